"""Advice: what a jarl would choose, what it expects to come of it, and what else it thought of.

It is made of what the asking seat may see, and phrased as what is expected: of others' hidden cards
it knows as little as whoever asks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ragnatafl.bots import Budget, Seed, parse_bot
from ragnatafl.bots.seated import asked_as
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Decision, Fact, parse_option
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import State
from ragnatafl.table.telling.speech import Voice

if TYPE_CHECKING:
    from ragnatafl.bots.reasons import Prospect

COACH: Final = "karl"
"""Whose choice a coach suggests."""
LEAST: Final = 0.1
"""A smaller gain is not worth a word."""
MOST_PARTS: Final = 4
GAPS: Final = ((1, "near"), (4, "little"), (10, "clear"))
"""Up to so many of a hundred an option is worse; in words."""


class Expected(NamedTuple):
    """What is expected of an option, all in texts: it comes from another process."""

    option: str
    outlook: int
    """Of 100, for the asking seat; 50 is even."""
    parts: tuple[tuple[str, float], ...]
    follows: tuple[tuple[Seat, str], ...]


class Advice(NamedTuple):
    """What a bot would choose, and why; without a reason there is nothing else to choose."""

    option: str
    choice: Expected | None = None
    second: Expected | None = None


class Said(NamedTuple):
    """A sentence, and the facts it was made of: things of the box can be read by them."""

    text: str
    facts: tuple[Fact, ...] = ()


class Remark(NamedTuple):
    """A heading, and what stands below it."""

    heading: Said
    lines: tuple[Said, ...] = ()


def advise(view: State, decision: Decision, budget: Budget, seed: Seed) -> Advice:
    """Ask a jarl, from what this seat may see."""
    from ragnatafl.bots.jarl import Jarl  # whoever asks for nothing need not load it
    from ragnatafl.bots.reasons import reason_of

    jarl = Jarl(seed)
    option = jarl.choose(view, decision, budget)
    reason = reason_of(jarl)
    if reason is None:
        return Advice(option.text)
    return Advice(option.text, _expected(reason.choice), _expected(reason.second))


# Any: a match of whichever game
def suggestion(match: Match[Any], seat: Seat, hurry: Callable[[], bool] | None = None) -> str:
    """The option that a coach would choose at this seat, from what the seat may see.

    A bot of its own: its luck knows nothing of the game's, and its character stays the same.
    """
    spec = parse_bot(COACH)
    coach = spec.make(f"coach {seat}", f"{seat}/{len(match.lines)}")
    view, decision = asked_as(match.state, seat)
    return coach.choose(view, decision, replace(spec.budget, hurry=hurry)).text


def _expected(prospect: Prospect | None) -> Expected | None:
    if prospect is None:
        return None
    return Expected(
        prospect.option.text,
        round(50 + 50 * prospect.value),
        tuple(prospect.parts),
        tuple((turn.seat, turn.option.text) for turn in prospect.follows),
    )


def remarks(advice: Advice, voice: Voice) -> list[Remark]:
    """Why, in sentences, the most telling first."""
    choice, second = advice.choice, advice.second
    if choice is None:
        return [Remark(Said(voice.say("hint-only")))]
    found = list(_gains(choice.parts, voice, voice.say("hint-gains"), voice.say("hint-gives-up")))
    if choice.follows:
        lines = tuple(_turn(seat, text, voice) for seat, text in choice.follows)
        found.append(Remark(Said(voice.say("hint-expects")), lines))
    found.append(Remark(Said(voice.say("hint-outlook", count=choice.outlook))))
    if second is not None:
        gap = choice.outlook - second.outlook
        words = next((word for most, word in GAPS if gap <= most), "far")
        option = option_said(second.option, voice)
        heading = voice.say("hint-second", option=option.text, gap=words, count=second.outlook)
        apart = _apart(choice.parts, second.parts)
        less, more = voice.say("hint-second-less"), voice.say("hint-second-more")
        sides = _gains(apart, voice, less, more)
        below = tuple(Said(f"{s.heading.text} {', '.join(t.text for t in s.lines)}") for s in sides)
        found.append(Remark(Said(heading, option.facts), below))
    return found


def _turn(seat: Seat, text: str, voice: Voice) -> Said:
    option = option_said(text, voice)
    line = voice.say("hint-turn", who=voice.seat(seat), option=option.text)
    return Said(line, option.facts)


def option_said(text: str, voice: Voice) -> Said:
    """The sentence of an option that is told by its text."""
    classes = voice.game.option_classes if voice.game is not None else ()
    try:
        option = parse_option(text, classes)
    except BadInput:
        option = None
    return Said(voice.option(option), option.facts()) if option is not None else Said(text)


def _apart(
    first: tuple[tuple[str, float], ...], second: tuple[tuple[str, float], ...]
) -> tuple[tuple[str, float], ...]:
    """What the first brings more of than the second, and less of."""
    other = dict(second)
    return tuple((key, number - other.get(key, 0.0)) for key, number in first)


def _gains(
    parts: tuple[tuple[str, float], ...], voice: Voice, gains: str, losses: str
) -> list[Remark]:
    """What rises, then what falls, the largest first."""
    largest = sorted(parts, key=lambda part: -abs(part[1]))[:MOST_PARTS]
    told = [(key, number) for key, number in largest if abs(number) >= LEAST]
    found = []
    for heading, sign in ((gains, 1), (losses, -1)):
        lines = tuple(Said(_part(key, number, voice)) for key, number in told if number * sign > 0)
        if lines:
            found.append(Remark(Said(heading), lines))
    return found


def _part(key: str, number: float, voice: Voice) -> str:
    size = f"{abs(number):.1f}"
    if voice.code != "en":
        size = size.replace(".", ",")
    own = f"term-{key}"
    told = voice.language.say(own, ()) if voice.language.has(own) else voice.part(key)
    return f"{told} {size}"
