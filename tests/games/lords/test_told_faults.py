"""Boards that cannot be: each is named at its field, in the reader's language."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import given_lords, own_content
from kit.given import new_game
from kit.table import ASTRID, BJORN
from kit.telling import Told, faults_of, tell
from ragnatafl.games.lords.rules.board import REGIONS
from ragnatafl.games.lords.rules.components import CARDS, tiles_of
from ragnatafl.games.lords.rules.state import Lords, content_of
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.match import Match
from ragnatafl.table.telling.speech import Voice


def a_turn(**more: Any) -> Match[Lords]:  # Any: whatever `given_lords` takes
    return given_lords(chance="asked", loki="13", monsters={"garm": "7"}, **more)


SHRINES = (2, 6, 7, 10, 12, 13, 14)
OWNED = {str(region): ASTRID if region % 2 else BJORN for region in range(1, 17)}

CASES: list[tuple[list[Told], str, str, str, str]] = [
    (
        [("area:2", "temple", True)], "temple-of-nobody", "area:2", "control",
        "region 2 has a temple, so somebody controls it",
    ),
    (
        [("seat:bjorn", "runes uruz", 3)], "runes-above-wisdom", "seat:bjorn", "attribute wisdom",
        "Bjorn may have 2 runes, as many as wisdom",
    ),
    (
        [("seat:bjorn", "cards", 3)], "cards-above-wisdom", "seat:bjorn", "cards",
        "Bjorn may have 2 combat cards, as many as wisdom",
    ),
    (
        [("piece:monument-thor", "sent astrid", 2), ("piece:monument-thor", "sent bjorn", 2)],
        "too-many-sent", "piece:monument-thor", "",
        "at most 3 priests stand at the monument: Thor",
    ),
    (
        [("seat:bjorn", "priests", 4), ("piece:monument-thor", "sent bjorn", 1)],
        "too-many-priests", "seat:bjorn", "priests",
        "Bjorn has more than 4 priests, those at monuments counted",
    ),
    (
        [("seat:astrid", "slayer-tokens", 4), ("seat:bjorn", "slayer-tokens", 4)],
        "too-many-slayer-tokens", "", "slayer-tokens", "there are only 6 slayer tokens",
    ),
    (
        [("board:draugr", "ring", "bjorn")], "monster-away", "board:draugr", "",
        "Draugr is not on the board, so nobody controls or wounds it",
    ),
    (
        [("area:9", "heroes", ())], "hero-away", "seat:bjorn", "hero",
        "the hero of Bjorn is in some region",
    ),
    (
        [("seat:bjorn", "origin", "")], "hero-and-origin", "seat:bjorn", "hero",
        "Bjorn has one hero and one origin",
    ),
    (
        [("area:13", "monsters", ())], "boss-away", "", "monsters", "Loki is in some region",
    ),
    (
        [("area:2", "token", "")], "forges-laid", "", "token",
        "each forge has a token, and no rune lies there more than twice",
    ),
    (
        [("seat:bjorn", "artefacts", ("mjolnir",)), ("area:10", "control", "bjorn"),
         ("seat:astrid", "artefacts", ("mjolnir",))],
        "artefact-of-another", "area:10", "control",
        "Bjorn controls the region of its monument, so Mjolnir is theirs",
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("told", "key", "at", "name", "line"), CASES, ids=[case[1] for case in CASES]
)
def test_what_cannot_be_is_named_at_its_field(
    told: list[Told], key: str, at: str, name: str, line: str
) -> None:
    match = a_turn()

    (fault,) = faults_of(match, ASTRID, *told)

    assert (fault.key, fault.at, fault.name) == (key, at, name)
    assert Voice("en", match.setup.game).fault(fault) == line


@pytest.mark.parametrize("code", LANGUAGES)
def test_faults_are_said_in_every_language(code: str) -> None:
    match = a_turn()
    voice, lines = Voice(code, match.setup.game), []
    for told, *_ in CASES:
        lines += [voice.fault(fault) for fault in faults_of(match, ASTRID, *told)]

    assert len(set(lines)) == len(CASES)
    assert not any("(LOR-" in line for line in lines)


@pytest.mark.rule("LOR-7.9.1")
def test_loki_is_in_some_region_as_soon_as_the_set_up_has_placed_him() -> None:
    match = new_game("lords", 2, 1, {}, None, "asked")
    while match.decision.prompt != "keep-hero":
        match.choose(match.decision.options[0])
    here = REGIONS.write(match.state.boss_region)

    (fault,) = faults_of(match, ASTRID, (f"area:{here}", "monsters", ()))

    assert fault.key == "boss-away"


@pytest.mark.rule("LOR-7.2.2")
def test_there_are_no_more_temples_than_the_track_has() -> None:
    match = a_turn(control=OWNED)

    temples: list[Told] = [(f"area:{region}", "temple", True) for region in SHRINES]
    (fault,) = faults_of(match, ASTRID, *temples)

    assert (fault.key, fault.name) == ("too-many-temples", "temple")


@pytest.mark.rule("LOR-9.3")
def test_nobody_controls_more_monsters_than_there_are_rings() -> None:
    match = given_lords(
        chance="asked", loki="13", monsters={"garm": "7", "fafnir": "3", "draugr": "4"}
    )
    rings: list[Told] = [
        (f"board:{name}", "ring", "bjorn") for name in ("garm", "fafnir", "draugr")
    ]

    (fault,) = faults_of(match, ASTRID, *rings)

    assert fault.key == "too-many-rings"


@pytest.mark.rule("LOR-9.7.5")
def test_a_monster_without_open_spaces_is_slain() -> None:
    match = a_turn()
    spaces = len(own_content().spaces_of[1])
    wounds: list[Told] = [("board:garm", f"wound {n}", "bjorn") for n in range(1, spaces + 1)]

    (fault,) = faults_of(match, ASTRID, *wounds)

    assert (fault.key, fault.at) == ("no-open-space", "board:garm")


@pytest.mark.rule("LOR-3.1.1")
def test_armies_of_three_players_stand_in_no_region() -> None:
    match = given_lords(seats=3, chance="asked", loki="13")
    told: list[Told] = [("area:5", f"armies {seat}", (2,)) for seat in ("astrid", "bjorn", "dagny")]

    (fault,) = faults_of(match, ASTRID, *told)

    assert (fault.key, fault.at) == ("armies-of-three", "area:5")


@pytest.mark.rule("LOR-7.10.2")
def test_during_set_up_nobody_who_has_chosen_loses_an_origin_to_another() -> None:
    match = new_game("lords", 2, 1, {}, None, "asked")
    while match.decision.seat != BJORN:
        match.choose(match.decision.options[0])
    (origin,) = set(match.state.zones[tiles_of(ASTRID)]) & set(content_of(match.state).origins)
    told = ("seat:bjorn", "origin", CARDS.write(origin))

    (fault,) = faults_of(match, BJORN, told)

    assert (fault.key, fault.at) == ("hero-and-origin", "seat:astrid")


@pytest.mark.rule("LOR-4.2")
def test_the_gain_of_another_does_not_excuse_runes_above_wisdom() -> None:
    match = a_turn(steps=[{"step": "gain-runes", "seat": "astrid", "count": 1}])

    (fault,) = faults_of(match, ASTRID, ("seat:bjorn", "runes uruz", 3))

    assert (fault.key, fault.at) == ("runes-above-wisdom", "seat:bjorn")


EARLY: list[tuple[Told, str]] = [
    (("area:9", "heroes", ("bjorn",)), "pieces-before-hero"),
    (("area:9", "armies bjorn", (1,)), "pieces-before-hero"),
    (("seat:bjorn", "cards", 1), "cards-before-hero"),
]


@pytest.mark.rule("LOR-7.10")
@pytest.mark.parametrize(("told", "key"), EARLY, ids=[told[1] for told, _ in EARLY])
def test_nobody_has_anything_before_choosing_a_hero(told: Told, key: str) -> None:
    match = new_game("lords", 2, 1, {}, None, "asked")
    while not match.decision.options[0].text.startswith("keep"):
        match.choose(match.decision.options[0])

    found = faults_of(match, ASTRID, told)

    assert [(fault.key, fault.at) for fault in found] == [(key, "seat:bjorn")]


@pytest.mark.rule("LOR-7.5.1")
@pytest.mark.parametrize("code", LANGUAGES)
def test_what_the_set_up_still_lays_is_not_told_before(code: str) -> None:
    """It would be laid upon: two boards of a pair above each other."""
    match = new_game("lords", 2, 1, {}, None, "asked")
    assert match.decision.options[0].text.startswith("forge-token")

    found = faults_of(
        match, ASTRID, ("board:grendel", "upper", False), ("area:9", "heroes", ("bjorn",))
    )

    told = [("not-laid", "board:grendel", "upper"), ("not-laid", "area:9", "heroes")]
    assert [(fault.key, fault.at, fault.name) for fault in found] == told
    assert "still going on" not in Voice(code, match.setup.game).fault(found[0])


ACTS: dict[str, object] = {"step": "move-or-attack", "monster": "garm", "face": "move"}
IS_HUNTED: dict[str, object] = {"step": "begin-hunt", "seat": "astrid", "prey": "garm"}


@pytest.mark.rule("LOR-9.12")
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("step", [ACTS, IS_HUNTED], ids=["acts", "hunted"])
@pytest.mark.parametrize(
    ("told", "at", "name"),
    [
        (("board:garm", "slain", "bjorn"), "board:garm", "slain"),
        (("area:7", "monsters", ()), "", "monsters"),
    ],
)
def test_a_monster_stays_while_it_is_hunted_or_acts(
    step: dict[str, object], told: Told, at: str, name: str, code: str
) -> None:
    match = a_turn(steps=[step])

    (fault,) = faults_of(match, ASTRID, told)

    assert (fault.key, fault.at, fault.name) == ("monster-underway", at, name)
    assert "(LOR-" not in Voice(code, match.setup.game).fault(fault)


@pytest.mark.rule("LOR-9.12")
def test_another_monster_may_be_told_slain_meanwhile() -> None:
    match = given_lords(
        chance="asked", loki="13", monsters={"garm": "7", "fafnir": "3"}, steps=[ACTS]
    )

    tell(match, ASTRID, ("board:fafnir", "slain", "bjorn"))

    assert match.state.slayer[2] == BJORN
    assert match.decision.prompt == "move-or-attack"


@pytest.mark.rule("LOR-6.1.2")
@pytest.mark.parametrize("code", LANGUAGES)
def test_an_army_stays_while_something_happens_to_it(code: str) -> None:
    match = a_turn(armies=[(BJORN, "5", 2)], steps=[{"step": "save-army", "army": 6}])

    (fault,) = faults_of(match, ASTRID, ("area:5", "armies bjorn", ()))

    assert (fault.key, fault.at, fault.name) == ("army-underway", "", "armies bjorn")
    assert "(LOR-" not in Voice(code, match.setup.game).fault(fault)
