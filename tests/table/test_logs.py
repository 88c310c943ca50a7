"""Log lines: for people and for programs, without anybody's secret, and not too many."""

from __future__ import annotations

import io
import json
import logging
import secrets
from collections.abc import Iterator

import pytest

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.table import logs
from ragnatafl.table.logs import Seldom

LOG = logging.getLogger("ragnatafl.table.tests")


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    root, ours = logging.getLogger(), logging.getLogger("ragnatafl")
    before = root.handlers[:], root.level, ours.level
    yield
    root.handlers[:], root.level, ours.level = before


def given_log(level: str = "info", form: str = "plain") -> io.StringIO:
    stream = io.StringIO()
    logs.set_up(level, form, stream)
    return stream


def test_a_line_for_people() -> None:
    told = given_log()

    LOG.info("the store at %s is open", "tables.db", extra={"facts": {"tables": 3}})
    LOG.debug("not at this level")

    (line,) = told.getvalue().splitlines()
    assert line.endswith(" info ragnatafl.table.tests: the store at tables.db is open tables=3")


def test_a_line_for_programs() -> None:
    told = given_log(form="json")
    request = logs.REQUEST.set("abc123")

    LOG.warning("slow\nanswer", extra={"facts": {"seconds": 2.5}})
    logs.REQUEST.reset(request)

    line = json.loads(told.getvalue())
    assert line.pop("at").endswith("+00:00")
    assert line == {
        "level": "warning",
        "from": "ragnatafl.table.tests",
        "text": "slow answer",
        "request": "abc123",
        "seconds": 2.5,
    }


@pytest.mark.parametrize("form", logs.FORMATS)
@pytest.mark.parametrize(
    "template",
    [
        "GET /t/kQ3x/join/{}",
        "GET /admin/enter/{}",
        "old link /t/kQ3xkQ3xkQ3x/{}",
        "cookie: lang=uk; ragnatafl={}",
        "headers [(b'cookie', b'ragnatafl={}')]",
        "Authorization: Bearer {}",
        'data {{"seed": "{}", "source": "sealed"}}',
        "secret={}",
        "nonce: {}",
        "postgresql://club:{}@db.example/tables",
        "something nobody thought of {}",
    ],
)
def test_no_secret_stands_in_a_line(form: str, template: str) -> None:
    """Whatever is logged, and wherever the secret stands in it: words, values or facts."""
    told = given_log(form=form)

    for _ in range(30):
        secret = secrets.token_urlsafe(18)
        LOG.info(template.format(secret).replace("%", "%%"))
        LOG.info("%s", template.format(secret))
        LOG.info("asked", extra={"facts": {"path": template.format(secret)}})

        assert secret not in told.getvalue()
    assert len(told.getvalue().splitlines()) == 90


def test_of_an_exception_its_place_is_told_and_not_its_words() -> None:
    """They could name a card that somebody holds."""
    told = given_log()

    try:
        raise BadInput("Astrid cannot lay R07 of her hand")
    except BadInput:
        LOG.exception("no page")

    (line,) = told.getvalue().splitlines()
    assert "R07" not in line
    assert "no page; Traceback: BadInput at test_logs.py:" in line


def test_what_the_system_says_is_told() -> None:
    told = given_log()

    try:
        raise OSError(28, "No space left on device")
    except OSError:
        LOG.exception("not stored")

    assert "OSError ([Errno 28] No space left on device) at test_logs.py" in told.getvalue()


def test_what_repeats_is_counted() -> None:
    """A fault that comes a thousand times a second fills no disk."""
    seldom = Seldom()

    def passes(text: str, now: float) -> str:
        record = logging.LogRecord("asyncio", logging.ERROR, "", 0, text, None, None)
        return record.getMessage() if seldom.passes(record, now) else ""

    lines = [passes("too many open files", number / 1000) for number in range(1000)]
    other = passes("another fault", 0.5)
    later = passes("too many open files", 11.0)

    assert list(filter(None, lines)) == ["too many open files"] * 5
    assert other == "another fault"
    assert later == "too many open files (and 995 times more in the last while)"


def test_faults_without_end_take_no_memory_without_end() -> None:
    seldom = Seldom()

    for number in range(5000):
        record = logging.LogRecord("x", logging.ERROR, "", 0, f"fault {number}", None, None)
        assert seldom.passes(record, 0.0)

    assert len(seldom._seen) <= Seldom.MOST
