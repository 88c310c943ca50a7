"""Long lists of options: numbered, paged, shortened, and packed where they are alike."""

from __future__ import annotations

import io

from rich.console import Console, RenderableType

from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.terminal.menu import Menu, alike
from toys import raid

BANNERS = [raid.RaiseBanner(raid.CardId(card)) for card in range(16)]
RESTS = [raid.Rest(raid.CardId(card)) for card in range(16)]


def given_menu(*options: Option) -> Menu:
    decision = Decision(Seat(0), "turn", "RAID-3", options)
    return Menu(decision, Voice("en", raid.GAME, ("Astrid", "Bjorn")))


def shown(page: RenderableType, width: int = 80) -> list[str]:
    console = Console(file=io.StringIO(), width=width)
    with console.capture() as capture:
        console.print(page)
    return [line.rstrip().replace("\u00a0", " ") for line in capture.get().splitlines()]


def test_few_options_stand_side_by_side() -> None:
    page, left = given_menu(*BANNERS[:3]).page(80, 24)

    assert left == 0
    assert shown(page) == [" 1 raise axe 1    2 raise axe 2    3 raise axe 3"]


def test_options_alike_but_for_a_word_are_packed() -> None:
    page, left = given_menu(*BANNERS[:8], *RESTS[:8]).page(80, 24)

    assert left == 0
    assert shown(page) == [
        " raise axe …          1 1   2 2   3 3   4 4   5 5   6 6   7 7   8 8",
        " rest, discard axe …  9 1   10 2   11 3   12 4   13 5   14 6   15 7   16 8",
    ]


def test_alike_means_one_and_the_same_word() -> None:
    lines = ["lay A at 1", "lay A at 2", "lay B at 2", "lay B at 3", "draw"]

    assert alike(lines, range(5)) == [[0, 1], [2, 3], [4]]


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
    """It has as many words as others that are packed, but does not begin like them."""
    lose = raid.LoseOne()
    page, _ = given_menu(*BANNERS[:12], lose).page(80, 24)

    assert shown(page)[-1].strip().startswith("13 ")
    assert "…" not in shown(page)[-1]
