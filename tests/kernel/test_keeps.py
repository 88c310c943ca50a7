"""Who keeps what beside a real board: what the program keeps is not asked, what a person holds is
only counted."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from kit.table import ASTRID, BJORN
from ragnatafl.kernel.cards import move_top
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.corrections import held
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.keeps import usual_keepers
from ragnatafl.kernel.language import language
from ragnatafl.kernel.match import Match, replay
from ragnatafl.kernel.positions import digest, from_position, setup_of
from ragnatafl.kernel.records import parse_record
from ragnatafl.kernel.seats import CHANCE, SPECTATOR, TABLE
from ragnatafl.kernel.views import to_reckon
from toys.raid import DECK, GAME, HAND, Dealt, Raid
from toys.stories import THE_BOX


def new_beside(kept: dict[str, str], seed: int = 1) -> Match[Raid]:
    """Astrid and an automa, beside a real table."""
    setup = make_setup(GAME, 2, {"automas": 1}, content_version=THE_BOX, kept=kept)
    return Match(setup, seed=seed, source="asked")


def played(match: Match[Raid]) -> Match[Raid]:
    while not match.over:
        match.choose(match.decision.options[0], match.decision.seat)
    return match


def asked(match: Match[Raid]) -> Counter[str]:
    """How often which die or deck was to be told."""
    return Counter(line.text.split()[0] for line in match.lines if line.seat == CHANCE)


def test_what_nobody_keeps_is_told() -> None:
    told = asked(played(new_beside({})))

    assert told["deck"] == 8
    assert told["raid-die"] > 0


def test_the_program_rolls_the_die_that_it_keeps() -> None:
    assert set(asked(played(new_beside({"die": "app"})))) == {"deck"}


def test_cards_of_a_kept_deck_are_not_asked() -> None:
    assert set(asked(played(new_beside({"deck": "app"})))) == {"raid-die"}


def test_an_automa_needs_no_cardboard() -> None:
    told = asked(played(new_beside({"automas": "app"})))

    assert told["deck"] == 4


def test_kept_luck_follows_from_the_seed() -> None:
    kept = {"die": "app", "deck": "app"}
    first, again, other = (digest(played(new_beside(kept, s)).state) for s in (1, 1, 2))

    assert first == again != other


def test_nobody_sees_a_hand_that_is_only_counted() -> None:
    match = new_beside({"hands": "counted", "automas": "app", "deck": "app"})
    while not match.state.zones[HAND]:
        match.choose(match.decision.options[0], match.decision.seat)

    assert match.view(ASTRID).zones[HAND] == [-1]
    assert match.view(BJORN).zones[HAND] == [-1]


def test_a_hand_that_is_counted_for_people_is_not_for_automas() -> None:
    setup = new_beside({"hands": "counted", "automas": "app"}).setup

    assert [setup.keeper(f"hand {seat}") for seat in ("astrid", "bjorn")] == ["counted", "app"]


def test_a_position_says_who_keeps_what() -> None:
    match = new_beside({"die": "app", "hands": "counted"})
    document = match.position()

    assert document["chance"]["kept"] == {"die": "app", "hands": "counted"}
    assert setup_of(GAME, document).kept == match.setup.kept
    assert digest(from_position(GAME, document)) == digest(match.state)


def test_a_position_where_all_is_told_does_not_speak_of_it() -> None:
    assert set(new_beside({"die": "told"}).position()["chance"]) == {"source", "a", "b"}


def test_a_record_says_who_keeps_what_and_is_replayed() -> None:
    match = played(new_beside({"die": "app", "automas": "app"}))

    record = parse_record(match.record().to_json())

    assert record.kept == {"die": "app", "automas": "app"}
    assert digest(replay(record, GAME).state) == digest(match.state)


def test_a_record_where_all_is_told_does_not_speak_of_it() -> None:
    assert '"kept"' not in new_beside({}).record().to_json()


def test_a_table_laid_from_a_position_is_kept_as_it_was_opened() -> None:
    start = new_beside({}).position()
    setup = make_setup(GAME, 2, {"automas": 1}, content_version=THE_BOX, kept={"die": "app"})
    match = Match[Raid](setup, seed=1, source="asked", start=start)

    assert "raid-die" not in asked(played(match))


def test_a_game_says_who_usually_keeps_what() -> None:
    usual = usual_keepers(make_setup(GAME).keeps)

    assert usual == {"die": "app", "deck": "told", "automas": "app", "hands": "counted"}


@pytest.mark.parametrize(
    ("kept", "line"),
    [
        ({"dies": "app"}, "keep: unknown 'dies', did you mean 'die'?"),
        ({"die": "counted"}, "keep die: cannot be 'counted', known: app, told"),
        ({"die": 3}, "keep die: cannot be '3'"),
    ],
)
def test_an_unknown_keeper_is_refused(kept: dict[str, object], line: str) -> None:
    with pytest.raises(BadInput) as refused:
        make_setup(GAME, kept=kept)

    assert line in str(refused.value)


def test_a_position_whose_keepers_are_no_object_is_refused() -> None:
    document = new_beside({}).position()
    document["chance"]["kept"] = ["die"]

    with pytest.raises(BadInput, match="chance: kept must be an object"):
        from_position(GAME, document)


# Cards that a person holds and we do not know


def given_counted(seed: int = 1) -> Match[Raid]:
    """Astrid's turn; she holds three cards, and nobody has told which."""
    kept = {"hands": "counted", "automas": "app", "deck": "app", "die": "app"}
    start = new_beside(kept, seed).position()
    del start["sealed"]
    start |= {"agenda": [{"step": "next-turn", "seat": "astrid"}], "memory": {}}
    start["zones"] = {"hand astrid": 3, "hand bjorn": 3}
    setup = make_setup(GAME, 2, {"automas": 1}, content_version=THE_BOX, kept=kept)
    return Match(setup, seed=seed, source="asked", start=start)


def test_who_saw_the_cards_that_went_into_a_hand_is_offered_no_others() -> None:
    """Astrid kept them one by one."""
    match = new_beside({"hands": "counted", "automas": "app", "deck": "app"})
    while match.decision.prompt == "keep":
        match.choose(match.decision.options[0], match.decision.seat)
    known = {GAME.cards.write(card) for card in match.state.zones[HAND]}

    assert {text.split()[-1] for text in offers(match) if text.startswith("rest")} == known


def test_any_card_may_be_played_that_can_be_in_a_counted_hand() -> None:
    match = given_counted()
    stand_ins = set(match.state.zones[HAND])

    raised = [text for text in offers(match) if text.startswith("raise")]

    assert len(raised) > len(stand_ins) == 3


def offers(match: Match[Raid]) -> list[str]:
    return [option.text for option in match.decision.options]


def unknown_card(match: Match[Raid]) -> str:
    """One that Astrid may hold, and does not as far as the table has it."""
    stand_ins = [GAME.cards.write(card) for card in match.state.zones[HAND]]
    cards = [text.split()[-1] for text in offers(match) if text.startswith("rest")]
    return next(card for card in cards if card not in stand_ins)


def test_what_is_played_was_in_the_hand() -> None:
    match = given_counted()
    card = unknown_card(match)

    match.choose(f"raise {card}", ASTRID)

    assert match.position()["zones"]["banner astrid"] == [card]
    assert len(match.state.zones[HAND]) == 2


def test_a_card_of_the_table_is_not_in_a_hand() -> None:
    match = given_counted()
    match.choose(f"rest {unknown_card(match)}", ASTRID)
    while match.decision.prompt != "turn":
        match.choose(match.decision.options[0], match.decision.seat)
    lying = match.position()["zones"]["discard"]

    assert lying
    assert not {text.split()[-1] for text in offers(match)} & set(lying)


def test_sealed_answers_name_unknown_cards_too() -> None:
    match = given_counted()
    card = unknown_card(match)
    match.choose("raid bjorn", ASTRID)

    match.choose(f"put {card}", ASTRID)

    assert card in match.position()["zones"]["discard"]


def test_what_is_offered_does_not_hang_on_the_stand_ins() -> None:
    """The same cards lie open in both games; what Astrid really holds nobody here knows."""
    match = given_counted()
    for elsewhere in ("deck", "hand bjorn"):
        document = match.position()
        hand, pile = document["zones"]["hand astrid"], document["zones"][elsewhere]
        hand[0], pile[0] = pile[0], hand[0]
        document["memory"] = {}
        other = from_position(GAME, document)

        assert [option.text for option in other.decision.options] == offers(match)


def test_played_cards_are_replayed_and_taken_back() -> None:
    match = given_counted()
    before = digest(match.state)
    match.choose(f"raise {unknown_card(match)}", ASTRID)
    after = digest(match.state)
    record = parse_record(match.record().to_json())

    again = replay(record, GAME)
    match.undo_to(len(match.lines) - 1)

    assert digest(again.state) == after
    assert digest(match.state) == before


def test_we_hold_that_one() -> None:
    """The program thought a card to be elsewhere that Astrid has in her hand."""
    match = given_counted()
    card = unknown_card(match)

    match.choose(held(match.state, ASTRID, card).text, TABLE)

    assert card in match.position()["zones"]["hand astrid"]
    assert len(match.state.zones[HAND]) == 3


def test_what_lies_open_is_held_by_nobody() -> None:
    match = given_counted()
    card = unknown_card(match)
    match.choose(f"raise {card}", ASTRID)

    with pytest.raises(BadInput, match=f"{card} cannot be in the hand of astrid"):
        held(match.state, ASTRID, card)


@pytest.mark.parametrize("seed", range(6))
def test_a_game_with_a_counted_hand_is_played_to_its_end(seed: int) -> None:
    match, rng = given_counted(seed), Random(seed)
    while not match.over:
        decision = match.decision
        match.choose(rng.choice(decision.options), decision.seat)

    assert digest(replay(parse_record(match.record().to_json()), GAME).state) == digest(match.state)


def test_a_card_drawn_into_a_counted_hand_is_a_card_to_everybody() -> None:
    match = given_counted()
    match.events.clear()

    move_top(match.state, DECK, HAND, Dealt, seat=ASTRID)

    voice = language("en", GAME.package)
    for seat in (ASTRID, BJORN, SPECTATOR):
        (told,) = match.events_for(seat)
        assert voice.event(told) == "Astrid is dealt a card"


def test_who_holds_unknown_cards_reckons_as_an_onlooker_does() -> None:
    match = given_counted()

    assert to_reckon(match.view(ASTRID)).viewer == SPECTATOR
    assert to_reckon(match.view(BJORN)).viewer == BJORN
