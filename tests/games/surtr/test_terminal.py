"""Tables with Followers in a terminal: the same facts as in the picture, in 80 columns."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from games.lords.table import battle_in
from games.surtr.table import FOLLOWER, NEWEST, PERSON, given_surtr, new_surtr
from ragnatafl.games.surtr.face.terminal import draw_text
from ragnatafl.games.surtr.rules.state import Surtr
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SPECTATOR, Seat


def shown(match: Match[Surtr], seat: Seat, code: str = "en", *, width: int = 80) -> list[str]:
    """The lines on a terminal without colours."""
    page = io.StringIO()
    console = Console(file=page, width=width, color_system=None)
    console.print(draw_text(match.view(seat), code))
    return page.getvalue().splitlines()


def told(match: Match[Surtr], seat: Seat = SPECTATOR) -> str:
    return " ".join(" ".join(shown(match, seat, width=200)).split())


@pytest.mark.rule("SOLO-10.4.1")
def test_desolation_is_told_by_region_and_in_all() -> None:
    text = told(given_surtr(turn=PERSON, phase="prayer", desolation="4 7"))

    assert "4 5 ⌂ ♜0 ☼ ✹" in text
    assert (
        "✹ Surtr's incarnation: desolation on the map: 2 of 5;"
        " to remove one: an army of value 4; that may give a blessing" in text
    )


def test_followers_are_told_with_their_rows() -> None:
    """SOLO-2.6, SOLO-5: the board, the race, three cards from left to right."""
    match = given_surtr(
        turn=PERSON,
        phase="prayer",
        power={FOLLOWER: 3},
        armies=[(FOLLOWER, "5", 6)],
        control={"5": FOLLOWER},
        blessings={FOLLOWER: "seidr"},
    )
    text = told(match)

    assert (
        "A▼ Corrupted Ragnar: Follower of Surtr, corrupted Ragnar, works to be Great Jarl" in text
    )
    assert "runes 3 of 6, combat cards 0 of 8" in text
    assert "tucked cards: Seidr" in text
    order = [text.index(f" {place}. Basic A{place}") for place in (1, 2, 3)]
    assert order == sorted(order)
    assert "Corrupted Ragnar could invade regions" in text


def test_the_selected_card_is_marked() -> None:
    match = given_surtr(
        steps=battle_in("4", FOLLOWER, PERSON)[:1],
        selected="basic-a2",
        armies=[(FOLLOWER, "4", 3), (PERSON, "4", 1)],
        hands={PERSON: "spear-a"},
    )

    assert "◆ 2. Basic A2 (selected by the Surtr die)" in told(match)
    assert "· 1. Basic A1:" in told(match)


@pytest.mark.rule("SOLO-13.1.1")
def test_arbiter_and_challenges_are_told() -> None:
    match = given_surtr(
        seats=3, people=2, turn=Seat(1), phase="prayer", arbiter=Seat(2), challenges="all"
    )

    assert "⚖ Arbiter: Dagny" in told(match)
    assert "✹ Scorched Earth:" in told(match)
    assert "Difficulty" not in told(match)


@pytest.mark.rule("SOLO-15.2")
def test_the_difficulty_is_told() -> None:
    match = given_surtr(turn=PERSON, phase="prayer", content=NEWEST, difficulty="ragnarok")

    assert "✹ Difficulty: Ragnarok. " in told(match)


@pytest.mark.rule("SOLO-3.8")
def test_hands_of_followers_are_not_told() -> None:
    match = given_surtr(turn=PERSON, phase="prayer", hands={FOLLOWER: "onslaught"})

    for seat in (SPECTATOR, PERSON):
        assert "Onslaught" not in told(match, seat)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_language_fits_into_80_columns(code: str, seats: int) -> None:
    match = new_surtr(seats, 3, challenges="all")
    while match.state.active < 0:
        match.choose(match.decision.options[0].text)
    for seat in (match.decision.seat, SPECTATOR):
        assert all(cell_len(line) <= 80 for line in shown(match, seat, code))
