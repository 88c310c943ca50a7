"""Everything that Blood Rage can say is said in all four languages, in whole sentences."""

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
from fluent.syntax.ast import Junk, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from games.bloodrage.table import new_bloodrage, own_content
from kit.play import played_by_verb
from ragnatafl.games.bloodrage import GAME
from ragnatafl.games.bloodrage.cards.box import OWN, SHELF, load
from ragnatafl.games.bloodrage.cards.entries import CardKind
from ragnatafl.games.bloodrage.face.words import card_text
from ragnatafl.games.bloodrage.rules.board import PLACES, PROVINCES, REGIONS
from ragnatafl.games.bloodrage.rules.components import (
    CARDS,
    REWARDS,
    SOURCES,
    STATS,
)
from ragnatafl.games.bloodrage.rules.figures import FIGURES
from ragnatafl.games.bloodrage.rules.switches import BloodRageOptions
from ragnatafl.kernel.decisions import REFUSALS
from ragnatafl.kernel.events import EVENTS
from ragnatafl.kernel.language import LANGUAGES, language
from ragnatafl.kernel.seats import SPECTATOR, Seat

PACKAGE: Final = "ragnatafl.games.bloodrage"
HIDDEN: Final = {"deal", "keep", "discard-unseen", "commit"}
"""Events with a secret that some watcher must not know."""
BY_CARDS: Final = {"pay-rage", "gain-rage", "glory", "steal-glory", "raise-stat", "destroy"}
"""Events that a card's text may bring about."""
FORMS: Final = {
    "figure-object", "figure-with", "into-place", "into-target", "at-place", "at-origin",
    "from-origin", "province-object",
}  # fmt: skip
"""Names in the case that a sentence needs; other messages put them in."""
CLANS: Final = ("clan-wolf", "clan-raven", "clan-serpent", "clan-bear")
COUNTS: Final = (0, 1, 2, 5, 21)
SAMPLES: Final[dict[str, tuple[str | int, ...]]] = {
    "seat": ("astrid",),
    "victim": ("bjorn",),
    "first": ("bjorn",),
    **dict.fromkeys(("card", "by"), ("tyrs-smash-1b",)),
    "cards": ("tyrs-smash-1b troll-1",),
    "old": ("troll-1",),
    "provinces": ("utgard andlang",),
    **dict.fromkeys(("empty", "glory", "cell", "cells", "percent", "low", "high"), (4,)),
    "figure": ("warrior", "leader", "ship", "valkyrie"),
    "figures": ("3-warrior leader troll", "ship"),
    "place": ("angerboda", "utgard", "nw", "valhalla", "reserve"),
    "origin": ("angerboda", "gimle", "se", "valhalla"),
    "target": ("angerboda", "yggdrasil", "sw"),
    "province": ("angerboda", "horgr"),
    "stat": STATS.ids,
    "reward": REWARDS.ids,
    "source": SOURCES.ids,
    **dict.fromkeys(("count", "amount", "dead", "gain_if_won_glory", "rage"), COUNTS),
    "left": (2, 1),
    **dict.fromkeys(("age", "cost", "horns", "pick", "picks", "room"), (3,)),
    **dict.fromkeys(("strength", "there", "total", "value", "pair", "least"), (4,)),
    "strength_in_yggdrasil_strength": (4,),
}


class Mentions(Visitor):
    """Collects the variables that a message takes and the messages it puts in."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name.removesuffix("_name"))

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def mentions(code: str) -> dict[str, Mentions]:
    """The messages of a language file, with what each mentions."""
    text = files(PACKAGE).joinpath("words", f"{code}.ftl").read_text(encoding="utf-8")
    found: dict[str, Mentions] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{code}: {entry.id.name} stands twice"
            found[entry.id.name] = Mentions()
            found[entry.id.name].visit(entry)
    return found


@cache
def messages(code: str) -> dict[str, frozenset[str]]:
    """The messages of a language file and all variables of each, of what it puts in too."""
    found = mentions(code)

    def variables(key: str) -> frozenset[str]:
        return frozenset(found[key].variables).union(*map(variables, found[key].messages))

    return {key: variables(key) for key in found}


def sources() -> Iterator[ast.Module]:
    for file in Path(str(files(PACKAGE))).rglob("*.py"):
        yield ast.parse(file.read_text(encoding="utf-8"))


def texts(node: ast.expr, module: ast.Module) -> list[str]:
    """The constants that an argument may be; a variable has those of its assignments."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=one, orelse=other):
            return [*texts(one, module), *texts(other, module)]
        case ast.Tuple(elts=parts):
            return [text for part in parts for text in texts(part, module)]
        case ast.Name(id=name):
            return [
                text
                for made in ast.walk(module)
                if isinstance(made, ast.Assign)
                and any(isinstance(n, ast.Name) and n.id == name for n in _targets(made))
                for text in texts(made.value, module)
            ]
    return []


def _targets(made: ast.Assign) -> Iterator[ast.AST]:
    for target in made.targets:
        yield from ast.walk(target)


def calls(*names: str) -> Iterator[tuple[str, list[ast.expr], ast.Module]]:
    for module in sources():
        for node in ast.walk(module):
            if isinstance(node, ast.Call):
                function = node.func
                name = function.attr if isinstance(function, ast.Attribute) else None
                name = function.id if isinstance(function, ast.Name) else name
                if name in names:
                    yield name, node.args, module


def asked_of(function: str, position: int) -> set[str]:
    """The texts that calls of a function have at this position."""
    return {
        text
        for _, args, module in calls(function)
        if len(args) > position
        for text in texts(args[position], module)
    }


def names() -> set[str]:
    """Every content id that has a name."""
    found = {*OWN["card"], *FIGURES.ids, *PLACES.ids, *REGIONS.ids, *STATS.ids, *REWARDS.ids}
    found |= {*SOURCES.ids, *get_args(CardKind), *CLANS, "none", "nothing"}
    found |= {f"{count}-warrior" for count in range(2, 9)}
    found |= asked_of("Lot", 0)
    for _, args, module in calls("Zone"):
        shown = args[0].values[0] if isinstance(args[0], ast.JoinedStr) else args[0]
        found |= {text.strip() for text in texts(shown, module)}
    return found


def is_own(cls: type[object]) -> bool:
    return cls.__module__.startswith(PACKAGE)


def wanted() -> set[str]:
    """Every key that can be asked for: what is declared, and what pictures say."""
    keys = {"game-title", "game-about", *FORMS}
    keys |= {f"prompt-{key}" for cls in GAME.step_classes.values() for key in cls.prompts}
    keys |= {f"option-{cls.key}" for cls in GAME.option_classes}
    keys |= {f"refuse-{vars(cls)['key']}" for cls in REFUSALS if is_own(cls)}
    own = {f"event-{vars(cls)['kind']}": cls for cls in EVENTS if is_own(cls)}
    keys |= {*own}
    keys |= {f"{key}-by" for key, cls in own.items() if vars(cls)["kind"] in BY_CARDS}
    keys |= {f"event-{kind}-hidden" for kind in HIDDEN}
    keys |= {f"name-{name}" for name in names()}
    keys |= {f"text-{title}" for title in OWN["title"]}
    keys |= {
        node.value
        for module in sources()
        for node in ast.walk(module)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value.startswith("draw-")
    }
    match = new_bloodrage()
    assert GAME.score_parts is not None
    keys |= {f"part-{part}" for part, _ in GAME.score_parts(match.state, Seat(0))}
    hints = get_type_hints(BloodRageOptions)
    for name in BloodRageOptions.__struct_fields__:
        hint = hints[name]
        keys.add(f"option-help-{name}")
        if get_origin(hint) is Literal:
            keys |= {f"option-help-{name}-{value}" for value in get_args(hint)}
    return keys


def samples(variables: frozenset[str]) -> Iterator[tuple[tuple[str, str | int], ...]]:
    """Facts for a message, with all samples of its variables."""
    holes = sorted(variables)
    for values in product(*(SAMPLES[hole] for hole in holes)):
        yield tuple(zip(holes, values, strict=True))


def test_the_source_is_read_as_meant() -> None:
    """The net has no holes: what is known to be asked for is found."""
    assert {
        "prompt-keep-gift",
        "prompt-add-late-card",
        "refuse-invade-ship-ashore",
        "refuse-no-recall",
        "refuse-march-full",
        "event-pay-rage",
        "event-take-back",
        "event-pass-gifts",
        "event-leave-unseen",
        "event-release",
        "option-upgrade-replacing",
        "name-hand",
        "name-pillage-token",
        "name-sw",
        "part-ragnarok",
        "text-dark-elf-2",
        "option-help-first-eirik",
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
        for facts in samples(variables):
            said = speech.say(key, facts, ("Olena", "Petro"))
            assert said
            assert said == said.strip()
            assert "  " not in said
            assert not re.search(r"[{}$]", said)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_place_and_figure_has_its_forms(code: str) -> None:
    """A form holds the name, or its beginning where the ending changes."""
    speech = language(code, PACKAGE)
    ids = {"figure": FIGURES.ids, "province": PROVINCES.ids}
    for form in FORMS:
        (variable,) = messages(code)[form]
        for name in ids.get(variable, PLACES.ids):
            stem = speech.name(name)[:4]
            assert stem in speech.say(form, ((variable, name),)), (form, name)


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
    """The game itself is called as on its box."""
    speech = language(code, PACKAGE)
    for key, variables in messages(code).items():
        facts = tuple((name, SAMPLES[name][0]) for name in sorted(variables))
        said = speech.say(key, facts).lower()
        assert key == "game-title" or re.search(f"[{alphabet}]", said), key
        assert not re.search(f"[{foreign}]", said), key


@pytest.mark.parametrize("code", LANGUAGES)
def test_cards_are_told_apart_by_their_names(code: str) -> None:
    """Copies are called alike; two titles never are."""
    speech = language(code, PACKAGE)
    titles: dict[str, set[int]] = {}
    for card, title in enumerate(own_content().title):
        titles.setdefault(speech.name(CARDS.write(card)), set()).add(title)

    assert len(titles) == len(OWN["title"])
    assert all(len(alike) == 1 for alike in titles.values())


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_text_of_a_card_fits_on_it(code: str) -> None:
    speech = language(code, PACKAGE)

    content = own_content()
    texts = {card: card_text(speech, content, card) for card in content.cards}

    assert [CARDS.write(card) for card, text in texts.items() if len(text) > 110] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_numbers_of_a_card_come_from_its_entry(code: str, tmp_path: Path) -> None:
    """So that text and effect cannot differ: who types in a printed 4 reads 4."""
    entry = (
        '[[card]]\nid = "thors-ascension-3"\nage = 3\nkind = "battle"\nstrength = 1\n'
        'players = ["-", "4+"]\nsource = "public"\n'
        'when = [{ on = "battle-decided", effect = "gain_if_won", rage = 7, glory = 9 }]\n'
    )
    (tmp_path / "cards.toml").write_text(entry, encoding="utf-8")
    speech, card = language(code, PACKAGE), CARDS.read("thors-ascension-3a")

    ours = card_text(speech, own_content(), card)
    printed = card_text(speech, load(SHELF.take(pack=tmp_path)), card)

    assert re.findall(r"\d+", ours) == ["3", "3"]
    assert re.findall(r"\d+", printed) == ["7", "9"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_only_numbers_of_the_rules_stand_in_texts(code: str) -> None:
    """What actions of cards cost is said by rules (BR-Fg, BR-F19), and that costs end at 0."""
    text = files(PACKAGE).joinpath("words", f"{code}.ftl").read_text(encoding="utf-8")
    told = re.findall(r"^text-(\S+) =(.*(?:\n .*)*)", text, re.MULTILINE)
    plain = {title: re.sub(r"{[^{}]*}|\+1", "", said) for title, said in told}

    numbered = {title for title, said in plain.items() if re.search(r"\d", said)}
    assert numbered == {"friggas-charm-1", "tyrs-challenge-2", "friggas-domain-3"}


@pytest.mark.parametrize(
    ("code", "forms"),
    [
        ("en", ("no warrior goes", "1 warrior goes", "2 warriors go", "5 warriors go")),
        ("uk", ("воїни лишаються", "іде 1 воїн", "ідуть 2 воїни", "ідуть 5 воїнів")),
        ("ru", ("воины остаются", "идёт 1 воин", "идут 2 воина", "идут 5 воинов")),
        (
            "pt-BR",
            ("nenhum guerreiro vai", "1 guerreiro vai", "2 guerreiros vão", "5 guerreiros vão"),
        ),
    ],
)
def test_numbers_take_their_forms(code: str, forms: tuple[str, ...]) -> None:
    speech = language(code, PACKAGE)
    counts = ((("count", count), ("figure", "warrior")) for count in (0, 1, 2, 5))

    assert tuple(speech.say("option-take", facts) for facts in counts) == forms


@pytest.mark.parametrize(
    ("code", "group"),
    [
        ("en", "5 warriors, leader, sea serpent"),
        ("uk", "5 воїнів, вождь, морський змій"),
        ("ru", "5 воинов, лидер, морской змей"),
        ("pt-BR", "5 guerreiros, líder, serpente marinha"),
    ],
)
def test_a_group_of_figures_is_a_list(code: str, group: str) -> None:
    assert language(code, PACKAGE).name("5-warrior leader sea-serpent") == group


@pytest.mark.parametrize(
    ("code", "key", "said"),
    [
        ("en", "option-join", "bring a warrior from Angerboda"),
        ("uk", "option-join", "привести воїна з Ангербоди"),
        ("ru", "option-join", "привести воина из Ангербоды"),
        ("pt-BR", "option-join", "trazer um guerreiro de Angerboda"),
        ("en", "option-invade", "invade the north-western fjord with a warrior"),
        ("uk", "option-invade", "вторгнутися в північно-західний фіорд воїном"),
        ("ru", "option-invade", "вторгнуться в северо-западный фьорд воином"),
        ("pt-BR", "option-invade", "invadir o fiorde do noroeste com um guerreiro"),
        ("uk", "event-march", "Olena іде маршем з Ангербоди в Гімле: 2 воїни, вождь"),
        ("ru", "event-march", "Olena идёт маршем из Ангербоды в Гимле: 2 воина, лидер"),
        ("pt-BR", "event-destroy", "Olena perde em Angerboda: 2 guerreiros, líder"),
        ("ru", "event-destroy", "Olena теряет в Ангербоде: 2 воина, лидер"),
    ],
)
def test_names_take_the_right_case(code: str, key: str, said: str) -> None:
    facts = (
        ("seat", "astrid"),
        ("figure", "warrior"),
        ("figures", "2-warrior leader"),
        ("origin", "angerboda"),
        ("place", "nw"),
        ("target", "gimle"),
    )

    assert language(code, PACKAGE).say(key, facts, ("Olena",)) == said


def test_a_refusal_names_the_values() -> None:
    facts = (
        ("seat", "bjorn"),
        ("figure", "warrior"),
        ("place", "utgard"),
        ("count", 4),
        ("horns", 4),
    )

    assert language("en", PACKAGE).say("refuse-invade-horns", facts) == (
        "Bjorn cannot invade Utgard with a warrior: 4 figures on the map, Horns 4"
    )


@pytest.mark.parametrize("code", LANGUAGES)
def test_whole_games_are_told(code: str) -> None:
    """Every prompt, option and event of some games, to each seat and to spectators."""
    speech = language(code, PACKAGE)
    for seats, seed in ((2, 1), (4, 2)):
        match = new_bloodrage(seats, seed, hidden_pillage=seed == 2)
        choices = played_by_verb(match, seed)
        while not match.over:
            for decision in match.decisions:
                lines = [speech.option(option) for option in decision.options]
                assert len(set(lines)) == len(lines)
                assert speech.prompt(decision)
            next(choices)
        for seat in (*range(seats), SPECTATOR):
            assert all(speech.event(event) for event in match.events_for(seat))


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_secret_is_told(code: str) -> None:
    """BR-2.6.2: the events of a deal name no card to those who do not hold it."""
    speech = language(code, PACKAGE)
    match = new_bloodrage(3, 8)
    cards = {speech.name(card) for card in OWN["card"]}

    deal = [speech.event(event) for event in match.events_for(SPECTATOR)]

    assert not [line for line in deal if any(card in line for card in cards)]
