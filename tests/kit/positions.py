"""Positions that cannot be: a good one with something spoiled in it, and the lines that refuse it.

Any, in all of this: what a document may hold, and must not.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

import ragnatafl
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.positions import Document

Changes: TypeAlias = dict[str, Any]
Case: TypeAlias = tuple[Callable[[], Match[Any]], Changes, str]
"""What is given, what is spoiled, and how the line begins."""


def spoiled(document: Document, changes: Changes) -> Document:
    """The document with some entries changed: 'table.rage.0' and the like; a function is applied.

    Without memory, since that would not fit either.
    """
    document = json.loads(json.dumps(document))
    del document["memory"]
    for path, value in changes.items():
        *parts, last = path.split(".")
        place: Any = document
        for part in parts:
            place = place[int(part) if isinstance(place, list) else part]
        key = int(last) if isinstance(place, list) else last
        place[key] = value(place[key]) if callable(value) else value
    return document


def added(*cards: str) -> Callable[[list[str]], list[str]]:
    return lambda pile: [*pile, *cards]


def without(*cards: str) -> Callable[[list[str]], list[str]]:
    return lambda pile: [card for card in pile if card not in cards]


def moved(origin: str, target: str, *cards: str) -> Changes:
    """Cards of one zone lie in another."""
    return {f"zones.{origin}": without(*cards), f"zones.{target}": added(*cards)}


def refused(document: Document) -> tuple[str, ...]:
    """The faults of a position that is not accepted."""
    with pytest.raises(BadInput) as raised:
        ragnatafl.from_position(document)
    return raised.value.faults


def is_refused_as_told(case: Case) -> bool:
    """One of the lines says what is wrong, by which rule, and often what would be right."""
    given, changes, line = case
    return any(fault.startswith(line) for fault in refused(spoiled(given().position(), changes)))
