"""The rules as people read them, in their language: `learn/rules/CODE.md` of a game.

A mark `{RUN-5.2}` behind some words says which rule of the specification they tell:
`{RUN-5.6 ours covering}` that it is our reading, and by which switch one decides otherwise.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, Final, Literal, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

from ragnatafl.kernel.codecs import BadInput, nearest
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.game import Game
from ragnatafl.kernel.rulebook import parse_rules, rulebook_text
from ragnatafl.table.telling.catalogue import LONGEST, Catalogue, fits
from ragnatafl.table.telling.glossary import glossary
from ragnatafl.table.telling.speech import plain

AnyGame = Game[Any]  # of whatever state
Kind = Literal["heading", "paragraph", "item", "head", "row", "example"]

ID: Final = r"[A-Z]{2,8}-(?:[0-9]+|[A-Z](?:[0-9]+|[a-z]{1,2})?)(?:\.[0-9]+)*"
LEAST_WORD: Final = 4
"""Shorter ones are no help to who looks for something."""
CELL: Final = " | "
"""Between the cells of a row."""
MARK: Final = re.compile(rf"\{{({ID}(?: {ID})*)(?: (ours)(?: ([a-z_]+(?:=[a-z0-9-]+)?))?)?\}}")
"""Rules, whether they are our reading, and its switch."""
_PICTURE: Final = re.compile(r"!\[([^\]]*)\]\(([a-z0-9-]+)\)\s*")
_CARD: Final = re.compile(r"\]\(card:([^)\s]+)\)")
_TARGET: Final = re.compile(r"\]\([^)]*\)")
_LIKE_ID: Final = re.compile(r"(?:[A-Za-z]{2,8}-)?[A-Za-z]{0,2}[0-9][0-9A-Za-z.]*")
_WORD: Final = re.compile(r"[^\W_]+")
_END: Final = re.compile(r"[.!?…]+[*)»”'\"]*(?=\s|$)")
"""Of a sentence."""
_MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")
_KINDS: Final[Mapping[str, Kind]] = {
    "heading_open": "heading", "list_item_open": "item", "blockquote_open": "example",
    "thead_open": "head", "tbody_open": "row",
}  # fmt: skip


class Span(NamedTuple):
    """Some words, in Markdown, and the rules that they tell; none where they only help."""

    ids: tuple[str, ...]
    text: str
    ours: bool = False
    switch: str = ""


class Passage(NamedTuple):
    """One block of the page: a paragraph, an item, a row; an example may have a picture."""

    kind: Kind
    spans: tuple[Span, ...]
    chapter: int = -1
    level: int = 0
    scene: str = ""
    caption: str = ""
    game: str = ""
    """Whose book it stands in: a mode's own, or that of its base."""

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(rule for span in self.spans for rule in span.ids)

    @property
    def text(self) -> str:
        return " ".join(span.text for span in self.spans)


class Book:
    """The rules of a game in one language, in the order in which one learns them."""

    def __init__(self, game: AnyGame, code: str, passages: Iterable[Passage]) -> None:
        self.game, self.code = game, code
        found: list[Passage] = []
        self.chapters: list[Passage] = []
        for passage in passages:
            if passage.kind == "heading" and passage.level == CHAPTER:
                self.chapters.append(passage._replace(chapter=len(self.chapters)))
            found.append(passage._replace(chapter=len(self.chapters) - 1))
        self.passages = tuple(found)
        self.by_id = {
            rule: (passage, span) for passage in found for span in passage.spans
            for rule in span.ids
        }  # fmt: skip

        self._ids = {rule.partition("-")[2].lower(): rule for rule in reversed(self.by_id)}
        self._ids |= {rule.lower(): rule for rule in self.by_id}

    @cached_property
    def said(self) -> tuple[frozenset[str], ...]:
        """By passage its plain words, by which it is found."""
        return tuple(frozenset(map(plain, _words_of(passage))) for passage in self.passages)

    @cached_property
    def spelled(self) -> dict[str, str]:
        """All words of the book, by what is plain of them."""
        return {plain(word): word for passage in self.passages for word in _words_of(passage)}

    def known(self, rule: str) -> str:
        """The id as it is written, whatever its case, also without its letters; or nothing."""
        return self._ids.get(rule.strip().lower(), "")

    def find(self, rule: str) -> str:
        """The id as it is written; BadInput with the nearest ones if there is none."""
        known = self.known(rule)
        if not known:
            near = ", ".join(nearest_rules(self, rule))
            asked = rule[:LONGEST]
            line = f"{self.game.name}: no rule '{asked}', near it are: {near}"
            raise BadInput(Fault(line, "unknown-rule", (("asked", asked), ("near", near))))
        return known


CHAPTER: Final = 2
"""Chapters are headings of this level."""


@cache
def book(game: AnyGame, code: str) -> Book:
    """A mode's own rules, then those of its base; a game without a book has its specification."""
    texts = {one.name: _text(one.package, code) for one in (game, game.base) if one is not None}
    if not all(texts.values()):
        return Book(game, "en", _specified(game))
    found = (p._replace(game=name) for name, text in texts.items() for p in parse_book(text))
    return Book(game, code, found)


def _text(package: str, code: str) -> str:
    place = files(package).joinpath("learn", "rules", f"{code}.md")
    return place.read_text(encoding="utf-8") if place.is_file() else ""


def _specified(game: AnyGame) -> Iterator[Passage]:
    for rule, text in parse_rules(rulebook_text(game)):
        level = 0 if "." in rule else CHAPTER
        kind: Kind = "heading" if level else "item"
        yield Passage(kind, (Span((rule,), text),), level=level, game=game.name)


def parse_book(text: str) -> Iterator[Passage]:
    """The blocks of a page, without their marks; words before no mark tell no rule.

    >>> [lay] = parse_book("Choose a card. {RUN-5.1} Cover 1 rune. {RUN-5.2 ours} Good!")
    >>> [(*span.ids, span.text) for span in lay.spans]
    [('RUN-5.1', 'Choose a card.'), ('RUN-5.2', 'Cover 1 rune.'), ('Good!',)]
    """
    kind: list[Kind] = []
    cells: list[str] | None = None
    level = 0
    for token in _MARKDOWN.parse(text):
        if token.type in _KINDS:
            kind.append(_KINDS[token.type])
            level = _level(token)
        elif token.type.replace("_close", "_open") in _KINDS:
            kind.pop()
            level = 0
        elif token.type == "tr_open":
            cells = []
        elif token.type == "tr_close":
            yield _passage(kind[-1], CELL.join(cells or ()), level)
            cells = None
        elif token.type == "inline" and cells is not None:
            cells.append(token.content)
        elif token.type == "inline":
            yield _passage(kind[-1] if kind else "paragraph", token.content, level)


def _level(token: Token) -> int:
    return int(token.tag[1:]) if token.type == "heading_open" else 0


def _passage(kind: Kind, text: str, level: int) -> Passage:
    shown = _PICTURE.search(text)
    spans = tuple(_spans(_PICTURE.sub("", text)))
    scene, caption = (shown[2], shown[1]) if shown else ("", "")
    return Passage(kind, spans, level=level, scene=scene, caption=caption)


def _spans(text: str) -> Iterator[Span]:
    done = 0
    for mark in MARK.finditer(text):
        words = text[done : mark.start()].strip()
        yield Span(tuple(mark[1].split()), words, mark[2] is not None, mark[3] or "")
        done = mark.end()
    if rest := text[done:].strip():
        yield Span((), rest)


def unmarked(text: str) -> str:
    """Words of a book without the marks of Markdown.

    >>> unmarked("**Slayer:** you kill [Loki](card:loki).")
    'Slayer: you kill Loki.'
    """
    [inline] = _MARKDOWN.parseInline(text)
    return "".join(
        part.content or " " * (part.type == "softbreak") for part in inline.children or ()
    )


def told(book: Book, rule: str) -> list[Passage]:
    """What tells a rule: its passage, or all that stands below its heading; then its sub-rules."""
    rule = book.find(rule)
    own, _ = book.by_id[rule]
    found = [own, *_below(book, own)]
    for known, (passage, _) in book.by_id.items():
        if known.startswith(rule + ".") and passage not in found:
            found.append(passage)
    return found


def _below(book: Book, own: Passage) -> Iterator[Passage]:
    if own.kind != "heading":
        return
    for passage in book.passages[book.passages.index(own) + 1 :]:
        if passage.kind == "heading" and passage.level <= own.level:
            return
        yield passage


def nearest_rules(book: Book, wanted: str) -> list[str]:
    """Ids that somebody may have meant."""
    return nearest(wanted[:LONGEST].upper(), list(book.by_id))


def nearest_words(book: Book, words: str, box: Catalogue) -> list[str]:
    """What somebody may have meant that nothing is found by: rules, or terms, cards and words."""
    asked = words[:LONGEST].strip()
    if _LIKE_ID.fullmatch(asked):
        return nearest_rules(book, asked)
    named = [component.name for component in box.components]
    named += [term.word for term in glossary(book.game, book.code)]
    known = {plain(name): name for name in named}
    every = {word: said for word, said in book.spelled.items() if len(word) >= LEAST_WORD} | known
    near = difflib.get_close_matches(plain(asked), [*every])
    return [every[one] for one in near or nearest(plain(asked), [*known])]


def search(book: Book, words: str, box: Catalogue) -> list[Passage]:
    """Passages by a rule's id ('5.2'), by a card that they name, or by words in any form."""
    asked = words[:LONGEST].strip()
    wanted = _WORD.findall(plain(asked))
    if not wanted:
        return []
    if book.known(asked):
        return told(book, asked)
    meant = [_meant(book, word) for word in wanted]
    cards = {name for c in box.components if _named(c.name, wanted) for name in (c.id, *c.ids)}
    return [
        passage
        for passage, said in zip(book.passages, book.said, strict=True)
        if not any(said.isdisjoint(words) for words in meant)
        or not cards.isdisjoint(_CARD.findall(passage.text))
    ]


def _meant(book: Book, word: str) -> frozenset[str]:
    """The words of a book that are forms of this one, by their ending or as those of a term."""
    terms = (term.stems for term in glossary(book.game, book.code))
    forms = tuple(stem for stems in terms if word.startswith(stems) for stem in stems)
    return frozenset(said for said in book.spelled if fits(said, word) or said.startswith(forms))


def _words_of(passage: Passage) -> list[str]:
    text = _TARGET.sub("]", f"{passage.caption} {passage.text}")
    return _WORD.findall(text.lower())


def _named(name: str, wanted: list[str]) -> bool:
    """Is this name asked for, in whatever case it stands?"""
    words = _WORD.findall(plain(name))
    return all(any(fits(said, word) for said in words) for word in wanted)


class Counts(NamedTuple):
    """How much a game's own book tells in a language."""

    ids: int
    paragraphs: int
    sentences: int
    scenes: int
    terms: int


def counts(game: AnyGame, code: str) -> Counts:
    """Of the game's own book: what its base tells is counted there."""
    own = [passage for passage in book(game, code).passages if passage.game == game.name]
    blocks = [passage for passage in own if passage.kind not in ("heading", "head")]
    return Counts(
        ids=sum(len(passage.ids) for passage in own),
        paragraphs=len(blocks),
        sentences=sum(max(1, len(_END.findall(passage.text))) for passage in blocks),
        scenes=len({passage.scene for passage in own if passage.scene}),
        terms=sum(term.game == game.name for term in glossary(game, code)),
    )
