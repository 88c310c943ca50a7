"""A card of ours is corrected: old records and tables play as they were, new ones with it."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import ragnatafl
from games.bloodrage.table import (
    DUEL,
    fight,
    given_bloodrage,
    own_content,
    strengths,
)
from kit.packs import corrected as corrected_content
from kit.play import played_by_verb
from kit.table import ASTRID
from ragnatafl.games import find_game, register
from ragnatafl.games.bloodrage import GAME
from ragnatafl.games.bloodrage.cards.box import SHELF, load
from ragnatafl.games.bloodrage.rules.state import BloodRage
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.match import Match

ENTRY = """\
id = "tyrs-bash-1"
age = 1
kind = "battle"
strength = 2
players = ["-"]
source = "public"
"""


@pytest.fixture
def corrected(tmp_path: Path) -> Iterator[None]:
    """The program after a correction: Tyr's Bash has 5, since version 2 of the content."""
    other = ENTRY.replace("strength = 2", "strength = 5") + "since = 2\n"
    shelf = corrected_content(
        SHELF,
        tmp_path,
        ENTRY,
        f"{ENTRY}until = 1\n\n[[card]]\n{other}",
        "\n[[version]]\nnumber = 2\nrules = 2\n",
    )
    register(dataclasses.replace(GAME, shelf=shelf))
    yield
    register(GAME)


@pytest.mark.usefixtures("corrected")
def test_an_old_record_plays_as_it_was() -> None:
    old: Match[BloodRage] = Match(make_setup(GAME, 2), seed=4)
    for _ in played_by_verb(old, 4, at_most=60):
        pass

    assert ragnatafl.replay(old.record()).position() == old.position()


@pytest.mark.usefixtures("corrected")
def test_an_old_table_plays_on_as_it_was() -> None:
    """The printed strength of its time: 3 and 2."""
    document = given_before()

    match = ragnatafl.from_position(document)

    assert strengths(fight(match, "angerboda", astrid="tyrs-bash-1")) == [3 + 2, 1]
    assert match.record().content == own_content().digest


@pytest.mark.usefixtures("corrected")
def test_a_new_table_plays_with_the_correction() -> None:
    document = given_before()
    del document["content"]

    match = ragnatafl.from_position(document)

    assert strengths(fight(match, "angerboda", astrid="tyrs-bash-1")) == [3 + 5, 1]
    assert match.position()["content_version"] == 2


def given_before() -> dict[str, object]:
    """A table as it was written before the correction."""
    document = given_bloodrage(figures=DUEL, hands={ASTRID: "tyrs-bash-1"}).position()
    document.pop("content_version", None)
    document["content"] = own_content().digest
    return document


@pytest.mark.usefixtures("corrected")
def test_a_new_record_is_replayed_with_the_correction() -> None:
    match = ragnatafl.new("bloodrage", seed=2)

    assert match.record().content_version == 2
    assert ragnatafl.replay(match.record()).position() == match.position()
    register(GAME)
    with pytest.raises(BadInput, match="content version 2 is unknown, this program has 1 to 1"):
        ragnatafl.replay(match.record())


@pytest.mark.usefixtures("corrected")
def test_older_rules_are_not_played_with_the_correction() -> None:
    """It came with version 2 of the rules, so no record of version 1 has it."""
    record = Match(make_setup(find_game("bloodrage"), version=1), seed=2).record()
    mixed = msgspec.structs.replace(record, content_version=2)

    assert ragnatafl.replay(record).setup.content.version == 1
    with pytest.raises(BadInput, match="content version 2 came with rules version 2, it is not"):
        ragnatafl.replay(mixed)


def test_a_changed_card_without_a_version_is_noticed(tmp_path: Path) -> None:
    """Nobody corrects an entry in its place by mistake."""
    shelf = corrected_content(SHELF, tmp_path, "strength = 6", "strength = 7")

    with pytest.raises(BadInput, match=r"^versions.toml: version 1 is .* give a changed entry"):
        shelf.take()


def test_another_source_is_no_other_content(tmp_path: Path) -> None:
    """What rules do not read may be corrected at any time."""
    shelf = corrected_content(SHELF, tmp_path, 'source = "public"', 'source = "seed"')

    assert load(shelf.take()).digest == own_content().digest
