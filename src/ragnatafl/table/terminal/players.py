"""Who fills the seats: people at this terminal, bots, and automas that the rules play."""

from __future__ import annotations

from typing import Any, Final

from ragnatafl.bots import BotSpec, Budget, bot_levels, parse_bot
from ragnatafl.bots.seated import answer_at, character_of, seated_at
from ragnatafl.kernel.codecs import bad, did_you_mean
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.told import counted_of
from ragnatafl.table.telling.advice import Advice, advise
from ragnatafl.table.telling.speech import AUTOMA

ME: Final = "me"
USUAL_BOT: Final = "karl"
ADVISER: Final = "jarl"
_ADVICE: Final = Budget(iterations=60, seconds=3)
"""How long who gives hints may think."""

Spec = BotSpec | None
"""One word of `--players`: a bot, or None for a person."""


def parse_players(text: str) -> tuple[Spec, ...]:
    """Read 'me,karl,jarl:0.5s'.

    >>> [str(spec or "a person") for spec in parse_players("me,karl,jarl:400")]
    ['a person', 'karl', 'jarl:400']
    """
    return tuple(_parse_player(word.strip()) for word in text.split(","))


def _parse_player(word: str) -> Spec:
    if word == ME:
        return None
    level = word.partition(":")[0]
    if level not in bot_levels():
        known = (ME, *bot_levels())
        right = did_you_mean(level, known)
        raise bad(f"unknown player '{word}', {right}", "unknown-player", told=word, right=right)
    return parse_bot(word)


class Players:
    """The players of one match, by seat."""

    def __init__(self, match: Match[Any], specs: tuple[Spec, ...] | None) -> None:
        automas = match.state.automas
        self.automas = [Seat(s) for s in range(match.setup.seats) if automas >> s & 1]
        free = [Seat(s) for s in range(match.setup.seats) if not automas >> s & 1]
        if specs is None:
            specs = (None, *(parse_bot(USUAL_BOT) for _ in free[1:]))
        if len(specs) != len(free):
            levels = ", ".join(bot_levels())
            line = f"--players: seats to fill: {len(free)}, players named: {len(specs)};"
            line += f" name 'me' or one of {levels} for each seat"
            raise bad(line, "players", seats=len(free), named=len(specs), levels=levels)
        for seat, spec in zip(free, specs, strict=True):
            if spec is not None and counted_of(match.state, seat):
                line = f"--players: {spec} cannot play cards that are only counted"
                raise bad(line, "bot-counted", bot=str(spec))
        self.people = [seat for seat, spec in zip(free, specs, strict=True) if spec is None]
        self.specs = {s: spec for s, spec in zip(free, specs, strict=True) if spec is not None}
        self.bots = {seat: seated_at(match, spec, seat) for seat, spec in self.specs.items()}

    def is_person(self, seat: Seat) -> bool:
        return seat in self.people

    def kinds(self) -> tuple[str, ...]:
        """By seat what plays there, if not a person: 'jarl:0.5s', or AUTOMA."""
        seats = range(len(self.people) + len(self.specs) + len(self.automas))
        return tuple(self._kind(Seat(seat)) for seat in seats)

    def _kind(self, seat: Seat) -> str:
        if seat in self.automas:
            return AUTOMA
        return str(self.specs[seat]) if seat in self.specs else ""

    def leaning(self, match: Match[Any], seat: Seat) -> str:
        """The way in which the bot at this seat plays."""
        spec = self.specs.get(seat)
        return spec.leaning(match.game, character_of(match), seat) if spec is not None else ""

    def written(self) -> str:
        """As one writes it after `--players`."""
        return ",".join(kind or ME for kind in self.kinds() if kind != AUTOMA)

    def bot_chooses(self, match: Match[Any], decision: Decision) -> Option:
        """A bot is handed its view and its question, nothing else."""
        bot = self.bots[decision.seat]
        return answer_at(match, bot, bot.spec.budget)


def advice(match: Match[Any], decision: Decision) -> Advice:
    """What a bot would choose in this seat and why, from what this seat may see."""
    return advise(match.view(decision.seat), decision, _ADVICE, seed=len(match.lines))
