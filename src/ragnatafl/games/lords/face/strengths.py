"""A battle or a hunt in a few numbers, to be read from across the table."""

from __future__ import annotations

from collections.abc import Sequence

from ragnatafl.games.lords.face.sight import LordsSight
from ragnatafl.games.lords.mind.odds import public_standings
from ragnatafl.games.lords.rules.components import ATTACK_PLAYED, WISDOM
from ragnatafl.games.lords.rules.hunt.hunts import defence, fury, open_attack
from ragnatafl.games.lords.rules.state import Lords, attribute, is_hunting


def strengths(game: Lords, code: str, names: Sequence[str]) -> list[tuple[str, str]]:
    """Battle values of both sides so far (LOR-10.3); in a hunt the defence against the fury of the
    attack, and what reaches its weak point (LOR-9.6)."""
    sight = LordsSight(game, code, names)
    if is_hunting(game) and game.zones[ATTACK_PLAYED]:
        spent, weak = defence(game), open_attack(game).weak_point
        reach = attribute(game, game.active, WISDOM) + spent
        return [
            (sight.say("entry-fury"), f"{spent} / {fury(game)}"),
            (sight.say("entry-weak-point"), f"{reach} / {weak}"),
        ]
    return [(sight.names[side.seat], str(side.low)) for side in public_standings(game)]
