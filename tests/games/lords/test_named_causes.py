"""LOR-C: since version 2 events name the card, realm, monster or god that brings them about."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import ragnatafl
from games.lords.table import LordsTable, given_lords, own_content, when
from kit.table import ASTRID, BJORN
from ragnatafl.games.lords import GAME
from ragnatafl.games.lords.rules.components import FIRST_CONDITION, THINGS
from ragnatafl.kernel.language import LANGUAGES, language

ORIGIN = {"step": "apply-origin", "seat": "astrid"}
TILES = {ASTRID: "beowulf tyrson", BJORN: "lagertha freyason"}


def astrid_does(step: Mapping[str, object], version: int | None = None) -> LordsTable:
    """One step of Astrid's, with an army of each side in region 6 and Draugr beside them."""
    match = given_lords(
        tiles=TILES,
        armies=((ASTRID, "6", 4), (BJORN, "6", 3)),
        allies={"vanaheim": [ASTRID]},
        monsters={"draugr": "6"},
        deck="bow-a bow-b",
        steps=[dict(step)],
        version=version,
    )
    return when(match)


TOLD = {
    "tyrson": (
        ORIGIN,
        ("strengthen astrid 4 in 6",),
        "army-grows",
        "Olena: the army in region 6 grows from 4 to 5 (Tyrson/Tyrsdottir)",
    ),
    "vanaheim": (
        {"step": "may-take-bonus", "seat": "astrid", "realm": "vanaheim"},
        ("take bonus of vanaheim", "gain algiz"),
        "gain-rune",
        "Olena gains Algiz (Vanaheim)",
    ),
    "draugr": (
        {"step": "move-or-attack", "monster": "draugr", "face": "either"},
        ("attack with draugr",),
        "army-shrinks",
        "Olena: the army in region 6 falls from 4 to 3 (Draugr)",
    ),
}


@pytest.mark.parametrize("thing", TOLD)
def test_the_log_says_what_did_it(thing: str) -> None:
    step, choices, kind, line = TOLD[thing]

    table = astrid_does(step).says(ASTRID, *choices)

    first = table.told(kind)[0]
    assert first.all_facts()["by"] == thing
    assert language("en", *GAME.packages).event(first, ("Olena", "Petro")) == line


@pytest.mark.parametrize("thing", TOLD)
def test_the_log_of_version_1_is_as_it_was(thing: str) -> None:
    """Byte for byte: nothing is named, in no event and no step."""
    step, choices, kind, _ = TOLD[thing]

    table = astrid_does(step, version=1).says(ASTRID, *choices)

    assert table.told(kind)
    assert not [event for event in table.match.events if "by" in event.all_facts()]


@pytest.mark.parametrize("code", LANGUAGES)
def test_drawn_cards_stay_secret_when_their_cause_is_told(code: str) -> None:
    """Both hear of the origin; only Astrid hears which card it brought."""
    table = astrid_does(ORIGIN).says(ASTRID, "strengthen astrid 4 in 6")
    speech = language(code, *GAME.packages)

    drawn = table.told("draw-cards")[0]

    cause, card = speech.name("tyrson"), speech.name("bow-a")
    own, other = (speech.event(drawn.seen_from(seat)) for seat in (ASTRID, BJORN))
    assert own.endswith(f"({cause})")
    assert other.endswith(f"({cause})")
    assert card in own
    assert card not in other


def test_a_question_keeps_its_cause_in_a_position() -> None:
    table = astrid_does(TOLD["vanaheim"][0]).says(ASTRID, "take bonus of vanaheim")

    again = when(ragnatafl.from_position(table.match.position()))

    again.says(ASTRID, "gain uruz")
    assert again.facts("gain-rune")["by"] == "vanaheim"


def test_each_thing_has_a_word_of_its_own() -> None:
    """A position says which one is meant: no card is called like a realm, monster or god."""
    things = [thing for thing in own_content().things if thing < FIRST_CONDITION]

    assert [THINGS.read(THINGS.write(thing)) for thing in things] == things
