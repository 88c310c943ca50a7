"""Blood Rage in real browsers: a whole game by clicks, an age by keys, a turn by taps."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from ragnatafl.lab.guests import Server
from table.web.given import given_seed
from table.web.people import Person
from table.web.test_browser_games import record_of, scores_of, tabs_to
from table.web.test_browser_looks import overflow

if TYPE_CHECKING:
    from table.web.conftest import OpenPage

pytestmark = pytest.mark.slow

SEATS = "link thrall thrall thrall"
ACTIONS = ("invade", "march", "pillage", "commit", "upgrade")
GIFTS = ("quest", "warrior", "ship", "leader", "clan", "monster", "battle")
"""Kinds of cards, those first that have to be in the hand for an action."""

FINGER = 24
"""Pixels that a finger can hit."""


class Raider(Person):
    """Somebody who wants to have done everything once, and then does anything."""

    def __init__(self, page: Page, rng: Random) -> None:
        super().__init__(page, rng)
        self.done: set[str] = set()
        self.wants_to_be_asked()

    def wants_to_be_asked(self) -> None:
        """Also where there is only one option."""
        self.find("#settings").click()
        self.find('[data-setting="forced"]').uncheck()
        self.press("Escape")
        expect(self.find("#settings-dialog")).to_be_hidden()

    def is_asked_again(self) -> bool:
        """There is something to answer; else the game is over."""
        asked = self.find('#options button, #table[data-over="true"]').first
        expect(asked).to_be_attached()
        return not self.has_seen_the_end()

    def answers(self) -> None:
        """By pointing, and by the list what has no place."""
        before = self.moment
        lit, listed = self.lit(), self.listed()
        if "pass" in listed:
            self.takes_action(lit)
        elif any(option.startswith("keep ") for option in listed):
            self.clicks_on(min(lit, key=self.rank))
        elif lit and ("decline" not in listed or "battle" not in self.done):
            self.points_at(lit)
            if any(option.startswith("play ") for option in listed):
                self.done.add("battle")
        elif listed:
            self.says(listed[-1])
        self.confirms(before)

    def takes_action(self, lit: list[str]) -> None:
        """One of a kind not done yet; to pass is tried last of all."""
        able: dict[str, list[str]] = {}
        for anchor in lit:
            able.setdefault(self.action_of(anchor), []).append(anchor)
        new = [action for action in ACTIONS if action in able and action not in self.done]
        if not able or ("pass" not in self.done and self.done >= {*ACTIONS}):
            self.done.add("pass")
            self.says("pass")
            return
        action = new[0] if new else self.rng.choice(sorted(able))
        self.done.add(action)
        self.points_at(able[action])

    def points_at(self, things: list[str]) -> None:
        """At one of them, then where it goes, if that is asked; where others are, until a fight."""
        self.clicks_on(self.one_of(things))
        if self.find("#table.holding").count():
            self.clicks_on(self.one_of(self.lit()))

    def one_of(self, things: list[str]) -> str:
        fights = [] if "battle" in self.done else [one for one in things if self.others_at(one)]
        return self.rng.choice(fights or things)

    def others_at(self, anchor: str) -> bool:
        """Does a clan stand at that province, or round that token?"""
        province = anchor.removeprefix("piece:token-").removeprefix("area:")
        title = self.find(f'[id="area:{province}"] > title')
        return title.count() > 0 and " · " in (title.text_content() or "")

    def says(self, option: str) -> None:
        self.find(f'#options [data-option="{option}"]').click()

    def action_of(self, anchor: str) -> str:
        """What pointing at this begins."""
        if anchor.startswith("area:"):
            return "march"
        if anchor.startswith("piece:"):
            return "pillage" if anchor.startswith("piece:token-") else "invade"
        return "commit" if self.kind_of(anchor) == "quest" else "upgrade"

    def kind_of(self, anchor: str) -> str:
        """Of a card, as its label tells it."""
        label = self.find(f'[id="{anchor}"]').get_attribute("aria-label") or ""
        found = re.search(r"\((\w+),", label)
        return found[1] if found else ""

    def rank(self, anchor: str) -> int:
        return GIFTS.index(self.kind_of(anchor))


def test_a_whole_game_of_four_clans_by_clicks(server: Server, open_page: OpenPage) -> None:
    """Draft, every action, battles, three ages, and the points are those of the record."""
    links = given_seed(server, "bloodrage", SEATS)
    page = open_page(server.address + links.seats[0].door, reduced_motion="reduce")
    raider = Raider(page, Random(1))
    while raider.is_asked_again():
        raider.answers()

    record = record_of(server, links)
    assert raider.done >= {*ACTIONS, "pass", "battle"}
    assert raider.points == scores_of(record)
    totals = raider.find("#end tfoot td").all_inner_texts()
    assert sorted(map(int, totals)) == sorted(scores_of(record))


def test_an_age_by_keyboard_alone(server: Server, open_page: OpenPage) -> None:
    """Numbers and Enter, Tab to what is lit; a clan sheet is looked at closer, Esc leaves it."""
    links = given_seed(server, "bloodrage", SEATS, options={"first": "astrid"})
    page = open_page(server.address + links.seats[0].door, reduced_motion="reduce")
    raider = Raider(page, Random(3))
    keeps_a_gift_by_tab(raider)
    looks_at_a_sheet(raider)
    second_age = raider.find("#log .era").filter(has_text="Age 2")
    while not second_age.count() and raider.is_asked_again():
        raider.presses_keys()

    assert second_age.count() == 1
    assert raider.find("#log .line").filter(has_text="Astrid keeps").count() >= 6


def keeps_a_gift_by_tab(raider: Raider) -> None:
    raider.is_asked()
    before = raider.moment
    tabs_to(raider, "#hand .lit")
    raider.press("Enter")
    raider.sure_by_key(before)


def looks_at_a_sheet(raider: Raider) -> None:
    """By the line of a clan in the points."""
    tabs_to(raider, '#players [data-anchors="seat:bjorn"]')
    raider.press("Enter")
    expect(raider.find("#read-dialog .sheet-large")).to_be_visible()
    raider.press("Escape")
    expect(raider.find("#read-dialog")).to_be_hidden()


class Tapper(Raider):
    """The same with a finger."""

    def clicks_on(self, anchor: str) -> None:
        self.shows(anchor)
        size = self.find(f'[id="{anchor}"]').bounding_box()
        assert size is not None
        assert min(size["width"], size["height"]) >= FINGER, anchor
        self.taps_on(anchor)

    def says(self, option: str) -> None:
        self.find(f'#options [data-option="{option}"]').tap()


def test_the_first_turns_on_a_telephone(server: Server, open_page: OpenPage) -> None:
    """The draft, an invade and a march by taps; nothing has to be scrolled sideways."""
    links = given_seed(server, "bloodrage", SEATS, options={"first": "astrid"})
    page = open_page(
        server.address + links.seats[0].door,
        width=390,
        height=844,
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    tapper = Tapper(page, Random(1))
    while not tapper.done >= {"invade", "march"} and tapper.is_asked_again():
        tapper.answers()

    assert tapper.done >= {"invade", "march"}
    assert overflow(page) <= 0
