"""SOLO-2 to SOLO-4: what Followers add to the table, and questions about it."""

from __future__ import annotations

from typing import Final, cast

from ragnatafl.games.lords.rules import state as base
from ragnatafl.games.lords.rules.board import (
    REGION_SET,
    RegionId,
    RegionSet,
    region_set,
    regions_in,
)
from ragnatafl.games.lords.rules.components import (
    MONSTERS_ACTION,
    OUT,
    WISDOM,
    artefacts_of,
    blessings_of,
)
from ragnatafl.games.lords.rules.state import (
    ARMY,
    COUNT,
    OF_SEAT,
    ArmyId,
    Lords,
    armies_on_board,
    attribute,
    board_of,
    hand,
    hero_played,
)
from ragnatafl.games.surtr.rules import moments
from ragnatafl.games.surtr.rules.components import CARDS as ALL_CARDS
from ragnatafl.games.surtr.rules.components import (
    CHALLENGES,
    DIFFICULTIES,
    MOST_RUNES,
    NO_ACTION,
    NO_TILE,
    READINGS,
    TILES,
    TOKENS,
    Action,
    ActionCardId,
    DifficultyId,
    SurtrContent,
    Tile,
    TileId,
    action_deck_of,
    battle_deck_of,
    names_in,
    row_of,
    stack_of,
    thing_of_challenge,
    thing_of_difficulty,
)
from ragnatafl.games.surtr.rules.switches import SurtrSwitches
from ragnatafl.kernel.cards import put_all
from ragnatafl.kernel.codecs import BadInput, Number, or_none
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.game import Setup
from ragnatafl.kernel.seats import NOBODY, SEATS, Seat, SeatMask, everyone, seats_in
from ragnatafl.kernel.state import State, field, state


@state
class Surtr(Lords):
    corrupted: list[TileId] = field(codec=or_none(TILES), by=(SEATS,))
    """By seat: the corrupted hero of a Follower; none for a person."""
    power: list[int] = field(codec=Number("runes of a Follower", 0, MOST_RUNES), by=(SEATS,))
    """By seat: a Follower's runes, a bare number (SOLO-3.3.3, S-34)."""
    selected: ActionCardId = field(codec=or_none(ALL_CARDS), default=NO_ACTION)
    """SOLO-5.0: the selected card of the Follower whose turn it is."""
    desolation: RegionSet = field(codec=REGION_SET, default=0)
    """The regions with a desolation token; the others lie on the incarnation card."""
    placed: bool = field(codec=Number("token placed", 0, 1), default=False)
    """SOLO-12.3: a token was placed since people had their turns."""
    gained: int = field(codec=COUNT, default=0)
    """Regions gained in this turn by the Follower whose turn it is."""
    won: int = field(codec=COUNT, default=0)
    """Battles won in this turn by the Follower whose turn it is."""
    marching: list[int] = field(codec=ARMY, by=(OF_SEAT,))
    """SOLO-8.2.1: the armies still to be mobilised, in their order."""
    arbiter: Seat = field(codec=or_none(SEATS), default=NOBODY)
    """SOLO-13.1.1: who holds the Arbiter token."""


def start(setup: Setup) -> Surtr:
    """The table before its set-up; Followers have the first seats (SOLO-13.1)."""
    options = cast("SurtrSwitches", setup.switches)
    followers = setup.seats - options.people
    most = 3 if options.people == 1 else 2
    if not 1 <= followers <= most:
        line = (
            f"surtr: {options.people} of {setup.seats} seats cannot be people: "
            f"there are 1 to {most} Followers (SOLO-13.1)"
        )
        facts = ("people", options.people), ("seats", setup.seats), ("most", most)
        raise BadInput(Fault(line, "people-of-seats", facts, name="people"))
    check_heroes(setup, followers)
    challenges_of(setup)
    difficulty_of(setup)
    names_in(options.readings, READINGS, "reading")
    plain = base.start(setup)
    columns = {column.name: getattr(plain, column.name) for column in Lords.columns}
    game = Surtr(
        **columns,
        corrupted=[NO_TILE] * setup.seats,
        power=[0] * setup.seats,
        marching=[],
    )
    game.automas = SeatMask((1 << followers) - 1)
    content = content_of(game)
    stacked = {card for cards in content.advanced for card in cards}
    for kind, cards in enumerate(content.advanced):
        put_all(game, stack_of(setup.seats, kind), cards)
    put_all(game, OUT, [*game.zones[OUT], *[c for c in content.action if c not in stacked]])
    return game


def who_plays(game: Surtr, seat: Seat) -> str:
    """The corrupted hero of a Follower, by whose name it is called, or a person's hero; '' before
    it is chosen."""
    tile = game.corrupted[seat]
    return TILES.write(tile) if tile != NO_TILE else hero_played(game, seat)


def in_force(setup: Setup) -> dict[int, Seat]:
    """Texts of challenges and of the difficulty hold the whole game; they are the Followers'."""
    chosen = challenges_of(setup)
    found = {thing_of_challenge(c): Seat(0) for c in range(len(CHALLENGES)) if chosen >> c & 1}
    difficulty = difficulty_of(setup)
    return found if difficulty is None else {**found, thing_of_difficulty(difficulty): Seat(0)}


def is_barred(content: SurtrContent, tile: int) -> bool:
    """SOLO-14.4: with sea monsters no Follower whose priority action is Monsters."""
    return bool(content.sea_monsters) and content.tile[tile].priority == MONSTERS_ACTION


def tiles_to_use(content: SurtrContent) -> list[TileId]:
    """SOLO-2.2: the corrupted heroes that are drawn from; one that is not in the box plays only
    by wish."""
    return [
        TileId(number)
        for number, tile in content.tile.items()
        if tile.hero >= 0 and not is_barred(content, number)
    ]


def check_heroes(setup: Setup, followers: int) -> None:
    """SOLO-12.1, SOLO-14.4: is there a corrupted hero for each Follower, and may the wished one be
    used?"""
    content, switches = cast("SurtrContent", setup.content), cast("SurtrSwitches", setup.switches)
    found = {content.tile[tile].priority for tile in tiles_to_use(content)}
    if switches.hero != "random":
        wished = TILES.read(switches.hero)
        if is_barred(content, wished):
            monsters = " and ".join(content.sea_monsters)
            line = (
                f"surtr: {switches.hero} cannot be a Follower beside {monsters}: its priority"
                " action is monsters (SOLO-14.4)"
            )
            facts = ("hero", switches.hero), ("monsters", " ".join(content.sea_monsters))
            raise BadInput(Fault(line, "barred-by-sea-monsters", facts, name="hero"))
        found.add(content.tile[wished].priority)
    if len(found) < followers:
        line = (
            f"surtr: {followers} Followers must have different priority actions, and there are"
            f" {len(found)} (SOLO-12.1)"
        )
        counts = ("count", followers), ("found", len(found))
        raise BadInput(Fault(line, "too-few-priorities", counts, name="hero"))


def content_of(game: State) -> SurtrContent:
    return cast("SurtrContent", game.setup.content)


def switches_of(game: State) -> SurtrSwitches:
    return cast("SurtrSwitches", game.setup.switches)


def challenges_of(setup: Setup) -> int:
    """The chosen challenges, as bits."""
    words = cast("SurtrSwitches", setup.switches).challenges
    if words == "none":
        return 0
    known = {CHALLENGES.write(c): c for c in cast("SurtrContent", setup.content).once}
    return names_in(words, known, "challenge")


def difficulty_of(setup: Setup) -> DifficultyId | None:
    """SOLO-15.2: the chosen step of the scale; None with a content that has no scale yet."""
    chosen = cast("SurtrSwitches", setup.switches).difficulty
    content = cast("SurtrContent", setup.content)
    if content.difficulties:
        return DifficultyId(DIFFICULTIES.read(chosen))
    if chosen != SurtrSwitches().difficulty:
        raise BadInput(
            f"surtr: difficulty '{chosen}' came with content version 2, this is version"
            f" {content.version}: leave it out"
        )
    return None


# Seats


def is_follower(game: State, seat: Seat) -> bool:
    """SOLO-1: is it played by these rules, and by no person?"""
    return bool(game.automas >> seat & 1)


def followers_of(game: State) -> tuple[Seat, ...]:
    return _SEATS_IN[game.automas]


def people_of(game: State) -> tuple[Seat, ...]:
    return _SEATS_IN[everyone(game.seats) & ~game.automas]


def lowest_in(seats: SeatMask) -> Seat:
    """The first seat of a set which is not empty."""
    return _SEATS_IN[seats][0]


_SEATS_IN: Final = tuple(tuple(seats_in(mask)) for mask in range(1 << len(SEATS)))
"""The seats of every set of them."""


def is_person(game: State, seat: Seat) -> bool:
    return seat != NOBODY and not is_follower(game, seat)


def side_of(game: State) -> int:
    """0 on the large side of the board, 1 on the small one: which box of a card is meant."""
    return int(game.seats == 2)


# A Follower


def tile_of(game: Surtr, seat: Seat) -> Tile:
    return content_of(game).tile[game.corrupted[seat]]


def action_of(game: Surtr, card: int) -> Action:
    return content_of(game).action[card]


def row(game: Surtr, seat: Seat) -> list[int]:
    return game.zones[row_of(game.seats, seat)]


def action_deck(game: Surtr, seat: Seat) -> int:
    """The zone."""
    return action_deck_of(game.seats, seat)


def battle_deck(game: Surtr, seat: Seat) -> int:
    """The zone."""
    return battle_deck_of(game.seats, seat)


def tucked(game: Surtr, seat: Seat) -> int:
    """SOLO-3.3.6: blessings and artefacts under its board."""
    return len(game.zones[blessings_of(seat)]) + len(game.zones[artefacts_of(seat)])


def cards_that_count(game: Surtr, seat: Seat) -> int:
    """SOLO-5.4.0"""
    return min(len(hand(game, seat)), attribute(game, seat, WISDOM))


def tokens_left(game: Surtr) -> int:
    """Desolation tokens on the incarnation card."""
    return TOKENS - game.desolation.bit_count()


# Regions


def is_max(game: Surtr, seat: Seat) -> bool:
    """SOLO-4.1: the tie-break of the selected card; SOLO-4.1.1: else of the leftmost one."""
    if game.selected != NO_ACTION and seat == game.active:
        return action_of(game, game.selected).is_max
    held = row(game, seat)
    return action_of(game, held[0]).is_max if held else False


def held_by_people(game: Surtr) -> RegionSet:
    """The regions that people control."""
    held = 0
    for seat in people_of(game):
        held |= game.domain[seat]
    return RegionSet(held)


def armed_by_people(game: Surtr) -> RegionSet:
    """The regions with armies of people."""
    armed = 0
    for seat in people_of(game):
        armed |= game.presence[seat]
    return RegionSet(armed)


def regions_of_people(game: Surtr) -> list[RegionId]:
    """SOLO-4.5.2 (S-7): controlled by people; else with their armies; else with their heroes."""
    found = regions_in(held_by_people(game) or armed_by_people(game))
    return found or [game.hero_region[seat] for seat in people_of(game)]


def distances_to_people(game: Surtr, regions: list[RegionId]) -> list[int]:
    """SOLO-4.5.2: of each of these regions, 0 for one of theirs."""
    board, theirs = board_of(game), region_set(regions_of_people(game))
    return [board.moves_to(region, theirs) for region in regions]


def people_in(game: Surtr, region: RegionId) -> SeatMask:
    """The people with armies in a region."""
    found = 0
    for seat in people_of(game):
        if game.presence[seat] >> region & 1:
            found |= 1 << seat
    return SeatMask(found)


def armies_of_people(game: Surtr) -> list[ArmyId]:
    """Those on the board."""
    return [army for seat in people_of(game) for army in armies_on_board(game, seat)]


def adjacent_armies(game: Surtr, seat: Seat, region: RegionId) -> list[ArmyId]:
    """Its armies one move away over a printed border (SOLO-4.5.1)."""
    near = board_of(game).adjacent_set[region]
    return [army for army in armies_on_board(game, seat) if near >> game.army_region[army] & 1]


def supporting_armies(game: Surtr, seat: Seat, region: RegionId) -> list[ArmyId]:
    """SOLO-9.4: its armies beside a region, one of which may come to its help."""
    return adjacent_armies(game, seat, region) if moments.SUPPORT_ARMIES.of(game, 1) else []


def support(game: Surtr, seat: Seat, region: RegionId) -> int:
    """SOLO-9.4: the value of its strongest army beside a region, 0 without any."""
    values = game.army_value
    return max([values[army] for army in supporting_armies(game, seat, region)], default=0)


def desolate(game: Surtr) -> list[RegionId]:
    return regions_in(game.desolation)
