"""What realms, gods, origins, heroes, artefacts, blessings and conditions do.

Content names these small functions. Each is called with the game, the owner, what the moment is
about, and the arguments of the entry. Effects of hunts are in `effects_hunt`, of battles in
`effects_battle`.
"""

from __future__ import annotations

from ragnatafl.games.lords.cards.known import EFFECTS, Steps
from ragnatafl.games.lords.cards.naming import by
from ragnatafl.games.lords.rules.armies import (
    Recruit,
    RecruitValueOne,
    StayWithOne,
    StrengthenArmies,
    growing,
    recruit_places,
)
from ragnatafl.games.lords.rules.attributes import Heal, Raise, TakeInjury, hurt, unhurt
from ragnatafl.games.lords.rules.board import GodId, RealmId, RegionId
from ragnatafl.games.lords.rules.components import (
    ALL_MONSTERS,
    ATTRIBUTES,
    AttributeId,
)
from ragnatafl.games.lords.rules.heroes import Sail, seas_within
from ragnatafl.games.lords.rules.land import is_in_land_of_hero
from ragnatafl.games.lords.rules.losses import SufferLosses
from ragnatafl.games.lords.rules.monsters import LeadMonster, is_on_board
from ragnatafl.games.lords.rules.realms import (
    AllyWithRealm,
    SailOrPlaceArmy,
    places_for_armies,
    realms_beside,
)
from ragnatafl.games.lords.rules.reserves import DrawCards, GainPriests, GainRunes, can_draw
from ragnatafl.games.lords.rules.rune_actions import (
    AllyNearby,
    PayDifferent,
    SwapOneRune,
    TameNearby,
    realms_to_ally,
    swaps,
    tameable_nearby,
    types_held,
)
from ragnatafl.games.lords.rules.state import (
    NO_ARMY,
    ArmyId,
    Lords,
    alliances,
    armies_on_board,
    army_in_reserve,
    board_of,
    controlled,
    in_turn,
    lands_of,
    left_of,
    owner_of,
    runes_to_gain,
    slain,
    temples_of,
)
from ragnatafl.games.lords.rules.wounds import WoundOrInjure
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import seats_of

# Values


@EFFECTS
def yes(game: Lords, card: int, owner: Seat, value: int) -> int:
    return 1


@EFFECTS
def yes_for_owner(game: Lords, card: int, owner: Seat, value: int, seat: Seat) -> int:
    return 1 if seat == owner else value


@EFFECTS
def none_for_owner(game: Lords, card: int, owner: Seat, value: int, seat: Seat) -> int:
    return 0 if seat == owner else value


@EFFECTS
def plus_for_owner(game: Lords, card: int, owner: Seat, value: int, seat: Seat, amount: int) -> int:
    return value + amount if seat == owner else value


@EFFECTS
def realms_beside_hero(
    game: Lords, card: int, owner: Seat, value: int, seat: Seat, realm: RealmId
) -> int:
    """Aslaug: realms adjacent to her region count as allied."""
    if seat == owner and realm in realms_beside(game, game.hero_region[owner]):
        return 1
    return value


@EFFECTS
def temples_of_owner(
    game: Lords, card: int, owner: Seat, value: int, seat: Seat, region: RegionId
) -> int:
    """Peace of the Thing (LOR-R15)"""
    mine = game.control[region] == owner and seat != owner
    return 1 if mine and game.temples >> region & 1 else value


# Ragnarok conditions (LOR-1.5.1): for any one player, or for the table


@EFFECTS
def monument_at_level(game: Lords, card: int, owner: Seat, value: int, level: int) -> int:
    return int(max(game.levels) >= level)


@EFFECTS
def slain_monsters(game: Lords, card: int, owner: Seat, value: int, count: int) -> int:
    return int(max([slain(game, seat) for seat in seats_of(game)]) >= count)


@EFFECTS
def lands_controlled(game: Lords, card: int, owner: Seat, value: int, count: int) -> int:
    return int(max([lands_of(game, seat) for seat in seats_of(game)]) >= count)


@EFFECTS
def temples_controlled(game: Lords, card: int, owner: Seat, value: int, count: int) -> int:
    return int(max([temples_of(game, seat) for seat in seats_of(game)]) >= count)


@EFFECTS
def realms_allied(game: Lords, card: int, owner: Seat, value: int, count: int) -> int:
    return int(max([alliances(game, seat) for seat in seats_of(game)]) >= count)


# Gains: origins, blessings, realms, gods


@EFFECTS
def raise_attribute(game: Lords, card: int, owner: Seat, attribute: str) -> Steps:
    return (Raise(owner, AttributeId(ATTRIBUTES.read(attribute)), by(game, card)),)


@EFFECTS
def ally_beside_hero_or_rune(game: Lords, card: int, owner: Seat) -> Steps:
    """Njord: a realm beside the hero, or a rune if none is."""
    near = realms_to_ally(game, owner)
    return (
        (AllyWithRealm(owner, 0, by(game, card)),)
        if near
        else (GainRunes(owner, 1, by(game, card)),)
    )


@EFFECTS
def recruit_one_anywhere(game: Lords, card: int, owner: Seat) -> Steps:
    """Muspelheim"""
    possible = army_in_reserve(game, owner) != NO_ARMY and controlled(game, owner)
    return (RecruitValueOne(owner, by(game, card)),) if possible else ()


@EFFECTS
def draw_combat_card(game: Lords, card: int, owner: Seat) -> Steps:
    """Svartalfheim"""
    return (DrawCards(owner, 1, by(game, card)),) if can_draw(game) else ()


@EFFECTS
def sail_or_place_army(game: Lords, card: int, owner: Seat) -> Steps:
    """Niflheim"""
    possible = seas_within(game, owner, 3) or places_for_armies(game, owner)
    return (SailOrPlaceArmy(owner, by(game, card)),) if possible else ()


@EFFECTS
def gain_rune(game: Lords, card: int, owner: Seat) -> Steps:
    """Vanaheim, Andvaranaut"""
    return (GainRunes(owner, 1, by(game, card)),) if runes_to_gain(game) else ()


@EFFECTS
def strengthen_army(game: Lords, card: int, owner: Seat) -> Steps:
    """Jotunheim"""
    possible = growing(game, armies_on_board(game, owner))
    return (StrengthenArmies(owner, 1, by(game, card)),) if possible else ()


@EFFECTS
def strengthen_by_level(game: Lords, card: int, owner: Seat, level: int) -> Steps:
    """Odin"""
    return (StrengthenArmies(owner, level, by(game, card)),)


@EFFECTS
def draw_by_level(game: Lords, card: int, owner: Seat, level: int) -> Steps:
    """Thor"""
    return (DrawCards(owner, level, by(game, card)),)


@EFFECTS
def runes_by_level(game: Lords, card: int, owner: Seat, level: int) -> Steps:
    """Freya"""
    return (GainRunes(owner, level, by(game, card)),)


@EFFECTS
def others_suffer_by_level(game: Lords, card: int, owner: Seat, level: int) -> Steps:
    """Hel"""
    others = in_turn(game, left_of(game, owner))[:-1]
    return tuple(SufferLosses(seat, owner, level, by(game, card)) for seat in others)


# Heroes


@EFFECTS
def rune_for_settlement(
    game: Lords, card: int, owner: Seat, seat: Seat, region: RegionId, in_battle: int
) -> Steps:
    """Snorri: a settlement in his land taken without a battle."""
    has_settlement = board_of(game).settlements >> region & 1
    if seat != owner or in_battle or not has_settlement:
        return ()
    return (GainRunes(owner, 1, by(game, card)),) if is_in_land_of_hero(game, owner, region) else ()


@EFFECTS
def draw_for_injury(game: Lords, card: int, owner: Seat, seat: Seat) -> Steps:
    """Beowulf"""
    return (DrawCards(owner, 1, by(game, card)),) if seat == owner else ()


@EFFECTS
def may_be_injured(game: Lords, card: int, owner: Seat) -> Steps:
    """Beowulf, before his own hunt"""
    return (TakeInjury(owner, 1, by(game, card)),) if unhurt(game, owner) else ()


@EFFECTS
def may_be_injured_in_land(game: Lords, card: int, owner: Seat) -> Steps:
    """Beowulf, before a battle of his in the land where he is"""
    if not unhurt(game, owner) or not is_in_land_of_hero(game, owner, game.battle_region):
        return ()
    return (TakeInjury(owner, 1, by(game, card)),)


# Artefacts


@EFFECTS
def wound_or_injure(game: Lords, card: int, owner: Seat) -> Steps:
    """Mjolnir (LOR-R13)"""
    possible = any(is_on_board(game, monster) for monster in ALL_MONSTERS) or any(
        unhurt(game, seat) for seat in seats_of(game) if seat != owner
    )
    return (WoundOrInjure(owner, by(game, card)),) if possible else ()


@EFFECTS
def gain_a_rune(game: Lords, card: int, owner: Seat) -> Steps:
    """Brisingamen: the second rune action may be taken even if no rune is left."""
    return (GainRunes(owner, 1, by(game, card)),)


@EFFECTS
def stays_with_one(game: Lords, card: int, owner: Seat, army: int) -> Steps | None:
    """Barrow Crown"""
    return (StayWithOne(ArmyId(army), by(game, card)),) if owner_of(ArmyId(army)) == owner else None


@EFFECTS
def lead_monster(game: Lords, card: int, owner: Seat) -> Steps:
    """Gnipa Chain"""
    possible = any(is_on_board(game, monster) for monster in ALL_MONSTERS)
    return (LeadMonster(owner, 0, by(game, card)),) if possible else ()


# Blessings


@EFFECTS
def recruit_value_one(game: Lords, card: int, owner: Seat, seat: Seat) -> Steps:
    """Levy"""
    return (RecruitValueOne(owner, by(game, card)),) if seat == owner else ()


@EFFECTS
def gain_priest_for_victory(
    game: Lords, card: int, owner: Seat, seat: Seat, region: RegionId
) -> Steps:
    """Allfather's Due"""
    return (GainPriests(owner, 1, by(game, card)),) if seat == owner else ()


@EFFECTS
def runic_muster(game: Lords, card: int, owner: Seat, runes: int) -> Steps:
    """Runic Muster: recruit for different runes."""
    possible = army_in_reserve(game, owner) != NO_ARMY and recruit_places(game, owner)
    if types_held(game, owner) < runes or not possible:
        return ()
    return (PayDifferent(owner, runes), Recruit(owner, by(game, card)))


@EFFECTS
def beast_tamer(game: Lords, card: int, owner: Seat) -> Steps:
    possible = types_held(game, owner) and tameable_nearby(game, owner)
    return (TameNearby(owner, by(game, card)),) if possible else ()


@EFFECTS
def guest_of_realms(game: Lords, card: int, owner: Seat) -> Steps:
    possible = types_held(game, owner) and realms_to_ally(game, owner)
    return (AllyNearby(owner, by(game, card)),) if possible else ()


@EFFECTS
def heal_for_monument(game: Lords, card: int, owner: Seat, seat: Seat) -> Steps:
    """Thunder Arm: whoever built it."""
    return (Heal(owner, by(game, card)),) if hurt(game, owner) else ()


@EFFECTS
def draw_for_preparing(game: Lords, card: int, owner: Seat, seat: Seat, count: int) -> Steps:
    """Combat Training"""
    return (DrawCards(owner, count, by(game, card)),) if seat == owner else ()


@EFFECTS
def drive_monster(game: Lords, card: int, owner: Seat, seat: Seat) -> Steps:
    """Drive the Beast"""
    return (LeadMonster(owner, 1, by(game, card)),) if seat == owner else ()


@EFFECTS
def sail_one_sea(game: Lords, card: int, owner: Seat) -> Steps:
    """Sea Paths"""
    return (Sail(owner, 1, by(game, card)),) if seas_within(game, owner, 1) else ()


@EFFECTS
def rune_at_level_zero(game: Lords, card: int, owner: Seat, seat: Seat, god: GodId) -> Steps:
    """Pilgrimage"""
    return (GainRunes(owner, 1, by(game, card)),) if seat == owner and game.levels[god] == 0 else ()


@EFFECTS
def swap_rune(game: Lords, card: int, owner: Seat) -> Steps:
    """Tears of Gold"""
    return (SwapOneRune(owner, by(game, card)),) if swaps(game, owner) else ()


@EFFECTS
def rune_for_army(game: Lords, card: int, owner: Seat, seat: Seat) -> Steps:
    """Folkvang"""
    return (GainRunes(owner, 1, by(game, card)),) if seat == owner else ()
