"""The table as plates and layers: what a page takes apart is what was put together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final
from xml.etree import ElementTree

import pytest

from ragnatafl import game_names, new
from ragnatafl.drawing.picture import INERT, PIECES, Drawing, Layer, Plate, whole
from ragnatafl.kernel.seats import SPECTATOR
from ragnatafl.table.web.markup import Markup
from ragnatafl.table.web.pages.pictures import in_layers

SVG: Final = "{http://www.w3.org/2000/svg}"


class Toy(Drawing):
    game_class = "toy"

    def title(self) -> str:
        return "A < B"

    def artwork(self) -> str:
        return "<style></style><defs></defs>"

    def plates(self) -> Iterator[Plate]:
        layers = (Layer("ground", ["<rect/>"]), Layer("pieces", ["<g/>", "<g/>"], PIECES))
        yield Plate("map", "Map", (0, 0, 100, 90), layers)
        for name in ("astrid", "bjorn"):
            yield Plate(name, name, (0, 0, 40, 30), (Layer("sheet", ["<rect/>"], INERT),), "seat")


def test_a_page_takes_a_plate_apart_where_it_was_put_together() -> None:
    art, board, astrid, _ = map(Markup, Toy().drawn())

    assert in_layers(art)[1:] == ("<style></style><defs></defs>", "</svg>")
    assert in_layers(board)[1:] == (
        '<g id="layer:map-ground"><rect/></g>',
        '<g id="layer:map-pieces" class="pieces" aria-hidden="true"><g/><g/></g></svg>',
    )
    assert 'id="plate:astrid" class="plate seat toy"' in astrid
    assert '<g id="layer:astrid-sheet" class="inert">' in astrid


def test_what_plates_share_comes_first_and_takes_no_room() -> None:
    art = ElementTree.fromstring(Toy().drawn()[0])

    assert art.attrib["id"] == "plate:art"
    assert (art.attrib["width"], art.attrib["height"], art.attrib["aria-hidden"]) == (
        "0", "0", "true",
    )  # fmt: skip
    assert "display" not in art.attrib["style"]  # what is not displayed cannot be referred to


def test_one_picture_is_made_of_the_same_plates() -> None:
    """The map above, then columns; colours of the game hold where its shapes are defined."""
    picture = ElementTree.fromstring(Toy().svg())

    assert picture.attrib["viewBox"] == "0 0 100 125"
    assert picture.findtext(f"{SVG}title") == "A < B"
    shared = next(picture.iter(f"{SVG}defs"))
    assert shared in list(next(e for e in picture if e.attrib.get("class") == "toy"))
    assert [
        tuple(plate.attrib[side] for side in ("id", "x", "y", "width", "height"))
        for plate in picture.iter(f"{SVG}svg")
        if "id" in plate.attrib
    ] == [
        ("plate:map", "0", "0", "100", "90"),
        ("plate:astrid", "0", "95", "40", "30"),
        ("plate:bjorn", "45", "95", "40", "30"),
    ]


@pytest.mark.parametrize("name", ["bloodrage", "lords", "runics", "surtr"])
def test_every_game_has_ground_below_and_pieces_that_glide(name: str) -> None:
    match = new(name, seed=5)
    assert name in game_names()
    assert match.game.face.draw_plates is not None

    drawn = match.game.face.draw_plates(match.view(SPECTATOR), "en", ())
    art, board, *others = map(ElementTree.fromstring, drawn)

    assert [art.attrib["id"], board.attrib["id"]] == ["plate:art", "plate:map"]
    seats = [plate for plate in others if "seat" in plate.attrib["class"].split()]
    assert len(seats) == match.state.seats
    assert board[1].attrib["id"] == "layer:map-ground"
    layers = [e for plate in (board, *others) for e in plate if "pieces" in e.attrib.get("id", "")]
    assert all(layer.attrib["class"] == "pieces" for layer in layers)
    assert all(layer.attrib["aria-hidden"] == "true" for layer in layers)
    pieces = [piece.attrib["id"] for layer in layers for piece in layer]
    assert len(pieces) == len(set(pieces)) >= match.state.seats
    assert all(piece.startswith("piece:") for piece in pieces)


def test_a_table_in_one_piece_has_its_layers_too() -> None:
    assert '<g id="layer:battle" class="inert"></g>' in whole(
        "toy", "0 0 9 9", "Toy", "", [Layer("battle", (), INERT)]
    )
