"""What a browser may say: anything else is refused in one line, whatever it is."""

from __future__ import annotations

import json
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.table.web.messages import (
    Choose,
    Message,
    Mine,
    NewTable,
    Ready,
    Rename,
    parse_message,
)

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=12,
)
TAGS = (
    "choose",
    "looks",
    "gather",
    "stand",
    "undo",
    "hint",
    "suggest",
    "hold",
    "why",
    "ready",
    "resign",
    "rename",
    "take-over",
    "clock",
    "clock-answer",
    "clock-vote",
    "rematch",
    "speak",
    "seal",
    "mix",
    "begin",
    "coach",
    "looks",
    "leave",
    "send-away",
    "list",
    "say",
    "phrase",
    "mute",
    "report",
    "want-talk",
    "switch-talk",
)
FIELDS = (
    "seat", "option", "moment", "careful", "name", "by_bot", "language", "anchors", "variant",
    "picks", "all", "sure", "text", "on", "nonce", "seal",
    "without", "act", "try", "key", "who", "place", "number", "why", "listed",
)  # fmt: skip
NEARLY = st.builds(
    lambda tag, fields: {"say": tag, **fields},
    st.sampled_from(TAGS) | JSON,
    st.dictionaries(st.sampled_from(FIELDS), JSON),
)
KINDS = get_args(Message)


def parsed(text: str | bytes) -> Message | None:
    """The message, or None if it was refused in one line."""
    try:
        return parse_message(text)
    except BadInput as fault:
        line = str(fault)
        assert line.startswith("message: ")
        assert "\n" not in line
        return None


@given(st.binary() | st.text())
def test_any_bytes_are_read_or_refused(data: bytes | str) -> None:
    parsed(data)


@given(NEARLY | JSON)
def test_any_json_is_read_or_refused(document: object) -> None:
    message = parsed(json.dumps(document))

    if message is not None:
        assert type(message) in KINDS


@given(st.sampled_from(KINDS).flatmap(st.from_type))
def test_whatever_is_read_was_within_its_bounds(message: Message) -> None:
    """Written and read again it is the same, unless something in it is too long or too large."""
    again = parsed(msgspec.json.encode(message))

    seat = getattr(message, "seat", 0)
    assert again is None or again == message
    assert again is None or 0 <= seat <= 5
    assert again is None or len(getattr(message, "option", "")) <= 200


def test_every_kind_of_message_can_be_said() -> None:
    assert parsed('{"say": "choose", "seat": 1, "option": "rest axe-1", "moment": 3}') == Choose(
        1, "rest axe-1", 3
    )
    assert parsed('{"say": "ready", "seat": 0}') == Ready(0)
    assert parsed('{"say": "rename", "seat": 0, "name": "Åsa"}') == Rename(0, "Åsa")
    assert {kind.__struct_config__.tag for kind in KINDS} == set(TAGS)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"say": "shout"}',
        '{"say": "choose"}',
        '{"say": "choose", "seat": 0, "option": "x", "moment": 0, "as": "bjorn"}',
        '{"say": "choose", "seat": -1, "option": "x", "moment": 0}',
        '{"say": "choose", "seat": 6, "option": "x", "moment": 0}',
        '{"say": "choose", "seat": 0.5, "option": "x", "moment": 0}',
        '{"say": "choose", "seat": "0", "option": "x", "moment": 0}',
        '{"say": "choose", "seat": 0, "option": 7, "moment": 0}',
        '{"say": "choose", "seat": 0, "option": "x", "moment": -1}',
        '{"say": "choose", "seat": 0, "option": "x", "moment": 1e99}',
        '{"say": "choose", "seat": 0, "option": "' + "x" * 201 + '", "moment": 0}',
        '{"say": "rename", "seat": 0, "name": "' + "x" * 201 + '"}',
        '{"say": "undo", "seat": 0, "moment": 0',
        '{"say": "hint", "seat": 0}{}',
        "[" * 100_000,
        '{"say": ' * 50_000,
        b"\xff\xfe\x00",
        b'{"say": "rename", "seat": 0, "name": "\xff"}',
        '{"say": "rename", "seat": 0, "name": "\\ud800"}',
    ],
)
def test_what_does_not_fit_is_refused(text: str | bytes) -> None:
    assert parsed(text) is None


@given(st.binary() | JSON.map(lambda document: json.dumps(document).encode()))
def test_forms_are_read_or_refused(data: bytes) -> None:
    for kind in (NewTable, Mine):
        try:
            msgspec.json.decode(data, type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            continue
