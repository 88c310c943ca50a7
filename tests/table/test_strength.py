"""People are told how strong a bot is, where that was measured, and nothing where it was not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ragnatafl.bots import bot_levels, strength
from ragnatafl.bots.strength import Match, Strength, lost_by, told_of
from ragnatafl.games import find_game
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.telling.strength import strength_of, strengths, weakness_of
from ragnatafl.table.web.pages.forms import new_table_form

if TYPE_CHECKING:
    from table.conftest import Run


def won(wins: float, bot: str = "karl", others: str = "bondi", seats: int = 2) -> Match:
    """So many of a hundred games of Runics."""
    return Match("runics", seats, bot, others, 100, wins, 0, 900, 1.0, 0, "0.1.0", "2026-11-16")


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of Runics a karl was measured, and a jarl with a budget that no table has."""
    known = Strength(matches=(won(81.5), won(65, seats=3), won(90, "jarl:9s", "karl")))
    monkeypatch.setattr(strength, "kept", lambda: known)


@pytest.mark.parametrize(
    ("code", "loses", "beats"),
    [
        ("en", "loses to one karl 8 of 10 times", "beats one bondi 8 of 10 times"),
        ("uk", "програє одному карлу 8 разів із 10", "перемагає одного бонда 8 разів із 10"),
        ("ru", "проигрывает одному карлу 8 раз из 10", "побеждает одного бонда 8 раз из 10"),
        ("pt-BR", "perde para um karl 8 vezes em 10", "vence um bondi 8 vezes em 10"),
    ],
)
@pytest.mark.usefixtures("measured")
def test_form_and_list_of_bots_say_what_was_measured_and_no_more(
    run: Run, code: str, loses: str, beats: str
) -> None:
    """Whom each beats and to whom it loses. Of the jarl nothing is claimed, nor of another game."""
    voice = Voice(code)
    said = [f"{voice.level('bondi')}; {loses}", f"{voice.level('karl')}; {beats}"]
    assert strengths("runics", voice) == said
    lines = "".join(f"<li>{line}</li>" for line in said)
    form = new_table_form(find_game("runics"), code)
    assert f'<ul class="small strengths" data-seats="2">{lines}</ul>' in form
    assert "strengths" not in new_table_form(find_game("lords"), code)
    listed = " ".join(run("--lang", code, "bots").out.split())
    assert all(line in listed for line in said)


@pytest.mark.usefixtures("measured")
def test_form_has_lines_for_each_number_of_seats() -> None:
    """Those of the number that is chosen at first are seen."""
    form = new_table_form(find_game("runics"), "en")

    assert form.count('class="small strengths" data-seats=') == 2
    assert 'data-seats="3" hidden>' in form
    assert "beats two bondis 6 of 10 times" in form


@pytest.mark.parametrize("code", LANGUAGES)
def test_of_every_game_and_number_of_seats_the_levels_of_beginners_are_told_both_ways(
    code: str,
) -> None:
    """From the figures that come with the program: whom bondi beats, and to whom it loses."""
    voice = Voice(code)
    for name in ("runics", "bloodrage", "lords", "surtr"):
        for seats in find_game(name).seats:
            beats, lost = told_of(name, "bondi", seats), lost_by(name, "bondi", seats)
            assert beats is not None, (name, seats)
            assert lost is not None, (name, seats)
            both = f"{strength_of(beats, voice)}, {weakness_of(lost, voice)}"
            assert any(line.endswith(both) for line in strengths(name, voice, seats))


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


@pytest.mark.parametrize(
    ("match", "said"),
    [
        (won(0.5), "hardly ever loses to one karl"),
        (won(10), "loses to one karl once in 10 games"),
        (won(97), "nearly always loses to one karl"),
        (won(58, "jarl", "karl", seats=4), "loses to one jarl 6 of 10 times"),
        (won(40, others=""), "loses to it 6 of 10 times"),
    ],
)
def test_how_often_and_to_whom(match: Match, said: str) -> None:
    assert weakness_of(match, Voice("en")) == said


@pytest.mark.parametrize("code", ["uk", "ru"])
def test_every_level_has_its_forms(code: str) -> None:
    """As one, as two and as three: none is told by its English name."""
    for others in bot_levels():
        for seats in (2, 3, 4):
            said = strength_of(won(50, others=others, seats=seats), Voice(code))

            assert others not in said
            assert others not in weakness_of(won(50, bot=others), Voice(code))


@pytest.mark.usefixtures("measured")
@pytest.mark.parametrize(("players", "told"), [("me,karl", True), ("me,me", False)])
def test_help_at_a_table_with_bots_tells_it_too(run: Run, players: str, told: bool) -> None:
    ran = run("play", "runics", "--players", players, "--no-curtain", typed=["help", "quit", ""])

    assert ("beats one bondi 8 of 10 times" in ran.out) is told


@pytest.mark.usefixtures("measured")
def test_all_levels_are_listed_measured_or_not(run: Run) -> None:
    listed = run("bots").lines

    assert [line.partition(":")[0] for line in listed[: len(bot_levels())]] == list(bot_levels())
