"""Standing answers and sets in real browsers: set, told, withdrawn; picked, put back, confirmed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from games.bloodrage.table import given_bloodrage
from games.lords.table import given_lords
from kit.table import ASTRID, BJORN
from ragnatafl.kernel.match import Match
from ragnatafl.lab.guests import Links, Server
from table.web.given import given_seed, said
from table.web.people import Person
from table.web.test_browser_looks import faults, overflow

if TYPE_CHECKING:
    from table.web.conftest import OpenPage

pytestmark = pytest.mark.slow


def given_links(server: Server, match: Match[Any]) -> Links:
    """A table of two people that goes on from a position."""
    return given_seed(server, match.game.name, "link link", start=match.position())


def given_march(server: Server) -> Links:
    figures = {ASTRID: {"yggdrasil": "3-warrior leader"}}
    return given_links(server, given_bloodrage(figures=figures))


def marches(astrid: Person) -> None:
    astrid.clicks_on("area:yggdrasil")
    astrid.says("march yggdrasil angerboda")
    expect(astrid.find("#picking")).to_be_visible()


def test_figures_are_picked_put_back_and_confirmed(server: Server, open_page: OpenPage) -> None:
    links = given_march(server)
    astrid = Person(open_page(server.address + links.seats[0].door, reduced_motion="reduce"))
    marches(astrid)

    expect(astrid.find("#pick-whole")).to_be_disabled()
    astrid.says("take 1 leader")
    expect(astrid.find("#picked li")).to_have_text(["✓ the leader goes"])
    astrid.says("take 2 warrior")
    expect(astrid.find("#picked li")).to_have_count(2)
    assert astrid.listed() == []
    astrid.find("#picked button").first.click()
    expect(astrid.find("#picked li")).to_have_text(["✓ 2 warriors go"])
    before = astrid.moment
    astrid.find("#pick-whole").click()
    expect(astrid.find("#table")).not_to_have_attribute("data-moment", str(before))

    assert said(server, links, ASTRID)[-2:] == ["take 2 warrior", "take 0 leader"]
    expect(astrid.find("#picking")).to_be_hidden()


def test_all_march_by_keys(server: Server, open_page: OpenPage) -> None:
    links = given_march(server)
    astrid = Person(open_page(server.address + links.seats[0].door, reduced_motion="reduce"))
    marches(astrid)

    astrid.find("#pick-all").focus()
    astrid.press("Enter")
    expect(astrid.find("#picked li")).to_have_count(2)
    expect(astrid.find("#pick-all")).to_be_hidden()
    before = astrid.moment
    astrid.find("#pick-whole").focus()
    astrid.press("Enter")
    expect(astrid.find("#table")).not_to_have_attribute("data-moment", str(before))

    assert said(server, links, ASTRID)[-2:] == ["take 3 warrior", "take 1 leader"]


def test_cards_are_picked_and_put_back_by_pointing(server: Server, open_page: OpenPage) -> None:
    """Three of five; a card that is picked shows it, and pointing at it puts it back."""
    match = given_lords(
        hands={ASTRID: "sword-a shield-a bow-a hammer-a axe-a"},
        steps=[{"step": "limit-cards", "seat": "astrid"}],
    )
    links = given_links(server, match)
    astrid = Person(open_page(server.address + links.seats[0].door, reduced_motion="reduce"))

    for number, card in enumerate(("shield-a", "bow-a", "axe-a"), 1):
        astrid.clicks_on(f"card:{card}")
        expect(astrid.find("#picked li")).to_have_count(number)
    expect(astrid.find('[id="card:bow-a"].picked')).to_be_attached()
    astrid.clicks_on("card:bow-a")
    expect(astrid.find("#picked li")).to_have_count(2)
    expect(astrid.find("#pick-whole")).to_be_disabled()
    astrid.clicks_on("card:sword-a")
    expect(astrid.find("#pick-whole")).to_be_enabled()
    before = astrid.moment
    astrid.find("#pick-whole").click()
    expect(astrid.find("#table")).not_to_have_attribute("data-moment", str(before))

    discarded = [text.removeprefix("discard card ") for text in said(server, links, ASTRID)]
    assert sorted(discarded) == ["axe-a", "shield-a", "sword-a"]


@pytest.mark.parametrize(("scheme", "width"), [("light", 1280), ("dark", 390)])
def test_everybody_can_pick_and_refuse(
    server: Server, open_page: OpenPage, scheme: str, width: int
) -> None:
    """Axe finds nothing while a set is picked, nor where something stands and something may."""
    look = {"width": width, "height": 844, "color_scheme": scheme, "reduced_motion": "reduce"}
    links = given_march(server)
    astrid = Person(open_page(server.address + links.seats[0].door, **look))
    wanted = astrid.find('#options [data-option="march yggdrasil angerboda"]')
    takes_up = astrid.find("#options [data-pick]").filter(has_text="Yggdrasil").first
    expect(wanted.or_(takes_up)).to_be_visible()
    if not wanted.count():
        takes_up.click()
    wanted.click()
    expect(astrid.find("#picking")).to_be_visible()
    astrid.says("take 1 leader")
    expect(astrid.find("#picked li")).to_have_count(1)
    assert faults(astrid.page) == []
    assert overflow(astrid.page) <= 0

    match = given_lords(
        phase="hero-phase", artefacts={ASTRID: "mjolnir gnipa-chain"}, monsters={"draugr": "12"}
    )
    links = given_links(server, match)
    astrid = Person(open_page(server.address + links.seats[0].door, **look))
    astrid.find("#standing button").first.click()
    expect(astrid.find("#standing .holds")).to_have_count(1)
    assert faults(astrid.page) == []
    assert overflow(astrid.page) <= 0


def test_mjolnir_is_refused_once_and_for_all_this_turn(server: Server, open_page: OpenPage) -> None:
    """Set, seen in force, withdrawn and set again; then nobody asks after the hero has moved."""
    match = given_lords(
        phase="hero-phase", artefacts={ASTRID: "mjolnir"}, monsters={"draugr": "12"},
        armies=[(ASTRID, "3", 1)],
    )  # fmt: skip
    links = given_links(server, match)
    astrid = Person(open_page(server.address + links.seats[0].door, reduced_motion="reduce"))
    Person(open_page(server.address + links.seats[1].door, reduced_motion="reduce"))
    stands = astrid.find("#standing button")

    expect(stands).to_have_text("do not ask about Mjolnir in this turn")
    stands.click()
    expect(stands).to_have_text("withdraw")
    stands.click()
    expect(stands).to_have_text("do not ask about Mjolnir in this turn")
    stands.click()
    expect(stands).to_have_text("withdraw")
    astrid.clicks_on("area:2")
    told = astrid.find("#toasts .toast").filter(has_text="A standing answer was given for you")
    expect(told.first).to_have_text(  # after as long a pause as hers
        "A standing answer was given for you: end the phase"
    )

    assert said(server, links, ASTRID)[:2] == ["hero 2", "skip"]
    assert "do not ask" not in astrid.find("#log").inner_text()


def test_others_read_nothing_of_a_standing_answer(server: Server, open_page: OpenPage) -> None:
    figures = {ASTRID: {"angerboda": "leader"}, BJORN: {"yggdrasil": "2-warrior"}}
    match = given_bloodrage(figures=figures)
    links = given_links(server, match)
    astrid = Person(open_page(server.address + links.seats[0].door, reduced_motion="reduce"))
    bjorn = Person(open_page(server.address + links.seats[1].door, reduced_motion="reduce"))
    astrid.says("pillage angerboda")
    astrid.confirms(0)

    bjorn.find("#standing button").click()
    expect(bjorn.find("#standing .holds")).to_have_text("bring nobody until my turn withdraw")
    expect(astrid.page.get_by_role("heading", name="Turn: Bjorn")).to_be_visible()

    assert "until my turn" not in astrid.find("#table").inner_html().replace(
        astrid.find("#standing").inner_html(), ""
    )
    assert astrid.find("#standing .holds").count() == 0
