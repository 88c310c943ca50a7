"""`ragnatafl strength`: measure how strong the levels are, and keep it."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from ragnatafl.bots.strength import Calibration, Match, Speed, Strength, kept_at, read_strength
from ragnatafl.games import find_game, game_names
from ragnatafl.kernel.codecs import BadInput, bad
from ragnatafl.lab import strength as lab
from ragnatafl.lab.spreading import Hands
from ragnatafl.table.terminal.progress import stages


def strength(chosen: argparse.Namespace) -> int:
    path: Path = kept_at() if chosen.write else chosen.output
    for wanted in (path, chosen.docs):
        if wanted is not None and not os.access(wanted.parent, os.W_OK):
            line = f"cannot write {wanted}: there is no such folder, or nobody may write there"
            raise bad(line, "cannot-write", file=str(wanted))
    kept = _read(path) if path.exists() else Strength()
    old = kept
    for other in map(_read, chosen.join):
        old = lab.joined(old, other.matches, other.calibration, other.speed)
    page = _bytes(chosen.docs).decode() if chosen.docs is not None else ""
    if chosen.docs is not None:
        lab.put_into(page, old)  # if it has no place for the tables, it is said before any game
    found = lab.joined(old, *_measured(chosen, old))
    if found != kept:
        path.write_text(lab.written(found), encoding="utf-8")
    if chosen.docs is not None:
        chosen.docs.write_text(lab.put_into(page, found), encoding="utf-8")
    for told in lab.TABLES.values():
        print(*told(found), sep="\n", end="\n\n")
    return 0


def _read(path: Path) -> Strength:
    return read_strength(_bytes(path), str(path))


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as fault:
        raise BadInput(f"cannot read {path}: {fault.strerror or fault}") from None


def _measured(
    chosen: argparse.Namespace, old: Strength
) -> tuple[list[Match], list[Calibration], list[Speed]]:
    games = [find_game(name).name for name in chosen.game or game_names()]
    hands = Hands(chosen.cores, tuple(chosen.load))
    options = dict(chosen.option)
    pairs = [tuple(pair) for pair in chosen.match] or lab.rungs(chosen.pace)
    contests = lab.contests_of(games, pairs, chosen.seats, options)
    speed = lab.speeds(games) if chosen.speed else []
    matches: list[Match] = []
    with stages() as stage:
        if chosen.games:
            matches = lab.measure(
                contests,
                chosen.games,
                chosen.seed,
                hands,
                chosen.minutes,
                old if chosen.add else Strength(),
                stage("games"),
            )

        def calibrated(name: str) -> Calibration:
            watch = stage(f"{name}: calibration")
            return lab.calibrate(
                name, chosen.calibration, chosen.seats, options, chosen.seed, hands, watch
            )

        calibration = [calibrated(name) for name in games] if chosen.calibration else []
    return matches, calibration, speed
