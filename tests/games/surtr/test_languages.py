"""Everything that Followers of Surtr say besides Lords is said in all four languages."""

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
from fluent.syntax.ast import Junk, Message
from msgspec.structs import replace

from games.lords.test_languages import COUNTS, KIND_AT, Mentions, texts
from games.lords.test_languages import SAMPLES as LORDS_SAMPLES
from games.surtr.table import new_surtr, own_box, own_content
from ragnatafl.games.lords import GAME as LORDS_GAME
from ragnatafl.games.lords.rules.components import ACTIONS, ATTRIBUTES
from ragnatafl.games.surtr import GAME
from ragnatafl.games.surtr.face.words import bonus_text, challenge_text
from ragnatafl.games.surtr.rules.components import (
    CARDS,
    PLACES,
    READINGS,
    RUNE_ACTIONS,
    SETS,
    TYPES,
)
from ragnatafl.games.surtr.rules.state import Surtr
from ragnatafl.games.surtr.rules.switches import SurtrOptions
from ragnatafl.kernel.decisions import REFUSALS
from ragnatafl.kernel.events import EVENTS, Event
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.language import LANGUAGES, Language, language
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import NOBODY, SPECTATOR, Seat
from ragnatafl.lab.checks import Sayings, play_on

PACKAGE: Final = GAME.package
LORDS: Final = LORDS_GAME.package
CHALLENGES: Final = tuple(entry.id for entry in own_box().challenges)
TILES: Final = tuple(entry.id for entry in own_box().tiles)
FORMS: Final = {"action-role", "runes-gained"}
"""Parts that other sentences put in."""
STORY: Final = ("5-0", "5-1", "5-2", "5-3", "5-4", "5-5", "5-6", "6")
"""The steps of a Follower's turn that have a heading (SOLO-5)."""
ENDINGS: Final = ("10-6", "11-3")
RULES: Final = (
    "LOR-1-2", "LOR-1-3", "LOR-1-4", "LOR-6-4-2", "LOR-9-2", "LOR-10-4-1", "SOLO-2-2",
    "SOLO-2-6-1", "SOLO-2-7-2", "SOLO-2-8", "SOLO-3-3-5", "SOLO-4-8", "SOLO-5", "SOLO-5-2-1",
    "SOLO-5-3-2", "SOLO-5-4-7-2", "SOLO-5-4-7-3", "SOLO-5-5-1-1", "SOLO-5-5-1-2", "SOLO-5-5-1-3",
    "SOLO-5-5-2", "SOLO-7-3-2", "SOLO-7-3-3", "SOLO-7-5", "SOLO-7-5-1", "SOLO-8-1-4",
    "SOLO-8-2-3", "SOLO-8-2-4", "SOLO-8-4-2", "SOLO-9-7", "SOLO-10-2", "SOLO-10-6", "SOLO-11-3",
    "SOLO-12-6-2", "SOLO-15-1", "other",
)  # fmt: skip
"""Rules by which sentences tell apart why something happened."""


class Asked:
    """What the source of Followers asks for: the constants at some place of some calls."""

    def __init__(self) -> None:
        self.modules = [
            ast.parse(file.read_text(encoding="utf-8"))
            for file in Path(str(files(PACKAGE))).rglob("*.py")
        ]

    def calls(self, wanted: str) -> Iterator[tuple[list[ast.expr], ast.Module]]:
        """The arguments of each call of a function, also if it is written with a type."""
        for module in self.modules:
            for node in ast.walk(module):
                if isinstance(node, ast.Call):
                    called = node.func.value if isinstance(node.func, ast.Subscript) else node.func
                    name = called.attr if isinstance(called, ast.Attribute) else None
                    name = called.id if isinstance(called, ast.Name) else name
                    if name == wanted:
                        yield node.args, module

    def of(self, function: str, place: int) -> set[str]:
        return {
            text
            for args, module in self.calls(function)
            if len(args) > place
            for text in texts(args[place], module)
        }

    def zones(self) -> set[str]:
        """Names of zones: the constant beginning of each."""
        shown = (
            (args[0].values[0] if isinstance(args[0], ast.JoinedStr) else args[0], module)
            for args, module in self.calls("Zone")
        )
        return {text.strip() for node, module in shown for text in texts(node, module)}


@cache
def asked() -> Asked:
    return Asked()


@cache
def keys_of_choice() -> tuple[str, ...]:
    """By what a Follower prefers one option to another (SOLO-4)."""
    return tuple(sorted(asked().of("Key", 0)))


SAMPLES: Final[dict[str, tuple[str | int, ...]]] = {
    **LORDS_SAMPLES,
    "action": (*ACTIONS.ids, *RUNE_ACTIONS.ids),
    "by": keys_of_choice(),
    "card": ("basic-a1", "jarl-3", "raven-banner"),
    "cards": ("spear-b onslaught",),
    "challenge": CHALLENGES,
    "follower": ("bjorn",),
    "hero": TILES,
    "place": PLACES.ids,
    "rule": RULES,
    "symbol": ("temple", "shrine", "none"),
    "why": ("marked", "too-dear", "impossible"),
    "owner": ("nobody", "astrid"),
    "left": (0, 1, 4),
    "lead": (-2, 0, 1),
    "lost": (0, 2),
    "bonus": (0, 3),
    **dict.fromkeys(("gain_runes_count", "draw_cards_count"), COUNTS),
    **dict.fromkeys(("own", "times"), COUNTS),
    **dict.fromkeys(("difficulty", "distance", "theirs", "armies", "runes"), (3,)),
    "chosen": ("14",),
    "others": ("12 13",),
}


@cache
def mentions(package: str, code: str) -> dict[str, Mentions]:
    """The messages of a language file, with what each mentions."""
    text = files(package).joinpath("words", f"{code}.ftl").read_text(encoding="utf-8")
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
    """The messages of Followers and all variables of each, of what it puts in too."""
    known = {**mentions(LORDS, code), **mentions(PACKAGE, code)}

    def variables(key: str) -> frozenset[str]:
        return frozenset(known[key].variables).union(*map(variables, known[key].messages))

    return {key: variables(key) for key in mentions(PACKAGE, code)}


def spoken(code: str) -> dict[str, frozenset[str]]:
    """The messages but those of pictures, whose words are tried by the tests of pictures."""
    return {key: names for key, names in messages(code).items() if not key.startswith("draw-")}


def tongue(code: str) -> Language:
    return language(code, *GAME.packages)


def bonuses() -> set[str]:
    """What action cards give, and on which conditions, by the effects that their entries name."""
    lines = (line for entry in own_box().actions for line in (*entry.when, *entry.modify))
    return {str(line["effect"]).replace("_", "-") for line in lines}


def names() -> set[str]:
    found = {*map(CARDS.write, own_content().cards), *CHALLENGES, *RUNE_ACTIONS.ids, *SETS.ids}
    found |= {*TILES}
    found |= {f"{kind}-stack" for kind in TYPES.ids}
    return found | asked().of("Lot", 0) | asked().zones()


@cache
def wanted() -> set[str]:
    """Every key that the source of Followers can ask for, but those of pictures."""
    keys = {"game-title", "game-about", *FORMS}
    keys |= {f"story-SOLO-{step}" for step in STORY}
    keys |= {f"ending-SOLO-{rule}" for rule in ENDINGS}
    own = [step for step in GAME.step_classes.values() if PACKAGE in step.__module__]
    keys |= {f"prompt-{prompt}" for step in own for prompt in step.prompts}
    keys |= {f"option-{cls.key}" for cls in GAME.option_classes if PACKAGE in cls.__module__}
    keys |= {f"refuse-{vars(word)['key']}" for word in REFUSALS if PACKAGE in word.__module__}
    keys |= {f"event-{vars(word)['kind']}" for word in EVENTS if PACKAGE in word.__module__}
    for function, place in KIND_AT.items():
        keys |= {f"event-{text}" for text in asked().of(function, place)}
    keys |= {f"name-{name}" for name in names()}
    keys |= {f"text-{thing}" for thing in (*bonuses(), *CHALLENGES)}
    hints = get_type_hints(SurtrOptions)
    for name in GAME.switch_names():
        keys.add(f"option-help-{name}")
        if get_origin(hints[name]) is Literal:
            keys |= {f"option-help-{name}-{value}" for value in get_args(hints[name])}
    for name, known in (("challenges", CHALLENGES), ("readings", READINGS)):
        keys |= {f"option-help-{name}-{value}" for value in ("none", "all", *known)}
    return keys


def samples(variables: frozenset[str]) -> Iterator[tuple[tuple[str, str | int], ...]]:
    holes = sorted(variables)
    for values in product(*(SAMPLES[hole] for hole in holes)):
        yield tuple(zip(holes, values, strict=True))


def test_the_source_is_read_as_meant() -> None:
    """The net has no holes: what is known to be asked for is found."""
    assert {
        "prompt-arbiter-gnaw",
        "prompt-cleanse",
        "prompt-take-a-blessing",
        "option-cleanse",
        "option-let-it-act",
        "refuse-too-weak-to-cleanse",
        "event-bonus-unfulfilled",
        "event-could-invade",
        "event-prefers",
        "event-support",
        "event-shows-hand",
        "name-surtr-die",
        "name-battle-deck",
        "name-gothi-stack",
        "name-slayer-9",
        "text-per-forge",
        "option-help-hero-sixth",
        "option-help-people-3",
        "option-help-readings-start-token-apart",
    } <= wanted()
    assert {"wins", "symbol", "max", "min", "stronger", "weaker", "tile"} <= set(keys_of_choice())


def test_english_says_all_that_is_asked_for_and_no_more() -> None:
    """What Lords says already is said here only where it must be said otherwise."""
    of_lords = set(mentions(LORDS, "en"))

    assert set(spoken("en")) - of_lords == wanted() - of_lords


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_lords_says_as_well_is_not_repeated(code: str) -> None:
    def bodies(package: str) -> dict[str, str]:
        text = files(package).joinpath("words", f"{code}.ftl").read_text(encoding="utf-8")
        return dict(re.findall(r"^([a-zA-Z][\w-]*) =((?:.*\n)(?:[ \t]+.*\n)*)", text, re.MULTILINE))

    own, of_lords = bodies(PACKAGE), bodies(LORDS)

    assert [key for key in own if own[key] == of_lords.get(key)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_languages_have_the_same_messages(code: str) -> None:
    """The same keys, each with the same variables; a form may choose by the id of a thing."""
    assert messages(code).keys() == messages("en").keys()
    assert spoken(code) == spoken("en")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_is_a_whole_sentence(code: str) -> None:
    speech = tongue(code)
    for key, variables in spoken(code).items():
        for facts in samples(variables):
            said = speech.say(key, facts, ("Olena", "Petro"))
            assert said
            assert said == said.strip()
            assert "  " not in said
            assert not re.search(r"[{}$]", said)


@pytest.mark.parametrize("code", LANGUAGES)
def test_refusals_say_who_cannot_and_what_would_be_right(code: str) -> None:
    cannot = {"en": "cannot", "uk": "не може", "ru": "не может", "pt-BR": "não pode"}[code]
    refusals = [key for key in spoken(code) if key.startswith("refuse-")]
    for key in refusals:
        facts = tuple((name, SAMPLES[name][-1]) for name in sorted(spoken(code)[key]))
        said = tongue(code).say(key, facts, ("Olena", "Petro"))
        assert said.startswith(f"Olena {cannot} "), key
        assert ": " in said, key
        assert not said.endswith("."), key


@pytest.mark.parametrize(
    ("code", "alphabet", "foreign"),
    [("uk", "а-щьюяіїєґ", "ыэъё"), ("ru", "а-яё", "іїєґ")],
)
def test_each_language_keeps_to_its_letters(code: str, alphabet: str, foreign: str) -> None:
    text = files(PACKAGE).joinpath("words", f"{code}.ftl").read_text(encoding="utf-8").lower()

    assert not re.search(f"[{foreign}]", text)
    for key, variables in spoken(code).items():
        facts = tuple((name, SAMPLES[name][0]) for name in sorted(variables))
        assert re.search(f"[{alphabet}]", tongue(code).say(key, facts).lower()), key


@pytest.mark.parametrize("code", LANGUAGES)
def test_action_cards_are_told_apart_by_their_names(code: str) -> None:
    own = [tongue(code).name(CARDS.write(card)) for card in own_content().action]
    decks = own_content().decks
    others = {tongue(code).name(CARDS.write(card)) for deck in decks for card in deck}

    assert len(set(own)) == len(own)
    assert not others & set(own)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_fits_on_its_card(code: str) -> None:
    cards = {entry.id: bonus_text(tongue(code), entry) for entry in own_box().actions}
    others = {entry.id: challenge_text(tongue(code), entry) for entry in own_box().challenges}

    assert {key: text for key, text in {**cards, **others}.items() if len(text) > 110} == {}


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("gothi-4", "For each forge it controls: 2 runes."),
        ("slayer-5", "If it holds 3 combat cards or fewer: 2 combat cards."),
        ("jarl-9", "+1 to its frontier army."),
        ("slayer-9", "If it controls two monsters: 2 runes."),
        ("basic-a1", ""),
    ],
)
def test_a_card_says_what_its_entry_does(card: str, text: str) -> None:
    """SOLO-5.6.1: the condition first; a basic card has no bonus."""
    (entry,) = [entry for entry in own_box().actions if entry.id == card]

    assert bonus_text(tongue("en"), entry) == text


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "If it is allied with 4 realms or more: 5 runes."),
        ("uk", "Якщо він у союзі з 4 або більше царствами: 5 рун."),
        ("ru", "Если он в союзе с 4 или больше царствами: 5 рун."),
        ("pt-BR", "Se tem aliança com 4 reinos ou mais: 5 runas."),
    ],
)
def test_other_numbers_in_a_pack_are_other_numbers_in_the_text(code: str, text: str) -> None:
    (entry,) = [entry for entry in own_box().actions if entry.id == "gothi-9"]
    given = ({**entry.modify[0], "count": 4},), ({**entry.when[0], "count": 5},)

    printed = replace(entry, modify=given[0], when=given[1])

    assert bonus_text(tongue(code), printed) == text


def test_a_challenge_says_its_numbers() -> None:
    (entry,) = [challenge for challenge in own_box().challenges if challenge.id == "full-quivers"]
    runes, cards = entry.when

    printed = replace(entry, when=({**runes, "count": 1}, {**cards, "count": 4}))

    assert challenge_text(tongue("en"), printed).endswith("1 more rune and 4 more combat cards.")


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_reason_to_prefer_something_has_a_sentence_of_its_own(code: str) -> None:
    facts = (
        ("seat", "astrid"), ("rule", "other"), ("chosen", "14"), ("others", "12"), ("own", 1),
        ("theirs", 2),
    )  # fmt: skip
    said = {tongue(code).say("event-prefers", (*facts, ("by", by))) for by in keys_of_choice()}

    assert len(said) == len(keys_of_choice())


def prefers(rule: str, by: str, own: int, theirs: int, chosen: str, others: str) -> Event:
    facts = (("chosen", chosen), ("others", others), ("by", by), ("own", own), ("theirs", theirs))
    return Event("prefers", rule, Seat(0), facts, (), 0)


OPEN: Final = (("region", "14"), ("difficulty", 2), ("symbol", "shrine"), ("distance", 1))
GAIN: Final = (("count", 1), ("runes", 6))


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            prefers("SOLO-5.4.8", "symbol", 1, 2, "14", "12 13"),
            "Ragnar prefers region 14 to 12, 13: it has a shrine",
        ),
        (
            prefers("SOLO-5.4.8", "difficulty", 2, 3, "14", "12"),
            "Ragnar prefers region 14 to 12: difficulty 2 against 3",
        ),
        (
            prefers("SOLO-5.4.8", "max", 15, 14, "14", "13"),
            "Ragnar takes 14 rather than 13: the highest region number (Max)",
        ),
        (
            prefers("SOLO-10.2", "owner", 2, 3, "8", "7"),
            "Ragnar prefers region 8 to 7: it is neutral",
        ),
        (
            prefers("SOLO-8.6", "owner", 0, 2, "8", "7"),
            "Ragnar prefers region 8 to 7: it is a person's",
        ),
        (
            Event("could-invade", "SOLO-5.4.0", Seat(0), (*OPEN, ("owner", "nobody")), (), 0),
            (
                "Open to Ragnar: neutral region 14 with a shrine; difficulty 2, distance to"
                " people's regions 1"
            ),
        ),
        (
            Event("gains-power", "SOLO-5.3.2", Seat(0), (*GAIN, ("lost", 0)), (), 0),
            "No rune action was possible: Ragnar gains 1 rune and has 6",
        ),
        (
            Event("gains-power", "SOLO-8.3", Seat(0), (*GAIN, ("lost", 2)), (), 0),
            "Ragnar gains 1 rune and has 6; what goes above 6 is lost",
        ),
        (
            Event(
                "action-unavailable", "SOLO-5.5.1.2", Seat(0),
                (("action", "mobilise"), ("why", "marked")), (), 0,
            ),
            "The priority action, Mobilise, is not available: a marker of Ragnar lies there",
        ),
        (
            Event("game-ends", "SOLO-10.6", NOBODY, (("winners", "astrid"),), (), 0),
            (
                "No desolation token is left: Surtr comes himself and destroys Midgard. All people"
                " lose to Ragnar"
            ),
        ),
    ],
)  # fmt: skip
def test_the_story_tells_why(event: Event, said: str) -> None:
    assert tongue("en").event(event, ("Ragnar", "Olena")) == said


@pytest.mark.parametrize(
    ("code", "forms"),
    [
        ("en", ("pays 1 rune", "pays 2 runes", "pays 5 runes")),
        ("uk", ("сплачує 1 руну", "сплачує 2 руни", "сплачує 5 рун")),
        ("ru", ("платит 1 руну", "платит 2 руны", "платит 5 рун")),
        ("pt-BR", ("paga 1 runa", "paga 2 runas", "paga 5 runas")),
    ],
)
def test_numbers_take_their_forms(code: str, forms: tuple[str, ...]) -> None:
    facts = [(("seat", "astrid"), ("count", count), ("runes", 0)) for count in (1, 2, 5)]
    said = [tongue(code).say("event-pays-power", fact, ("Olena",)) for fact in facts]

    assert all(form in line for form, line in zip(forms, said, strict=True))


@pytest.mark.parametrize("code", LANGUAGES)
def test_attributes_and_orders_are_said_with_names(code: str) -> None:
    """Facts with several ids are lists of names."""
    event = prefers("SOLO-4.6.2", "lowest", 2, 4, "authority strength", "wisdom")
    said = tongue(code).event(event)

    assert all(tongue(code).name(name) in said for name in ATTRIBUTES.ids)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_whole_game_is_told(code: str) -> None:
    """Every prompt, option and event of a game; no two options of a question read alike."""
    speech, match, rng = tongue(code), new_surtr(3, 3, people=2), Random(3)
    while not match.over:
        for decision in match.decisions:
            lines = [speech.option(option) for option in decision.options]
            assert len(set(lines)) == len(lines), decision.prompt
            assert speech.prompt(decision)
        match.choose(rng.choice(match.decision.options))
    for seat in (*range(3), SPECTATOR):
        assert all(speech.event(event) for event in match.events_for(Seat(seat)))


TABLES: Final = (
    (2, {"people": 1, "hero": "ragnar", "challenges": "all"}),
    (2, {"people": 1, "hero": "beowulf", "readings": "all"}),
    (4, {"people": 1}),
    (4, {"people": 2, "challenges": "scorched-earth deep-roots"}),
)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whatever_is_met_in_random_games_can_be_said(
    seats: int, options: dict[str, object]
) -> None:
    sayings, heard = Sayings(GAME), 0
    match: Match[Surtr] = Match(make_setup(GAME, seats, options), seed=seats, source="asked")
    for _ in play_on(match, Random(seats)):
        sayings.hear(match, heard)
        heard = len(match.events)
    sayings.hear(match, heard)

    assert sayings.faults == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_secret_is_told(code: str) -> None:
    """SOLO-3.8: nobody learns which combat cards a Follower draws, nor what its deck holds."""
    speech, match, rng = tongue(code), new_surtr(2, 8), Random(8)
    while not match.over:
        match.choose(rng.choice(match.decision.options))

    secret = ("draw-cards", "advanced-cards", "battle-deck", "battle-deck-returns", "returns-hand")
    drawn = [e for e in match.events_for(Seat(1)) if e.kind in secret and e.seat == Seat(0)]
    lines = [speech.event(event) for event in drawn]
    cards = {speech.name(CARDS.write(card)) for card in own_content().cards}

    assert {event.kind for event in drawn} >= {"draw-cards", "advanced-cards", "battle-deck"}
    assert not [line for line in lines if any(card in line for card in cards)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_how_to_play_is_the_same_page_in_every_language(code: str) -> None:
    def shape(page: str) -> list[str]:
        """Headings, tables, lists and pictures, without their words."""
        text = files(PACKAGE).joinpath("words", "how", f"{page}.md").read_text(encoding="utf-8")
        marks = re.findall(r"^(#+ |\s*- |\d\. |\|)|\]\((\w+\.svg)\)$", text, re.MULTILINE)
        return [mark or picture for mark, picture in marks]

    assert shape(code) == shape("en")
