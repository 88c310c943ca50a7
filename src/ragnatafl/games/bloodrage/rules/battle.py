"""BR-6.11.4 to BR-6.11.10: cards, strengths, losers; the battle pipeline BR-B4 to BR-B18.

No step here knows a card: what cards do is said by `effects`, and done by `battle_texts`.
"""

from __future__ import annotations

from typing import Final

from ragnatafl.games.bloodrage.rules import moments
from ragnatafl.games.bloodrage.rules.board import PROVINCE_FACTS
from ragnatafl.games.bloodrage.rules.clans import named
from ragnatafl.games.bloodrage.rules.components import (
    DISCARD,
    IN_BATTLE,
    OUT,
    CardId,
    hand_of,
    played_by,
)
from ragnatafl.games.bloodrage.rules.destruction import Destroy
from ragnatafl.games.bloodrage.rules.mends import NO_IDLE_QUESTION
from ragnatafl.games.bloodrage.rules.reward import BattleGlory, EndPillage, TurnToken
from ragnatafl.games.bloodrage.rules.state import (
    BloodRage,
    cards_in,
    content_of,
    hand,
    in_turn,
    places_of,
    strength,
    unlike_in,
)
from ragnatafl.kernel.agenda import AnyStep, Asks, Next, Sealed, Seals, Step, step
from ragnatafl.kernel.cards import move
from ragnatafl.kernel.decisions import Decision, Option, Refusal, option, refusal
from ragnatafl.kernel.events import Event, Moved, event, tell
from ragnatafl.kernel.hooks import blanked_by, put_in_force
from ragnatafl.kernel.seats import NOBODY, Seat, SeatMask, mask_of
from ragnatafl.kernel.standing import Standing


@option("play {card}")
class Play(Option):
    card: CardId


@option("count {card}")
class Count(Option):
    """The revealed quest counts as a battle card."""

    card: CardId


@option("count nothing", ending=True)
class CountNothing(Option):
    pass


@option("add {card}")
class Add(Option):
    card: CardId


@option("add nothing", ending=True)
class AddNothing(Option):
    pass


def fighters_in_order(game: BloodRage) -> list[Seat]:
    """BR-F14: the clans in the battle, from the pillager clockwise."""
    return [seat for seat in in_turn(game, game.pillager) if game.fighters >> seat & 1]


def battle_steps(game: BloodRage) -> tuple[AnyStep, ...]:
    """BR-B4 to BR-B18, one step each."""
    order = fighters_in_order(game)
    return (
        PlayCards(),
        *[SayWhetherQuestCounts(seat) for seat in order],
        ActBeforeComparing(),
        AddLateCards(game.pillager),
        Compare(),
        ActOnOutcome(),
        OfferToKeepCards(),
        PutCardsAway(),
        LosersDie(),
        RewardPillager(),
        BattleGlory(),
        ActAfterGlory(),
        CountTheDead(),
        EndBattle(),
    )


@event("BR-6.11.4", "reveal")
class Revealed(Moved):
    pass


@refusal("BR-6.11.4")
class PlayNotInHand(Refusal):
    seat: Seat
    card: CardId


@step("BR-6.11.4", asks="play-card")
class PlayCards(Seals[BloodRage, Play]):
    """BR-B4: every clan in the battle puts one card of its hand face down; all reveal at once."""

    def run(self, game: BloodRage) -> Next:
        province = PROVINCE_FACTS[game.province]
        asked: list[Decision] = []
        for seat in fighters_in_order(game):
            plays = [Play(card) for card in unlike_in(game, hand_of(seat))]
            if plays:
                asked.append(self.ask(seat, "play-card", plays, province, secret=True))
        return Sealed(asked)

    def answers(self, game: BloodRage, choices: list[Play | None]) -> Next:
        is_battle = content_of(game).is_battle
        for seat in fighters_in_order(game):
            choice = choices[seat]
            if choice is not None:
                card = choice.card
                move(game, card, hand_of(seat), played_by(seat), Revealed, seat=seat)
                if is_battle[card]:
                    game.texts[seat] = 1 << card
                    put_in_force(game, card, seat)
        return (ActOnReveal(),)

    def why_not(self, game: BloodRage, seat: Seat, choice: Option) -> Refusal | None:
        if isinstance(choice, Play) and choice.card not in hand(game, seat):
            return PlayNotInHand(seat, choice.card)
        return None


@event("BR-B5")
class TextCancelled(Event):
    seat: Seat
    card: CardId
    by: CardId | None = None


@step("BR-B6")
class ActOnReveal(Step[BloodRage]):
    """The first card that acts at the reveal does so, and no other (BR-Fkk)."""

    def run(self, game: BloodRage) -> Next:
        if game.events is not None:
            for seat in fighters_in_order(game):
                for card in cards_in(game, played_by(seat)):
                    by = blanked_by(game, card) if game.texts[seat] >> card & 1 else None
                    if by is not None:
                        tell(game, TextCancelled(seat, card, named(game, by)))
        return moments.CARDS_REVEALED.steps(game, game.pillager)[:1]


def end_texts(game: BloodRage) -> None:
    """The texts of battle cards hold no more."""
    for seat, cards in enumerate(game.texts):
        if cards:
            put_in_force(game, cards.bit_length() - 1, NOBODY)
            game.texts[seat] = 0


@event("BR-Fmm")
class QuestCounts(Event):
    seat: Seat
    card: CardId
    strength: int
    by: CardId | None = None


@step("BR-Fmm", asks="count-quest")
class SayWhetherQuestCounts(Asks[BloodRage, Count | CountNothing]):
    """BR-B7: whose upgrade allows it says whether the revealed quest counts as a battle card."""

    seat: Seat

    def run(self, game: BloodRage) -> Next:
        worth = moments.QUEST_STRENGTH.of(game, 0, self.seat)
        if not worth:
            return None
        is_quest = content_of(game).is_quest
        counts = [Count(card) for card in cards_in(game, played_by(self.seat)) if is_quest[card]]
        if not counts:
            return None
        return self.ask(self.seat, "count-quest", (*counts, CountNothing()), ("strength", worth))

    def answer(self, game: BloodRage, seat: Seat, choice: Count | CountNothing) -> Next:
        if isinstance(choice, Count):
            game.counted = SeatMask(game.counted | mask_of(seat))
            if game.events is not None:
                worth = moments.QUEST_STRENGTH.of(game, 0, seat)
                by = named(game, moments.QUEST_STRENGTH.parts(game, 0, seat)[-1][0])
                tell(game, QuestCounts(seat, choice.card, worth, by))
        return None


@step("BR-B8")
class ActBeforeComparing(Step[BloodRage]):
    """BR-Fl: texts that work before strengths are compared, from the pillager clockwise."""

    def run(self, game: BloodRage) -> Next:
        return moments.BEFORE_COMPARING.steps(game, game.pillager)


def has_late_cards(game: BloodRage) -> bool:
    """Is a card of this age or before that may be added late in the game?"""
    content, out = content_of(game), game.zones[OUT]
    return any(content.age[card] <= game.age and card not in out for card in content.late)


@event("BR-6.11.8", "add-card")
class CardAdded(Moved):
    pass


@refusal("BR-6.11.8.1")
class AddTooLate(Refusal):
    seat: Seat
    card: CardId


@step("BR-6.11.8", asks="add-late-card")
class AddLateCards(Asks[BloodRage, Add | AddNothing]):
    """BR-B9: from the pillager, around until nobody adds a card; all are asked (BR-6.11.8.3)."""

    seat: Seat
    declined: int = 0
    """How many clans, one after the other, have added nothing."""

    def run(self, game: BloodRage) -> Next:
        if self.declined == game.seats:
            return None
        if NO_IDLE_QUESTION.holds(game) and not has_late_cards(game):
            return None
        if not game.fighters >> self.seat & 1 or not hand(game, self.seat):
            return (self._go_on(game, self.declined + 1),)  # how many cards one has is open
        is_late = content_of(game).is_late
        adds = [Add(card) for card in unlike_in(game, hand_of(self.seat)) if is_late[card]]
        return self.ask(self.seat, "add-late-card", (*adds, AddNothing()), secret=True)

    def answer(self, game: BloodRage, seat: Seat, choice: Add | AddNothing) -> Next:
        if isinstance(choice, AddNothing):
            return (self._go_on(game, self.declined + 1),)
        move(game, choice.card, hand_of(seat), played_by(seat), CardAdded, seat=seat)
        return (self._go_on(game, 0),)

    def _go_on(self, game: BloodRage, declined: int) -> AnyStep:
        return AddLateCards(Seat((self.seat + 1) % game.seats), declined)

    def why_not(self, game: BloodRage, seat: Seat, choice: Option) -> Refusal | None:
        if not isinstance(choice, Add):
            return None
        if choice.card not in hand(game, seat):
            return PlayNotInHand(seat, choice.card).under("BR-6.11.8.1")
        return AddTooLate(seat, choice.card)


def this_age(game: BloodRage, seat: Seat) -> int:
    return game.age


NO_LATE_CARDS: Final = Standing("no-late-cards", Add, AddNothing, "add-late-card", this_age)


def card_strength(game: BloodRage, seat: Seat, card: int) -> int:
    """BR-6.11.5: what a played card adds, but for what depends on the opponents' cards."""
    content = content_of(game)
    if content.is_battle[card]:
        return content.strength[card]
    if game.counted >> seat & 1 and content.is_quest[card]:
        return moments.QUEST_STRENGTH.of(game, 0, seat)
    return 0


def battle_strength(game: BloodRage, seat: Seat) -> int:
    """BR-6.11.6: figures, and the cards played."""
    return strength(game, seat, game.province) + cards_strength(game, seat)


def cards_strength(game: BloodRage, seat: Seat) -> int:
    """BR-6.11.5: what all cards played by a clan add."""
    total = 0
    for card in game.zones[played_by(seat)]:
        total += moments.CARD_STRENGTH.of(game, card_strength(game, seat, card), seat, card)
    return total


@event("BR-6.11.6", "strength")
class StrengthCounted(Event):
    seat: Seat
    total: int


@event("BR-6.11.9")
class BattleTied(Event):
    total: int


@event("BR-6.11.9")
class BattleWon(Event):
    seat: Seat


@step("BR-6.11.9")
class Compare(Step[BloodRage]):
    """BR-B10: the highest total wins; a tie for the highest, and everybody loses."""

    def run(self, game: BloodRage) -> Next:
        fighters = fighters_in_order(game)
        totals = [battle_strength(game, seat) for seat in fighters]
        highest = max(totals)
        game.winner = fighters[totals.index(highest)] if totals.count(highest) == 1 else NOBODY
        for seat, total in zip(fighters, totals, strict=True):
            tell(game, StrengthCounted(seat, total))
        tell(game, BattleTied(highest) if game.winner == NOBODY else BattleWon(game.winner))
        return None


@step("BR-B11")
class ActOnOutcome(Step[BloodRage]):
    """Texts for the winner and for losers, from the pillager clockwise."""

    def run(self, game: BloodRage) -> Next:
        return moments.BATTLE_DECIDED.steps(game, game.pillager, game.winner)


@step("BR-B12")
class OfferToKeepCards(Step[BloodRage]):
    """What the winner may do with its cards before they are discarded."""

    def run(self, game: BloodRage) -> Next:
        if game.winner == NOBODY:
            return None
        return moments.CARDS_PUT_AWAY.steps(game, game.winner, game.winner)


@event("BR-6.11.10", "discard")
class Discarded(Moved):
    pass


@event("BR-6.11.10", "take-back")
class TakenBack(Moved):
    pass


@step("BR-6.11.10")
class PutCardsAway(Step[BloodRage]):
    """The winner discards what it played, losers take theirs back (BR-6.11.10.1)."""

    def run(self, game: BloodRage) -> Next:
        for seat in fighters_in_order(game):
            for card in tuple(game.zones[played_by(seat)]):
                if seat == game.winner:
                    move(game, card, played_by(seat), DISCARD, Discarded, seat=seat)
                else:
                    move(game, card, played_by(seat), hand_of(seat), TakenBack, seat=seat)
        return None


@step("BR-B13")
class LosersDie(Step[BloodRage]):
    """BR-6.11.10.2: all figures of losers, ships in the supporting fjord included."""

    def run(self, game: BloodRage) -> Next:
        deaths = [
            Destroy(seat, place, game.groups[seat][place], IN_BATTLE)
            for seat in fighters_in_order(game)
            if seat != game.winner
            for place in places_of(game, game.province)
            if game.groups[seat][place]
        ]
        return tuple(deaths)


@step("BR-6.11.11")
class RewardPillager(Step[BloodRage]):
    """BR-B14, if the pillager won; else the token stays as it is (BR-6.11.11.2)."""

    def run(self, game: BloodRage) -> Next:
        return (TurnToken(),) if game.winner == game.pillager else None


@step("BR-B16")
class ActAfterGlory(Step[BloodRage]):
    def run(self, game: BloodRage) -> Next:
        return moments.BATTLE_GLORY_TAKEN.steps(game, game.pillager, game.winner)


@step("BR-B17")
class CountTheDead(Step[BloodRage]):
    """Glory for the figures destroyed in the whole battle."""

    def run(self, game: BloodRage) -> Next:
        return moments.DEAD_COUNTED.steps(game, game.pillager)


@step("BR-B18")
class EndBattle(Step[BloodRage]):
    """What losers may still do; it is done when nothing of the battle is left (BR-Fjj)."""

    def run(self, game: BloodRage) -> Next:
        last = moments.BATTLE_LOST.steps(game, game.pillager, game.winner, game.province)
        end_texts(game)
        return (EndPillage(), *last)
