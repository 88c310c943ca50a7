"""Karl: greedy, through its own questions."""

from __future__ import annotations

import ragnatafl
from bots.march import new_march
from bots.tables import play_out, says
from kit.table import ASTRID, BJORN
from ragnatafl.bots.karl import Karl
from toys.stories import given_raid


def test_a_march_is_begun_although_its_first_step_costs() -> None:
    """To set out costs a silver, to rest brings one; the arrival pays six."""
    match = new_march()

    assert play_out(match, [Karl(1), Karl(2)]) == ["set out", "take road 3"] * 2
    assert match.scores == (5, 5)


def test_a_wide_second_question_is_seen_to_its_end() -> None:
    """More roads than nodes: karl follows the best plan all the same."""
    assert says(Karl(1), new_march(roads=400)) == "set out"


def test_a_plan_that_never_ends_is_given_up() -> None:
    """Walking on for ever gains most, as far as karl can see; what counts is where it can end."""
    assert says(Karl(1), new_march(endless=True)) in ("walk on", "set out")


def test_ties_are_broken_by_the_own_generator() -> None:
    """Each card of the pack is as good as the other, for all that karl knows."""
    match = ragnatafl.new("raid", seats=3, seed=1)

    chosen = {says(Karl(seed), match) for seed in range(40)}

    assert len(chosen) == 4


def test_a_certain_gain_of_one_answer_is_taken() -> None:
    """RAID-9: with a shield to lose, no warrior need be lost."""
    table = given_raid(
        hands={ASTRID: "axe-8", BJORN: "axe-1"},
        banners={BJORN: "shield-1"},
        warriors={BJORN: 1},
    )
    table.says(ASTRID, "raid bjorn").says(ASTRID, "put axe-8").says(BJORN, "put axe-1").rolls(6)

    assert table.offered(to=BJORN) == ["discard the banner", "lose a warrior"]
    assert says(Karl(1), table.match) == "discard the banner"


def test_runics_is_laid_with_the_master_in_mind() -> None:
    """A card is laid so that the master, the next question, finds a large area."""
    match = ragnatafl.new("runics", seed=3)
    bots = [Karl(1), Karl(2)]

    play_out(match, list(bots))

    assert min(match.scores) >= 15  # at random about 10
