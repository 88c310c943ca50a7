"""Followers of Surtr in real browsers: a solo game by clicks, and the story of each turn."""

from __future__ import annotations

import itertools
import re
from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import Locator, expect

from ragnatafl.games import register
from ragnatafl.games.surtr import GAME as SURTR
from ragnatafl.games.surtr.rules.state import Surtr
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.language import LANGUAGES, language
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat
from ragnatafl.lab.guests import Links, Server
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web.rooms import Rooms
from table.web.given import given_seed, said
from table.web.people import Person
from table.web.test_browser_games import tabs_to
from table.web.test_browser_looks import faults, overflow

if TYPE_CHECKING:
    from table.web.conftest import OpenPage

pytestmark = pytest.mark.slow
register(SURTR)

ROUNDS: Final = 10
OPTIONS: Final = {"hero": "ragnar"}
LEAVING: Final = {"skip", "decline", "stop", "pass", "end round", "defend no more"}
FOLLOWER: Final = Seat(0)
PERSON: Final = Seat(1)
SOLO: Final = "automa link"
STORY: Final = 6
BOARD: Final = """[...document.querySelectorAll("#board [id]")].map(
    ({ id, style }) => `${id} ${style.transform}`)"""


def given_story(seed: int, least: int = 0) -> Match[Surtr]:
    """A solo game of a person who does little: to its end, or to the turn after so many rounds."""
    match: Match[Surtr] = Match(make_setup(SURTR, 2, OPTIONS), seed=seed)
    rng = Random(1)
    while not match.over and not (least and match.state.turns >= 2 * least):
        options = match.decision.options
        leaving = [option for option in options if option.text in LEAVING]
        match.choose(leaving[0] if leaving and rng.random() < 0.7 else rng.choice(options))
    return match


def a_long_story() -> tuple[int, Match[Surtr]]:
    """The first game in which Ragnar needs ten rounds to win."""
    for seed in itertools.count():
        match = given_story(seed)
        if match.state.turns >= 2 * ROUNDS and not match.winners[0]:
            return seed, match
    raise AssertionError("there is always another seed")


def given_rounds(server: Server, rounds: int) -> Links:
    """A table at which so many rounds were played, as its person left it."""
    links = given_seed(server, "surtr", SOLO, STORY, options=OPTIONS)
    storage = SQLite(server.store)
    room = Rooms(storage).find(links.room)
    assert room is not None
    for line in given_story(STORY, rounds).lines:
        room.do(room.choose(line.seat, line.text, room.moment))
    storage.close()
    return links


class Walker(Person):
    """Somebody who plays alone against Followers and reads what they did."""

    @property
    def lines(self) -> Locator:
        return self.find("#story-lines li")

    @property
    def line(self) -> Locator:
        return self.find("#story-lines [aria-current]")

    def sees(self) -> list[str]:
        """All things on the board that have names, and where they lie."""
        things: list[str] = self.page.evaluate(BOARD)
        return things

    def sees_other_than(self, things: list[str]) -> None:
        changed = f"then => JSON.stringify({BOARD}) !== JSON.stringify(then)"
        self.page.wait_for_function(changed, arg=things)

    def chooses(self, option: str) -> None:
        """By clicks on the list: first what to take up or a row to open, where that is asked."""
        before, button = self.moment, self.find(f'#options [data-option="{option}"]')
        if not button.count():
            self.takes_up(option)
        button.click()
        expect(self.find(f'#table:not([data-moment="{before}"])')).to_be_attached()

    def takes_up(self, option: str) -> None:
        wanted = self.find(f'#options [data-option="{option}"]')
        leading = self.find("#options :is([data-pick], [data-row])")
        for place in range(leading.count()):
            leading.nth(place).click()
            for _ in range(4):
                if wanted.count():
                    return
                if self.find("#rotate").is_enabled():
                    self.find("#rotate").click()
            self.find("#back").click()
        raise AssertionError(f"{option} is not offered")

    def walks(self, steps: int | None = None) -> int:
        """Through all that is new, or some steps and then to the present; returns the lines.

        Of a turn in which one was asked a part may have been read before.
        """
        expect(self.find("#story-start")).to_have_text("Show")
        self.find("#story-start").click()
        expect(self.find("#table.past")).to_be_attached()
        expect(self.find("#options button")).to_have_count(0)
        first, _, count = self.find("#story-count").inner_text().partition(" / ")
        lines = range(int(first), int(count) + 1)
        for number in lines[:steps]:
            expect(self.find("#story-count")).to_have_text(f"{number} / {count}")
            self.find("#story-next").click()
        if self.find("#table.past").count():
            self.find("#story-now").click()
        self.is_back()
        return int(count)

    def is_back(self) -> None:
        expect(self.find("#table.past")).not_to_be_attached()
        expect(self.find("#story-start")).to_have_text("Once more")


def a_walker(server: Server, open_page: OpenPage, links: Links, **more: object) -> Walker:
    page = open_page(server.address + links.seats[1].door, reduced_motion="reduce", **more)
    return Walker(page)


def test_ten_rounds_by_clicks_with_every_turn_walked_through(
    server: Server, open_page: OpenPage
) -> None:
    """The end is told as it is for a person: Ragnar has won."""
    seed, story = a_long_story()
    links = given_seed(server, "surtr", SOLO, seed, options=OPTIONS)
    walker = a_walker(server, open_page, links)
    walker.wants_to_be_asked()
    walked = 0
    for line in story.lines:
        walker.is_asked()
        if walker.find("#story-start.main").is_visible():
            assert walker.walks(2 if walked else None) > 5
            walked += 1
            walker.is_asked()
        walker.chooses(line.text)
    expect(walker.find("#banner")).to_contain_text("You have lost. Ragnar wins!")
    walker.walks(3)

    assert walked >= ROUNDS
    assert said(server, links, PERSON) == [line.text for line in story.lines]
    expect(walker.find('#players [data-kind="automa"]')).to_contain_text("Ragnar automa")


def test_board_goes_back_and_comes_forth(server: Server, open_page: OpenPage) -> None:
    """At its first line the table is as before the turn; afterwards as it is now, and asked."""
    walker = a_walker(server, open_page, given_rounds(server, 3))
    walker.is_asked()
    asked, lit, now = walker.listed(), walker.lit(), walker.sees()
    walker.find("#story-start").click()
    walker.sees_other_than(now)
    before = walker.sees()
    walker.press("End")
    walker.sees_other_than(before)
    assert walker.lit() == []
    walker.press("Home", "Escape")
    walker.is_back()

    assert (walker.listed(), walker.lit(), walker.sees()) == (asked, lit, now)


def test_walk_by_keyboard_alone(server: Server, open_page: OpenPage) -> None:
    """Each line is announced, its step too when that is new; its rule can be read."""
    walker = a_walker(server, open_page, given_rounds(server, 3))
    walker.is_asked()
    walker.press("p")
    expect(walker.find("#story-lines")).to_be_focused()
    expect(walker.find("#said")).to_have_text(
        r"The card. " + walker.line.locator(".line").inner_text()
    )
    first = walker.line.inner_text()
    walker.press("ArrowRight", "ArrowRight")
    expect(walker.find("#story-count")).to_contain_text("3 / ")
    walker.press("ArrowLeft", "ArrowLeft", "ArrowLeft")
    assert walker.line.inner_text() == first
    tabs_to(walker, "#story-lines li:nth-child(1) .rule")
    walker.press("Enter")
    expect(walker.find("#rule-dialog")).to_contain_text("SOLO-5.0")
    walker.press("Escape")
    expect(walker.find("#rule-dialog")).to_be_hidden()
    expect(walker.find("#table.past")).to_be_attached()
    walker.press("Escape")
    walker.is_back()
    expect(walker.find("#story-start")).to_be_focused()


def test_walk_plays_by_itself_and_pauses(server: Server, open_page: OpenPage) -> None:
    walker = a_walker(server, open_page, given_rounds(server, 3))
    walker.is_asked()
    walker.press("p", "p")
    expect(walker.find("#story-play")).to_have_text("Pause")
    count = walker.find("#story-count")
    expect(count).to_have_text(re.compile(r"^([3-9]|\d\d) / "))
    walker.find("#story-play").click()
    expect(walker.find("#story-play")).to_have_text("Play")
    paused = count.inner_text()
    walker.page.wait_for_timeout(2_000)
    expect(count).to_have_text(paused)


def test_walk_remembers_where_one_was(server: Server, open_page: OpenPage) -> None:
    walker = a_walker(server, open_page, given_rounds(server, 3))
    walker.is_asked()
    walker.press("p", "ArrowRight", "ArrowRight")
    expect(walker.find("#story-count")).to_contain_text("3 / ")
    walker.page.reload()
    walker.arrives()
    walker.press("p")
    expect(walker.find("#story-count")).to_contain_text("4 / ")
    walker.find("#story-now").click()
    walker.page.reload()
    walker.arrives()
    expect(walker.find("#story-start")).to_have_text("Once more")


def test_undo_leads_back_from_the_walk(server: Server, open_page: OpenPage) -> None:
    """And a hint is asked for the present question."""
    links = given_seed(server, "surtr", SOLO, 7, options=OPTIONS)
    walker = a_walker(server, open_page, links)
    walker.wants_to_be_asked()
    while not walker.find(f'#story-lines [data-seat="{FOLLOWER}"]').count():
        walker.is_asked()
        walker.chooses(walker.listed()[0])
    walker.find("#story-start").click()
    moment = walker.moment
    walker.find("#undo").click()
    walker.sees_moment(moment + 1)

    expect(walker.find("#table.past")).not_to_be_attached()
    walker.is_asked()
    walker.find("#hint").click()
    expect(walker.find("#options .hinted").first).to_be_visible()


def test_automa_of_another_game_is_walked_through(server: Server, open_page: OpenPage) -> None:
    """One that tells no turns and draws nothing: the chapters of its rules are the headings."""
    links = given_seed(server, "raid", "link automa", 1, options={"automas": 1})
    walker = Walker(open_page(server.address + links.seats[0].door, reduced_motion="reduce"))
    walker.wants_to_be_asked()
    turn = walker.find("#story-lines .tale").filter(has_text="chooses by rule")
    while not turn.count():
        walker.is_asked()
        walker.chooses(walker.listed()[0])
    walker.find("#story-start").click()
    expect(turn.locator("h3")).to_have_text("Turn of Bjorn")
    expect(turn.locator("h4").filter(has_text="RAID-3")).to_be_attached()
    turn.locator("li").filter(has_text="chooses by rule").locator(".line").click()

    expect(walker.line).to_contain_text("Bjorn chooses by rule: raid Astrid")
    assert faults(walker.page) == []


def test_walk_is_told_in_every_language(server: Server, open_page: OpenPage) -> None:
    """Another language is chosen in the middle of a walk; that leads back to the present."""
    walker = a_walker(server, open_page, given_rounds(server, 3))
    walker.is_asked()
    for code in (*LANGUAGES[1:], "en"):
        walker.find("#language").select_option(code)
        words = language(code, "ragnatafl.table.web", *SURTR.packages)
        expect(walker.find("#story-title")).to_have_text(words.say("web-story"))
        expect(walker.find("#table.past")).not_to_be_attached()
        walker.find("#story-start").click()

        expect(walker.find("#story-lines h4").first).to_have_text(words.say("story-SOLO-5-0"))
        expect(walker.find("#story-now")).to_have_text(words.say("web-story-now"))


@pytest.mark.parametrize(("scheme", "width"), [("light", 1280), ("dark", 1280), ("dark", 390)])
def test_walk_for_every_eye(server: Server, open_page: OpenPage, scheme: str, width: int) -> None:
    """Axe finds nothing serious; on a telephone nothing has to be scrolled sideways."""
    links = given_rounds(server, 3)
    walker = a_walker(server, open_page, links, width=width, height=844, color_scheme=scheme)
    walker.is_asked()
    assert faults(walker.page) == []
    walker.find("#story-start").click()
    walker.press("ArrowRight", "ArrowRight", "ArrowRight")
    expect(walker.find("#story-count")).to_contain_text("4 / ")

    assert faults(walker.page) == []
    assert overflow(walker.page) <= 0
    ribbon, line = walker.find("#story").bounding_box(), walker.line.bounding_box()
    assert ribbon is not None
    assert line is not None
    assert 0 <= ribbon["y"] < line["y"] < 844


def test_new_table_offers_the_seats_that_are_left(server: Server, open_page: OpenPage) -> None:
    """How many Followers there are follows from the seats and the people."""
    page = open_page(server.address)
    page.locator('[data-new="surtr"]').click()
    form = page.locator('form.new[data-game="surtr"]')
    kinds = form.locator('[name="kind"]').locator("visible=true")
    expect(kinds).to_have_count(1)
    form.locator('[name="count"]').select_option("4")
    expect(kinds).to_have_count(1)
    form.locator('[data-switch="people"]').select_option("3")
    expect(kinds).to_have_count(3)
    form.locator('[name="count"]').select_option("3")
    expect(page.locator("#fault")).to_contain_text("Of 3 seats 3 cannot be people")
    form.locator('[data-switch="people"]').select_option("2")
    expect(kinds).to_have_count(2)
    expect(page.locator("#fault")).to_be_empty()
    assert faults(page) == []
    form.locator('[data-switch="hero"]').select_option("lagertha")
    form.get_by_label("Deep Roots").check()
    form.get_by_label("Old Oaths").check()
    form.locator("button.main").click()
    walker = Walker(page)

    expect(walker.find('#players [data-kind="automa"] .who')).to_have_text("Lagertha")
    expect(walker.find(".players > li")).to_have_count(3)
    expect(page.locator("body")).to_contain_text("Challenges: Deep Roots, Old Oaths")
