"""Webhooks: each service gets what it understands, and nothing that it would understand wrong."""

from __future__ import annotations

import json

import pytest

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.table.club.alerts import Line, Message
from ragnatafl.table.club.hooks import SHAPES, Shape, checked_hook, hook, shape_of

URL = "https://hooks.example/services/x"
NASTY = "Bjorn <!channel> @everyone & <b>"
ONE = Message(
    "Key1", "Your turn", (Line("turn", f"Runics: it is your turn ({NASTY})", "/t/a"),), "more",
    "https://tafl.example", 5.0, "en",
)  # fmt: skip


def body(shape: Shape, message: Message = ONE, url: str = URL) -> dict[str, object]:
    made: dict[str, object] = json.loads(hook(url, shape, message).body)
    return made


@pytest.mark.parametrize("shape", SHAPES)
def test_every_shape_carries_its_key_and_the_link(shape: Shape) -> None:
    sent = hook("https://ntfy.example/tables", shape, ONE)

    assert sent.headers["Idempotency-Key"] == "Key1"
    assert b"https://tafl.example/t/a" in sent.body


def test_discord_calls_nobody() -> None:
    assert body("discord")["allowed_mentions"] == {"parse": []}


def test_slack_reads_names_as_names() -> None:
    text = body("slack")["text"]

    assert "&lt;!channel&gt; @everyone &amp; &lt;b&gt;" in str(text)


def test_ntfy_is_told_at_its_root_with_the_topic() -> None:
    sent = hook("https://ntfy.example/my-tables", "ntfy", ONE)

    assert sent.url == "https://ntfy.example/"
    assert body("ntfy", url="https://ntfy.example/my-tables") == {
        "topic": "my-tables",
        "title": "Your turn",
        "message": f"Runics: it is your turn ({NASTY})",
        "click": "https://tafl.example/t/a",
        "sequence_id": "Key1",
    }


def test_plain_json_has_all_of_it() -> None:
    two = ONE._replace(lines=(*ONE.lines, Line("over", "Lords is over", "/t/b")))

    told = body("json", two)

    assert told["link"] == "https://tafl.example/"
    assert told["alerts"] == [
        {"kind": "turn", "text": ONE.lines[0].text, "link": "https://tafl.example/t/a"},
        {"kind": "over", "text": "Lords is over", "link": "https://tafl.example/t/b"},
    ]
    assert (told["key"], told["language"], told["at"]) == ("Key1", "en", 5.0)


def test_long_messages_are_cut_where_services_would_refuse_them() -> None:
    many = ONE._replace(lines=tuple(Line("turn", "x" * 400, "/t/a") for _ in range(9)))

    assert len(str(body("discord", many)["content"])) < 2000
    assert len(str(body("matrix", many)["text"])) < 2000


def test_what_is_no_webhook_is_refused() -> None:
    with pytest.raises(BadInput, match="shape: must be one of discord"):
        shape_of("irc")
    for url in ("https://ntfy.example", "https://ntfy.example/a/b"):
        with pytest.raises(BadInput, match="must name a topic"):
            checked_hook(url, "ntfy")
    checked_hook(URL, "slack")
