"""Settings: the command line before the environment, a file and the defaults; faults are named."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.table.commands import serve
from ragnatafl.table.config import default_file, hold, settings_of, shown
from ragnatafl.table.settings import Settings

if TYPE_CHECKING:
    from table.conftest import Run

PASSWORD = "hunter2hunter2"


def given_file(folder: Path, text: str) -> str:
    path = folder / "club.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def fault_of(file: str | None, environ: Mapping[str, str] | None = None, **said: str) -> str:
    with pytest.raises(BadInput) as fault:
        hold({name: (f"--{name}", value) for name, value in said.items()}, file, environ or {})
    return str(fault.value)


def test_what_is_said_last_holds(tmp_path: Path) -> None:
    """Four settings, each from another place."""
    file = given_file(tmp_path, 'port = 1\nhost = "::1"\ncores = 2\nhead_seconds = 3')
    environ = {"RAGNATAFL_PORT": "4", "RAGNATAFL_HOST": "0.0.0.0", "HOME": "/nowhere"}

    held = hold({"port": ("--port", "5")}, file, environ)

    assert held["port"] == (5, "--port")
    assert held["host"] == ("0.0.0.0", "environment RAGNATAFL_HOST")
    assert held["cores"] == (2, f"file {file}")
    assert held["head_seconds"] == (3.0, f"file {file}")
    assert held["body_seconds"] == (30.0, "default")
    assert settings_of(held) == Settings(port=5, host="0.0.0.0", cores=2, head_seconds=3.0)


def test_lists_and_switches(tmp_path: Path) -> None:
    file = given_file(tmp_path, 'modules = ["a.b", "c"]\nopen_browser = false')

    held = hold({}, file, {"RAGNATAFL_TRUSTED_PROXIES": "10.0.0.0/8, 192.168.1.7"})

    assert held["modules"].value == ("a.b", "c")
    assert held["open_browser"].value is False
    assert held["trusted_proxies"].value == ("10.0.0.0/8", "192.168.1.7")


def test_the_environment_names_the_file(tmp_path: Path) -> None:
    file = given_file(tmp_path, "port = 9000")

    assert hold({}, None, {"RAGNATAFL_CONFIG": file})["port"].value == 9000


def test_without_a_file_the_defaults_hold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))

    assert settings_of(hold({}, None, {})) == Settings()
    assert default_file().name == "ragnatafl.toml"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ('prot = "x"', "unknown setting 'prot', did you mean 'port'?"),
        ("zzz = 1", "unknown setting 'zzz', 'ragnatafl config' shows them all"),
        ('port = "9000"', "port must be a whole number, not '9000'"),
        ("port = true", "port must be a whole number, not True"),
        ("port = 65536", "port must be a number from 0 to 65535, not 65536"),
        ("head_seconds = -1", "head_seconds must be a number from 0 to 1e+09, not -1"),
        ("open_browser = 1", "open_browser must be true or false, not 1"),
        ("host = 7", 'host must be "a text", not 7'),
        ('modules = "a"', 'modules must be ["a", "list of texts"], not \'a\''),
        ("modules = [1]", 'modules must be ["a", "list of texts"], not [1]'),
        ('log_level = "loud"', "log_level must be one of debug, info, warning, error, not 'loud'"),
        ('log_format = "xml"', "log_format must be one of plain, json, not 'xml'"),
        ('metrics_from = ["home"]', "metrics_from must be addresses or networks, as in"),
        ('public_url = "tafl"', "public_url must be an address as in https://tafl.example"),
        (f'smtp_url = "http://a:{PASSWORD}@b"', "smtp_url must be a mail server as in smtp://"),
        ('smtp_url = "smtp://"', "smtp_url must be a mail server as in smtp://"),
        ('mail_from = "Olena <o@b>"', "mail_from must be an address as in tafl@club.example"),
        ('push_contact = "olena"', "push_contact must be an address as in mailto:"),
        ("alert_pause = 4000", "alert_pause must be a number from 0 to 3600, not 4000"),
        (f'metrics_token = "{PASSWORD}"', "metrics_token must be 16 letters or more, or empty"),
    ],
)
def test_faults_of_a_file_name_it_and_what_is_allowed(tmp_path: Path, line: str, told: str) -> None:
    file = given_file(tmp_path, line)

    fault = fault_of(file)

    assert fault.startswith(f"file {file}: {told}")
    assert PASSWORD not in fault


@pytest.mark.parametrize(
    ("variable", "text", "told"),
    [
        ("RAGNATAFL_PORT", "many", "port must be a whole number, not 'many'"),
        ("RAGNATAFL_PORT", "٤", "port must be a whole number, not '٤'"),
        ("RAGNATAFL_HEAD_SECONDS", "1e9", "head_seconds must be a number, not '1e9'"),
        ("RAGNATAFL_OPEN_BROWSER", "maybe", "open_browser must be true or false, not 'maybe'"),
        ("RAGNATAFL_HOTS", "x", "unknown setting 'hots', did you mean 'host'?"),
    ],
)
def test_faults_of_the_environment_name_the_variable(variable: str, text: str, told: str) -> None:
    assert fault_of("/dev/null", {variable: text}) == f"environment {variable}: {told}"


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    file = given_file(tmp_path, "port = -1\nhots = 1")

    fault = fault_of(file, {"RAGNATAFL_CORES": "0"}, log_level="loud")

    for name in ("port", "hots", "cores", "log_level"):
        assert name in fault


@pytest.mark.parametrize(
    ("content", "told"),
    [(b"port 9000", "is not TOML: "), (b"\xff\xfe", "is not TOML: "), (None, "there is no such")],
)
def test_a_file_that_cannot_be_read(tmp_path: Path, content: bytes | None, told: str) -> None:
    path = tmp_path / "club.toml"
    if content is not None:
        path.write_bytes(content)

    assert fault_of(str(path)).startswith(f"{path}: {told}")


@pytest.mark.parametrize("password", [PASSWORD, f"p@{PASSWORD}", f"p:{PASSWORD}"])
def test_the_password_of_the_mail_server_is_masked(tmp_path: Path, password: str) -> None:
    file = given_file(tmp_path, f'smtp_url = "smtp://tafl:{password}@mail.example:587"')

    told = shown(hold({}, file, {}))

    assert 'smtp_url = "smtp://tafl:***@mail.example:587"' in told
    assert PASSWORD not in told


def test_what_is_shown_is_a_file_of_settings_without_secrets(tmp_path: Path) -> None:
    secret = "a-token-of-sixteen-letters"
    file = given_file(tmp_path, f'metrics_token = "{secret}"')
    held = hold({"store": ("--db", f"postgresql://club:{PASSWORD}@db/tables")}, file, {})

    told = shown(held)

    assert set(tomllib.loads(told)) == {field.name for field in fields(Settings)}
    assert secret not in told
    assert PASSWORD not in told
    assert 'store = "postgresql://club:***@db/tables"  # --db' in told


def test_config_shows_what_holds(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAGNATAFL_CONFIG", "/dev/null")
    monkeypatch.setenv("RAGNATAFL_PORT", "9000")

    ran = run("config", "--set", "log_level=info", "--log-format", "json")

    assert ran.code == 0
    lines = [" ".join(line.split()) for line in ran.lines]
    assert "port = 9000 # environment RAGNATAFL_PORT" in lines
    assert 'log_level = "info" # --set log_level' in lines
    assert 'log_format = "json" # --log-format' in lines


@pytest.mark.parametrize("words", ["--port 70000", "--set port=70000"])
def test_serve_refuses_what_does_not_fit(run: Run, words: str) -> None:
    ran = run("serve", *words.split())

    assert ran.code == 2
    assert "port must be a number from 0 to 65535, not '70000'" in ran.err


# Where tables are kept


def test_tables_are_kept_where_the_system_keeps_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)

    store = serve.default_store()

    assert store == tmp_path / ".local" / "share" / "ragnatafl" / "tables.db"
    assert store.parent.stat().st_mode & 0o777 == 0o700


def test_tables_in_the_old_place_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a system that keeps data elsewhere."""
    elsewhere = tmp_path / "Library" / "ragnatafl"
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: elsewhere)
    old = tmp_path / ".local" / "share" / "ragnatafl" / "tables.db"

    before = serve.default_store()
    old.parent.mkdir(parents=True)
    old.touch()

    assert before == elsewhere / "tables.db"
    assert serve.default_store() == old
    (elsewhere / "tables.db").touch()
    assert serve.default_store() == elsewhere / "tables.db"
