"""A card of ours is corrected: old records and tables play as they were, new ones with it."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path

import pytest

import ragnatafl
from games.lords.table import battle_in, given_lords, own_content, when
from kit.play import played_by_verb
from kit.table import ASTRID, BJORN
from ragnatafl.games import register
from ragnatafl.games.lords import GAME, load
from ragnatafl.games.lords.cards.box import SHELF
from ragnatafl.games.lords.rules.battle.battles import battle_value
from ragnatafl.games.lords.rules.state import Lords
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.shelf import Shelf

ENTRY = """\
id = "sword"
weapon = "sword"
value = 3
casualties = 1
copies = 3
source = "proposed"
"""


def copied(folder: Path, old: str, new: str, version: str = "") -> Shelf:
    """Our content with a text changed, and perhaps a version added."""
    for file in Path(str(SHELF.folder)).iterdir():
        text = file.read_text(encoding="utf-8").replace(old, new)
        (folder / file.name).write_text(text, encoding="utf-8")
    with (folder / "versions.toml").open("a", encoding="utf-8") as versions:
        versions.write(version)
    return Shelf(folder, apart=SHELF.apart)


@pytest.fixture
def corrected(tmp_path: Path) -> Iterator[None]:
    """The program after a correction: a sword has 7, since version 2 of the content."""
    other = ENTRY.replace("value = 3", "value = 7") + "since = 2\n"
    shelf = copied(
        tmp_path, ENTRY, f"{ENTRY}until = 1\n\n[[card]]\n{other}", "\n[[version]]\nnumber = 2\n"
    )
    register(dataclasses.replace(GAME, shelf=shelf))
    yield
    register(GAME)


def given_before() -> dict[str, object]:
    """A battle as it was written before the correction: Bjorn holds a sword."""
    document = given_lords(
        steps=battle_in("6"),
        armies=[(ASTRID, "6", 4), (BJORN, "6", 4)],
        control={"6": BJORN},
        hands={BJORN: "sword-a"},
    ).position()
    document.pop("content_version", None)
    document["content"] = own_content().digest
    return document


@pytest.mark.usefixtures("corrected")
def test_an_old_record_plays_as_it_was() -> None:
    old: Match[Lords] = Match(make_setup(GAME, 2), seed=4)
    for _ in played_by_verb(old, 4, at_most=60):
        pass

    assert ragnatafl.replay(old.record()).position() == old.position()


@pytest.mark.usefixtures("corrected")
@pytest.mark.parametrize(("new", "value"), [(False, 4 + 3), (True, 4 + 7)])
def test_an_old_table_plays_on_as_it_was_and_a_new_one_with_the_correction(
    new: bool, value: int
) -> None:
    document = given_before()
    if new:
        del document["content"]

    table = when(ragnatafl.from_position(document)).says(BJORN, "play sword-a")

    assert battle_value(table.game, BJORN) == value


@pytest.mark.usefixtures("corrected")
def test_a_new_record_is_replayed_with_the_correction() -> None:
    match = ragnatafl.new("lords", seed=2)

    assert match.record().content_version == 2
    assert ragnatafl.replay(match.record()).position() == match.position()
    register(GAME)
    with pytest.raises(BadInput, match="content version 2 is unknown, this program has 1 to 1"):
        ragnatafl.replay(match.record())


def test_a_changed_card_without_a_version_is_noticed(tmp_path: Path) -> None:
    """Nobody corrects an entry in its place by mistake."""
    shelf = copied(tmp_path, "casualties = 2", "casualties = 1")

    with pytest.raises(BadInput, match=r"^versions.toml: version 1 is .* give a changed entry"):
        shelf.take()


@pytest.mark.parametrize(
    ("old", "new"), [('source = "proposed"', 'source = "public"'), ("label = [", "label = [-")]
)
def test_another_source_or_drawing_is_no_other_content(old: str, new: str, tmp_path: Path) -> None:
    """What rules do not read may be corrected at any time."""
    assert load(copied(tmp_path, old, new).take()).digest == own_content().digest
