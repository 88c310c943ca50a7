"""What is underway takes hold of things: a told board cannot take them away until it is done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ragnatafl.games.lords.rules.components import BOSS, MONSTERS, PREY, PreyId
from ragnatafl.games.lords.rules.state import ARMY, NO_ARMY, ArmyId, Lords, owner_of
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.seats import NOBODY, SEATS

LOOKS_ITSELF: Final = ("activate-monster", "second-monster")
"""Steps that go on without the monster that they name."""


def torn(before: Lords, told: Lords) -> Iterator[Fault]:
    """LOR-9.12, LOR-6.1.2: what steps name is there until they are done: the monster that is hunted
    or acts, the army that is at stake."""
    if "end-hunt" in [step.name for step in told.agenda]:
        yield from _without_monster(before, told, told.prey)
    for step in told.agenda:
        if step.name in LOOKS_ITSELF:
            continue
        for name, codec in zip(step.__match_args__, step.codecs, strict=True):
            if codec is MONSTERS or codec is PREY:
                yield from _without_monster(before, told, getattr(step, name))
            elif codec.kind == ARMY.kind:
                yield from _without_army(before, told, getattr(step, name))


def _without_monster(before: Lords, told: Lords, prey: PreyId) -> Iterator[Fault]:
    if prey == BOSS or told.monster_region[prey] >= 0 or before.monster_region[prey] < 0:
        return
    name = MONSTERS.write(prey)
    line = f"table: {name} is hunted or acts now, and stays until that is over (LOR-9.12)"
    slain = told.slayer[prey] != NOBODY
    field = (f"board:{name}", "slain") if slain else ("", "monsters")
    yield Fault(line, "monster-underway", (("monster", name),), *field)


def _without_army(before: Lords, told: Lords, army: ArmyId) -> Iterator[Fault]:
    if army == NO_ARMY or told.army_value[army] or not before.army_value[army]:
        return
    owner = SEATS.write(owner_of(army))
    line = f"table: something happens to an army of {owner} now, and it stays until then (LOR-6.1)"
    yield Fault(line, "army-underway", (("seat", owner),), name=f"armies {owner}")
