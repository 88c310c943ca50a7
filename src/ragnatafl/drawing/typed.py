"""What typed cards say: our words where they fit, else effect by effect; and what was noted."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from ragnatafl.drawing.lettering import heading
from ragnatafl.drawing.sight import text_of
from ragnatafl.kernel.content import Entry, facts_of
from ragnatafl.kernel.language import Language

Shape = tuple[tuple[str, str], ...]
"""When an entry does what, whatever its numbers."""


def shape_of(entry: Entry) -> Shape:
    return tuple((str(line["on"]), _doing(line)) for line in entry.lines)


def _doing(line: Mapping[str, int | str]) -> str:
    return str(line.get("effect") or line.get("step")).replace("_", "-")


def typed_text(
    words: Language,
    key: str,
    entry: Entry,
    ours: Collection[Shape] | None,
    moments: Sequence[str] = (),
) -> str:
    """Our text of an entry that does as ours with its id does; of another one what it does, line by
    line, at these moments or at all. `ours` is None where we have no entry of this id."""
    fits = words.has(key) if ours is None else shape_of(entry) in ours
    if fits:
        return text_of(words, key, facts_of(entry))
    told = [told_effect(words, line, bool(moments)) for line in entry.lines
            if not moments or line["on"] in moments]  # fmt: skip
    return heading(f"{'; '.join(told)}.") if told else ""


def told_effect(words: Language, line: Mapping[str, int | str], bare: bool = False) -> str:
    """One thing that an entry does, and when unless that goes without saying."""
    text = text_of(words, f"effect-{_doing(line)}", tuple(line.items())) or _doing(line)
    moment = text_of(words, f"moment-{line['on']}")
    return text if bare or not moment else f"{moment}: {text}"


def noted(text: str, entry: Entry) -> str:
    """A text, and behind it what people noted of the card."""
    return " ".join(filter(None, (text, entry.note)))
