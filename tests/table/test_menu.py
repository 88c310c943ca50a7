"""Long lists of options: numbered, paged, shortened, and packed where they are alike."""

from __future__ import annotations

import io

from rich.console import Console, RenderableType

import ragnatafl
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.telling.menus import rows_of
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.terminal.menu import Menu
from toys import raid

BANNERS = [raid.RaiseBanner(raid.CardId(card)) for card in range(16)]
RESTS = [raid.Rest(raid.CardId(card)) for card in range(16)]


def given_menu(*options: Option) -> Menu:
    decision = Decision(Seat(0), "turn", "RAID-3", options)
    voice = Voice("en", raid.GAME, ("Astrid", "Bjorn"))
    return Menu(rows_of(decision, ragnatafl.new("raid", seed=1).view(0), voice))


def shown(page: RenderableType, width: int = 80) -> list[str]:
    console = Console(file=io.StringIO(), width=width)
    with console.capture() as capture:
        console.print(page)
    return [line.rstrip().replace("\u00a0", " ") for line in capture.get().splitlines()]


def test_few_options_stand_side_by_side() -> None:
    page, left = given_menu(*BANNERS[:3]).page(80, 24)

    assert left == 0
    assert shown(page) == [" 1 raise axe 1    2 raise axe 2    3 raise axe 3"]


def test_long_lists_stand_by_verb() -> None:
    page, left = given_menu(*BANNERS[:8], *RESTS[:8]).page(80, 24)

    assert left == 0
    assert shown(page) == [
        " Raise          1 axe 1   2 axe 2   3 axe 3   4 axe 4   5 axe 5   6 axe 6",
        "                7 axe 7   8 axe 8",
        " Rest, discard  9 axe 1   10 axe 2   11 axe 3   12 axe 4   13 axe 5   14 axe 6",
        "                15 axe 7   16 axe 8",
    ]


def test_options_of_one_verb_have_numbers_in_a_row() -> None:
    """However the rules list them; what has no verb comes last."""
    lose = raid.LoseOne()
    menu = given_menu(RESTS[0], lose, BANNERS[0], RESTS[1])

    assert menu.options == [RESTS[0], RESTS[1], BANNERS[0], lose]


def test_long_lists_come_in_pages() -> None:
    menu = given_menu(*BANNERS)
    menu.shown = list(range(9))

    first, left = menu.page(20, 14)
    second, none_left = menu.page(20, 14)
    again, _ = menu.page(20, 14)

    assert (len(shown(first, 20)), left) == (6, 3)
    assert (len(shown(second, 20)), none_left) == (3, 0)
    assert shown(again, 20) == shown(first, 20)


def test_numbers_stay_when_the_list_is_narrowed() -> None:
    menu = given_menu(*BANNERS, *RESTS)

    assert menu.narrow("rest RAVEN")
    assert [menu.options[place] for place in menu.shown] == RESTS[10:12]
    assert menu.number("1") is BANNERS[0]
    assert menu.number("27") is RESTS[10]

    menu.widen()
    assert len(menu.shown) == 32


def test_nothing_fits() -> None:
    menu = given_menu(*BANNERS)

    assert not menu.narrow("mjolnir")
    assert not menu.narrow("  ")
    assert len(menu.shown) == 16
    assert menu.number("17") is None
    assert menu.number("-1") is None


def test_exact_texts_and_sentences() -> None:
    menu = given_menu(*BANNERS, *RESTS)

    assert menu.exact("raise axe-1") is BANNERS[0]
    assert menu.exact("Rest, discard AXE 1") is RESTS[0]
    assert menu.exact("rest") is None


def test_only_one_is_left() -> None:
    menu = given_menu(*BANNERS, *RESTS)

    assert menu.only_one is None
    assert menu.narrow("raise horn 2")
    assert menu.only_one is BANNERS[9]


def test_a_line_of_another_kind_is_left_whole() -> None:
    page, _ = given_menu(*BANNERS[:12], raid.LoseOne()).page(80, 24)

    assert shown(page)[-1].strip() == "13 lose a warrior"
