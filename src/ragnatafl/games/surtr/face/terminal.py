"""The table of Followers in a terminal: that of Lords, with Surtr, his tokens and his Followers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text

from ragnatafl.drawing.lettering import heading
from ragnatafl.drawing.terminal import flags
from ragnatafl.games.lords.face.terminal import Page
from ragnatafl.games.lords.face.tracker import row_label
from ragnatafl.games.lords.rules.board import RegionId
from ragnatafl.games.surtr.face.incarnation import (
    arbiter_line,
    challenge_line,
    challenges,
    could_invade_line,
    difficulty_line,
    difficulty_name,
    incarnation_lines,
)
from ragnatafl.games.surtr.face.sheets import board_label, row_lines
from ragnatafl.games.surtr.face.sight import SurtrSight
from ragnatafl.games.surtr.rules.components import ROW
from ragnatafl.games.surtr.rules.state import Surtr, is_follower, row
from ragnatafl.kernel.seats import Seat


def draw_text(game: Surtr, code: str, names: Sequence[str] = ()) -> RenderableType:
    """The table as a view shows it, in a language, with the players' own names."""
    return Lines(*SurtrPage(SurtrSight(game, code, names)).lines())


class SurtrPage(Page):
    sight: SurtrSight

    def region(self, region: RegionId) -> tuple[Text, Text, Text, Text]:
        number, held, signs, figures = super().region(region)
        if self.sight.game.desolation >> region & 1:
            signs.append(" ✹" if signs else "✹", style="bold red")
        return number, held, signs, figures

    def fate(self) -> Iterator[Text]:
        """Then the incarnation card, the Arbiter token, the difficulty and chosen challenges."""
        sight = self.sight
        yield from super().fate()
        told = "; ".join(incarnation_lines(sight))
        yield Text(f"✹ {sight.say('draw-incarnation')}: {told}", style="bold red")
        if told := arbiter_line(sight):
            yield Text(f"⚖ {told}")
        if told := difficulty_name(sight):
            yield Text(f"✹ {told}. {difficulty_line(sight)}")
        for challenge in challenges(sight):
            yield Text(f"✹ {challenge_line(sight, challenge)}")

    def sheet(self, seat: Seat) -> Iterator[Text]:
        if not is_follower(self.game, seat):
            yield from super().sheet(seat)
            return
        sight, game = self.sight, self.sight.game
        line = Text.assemble(self.mark(seat), " ", board_label(sight, seat))
        yield line.append_text(flags(sight, seat))
        yield Text(f"   {row_label(sight, seat)}", style="dim")
        for place, told in enumerate(row_lines(sight, seat)[:ROW]):
            selected = row(game, seat)[place] == game.selected
            sign = "◆" if selected else "·"
            yield Text(f"   {sign} {place + 1}. {told}", style="bold" if selected else "")
        yield Text(f"   {heading(could_invade_line(sight, seat))}", style="dim")
