"""Konung: a jarl that thinks longer, and judges by a network where the game has one."""

from __future__ import annotations

from typing import Any

import pytest

from bots.march import new_march
from bots.tables import says
from ragnatafl.bots import Budget
from ragnatafl.bots.jarl import Jarl
from ragnatafl.bots.konung import Konung
from ragnatafl.bots.network import network_of
from ragnatafl.games import find_game
from ragnatafl.kernel import agenda, views
from ragnatafl.kernel.decisions import Option
from ragnatafl.kernel.game import make_setup, start_game

FEW = Budget(iterations=12)


def answers(bot: Jarl, name: str, count: int) -> list[Option]:
    """What it chooses at the first tables of a game, at every seat."""
    game: Any = start_game(make_setup(find_game(name), 2, {}), "north", remember=True)
    found = []
    for _ in range(count):
        decision = game.decision
        found.append(bot.choose(views.view(game, decision.seat), decision, FEW))
        assert found[-1] in decision.options
        agenda.choose(game, found[-1], decision.seat)
    return found


@pytest.mark.parametrize("name", ["bloodrage", "runics"])
def test_it_goes_by_the_network(name: str) -> None:
    konung = Konung("7")

    first = answers(konung, name, 12)

    assert konung.judged_by(find_game(name)) is network_of(find_game(name)) is not None
    assert answers(Konung("7"), name, 12) == first


def test_without_a_network_it_is_a_jarl() -> None:
    assert network_of(find_game("lords")) is None
    assert answers(Konung("7"), "lords", 4) == answers(Jarl("7"), "lords", 4)


def test_left_alone_it_thinks_longer() -> None:
    konung, jarl = Konung(1), Jarl(1)

    for bot in (konung, jarl):
        says(bot, new_march())

    assert konung.iterations == 3 * jarl.iterations
