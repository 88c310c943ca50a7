"""Files on disk: records and positions, read and checked, and a game taken up from either."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

import ragnatafl
from ragnatafl.kernel.codecs import BadInput, bad, plain_error
from ragnatafl.kernel.faults import of_file
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.positions import Document
from ragnatafl.kernel.records import Record, parse_record


def read_bytes(path: str) -> bytes:
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise BadInput(of_file(path, error)) from None


def read_record(path: str) -> Record:
    return parse_record(read_bytes(path))


def read_document(path: str) -> Document:
    """A record or a position as it stands in a file."""
    try:
        raw = msgspec.json.decode(read_bytes(path))
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        cut = "it is cut off" if "truncated" in str(error) else plain_error(error)
        key = "file-cut-off" if "truncated" in str(error) else "no-json"
        raise bad(f"{path}: is not JSON: {cut}", key, file=path) from None
    except RecursionError:
        raise bad(f"{path}: is nested too deeply", "no-json", file=path) from None
    if not isinstance(raw, dict) or raw.get("ragnatafl") not in ("record", "position"):
        line = f"{path}: is neither a position nor a record:"
        line += ' it must be an object with "ragnatafl": "position" or "record"'
        raise bad(line, "no-document", file=path)
    return raw


def read_position(path: str) -> Document:
    document = read_document(path)
    if document["ragnatafl"] != "position":
        line = f"{path}: is a record, not a position:"
        line += " 'ragnatafl position write' makes a position of it"
        raise bad(line, "record-not-position", file=path)
    return document


def take_up(
    path: str, seed: str | None = None, names: tuple[str, ...] = (), content: str | None = None
) -> Match[Any]:
    """Play on from a position or from a saved game."""
    document = read_document(path)
    if document["ragnatafl"] == "record":
        if seed is not None:
            raise bad("--seed: a saved game has its own seed", "own-seed")
        return ragnatafl.replay(read_record(path), content)
    chosen = "0" if seed is None else seed
    return ragnatafl.from_position(document, seed=chosen, names=names, content=content)
