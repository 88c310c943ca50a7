"""Every page for every eye: no serious fault of accessibility, light and dark, wide and narrow."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from games.lords.table import battle_in, given_lords, hunt_of, new_lords
from kit.play import played_at_random
from kit.table import ASTRID, BJORN
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.positions import Document
from ragnatafl.lab.guests import Links, Server
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web.rooms import Rooms
from table.web.given import given_analysed, given_seed, given_stored
from table.web.people import DRAWN, Person

if TYPE_CHECKING:
    from table.web.conftest import OpenPage

pytestmark = pytest.mark.slow

FIRST = {"first": "astrid"}

Look = Callable[[Page], None]


def new_table(page: Page) -> None:
    page.locator('[data-new="runics"]').click()
    expect(page.locator('form.new[data-game="runics"]')).to_be_visible()


def own_turn(page: Page) -> None:
    Person(page).is_asked()


def card_in_hand(page: Page) -> None:
    own_turn(page)
    page.locator("#hand .lit").first.click()
    page.locator("#board .lit").first.hover()


def sheet_closer(page: Page) -> None:
    person = Person(page)
    person.is_asked()
    person.turns_to("players")
    page.locator('#players [data-anchors="seat:bjorn"]').click()
    expect(page.locator("#read-dialog .sheet-large")).to_be_visible()


def asked_whether(page: Page) -> None:
    person = Person(page)
    person.is_asked()
    if person.moment == 0:
        person.points_at_something()
    page.locator('#options [data-option="draw"]').click()
    expect(page.locator("#armed")).to_be_visible()


def waiting(page: Page) -> None:
    Person(page)
    expect(page.locator("#options-none")).to_be_visible()


def looking_on(page: Page) -> None:
    Person(page)
    expect(page.locator('[id="plate:map"]')).to_be_visible()


def curtain(page: Page) -> None:
    Person(page)
    expect(page.locator("#ready")).to_be_visible()


def the_end(page: Page) -> None:
    Person(page)
    expect(page.locator("#end")).to_be_visible()


def asking_what_if(page: Page) -> None:
    looked_back(page)
    page.locator("#play-on").click()
    expect(page.locator("#what-if-dialog")).to_be_visible()


def given_a_hint(page: Page) -> None:
    own_turn(page)
    page.keyboard.press("h")
    expect(page.locator("#hint-close")).to_be_visible()


def looked_back(page: Page) -> None:
    expect(page.locator("#count")).not_to_be_empty()


def going_to(address: str) -> Look:
    """Without sitting down there."""

    def look(page: Page) -> None:
        page.goto(address)

    return look


def inviting(page: Page) -> None:
    person = Person(page)
    person.turns_to("players")
    person.find("#invites [data-seat]").click()
    expect(person.find("#invite-dialog")).to_be_visible()


def dialog(button: str) -> Look:
    def look(page: Page) -> None:
        Person(page)
        page.locator(f"#{button}").click()
        expect(page.locator(f"#{button}-dialog")).to_be_visible()

    return look


def a_rule(page: Page) -> None:
    Person(page).is_asked()
    page.locator("#banner [data-rule]").click()
    expect(page.locator("#rule-dialog")).to_be_visible()


def all_folds_open(page: Page) -> None:
    for fold in page.locator("summary").all():
        fold.click()


def nothing(page: Page) -> None:
    expect(page.locator("main")).to_be_visible()


def given_battle(server: Server) -> str:
    """The link of somebody who has to play a card in a battle of Blood Rage."""
    links = given_seed(server, "bloodrage", "link link", options={"first_game": True})
    with closing(SQLite(server.store)) as storage:
        room, rng = Rooms(storage).find(links.room), Random(2)
        assert room is not None
        while True:
            decision = rng.choice(room.asked())
            if any(option.text.startswith("play ") for option in decision.options):
                return links.seats[decision.seat].door
            room.do(room.choose(decision.seat, rng.choice(decision.options).text, room.moment))


def lords_turn() -> Document | None:
    """A special action is to be chosen, on a table with something of everything."""
    return given_lords(
        seats=4,
        phase="special-action",
        armies=[(ASTRID, "14", 3), (ASTRID, "14", 3), (BJORN, "2", 6)],
        control={"14": ASTRID, "2": BJORN, "4": BJORN},
        drakkars={ASTRID: "s3", BJORN: "s1"},
        injured={ASTRID: "authority", BJORN: "wisdom"},
        attributes={ASTRID: (4, 3, 3), BJORN: (3, 2, 5)},
        runes={ASTRID: "uruz algiz"},
        priests={ASTRID: 2, BJORN: 1},
        sent={"odin": {BJORN: 2}},
        levels={"odin": 2, "thor": 3},
        temples="2",
        allies={"alfheim": [ASTRID, BJORN]},
        wheel={"usurp": [BJORN, ASTRID], "monsters": [ASTRID]},
        hands={ASTRID: "spear-a spear-b axe-a", BJORN: "onslaught"},
        blessings={ASTRID: "seidr"},
        artefacts={ASTRID: "mjolnir"},
        exhausted="mjolnir",
        monsters={"draugr": "14", "garm": "2"},
        rings={"garm": BJORN},
        wounds={"draugr": {0: BJORN}},
        slain={"fafnir": BJORN},
        face_down="slayer-large",
    ).start


def lords_hunt() -> Document | None:
    """Bjorn plays the Draugr; Astrid has cards for it."""
    return given_lords(
        attributes={ASTRID: (2, 4, 4)},
        hands={ASTRID: "sword-a axe-a"},
        monsters={"draugr": "1"},
        wounds={"draugr": {0: BJORN, 2: ASTRID}},
        steps=hunt_of("draugr"),
    ).start


def lords_battle() -> Document | None:
    return given_lords(
        armies=[(ASTRID, "9", 4), (ASTRID, "9", 2), (BJORN, "9", 4)],
        heroes={ASTRID: "1", BJORN: "2"},
        control={"9": BJORN, "10": BJORN},
        hands={ASTRID: "spear-a bow-a axe-a", BJORN: "sword-a"},
        attributes={ASTRID: (3, 2, 4), BJORN: (2, 2, 4)},
        steps=battle_in("9"),
    ).start


def lords_end() -> Document:
    match = new_lords()
    for _ in played_at_random(match):
        pass
    return match.position()


@pytest.fixture(scope="module")
def places(server: Server) -> dict[str, tuple[str, Look]]:
    """Every page there is: its path, and what to do there first."""
    asked = given_seed(server, "runics", "link link", options=FIRST)
    over, looked = given_stored(server), given_analysed(server)
    hot = server.open_table("runics", ["here", "here"], {"first": "bjorn"})
    invites = server.open_table("runics", ["here", "link"], sit=False)
    toy = server.open_table("raid", ["link", "link"])
    busy = given_stored(
        server, "runics", "link link link", 14, options={"adepts": True, "archmasters": True}
    )
    draft = given_seed(server, "bloodrage", "link link link link")
    actions = given_seed(server, "bloodrage", "link link", options=FIRST | {"first_game": True})
    ragnarok = given_stored(server, "bloodrage")
    astrid, bjorn = (seat.door for seat in asked.seats)
    heroes = given_seed(server, "lords", "link thrall", seed=2)
    lords = given_seed(server, "lords", "link link link link", start=lords_turn())
    hunt = given_seed(server, "lords", "link thrall", start=lords_hunt())
    fight = given_seed(server, "lords", "link thrall", start=lords_battle())
    fate = given_seed(server, "lords", "link link", start=lords_end())
    return {
        "home": ("/", nothing),
        "new table": ("/", new_table),
        "own turn": (astrid, own_turn),
        "card in hand": (astrid, card_in_hand),
        "waiting": (bjorn, waiting),
        "onlooker of a full table": (busy.watch, looking_on),
        "curtain": (hot.seats[0].door, curtain),
        "end": (over.seats[0].door, the_end),
        "replay": (f"{over.seats[0].door}/replay", looked_back),
        "replay of a running game": (f"{astrid}/replay", looked_back),
        "replay half way": (f"{ragnarok.watch}/replay?at=60", looked_back),
        "what if": (f"{over.seats[0].door}/replay?at=4", asking_what_if),
        "analysis": (f"{looked.watch}/analysis", all_folds_open),
        "no analysis yet": (f"{over.watch}/analysis", nothing),
        "end of an analysed game": (looked.seats[0].door, the_end),
        "replay of an analysed game": (f"{looked.watch}/replay?at=8", looked_back),
        "hint": (astrid, given_a_hint),
        "rules": ("/rules/runics", nothing),
        "rules found": ("/rules/surtr?find=army", nothing),
        "sheet": ("/sheet/lords", nothing),
        "how to play": ("/how/runics", nothing),
        "fault": ("/t/nowhere/nothing", nothing),
        "invitation": ("/", going_to(server.address + invites.seats[1].link)),
        "old invitation": ("/", going_to(f"{server.address}{invites.watch}/join/none")),
        "link for a guest": (invites.seats[0].door, inviting),
        "help": (astrid, dialog("help")),
        "settings": (astrid, dialog("settings")),
        "rule": (astrid, a_rule),
        "game without a drawing": (toy.seats[0].door, own_turn),
        "asked whether": (astrid, asked_whether),
        "gifts of the gods": (draft.seats[0].door, own_turn),
        "a clan's turn": (actions.seats[0].door, own_turn),
        "a figure in hand": (actions.seats[0].door, card_in_hand),
        "a clan sheet closer": (actions.seats[0].door, sheet_closer),
        "battle": (given_battle(server), own_turn),
        "end of three ages": (ragnarok.seats[0].door, the_end),
        "how to play Blood Rage": ("/how/bloodrage", nothing),
        "selection of heroes": (heroes.seats[0].door, own_turn),
        "a hero's special action": (lords.seats[0].door, own_turn),
        "hunt": (hunt.seats[0].door, own_turn),
        "battle of Lords": (fight.seats[0].door, own_turn),
        "end of Lords": (fate.seats[0].door, the_end),
        "how to play Lords": ("/how/lords", nothing),
    }


PLACES = (
    "home", "new table", "own turn", "card in hand", "waiting", "onlooker of a full table",
    "curtain", "end", "replay", "replay of a running game", "replay half way", "what if", "hint",
    "analysis", "no analysis yet", "end of an analysed game", "replay of an analysed game",
    "rules", "rules found", "sheet", "how to play", "fault", "invitation",
    "old invitation", "link for a guest", "help", "settings", "rule",
    "game without a drawing", "asked whether", "gifts of the gods",
    "a clan's turn", "a figure in hand", "a clan sheet closer", "battle", "end of three ages",
    "how to play Blood Rage", "selection of heroes", "a hero's special action", "hunt",
    "battle of Lords", "end of Lords", "how to play Lords",
)  # fmt: skip


@pytest.mark.parametrize("place", PLACES)
def test_no_page_has_a_serious_fault(
    server: Server, places: dict[str, tuple[str, Look]], place: str, open_page: OpenPage
) -> None:
    """Axe finds nothing serious or critical, in light and in dark; and nothing is cut off."""
    path, look = places[place]
    for scheme, width in (("light", 1280), ("dark", 390)):
        page = open_page(
            server.address + path,
            width=width,
            height=844,
            color_scheme=scheme,
            reduced_motion="reduce",
        )
        look(page)

        assert faults(page) == [], scheme
        assert overflow(page) <= 0, f"{width} px wide"


def faults(page: Page) -> list[str]:
    """Findings that keep people from playing, one line each."""
    page.evaluate(DRAWN)
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [
        f"{finding['id']} ({finding['impact']}): {node['html'][:160]} {why(node)}"
        for finding in found
        if finding["impact"] in ("serious", "critical")
        for node in finding["nodes"]
    ]


def why(node: dict[str, Any]) -> str:
    return "; ".join(
        check["message"][:200] for check in (*node["any"], *node["all"], *node["none"])
    )


def overflow(page: Page) -> int:
    """How far the page can be scrolled sideways."""
    page.evaluate(DRAWN)
    wide: int = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return wide


def test_a_whole_turn_fits_on_a_telephone(server: Server, open_page: OpenPage) -> None:
    """By taps: a card, a place, once more to be sure; nothing has to be scrolled sideways."""
    links: Links = given_seed(server, "runics", "link link", options=FIRST)
    page = open_page(
        server.address + links.seats[0].door, width=390, height=844, has_touch=True, is_mobile=True
    )
    person = Person(page)
    person.is_asked()
    page.locator("#hand .lit").first.tap()
    expect(page.locator("#hand .taken")).to_have_count(1)
    page.locator("#board .lit").first.tap()
    expect(page.locator("#armed")).to_be_visible()
    expect(page.locator("#ghost")).to_have_count(1)
    assert person.moment == 0
    page.locator("#armed-yes").tap()
    person.sees_moment(1)
    page.locator("#tab-options").tap()
    page.locator('#options [data-option="draw"]').tap()
    page.locator("#armed-yes").tap()
    person.sees_moment(2)

    assert overflow(page) <= 0


GAP = """
() => {
    const title = document.createRange();
    title.selectNodeContents(document.querySelector(".top .game"));
    const tools = [...document.querySelectorAll(".top .tools > *")]
        .map((one) => one.getBoundingClientRect())
        .filter((box) => box.width > 2);
    return tools[0].left - title.getBoundingClientRect().right;
}
"""
"""How far the title of a table is from the first of the tools beside it."""


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_title_of_a_table_keeps_off_the_tools(
    server: Server, open_page: OpenPage, code: str
) -> None:
    """The longest title there is, on a telephone."""
    links: Links = given_seed(server, "surtr", "automa link")
    page = open_page(f"{server.address}{links.watch}?lang={code}", width=390, height=844)
    expect(page.locator("html")).to_have_attribute("lang", code)

    assert page.evaluate(GAP) >= 4


WATCH = """
window.lengths = [];
const look = () => {
    for (const one of document.getAnimations()) {
        const { duration } = one.effect.getTiming();
        if (typeof duration === "number" && duration > 0) window.lengths.push(duration);
    }
    requestAnimationFrame(look);
};
look();
"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_moves_moves_shortly_or_not_at_all(
    server: Server, open_page: OpenPage, motion: str
) -> None:
    links = given_seed(server, "runics", "link link", options=FIRST)
    page = open_page(server.address + links.seats[0].door, reduced_motion=motion)
    person = Person(page)
    person.is_asked()
    page.evaluate(WATCH)
    person.points_at_something()
    longest = "Math.max(...window.lengths)"
    if motion == "reduce":
        page.wait_for_timeout(500)
        assert page.evaluate(f"window.lengths.length ? {longest} : 0") <= 1
    else:
        page.wait_for_function("() => window.lengths.length")
        assert page.evaluate(longest) <= 400


def test_sounds_are_off_by_one_click(server: Server, open_page: OpenPage) -> None:
    links = server.open_table("runics", ["link", "link"])
    person = Person(open_page(server.address + links.seats[0].door))
    sound = person.find("#sound")
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    person.page.reload()
    person.arrives()

    expect(sound).to_have_attribute("aria-pressed", "false")
