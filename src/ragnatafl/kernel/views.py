"""Seats own information: what a seat may see, and what may lie behind it.

`view` is the only way from a state to a player. `determinize` goes the other way, from a view
alone, so it cannot know what the view does not say.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TypeVar, cast

from ragnatafl.kernel.agenda import Sealed, advance, apply, questions, run_step
from ragnatafl.kernel.chance import seed_luck
from ragnatafl.kernel.decisions import Decision
from ragnatafl.kernel.seats import CHANCE, NOBODY, Seat, mask_of
from ragnatafl.kernel.state import FAST, State, memory_of, restore

S = TypeVar("S", bound=State)

HIDDEN = -1


def view(game: S, seat: Seat) -> S:
    """What this seat may see: the same class, hidden ints as -1, and its own question alone."""
    seen = game.clone()
    seen.viewer = seat
    seen.luck_a = seen.luck_b = 0
    seen.underway = None
    seen.sealed = [a if s == seat else None for s, a in enumerate(game.sealed)]
    seen.decisions = tuple(d if d.seat == seat else d.hidden() for d in game.decisions)
    for zone in game.setup.hidden_from(seat):
        seen.zones[zone] = [HIDDEN] * len(seen.zones[zone])
    if game.may_be:
        seen.may_be = [HIDDEN] * len(game.may_be)
        if seat >= 0:
            own = slice(seat * len(seen.zones), (seat + 1) * len(seen.zones))
            seen.may_be[own] = game.may_be[own]
    for column in game.columns:
        if column.role != "kernel" and column.seen != "all":
            value = getattr(seen, column.name)
            setattr(seen, column.name, _masked(value, column.depth, column.seen == "owner", seat))
    return seen


def sees(game: State, zone: int, seat: Seat) -> bool:
    """Does this seat see the faces of the cards in a zone?"""
    return zone not in game.setup.hidden_from(seat)


def _masked(value: object, depth: int, keep_own: bool, seat: Seat) -> object:
    if depth == 0:
        return HIDDEN
    entries = cast("list[object]", value)
    return [
        entry
        if keep_own and place == seat
        else [HIDDEN] * len(cast("list[int]", entry))
        if depth == 2
        else HIDDEN
        for place, entry in enumerate(entries)
    ]


def determinize(seen: S, rng: random.Random, remember: bool = True) -> S:
    """A whole state that this view could come from: hidden cards dealt by memory, fresh chance.

    Others' sealed answers are drawn at random, and other seats remember nothing but what they see.
    Without `remember` no seat does: for a table to think on, of which no view is needed.
    """
    if seen.viewer < 0:
        raise ValueError("determinize takes the view of a seat; to copy a whole state use clone")
    seat = seen.viewer
    game = seen.clone()
    game.viewer = NOBODY
    seed_luck(game, FAST, f"{rng.getrandbits(64):x}")
    game.told = []
    game.told_drawn = 0
    _deal_hidden(game, seat, rng)
    if remember:
        _remember_afresh(game, seat)
    else:
        game.may_be = []
    fill = game.setup.game.fill_hidden
    if fill is not None:
        fill(game, seat, rng)
    if not game.over:
        _ask_anew(game, rng)
    return game


def _ask_anew(game: State, rng: random.Random) -> None:
    """Put the open questions again: options of others are made of what was dealt to them."""
    if game.decisions and game.decisions[0].seat == CHANCE:
        _draw_anew(game, rng)
        return
    asked = questions(game)
    if not game.pending:
        game.decisions = asked
        return
    waiting = game.pending
    for decision in asked:
        if not waiting & mask_of(decision.seat) and game.sealed[decision.seat] is None:
            game.sealed[decision.seat] = rng.choice(decision.options)
    game.decisions = tuple(d for d in asked if waiting & mask_of(d.seat))


def _draw_anew(game: State, rng: random.Random) -> None:
    """An outcome was to be told: answers that led there are drawn at random, and so is it."""
    game.decisions = ()
    question = run_step(game.clone(), game.agenda[-1])
    if isinstance(question, Decision):
        game.decisions = questions(game)
        options = game.decision.options
        for choice in rng.sample(options, len(options)):
            tried = game.clone()
            apply(tried, choice)
            if tried.drawn:  # so it may have been this one
                restore(game, tried)
                return
    if isinstance(question, Sealed):
        for decision in question.decisions:
            if game.sealed[decision.seat] is None:
                game.sealed[decision.seat] = rng.choice(decision.options)
    advance(game)


def _deal_hidden(game: State, seat: Seat, rng: random.Random) -> None:
    """Put every unseen card into a hidden zone where this seat believes it may be."""
    count = len(game.zones)
    believed = memory_of(game)[seat * count : (seat + 1) * count]
    room = {zone: pile.count(HIDDEN) for zone, pile in enumerate(game.zones) if HIDDEN in pile}
    if not room:
        return
    unseen = 0
    for mask in believed:
        unseen |= mask
    for pile in game.zones:
        for card in pile:
            if card != HIDDEN:
                unseen &= ~(1 << card)
    dealt = _deal(unseen, room, {zone: believed[zone] & unseen for zone in room}, rng)
    for zone, cards in dealt.items():
        rng.shuffle(cards)
        game.zones[zone] = [cards.pop() if card == HIDDEN else card for card in game.zones[zone]]


def _deal(
    unseen: int, room: dict[int, int], believed: dict[int, int], rng: random.Random
) -> dict[int, list[int]]:
    """Cards to zones, the most constrained card first; whoever is in the way moves on."""
    may_go: dict[int, list[int]] = {}
    for zone, mask in believed.items():
        for card in _bits(mask):
            may_go.setdefault(card, []).append(zone)
    order = list(may_go)
    rng.shuffle(order)
    order.sort(key=lambda card: len(may_go[card]))
    left = dict(room)
    dealt: dict[int, list[int]] = {zone: [] for zone in room}
    for card in order:
        zones = may_go[card]
        free = [left[zone] for zone in zones]
        total = sum(free)
        if not total and not _make_room(zones, dealt, left, may_go):
            raise ValueError(f"no hidden place is left for card {card}: memory and zones disagree")
        zone = rng.choices(zones, free if total else [left[zone] for zone in zones])[0]
        dealt[zone].append(card)
        left[zone] -= 1
    if len(order) != unseen.bit_count() or any(left.values()):
        raise ValueError(
            "unseen cards and hidden places are not as many: memory and zones disagree"
        )
    return dealt


def _bits(mask: int) -> Iterator[int]:
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _make_room(
    zones: list[int],
    dealt: dict[int, list[int]],
    left: dict[int, int],
    may_go: dict[int, list[int]],
) -> bool:
    """Cards move on, each to another zone where it may be, until one of these zones has room."""
    came_from: dict[int, tuple[int, int]] = {}
    """By zone: the zone and the card that would move here from there."""
    waiting = list(zones)
    for zone in waiting:
        for card in dealt[zone]:
            for other in may_go[card]:
                if other not in came_from and other not in zones:
                    came_from[other] = (zone, card)
                    waiting.append(other)
    target = next((zone for zone in waiting if left[zone]), None)
    while target in came_from:
        origin, card = came_from[target]
        dealt[origin].remove(card)
        dealt[target].append(card)
        left[target] -= 1
        left[origin] += 1
        target = origin
    return target is not None


def _remember_afresh(game: State, seat: Seat) -> None:
    """Other seats know the cards they see; any other card may be in any zone hidden from them."""
    count = len(game.zones)
    masks = [sum(1 << card for card in pile) for pile in game.zones]
    for other in range(game.seats):
        if other == seat:
            continue
        hidden = [zone for zone in range(count) if not sees(game, zone, Seat(other))]
        unseen = sum(masks[zone] for zone in hidden)
        for zone in range(count):
            possible = unseen & game.setup.zones[zone].holds if game.zones[zone] else 0
            game.may_be[other * count + zone] = possible if zone in hidden else masks[zone]
