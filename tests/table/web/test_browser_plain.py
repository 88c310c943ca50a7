"""A game without a drawing, from `docs/add-a-game.md`: played by clicks on a plain picture."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from kit.pages import written_out
from ragnatafl.lab.guests import Server
from table.web.people import Person

if TYPE_CHECKING:
    from table.web.conftest import OpenPage

pytestmark = pytest.mark.slow


@pytest.fixture
def brandubh_server(tmp_path: Path) -> Iterator[Server]:
    folder = written_out("add-a-game.md", tmp_path)
    made = Server(tmp_path / "tables.db", modules=["brandubh"], paths=[folder])
    made.start()
    yield made
    made.stop()
    assert "Traceback" not in made.said, made.said


def test_a_game_is_played_by_clicks_on_its_plain_picture(
    brandubh_server: Server, open_page: OpenPage
) -> None:
    """Each cell with an own piece is lit; taken up, the cells it may go to; elsewhere one learns
    why not."""
    links = brandubh_server.open_table("brandubh", ["link", "thrall"])
    astrid = Person(open_page(brandubh_server.address + links.seats[0].door), Random(1))

    assert "area:a4" in astrid.lit()
    assert "area:d4" not in astrid.lit()
    astrid.clicks_on("area:a4")
    assert "area:a1" not in astrid.lit()
    astrid.clicks_on("area:d4")
    astrid.is_told("BRA-3")
    astrid.clicks_on("area:a5")
    expect(astrid.find('[id="area:a5"] > title')).to_have_text("a5: attacker")

    for _ in range(5):
        if not astrid.is_asked_again():
            break
        before = astrid.moment
        first = astrid.rng.choice(astrid.lit())
        astrid.clicks_on(first)
        astrid.clicks_on(astrid.rng.choice([a for a in astrid.lit() if a != first]))
        astrid.confirms(before)
