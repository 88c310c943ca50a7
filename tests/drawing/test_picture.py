"""The whole table as layers: what a page takes apart is what was put together."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from ragnatafl import game_names, new
from ragnatafl.drawing.picture import INERT, PIECES, Layer, whole
from ragnatafl.kernel.seats import SPECTATOR
from ragnatafl.table.web.markup import Markup
from ragnatafl.table.web.pages.pictures import in_layers


def test_a_page_takes_a_picture_apart_where_it_was_put_together() -> None:
    layers = (Layer("ground", ["<rect/>"]), Layer("pieces", ["<g/>", "<g/>"], PIECES))
    picture = whole("toy", "0 0 9 9", "A < B", "<style></style><defs></defs>", layers)

    assert in_layers(Markup(picture))[-2:] == (
        '<g id="layer:ground"><rect/></g>',
        '<g id="layer:pieces" class="pieces" aria-hidden="true"><g/><g/></g></svg>',
    )
    assert "<title>A &lt; B</title>" in picture


@pytest.mark.parametrize("name", ["bloodrage", "lords", "runics", "surtr"])
def test_every_game_has_ground_below_and_pieces_that_glide(name: str) -> None:
    match = new(name, seed=5)
    assert name in game_names()
    assert match.game.face.draw_svg is not None

    picture = ElementTree.fromstring(match.game.face.draw_svg(match.view(SPECTATOR), "en", ()))

    layers = {e.attrib["id"]: e for e in picture if e.attrib.get("id", "").startswith("layer:")}
    assert next(iter(layers)) == "layer:ground"
    pieces = layers["layer:pieces"]
    assert pieces.attrib["class"] == "pieces"
    assert pieces.attrib["aria-hidden"] == "true"
    assert all(piece.attrib["id"].startswith("piece:") for piece in pieces)
    assert len(pieces) >= match.state.seats


def test_a_layer_may_let_pointing_through() -> None:
    assert '<g id="layer:battle" class="inert"></g>' in whole(
        "toy", "0 0 9 9", "Toy", "", [Layer("battle", (), INERT)]
    )
