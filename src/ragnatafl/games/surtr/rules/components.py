"""SOLO-1.3: action cards, corrupted heroes, challenges, and where cards lie."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Final, Literal, NewType, cast

from ragnatafl.games.lords.cards.box import SHELF as LORDS_SHELF
from ragnatafl.games.lords.rules import components as base
from ragnatafl.games.lords.rules.switches import LordsOptions
from ragnatafl.games.surtr.cards.entries import ActionEntry, ChallengeEntry, TileEntry
from ragnatafl.kernel.cards import Zone
from ragnatafl.kernel.codecs import BadInput, Names, did_you_mean, spelt
from ragnatafl.kernel.content import entries_of
from ragnatafl.kernel.game import Setup
from ragnatafl.kernel.seats import NO_SEATS, NOBODY, PUBLIC, SEATS, Seat
from ragnatafl.kernel.shelf import Shelf

ActionCardId = NewType("ActionCardId", int)
TileId = NewType("TileId", int)
ChallengeId = NewType("ChallengeId", int)
RuneActionId = NewType("RuneActionId", int)
RowPlaceId = NewType("RowPlaceId", int)

SHELF: Final = Shelf(files("ragnatafl.games.surtr.cards") / "content", base=LORDS_SHELF)
_OWN: Final = SHELF.take()
_ACTIONS: Final = entries_of(_OWN, "actions.toml", "action", ActionEntry)
_TILES: Final = entries_of(_OWN, "tiles.toml", "tile", TileEntry)
_CHALLENGES: Final = entries_of(_OWN, "challenges.toml", "challenge", ChallengeEntry)

TILES: Final = spelt(TileId, Names("corrupted hero", tuple(entry.id for entry in _TILES)))
CHALLENGES: Final = spelt(ChallengeId, Names("challenge", tuple(e.id for e in _CHALLENGES)))
NO_TILE: Final = TileId(-1)
SIXTH: Final = TileId(TILES.read("sixth"))
"""The one whose hero is not in the box: only by wish."""

CARDS: Final = spelt(ActionCardId, base.CARDS)
"""Action cards are numbered with those of Lords."""
ACTION_CARDS: Final = tuple(map(ActionCardId, CARDS.take([entry.id for entry in _ACTIONS])))
FIRST_ACTION: Final = ACTION_CARDS[0]
NO_ACTION: Final = ActionCardId(-1)

FIRST_OWN_THING: Final = base.FIRST_CONDITION + len(base.CONDITIONS)
"""Things of Lords come first: then action cards, tiles and challenges."""


def thing_of_action(card: int) -> int:
    return FIRST_OWN_THING + card - FIRST_ACTION


def thing_of_tile(tile: int) -> int:
    return FIRST_OWN_THING + len(_ACTIONS) + tile


def thing_of_challenge(challenge: int) -> int:
    return FIRST_OWN_THING + len(_ACTIONS) + len(TILES) + challenge


SETS: Final = Names("set of basic cards", ("a", "b", "c"))
TYPES: Final = Names("type of advanced cards", ("jarl", "gothi", "slayer"))
RUNE_ACTIONS: Final = spelt(RuneActionId, Names(
    "rune action of Followers",
    ("control-monster", "ally", "strengthen-army", "activate-monster", "draw-combat",
     "raise-attribute", "recruit"),
))  # fmt: skip
COSTS: Final = (1, 1, 2, 2, 2, 3, 3)
"""SOLO-6: what each of them costs."""
PLACES: Final = spelt(RowPlaceId, Names("place in the action row", ("1", "2", "3")))

ROW: Final = 3
MOST_RUNES: Final = 6
MOST_CARDS: Final = 8
"""SOLO-3.3.3, SOLO-3.3.4"""
TOKENS: Final = 5
"""Desolation tokens (SOLO-2.4)."""

READINGS: Final = Names(
    "reading",
    ("origin-bonuses", "no-control-by-cards", "own-realms-first", "monsters-by-tie-break",
     "tokens-for-reinforce", "usurp-needs-army", "start-token-apart"),
)  # fmt: skip
"""SOLO-18: other readings than ours that can be played; see `readings`."""


class SurtrOptions(LordsOptions, frozen=True, kw_only=True):
    people: Literal[1, 2, 3] = 1
    """SOLO-12, SOLO-13.1: so many of the seats are people's; the others are Followers."""
    hero: Literal["random", "ragnar", "lagertha", "aslaug", "snorri", "beowulf", "sixth"] = "random"
    """SOLO-2.2: the corrupted hero of a Follower, by wish or at random."""
    challenges: str = "none"
    """SOLO-2.11: challenges by name, 'all' or 'none'."""
    readings: str = "none"
    """Other readings of the rulebook than ours, by name (SOLO-18)."""


def names_in(words: str, known: Names, what: str) -> int:
    """Names in a text as a set: 'none', 'all', or some of them."""
    if words in ("none", "all"):
        return (1 << len(known)) - 1 if words == "all" else 0
    found = 0
    for word in words.split():
        if word not in known.ids:
            raise BadInput(f"surtr: unknown {what} '{word}', {did_you_mean(word, known.ids)}")
        found |= 1 << known.read(word)
    return found


# Zones (SOLO-3.8): those of Lords, the stacks of advanced cards, then three of each seat.
_BY_SEAT: Final = 3


def stack_of(seats: int, kind: int) -> int:
    """The advanced cards of a type which no Follower has; nobody knows which they are."""
    return base.number_of_zones(seats) + kind


def action_deck_of(seats: int, seat: Seat) -> int:
    return base.number_of_zones(seats) + len(TYPES) + _BY_SEAT * seat


def row_of(seats: int, seat: Seat) -> int:
    """The action row, from left to right."""
    return action_deck_of(seats, seat) + 1


def battle_deck_of(seats: int, seat: Seat) -> int:
    """SOLO-9.3: the part of its hand that a Follower may play in this battle."""
    return action_deck_of(seats, seat) + 2


def zones(setup: Setup) -> tuple[Zone, ...]:
    actions = sum(1 << card for card in ACTION_CARDS)
    combat = base.cards_as_set(cast("base.LordsContent", setup.content).combat)

    def own() -> Iterator[Zone]:
        for seat in map(Seat, range(setup.seats)):
            name = SEATS.write(seat)
            yield Zone(f"action-deck {name}", NO_SEATS, seat, actions)
            yield Zone(f"row {name}", PUBLIC, seat, actions)
            yield Zone(f"battle-deck {name}", NO_SEATS, seat, combat)

    stacks = (
        Zone(f"{kind}-stack", NO_SEATS, NOBODY, sum(1 << c for c in advanced_cards(place)))
        for place, kind in enumerate(TYPES.ids)
    )
    return (*base.zones(setup), *stacks, *own())


def basic_cards(kind: int) -> list[ActionCardId]:
    return _of_set("basic", SETS.write(kind))


def hero_cards(tile: int) -> list[ActionCardId]:
    return _of_set("hero", TILES.write(tile))


def advanced_cards(kind: int) -> list[ActionCardId]:
    return _of_set("advanced", TYPES.write(kind))


def _of_set(kind: str, name: str) -> list[ActionCardId]:
    return [
        card
        for card, entry in zip(ACTION_CARDS, _ACTIONS, strict=True)
        if (entry.kind, entry.set) == (kind, name)
    ]
