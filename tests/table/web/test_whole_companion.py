"""Whole evenings beside a board: a script that knows only paper, and a table played inside.

`EVENINGS=1-20` plays these seeds of each cast instead of a few.
"""

from __future__ import annotations

import os
import statistics
from collections.abc import Iterator, Mapping

import pytest

from paper.board import Board, Printed, Wrong
from paper.evening import Cast, Evening, Figures
from paper.pack import other_box
from ragnatafl.games.lords.cards.box import EXPANSIONS
from ragnatafl.kernel.packs import Pack, read_pack
from ragnatafl.lab.guests import Server
from table.web.conftest import make_server

FIRST, _, LAST = os.environ.get("EVENINGS", "").partition("-")
SEEDS = range(int(FIRST), int(LAST) + 1) if FIRST else range(0)
BY_APP = {"events": "app", "blessings": "app"}
ALL_BY_APP = {**BY_APP, "set-up": "app", "monster-die": "app", "attacks": "app"}
HEROES = ("ragnar", "lagertha", "aslaug", "snorri", "beowulf", "sixth")
MANY = 3
"""Rounds with more outcomes to tell are printed one by one."""
CASTS = {
    "one Follower": Cast(1),
    "two Followers": Cast(2),
    "two people and an Arbiter": Cast(1, 2),
    "three Followers": Cast(3, options={"challenges": "all"}),
}


@pytest.fixture(scope="module")
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that does not mind how often it is told something."""
    made = make_server(tmp_path_factory.mktemp("companion"))
    made.modules = ("paper.unhurried",)
    made.start()
    yield made
    made.stop()
    assert "Traceback" not in made.said, made.said


def evening(server: Server, name: str, seed: int, **more: object) -> Figures:
    """A whole game without a difference; people tell no more than they must."""
    cast = CASTS[name]
    told = Evening(server, cast, seed, **more)  # type: ignore[arg-type]  # kept, pack
    try:
        seen = told.play()
    finally:
        told.beside.close()
    rounds = range(1, seen.rounds + 1)
    outcomes = [seen.outcomes[number].total() for number in rounds]
    many = [dict(told) for told in seen.outcomes.values() if told.total() > MANY]
    print(
        f"{name} {seed}: {seen.rounds} rounds, {seen.compared} events alike, {seen.fields} fields,"
        f" {seen.calls} calls, {seen.battles} battles, {seen.held} held, {seen.undone} undone,"
        f" {seen.entered} moves entered, {seen.forgotten} forgotten; outcomes told in a round:"
        f" {statistics.median(outcomes)}, at most {max(outcomes)}; more than {MANY}: {many}"
    )
    assert not seen.unread, f"moved without being read out: {seen.unread}"
    taps = [seen.taps[number] + told for number, told in enumerate(outcomes, 1)]
    assert max(seen.taps.values()) <= cast.people  # each turn is over by one tap
    assert statistics.median(taps) <= 3
    return seen


@pytest.mark.slow
@pytest.mark.parametrize("name", CASTS)
@pytest.mark.parametrize("seed", SEEDS or [2])
def test_a_whole_game_told_is_the_game_played_inside(
    unhurried: Server, name: str, seed: int
) -> None:
    evening(unhurried, name, seed)


@pytest.mark.slow
@pytest.mark.parametrize("hero", HEROES if SEEDS else HEROES[3:4])
@pytest.mark.parametrize("kept", [BY_APP, ALL_BY_APP], ids=["events", "all"])
def test_with_each_hero_and_what_the_app_draws(
    unhurried: Server, kept: Mapping[str, str], hero: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where it keeps all, nobody tells an outcome in a turn of the Follower."""
    monkeypatch.setitem(CASTS, hero, Cast(1, options={"hero": hero}))
    seen = evening(unhurried, hero, SEEDS[0] if SEEDS else 7, kept=kept)

    assert kept is BY_APP or not any(seen.outcomes.values())


@pytest.mark.slow
@pytest.mark.parametrize("pack", [other_box(), read_pack(EXPANSIONS)], ids=["other", "expansions"])
@pytest.mark.parametrize("seed", SEEDS or [1])
def test_the_same_with_a_box_that_differs(unhurried: Server, pack: Pack, seed: int) -> None:
    evening(unhurried, "one Follower", seed, pack=pack)


# The paper board


def given_paper() -> Board:
    lies = {("area:5", "armies bjorn"): (3,), ("area:7", "armies bjorn"): ()}
    return Board(Printed(("astrid", "bjorn"), (), {}, ()), dict(lies))


def test_paper_does_what_is_read_out() -> None:
    paper = given_paper()

    paper.carry_out("invades", "bjorn", {"value": 3, "origin": "5", "region": "7"})

    assert paper.lies == {("area:5", "armies bjorn"): (), ("area:7", "armies bjorn"): (3,)}


def test_paper_complains_of_what_cannot_be_done() -> None:
    paper = given_paper()

    with pytest.raises(Wrong, match="no army of 2 of bjorn in 5"):
        paper.carry_out("invades", "bjorn", {"value": 2, "origin": "5", "region": "7"})
    with pytest.raises(Wrong, match="nobody knows what 'conjures' is"):
        paper.carry_out("conjures", "bjorn", {})
