"""BR-C: what Thor's cards mean: Primacy, Domain, Oath and Conquest."""

from __future__ import annotations

import pytest

from games.bloodrage.table import (
    DUEL,
    EVEN,
    at,
    cell,
    fight,
    given_bloodrage,
    glories,
    is_pillaged,
    others_pass,
    strengths,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.games.bloodrage.rules.components import CARDS
from ragnatafl.kernel.hooks import is_blank


@pytest.mark.rule("BR-Fii")
def test_after_an_invade_first_its_text_then_succor_then_thors_domain_once() -> None:
    """BR-Fii: the Troll makes room in Myrkulor for the warrior; the pillage is offered once."""
    match = given_bloodrage(
        seats=4,
        hands={ASTRID: "troll-1"},
        upgrades={ASTRID: "friggas-succor-1 thors-domain-2"},
        figures={BJORN: {"myrkulor": "2-warrior"}},
    )

    table = when(match).says(ASTRID, "upgrade troll-1", "invade troll myrkulor")
    assert at(table.game, BJORN, "valhalla") == "2-warrior"
    assert table.asked == (ASTRID, "reinforce")
    table.says(ASTRID, "invade warrior myrkulor")
    assert table.asked == (ASTRID, "pillage-at-once")
    table.says(ASTRID, "let it be")

    assert at(table.game, ASTRID, "myrkulor") == "warrior troll"
    assert table.asked == (BJORN, "turn")


@pytest.mark.rule("BR-Fii", "BR-Fd")
def test_thors_domain_follows_an_invade_with_or_without_succors_warrior() -> None:
    """BR-Fii: the warrior fights along: 3 and 1 against Bjorn's three."""
    match = given_bloodrage(
        seats=4,
        upgrades={ASTRID: "friggas-succor-1 thors-domain-2"},
        figures={BJORN: {"angerboda": "3-warrior"}},
    )
    alone, together = when(match), when(match.copy())

    alone.says(ASTRID, "invade leader angerboda", "stay", "pillage angerboda").all_decline()
    together.says(ASTRID, "invade leader angerboda", "invade warrior angerboda")
    together.says(ASTRID, "pillage angerboda").all_decline()

    assert strengths(alone) == [3, 3]
    assert strengths(together) == [4, 3]
    assert is_pillaged(together.game, "angerboda")


@pytest.mark.rule("BR-Fll")
def test_primacy_cancels_neither_numbers_nor_upgrades() -> None:
    """BR-Fll: Smite keeps its 1, a quest counts by Tyr's Domain, and Thor's Glory pays."""
    match = given_bloodrage(
        seats=4,
        age=3,
        figures={
            ASTRID: {"angerboda": "leader"},
            BJORN: {"angerboda": "warrior"},
            DAGNY: {"angerboda": "leader"},
        },
        hands={ASTRID: "thors-primacy-3a", BJORN: "odins-smite-1a", DAGNY: "manheim-1a"},
        upgrades={DAGNY: "tyrs-domain-1 thors-glory-1"},
    )

    table = fight(
        match, "angerboda",
        astrid="thors-primacy-3a", bjorn="odins-smite-1a", dagny="manheim-1a",
    )  # fmt: skip
    table.says(DAGNY, "count manheim-1a")

    assert strengths(table) == [3 + 3, 1 + 1, 3 + 3]
    assert glories(table.game) == [0, 0, 2, 0]


@pytest.mark.rule("BR-Fqq")
def test_thors_domain_may_pillage_yggdrasil_after_a_dark_elf() -> None:
    """BR-Fqq: all three stats rise."""
    match = given_bloodrage(
        seats=4, hands={ASTRID: "dark-elf-2"}, upgrades={ASTRID: "thors-domain-2"}
    )

    table = when(match).says(ASTRID, "upgrade dark-elf-2", "invade dark-elf yggdrasil")
    table.says(ASTRID, "pillage yggdrasil").all_decline()

    assert table.game.cells[ASTRID] == [1, 1, 1]
    assert table.game.rage[ASTRID] == 6 - 1 - 2


@pytest.mark.rule("BR-Fd")
@pytest.mark.parametrize(
    ("invade", "rage", "asked"),
    [
        ("invade leader angerboda", 2, True),
        ("invade leader angerboda", 1, False),
        ("invade warrior angerboda", 2, False),
        ("invade leader gimle", 6, False),
        ("invade ship ne", 6, False),
    ],
    ids=["enough", "too little", "too little left", "pillaged", "ship"],
)
def test_thors_domain_needs_a_province_unpillaged_and_two_rage(
    invade: str, rage: int, asked: bool
) -> None:
    """BR-Fd"""
    match = given_bloodrage(
        seats=4, upgrades={ASTRID: "thors-domain-2"}, pillaged="gimle", rage={ASTRID: rage}
    )

    table = when(match).says(ASTRID, invade)

    assert table.asked == ((ASTRID, "pillage-at-once") if asked else (BJORN, "turn"))


@pytest.mark.rule("BR-Fd")
def test_thors_domain_uses_no_action() -> None:
    """BR-Fd: the next turn is Bjorn's, as after any invade; Astrid's next one comes in its time."""
    match = given_bloodrage(seats=4, upgrades={ASTRID: "thors-domain-2"})

    table = when(match).says(ASTRID, "invade leader angerboda", "pillage angerboda").all_decline()
    assert table.asked == (BJORN, "turn")
    others_pass(table)

    assert table.asked == (ASTRID, "turn")
    assert table.game.rage[ASTRID] == 4


@pytest.mark.rule("BR-Fo")
def test_primacy_does_not_touch_late_cards() -> None:
    """BR-Fo: 2 of the Eye that Bjorn adds."""
    match = given_bloodrage(
        age=3,
        figures=EVEN,
        hands={ASTRID: "thors-primacy-3a", BJORN: "tyrs-bash-1 heimdalls-eye-2a"},
    )

    table = fight(match, "angerboda", astrid="thors-primacy-3a", bjorn="tyrs-bash-1")
    table.says(BJORN, "add heimdalls-eye-2a")

    assert strengths(table) == [1 + 3, 1 + 2 + 2]


@pytest.mark.rule("BR-Fp")
@pytest.mark.parametrize("pillager", [ASTRID, BJORN, DAGNY])
def test_of_two_primacies_one_holds(pillager: int) -> None:
    """BR-Fp: they do not undo each other, so Dagny's Smite is cancelled; both keep their 3."""
    match = given_bloodrage(
        seats=3,
        age=3,
        turn=[ASTRID, BJORN, DAGNY][pillager],
        figures={**EVEN, DAGNY: {"angerboda": "warrior"}},
        hands={ASTRID: "thors-primacy-3a", BJORN: "thors-primacy-3b", DAGNY: "odins-smite-1a"},
    )

    table = fight(
        match, "angerboda",
        astrid="thors-primacy-3a", bjorn="thors-primacy-3b", dagny="odins-smite-1a",
    )  # fmt: skip

    in_seat_order = [1 + 3, 1 + 3, 1 + 1]
    assert strengths(table) == in_seat_order[pillager:] + in_seat_order[:pillager]


@pytest.mark.rule("BR-Fp")
@pytest.mark.parametrize("pillager", [ASTRID, BJORN], ids=["astrid", "bjorn"])
def test_the_first_primacy_from_the_pillager_cancels_the_other(pillager: int) -> None:
    """BR-Fp: nothing else comes of it, so the texts themselves are looked at."""
    match = given_bloodrage(
        age=3,
        seats=3,
        turn=[ASTRID, BJORN][pillager],
        figures=EVEN,
        hands={ASTRID: "thors-primacy-3a manheim-1a", BJORN: "thors-primacy-3b"},
    )

    table = fight(match, "angerboda", astrid="thors-primacy-3a", bjorn="thors-primacy-3b")

    assert table.asked == (ASTRID, "add-late-card")
    assert is_blank(table.game, CARDS.read("thors-primacy-3a")) == (pillager == BJORN)
    assert is_blank(table.game, CARDS.read("thors-primacy-3b")) == (pillager == ASTRID)


@pytest.mark.rule("BR-Fr")
def test_thors_oath_raises_its_stat_after_the_battle_glory() -> None:
    """BR-Fr: Axes rise from 3 to 4 by the oath, and the battle has paid 3."""
    match = given_bloodrage(age=2, figures=DUEL, hands={ASTRID: "thors-oath-2"})

    table = fight(match, "angerboda", astrid="thors-oath-2").says(ASTRID, "raise axes")

    assert glories(table.game) == [3, 0]
    assert cell(table.game, ASTRID, "axes") == 1


@pytest.mark.rule("BR-Fbb", "BR-11.1.2")
def test_thors_conquest_counts_after_the_last_ragnarok() -> None:
    """BR-Fbb: Utgard's two die for 4 each and count no more; warrior and ship are left."""
    match = given_bloodrage(
        age=3,
        phase="ragnarok",
        upgrades={ASTRID: "thors-conquest-3"},
        figures={ASTRID: {"utgard": "2-warrior", "angerboda": "warrior", "ne": "ship"}},
    )

    assert match.over
    assert glories(match.state) == [2 * 4 + 3 * 2, 0]


@pytest.mark.rule("BR-F15")
def test_primacy_leaves_the_watch_without_effect() -> None:
    """BR-F15: whoever pillages; no glory for it, and no new cards."""
    for pillager, order in ((ASTRID, [1 + 3, 1]), (BJORN, [1, 1 + 3])):
        match = given_bloodrage(
            age=3,
            turn=pillager,
            figures=EVEN,
            hands={ASTRID: "thors-primacy-3a tyrs-bash-1", BJORN: "heimdalls-watch-3 manheim-1a"},
        )

        table = fight(match, "angerboda", astrid="thors-primacy-3a", bjorn="heimdalls-watch-3")
        table.nothing_late()

        assert strengths(table) == order
        assert glories(table.game) == [3, 0]
