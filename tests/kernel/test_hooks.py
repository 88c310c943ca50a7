"""Hooks: how cards change what rules do, without a rule knowing any card (2.10)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

import ragnatafl
from generic.tables import each_game
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.kernel.game import Game, make_setup
from ragnatafl.kernel.hooks import (
    BITS,
    Bound,
    Hooks,
    Instead,
    Modify,
    Moment,
    When,
    is_blank,
    put_back,
    put_in_force,
    texts_in_force,
)
from ragnatafl.kernel.seats import NOBODY, Seat
from ragnatafl.kernel.state import State
from ragnatafl.lab.playouts import midgame
from toys.raid import (
    CARDS,
    LOSE_WARRIOR,
    RAID_WON,
    STRENGTH,
    DropBanner,
    GainGlory,
    Raid,
    rebuild,
)
from toys.stories import given_raid

DAWN, DUSK, WORTH = When(), When(), Modify()
SOURCES = Path(ragnatafl.__file__).parent


def bind(game: Raid, by_moment: dict[Moment, tuple[Bound, ...]]) -> None:
    """Other texts on the cards of this table."""
    game.setup.hooks = Hooks(len(CARDS), by_moment)
    rebuild(game)


def test_modify_changes_a_value_where_it_is_computed() -> None:
    game = given_raid(hands={ASTRID: "axe-1"}, banners={ASTRID: "horn-1", BJORN: "axe-8"}).game

    assert STRENGTH.of(game, 5, ASTRID) == 7
    assert STRENGTH.of(game, 5, BJORN) == 5


def test_two_cards_may_change_one_value() -> None:
    game = given_raid(3, hands={ASTRID: "axe-1"}, banners={ASTRID: "horn-1", BJORN: "horn-2"}).game

    assert [STRENGTH.of(game, 1, seat) for seat in (ASTRID, BJORN, DAGNY)] == [3, 3, 1]


def test_when_gives_steps_owner_by_owner_from_the_first_seat() -> None:
    game = given_raid(
        3, hands={ASTRID: "axe-1"}, banners={ASTRID: "raven-1", DAGNY: "raven-2"}
    ).game

    assert RAID_WON.steps(game, ASTRID, ASTRID) == (GainGlory(ASTRID, 1),)
    assert RAID_WON.steps(game, BJORN, DAGNY) == (GainGlory(DAGNY, 1),)
    assert RAID_WON.steps(game, BJORN, BJORN) == ()


def test_steps_of_several_owners_go_round_the_table() -> None:
    def gain(game: Raid, card: int, owner: Seat) -> tuple[GainGlory, ...]:
        return (GainGlory(owner, 1),)

    game = given_raid(
        3, hands={ASTRID: "axe-1"}, banners={ASTRID: "raven-1", BJORN: "raven-2", DAGNY: "horn-1"}
    ).game
    cards = map(CARDS.read, ("raven-1", "raven-2", "horn-1"))
    bounds = tuple(Bound(card, gain, ()) for card in cards)
    bind(game, {DAWN: bounds})

    told = [step.seat for step in DAWN.steps(game, BJORN) if isinstance(step, GainGlory)]
    assert told == [BJORN, DAGNY, ASTRID]


def test_instead_offers_other_steps_in_place_of_a_change() -> None:
    game = given_raid(hands={ASTRID: "axe-1"}, banners={BJORN: "shield-2"}).game

    [offer] = LOSE_WARRIOR.offered(game, BJORN)
    assert (CARDS.write(offer.card), offer.owner) == ("shield-2", BJORN)
    assert offer.steps == (DropBanner(BJORN),)
    assert LOSE_WARRIOR.offered(game, ASTRID) == ()


def test_blank_skips_the_text_of_a_card() -> None:
    game = given_raid(
        3,
        hands={ASTRID: "axe-1"},
        banners={ASTRID: "horn-1", BJORN: "fog-1", DAGNY: "shield-1"},
    ).game

    assert is_blank(game, CARDS.read("horn-1"))
    assert STRENGTH.of(game, 5, ASTRID) == 5
    assert LOSE_WARRIOR.offered(game, DAGNY) == ()
    assert not is_blank(game, CARDS.read("fog-1"))


def test_blank_skips_steps_too() -> None:
    game = given_raid(hands={ASTRID: "axe-1"}, banners={ASTRID: "raven-1", BJORN: "fog-1"}).game

    assert RAID_WON.steps(game, ASTRID, ASTRID) == ()


def test_a_card_out_of_force_does_nothing() -> None:
    game = given_raid(hands={ASTRID: "horn-1 raven-1 shield-1"}).game

    assert STRENGTH.of(game, 5, ASTRID) == 5
    assert RAID_WON.steps(game, ASTRID, ASTRID) == ()
    assert LOSE_WARRIOR.offered(game, ASTRID) == ()


def test_a_moment_nobody_listens_to_changes_nothing() -> None:
    game = given_raid(hands={ASTRID: "axe-1"}, banners={ASTRID: "horn-1"}).game

    assert Modify(seat=Seat).of(game, 5, ASTRID) == 5
    assert When().steps(game, ASTRID) == ()
    assert Instead().offered(game) == ()


def test_one_card_alone_says_what_it_brings_in_force_or_not() -> None:
    """`steps_of` and `of_card` ask one card for whoever uses it; `offers` which would act."""

    def gain(game: Raid, card: int, owner: Seat, count: int) -> tuple[GainGlory, ...]:
        return (GainGlory(owner, count),) if count else ()

    def more(game: Raid, card: int, owner: Seat, value: int, amount: int) -> int:
        return value + amount

    game = given_raid(hands={ASTRID: "axe-1"}, banners={ASTRID: "raven-1", BJORN: "raven-2"}).game
    first, second, unused = map(CARDS.read, ("raven-1", "raven-2", "horn-1"))
    bind(
        game,
        {
            WORTH: (Bound(first, more, (2,)), Bound(first, more, (3,)), Bound(second, more, (9,))),
            DAWN: (Bound(first, gain, (1,)), Bound(second, gain, (0,)), Bound(unused, gain, (4,))),
        },
    )

    assert WORTH.of_card(game, first, BJORN, 1) == 6
    assert DAWN.steps_of(game, unused, BJORN) == (GainGlory(BJORN, 4),)
    assert DUSK.steps_of(game, unused, BJORN) == ()
    assert DAWN.offers(game, ASTRID) == [first]
    assert DAWN.offers(game, BJORN) == []  # it would bring nothing
    assert DUSK.offers(game, ASTRID) == []


def test_a_text_holds_from_when_it_is_put_in_force_until_it_is_no_more() -> None:
    game = given_raid(hands={ASTRID: "axe-1"}, banners={BJORN: "axe-8"}).game
    horn = CARDS.read("horn-1")
    found = [STRENGTH.of(game, 5, ASTRID)]

    for holder in (ASTRID, BJORN, NOBODY, ASTRID):
        put_in_force(game, horn, holder)
        found.append(STRENGTH.of(game, 5, ASTRID))

    assert found == [5, 7, 5, 5, 7]


def test_after_a_trial_the_same_texts_hold_as_before() -> None:
    game = given_raid(hands={ASTRID: "axe-1"}, banners={BJORN: "horn-1"}).game
    before = texts_in_force(game)

    put_in_force(game, CARDS.read("horn-2"), ASTRID)
    put_in_force(game, CARDS.read("horn-1"), NOBODY)
    assert [STRENGTH.of(game, 5, seat) for seat in (ASTRID, BJORN)] == [7, 5]

    put_back(game, before)
    assert [STRENGTH.of(game, 5, seat) for seat in (ASTRID, BJORN)] == [5, 7]


def test_a_moment_at_which_no_card_in_force_listens_asks_no_card() -> None:
    """2.10: it costs one look at a bit."""
    game = given_raid(hands={ASTRID: "axe-1"}, banners={ASTRID: "raven-1"}).game

    assert game.listening == RAID_WON.bit
    assert STRENGTH.of(game, 5, ASTRID) == 5


def test_moments_that_share_a_bit_do_not_hear_for_each_other() -> None:
    def more(game: Raid, card: int, owner: Seat, value: int) -> int:
        return value + 1

    game = given_raid(hands={ASTRID: "axe-1"}, banners={ASTRID: "raven-1"}).game
    moments = [Modify() for _ in range(BITS + 1)]
    one, other = moments[0], moments[-1]
    bind(game, {one: (Bound(CARDS.read("raven-1"), more, ()),)})

    assert one.bit == other.bit < 1 << BITS
    assert (one.of(game, 5), other.of(game, 5)) == (6, 5)


@each_game()
def test_which_texts_hold_follows_from_the_table(game: Game[State]) -> None:
    """`rebuild` finds the cards in force, and to what they listen, as play has led to it."""
    state = midgame(make_setup(game), Random(2))
    again = state.clone()

    if game.rebuild is not None:
        game.rebuild(again)

    assert (again.holder, again.listening) == (state.holder, state.listening)


@pytest.mark.slow
def test_only_one_module_writes_who_holds_and_who_listens() -> None:
    """So that no card comes into force unheard."""
    writers = {
        path.relative_to(SOURCES).as_posix()
        for folder in ("kernel", "games")
        for path in (SOURCES / folder).rglob("*.py")
        for name in written_in(ast.parse(path.read_text()))
        if name in ("holder", "listening")
    }

    assert writers == {"kernel/hooks.py"}


def written_in(tree: ast.AST) -> Iterator[str]:
    """The attributes that a module sets, changes in place, hands to a constructor or deletes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute | ast.Subscript) and not isinstance(node.ctx, ast.Load):
            inner = node.value if isinstance(node, ast.Subscript) else node
            if isinstance(inner, ast.Attribute):
                yield inner.attr
        elif isinstance(node, ast.Call):
            yield from (keyword.arg for keyword in node.keywords if keyword.arg)
            if isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Attribute):
                yield node.func.value.attr  # game.holder.append(...)


@pytest.mark.slow
def test_a_rule_tells_a_moment_as_much_as_it_is_declared_to_tell() -> None:
    calls = [call for path in SOURCES.glob("games/*/*/**/*.py") for call in called_out(path)]

    assert len(calls) > 80
    assert [where for where, moment, told in calls if told != moment.told] == []


def called_out(path: Path) -> Iterator[tuple[str, Moment, int]]:
    """Every call of a moment by its name: where, which, and how much it tells."""
    name = path.relative_to(SOURCES).with_suffix("").as_posix().removesuffix("/__init__")
    module = import_module(f"ragnatafl.{name.replace('/', '.')}")
    before = {
        "of": 2, "parts": 2, "of_card": 4, "steps": 2, "steps_of": 3, "behind": 3, "offers": 2,
        "offered": 1,
    }  # fmt: skip
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            called = ast.unparse(node.func.value)
            value: object = module
            for word in called.split("."):
                value = getattr(value, word, None)
            if isinstance(value, Moment):
                told = len(node.args) - before[node.func.attr]
                yield f"{name}:{node.lineno} {called}", value, told
