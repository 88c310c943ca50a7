"""A real board told in a browser: by taps on a telephone, by keys alone, and nothing is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import Page, expect

from ragnatafl.games import register
from ragnatafl.games.surtr import GAME as SURTR
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.seats import Seat
from ragnatafl.lab.guests import Links, Server
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web.rooms import Rooms
from table.web.given import filled, given_links, held
from table.web.test_browser_looks import faults, overflow

if TYPE_CHECKING:
    from table.web.conftest import OpenPage

pytestmark = pytest.mark.slow
register(SURTR)
KEPT: Final = {
    "set-up": "app", "events": "app", "monster-die": "app", "die": "app", "actions": "app",
    "hands": "app", "combat": "counted",
}  # fmt: skip
SOLO: Final = "automa link"
BOTH: Final = "automa link link"
PERSON: Final = Seat(1)


def given_board(server: Server, seats: str = SOLO) -> Links:
    """A table beside a real board, at the first prayer of a person."""
    storage = SQLite(server.store)
    rooms = Rooms(storage)
    options = {"people": 2} if seats == BOTH else {"hero": "ragnar"}
    room = rooms.keep(
        rooms.lay(
            "surtr", filled(seats), options, seed="1" * 64, source="asked", kept=KEPT,
            **held(seats),
        )
    )  # fmt: skip
    while room.asked()[0].prompt != "prayer":
        decision = room.asked()[0]
        room.do(room.choose(decision.seat, decision.options[0].text, room.moment))
    storage.close()
    return given_links(room)


def opens(page: Page, room: str) -> None:
    page.goto(f"{page.url.split('/t/')[0]}/t/{room}/tell")
    expect(page.locator("#places li").first).to_be_attached()


def taps(page: Page, anchor: str) -> None:
    """In the middle of a place of the map."""
    box = page.locator(f'[id="{anchor}"]').bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def tabs_to(page: Page, wanted: str) -> None:
    """By the key Tab alone, to what fits a selector."""
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"no way by keys to {wanted}")


def test_a_turn_is_told_by_taps_on_a_telephone(server: Server, open_page: OpenPage) -> None:
    """An army of 2 in region 10, kept through a reload; then the turn is over."""
    links = given_board(server)
    page = open_page(server.address + links.seats[1].door, width=390, height=844)
    page.locator("#tell").click()
    expect(page.locator("#places li").first).to_be_attached()

    taps(page, "area:10")
    expect(page.locator("#place-title")).to_have_text("region 10")
    page.locator('[data-key="area:10 armies bjorn add"]').click()
    page.locator('[data-key="area:10 armies bjorn 0 +"]').click()
    told = page.locator("#changed li")
    expect(told).to_contain_text("none → 2")
    page.reload()
    expect(told).to_contain_text("none → 2")
    assert overflow(page) == 0
    page.locator("#over").click()

    page.wait_for_url(lambda url: url.endswith(f"{links.watch}/beside"))
    opens(page, links.room)
    row = page.locator('[data-key="area:10"]')
    page.locator("#compare summary").click()
    expect(row).to_contain_text("2")


def test_seven_armies_are_named_at_their_field_and_the_draft_stays(
    server: Server, open_page: OpenPage
) -> None:
    links = given_board(server)
    page = open_page(server.address + links.seats[1].door, width=390, height=844)
    opens(page, links.room)

    taps(page, "area:10")
    armies = page.locator('[data-key^="area:10 armies bjorn"][data-key$=" +"]')
    for count in range(1, 8):
        page.locator('[data-key="area:10 armies bjorn add"]').click()
        expect(armies).to_have_count(count)

    expect(page.locator("#faults li")).to_contain_text("6")
    expect(page.locator(".wrong")).to_contain_text("Bjorn has more than 6 armies")
    expect(page.locator("#over")).to_be_disabled()
    expect(page.locator("#changed li button.line")).to_have_count(1)


def test_a_board_is_corrected_and_taken_back_by_keys_alone(
    server: Server, open_page: OpenPage
) -> None:
    links = given_board(server)
    page = open_page(server.address + links.seats[1].door)
    opens(page, links.room)
    row = page.locator('#places [data-key="area:10"]')

    tabs_to(page, "#compare summary")
    page.keyboard.press("Enter")
    tabs_to(page, '#places [data-key="area:10"]')
    page.keyboard.press("Enter")
    expect(page.locator("#place-title")).to_be_focused()
    tabs_to(page, '[data-key="area:10 control bjorn"]')
    page.keyboard.press("Enter")
    expect(page.locator("#changed li")).to_contain_text("→ Bjorn")
    tabs_to(page, "#correct")
    page.keyboard.press("Enter")
    expect(page.locator("#fault")).to_have_text("The table knows it now.")
    expect(row).to_contain_text("Bjorn")
    tabs_to(page, "#undo")
    page.keyboard.press("Enter")

    expect(row).not_to_contain_text("Bjorn")


def test_a_likely_change_is_told_by_one_tap(server: Server, open_page: OpenPage) -> None:
    """Before a place is tapped one row a group; then what may have happened there."""
    links = given_board(server)
    page = open_page(server.address + links.seats[1].door, width=390, height=844)
    opens(page, links.room)

    marched = page.locator("#offers button").filter(has_text="move the hero to region").first
    line = marched.inner_text()
    place = f"area:{line.split()[-1]}"
    marched.click()
    expect(page.locator("#changed li button.line")).to_have_count(2)  # from there, and there
    taps(page, place)
    expect(page.locator("#likely")).to_be_hidden()
    expect(page.locator("#here")).not_to_contain_text(line)
    page.locator("#leave").click()
    expect(page.locator("#offers button").first).to_be_visible()
    page.locator("#over").click()

    page.wait_for_url(lambda url: url.endswith(f"{links.watch}/beside"))
    opens(page, links.room)
    row = page.locator(f'#places [data-key="{place}"]')
    expect(row).to_contain_text("heroes: Bjorn")


def controls(page: Page, name: str) -> None:
    """Tells who controls region 10, without saying so to the table."""
    taps(page, "area:10")
    page.locator(f'[data-key="area:10 control {name}"]').click()
    expect(page.locator("#changed li button.line")).to_have_count(1)


def test_of_two_who_tell_at_once_each_learns_of_the_other(
    server: Server, open_page: OpenPage
) -> None:
    """A photo-finish: what Bjorn told is there of itself at Dagny's; the one line names the field,
    and her own telling waits for her."""
    links = given_board(server, BOTH)
    one, other = (open_page(server.address + links.seats[seat].door) for seat in (1, 2))
    for page in (one, other):
        opens(page, links.room)
    controls(one, "bjorn")
    controls(other, "dagny")

    one.locator("#correct").click()
    expect(other.locator("#faults li")).to_have_text(
        "region 10, control: somebody has told Bjorn meanwhile"
    )
    expect(other.locator("#changed li button.line")).to_have_text(
        "region 10, control: Bjorn → Dagny"
    )
    other.locator("#correct").click()

    expect(other.locator("#fault")).to_have_text("The table knows it now.")
    row = one.locator('#places [data-key="area:10"]')
    expect(row).to_contain_text("control: Dagny")
    expect(one.locator("#changed")).to_have_text("Nothing has changed.")


def test_a_move_entered_elsewhere_is_seen_and_the_draft_stays(
    server: Server, open_page: OpenPage
) -> None:
    """Bjorn enters his prayer at the table page while his other screen tells the board."""
    links = given_board(server)
    telling, table = (open_page(server.address + links.seats[1].door) for _ in range(2))
    opens(telling, links.room)
    controls(telling, "bjorn")
    offered = telling.locator("#here")

    table.locator("#options button").filter(has_text="send a priest").first.click()

    expect(telling.locator("#fault")).to_have_text(
        "Something was told meanwhile. What you have told here is still there."
    )
    expect(telling.locator("#changed li button.line")).to_have_count(1)
    expect(offered).not_to_contain_text("priest")
    telling.locator("#over").click()
    telling.wait_for_url(lambda url: url.endswith(f"{links.watch}/beside"))


def top_of(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["y"] / float(page.evaluate("innerHeight"))


def test_one_hand_reaches_all_that_is_told(server: Server, open_page: OpenPage) -> None:
    """On a telephone the map stays above, fields come below it, the turn ends at the thumb."""
    links = given_board(server)
    page = open_page(server.address + links.seats[1].door, width=390, height=844)
    opens(page, links.room)

    taps(page, "area:10")
    expect(page.locator("#place")).to_be_visible()

    assert top_of(page, "#board") < 0.05
    assert 0.3 < top_of(page, "#place-title") < 0.5
    assert 0.85 < top_of(page, "#over") < 1


def test_after_a_pause_all_that_lies_there_is_compared_row_by_row(
    server: Server, open_page: OpenPage
) -> None:
    """The list stands before all else; a row leads to its place, and back to the row."""
    links = given_board(server, BOTH)
    page = open_page(server.address + links.seats[1].door, width=390, height=844)
    page.goto(f"{server.address}{links.watch}/tell?compare")
    row = page.locator('#places [data-key="seat:dagny"]')

    expect(row).to_contain_text("authority: 2")
    assert top_of(page, "#compare") < top_of(page, "#likely")
    row.click()
    page.locator('[data-key="seat:dagny attribute authority +"]').click()
    expect(page.locator("#changed li")).to_contain_text("2 → 3")
    page.locator("#leave").click()
    expect(row).to_be_focused()
    page.locator("#right").click()

    expect(page.locator("#places")).to_be_hidden()


@pytest.mark.parametrize("code", LANGUAGES)
def test_everybody_can_read_the_page(server: Server, open_page: OpenPage, code: str) -> None:
    links = given_board(server)
    page = open_page(server.address + links.seats[1].door, width=390, height=844)
    page.goto(f"{server.address}{links.watch}/tell?compare&lang={code}")
    expect(page.locator("#places li").first).to_be_visible()
    taps(page, "area:10")
    expect(page.locator("#place")).to_be_visible()

    assert faults(page) == []
    assert overflow(page) == 0
