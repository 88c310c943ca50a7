"""Short ways to games that are over."""

from __future__ import annotations

from ragnatafl.table.club.outcomes import Outcome, Player, Unrated

NOON = 1_763_467_200.0


def given_outcome(
    *players: str,
    game: str = "runics",
    ranks: tuple[int, ...] = (),
    room: str = "kQ3x",
    left: tuple[int, ...] = (),
    plays: tuple[str, ...] = (),
    rule: str = "RUN-7.1",
    ended: float = NOON,
    unrated: Unrated = "",
) -> Outcome:
    """A game of these players; the first has won unless `ranks` says otherwise."""
    places = ranks or tuple(range(1, len(players) + 1))
    heroes = plays or ("",) * len(players)
    return Outcome(
        room=room,
        game=game,
        opened=ended - 3600,
        ended=ended,
        rule=rule,
        choices=40,
        unrated=unrated,
        players=tuple(
            Player(
                player=one, name=one.title(), rank=places[seat], points=10 - places[seat],
                plays=heroes[seat], left="away" if seat in left else "",
            )
            for seat, one in enumerate(players)
        ),
    )  # fmt: skip
