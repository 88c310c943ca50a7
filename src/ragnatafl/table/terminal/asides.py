"""What a person may type besides an answer: undo, hint, why, log, save and the like.

Each aside returns True when the question has to be put anew, because the table has changed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.table import Table
from rich.text import Text

from ragnatafl.bots.aims import seen_aims, string_around
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Decision, Illegal, Option
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.records import parse_record
from ragnatafl.kernel.refusals import NothingToUndo
from ragnatafl.kernel.seats import CHANCE, Seat
from ragnatafl.table.standing import Refused, refusable
from ragnatafl.table.telling.advice import remarks
from ragnatafl.table.telling.book import book, nearest_rules
from ragnatafl.table.telling.catalogue import LONGEST, catalogue_of
from ragnatafl.table.telling.log import chapter
from ragnatafl.table.telling.speech import Voice, plain
from ragnatafl.table.telling.strength import strengths
from ragnatafl.table.telling.tales import tales
from ragnatafl.table.telling.whereabouts import now
from ragnatafl.table.terminal.cardpage import card_list, card_page
from ragnatafl.table.terminal.console import InputEnded
from ragnatafl.table.terminal.menu import Menu
from ragnatafl.table.terminal.players import ADVISER, advice
from ragnatafl.table.terminal.rulepage import rule_page
from ragnatafl.table.terminal.scores import score_table, signed

if TYPE_CHECKING:
    from ragnatafl.table.terminal.sitting import Sitting

_LOG_LINES: Final = 20
_STRINGS: Final = 3
"""So far back it is asked what a bot was after."""


class Left(Exception):
    """A person left the table."""


@dataclass(frozen=True)
class Aside:
    """What stood on the screen when it was typed, and the words after the command."""

    decision: Decision
    menu: Menu
    argument: str


Command = Callable[["Sitting", Aside], bool]


def commands(voice: Voice) -> dict[str, Command]:
    """All asides by what one may type: English and the person's own language."""
    found: dict[str, Command] = {"?": show_help}
    for word, command in COMMANDS.items():
        found[word] = command
        found[plain(voice.say(f"word-{word}"))] = command
    return found


def undo(sitting: Sitting, aside: Aside) -> bool:
    """Go back to the question this person answered last, on a copy first."""
    match, seat = sitting.match, aside.decision.seat
    earlier = sitting.asked_before()
    asking = None if seat == CHANCE else seat
    try:
        if not earlier:
            raise Illegal(NothingToUndo())
        trial = match.copy()
        while len(trial.lines) > earlier[-1]:
            trial.undo(asking)
    except Illegal as illegal:
        sitting.refused = None
        sitting.terminal.show(Text(sitting.voice.refusal(illegal), style="red"))
        return False
    match.undo_to(earlier[-1])
    sitting.asked_at = earlier[:-1]
    sitting.standing.withdraw_all(seat)  # or it would be said again at once
    sitting.forget_news()
    sitting.terminal.show(sitting.voice.say("taken-back"))
    return True


def hint(sitting: Sitting, aside: Aside) -> bool:
    voice, menu = sitting.voice, aside.menu
    if aside.decision.seat == CHANCE:
        sitting.terminal.show(voice.say("no-hint-for-chance"))
        return False
    if sitting.match.setup.counted:
        sitting.terminal.show(voice.say("no-hint-for-counted"))
        return False
    with sitting.terminal.thinking(voice.say("thinks", who=ADVISER)):
        given = advice(sitting.match, aside.decision)
    option = aside.decision.find(given.option)
    assert option is not None, f"{given.option} was offered"
    number, line = menu.number_of(option), menu.line_of(option)
    sitting.terminal.show(voice.say("hint", bot=ADVISER, number=number, option=line))
    for remark in remarks(given, voice):
        sitting.terminal.show(Text(f"  {remark.heading.text}"))
        for below in remark.lines:
            sitting.terminal.show(Text(f"    {below.text}", style="dim"))
    return False


def why(sitting: Sitting, aside: Aside) -> bool:
    """The rule behind the question, an option, a refusal, or any rule by its id; and what a bot is
    after, by its name."""
    argument, menu = aside.argument, aside.menu
    if not argument:
        refused = sitting.refused
        rule = refused.rule if refused is not None else aside.decision.rule
        _show_rule(sitting, rule)
        return False
    option = menu.exact(argument) or menu.number(argument)
    if option is not None:
        _explain(sitting, aside.decision, option)
    elif (bot := sitting.bot_called(argument)) is not None:
        _tell_aim(sitting, bot)
    elif _looks_like_rule(sitting, argument):
        _show_rule(sitting, argument)
    else:
        sitting.refuse(argument, aside.decision, menu)
        if sitting.refused is not None:
            _show_rule(sitting, sitting.refused.rule)
    return False


def _tell_aim(sitting: Sitting, seat: Seat) -> None:
    """What the bot of this seat was after last, as far as one may see it."""
    voice, match = sitting.voice, sitting.match
    leaning = sitting.players.leaning(match, seat)
    kind = ", ".join(filter(None, (voice.kinds[seat], voice.leaning(leaning))))
    who = f"{voice.seat(seat)} ({kind})"
    what = ", ".join(voice.language.say(f"term-{name}") for name in _aims(sitting, seat, leaning))
    said = voice.say("aim", who=who, what=what) if what else voice.say("aim-unseen", who=who)
    sitting.terminal.show(Text(said))


def _aims(sitting: Sitting, seat: Seat, leaning: str) -> list[str]:
    """Of the last of its strings of answers that tells something."""
    lines, past, viewer = sitting.match.lines, sitting.match.copy(), sitting.viewer
    last, looked = len(lines) - 1, 0
    while viewer >= 0 and last >= 0 and looked < _STRINGS:
        if lines[last].seat != seat:
            last -= 1
            continue
        first, end = string_around(lines, last)
        past.undo_to(end)
        after = past.view(viewer)
        past.undo_to(first)
        found = seen_aims(past.view(viewer), after, seat, leaning, f"{seat}/{last}")
        if found:
            return found
        last, looked = first - 1, looked + 1
    return []


def _looks_like_rule(sitting: Sitting, text: str) -> bool:
    letters, dash, number = text.partition("-")
    like = letters.isalpha() and number[:1].isdecimal() and " " not in text
    known = book(sitting.match.game, sitting.voice.code).known(text)
    return bool(dash) and (like or bool(known))


def _show_rule(sitting: Sitting, wanted: str) -> None:
    game, voice = sitting.match.game, sitting.voice
    rules = book(game, voice.code)
    try:
        sitting.terminal.show(rule_page(game, rules.find(wanted), voice.code))
    except BadInput:
        near = ", ".join(nearest_rules(rules, wanted))
        sitting.terminal.show(voice.say("no-such-rule", rule=wanted, near=near))


def _explain(sitting: Sitting, decision: Decision, option: Option) -> None:
    """The rule an option stands under, and what it would do as far as its seat may know."""
    voice, terminal = sitting.voice, sitting.terminal
    line = voice.option(option)
    terminal.show(Text(line if line == option.text else f"{line}  ({option.text})", style="bold"))
    terminal.show(rule_page(sitting.match.game, decision.rule, voice.code))
    trial = _tried(sitting.match, decision, option)
    if trial is None:
        return
    news = trial.events_for(decision.seat, len(sitting.match.events))
    for event in news:
        terminal.show(Text(f"→ {voice.event(event)}  {event.rule}", style="italic"))


def _tried(match: Match[Any], decision: Decision, option: Option) -> Match[Any] | None:
    """The match after this choice; None if seeing it would tell what only choosing it may tell."""
    if match.state.pending or decision.seat == CHANCE:
        return None
    if match.would_be_final(option) == "unseen":
        return None
    trial = match.copy()
    trial.choose(option, decision.seat)
    return trial


def try_out(sitting: Sitting, aside: Aside) -> bool:
    """Show the table as it would be after an option, without choosing it."""
    menu, voice = aside.menu, sitting.voice
    option = menu.exact(aside.argument) or menu.number(aside.argument)
    if option is None:
        sitting.terminal.show(voice.say("try-what", last=len(menu.options)))
        return False
    trial = _tried(sitting.match, aside.decision, option)
    if trial is None:
        sitting.terminal.show(voice.say("cannot-try"))
        return False
    sitting.terminal.show(Text(voice.say("tried", option=menu.line_of(option)), style="bold"))
    sitting.show_board(trial)
    return False


def log(sitting: Sitting, aside: Aside) -> bool:
    """What happened, as the person at the screen may know it, under its turns."""
    match, voice = sitting.match, sitting.voice
    wanted = int(aside.argument) if aside.argument.isdecimal() else _LOG_LINES
    is_whole = aside.argument and not aside.argument.isdecimal()
    shown = 0 if is_whole else max(0, len(match.events) - wanted)
    if shown:
        sitting.terminal.show(Text(voice.say("log-more", left=shown), style="dim"))
    grid, era = Table.grid(padding=(0, 2)), ""
    for tale in tales(match):
        if tale.end <= shown:
            continue
        one = chapter(match, tale, sitting.viewer, voice)
        if one.era not in ("", era):
            grid.add_row("", Text(one.era, style="bold underline"))
        era = one.era or era
        grid.add_row("", signed(match.game, tale.seat, one.title))
        for line in one.lines:
            if line.first < shown:
                continue
            if line.opens:
                grid.add_row("", Text(f"  {line.scene}", style="bold"))
            text = Text(f"{'  ' if line.scene else ''}· {line.text}")
            grid.add_row(Text(line.events[-1].rule, style="dim"), text)
    sitting.terminal.show(grid)
    return False


def save(sitting: Sitting, aside: Aside) -> bool:
    if not aside.argument:
        sitting.terminal.show(sitting.voice.say("save-where"))
        return False
    save_record(sitting, aside.argument)
    return False


def save_record(sitting: Sitting, file: str) -> bool:
    """Write the record; an old record of that name is replaced, any other file is left alone."""
    match, voice, terminal = sitting.match, sitting.voice, sitting.terminal
    path = Path(file).expanduser()
    try:
        if path.exists():
            parse_record(path.read_bytes())
        record = match.record()
        record.save(path)
    except BadInput:
        terminal.show(voice.say("save-foreign", file=file))
        return False
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the name
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        terminal.show(voice.say("save-failed", file=file, reason=reason))
        return False
    terminal.show(voice.say("saved", file=file, choices=len(record.choices)))
    if not record.seed:
        terminal.show(voice.say("saved-sealed"))
    elif not match.over:
        players = sitting.players.written()
        terminal.show(voice.say("saved-running", file=file, players=players))
    return True


def rules(sitting: Sitting, aside: Aside) -> bool:
    """A rule by its id; without one the chapters there are."""
    if aside.argument:
        _show_rule(sitting, aside.argument)
        return False
    grid = Table.grid(padding=(0, 2))
    for found in book(sitting.match.game, sitting.voice.code).chapters:
        grid.add_row(Text(" ".join(found.ids), style="bold"), found.text)
    sitting.terminal.show(grid)
    return False


def card(sitting: Sitting, aside: Aside) -> bool:
    """What a card, a board or a token says, and where it is as far as one may know."""
    voice, terminal, wanted = sitting.voice, sitting.terminal, aside.argument
    seen = sitting.match.view(sitting.viewer)
    box = catalogue_of(sitting.match.game, seen.setup.content, voice.code)
    found = box.called(wanted)
    fitting = box.search(wanted) if wanted and found is None else []
    if not wanted:
        terminal.show(voice.say("card-what"))
    elif found is not None or len(fitting) == 1:
        shown = found or fitting[0]
        terminal.show(card_page(shown, box, voice, now(seen, shown, voice)))
    elif fitting:
        terminal.show(card_list(fitting, box, voice))
    else:
        near = ", ".join(box.nearest(wanted))
        terminal.show(voice.say("no-such-card", card=wanted[:LONGEST], near=near))
    return False


def scores(sitting: Sitting, aside: Aside) -> bool:
    """Points as far as the viewer may know them."""
    seen = sitting.match.view(sitting.viewer)
    sitting.terminal.show(score_table(sitting.match.game, seen, sitting.voice))
    return False


def board(sitting: Sitting, aside: Aside) -> bool:
    """The table, the question and all options again."""
    aside.menu.widen()
    sitting.show_board()
    sitting.show_question(aside.decision)
    sitting.show_options(aside.menu)
    return False


def more(sitting: Sitting, aside: Aside) -> bool:
    sitting.show_options(aside.menu)
    return False


def change(sitting: Sitting, aside: Aside) -> bool:
    """Somebody wants to change a sealed answer before the last one is in."""
    able = [seat for seat in sitting.may_change() if seat != aside.decision.seat]
    seat = sitting.called(aside.argument)
    if seat not in able:
        key = "change-who" if able else "change-nobody"
        sitting.terminal.show(sitting.voice.say(key, who=sitting.voice.seats(able)))
        return False
    sitting.wants_change = seat
    return True


def standing(sitting: Sitting, aside: Aside) -> bool:
    """Refuse something for a while by its number, or withdraw that."""
    if not sitting.may_stand(aside.decision) and not sitting.standing.of(aside.decision.seat):
        sitting.terminal.show(sitting.voice.say("standing-none"))
        return False
    listed, seat = _may_stand(sitting, aside.decision), aside.decision.seat
    number = int(aside.argument) if aside.argument.isdecimal() else 0
    if not 1 <= number <= len(listed):
        show_standing(sitting, aside.decision)
        return False
    refused = listed[number - 1]
    if refused in sitting.standing.of(seat):
        sitting.standing.withdraw(seat, refused)
    else:
        sitting.standing.keep(sitting.match, seat, refused)
    show_standing(sitting, aside.decision)
    return sitting.standing.answer(aside.decision) is not None


def _may_stand(sitting: Sitting, decision: Decision) -> list[Refused]:
    """What is refused now, then what else may be."""
    kept = sitting.standing.of(decision.seat)
    may = refusable(sitting.match.game, decision)
    return [*kept, *(one for one in may if one not in kept)]


def show_standing(sitting: Sitting, decision: Decision) -> None:
    """What to type for each, and which of them hold."""
    voice, kept = sitting.voice, sitting.standing.of(decision.seat)
    for number, one in enumerate(_may_stand(sitting, decision), 1):
        what = one.said(voice)
        holds = voice.say("standing-holds", number=number, what=what)
        may = voice.say("standing-may", number=number, what=what)
        sitting.terminal.show(Text(holds if one in kept else may, style="dim"))


def show_help(sitting: Sitting, aside: Aside) -> bool:
    voice = sitting.voice
    sitting.terminal.show(voice.say("help"))
    grid = Table.grid(padding=(0, 2))
    for word in COMMANDS:
        own = voice.say(f"word-{word}")
        typed = own if own == word else f"{own}, {word}"
        grid.add_row(Text(f"  {typed}", style="bold"), voice.say(f"help-{word}"))
    sitting.terminal.show(grid)
    if sitting.players.bots:
        for line in strengths(sitting.match.game.name, voice):
            sitting.terminal.show(Text(line, style="dim"))
    return False


def leave(sitting: Sitting, aside: Aside) -> bool:
    """Leave the table, saving the game first if wished."""
    if sitting.match.lines:
        try:
            file = sitting.terminal.read(sitting.voice.say("quit-save") + " ")
        except InputEnded:
            file = ""
        if file and not save_record(sitting, file):
            return False
    raise Left


COMMANDS: Final[dict[str, Command]] = {
    "undo": undo,
    "hint": hint,
    "try": try_out,
    "why": why,
    "rules": rules,
    "card": card,
    "board": board,
    "more": more,
    "scores": scores,
    "log": log,
    "change": change,
    "standing": standing,
    "save": save,
    "help": show_help,
    "quit": leave,
}
