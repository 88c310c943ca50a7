"""SOLO-18: where the rulebook can be read in two ways, which one holds at this table.

Each function is the one place of a reading marked AMBIGUOUS for which there is a switch; the others
stand where their rule is, with their number (S-1 to S-49).
"""

from __future__ import annotations

from ragnatafl.games.surtr.rules.components import READINGS, names_in
from ragnatafl.games.surtr.rules.switches import SurtrSwitches
from ragnatafl.kernel.state import State


def _is_read(game: State, name: str) -> bool:
    options = game.setup.switches
    assert isinstance(options, SurtrSwitches)
    if options.readings == "none":
        return False
    return bool(names_in(options.readings, READINGS, "reading") >> READINGS[name] & 1)


def origin_gives_bonuses(game: State) -> bool:
    """S-1: are the bonuses of the origin applied to the Follower? We say no."""
    return _is_read(game, "origin-bonuses")


def cards_help_control(game: State) -> bool:
    """S-13: does an invasion thanks to tucked cards give control? We say yes."""
    return not _is_read(game, "no-control-by-cards")


def own_realms_first(game: State) -> bool:
    """S-17: are realms at the hero's own region preferred? We say no."""
    return _is_read(game, "own-realms-first")


def nearest_monster_first(game: State) -> bool:
    """S-18: is the monster nearest to your armies activated, before the tie-break? We say yes."""
    return not _is_read(game, "monsters-by-tie-break")


def every_recruiting_has_tokens(game: State) -> bool:
    """S-19: does recruiting by a rune action place tokens as Reinforce does? We say yes."""
    return not _is_read(game, "tokens-for-reinforce")


def usurps_without_army(game: State) -> bool:
    """S-22: may it usurp with all its armies on the board? We say yes."""
    return not _is_read(game, "usurp-needs-army")


def every_token_counts(game: State) -> bool:
    """S-26: does a token away from the wheel count in Ragnarok? We say yes."""
    return not _is_read(game, "start-token-apart")
