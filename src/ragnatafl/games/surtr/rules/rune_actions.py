"""SOLO-5.3, SOLO-6: the rune actions of a Follower, as its action row names them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ragnatafl.games.lords.rules.armies import strengthen
from ragnatafl.games.lords.rules.attributes import shift
from ragnatafl.games.lords.rules.board import ASGARD, RealmId
from ragnatafl.games.lords.rules.components import (
    ALL_ATTRIBUTES,
    ARMIES,
    WISDOM,
    MonsterId,
    ThingId,
)
from ragnatafl.games.lords.rules.monsters import ControlMonster
from ragnatafl.games.lords.rules.state import (
    NO_ARMY,
    armies_on_board,
    attribute,
    board_of,
    hand,
    is_allied,
    rings_left,
)
from ragnatafl.games.surtr.rules import moments
from ragnatafl.games.surtr.rules.choosing import (
    MOST_OPEN,
    can_rise,
    frontier_army,
    monsters_on_board,
    pick_attribute,
    pick_prey,
    pick_realm,
)
from ragnatafl.games.surtr.rules.components import COSTS, MOST_CARDS, RuneActionId
from ragnatafl.games.surtr.rules.gains import ally_by_rule, gain_cards, gain_power, pay
from ragnatafl.games.surtr.rules.monsters import FollowerActivates, harmful
from ragnatafl.games.surtr.rules.readings import own_realms_first
from ragnatafl.games.surtr.rules.recruiting import FollowerRecruits, can_recruit
from ragnatafl.games.surtr.rules.state import Surtr, action_of, row
from ragnatafl.kernel.agenda import AnyStep, Next, Step, step
from ragnatafl.kernel.codecs import Number
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.seats import NOBODY, Seat

Steps = tuple[AnyStep, ...]
USUAL_RUNE_ACTIONS: Final = 2
"""SOLO-5.3.1"""


def actions_in_row(game: Surtr, seat: Seat) -> list[RuneActionId]:
    """SOLO-5.3.1: from left to right, without the selected card, each card's two in their order."""
    return [
        action
        for card in row(game, seat)
        if card != game.selected
        for action in action_of(game, card).runes
    ]


@event("SOLO-6")
class RuneAction(Event):
    seat: Seat
    action: RuneActionId


@event("SOLO-5.3.1.1")
class SkipsRuneAction(Event):
    seat: Seat
    action: RuneActionId
    why: str


@step("SOLO-5.3", done=Number("rune actions", 0, 6))
class ScanRunes(Step[Surtr]):
    """Each is tested when it is reached; those that cannot be paid or done are skipped."""

    seat: Seat
    place: int = 0
    """The next one to be looked at (SOLO-5.3.1.2: one pass)."""
    done: int = 0

    def run(self, game: Surtr) -> Next:
        seat, actions = self.seat, actions_in_row(game, self.seat)
        if self.done < moments.FOLLOWER_RUNES.of(game, USUAL_RUNE_ACTIONS):
            for place in range(self.place, len(actions)):
                action = actions[place]
                if COSTS[action] > game.power[seat]:
                    tell(game, SkipsRuneAction(seat, action, "too-dear"))
                elif not _POSSIBLE[action](game, seat):
                    tell(game, SkipsRuneAction(seat, action, "impossible"))
                else:
                    tell(game, RuneAction(seat, action), f"SOLO-6.{action + 1}")
                    pay(game, seat, COSTS[action], "SOLO-5.3.1")
                    return (*_DO[action](game, seat), ScanRunes(seat, place + 1, self.done + 1))
        if not self.done:
            gain_power(game, seat, 1, "SOLO-5.3.2")
        return None


# Control a neutral monster (SOLO-6.1)


def monsters_to_control(game: Surtr, seat: Seat) -> list[MonsterId]:
    """At the hero or beside it; if it controls none, anywhere, the nearest (SOLO-6.1.1)."""
    if rings_left(game, seat) <= 0:  # S-16
        return []
    neutral = [m for m in monsters_on_board(game) if game.ring[m] == NOBODY]
    moves = board_of(game).distance[game.hero_region[seat]]
    near = [m for m in neutral if moves[game.monster_region[m]] <= 1]
    if near or not neutral or seat in game.ring:
        return near
    least = min([moves[game.monster_region[m]] for m in neutral])
    return [m for m in neutral if moves[game.monster_region[m]] == least]


def can_control(game: Surtr, seat: Seat) -> bool:
    return bool(monsters_to_control(game, seat))


def control_monster(game: Surtr, seat: Seat) -> Steps:
    """SOLO-6.1.2: the one with more open wound spaces."""
    found = monsters_to_control(game, seat)
    return (ControlMonster(seat, pick_prey(game, seat, "SOLO-6.1.2", found, (MOST_OPEN,))),)


# Ally with a realm (SOLO-6.2)


def realms_to_ally(game: Surtr, seat: Seat) -> list[RealmId]:
    """Bordering the hero's region, or a region beside it (S-17); SOLO-14.2.1: Asgard anyway."""
    board, here = board_of(game), game.hero_region[seat]
    near = [realm for realm in board.realms_near[here] if not is_allied(game, seat, realm)]
    if own_realms_first(game) and ASGARD not in near:
        own = [realm for realm in near if realm in board.realms_of[here]]
        return own or near
    return near


def can_ally(game: Surtr, seat: Seat) -> bool:
    return bool(realms_to_ally(game, seat))


def ally_with_realm(game: Surtr, seat: Seat) -> Steps:
    realm = pick_realm(game, seat, "SOLO-6.2.1", realms_to_ally(game, seat))
    ally_by_rule(game, seat, realm, "SOLO-6.2")
    return ()


# Strengthen an army (SOLO-6.3)


def can_strengthen(game: Surtr, seat: Seat) -> bool:
    """SOLO-6.3.1"""
    return any(game.army_value[army] < ARMIES for army in armies_on_board(game, seat))


def strengthen_army(game: Surtr, seat: Seat) -> Steps:
    army = frontier_army(game, seat)
    assert army != NO_ARMY
    strengthen(game, army, 1, "SOLO-6.3")
    return ()


# Activate a monster (SOLO-6.4)


def can_activate(game: Surtr, seat: Seat) -> bool:
    return bool(harmful(game, seat))


def activate_monster(game: Surtr, seat: Seat) -> Steps:
    return (FollowerActivates(seat),)


# Draw combat cards (SOLO-6.5)


def can_draw(game: Surtr, seat: Seat) -> bool:
    return len(hand(game, seat)) < MOST_CARDS


def draw_cards(game: Surtr, seat: Seat) -> Steps:
    gain_cards(game, seat, attribute(game, seat, WISDOM), "SOLO-6.5")
    return ()


# Raise an attribute (SOLO-6.6)


def can_raise(game: Surtr, seat: Seat) -> bool:
    return any(can_rise(game, seat, which) for which in ALL_ATTRIBUTES)


def raise_attribute(game: Surtr, seat: Seat, by: ThingId | None = None) -> Steps:
    rising = [which for which in ALL_ATTRIBUTES if can_rise(game, seat, which)]
    if rising:
        shift(game, seat, pick_attribute(game, seat, "SOLO-6.6", rising), 1, "SOLO-6.6", by)
    return ()


@step("SOLO-4.6")
class RaiseByRule(Step[Surtr]):
    """All at 6: nothing."""

    seat: Seat
    card: ThingId | None = None

    def run(self, game: Surtr) -> Next:
        return raise_attribute(game, self.seat, self.card)


# Recruit an army (SOLO-6.7)


def recruit(game: Surtr, seat: Seat) -> Steps:
    return (FollowerRecruits(seat),)


_POSSIBLE: Final[tuple[Callable[[Surtr, Seat], bool], ...]] = (
    can_control, can_ally, can_strengthen, can_activate, can_draw, can_raise, can_recruit,
)  # fmt: skip
_DO: Final[tuple[Callable[[Surtr, Seat], Steps], ...]] = (
    control_monster, ally_with_realm, strengthen_army, activate_monster, draw_cards,
    raise_attribute, recruit,
)  # fmt: skip
"""In the order of RUNE_ACTIONS."""
