"""The options of a question as a person sees them: numbered, in columns, and found by typing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ragnatafl.kernel.chance import Outcome
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.table.telling.speech import Voice, plain

NUMBER_STYLE: Final = "bold cyan"
_GAP: Final = "   "
_ROWS_KEPT: Final = 8
"""Rows of a screen that the question, the line below and what was typed need."""
_LEAST_ROWS: Final = 6
_FEW: Final = 9
"""So many options stand side by side as they are."""


class Menu:
    """All options of one decision, and those that are shown now."""

    def __init__(self, decision: Decision, voice: Voice) -> None:
        self.options = decision.options
        self.faces = [voice.face(o) if isinstance(o, Outcome) else "" for o in self.options]
        self.lines = [
            face or voice.option(option)
            for face, option in zip(self.faces, self.options, strict=True)
        ]
        self._face_ids = [
            o.lot.faces.write(o.face) if isinstance(o, Outcome) else "" for o in self.options
        ]
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
        return all(face.isdecimal() for face in self.faces)

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
        rows = self._rows(width)
        if height is not None:
            rows = rows[: max(_LEAST_ROWS, height - _ROWS_KEPT)]
        places = [place for row in rows for place in row]
        self._paged += len(places)
        after = len(self.shown) - self._paged
        if not after:
            self._paged = 0
        if self._are_grouped:
            return self._grouped(rows, width), after
        return Columns(map(self._numbered, places), padding=(0, 3), column_first=True), after

    @property
    def _are_grouped(self) -> bool:
        """Long lists stand together where lines are alike but for one word, if that helps."""
        return len(self.shown) > _FEW and 2 * len(alike(self.lines, self.shown)) <= len(self.shown)

    def _rows(self, width: int) -> list[list[int]]:
        """What is left to show, by rows of the screen."""
        if self._are_grouped:
            first = self._paged
            rows = []
            for row in alike(self.lines, self.shown):
                if first <= 0:
                    rows.append(row)
                first -= len(row)
            return rows
        widest = max(cell_len(self.lines[place]) for place in self.shown)
        columns = max(1, width // (widest + 8))
        left = self.shown[self._paged :]
        return [left[at : at + columns] for at in range(0, len(left), columns)]

    def _grouped(self, rows: Sequence[Sequence[int]], width: int) -> Table:
        """One line for options that differ in one word: what is common, then number and word."""
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True)
        like_others = {
            _kind(self.lines[row[0]]): varying(self.lines, row) for row in rows if len(row) > 1
        }
        entries: list[tuple[str, list[Text]]] = []
        for row in rows:
            words = [self.lines[place].split() for place in row]
            kind = _kind(self.lines[row[0]])
            at = varying(self.lines, row) if len(row) > 1 else like_others.get(kind, -1)
            if at < 0:
                entries.append(("", [self._numbered(row[0])]))
                continue
            common = " ".join((" ", *words[0][:at], "…", *words[0][at + 1 :])).removeprefix(" ")
            items = [
                Text.assemble((str(place + 1), NUMBER_STYLE), " ", line[at])
                for place, line in zip(row, words, strict=True)
            ]
            entries.append(("" if common.strip() == "…" else common, items))
        room = width - max(cell_len(common) for common, _ in entries) - 2
        for common, items in entries:
            table.add_row(Text(common), _in_lines(items, room))
        return table

    def _numbered(self, place: int) -> Text:
        digits = len(str(len(self.options)))
        return Text.assemble((f"{place + 1:{digits + 1}} ", NUMBER_STYLE), self.lines[place])


def _kind(line: str) -> tuple[str, int]:
    """Lines of one kind begin alike and have as many words."""
    words = line.split()
    return words[0], len(words)


def _in_lines(items: Sequence[Text], room: int) -> Text:
    """Beside each other with gaps, in as many lines as they need."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + len(_GAP) + item.cell_len <= room:
            lines[-1] = Text.assemble(lines[-1], _GAP, item)
        else:
            lines.append(item)
    return Text("\n").join(lines)


def alike(lines: Sequence[str], places: Sequence[int]) -> list[list[int]]:
    """Neighbours whose lines differ in the same one word, together.

    >>> alike(["lay A at 1", "lay A at 2", "lay B at 1", "draw"], range(4))
    [[0, 1], [2], [3]]
    """
    groups: list[list[int]] = []
    for place in places:
        last = groups[-1] if groups else []
        if last and varying(lines, (*last, place)) >= 0:
            last.append(place)
        else:
            groups.append([place])
    return groups


def varying(lines: Sequence[str], places: Sequence[int]) -> int:
    """Which word it is that these lines differ in; -1 if it is not one and the same."""
    words = [lines[place].split() for place in places]
    if len({len(line) for line in words}) > 1:
        return -1
    unlike = [at for at, column in enumerate(zip(*words, strict=True)) if len(set(column)) > 1]
    return unlike[0] if len(unlike) == 1 else -1
