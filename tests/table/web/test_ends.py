"""The end of a game: a column a seat, who won first, and how points and chances went."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from ragnatafl.kernel.game import Mind, make_setup
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SPECTATOR
from ragnatafl.kernel.state import State
from ragnatafl.lab.guests import Server
from ragnatafl.table.web.course import Course
from ragnatafl.table.web.pages.chart import POINTS_A_LINE, thinned
from ragnatafl.table.web.pages.ends import score_table, winners_first
from ragnatafl.table.web.pages.seat import seat_page
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from ragnatafl.table.web.saying import PageVoice
from table.web.conftest import OpenPage
from table.web.given import ASTRID, BJORN, given_stored, given_table, play
from table.web.people import DRAWN, Person
from toys.raid import GAME as RAID

SIZES = ((1920, 1080), (1366, 768), (1280, 800), (820, 1180), (390, 844))


def end_of(room: Room, code: str = "en") -> str:
    return seat_page(room, ASTRID, ASTRID, code).parts["end"]


@pytest.mark.parametrize("game", ["runics", "bloodrage"])
def test_a_column_a_seat_adds_up_to_the_total_below_it(rooms: Rooms, game: str) -> None:
    room = play(given_table(rooms, game, seats="link link link"))

    table = end_of(room).partition("</table>")[0]
    rows = [list(map(int, re.findall(r"<td>(-?\d+)</td>", row))) for row in table.split("<tr>")[2:]]
    totals = list(map(int, re.findall(r"<td><b>(-?\d+)</b></td>", table)))

    assert [sum(row[seat] for row in rows[:-1]) for seat in range(3)] == totals
    assert totals == [room.match.scores[seat] for seat in winners_first(room)]


@pytest.mark.parametrize(
    ("code", "regions", "points"),
    [
        ("en", "regions", "points"), ("uk", "регіони", "очки"),
        ("ru", "регионы", "очки"), ("pt-BR", "territórios", "pontos"),
    ],
)  # fmt: skip
def test_a_game_without_points_counts_regions_below_its_columns(
    rooms: Rooms, code: str, regions: str, points: str
) -> None:
    lords, runics = (
        score_table(
            room.match.view(SPECTATOR), [ASTRID, BJORN],
            PageVoice(code, room.match.game, room.match.names),
        )
        for room in (given_table(rooms, "lords"), given_table(rooms, "runics"))
    )  # fmt: skip

    assert f'<tfoot><tr><th scope="row">{regions}</th>' in lords
    assert f'<tfoot><tr><th scope="row">{points}</th>' in runics


def test_who_won_stands_first_with_sign_and_name(rooms: Rooms) -> None:
    room = play(given_table(rooms, "runics", seats="link link link"))
    winner = winners_first(room)[0]

    heads = re.findall(r'<th scope="col"[^>]*>.*?</th>', end_of(room))

    assert winner in room.match.winners
    assert 'class="winner"' in heads[0]
    assert f'href="#sign-{winner}"' in heads[0]
    assert room.match.names[winner] in heads[0]


def test_who_wins_because_the_other_gives_up_stands_first(rooms: Rooms) -> None:
    room = play(given_table(rooms, "runics"), 4)

    room.do(room.resign(ASTRID))

    assert winners_first(room) == [BJORN, ASTRID]


@pytest.mark.parametrize("game", ["runics", "bloodrage", "lords"])
def test_chances_are_shares_of_one_victory(rooms: Rooms, game: str) -> None:
    room = play(given_table(rooms, game, seats="link link link"), 200)

    assert len(room.course.chances) == len(room.match.lines) + 1
    for shares in room.course.chances:
        assert sum(shares) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in shares)


def test_at_the_end_the_chances_are_with_those_who_won(rooms: Rooms) -> None:
    room = play(given_table(rooms, "bloodrage"))

    assert sum(room.course.chances[-1][winner] for winner in room.match.winners) > 0.9
    assert "Chances over time" in end_of(room)


def test_a_game_that_judges_no_table_has_a_course_of_points_alone() -> None:
    match: Match[State] = Match(make_setup(replace(RAID, open_mind=Mind)), seed=1)

    course = Course(match)
    match.choose(match.decisions[0].options[0], match.decisions[0].seat)
    course.take(match)

    assert len(course.points) == 2
    assert course.chances == []


def test_chances_are_nobodys_business_before_the_end(rooms: Rooms) -> None:
    """They are judged with all cards open."""
    room = play(given_table(rooms, "bloodrage"), 30)

    assert end_of(room) == ""
    assert seat_page(room, SPECTATOR, SPECTATOR, "en").parts["end"] == ""


def test_the_course_goes_back_with_what_is_taken_back(rooms: Rooms) -> None:
    room = given_table(rooms, "runics", seats="link thrall")
    play(room, 5)
    before = len(room.course.points)

    room.do(room.undo(ASTRID, room.moment))

    assert len(room.course.points) == len(room.course.chances) == len(room.match.lines) + 1 < before


def test_a_long_course_is_drawn_with_as_many_points_as_can_be_seen() -> None:
    course = [(number,) for number in range(3001)]

    shown = thinned(course)

    assert len(shown) == POINTS_A_LINE + 1
    assert (shown[0], shown[-1]) == ((0,), (3000,))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "code"),
    [
        ("bloodrage", "en"), ("bloodrage", "pt-BR"), ("lords", "en"), ("lords", "pt-BR"),
        ("surtr", "uk"),
    ],
)  # fmt: skip
def test_totals_and_charts_are_not_cut_at_any_size(
    server: Server, open_page: OpenPage, game: str, code: str
) -> None:
    links = given_stored(server, game, "link link link link", seed=4)
    person = Person(open_page(server.address + links.seats[-1].door, 1920, 1080))
    person.find("#language").select_option(code)
    expect(person.find(f'html[lang="{code}"]')).to_be_attached()
    expect(person.find("#end tfoot")).to_be_visible()
    person.puts_results_away()

    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        expect(person.find("#end")).to_be_visible()
        person.page.evaluate(DRAWN)
        panel = inside(person.find("#end"))
        for total in person.find("#end tfoot td").all():
            box = inside(total)
            assert box["x"] + box["width"] <= panel["x"] + panel["width"] <= width
            assert box["y"] + box["height"] <= panel["y"] + panel["height"] <= height
        for drawn in person.find("#end .chart").all():
            assert inside(drawn)["width"] <= panel["width"]
            assert person.page.evaluate(SMALLEST_TEXT) >= 11
            shown = inside(drawn)
            if width >= 1280:  # all of it without scrolling
                assert shown["y"] + shown["height"] <= panel["y"] + panel["height"]


@pytest.mark.slow
def test_the_last_fight_makes_room_for_the_result(server: Server, open_page: OpenPage) -> None:
    """It is seen again by who looks back."""
    links = given_stored(server, "lords", "link link link link", seed=4)
    person = Person(open_page(server.address + links.seats[-1].door, 1280, 800))
    expect(person.find("#fight svg")).to_be_attached()
    person.puts_results_away()
    expect(person.find("#fight")).to_be_hidden()

    person.find("#story-start").click()
    person.page.keyboard.press("End")

    expect(person.find("#fight")).to_be_visible()


SMALLEST_TEXT = """() => Math.min(...[...document.querySelectorAll("#end .chart text")].map(
    (text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))"""


def inside(found: Locator) -> FloatRect:
    box = found.bounding_box()
    assert box is not None
    return box
