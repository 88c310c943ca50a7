"""BR-C: what cards do: small functions that the card file names, each for one kind of moment.

An effect is called with the game, the card's owner, what the moment is about, and the arguments of
the card's entry. Effects of *modify* change a value, *when* gives steps, *instead* offers steps in
place of a destruction, *blank* says whose text is skipped.
"""

from __future__ import annotations

from typing import Final

from ragnatafl.games.bloodrage.rules.battle import card_strength, fighters_in_order
from ragnatafl.games.bloodrage.rules.battle_texts import (
    AllCardsAnew,
    KeepCards,
    KeepOne,
    Smite,
    StealGlory,
    StealRage,
    TakeCards,
)
from ragnatafl.games.bloodrage.rules.board import (
    ALL_PROVINCES,
    OUTER_PROVINCES,
    YGGDRASIL,
    PlaceId,
    ProvinceId,
)
from ragnatafl.games.bloodrage.rules.clans import GainByCard, RaiseAll, RaiseOne
from ragnatafl.games.bloodrage.rules.components import (
    ACTIONS,
    ALL_STATS,
    BY_EFFECT,
    BY_RAGNAROK,
    BY_SACRIFICE,
    NO_STAT,
    CardId,
    CauseId,
    StatId,
    played_by,
)
from ragnatafl.games.bloodrage.rules.destruction import Destroy, PayToSave, RetreatToYggdrasil
from ragnatafl.games.bloodrage.rules.figures import (
    FIGURES,
    LEADER,
    ONE,
    PLAIN,
    WARRIOR,
    WARRIORS,
    FigureId,
    Group,
    has,
    part,
)
from ragnatafl.games.bloodrage.rules.hammers import MoveLeader
from ragnatafl.games.bloodrage.rules.invade import InvadeAfterLosing, Reinforce
from ragnatafl.games.bloodrage.rules.mends import CARD_NAMED
from ragnatafl.games.bloodrage.rules.moments import MOMENTS
from ragnatafl.games.bloodrage.rules.pillage import PillageAtOnce
from ragnatafl.games.bloodrage.rules.reward import TakeReward
from ragnatafl.games.bloodrage.rules.state import (
    BloodRage,
    figure_strength,
    figures_on_map,
    in_turn,
    places_of,
)
from ragnatafl.kernel.agenda import AnyStep
from ragnatafl.kernel.effects import Effects
from ragnatafl.kernel.seats import NOBODY, Seat

Steps = tuple[AnyStep, ...]

EFFECTS: Final = Effects(MOMENTS, naming=CARD_NAMED)
EFFECTS.open(AllCardsAnew, Smite)


_FIGURE: Final = {name: FigureId(number) for number, name in enumerate(FIGURES.ids)}
_ACTION: Final = {name: number for number, name in enumerate(ACTIONS.ids)}


def _by(game: BloodRage, card: int) -> CardId | None:
    """For steps that tell by which card they come."""
    return EFFECTS.named(game, CardId(card))


# Values that cards change


@EFFECTS
def own_plus(game: BloodRage, card: int, owner: Seat, value: int, seat: Seat, amount: int) -> int:
    return value + amount if seat == owner else value


@EFFECTS
def own_less(game: BloodRage, card: int, owner: Seat, value: int, seat: Seat, amount: int) -> int:
    """Never below 0 (BR-6.9.1.1)."""
    return max(0, value - amount) if seat == owner else value


@EFFECTS
def own_double(game: BloodRage, card: int, owner: Seat, value: int, seat: Seat) -> int:
    return 2 * value if seat == owner else value


@EFFECTS
def own_at_least(
    game: BloodRage, card: int, owner: Seat, value: int, seat: Seat, amount: int
) -> int:
    """BR-Fq: of two such cards the better one holds."""
    return max(value, amount) if seat == owner else value


@EFFECTS
def for_each_figure_on_the_map(
    game: BloodRage, card: int, owner: Seat, value: int, seat: Seat, amount: int
) -> int:
    """Thor's Conquest (BR-Fbb)."""
    return value + amount * figures_on_map(game, owner) if seat == owner else value


@EFFECTS
def adds_action(
    game: BloodRage, card: int, owner: Seat, value: int, seat: Seat, action: str
) -> int:
    """BR-6.2.3"""
    return value | 1 << _ACTION[action] if seat == owner else value


@EFFECTS
def warriors_in_pairs(
    game: BloodRage,
    card: int,
    owner: Seat,
    value: int,
    seat: Seat,
    group: Group,
    province: ProvinceId,
    pair: int,
) -> int:
    """Brothers and Masters in Arms: each pair of warriors counts so much together."""
    if seat != owner:
        return value
    pairs = (group & WARRIORS) // 2
    return value + pairs * (pair - 2 * figure_strength(game, seat, WARRIOR))


@EFFECTS
def strength_in_yggdrasil(
    game: BloodRage, card: int, owner: Seat, value: int, seat: Seat, group: Group,
    province: ProvinceId, figure: str, strength: int,
) -> int:  # fmt: skip
    """Dark Elf"""
    which = _FIGURE[figure]
    if seat != owner or province != YGGDRASIL or not has(group, which):
        return value
    return value + strength - figure_strength(game, seat, which)


@EFFECTS
def invades_for_nothing(
    game: BloodRage, card: int, owner: Seat, value: int, seat: Seat, invader: FigureId, figure: str
) -> int:
    """Dwarf Chieftain, Soldier of Hel"""
    return 0 if seat == owner and invader == _FIGURE[figure] else value


@EFFECTS
def may_invade_yggdrasil(
    game: BloodRage, card: int, owner: Seat, value: int, seat: Seat, invader: FigureId, figure: str
) -> int:
    """Dark Elf"""
    return 1 if seat == owner and invader == _FIGURE[figure] else value


@EFFECTS
def highest_of_opponents(
    game: BloodRage, card: int, owner: Seat, value: int, seat: Seat, played: CardId
) -> int:
    """Heimdall's Sight: the highest single card of an opponent (BR-Fm)."""
    if seat != owner or played != card:
        return value
    highest = 0
    for other in fighters_in_order(game):
        if other != owner:
            for each in game.zones[played_by(other)]:
                highest = max(highest, card_strength(game, other, each))
    return highest


# When a figure has invaded


@EFFECTS
def destroys_enemies(
    game: BloodRage, card: int, owner: Seat, seat: Seat, invader: FigureId, place: PlaceId,
    figure: str, whom: str,
) -> Steps:  # fmt: skip
    """Troll: all enemy warriors there. Fire Giant: all but monsters, fjord included (BR-F28)."""
    if seat != owner or invader != _FIGURE[figure]:
        return ()
    kinds = WARRIORS if whom == "warriors" else PLAIN
    deaths: list[AnyStep] = []
    for other in in_turn(game, owner):
        for where in places_of(game, ProvinceId(place)):
            victims = part(game.groups[other][where], kinds)
            if other != owner and victims:
                deaths.append(Destroy(other, where, victims, BY_EFFECT, _by(game, card)))
    return tuple(deaths)


@EFFECTS
def extra_warrior(
    game: BloodRage, card: int, owner: Seat, seat: Seat, invader: FigureId, place: PlaceId
) -> Steps:
    """Frigga's Succor: not with a ship, not into Yggdrasil (BR-Fc)."""
    if seat != owner or place not in OUTER_PROVINCES:
        return ()
    return (Reinforce(owner, place),)


@EFFECTS
def may_pillage_for_rage(
    game: BloodRage,
    card: int,
    owner: Seat,
    seat: Seat,
    invader: FigureId,
    place: PlaceId,
    rage: int,
) -> Steps:
    """Thor's Domain: not after the invade of a ship (BR-Fd)."""
    if seat != owner or place not in ALL_PROVINCES:
        return ()
    return (PillageAtOnce(owner, ProvinceId(place), rage),)


# In a battle


@EFFECTS
def each_keeps_one_figure(game: BloodRage, card: int, owner: Seat) -> Steps:
    """Odin's Tide, its owner too (BR-Fj)."""
    return tuple([KeepOne(seat, _by(game, card)) for seat in fighters_in_order(game)])


@EFFECTS
def steal_rage_if_lost(game: BloodRage, card: int, owner: Seat, winner: Seat, amount: int) -> Steps:
    """Loki's Trickery; nothing without a winner (BR-Fs)."""
    if winner in (owner, NOBODY):
        return ()
    return (StealRage(owner, winner, amount, _by(game, card)),)


@EFFECTS
def steal_glory_if_lost(
    game: BloodRage, card: int, owner: Seat, winner: Seat, amount: int
) -> Steps:
    """Loki's Backstab; nothing without a winner (BR-Fs)."""
    if winner in (owner, NOBODY):
        return ()
    return (StealGlory(owner, winner, amount, _by(game, card)),)


@EFFECTS
def take_winners_cards_if_lost(game: BloodRage, card: int, owner: Seat, winner: Seat) -> Steps:
    """Loki's Poison; nothing without a winner (BR-Fs)."""
    return (TakeCards(owner, winner),) if winner not in (owner, NOBODY) else ()


@EFFECTS
def gain_if_won(
    game: BloodRage, card: int, owner: Seat, winner: Seat, rage: int, glory: int
) -> Steps:
    """Thor's Hammer, Thor's Ascension"""
    return (GainByCard(owner, rage, glory, _by(game, card)),) if winner == owner else ()


@EFFECTS
def raise_if_won(game: BloodRage, card: int, owner: Seat, winner: Seat) -> Steps:
    """Thor's Oath"""
    return (RaiseOne(owner, card=_by(game, card)),) if winner == owner else ()


@EFFECTS
def keep_cards_for_rage(game: BloodRage, card: int, owner: Seat, winner: Seat, rage: int) -> Steps:
    """Tyr's Prowess"""
    return (KeepCards(owner, rage),) if winner == owner else ()


@EFFECTS
def glory_for_all_dead(game: BloodRage, card: int, owner: Seat, amount: int) -> Steps:
    """Odin's Judgement: own figures included."""
    return _glory(game, card, owner, amount * sum(game.fallen))


@EFFECTS
def glory_for_enemy_dead(
    game: BloodRage, card: int, owner: Seat, figure: str, amount: int
) -> Steps:
    """Valkyrie, if she was in the battle when cards were played (BR-Frr)."""
    if not has(game.mustered[owner], _FIGURE[figure]):
        return ()
    return _glory(game, card, owner, amount * _enemy_dead(game, owner))


@EFFECTS
def glory_once_for_enemy_dead(
    game: BloodRage, card: int, owner: Seat, least: int, amount: int
) -> Steps:
    """Thor's Glory: once a battle that its owner takes part in (BR-Fv)."""
    took_part = game.fighters >> owner & 1
    if not took_part or _enemy_dead(game, owner) < least:
        return ()
    return _glory(game, card, owner, amount)


def _glory(game: BloodRage, card: int, owner: Seat, amount: int) -> Steps:
    return (GainByCard(owner, 0, amount, _by(game, card)),) if amount else ()


def _enemy_dead(game: BloodRage, owner: Seat) -> int:
    return sum(game.fallen) - game.fallen[owner]


@EFFECTS
def invade_after_losing(
    game: BloodRage, card: int, owner: Seat, winner: Seat, province: ProvinceId
) -> Steps:
    """Loki's Blessing: after a tie too, not in Yggdrasil (BR-Fe)."""
    if winner == owner or not game.fighters >> owner & 1 or province == YGGDRASIL:
        return ()
    return (InvadeAfterLosing(owner, ONE[WARRIOR], PlaceId(province)),)


@EFFECTS
def opponents_revealed_cards(game: BloodRage, card: int, owner: Seat, other: int) -> bool:
    """Thor's Primacy: of two, the first from the pillager clockwise cancels the other (BR-Fp)."""
    others = sum(game.texts) - game.texts[owner]
    if not others >> other & 1:
        return False
    cancelling = sum(1 << bound.card for bound in game.setup.hooks.blank)
    in_order = fighters_in_order(game)
    return owner == next(seat for seat in in_order if game.texts[seat] & cancelling)


# When a pillage has succeeded


@EFFECTS
def reward_again(
    game: BloodRage, card: int, owner: Seat, seat: Seat, province: ProvinceId, figure: str
) -> Steps:
    """Frost Giant, alive in the province (BR-Fdd)."""
    if seat != owner or not has(game.groups[owner][province], _FIGURE[figure]):
        return ()
    return (TakeReward(owner, province, _by(game, card)),)


@EFFECTS
def raise_another(
    game: BloodRage, card: int, owner: Seat, seat: Seat, province: ProvinceId
) -> Steps:
    """Frigga's Grace: another stat than that of the token (BR-F18)."""
    if seat != owner:
        return ()
    raised = StatId(game.rewards[province])
    but = raised if raised in ALL_STATS else NO_STAT
    return (RaiseOne(owner, but, _by(game, card)),)


@EFFECTS
def raise_one(game: BloodRage, card: int, owner: Seat, seat: Seat, province: ProvinceId) -> Steps:
    """Lord of Axes"""
    if not _with_leader(game, owner, seat, province):
        return ()
    return (RaiseOne(owner, card=_by(game, card)),)


@EFFECTS
def raise_all(game: BloodRage, card: int, owner: Seat, seat: Seat, province: ProvinceId) -> Steps:
    """Lord of Spears"""
    if not _with_leader(game, owner, seat, province):
        return ()
    return (RaiseAll(owner, _by(game, card)),)


@EFFECTS
def leader_may_move(
    game: BloodRage, card: int, owner: Seat, seat: Seat, province: ProvinceId
) -> Steps:
    """Lord of Hammers"""
    return (MoveLeader(owner, province),) if _with_leader(game, owner, seat, province) else ()


def _with_leader(game: BloodRage, owner: Seat, seat: Seat, province: ProvinceId) -> bool:
    """BR-Fdd: the leader is alive in the pillaged province."""
    return seat == owner and has(game.groups[owner][province], LEADER)


# Instead of a destruction


@EFFECTS
def retreats_to_yggdrasil(
    game: BloodRage,
    card: int,
    owner: Seat,
    seat: Seat,
    dying: FigureId,
    place: PlaceId,
    cause: CauseId,
    figure: str,
) -> Steps | None:
    """Volur Witch: out of an outer province, but not when she is sacrificed (BR-Fi)."""
    if seat != owner or dying != _FIGURE[figure] or cause == BY_SACRIFICE:
        return None
    return (RetreatToYggdrasil(owner, dying, place),) if place in OUTER_PROVINCES else None


@EFFECTS
def saved_for_rage(
    game: BloodRage,
    card: int,
    owner: Seat,
    seat: Seat,
    dying: FigureId,
    place: PlaceId,
    cause: CauseId,
    rage: int,
) -> Steps | None:
    """Frigga's Protection: not in Ragnarok, not against the own Sacrifice (BR-Fh)."""
    if seat != owner or cause in (BY_RAGNAROK, BY_SACRIFICE) or game.rage[owner] < rage:
        return None
    return (PayToSave(owner, rage, dying, place),)
