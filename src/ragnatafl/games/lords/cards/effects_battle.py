"""What combat cards, heroes, artefacts and blessings do in battles (LOR-10)."""

from __future__ import annotations

from ragnatafl.games.lords.cards.known import EFFECTS, Steps
from ragnatafl.games.lords.cards.naming import by
from ragnatafl.games.lords.rules.battle.texts import (
    BiteEachArmy,
    StrengthenFighter,
)
from ragnatafl.games.lords.rules.board import RegionId
from ragnatafl.games.lords.rules.components import played_by
from ragnatafl.games.lords.rules.land import is_in_land_of_hero
from ragnatafl.games.lords.rules.state import Lords, armies_in, board_of, slain
from ragnatafl.kernel.seats import Seat

# The value of a card when it is played (LOR-R5)


@EFFECTS
def plus_as_defender(game: Lords, card: int, owner: Seat, value: int, amount: int) -> int:
    return value + amount if owner == game.defender else value


@EFFECTS
def plus_as_attacker(game: Lords, card: int, owner: Seat, value: int, amount: int) -> int:
    return value + amount if owner == game.attacker else value


@EFFECTS
def plus_for_each_army(game: Lords, card: int, owner: Seat, value: int, amount: int) -> int:
    return value + amount * len(armies_in(game, owner, game.battle_region))


@EFFECTS
def plus_if_first(game: Lords, card: int, owner: Seat, value: int, amount: int) -> int:
    return value if game.zones[played_by(owner)] else value + amount


@EFFECTS
def plus_beside_hero(game: Lords, card: int, owner: Seat, value: int, amount: int) -> int:
    return value + amount if game.hero_region[owner] == game.battle_region else value


@EFFECTS
def first_card_plus(
    game: Lords, card: int, owner: Seat, value: int, seat: Seat, amount: int
) -> int:
    """War Council"""
    return value + amount if seat == owner and not game.zones[played_by(owner)] else value


@EFFECTS
def none_on_first_card(game: Lords, card: int, owner: Seat, value: int, seat: Seat) -> int:
    """Hird Discipline"""
    return 0 if seat == owner and not game.zones[played_by(owner)] else value


# The battle value (LOR-10.3)


@EFFECTS
def attackers_in_land(
    game: Lords, card: int, owner: Seat, value: int, seat: Seat, region: RegionId, attacks: int
) -> int:
    """Ragnar"""
    if seat != owner or not attacks or not is_in_land_of_hero(game, owner, region):
        return value
    return value + len(armies_in(game, owner, region))


@EFFECTS
def plus_where_hero_is(
    game: Lords, card: int, owner: Seat, value: int, seat: Seat, region: RegionId, attacks: int,
    amount: int,
) -> int:  # fmt: skip
    """Raven Banner"""
    here = game.hero_region[owner] == region
    return value + amount if seat == owner and here else value


@EFFECTS
def ramparts(
    game: Lords, card: int, owner: Seat, value: int, seat: Seat, region: RegionId, attacks: int,
    amount: int, settlement: int,
) -> int:  # fmt: skip
    """Stone Ramparts"""
    if seat != owner or attacks:
        return value
    behind_walls = board_of(game).settlements >> region & 1
    return value + (settlement if behind_walls else amount)


@EFFECTS
def wolf_pack(
    game: Lords, card: int, owner: Seat, value: int, seat: Seat, region: RegionId, attacks: int,
    armies: int, amount: int,
) -> int:  # fmt: skip
    enough = seat == owner and attacks and len(armies_in(game, owner, region)) >= armies
    return value + amount if enough else value


@EFFECTS
def trophies(
    game: Lords, card: int, owner: Seat, value: int, seat: Seat, region: RegionId, attacks: int
) -> int:
    return value + slain(game, owner) if seat == owner else value


# What cards bring about


@EFFECTS
def bite_each_army(game: Lords, card: int, owner: Seat) -> Steps:
    """Root Fang"""
    loser = game.defender if owner == game.attacker else game.attacker
    return (BiteEachArmy(owner),) if armies_in(game, loser, game.battle_region) else ()


@EFFECTS
def strengthen_a_fighter(
    game: Lords, card: int, owner: Seat, seat: Seat, region: RegionId
) -> Steps:
    """Lagertha"""
    if seat != owner or not is_in_land_of_hero(game, owner, region):
        return ()
    return (StrengthenFighter(owner, region, by(game, card)),)
