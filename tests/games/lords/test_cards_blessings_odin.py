"""LOR-8.5.8.4: the twelve blessings of Odin, each with its effect and where it has none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from games.lords.table import (
    DUEL,
    PLAIN,
    LordsTable,
    a_battle,
    battle_in,
    battle_values,
    fight,
    given_lords,
    held_runes,
    tell_armies,
    values,
    when,
)
from kit.table import ASTRID, BJORN
from kit.titles import shows
from ragnatafl.kernel.seats import Seat


def given_battle(
    blessings: Mapping[Seat, str],
    armies: Sequence[tuple[Seat, str, int]] = DUEL,
    region: str = "6",
    heroes: Mapping[Seat, str] | None = None,
    hands: Mapping[Seat, str] | None = None,
    priests: Mapping[Seat, int] | None = None,
) -> LordsTable:
    """Astrid attacks Bjorn in a region of his; he may retreat to 9 from 6, she to 5."""
    match = given_lords(
        armies=armies,
        control={region: BJORN, "9": BJORN, "5": ASTRID},
        heroes=heroes,
        hands=hands,
        priests=priests,
        blessings=blessings,
        attributes={ASTRID: (2, 2, 4), BJORN: (2, 2, 4)},
        tiles=PLAIN,
        steps=battle_in(region),
    )
    return when(match)


def losses(table: LordsTable) -> int:
    """Go through the battle to its end; how many losses were spread."""
    count = 0
    while table.game.battle_region >= 0:
        count += table.asked[1] == "spread-losses"
        table.says(table.asked[0], table.offered()[0])
    return count


@shows("raven-banner")
@pytest.mark.rule("LOR-8.5.8.4", "LOR-10.3")
@pytest.mark.parametrize(
    ("owner", "heroes", "result"),
    [
        (ASTRID, {ASTRID: "6"}, (6, 4)),
        (BJORN, {BJORN: "6"}, (4, 6)),
        (ASTRID, {ASTRID: "5"}, (4, 4)),
        (ASTRID, {BJORN: "6"}, (4, 4)),
    ],
)
def test_raven_banner_flies_beside_the_own_hero(
    owner: Seat, heroes: dict[Seat, str], result: tuple[int, int]
) -> None:
    """+2 in the region of the hero, not next door, not beside the hero of another."""
    table = fight(given_battle({owner: "raven-banner"}, heroes=heroes))

    assert battle_values(table) == result


def reinforce(
    blessings: Mapping[Seat, str], armies: Sequence[tuple[Seat, str, int]] = ()
) -> LordsTable:
    match = given_lords(
        phase="special-action",
        blessings=blessings,
        control={"1": ASTRID, "2": ASTRID, "9": BJORN},
        attributes={ASTRID: (3, 2, 2)},
        armies=armies,
    )
    return when(match).says(ASTRID, "act reinforce")


@shows("levy")
@pytest.mark.rule("LOR-8.5.4", "LOR-R27")
def test_levy_recruits_an_army_of_one_besides() -> None:
    """In any own region; region 2 has no settlement."""
    table = reinforce({ASTRID: "levy"}).says(ASTRID, "recruit 1")
    assert table.asked == (ASTRID, "recruit-one")
    assert table.offered() == ["recruit 1", "recruit 2"]

    table.says(ASTRID, "recruit 2")

    assert tell_armies(table.game) == ["astrid 3 in 1", "astrid 1 in 2"]


@shows("levy")
@pytest.mark.rule("LOR-8.5.4", "LOR-8.4.3.4")
def test_levy_helps_its_owner_alone_and_needs_an_army() -> None:
    table = reinforce({BJORN: "levy"}).says(ASTRID, "recruit 1")
    assert table.asked[0] == BJORN, "the turn is over"

    table = reinforce({ASTRID: "levy"}, [(ASTRID, "1", 1)] * 5).says(ASTRID, "recruit 1")
    assert table.asked[0] == BJORN


@shows("war-council")
@pytest.mark.rule("LOR-10.2.1")
def test_war_council_strengthens_the_first_card() -> None:
    """+2 for the first of Astrid's two; not for Bjorn's."""
    hands = {ASTRID: "spear-a bow-a", BJORN: "spear-b"}
    table = given_battle({ASTRID: "war-council"}, hands=hands)

    fight(table, astrid="spear-a bow-a", bjorn="spear-b")

    assert battle_values(table) == (4 + (2 + 2) + 1, 4 + 2)


@shows("war-council")
def test_war_council_needs_a_card() -> None:
    assert battle_values(fight(given_battle({BJORN: "war-council"}))) == (4, 4)


@shows("hird-discipline")
@pytest.mark.rule("LOR-R4")
def test_hird_discipline_ignores_the_symbols_of_the_first_card() -> None:
    """Two axes with two symbols each: two losses instead of four; Bjorn's sword costs one."""
    hands = {ASTRID: "axe-a axe-b", BJORN: "sword-a"}
    table = given_battle({ASTRID: "hird-discipline"}, hands=hands)

    fight(table, astrid="axe-a axe-b", bjorn="sword-a")

    assert battle_values(table) == (12, 7)
    assert losses(table) == 1 + 2
    assert tell_armies(table.game) == ["astrid 2 in 6", "bjorn 2 in 9"]


@shows("hird-discipline")
@pytest.mark.rule("LOR-R4", "LOR-10.2.3")
def test_hird_discipline_lets_a_small_army_play_a_costly_card_first() -> None:
    """An army of 1 may play an axe with two symbols, and no second one."""
    armies = [(ASTRID, "6", 1), (BJORN, "6", 4)]
    table = given_battle({ASTRID: "hird-discipline"}, armies, hands={ASTRID: "axe-a axe-b"})
    table.says(BJORN, "pass").says(ASTRID, "play axe-a")

    table.cannot(ASTRID, "play axe-b", "LOR-10.2.3")


@shows("stone-ramparts")
@pytest.mark.rule("LOR-10.3")
@pytest.mark.parametrize(
    ("owner", "region", "result"),
    [
        (BJORN, "6", (4, 5)),
        (BJORN, "7", (4, 6)),
        (ASTRID, "6", (4, 4)),
        (ASTRID, "7", (4, 4)),
    ],
    ids=["defender", "behind walls", "attacker", "attacker at a settlement"],
)
def test_stone_ramparts_protect_the_defender(
    owner: Seat, region: str, result: tuple[int, int]
) -> None:
    """+1; +2 in a region with a settlement, such as 7."""
    armies = [(ASTRID, region, 4), (BJORN, region, 4)]
    match = given_lords(
        armies=armies, control={region: BJORN}, blessings={owner: "stone-ramparts"},
        tiles=PLAIN, loki="16", steps=battle_in(region),
    )  # fmt: skip

    assert battle_values(fight(when(match))) == result


@shows("einherjar")
@pytest.mark.rule("LOR-10.4.1")
def test_einherjar_do_not_suffer_from_losing() -> None:
    """Both armies retreat as they are."""
    armies = [(ASTRID, "6", 6), (BJORN, "6", 2), (BJORN, "6", 1)]

    table = fight(given_battle({BJORN: "einherjar"}, armies))

    assert losses(table) == 0
    assert tell_armies(table.game) == ["astrid 6 in 6", "bjorn 1 in 9", "bjorn 2 in 9"]


@shows("einherjar")
@pytest.mark.rule("LOR-10.4.1", "LOR-10.4.2")
def test_einherjar_pay_for_their_symbols_and_help_no_other() -> None:
    armies = [(ASTRID, "6", 6), (BJORN, "6", 2)]
    table = given_battle({BJORN: "einherjar"}, armies, hands={BJORN: "sword-a"})
    assert losses(fight(table, bjorn="sword-a")) == 1
    assert tell_armies(table.game) == ["astrid 6 in 6", "bjorn 1 in 9"]

    table = fight(given_battle({ASTRID: "einherjar"}, armies))
    losses(table)
    assert tell_armies(table.game) == ["astrid 6 in 6", "bjorn 1 in 9"]


@shows("allfathers-due")
@pytest.mark.rule("LOR-4.3")
def test_allfathers_due_is_a_priest_for_a_victory() -> None:
    """As attacker and as defender; none for a defeat, none beyond four."""
    won = [(ASTRID, "6", 5), (BJORN, "6", 4)]
    for owner, armies, priests in (
        (ASTRID, won, [1, 0]), (BJORN, DUEL, [0, 1]), (ASTRID, DUEL, [0, 0]), (BJORN, won, [0, 0]),
    ):  # fmt: skip
        table = fight(given_battle({owner: "allfathers-due"}, armies))
        losses(table)
        assert table.game.priests == priests

    table = fight(given_battle({ASTRID: "allfathers-due"}, won, priests={ASTRID: 4}))
    losses(table)
    assert table.game.priests == [4, 0]


@shows("forced-march")
@pytest.mark.rule("LOR-R12", "LOR-8.5.5.1")
def test_forced_march_activates_one_army_twice() -> None:
    """Any one of those activated, and no other after it."""
    match = given_lords(
        phase="special-action",
        armies=[(ASTRID, "3", 2), (ASTRID, "5", 1)],
        blessings={ASTRID: "forced-march"},
    )
    table = when(match).says(ASTRID, "act mobilise")
    table.says(ASTRID, "move astrid 2 from 3 to 2", "move astrid 1 from 5 to 1")

    table.says(ASTRID, "move astrid 2 from 2 to 4")

    assert tell_armies(table.game) == ["astrid 1 in 1", "astrid 2 in 4"]
    assert table.asked[0] == BJORN, "neither may be activated any more"


@shows("forced-march")
@pytest.mark.rule("LOR-8.5.5.1")
def test_without_forced_march_each_army_goes_once() -> None:
    """The blessing of another is none; it may be left unused as well."""
    for owner in (BJORN, ASTRID):
        match = given_lords(
            phase="special-action",
            armies=[(ASTRID, "3", 2)],
            blessings={owner: "forced-march"},
        )
        table = when(match).says(ASTRID, "act mobilise", "move astrid 2 from 3 to 2")
        if owner == ASTRID:
            table.says(ASTRID, "stop")
        assert table.asked[0] == BJORN
        assert tell_armies(table.game) == ["astrid 2 in 2"]


@shows("forced-march")
@pytest.mark.rule("LOR-8.4.1")
def test_forced_march_is_for_mobilise_alone() -> None:
    match = given_lords(
        phase="manoeuvres", armies=[(ASTRID, "3", 2)], blessings={ASTRID: "forced-march"}
    )

    table = when(match).says(ASTRID, "move astrid 2 from 3 to 2")

    assert table.asked == (ASTRID, "special-action")


def given_garrison(owner: Seat, phase: str = "manoeuvres") -> LordsTable:
    """Astrid's armies: in her own region 2 without a settlement, and in neutral 8."""
    match = given_lords(
        phase=phase,
        armies=[(ASTRID, "2", 2), (ASTRID, "8", 1)],
        control={"2": ASTRID},
        blessings={owner: "garrison-law"},
    )
    return when(match)


@shows("garrison-law")
@pytest.mark.rule("LOR-8.4.2.2")
def test_garrison_law_lets_an_army_grow_in_any_own_region() -> None:
    """In Manoeuvres and when mobilised; not in a region that is not the owner's."""
    table = given_garrison(ASTRID)
    assert table.offered("grow") == ["grow astrid 2 in 2"]
    table.says(ASTRID, "grow astrid 2 in 2")
    assert "astrid 3 in 2" in tell_armies(table.game)

    table = given_garrison(ASTRID, "special-action").says(ASTRID, "act mobilise")
    assert table.offered("grow") == ["grow astrid 2 in 2"]


@shows("garrison-law")
@pytest.mark.rule("LOR-8.4.2.2", "LOR-8.5.6.4")
def test_garrison_law_is_of_no_use_to_others_nor_in_preparing() -> None:
    given_garrison(BJORN).cannot(ASTRID, "grow astrid 2 in 2", "LOR-8.4.2.2")

    table = given_garrison(ASTRID, "special-action").says(ASTRID, "act prepare")
    assert not table.offered("strengthen")


def given_muster(
    owner: Seat, runes: str, armies: Sequence[tuple[Seat, str, int]] = (), phase: str = "rune-phase"
) -> LordsTable:
    match = given_lords(
        phase=phase,
        runes={ASTRID: runes},
        attributes={ASTRID: (4, 2, 3)},
        blessings={owner: "runic-muster"},
        control={"1": ASTRID},
        armies=armies,
    )
    return when(match)


@shows("runic-muster")
@pytest.mark.rule("LOR-8.3.4", "LOR-8.3.5", "LOR-8.4.3")
def test_runic_muster_recruits_for_two_different_runes() -> None:
    """As strong as authority; it is the rune action of the turn."""
    table = given_muster(ASTRID, "uruz algiz algiz").says(ASTRID, "use runic-muster")
    assert table.offered() == ["pay uruz algiz"]

    table.says(ASTRID, "pay uruz algiz", "recruit 1")

    assert tell_armies(table.game) == ["astrid 4 in 1"]
    assert held_runes(table.game, ASTRID) == "algiz"
    assert table.asked[1] != "rune-phase"


@shows("runic-muster")
@pytest.mark.rule("LOR-8.3.4", "LOR-8.0.5")
@pytest.mark.parametrize(
    ("owner", "runes", "count"),
    [(ASTRID, "algiz algiz", 0), (BJORN, "uruz algiz", 0), (ASTRID, "uruz algiz", 6)],
    ids=["runes alike", "of another", "no army left"],
)
def test_runic_muster_is_not_offered_in_vain(owner: Seat, runes: str, count: int) -> None:
    table = given_muster(owner, runes, [(ASTRID, "1", 1)] * count)

    assert not table.offered("use")


@shows("wolf-pack")
@pytest.mark.rule("LOR-10.3")
@pytest.mark.parametrize(
    ("owner", "armies", "result"),
    [
        (ASTRID, [(ASTRID, "6", 2), (ASTRID, "6", 2), (BJORN, "6", 4)], (6, 4)),
        (ASTRID, [(ASTRID, "6", 4), (ASTRID, "5", 2), (BJORN, "6", 4)], (4, 4)),
        (BJORN, [(ASTRID, "6", 4), (BJORN, "6", 2), (BJORN, "6", 2)], (4, 4)),
        (BJORN, [(ASTRID, "6", 2), (ASTRID, "6", 2), (BJORN, "6", 4)], (4, 4)),
    ],
    ids=["two armies", "one army there", "defender", "against it"],
)
def test_wolf_pack_attacks_in_numbers(
    owner: Seat, armies: list[tuple[Seat, str, int]], result: tuple[int, int]
) -> None:
    """+2 with two armies or more in the battle, as attacker."""
    assert battle_values(fight(given_battle({owner: "wolf-pack"}, armies))) == result


@shows("jarls-word")
@pytest.mark.rule("LOR-8.4.3")
def test_jarls_word_recruits_in_any_own_region() -> None:
    """Region 2 has no settlement; another's region is no own one."""
    table = reinforce({ASTRID: "jarls-word"})
    assert table.offered() == ["recruit 1", "recruit 2"]

    reinforce({BJORN: "jarls-word"}).cannot(ASTRID, "recruit 2", "LOR-8.4.3")


@shows("jarls-word")
@pytest.mark.rule("LOR-8.5.8.2", "LOR-5.1")
def test_jarls_word_raises_authority_once() -> None:
    """When it is taken."""
    match = given_lords(
        phase="special-action",
        control={"2": ASTRID, "6": ASTRID},
        temples="2",
        blessing_deck="jarls-word seidr levy",
    )
    table = when(match).says(ASTRID, "act build-temple", "build temple 6", "take jarls-word")

    assert values(table.game, ASTRID) == (3, 2, 2)
    assert values(table.game, BJORN) == (2, 2, 2)


@pytest.mark.rule("LOR-R12")
def test_forced_march_takes_any_one_army_twice() -> None:
    """The first of two, after the second has moved; then no third time."""
    match = given_lords(
        armies=[(ASTRID, "9", 1), (ASTRID, "12", 2)],
        tiles=PLAIN,
        blessings={ASTRID: "forced-march"},
        phase="special-action",
    )

    table = when(match).says(ASTRID, "act mobilise", "move astrid 1 from 9 to 8")
    table.says(ASTRID, "move astrid 2 from 12 to 14", "move astrid 1 from 8 to 13")

    assert tell_armies(table.game) == ["astrid 1 in 13", "astrid 2 in 14"]
    assert table.asked[1] != "mobilise" or table.offered() == ["stop"]


@pytest.mark.rule("LOR-R4")
def test_hird_discipline_ignores_the_symbols_of_the_first_card_alone() -> None:
    table = a_battle(
        [(ASTRID, "6", 1), (BJORN, "6", 1)],
        {ASTRID: "axe-a axe-b sword-a"},
        blessings={ASTRID: "hird-discipline"},
    )

    table.says(BJORN, "pass").says(ASTRID, "play axe-a")
    assert table.offered() == ["play sword-a", "pass"]
    table.cannot(ASTRID, "play axe-b", "LOR-10.2.3")
    table.says(ASTRID, "play sword-a", "pass")

    assert ("losses", 1) in table.match.decision.facts


@pytest.mark.rule("LOR-R27")
def test_levy_is_compulsory() -> None:
    match = given_lords(
        phase="special-action",
        control={"1": ASTRID},
        blessings={ASTRID: "levy"},
        drakkars={ASTRID: "s1"},
    )
    table = when(match).says(ASTRID, "act reinforce", "recruit 1")
    assert table.offered() == ["recruit 1"]
