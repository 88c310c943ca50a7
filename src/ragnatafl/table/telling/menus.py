"""The options of a question as all screens list them: by verb, by what it is done with, by number.

The words are the game's own, by the key of an option: `verb-invade` is what is done, `with-invade`
what it is done with, `short-invade` what is left to say then; `cost-` and `gain-` what the game's
`stakes` tell. What has no verb is a sentence of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from ragnatafl.kernel.chance import Outcome
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.game import Stake, Stakes
from ragnatafl.kernel.state import State
from ragnatafl.table.telling.speech import Voice

FEW: Final = 9
"""So many options are listed as whole sentences."""
NOTHING: Final[Stakes] = ((), ())


class Line:
    """One option: its sentence, what its row leaves to say, what it costs and gives."""

    __slots__ = ("cost", "gain", "option", "sentence", "short")

    def __init__(self, option: Option, sentence: str, short: str, cost: str, gain: str) -> None:
        self.option = option
        self.sentence = sentence
        self.short = short
        self.cost = cost
        self.gain = gain

    @property
    def stakes(self) -> str:
        return " · ".join(filter(None, (self.cost, self.gain)))


class Row:
    """Options with one verb and one thing that it is done with."""

    __slots__ = ("lines", "thing", "verb")

    def __init__(self, verb: str, thing: str) -> None:
        self.verb = verb
        self.thing = thing
        self.lines: list[Line] = []

    @property
    def title(self) -> str:
        return f"{self.verb} {self.thing}" if self.thing else self.verb

    def shared(self) -> str:
        """What all its options cost and give alike; empty if they differ."""
        told = {line.stakes for line in self.lines}
        return told.pop() if len(told) == 1 else ""


def rows_of(decision: Decision, seen: State, voice: Voice) -> list[Row]:
    """Those of a verb together; what ends things, and all that has no verb, comes last."""
    verbs: dict[str, dict[str, Row]] = {}
    for option in decision.options:
        verb = _verb(option, voice)
        thing = _said("with", option, voice) if verb else ""
        row = verbs.setdefault(verb, {}).setdefault(thing, Row(verb, thing))
        row.lines.append(_line(decision, option, seen, voice))
    bare = verbs.pop("", {})
    return [row for rows in (*verbs.values(), bare) for row in rows.values()]


def lines_of(rows: Iterable[Row]) -> list[Line]:
    """All options in the order of their numbers."""
    return [line for row in rows for line in row.lines]


def _line(decision: Decision, option: Option, seen: State, voice: Voice) -> Line:
    sentence = voice.face(option) if isinstance(option, Outcome) else voice.option(option)
    cost, gain = stakes_of(decision, option, seen, voice)
    is_cut = len(decision) > FEW or option.ending
    short = (_said("short", option, voice) if is_cut else "") or sentence
    return Line(option, sentence, short, cost, gain)


def stakes_of(decision: Decision, option: Option, seen: State, voice: Voice) -> tuple[str, str]:
    """What an option costs and what it gives, in words."""
    tell = seen.setup.game.face.stakes
    cost, gain = NOTHING if tell is None else tell(seen, decision, option)
    return ", ".join(_told("cost", cost, voice)), ", ".join(_told("gain", gain, voice))


def _told(side: str, stakes: tuple[Stake, ...], voice: Voice) -> Iterator[str]:
    for key, facts in stakes:
        yield voice.language.say(f"{side}-{key}", facts, voice.names)


def _verb(option: Option, voice: Voice) -> str:
    """What is done; it names no things, and so is the same for all options of a kind."""
    key = f"verb-{option.key}"
    return voice.language.say(key) if voice.language.has(key) else ""


def _said(form: str, option: Option, voice: Voice) -> str:
    """A form of an option's words; empty where the game has none."""
    key = f"{form}-{option.key}"
    if not voice.language.has(key):
        return ""
    return voice.language.say(key, option.facts(), voice.names)
