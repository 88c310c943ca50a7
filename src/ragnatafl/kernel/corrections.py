"""Corrections: what people beside a real board tell of it, as one line of the record.

A correction is a patch of the position: columns, zones and agenda that are otherwise than the
program thought. The seat TABLE says it, its text is JSON; so undo, replay and storage know it as
they know any choice. It is checked like a position from outside, and a table that cannot be is
named and leaves everything as it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec

from ragnatafl.kernel import positions
from ragnatafl.kernel.agenda import AnyStep, take_up
from ragnatafl.kernel.beside import Beside, Field, Value, in_words, misfit
from ragnatafl.kernel.codecs import BadInput, did_you_mean, plain_error
from ragnatafl.kernel.decisions import Option
from ragnatafl.kernel.events import Told, tell
from ragnatafl.kernel.faults import Fault, about
from ragnatafl.kernel.seats import CHANCE, SEATS, Seat
from ragnatafl.kernel.state import State
from ragnatafl.kernel.told import cards_in, counted_of, possible, put_at
from ragnatafl.kernel.views import suspected, view

MOST_TOLD: Final = 120
"""So many fields are told at once."""
LONGEST_PATCH: Final = 16_000
OVER: Final = "over"
"""What follows when the turn of who tells is over."""

_Word = Annotated[str, msgspec.Meta(max_length=80)]
_Words = Annotated[str, msgspec.Meta(max_length=400)]
Change = tuple[_Word, _Word, _Words, _Words]
"""Anchor, field, before, after: words for the log, open to all."""
Step = dict[str, Any]  # Any: as positions hold it; it is checked when it is read


class Patch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is otherwise on the real table than it was here."""

    by: _Word
    """The seat of who tells it."""
    told: Annotated[tuple[Change, ...], msgspec.Meta(max_length=MOST_TOLD)] = ()
    then: _Word = ""
    """'' if the game goes on as it is; `over`: the turn is; or the name of a call."""
    # Any: each value is read by the codec of its column.
    table: dict[str, Any] = {}
    """By column all of it, or by place ('7', '2,1') single values, as positions hold them."""
    zones: dict[str, tuple[str, ...]] = {}
    """By zone all its cards; only zones that differ."""
    agenda: tuple[Step, ...] | None = None
    """What is to be done now, the next one first; None: what was to be done anyway."""

    @property
    def text(self) -> str:
        """As a line of the record holds it."""
        return msgspec.json.encode(self).decode()


def read_patch(text: str) -> Patch:
    """A patch from the text of a line.

    >>> read_patch('{"by": "astrid", "table": {"glory": {"1": 3}}}').table
    {'glory': {'1': 3}}
    >>> read_patch('{"by": 3}')
    Traceback (most recent call last):
    ragnatafl.kernel.codecs.BadInput: correction: expected 'str', got 'int' - at '$.by'
    """
    if len(text) > LONGEST_PATCH:
        raise BadInput(f"correction: longer than {LONGEST_PATCH} letters")
    try:
        return msgspec.json.decode(text, type=Patch)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadInput(f"correction: {plain_error(error)}") from None
    except RecursionError:
        raise BadInput("correction: it is nested too deeply") from None


def patch_between(
    before: State, after: State, by: Seat, told: Sequence[Change] = (), then: str = ""
) -> Patch:
    """What leads from one table to another of the same game."""
    old, new = positions.position(before), positions.position(after)
    table = {
        name: _places(old["table"][name], value)
        for name, value in new["table"].items()
        if value != old["table"][name] and name != "told"
    }
    zones = {name: tuple(pile) for name, pile in new["zones"].items() if pile != old["zones"][name]}
    agenda = tuple(new["agenda"]) if new["agenda"] != old["agenda"] else None
    return Patch(SEATS.write(by), tuple(told), then, table, zones, agenda)


# Any: values of a column as positions hold them: a number, a text, lists of such.
def _places(before: Any, after: Any) -> Any:
    """The places of a column that differ, where that is less than all of it."""
    if not isinstance(after, list) or len(after) != len(before):
        return after
    places: dict[str, Any] = {}
    for place, (old, new) in enumerate(zip(before, after, strict=True)):
        if old == new:
            continue
        within = _places(old, new)
        if isinstance(within, dict):
            places |= {f"{place},{inner}": value for inner, value in within.items()}
        elif isinstance(new, list):
            return after  # a row of another length
        else:
            places[str(place)] = new
    return places


def correct(game: State, patch: Patch) -> None:
    """The table as it is told, and on to the next question; BadInput leaves it as it was.

    Its luck goes on: what the program draws does not hang on how often something was corrected.
    What was told for a step underway is told again.
    """
    names = SEATS.ids[: game.seats]
    if patch.by not in names:
        raise BadInput(f"correction: unknown seat '{patch.by}', {did_you_mean(patch.by, names)}")
    document = _patched(positions.position(game), patch)
    positions.read_onto(game, document, lambda: _tell_of(game, patch))


def _patched(document: positions.Document, patch: Patch) -> positions.Document:
    table: dict[str, Any] = document["table"]
    table.pop("told", None)
    for name, value in patch.table.items():
        if not isinstance(value, dict):
            table[name] = value
            continue
        for place, single in value.items():
            if not _put(table.get(name), place, single):
                raise BadInput(f"correction: {name} has no place '{place}'")
    document["zones"].update({name: list(pile) for name, pile in patch.zones.items()})
    for remembered in document["memory"].values():
        for name in patch.zones:
            remembered.pop(name, None)  # unseen cards may be anywhere else now
        for name, cards in remembered.items():  # and nobody thinks impossible what is so
            cards += [card for card in document["zones"][name] if card not in cards]
    document.pop("sealed", None)  # only automas have answered, and see another board now
    if patch.agenda is not None:
        document["agenda"] = list(patch.agenda)
        document.pop("underway", None)
    return document


def _put(column: object, place: str, value: object) -> bool:
    """Put a single value into a column; False if it has no such place."""
    *outer, last = place.split(",")
    for index in outer:
        if not (isinstance(column, list) and index.isdecimal() and int(index) < len(column)):
            return False
        column = column[int(index)]
    if not (isinstance(column, list) and last.isdecimal() and int(last) < len(column)):
        return False
    column[int(last)] = value
    return True


def _tell_of(game: State, patch: Patch) -> None:
    seat = Seat(SEATS.read(patch.by))
    for at, field, before, after in patch.told:
        change = (("at", at), ("field", field), ("before", before), ("after", after))
        tell(game, Told("field-told", "-", seat, change, (), 0))
    then = patch.then if patch.then in ("", OVER) else "call"
    call = patch.then if then == "call" else ""
    facts = (("then", then or "on"), ("call", call))
    tell(game, Told("board-told", "-", seat, facts, (), 0))


def told_board(
    game: State,
    # Any: the words of the game that this is a table of.
    beside: Beside[Any],
    seat: Seat,
    told: Sequence[tuple[str, str, Value]],
    then: str = "",
    option: str = "",
) -> Patch:
    """What a seat tells of its board, field by field, as a patch; and what follows from it.

    `then` is `over` or the name of a call, with its `option`. BadInput holds a Fault for each field
    that makes no sense; whether the table is a possible one, only `correct` says.
    """
    if not told and not then:
        raise BadInput(Fault("nothing is told", "nothing-told"))
    if len(told) > MOST_TOLD:
        line = f"{len(told)} fields are told at once, at most {MOST_TOLD}"
        raise BadInput(Fault(line, "too-much-told", (("count", len(told)), ("most", MOST_TOLD))))
    seen = view(game, seat)
    draft, fields = drafted(game, beside, seat, told)
    steps: tuple[AnyStep, ...] = beside.follows(game, draft, seat) if told else ()
    going_on = tuple(reversed(game.agenda))
    if then:
        _is_at_rest(game)
    if then == OVER:
        going_on = beside.over(draft, seat)
        if not going_on:
            raise BadInput(Fault("no turn of yours can be over now", "no-turn-to-end"))
    elif then:
        _is_offered(beside, seen, seat, then, option)
        steps += beside.called(draft, seat, then, option)
    draft.agenda = [*reversed((*steps, *going_on))]
    if torn := tuple(beside.torn(game, draft)):
        raise BadInput(*torn)
    after = view(draft, seat)
    changes: list[Change] = []
    for field in fields:
        now = beside.find(after, field.at, field.name)
        value = field.value if now is None else now.value
        changes.append((field.at, field.name, in_words(field.value), in_words(value)))
    return patch_between(game, draft, seat, changes, then)


def held(game: State, seat: Seat, card: str, besides: Option | None = None) -> Patch:
    """That a seat holds this card in a hand that is only counted, where the program thought it
    elsewhere among what nobody has seen; `besides` what it will play from that hand next."""
    number = game.setup.game.cards.read(card)
    draft, stays = game.clone(), 0
    if besides is not None:
        take_up(draft, seat, besides)
        stays = sum({1 << other for other in cards_in(besides)})
    for zone in counted_of(draft, seat):
        free = [place for place, other in enumerate(draft.zones[zone]) if not stays >> other & 1]
        if free and number in possible(draft, zone, free[0], stays):
            put_at(draft, zone, free[0], number, stays)
            hand = draft.zones[zone]  # the next one that is held changes places with another
            hand.append(hand.pop(hand.index(number)))
            return patch_between(game, draft, seat)
    facts = (("card", card),)
    raise BadInput(Fault(f"{card} cannot be in the hand of {SEATS.write(seat)}", "not-held", facts))


def held_after(game: State, told: Patch, seat: Seat, card: str) -> Patch:
    """The same patch, with this card in the hand of a seat when it has been told."""
    draft, names = game.clone(), [zone.name for zone in game.setup.zones]
    for name, pile in told.zones.items():
        draft.zones[names.index(name)] = [game.setup.game.cards.read(one) for one in pile]
    draft.may_be = suspected(draft) if told.zones else draft.may_be
    zones = held(draft, seat, card).zones
    return msgspec.structs.replace(told, zones={**told.zones, **zones})


def drafted(
    game: State, beside: Beside[Any], seat: Seat, told: Sequence[tuple[str, str, Value]]
) -> tuple[State, list[Field]]:
    """What is told put on a draft, a whole table which nobody listens to; and the fields of it as
    they were before. BadInput holds a Fault for each that makes no sense. People tell in any order:
    what makes none yet is put once more when all else lies there."""
    if not beside.is_laid(game):
        line = "{} {}: the set-up is still going on, and lays it"
        raise BadInput(*(Fault(line.format(*one), "not-laid", (), *one) for *one, _ in told))
    seen, draft = view(game, seat), game.clone()
    draft.events = None
    fields: list[Field] = []
    faults: dict[int, list[Fault]] = {}
    later: list[int] = []
    for number, (at, name, value) in enumerate(told):
        field = beside.find(seen, at, name)
        if field is None:
            none = Fault(f"{at} {name}: there is no such field", "no-field", (), at, name)
            faults[number] = [none]
        elif any(one.at == at and one.name == name for one in fields):
            faults[number] = [Fault(f"{at} {name}: is told twice", "told-twice", (), at, name)]
        elif fault := misfit(field, value):
            faults[number] = [fault]
        else:
            fields.append(field)
            try:
                beside.put(draft, at, name, value)
            except BadInput:
                later.append(number)
    for number in later:
        try:
            beside.put(draft, *told[number])
        except BadInput as wrong:
            faults[number] = about(wrong, *told[number][:2])
    if faults:
        raise BadInput(*(fault for number in sorted(faults) for fault in faults[number]))
    beside.settle(game, draft)
    if draft.zones != game.zones:  # unseen cards may be anywhere now
        draft.may_be = suspected(draft)
    return draft, fields


def _is_at_rest(game: State) -> None:
    """A turn is not over, and nothing is called for, while something else goes on."""
    within = any(step.scene is not None for step in game.agenda)
    if within or game.over or game.pending or game.decision.seat == CHANCE:
        raise BadInput(Fault("something is going on that must end first", "not-at-rest"))


def _is_offered(beside: Beside[Any], seen: State, seat: Seat, call: str, option: str) -> None:
    calls = {one.name: one for one in beside.calls(seen, seat)}
    if call not in calls:
        line = f"cannot call for '{call}' now, {did_you_mean(call, list(calls))}"
        raise BadInput(Fault(line, "no-such-call", (("call", call),)))
    options = calls[call].options
    if option not in options and (option or options):
        line = f"{call}: cannot be '{option}', {did_you_mean(option, options)}"
        raise BadInput(Fault(line, "no-such-option", (("call", call), ("option", option))))
