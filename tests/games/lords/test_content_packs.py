"""Packs of Lords of Ragnarok: printed entries in the place of ours, and faults of theirs."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.lords.table import NEWEST, battle_in, battle_values, fight, given_lords, when
from games.lords.table import own_content as content
from kit.packs import Box, played_with
from kit.table import ASTRID, BJORN
from ragnatafl.games.lords import load
from ragnatafl.games.lords.cards.box import SHELF
from ragnatafl.games.lords.rules.components import SPACE_KINDS

BOX = Box(SHELF, load)


def test_a_pack_replaces_a_card(tmp_path: Path) -> None:
    """The printed sword may be stronger; all else stays, and battles are fought with it."""
    pack = BOX.pack(tmp_path, "combat.toml", "sword", "value = 3", "value = 5")
    match = given_lords(
        armies=[(ASTRID, "6", 4), (BJORN, "6", 4)],
        control={"6": BJORN},
        hands={ASTRID: "sword-a"},
        steps=battle_in("6"),
    )

    table = when(played_with(pack, match))
    fight(table, astrid="sword-a")

    assert battle_values(table) == (4 + 5, 4)
    packed = BOX.loaded(pack)
    assert packed.value[3:] == content(NEWEST).value[3:]
    assert packed.digest != content(NEWEST).digest
    assert packed.pack is not None
    assert packed.pack.name == tmp_path.name


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("hel", "god"),
        ("asgard", "realm"),
        ("thor", "god"),
        ("kraken", "sea-monster"),
        ("7", "region"),
    ],
)
def test_a_new_card_is_not_called_as_something_else(name: str, what: str, tmp_path: Path) -> None:
    """Ids stand in sentences: a card `hel` would read there as the god."""
    text = BOX.changed("combat.toml", "onslaught", 'id = "onslaught"', f'id = "{name}"\nnew = true')
    (tmp_path / "combat.toml").write_text(text, encoding="utf-8")

    told = f"combat.toml: {name}: is the id of a {what}, give it another one"
    assert told in BOX.faults(tmp_path)


def test_a_pack_replaces_a_monster_board(tmp_path: Path) -> None:
    """One space more, and other spaces after it keep what they show."""
    pack = BOX.pack(tmp_path, "monsters.toml", "draugr", '"sword", "sword",', '"bow", ' * 3)

    packed = BOX.loaded(pack)

    shown = [SPACE_KINDS.write(kind) for kind in packed.spaces[0]]
    assert shown[:4] == ["bow", "bow", "bow", "axe-rune"]
    assert packed.spaces[1:] == content(NEWEST).spaces[1:]
    assert len(packed.space_kind) == len(content(NEWEST).space_kind) + 1


FAULTY_EFFECTS = {
    "unknown step": (
        ("combat.toml", "volley", '"opponent-discards"', '"oponent-discards"'),
        "unknown step 'oponent-discards', did you mean 'opponent-discards'?",
    ),
    "unknown moment": (
        ("attacks.toml", "quick", 'on = "attack"', 'on = "atack"'),
        "unknown moment 'atack', did you mean 'attack'?",
    ),
    "unknown argument": (
        ("blessings.toml", "war-council", "amount = 2", "amuont = 2"),
        "effect 'first_card_plus' takes no argument 'amuont', did you mean 'amount'?",
    ),
    "missing argument": (
        ("conditions.toml", "jarl-small", ", count = 2", ""),
        "effect 'lands_controlled' needs the argument 'count'",
    ),
    "argument of another kind": (
        ("artefacts.toml", "gungnir", "amount = 2", 'amount = "two"'),
        "number must be a whole number, not 'two'",
    ),
    "effect of a realm": (
        ("realms.toml", "vanaheim", '"gain_rune"', '"gain_runee"'),
        "unknown effect 'gain_runee', did you mean 'gain_rune'?",
    ),
    "step of a monster": (
        ("monsters.toml", "garm", '"drive-out"', '"drive-oot"'),
        "unknown step 'drive-oot', did you mean 'drive-out'?",
    ),
    "argument of another kind for an effect": (
        ("blessings.toml", "war-council", "amount = 2", 'amount = "two"'),
        "effect 'first_card_plus': amount must be int, not 'two'",
    ),
    "effect of a god": (
        ("gods.toml", "thor", '"draw_by_level"', '"draw_by_levels"'),
        "unknown effect 'draw_by_levels', did you mean 'draw_by_level'?",
    ),
}


@pytest.mark.parametrize("case", FAULTY_EFFECTS)
def test_a_faulty_effect_is_refused_with_file_entry_and_right_name(
    case: str, tmp_path: Path
) -> None:
    (file, name, old, new), line = FAULTY_EFFECTS[case]

    found = BOX.faults(BOX.pack(tmp_path, file, name, old, new))

    assert f"{file}: {name}: {line}" in found


@pytest.mark.parametrize(
    ("file", "name", "old", "new", "right"),
    [
        ("blessings.toml", "seidr", '"wisdom"', '"wisdon"', "wisdom"),
        ("heroes.toml", "odinson", '"authority"', '"autority"', "authority"),
    ],
)
def test_an_argument_that_names_nothing_is_refused(
    file: str, name: str, old: str, new: str, right: str, tmp_path: Path
) -> None:
    """An attribute that an effect is given must exist."""
    found = BOX.faults(BOX.pack(tmp_path, file, name, old, new))

    assert any(f.startswith(f"{file}: {name}: ") and f"'{right}'" in f for f in found), found


@pytest.mark.parametrize(
    ("file", "name", "old", "new", "right"),
    [
        ("monsters.toml", "garm", '"bow-army"', '"bow-amry"', "bow-army"),
        ("monsters.toml", "garm", '"gnipa-chain"', '"gnipa-chian"', "gnipa-chain"),
        ("monsters.toml", "garm", 'rune = "uruz"', 'rune = "uruzz"', "uruz"),
        ("events.toml", "event-3", 'place = "algiz"', 'place = "algis"', "algiz"),
        ("events.toml", "event-3", '["uruz"', '["uruzz"', "uruz"),
        ("gods.toml", "odin", '"authority"', '"autority"', "authority"),
        ("gods.toml", "odin", '"gungnir"', '"gungner"', "gungnir"),
        ("realms.toml", "alfheim", '"othala"', '"othalla"', "othala"),
        ("blessings.toml", "seidr", 'god = "freya"', 'god = "freja"', "freya"),
    ],
)
def test_an_unknown_name_is_refused_with_the_right_one(
    file: str, name: str, old: str, new: str, right: str, tmp_path: Path
) -> None:
    """File, entry, and the nearest name that there is."""
    found = BOX.faults(BOX.pack(tmp_path, file, name, old, new))

    wanted = f"did you mean '{right}'"
    assert any(f.startswith(f"{file}: {name}: ") and wanted in f for f in found), found


FAULTY = {
    "unknown card": (
        ("combat.toml", "sword-dance", '"sword-dance"', '"sword-dans"'),
        "combat.toml: unknown card 'sword-dans' in the pack, did you mean 'sword-dance'?",
    ),
    "another weapon": (
        ("combat.toml", "sword-dance", 'weapon = "sword"', 'weapon = "axe"'),
        "combat.toml: there must be 6 combat cards with a sword, not 4",
    ),
    "another number of copies": (
        ("combat.toml", "sword-dance", "copies = 2", "copies = 3"),
        "combat.toml: there must be 35 combat cards, not 36",
    ),
    "a value below 0": (
        ("combat.toml", "sword", "value = 3", "value = -3"),
        "combat.toml: sword: value and casualties must be 0 to 9",
    ),
    "no card drawn": (
        ("attacks.toml", "quick", "draws = 3", "draws = 0"),
        "attacks.toml: quick: fury and weak point are 0 to 20, draws 1 to 5",
    ),
    "a blessing of another god": (
        ("blessings.toml", "seidr", 'god = "freya"', 'god = "odin"'),
        "blessings.toml: there must be 12 blessings of odin",
    ),
    "another event's region": (
        ("events.toml", "event-3", 'region = "3"', 'region = "4"'),
        "events.toml: there must be one event for each region from 1 to 21, in this order",
    ),
    "a third monster of a rune": (
        ("monsters.toml", "garm", 'rune = "uruz"', 'rune = "algiz"'),
        "monsters.toml: there must be two monsters with uruz (LOR-7.5.1)",
    ),
    "too few spaces": (
        ("monsters.toml", "draugr", '"axe-rune", ', ""),
        "monsters.toml: draugr: a monster has 5 to 12 wound spaces",
    ),
    "two gods of an attribute": (
        ("gods.toml", "odin", '"authority"', '"wisdom"'),
        "gods.toml: each attribute must have one god (LOR-2.4)",
    ),
    "a selection beyond the track": (
        ("tracks.toml", "small-a", "[2, 4]", "[2, 6]"),
        "tracks.toml: small-a: selections must be spaces of the track",
    ),
    "more temples than there are": (
        ("tracks.toml", "large-a", "spaces = 7", "spaces = 8"),
        "tracks.toml: large-a: 1 to 7 spaces, there are 7 temples",
    ),
    "no source": (
        ("combat.toml", "sword", 'source = "proposed"\n', ""),
        "combat.toml: sword: object missing required field 'source'",
    ),
    "unknown field": (
        ("combat.toml", "sword", "copies = 3", "copies = 3\ngod = 1"),
        "combat.toml: sword: object contains unknown field 'god'",
    ),
}


@pytest.mark.parametrize("case", FAULTY)
def test_a_faulty_entry_is_refused_with_one_line(case: str, tmp_path: Path) -> None:
    """File, entry, and what would be right."""
    (file, name, old, new), line = FAULTY[case]

    assert line in BOX.faults(BOX.pack(tmp_path, file, name, old, new))


@pytest.mark.parametrize(
    ("key", "name", "old", "new", "line"),
    [
        ("rune", "uruz", "tokens = 12", "tokens = 13", "there must be 36 runes"),
        ("rune", "uruz", "forges = 2", "forges = 1", "there must be two forge tokens of each rune"),
        ("face", "move", "count = 2", "count = 3", "the monster die must have 6 faces"),
        ("piece", "army", "count = 6", "count = 7", "the pieces must be"),
        ("piece", "temple", "count = 7", "count = 6", "the pieces must be"),
    ],
)
def test_other_numbers_of_pieces_are_refused(
    key: str, name: str, old: str, new: str, line: str, tmp_path: Path
) -> None:
    found = BOX.faults(BOX.pack(tmp_path, "box.toml", name, old, new))

    assert any(fault.startswith(f"box.toml: {line}") for fault in found), found


@pytest.mark.parametrize("artefact", ["root-fang", "gungnir", "sword-a"])
def test_each_artefact_has_one_keeper(artefact: str, tmp_path: Path) -> None:
    """Not that of another monster, nor of a god, nor any other card."""
    pack = BOX.pack(tmp_path, "monsters.toml", "garm", '"gnipa-chain"', f'"{artefact}"')

    found = BOX.faults(pack)
    assert any(f.startswith("monsters.toml: ") and artefact in f for f in found), found


@pytest.mark.rule("LOR-9.10", "LOR-9.17.3")
def test_spaces_fit_their_board(tmp_path: Path) -> None:
    """A monster's show one weapon each, the boss's two; some of a monster's have no reward."""
    file = "monsters.toml"
    found = BOX.faults(BOX.pack(tmp_path, file, "garm", '"bow-army"', '"sword-axe"'))
    assert any(fault.startswith("monsters.toml: garm: ") for fault in found)

    found = BOX.faults(BOX.pack(tmp_path, file, "loki", '"sword-axe"', '"sword"'))
    assert any(fault.startswith("monsters.toml: loki: ") for fault in found)

    rich = '["spear-rune", "axe-rune", "spear-rune", "bow-rune", "spear-realm"]'
    text = BOX.entry(file, "garm")
    spaces = next(line for line in text.splitlines() if line.startswith("spaces"))
    (tmp_path / file).write_text(text.replace(spaces, f"spaces = {rich}"), encoding="utf-8")
    assert any(fault.startswith("monsters.toml: garm: ") for fault in BOX.faults(tmp_path))


def test_one_origin_goes_first(tmp_path: Path) -> None:
    """Neither none nor two."""
    pack = BOX.pack(tmp_path, "heroes.toml", "odinson", "first = true\n", "")
    assert any(fault.startswith("heroes.toml: ") for fault in BOX.faults(pack))

    old, new = 'id = "tyrson"', 'id = "tyrson"\nfirst = true'
    pack = BOX.pack(tmp_path, "heroes.toml", "tyrson", old, new)
    assert any(fault.startswith("heroes.toml: ") for fault in BOX.faults(pack))


@pytest.mark.parametrize(
    ("file", "name"), [("conditions.toml", "jarl-small"), ("tracks.toml", "small-a")]
)
def test_players_of_conditions_and_tracks(file: str, name: str, tmp_path: Path) -> None:
    """What is for 2 players is not for more."""
    found = BOX.faults(BOX.pack(tmp_path, file, name, 'players = "2"', 'players = "3-4"'))

    assert any(fault.startswith(f"{file}: {name}: ") for fault in found)
