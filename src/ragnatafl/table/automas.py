"""Seats that the rules play: which they are, what they are called, and which are left to fill."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.game import Game, Setup, make_setup
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat, seats_in
from ragnatafl.table.telling.speech import Voice


def automas_of(setup: Setup) -> tuple[Seat, ...]:
    """The seats of automas at a table of this set-up, before anybody has sat down."""
    return tuple(seats_in(setup.game.start(setup).automas))


def seats_to_fill(setup: Setup) -> tuple[Seat, ...]:
    automas = automas_of(setup)
    return tuple(Seat(s) for s in range(setup.seats) if s not in automas)


# Any: games of all states
def seats_for(game: Game[Any], players: int, options: Mapping[str, object]) -> int | None:
    """The smallest table at which just so many seats are left to fill; None if there is none."""
    for seats in sorted(game.seats):
        try:
            setup = make_setup(game, seats, options)
            if len(seats_to_fill(setup)) == players:
                return seats
        except BadInput:  # not with so many; if with none, opening the table says why
            continue
    return None


def called(match: Match[Any], voice: Voice) -> dict[Seat, str]:
    """The automas whose names the game knows: each is called by what it plays."""
    plays = match.game.plays
    if plays is None:
        return {}
    played = {seat: plays(match.state, seat) for seat in seats_in(match.state.automas)}
    return {seat: voice.name(content_id) for seat, content_id in played.items() if content_id}


def names_in(code: str, match: Match[Any], names: Sequence[str]) -> tuple[str, ...]:
    """The names of a table for who reads it in this language. Whoever opened it called the automas
    in another one perhaps; a name that somebody made up stays."""
    plays, found = match.game.plays, list(names)
    if plays is None:
        return tuple(names)
    for seat in seats_in(match.state.automas):
        for said in (_played(match.game, plays(match.state, seat)), _usual(seat)):
            if found[seat] in said.values():
                found[seat] = said[code]
                break
    return tuple(found)


@cache
def _played(game: Game[Any], content_id: str) -> dict[str, str]:
    """What an automa that plays this is called, by language."""
    return {code: Voice(code, game).name(content_id) for code in LANGUAGES if content_id}


@cache
def _usual(seat: Seat) -> dict[str, str]:
    """What is called who sits there and has no other name, by language."""
    return {code: Voice(code).usual_names(seat + 1)[seat] for code in LANGUAGES}


def names_by_seat(
    match: Match[Any], voice: Voice, given: Sequence[str], usual: Sequence[str]
) -> tuple[str, ...]:
    """Names of all seats: what people gave goes to their seats in order, the rest are usual."""
    people = [s for s in range(match.setup.seats) if not match.state.automas >> s & 1]
    names = dict(enumerate(usual)) | dict(zip(people, given, strict=False)) | called(match, voice)
    return tuple(names[seat] for seat in range(match.setup.seats))
