"""What the pages point at is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ragnatafl.bots import bot_levels

REPOSITORY = Path(__file__).parents[1]
PAGES = sorted((*REPOSITORY.glob("*.md"), *(REPOSITORY / "docs").rglob("*.md")))
LINK = re.compile(r'(?:\]\(|src=")([^)"\s]+)')
FILE = re.compile(r"`((?:kernel|games|bots|table|lab|drawing|tests)/[\w/]+\.(?:py|toml|svg))")
EXAMPLE = re.compile(r"`(?:[^`\n]*[\s`])?(examples/[\w/.-]+)[^`\n]*`")


def places_named(page: Path) -> Iterator[Path]:
    """Files that a page links to, and modules of ours and examples that it names."""
    text = page.read_text(encoding="utf-8")
    for target in LINK.findall(re.sub(r"`[^`\n]*`", "", text)):
        if "://" not in target and not target.startswith("#"):
            yield page.parent / target.partition("#")[0]
    for name in FILE.findall(text):
        yield REPOSITORY / (name if name.startswith("tests/") else f"src/ragnatafl/{name}")
    for name in EXAMPLE.findall(text):
        yield REPOSITORY / name


HOP = re.compile(r"^\| `([\w/.-]+)` \| `([\w-]+)` \|", re.MULTILINE)
HOPS = HOP.findall((REPOSITORY / "docs" / "walks.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("file", "name"), HOPS, ids=lambda part: part)
def test_each_hop_of_the_walks_is_there(file: str, name: str) -> None:
    text = (REPOSITORY / "src" / "ragnatafl" / file).read_text(encoding="utf-8")

    declared = rf'(?m)^\s*(?:async )?(?:def |class |function |export function |id = ")?{name}\b'
    assert re.search(declared, text), f"{file} has no {name}"


def test_there_are_eight_walks() -> None:
    assert len(HOPS) > 50


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(REPOSITORY)))
def test_a_page_points_at_what_is_there(page: Path) -> None:
    lost = [str(place) for place in places_named(page) if not place.exists()]

    assert lost == []


def test_pages_do_point_at_things() -> None:
    assert sum(len(list(places_named(page))) for page in PAGES) > 40


@pytest.mark.parametrize("name", ["bots.md", "pictures/architecture.svg", "design.md"])
def test_every_level_of_bots_is_told_of(name: str) -> None:
    text = (REPOSITORY / "docs" / name).read_text(encoding="utf-8")

    assert [level for level in bot_levels() if not re.search(rf"\b{level}\b", text)] == []
