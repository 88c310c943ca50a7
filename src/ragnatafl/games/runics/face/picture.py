"""The table of Runics as a picture: what a view shows, drawn as one SVG that needs nothing else.

From below to above: ground, cards in the order they were laid, borders of areas with their points,
hit areas with stable ids (`area:-1,2`, `card:R07`), and one flat layer of pieces (`piece:bjorn-2`).
Cells keep their place while the table grows, only the viewBox changes; what stands beside the table
is laid out 720 wide and scaled to the width of the board. The look itself lives in `artwork.svg`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from html import escape
from importlib.resources import files
from typing import Final

from ragnatafl.games.runics.rules.components import (
    CARDS,
    DECK,
    MASTERS_EACH,
    NO_SIDE,
    OUT,
    RUNES,
    SIDES,
    UNUSED,
    CardId,
    hand_of,
    kept_by,
    token_at,
    unlaid,
)
from ragnatafl.games.runics.rules.grid import (
    LETTERS,
    STRIDE,
    WORTH,
    Board,
    Face,
    cells_of,
    colour_at,
    controlled,
    is_upright,
    neighbours8,
    sections,
    visible,
    xy,
)
from ragnatafl.games.runics.rules.points import score
from ragnatafl.games.runics.rules.state import Runics, faces, hand, options, supply
from ragnatafl.kernel.language import Language, language
from ragnatafl.kernel.seats import SEATS, Seat, mask_of

PACKAGE: Final = "ragnatafl.games.runics"
CELL: Final = 60
GUTTER: Final = 34  # left and above, for the coordinates
RIM: Final = 14  # right and below
LEAST: Final = (11, 7)  # cells; a smaller board would make its cards bigger than the hand
WIDTH: Final = 720  # of what stands beside the table, before it is scaled
INSET: Final = 3  # borders run inside their area, so that those of neighbours do not meet
LETTER: Final = 13  # how wide one of a name is


@dataclass(frozen=True, slots=True)
class Window:
    """The part of the grid that is drawn, and the frame around it; cells inclusive."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def x(self) -> int:
        return self.left * CELL - GUTTER

    @property
    def y(self) -> int:
        return self.top * CELL - GUTTER

    @property
    def width(self) -> int:
        return (self.right - self.left + 1) * CELL + GUTTER + RIM

    @property
    def height(self) -> int:
        return (self.bottom - self.top + 1) * CELL + GUTTER + RIM

    @property
    def scale(self) -> float:
        return self.width / WIDTH


class Picture:
    """One view being drawn: its words, its window, and where the pieces lie that are not placed."""

    def __init__(self, game: Runics, code: str, names: Sequence[str]) -> None:
        self.game = game
        self.words: Language = language(code, PACKAGE)
        self.names = seat_names(self.words, game.seats, names)
        self.window = window_of(game)
        self.open = {
            str(anchor)
            for decision in game.decisions
            for choice in decision.options
            for anchor in choice.anchors()
        }
        self.asked = {decision.seat for decision in game.decisions}
        self.hand = own_hand(game)
        self.header = 154 if options(game).extra_card else 116
        self.footer = 196 if self.hand else 140

    def say(self, key: str, *facts: tuple[str, str | int]) -> str:
        return self.words.say(key, facts)

    def svg(self) -> str:
        window, scale = self.window, self.window.scale
        x, width = window.x, window.width
        y = window.y - self.header * scale
        height = window.height + (self.header + self.footer) * scale
        frame = f'x="{x}" y="{y:g}" width="{width}" height="{height:g}"'
        below = window.y + window.height
        return "".join(
            (
                '<svg xmlns="http://www.w3.org/2000/svg" class="runics" role="group"',
                f' viewBox="{x} {y:g} {width} {height:g}">',
                f"<title>{escape(self.say('table-title'))}</title>",
                artwork(),
                f'<g id="layer:ground"><rect {frame} fill="url(#runics-wood)"/>',
                *self.slab(),
                "</g>",
                '<g id="layer:artwork" aria-hidden="true">',
                *self.cards(),
                '</g><g id="layer:borders" aria-hidden="true">',
                *self.borders(),
                "</g>",
                f'<g id="layer:seats" transform="translate({x} {y:g}) scale({scale:g})">',
                *(self.plaque(Seat(seat)) for seat in range(self.game.seats)),
                "</g>",
                f'<g id="layer:hand" transform="translate({x} {below}) scale({scale:g})">',
                *self.hand_and_deck(),
                "</g>",
                '<g id="layer:cells">',
                *self.cells(),
                "</g>",
                '<g id="layer:pieces" class="pieces" aria-hidden="true">',
                *self.pieces(),
                "</g>",
                "</svg>",
            )
        )

    def slab(self) -> Iterator[str]:
        """The bare table, with small pegs where cells meet and the coordinates along two sides."""
        window = self.window
        x, y = window.left * CELL, window.top * CELL
        width, height = window.width - GUTTER - RIM, window.height - GUTTER - RIM
        frame = f'x="{x}" y="{y}" width="{width}" height="{height}"'
        yield f'<rect class="slab" {frame} rx="8"/><rect {frame} fill="url(#runics-pegs)"/>'
        for column in range(window.left, window.right + 1):
            yield f'<text class="axis" x="{column * CELL + 30}" y="{y - 10}">{column}</text>'
        for row in range(window.top, window.bottom + 1):
            yield f'<text class="axis" x="{x - 17}" y="{row * CELL + 36}">{row}</text>'

    def cards(self) -> Iterator[str]:
        """From bottom to top, the last one marked; runes under pieces are drawn as they count."""
        game, known = self.game, faces(self.game.setup)
        for card, turn, x, y in map(unlaid, game.laid):
            place = f'transform="translate({x * CELL} {y * CELL})"'
            yield f'<g id="card:{CARDS.write(card)}" {place}>{card_art(known[card], turn)}</g>'
        for token in game.tokens:
            if token != UNUSED:
                colour, at = token_at(token)
                yield f'<use href="#runics-block-{colour}" {_at(at)}/>'
        for at in (at for masters in game.masters for at in masters):
            colour_here = colour_at(game.board, *xy(at))
            yield f'<g {_at(at)}><use href="#runics-block-{colour_here}"/>'
            yield f'<use href="#runics-rune-{colour_here}" transform="scale(.45)"/></g>'
        if len(game.laid) > 1:
            _, turn, x, y = unlaid(game.laid[-1])
            width, height = (2, 3) if is_upright(turn) else (3, 2)
            place = f'x="{x * CELL}" y="{y * CELL}" width="{width * CELL}" height="{height * CELL}"'
            yield f'<rect class="last-under" {place} rx="11"/><rect class="last" {place} rx="11"/>'

    def borders(self) -> Iterator[str]:
        """Around every controlled area, in the manner of its owner."""
        board = self.game.board
        for seat in range(self.game.seats):
            for area in controlled(board, seat):
                line = border(area)
                dark = " dark" if seat == 2 else ""
                yield f'<path class="border-under{dark}" d="{line}"/>'
                yield f'<path class="border-{seat}" d="{line}"/>'

    def plaque(self, seat: Seat) -> str:
        """Before each seat: who it is, points, and places for masters, token, adept and cards."""
        game = self.game
        x, y, width = self.plaque_place(seat)
        turn = " plaque-turn" if seat in self.asked else ""
        name = self.names[seat]
        letters = int((width - 118) / LETTER)
        shown = name if len(name) <= letters else name[: letters - 1] + "…"
        parts = [
            f'<g id="seat:{SEATS.write(seat)}" class="seat-{seat}" role="img"',
            f' transform="translate({x:g} {y})">',
            f"<title>{escape(self.seat_label(seat))}</title>",
            f'<rect class="plaque{turn}" width="{width:g}" height="{self.header - 20}" rx="9"/>',
            f'<g transform="translate(28 31) scale(.86)">{stone(seat)}</g>',
            f'<text class="title" x="54" y="38">{escape(shown)}</text>',
            f'<text class="points" x="{width - 14:g}" y="42">{score(game, seat)}</text>',
        ]
        if game.over and game.winners & mask_of(seat):
            crown = 'transform="translate(28 10) scale(.85)"'
            parts.append(f'<use href="#runics-crown" class="winner" {crown}/>')
        parts += (
            f'<circle class="slot" cx="{26 + 28 * n}" cy="73" r="12.5"/>'
            for n in range(MASTERS_EACH)
        )
        if options(game).archmasters:
            parts.append(
                '<use href="#runics-token" class="slot" transform="translate(112 73) scale(.56)"/>'
            )
        parts.append(self.adept(seat))
        parts += self.cards_of(seat, width)
        parts.append("</g>")
        return "".join(parts)

    def plaque_place(self, seat: Seat) -> tuple[float, int, float]:
        gap, seats = 10, self.game.seats
        width = (WIDTH - gap * (seats + 1)) / seats
        return gap + seat * (width + gap), 10, width

    def seat_label(self, seat: Seat) -> str:
        game = self.game
        counts = (
            ("points", score(game, seat)),
            ("masters", supply(game, seat)),
            ("cards", len(game.zones[hand_of(seat)])),
        )
        told = [self.say(f"table-count-{what}", ("count", count)) for what, count in counts]
        if game.adepts[seat] != NO_SIDE:
            told.append(self.adept_label(seat))
        return f"{self.names[seat]}: {', '.join(told)}"

    def adept(self, seat: Seat) -> str:
        """A small card of the chosen side; faint when its one use is spent."""
        side = self.game.adepts[seat]
        if side == NO_SIDE:
            return ""
        colour = RUNES.read(SIDES.write(side))
        gone = ' class="gone"' if self.game.ignored & mask_of(seat) else ""
        return (
            f'<g{gone} transform="translate(130 58)">'
            f'<use href="#runics-tile-{colour}" transform="scale(.5)"/>'
            '<rect class="runics-edge" width="30" height="30" rx="3"/></g>'
        )

    def adept_label(self, seat: Seat) -> str:
        side = ("side", SIDES.write(self.game.adepts[seat]))
        spent = self.game.ignored & mask_of(seat)
        return self.say("table-adept-spent" if spent else "table-adept", side)

    def cards_of(self, seat: Seat, width: float) -> Iterator[str]:
        """The backs of the hand, and the cards kept face up (RUN-9.2)."""
        game = self.game
        count = len(game.zones[hand_of(seat)])
        step = min(14, (width - 34 - 164) / max(1, count - 1))
        for place in range(count):
            x = width - 34 - step * (count - 1 - place)
            yield f'<use href="#runics-card-back" transform="translate({x:g} 58) scale(.17)"/>'
        kept = [CardId(card) for card in game.zones[kept_by(seat)]]
        for place, card in enumerate(kept):
            art = card_art(faces(game.setup)[card], 0)
            at = f'transform="translate({14 + 24 * place} 97) scale(.16)"'
            yield f'<g id="card:{CARDS.write(card)}" {at}>{art}</g>'
        if kept:
            at = f'x="{width - 14:g}" y="118" text-anchor="end"'
            yield f'<text class="small" {at}>−{len(kept)}</text>'

    def hand_and_deck(self) -> Iterator[str]:
        """The viewer's own cards with their ids; beside them the deck and what left the game."""
        game, known = self.game, faces(self.game.setup)
        for place, card in enumerate(self.hand):
            name = CARDS.write(card)
            runes = "/".join(
                "".join(LETTERS[colour] for colour in known[card][row : row + 2])
                for row in (0, 2, 4)
            )
            label = self.say("table-card", ("card", name), ("runes", runes))
            area = hit(f"card:{name}" in self.open)
            yield (
                f'<g transform="translate({14 + 104 * place} 14)">'
                f'<g transform="scale(.75)">{card_art(known[card], 0)}</g>'
                f'<text class="small" x="45" y="160" text-anchor="middle">{name}</text>'
                f'<rect id="card:{name}" {area} x="-3" y="-3" width="96"'
                f' height="141" rx="10"><title>{escape(label)}</title></rect></g>'
            )
        deck = len(game.zones[DECK])
        size = 0.75 if self.hand else 0.48
        label = escape(self.say("table-deck", ("count", deck)))
        yield f'<g id="deck" role="img" transform="translate({WIDTH - 20 - 120 * size:g} 16)">'
        yield f"<title>{label}</title>"
        if not deck:
            yield f'<rect class="slot" width="{120 * size:g}" height="{180 * size:g}" rx="8"/>'
        for layer in range(min(deck, 4)):
            yield (
                f'<use href="#runics-card-back" transform="translate({-3 * layer} {-3 * layer})'
                f' scale({size})"/>'
            )
        yield f'<text class="small" x="{120 * size:g}" y="{180 * size + 24:g}"'
        yield f' text-anchor="end">{label}</text></g>'
        for place, card in enumerate(map(CardId, game.zones[OUT])):
            across = WIDTH - 20 - 120 * size - 60 * (place + 1)
            at = f'transform="translate({across:g} 16) scale(.36)"'
            art = card_art(known[card], 0)
            yield f'<g id="card:{CARDS.write(card)}" class="gone" {at}>{art}</g>'
        yield from self.legend()

    def legend(self) -> Iterator[str]:
        """What a rune is worth (RUN-2.2)."""
        for colour, worth in enumerate(WORTH):
            x, y = (540, 16 + 46 * colour) if self.hand else (24 + 92 * colour, 40)
            yield (
                f'<g transform="translate({x} {y})">'
                f'<use href="#runics-tile-{colour}" transform="scale(.6)"/>'
                '<rect class="runics-edge" width="36" height="36" rx="3"/>'
                f'<text class="small" x="43" y="25">{worth}</text></g>'
            )

    def cells(self) -> Iterator[str]:
        """A hit area for every rune and for every bare cell that a card could reach."""
        board = self.game.board
        runes = visible(board)
        reach = neighbours8(runes) | runes
        reach |= neighbours8(reach)
        owner = {
            at: seat
            for seat in range(self.game.seats)
            for area in controlled(board, seat)
            for at in cells_of(area)
        }
        colours = {at: n for n, cells in enumerate(board.colours) for at in cells_of(cells)}
        for at in cells_of(reach):
            x, y = xy(at)
            who = self.names[owner[at]] if at in owner else ""
            can_be_chosen = f"area:{x},{y}" in self.open
            yield hit_cell(self.words.code, x, y, colours.get(at), who, can_be_chosen)

    def pieces(self) -> Iterator[str]:
        """Masters and tokens of all seats, flat, each with its own id for life."""
        game = self.game
        for seat in map(Seat, range(game.seats)):
            name, placed = SEATS.write(seat), game.masters[seat]
            gone = len(placed) + game.set_aside[seat]
            areas = controlled(game.board, seat)
            for number in range(MASTERS_EACH):
                where = self.beside(seat, 26 + 28 * number, 73, 0.62)
                more = ""
                if number < len(placed):
                    x, y = xy(placed[number])
                    where = f"translate({x * CELL + 35}px,{y * CELL + 33}px) scale(.88)"
                    more = area_badge(game.board, seat, areas, placed, number)
                faded = " gone" if len(placed) <= number < gone else ""
                yield (
                    f'<g id="piece:{name}-{number + 1}" class="seat-{seat}{faded}"'
                    f' style="transform:{where}">{stone(seat)}{more}</g>'
                )
            if options(game).archmasters:
                yield self.token(seat)

    def token(self, seat: Seat) -> str:
        """The archmaster token: unused before its owner, else on its rune with the colour up."""
        token = self.game.tokens[seat]
        where, rune = self.beside(seat, 112, 73, 0.58), ""
        if token != UNUSED:
            colour, at = token_at(token)
            x, y = xy(at)
            where = f"translate({x * CELL + 30}px,{y * CELL + 30}px)"
            rune = (
                f'<use href="#runics-token" class="runics-stone-{colour}" transform="scale(.84)"/>'
            )
            rune += f'<use href="#runics-rune-{colour}" transform="translate(-21 -21) scale(.7)"/>'
        sign = f'<g transform="translate(12 12) scale(.5)">{stone(seat)}</g>' if rune else ""
        crown = "" if rune else '<use href="#runics-crown" class="winner"/>'
        name = f"piece:{SEATS.write(seat)}-token"
        return (
            f'<g id="{name}" class="seat-{seat}" style="transform:{where}">'
            f'<use href="#runics-token" class="plate"/>{rune}{crown}{sign}</g>'
        )

    def beside(self, seat: Seat, x: float, y: float, size: float) -> str:
        """A place on the plaque of a seat, as a transform in the measure of the board."""
        window, scale = self.window, self.window.scale
        left, top, _ = self.plaque_place(seat)
        across = window.x + (left + x) * scale
        down = window.y + (top + y - self.header) * scale
        return f"translate({across:.1f}px,{down:.1f}px) scale({size * scale:.3f})"


def draw_svg(game: Runics, code: str = "en", names: Sequence[str] = ()) -> str:
    """The table as a view shows it, with labels in a language and the players' own names."""
    return Picture(game, code, names).svg()


@cache
def artwork() -> str:
    """Style and definitions, from the drawing beside this file."""
    text = files(__package__ or "").joinpath("artwork.svg").read_text(encoding="utf-8")
    return text[text.index("<style>") : text.index("</svg>")]


@cache
def card_art(face: Face, turn: int) -> str:
    """A card as it lies, from its upper left corner; its runes stay upright, to be read."""
    way = "upright" if is_upright(turn) else "lying"
    width, height = (120, 180) if is_upright(turn) else (180, 120)
    tiles = "".join(
        f'<use href="#runics-tile-{colour}" x="{x * CELL}" y="{y * CELL}"/>'
        for (x, y), colour in sections(face, turn, 0, 0)
    )
    return (
        f'<rect class="shade" x="3" y="5" width="{width}" height="{height}" rx="11"/>'
        f'<g clip-path="url(#runics-{way})">{tiles}</g><use href="#runics-frame-{way}"/>'
    )


@cache
def stone(seat: int) -> str:
    """The master of a seat: shape, colour and sign."""
    shape = f'<use href="#runics-shape-{seat}"'
    shadow = f'{shape} class="shade" x="2" y="3"/>'
    return f'{shadow}{shape} class="body"/><use href="#runics-sign-{seat}" class="icon"/>'


def area_badge(
    board: Board, seat: int, areas: Sequence[int], placed: Sequence[int], number: int
) -> str:
    """The points of an area, at the first master that stands in it."""
    here = next(area for area in areas if area >> placed[number] & 1)
    if any(here >> earlier & 1 for earlier in placed[:number]):
        return ""
    points = sum(
        worth * (here & runes).bit_count()
        for worth, runes in zip(WORTH, board.colours, strict=True)
    )
    return (
        '<g transform="translate(17 18)"><circle class="body" r="13"/>'
        f'<text class="count" y="6">{points}</text></g>'
    )


def border(area: int) -> str:
    """The outline of an area a little inside it, as the lines of a path."""
    lines: list[str] = []
    for at in cells_of(area):
        x, y = (place * CELL for place in xy(at))
        up, down, left, right = -STRIDE, STRIDE, -1, 1
        for side, across in ((up, y + INSET), (down, y + CELL - INSET)):
            if not area >> at + side & 1:
                start = x + _end(area, at, side, left)
                end = x + CELL - _end(area, at, side, right)
                lines.append(f"M{start} {across}H{end}")
        for side, across in ((left, x + INSET), (right, x + CELL - INSET)):
            if not area >> at + side & 1:
                start = y + _end(area, at, side, up)
                end = y + CELL - _end(area, at, side, down)
                lines.append(f"M{across} {start}V{end}")
    return "".join(lines)


def _end(area: int, at: int, side: int, towards: int) -> int:
    """How far short of the corner a line ends: it turns outwards, runs on, or turns inwards."""
    if not area >> at + towards & 1:
        return INSET
    return -INSET if area >> at + towards + side & 1 else 0


@lru_cache(maxsize=1 << 14)
def hit_cell(code: str, x: int, y: int, colour: int | None, who: str, can_be_chosen: bool) -> str:
    """The hit area of a cell; who controls it is told after its rune."""
    label = cell_label(code, x, y, colour) + (f" · {who}" if who else "")
    return (
        f'<rect id="area:{x},{y}" {hit(can_be_chosen)} x="{x * CELL}" y="{y * CELL}" width="60"'
        f' height="60"><title>{escape(label)}</title></rect>'
    )


def hit(can_be_chosen: bool) -> str:
    """What can be chosen now can be reached by key; the rest tells what it is, if one points."""
    return 'class="hit open" role="button" tabindex="0"' if can_be_chosen else 'class="hit"'


@lru_cache(maxsize=1 << 14)
def cell_label(code: str, x: int, y: int, colour: int | None) -> str:
    words = language(code, PACKAGE)
    if colour is None:
        return words.say("table-cell-bare", (("x", x), ("y", y)))
    facts = (("x", x), ("y", y), ("colour", RUNES.write(colour)))
    return words.say("table-cell", facts)


def window_of(game: Runics) -> Window:
    """All runes, and round them the room for another card; the least size, well in the middle."""
    places = [xy(at) for at in cells_of(visible(game.board))]
    room = 1 if game.over else 2
    columns, rows = [x for x, _ in places], [y for _, y in places]
    left, right = _stretch(min(columns) - room, max(columns) + room, LEAST[0])
    top, bottom = _stretch(min(rows) - room, max(rows) + room, LEAST[1])
    return Window(left, top, right, bottom)


def _stretch(first: int, last: int, least: int) -> tuple[int, int]:
    missing = max(0, least - (last - first + 1))
    return first - missing // 2, last + (missing + 1) // 2


def _at(cell: int) -> str:
    x, y = xy(cell)
    return f'transform="translate({x * CELL} {y * CELL})"'


def own_hand(game: Runics) -> list[CardId]:
    """The viewer's own cards; a spectator has none, and a whole state is drawn as for one."""
    return hand(game, game.viewer) if game.viewer >= 0 else []


def seat_names(words: Language, seats: int, names: Sequence[str]) -> list[str]:
    """The players' own names, or what their seats are called in this language."""
    usual = (f"ui-seat-{SEATS.write(seat)}" for seat in range(seats))
    return [names[seat] if seat < len(names) else words.say(key) for seat, key in enumerate(usual)]
