"""LOR-9.6.4, LOR-9.7.2: what attacks, special attacks and combat cards do in a hunt."""

from __future__ import annotations

from ragnatafl.games.lords.rules import moments
from ragnatafl.games.lords.rules.artefacts import Decline
from ragnatafl.games.lords.rules.attributes import Injure
from ragnatafl.games.lords.rules.components import (
    ALL_RUNES,
    COMBAT_DECK,
    WEAPONS,
    WEAPONS_OF,
    WISDOM,
    CardId,
    KindId,
    PreyId,
    ThingId,
    WeaponId,
    claws_of,
    hand_of,
    thing_of_prey,
    with_card,
)
from ragnatafl.games.lords.rules.hunt.hunts import CoverSpace, keeper
from ragnatafl.games.lords.rules.reserves import (
    DiscardCard,
    DiscardRune,
    LoseCards,
    discard_card,
    discard_rune,
    draw_combat,
)
from ragnatafl.games.lords.rules.state import (
    HUNTING,
    Lords,
    attribute,
    content_of,
    hand,
    unlike_in_hand,
)
from ragnatafl.games.lords.rules.wounds import (
    Cover,
    open_kinds,
)
from ragnatafl.kernel.agenda import Asks, Next, Step, step
from ragnatafl.kernel.cards import move_pile, show
from ragnatafl.kernel.chance import shuffle
from ragnatafl.kernel.decisions import Option, option
from ragnatafl.kernel.events import Event, Moved, event, tell
from ragnatafl.kernel.seats import NOBODY, Seat, mask_of


@option("uncover {kind}", at="piece:space-{kind}")
class Uncover(Option):
    """A marker of this hunt is taken back."""

    kind: KindId


@event("LOR-9.7.2", "look-at-claws")
class ClawsShown(Moved):
    by: ThingId | None = None


@step("LOR-9.7.2")
class LookAtClaws(Step[Lords]):
    """Ambush: the hunter is shown the monster's hand, and chooses the card it plays next."""

    seat: Seat
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        claws = claws_of(keeper(game))
        show(game, claws, mask_of(self.seat), ClawsShown(self.card), seat=self.seat)
        game.lured = True
        return None


@step("LOR-9.7.2")
class CalmNextAttack(Step[Lords]):
    """Spear Wall: the next attack card played in this hunt has less fury."""

    amount: int

    def run(self, game: Lords) -> Next:
        game.calmed += self.amount
        return None


@step("LOR-9.7.2")
class StaggerMonster(Step[Lords]):
    """Stagger: at the end of its next round the monster draws 1 card fewer."""

    def run(self, game: Lords) -> Next:
        game.staggered += 1
        return None


@step("LOR-R6", asks="second-space", scene=HUNTING)
class SecondSpace(Asks[Lords, Cover]):
    """Cleave: another open space that asks for an axe alone."""

    seat: Seat
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        kinds = second_kinds(game)
        ways = [Cover(kind, game.prey) for kind in kinds]
        return self.ask(self.seat, "second-space", ways) if ways else None

    def answer(self, game: Lords, seat: Seat, choice: Cover) -> Next:
        return (CoverSpace(seat, choice.kind, self.card),)


def second_kinds(game: Lords) -> list[KindId]:
    """The open spaces for one axe."""
    axe = WeaponId(WEAPONS.read("axe"))
    return [kind for kind in open_kinds(game, game.prey) if WEAPONS_OF[kind] == (axe,)]


# What attacks do (LOR-9.6.4)


@step("LOR-9.8.3")
class FailHunt(Step[Lords]):
    """An attack says that the hunt ends."""

    def run(self, game: Lords) -> Next:
        HUNTING.leave(game)
        return None


@step("LOR-9.6.4")
class MoreAttacks(Step[Lords]):
    """Garm: the monster draws more cards at the end of this round."""

    count: int

    def run(self, game: Lords) -> Next:
        game.emboldened += self.count
        return None


@step("LOR-9.6.4", scene=HUNTING)
class DiscardToWisdom(Step[Lords]):
    """Quick Attack: discard down to as many combat cards as wisdom."""

    seat: Seat
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        surplus = len(hand(game, self.seat)) - attribute(game, self.seat, WISDOM)
        return (LoseCards(self.seat, surplus, self.card),) if surplus > 0 else None


@step("LOR-9.6.4")
class DiscardHalf(Step[Lords]):
    """Surprise Attack: half of the combat cards, rounded up, by choice."""

    seat: Seat
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        half = (len(hand(game, self.seat)) + 1) // 2
        return (LoseCards(self.seat, half, self.card),)


@step("LOR-9.6.4", asks="runes-or-injuries", scene=HUNTING)
class RunesOrInjuries(Asks[Lords, DiscardRune | Decline]):
    """Fafnir: discard runes; an injury for each that is not discarded."""

    seat: Seat
    count: int
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        if not self.count:
            return None
        held = [DiscardRune(rune) for rune in ALL_RUNES if game.runes[self.seat][rune]]
        if not held:
            return (Injure(self.seat, self.count, self.card),)
        return self.ask(self.seat, "runes-or-injuries", (*held, Decline()), ("count", self.count))

    def answer(self, game: Lords, seat: Seat, choice: DiscardRune | Decline) -> Next:
        if isinstance(choice, Decline):
            return (Injure(seat, self.count, self.card),)
        discard_rune(game, seat, choice.rune, self.rule, self.card)
        return (RunesOrInjuries(seat, self.count - 1, self.card),)


@option("pay with cards")
class PayWithCards(Option):
    """Combat cards are discarded to take fewer injuries."""


@step("LOR-9.6.4", asks="injuries-or-cards")
class InjuriesOrCards(Asks[Lords, PayWithCards | Decline]):
    """Grendel: injuries; the hunter may discard cards to take fewer."""

    seat: Seat
    injuries: int
    cards: int
    fewer: int
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        if len(hand(game, self.seat)) < self.cards:
            return (Injure(self.seat, self.injuries, self.card),)
        facts = (("injuries", self.injuries), ("cards", self.cards), ("fewer", self.fewer))
        return self.ask(self.seat, "injuries-or-cards", (PayWithCards(), Decline()), *facts)

    def answer(self, game: Lords, seat: Seat, choice: PayWithCards | Decline) -> Next:
        if isinstance(choice, Decline):
            return (Injure(seat, self.injuries, self.card),)
        return (LoseCards(seat, self.cards, self.card), Injure(seat, self.fewer, self.card))


@event("LOR-R8")
class WoundHealed(Event):
    seat: Seat
    prey: PreyId
    space: KindId
    by: ThingId | None = None


@step("LOR-R8", asks="heal-wound")
class HealWound(Asks[Lords, Uncover]):
    """Nidhogg: take back a marker placed in this hunt; if there is none, 1 injury."""

    seat: Seat
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        kinds = content_of(game).space_kind
        placed = [s for s in content_of(game).spaces_of[game.prey] if game.struck >> s & 1]
        if not placed:
            return (Injure(self.seat, 1, self.card),)
        shown = dict.fromkeys([kinds[space] for space in placed])
        return self.ask(self.seat, "heal-wound", [Uncover(kind) for kind in shown])

    def answer(self, game: Lords, seat: Seat, choice: Uncover) -> Next:
        kinds = content_of(game).space_kind
        space = next(
            s
            for s in content_of(game).spaces_of[game.prey]
            if game.struck >> s & 1 and kinds[s] == choice.kind
        )
        game.wounds[space] = NOBODY
        game.struck &= ~(1 << space)
        tell(game, WoundHealed(seat, game.prey, choice.kind, self.card))
        return None


@event("LOR-R11")
class HandReturned(Moved):
    by: ThingId | None = None


@step("LOR-R11", scene=HUNTING)
class HandAnew(Step[Lords]):
    """Loki: the hand is shuffled into the combat deck, and as many cards less some are drawn."""

    seat: Seat
    fewer: int
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        count = len(hand(game, self.seat))
        returned = HandReturned(self.card)
        move_pile(game, hand_of(self.seat), COMBAT_DECK, returned, seat=self.seat)
        shuffle(game, COMBAT_DECK)
        draw_combat(game, self.seat, max(0, count - self.fewer), self.rule, self.card)
        return None


@step("LOR-9.6.4")
class SpecialAttack(Step[Lords]):
    """What the board of the prey says."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        return moments.SPECIAL_ATTACK.steps_of(game, thing_of_prey(game.prey), self.seat)


# Old Scar (LOR-9.5.1)


@step("LOR-9.5.1", asks="card-for-wound")
class CardForWound(Asks[Lords, DiscardCard]):
    """Discard a combat card, then cover any open wound space, with its reward."""

    seat: Seat
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        ways = [DiscardCard(card) for card in unlike_in_hand(game, self.seat)]
        return self.ask(self.seat, "card-for-wound", ways, secret=True)

    def answer(self, game: Lords, seat: Seat, choice: DiscardCard) -> Next:
        discard_card(game, seat, choice.card, self.rule, self.card)
        return (CoverAnySpace(seat, self.card),)


@step("LOR-9.5.1", asks="cover-any")
class CoverAnySpace(Asks[Lords, Cover]):
    seat: Seat
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        ways = [Cover(kind, game.prey) for kind in open_kinds(game, game.prey)]
        return self.ask(self.seat, "cover-any", ways)

    def answer(self, game: Lords, seat: Seat, choice: Cover) -> Next:
        return (CoverSpace(seat, choice.kind, self.card),)


@step("LOR-5.3")
class ShrugOff(Step[Lords]):
    """Thick Hide: one injury of this hunt is ignored."""

    card: CardId

    def run(self, game: Lords) -> Next:
        game.shrugged = with_card(game.shrugged, self.card)
        return None
