"""Every game passes Gymnasium's own checker, and works in its vectors."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from ragnatafl.envs.gymnasium import IDS, RagnataflEnv
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.views import view

GAMES = ("runics", "bloodrage", "lords", "surtr")


@pytest.mark.parametrize("game", GAMES)
def test_the_checker_finds_nothing(game: str) -> None:
    made = gymnasium.make(IDS[game])

    check_env(made.unwrapped)


def play(game: RagnataflEnv, seed: int) -> tuple[list[float], list[bytes]]:
    """Random answers to the end; every reward, and all that was seen."""
    rng, rewards, sights = Random(seed), [], []
    seen, _ = game.reset(seed=seed)
    over = cut = False
    while not over and not cut:
        sights += [seen["observation"].tobytes(), seen["action_mask"].tobytes()]
        action = rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
        seen, reward, over, cut, _ = game.step(np.int64(action))
        rewards.append(reward)
    return rewards, [*sights, seen["observation"].tobytes()]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_has_one_reward_at_its_end(game: str) -> None:
    rewards, _ = play(RagnataflEnv(game, longest=3000), 4)

    assert set(rewards[:-1]) <= {0.0}
    assert -1.0 <= rewards[-1] <= 1.0


@pytest.mark.parametrize("level", ["thrall", "bondi", "karl", "jarl:8"])
def test_bots_of_any_level_fill_the_other_seats(level: str) -> None:
    first, again = (play(RagnataflEnv("runics", bots=level, seat=0), 2) for _ in range(2))

    assert first == again
    assert first[0][-1] in (-1.0, 0.0, 1.0)


@pytest.mark.parametrize("game", GAMES)
def test_who_plays_sees_the_same_whether_bots_remember_or_not(game: str) -> None:
    """Bots that answer at random look at nothing, so nothing is kept for them."""
    usual, other = (RagnataflEnv(game, longest=200) for _ in range(2))
    start = other.frame.start
    other.frame.start = lambda seed, remember=True: start(seed)  # type: ignore[method-assign]
    rng = Random(1)
    mine, theirs = usual.reset(seed=3)[0], other.reset(seed=3)[0]
    for _ in range(200):
        assert (mine["observation"] == theirs["observation"]).all()
        assert (mine["action_mask"] == theirs["action_mask"]).all()
        action = np.int64(rng.choice(np.flatnonzero(mine["action_mask"]).tolist()))
        mine, _, over, cut, _ = usual.step(action)
        theirs, *_ = other.step(action)
        if over or cut:
            mine, theirs = usual.reset()[0], other.reset()[0]


def test_every_other_seat_may_have_a_bot_of_its_own() -> None:
    RagnataflEnv("bloodrage", bots=["thrall", "thrall", "karl"]).reset(seed=1)

    with pytest.raises(ValueError, match="3 other seats, and 2 bots"):
        RagnataflEnv("bloodrage", bots=["thrall", "thrall"])


@pytest.mark.parametrize(
    ("bots", "seat", "looking"),
    [
        (["thrall", "karl"], 0, [0, 2]),
        (["karl", "thrall"], 0, [0, 1]),
        (["thrall", "karl"], 1, [1, 2]),
        (["karl", "thrall"], 2, [0, 2]),
    ],
)
def test_bots_sit_where_they_are_named(bots: list[str], seat: int, looking: list[int]) -> None:
    """A karl looks at the table, a thrall at its options alone: nothing is kept for its seat."""
    game = RagnataflEnv("bloodrage", seats=3, bots=bots, seat=seat)
    game.reset(seed=1)

    for other in map(Seat, range(3)):
        if other in looking:
            assert view(game.state, other).viewer == other
        else:
            with pytest.raises(ValueError, match="remembers nothing"):
                view(game.state, other)


def test_a_person_plays_alone_against_followers() -> None:
    """SOLO-13.1: the Followers have the first seats."""
    game = RagnataflEnv("surtr")
    _, info = game.reset(seed=1)

    assert info["seat"] == 1


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_games_are_made_as_vectors(mode: str) -> None:
    games = gymnasium.make_vec(
        "ragnatafl.envs.gymnasium:ragnatafl/Runics-v0", num_envs=2, vectorization_mode=mode
    )
    try:
        seen, _ = games.reset(seed=1)
        rng = Random(1)
        for _ in range(12):
            masks = seen["action_mask"]
            chosen = [rng.choice(np.flatnonzero(mask).tolist() or [0]) for mask in masks]
            seen, rewards, *_ = games.step(np.array(chosen))
        assert seen["observation"].shape[0] == rewards.shape[0] == 2
    finally:
        games.close()


def test_actions_of_blood_rage_can_be_numbered_once_and_for_all() -> None:
    game = RagnataflEnv("bloodrage", actions="fixed")
    game.reset(seed=1)

    assert game.action_space.n == 13710
    assert game.action_masks().sum() > 1


def test_the_table_is_told_in_words() -> None:
    game = RagnataflEnv("runics", seat=0, render_mode="ansi")
    game.reset(seed=1)

    assert str(game.render()).splitlines()[1].startswith("astrid: ")


@pytest.mark.parametrize("wrong", [1.7, "3", True, None, np.array([1])])
def test_what_is_no_whole_number_is_no_action(wrong: Any) -> None:
    """Any: that is the point. The game goes on as if nothing had been said."""
    game = RagnataflEnv("runics")
    seen, _ = game.reset(seed=1)

    with pytest.raises(ValueError, match="an action must be a whole number, not"):
        game.step(wrong)
    assert (game.action_masks() == seen["action_mask"]).all()


@pytest.mark.parametrize("action", [-1, 511, 10**30])
def test_a_number_beyond_the_options_is_not_open(action: Any) -> None:
    """Any: Gymnasium wants a number of numpy, where a plain one does."""
    game = RagnataflEnv("runics")
    game.reset(seed=1)

    _, reward, over, cut, _ = game.step(action)

    assert (reward, over, cut) == (-1.0, True, False)


def ended(how: str) -> tuple[RagnataflEnv, dict[str, Any]]:
    """A game that has ended, and what was told besides. Any: as Gymnasium declares it."""
    game = RagnataflEnv("runics", longest=2 if how == "cut off" else 1000)
    game.reset(seed=1)
    over = cut = False
    while not over and not cut:
        action = game.action_space.n - 1 if how == "lost" else game.action_masks().argmax()
        _, _, over, cut, info = game.step(action)
    return game, info


@pytest.mark.parametrize("how", ["played out", "lost", "cut off"])
def test_a_game_that_has_ended_is_not_played_on(how: str) -> None:
    game, info = ended(how)

    assert len(info["scores"]) == 2
    with pytest.raises(ResetNeeded, match="begin one with reset"):
        game.step(np.int64(0))
    game.reset(seed=1)
    assert "scores" not in game.step(np.int64(0))[-1]


def test_nothing_is_played_before_a_game_has_begun() -> None:
    with pytest.raises(ResetNeeded, match="begin one with reset"):
        RagnataflEnv("runics").step(np.int64(0))
