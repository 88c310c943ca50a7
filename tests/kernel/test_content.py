"""Content is checked when it is loaded; a pack may replace any entry. Each fault is one line."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import ragnatafl
from kit.table import ASTRID
from ragnatafl.kernel.codecs import BadInput, Names
from ragnatafl.kernel.content import Entry, Kind, entries_of
from ragnatafl.kernel.effects import Effects
from ragnatafl.kernel.hooks import Modify, put_in_force
from ragnatafl.kernel.packs import read_pack
from toys.raid import CARDS, SHELF, STRENGTH, RaidContent

HORN = """
[[card]]
id = "horn-1"
source = "public"
value = 4
modify = [{ on = "strength", effect = "own_strength", amount = 3 }]
"""


def pack_of(folder: Path, text: str, name: str = "cards.toml") -> Path:
    (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_a_pack_replaces_an_entry(tmp_path: Path) -> None:
    """Who owns the box can type in the printed card."""
    usual, packed = (
        RaidContent(SHELF.take()),
        RaidContent(SHELF.take(pack=read_pack(pack_of(tmp_path, HORN)))),
    )

    horn = CARDS.read("horn-1")
    assert (usual.value[horn], packed.value[horn]) == (2, 4)
    assert packed.value[:8] == usual.value[:8]
    assert packed.digest != usual.digest
    assert packed.pack is not None
    assert packed.pack.name == tmp_path.name


def test_a_replaced_effect_is_in_force(tmp_path: Path) -> None:
    match = ragnatafl.new("raid", seats=2, seed=1, content=pack_of(tmp_path, HORN))
    game = match.state
    horn = CARDS.read("horn-1")

    put_in_force(game, horn, ASTRID)

    assert STRENGTH.of(game, 5, ASTRID) == 8


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        (
            'effect = "own_strength"',
            'effect = "own_strenth"',
            "cards.toml: horn-1: unknown effect 'own_strenth', did you mean 'own_strength'?",
        ),
        (
            'on = "strength"',
            'on = "strenght"',
            "cards.toml: horn-1: unknown moment 'strenght', did you mean 'strength'?",
        ),
        (
            "amount = 3",
            "ammount = 3",
            "cards.toml: horn-1: effect 'own_strength' takes no argument 'ammount', did you mean",
        ),
        (
            ", amount = 3",
            "",
            "cards.toml: horn-1: effect 'own_strength' needs the argument 'amount'",
        ),
        (
            "amount = 3",
            'amount = "three"',
            "cards.toml: horn-1: effect 'own_strength': amount must be int, not 'three'",
        ),
        (
            'on = "strength"',
            'on = "raid-won"',
            "cards.toml: horn-1: unknown moment 'raid-won', known: strength",
        ),
        (
            'modify = [{ on = "strength", effect = "own_strength", amount = 3 }]',
            'when = [{ on = "raid-won", effect = "own_strength", amount = 3 }]',
            "horn-1: effect 'own_strength' is not for the moment 'raid-won', known: more_glory",
        ),
        (
            'modify = [{ on = "strength", effect = "own_strength", amount = 3 }]',
            'blank = [{ on = "text", effect = "more_glory" }]',
            "horn-1: effect 'more_glory' is not for the moment 'text', known: others_banners",
        ),
        (
            'id = "horn-1"',
            'id = "horn-7"',
            "cards.toml: unknown card 'horn-7' in the pack, did you mean 'horn-2'?",
        ),
        ('id = "horn-1"', "", "cards.toml: [[card]] 1: must have an id, a text"),
        ('id = "horn-1"', "id = 1", "cards.toml: [[card]] 1: must have an id, a text"),
        ("value = 4", "value = 4\nnew = 1", "cards.toml: horn-1: new must be true or false, not 1"),
        ("value = 4", "value = 1001", "cards.toml: horn-1: numbers must lie between -1000 and"),
        ("amount = 3", "amount = -1001", "cards.toml: horn-1: numbers must lie between -1000 and"),
        (HORN, "", "cards.toml: has no entries, known: card"),
        (HORN, "card = []", "cards.toml: has no entries, known: card"),
        ("value = 4", "", "cards.toml: horn-1: object missing required field 'value'"),
        (
            "value = 4",
            'value = "4"',
            "cards.toml: horn-1: expected 'int', got 'str'",
        ),
        (
            'source = "public"',
            'source = "rumour"',
            "cards.toml: horn-1: invalid enum value 'rumour' - at '$.source'",
        ),
        ("value = 4", "value = 4\nworth = 5", "cards.toml: horn-1: object contains unknown field"),
        (
            "[[card]]",
            "[card]",
            "cards.toml: 'card' cannot be replaced: entries begin with [[card]]",
        ),
        ("[[card]]", "[[cards]]", "cards.toml: 'cards' cannot be replaced, did you mean 'card'?"),
        ("value = 4", "value = = 4", "cards.toml: invalid value (at line 5, column 9)"),
    ],
)
def test_a_fault_of_a_pack_is_one_line(tmp_path: Path, old: str, new: str, line: str) -> None:
    with pytest.raises(BadInput) as fault:
        RaidContent(SHELF.take(pack=read_pack(pack_of(tmp_path, HORN.replace(old, new)))))

    assert line in str(fault.value)
    assert "\n" not in str(fault.value)


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("", "an id has at most 40 letters and digits, with single hyphens between them"),
        ("war horn", "war horn: an id has at most 40 letters and digits"),
        ("war\\nhorn", r"war\nhorn: an id has at most 40 letters and digits"),
        ("horn?", "horn?: an id has at most 40 letters and digits"),
        ("-", "-: an id has at most 40 letters and digits"),
        ("h" * 41, "an id has at most 40 letters and digits"),
        ("nothing", "nothing: is a word of ours, give it another id"),
        ("Horn-1", "Horn-1: is too like our 'horn-1', give it another id"),
    ],
)
def test_a_new_id_can_stand_in_an_option(tmp_path: Path, name: str, line: str) -> None:
    """'play war horn' would be read as another sentence, 'add nothing' as another option."""
    text = HORN.replace('"horn-1"', f'"{name}"\nnew = true')

    with pytest.raises(BadInput) as fault:
        SHELF.take(pack=read_pack(pack_of(tmp_path, text)))

    assert line in str(fault.value)
    assert "\n" not in str(fault.value)


def test_a_byte_order_mark_is_no_fault(tmp_path: Path) -> None:
    """Some editors write one."""
    pack = pack_of(tmp_path, "\ufeff" + HORN)

    assert RaidContent(SHELF.take(pack=read_pack(pack))).value[CARDS.read("horn-1")] == 4


def test_pack_facts_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    pack = pack_of(tmp_path, HORN)
    (pack / "pack.toml").mkdir()

    with pytest.raises(BadInput, match=r"pack.toml: Is a directory"):
        SHELF.take(pack=read_pack(pack))


def test_an_unknown_file_of_a_pack_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"card.toml: no such content file, did you mean"):
        RaidContent(SHELF.take(pack=read_pack(pack_of(tmp_path, HORN, "card.toml"))))


def test_a_pack_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"content pack .* is not a directory"):
        RaidContent(SHELF.take(pack=read_pack(tmp_path / "nowhere")))


def test_a_pack_without_content_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"content pack .* has no content file, known: cards.toml"):
        RaidContent(SHELF.take(pack=read_pack(tmp_path)))


def test_a_pack_may_only_name_a_version(tmp_path: Path) -> None:
    """Then it is ours as it is there; without a number it says nothing and is refused, as above."""
    (tmp_path / "pack.toml").write_text("version = 1\n")

    found = SHELF.take(pack=read_pack(tmp_path))

    assert (found.version, dict(found)) == (1, dict(SHELF.take(version=1)))


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_bytes(b"\xff\xfe")

    with pytest.raises(BadInput, match=r"cards.toml: is not UTF-8 text"):
        RaidContent(SHELF.take(pack=read_pack(tmp_path)))


def test_a_folder_in_the_place_of_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").mkdir()

    with pytest.raises(BadInput, match=r"cards.toml: Is a directory"):
        RaidContent(SHELF.take(pack=read_pack(tmp_path)))


def test_nesting_without_end_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"cards.toml: is nested too deeply"):
        RaidContent(SHELF.take(pack=read_pack(pack_of(tmp_path, f"card = {'[' * 5000}"))))


def test_every_fault_of_a_file_is_named_at_once(tmp_path: Path) -> None:
    raven = HORN.replace("horn-1", "raven-1").replace("own_strength", "more_strength")
    horn = HORN.replace("own_strength", "oan_strength")

    with pytest.raises(BadInput) as fault:
        RaidContent(SHELF.take(pack=read_pack(pack_of(tmp_path, horn + raven))))

    assert len(fault.value.faults) == 2


def test_a_pack_of_so_many_entries_is_refused(tmp_path: Path) -> None:
    many = "".join(HORN.replace("horn-1", f"horn-{n}") + "new = true\n" for n in range(9, 1200))

    with pytest.raises(BadInput, match=r"entries, at most 1000"):
        RaidContent(SHELF.take(pack=read_pack(pack_of(tmp_path, many))))


def test_a_file_without_end_is_refused(tmp_path: Path) -> None:
    endless = HORN + "#" * 1_000_000

    with pytest.raises(BadInput, match=r"cards.toml: has more than 1000000 bytes"):
        RaidContent(SHELF.take(pack=read_pack(pack_of(tmp_path, endless))))


def test_ids_stand_once() -> None:
    tables: dict[str, dict[str, object]] = {
        "runes.toml": {"rune": [{"id": "blue", "source": "seed"}, {"id": "blue", "source": "seed"}]}
    }

    with pytest.raises(BadInput, match=r"runes.toml: blue: this id stands twice"):
        entries_of(tables, Kind("runes.toml", "rune", Entry))
    with pytest.raises(BadInput, match=r"runes.toml: has no \[\[card\]\] entries"):
        entries_of(tables, Kind("runes.toml", "card", Entry))


def test_content_must_hold_the_ids_that_the_code_numbers() -> None:
    tables: dict[str, dict[str, object]] = {
        "runes.toml": {"rune": [{"id": "blue", "source": "seed"}]}
    }

    with pytest.raises(BadInput, match="the rune ids must be blue, red, in this order"):
        entries_of(tables, Kind("runes.toml", "rune", Entry, Names("rune", ("blue", "red"))))


def test_an_effect_may_have_arguments_with_defaults() -> None:
    strength = Modify(seat=int)
    effects = Effects({"strength": strength})

    @effects
    def plus(game: object, card: int, owner: int, value: int, seat: int, amount: int = 7) -> int:
        return value + amount

    entry = Entry(id="horn", source="seed", modify=({"on": "strength", "effect": "plus"},))
    hooks = effects.bind("cards.toml", [(0, entry)], 1)

    assert hooks.by_moment[strength][0].arguments == (7,)


def test_a_record_holds_the_digest_of_the_content(tmp_path: Path) -> None:
    """2.16: older records tell the digest alone, and need the pack beside them."""
    pack = pack_of(tmp_path, HORN)
    record = ragnatafl.new("raid", seats=2, seed=1, content=pack).record()
    older = msgspec.structs.replace(record, pack=msgspec.UNSET)

    with pytest.raises(BadInput, match="give the pack it was played with"):
        ragnatafl.replay(older)
    assert ragnatafl.replay(older, content=pack).record() == record


def test_a_record_holds_its_pack(tmp_path: Path) -> None:
    """So it needs no file beside it; and another pack than its own is refused."""
    record = ragnatafl.new("raid", seats=2, seed=1, content=pack_of(tmp_path, HORN)).record()
    other = read_pack(pack_of(tmp_path, HORN.replace("value = 4", "value = 5")))

    assert ragnatafl.replay(ragnatafl.parse_record(record.to_json())).record() == record
    with pytest.raises(BadInput, match="give the pack it was played with"):
        ragnatafl.replay(record, content=other)
