"""The picture of the table: whole, well-formed, the same every time, and silent about secrets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final
from xml.etree import ElementTree

import pytest

from games.runics.table import given_runics, new_runics
from kit.play import played_by_verb
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.games.runics.face.map import border
from ragnatafl.games.runics.face.picture import draw_plates, draw_svg
from ragnatafl.games.runics.face.sheets import draw_row
from ragnatafl.games.runics.rules.components import CARDS, DECK, START_CARD, hand_of
from ragnatafl.games.runics.rules.grid import cell, cells_of, visible, xy
from ragnatafl.games.runics.rules.state import Runics
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SEATS, SPECTATOR, Seat

SVG: Final = "{http://www.w3.org/2000/svg}"
MODULES: Final = {"archmasters": True, "adepts": True, "extra_card": True}


def tables(games: int = 6) -> Iterator[Match[Runics]]:
    """Games of all sizes at every third choice, and at their end."""
    for seed in range(games):
        match = new_runics(2 + seed % 2, seed, **(MODULES if seed % 3 else {}))
        for number, _ in enumerate(played_by_verb(match, seed)):
            if number % 3 == 0 or match.over:
                yield match


def watchers(match: Match[Runics]) -> tuple[Seat, ...]:
    return (*map(Seat, range(match.state.seats)), SPECTATOR)


def drawn(match: Match[Runics], seat: Seat) -> ElementTree.Element:
    return ElementTree.fromstring(draw_svg(match.view(seat)))


def ids(picture: ElementTree.Element) -> list[str]:
    return [element.attrib["id"] for element in picture.iter() if "id" in element.attrib]


@pytest.mark.slow
def test_every_picture_is_whole() -> None:
    """Well-formed, no id twice; each card, master and token on the table, each rune as an area."""
    for match in tables():
        game = match.state
        for seat in watchers(match):
            found = ids(drawn(match, seat))

            assert len(found) == len(set(found))
            on_table = {f"card:{CARDS.write(card)}" for pile in game.zones[1:3] for card in pile}
            places = (xy(at) for at in cells_of(game.board.runes, visible(game.board)))
            areas = {f"area:{x},{y}" for x, y in places}
            seats = [SEATS.write(Seat(seat)) for seat in range(game.seats)]
            masters = {f"piece:{name}-{number}" for name in seats for number in (1, 2, 3)}
            assert on_table | areas | masters <= set(found)


def test_all_that_can_be_chosen_is_there_and_open() -> None:
    """Each anchor of each option is a hit area that keys can reach."""
    for match in tables():
        for decision in match.decisions:
            picture = drawn(match, decision.seat)
            by_id = {element.attrib.get("id"): element for element in picture.iter()}
            anchors = {str(anchor) for option in decision.options for anchor in option.anchors()}
            for anchor in anchors:
                assert by_id[anchor].attrib["tabindex"] == "0"
                assert by_id[anchor].attrib["role"] == "button"
                assert by_id[anchor].findtext(f"{SVG}title")


def test_others_are_offered_nothing() -> None:
    """Options go to the asked seat alone, so nothing is open to the others."""
    match = new_runics(seed=3)
    asked = match.decision.seat

    others = [seat for seat in watchers(match) if seat != asked]

    assert all('tabindex="0"' not in draw_svg(match.view(seat)) for seat in others)
    assert 'tabindex="0"' in draw_svg(match.view(asked))


@pytest.mark.rule("RUN-4.2")
def test_pictures_show_no_hidden_card() -> None:
    """RUN-4.2: hands are secret, and so is the deck; how many cards they have is open."""
    for match in tables():
        game = match.state
        for seat in watchers(match):
            picture = draw_svg(match.view(seat))
            others = [hand_of(Seat(s)) for s in range(game.seats) if s != seat]
            hidden = [card for zone in (DECK, *others) for card in game.zones[zone]]
            assert not [card for card in hidden if CARDS.write(card) in picture]
            if seat >= 0:
                own = game.zones[hand_of(seat)]
                assert all(f'id="card:{CARDS.write(card)}"' in picture for card in own)


def test_a_whole_state_is_drawn_as_for_a_spectator() -> None:
    """Nobody shows a hand by handing over the wrong thing."""
    match = new_runics(seed=4)

    assert draw_svg(match.state) == draw_svg(match.view(SPECTATOR))


def test_the_same_view_gives_the_same_picture() -> None:
    one, other = (new_runics(3, 11, **MODULES) for _ in range(2))
    for _ in zip(played_by_verb(one), played_by_verb(other), strict=True):
        assert draw_svg(one.view(0)) == draw_svg(other.view(0))


def test_a_picture_needs_nothing_else() -> None:
    """No file, font or script from elsewhere: every reference is to something inside."""
    match = new_runics(3, 5, **MODULES)
    list(played_by_verb(match))
    text = draw_svg(match.view(SPECTATOR))
    picture = ElementTree.fromstring(text)

    references = {name[1:] for name in re.findall(r'href="([^"]*)"', text)}
    references |= set(re.findall(r"url\(#([^)]*)\)", text))

    assert references <= set(ids(picture))
    assert "http" not in text.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert "prefers-color-scheme: dark" in text
    assert "<script" not in text
    assert "width" not in picture.attrib


def test_referenced_shapes_leave_the_fill_to_those_who_use_them() -> None:
    """A fill on the shape itself would win over every highlight."""
    match = new_runics()
    picture = drawn(match, SPECTATOR)
    shapes = [
        element
        for element in picture.iter()
        if element.tag in {f"{SVG}path", f"{SVG}rect", f"{SVG}circle"} and "id" in element.attrib
    ]

    assert len(shapes) >= 10
    assert not [shape.attrib["id"] for shape in shapes if "fill" in shape.attrib]


def test_pieces_are_one_flat_layer_on_top() -> None:
    """Stable ids and nothing to click, so that a page can move them over the board."""
    match = new_runics(3, 5, **MODULES)
    for _ in played_by_verb(match):
        picture = drawn(match, SPECTATOR)
        board = next(e for e in picture.iter() if e.attrib.get("id") == "plate:map")
        layers = [element.attrib.get("id", "") for element in board]
        assert layers[-2:] == ["layer:map-cells", "layer:map-pieces"]
        flat = (e for e in picture.iter() if e.attrib.get("id", "").endswith("-pieces"))
        names = [piece.attrib["id"] for layer in flat for piece in layer]
        assert len(names) == 12
        assert all(name.startswith("piece:") for name in names)
    assert ".runics .pieces { pointer-events: none; }" in draw_svg(match.view(SPECTATOR))


def test_points_stand_at_the_masters() -> None:
    """RUN-8.1: two masters in one area show its points once; the plaque has the sum."""
    match = given_runics(masters={ASTRID: "0,0 1,0", BJORN: "1,1"}, hands={ASTRID: "R01"})
    picture = drawn(match, ASTRID)
    by_id = {element.attrib.get("id"): element for element in picture.iter()}

    def texts(name: str) -> list[str]:
        return [text.text or "" for text in by_id[name].iter(f"{SVG}text")]

    assert texts("piece:astrid-1") == ["3"]
    assert texts("piece:astrid-2") == []
    assert texts("piece:bjorn-1") == ["3"]
    assert texts("seat:astrid") == ["Astrid", "3"]


def test_the_last_card_is_marked() -> None:
    match = given_runics(laid=("R01 turn 90 at 0,-1",))

    marks = [e for e in drawn(match, SPECTATOR).iter() if e.attrib.get("class") == "last"]

    assert [(mark.attrib["x"], mark.attrib["y"], mark.attrib["width"]) for mark in marks] == [
        ("0", "-60", "180")
    ]


def test_a_border_runs_inside_its_area() -> None:
    """Round outer corners it is shorter than the cells, round inner ones longer."""
    one = border({cell(0, 0)})
    hook = border({cell(0, 0), cell(0, 1), cell(1, 1)})

    assert one == "M3 3H57M3 57H57M3 3V57M57 3V57"
    assert "M57 3V63" in hook
    assert "M57 63H117" in hook


def test_names_are_escaped() -> None:
    """What people call themselves stays text."""
    names = ('<script>alert("1")</script>', "Ann & Bo")

    text = draw_svg(new_runics().view(ASTRID), "en", names)

    assert "<script" not in text
    assert names[0] in (
        ElementTree.fromstring(text).findtext(f".//{SVG}g[@id='seat:astrid']/{SVG}title") or ""
    )
    assert "Ann &amp; Bo" in text


@pytest.mark.parametrize("code", LANGUAGES)
def test_labels_are_in_the_language(code: str) -> None:
    told = {"en": "blue rune", "uk": "синя руна", "ru": "синяя руна", "pt-BR": "runa azul"}

    text = draw_svg(new_runics(3, **MODULES).view(DAGNY), code)

    ElementTree.fromstring(text)
    assert f"0,0: {told[code]}" in text


def test_start_card_is_drawn_alone_at_first() -> None:
    text = draw_svg(new_runics().view(SPECTATOR))

    assert re.findall(r'id="(card:\w+)"', text) == [f"card:{CARDS.write(START_CARD)}"]


def test_plates_are_the_board_a_plaque_a_seat_and_the_deck() -> None:
    plates = [ElementTree.fromstring(plate) for plate in draw_plates(new_runics(3).state)]

    assert [plate.attrib["id"] for plate in plates] == [
        "plate:art", "plate:map", "plate:astrid", "plate:bjorn", "plate:dagny", "plate:supply",
    ]  # fmt: skip


def test_letters_stay_as_large_while_the_board_grows() -> None:
    """They can be read where the board is 374 pixels wide."""
    match = new_runics(3, 5)
    list(played_by_verb(match))

    board = draw_plates(match.view(SPECTATOR))[1]

    wide = float(ElementTree.fromstring(board).attrib["viewBox"].split()[2])
    axes = [float(size) for size in re.findall(r'class="axis"[^>]*font-size="([^"]*)"', board)]
    points = [float(size) for size in re.findall(r'class="count"[^>]*font-size="([^"]*)"', board)]
    assert wide > 900
    assert min(axes) / wide * 374 >= 11
    assert 0.88 * min(points) / wide * 374 >= 11


def test_a_row_tells_what_a_seat_has() -> None:
    match = new_runics(3, 5, **MODULES)
    row = draw_row(match.view(SPECTATOR), BJORN, "en", ("Ann", "Bo", "Cid"))

    assert ElementTree.fromstring(row).attrib["aria-label"].startswith("Bo: 0 points, 3 masters")
    assert row.count("runics-base-1") == 6
    assert row == draw_row(match.view(ASTRID), BJORN, "en", ("Ann", "Bo", "Cid"))
