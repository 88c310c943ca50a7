"""Everything a game says can be said in all four languages (2.9)."""

from __future__ import annotations

import re
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from generic.tables import each_game, is_long
from ragnatafl.kernel.decisions import Illegal, Option
from ragnatafl.kernel.game import Game
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.positions import digest
from ragnatafl.lab import checks


@each_game(quick=False)
def test_whatever_is_met_in_random_games_can_be_said(game: Game[Any]) -> None:
    sayings = checks.Sayings(game)
    for seed, setup in enumerate(checks.setups(game, at_most=4 if is_long(game) else 20)):
        match = checks.start_match(setup, seed, "asked" if seed % 4 == 0 else "fast")
        rng = Random(seed)
        met: list[Option] = []
        heard = 0
        for number in checks.play_on(match, rng):
            sayings.hear(match, heard)
            heard = len(match.events)
            for option in rng.sample(met, min(3, len(met))) if number % 5 == 0 else ():
                hear_refusal(match, option, sayings)
            met += rng.sample(match.decision.options, 1)
        sayings.hear(match, heard)

    assert sayings.faults == []


def hear_refusal(match: Match[Any], option: Option, sayings: checks.Sayings) -> None:
    """A choice of earlier on is refused in the words of a rule, and changes nothing (2.14)."""
    if option in match.decision.options:
        return
    before = digest(match.state)
    with pytest.raises(Illegal) as refused:
        match.choose(option)
    sayings.hear_refusal(refused.value.refusal)
    assert refused.value.refusal.rule in str(refused.value)
    assert digest(match.state) == before


@pytest.mark.parametrize("code", LANGUAGES)
@each_game()
def test_the_language_files_of_a_game_have_the_same_messages(game: Game[Any], code: str) -> None:
    assert messages(game.package, code) == messages(game.package, "en")


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_language_files_of_the_kernel_have_the_same_messages(code: str) -> None:
    assert messages("ragnatafl", code) == messages("ragnatafl", "en")


def messages(package: str, code: str) -> dict[str, set[str]]:
    """Key to the arguments its sentence uses."""
    text = files(package).joinpath("words", f"{code}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    key = ""
    for line in text.splitlines():
        match = re.match(r"([a-zA-Z][\w-]*) *=", line)
        key = match[1] if match else key
        if line[:1] not in ("#", ""):
            # A form may be chosen by the id or by the name: they are one argument.
            names = {name.removesuffix("_name") for name in re.findall(r"\$(\w+)", line)}
            found.setdefault(key, set()).update(names)
    return found
