"""What action cards, challenges and difficulties say, with the numbers of their entries."""

from __future__ import annotations

from collections.abc import Iterator

from ragnatafl.kernel.content import Entry, facts_of
from ragnatafl.kernel.decisions import Fact
from ragnatafl.kernel.language import Language


def bonus_text(words: Language, card: Entry) -> str:
    """SOLO-5.6.1: what a card gives, and on which condition; empty for one without a bonus."""
    text = ", ".join(_said(words, line) for line in card.when)
    for line in card.modify:
        text = _said(words, line, ("bonus", text))
    return f"{text}." if text else ""


def _said(words: Language, line: dict[str, int | str], *facts: Fact) -> str:
    """An effect in words; one that nobody has put into words by its name."""
    name = str(line.get("effect") or line.get("step")).replace("_", "-")
    key = f"text-{name}"
    return words.say(key, (*facts, *line.items())) if words.has(key) else name


def challenge_text(words: Language, challenge: Entry) -> str:
    key = f"text-{challenge.id}"
    return words.say(key, facts_of(challenge)) if words.has(key) else ""


def difficulty_text(words: Language, difficulty: Entry) -> str:
    """SOLO-15.2: each of its levers; those of the middle are none."""
    said = [*_rules(words, difficulty), *_preparations(words, difficulty)]
    return f"{'; '.join(said) or words.say('text-no-levers')}."


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
    return words.say("draw-advantage", (("text", ", ".join(said)),))
