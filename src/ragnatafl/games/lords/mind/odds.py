"""Who may win a battle, told from a view alone: what sides could add, and how likely they win.

What others hold is drawn from what the viewer believes may be in their hands; an onlooker believes
that it is any combat card which nobody has seen. Both sides are taken to play all they may. The
generator has a fixed seed: the same view gives the same numbers.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from ragnatafl.games.lords.rules import moments
from ragnatafl.games.lords.rules.battle.battles import battle_value, plays_from, symbols_of
from ragnatafl.games.lords.rules.components import (
    CardId,
)
from ragnatafl.games.lords.rules.state import (
    Lords,
    content_of,
    is_fighting,
    texts_hold,
    total,
    unlike_in_hand,
)
from ragnatafl.kernel.seats import NOBODY, PUBLIC, SPECTATOR, Seat
from ragnatafl.kernel.state import memory_of

BATTLES: Final = 200


class Forecast(NamedTuple):
    """What may come of a battle for one side."""

    seat: Seat
    armies: int
    """The value of its armies there."""
    low: int
    """Its battle value now."""
    high: int
    """The most it can become."""
    chance: float
    """That it wins, from 0 to 1."""


class Outlook(NamedTuple):
    sides: tuple[Forecast, ...]
    """The attacker's, then the defender's."""
    by_card: tuple[tuple[CardId, float], ...]
    """The viewer's chance if it plays this card and then no more."""


def is_open(game: Lords) -> bool:
    """Is there a battle whose winner is not known yet?"""
    return is_fighting(game) and game.winner == NOBODY


def outlook(game: Lords) -> Outlook:
    """The battle that goes on."""
    if not is_fighting(game):
        return Outlook((), ())
    fighters = (game.attacker, game.defender)
    now = [battle_value(game, seat) for seat in fighters]
    armies = [total(game, seat, game.battle_region) for seat in fighters]
    if not is_open(game):
        return Outlook(
            tuple(
                Forecast(seat, armies[side], now[side], now[side], float(seat == game.winner))
                for side, seat in enumerate(fighters)
            ),
            (),
        )
    more = [_additions(game, seat) for seat in fighters]
    pairs = [(now[0] + a, now[1] + d) for a, d in zip(*more, strict=True)]
    attack = sum(a > d for a, d in pairs) / BATTLES  # LOR-10.3.2: tied, the defender wins
    forecasts = (
        Forecast(game.attacker, armies[0], now[0], now[0] + most_more(game, game.attacker), attack),
        Forecast(
            game.defender, armies[1], now[1], now[1] + most_more(game, game.defender), 1 - attack
        ),
    )
    return Outlook(forecasts, tuple(_by_card(game, now, more)))


def public_outlook(game: Lords) -> Outlook:
    """The same as an onlooker would tell it, whoever looks."""
    return outlook(as_onlooker(game))


def as_onlooker(game: Lords) -> Lords:
    seen = game.clone()
    seen.viewer = SPECTATOR
    return seen


def _by_card(
    game: Lords, now: Sequence[int], more: Sequence[Sequence[int]]
) -> list[tuple[CardId, float]]:
    viewer = game.viewer
    if viewer not in (game.attacker, game.defender) or game.passed >> viewer & 1:
        return []
    own, other = (0, 1) if viewer == game.attacker else (1, 0)
    found = []
    room = total(game, viewer, game.battle_region) + game.spared[viewer] - game.symbols[viewer]
    for card in unlike_in_hand(game, viewer):
        if symbols_of(game, viewer, card) > max(0, room):
            continue
        mine = now[own] + _worth(game, viewer, card)
        needed = 1 if own == 0 else 0
        wins = sum(mine >= now[other] + theirs + needed for theirs in more[other])
        found.append((card, wins / BATTLES))
    return found


def _worth(game: Lords, seat: Seat, card: int) -> int:
    """What a card adds by itself."""
    if not texts_hold(game, seat):
        return content_of(game).value[card]
    return moments.OWN_VALUE.of_card(game, card, seat, content_of(game).value[card])


def _cost(game: Lords, seat: Seat, card: int) -> int:
    """The symbols that keep a card from being played."""
    return symbols_of(game, seat, card) if texts_hold(game, seat) else 0


def _may_hold(game: Lords, seat: Seat) -> list[int]:
    """The combat cards that it may play, as far as the viewer knows."""
    pile = plays_from(game, seat)
    if seat == game.viewer:
        return list(game.zones[pile])
    if game.viewer >= 0:
        mask = memory_of(game)[game.viewer * len(game.zones) + pile]
        return [card for card in content_of(game).combat if mask >> card & 1]
    return unseen(game)


def unseen(game: Lords) -> list[int]:
    """The combat cards that do not lie open, and that the viewer does not hold."""
    seen = {
        card
        for zone, pile in zip(game.setup.zones, game.zones, strict=True)
        if zone.seen_by == PUBLIC or zone.owner == game.viewer >= 0
        for card in pile
    }
    return [card for card in content_of(game).combat if card not in seen]


def _additions(game: Lords, seat: Seat) -> list[int]:
    """What a side may still add, again and again."""
    held = len(game.zones[plays_from(game, seat)])
    if not held or game.passed >> seat & 1:
        return [0] * BATTLES
    cards = _may_hold(game, seat)
    facts = {card: (_worth(game, seat, card), _cost(game, seat, card)) for card in cards}
    room = total(game, seat, game.battle_region) + game.spared[seat] - game.symbols[seat]
    if len(cards) <= held:
        return [_best([facts[card] for card in cards], room)] * BATTLES
    rng = random.Random(17 + seat)
    return [_best([facts[card] for card in rng.sample(cards, held)], room) for _ in range(BATTLES)]


def most_more(game: Lords, seat: Seat) -> int:
    """The most that a side can still add."""
    held = len(game.zones[plays_from(game, seat)])
    if not held or game.passed >> seat & 1:
        return 0
    room = total(game, seat, game.battle_region) + game.spared[seat] - game.symbols[seat]
    cards = [(_worth(game, seat, card), _cost(game, seat, card)) for card in _may_hold(game, seat)]
    free = sorted((worth for worth, symbols in cards if not symbols), reverse=True)
    dear = [pair for pair in cards if pair[1]]
    return max(
        _best(dear, room, most=count) + sum(free[: held - count]) for count in range(held + 1)
    )


def _best(cards: Sequence[tuple[int, int]], room: int, most: int = 99) -> int:
    """The highest sum of values whose symbols find room (LOR-10.2.3)."""
    free = sum(worth for worth, symbols in cards if not symbols)
    best = {(0, 0): 0}  # by symbols and number of cards
    for worth, symbols in cards:
        if symbols:
            for (used, count), value in list(best.items()):
                key = (used + symbols, count + 1)
                if key[0] <= room and key[1] <= most:
                    best[key] = max(best.get(key, 0), value + worth)
    return free + max(best.values())
