"""How good a table is for a player, for bots: bounded, and better where a player would say so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.lords.table import given_lords, new_lords
from kit.play import played_at_random
from kit.table import ASTRID, BJORN
from ragnatafl.bots.karl import Karl
from ragnatafl.bots.worth import everybodys_worth, worth
from ragnatafl.games.lords import GAME
from ragnatafl.games.lords.mind.evaluation import evaluate, evaluate_all, is_quiet
from ragnatafl.games.lords.rules.state import Lords
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_table_is_judged_between_defeat_and_victory(seats: int) -> None:
    match = new_lords(seats, seed=seats)
    for number, _ in enumerate(played_at_random(match, seats, at_most=600)):
        if number % 5 == 0:
            judged = evaluate_all(match.state)
            assert all(-1 <= each <= 1 for each in judged)
            assert judged == tuple(evaluate(match.state, Seat(seat)) for seat in range(seats))
            together = everybodys_worth(match.state)
            assert together == [worth(match.state, Seat(seat)) for seat in range(seats)]


def base(**more: object) -> Match[Lords]:
    fixed: dict[str, object] = {
        "control": {"1": ASTRID, "2": ASTRID, "9": BJORN},
        "armies": [(ASTRID, "1", 2), (BJORN, "9", 2)],
    }
    return given_lords(**{**fixed, **more})  # type: ignore[arg-type]  # of given_lords' own names


BETTER: list[tuple[str, dict[str, object]]] = [
    ("a land more", {"control": {"1": ASTRID, "2": ASTRID, "3": ASTRID, "9": BJORN}}),
    ("a temple", {"temples": "2"}),
    ("a priest", {"priests": {ASTRID: 1}}),
    ("an alliance", {"allies": {"niflheim": [ASTRID]}}),
    ("a rune", {"runes": {ASTRID: "uruz"}}),
    ("a card", {"hands": {ASTRID: "axe-a"}}),
    ("a blessing", {"blessings": {ASTRID: "raven-banner"}}),
    ("a stronger army", {"armies": [(ASTRID, "1", 4), (BJORN, "9", 2)]}),
    ("an attribute", {"attributes": {ASTRID: (3, 2, 2)}}),
    ("a slain monster", {"slain": {"draugr": ASTRID}}),
    ("a wounded monster", {"monsters": {"draugr": "1"}, "wounds": {"draugr": {0: ASTRID}}}),
    ("an injured rival", {"injured": {BJORN: "wisdom"}}),
]  # fmt: skip


@pytest.mark.parametrize(("what", "more"), BETTER, ids=[what for what, _ in BETTER])
def test_what_helps_is_worth_something(what: str, more: dict[str, object]) -> None:
    before, after = base().state, base(**more).state

    assert evaluate(after, ASTRID) > evaluate(before, ASTRID), what
    assert evaluate(after, BJORN) < evaluate(before, BJORN), what


def test_regions_at_yggdrasil_count_more_when_ragnarok_has_begun() -> None:
    regions = {"4": ASTRID, "9": BJORN}
    calm = given_lords(control=regions).state
    ending = given_lords(
        control=regions, last_turns=1, face_down="monument-small slayer-small jarl-small"
    ).state

    assert evaluate(ending, ASTRID) > evaluate(calm, ASTRID)


def test_each_leaning_loves_its_own_road_most() -> None:
    jarl = base(control={str(n): ASTRID for n in (1, 2, 3, 5, 6)} | {"9": BJORN}).state
    gothi = base(temples="2 6", control={"1": ASTRID, "2": ASTRID, "6": ASTRID, "9": BJORN}).state
    judges: dict[str, Callable[[Lords, Seat], float]] = dict(GAME.mind.leanings)

    assert judges["jarl"](jarl, ASTRID) > judges["gothi"](jarl, ASTRID)
    assert judges["gothi"](gothi, ASTRID) > judges["jarl"](gothi, ASTRID)


def test_karls_lean_as_their_seed_will_have_it() -> None:
    leanings = {int(Karl(seed).leaning * len(GAME.mind.leanings)) for seed in range(40)}

    assert leanings == set(range(len(GAME.mind.leanings)))
    assert Karl(7).leaning == Karl(7).leaning


def test_hunts_and_battles_are_not_quiet() -> None:
    match = base()
    assert is_quiet(match.state)
    match.state.prey = type(match.state.prey)(0)
    assert not is_quiet(match.state)
