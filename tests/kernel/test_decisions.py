"""Every choice is one of a list (2.3), and refusals teach (2.14)."""

from __future__ import annotations

import pytest

from kernel.coins import GoTo, Guess, SideId, Stop, Toss, new_coins
from kit.table import ASTRID, BJORN
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Illegal, Option, option, parse_option
from ragnatafl.kernel.positions import digest
from ragnatafl.kernel.seats import SEATS, Seat
from toys.raid import CARDS, GAME, CardId, Put, PutNothing, RaidSeat, Rest
from toys.stories import given_raid


def test_equal_options_are_the_same_object() -> None:
    """2.3"""
    assert Put(CardId(3)) is Put(CardId(3))
    assert Put(CardId(3)) is not Put(CardId(4))
    assert Toss() is Toss()


def test_an_option_of_one_class_is_never_one_of_another() -> None:
    put: Option = Put(CardId(3))

    assert put is not Rest(CardId(3))


def test_the_text_is_made_once_when_asked() -> None:
    """2.3"""
    choice = Rest(CardId(5))

    assert choice.text == "rest axe-6"
    assert choice.text is choice.text


def test_an_option_knows_the_arguments_of_its_sentence() -> None:
    assert RaidSeat(Seat(1)).facts() == (("seat", "bjorn"),)
    assert RaidSeat(Seat(1)).key == "raid-seat"


def test_the_cards_an_option_names_are_its_anchors() -> None:
    """2.3: any front end can light them up without knowing the rules."""
    assert [str(anchor) for anchor in Put(CardId(0)).anchors()] == ["card:axe-1"]
    assert RaidSeat(Seat(1)).anchors() == ()


def test_options_can_be_matched_by_their_parts() -> None:
    match Guess(SideId(1)):
        case Guess(side):
            assert side == 1


@pytest.mark.parametrize("text", ["put axe-3", "put nothing", "raid dagny", "discard the banner"])
def test_a_text_is_read_back_as_its_option(text: str) -> None:
    parsed = parse_option(text, GAME.option_classes)

    assert parsed is not None
    assert parsed.text == text


def test_a_sentence_that_nearly_fits_does_not_hide_the_one_that_fits() -> None:
    """'put nothing' looks like a card to put."""
    parsed = parse_option("put nothing", (Put, PutNothing))

    assert isinstance(parsed, PutNothing)


def test_a_text_with_blanks_in_a_hole_is_read_back() -> None:
    parsed = parse_option("go to the 7 th hill quickly", (Toss, GoTo))

    assert parsed is not None
    assert parsed.numbers() == (7,)


def test_a_parsed_option_is_not_kept() -> None:
    """What people type must not pile up in memory."""
    first = parse_option("go to the 123456 th hill quickly", (GoTo,))
    second = parse_option("go to the 123456 th hill quickly", (GoTo,))

    assert first is not second


def test_words_that_mean_nothing_are_no_option() -> None:
    assert parse_option("dance", GAME.option_classes) is None
    with pytest.raises(BadInput, match="unknown card 'ax-3', did you mean 'axe-3'"):
        parse_option("put ax-3", GAME.option_classes)


def test_an_option_sentence_must_name_its_numbers() -> None:
    with pytest.raises(TypeError, match="must name each of"):

        @option("dance")
        class Dance(Option):
            card: int


def test_others_see_who_is_asked_but_not_what_may_be_answered() -> None:
    """2.7: options go to the asked seat alone."""
    decision = given_raid(hands={ASTRID: "axe-1"}).match.decision

    hidden = decision.hidden()
    assert (hidden.seat, hidden.prompt, hidden.rule) == (ASTRID, "turn", "RAID-3")
    assert hidden.options == ()


def test_a_choice_that_is_not_offered_is_refused_by_the_rule_that_forbids_it() -> None:
    """2.14"""
    table = given_raid(hands={ASTRID: "axe-1", BJORN: "axe-2"}, warriors={BJORN: 0})
    before = digest(table.game)

    with pytest.raises(Illegal) as refused:
        table.says(ASTRID, "raid bjorn")

    refusal = refused.value.refusal
    assert (refusal.rule, refusal.key) == ("RAID-3.1", "no-warrior")
    assert refusal.facts == (("seat", "bjorn"),)
    assert str(refused.value) == "RAID-3.1: Bjorn has no warrior"
    assert digest(table.game) == before


def test_where_no_rule_says_more_the_refusal_lists_what_is_offered() -> None:
    """2.14"""
    table = given_raid(hands={ASTRID: "axe-1", BJORN: "axe-2"})

    with pytest.raises(Illegal) as refused:
        table.says(ASTRID, "rest axe-2")

    assert str(refused.value) == (
        "RAID-3: Astrid cannot choose 'rest axe-2' here;"
        " offered: raid bjorn, raise axe-1, rest axe-1"
    )


def test_a_long_list_of_offers_is_cut_short() -> None:
    table = given_raid(hands={ASTRID: " ".join(CARDS.ids[:4])})

    with pytest.raises(Illegal, match="rest axe-1 and 3 more"):
        table.says(ASTRID, "rest fog-1")


def test_words_that_mean_nothing_are_refused_with_what_is_nearly_right() -> None:
    table = given_raid(hands={ASTRID: "axe-1"})

    with pytest.raises(Illegal, match="'rest ax-1' means nothing here: unknown card 'ax-1'"):
        table.says(ASTRID, "rest ax-1")
    with pytest.raises(Illegal, match="Astrid cannot choose 'dance' here"):
        table.says(ASTRID, "dance")


def test_who_is_not_asked_is_told_who_is() -> None:
    table = given_raid(hands={ASTRID: "axe-1", BJORN: "axe-2"})

    with pytest.raises(Illegal, match="RAID-3: Bjorn is not asked now, Astrid is"):
        table.says(BJORN, "rest axe-2")


def test_when_the_game_is_over_nobody_is_asked() -> None:
    match = new_coins()
    match.choose(Stop())

    with pytest.raises(Illegal, match="COIN-1: the game is over"):
        match.choose(Toss())


def test_an_option_of_another_game_is_refused() -> None:
    table = given_raid(hands={ASTRID: "axe-1"})

    with pytest.raises(Illegal, match="cannot choose 'toss' here"):
        table.match.choose(Toss())


def test_seats_in_option_texts_are_ids_not_names() -> None:
    assert [RaidSeat(Seat(n)).text for n in range(2)] == ["raid astrid", "raid bjorn"]
    assert SEATS.read("bjorn") == BJORN
