"""One's own page: other devices, ways back, what is taken along, and who tries to get in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.table.storage.statements import Statements
from ragnatafl.table.web.club.me import MOST_BOTS, MOVE_SECONDS
from ragnatafl.table.web.holders import COOKIE
from ragnatafl.table.web.places import LONGEST_NAME
from table.web.visitors import Club, opens_table, shown_once, token_in, told

pytestmark = pytest.mark.anyio


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    made = Club(tmp_path)
    yield made
    made.close()


async def says(browser: httpx.AsyncClient, deed: str, **fields: str) -> httpx.Response:
    return await browser.post("/me", data={"deed": deed, **fields}, follow_redirects=True)


async def sits_at(browser: httpx.AsyncClient, room: str) -> bool:
    found = await browser.post("/mine", json={"tables": []})
    return room in [line["room"] for line in found.json()]


async def link_of(browser: httpx.AsyncClient, deed: str = "move") -> str:
    return urlsplit(shown_once(await says(browser, deed))).path


async def known(club: Club, name: str = "Astrid") -> httpx.AsyncClient:
    browser = club.browser()
    await browser.get("/me")
    await says(browser, "name", name=name)
    return browser


@pytest.mark.parametrize("code", LANGUAGES)
async def test_the_page_speaks_every_language_and_shows_no_id(club: Club, code: str) -> None:
    browser = await known(club)
    await says(browser, "bot", name="Hugin")

    page = await browser.get(f"/me?lang={code}")

    assert page.status_code == 200
    assert 'id="me-devices"' in page.text
    assert not re.search(r"[0-9a-f]{64}", page.text)
    assert not re.search(r"web-me|me-do-", re.sub(r'(id|href|by)="[^"]*"', "", page.text))


@pytest.mark.parametrize(
    ("typed", "called"),
    [
        ("\u202eOlena\u202c \u200b K\u2066", "Olena K"),
        ("Ж" * 300, "Ж" * LONGEST_NAME),
        ("<b>Rui</b>\n\n", "<b>Rui</b>"),
        ("H\u0335\u0336\u0337\u0338\u0339\u033a", "H\u0335\u0336"),
    ],
)
async def test_a_name_is_one_line_that_can_be_read(club: Club, typed: str, called: str) -> None:
    browser = await known(club, typed)

    page = await browser.get("/me")

    (name,) = re.findall(r'name="name" value="([^"]*)"', page.text)
    assert name == called.replace("<", "&lt;").replace(">", "&gt;")


@pytest.mark.parametrize("typed", ["", "\u202e\u200b", "\u3164\u2800", "   "])
async def test_a_name_of_nothing_is_refused_and_the_old_one_stays(club: Club, typed: str) -> None:
    browser = await known(club)

    answer = await says(browser, "name", name=typed)

    assert answer.status_code == 400
    assert told(answer) == "A name needs a letter that can be seen."
    assert 'value="Astrid"' in answer.text


# Another device


async def test_a_link_brings_name_and_seats_to_another_device_once(club: Club) -> None:
    laptop, telephone, thief = await known(club), club.browser(), club.browser()
    room = await opens_table(laptop, "here", "link")
    link = await link_of(laptop)

    looked = await telephone.get(link)
    assert "Be Astrid on this device?" in looked.text
    assert not await sits_at(telephone, room)
    entered = await telephone.post(link, follow_redirects=True)

    assert entered.status_code == 200
    assert 'value="Astrid"' in entered.text
    assert await sits_at(telephone, room)
    assert await sits_at(laptop, room)
    for again in (await thief.get(link), await thief.post(link)):
        assert again.status_code == 410
        assert told(again) == "This was used already and works only once."
    assert not await sits_at(thief, room)


async def test_a_link_is_good_for_minutes_and_the_newest_alone(club: Club) -> None:
    laptop, telephone = await known(club), club.browser()
    older, newer = await link_of(laptop), await link_of(laptop)

    assert told(await telephone.post(older)) == "This is too old, or a newer one was made."
    club.now += MOVE_SECONDS + 1
    late = await telephone.post(newer)

    assert late.status_code == 410
    assert (await telephone.post("/me/move/made-up")).status_code == 404


async def test_a_token_planted_before_is_worth_nothing_after_signing_in(club: Club) -> None:
    """Session fixation: who gave a browser its token does not become who signs in there."""
    laptop, victim, attacker = await known(club), club.browser(), club.browser()
    room = await opens_table(laptop, "here", "link")
    other = await opens_table(attacker, "here", "link")
    planted = token_in(attacker)
    second = club.browser()
    await second.post(await link_of(attacker))
    victim.cookies.set(COOKIE, planted, domain="localhost.local")

    await victim.post(await link_of(laptop))

    assert await sits_at(victim, room)
    assert planted not in [cookie.value for cookie in victim.cookies.jar]
    for browser in (attacker, second):
        assert not await sits_at(browser, room)
        assert not await sits_at(browser, other)


async def test_other_sites_cannot_make_a_browser_do_anything(club: Club) -> None:
    laptop, victim = await known(club), await known(club, "Bjorn")
    link = await link_of(laptop)

    for path, fields in (
        (link, {}), ("/me", {"deed": "leave", "sure": "yes"}), ("/me", {"deed": "move"}),
        ("/me/recover", {"code": "x"}), ("/me/settings", {}), ("/me/passkey/offer", {}),
    ):  # fmt: skip
        answer = await victim.post(path, data=fields, headers={"origin": "https://evil.example"})
        assert answer.status_code == 400

    assert 'value="Bjorn"' in (await victim.get("/me")).text


async def test_a_device_that_had_seats_keeps_both(club: Club) -> None:
    laptop, telephone = await known(club), await known(club, "Bjorn")
    first, second = (
        await opens_table(laptop, "here", "link"),
        await opens_table(telephone, "here", "link"),
    )
    tablet = club.browser()
    await tablet.post(await link_of(telephone))

    link = await link_of(laptop)
    asked = await telephone.get(link)
    assert "This browser is Bjorn until now." in asked.text
    await telephone.post(link)

    assert not await sits_at(tablet, first)  # what led to Bjorn leads to nobody
    assert not await sits_at(tablet, second)
    for browser in (laptop, telephone):
        assert await sits_at(browser, first)
        assert await sits_at(browser, second)
    room = club.hall.tables.rooms.known(second)
    assert room is not None
    assert (await laptop.get(f"/t/{second}")).status_code == 200
    club.hall.tables.rooms.drop(second)
    assert await sits_at(laptop, second)  # from storage as well


async def test_a_device_is_signed_out_from_another(club: Club) -> None:
    laptop, telephone = await known(club), club.browser()
    room = await opens_table(laptop, "here", "link")
    await telephone.post(await link_of(laptop))
    page = (await laptop.get("/me")).text
    devices = re.findall(r'name="device" value="(\w+)"', page)
    (other,) = re.findall(r'<li><span><b>Firefox, Linux</b>.*?value="(\w{12})"', page)

    assert len(devices) == 2
    await says(laptop, "out", device=other)

    assert not await sits_at(telephone, room)
    assert await sits_at(laptop, room)
    assert len(re.findall(r'name="device" value="(\w+)"', (await laptop.get("/me")).text)) == 1


async def test_who_signs_out_here_is_a_stranger(club: Club) -> None:
    laptop = await known(club)
    room = await opens_table(laptop, "here", "link")
    (device,) = re.findall(r'name="device" value="(\w+)"', (await laptop.get("/me")).text)
    before = token_in(laptop)

    await says(laptop, "out", device=device)
    laptop.cookies.set(COOKIE, before, domain="localhost.local")

    assert not await sits_at(laptop, room)
    assert (await laptop.post("/me", data={"deed": "move"})).status_code == 400


async def test_an_answer_that_got_lost_does_not_use_up_a_link(club: Club) -> None:
    laptop, first, second = await known(club), club.browser(), club.browser()
    room = await opens_table(laptop, "here", "link")
    link = await link_of(laptop)

    await first.post(link)  # its browser never came with what it was given
    assert (await second.post(link)).status_code == 303
    assert await sits_at(second, room)

    assert not await sits_at(first, room)
    assert (await club.browser().post(link)).status_code == 410


# Ways back


async def test_a_printed_code_brings_somebody_back_once(club: Club) -> None:
    lost, found, thief = await known(club), club.browser(), club.browser()
    room = await opens_table(lost, "here", "link")
    code = shown_once(await says(lost, "recovery"))

    typed = code.lower().replace("-", " ")
    entered = await found.post("/me/recover", data={"code": typed}, follow_redirects=True)

    assert entered.status_code == 200
    assert await sits_at(found, room)
    again = await thief.post("/me/recover", data={"code": code})
    assert (again.status_code, told(again)[:21]) == (410, "This was used already")
    for wrong in ("", "AAAAA", "A" * 25, "ж" * 25, "x" * 5000):
        answer = await thief.post("/me/recover", data={"code": wrong})
        assert (answer.status_code, told(answer)) == (404, "There is no such link or code.")


async def test_a_letter_brings_somebody_back_who_said_where(club: Club) -> None:
    lost, found = await known(club), club.browser()
    room = await opens_table(lost, "here", "link")
    await says(lost, "mail", address="Olena@Tafl.example")
    assert club.post.sent[-1][0] == "olena@tafl.example"
    nobody = await found.post("/me/recover", data={"address": "olena@tafl.example"})
    assert len(club.post.sent) == 1  # not confirmed yet
    await lost.post(club.post.link)

    somebody = await found.post("/me/recover", data={"address": " olena@TAFL.example"})
    link = club.post.link
    await found.post(link)

    assert nobody.text == somebody.text  # nobody learns whether an address is known
    assert await sits_at(found, room)
    assert (await club.browser().post(link)).status_code == 410
    stored = Statements(club.hall.tables.keeper.store).run("SELECT hash, data FROM keys")
    assert "olena@tafl.example" not in "".join(row[0] for row in stored)


async def test_a_mail_server_that_does_not_answer_is_told_in_one_line(club: Club) -> None:
    browser = await known(club)
    club.post.broken = True

    answer = await says(browser, "mail", address="olena@tafl.example")
    wrong = await says(browser, "mail", address="olena@tafl.example\nBcc: x@y.z")

    assert told(answer) == "The letter could not be sent: try again later."
    assert told(wrong) == "This is not an address of mail."


# What follows, and what is taken along


async def test_settings_follow_to_another_device(club: Club) -> None:
    laptop, telephone = await known(club), club.browser()
    await laptop.post("/me/settings", json={"sound": False, "pace": "slow"})
    await telephone.post(await link_of(laptop))

    assert (await telephone.get("/me/settings")).json() == {"sound": False, "pace": "slow"}
    assert (await telephone.post("/me/settings", json={"pace": "x"})).status_code == 400
    assert (await club.browser().get("/me/settings")).json() == {}


async def test_everything_is_exported_and_no_secret_with_it(club: Club) -> None:
    browser = await known(club)
    room = await opens_table(browser, "here", "link")
    await says(browser, "recovery")

    answer = await browser.get("/me/export")

    made = answer.json()
    assert made["person"]["name"] == "Astrid"
    assert [game["room"] for game in made["games"]] == [room]
    assert made["games"][0]["record"] is None  # it is not over: that would tell secrets
    assert {key["kind"] for key in made["keys"]} == {"browser", "recovery"}
    assert not re.search(r"[0-9a-f]{64}", answer.text)
    assert (await club.browser().get("/me/export")).status_code == 400


async def test_who_leaves_is_nobody_and_the_games_stay_whole(club: Club) -> None:
    laptop, telephone = await known(club, "Olena"), club.browser()
    await telephone.post(await link_of(laptop))
    seats = [{"kind": "here", "name": "Olena"}, {"kind": "link"}]
    answer = await laptop.post("/new", json={"game": "runics", "seats": seats})
    room = answer.json()["room"]
    await laptop.get(f"/t/{room}")
    first = token_in(laptop)
    events = club.hall.tables.keeper.store.events(room)

    unsure = await says(laptop, "leave")
    assert told(unsure) == "Tick the box if you mean it."
    left = await says(laptop, "leave", sure="yes")

    assert "You have left" in left.text
    assert not token_in(laptop)
    found = club.hall.tables.rooms.known(room)
    assert found is not None
    assert found.places[0].name == "Astrid"  # as the first seat is called
    assert club.hall.tables.keeper.store.events(room) == events
    for token in (first, token_in(telephone)):
        back = club.browser()
        back.cookies.set(COOKIE, token, domain="localhost.local")
        assert not await sits_at(back, room)
    club.hall.tables.rooms.drop(room)
    again = await club.hall.tables.find(room)
    assert again is not None
    assert again.match.names[0] == "Astrid"
    run = Statements(club.hall.tables.keeper.store).run
    assert "Olena" not in str(run("SELECT * FROM people")) + str(run("SELECT * FROM keys"))


async def test_bots_are_somebodys_and_not_too_many(club: Club) -> None:
    browser = await known(club)
    tokens = [shown_once(await says(browser, "bot", name=f"Hugin {n}")) for n in range(MOST_BOTS)]

    more = await says(browser, "bot", name="Munin")

    assert len(set(tokens)) == MOST_BOTS
    assert told(more) == f"More than {MOST_BOTS} bots are not kept for one person."
    page = (await browser.get("/me")).text
    assert [token for token in tokens if token in page] == []
