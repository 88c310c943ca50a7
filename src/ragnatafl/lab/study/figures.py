"""What many games tell: the figures of a report, in no language."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean
from typing import Final, NamedTuple

from ragnatafl.kernel.codecs import bad
from ragnatafl.lab.arena import wilson
from ragnatafl.lab.study.accounts import MARKS, NOT_A_SEAT, Account, Deed
from ragnatafl.lab.study.chances import (
    chance_of_mean,
    chance_of_shares,
    chance_of_signs,
    corrected,
    mean_interval,
    quantile,
    share_by_games,
    share_interval,
    two_sided,
)

Game = tuple[str, int]
"""By which a game is known: its seed, and how many play."""
WIDTHS: Final = ((1, 1), (2, 2), (3, 5), (6, 10), (11, 20), (21, 50), (51, 10**9))
"""Questions by the number of their options."""
HALF: Final = MARKS // 2


class Rate(NamedTuple):
    """A share with its 95 % interval."""

    share: float
    low: float
    high: float


UNKNOWN: Final = Rate(0.0, 0.0, 1.0)
"""Of nothing."""


def rate(some: float, of: int) -> Rate:
    return Rate(some / of, *wilson(some, of)) if of else UNKNOWN


def rate_by_games(games: Collection[tuple[int, int]]) -> Rate:
    """How many of how many in each: games are independent, what is in one of them is not."""
    return Rate(*share_by_games(games)) if any(of for _, of in games) else UNKNOWN


def game_of(account: Account) -> Game:
    return account.seed, account.seats


class Ending(NamedTuple):
    """How games of one number of players ended."""

    seats: int
    ending: str
    games: int
    share: Rate
    rounds: float
    turns: float
    """Medians."""


class Length(NamedTuple):
    """How long games are, by one measure."""

    seats: int
    measure: str
    mean: float
    quantiles: tuple[float, ...]
    """At 5, 25, 50, 75 and 95 %."""


class SeatFigures(NamedTuple):
    """How one seat fared at tables of one size."""

    seats: int
    seat: int
    games: int
    won: Rate
    fair: float
    points: float


class BotFigures(NamedTuple):
    seats: int
    bot: str
    games: int
    won: Rate
    seconds: float
    """A choice, in the mean."""


class ThingFigures(NamedTuple):
    """One kind of option or event with one thing: how often, and how those seats fared."""

    word: str
    thing: str
    offered: int
    """Questions where it could be taken; 0 for what is no option."""
    taken: int
    """How often it was, or happened,"""
    picked: Rate
    games: int
    """in so many games,"""
    sat: int
    """for so many seats of them."""
    won: Rate
    """Of these seats,"""
    lift: float
    """and by how much more often than a fair share."""
    unusual: float
    """How often luck alone leads so far, with all others compared too that seats had."""


class Moment(NamedTuple):
    """A moment of games with one number of players, from 0 at the beginning to 1."""

    seats: int
    at: float
    winner: float
    """Mean points of winners,"""
    others: float
    """and of the others."""
    led: float
    """In so many games the winner has most points now, alone or not,"""
    last: float
    """and in so many nobody has fewer, and somebody has more."""


class Comeback(NamedTuple):
    seats: int
    games: int
    leader_wins: Rate
    """Who leads alone at half of the game wins."""
    from_behind: Rate
    """The winner did not lead then,"""
    from_last: Rate
    """and was last."""
    changes: float
    """How often another one leads alone, in the mean."""


class Questions(NamedTuple):
    seats: int
    a_game: float
    a_turn: float
    forced: Rate
    forced_a_turn: float
    mean_width: float
    widest: int
    seconds: float
    """A choice."""


class Width(NamedTuple):
    seats: int
    low: int
    high: int
    share: float


class RuleFigures(NamedTuple):
    rule: str
    games: Rate
    """In so many games it was met,"""
    a_game: float
    """and so often in the mean of all."""


@dataclass(frozen=True)
class Figures:
    """All that a report tells of one set of games."""

    game: str
    games: int
    content: int
    rules: int
    bots: tuple[str, ...]
    seats: tuple[int, ...]
    endings: tuple[Ending, ...]
    lengths: tuple[Length, ...]
    sat: tuple[SeatFigures, ...]
    bots_fared: tuple[BotFigures, ...]
    deeds: tuple[ThingFigures, ...]
    happenings: tuple[ThingFigures, ...]
    moments: tuple[Moment, ...]
    comebacks: tuple[Comeback, ...]
    questions: tuple[Questions, ...]
    widths: tuple[Width, ...]
    rules_met: tuple[RuleFigures, ...]
    told: frozenset[str]
    """The kinds of events that were told; empty if the games do not say."""


def figures_of(accounts: Sequence[Account]) -> Figures:
    if not accounts:
        raise bad("there are no games to tell of", "no-games")
    tables: dict[int, list[Account]] = defaultdict(list)
    for account in accounts:
        tables[account.seats].append(account)
    by_seats = sorted(tables.items())

    first = accounts[0]
    return Figures(
        game=first.game,
        games=len(accounts),
        content=first.content,
        rules=first.rules,
        bots=tuple(sorted({bot for one in accounts for bot in one.bots})),
        seats=tuple(seats for seats, _ in by_seats),
        endings=tuple(e for seats, games in by_seats for e in _endings(seats, games)),
        lengths=tuple(e for seats, games in by_seats for e in _lengths(seats, games)),
        sat=tuple(e for seats, games in by_seats for e in _sat(seats, games)),
        bots_fared=tuple(e for seats, games in by_seats for e in _bots(seats, games)),
        deeds=_things(_deeds(accounts)),
        happenings=_happenings(accounts),
        moments=tuple(e for seats, games in by_seats for e in _moments(seats, games)),
        comebacks=tuple(_comeback(seats, games) for seats, games in by_seats),
        questions=tuple(_questions(seats, games) for seats, games in by_seats),
        widths=tuple(e for seats, games in by_seats for e in _widths(seats, games)),
        rules_met=_rules(accounts),
        told=frozenset(kind.word for one in accounts for kind in one.events),
    )


def _endings(seats: int, games: list[Account]) -> Iterator[Ending]:
    kinds: dict[str, list[Account]] = defaultdict(list)
    for one in games:
        kinds[one.ending].append(one)
    for ending, some in sorted(kinds.items(), key=lambda item: (-len(item[1]), item[0])):
        rounds, turns = sorted(one.rounds for one in some), sorted(one.turns for one in some)
        yield Ending(
            seats, ending, len(some), rate(len(some), len(games)),
            quantile(rounds, 0.5), quantile(turns, 0.5),
        )  # fmt: skip


MEASURES: Final[tuple[tuple[str, Callable[[Account], int]], ...]] = (
    ("rounds", lambda one: one.rounds),
    ("turns", lambda one: one.turns),
    ("questions", lambda one: sum(one.questions)),
    ("choices", lambda one: sum(one.choices)),
)


def _lengths(seats: int, games: list[Account]) -> Iterator[Length]:
    for name, measure in MEASURES:
        values = sorted(map(measure, games))
        if values[-1]:  # not every game counts rounds
            marks = tuple(quantile(values, share) for share in (0.05, 0.25, 0.5, 0.75, 0.95))
            yield Length(seats, name, fmean(values), marks)


def _sat(seats: int, games: list[Account]) -> Iterator[SeatFigures]:
    for seat in range(seats):
        won = sum(one.share(seat) for one in games)
        points = fmean(one.scores[seat] for one in games)
        yield SeatFigures(seats, seat, len(games), rate(won, len(games)), 1 / seats, points)


def _bots(seats: int, games: list[Account]) -> Iterator[BotFigures]:
    names = sorted({bot for one in games for bot in one.bots})
    for name in names:
        sat = [(one, seat) for one in games for seat, bot in enumerate(one.bots) if bot == name]
        won = rate(sum(one.share(seat) for one, seat in sat), len(sat))
        choices = sum(one.choices[seat] for one, seat in sat if one.seconds)
        seconds = sum(one.seconds[seat] for one, seat in sat if one.seconds)
        yield BotFigures(seats, name, len(sat), won, seconds / choices if choices else 0.0)


class _Tally:
    """What is counted of one thing."""

    def __init__(self) -> None:
        self.offered = self.taken = self.sat = 0
        self.picks: dict[Game, tuple[int, int]] = {}
        """How often it was taken and offered, by game."""
        self.games: set[int] = set()
        self.won = self.fair = self.spread = 0.0

    def ask(self, game: Game, deed: Deed) -> None:
        """A seat could take it, and did or did not."""
        self.offered += deed.offered
        self.taken += deed.taken
        taken, offered = self.picks.get(game, (0, 0))
        self.picks[game] = taken + deed.taken, offered + deed.offered

    def sit(self, account: Account, seat: int) -> None:
        """A seat had to do with it; a game counts once for each such seat."""
        self.games.add(account.number)
        if seat == NOT_A_SEAT:
            return
        fair = 1 / account.seats
        self.sat += 1
        self.won += account.share(seat)
        self.fair += fair
        self.spread += fair * (1 - fair)

    def chance(self) -> float:
        return two_sided((self.won - self.fair) / math.sqrt(self.spread)) if self.spread else 1.0


def _deeds(accounts: Iterable[Account]) -> dict[tuple[str, str], _Tally]:
    tallies: dict[tuple[str, str], _Tally] = defaultdict(_Tally)
    for account in accounts:
        game = game_of(account)
        for deed in account.deeds:
            tally = tallies[deed.word, deed.thing]
            tally.ask(game, deed)
            if deed.taken:
                tally.sit(account, deed.seat)
    return tallies


def _happenings(accounts: Sequence[Account]) -> tuple[ThingFigures, ...]:
    tallies: dict[tuple[str, str], _Tally] = defaultdict(_Tally)
    for account in accounts:
        for one in account.happenings:
            tally = tallies[one.word, one.thing]
            tally.taken += one.times
            tally.sit(account, one.seat)
    return _things(tallies)


def _things(tallies: dict[tuple[str, str], _Tally]) -> tuple[ThingFigures, ...]:
    keys = sorted(tallies)
    had = [key for key in keys if tallies[key].sat]
    luck = dict(zip(had, corrected([tallies[key].chance() for key in had]), strict=True))
    return tuple(
        ThingFigures(
            *key,
            one.offered,
            one.taken,
            rate_by_games(one.picks.values()),
            len(one.games),
            one.sat,
            rate(one.won, one.sat),
            (one.won - one.fair) / one.sat if one.sat else 0.0,
            luck.get(key, 1.0),
        )
        for key in keys
        for one in (tallies[key],)
    )


def _moments(seats: int, games: list[Account]) -> Iterator[Moment]:
    decided = [one for one in games if one.winners]
    for mark in range(MARKS if decided else 0):
        winners, others = list[int](), list[int]()
        led = last = 0
        for one in decided:
            points = one.course[mark]
            winners += (points[seat] for seat in one.winners)
            others += (points[seat] for seat in range(seats) if seat not in one.winners)
            best = max(points[seat] for seat in one.winners)
            led += best == max(points)
            last += best == min(points) < max(points)
        count = len(decided)
        yield Moment(
            seats, mark / (MARKS - 1), fmean(winners), fmean(others) if others else 0.0,
            led / count, last / count,
        )  # fmt: skip


def leader(points: Sequence[int]) -> int:
    """Who leads alone; -1 if nobody does."""
    most = max(points)
    return points.index(most) if points.count(most) == 1 else NOT_A_SEAT


def _comeback(seats: int, games: list[Account]) -> Comeback:
    decided = [one for one in games if one.winners]
    half = [(one, one.course[HALF]) for one in decided]
    led = [(one, leader(points)) for one, points in half if leader(points) != NOT_A_SEAT]
    behind = sum(
        max(points[seat] for seat in one.winners) < max(points) for one, points in half
    )  # fmt: skip
    last = sum(
        max(points[seat] for seat in one.winners) == min(points) < max(points)
        for one, points in half
    )
    changes = []
    for one in decided:
        leaders = [who for who in map(leader, one.course) if who != NOT_A_SEAT]
        changes.append(sum(a != b for a, b in pairwise(leaders)))
    return Comeback(
        seats,
        len(games),
        rate(sum(one.share(who) for one, who in led), len(led)),
        rate(behind, len(decided)),
        rate(last, len(decided)),
        fmean(changes) if changes else 0.0,
    )


def _questions(seats: int, games: list[Account]) -> Questions:
    asked = sum(sum(one.questions) for one in games)
    choices = sum(sum(one.choices) for one in games)
    turns = max(1, sum(one.turns for one in games))
    forced = rate_by_games(
        [(sum(one.questions) - sum(one.choices), sum(one.questions)) for one in games]
    )
    widths: Counter[int] = Counter()
    for one in games:
        for width in one.widths:
            widths[width.options] += width.times
    seconds = sum(sum(one.seconds) for one in games)
    return Questions(
        seats, asked / len(games), asked / turns, forced, (asked - choices) / turns,
        sum(options * times for options, times in widths.items()) / max(1, asked),
        max(widths, default=0), seconds / max(1, choices),
    )  # fmt: skip


def _widths(seats: int, games: list[Account]) -> Iterator[Width]:
    counts = [0] * len(WIDTHS)
    for one in games:
        for width in one.widths:
            place = next(p for p, (low, high) in enumerate(WIDTHS) if low <= width.options <= high)
            counts[place] += width.times
    total = max(1, sum(counts))
    for (low, high), count in zip(WIDTHS, counts, strict=True):
        yield Width(seats, low, high, count / total)


def _rules(accounts: Sequence[Account]) -> tuple[RuleFigures, ...]:
    games: Counter[str] = Counter()
    times: Counter[str] = Counter()
    for account in accounts:
        for one in account.met:
            games[one.rule] += 1
            times[one.rule] += one.times
    count = len(accounts)
    return tuple(
        RuleFigures(rule, rate(games[rule], count), times[rule] / count) for rule in sorted(times)
    )


# What a change does


class Change(NamedTuple):
    """One measure of games, without and with a change, paired by their seeds."""

    seats: int
    measure: str
    facts: str
    """What the measure is of: a rule, a seat; nothing for most."""
    pairs: int
    before: float
    after: float
    difference: tuple[float, float, float]
    """Its mean and its 95 % interval, without ends where so few pairs tell of none."""
    unusual: float


class ThingChange(NamedTuple):
    """How often something is taken, without and with a change; unknown where it is not offered."""

    word: str
    thing: str
    before: Rate
    after: Rate
    won_before: Rate
    won_after: Rate
    unusual: float
    """That it is taken more or less often, of what is offered without and with the change."""

    @property
    def compared(self) -> bool:
        return UNKNOWN not in (self.before, self.after)


IN_SHARES: Final = ("ending", "seat", "behind")
"""Measures of which a game has all, nothing or a part."""
Measure = tuple[str, str, Callable[[Account], float]]


def changes(before: Sequence[Account], after: Sequence[Account]) -> tuple[Change, ...]:
    """What is different, game by game: pairs have the same seed and as many seats."""
    others = {game_of(one): one for one in after}
    pairs = [(one, others[game_of(one)]) for one in before if game_of(one) in others]
    if not pairs:
        raise bad("there are no games to tell of", "no-games")
    found: list[tuple[int, Measure, list[tuple[float, float]]]] = []
    for seats in sorted({one.seats for one, _ in pairs}):
        at = [(one, other) for one, other in pairs if one.seats == seats]
        endings = sorted({game.ending for pair in at for game in pair})
        for measure in _measures(seats, endings):
            values = [(measure[2](one), measure[2](other)) for one, other in at]
            if any(value for pair in values for value in pair):
                found.append((seats, measure, values))
    shares = [one for one in found if one[1][0] in IN_SHARES]
    counts = [one for one in found if one[1][0] not in IN_SHARES]
    return (
        *_table(shares, share_interval, chance_of_signs),
        *_table(counts, mean_interval, chance_of_mean),
    )


def _table(
    found: Sequence[tuple[int, Measure, list[tuple[float, float]]]],
    interval: Callable[[list[float]], tuple[float, float, float]],
    chance: Callable[[list[float]], float],
) -> Iterator[Change]:
    """What stands in one table is corrected together."""
    apart = [[after - before for before, after in values] for _, _, values in found]
    luck = corrected([chance(values) for values in apart])
    for (seats, (name, facts, _), values), some, unusual in zip(found, apart, luck, strict=True):
        before, after = (fmean(side) for side in zip(*values, strict=True))
        yield Change(seats, name, facts, len(values), before, after, interval(some), unusual)


def _measures(seats: int, endings: Iterable[str]) -> Iterator[Measure]:
    yield from ((name, "", measure) for name, measure in MEASURES)
    yield "forced", "", lambda one: sum(one.questions) - sum(one.choices)
    yield "best", "", lambda one: max(one.scores)
    yield "gap", "", lambda one: max(one.scores) - sorted(one.scores)[-2] if seats > 1 else 0
    yield "behind", "", _was_behind
    for ending in endings:
        yield "ending", ending, lambda one, ending=ending: one.ending == ending  # type: ignore[misc]
    for seat in range(seats):
        yield "seat", str(seat), lambda one, seat=seat: one.share(seat)  # type: ignore[misc]


def _was_behind(one: Account) -> float:
    points = one.course[HALF]
    return bool(one.winners) and max(points[seat] for seat in one.winners) < max(points)


def thing_changes(before: Sequence[Account], after: Sequence[Account]) -> tuple[ThingChange, ...]:
    """What is taken more or less often of what is offered, in games that are paired or not."""
    ours, theirs = _deeds(before), _deeds(after)
    both = sorted(ours.keys() & theirs.keys())
    chances = corrected([chance_of_shares(ours[key].picks, theirs[key].picks) for key in both])
    luck = dict(zip(both, chances, strict=True))
    return tuple(
        ThingChange(
            *key, rate_by_games(one.picks.values()), rate_by_games(other.picks.values()),
            rate(one.won, one.sat), rate(other.won, other.sat), luck.get(key, 1.0),
        )
        for key in sorted(ours.keys() | theirs.keys())
        for one, other in ((ours[key], theirs[key]),)
    )  # fmt: skip
