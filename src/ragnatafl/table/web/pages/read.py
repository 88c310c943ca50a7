"""The reading window: a card, a board, a token, a pile or a seat, as its reader may know it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ragnatafl.drawing.lettering import heading
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.components import Component
from ragnatafl.kernel.game import Face
from ragnatafl.kernel.seats import SEATS, SPECTATOR, Seat
from ragnatafl.kernel.state import State
from ragnatafl.table.telling.catalogue import LONGEST, Catalogue, catalogue_of
from ragnatafl.table.telling.whereabouts import Pile, held_by, now, piles
from ragnatafl.table.web.markup import NOTHING, Markup, escape, html, join
from ragnatafl.table.web.pages.fragments import rule_button
from ragnatafl.table.web.pages.seat import curtain_for
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.saying import PageVoice, voice_at

Reading = dict[str, str]
"""A title, and what stands below it as HTML."""
SEAT: Final = "seat:"
ZONE: Final = "zone:"


def reading(room: Room, own_seat: Seat, seat: Seat | None, what: str, code: str) -> Reading:
    """What is at an anchor, or has a name; at a hot seat it is read as by who looks at the screen,
    and behind the curtain as by an onlooker."""
    voice = voice_at(room, code)
    here = room.seating.seats_here(own_seat)
    looks = seat if seat in here else own_seat
    is_open = len(here) == 1 or (seat in here and curtain_for(room, own_seat, looks) is None)
    seen: State = room.match.view(looks if is_open else SPECTATOR)
    game = room.match.game
    box = catalogue_of(game, seen.setup.content, code)
    if what.startswith(SEAT) and what.removeprefix(SEAT) in SEATS.ids[: seen.seats]:
        return _seat(seen, Seat(SEATS.read(what.removeprefix(SEAT))), box, voice)
    if what.startswith(ZONE):
        return _piles(seen, what, box, voice)
    at = game.face.component_at
    found = box.at(what) or box.at(at(seen, what) if at is not None and ":" in what else what)
    if found is None:
        raise unknown(what, box, voice)
    lines = now(seen, found, voice)
    return {"title": found.name, "html": _letters(game.face) + component(found, box, voice, lines)}


def unknown(what: str, box: Catalogue, voice: PageVoice) -> BadInput:
    """Nobody knows it: the nearest ones."""
    near = ", ".join(box.nearest(what.partition(":")[2] or what))
    return BadInput(voice.say("no-such-card", card=what[:LONGEST], near=near))


def component(
    found: Component, box: Catalogue, voice: PageVoice, lines: Sequence[str] | None = None
) -> Markup:
    """Its face large, all it says, where it comes from, and where it is now, if at a table."""
    facts = join(html("<li>{}</li>", escape(heading(fact))) for fact in found.facts)
    there = NOTHING
    if lines is not None:
        told = join(html("<li>{}</li>", escape(line)) for line in lines)
        there = html('<h3>{}</h3><ul class="now">{}</ul>', voice.phrase("read-now"), told)
    rules = join(rule_button(rule, voice) for rule in found.rules)
    return html(
        '<div class="reading"><div class="large">{face}</div><div class="said">'
        '<p class="kind">{kind}</p><p class="text">{text}</p><ul class="facts">{facts}</ul>{there}'
        '<p class="source source-{mark}">{source}</p><p class="acts">{rules}</p></div></div>',
        face=Markup(found.face), kind=escape(box.kind(found.kind)), text=escape(found.text),
        facts=facts, there=there if lines else NOTHING, mark=escape(found.source),
        source=escape(voice.say(f"source-{found.source}")), rules=rules,
    )  # fmt: skip


def _seat(seen: State, seat: Seat, box: Catalogue, voice: PageVoice) -> Reading:
    """What a seat's sheet tells, and every card there that the reader may see."""
    tell = seen.setup.game.face.tell_now
    name = f"{SEAT}{SEATS.write(seat)}"
    told = tell(seen, name, voice.code, voice.names) if tell is not None else ()
    lines = join(html("<p>{}</p>", escape(line)) for line in told)
    shown = piles_shown(held_by(seen, seat, box, voice), voice)
    face = seen.setup.game.face
    return {"title": voice.titled(seat), "html": join((_letters(face), lines, shown))}


def _piles(seen: State, what: str, box: Catalogue, voice: PageVoice) -> Reading:
    """One of the open piles, or all of them."""
    every = piles(seen, box, voice)
    asked = [pile for pile in every if what in (ZONE, pile.anchor)]
    if not asked and what != ZONE:
        raise BadInput(voice.line("no-such-pile", pile=what[:LONGEST]))
    title = voice.line("piles") if what == ZONE else asked[0].title
    found = [pile for pile in asked if pile.cards]
    none = NOTHING if found else html("<p>{}</p>", voice.phrase("piles-none"))
    letters = _letters(seen.setup.game.face)
    return {"title": title, "html": join((letters, piles_shown(found, voice), none))}


def piles_shown(shown: Iterable[Pile], voice: PageVoice) -> Markup:
    """Piles as rows of faces, each to be read."""
    return join(_faces(pile, voice) for pile in shown)


def _faces(pile: Pile, voice: PageVoice) -> Markup:
    faces = (
        html(
            '<li><button class="face-button" data-read="{}" aria-label="{}">{}{}</button></li>',
            escape(found.id), escape(f"{found.name} × {count}" if count > 1 else found.name),
            Markup(found.face),
            html('<b class="count">× {}</b>', count) if count > 1 else NOTHING,
        )
        for found, count in pile.cards
    )  # fmt: skip
    backs = html("<p>{}</p>", voice.phrase("read-backs", count=pile.hidden))
    return html(
        '<section class="pile"><h3>{}</h3><ul class="faces">{}</ul>{}</section>',
        escape(pile.title), join(faces), backs if pile.hidden else NOTHING,
    )  # fmt: skip


def _letters(face: Face[State]) -> Markup:
    """How large the letters on faces are, where no hand is shown."""
    return Markup(face.letters)
