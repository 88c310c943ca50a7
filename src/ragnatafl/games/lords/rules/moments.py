"""The moments that rules call out; cards, realms and monsters listen to them."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.lords.rules.board import GodId, RealmId, RegionId
from ragnatafl.kernel.hooks import Instead, Modify, When, moments_in
from ragnatafl.kernel.seats import Seat

# values
BATTLE_VALUE: Final = Modify(seat=Seat, region=RegionId, attacks=int)
CARD_VALUE: Final = Modify(seat=Seat)
OWN_VALUE: Final = Modify()
SYMBOLS: Final = Modify(seat=Seat)
LOSS_FOR_LOSING: Final = Modify(seat=Seat)
CARD_LIMIT: Final = Modify(seat=Seat)
HUNT_CARDS: Final = Modify(seat=Seat)
ANY_WEAPON: Final = Modify()
USURP_STRENGTH: Final = Modify(seat=Seat)
USURP_BARRED: Final = Modify(seat=Seat, region=RegionId)
HERO_STEPS: Final = Modify(seat=Seat)
HERO_RETURNS: Final = Modify(seat=Seat)
ALLIED: Final = Modify(seat=Seat, realm=RealmId)
OTHER_BONUS: Final = Modify(seat=Seat)
FORGE_AFAR: Final = Modify(seat=Seat)
GROW_ANYWHERE: Final = Modify(seat=Seat)
RECRUIT_ANYWHERE: Final = Modify(seat=Seat)
MOBILISE_TWICE: Final = Modify(seat=Seat)
RUNE_ACTIONS: Final = Modify(seat=Seat)
MORE_RUNE_ACTIONS: Final = Modify(seat=Seat)
TEMPLE_PRIESTS: Final = Modify(seat=Seat)
FULFILLED: Final = Modify()

# what a mode of the game may see otherwise
TEXTS_HOLD: Final = Modify(seat=Seat)
"""Do texts of heroes and cards hold for this seat?"""
INJURABLE: Final = Modify(seat=Seat)
"""Can its hero be injured?"""
KEEPER: Final = Modify(controller=Seat)
"""Who plays the prey of a hunt."""
HELD: Final = Modify()
"""The regions that are defended though no army of their owner is there, as a set."""
PLAYS_FROM: Final = Modify(seat=Seat)
"""The zone from which a seat plays combat cards in a battle."""

# what happens to somebody
CONTROL_TAKEN: Final = When(seat=Seat, region=RegionId, in_battle=int)
BATTLE_WON: Final = When(seat=Seat, region=RegionId)
INJURED: Final = When(seat=Seat)
ARMY_LOST: Final = When(seat=Seat)
HERO_MOVED: Final = When(seat=Seat)
PRIEST_SENT: Final = When(seat=Seat, god=GodId)
REINFORCED: Final = When(seat=Seat)
PREPARED: Final = When(seat=Seat)
MONUMENT_BUILT: Final = When(seat=Seat)
HUNT_ENDED: Final = When(seat=Seat)

# what one card, realm, god or monster says itself
CHOSEN: Final = When()
GAINED: Final = When()
REALM_BONUS: Final = When()
GOD_BONUS: Final = When(level=int)
BATTLE: Final = When()
HUNT: Final = When()
HUNT_AFTER: Final = When()
BLOCK: Final = When()
ATTACK: Final = When()
SPECIAL_ATTACK: Final = When()
TERRITORY_ATTACK: Final = When(region=RegionId)
ACTIVATED: Final = When()
RUNE_ACTION: Final = When()

# cards that wait for their owner's word
PRAYER_PHASE: Final = When()
HERO_PHASE: Final = When()
RUNE_PHASE: Final = When()
MANOEUVRES_PHASE: Final = When()
SPECIAL_PHASE: Final = When()
BEFORE_HUNT: Final = When()
HUNT_BEGINS: Final = When()
BATTLE_BEGINS: Final = When()
VALUES_COUNTED: Final = When()
BATTLE_DECIDED: Final = When()

# what may be done in place of something
ARMY_DESTROYED: Final = Instead(army=int)
INJURY: Final = Instead(seat=Seat)

MOMENTS: Final = moments_in(globals())
"""All of them, by the names that content uses."""
