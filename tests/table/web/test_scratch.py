"""Beside a printed game without a table: a page of all games, and boards the rules speak of."""

from __future__ import annotations

import re
from random import Random

import msgspec
import pytest

from kit.scratch import tell
from kit.telling import Told
from ragnatafl.games import find_game, game_names
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.seats import Seat
from ragnatafl.lab import checks
from ragnatafl.lab.guests import Server
from ragnatafl.table.web.pages.helping import helping_page
from ragnatafl.table.web.pages.scratch import scratch_page
from ragnatafl.table.web.scratch import looked, read_by, scratch_of, whole
from ragnatafl.table.web.scratch import told as told_board
from table.web.test_pages import well_made

BLOODRAGE = find_game("bloodrage")
DUEL = tell(
    ("area:utgard", "warriors astrid", 2), ("area:utgard", "leaders", ("bjorn",)),
    ("seat:astrid", "hand", ("tyrs-bash-1", "odins-smite-1a")), ("seat:bjorn", "cards", 3),
    ("seat:bjorn", "quests", ("jotunheim-1a",)), ("seat:astrid", "glory", 9), at="area:utgard",
)  # fmt: skip
each_code = pytest.mark.parametrize("code", LANGUAGES)


def cells(page: str) -> list[list[str]]:
    """The table of points, row by row."""
    rows = re.findall(r"<tr>(.*?)</tr>", page.partition("<tbody>")[2])
    return [re.findall(r"<(?:td|th[^>]*)>(?:<b>)?([^<]*)", row) for row in rows]


@each_code
def test_the_page_has_a_card_for_every_game(code: str) -> None:
    """Each leads to its table or its board, and to its rules by words."""
    page = helping_page(code)

    well_made(page)
    for name in game_names():
        face = find_game(name).face
        assert f'action="/rules/{name}"' in page
        leads = face.beside is not None or face.scratch is not None
        assert (f'href="/beside/{name}"' in page) == leads


@each_code
def test_the_board_is_framed_in_every_language(code: str) -> None:
    for seats in BLOODRAGE.seats:
        page = scratch_page(BLOODRAGE, seats, Seat(1), code)

        well_made(page)
        assert f'data-path="/beside/bloodrage/{seats}"' in page


@each_code
def test_a_battle_and_the_points_are_told(code: str) -> None:
    """Two to three; Bjorn's quest in Jotunheim would be fulfilled."""
    found = looked(BLOODRAGE, 2, DUEL, code)

    assert (found["fine"], found["faults"]) == (True, [])
    assert found["layers"] != whole(BLOODRAGE, 2, Seat(0), code)["layers"]
    assert 'id="here-title"' in found["reckoned"]
    assert found["reckoned"].count("%") >= 4
    assert [row[1:] for row in cells(found["reckoned"])] == [["9", "0"], ["0", "5"], ["9", "5"]]
    well_made(f'<div id="reckoned">{found["reckoned"]}</div>')


def test_away_from_the_battle_only_the_points_are_told() -> None:
    found = looked(BLOODRAGE, 2, msgspec.structs.replace(DUEL, at="seat:astrid"), "en")

    assert 'id="here-title"' not in found["reckoned"]
    assert 'id="points-title"' in found["reckoned"]
    assert "hand" in [field["name"] for field in found["fields"]]


@each_code
def test_a_board_that_cannot_be_is_named_and_nothing_is_reckoned(code: str) -> None:
    wrong = tell(("area:utgard", "warriors astrid", 4), ("area:utgard", "warriors bjorn", 4))

    found = looked(BLOODRAGE, 2, wrong, code)

    assert (found["fine"], found["reckoned"]) == (False, "")
    assert [fault["at"] for fault in found["faults"]] == ["area:utgard"]
    assert "3" in found["faults"][0]["line"]
    assert len(found["changed"]) == 2


@pytest.mark.parametrize(
    ("field", "key"),
    [
        (("area:utgard", "warriors astrid", 99), "told-number"),
        (("area:utgard", "warriors astrid", True), "told-number"),
        (("area:utgard", "leaders", ("odin",)), "told-some"),
        (("area:asgard", "leaders", ("astrid",)), "no-field"),
        (("area:utgard", "__class__", 1), "no-field"),
        (("seat:bjorn", "hand", ("troll-1",)), "no-field"),
        (("table:", "doom", "yggdrasil"), "told-choice"),
    ],
)
def test_nonsense_is_a_fault_of_its_field(field: tuple[str, str, object], key: str) -> None:
    found = looked(BLOODRAGE, 2, tell(field), "en")  # type: ignore[arg-type]  # on purpose

    assert [(fault["at"], fault["name"]) for fault in found["faults"]] == [field[:2]]
    assert not found["fine"]


def test_a_field_that_is_told_twice_is_named() -> None:
    found = looked(BLOODRAGE, 2, tell(*[("seat:astrid", "glory", count) for count in (3, 4)]), "en")

    assert [fault["line"] for fault in found["faults"]] == ["Wolf clan, glory: this is told twice"]


def test_over_http_a_board_is_looked_at_and_bad_input_is_refused(server: Server) -> None:
    status, found = server.post("/beside/bloodrage/2", DUEL)
    assert (status, found["fine"]) == (200, True)

    assert server.get("/beside")[0] == server.get("/beside/bloodrage")[0] == 200
    assert server.get("/beside/bloodrage/3?seat=2")[0] == 200
    for path in ("/beside/bloodrage/5", "/beside/bloodrage/3?seat=3", "/beside/lords/3"):
        assert server.get(path)[0] == 400, path
    assert server.get("/beside/chess/2")[0] == 404
    many = tell(*[("area:utgard", "warriors astrid", 1)] * 121)
    for body in (b"", b"{", b"[]", b'{"seat": 2, "moment": 0}', b"x" * 20_000):
        status, answer = server.post("/beside/bloodrage/2", body)
        assert (status, "refused" in answer) == (400, True)
    assert server.post("/beside/bloodrage/2", many)[0] == 400


@pytest.mark.parametrize("name", ["bloodrage", "runics"])
@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_told_is_answered(name: str, seed: int) -> None:
    """Boards told at random: each is reckoned, or its faults are named; never neither."""
    game, rng = find_game(name), Random(seed)
    seats = rng.choice(game.seats)
    beside = scratch_of(game).beside
    told: list[Told] = []
    for _ in range(15):
        seen = read_by(told_board(game, seats, Seat(0), tell(*told)).state, Seat(0))
        at = rng.choice(beside.places(seen))
        field = rng.choice(beside.fields(seen, at))
        if all(one[:2] != (at, field.name) for one in told):
            told.append((at, field.name, checks.other_value(field, rng)))

        found = looked(game, seats, tell(*told, at=at), "en")

        assert found["fine"] == (found["faults"] == []) == bool(found["reckoned"])
        assert all(fault["line"] for fault in found["faults"])
        if not found["fine"] and rng.random() < 0.8:  # people take it back, mostly
            told.pop()
