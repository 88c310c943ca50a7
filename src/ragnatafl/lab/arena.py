"""The arena: many games between bots, on all cores, and who won how often.

Seats are rotated, so that each bot sits everywhere equally often, and every game has a seed of its
own, made of the arena's and its number. With budgets in iterations the results are a pure function
of game, set-up, bots and seed, however many cores there are; only the seconds differ.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median_low
from typing import Final

from rich.table import Table

from ragnatafl.bots import parse_bot
from ragnatafl.bots.seated import Seated, string_after
from ragnatafl.games import find_game
from ragnatafl.kernel import agenda
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.game import make_setup, start_game
from ragnatafl.kernel.packs import Pack
from ragnatafl.kernel.seats import Seat, SeatMask
from ragnatafl.kernel.state import State
from ragnatafl.lab.checks import is_stopped
from ragnatafl.lab.spreading import HERE, Hands, load, spread

Z95: Final = 1.959964
AUTOMA: Final = -1
"""In a line-up: nobody's seat, the rules play it."""
HEADINGS: Final = (
    "bot", "games", "wins", "shared", "win rate", "95 %", "mean score", "decisions", "s/decision",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game to be played: everything it needs, and nothing that a new process does not have."""

    game: str
    seats: int
    options: tuple[tuple[str, object], ...]
    bots: tuple[str, ...]
    seed: str
    number: int
    content: int | None = None
    """The version of the content, if not the newest."""
    pack: Pack | None = None
    """Entries in the place of ours."""

    def lineup(self, automas: int = 0) -> tuple[int, ...]:
        """Which of the bots sits where, one seat further in every game; few bots sit twice.

        -1 stands for a seat of `automas`, which the rules play.
        """
        free = [seat for seat in range(self.seats) if not automas >> seat & 1]
        places = {seat: (place + self.number) % len(self.bots) for place, seat in enumerate(free)}
        return tuple(places.get(seat, AUTOMA) for seat in range(self.seats))


@dataclass(frozen=True, slots=True)
class Played:
    """How one game went, by seat."""

    number: int
    lineup: tuple[int, ...]
    winners: SeatMask
    scores: tuple[int, ...]
    parts: tuple[tuple[tuple[str, int], ...], ...]
    """Where the points came from, if the game says so: message keys and points."""
    decisions: tuple[int, ...]
    """Those with two options or more."""
    seconds: tuple[float, ...] = field(compare=False)
    ended_by: str = ""
    """The rule that ended it; nothing, if it was stopped."""
    rounds: int = 0
    """How many it took, if the game counts them."""
    iterations: tuple[int, ...] = field(default=(), compare=False)
    """At those decisions, of bots that search."""
    longest: tuple[float, ...] = field(default=(), compare=False)
    """Seconds of a processor that the longest of them took: what else it did meanwhile does not
    count."""

    @property
    def ending(self) -> str:
        """The rule that ended it; and that an automa won, if one did."""
        automas = sum(1 << seat for seat, who in enumerate(self.lineup) if who == AUTOMA)
        return ending_of(self.ended_by, self.winners, automas)


@dataclass(frozen=True, slots=True)
class Ending:
    """How often games ended by one rule, and how long they took."""

    rule: str
    """Nothing for games that were stopped; with ' automa' behind it if an automa won."""
    games: int
    share: float
    median_rounds: int
    """The lower of two in the middle, as in a report: a number of rounds that was played."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot did in all its games."""

    bot: str
    games: int
    wins: float
    """A victory shared by two is half a win."""
    shared: int
    mean_score: float
    mean_parts: tuple[tuple[str, float], ...]
    """Where its points came from, in the mean of its games."""
    decisions: int
    seconds: float = field(compare=False)

    @property
    def win_rate(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def decisions_a_game(self) -> float:
        return self.decisions / self.games

    @property
    def seconds_a_decision(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0


@dataclass(frozen=True, slots=True)
class Results:
    """All games of an arena in their order, whatever order they ended in."""

    game: str
    seats: int
    seed: str
    bots: tuple[str, ...]
    played: tuple[Played, ...]

    def standings(self) -> tuple[Standing, ...]:
        """One a bot, in the order in which they were named."""
        return tuple(self._standing(label, [bot]) for bot, label in enumerate(self.bots))

    def kinds(self) -> tuple[Standing, ...]:
        """One a kind of bot: those that were named several times are taken together."""
        alike: dict[str, list[int]] = {}
        for bot, label in enumerate(self.bots):
            alike.setdefault(label.partition(" ")[0], []).append(bot)
        return tuple(self._standing(kind, bots) for kind, bots in alike.items())

    def endings(self) -> tuple[Ending, ...]:
        return count_endings([(one.ending, one.rounds) for one in self.played])

    def _standing(self, label: str, bots: Sequence[int]) -> Standing:
        sat = [(p, s) for p in self.played for s, who in enumerate(p.lineup) if who in bots]
        won = [p.winners.bit_count() for p, seat in sat if p.winners >> seat & 1]
        return Standing(
            bot=label,
            games=len(sat),
            wins=sum(1 / winners for winners in won),
            shared=sum(winners > 1 for winners in won),
            mean_score=sum(p.scores[seat] for p, seat in sat) / len(sat),
            mean_parts=_means([p.parts[seat] for p, seat in sat]),
            decisions=sum(p.decisions[seat] for p, seat in sat),
            seconds=sum(p.seconds[seat] for p, seat in sat),
        )


def ending_of(rule: str, winners: int, automas: int) -> str:
    """
    >>> ending_of("LOR-1.2", 0b01, 0b01), ending_of("LOR-1.2", 0b10, 0b01)
    ('LOR-1.2 automa', 'LOR-1.2')
    """
    return f"{rule} automa" if winners & automas else rule


def count_endings(games: Sequence[tuple[str, int]]) -> tuple[Ending, ...]:
    """Of the rule that ended each game, and its rounds: most frequent first; all games at last."""
    rules: dict[str, list[int]] = {}
    for rule, rounds in games:
        rules.setdefault(rule, []).append(rounds)
    found = sorted(rules.items(), key=lambda item: (-len(item[1]), item[0]))
    everything = [rounds for _, rounds in games]
    return tuple(
        Ending(rule, len(rounds), len(rounds) / len(everything), median_low(rounds))
        for rule, rounds in (*found, ("all", everything))
    )


def _means(games: Sequence[tuple[tuple[str, int], ...]]) -> tuple[tuple[str, float], ...]:
    """The mean of each part over some games; a part that is not named counts 0 there."""
    sums: dict[str, int] = {}
    for parts in games:
        for key, points in parts:
            sums[key] = sums.get(key, 0) + points
    return tuple((key, total / len(games)) for key, total in sums.items())


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a rate by Wilson's score, which is right for few games too.

    >>> low, high = wilson(130, 200)
    >>> round(low, 3), round(high, 3)
    (0.582, 0.713)
    """
    square = Z95 * Z95
    rate = wins / games
    middle = (rate + square / (2 * games)) / (1 + square / games)
    spread = rate * (1 - rate) / games + square / (4 * games * games)
    reach = Z95 / (1 + square / games) * math.sqrt(spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def run(
    game_name: str,
    bots: Sequence[str],
    games: int,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int | str = 0,
    workers: int | None = None,
    on_progress: Callable[[int, int], None] | None = None,
    modules: Sequence[str] = (),
    pack: Pack | None = None,
    on: str = HERE,
) -> Results:
    """Play so many games. BadInput names what is wrong before any game begins.

    `modules` bring games of their own (as for `load_game`), in every process. `on_progress` is told
    how many games are over, of how many. Without `workers` all cores are used, or what `on` names
    (`Hands`). With a `pack` its entries are played with.
    """
    load(modules)
    pairings = _pairings(game_name, bots, games, seats, options or {}, str(seed), pack)
    played: list[Played] = []
    for done in spread(play, pairings, Hands(workers, tuple(modules), on)):
        played += done
        if on_progress is not None:
            on_progress(len(played), games)
    played.sort(key=lambda one: one.number)
    first = pairings[0]
    return Results(game_name, first.seats, str(seed), labels(first.bots), tuple(played))


def _pairings(
    game_name: str,
    bots: Sequence[str],
    games: int,
    seats: int | None,
    options: Mapping[str, object],
    seed: str,
    pack: Pack | None,
) -> list[Pairing]:
    game = find_game(game_name)
    if not bots:
        raise BadInput("the arena needs bots, as in 'karl,jarl:0.5s'")
    if games < 1:
        raise BadInput(f"there must be 1 game at least, not {games}")
    specs = tuple(str(parse_bot(bot)) for bot in bots)
    if seats is None and len(bots) in game.seats:
        seats = len(bots)
    setup = make_setup(game, seats, options, pack)
    people = setup.seats - start_game(setup, seed, remember=False).automas.bit_count()
    if len(bots) > people:
        raise BadInput(f"{len(bots)} bots cannot sit on {people} seats")
    chosen = tuple(options.items())
    return [
        Pairing(game_name, setup.seats, chosen, specs, f"{seed}/{number}", number, pack=pack)
        for number in range(games)
    ]


class Party:
    """A game, and bots at all its seats: each sees its view alone, and is asked as at a table."""

    def __init__(
        self, pairing: Pairing, remember: bool = False, events: list[Event] | None = None
    ) -> None:
        options, content = dict(pairing.options), pairing.content
        setup = make_setup(
            find_game(pairing.game), pairing.seats, options, pairing.pack, content_version=content
        )
        remember = remember or any(parse_bot(bot).needs_memory for bot in pairing.bots)
        self.game: State = start_game(setup, pairing.seed, events=events, remember=remember)
        self.lineup = pairing.lineup(self.game.automas)
        """Which of the pairing's bots sits where."""
        specs = [parse_bot(pairing.bots[max(0, who)]) for who in self.lineup]
        self.bots = [Seated(spec, pairing.seed, Seat(seat)) for seat, spec in enumerate(specs)]
        self._answers = [0] * setup.seats
        self._strings = [0] * setup.seats

    @property
    def is_over(self) -> bool:
        return self.game.over or is_stopped(self.game)

    def choice(self) -> Option:
        """What the bot of the seat that is asked would answer."""
        seat = self.game.decision.seat
        bot = self.bots[seat]
        return bot.choose(self.game, self._answers[seat], self._strings[seat], bot.spec.budget)

    def answer(self, choice: Option) -> None:
        """The seat that is asked answers this, whoever has chosen it."""
        seat, sealed = self.game.decision.seat, bool(self.game.pending)
        agenda.choose(self.game, choice, seat)
        self._answers[seat] += 1
        self._strings[seat] = string_after(self.game, seat, sealed, self._strings[seat])


class Witness:
    """Looks on at a game; this one sees nothing."""

    def begins(self, pairing: Pairing) -> Party:
        """The game as it wants to see it."""
        return Party(pairing)

    def chose(self, decision: Decision, choice: Option, seconds: float) -> None:
        """Somebody answers; the table is as it was before."""

    def went_on(self) -> None:
        """The answer is in, and the game has come to its next question or its end."""


def play(pairing: Pairing, witness: Witness | None = None) -> Played:
    """Play one game, and let somebody look on."""
    witness = witness or Witness()
    party = witness.begins(pairing)
    game, setup = party.game, party.game.setup
    decisions, seconds = [0] * setup.seats, [0.0] * setup.seats
    iterations, longest = [0] * setup.seats, [0.0] * setup.seats
    rounds = setup.game.rounds
    while not party.is_over:
        decision = game.decision
        seat = decision.seat
        begun, worked = time.perf_counter(), time.process_time()
        choice = party.choice()
        took = time.perf_counter() - begun
        if len(decision.options) > 1:
            longest[seat] = max(longest[seat], time.process_time() - worked)
            seconds[seat] += took
            decisions[seat] += 1
            iterations[seat] += party.bots[seat].iterations
        witness.chose(decision, choice, took)
        party.answer(choice)
        witness.went_on()
    return Played(
        pairing.number,
        party.lineup,
        game.winners,
        setup.game.scores(game),
        tuple(_parts(game, seat) for seat in range(setup.seats)),
        tuple(decisions),
        tuple(seconds),
        game.ended_by,
        rounds(game) if rounds is not None else 0,
        tuple(iterations),
        tuple(longest),
    )


def _parts(game: State, seat: int) -> tuple[tuple[str, int], ...]:
    parts = game.setup.game.score_parts
    return parts(game, Seat(seat)) if parts is not None else ()


def labels(bots: Sequence[str]) -> tuple[str, ...]:
    """The bots' names; those that stand there several times with a number.

    >>> labels(("karl", "jarl", "karl"))
    ('karl', 'jarl', 'karl (2)')
    """
    labels: list[str] = []
    for place, bot in enumerate(bots):
        again = bots[:place].count(bot)
        labels.append(f"{bot} ({again + 1})" if again else bot)
    return tuple(labels)


def results_table(results: Results, headings: Sequence[str] = HEADINGS) -> Table:
    """The standings for a terminal; `headings` in another language if one likes."""
    table = Table(title=f"{results.game}, {results.seats} seats, seed {results.seed}")
    for place, heading in enumerate(headings):
        table.add_column(heading, justify="right" if place else "left", no_wrap=True)
    for standing in results.standings():
        low, high = standing.interval
        table.add_row(
            standing.bot,
            str(standing.games),
            f"{standing.wins:.1f}".removesuffix(".0"),
            str(standing.shared),
            f"{standing.win_rate:.1%}",
            f"{low:.1%} - {high:.1%}",
            f"{standing.mean_score:.1f}",
            f"{standing.decisions_a_game:.1f}",
            f"{standing.seconds_a_decision:.4f}",
        )
    return table


def endings_table(results: Results, headings: Sequence[str], name: Callable[[str], str]) -> Table:
    """How the games ended; `name` says a rule in words."""
    table = Table()
    for place, heading in enumerate(headings):
        table.add_column(heading, justify="right" if place else "left", no_wrap=True)
    for ending in results.endings():
        row = (str(ending.games), f"{ending.share:.1%}", str(ending.median_rounds))
        table.add_row(name(ending.rule), *row)
    return table


__all__ = [
    "Ending",
    "Pairing",
    "Party",
    "Played",
    "Results",
    "Standing",
    "count_endings",
    "ending_of",
    "endings_table",
    "play",
    "results_table",
    "run",
    "wilson",
]
