"""Addresses: an invitation leads to the table from where its reader is."""

from __future__ import annotations

import asyncio
import io
import os
import pty
import re
import socket
import subprocess
import sys
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import zxingcpp
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from PIL import Image, ImageDraw
from playwright.sync_api import Page, expect

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab.guests import Server
from ragnatafl.table.commands.serve import listen, tell
from ragnatafl.table.settings import Settings
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.web.addresses import Addresses, Interface, for_others, interfaces
from ragnatafl.table.web.pages.invitation import invitation_picture
from ragnatafl.table.web.saying import PageVoice
from table.web.conftest import OpenPage, make_server
from table.web.people import Person

if TYPE_CHECKING:
    from table.conftest import Run

HOUSE = [
    Interface("docker0", ip_address("172.17.0.1")),
    Interface("wlan0", ip_address("fe80::1")),
    Interface("wlan0", ip_address("fd12::5")),
    Interface("wlan0", ip_address("192.168.1.5")),
]


def given_addresses(**settings: Any) -> Addresses:  # Any: settings of all kinds
    return Addresses(Settings(**settings), look=lambda: HOUSE)


def test_on_this_machine_alone_nobody_else_is_invited() -> None:
    addresses = given_addresses()

    assert addresses.own == "http://127.0.0.1:7777"
    assert addresses.others() == []
    assert addresses.base("localhost:7777") == "http://127.0.0.1:7777"


def test_in_a_house_others_come_by_its_network() -> None:
    """The likeliest first; numbers that need more to be said are left out."""
    addresses = given_addresses(host="0.0.0.0", port=9000)

    assert addresses.own == "http://localhost:9000"
    assert addresses.others() == ["http://192.168.1.5:9000", "http://172.17.0.1:9000"]
    assert given_addresses(host="::").others() == [
        "http://192.168.1.5:7777",
        "http://[fd12::5]:7777",
        "http://172.17.0.1:7777",
    ]


def test_one_address_is_the_only_one() -> None:
    assert given_addresses(host="192.168.1.5").others() == ["http://192.168.1.5:7777"]
    assert given_addresses(host="fd12::5").own == "http://[fd12::5]:7777"


HOSTS = {
    "localhost:7777": "http://192.168.1.5:7777",  # right for this machine alone
    "board.local:7777": "http://192.168.1.5:7777",  # a telephone may not know such names
    "172.17.0.1:7777": "http://172.17.0.1:7777",  # the reader has come this way
    "": "http://192.168.1.5:7777",
    "evil.example": "http://192.168.1.5:7777",
}


@pytest.mark.parametrize("host", HOSTS)
def test_an_invitation_leads_here_however_its_reader_came(host: str) -> None:
    assert given_addresses(host="0.0.0.0").base(host) == HOSTS[host]


def test_behind_a_proxy_there_is_one_address() -> None:
    addresses = given_addresses(public_url="https://Tafl.Example/")

    assert addresses.others() == ["https://tafl.example"]
    assert addresses.base("127.0.0.1:7777") == "https://tafl.example"


WRONG = ("tafl.example", "ftp://tafl.example", "https://", "https://tafl.example/games", "http://[",
         "https://tafl.example?x", "https://me@tafl.example", "https://tafl.example:0")  # fmt: skip


@pytest.mark.parametrize("url", WRONG)
def test_what_is_no_public_address_is_refused(url: str) -> None:
    with pytest.raises(BadInput, match=re.escape(f"public url: '{url}' must be as in https://")):
        given_addresses(public_url=url)


def test_who_asks_from_outside_learns_where_others_come() -> None:
    """As the owner's commands do, which know what a running server says of itself."""
    told = {
        "http://localhost:9000/": "http://192.168.1.5:9000",  # it is there for everybody
        "http://127.0.0.1:9000/": "http://127.0.0.1:9000",
        "http://[fd12::5]:9000/": "http://[fd12::5]:9000",
    }
    assert {own: for_others(own, look=lambda: HOUSE) for own in told} == told


def test_a_machine_that_moves_has_other_addresses() -> None:
    house = list(HOUSE)
    now = 0.0
    addresses = Addresses(Settings(host="0.0.0.0"), look=lambda: list(house), clock=lambda: now)
    assert addresses.answers_to("192.168.1.5")

    house[:] = [Interface("wlan0", ip_address("10.1.1.1"))]
    now += 10

    assert not addresses.answers_to("192.168.1.5")
    assert addresses.others() == ["http://10.1.1.1:7777"]


@pytest.mark.parametrize("settings", [{}, {"public_url": "https://tafl.example"}])
@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("192.168.1.5", True), ("192.168.1.5:7777", True), ("172.17.0.1:80", True),
        ("[fd12::5]:7777", True), ("[FD12:0::5]", True), ("[fe80::1]", True),
        ("192.168.1.6", False), ("[fd12::6]", False), ("203.0.113.9", False),
        ("192.168.1.5.evil.example", False), ("192.168.1.5@evil.example", False),
        ("3232235781", False), ("0xc0a80105", False), ("[192.168.1.5", True),
    ],
)  # fmt: skip
def test_a_house_calls_the_machine_by_its_numbers(
    host: str, ours: bool, settings: dict[str, str]
) -> None:
    """Its own are needed to come by the address in the QR code, and no foreign name leads there."""
    assert given_addresses(host="0.0.0.0", **settings).answers_to(host) == ours


def test_people_who_come_by_https_have_cookies_for_https() -> None:
    """So the public address says, though the proxy's word is not taken."""
    public = given_addresses(public_url="https://tafl.example")

    assert public.is_secure("http")
    assert given_addresses().is_secure("https")
    assert not given_addresses(public_url="http://tafl.example").is_secure("http")


def test_a_machine_knows_its_own_names() -> None:
    addresses = given_addresses()
    short = socket.gethostname().partition(".")[0]

    for name in (socket.gethostname(), f"{short}.local:7777", "[FD12:0::5]:7777", "[fe80::1]"):
        assert addresses.answers_to(name)
    assert not addresses.answers_to(f"{short}.evil.example")


def test_this_machine_tells_its_networks() -> None:
    assert all(not one.address.is_loopback for one in interfaces())


# The picture of an address


def read_code(picture: Image.Image) -> list[str]:
    """What a telephone would read."""
    return [found.text for found in zxingcpp.read_barcodes(picture.convert("L"))]


@pytest.mark.parametrize("path", ["/", "/t/" + "x" * 11 + "/join/" + "y" * 22])
def test_the_picture_says_the_address(path: str) -> None:
    """Drawn here by the SVG's own lines, which are as high as a square of the code."""
    address = f"http://192.168.1.5:7777{path}"
    markup = invitation_picture(address)
    side = int(re.findall(r'viewBox="0 0 (\d+) ', markup)[0])
    picture = Image.new("L", (side, side), 255)
    pen, x, y = ImageDraw.Draw(picture), 0.0, 0.0
    line = re.findall(r'stroke="#000" d="([^"]+)"', markup)[0]
    for step, words in re.findall(r"([Mmh])([-\d. ]+)", line):
        numbers = [4 * float(word) for word in words.split()]
        if step == "h":
            pen.rectangle((x, y - 2, x + numbers[0] - 1, y + 1), fill=0)
            x += numbers[0]
        else:
            x, y = (numbers[0], numbers[1]) if step == "M" else (x + numbers[0], y + numbers[1])

    assert read_code(picture) == [address]


BAD_LINKS = (
    "",
    "t/x",
    "//evil.example/t/x",
    "https://evil.example/t/x",
    "/t/x?y",
    "/t/" + "x" * 300,
)


@pytest.mark.slow
def test_a_server_draws_addresses_of_its_tables_only(server: Server) -> None:
    status, picture = server.get("/qr.svg?link=/t/abc/join/def")

    assert status == 200
    assert picture == invitation_picture(f"{server.address}/t/abc/join/def").encode()
    for link in BAD_LINKS:
        assert server.get(f"/qr.svg?link={link.replace('?', '%3F')}")[0] == 400


def told_by(*options: str, terminal: bool, folder: Path) -> str:
    """What `serve` says when it starts, in a terminal or to another program."""
    inner, outer = pty.openpty() if terminal else os.pipe()
    words = [sys.executable, "-m", "ragnatafl", "serve", "--no-open", "--port", "0"]
    words += ["--db", str(folder / "tables.db"), *options]
    env = os.environ | {"RAGNATAFL_CONFIG": os.devnull, "TERM": "xterm", "LC_ALL": "C"}
    process = subprocess.Popen(words, stdout=outer, stderr=outer, env=env)
    os.close(outer)
    said = b""
    while b"can open tables here" not in said:
        said += os.read(inner, 4_096)
    process.kill()
    process.wait()
    os.close(inner)
    return said.decode()


LINES = {
    "en": ["Ragnatafl is at http://localhost:7777/  (tables are kept in club.db; Ctrl-C ends it)",
           "For others:     http://192.168.1.5:7777/"],
    "uk": [("Ragnatafl за адресою http://localhost:7777/  (столи зберігаються в club.db;"
           " Ctrl-C завершує роботу)"),
           "Для інших:      http://192.168.1.5:7777/"],
    "ru": [("Ragnatafl по адресу http://localhost:7777/  (столы хранятся в club.db;"
           " Ctrl-C завершает работу)"),
           "Для других:     http://192.168.1.5:7777/"],
    "pt-BR": [("O Ragnatafl está em http://localhost:7777/  (as mesas ficam em club.db;"
              " Ctrl-C o encerra)"),
              "Para os outros: http://192.168.1.5:7777/"],
}  # fmt: skip
OPEN_TO_ALL = {
    "en": "Everybody who can reach", "uk": "Кожен, хто може", "ru": "Каждый, кто может",
    "pt-BR": "Quem alcança esta máquina",
}  # fmt: skip


@pytest.mark.parametrize("code", LINES)
def test_the_terminal_speaks_four_languages(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    tell(Voice(code), given_addresses(host="0.0.0.0"), "club.db")

    told = capsys.readouterr()
    assert told.out.splitlines()[:2] == LINES[code]
    assert told.err.startswith(OPEN_TO_ALL[code])


def test_the_language_is_that_of_the_command(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def served(settings: Settings, code: str) -> int:
        asked.append(code)
        return 0

    monkeypatch.setattr("ragnatafl.table.commands.serve.serve", served)
    run("serve", "--lang", "uk")
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")
    run("serve")

    assert asked == ["uk", "pt-BR"]


@pytest.mark.anyio
async def test_what_is_sent_does_not_wait_for_more() -> None:
    """A small answer in two pieces took 40 ms: the second waited until the first was confirmed."""
    at_once: list[int] = []

    def came(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = writer.get_extra_info("socket")
        at_once.append(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    listening = listen("127.0.0.1", 0)
    async with await asyncio.start_server(came, sock=listening):
        reader, writer = await asyncio.open_connection(*listening.getsockname())
        await reader.read()
        writer.close()

    assert at_once[0]


@pytest.mark.slow
def test_in_a_terminal_the_house_sees_a_code(tmp_path: Path) -> None:
    """Its upper and lower half squares are drawn here as a telephone would see them."""
    said = told_by("--lan", terminal=True, folder=tmp_path).replace("\r", "")
    others = re.findall(r"For others: +(\S+)", said)
    if not others:
        pytest.skip("this machine is in no network")
    blocks = {"█": (1, 1), "▀": (1, 0), "▄": (0, 1), " ": (0, 0)}
    rows = [line for line in said.splitlines() if line and set(line) <= blocks.keys()]
    picture = Image.new("L", (len(rows[0]), 2 * len(rows)))
    for number, row in enumerate(rows):
        for column, letter in enumerate(row):
            for half in (0, 1):
                picture.putpixel((column, 2 * number + half), 255 * blocks[letter][half])

    assert read_code(picture.resize((picture.width * 4, picture.height * 4), 0)) == [others[0]]


@pytest.mark.slow
def test_to_a_program_it_tells_addresses_alone(tmp_path: Path) -> None:
    options = ("--host", "0.0.0.0", "--public-url", "https://tafl.example")
    said = told_by(*options, terminal=False, folder=tmp_path)

    assert "Ragnatafl is at http://localhost:" in said
    assert "For others:     https://tafl.example/" in said
    assert "█" not in said


# What the form says


@pytest.mark.slow
@pytest.mark.parametrize("code", ["en", "uk", "ru", "pt-BR"])
def test_the_form_says_that_nobody_else_can_come(
    server: Server, open_page: OpenPage, code: str
) -> None:
    """As soon as somebody is to be invited by a link, and how that is changed."""
    page = open_page(f"{server.address}/?lang={code}", width=390, height=844)
    page.click('[data-new="runics"]')
    note = page.locator('form.new[data-game="runics"] .alone')
    assert not note.is_visible()

    page.locator('form.new[data-game="runics"] [name="kind"]').nth(1).select_option("link")

    assert note.is_visible()
    assert note.inner_text() == f"{PageVoice(code).line('only-here')} ragnatafl serve --lan"


# What an invitation shows


def invites(page: Page) -> None:
    """Somebody opens a table and looks at the invitation of the second seat."""
    page.click('[data-new="runics"]')
    form = page.locator('form.new[data-game="runics"]')
    form.locator('[name="kind"]').nth(1).select_option("link")
    form.locator("button.main").click()
    Person(page).turns_to("players")
    page.locator('#invites [data-link*="/join/"]').click()


@pytest.mark.slow
def test_where_others_can_come_they_have_the_address_as_a_code(
    tmp_path: Path, open_page: OpenPage
) -> None:
    """The same on the screen, in the picture and to be copied; the form says nothing."""
    server = make_server(tmp_path, public_url="https://tafl.example")
    server.start()
    page = open_page(server.address, width=390, height=844)
    assert page.locator(".alone").count() == 0

    invites(page)
    expect(page.locator("#invite-picture")).to_have_js_property("complete", True)
    expect(page.locator("#invite-picture")).not_to_have_js_property("naturalWidth", 0)

    found = Axe().run(page).response["violations"]
    assert [fault["id"] for fault in found] == []
    link = page.locator("#invite-link").input_value()
    assert re.fullmatch(r"https://tafl\.example/t/[\w-]+/join/[\w-]+", link)
    assert read_code(Image.open(io.BytesIO(page.screenshot()))) == [link]
    server.stop()


@pytest.mark.slow
def test_where_nobody_can_come_the_invitation_says_so(server: Server, open_page: OpenPage) -> None:
    page = open_page(server.address)
    invites(page)

    assert page.locator("#invite-dialog .alone").is_visible()
    assert page.locator("#invite-picture").count() == 0
