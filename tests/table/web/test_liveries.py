"""A seat has one colour and one sign: on the map, in the log, in a chart, in a terminal."""

from __future__ import annotations

import re

import pytest
from rich.style import Style

from ragnatafl import Game, new
from ragnatafl.drawing.terminal import look_of, mark
from ragnatafl.games import find_game
from ragnatafl.kernel.livery import PLAIN, Livery
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.kernel.state import State
from ragnatafl.table.web.markup import escape
from ragnatafl.table.web.pages.chart import chart
from ragnatafl.table.web.pages.livery import livery_style, sign
from ragnatafl.table.web.pages.shell import document
from ragnatafl.table.web.saying import PageVoice
from toys.raid import GAME as RAID

GAMES = ("bloodrage", "lords", "runics", "surtr")
LIGHT_PAPER = ("#f5ecd9", "#ebdfc5")
DARK_PAPER = ("#281d13", "#342618")


def colours_of(text: str) -> dict[int, str]:
    """By seat the colour that a style sheet gives to what belongs to it."""
    return {int(seat): own for seat, own in re.findall(r"\.seat-(\d)\{--own:(#\w+);", text)}


def luminance(colour: str) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(int(colour[n : n + 2], 16) / 255) for n in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def liveries_of(name: str) -> tuple[Livery, ...]:
    game: Game[State] = find_game(name)
    return game.face.liveries


@pytest.mark.parametrize("name", GAMES)
def test_map_page_and_terminal_know_a_seat_by_one_colour(name: str) -> None:
    liveries = liveries_of(name)
    match = new(name, seed=5)
    draw = match.game.face.draw_svg
    assert draw is not None
    declared = {seat: livery.colour for seat, livery in enumerate(liveries)}

    drawn = draw(match.view(SPECTATOR), "en", ())
    page = document(PageVoice("en", match.game), "Table", escape(""))

    assert colours_of(drawn) == declared == colours_of(page)
    assert all(
        f'base-{seat}" d="{livery.outline}"' in drawn for seat, livery in enumerate(liveries)
    )
    for seat, livery in enumerate(liveries):
        assert look_of(livery) == Style(color=livery.ink, bgcolor=livery.colour, bold=True)
        assert str(mark(seat, livery)).endswith(livery.mark)


def test_log_and_chart_take_colour_and_shape_from_the_page() -> None:
    """They name the seat and nothing else; a picture that named a colour could name another."""
    drawn = chart([(0, 0), (5, 2), (7, 9)], ["Astrid", "Bjorn"], "Points")

    for seat in (0, 1):
        assert sign(Seat(seat)).count(f"seat-{seat}") == 1
        assert f'href="#sign-{seat}"' in sign(Seat(seat))
        assert f'href="#sign-{seat}"' in drawn
        assert f'<g class="seat-{seat}"><path class="course-edge"' in drawn
        assert f'<symbol id="sign-{seat}"' in livery_style(PLAIN)
    assert not re.search(r"#[0-9a-f]{6}", drawn)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_livery_for_each_seat_and_no_two_have_one_shape(name: str) -> None:
    game: Game[State] = find_game(name)
    liveries = game.face.liveries

    assert len(liveries) == max(game.seats)
    assert len({livery.outline for livery in liveries}) == len(liveries)
    assert len({livery.mark for livery in liveries}) == len(liveries)


def test_a_game_that_says_nothing_has_plain_liveries() -> None:
    assert RAID.face.liveries is PLAIN
    assert len({livery.mark for livery in PLAIN}) == len(PLAIN) >= max(RAID.seats)


@pytest.mark.parametrize("name", [*GAMES, ""])
def test_letters_in_the_colour_of_a_seat_can_be_read_on_light_and_dark_paper(name: str) -> None:
    for livery in liveries_of(name) if name else PLAIN:
        assert min(contrast(livery.on_light, paper) for paper in LIGHT_PAPER) >= 4.5
        assert min(contrast(livery.on_dark, paper) for paper in DARK_PAPER) >= 4.5
        assert contrast(livery.ink, livery.colour) >= 4.5
