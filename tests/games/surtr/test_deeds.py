"""A Follower's turn as people carry it out on their board: every change is a deed, said as one."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import pytest

from games.surtr.table import new_surtr
from kit.play import played_at_random
from ragnatafl.games.surtr.face.beside import BESIDE
from ragnatafl.games.surtr.rules.state import Surtr, is_follower
from ragnatafl.games.surtr.rules.telling import STORY
from ragnatafl.kernel.beside import Value
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.language import LANGUAGES, language
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SEATS

BY: Final = {
    "armies": {"recruit", "invades", "move-army", "place-army", "support", "carried-off", "retreat",
               "army-grows", "army-shrinks", "army-destroyed", "army-stays"},
    "heroes": {"place-hero"},
    "control": {"take-control"},
    "temples": {"build-temple"},
    "forges": {"takes-from-forge", "forges-filled", "forge-emptied"},
    "monsters": {"place-monster", "place-boss", "move-monster", "control-monster", "kill",
                 "release-monster", "slayer-token"},
    "wounds": {"wound", "wound-healed", "kill"},
    "monuments": {"send-priest", "build-monument", "table-cleared"},
    "wheel": {"special-action", "table-cleared"},
    "realms": {"ally"},
    "attributes": {"raise-attribute", "lower-attribute", "injured", "healed"},
    "runes": {"gain-rune", "discard-rune"},
    "priests": {"send-priest", "gain-priests", "priests-away"},
    "desolation": {"desolation"},
    "conditions": {"condition-fulfilled"},
}  # fmt: skip
"""By group the deeds that change it."""

SEEDS: Final = range(4)
Board = dict[tuple[str, str, str], Value]


def board(game: Surtr) -> Board:
    """What lies where: group, place and name, less cards, which are another's concern."""
    fields = (field for at in BESIDE.places(game) for field in BESIDE.fields(game, at))
    return {(f.group, f.at, f.name): f.value for f in fields if f.group in BY}


class Heard(list[Event]):
    """Events of a game, with the board as it was when turns and episodes began."""

    def __init__(self, match: Match[Surtr]) -> None:
        super().__init__()
        self.match = match
        self.turns: list[tuple[int, Board]] = []

    def append(self, event: Event) -> None:
        if event.kind == "turn":
            self.turns.append((len(self), board(self.match.state)))
        super().append(event)


@cache
def turns_of_followers(seed: int) -> tuple[tuple[Board, list[Event], Board], ...]:
    """Each turn of Followers in a random game: the board before, what was told, and after."""
    match = new_surtr(2 + seed % 2, seed, content=2)
    heard = match.events = match.state.events = Heard(match)
    for _ in played_at_random(match, seed, 250):
        assert match.state.events is heard
    found = []
    for (begin, before), (end, after) in zip(heard.turns, heard.turns[1:], strict=False):
        if is_follower(match.state, heard[begin].seat):
            found.append((before, list(heard[begin:end]), after))
    return tuple(found)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_change_of_the_board_in_a_followers_turn_is_a_deed(seed: int) -> None:
    turns = turns_of_followers(seed)
    assert len(turns) > 3

    for before, told, after in turns:
        kinds = {event.kind for event in told if event.kind in STORY.deeds}
        for field, value in after.items():
            if value != before[field]:
                assert BY[field[0]] & kinds, (field, before[field], value)


def test_deeds_are_events_that_there_are() -> None:
    turns = [turn for seed in SEEDS for turn in turns_of_followers(seed)]
    kinds = {event.kind for _, told, _ in turns for event in told}

    assert len(kinds & set(STORY.deeds)) > 20
    assert {kind for kinds in BY.values() for kind in kinds} <= set(STORY.deeds)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_deed_is_said_as_one(code: str) -> None:
    """In whole sentences, with the facts of its event, and no other than these."""
    words = language(code, "ragnatafl.games.lords", "ragnatafl.games.surtr")
    missing = [kind for kind in STORY.deeds if not words.has(f"do-{kind}")]
    said = set()
    for seed in SEEDS:
        for _, told, _ in turns_of_followers(seed):
            for event in told:
                if event.kind in STORY.deeds:
                    said.add((event.kind, words.say(f"do-{event.kind}", facts_of(event))))

    assert missing == []
    assert len({kind for kind, _ in said}) > 15
    assert all(line[0].isupper() and "?" not in line for _, line in said)


def facts_of(event: Event) -> tuple[tuple[str, Any], ...]:  # Any: texts and numbers
    seat = (("seat", SEATS.write(event.seat)),) if event.seat >= 0 else ()
    return (("rule", event.rule), *seat, *event.facts)
