"""What combat cards, attack cards, monsters, artefacts and blessings do in hunts (LOR-9)."""

from __future__ import annotations

from ragnatafl.games.lords.cards.known import EFFECTS, Steps
from ragnatafl.games.lords.rules.attributes import Injure, TakeInjury, WeakenHighest, unhurt
from ragnatafl.games.lords.rules.board import RegionId
from ragnatafl.games.lords.rules.components import BOSS, CARDS, CardId
from ragnatafl.games.lords.rules.hunt.texts import (
    CalmNextAttack,
    CardForWound,
    DiscardHalf,
    DiscardToWisdom,
    FailHunt,
    HandAnew,
    HealWound,
    InjuriesOrCards,
    LookAtClaws,
    MoreAttacks,
    RunesOrInjuries,
    SecondSpace,
    ShrugOff,
    SpecialAttack,
    StaggerMonster,
    second_kinds,
)
from ragnatafl.games.lords.rules.reserves import DrawCards, GainPriests, LoseCards, LoseRandomCards
from ragnatafl.games.lords.rules.state import Lords, hand, is_hunting
from ragnatafl.games.lords.rules.territory_attacks import (
    CarryArmyOff,
    DriveOut,
    GnawArmy,
    InjureHeroes,
    LowerEachArmy,
    PlaceBossElsewhere,
    SwallowRunes,
)
from ragnatafl.kernel.seats import Seat

# Combat cards in the hero's round (LOR-9.7.2)


@EFFECTS
def draw_in_hunt(game: Lords, card: int, owner: Seat, count: int) -> Steps:
    """Bow, Sword Dance: after the space is covered."""
    return (DrawCards(owner, count),)


@EFFECTS
def less_fury(game: Lords, card: int, owner: Seat, amount: int) -> Steps:
    """Spear Wall"""
    return (CalmNextAttack(amount),)


@EFFECTS
def injury_for_cards(game: Lords, card: int, owner: Seat, count: int) -> Steps:
    """Frenzy (LOR-R1): not with all three attributes injured."""
    return (TakeInjury(owner, 1), DrawCards(owner, count)) if unhurt(game, owner) else ()


@EFFECTS
def second_space(game: Lords, card: int, owner: Seat) -> Steps:
    """Cleave (LOR-R6)"""
    return (SecondSpace(owner),) if second_kinds(game) else ()


@EFFECTS
def choose_next_attack(game: Lords, card: int, owner: Seat) -> Steps:
    """Ambush"""
    return (LookAtClaws(owner),)


@EFFECTS
def fewer_attacks(game: Lords, card: int, owner: Seat) -> Steps:
    """Stagger"""
    return (StaggerMonster(),)


# Attack cards and special attacks (LOR-9.6.4)


@EFFECTS
def special_attack(game: Lords, card: int, owner: Seat) -> Steps:
    return (SpecialAttack(owner),)


@EFFECTS
def injure(game: Lords, card: int, owner: Seat, count: int) -> Steps:
    return (Injure(owner, count),)


@EFFECTS
def discard_random(game: Lords, card: int, owner: Seat, count: int) -> Steps:
    return (LoseRandomCards(owner, count),)


@EFFECTS
def discard_chosen(game: Lords, card: int, owner: Seat, count: int) -> Steps:
    """Draugr"""
    return (LoseCards(owner, count),)


@EFFECTS
def discard_to_wisdom(game: Lords, card: int, owner: Seat) -> Steps:
    """Quick Attack"""
    return (DiscardToWisdom(owner),)


@EFFECTS
def discard_half(game: Lords, card: int, owner: Seat) -> Steps:
    """Surprise Attack"""
    return (DiscardHalf(owner),)


@EFFECTS
def lower_highest_attribute(game: Lords, card: int, owner: Seat) -> Steps:
    """Nasty Wound"""
    return (WeakenHighest(owner),)


@EFFECTS
def end_hunt(game: Lords, card: int, owner: Seat) -> Steps:
    """Retreat to the Lair"""
    return (FailHunt(),)


@EFFECTS
def more_attacks(game: Lords, card: int, owner: Seat, count: int) -> Steps:
    """Garm"""
    return (MoreAttacks(count),)


@EFFECTS
def runes_or_injuries(game: Lords, card: int, owner: Seat, count: int) -> Steps:
    """Fafnir"""
    return (RunesOrInjuries(owner, count),)


@EFFECTS
def injuries_or_cards(
    game: Lords, card: int, owner: Seat, injuries: int, cards: int, fewer: int
) -> Steps:
    """Grendel"""
    return (InjuriesOrCards(owner, injuries, cards, fewer),)


@EFFECTS
def heal_wound(game: Lords, card: int, owner: Seat) -> Steps:
    """Nidhogg (LOR-R8)"""
    return (HealWound(owner),)


@EFFECTS
def hand_anew(game: Lords, card: int, owner: Seat, fewer: int) -> Steps:
    """Loki (LOR-R11)"""
    return (HandAnew(owner, fewer),)


# Territory attacks and the boss (LOR-9.1)


@EFFECTS
def lower_each_army(game: Lords, card: int, owner: Seat, region: RegionId) -> Steps:
    """Draugr"""
    return (LowerEachArmy(region),)


@EFFECTS
def drive_out(game: Lords, card: int, owner: Seat, region: RegionId) -> Steps:
    """Garm"""
    return (DriveOut(region),)


@EFFECTS
def swallow_runes(game: Lords, card: int, owner: Seat, region: RegionId) -> Steps:
    """Fafnir"""
    return (SwallowRunes(region),)


@EFFECTS
def injure_heroes(game: Lords, card: int, owner: Seat, region: RegionId) -> Steps:
    """Grendel"""
    return (InjureHeroes(region),)


@EFFECTS
def carry_army_off(game: Lords, card: int, owner: Seat, region: RegionId) -> Steps:
    """Hraesvelgr"""
    return (CarryArmyOff(owner, region),)


@EFFECTS
def gnaw_army(game: Lords, card: int, owner: Seat, region: RegionId) -> Steps:
    """Nidhogg"""
    return (GnawArmy(owner, region),)


@EFFECTS
def place_boss(game: Lords, card: int, owner: Seat) -> Steps:
    """Loki"""
    return (PlaceBossElsewhere(owner),)


# Artefacts and blessings


@EFFECTS
def may_draw_for_hunt(game: Lords, card: int, owner: Seat, count: int) -> Steps:
    """Grendel's Arm: at the start of the own hunt."""
    possible = owner == game.active and is_hunting(game)
    return (DrawCards(owner, count),) if possible else ()


@EFFECTS
def card_for_wound(game: Lords, card: int, owner: Seat) -> Steps:
    """Old Scar: not against the boss."""
    possible = owner == game.active and game.prey != BOSS and is_hunting(game)
    return (CardForWound(owner),) if possible and hand(game, owner) else ()


@EFFECTS
def ignored_once_a_hunt(
    game: Lords, thing: int, owner: Seat, seat: Seat, card: str
) -> Steps | None:
    """Thick Hide"""
    shrugged = game.shrugged >> CARDS.read(card) & 1
    if seat != owner or owner != game.active or not is_hunting(game) or shrugged:
        return None
    return (ShrugOff(CardId(CARDS.read(card))),)


@EFFECTS
def gain_priest_for_hunt(game: Lords, card: int, owner: Seat, seat: Seat) -> Steps:
    """Hunter's Offering"""
    return (GainPriests(owner, 1),) if seat == owner else ()


@EFFECTS
def draw_for_injury_in_hunt(game: Lords, card: int, owner: Seat, seat: Seat) -> Steps:
    """Blood Rush"""
    return (DrawCards(owner, 1),) if seat == owner and is_hunting(game) else ()
