"""What `deploy/` has fits the program: settings, commands, names and paths that it speaks of."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from ragnatafl.table.commands.parsing import make_parser
from ragnatafl.table.config import hold

REPOSITORY = Path(__file__).parents[1]
DEPLOY = REPOSITORY / "deploy"
GIVEN = {"SITE": "tafl.example", "POSTGRES_PASSWORD": "0123456789abcdef"}
CONTAINER = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
OURS = ("server1", "server2", "worker")


def filled(text: str) -> str:
    """With the values of the file `.env`; without them it must not start."""
    assert all(":?" in hole for hole in re.findall(r"\$\{[^}]*\}", text))
    return re.sub(r"\$\{(\w+)[^}]*\}", lambda hole: GIVEN[hole[1]], text)


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:  # Any: YAML
    yaml = pytest.importorskip("yaml", reason="PyYAML is among the libraries of the tests")
    text = filled((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    found: dict[str, Any] = yaml.safe_load(text)
    return found


# compose


def test_there_are_two_servers_two_workers_a_database_and_a_proxy(compose: dict[str, Any]) -> None:
    services = compose["services"]

    assert set(services) == {"db", *OURS, "proxy"}
    assert services["worker"]["deploy"]["replicas"] == 2
    assert {services[name]["image"] for name in OURS} == {"ragnatafl"}
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]


@pytest.mark.parametrize("name", OURS)
def test_services_have_settings_and_commands_that_we_know(
    compose: dict[str, Any], name: str
) -> None:
    service = compose["services"][name]

    held = hold({}, "/dev/null", service["environment"])
    chosen = make_parser().parse_args(service["command"])

    assert held["store"].value == "postgresql://ragnatafl:0123456789abcdef@db/ragnatafl"
    assert held["public_url"].value == "https://tafl.example"
    assert chosen.command == service["command"][0]
    if name != "worker":
        assert held["internal_url"].value == f"http://{name}:7777"


def test_the_network_inside_is_the_one_that_is_trusted(compose: dict[str, Any]) -> None:
    subnet = compose["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    services = compose["services"]

    assert {services[name]["environment"]["RAGNATAFL_TRUSTED_PROXIES"] for name in OURS} == {subnet}
    assert all(service["networks"] == ["inside"] for service in services.values())


def test_the_proxy_knows_the_servers_and_keeps_figures_inside(compose: dict[str, Any]) -> None:
    proxy = compose["services"]["proxy"]
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")

    sources = [volume.partition(":")[0] for volume in proxy["volumes"]]
    assert all((DEPLOY / name).exists() for name in sources if name.startswith("."))
    assert re.findall(r"(\w+):7777", caddy) == ["server1", "server2"]
    assert "@inside path /metrics /readyz /healthz" in caddy
    assert caddy.count("{") == caddy.count("}")
    assert set(re.findall(r"\{\$(\w+)\}", caddy)) == set(proxy["environment"])


def test_who_waits_for_what(compose: dict[str, Any]) -> None:
    services = compose["services"]

    waiting = {name: set(service.get("depends_on", ())) for name, service in services.items()}
    assert waiting == {
        "db": set(), "server1": {"db"}, "server2": {"db"}, "worker": {"db"},
        "proxy": {"server1", "server2"},
    }  # fmt: skip
    example = (DEPLOY / "example.env").read_text(encoding="utf-8")
    assert set(re.findall(r"(?m)^(\w+)=", example)) == set(GIVEN)


# The container


def test_the_container_is_made_of_what_is_there() -> None:
    copied = [
        word
        for line in re.findall(r"(?m)^COPY (.+)$", CONTAINER)
        for word in line.split()[:-1]
    ]  # fmt: skip
    let_in = (DEPLOY / "Containerfile.dockerignore").read_text(encoding="utf-8").split()

    assert len(copied) > 4
    assert all((REPOSITORY / name).exists() for name in copied)
    assert {f"!{name}" for name in copied} <= set(let_in)


def test_the_container_runs_as_nobody_in_particular_and_is_watched() -> None:
    last_stage = CONTAINER.rpartition("\nFROM ")[2]

    assert re.findall(r"(?m)^USER (\w+)$", last_stage) == ["ragnatafl"]
    assert "HEALTHCHECK" in last_stage
    assert "/healthz" in last_stage
    assert "gcc" not in last_stage


def test_the_container_has_settings_that_we_know() -> None:
    environ = dict(re.findall(r"(RAGNATAFL_[A-Z_]+)=(\S+)", CONTAINER.rpartition("\nFROM ")[2]))

    held = hold({}, "/dev/null", environ)

    assert held["host"].value == "0.0.0.0"
    assert held["store"].value == "/data/tables.db"
    assert held["open_browser"].value is False


# The service


def test_the_example_of_settings_holds() -> None:
    held = hold({}, str(DEPLOY / "ragnatafl.toml"), {})

    assert held["public_url"].value == "https://tafl.example"
    assert held["log_format"].value == "json"


def test_the_service_runs_a_command_that_we_know() -> None:
    unit = (DEPLOY / "ragnatafl.service").read_text(encoding="utf-8")
    (words,) = re.findall(r"(?m)^ExecStart=\S+ (.+)$", unit)

    chosen = make_parser().parse_args(words.split())

    assert chosen.command == "serve"
    assert chosen.config == "/etc/ragnatafl/ragnatafl.toml"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_service(tmp_path: Path) -> None:
    unit = (DEPLOY / "ragnatafl.service").read_text(encoding="utf-8")
    here = tmp_path / "ragnatafl.service"
    here.write_text(unit.replace("/opt/ragnatafl/bin/ragnatafl", "/bin/true"), encoding="utf-8")

    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(here)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert (done.returncode, done.stderr) == (0, "")
