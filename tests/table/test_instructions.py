"""Instructions: what automas do, as people carry it out on their board, step by step."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest

from kit.play import played_at_random
from kit.telling import tell
from paper.pack import other_box
from ragnatafl.games import find_game
from ragnatafl.games.surtr import GAME as SURTR
from ragnatafl.kernel.events import Event, Told
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.packs import Pack
from ragnatafl.kernel.seats import NOBODY, SPECTATOR, Seat, mask_of
from ragnatafl.table.telling.instructions import ToDo, instructions
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.telling.tales import Tale, tales

OTHER = other_box()
FOLLOWER, PERSON = Seat(0), Seat(1)
USUAL = {"die": "app", "actions": "app", "hands": "app", "combat": "counted"}
ALL = {**USUAL, "set-up": "app", "events": "app", "monster-die": "app", "attacks": "app",
       "blessings": "app"}  # fmt: skip


def event(kind: str, seat: Seat = FOLLOWER, rule: str = "SOLO-9.2", **facts: str | int) -> Event:
    return Told(kind, rule, seat, tuple(facts.items()), (), 0)


# Any: a match of Followers, whose state does not matter
def given_told(*events: Event, kept: Mapping[str, str] = USUAL) -> Match[Any]:
    """A solo table beside a real board at which this has been told, and nothing else."""
    match: Match[Any] = Match(make_setup(SURTR, kept=kept), seed=1, source="asked")
    match.state.automas = mask_of(FOLLOWER)
    match.events = list(events)
    return match


def to_do(match: Match[Any], tale: int = -1, code: str = "en") -> ToDo:
    return instructions(match, tales(match)[tale], PERSON, Voice(code, SURTR))


TURN = event("turn")
INVADES = event("invades", origin="5", region="7", value=3, army=0)
CONTROL = event("take-control", region="7", former="nobody")


@cache
def played(seats: int, people: int, seed: int) -> Match[Any]:
    """A random game of which the program keeps all but people's hands."""
    setup = make_setup(SURTR, seats, {"people": people}, kept=ALL)
    match: Match[Any] = Match(setup, seed=seed, source="asked")
    for _ in played_at_random(match, seed, 160):
        pass
    return match


def turns_of_automas(match: Match[Any]) -> list[Tale]:
    found = tales(match)
    return [tale for tale in found if tale.seat >= 0 and match.state.automas & mask_of(tale.seat)]


def test_a_deed_is_said_as_one_reads_it_to_the_table() -> None:
    found = to_do(given_told(TURN, INVADES, CONTROL))

    assert [step.text for step in found.steps] == [
        "Move the army of value 3 of Astrid from region 5 into region 7",
        "Put a control marker of Astrid into region 7",
    ]
    assert [step.rule for step in found.steps] == ["SOLO-9.2", "SOLO-9.2"]
    assert [step.number for step in found.steps] == [1, 2]


def test_what_was_told_before_a_deed_is_its_reason() -> None:
    weighed = event("automa-chooses", option="invade 7")
    drawn = event("draw-combat-cards", count=2)
    found = to_do(given_told(TURN, weighed, INVADES, CONTROL, drawn))

    assert [step.reasons for step in found.steps] == [(1,), ()]
    assert found.rest == (4,)


def test_what_the_program_keeps_nobody_lays_on_the_table() -> None:
    """The row of action cards is cardboard only where the box keeps it."""
    card = event("new-card", card="strike")
    hers = given_told(TURN, card)
    theirs = given_told(TURN, card, kept={**USUAL, "actions": "told"})

    assert to_do(hers).steps == ()
    assert to_do(hers).rest == (1,)
    assert len(to_do(theirs).steps) == 1


def test_a_move_that_a_person_entered_is_done_already() -> None:
    """What a Follower does meanwhile is not."""
    own = event("take-control", PERSON, region="3", former="nobody")
    match = given_told(event("turn", PERSON), own, event("gain-priests", count=1))

    assert [step.number for step in to_do(match).steps] == [2]


def test_what_comes_of_a_told_board_is_to_be_done() -> None:
    """Also to the armies of the person who told it: the battle was played with the program."""
    shrinks = event("army-shrinks", PERSON, region="3", value=2, new=1)
    before, after = (event("build-temple", PERSON, region=region) for region in "34")
    told = event("board-told", PERSON, then="over", call="")
    match = given_told(event("turn", PERSON), before, told, shrinks, after)

    assert [step.number for step in to_do(match).steps] == [3, 4]
    assert to_do(match).steps[0].reasons == ()


def test_runes_that_a_monument_brings_its_builder_are_taken_from_the_forges() -> None:
    """LOR-8.5.11.5.2: the person called for it and has not moved them yet."""
    told = event("board-told", PERSON, then="call", call="monument")
    rune = event("forge-rune", PERSON, rune="uruz", region="6")

    (step,) = to_do(given_told(event("turn", PERSON), told, rune)).steps

    assert step.text == "Bjorn takes the rune of Uruz from the forge in region 6"


def test_set_up_is_read_out_too() -> None:
    match = given_told(event("place-monster", NOBODY, monster="draugr", region="4"), TURN)

    assert [step.text for step in to_do(match, 0).steps] == ["Put Draugr into region 4"]


@pytest.mark.rule("SOLO-2.6.5")
@pytest.mark.parametrize(
    ("pack", "attributes"),
    [(None, "authority 2, strength 2, wisdom 2"), (OTHER, "authority 3, strength 3, wisdom 3")],
    ids=["ours", "typed"],
)
def test_a_followers_attributes_are_set_as_its_tile_prints_them(
    pack: Pack | None, attributes: str
) -> None:
    """Also of a tile that was typed."""
    setup = make_setup(SURTR, pack=pack, kept=USUAL)
    match: Match[Any] = Match(setup, seed=1, source="asked")
    match.events = [event("follower", hero="snorri")]

    (step,) = to_do(match).steps

    assert step.text == f"Give Astrid the corrupted Snorri and set its attributes: {attributes}"


def test_who_gets_the_arbiter_token_is_read_out() -> None:
    """SOLO-13.3.1: in the midst of a Follower's turn."""
    (step,) = to_do(given_told(TURN, event("arbiter-moves", PERSON))).steps

    assert step.text == "Give the Arbiter token to Bjorn"


def test_what_a_person_answers_in_a_followers_turn_is_done_on_the_board_too() -> None:
    """A ship that sails, an artefact that is used, and blessings unless the program has them."""
    answers = (
        event("sail", PERSON, sea="s2"),
        event("use-card", PERSON, card="mjolnir"),
        event("take-blessing", PERSON, card="thunder-arm"),
        event("blessings-left", NOBODY, cards="feared-name"),
    )
    theirs, ours = (given_told(TURN, *answers, kept=kept) for kept in (USUAL, ALL))

    assert [step.number for step in to_do(theirs).steps] == [1, 2, 3, 4]
    assert [step.number for step in to_do(ours).steps] == [1, 2]


def test_what_people_gain_back_in_a_followers_turn_is_done_on_the_board_too() -> None:
    """An attribute that a realm's bonus heals, an army that an artefact saves."""
    healed = event("healed", PERSON, attribute="wisdom")
    saved = event("army-stays", PERSON, owner="bjorn", value=2, region="7")

    steps = to_do(given_told(TURN, healed, saved)).steps

    assert [step.text for step in steps] == [
        "Heal the hero of Bjorn: turn wisdom back",
        "Turn the army of Bjorn in region 7 down to 1: it is saved",
    ]


@pytest.mark.rule("LOR-9.6.2")
def test_attack_cards_of_a_hunt_are_discarded_by_who_keeps_them() -> None:
    """The person called for the hunt, and plays it with the program; a marker comes off again."""
    hunt = (
        event("turn", PERSON),
        event("board-told", PERSON, then="call", call="hunt"),
        event("attack-deck", NOBODY, "LOR-4.4.2", count=3),
        event("attacks-discarded", NOBODY, "LOR-9.6.2", cards="quick wild-2", count=2),
        event("wound-healed", PERSON, prey="garm", space="axe"),
    )
    theirs, ours = (given_told(*hunt, kept=kept) for kept in (USUAL, ALL))

    shuffles, discards, heals = to_do(theirs).steps
    assert shuffles.text == "Shuffle all attack cards into a new deck, those of the discards too"
    assert discards.text == "Put on the discards of attack cards: Quick Attack, Wild Attack II"
    assert heals.text == "Take a marker of Bjorn off the board of Garm, off a space with axe"
    assert [step.number for step in to_do(ours).steps] == [4]


@pytest.mark.rule("LOR-4.4.1")
@pytest.mark.parametrize(
    ("pile", "what"), [("event", "event cards"), ("blessing", "blessings"), ("combat", "")]
)
def test_a_deck_is_made_anew_by_who_keeps_it(pile: str, what: str) -> None:
    """Combat cards are people's own: nobody tells them when to shuffle those."""
    piles = {"origin": f"{pile}-discard", "target": f"{pile}-deck"}
    shuffled = event("reshuffle", NOBODY, "LOR-4.4.1", count=3, **piles)
    theirs, ours = (to_do(given_told(TURN, shuffled, kept=kept)) for kept in (USUAL, ALL))

    said = [f"Shuffle the discarded {what}: they are the new deck"] if what else []
    assert [step.text for step in theirs.steps] == said
    assert ours.steps == ()


@pytest.mark.rule("SOLO-15.2")
def test_a_follower_that_begins_with_fewer_priests_leaves_them_in_the_box() -> None:
    (step,) = to_do(given_told(event("priests-away", count=2))).steps

    assert step.text == "Take 2 priests of Astrid out of its reserve"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("seats", "people"), [(2, 1), (3, 1), (3, 2)])
def test_every_deed_of_a_turn_is_one_step(seats: int, people: int, code: str) -> None:
    """In order, under the headings of the turn; all else is the reason of just one step."""
    match = played(seats, people, 3)
    turns = turns_of_automas(match)
    assert len(turns) > 3
    assert len({tale.seat for tale in turns}) == seats - people

    voice = Voice(code, SURTR)
    for tale in turns:
        found = instructions(match, tale, SPECTATOR, voice)
        numbers = [step.number for step in found.steps]
        why = [number for step in found.steps for number in step.reasons]
        kinds = [match.events[number].kind for number in range(tale.first + 1, tale.end)]
        assert [match.events[number].kind for number in numbers] == [
            kind for kind in kinds if kind in SURTR.story.deeds
        ]
        told = sorted((*numbers, *why, *found.rest))
        assert told == list(range(tale.first + 1, tale.end))
        for step in found.steps:
            assert step.text[0].isupper()
            assert all(number < step.number for number in step.reasons)


def test_a_game_that_names_no_deeds_has_nothing_to_be_done() -> None:
    lords = find_game("lords")
    match: Match[Any] = Match(make_setup(lords, 2), seed=1)
    match.events = [event("turn"), CONTROL]

    assert instructions(match, tales(match)[-1], SPECTATOR, Voice("en", lords)).steps == ()


def test_a_told_turn_gives_what_the_follower_does() -> None:
    """A person says no more than that the turn is over."""
    match: Match[Any] = Match(make_setup(SURTR, kept=ALL), seed=2, source="asked")
    while match.decision.prompt != "prayer":
        match.choose(match.decision.options[0])
    before = len(match.events)
    tell(match, PERSON, then="over")

    steps = [
        step
        for tale in turns_of_automas(match)
        for step in instructions(match, tale, PERSON, Voice("en", SURTR)).steps
        if step.number >= before
    ]
    assert len(steps) > 2
