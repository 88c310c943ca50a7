"""Everything that Lords of Ragnarok can say is said in all four languages, in whole sentences."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from pathlib import Path
from random import Random
from typing import Final, Literal, get_args, get_origin, get_type_hints

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

import ragnatafl
from games.lords.table import own_content
from ragnatafl.games import register
from ragnatafl.games.lords import GAME
from ragnatafl.games.lords.rules.artefacts import MOMENTS
from ragnatafl.games.lords.rules.board import GODS, LANDS, REALMS, SEAS
from ragnatafl.games.lords.rules.components import (
    ACTIONS,
    ATTRIBUTES,
    CARDS,
    CONDITIONS,
    FACES,
    MONSTERS,
    PREY,
    REWARDS,
    RUNES,
    SPACE_KINDS,
    TITLES,
    WEAPONS,
)
from ragnatafl.games.lords.rules.state import Lords
from ragnatafl.games.lords.rules.switches import LordsOptions
from ragnatafl.kernel.decisions import REFUSALS
from ragnatafl.kernel.events import EVENTS, Event
from ragnatafl.kernel.game import load_content
from ragnatafl.kernel.language import LANGUAGES, language
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import NOBODY, SPECTATOR, Seat

register(GAME)

BJORN: Final = Seat(1)
PACKAGE: Final = "ragnatafl.games.lords"
KIND_AT: Final = {
    "tell": 1, "move": 4, "move_top": 3, "move_pile": 3, "move_some": 4, "deal": 4, "show": 3,
    "move_army": 3, "lose_rune": 3, "draw_blessing_to": 2,
}  # fmt: skip
"""Where the calls that tell an event name its kind."""
HIDDEN: Final = {"draw-cards", "monster-draws", "look-at-claws", "hand-returned"}
"""Events with a secret that some watcher must not know."""
FORMS: Final = {"god-of", "monster-object", "prey-object"}
"""Names in the case that a sentence needs; other messages put them in."""
IN_A_HUNT: Final = {
    "sword-dance", "spear-wall", "frenzy", "cleave", "bow", "ambush", "stagger", "thunderclap",
    "shield", "reinforcements",
}  # fmt: skip
"""The titles with a hunt effect."""
IN_A_BATTLE: Final = {
    "sword-dance", "onslaught", "spear-wall", "impale", "cleave", "volley", "ambush", "hammer",
    "stagger", "shield", "reinforcements",
}  # fmt: skip
"""The titles with a battle effect."""
COUNTS: Final = (0, 1, 2, 5, 21)
RULES: Final = (
    "LOR-1-2", "LOR-1-3", "LOR-1-4", "LOR-1-5-6", "LOR-6-1-2", "LOR-6-4-2", "LOR-7-9-1",
    "LOR-7-9-2", "LOR-8-5-11-6", "LOR-9-1-2", "LOR-9-2", "LOR-9-6-2", "LOR-10-2-1", "LOR-10-4-1",
    "LOR-10-4-2", "other",
)  # fmt: skip
"""Rules by which sentences tell apart why something happened."""
SAMPLES: Final[dict[str, tuple[str | int, ...]]] = {
    "seat": ("astrid",),
    **dict.fromkeys(("owner", "victim", "keeper", "defender"), ("bjorn",)),
    "former": ("nobody", "bjorn"),
    "card": ("spear-b", "onslaught"),
    "first": ("spear-b",),
    "second": ("axe-a",),
    "cards": ("spear-b onslaught", 2),
    "action": ACTIONS.ids,
    "attribute": ATTRIBUTES.ids,
    "condition": CONDITIONS.ids,
    "face": FACES.ids,
    "god": GODS.ids,
    **dict.fromkeys(("kind", "space"), ("axe", "axe-rune", "sword-axe")),
    "moment": tuple(MOMENTS.ids),
    "monster": MONSTERS.ids,
    "prey": PREY.ids,
    "realm": REALMS.ids,
    **dict.fromkeys(("rune", "given"), RUNES.ids),
    "runes": ("uruz algiz",),
    "rule": RULES,
    "regions": ("2 14",),
    "boss": ("yes", "no"),
    "winners": ("astrid",),
    "sea": SEAS.ids,
    **dict.fromkeys(("region", "origin"), ("14",)),
    **dict.fromkeys(("count", "losses", "steps", "wounds"), COUNTS),
    "left": (2, 1),
    **dict.fromkeys(("value", "new", "level", "round", "limit", "injuries", "fewer"), (3,)),
    **dict.fromkeys(("fury", "defence", "attack", "own", "other", "total", "symbols"), (4,)),
    **dict.fromkeys(("needed", "types", "slain", "strength"), (2,)),
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
    """The messages of a language file, with what each mentions; those of pictures left out."""
    text = files(PACKAGE).joinpath("words", f"{code}.ftl").read_text(encoding="utf-8")
    found: dict[str, Mentions] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message) and not entry.id.name.startswith("draw-"):
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


@cache
def sources() -> tuple[ast.Module, ...]:
    return tuple(
        ast.parse(file.read_text(encoding="utf-8"))
        for file in Path(str(files(PACKAGE))).rglob("*.py")
    )


def texts(node: ast.expr, module: ast.Module) -> list[str]:
    """The constants that an argument may be; a variable has those of its assignments."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=one, orelse=other):
            return [*texts(one, module), *texts(other, module)]
        case ast.Name(id=name):
            return [
                text
                for made in ast.walk(module)
                if isinstance(made, ast.Assign)
                and any(isinstance(n, ast.Name) and n.id == name for n in made.targets)
                for text in texts(made.value, module)
            ]
    return []


def calls(*names: str) -> Iterator[tuple[list[ast.expr], ast.Module]]:
    for module in sources():
        for node in ast.walk(module):
            if isinstance(node, ast.Call):
                function = node.func
                name = function.attr if isinstance(function, ast.Attribute) else None
                name = function.id if isinstance(function, ast.Name) else name
                if name in names:
                    yield node.args, module


def asked_of(function: str, position: int) -> set[str]:
    """The texts that calls of a function have at this position."""
    return {
        text
        for args, module in calls(function)
        if len(args) > position
        for text in texts(args[position], module)
    }


def names() -> set[str]:
    """Every content id that has a name."""
    found = {
        *map(CARDS.write, own_content().cards),
        *PREY.ids,
        *GODS.ids,
        *REALMS.ids,
        *SEAS.ids,
        *LANDS.ids,
        *RUNES.ids,
    }
    found |= {*ATTRIBUTES.ids, *WEAPONS.ids, *SPACE_KINDS.ids, *FACES.ids, *CONDITIONS.ids}
    found |= {*ACTIONS.ids, "build-monument", "yggdrasil", "none", "nobody"}
    found |= {f"reward-{reward}" for reward in REWARDS.ids}
    found |= asked_of("Lot", 0)
    for args, module in calls("Zone"):
        shown = args[0].values[0] if isinstance(args[0], ast.JoinedStr) else args[0]
        found |= {text.strip().replace(" ", "-") for text in texts(shown, module)}
    return found


def told() -> set[str]:
    """Everything that has a text: its key without 'text-'."""
    found = {f"hunt-{title}" for title in IN_A_HUNT}
    found |= {f"battle-{title}" for title in IN_A_BATTLE}
    for cards in (
        own_content().attacks,
        own_content().blessings,
        own_content().heroes,
        own_content().origins,
        own_content().artefacts,
    ):
        found |= {CARDS.write(card) for card in cards}
    found |= {f"territory-{monster}" for monster in MONSTERS.ids}
    found |= {f"special-{prey}" for prey in PREY.ids}
    found |= {f"god-{god}" for god in GODS.ids}
    return found | {*REALMS.ids, *CONDITIONS.ids, "loki"}


def is_own(cls: type[object]) -> bool:
    return cls.__module__.startswith(f"{PACKAGE}.")


@cache
def wanted() -> set[str]:
    """Every key that can be asked for, as it is declared, but those of pictures."""
    keys = {"game-title", "game-about", "loss-cause", "event-game-ends", *FORMS}
    keys |= {f"web-{key}" for key in ("scores", "points", "part-count", "result", "course")}
    keys |= {f"ending-LOR-1-{road}" for road in ("2", "3", "4", "5-6")}
    keys |= {f"prompt-{key}" for cls in GAME.step_classes.values() for key in cls.prompts}
    keys |= {f"option-{cls.key}" for cls in GAME.option_classes}
    keys |= {f"refuse-{vars(cls)['key']}" for cls in REFUSALS if is_own(cls)}
    keys |= {f"event-{vars(cls)['kind']}" for cls in EVENTS if is_own(cls)}
    keys |= {f"event-{kind}-hidden" for kind in HIDDEN}
    keys |= {f"name-{name}" for name in names()}
    keys |= {f"text-{thing}" for thing in told()}
    assert GAME.score_parts is not None
    keys |= {f"part-{part}" for part, _ in GAME.score_parts(new_lords().state, Seat(0))}
    hints = get_type_hints(LordsOptions)
    for name in LordsOptions.__struct_fields__:
        hint = hints[name]
        keys.add(f"option-help-{name}")
        if get_origin(hint) is Literal:
            keys |= {f"option-help-{name}-{value}" for value in get_args(hint)}
    return keys


def new_lords(seats: int = 2, seed: int = 1) -> Match[Lords]:
    return ragnatafl.new("lords", seats=seats, seed=seed)


def samples(variables: frozenset[str]) -> Iterator[tuple[tuple[str, str | int], ...]]:
    """Facts for a message, with all samples of its variables."""
    holes = sorted(variables)
    for values in product(*(SAMPLES[hole] for hole in holes)):
        yield tuple(zip(holes, values, strict=True))


def test_the_source_is_read_as_meant() -> None:
    """The net has no holes: what is known to be asked for is found."""
    assert {
        "prompt-hero-phase",
        "prompt-play-or-pass",
        "refuse-region-of-boss",
        "refuse-too-weak-to-usurp",
        "event-army-grows",
        "event-carried-off",
        "event-discard-rune",
        "event-hunt-fails",
        "event-look-at-claws",
        "event-blessing-shown",
        "option-strike-twice",
        "name-hand",
        "name-monster-die",
        "name-s6",
        "part-temples",
        "text-territory-garm",
        "option-help-start_priests-4",
    } <= wanted()


def test_english_says_all_that_is_asked_for_and_no_more() -> None:
    assert set(messages("en")) == wanted()


def test_every_effect_of_a_combat_card_has_its_text() -> None:
    content = load_content(GAME)
    in_a_hunt, in_a_battle = set(), set()
    for card in own_content().combat:
        title, entry = TITLES.write(own_content().title[card]), content.things[card]  # type: ignore[attr-defined]  # of Lords
        moments = {line["on"] for line in (*entry.when, *entry.modify)}
        if moments & {"hunt", "hunt-after", "block", "any-weapon"} or entry.weapon == "shield":
            in_a_hunt.add(title)
        if moments & {"battle", "own-value"}:
            in_a_battle.add(title)

    assert in_a_hunt == IN_A_HUNT
    assert in_a_battle == IN_A_BATTLE


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
def test_every_monster_and_god_has_its_forms(code: str) -> None:
    """A form holds the beginning of the name; the ending may change."""
    speech = language(code, PACKAGE)
    ids = {"god": GODS.ids, "monster": MONSTERS.ids, "prey": PREY.ids}
    for form in FORMS:
        (variable,) = messages(code)[form]
        for name in ids[variable]:
            stem = speech.name(name)[:3]
            assert stem in speech.say(form, ((variable, name),)), (form, name)


@pytest.mark.parametrize("code", LANGUAGES)
def test_refusals_say_who_cannot_and_what_would_be_right(code: str) -> None:
    """They begin with the player, if it is one's own fault; after a colon stands the right way."""
    cannot = {"en": "cannot", "uk": "не може", "ru": "не может", "pt-BR": "não pode"}[code]
    speech = language(code, PACKAGE)
    for key, variables in messages(code).items():
        if key.startswith("refuse-"):
            facts = tuple((name, SAMPLES[name][-1]) for name in sorted(variables))
            said = speech.say(key, facts, ("Olena", "Petro"))
            assert "seat" not in variables or said.startswith(f"Olena {cannot} "), key
            assert ": " in said, key
            assert not said.endswith("."), key


@pytest.mark.parametrize(
    ("code", "alphabet", "foreign"),
    [("uk", "а-щьюяіїєґ", "ыэъё"), ("ru", "а-яё", "іїєґ")],
)
def test_each_language_keeps_to_its_letters(code: str, alphabet: str, foreign: str) -> None:
    speech = language(code, PACKAGE)
    for key, variables in messages(code).items():
        facts = tuple((name, SAMPLES[name][0]) for name in sorted(variables))
        said = speech.say(key, facts).lower()
        assert re.search(f"[{alphabet}]", said) or key == "web-part-count", key
        assert not re.search(f"[{foreign}]", said), key


@pytest.mark.parametrize("code", LANGUAGES)
def test_cards_are_told_apart_by_their_names(code: str) -> None:
    """Copies of a combat card are called alike; no other two cards are."""
    speech = language(code, PACKAGE)
    combat = [speech.name(CARDS.write(card)) for card in own_content().combat]
    others = [
        speech.name(CARDS.write(card))
        for card in own_content().cards
        if card not in own_content().combat
    ]

    titles = [own_content().title[card] for card in own_content().combat]
    assert len(set(zip(combat, titles, strict=True))) == len(set(combat)) == len(set(titles))
    assert len(set(others)) == len(others)
    assert not set(others) & set(combat)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_fits_on_its_card(code: str) -> None:
    speech = language(code, PACKAGE)

    assert [thing for thing in told() if len(speech.say(f"text-{thing}")) > 110] == []


@pytest.mark.parametrize(
    ("code", "forms"),
    [
        ("en", ("draws 1 combat card", "draws 2 combat cards", "draws 5 combat cards")),
        ("uk", ("бере 1 карту битви", "бере 2 карти битви", "бере 5 карт битви")),
        ("ru", ("берёт 1 карту битвы", "берёт 2 карты битвы", "берёт 5 карт битвы")),
        (
            "pt-BR",
            ("compra 1 carta de combate", "compra 2 cartas de combate",
             "compra 5 cartas de combate"),
        ),
    ],
)  # fmt: skip
def test_numbers_take_their_forms(code: str, forms: tuple[str, ...]) -> None:
    speech = language(code, PACKAGE)
    counts = ((("count", count), ("seat", "astrid")) for count in (1, 2, 5))
    said = (speech.say("event-draw-cards-hidden", facts, ("Olena",)) for facts in counts)

    assert tuple(line.removeprefix("Olena ") for line in said) == forms


@pytest.mark.parametrize(
    ("code", "key", "said"),
    [
        ("en", "option-hunt", "hunt Grendel"),
        ("uk", "option-hunt", "полювати на Гренделя"),
        ("ru", "option-hunt", "охотиться на Гренделя"),
        ("pt-BR", "option-hunt", "caçar Grendel"),
        ("uk", "option-tame", "узяти під контроль Фафніра"),
        ("ru", "option-tame", "взять под контроль Фафнира"),
        ("uk", "event-send-priest", "Olena відряджає жерця до монумента Фреї"),
        ("ru", "event-send-priest", "Olena отправляет жреца к монументу Фрейи"),
        ("en", "event-sail", "The drakkar of Olena is now in the Southern Sea"),
        ("uk", "option-move-drakkar", "відплисти у Південне море"),
        ("pt-BR", "option-move-drakkar", "navegar para o Mar do Sul"),
    ],
)
def test_names_take_the_right_case(code: str, key: str, said: str) -> None:
    facts = (
        ("seat", "astrid"), ("prey", "grendel"), ("monster", "fafnir"), ("god", "freya"),
        ("sea", "s4"),
    )  # fmt: skip

    assert language(code, PACKAGE).say(key, facts, ("Olena",)) == said


ARMY: Final = (("owner", "bjorn"), ("value", 3), ("region", "4"), ("new", 2))
EVENT: Final = (("region", "15"), ("rune", "algiz"), ("runes", "uruz othala"))


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            Event("army-shrinks", "LOR-9.2", BJORN, ARMY, (), 0),
            "Bjorn: the army in region 4 falls from 3 to 2 (stomped by a monster)",
        ),
        (
            Event("army-destroyed", "LOR-6.4.2", BJORN, ARMY, (), 0),
            "Bjorn loses the army of value 3 in region 4 (nowhere to retreat)",
        ),
        (
            Event("event", "LOR-8.5.11.6", NOBODY, (*EVENT, ("boss", "yes")), (), 0),
            (
                "Event: place a monster of Algiz in region 15, activate those of Uruz, Othala,"
                " then Loki"
            ),
        ),
        (
            Event("event", "LOR-7.9.2", NOBODY, (*EVENT, ("boss", "yes")), (), 0),
            "Event: place a monster of Algiz in region 15",
        ),
        (
            Event("game-ends", "LOR-1.4", NOBODY, (("winners", "bjorn"),), (), 0),
            "Bjorn has slain Loki and wins the game as Slayer",
        ),
    ],
)
def test_the_log_tells_why(event: Event, said: str) -> None:
    assert language("en", PACKAGE).event(event) == said


def test_a_refusal_names_the_values() -> None:
    facts = (("seat", "bjorn"), ("region", "19"), ("strength", 2), ("needed", 4))

    assert language("en", PACKAGE).say("refuse-too-weak-to-usurp", facts) == (
        "Bjorn cannot usurp region 19: it takes strength 4, and the hero has 2"
    )


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_whole_game_is_told(code: str) -> None:
    """Every prompt, option and event of a game, to each seat and to spectators."""
    speech, match, rng = language(code, PACKAGE), new_lords(3, 5), Random(5)
    while not match.over:
        for decision in match.decisions:
            lines = [speech.option(option) for option in decision.options]
            assert len(set(lines)) == len(lines), decision.prompt
            assert speech.prompt(decision)
        match.choose(rng.choice(match.decision.options))
    for seat in (*range(3), SPECTATOR):
        assert all(speech.event(event) for event in match.events_for(seat))


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_secret_is_told(code: str) -> None:
    """LOR-4.5: nobody else learns what is drawn, neither by a hunter nor by a monster."""
    speech, match, rng = language(code, PACKAGE), new_lords(3, 8), Random(8)
    cards = {
        speech.name(CARDS.write(card)) for card in (*own_content().combat, *own_content().attacks)
    }
    while not match.over:
        match.choose(rng.choice(match.decision.options))

    drawn = [e for e in match.events_for(SPECTATOR) if e.kind in HIDDEN]
    lines = [speech.event(event) for event in drawn]

    assert lines
    assert not [line for line in lines if any(card in line for card in cards)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_how_to_play_is_the_same_page_in_every_language(code: str) -> None:
    def shape(page: str) -> list[str]:
        """Headings, tables, lists and pictures, without their words."""
        text = files(PACKAGE).joinpath("words", "how", f"{page}.md").read_text(encoding="utf-8")
        marks = re.findall(r"^(#+ |\s*- |\d\. |\|)|\]\((\w+\.svg)\)$", text, re.MULTILINE)
        return [mark or picture for mark, picture in marks]

    assert shape(code) == shape("en")
