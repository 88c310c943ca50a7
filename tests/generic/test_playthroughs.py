"""One recorded game a set-up, as text: whoever changes a rule reads here what players will notice.

`REWRITE=1 pytest tests/generic/test_playthroughs.py` writes the files anew; look at the difference.
"""

from __future__ import annotations

import hashlib
import os
import textwrap
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from generic.tables import each_game, every_game, file_name, recorded_setups
from ragnatafl.kernel.decisions import Decision
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.game import Game, Setup
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.positions import position
from ragnatafl.kernel.seats import Seat, seat_id, seats_in
from ragnatafl.kernel.views import view
from ragnatafl.lab.checks import start_match

FOLDER = Path(__file__).parents[1] / "playthroughs"
VIEWS_EVERY = 25
LARGEST = 300_000
SHOWN = 8


TABLES = [setup for game in every_game() for setup in recorded_setups(game)]


@pytest.mark.parametrize("setup", TABLES, ids=file_name)
def test_the_recorded_game_is_played_as_it_was(setup: Setup) -> None:
    path = FOLDER / f"{file_name(setup)}.txt"
    told = "\n".join(tell_game(start_match(setup, 2), Random(2))) + "\n"
    assert len(told.encode()) < LARGEST
    if os.environ.get("REWRITE"):
        path.write_text(told, encoding="utf-8")

    assert path.exists(), f"{path.name} is missing: write it with REWRITE=1"
    assert told == path.read_text(encoding="utf-8")


@each_game()
def test_no_playthrough_is_left_over(game: Game[Any]) -> None:
    wanted = {f"{file_name(setup)}.txt" for setup in recorded_setups(game)}

    assert {path.name for path in FOLDER.glob(f"{game.name}-*.txt")} == wanted


def tell_game(match: Match[Any], rng: Random) -> Iterator[str]:
    """Every decision and event; all views at every 25th decision."""
    setup = match.setup
    yield f"{setup.game.name}, rules version {setup.version}, {setup.seats} seats"
    yield from (f"{k} = {v}" for k, v in msgspec.structs.asdict(setup.options).items())
    number = heard = 0
    while not match.over:
        yield from map(tell_event, match.events[heard:])
        heard = len(match.events)
        if number % VIEWS_EVERY == 0:
            for seat in range(setup.seats):
                yield from tell_view(match, Seat(seat))
        number += 1
        decision = match.decision
        choice = rng.choice(decision.options)
        yield f"{number} {tell_question(decision)}"
        yield from textwrap.wrap(
            tell_options(decision), 100, initial_indent="    ", subsequent_indent="    "
        )
        match.choose(choice)
        line = match.lines[-1]
        yield f"  > {choice.text}" + (f"  ({line.final})" if line.final else "")
    yield from map(tell_event, match.events[heard:])
    yield from tell_view(match, Seat(0))
    yield f"scores {' '.join(map(str, match.scores))}"


def tell_question(decision: Decision) -> str:
    secret = ", secret" if decision.secret else ""
    return f"{decision.rule} {seat_id(decision.seat)}: {decision.prompt}{secret}"


def tell_event(event: Event) -> str:
    """Rule, seat, kind and facts; secrets in brackets, with the seats that may know them."""
    seat = f" {seat_id(event.seat)}" if event.seat >= 0 else ""
    facts = "".join(f" {name}={value}" for name, value in event.facts)
    secrets = " ".join(f"{name}={value}" for name, value in event.secrets)
    seats = " ".join(map(seat_id, seats_in(event.seen_by))) if event.secrets else ""
    return f"    {event.rule}{seat} {event.kind}{facts}" + (
        f" [{seats or 'nobody'}: {secrets}]" if secrets else ""
    )


def tell_options(decision: Decision) -> str:
    """The first options, and a fingerprint that notices any change or another order."""
    texts = [option.text for option in decision.options]
    told = " | ".join(texts[:SHOWN])
    if len(texts) > SHOWN:
        mark = hashlib.blake2b("\n".join(texts).encode(), digest_size=4).hexdigest()
        told += f" | and {len(texts) - SHOWN} more ({mark})"
    return told


def tell_view(match: Match[Any], seat: Seat) -> Iterator[str]:
    document = position(view(match.state, seat))
    yield f"  seen by {seat_id(seat)}:"
    yield from (f"    to do: {tell_entry(step)}" for step in document["agenda"])
    for part in ("zones", "table"):
        for name, entry in document[part].items():
            if entry != []:
                yield f"    {name}: {tell_entry(entry)}"
    for zone, cards in document["memory"][seat_id(seat)].items():
        if cards:
            yield f"    may be in {zone}: {tell_cards(cards)}"


def tell_cards(cards: list[str]) -> str:
    """The cards; of many, how many, and a fingerprint that notices any change."""
    if len(cards) <= 2 * SHOWN:
        return tell_entry(cards)
    mark = hashlib.blake2b("\n".join(cards).encode(), digest_size=4).hexdigest()
    return f"{len(cards)} cards ({mark})"


def tell_entry(entry: object) -> str:
    if isinstance(entry, list) and len(entry) > SHOWN and entry[0] == "?":
        return f"{len(entry)} hidden"
    if isinstance(entry, dict):
        return " ".join(str(value) for value in entry.values())
    if isinstance(entry, list):
        return ", ".join(f"[{tell_entry(e)}]" if isinstance(e, list) else str(e) for e in entry)
    return str(entry)
