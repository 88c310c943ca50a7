"""Lords of Ragnarok in real browsers: by clicks, by keys, by taps; every special action."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import Page, expect

from games.lords.table import given_lords
from kit.table import ASTRID, BJORN
from ragnatafl.games.lords.rules.state import Lords
from ragnatafl.kernel.match import Match
from ragnatafl.lab.guests import Links, Server
from table.web.given import given_seed, said
from table.web.people import Person
from table.web.test_browser_games import tabs_to
from table.web.test_browser_looks import overflow

if TYPE_CHECKING:
    from table.web.conftest import OpenPage

pytestmark = pytest.mark.slow

SEATS: Final = "link thrall"
USUAL: Final = ("reinforce", "mobilise", "prepare", "monsters")
"""Special actions that are possible in the first turns of every game."""
LEAVING: Final = {"skip", "decline", "stop", "pass", "end round", "defend no more"}
PHASES: Final = ("LOR-8.1", "LOR-8.2", "LOR-8.3", "LOR-8.4", "LOR-8.5")
GLANCES, BLINK = 10, 100
"""How often somebody looks again whether a figure still moves, and after how many milliseconds."""
FINGER: Final = 24
"""Pixels that a finger can hit."""


class Leader(Person):
    """Somebody who points at what is lit, rather at what was wished for, then at anything."""

    def __init__(self, page: Page, rng: Random, wishes: Iterable[str] = ()) -> None:
        super().__init__(page, rng)
        self.wishes = list(wishes)
        """Anchors to point at first, each once."""
        self.wants_to_be_asked()

    def answers(self) -> None:
        """By pointing; by the list only what has no place on the table."""
        before = self.moment
        lit, listed = self.lit(), self.listed()
        leaving = sorted(LEAVING & set(listed))
        whole = self.find("#pick-whole:enabled").locator("visible=true")
        leaves = leaving or whole.count()
        if lit and (self.wished(lit) or not leaves or self.rng.random() < 0.7):
            self.points_to_the_end(lit)
        elif whole.count():
            whole.click()
        else:
            self.says(leaving[0] if leaving else self.rng.choice(listed))
        self.confirms(before)

    def points_to_the_end(self, lit: list[str]) -> None:
        """What is taken up is put down where something is lit for it."""
        self.points_at(self.in_reach(lit) or lit)
        if not self.find("#table.holding").count():
            return
        goals = self.in_reach([one for one in self.lit() if not self.is_taken(one)])
        if goals:
            self.points_at(goals)
        else:  # a box may lie over it: then the list has it
            self.press("Escape")
            self.says(self.rng.choice(self.listed()))

    def points_at(self, lit: list[str]) -> None:
        wished = self.wished(lit)
        if wished:
            self.wishes.remove(wished)
        self.clicks_on(self.rng.choice([one for one in lit if one.startswith(wished)]))

    def in_reach(self, anchors: list[str]) -> list[str]:
        """Those that nothing lies on: figures that have just moved may pass over others."""
        for _ in range(GLANCES):
            free = [one for one in anchors if self.can_hit(one)]
            if free:
                return free
            self.page.wait_for_timeout(BLINK)
        return []

    def wished(self, lit: list[str]) -> str:
        """The first wish that can be pointed at; 'card:' is any card."""
        return next((wish for wish in self.wishes for one in lit if one.startswith(wish)), "")

    def is_taken(self, anchor: str) -> bool:
        return self.find(f'[id="{anchor}"].taken').count() > 0


def a_leader(
    server: Server,
    open_page: OpenPage,
    links: Links,
    wishes: Iterable[str] = (),
) -> Leader:
    page = open_page(server.address + links.seats[0].door, reduced_motion="reduce")
    return Leader(page, Random(1), wishes)


def plays_a_turn(leader: Leader) -> set[str]:
    """To its end, or that of the game; returns the rules of all questions."""
    asked: set[str] = set()
    while leader.is_asked_again():
        rule = rule_of(leader)
        if rule in PHASES and PHASES[-1] in asked:
            break
        asked.add(rule)
        leader.answers()
    return asked


def rule_of(leader: Leader) -> str:
    return leader.find("#banner [data-rule]").get_attribute("data-rule") or ""


def test_a_game_by_clicks(server: Server, open_page: OpenPage) -> None:
    """Selection of heroes, all five phases, and the special actions that come by themselves."""
    links = given_seed(server, "lords", SEATS, options={"start_priests": 2})
    wishes = [f"piece:action-{action}" for action in USUAL]
    leader = a_leader(server, open_page, links, wishes)
    asked: set[str] = set()
    while leader.wishes and not leader.has_seen_the_end():
        asked |= plays_a_turn(leader)

    choices = said(server, links, ASTRID)
    assert {f"act {action}" for action in USUAL} <= set(choices)
    assert [text.split()[0] for text in choices[:4]] == ["keep", "keep", "place", "start"]
    assert asked >= {"LOR-7.10.2", *PHASES}


def usurping() -> Match[Lords]:
    return given_lords(
        phase="special-action",
        heroes={ASTRID: "4", BJORN: "9"},
        attributes={ASTRID: (3, 4, 2)},
        armies=[(BJORN, "4", 3), (ASTRID, "1", 2)],
        control={"4": BJORN, "7": BJORN, "1": ASTRID},
    )


def temple() -> Match[Lords]:
    """The second temple, so that blessings follow."""
    return given_lords(
        phase="special-action",
        armies=[(ASTRID, "6", 2)],
        control={"2": BJORN, "6": ASTRID, "7": ASTRID},
        temples="2",
    )


def monument() -> Match[Lords]:
    """With priests and markers to come back, an empty forge, and a neutral monster to move."""
    return given_lords(
        phase="special-action",
        armies=[(ASTRID, "2", 2), (BJORN, "9", 2)],
        control={"2": ASTRID, "9": BJORN},
        temples="2",
        sent={"odin": {ASTRID: 1}},
        wheel={"usurp": [ASTRID], "prepare": [BJORN, ASTRID]},
        empty_forges="2",
        monsters={"garm": "10", "grendel": "13"},
        runes={BJORN: "uruz"},
    )


def hunting() -> Match[Lords]:
    """A strong hero with good cards; the Draugr bleeds already."""
    return given_lords(
        phase="special-action",
        heroes={ASTRID: "1"},
        attributes={ASTRID: (2, 5, 5)},
        hands={ASTRID: "sword-a sword-b axe-a axe-b shield-a"},
        monsters={"draugr": "1"},
        wounds={"draugr": {0: BJORN, 2: ASTRID, 6: ASTRID}},
    )


def mobilising() -> Match[Lords]:
    """An army of value 4 marches into a battle against one of 2."""
    return given_lords(
        phase="special-action",
        heroes={ASTRID: "1", BJORN: "16"},
        armies=[(ASTRID, "6", 4), (ASTRID, "1", 1), (BJORN, "9", 2)],
        control={"6": ASTRID, "1": ASTRID, "9": BJORN, "10": BJORN},
        hands={ASTRID: "spear-a bow-a", BJORN: "sword-a"},
    )


SCENES: Final[dict[str, tuple[Callable[[], Match[Lords]], str, str]]] = {
    "usurp": (usurping, "piece:action-usurp area:4", "act usurp; recruit 4"),
    "temple": (
        temple,
        "piece:action-build-temple area:6 card:",
        "act build-temple; build temple 6; take ",
    ),
    "monument": (
        monument,
        "piece:action-build-monument piece:monument-odin",
        "build monument odin",
    ),
    "battle": (
        mobilising,
        "piece:action-mobilise piece:army-astrid-6-4 area:9 card:spear-a",
        "act mobilise; move astrid 4 from 6 to 9; play spear-a",
    ),
}
"""What is rare in a game: a table, what to point at, and what that has said."""


@pytest.mark.parametrize("scene", SCENES)
def test_a_special_action_by_clicks(server: Server, open_page: OpenPage, scene: str) -> None:
    """From the wheel to the end of the turn."""
    given, wishes, expected = SCENES[scene]
    links = given_seed(server, "lords", SEATS, start=given().start)
    leader = a_leader(server, open_page, links, wishes.split())
    plays_a_turn(leader)

    choices = said(server, links, ASTRID)
    for beginning in expected.split("; "):
        assert any(text.startswith(beginning) for text in choices), (beginning, choices)
    assert leader.wishes == []


def test_a_hunt_by_clicks(server: Server, open_page: OpenPage) -> None:
    """A monster may be activated or hunted: that is asked; then card by card, space by space."""
    links = given_seed(server, "lords", SEATS, start=hunting().start)
    wishes = ["piece:action-monsters", "card:shield-a", "card:"]  # to defend, and to strike
    leader = a_leader(server, open_page, links, wishes)
    leader.answers()
    leader.is_asked()
    leader.clicks_on("piece:draugr")
    expect(leader.find("#armed-text")).to_contain_text("activate Draugr")
    leader.find("#rotate").click()
    expect(leader.find("#armed")).to_be_hidden()
    assert leader.lit() == ["piece:draugr"]
    leader.answers()
    expect(leader.find("#hunt")).to_be_attached()
    plays_a_turn(leader)

    choices = said(server, links, ASTRID)
    assert choices[:2] == ["act monsters", "hunt draugr"]
    assert any(text.startswith("strike ") for text in choices)
    expect(leader.find("#hunt")).not_to_be_attached()


class Typist(Leader):
    """The same by keys."""

    def answers(self) -> None:
        self.presses_keys()


def test_a_turn_by_keyboard_alone(server: Server, open_page: OpenPage) -> None:
    """Tab and Enter where it is lit, numbers of the list for the rest; a sheet is looked at."""
    links = given_seed(server, "lords", SEATS, start=given_turn().start)
    page = open_page(server.address + links.seats[0].door, reduced_motion="reduce")
    leader = Typist(page, Random(1))
    leader.is_asked()
    before = leader.moment
    tabs_to(leader, '[id="piece:monument-odin"]')
    leader.press("Enter")
    leader.sure_by_key(before)
    tabs_to(leader, '#players [data-anchors="seat:bjorn"]')
    leader.press("Enter")
    expect(leader.find("#read-dialog .sheet-large")).to_be_visible()
    leader.press("Escape")
    expect(leader.find("#read-dialog")).to_be_hidden()
    asked = plays_a_turn(leader)

    assert asked >= set(PHASES[1:])
    assert said(server, links, ASTRID)[0] == "send priest odin"


def given_turn() -> Match[Lords]:
    """Something to do in every phase."""
    return given_lords(
        armies=[(ASTRID, "1", 2), (ASTRID, "6", 3), (BJORN, "11", 2)],
        control={"1": ASTRID, "6": ASTRID, "11": BJORN},
        drakkars={ASTRID: "s1", BJORN: "s3"},
        priests={ASTRID: 2, BJORN: 1},
        runes={ASTRID: "uruz othala algiz"},
        attributes={ASTRID: (3, 3, 4)},
        monsters={"garm": "10", "draugr": "12"},
        hands={ASTRID: "spear-a", BJORN: "axe-a"},
    )


class Tapper(Leader):
    """The same with a finger."""

    def clicks_on(self, anchor: str) -> None:
        size = self.find(f'[id="{anchor}"]').bounding_box()
        assert size is not None
        assert min(size["width"], size["height"]) >= FINGER, anchor
        self.taps_on(anchor)

    def says(self, option: str) -> None:
        self.find(f'#options [data-option="{option}"]').tap()


def test_a_turn_on_a_telephone(server: Server, open_page: OpenPage) -> None:
    """All phases by taps on things large enough; nothing has to be scrolled sideways."""
    links = given_seed(server, "lords", SEATS, start=given_turn().start)
    page = open_page(
        server.address + links.seats[0].door,
        width=390,
        height=844,
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    wishes = ["piece:monument-thor", "area:5", "area:vanaheim", "piece:army-astrid-6-3", "area:9"]
    tapper = Tapper(page, Random(1), [*wishes, "piece:action-prepare"])
    asked = plays_a_turn(tapper)

    assert asked >= set(PHASES)
    assert tapper.wishes == []
    assert overflow(page) <= 0
