"""The table as it was at a line of the story."""

from __future__ import annotations

from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.kernel.views import view
from ragnatafl.table.web.pages.pictures import drawn, eyes_for_board
from ragnatafl.table.web.pages.seat import Parts, all_layers, board_of, order_of
from ragnatafl.table.web.pages.story import scores_of
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import voice_at


def board_then(room: Room, seat: Seat, number: int, code: str, moment: int) -> dict[str, object]:
    """The layers of the pictures when an event was told, and the points; layers that are as they
    are now are left out for a page of this moment. Without any order: nothing is kept."""
    match, voice = room.match, voice_at(room, code)
    then = room.past.state_at(match, number)
    if then is None:
        return {"at": number, "order": {}, "layers": {}, "scores": ()}
    eyes = seat if len(room.seating.seats_here(seat)) == 1 else SPECTATOR
    shown = drawn(view(then, eyes_for_board(match.game, eyes)), voice)
    now: Parts = {}
    if moment == room.moment:
        now = all_layers(board_of(room, eyes, match.view(eyes), voice))
    changed = {name: layer for name, layer in all_layers(shown).items() if now.get(name) != layer}
    return {
        "at": number,
        "order": order_of(shown),
        "layers": changed,
        "scores": scores_of(then),
    }
