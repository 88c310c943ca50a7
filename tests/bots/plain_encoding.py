"""The encoding as docs/researchers.md tells it: label by label, nothing kept, nothing clever."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ragnatafl.bots.encoding import Encoder
from ragnatafl.bots.spelling import Slots, places_of, spelling_of, told
from ragnatafl.kernel.codecs import Codec
from ragnatafl.kernel.seats import CHANCE, NOBODY, SEATS
from ragnatafl.kernel.state import Column, State

Labelled = Iterator[tuple[str, float]]


class Plain:
    """Tells a view as labels and numbers; what is not told is 0."""

    def __init__(self, encoder: Encoder, seen: State) -> None:
        self.setup, self.counts, self.seen = encoder.setup, encoder.counts, seen
        self.seats, self.viewer = seen.seats, max(seen.viewer, 0)

    def numbers(self) -> dict[str, float]:
        parts = (self.columns(), self.zones(), self.question(), self.agenda())
        return {label: number for part in parts for label, number in part if number}

    def around(self, seat: int) -> str:
        return f"+{(seat - self.viewer) % self.seats}"

    def spelt(self, head: str, codec: Codec, number: int) -> Labelled:
        spelling = spelling_of(codec, self.seats, self.counts)
        out = [0.0] * spelling.width
        spelling.fill(number, self.viewer, out, 0)
        for label, value in zip(spelling.labels, out, strict=True):
            yield told(head, label), value

    def columns(self) -> Labelled:
        for column in self.seen.columns:
            if column.role == "data" and column.seen == "all":
                for place, number in self.cells(column):
                    yield from self.spelt(f"{column.name} {place}".rstrip(), column.codec, number)

    def cells(self, column: Column) -> Iterator[tuple[str, int]]:
        """The numbers of a column, and what the place of each stands for."""
        value = getattr(self.seen, column.name)
        axes = [places_of(codec, self.seats, self.counts) for codec in column.by]
        if column.depth == 0:
            yield "", value
        elif len(axes) == 1:
            for place, number in enumerate(value):
                yield self.place(column.by[0], axes[0], place), number
        else:
            across = len(value) // self.seats if column.depth == 1 else 0  # a row for each seat
            rows = value if column.depth == 2 else [
                value[seat * across : (seat + 1) * across] for seat in range(self.seats)
            ]  # fmt: skip
            for outer, row in enumerate(rows):
                for inner, number in enumerate(row):
                    first = self.place(column.by[0], axes[0], outer)
                    yield f"{first} {self.place(column.by[1], axes[1], inner)}", number

    def place(self, codec: Codec, axis: tuple[str, ...], place: int) -> str:
        return self.around(place) if codec is SEATS else axis[place]

    def zones(self) -> Labelled:
        write = self.setup.game.cards.write
        for number, (zone, pile) in enumerate(zip(self.setup.zones, self.seen.zones, strict=True)):
            own = f"{zone.name.rsplit(' ', 1)[0]} {self.around(zone.owner)}"
            name = zone.name if zone.owner == NOBODY else own
            cards = [card for card in range(self.counts["card"]) if zone.holds >> card & 1]
            yield f"{name}: how many", min(len(pile) / max(len(cards), 1), 1.0)
            for card in cards:
                if self.seen.viewer >= 0:
                    row = self.seen.viewer * len(self.seen.zones)
                    may_be = self.seen.may_be[row + number] >> card & 1
                else:
                    may_be = card in pile
                yield f"{name}: {write(card)}", float(may_be)
            for place, card in enumerate(pile[: zone.places]):
                yield f"{name} {place + 1}: {write(card)}", 1.0

    def question(self) -> Labelled:
        seen = self.seen
        own = [d for d in seen.decisions if d.seat == seen.viewer]
        for decision in (own or list(seen.decisions))[:1]:
            asked = "chance" if decision.seat == CHANCE else self.around(decision.seat)
            yield f"asked: {asked}", 1.0
            if decision.behalf >= 0:
                yield f"for: {self.around(decision.behalf)}", 1.0
            yield f"question: {decision.prompt}", 1.0
        for seat in range(self.seats):
            yield f"to answer: {self.around(seat)}", float(seen.pending >> seat & 1)
            yield f"won: {self.around(seat)}", float(seen.winners >> seat & 1)
        yield "over", float(seen.over)
        yield "onlooker", float(seen.viewer < 0)

    def agenda(self) -> Labelled:
        kinds = list(self.setup.game.step_classes.values())
        fields = [(field.name, field.codec) for kind in kinds for field in kind.fields]
        slots = Slots(fields, self.seats, self.counts)
        for top in self.seen.agenda[-1:]:
            yield f"step: {top.name}", 1.0
            out = [0.0] * slots.width
            for field in top.fields:
                if (held := getattr(top, field.name)) is not None:
                    slots.fill(slots.place(field.name, field.codec), held, self.viewer, out, 0)
            yield from zip([f"step {label}" for label in slots.labels], out, strict=True)
        below = Counter(step.name for step in self.seen.agenda[:-1])
        for name, count in below.items():
            yield f"below: {name}", min(count / 4, 1.0)
