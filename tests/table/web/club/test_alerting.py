"""Who is told what of a table: once, when it is so, and not while they look at it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from ragnatafl.games import find_game
from ragnatafl.table.club.alerts import Wishes
from ragnatafl.table.storage.marks import Marks
from ragnatafl.table.storage.sqlite import SQLite
from ragnatafl.table.web.club.alerting import MARK, OVERLAP, news_of
from ragnatafl.table.web.club.wording import worded
from ragnatafl.table.web.room import Room
from table.web.club.given_alerts import Club
from table.web.given import ASTRID, BJORN, holder_at, play

pytestmark = pytest.mark.anyio

TURN = "Runics: it is your turn (Astrid, Bjorn)"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with closing(SQLite(tmp_path / "tables.db")) as store:
        yield Club(store)


class Tab:
    """As much of a connection as is asked for here."""

    def __init__(self, room: Room, holder: str) -> None:
        self.room = room
        self.holder = holder
        self.looks = True


def looks_at(club: Club, room: Room, holder: str) -> Tab:
    tab = Tab(room, holder)
    club.hall.company.comes(tab)  # type: ignore[arg-type]  # a tab without a socket
    club.alerting.wake(room)
    return tab


async def test_who_is_to_move_is_told(club: Club) -> None:
    room = club.table()
    for seat in (ASTRID, BJORN):
        club.channel(holder_at(room, seat))

    await club.move(room)

    assert await club.send() == [TURN]
    ((person, message),) = club.postman.got
    assert person == holder_at(room, BJORN)
    assert message.link == f"https://tafl.example/t/{room.name}"
    assert message.title == "Your turn"


async def test_one_alert_a_table_until_they_have_been_there(club: Club) -> None:
    """Whatever else is done there meanwhile."""
    room = club.table()
    bjorn = holder_at(room, BJORN)
    club.channel(bjorn)
    await club.move(room)
    await club.send()
    room.do(room.rename(ASTRID, "Astrid the Old"))
    club.alerting.wake(room)
    await club.alerting.look()
    assert await club.send() == [TURN]

    tab = looks_at(club, room, bjorn)
    await club.alerting.look()
    club.hall.company.goes(tab)  # type: ignore[arg-type]
    await club.move(room)  # Bjorn
    await club.move(room)  # Astrid

    assert len(await club.send()) == 2


async def test_who_answered_was_there_though_nobody_noted_it(club: Club) -> None:
    """The server ended before it could note that Bjorn came."""
    room = club.table()
    club.channel(holder_at(room, BJORN))
    for _ in range(3):
        await club.move(room)
        await club.send()

    assert len(club.postman.got) == 2


async def test_who_looks_at_the_table_is_not_told_until_they_go(club: Club) -> None:
    """Without an answer: then they are told once."""
    room = club.table()
    bjorn = holder_at(room, BJORN)
    club.channel(bjorn)
    tab = looks_at(club, room, bjorn)

    await club.move(room)
    assert await club.send() == []

    club.hall.company.goes(tab)  # type: ignore[arg-type]  # or the line broke: who can tell
    for _ in range(2):
        club.alerting.wake(room)
        await club.alerting.look()
        assert await club.send() == [TURN]


async def test_a_tab_that_nobody_sees_is_no_looking(club: Club) -> None:
    room = club.table()
    bjorn = holder_at(room, BJORN)
    club.channel(bjorn)
    looks_at(club, room, bjorn).looks = False
    await club.alerting.look()

    await club.move(room)

    assert await club.send() == [TURN]


async def test_who_comes_within_the_pause_is_not_told(club: Club) -> None:
    club.alerting.pause = 60.0
    room = club.table()
    bjorn = holder_at(room, BJORN)
    club.channel(bjorn)
    await club.move(room)
    assert [letter.state for letter in club.letters(room)] == ["put"]

    looks_at(club, room, bjorn)
    await club.alerting.look()

    assert club.states() == ["seen"]


async def test_several_tables_come_as_one_message(club: Club) -> None:
    first, second = club.table(), club.table()
    club.channel(holder_at(first, BJORN))
    for room in (first, second):
        await club.move(room)

    assert await club.send() == [TURN, TURN]

    ((_, message),) = club.postman.got
    assert (message.title, message.link) == ("2 messages", "https://tafl.example/")


async def test_every_way_is_told(club: Club) -> None:
    room = club.table()
    for kind in ("push", "webhook"):
        club.channel(holder_at(room, BJORN), kind=kind)

    await club.move(room)

    assert await club.send() == [TURN, TURN]
    assert len({message.key for _, message in club.postman.got}) == 2


async def test_what_is_not_so_any_more_is_not_told(club: Club) -> None:
    """Bjorn is asked, and a bot plays for him before he is told."""
    room = club.table()
    club.channel(holder_at(room, BJORN))
    await club.move(room)
    room.do(room.take_over(BJORN, by_bot=True))
    club.alerting.wake(room)
    await club.alerting.look()

    assert await club.send() == []
    assert club.states() == ["dropped"]


async def test_the_end_of_a_game_is_told_to_all_who_did_not_see_it(club: Club) -> None:
    room = club.table()
    astrid, bjorn = (holder_at(room, seat) for seat in (ASTRID, BJORN))
    for person in (astrid, bjorn):
        club.channel(person)
    looks_at(club, room, astrid)

    play(room)
    for _ in range(2):
        club.alerting.wake(room)
        await club.alerting.look()

    (text,) = await club.send()
    assert text.startswith("Runics is over, won by ")
    assert club.postman.got[0][0] == bjorn


async def test_an_end_that_was_seen_is_not_told_by_the_next_process(club: Club) -> None:
    room = club.table()
    club.channel(holder_at(room, ASTRID))
    looks_at(club, room, holder_at(room, ASTRID))
    play(room)
    club.alerting.wake(room)
    await club.alerting.look()

    again = Club(club.store)
    Marks(club.store).set(MARK, time.time())
    await again.alerting.begin()

    assert await again.send() == []


async def test_what_was_before_a_way_was_added_is_not_told(club: Club) -> None:
    room = club.table()
    channel = club.channel(holder_at(room, BJORN))
    club.alerting.channels.add(channel._replace(at=time.time() + 60))

    await club.move(room)

    assert await club.send() == []


@pytest.mark.parametrize("state", [{"dead": True}, {"code": "unconfirmed"}])
async def test_nothing_is_put_for_ways_that_do_not_work(club: Club, state: dict[str, str]) -> None:
    room = club.table()
    channel = club.channel(holder_at(room, BJORN))
    club.alerting.channels.add(channel._replace(data=state))

    await club.move(room)

    assert club.letters(room) == []


async def test_what_somebody_does_not_want_is_not_told(club: Club) -> None:
    loud, silent = club.table(), club.table()
    bjorn = holder_at(loud, BJORN)
    club.channel(bjorn)
    wishes = Wishes(tables={silent.name: False})
    club.alerting.people.keep(bjorn, "alerts", wishes.data)

    for room in (loud, silent):
        await club.move(room)

    assert len(await club.send()) == 1
    assert club.letters(silent) == []


async def test_lessons_tell_nobody(club: Club) -> None:
    room = club.hall.tables.rooms.keep(
        club.hall.tables.rooms.lay_lesson(find_game("runics"), "first", "en", "astrid")
    )

    assert news_of(room) == []


async def test_what_was_stored_and_not_put_is_found_by_the_next_process(club: Club) -> None:
    """The server ended after it stored the choice."""
    room = club.table()
    club.channel(holder_at(room, BJORN))
    await club.alerting.begin()
    seat = room.asked()[0].seat
    while room.asked()[0].seat == seat:
        room.do(room.choose(seat, room.asked()[0].options[0].text, room.moment))

    again = Club(club.store)
    await again.alerting.begin()

    assert await again.send() == [TURN]
    third = Club(club.store)
    await third.alerting.begin()
    assert await third.send() == []


async def test_what_was_put_for_some_ways_is_put_for_the_others(club: Club) -> None:
    """The server ended between two of them."""
    room = club.table()
    bjorn = holder_at(room, BJORN)
    club.channel(bjorn, kind="push")
    await club.move(room)
    club.channel(bjorn, kind="webhook")
    Marks(club.store).set(MARK, time.time())

    again = Club(club.store)
    await again.alerting.begin()

    assert await again.send() == [TURN, TURN]
    assert len({message.key for _, message in again.postman.got}) == 2


async def test_tables_that_nobody_touched_since_are_left_alone(club: Club) -> None:
    room = club.table()
    club.channel(holder_at(room, ASTRID))
    Marks(club.store).set(MARK, time.time() + OVERLAP + 1)

    await club.alerting.begin()

    assert club.letters(room) == []


async def test_a_spoilt_table_hides_no_other(club: Club) -> None:
    from ragnatafl.table.storage import Entry

    room = club.table()
    club.channel(holder_at(room, ASTRID))
    club.store.append("spoilt", 0, [Entry("open", {"game": 7})])
    Marks(club.store).set(MARK, 0.0)

    again = Club(club.store)
    await again.alerting.begin()

    assert await again.send() == [TURN]


async def test_processes_of_one_store_look_after_each_other(club: Club) -> None:
    """One has set no mark for long: its tables are looked through, and its mark is removed."""
    room = club.table()
    club.channel(holder_at(room, ASTRID))
    marks = Marks(club.store)
    marks.set(f"{MARK} gone", time.time() - 3600)
    marks.set(f"{MARK} alive", time.time())
    club.alerting.share()

    await club.alerting.begin()

    assert await club.send() == [TURN]
    assert set(marks.named(MARK)) == {f"{MARK} alive", club.alerting.mark}


async def test_other_parts_tell_people_too(club: Club) -> None:
    """Once, whatever it is."""
    club.channel("bjorn")
    facts = {"game": "lords", "names": "Astrid, Bjorn", "tournament": "Yule", "round": 3}

    for _ in range(2):
        await club.alerting.tell("bjorn", "paired", "room", facts, "yule 3")

    assert await club.send() == [
        "Yule, round 3: you play Lords of Ragnarok (Astrid, Bjorn)",
    ]


async def test_no_alert_says_more_than_who_sits_there(club: Club) -> None:
    """Whatever Bjorn holds, Astrid's alert is the same."""
    rooms = [club.table(game="bloodrage", edition=edition) for edition in ("102", "99")]
    for room in rooms:
        for _ in range(12):
            decision = room.asked()[0]
            room.do(room.choose(decision.seat, decision.options[-1].text, room.moment))

    told = [{**news.data, "path": "", "answered": 0} for room in rooms for news in news_of(room)]

    assert all(one == told[0] for one in told)
    assert set(told[0]) == {"game", "names", "path", "answered"}


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("uk", "Руниці: ваш хід (Astrid, Bjorn)"),
        ("ru", "Руницы: ваш ход (Astrid, Bjorn)"),
        ("pt-BR", "Runics: é a sua vez (Astrid, Bjorn)"),
        ("xx", TURN),
    ],
)
async def test_people_are_told_in_their_language(club: Club, code: str, text: str) -> None:
    room = club.table()
    bjorn = holder_at(room, BJORN)
    club.channel(bjorn)
    club.alerting.people.speak(bjorn, code)
    await club.move(room)

    assert await club.send() == [text]


async def test_a_long_bundle_says_how_many_more_there_are(club: Club) -> None:
    room = club.table()
    club.channel(holder_at(room, BJORN))
    await club.move(room)
    (letter,) = club.letters(room)

    message = worded([letter] * 11, "key", "en")

    assert message.title == "11 messages"
    assert message.lines[-1].text == "and 3 more"
