"""What an option would do, drawn on the map; and which option pointing at things means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ragnatafl.drawing.ghosts import arrow, ring
from ragnatafl.drawing.outlines import Point, mean
from ragnatafl.games.bloodrage.face.figures import figure_art
from ragnatafl.games.bloodrage.face.map import HARBOURS, SPOTS, village_spots
from ragnatafl.games.bloodrage.rules import moments
from ragnatafl.games.bloodrage.rules.actions import CHALLENGE
from ragnatafl.games.bloodrage.rules.board import FJORDS, PROVINCES, YGGDRASIL, PlaceId
from ragnatafl.games.bloodrage.rules.components import CARDS
from ragnatafl.games.bloodrage.rules.figures import COUNT, LEADER, FigureId
from ragnatafl.games.bloodrage.rules.hammers import MoveLeaderTo
from ragnatafl.games.bloodrage.rules.invade import Invade, Recall
from ragnatafl.games.bloodrage.rules.march import March
from ragnatafl.games.bloodrage.rules.pillage import Challenge, Join, Pillage
from ragnatafl.games.bloodrage.rules.sacrifice import SacrificeFigure
from ragnatafl.games.bloodrage.rules.state import BloodRage, content_of, is_pillaged
from ragnatafl.kernel.decisions import Option

_CARD_VERBS = {
    "play-card": "play",
    "keep-gift": "keep",
    "save-card": "save",
    "add-late-card": "add",
    "count-quest": "count",
    "take-back": "take back",
}
"""What pointing at a card means, by the question that is asked."""

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
    """What a person wants who points at these things: so that a refusal can tell why not."""
    prompt = game.decision.prompt
    match [anchor.partition(":")[::2] for anchor in anchors]:
        case [("piece", piece), ("area", place)]:
            figure, _, where = piece.rpartition("-")
            return f"{'recall' if where == 'valhalla' else 'invade'} {figure} {place}"
        case [("area", origin), ("area", target)]:
            return f"march {origin} {target}"
        case [("card", card), ("area", _)]:
            return f"upgrade {card}"
        case [("card", card), ("card", old)]:
            return f"upgrade {card} replacing {old}"
        case [("card", card)]:
            return _with_card(game, prompt, card)
        case [("piece", piece)]:
            return _with_piece(game, piece)
        case [("area", place)]:
            return _at_place(prompt, place, variant or "warrior")
    return ""


def _with_card(game: BloodRage, prompt: str, card: str) -> str:
    if prompt in _CARD_VERBS:
        return f"{_CARD_VERBS[prompt]} {card}"
    is_quest = content_of(game).quest_cards >> CARDS.read(card) & 1
    return f"{'commit' if is_quest else 'upgrade'} {card}"


def _with_piece(game: BloodRage, piece: str) -> str:
    kind, _, name = piece.partition("-")
    if kind == "stat":
        return f"raise {name}"
    if kind != "token":
        return ""
    again = is_pillaged(game, PROVINCES.read(name))
    challenges = moments.ACTIONS.of(game, 0, game.decision.seat) & CHALLENGE
    return f"challenge {name}" if again and challenges else f"pillage {name}"


def _at_place(prompt: str, place: str, figure: str) -> str:
    match prompt:
        case "call-to-battle":
            return f"join {figure} {place}"
        case "move-leader":
            return f"move leader {place}"
        case "sacrifice":
            return f"sacrifice {figure} {place}"
        case "free-invade" | "reinforce":
            return f"invade {figure} {place}"
    return ""
