"""The page that sets up a table beside a real board: a picture, and a form made of the columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Annotated, Any

import msgspec

from ragnatafl.kernel.codecs import BadInput, Number
from ragnatafl.kernel.game import Game, Setup, make_setup
from ragnatafl.kernel.language import Language
from ragnatafl.kernel.positions import Document
from ragnatafl.kernel.seats import SPECTATOR
from ragnatafl.kernel.state import Column
from ragnatafl.kernel.views import view
from ragnatafl.table.automas import automas_of
from ragnatafl.table.web import setting_up
from ragnatafl.table.web.messages import NewSeat
from ragnatafl.table.web.pages.pictures import board_layers
from ragnatafl.table.web.pages.shell import document as whole_page
from ragnatafl.table.web.pages.shell import game_title, top_bar
from ragnatafl.table.web.room import Room, SeatKind
from ragnatafl.table.web.rooms import Rooms
from ragnatafl.table.web.saying import say, tell, title_of, usual_names, words_of
from ragnatafl.table.web.setting_up import Change

LARGEST_NUMBER = 10**9


class Look(msgspec.Struct, forbid_unknown_fields=True):
    """A position as it stands in a browser, and what is to be changed in it."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=6)] = 0
    options: dict[str, str | bool | int] = {}
    document: dict[str, Any] | None = None  # Any: JSON from outside, checked when it is read
    change: Change | None = None
    area: Annotated[str, msgspec.Meta(max_length=40)] = ""
    from_file: bool = False


class PlayFrom(msgspec.Struct, forbid_unknown_fields=True):
    """The position is as on the real table: open one from it."""

    document: dict[str, Any]  # Any: JSON from outside, checked when it is read
    seats: Annotated[list[NewSeat], msgspec.Meta(max_length=6)] = []


def beside_board_entry(words: Language) -> str:
    """Two ways to a table beside a real board, for the form of a new table."""
    return (
        f'<fieldset class="beside"><legend>{tell(words, "beside-board")}</legend>'
        f'<p>{tell(words, "beside-board-why")}</p><p class="acts">'
        f'<button name="beside" value="yes">{tell(words, "beside-board-new")}</button>'
        f"<button data-companion>{tell(words, 'beside-board-set-up')}</button>"
        "</p></fieldset>"
    )


def setup_page(game: Game[Any], code: str) -> str:
    """The frame; what it shows is made by `look`."""
    words = words_of(code, game)
    title = say(words, "set-up-title", ("game", title_of(game, words)))
    acts = (
        f'<button id="play-here" class="main">{tell(words, "play-here")}</button>'
        f'<button id="undo-change" disabled>{tell(words, "undo")}</button>'
        f'<button id="save-position">{tell(words, "save-position")}</button>'
        f'<label class="file">{tell(words, "load-position")} '
        '<input id="load-position" type="file" accept=".json,application/json"></label>'
    )
    body = (
        f'{top_bar(words, "", game_title(game, words))}<main id="set-up" class="set-up"'
        f' data-game="{game.name}" data-seats="{min(game.seats)}">'
        f'<div class="left"><h1>{escape(title)}</h1><p>{tell(words, "set-up-how")}</p>'
        '<div id="board"></div></div>'
        f'<div class="side"><p class="acts">{acts}</p>'
        f'<section class="panel" aria-labelledby="faults-title"><h2 id="faults-title">'
        f'{tell(words, "set-up-check")}</h2><div id="faults" role="status"></div></section>'
        f'<section class="panel"><label><b>{tell(words, "area")}</b> <select id="area-choice">'
        f'<option value="">{tell(words, "no-area")}</option></select></label>'
        f'<div id="area"></div></section><div id="form"></div></div>'
        f'</main><p id="fault" role="alert"></p>'
    )
    return whole_page(words, title, body, "companion-setup.js", ' class="wood"')


def look(game: Game[Any], asked: Look, code: str, samples: setting_up.Samples) -> dict[str, object]:
    """The position with its change, what is wrong with it, its picture and its form."""
    if asked.document is None:
        setup = make_setup(game, asked.seats or min(game.seats), asked.options)
        document = samples.of(setup).fresh()
    else:
        document = asked.document
        if asked.from_file:
            document = setting_up.taken_in(game, document)
        setup = setup_of(game, document)
    if asked.change is not None:
        moments = samples.of(setup).moments
        document = setting_up.changed(setup, document, asked.change, moments)
    try:
        return _shown(game, setup, document, asked.area, code, samples)
    except (LookupError, TypeError, AttributeError) as error:
        raise BadInput(f"this is not a whole position: {error}") from None


def _shown(
    game: Game[Any],
    setup: Setup,
    document: Document,
    area: str,
    code: str,
    samples: setting_up.Samples,
) -> dict[str, object]:
    words = words_of(code, game)
    state, faults = setting_up.checked(game, document)
    names = tuple(usual_names(words, setup.seats))
    form = Form(setup, document, words, names, samples.of(setup).moments)
    told = "".join(f"<li>{escape(fault)}</li>" for fault in faults)
    fine = f"<p>{tell(words, 'set-up-fine')}</p>"
    board = "" if state is None else board_layers(game, view(state, SPECTATOR), code, names)
    return {
        "document": document,
        "fine": not faults,
        "parts": {
            "board": "".join(board),
            "faults": f"<ul>{told}</ul>" if faults else fine,
            "area": "".join(form.area(area)) if area else "",
            "form": "".join(form.all()),
        },
    }


def setup_of(game: Game[Any], document: Document) -> Setup:
    """The set-up that a position names."""
    seats, options = document.get("seats"), document.get("options", {})
    parts = (document.get("table"), document.get("zones"), options)
    if type(seats) is not int or not all(isinstance(part, dict) for part in parts):
        raise BadInput("this is not a whole position")
    return make_setup(game, seats, options)


def open_from(rooms: Rooms, game: Game[Any], asked: PlayFrom, code: str) -> Room:
    """A table from the position, with chance told by the people who sit there."""
    setup = setup_of(game, asked.document)
    automas = automas_of(setup)
    first = next(seat for seat in range(setup.seats) if seat not in automas)
    wanted = asked.seats if len(asked.seats) == setup.seats else []
    places: list[tuple[SeatKind, str, str]] = []
    for seat, name in enumerate(usual_names(words_of(code, game), setup.seats)):
        usual: SeatKind = "automa" if seat in automas else "here" if seat == first else "bot"
        given = wanted[seat] if wanted else NewSeat(usual, name)
        kind = given.kind if (given.kind == "automa") == (seat in automas) else usual
        places.append((kind, given.name, given.level))
    return rooms.open(
        game.name, places, asked.document.get("options", {}),
        setting_up.beside_board(asked.document), source="asked", code=code,
    )  # fmt: skip


class Form:
    """Fields for all that a position holds, in the words of its game."""

    def __init__(
        self,
        setup: Setup,
        document: Document,
        words: Language,
        names: Sequence[str],
        moments: Sequence[setting_up.Moment],
    ) -> None:
        self.setup = setup
        self.document = document
        self.words = words
        self.names = names
        self.moments = moments
        self.places = setting_up.places_of(setup, document)

    def name(self, content_id: str) -> str:
        return " ".join(self.words.name(part, self.names) for part in content_id.split())

    def column(self, column: Column) -> str:
        own = f"draw-column-{column.name}"
        return self.words.say(own) if self.words.has(own) else column.name.replace("_", " ")

    def all(self) -> Iterator[str]:
        """What comes next, the cards, every column."""
        yield from self._moments()
        yield from self._zones()
        yield f'<section class="panel"><h2>{tell(self.words, "all-columns")}</h2>'
        for column in setting_up.shown_columns(self.setup):
            entries = self.document["table"].get(column.name)
            fields = "".join(self._entries(column, entries))
            if fields:
                title = escape(self.column(column))
                yield f'<details id="column-{column.name}"><summary>{title}</summary>{fields}'
                yield "</details>"
        yield "</section>"

    def area(self, area: str) -> Iterator[str]:
        """Just the fields that say what is there, and what else could be brought there."""
        for column, place in setting_up.lies_on(self.setup, self.document, area):
            if setting_up.members(column.codec, 0) and not place:
                yield self._member(column, place, area, self.column(column), "here")
            else:
                yield self._field(column, place, f"{self.column(column)}{self._at(column, place)}")
        for column, things in setting_up.elsewhere(self.setup, self.document, area):
            options = "".join(
                f'<option value="{n}">{escape(self.name(t))}</option>' for n, t in things
            )
            label = tell(self.words, "bring-here", ("what", self.column(column)))
            yield (
                f'<label class="entry"><span>{label}</span><select data-bring="{column.name}"'
                f' data-area="{escape(area)}"><option value=""></option>{options}</select></label>'
            )

    def _at(self, column: Column, place: list[int]) -> str:
        named = self.places.get(column.name, ())
        words = [
            self.name(named[n][i]) if n < len(named) else str(i + 1) for n, i in enumerate(place)
        ]
        return f": {', '.join(words)}" if words else ""

    def _entries(
        self, column: Column, entries: Any
    ) -> Iterator[str]:  # Any: JSON, as deep as it is
        if column.depth == 0:
            yield self._field(column, [], self.column(column))
            return
        for index, entry in enumerate(entries):
            inner = range(len(entry)) if column.depth == 2 else [None]
            for more in inner:
                place = [index] if more is None else [index, more]
                label = self._at(column, place).removeprefix(": ")
                yield self._field(column, place, label)

    def _field(self, column: Column, place: list[int], label: str) -> str:
        """One number of a column: ticks, a choice, a number or a text."""
        written = self.document["table"][column.name]
        for index in place:
            written = written[index]
        where = f'data-column="{column.name}" data-place="{",".join(map(str, place))}"'
        known = setting_up.members(column.codec, self.setup.seats)
        if known:
            inside = setting_up.members_in(column, written, self.setup.seats)
            ticks = "".join(
                self._member(column, place, name, self.name(name), "all", name in inside)
                for name in known
            )
            return f'<fieldset class="entry"><legend>{escape(label)}</legend>{ticks}</fieldset>'
        named = f'<label class="entry"><span>{escape(label)}</span>'
        if isinstance(written, bool):
            ticked = " checked" if written else ""
            return f'{named}<input type="checkbox" {where}{ticked}></label>'
        offered = setting_up.choices(column.codec)
        if offered:
            options = "".join(
                f'<option value="{escape(one)}"{" selected" if one == written else ""}>'
                f"{escape(self.name(one))}</option>"
                for one in offered
            )
            return f"{named}<select {where}>{options}</select></label>"
        kind, codec = "text", column.codec
        if isinstance(codec, Number):
            kind = f'number" min="{codec.low}" max="{min(codec.high, LARGEST_NUMBER)}'
        return f'{named}<input type="{kind}" {where} value="{escape(str(written))}"></label>'

    def _member(
        self, column: Column, place: list[int], member: str, label: str, where: str,
        inside: bool | None = None,
    ) -> str:  # fmt: skip
        """A tick: is it in this set?"""
        if inside is None:
            written = self.document["table"][column.name]
            inside = member in setting_up.members_in(column, written, self.setup.seats)
        return (
            f'<label class="switch {where}"><input type="checkbox" data-column="{column.name}"'
            f' data-place="{",".join(map(str, place))}" data-member="{escape(member)}"'
            f"{' checked' if inside else ''}>{escape(label)}</label>"
        )

    def _moments(self) -> Iterator[str]:
        """Whose turn it is, and what is asked."""
        agenda, options = self.document["agenda"], []
        for number, moment in enumerate(self.moments):
            chosen = " selected" if list(moment.agenda) == agenda else ""
            options.append(f'<option value="{number}"{chosen}>{self._moment(moment)}</option>')
        first = "" if any("selected" in option for option in options) else "<option></option>"
        yield (
            f'<section class="panel"><label><b>{tell(self.words, "what-next")}</b>'
            f' <select id="what-next">{first}{"".join(options)}</select></label></section>'
        )

    def _moment(self, moment: setting_up.Moment) -> str:
        who = self.words.seat(moment.seat, self.names)
        return escape(f"{who}: {self.words.prompt(moment.decision, self.names)}")

    def _zones(self) -> Iterator[str]:
        """Where cards lie: by name where somebody sees them, else how many."""
        unseen = setting_up.unseen_zones(self.setup, self.document)
        zones: dict[str, list[str]] = self.document["zones"]
        known = sorted({card for pile in zones.values() for card in pile}, key=self.name)
        cards = "".join(f'<option value="{c}">{escape(self.name(c))}</option>' for c in known)
        targets = "".join(f'<option value="{z}">{escape(self.name(z))}</option>' for z in zones)
        yield (
            f'<section class="panel"><h2>{tell(self.words, "cards")}</h2><div class="put-card">'
            f'<label>{tell(self.words, "card")} <select id="card">{cards}</select></label>'
            f'<label>{tell(self.words, "lies-in")} <select id="zone">{targets}</select></label>'
            f'<button id="put-card">{tell(self.words, "put-card")}</button></div>'
            f'<details id="zones"><summary>{tell(self.words, "where-cards-lie")}</summary>'
        )
        for zone, pile in zones.items():
            title = escape(self.name(zone))
            if zone in unseen:
                yield (
                    f'<label class="entry"><span>{title}</span><input type="number" min="0"'
                    f' max="500" data-zone="{escape(zone)}" value="{len(pile)}"></label>'
                )
            elif pile:
                held = ", ".join(self.name(card) for card in pile)
                yield f'<p class="entry"><b>{title}</b> {escape(held)}</p>'
        yield "</details></section>"
