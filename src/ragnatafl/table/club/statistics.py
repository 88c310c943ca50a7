"""What the games of a person add up to: by game, number of seats, hero, opponent and ending."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

from ragnatafl.table.club.outcomes import AUTOMA, BOT, Outcome, Player

Came = Literal["won", "lost", "left"]


class Played(NamedTuple):
    """A game from the side of one of its players."""

    outcome: Outcome
    own: Player

    @property
    def came(self) -> Came:
        if self.own.won:
            return "won"
        return "left" if self.own.left else "lost"

    @property
    def others(self) -> list[Player]:
        return [one for one in self.outcome.players if one is not self.own]

    @property
    def with_people(self) -> bool:
        return any(one.is_person for one in self.others)


class Tally(NamedTuple):
    """How many games, and how many of them were won."""

    games: int = 0
    won: int = 0

    def after(self, came: Came) -> Tally:
        return Tally(self.games + 1, self.won + (came == "won"))

    @property
    def percent(self) -> int:
        return round(100 * self.won / self.games) if self.games else 0


class Wanted(NamedTuple):
    """Which of them: empty fields ask for nothing."""

    game: str = ""
    seats: int = 0
    came: str = ""
    plays: str = ""
    against: str = ""
    """The id of another player."""

    def fits(self, played: Played) -> bool:
        outcome, own = played
        return (
            self.game in ("", outcome.game)
            and self.seats in (0, outcome.seats)
            and self.came in ("", played.came)
            and self.plays in ("", own.plays)
            and (not self.against or any(one.player == self.against for one in played.others))
        )


def games_of(person: str, outcomes: Iterable[Outcome]) -> Iterator[Played]:
    """Their games, each once: who sat at several seats is counted at the best of them."""
    for outcome in outcomes:
        own = [one for one in outcome.players if one.player == person]
        if own:
            yield Played(outcome, min(own, key=lambda one: one.rank))


def tallies(
    games: Iterable[Played], by: Callable[[Played], Iterable[str | int]]
) -> dict[str | int, Tally]:
    """By whatever `by` says of a game, the most played first."""
    found: dict[str | int, Tally] = {}
    for played in games:
        for key in by(played):
            found[key] = found.get(key, Tally()).after(played.came)
    return dict(sorted(found.items(), key=lambda item: -item[1].games))


def by_game(played: Played) -> Iterator[str]:
    yield played.outcome.game


def by_seats(played: Played) -> Iterator[int]:
    yield played.outcome.seats


def by_plays(played: Played) -> Iterator[str]:
    if played.own.plays:
        yield played.own.plays


def by_opponent(played: Played) -> Iterator[str]:
    """Everybody else once, however many seats they had."""
    yield from dict.fromkeys(one.player for one in played.others if one.player)


def by_ending(played: Played) -> Iterator[str]:
    yield played.outcome.rule


def reliability(games: Sequence[Played]) -> int | None:
    """In percent, how many games with others somebody saw through; None while there are none."""
    shared = [played for played in games if played.with_people]
    if not shared:
        return None
    return round(100 * sum(not played.own.left for played in shared) / len(shared))


class Against(NamedTuple):
    """Two people at the same tables."""

    games: int = 0
    ahead: int = 0
    behind: int = 0


def head_to_head(games: Iterable[Played], other: str) -> Against:
    """Who was ahead of whom; at the rest of the tables they came out alike."""
    count = ahead = behind = 0
    for played in games:
        theirs = [one.rank for one in played.others if one.player == other]
        if theirs:
            count += 1
            ahead += played.own.rank < min(theirs)
            behind += played.own.rank > min(theirs)
    return Against(count, ahead, behind)


def is_program(player: str) -> bool:
    """Is it a bot of ours, or played by the rules?"""
    return player == AUTOMA or player.startswith(BOT)
