"""Invariants of a table with Followers: those of Lords, and the limits of SOLO-3."""

from __future__ import annotations

from collections.abc import Iterator

from ragnatafl.games.lords.rules.armies import Lower
from ragnatafl.games.lords.rules.components import hand_of
from ragnatafl.games.lords.rules.faults import faults as faults_of_lords
from ragnatafl.games.lords.rules.state import board_of
from ragnatafl.games.surtr.rules.components import (
    MOST_CARDS,
    MOST_RUNES,
    NO_ACTION,
    NO_TILE,
    ROW,
    TOKENS,
    row_of,
)
from ragnatafl.games.surtr.rules.invasion import LetItBe, victims_in
from ragnatafl.games.surtr.rules.monsters import LetItAct, victims_of
from ragnatafl.games.surtr.rules.state import (
    Surtr,
    battle_deck,
    content_of,
    followers_of,
    is_barred,
    is_follower,
    people_of,
    row,
)
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.seats import CHANCE, NO_SEATS, NOBODY, SEATS, SeatMask, mask_of
from ragnatafl.kernel.state import seats_of


def faults(game: Surtr) -> Iterator[str]:
    """What is wrong with this table, one line each."""
    for name in ("corrupted", "power"):
        if len(getattr(game, name)) != game.seats:
            yield f"table: {name} must have {game.seats} entries"
            return
    found = list(faults_of_lords(game))
    yield from found
    if found:
        return
    if game.automas != (1 << len(followers_of(game))) - 1 or not people_of(game):
        yield "table: automas must be the first seats, and one seat at least a person's (SOLO-13.1)"
        return
    yield from _seat_faults(game)
    yield from _token_faults(game)
    yield from _arbiter_faults(game)


def is_laid(game: Surtr) -> bool:
    """The Followers have their tiles and cards."""
    names = [step.name for step in game.agenda]
    return game.over or not {"set-up-surtr", "lay-follower"} & set(names)


def _seat_faults(game: Surtr) -> Iterator[str]:
    """SOLO-3.3.3, SOLO-3.3.4, SOLO-5.6.3: limits of Followers, and what people never have."""
    for seat in seats_of(game):
        name = SEATS.write(seat)
        deck = len(game.zones[battle_deck(game, seat)])
        if not is_follower(game, seat):
            if game.corrupted[seat] != NO_TILE or game.power[seat] or row(game, seat) or deck:
                yield f"table: {name} is a person, and has nothing of a Follower (SOLO-2)"
            continue
        if any(game.runes[seat]):
            yield f"table: the runes of {name} are a number alone, its power (SOLO-3.3.3)"
        if game.power[seat] > MOST_RUNES:
            yield f"table: {name} has more than {MOST_RUNES} runes (SOLO-3.3.3)"
        if len(game.zones[hand_of(seat)]) + deck > MOST_CARDS and not game.over:
            line = f"zones: {name} has more than {MOST_CARDS} combat cards (SOLO-3.3.4)"
            facts = (("seat", name), ("most", MOST_CARDS))
            yield Fault(line, "too-many-cards", facts, f"seat:{name}", "cards")
        if game.injured[seat]:
            yield f"table: the hero of {name} is never injured (SOLO-3.3.1)"
        if game.drakkar_sea[seat] >= 0:
            yield f"table: {name} has no drakkar (SOLO-2.6.4)"
        if not is_laid(game):
            continue
        if game.corrupted[seat] == NO_TILE or game.hero_region[seat] < 0:
            line = f"table: {name} is a Follower and has a corrupted hero (SOLO-2.6.1)"
            yield Fault(line, "follower-hero", (("seat", name),), f"seat:{name}")
        elif is_barred(content_of(game), game.corrupted[seat]):
            yield f"table: {name} is not used beside sea monsters (SOLO-14.4)"
        if not 1 <= len(row(game, seat)) <= ROW:
            line = f"zones: the action row of {name} has 1 to {ROW} cards (SOLO-5.6.3)"
            yield Fault(line, "row-size", (("seat", name), ("most", ROW)), f"seat:{name}", "row")
        if deck and game.battle_region < 0:
            yield f"zones: {name} has a battle deck only in a battle (SOLO-9.3)"


def _token_faults(game: Surtr) -> Iterator[str]:
    """SOLO-2.4, SOLO-5.0, SOLO-13.1.1"""
    if game.desolation.bit_count() > TOKENS:
        line = f"table: there are {TOKENS} desolation tokens (SOLO-2.4)"
        yield Fault(line, "too-many-tokens", (("most", TOKENS),), name="desolation")
    if game.desolation >> len(board_of(game).regions):
        yield "table: desolation lies on regions of this board (SOLO-10.2)"
    turn_of_follower = game.active != NOBODY and is_follower(game, game.active)
    if game.selected != NO_ACTION and (
        not turn_of_follower or game.selected not in game.zones[row_of(game.seats, game.active)]
    ):
        line = (
            "table: the selected card lies in the row of the Follower whose turn it is (SOLO-5.0)"
        )
        at = f"seat:{SEATS.write(game.active)}" if turn_of_follower else ""
        yield Fault(line, "selected-in-row", (), at, "row")
    if game.arbiter != NOBODY and (len(people_of(game)) < 2 or is_follower(game, game.arbiter)):
        yield "table: one of several people holds the Arbiter token (SOLO-13.1.1)"
    if any(army >= len(game.army_region) for army in game.marching):
        yield "table: marching names armies of this table (SOLO-8.2.1)"


def _arbiter_faults(game: Surtr) -> Iterator[str]:
    """SOLO-13.3: only the holder is asked, and only where things of two people are at stake."""
    for decision in game.decisions:
        if decision.seat in (decision.behalf, CHANCE):
            continue
        if decision.seat != game.arbiter:
            yield "table: the Arbiter decides for a Follower, nobody else (SOLO-13.3)"
        victims = NO_SEATS
        for choice in decision.options:
            match choice:
                case LetItBe(region):
                    victims = SeatMask(victims | victims_in(game, region))
                case LetItAct(monster):
                    victims = SeatMask(victims | victims_of(game, decision.behalf, monster))
                case Lower(owner, _, _):
                    victims = SeatMask(victims | mask_of(owner))
        if victims.bit_count() < 2:
            yield "table: the Arbiter is asked about things of two people at least (SOLO-13.3)"
