"""RUN-5 Phase 1: lay a card."""

from __future__ import annotations

from functools import cache

from ragnatafl.games.runics.rules import plain
from ragnatafl.games.runics.rules.components import (
    BLUE_SIDE,
    CARDS,
    OUT,
    TABLE,
    TURN,
    CardId,
    X,
    Y,
    hand_of,
    laid,
)
from ragnatafl.games.runics.rules.grid import CELLS, lay, sections
from ragnatafl.games.runics.rules.placement import AdeptSurvey, Survey, unpacked
from ragnatafl.games.runics.rules.state import Runics, faces, hand, options
from ragnatafl.kernel.agenda import Asks, Next, step
from ragnatafl.kernel.cards import move, show
from ragnatafl.kernel.decisions import Anchor, Option, Refusal, by_rule, option, refusal
from ragnatafl.kernel.events import Moved, event
from ragnatafl.kernel.seats import PUBLIC, Seat, SeatMask, mask_of


@option(
    "lay {card} turn {turn} at {x},{y}",
    at="card:{card} area:{x},{y}", variant="{turn}", turn=TURN, x=X, y=Y,
)  # fmt: skip
class Lay(Option):
    card: CardId
    turn: int
    x: int
    y: int

    def anchors(self) -> tuple[Anchor, ...]:
        return _anchors(self.card, self.turn, self.x, self.y)


@option("lay {card} turn {turn} at {x},{y} ignoring one", variant="{turn}", turn=TURN, x=X, y=Y)
class LayIgnoring(Option):
    """RUN-11.4: with the blue adept, who is spent by it."""

    card: CardId
    turn: int
    x: int
    y: int

    def anchors(self) -> tuple[Anchor, ...]:
        return _anchors(self.card, self.turn, self.x, self.y)


@option("discard {card}")
class Discard(Option):
    """RUN-5.10: no card of the hand can be laid."""

    card: CardId


def _anchors(card: CardId, turn: int, x: int, y: int) -> tuple[Anchor, ...]:
    """The card, and the six cells it would cover."""
    cells = (place for place, _ in sections((0,) * 6, turn, x, y))
    return Anchor("card", CARDS.write(card)), *(Anchor("area", f"{cx},{cy}") for cx, cy in cells)


@cache
def made_with(card: CardId) -> list[Lay | None]:
    """By packed placement: the options to lay this card, as far as they were ever offered."""
    return [None] * (4 * CELLS)


def lay_option(card: CardId, place: int) -> Lay:
    """An option that is offered for the first time."""
    turn, x, y = unpacked(place)
    made = made_with(card)[place] = Lay(card, turn, x, y)
    return made


@event("RUN-5.1", "lay")
class Laid(Moved):
    turn: int
    x: int
    y: int


@event("RUN-5.1", "lay-ignoring")
class LaidIgnoring(Laid):
    pass


@event("RUN-5.10", "show-hand")
class HandShown(Moved):
    pass


@event("RUN-5.10", "discard")
class Discarded(Moved):
    pass


@refusal("RUN-5.10")
class MustLay(Refusal):
    seat: Seat


@refusal("RUN-5.1")
class NotInHand(Refusal):
    seat: Seat
    card: CardId


@refusal("RUN-11.4")
class NoBlueAdept(Refusal):
    seat: Seat
    card: CardId


@refusal()
class CannotLay(Refusal):
    seat: Seat
    card: CardId
    turn: int
    x: int
    y: int


@refusal("RUN-2.1")
class NoSuchTurn(CannotLay):
    pass


@refusal("RUN-5.2")
class CoversNoRune(CannotLay):
    pass


@refusal("RUN-5.3")
class ColoursDoNotFit(CannotLay):
    pass


@refusal("RUN-5.6")
class HidesCard(CannotLay):
    pass


@refusal("RUN-5.7")
class CoversPiece(CannotLay):
    pass


@refusal("RUN-5.8")
class JoinsAreas(CannotLay):
    pass


@refusal("RUN-11.4")
class NothingToIgnore(CannotLay):
    pass


@refusal("RUN-11.5")
class ShrinksArea(CannotLay):
    pass


@step("RUN-5.1", asks="lay")
class LayCard(Asks[Runics, Lay | LayIgnoring | Discard]):
    """A card of the hand, turned as one likes, on top of what lies there."""

    seat: Seat

    def whom(self, game: Runics) -> Seat:
        return self.seat

    def run(self, game: Runics) -> Next:
        cards = hand(game, self.seat)
        choices: list[Lay | LayIgnoring | Discard] = [*placements(game, cards)]
        if not choices:
            choices += [Discard(card) for card in cards]
        if has_blue_adept(game, self.seat):
            choices += placements_ignoring_one(game, self.seat, cards)
        return self.ask(self.seat, "lay", choices, secret=True)

    def answer(self, game: Runics, seat: Seat, choice: Lay | LayIgnoring | Discard) -> Next:
        if isinstance(choice, Discard):
            show(game, hand_of(seat), PUBLIC, HandShown, seat=seat)
            move(game, choice.card, hand_of(seat), OUT, Discarded, seat=seat)
            return None
        card, turn, x, y = choice.card, choice.turn, choice.x, choice.y
        kind = Laid
        if isinstance(choice, LayIgnoring):
            kind = LaidIgnoring
            game.ignored = SeatMask(game.ignored | mask_of(seat))
        game.laid.append(laid(card, turn, x, y))
        game.board = lay(game.board, faces(game.setup)[card], turn, x, y)
        move(game, card, hand_of(seat), TABLE, kind(turn, x, y), seat=seat)
        return None

    def why_not(self, game: Runics, seat: Seat, choice: Option) -> Refusal | None:
        match choice:
            case Lay(card, turn, x, y) | LayIgnoring(card, turn, x, y):
                return why_not_lay(game, seat, card, turn, x, y, isinstance(choice, LayIgnoring))
            case Discard(card) if card in hand(game, seat):
                return MustLay(seat)
        return None


def placements(game: Runics, cards: list[CardId]) -> list[Lay]:
    """RUN-5: every legal placement of these cards; equal cards do not exist."""
    survey = Survey(game.board, options(game).readings)
    known = faces(game.setup)
    found: list[Lay] = []
    for card in cards:
        made = made_with(card)
        places = survey.placements(known[card])
        found += [made[place] or lay_option(card, place) for place in places]
    return found


def placements_ignoring_one(game: Runics, seat: Seat, cards: list[CardId]) -> list[LayIgnoring]:
    """RUN-11.4: the further placements by the blue adept."""
    survey = AdeptSurvey(game.board, options(game).readings, seat)
    known = faces(game.setup)
    return [
        LayIgnoring(card, *unpacked(place))
        for card in cards
        for place in survey.placements_ignoring_one(known[card])
    ]


def has_blue_adept(game: Runics, seat: Seat) -> bool:
    return game.adepts[seat] == BLUE_SIDE and not game.ignored & mask_of(seat)


def why_not_lay(
    game: Runics, seat: Seat, card: CardId, turn: int, x: int, y: int, ignoring: bool = False
) -> Refusal | None:
    """Why a card may not be laid there; the one place that says so, cell by cell."""
    if card not in hand(game, seat):
        return NotInHand(seat, card)
    if ignoring and not has_blue_adept(game, seat):
        return NoBlueAdept(seat, card)
    face, readings = faces(game.setup)[card], options(game).readings
    rule = plain.why_not_lay(game.board, face, turn, x, y, readings, ignoring, seat)
    return None if rule is None else by_rule(CannotLay)[rule](seat, card, turn, x, y)
