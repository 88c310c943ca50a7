"""The options of a question as a person sees them: numbered, by verb, and found by typing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ragnatafl.kernel.chance import Outcome
from ragnatafl.kernel.decisions import Option
from ragnatafl.table.telling.menus import FEW, Row, lines_of
from ragnatafl.table.telling.speech import plain

NUMBER_STYLE: Final = "bold cyan"
STAKES_STYLE: Final = "dim"
_GAP: Final = "   "
_ROWS_KEPT: Final = 8
"""Rows of a screen that the question, the line below and what was typed need."""
_LEAST_ROWS: Final = 6


class Menu:
    """All options of one decision, and those that are shown now."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self._lines = lines_of(rows)
        self._rows_of = [row for row in rows for _ in row.lines]
        self.options = [line.option for line in self._lines]
        self.lines = [line.sentence for line in self._lines]
        told = [option for option in self.options if isinstance(option, Outcome)]
        self.faces = self.lines if told else []
        self._face_ids = [o.lot.faces.write(o.face) for o in told]
        self.shown: list[int] = list(range(len(self.options)))
        self._searched = [
            plain(f"{line} {option.text}")
            for line, option in zip(self.lines, self.options, strict=True)
        ]
        self._paged = 0

    def exact(self, typed: str) -> Option | None:
        """The option whose text, sentence or told face is just this."""
        for option in self.options:
            if option.text == typed:
                return option
        wanted = plain(typed)
        texts = [option.text for option in self.options]
        for spoken in (texts, self.lines, self._face_ids):
            fitting = [place for place, text in enumerate(spoken) if text and plain(text) == wanted]
            if len(fitting) == 1:
                return self.options[fitting[0]]
        return None

    @property
    def is_die(self) -> bool:
        """What it shows are numbers, so no other numbers stand beside them."""
        return bool(self.faces) and all(face.isdecimal() for face in self.faces)

    def number(self, typed: str) -> Option | None:
        """The option of this number; numbers stay the same however the list is narrowed."""
        if not typed.isdecimal() or len(typed) > 6 or self.is_die:
            return None
        place = int(typed)
        return self.options[place - 1] if 1 <= place <= len(self.options) else None

    def number_of(self, option: Option) -> int:
        return self.options.index(option) + 1

    def line_of(self, option: Option) -> str:
        return self.lines[self.options.index(option)]

    def numbered(self) -> list[str]:
        """All options, each with what to type for it."""
        if self.is_die:
            return self.faces
        return [f"{number} {line}" for number, line in enumerate(self.lines, 1)]

    def narrow(self, typed: str) -> bool:
        """Show only options with all these words in them; False, and no change, if none has."""
        words = plain(typed).split()
        fitting = [
            place
            for place, text in enumerate(self._searched)
            if all(word in text for word in words)
        ]
        if not words or not fitting:
            return False
        self.shown, self._paged = fitting, 0
        return True

    def widen(self) -> None:
        """Show all options again."""
        self.shown, self._paged = list(range(len(self.options))), 0

    @property
    def only_one(self) -> Option | None:
        """The option that narrowing left alone."""
        alone = len(self.shown) == 1 < len(self.options)
        return self.options[self.shown[0]] if alone else None

    def page(self, width: int, height: int | None) -> tuple[RenderableType, int]:
        """The next options to show, and how many are left; without a height all of them."""
        if self.is_die:
            return Text("  " + "  ".join(self.faces)), 0
        by_verb = len(self.shown) > FEW
        rows = self._by_verb() if by_verb else self._side_by_side(width)
        if height is not None:
            rows = rows[: max(_LEAST_ROWS, height - _ROWS_KEPT)]
        places = [place for row in rows for place in row]
        self._paged += len(places)
        after = len(self.shown) - self._paged
        if not after:
            self._paged = 0
        if by_verb:
            return self._grouped(rows, width), after
        return Columns(map(self._numbered, places), padding=(0, 3), column_first=True), after

    def _by_verb(self) -> list[list[int]]:
        """What is left to show, by verb and what it is done with; the rest one by one."""
        rows: list[list[int]] = []
        for place in self.shown[self._paged :]:
            row = self._rows_of[place]
            if rows and row.verb and self._rows_of[rows[-1][0]] is row:
                rows[-1].append(place)
            else:
                rows.append([place])
        return rows

    def _side_by_side(self, width: int) -> list[list[int]]:
        """What is left to show, by rows of the screen."""
        widest = max(self._numbered(place).cell_len for place in self.shown)
        columns = max(1, width // (widest + 3))
        left = self.shown[self._paged :]
        return [left[at : at + columns] for at in range(0, len(left), columns)]

    def _grouped(self, rows: Sequence[Sequence[int]], width: int) -> Table:
        """A line a row: what is done with what and at which price, then number and rest."""
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        entries: list[tuple[Text, list[Text]]] = []
        for row in rows:
            if len(row) == 1:
                entries.append((Text(""), [self._item(row[0], self._lines[row[0]].sentence)]))
                continue
            whole = self._rows_of[row[0]]
            title, shared = Text(f" {whole.title}"), whole.shared()
            if shared:
                title.append(f" · {shared}", STAKES_STYLE)
            told = not shared
            entries.append((title, [self._item(n, self._lines[n].short, told) for n in row]))
        widest = max(title.cell_len for title, _ in entries)
        beside = widest <= width // 2
        for title, items in entries:
            if beside:
                table.add_row(title, _in_lines(items, width - widest - 2))
            else:
                for part in filter(None, (title, _in_lines(items, width))):
                    table.add_row(part)
        return table

    def _item(self, place: int, words: str, with_stakes: bool = True) -> Text:
        item = Text.assemble((str(place + 1), NUMBER_STYLE), " ", words)
        stakes = self._lines[place].stakes if with_stakes else ""
        return item.append(f" · {stakes}", STAKES_STYLE) if stakes else item

    def _numbered(self, place: int) -> Text:
        digits, line = len(str(len(self.options))), self._lines[place]
        text = Text.assemble((f"{place + 1:{digits + 1}} ", NUMBER_STYLE), line.sentence)
        return text.append(f" · {line.stakes}", STAKES_STYLE) if line.stakes else text


def _in_lines(items: Sequence[Text], room: int) -> Text:
    """Beside each other with gaps, in as many lines as they need."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + len(_GAP) + item.cell_len <= room:
            lines[-1] = Text.assemble(lines[-1], _GAP, item)
        else:
            lines.append(item)
    return Text("\n").join(lines)
