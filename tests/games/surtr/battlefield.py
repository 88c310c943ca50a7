"""A battle between a Follower and a person, for tests."""

from __future__ import annotations

from typing import Any

from games.surtr.table import FOLLOWER, PERSON, SurtrTable, given_surtr, when
from ragnatafl.kernel.seats import SEATS, Seat

PLAIN = {PERSON: "beowulf tyrson"}
"""A hero without a word in battles, and in regions gained."""
FAR = {FOLLOWER: "16", PERSON: "16"}


def battle(region: str, attacker: Seat, **given: Any) -> SurtrTable:
    """A battle in this region begins, heroes far away. Any: what `given_surtr` takes."""
    defender = PERSON if attacker == FOLLOWER else FOLLOWER
    sides = {"attacker": SEATS.write(attacker), "defender": SEATS.write(defender)}
    match = given_surtr(
        turn=attacker,
        steps=[{"step": "battle", "region": region, **sides}],
        tiles=PLAIN,
        heroes=FAR,
        **given,
    )
    return when(match)


def attacked(region: str = "9", **given: Any) -> SurtrTable:
    """Bjorn attacks the Follower with an army of 3, or `attack`."""
    armies = [(PERSON, region, given.pop("attack", 3)), *given.pop("armies", ())]
    return battle(region, PERSON, armies=armies, **given)
