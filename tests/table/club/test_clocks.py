"""Clocks: what is left to each seat follows from settings, beats and the time nobody is charged."""

from __future__ import annotations

from calendar import timegm
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.table.club.clocks import (
    DAY,
    HOUR,
    Beat,
    Clock,
    Free,
    Span,
    Times,
    What,
    checked,
    decided,
    merged,
    times_after,
)

ASTRID, BJORN, DAGNY = range(3)
LIVE = Clock("live", bank=100, increment=10)
DAYS = Clock("days", bank=DAY)
WORKDAYS = Clock("days", bank=DAY, weekends=False)
NOBODY = Free()


def asked(*seats: int) -> frozenset[int]:
    return frozenset(seats)


def begun(clock: Clock, *seats: int, at: float = 0) -> Beat:
    return Beat(at, asked(*seats), "clock", clock=clock)


def chose(seat: int, at: float, *then: int) -> Beat:
    return Beat(at, asked(*then), "choice", seat)


def after(*beats: Beat, free: Free = NOBODY) -> Times:
    return times_after(beats, 3, free)


def test_who_is_asked_pays_and_nobody_else() -> None:
    times = after(begun(LIVE, ASTRID), chose(ASTRID, 30, BJORN))

    assert times.left(ASTRID, 50, NOBODY) == 100 - 30 + 10
    assert times.left(BJORN, 50, NOBODY) == 80
    assert times.left(DAGNY, 50, NOBODY) == 100
    assert times.zero(BJORN, NOBODY) == 130


def test_the_increment_is_given_once_a_string() -> None:
    """However many questions a turn has: that may hang on cards in a hand."""
    one = after(begun(LIVE, ASTRID), chose(ASTRID, 9, BJORN))
    many = after(
        begun(LIVE, ASTRID), chose(ASTRID, 1, ASTRID), chose(ASTRID, 5, ASTRID),
        chose(ASTRID, 9, BJORN),
    )  # fmt: skip

    assert one.left(ASTRID, 9, NOBODY) == many.left(ASTRID, 9, NOBODY) == 101


def test_undo_gives_back_no_time_and_no_increment_twice() -> None:
    times = after(
        begun(LIVE, ASTRID), chose(ASTRID, 10, BJORN), Beat(12, asked(ASTRID), "undo"),
        chose(ASTRID, 20, BJORN), Beat(21, asked(ASTRID), "undo"), chose(ASTRID, 22, BJORN),
    )  # fmt: skip

    assert times.left(ASTRID, 30, NOBODY) == 100 - 10 + 10 - 8 - 1
    assert times.left(BJORN, 22, NOBODY) == 100 - 2 - 1


def test_with_days_each_string_has_a_bank_of_its_own() -> None:
    times = after(
        begun(DAYS, ASTRID), chose(ASTRID, 5 * HOUR, ASTRID), chose(ASTRID, 9 * HOUR, BJORN)
    )
    assert times.left(ASTRID, 9 * HOUR, NOBODY) == DAY - 9 * HOUR

    times.take(Beat(10 * HOUR, asked(ASTRID), "undo"), NOBODY)
    assert times.left(ASTRID, 10 * HOUR, NOBODY) == DAY - 9 * HOUR
    times.take(chose(ASTRID, 11 * HOUR, BJORN), NOBODY)
    times.take(chose(BJORN, 12 * HOUR, ASTRID), NOBODY)
    assert times.left(ASTRID, 12 * HOUR, NOBODY) == DAY


def test_of_a_sealed_question_each_pays_until_the_own_answer() -> None:
    """Whoever answers anew pays nothing for it."""
    times = after(
        begun(LIVE, ASTRID, BJORN, DAGNY), chose(BJORN, 10, ASTRID, DAGNY),
        chose(BJORN, 20, ASTRID, DAGNY), chose(DAGNY, 30, ASTRID), chose(ASTRID, 40),
    )  # fmt: skip

    assert [times.left(seat, 99, NOBODY) for seat in range(3)] == [70, 100, 80]


def test_nobody_pays_while_nobody_is_asked() -> None:
    times = after(begun(LIVE, ASTRID), chose(ASTRID, 10))

    assert times.left(ASTRID, 1000, NOBODY) == 100
    assert times.asked == frozenset()


def test_an_outage_charges_nobody() -> None:
    free = Free(merged([(20, 50), (40, 60)]))
    times = after(begun(LIVE, ASTRID), free=free)

    assert times.left(ASTRID, 70, free) == 70
    assert times.zero(ASTRID, free) == 140


def test_a_clock_put_back_charges_nothing() -> None:
    times = after(begun(LIVE, ASTRID, at=7200))

    assert times.left(ASTRID, 0, NOBODY) == 100
    times.take(chose(ASTRID, 1000, BJORN), NOBODY)
    assert times.left(ASTRID, 1000, NOBODY) == 110
    assert times.left(BJORN, 1030, NOBODY) == 70


def test_weekends_charge_nobody_where_the_table_says_so() -> None:
    friday, monday = timegm((2026, 11, 20, 12, 0, 0)), timegm((2026, 11, 23, 6, 0, 0))
    times = after(begun(WORKDAYS, ASTRID, at=friday))

    assert times.left(ASTRID, monday, NOBODY) == DAY - 12 * HOUR - 6 * HOUR
    assert times.zero(ASTRID, NOBODY) == timegm((2026, 11, 23, 12, 0, 0))
    counted = after(begun(DAYS, ASTRID, at=friday))
    assert counted.zero(ASTRID, NOBODY) == friday + DAY


def test_a_vacation_charges_only_whose_it_is_not() -> None:
    free = Free(vacations={ASTRID: ((HOUR, 3 * DAY),)})
    times = after(begun(DAYS, ASTRID, BJORN), free=free)

    assert times.zero(ASTRID, free) == 4 * DAY - HOUR
    assert times.zero(BJORN, free) == DAY
    assert after(begun(LIVE, ASTRID), free=free).zero(ASTRID, free) == 100


def test_who_comes_back_has_a_little_and_only_if_there_is_none() -> None:
    """Handing the seat to a bot and back is no way to a new bank."""
    gone = after(begun(LIVE, ASTRID), Beat(100, asked()), Beat(500, asked(ASTRID), "more", ASTRID))
    assert gone.left(ASTRID, 500, NOBODY) == 60

    for clock in (LIVE, DAYS):
        back = after(
            begun(clock, ASTRID), Beat(40, asked()), Beat(41, asked(ASTRID), "more", ASTRID)
        )
        assert back.left(ASTRID, 41, NOBODY) == clock.bank - 40


def test_another_clock_begins_anew() -> None:
    times = after(begun(LIVE, ASTRID), begun(DAYS, ASTRID, at=90))

    assert times.left(ASTRID, 90, NOBODY) == DAY


@pytest.mark.parametrize(
    ("clock", "line"),
    [
        (Clock("live", 9), "clock: a bank of 9 s; live has 10 to 36000 s"),
        (Clock("live", 36_001), "clock: a bank of 36001 s; live has 10 to 36000 s"),
        (Clock("live", -(2**60)), f"clock: a bank of {-(2**60)} s; live has 10 to 36000 s"),
        (Clock("days", 60), "clock: a bank of 60 s; days has 3600 to 1209600 s"),
        (Clock("live", 60, -1), "clock: an increment of -1 s; it has 0 to 600 s"),
        (Clock("live", 60, 601), "clock: an increment of 601 s; it has 0 to 600 s"),
        (Clock("days", DAY, 5), "clock: with days there is no increment"),
    ],
)
def test_what_is_out_of_range_is_named_in_a_line(clock: Clock, line: str) -> None:
    with pytest.raises(BadInput, match=line):
        checked(clock)


def test_clocks_in_range_are_as_they_were_told() -> None:
    for clock in (LIVE, DAYS, WORKDAYS, Clock("days", DAY, zero="vote")):
        assert checked(clock) == clock
    assert checked(Clock("off", 5, 5)) == Clock("off")


def test_the_others_decide_by_more_than_half_or_when_all_have_spoken() -> None:
    assert decided({}, [1, 2]) is None
    assert decided({1: "forfeit", 2: "forfeit"}, [1, 2, 3]) == "forfeit"
    assert decided({1: "forfeit", 2: "bot"}, [1, 2, 3]) is None
    assert decided({1: "forfeit", 2: "bot", 3: "wait"}, [1, 2, 3]) == "wait"
    assert decided({1: "forfeit", 2: "bot"}, [1, 2]) == "bot"
    assert decided({9: "forfeit"}, [1]) is None


# Properties

SPANS = st.lists(
    st.tuples(st.integers(0, 1000), st.integers(0, 200)).map(lambda s: (s[0], s[0] + s[1])),
    max_size=8,
)
SEATS = st.frozensets(st.integers(0, 2))
CLOCKS = st.sampled_from((LIVE, DAYS, WORKDAYS, Clock("live", 400)))


@st.composite
def stories(draw: st.DrawFn) -> list[Beat]:
    """Some beats after each other, the first of which sets a clock."""
    at, before = 0.0, draw(SEATS)
    beats = [Beat(at, before, "clock", clock=draw(CLOCKS))]
    for _ in range(draw(st.integers(0, 12))):
        at += draw(st.integers(0, 120))
        then = draw(SEATS)
        what: What = draw(st.sampled_from(("choice", "undo", "other", "more")))
        seat = draw(st.sampled_from(sorted(before))) if before else 0
        beats.append(Beat(at, then, what, seat))
        before = then
    return beats


def asked_for(beats: list[Beat], seat: int, now: float) -> list[Span]:
    ends = [*(beat.at for beat in beats[1:]), now]
    return [(b.at, end) for b, end in zip(beats, ends, strict=True) if seat in b.asked]


@given(stories(), SPANS, st.integers(0, 300))
def test_nobody_pays_more_than_passed_while_asked_without_outages(
    beats: list[Beat], spans: list[Span], later: int
) -> None:
    free, now = Free(merged(spans)), beats[-1].at + later
    clock = beats[0].clock
    assert clock is not None
    for seat in range(3):
        spent = sum(
            end - began - sum(last - first for first, last in free.within(clock, seat, began, end))
            for began, end in asked_for(beats, seat, now)
        )
        left = times_after(beats, 3, free).left(seat, now, free)
        assert left >= max(0, clock.bank - spent)


@given(stories(), SPANS, st.integers(0, 300))
def test_nothing_is_ever_charged_below_none(
    beats: list[Beat], spans: list[Span], later: int
) -> None:
    free = Free(merged(spans))
    for count in range(1, len(beats) + 1):
        times = times_after(beats[:count], 3, free)
        for seat in range(3):
            at, then = times.at, times.at + later
            now, soon = times.left(seat, at, free), times.left(seat, then, free)
            assert now >= soon >= 0
            assert now - soon <= later


@given(stories(), SPANS, st.randoms(use_true_random=False))
def test_the_order_of_outages_and_how_they_are_cut_are_no_matter(
    beats: list[Beat], spans: list[Span], rng: object
) -> None:
    halves = [half for a, b in spans for half in ((a, (a + b) / 2), ((a + b) / 2, b))]
    rng.shuffle(halves)  # type: ignore[attr-defined]  # Hypothesis's own random
    one, other = Free(merged(spans)), Free(merged(halves))

    for seat in range(3):
        first = times_after(beats, 3, one).left(seat, 5000, one)
        assert first == pytest.approx(times_after(beats, 3, other).left(seat, 5000, other))


@given(stories(), SPANS)
def test_zero_is_when_nothing_is_left_and_not_before(beats: list[Beat], spans: list[Span]) -> None:
    free = Free(merged(spans))
    times = times_after(beats, 3, free)
    for seat in times.asked:
        zero = times.zero(seat, free)
        assert times.left(seat, zero, free) == pytest.approx(0, abs=1e-6)
        if times.left(seat, times.at, free) > 1:
            assert times.left(seat, zero - 1, free) > 0


@given(SPANS)
def test_merged_spans_hold_the_same_time_and_do_not_touch(spans: list[Span]) -> None:
    found = merged(spans)

    assert all(one[1] < other[0] for one, other in pairwise(found))
    inside = {second for a, b in spans for second in range(int(a), int(b))}
    assert {second for a, b in found for second in range(int(a), int(b))} == inside
