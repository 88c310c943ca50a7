"""`ragnatafl cards`: what is in the box of a game, or one thing of it."""

from __future__ import annotations

from collections.abc import Sequence

from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.table.telling.catalogue import catalogue, find_kind
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.terminal.cardpage import card_list, card_page
from ragnatafl.table.terminal.console import make_console


def show_cards(name: str, words: Sequence[str], kind: str | None, code: str) -> int:
    """One thing by its name, else all that the words fit; nobody's name is refused with the
    nearest."""
    game = find_game(name)
    voice, box, wanted = Voice(code, game), catalogue(game, code), " ".join(words)
    chosen = find_kind(box, kind) if kind else ""
    found = box.search(wanted, chosen)
    exact = box.called(wanted) if wanted and not chosen else None
    if exact is not None:
        found = [exact]
    if not found:
        near = ", ".join(box.nearest(wanted))
        raise BadInput(voice.say("cards-none", words=wanted, near=near))
    console = make_console()
    console.print(
        card_page(found[0], box, voice) if len(found) == 1 else card_list(found, box, voice)
    )
    return 0
