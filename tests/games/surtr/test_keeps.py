"""Who keeps what beside a real board: a Follower needs no cardboard, people keep the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

import pytest

from kit.table import BJORN
from ragnatafl.games.lords.rules.components import hand_of
from ragnatafl.games.surtr import GAME
from ragnatafl.games.surtr.rules.state import Surtr
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.keeps import keep_of, usual_keepers
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import CHANCE, PUBLIC, SEATS, Seat
from ragnatafl.kernel.views import view

OF_FOLLOWERS: Final = ("die", "actions", "hands")
KEPT: Final = {
    "set-up": "forge-token upper-board first-to-choose hero-stack origin-stack",
    "events": "event-deck",
    "monster-die": "monster-die",
    "attacks": "attack-deck claws",
    "blessings": "blessing-deck",
    "combat": "combat-deck hand",
    "die": "surtr-die",
    "actions": "corrupted-hero basic-set action-deck row jarl-stack gothi-stack slayer-stack",
    "hands": "hand battle-deck pile selection",
}
"""By keep the dice and decks that belong to it, `hand` to two of them."""


def evening(
    kept: Mapping[str, str], seed: int, until: Callable[[Surtr], bool] = lambda _: False
) -> Match[Surtr]:
    """A game beside a real board, chosen and told at random, for 300 lines at most."""
    setup = make_setup(GAME, kept=kept)
    match: Match[Surtr] = Match(setup, seed=seed, source="asked")
    rng = Random(seed)
    while not match.over and len(match.lines) < 300 and not until(match.state):
        match.choose(rng.choice(match.decision.options), match.decision.seat)
    return match


def asked(kept: Mapping[str, str]) -> set[str]:
    """Which dice and decks were told in three games."""
    games = [evening(kept, seed) for seed in range(3)]
    lines = [line for match in games for line in match.lines if line.seat == CHANCE]
    return {line.text.split()[0] for line in lines}


def test_whatever_is_hidden_or_drawn_belongs_to_a_keep() -> None:
    setup = make_setup(GAME, 3, {"people": 2})
    hidden = {zone.name for zone in setup.zones if zone.seen_by != PUBLIC}

    unkept = [name for name in hidden if keep_of(setup.keeps, name) is None]
    people = {f"{zone} {seat}" for zone in ("battle-deck",) for seat in ("bjorn", "dagny")}

    assert set(unkept) <= people  # who never have one
    assert {keep.name: set(" ".join(keep.lots).split()) - {"astrid"} for keep in setup.keeps} == {
        name: set(lots.split()) for name, lots in KEPT.items()
    }


@pytest.mark.parametrize("name", ["set-up", "events", "monster-die", "die", "actions"])
def test_what_the_program_keeps_is_not_asked_and_what_the_box_keeps_is(name: str) -> None:
    lots = set(KEPT[name].split())

    assert asked({}) & lots
    assert not asked({name: "app"}) & lots


@pytest.mark.rule("SOLO-5.0")
@pytest.mark.rule("SOLO-9.6.1")
def test_usually_a_follower_needs_no_cardboard_and_people_keep_the_rest() -> None:
    usual = usual_keepers(make_setup(GAME).keeps)

    told = asked(usual)

    assert {name for name, keeper in usual.items() if keeper == "app"} == set(OF_FOLLOWERS)
    assert usual["combat"] == "counted"
    assert not told & {lot for name in (*OF_FOLLOWERS, "combat") for lot in KEPT[name].split()}
    assert told >= {"forge-token", "event-deck", "monster-die"}


@pytest.mark.parametrize(("seats", "people"), [(2, 1), (3, 1), (3, 2), (4, 2)])
def test_hands_of_people_are_theirs_and_hands_of_followers_the_programs(
    seats: int, people: int
) -> None:
    setup = make_setup(GAME, seats, {"people": people}, kept=usual_keepers(make_setup(GAME).keeps))

    keepers = [setup.keeper(f"hand {SEATS.write(Seat(seat))}") for seat in range(seats)]

    assert keepers == ["app"] * (seats - people) + ["counted"] * people


def test_a_counted_hand_is_only_a_number_even_for_who_holds_it() -> None:
    zone = hand_of(BJORN)
    counted = evening({"combat": "counted"}, seed=1, until=lambda game: len(game.zones[zone]) == 2)
    told = evening({}, seed=1, until=lambda game: len(game.zones[zone]) == 2)

    assert view(counted.state, BJORN).zones[zone] == [-1, -1]
    assert view(told.state, BJORN).zones[zone] == told.state.zones[zone] != [-1, -1]


def test_only_a_hand_can_be_counted() -> None:
    with pytest.raises(BadInput, match="keep die: cannot be 'counted'"):
        make_setup(GAME, kept={"die": "counted"})
