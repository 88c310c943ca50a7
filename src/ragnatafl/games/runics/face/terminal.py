"""The table of Runics in a terminal: runes as coloured cells, each with a letter too.

A cell says `[edge][rune][mark][owner]`: `B` alone is a blue rune, `B△` one in an area of Astrid,
`B▲A` one with her master on it, `B◆A` her archmaster token; `*` stands on the card laid last. Cards
part at thin lines. The picture takes the room it finds: two lines a cell in a tall window, else
one; what stands beside the board goes below it in a narrow one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.style import Style
from rich.table import Table
from rich.text import Text

from ragnatafl.drawing.terminal import flags, look_of
from ragnatafl.games.runics.face.livery import LIVERIES
from ragnatafl.games.runics.face.sight import RunicsSight
from ragnatafl.games.runics.rules.components import (
    CARDS,
    DECK,
    OUT,
    RUNES,
    UNUSED,
    CardId,
    hand_of,
    kept_by,
    token_at,
)
from ragnatafl.games.runics.rules.grid import (
    LETTERS,
    STRIDE,
    WORTH,
    cell,
    cells_of,
    domain,
    shown,
    visible,
    xy,
)
from ragnatafl.games.runics.rules.points import score
from ragnatafl.games.runics.rules.state import Runics, options, supply
from ragnatafl.kernel.seats import SEATS, Seat

MASTER: Final = "".join(livery.mark for livery in LIVERIES)
OWNED: Final = "△□○"
TOKEN: Final = "◆"
LAST: Final = "*"
EDGE: Final = "▏"
BARE: Final = Text("·", style="bright_black")
AXIS: Final = Style(dim=True)

_INK: Final = ("#e4f1ff", "#efffdc", "#ffeae0")
_STONE: Final = ("#27598f", "#44712a", "#9c3626")
_FRESH: Final = ("#4a87c9", "#6ba33f", "#d0624a")
"""The card laid last is brighter."""
RUNE: Final = tuple(
    Style(color=ink, bgcolor=ground, bold=True) for ink, ground in zip(_INK, _STONE, strict=True)
)
FRESH_RUNE: Final = tuple(Style(color="#ffffff", bgcolor=ground, bold=True) for ground in _FRESH)
OWNER: Final = tuple(map(look_of, LIVERIES))
GAP: Final = 2
LINES_LEFT: Final = 16
"""What a window should have left for the question, or cells are not drawn two lines high."""


def draw_text(game: Runics, code: str, names: Sequence[str] = ()) -> RenderableType:
    """The table as a view shows it, in a language, with the players' own names."""
    return Page(RunicsSight(game, code, names))


class Page:
    def __init__(self, sight: RunicsSight) -> None:
        self.sight = sight
        self.game = sight.game
        self.say = sight.say
        self.initials = [SEATS.write(Seat(seat))[0].upper() for seat in range(sight.game.seats)]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        beside = list(self.beside())
        board = Board(self.game, self.initials)
        room = options.max_width
        left = room - Measurement.get(console, options, Group(*beside)).maximum - GAP
        fits = board.width(3) <= left
        if fits:
            tall = board.width(4) <= left and 2 * board.rows + LINES_LEFT <= console.height
        else:
            below = sum(thing.row_count if isinstance(thing, Table) else 1 for thing in beside)
            tall = board.width(4) <= room
            tall = tall and 2 * board.rows + below + LINES_LEFT <= console.height
        lines = board.drawn(4 if tall else 3 if board.width(3) <= room else 2)
        if fits:
            table = Table.grid(padding=(0, GAP, 0, 0))
            table.add_row(Group(*lines), Group(*beside))
            yield table
        else:
            yield from (*lines, *beside)
        yield self.legend()

    def beside(self) -> Iterator[RenderableType]:
        for seat in range(self.game.seats):
            yield from self.seat(Seat(seat))
        deck = self.say("table-deck", ("count", len(self.game.zones[DECK])))
        out = [CARDS.write(card) for card in self.game.zones[OUT]]
        if out:
            deck += " · " + self.say("table-out", ("cards", " ".join(out)))
        yield Text(deck)
        if self.sight.hand:
            yield Text()
            yield self.hand(self.sight.hand)

    def seat(self, seat: Seat) -> Iterator[Text]:
        """Who and how many points; masters and cards; token and adept; the cards kept."""
        game = self.game
        mark = Text(f"{MASTER[seat]}{self.initials[seat]}", style=OWNER[seat])
        points = self.say("table-count-points", ("count", score(game, seat)))
        line = Text.assemble(mark, " ", (self.sight.names[seat], "bold"), "  ", (points, "bold"))
        asked, won = self.say("table-to-move"), self.say("table-winner")
        yield line.append_text(flags(self.sight, seat, f" {asked}", f" {won}"))
        supplied, held = supply(game, seat), len(game.zones[hand_of(seat)])
        yield Text(
            f"   {MASTER[seat] * supplied}{' ' * bool(supplied)}"
            f"{self.say('table-count-masters', ('count', supplied))}"
            f" · {self.say('table-count-cards', ('count', held))}"
        )
        more = " · ".join(self.modules(seat))
        if more:
            yield Text(f"   {more}")
        kept = [CARDS.write(card) for card in game.zones[kept_by(seat)]]
        if kept:
            yield Text(f"   {self.say('table-kept', ('cards', ' '.join(kept)))}")

    def modules(self, seat: Seat) -> Iterator[str]:
        """RUN-10 and RUN-11, as far as they are in play."""
        game = self.game
        if options(game).archmasters:
            unused = game.tokens[seat] == UNUSED
            yield f"{TOKEN} {self.say('table-token-unused' if unused else 'table-token-put')}"
        if adept := self.sight.adept_label(seat):
            yield adept

    def hand(self, cards: Sequence[CardId]) -> Table:
        """The viewer's own cards, side by side."""
        known = self.sight.faces
        table = Table.grid(padding=(0, 3, 0, 0))
        table.add_row(*(Text(CARDS.write(card), style="bold") for card in cards))
        for row in (0, 2, 4):
            table.add_row(
                *(
                    Text.assemble(*(rune(colour) for colour in known[card][row : row + 2]))
                    for card in cards
                )
            )
        return table

    def legend(self) -> Text:
        line = Text()
        for colour, worth in enumerate(WORTH):
            told = self.sight.name(RUNES.write(colour))
            line.append_text(rune(colour)).append(f" {told} {worth}  ", style="dim")
        if len(self.game.laid) > 1:
            line.append(f"{LAST} {self.say('table-last')}", style="dim")
        return line


class Board:
    """The window around all runes, a cell wider on each side, drawn line by line."""

    def __init__(self, game: Runics, initials: Sequence[str]) -> None:
        self.game = game
        self.initials = initials
        board = game.board
        runes = board.runes
        places = [xy(at) for at in cells_of(runes, visible(board))]
        self.xs = range(min(x for x, _ in places) - 1, max(x for x, _ in places) + 2)
        self.ys = range(min(y for _, y in places) - 1, max(y for _, y in places) + 2)
        self.colour = {
            at: c for c, cells in enumerate(runes.colours) for at in cells_of(runes, cells)
        }
        self.card = {at: n for n, cells in enumerate(shown(runes)) for at in cells_of(runes, cells)}
        self.owner = {at: s for s in range(game.seats) for at in cells_of(runes, domain(board, s))}
        self.master = {int(at): s for s, cells in enumerate(game.masters) for at in cells}
        self.token = {
            token_at(token)[1]: seat for seat, token in enumerate(game.tokens) if token != UNUSED
        }

    @property
    def rows(self) -> int:
        return len(self.ys)

    @property
    def label(self) -> int:
        return max(len(str(y)) for y in self.ys) + 1

    def width(self, wide: int) -> int:
        """How wide the board is with cells so wide."""
        return self.label + wide * len(self.xs)

    def drawn(self, width: int) -> list[Text]:
        """A cell is four characters by two lines, or three or two by one."""
        label = self.label
        lines = [self.axis(label, width)]
        bottom = 1 if width == 4 else 0
        for y in self.ys:
            numbers = (f"{y:>{label - 1}} ", " " * label)
            for part in range(bottom + 1):
                line = Text(no_wrap=True, overflow="crop").append(numbers[part], style=AXIS)
                for x in self.xs:
                    line.append_text(self.cell(cell(x, y), width, part == bottom, part))
                lines.append(line)
        return lines

    def axis(self, label: int, width: int) -> Text:
        """The columns' numbers; where there is room for two characters, those of even ones."""
        numbers = (f"{x:^{width}}" if width > 2 or x % 2 == 0 else "  " for x in self.xs)
        return Text(" " * label + "".join(numbers), style=AXIS, no_wrap=True, overflow="crop")

    def cell(self, at: int, width: int, is_bottom: bool, part: int) -> Text:
        """One line of a cell."""
        if at not in self.colour:
            dot = Text(" ") if part else BARE
            return Text.assemble(" " * ((width - 1) // 2), dot, " " * (width // 2))
        last = self.card[at] == len(self.game.laid) - 1 > 0
        style = (FRESH_RUNE if last else RUNE)[self.colour[at]]
        if is_bottom and self.parts(at, at + STRIDE):
            style += Style(underline=True)
        edge = LAST if last and part == 0 else EDGE if self.parts(at, at - 1) else " "
        letter, mark, owner = LETTERS[self.colour[at]], *self.marks(at)
        piece = self.master.get(at, self.token.get(at))
        patch = style if piece is None else style + OWNER[piece]
        if width == 4:
            if part == 0:
                return Text.assemble((f"{edge}{letter}  ", style))
            return Text.assemble((f"{edge} ", style), (f"{mark}{owner}", patch))
        if width == 3:
            start = letter if owner != " " else f"{edge}{letter}"
            return Text.assemble((start, style), (f"{mark}{owner}"[: 3 - len(start)], patch))
        return Text.assemble((letter, style), (mark, patch))

    def marks(self, at: int) -> tuple[str, str]:
        """What stands on a rune, or whose area it is in, and the letter of the owner of a piece."""
        if at in self.master:
            return MASTER[self.master[at]], self.initials[self.master[at]]
        if at in self.token:
            return TOKEN, self.initials[self.token[at]]
        return (OWNED[self.owner[at]] if at in self.owner else " "), " "

    def parts(self, at: int, beside: int) -> bool:
        """Do two cells show runes of different cards?"""
        return beside in self.card and self.card[beside] != self.card[at]


def rune(colour: int) -> Text:
    return Text(f" {LETTERS[colour]} ", style=RUNE[colour])
