"""Packs for Followers: printed entries in the place of ours, and the faults they may have."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.surtr.table import NEWEST, own_content
from kit.packs import Box
from ragnatafl.games.surtr import load
from ragnatafl.games.surtr.cards.box import SHELF
from ragnatafl.games.surtr.rules.components import CARDS

BOX = Box(SHELF, load)


def test_a_pack_replaces_a_tile_and_all_else_stays(tmp_path: Path) -> None:
    """The printed Ragnar may begin stronger."""
    pack = BOX.pack(tmp_path, "tiles.toml", "ragnar", "[3, 2, 2]", "[4, 3, 2]")

    packed = BOX.loaded(pack)

    assert packed.tile[0].attributes == (4, 3, 2)
    assert {**packed.tile, 0: None} == {**own_content(NEWEST).tile, 0: None}
    assert packed.digest != own_content(NEWEST).digest


def test_a_pack_replaces_an_action_card(tmp_path: Path) -> None:
    pack = BOX.pack(tmp_path, "actions.toml", "basic-a1", 'tie = "min"', 'tie = "max"')

    card = CARDS.read("basic-a1")
    assert BOX.loaded(pack).action[card].is_max
    assert not own_content().action[card].is_max


def test_a_pack_of_lords_changes_this_box_too(tmp_path: Path) -> None:
    """All of Lords belongs to it."""
    text = '[[god]]\nid = "odin"\nattribute = "authority"\nspaces = 4\nartefact = "gungnir"\n'
    rest = 'source = "seed"\nwhen = [{ on = "god-bonus", effect = "strengthen_by_level" }]\n'
    (tmp_path / "gods.toml").write_text(text + rest, encoding="utf-8")

    assert BOX.loaded(tmp_path).priest_spaces[0] == 4


FAULTY = {
    "unknown tile": (
        ("tiles.toml", "ragnar", 'id = "ragnar"', 'id = "ragnarr"'),
        "tiles.toml: unknown tile 'ragnarr' in the pack, did you mean 'ragnar'?",
    ),
    "unknown action card": (
        ("actions.toml", "basic-a1", 'id = "basic-a1"', 'id = "basic-a7"'),
        "actions.toml: unknown action 'basic-a7' in the pack, did you mean",
    ),
    "unknown challenge": (
        ("challenges.toml", "old-oaths", 'id = "old-oaths"', 'id = "old-oath"'),
        "challenges.toml: unknown challenge 'old-oath' in the pack, did you mean 'old-oaths'?",
    ),
    "unknown incarnation": (
        ("surtr.toml", "surtr", 'id = "surtr"', 'id = "surt"'),
        "surtr.toml: unknown incarnation 'surt' in the pack, did you mean 'surtr'?",
    ),
    "unknown priority action": (
        ("tiles.toml", "lagertha", '"usurp"', '"usrup"'),
        "tiles.toml: lagertha: unknown special action 'usrup', did you mean 'usurp'?",
    ),
    "unknown attribute": (
        ("tiles.toml", "ragnar", '"wisdom"]', '"wisdon"]'),
        "tiles.toml: ragnar: unknown attribute 'wisdon', did you mean 'wisdom'?",
    ),
    "an attribute twice": (
        ("tiles.toml", "ragnar", '"wisdom"]', '"strength"]'),
        "tiles.toml: ragnar: order must name each attribute once (SOLO-4.6)",
    ),
    "an attribute too low": (
        ("tiles.toml", "ragnar", "[3, 2, 2]", "[3, 2, 0]"),
        "tiles.toml: ragnar: attributes must be 2 to 6",
    ),
    "an attribute too high": (
        ("tiles.toml", "ragnar", "[3, 2, 2]", "[7, 2, 2]"),
        "tiles.toml: ragnar: attributes must be 2 to 6",
    ),
    "seven advanced cards": (
        ("tiles.toml", "ragnar", "[4, 1, 1]", "[4, 2, 1]"),
        "tiles.toml: ragnar: there must be 6 advanced cards (SOLO-2.7.3)",
    ),
    "fewer than no advanced cards": (
        ("tiles.toml", "ragnar", "[4, 1, 1]", "[7, -2, 1]"),
        "tiles.toml: ragnar: there must be 6 advanced cards (SOLO-2.7.3)",
    ),
    "a start on no board": (
        ("tiles.toml", "ragnar", 'start = ["3", "3"]', 'start = ["3", "99"]'),
        "tiles.toml: ragnar: unknown region '99'",
    ),
    "a start on the other side only": (
        ("tiles.toml", "snorri", 'start = ["18", "5"]', 'start = ["18", "18"]'),
        "tiles.toml: snorri: unknown region '18'",
    ),
    "a token on no board": (
        ("tiles.toml", "ragnar", 'desolation = ["3", "3"]', 'desolation = ["3", "17"]'),
        "tiles.toml: ragnar: unknown region '17'",
    ),
    "a start that two armies of 1 cannot take": (
        ("tiles.toml", "ragnar", 'start = ["3", "3"]', 'start = ["3", "4"]'),
        "tiles.toml: ragnar: start 4 must have population strength 2 (SOLO-2.6.2)",
    ),
    "unknown rune action": (
        ("actions.toml", "basic-a1", '"ally"', '"alli"'),
        "actions.toml: basic-a1: unknown rune action of Followers 'alli', did you mean 'ally'?",
    ),
    "unknown special action": (
        ("actions.toml", "basic-a1", '"reinforce"', '"reenforce"'),
        "actions.toml: basic-a1: unknown special action 'reenforce', did you mean 'reinforce'?",
    ),
    "an action card for no region": (
        ("actions.toml", "basic-a1", 'regions = ["1", "1"]', 'regions = ["1", "17"]'),
        "actions.toml: basic-a1: unknown region '17'",
    ),
    "other slots": (
        ("surtr.toml", "surtr", "[5, 4, 3, 2, 1]", "[4, 4, 3, 2, 1]"),
        "surtr.toml: surtr: slots must read 5, 4, 3, 2, 1, not (4, 4, 3, 2, 1)",
    ),
    "a die with five faces": (
        ("surtr.toml", "surtr", "[3, 2, 1]\n", "[3, 1, 1]\n"),
        "surtr.toml: surtr: the die must have 6 faces",
    ),
    "a face of the die less than never": (
        ("surtr.toml", "surtr", "[3, 2, 1]\n", "[3, 4, -1]\n"),
        "surtr.toml: surtr: the die must have 6 faces",
    ),
    "unknown advantage": (
        ("tiles.toml", "ragnar", '"draw-cards"', '"draw-card"'),
        "tiles.toml: ragnar: unknown advantage 'draw-card', did you mean 'draw-cards'?",
    ),
    "a step that is no advantage": (
        ("tiles.toml", "ragnar", '"draw-cards"', '"send-priests-away"'),
        "tiles.toml: ragnar: unknown advantage 'send-priests-away', did you mean",
    ),
    "unknown bonus": (
        ("actions.toml", "jarl-1", '"army_up"', '"army_upp"'),
        "actions.toml: jarl-1: unknown bonus 'army_upp', did you mean 'army_up'?",
    ),
    "a lever without words": (
        ("difficulty.toml", "middle", 'step = "draw-cards"', 'step = "look-at-claws"'),
        "difficulty.toml: middle: unknown preparation 'look-at-claws', known: gain-runes",
    ),
    "a challenge that no lever pulls": (
        ("challenges.toml", "scorched-earth", '"set_to"', '"per_forge"'),
        "challenges.toml: scorched-earth: unknown lever 'per_forge', known: adds, set_to",
    ),
    "unknown moment": (
        ("challenges.toml", "old-oaths", 'on = "preparation"', 'on = "preparations"'),
        "challenges.toml: old-oaths: unknown moment 'preparations', did you mean 'preparation'?",
    ),
}


@pytest.mark.parametrize("case", FAULTY)
def test_a_faulty_entry_is_refused_with_file_entry_and_what_is_wrong(
    case: str, tmp_path: Path
) -> None:
    change, line = FAULTY[case]
    pack = BOX.pack(tmp_path, *change)

    faults = BOX.faults(pack)

    assert any(f.startswith(line) for f in faults), faults


def test_all_faults_of_a_pack_are_told_at_once(tmp_path: Path) -> None:
    BOX.pack(tmp_path, "tiles.toml", "ragnar", "[4, 1, 1]", "[4, 2, 1]")
    BOX.pack(tmp_path, "surtr.toml", "surtr", "[3, 2, 1]\n", "[3, 1, 1]\n")

    faults = BOX.faults(tmp_path)

    assert faults == (
        "tiles.toml: ragnar: there must be 6 advanced cards (SOLO-2.7.3)",
        "surtr.toml: surtr: the die must have 6 faces",
    )
