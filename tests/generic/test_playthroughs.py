"""One recorded game a set-up, as text: whoever changes a rule reads here what players will notice.

`REWRITE=1 pytest tests/generic/test_playthroughs.py` writes the files of the newest rules anew;
look at the difference. Those of older rules are never written again.
"""

from __future__ import annotations

import hashlib
import os
import textwrap
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from generic.tables import each_game, every_game, file_name, in_every_version
from ragnatafl.kernel.decisions import Decision
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.game import Game, Setup
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.positions import position
from ragnatafl.kernel.seats import PUBLIC, Seat, seat_id, seats_in
from ragnatafl.kernel.views import view
from ragnatafl.lab.checks import start_match

FOLDER = Path(__file__).parents[1] / "playthroughs"
VIEWS_EVERY = 25
LARGEST = 300_000
SHOWN = 8
SHORT_GAMES = {
    "lords-4": 19, "lords-3-v2": 3, "lords-4-v2": 42, "lords-3-v3": 5, "lords-4-v3": 4,
}  # fmt: skip
"""Seeds of games that are short enough, where the usual one is not."""


TABLES = [setup for game in every_game() for setup in in_every_version(game)]


@pytest.mark.parametrize("setup", TABLES, ids=file_name)
def test_the_recorded_game_is_played_as_it_was(setup: Setup) -> None:
    path = FOLDER / f"{file_name(setup)}.txt"
    seed = SHORT_GAMES.get(file_name(setup), 2)
    told = "\n".join(tell_game(start_match(setup, seed), Random(seed))) + "\n"
    assert len(told.encode()) < LARGEST
    if os.environ.get("REWRITE") and (setup.version == setup.game.version or not path.exists()):
        path.write_text(told, encoding="utf-8")

    assert path.exists(), f"{path.name} is missing: write it with REWRITE=1"
    assert told == path.read_text(encoding="utf-8")


@each_game()
def test_no_playthrough_is_left_over(game: Game[Any]) -> None:
    wanted = {f"{file_name(setup)}.txt" for setup in in_every_version(game)}

    assert {path.name for path in FOLDER.glob(f"{game.name}-*.txt")} == wanted


def tell_game(match: Match[Any], rng: Random) -> Iterator[str]:
    """Every decision and event; all views at every 25th decision, as far as they have changed."""
    shown: dict[str, dict[str, str]] = {}
    setup = match.setup
    yield f"{setup.game.name}, rules version {setup.version}, {setup.seats} seats"
    yield from (f"{k} = {v}" for k, v in setup.chosen().items())
    number = heard = 0
    while not match.over:
        yield from map(tell_event, match.events[heard:])
        heard = len(match.events)
        if number % VIEWS_EVERY == 0:
            yield from tell_views(match, shown)
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
    yield from tell_views(match, {})
    yield f"scores {' '.join(map(str, match.scores))}"


def tell_question(decision: Decision) -> str:
    secret = ", secret" if decision.secret else ""
    return f"{decision.rule} {seat_id(decision.seat)}: {decision.prompt}{secret}"


def tell_event(event: Event) -> str:
    """Rule, seat, kind and facts; secrets in brackets, with the seats that may know them."""
    seat = f" {seat_id(event.seat)}" if event.seat >= 0 else ""
    facts = "".join(f" {name}={value}" for name, value in event.facts)
    secrets = " ".join(f"{name}={value}" for name, value in event.secrets)
    everybody = event.seen_by == PUBLIC
    seats = "all" if everybody else " ".join(map(seat_id, seats_in(event.seen_by)))
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


def tell_views(match: Match[Any], shown: dict[str, dict[str, str]]) -> Iterator[str]:
    """What all see, and what each seat sees besides; but not what was told before."""
    seen = {
        seat_id(Seat(seat)): dict(view_lines(match, Seat(seat)))
        for seat in range(match.setup.seats)
    }
    first = next(iter(seen.values()))
    alike = {k: v for k, v in first.items() if all(lines.get(k) == v for lines in seen.values())}
    for who, lines in (("all", alike), *seen.items()):
        own = {k: v for k, v in lines.items() if who == "all" or k not in alike}
        before, shown[who] = shown.get(who, {}), own
        yield f"  seen by {who}:"
        for name in {**own, **before}:
            if own.get(name) != before.get(name):
                yield f"    {name}: {own.get(name, 'nothing')}"


def view_lines(match: Match[Any], seat: Seat) -> Iterator[tuple[str, str]]:
    document = position(view(match.state, seat))
    steps = (tell_entry(step) for step in document["agenda"])
    yield "to do", "; ".join(steps)
    for part in ("zones", "table"):
        for name, entry in document[part].items():
            if entry != []:
                yield name, tell_entry(entry)
    for zone, cards in document["memory"][seat_id(seat)].items():
        if cards:
            yield f"may be in {zone}", tell_cards(cards)


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
