"""Advice: a hint says what it is for, in four languages."""

from __future__ import annotations

import pytest

import ragnatafl
from kit.play import played_at_random
from ragnatafl.bots import Budget
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.telling.advice import Advice, Expected, advise, remarks
from ragnatafl.table.telling.speech import Voice

VOICE = Voice("en", ragnatafl.new("bloodrage").game, ("Olena", "Bjorn", "Dagny", "Eirik"))
BEST = Expected(
    "invade ship ne", 61, (("figures", 3.14), ("rage", -0.9), ("room", -0.5), ("glory", 0.04)),
    ((Seat(1), "pillage gimle"), (Seat(0), "pass")),
)  # fmt: skip
NEXT = Expected("invade warrior gimle", 58, (("figures", 1.1), ("rage", -0.9)), ())


def lines(advice: Advice, voice: Voice = VOICE) -> list[str]:
    return [
        " ".join(said.text for said in (remark.heading, *remark.lines))
        for remark in remarks(advice, voice)
    ]


def test_a_hint_tells_what_it_gains_what_follows_and_what_is_next_best() -> None:
    said = lines(Advice(BEST.option, BEST, NEXT))

    assert said[0] == "It gains: figures on the map 3.1"
    assert said[1] == "It gives up: rage 0.9 Horns for figures in reserve 0.5"
    assert said[2].startswith("It expects to follow: Bjorn: pillage Gimle")
    assert "61 of 100" in said[3]
    assert said[4].startswith("Next best: ")
    assert "a little worse, 58 of 100" in said[4]
    assert "That would bring less of: figures on the map 2.0" in said[4]
    assert "That would bring more of: Horns for figures in reserve 0.5" in said[4]


@pytest.mark.parametrize(
    ("outlook", "words"),
    [(62, "nearly"), (60, "nearly"), (58, "a little"), (52, "clearly"), (20, "far")],
)
def test_how_much_worse_is_said_in_words(outlook: int, words: str) -> None:
    second = NEXT._replace(outlook=outlook)

    assert f"({words} " in lines(Advice(BEST.option, BEST, second))[-1]


def test_the_only_option_needs_no_reason() -> None:
    assert lines(Advice("pass")) == ["It is the only option."]


@pytest.mark.parametrize("game", ["runics", "bloodrage", "lords", "surtr"])
def test_every_game_explains_itself_in_four_languages(game: str) -> None:
    """No text of the record is left among the sentences, and numbers are written as people do."""
    match = ragnatafl.new(game, seed=3)
    for _ in played_at_random(match, at_most=7):
        pass
    decision = match.decision
    advice = advise(match.view(decision.seat), decision, Budget(iterations=30), 1)

    for code in LANGUAGES:
        said = lines(advice, Voice(code, match.game, match.names))
        assert said
        assert not [line for line in said if "term-" in line or "part-" in line]
        assert code == "en" or not any(".5 " in line for line in said)
    assert len({tuple(lines(advice, Voice(code, match.game))) for code in LANGUAGES}) == 4
