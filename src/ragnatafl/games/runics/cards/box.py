"""RUN-2, RUN-3: what is in the box, read from the content file and checked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Final

from ragnatafl.games.runics.cards.entries import CardEntry, EditionEntry, RuneEntry
from ragnatafl.games.runics.rules.components import (
    CARDS,
    GREEN_SIDE,
    RUNES,
    SIDES,
    START_CARD,
    CardId,
    RunicsContent,
)
from ragnatafl.games.runics.rules.grid import LETTERS, WORTH, Face, read_face, turned
from ragnatafl.kernel.codecs import BadInput, Names
from ragnatafl.kernel.content import (
    AnyKind,
    Entry,
    Kind,
    entries_of,
    only_these_are_added,
    titles_of,
)
from ragnatafl.kernel.shelf import Shelf, Tables

FILE: Final = "cards.toml"
SHELF: Final = Shelf(files(__package__) / "content")
ON_A_CARD: Final = 6
START: Final = CARDS.write(START_CARD)
ROWS: Final = Names("row", [left + right for left in LETTERS for right in LETTERS])
RUNE_CARDS: Final = Kind(
    FILE, "card", CardEntry, named={"rows": ROWS}, grows=True, which=("start", "edition")
)
RUNE_WORTH: Final = Kind(FILE, "rune", RuneEntry, RUNES)
ADEPTS: Final = Kind(FILE, "adept", Entry, Names("adept", SIDES.ids[GREEN_SIDE:]))
EDITIONS: Final = Kind(FILE, "edition", EditionEntry)
KINDS: Final[tuple[AnyKind, ...]] = (RUNE_CARDS, RUNE_WORTH, ADEPTS, EDITIONS)


def load(tables: Tables) -> RunicsContent:
    """The content of these files; every fault is named at once."""
    only_these_are_added(tables, KINDS)
    cards, runes = entries_of(tables, RUNE_CARDS), entries_of(tables, RUNE_WORTH)
    entries_of(tables, ADEPTS)
    added = tables.added.get((FILE, "card"), ())
    faults = [
        *_rune_faults(runes),
        *(f"{FILE}: {c.id}: the start card is {START}" for c in cards if c.start and c.id != START),
        *_rows_faults(cards, runes),
        *_total_faults(tables, cards, added),
    ]
    if faults:
        raise BadInput(*faults)
    _refuse_equal_cards(cards, added)
    content = RunicsContent(tables)
    content.deck, content.faces = _numbered(cards)
    content.titles = titles_of(cards)
    return content


def _numbered(cards: Sequence[CardEntry]) -> tuple[tuple[CardId, ...], tuple[Face, ...]]:
    """The rune cards by number, and the faces of all cards."""
    rune_cards = [card for card in cards if card.id != START]
    deck = CARDS.take([card.id for card in rune_cards])
    known = dict(zip(deck, rune_cards, strict=True))
    known[START_CARD] = next(card for card in cards if card.id == START)
    faces = (face_of(known[n]) if n in known else () for n in range(len(CARDS)))
    return tuple(map(CardId, deck)), tuple(faces)


def face_of(card: CardEntry) -> Face:
    return read_face("".join(card.rows))


def _rune_faults(runes: Sequence[RuneEntry]) -> Iterator[str]:
    for rune, letter, worth in zip(runes, LETTERS, WORTH, strict=True):
        if (rune.letter, rune.points) != (letter, worth):
            yield f"{FILE}: {rune.id}: must have the letter {letter} and {worth} points"
    if not _fill_a_card(runes):
        told = ", ".join(str(rune.on_each_card) for rune in runes)
        yield f"{FILE}: on_each_card: a card has {ON_A_CARD} runes in all, not {told}"


def _fill_a_card(runes: Sequence[RuneEntry]) -> bool:
    counts = [rune.on_each_card for rune in runes]
    return min(counts) >= 0 and sum(counts) == ON_A_CARD


def _rows_faults(cards: Sequence[CardEntry], runes: Sequence[RuneEntry]) -> Iterator[str]:
    if not _fill_a_card(runes):
        return  # which is told already
    wanted = "".join(rune.letter * rune.on_each_card for rune in runes)
    for card in cards:
        letters = sorted("".join(card.rows))
        if any(len(row) != 2 for row in card.rows) or letters != sorted(wanted):
            yield f"{FILE}: {card.id}: rows must be three of two letters, together {wanted}"


def _total_faults(
    tables: Tables, cards: Sequence[CardEntry], added: Sequence[str]
) -> Iterator[str]:
    """RUN-3.2: as many rune cards as the edition has; what a pack adds does not count."""
    (edition,) = entries_of(tables, EDITIONS)
    found = sum(card.edition == edition.id and card.id not in (START, *added) for card in cards)
    if found != edition.cards:
        yield f"{FILE}: {edition.id}: must have {edition.cards} rune cards, not {found}"


def _refuse_equal_cards(cards: Sequence[CardEntry], added: Sequence[str]) -> None:
    """No two rune cards are equal, however they are turned; those of the box nor in a mirror."""
    seen: dict[Face, CardEntry] = {}
    for card in cards:
        if card.id == START:
            continue
        in_box = card.edition == "box" and card.id not in added
        face = face_of(card)
        a, b, c, d, e, f = face
        alike = [face, (b, a, d, c, f, e)] if in_box else [face]
        for side in alike:
            if side in seen:
                raise BadInput(f"{FILE}: {card.id}: is the same card as {seen[side].id}")
        for turn in (0, 180):
            seen[turned(face, turn)] = card
