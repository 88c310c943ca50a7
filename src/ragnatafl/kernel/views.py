"""Seats own information: what a seat may see, and what may lie behind it.

`view` is the only way from a state to a player. `determinize` goes the other way, from a view
alone, so it cannot know what the view does not say.
"""

from __future__ import annotations

import random
from typing import TypeVar, cast

from ragnatafl.kernel.agenda import Sealed, advance, apply, put_sealed, questions, run_step
from ragnatafl.kernel.chance import fresh_luck
from ragnatafl.kernel.deals import plan_of
from ragnatafl.kernel.decisions import Decision
from ragnatafl.kernel.seats import CHANCE, NOBODY, SPECTATOR, Seat, SeatMask, mask_of, seat_id
from ragnatafl.kernel.state import State, memory_of, restore
from ragnatafl.kernel.told import counted_of

S = TypeVar("S", bound=State)

HIDDEN = -1


def view(game: S, seat: Seat) -> S:
    """What this seat may see: the same class, hidden ints as -1, and its own question alone."""
    seen = game.clone()
    seen.viewer = seat
    seen.luck_a = seen.luck_b = 0
    seen.underway = None
    seen.sealed = tuple([a if s == seat else None for s, a in enumerate(game.sealed)])
    seen.decisions = tuple([d if d.seat == seat else d.hidden() for d in game.decisions])
    for zone in game.setup.hidden_from(seat):
        seen.zones[zone] = [HIDDEN] * len(seen.zones[zone])
    if game.may_be:
        seen.may_be = [HIDDEN] * len(game.may_be)
        if seat >= 0:
            first, last = seat * len(seen.zones), (seat + 1) * len(seen.zones)
            seen.may_be[first:last] = game.may_be[first:last]
            if seen.may_be[first] < 0 and game.viewer == NOBODY:
                raise ValueError(f"at this table {seat_id(seat)} remembers nothing, so has no view")
    for column in game.setup.masked:
        value = getattr(seen, column.name)
        setattr(seen, column.name, _masked(value, column.depth, column.seen == "owner", seat))
    return seen


def unanswered_view(game: S, seat: Seat) -> S:
    """The view of a seat that is asked together with others, as if none of them had answered."""
    if not game.pending or not any(game.sealed):
        return view(game, seat)
    asked = [d for d in questions(game) if not game.automas & mask_of(d.seat)]
    seen = view(game, seat)
    for decision in asked:
        seen.pending = SeatMask(seen.pending | mask_of(decision.seat))
    seen.sealed = tuple(
        [None if seen.pending & mask_of(Seat(s)) else a for s, a in enumerate(seen.sealed)]
    )
    seen.decisions = tuple([d if d.seat == seat else d.hidden() for d in asked])
    return seen


def to_reckon(game: S) -> S:
    """The view from which chances are reckoned: of a whole state that of an onlooker, and so for a
    seat that holds cards which we do not know."""
    if game.viewer == NOBODY or counted_of(game, game.viewer):
        return view(game, SPECTATOR)
    return game


def sees(game: State, zone: int, seat: Seat) -> bool:
    """Does this seat see the faces of the cards in a zone?"""
    return zone not in game.setup.hidden_from(seat)


def suspected(game: State) -> list[int]:
    """What seats remember that have only this table to go by: each knows what it sees, and thinks
    the rest wherever the rules let it lie."""
    zones = game.setup.zones
    masks = [sum({1 << card for card in pile}) for pile in game.zones]
    found: list[int] = []
    for seat in range(game.seats):
        seen = [sees(game, zone, Seat(seat)) for zone in range(len(zones))]
        unseen = sum([mask for mask, is_seen in zip(masks, seen, strict=True) if not is_seen])
        for place, zone in enumerate(zones):
            thought = unseen & zone.holds if game.zones[place] else 0
            found.append(masks[place] if seen[place] else thought)
    return found


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
    fresh_luck(game, rng)
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
        _ask_anew(game, seat, rng)
    return game


def _ask_anew(game: State, seat: Seat, rng: random.Random) -> None:
    """Put the open questions again: options of others are made of what was dealt to them."""
    if game.decisions and game.decisions[0].seat == CHANCE:
        _draw_anew(game, rng)
        return
    if not game.pending:
        if game.decisions[0].seat != seat:  # what a seat is asked itself, its view has told
            game.decisions = questions(game)
        return
    asked = questions(game)
    waiting = game.pending
    for decision in asked:
        if not waiting & mask_of(decision.seat) and game.sealed[decision.seat] is None:
            put_sealed(game, decision.seat, rng.choice(decision.options))
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
                put_sealed(game, decision.seat, rng.choice(decision.options))
    advance(game)


def _deal_hidden(game: State, seat: Seat, rng: random.Random) -> None:
    """Put every unseen card into a hidden zone where this seat believes it may be."""
    count, zones = len(game.zones), game.zones
    believed = memory_of(game)[seat * count : (seat + 1) * count]
    hidden: list[int] = []
    seen = 0
    for zone, pile in enumerate(zones):
        if pile:
            if pile[0] == HIDDEN:
                hidden.append(zone)
            else:
                seen |= believed[zone]
    possible = tuple([believed[zone] & ~seen for zone in hidden])
    plan = plan_of(possible, tuple([len(zones[zone]) for zone in hidden]))
    for zone, cards in zip(hidden, plan.deal(rng), strict=True):
        zones[zone] = cards


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
