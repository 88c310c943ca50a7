"""Runics in the words of its board, for people who play it on their own table.

A card is told where its upper left rune lies, by its runes as they lie there, row by row. Of each
kind of card, turned or seen in a mirror, there is one in the box; which of the two mirror images is
printed nobody has told us, so that a told card has the face that was told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import permutations
from typing import Final, cast

from ragnatafl.games.runics.cards.box import FILE
from ragnatafl.games.runics.rules.components import (
    CARDS,
    DECK,
    MASTERS_EACH,
    RUNES,
    TABLE,
    UNUSED,
    CardId,
    CellId,
    hand_of,
    kept_by,
    laid,
    read_cell,
    token_at,
    token_put,
    unlaid,
    write_cell,
)
from ragnatafl.games.runics.rules.faults import board_faults
from ragnatafl.games.runics.rules.grid import (
    BLUE,
    GREEN,
    LETTERS,
    RED,
    STRIDE,
    Face,
    cells_of,
    colour_at,
    is_upright,
    read_face,
    turned,
    visible,
    xy,
)
from ragnatafl.games.runics.rules.laying import LayCard
from ragnatafl.games.runics.rules.placing import DrawOrPlace
from ragnatafl.games.runics.rules.state import Runics, content_of, faces, hand, rebuild
from ragnatafl.games.runics.rules.turn import NextTurn
from ragnatafl.kernel.agenda import begin
from ragnatafl.kernel.beside import Beside, Field, Scratch, Value
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.packs import Pack
from ragnatafl.kernel.seats import SEATS, Seat
from ragnatafl.kernel.setup import Setup
from ragnatafl.kernel.state import seats_of
from ragnatafl.kernel.views import suspected

ON_A_CARD: Final = (BLUE, BLUE, BLUE, GREEN, GREEN, RED)
FACES: Final = tuple(sorted(set(permutations(ON_A_CARD))))
"""Every way in which runes can lie on a card, row by row."""
MOST_KEPT: Final = 8
REACHED: Final = 2
"""So far beyond the runes the upper left cell of another card may be."""


def written(face: Face, wide: int) -> str:
    """
    >>> written((0, 0, 1, 1, 2, 0), 2), written((0, 0, 1, 1, 2, 0), 3)
    ('BB-GG-RB', 'BBG-GRB')
    """
    letters = "".join(LETTERS[colour] for colour in face)
    return "-".join(letters[row : row + wide] for row in range(0, len(letters), wide))


UPRIGHT: Final = tuple(written(face, 2) for face in FACES)
LYING: Final = tuple(written(face, 3) for face in FACES)
HELD: Final = tuple(written(face, 2) for face in FACES if face <= turned(face, 180))
"""A card in the hand, either way up."""


# What there is


def places(game: Runics) -> list[str]:
    """The cells that a card may begin in, row by row; the seats, and the middle of the table."""
    board = game.board
    reach = {
        at + dy * STRIDE + dx
        for at in cells_of(board.runes, visible(board))
        for dy in range(-REACHED, REACHED + 1)
        for dx in range(-REACHED, REACHED + 1)
    }
    return [
        *(f"area:{write_cell(at)}" for at in sorted(reach)),
        *(f"seat:{SEATS.write(seat)}" for seat in seats_of(game)),
    ]


def fields(game: Runics, at: str) -> list[Field]:
    kind, _, thing = at.partition(":")
    if kind == "area":
        return list(_of_cell(game, at, CellId(read_cell(thing))))
    return list(_of_seat(game, at, Seat(SEATS.read(thing))))


def _of_cell(game: Runics, at: str, cell: CellId) -> Iterator[Field]:
    x, y = xy(cell)
    for name, choices, upright in (("upright", UPRIGHT, True), ("lying", LYING, False)):
        there = [
            turned(faces(game.setup)[card], turn)
            for card, turn, left, top in map(unlaid, game.laid[1:])
            if (left, top) == (x, y) and is_upright(turn) == upright
        ]
        value = written(there[0], 2 if upright else 3) if there else ""
        yield Field(
            at, name, "cards", "choice", value, choices=choices,
        )  # fmt: skip
    if colour_at(game.board, x, y) is None:
        return
    names = SEATS.ids[: game.seats]
    owner = next((n for n, cells in zip(names, game.masters, strict=True) if cell in cells), "")
    yield Field(at, "master", "pieces", "choice", owner, choices=names)
    sides = tuple(f"{name} {RUNES.write(colour)}" for name in names for colour in (BLUE, GREEN))
    put_here = (
        f"{name} {RUNES.write(token_at(token)[0])}"
        for name, token in zip(names, game.tokens, strict=True)
        if token != UNUSED and token_at(token)[1] == cell
    )
    yield Field(at, "token", "pieces", "choice", next(put_here, ""), choices=sides)


def _of_seat(game: Runics, at: str, seat: Seat) -> Iterator[Field]:
    if game.viewer == seat:
        known = faces(game.setup)
        held = tuple(_as_held(known[card]) for card in hand(game, seat) if card >= 0)
        yield Field(
            at, "hand", "cards", "cards", held, choices=HELD, most=len(CARDS),
        )  # fmt: skip
    kept = len(game.zones[kept_by(seat)])
    yield Field(at, "kept", "cards", "number", kept, high=MOST_KEPT)


def _as_held(face: Face) -> str:
    return written(min(face, turned(face, 180)), 2)


# What is told of it


def put(game: Runics, at: str, name: str, value: Value) -> None:
    """On a draft; the board is made anew from it."""
    _PUT[name](game, at.partition(":")[2], cast("str", value))
    rebuild(game)


def _upright(game: Runics, thing: str, value: str) -> None:
    _lay(game, thing, value, True)


def _lying(game: Runics, thing: str, value: str) -> None:
    _lay(game, thing, value, False)


def _lay(game: Runics, thing: str, value: str, upright: bool) -> None:
    """It lies on top of all that was told before."""
    x, y = xy(read_cell(thing))
    here = [
        one for one in game.laid[1:]
        if unlaid(one)[2:] == (x, y) and is_upright(unlaid(one)[1]) == upright
    ]  # fmt: skip
    for one in here:
        game.laid.remove(one)
        _move(game, unlaid(one)[0], TABLE, DECK)
    if not value:
        return
    face = read_face(value.replace("-", ""))
    turn = 0 if upright else 90
    card = _taken(game, face if upright else _stood_up(face), TABLE)
    game.laid.append(laid(card, _turn_of(faces(game.setup)[card], face, turn), x, y))


def _stood_up(lying: Face) -> Face:
    """The card that lies so when it is turned by 90 degrees."""
    e, c, a, f, d, b = lying
    return (a, b, c, d, e, f)


def _turn_of(printed: Face, shown: Face, turn: int) -> int:
    """By which of two turns a card shows these runes."""
    return turn if turned(printed, turn) == shown else turn + 180


def _taken(game: Runics, face: Face, zone: int) -> CardId:
    """The card of this kind, upright with this face either way up, from the deck to a zone; it is
    printed as it was told."""
    card, deck = _kinds(game.setup)[face], game.zones[DECK]
    for seat in seats_of(game):
        kept = game.zones[kept_by(seat)]
        if card in kept and deck:  # which one it is was not told
            kept[kept.index(card)] = deck.pop()
            deck.append(card)
    if card not in deck:
        line = f"{written(face, 2)}: this card is told already (RUN-2.1)"
        raise BadInput(Fault(line, "card-told"))
    game.setup = _printed(game.setup, card, face)
    _move(game, card, DECK, zone)
    return card


def _move(game: Runics, card: CardId, origin: int, target: int) -> None:
    game.zones[origin].remove(card)
    game.zones[target].append(card)


def _mirrored(face: Face) -> Face:
    a, b, c, d, e, f = face
    return (b, a, d, c, f, e)


@lru_cache(maxsize=256)
def _kinds(setup: Setup) -> dict[Face, CardId]:
    """By face, either way up and in a mirror: the card of this kind."""
    found: dict[Face, CardId] = {}
    for card in content_of(setup).deck:
        face = faces(setup)[card]
        for one in (face, _mirrored(face)):
            found[one] = found[turned(one, 180)] = card
    return found


@lru_cache(maxsize=256)
def _printed(setup: Setup, card: CardId, face: Face) -> Setup:
    """The same set-up with this face on a card, which is called by its runes."""
    pack = setup.content.pack
    before = cast("list[dict[str, object]]", pack.files[FILE]["card"]) if pack is not None else []
    name, rows = CARDS.write(card), written(face, 2).split("-")
    others = [entry for entry in before if entry["id"] != name]
    entry = {"id": name, "rows": rows, "source": "public", "title": "-".join(rows)}
    told = Pack(game=setup.game.name, files={FILE: {"card": [*others, entry]}})
    return make_setup(setup.game, setup.seats, setup.chosen(), pack=told)


def _master(game: Runics, thing: str, value: str) -> None:
    cell = CellId(read_cell(thing))
    for cells in game.masters:
        if cell in cells:
            cells.remove(cell)
    if not value:
        return
    own = game.masters[SEATS.read(value)]
    if len(own) == MASTERS_EACH:
        line = f"{value} has {MASTERS_EACH} masters (RUN-3.1)"
        raise BadInput(Fault(line, "too-many-masters", (("seat", value), ("most", MASTERS_EACH))))
    own.append(cell)


def _token(game: Runics, thing: str, value: str) -> None:
    """RUN-10.1: everybody has one, and it is where it is told."""
    cell = read_cell(thing)
    game.tokens = [
        UNUSED if token != UNUSED and token_at(token)[1] == cell else token for token in game.tokens
    ]
    if value:
        name, _, colour = value.partition(" ")
        game.tokens[SEATS.read(name)] = token_put(RUNES.read(colour), cell)


def _hand(game: Runics, thing: str, value: Value) -> None:
    zone = hand_of(Seat(SEATS.read(thing)))
    for card in hand(game, Seat(SEATS.read(thing))):
        _move(game, card, zone, DECK)
    for name in cast("tuple[str, ...]", value):
        _taken(game, read_face(name.replace("-", "")), zone)


def _kept(game: Runics, thing: str, value: Value) -> None:
    """Which cards they are does not matter: each is a point less (RUN-9.2)."""
    zone, count = kept_by(Seat(SEATS.read(thing))), cast("int", value)
    pile, deck = game.zones[zone], game.zones[DECK]
    deck += pile
    if len(deck) < count:
        line = f"{thing}: only {len(deck)} cards are left"
        raise BadInput(Fault(line, "too-few-cards", (("left", len(deck)),)))
    pile[:] = deck[:count]
    del deck[:count]


_PUT: Final[dict[str, Callable[[Runics, str, str], None]]] = {
    "upright": _upright, "lying": _lying, "master": _master, "token": _token,
    "hand": cast("Callable[[Runics, str, str], None]", _hand),
    "kept": cast("Callable[[Runics, str, str], None]", _kept),
}  # fmt: skip


# What the rules say of it


def bare(setup: Setup) -> Runics:
    """RUN-3.1: the start card in the middle, all else beside the table."""
    return cast("Runics", setup.new_table())


def drawn_up(game: Runics, seat: Seat, at: str) -> Runics | None:
    """RUN-5: this seat lays a card of the hand that was told."""
    if not hand(game, seat):
        return None
    table = game.clone()
    table.may_be = suspected(table)
    begin(table, LayCard(seat), DrawOrPlace(seat), NextTurn(seat))
    return table


SCRATCH: Final = Scratch(
    beside=Beside(places=places, fields=fields, put=put),
    bare=bare,
    faults=board_faults,
    ended=lambda game: game,
    drawn_up=drawn_up,
    options=(("archmasters", True), ("extra_card", True)),
)
