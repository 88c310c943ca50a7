"""LOR-8: every refusal of a turn, with the rule that forbids and words that say why."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Final

import pytest

from games.lords.table import LordsTable, given_lords, own_content, when
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.games.lords.rules import (
    heroes,
    manoeuvres,
    prayer,
    realms,
    rune_actions,
    special_actions,
    temples,
    usurp,
)
from ragnatafl.games.lords.rules.components import CARDS
from ragnatafl.kernel.decisions import REFUSALS, Illegal

CHAPTERS: Final[tuple[ModuleType, ...]] = (
    prayer, heroes, rune_actions, manoeuvres, special_actions, temples, usurp, realms,
)  # fmt: skip


def praying() -> LordsTable:
    match = given_lords(
        heroes={ASTRID: "2"}, priests={ASTRID: 2}, sent={"odin": {BJORN: 3}}, empty_forges="6"
    )
    return when(match)


def without_priest() -> LordsTable:
    return when(given_lords(heroes={ASTRID: "2"}))


def with_hero() -> LordsTable:
    match = given_lords(
        seats=3,
        phase="hero-phase",
        drakkars={ASTRID: "s1"},
        injured={ASTRID: "wisdom"},
        artefacts={ASTRID: "eagle-feather"},
    )
    return when(match)


def with_falcon_cloak() -> LordsTable:
    return when(given_lords(phase="hero-phase", blessings={ASTRID: "falcon-cloak"}))


def with_runes(runes: str = "uruz othala") -> LordsTable:
    """The hero is in 5, beside Vanaheim alone."""
    match = given_lords(
        phase="rune-phase",
        heroes={ASTRID: "5"},
        armies=[(ASTRID, "1", 6), (ASTRID, "1", 2), (BJORN, "9", 3)],
        monsters={"draugr": "5", "garm": "5", "fafnir": "16"},
        rings={"garm": BJORN},
        attributes={ASTRID: (2, 2, 3)},
        runes={ASTRID: runes},
        artefacts={ASTRID: "andvaranaut"},
        allies={"vanaheim": [ASTRID]},
    )
    return when(match)


def with_armies() -> LordsTable:
    match = given_lords(
        phase="manoeuvres",
        armies=[(ASTRID, "5", 6), (ASTRID, "6", 2), (BJORN, "9", 3)],
        control={"5": ASTRID},
        artefacts={ASTRID: "gnipa-chain"},
        monsters={"draugr": "16"},
        loki="7",
    )
    return when(match)


def mobilising() -> LordsTable:
    match = given_lords(phase="special-action", armies=[(ASTRID, "5", 2), (ASTRID, "16", 1)])
    return when(match).says(ASTRID, "act mobilise")


def at_the_wheel() -> LordsTable:
    match = given_lords(
        phase="special-action",
        wheel={"prepare": [ASTRID]},
        levels={"odin": 3},
        heroes={ASTRID: "4"},
    )
    return when(match)


def all_complete() -> LordsTable:
    match = given_lords(
        phase="special-action",
        wheel={"prepare": [ASTRID]},
        levels={"odin": 3, "thor": 3, "freya": 3},
        nothing_higher="false",
    )
    return when(match)


def without_marker() -> LordsTable:
    return when(given_lords(phase="special-action"))


def reinforcing() -> LordsTable:
    match = given_lords(phase="special-action", drakkars={ASTRID: "s1"}, control={"12": ASTRID})
    return when(match).says(ASTRID, "act reinforce")


def preparing() -> LordsTable:
    """All uruz that do not lie on forges are held."""
    match = given_lords(
        phase="special-action",
        armies=[(ASTRID, "12", 2)],
        control={"12": ASTRID},
        attributes={ASTRID: (2, 2, 6), BJORN: (2, 2, 6)},
        runes={ASTRID: "uruz " * 5, BJORN: "uruz " * 5},
    )
    return when(match).says(ASTRID, "act prepare")


def with_monsters() -> LordsTable:
    match = given_lords(
        phase="special-action",
        heroes={ASTRID: "14"},
        monsters={"draugr": "16", "garm": "5", "fafnir": "3"},
        rings={"draugr": ASTRID, "garm": BJORN},
        loki="14",
    )
    return when(match).says(ASTRID, "act monsters")


def without_cards() -> LordsTable:
    """All combat cards are Bjorn's, who has to discard them later."""
    runes: dict[str, object] = {"step": "rune-phase", "seat": "astrid", "free": 1, "other": 0}
    match = given_lords(
        runes={ASTRID: "uruz othala"},
        hands={BJORN: " ".join(map(CARDS.write, own_content().combat))},
        steps=[
            {**runes, "taken": "none", "done": "none"},
            {"step": "limit-cards", "seat": "bjorn"},
        ],
    )
    return when(match)


def building() -> LordsTable:
    match = given_lords(
        phase="special-action", control={"1": ASTRID, "2": ASTRID, "6": ASTRID}, temples="6"
    )
    return when(match).says(ASTRID, "act build-temple")


def usurping(owner: str, peace: bool = False, hero: str = "3") -> LordsTable:
    match = given_lords(
        seats=3,
        phase="special-action",
        heroes={ASTRID: "12", BJORN: hero, DAGNY: "5"},
        control={"12": ASTRID if owner == "own" else BJORN} if owner else {},
        armies=[(BJORN, "12", 3)] if owner == "strong" else [],
        temples="12" if peace else "",
        blessings={BJORN: "peace-of-the-thing"} if peace else {},
    )
    return when(match)


REFUSED: Final[list[tuple[str, str, Callable[[], LordsTable], str, str]]] = [
    ("no-priest", "LOR-8.1.1", without_priest, "send priest odin", "none in the reserve"),
    ("no-priest-space", "LOR-8.1.1", praying, "send priest odin", "all its spaces are taken"),
    ("no-rune-on-forge", "LOR-8.1.2", praying, "forge 6", "no rune lies there"),
    ("forge-too-far", "LOR-8.1.2", praying, "forge 8", "the hero is not there"),
    ("priest-sent-already", "LOR-8.1.3", lambda: praying().says(ASTRID, "send priest thor"),
     "send priest freya", "one in a turn"),
    ("forged-already", "LOR-8.1.3", lambda: praying().says(ASTRID, "forge 2"),
     "forge 8", "one in a turn"),
    ("hero-too-far", "LOR-8.2.1", with_hero, "hero 13", "up to 2 regions"),
    ("hero-too-far", "LOR-8.2.1", with_falcon_cloak, "hero 10", "up to 3 regions"),
    ("hero-is-there", "LOR-8.0.5", with_hero, "hero 1", "it is there already"),
    ("drakkar-too-far", "LOR-8.2.2", with_hero, "drakkar s4", "up to 2 seas"),
    ("hero-phase-done", "LOR-8.2", lambda: with_hero().says(ASTRID, "hero 2"),
     "heal wisdom", "one of moving the hero, moving the drakkar and healing"),
    ("prey-not-here", "LOR-8.3.1.1", with_runes, "activate loki", "not in the hero's region"),
    ("not-on-board", "LOR-8.3.2.2", with_runes, "activate nidhogg", "is not on the board"),
    ("monster-controlled", "LOR-8.3.2.2", with_runes, "activate garm", "Bjorn controls it"),
    ("monster-controlled", "LOR-9.3.3", with_runes, "tame garm", "Bjorn controls it"),
    ("monster-not-here", "LOR-8.3.1.2", with_runes, "tame fafnir", "within the hero's reach"),
    ("not-lowest", "LOR-8.3.3.1", lambda: with_runes("uruz othala algiz"),
     "raise wisdom", "not among the lowest"),
    ("hero-is-there", "LOR-8.0.5", with_runes, "place hero 5", "it is there already"),
    ("wrong-rune", "LOR-8.3.1", lambda: with_runes("othala"), "tame draugr", "the rune Uruz"),
    ("too-few-runes", "LOR-8.3.2", lambda: with_runes("othala"), "draw 1", "2 of them, and 1"),
    ("too-few-runes", "LOR-8.3.3", with_runes, "draw 2", "3 of them, and 2"),
    ("no-card-left", "LOR-8.0.5", without_cards, "draw 1", "no combat card is left"),
    ("rune-action-done", "LOR-8.3.5",
     lambda: with_runes("uruz othala uruz").says(ASTRID, "tame draugr"),
     "place hero 1", "only one in a turn"),
    ("already-allied", "LOR-2.9.2", with_runes, "ally vanaheim", "stands already"),
    ("realm-too-far", "LOR-8.3.1.3", with_runes, "ally alfheim", "not adjacent to region 5"),
    ("army-full", "LOR-6.1.1", with_runes, "strengthen astrid 6 in 1", "the most there is"),
    ("army-of-another", "LOR-8.3.2.1", with_runes, "strengthen bjorn 3 in 9", "an own army"),
    ("no-such-army", "LOR-8.3.2.1", with_runes, "strengthen astrid 4 in 1", "of value 4"),
    ("army-of-another", "LOR-8.4.1", with_armies, "move bjorn 3 from 9 to 8", "an own army"),
    ("no-such-army", "LOR-8.4.1", with_armies, "move astrid 4 from 5 to 1", "of value 4"),
    ("army-too-far", "LOR-6.3", with_armies, "move astrid 6 from 5 to 9", "not adjacent"),
    ("region-of-boss", "LOR-6.3.2", with_armies, "move astrid 2 from 6 to 7", "Loki is there"),
    ("army-full", "LOR-6.1.1", with_armies, "grow astrid 6 in 5", "the most there is"),
    ("no-own-settlement", "LOR-8.4.2.2", with_armies, "grow astrid 2 in 6", "with a settlement"),
    ("armies-on-board", "LOR-8.4.1.1", with_armies, "recruit 5", "armies are on the board"),
    ("manoeuvre-done", "LOR-8.4.1",
     lambda: with_armies().says(ASTRID, "move astrid 2 from 6 to 5"),
     "move astrid 2 from 5 to 1", "one in the manoeuvres"),
    ("mobilise-one-at-least", "LOR-8.5.5", mobilising, "stop", "one army at least"),
    ("activated-already", "LOR-8.5.5.1",
     lambda: mobilising().says(ASTRID, "move astrid 2 from 5 to 1"),
     "move astrid 2 from 1 to 2", "it has acted"),
    ("marked-already", "LOR-8.5.1.3", at_the_wheel, "act prepare", "an own marker lies there"),
    ("action-impossible", "LOR-8.5.1.2", at_the_wheel, "act mobilise", "nothing of it"),
    ("monument-complete", "LOR-8.5.11.1", at_the_wheel, "build monument odin", "below level 3"),
    ("no-marker", "LOR-8.5.11", without_marker, "build monument odin", "an own marker"),
    ("no-marker", "LOR-8.5.11", without_marker, "build nothing higher", "an own marker"),
    ("monument-can-rise", "LOR-8.5.12.1", at_the_wheel, "build nothing higher", "can still rise"),
    ("recruit-elsewhere", "LOR-8.4.3", reinforcing, "recruit 12", "beside the own drakkar"),
    ("not-injured", "LOR-5.3.5", preparing, "heal wisdom", "it is not injured"),
    ("no-rune-left", "LOR-4.3", preparing, "gain uruz", "none is left in the supply"),
    ("no-own-settlement", "LOR-8.5.6.4", preparing, "strengthen astrid 2 in 12", "a settlement"),
    ("not-on-board", "LOR-8.5.9.1", with_monsters, "activate nidhogg", "is not on the board"),
    ("monster-controlled", "LOR-8.5.9.1", with_monsters, "activate garm", "Bjorn controls it"),
    ("prey-not-here", "LOR-9.4", with_monsters, "hunt garm", "not in the hero's region"),
    ("too-few-slain", "LOR-1.4.1", with_monsters, "hunt loki", "slain monsters needed: 1"),
    ("activated-just-now", "LOR-8.5.9.1",
     lambda: with_monsters().says(ASTRID, "activate draugr", "move draugr to 15"),
     "activate draugr", "the second must be another monster"),
    ("region-not-own", "LOR-8.5.7.1", building, "build temple 12", "not an own region"),
    ("no-shrine", "LOR-8.5.7.1", building, "build temple 1", "no shrine"),
    ("temple-there", "LOR-2.6", building, "build temple 6", "there is one already"),
    ("region-is-own", "LOR-8.5.10.7", lambda: usurping("own"), "act usurp", "an own region"),
    ("another-hero", "LOR-8.5.10", lambda: usurping("weak", hero="12"),
     "act usurp", "another hero is there"),
    ("usurp-barred", "LOR-R15", lambda: usurping("weak", peace=True),
     "act usurp", "Peace of the Thing"),
    ("too-weak-to-usurp", "LOR-8.5.10.1", lambda: usurping(""),
     "act usurp", "it takes strength 3, and the hero has 2"),
    ("too-weak-to-usurp", "LOR-8.5.10.2", lambda: usurping("strong"),
     "act usurp", "it takes strength 3, and the hero has 2"),
    ("all-monuments-complete", "LOR-8.5.12.1", all_complete,
     "build nothing higher", "all are complete"),
]  # fmt: skip
"""Key, rule, position, what is tried, and words of the refusal."""


@pytest.mark.parametrize(
    ("key", "rule", "given", "tried", "words"), REFUSED, ids=[f"{r[0]} {r[3]}" for r in REFUSED]
)
def test_a_refusal_names_its_rule_and_says_why(
    key: str, rule: str, given: Callable[[], LordsTable], tried: str, words: str
) -> None:
    table = given()

    with pytest.raises(Illegal) as refused:
        table.match.choose(tried, ASTRID)

    assert (refused.value.refusal.key, refused.value.refusal.rule) == (key, rule)
    assert words in str(refused.value)
    table.cannot(ASTRID, tried, rule, words)


def test_every_refusal_of_these_chapters_is_shown() -> None:
    """Whatever key a rule of a turn refuses with stands in the list above."""
    chapters = {chapter.__name__ for chapter in CHAPTERS}
    said = {cls.key for cls in REFUSALS if cls.__module__ in chapters}

    assert len(said) > 30
    assert said <= {key for key, *_ in REFUSED}
