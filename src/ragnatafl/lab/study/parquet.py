"""Games as Parquet, for polars, pandas and whatever else reads it; docs/data.md tells the columns.

A *collection* is a folder: `plan.json` says which games they are, every file `games-*.parquet`
holds some of them. A file is put there in one go when its games are over, so whoever is stopped
goes on with those that are missing; a file that is there is whole.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, TypeVar, get_origin

import msgspec

from ragnatafl.kernel.codecs import BadInput, bad
from ragnatafl.kernel.faults import of_file
from ragnatafl.lab.study.accounts import Account
from ragnatafl.lab.study.plans import MOST, Plan
from ragnatafl.lab.writing import cannot_write, whole

FORMAT: Final = 1
"""Of the columns; raised when one changes its meaning or goes."""
PLAN: Final = "plan.json"
PARTS: Final = "games-*.parquet"
ROWS: Final = "games"
KNOWN_BY: Final = ("number", "game", "seed")
"""By these columns it is seen whether a game is of a plan."""
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
    how = {
        "compression": "zstd",
        "dictionary_pagesize_limit": DICTIONARY,
        "write_page_checksum": True,
    }
    with whole(path) as beside, pa.parquet.ParquetWriter(beside, schema, **how) as file:
        for some in rows:
            plain = [msgspec.to_builtins(row) for row in some]
            file.write_table(pa.Table.from_pylist(plain, schema=schema))
            count += len(plain)
    return count


def read_rows(path: Path, kind: type[T], name: str, columns: Iterable[str] = ()) -> Iterator[T]:
    """What a file holds, some rows at a time. If `columns` are named, the others are empty and take
    no time. BadInput says what is wrong."""
    pa = arrow()
    wanted = list(columns) or list(kind.__struct_fields__)
    empty = {
        field.name: (get_origin(field.type) or field.type)()
        for field in msgspec.structs.fields(kind)
        if field.name not in wanted
    }
    try:
        with path.open("rb") as source:
            file = pa.parquet.ParquetFile(source, page_checksum_verification=True)
            meta = file.schema_arrow.metadata or {}
            _check(path, meta.get(MARK, b"").decode(), meta.get(MARK_FORMAT, b"").decode(), name)
            for group in range(file.num_row_groups):
                rows = file.read_row_group(group, columns=wanted).to_pylist()
                if len(rows) != file.metadata.row_group(group).num_rows:
                    raise _spoilt(path)  # checksums cover pages, not their heads
                yield from [msgspec.convert({**empty, **row}, kind) for row in rows]
    except msgspec.ValidationError:
        raise _of_other(path, name) from None
    except OSError as fault:
        if fault.errno is None:  # pyarrow's own: what lies there is no Parquet
            raise _spoilt(path) from None
        raise BadInput(of_file(path, fault)) from None
    except (pa.ArrowException, UnicodeError):
        raise _spoilt(path) from None


def _spoilt(path: Path) -> BadInput:
    line = f"{path}: this is no Parquet file, or it is cut off"
    return bad(line, "no-parquet", file=str(path))


def _of_other(path: Path, wanted: str) -> BadInput:
    line = f"{path}: these are no {wanted} of Ragnatafl"
    return bad(line, "parquet-of-other", file=str(path), wanted=wanted)


def _check(path: Path, rows: str, told: str, wanted: str) -> None:
    if rows != wanted:
        raise _of_other(path, wanted)
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
        try:
            if path.exists():
                found = cls.open(folder)
                check_plan(folder, found.plan, plan)
                return found
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
            raise BadInput(of_file(path, fault)) from None
        except (msgspec.DecodeError, UnicodeError):
            line = f"{path}: this is no plan of games"
            raise bad(line, "no-plan", file=str(path)) from None

    @property
    def parts(self) -> list[Path]:
        try:
            return sorted(path for path in self.folder.iterdir() if path.match(PARTS))
        except OSError as fault:
            raise BadInput(of_file(self.folder, fault)) from None

    def done(self) -> set[int]:
        """The numbers of the games that are there."""
        return {number for _, numbers in self._numbers() for number in numbers}

    def _numbers(self) -> list[tuple[Path, list[int]]]:
        return [(path, [one.number for one in self._in(path, ())]) for path in self.parts]

    def _in(self, path: Path, columns: Iterable[str]) -> Iterator[Account]:
        """The games of a file; those of another plan are refused."""
        for one in read_rows(path, Account, ROWS, {*columns, *KNOWN_BY}):
            if one.game != self.plan.game:
                raise _foreign(path, f"game: {one.game}")
            if one.seed != self.plan.seed_of(one.number):
                raise _foreign(path, f"seed: {one.seed.rpartition('/')[0]}")
            yield one

    def add(self, some: Sequence[Account]) -> None:
        """Their file is named by their numbers: the same name, the same games. So two programs that
        play at once take nothing from each other."""
        if not some:
            return
        numbers = sorted(one.number for one in some)
        mark = hashlib.blake2b(repr(numbers).encode(), digest_size=4).hexdigest()
        name = f"games-{numbers[0]:08}-{numbers[-1]:08}-{mark}.parquet"
        write_rows(self.folder / name, [some], Account, ROWS)

    def read(
        self, games: int = MOST, columns: Iterable[str] = Account.__struct_fields__
    ) -> Iterator[Account]:
        """The games there, in their order; each once, if two have played it. Only those are held
        in memory that lie in a file with one that comes before them."""
        found = sorted((min(numbers), path) for path, numbers in self._numbers() if numbers)
        held: dict[int, Account] = {}
        for (first, path), following in pairwise((*found, (MOST, self.folder))):
            if first >= games:
                return
            held |= {one.number: one for one in self._in(path, columns)}
            until = min(games, following[0])
            yield from [held.pop(number) for number in sorted(held) if number < until]


def _difference(one: Plan, other: Plan) -> str:
    """The first field that is not the same, and what it is there."""
    for name in Plan.__struct_fields__:
        if getattr(one, name) != getattr(other, name):
            told = getattr(one, name)
            return f"{name}: {getattr(told, 'name', told)}" if told is not None else name
    return ""


def other_plan(path: Path, told: str) -> BadInput:
    line = f"{path} holds games of another plan ({told}): name another folder"
    return bad(line, "other-plan", file=str(path), told=told)


def check_plan(path: Path, held: Plan, wanted: Plan) -> None:
    """Refuse a folder with games of another plan."""
    if held != wanted:
        raise other_plan(path, _difference(held, wanted))


def _foreign(path: Path, told: str) -> BadInput:
    line = f"{path}: these games are of another plan ({told}) than their folder"
    return bad(line, "foreign-games", file=str(path), told=told)


def accounts_in(
    path: Path, columns: Iterable[str] = Account.__struct_fields__
) -> Iterator[Account]:
    """All games of a file or a folder."""
    if path.is_dir():
        return Collection.open(path).read(columns=columns)
    return read_rows(path, Account, ROWS, columns)
