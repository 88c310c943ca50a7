"""What an option would do: arrows where things go, bars and cards as large as their values."""

from __future__ import annotations

import re

from ragnatafl.drawing.bars import Bar
from ragnatafl.drawing.cards import WIDE, blank
from ragnatafl.drawing.ghosts import arrow


def test_an_arrow_goes_from_start_to_end_and_points_where_it_goes() -> None:
    drawn = arrow(2, (0, 0), (100, 0))

    assert 'class="seat-2"' in drawn
    assert 'd="M0 0Q50 18 100 0"' in drawn
    assert "translate(100 0) rotate(-20)" in drawn


def test_a_bar_shows_what_is_certain_and_what_may_come() -> None:
    bar = Bar(10, 8, 120, 28, 6)

    assert re.findall(r'class="([a-z-]+)".*? width="(\d+)"', bar.drawn(4, 6, 12)) == [
        ("bar-back", "120"),
        ("bar-more", "60"),
        ("bar", "40"),
    ]
    assert 'class="bar" x="10" y="8" width="0"' in bar.drawn(0, 0, 0)


def test_a_card_is_as_high_as_its_text_needs() -> None:
    assert f'width="{WIDE}" height="150"' in blank("quest", 56, 150)
    assert 'class="card-quest" d="M4 56V15' in blank("quest", 56, 150)
