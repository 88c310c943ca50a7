"""Bondi: any of the best third of its next answers."""

from __future__ import annotations

from bots.march import new_march
from bots.tables import says
from games.runics.table import RING, TOWER, given_runics, new_runics
from kit.table import ASTRID, BJORN
from ragnatafl.bots.bondi import Bondi
from ragnatafl.bots.worth import worth
from toys.stories import given_raid

SEEDS = range(30)


def test_it_sees_no_further_than_its_next_answer() -> None:
    """To set out costs a silver, to rest brings one; that the arrival pays six it does not see."""
    assert {says(Bondi(seed), new_march()) for seed in SEEDS} == {"rest"}


def test_of_two_answers_it_takes_the_better() -> None:
    """RAID-9: with a shield to lose, no warrior need be lost."""
    table = given_raid(
        hands={ASTRID: "axe-8", BJORN: "axe-1"},
        banners={BJORN: "shield-1"},
        warriors={BJORN: 1},
    )
    table.says(ASTRID, "raid bjorn").says(ASTRID, "put axe-8").says(BJORN, "put axe-1").rolls(6)

    assert {says(Bondi(seed), table.match) for seed in SEEDS} == {"discard the banner"}


def test_of_many_it_takes_any_of_the_best_third() -> None:
    """The first master of a game: every cell is worth something else, or draw a card."""
    match = given_runics(phase="place", laid=TOWER)
    values = []
    for option in match.decision.options:
        after = match.copy()
        after.choose(option.text)
        values.append((worth(after.state, ASTRID), option.text))
    values.sort(reverse=True)
    good = {text for _, text in values[: len(values) // 3]}

    chosen = {says(Bondi(seed), match) for seed in SEEDS}

    assert 1 < len(chosen) <= len(good)
    assert {value for value, text in values if text in chosen} <= {
        value for value, text in values if text in good
    }


def test_a_win_is_taken() -> None:
    """Astrid has 6 points, Bjorn 8: a red rune of 3 wins, a green one of 2 would share."""
    match = given_runics(
        phase="place",
        laid=(*TOWER, *RING),
        masters={ASTRID: "0,0", BJORN: "0,2 0,-2"},
        set_aside={ASTRID: 1, BJORN: 1},
        kept={BJORN: "R16"},
        deck="",
    )

    assert len(match.decision.options) == 8
    assert {says(Bondi(seed), match) for seed in SEEDS} == {"place at 1,1"}


def test_the_same_seed_makes_the_same_choices() -> None:
    match = new_runics()

    assert says(Bondi(5), match) == says(Bondi(5), match)
    assert len({says(Bondi(seed), match) for seed in SEEDS}) > 5
