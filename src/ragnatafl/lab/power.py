"""Power cuts: all that SQLite writes is recorded, and played again up to any moment.

What a file system promises is little: of what was written since the last sync, any part may be
there, in any order, whole or torn. So a store that was not synced in time shows it here, which a
killed process never does: what it wrote stays with the system.

The recorder is a shim around SQLite's own files (a VFS), in the process that is watched and below
all of our code. It is set up through the library that Python's `sqlite3` uses, so nothing has to be
built or preloaded; where Python has SQLite built in, it says that it cannot watch.
"""

from __future__ import annotations

import ctypes
import os
import struct
import time
from collections.abc import Iterable, Iterator
from ctypes import CFUNCTYPE, POINTER, c_char_p, c_int, c_int64, c_void_p
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from ragnatafl.kernel.codecs import BadInput

SECTOR: Final = 512
"""Bytes that are written whole or not at all."""
WRITE, TRUNCATE, SYNC, DELETE = range(4)
WATCHED: Final = 0x100 | 0x800 | 0x80000
"""SQLite's flags of files that last: the database, its journal and its log."""


class Write(NamedTuple):
    """Something that was done to a file: when, what, to which one."""

    at: float
    kind: int
    name: str
    offset: int
    data: bytes


_HEAD: Final = struct.Struct("<dBHQI")


# The recorder, in the process that is watched

# Names are passed on as the addresses they came as: SQLite keeps them, and looks behind their ends.
_OPEN: Final = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
_DELETE: Final = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int)
_WRITE: Final = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
_TRUNCATE: Final = CFUNCTYPE(c_int, c_void_p, c_int64)
_SYNC: Final = CFUNCTYPE(c_int, c_void_p, c_int)
_PLAIN: Final = ("xClose", "xRead", "xWrite", "xTruncate", "xSync", "xFileSize", "xLock", "xUnlock",
    "xCheckReservedLock", "xFileControl", "xSectorSize", "xDeviceCharacteristics", "xShmMap",
    "xShmLock", "xShmBarrier", "xShmUnmap", "xFetch", "xUnfetch")  # fmt: skip


class _Methods(ctypes.Structure):
    """`sqlite3_io_methods`."""

    _fields_ = (("iVersion", c_int), *((name, c_void_p) for name in _PLAIN))


class _Files(ctypes.Structure):
    """`sqlite3_vfs`: how files are opened."""

    _fields_ = (
        ("iVersion", c_int),
        ("szOsFile", c_int),
        ("mxPathname", c_int),
        ("pNext", c_void_p),
        ("zName", c_char_p),
        ("pAppData", c_void_p),
        ("xOpen", c_void_p),
        ("xDelete", c_void_p),
        ("others", c_void_p * 14),
    )


class Recorder:
    """Writes down what SQLite does to its files, from now on to the end of the process."""

    def __init__(self, journal: str | Path) -> None:
        self._journal = os.open(journal, os.O_CREAT | os.O_WRONLY | os.O_APPEND)
        self._names: dict[int, str] = {}
        self._own: dict[int, int] = {}
        """Where the methods of a watched file really are."""
        self._hooked: dict[int, _Methods] = {}
        self._calls = (
            _OPEN(self._opens),
            _DELETE(self._deletes),
            _WRITE(self._writes),
            _TRUNCATE(self._truncates),
            _SYNC(self._syncs),
        )
        library = _library()
        library.sqlite3_vfs_find.restype = POINTER(_Files)
        usual = library.sqlite3_vfs_find(None).contents
        self._open, self._delete = _OPEN(usual.xOpen), _DELETE(usual.xDelete)
        self._files = _Files.from_buffer_copy(usual)
        self._files.zName = b"recorded"
        self._files.xOpen = ctypes.cast(self._calls[0], c_void_p).value
        self._files.xDelete = ctypes.cast(self._calls[1], c_void_p).value
        library.sqlite3_vfs_register(ctypes.byref(self._files), 1)
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(self))  # SQLite calls it to the very end

    def _opens(self, files: int, name: int | None, file: int, flags: int, out: int) -> int:
        result: int = self._open(files, name, file, flags, out)
        methods = c_void_p.from_address(file)
        if result == 0 and name and methods.value and flags & WATCHED:
            self._names[file] = _basename(name)
            self._own[file] = methods.value
            methods.value = ctypes.addressof(self._hook(methods.value))
        return result

    def _hook(self, methods: int) -> _Methods:
        """The methods of a file, with those that write in our hands."""
        if methods not in self._hooked:
            copy = _Methods.from_buffer_copy(_Methods.from_address(methods))
            for name, call in zip(("xWrite", "xTruncate", "xSync"), self._calls[2:], strict=True):
                setattr(copy, name, ctypes.cast(call, c_void_p).value)
            self._hooked[methods] = copy
        return self._hooked[methods]

    def _writes(self, file: int, data: int, length: int, offset: int) -> int:
        result: int = _WRITE(self._methods(file).xWrite)(file, data, length, offset)
        if result == 0:
            self._note(WRITE, self._names[file], offset, ctypes.string_at(data, length))
        return result

    def _truncates(self, file: int, size: int) -> int:
        result: int = _TRUNCATE(self._methods(file).xTruncate)(file, size)
        if result == 0:
            self._note(TRUNCATE, self._names[file], size)
        return result

    def _syncs(self, file: int, flags: int) -> int:
        result: int = _SYNC(self._methods(file).xSync)(file, flags)
        if result == 0:
            self._note(SYNC, self._names[file])
        return result

    def _deletes(self, files: int, name: int, folder_too: int) -> int:
        result: int = self._delete(files, name, folder_too)
        if result == 0:
            self._note(DELETE, _basename(name))
        return result

    def _methods(self, file: int) -> _Methods:
        return _Methods.from_address(self._own[file])

    def _note(self, kind: int, name: str, offset: int = 0, data: bytes = b"") -> None:
        """After it was done and before SQLite hears so: an acknowledgement is later than its sync.

        In one write, so that a process that is killed leaves no half of it.
        """
        spelt = name.encode()
        head = _HEAD.pack(time.monotonic(), kind, len(spelt), offset, len(data))
        os.write(self._journal, head + spelt + data)


def _basename(name: int) -> str:
    return os.path.basename(os.fsdecode(ctypes.string_at(name)))


def _library() -> Any:  # Any: what ctypes finds in a library has no types
    """The SQLite that `sqlite3` uses: what its module was linked with."""
    import _sqlite3

    found = ctypes.CDLL(getattr(_sqlite3, "__file__", None))
    if not hasattr(found, "sqlite3_vfs_register"):
        raise BadInput("SQLite is built into this Python, so that its writes cannot be watched")
    return found


def read_journal(path: str | Path) -> list[Write]:
    """All that was recorded, in its order."""
    data, found, at = Path(path).read_bytes(), [], 0
    while at + _HEAD.size <= len(data):
        moment, kind, letters, offset, length = _HEAD.unpack_from(data, at)
        name_at = at + _HEAD.size
        data_at = name_at + letters
        at = data_at + length
        found.append(Write(moment, kind, data[name_at:data_at].decode(), offset, data[data_at:at]))
    return found


# The cut


class Disk:
    """Files as they are on the disk: what was synced, and what may be there or not."""

    def __init__(self) -> None:
        self._safe: dict[str, bytearray] = {}
        self._unsafe: dict[str, list[Write]] = {}

    def do(self, write: Write) -> None:
        if write.kind == SYNC:
            whole = self._safe.setdefault(write.name, bytearray())
            for one in self._unsafe.pop(write.name, ()):
                _apply(whole, one)
        elif write.kind == DELETE:  # SQLite deletes what it does not need any more
            self._safe.pop(write.name, None)
            self._unsafe.pop(write.name, None)
        else:
            self._unsafe.setdefault(write.name, []).append(write)

    def after_cut(self, rng: Random) -> dict[str, bytes]:
        """What is found when the power is back; of unsynced writes anything may be missing."""
        mood = rng.choice(("lost", "some", "torn", "kept"))
        files = {}
        for name in sorted({*self._safe, *self._unsafe}):
            found = bytearray(self._safe.get(name, b""))
            for write in self._unsafe.get(name, ()):
                for part in _parts(write, mood, rng):
                    _apply(found, part)
            files[name] = bytes(found)
        return files


def _parts(write: Write, mood: str, rng: Random) -> Iterable[Write]:
    """As much of an unsynced write as reached the disk."""
    if mood == "kept":
        return (write,)
    if mood == "lost" or rng.random() < 0.5:
        return ()
    if mood == "some" or write.kind != WRITE:
        return (write,)
    starts = range(0, len(write.data), SECTOR)
    return [
        write._replace(offset=write.offset + at, data=write.data[at : at + SECTOR])
        for at in starts
        if rng.random() < 0.5
    ]


def _apply(content: bytearray, write: Write) -> None:
    if write.kind == TRUNCATE:
        del content[write.offset :]
        content.extend(bytes(write.offset - len(content)))
        return
    content.extend(bytes(max(0, write.offset - len(content))))
    content[write.offset : write.offset + len(write.data)] = write.data


class Cut(NamedTuple):
    """The power fails just before a write: what was acknowledged by then must be there."""

    before: float
    files: dict[str, bytes]


def cuts(journal: list[Write], count: int, rng: Random) -> Iterator[Cut]:
    """Cuts at so many moments, in their order; moments may repeat, what is lost does not."""
    moments = sorted(rng.randrange(len(journal) + 1) for _ in range(count)) if journal else []
    disk, done = Disk(), 0
    for moment in moments:
        for write in journal[done:moment]:
            disk.do(write)
        done = moment
        before = journal[moment].at if moment < len(journal) else float("inf")
        yield Cut(before, disk.after_cut(rng))


def lay_out(cut: Cut, folder: Path, store: str) -> Path:
    """Write the files of a cut into a folder; the path of the store there."""
    for old in folder.iterdir():
        old.unlink()
    for name, content in cut.files.items():
        (folder / name).write_bytes(content)
    return folder / store


RECORDED: Final = """\
import sys
from ragnatafl.lab.power import Recorder
recorder = Recorder({journal!r})
from ragnatafl.table.command import main
{planted}
sys.exit(main(sys.argv[3:]))
"""
"""A server whose writes are recorded: what Python runs before the command's own arguments."""


def recorded(journal: Path, planted: str = "") -> tuple[str, str]:
    """Python's arguments for such a server; `planted` is a fault that is to be found."""
    return "-c", RECORDED.format(journal=str(journal), planted=planted)
