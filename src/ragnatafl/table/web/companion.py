"""Beside a real board: people roll the dice and draw the cards, and tell the table what they see.

Whoever sits at the table may tell an outcome; a card that goes into one person's hand is told by
that person alone. Nobody learns from the list of cards what others hold: it names all that the one
who tells must think possible.
"""

from __future__ import annotations

from collections.abc import Sequence

from ragnatafl.kernel.chance import Lot, Outcome
from ragnatafl.kernel.codecs import Names
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.seats import CHANCE, Seat
from ragnatafl.kernel.state import State
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.web.room import Room


def asked_of_chance(room: Room) -> Decision | None:
    """The outcome that somebody is to tell now, if there is one."""
    return next((decision for decision in room.asked() if decision.seat == CHANCE), None)


def tellers(room: Room) -> tuple[Seat, ...]:
    """The people who may tell it: the only one who sees it, else all of them."""
    decision = asked_of_chance(room)
    if decision is None:
        return ()
    if decision.behalf >= 0 and not room.places[decision.behalf].by_bot:
        return (decision.behalf,)
    return tuple(
        Seat(seat)
        for seat, place in enumerate(room.places)
        if place.has_person and not place.by_bot
    )


def speaks_for(room: Room, seat: Seat) -> Seat:
    """Whose answer a person gives now: that of chance, if they may tell it, or their own."""
    return CHANCE if seat in tellers(room) else seat


def outcomes(room: Room, seen: State, decision: Decision, voice: Voice) -> dict[str, Option]:
    """What may be told, by what it is called; cards that look alike stand there once."""
    offered: dict[str, Option] = {}
    for option in decision.options if room.alone else _thinkable(seen, decision):
        offered.setdefault(_face(option, voice), option)
    return offered


def _face(option: Option, voice: Voice) -> str:
    return voice.face(option) if isinstance(option, Outcome) else voice.option(option)


def _thinkable(seen: State, decision: Decision) -> Sequence[Option]:
    """Of a hidden pile: every card that this person must think possible, told or refused."""
    setup = seen.setup
    lot = str(dict(decision.facts)["lot"])
    zone = next((place for place, zone in enumerate(setup.zones) if zone.name == lot), None)
    if zone is None or not seen.may_be:
        return decision.options
    mask, cards = seen.may_be[seen.viewer * len(setup.zones) + zone], setup.game.cards
    names = [cards.write(card) for card in range(mask.bit_length()) if mask >> card & 1]
    return Lot(lot, Names("card", names)).outcomes()


def one_alike(room: Room, text: str, voice: Voice) -> str:
    """What was told, or an outcome that looks just like it: of two alike one may lie elsewhere."""
    decision = asked_of_chance(room)
    if decision is None or decision.find(text) is not None:
        return text
    looks = voice.name(text.removeprefix(f"{dict(decision.facts)['lot']} "))
    alike = (option.text for option in decision.options if _face(option, voice) == looks)
    return next(alike, text)
