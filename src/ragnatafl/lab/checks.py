"""What every game must keep to, written once: a new game gets all of it by registering.

Each check looks at a state or a match and names what is wrong, one line each; nothing found is
nothing said. Tests ask for an empty list, the soak counts the lines.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import combinations, islice, product
from random import Random
from typing import Any, Final

import msgspec

from ragnatafl.kernel.agenda import advance, apply, put_sealed, questions, take_up
from ragnatafl.kernel.beside import Field as TellField
from ragnatafl.kernel.beside import Value
from ragnatafl.kernel.chance import SEALED, SOURCES, seed_luck
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.corrections import OVER, told_board
from ragnatafl.kernel.decisions import Decision, Illegal, Option, Refusal, parse_option
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.game import Game, Setup, load_content, make_setup, read_switches, start_game
from ragnatafl.kernel.language import LANGUAGES, language
from ragnatafl.kernel.match import Match, replay
from ragnatafl.kernel.positions import digest, from_position, position
from ragnatafl.kernel.records import parse_record
from ragnatafl.kernel.seats import CHANCE, PUBLIC, SPECTATOR, TABLE, Seat, mask_of, seat_id
from ragnatafl.kernel.state import State
from ragnatafl.kernel.told import cards_in, promised
from ragnatafl.kernel.views import HIDDEN, determinize, sees, view
from ragnatafl.lab.playouts import play_out

AnyMatch = Match[Any]  # Any: checks take matches of all games
_SWAPS: Final = 24
"""So many hidden cards are taken up to change places with others."""
_MANY: Final = 8
"""An option with more values than this is only played with its default."""


# Set-ups


def setups(
    game: Game[Any],
    at_most: int = 5000,
    fixed: Mapping[str, object] | None = None,
    version: int | None = None,
    content_version: int | None = None,
) -> list[Setup]:
    """The set-ups of a game, the usual ones first: seats, then one option changed, then two ...

    Options that are `fixed` are so at all of them. By the newest rules, or those of a version.
    """
    version = make_setup(game, version=version).version
    content = load_content(game, version, content_version)
    found = (
        Setup(game, seats, options, content, version)
        for options in _option_sets(game, fixed or {}, version)
        for seats in game.seats
    )
    return list(islice((setup for setup in found if _can_start(setup)), at_most))


def _option_sets(game: Game[Any], fixed: Mapping[str, object], version: int) -> Iterator[Any]:
    usual = read_switches(game, fixed, version)
    others = {
        field.name: [value for value in _values(field.type) if value != getattr(usual, field.name)]
        for field in _fields(game, version)
        if field.name not in fixed
    }
    for changes in range(len(others) + 1):
        for names in combinations(others, changes):
            for values in product(*(others[name] for name in names)):
                changed = dict(zip(names, values, strict=True))
                yield read_switches(game, {**fixed, **changed}, version)


def otherwise(
    game: Game[Any], version: int | None = None, content_version: int | None = None
) -> Setup:
    """One set-up where every option that can be is not as usual, the last of `setups`."""
    version = version or game.version
    usual = read_switches(game, {}, version)
    changed: dict[str, object] = {}
    for field in _fields(game, version):
        others = [v for v in _values(field.type) if v != getattr(usual, field.name)]
        if others:
            changed[field.name] = others[-1]
    content = load_content(game, version, content_version)
    options = read_switches(game, changed, version)
    tables = (Setup(game, seats, options, content, version) for seats in game.seats[::-1])
    return next(setup for setup in tables if _can_start(setup))


def _fields(game: Game[Any], version: int) -> list[msgspec.inspect.Field]:
    kind = msgspec.inspect.type_info(game.switches)
    assert isinstance(kind, msgspec.inspect.StructType)
    return [field for field in kind.fields if field.name in game.switch_names(version)]


def _values(kind: msgspec.inspect.Type) -> Sequence[object]:
    """Every value of a switch, a closed set or a short range; of anything else none."""
    match kind:
        case msgspec.inspect.BoolType():
            return False, True
        case msgspec.inspect.LiteralType(values=values):
            return values
        case msgspec.inspect.EnumType(cls=cls):
            return [member.value for member in cls]
        case msgspec.inspect.IntType(ge=int(low), le=int(high)) if high - low < _MANY:
            return range(low, high + 1)
    return ()


def _can_start(setup: Setup) -> bool:
    """Some options do not go together; the game says so when it is set up."""
    try:
        start_game(setup, "0")
    except BadInput:
        return False
    return True


def setup_name(setup: Setup) -> str:
    """Game, seats, and the options that are not as usual: 'raid-3-automas=1'."""
    usual = read_switches(setup.game, {}, setup.version)
    changed = (
        f"{name}={value}".replace("=True", "").replace("=False", "=no")
        for name, value in setup.chosen().items()
        if value != getattr(usual, name)
    )
    return "-".join((setup.game.name, str(setup.seats), *changed))


# Random play


def start_match(setup: Setup, seed: int | str, source: str = "fast") -> AnyMatch:
    """A new match; for a sealed source the secret is made of the seed, so that it can repeat."""
    if SOURCES.read(source) == SEALED:
        seed = f"{Random(seed).getrandbits(256):064x}"
    return Match(setup, seed=seed, source=source)


Chooser = Callable[[AnyMatch], Option]
"""Answers the open question of a match: a bot, or chance."""


MOST_ROUNDS: Final = 300
"""After so many rounds a game that counts them is stopped."""


def is_stopped(state: State) -> bool:
    """Has it gone on for more rounds than we want to see?"""
    rounds = state.setup.game.rounds
    return rounds is not None and not state.over and rounds(state) > MOST_ROUNDS


TELLS: Final = 0.1
"""So often something is told of a real board between two choices."""


def play_on(
    match: AnyMatch, rng: Random, choose: Chooser | None = None, tells: bool = False
) -> Iterator[int]:
    """Play to the end, at random or as `choose` says; gives the number of each open decision.

    If somebody `tells`, boards are corrected at random between choices.
    """
    number = 0
    while not match.over and not is_stopped(match.state):
        yield number
        if choose is None or match.decision.seat == CHANCE:
            try:
                choose_at_random(match, rng)
            except BadInput:
                if not match.corrected:
                    raise
                return  # a board was told from which the rules cannot go on: they have said so
        else:
            match.choose(choose(match))
        if tells and rng.random() < TELLS:
            tell_at_random(match, rng)
        number += 1


def choose_at_random(match: AnyMatch, rng: Random) -> None:
    """Of two people whose cards we do not know each may name the same one, but not both."""
    options = match.decision.options
    try:
        match.choose(rng.choice(options))
    except Illegal:
        if not match.setup.counted:
            raise
        for option in rng.sample(options, len(options)):
            with suppress(Illegal):
                return match.choose(option)
        raise


def kept_at_random(setup: Setup, rng: Random) -> Setup:
    """The same set-up beside a real board, where this and that is kept by whoever may."""
    kept = {keep.name: rng.choice(keep.may) for keep in setup.keeps}
    return Setup(setup.game, setup.seats, setup.switches, setup.content, setup.version, kept)


def tell_at_random(match: AnyMatch, rng: Random) -> None:
    """Somebody tells something of a real board, if a table can be so; it may be over then."""
    beside, seat = match.game.face.beside, rng.choice(watchers(match.state))
    if beside is None or seat < 0 or match.over:
        return
    seen = match.view(seat)
    one = rng.choice(beside.fields(seen, rng.choice(beside.places(seen))))
    told = [(one.at, one.name, other_value(one, rng))]
    then = OVER if rng.random() < 0.5 else ""
    with suppress(BadInput):
        match.choose(told_board(match.state, beside, seat, told, then).text, TABLE)


def other_value(field: TellField, rng: Random) -> Value:
    """Something that can be told of a field, likely or not."""
    match field.kind:
        case "number":
            return rng.randint(field.low, field.high)
        case "flag":
            return rng.random() < 0.5
        case "choice":
            return rng.choice(("", *field.choices))
        case "values":
            return tuple(rng.randint(field.low, field.high) for _ in range(rng.randint(0, 2)))
    return tuple(rng.sample(field.choices, min(len(field.choices), 1)))


def moments(match: AnyMatch, seed: int, at_most: int = 30) -> Iterator[int]:
    """Play at random to the end; gives some decisions while they are open.

    First moments of each kind of question come before others. A twin is played first, to see what
    will be asked.
    """
    kinds: dict[str, list[int]] = {}
    twin, rng = match.copy(), Random(seed)
    for number in play_on(twin, Random(seed)):
        kinds.setdefault(twin.decision.prompt, []).append(number)
    first = [numbers[0] for numbers in kinds.values()]
    others = [number for numbers in kinds.values() for number in numbers[1:]]
    some = {*(rng.sample(first, len(first)) + rng.sample(others, len(others)))[:at_most]}
    for number in play_on(match, Random(seed)):
        if number in some:
            yield number


def past_states(match: AnyMatch, rng: Random) -> list[State]:
    """Play at random to the end; the state at each decision."""
    return [match.state.clone() for _ in play_on(match, rng)]


def trail(match: AnyMatch, rng: Random) -> list[str]:
    """All that is to be the same when a game is played again: states, questions and events."""
    lines: list[str] = []
    for number in play_on(match, rng):
        if number % 7 == 0:  # of two games that differ once, the states differ ever after
            lines.append(digest(match.state))
        lines += (question_text(decision) for decision in match.decisions)
    return [*lines, *map(str, match.lines), *map(repr, match.events), digest(match.state)]


def fingerprint(game: Game[Any], at_most: int = 6) -> str:
    """One short text for some whole games of this kind, to be compared between processes."""
    lines = [
        line
        for setup in setups(game, at_most)
        for source in SOURCES.ids
        for line in trail(start_match(setup, 4, source), Random(4))
    ]
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()


def question_text(decision: Decision) -> str:
    offered = ", ".join(option.text for option in decision.options)
    return f"{decision.rule} {seat_name(decision.seat)} {decision.prompt}: {offered}"


def seat_name(seat: Seat) -> str:
    return "spectator" if seat == SPECTATOR else seat_id(seat)


# The table


def table_faults(state: State, before: State | None = None) -> Iterator[str]:
    """The game's own invariants, and those that every game has.

    What was looked at in the table `before` is not looked at again if it has not changed.
    """
    yield from state.setup.game.faults(state)
    if before is None or before.zones != state.zones or before.may_be != state.may_be:
        yield from _memory_faults(state)
    if state.over:
        if state.agenda or state.decisions or state.pending:
            yield "the game is over, but something is still to be done"
        return
    if not state.decisions:
        yield "the game is not over, and nobody is asked"
    for decision in state.decisions:
        if not decision.options:
            yield f"{decision!r} cannot be answered"
    waiting = sum(mask_of(decision.seat) for decision in state.decisions)
    if state.pending and state.pending != waiting:
        yield f"pending is {state.pending}, but asked are {waiting}"


def _memory_faults(state: State) -> Iterator[str]:
    """No seat is sure that a card is elsewhere than it is."""
    count, may_be = len(state.zones), state.may_be
    for zone, pile in enumerate(state.zones):
        cards = sum([1 << card for card in pile])
        for seat in range(state.seats) if cards else ():
            if cards & ~may_be[seat * count + zone]:
                place = state.setup.zones[zone].name
                yield f"{seat_name(Seat(seat))} does not believe what lies in {place}"


def option_faults(state: State) -> Iterator[str]:
    """Texts are unique in their decision, and each is read back as the very option it is."""
    classes = state.setup.game.option_classes
    for decision in state.decisions:
        texts = [option.text for option in decision.options]
        twice = (text for text, count in Counter(texts).items() if count > 1)
        yield from (f"{decision!r}: '{text}' stands twice" for text in twice)
        if decision.seat == CHANCE:
            continue  # outcomes of a pile are made for the one question
        for option in decision.options:
            parsed = parse_option(option.text, classes)
            if parsed is None:
                yield f"'{option.text}' cannot be read back"
            elif type(parsed)(*parsed.numbers()) is not option:
                yield f"'{option.text}' is read back as another option, or was not interned"


def asking_faults(state: State) -> Iterator[str]:
    """The question on top of the agenda, asked again, is the same and changes nothing."""
    before = digest(state)
    again = {decision.seat: decision for decision in questions(state)}
    if digest(state) != before:
        yield f"{state.agenda[-1]!r} changes the table when it asks"
    for decision in state.decisions:
        if question_bytes(again[decision.seat]) != question_bytes(decision):
            yield f"{decision!r} asked again is {again[decision.seat]!r}"


def position_faults(state: State) -> Iterator[str]:
    """A position read back is the same table, asks the same and plays on in the same way."""
    document = msgspec.json.decode(msgspec.json.encode(position(state)))
    try:
        again = from_position(state.setup.game, document)
    except BadInput as fault:
        yield f"position is refused: {fault}"
        return
    if position(again) != document:
        yield f"position read back has another {', '.join(_differences(again, document))}"
    if list(map(question_bytes, again.decisions)) != list(map(question_bytes, state.decisions)):
        yield f"position asks {again.decisions}, not {state.decisions}"
    ends = []
    for start in (state.clone(), again.clone()):
        play_out(start, Random(1))
        ends.append(digest(start))
    if ends[0] != ends[1]:
        yield "position read back plays on differently"


def _differences(state: State, document: dict[str, Any]) -> list[str]:
    mine = position(state)
    return [key for key in {**mine, **document} if mine.get(key) != document.get(key)]


# Views


def view_bytes(seen: State, with_chance: bool = True) -> bytes:
    """The canonical bytes of a view: all that the seat is given, in one fixed form.

    Without chance, the source is left out: a determinized state has a fresh one.
    """
    document = position(seen)
    if not with_chance:
        del document["chance"]
    document["questions"] = [question_bytes(decision).decode() for decision in seen.decisions]
    document["since"] = [seen.pending, seen.drawn, seen.shown, seen.viewer]
    return msgspec.json.encode(document, order="sorted")


def question_bytes(decision: Decision) -> bytes:
    """The canonical bytes of a question."""
    options = [option.text for option in decision.options]
    asked = (decision.seat, decision.prompt, decision.rule, decision.secret, decision.behalf)
    return msgspec.json.encode((*asked, decision.facts, options))


def stream_bytes(events: Iterable[Event], seat: Seat) -> bytes:
    """The canonical bytes of events, as far as a seat may know them."""
    known = (event.seen_from(seat) for event in events)
    return msgspec.json.encode(
        [(e.kind, e.rule, e.seat, e.facts, e.secrets, e.seen_by) for e in known]
    )


def alike(one: State, other: State) -> bool:
    """Are two views the same, column by column? Then they have the same bytes, too.

    Derived columns, which are not written, count as well, if they can be compared at all.
    """
    for column in one.columns:
        mine, theirs = getattr(one, column.name), getattr(other, column.name)
        if column.name != "decisions" and mine != theirs and _is_comparable(mine):
            return False
    asked, again = one.decisions, other.decisions
    return len(asked) == len(again) and all(map(_same_question, asked, again))


def _is_comparable(value: object) -> bool:
    """Has its class a sense of equality of its own?"""
    return any("__eq__" in vars(cls) for cls in type(value).__mro__[:-1])


def _same_question(one: Decision, other: Decision) -> bool:
    """Options are interned, so that to compare lists of them is cheap."""
    return one.options == other.options and all(
        getattr(one, name) == getattr(other, name)
        for name in ("seat", "prompt", "rule", "facts", "secret", "behalf")
    )


def watchers(state: State) -> tuple[Seat, ...]:
    """All who look at a table: people in their seats, and a spectator; automas do not look."""
    people = (Seat(seat) for seat in range(state.seats) if not state.automas >> seat & 1)
    return (*people, SPECTATOR)


def determinize_faults(state: State, rng: Random) -> Iterator[str]:
    """A state made from a view gives that view back, holds no fault and can be played out."""
    for seat in map(Seat, range(state.seats)):
        seen = view(state, seat)
        before = view_bytes(seen)
        made = determinize(seen, rng)
        if view_bytes(seen) != before:
            yield f"determinize changed the view of {seat_name(seat)}"
        if any(HIDDEN in pile for pile in made.zones):
            yield f"determinize left a card of {seat_name(seat)} hidden"
        faults = (*table_faults(made), *asking_faults(made))
        yield from (f"determinized for {seat_name(seat)}: {fault}" for fault in faults)
        asked_chance = state.decisions and state.decision.seat == CHANCE
        if not asked_chance:  # it draws what was to be told, and goes on
            same = view_bytes(view(made, seat), False) == view_bytes(seen, False)
            if not same:
                yield f"the view of {seat_name(seat)} does not come back from determinize"
        play_out(made, rng)


def redealt(state: State, seat: Seat, rng: Random) -> State:
    """Another whole state that this seat must not be able to tell from this one.

    Hidden cards change places as far as the seat's memory allows, hidden columns are filled anew,
    others' sealed answers and the luck to come are others.
    """
    game = state.setup.game
    other = state.clone()
    _swap_hidden_cards(other, seat, rng)
    if game.fill_hidden is not None:
        seen = view(state, seat)
        for column in state.columns:
            if column.role == "data" and column.seen != "all" and column.name != "told":
                setattr(other, column.name, getattr(seen, column.name))
        game.fill_hidden(other, seat, rng)
    if game.rebuild is not None:
        game.rebuild(other)
    seed_luck(other, other.source, f"{rng.getrandbits(256):064x}")
    if other.over:
        return other
    if other.decision.seat != CHANCE:
        _ask_redealt(other, seat, rng)
    elif not _chance_asks_alike(other):
        other.zones = state.clone().zones
        if game.rebuild is not None:
            game.rebuild(other)
    return other


def _chance_asks_alike(state: State) -> bool:
    """Is what people must tell still the same? Cards that others hold cannot turn up elsewhere; who
    names one is refused, and so learns of it at a real table too."""
    if state.told:
        return False  # what was told already was of this very deal
    trial = state.clone()
    advance(trial)
    texts = [[[option.text for option in d.options] for d in s.decisions] for s in (trial, state)]
    return texts[0] == texts[1]


def _swap_hidden_cards(state: State, seat: Seat, rng: Random) -> None:
    """Pairs of hidden cards change places where each may be, as far as the seat knows."""
    zones, count = state.zones, len(state.zones)
    places = [
        (zone, place)
        for zone in range(count)
        if not sees(state, zone, seat)
        for place in range(len(zones[zone]))
    ]
    believed = state.may_be[seat * count : (seat + 1) * count]
    if seat < 0:  # an onlooker remembers nothing, but knows the rules
        believed = [zone.holds for zone in state.setup.zones]
    for zone, place in rng.sample(places, min(len(places), _SWAPS)):
        there, spot = rng.choice(places)
        mine, theirs = zones[zone][place], zones[there][spot]
        stays = promised(state)
        if (stays >> mine | stays >> theirs) & 1:
            continue
        if believed[there] >> mine & 1 and believed[zone] >> theirs & 1:
            zones[zone][place], zones[there][spot] = theirs, mine


def _ask_redealt(state: State, seat: Seat, rng: Random) -> None:
    asked = questions(state)
    if not state.pending:
        state.decisions = asked
        return
    for decision in asked:
        if decision.seat != seat and state.sealed[decision.seat] is not None and decision.options:
            put_sealed(state, decision.seat, None)
            taken = promised(state)
            free = [o for o in decision.options if not any(taken >> c & 1 for c in cards_in(o))]
            answer = rng.choice(free or decision.options)
            take_up(state, decision.seat, answer)
            put_sealed(state, decision.seat, answer)
    state.decisions = tuple(d for d in asked if state.pending & mask_of(d.seat))


def leaks(state: State, rng: Random) -> Iterator[str]:
    """What a seat's view or its events tell of things it must not see."""
    if state.told:
        return  # cards were told of this very deal: in another they might not be possible
    for seat in watchers(state):
        try:
            other = redealt(state, seat, rng)
        except TypeError as error:
            yield f"hidden facts decide whether {state.agenda[-1]!r} asks: {error}"
            continue
        if not alike(view(other, seat), view(state, seat)):
            yield f"the view of {seat_name(seat)} changes with what it must not see"
            continue
        if not state.over and state.decision.seat != CHANCE:
            yield from _event_leaks(state, other, seat, rng)


def _event_leaks(state: State, other: State, seat: Seat, rng: Random) -> Iterator[str]:
    """One choice on: as long as the views are the same, so are the events."""
    offered = {option.text: option for option in other.decision.options}
    both = [option for option in state.decision.options if option.text in offered]
    if not both:
        return
    choice = rng.choice(both)
    mine, theirs = state.clone(), other.clone()
    theirs.luck_a, theirs.luck_b = mine.luck_a, mine.luck_b  # what is drawn may be told
    mine.events, theirs.events = [], []
    try:
        apply(mine, choice)
        apply(theirs, offered[choice.text])
    except Illegal:
        return  # two name one card that neither has shown us
    if _laid_open(mine) != _laid_open(theirs):
        return  # rightly told; a view may be the same all the same, if they were taken back
    if _shown_to_all(mine.events) != _shown_to_all(theirs.events):
        return  # and so may a seat's, if the cards were hidden again among others
    told = [
        stream_bytes([event for event in events if not _shown_to_onlookers(event, seat)], seat)
        for events in (mine.events, theirs.events)
    ]
    if told[0] != told[1] and alike(view(mine, seat), view(theirs, seat)):
        yield f"after '{choice.text}' the events of {seat_name(seat)} tell what it must not see"


def _laid_open(state: State) -> list[object]:
    """The cards that moved from or to where all see them, even if they were hidden again."""
    seen = {zone.name for zone in state.setup.zones if zone.seen_by == PUBLIC}
    moves = (dict(event.facts) for event in state.events or ())
    return [
        facts["card"]
        for facts in moves
        if "card" in facts and not seen.isdisjoint((facts.get("origin"), facts.get("target")))
    ]


def _shown_to_all(events: Iterable[Event]) -> list[object]:
    """The cards that everybody was shown where they lay."""
    return [event.secrets for event in events if event.secrets and event.seen_by == PUBLIC]


def _shown_to_onlookers(event: Event, seat: Seat) -> bool:
    """Cards shown to all are rightly told; an onlooker's view, without memory, stays the same."""
    return seat == SPECTATOR and event.seen_by == PUBLIC and bool(event.secrets)


# Whole games


def replay_faults(match: AnyMatch) -> Iterator[str]:
    """A record, written and read, gives the same match: lines, events and table."""
    text = match.record().to_json()
    try:
        again = replay(parse_record(text), match.game, secret=match.seed)
    except BadInput as fault:
        yield f"its own record is refused: {fault}"
        return
    if again.record().to_json() != text:
        yield "the record of the replay is another"
    if digest(again.state) != digest(match.state):
        yield "the replay ends elsewhere"
    if list(map(repr, again.events)) != list(map(repr, match.events)):
        yield "the replay tells other events"


class Inspection:
    """A match played to its end and looked at: invariants at each decision, its replay, and leaks
    at some decisions and at every sealed one, where answers of others are changed too."""

    def __init__(
        self, match: AnyMatch, rng: Random, leak_tests: int = 20, choose: Chooser | None = None,
        tells: bool = False,
    ) -> None:  # fmt: skip
        self.match = match
        self.rng = rng
        self.at_random = leak_tests
        self.choose = choose
        self.tells = tells
        self.leak_tests = 0
        """How many decisions have been tested for leaks."""

    def faults(self) -> Iterator[str]:
        past: list[State] = []
        match, rng = self.match, self.rng
        for number in play_on(match, rng, self.choose, self.tells):
            before = past[-1] if past else None
            found = table_faults(match.state, before)
            yield from (f"decision {number}: {fault}" for fault in found)
            past.append(match.state.clone())
        yield from (f"at the end: {fault}" for fault in table_faults(match.state))
        yield from replay_faults(match)
        sealed = {number for number, state in enumerate(past) if state.pending}
        for number in sorted({*rng.choices(range(len(past)), k=self.at_random), *sealed}):
            self.leak_tests += 1
            yield from (f"decision {number}: {fault}" for fault in leaks(past[number], rng))


def think(match: AnyMatch, rng: Random, tries: int = 2) -> Option:
    """A stand-in for a bot that searches: from its view alone it plays random games to the end.

    It is here to show that looking ahead changes nothing at the table.
    """
    decision = match.decision
    seen = match.view(decision.seat)
    options: tuple[Option, ...] = seen.decision.options
    best, choice = -1, options[0]
    for option in rng.sample(options, min(tries, len(options))):
        state = determinize(seen, rng)
        apply(state, option)
        play_out(state, rng)
        won = state.winners >> decision.seat & 1
        if won > best:
            best, choice = won, option
    return choice


# Languages


class Sayings:
    """Collects what a game says, and tries each kind of sentence in all languages once."""

    def __init__(self, game: Game[Any]) -> None:
        self.languages = [language(code, *game.packages) for code in LANGUAGES]
        self.said: set[tuple[str, ...]] = set()
        self.faults: list[str] = []

    def hear(self, match: AnyMatch, since: int = 0) -> None:
        """The open questions, and the events since the one of this number."""
        for decision in match.decisions:
            self._say("prompt", decision.prompt, decision.facts, decision)
            for option in decision.options:
                self._say("option", option.key, option.facts(), option)
        for event in match.events[since:]:
            for seat in watchers(match.state):
                seen = event.seen_from(seat)
                self._say("event", seen.kind, (*seen.facts, *seen.secrets), seen)

    def hear_refusal(self, refusal: Refusal) -> None:
        self._say("refusal", refusal.key, refusal.facts, refusal)

    def _say(
        self,
        way: str,
        key: str,
        facts: Sequence[tuple[str, str | int]],
        what: Decision | Option | Event | Refusal,
    ) -> None:
        kind = (way, key, *(str(fact) for fact in facts))
        if kind in self.said:
            return
        self.said.add(kind)
        for tongue in self.languages:
            try:
                match what:
                    case Decision():
                        tongue.prompt(what)
                    case Option():
                        tongue.option(what)
                    case Event():
                        tongue.event(what)
                    case Refusal():
                        tongue.refusal(what)
            except (KeyError, ValueError) as error:
                self.faults.append(f"{way} {key}: {error}")
