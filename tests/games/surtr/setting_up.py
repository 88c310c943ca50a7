"""The set-up of a table with a Follower, told step by step; chance is asked."""

from __future__ import annotations

from typing import Final

from games.surtr.table import PERSON, SurtrTable, new_surtr, when
from kit.table import cards
from ragnatafl.games.lords.rules.components import tiles_of
from ragnatafl.games.surtr.rules.state import Surtr
from ragnatafl.kernel.seats import Seat

FORGES: Final = "uruz othala algiz uruz"


def given_board(
    hero: str = "ragnar",
    events: str = "event-14 event-2 event-6",
    *,
    challenges: str = "none",
    readings: str = "none",
    start_priests: int = 0,
    track: str = "a",
) -> SurtrTable:
    """Loki is in 14, Draugr and Fafnir, or whom the events name, are placed; sets come next."""
    match = new_surtr(
        source="asked", hero=hero, challenges=challenges, readings=readings, forges=FORGES,
        start_priests=start_priests, track=track,
    )  # fmt: skip
    table = when(match)
    for name in ("draugr", "fafnir", "hraesvelgr"):
        table.told_by_chance(f"upper-board {name}")
    table.told_by_chance(*(f"event-deck {event}" for event in events.split()))
    return table


def lays_row(table: SurtrTable, kind: str = "a", first: str = "1 2 3") -> SurtrTable:
    """Chance tells the set of basic cards and which of them lie in the row."""
    table.told_by_chance(f"basic-set {kind}")
    names = (f"basic-{kind}{number}" for number in first.split())
    table.told_by_chance(*(f"action-deck astrid {name}" for name in names))
    return table


def given_follower(hero: str = "ragnar", *, challenges: str = "none") -> SurtrTable:
    """The Follower is laid out; the person draws tiles."""
    return lays_row(given_board(hero, challenges=challenges))


def person_takes(
    table: SurtrTable,
    hero: str = "snorri",
    origin: str = "tyrson",
    others: str = "beowulf baldrson",
) -> SurtrTable:
    other_hero, other_origin = others.split()
    table.told_by_chance(f"hero-stack {hero}", f"hero-stack {other_hero}")
    table.told_by_chance(f"origin-stack {origin}", f"origin-stack {other_origin}")
    table.says(PERSON, f"keep {hero}", f"keep {origin}")
    table.told_by_chance("combat-deck sword-a")
    return table


def person_starts(table: SurtrTable, sea: str, region: str) -> SurtrTable:
    table.says(PERSON, f"place drakkar {sea}", f"start in {region}")
    return table


def at_first_turn(table: SurtrTable) -> SurtrTable:
    """Whatever the person is asked until the Surtr die is rolled."""
    while not table.offered("surtr-die"):
        table.match.choose(table.offered()[0])
    return table


def tiles(game: Surtr, seat: Seat) -> str:
    return cards(game, tiles_of(seat))
