"""Where settings come from: the command line before the environment, a file, and the defaults.

The file is TOML, a line a setting; in the environment the setting `public_url` is the variable
RAGNATAFL_PUBLIC_URL. Whatever does not fit is refused with its place, its name and what would.
"""

from __future__ import annotations

import difflib
import ipaddress
import os
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Final, NamedTuple, get_type_hints
from urllib.parse import urlsplit

import msgspec
import platformdirs

from ragnatafl.kernel.codecs import BadInput, did_you_mean
from ragnatafl.kernel.faults import Fault, of_file
from ragnatafl.table.club.addressing import is_mail_address
from ragnatafl.table.logs import BLOT, FORMATS, LEVELS, hide
from ragnatafl.table.settings import Settings

Value = bool | int | float | str | tuple[str, ...]
PREFIX: Final = "RAGNATAFL_"
NOT_SETTINGS: Final = ("RAGNATAFL_CONFIG", "RAGNATAFL_PLAIN", "RAGNATAFL_COMPILE")
"""Variables of ours that say something else: which file, and how the program was built."""
TYPES: Final = get_type_hints(Settings)
SECRET: Final = ("metrics_token",)
DEFAULT: Final = "default"
DEFAULTS: Final = Settings()


class Held(NamedTuple):
    """What holds for one setting, and where it stands."""

    value: Value
    source: str


class _Fault(Exception):
    """What would be allowed instead."""


# What is allowed, beside the type of the setting


def _between(low: float, high: float) -> Callable[[Value], None]:
    def check(value: Value) -> None:
        if not isinstance(value, int | float) or not low <= value <= high:
            line = f"a number from {low:g} to {high:g}"
            raise _Fault(Fault(line, "from-to", (("low", f"{low:g}"), ("high", f"{high:g}"))))

    return check


def _one_of(words: tuple[str, ...]) -> Callable[[Value], None]:
    def check(value: Value) -> None:
        if value not in words:
            known = ", ".join(words)
            raise _Fault(Fault(f"one of {known}", "one-of", (("known", known),)))

    return check


def _networks(value: Value) -> None:
    for word in value if isinstance(value, tuple) else ():
        try:
            ipaddress.ip_network(word, strict=False)
        except ValueError:
            line = "addresses or networks, as in 192.168.1.7 or 10.0.0.0/8"
            raise _Fault(Fault(line, "networks")) from None


def _web_address(value: Value) -> None:
    try:
        parts = urlsplit(str(value))
        good = not value or (parts.scheme in ("http", "https") and bool(parts.hostname))
    except ValueError:
        good = False
    if not good:
        raise _Fault(Fault("an address as in https://tafl.example", "web-address"))


def _mail_server(value: Value) -> None:
    try:
        parts = urlsplit(str(value))
        good = parts.scheme in ("smtp", "smtps") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        good = False
    if value and not good:
        line = "a mail server as in smtp://name:password@mail.example:587"
        raise _Fault(Fault(line, "mail-server"))


def _mail_address(value: Value) -> None:
    if value and not is_mail_address(str(value)):
        raise _Fault(Fault("an address as in tafl@club.example", "mail-address"))


def _contact(value: Value) -> None:
    told = str(value)
    if told and not is_mail_address(told.removeprefix("mailto:")) and told[:8] != "https://":
        line = "an address as in mailto:olena@club.example or https://club.example"
        raise _Fault(Fault(line, "push-contact"))


def _token(value: Value) -> None:
    if value and len(str(value)) < 16:
        raise _Fault(Fault("16 letters or more, or empty", "token-letters"))


ALLOWED: Final[Mapping[str, Callable[[Value], None]]] = {
    "port": _between(0, 65_535),
    "cores": _between(1, 64),
    "workers": _between(-1, 64),
    "public_url": _web_address,
    "internal_url": _web_address,
    "trusted_proxies": _networks,
    "smtp_url": _mail_server,
    "mail_from": _mail_address,
    "push_contact": _contact,
    "alert_pause": _between(0, 3_600),
    "log_level": _one_of(LEVELS),
    "log_format": _one_of(FORMATS),
    "metrics_from": _networks,
    "metrics_token": _token,
}


def _check(name: str, value: Value) -> Value:
    if name in ALLOWED:
        ALLOWED[name](value)
    elif isinstance(value, int | float) and not isinstance(value, bool):
        _between(0, 1_000_000_000)(value)
    return value


# How a setting is written


def from_line(name: str, said: object) -> Value:
    """As it stands in the environment or on the command line, where some is read already."""
    return from_text(name, said) if isinstance(said, str) else from_toml(name, said)


def from_text(name: str, text: str) -> Value:
    """As a text; lists have commas."""
    kind = TYPES[name]
    if kind is bool:
        words = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}
        if text.lower() not in words:
            raise _Fault(Fault("true or false", "true-or-false"))
        return words[text.lower()]
    if kind is int:
        if not re.fullmatch(r"-?[0-9]{1,10}", text):
            raise _Fault(Fault("a whole number", "a-whole-number"))
        return _check(name, int(text))
    if kind is float:
        if not re.fullmatch(r"-?[0-9]{1,10}(\.[0-9]{1,6})?", text):
            raise _Fault(Fault("a number", "a-number"))
        return _check(name, float(text))
    if kind is str:
        return _check(name, text)
    return _check(name, tuple(word.strip() for word in text.split(",") if word.strip()))


def from_toml(name: str, value: object) -> Value:
    """As it stands in a file."""
    kind = TYPES[name]
    if kind is bool and isinstance(value, bool):
        return value
    if kind is int and isinstance(value, int) and not isinstance(value, bool):
        return _check(name, value)
    if kind is float and isinstance(value, int | float) and not isinstance(value, bool):
        return _check(name, float(value))
    if kind is str and isinstance(value, str):
        return _check(name, value)
    if kind not in (bool, int, float, str) and isinstance(value, list | tuple):
        words = [word for word in value if isinstance(word, str)]
        if len(words) == len(value):
            return _check(name, tuple(words))
    kinds = {
        bool: Fault("true or false", "true-or-false"),
        int: Fault("a whole number", "a-whole-number"),
        float: Fault("a number", "a-number"),
        str: Fault('"a text"', "a-text"),
    }
    raise _Fault(kinds.get(kind, Fault('["a", "list of texts"]', "a-list")))


def written(name: str, value: Value) -> str:
    """As it would stand in a file; secrets are masked."""
    if name in SECRET and value:
        value = BLOT
    if isinstance(value, str):
        value = hide(value) if "://" in value else value
    return msgspec.json.encode(value).decode()  # a TOML value too


# Putting it together


def default_file() -> Path:
    """Where the file of settings lies, unless another one is named."""
    return platformdirs.user_config_path("ragnatafl", appauthor=False) / "ragnatafl.toml"


def file_of(file: str | None, environ: Mapping[str, str]) -> tuple[Path, bool]:
    """The file of settings, and whether somebody named it: then it must be there."""
    named = file or environ.get("RAGNATAFL_CONFIG") or ""
    return (Path(named), True) if named else (default_file(), False)


class Found(NamedTuple):
    """A setting somewhere, not read yet."""

    source: str
    name: str
    value: object
    read: Callable[[str, object], Value]


def hold(
    said: Mapping[str, tuple[str, object]],
    file: str | None = None,
    environ: Mapping[str, str] | None = None,
) -> dict[str, Held]:
    """What holds for every setting; `said` has what the command line says, with its option."""
    environ = os.environ if environ is None else environ
    path, named = file_of(file, environ)
    held = {field.name: Held(getattr(DEFAULTS, field.name), DEFAULT) for field in fields(Settings)}
    faults: list[str] = []
    for found in (
        *_in_file(path, named, faults),
        *_in_environment(environ),
        *(Found(option, name, value, from_line) for name, (option, value) in said.items()),
    ):
        source, name, value, read = found
        if name not in held:
            right = _near(name)
            line = f"{source}: unknown setting '{name}', {right}"
            told = (("what", source), ("told", name), ("right", right))
            faults.append(Fault(line, "unknown-at", told))
            continue
        try:
            held[name] = Held(read(name, value), source)
        except _Fault as allowed:
            wrong = BLOT if name in SECRET else hide(repr(value))
            line = f"{source}: {name} must be {allowed}, not {wrong}"
            place = (("what", source), ("setting", name))
            other = (("right", allowed.args[0]), ("told", wrong))
            faults.append(Fault(line, "setting-value", (*place, *other)))
    if faults:
        raise BadInput(*faults)
    return held


def _in_file(path: Path, named: bool, faults: list[str]) -> Iterator[Found]:
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        if named:
            line = f"{path}: there is no such file of settings"
            faults.append(Fault(line, "no-file", (("file", str(path)),)))
    except OSError as error:
        faults.append(of_file(path, error))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        told = (("file", str(path)), ("told", str(error)))
        faults.append(Fault(f"{path}: is not TOML: {error}", "no-toml", told))
    else:
        yield from (Found(f"file {path}", *item, from_toml) for item in content.items())


def _in_environment(environ: Mapping[str, str]) -> Iterator[Found]:
    for variable, text in sorted(environ.items()):
        if variable.startswith(PREFIX) and variable not in NOT_SETTINGS:
            name = variable.removeprefix(PREFIX).lower()
            yield Found(f"environment {variable}", name, text, from_line)


def _near(name: str) -> str:
    near = difflib.get_close_matches(name, TYPES, n=1)
    if near:
        return did_you_mean(name, near)
    return Fault("'ragnatafl config' shows them all", "settings-shown")


def settings_of(held: Mapping[str, Held]) -> Settings:
    # each was read by the type of its own field
    return Settings(**{name: one.value for name, one in held.items()})  # type: ignore[arg-type]


def shown(held: Mapping[str, Held]) -> str:
    """All settings, as a file of settings would have them, each with where it comes from."""
    lines = {name: f"{name} = {written(name, one.value)}" for name, one in held.items()}
    width = min(48, max(map(len, lines.values())))
    return "\n".join(f"{lines[name]:<{width}}  # {one.source}" for name, one in held.items())
