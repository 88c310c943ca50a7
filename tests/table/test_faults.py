"""What is wrong with something typed at the terminal is told in the language of who typed it: one
line that names the field or the word."""

from __future__ import annotations

import ast
import json
import re
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import ragnatafl
from ragnatafl.kernel.codecs import BadInput, bad, did_you_mean, within
from ragnatafl.kernel.faults import Fault, of_file
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.positions import position
from ragnatafl.table.telling.faults import said_in

if TYPE_CHECKING:
    from table.conftest import Run

TYPED = (
    ("rnics", "play rnics"),
    ("runics", "play"),
    ("zz", "games --lang zz"),
    ("7", "play runics --seats 7"),
    ("4, 2, 3", "play bloodrage --seats 9"),
    ("adepts", "play runics --option adept=1"),
    ("adepts", "play runics --option adepts=perhaps"),
    ("tie_break", "play runics --option tie_break=mine"),
    ("hero", "play surtr --option hero=odin"),
    ("deep-roots", "play surtr --option challenges=deep-rots"),
    ("forges", "play lords --option forges=zz"),
    ("fast", "play runics --source fst"),
    ("--source asked", "play runics --keep die=app"),
    ("dice", "play surtr --source asked --keep dice=app"),
    ("die", "play surtr --source asked --keep die=counted"),
    ("--keep", "play surtr --source asked --keep die"),
    ("karl", "play runics --players me,krl"),
    ("jarl:400", "play runics --players me,jarl:soon"),
    ("jarl:0", "play runics --players me,jarl:0"),
    ("jarl:400:2", "play runics --players me,jarl:400:x"),
    ("--players", "play runics --players me,me,me,me --seats 2"),
    ("--names", "play runics --names ,"),
    ("--names", "play runics --names Ann,Ann"),
    ("--names", "play runics --names A,B,C,D,E"),
    ("no.json", "play --from no.json"),
    ("runics", "play raid --from middle.json"),
    ("--seats", "play runics --seats 2 --from middle.json"),
    ("--seed", "play --from game.json --seed 3"),
    ("/no/pack", "play runics --content /no/pack"),
    ("pack.json", "play runics --content pack.json"),
    ("no.json", "replay no.json"),
    ("folder", "replay folder"),
    ("--at", "replay game.json --at 9999"),
    ("--eyes", "replay game.json --eyes olaf"),
    ("text.json", "position check text.json"),
    ("game.json", "position check game.json"),
    ("--at", "position write game.json --at 9999"),
    ("RUN-9", "rules runics RUN-99"),
    ("monsters", "cards lords --kind monstrs"),
    ("first", "learn runics frst"),
    ("--depth", "perft runics --depth 0"),
    ("runics", "perft"),
    ("thrall", "simulate runics --bots thral"),
    ("65535", "serve --port 99999"),
    ("port", "serve --port many"),
    ("tables_a_minute", "serve --set table_a_minute=3"),
    ("plain", "serve --log-format xml"),
    ("no.toml", "config --config no.toml"),
    ("no.db", "db list --db no.db"),
    ("game.json", "db list --db game.json"),
    ("90d", "db prune --older-than soon"),
    ("--state", "db prune --older-than 1d --state new"),
    ("postgresql://", "worker"),
    ("my_raid", "games --load my_raid"),
    ("--fit", "train runics --gather a.npz --fit b.npz"),
    ("a/b.json", "train runics -o a/b.json"),
    ("nobody", "admin show nobody --db tables.db"),
    ("203.0.113.7", "admin ban everybody --db tables.db"),
    ("203.0.113.7", "admin unban 203.0.113.7 --db tables.db"),
)


@pytest.fixture
def desk(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """A folder with a game, its middle, and what is neither."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    match = ragnatafl.new("runics", seed=1)
    match.choose(match.decision.options[0])
    match.record().save(tmp_path / "game.json")
    (tmp_path / "middle.json").write_text(json.dumps(position(match.state)))
    (tmp_path / "text.json").write_text("middle.json")
    (tmp_path / "pack.json").write_text('{"ragnatafl": "pack", "files": 3}')
    (tmp_path / "folder").mkdir()
    from ragnatafl.table.storage import open_store

    open_store(str(tmp_path / "tables.db")).close()
    return run


@pytest.mark.parametrize(("named", "typed"), TYPED, ids=[typed for _, typed in TYPED])
def test_a_fault_is_one_line_in_the_language_and_names_its_field(
    desk: Run, named: str, typed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = []
    for code in LANGUAGES:
        monkeypatch.setenv("LC_ALL", code.replace("-", "_"))
        ran = desk(*typed.split())

        assert ran.code == 2, ran
        assert ran.err.count("\n") == 1
        assert named in ran.err
        lines.append(ran.err)
    assert len(set(lines)) == len(lines), lines


def test_every_fault_of_a_position_is_told_in_the_language(desk: Run, tmp_path: Path) -> None:
    document = json.loads((tmp_path / "middle.json").read_text())
    document["zones"]["hnd"] = []
    document["zones"]["deck"] = ["R99"]
    document["table"]["nothing"] = 1
    document["agenda"] = [{"step": "walk"}]
    document["memory"] = {"astrid": {"hand bjorn": []}, "bjorn": 7}
    document["chance"] = {"a": "x", "b": 1}

    check(desk, tmp_path, document, ("hnd", "R99", "nothing", "walk", "astrid", "bjorn", "chance"))


@pytest.mark.parametrize(
    ("wrong", "word"),
    [
        ({"chance": {"source": "sealed"}}, "chance"),
        ({"sealed": {"astrid": "lay nothing"}}, "lay nothing"),
        ({"underway": "lay nothing"}, "underway"),
    ],
)
def test_what_is_wrong_with_a_position_alone_is_told_in_the_language(
    desk: Run, tmp_path: Path, wrong: dict[str, object], word: str
) -> None:
    document = json.loads((tmp_path / "middle.json").read_text())

    check(desk, tmp_path, document | wrong, (word,))


def check(desk: Run, tmp_path: Path, document: dict[str, object], words: tuple[str, ...]) -> None:
    """Each language has lines of its own, as many of them, and each of these words in one."""
    (tmp_path / "wrong.json").write_text(json.dumps(document))

    told = {code: desk("position", "check", "wrong.json", "--lang", code) for code in LANGUAGES}

    english = told["en"].err.splitlines()
    assert len(english) >= len(words)
    for code in LANGUAGES[1:]:
        lines = told[code].err.splitlines()
        assert len(lines) == len(english)
        assert not set(lines) & set(english)
        for word in words:
            assert any(word in line for line in lines), (code, word, lines)


def test_a_record_that_was_changed_is_refused_in_the_language(desk: Run, tmp_path: Path) -> None:
    record = json.loads((tmp_path / "game.json").read_text())
    wrong = {
        "choice": record | {"choices": ["astrid: lay nothing"]},
        "seat": record | {"choices": ["olaf: lay R01"]},
        "names": record | {"names": ["Ann"]},
        "format": record | {"format": 99},
        "no-seed": record | {"seed": ""},
        "shape": record | {"seats": "two"},
        "other": {"ragnatafl": "pack"},
    }
    for name, document in wrong.items():
        (tmp_path / f"{name}.json").write_text(json.dumps(document))
        lines = {desk("replay", f"{name}.json", "--lang", code).err for code in LANGUAGES}

        assert len(lines) == len(LANGUAGES), (name, lines)


def test_faults_are_said_by_the_game_that_has_the_words() -> None:
    fault = Fault("an army of bjorn has value 0", "army-value", (("seat", "bjorn"), ("value", 0)))

    assert said_in("en", BadInput(fault)) == ["an army of bjorn has value 0"]
    assert said_in("uk", BadInput(fault), ["lords"]) != [str(fault)]
    assert said_in("uk", BadInput("what only we meet")) == ["what only we meet"]


def test_a_fault_may_hold_another() -> None:
    inner = bad("unknown card 'X'", "unknown-here", told="X", right=did_you_mean("X", ["R01"]))

    assert said_in("ru", BadInput(within("zones: hand", inner))) == [
        "zones: hand: «X» здесь неизвестно; есть: R01"
    ]


def test_what_is_cleaned_for_one_line_keeps_its_language() -> None:
    fault = bad("unknown game 'a\nb'", "unknown-language", told="a\nb", right="-").faults[0]

    assert str(fault) == "unknown game 'a\\nb'"
    assert said_in("uk", BadInput(fault)) == ["невідома мова «a\\nb»; -"]


@pytest.mark.parametrize("number", [1, 2, 13, 20, 21, 28])
def test_what_the_system_says_of_files_is_told_in_the_language(number: int) -> None:
    told = {
        said_in(code, BadInput(of_file("a.json", OSError(number, "so it is"))))[0]
        for code in LANGUAGES
    }

    assert len(told) == len(LANGUAGES)
    assert all(line.startswith("a.json: ") for line in told)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name.removesuffix("_name"))


@pytest.mark.parametrize(
    "package",
    ["ragnatafl", "ragnatafl.table.web", "ragnatafl.games.lords", "ragnatafl.games.surtr"],
)
def test_faults_of_every_language_tell_the_same_facts(package: str) -> None:
    told: dict[str, dict[str, set[str]]] = {}
    for code in LANGUAGES:
        raw = files(package).joinpath("words", f"{code}.ftl").read_text(encoding="utf-8")
        told[code] = {}
        for entry in FluentParser().parse(raw).body:
            if isinstance(entry, Message) and entry.id.name.startswith("fault-"):
                variables = _Variables()
                variables.visit(entry)
                told[code][entry.id.name] = variables.found

    for code in LANGUAGES[1:]:
        assert told[code] == told["en"]


def test_every_fault_with_a_key_has_words() -> None:
    """Whatever is raised with a key is said in some file of words, and so in four languages."""
    root = Path(ragnatafl.__file__).parent
    said = {
        key
        for words in root.rglob("words/en.ftl")
        for key in re.findall(r"^fault-([\w-]+) =", words.read_text(encoding="utf-8"), re.MULTILINE)
    }
    modules = {path: path.read_text(encoding="utf-8") for path in root.rglob("*.py")}
    raised = {
        (call.args[1].value, path.name)
        for path, text in modules.items()
        if "ragnatafl.kernel.faults" in text or "ragnatafl.kernel.codecs" in text
        for call in ast.walk(ast.parse(text))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and len(call.args) > 1
        if call.func.id in ("bad", "Fault") and isinstance(call.args[1], ast.Constant)
    }

    assert len(raised) > 150
    assert [(key, path) for key, path in sorted(raised) if key and key not in said] == []
