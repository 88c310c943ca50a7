"""People at browser pages: they see what is lit, point at it, press keys, and read."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, Page, expect

FREE_POINT = """element => {
    const points = [];
    for (let across = 1; across < 16; across++) {
        for (let down = 1; down < 16; down++) {
            points.push([across / 16 - .5, down / 16 - .5]);
        }
    }
    points.sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
    const look = () => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return points
            .map(([across, down]) => [x + width * (across + .5), y + height * (down + .5)])
            .find(([left, top]) => document.elementFromPoint(left, top) === element);
    };
    const seen = look();
    if (seen) return seen;
    element.scrollIntoView({ block: "center", inline: "center" });
    return look() ?? null;
}"""
"""The point of a shape nearest to its middle that nothing else covers."""
TYPE = """keys => {
    for (const key of keys) {
        const pressed = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
        document.activeElement.dispatchEvent(pressed);
    }
}"""

DRAWN = """async () => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const ends = ({ effect }) => effect.getComputedTiming().endTime < Infinity;
    const moving = document.getAnimations().filter(ends);
    await Promise.allSettled(moving.map(({ finished }) => finished));
}"""
"""What was done has been drawn and heard of, and whatever moved has come to rest."""


class Person:
    """Somebody who looks at a table in a browser."""

    def __init__(self, page: Page, rng: Random | None = None) -> None:
        self.page = page
        self.rng = rng or Random(1)
        self.arrives()

    def arrives(self) -> None:
        """The first page of the table has come."""
        table = self.page.locator("#table")
        expect(table).to_have_attribute("data-moment", re.compile(r"\d"))

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    @property
    def moment(self) -> int:
        return int(self.find("#table").get_attribute("data-moment") or -1)

    def has_seen_the_end(self) -> bool:
        return self.find("#table").get_attribute("data-over") == "true"

    @property
    def asked(self) -> bool:
        return self.find("#options button").count() > 0

    @property
    def points(self) -> list[int]:
        return [int(text) for text in self.find("#players .sum").all_inner_texts()]

    def sees_moment(self, moment: int) -> None:
        expect(self.find("#table")).to_have_attribute("data-moment", str(moment))

    def is_asked(self) -> None:
        """There is something to answer; on a small screen perhaps behind a tab."""
        expect(self.find("#options button").first).to_be_attached()

    def is_asked_again(self) -> bool:
        """There is something to answer; else the game is over."""
        asked = self.find('#options button, #table[data-over="true"]').first
        expect(asked).to_be_attached()
        return not self.has_seen_the_end()

    def wants_to_be_asked(self) -> None:
        """Also where there is only one option."""
        self.find("#settings").click()
        self.find('[data-setting="forced"]').uncheck()
        self.press("Escape")
        expect(self.find("#settings-dialog")).to_be_hidden()

    def is_told(self, text: str) -> None:
        """In a note that goes away by itself."""
        expect(
            self.find(
                "#toasts .toast",
            )
            .filter(has_text=text)
            .first
        ).to_be_visible()

    def act(self, name: str, seat: int) -> Locator:
        """A button beside a seat; its row is opened for it."""
        row = self.find(f'.players > [data-seat="{seat}"] > details')
        if row.get_attribute("open") is None:
            row.locator("summary").click()
        return row.locator(f'[data-act="{name}"]')

    def shows(self, anchor: str) -> None:
        """On a small screen: turn to what it lies in."""
        tab = self.find(f'[id="{anchor}"]').evaluate(
            "it => (it.checkVisibility() ? '' : { hand: 'hand', more: 'boards', fight: 'options' }"
            "[it.closest('#hand, #more, #fight')?.id] ?? '')"
        )
        if tab:
            self.find(f"#tab-{tab}").click()

    def turns_to(self, tab: str) -> None:
        """On a small screen: what lies behind that tab; on a wide one all lies open."""
        if self.find(f"#tab-{tab}").is_visible():
            self.find(f"#tab-{tab}").click()

    # By clicks

    def points_at_something(self) -> None:
        """Take up a lit card, then point at a lit place; what has no place stands in the list."""
        before = self.moment
        cards = self.find("#hand .lit")
        if cards.count():
            self.any_of(cards).click()
        places = self.find("#board .lit")
        listed = self.find("#options [data-option]")
        if places.count() and (cards.count() or self.rng.random() < 0.4):
            self.any_of(places).click()
        else:
            listed.first.click()
        self.confirms(before)

    def confirms(self, before: int) -> None:
        """What cannot be taken back is asked for once more, and a set is picked whole."""
        sure = self.find("#armed-yes")
        changed = self.find(f'#table:not([data-moment="{before}"])')
        told = sure.locator("visible=true").or_(changed).or_(self.find("#picked li"))
        expect(told.first).to_be_attached()
        if self.moment == before and sure.is_visible():
            sure.click()
        self.picks_the_rest(before)
        expect(changed).to_be_attached()

    def picks_the_rest(self, before: int) -> None:
        """Of a set, if one is asked for: whatever comes first, until it is whole."""
        whole, picked = self.find("#pick-whole"), self.find("#picked li")
        while self.moment == before and whole.is_visible():
            if whole.is_enabled():
                whole.click()
                return
            count = picked.count()
            self.find("#options [data-option]").first.click()
            expect(picked).to_have_count(count + 1)

    def lit(self) -> list[str]:
        """The anchors of all that can be pointed at now, as they lie in the page."""
        things = self.find(":is(#board, #fight, #more, #hand) .lit")
        return list(things.evaluate_all("all => all.map(one => one.id)"))

    def listed(self) -> list[str]:
        """The options that stand in the list."""
        buttons = self.find("#options [data-option]")
        return list(buttons.evaluate_all("all => all.map(one => one.dataset.option)"))

    def says(self, option: str) -> None:
        """By the list."""
        self.turns_to("options")
        self.find(f'#options [data-option="{option}"]').click()

    def clicks_on(self, anchor: str) -> None:
        """Where it can be hit: not every shape has its middle free."""
        self.page.mouse.click(*self.where_to_hit(anchor))

    def taps_on(self, anchor: str) -> None:
        self.page.touchscreen.tap(*self.where_to_hit(anchor))

    def can_hit(self, anchor: str) -> bool:
        return bool(self.find(f'[id="{anchor}"]').evaluate(FREE_POINT))

    def where_to_hit(self, anchor: str) -> tuple[float, float]:
        """Where nothing covers it; a result that lies over it has been read and is put away."""
        self.shows(anchor)
        if not self.can_hit(anchor):
            self.puts_results_away()
        point = self.find(f'[id="{anchor}"]').evaluate(FREE_POINT)
        assert point, f"{anchor} is hidden by something else"
        return point[0], point[1]

    def puts_results_away(self) -> None:
        if self.find("#result").is_visible():
            self.find("#result-close").click()
            expect(self.find("#result")).to_be_hidden()

    def any_of(self, locator: Locator) -> Locator:
        return locator.nth(self.rng.randrange(locator.count()))

    # By keys

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def types_number(self, number: int) -> None:
        """All keys at once: between two presses much time may pass on a busy machine."""
        keys = [*str(number)]
        if number * 10 <= self.find("#options > .entry").count():
            keys.append("Enter")  # or it would wait for a second digit
        self.page.evaluate(TYPE, keys)

    def presses_keys(self) -> None:
        """Numbers of the list: first what to take up, if that is asked, then where it goes."""
        before = self.moment
        for _ in range(3):
            entries = self.find("#options > .entry").count()
            if self.moment != before or not entries or self.find("#armed").is_visible():
                break
            number = self.rng.randint(1, min(99, entries))
            entry = self.find("#options > .entry").nth(number - 1)
            takes_up = entry.locator("[data-pick], [data-row]").count() > 0
            self.types_number(number)
            if not takes_up:
                break
            expect(self.find("#options :is([data-pick], [data-row])")).to_have_count(0)
        self.sure_by_key(before)

    def sure_by_key(self, before: int) -> None:
        sure = self.find("#armed-yes")
        changed = self.find(f'#table:not([data-moment="{before}"])')
        told = sure.locator("visible=true").or_(changed).or_(self.find("#picked li"))
        expect(told.first).to_be_attached()
        if self.moment == before and sure.is_visible():
            expect(sure).to_be_focused()
            self.page.wait_for_timeout(750)  # Enter right after a number belongs to the number
            self.press("Enter")
        self.picks_the_rest(before)
        expect(changed).to_be_attached()
