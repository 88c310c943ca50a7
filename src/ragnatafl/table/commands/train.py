"""`ragnatafl train`: learn from games what the terms of a game are worth."""

from __future__ import annotations

import argparse
import os
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput, bad
from ragnatafl.kernel.game import Game
from ragnatafl.lab.spreading import Hands
from ragnatafl.table.terminal.progress import Stage, stages

if TYPE_CHECKING:
    from ragnatafl.bots.judgement import Weights
    from ragnatafl.bots.network import Network
    from ragnatafl.lab.training.rounds import Learnt, Round


def train(chosen: argparse.Namespace) -> int:
    for variable in ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(variable, "1")  # we have threads and processes of our own
    game = find_game(chosen.game)
    if chosen.gather is not None and chosen.fit is not None:
        line = "--gather plays games and --fit plays none: one of them at a time"
        raise bad(line, "gather-or-fit")
    for path in (chosen.gather, chosen.chart, chosen.report, _place(chosen, game)):
        if path is not None and not (path.parent.is_dir() and os.access(path.parent, os.W_OK)):
            line = f"cannot write {path}: there is no such folder, or nobody may write there"
            raise bad(line, "cannot-write", file=str(path))
    if chosen.gather is not None:
        return _gather(chosen)
    if chosen.fit is not None:
        return _fit(chosen, game)
    return _rounds(chosen, game)


def _gather(chosen: argparse.Namespace) -> int:
    from ragnatafl.lab.training.gathering import gather, make_plan, weights_now
    from ragnatafl.lab.training.samples import save

    plan = make_plan(**_planned(chosen))
    weights = weights_now(find_game(plan.game))
    with stages() as stage:
        samples, played = gather(
            plan, [weights], chosen.n, _hands(chosen), stage(f"{plan.game}: games")
        )  # fmt: skip
    save(samples, chosen.gather)
    _say(f"{samples.games} games, {samples.tables} positions: {chosen.gather}")
    _say_interrupted(played, chosen.n)
    return 0


def _fit(chosen: argparse.Namespace, game: Game[Any]) -> int:
    from ragnatafl.lab.training.gathering import make_plan, weights_now
    from ragnatafl.lab.training.rounds import final, settle
    from ragnatafl.lab.training.samples import check_fits, join, read

    parts = []
    for path in chosen.fit:
        part = read(path)
        check_fits(part, game, str(path))
        parts.append(part)
    samples = join(parts)
    about, seats = samples.about[0], sorted(set(samples.seats.tolist()))
    plan = make_plan(game.name, seats, about.options, about.vary, about.bots[:1], seed=chosen.seed)
    with stages() as stage:
        found = settle(
            plan, samples, weights_now(game), chosen.targets, chosen.duels or 0, _hands(chosen),
            stage,
        )  # fmt: skip
        network = _network(found.learnt, chosen, stage) if found.kept else None
    _show_round(found, chosen, game)
    _write_kept(final([found]), network, chosen, game)
    return 0


def _rounds(chosen: argparse.Namespace, game: Game[Any]) -> int:
    from ragnatafl.lab.training.gathering import make_plan
    from ragnatafl.lab.training.rounds import final, train

    plan = make_plan(**_planned(chosen))
    duels = chosen.duels
    if duels is None:
        duels = 200 if chosen.rounds > 1 else 0

    def on_round(one: Round) -> None:
        _say_interrupted(one.played, chosen.n)
        _show_round(one, chosen, game)
        _say("")

    with stages() as stage:
        found = train(
            plan, chosen.n, chosen.rounds, duels, chosen.targets, _hands(chosen), stage, on_round,
        )  # fmt: skip
        kept = [one.learnt for one in found if one.kept]
        network = _network(kept[-1], chosen, stage) if kept else None
    _write_kept(final(found), network, chosen, game)
    return 0


def _planned(chosen: argparse.Namespace) -> dict[str, Any]:
    return {
        "game_name": chosen.game,
        "seats": chosen.seats,
        "options": dict(chosen.option),
        "vary": {name: [one.strip() for one in told.split(",")] for name, told in chosen.vary},
        "bots": [bot.strip() for bot in chosen.bots.split(",")],
        "explore": chosen.explore,
        "positions": chosen.positions,
        "dealt": chosen.dealt,
        "seed": chosen.seed,
    }


def _hands(chosen: argparse.Namespace) -> Hands:
    return Hands(chosen.workers, tuple(chosen.load), chosen.on)


def _show_round(one: Round, chosen: argparse.Namespace, game: Game[Any]) -> None:
    _show(one.learnt, chosen, game)
    if chosen.rounds > 1 or one.duels:
        _say(f"Round {one.number}: {'kept' if one.kept else 'not kept'}")
    for seats, met in one.duels.items():
        _say(f"  duels with {seats} seats: {met}")


def _show(learnt: Learnt, chosen: argparse.Namespace, game: Game[Any]) -> None:
    from ragnatafl.lab.training.reports import chart, page, told, words_of

    samples, words = learnt.samples, words_of(game, chosen.lang or "en")
    headline = f"{game.name}: {samples.games} games, {samples.tables} positions"
    _say(headline)
    for line in told(learnt.figures, words):
        _say(line)
    if chosen.chart is not None:
        _put(chosen.chart, chart(f"{game.name}: chances to win", learnt.figures.bins))
    if chosen.report is not None:
        notes = [
            f"{(samples.part == place).sum()} games: {about}"
            for place, about in enumerate(samples.about)
        ]
        _put(chosen.report, page(headline, learnt.figures, words, notes))


def _write_kept(
    weights: Weights | None, network: Network | None, chosen: argparse.Namespace, game: Game[Any]
) -> None:
    if weights is None:
        _say("No round was better than the weights there are; nothing is written.")
        return
    _write(weights, chosen, game)
    _write_network(network, chosen, game)


def _write(weights: Weights, chosen: argparse.Namespace, game: Game[Any]) -> None:
    path = _place(chosen, game)
    document = msgspec.json.format(msgspec.json.encode(weights), indent=1).decode()
    _put(path, document + "\n")
    _say(f"The weights: {path}")


def _place(chosen: argparse.Namespace, game: Game[Any]) -> Path:
    """Where the weights go."""
    if not chosen.write:
        return Path(chosen.output)
    try:
        return Path(str(files(f"{game.package}.mind") / "weights.json"))
    except ModuleNotFoundError:
        raise BadInput(f"{game.name} has no folder 'mind' for its weights; -o says where") from None


def _network(learnt: Learnt, chosen: argparse.Namespace, stage: Stage) -> Network | None:
    """On top of the weights, from the same games; told how well it foretells others."""
    if chosen.network is None:
        return None
    from ragnatafl.lab.training.networks import learn_network

    watch = stage(f"{learnt.weights.game}: network")
    network, found = learn_network(learnt, chosen.targets, lambda passes, _: watch(passes, passes))
    _say(
        f"Network: cross-entropy {found.fitted:.4f}, the weights alone {found.before:.4f}"
        f" ({found.passes} passes)"
    )
    return network


def _write_network(network: Network | None, chosen: argparse.Namespace, game: Game[Any]) -> None:
    if network is None:
        return
    from ragnatafl.bots.network import NAME, write_network

    path: Path = chosen.network
    if chosen.write:
        path = Path(str(files(f"{game.package}.mind") / NAME))
    _put(path, write_network(network))
    _say(f"The network: {path}")


def _put(path: Path, text: str | bytes) -> None:
    try:
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
    except OSError as fault:
        raise BadInput(f"cannot write {path}: {fault.strerror or fault}") from None


def _say_interrupted(played: int, games: int) -> None:
    if played < games:
        _say(f"Interrupted after {played} of {games} games; what was gathered is kept.")


def _say(line: str) -> None:
    print(line)
