"""What the table keeps instead of looking it up again: where armies are, who controls what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from games.lords.table import new_lords
from games.surtr.table import new_surtr
from kit.play import played_at_random
from kit.table import ASTRID
from kit.writers import writers
from ragnatafl.games.lords.face.beside import put
from ragnatafl.games.lords.rules.board import REGIONS
from ragnatafl.games.lords.rules.state import Lords, rebuild
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import NOBODY

WRITERS: Final = {
    "army_region": {"lords/rules/armies.py: station"},
    "presence": {"lords/rules/armies.py: station", "lords/rules/state.py: rebuild"},
    "control": {"lords/rules/control.py: take_control", "lords/face/beside.py: _control"},
    "domain": {"lords/rules/control.py: take_control", "lords/rules/state.py: rebuild"},
}
"""Who moves an army knows where its owner's armies are; who takes control, what everybody has. For
who tells a board all is looked up again."""


def test_armies_and_control_are_written_in_one_place_each() -> None:
    """A new place must keep `presence` and `domain` right too, and be named here."""
    assert writers(["lords", "surtr"], WRITERS) == WRITERS


@pytest.mark.parametrize("begin", [new_lords, new_surtr])
def test_what_is_kept_is_what_would_be_looked_up(begin: Callable[[int, int], Match[Lords]]) -> None:
    match = begin(3, 6)
    for _ in played_at_random(match, 6):
        kept, again = match.state, match.state.clone()
        rebuild(again)
        assert (kept.presence, kept.domain) == (again.presence, again.domain)


def test_who_tells_a_board_need_not_look_after_what_is_kept() -> None:
    game = new_lords(2, 6).state
    region = next(r for r, owner in enumerate(game.control) if owner == NOBODY)

    put(game, f"area:{REGIONS.write(region)}", "control", "astrid")

    assert game.domain[ASTRID] >> region & 1
