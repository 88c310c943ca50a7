"""Figures as sheets: tables with headings in one language, for a page and as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, Final, Literal

from ragnatafl.games import find_game
from ragnatafl.kernel.decisions import Facts
from ragnatafl.kernel.events import EVENTS, Event
from ragnatafl.kernel.game import Game
from ragnatafl.kernel.seats import SEATS
from ragnatafl.kernel.setup import Content
from ragnatafl.lab.study.figures import Change, Figures, Rate, ThingChange, ThingFigures
from ragnatafl.table.telling.book import book
from ragnatafl.table.telling.catalogue import catalogue_of
from ragnatafl.table.telling.speech import Voice

Kind = Literal["text", "count", "number", "share", "rate", "points", "luck"]
Cell = str | int | float | Rate
LONGEST: Final = 160
SHORT: Final = 60
ANY: Final = "…"
"""Stands for whatever an option or event names besides."""


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
            for cell in row:
                cells += cell if isinstance(cell, Rate) else [cell]
            write([round(cell, 6) if isinstance(cell, float) else cell for cell in cells])
        return out.getvalue()


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

    def say(self, key: str, **facts: str | int) -> str:
        return self.voice.report(key, **facts)

    def thing(self, thing: str) -> str:
        found = self.box.at(thing)
        return found.name if found is not None else thing

    def kind(self, thing: str) -> str:
        found = self.box.at(thing)
        return self.box.kind(found.kind) if found is not None else ""

    def option(self, word: str) -> str:
        """What is done, whatever it is done with: 'keep …'."""
        option = self._options.get(word)  # games of an older program may have others
        fields = [field.name for field in option.fields] if option is not None else []
        return self._said(f"option-{word}", [(name, ANY) for name in fields]) or word

    def event(self, word: str) -> str:
        event = self._events.get(word)
        fields = [field.name for field in event.fields] if event is not None else []
        facts: list[tuple[str, str | int]] = [(name, ANY) for name in fields if name != "seat"]
        rule = event.usual_rule.replace(".", "-") if event is not None else ""
        return self._said(f"event-{word}", [("seat", ANY), ("rule", rule), *facts]) or word

    def _said(self, key: str, facts: Sequence[tuple[str, str | int]]) -> str:
        """The message with nothing certain in it; what else it asks for is not certain either."""
        known: Facts = tuple(facts)
        for _ in range(4):
            try:
                return self.voice.language.say(key, known)
            except KeyError:
                return ""
            except ValueError as fault:
                missing = str(fault).rpartition(" ")[2].removesuffix("_name")
                known = (*known, (missing, 1 if missing == "count" else ANY))
        return ""

    def rule(self, rule: str) -> str:
        """How a rule begins."""
        found = self.book.by_id.get(rule)
        return _begun(found[1].text.replace("*", ""), LONGEST) if found is not None else ""

    def seat(self, seat: int) -> str:
        return f"{seat + 1}. {self.voice.usual_names(len(SEATS))[seat]}"

    def ending(self, ending: str) -> str:
        """In the game's own word for it; by the rule and how it begins, where it has none."""
        said, rule = self.voice.ending(ending), ending.partition(" ")[0]
        return said if not rule or rule not in said else f"{said}: {_begun(self.rule(rule), SHORT)}"


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
            one.taken, one.picked, one.games, one.won, one.lift, one.unusual,
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
            one.games, one.games / figures.games, one.won, one.lift, one.unusual,
        )
        for one in _by_kind(figures.happenings, names)
    )  # fmt: skip
    return Sheet("happenings", columns, rows)


def _by_kind(things: Iterable[ThingFigures], names: Names) -> list[ThingFigures]:
    """As they are listed in the box."""
    places = dict(zip((one.id for one in names.box.components), count(), strict=False))
    return sorted(things, key=lambda one: (places.get(one.thing, -1), one.word))


def _unmet(figures: Figures, names: Names) -> Sheet:
    """Of the kinds that are met at all."""
    met = {one.thing for one in (*figures.deeds, *figures.happenings)}
    found = [one for one in names.box.components if one.id in met]
    kinds = {one.kind for one in found}
    rows = tuple(
        (one.name, names.box.kind(one.kind))
        for one in names.box.components
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
        (c.seats, c.games, c.leader_wins, c.from_behind, c.from_last, c.changes)
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
    """Rules by which something is asked or happens, in games that know of it, but not in these."""
    met = {one.rule for one in figures.rules_met}
    declared = {event.usual_rule for event in names.events()}
    declared |= {step.rule for step in names.game.step_classes.values()}
    rows = tuple(
        (rule, names.rule(rule))
        for rule in names.book.by_id
        if rule in declared and not any(one == rule or one.startswith(f"{rule}.") for one in met)
    )
    return Sheet("unmet-rules", (Column("rule"), Column("text")), rows)


# What a change does

IN_SHARES: Final = ("ending", "seat", "behind")


def measure_name(one: Change, names: Names) -> str:
    if one.measure == "ending":
        return names.say("measure-ending", ending=names.ending(one.facts))
    if one.measure == "seat":
        return names.say("measure-seat", seat=names.seat(int(one.facts)))
    return names.say(f"measure-{one.measure}")


def change_sheets(
    changes: Sequence[Change], things: Sequence[ThingChange], names: Names
) -> Iterator[Sheet]:
    """What a pack changes: what games are like in shares and in counts, and what is taken."""
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
                *one.difference, one.unusual,
            )
            for one in changes
            if (one.measure in IN_SHARES) == (kind == "share") and (one.before or one.after)
        )  # fmt: skip
        yield Sheet(name, columns, rows)
    columns = (
        Column("thing"), Column("kind"), Column("deed"), Column("picked", "rate"),
        Column("picked-after", "rate"), Column("difference", "points"), Column("won", "rate"),
        Column("won-after", "rate"), Column("luck", "luck"),
    )  # fmt: skip
    yield Sheet(
        "changed-deeds",
        columns,
        tuple(
            (
                names.thing(one.thing), names.kind(one.thing), names.option(one.word), one.before,
                one.after, one.after.share - one.before.share, one.won_before, one.won_after,
                one.unusual,
            )
            for one in sorted(things, key=lambda one: one.unusual)
        ),
    )  # fmt: skip
