"""Who may win a battle, told from a view alone: what clans could add, and how likely they win.

What others hold is dealt again and again from what the viewer believes may be in their hands; an
onlooker believes that it is any card which does not lie open. Then the battle is fought by the
rules, and everybody is taken to choose so: one battle card of the hand, each as likely as the
other, or any card if there is none; the viewer that which promises most. Quests count, figures are
saved where a card allows it, the strongest is spared. Late cards are added, the highest first, by
whoever does not win yet and would with all that it holds. Who may still join is not reckoned.
"""

from __future__ import annotations

import random
from itertools import product
from math import prod
from typing import Final, NamedTuple

from ragnatafl.games.bloodrage.rules import moments
from ragnatafl.games.bloodrage.rules.battle import (
    AddLateCards,
    Compare,
    Play,
    PlayCards,
    battle_strength,
)
from ragnatafl.games.bloodrage.rules.battle_texts import AllCardsAnew, Spare
from ragnatafl.games.bloodrage.rules.components import CardId, hand_of, played_by
from ragnatafl.games.bloodrage.rules.state import (
    BloodRage,
    content_of,
    figure_strengths,
    force,
    strength,
    unlike_in,
)
from ragnatafl.kernel.agenda import AnyStep
from ragnatafl.kernel.deals import cards_in
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.hooks import put_in_force
from ragnatafl.kernel.odds import (
    CERTAIN,
    IMPOSSIBLE,
    Chance,
    Hidden,
    Policy,
    Prospect,
    Reckonings,
    carry_out,
    counted,
    thought,
)
from ragnatafl.kernel.seats import NOBODY, SPECTATOR, Seat, SeatMask, mask_of
from ragnatafl.kernel.state import seats_of
from ragnatafl.kernel.views import view

BATTLES: Final = 160
_WAYS: Final = 600
"""So many ways to play are looked through for one that makes an outcome uncertain."""
_NO_CARD: Final = CardId(-1)


class Standing(NamedTuple):
    """How a clan stands in a battle."""

    seat: Seat
    figures: int
    """STR of its figures."""
    low: int
    """Its total as it is now,"""
    high: int
    """and the most that it can become."""


class Outlook(NamedTuple):
    """What may come of a battle."""

    chances: tuple[tuple[Seat, Chance], ...]
    """That a clan wins."""
    by_card: tuple[tuple[CardId, Chance], ...]
    """The viewer's chance with each card that it could play now."""
    card: CardId = _NO_CARD
    """With this one of them, the best or the one that it has put down, the clans' chances are."""


def clans_in_battle(game: BloodRage) -> list[Seat]:
    """Who fights; while others may still join, who has figures there now."""
    if game.fighters:
        return [seat for seat in seats_of(game) if game.fighters >> seat & 1]
    return [seat for seat in seats_of(game) if force(game, seat, game.province)]


def is_open(game: BloodRage) -> bool:
    """Is there a battle whose winner is not known yet?"""
    if game.province < 0 or game.winner != NOBODY:
        return False
    return not game.fighters or any(isinstance(step, Compare) for step in game.agenda)


def standings(game: BloodRage) -> list[Standing]:
    """The clans in the battle that goes on, as the viewer may know it."""
    if game.province < 0:
        return []
    if game.viewer == NOBODY:
        game = view(game, SPECTATOR)
    hidden = Hidden(game)
    return [
        Standing(seat, strength(game, seat, game.province), *strength_range(game, seat, hidden))
        for seat in clans_in_battle(game)
    ]


def public_standings(game: BloodRage) -> list[Standing]:
    """The same as an onlooker may know it, whoever looks."""
    return standings(view(game, SPECTATOR))


def outlook(game: BloodRage) -> Outlook:
    """The battle that goes on, as the viewer may know it; a whole state tells as onlookers do."""
    return _RECKONINGS.of(game)


def _reckon(game: BloodRage) -> Outlook:
    if game.province < 0:
        return Outlook((), ())
    seats = clans_in_battle(game)
    if not is_open(game):
        sure = [CERTAIN if seat == game.winner else IMPOSSIBLE for seat in seats]
        return Outlook(tuple(zip(seats, sure, strict=True)), ())
    if len(seats) < 2:
        return Outlook(tuple([(seat, CERTAIN) for seat in seats]), ())
    if game.viewer == NOBODY:
        game = view(game, SPECTATOR)
    by_card, card, chances = _Battle(game, seats, Hidden(game)).reckoned()
    return Outlook(tuple(zip(seats, chances, strict=True)), by_card, card)


_RECKONINGS: Final[Reckonings[BloodRage, Outlook]] = Reckonings(_reckon)


def chances(game: BloodRage) -> list[Prospect]:
    """What the viewer may ask now: who wins the battle that goes on."""
    if not is_open(game):
        return []
    return [Prospect("chance-win", seat, chance) for seat, chance in outlook(game).chances]


def strength_range(game: BloodRage, seat: Seat, hidden: Hidden) -> tuple[int, int]:
    """The total of a clan as it is now, and the most that it can still become."""
    here = battle_strength(game, seat)
    if not is_open(game):
        return here, here
    held = len(game.zones[hand_of(seat)])
    cards = _may_hold(game, seat, hidden)
    most = 0
    if held and not game.zones[played_by(seat)]:
        most = max([_printed(game, seat, card) for card in cards], default=0)
        copies = {bound.card for bound in game.setup.hooks.by_moment.get(moments.CARD_STRENGTH, ())}
        if not copies.isdisjoint(cards):  # a card that is worth the best of another clan
            most = max(most, _best_of_others(game, seat, hidden))
        held -= 1
    return here, here + most + sum(_late(game, cards)[:held])


def _late(game: BloodRage, cards: list[int]) -> list[int]:
    """What late cards among these add, the most first."""
    content = content_of(game)
    return sorted([content.strength[card] for card in cards if content.is_late[card]], reverse=True)


def _best_of_others(game: BloodRage, seat: Seat, hidden: Hidden) -> int:
    best = 0
    for other in clans_in_battle(game):
        if other != seat:
            for card in (*_may_hold(game, other, hidden), *game.zones[played_by(other)]):
                best = max(best, _printed(game, other, card))
    return best


def _printed(game: BloodRage, seat: Seat, card: int) -> int:
    """What a card adds by itself; a quest counts where an upgrade allows it."""
    content = content_of(game)
    if content.is_quest[card]:
        return moments.QUEST_STRENGTH.of(game, 0, seat)
    return content.strength[card] if content.is_battle[card] else 0


def _may_hold(game: BloodRage, seat: Seat, hidden: Hidden) -> list[int]:
    """The cards that may be in a hand, as far as the viewer knows."""
    pile = game.zones[hand_of(seat)]
    return list(pile) if seat == game.viewer else cards_in(hidden.may_be(hand_of(seat)))


def _highest(cards: list[int], worth: list[int]) -> CardId:
    """The first of the cards that are worth most."""
    best = cards[0]
    for card in cards:
        if worth[card] > worth[best]:
            best = card
    return CardId(best)


def _is_sure(place: int, wins: bool, low: list[int], high: list[int]) -> bool:
    """Is it above all others, or not above one of them, for all that totals may become?"""
    others = [other for other in range(len(low)) if other != place]
    if wins:
        return low[place] > max([high[other] for other in others])
    return high[place] <= max([low[other] for other in others])


class _Texts:
    """What the texts of revealed cards do before strengths are compared."""

    __slots__ = ("anew", "asks", "copies", "game", "totals")

    def __init__(
        self, game: BloodRage, totals: list[int], anew: bool, asks: bool, copies: bool
    ) -> None:
        self.game = game
        self.totals = totals
        """By clan: figures that are left, and cards with such texts."""
        self.anew = anew
        """All cards are played anew."""
        self.asks = asks
        """Somebody else than the viewer had something to choose."""
        self.copies = copies
        """A card is worth what others are."""


class _Battle(Policy[BloodRage]):
    """A battle that is fought many times, with other cards each time."""

    def __init__(self, game: BloodRage, seats: list[Seat], hidden: Hidden) -> None:
        self.rng = random.Random(17)
        self.seats = seats
        self.hidden = hidden
        self.viewer = game.viewer
        self.own = seats.index(game.viewer) if game.viewer in seats else -1
        """The viewer's place among the clans."""
        self.game = thought(game, self.rng)
        self.game.fighters = SeatMask(sum([mask_of(seat) for seat in seats]))
        self.asked = self.undecided = False
        """Somebody else than the viewer has something to choose: just now, after the reveal."""
        self.late = AddLateCards(game.pillager)
        has_revealed = game.fighters and not any(isinstance(s, PlayCards) for s in game.agenda)
        if has_revealed:
            self._go_on()
        self.to_play = [
            not has_revealed and bool(game.zones[hand_of(seat)]) for seat in seats
        ]  # fmt: skip
        content = content_of(game)
        self.is_battle, self.is_late = content.is_battle, content.is_late
        self.worth = [[_printed(game, s, c) for c in range(len(content.kind))] for s in seats]
        self.copying = 0
        for bound in game.setup.hooks.by_moment.get(moments.CARD_STRENGTH, ()):
            self.copying |= 1 << bound.card
        self.odd = self._odd_cards()
        self.open_cards = [game.zones[played_by(seat)] for seat in seats]
        self.nothing: list[list[int]] = [[] for _ in seats]
        self.may_add = self.late.declined < game.seats and any(
            _late(game, _may_hold(game, seat, hidden)) for seat in seats
        )
        """Is there a late card that may be added?"""
        self.texts: dict[tuple[int, ...], _Texts] = {}
        self.copied: dict[tuple[tuple[int, ...], ...], list[int]] = {}

    def _odd_cards(self) -> int:
        """The battle cards whose text may change who wins, as a bit mask."""
        hooks, odd = self.game.setup.hooks, 0
        for moment in (
            moments.CARDS_REVEALED, moments.BEFORE_COMPARING, moments.CARD_STRENGTH,
            moments.STRENGTH, moments.QUEST_STRENGTH, moments.DESTROYED,
        ):  # fmt: skip
            for bound in hooks.by_moment.get(moment, ()):
                odd |= 1 << bound.card
        for bound in hooks.blank:
            odd |= 1 << bound.card
        return sum([1 << card for card in cards_in(odd) if self.is_battle[card]])

    def _go_on(self) -> None:
        """Cards are revealed: what is still to be done before late cards are added."""
        steps: list[AnyStep] = []
        for step in reversed(self.game.agenda):
            if isinstance(step, AddLateCards):
                self.late = step
                break
            steps.append(step)
        carry_out(self.game, steps, self)
        self.undecided = self.asked

    def choose(self, game: BloodRage, decision: Decision) -> Option:
        """Quests count and figures are saved, which is offered first; the strongest is spared."""
        options = decision.options
        if decision.seat != self.viewer and len(options) > 1:
            self.asked = True
        numbers = figure_strengths(game, decision.seat)
        best, most = options[0], -1
        for option in options:
            if isinstance(option, Spare) and numbers[option.figure] > most:
                best, most = option, numbers[option.figure]
        return best

    # Many battles

    def reckoned(self) -> tuple[tuple[tuple[CardId, Chance], ...], CardId, list[Chance]]:
        """The viewer's chance by card; the card it is taken to play; the chance of each clan."""
        own = self.own
        ways = [_NO_CARD]
        if own >= 0 and self.to_play[own]:
            ways = unlike_in(self.game, hand_of(self.viewer))
        wins = self._fight_often(ways)
        told = [self._chances(card, won) for card, won in zip(ways, wins, strict=True)]
        best = 0
        if ways[0] == _NO_CARD:
            return (), _NO_CARD, told[0]
        for place, won in enumerate(wins):
            if won[own] > wins[best][own]:
                best = place
        sealed = self.game.sealed[self.viewer] if self.game.sealed else None
        if isinstance(sealed, Play):
            titles = content_of(self.game).title
            best = [titles[card] for card in ways].index(titles[sealed.card])
        by_card = [(card, chances[own]) for card, chances in zip(ways, told, strict=True)]
        return tuple(by_card), ways[best], told[best]

    def _fight_often(self, ways: list[CardId]) -> list[list[int]]:
        """By card of the viewer and by clan: how often it wins, always against the same deals."""
        game, seats = self.game, self.seats
        hands = [hand_of(seat) for seat in seats]
        deals = self.hidden.deals([zone for seat, zone in zip(seats, hands, strict=True)])
        wins = [[0] * len(seats) for _ in ways]
        for number in range(BATTLES):
            deals.put(game, number)
            dealt = [game.zones[zone] for zone in hands]
            plays = [
                self._play(dealt[place]) if self.to_play[place] else _NO_CARD
                for place in range(len(seats))
            ]
            for place, card in enumerate(ways):
                if card >= 0:
                    plays[self.own] = card
                winner = self._winner(plays, dealt)
                if winner >= 0:
                    wins[place][winner] += 1
        return wins

    def _play(self, held: list[int]) -> CardId:
        """One of the battle cards, if there are any."""
        is_battle = self.is_battle
        fighting = [card for card in held if is_battle[card]] or held
        return CardId(fighting[int(self.rng.random() * len(fighting))]) if held else _NO_CARD

    def _winner(self, plays: list[CardId], hands: list[list[int]]) -> int:
        """The clan with the highest total when nobody adds a card any more; -1 for a tie."""
        left = hands
        while self._texts_of(plays).anew:
            left = [
                [card for card in hand if card != play]
                for hand, play in zip(left, plays, strict=True)
            ]
            plays = [self._play(hand) for hand in left]
            if self.own >= 0 and left[self.own]:
                plays[self.own] = _highest(left[self.own], self.worth[self.own])
        totals = self._totals(plays, self.nothing)
        if self.may_add:
            late = [
                [card for card in hand if self.is_late[card] and card != play]
                for hand, play in zip(left, plays, strict=True)
            ]
            if any(late):
                totals = self._add_late(plays, late, totals)
        highest = max(totals)
        return totals.index(highest) if totals.count(highest) == 1 else -1

    def _add_late(self, plays: list[CardId], late: list[list[int]], totals: list[int]) -> list[int]:
        """BR-6.11.8: around from the clan that is asked, until nobody adds a card."""
        seat, declined = self.late.seat, self.late.declined
        added: list[list[int]] = [[] for _ in plays]
        while declined < self.game.seats:
            declined += 1
            place = self.seats.index(seat) if seat in self.seats else -1
            if place >= 0 and late[place]:
                worth = self.worth[place]
                others = max([total for clan, total in enumerate(totals) if clan != place])
                most = totals[place] + sum([worth[card] for card in late[place]])
                if totals[place] <= others < most:
                    card = _highest(late[place], worth)
                    late[place].remove(card)
                    added[place].append(card)
                    totals = self._totals(plays, added)
                    declined = 0
            seat = Seat((seat + 1) % self.game.seats)
        return totals

    def _totals(self, plays: list[CardId], added: list[list[int]]) -> list[int]:
        """BR-6.11.6: by clan figures and cards, as far as their texts let them."""
        texts, odd = self._texts_of(plays), self.odd
        if texts.copies:
            return self._copied(texts, plays, added)
        totals = texts.totals[:]
        for place, card in enumerate(plays):
            worth = self.worth[place]
            if card >= 0 and not odd >> card & 1:
                totals[place] += worth[card]
            for late in added[place]:
                totals[place] += worth[late]
        return totals

    def _texts_of(self, plays: list[CardId]) -> _Texts:
        """The rules are asked once for cards with such texts that are revealed together."""
        odd = self.odd
        key = tuple([card if card >= 0 and odd >> card & 1 else -1 for card in plays])
        found = self.texts.get(key)
        if found is None:
            found = self.texts[key] = self._read(key)
        return found

    def _read(self, revealed: tuple[int, ...]) -> _Texts:
        game = self.game.clone()
        cards = 0
        for seat, card, lying in zip(self.seats, revealed, self.open_cards, strict=True):
            for other in lying:
                cards |= 1 << other
            if card >= 0:
                cards |= 1 << card
                game.zones[played_by(seat)].append(card)
                game.texts[seat] |= 1 << card
                put_in_force(game, card, seat)
        anew = False
        self.asked = False
        if any(self.to_play):
            steps = moments.CARDS_REVEALED.steps(game, game.pillager)[:1]
            anew = any(isinstance(step, AllCardsAnew) for step in steps)
            if not anew:
                carry_out(game, steps, self)
                before = moments.BEFORE_COMPARING.steps(game, game.pillager)
                carry_out(game, before, self)
        totals = [battle_strength(game, seat) for seat in self.seats]
        return _Texts(game, totals, anew, self.asked or self.undecided, bool(cards & self.copying))

    def _copied(self, texts: _Texts, plays: list[CardId], added: list[list[int]]) -> list[int]:
        """By the rules, card by card: one of them is worth what others are."""
        key = (tuple(plays), *[tuple(cards) for cards in added])
        found = self.copied.get(key)
        if found is not None:
            return found
        game, odd, is_quest = texts.game, self.odd, content_of(texts.game).is_quest
        counted_before = game.counted
        laid: list[list[int]] = []
        for place, seat in enumerate(self.seats):
            card = plays[place]
            cards = added[place] if card < 0 or odd >> card & 1 else [card, *added[place]]
            laid.append(cards)
            game.zones[played_by(seat)] += cards
            if card >= 0 and is_quest[card] and self.worth[place][card]:
                game.counted = SeatMask(game.counted | mask_of(seat))
        found = [battle_strength(game, seat) for seat in self.seats]
        for seat, cards in zip(self.seats, laid, strict=True):
            if cards:
                del game.zones[played_by(seat)][-len(cards) :]
        game.counted = counted_before
        self.copied[key] = found
        return found

    # What is certain

    def _chances(self, card: CardId, wins: list[int]) -> list[Chance]:
        """By clan, if the viewer plays this card."""
        told = [counted(won, BATTLES) for won in wins]
        doubtful = [place for place, won in enumerate(wins) if won in (0, BATTLES)]
        for place in self._certain(card, doubtful, wins) if doubtful else ():
            told[place] = CERTAIN if wins[place] else IMPOSSIBLE
        return told

    def _certain(self, card: CardId, doubtful: list[int], wins: list[int]) -> list[int]:
        """Those of these clans that always win, or never, whatever is held and anybody chooses.

        All that may be revealed is looked through; too many ways, and nothing is certain.
        """
        clans = range(len(self.seats))
        ways = [self._possible(place, card) for place in clans]
        if prod([len(cards) for cards in ways]) > _WAYS:
            return []
        most = [self._most_late(place, card) for place in clans]
        for played in product(*ways):
            plays = list(played)
            twice = self._held_twice(plays)
            if twice == 1:
                continue
            texts = self._texts_of(plays)
            if twice or texts.anew or texts.asks or (texts.copies and any(most)):
                return []
            low = self._totals(plays, self.nothing)
            high = [low[place] + most[place] for place in clans]
            for place in clans:
                if place == self.own:
                    low[place] = high[place]  # the viewer adds what it needs to
                elif plays[place] >= 0 and content_of(self.game).is_quest[plays[place]]:
                    low[place] -= self.worth[place][plays[place]]  # it need not count
            doubtful = [
                place for place in doubtful if _is_sure(place, wins[place] > 0, low, high)
            ]  # fmt: skip
            if not doubtful:
                break
        return doubtful

    def _held_twice(self, plays: list[CardId]) -> int:
        """Of a card that would be in two hands at once: how many copies there are; else 0."""
        laid = [play for play in plays if play >= 0]
        for place, play in enumerate(laid):
            if play in laid[:place]:
                titles = content_of(self.game).title
                return titles.count(titles[play])
        return 0

    def _possible(self, place: int, card: CardId) -> list[CardId]:
        """What a clan may reveal, of each title another copy than clans before it, if there is."""
        if not self.to_play[place]:
            return [_NO_CARD]
        if place == self.own:
            return [card]
        titles, copies = content_of(self.game).title, dict[int, list[CardId]]()
        for other in cards_in(self.hidden.may_be(hand_of(self.seats[place]))):
            copies.setdefault(titles[other], []).append(CardId(other))
        return [cards[place % len(cards)] for cards in copies.values()]

    def _most_late(self, place: int, card: CardId) -> int:
        """The most that late cards can add for a clan."""
        if not self.may_add:
            return 0
        seat = self.seats[place]
        held = len(self.game.zones[hand_of(seat)]) - int(self.to_play[place])
        if place == self.own:
            cards = [other for other in self.game.zones[hand_of(seat)] if other != card]
        else:
            cards = cards_in(self.hidden.may_be(hand_of(seat)))
        return sum(_late(self.game, cards)[:held])
