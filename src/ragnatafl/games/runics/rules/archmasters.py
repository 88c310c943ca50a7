"""RUN-10 Archmasters: a token that changes the colour of a rune beside a new master."""

from __future__ import annotations

from ragnatafl.games.runics.rules import plain
from ragnatafl.games.runics.rules.components import RUNES, X, Y, token_put
from ragnatafl.games.runics.rules.grid import cell, put_token, xy
from ragnatafl.games.runics.rules.placement import token_places
from ragnatafl.games.runics.rules.state import Runics
from ragnatafl.kernel.agenda import Asks, Next, step
from ragnatafl.kernel.decisions import Anchor, Option, Refusal, option
from ragnatafl.kernel.events import tell
from ragnatafl.kernel.seats import SEATS, Seat


@option("put {colour} token at {x},{y}", colour=RUNES, x=X, y=Y)
class PutToken(Option):
    colour: int
    x: int
    y: int

    def anchors(self) -> tuple[Anchor, ...]:
        return (Anchor("area", f"{self.x},{self.y}"),)

    def variant(self) -> str:
        return RUNES.write(self.colour)


@option("keep the token")
class KeepToken(Option):
    pass


@step("RUN-10.2", x=X, y=Y)
class OfferToken(Asks[Runics, PutToken | KeepToken]):
    """The owner of the master just placed may put the token on a rune beside it."""

    seat: Seat
    x: int
    y: int

    def run(self, game: Runics) -> Next:
        places = token_places(game.board, self.seat, cell(self.x, self.y))
        tokens = (PutToken(colour, *xy(at)) for colour, at in places)
        return self.ask(self.seat, "token", (KeepToken(), *tokens))

    def answer(self, game: Runics, seat: Seat, choice: PutToken | KeepToken) -> Next:
        if isinstance(choice, PutToken):
            at = cell(choice.x, choice.y)
            game.tokens[seat] = token_put(choice.colour, at)
            game.board = put_token(game.board, choice.colour, at)
            if game.events is not None:
                colour = RUNES.write(choice.colour)
                tell(game, "token", "RUN-10.4", seat, colour=colour, x=choice.x, y=choice.y)
        return None

    def why_not(self, game: Runics, seat: Seat, choice: Option) -> Refusal | None:
        if not isinstance(choice, PutToken):
            return None
        master = cell(self.x, self.y)
        rule = plain.why_not_crown(game.board, seat, master, choice.colour, choice.x, choice.y)
        if rule is None:
            return None
        facts = (("seat", SEATS.write(seat)), ("x", choice.x), ("y", choice.y))
        return Refusal(rule, rule.replace(".", "-"), *facts)
