"""Nobody chooses the luck of a table that gathers, and everybody can check it."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
import pytest

from ragnatafl.kernel.chance import mix, published_hash, seal_of
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SPECTATOR
from ragnatafl.kernel.state import State
from ragnatafl.table.commands.verify import verify
from ragnatafl.table.web.pages.join import join_page
from ragnatafl.table.web.pages.seat import seat_page
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from table.web.gathered import (
    GUEST,
    OPENER,
    THIRD,
    given_dealt,
    given_gathering,
    given_sealed,
    opens,
    pages_of,
    refused,
    seals,
    sits,
)
from table.web.given import ASTRID, BJORN, DAGNY, play

# Nobody chooses the luck


def stays(room: Room, act: Callable[[], object]) -> str:
    """It is refused, and nothing has changed; by what."""
    before = room.stored, room.gathering.seals, room.gathering.awaited, room.gathering.closed
    found = refused(act)
    assert (room.stored, room.gathering.seals, room.gathering.awaited, room.gathering.closed) == (
        before
    )
    return found


def test_a_nonce_that_does_not_fit_its_seal_is_not_mixed_in(rooms: Rooms) -> None:
    """Astrid hosts and knows the secret. Having seen Bjorn's she would like another of her own."""
    room = given_sealed(rooms)
    opens(room, BJORN, "b2")

    for other in ("a2", "b2", "", seal_of("a1")):
        assert stays(room, lambda: opens(room, ASTRID, other)) == "seal-differs"  # noqa: B023
    assert not room.begun


def test_nothing_at_all_can_be_sealed_but_not_mixed_in(rooms: Rooms) -> None:
    room = given_gathering(rooms)
    seals(room, ASTRID, "")
    sits(room, BJORN, GUEST, "b2")

    assert stays(room, lambda: opens(room, ASTRID, "")) == "seal-differs"


def test_nothing_is_shown_before_everybody_has_sealed(rooms: Rooms) -> None:
    room = given_gathering(rooms)
    assert stays(room, lambda: opens(room, ASTRID, "a1")) == "seals-not-in"
    seals(room, ASTRID, "a1")

    assert stays(room, lambda: opens(room, ASTRID, "a1")) == "seals-not-in"


def test_a_seal_stays_as_it_was_given(rooms: Rooms) -> None:
    room = given_gathering(rooms)
    seals(room, ASTRID, "a1")
    assert stays(room, lambda: seals(room, ASTRID, "a2")) == "sealed-already"
    sits(room, BJORN, GUEST, "b2")
    assert stays(room, lambda: seals(room, ASTRID, "a2")) == "sealed-already"
    opens(room, ASTRID, "a1")
    opens(room, BJORN, "b2")

    assert stays(room, lambda: seals(room, ASTRID, "a2")) == "sealed-already"


def test_what_is_sent_twice_counts_once(rooms: Rooms) -> None:
    """A browser whose line broke sends it again."""
    room = given_gathering(rooms)
    for _ in range(2):
        seals(room, ASTRID, "a1")
    sits(room, BJORN, GUEST, "b2")
    for _ in range(2):
        opens(room, ASTRID, "a1")
    opens(room, BJORN, "b2")
    opens(room, BJORN, "b2")

    kinds = [event.kind for event in room.storage.events(room.name)]
    assert kinds == ["open", "seal", "sit", "close", "mix", "mix", "begin"]


def test_a_seat_that_moves_takes_no_new_seal_once_all_are_in(rooms: Rooms) -> None:
    """Or its holder could choose anew, having seen what the others mix in."""
    room = given_sealed(rooms)
    opens(room, BJORN, "b2")
    room.do(room.seating.invite(ASTRID, OPENER))

    sits(room, ASTRID, THIRD, "a2")

    assert room.gathering.seals[ASTRID] == seal_of("a1")
    assert stays(room, lambda: opens(room, ASTRID, "a2")) == "seal-differs"


def test_a_seat_that_moves_before_is_sealed_anew(rooms: Rooms) -> None:
    """By the browser that it moved to: what the other one keeps does not come along."""
    room = given_gathering(rooms, seats="here link link")
    sits(room, BJORN, GUEST, "")
    room.do(room.seating.invite(BJORN, GUEST))
    sits(room, BJORN, THIRD, "b3")
    assert room.gathering.awaited == [ASTRID, DAGNY]
    seals(room, ASTRID, "a1")
    room.do(room.begin(OPENER))
    opens(room, ASTRID, "a1")

    assert stays(room, lambda: opens(room, BJORN, "b2")) == "seal-differs"
    opens(room, BJORN, "b3")
    assert room.nonces == ("a1", "b3", "")


def test_who_has_no_seat_seals_nothing(rooms: Rooms) -> None:
    room = given_gathering(rooms)
    assert stays(room, lambda: seals(room, SPECTATOR, "s1")) == "not-your-seat"
    assert stays(room, lambda: opens(room, SPECTATOR, "s1")) == "not-your-seat"


def test_who_comes_too_late_seals_nothing(rooms: Rooms) -> None:
    room = given_gathering(rooms, seats="here link link")
    seals(room, ASTRID, "a1")
    room.do(room.begin(OPENER))
    sits(room, BJORN, GUEST, "b2")

    assert stays(room, lambda: seals(room, BJORN, "b2")) == "stale"
    assert stays(room, lambda: opens(room, BJORN, "b2")) == "seal-differs"
    assert room.gathering.wants([BJORN]) == ""


def test_no_nonce_is_on_any_page_before_the_table_is_dealt(rooms: Rooms) -> None:
    """Nor one that the server made, nor one that was shown already: others could choose by it."""
    room = given_gathering(rooms, "raid", "here link link")
    sits(room, DAGNY, THIRD, "")
    made = room.places[DAGNY].nonce
    assert made
    seals(room, ASTRID, "a1a1a1a1")
    for page in pages_of(room):
        assert made not in page
    sits(room, BJORN, GUEST, "b2b2b2b2")
    opens(room, ASTRID, "a1a1a1a1")

    for page in pages_of(room):
        assert made not in page
        assert "a1a1a1a1" not in page
    opens(room, BJORN, "b2b2b2b2")
    assert made in str(seat_page(room, BJORN, BJORN, "en").parts["luck"])


# The hash comes first


def test_the_hash_is_published_before_anything_is_mixed_in(rooms: Rooms) -> None:
    """Who hosts could try a thousand secrets only before: afterwards the hash would not fit."""
    room = given_gathering(rooms)
    shown = re.search("[0-9a-f]{64}", join_page(room, BJORN, "", "en"))
    assert shown is not None
    seals(room, ASTRID, "a1")
    sits(room, BJORN, GUEST, "b2")
    opens(room, ASTRID, "a1")
    opens(room, BJORN, "b2")

    for number in range(1000):
        other = f"{number:064x}"
        assert published_hash(mix(other, ("a1", "b2"))) != shown[0]
    assert published_hash(room.match.seed) == shown[0] == room.luck.hash


def test_the_whole_game_verifies_with_what_a_guest_noted(
    rooms: Rooms,
    tmp_path: object,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    room = given_gathering(rooms)
    noted = re.search("[0-9a-f]{64}", join_page(room, BJORN, "", "en"))
    assert noted is not None
    seals(room, ASTRID, "a1")
    sits(room, BJORN, GUEST, "b2")
    opens(room, BJORN, "b2")
    opens(room, ASTRID, "a1")
    play(room)
    monkeypatch.chdir(str(tmp_path))
    room.record().save("game.json")

    assert verify("game.json", "en", noted[0], nonces=["b2"]) == 0
    told = capsys.readouterr().out
    assert "Mixed in by Bjorn" in told
    assert "fits the seals" in told
    assert "never opened" not in told
    with pytest.raises(BadInput, match="is not mixed in"):
        verify("game.json", "en", noted[0], nonces=["c3"])


def test_the_record_tells_whose_seal_was_never_opened(
    rooms: Rooms,
    tmp_path: object,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    room = given_sealed(rooms)
    opens(room, ASTRID, "a1")
    room.do(room.begin(OPENER, without=True))
    play(room)
    monkeypatch.chdir(str(tmp_path))
    record = room.record()
    record.save("game.json")

    assert verify("game.json", "en") == 0
    assert "never opened, and not mixed in: Bjorn" in capsys.readouterr().out
    others = (seal_of("other"), seal_of("b2"))
    msgspec.structs.replace(record, seals=others).save("other.json")
    with pytest.raises(BadInput, match="Astrid mixed in does not fit the seal"):
        verify("other.json", "en")
    msgspec.structs.replace(record, seals=others[:1]).save("short.json")
    with pytest.raises(BadInput, match="2 seats, but 1 seals"):
        verify("short.json", "en")


def test_the_seed_of_a_match_is_what_everybody_can_reckon_at_the_end(rooms: Rooms) -> None:
    room = play(given_dealt(rooms))
    record = room.record()

    again: Match[State] = Match(room.match.setup, seed=f"{record.seed}:a1,b2", source="sealed")

    room.match.undo_to(0)
    assert again.state.zones == room.match.state.zones
