"""A game that draws nothing is shown all the same: what there is, in words, to be pointed at."""

from __future__ import annotations

from xml.etree import ElementTree

from kit.table import ASTRID
from ragnatafl.drawing.plain import draw_svg, draw_text
from toys.stories import given_raid

SVG = "{http://www.w3.org/2000/svg}"


def test_columns_are_told_line_by_line_with_the_players_names() -> None:
    game = given_raid(warriors={ASTRID: 2}).match.view(ASTRID)

    picture = ElementTree.fromstring(draw_svg(game, "en", ("Ann",)))
    lines = [text.text for text in picture.iter(f"{SVG}text")]

    assert "warriors: Ann 2, Bjorn 3" in lines
    assert "warriors: Ann 2, Bjorn 3" in draw_text(game, "en", ("Ann",)).splitlines()
    assert picture.findtext(f"{SVG}title") == "Raid"
    assert [layer.attrib["id"] for layer in picture.iter(f"{SVG}g")] == [
        "layer:ground", "layer:pieces", "layer:areas", "layer:lines",
    ]  # fmt: skip
