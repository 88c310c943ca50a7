"""What takes hours to reckon is not lost where it is written: that is looked at before."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.lab.study import plans
from ragnatafl.lab.writing import check_file, check_folder, whole
from ragnatafl.table.command import main
from ragnatafl.table.commands import export as exporting

REPORT = ["report", "raid", "-n", "2", "--bots", "thrall", "--seats", "2", "--workers", "1"]


def test_a_page_that_was_there_is_not_lost_by_half_a_page(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text("old")

    def broken_off() -> None:
        with whole(page) as beside:
            beside.write_text("ne")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        broken_off()
    assert page.read_text() == "old"
    with whole(page) as beside:
        beside.write_text("new")

    assert page.read_text() == "new"
    assert list(tmp_path.iterdir()) == [page]


def test_two_that_write_the_same_file_do_not_share_a_draft(tmp_path: Path) -> None:
    page = tmp_path / "page.html"

    with whole(page) as astrids, whole(page) as bjorns:
        astrids.write_text("Astrid's")
        bjorns.write_text("Bjorn's")

    assert page.read_text() == "Astrid's"


def test_a_link_stays_one_and_what_is_no_file_is_not_replaced(tmp_path: Path) -> None:
    page, link = tmp_path / "page.html", tmp_path / "link.html"
    page.write_text("old")
    link.symlink_to(page)

    for path in (link, Path(os.devnull)):
        check_file(path)
        with whole(path) as beside:
            beside.write_text("new")

    assert link.is_symlink()
    assert page.read_text() == "new"
    assert not Path(os.devnull).is_file()


def test_what_can_be_written_is_looked_at_and_nothing_is_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    check_file(tmp_path / "page.html")
    check_folder(tmp_path / "some" / "where")
    for path in (tmp_path, tmp_path / "nowhere" / "page.html", tmp_path / "file" / "page.html"):
        with pytest.raises(BadInput, match="cannot write"):
            check_file(path)
    for path in (tmp_path / "file", tmp_path / "file" / "within"):
        with pytest.raises(BadInput, match="cannot write"):
            check_folder(path)

    assert [one.name for one in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_before_a_game_is_played_it_is_known_where_its_page_goes(
    code: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    pytest.importorskip("matplotlib")
    pytest.importorskip("pyarrow")
    for module in (plans, exporting):
        monkeypatch.setattr(module, "spread", forbidden)
    (tmp_path / "file").write_text("")
    (tmp_path / "game.json").write_text("{")
    away, file = str(tmp_path / "nowhere" / "page"), str(tmp_path / "file")
    simulate = ["simulate", "raid", "-n", "2", "--workers", "1", "--out"]

    for command in (
        [*REPORT, "--out", away],
        [*REPORT, "--out", str(tmp_path)],
        [*REPORT, "--out", str(tmp_path / "page"), "--csv", file],
        [*simulate, str(tmp_path / "games"), "--chart", away],
        [*simulate, file],
        ["export", str(tmp_path / "game.json"), "--out", away],
    ):
        assert main(["--lang", code, *command]) == 2
        line = capsys.readouterr().err
        assert line.startswith("ragnatafl: ")
        assert line.count("\n") == 1
        assert "game.json" not in line

    assert {one.name for one in tmp_path.iterdir()} == {"file", "game.json"}


# Given


def forbidden(*_: object) -> None:
    """Nothing is to be played."""
    raise AssertionError
