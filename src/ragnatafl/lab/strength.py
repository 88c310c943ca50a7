"""How strong the levels are: each against the one below, in every game and at every table.

One bot of a kind plays against all others of another, in each seat equally often; each game has a
seed of its own, by its number. What is found goes into the file that comes with the program
(`bots/strength.py`): the form of a new table, `ragnatafl bots` and the docs tell of it.

    python -m ragnatafl.lab.strength      `ragnatafl strength`, where little else is installed
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache, partial
from math import inf
from statistics import median
from typing import Final, TypeVar

import msgspec

from ragnatafl.bots import bot_levels, parse_bot
from ragnatafl.bots.strength import Calibration, Match, Speed, Strength, Tenth
from ragnatafl.build import IS_COMPILED, VERSION
from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.game import make_setup
from ragnatafl.lab import thinking
from ragnatafl.lab.arena import Pairing, Party, Played, Witness, play, wilson
from ragnatafl.lab.spreading import Hands, spread

REPETITIONS: Final = 3
LONG: Final = 0.015
"""Seconds of a decision that is looked at again, in a game of bots that do not search,"""
NEARLY: Final = 0.7
"""until it takes nearly as long."""
FIRST, LAST = "<!-- strength: {} -->", "<!-- end -->"
"""Between them a page has a table that is made from the file."""

Watch = Callable[[int, int], None]
"""Told how many games are over, of how many."""


@dataclass(frozen=True, slots=True)
class Contest:
    """One bot against all others of another kind; alone where the rules play the other seats."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    bot: str
    others: str
    people: int
    """Seats that bots sit at."""

    def pairing(self, number: int, seed: str) -> Pairing:
        bots = (self.bot, *[self.others] * (self.people - 1))
        return Pairing(
            self.game, self.seats, self.options, bots, f"{seed}/{number}", number
        )  # fmt: skip

    @property
    def key(self) -> tuple[object, ...]:
        return self.game, self.seats, self.options, self.bot, self.others

    @property
    def is_quick(self) -> bool:
        return not (searches(self.bot) or (self.others and searches(self.others)))


def searches(bot: str) -> bool:
    """Does it count iterations, and so need a budget?"""
    return hasattr(parse_bot(bot).make(0), "iterations")


def rungs(pace: str = "") -> list[tuple[str, str]]:
    """Each level and the one below; those that search have so long for a decision."""
    named = [f"{one}:{pace}" if pace and searches(one) else one for one in bot_levels()]
    for bot in named:
        parse_bot(bot)
    return list(zip(named[1:], named, strict=False))


def contests_of(
    games: Sequence[str],
    pairs: Sequence[tuple[str, str]],
    seats: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
) -> list[Contest]:
    """All pairs in all games, with so many seats or with each number they can be played with."""
    chosen = tuple(sorted((options or {}).items()))
    known = [(str(parse_bot(bot)), str(parse_bot(others))) for bot, others in pairs]
    found: list[Contest] = []
    for name in games:
        game = find_game(name)
        for count in seats or sorted(game.seats):
            setup = make_setup(game, count, dict(chosen))
            people = setup.seats - game.start(setup).automas.bit_count()
            for bot, others in known:
                below = others if people > 1 else ""
                found.append(Contest(name, count, chosen, bot, below, people))
    return found


class Late(Exception):
    """The time is up."""


class Clock(Witness):
    """Ends a game that is not over in time."""

    def __init__(self, end: float) -> None:
        self._end = end

    def went_on(self) -> None:
        if time.time() > self._end:
            raise Late


Job = tuple[int, Pairing]
Done = tuple[int, Played | None]


def _play(end: float, job: Job) -> Done:
    """The contest's place, and how its game went; None if the time was up before it was over."""
    place, pairing = job
    if time.time() > end:
        return place, None
    for bot in set(pairing.bots):
        _load(pairing.game, pairing.seats, pairing.options, bot)
    try:
        return place, _timed(pairing, play(pairing, Clock(end)), end)
    except Late:
        return place, None


def _timed(pairing: Pairing, played: Played, end: float) -> Played:
    """A decision that took long takes as long again when the same game is played again, if it was
    the bot's own doing: and not what the machine did meanwhile."""
    seat, sure = played.lineup.index(0), any(map(searches, pairing.bots))
    while played.longest[seat] > LONG and not sure:
        again = play(pairing, Clock(end))
        sure = again.longest[seat] > NEARLY * played.longest[seat]
        played = replace(played, longest=tuple(map(min, played.longest, again.longest)))
    return played


@cache
def _load(game: str, seats: int, options: tuple[tuple[str, object], ...], bot: str) -> None:
    """With its first answer in a process a bot loads what it knows of a game: that is no part of
    how long its decisions take."""
    party = Party(Pairing(game, seats, options, (bot,), "load", 0))
    while not party.is_over:
        has_choice = len(party.game.decision.options) > 1
        party.answer(party.choice())
        if has_choice:
            return


def measure(
    contests: Sequence[Contest],
    games: int,
    seed: str = "strength",
    hands: Hands = Hands(),  # noqa: B008 (it does not change)
    minutes: float | None = None,
    before: Strength = Strength(),  # noqa: B008 (nor does this)
    watch: Watch | None = None,
) -> list[Match]:
    """Play so many games of each, rounded up so that everybody sits everywhere equally often.

    They go on behind those that `before` tells of. When the time is up nothing is begun, nor ended:
    games count as far as all before them are over, for those left out would be the long ones.
    """
    if games < 1:
        raise BadInput(f"there must be 1 game at least, not {games}")
    end = inf if minutes is None else time.time() + 60 * minutes
    jobs = list(_jobs(contests, games, seed, before))
    played: list[dict[int, Played]] = [{} for _ in contests]
    over = 0
    for some in spread(partial(_play, end), jobs, hands, 1):
        for place, one in some:
            if one is not None:
                played[place][one.number] = one
                over += 1
        if watch is not None:
            watch(over, len(jobs))
    found: list[Match] = []
    for contest, own in zip(contests, played, strict=True):
        kept = before.found(contest.key)
        if whole := _whole(own, contest.people, kept.games if kept is not None else 0):
            more = _counted(contest, whole)
            found.append(more if kept is None else kept.with_more(more))
    return found


def _jobs(contests: Sequence[Contest], games: int, seed: str, before: Strength) -> Iterator[Job]:
    """Quick contests one after the other; then a game of each that takes long, and so on."""
    numbered: list[tuple[int, int, int]] = []
    for place, contest in enumerate(contests):
        kept = before.found(contest.key)
        first = kept.games if kept is not None else 0
        quick, rounds = contest.is_quick, -(-games // contest.people)
        numbered += [
            (-1 if quick else turn, place, first + turn) for turn in range(rounds * contest.people)
        ]
    for _, place, number in sorted(numbered):
        yield place, contests[place].pairing(number, seed)


def _whole(played: Mapping[int, Played], people: int, first: int) -> list[Played]:
    """All games up to the first that is not over, in whole rounds of the seats."""
    last = first
    while last in played:
        last += 1
    last -= (last - first) % people
    return [played[number] for number in range(first, last)]


def _counted(contest: Contest, played: Sequence[Played]) -> Match:
    seats = [one.lineup.index(0) for one in played]
    sat = list(zip(played, seats, strict=True))
    won = [one.winners.bit_count() for one, seat in sat if one.winners >> seat & 1]
    return Match(
        contest.game,
        contest.seats,
        contest.bot,
        contest.others,
        len(played),
        round(sum(1 / winners for winners in won), 4),
        sum(winners > 1 for winners in won),
        sum(one.decisions[seat] for one, seat in sat),
        round(sum(one.seconds[seat] for one, seat in sat), 3),
        sum(one.iterations[seat] for one, seat in sat),
        VERSION,
        today(),
        dict(contest.options),
        round(max(one.longest[seat] for one, seat in sat), 5),
    )


def today() -> str:
    return datetime.now(UTC).date().isoformat()


# What else is measured


def calibrate(
    game: str,
    games: int,
    seats: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
    seed: str = "strength",
    hands: Hands = Hands(),  # noqa: B008 (it does not change)
    watch: Watch | None = None,
) -> Calibration:
    """Chances as tables are judged now, against what came: in games of a seed that nothing was
    learnt from, without answers by lot."""
    from ragnatafl.lab.training.figures import bins_of, greatest_of
    from ragnatafl.lab.training.fitting import Rows, as_model
    from ragnatafl.lab.training.gathering import gather, make_plan, weights_now

    known = find_game(game)
    counts = seats or sorted(known.seats)
    plan = make_plan(game, counts, options, explore=0.0, seed=f"{seed} {game}")
    weights = weights_now(known)
    samples, _ = gather(plan, [weights], games, hands, watch)
    rows = Rows(samples)
    bins = bins_of(as_model(weights, samples.names).scores(rows), rows)
    greatest = greatest_of(bins)
    return Calibration(
        game,
        plan.seats,
        plan.bots,
        samples.games,
        samples.tables,
        None if greatest is None else round(greatest, 4),
        tuple(
            Tenth(round(b.predicted, 4), round(b.seen, 4), b.count, b.games, round(b.error, 4))
            for b in bins
        ),
        VERSION,
        today(),
        dict(plan.options),
    )


def speeds(games: Sequence[str]) -> list[Speed]:
    """How fast a jarl thinks, the median of some tries."""
    turns = list(thinking.speed(games, REPETITIONS))
    build = "compiled" if IS_COMPILED else "plain"
    return [
        Speed(
            name,
            build,
            round(median(turn[name].iterations_per_s for turn in turns), 1),
            VERSION,
            today(),
        )
        for name in games
    ]


K = TypeVar("K", bound=Match | Calibration | Speed)


def joined(
    old: Strength,
    matches: Sequence[Match] = (),
    calibration: Sequence[Calibration] = (),
    speed: Sequence[Speed] = (),
) -> Strength:
    """What was known, with what is new in place of what told of the same."""
    return Strength(
        matches=_in_order(old.matches, matches),
        calibration=_in_order(old.calibration, calibration),
        speed=_in_order(old.speed, speed),
    )


def _in_order(old: Iterable[K], new: Iterable[K]) -> tuple[K, ...]:
    """By game; within a game the weakest first, at the smallest tables."""
    known = {one.key: one for one in (*old, *new)}
    return tuple(sorted(known.values(), key=_place))


def _place(one: Match | Calibration | Speed) -> tuple[object, ...]:
    if not isinstance(one, Match):
        return one.game, repr(one.key)
    levels = bot_levels()
    bot, others = (name.partition(":")[0] for name in (one.bot, one.others))
    below = levels.index(others) if others in levels else -1
    return one.game, one.seats, one.key[2], levels.index(bot), -below, one.bot, one.others


def written(strength: Strength) -> str:
    return msgspec.json.format(msgspec.json.encode(strength), indent=1).decode() + "\n"


# Told


def table(strength: Strength) -> Iterator[str]:
    """All matches in Markdown."""
    yield (
        "| game | seats | bot | against | games | won | 95 % | fair | s/decision | longest |"
        " iterations |"
    )
    yield "|---|---|---|---|---|---|---|---|---|---|---|"
    for one in strength.matches:
        low, high = wilson(one.wins, one.games)
        searched = f"{one.iterations_a_decision:,.0f}" if one.iterations else ""
        options = "".join(f", {name} {value}" for name, value in one.options.items())
        cells = (
            f"{one.game}{options}",
            one.seats,
            f"`{one.bot}`",
            f"`{one.others}`" if one.others else "the rules",
            one.games,
            f"{100 * one.win_rate:.1f} %",
            f"{100 * low:.1f} to {100 * high:.1f}",
            f"{100 * one.fair_share:.0f} %" if one.others else "",
            f"{one.seconds_a_decision:.4f}",
            f"{1000 * one.longest:.1f} ms" if one.longest else "",
            searched,
        )
        yield f"| {' | '.join(map(str, cells))} |"


def calibration_table(strength: Strength) -> Iterator[str]:
    """Predicted chances and what came of them, in tenths."""
    tenths = " | ".join(f"{10 * place} to {10 * place + 10}" for place in range(10))
    yield f"| game | seats | games | {tenths} | greatest difference |"
    yield f"|---|---|---|{'---|' * 11}"
    for one in strength.calibration:
        cells = (
            f"{100 * tenth.predicted:.0f}: {100 * tenth.seen:.0f}" if tenth.count else ""
            for tenth in one.tenths
        )
        most = "" if one.greatest is None else f"{100 * one.greatest:.1f}"
        seats = ", ".join(map(str, one.seats))
        yield f"| {one.game} | {seats} | {one.games} | {' | '.join(cells)} | {most} |"


def speed_table(strength: Strength) -> Iterator[str]:
    """How fast a jarl thinks."""
    yield "| game | build | iterations a second |"
    yield "|---|---|---|"
    for one in strength.speed:
        yield f"| {one.game} | {one.build} | {one.iterations_per_s:,.0f} |"


TABLES: Final[Mapping[str, Callable[[Strength], Iterator[str]]]] = {
    "matches": table,
    "calibration": calibration_table,
    "speed": speed_table,
}


def put_into(page: str, strength: Strength) -> str:
    """The page with its tables as the file has them; BadInput if it has no place for them."""
    for name, told in TABLES.items():
        mark = FIRST.format(name)
        head, first, rest = page.partition(f"{mark}\n")
        _, last, tail = rest.partition(LAST)
        if not first or not last:
            raise BadInput(f"the page has no place for the table: '{mark}' and '{LAST}'")
        page = "".join((head, first, *(f"{line}\n" for line in told(strength)), last, tail))
    return page


if __name__ == "__main__":
    from ragnatafl.table.command import guarded, run_alone

    sys.exit(guarded(partial(run_alone, "strength"), sys.argv[1:]))


__all__ = [
    "Contest",
    "calibrate",
    "contests_of",
    "joined",
    "measure",
    "put_into",
    "rungs",
    "speeds",
    "table",
    "written",
]
