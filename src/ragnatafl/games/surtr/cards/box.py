"""The box of Followers: all of Lords, and action cards, tiles and challenges, checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
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
    BySide,
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
from ragnatafl.games.surtr.rules.moments import MOMENTS
from ragnatafl.kernel.codecs import BadInput, Names, did_you_mean
from ragnatafl.kernel.content import (
    AnyKind,
    Entry,
    Kind,
    doing_faults,
    entries_of,
    name_faults,
    titles_of,
)
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.shelf import Shelf, Tables

SHELF: Final = Shelf(files(__package__) / "content", base=lords.SHELF)
ACTIONS_FILE, TILES_FILE, CHALLENGES_FILE = "actions.toml", "tiles.toml", "challenges.toml"
DIFFICULTY_FILE: Final = "difficulty.toml"
_TILE: Final = {
    "priority": ACTIONS, "order": ATTRIBUTES, "start": REGIONS, "desolation": REGIONS,
}  # fmt: skip
_GROUPS: Final = Names("set", (*SETS.ids, *SHELF.every(TILES_FILE, "tile"), *TYPES.ids))
_ACTION: Final = {
    "regions": REGIONS, "runes": RUNE_ACTIONS, "special": ACTIONS, "set": _GROUPS,
}  # fmt: skip
ADVANTAGES: Final = Names(
    "advantage",
    (
        "gain-runes", "draw-cards", "gain-priests", "strengthen-frontier", "raise_attributes",
        "tuck_cards", "ally_first_realms", "control_nearest_monster",
    ),
)  # fmt: skip
"""SOLO-2.8: what a tile may give at the start, and what has words for it: steps and effects."""
PREPARATIONS: Final = Names(
    "preparation", (*ADVANTAGES.ids, "place-desolation", "send-priests-away")
)
PEOPLES: Final = Names(
    "preparation of people", ("strengthen-armies", "draw-cards", "gain-runes", "gain-priests")
)
BONUSES: Final = Names(
    "bonus",
    (
        "army_up", "draw_cards_times", "take_runes_times", "tuck_blessings", "raise_by_rule",
        "take_priests",
    ),
)  # fmt: skip
TIMES: Final = Names(
    "condition of a bonus",
    (
        "gained_region_this_turn", "won_battle_this_turn", "more_regions_than_each_human",
        "regions_at_least", "whole_lands_at_least", "settlements_at_least", "shrines_at_least",
        "temples_at_least", "temples_at_least_each_human", "controls_open_shrine",
        "controls_monument", "hero_on_shrine", "hero_beside_monster", "hero_beside_allied_realm",
        "alliances_at_least", "armies_on_board_at_least", "monsters_controlled_at_least",
        "slain_at_least", "wounds_at_least", "strength_at_least", "hand_at_most",
        "tucked_at_least", "per_settlement", "per_forge",
    ),
)  # fmt: skip
LEVERS: Final = Names("lever", ("adds", "set_to"))
"""SOLO-15: what changes a number of the rules."""
_LEVERS: Final = {
    **{name: LEVERS for name, moment in MOMENTS.items() if moment.hook == "modify"},
    "preparation": PREPARATIONS,
    "peoples-preparation": PEOPLES,
}
ACTION_CARDS: Final = Kind(
    ACTIONS_FILE, "action", ActionEntry, named=_ACTION, grows=True,
    which=("kind", "set"), doings={"bonus": BONUSES, "bonus-times": TIMES},
)  # fmt: skip
HERO_TILES: Final = Kind(
    TILES_FILE, "tile", TileEntry, named=_TILE, grows=True, doings={"advantage": ADVANTAGES}
)
CHALLENGE_CARDS: Final = Kind(
    CHALLENGES_FILE, "challenge", ChallengeEntry, grows=True, doings=_LEVERS
)
SCALE: Final = Kind(DIFFICULTY_FILE, "difficulty", DifficultyEntry, DIFFICULTIES, doings=_LEVERS)
EDITIONS: Final = Kind("surtr.toml", "edition", EditionEntry)
INCARNATIONS: Final = Kind(
    "surtr.toml", "incarnation", IncarnationEntry, Names("incarnation card", ("surtr",)),
    which=("slots",),
)  # fmt: skip
DECKS: Final = ((ACTION_CARDS, CARDS), (HERO_TILES, TILES), (CHALLENGE_CARDS, CHALLENGES))
"""What a pack may add to, and how it is numbered: ours first."""
KINDS: Final[tuple[AnyKind, ...]] = (
    ACTION_CARDS, HERO_TILES, CHALLENGE_CARDS, INCARNATIONS, SCALE, EDITIONS, *lords.KINDS,
)  # fmt: skip
for _kind, _names in DECKS:
    _names.take(SHELF.every(_kind.file, _kind.key))

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
        self.actions = entries_of(tables, ACTION_CARDS)
        self.tiles = entries_of(tables, HERO_TILES)
        self.challenges = entries_of(tables, CHALLENGE_CARDS)
        self.difficulties: tuple[DifficultyEntry, ...] = ()
        if SCALE.file in tables:  # it came with a later content
            self.difficulties = entries_of(tables, SCALE)
        (self.edition,) = entries_of(tables, EDITIONS)
        (self.incarnation,) = entries_of(tables, INCARNATIONS)

    def of(self, kind: str, group: str) -> list[ActionEntry]:
        """The action cards of a set, a hero or a type."""
        return [card for card in self.actions if (card.kind, card.set) == (kind, group)]


def fill(content: SurtrContent, tables: Tables) -> dict[int, str]:
    """The tables that rules read; every fault of the files is named at once.

    Returns the file of each thing that may have a text.
    """
    for name in tables.added.get((lords.BOSSES.file, lords.BOSSES.key), ()):
        line = f"{lords.BOSSES.file}: {name}: no other boss than loki is supported (SOLO-14.5)"
        raise BadInput(Fault(line, "no-other-boss", (("boss", name),)))
    where = lords.fill(content, tables, KINDS)
    box = Box(tables)
    if faults := dict.fromkeys(_faults(content, box, tables)):
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
    content.counts = {TILES.kind: max(tiles) + 1, CHALLENGES.kind: max(challenges) + 1}
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
    printed = titles_of((*box.actions, *box.tiles, *box.challenges))
    content.titles = {**printed, **content.titles}  # a hero is called as its card
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


def _faults(content: SurtrContent, box: Box, tables: Tables) -> Iterator[Fault]:
    named: tuple[tuple[AnyKind, Sequence[Entry]], ...] = (
        (HERO_TILES, box.tiles), (ACTION_CARDS, box.actions), (CHALLENGE_CARDS, box.challenges),
        (SCALE, box.difficulties),
    )  # fmt: skip
    groups = {"set": Names("set", sorted({card.set for card in box.actions}))}  # told below
    for kind, entries in named:
        yield from name_faults(kind, entries, groups)
        yield from doing_faults(kind, entries)
    yield from _tile_faults(content, box)
    yield from _action_faults(content, box)
    yield from _total_faults(box, tables)
    yield from _incarnation_faults(box.incarnation)


def _tile_faults(content: SurtrContent, box: Box) -> Iterator[Fault]:
    """Names are known, starts can be taken with two armies (SOLO-2.6.2), six cards each."""
    for tile in box.tiles:
        fault = partial(HERO_TILES.fault, entry=tile.id)
        if sorted(tile.order) != sorted(ATTRIBUTES.ids):
            line = "order must name each attribute once (SOLO-4.6)"
            yield fault(line, "attribute-order", name="order")
        if not all(LEAST <= value <= MOST for value in tile.attributes):
            line = f"attributes must be {LEAST} to {MOST}"
            yield HERO_TILES.beyond(tile.id, "attributes", line, LEAST, MOST)
        if sum(tile.advanced) != ADVANCED or min(tile.advanced) < 0:
            line = f"there must be {ADVANCED} advanced cards (SOLO-2.7.3)"
            yield fault(line, "advanced-cards", (("wanted", ADVANCED),), name="advanced")
        if len(box.of("hero", tile.id)) != OF_HERO:
            line = f"must have {OF_HERO} action cards of its own (SOLO-2.7.1)"
            yield fault(line, "hero-cards", (("wanted", OF_HERO),))
        yield from _region_faults(content, HERO_TILES, tile.id, "start", tile.start)
        yield from _region_faults(content, HERO_TILES, tile.id, "desolation", tile.desolation)
        for name, board in zip(tile.start, (content.large, content.small), strict=True):
            region = REGIONS.read(name) if name in REGIONS.ids else 99
            if region < len(board.regions) and board.population[region] != START_POPULATION:
                line = f"start {name} must have population strength 2 (SOLO-2.6.2)"
                yield fault(line, "start-population", (("region", name),), name="start")


def _action_faults(content: SurtrContent, box: Box) -> Iterator[Fault]:
    """Names are known; sets are of six (SOLO-2.7.1), and no card is called as one of Lords."""
    groups = {"basic": SETS.ids, "hero": tuple(_ids(box.tiles)), "advanced": TYPES.ids}
    others = {CARDS.write(card) for card in content.cards}
    for card in box.actions:
        fault = partial(ACTION_CARDS.fault, entry=card.id)
        yield from _region_faults(content, ACTION_CARDS, card.id, "regions", card.regions)
        if card.set not in groups[card.kind]:
            right = did_you_mean(card.set, groups[card.kind])
            line = f"unknown set of {card.kind} cards '{card.set}', {right}"
            yield fault(line, "unknown", (("told", card.set),), name="set")
        if card.id in others:
            line = f"'{card.id}' is the id of another card too"
            yield fault(line, "other-card", (("id", card.id),))
    for group in SETS.ids:
        if (found := len(box.of("basic", group))) != IN_SET:
            line = f"set {group} must have {IN_SET} basic cards, not {found}"
            yield ACTION_CARDS.total(line, IN_SET, found, group)


def _total_faults(box: Box, tables: Tables) -> Iterator[Fault]:
    """SOLO-1.3: as many as the edition has; what a pack adds does not count."""
    edition = box.edition
    added = {name for kind, _ in DECKS for name in tables.added.get((kind.file, kind.key), ())}
    kinds = Counter(card.kind for card in box.actions if card.id not in added)
    totals: list[tuple[AnyKind, str, int, int]] = [
        (ACTION_CARDS, "basic cards", kinds["basic"], edition.basic),
        (ACTION_CARDS, "cards of heroes", kinds["hero"], edition.hero),
        (ACTION_CARDS, "advanced cards", kinds["advanced"], edition.advanced),
        (HERO_TILES, "tiles", sum(t.id not in added for t in box.tiles), edition.tiles),
        (
            CHALLENGE_CARDS, "challenges", sum(c.id not in added for c in box.challenges),
            edition.challenges,
        ),
    ]  # fmt: skip
    for kind, what, found, wanted in totals:
        if found != wanted:
            yield kind.total(f"{edition.id}: must have {wanted} {what}, not {found}", wanted, found)


def _region_faults(
    content: SurtrContent, kind: AnyKind, entry: str, field: str, names: BySide
) -> Iterator[Fault]:
    """A region of the large side, and one of the small side."""
    for board, name in zip((content.large, content.small), names, strict=True):
        known = REGIONS.ids[: len(board.regions)]
        if name not in known:
            line = f"unknown region '{name}', {did_you_mean(name, known)}"
            yield kind.fault(line, "unknown", (("told", name),), entry=entry, name=field)


def _incarnation_faults(card: IncarnationEntry) -> Iterator[Fault]:
    """SOLO-2.4"""
    if card.slots != tuple(range(TOKENS, 0, -1)):
        line = f"slots must read 5, 4, 3, 2, 1, not {card.slots}"
        yield INCARNATIONS.fault(line, "slots", entry=card.id, name="slots")
    if sum(card.die) != 6 or min(card.die) < 0:
        yield INCARNATIONS.fault(
            "the die must have 6 faces", "die-faces", entry=card.id, name="die"
        )
