"""The table in a terminal: every rune can be read, with colours and without, in 80 columns."""

from __future__ import annotations

import io
import re
from typing import Final

import pytest
from rich.cells import cell_len
from rich.console import Console

from games.runics.table import given_runics, new_runics, rune
from kit.play import played_by_verb
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.games.runics.face.terminal import draw_text
from ragnatafl.games.runics.rules.components import CARDS, DECK, hand_of
from ragnatafl.games.runics.rules.grid import cells_of, visible, xy
from ragnatafl.games.runics.rules.state import Runics
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SPECTATOR, Seat

MODULES: Final = {"archmasters": True, "adepts": True, "extra_card": True}
LOW, HIGH = 24, 70


def shown(
    match: Match[Runics], seat: Seat, code: str = "en", *, width: int = 80, height: int = LOW
) -> list[str]:
    """The lines on a terminal without colours."""
    page = io.StringIO()
    console = Console(file=page, width=width, height=height, color_system=None)
    console.print(draw_text(match.view(seat), code))
    return page.getvalue().splitlines()


def cells(lines: list[str], wide: int = 3) -> dict[tuple[int, int], str]:
    """What stands in each cell of the board, by the numbers along its sides."""
    xs = [int(number) for number in lines[0].split("▲")[0].split()]
    found = {}
    for line in lines[1:]:
        number = re.match(r" *(-?\d+) ", line)
        if number is None:
            break
        for place, x in enumerate(xs):
            start = number.end() + wide * place
            found[x, int(number[1])] = line[start : start + wide]
    return found


@pytest.mark.slow
def test_every_rune_is_a_letter_at_its_coordinates() -> None:
    """RUN-2.3: the visible rune of each cell, at every moment of some games."""
    for seed in range(3):
        match = new_runics(2 + seed % 2, seed, **MODULES)
        for _ in played_by_verb(match, seed):
            game = match.state
            found = cells(shown(match, SPECTATOR))
            for at in cells_of(game.board.runes, visible(game.board)):
                assert rune(game, *xy(at)) in found[xy(at)]
            letters = [text for text in found.values() if set("BGR") & set(text)]
            assert len(letters) == visible(game.board).bit_count()


def test_pieces_areas_and_edges_have_marks_of_their_own() -> None:
    """Shapes and letters, so that nothing needs a colour."""
    match = given_runics(
        seats=3,
        laid=("R03 turn 0 at 1,0",),  # the runes are then BBB / BRB / GGG
        masters={ASTRID: "0,0", BJORN: "1,1", DAGNY: "0,2"},
        tokens={BJORN: "green at 2,2"},
    )

    found = cells(shown(match, ASTRID))

    assert [found[0, 0], found[1, 1], found[0, 2]] == ["B▲A", "R■B", "G●D"]
    assert found[2, 2] == "G◆B"
    assert found[0, 1] == " B△"
    assert found[2, 1] == "*B△"
    assert found[-1, 0] == " · "


def test_a_high_window_has_high_cells() -> None:
    """Two lines a cell: the rune above, what stands on it below."""
    match = given_runics(laid=("R01 turn 0 at 0,-2",), masters={ASTRID: "0,2"})

    lines = shown(match, SPECTATOR, height=HIGH)

    board = [line[:19].rstrip() for line in lines if line[:2].strip() or "▲A  △" in line]
    assert board[:8] == [
        "-3  ·   ·   ·   ·",
        "-2  ·  *R  *G   ·",
        "-1  ·  *G  *B   ·",
        " 0  ·  *B  *B   ·",
        " 1  ·   B   R   ·",
        " 2  ·   G   G   ·",
        "         ▲A  △",
        " 3  ·   ·   ·   ·",
    ]


def test_cards_part_at_thin_lines() -> None:
    """An edge stands between runes of different cards, and only there."""
    match = given_runics(laid=("R03 turn 0 at 1,0", "R16 turn 180 at -1,-2"))

    found = cells(shown(match, SPECTATOR))

    assert found[1, 0] == "▏B "  # R03 beside R16, laid last
    assert found[2, 0] == " B "


@pytest.mark.slow
@pytest.mark.parametrize("code", LANGUAGES)
def test_eighty_columns_are_enough(code: str) -> None:
    """At every moment of some games, in every language, in low and high windows."""
    for seed in range(2):
        match = new_runics(2 + seed % 2, seed, **MODULES)
        for number, _ in enumerate(played_by_verb(match, seed)):
            if number % 5 == 0 or match.over:
                for height in (LOW, HIGH):
                    lines = shown(match, ASTRID, code, height=height)
                    assert max(map(cell_len, lines)) <= 80


def test_a_narrow_window_still_shows_the_runes() -> None:
    match = new_runics(seed=2)
    list(played_by_verb(match, 2))
    game = match.state

    lines = shown(match, SPECTATOR, width=30)

    letters = sum(text.count(letter) for text in lines for letter in "BGR")
    assert max(map(cell_len, lines)) <= 30
    assert letters >= visible(game.board).bit_count()


@pytest.mark.slow
@pytest.mark.rule("RUN-4.2")
def test_the_own_hand_is_pictured_and_no_other() -> None:
    """RUN-4.2: ids and runes of the own cards; of others how many there are."""
    for seed in range(2):
        match = new_runics(3, seed, **MODULES)
        for number, _ in enumerate(played_by_verb(match, seed)):
            game = match.state
            if number % 3 and not match.over:
                continue
            for seat in (ASTRID, BJORN, DAGNY, SPECTATOR):
                page = "\n".join(shown(match, seat))
                others = [hand_of(Seat(s)) for s in range(3) if s != seat]
                hidden = [card for zone in (DECK, *others) for card in game.zones[zone]]
                assert not [card for card in hidden if CARDS.write(card) in page]
                if seat >= 0:
                    assert all(CARDS.write(card) in page for card in game.zones[hand_of(seat)])


def test_a_seat_is_told_in_its_lines() -> None:
    """Points, masters, cards, token, adept, kept cards, and whose turn it is."""
    match = given_runics(
        masters={ASTRID: "0,0"},
        adepts={ASTRID: "blue", BJORN: "green"},
        spent=[ASTRID],
        kept={ASTRID: "R05 R06"},
        archmasters=True,
        hands={ASTRID: "R01"},
    )

    page = "\n".join(shown(match, ASTRID))

    for words in (
        "▲A Astrid  1 point  ◄ to move",
        "▲▲ 2 masters to place · 2 cards",
        "token unused · blue adept, used",
        "discarded: R05, R06",
        "■B Bjorn  0 points",
        "■■■ 3 masters to place · 3 cards",
        "green adept",
        "Deck: 9 cards",
    ):
        assert words in page


def test_colours_are_added_where_there_are_any() -> None:
    page = io.StringIO()
    console = Console(file=page, width=80, force_terminal=True, color_system="truecolor")

    console.print(draw_text(new_runics().view(ASTRID), "en", ("Olena", "Petro")))

    assert "\x1b[1;38;2;228;241;255;48;2;39;89;143m" in page.getvalue()
    assert "Olena" in page.getvalue()
