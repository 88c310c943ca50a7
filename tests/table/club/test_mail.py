"""Mail: received by a real mail server, once however often it is sent, and nobody adds a head."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from ragnatafl.lab.receivers import Mailbox, read_letter
from ragnatafl.table.club.mail import LONGEST_SUBJECT, Mailer
from ragnatafl.table.club.outside import NotSent

pytestmark = pytest.mark.anyio
OLENA = "olena@club.example"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    made = Mailbox()
    yield made
    made.close()


def given_mailer(mailbox: Mailbox, seconds: float = 30.0) -> Mailer:
    return Mailer(mailbox.address, "tafl@club.example", seconds)


async def test_a_letter_arrives_as_it_was_written(mailbox: Mailbox) -> None:
    await given_mailer(mailbox).send(OLENA, "Ваш хід: Руниці", "Хід Бйорна.\n/t/abc\n", "Key1")

    (got,) = mailbox.at(OLENA)
    letter = read_letter(got.body)
    assert letter["Subject"] == "Ваш хід: Руниці"
    assert letter.get_content().splitlines() == ["Хід Бйорна.", "/t/abc"]
    assert (letter["From"], letter["To"]) == ("Ragnatafl <tafl@club.example>", OLENA)
    assert got.key == "<Key1@club.example>"
    assert letter["Auto-Submitted"] == "auto-generated"


async def test_sent_again_it_is_the_same_letter(mailbox: Mailbox) -> None:
    mailer = given_mailer(mailbox)
    for _ in range(2):
        await mailer.send(OLENA, "Your turn", "text", "Key1")

    assert len(mailbox.at(OLENA)) == 2
    assert mailbox.keys(OLENA) == ["<Key1@club.example>"]


@pytest.mark.parametrize(
    "name",
    ["Bjorn\r\nBcc: all@club.example", "Bjorn\nSubject: x\n\nbody", "B\x00j\x0born", "x" * 999],
)
async def test_a_name_adds_no_head(mailbox: Mailbox, name: str) -> None:
    await given_mailer(mailbox).send(OLENA, f"Your turn: {name}", "text", "Key1")

    (got,) = mailbox.got
    letter = read_letter(got.body)
    assert letter["Bcc"] is None
    assert len(letter.get_all("Subject") or []) == 1
    assert len(letter["Subject"]) <= LONGEST_SUBJECT
    assert letter.get_content().strip() == "text"


async def test_an_address_that_is_none_is_not_written_to(mailbox: Mailbox) -> None:
    with pytest.raises(NotSent, match="gone"):
        await given_mailer(mailbox).send("a@b, c@d", "x", "text", "Key1")

    assert mailbox.got == []


async def test_a_server_that_refuses_or_is_not_there_is_told(mailbox: Mailbox) -> None:
    with pytest.raises(NotSent, match="silent"):
        await Mailer("smtp://127.0.0.1:1", "tafl@club.example").send(OLENA, "x", "y", "Key1")
    with pytest.raises(NotSent, match="silent"):
        await Mailer("", "").send(OLENA, "x", "y", "Key1")
    password = mailbox.address.replace("//", "//name:hunter2@")
    with pytest.raises(NotSent):  # it knows no passwords
        await Mailer(password, "tafl@club.example").send(OLENA, "x", "y", "Key1")


async def test_a_slow_server_is_not_waited_for(mailbox: Mailbox) -> None:
    mailbox.pause = 60.0

    with pytest.raises(NotSent, match="silent"):
        await given_mailer(mailbox, seconds=0.2).send(OLENA, "x", "y", "Key1")


async def test_no_server_no_mail() -> None:
    assert not Mailer("", "tafl@club.example").ready
    assert not Mailer("smtp://mail.example", "").ready
    assert Mailer("smtps://mail.example", "tafl@club.example").ready
    await asyncio.sleep(0)
