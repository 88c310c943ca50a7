"""SOLO-3.3, SOLO-3.4: what a Follower gains, as far as it may hold it; and what it loses."""

from __future__ import annotations

from functools import cache

from ragnatafl.games.lords.rules import moments
from ragnatafl.games.lords.rules.armies import Lower, find_army, lower, strengthen
from ragnatafl.games.lords.rules.attributes import Injure
from ragnatafl.games.lords.rules.board import RealmId, RegionId, RegionSet
from ragnatafl.games.lords.rules.components import (
    ARMIES,
    COMBAT_DISCARD,
    SELECTION,
    CardId,
    ThingId,
    blessings_of,
    hand_of,
)
from ragnatafl.games.lords.rules.losses import (
    CARD,
    INJURY,
    RUNE,
    Loss,
    Suffer,
    SufferLosses,
    weaker_armies,
)
from ragnatafl.games.lords.rules.realms import MayTakeBonus, put_ally_marker
from ragnatafl.games.lords.rules.reserves import (
    CardDiscarded,
    DrawCards,
    GainRunes,
    LoseRunes,
    draw_combat,
)
from ragnatafl.games.lords.rules.state import NO_ARMY, content_of, hand, is_allied
from ragnatafl.games.lords.rules.temples import ChooseBlessing, draw_blessing_to
from ragnatafl.games.surtr.rules.choosing import frontier_army
from ragnatafl.games.surtr.rules.components import MOST_CARDS, MOST_RUNES
from ragnatafl.games.surtr.rules.mode import MODE
from ragnatafl.games.surtr.rules.state import Surtr, battle_deck, is_follower
from ragnatafl.kernel.agenda import Asks, Next, Step, step
from ragnatafl.kernel.cards import move
from ragnatafl.kernel.chance import Lot, draw, draw_from, shuffle
from ragnatafl.kernel.codecs import Names
from ragnatafl.kernel.decisions import Option, Refusal, refusal
from ragnatafl.kernel.events import Event, Moved, event, tell
from ragnatafl.kernel.seats import SEATS, Seat

# Runes (SOLO-3.3.3)


@event("SOLO-3.3.3")
class GainsPower(Event):
    seat: Seat
    count: int
    lost: int
    runes: int
    by: ThingId | None = None


@event("SOLO-5.3.1")
class PaysPower(Event):
    seat: Seat
    count: int
    runes: int


@event("SOLO-3.6")
class LosesPower(Event):
    seat: Seat
    count: int
    runes: int
    by: ThingId | None = None


@event("SOLO-5.1.3")
class TakesFromForge(Event):
    seat: Seat
    region: RegionId


def gain_power(game: Surtr, seat: Seat, count: int, rule: str, by: ThingId | None = None) -> None:
    """Runes of any type; what goes above 6 is lost (SOLO-3.4)."""
    gained = min(count, MOST_RUNES - game.power[seat])
    game.power[seat] += gained
    if count:
        tell(game, GainsPower(seat, gained, count - gained, game.power[seat], by), rule)


def pay(game: Surtr, seat: Seat, count: int, rule: str) -> None:
    game.power[seat] -= count
    tell(game, PaysPower(seat, count, game.power[seat]), rule)


def take_forge_rune(game: Surtr, seat: Seat, region: RegionId, rule: str) -> None:
    """S-34, S-36: the rune goes to the supply, the forge is empty even if the Follower is full."""
    game.forged = RegionSet(game.forged & ~(1 << region))
    tell(game, TakesFromForge(seat, region), rule)
    gain_power(game, seat, 1, rule)


@MODE.in_place_of(GainRunes)
def gain_runes_by_rule(step: GainRunes, game: Surtr) -> Next:
    """SOLO-3.2.1: a covered marker, and whatever else gives runes."""
    gain_power(game, step.seat, step.count, "SOLO-3.3.3", step.card)
    return None


@MODE.in_place_of(LoseRunes)
def lose_runes_by_rule(step: LoseRunes, game: Surtr) -> Next:
    """SOLO-3.6 (S-5): any runes."""
    lost = min(step.count, game.power[step.seat])
    if lost:
        game.power[step.seat] -= lost
        tell(game, LosesPower(step.seat, lost, game.power[step.seat], step.card))
    return None


# Combat cards (SOLO-3.3.4)


@event("SOLO-3.4")
class CardsLost(Event):
    seat: Seat
    count: int
    by: ThingId | None = None


def gain_cards(game: Surtr, seat: Seat, count: int, rule: str, by: ThingId | None = None) -> None:
    """What goes above 8 is lost (SOLO-3.4)."""
    gained = max(0, min(count, MOST_CARDS - len(hand(game, seat))))
    draw_combat(game, seat, gained, rule, by)
    if gained < count:
        tell(game, CardsLost(seat, count - gained, by))


@MODE.at(moments.CARD_LIMIT)
def not_limited_by_wisdom(game: Surtr, card: int, owner: Seat, limit: int, seat: Seat) -> int:
    """SOLO-3.4: it discards nothing, since it gains no more than it may hold."""
    return len(content_of(game).combat) if is_follower(game, seat) else limit


@MODE.in_place_of(DrawCards)
def draw_by_rule(step: DrawCards, game: Surtr) -> Next:
    gain_cards(game, step.seat, step.count, "SOLO-3.3.4", step.card)
    return None


def discard_blindly(game: Surtr, seat: Seat, rule: str) -> None:
    """SOLO-3.6 (S-5): a card at random from its hand, in a battle from hand and deck together."""
    own, deck = game.zones[hand_of(seat)], game.zones[battle_deck(game, seat)]
    if not own and not deck:
        return
    from_deck = draw(game, _pile_lot(len(own), len(deck)), rule)
    zone = battle_deck(game, seat) if from_deck else hand_of(seat)
    shuffle(game, zone)
    card = CardId(draw_from(game, zone, rule))
    move(game, card, zone, COMBAT_DISCARD, CardDiscarded, rule, seat)


@cache
def _pile_lot(own: int, deck: int) -> Lot:
    """Where a card is taken from, by how many lie there."""
    return Lot("pile", Names("pile", ("hand", "battle-deck")), (own, deck))


# What people make it lose (SOLO-14.1.1)


@refusal("SOLO-14.1.1")
class NoInjuryOfFollower(Refusal):
    seat: Seat
    follower: Seat


@step("SOLO-14.1.1", asks="follower-suffers")
class FollowerSuffers(Asks[Surtr, Loss]):
    """The person whose bonus it is chooses what a Follower loses; it is never injured."""

    seat: Seat
    follower: Seat
    count: int
    card: ThingId | None = None

    def run(self, game: Surtr) -> Next:
        ways: list[Loss] = []
        if self.count:
            ways += [Suffer(RUNE)] if game.power[self.follower] else []
            ways += [Suffer(CARD)] if hand(game, self.follower) else []
            ways += weaker_armies(game, self.follower)
        if not ways:
            return None
        facts = ("follower", SEATS.write(self.follower)), ("count", self.count)
        return self.ask(self.seat, "follower-suffers", ways, *facts)

    def answer(self, game: Surtr, seat: Seat, choice: Loss) -> Next:
        rest = FollowerSuffers(seat, self.follower, self.count - 1, self.card)
        match choice:
            case Lower(owner, value, region):
                army = find_army(game, owner, region, value)
                return (*lower(game, army, 1, self.rule, self.card), rest)
            case Suffer(loss) if loss == RUNE:
                return (LoseRunes(self.follower, 1, self.card), rest)
        discard_blindly(game, self.follower, self.rule)
        return (rest,)

    def why_not(self, game: Surtr, seat: Seat, choice: Option) -> Refusal | None:
        if isinstance(choice, Suffer) and choice.loss == INJURY:
            return NoInjuryOfFollower(seat, self.follower)
        return None


@MODE.in_place_of(SufferLosses)
def suffer_by_choice_of_person(step: SufferLosses, game: Surtr) -> Next:
    return (FollowerSuffers(step.cause, step.seat, step.count, step.card),)


# Tucked cards (SOLO-3.3.6)


@event("SOLO-5.6.2")
class Tuck(Moved):
    by: ThingId | None = None


@MODE.at(moments.TEXTS_HOLD)
def no_text_holds(game: Surtr, card: int, owner: Seat, hold: int, seat: Seat) -> int:
    """SOLO-3.3.6, SOLO-3.3.7, SOLO-3.3.8: of tucked cards, of combat cards, of its hero."""
    return 0 if is_follower(game, seat) else hold


@step("SOLO-5.6.2")
class TuckBlessing(Step[Surtr]):
    """A random blessing; nothing of it is applied (SOLO-3.3.6.1)."""

    seat: Seat
    card: ThingId | None = None

    def run(self, game: Surtr) -> Next:
        draw_blessing_to(game, blessings_of(self.seat), Tuck(self.card), seat=self.seat)
        return None


@MODE.in_place_of(ChooseBlessing)
def take_blessing_blindly(step: ChooseBlessing, game: Surtr) -> Next:
    """SOLO-8.4.2: at random among those left."""
    if game.zones[SELECTION]:
        shuffle(game, SELECTION)
        card = draw_from(game, SELECTION, "SOLO-8.4.2")
        move(game, card, SELECTION, blessings_of(step.seat), Tuck, "SOLO-8.4.2", step.seat)
    return None


# Priests


@event("SOLO-15.2")
class PriestsAway(Event):
    seat: Seat
    count: int


@step("SOLO-15.2")
class SendPriestsAway(Step[Surtr]):
    """It begins with fewer of them; they can be gained later."""

    seat: Seat
    count: int

    def run(self, game: Surtr) -> Next:
        away = min(self.count, game.priests[self.seat])
        if away:
            game.priests[self.seat] -= away
            tell(game, PriestsAway(self.seat, away))
        return None


# Alliances, armies, injuries


def ally_by_rule(game: Surtr, seat: Seat, realm: RealmId, rule: str) -> None:
    """SOLO-6.2.2: the first marker of all in a realm draws a combat card."""
    if put_ally_marker(game, seat, realm, rule):
        gain_cards(game, seat, 1, "SOLO-6.2.2")


@step("SOLO-2.8")
class AllyByRule(Step[Surtr]):
    seat: Seat
    realm: RealmId

    def run(self, game: Surtr) -> Next:
        if not is_allied(game, self.seat, self.realm):
            ally_by_rule(game, self.seat, self.realm, self.rule)
        return None


@MODE.in_place_of(MayTakeBonus)
def take_bonus_by_rule(step: MayTakeBonus, game: Surtr) -> Next:
    """SOLO-3.3.5: a combat card or a rune, of which it has fewer; equal: a card (S-35)."""
    seat = step.seat
    if game.power[seat] < len(hand(game, seat)):
        gain_power(game, seat, 1, "SOLO-3.3.5")
    else:
        gain_cards(game, seat, 1, "SOLO-3.3.5")
    return None


def strengthen_frontier(
    game: Surtr, seat: Seat, count: int, rule: str, by: ThingId | None = None
) -> None:
    """SOLO-5.1.2.1 (S-10): the frontier army up to 6, what is left to the next one."""
    while count:
        army = frontier_army(game, seat)
        if army == NO_ARMY:
            return  # SOLO-4.7.1
        added = min(count, ARMIES - game.army_value[army])
        strengthen(game, army, added, rule, by)
        count -= added


@step("SOLO-5.6.1")
class StrengthenFrontier(Step[Surtr]):
    seat: Seat
    count: int
    card: ThingId | None = None

    def run(self, game: Surtr) -> Next:
        rule = self.rule if game.turns else "SOLO-2.8"  # before the first turn it is an advantage
        strengthen_frontier(game, self.seat, self.count, rule, self.card)
        return None


@MODE.at(moments.INJURABLE)
def is_injurable(game: Surtr, card: int, owner: Seat, injurable: int, seat: Seat) -> int:
    """SOLO-3.3.1"""
    return 0 if is_follower(game, seat) else injurable


@MODE.in_place_of(Injure)
def never_injured(step: Injure, game: Surtr) -> Next:
    """SOLO-3.3.1"""
    return None
