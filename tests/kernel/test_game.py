"""What is chosen before the game: seats, options, version, content."""

from __future__ import annotations

from random import Random

import pytest

import ragnatafl
from generic.tables import each_game
from kernel.coins import make_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.game import Game, Switches, make_setup, new_seed, read_switches, start_game
from ragnatafl.kernel.positions import digest
from ragnatafl.kernel.state import State
from ragnatafl.lab.checks import setup_name, setups
from ragnatafl.lab.playouts import play_out
from toys.raid import GAME, Keep, Turn


def test_the_first_number_of_seats_is_the_usual_one() -> None:
    assert make_setup(GAME).seats == 3


@pytest.mark.parametrize(
    ("options", "line"),
    [
        ({"automa": 1}, "raid: unknown option 'automa', did you mean 'automas'?"),
        ({"automas": 9}, "raid: option expected 'int' <= 3 - at '$.automas'"),
        ({"automas": "many"}, "raid: option expected 'int', got 'str' - at '$.automas'"),
    ],
)
def test_a_wrong_option_gets_one_line(options: dict[str, object], line: str) -> None:
    with pytest.raises(BadInput) as fault:
        make_setup(GAME, 3, options)

    assert str(fault.value) == line


def test_option_values_may_be_texts_as_on_a_command_line() -> None:
    assert read_switches(GAME, {"automas": "2"}) == read_switches(GAME, {"automas": 2})


def test_every_unknown_option_is_named() -> None:
    with pytest.raises(BadInput) as fault:
        read_switches(GAME, {"storm": 1, "fog": 2})

    assert len(fault.value.faults) == 2


@pytest.mark.parametrize("version", [0, 3])
def test_an_unknown_version_of_the_rules_is_refused(version: int) -> None:
    """2.16"""
    with pytest.raises(BadInput, match=f"rules version {version} is unknown.*has 1 to 2"):
        make_setup(make_game("toss"), version=version)


def test_an_old_version_is_known_to_the_setup() -> None:
    """2.16: rules look there for their switches."""
    assert make_setup(make_game("toss"), version=1).version == 1


def test_a_version_that_is_too_old_is_refused() -> None:
    with pytest.raises(BadInput, match="this program has 2 to 2"):
        make_setup(make_game("toss", oldest_version=2), version=1)


def test_a_game_knows_its_own_steps_and_options_and_no_others() -> None:
    assert GAME.step_classes["turn"] is Turn
    assert "toss-or-stop" not in GAME.step_classes
    assert Keep in GAME.option_classes
    assert all(cls.__module__ == "toys.raid" for cls in GAME.option_classes)


def test_an_unknown_game_gets_one_line() -> None:
    with pytest.raises(BadInput, match="unknown game 'rade', did you mean 'raid'"):
        ragnatafl.new("rade")


def test_a_module_without_a_game_is_refused() -> None:
    with pytest.raises(BadInput, match="module 'math' has no GAME"):
        ragnatafl.load_game("math")
    with pytest.raises(BadInput, match=r"cannot load game module 'toys.rade'"):
        ragnatafl.load_game("toys.rade")


def test_a_seed_nobody_knows() -> None:
    assert new_seed(0) != new_seed(0)
    assert len(new_seed(1)) == 64


def test_all_set_ups_of_a_game_are_found() -> None:
    """Switches, closed sets and short ranges; an option with many values keeps its default."""
    names = [setup_name(setup) for setup in setups(make_game("toss"))]

    assert len(names) == 2 * 2 * 3
    assert names[0] == "coins-2"
    assert names[1:3] == ["coins-2-polite", "coins-2-mood=wild"]
    assert names[-1] == "coins-2-polite-mood=wild-start=two"


def test_options_are_never_changed() -> None:
    switches: Switches = make_setup(GAME).switches

    with pytest.raises(AttributeError):
        switches.automas = 2  # type: ignore[attr-defined]


@each_game()
def test_every_game_of_a_set_up_begins_at_the_same_table(game: Game[State]) -> None:
    """Made once and copied: what was played at one table is not seen at the next."""
    setup = make_setup(game)
    first = start_game(setup, "1")
    before = digest(first)

    play_out(first, Random(1))

    assert digest(start_game(setup, "1")) == digest(start_game(make_setup(game), "1")) == before
    assert setup.template is not None
    assert columns_of(setup.template) == columns_of(game.start(setup))


def columns_of(state: State) -> dict[str, object]:
    return {column.name: getattr(state, column.name) for column in state.columns}
