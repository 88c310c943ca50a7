"""Who may win a battle, told from a view alone: what sides could add, and how likely they win.

What others hold is dealt again and again from what the viewer believes may be in their hands; an
onlooker believes that it is any combat card which does not lie open. Then the battle is fought by
the rules, and everybody is taken to choose so: both sides play all they may, cards without casualty
symbols first, the highest of them, then those that together add most; who is ahead of a side that
has passed, passes too. What is offered after that is used, what is offered before is not; of armies
the strongest is brought, or lowered. The viewer plays next what promises most.
"""

from __future__ import annotations

import random
from typing import ClassVar, Final, NamedTuple, cast

from ragnatafl.games.lords.rules import moments
from ragnatafl.games.lords.rules.armies import Lower
from ragnatafl.games.lords.rules.artefacts import MOMENTS, VALUES_COUNTED, Use, usable
from ragnatafl.games.lords.rules.battle.battles import (
    CompareBattleValues,
    Pass,
    PlayCard,
    PlayCombatCards,
    battle_value,
    next_to_play,
    opponent,
    plays_from,
    symbols_of,
)
from ragnatafl.games.lords.rules.battle.texts import (
    AddToValue,
    BringArmy,
    SpareSymbol,
    near_armies,
)
from ragnatafl.games.lords.rules.components import NO_CARDS, CardId
from ragnatafl.games.lords.rules.manoeuvres import MoveArmy
from ragnatafl.games.lords.rules.state import (
    Lords,
    content_of,
    hand,
    is_fighting,
    texts_hold,
    total,
)
from ragnatafl.kernel.agenda import AnyStep
from ragnatafl.kernel.chance import fresh_luck
from ragnatafl.kernel.deals import cards_in
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.odds import (
    CERTAIN,
    IMPOSSIBLE,
    Chance,
    Hidden,
    Policy,
    Reckonings,
    carry_out,
    counted,
    thought,
)
from ragnatafl.kernel.seats import NOBODY, SPECTATOR, Seat
from ragnatafl.kernel.views import to_reckon, view

BATTLES: Final = 100
PASS: Final = CardId(-2)
_NO_CARD: Final = CardId(-1)


class Standing(NamedTuple):
    """How a side stands in a battle."""

    seat: Seat
    armies: int
    """The value of its armies there."""
    low: int
    """Its battle value now."""
    high: int
    """The most it can become."""


class Outlook(NamedTuple):
    """What may come of a battle."""

    chances: tuple[tuple[Seat, Chance], ...]
    """That the attacker wins, then that the defender does."""
    by_card: tuple[tuple[CardId, Chance], ...]
    """The viewer's chance with each card that it may play now, or if it passes (`PASS`)."""
    card: CardId = _NO_CARD
    """With this one of them, the best, the sides' chances are."""


def is_open(game: Lords) -> bool:
    """Is there a battle whose winner is not known yet?"""
    return is_fighting(game) and game.winner == NOBODY


def standings(game: Lords) -> list[Standing]:
    """Attacker and defender of the battle that goes on, as the viewer may know it."""
    if not is_fighting(game):
        return []
    game = to_reckon(game)
    hidden, found = Hidden(game), []
    for seat in (game.attacker, game.defender):
        value = battle_value(game, seat)
        more = most_more(game, seat, hidden) if is_open(game) else 0
        found.append(Standing(seat, total(game, seat, game.battle_region), value, value + more))
    return found


def public_standings(game: Lords) -> list[Standing]:
    """The same as an onlooker may know it, whoever looks."""
    return standings(view(game, SPECTATOR))


def outlook(game: Lords) -> Outlook:
    """The battle that goes on, as the viewer may know it; a whole state tells as onlookers do."""
    return _RECKONINGS.of(game)


def _reckon(game: Lords) -> Outlook:
    if not is_fighting(game):
        return Outlook((), ())
    by_card, card = list[tuple[CardId, Chance]](), _NO_CARD
    attack = CERTAIN if game.winner == game.attacker else IMPOSSIBLE
    if is_open(game):
        game = to_reckon(game)
        by_card, card, attack = _Battle(game, Hidden(game)).reckoned()
    chances = ((game.attacker, attack), (game.defender, other_way(attack)))
    return Outlook(chances, tuple(by_card), card)


_RECKONINGS: Final[Reckonings[Lords, Outlook]] = Reckonings(_reckon)


def other_way(chance: Chance) -> Chance:
    """That it does not come true."""
    return Chance(1 - chance.part, 1 - chance.high, 1 - chance.low)


class _Battle(Policy[Lords]):
    """A battle that is fought many times, with other cards each time."""

    def __init__(self, game: Lords, hidden: Hidden) -> None:
        self.rng = random.Random(17)
        self.viewer = game.viewer
        self.game = thought(game, self.rng)
        self.zones = [plays_from(game, seat) for seat in (game.attacker, game.defender)]
        self.deals = hidden.deals(self.zones)
        self.steps: list[AnyStep] = []
        """What is still to be done before values are compared."""
        for step in reversed(game.agenda):
            if isinstance(step, CompareBattleValues):
                break
            self.steps.append(step)
        self.in_reach = False
        """Can the viewer become the winner by what it may add?"""
        if game.viewer in (game.attacker, game.defender):
            more = battle_value(game, game.viewer) + most_more(game, game.viewer, hidden)
            ahead = more - battle_value(game, opponent(game, game.viewer))
            self.in_reach = ahead > 0 or (ahead == 0 and game.viewer == game.defender)
        self.next = _NO_CARD
        """What the viewer does next, if it is not the policy's."""
        self.is_free = False
        """Somebody else had something to choose, or chance was drawn."""

    # Many battles

    def reckoned(self) -> tuple[list[tuple[CardId, Chance]], CardId, Chance]:
        """The viewer's chance by what it plays next, the best of that, and the attacker's then."""
        ways = self._ways()
        attack = self._fight_often(ways)
        if ways[0] == _NO_CARD:
            return [], _NO_CARD, attack[0]
        own = attack if self.viewer == self.game.attacker else [other_way(a) for a in attack]
        best = max(range(len(ways)), key=own.__getitem__)
        return list(zip(ways, own, strict=True)), ways[best], attack[best]

    def _ways(self) -> list[CardId]:
        """What the viewer is asked to choose from: cards, and to pass."""
        asked = [decision for decision in self.game.decisions if decision.seat == self.viewer]
        if not asked or not isinstance(self.steps[0], PlayCombatCards):
            return [_NO_CARD]
        return [o.card if isinstance(o, PlayCard) else PASS for o in asked[0].options]

    def _fight_often(self, ways: list[CardId]) -> list[Chance]:
        """By what the viewer plays next: the attacker's chance, always of the same deals."""
        wins = [0] * len(ways)
        free = [False] * len(ways)
        for number in range(BATTLES):
            self.deals.put(self.game, number)
            fresh_luck(self.game, self.rng)
            for place, card in enumerate(ways):
                self.next, self.is_free = card, False
                wins[place] += self._attacker_wins(self.game.clone())
                free[place] = free[place] or self.is_free
        return [self._chance(won, free[place], ways[place]) for place, won in enumerate(wins)]

    def _chance(self, wins: int, is_free: bool, way: CardId) -> Chance:
        """Certain if a side is beaten, or if nobody but the viewer had anything to choose.

        What the viewer loses is certain only if it could not do better than it is taken to.
        """
        if wins not in (0, BATTLES):
            return counted(wins, BATTLES)
        won = CERTAIN if wins else IMPOSSIBLE
        loser = self.game.defender if wins else self.game.attacker
        if self._is_beaten(loser, way):
            return won
        if is_free or (loser == self.viewer and way != PASS and self.in_reach):
            return counted(wins, BATTLES)
        return won

    def _is_beaten(self, seat: Seat, way: CardId) -> bool:
        """It plays no more cards, and its value is too low: the other side adds, if anything."""
        game = self.game
        passes = game.passed >> seat & 1 or (seat == self.viewer and way == PASS)
        if not passes and game.zones[plays_from(game, seat)]:
            return False
        reach = battle_value(game, seat) + _used(game, seat)
        other = battle_value(game, opponent(game, seat))
        return reach < other or (reach == other and seat == game.attacker)

    def _attacker_wins(self, game: Lords) -> bool:
        game.drawn = False
        carry_out(game, self.steps, self)
        self.is_free = self.is_free or game.drawn
        return battle_value(game, game.attacker) > battle_value(game, game.defender)

    # How everybody is taken to choose

    foreseen: ClassVar[tuple[type[AnyStep], ...]] = (PlayCombatCards,)

    def foresee(self, game: Lords, step: AnyStep) -> tuple[Seat, Option] | None:
        seat = next_to_play(game, cast("PlayCombatCards", step).last)
        if seat == NOBODY:
            return None
        card = self._next_card(game, seat)
        return seat, Pass() if card == PASS else PlayCard(card)

    def choose(self, game: Lords, decision: Decision) -> Option:
        """Use what is offered after the cards, decline before; of armies the strongest."""
        options = decision.options
        if decision.seat != self.viewer and len(options) > 1:
            self.is_free = True
        best, most = options[0], -1
        for option in options:
            if isinstance(option, Use):
                is_last = ("moment", MOMENTS.write(VALUES_COUNTED)) in decision.facts
                return option if is_last else options[-1]
            if isinstance(option, Lower | MoveArmy) and option.value > most:
                best, most = option, option.value
        return best

    def _next_card(self, game: Lords, seat: Seat) -> CardId:
        held = hand(game, seat)
        if seat != self.viewer:
            self.is_free = self.is_free or bool(held)
        elif self.next != _NO_CARD:
            card, self.next = self.next, _NO_CARD
            return card
        if not held:
            return PASS
        other = opponent(game, seat)
        if game.passed >> other & 1:
            ahead = battle_value(game, seat) - battle_value(game, other)
            if ahead > 0 or (ahead == 0 and seat == game.defender):
                return PASS
        return _best_next(game, seat, held)


def _best_next(game: Lords, seat: Seat, held: list[CardId]) -> CardId:
    """The highest card without symbols; else of those that together add most the highest."""
    best, most = PASS, -1
    dear: list[tuple[int, int, CardId]] = []
    for card in held:
        symbols, worth = symbols_of(game, seat, card), _worth(game, seat, card)
        if symbols:
            dear.append((worth, symbols, card))
        elif worth > most or (worth == most and card < best):
            best, most = card, worth
    if best != PASS or not dear:
        return best
    room = total(game, seat, game.battle_region) + game.spared[seat] - game.symbols[seat]
    sets: list[tuple[int, int, CardId]] = [(0, 0, PASS)]
    """What they add together, their symbols, the highest of them."""
    for worth, symbols, card in sorted(dear, key=_highest_first):
        sets += [
            (value + worth, used + symbols, card if first == PASS else first)
            for value, used, first in sets
            if used + symbols <= room
        ]
    best_set = sets[0]
    for each in sets:
        if each[0] > best_set[0]:
            best_set = each
    return best_set[2]


def _highest_first(card: tuple[int, int, CardId]) -> tuple[int, int, CardId]:
    worth, symbols, number = card
    return -worth, symbols, number


def _worth(game: Lords, seat: Seat, card: CardId) -> int:
    """What a card adds by itself."""
    value = content_of(game).value[card]
    if not texts_hold(game, seat) or game.muted >> seat & 1:
        return value
    return moments.OWN_VALUE.of_card(game, card, seat, value)


# What sides can add at most


def most_more(game: Lords, seat: Seat, hidden: Hidden) -> int:
    """The most that a side can still add: cards, armies that they bring, and what it may use."""
    zone = plays_from(game, seat)
    held = len(game.zones[zone])
    used = _used(game, seat)
    if not held or game.passed >> seat & 1:
        return used
    cards = [CardId(card) for card in game.zones[zone]]
    if zone in hidden.zones:
        cards = [CardId(card) for card in cards_in(hidden.may_be(zone))]
    by_rule = not texts_hold(game, seat)
    room = total(game, seat, game.battle_region) + game.spared[seat] - game.symbols[seat]
    near = max([game.army_value[army] for army in near_armies(game, seat)], default=0)
    free: list[int] = []
    dear: list[tuple[int, int]] = []
    for card in cards:
        worth, symbols = _worth(game, seat, card), symbols_of(game, seat, card)
        texts = () if by_rule else moments.BATTLE.steps_of(game, card, seat)
        room += sum([isinstance(step, SpareSymbol) for step in texts])
        worth += sum([near for step in texts if isinstance(step, BringArmy)])
        if symbols and not by_rule:
            dear.append((worth, symbols))
        else:
            free.append(worth)
    free.sort(reverse=True)
    return used + max(
        [_best(dear, room, count) + sum(free[: held - count]) for count in range(held + 1)]
    )


def _used(game: Lords, seat: Seat) -> int:
    """What cards add that may be used when values are counted."""
    return sum([_added_by(game, use.card) for use in usable(game, VALUES_COUNTED, seat, NO_CARDS)])


def _added_by(game: Lords, card: CardId) -> int:
    """What a card adds to a battle value when it is used."""
    steps = moments.VALUES_COUNTED.steps_of(game, card, game.holder[card])
    return sum([step.amount for step in steps if isinstance(step, AddToValue)])


def _best(cards: list[tuple[int, int]], room: int, most: int) -> int:
    """The highest sum of values of so many cards whose symbols find room (LOR-10.2.3)."""
    best = {(0, 0): 0}  # by symbols and number of cards
    for worth, symbols in cards:
        for (used, count), value in list(best.items()):
            key = (used + symbols, count + 1)
            if key[0] <= room and key[1] <= most:
                best[key] = max(best.get(key, 0), value + worth)
    return max(best.values())
