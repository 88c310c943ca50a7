"""Figures as sheets: tables with headings in one language, for a page and as CSV."""

from __future__ import annotations

import csv
import io
import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from typing import Any, Final, Literal, get_args

from ragnatafl.games import find_game
from ragnatafl.kernel.agenda import Asks
from ragnatafl.kernel.codecs import Custom, Several, Subset
from ragnatafl.kernel.codecs import Names as Ids
from ragnatafl.kernel.components import Component
from ragnatafl.kernel.decisions import AnchorKind, Facts
from ragnatafl.kernel.events import EVENTS, Event
from ragnatafl.kernel.game import Game
from ragnatafl.kernel.seats import SEATS
from ragnatafl.kernel.setup import Content
from ragnatafl.lab.study.figures import (
    IN_SHARES,
    UNKNOWN,
    Change,
    Figures,
    Rate,
    ThingChange,
    ThingFigures,
)
from ragnatafl.table.telling.book import book, unmarked
from ragnatafl.table.telling.catalogue import catalogue_of
from ragnatafl.table.telling.speech import Voice

Kind = Literal["text", "count", "number", "share", "rate", "points", "luck"]
Cell = str | int | float | Rate
LONGEST: Final = 160
SHORT: Final = 60
ANY: Final = "…"
"""Stands for whatever an option or event names besides."""
ANY_ID: Final = "ANY"
"""Its id: a message whose words hang on what it names may have a variant for it."""


@dataclass(frozen=True)
class Column:
    name: str
    """Its heading is the message `ui-report-col-NAME`; CSV files have the name itself."""
    kind: Kind = "text"


@dataclass(frozen=True)
class Sheet:
    """One table. Its title is the message `ui-report-NAME`; `ui-report-NAME-about` explains it."""

    name: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]

    def csv(self) -> str:
        """As a file for others: plain numbers, an interval as two columns more."""
        out = io.StringIO()
        write = csv.writer(out, lineterminator="\n").writerow
        heading: list[str] = []
        for column in self.columns:
            heading.append(column.name)
            if column.kind == "rate":
                heading += [f"{column.name}-low", f"{column.name}-high"]
        write(heading)
        for row in self.rows:
            cells: list[str | int | float] = []
            for column, cell in zip(self.columns, row, strict=True):
                if isinstance(cell, Rate):
                    cells += cell
                else:
                    cells += [cell] * (3 if column.kind == "rate" else 1)  # a blank share
            write([round(cell, 6) if isinstance(cell, float) else cell for cell in cells])
        return out.getvalue()


def told(one: Rate) -> Cell:
    """A share of nothing is blank."""
    return "" if one == UNKNOWN else one


class Names:
    """What things, options, events, rules and seats are called in one language."""

    def __init__(self, game: str, content: Content, code: str) -> None:
        self.game: Game[Any] = find_game(game)  # Any: of whatever state
        self.voice = Voice(code, self.game)
        self.box = catalogue_of(self.game, content, code)
        self.book = book(self.game, code)
        self._options = {option.key: option for option in self.game.option_classes}
        self._events = {event.word: event for event in self.events()}

    def events(self) -> Iterator[type[Event]]:
        """The kinds of events that the game declares."""
        roots = self.game.packages
        for event in EVENTS:
            if any(f"{event.__module__}.".startswith(f"{root}.") for root in roots):
                yield event

    def nameable(self) -> list[Component]:
        """What options can touch and events name. In Lords no army is told from another one."""
        touched = (
            self.box.at(f"{kind}:{name}")
            for option in self.game.option_classes
            for kind in get_args(AnchorKind)
            for name in option.pointing.things(kind)
        )
        fields = (field for event in self.events() for field in event.fields)
        named = (self.box.told(field.name, name) for field in fields for name in _ids(field.codec))
        found = {component.id for component in (*touched, *named) if component is not None}
        return [component for component in self.box.components if component.id in found]

    def say(self, key: str, **facts: str | int) -> str:
        return self.voice.report(key, **facts)

    def knows(self, thing: str) -> bool:
        return self.box.at(thing) is not None

    def thing(self, thing: str) -> str:
        """Its name, with its facts where others of the kind are called the same."""
        found = self.box.at(thing)
        if found is None:
            return thing
        alike = self._often[found.name, found.kind] > 1
        return " · ".join((found.name, *found.facts) if alike else (found.name,))

    @cached_property
    def _often(self) -> Counter[tuple[str, str]]:
        return Counter((one.name, one.kind) for one in self.box.components)

    def kind(self, thing: str) -> str:
        found = self.box.at(thing)
        return self.box.kind(found.kind) if found is not None else ""

    def option(self, word: str) -> str:
        """What is done, whatever it is done with: 'keep …'."""
        return self._option_labels.get(word, word)

    def event(self, word: str) -> str:
        """What happens, whoever it happens to: '… draws …'."""
        return self._event_labels.get(word, word)

    @cached_property
    def _option_labels(self) -> dict[str, str]:
        return _told_apart({word: self._said(f"option-{word}") for word in self._options})

    @cached_property
    def _event_labels(self) -> dict[str, str]:
        return _told_apart({word: self._said(f"event-{word}") for word in self._events})

    def _said(self, key: str) -> str:
        """The message with nothing certain in it, not even the rule; nothing if there is none."""
        known: Facts = ()
        while True:
            try:
                return self.voice.language.say(key, known).replace(ANY_ID, ANY)
            except KeyError:
                return ""
            except ValueError as fault:  # it asks for one fact more
                missing = str(fault).rpartition(" ")[2].removesuffix("_name")
                if missing in dict(known):
                    return ""
                known = (*known, (missing, ANY_ID))

    def rule(self, rule: str) -> str:
        """How a rule begins."""
        found = self.book.by_id.get(rule)
        return _begun(unmarked(found[1].text), LONGEST) if found is not None else ""

    def seat(self, seat: int) -> str:
        return f"{seat + 1}. {self.voice.usual_names(len(SEATS))[seat]}"

    def ending(self, ending: str) -> str:
        """In the game's own word for it; by the rule and how it begins, where it has none."""
        said, rule = self.voice.ending(ending), ending.partition(" ")[0]
        return said if not rule or rule not in said else f"{said}: {_begun(self.rule(rule), SHORT)}"


def _told_apart(labels: Mapping[str, str]) -> dict[str, str]:
    """By word what is said; with the word itself where two would say the same, or one nothing.

    >>> _told_apart({"drop": "lay … down", "lay": "lay … down", "act": "…"})
    {'drop': 'lay … down (drop)', 'lay': 'lay … down (lay)', 'act': 'act'}
    """
    often = Counter(labels.values())
    told = {word: said if re.search(r"\w", said) else word for word, said in labels.items()}
    return {word: f"{s} ({word})" if often[s] > 1 else s for word, s in told.items()}


def _ids(codec: object) -> Iterator[str]:
    """The ids of the content that a codec writes, one or several at once."""
    match codec:
        case Ids():
            yield from codec.ids
        case Subset():
            yield from (name for names in codec.lists for name in names.ids)
        case Several():
            yield from _ids(codec.one)
        case Custom() if codec.parts is not None:
            yield from (name for part in codec.parts.codecs.values() for name in _ids(part))


def _begun(text: str, most: int) -> str:
    """
    >>> _begun("You win if you have most glory.", 20)
    'You win if you …'
    """
    return text if len(text) <= most else f"{text[: most - 2].rpartition(' ')[0]} {ANY}"


def sheets(figures: Figures, names: Names) -> Iterator[Sheet]:
    """All sheets of a report, in the order of its sections."""
    yield _endings(figures, names)
    yield _lengths(figures, names)
    yield _seats(figures, names)
    yield _bots(figures, names)
    yield _deeds(figures, names)
    yield _happenings(figures, names)
    yield _unmet(figures, names)
    yield _moments(figures)
    yield _comebacks(figures)
    yield _questions(figures)
    yield _widths(figures)
    yield _rules(figures, names)
    yield _unmet_rules(figures, names)


SEATS_COLUMN: Final = Column("seats", "count")


def _endings(figures: Figures, names: Names) -> Sheet:
    rounds = any(one.rounds for one in figures.endings)  # not every game counts them
    columns = (
        SEATS_COLUMN, Column("ending"), Column("games", "count"), Column("share", "rate"),
        *((Column("rounds", "count"),) if rounds else ()), Column("turns", "count"),
    )  # fmt: skip
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (
            e.seats, names.ending(e.ending), e.games, e.share,
            *((e.rounds,) if rounds else ()), e.turns,
        )
        for e in figures.endings
    )  # fmt: skip
    return Sheet("endings", columns, rows)


def _lengths(figures: Figures, names: Names) -> Sheet:
    marks = tuple(Column(f"q{share}", "count") for share in (5, 25, 50, 75, 95))
    columns = (SEATS_COLUMN, Column("measure"), Column("mean", "number"), *marks)
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (one.seats, names.say(f"measure-{one.measure}"), one.mean, *one.quantiles)
        for one in figures.lengths
    )
    return Sheet("lengths", columns, rows)


def _seats(figures: Figures, names: Names) -> Sheet:
    columns = (
        SEATS_COLUMN, Column("seat"), Column("games", "count"), Column("won", "rate"),
        Column("lift", "points"), Column("points", "number"),
    )  # fmt: skip
    rows = tuple(
        (s.seats, names.seat(s.seat), s.games, s.won, s.won.share - s.fair, s.points)
        for s in figures.sat
    )
    return Sheet("seats", columns, rows)


def _bots(figures: Figures, names: Names) -> Sheet:
    columns = (
        SEATS_COLUMN, Column("bot"), Column("games", "count"), Column("won", "rate"),
        Column("seconds", "number"),
    )  # fmt: skip
    automa = names.voice.say("automa")
    rows = tuple(
        (b.seats, automa if b.bot == "automa" else b.bot, b.games, b.won, b.seconds)
        for b in figures.bots_fared
    )
    return Sheet("bots", columns, rows)


def _deeds(figures: Figures, names: Names) -> Sheet:
    columns = (
        Column("thing"), Column("kind"), Column("deed"), Column("offered", "count"),
        Column("taken", "count"), Column("picked", "rate"), Column("games", "count"),
        Column("won", "rate"), Column("lift", "points"), Column("luck", "luck"),
    )  # fmt: skip
    rows = tuple(
        (
            names.thing(one.thing), names.kind(one.thing), names.option(one.word), one.offered,
            one.taken, one.picked, one.games, *_fared(one),
        )
        for one in _by_kind(figures.deeds, names)
    )  # fmt: skip
    return Sheet("deeds", columns, rows)


def _happenings(figures: Figures, names: Names) -> Sheet:
    columns = (
        Column("thing"), Column("kind"), Column("event"), Column("times", "count"),
        Column("games", "count"), Column("of-games", "share"), Column("won", "rate"),
        Column("lift", "points"), Column("luck", "luck"),
    )  # fmt: skip
    rows = tuple(
        (
            names.thing(one.thing), names.kind(one.thing), names.event(one.word), one.taken,
            one.games, one.games / figures.games, *_fared(one),
        )
        for one in _by_kind(figures.happenings, names)
    )  # fmt: skip
    return Sheet("happenings", columns, rows)


def _fared(one: ThingFigures) -> tuple[Cell, Cell, Cell]:
    """How seats fared with it; blank where no seat had it."""
    return (one.won, one.lift, one.unusual) if one.sat else ("", "", "")


def _by_kind(things: Iterable[ThingFigures], names: Names) -> list[ThingFigures]:
    """As they are listed in the box."""
    places = dict(zip((one.id for one in names.box.components), count(), strict=False))
    return sorted(things, key=lambda one: (places.get(one.thing, -1), one.word))


def _unmet(figures: Figures, names: Names) -> Sheet:
    """Of the kinds that are met at all, what options and events can name one by one."""
    met = {one.thing for one in (*figures.deeds, *figures.happenings)}
    kinds = {one.kind for one in names.box.components if one.id in met}
    rows = tuple(
        (names.thing(one.id), names.kind(one.id))
        for one in names.nameable()
        if one.kind in kinds and one.id not in met
    )
    return Sheet("unmet", (Column("thing"), Column("kind")), rows)


def _moments(figures: Figures) -> Sheet:
    columns = (
        SEATS_COLUMN, Column("at", "share"), Column("winner", "number"),
        Column("others", "number"), Column("led", "share"), Column("last", "share"),
    )  # fmt: skip
    rows = tuple((m.seats, m.at, m.winner, m.others, m.led, m.last) for m in figures.moments)
    return Sheet("pace", columns, rows)


def _comebacks(figures: Figures) -> Sheet:
    columns = (
        SEATS_COLUMN, Column("games", "count"), Column("leader-wins", "rate"),
        Column("from-behind", "rate"), Column("from-last", "rate"), Column("changes", "number"),
    )  # fmt: skip
    rows = tuple(
        (c.seats, c.games, *map(told, (c.leader_wins, c.from_behind, c.from_last)), c.changes)
        for c in figures.comebacks
    )
    return Sheet("comebacks", columns, rows)


def _questions(figures: Figures) -> Sheet:
    columns = (
        SEATS_COLUMN, Column("a-game", "number"), Column("a-turn", "number"),
        Column("forced", "rate"), Column("forced-a-turn", "number"), Column("width", "number"),
        Column("widest", "count"), Column("seconds", "number"),
    )  # fmt: skip
    rows = tuple(
        (
            q.seats, q.a_game, q.a_turn, q.forced, q.forced_a_turn, q.mean_width, q.widest,
            q.seconds,
        )
        for q in figures.questions
    )  # fmt: skip
    return Sheet("questions", columns, rows)


def told_width(low: int, high: int) -> str:
    if high >= 10**9:
        return f"{low}+"
    return str(low) if low == high else f"{low}–{high}"


def _widths(figures: Figures) -> Sheet:
    columns = (SEATS_COLUMN, Column("options"), Column("share", "share"))
    rows = tuple((w.seats, told_width(w.low, w.high), w.share) for w in figures.widths)
    return Sheet("widths", columns, rows)


def _rules(figures: Figures, names: Names) -> Sheet:
    columns = (
        Column("rule"), Column("text"), Column("in-games", "rate"), Column("a-game", "number"),
    )  # fmt: skip
    rows = tuple((r.rule, names.rule(r.rule), r.games, r.a_game) for r in figures.rules_met)
    return Sheet("rules", columns, rows)


def _unmet_rules(figures: Figures, names: Names) -> Sheet:
    """Rules by which something can be asked or told, but was not.

    What is neither asked nor told may have been done by a step that nobody heard of. An event that
    was told by the rule that brought it about has been met too.
    """
    met = {one.rule for one in figures.rules_met}
    steps = names.game.step_classes.values()
    declared = {step.rule for step in steps if issubclass(step, Asks)}
    unheard = {event.usual_rule for event in names.events() if event.word not in figures.told}
    declared |= unheard if figures.told else set()
    rows = tuple(
        (rule, names.rule(rule))
        for rule in names.book.by_id
        if rule in declared and not any(one == rule or one.startswith(f"{rule}.") for one in met)
    )
    return Sheet("unmet-rules", (Column("rule"), Column("text")), rows)


# What a change does


def measure_name(one: Change, names: Names) -> str:
    if one.measure == "ending":
        return names.say("measure-ending", ending=names.ending(one.facts))
    if one.measure == "seat":
        return names.say("measure-seat", seat=names.seat(int(one.facts)))
    return names.say(f"measure-{one.measure}")


def change_sheets(
    changes: Sequence[Change], things: Sequence[ThingChange], names: Names, changed: Names
) -> Iterator[Sheet]:
    """What a pack changes: what games are like in shares and in counts, and what is taken; first of
    all what only one side knows."""
    for name, kind in (("changed-shares", "share"), ("changed-counts", "number")):
        columns = (
            SEATS_COLUMN, Column("measure"), Column("pairs", "count"),
            Column("before", kind), Column("after", kind),  # type: ignore[arg-type]  # one of both
            Column("difference", "points" if kind == "share" else "number"),
            Column("from", "points" if kind == "share" else "number"),
            Column("to", "points" if kind == "share" else "number"), Column("luck", "luck"),
        )  # fmt: skip
        rows = tuple(
            (
                one.seats, measure_name(one, names), one.pairs, one.before, one.after,
                *(part if math.isfinite(part) else "" for part in one.difference), one.unusual,
            )
            for one in changes
            if (one.measure in IN_SHARES) == (kind == "share")
        )  # fmt: skip
        yield Sheet(name, columns, rows)
    columns = (
        Column("thing"), Column("kind"), Column("deed"), Column("picked", "rate"),
        Column("picked-after", "rate"), Column("difference", "points"), Column("won", "rate"),
        Column("won-after", "rate"), Column("luck", "luck"),
    )  # fmt: skip
    alone = {
        one.thing for one in things if not (names.knows(one.thing) and changed.knows(one.thing))
    }
    yield Sheet(
        "changed-deeds",
        columns,
        tuple(
            (
                named.thing(one.thing), named.kind(one.thing), named.option(one.word),
                told(one.before), told(one.after),
                one.after.share - one.before.share if one.compared else "",
                told(one.won_before), told(one.won_after), one.unusual if one.compared else "",
            )
            for one in sorted(things, key=lambda one: (one.thing not in alone, one.unusual))
            for named in (names if names.knows(one.thing) else changed,)
        ),
    )  # fmt: skip
