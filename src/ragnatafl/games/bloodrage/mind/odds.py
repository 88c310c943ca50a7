"""Who may win a battle, told from a view alone: what clans could add, and how likely they win.

What others hold is drawn from what the viewer believes may be in their hands; an onlooker believes
that it is any card of this age which nobody has seen. A clan that holds battle cards is taken to
play one of them, each as likely as the other. Late cards are left out of chances but not of ranges.
The generator has a fixed seed: the same view gives the same numbers.
"""

from __future__ import annotations

import random
from itertools import accumulate
from typing import Final, NamedTuple

from ragnatafl.games.bloodrage.rules import moments
from ragnatafl.games.bloodrage.rules.battle import (
    ActBeforeComparing,
    Compare,
    Play,
    battle_strength,
)
from ragnatafl.games.bloodrage.rules.battle_texts import KeepOne, Smite
from ragnatafl.games.bloodrage.rules.components import (
    GONE,
    CardId,
    hand_of,
    pack_of,
    played_by,
    quests_of,
)
from ragnatafl.games.bloodrage.rules.figures import (
    NONE,
    ONE,
    WARRIOR,
    Group,
    figures_in,
    has,
)
from ragnatafl.games.bloodrage.rules.state import (
    BloodRage,
    content_of,
    figure_strengths,
    force,
    places_of,
    put_group,
    strength,
    unlike_in,
)
from ragnatafl.kernel.hooks import put_back, put_in_force, texts_in_force
from ragnatafl.kernel.seats import NOBODY, PUBLIC, SPECTATOR, Seat, SeatMask, mask_of
from ragnatafl.kernel.state import memory_of, seats_of
from ragnatafl.kernel.views import HIDDEN

SAMPLES: Final = 160
_NO_CARD: Final = CardId(-1)


class Forecast(NamedTuple):
    """What may come of a battle for one clan."""

    seat: Seat
    figures: int
    """STR of its figures."""
    low: int
    high: int
    """The least and the most that its total can be."""
    chance: float
    """That it wins, from 0 to 1."""


class Outlook(NamedTuple):
    """What may come of a battle."""

    clans: tuple[Forecast, ...]
    by_card: tuple[tuple[CardId, float], ...]
    """The viewer's chance with each card that it could play now."""


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


def outlook(game: BloodRage) -> Outlook:
    """The battle that goes on; a viewer who has still to play is taken to play the best card."""
    seats = clans_in_battle(game) if game.province >= 0 else []
    by_card: tuple[tuple[CardId, float], ...] = ()
    if not is_open(game):
        chances = [float(seat == game.winner) for seat in seats]
    elif len(seats) < 2:
        chances = [1.0] * len(seats)
    else:
        battle = _Battle(game, seats)
        by_card = battle.chances_by_card()
        chances = battle.chances(_card_of_viewer(game, by_card))
    return Outlook(
        tuple(
            Forecast(seat, strength(game, seat, game.province), *strength_range(game, seat), chance)
            for seat, chance in zip(seats, chances, strict=True)
        ),
        by_card,
    )


def public_outlook(game: BloodRage) -> Outlook:
    """The same as an onlooker would tell it, whoever looks."""
    seen = game.clone()
    seen.viewer = SPECTATOR
    return outlook(seen)


def _card_of_viewer(game: BloodRage, by_card: tuple[tuple[CardId, float], ...]) -> CardId:
    """What it has said to play, or else would do best to play."""
    sealed = game.sealed[game.viewer] if by_card and game.sealed else None
    if isinstance(sealed, Play):
        return sealed.card
    return max(by_card, key=lambda pair: pair[1])[0] if by_card else _NO_CARD


def strength_range(game: BloodRage, seat: Seat) -> tuple[int, int]:
    """The least and the most that the total of a clan can still be."""
    here = battle_strength(game, seat)
    if not is_open(game):
        return here, here
    held = len(game.zones[hand_of(seat)])
    cards = _in(_beliefs(game, seat))
    most = 0
    if held and not game.zones[played_by(seat)]:
        most = max((_printed(game, seat, card) for card in cards), default=0)
        copies = {bound.card for bound in game.setup.hooks.by_moment.get(moments.CARD_STRENGTH, ())}
        if not copies.isdisjoint(cards):  # a card that is worth the best of another clan
            most = max(most, _best_of_others(game, seat))
        held -= 1
    is_late, worth = content_of(game).is_late, content_of(game).strength
    added = sorted([worth[card] for card in cards if is_late[card]], reverse=True)
    return here, here + most + sum(added[:held])


def _best_of_others(game: BloodRage, seat: Seat) -> int:
    return max(
        (
            _printed(game, other, card)
            for other in clans_in_battle(game)
            if other != seat
            for card in (*_in(_beliefs(game, other)), *game.zones[played_by(other)])
        ),
        default=0,
    )


def _in(mask: int) -> list[int]:
    return [card for card in range(mask.bit_length()) if mask >> card & 1]


def _printed(game: BloodRage, seat: Seat, card: int) -> int:
    """What a card adds by itself; a quest counts where an upgrade allows it."""
    content = content_of(game)
    if content.is_quest[card]:
        return moments.QUEST_STRENGTH.of(game, 0, seat)
    return content.strength[card] if content.is_battle[card] else 0


def _beliefs(game: BloodRage, seat: Seat) -> int:
    """The cards that may be in a hand, as far as the viewer knows; a whole state tells no more."""
    pile = game.zones[hand_of(seat)]
    if not pile:
        return 0
    if seat == game.viewer:
        return sum(1 << card for card in pile)
    content = content_of(game)
    if game.viewer >= 0:  # BR-2.5.2: cards of later ages are in nobody's hand
        mask = memory_of(game)[game.viewer * len(game.zones) + hand_of(seat)]
        return sum(1 << card for card in _in(mask) if content.age[card] <= game.age)
    zones = zip(game.setup.zones, game.zones, strict=True)
    seen = sum(1 << c for zone, cards in zones if zone.seen_by == PUBLIC for c in cards)
    return content.of_age[game.age] & ~seen


class _Battle:
    """A battle that is fought many times, with other cards each time."""

    def __init__(self, game: BloodRage, seats: list[Seat]) -> None:
        self.seats = seats
        self.viewer = game.viewer
        self.game = game.clone()
        self.game.fighters = SeatMask(sum(mask_of(seat) for seat in seats))
        self.to_play = [
            seat for seat in seats if game.zones[hand_of(seat)] and not game.zones[played_by(seat)]
        ]
        self.before = not game.fighters or any(
            isinstance(step, ActBeforeComparing) for step in game.agenda
        )
        self.figures = {seat: strength(game, seat, game.province) for seat in seats}
        self.odd = self._odd_cards() | sum(1 << c for s in seats for c in game.zones[played_by(s)])
        """Cards that do more than add their number, and those that lie open already."""
        cards = range(len(content_of(game).kind))
        self.worth = {s: [_printed(game, s, c) for c in cards] for s in seats}
        self.samples = self._deal()

    def _odd_cards(self) -> int:
        hooks = self.game.setup.hooks
        bounds = (
            *hooks.by_moment.get(moments.CARD_STRENGTH, ()),
            *hooks.by_moment.get(moments.BEFORE_COMPARING, ()),
            *hooks.blank,
        )
        return sum({1 << bound.card for bound in bounds})

    def _deal(self) -> list[dict[Seat, CardId]]:
        """What each clan might play, again and again."""
        rng = random.Random(17)
        game, is_battle = self.game, content_of(self.game).is_battle
        columns = []
        for seat in self.to_play:
            cards = _in(_beliefs(game, seat))
            weights = list(accumulate(self._likelihood(card) for card in cards))
            held = len(game.zones[hand_of(seat)])
            column = []
            for _ in range(SAMPLES):
                drawn = rng.choices(cards, cum_weights=weights, k=held) if cards else [_NO_CARD]
                fighting = [card for card in drawn if card >= 0 and is_battle[card]]
                column.append(CardId(rng.choice(fighting or drawn)))
            columns.append(column)
        return [
            dict(zip(self.to_play, row, strict=True)) for row in zip(*columns, strict=True)
        ] or [{}] * SAMPLES

    def _likelihood(self, card: int) -> float:
        """The more hidden cards there are among which it may be, the less likely it is here."""
        game = self.game
        if self.viewer < 0:
            return 1.0
        row = self.viewer * len(game.zones)
        secret = (zone(seat) for seat in seats_of(game) for zone in (hand_of, pack_of, quests_of))
        around = sum(
            len(game.zones[zone])
            for zone in (GONE, *secret)
            if HIDDEN in game.zones[zone] and game.may_be[row + zone] >> card & 1
        )
        return 1.0 / max(1, around)

    def chances_by_card(self) -> tuple[tuple[CardId, float], ...]:
        """How likely the viewer wins with each card that it could play now."""
        viewer = self.viewer
        if viewer not in self.to_play:
            return ()
        found = []
        for card in unlike_in(self.game, hand_of(viewer)):
            wins = sum(self.winner({**plays, viewer: card}) == viewer for plays in self.samples)
            found.append((card, wins / SAMPLES))
        return tuple(found)

    def chances(self, card: CardId) -> list[float]:
        """How likely each clan wins, if the viewer plays this card."""
        wins = dict.fromkeys((*self.seats, NOBODY), 0)
        for plays in self.samples:
            wins[self.winner({**plays, self.viewer: card} if card >= 0 else plays)] += 1
        return [wins[seat] / SAMPLES for seat in self.seats]

    def winner(self, plays: dict[Seat, CardId]) -> Seat:
        """Who has the highest total; NOBODY if that is tied."""
        odd = self.odd
        if all(card < 0 or not odd >> card & 1 for card in plays.values()) and len(plays) == len(
            self.seats
        ):
            totals = {
                seat: self.figures[seat] + (self.worth[seat][card] if card >= 0 else 0)
                for seat, card in plays.items()
            }
        else:
            totals = self._fought(plays)
        highest = max(totals.values())
        best = [seat for seat, total in totals.items() if total == highest]
        return best[0] if len(best) == 1 else NOBODY

    def _fought(self, plays: dict[Seat, CardId]) -> dict[Seat, int]:
        """With the texts of all cards; what was changed for it is put back."""
        game, content = self.game, content_of(self.game)
        places = places_of(game, game.province)
        groups = [(seat, p, game.groups[seat][p]) for seat in self.seats for p in places]
        texts, counted, in_force = game.texts[:], game.counted, texts_in_force(game)
        for seat, card in plays.items():
            if card < 0:
                continue
            game.zones[played_by(seat)].append(card)
            if content.is_battle[card]:
                game.texts[seat] |= 1 << card
                put_in_force(game, card, seat)
            elif content.is_quest[card]:
                game.counted = SeatMask(game.counted | mask_of(seat))
        if self.before:
            self._lose_figures()
        totals = {seat: battle_strength(game, seat) for seat in self.seats}
        for seat, card in plays.items():
            if card >= 0:
                game.zones[played_by(seat)].pop()
        for seat, place, group in groups:
            put_group(game, seat, place, group)
        game.texts, game.counted = texts, counted
        put_back(game, in_force)
        return totals

    def _lose_figures(self) -> None:
        """Odin's cards; each clan spares its strongest figure."""
        game = self.game
        province = game.province
        for step in moments.BEFORE_COMPARING.steps(game, game.pillager):
            if isinstance(step, Smite):
                for seat in self.seats:
                    group = game.groups[seat][province]
                    if seat != step.seat and has(group, WARRIOR):
                        put_group(game, seat, province, Group(group - ONE[WARRIOR]))
            elif isinstance(step, KeepOne):
                self._keep_strongest(step.seat)

    def _keep_strongest(self, seat: Seat) -> None:
        game = self.game
        group = force(game, seat, game.province)
        if not group:
            return

        numbers, kinds = figure_strengths(game, seat), figures_in(group)
        strengths = [numbers[figure] for figure in kinds]
        kept = kinds[strengths.index(max(strengths))]
        for place in places_of(game, game.province):
            stays = has(game.groups[seat][place], kept)
            put_group(game, seat, place, ONE[kept] if stays else NONE)
