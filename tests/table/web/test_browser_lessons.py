"""Lessons in a browser: from the first click to the end, wide and narrow, by keys too."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from generic.test_lessons import coach_of, entered
from generic.test_lessons import opened as begun
from ragnatafl.lab.guests import Server
from ragnatafl.table.learning.coach import At
from table.web.people import Person
from table.web.test_browser_looks import faults, overflow

if TYPE_CHECKING:
    from table.web.conftest import OpenPage

pytestmark = pytest.mark.slow

WIDE, NARROW = (1280, 800), (390, 844)
SIZES = pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
EACH_GAME = pytest.mark.parametrize("game", ["runics", "bloodrage", "lords", "surtr"])
SEEN = """mark => {
    const place = "#board, #hand, #fight, #more";
    const marked = document.getElementById(mark);
    const { x, y, width, height } = marked.getBoundingClientRect();
    const seen = document.elementFromPoint(x + width / 2, y + height / 2);
    return marked.checkVisibility() && seen?.closest(place) === marked.closest(place);
}"""
"""Nothing covers it: it is not behind a tab, off the screen, or below the coach."""
COUNT = """addEventListener("click", () => {
    sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1;
}, true)"""


class Learner(Person):
    """Somebody in a lesson."""

    def __init__(self, page: Page) -> None:
        expect(page.locator("#coach")).to_be_visible()
        super().__init__(page)

    def hears(self, state: str, text: str = "") -> None:
        said = self.find(f'#coach .says[data-state="{state}"]')
        expect(said).to_contain_text(text)

    @property
    def is_praised(self) -> bool:
        """What was asked for is done, and something is said to it."""
        return self.find('#coach .says[data-state="done"]').count() > 0

    def sees_mark(self, *marks: str) -> None:
        for mark in marks:
            expect(self.find(f'[id="{mark}"]')).to_have_class(re.compile("coached"))
            self.page.wait_for_function(SEEN, arg=mark)

    def asks_for(self, act: str) -> None:
        """A button of the coach."""
        before = self.moment
        self.find(f'[data-coach="{act}"]').click()
        expect(self.find(f'#table:not([data-moment="{before}"])')).to_be_attached()

    def tries(self, name: str) -> None:
        if self.find(".what-if[open]").count() == 0:
            self.find(".what-if summary").click()
        self.find(f'[data-try="{name}"]').click()

    def does(self, option: str, anchor: str) -> None:
        """By pointing at what it begins with, then by what stands in the list."""
        before = self.moment
        wanted = self.find(f'#options [data-option="{option}"]')
        changed = self.find(f'#table:not([data-moment="{before}"])')
        for _ in range(3):  # who points while the page is drawn anew points once more
            if wanted.or_(changed).count():
                break
            self.clicks_on(anchor)
            for _ in range(turns_of(option)):
                self.find("#rotate").click()
            with suppress(TookTooLong):
                wanted.or_(changed).first.wait_for(state="attached", timeout=15_000)
        expect(wanted.or_(changed).first).to_be_attached()
        if self.moment == before:
            self.says(option)
        expect(changed).to_be_attached()

    def does_by_keys(self, option: str, anchor: str) -> None:
        """By the numbers of the list."""
        before = self.moment
        if self.find(f'#options [data-option="{option}"]').count() == 0:
            self.types_number_of(f'[data-pick="{anchor}"], #options [data-row]')
            if turns_of(option):
                expect(self.find("#rotate")).to_be_enabled()
                self.press(*"r" * turns_of(option))
        self.types_number_of(f'[data-option="{option}"]')
        expect(self.find(f'#table:not([data-moment="{before}"])')).to_be_attached()

    def types_number_of(self, selector: str) -> None:
        expect(self.find(f"#options {selector}").first).to_be_attached()
        number = self.find("#options > .entry").evaluate_all(
            "(all, selector) => all.findIndex(one => one.querySelector(selector)) + 1", selector
        )
        self.types_number(number)


def turns_of(option: str) -> int:
    """How often a card is turned before it lies so."""
    turned = re.search(r"turn (\d+)", option)
    return int(turned[1]) // 90 if turned else 0


def asked_for(game: str) -> list[tuple[At, str, str]]:
    """Step by step what is to be done, if anything, and what one points at for it first."""
    coach, found = coach_of(game, "first"), []
    for match, at in entered(coach):
        wanted, anchor = coach.shows(at), ""
        if wanted:
            option = next(d for d in match.decisions if d.seat == coach.seat).find(wanted)
            assert option is not None
            anchor = str((*option.anchors(), "")[0])
        found.append((at, wanted, anchor))
    return found


def opened(open_page: OpenPage, server: Server, game: str, size: tuple[int, int]) -> Learner:
    page = open_page(server.address, width=size[0], height=size[1])
    page.locator(f'[data-learn="/learn/{game}/first"]').first.click()
    return Learner(page)


@EACH_GAME
def test_from_the_home_page_the_first_own_move_takes_three_clicks(
    server: Server, open_page: OpenPage, game: str
) -> None:
    """In a browser that was never here: one opens the lesson, and two say what is asked for."""
    page = open_page(server.address, width=WIDE[0], height=WIDE[1])
    page.context.add_init_script(COUNT)
    page.reload()
    page.locator(f'[data-learn="/learn/{game}/first"]').first.click()
    learner = Learner(page)
    (_, option, _), *_ = asked_for(game)
    coach = coach_of(game, "first")
    match, _ = begun(coach)
    chosen = next(d for d in match.decisions if d.seat == coach.seat).find(option)
    assert chosen is not None

    for anchor in map(str, chosen.anchors()[:2]):
        learner.clicks_on(anchor)

    expect(learner.find('#coach .says:not([data-state="asks"]), #coach-back').first).to_be_visible()
    assert 2 <= int(page.evaluate("sessionStorage.clicks")) <= 3


@SIZES
@EACH_GAME
def test_a_first_lesson_is_played_through_by_clicks(
    server: Server, open_page: OpenPage, game: str, size: tuple[int, int]
) -> None:
    """What is to be taken up first is seen, whatever else lies on the screen."""
    learner, coach = opened(open_page, server, game, size), coach_of(game, "first")

    for at, option, anchor in asked_for(game):
        learner.hears(at.state)
        learner.sees_mark(*coach.step(at).marks[:1])
        if option:
            learner.does(option, anchor)
        if not option or learner.is_praised:
            learner.asks_for("next")

    learner.hears("finished")
    assert overflow(learner.page) <= 0
    expect(learner.find(f'#coach [data-learn="/learn/{game}/game"]')).to_be_visible()


@pytest.mark.parametrize(
    ("game", "size"),
    [("runics", NARROW), ("bloodrage", WIDE), ("lords", NARROW), ("surtr", WIDE)],
    ids=["runics-narrow", "bloodrage-wide", "lords-narrow", "surtr-wide"],
)
def test_every_wrong_try_is_explained_and_leads_back(
    server: Server, open_page: OpenPage, game: str, size: tuple[int, int]
) -> None:
    """One hears the rule, or takes it back; and does then what was asked for."""
    learner, coach = opened(open_page, server, game, size), coach_of(game, "first")
    tried = 0

    for at, option, _ in asked_for(game):
        for one in coach.tries(at):
            learner.tries(one.id)
            if one.refused:
                answer = learner.find("#coach-answer")
                expect(answer.locator(f'[data-rule="{one.refused}"]')).to_be_in_viewport()
            else:
                learner.hears("astray")
                learner.asks_for("undo")
            learner.hears("asks")
            tried += 1
        if option:
            learner.asks_for("show")
        if not option or learner.is_praised:
            learner.asks_for("next")

    learner.hears("finished")
    assert tried == sum(len(step.tries) for step in coach.lesson.step)


@EACH_GAME
def test_a_lesson_is_played_by_keys_alone(server: Server, open_page: OpenPage, game: str) -> None:
    """Tab and Enter open it, numbers answer, N goes on and B goes back."""
    page = open_page(server.address)
    page.locator(f'[data-learn="/learn/{game}/first"]').first.focus()
    page.keyboard.press("Enter")
    learner, went_back = Learner(page), False

    for at, option, anchor in asked_for(game):
        learner.hears(at.state)
        if option:
            learner.does_by_keys(option, anchor)
        if not option or learner.is_praised:
            if option and not went_back:
                learner.press("b")
                learner.hears("asks")
                learner.does_by_keys(option, anchor)
                learner.hears("done")
                went_back = True
            before = learner.moment
            learner.press("n")
            expect(learner.find(f'#table:not([data-moment="{before}"])')).to_be_attached()

    learner.hears("finished")
    assert went_back


def test_who_plays_by_keys_is_led_from_what_is_to_be_done_to_the_next_step(
    server: Server, open_page: OpenPage
) -> None:
    """Enter alone goes through a lesson: the focus waits at what the coach means."""
    page = open_page(f"{server.address}/learn/bloodrage")
    page.locator('[data-lesson="bloodrage/first"] [data-on]').focus()
    page.keyboard.press("Enter")
    learner = Learner(page)
    learner.hears("asks", "You lead a clan")
    expect(learner.find("#options .pointed")).to_have_attribute("aria-current", "step")

    learner.find("#options .pointed").focus()
    learner.press("Enter")

    learner.hears("asks", "All have chosen")
    expect(learner.find("#options .pointed")).to_be_focused()
    learner.press("Enter")
    expect(learner.find("#coach-next")).to_be_focused()
    learner.press("Enter")
    learner.hears("asks", "The draft is over")
    expect(learner.find("#options .pointed")).to_be_focused()


def test_what_the_coach_says_is_read_aloud_and_nothing_moves_for_who_wants_that(
    server: Server, open_page: OpenPage
) -> None:
    """Its line, and why something cannot be; without the numbers of the rules."""
    page = open_page(server.address, reduced_motion="reduce")
    page.locator('[data-learn="/learn/runics/first"]').first.click()
    learner = Learner(page)
    said = learner.find("#said[aria-live=polite]")
    expect(said).to_contain_text("Take the marked card")
    expect(said).not_to_contain_text("RUN-")
    card = learner.find('[id="card:R01"].coached')
    assert card.evaluate("it => getComputedStyle(it).animationName") == "none"

    learner.tries("colours")

    expect(said).to_contain_text("A red rune would come to lie on a blue one")
    expect(said).not_to_contain_text("RUN-")


def test_a_lesson_is_left_and_taken_up_where_it_was(server: Server, open_page: OpenPage) -> None:
    learner = opened(open_page, server, "runics", WIDE)
    learner.asks_for("show")
    learner.asks_for("next")
    table = learner.page.url

    learner.page.goto(f"{server.address}/learn/runics")
    row = learner.find('[data-lesson="runics/first"]')
    expect(row.locator("[data-on]")).to_have_text("Go on")
    row.locator("[data-on]").click()

    learner.hears("asks", "Place your master")
    assert learner.page.url == table
    learner.page.goto(server.address)
    expect(learner.find("#mine li")).to_have_count(0)  # a lesson is no table with others


def test_what_cannot_be_is_said_by_the_coach_when_one_points_at_it(
    server: Server, open_page: OpenPage
) -> None:
    learner = opened(open_page, server, "bloodrage", WIDE)
    for act in ("show", "show", "next"):
        learner.asks_for(act)

    learner.clicks_on("piece:leader-reserve")
    learner.clicks_on("area:yggdrasil")

    expect(learner.find("#coach-answer")).to_contain_text("Nobody invades Yggdrasil")
    learner.hears("asks")


def test_a_remark_in_a_first_game_is_put_away(server: Server, open_page: OpenPage) -> None:
    page = open_page(f"{server.address}/learn/runics")
    page.locator('[data-lesson="runics/game"] .main').click()
    learner = Learner(page)
    learner.is_asked()

    learner.press("Escape")

    expect(learner.find("#coach")).to_be_hidden()
    learner.is_asked()


def test_on_a_small_screen_the_map_has_the_room_while_nothing_is_asked(
    server: Server, open_page: OpenPage
) -> None:
    learner = opened(open_page, server, "lords", NARROW)
    width = """Math.max(
        ...Array.from(document.querySelectorAll("#board > svg"), one => one.clientWidth)
    )"""
    learner.page.wait_for_function(f"most => 0 < {width} && {width} < most", arg=0.8 * NARROW[0])

    learner.asks_for("show")

    learner.hears("done")
    expect(learner.find("#choices")).to_be_hidden()
    learner.page.wait_for_function(f"least => {width} > least", arg=0.9 * NARROW[0])


@SIZES
@EACH_GAME
def test_the_coach_has_no_serious_fault(
    server: Server, open_page: OpenPage, game: str, size: tuple[int, int]
) -> None:
    """Asking with all tries open, after a refusal, and telling; in the dark on a narrow screen."""
    page = open_page(
        f"{server.address}/learn",
        width=size[0],
        height=size[1],
        color_scheme="dark" if size == NARROW else "light",
        reduced_motion="reduce",
    )
    assert faults(page) == []
    assert overflow(page) <= 0
    page.locator(f'[data-learn="/learn/{game}/first"][data-on]').click()
    learner = Learner(page)

    learner.find(".what-if summary").click()
    assert faults(page) == []
    learner.asks_for("show")
    if learner.is_praised:
        learner.asks_for("next")
    assert faults(page) == []
    assert overflow(page) <= 0
