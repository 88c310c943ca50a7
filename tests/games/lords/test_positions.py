"""Positions of Lords of Ragnarok: written and read again, and refused when they cannot be."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

import ragnatafl
from games.lords.table import battle_in, given_lords, hand, new_lords, when
from kit.given import new_game
from kit.play import played_at_random
from kit.table import ASTRID, BJORN
from ragnatafl.games.lords.rules.faults import faults
from ragnatafl.games.lords.rules.state import Lords
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.positions import Document

Given = Callable[[], Match[Lords]]


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, {"track": "b"}), (4, {"start_priests": 4})]
)
def test_every_position_of_a_game_is_read_back(seats: int, options: dict[str, int | str]) -> None:
    """Through JSON and back, with the same question, and without a fault."""
    match = new_game("lords", seats, 3, options)
    for number, _ in enumerate(played_at_random(match, 3, 400)):
        assert list(faults(match.state)) == []
        if number % 23 and not match.over:
            continue
        document = match.position()

        again = ragnatafl.from_position(json.loads(json.dumps(document)))

        assert again.position() == document
        if not match.over:
            assert again.decision.options == match.decision.options


def test_a_position_is_played_on_to_the_same_end() -> None:
    """The order of the decks and the luck to come are part of it."""
    match = new_lords(3, 5)
    list(played_at_random(match, 5, 150))
    twin = ragnatafl.from_position(match.position())

    assert list(played_at_random(match, 1)) == list(played_at_random(twin, 1))
    assert match.winners == twin.winners
    assert match.position()["table"] == twin.position()["table"]


def test_a_position_of_a_finished_game_tells_the_winner() -> None:
    match = new_lords()
    list(played_at_random(match))

    again = ragnatafl.from_position(match.position())

    assert again.over
    assert again.winners == match.winners
    assert again.state.ended_by == match.state.ended_by


def test_a_position_of_a_game_won_in_a_battle_is_read_back() -> None:
    """The battle ends in the middle, and so does everything else."""
    own = ("1", "2", "3", "4", "5", "6", "7", "11", "12")
    match = given_lords(
        armies=[(ASTRID, "13", 5), (BJORN, "13", 1)],
        control=dict.fromkeys(own, ASTRID) | {"13": BJORN},
        exhausted="gungnir",
        steps=battle_in("13"),
    )
    when(match).says(BJORN, "pass").says(ASTRID, "pass")
    assert match.winners == (ASTRID,)

    again = ragnatafl.from_position(match.position())

    assert again.position() == match.position()
    assert again.winners == (ASTRID,)


def test_unknown_cards_are_dealt_from_the_seed() -> None:
    """Beside a physical table one sees only the own hand."""
    document = given_lords(hands={ASTRID: "cleave"}).position()
    del document["memory"]
    document["zones"] |= {"hand bjorn": 2, "combat-deck": 32}

    hands = {hand(ragnatafl.from_position(document, seed=s).state, BJORN) for s in range(9)}

    assert len(hands) > 5
    assert not any("cleave" in cards for cards in hands)


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"track": "c"}, "track"),
        ({"start_priests": 5}, "start_priests"),
        ({"forges": "uruz"}, "forges must name 4 runes"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_set_up_options_that_do_not_fit_are_refused(
    options: dict[str, int | str], fault: str
) -> None:
    with pytest.raises(BadInput, match=fault):
        ragnatafl.new("lords", seats=2, options=options)


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"ragnatafl": "record"},
        {"ragnatafl": "position", "game": "lords", "seats": 5},
        {"ragnatafl": "position", "game": "lords", "seats": 2, "agenda": []},
    ],
)
def test_what_is_no_position_is_refused(wrong: Document) -> None:
    with pytest.raises(BadInput):
        ragnatafl.from_position(wrong)


def test_fuzzed_positions_give_faults_or_can_be_played() -> None:
    """Whatever is changed, nothing but a BadInput comes of it, or a game that goes on."""
    rng = random.Random(8)
    found = 0
    for seed in range(40):
        match = new_lords(rng.choice((2, 3, 4)), seed)
        list(played_at_random(match, seed, rng.randrange(150)))
        document = fuzzed(match.position(), rng)
        try:
            list(played_at_random(ragnatafl.from_position(document), seed, 100))
        except BadInput:
            found += 1
    assert 10 < found < 40


def fuzzed(document: Document, rng: random.Random) -> Document:
    """Two values somewhere in the document change places, or one is lost."""
    document = json.loads(json.dumps(document))
    for key in ("memory", "chance", "content"):
        del document[key]
    parts = [document["zones"], document["table"], document["options"], *document["agenda"]]
    part, other = rng.choice(parts), rng.choice(parts)
    key, name = rng.choice(list(part)), rng.choice(list(other))
    match rng.randrange(4):
        case 0:
            part[key], other[name] = other[name], part[key]
        case 1:
            del part[key]
        case 2 if isinstance(part[key], list) and part[key]:
            part[key].pop(rng.randrange(len(part[key])))
        case _ if document["agenda"]:
            document["agenda"].pop(rng.randrange(len(document["agenda"])))
    return document
