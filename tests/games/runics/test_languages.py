"""Everything that Runics can say is said in all four languages, in whole and right sentences."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Final, Literal, get_args, get_origin, get_type_hints

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from games.runics.table import new_runics
from kit.play import played_by_verb
from ragnatafl.games.runics import GAME
from ragnatafl.games.runics.rules.components import CARDS, RUNES, SIDES, CardId, RunicsOptions
from ragnatafl.games.runics.rules.laying import Lay
from ragnatafl.kernel.decisions import REFUSALS
from ragnatafl.kernel.events import EVENTS
from ragnatafl.kernel.language import LANGUAGES, language
from ragnatafl.kernel.seats import SPECTATOR, Seat

PACKAGE: Final = "ragnatafl.games.runics"
MODULES: Final = {"archmasters": True, "adepts": True, "extra_card": True}
HIDDEN: Final = {"draw", "draw-extra", "draw-adept", "show-hand"}
"""Events with a secret that some watcher must not know."""
SAMPLES: Final[dict[str, tuple[str | int, ...]]] = {
    "seat": ("astrid",),
    "card": ("R07",),
    "cards": ("R07 R11",),
    "x": (-1, 21),
    "y": (2,),
    "turn": (0, 90, 180, 270),
    "colour": RUNES.ids,
    "side": SIDES.ids,
    "count": (0, 1, 2, 5, 21, -3),
    "runes": ("RG/BB/GB",),
}


class Variables(Visitor):
    """Collects the variables that a message takes; a name stands for the thing itself."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name.removesuffix("_name"))


@cache
def messages(code: str) -> dict[str, frozenset[str]]:
    """The messages of a language file and the variables of each."""
    text = files(PACKAGE).joinpath("words", f"{code}.ftl").read_text(encoding="utf-8")
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{code}: {entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


def sources() -> Iterator[ast.AST]:
    """Every node of the game's own modules."""
    for file in Path(str(files(PACKAGE))).rglob("*.py"):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def calls(*names: str) -> Iterator[tuple[str, list[ast.expr]]]:
    for node in sources():
        if isinstance(node, ast.Call):
            function = node.func
            name = function.attr if isinstance(function, ast.Attribute) else None
            name = function.id if isinstance(function, ast.Name) else name
            if name in names:
                yield name, node.args


def texts(node: ast.expr) -> list[str]:
    """The constants that an argument may be."""
    if isinstance(node, ast.IfExp):
        return [*texts(node.body), *texts(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def wanted() -> set[str]:
    """Every key that the source can ask for."""
    keys = {"game-title", "game-about"}
    keys |= {f"prompt-{key}" for step in GAME.step_classes.values() for key in step.prompts}
    keys |= {f"option-{cls.key}" for cls in GAME.option_classes}
    keys |= {f"refuse-{kind.key}" for kind in REFUSALS if PACKAGE in kind.__module__}  # type: ignore[misc]
    keys |= {f"event-{kind.kind}" for kind in EVENTS if PACKAGE in kind.__module__}  # type: ignore[misc]
    keys |= {f"event-{kind}-hidden" for kind in HIDDEN}
    keys |= {f"name-{name}" for name in (*RUNES.ids, *SIDES.ids, "S00")}
    keys |= {f"name-{text}" for _, args in calls("Lot") for text in texts(args[0])}
    for _, args in calls("Zone"):
        shown = args[0].values[0] if isinstance(args[0], ast.JoinedStr) else args[0]
        keys |= {f"name-{text.strip()}" for text in texts(shown)}
    match = new_runics()
    assert GAME.score_parts is not None
    keys |= {f"part-{part}" for part, _ in GAME.score_parts(match.state, Seat(0))}
    hints = get_type_hints(RunicsOptions)
    for name in RunicsOptions.__struct_fields__:
        hint = hints[name]
        keys.add(f"option-help-{name}")
        if get_origin(hint) is Literal:
            keys |= {f"option-help-{name}-{value}" for value in get_args(hint)}
    for node in sources():
        if isinstance(node, ast.Constant) and str(node.value).startswith("table-"):
            keys.add(str(node.value))
    keys.discard("table-count-")
    keys |= {f"table-count-{what}" for what in ("points", "masters", "cards")}
    return keys


def test_the_source_is_read_as_meant() -> None:
    """The net has no holes: what is known to be asked for is found."""
    assert {
        "prompt-must-place",
        "refuse-not-in-hand",
        "refuse-colours-do-not-fit",
        "refuse-rune-or-area-taken",
        "event-draw-adept",
        "event-token",
        "name-first-player",
        "name-hand",
        "part-kept-cards",
        "option-help-covering-must_extend",
        "table-token-put",
    } <= wanted()


def test_english_says_all_that_is_asked_for_and_no_more() -> None:
    assert set(messages("en")) == wanted()


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_languages_have_the_same_messages(code: str) -> None:
    """The same keys, each with the same variables."""
    assert messages(code) == messages("en")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_is_a_whole_sentence(code: str) -> None:
    """With all samples of its variables; nothing is left open."""
    speech = language(code, PACKAGE)
    for key, variables in messages(code).items():
        names = sorted(variables)
        for values in product(*(SAMPLES[name] for name in names)):
            said = speech.say(key, tuple(zip(names, values, strict=True)), ("Olena", "Petro"))
            assert said
            assert said == said.strip()
            assert "{" not in said
            assert "$" not in said
            if {"x", "y"} <= variables:
                assert f"{values[names.index('x')]},2" in said


@pytest.mark.parametrize("code", LANGUAGES)
def test_refusals_say_who_cannot(code: str) -> None:
    """They begin with the player, and say after a colon what would be right."""
    cannot = {"en": "cannot", "uk": "не може", "ru": "не может", "pt-BR": "não pode"}[code]
    speech = language(code, PACKAGE)
    for key, variables in messages(code).items():
        if key.startswith("refuse-"):
            facts = tuple((name, SAMPLES[name][-1]) for name in sorted(variables))
            said = speech.say(key, facts, ("Olena",))
            assert said.startswith(f"Olena {cannot} ")
            assert ": " in said
            assert not said.endswith(".")


@pytest.mark.parametrize(
    ("code", "alphabet", "foreign"),
    [("uk", "а-щьюяіїєґ", "ыэъё"), ("ru", "а-яё", "іїєґ")],
)
def test_each_language_keeps_to_its_letters(code: str, alphabet: str, foreign: str) -> None:
    speech = language(code, PACKAGE)
    for key, variables in messages(code).items():
        facts = tuple((name, SAMPLES[name][0]) for name in sorted(variables))
        said = speech.say(key, facts).lower()
        assert re.search(f"[{alphabet}]", said), key
        assert not re.search(f"[{foreign}]", said), key


@pytest.mark.parametrize(
    ("code", "key", "forms"),
    [
        ("en", "table-count-cards", ("1 card", "2 cards", "5 cards", "21 cards")),
        ("uk", "table-count-cards", ("1 карта", "2 карти", "5 карт", "21 карта")),
        ("uk", "table-count-points", ("1 очко", "2 очки", "5 очок", "21 очко")),
        (
            "uk",
            "table-count-masters",
            (
                "1 майстер у запасі",
                "2 майстри в запасі",
                "5 майстрів у запасі",
                "21 майстер у запасі",
            ),
        ),
        (
            "uk",
            "table-deck",
            ("Колода: 1 карта", "Колода: 2 карти", "Колода: 5 карт", "Колода: 21 карта"),
        ),
        ("ru", "table-count-cards", ("1 карта", "2 карты", "5 карт", "21 карта")),
        ("ru", "table-count-points", ("1 очко", "2 очка", "5 очков", "21 очко")),
        (
            "ru",
            "table-count-masters",
            (
                "1 мастер в запасе",
                "2 мастера в запасе",
                "5 мастеров в запасе",
                "21 мастер в запасе",
            ),
        ),
        ("pt-BR", "table-count-points", ("1 ponto", "2 pontos", "5 pontos", "21 pontos")),
    ],
)
def test_numbers_take_their_forms(code: str, key: str, forms: tuple[str, ...]) -> None:
    speech = language(code, PACKAGE)

    assert tuple(speech.say(key, (("count", number),)) for number in (1, 2, 5, 21)) == forms


@pytest.mark.parametrize("code", LANGUAGES)
def test_whole_games_are_told(code: str) -> None:
    """Every prompt, option and event of some games, to each seat and to spectators."""
    speech = language(code, PACKAGE)
    for seed in range(2):
        match = new_runics(2 + seed, seed, **MODULES)
        while not match.over:
            decision = match.decision
            lines = [speech.option(option) for option in decision.options]
            assert len(set(lines)) == len(lines)
            assert speech.prompt(decision)
            match.choose(decision.options[seed * 7 % len(decision.options)])
        for seat in (*range(match.state.seats), SPECTATOR):
            told = [speech.event(event) for event in match.events_for(seat)]
            assert all(told)


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_secret_is_told(code: str) -> None:
    """RUN-4.2: the events of a deal name no card to those who do not hold it."""
    speech = language(code, PACKAGE)
    match = new_runics(3, 8)

    deal = [speech.event(event) for event in match.events_for(SPECTATOR)]

    assert not [line for line in deal if any(card in line for card in CARDS.ids)]


def test_an_option_reads_well_in_a_list() -> None:
    card = CardId(CARDS.read("R07"))
    lines = {
        code: [language(code, PACKAGE).option(Lay(card, turn, -1, 2)) for turn in (90, 0)]
        for code in LANGUAGES
    }

    assert lines == {
        "en": ["lay R07, turned 90°, at -1,2", "lay R07, upright, at -1,2"],
        "uk": ["викласти R07, поворот 90°, на -1,2", "викласти R07 без повороту на -1,2"],
        "ru": ["выложить R07, поворот 90°, на -1,2", "выложить R07 без поворота на -1,2"],
        "pt-BR": ["pôr R07, girada 90°, em -1,2", "pôr R07, sem girar, em -1,2"],
    }


def test_tokens_and_adepts_take_the_right_case() -> None:
    """The colour is not simply put in: руна стає синьою, граємо зеленою стороною."""
    token = (("seat", "astrid"), ("colour", "blue"), ("x", 0), ("y", 1))
    adept = (("seat", "bjorn"), ("side", "green"))

    assert language("uk", PACKAGE).say("event-token", token).endswith("руна стає синьою")
    assert language("ru", PACKAGE).say("event-token", token).endswith("руна становится синей")
    assert (
        language("uk", PACKAGE).say("event-adept", adept).endswith("грає зеленою стороною адепта")
    )
    assert (
        language("ru", PACKAGE).say("event-adept", adept).endswith("играет зелёной стороной адепта")
    )


def test_played_at_random_is_told_too() -> None:
    """The rarer events of random games have their sentence in each language."""
    for seed in range(12):
        match = new_runics(3, seed, **MODULES)
        list(played_by_verb(match, seed))
        for code in LANGUAGES:
            speech = language(code, PACKAGE)
            assert all(speech.event(event) for event in match.events_for(SPECTATOR))
