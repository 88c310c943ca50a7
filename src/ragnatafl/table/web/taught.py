"""A lesson at a table: where its learner is, and what becomes of what the learner wants."""

from __future__ import annotations

from typing import Any, Literal

from ragnatafl.kernel.codecs import BadInput, did_you_mean
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.refusals import NothingToUndo
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.learning.coach import At, Coach, Move, carried_out, scene_document
from ragnatafl.table.learning.lessons import AnyGame, find_lesson
from ragnatafl.table.storage import Data, Entry
from ragnatafl.table.web.deeds import Deed
from ragnatafl.table.web.refusals import CoachTells, CoachWaits

Act = Literal["next", "back", "again", "show", "undo", "try"]
AnyMatch = Match[Any]  # of whichever game


class Tried(Illegal):
    """Something that was tried in a lesson, and by which rule it is refused."""

    def __init__(self, illegal: Illegal, text: str) -> None:
        super().__init__(illegal.refusal, illegal.offered, illegal.packages)
        self.text = text


class Taught:
    """The lesson of one table."""

    def __init__(self, game: AnyGame, name: str) -> None:
        self.game, self.name = game, name
        self.at = At("", "tells")

    @property
    def coach(self) -> Coach:
        """BadInput where the lesson is no more."""
        return Coach(self.game, self.name, find_lesson(self.game, self.name))

    @property
    def gone(self) -> bool:
        """Has the lesson changed so that one cannot go on?"""
        try:
            self.coach.step(self.at)
        except BadInput:
            return True
        return False

    @property
    def asks(self) -> bool:
        return self.at.state == "asks" and not self.gone

    def take(self, data: Data) -> None:
        """As it was stored."""
        self.at = At(data["step"], data["state"], data["line"], tuple(data["begun"]))

    def begin(self, match: AnyMatch) -> Deed:
        """The first step, at a table where its scene lies already."""
        return self._deed(match, self.coach.begin()._replace(scene=""))

    def choose(self, match: AnyMatch, seat: Seat, text: str) -> Deed:
        """The learner chooses something."""
        coach = self.coach
        if seat != coach.seat or (move := coach.choose(self.at, len(match.lines), text)) is None:
            raise Illegal(CoachTells())
        try:
            return self._deed(match, move)
        except Illegal as illegal:
            raise Tried(illegal, text) from None

    def act(self, match: AnyMatch, act: Act, tried: str) -> Deed:
        """A button or a key of the coach."""
        coach, at, move = self.coach, self.at, None
        match act:
            case "next":
                move = coach.go_on(at, len(match.lines))
                if move is None:
                    raise Illegal(CoachWaits())
            case "back":
                move = coach.go_back(at)
            case "undo":
                move = coach.take_back(at)
            case "again":
                move = coach.begin()
            case "show":
                return self.choose(match, coach.seat, coach.shows(at))
            case "try":
                return self.choose(match, coach.seat, self.text_of(match, tried))
        if move is None:
            raise Illegal(NothingToUndo())
        return self._deed(match, move)

    def text_of(self, match: AnyMatch, tried: str) -> str:
        """What one asks about; of several that are offered the first."""
        one = self.coach.find_try(self.at, tried)
        if one is None:
            known = [other.id for other in self.coach.tries(self.at)]
            near = did_you_mean(tried, known) if known else "there is nothing to try now"
            raise BadInput(f"message: {near}")
        options = [o for d in match.decisions if d.seat == self.coach.seat for o in d.options]
        return next((option.text for option in options if one.fits(option.text)), one.option)

    def _deed(self, match: AnyMatch, move: Move) -> Deed:
        """What is stored of a move; Illegal if it cannot be played."""
        carried_out(match, move)
        entries = []
        if move.scene:
            document = scene_document(self.game, move.scene)
            entries.append(Entry("scene", {"name": move.scene, "document": document}))
        elif move.back_to >= 0:
            entries.append(Entry("undo", {"to": move.back_to}))
        entries += [Entry("choice", {"seat": int(s), "text": text}) for s, text in move.choices]
        entries.append(Entry("coach", move.at._asdict()))
        return Deed(tuple(entries))
