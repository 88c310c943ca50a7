"""People are told how strong a bot is, where that was measured, and nothing where it was not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ragnatafl.bots import bot_levels, strength
from ragnatafl.bots.strength import Match, Strength
from ragnatafl.games import find_game
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.telling.strength import strength_of, strengths
from ragnatafl.table.web.pages.forms import new_table_form

if TYPE_CHECKING:
    from table.conftest import Run


def won(wins: float, bot: str = "karl", others: str = "bondi", seats: int = 2) -> Match:
    """So many of a hundred games of Runics."""
    return Match("runics", seats, bot, others, 100, wins, 0, 900, 1.0, 0, "0.1.0", "2026-11-16")


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of Runics a karl was measured, and a jarl with a budget that no table has."""
    known = Strength(matches=(won(81.5), won(90, "jarl:9s", "karl")))
    monkeypatch.setattr(strength, "kept", lambda: known)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "karl: takes what looks best; beats one bondi 8 of 10 times"),
        ("uk", "карл: бере те, що здається найкращим; перемагає одного бонда 8 разів із 10"),
        ("ru", "карл: берёт то, что кажется лучшим; побеждает одного бонда 8 раз из 10"),
        ("pt-BR", "karl: pega o que parece melhor; vence um bondi 8 vezes em 10"),
    ],
)
@pytest.mark.usefixtures("measured")
def test_form_and_list_of_bots_say_what_was_measured_and_no_more(
    run: Run, code: str, said: str
) -> None:
    """Of the jarl nothing is claimed, nor of another game."""
    assert strengths("runics", Voice(code)) == [said]
    assert f'<ul class="small strengths"><li>{said}</li></ul>' in new_table_form(
        find_game("runics"), code
    )
    assert "strengths" not in new_table_form(find_game("lords"), code)
    assert said in " ".join(run("--lang", code, "bots").out.split())


@pytest.mark.parametrize(
    ("match", "said"),
    [
        (won(0.5), "hardly ever beats one bondi"),
        (won(10), "beats one bondi once in 10 games"),
        (won(97), "nearly always beats one bondi"),
        (won(58, seats=3), "beats two bondis 6 of 10 times"),
        (won(58, "jarl", "karl", seats=4), "beats three karls 6 of 10 times"),
        (won(40, others=""), "beats the game itself 4 of 10 times"),
    ],
)
def test_how_often_and_whom(match: Match, said: str) -> None:
    assert strength_of(match, Voice("en")) == said


@pytest.mark.parametrize("code", ["uk", "ru"])
def test_every_level_has_its_forms(code: str) -> None:
    """As one, as two and as three: none is told by its English name."""
    for others in bot_levels():
        for seats in (2, 3, 4):
            said = strength_of(won(50, others=others, seats=seats), Voice(code))

            assert others not in said


@pytest.mark.usefixtures("measured")
@pytest.mark.parametrize(("players", "told"), [("me,karl", True), ("me,me", False)])
def test_help_at_a_table_with_bots_tells_it_too(run: Run, players: str, told: bool) -> None:
    ran = run("play", "runics", "--players", players, "--no-curtain", typed=["help", "quit", ""])

    assert ("beats one bondi 8 of 10 times" in ran.out) is told


@pytest.mark.usefixtures("measured")
def test_all_levels_are_listed_measured_or_not(run: Run) -> None:
    listed = run("bots").lines

    assert [line.partition(":")[0] for line in listed[: len(bot_levels())]] == list(bot_levels())
