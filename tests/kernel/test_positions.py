"""Positions: the whole table as a readable document, and back (2.15)."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import msgspec
import pytest

import ragnatafl
from kernel.coins import Coins, make_game, new_coins
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.positions import Document, digest, from_position, position
from ragnatafl.kernel.seats import CHANCE
from ragnatafl.lab.checks import play_on, replay_faults
from toys.raid import GAME, HAND
from toys.stories import given_raid, new_raid


def turn_of_astrid() -> Document:
    table = given_raid(3, hands={ASTRID: "axe-1 axe-2", BJORN: "axe-3"}, banners={DAGNY: "fog-1"})
    return position(table.game)


def faults_of(document: object) -> tuple[str, ...]:
    with pytest.raises(BadInput) as fault:
        from_position(GAME, document)
    return fault.value.faults


def test_a_position_is_readable() -> None:
    document = turn_of_astrid()

    assert document["zones"]["hand astrid"] == ["axe-1", "axe-2"]
    assert document["table"]["glory"] == [0, 0, 0]
    assert document["agenda"] == [
        {"step": "turn", "seat": "astrid"},
        {"step": "next-turn", "seat": "bjorn"},
    ]
    assert document["memory"]["bjorn"]["gone"] == []


def test_a_position_survives_the_way_through_a_file() -> None:
    text = msgspec.json.encode(turn_of_astrid())

    assert position(from_position(GAME, msgspec.json.decode(text))) == turn_of_astrid()


def test_sealed_answers_are_kept_halfway() -> None:
    match = new_coins("guess")
    match.choose("guess tails", BJORN)

    again = from_position(make_game("guess"), match.position())

    assert match.position()["sealed"] == {"bjorn": "guess tails"}
    assert again.sealed == match.state.sealed
    assert [decision.seat for decision in again.decisions] == [ASTRID]


def test_an_answer_underway_and_told_outcomes_are_kept() -> None:
    match = new_coins("toss")
    match.choose("toss")
    again = from_position(make_game("toss"), match.position())
    assert match.position()["underway"] == "toss"
    assert (again.underway, again.decision.seat) == (match.state.underway, CHANCE)

    twice = new_coins("two")
    twice.choose("coin tails")
    again = from_position(make_game("two"), twice.position())
    assert (again.told, again.decision.seat) == ([1], CHANCE)


def test_a_switch_is_written_as_true_or_false() -> None:
    match = new_coins()
    match.state.raining = True

    document = match.position()
    assert document["table"]["raining"] is True
    assert position(from_position(make_game("toss"), document)) == document

    document["table"]["raining"] = 1
    with pytest.raises(BadInput, match="table: raining: must be true or false, not 1"):
        from_position(make_game("toss"), document)


def test_derived_columns_are_made_anew() -> None:
    match = new_coins()
    match.state.won = [2, 3]

    again = from_position(make_game("toss"), match.position())

    assert isinstance(again, Coins)
    assert again.total == 5


def test_a_finished_game_is_a_position_too() -> None:
    table = new_raid()
    for _ in play_on(table.match, Random(1)):
        pass

    again = from_position(GAME, table.match.position())

    assert (again.over, again.winners) == (True, table.game.winners)
    assert digest(again) == digest(table.game)


def test_equal_states_have_equal_digests_and_others_do_not() -> None:
    """2.16"""
    table = given_raid(hands={ASTRID: "axe-1 axe-2"})
    before = digest(table.game)

    assert digest(table.game.clone()) == before
    table.says(ASTRID, "rest axe-1")
    assert digest(table.game) != before


def test_what_is_not_given_is_shuffled_from_the_seed() -> None:
    document = turn_of_astrid()
    document["zones"] = {"hand astrid": ["axe-1"], "hand bjorn": 2}
    del document["memory"]

    first, same, other = (from_position(GAME, document, seed) for seed in ("1", "1", "2"))

    assert len(first.zones[HAND + BJORN]) == 2
    assert len(first.zones[0]) == 13
    assert first.zones == same.zones
    assert first.zones != other.zones


def test_a_partial_position_starts_a_match_that_replays() -> None:
    match = ragnatafl.from_position(
        {
            "ragnatafl": "position",
            "game": "raid",
            "seats": 2,
            "agenda": [{"step": "next-turn", "seat": "bjorn"}],
            "zones": {"hand astrid": 3, "hand bjorn": 3},
        },
        seed=5,
    )
    for _ in play_on(match, Random(1)):
        pass

    assert list(replay_faults(match)) == []


def test_who_is_not_told_of_memory_suspects_every_hidden_card_everywhere() -> None:
    document = turn_of_astrid()
    del document["memory"]

    game = from_position(GAME, document)

    count = len(game.zones)
    hidden = game.may_be[ASTRID * count + HAND + BJORN]
    assert hidden == game.may_be[ASTRID * count]
    assert hidden.bit_count() == 13


def test_a_told_position_goes_on_being_told() -> None:
    match = ragnatafl.from_position(turn_of_astrid())

    match.choose("raid bjorn")
    match.choose("put axe-1", ASTRID)
    match.choose("put axe-3", BJORN)

    assert match.decision.seat == CHANCE


def test_every_fault_is_named_at_once() -> None:
    document = turn_of_astrid()
    document["table"]["glory"] = [0, 99, 0]
    document["table"]["fame"] = 3
    document["zones"]["hand astrid"] = ["ax-1", "axe-3"]
    document["zones"]["ship"] = []
    document["agenda"][0] = {"step": "trun", "seat": "astrid"}
    document["wether"] = "rain"

    assert [fault.partition(",")[0] for fault in faults_of(document)] == [
        "unknown key 'wether'",
        "table: glory: glory 99 is not between 0 and 20",
        "table: unknown entry 'fame'",
        "zones: unknown zone 'ship'",
        "zones: hand astrid: unknown card 'ax-1'",
        "zones: card axe-3 stands there too often or is not in play",
        "memory: bjorn must think a card of hand astrid possible",
        "agenda: unknown step 'trun'",
    ]


def changed(*path: str | int, to: Any) -> Document:  # Any: whatever a file may hold
    document = copy.deepcopy(turn_of_astrid())
    place: Any = document
    for key in path[:-1]:
        place = place[key]
    if to is None:
        del place[path[-1]]
    else:
        place[path[-1]] = to
    return document


@pytest.mark.parametrize(
    ("document", "line"),
    [
        ([], "this is not a position"),
        ({"ragnatafl": "record"}, "this is not a position"),
        (changed("format", to=9), "position format 9 is unknown, not 1"),
        (changed("game", to="runics"), "this is a position of 'runics', not of raid"),
        (changed("seats", to="3"), "position: seats must be a whole number, version too"),
        (changed("seats", to=7), "raid: 7 seats are not possible"),
        (changed("version", to=9), "raid: rules version 9 is unknown"),
        (changed("options", to={"storm": 1}), "raid: unknown option 'storm'"),
        (changed("content", to="abc"), "the position was made with content abc"),
        (changed("table", to=[]), "table must be an object"),
        (changed("table", "glory", to=7), "table: glory: must be a list"),
        (changed("table", "glory", to=[0]), "table: glory must have 3 entries"),
        (changed("zones", "deck", to=99), "zones: deck must be a list of at most 16 cards"),
        (changed("zones", "deck", to=[]), "zones: these cards are nowhere: axe-4, axe-5"),
        (changed("zones", "discard", to=["axe-1"]), "zones: card axe-1 stands there too often"),
        (changed("zones", "discard", to=5), "zones: discard: 5 cards are not left"),
        (changed("memory", "olaf", to={}), "memory: unknown seat 'olaf'"),
        (changed("memory", "astrid", to=3), "memory: astrid must be an object"),
        (
            changed("memory", "astrid", "hand bjorn", to=["axe-7"]),
            "memory: astrid must think a card of hand bjorn possible",
        ),
        (changed("chance", to={"source": "dream"}), "chance: unknown source of chance 'dream'"),
        (changed("chance", to={"source": "sealed"}), "chance: a sealed position needs its secret"),
        (changed("chance", "a", to="9" * 5000), "chance: a must be a number as a text"),
        (changed("chance", "b", to=-1), "chance: a must be a number as a text, b a number"),
        (changed("agenda", to=[]), "agenda must be a list of steps, the next one first"),
        (changed("agenda", 0, to="turn"), "agenda: 'turn' is not a step"),
        (changed("agenda", 0, "seat", to=None), "agenda: turn must have seat"),
        (changed("agenda", 0, "seat", to="olaf"), "agenda: turn: unknown seat 'olaf'"),
        (changed("agenda", 0, "seat", to="eirik"), "agenda: turn: nobody sits at eirik"),
        (changed("sealed", to={"astrid": "keep axe-1"}), "sealed: astrid: 'keep axe-1' is not"),
        (changed("underway", to="rest axe-9"), "underway: not an answer that waits"),
        (changed("result", to={"winners": ["olaf"]}), "result: winners must be some of astrid"),
        (
            changed("agenda", to=[{"step": "draft", "round": 3}]),
            "agenda: draft round=3 leaves astrid nothing to choose",
        ),
        (
            changed("agenda", to=[{"step": "drop-banner", "seat": "astrid"}]),
            "agenda: its end does not fit this table: the agenda is empty",
        ),
        (
            changed("agenda", to=[{"step": "gain-glory", "seat": "astrid", "amount": 2}]),
            "agenda: its end does not fit this table",
        ),
    ],
)
def test_a_fault_is_named_in_one_line(document: object, line: str) -> None:
    faults = faults_of(document)

    assert any(fault.startswith(line) for fault in faults), faults
    assert not any("\n" in fault for fault in faults)


def test_a_sealed_answer_must_be_offered() -> None:
    match = new_coins("guess")
    match.choose("guess tails", BJORN)
    document = match.position()

    for wrong in ({"bjorn": "toss"}, {"bjorn": 7}, {"dagny": "guess tails"}, {"": ""}):
        document["sealed"] = wrong
        with pytest.raises(BadInput, match=r"sealed: .* is not offered there"):
            from_position(make_game("guess"), document)


def test_an_answer_is_underway_only_where_outcomes_are_told() -> None:
    match = new_coins("toss")
    match.choose("toss")
    document = match.position()
    document["chance"]["source"] = "fast"

    with pytest.raises(BadInput, match="underway: not an answer that waits for a told outcome"):
        from_position(make_game("toss"), document)


def test_a_table_that_cannot_be_is_refused_and_not_a_crash() -> None:
    def rebuild(game: object) -> None:
        raise IndexError("list index out of range")

    document = new_coins().position()

    with pytest.raises(BadInput, match="table: its entries do not fit together: list index"):
        from_position(make_game("toss", rebuild=rebuild), document)


def test_the_door_takes_positions_only() -> None:
    with pytest.raises(BadInput, match="this is not a position"):
        ragnatafl.from_position([])  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="unknown game 'None'"):
        ragnatafl.from_position({})
