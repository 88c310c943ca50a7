"""Who may win the battle that goes on, reckoned in a moment: for bots, who ask it of every table.

It counts what `odds` counts (values with all that stands, the cards a side may still play and the
room for their casualties), but plays nothing out.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ragnatafl.games.lords.rules.battle.battles import battle_value, opponent, plays_from
from ragnatafl.games.lords.rules.state import Lords, content_of, texts_hold, total
from ragnatafl.kernel.seats import NOBODY, Seat

USUAL: Final = 2.1
"""The value of a card of which nothing is known."""
A_CARD: Final = 0.6
"""What a card adds that may be played, whatever it is: not all are played;"""
BELIEVED: Final = 0.4
"""and how much of its value besides, for those of others are only dealt."""
STEEP: Final = 0.95
"""What a lead of 1 is worth, in logits;"""
LESS_STEEP: Final = 0.55
"""what it is worth where a side plays by rule, and all its cards;"""
BEHIND: Final = 0.65
"""and by how much an attacker lags, who loses ties and is asked last."""


def attackers_chance(game: Lords) -> float:
    """From 0 to 1."""
    attacker, defender = game.attacker, game.defender
    if game.winner != NOBODY:
        return 1.0 if game.winner == attacker else 0.0
    lead = reach(game, attacker) - reach(game, defender) - BEHIND
    by_rule = not (texts_hold(game, attacker) and texts_hold(game, defender))
    return 1 / (1 + exp(-(LESS_STEEP if by_rule else STEEP) * max(-30.0, min(30.0, lead))))


def reach(game: Lords, seat: Seat) -> float:
    """The battle value that a side may be expected to end with."""
    value = float(battle_value(game, seat))
    if game.passed >> seat & 1:
        return value
    held = game.zones[plays_from(game, seat)]
    if not held:
        return value
    other = opponent(game, seat)
    if game.passed >> other & 1:
        ahead = value - battle_value(game, other)
        if ahead > 0 or (ahead == 0 and seat == game.defender):
            return value
    content = content_of(game)
    by_rule, against_rule = not texts_hold(game, seat), not texts_hold(game, other)
    room = total(game, seat, game.battle_region) + game.spared[seat] - game.symbols[seat]
    for card in held:
        if by_rule:  # it plays on as long as it can
            value += USUAL + 0.5 * (content.value[card] - USUAL)
            continue
        symbols = content.symbols[card]
        if symbols > room:
            continue
        room -= symbols
        value += content.value[card] if against_rule else A_CARD + BELIEVED * content.value[card]
    return value
