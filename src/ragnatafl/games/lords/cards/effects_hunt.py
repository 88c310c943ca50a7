"""What combat cards, attack cards, monsters, artefacts and blessings do in hunts (LOR-9)."""

from __future__ import annotations

from ragnatafl.games.lords.cards.known import EFFECTS, Steps
from ragnatafl.games.lords.cards.naming import by
from ragnatafl.games.lords.rules.attributes import TakeInjury, unhurt
from ragnatafl.games.lords.rules.components import BOSS, CardId
from ragnatafl.games.lords.rules.hunt.texts import (
    CardForWound,
    SecondSpace,
    ShrugOff,
    second_kinds,
)
from ragnatafl.games.lords.rules.reserves import DrawCards, GainPriests
from ragnatafl.games.lords.rules.state import Lords, hand, is_hunting
from ragnatafl.kernel.seats import Seat

# Combat cards in the hero's round (LOR-9.7.2)


@EFFECTS
def injury_for_cards(game: Lords, card: int, owner: Seat, count: int) -> Steps:
    """Frenzy (LOR-R1): not with all three attributes injured."""
    return (
        (TakeInjury(owner, 1, by(game, card)), DrawCards(owner, count, by(game, card)))
        if unhurt(game, owner)
        else ()
    )


@EFFECTS
def second_space(game: Lords, card: int, owner: Seat) -> Steps:
    """Cleave (LOR-R6)"""
    return (SecondSpace(owner, by(game, card)),) if second_kinds(game) else ()


# Attack cards and special attacks (LOR-9.6.4)


# Territory attacks and the boss (LOR-9.1)


# Artefacts and blessings


@EFFECTS
def may_draw_for_hunt(game: Lords, card: int, owner: Seat, count: int) -> Steps:
    """Grendel's Arm: at the start of the own hunt."""
    possible = owner == game.active and is_hunting(game)
    return (DrawCards(owner, count, by(game, card)),) if possible else ()


@EFFECTS
def card_for_wound(game: Lords, card: int, owner: Seat) -> Steps:
    """Old Scar: not against the boss."""
    possible = owner == game.active and game.prey != BOSS and is_hunting(game)
    return (CardForWound(owner, by(game, card)),) if possible and hand(game, owner) else ()


@EFFECTS
def ignored_once_a_hunt(game: Lords, card: int, owner: Seat, seat: Seat) -> Steps | None:
    """Thick Hide"""
    shrugged = game.shrugged >> card & 1
    if seat != owner or owner != game.active or not is_hunting(game) or shrugged:
        return None
    return (ShrugOff(CardId(card)),)


@EFFECTS
def gain_priest_for_hunt(game: Lords, card: int, owner: Seat, seat: Seat) -> Steps:
    """Hunter's Offering"""
    return (GainPriests(owner, 1, by(game, card)),) if seat == owner else ()


@EFFECTS
def draw_for_injury_in_hunt(game: Lords, card: int, owner: Seat, seat: Seat) -> Steps:
    """Blood Rush"""
    return (DrawCards(owner, 1, by(game, card)),) if seat == owner and is_hunting(game) else ()
