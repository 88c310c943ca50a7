"""LOR-4: runes, combat cards and priests come and go, within the limits of wisdom and supply."""

from __future__ import annotations

from ragnatafl.games.lords.rules.board import RegionId, RegionSet
from ragnatafl.games.lords.rules.components import (
    ALL_RUNES,
    COMBAT_DECK,
    COMBAT_DISCARD,
    CardId,
    RuneId,
    ThingId,
    hand_of,
)
from ragnatafl.games.lords.rules.state import (
    HUNTING,
    Lords,
    card_limit,
    content_of,
    hand,
    priests_in_supply,
    rune_limit,
    runes_in_supply,
    runes_to_gain,
    unlike_in_hand,
)
from ragnatafl.kernel.agenda import AnyStep, Asks, Next, Step, step
from ragnatafl.kernel.cards import deal, move, move_pile
from ragnatafl.kernel.chance import draw_from, shuffle
from ragnatafl.kernel.decisions import Option, Refusal, option, refusal
from ragnatafl.kernel.events import Event, Moved, event, tell
from ragnatafl.kernel.seats import Seat

Steps = tuple[AnyStep, ...]


@option("gain {rune}", at="piece:rune-{rune}")
class GainRune(Option):
    rune: RuneId


@option("discard {rune}", at="piece:rune-{rune}")
class DiscardRune(Option):
    rune: RuneId


@option("discard card {card}")
class DiscardCard(Option):
    card: CardId


# Runes (LOR-4.1, LOR-4.2)


@event("LOR-4.1.2", "gain-rune")
class RuneGained(Event):
    seat: Seat
    rune: RuneId
    by: ThingId | None = None


@event("LOR-4.1.3", "discard-rune")
class RuneDiscarded(Event):
    seat: Seat
    rune: RuneId
    by: ThingId | None = None


@event("LOR-4.1.1", "forge-rune")
class RuneForged(Event):
    seat: Seat
    rune: RuneId
    region: RegionId


def gain_rune(game: Lords, seat: Seat, rune: RuneId, rule: str, by: ThingId | None = None) -> None:
    game.runes[seat][rune] += 1
    tell(game, RuneGained(seat, rune, by), rule)


def discard_rune(
    game: Lords, seat: Seat, rune: RuneId, rule: str, by: ThingId | None = None
) -> None:
    """LOR-4.1.3: back to the supply."""
    game.runes[seat][rune] -= 1
    tell(game, RuneDiscarded(seat, rune, by), rule)


def take_from_forge(game: Lords, seat: Seat, region: RegionId, rule: str) -> None:
    """LOR-4.1.1: the very rune lying there."""
    rune = game.forge_rune[region]
    game.forged = RegionSet(game.forged & ~(1 << region))
    game.runes[seat][rune] += 1
    tell(game, RuneForged(seat, rune, region), rule)


def within_limits(game: Lords, seat: Seat) -> Steps:
    """LOR-4.2.1, LOR-4.2.3: what must be discarded now, if anything."""
    steps: Steps = ()
    if sum(game.runes[seat]) > rune_limit(game, seat):
        steps = (LimitRunes(seat),)
    if len(hand(game, seat)) > card_limit(game, seat) and not is_exempt(game, seat):
        steps += (LimitCards(seat),)
    return steps


def is_exempt(game: Lords, seat: Seat) -> bool:
    """LOR-4.2.4: in a hunt the hunter's combat cards are unlimited."""
    return game.prey >= 0 and seat == game.active


@refusal("LOR-4.3")
class NoRuneLeft(Refusal):
    seat: Seat
    rune: RuneId


@step("LOR-4.1.2", asks="gain-rune")
class GainRunes(Asks[Lords, GainRune]):
    """Runes of the gaining player's choice, as far as there are any; then the limit."""

    seat: Seat
    count: int
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        left = runes_to_gain(game) if self.count else []
        if not left:
            return within_limits(game, self.seat)
        ways = [GainRune(rune) for rune in left]
        return self.ask(self.seat, "gain-rune", ways, ("count", self.count))

    def answer(self, game: Lords, seat: Seat, choice: GainRune) -> Next:
        gain_rune(game, seat, choice.rune, self.rule, self.card)
        return (GainRunes(seat, self.count - 1, self.card),)

    def why_not(self, game: Lords, seat: Seat, choice: Option) -> Refusal | None:
        if isinstance(choice, GainRune) and not runes_in_supply(game, choice.rune):
            return NoRuneLeft(seat, choice.rune)
        return None


@step("LOR-4.2.1", asks="limit-runes", gathers=True)
class LimitRunes(Asks[Lords, DiscardRune]):
    """Discard runes down to wisdom, new or old ones by choice."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        limit = rune_limit(game, self.seat)
        if sum(game.runes[self.seat]) <= limit:
            return None
        held = [DiscardRune(rune) for rune in ALL_RUNES if game.runes[self.seat][rune]]
        return self.ask(self.seat, "limit-runes", held, ("limit", limit))

    def answer(self, game: Lords, seat: Seat, choice: DiscardRune) -> Next:
        discard_rune(game, seat, choice.rune, self.rule)
        return (self,)


@step("LOR-4.1.3", asks="lose-rune", gathers=True)
class LoseRunes(Asks[Lords, DiscardRune]):
    """Discard so many runes, as far as there are any."""

    seat: Seat
    count: int
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        held = [DiscardRune(rune) for rune in ALL_RUNES if game.runes[self.seat][rune]]
        if not held or not self.count:
            return None
        return self.ask(self.seat, "lose-rune", held, ("count", self.count))

    def answer(self, game: Lords, seat: Seat, choice: DiscardRune) -> Next:
        discard_rune(game, seat, choice.rune, self.rule, self.card)
        return (LoseRunes(seat, self.count - 1, self.card),)


# Combat cards (LOR-4.2, LOR-4.4)


@event("LOR-4.4.1", "reshuffle")
class Reshuffled(Moved):
    pass


@event("LOR-4.2", "draw-cards")
class CardsDrawn(Moved):
    by: ThingId | None = None


@event("LOR-4.2.1", "discard-card")
class CardDiscarded(Moved):
    by: ThingId | None = None


def draw_combat(game: Lords, seat: Seat, count: int, rule: str, by: ThingId | None = None) -> None:
    """LOR-4.4.1: from the deck, reshuffled when it is empty; LOR-4.3.2: as far as there are any."""
    deck, discard, own = game.zones[COMBAT_DECK], game.zones[COMBAT_DISCARD], hand_of(seat)
    while count and (deck or discard):
        if not deck:
            move_pile(game, COMBAT_DISCARD, COMBAT_DECK, Reshuffled)
            shuffle(game, COMBAT_DECK)
        drawn = min(count, len(deck))
        deal(game, COMBAT_DECK, own, drawn, CardsDrawn(by), rule, seat)
        count -= drawn


def can_draw(game: Lords) -> bool:
    return bool(game.zones[COMBAT_DECK] or game.zones[COMBAT_DISCARD])


def discard_card(
    game: Lords, seat: Seat, card: CardId, rule: str, by: ThingId | None = None
) -> None:
    move(game, card, hand_of(seat), COMBAT_DISCARD, CardDiscarded(by), rule, seat)


def discard_random(
    game: Lords, seat: Seat, count: int, rule: str, by: ThingId | None = None
) -> None:
    """Cards of a hand, drawn blindly."""
    held = game.zones[hand_of(seat)]
    for _ in range(min(count, len(held))):
        shuffle(game, hand_of(seat))
        discard_card(game, seat, CardId(draw_from(game, hand_of(seat), rule)), rule, by)


@step("LOR-4.2")
class DrawCards(Step[Lords]):
    """Draw combat cards, then discard to the limit."""

    seat: Seat
    count: int
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        draw_combat(game, self.seat, self.count, self.rule, self.card)
        return within_limits(game, self.seat)


@step("LOR-4.2.1", asks="limit-cards", gathers=True)
class LimitCards(Asks[Lords, DiscardCard]):
    """Discard combat cards down to the limit, new or old ones by choice."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        limit = card_limit(game, self.seat)
        held = hand(game, self.seat)
        if len(held) <= limit or is_exempt(game, self.seat):
            return None
        ways = [DiscardCard(card) for card in unlike_in_hand(game, self.seat)]
        return self.ask(self.seat, "limit-cards", ways, ("limit", limit), secret=True)

    def answer(self, game: Lords, seat: Seat, choice: DiscardCard) -> Next:
        discard_card(game, seat, choice.card, self.rule)
        return (self,)

    def why_not(self, game: Lords, seat: Seat, choice: Option) -> Refusal | None:
        if isinstance(choice, DiscardCard):
            return why_not_from_hand(game, seat, choice.card)
        return None


@refusal("LOR-3.5")
class NotInHand(Refusal):
    seat: Seat
    card: CardId


@refusal("LOR-3.5")
class AlikeCard(Refusal):
    seat: Seat
    card: CardId
    other: CardId


def why_not_from_hand(game: Lords, seat: Seat, card: CardId) -> Refusal | None:
    """Not in hand; or another copy of the same title stands for it."""
    if card not in hand(game, seat):
        return NotInHand(seat, card)
    title = content_of(game).title
    for other in unlike_in_hand(game, seat):
        if title[other] == title[card] and other != card:
            return AlikeCard(seat, card, other)
    return None


@step("LOR-9.6.4", asks="lose-card", scene=HUNTING, gathers=True)
class LoseCards(Asks[Lords, DiscardCard]):
    """An attack: discard so many combat cards of choice, as far as there are any."""

    seat: Seat
    count: int
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        held = hand(game, self.seat)
        if not held or not self.count:
            return None
        ways = [DiscardCard(card) for card in unlike_in_hand(game, self.seat)]
        return self.ask(self.seat, "lose-card", ways, ("count", self.count), secret=True)

    def answer(self, game: Lords, seat: Seat, choice: DiscardCard) -> Next:
        discard_card(game, seat, choice.card, self.rule, self.card)
        return (LoseCards(seat, self.count - 1, self.card),)

    def why_not(self, game: Lords, seat: Seat, choice: Option) -> Refusal | None:
        if isinstance(choice, DiscardCard):
            return why_not_from_hand(game, seat, choice.card)
        return None


@step("LOR-9.6.4", scene=HUNTING)
class LoseRandomCards(Step[Lords]):
    """An attack: discard so many combat cards at random."""

    seat: Seat
    count: int
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        discard_random(game, self.seat, self.count, self.rule, self.card)
        return None


# Priests (LOR-4.3)


@event("LOR-4.3", "gain-priests")
class PriestsGained(Event):
    seat: Seat
    count: int
    by: ThingId | None = None


def gain_priests(game: Lords, seat: Seat, count: int, rule: str, by: ThingId | None = None) -> None:
    """As far as there are priests in the player's supply."""
    gained = min(count, priests_in_supply(game, seat))
    if gained:
        game.priests[seat] += gained
        tell(game, PriestsGained(seat, gained, by), rule)


@step("LOR-4.3")
class GainPriests(Step[Lords]):
    seat: Seat
    count: int
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        gain_priests(game, self.seat, self.count, self.rule, self.card)
        return None
