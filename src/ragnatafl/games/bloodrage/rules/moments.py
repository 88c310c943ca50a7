"""The moments that rules call out; cards listen to them."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.bloodrage.rules.board import PlaceId, ProvinceId
from ragnatafl.games.bloodrage.rules.components import CardId, CauseId
from ragnatafl.games.bloodrage.rules.figures import FigureId, Group
from ragnatafl.kernel.hooks import Blank, Instead, Modify, When, moments_in
from ragnatafl.kernel.seats import Seat

STRENGTH: Final = Modify(seat=Seat, group=Group, province=ProvinceId)
INVADE_COST: Final = Modify(seat=Seat, figure=FigureId)
UPGRADE_COST: Final = Modify(seat=Seat)
YGGDRASIL_OPENS: Final = Modify(seat=Seat, figure=FigureId)
ACTIONS: Final = Modify(seat=Seat)
QUEST_STRENGTH: Final = Modify(seat=Seat)
CARD_STRENGTH: Final = Modify(seat=Seat, card=CardId)
SHIP_GLORY: Final = Modify(seat=Seat)
QUEST_GLORY: Final = Modify(seat=Seat)
RAGNAROK_GLORY: Final = Modify(seat=Seat)
RELEASE_GLORY: Final = Modify(seat=Seat)
FINAL_GLORY: Final = Modify(seat=Seat)
INVADED: Final = When(seat=Seat, figure=FigureId, place=PlaceId)
REINFORCED: Final = When(seat=Seat, figure=FigureId, place=PlaceId)
PROVINCE_INVADED: Final = When(seat=Seat, figure=FigureId, place=PlaceId)
CARDS_REVEALED: Final = When()
BEFORE_COMPARING: Final = When()
BATTLE_DECIDED: Final = When(winner=Seat)
CARDS_PUT_AWAY: Final = When(winner=Seat)
REWARD_TAKEN: Final = When(seat=Seat, province=ProvinceId)
PILLAGE_SUCCEEDED: Final = When(seat=Seat, province=ProvinceId)
PILLAGED_WITH_LEADER: Final = When(seat=Seat, province=ProvinceId)
BATTLE_GLORY_TAKEN: Final = When(winner=Seat)
DEAD_COUNTED: Final = When()
BATTLE_LOST: Final = When(winner=Seat, province=ProvinceId)
DESTROYED: Final = Instead(seat=Seat, figure=FigureId, place=PlaceId, cause=CauseId)
TEXT: Final = Blank()

MOMENTS: Final = moments_in(globals())
"""All of them, by the names that content uses."""
