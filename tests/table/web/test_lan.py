"""Two people in two networks: who reads the QR code on the one's screen sits down at the table.

Each has a network namespace, as if on a machine of its own; a cable lies between them.
"""

from __future__ import annotations

import io
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from ragnatafl.lab.watching import CHROMIUM, SWITCHES

HOST, GUEST = "192.168.177.1", "192.168.177.2"
pytestmark = pytest.mark.slow


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


class Cable:
    """Two machines, and what runs on them."""

    def __init__(self, number: int) -> None:
        self.host, self.guest = f"tafl-host-{number}", f"tafl-guest-{number}"

    def lay(self) -> None:
        ends = f"tafl{os.getpid() % 100_000}a", f"tafl{os.getpid() % 100_000}b"
        for name in (self.host, self.guest):
            ip("netns", "add", name)
            ip("-n", name, "link", "set", "lo", "up")
        ip("link", "add", ends[0], "netns", self.host, "type", "veth",
           "peer", "name", ends[1], "netns", self.guest)  # fmt: skip
        for name, end, address in zip((self.host, self.guest), ends, (HOST, GUEST), strict=True):
            ip("-n", name, "address", "add", f"{address}/24", "dev", end)
            ip("-n", name, "link", "set", end, "up")

    def cut(self) -> None:
        for name in (self.host, self.guest):
            subprocess.run(["ip", "netns", "del", name], check=False, capture_output=True)


@pytest.fixture
def cable() -> Iterator[Cable]:
    if not sys.platform.startswith("linux") or shutil.which("ip") is None:
        pytest.skip("networks of one's own are made by `ip`, of Linux")
    if os.geteuid() != 0:
        pytest.skip("only root may make networks")
    made = Cable(os.getpid())
    try:
        made.lay()
    except subprocess.CalledProcessError as error:
        made.cut()
        pytest.skip(f"no networks can be made here: {error.stderr.decode().strip()}")
    yield made
    made.cut()


@pytest.fixture
def address(cable: Cable, tmp_path: Path) -> Iterator[str]:
    """A server for the whole house on the host's machine; where it is for the host alone."""
    words = ["ip", "netns", "exec", cable.host, sys.executable, "-m", "ragnatafl", "serve", "--lan"]
    words += ["--no-open", "--port", "0", "--db", str(tmp_path / "tables.db")]
    env = os.environ | {"RAGNATAFL_CONFIG": os.devnull}
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdout is not None
        yield process.stdout.readline().split()[3].rstrip("/")
        process.terminate()


@pytest.fixture
def browsers(cable: Cable, tmp_path: Path) -> Iterator[list[Browser]]:
    """One on each machine; they are driven through pipes, which need no network."""
    found = next(filter(None, map(shutil.which, CHROMIUM)))
    with sync_playwright() as playwright:
        opened = []
        for name in (cable.host, cable.guest):
            there = tmp_path / f"browser-{name}"
            there.write_text(f'#!/bin/sh\nexec ip netns exec {name} {found} "$@"\n')
            there.chmod(0o700)
            opened.append(playwright.chromium.launch(executable_path=there, args=[*SWITCHES]))
        yield opened
        for browser in opened:
            browser.close()


def read_code(page: Page) -> str:
    """What a telephone reads that looks at the screen."""
    picture = Image.open(io.BytesIO(page.screenshot())).convert("L")
    return str(next(found.text for found in zxingcpp.read_barcodes(picture)))


def opens_a_table(page: Page, address: str) -> None:
    """Astrid plays at this screen, Bjorn comes by an invitation."""
    page.goto(address)
    page.click('[data-new="runics"]')
    form = page.locator('form.new[data-game="runics"]')
    form.locator('[name="kind"]').nth(1).select_option("link")
    expect(form.locator(".alone")).to_have_count(0)  # others can come
    form.locator("button.main").click()
    page.locator("#table").wait_for()


def test_a_guest_joins_by_the_code_on_the_screen(browsers: list[Browser], address: str) -> None:
    astrid, bjorn = (browser.new_page(locale="en-GB") for browser in browsers)
    opens_a_table(astrid, address)
    astrid.locator('#invites [data-link*="/join/"]').click()
    expect(astrid.locator("#invite-picture")).to_have_js_property("complete", True)
    expect(astrid.locator("#invite-picture")).not_to_have_js_property("naturalWidth", 0)

    read = read_code(astrid)
    assert re.fullmatch(rf"http://{re.escape(HOST)}:\d+/t/[\w-]+/join/[\w-]+", read)
    assert astrid.locator("#invite-link").input_value() == read
    bjorn.goto(read)
    bjorn.fill('[name="name"]', "Bjorn from the kitchen")
    bjorn.click("form.panel button.main")

    bjorn.wait_for_url(re.compile(rf"http://{re.escape(HOST)}:\d+/t/[\w-]+$"))
    row = astrid.locator('#players li[data-seat="1"]')
    expect(row).to_contain_text("Bjorn from the kitchen")
    expect(row).to_have_attribute("data-present", "true")
    expect(bjorn.locator('#players li[data-seat="0"]')).to_have_attribute("data-present", "true")
