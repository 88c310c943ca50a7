"""Standing answers: what a player may refuse for a while, and not be asked about so long.

A game declares beside its options which of them may be refused, what is answered then and how long
that holds. The rules ask as before; whoever keeps the table answers in the player's place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.seats import Seat

# Any: the view is of whichever game declares the standing answer.
Until = Callable[[Any, Seat], int]


class Standing:
    """What may be refused for a while: all options of a kind, or one of them at a time.

    >>> from ragnatafl.kernel.decisions import option
    >>> @option("toast")
    ... class Toast(Option): ...
    >>> @option("stay dry")
    ... class StayDry(Option): ...
    >>> sober = Standing("sober", Toast, StayDry, "toast", lambda view, seat: 0)
    >>> sober.fits(Decision(Seat(0), "toast", "RAID-1", (Toast(), StayDry())))
    True
    >>> STANDING.remove(sober)
    """

    def __init__(
        self, name: str, refuses: type[Option], answer: type[Option] | tuple[type[Option], ...],
        asked: str, until: Until, each: bool = False,
    ) -> None:  # fmt: skip
        self.name = name
        """Its message is `standing-NAME`."""
        self.refuses = refuses
        self.answer = answer
        """What is said then; of several kinds whichever is offered."""
        self.asked = tuple(asked.split())
        """The prompts of the questions that it answers, written with blanks between."""
        self.until = until
        """A number, made of the seat's view: when it has changed, the answer holds no more."""
        self.each = each
        """One option is refused, not all of the kind: this card, while others may be used."""
        STANDING.append(self)

    def fits(self, decision: Decision) -> bool:
        """Is this a question that it may answer?"""
        answers = any(isinstance(option, self.answer) for option in decision.options)
        return answers and decision.prompt in self.asked


STANDING: Final[list[Standing]] = []
"""All that were declared so far; a game finds its own by the options they refuse."""
