"""What is in the box of a game, to be found by what it is called, on a table or by people."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from ragnatafl.drawing.components import plain_components
from ragnatafl.kernel.codecs import bad
from ragnatafl.kernel.components import Component
from ragnatafl.kernel.decisions import Fact
from ragnatafl.kernel.game import Game, load_content
from ragnatafl.kernel.language import Language, language_at
from ragnatafl.kernel.setup import Content
from ragnatafl.table.telling.speech import plain

SOURCES: Final = ("seed", "public", "proposed")
NEAREST: Final = 3
LONGEST: Final = 80
"""Nothing that people ask for is longer."""
_LEAST_STEM: Final = 3
_WORD: Final = re.compile(r"[^\W_]+")
_COUNT: Final = re.compile(r"^\d+-")
"""Before what there are several of: '2-warrior'."""


class Catalogue:
    """All components of a game in one language."""

    def __init__(self, components: Iterable[Component], words: Language) -> None:
        self.components = tuple(components)
        self.kinds = tuple(dict.fromkeys(component.kind for component in self.components))
        self._words = words
        self._by_anchor: dict[str, Component] = {}
        self._by_id: dict[str, Component] = {}
        for component in self.components:
            for anchor in (component.id, *component.anchors):
                self._by_anchor.setdefault(anchor, component)
            for name in component.ids:
                self._by_id.setdefault(name, component)
        self._by_name = {plain(c.name): c for c in reversed(self.components)}
        self._said = {
            c.id: _plain_words(self.kind(c.kind), c.name, c.text, *c.facts) for c in self.components
        }
        self._forms: dict[str, re.Pattern[str]] = {}

    def kind(self, kind: str) -> str:
        """What a group is called; 'card' where the game does not say."""
        key = f"kind-{kind}"
        return self._words.say(key) if self._words.has(key) else self._words.name(kind)

    def at(self, what: str) -> Component | None:
        """By its own id, by an anchor of a table, or by an id of the content."""
        return self._by_anchor.get(what) or self._by_id.get(what)

    def told(self, fact: str, word: str) -> Component | None:
        """What one word of a fact tells of. The fact says what kind of thing it is, where another
        one has the same id: of `attributes: strength`, or `figures: leader 2-warrior`."""
        kind, name = fact.removesuffix("s"), _COUNT.sub("", word)
        typed = (f"{fact}:{word}", f"{kind}:{word}", f"{kind}:{name}")
        found = (self._by_anchor[one] for one in typed if one in self._by_anchor)
        return next(found, None) or self.at(word)

    def called(self, words: str) -> Component | None:
        """By what people call it: its name or its id, whatever the case; or the one that fits."""
        wanted = plain(words).strip()
        found = self._by_name.get(wanted) or self.at(words.strip())
        if found is None and wanted:
            fitting = [c for name, c in self._by_name.items() if name.startswith(wanted)]
            found = fitting[0] if len(fitting) == 1 else None
        return found

    def nearest(self, words: str) -> tuple[str, ...]:
        """Names that somebody may have meant."""
        wanted = plain(words[:LONGEST])
        near = difflib.get_close_matches(wanted, self._by_name, n=NEAREST, cutoff=0.0)
        return tuple(self._by_name[name].name for name in near)

    def search(self, words: str = "", kind: str = "", source: str = "") -> list[Component]:
        """Those in whose name, kind or text all these words begin, in some form of theirs."""
        wanted = _WORD.findall(plain(words[:LONGEST]))
        return [
            c
            for c in self.components
            if (not kind or c.kind == kind)
            and (not source or c.source == source)
            and all(any(fits(said, word) for said in self._said[c.id]) for word in wanted)
        ]

    def named_in(self, line: str, facts: Iterable[Fact]) -> list[tuple[int, int, str]]:
        """Where a sentence names what its facts hold, in whatever case: start, end and id.

        The facts say which things they are; so an inflected name is found by its beginning.
        """
        taken = [False] * len(line)
        wanted = dict.fromkeys(
            part for _, value in facts if isinstance(value, str) for part in value.split()
        )
        names = [(part, self._by_id[part]) for part in wanted if part in self._by_id]
        names.sort(key=lambda named: -len(named[1].name))  # a longer name may hold a shorter one
        found = []
        for part, component in names:
            for match in self._form(component.name).finditer(line):
                start, end = match.span()
                if not any(taken[start:end]):
                    taken[start:end] = [True] * (end - start)
                    found.append((start, end, part))
        return sorted(found)

    def _form(self, name: str) -> re.Pattern[str]:
        if name not in self._forms:
            self._forms[name] = re.compile(_form_of(name), re.IGNORECASE)
        return self._forms[name]


def _form_of(name: str) -> str:
    """
    >>> bool(re.fullmatch(_form_of("Грендель"), "Гренделя"))
    True
    >>> bool(re.fullmatch(_form_of("Sea Serpent"), "Sea Serpents"))
    True
    """
    parts = re.split(r"(\W+)", name)
    return rf"(?<!\w){''.join(map(_word_form, parts))}(?!\w)"


def _word_form(part: str) -> str:
    if not _WORD.fullmatch(part) or len(part) <= _LEAST_STEM:
        return re.escape(part)
    stem = part[: max(_LEAST_STEM, len(part) - 2)]
    return rf"{re.escape(stem)}\w{{0,{len(part) - len(stem) + 2}}}"


def _plain_words(*texts: str) -> frozenset[str]:
    return frozenset(word for text in texts for word in _WORD.findall(plain(text)))


def fits(said: str, word: str) -> bool:
    """Does a word begin so, or as this one does but for its ending?

    >>> fits("троль", "троля"), fits("serpent", "serp"), fits("troll", "trial")
    (True, True, False)
    """
    ending = 2 if len(word) > 2 * _LEAST_STEM else 1 if len(word) > _LEAST_STEM else 0
    stem = word[: len(word) - ending]
    return said.startswith(word) or (said.startswith(stem) and len(said) <= len(word) + 1)


@lru_cache(maxsize=64)
def catalogue_of(game: Game[Any], content: Content, code: str) -> Catalogue:  # Any: of all states
    words = language_at(content, code, *game.packages)
    give = game.face.components
    found = plain_components(game, content, words) if give is None else give(content, code)
    return Catalogue(found, words)


def catalogue(game: Game[Any], code: str) -> Catalogue:
    """That of our own content, the newest."""
    return catalogue_of(game, load_content(game), code)


def find_kind(found: Catalogue, wanted: str) -> str:
    """A kind by its id or by what it is called."""
    for kind in found.kinds:
        if plain(wanted) in (kind, plain(found.kind(kind))):
            return kind
    known = ", ".join(found.kinds)
    asked = wanted[:LONGEST]
    raise bad(
        f"unknown kind '{asked}', there are: {known}", "unknown-kind", told=asked, known=known
    )
