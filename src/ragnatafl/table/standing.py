"""Standing answers at a table: what people refuse for a while, kept and applied seat by seat.

A question in which nothing is left besides what its seat refuses is answered for it. That answer is
a choice like any other; only its owner knows that it was not given by hand.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.game import Game
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.standing import Standing
from ragnatafl.table.telling.speech import Voice


@dataclass(frozen=True, slots=True)
class Refused:
    """What a person refuses, or may refuse, for a while; with one option where it is but that."""

    standing: Standing
    option: Option | None = None

    @property
    def text(self) -> str:
        """The text of the one option; '' for all of their kind."""
        return self.option.text if self.option is not None else ""

    def covers(self, option: Option) -> bool:
        if self.option is not None:
            return option is self.option
        return isinstance(option, self.standing.refuses)

    def said(self, voice: Voice) -> str:
        facts = self.option.facts() if self.option is not None else ()
        return voice.language.say(f"standing-{self.standing.name}", facts, voice.names)


# Any: games of all states have standing answers.
def refusable(game: Game[Any], decision: Decision) -> list[Refused]:
    """What may be refused for a while, now that this is asked."""
    found: list[Refused] = []
    for standing in game.standing.values():
        if not standing.fits(decision):
            continue
        if standing.each:
            kind = standing.refuses
            found += [Refused(standing, o) for o in decision.options if isinstance(o, kind)]
        else:
            found.append(Refused(standing))
    return found


def named(those: Iterable[Refused], name: str, text: str) -> list[Refused]:
    """The one of this name and option, if it is there."""
    return [one for one in those if one.standing.name == name and one.text == text]


class StandingAnswers:
    """What the people of a table refuse now, by seat, each with the number it holds by."""

    def __init__(self) -> None:
        self._kept: dict[Seat, dict[Refused, int]] = {}

    def of(self, seat: Seat) -> list[Refused]:
        return list(self._kept.get(seat, ()))

    def keep(self, match: Match[Any], seat: Seat, refused: Refused) -> None:
        number = refused.standing.until(match.view(seat), seat)
        self._kept.setdefault(seat, {})[refused] = number

    def withdraw(self, seat: Seat, refused: Refused) -> None:
        self._kept.get(seat, {}).pop(refused, None)

    def withdraw_all(self, seat: Seat) -> None:
        self._kept.pop(seat, None)

    def end(self, match: Match[Any]) -> None:
        """The table has changed: forget what holds no longer."""
        for seat in [seat for seat, kept in self._kept.items() if kept]:
            view, kept = match.view(seat), self._kept[seat]
            self._kept[seat] = {r: n for r, n in kept.items() if r.standing.until(view, seat) == n}

    def answer(self, decision: Decision) -> tuple[Option, Refused] | None:
        """What is answered for the seat that is asked, and by what; None if it must say itself."""
        fitting = [r for r in self.of(decision.seat) if r.standing.fits(decision)]
        if not fitting or decision.behalf != decision.seat:
            return None
        left = [o for o in decision.options if not any(r.covers(o) for r in fitting)]
        by = fitting[-1]
        return (left[0], by) if len(left) == 1 and isinstance(left[0], by.standing.answer) else None
