"""What an option would do, drawn on the map; and which option pointing at things means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ragnatafl.drawing.ghosts import arrow, ring
from ragnatafl.drawing.outlines import Point, mean
from ragnatafl.games.bloodrage.face.figures import figure_art
from ragnatafl.games.bloodrage.face.map import HARBOURS, SPOTS, village_spots
from ragnatafl.games.bloodrage.rules.actions import extra_actions
from ragnatafl.games.bloodrage.rules.board import FJORDS, PROVINCES, YGGDRASIL, PlaceId
from ragnatafl.games.bloodrage.rules.components import CARDS, CHALLENGE
from ragnatafl.games.bloodrage.rules.figures import COUNT, LEADER, FigureId
from ragnatafl.games.bloodrage.rules.hammers import MoveLeaderTo
from ragnatafl.games.bloodrage.rules.invade import Invade, Recall
from ragnatafl.games.bloodrage.rules.march import March
from ragnatafl.games.bloodrage.rules.pillage import Challenge, Join, Pillage
from ragnatafl.games.bloodrage.rules.sacrifice import SacrificeFigure
from ragnatafl.games.bloodrage.rules.state import BloodRage, content_of, is_pillaged
from ragnatafl.kernel import pointing
from ragnatafl.kernel.decisions import Option

_HEAD: Final = "M24 0L-14-22-6 0-14 22z"
"""The path of an arrow's head."""


def draw_ghost(game: BloodRage, choice: Option) -> str:
    """A figure where it would stand, an arrow where figures would go, a ring round a token."""
    match choice:
        case Invade(figure, place) | Recall(figure, place):
            return _figure(game, figure, place)
        case March(origin, target):
            return _way(game, origin, target)
        case Join(figure, origin):
            target = PlaceId(game.province)
            return _way(game, origin, target) + _figure(game, figure, target)
        case MoveLeaderTo(place):
            return _figure(game, LEADER, place)
        case SacrificeFigure(_, place):
            x, y = _middle(place)
            return f'<use href="#br-skull" class="doom-skull" transform="translate({x:g} {y:g})"/>'
        case Pillage(province) | Challenge(province):
            return ring(SPOTS[province].token, 38)
    return ""


def _figure(game: BloodRage, figure: FigureId, place: PlaceId) -> str:
    x, y = _next_spot(game, place)
    seat = max(0, game.viewer)
    return (
        f'<g class="seat-{seat}" transform="translate({x:g} {y:g})">{figure_art(seat, figure)}</g>'
    )


def _next_spot(game: BloodRage, place: PlaceId) -> Point:
    """Where the next figure would stand."""
    here = sum(COUNT[groups[place]] for groups in game.groups)
    if place in FJORDS:
        harbour = HARBOURS[FJORDS.index(place)]
        return harbour[min(here, len(harbour) - 1)]
    if place < YGGDRASIL:
        spots = village_spots(place, content_of(game).villages[place])
        x, y = spots[min(here, len(spots) - 1)]
        return x, y - 8
    return SPOTS[place].villages[max(0, game.viewer)]


def _middle(place: PlaceId) -> Point:
    if place in FJORDS:
        return HARBOURS[FJORDS.index(place)][3]
    return mean(SPOTS[place].villages[:3] if place < YGGDRASIL else SPOTS[place].villages)


def _way(game: BloodRage, origin: PlaceId, target: PlaceId) -> str:
    """An arrow from the middle of one province to that of another."""
    return arrow(max(0, game.viewer), _middle(origin), _middle(target), _HEAD)


def option_at(game: BloodRage, anchors: Sequence[str], variant: str) -> str:
    """What the options say, and where two kinds touch the same thing: what it is there for.

    A card of the hand is a quest or an upgrade, a token is turned over or not yet. Without a figure
    in hand a warrior is meant.
    """
    things = list(anchors)
    match [anchor.partition(":")[::2] for anchor in anchors]:
        case [("card", card)] if game.decision.prompt == "turn":
            if not content_of(game).quest_cards >> CARDS.read(card) & 1:
                things.append("area:slots")
        case [("piece", piece)] if piece.startswith("token-"):
            province = piece.removeprefix("token-")
            again = is_pillaged(game, PROVINCES.read(province))
            if again and extra_actions(game, game.decision.seat) & CHALLENGE:
                return f"challenge {province}"
    return pointing.option_at(game, things, variant) or pointing.option_at(game, things, "warrior")
