"""Games as Parquet, for polars, pandas and whatever else reads it; docs/data.md tells the columns.

A *collection* is a folder: `plan.json` says which games they are, every file `games-*.parquet`
holds some of them. A file is put there in one go when its games are over, so whoever is stopped
goes on with those that are missing; a file that is there is whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from ragnatafl.kernel.codecs import bad
from ragnatafl.kernel.faults import of_file
from ragnatafl.lab.study.accounts import Account
from ragnatafl.lab.study.plans import Plan
from ragnatafl.lab.writing import cannot_write, whole

FORMAT: Final = 1
"""Of the columns; raised when one changes its meaning or goes."""
PLAN: Final = "plan.json"
PARTS: Final = "games-*.parquet"
ROWS: Final = "games"
MARK: Final = b"ragnatafl"
MARK_FORMAT: Final = b"ragnatafl-format"
DICTIONARY: Final = 64 << 20
"""Records repeat in the rows of their decisions: they are written once, whatever their size."""

T = TypeVar("T", bound=msgspec.Struct)


def arrow() -> Any:  # Any: it has no types
    """pyarrow with what reads and writes Parquet; a line says how to get it."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        line = "data sets need pyarrow: pip install 'ragnatafl[data]'"
        raise bad(line, "needs-extra", what="Parquet", extra="data") from None
    return pyarrow


def schema_of(kind: type[msgspec.Struct], rows: str) -> Any:  # Any: pyarrow has no types
    """The columns of a struct, field by field, with what each file says of itself."""
    pa = arrow()
    fields = [
        pa.field(field.name, _column(pa, msgspec.inspect.type_info(field.type)))
        for field in msgspec.structs.fields(kind)
    ]
    return pa.schema(fields, {MARK: rows.encode(), MARK_FORMAT: str(FORMAT).encode()})


def _column(pa: Any, told: msgspec.inspect.Type) -> Any:  # Any: as above
    inspect = msgspec.inspect
    match told:
        case inspect.BoolType():
            return pa.bool_()
        case inspect.IntType():
            return pa.int64()
        case inspect.FloatType():
            return pa.float64()
        case inspect.StrType():
            return pa.string()
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return pa.list_(_column(pa, item))
        case inspect.StructType(fields=fields):
            return pa.struct([pa.field(f.name, _column(pa, f.type)) for f in fields])
        case _:
            raise TypeError(f"no column for {told}")


def write_rows(path: Path, rows: Iterable[Sequence[T]], kind: type[T], name: str) -> int:
    """A file of rows, some at a time, there as a whole or not at all; how many there are."""
    pa, count = arrow(), 0
    schema = schema_of(kind, name)
    how = {"compression": "zstd", "dictionary_pagesize_limit": DICTIONARY}
    with whole(path) as beside, pa.parquet.ParquetWriter(beside, schema, **how) as file:
        for some in rows:
            plain = [msgspec.to_builtins(row) for row in some]
            file.write_table(pa.Table.from_pylist(plain, schema=schema))
            count += len(plain)
    return count


def read_rows(path: Path, kind: type[T], name: str, columns: Sequence[str] = ()) -> list[T]:
    """What a file holds; `columns` alone, if they are named. BadInput says what is wrong."""
    pa = arrow()
    try:
        file = pa.parquet.ParquetFile(path)
        meta = file.schema_arrow.metadata or {}
        _check(path, meta.get(MARK, b"").decode(), meta.get(MARK_FORMAT, b"").decode(), name)
        found = file.read(columns=list(columns) or None).to_pylist()
    except OSError as fault:
        if fault.errno is None:  # pyarrow's own: what lies there is no Parquet
            raise _spoilt(path) from None
        raise bad(str(of_file(path, fault)), "file", file=str(path), told=str(fault)) from None
    except pa.ArrowException:
        raise _spoilt(path) from None
    try:
        return [msgspec.convert(row, kind) for row in found]
    except msgspec.ValidationError:
        raise _spoilt(path) from None


def _spoilt(path: Path) -> Exception:
    line = f"{path}: this is no Parquet file, or it is cut off"
    return bad(line, "no-parquet", file=str(path))


def _check(path: Path, rows: str, told: str, wanted: str) -> None:
    if rows != wanted:
        line = f"{path}: these are no {wanted} of Ragnatafl"
        raise bad(line, "parquet-of-other", file=str(path), wanted=wanted)
    if told != str(FORMAT):
        line = f"{path}: data format {told or '?'} is unknown, this program has {FORMAT}"
        raise bad(line, "parquet-format", file=str(path), told=told or "?", known=FORMAT)


class Collection:
    """A folder with the games of one plan."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan

    @classmethod
    def begin(cls, folder: Path, plan: Plan) -> Collection:
        """Go on with what is there, if it is the same plan; else begin. Nothing is overwritten."""
        arrow()  # before any game is played
        path = folder / PLAN
        if path.exists():
            found = cls.open(folder)
            if found.plan != plan:
                other = _difference(found.plan, plan)
                line = f"{folder} holds games of another plan ({other}): name another folder"
                raise bad(line, "other-plan", file=str(folder), told=other)
            return found
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            raise cannot_write(folder, fault) from None
        with whole(path) as beside:
            text = msgspec.json.format(msgspec.json.encode(plan), indent=1)
            beside.write_bytes(text + b"\n")
        return cls(folder, plan)

    @classmethod
    def open(cls, folder: Path) -> Collection:
        path = folder / PLAN
        try:
            return cls(folder, msgspec.json.decode(path.read_bytes(), type=Plan))
        except FileNotFoundError:
            line = f"{folder}: there are no games of Ragnatafl here (no {PLAN})"
            raise bad(line, "no-collection", file=str(folder)) from None
        except OSError as fault:
            raise bad(str(of_file(path, fault)), "file", file=str(path), told=str(fault)) from None
        except msgspec.DecodeError:
            line = f"{path}: this is no plan of games"
            raise bad(line, "no-plan", file=str(path)) from None

    @property
    def parts(self) -> list[Path]:
        return sorted(self.folder.glob(PARTS))

    def done(self) -> set[int]:
        """The numbers of the games that are there."""
        pa = arrow()
        found: set[int] = set()
        for path in self.parts:
            meta = self._metadata(pa, path)
            _check(path, meta.get(MARK, b"").decode(), meta.get(MARK_FORMAT, b"").decode(), ROWS)
            found.update(pa.parquet.read_table(path, columns=["number"])["number"].to_pylist())
        return found

    def _metadata(self, pa: Any, path: Path) -> dict[bytes, bytes]:
        try:
            found: dict[bytes, bytes] = pa.parquet.read_schema(path).metadata or {}
        except (OSError, pa.ArrowException):
            raise _spoilt(path) from None
        return found

    def add(self, some: Sequence[Account]) -> None:
        if not some:
            return
        first, last = min(one.number for one in some), max(one.number for one in some)
        write_rows(self.folder / f"games-{first:08}-{last:08}.parquet", [some], Account, ROWS)

    def read(self, games: int | None = None) -> list[Account]:
        """The games there, in their order; each once, if two have played it."""
        found: dict[int, Account] = {}
        for path in self.parts:
            found |= {one.number: one for one in read_rows(path, Account, ROWS)}
        return [found[number] for number in sorted(found) if games is None or number < games]


def _difference(one: Plan, other: Plan) -> str:
    """The first field that is not the same, and what it is there."""
    for name in Plan.__struct_fields__:
        if getattr(one, name) != getattr(other, name):
            told = getattr(one, name)
            return f"{name}: {getattr(told, 'name', told)}" if told is not None else name
    return ""


def accounts_in(paths: Iterable[Path]) -> Iterator[Account]:
    """All games of some files and folders."""
    for path in paths:
        if path.is_dir():
            yield from Collection.open(path).read()
        else:
            yield from read_rows(path, Account, ROWS)
