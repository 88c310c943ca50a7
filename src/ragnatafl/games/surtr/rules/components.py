"""SOLO-1.3: action cards, corrupted heroes, challenges, and where cards lie."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple, NewType, cast

from ragnatafl.games.lords.rules import components as base
from ragnatafl.games.lords.rules.board import RegionId
from ragnatafl.games.lords.rules.components import (
    ActionId,
    AttributeId,
    CardId,
    CardSet,
    LordsContent,
)
from ragnatafl.kernel.cards import Zone
from ragnatafl.kernel.codecs import Names, bad, did_you_mean, spelt
from ragnatafl.kernel.game import Setup
from ragnatafl.kernel.seats import NO_SEATS, NOBODY, PUBLIC, SEATS, Seat

ActionCardId = NewType("ActionCardId", int)
TileId = NewType("TileId", int)
ChallengeId = NewType("ChallengeId", int)
DifficultyId = NewType("DifficultyId", int)
RuneActionId = NewType("RuneActionId", int)
RowPlaceId = NewType("RowPlaceId", int)

CARDS: Final = spelt(ActionCardId, base.CARDS)
"""Action cards are numbered with those of Lords; all are filled when the box is opened."""
TILES: Final = spelt(TileId, Names("corrupted hero"))
CHALLENGES: Final = spelt(ChallengeId, Names("challenge"))
DIFFICULTIES: Final = spelt(DifficultyId, Names(
    "difficulty", ("first-game", "easy", "middle", "hard", "ragnarok"),
))  # fmt: skip
"""SOLO-15.2: from the easiest to the hardest."""
NO_ACTION: Final = ActionCardId(-1)
NO_TILE: Final = TileId(-1)

FIRST_TILE: Final = 20_000
FIRST_CHALLENGE: Final = 30_000
FIRST_DIFFICULTY: Final = 40_000
"""Among things that may have a text: after all of Lords."""


def thing_of_tile(tile: int) -> int:
    return FIRST_TILE + tile


def thing_of_challenge(challenge: int) -> int:
    return FIRST_CHALLENGE + challenge


def thing_of_difficulty(difficulty: int) -> int:
    return FIRST_DIFFICULTY + difficulty


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

_READINGS: Final = (
    "origin-bonuses", "no-control-by-cards", "own-realms-first", "monsters-by-tie-break",
    "tokens-for-reinforce", "usurp-needs-army", "start-token-apart",
)  # fmt: skip
READINGS: Final = {name: number for number, name in enumerate(_READINGS)}
"""SOLO-18: other readings than ours that can be played; see `readings`."""


class Tile(NamedTuple):
    """SOLO-2.6: the corrupted side of a hero tile."""

    hero: CardId
    """-1 for one whose hero is not in the box: it plays only by wish."""
    road: str
    start: tuple[RegionId, RegionId]
    """By the size of the board: 0 large, 1 small."""
    desolation: tuple[RegionId, RegionId]
    attributes: tuple[int, int, int]
    order: tuple[AttributeId, ...]
    preference: int
    priority: ActionId
    advanced: tuple[int, int, int]
    cards: tuple[ActionCardId, ...]
    """Its own two action cards (SOLO-2.7.1)."""


class Action(NamedTuple):
    """SOLO-5: an action card."""

    kind: str
    regions: tuple[RegionId, RegionId]
    runes: tuple[RuneActionId, ...]
    special: ActionId
    is_max: bool
    returns: bool
    """SOLO-5.6.4: it is reshuffled."""


class SurtrContent(LordsContent):
    """All of Lords, and action cards, corrupted heroes and challenges, as rules read them."""

    action: dict[int, Action]
    basic: tuple[tuple[ActionCardId, ...], ...]
    """By set."""
    advanced: tuple[tuple[ActionCardId, ...], ...]
    """By type."""
    tile: dict[int, Tile]
    once: dict[int, bool]
    """By challenge: with several Followers it is applied for the first of them only."""
    difficulties: tuple[DifficultyId, ...]
    """SOLO-15.2: none before there was a scale."""
    slots: tuple[int, ...]
    """SOLO-2.4: on the incarnation card."""
    die: tuple[int, int, int]
    """How many faces of the Surtr die name the left, the middle and the right card."""


def names_in(words: str, known: Mapping[str, int], what: str) -> int:
    """Names in a text as a set: 'none', 'all', or some of them."""
    found = 0
    for word in known if words == "all" else words.split() if words != "none" else ():
        if word not in known:
            right = did_you_mean(word, list(known))
            line = f"surtr: unknown {what} '{word}', {right}"
            raise bad(line, f"unknown-{what}", told=word, right=right)
        found |= 1 << known[word]
    return found


# Zones (SOLO-3.8): those of Lords, the stacks of advanced cards, then three of each seat.
_STACKS: Final = len(TYPES)
_BY_SEAT: Final = 3


def stack_of(seats: int, kind: int) -> int:
    """The advanced cards of a type which no Follower has; nobody knows which they are."""
    return base.number_of_zones(seats) + kind


def action_deck_of(seats: int, seat: Seat) -> int:
    return base.number_of_zones(seats) + _STACKS + _BY_SEAT * seat


def row_of(seats: int, seat: Seat) -> int:
    """The action row, from left to right."""
    return action_deck_of(seats, seat) + 1


def battle_deck_of(seats: int, seat: Seat) -> int:
    """SOLO-9.3: the part of its hand that a Follower may play in this battle."""
    return action_deck_of(seats, seat) + 2


def zones(setup: Setup) -> tuple[Zone, ...]:
    content = cast("SurtrContent", setup.content)
    actions, combat = _as_set(content.action), _as_set(content.combat)

    def own() -> Iterator[Zone]:
        for seat in map(Seat, range(setup.seats)):
            name = SEATS.write(seat)
            yield Zone(f"action-deck {name}", NO_SEATS, seat, actions)
            yield Zone(f"row {name}", PUBLIC, seat, actions, len(PLACES))
            yield Zone(f"battle-deck {name}", NO_SEATS, seat, combat)

    stacks = (
        Zone(f"{kind}-stack", NO_SEATS, NOBODY, _as_set(cards))
        for kind, cards in zip(TYPES.ids, content.advanced, strict=True)
    )
    return (*base.zones(setup), *stacks, *own())


def _as_set(cards: Iterable[int]) -> CardSet:
    return base.cards_as_set(map(CardId, cards))
