"""Every game passes OpenSpiel's own simulations, with states written down and read back."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any, cast

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from ragnatafl.envs.openspiel import RagnataflState, resample
from ragnatafl.kernel.chance import Outcome
from ragnatafl.kernel.seats import CHANCE, SPECTATOR
from ragnatafl.lab.checks import redealt

LENGTHS = {"runics": 10_000, "bloodrage": 80, "lords": 60, "surtr": 60}
"""After so many answers the tests cut a game off; Runics is played out."""

OWN, PUBLIC = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE


def load(name: str, **params: int) -> Any:  # Any: OpenSpiel has no types
    return pyspiel.load_game(f"ragnatafl_{name}", {"longest": LENGTHS[name], **params})


def walk(state: Any, rng: Random, steps: int) -> None:  # Any: OpenSpiel has no types
    for _ in range(steps):
        if state.is_terminal():
            return
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        elif state.is_simultaneous_node():
            players = range(state.num_players())
            state.apply_actions([rng.choice(state.legal_actions(p) or [0]) for p in players])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("name", LENGTHS)
def test_random_games_hold_what_openspiel_asks_of_them(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", LENGTHS)
def test_games_and_states_are_pickled_and_copied(name: str) -> None:
    """As OpenSpiel's own games in Python are; and who unpickles need not have loaded ours."""
    game = load(name, opening=3, seed=2)
    state = game.new_initial_state()
    walk(state, Random(1), 5)
    before = str(state)

    for again in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game), copy.copy(game)):
        assert (str(again), again) == (str(game), game)
        assert str(again.new_initial_state()) == str(game.new_initial_state())
    assert b"ragnatafl.envs.openspiel" in pickle.dumps(game)
    for other in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
        assert (str(other), other.history()) == (str(state), state.history())
        walk(other, Random(1), 3)
        assert str(state) == before != str(other)


def observer(game: Any, eyes: Any, recalls: bool = True) -> Any:  # Any: OpenSpiel has no types
    kind = pyspiel.IIGObservationType(public_info=True, perfect_recall=recalls, private_info=eyes)
    return make_observation(game, kind)


@pytest.mark.parametrize("name", LENGTHS)
@pytest.mark.parametrize("eyes", [OWN, PUBLIC])
def test_observers_are_filled_all_along_a_game(name: str, eyes: Any) -> None:
    game = load(name)
    kind = pyspiel.IIGObservationType(public_info=True, perfect_recall=True, private_info=eyes)
    seeing = game.make_observer(kind, {})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, observer=seeing)


def elsewhere(state: Any, player: int, rng: Random) -> Any:  # Any: OpenSpiel has no types
    """A state that this player, or the public (-1), cannot tell from this one: hidden things are
    otherwise, and so is all that other players were told."""
    other = state.clone()
    seat = SPECTATOR if player < 0 else other.play.seat(player)
    other.play.table = redealt(other.play.table, seat, rng)
    for place in range(state.num_players()):
        if place != player:
            other.play.heard[place] = b"otherwise"
    return other


@pytest.mark.parametrize("name", LENGTHS)
def test_observers_tell_nothing_that_is_hidden(name: str) -> None:
    """Of a player the public sees neither cards nor options, nor does any other player."""
    game, rng = load(name, longest=40), Random(2)
    state, others = game.new_initial_state(), 0
    seeing = [(observer(game, eyes, r), eyes) for eyes in (OWN, PUBLIC) for r in (True, False)]
    while not state.is_terminal():
        for eyes in (OWN, PUBLIC):
            for player in range(game.num_players()):
                other = elsewhere(state, player if eyes == OWN else -1, rng)
                others += str(other) != str(state)
                for each in [each for each, own in seeing if own == eyes]:
                    assert each.string_from(other, player) == each.string_from(state, player)
                    each.set_from(state, player)
                    tensor = each.tensor.tolist()
                    each.set_from(other, player)
                    assert each.tensor.tolist() == tensor
        walk(state, rng, 3)

    assert others > 10


@pytest.mark.parametrize("name", LENGTHS)
def test_the_public_remembers_what_lay_open_and_is_the_same_for_all(name: str) -> None:
    game, rng = load(name, longest=30), Random(1)
    state, public = game.new_initial_state(), observer(game, PUBLIC)
    said = set()
    while not state.is_terminal():
        if not state.is_chance_node():
            seen = {public.string_from(state, player) for player in range(game.num_players())}
            assert len(seen) == 1
            said |= seen
        walk(state, rng, 1)

    assert len(said) > 10


@pytest.mark.parametrize("name", LENGTHS)
def test_a_card_for_one_pair_of_eyes_is_known_to_nobody_else(name: str) -> None:
    game, rng = load(name), Random(2)
    state, public, seen = game.new_initial_state(), observer(game, PUBLIC), 0
    while not state.is_terminal() and seen < 12:
        if state.is_chance_node() and state.play.table.decision.behalf != CHANCE:
            places = [place for place, _ in state.chance_outcomes()]
            one, other = state.child(places[0]), state.child(places[-1])
            for player in range(game.num_players()):
                if state.play.seat(player) != state.play.table.decision.behalf:
                    known = one.information_state_string(player)
                    assert known == other.information_state_string(player)
            assert public.string_from(one, 0) == public.string_from(other, 0)
            seen += len(places) > 1
        walk(state, rng, 1)

    assert seen


def test_chances_of_every_chance_node_add_up() -> None:
    state, rng = load("bloodrage").new_initial_state(), Random(1)
    nodes = 0
    while not state.is_terminal():
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1.0)
            nodes += 1
        walk(state, rng, 1)

    assert nodes > 32, "four packs of eight cards are dealt"


@pytest.mark.parametrize(
    ("name", "lot", "weights"),
    [
        ("bloodrage", "pillage-token", {"rage": 3, "axes": 2, "horns": 2, "glory": 1}),
        ("surtr", "surtr-die", {"1": 3, "2": 2, "3": 1}),
    ],
)
def test_what_is_there_more_often_is_likelier(name: str, lot: str, weights: dict[str, int]) -> None:
    """BR-3.2: eight pillage tokens are shuffled; SOLO-1.3: the die has the faces 1 1 1 2 2 3."""
    state, rng = load(name).new_initial_state(), Random(1)
    while not state.is_chance_node() or not state.action_to_string(-1, 0).startswith(lot):
        walk(state, rng, 1)

    chances = {state.action_to_string(-1, a): chance for a, chance in state.chance_outcomes()}

    whole = sum(weights.values())
    assert chances == {f"{lot} {face}": weight / whole for face, weight in weights.items()}
    outcomes = cast("tuple[Outcome, ...]", state.play.table.decisions[0].options)
    assert [outcome.weight for outcome in outcomes] == list(weights.values())


@pytest.mark.parametrize("name", LENGTHS)
def test_a_game_is_cut_off_where_somebody_wants_it(name: str) -> None:
    """After so many answers, sealed ones of all players counted once; it is worth nothing then."""
    state, rng, answers = load(name, longest=5).new_initial_state(), Random(1), 0
    while not state.is_terminal():
        answers += not state.is_chance_node()
        walk(state, rng, 1)

    assert answers == 5
    assert not state.play.table.over
    assert state.returns() == [0.0] * state.num_players()


def test_sealed_questions_are_simultaneous_nodes() -> None:
    """BR-5.3: all clans choose of their packs at once."""
    state, rng = load("bloodrage").new_initial_state(), Random(1)
    while state.is_chance_node():
        walk(state, rng, 1)

    assert state.is_simultaneous_node()
    assert all(state.legal_actions(player) for player in range(4))


def test_a_player_knows_nothing_of_cards_dealt_to_another() -> None:
    """RUN-4.2: whichever card Bjorn is dealt last, Astrid's information state is the same."""
    state = load("runics").new_initial_state()
    for _ in range(5):
        state.apply_action(0)
    deals = [state.child(outcome) for outcome, _ in state.chance_outcomes()]
    for deal in deals:
        deal.apply_action(0)  # RUN-3.4: Astrid begins
        assert deal.current_player() == 0

    assert len({deal.information_state_string(0) for deal in deals}) == 1
    assert len({deal.information_state_string(1) for deal in deals}) == len(deals) == 11


def test_the_tensor_of_an_information_state_tells_histories_apart() -> None:
    game = load("runics")
    one, other = game.new_initial_state(), game.new_initial_state()
    walk(one, Random(1), 12)
    walk(other, Random(2), 12)

    shape = game.information_state_tensor_shape()
    assert np.prod(shape) == len(one.information_state_tensor(0))
    assert one.information_state_tensor(0) != other.information_state_tensor(0)


def after(state: Any, rng: Random) -> Any:  # Any: OpenSpiel has no types
    child = state.clone()
    walk(child, rng, 1)
    return child


def offered(state: Any, player: int) -> list[str]:  # Any: OpenSpiel has no types
    if state.is_chance_node() or state.is_terminal():
        return []
    return [state.action_to_string(player, action) for action in state.legal_actions(player)]


@pytest.mark.parametrize("name", LENGTHS)
def test_who_knows_the_same_sees_the_same_and_may_say_the_same(name: str) -> None:
    """Two tables that were one an answer, a die or a card ago. By string and by tensor it is the
    same ones that a player cannot tell from each other."""
    state, rng = load(name, longest=40).new_initial_state(), Random(1)
    alike = 0
    while not state.is_terminal():
        one, other = after(state, rng), after(state, rng)
        for player in range(state.num_players()):
            same = one.information_state_string(player) == other.information_state_string(player)
            tensors = [s.information_state_tensor(player) for s in (one, other)]
            assert (tensors[0] == tensors[1]) == same
            if same:
                assert one.observation_tensor(player) == other.observation_tensor(player)
                assert offered(one, player) == offered(other, player)
                alike += str(one) != str(other)
        walk(state, rng, 1)

    assert alike or name == "surtr", "some of what happens only others see"


def dealt(*wanted: str) -> Any:  # Any: OpenSpiel has no types
    """The first question of Blood Rage behind these tokens and cards, with any others between."""
    state, left = load("bloodrage").new_initial_state(), list(wanted)
    while state.is_chance_node():
        texts = {state.action_to_string(-1, a): a for a, _ in state.chance_outcomes()}
        action = min(texts.values())
        if left and left[0] in texts:
            action = texts[left.pop(0)]
        state.apply_action(action)
    assert not left
    return state


def test_what_lies_open_on_the_table_is_known_without_being_told() -> None:
    """BR-3.2: which reward lies in a province no line of the log says."""
    one, other = dealt("pillage-token rage"), dealt("pillage-token axes")

    assert one.observation_tensor(0) != other.observation_tensor(0)
    assert one.information_state_string(0) != other.information_state_string(0)


def test_the_order_of_options_is_a_part_of_what_is_known() -> None:
    """An action is a place among the options: where these lie otherwise it means another thing."""
    crush, smite = "deck 1 tyrs-crush-1", "deck 1 tyrs-smite-1"
    one, other = dealt(crush, smite), dealt(smite, crush)

    assert one.observation_tensor(0) == other.observation_tensor(0)
    assert one.action_to_string(0, 0) != other.action_to_string(0, 0)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)
    assert one.information_state_tensor(1) == other.information_state_tensor(1)


@pytest.mark.parametrize("name", LENGTHS)
def test_what_a_player_knows_does_not_hang_on_when_it_is_asked(name: str) -> None:
    game, late, rng = load(name), load(name).new_initial_state(), Random(1)
    early = game.new_initial_state()
    for _ in range(40):
        luck = rng.random()
        for state in (early, late):
            walk(state, Random(luck), 1)
        known = [early.information_state_string(p) for p in range(game.num_players())]

    assert known == [late.information_state_string(p) for p in range(game.num_players())]


def test_another_deal_is_the_same_information_state() -> None:
    """For ISMCTS: what Astrid sees stays, what she does not see may be dealt otherwise."""
    state, rng = load("runics").new_initial_state(), Random(4)
    while state.current_player() != 0:
        walk(state, rng, 1)

    others = [resample(cast("RagnataflState", state), 0, rng) for _ in range(8)]

    assert {o.information_state_string(0) for o in others} == {state.information_state_string(0)}
    assert {o.observation_string(0) for o in others} == {state.observation_string(0)}
    assert len({str(other) for other in others}) > 1


@pytest.mark.parametrize("name", LENGTHS)
def test_a_player_who_deals_anew_knows_nothing_of_the_true_deal(name: str) -> None:
    """Whatever it is, of the same luck come the same information states of all players."""
    game, rng = load(name, longest=40), Random(3)
    state, others = game.new_initial_state(), 0
    while not state.is_terminal():
        for player in range(0 if state.is_chance_node() else game.num_players()):
            true = (state, elsewhere(state, player, rng))
            others += str(true[0]) != str(true[1])
            one, other = (resample(each, player, Random(7)) for each in true)
            for whose in range(game.num_players()):
                known = one.information_state_string(whose)
                assert known == other.information_state_string(whose)
                assert (known == state.information_state_string(whose)) >= (whose == player)
        walk(state, rng, 3)

    assert others


def test_what_another_holds_is_what_it_knows_when_dealt_anew() -> None:
    """ISMCTS keeps apart what Bjorn may hold, and nothing else: not how it came by it."""
    state, rng = load("runics").new_initial_state(), Random(4)
    while state.current_player() != 0:
        walk(state, rng, 1)

    deals = [resample(cast("RagnataflState", state), 0, rng) for _ in range(40)]

    seen = {deal.observation_string(1) for deal in deals}
    assert len({deal.information_state_string(1) for deal in deals}) == len(seen) > 1


def test_nothing_is_dealt_anew_while_chance_is_asked_or_for_nobody() -> None:
    state = load("bloodrage").new_initial_state()
    with pytest.raises(ValueError, match="at a chance node nothing is dealt anew"):
        resample(state, 0, Random(1))

    while state.is_chance_node():
        walk(state, Random(1), 1)
    with pytest.raises(ValueError, match="player must be from 0 to 3, not -1"):
        resample(state, -1, Random(1))


def test_a_small_game_is_the_end_of_a_large_one() -> None:
    whole, rest = load("runics"), load("runics", opening=9, seed=3)
    state = rest.new_initial_state()
    walk(state, Random(1), 100)

    assert state.is_terminal()
    assert 0 < len(state.history()) < 12 < whole.max_game_length()


def test_a_game_without_a_question_is_refused() -> None:
    for name, least in (("longest", 1), ("most", 1), ("opening", 0)):
        with pytest.raises(ValueError, match=f"^runics: {name} must be {least} or more, not"):
            load("runics", **{name: least - 1})
    with pytest.raises(ValueError, match=r"opening=99 leaves nothing .* ends after 12 answers$"):
        load("runics", opening=99)
    assert not load("runics", opening=11, longest=1).new_initial_state().is_terminal()
