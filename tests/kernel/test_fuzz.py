"""Whatever comes from outside, broken in any way, is read or refused, and never a crash (2.15)."""

from __future__ import annotations

import copy
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import ragnatafl
from generic.tables import SOURCES, every_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.language import LANGUAGES, refusal_line
from ragnatafl.kernel.records import parse_record
from ragnatafl.lab.checks import setups, start_match

NAMES = [game.name for game in every_game()]
TABLES = {game.name: setups(game, at_most=12) for game in every_game()}

quick = settings(
    max_examples=30, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
)
thorough = settings(quick, max_examples=300)
few = settings(quick, max_examples=10)
"""Of what is tried thoroughly too."""

Json = Any  # a value of a JSON document
Draw = Callable[[st.SearchStrategy[Any]], Any]

LEAVES = (
    st.none()
    | st.booleans()
    | st.integers(-3, 20)
    | st.sampled_from([2**31, 2**53, 2**63, 10**40, -(10**40), 1.5])
    | st.text(max_size=6)
    | st.sampled_from(["astrid", "olaf", "axe-1", "R07", "deck", "9" * 5000, "turn", "a: b", ": "])
)
VALUES = LEAVES | st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=4,
)


def match_underway(name: str, number: int) -> Any:
    """A match somewhere in the middle, or at its end."""
    rng = Random(number)
    match = start_match(rng.choice(TABLES[name]), number, rng.choice(SOURCES))
    for _ in range(rng.randrange(30)):
        if match.over:
            break
        match.choose(rng.choice(match.decision.options))
    return match


def mutate(document: Json, draw: Draw) -> Json:
    """Change, remove, double or swap a few things anywhere in a document."""
    changed = copy.deepcopy(document)
    for _ in range(draw(st.integers(1, 3))):
        place, key = draw(st.sampled_from(places(changed)))
        match draw(st.integers(0, 4)):
            case 0 if isinstance(place, dict):
                del place[key]
            case 1 if isinstance(place, list):
                place.insert(key, copy.deepcopy(place[key]))
            case 2 if isinstance(place, list):
                del place[key]
            case 3:
                other, there = draw(st.sampled_from(places(changed)))
                place[key] = copy.deepcopy(other[there])
            case _:
                place[key] = draw(VALUES)
        if not places(changed):
            break
    return changed


def places(document: Json) -> list[tuple[Json, Any]]:
    """Every entry of a document, as its container and its key."""
    found: list[tuple[Json, Any]] = []
    waiting = [document]
    while waiting:
        container = waiting.pop()
        keys: list[Any] = []
        if isinstance(container, dict):
            keys = list(container)
        elif isinstance(container, list):
            keys = list(range(len(container)))
        for key in keys:
            found.append((container, key))
            waiting.append(container[key])
    return found


def read_record(text: str | bytes) -> None:
    try:
        ragnatafl.replay(parse_record(text), secret="ab" * 32)
    except BadInput as fault:
        check_lines(fault)


def read_position(document: Json, number: int) -> None:
    try:
        match = ragnatafl.from_position(document)
    except BadInput as fault:
        check_lines(fault)
        return
    play_some(match, Random(number))


def check_lines(fault: BadInput) -> None:
    assert fault.faults
    assert all(line and "\n" not in line for line in fault.faults)


def play_some(match: Any, rng: Random) -> None:
    """A position that was accepted can be looked at, and played or refused."""
    for _ in range(10):
        if match.over:
            break
        for seat in range(match.setup.seats):
            match.view(seat)
        try:
            match.choose(rng.choice(match.decision.options))
        except BadInput as fault:  # a table that no game leads to shows it only now
            check_lines(fault)
            return
    match.position()


@st.composite
def broken_record(draw: Draw, name: str) -> str:
    match = match_underway(name, draw(st.integers(0, 40)))
    document = msgspec.json.decode(match.record().to_json())
    if draw(st.booleans()):
        document["start"] = mutate(match.position(), draw)
    return msgspec.json.encode(mutate(document, draw)).decode()


@st.composite
def broken_bytes(draw: Draw, name: str) -> bytes:
    data = bytearray(match_underway(name, draw(st.integers(0, 40))).record().to_json().encode())
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(data)))
        match draw(st.integers(0, 3)):
            case 0:
                del data[place:]
            case 1:
                data[place:place] = draw(st.binary(max_size=5))
            case 2:
                del data[place : place + draw(st.integers(1, 60))]
            case _:
                data[place : place + 1] = draw(st.binary(min_size=1, max_size=1))
    return bytes(data)


@st.composite
def broken_position(draw: Draw, name: str) -> Json:
    return mutate(match_underway(name, draw(st.integers(0, 40))).position(), draw)


@pytest.mark.parametrize("name", NAMES)
@few
@given(data=st.data())
def test_a_broken_record_is_replayed_or_refused(name: str, data: st.DataObject) -> None:
    read_record(data.draw(broken_record(name)))


@pytest.mark.parametrize("name", NAMES)
@quick
@given(data=st.data())
def test_broken_bytes_are_replayed_or_refused(name: str, data: st.DataObject) -> None:
    read_record(data.draw(broken_bytes(name)))


@pytest.mark.parametrize("name", NAMES)
@few
@given(data=st.data())
def test_a_broken_position_is_read_or_refused(name: str, data: st.DataObject) -> None:
    read_position(data.draw(broken_position(name)), 1)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@thorough
@given(data=st.data())
def test_many_broken_records_are_replayed_or_refused(name: str, data: st.DataObject) -> None:
    read_record(data.draw(broken_record(name)))


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@thorough
@given(data=st.data())
def test_many_broken_positions_are_read_or_refused(name: str, data: st.DataObject) -> None:
    read_position(data.draw(broken_position(name)), 1)


@quick
@given(text=st.text() | st.binary())
def test_any_text_at_all_is_no_record(text: str | bytes) -> None:
    with pytest.raises(BadInput):
        parse_record(text)


@quick
@given(value=VALUES)
def test_any_document_at_all_is_no_position(value: Json) -> None:
    with pytest.raises(BadInput):
        ragnatafl.from_position(value)


@pytest.mark.parametrize("name", NAMES)
@quick
@given(text=st.text(max_size=40), number=st.integers(0, 40))
def test_whatever_is_typed_is_chosen_or_refused_in_every_language(
    name: str, text: str, number: int
) -> None:
    match = match_underway(name, number)
    if match.over:
        return
    words = match.decision.options[0].text.split()
    for tried in (text, f"{words[0]} {text}", f"{' '.join(words[:-1])} {text}"):
        refusal = None
        try:
            match.copy().choose(tried)
        except Illegal as illegal:
            refusal = illegal
        assert refusal is None or all(refusal_line(code, refusal) for code in LANGUAGES)
