"""The reading window and the gallery: what is at an anchor, as far as its reader may know."""

from __future__ import annotations

from random import Random

import pytest

from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.seats import SPECTATOR
from ragnatafl.table.telling.catalogue import catalogue
from ragnatafl.table.web.pages.cards import component_page, component_reading, gallery_page
from ragnatafl.table.web.pages.read import reading
from ragnatafl.table.web.pages.reading import rule_text
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from table.web.given import ASTRID, BJORN, given_table

HOSTILE = (
    "", ":", "card:", "seat:", "seat:nobody", "seat:gunnar", "zone:hand-bjorn", "zone:deck-1",
    "zone:../../etc", "card:<script>", "piece:hero-gunnar", "piece:token-nowhere", "a" * 80, "\x00",
    "card:troll-1 card:troll-1", "piece:-", "'\"&",
)  # fmt: skip


def played(rooms: Rooms, game: str, seats: str, choices: int) -> Room:
    room, rng = given_table(rooms, game, seats), Random(4)
    for _ in range(choices):
        decision = rng.choice(room.asked())
        room.do(room.choose(decision.seat, rng.choice(decision.options).text, room.moment))
    return room


def test_a_card_tells_what_it_says_where_it_comes_from_and_where_it_is(rooms: Rooms) -> None:
    room = played(rooms, "bloodrage", "link link", 0)

    found = reading(room, ASTRID, ASTRID, "card:sea-serpent-1", "en")

    assert found["title"] == "Sea Serpent"
    for part in ("lives in fjords", "Told by people who own the box", "Now", "<svg", "BR-6.9"):
        assert part in found["html"]


def test_an_own_card_lies_in_the_hand_and_others_are_not_told(rooms: Rooms) -> None:
    room = played(rooms, "runics", "link link", 4)
    seen = room.match.view(ASTRID)
    zone = [place.name for place in seen.setup.zones].index("hand astrid")
    card = f"card:{room.match.game.cards.write(seen.zones[zone][0])}"

    assert "Hand · Astrid" in reading(room, ASTRID, ASTRID, card, "en")["html"]
    for other in (BJORN, SPECTATOR):
        told = reading(room, other, other, card, "en")["html"]
        assert "<li>Hand · Astrid</li>" not in told
        assert "Hidden: " in told


def test_at_a_hot_seat_the_curtain_hides_what_a_person_holds(rooms: Rooms) -> None:
    """Who looks is told its own; while the other is asked, the screen is an onlooker's."""
    room = played(rooms, "runics", "here here", 0)
    asked = room.asked()[0].seat
    other = ASTRID if asked == BJORN else BJORN
    seen = room.match.view(other)
    name = room.match.names[other]
    zone = [place.owner == other for place in seen.setup.zones].index(True)
    card = f"card:{room.match.game.cards.write(seen.zones[zone][0])}"

    behind = reading(room, ASTRID, other, card, "en")["html"]
    assert f"<li>Hand · {name}</li>" not in behind
    assert behind == reading(room, ASTRID, None, card, "en")["html"]
    assert behind == reading(room, SPECTATOR, SPECTATOR, card, "en")["html"]


def test_nobody_reads_with_the_eyes_of_a_seat_that_is_not_theirs(rooms: Rooms) -> None:
    room = played(rooms, "runics", "link link", 3)
    cards = [card for pile in room.match.state.zones for card in pile]
    assert len(cards) > 10
    for name in map(room.match.game.cards.write, cards):
        own = reading(room, ASTRID, ASTRID, f"card:{name}", "en")
        assert reading(room, ASTRID, BJORN, f"card:{name}", "en") == own


@pytest.mark.parametrize("what", HOSTILE)
@pytest.mark.parametrize("game", ["bloodrage", "lords", "runics", "raid"])
def test_whatever_is_asked_for_is_read_or_refused_by_name(
    rooms: Rooms, game: str, what: str
) -> None:
    """A hidden pile, a seat that is not there, a name nobody knows: one line says so."""
    room, said = given_table(rooms, game, "link link"), ""
    try:
        said = reading(room, ASTRID, ASTRID, what, "en")["html"]
    except BadInput as refused:
        said = str(refused)
        is_refused = True
    else:
        is_refused = False

    assert said.strip()
    assert is_refused or "<script" not in said
    assert is_refused or ("hand" not in what and "deck" not in what)
    assert not is_refused or "\n" not in said


def test_a_name_nobody_knows_gets_the_nearest(rooms: Rooms) -> None:
    room = given_table(rooms, "bloodrage", "link link")

    with pytest.raises(BadInput, match=r"nothing called 'card:sea-snake'.*Sea Serpent"):
        reading(room, ASTRID, ASTRID, "card:sea-snake", "en")
    with pytest.raises(BadInput, match="Морський змій"):
        component_reading(find_game("bloodrage"), "морський зміх", "uk")


def test_open_piles_are_looked_through_by_everybody(rooms: Rooms) -> None:
    room, rng = given_table(rooms, "bloodrage", "link link link"), Random(4)
    discard = [zone.name for zone in room.match.state.setup.zones].index("discard")
    while not room.match.state.zones[discard]:
        decision = rng.choice(room.asked())
        room.do(room.choose(decision.seat, rng.choice(decision.options).text, room.moment))

    mine = reading(room, ASTRID, ASTRID, "zone:discard", "en")
    every = reading(room, SPECTATOR, SPECTATOR, "zone:", "en")

    assert mine["title"] == "Discard pile"
    assert mine["html"].count("data-read") > 0
    assert "Discard pile" in every["html"]
    assert reading(room, BJORN, BJORN, "zone:discard", "en") == mine


def test_things_on_the_table_are_known_by_their_anchors(rooms: Rooms) -> None:
    """A monster, a monument, a realm, a special action; a pillage token by what it pays."""
    lords = given_table(rooms, "lords", "link link")
    for anchor, name in (
        ("piece:figure-draugr", "Draugr"), ("piece:monument-odin", "Odin"),
        ("area:alfheim", "Alfheim"), ("piece:action-usurp", "Usurp"), ("piece:rune-uruz", "Uruz"),
        ("condition:slayer-small", "Slayer"), ("board:loki", "Loki"),
    ):  # fmt: skip
        assert reading(lords, ASTRID, ASTRID, anchor, "en")["title"] == name
    raid = given_table(rooms, "bloodrage", "link link")
    assert "Token" in reading(raid, ASTRID, ASTRID, "piece:token-gimle", "en")["title"]


def test_boards_of_monsters_and_gods_say_what_they_do(rooms: Rooms) -> None:
    room = given_table(rooms, "lords", "link link")

    draugr = reading(room, ASTRID, ASTRID, "board:draugr", "en")["html"]
    loki = reading(room, ASTRID, ASTRID, "board:loki", "en")["html"]
    odin = reading(room, ASTRID, ASTRID, "god:odin", "en")["html"]

    assert "Territory attack: Lower each army in its region by 1." in draugr
    assert "Special attack: " in draugr
    assert "Armies cannot be moved into its region" in loki
    assert "A priest brings +1 authority" in odin


def test_a_sheet_is_read_with_its_cards(rooms: Rooms) -> None:
    room = played(rooms, "bloodrage", "link link", 60)

    own = reading(room, ASTRID, ASTRID, "seat:astrid", "en")
    others = reading(room, BJORN, BJORN, "seat:astrid", "en")

    assert "Wolf clan" in own["html"]
    assert "Wolf clan" in others["html"]
    assert "Hand · Astrid" not in others["html"]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", ["bloodrage", "lords", "surtr", "runics"])
def test_the_gallery_shows_everything_once(game: str, code: str) -> None:
    page = gallery_page(find_game(game), code)
    box = catalogue(find_game(game), code)

    assert page.count('class="face-button"') == len(box.components)
    for kind in box.kinds:
        assert f'<section data-kind="{kind}">' in page
    assert f'lang="{code}"' in page


def test_each_thing_has_a_page_of_its_own() -> None:
    game = find_game("lords")
    for found in catalogue(game, "en").components:
        assert found.face in component_page(game, found.id, "en")


def test_names_in_the_text_of_a_rule_can_be_read() -> None:
    """Marked in what is read, not in what the markup is made of."""
    found = rule_text(find_game("bloodrage"), "BR-6.9.1.1", "en")["html"]

    assert '<span class="name" data-read="dwarf-chieftain-1">Dwarf Chieftain</span>' in found
    assert 'data-read="friggas-charm-1">Frigga\'s Charm</span>' in found
