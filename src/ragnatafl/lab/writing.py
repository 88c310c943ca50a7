"""Files that are written whole or not at all; and whether they can be, before it takes long."""

from __future__ import annotations

import errno
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from ragnatafl.kernel.codecs import BadInput, bad


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """Where to write what is to lie at this path when all of it is there: what lay there before is
    not lost by half a file. Each writer has a place of its own."""
    beside = path
    try:
        beside = _beside(path)
        yield beside
        if beside != path:
            beside.replace(path.resolve())
    except OSError as fault:
        raise cannot_write(path, fault) from None
    finally:
        if beside != path:
            with suppress(OSError):  # there only if something went wrong
                beside.unlink()


def check_file(path: Path) -> None:
    """Could it be written? Nothing is."""
    try:
        if path.is_dir():
            raise _fault(errno.EISDIR)
        if path.exists() and not os.access(path, os.W_OK):
            raise _fault(errno.EACCES)
        beside = _beside(path)
        if beside != path:
            beside.touch()
            beside.unlink()
    except OSError as fault:
        raise cannot_write(path, fault) from None


def check_folder(path: Path) -> None:
    """Could files be written there, in a folder that is made for them if there is none?"""
    try:
        there = next(one for one in (path, *path.parents) if one.exists())
        if not there.is_dir():
            raise _fault(errno.ENOTDIR)
        beside = _part(there / "place")
        beside.touch()
        beside.unlink()
    except OSError as fault:
        raise cannot_write(path, fault) from None


def cannot_write(path: Path, fault: OSError) -> BadInput:
    told = os.strerror(fault.errno) if fault.errno else str(fault)
    return bad(f"cannot write {path}: {told}", "cannot-make", file=str(path), told=told)


def _beside(path: Path) -> Path:
    """A file of ours in the same folder; the path itself if nothing may take the place of what
    lies there, as of a pipe."""
    if path.exists() and not path.is_file():
        return path
    return _part(path.resolve())  # a link stays one


def _part(path: Path) -> Path:
    return path.with_name(f".{path.name}.{secrets.token_hex(4)}.part")


def _fault(number: int) -> OSError:
    return OSError(number, os.strerror(number))
