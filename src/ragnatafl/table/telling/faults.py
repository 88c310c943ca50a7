"""Faults as they are told at the terminal: in the language of whoever typed something."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from ragnatafl.games import find_game, game_names
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.faults import Fault
from ragnatafl.table.telling.speech import Voice


def said_in(code: str, bad: BadInput, words: Sequence[str] = ()) -> list[str]:
    """What is wrong, fault by fault; what only a game has words for is said by one that is named
    among these words, if it can be. In English it is the line itself, which says most.

    >>> from ragnatafl.kernel.language import language
    >>> try: language("ukr")
    ... except BadInput as bad: said_in("pt-BR", bad)
    ['idioma desconhecido: “ukr”; seria “uk”?']
    """
    return [fault if code == "en" else _said(code, fault, words) for fault in bad.faults]


def _said(code: str, fault: str, words: Sequence[str]) -> str:
    if not isinstance(fault, Fault) or not fault.key:
        return fault
    for voice in _voices(code, words):
        if voice.language.has(f"fault-{fault.key}"):
            said = voice.fault(fault)
            place = fault.at or str(dict(fault.facts).get("file", ""))
            return f"{place}: {said}" if isinstance(voice, _OfPacks) and place else said
    return fault


class _OfPacks(Voice):
    """Speaks of what somebody typed of a box."""

    packages: ClassVar[tuple[str, ...]] = ("ragnatafl.table.web.box",)


def _voices(code: str, words: Sequence[str]) -> Iterator[Voice]:
    yield Voice(code)
    games = sorted(game_names(), key=lambda name: name not in words)
    yield from (Voice(code, find_game(name)) for name in games)
    yield from (_OfPacks(code, find_game(name)) for name in games)
