"""The page that sets up a table beside a real board: a picture, and a form made of the columns."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Annotated, Any, Final, TypeVar

import msgspec

from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput, Number, plain_error
from ragnatafl.kernel.game import Game, Setup, make_setup
from ragnatafl.kernel.positions import Document, from_position
from ragnatafl.kernel.seats import SPECTATOR
from ragnatafl.kernel.state import Column
from ragnatafl.kernel.views import view
from ragnatafl.table.automas import automas_of
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.web import columns, setting_up
from ragnatafl.table.web.markup import NOTHING, Markup, escape, flag, html, join
from ragnatafl.table.web.messages import NewSeat
from ragnatafl.table.web.pages import shell
from ragnatafl.table.web.pages.pictures import whole_layers
from ragnatafl.table.web.pages.shell import choice, top_bar
from ragnatafl.table.web.places import SeatKind
from ragnatafl.table.web.rooms import Laid, Rooms
from ragnatafl.table.web.saying import PageVoice
from ragnatafl.table.web.setting_up import Change

LARGEST_NUMBER: Final = 10**9
LARGEST_FORM: Final = 1_500_000
"""Letters; that of the largest game has 250,000."""
_SAMPLES: Final = setting_up.Samples()


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


Asked = TypeVar("Asked", Look, PlayFrom)


def beside_board_entry(voice: PageVoice) -> Markup:
    """Two ways to a table beside a real board, for the form of a new table."""
    return html(
        '<fieldset class="beside"><legend>{}</legend><p>{}</p><p class="acts">'
        '<button name="beside" value="yes">{}</button><button data-companion>{}</button>'
        "</p></fieldset>",
        voice.phrase("beside-board"), voice.phrase("beside-board-why"),
        voice.phrase("beside-board-new"), voice.phrase("beside-board-set-up"),
    )  # fmt: skip


def setup_page(game: Game[Any], code: str) -> Markup:
    """The frame; what it shows is made by `look`."""
    voice = PageVoice(code, game)
    title = voice.line("set-up-title", game=voice.title())
    body = html(
        '{top}<main id="set-up" class="set-up" data-game="{game}" data-seats="{seats}">'
        '<div class="left"><h1>{title}</h1><p>{how}</p>'
        '<div id="board"></div></div>'
        '<div class="side"><p class="acts">'
        '<button id="play-here" class="main">{play}</button>'
        '<button id="undo-change" disabled>{undo}</button>'
        '<button id="save-position">{save}</button>'
        '<label class="file">{load} '
        '<input id="load-position" type="file" accept=".json,application/json"></label></p>'
        '<section class="panel" aria-labelledby="faults-title"><h2 id="faults-title">'
        '{check}</h2><div id="faults" role="status"></div></section>'
        '<section class="panel"><label><b>{area}</b> <select id="area-choice">'
        '<option value="">{nowhere}</option></select></label>'
        '<div id="area"></div></section><div id="form"></div></div>'
        '</main><p id="fault" role="alert"></p>',
        top=top_bar(voice), game=escape(game.name), seats=min(game.seats), title=escape(title),
        how=voice.phrase("set-up-how"), play=voice.phrase("play-here"), undo=voice.phrase("undo"),
        save=voice.phrase("save-position"), load=voice.phrase("load-position"),
        check=voice.phrase("set-up-check"), area=voice.phrase("area"),
        nowhere=voice.phrase("no-area"),
    )  # fmt: skip
    return shell.document(voice, title, body, "companion-setup.js", wood=True)


def looked(name: str, body: bytes, code: str) -> bytes:
    """What is answered to a look, as it is sent; for a process that may be ended."""
    game, asked = find_game(name), _read(body, Look)
    return msgspec.json.encode(look(game, asked, code, _SAMPLES))


def playable(name: str, body: bytes) -> PlayFrom:
    """What somebody wants to play from, if the rules can go on with it; likewise."""
    game, asked = find_game(name), _read(body, PlayFrom)
    setup_of(game, asked.document)
    from_position(game, setting_up.beside_board(asked.document))
    return asked


def _read(body: bytes, kind: type[Asked]) -> Asked:
    try:
        asked = msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(f"form: {plain_error(error)}") from None
    setting_up.check_shape(asked.document)
    return asked


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
    voice = PageVoice(code, game, Voice(code, game).usual_names(setup.seats))
    try:
        form = Form(setup, document, voice, samples.of(setup).moments)
        return _shown(form, asked.area)
    except (LookupError, TypeError, AttributeError) as error:
        raise BadInput(f"this is not a whole position: {error}") from None


def _shown(form: Form, area: str) -> dict[str, object]:
    voice = form.voice
    state, faults = setting_up.checked(form.setup.game, form.document)
    wrong = html("<ul>{}</ul>", join(html("<li>{}</li>", escape(fault)) for fault in faults))
    fine = html("<p>{}</p>", voice.phrase("set-up-fine"))
    board = () if state is None else whole_layers(view(state, SPECTATOR), voice)
    return {
        "document": form.document,
        "fine": not faults,
        "parts": {
            "board": join(board),
            "faults": wrong if faults else fine,
            "area": join(form.area(area)) if area else NOTHING,
            "form": join(form.all()),
        },
    }


def setup_of(game: Game[Any], document: Document) -> Setup:
    """The set-up that a position names."""
    seats, options = document.get("seats"), document.get("options", {})
    parts = (document.get("table"), document.get("zones"), options)
    if type(seats) is not int or not all(isinstance(part, dict) for part in parts):
        raise BadInput("this is not a whole position")
    return make_setup(game, seats, options)


def lay_from(rooms: Rooms, game: Game[Any], asked: PlayFrom, code: str, opener: str = "") -> Laid:
    """A table from the position, with chance told by the people who sit there."""
    setup = setup_of(game, asked.document)
    automas = automas_of(setup)
    first = next(seat for seat in range(setup.seats) if seat not in automas)
    wanted = asked.seats if len(asked.seats) == setup.seats else []
    places: list[tuple[SeatKind, str, str]] = []
    for seat, name in enumerate(Voice(code, game).usual_names(setup.seats)):
        usual: SeatKind = "automa" if seat in automas else "here" if seat == first else "bot"
        given = wanted[seat] if wanted else NewSeat(usual, name)
        kind = given.kind if (given.kind == "automa") == (seat in automas) else usual
        places.append((kind, given.name, given.level))
    return rooms.lay(
        game.name, places, asked.document.get("options", {}),
        setting_up.beside_board(asked.document), source="asked", code=code, opener=opener,
    )  # fmt: skip


class Form:
    """Fields for all that a position holds, in the words of its game."""

    def __init__(
        self, setup: Setup, document: Document, voice: PageVoice,
        moments: Sequence[setting_up.Moment],
    ) -> None:  # fmt: skip
        self.setup = setup
        self.document = document
        self.voice = voice
        self.moments = moments
        self.places = columns.places_of(setup, document)
        self._written = 0

    def name(self, content_id: str) -> str:
        return " ".join(map(self.voice.name, content_id.split()))

    def column(self, column: Column) -> str:
        own, language = f"draw-column-{column.name}", self.voice.language
        return language.say(own) if language.has(own) else column.name.replace("_", " ")

    def all(self) -> Iterator[Markup]:
        """What comes next, the cards, every column."""
        yield self._what_next()
        yield self._cards()
        rows = (
            html(
                '<details id="column-{}"><summary>{}</summary>{}</details>',
                escape(column.name), escape(self.column(column)), fields,
            )
            for column in columns.shown_columns(self.setup)
            if (fields := join(self._entries(column)))
        )  # fmt: skip
        yield html(
            '<section class="panel"><h2>{}</h2>{}</section>',
            self.voice.phrase("all-columns"), join(rows),
        )  # fmt: skip

    def area(self, area: str) -> Iterator[Markup]:
        """Just the fields that say what is there, and what else could be brought there."""
        for column, place in columns.lies_on(self.setup, self.document, area):
            if columns.members(column.codec, 0) and not place:
                yield self._member(column, place, area, self.column(column), "here")
            else:
                yield self._field(column, place, f"{self.column(column)}{self._at(column, place)}")
        for column, things in columns.elsewhere(self.setup, self.document, area):
            yield html(
                '<label class="entry"><span>{bring}</span><select data-bring="{column}"'
                ' data-area="{area}"><option value=""></option>{things}</select></label>',
                bring=self.voice.phrase("bring-here", what=self.column(column)),
                column=escape(column.name), area=escape(area),
                things=join(choice(str(number), self.name(thing)) for number, thing in things),
            )  # fmt: skip

    def _at(self, column: Column, place: list[int]) -> str:
        named = self.places.get(column.name, ())
        words = [
            self.name(named[n][i]) if n < len(named) else str(i + 1) for n, i in enumerate(place)
        ]
        return f": {', '.join(words)}" if words else ""

    def _entries(self, column: Column) -> Iterator[Markup]:
        entries = self.document["table"].get(column.name)
        if column.depth == 0:
            yield self._field(column, [], self.column(column))
            return
        for index, entry in enumerate(entries):
            inner = range(len(entry)) if column.depth == 2 else [None]
            for more in inner:
                place = [index] if more is None else [index, more]
                label = self._at(column, place).removeprefix(": ")
                yield self._field(column, place, label)

    def _field(self, column: Column, place: list[int], label: str) -> Markup:
        """One number of a column; so many that no real table has them are refused."""
        field = self._input(column, place, label)
        self._written += len(field)
        if self._written > LARGEST_FORM:
            raise BadInput("position: has more entries than can be shown")
        return field

    def _input(self, column: Column, place: list[int], label: str) -> Markup:
        """Ticks, a choice, a number or a text."""
        written = self.document["table"][column.name]
        for index in place:
            written = written[index]
        known = columns.members(column.codec, self.setup.seats)
        if known:
            inside = columns.members_in(column, written, self.setup.seats)
            ticks = (
                self._member(column, place, name, self.name(name), "all", name in inside)
                for name in known
            )
            return html(
                '<fieldset class="entry"><legend>{}</legend>{}</fieldset>',
                escape(label), join(ticks),
            )  # fmt: skip
        return html(
            '<label class="entry"><span>{}</span>{}</label>',
            escape(label), _input(column, written, _where(column, place), self.name),
        )  # fmt: skip

    def _member(
        self, column: Column, place: list[int], member: str, label: str, where: str,
        inside: bool | None = None,
    ) -> Markup:  # fmt: skip
        """A tick: is it in this set?"""
        if inside is None:
            written = self.document["table"][column.name]
            inside = member in columns.members_in(column, written, self.setup.seats)
        return html(
            '<label class="switch {}"><input type="checkbox" {} data-member="{}"{}>{}</label>',
            escape(where), _where(column, place), escape(member), flag("checked", inside),
            escape(label),
        )  # fmt: skip

    def _what_next(self) -> Markup:
        """Whose turn it is, and what is asked."""
        agenda, voice = self.document["agenda"], self.voice
        chosen = [list(moment.agenda) == agenda for moment in self.moments]
        moments = (
            choice(str(number), f"{voice.seat(moment.seat)}: {voice.prompt(moment.decision)}", now)
            for number, (moment, now) in enumerate(zip(self.moments, chosen, strict=True))
        )
        return html(
            '<section class="panel"><label><b>{}</b>'
            ' <select id="what-next">{}{}</select></label></section>',
            voice.phrase("what-next"),
            NOTHING if any(chosen) else Markup("<option></option>"),
            join(moments),
        )

    def _cards(self) -> Markup:
        """Where cards lie: by name where somebody sees them, else how many."""
        zones: dict[str, list[str]] = self.document["zones"]
        cards = sorted({card for pile in zones.values() for card in pile})
        voice = self.voice
        return html(
            '<section class="panel"><h2>{title}</h2><div class="put-card">'
            '<label>{card} <select id="card">{cards}</select></label>'
            '<label>{lies} <select id="zone">{zones}</select></label>'
            '<button id="put-card">{put}</button></div>'
            '<details id="zones"><summary>{where}</summary>{piles}</details></section>',
            title=voice.phrase("cards"), card=voice.phrase("card"), lies=voice.phrase("lies-in"),
            cards=join(choice(card, self.name(card)) for card in sorted(cards, key=self.name)),
            zones=join(choice(zone, self.name(zone)) for zone in zones),
            put=voice.phrase("put-card"), where=voice.phrase("where-cards-lie"),
            piles=join(self._piles(zones)),
        )  # fmt: skip

    def _piles(self, zones: dict[str, list[str]]) -> Iterator[Markup]:
        unseen = setting_up.unseen_zones(self.setup, self.document)
        for zone, pile in zones.items():
            title = escape(self.name(zone))
            if zone in unseen:
                yield html(
                    '<label class="entry"><span>{}</span><input type="number" min="0"'
                    ' max="500" data-zone="{}" value="{}"></label>',
                    title, escape(zone), len(pile),
                )  # fmt: skip
            elif pile:
                held = escape(", ".join(map(self.name, pile)))
                yield html('<p class="entry"><b>{}</b> {}</p>', title, held)


def _where(column: Column, place: list[int]) -> Markup:
    """Which number of which column a field stands for, for the page's program."""
    numbers = escape(",".join(map(str, place)))
    return html('data-column="{}" data-place="{}"', escape(column.name), numbers)


def _input(column: Column, written: object, where: Markup, name: Callable[[str], str]) -> Markup:
    codec = column.codec
    if isinstance(written, bool):
        return html('<input type="checkbox" {}{}>', where, flag("checked", written))
    offered = columns.choices(codec)
    if offered:
        choices = (choice(one, name(one), one == written) for one in offered)
        return html("<select {}>{}</select>", where, join(choices))
    value = escape(str(written))
    if isinstance(codec, Number):
        return html(
            '<input type="number" min="{}" max="{}" {} value="{}">',
            codec.low, min(codec.high, LARGEST_NUMBER), where, value,
        )  # fmt: skip
    return html('<input type="text" {} value="{}">', where, value)
