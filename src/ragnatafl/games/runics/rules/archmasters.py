"""RUN-10 Archmasters: a token that changes the colour of a rune beside a new master."""

from __future__ import annotations

from ragnatafl.games.runics.rules import plain
from ragnatafl.games.runics.rules.components import RUNES, X, Y, token_put
from ragnatafl.games.runics.rules.grid import cell, put_token, xy
from ragnatafl.games.runics.rules.placement import token_places
from ragnatafl.games.runics.rules.state import Runics, options
from ragnatafl.kernel.agenda import Asks, Next, step
from ragnatafl.kernel.decisions import Option, Refusal, by_rule, option, refusal
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.seats import Seat


@option(
    "put {colour} token at {x},{y}",
    at="area:{x},{y}", variant="{colour}", colour=RUNES, x=X, y=Y,
)  # fmt: skip
class PutToken(Option):
    colour: int
    x: int
    y: int


@option("keep the token", ending=True)
class KeepToken(Option):
    pass


@event("RUN-10.4", "token", colour=RUNES)
class TokenPut(Event):
    seat: Seat
    colour: int
    x: int
    y: int


@refusal()
class CannotPutToken(Refusal):
    seat: Seat
    x: int
    y: int


@refusal("RUN-10.2")
class NoNewMaster(CannotPutToken):
    pass


@refusal("RUN-10.3")
class NotBesideMaster(CannotPutToken):
    pass


@refusal("RUN-10.4")
class NoSuchSide(CannotPutToken):
    pass


@refusal("RUN-10.5")
class RuneOrAreaTaken(CannotPutToken):
    pass


@refusal("RUN-10.9")
class RuneHasThatColour(CannotPutToken):
    pass


@step("RUN-10.2", asks="token", x=X, y=Y)
class OfferToken(Asks[Runics, PutToken | KeepToken]):
    """The owner of the master just placed may put the token on a rune beside it."""

    seat: Seat
    x: int
    y: int

    def run(self, game: Runics) -> Next:
        places = token_places(game.board, self.seat, cell(self.x, self.y), may_repeat(game))
        tokens = [PutToken(colour, *xy(at)) for colour, at in places]
        return self.ask(self.seat, "token", [KeepToken(), *tokens])

    def answer(self, game: Runics, seat: Seat, choice: PutToken | KeepToken) -> Next:
        if isinstance(choice, PutToken):
            at = cell(choice.x, choice.y)
            game.tokens[seat] = token_put(choice.colour, at)
            game.board = put_token(game.board, choice.colour, at)
            tell(game, TokenPut(seat, choice.colour, choice.x, choice.y))
        return None

    def why_not(self, game: Runics, seat: Seat, choice: Option) -> Refusal | None:
        if not isinstance(choice, PutToken):
            return None
        master = cell(self.x, self.y)
        rule = plain.why_not_crown(
            game.board, seat, master, choice.colour, choice.x, choice.y, may_repeat(game)
        )
        return None if rule is None else by_rule(CannotPutToken)[rule](seat, choice.x, choice.y)


def may_repeat(game: Runics) -> bool:
    """RUN-10.9: may the token have the colour that its rune has already (A24)?"""
    return options(game).token_colour == "any"
