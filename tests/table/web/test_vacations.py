"""Vacations: days that are said before they begin, so many a year, in everybody's language."""

from __future__ import annotations

from datetime import date, timedelta
from urllib.parse import urlencode

import pytest

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.lab.guests import Server, cookie_header
from ragnatafl.table.club.clocks import DAY
from ragnatafl.table.club.vacations import (
    MOST_DAYS,
    Vacation,
    days_used,
    spans_of,
    vacations_in,
    with_more,
    without,
)
from ragnatafl.table.web.pages.club.vacation import vacation_page

TODAY = date(2026, 12, 20)


def day(number: int) -> date:
    return TODAY + timedelta(days=number)


def test_a_vacation_is_whole_days_of_utc() -> None:
    kept = {"spans": [{"first": "1970-01-02", "last": "1970-01-03"}]}

    assert spans_of(kept) == ((DAY, 3 * DAY),)
    assert vacations_in(kept) == (Vacation(date(1970, 1, 2), date(1970, 1, 3)),)


@pytest.mark.parametrize("kept", [None, {}, {"spans": 5}, {"spans": [{"first": "x"}]}])
def test_what_cannot_be_read_is_none(kept: dict[str, object] | None) -> None:
    assert spans_of(kept) == ()


@pytest.mark.parametrize(
    ("first", "last", "line"),
    [
        (day(3), day(2), "ends before it begins"),
        (day(0), day(2), "tomorrow at the earliest"),
        (day(-9), day(2), "tomorrow at the earliest"),
        (day(399), day(401), "more than 400 days ahead"),
        (day(20), day(20 + MOST_DAYS), f"{MOST_DAYS + 1} days in 2027; {MOST_DAYS} at most"),
    ],
)
def test_a_vacation_that_cannot_be_is_refused_in_a_line(first: date, last: date, line: str) -> None:
    with pytest.raises(BadInput, match=line):
        with_more((), first, last, TODAY)


def test_days_are_counted_by_year_and_once() -> None:
    known = tuple(with_more((), day(1), day(20), TODAY))
    known = tuple(with_more(known, day(10), day(22), TODAY))

    assert days_used(known, 2026) == 11
    assert days_used(known, 2027) == 11


def test_of_one_that_has_begun_the_past_days_stay() -> None:
    """Or a time would be held against somebody who was not charged for it."""
    known = (Vacation(day(-3), day(5)), Vacation(day(8), day(9)))

    assert without(known, day(-3), TODAY) == [Vacation(day(-3), day(0)), Vacation(day(8), day(9))]
    assert without(known, day(8), TODAY) == [Vacation(day(-3), day(5))]
    assert without(known, day(7), TODAY) == list(known)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_speaks_every_language(code: str) -> None:
    page = vacation_page((Vacation(day(-3), day(5)), Vacation(day(8), day(9))), TODAY, code)

    assert page.count("<form") == 3
    assert "web-" not in page
    assert "2026-12-28" in page


@pytest.mark.slow
def test_a_vacation_is_kept_with_the_person(server: Server) -> None:
    who = cookie_header("vacation".ljust(32, "-"))
    tomorrow = date.today() + timedelta(days=2)
    told = urlencode({"first": tomorrow.isoformat(), "last": tomorrow.isoformat()})

    status, _ = server.ask("POST", "/me/vacation", told.encode(), who)
    assert status == 303
    assert tomorrow.isoformat() in server.get("/me/vacation", who)[1].decode()
    assert tomorrow.isoformat() not in server.get("/me/vacation")[1].decode()
    status, page = server.ask("POST", "/me/vacation", b"first=soon&last=later", who)
    assert status == 400
    assert "two days are needed" in page.decode()
    told = urlencode({"first": tomorrow.isoformat(), "remove": "yes"})
    assert server.ask("POST", "/me/vacation", told.encode(), who)[0] == 303
    assert "No vacation is planned" in server.get("/me/vacation", who)[1].decode()
