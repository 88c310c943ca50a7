"""An entry is corrected: old records and tables play as they were, new ones with it (2.16)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

import ragnatafl
from generic.tables import every_game
from kit.packs import Box, corrected
from kit.play import played_at_random
from ragnatafl.games import find_game, register
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.game import Game, make_setup
from ragnatafl.kernel.match import Match


class Correction(NamedTuple):
    """What was found to be printed otherwise."""

    file: str
    entry: str
    old: str
    new: str


CORRECTIONS = {
    "raid": Correction("cards.toml", "axe-1", "value = 1", "value = 9"),
    "runics": Correction("cards.toml", "R01", '"RG", "GB", "BB"', '"GR", "BG", "BB"'),
    "bloodrage": Correction("cards.toml", "tyrs-bash-1", "strength = 2", "strength = 5"),
    "lords": Correction("combat.toml", "sword", "value = 3", "value = 7"),
    "surtr": Correction("actions.toml", "basic-a1", 'tie = "min"', 'tie = "max"'),
}


class Corrected(NamedTuple):
    """A game before its correction, and as the program has it now."""

    before: Game[Any]
    now: Game[Any]

    @property
    def version(self) -> int:
        """Of the content, with the correction in it."""
        return self.now.shelf.versions[-1].number


@pytest.fixture(params=CORRECTIONS)
def game(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Corrected]:
    """The program knows the game with its correction, which comes with the newest rules."""
    before, change = find_game(request.param), CORRECTIONS[request.param]
    box = Box(before.shelf, before.load)
    entry = box.entry(change.file, change.entry)
    other = box.changed(change.file, change.entry, change.old, change.new)
    number = before.shelf.versions[-1].number + 1
    shelf = corrected(
        before.shelf, tmp_path, entry,
        f"{entry}until = {number - 1}\n\n{other}since = {number}\n",
        f"\n[[version]]\nnumber = {number}\nrules = {before.version}\n",
    )  # fmt: skip
    now = replace(before, shelf=shelf)
    register(now)
    yield Corrected(before, now)
    register(before)


def test_every_game_is_corrected_here() -> None:
    assert {game.name for game in every_game()} == {*CORRECTIONS}


def played(game: Game[Any], at_most: int = 60) -> Match[Any]:
    match: Match[Any] = Match(make_setup(game), seed=4)
    list(played_at_random(match, 4, at_most))
    return match


def test_an_old_record_plays_as_it_was(game: Corrected) -> None:
    old = played(game.before)

    assert ragnatafl.replay(old.record()).position() == old.position()


def test_an_old_table_plays_on_as_it_was(game: Corrected) -> None:
    old = played(game.before, 20)

    again = ragnatafl.from_position(old.position())

    assert again.setup.content.digest == old.setup.content.digest
    assert list(played_at_random(again, 5)) == list(played_at_random(old, 5))
    assert again.scores == old.scores


def test_a_new_game_is_played_with_the_correction(game: Corrected) -> None:
    new = played(game.now)
    record = new.record()

    assert new.setup.content.digest != make_setup(game.before).content.digest
    assert record.content_version == new.position()["content_version"] == game.version
    assert ragnatafl.replay(record).position() == new.position()


def test_who_has_not_the_correction_is_told(game: Corrected) -> None:
    """A record of tomorrow in the program of today."""
    record = played(game.now).record()

    register(game.before)
    with pytest.raises(BadInput, match=f"content version {game.version} is unknown, this program"):
        ragnatafl.replay(record)


def test_older_rules_are_not_played_with_it(game: Corrected) -> None:
    """The correction came with the newest rules, so no record of older ones has it."""
    if game.now.version == game.now.oldest_version:
        return
    record = Match[Any](make_setup(game.now, version=game.now.oldest_version), seed=2).record()
    mixed = msgspec.structs.replace(record, content_version=game.version)

    assert ragnatafl.replay(record).setup.content.version < game.version
    with pytest.raises(BadInput, match=f"content version {game.version} came with rules version"):
        ragnatafl.replay(mixed)


def test_a_changed_entry_without_a_version_is_noticed(game: Corrected, tmp_path: Path) -> None:
    """Nobody corrects an entry in its place by mistake."""
    change = CORRECTIONS[game.now.name]
    shelf = corrected(game.before.shelf, tmp_path, change.old, change.new)

    with pytest.raises(BadInput, match=r"^versions.toml: version \d+ is .* give a changed entry"):
        shelf.take()


def test_another_source_is_no_other_content(game: Corrected, tmp_path: Path) -> None:
    """What rules do not read may be corrected at any time."""
    shelf = corrected(game.before.shelf, tmp_path, '\nsource = "proposed"', '\nsource = "seed"')

    assert game.now.load(shelf.take()).digest == make_setup(game.before).content.digest
