"""What is wrong with a form is told in the reader's language, with the field that it is about."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import ragnatafl
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.table.settings import Settings
from ragnatafl.table.web.app import make_app

TWO = [{"kind": "here"}, {"kind": "here"}]
RUNICS = {"game": "runics", "seats": TWO}
FORMS: dict[str, tuple[str, dict[str, Any], str]] = {
    "no such game": ("/new", RUNICS | {"game": "rnics"}, "rnics"),
    "too many seats": ("/new", RUNICS | {"seats": TWO * 3}, "6"),
    "no such option": ("/new", RUNICS | {"options": {"adept": True}}, "adepts"),
    "no such value": ("/new", RUNICS | {"options": {"tie_break": "x"}}, "tie_break"),
    "value of another kind": ("/new", RUNICS | {"options": {"adepts": "x"}}, "adepts"),
    "no such level": (
        "/new", RUNICS | {"seats": [TWO[0], {"kind": "bot", "level": "krl"}]}, "karl",
    ),
    "seats nobody plays": ("/new", RUNICS | {"seats": [TWO[0], {"kind": "automa"}]}, "2"),
    "no such challenge": (
        "/new",
        {"game": "surtr", "seats": TWO, "options": {"challenges": "deep-rots"}},
        "deep-roots",
    ),
    "seats of a sketch": ("/seats", {"game": "lords", "seats": 5, "options": {}}, "5"),
    "no such box": ("/new", RUNICS | {"content": "nowhere"}, ""),
    "a position that is none": (
        "/beside/open", {"game": "runics", "seats": TWO, "laid": "file", "position": "{}"}, "",
    ),
    "no such lesson": ("/learn/runics/frst", {}, "first"),
    "no such scene": ("/learn/runics/nowhere/open", {}, "nowhere"),
}  # fmt: skip


@pytest.fixture
async def browser(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    app = make_app(Settings(store=str(tmp_path / "tables.db")))
    made = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost")
    yield made
    await made.aclose()
    app.state.hall.bots.thinkers.close()
    app.state.hall.tables.keeper.close()


async def refused(browser: httpx.AsyncClient, code: str, path: str, sent: bytes) -> str:
    headers = {"accept-language": code, "origin": "http://localhost"}
    answer = await browser.post(path, content=sent, headers=headers)

    assert answer.status_code in (400, 404), answer.text
    return str(answer.json()["refused"])


@pytest.mark.anyio
@pytest.mark.parametrize("form", FORMS)
async def test_a_fault_of_a_form_is_in_the_readers_language(
    browser: httpx.AsyncClient, form: str
) -> None:
    path, sent, named = FORMS[form]
    lines = [await refused(browser, code, path, json.dumps(sent).encode()) for code in LANGUAGES]

    assert len(set(lines)) == len(LANGUAGES), lines
    assert all(named in line and "\n" not in line for line in lines)


@pytest.mark.anyio
async def test_an_option_of_a_form_is_named_beside_its_fault(browser: httpx.AsyncClient) -> None:
    answer = await browser.post("/new", json=RUNICS | {"options": {"tie_break": "x"}})

    assert [fault["name"] for fault in answer.json()["faults"]] == ["tie_break"]


@pytest.mark.anyio
@pytest.mark.parametrize("sent", ["nothing", "a changed choice", "another thing", "cut off"])
async def test_an_upload_that_cannot_be_played_is_refused_in_the_readers_language(
    browser: httpx.AsyncClient, sent: str
) -> None:
    match = ragnatafl.new("runics", seed=1)
    match.choose(match.decision.options[0])
    record = json.loads(match.record().to_json())
    raw = {
        "nothing": b"",
        "a changed choice": json.dumps(record | {"choices": ["astrid: lay nothing"]}).encode(),
        "another thing": b'{"ragnatafl": "pack"}',
        "cut off": json.dumps(record).encode()[:90],
    }[sent]

    lines = {await refused(browser, code, "/upload", raw) for code in LANGUAGES}

    assert len(lines) == len(LANGUAGES), lines
