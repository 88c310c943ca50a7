"""The table in a terminal: everything in words, with colours and without, in 80 columns."""

from __future__ import annotations

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from games.lords.table import a_hunt, battle_in, given_lords, new_lords, when
from kit.table import ASTRID, BJORN
from ragnatafl.games.lords import GAME
from ragnatafl.games.lords.face.terminal import draw_text
from ragnatafl.games.lords.rules.state import Lords
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.terminal.scores import score_table


def shown(match: Match[Lords], seat: Seat, code: str = "en", *, width: int = 80) -> list[str]:
    """The lines on a terminal without colours."""
    page = io.StringIO()
    console = Console(file=page, width=width, color_system=None)
    console.print(draw_text(match.view(seat), code))
    return page.getvalue().splitlines()


def told(match: Match[Lords], seat: Seat) -> str:
    return " ".join(" ".join(shown(match, seat, width=200)).split())


def test_regions_stand_land_by_land() -> None:
    """LOR-2: strength or controller, symbols, figures."""
    match = given_lords(
        seats=4,
        armies=[(ASTRID, "14", 3), (ASTRID, "14", 1), (BJORN, "2", 6)],
        control={"14": ASTRID, "2": BJORN},
        temples="2",
        monsters={"draugr": "14"},
        heroes={BJORN: "2"},
        empty_forges="6",
    )

    text = told(match, SPECTATOR)

    order = [text.index(land) for land in ("Raven Land", "Horn Land", "Oak Land", "Wolf Land")]
    assert order == sorted(order)
    assert "14 A▼ △ Draugr A▼ 3+1=4" in text
    assert "2 B● ▲ ⚒Uruz B●★ 6" in text
    assert "6 3 △ ⚒(Othala)" in text
    assert "4 5 ⌂ ♜0 ☼" in text


def test_wheel_realms_and_race_are_told() -> None:
    match = given_lords(
        wheel={"usurp": [BJORN, ASTRID]}, allies={"svartalfheim": [ASTRID]}, drakkars={BJORN: "s2"}
    )

    text = told(match, SPECTATOR)

    assert "Usurp B● A▼ Svartalfheim (Othala) A▼ Draw 1 combat card." in text
    assert "s2 North-Eastern Sea B●" in text
    assert "lands 0 of 3, temples 0 of 4, slain monsters 0 of 1" in text
    assert "0/3 Monument: A monument is at level 3." in text


@pytest.mark.parametrize(
    ("code", "word"),
    [("en", "regions"), ("uk", "регіони"), ("ru", "регионы"), ("pt-BR", "territórios")],
)
def test_the_final_table_counts_regions(code: str, word: str) -> None:
    """LOR-1.5.6: nobody has points; most regions beside Yggdrasil win at Ragnarok."""
    state = given_lords(control={"2": BJORN}).state

    table = score_table(GAME, state, Voice(code, GAME))

    assert [str(column.header) for column in table.columns][-1] == word


def test_only_the_own_hand_is_told() -> None:
    match = given_lords(hands={ASTRID: "onslaught", BJORN: "ambush"})

    assert "Onslaught (sword, value 4, casualty symbols 2)" in told(match, ASTRID)
    assert "Ambush" not in told(match, ASTRID)
    assert "Onslaught" not in told(match, SPECTATOR)


def test_battles_and_hunts_are_told() -> None:
    battle = given_lords(
        armies=[(ASTRID, "9", 4), (BJORN, "9", 3)],
        hands={BJORN: "spear-a"},
        steps=battle_in("9"),
    )
    hunt = a_hunt()
    hunt.says(BJORN, "attack by attack-1")

    assert "Battle in region 9" in told(battle, BJORN)
    assert "Spear (spear, value 2) chance to win 100%" in told(battle, BJORN)
    assert "Hunt: Draugr" in told(hunt.match, SPECTATOR)
    assert "Attack I (fury 4, weak point 6, draws 2)" in told(hunt.match, SPECTATOR)


def test_the_phase_is_told() -> None:
    match = given_lords(phase="manoeuvres", armies=[(ASTRID, "9", 1)])
    page = io.StringIO()
    Console(file=page, width=80, color_system="truecolor", force_terminal=True).print(
        draw_text(match.view(ASTRID), "en")
    )

    assert "\x1b[1;7m manoeuvres" in page.getvalue()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_language_fits_into_80_columns(code: str, seats: int) -> None:
    match = new_lords(seats, 3)
    while match.state.active < 0:
        match.choose(match.decision.options[0].text)
    for seat in (match.decision.seat, SPECTATOR):
        assert all(cell_len(line) <= 80 for line in shown(match, seat, code))
    assert when(match).asked[0] == match.decision.seat
