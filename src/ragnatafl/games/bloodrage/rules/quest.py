"""BR-6.10 Quest: commit to a quest, face down; BR-8 Quests: what it pays at the end of the age."""

from __future__ import annotations

from ragnatafl.games.bloodrage.rules import moments
from ragnatafl.games.bloodrage.rules.board import PROVINCES_IN, VALHALLA, ProvinceId
from ragnatafl.games.bloodrage.rules.clans import RaiseOne, gain_with_cards
from ragnatafl.games.bloodrage.rules.components import (
    DISCARD,
    QUEST,
    CardId,
    hand_of,
    quests_of,
)
from ragnatafl.games.bloodrage.rules.figures import COUNT
from ragnatafl.games.bloodrage.rules.state import (
    BloodRage,
    cards_in,
    content_of,
    force,
    hand,
    in_turn,
    is_destroyed,
    provinces_held,
    strength,
)
from ragnatafl.kernel.agenda import Next, Step, step
from ragnatafl.kernel.cards import move
from ragnatafl.kernel.decisions import Option, Refusal, option, refusal
from ragnatafl.kernel.events import Event, Moved, event, tell
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import seats_of


@option("commit {card}")
class Commit(Option):
    card: CardId


def commits(game: BloodRage, cards: list[CardId]) -> list[Commit]:
    """BR-6.10.1.5: any quest among these cards of the hand."""
    is_quest = content_of(game).is_quest
    return [Commit(card) for card in cards if is_quest[card]]


@refusal()
class CannotCommit(Refusal):
    seat: Seat
    card: CardId


@refusal("BR-6.10.1.4")
class CommitTwice(CannotCommit):
    pass


@refusal("BR-6.10.1")
class CommitNotInHand(CannotCommit):
    pass


@refusal("BR-6.10.1")
class CommitNoQuest(CannotCommit):
    pass


def why_not_commit(game: BloodRage, seat: Seat, choice: Commit) -> Refusal | None:
    if choice.card in game.zones[quests_of(seat)]:
        return CommitTwice(seat, choice.card)
    if choice.card not in hand(game, seat):
        return CommitNotInHand(seat, choice.card)
    if not content_of(game).is_quest[choice.card]:
        return CommitNoQuest(seat, choice.card)
    return None


@event("BR-6.10.1", "commit")
class Committed(Moved):
    pass


def commit(game: BloodRage, seat: Seat, choice: Commit) -> Next:
    move(game, choice.card, hand_of(seat), quests_of(seat), Committed, seat=seat)
    return None


def is_strongest(game: BloodRage, seat: Seat, province: ProvinceId) -> bool:
    """BR-8.1.1, BR-8.1.3: strictly the highest STR there, and above 0."""
    if is_destroyed(game, province) or not force(game, seat, province):
        return False
    own = strength(game, seat, province)
    if own <= 0:
        return False
    for other in seats_of(game):
        if other != seat and strength(game, other, province) >= own:
            return False
    return True


def is_fulfilled(game: BloodRage, seat: Seat, card: CardId) -> bool:
    """BR-8.1: what the quest asks for, as things are now."""
    content = content_of(game)
    if content.dead[card]:  # BR-8.1.6
        return COUNT[game.groups[seat][VALHALLA]] >= content.dead[card]
    for province in PROVINCES_IN[provinces_held(game, seat)]:
        if content.region[province] == content.quest_region[card] and is_strongest(
            game, seat, province
        ):
            return True
    return False


@step("BR-8")
class Quests(Step[BloodRage]):
    """BR-8.1: from the first player clockwise each clan reveals all its quests."""

    def run(self, game: BloodRage) -> Next:
        return tuple([RevealQuests(seat) for seat in in_turn(game, game.first)])


@event("BR-8.1", "reveal-quest")
class QuestRevealed(Moved):
    pass


@event("BR-8.1.7")
class QuestFulfilled(Event):
    seat: Seat
    card: CardId


@event("BR-8.1.8")
class QuestFailed(Event):
    seat: Seat
    card: CardId


@step("BR-8.1")
class RevealQuests(Step[BloodRage]):
    seat: Seat

    def run(self, game: BloodRage) -> Next:
        quests = sorted(cards_in(game, quests_of(self.seat)))
        for card in quests:
            move(game, card, quests_of(self.seat), DISCARD, QuestRevealed, seat=self.seat)
        return tuple([ScoreQuest(self.seat, card) for card in quests])


@step("BR-8.1.7")
class ScoreQuest(Step[BloodRage]):
    """A fulfilled quest pays its glory and raises a stat; a failed one gives nothing."""

    seat: Seat
    card: CardId

    def run(self, game: BloodRage) -> Next:
        if not is_fulfilled(game, self.seat, self.card):
            tell(game, QuestFailed(self.seat, self.card))
            return None
        tell(game, QuestFulfilled(self.seat, self.card))
        printed = content_of(game).glory[self.card]
        moment = moments.QUEST_GLORY
        gain_with_cards(game, self.seat, printed, 1, moment, QUEST, self.rule, self.card)
        return (RaiseOne(self.seat),)
