"""Life at a table in a real browser: coming, going, taking back, giving up, playing again."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from ragnatafl.kernel.records import load_record, parse_record
from ragnatafl.lab.guests import Links, Server
from table.web.given import given_seed, given_stored
from table.web.people import Person

if TYPE_CHECKING:
    from table.web.conftest import OpenPage

pytestmark = pytest.mark.slow

FIRST = {"first": "astrid"}


@pytest.fixture(scope="module")
def finished(server: Server) -> Links:
    """A game that is over; tests only look at it."""
    return given_stored(server)


def sit(server: Server, links: Links, seat: int, open_page: OpenPage, seed: int = 1) -> Person:
    link = links.seats[seat].door
    return Person(open_page(server.address + link, reduced_motion="reduce"), Random(seed))


# Opening and joining


def test_a_table_is_opened_from_the_home_page(server: Server, open_page: OpenPage) -> None:
    """Against a bot, with an option changed; afterwards it stands under 'my tables'."""
    page = open_page(server.address)
    page.locator('[data-new="runics"]').click()
    form = page.locator('form.new[data-game="runics"]')
    form.locator('[name="name"]').first.fill("Åsa <b>")
    form.locator('[data-switch="extra_card"]').check()
    form.locator("button.main").click()
    person = Person(page)

    expect(person.find("#players .who").first).to_have_text("Åsa <b>")
    expect(person.find(".players > li").nth(1)).to_have_attribute("data-kind", "bot")
    expect(person.find("#options button").first).to_be_visible()
    page.goto(server.address)
    line = page.locator("#mine li").first
    expect(line).to_contain_text("Åsa <b>")
    expect(line).to_have_class("waiting")
    line.locator("a").click()
    person.arrives()


def test_a_friend_joins_by_the_invitation(server: Server, open_page: OpenPage) -> None:
    page = open_page(server.address, permissions=["clipboard-read", "clipboard-write"])
    page.locator('[data-new="runics"]').click()
    form = page.locator('form.new[data-game="runics"]')
    form.locator('[name="kind"]').nth(1).select_option("link")
    form.locator("button.main").click()
    astrid = Person(page)
    expect(astrid.find('#gathering [data-seat="1"][data-awaited="true"]')).to_be_visible()
    astrid.find("#invites [data-seat]").click()
    link = astrid.find("#invite-link").input_value()
    astrid.press("Escape")

    other = open_page(server.address)
    other.locator('#join [name="link"]').fill(link)
    other.locator("#join button").click()
    other.locator("form button").click()
    bjorn = Person(other)

    assert bjorn.find("#table").get_attribute("data-seat") == "1"
    expect(astrid.find('.players > li[data-seat="1"]')).to_have_attribute("data-present", "true")
    other.close()
    expect(astrid.find('.players > li[data-seat="1"]')).to_have_attribute("data-present", "false")


def test_one_seat_in_two_tabs(server: Server, open_page: OpenPage) -> None:
    links = given_seed(server, "runics", "link link", options=FIRST)
    first = sit(server, links, 0, open_page)
    tab = first.page.context.new_page()
    tab.goto(first.page.url)
    second = Person(tab)
    second.is_asked()

    second.points_at_something()
    first.sees_moment(1)

    assert first.find("#options").inner_text() == second.find("#options").inner_text()
    first.points_at_something()
    second.sees_moment(2)
    assert second.points == first.points


def test_onlookers_see_the_table_and_no_hand(server: Server, open_page: OpenPage) -> None:
    links = given_seed(server, "runics", "link link", options=FIRST)
    astrid = sit(server, links, 0, open_page)
    onlooker = Person(open_page(server.address + links.watch))
    astrid.points_at_something()
    onlooker.sees_moment(1)

    expect(onlooker.find("#hand")).to_be_hidden()
    expect(onlooker.find("#options button")).to_have_count(0)
    expect(onlooker.find("#players [data-act]")).to_have_count(0)
    expect(onlooker.find('#board [id^="card:R"]')).to_have_count(1)
    assert onlooker.find("#table").get_attribute("data-seat") == "-3"


def test_the_language_changes_in_a_running_game(server: Server, open_page: OpenPage) -> None:
    """At once and without loading the page anew; what was begun can be gone on with."""
    links = given_seed(server, "runics", "link link", options=FIRST)
    person = sit(server, links, 0, open_page)
    person.page.evaluate("window.same = true")
    told: dict[str, list[str]] = {}
    for code in ("uk", "ru", "pt-BR", "en"):
        person.find("#language").select_option(code)
        expect(person.find("html")).to_have_attribute("lang", code)
        places = ("#banner", "#options", "#log", "#players", "#bar", "#help", "#options-title")
        told[code] = [person.find(place).inner_text() for place in places]

    for texts in zip(*told.values(), strict=True):
        assert len(set(texts)) == 4
    for code in ("uk", "ru"):
        assert re.search("[а-яіїєґ]", "".join(told[code]).lower())
    assert person.page.evaluate("window.same")
    person.find("#language").select_option("uk")
    expect(person.find("html")).to_have_attribute("lang", "uk")
    person.points_at_something()
    person.page.reload()
    person.arrives()
    expect(person.find("html")).to_have_attribute("lang", "uk")
    assert person.moment == 1


# Taking back, rules, hints


def test_undo_goes_to_the_last_reveal_and_tells_why_no_further(
    server: Server, open_page: OpenPage
) -> None:
    links = given_seed(server, "runics", "link link", options=FIRST)
    person = sit(server, links, 0, open_page)
    cards = person.find('#hand [id^="card:"]')
    expect(cards).to_have_count(3)
    person.points_at_something()
    expect(cards).to_have_count(2)
    person.find("#undo").click()
    expect(cards).to_have_count(3)
    person.find("#undo").click(force=True)
    person.is_told("there is nothing to take back")

    person.points_at_something()
    person.find('#options [data-option="draw"]').click()
    expect(person.find("#armed-why")).to_contain_text("cannot be taken back")
    person.find("#armed-no").click()
    expect(person.find("#armed")).to_be_hidden()
    person.find('#options [data-option="draw"]').click()
    person.find("#armed-yes").click()
    expect(person.find("#options button")).to_have_count(0)
    expect(person.find("#undo")).to_have_attribute("aria-disabled", "true")
    person.find("#undo").click(force=True)
    person.is_told("it cannot be taken back")


def test_without_the_setting_nothing_is_confirmed(server: Server, open_page: OpenPage) -> None:
    links = given_seed(server, "runics", "link link", options=FIRST)
    person = sit(server, links, 0, open_page)
    person.find("#settings").click()
    person.find('[data-setting="confirm"]').uncheck()
    person.find("#settings-dialog button.main").click()
    person.points_at_something()

    person.find('#options [data-option="draw"]').click()
    person.sees_moment(2)

    expect(person.find("#armed")).to_be_hidden()


def test_lines_and_options_lead_to_their_rule(server: Server, open_page: OpenPage) -> None:
    links = given_seed(server, "runics", "link link", options=FIRST)
    person = sit(server, links, 0, open_page)
    person.find("#banner [data-rule]").click()
    expect(person.find("#rule-dialog")).to_be_visible()
    expect(person.find("#rule-text")).to_contain_text("RUN-5.1")
    person.page.keyboard.press("Escape")
    person.find("#log [data-rule]").last.click()

    expect(person.find("#rule-text")).to_contain_text("RUN-3.4")


@pytest.mark.slow
def test_a_bot_says_what_it_would_do_and_why(server: Server, open_page: OpenPage) -> None:
    links = given_seed(server, "runics", "link link", options=FIRST)
    person = sit(server, links, 0, open_page)
    person.find("#hint").click()
    expect(person.find("#options .hinted")).to_have_count(1)

    panel = person.find("#hint-panel")
    expect(panel).to_contain_text("A bot would choose: lay ")
    expect(panel).to_contain_text("Next best: lay ")
    expect(panel).to_contain_text("of 100")
    expect(person.find("#ghost")).to_have_count(1)
    person.page.wait_for_timeout(6000)  # a note would be gone by now
    expect(panel).to_be_visible()


@pytest.mark.slow
def test_a_hint_goes_when_it_is_closed_and_when_one_acts(
    server: Server, open_page: OpenPage
) -> None:
    links = given_seed(server, "runics", "link link", options=FIRST)
    person = sit(server, links, 0, open_page)
    panel = person.find("#hint-panel")
    ways: list[Callable[[], None]] = [
        lambda: person.press("Escape"),
        lambda: person.find("#hint-close").click(),
        person.points_at_something,
    ]
    for closes in ways:
        person.press("h")
        expect(panel).to_contain_text("Next best")
        closes()
        expect(panel).to_have_count(0)


# Bots that take over, giving up, playing again


def test_a_bot_takes_over_and_gives_back(server: Server, open_page: OpenPage) -> None:
    """Others wait for who is away; who comes back reads what was done."""
    links = given_seed(server, "runics", "link link", options={"first": "bjorn"}, grace=2)
    astrid = sit(server, links, 0, open_page)
    expect(astrid.find('[data-wait="1"]')).to_contain_text("a bot may play in 0:0")
    expect(astrid.act("take-over", 1)).to_be_visible()
    expect(astrid.find('[data-wait="1"]')).to_be_empty()
    astrid.act("take-over", 1).click()
    astrid.find("#options button").first.wait_for()
    bjorn = sit(server, links, 1, open_page, seed=2)
    expect(bjorn.find("#options button")).to_have_count(0)
    expect(bjorn.find(".handed")).to_contain_text("Astrid let a bot play for you")
    expect(bjorn.find(".handed")).to_contain_text("It chose: ")

    bjorn.find('.handed [data-act="give-back"]').click()
    expect(bjorn.find(".handed")).to_have_count(0)
    expect(bjorn.act("take-over", 1)).to_be_visible()
    while astrid.asked:
        before = astrid.moment
        astrid.points_at_something()
        bjorn.sees_moment(before + 1)
        expect(astrid.find("#table")).not_to_have_attribute("data-moment", str(before))

    bjorn.is_asked()
    bjorn.points_at_something()


def test_who_gives_up_loses(server: Server, open_page: OpenPage) -> None:
    links = given_stored(server, choices=4)
    astrid, bjorn = (sit(server, links, seat, open_page) for seat in (0, 1))
    astrid.act("resign", 0).click()
    astrid.find("#ask-dialog button[value=no]").click()
    assert not astrid.has_seen_the_end()
    astrid.act("resign", 0).click()
    astrid.find("#ask-yes").click()

    for person in (astrid, bjorn):
        expect(person.find("#end")).to_be_visible()
        expect(person.find("#banner")).to_contain_text("Bjorn wins")
    status, record = server.get(f"/t/{links.room}/record")
    assert (status, len(parse_record(record).choices)) == (200, 4)


def test_a_name_is_changed_and_stays_text(server: Server, open_page: OpenPage) -> None:
    links = server.open_table("runics", ["link", "link"])
    astrid, bjorn = (sit(server, links, seat, open_page) for seat in (0, 1))
    astrid.act("rename", 0).click()
    astrid.find("#ask-input").fill("<img src=x>&'\"")
    astrid.find("#ask-yes").click()

    for person in (astrid, bjorn):
        expect(person.find("#players .who").first).to_have_text("<img src=x>&'\"")
        expect(person.find("#table img")).to_have_count(0)


def test_the_same_people_play_again(server: Server, open_page: OpenPage) -> None:
    links = given_stored(server)
    astrid, bjorn = (sit(server, links, seat, open_page) for seat in (0, 1))
    astrid.find("#end #rematch").click()
    for seat, person in enumerate((astrid, bjorn)):
        next_game = person.find("#end a#rematch")
        expect(next_game).to_be_visible()
        next_game.click()
        person.arrives()
        assert links.room not in person.page.url
        assert person.find("#table").get_attribute("data-seat") == str(seat)
    rooms = {person.find("#table").get_attribute("data-room") for person in (astrid, bjorn)}
    assert len(rooms) == 1
    (astrid if astrid.asked else bjorn).is_asked()


# Afterwards


def test_the_end_shows_where_points_came_from(
    server: Server, finished: Links, open_page: OpenPage
) -> None:
    person = sit(server, finished, 0, open_page)

    expect(person.find("#end thead th")).to_have_count(2)
    expect(person.find("#end svg.chart").first.locator("path.course")).to_have_count(2)
    rows = [
        list(map(int, row.locator("td").all_inner_texts()))
        for row in person.find("#end tbody tr").all()
    ]
    totals = list(map(int, person.find("#end tfoot td").all_inner_texts()))
    assert [sum(parts) for parts in zip(*rows, strict=True)] == totals
    assert sorted(totals) == sorted(person.points)
    assert person.find("#end svg.chart").first.get_attribute("aria-label")


def test_a_game_is_looked_at_again(server: Server, finished: Links, open_page: OpenPage) -> None:
    person = sit(server, finished, 0, open_page)
    person.find("#end #replay").click()
    page = person.page
    count = page.locator("#count")
    expect(count).to_have_text(re.compile(r"^(\d+) / \1$"))
    last = int(count.inner_text().split("/")[1])
    page.locator("#first").click()
    expect(count).to_have_text(f"0 / {last}")
    expect(page.locator('#board [id^="card:R"]')).to_have_count(0)
    page.locator("#next").click()
    expect(count).to_have_text(f"1 / {last}")
    expect(page.locator('#board [id^="card:R"]')).to_have_count(1)
    page.locator("#at").fill("7")
    expect(count).to_have_text(f"7 / {last}")
    page.locator("#count").click()
    page.keyboard.press("ArrowLeft")
    expect(count).to_have_text(f"6 / {last}")
    expect(page.locator("#hand")).to_be_hidden()
    page.locator("#eyes").select_option("bjorn")
    expect(page.locator('#hand [id^="card:"]').first).to_be_visible()

    assert "at=6" in page.url
    again = open_page(page.url)
    expect(again.locator("#count")).to_have_text(f"6 / {last}")
    expect(again.locator('#hand [id^="card:"]').first).to_be_visible()


def test_a_link_to_a_moment_gives_no_seat_away(
    server: Server, finished: Links, open_page: OpenPage
) -> None:
    path = f"{server.address}{finished.seats[0].door}/replay?at=5"
    page = open_page(path, permissions=["clipboard-read", "clipboard-write"])
    expect(page.locator("#count")).to_have_text(re.compile("^5 /"))
    page.locator("#link").click()
    expect(page.locator("#toasts .toast")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")

    assert copied == f"{server.address}{finished.watch}/replay?at=5"
    again = open_page(copied)
    expect(again.locator("#count")).to_have_text(re.compile("^5 /"))


def test_a_record_is_saved_and_opened_again(
    server: Server, finished: Links, open_page: OpenPage, tmp_path: Path
) -> None:
    person = sit(server, finished, 0, open_page)
    points = person.points
    with person.page.expect_download() as download:
        person.find("#end #record").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    assert list(load_record(file).result.scores) == points  # type: ignore[union-attr]

    page = open_page(server.address)
    page.locator('#upload [name="record"]').set_input_files(file)
    page.locator("#upload button").click()
    again = Person(page)

    expect(again.find("#end")).to_be_visible()
    assert again.points == points
    page.goto(server.address)
    file.write_text("{}")
    page.locator('#upload [name="record"]').set_input_files(file)
    page.locator("#upload button").click()
    expect(page.locator("#fault")).to_contain_text("this is not a record")


def test_a_bug_report_holds_what_helps(
    server: Server, finished: Links, open_page: OpenPage, tmp_path: Path
) -> None:
    person = sit(server, finished, 0, open_page)
    person.find("#help").click()
    with person.page.expect_download() as download:
        person.find("#report").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")

    assert '"program":' in text
    assert '"record":{' in text
