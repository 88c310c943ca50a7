"""Files of weights: by how many sit at a table; what is wrong with a file is told."""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec
import pytest

from ragnatafl.bots import judgement
from ragnatafl.bots.judgement import (
    FOLDER,
    Judgement,
    Weight,
    Weights,
    judgement_of,
    own_weights,
    read_weights,
)
from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.game import Game, Leaning, Terms, make_setup, start_game
from ragnatafl.kernel.state import State

GAME: Game[State] = find_game("runics")


def terms() -> Terms[State]:
    found = GAME.mind.terms
    assert found is not None
    return found


def worth(points: float) -> dict[str, Weight]:
    return {name: Weight(0.0, 0.0) for name in terms().names} | {"masters": Weight(points, points)}


def table(seats: int) -> State:
    return start_game(make_setup(GAME, seats), "1")


def test_each_number_of_seats_may_have_weights_of_its_own() -> None:
    """Everybody has three masters to place; who leans to them cares as much more at each table,
    and is half as sure of all."""
    judges = Judgement(terms(), Weights("runics", worth(1.0), {3: worth(2.0)}))

    assert judges.scores(table(2)) == [3.0, 3.0]
    assert judges.scores(table(3)) == [6.0, 6.0, 6.0]
    leans = judges.leaning(Leaning("", (("masters", 0.5),)))
    assert (leans.scores(table(2))[0], leans.scores(table(3))[0]) == (2.25, 3.75)
    assert dict(leans.parts(table(3), table(3).decision.seat))["masters"] == 3.75
    apart = judges.leaning(Leaning("", (("masters", 0.5),), between_two=()))
    assert (apart.scores(table(2))[0], apart.scores(table(3))[0]) == (1.5, 3.75)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"game": "lords"}, "weights for lords, not for runics"),
        ({"format": 2}, "weights of format 2, not 1"),
        (
            {"terms": worth(1.0) | {"cows": Weight(1.0, 1.0)}},
            "weights for other terms than those of runics: c",
        ),
        (
            {"seats": {2: {"points": Weight(1.0, 1.0)}}},
            "weights for other terms than those of runics: at-risk",
        ),
        ({"seats": {5: worth(1.0)}}, "weights for 5 seats, which runics has not"),
    ],
)
def test_what_is_wrong_with_a_file_is_told(
    change: dict[str, object],
    fault: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """And the built-in weights are used."""
    wrong = msgspec.structs.replace(Weights("runics", worth(1.0)), **change)
    (tmp_path / "runics.json").write_bytes(msgspec.json.encode(wrong))
    monkeypatch.setenv(FOLDER, str(tmp_path))
    monkeypatch.setattr(judgement, "_KNOWN", {})

    with pytest.raises(BadInput) as told:
        read_weights(msgspec.json.encode(wrong), GAME, "it.json")
    with caplog.at_level(logging.WARNING):
        found = judgement_of(GAME)

    assert str(told.value).startswith(f"it.json: {fault}")
    assert fault in caplog.text
    assert "the built-in ones are used" in caplog.text
    assert found is not None
    assert found.columns == Judgement(terms(), own_weights(GAME)).columns
