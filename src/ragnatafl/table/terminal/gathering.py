"""A set at the terminal: numbers in any order, several at once; what was picked can be put back."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from ragnatafl.kernel.decisions import Decision, Illegal, Option
from ragnatafl.table.picking import MOST_PICKED, Picked, Picking
from ragnatafl.table.telling.menus import rows_of
from ragnatafl.table.telling.speech import plain
from ragnatafl.table.terminal.menu import Menu

if TYPE_CHECKING:
    from ragnatafl.table.terminal.sitting import Sitting


def gather(sitting: Sitting, found: Picking) -> Sequence[Option] | None:
    """The answers that name the set a person picked; None when the question is put anew."""
    decision, voice = found.decision, sitting.voice
    picked = found.pick(())
    asked = menu_of(sitting, decision, decision.options)
    menu = menu_of(sitting, decision, picked.more)
    sitting.put(decision, menu)
    tell(sitting, picked)
    while True:
        typed = sitting.terminal.read("> ", [*(option.text for option in menu.options), "-1"])
        if not typed:
            if picked.answers:
                return picked.answers
            sitting.terminal.show(voice.say("pick-missing"))
            continue
        changed = changes(sitting, found, picked, menu, typed)
        if changed is None:
            if sitting.is_aside(typed, decision, asked):
                return None
        else:
            picked, menu = changed, menu_of(sitting, decision, changed.more)
        if picked.more:
            sitting.show_options(menu)
        tell(sitting, picked)


def changes(
    sitting: Sitting, found: Picking, picked: Picked, menu: Menu, typed: str
) -> Picked | None:
    """What is picked after this was typed; None if it is about something else."""
    now = [member.text for member in picked.members]
    if plain(typed) in (plain(sitting.voice.say("pick-all")), "all"):
        return found.pick_all(now)
    back = re.fullmatch(r"-\s*(\d{1,2})", typed)
    if back is not None and 1 <= int(back[1]) <= len(now):
        return found.pick(now[: int(back[1]) - 1] + now[int(back[1]) :])
    numbers = [menu.number(word) for word in re.split(r"[,\s]+", typed)]
    named = menu.exact(typed)
    more = [named] if named is not None else [one for one in numbers if one is not None]
    if not more or (named is None and None in numbers) or len(now) + len(more) > MOST_PICKED:
        return None
    try:
        return found.pick([*now, *(option.text for option in more)])
    except Illegal as illegal:
        sitting.terminal.show(Text(sitting.voice.refusal(illegal), style="red"))
        return picked


def menu_of(sitting: Sitting, decision: Decision, options: Sequence[Option]) -> Menu:
    asked = Decision(decision.seat, decision.prompt, decision.rule, tuple(options), decision.facts)
    return Menu(rows_of(asked, sitting.match.view(sitting.viewer), sitting.voice))


def tell(sitting: Sitting, picked: Picked) -> None:
    """What is picked, with the numbers to put it back by, and what may be typed."""
    voice, show = sitting.voice, sitting.terminal.show
    numbered = enumerate(picked.members, 1)
    members = ", ".join(f"-{number} {voice.option(member)}" for number, member in numbered)
    if members:
        show(Text(voice.say("picked", members=members), style="bold"))
    tip = voice.say("pick-tip-whole") if picked.answers else voice.say("pick-tip")
    show(Text(tip, style="dim"))
