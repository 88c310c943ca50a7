"""Sets and standing answers at the terminal: numbers in any order, put back, confirmed by Enter."""

from __future__ import annotations

import io
from typing import Any

import pytest

from games.bloodrage.table import given_bloodrage
from games.lords.table import given_lords
from kit.table import ASTRID, BJORN
from ragnatafl.kernel.match import Match
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.terminal.console import InputEnded, Terminal, make_console
from ragnatafl.table.terminal.players import Players, parse_players
from ragnatafl.table.terminal.sitting import Sitting


class Script(Terminal):
    """What is typed is known beforehand, and all that is shown is kept."""

    def __init__(self, typed: list[str]) -> None:
        self.output = io.StringIO()
        self.console = make_console(self.output)
        self.interactive = False
        self.typed = list(typed)

    def read(self, prompt: str, completions: Any = ()) -> str:  # Any: as the terminal's own
        self.output.write(prompt)
        if not self.typed:
            raise InputEnded
        self.output.write(self.typed[0] + "\n")
        return self.typed.pop(0)


def sits(match: Match[Any], *typed: str, players: str = "me,thrall", code: str = "en") -> str:
    """What the screen shows while all that is typed; the sitting ends with it."""
    terminal = Script(list(typed))
    seats = Players(match, parse_players(players))
    voice = Voice(code, match.game, match.names)
    sitting = Sitting(match, seats, voice, terminal, curtain=False)
    with pytest.raises(InputEnded):
        sitting.play()
    return terminal.output.getvalue()


def said(match: Match[Any], seat: int = ASTRID) -> list[str]:
    return [line.text for line in match.lines if line.seat == seat]


def given_march() -> Match[Any]:
    match = given_bloodrage(figures={ASTRID: {"yggdrasil": "3-warrior leader"}})
    match.choose("march yggdrasil angerboda", ASTRID)
    return match


def test_figures_are_picked_in_any_order() -> None:
    """The leader first, then two warriors; Enter confirms."""
    match = given_march()

    shown = sits(match, "4", "2", "", players="me,me")

    assert said(match)[1:] == ["take 2 warrior", "take 1 leader"]
    assert "Picked: -1 the leader goes, -2 2 warriors go" in shown


def test_several_at_once_and_put_back() -> None:
    match = given_march()

    shown = sits(match, "4, 3", "-2", "1", "", players="me,me")

    assert said(match)[1:] == ["take 3 warrior", "take 1 leader"]
    assert "Picked: -1 the leader goes, -2 1 warrior goes" in shown


@pytest.mark.parametrize(("code", "word"), [("en", "all"), ("uk", "усі"), ("ru", "all")])
def test_all_march(code: str, word: str) -> None:
    match = given_march()

    sits(match, word, "", players="me,me", code=code)

    assert said(match)[1:] == ["take 3 warrior", "take 1 leader"]


def test_a_set_with_something_missing_is_not_confirmed() -> None:
    match = given_lords(
        hands={ASTRID: "sword-a sword-b sword-c shield-a"},
        steps=[{"step": "limit-cards", "seat": "astrid"}],
    )

    shown = sits(match, "", "1", "", "1", "", players="me,me")

    assert shown.count("Something is missing: pick more.") == 2
    assert said(match)[:2] == ["discard card sword-a", "discard card sword-b"]


@pytest.mark.parametrize("typed", ["0", "7", "1 1", "-1", "3 9", "fly", "1 2 3 4", "-", "²"])
def test_what_cannot_be_picked_is_refused(typed: str) -> None:
    match = given_march()

    shown = sits(match, typed, players="me,me")

    assert said(match) == ["march yggdrasil angerboda"]
    assert "Traceback" not in shown
    assert shown.rstrip().endswith(">")


def test_asides_are_heard_while_one_picks() -> None:
    """A set is taken back as a whole, and picking begins anew."""
    match = given_march()

    shown = sits(match, "4", "why", "scores", "board", "hint", "try 1", "2", "", players="me,me")

    assert said(match)[1:] == ["take 2 warrior", "take 1 leader"]
    assert "BR-6.8.1.1" in shown


def test_a_picked_set_is_taken_back_at_once() -> None:
    match = given_bloodrage(figures={ASTRID: {"yggdrasil": "3-warrior leader"}})
    match.free_undo = True

    shown = sits(match, "march yggdrasil angerboda", "4 2", "", "undo", players="me,me")

    assert said(match) == ["march yggdrasil angerboda"]
    assert shown.rstrip().endswith("all picks all, -1 puts back.\n>")


# Standing answers


def given_mjolnir() -> Match[Any]:
    return given_lords(
        phase="hero-phase", artefacts={ASTRID: "mjolnir"}, monsters={"draugr": "12"},
        armies=[(ASTRID, "3", 1)],
    )  # fmt: skip


def test_mjolnir_is_refused_for_a_turn() -> None:
    """What may be refused stands below the options, and what was answered is told."""
    match = given_mjolnir()

    shown = sits(match, "standing 1", "hero 2")

    assert "standing 1: do not ask about Mjolnir in this turn" in shown
    assert "standing 1 withdraws: do not ask about Mjolnir in this turn" in shown
    assert "A standing answer was given for you: end the phase" in shown
    assert said(match)[:2] == ["hero 2", "skip"]


def test_what_is_withdrawn_is_asked_again() -> None:
    match = given_mjolnir()

    shown = sits(match, "standing 1", "standing 1", "hero 2")

    assert said(match) == ["hero 2"]
    assert "A standing answer" not in shown


def test_who_takes_back_is_asked() -> None:
    match = given_bloodrage(
        turn=BJORN, figures={BJORN: {"angerboda": "leader"}, ASTRID: {"yggdrasil": "warrior"}}
    )
    match.choose("pillage angerboda", BJORN)
    match.free_undo = True

    shown = sits(match, "standing 1")
    assert said(match)[0] == "decline"
    assert "A standing answer was given for you: bring nobody" in shown


def test_nothing_to_refuse() -> None:
    shown = sits(given_march(), "standing", "standing 1")

    assert shown.count("There is nothing that you could refuse for a while here.") == 2


def test_two_at_one_screen_refuse_nothing() -> None:
    match = given_mjolnir()

    shown = sits(match, "standing 1", players="me,me")

    assert "standing 1:" not in shown
    assert said(match) == []
