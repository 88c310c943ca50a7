"""The rules of Raid, one short story each; the toy shows what the kernel can do."""

from __future__ import annotations

import pytest

from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.positions import Document
from ragnatafl.kernel.seats import CHANCE, Seat
from toys.raid import GAME
from toys.stories import RaidTable, given_raid, new_raid


def draft_then_turns(*rounds: int) -> list[Document]:
    steps: list[Document] = [{"step": "draft", "round": number} for number in rounds]
    return [*steps, {"step": "next-turn", "seat": "astrid"}]


@pytest.mark.rule("RAID-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_begins_with_three_warriors_and_no_glory(seats: int) -> None:
    table = new_raid(seats)

    assert table.game.warriors == [3] * seats
    assert table.game.glory == [0] * seats


@pytest.mark.rule("RAID-1")
@pytest.mark.parametrize("seats", [1, 5])
def test_no_more_and_no_fewer_seats(seats: int) -> None:
    with pytest.raises(BadInput, match=f"raid: {seats} seats are not possible, only 3, 2, 4"):
        make_setup(GAME, seats)


@pytest.mark.rule("RAID-1")
def test_the_last_seats_are_automas_and_are_not_asked() -> None:
    table = new_raid(seats=3, automas=2)

    assert [decision.seat for decision in table.match.decisions] == [ASTRID]
    assert table.game.automas == 0b110


@pytest.mark.rule("RAID-2")
def test_four_cards_are_dealt_to_each_seat() -> None:
    table = new_raid(seats=3)

    assert [len(table.pile(f"pack {name}")) for name in ("astrid", "bjorn", "dagny")] == [4, 4, 4]
    assert len(table.pile("deck")) == 4


@pytest.mark.rule("RAID-2")
def test_packs_go_to_the_left_when_all_have_kept_a_card() -> None:
    table = given_raid(
        3,
        packs={
            ASTRID: "axe-1 axe-2 axe-3 axe-4",
            BJORN: "axe-5 axe-6 axe-7 axe-8",
            DAGNY: "horn-1 horn-2 raven-1 raven-2",
        },
        agenda=draft_then_turns(1, 2, 3),
    )

    table.says(DAGNY, "keep horn-1").says(ASTRID, "keep axe-4")
    assert table.hand(ASTRID) == []  # sealed: nothing moves before the last answer is in
    table.says(BJORN, "keep axe-8")

    assert (table.hand(ASTRID), table.hand(BJORN)) == (["axe-4"], ["axe-8"])
    assert table.offered(to=BJORN) == ["keep axe-1", "keep axe-2", "keep axe-3"]
    assert table.offered(to=DAGNY) == ["keep axe-5", "keep axe-6", "keep axe-7"]
    assert table.offered(to=ASTRID) == ["keep horn-2", "keep raven-1", "keep raven-2"]


@pytest.mark.rule("RAID-2")
def test_cards_are_kept_three_times() -> None:
    table = new_raid(seats=2)

    for _ in range(3):
        for seat in (ASTRID, BJORN):
            table.says(seat, table.offered(to=seat)[0])

    assert (len(table.hand(ASTRID)), len(table.hand(BJORN))) == (3, 3)
    assert table.match.decision.prompt == "turn"


@pytest.mark.rule("RAID-2.1")
def test_the_last_card_of_a_pack_leaves_unseen_by_the_others() -> None:
    table = given_raid(
        packs={ASTRID: "axe-1 axe-2", BJORN: "fog-1 fog-2"}, agenda=draft_then_turns(3)
    )

    table.says(ASTRID, "keep axe-2").says(BJORN, "keep fog-2")

    assert table.pile("gone") == ["axe-1", "fog-1"]
    told_to_bjorn = [e for e in table.match.events_for(BJORN) if e.kind == "last-card-leaves"]
    assert [event.all_facts().get("card") for event in told_to_bjorn] == [None, "fog-1"]


@pytest.mark.rule("RAID-3")
def test_a_turn_is_a_raid_a_banner_or_a_rest() -> None:
    table = given_raid(3, hands={ASTRID: "axe-1", BJORN: "axe-2"})

    assert table.offered(to=ASTRID) == ["raid bjorn", "raid dagny", "raise axe-1", "rest axe-1"]


@pytest.mark.rule("RAID-3")
def test_who_rests_discards_a_card_and_the_next_seat_is_asked() -> None:
    table = given_raid(hands={ASTRID: "axe-1 axe-2", BJORN: "axe-3"})

    table.says(ASTRID, "rest axe-1")

    assert (table.hand(ASTRID), table.pile("discard")) == (["axe-2"], ["axe-1"])
    assert table.match.decision.seat == BJORN


@pytest.mark.rule("RAID-3")
def test_a_seat_without_a_card_has_no_turn() -> None:
    table = given_raid(3, hands={ASTRID: "axe-1", DAGNY: "axe-3"})

    table.says(ASTRID, "rest axe-1")

    assert table.match.decision.seat == DAGNY


@pytest.mark.rule("RAID-3")
def test_nobody_raids_the_own_seat() -> None:
    table = given_raid(hands={ASTRID: "axe-1"})

    with pytest.raises(Illegal, match="RAID-3: Astrid cannot raid that seat"):
        table.says(ASTRID, "raid astrid")


@pytest.mark.rule("RAID-3.1")
@pytest.mark.parametrize(("without", "name"), [(ASTRID, "Astrid"), (BJORN, "Bjorn")])
def test_a_raid_needs_a_warrior_on_both_sides(without: Seat, name: str) -> None:
    table = given_raid(hands={ASTRID: "axe-1", BJORN: "axe-2"}, warriors={without: 0})

    assert table.offered(to=ASTRID) == ["raise axe-1", "rest axe-1"]
    with pytest.raises(Illegal, match=f"RAID-3.1: {name} has no warrior"):
        table.says(ASTRID, "raid bjorn")


@pytest.mark.rule("RAID-3.2")
def test_a_new_banner_replaces_the_old_one() -> None:
    table = given_raid(hands={ASTRID: "horn-1", BJORN: "axe-1"}, banners={ASTRID: "fog-1"})

    table.says(ASTRID, "raise horn-1")

    assert (table.pile("banner astrid"), table.pile("discard")) == (["horn-1"], ["fog-1"])


@pytest.mark.rule("RAID-3.2")
def test_a_banner_in_the_hand_has_no_text() -> None:
    table = given_raid(hands={ASTRID: "axe-4 horn-1", BJORN: "axe-1"})

    table.says(ASTRID, "raid bjorn").says(ASTRID, "put axe-4").says(BJORN, "put axe-1").rolls(1)

    assert table.clash() == (4 + 1, 1 + 3)


@pytest.mark.rule("RAID-4")
def test_both_sides_put_a_card_before_the_die_is_rolled() -> None:
    table = given_raid(hands={ASTRID: "axe-4", BJORN: "axe-1 axe-2"})

    table.says(ASTRID, "raid bjorn")
    assert (table.offered(to=ASTRID), table.offered(to=BJORN)) == (
        ["put axe-4"],
        ["put axe-1", "put axe-2"],
    )
    table.says(BJORN, "put axe-2")
    assert table.pile("discard") == []  # face down: nobody sees it yet
    table.says(ASTRID, "put axe-4")

    assert table.match.decision.seat == CHANCE
    assert table.pile("discard") == ["axe-4", "axe-2"]


@pytest.mark.rule("RAID-4")
def test_who_has_no_card_puts_none() -> None:
    table = given_raid(hands={ASTRID: "axe-1"})

    table.says(ASTRID, "raid bjorn").says(ASTRID, "put axe-1").says(BJORN, "put nothing").rolls(6)

    assert table.clash() == (1 + 6, 3)


@pytest.mark.rule("RAID-4")
def test_who_has_a_card_must_put_one() -> None:
    table = given_raid(hands={ASTRID: "axe-1", BJORN: "axe-2"}).says(ASTRID, "raid bjorn")

    with pytest.raises(Illegal, match="Bjorn cannot choose 'put nothing' here; offered: put axe-2"):
        table.says(BJORN, "put nothing")


@pytest.mark.rule("RAID-4.1")
@pytest.mark.parametrize("die", [1, 6])
def test_card_and_die_meet_card_and_warriors(die: int) -> None:
    table = given_raid(hands={ASTRID: "axe-2", BJORN: "axe-4"}, warriors={BJORN: 2})

    table.says(ASTRID, "raid bjorn").says(ASTRID, "put axe-2").says(BJORN, "put axe-4").rolls(die)

    assert table.clash() == (2 + die, 4 + 2)


@pytest.mark.rule("RAID-5")
def test_the_stronger_attacker_gains_two_glory_and_the_loser_loses_a_warrior() -> None:
    table = given_raid(hands={ASTRID: "axe-8 axe-1", BJORN: "axe-2"})

    table.says(ASTRID, "raid bjorn").says(ASTRID, "put axe-8").says(BJORN, "put axe-2").rolls(1)

    assert (table.game.glory, table.game.warriors) == ([2, 0], [3, 2])


@pytest.mark.rule("RAID-5")
def test_the_stronger_defender_gains_them_too() -> None:
    table = given_raid(hands={ASTRID: "axe-1 axe-2", BJORN: "axe-8"})

    table.says(ASTRID, "raid bjorn").says(ASTRID, "put axe-1").says(BJORN, "put axe-8").rolls(1)

    assert (table.game.glory, table.game.warriors) == ([0, 2], [2, 3])


@pytest.mark.rule("RAID-5")
def test_a_tie_changes_nothing() -> None:
    table = given_raid(hands={ASTRID: "axe-1 axe-2", BJORN: "axe-3"})

    table.says(ASTRID, "raid bjorn").says(ASTRID, "put axe-2").says(BJORN, "put axe-3").rolls(4)

    assert table.clash() == (6, 6)
    assert (table.game.glory, table.game.warriors) == ([0, 0], [3, 3])


@pytest.mark.rule("RAID-6")
def test_seven_glory_win_at_once() -> None:
    """The innermost of nested steps ends the game: the loser keeps the warrior."""
    table = given_raid(hands={ASTRID: "axe-8 axe-1", BJORN: "axe-2"}, glory={ASTRID: 5})

    table.says(ASTRID, "raid bjorn").says(ASTRID, "put axe-8").says(BJORN, "put axe-2").rolls(1)

    assert table.match.over
    assert (table.match.winners, table.game.ended_by) == ((ASTRID,), "RAID-6")
    assert table.game.warriors == [3, 3]
    assert table.hand(ASTRID) == ["axe-1"]


@pytest.mark.rule("RAID-6")
def test_six_glory_do_not_win() -> None:
    table = given_raid(hands={ASTRID: "axe-8 axe-1", BJORN: "axe-2"}, glory={ASTRID: 4})

    table.says(ASTRID, "raid bjorn").says(ASTRID, "put axe-8").says(BJORN, "put axe-2").rolls(1)

    assert not table.match.over


@pytest.mark.rule("RAID-7")
def test_most_glory_wins_when_the_last_card_is_gone() -> None:
    table = given_raid(3, hands={ASTRID: "axe-1"}, glory={ASTRID: 2, BJORN: 4, DAGNY: 3})

    table.says(ASTRID, "rest axe-1")

    assert (table.match.winners, table.game.ended_by) == ((BJORN,), "RAID-7")


@pytest.mark.rule("RAID-7")
def test_tied_seats_share_the_victory() -> None:
    table = given_raid(3, hands={ASTRID: "axe-1"}, glory={ASTRID: 4, BJORN: 1, DAGNY: 4})

    table.says(ASTRID, "rest axe-1")

    assert table.match.winners == (ASTRID, DAGNY)


@pytest.mark.rule("RAID-8")
def test_an_automa_keeps_its_best_card() -> None:
    table = given_raid(
        packs={ASTRID: "axe-1 axe-2", BJORN: "axe-3 axe-7"},
        agenda=draft_then_turns(3),
        automas=1,
    )

    table.says(ASTRID, "keep axe-1")

    assert table.hand(BJORN) == ["axe-7"]


@pytest.mark.rule("RAID-8")
def test_an_automa_puts_its_best_card() -> None:
    table = given_raid(hands={ASTRID: "axe-1", BJORN: "axe-3 axe-6 fog-1"}, automas=1)

    table.says(ASTRID, "raid bjorn").says(ASTRID, "put axe-1").rolls(1)

    assert table.clash() == (1 + 1, 6 + 3)


@pytest.mark.rule("RAID-8")
def test_an_automa_raids_the_seat_with_most_glory() -> None:
    table = given_raid(
        3,
        hands={ASTRID: "axe-1 axe-2", BJORN: "axe-3", DAGNY: "axe-8"},
        glory={ASTRID: 1, BJORN: 3},
        automas=1,
        turn=DAGNY,
    )

    assert table.offered(to=BJORN) == ["put axe-3"]
    assert table.offered(to=ASTRID) == []


@pytest.mark.rule("RAID-8")
def test_an_automa_that_cannot_raid_raises_its_best_card() -> None:
    table = given_raid(
        hands={ASTRID: "axe-1", BJORN: "horn-1 axe-3"}, warriors={BJORN: 0}, automas=1, turn=BJORN
    )

    assert table.pile("banner bjorn") == ["axe-3"]
    assert table.match.decision.seat == ASTRID


@pytest.mark.rule("RAID-8.1")
def test_the_first_person_chooses_between_equal_foes_of_an_automa() -> None:
    table = given_raid(
        3,
        hands={ASTRID: "axe-1", BJORN: "axe-3", DAGNY: "axe-8"},
        glory={ASTRID: 2, BJORN: 2},
        automas=1,
        turn=DAGNY,
    )

    assert table.match.decision.rule == "RAID-8.1"
    assert table.offered(to=ASTRID) == ["raid astrid", "raid bjorn"]
    table.says(ASTRID, "raid bjorn")

    assert table.offered(to=BJORN) == ["put axe-3"]


@pytest.mark.rule("RAID-9")
def test_a_horn_adds_two_to_the_strength_of_its_owner() -> None:
    table = given_raid(
        hands={ASTRID: "axe-2", BJORN: "axe-1"}, banners={ASTRID: "horn-1", BJORN: "axe-8"}
    )

    table.says(ASTRID, "raid bjorn").says(ASTRID, "put axe-2").says(BJORN, "put axe-1").rolls(1)

    assert table.clash() == (2 + 1 + 2, 1 + 3)


@pytest.mark.rule("RAID-9")
def test_a_raven_gives_one_glory_more_for_a_won_raid() -> None:
    table = given_raid(hands={ASTRID: "axe-8", BJORN: "axe-1"}, banners={ASTRID: "raven-1"})

    table.says(ASTRID, "raid bjorn").says(ASTRID, "put axe-8").says(BJORN, "put axe-1").rolls(1)

    assert table.game.glory == [3, 0]


@pytest.mark.rule("RAID-9")
def test_the_raven_of_the_loser_gives_nothing() -> None:
    table = given_raid(hands={ASTRID: "axe-8", BJORN: "axe-1"}, banners={BJORN: "raven-1"})

    table.says(ASTRID, "raid bjorn").says(ASTRID, "put axe-8").says(BJORN, "put axe-1").rolls(1)

    assert table.game.glory == [2, 0]


def raid_on_a_shield() -> RaidTable:
    """Astrid has won a raid on Bjorn, whose banner is a shield."""
    table = given_raid(hands={ASTRID: "axe-8", BJORN: "axe-1"}, banners={BJORN: "shield-1"})
    table.says(ASTRID, "raid bjorn").says(ASTRID, "put axe-8").says(BJORN, "put axe-1").rolls(1)
    return table


@pytest.mark.rule("RAID-9")
def test_a_shield_may_be_discarded_in_place_of_a_warrior() -> None:
    table = raid_on_a_shield()

    table.says(BJORN, "discard the banner")

    assert (table.game.warriors, table.pile("banner bjorn")) == ([3, 3], [])
    assert table.pile("discard")[-1] == "shield-1"


@pytest.mark.rule("RAID-9")
def test_a_shield_need_not_be_discarded() -> None:
    table = raid_on_a_shield()

    table.says(BJORN, "lose a warrior")

    assert (table.game.warriors, table.pile("banner bjorn")) == ([3, 2], ["shield-1"])


@pytest.mark.rule("RAID-9")
def test_an_automa_gives_its_shield() -> None:
    table = given_raid(
        hands={ASTRID: "axe-8", BJORN: "axe-1"}, banners={BJORN: "shield-1"}, automas=1
    )

    table.says(ASTRID, "raid bjorn").says(ASTRID, "put axe-8").rolls(1)

    assert (table.game.warriors, table.pile("banner bjorn")) == ([3, 3], [])


@pytest.mark.rule("RAID-9")
def test_fog_blanks_the_banners_of_the_other_seats() -> None:
    table = given_raid(
        hands={ASTRID: "axe-2", BJORN: "axe-1"}, banners={ASTRID: "horn-1", BJORN: "fog-1"}
    )

    table.says(ASTRID, "raid bjorn").says(ASTRID, "put axe-2").says(BJORN, "put axe-1").rolls(1)

    assert table.clash() == (2 + 1, 1 + 3)


@pytest.mark.rule("RAID-9")
def test_fog_in_the_hand_blanks_nothing() -> None:
    table = given_raid(hands={ASTRID: "axe-2", BJORN: "fog-1"}, banners={ASTRID: "horn-1"})

    table.says(ASTRID, "raid bjorn").says(ASTRID, "put axe-2").says(BJORN, "put fog-1").rolls(1)

    assert table.clash() == (2 + 1 + 2, 0 + 3)
