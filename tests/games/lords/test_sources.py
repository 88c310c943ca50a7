"""Where components come from: an entry has a mark, single fields may have their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.lords.table import own_content
from ragnatafl.games.lords import load
from ragnatafl.games.lords.cards.box import SHELF
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.packs import read_pack

GOD = (
    '[[god]]\nid = "odin"\nattribute = "authority"\nspaces = 3\nartefact = "gungnir"\n'
    'source = "proposed"\nmarks = { MARK = "seed" }\n'
    'when = [{ on = "god-bonus", effect = "strengthen_by_level" }]\n'
)


def test_population_strengths_are_public_on_a_board_of_ours() -> None:
    content = own_content()

    for board in (content.small, content.large):
        assert {region.source for region in board.entries} == {"proposed"}
        assert all(region.marks == {"population": "public"} for region in board.entries)


@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("draugr", {}),
        ("odinson", {"first": "seed"}),
        ("special-1", {"weak_point": "seed"}),
        ("special-3", {"weak_point": "seed"}),
        ("thor", {"attribute": "seed"}),
        ("sword", {"value": "seed", "casualties": "seed"}),
        ("spear", {"value": "seed", "casualties": "seed"}),
    ],
)
def test_what_is_ours_claims_no_rulebook(name: str, known: dict[str, str]) -> None:
    """Priest spaces, copies and boards are proposals, whatever else the entry holds."""
    entry = next(entry for entry in own_content().things.values() if entry.id == name)

    assert entry.source == "proposed"
    assert entry.marks == known


def test_a_mark_changes_no_digest(tmp_path: Path) -> None:
    digests = set()
    for mark in ("attribute", "spaces"):
        (tmp_path / "gods.toml").write_text(GOD.replace("MARK", mark), encoding="utf-8")
        digests.add(load(SHELF.take(pack=read_pack(tmp_path))).digest)

    assert len(digests) == 1


def test_a_mark_of_no_field_is_refused(tmp_path: Path) -> None:
    (tmp_path / "gods.toml").write_text(GOD.replace("MARK", "space"), encoding="utf-8")

    with pytest.raises(BadInput) as refused:
        load(SHELF.take(pack=read_pack(tmp_path)))

    assert refused.value.faults == ("gods.toml: odin: marks must name its fields, not 'space'",)
