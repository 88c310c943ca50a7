"""The box of Followers: all of Lords, and action cards, tiles and challenges, checked."""

from __future__ import annotations

from collections.abc import Iterator

from ragnatafl.games.lords.cards.box import fill
from ragnatafl.games.lords.rules.board import REGIONS, RegionId
from ragnatafl.games.lords.rules.components import (
    ACTIONS,
    ATTRIBUTES,
    LEAST,
    MOST,
    ActionId,
    AttributeId,
    LordsContent,
)
from ragnatafl.games.surtr.cards.entries import (
    ActionEntry,
    ChallengeEntry,
    IncarnationEntry,
    TileEntry,
)
from ragnatafl.games.surtr.rules.components import (
    ACTION_CARDS,
    CARDS,
    CHALLENGES,
    FIRST_ACTION,
    RUNE_ACTIONS,
    TILES,
    TOKENS,
    RuneActionId,
    thing_of_action,
    thing_of_challenge,
    thing_of_tile,
)
from ragnatafl.kernel.codecs import BadInput, Names, did_you_mean
from ragnatafl.kernel.content import entries_of, same_ids
from ragnatafl.kernel.shelf import Tables

START_POPULATION = 2
"""SOLO-2.6.2: what two armies of value 1 can take."""
ADVANCED = 6
"""SOLO-2.7.3: advanced cards in an action deck."""


class Tile:
    """A corrupted hero, its names read into numbers."""

    def __init__(self, entry: TileEntry) -> None:
        self.entry = entry
        self.start = _by_side(entry.start)
        """By the size of the board: 0 large, 1 small."""
        self.desolation = _by_side(entry.desolation)
        self.order = tuple(AttributeId(ATTRIBUTES.read(name)) for name in entry.order)
        self.preference = entry.preference
        self.priority = ActionId(ACTIONS.read(entry.priority))


class Action:
    """An action card, its names read into numbers."""

    def __init__(self, entry: ActionEntry) -> None:
        self.entry = entry
        self.regions = _by_side(entry.regions)
        self.runes = tuple(RuneActionId(RUNE_ACTIONS.read(name)) for name in entry.runes)
        self.special = ActionId(ACTIONS.read(entry.special))
        self.is_max = entry.tie == "max"
        self.returns = entry.refresh == "reshuffle"


def _by_side(names: tuple[str, str]) -> tuple[RegionId, RegionId]:
    large, small = (RegionId(REGIONS.read(name)) for name in names)
    return large, small


class SurtrContent(LordsContent):
    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        files = fill(self, tables)
        tiles = entries_of(tables, "tiles.toml", "tile", TileEntry)
        actions = entries_of(tables, "actions.toml", "action", ActionEntry)
        challenges = entries_of(tables, "challenges.toml", "challenge", ChallengeEntry)
        cards = entries_of(tables, "surtr.toml", "incarnation", IncarnationEntry)
        same_ids("tiles.toml", tiles, TILES)
        same_ids(
            "actions.toml",
            actions,
            Names("action card", [CARDS.write(card) for card in ACTION_CARDS]),
        )
        same_ids("challenges.toml", challenges, CHALLENGES)
        same_ids("surtr.toml", cards, Names("incarnation card", ("surtr",)))
        faults = [
            *self._tile_faults(tiles), *self._action_faults(actions),
            *_incarnation_faults(cards[0]),
        ]  # fmt: skip
        if faults:
            raise BadInput(*faults)
        self.tile = tuple(map(Tile, tiles))
        self.action = tuple(map(Action, actions))
        self.challenge = challenges
        self.incarnation = cards[0]
        self.cards = (*self.cards, *ACTION_CARDS)
        own = (
            ("actions.toml", thing_of_action(FIRST_ACTION), actions),
            ("tiles.toml", thing_of_tile(0), tiles),
            ("challenges.toml", thing_of_challenge(0), challenges),
            ("surtr.toml", thing_of_challenge(len(challenges)), cards),
        )
        for file, first, entries in own:
            self.things = {**self.things, **dict(enumerate(entries, first))}
            files.update((first + place, file) for place in range(len(entries)))
        self.file_of = files
        """The file of each of them."""

    def _tile_faults(self, tiles: tuple[TileEntry, ...]) -> Iterator[str]:
        """Names are known, starts can be taken with two armies (SOLO-2.6.2), six cards each."""
        for tile in tiles:
            place = f"tiles.toml: {tile.id}"
            yield from _unknown(place, (tile.priority,), ACTIONS)
            yield from _unknown(place, tile.order, ATTRIBUTES)
            if sorted(tile.order) != sorted(ATTRIBUTES.ids):
                yield f"{place}: order must name each attribute once (SOLO-4.6)"
            if not all(LEAST <= value <= MOST for value in tile.attributes):
                yield f"{place}: attributes must be {LEAST} to {MOST}"
            if sum(tile.advanced) != ADVANCED or min(tile.advanced) < 0:
                yield f"{place}: there must be {ADVANCED} advanced cards (SOLO-2.7.3)"
            yield from self._region_faults(place, (*tile.start, *tile.desolation))
            for name, board in zip(tile.start, (self.large, self.small), strict=True):
                region = REGIONS.read(name) if name in REGIONS.ids else 99
                if region < len(board.regions) and board.population[region] != START_POPULATION:
                    yield f"{place}: start {name} must have population strength 2 (SOLO-2.6.2)"

    def _region_faults(self, place: str, names: tuple[str, ...]) -> Iterator[str]:
        """Regions in turn of the large and of the small side."""
        for number, name in enumerate(names):
            board = (self.large, self.small)[number % 2]
            known = REGIONS.ids[: len(board.regions)]
            if name not in known:
                yield f"{place}: unknown region '{name}', {did_you_mean(name, known)}"

    def _action_faults(self, actions: tuple[ActionEntry, ...]) -> Iterator[str]:
        for card in actions:
            place = f"actions.toml: {card.id}"
            yield from _unknown(place, card.runes, RUNE_ACTIONS)
            yield from _unknown(place, (card.special,), ACTIONS)
            yield from self._region_faults(place, card.regions)


def _unknown(place: str, names: tuple[str, ...], known: Names) -> Iterator[str]:
    for name in names:
        if name not in known.ids:
            yield f"{place}: unknown {known.kind} '{name}', {did_you_mean(name, known.ids)}"


def _incarnation_faults(card: IncarnationEntry) -> Iterator[str]:
    """SOLO-2.4"""
    if card.slots != tuple(range(TOKENS, 0, -1)):
        yield f"surtr.toml: surtr: slots must read 5, 4, 3, 2, 1, not {card.slots}"
    if sum(card.die) != 6 or min(card.die) < 0:
        yield "surtr.toml: surtr: the die must have 6 faces"
