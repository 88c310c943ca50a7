"""Positions of Runics that cannot be, and the line that says why; and short ones that can."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest

import ragnatafl
from games.runics.table import TOWER, given_runics, hand, supplies
from kit.positions import refused, spoiled
from kit.table import ASTRID, BJORN, DAGNY, when
from ragnatafl.kernel.positions import Document
from ragnatafl.kernel.views import determinize

EXTRA_TURN: Final = "offer-extra-card lay-card draw-or-place repay-extra-card next-turn"
WRITE_ONE_STEP: Final = "write one step, take-turn with the seat to move"


@pytest.mark.rule("RUN-5.10")
def test_a_hand_that_was_shown_is_remembered_in_the_position() -> None:
    """RUN-5.10: Bjorn still knows the two cards that Dagny has left."""
    masters = {ASTRID: "0,0 1,0 0,1", BJORN: "1,1 0,2 1,2"}
    match = given_runics(seats=3, turn=DAGNY, masters=masters, hands={DAGNY: "R03 R09 R14"})
    when(match).says(DAGNY, "discard R09")

    seen = ragnatafl.from_position(match.position()).view(BJORN)

    assert hand(seen, DAGNY) == "? ?"
    assert hand(determinize(seen, random.Random(1)), DAGNY) == "R03 R14"


def test_a_position_may_be_short() -> None:
    """What is not said is as at the beginning; the cards not named are the deck, shuffled."""
    short: Document = {
        "ragnatafl": "position",
        "game": "runics",
        "seats": 2,
        "agenda": [{"step": "take-turn", "seat": "bjorn"}],
        "zones": {"table": ["S00"], "hand astrid": 3, "hand bjorn": ["R01", "R02", "R03"]},
    }

    match = ragnatafl.from_position(short)

    assert when(match).asked == (BJORN, "lay")
    assert hand(match.state, BJORN) == "R01 R02 R03"
    assert supplies(match.state) == [3, 3]
    assert [len(pile) for pile in match.state.zones[:3]] == [10, 1, 0]


def steps(*names: str, **fields: object) -> list[Document]:
    return [{"step": name, "seat": "astrid", **fields} for name in names]


FAULTS: Final[dict[str, tuple[dict[str, Any], dict[str, Any], str]]] = {
    # what is given, what is spoiled, and the line
    "one master list too few": (
        {},
        {"table.masters": [[]]},
        "table: masters must have 2 entries",
    ),
    "one side too many": (
        {},
        {"table.adepts": ["none"] * 3},
        "table: adepts must have 2 entries",
    ),
    "an automa": (
        {},
        {"table.automas": 1},
        "table: automas must be 0, nobody plays Runics by rule",
    ),
    "no start card": (
        {"laid": TOWER},
        {"table.laid": ["R01 turn 0 at 0,-2", "S00 turn 0 at 0,0"]},
        "table: laid must begin with 'S00 turn 0 at 0,0'",
    ),
    "start card moved": (
        {},
        {"table.laid": ["S00 turn 0 at 1,0"]},
        "table: laid must begin with 'S00 turn 0 at 0,0'",
    ),
    "laid, but not on the table": (
        {"laid": TOWER},
        {"table.laid": ["S00 turn 0 at 0,0"]},
        "table: laid and the zone 'table' must hold the same cards",
    ),
    "a card far away": (
        {"laid": TOWER},
        {"table.laid": ["S00 turn 0 at 0,0", "R01 turn 0 at 9,9"]},
        "table: R01 turn 0 at 9,9 covers no rune (RUN-5.2)",
    ),
    "wholly on another": (
        {"laid": TOWER},
        {"table.laid": ["S00 turn 0 at 0,0", "R01 turn 180 at 0,0"]},
        "table: R01 turn 180 at 0,0 lies wholly on another card (RUN-5.6)",
    ),
    "a turn not allowed": (
        {"laid": ("R01 turn 90 at 1,-1",)},
        {"options.turns": "half"},
        "table: R01 turn 90 at 1,-1: no such turn at this table (RUN-2.1)",
    ),
    "a master on the bare table": (
        {"masters": {ASTRID: "0,0"}},
        {"table.masters": [["0,5"], []]},
        "table: a piece stands on 0,5, where no rune is (RUN-6.4)",
    ),
    "a token on the bare table": (
        {"masters": {ASTRID: "1,0"}, "archmasters": True},
        {"table.tokens": ["blue at 2,0", "unused"]},
        "table: a piece stands on 2,0, where no rune is (RUN-6.4)",
    ),
    "two masters on a rune": (
        {"masters": {ASTRID: "0,0 1,0"}},
        {"table.masters": [["0,0", "0,0"], []]},
        "table: two pieces stand on 0,0 (RUN-6.5)",
    ),
    "an area of two players": (
        {"masters": {ASTRID: "0,0", BJORN: "1,1"}},
        {"table.masters": [["0,0"], ["0,1"]]},
        "table: an area holds masters of two players (RUN-5.8)",
    ),
    "four masters": (
        {"set_aside": {ASTRID: 2}, "masters": {ASTRID: "0,0"}, "turn": BJORN},
        {"table.set_aside": [3, 0]},
        "table: astrid has more than 3 masters",
    ),
    "a token without archmasters": (
        {"masters": {ASTRID: "0,0"}},
        {"table.tokens": ["blue at 1,0", "unused"]},
        "table: tokens are put, but the option archmasters is off (RUN-10)",
    ),
    "a token on a master": (
        {"masters": {ASTRID: "0,0 1,0"}, "archmasters": True},
        {"table.tokens": ["blue at 1,0", "unused"]},
        "table: two pieces stand on 1,0 (RUN-6.5)",
    ),
    "a token far from masters": (
        {"masters": {ASTRID: "0,0"}, "archmasters": True},
        {"table.tokens": ["blue at 0,2", "unused"]},
        "table: the token of astrid is beside no own master (RUN-10.2)",
    ),
    "a kept card without extra cards": (
        {"kept": {ASTRID: "R05"}},
        {"options.extra_card": False},
        "zones: astrid kept cards, but the option extra_card is off (RUN-9)",
    ),
    "adepts without the option": (
        {},
        {"table.adepts": ["blue", "green"]},
        "table: adepts have a side, but the option adepts is off (RUN-11)",
    ),
    "an adept without a side": (
        {"adepts": {ASTRID: "blue", BJORN: "blue"}},
        {"table.adepts": ["blue", "none"]},
        "table: each adept must have a side, or its owner be asked for it (RUN-11.1)",
    ),
    "a green adept spent": (
        {"adepts": {ASTRID: "green", BJORN: "blue"}},
        {"table.ignored": 1},
        "table: ignored may name only seats with a blue adept (RUN-11.4)",
    ),
    "somebody else's adept spent": (
        {"adepts": {ASTRID: "blue", BJORN: "blue"}},
        {"table.ignored": 4},
        "table: ignored may name only seats with a blue adept (RUN-11.4)",
    ),
    "too few cards": (
        {"hands": {ASTRID: "R01 R02 R03"}},
        {"zones.hand astrid": ["R01", "R02"], "zones.out": ["R03"]},
        "zones: astrid must hold 3 cards now, not 2 (RUN-6.7)",
    ),
    "too many cards": (
        {"hands": {BJORN: "R01 R02"}, "masters": {BJORN: "0,0"}, "deck": "R04"},
        {"zones.hand bjorn": ["R01", "R02", "R04"], "zones.deck": []},
        "zones: bjorn must hold 2 cards now, not 3 (RUN-6.7)",
    ),
    "too many cards for a green adept": (
        {
            "hands": {BJORN: "R01 R02 R03"},
            "adepts": {ASTRID: "blue", BJORN: "green"},
            "masters": {BJORN: "0,0"},
            "deck": "R04",
        },
        {"zones.hand bjorn": ["R01", "R02", "R03", "R04"], "zones.deck": []},
        "zones: bjorn must hold 2 or 3 cards now, not 4 (RUN-6.7)",
    ),
    "no end of the turn": (
        {},
        {"agenda": steps("lay-card", "draw-or-place")},
        f"agenda: no turn goes 'lay-card draw-or-place', {WRITE_ONE_STEP}",
    ),
    "two turns of one": (
        {},
        {"agenda": [*steps("lay-card"), {"step": "next-turn", "seat": "bjorn"}]},
        f"agenda: no turn goes 'lay-card next-turn', {WRITE_ONE_STEP}",
    ),
    "steps of two seats": (
        {},
        {
            "agenda": [
                *steps("lay-card", "draw-or-place"),
                {"step": "next-turn", "seat": "bjorn"},
            ],
            "zones.hand bjorn": 3,
        },
        "agenda: all steps of a turn must be those of one seat, as bjorn",
    ),
    "a turn without a master": (
        {"masters": {ASTRID: "0,0 1,0 0,1"}, "turn": BJORN},
        {"agenda": steps("take-turn")},
        "agenda: astrid has no master left and takes no turn (RUN-7.1)",
    ),
    "a set-up too late": (
        {},
        {"agenda": [{"step": "set-up"}]},
        "agenda: set-up comes first, before anything is dealt or placed (RUN-3)",
    ),
    "an extra card without the option": (
        {},
        {"agenda": steps(*EXTRA_TURN.split())},
        f"agenda: '{EXTRA_TURN}', but the option extra_card is off",
    ),
    "an extra card of an empty deck": (
        {"extra_card": True, "deck": ""},
        {"agenda": steps(*EXTRA_TURN.split())},
        "agenda: astrid cannot draw an extra card now (RUN-9.1)",
    ),
    "an extra card that nobody owes": (
        {"extra_card": True},
        {"table.extra_drawn": True, "agenda": steps("lay-card", "draw-or-place", "next-turn")},
        "table: extra_drawn, but no card is owed (RUN-9.2)",
    ),
    "an adept's draw out of time": (
        {"adepts": {ASTRID: "green", BJORN: "blue"}},
        {"agenda": steps("draw-for-adept", "next-turn")},
        "agenda: astrid has no green adept, or not just placed the first master (RUN-11.2)",
    ),
    "a token of an old master": (
        {"archmasters": True, "masters": {ASTRID: "0,0 1,0"}},
        {"agenda": [*steps("offer-token", x=0, y=0), *steps("next-turn")]},
        "agenda: astrid has put the token, or placed another master last (RUN-10.2)",
    ),
    "an end too early": (
        {},
        {"agenda": [], "result": {"winners": ["astrid"], "rule": "RUN-8.3"}},
        "result: the game ends when all masters are placed, not before (RUN-7.4)",
    ),
    "an end with more to do": (
        {},
        {
            "agenda": [*steps("lay-card"), {"step": "set-up"}],
            "result": {"winners": ["astrid"], "rule": "RUN-8.3"},
        },
        "result: the game ends when all masters are placed, not before (RUN-7.4)",
    ),
    "a red token": (
        {"archmasters": True, "masters": {ASTRID: "0,0"}},
        {"table.tokens": ["red at 1,0", "unused"]},
        "table: tokens: 'red at 1,0' is no token, write it as 'unused' or 'blue at -1,2'",
    ),
    "a crooked card": (
        {},
        {"table.laid": ["S00 turn 45 at 0,0"]},
        "table: laid: 'S00 turn 45 at 0,0': a card is turned by 0, 90, 180 or 270",
    ),
    "no placement": (
        {},
        {"table.laid": ["S00 at 0,0"]},
        "table: laid: 'S00 at 0,0' is no placement, write it as 'R07 turn 90 at -1,2'",
    ),
    "no cell": (
        {},
        {"table.masters": [["middle"], []]},
        "table: masters: 'middle' is no cell, write it as '-1,2'",
    ),
    "beyond the table": (
        {},
        {"table.masters": [["99,0"], []]},
        "table: masters: x 99 is not between -35 and 36",
    ),
}


@pytest.mark.parametrize("case", FAULTS)
def test_an_impossible_position_is_refused_with_one_line(case: str) -> None:
    """What is wrong, by which rule, and often what would be right."""
    given, changes, line = FAULTS[case]

    assert line in refused(spoiled(given_runics(**given).position(), changes))


def test_all_faults_are_named_at_once() -> None:
    document = given_runics(seats=3, masters={ASTRID: "0,0", BJORN: "1,1"}).position()
    changes = {"table.masters": [["0,0"], ["0,1"], ["7,7"]], "table.tokens": ["blue at 1,0"] * 3}

    assert len(refused(spoiled(document, changes))) >= 5
