"""What the table says: sentences of the language files, with the players' own names."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from ragnatafl.kernel.chance import Outcome
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Decision, Illegal, Option, Refusal, parse_option
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.game import Game
from ragnatafl.kernel.language import LANGUAGES, language, language_at, reason_line
from ragnatafl.kernel.seats import CHANCE, SEATS, SPECTATOR, Seat
from ragnatafl.kernel.setup import Content

AUTOMA: Final = "automa"
_OFFERED: Final = 4
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(environment: Mapping[str, str]) -> str:
    """The language a person's system is set to, English where we do not speak it.

    >>> language_of({"LANG": "uk_UA.UTF-8"}), language_of({"LC_ALL": "C", "LANG": "ru_RU"})
    ('uk', 'en')
    >>> language_of({"LANG": "pt_PT.UTF-8"}), language_of({})
    ('pt-BR', 'en')
    """
    for variable in _VARIABLES:
        if environment.get(variable):
            spoken = environment[variable].lower()[:2]
            return next((code for code in LANGUAGES if code.startswith(spoken)), "en")
    return "en"


def plain(text: str) -> str:
    """A text as people type it: case and accents do not matter.

    >>> plain("Счёт"), plain("Só ELE")
    ('счет', 'so ele')
    """
    split = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in split if not unicodedata.combining(letter))


class Voice:
    """Speaks one language about one game; without a game, about the table alone."""

    packages: ClassVar[tuple[str, ...]] = ()
    """Those with sentences of its own, beside the kernel's and the game's."""

    # Any: a voice tells of games of all states.
    def __init__(
        self,
        code: str,
        game: Game[Any] | None = None,
        names: Sequence[str] = (),
        content: Content | None = None,
    ) -> None:
        self.code = code
        self.game = game
        self.names = names
        self.content = content
        """What the table that it speaks of plays with."""
        self.kinds: Sequence[str] = ()
        """By seat what plays there, empty for people."""
        own = game.packages if game is not None else ()
        spoken = *self.packages, *own
        self.language = (
            language(code, *spoken) if content is None else language_at(content, code, *spoken)
        )

    def say(self, key: str, **facts: str | int) -> str:
        """A sentence of the table itself.

        >>> Voice("en").say("pause")
        'Press Enter to go on.'
        """
        return self.language.say(f"ui-{key}", tuple(facts.items()), self.names)

    def usual_names(self, seats: int) -> tuple[str, ...]:
        """What people are called who gave no name."""
        return tuple(self.say(f"seat-{SEATS.write(seat)}") for seat in range(seats))

    def seat(self, seat: Seat) -> str:
        if seat in (CHANCE, SPECTATOR):
            return self.language.name("chance" if seat == CHANCE else "spectator")
        return self.language.seat(seat, self.names)

    def titled(self, seat: Seat) -> str:
        """The name, with what plays there if it is no person."""
        kind = self.kinds[seat] if 0 <= seat < len(self.kinds) else ""
        kind = self.say("automa") if kind == AUTOMA else kind
        return f"{self.seat(seat)} ({kind})" if kind else self.seat(seat)

    def seats(self, seats: Sequence[Seat]) -> str:
        return ", ".join(map(self.seat, seats))

    def prompt(self, decision: Decision) -> str:
        return self.language.prompt(decision, self.names)

    def name(self, content_id: str) -> str:
        """Of a card, a place, a seat; of several, a list."""
        return self.language.name(content_id, self.names)

    def option(self, option: Option) -> str:
        return self.language.option(option, self.names)

    def face(self, outcome: Outcome) -> str:
        return self.name(outcome.lot.faces.write(outcome.face))

    def face_in(self, text: str) -> str:
        """The face of a told outcome, from its text in the record: 'raid-die 3'."""
        return self.name(text.rsplit(" ", maxsplit=1)[-1])

    def event(self, event: Event) -> str:
        if event.kind == "automa-chooses":
            return self._automa(event)
        if event.kind in ("field-told", "board-told"):
            return self._told(event)
        return self.language.event(event, self.names)

    def _automa(self, event: Event) -> str:
        """The event holds the text of the option; people read it in their language."""
        text = str(event.all_facts()["option"])
        classes = self.game.option_classes if self.game is not None else ()
        try:
            chosen = parse_option(text, classes)
        except BadInput:
            chosen = None
        if chosen is not None:
            text = self.option(chosen)
        facts = (("seat", SEATS.write(event.seat)), ("option", text))
        return self.language.say(f"event-{event.kind}", facts, self.names)

    def _told(self, event: Event) -> str:
        """What was told of a real board, in the words of the game."""
        facts: dict[str, str | int] = event.all_facts()
        if "at" in facts:
            at = str(facts["at"])
            facts |= {"at": self.place(at), "field": self.field(str(facts["field"]), at)}
        if facts.get("call"):
            facts["call"] = self.call(str(facts["call"]))
        facts["seat"] = SEATS.write(event.seat)
        return self.language.say(f"event-{event.kind}", tuple(facts.items()), self.names)

    def place(self, at: str) -> str:
        """What an anchor of the picture stands for: 'area:5' is region 5, by `place-area`."""
        kind, _, thing = at.partition(":")
        key = f"place-{kind}"
        if self.language.has(key):
            return self.language.say(key, (("thing", thing),), self.names)
        return self.name(thing)

    def field(self, name: str, at: str = "") -> str:
        """What can be told of a place: 'armies bjorn' by `field-armies`, where `$of` is Bjorn."""
        first, _, of = name.partition(" ")
        key = f"field-{first}"
        facts = (("of", of), ("thing", at.partition(":")[2]))
        return self.language.say(key, facts, self.names) if self.language.has(key) else name

    def group(self, name: str) -> str:
        """What is told together."""
        return self.language.say(f"group-{name}", (), self.names)

    def keep(self, name: str) -> str:
        """Dice and decks that somebody keeps together."""
        return self.language.say(f"keep-{name}", (), self.names)

    def call(self, name: str) -> str:
        """What needs the rules in the middle of a turn."""
        key = f"call-{name}"
        return self.language.say(key, (), self.names) if self.language.has(key) else name

    def fault(self, fault: str) -> str:
        """What is wrong with something told, in this language where its key has a sentence."""
        if isinstance(fault, Fault) and self.language.has(f"fault-{fault.key}"):
            told = ((k, self.fault(v) if isinstance(v, Fault) else v) for k, v in fault.facts)
            return self.language.say(f"fault-{fault.key}", tuple(told), self.names)
        return fault

    def reason(self, refusal: Refusal) -> str:
        """Why something is refused, without its rule."""
        if self.language.has(f"refuse-{refusal.key}"):
            return self.language.refusal(refusal, self.names)
        return reason_line(self.code, refusal, names=self.names)

    def refusal(self, illegal: Illegal, offered: Sequence[str] = ()) -> str:
        """Rule and reason; where no rule says more, some of the offered sentences."""
        refusal = illegal.refusal
        line = self.reason(refusal)
        if refusal.rule != "-":
            line = f"{refusal.rule}: {line}"
        if refusal.key in ("not-offered", "unknown-words") and offered:
            shown, left = " · ".join(offered[:_OFFERED]), max(0, len(offered) - _OFFERED)
            line += "; " + self.language.say("refuse-offered", (("options", shown), ("left", left)))
        return line

    def part(self, key: str) -> str:
        """Where points come from."""
        own = f"part-{key}"
        return self.language.say(own) if self.language.has(own) else self.language.name(key)

    def report(self, key: str, **facts: str | int) -> str:
        """What a report of many games says."""
        return self.say(f"report-{key}", **facts)

    def level(self, level: str) -> str:
        """A bot of this level, and how it plays."""
        return self.say(f"level-{level}")

    def leaning(self, name: str) -> str:
        """How a bot plays that leans there; nothing where it leans nowhere."""
        key = f"leaning-{name}"
        return self.language.say(key) if name and self.language.has(key) else ""

    def ending(self, rule: str) -> str:
        """How a game ended, by the rule that ended it; nothing says that it was stopped."""
        if not rule:
            return self.say("ending-stopped")
        if rule == "all":
            return self.say("ending-all")
        rule, _, automa = rule.partition(" ")
        own = f"ending-{rule.replace('.', '-')}"
        words = self.language.say(own) if self.language.has(own) else rule
        return f"{words} ({self.say(automa)})" if automa else words

    def switch_help(self, name: str) -> str:
        """What a set-up option does; empty where the game's language file does not tell."""
        key = f"option-help-{name}"
        return self.language.say(key) if self.language.has(key) else ""

    def title(self) -> str:
        """The name of the game."""
        name = self.game.name if self.game is not None else "Ragnatafl"
        return self.language.say("game-title") if self.language.has("game-title") else name

    def about(self) -> str:
        """What the game is, in a sentence or two."""
        return self.language.say("game-about") if self.language.has("game-about") else ""
