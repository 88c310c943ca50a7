"""Six people spend an evening in the club, each at a browser; the server goes down in between."""

from __future__ import annotations

import re
import time
from contextlib import closing
from random import Random

import msgspec
import pytest
from playwright.sync_api import Page, expect

from ragnatafl.lab.accounts import Accounts
from ragnatafl.lab.guests import Server
from ragnatafl.lab.regulars import Outage
from ragnatafl.table.club.clocks import PRESETS
from ragnatafl.table.storage.results import Results
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.storage.talk import CLUB, Talk, players_place
from table.web.conftest import OpenPage
from table.web.people import Person

pytestmark = pytest.mark.slow

TABLE = re.compile(r"/t/([\w-]+)$")
EVENING = msgspec.json.encode(PRESETS["evening"]).decode()
AWAY_MS = 3_000


def cookie(name: str) -> str:
    """Of somebody who has been here before."""
    return f"evening-{name}".ljust(32, "-")


def opens_with_a_clock(page: Page) -> str:
    """A table of two that everybody sees, with twenty minutes for each; its room."""
    page.locator('[data-new="runics"]').click()
    form = page.locator('form.new[data-game="runics"]')
    form.locator('[name="listed"]').select_option("open")
    form.locator('[name="clock"]').select_option(EVENING)
    form.locator("button.main").click()
    page.wait_for_url(TABLE)
    return room_of(page)


def room_of(page: Page) -> str:
    found = TABLE.search(page.url)
    assert found is not None
    return found[1]


def opens_a_tournament(page: Page) -> str:
    page.locator("input[name=name]").fill("Club evening")
    page.locator("select[name=game]").select_option("runics 2")
    page.locator("input[name=rounds]").fill("1")
    page.locator("select[name=pace]").select_option("evening")
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_role("heading", name="Club evening")).to_be_visible()
    return page.url


def enters(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Enter").click()
    expect(page.locator("main")).to_contain_text(name)


def says(page: Page, text: str) -> None:
    page.locator("#talk-text").fill(text)
    page.locator("#talk-text").press("Enter")
    expect(page.locator("#talk .text").filter(has_text=text)).to_have_count(1)


def says_at_the_table(page: Page, text: str) -> None:
    """And goes back to the game: keys are for that again."""
    page.locator("#talk-open").click()
    says(page, text)
    page.keyboard.press("Escape")
    expect(page.locator("#talk-panel")).to_be_hidden()


def play_on(people: list[Person], answers: int) -> None:
    """So many answers by whoever is asked, seen by all; or until the game is over."""
    for _ in range(answers):
        asked = [one for one in people if one.asked]
        if not asked:
            people[0].page.wait_for_timeout(50)
            continue
        asked[0].presses_keys()
        for one in people:
            one.sees_moment(asked[0].moment)
        if asked[0].has_seen_the_end():
            return


def test_six_people_go_on_where_they_were_when_the_server_comes_back(
    own_server: Server, open_page: OpenPage
) -> None:
    address = own_server.address
    astrid, dagny = open_page(address), open_page(f"{address}/tournaments")
    bjorn, frida = (open_page(f"{address}/lobby#{cookie(name)}") for name in ("bjorn", "frida"))
    gorm = open_page(f"{address}/club#{cookie('gorm')}", 390, 844)

    room = opens_with_a_clock(astrid)
    for page in (bjorn, frida):
        expect(page.locator(f'#tables [data-room="{room}"]')).to_be_visible()
    bjorn.locator(f'#tables [data-room="{room}"] [data-sit]').click()
    bjorn.wait_for_url(TABLE)
    for page in (astrid, bjorn):
        page.locator('[data-act="ready-now"]').click()
    pair = [Person(page, Random(1)) for page in (astrid, bjorn)]
    expect(frida.locator(f'#tables [data-room="{room}"]')).to_have_count(0)
    tournament = opens_a_tournament(dagny)
    enters(dagny, "Dagny")
    eirik = open_page(tournament, 390, 844)
    enters(eirik, "Eirik")
    expect(dagny.locator("main")).to_contain_text("Eirik")
    dagny.get_by_role("button", name="Begin").click()
    for page in (dagny, eirik):
        page.get_by_role("link", name="Table 1").click()
    rivals = [Person(page, Random(2)) for page in (dagny, eirik)]
    play_on(pair, 3)
    play_on(rivals, 3)
    says_at_the_table(astrid, "before the outage")
    says(gorm, "is anybody there?")

    moments = [pair[0].moment, rivals[0].moment]
    outage = Outage(down=time.time())
    own_server.kill()
    for page in (astrid, bjorn, dagny, eirik):
        expect(page.locator("#away")).to_be_visible()
    frida.wait_for_timeout(AWAY_MS)
    own_server.start()
    outage.up = time.time()

    for page in (astrid, bjorn, dagny, eirik, gorm):
        expect(page.locator("#away")).to_be_hidden()
    for people, moment in zip((pair, rivals), moments, strict=True):
        for one in people:
            one.sees_moment(moment)
    play_on(pair, 60)
    play_on(rivals, 60)
    says_at_the_table(astrid, "after the outage")
    says(gorm, "here again")
    frida.goto(f"{address}/club")
    for line in ("is anybody there?", "here again"):
        expect(frida.locator("#talk .text").filter(has_text=line)).to_have_count(1)
    dagny.goto(tournament)
    expect(dagny.locator("main")).to_contain_text("Standings")
    expect(dagny.get_by_role("button", name="Begin")).to_have_count(0)
    with closing(SQLite(own_server.store)) as store:
        accounts = Accounts(store)
        accounts.read()
        assert accounts.clocks(outage) == (2, 0)
        assert accounts.faults == []
        noted = [one.outcome.room for one in Results(store).since()]
        assert sorted(noted) == sorted([room, room_of(eirik)])
        said = [line.data["text"] for line in Talk(store).since(players_place(room))]
        assert said == ["before the outage", "after the outage"]
        said = [line.data["text"] for line in Talk(store).since(CLUB)]
        assert said == ["is anybody there?", "here again"]
