"""Heroes and the land where they are: many abilities hold there."""

from __future__ import annotations

from ragnatafl.games.lords.rules.board import RegionId
from ragnatafl.games.lords.rules.state import Lords, board_of
from ragnatafl.kernel.seats import Seat


def is_in_land_of_hero(game: Lords, seat: Seat, region: RegionId) -> bool:
    """Is this region in the land where the hero is?"""
    here = game.hero_region[seat]
    if here < 0 or region < 0:
        return False
    land_of = board_of(game).land_of
    return land_of[here] == land_of[region]
