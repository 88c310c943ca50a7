"""A box of other components than ours: it differs in everything it may, and is played whole."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import ragnatafl
from kit.play import played_at_random
from paper.pack import FIXED, SURTR, differing, fields_of, other_box, ours
from ragnatafl.games import find_game
from ragnatafl.games.lords.cards.box import EXPANSIONS
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.content import AnyKind
from ragnatafl.kernel.game import load_content, make_setup
from ragnatafl.kernel.keeps import usual_keepers
from ragnatafl.kernel.packs import Pack, read_pack
from ragnatafl.kernel.positions import digest
from ragnatafl.kernel.records import parse_record

OTHER = other_box()
REGIONS = next(kind for kind in SURTR.kinds if kind.at() == "board_small region")
each_kind = pytest.mark.parametrize("kind", SURTR.kinds, ids=lambda kind: kind.at())
each_table = pytest.mark.parametrize(
    ("game", "seats"), [("lords", 2), ("lords", 4), ("surtr", 2), ("surtr", 3)]
)


@each_kind
def test_every_kind_differs_in_every_field_that_may(kind: AnyKind) -> None:
    fixed = set(FIXED.get(kind.at(), {}))

    assert differing(kind, OTHER) == fields_of(kind) - fixed


def otherwise(value: Any) -> Any:  # Any: a field of whatever kind
    """Another value of the same type."""
    if isinstance(value, list):
        return [otherwise(value[0]), *value[1:]]
    if isinstance(value, str):
        return {"2": "3-4", "3-4": "2"}.get(value) or {"1": "2", "usurp": "prepare"}.get(value, "1")
    return value + 1


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        pytest.param(kind, name, id=f"{kind.at()} {name}")
        for kind in SURTR.kinds
        for name in FIXED.get(kind.at(), {})
    ],
)
def test_what_is_called_fixed_may_not_differ(kind: AnyKind, name: str) -> None:
    item = ours(kind)[1 if len(ours(kind)) > 1 else 0]
    changed = {**item, name: otherwise(item[name])}
    pack = Pack(game="lords", files={kind.file: {kind.key: [changed]}})

    with pytest.raises(BadInput):
        load_content(SURTR, pack=pack)


def test_every_card_and_board_is_another() -> None:
    """Not only one of each kind: all of them, but for what is counted in the edition."""
    counts = {"box", "surtr"}
    for kind in SURTR.kinds:
        if kind.file.removesuffix(".toml") in counts or not fields_of(kind):
            continue
        items: Any = OTHER.files[kind.file][kind.key]
        before = {item["id"]: item for item in ours(kind)}
        same = [
            item["id"]
            for item in items
            if all(item.get(n, False) == before.get(item["id"], {}).get(n, False)
                   for n in fields_of(kind))
        ]  # fmt: skip
        assert same == [], kind.at()


def test_what_is_only_drawn_stays_ours() -> None:
    """Outlines of neighbours fit together: a pack that brought others could not be drawn."""
    region = {**ours(REGIONS)[0], "outline": [[0, 0]], "label": [1, 1], "centre": [1, 1]}
    pack = Pack(game="lords", files={REGIONS.file: {REGIONS.key: [region]}})

    boxes: list[Any] = [load_content(SURTR, pack=given) for given in (None, pack)]
    mine, its = (box.small.entries[0] for box in boxes)
    assert (its.outline, its.label, its.centre) == (mine.outline, mine.label, mine.centre)


@pytest.mark.parametrize(
    "outline", [[], [[0, 0]], [[0, 0], [0, 0], [5, 5]], [[0, 0], [9, 9], [0, -9]]]
)
def test_what_a_pack_adds_must_be_drawable(outline: list[list[int]]) -> None:
    """Asgard, with the rest of the expansions."""
    files: Any = msgspec.to_builtins(read_pack(EXPANSIONS).files)
    files["board_small.toml"]["realm"][0]["outline"] = outline

    with pytest.raises(BadInput, match="asgard: an outline has 3 to 40 corners"):
        load_content(SURTR, pack=Pack(game="lords", files=files))


@each_table
@pytest.mark.parametrize("seed", range(5))
def test_it_is_played_to_the_end_and_replayed(game: str, seats: int, seed: int) -> None:
    match = ragnatafl.new(game, seats=seats, seed=seed, content=OTHER)
    for _ in played_at_random(match, seed):
        pass
    again = ragnatafl.replay(parse_record(match.record().to_json().encode()))

    assert match.over
    assert digest(again.state) == digest(match.state)
    assert again.scores == match.scores


@each_table
def test_its_games_are_not_ours(game: str, seats: int) -> None:
    """A pack that nobody reads would pass all the rest."""
    ours_too, other = (
        ragnatafl.new(game, seats=seats, seed=1, content=content) for content in (None, OTHER)
    )

    assert digest(ours_too.state) != digest(other.state)
    assert load_content(find_game(game)).digest != other.setup.content.digest


@each_table
def test_beside_a_board_it_is_told_to_the_end(game: str, seats: int) -> None:
    """Who keeps what is as usual; outcomes are told at random."""
    setup = make_setup(find_game(game), seats, {}, OTHER)
    kept = usual_keepers(setup.keeps)
    match = ragnatafl.new(game, seats=seats, seed=1, content=OTHER, source="asked", kept=kept)
    for _ in played_at_random(match, 1):
        pass

    assert match.over
    assert digest(ragnatafl.replay(match.record()).state) == digest(match.state)


@each_table
def test_a_position_of_it_is_read_again(game: str, seats: int) -> None:
    match = ragnatafl.new(game, seats=seats, seed=1, content=OTHER)
    for _ in played_at_random(match, 1, at_most=30):
        pass

    again = ragnatafl.from_position(match.position(), content=OTHER)
    assert msgspec.json.encode(again.position()) == msgspec.json.encode(match.position())
