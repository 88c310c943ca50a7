"""Games between bots, and what their tables looked like on the way.

Every game is a pure function of the plan and its number, so the same plan gathers the same samples
on any number of cores.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from math import prod
from typing import Any, Final

import msgspec
import numpy as np

from ragnatafl.bots import parse_bot
from ragnatafl.bots.judgement import ANY, Weight, Weights, judge_by, judgement_of
from ragnatafl.games import find_game
from ragnatafl.kernel import views
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.game import Game, Setup, Terms, make_setup
from ragnatafl.lab.arena import Pairing, Party
from ragnatafl.lab.spreading import Hands, spread
from ragnatafl.lab.training.samples import About, Numbers, Samples

LARGEST: Final = 4
"""So many games at most are handed to a process together: who interrupts does not wait long."""

MOST_VARIANTS: Final = 1000
ALL_CORES: Final = Hands()

Watch = Callable[[int, int], None]
"""Told how much is done, of how much."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play, and how."""

    game: str
    seats: tuple[int, ...]
    """Of the first game, of the second ..., and from the beginning again."""
    options: tuple[tuple[str, str], ...] = ()
    vary: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Options that change from game to game, so that all goes with all."""
    bots: tuple[str, ...] = ("karl",)
    explore: float = 0.05
    positions: int = 24
    dealt: bool = False
    seed: str = "0"

    def pairing(self, number: int) -> Pairing:
        seats, options = self.variant(number)
        return Pairing(
            self.game, seats, options, self.bots, f"{self.seed}/{number}", number
        )  # fmt: skip

    def setup(self, number: int = 0) -> Setup:
        seats, options = self.variant(number)
        return make_setup(find_game(self.game), seats, dict(options))

    @property
    def variants(self) -> int:
        """After so many games they begin again."""
        return len(self.seats) * prod(len(values) for _, values in self.vary)

    def variant(self, number: int) -> tuple[int, tuple[tuple[str, str], ...]]:
        """Seats and options of a game."""
        number, seats = divmod(number, len(self.seats))
        varied = []
        for name, values in self.vary:
            number, place = divmod(number, len(values))
            varied.append((name, values[place]))
        return self.seats[seats], (*self.options, *varied)

    def about(self, players: Sequence[Weights]) -> About:
        setup = self.setup()
        return About(
            self.game,
            setup.version,
            setup.digest,
            terms_of(setup.game).names,
            self.seats,
            dict(self.options),
            self.bots,
            self.explore,
            self.positions,
            self.dealt,
            ",".join(map(digest_of, players)),
            self.seed,
            dict(self.vary),
        )


def make_plan(
    game_name: str,
    seats: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
    vary: Mapping[str, Sequence[str]] | None = None,
    bots: Sequence[str] = ("karl",),
    explore: float = 0.05,
    positions: int = 24,
    dealt: bool = False,
    seed: str = "0",
) -> Plan:
    """A checked plan; BadInput says what is wrong with it."""
    game = find_game(game_name)
    terms_of(game)
    if not 0 <= explore <= 1:
        raise BadInput(f"--explore {explore:g}: it must be from 0 to 1")
    if positions < 1:
        raise BadInput(f"--positions {positions}: there must be 1 at least")
    if not bots:
        raise BadInput("games need bots, as in 'karl' or 'karl,jarl:200'")
    for bot in bots:
        if not parse_bot(bot).budget.repeats:
            raise BadInput(f"bot '{bot}': in training bots think in iterations, as in 'jarl:200'")
    chosen = tuple(sorted((options or {}).items()))
    varied = tuple(sorted((name, tuple(values)) for name, values in (vary or {}).items()))
    if twice := sorted({name for name, _ in chosen} & {name for name, _ in varied}):
        raise BadInput(f"{twice[0]}: it is either given with --option or with --vary")
    plan = Plan(
        game_name, tuple(seats) or (game.seats[0],), chosen, varied, tuple(bots), explore,
        positions, dealt, seed,
    )  # fmt: skip
    if plan.variants > MOST_VARIANTS:
        raise BadInput(f"--vary: {plan.variants} variants, there may be {MOST_VARIANTS}")
    for number in range(plan.variants):
        plan.setup(number)
    return plan


def terms_of(game: Game[Any]) -> Terms[Any]:
    if game.mind.terms is None:
        raise BadInput(f"{game.name} has no terms to be judged by, so there is nothing to train")
    return game.mind.terms


def weights_now(game: Game[Any]) -> Weights:
    """By which it is judged now; all 0 where it has none yet."""
    try:
        judgement = judgement_of(game)
    except (FileNotFoundError, ModuleNotFoundError):
        return Weights(game.name, {name: Weight(0.0, 0.0) for name in terms_of(game).names})
    if judgement is None:
        terms_of(game)
    assert judgement is not None, game.name
    worth = {
        seats: dict(zip(judgement.names, map(Weight, *columns), strict=True))
        for seats, columns in judgement.columns.items()
    }
    return Weights(game.name, worth.pop(ANY), worth)


@contextmanager
def judged_as_before(game_name: str) -> Iterator[None]:
    """Whatever weights are tried here, afterwards this process judges as it did."""
    game = find_game(game_name)
    before = weights_now(game)
    try:
        yield
    finally:
        judge_by(before, game)


def digest_of(weights: Weights) -> str:
    """By which weights are known: by what they are, wherever they come from."""
    told: list[object] = [(name, one.start, one.end) for name, one in weights.terms.items()]
    if weights.seats:
        told.append(weights.seats)
    return hashlib.blake2b(msgspec.json.encode(told), digest_size=8).hexdigest()


@dataclass(frozen=True, slots=True)
class Taken:
    """Of one game."""

    number: int
    seats: int
    winners: int
    points: tuple[int, ...]
    progress: Numbers
    terms: Numbers


def gather_one(plan: Plan, players: Sequence[Weights], number: int) -> Taken:
    """Play a game, and count terms at some of its tables, spread over it: in battles too, for bots
    judge those as well, and what is at stake there has terms of its own.

    Each seat goes by the weights of one of the players, as the lot has it."""
    pairing = plan.pairing(number)
    party = Party(pairing, remember=plan.dealt)
    game = party.game
    known = game.setup.game
    terms = terms_of(known)
    rng = random.Random(f"{pairing.seed}/players")
    own = [rng.choice(players) for _ in range(pairing.seats)]
    rng = random.Random(f"{pairing.seed}/explore")
    seen: list[tuple[float, list[list[float]]]] = []
    while not party.is_over:
        options = game.decision.options
        if len(options) > 1:
            table = game
            if plan.dealt:
                view = views.view(game, game.decision.seat)
                table = views.determinize(view, rng, remember=False)
            counted = terms.progress(table), terms.count(table)
            if not seen or seen[-1] != counted:  # several seats may be asked at one table
                seen.append(counted)
        judge_by(own[game.decision.seat], known)
        by_lot = len(options) > 1 and rng.random() < plan.explore
        party.answer(rng.choice(options) if by_lot else party.choice())
    some = [seen[place] for place in _spread_over(len(seen), plan.positions, rng)]
    shape = (len(some), pairing.seats, len(terms.names))
    return Taken(
        number,
        pairing.seats,
        game.winners,
        known.scores(game),
        np.array([late for late, _ in some], dtype=np.float32),
        np.array([numbers for _, numbers in some], dtype=np.float32).reshape(shape),
    )


def _spread_over(length: int, most: int, rng: random.Random) -> list[int]:
    """So many places at most, one from each of as many equal stretches.

    >>> _spread_over(3, 24, random.Random(1)), len(_spread_over(100, 24, random.Random(1)))
    ([0, 1, 2], 24)
    """
    if length <= most:
        return list(range(length))
    return [int((place + rng.random()) * length / most) for place in range(most)]


def gather(
    plan: Plan,
    players: Sequence[Weights],
    games: int,
    hands: Hands = ALL_CORES,
    watch: Watch | None = None,
) -> tuple[Samples, int]:
    """Samples of so many games, and of how many of them. Fewer if it is interrupted.

    A game that nobody won, or where nothing was to be chosen, teaches nothing and is left out.
    """
    if games < 1:
        raise BadInput(f"there must be 1 game at least, not {games}")
    taken: list[Taken] = []
    try:
        with judged_as_before(plan.game):
            work = partial(gather_one, plan, players)
            for some in spread(work, range(games), hands, LARGEST):
                taken += some
                if watch is not None:
                    watch(len(taken), games)
    except KeyboardInterrupt:
        if not taken:
            raise
    played = len(taken)
    taken = sorted(
        (one for one in taken if one.winners and len(one.progress)), key=lambda one: one.number
    )
    if not taken:
        raise BadInput(f"{plan.game}: none of {played} games was won by anybody")
    return _put_together(plan.about(players), taken), played


def _put_together(about: About, taken: Sequence[Taken]) -> Samples:
    widest = max(one.seats for one in taken)
    return Samples(
        (about,),
        np.zeros(len(taken), dtype=np.int32),
        np.array([one.number for one in taken], dtype=np.int32),
        np.array([one.seats for one in taken], dtype=np.int32),
        np.array([one.winners for one in taken], dtype=np.int32),
        np.array([one.points + (0,) * (widest - one.seats) for one in taken], dtype=np.float32),
        np.repeat(np.arange(len(taken), dtype=np.int32), [len(one.progress) for one in taken]),
        np.concatenate([one.progress for one in taken]),
        np.concatenate(
            [np.pad(one.terms, ((0, 0), (0, widest - one.seats), (0, 0))) for one in taken]
        ),
    )
