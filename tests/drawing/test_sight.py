"""One view being drawn: its names, its words, and what lights up for whom."""

from __future__ import annotations

import pytest

from kit.table import ASTRID, BJORN
from ragnatafl.drawing.sight import Sight, hit, text_of
from ragnatafl.drawing.terminal import flags
from ragnatafl.kernel.language import LANGUAGES, language
from ragnatafl.kernel.seats import SPECTATOR, Seat
from toys.raid import Raid
from toys.stories import new_raid


def seen_by(seat: Seat, names: tuple[str, ...] = (), code: str = "en") -> Sight[Raid]:
    """The draft of a new game: all are asked at once which card they keep."""
    return Sight(new_raid(seats=2).match.view(seat), code, names)


def test_a_seat_sees_its_own_choices_open_and_no_others() -> None:
    match = new_raid(seats=2).match
    own = {str(anchor) for option in match.decisions[0] for anchor in option.anchors()}

    assert own
    assert Sight(match.view(ASTRID), "en", ()).open == own
    assert not Sight(match.view(SPECTATOR), "en", ()).open
    assert not Sight(match.state, "en", ()).open


def test_everybody_sees_who_is_asked() -> None:
    assert seen_by(ASTRID).asked == seen_by(SPECTATOR).asked == {ASTRID, BJORN}


def test_who_has_no_name_is_called_by_the_seat() -> None:
    assert seen_by(ASTRID, ("Ann",)).names == ("Ann", "Bjorn")
    assert seen_by(ASTRID, ("Ann",), "uk").names == ("Ann", "Бйорн")
    assert seen_by(ASTRID, ("Ann", "Bo", "one too many")).names == ("Ann", "Bo")


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_text_that_nothing_has_is_empty(code: str) -> None:
    assert text_of(language(code), "text-of-nothing") == ""
    assert text_of(language(code), "ui-seat-astrid")


def test_what_can_be_chosen_is_reached_by_key() -> None:
    sight = seen_by(ASTRID)
    anchor = min(sight.open)

    assert sight.hit(anchor) == f'id="{anchor}" class="hit open" role="button" tabindex="0"'
    assert sight.hit("card:nobody") == 'id="card:nobody" class="hit" role="img"'
    assert hit(False, is_heard=False) == 'class="hit"'


def test_the_terminal_flags_who_is_asked_and_who_has_won() -> None:
    asked = new_raid(seats=2)
    assert flags(seen_by(ASTRID), ASTRID).plain == "  ◄"

    over = asked.plays_on().match
    winners = [seat for seat in (ASTRID, BJORN) if over.state.winners >> seat & 1]

    told = [flags(Sight(over.view(ASTRID), "en", ()), seat, won=" won").plain for seat in winners]
    assert told == ["  ★ won"] * len(winners) != []
