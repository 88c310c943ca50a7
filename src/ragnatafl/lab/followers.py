"""How hard Followers of Surtr are: bots in a person's seat against each hero at each difficulty.

Every game has a seed of its own, made of the run's, the hero and its number: so all difficulties
and bots meet the same Followers. `python -m ragnatafl.lab.followers --help` tells the rest.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final, cast

import msgspec

from ragnatafl.bots import parse_bot
from ragnatafl.games import find_game
from ragnatafl.games.lords.rules.state import rounds
from ragnatafl.games.surtr.rules.components import DIFFICULTIES
from ragnatafl.games.surtr.rules.state import Surtr
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.game import make_setup
from ragnatafl.lab.arena import Pairing, Party, wilson
from ragnatafl.lab.spreading import HERE, Hands, spread

HELP = """\
Let bots play a person's seat against one Follower: so many games for each hero,
difficulty and bot. Tells how often they won, how games ended, how long they were
and how many desolation tokens lay on the board at the end, in Markdown.

  python -m ragnatafl.lab.followers -n 200 --bots karl,jarl:0.1s --json f.json"""

HEROES: Final = ("ragnar", "lagertha", "aslaug", "snorri", "beowulf")
PERSON: Final = 1
"""The seat of the only person."""
ROADS: Final = {
    "LOR-1.2": "Jarl", "LOR-1.3": "Gothi", "LOR-1.4": "Slayer", "SOLO-11.3": "Ragnarok",
    "SOLO-10.6": "Surtr", "": "stopped",
}  # fmt: skip
"""By the rule that ends a game."""
MOST: Final = 100_000


@dataclass(frozen=True, slots=True)
class Job:
    """One game."""

    hero: str
    difficulty: str
    bot: str
    seed: str
    number: int
    content: int | None
    options: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Fought:
    """How it went."""

    hero: str
    difficulty: str
    bot: str
    number: int
    won: bool
    road: str
    rounds: int
    tokens: int
    """Of desolation on the board at the end."""


@dataclass(frozen=True, slots=True)
class Row:
    """The games of one hero, or of all, at one difficulty with one bot."""

    hero: str
    difficulty: str
    bot: str
    games: int
    wins: int
    rate: float
    low: float
    high: float
    rounds: float
    """The median."""
    tokens: float
    """The mean."""
    won_by: dict[str, int]
    lost_by: dict[str, int]


def fight(job: Job) -> Fought:
    """Play one game."""
    options: tuple[tuple[str, object], ...] = (("hero", job.hero), *job.options)
    if job.difficulty:
        options = (*options, ("difficulty", job.difficulty))
    party = Party(Pairing("surtr", 2, options, (job.bot,), job.seed, job.number, job.content))
    while not party.is_over:
        party.answer(party.choice())
    game = cast("Surtr", party.game)
    return Fought(
        job.hero, job.difficulty, job.bot, job.number, bool(game.winners >> PERSON & 1),
        ROADS[game.ended_by], rounds(game), game.desolation.bit_count(),
    )  # fmt: skip


def row_of(hero: str, difficulty: str, bot: str, games: Sequence[Fought]) -> Row:
    wins = sum(game.won for game in games)
    low, high = wilson(wins, len(games))
    return Row(
        hero, difficulty, bot, len(games), wins, wins / len(games), low, high,
        median(game.rounds for game in games), sum(game.tokens for game in games) / len(games),
        _roads([game.road for game in games if game.won]),
        _roads([game.road for game in games if not game.won]),
    )  # fmt: skip


def _roads(found: Sequence[str]) -> dict[str, int]:
    counted = {road: found.count(road) for road in ROADS.values()}
    return {road: count for road, count in counted.items() if count}


def rows_of(games: Sequence[Fought]) -> list[Row]:
    """By bot and difficulty: each hero, then all of them."""
    rows: list[Row] = []
    for bot, difficulty in dict.fromkeys((game.bot, game.difficulty) for game in games):
        some = [game for game in games if (game.bot, game.difficulty) == (bot, difficulty)]
        heroes = dict.fromkeys(game.hero for game in some)
        rows += [row_of(h, difficulty, bot, [g for g in some if g.hero == h]) for h in heroes]
        if len(heroes) > 1:
            rows.append(row_of("all", difficulty, bot, some))
    return rows


def markdown(rows: Sequence[Row]) -> str:
    lines = [
        "| bot | difficulty | hero | games | won | 95 % | won by | lost by | rounds | tokens |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        cells = (
            f"`{row.bot}`", row.difficulty or "none", row.hero, str(row.games),
            f"{row.rate:.0%}", f"{row.low:.0%} to {row.high:.0%}", _share(row.won_by, row.games),
            _share(row.lost_by, row.games), f"{row.rounds:g}", f"{row.tokens:.1f}",
        )  # fmt: skip
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def _share(roads: dict[str, int], games: int) -> str:
    ranked = sorted(roads.items(), key=lambda item: -item[1])
    return ", ".join(f"{road} {count / games:.0%}" for road, count in ranked)


def jobs_of(
    heroes: Sequence[str],
    difficulties: Sequence[str],
    bots: Sequence[str],
    games: int,
    seed: str = "0",
    content: int | None = None,
    options: Sequence[tuple[str, str]] = (),
) -> list[Job]:
    """All games; BadInput names what is wrong before any begins."""
    if not 1 <= games <= MOST:
        raise BadInput(f"there must be 1 to {MOST} games, not {games}")
    named = [str(parse_bot(bot)) for bot in bots]
    for hero in heroes:
        for difficulty in difficulties:
            chosen = {"hero": hero, **({"difficulty": difficulty} if difficulty else {})}
            asked = {**chosen, **dict(options)}
            make_setup(find_game("surtr"), 2, asked, content_version=content).new_table()
    return [
        Job(hero, difficulty, bot, f"{seed}/{hero}/{number}", number, content, tuple(options))
        for bot in named
        for difficulty in difficulties
        for hero in heroes
        for number in range(games)
    ]


def measure(
    jobs: Sequence[Job], hands: Hands, on_progress: Callable[[int], None] | None = None
) -> list[Row]:
    """All rows, in the order of the jobs, however many hands there are."""
    fought: list[Fought] = []
    for done in spread(fight, jobs, hands, largest=1):
        fought += done
        if on_progress is not None:
            on_progress(len(fought))
    order = {(j.bot, j.difficulty, j.hero, j.number): place for place, j in enumerate(jobs)}
    fought.sort(key=lambda game: order[game.bot, game.difficulty, game.hero, game.number])
    return rows_of(fought)


def _setting(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"'{text}' must be NAME=VALUE")
    return name, value


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="followers", description=HELP, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("-n", "--games", type=int, default=40, help="for each hero, difficulty and bot; 40")
    add("--heroes", default=",".join(HEROES), help="all five of the box")
    add("--difficulties", default=",".join(DIFFICULTIES.ids), help="all; 'none' with content 1")
    add("--bots", default="karl", help="who plays, as in karl,jarl:0.1s")
    add("--seed", default="0", help="the same games again")
    add("--content", type=int, help="a version of the content; the newest")
    add("--option", type=_setting, action="append", default=[], help="a set-up option, NAME=VALUE")
    add("--workers", type=int, help="processes; one for each core")
    add("--on", default=HERE, metavar="WHERE", help="here, ray or ray://HOST:PORT (here)")
    add("--json", metavar="FILE", help="write the figures there too")
    add("--markdown", metavar="FILE", help="write the table there too")
    args = parser.parse_args(argv)
    begun = time.monotonic()
    try:
        difficulties = ["" if one == "none" else one for one in args.difficulties.split(",")]
        jobs = jobs_of(
            args.heroes.split(","), difficulties, args.bots.split(","), args.games, args.seed,
            args.content, args.option,
        )  # fmt: skip

        def on_progress(done: int) -> None:
            print(f"\r{done} of {len(jobs)} games", end="", file=sys.stderr, flush=True)

        rows = measure(
            jobs, Hands(args.workers, on=args.on), on_progress if sys.stderr.isatty() else None
        )
    except BadInput as fault:
        print(f"followers: {fault}", file=sys.stderr)
        return 2
    table = markdown(rows)
    print(table, end="")
    print(f"{len(jobs)} games in {time.monotonic() - begun:.0f} s", file=sys.stderr)
    if args.json:
        Path(args.json).write_bytes(msgspec.json.format(msgspec.json.encode(rows)))
    if args.markdown:
        Path(args.markdown).write_text(table, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
