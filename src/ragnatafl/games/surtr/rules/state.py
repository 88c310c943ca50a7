"""SOLO-2 to SOLO-4: what Followers add to the table, and questions about it."""

from __future__ import annotations

from typing import cast

from ragnatafl.games.lords.rules import state as base
from ragnatafl.games.lords.rules.board import (
    REGION_SET,
    RegionId,
    RegionSet,
    regions_in,
)
from ragnatafl.games.lords.rules.components import (
    ARMIES,
    OUT,
    WISDOM,
    artefacts_of,
    blessings_of,
)
from ragnatafl.games.lords.rules.state import (
    COUNT,
    Lords,
    armies_on_board,
    attribute,
    board_of,
    hand,
    total,
)
from ragnatafl.games.surtr.rules.components import CARDS as ALL_CARDS
from ragnatafl.games.surtr.rules.components import (
    CHALLENGES,
    FIRST_CHALLENGE,
    MOST_RUNES,
    NO_ACTION,
    NO_TILE,
    READINGS,
    TILES,
    TOKENS,
    Action,
    ActionCardId,
    SurtrContent,
    Tile,
    TileId,
    action_deck_of,
    battle_deck_of,
    names_in,
    row_of,
    stack_of,
)
from ragnatafl.games.surtr.rules.switches import SurtrSwitches
from ragnatafl.kernel.cards import put_all
from ragnatafl.kernel.codecs import BadInput, Number, or_none
from ragnatafl.kernel.game import Setup
from ragnatafl.kernel.seats import NOBODY, SEATS, Seat, SeatMask
from ragnatafl.kernel.state import State, field, seats_of, state


@state
class Surtr(Lords):
    corrupted: list[TileId] = field(codec=or_none(TILES))
    """By seat: the corrupted hero of a Follower; none for a person."""
    power: list[int] = field(codec=Number("runes of a Follower", 0, MOST_RUNES))
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
    marching: list[int] = field(codec=Number("army", 0, ARMIES * len(SEATS) - 1))
    """SOLO-8.2.1: the armies still to be mobilised, in their order."""
    arbiter: Seat = field(codec=or_none(SEATS), default=NOBODY)
    """SOLO-13.1.1: who holds the Arbiter token."""


def start(setup: Setup) -> Surtr:
    """The table before its set-up; Followers have the first seats (SOLO-13.1)."""
    options = cast("SurtrSwitches", setup.switches)
    followers = setup.seats - options.people
    most = 3 if options.people == 1 else 2
    if not 1 <= followers <= most:
        raise BadInput(
            f"surtr: {options.people} of {setup.seats} seats cannot be people: "
            f"there are 1 to {most} Followers (SOLO-13.1)"
        )
    challenges_of(setup)
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
    put_all(game, OUT, [*game.zones[OUT], *(c for c in content.action if c not in stacked)])
    return game


def hero_played(game: Surtr, seat: Seat) -> str:
    """The corrupted hero of a Follower, by whose name it is called; '' before it is chosen."""
    tile = game.corrupted[seat]
    return TILES.write(tile) if tile != NO_TILE else ""


def in_force(game: Surtr, thing: int) -> Seat:
    """Whose text holds: as in Lords; chosen challenges are the Followers'."""
    if thing < len(game.holder):
        return game.holder[thing]
    chosen = thing >= FIRST_CHALLENGE and challenges_of(game.setup) >> (thing - FIRST_CHALLENGE) & 1
    return Seat(0) if chosen else NOBODY


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


# Seats


def is_follower(game: State, seat: Seat) -> bool:
    """SOLO-1: is it played by these rules, and by no person?"""
    return bool(game.automas >> seat & 1)


def followers_of(game: State) -> list[Seat]:
    return [seat for seat in seats_of(game) if is_follower(game, seat)]


def people_of(game: State) -> list[Seat]:
    return [seat for seat in seats_of(game) if not is_follower(game, seat)]


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


def regions_of_people(game: Surtr) -> list[RegionId]:
    """SOLO-4.5.2 (S-7): controlled by people; else with their armies; else with their heroes."""
    people = people_of(game)
    regions = board_of(game).regions
    held = [region for region in regions if is_person(game, game.control[region])]
    if held:
        return held
    armed = {game.army_region[army] for seat in people for army in armies_on_board(game, seat)}
    return sorted(armed) or [game.hero_region[seat] for seat in people]


def distance_to_people(game: Surtr, region: RegionId) -> int:
    """SOLO-4.5.2: 0 for a region of theirs."""
    moves = board_of(game).distance[region]
    return min((moves[theirs] for theirs in regions_of_people(game)), default=0)


def people_in(game: Surtr, region: RegionId) -> list[Seat]:
    """The people with armies in a region."""
    return [seat for seat in people_of(game) if total(game, seat, region)]


def adjacent_armies(game: Surtr, seat: Seat, region: RegionId) -> list[int]:
    """Its armies one move away over a printed border (SOLO-4.5.1)."""
    near = board_of(game).adjacent_set[region]
    return [army for army in armies_on_board(game, seat) if near >> game.army_region[army] & 1]


def strongest(game: Surtr, armies: list[int]) -> int:
    """The highest value among armies, 0 without any."""
    return max((game.army_value[army] for army in armies), default=0)


def desolate(game: Surtr) -> list[RegionId]:
    return regions_in(game.desolation)
