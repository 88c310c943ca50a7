"""The rooms of the table: commands open terminal and browser, and both speak by telling."""

from __future__ import annotations

from pathlib import Path

import pytest

from test_imports import PACKAGE, imports, is_allowed

TABLE = PACKAGE / "table"
MAY_ENTER = {
    "telling": ("telling",),
    "learning": ("learning", "telling"),
    "terminal": ("terminal", "learning", "picking", "standing", "telling"),
    "club": ("club",),
    "storage": ("storage", "club"),
    "thinking": ("thinking", "storage", "telling"),
    "web": (
        "web",
        "automas",
        "club",
        "learning",
        "logs",
        "orders",
        "picking",
        "settings",
        "standing",
        "storage",
        "telling",
        "thinking",
    ),
}
SERVING = (
    "access", "admin", "alert_routes", "alerting", "analysing", "answering", "app", "barring",
    "bots", "company", "connection", "door", "draining", "forwarding", "governing", "guard",
    "hall", "health", "hearing", "knowing", "opening",
    "outgoing", "pulse", "routes", "sending", "tables", "timing", "vacations", "waiting", "waking",
)  # fmt: skip
"""Who talks to browsers; a page is made without them."""

MODULES = [path for room in MAY_ENTER for path in sorted((TABLE / room).rglob("*.py"))]


def within(room: str) -> str:
    return f"ragnatafl.table.{room}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(TABLE)))
def test_a_room_of_the_table_knows_only_those_below_it(path: Path) -> None:
    known = tuple(map(within, MAY_ENTER[path.relative_to(TABLE).parts[0]]))

    found = [module for module in imports(path) if is_allowed(module, ("ragnatafl.table",))]
    assert [module for module in found if not is_allowed(module, known)] == []


def test_pages_and_rooms_know_nothing_of_serving() -> None:
    web = TABLE / "web"
    others = [path for path in web.rglob("*.py") if web / "club" not in path.parents]
    makers = [path for path in others if path.stem not in SERVING]
    servers = tuple(within(f"web.{name}") for name in SERVING)

    assert len(makers) > 20
    wrong = [(path.name, m) for path in makers for m in imports(path) if is_allowed(m, servers)]
    assert wrong == []
