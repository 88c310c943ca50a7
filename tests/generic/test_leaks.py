"""No seat learns what it must not see, from views or from events (2.7); and the net has no hole."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import ragnatafl
from generic.tables import each_table_and_source
from kit.table import ASTRID, BJORN
from ragnatafl.kernel import views
from ragnatafl.kernel.cards import Zone
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.game import Setup, make_setup
from ragnatafl.kernel.seats import PUBLIC, Seat
from ragnatafl.kernel.state import State
from ragnatafl.lab import checks
from toys.raid import GAME, zones
from toys.stories import given_raid


@each_table_and_source(at_most=6)
def test_views_and_events_tell_nothing_hidden(setup: Setup, source: str) -> None:
    rng = Random(20)
    faults: list[str] = []
    for seed in range(2):
        match = checks.start_match(setup, seed, source)
        for _ in checks.moments(match, seed, at_most=80):
            faults += checks.leaks(match.state, rng)

    assert faults == []


@pytest.mark.parametrize("name", ["bloodrage", "lords", "surtr"])
def test_chances_tell_nothing_hidden(name: str) -> None:
    """Dealt otherwise where a seat cannot see it, its chances in battles and hunts are the same."""
    match, rng = ragnatafl.new(name, seed=5), Random(5)
    chances, compared = match.game.mind.chances, 0
    assert chances is not None
    while not match.over and compared < 40:
        for seat in checks.watchers(match.state):
            told = chances(match.view(seat))
            if told:
                other = checks.redealt(match.state, seat, rng)
                assert chances(views.view(other, seat)) == told
                compared += 1
        texts = [option.text for option in match.decision.options]
        bold = [text for text in texts if text not in ("pass", "skip", "decline")]
        match.choose(rng.choice(bold or texts))
    assert compared >= 10


def leaks_of_raid(rng: Random, setup: Setup | None = None) -> list[str]:
    match = checks.start_match(setup or make_setup(GAME, 3), 1)
    return [leak for state in checks.past_states(match, rng) for leak in checks.leaks(state, rng)]


def test_a_hand_that_lies_open_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def open_view(game: State, seat: Seat) -> State:
        seen = unbroken(game, seat)
        for zone, known in enumerate(game.setup.zones):
            if known.name.startswith("hand"):
                seen.zones[zone] = list(game.zones[zone])
        return seen

    unbroken = views.view
    monkeypatch.setattr(checks, "view", open_view)

    assert any("the view of bjorn changes" in leak for leak in leaks_of_raid(Random(1)))


def test_sealed_answers_that_lie_open_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def open_view(game: State, seat: Seat) -> State:
        seen = unbroken(game, seat)
        seen.sealed = game.sealed
        return seen

    unbroken = views.view
    monkeypatch.setattr(checks, "view", open_view)

    assert any("changes with what it must not see" in leak for leak in leaks_of_raid(Random(1)))


def test_luck_that_lies_open_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def open_view(game: State, seat: Seat) -> State:
        seen = unbroken(game, seat)
        seen.luck_b = game.luck_b
        return seen

    unbroken = views.view
    monkeypatch.setattr(checks, "view", open_view)

    assert any("the view of spectator changes" in leak for leak in leaks_of_raid(Random(1)))


def test_events_that_tell_secrets_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Event, "seen_from", lambda event, seat: event)

    assert any("events of" in leak for leak in leaks_of_raid(Random(1)))


def test_an_automa_does_not_tell_its_hand() -> None:
    """Bjorn's automa cannot raid; it raises the axe, and may not say what else it thought of."""
    table = given_raid(
        hands={ASTRID: "axe-1 axe-2", BJORN: "axe-8 axe-3 horn-1"}, warriors={BJORN: 0}, automas=1
    )
    rng = Random(1)

    assert [leak for _ in range(60) for leak in checks.leaks(table.game, rng)] == []


def test_the_owner_of_an_open_zone_hides_nothing() -> None:
    """With all zones open nothing is redealt, and nothing can leak."""

    def open_zones(setup: Setup) -> tuple[Zone, ...]:
        return tuple(Zone(zone.name, PUBLIC, zone.owner) for zone in zones(setup))

    setup = make_setup(replace(GAME, zones=open_zones), 3)

    assert leaks_of_raid(Random(2), setup) == []
