"""Where rules play other seats, karl and jarl look past their reply."""

from __future__ import annotations

import random

import msgspec
import pytest

from bots.tables import says
from games.surtr.table import FOLLOWER, PERSON, given_surtr, new_surtr
from ragnatafl.bots import Budget
from ragnatafl.bots import judgement as judging
from ragnatafl.bots.jarl import Jarl, Node, Path
from ragnatafl.bots.judgement import Weight, judge_by, own_weights
from ragnatafl.bots.karl import Karl
from ragnatafl.bots.plans import look_through, see_through
from ragnatafl.bots.worth import UNFINISHED
from ragnatafl.games.surtr import GAME
from ragnatafl.games.surtr.rules.state import Surtr
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import State
from ragnatafl.kernel.views import determinize

SAVES = ("move bjorn 6 from 14 to 12", "move bjorn 6 from 14 to 13")
"""To meet the army that would take the last region, or to stand there before it comes."""


@pytest.fixture
def blind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judging sees nothing but an end of the game."""
    monkeypatch.setattr(judging, "_KNOWN", {})
    weights = own_weights(GAME)
    nothing = dict.fromkeys(weights.terms, Weight(0.0, 0.0))
    judge_by(msgspec.structs.replace(weights, terms=nothing), GAME)


def one_region_short(army: str = "14") -> Match[Surtr]:
    """Region 13 makes the Follower a Great Jarl; nobody is there, and its army is beside it."""
    lands = dict.fromkeys(["5", "6", "7", "8", "9", "10", "11", "12"], FOLLOWER)
    return given_surtr(
        turn=PERSON,
        phase="manoeuvres",
        control={**lands, "13": PERSON},
        armies=[(FOLLOWER, "12", 1), (PERSON, army, 6)],
        heroes={FOLLOWER: "5", PERSON: "1"},
    )


def test_a_plan_is_worth_what_it_is_after_the_reply() -> None:
    """SOLO-5.4: it takes the region and has won, whatever the die shows."""
    match = one_region_short(army="3")
    deal = determinize(match.view(PERSON), random.Random(1), remember=False)
    (skip,) = [option for option in match.decision.options if option.text == "skip"]
    outlook = look_through(deal, PERSON, (skip,))

    value, replied = see_through(deal, PERSON, outlook.plans[skip])

    assert replied
    assert value < -UNFINISHED < outlook.ends[skip]


@pytest.mark.parametrize("seed", range(4))
def test_karl_sees_what_the_reply_would_be(blind: None, seed: int) -> None:
    assert says(Karl(seed), one_region_short()) in SAVES


@pytest.mark.parametrize("seed", range(4))
def test_jarl_sees_what_the_reply_would_be(blind: None, seed: int) -> None:
    assert says(Jarl(seed), one_region_short(), Budget(iterations=24)) in SAVES


class Walker(Jarl):
    """Remembers where its walks came to an end."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.ends: list[State] = []

    def _walk(self, node: Node, game: State, path: Path, seat: Seat) -> State:
        self.ends.append(super()._walk(node, game, path, seat))
        return self.ends[-1]


@pytest.mark.plain  # a Walker cannot inherit from what is compiled
@pytest.mark.parametrize(("seats", "people"), [(2, 1), (3, 1), (3, 2)])
def test_a_walk_hears_all_followers_and_has_a_turn_after_them(seats: int, people: int) -> None:
    """It ends where Followers would have their second turn, or with the game."""
    match = new_surtr(seats, seed=4, people=people)
    jarl = Walker(1)
    while match.state.turns < seats:
        match.choose(match.decision.options[0])
    turn = match.state.turns

    says(jarl, match, Budget(iterations=6))

    assert len(jarl.ends) == 6
    for end in jarl.ends:
        assert isinstance(end, Surtr)
        assert end.over or (not end.decisions and end.turns >= turn + seats - people + 1)
