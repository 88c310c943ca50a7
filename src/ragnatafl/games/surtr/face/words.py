"""What action cards, challenges and difficulties say, with the numbers of their entries."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ragnatafl.drawing.lettering import heading
from ragnatafl.drawing.typed import Shape, noted, shape_of
from ragnatafl.games.surtr.cards.box import CHALLENGE_CARDS, SHELF
from ragnatafl.kernel.content import Entry, entries_of, facts_of
from ragnatafl.kernel.decisions import Fact
from ragnatafl.kernel.language import Language


def bonus_text(words: Language, card: Entry) -> str:
    """SOLO-5.6.1: what a card gives, and on which condition; empty for one without a bonus."""
    text = ", ".join(_said(words, line) for line in card.when)
    for line in card.modify:
        text = _said(words, line, ("bonus", text))
    return noted(f"{text}." if text else "", card)


def _said(words: Language, line: dict[str, int | str], *facts: Fact) -> str:
    name = str(line.get("effect") or line.get("step")).replace("_", "-")
    return words.say(f"text-{name}", (*facts, *line.items()))


def challenge_text(words: Language, challenge: Entry) -> str:
    """SOLO-15: our text of what does the same as ours, else each of its levers."""
    if shape_of(challenge) in _ours().get(challenge.id, ()):
        return noted(words.say(f"text-{challenge.id}", facts_of(challenge)), challenge)
    return difficulty_text(words, challenge)


@cache
def _ours() -> dict[str, set[Shape]]:
    """What our own challenges do, in all versions."""
    found: dict[str, set[Shape]] = {}
    for version in SHELF.versions:
        for entry in entries_of(SHELF.take(version=version.number), CHALLENGE_CARDS):
            found.setdefault(entry.id, set()).add(shape_of(entry))
    return found


def difficulty_text(words: Language, difficulty: Entry) -> str:
    """SOLO-15.2: each of its levers; those of the middle are none."""
    said = [*_rules(words, difficulty), *_preparations(words, difficulty)]
    return noted(heading(f"{'; '.join(said) or words.say('text-no-levers')}."), difficulty)


def _rules(words: Language, difficulty: Entry) -> Iterator[str]:
    for line in difficulty.modify:
        change = _signed(line["count"]) if line["effect"] == "adds" else str(line["count"])
        yield words.say(f"lever-{line['on']}", (("change", change), ("count", line["count"])))


def _preparations(words: Language, difficulty: Entry) -> Iterator[str]:
    for line in difficulty.when:
        name = str(line.get("effect") or line.get("step")).replace("_", "-")
        change = _signed(line.get("count", 1))
        whose = "your" if line["on"] == "peoples-preparation" else "its"
        facts = (("change", change), ("count", line.get("count", 1)))
        yield words.say(f"lever-{whose}-{name}", facts)


def _signed(count: int | str) -> str:
    return f"{int(count):+d}".replace("-", "\N{MINUS SIGN}")


def advantage_text(words: Language, tile: Entry) -> str:
    """SOLO-2.8: what a Follower begins with."""
    said = []
    for line in tile.when:
        name = str(line.get("effect") or line.get("step")).replace("_", "-")
        said.append(words.say(f"advantage-{name}", tuple(line.items())))
    return noted(words.say("draw-advantage", (("text", ", ".join(said)),)), tile)
