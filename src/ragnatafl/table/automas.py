"""Seats that the rules play: which they are, what they are called, and which are left to fill."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.game import Game, Setup, make_setup
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


def names_by_seat(
    match: Match[Any], voice: Voice, given: Sequence[str], usual: Sequence[str]
) -> tuple[str, ...]:
    """Names of all seats: what people gave goes to their seats in order, the rest are usual."""
    people = [s for s in range(match.setup.seats) if not match.state.automas >> s & 1]
    names = dict(enumerate(usual)) | dict(zip(people, given, strict=False)) | called(match, voice)
    return tuple(names[seat] for seat in range(match.setup.seats))
