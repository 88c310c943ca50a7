"""What has likely changed on a real board: whatever its rules let somebody do there now.

On a table dealt from a view alone, the questions of the seat are walked as if it passed at each;
what every other answer would change there, field by field, is one offer. It knows no game, and
from a view it cannot know what the seat does not see.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from ragnatafl.kernel.agenda import advance, apply, offered
from ragnatafl.kernel.beside import Beside, Field, Value, misfit
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.corrections import drafted
from ragnatafl.kernel.decisions import Option
from ragnatafl.kernel.seats import SEATS, Seat, seats_in
from ragnatafl.kernel.state import State
from ragnatafl.kernel.views import determinize, view

MOST_TRIED: Final = 200
"""So many answers are tried."""
MOST_OFFERED: Final = 6
"""So many are offered of one place, or of one group."""

Key = tuple[str, str]
"""Anchor and name of a field."""


@dataclass(frozen=True)
class Offer:
    """An answer that the rules allow, and what it would change on the board."""

    option: Option
    fields: tuple[tuple[Field, Value], ...]
    """Each as it is, and what it would say then."""

    @property
    def group(self) -> str:
        """What it is told with: most of what it changes."""
        groups = [field.group for field, _ in self.fields]
        return max(groups, key=groups.count)


# Any: the words of the game that this is a table of.
def likely(seen: State, beside: Beside[Any], seat: Seat) -> list[Offer]:
    """What this seat may do now and what that would change, each change once; nothing where it is
    asked nothing in a turn of its own."""
    if seen.over or seen.pending or not beside.over(seen, seat):
        return []
    table = determinize(seen, Random(0), remember=False)
    if not _is_asked(table, seat):
        return []
    advance(table, pause=True)  # what is offered was listed before the board was told
    return list(_walked(table, beside, seat))


def _walked(table: State, beside: Beside[Any], seat: Seat) -> Iterator[Offer]:
    """Every question once; those that follow upon passing come first."""
    first, root = table, _fields(table, beside, seat)
    known: set[object] = set()
    waiting, tried = deque([table]), 0
    while waiting and tried < MOST_TRIED:
        table = waiting.popleft()
        if _is_asked(table, seat):
            offered(table)  # what pauses has not been listed
        if not _is_asked(table, seat) or table.decision.prompt in known:
            continue
        known.add(table.decision.prompt)
        before = _fields(table, beside, seat)
        for option in table.decision.options[: MOST_TRIED - tried]:
            tried += 1
            after = table.clone()
            apply(after, option, pause=True)
            if option.ending:
                waiting.appendleft(after)
                continue
            if after.drawn or after.shown:
                continue  # what came of it only the real table knows
            waiting.append(after)
            changes = _changes(table, before, _fields(after, beside, seat))
            told = tuple(changes.items())
            if not changes or option.text in known or told in known:
                continue
            known |= {option.text, told}
            is_first = all(_is(root, before, key) for key in changes)
            if is_first and _can_be(first, beside, seat, told):
                yield Offer(option, tuple((root[key], value) for key, value in told))


def _is_asked(table: State, seat: Seat) -> bool:
    return not table.over and bool(table.decisions) and table.decision.seat == seat


def _fields(table: State, beside: Beside[Any], seat: Seat) -> dict[Key, Field]:
    """By place and name all that can be told of a table, as the seat sees it."""
    seen = view(table, seat)
    return {
        (field.at, field.name): field
        for at in beside.places(seen)
        for field in beside.fields(seen, at)
    }


def _is(root: dict[Key, Field], before: dict[Key, Field], key: Key) -> bool:
    """Is a field still what it was when the first question was put?"""
    return key in root and root[key].value == before[key].value


def _can_be(
    table: State, beside: Beside[Any], seat: Seat, told: Sequence[tuple[Key, Value]]
) -> bool:
    """Is nothing wrong with a board on which this is told and the turn is over? In the middle of a
    turn somebody may hold more than is allowed at its end."""
    try:
        draft, _ = drafted(table, beside, seat, [(*key, value) for key, value in told])
    except BadInput:
        return False
    draft.agenda = [*reversed(beside.over(draft, seat))]
    return not any(draft.setup.game.faults(draft))


def _changes(table: State, before: dict[Key, Field], after: dict[Key, Field]) -> dict[Key, Value]:
    """What is otherwise now; what automas get of it the rules do by themselves."""
    automas = {SEATS.write(seat) for seat in seats_in(table.automas)}
    return {
        key: field.value
        for key, field in after.items()
        if key in before
        and before[key].value != field.value
        and misfit(before[key], field.value) is None
        and key[0].partition(":")[2] not in automas
        and key[1].rpartition(" ")[2] not in automas
    }


def at_place(offers: Sequence[Offer], at: str) -> list[Offer]:
    """Those that change something at a place, of each group in turn."""
    here = [offer for offer in offers if any(field.at == at for field, _ in offer.fields)]
    rows = list(by_group(here).values())
    longest = max(map(len, rows), default=0)
    return [row[n] for n in range(longest) for row in rows if n < len(row)][:MOST_OFFERED]


def by_group(offers: Sequence[Offer]) -> dict[str, list[Offer]]:
    """One row a group."""
    rows: dict[str, list[Offer]] = {}
    for offer in offers:
        rows.setdefault(offer.group, []).append(offer)
    return {group: row[:MOST_OFFERED] for group, row in rows.items()}
