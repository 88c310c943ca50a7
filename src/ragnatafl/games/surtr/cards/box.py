"""The box of Followers: all of Lords, and action cards, tiles and challenges, checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Final

from ragnatafl.games.lords.cards import box as lords
from ragnatafl.games.lords.rules.board import REGIONS, RegionId
from ragnatafl.games.lords.rules.components import (
    ACTIONS,
    ATTRIBUTES,
    LEAST,
    MOST,
    ActionId,
    AttributeId,
    CardId,
)
from ragnatafl.games.surtr.cards.entries import (
    ActionEntry,
    ChallengeEntry,
    DifficultyEntry,
    EditionEntry,
    IncarnationEntry,
    TileEntry,
)
from ragnatafl.games.surtr.rules.components import (
    CARDS,
    CHALLENGES,
    DIFFICULTIES,
    RUNE_ACTIONS,
    SETS,
    TILES,
    TOKENS,
    TYPES,
    Action,
    ActionCardId,
    DifficultyId,
    RuneActionId,
    SurtrContent,
    Tile,
    thing_of_challenge,
    thing_of_difficulty,
    thing_of_tile,
)
from ragnatafl.kernel.codecs import BadInput, Names, did_you_mean
from ragnatafl.kernel.content import Entry, entries_of, same_ids
from ragnatafl.kernel.shelf import Shelf, Tables

SHELF: Final = Shelf(files(__package__) / "content", base=lords.SHELF)
ACTIONS_FILE, TILES_FILE, CHALLENGES_FILE = "actions.toml", "tiles.toml", "challenges.toml"
DIFFICULTY_FILE: Final = "difficulty.toml"
DECKS: Final = (
    (ACTIONS_FILE, "action", CARDS), (TILES_FILE, "tile", TILES),
    (CHALLENGES_FILE, "challenge", CHALLENGES),
)  # fmt: skip
"""Where a pack may add something, and how it is numbered: ours first."""
for _file, _key, _names in DECKS:
    _names.take(SHELF.every(_file, _key))

ADVANTAGES: Final = Names(
    "advantage",
    (
        "gain-runes", "draw-cards", "gain-priests", "strengthen-frontier", "raise_attributes",
        "tuck_cards", "ally_first_realms", "control_nearest_monster",
    ),
)  # fmt: skip
"""SOLO-2.8: what a tile may give at the start, and what has words for it: steps and effects."""
START_POPULATION: Final = 2
"""SOLO-2.6.2: what two armies of value 1 can take."""
ADVANCED: Final = 6
"""SOLO-2.7.3: advanced cards in an action deck."""
IN_SET: Final = 6
OF_HERO: Final = 2
"""SOLO-2.7.1: basic cards of a set, and cards of a hero."""


class Box:
    """All entries of the files, by kind, before rules see them."""

    def __init__(self, tables: Tables) -> None:
        self.actions = entries_of(tables, ACTIONS_FILE, "action", ActionEntry)
        self.tiles = entries_of(tables, TILES_FILE, "tile", TileEntry)
        self.challenges = entries_of(tables, CHALLENGES_FILE, "challenge", ChallengeEntry)
        self.difficulties: tuple[DifficultyEntry, ...] = ()
        if DIFFICULTY_FILE in tables:  # it came with a later content
            self.difficulties = entries_of(tables, DIFFICULTY_FILE, "difficulty", DifficultyEntry)
            same_ids(DIFFICULTY_FILE, self.difficulties, DIFFICULTIES)
        (self.edition,) = entries_of(tables, "surtr.toml", "edition", EditionEntry)
        incarnations = entries_of(tables, "surtr.toml", "incarnation", IncarnationEntry)
        same_ids("surtr.toml", incarnations, Names("incarnation card", ("surtr",)))
        self.incarnation = incarnations[0]

    def of(self, kind: str, group: str) -> list[ActionEntry]:
        """The action cards of a set, a hero or a type."""
        return [card for card in self.actions if (card.kind, card.set) == (kind, group)]


def fill(content: SurtrContent, tables: Tables) -> dict[int, str]:
    """The tables that rules read; every fault of the files is named at once.

    Returns the file of each thing that may have a text.
    """
    where = lords.fill(content, tables, besides=[(file, key) for file, key, _ in DECKS])
    box = Box(tables)
    if faults := list(_faults(content, box, tables)):
        raise BadInput(*faults)
    cards = dict(zip(_ids(box.actions), CARDS.take(_ids(box.actions)), strict=True))

    def of(kind: str, group: str) -> tuple[ActionCardId, ...]:
        return tuple(ActionCardId(cards[card.id]) for card in box.of(kind, group))

    tiles = dict(zip(TILES.take(_ids(box.tiles)), box.tiles, strict=True))
    challenges = dict(zip(CHALLENGES.take(_ids(box.challenges)), box.challenges, strict=True))
    heroes = {CARDS.write(card): card for card in content.heroes}
    content.cards = tuple(sorted((*content.cards, *cards.values())))
    content.action = {cards[entry.id]: _action(entry) for entry in box.actions}
    content.basic = tuple(of("basic", group) for group in SETS.ids)
    content.advanced = tuple(of("advanced", group) for group in TYPES.ids)
    content.tile = {
        tile: _tile(entry, heroes.get(entry.id, CardId(-1)), of("hero", entry.id))
        for tile, entry in tiles.items()
    }
    content.once = {challenge: entry.once for challenge, entry in challenges.items()}
    scale = {DifficultyId(DIFFICULTIES.read(entry.id)): entry for entry in box.difficulties}
    content.difficulties = tuple(scale)
    content.slots, content.die = box.incarnation.slots, box.incarnation.die
    own: dict[str, dict[int, Entry]] = {
        ACTIONS_FILE: {cards[entry.id]: entry for entry in box.actions},
        TILES_FILE: {thing_of_tile(tile): entry for tile, entry in tiles.items()},
        CHALLENGES_FILE: {thing_of_challenge(c): entry for c, entry in challenges.items()},
        DIFFICULTY_FILE: {thing_of_difficulty(d): entry for d, entry in scale.items()},
    }
    for file, things in own.items():
        content.things = {**content.things, **things}
        where.update(dict.fromkeys(things, file))
    return where


def _ids(entries: Sequence[Entry]) -> list[str]:
    return [entry.id for entry in entries]


def _tile(entry: TileEntry, hero: CardId, cards: tuple[ActionCardId, ...]) -> Tile:
    return Tile(
        hero=hero,
        road=entry.road,
        start=_by_side(entry.start),
        desolation=_by_side(entry.desolation),
        attributes=entry.attributes,
        order=tuple(AttributeId(ATTRIBUTES.read(name)) for name in entry.order),
        preference=entry.preference,
        priority=ActionId(ACTIONS.read(entry.priority)),
        advanced=entry.advanced,
        cards=cards,
    )


def _action(entry: ActionEntry) -> Action:
    return Action(
        kind=entry.kind,
        regions=_by_side(entry.regions),
        runes=tuple(RuneActionId(RUNE_ACTIONS.read(name)) for name in entry.runes),
        special=ActionId(ACTIONS.read(entry.special)),
        is_max=entry.tie == "max",
        returns=entry.refresh == "reshuffle",
    )


def _by_side(names: tuple[str, str]) -> tuple[RegionId, RegionId]:
    large, small = (RegionId(REGIONS.read(name)) for name in names)
    return large, small


# Faults


def _faults(content: SurtrContent, box: Box, tables: Tables) -> Iterator[str]:
    yield from _tile_faults(content, box)
    yield from _action_faults(content, box)
    yield from _total_faults(box, tables)
    yield from _incarnation_faults(box.incarnation)


def _tile_faults(content: SurtrContent, box: Box) -> Iterator[str]:
    """Names are known, starts can be taken with two armies (SOLO-2.6.2), six cards each."""
    for tile in box.tiles:
        place = f"{TILES_FILE}: {tile.id}"
        yield from _unknown(place, (tile.priority,), ACTIONS)
        yield from _unknown(place, tile.order, ATTRIBUTES)
        given = (str(line.get("effect") or line.get("step")) for line in tile.when)
        yield from _unknown(place, tuple(given), ADVANTAGES)
        if sorted(tile.order) != sorted(ATTRIBUTES.ids):
            yield f"{place}: order must name each attribute once (SOLO-4.6)"
        if not all(LEAST <= value <= MOST for value in tile.attributes):
            yield f"{place}: attributes must be {LEAST} to {MOST}"
        if sum(tile.advanced) != ADVANCED or min(tile.advanced) < 0:
            yield f"{place}: there must be {ADVANCED} advanced cards (SOLO-2.7.3)"
        if len(box.of("hero", tile.id)) != OF_HERO:
            yield f"{place}: must have {OF_HERO} action cards of its own (SOLO-2.7.1)"
        yield from _region_faults(content, place, (*tile.start, *tile.desolation))
        for name, board in zip(tile.start, (content.large, content.small), strict=True):
            region = REGIONS.read(name) if name in REGIONS.ids else 99
            if region < len(board.regions) and board.population[region] != START_POPULATION:
                yield f"{place}: start {name} must have population strength 2 (SOLO-2.6.2)"


def _action_faults(content: SurtrContent, box: Box) -> Iterator[str]:
    """Names are known; sets are of six (SOLO-2.7.1), and no card is called as one of Lords."""
    groups = {"basic": SETS.ids, "hero": tuple(_ids(box.tiles)), "advanced": TYPES.ids}
    others = {CARDS.write(card) for card in content.cards}
    for card in box.actions:
        place = f"{ACTIONS_FILE}: {card.id}"
        yield from _unknown(place, card.runes, RUNE_ACTIONS)
        yield from _unknown(place, (card.special,), ACTIONS)
        yield from _region_faults(content, place, card.regions)
        yield from _unknown(
            place, (card.set,), Names(f"set of {card.kind} cards", groups[card.kind])
        )
        if card.id in others:
            yield f"{place}: '{card.id}' is the id of another card too"
    for group in SETS.ids:
        if (found := len(box.of("basic", group))) != IN_SET:
            yield f"{ACTIONS_FILE}: set {group} must have {IN_SET} basic cards, not {found}"


def _total_faults(box: Box, tables: Tables) -> Iterator[str]:
    """SOLO-1.3: as many as the edition has; what a pack adds does not count."""
    edition = box.edition
    added = {name for file, key, _ in DECKS for name in tables.added.get((file, key), ())}
    kinds = Counter(card.kind for card in box.actions if card.id not in added)
    for file, what, found, wanted in (
        (ACTIONS_FILE, "basic cards", kinds["basic"], edition.basic),
        (ACTIONS_FILE, "cards of heroes", kinds["hero"], edition.hero),
        (ACTIONS_FILE, "advanced cards", kinds["advanced"], edition.advanced),
        (TILES_FILE, "tiles", sum(t.id not in added for t in box.tiles), edition.tiles),
        (
            CHALLENGES_FILE, "challenges", sum(c.id not in added for c in box.challenges),
            edition.challenges,
        ),
    ):  # fmt: skip
        if found != wanted:
            yield f"{file}: {edition.id}: must have {wanted} {what}, not {found}"


def _region_faults(content: SurtrContent, place: str, names: tuple[str, ...]) -> Iterator[str]:
    """Regions in turn of the large and of the small side."""
    for number, name in enumerate(names):
        board = (content.large, content.small)[number % 2]
        known = REGIONS.ids[: len(board.regions)]
        if name not in known:
            yield f"{place}: unknown region '{name}', {did_you_mean(name, known)}"


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
