"""What somebody wants to be told, and when not: by their own clock."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.table.club.alerts import MOST_TABLES, Wishes, clean, wishes_in

KYIV = ZoneInfo("Europe/Kyiv")
FORM = {"want-turn": "on", "quiet": "on", "quiet-from": "22:00", "quiet-to": "07:30"}
FORM |= {"zone": "Europe/Kyiv"}


def at(text: str, zone: str = "Europe/Kyiv") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("now", "wakes"),
    [
        ("2026-11-17 21:59", "2026-11-17 21:59"),
        ("2026-11-17 22:00", "2026-11-18 07:30"),
        ("2026-11-17 23:59", "2026-11-18 07:30"),
        ("2026-11-18 00:00", "2026-11-18 07:30"),
        ("2026-11-18 07:29", "2026-11-18 07:30"),
        ("2026-11-18 07:30", "2026-11-18 07:30"),
        ("2026-10-24 23:00", "2026-10-25 07:30"),  # the night has an hour more
        ("2026-03-28 23:00", "2026-03-29 07:30"),  # and one less
        ("2026-12-31 23:00", "2027-01-01 07:30"),
    ],
)
def test_quiet_hours_over_midnight(now: str, wakes: str) -> None:
    wishes = wishes_in(FORM, Wishes())

    assert wishes.wakes(at(now)) == at(wakes)


def test_quiet_hours_within_a_day_and_elsewhere() -> None:
    wishes = Wishes(quiet=[13 * 60, 15 * 60], zone="America/Sao_Paulo")

    assert wishes.wakes(at("2026-11-18 13:30", "America/Sao_Paulo")) == at(
        "2026-11-18 15:00", "America/Sao_Paulo"
    )
    assert wishes.wakes(at("2026-11-18 13:30")) == at("2026-11-18 13:30")


def test_hours_that_end_when_they_begin_are_none() -> None:
    assert Wishes(quiet=[60, 60]).wakes(at("2026-11-18 01:00", "UTC")) == at(
        "2026-11-18 01:00", "UTC"
    )


def test_what_is_not_ticked_is_not_told() -> None:
    wishes = wishes_in(FORM, Wishes(tables={"quiet": False, "loud": True}))

    assert [wishes.wants(kind, "a") for kind in ("turn", "over", "paired")] == [True, False, False]
    assert not wishes.wants("turn", "quiet")
    assert wishes.wants("over", "loud")
    assert wishes.wants("test", "quiet")  # they asked for it


def test_wishes_are_read_back_as_they_were_kept() -> None:
    wishes = wishes_in(FORM, Wishes())

    assert Wishes.of({"alerts": wishes.data}) == wishes
    assert Wishes.of({"alerts": {"quiet": "all night"}}) == Wishes()
    assert Wishes.of({}) == Wishes()


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("zone", "Europe/Atlantis", "no time zone"),
        ("zone", "../../etc/passwd", "no time zone"),
        ("quiet-from", "25:00", "no time as in 22:30"),
        ("quiet-to", "", "no time as in 22:30"),
        ("quiet-to", "٢٢:٣٠", "no time as in 22:30"),
    ],
)
def test_what_is_no_time_is_named(field: str, value: str, told: str) -> None:
    with pytest.raises(BadInput, match=told):
        wishes_in({**FORM, field: value}, Wishes())


def test_tables_of_long_ago_are_forgotten() -> None:
    wishes = Wishes()
    for number in range(MOST_TABLES + 5):
        wishes = wishes.with_table(f"t{number}", number % 2 == 0)

    assert len(wishes.tables) == MOST_TABLES
    assert "t4" not in wishes.tables
    assert list(wishes.with_table("t7", True).tables)[-1] == "t7"


def test_names_cannot_break_or_turn_a_line() -> None:
    assert clean("Bjorn\r\nBcc: all@club.example") == "Bjorn Bcc: all@club.example"
    assert clean("\u202eevil\u2066 \x00name\u200f") == "evil name"
