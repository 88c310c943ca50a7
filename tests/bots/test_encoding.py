"""A view is a tensor (design 2.19): one encoding of the views of all games."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import numpy as np
import pytest

from bots.plain_encoding import Plain
from kernel.coins import new_coins
from ragnatafl.bots import encoding
from ragnatafl.bots.encoding import VERSION, Encoder
from ragnatafl.bots.offers import Fixed, Offered, Offers, TooMany, actions_of
from ragnatafl.bots.parts import KEPT, CardSet, Own, row_of
from ragnatafl.bots.spelling import spelling_of
from ragnatafl.games import find_game
from ragnatafl.games.bloodrage.rules.state import BloodRage
from ragnatafl.kernel.agenda import apply
from ragnatafl.kernel.codecs import Number
from ragnatafl.kernel.game import Setup, make_setup, start_game
from ragnatafl.kernel.seats import SEATS, SPECTATOR, Seat
from ragnatafl.kernel.state import State
from ragnatafl.kernel.views import view
from ragnatafl.lab.checks import watchers
from ragnatafl.lab.encodings import Comparer, Tally, compared
from ragnatafl.lab.encodings import main as compare

GAMES = ("runics", "bloodrage", "lords", "surtr")
ASTRID, BJORN = Seat(0), Seat(1)

DIGESTS = {
    ("runics", 2): "8dfd1f853c385147",
    ("runics", 3): "39aa685c251f70ea",
    ("bloodrage", 4): "b34ef25a1f3e51d3",
    ("bloodrage", 2): "139caa4715eb3fbc",
    ("bloodrage", 3): "0b18c1d3e3018718",
    ("lords", 4): "bc5f74b0703431f5",
    ("lords", 2): "2b954434765e247b",
    ("lords", 3): "50f11c3f29a48cf9",
    ("surtr", 2): "1fedd303700b4c7e",
    ("surtr", 3): "b7055ddc9cc800d5",
    ("surtr", 4): "2b215dde31669cdf",
}  # fmt: skip
"""What the numbers of version 1 say, by game and seats. Who changes one raises the version."""


def some_states(setup: Setup, decisions: int = 60, every: int = 6, seed: int = 5) -> list[State]:
    rng, state, found = Random(seed), start_game(setup, str(seed)), list[State]()
    for number in range(decisions):
        if state.over:
            break
        if number % every == 0:
            found.append(state.clone())
        apply(state, rng.choice(state.decision.options))
    return found


def every_setup() -> list[Any]:
    """Any: pytest's own type of parameters."""
    return [
        pytest.param(make_setup(game, seats), id=f"{game.name}-{seats}")
        for game in map(find_game, GAMES)
        for seats in game.seats
    ]


@pytest.mark.parametrize("setup", every_setup())
def test_every_view_has_as_many_numbers_as_the_legend_and_all_are_from_minus_1_to_1(
    setup: Setup,
) -> None:
    encoder = Encoder(setup)

    for state in some_states(setup):
        for seat in watchers(state):
            numbers = encoder.dense(view(state, seat))
            assert numbers.shape == (encoder.length,)
            assert np.abs(numbers).max() <= 1.0


@pytest.mark.parametrize("setup", every_setup())
def test_views_are_told_as_the_plain_way_tells_them(
    setup: Setup,
) -> None:
    """What is kept of views before, of other seats and other games changes nothing."""
    encoder = Encoder(setup)

    for state in [*some_states(setup), *some_states(setup, 400, 40, seed=6)]:
        for seat in watchers(state):
            seen = view(state, seat)
            told = Plain(encoder, seen).numbers()
            plainly = np.array([told.pop(label, 0.0) for label in encoder.legend], np.float32)
            assert not told, "all that is told has a place"
            assert (encoder.dense(seen) == plainly).all()


def test_more_than_is_kept_is_told_as_well() -> None:
    """Cards that come and go: more sets of them than there is room for."""
    cards = CardSet([*range(3, 20), *range(30, 33)])
    chosen = Random(1)

    for _ in range(KEPT + 500):
        some = chosen.getrandbits(40)
        told = np.frombuffer(cards.spell(some), np.float32).tolist()
        assert told == [float(some >> card & 1) for card in cards.cards]


def test_what_is_a_seats_own_is_told_to_it_alone() -> None:
    state = new_coins().state
    state.thoughts, state.maps = [3, 9], [[0, 9], [9]]
    number = spelling_of(Number("thought", 0, 9), 2, {})
    thoughts, maps = Own("thoughts", row_of(number, 1, 2), 1), Own("maps", row_of(number, 2, 2), 2)

    def told(seat: Seat) -> list[float]:
        out: list[bytes] = []
        for part in (thoughts, maps):
            part.tell(view(state, seat), max(seat, 0), out)
        return [round(float(value), 3) for value in np.frombuffer(b"".join(out), np.float32)]

    assert told(ASTRID) == [0.333, 0.0, 1.0]
    assert told(BJORN) == [1.0, 1.0, 0.0]
    assert told(SPECTATOR) == [0.0, 0.0, 0.0]


@pytest.mark.parametrize("setup", every_setup())
def test_no_two_numbers_say_the_same(setup: Setup) -> None:
    legend = Encoder(setup).legend

    assert len(set(legend)) == len(legend)


@pytest.mark.parametrize("setup", every_setup())
def test_a_version_says_the_same_for_ever(setup: Setup) -> None:
    """Whoever trained a network by it must be told that it is another one now."""
    assert VERSION == 1
    assert Encoder(setup).digest == DIGESTS[setup.game.name, setup.seats]


@pytest.mark.parametrize("name", GAMES)
def test_other_bounds_of_a_column_give_another_digest(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The labels are the same, but half as much is told for the same number."""
    setup = make_setup(find_game(name))
    usual, codecs = Encoder(setup), {id(c.codec): c.codec for c in setup.game.state.columns}
    told = [c for c in codecs.values() if type(c) is Number and c.parts is None and c.high < 99]

    for codec in told:
        with monkeypatch.context() as changed:
            changed.setattr(codec, "high", 2 * codec.high + 1)
            other = Encoder(setup)
        assert other.digest != usual.digest
    assert told
    assert Encoder(setup).digest == usual.digest


@pytest.mark.parametrize("constant", ["HALVINGS", "WIDEST", "MOST_BELOW"])
def test_another_measure_gives_another_digest(
    constant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = make_setup(find_game("runics"))
    usual = Encoder(setup).digest

    monkeypatch.setattr(encoding, constant, 7)

    assert Encoder(setup).digest != usual


@pytest.mark.parametrize("name", GAMES)
def test_columns_that_grow_with_the_seats_are_declared_by_seat(name: str) -> None:
    game = find_game(name)
    few, many = (make_setup(game, seats) for seats in (min(game.seats), max(game.seats)))

    def sizes(setup: Setup) -> dict[str, int]:
        table, found = start_game(setup, "1"), {}
        for column in table.columns:
            if column.role == "data" and column.depth:
                value = getattr(table, column.name)
                inner = len(value[0]) if column.depth == 2 and value else 1
                found[column.name] = len(value) * inner
        return found

    growing = {n for n, size in sizes(many).items() if size > sizes(few)[n]}
    by_seat = {c.name for c in game.state.columns if SEATS in c.by}
    on_both_sides = {"control", "forge_rune"}  # Lords has a larger board for more seats
    assert growing - on_both_sides <= by_seat
    assert {n for n in by_seat if sizes(few)[n]} <= growing


def test_a_seat_is_told_of_others_from_its_own_place_on() -> None:
    """The second seat of four sees the first one three places to its left."""
    setup = make_setup(find_game("bloodrage"), 4)
    state = cast("BloodRage", start_game(setup, "1"))
    state.rage[ASTRID] = 15
    encoder = Encoder(setup)

    hers = dict(zip(encoder.legend, encoder.dense(view(state, ASTRID)), strict=True))
    his = dict(zip(encoder.legend, encoder.dense(view(state, BJORN)), strict=True))

    assert hers["rage +0"] == his["rage +3"] == 0.25
    assert hers["rage +1"] == his["rage +0"] < 0.25
    assert hers["asked: +0"] == his["asked: +0"] == 1.0, "both choose of their packs"


def test_a_hand_is_told_to_its_owner_and_to_others_only_what_may_be_there() -> None:
    state = start_game(make_setup(find_game("runics")), "1")
    encoder = Encoder(state.setup)

    hers = dict(zip(encoder.legend, encoder.dense(view(state, ASTRID)), strict=True))
    his = dict(zip(encoder.legend, encoder.dense(view(state, BJORN)), strict=True))
    nobodys = dict(zip(encoder.legend, encoder.dense(view(state, SPECTATOR)), strict=True))

    cards = [label for label in encoder.legend if label.startswith("hand +0: R")]
    assert sum(hers[card] for card in cards) == 3.0
    assert sum(his[card.replace("+0", "+1")] for card in cards) == 13.0, "all but his own three"
    assert sum(nobodys[card] for card in cards) == 0.0


def test_sparse_is_the_same_without_its_zeros() -> None:
    state = start_game(make_setup(find_game("lords")), "1")
    encoder, seen = Encoder(state.setup), view(state, ASTRID)

    places, values = encoder.sparse(seen)

    dense = np.zeros(encoder.length, dtype=np.float32)
    dense[places] = values
    assert (dense == encoder.dense(seen)).all()
    assert 0 < len(places) < encoder.length / 4


def test_a_whole_state_is_not_encoded() -> None:
    state = start_game(make_setup(find_game("runics")), "1")

    with pytest.raises(ValueError, match="never a whole state"):
        Encoder(state.setup).dense(state)


@pytest.mark.parametrize(
    ("name", "seats", "line"),
    [
        ("runics", 3, "of runics with 2 seats got the view of runics with 3 seats"),
        ("bloodrage", 2, "of runics with 2 seats got the view of bloodrage with 2 seats"),
    ],
)
def test_a_view_of_another_table_is_not_encoded(name: str, seats: int, line: str) -> None:
    encoder = Encoder(make_setup(find_game("runics"), 2))
    other = view(start_game(make_setup(find_game(name), seats), "1"), ASTRID)

    with pytest.raises(ValueError, match=line):
        encoder.dense(other)


def test_a_view_of_the_same_table_set_up_again_is_encoded() -> None:
    """As where a position was read; and then the first one once more."""
    first, again = (start_game(make_setup(find_game("runics"), 2), "1") for _ in range(2))
    encoder = Encoder(first.setup)

    told = [encoder.packed(view(state, ASTRID)) for state in (first, again, first)]

    assert told[0] == told[1] == told[2]


def test_a_view_of_a_table_without_memory_is_not_encoded_but_for_onlookers() -> None:
    state = start_game(make_setup(find_game("runics")), "1", remember=False)
    encoder = Encoder(state.setup)

    with pytest.raises(ValueError, match="keeps no memory of its seats"):
        encoder.dense(view(state, ASTRID))
    assert encoder.dense(view(state, SPECTATOR)).any()


@pytest.mark.parametrize("name", GAMES)
def test_no_array_changes_with_what_a_seat_must_not_see(name: str) -> None:
    """The short form of `python -m ragnatafl.lab.encodings`."""
    game = find_game(name)
    *_, tally = compared([make_setup(game, seats) for seats in game.seats], 600)

    assert tally.faults == []
    assert tally.changed > 150


def test_an_array_that_tells_a_secret_is_found() -> None:
    """The net has no hole: who looks at the whole table sees other hands."""

    def peek(state: State, seat: Seat) -> State:
        seen = view(state, seat)
        for zone in range(len(state.zones)) if seat >= 0 else ():
            seen.may_be[seat * len(state.zones) + zone] = sum(1 << c for c in state.zones[zone])
        return seen

    state, tally = start_game(make_setup(find_game("runics")), "1"), Tally()

    Comparer(state.setup, [view, peek]).compare(state, Random(1), tally)

    assert "change with what it must not see" in tally.faults[0]


@pytest.mark.parametrize(
    ("part", "told"), [("actions", "mask"), ("offers", "tokens"), ("offers", "features")]
)
def test_so_is_one_of_options_that_tells_a_secret(
    part: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here it tells another thing at every look."""
    state, tally, luck = start_game(make_setup(find_game("runics")), "1"), Tally(), Random(1)
    comparer = Comparer(state.setup)
    monkeypatch.setattr(getattr(comparer, part), told, lambda *_: np.array(luck.random()))

    comparer.compare(state, Random(1), tally)

    assert len(tally.faults) == 1, "of the seat that is asked"


def test_the_comparison_tells_how_many_it_made(capsys: pytest.CaptureFixture[str]) -> None:
    assert compare(["--game", "runics", "--encodings", "60"]) == 0
    assert capsys.readouterr().out.startswith("64 encodings, 32 pairs of tables that differ, 0")


# Options


@pytest.mark.parametrize("setup", every_setup())
def test_options_of_a_question_are_told_apart_by_their_tokens(setup: Setup) -> None:
    offers = Offers(setup)

    for state in some_states(setup):
        options = state.decision.options
        tokens = offers.tokens(options, state.decision.seat)
        assert tokens.shape == (len(options), len(offers.token_legend))
        assert len({row.tobytes() for row in tokens}) == len(options)
        features = offers.features(options, state.decision.seat)
        assert features.shape == (len(options), len(offers.legend))
        assert (features[:, : len(offers.kinds)].argmax(axis=1) == tokens[:, 0]).all()


def test_every_sentence_of_blood_rage_has_a_number_of_its_own() -> None:
    setup = make_setup(find_game("bloodrage"))
    actions = Fixed(setup)
    said: dict[int, str] = {}

    for state in some_states(setup, 300, 1):
        options = state.decision.options
        for option, number in zip(options, actions.numbers(options), strict=True):
            assert said.setdefault(number, option.text) == option.text
            assert actions.option(options, number) is option
        assert actions.mask(options).sum() == len(options)
    assert actions.size == 13710


@pytest.mark.parametrize("name", ["runics", "lords", "surtr"])
def test_the_other_games_have_too_many_sentences(name: str) -> None:
    with pytest.raises(TooMany, match="it has no fixed space of actions"):
        actions_of(make_setup(find_game(name)), "fixed")


def test_an_offered_action_is_a_place_in_the_list() -> None:
    options = start_game(make_setup(find_game("runics")), "1").decision.options
    actions = Offered(100)

    assert actions.mask(options).sum() == len(options)
    assert actions.option(options, 1) is options[1]
    assert actions.option(options, 99) is None
    with pytest.raises(TooMany, match="actions there are"):
        Offered(1).mask(options)
