"""How a game is told: where a turn begins, and what ends in a result that people want to read.

A game declares it beside its rules, by the kinds of its events and by its questions; log, story
and terminal cut what happened by it. Headings are messages of the game, `story-NAME`.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Episode:
    """What happens as one thing within a turn or between turns: a battle, a hunt, an age's end."""

    name: str
    """Its heading is the message `story-NAME`."""
    opens: tuple[str, ...]
    """Kinds of events that it begins with."""
    verdict: tuple[str, ...] = ()
    """Kinds of events that say how it went."""
    closes: tuple[str, ...] = ()
    """Kinds of events that are its last; without any it goes on to the end of the turn."""
    gathers: bool = False
    """What it begins with may come again within it; else that begins the next one."""
    before: tuple[str, ...] = ()
    """Kinds of events that are no part of it once it is decided."""


@dataclass(frozen=True)
class Story:
    """Where the turns of a game begin. A game that says nothing has a turn for each change of
    seat."""

    turns: tuple[str, ...] = ()
    """Kinds of events that begin the turn of their seat."""
    asks: tuple[str, ...] = ()
    """Questions whose answer begins the turn of who is asked."""
    parts: tuple[str, ...] = ()
    """Kinds of events that begin what is nobody's turn; one kind after the other is one part."""
    episodes: tuple[Episode, ...] = ()
    eras: tuple[tuple[str, str], ...] = ()
    """Kinds of events that begin an age or a round, and its name: above it stands `story-NAME`,
    said with the facts of the event."""
    together: tuple[str, ...] = ()
    """Kinds of events that are one line where several seats do the same, `events-KIND`."""
    deeds: tuple[str, ...] = ()
    """Kinds of events that people carry out on their board where an automa does them; said as
    `do-KIND` there, if that message is there."""
    kept_deeds: tuple[tuple[str, str], ...] = ()
    """Kinds of events, and by what keep (`Game.keeps`) each: a deed too unless the app keeps it.
    'KIND PILE': only of cards that come from that pile."""
    app_deeds: tuple[tuple[str, str], ...] = ()
    """The same the other way round: a deed only where the app keeps it, else people did it."""
