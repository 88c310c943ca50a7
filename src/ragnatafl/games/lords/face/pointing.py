"""What an option would do, drawn on the map."""

from __future__ import annotations

from typing import Final

from ragnatafl.drawing.ghosts import arrow, ring
from ragnatafl.drawing.outlines import Point, middle
from ragnatafl.games.lords.face.figures import (
    army_art,
    drakkar_art,
    emblem,
    hero_art,
    monster_art,
    priest_art,
    priest_spot,
    stands,
)
from ragnatafl.games.lords.face.picture import monument_art
from ragnatafl.games.lords.face.spots import FIGURES, realm_spots, sea_spots, spots
from ragnatafl.games.lords.face.wheel import wheel_spots
from ragnatafl.games.lords.rules.armies import Lower, RecruitIn, RetreatTo, Strengthen
from ragnatafl.games.lords.rules.board import RegionId, SeaId
from ragnatafl.games.lords.rules.components import (
    AUTHORITY,
    BOSS,
    PREY,
    PreyId,
)
from ragnatafl.games.lords.rules.heroes import MoveDrakkar, MoveHero, PlaceDrakkar, PlaceHero
from ragnatafl.games.lords.rules.manoeuvres import GrowArmy, MoveArmy
from ragnatafl.games.lords.rules.monsters import MoveMonster, PlaceBoss
from ragnatafl.games.lords.rules.prayer import Forge, SendPriest
from ragnatafl.games.lords.rules.realms import Ally, PlaceArmy
from ragnatafl.games.lords.rules.setup import StartIn
from ragnatafl.games.lords.rules.special_actions import Act, BuildMonument
from ragnatafl.games.lords.rules.state import (
    Lords,
    attribute,
    board_of,
    hero_of,
    owner_of,
    prey_region,
)
from ragnatafl.games.lords.rules.temples import BuildTempleIn
from ragnatafl.kernel.decisions import Option
from ragnatafl.kernel.seats import Seat


def draw_ghost(game: Lords, choice: Option) -> str:
    """A figure where it would stand, an arrow where it would go, a ring round what is meant."""
    seat = Seat(max(0, game.viewer))
    board = board_of(game)
    match choice:
        case MoveHero(region) | PlaceHero(region) | StartIn(region):
            art = hero_art(seat, hero_of(game, seat))
            return _way(game, game.hero_region[seat], region) + _at(
                seat, _next_spot(game, region), 0.74, art
            )
        case MoveDrakkar(sea) | PlaceDrakkar(sea):
            return _sail(game, seat, sea)
        case MoveArmy(owner, value, origin, region) | PlaceArmy(owner, value, origin, region):
            army = _at(owner, _next_spot(game, region), 0.8, army_art(owner, value))
            return _way(game, origin, region) + army
        case RecruitIn(region):
            art = army_art(seat, attribute(game, seat, AUTHORITY))
            return _at(seat, _next_spot(game, region), 0.8, art)
        case RetreatTo(region):
            return _way(game, game.battle_region, region) or ring(_next_spot(game, region))
        case MoveMonster(monster, region):
            return _prey(game, monster, region)
        case PlaceBoss(region):
            return _prey(game, BOSS, region)
        case SendPriest(god):
            return _at(seat, priest_spot(game, god, sum(game.sent[god])), 0.5, priest_art(seat))
        case Forge(region):
            return ring(spots(board)[region].forge)
        case BuildMonument(god):
            art = monument_art(god, min(3, game.levels[god] + 1))
            return _at(seat, spots(board)[board.monument[god]].monument, 1.0, art)
        case BuildTempleIn(region):
            return _at(seat, spots(board)[region].shrine, 1.1, '<use href="#lr-temple"/>')
        case Act(action):
            x, y = wheel_spots(board)[action]
            mark = _at(seat, (x, y), 0.8, emblem(seat))
            return mark + ring(realm_spots(board)[action], 56)
        case Ally(realm):
            x, y = realm_spots(board)[realm]
            return _at(seat, (x, y + 34), 0.7, emblem(seat))
    return _around(game, choice)


def _around(game: Lords, choice: Option) -> str:
    """A ring round the army or monster that an option touches."""
    match choice:
        case GrowArmy() | Strengthen() | Lower():
            pass
        case _:
            if not {str(anchor) for anchor in choice.anchors()} & _PREY_ANCHORS:
                return ""
    wanted = {str(anchor) for anchor in choice.anchors()}
    return "".join(ring(stand.spot, 34) for stand in stands(game) if stand.anchor in wanted)


_PREY_ANCHORS: Final = {f"piece:{name}" for name in PREY.ids}


def _at(seat: Seat, at: Point, size: float, art: str) -> str:
    return (
        f'<g class="seat-{seat}" transform="translate({at[0]:.0f} {at[1]:.0f}) scale({size:g})">'
        f"{art}</g>"
    )


def _next_spot(game: Lords, region: RegionId) -> Point:
    """Where the next figure would stand."""
    heaps = {
        (owner_of(army), game.army_value[army])
        for army, place in enumerate(game.army_region)
        if place == region
    }
    others = (*game.monster_region, *game.hero_region, game.boss_region).count(region)
    return spots(board_of(game))[region].figures[min(len(heaps) + others, FIGURES - 1)]


def _prey(game: Lords, prey: PreyId, region: RegionId) -> str:
    spot = _next_spot(game, region)
    way = _way(game, prey_region(game, prey), region)
    return way + _at(Seat(max(0, game.viewer)), spot, 0.84, monster_art(prey))


def _sail(game: Lords, seat: Seat, sea: SeaId) -> str:
    found = sea_spots(board_of(game))
    end = found[sea].drakkars[seat]
    ship = _at(seat, end, 0.76, drakkar_art(seat))
    origin = game.drakkar_sea[seat]
    return arrow(seat, found[origin].drakkars[seat], end) + ship if origin >= 0 else ship


def _way(game: Lords, origin: int, region: RegionId) -> str:
    """An arrow between the middles of two regions."""
    if origin in (-1, region):
        return ""
    entries = board_of(game).entries
    start, end = (middle(entries[place].outline) for place in (origin, region))
    return arrow(Seat(max(0, game.viewer)), start, end)
