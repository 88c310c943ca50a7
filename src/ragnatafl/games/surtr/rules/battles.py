"""SOLO-9: battles between people and Followers."""

from __future__ import annotations

from ragnatafl.games.lords.rules import moments as base
from ragnatafl.games.lords.rules.armies import (
    ArmyWent,
    Retreat,
    Retreated,
    lower,
    move_army,
    refuges,
    remove,
)
from ragnatafl.games.lords.rules.battle.battles import (
    Battle,
    CardPlayed,
    EndBattle,
    FightBattles,
    LoserCasualties,
    Passed,
    PlayCombatCards,
    TakeBattlefield,
    WinnerCasualties,
    battle_value,
    battlefields,
    next_to_play,
    opponent,
    sides,
)
from ragnatafl.games.lords.rules.battle.texts import OpponentDiscards
from ragnatafl.games.lords.rules.board import RegionId, regions_in
from ragnatafl.games.lords.rules.components import (
    AUTHORITY,
    WISDOM,
    CardId,
    hand_of,
    played_by,
)
from ragnatafl.games.lords.rules.control import SettleControl, check_victory, take_control
from ragnatafl.games.lords.rules.state import (
    ArmyId,
    armies_in,
    attribute,
    content_of,
    hand,
    population,
    total,
)
from ragnatafl.games.surtr.rules import moments
from ragnatafl.games.surtr.rules.choosing import STRONGEST, pick_army, pick_region
from ragnatafl.games.surtr.rules.gains import discard_blindly
from ragnatafl.games.surtr.rules.mode import MODE
from ragnatafl.games.surtr.rules.readings import cards_help_control
from ragnatafl.games.surtr.rules.recruiting import defence_value
from ragnatafl.games.surtr.rules.state import (
    Surtr,
    armed_by_people,
    battle_deck,
    followers_of,
    is_follower,
    supporting_armies,
    tucked,
)
from ragnatafl.kernel.agenda import AnyStep, Next, Step, step
from ragnatafl.kernel.cards import deal, move, move_pile
from ragnatafl.kernel.chance import draw_from, shuffle
from ragnatafl.kernel.events import Event, Moved, event, tell
from ragnatafl.kernel.seats import NOBODY, Seat, SeatMask, mask_of


def follower_in(game: Surtr) -> Seat:
    """The Follower in the battle going on; NOBODY between people."""
    if is_follower(game, game.attacker):
        return game.attacker
    return game.defender if is_follower(game, game.defender) else NOBODY


# The beginning


@MODE.at(base.HELD)
def held(game: Surtr, card: int, owner: Seat, regions: int) -> int:
    """SOLO-9.2: a Follower may defend a region of its own, though no army is there."""
    armed = armed_by_people(game)
    for seat in followers_of(game):
        entered = armed & game.domain[seat]
        if entered:
            for region in regions_in(entered):
                if defence_value(game, seat, region) > 0:  # SOLO-9.1.2
                    regions |= 1 << region
    return regions


def is_with_follower(step: Battle, game: Surtr) -> bool:
    return is_follower(game, step.attacker) or is_follower(game, step.defender)


@MODE.in_place_of(Battle, is_with_follower)
def battle_with_follower(step: Battle, game: Surtr) -> Next:
    """The battle deck and the support army come before anything else; S-41: control is settled
    after each battle, since a support army may have left another region open."""
    steps = step.run(game)
    assert isinstance(steps, tuple)
    seat = follower_in(game)
    return (ShuffleBattleDeck(seat), CallSupport(seat), *steps, SettleControl())


@event("SOLO-9.3")
class BattleDeck(Moved):
    pass


@event("SOLO-9.9")
class BattleDeckReturns(Moved):
    pass


@step("SOLO-9.3")
class ShuffleBattleDeck(Step[Surtr]):
    """As many cards of its hand as its wisdom, drawn blindly; the rest stays in hand unseen."""

    seat: Seat

    def run(self, game: Surtr) -> Next:
        own, deck = hand_of(self.seat), battle_deck(game, self.seat)
        shuffle(game, own)
        count = min(len(hand(game, self.seat)), attribute(game, self.seat, WISDOM))
        deal(game, own, deck, count, BattleDeck, seat=self.seat)
        return None


@event("SOLO-9.4", "support")
class Supported(ArmyWent):
    pass


@event("SOLO-9.1")
class BattleValue(Event):
    seat: Seat
    armies: int
    bonus: int


def battle_bonus(game: Surtr, seat: Seat) -> int:
    """SOLO-9.1.3: 1 for each tucked card; and what the difficulty says."""
    return tucked(game, seat) + moments.BATTLE_BONUS.of(game, 0)


@step("SOLO-9.4")
class CallSupport(Step[Surtr]):
    """A defending Follower's strongest army beside the region moves in; the value is counted."""

    seat: Seat

    def run(self, game: Surtr) -> Next:
        seat, region = self.seat, game.battle_region
        bonus = battle_bonus(game, seat)
        if seat == game.defender:
            beside = supporting_armies(game, seat, region)
            if beside:
                support = pick_army(game, seat, self.rule, beside, (STRONGEST,))
                move_army(game, support, region, Supported, self.rule)
            if game.temples >> region & 1:
                bonus += attribute(game, seat, AUTHORITY)  # SOLO-9.1.2
        game.card_total[seat] += bonus
        tell(game, BattleValue(seat, total(game, seat, region), bonus))
        return None


# Cards (SOLO-9.6)


@MODE.at(base.PLAYS_FROM)
def plays_from(game: Surtr, card: int, owner: Seat, zone: int, seat: Seat) -> int:
    return battle_deck(game, seat) if is_follower(game, seat) else zone


def plays_by_rule(step: PlayCombatCards, game: Surtr) -> bool:
    seat = next_to_play(game, step.last)
    return seat != NOBODY and is_follower(game, seat)


@MODE.in_place_of(PlayCombatCards, plays_by_rule)
def play_by_rule(step: PlayCombatCards, game: Surtr) -> Next:
    """It plays on while people have not passed, or while it is behind, and has cards."""
    seat = next_to_play(game, step.last)
    other, deck = opponent(game, seat), battle_deck(game, seat)
    ahead = battle_value(game, seat) - battle_value(game, other)
    enough = ahead > 0 or (ahead == 0 and seat == game.defender)
    if not game.zones[deck] or (game.passed >> other & 1 and enough):
        game.passed = SeatMask(game.passed | mask_of(seat))
        tell(game, Passed(seat), "SOLO-9.6")
    else:
        turn_up(game, seat, deck)
    return (PlayCombatCards(seat),)


def turn_up(game: Surtr, seat: Seat, deck: int) -> None:
    """SOLO-9.6.1: a random card; its value counts, its effect and symbols do not (SOLO-3.3.7)."""
    shuffle(game, deck)
    card = CardId(draw_from(game, deck, "SOLO-9.6.1"))
    value = content_of(game).value[card]
    game.card_total[seat] += value
    game.muted = SeatMask(game.muted & ~mask_of(seat))
    move(game, card, deck, played_by(seat), CardPlayed(value), "SOLO-9.6.1", seat)


def is_against_follower(step: OpponentDiscards, game: Surtr) -> bool:
    return is_follower(game, opponent(game, step.seat))


@MODE.in_place_of(OpponentDiscards, is_against_follower)
def discard_by_rule(step: OpponentDiscards, game: Surtr) -> Next:
    discard_blindly(game, opponent(game, step.seat), "SOLO-3.6")
    return None


@step("SOLO-3.6")
class LosesCard(Step[Surtr]):
    """A card at random, because of what a person did at a real table."""

    seat: Seat

    def run(self, game: Surtr) -> Next:
        discard_blindly(game, self.seat, self.rule)
        return None


# Losses (SOLO-9.7, SOLO-9.10)


def follower_lost(step: AnyStep, game: Surtr) -> bool:
    return is_follower(game, opponent(game, game.winner))


def follower_won(step: AnyStep, game: Surtr) -> bool:
    return is_follower(game, game.winner)


def strongest_here(game: Surtr, seat: Seat) -> ArmyId:
    return pick_army(
        game, seat, "SOLO-9.7", armies_in(game, seat, game.battle_region), (STRONGEST,)
    )


@MODE.in_place_of(LoserCasualties, follower_lost)
def lose_by_rule(step: LoserCasualties, game: Surtr) -> Next:
    """Its strongest army loses 1; further losses by effects come on top (S-43)."""
    seat, region = opponent(game, game.winner), game.battle_region
    steps: tuple[AnyStep, ...] = ()
    for _ in range(1 + game.harm[seat]):
        if armies_in(game, seat, region):  # SOLO-9.7.2
            steps += lower(game, strongest_here(game, seat), 1, "SOLO-9.7")
    if game.bitten[seat]:
        for army in armies_in(game, seat, region):
            steps += lower(game, army, game.bitten[seat], "SOLO-9.7")
    return steps


@MODE.in_place_of(WinnerCasualties, follower_won)
def win_by_rule(step: WinnerCasualties, game: Surtr) -> Next:
    """SOLO-9.7.1: not the last point of an army."""
    seat = game.winner
    if not armies_in(game, seat, game.battle_region):
        return None
    army = strongest_here(game, seat)
    return lower(game, army, 1, "SOLO-9.7") if game.army_value[army] > 1 else None


@MODE.in_place_of(Retreat)
def retreat_by_rule(step: Retreat, game: Surtr) -> Next:
    """SOLO-3.7, SOLO-9.8: all together into an adjacent own region, by SOLO-4.1."""
    seat, region = step.seat, step.region
    retreating = armies_in(game, seat, region)
    havens = refuges(game, seat, region)
    if not retreating:
        return None
    if not havens:
        steps: tuple[AnyStep, ...] = ()
        for army in retreating:
            steps += remove(game, army, "LOR-6.4.2")
        return steps
    haven = pick_region(game, seat, "SOLO-9.8", havens)
    for army in retreating:
        move_army(game, army, haven, Retreated, "SOLO-9.8")
    return None


@MODE.in_place_of(TakeBattlefield, follower_won)
def take_battlefield_by_rule(step: TakeBattlefield, game: Surtr) -> Next:
    """SOLO-9.8.1 (S-13): strength left and tucked cards against the population."""
    seat, region = game.winner, game.battle_region
    left = total(game, seat, region)
    help_by_cards = tucked(game, seat) if cards_help_control(game) else 0
    if not left or left + help_by_cards < population(game, region):
        return None
    steps = take_control(game, seat, region, "LOR-10.7", in_battle=True)
    check_victory(game)
    return steps


def was_with_follower(step: EndBattle, game: Surtr) -> bool:
    return follower_in(game) != NOBODY


@MODE.in_place_of(EndBattle, was_with_follower)
def end_battle_with_follower(step: EndBattle, game: Surtr) -> Next:
    """SOLO-9.9: what is left of its battle deck returns to its hand."""
    seat = follower_in(game)
    move_pile(game, battle_deck(game, seat), hand_of(seat), BattleDeckReturns, seat=seat)
    return step.run(game)


# The order of battles


def is_turn_of_follower(step: FightBattles, game: Surtr) -> bool:
    return game.active != NOBODY and is_follower(game, game.active)


@MODE.in_place_of(FightBattles, is_turn_of_follower)
def fight_by_rule(step: FightBattles, game: Surtr) -> Next:
    """Battles that came about otherwise than by an invasion, by SOLO-4.1."""
    fields: list[RegionId] = battlefields(game)
    if not fields:
        return None
    region = pick_region(game, game.active, "SOLO-5.0.2", fields)
    return (Battle(region, *sides(game, region)), step)
