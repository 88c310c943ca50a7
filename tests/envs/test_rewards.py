"""Who wins is paid, whoever that is and wherever it sits; the kernel alone says who has won."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import NamedTuple

import numpy as np
import pytest
from gymnasium.utils import seeding

from ragnatafl.envs import openspiel, pettingzoo
from ragnatafl.envs.batch import Batch
from ragnatafl.envs.frame import Frame, Plan, returns
from ragnatafl.envs.gymnasium import RagnataflEnv
from ragnatafl.kernel.agenda import Finished, apply, finish
from ragnatafl.kernel.game import ASKED, start_game
from ragnatafl.kernel.seats import SEATS, Seat, SeatMask, mask_of
from ragnatafl.kernel.state import State

TABLES = pytest.mark.parametrize(("name", "seats"), [("runics", 2), ("bloodrage", 3), ("surtr", 2)])
ASTRID, BJORN, DAGNY = Seat(0), Seat(1), Seat(2)


class Ended(NamedTuple):
    """A game of random answers that one seat has won alone."""

    seed: int
    places: list[int]
    """Of each answer, among the options."""
    worth: list[float]
    """By seat."""


def worth_of(state: State) -> list[float]:
    """1 for who has won alone; the others lose that together, and beside automas 1 each."""
    lost = -1.0 if state.automas else -1.0 / (state.seats - 1)
    return [1.0 if state.winners == mask_of(Seat(s)) else lost for s in range(state.seats)]


def won_by_each(frame: Frame, start: Callable[[int], State]) -> list[Ended]:
    """A game for each seat that wins it alone; beside automas one that the first of them wins."""
    wanted = frame.seats if len(frame.seats) > 1 else (ASTRID,)
    found: dict[int, Ended] = {}
    for seed in count():
        state, rng, places = start(seed), Random(seed), list[int]()
        while not state.over:
            options = state.decisions[0].options
            places.append(rng.randrange(len(options)))
            apply(state, options[places[-1]])
        if state.winners in map(mask_of, wanted):
            found.setdefault(state.winners, Ended(seed, places, worth_of(state)))
        if len(found) == len(wanted):
            return list(found.values())
    raise AssertionError("seeds do not end")


def by_pettingzoo(frame: Frame) -> list[Ended]:
    def start(seed: int) -> State:
        return frame.start(int(seeding.np_random(seed)[0].integers(2**62)))

    return won_by_each(frame, start)


@TABLES
def test_agents_asked_one_by_one_have_their_own_rewards(name: str, seats: int) -> None:
    game = pettingzoo.raw_env(name, seats=seats)
    for seed, places, worth in by_pettingzoo(game.frame):
        game.reset(seed=seed)
        gained, left = dict.fromkeys(game.agents, 0.0), iter(places)
        for agent in game.agent_iter():
            _, reward, over, cut, _ = game.last()
            gained[agent] += reward
            game.step(None if over or cut else next(left))

        assert gained == {SEATS.write(seat): worth[seat] for seat in game.frame.seats}


@TABLES
def test_so_have_agents_that_are_asked_at_once(name: str, seats: int) -> None:
    game = pettingzoo.parallel_env(name, seats=seats)
    for seed, places, worth in by_pettingzoo(game.frame):
        game.reset(seed=seed)
        left = iter(places)
        while game.agents:
            _, rewards, *_ = game.step({agent: next(left) for agent in game.asked()})

        assert rewards == {SEATS.write(seat): worth[seat] for seat in game.frame.seats}


@TABLES
def test_so_have_the_seats_of_a_batch(name: str, seats: int) -> None:
    def start(seed: int) -> State:
        return frame.start(int(np.random.default_rng((seed, 0)).integers(2**62)))

    frame = Frame(Plan(name, seats))
    for seed, places, worth in won_by_each(frame, start):
        with Batch(name, games=1, workers=0, seed=seed, seats=seats) as batch:
            for place in places:
                after = batch.step([place])

            assert after.over.all()
            assert after.rewards[0].tolist() == pytest.approx(worth)


@TABLES
def test_so_have_players_of_openspiel(name: str, seats: int) -> None:
    def start(seed: int) -> State:
        return start_game(frame.setup, str(seed), ASKED)

    frame = Frame(Plan(name, seats))
    for seed, places, worth in won_by_each(frame, start):
        game = openspiel.loaded(f"ragnatafl_{name}(seats={seats},seed={seed})")
        state = game.new_initial_state()
        left = iter(places)
        while not state.is_terminal():
            if state.is_simultaneous_node():
                asked = [decision.seat for decision in state.play.table.decisions]
                said = {seat: next(left) for seat in asked}
                state.apply_actions([said.get(seat, 0) for seat in frame.seats])
            else:
                state.apply_action(next(left))

        assert state.returns() == [worth[seat] for seat in frame.seats]


def against_bots(game: RagnataflEnv, rng: Random) -> float:
    """A game from where it stands to its end, by random answers; all that it brings."""
    gained, over = 0.0, False
    while not over:
        action = rng.choice(np.flatnonzero(game.action_masks()).tolist())
        _, reward, over, _, _ = game.step(np.int64(action))
        gained += reward
    return gained


@TABLES
def test_who_plays_against_bots_has_the_reward_of_the_seat_it_drew(name: str, seats: int) -> None:
    """Every seat is drawn, and wins and loses; against Followers random answers only lose."""
    game, rng, met = RagnataflEnv(name, seats=seats), Random(1), set()
    game.reset(seed=1)
    for _ in range(40):
        _, info = game.reset()
        gained = against_bots(game, rng)
        if game.state.winners in map(mask_of, map(Seat, range(seats))):
            assert gained == worth_of(game.state)[info["seat"]]
            met.add((info["seat"], gained > 0))

    ends = (False,) if name == "surtr" else (True, False)
    assert met == {(seat, won) for seat in game.frame.seats for won in ends}


@pytest.mark.parametrize(
    ("name", "seats", "winners", "worth"),
    [
        ("runics", 2, [BJORN], [-1, 1]),
        ("runics", 2, [ASTRID, BJORN], [0, 0]),
        ("runics", 3, [DAGNY], [-1 / 2, -1 / 2, 1]),
        ("bloodrage", 4, [ASTRID, DAGNY], [1 / 3, -1 / 3, 1 / 3, -1 / 3]),
        ("bloodrage", 4, [], [0, 0, 0, 0]),
        ("surtr", 2, [ASTRID], [1, -1]),
        ("surtr", 2, [BJORN], [-1, 1]),
        ("surtr", 3, [ASTRID, BJORN], [1, 1, -1]),
    ],
)
def test_what_an_end_is_worth(
    name: str, seats: int, winners: list[Seat], worth: list[float]
) -> None:
    """Winners share; beside automas, who have the first seats, there is nothing to share."""
    state = Frame(Plan(name, seats)).start(1)
    assert returns(state) == [0.0] * seats

    with pytest.raises(Finished):
        finish(state, SeatMask(sum(map(mask_of, winners))), "-")

    assert returns(state) == pytest.approx(worth)
