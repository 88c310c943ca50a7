"""Languages: rules hold keys and arguments, the sentences live in four Fluent files.

A message is looked up first in the game's own file, then in the kernel's. Every text argument is
given twice: `$card` is the content id, to choose a form by, `$card_name` its name in this language.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from ragnatafl.kernel.codecs import bad, did_you_mean
from ragnatafl.kernel.decisions import Decision, Fact, Facts, Illegal, Option, Refusal
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.seats import CHANCE, SEATS, Seat

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

    from ragnatafl.kernel.setup import Content

LANGUAGES: Final = ("en", "uk", "ru", "pt-BR")
_SHOWN: Final = 6
_NO_NAMES: Final[dict[str, str]] = {}
_REMEMBERED: Final = 1 << 15
_SEAT: Final = re.compile(rf"\b(?:{'|'.join(SEATS.ids)})\b")


class Language:
    """Says messages of one game in one language."""

    def __init__(
        self,
        code: str,
        bundle: FluentBundle,
        titles: Mapping[str, str] = _NO_NAMES,
        copy_of: Mapping[str, str] = _NO_NAMES,
    ) -> None:
        self.code = code
        self._bundle = bundle
        self._titles = titles
        self._copy_of = copy_of
        self._said: dict[tuple[str, Facts, tuple[str, ...]], str] = {}

    def calling(self, titles: Mapping[str, str], copy_of: Mapping[str, str]) -> Language:
        """The same language where some things are called otherwise."""
        return Language(self.code, self._bundle, titles, copy_of)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, facts: Sequence[Fact] = (), names: Sequence[str] = ()) -> str:
        """The sentence for a key; `names` are the players' own names by seat."""
        known = (key, tuple(facts), tuple(names) if _names_a_seat(facts) else ())
        text = self._said.get(known)
        if text is None:
            if len(self._said) >= _REMEMBERED:
                self._said.clear()
            text = self._said[known] = self._format(key, facts, names)
        return text

    def _format(self, key: str, facts: Sequence[Fact], names: Sequence[str]) -> str:
        arguments: dict[str, str | int] = {}
        for name, value in facts:
            arguments[name] = value
            arguments[f"{name}_name"] = self.name(str(value), names)
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise KeyError(f"{self.code}: no message '{key}'")
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"{self.code}: {key}: {errors[0]}")
        return str(text)

    def name(self, content_id: str, names: Sequence[str] = ()) -> str:
        """The name of a card, colour or seat; several ids with blanks between are a list."""
        if " " in content_id:
            return ", ".join(self.name(part, names) for part in content_id.split())
        if content_id in SEATS.ids:
            seat = SEATS.read(content_id)
            return names[seat] if seat < len(names) else content_id.capitalize()
        if content_id in self._titles:
            return self._titles[content_id]
        key = f"name-{content_id}"
        if not self.has(key) and content_id in self._copy_of:
            key = f"name-{self._copy_of[content_id]}"
        return self.say(key) if self.has(key) else content_id

    def seat(self, seat: Seat, names: Sequence[str] = ()) -> str:
        return self.say("name-chance") if seat == CHANCE else self.name(SEATS.write(seat), names)

    def prompt(self, decision: Decision, names: Sequence[str] = ()) -> str:
        key = f"prompt-{decision.prompt}"
        lot = str(dict(decision.facts).get("lot", "")) if decision.seat == CHANCE else ""
        if lot and self.has(own := f"{key}-{lot.split()[0]}"):  # 'hand astrid' is one of the hands
            key = own
        return self.say(key, decision.facts, names)

    def option(self, option: Option, names: Sequence[str] = ()) -> str:
        return self.say(f"option-{option.key}", option.facts(), names)

    def event(self, event: Event, names: Sequence[str] = ()) -> str:
        """One line of the log, as far as the event's secrets have been left in it.

        `$rule` is the id of its rule with dashes for dots, so that a sentence can tell the cause.
        Where `$by` names the card that brought it about, it stands behind the line, if the kind of
        event has no sentence of its own for that.
        """
        facts = (("rule", event.rule.replace(".", "-")), *event.facts, *event.secrets)
        if event.seat >= 0:
            facts = (("seat", SEATS.write(event.seat)), *facts)
        key = f"event-{event.kind}"
        if event.seen_by and not event.secrets and self.has(f"{key}-hidden"):
            key = f"{key}-hidden"
        by = next((str(value) for name, value in facts if name == "by"), "")
        if by and self.has(f"{key}-by"):
            return self.say(f"{key}-by", facts, names)
        line = self.say(key, facts, names)
        return self.say("event-by", (("line", line), ("by", by))) if by else line

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        return self.say(f"refuse-{refusal.key}", refusal.facts, names)


def _names_a_seat(facts: Sequence[Fact]) -> bool:
    """Do players' own names matter for this sentence?"""
    return any(isinstance(value, str) and _SEAT.search(value) for _, value in facts)


@cache
def language(code: str, *packages: str) -> Language:
    """The kernel's sentences and those of packages (a game, a table) by their module paths."""
    if code not in LANGUAGES:
        right = did_you_mean(code, LANGUAGES)
        raise bad(f"unknown language '{code}', {right}", "unknown-language", told=code, right=right)
    from fluent.runtime import FluentBundle  # not for who only plays

    bundle = FluentBundle([code], use_isolating=False)
    for package in ("ragnatafl", *filter(None, packages)):
        bundle.add_resource(_words(package, code), allow_overrides=True)
    return Language(code, bundle)


@lru_cache(maxsize=64)
def language_at(content: Content, code: str, *packages: str) -> Language:
    """The same at a table that plays with this: typed cards go by their own names."""
    plain = language(code, *packages)
    known = content.titles, content.copy_of
    return plain.calling(*known) if any(known) else plain


@cache
def _words(package: str, code: str) -> Resource:
    """The sentences of a package, read once: several languages are made of the same ones."""
    from fluent.runtime import FluentResource

    theirs = files(package).joinpath("words", f"{code}.ftl")
    if not theirs.is_file():  # a game of somebody's own may speak English alone
        theirs = files(package).joinpath("words", "en.ftl")
    return FluentResource(theirs.read_text(encoding="utf-8"))


def refusal_line(code: str, illegal: Illegal, names: Sequence[str] = ()) -> str:
    """One line for a refused choice: rule, reason and, where no rule says more, what is offered."""
    refusal = illegal.refusal
    line = reason_line(code, refusal, illegal.packages, names)
    if refusal.rule != "-":
        line = f"{refusal.rule}: {line}"
    if refusal.key in ("not-offered", "unknown-words") and illegal.offered:
        shown = ", ".join(option.text for option in illegal.offered[:_SHOWN])
        left = max(0, len(illegal.offered) - _SHOWN)
        facts = (("options", shown), ("left", left))
        line += "; " + language(code, *illegal.packages).say("refuse-offered", facts)
    return line


def reason_line(
    code: str, refusal: Refusal, packages: Sequence[str] = (), names: Sequence[str] = ()
) -> str:
    """Why something is refused, also for who does not know the game: then its words are found
    where the refusal lies."""
    key = f"refuse-{refusal.key}"
    for around in (packages, (*packages, *_speaks_for(refusal))):
        speech = language(code, *around)
        if speech.has(key):
            return speech.refusal(refusal, names)
    return f"{refusal.key} ({', '.join(f'{name} {value}' for name, value in refusal.facts)})"


def _speaks_for(refusal: Refusal) -> list[str]:
    """The packages that a refusal lies in and that have words, the outermost first."""
    parts = type(refusal).__module__.split(".")
    around = [".".join(parts[:end]) for end in range(2, len(parts))]
    return [package for package in around if files(package).joinpath("words", "en.ftl").is_file()]
