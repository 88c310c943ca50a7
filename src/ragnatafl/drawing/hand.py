"""The viewer's own things beside the table: small pictures that flow as the page is wide.

Style and signs come with the picture of the table; here is only how they lie.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from ragnatafl.drawing.cards import WIDE
from ragnatafl.drawing.chances import bar, chance_rows, in_short, in_words
from ragnatafl.drawing.lettering import heading
from ragnatafl.drawing.sheets import ROOM
from ragnatafl.drawing.sight import Sight, told
from ragnatafl.kernel.odds import Chance
from ragnatafl.kernel.seats import Seat

T = TypeVar("T", bound=Sight[Any])  # Any: the sight of any game


class Held(NamedTuple):
    """A card in the hand: its face and how high it is, its name, everything on it in words."""

    face: str
    high: int
    kept: int
    """How high its head and name are: where there is little room, no more of it is shown."""
    name: str
    label: str
    chance: Chance | None = None
    """To win with it, where somebody reckons that."""


class Hand(Generic[T]):
    """What a viewer has. A game says which parts there are, and how its cards look."""

    game_class: ClassVar[str]
    """What everything in the game's pictures is marked with."""
    prefix: ClassVar[str]
    """How the names of its own styles begin."""
    head: ClassVar[int]
    """How high the head of a card is."""
    style: ClassVar[str]

    def __init__(self, sight: T, seat: Seat) -> None:
        self.sight = sight
        self.seat = seat

    def parts(self) -> Iterator[str]:
        """What there is to be shown, the most urgent first."""
        raise NotImplementedError

    def title(self, key: str) -> str:
        """What a part of it is called."""
        raise NotImplementedError

    def held(self, card: int) -> Held:
        raise NotImplementedError

    def title_of(self, card: int) -> int:
        """Cards of one title are alike."""
        raise NotImplementedError

    def emblem(self, seat: int) -> str:
        """The sign of a seat, half as large as it is."""
        raise NotImplementedError

    def count(self, number: int) -> str:
        """The badge that tells how many there are."""
        raise NotImplementedError

    def owner(self) -> str:
        """Whose colours it has."""
        return f"seat-{self.seat}" if self.seat >= 0 else "seat-none"

    def html(self) -> str:
        return "".join(
            (
                f'<div class="{self.game_class} long">',
                f'<div class="{self.prefix}-hand {self.owner()}">',
                self.style,
                *self.parts(),
                "</div></div>",
            )
        )

    def headline(self, key: str, more: str = "") -> str:
        return f'<p id="title:{key}">{escape(heading(self.title(key)) + more)}</p>'

    def cards(self, key: str, cards: Sequence[int], more: str = "") -> Iterator[str]:
        """Cards under their title, equal ones once."""
        yield f'{self.headline(key, more)}<div class="{self.prefix}-cards" id="hand:{key}">'
        for card, count in self.without_copies(cards):
            yield self.card(card, count)
        yield "</div>"

    def without_copies(self, cards: Sequence[int]) -> Iterator[tuple[int, int]]:
        """Equal cards are drawn once, with their number: the one that is offered, if any is. Cards
        that lie beside a real board, and that we only count, have no face here."""
        alike: dict[int, list[int]] = {}
        for card in cards:
            if card >= 0:
                alike.setdefault(self.title_of(card), []).append(card)
        for copies in alike.values():
            offered = [card for card in copies if self.sight.card_anchor(card) in self.sight.open]
            for card in offered or copies[:1]:
                yield card, 1 if len(offered) > 1 else len(copies)

    def card(self, card: int, count: int) -> str:
        """A card to be pointed at, with the chance to win by it and how many there are."""
        held, anchor = self.held(card), self.sight.card_anchor(card)
        down, label, more = 0, held.label, ""
        if held.chance is not None:
            down = 34
            number = escape(in_short(self.sight, held.chance))
            more = (
                f"{bar(held.chance, 4, 2, 212, 30)}"
                f'<text class="card-chance" x="110" y="25">{number}</text>'
            )
            label += f" · {in_words(self.sight, 'chance-win', held.chance)}"
        if count > 1:
            label += f" × {count}"
            at = f"translate({WIDE - 6} {down + self.head})"
            more += f'<g transform="{at}">{self.count(count)}</g>'
        face, high = held.face, held.high + down
        if down:
            face = f'<g transform="translate(0 {down})">{face}</g>'
        body = (
            f'{face}{more}<rect {self.sight.hit(anchor)} x="2" y="2" rx="13"'
            f' width="{WIDE - 4}" height="{high - 4}"{told(label, held.name)}</rect>'
        )
        return small_picture(anchor, high, body, wide=WIDE, kept=down + held.kept)

    def chances(
        self, key: str, rows: Sequence[tuple[Seat, Chance]], how: str, notes: Iterable[str] = ()
    ) -> Iterator[str]:
        """How likely something is for each seat, how that is reckoned, and with what."""
        title = escape(self.sight.say("chance-title"))
        yield f'<p id="title:chances" title="{escape(how)}">{title}</p>'
        body, high = chance_rows(self.sight, key, rows, self.emblem, self.prefix)
        yield small_picture("chances", high, body)
        for number, note in enumerate(notes):
            yield f'<p id="note:chances.{number}" class="chance-note">{escape(heading(note))}</p>'


def small_picture(name: str, high: float, body: str, *, wide: int = ROOM, kept: int = 0) -> str:
    """One of the pictures that a hand is made of; a page may cut it below what is to be `kept`."""
    cut = f' style="--kept:{wide}/{kept}" preserveAspectRatio="xMinYMin slice"' if kept else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" id="hand:{name}"{cut}'
        f' viewBox="0 0 {wide} {high:g}">{body}</svg>'
    )


def hand_style(prefix: str, big: int, sizes: Mapping[str, int], more: str = "") -> str:
    """Cards in columns, as many as there is room for; letters as large as their class says.

    In a `compact` hand there is little room: of cards only head and name are shown.

    >>> hand_style("br", 24, {"card-text card-age": 20})[-62:]
    '.br-hand .card-text,.br-hand .card-age{font-size:20px}</style>'
    """
    hand = f".{prefix}-hand"
    letters = "".join(
        f"{','.join(f'{hand} .{name}' for name in names.split())}{{font-size:{size}px}}"
        for names, size in sizes.items()
    )
    return (
        f"<style>{hand}{{text-align:start}}{hand} p{{margin:4px 0;font-weight:bold}}"
        f"{hand} p.chance-note{{font-weight:normal;font-size:.9em}}"
        f".{prefix}-cards{{columns:126px;column-gap:6px}}.{prefix}-cards svg{{break-inside:avoid}}"
        f"#hand {hand} svg{{margin-bottom:6px}}{hand} text{{font-size:17px}}"
        f"#hand.compact .{prefix}-cards svg{{aspect-ratio:var(--kept);overflow:hidden}}"
        f"{hand} .{prefix}-big{{font-size:{big}px;font-weight:bold}}{letters}{more}</style>"
    )
