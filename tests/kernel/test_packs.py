"""A pack is a value: read from a folder or a file, and told whole."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import ragnatafl
from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.game import MOST_PACKS, load_content, make_setup
from ragnatafl.kernel.packs import LARGEST_PACK, Pack, parse_pack, read_pack
from toys.raid import GAME as RAID
from toys.raid import content_of

HORN = {"id": "horn-1", "source": "public", "value": 4}


def given_pack(value: int = 4, **more: object) -> Pack:
    horn = {**HORN, "value": value, **more}
    return Pack(game="raid", name="mine", files={"cards.toml": {"card": [horn]}})


def test_folder_and_file_bring_the_same_entries(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(
        '[[card]]\nid = "horn-1"\nsource = "public"\nvalue = 4\n', encoding="utf-8"
    )
    (tmp_path / "pack.toml").write_text('name = "Mine"\n', encoding="utf-8")
    file = tmp_path / "mine.json"
    file.write_text(given_pack().to_json(), encoding="utf-8")

    assert read_pack(tmp_path).files == read_pack(file).files
    assert read_pack(tmp_path).name == "Mine"
    assert read_pack(file) == given_pack()
    assert read_pack(file).digest == given_pack().digest != given_pack(5).digest


def test_what_is_only_printed_changes_no_digest() -> None:
    """Name and note are shown, never read: tables with and without them play alike."""
    plain = load_content(RAID, pack=given_pack())
    noted = load_content(RAID, pack=given_pack(title="Gjallarhorn", note="blow it"))

    assert plain.digest == noted.digest
    assert plain is not noted


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "mine.json: is not a pack: input data was truncated"),
        ("[]", 'mine.json: is not a pack: it must be an object with "ragnatafl": "pack"'),
        ('{"ragnatafl": "pack", "format": 2}', "mine.json: invalid enum value 2 - at '$.format'"),
        ('{"ragnatafl": "pack", "cards": 1}', "mine.json: object contains unknown field 'cards'"),
        (
            '{"ragnatafl": "pack", "files": {"a": ' + "[" * 9000 + "]" * 9000 + "}}",
            "mine.json: is nested too deeply",
        ),
    ],
)
def test_a_file_that_is_no_pack_is_refused(text: str, told: str) -> None:
    with pytest.raises(BadInput) as fault:
        parse_pack(text, "mine.json")

    assert str(fault.value).lower() == told.lower()


def test_a_pack_without_end_is_refused(tmp_path: Path) -> None:
    endless = given_pack(note="x" * LARGEST_PACK)
    (tmp_path / "mine.json").write_text(endless.to_json(), encoding="utf-8")

    with pytest.raises(BadInput, match=f"mine.json: has more than {LARGEST_PACK} bytes"):
        read_pack(tmp_path / "mine.json")


def test_a_pack_of_another_game_is_refused() -> None:
    other = msgspec.structs.replace(given_pack(), game="runics")

    with pytest.raises(BadInput, match="this is a pack for runics, not for raid"):
        ragnatafl.new("raid", content=other)


def test_one_box_serves_a_game_and_its_mode() -> None:
    """A pack of Lords may have cards of Followers: Lords plays with what is its own."""
    basic = {"id": "basic-a1", "source": "public", "kind": "basic", "set": "a"}
    action = {**basic, "regions": ["1", "1"], "runes": ["ally", "recruit"], "special": "usurp"}
    tables: dict[str, dict[str, object]] = {
        "actions.toml": {"action": [{**action, "tie": "max", "refresh": "remove"}]}
    }
    pack = Pack(game="lords", name="box", files=tables)

    assert make_setup(find_game("lords"), pack=pack).content.pack is None
    assert make_setup(find_game("surtr"), pack=pack).content.pack == pack


def test_tables_with_two_packs_play_side_by_side() -> None:
    one, two = (ragnatafl.new("raid", seats=2, seed=1, content=given_pack(n)) for n in (4, 5))
    horn = RAID.cards.read("horn-1")

    assert (content_of(one.state).value[horn], content_of(two.state).value[horn]) == (4, 5)
    assert ragnatafl.replay(one.record()).setup.content is one.setup.content


def test_only_the_last_packs_are_kept() -> None:
    """A server meets packs without end; what was played with last is at hand."""
    for value in range(MOST_PACKS + 3):
        load_content(RAID, pack=given_pack(note=str(value)))

    assert sum(bool(digest) for _, digest in RAID.contents) == MOST_PACKS
    assert (RAID.shelf.versions[-1].number, given_pack(note="0").digest) not in RAID.contents
