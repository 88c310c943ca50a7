"""RUN-12: the readings that can be played otherwise, each by a switch of the set-up."""

from __future__ import annotations

import pytest

from games.runics.table import RING, RUNE_CARDS, TOWER, given_runics, runes, supplies
from kit.given import new_game
from kit.play import played_by_verb
from kit.table import ASTRID, BJORN, when
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.seats import Seat


@pytest.mark.rule("RUN-2.1", "RUN-13.6")
@pytest.mark.parametrize(("turns", "count"), [("quarter", 242), ("half", 115)])
def test_cards_turn_by_quarters_or_by_halves(turns: str, count: int) -> None:
    """Reading A2: the stricter one has less than half of the placements on the start card."""
    tables = {card: when(given_runics(hands={ASTRID: card}, turns=turns)) for card in RUNE_CARDS}

    assert sum(len(table.offered(f"lay {card}")) for card, table in tables.items()) == count


@pytest.mark.rule("RUN-2.1")
def test_with_half_turns_no_card_lies_on_its_side() -> None:
    """Reading A2"""
    table = when(given_runics(turns="half", hands={ASTRID: "R01"}))

    table.cannot(ASTRID, "lay R01 turn 90 at 0,-1", "RUN-2.1")
    table.cannot(ASTRID, "lay R01 turn 270 at -2,-1", "RUN-2.1")
    table.says(ASTRID, "lay R01 turn 180 at 0,1")


@pytest.mark.rule("RUN-5.6")
def test_must_extend_asks_for_a_section_on_the_bare_table() -> None:
    """Reading A6: six runes of two cards are too many; the rest of a card may be hidden."""
    table = when(
        given_runics(covering="must_extend", laid=("R01 turn 180 at 1,0",), hands={ASTRID: "R09"})
    )
    tower = when(given_runics(covering="must_extend", laid=TOWER, hands={ASTRID: "R02"}))

    table.cannot(ASTRID, "lay R09 turn 270 at 0,1", "RUN-5.6")
    tower.says(ASTRID, "lay R02 turn 180 at 0,1")

    assert runes(tower.game) == ["RG", "GB", "BB", "BB", "BG", "RG"]


@pytest.mark.rule("RUN-5.6")
def test_no_card_hidden_keeps_a_rune_of_every_card_in_sight() -> None:
    """Reading A6: the rest of the start card may not be hidden; six runes of two cards may be."""
    table = when(
        given_runics(
            covering="no_card_hidden", laid=("R01 turn 180 at 1,0",), hands={ASTRID: "R09"}
        )
    )
    tower = when(given_runics(covering="no_card_hidden", laid=TOWER, hands={ASTRID: "R02"}))

    tower.cannot(ASTRID, "lay R02 turn 180 at 0,1", "RUN-5.6")
    table.says(ASTRID, "lay R09 turn 270 at 0,1")

    assert runes(table.game) == ["BBB", "BBB", "RGG"]


@pytest.mark.rule("RUN-5.6")
@pytest.mark.parametrize("covering", ["same_footprint", "must_extend", "no_card_hidden"])
def test_no_reading_lets_a_card_lie_wholly_on_another(covering: str) -> None:
    """RUN-5.6, reading A6"""
    table = when(given_runics(covering=covering, hands={ASTRID: "R01"}))

    table.cannot(ASTRID, "lay R01 turn 0 at 0,0", "RUN-5.6")
    table.cannot(ASTRID, "lay R01 turn 180 at 0,0", "RUN-5.6")


@pytest.mark.rule("RUN-6.5")
def test_without_second_masters_ones_own_areas_are_closed() -> None:
    """Reading A9: a second master needs an area of its own."""
    match = given_runics(second_master=False, laid=RING, phase="place", masters={ASTRID: "0,1"})
    table = when(match)

    table.cannot(ASTRID, "place at 2,1", "RUN-6.5")
    assert table.offered("place") == [f"place at {at}" for at in ("1,1", "0,2", "1,2", "2,2")]


@pytest.mark.rule("RUN-6.6")
def test_without_second_masters_one_may_have_to_be_set_aside() -> None:
    """Readings A9, A11: all three areas have an owner, and the deck is empty."""
    masters = {ASTRID: "0,0", BJORN: "1,1 0,2"}
    table = when(given_runics(second_master=False, phase="place", masters=masters, deck=""))

    table.says(ASTRID, "set the master aside")

    assert supplies(table.game) == [1, 1]


# Reading A12: ties. Astrid and Bjorn end with 3 points each; Bjorn takes the three blue runes.


@pytest.mark.rule("RUN-8.3")
@pytest.mark.parametrize(
    ("tie_break", "winners"), [("shared", (ASTRID, BJORN)), ("league", (BJORN,))]
)
def test_a_league_prefers_fewer_kept_cards(tie_break: str, winners: tuple[Seat, ...]) -> None:
    """Reading A12: Astrid has 4 points for green, less 1 for the card she kept."""
    match = given_runics(
        turn=BJORN,
        masters={ASTRID: "1,2"},
        set_aside={ASTRID: 2, BJORN: 2},
        kept={ASTRID: "R05"},
        hands={BJORN: "R01"},
        tie_break=tie_break,
    )

    when(match).says(BJORN, "lay R01 turn 0 at 0,-2", "place at 1,1")

    assert match.scores == (3, 3)
    assert match.winners == winners


@pytest.mark.rule("RUN-8.3")
@pytest.mark.parametrize(
    ("tie_break", "winners"), [("shared", (ASTRID, BJORN)), ("league", (ASTRID,))]
)
def test_a_league_then_prefers_more_red_runes(tie_break: str, winners: tuple[Seat, ...]) -> None:
    """Reading A12: Astrid has her points by a red rune, nobody kept a card."""
    match = given_runics(
        turn=BJORN,
        masters={ASTRID: "1,1"},
        set_aside={ASTRID: 2, BJORN: 2},
        hands={BJORN: "R01"},
        tie_break=tie_break,
    )

    when(match).says(BJORN, "lay R01 turn 0 at -1,2", "place at 0,0")

    assert match.scores == (3, 3)
    assert match.winners == winners


@pytest.mark.rule("RUN-8.3")
def test_kept_cards_come_before_red_runes() -> None:
    """Reading A12: Bjorn's red rune does not help him, for he kept a card more."""
    match = given_runics(
        turn=BJORN,
        masters={ASTRID: "0,0", BJORN: "1,1"},
        set_aside={ASTRID: 2, BJORN: 1},
        kept={BJORN: "R05 R06"},
        hands={BJORN: "R01"},
        tie_break="league",
    )

    when(match).says(BJORN, "lay R01 turn 0 at -1,2", "place at -1,3")

    assert match.scores == (3, 3)
    assert match.winners == (ASTRID,)


@pytest.mark.rule("RUN-8.3")
def test_a_league_may_end_in_a_shared_victory_too() -> None:
    """Reading A12: as many kept cards, as many red runes."""
    match = given_runics(
        turn=BJORN,
        masters={ASTRID: "0,0"},
        set_aside={ASTRID: 2, BJORN: 2},
        hands={BJORN: "R01"},
        tie_break="league",
    )

    when(match).says(BJORN, "lay R01 turn 0 at -1,2", "place at 0,3")

    assert match.scores == (3, 3)
    assert match.winners == (ASTRID, BJORN)


@pytest.mark.rule("RUN-8.3")
def test_a_league_breaks_ties_only() -> None:
    """Reading A12: more points win, with whatever cards kept."""
    match = given_runics(
        turn=BJORN,
        masters={ASTRID: "1,2"},
        set_aside={ASTRID: 2, BJORN: 2},
        kept={BJORN: "R05"},
        hands={BJORN: "R01"},
        tie_break="league",
    )

    when(match).says(BJORN, "lay R01 turn 0 at 0,-2", "place at 1,-1")

    assert match.scores == (4, 3)
    assert match.winners == (ASTRID,)


@pytest.mark.rule("RUN-3.5")
@pytest.mark.parametrize(
    "options",
    [
        {"extra_card": True},
        {"archmasters": True},
        {"adepts": True},
        {"extra_card": True, "archmasters": True},
        {"extra_card": True, "adepts": True},
        {"archmasters": True, "adepts": True},
        {"extra_card": True, "archmasters": True, "adepts": True},
        {"turns": "half"},
        {"covering": "must_extend", "second_master": False},
        {"covering": "no_card_hidden", "tie_break": "league"},
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("seats", [2, 3])
def test_all_modules_and_readings_can_be_played(seats: int, options: dict[str, bool | str]) -> None:
    """RUN-3.5, RUN-12: alone and together, to the end, and only what is in play is asked."""
    wanted = {
        "extra-card": "extra_card", "repay": "extra_card", "token": "archmasters",
        "adept": "adepts",
    }  # fmt: skip
    prompts = set()
    for seed in range(3):
        match = new_game("runics", seats, seed, options)
        prompts.add(match.decision.prompt)
        for _ in played_by_verb(match, seed):
            if not match.over:
                prompts.add(match.decision.prompt)
        assert supplies(match.state) == [0] * seats

    assert {wanted[prompt] for prompt in prompts if prompt in wanted} == {
        name for name in options if name in wanted.values()
    }


@pytest.mark.rule("RUN-3.4")
@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"extra_cards": True}, r"unknown option 'extra_cards', did you mean 'extra_card'\?"),
        ({"turns": "third"}, r"option .*'third'.*\$\.turns"),
        ({"covering": "all"}, r"option .*'all'.*\$\.covering"),
        ({"first": "eirik"}, r"option .*'eirik'.*\$\.first"),
        ({"adepts": "perhaps"}, r"option .*\$\.adepts"),
    ],
)
def test_unknown_switches_are_refused(options: dict[str, bool | str], fault: str) -> None:
    """RUN-12: one line that names the fault."""
    with pytest.raises(BadInput, match=f"^runics: {fault}"):
        new_game("runics", 2, 1, options)
