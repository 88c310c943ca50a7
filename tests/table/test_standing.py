"""Standing answers: what may be refused for a while, what is answered then, and when it ends."""

from __future__ import annotations

from typing import Any

import pytest

from games.bloodrage.table import DUEL, given_bloodrage
from games.lords.table import given_lords
from games.lords.test_cards_artefacts import given_battle
from kit.table import ASTRID, BJORN
from ragnatafl.games import find_game
from ragnatafl.kernel.decisions import Decision
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat
from ragnatafl.table.standing import Refused, StandingAnswers, named, refusable
from ragnatafl.table.telling.speech import Voice


def given_pillage() -> Match[Any]:
    """Astrid pillages, Bjorn could bring his warrior from next door."""
    match = given_bloodrage(
        figures={ASTRID: {"angerboda": "leader"}, BJORN: {"yggdrasil": "warrior"}},
    )
    match.choose("pillage angerboda", ASTRID)
    return match


def may_refuse(match: Match[Any], seat: Seat, name: str = "", text: str = "") -> list[Refused]:
    found = refusable(match.game, asked(match, seat))
    return named(found, name, text) if name else found


def asked(match: Match[Any], seat: Seat) -> Decision:
    return next(decision for decision in match.decisions if decision.seat == seat)


def given_mjolnir(phase: str, cards: str = "mjolnir") -> Match[Any]:
    return given_lords(
        phase=phase,
        artefacts={ASTRID: cards},
        monsters={"draugr": "12"},
        armies=[(ASTRID, "3", 1)],
        priests={ASTRID: 0},
        empty_forges="all",
    )


def refuses(match: Match[Any], seat: Seat, name: str, text: str = "") -> StandingAnswers:
    standing = StandingAnswers()
    (one,) = may_refuse(match, seat, name, text)
    standing.keep(match, seat, one)
    return standing


@pytest.mark.parametrize("game", ["bloodrage", "lords", "surtr"])
def test_whatever_is_declared_can_be_asked(game: str) -> None:
    """Each prompt is one of a step that takes both what is refused and what is answered."""
    found = find_game(game)
    steps = [step for step in found.step_classes.values() if hasattr(step, "choices")]
    assert found.standing
    for standing in found.standing.values():
        for prompt in standing.asked:
            kinds = [step.choices() for step in steps if prompt in step.prompts]
            assert kinds
            answers = standing.answer if isinstance(standing.answer, tuple) else (standing.answer,)
            assert all(standing.refuses in taken and set(answers) & set(taken) for taken in kinds)


def test_nobody_is_brought_until_the_own_turn() -> None:
    match = given_pillage()
    standing = refuses(match, BJORN, "bring-nobody")
    answer = standing.answer(asked(match, BJORN))
    assert answer is not None
    match.choose(answer[0], BJORN)
    standing.end(match)
    assert answer[0].text == "decline"
    assert standing.of(BJORN)

    match.choose("decline", ASTRID)
    standing.end(match)

    assert match.decision.prompt == "turn"
    assert standing.of(BJORN) == []


def test_what_one_refuses_another_may_do() -> None:
    match = given_pillage()
    standing = refuses(match, BJORN, "bring-nobody")
    match.choose("decline", BJORN)

    assert standing.answer(asked(match, ASTRID)) is None


def test_what_is_withdrawn_answers_no_more() -> None:
    match = given_pillage()
    standing = refuses(match, BJORN, "bring-nobody")

    standing.withdraw(BJORN, standing.of(BJORN)[0])

    assert standing.answer(asked(match, BJORN)) is None


def test_late_cards_are_refused_for_an_age() -> None:
    """Whoever has none is asked too, and may say so once and for all (BR-6.11.8.3)."""
    hands = {ASTRID: "tyrs-crush-2 alfheim-2a", BJORN: "tyrs-rage-2 heimdalls-eye-2a"}
    match = given_bloodrage(age=2, figures=DUEL, hands=hands)
    match.choose("pillage angerboda", ASTRID)
    for seat, choice in ((BJORN, "decline"), (ASTRID, "decline"), (ASTRID, "play tyrs-crush-2")):
        match.choose(choice, seat)
    match.choose("play tyrs-rage-2", BJORN)

    standing = refuses(match, ASTRID, "no-late-cards")
    first = standing.answer(match.decision)
    match.choose("add nothing", ASTRID)
    match.choose("add heimdalls-eye-2a", BJORN)
    second = standing.answer(match.decision)
    while match.state.age == 2:
        standing.end(match)
        assert standing.of(ASTRID)
        match.choose(match.decision.options[-1], match.decision.seat)
    standing.end(match)

    assert first is not None
    assert second is not None
    assert first[0].text == second[0].text == "add nothing"
    assert standing.of(ASTRID) == []


def test_mjolnir_is_not_asked_about_for_a_turn() -> None:
    """A phase in which nothing else can be done is over at once; others go on."""
    match = given_mjolnir("prayer")
    standing = refuses(match, ASTRID, "not-this-turn", "use mjolnir")
    said = []
    while match.decision.seat == ASTRID and match.state.turns == 5:
        answer = standing.answer(match.decision)
        option = answer[0] if answer is not None else match.decision.options[0]
        said.append((match.decision.prompt, option.text, answer is not None))
        match.choose(option, ASTRID)
        standing.end(match)

    by_itself = [prompt for prompt, text, given in said if given]
    assert all(text == "skip" for _, text, given in said if given)
    assert by_itself.count("hero-phase") == 1
    assert "manoeuvres" in by_itself
    assert standing.of(ASTRID) == []


def test_another_card_is_still_asked_about() -> None:
    match = given_mjolnir("manoeuvres", "mjolnir gnipa-chain")
    match.choose(next(o for o in match.decision if o.text.startswith("move")), ASTRID)
    both = [one.text for one in may_refuse(match, ASTRID)]
    standing = refuses(match, ASTRID, "not-this-turn", "use mjolnir")

    assert both == ["use mjolnir", "use gnipa-chain"]
    assert standing.answer(match.decision) is None
    standing.keep(match, ASTRID, may_refuse(match, ASTRID, "not-this-turn", "use gnipa-chain")[0])
    answer = standing.answer(match.decision)
    assert answer is not None
    assert answer[0].text == "skip"


def test_what_may_be_used_in_battles_is_refused_alike() -> None:
    """Gungnir waits for the values of each battle; in the next turn it is asked about again."""
    even = [(ASTRID, "6", 4), (BJORN, "6", 4)]
    match = given_battle(ASTRID, "gungnir", even).match
    assert match.decision.prompt == "use-card"

    standing = refuses(match, ASTRID, "not-this-turn", "use gungnir")

    answer = standing.answer(match.decision)
    assert answer is not None
    assert answer[0].text == "decline"


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", "do not ask about Mjolnir in this turn"),
        ("uk", "не питати про «Мйольнір» до кінця ходу"),
        ("ru", "не спрашивать про «Мьёльнир» до конца хода"),
        ("pt-BR", "não perguntar por Mjolnir até o fim do turno"),
    ],
)
def test_it_is_said_in_every_language(code: str, words: str) -> None:
    match = given_mjolnir("prayer")

    (refused,) = may_refuse(match, ASTRID)

    assert refused.said(Voice(code, match.game)) == words
