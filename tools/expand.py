"""Write out what declarations make, so that a compiler meets plain classes.

    python tools/expand.py OUT

copies the package to the folder OUT, where every class that `@state`, `@step`, `@option`, `@event`
or `@refusal` makes is written out by the texts of `kernel/made.py`. The copy is ordinary Python:
it runs as it is, and behaves the same.
"""

from __future__ import annotations

import ast
import builtins
import importlib
import shutil
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Final, cast

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src"
sys.path.insert(0, str(SOURCES))

from ragnatafl.kernel import made  # noqa: E402
from ragnatafl.kernel.effects import Effects  # noqa: E402
from ragnatafl.kernel.made import Cells, Field, Slot  # noqa: E402
from ragnatafl.kernel.state import Column  # noqa: E402

PACKAGE: Final = "ragnatafl"
WORDS: Final = ("state", "step", "option", "event", "refusal")
KERNEL: Final = (
    "agenda", "cards", "chance", "deals", "decisions", "events", "hooks", "mends", "modes", "odds",
    "refusals", "scenes", "seats", "setup", "state", "told", "views",
)  # fmt: skip
"""What of the kernel runs at every decision."""
ROOMS: Final = ("rules", "cards", "mind")
NOT_PLAYED: Final = ("__init__", "box", "faults", "known", "plain")
"""What is read once, when content is loaded, or serves tests and positions from outside."""
BOTS: Final = (
    "bondi", "jarl", "karl", "konung", "parts", "plans", "scoring", "spelling", "thrall", "worth",
)  # fmt: skip


def compiled_modules() -> dict[str, list[str]]:
    """The modules to be compiled, by the library they go into: the core, and one a game.

    Those that declare structs are left as they are: a compiled class has no annotations to read.
    """
    found = {
        "core": [
            *(f"{PACKAGE}.kernel.{name}" for name in KERNEL),
            *(f"{PACKAGE}.bots.{name}" for name in BOTS),
            f"{PACKAGE}.lab.playouts",
        ]
    }
    for game in sorted(path.parent for path in (SOURCES / PACKAGE / "games").glob("*/rules")):
        found[game.name] = [
            name
            for room in ROOMS
            for path in sorted((game / room).rglob("*.py"))
            if path.stem not in NOT_PLAYED
            and not _has_structs(importlib.import_module(name := _module_of(path)))
        ]
    return found


def _module_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts)


def _has_structs(module: ModuleType) -> bool:
    return any(
        hasattr(value, "__struct_fields__") and value.__module__ == module.__name__
        for value in vars(module).values()
        if isinstance(value, type)
    )


class Module:
    """A module whose declarations are written out."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.live = importlib.import_module(name)
        self.path = Path(cast("str", self.live.__file__))
        self.source = _told_if_heard(self.path.read_text(encoding="utf-8"))
        self.lines = self.source.split("\n")
        self.borrowed: dict[str, str] = {}
        """Names that inherited fields need for their types, and the modules they come from."""
        self.edits: list[tuple[int, int, list[str]]] = []
        """First and last line, and what stands there instead."""

    def written_out(self) -> str:
        tree = ast.parse(self.source)
        signatures: dict[str, str] = {}
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                self._class(node)
            elif isinstance(node, ast.FunctionDef):
                self._function(node, signatures)
        lines = self.lines[:]
        for first, last, text in sorted(self.edits, reverse=True):
            lines[first - 1 : last] = text
        head = _last_import(tree)
        lines[head:head] = self._imports()
        if signatures:
            lines += ["", f"SIGNATURES: Final[dict[str, str]] = {signatures!r}"]
        return "\n".join((*lines, ""))

    def _imports(self) -> list[str]:
        made_names = "KEEPING, mypyc_attr, written"
        lines = [
            "from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal",
            f"from {PACKAGE}.kernel.made import {made_names}",
        ]
        if self.borrowed:
            lines.append("if TYPE_CHECKING:")
            lines += [f"    from {module} import {name}" for name, module in self.borrowed.items()]
        return lines

    def _function(self, node: ast.FunctionDef, signatures: dict[str, str]) -> None:
        """Effects are checked by what they take and give, which compiled functions do not know."""
        for decorator in node.decorator_list:
            called = decorator.func if isinstance(decorator, ast.Call) else decorator
            if isinstance(called, ast.Name):
                if called.id == "dataclass_transform":
                    self.edits.append((decorator.lineno, decorator.end_lineno or 0, []))
                elif isinstance(getattr(self.live, called.id), Effects):
                    gives = f" -> {ast.unparse(node.returns)}" if node.returns else ""
                    signatures[node.name] = f"({ast.unparse(node.args)}){gives}"

    def _class(self, node: ast.ClassDef) -> None:
        declared = [d for d in node.decorator_list if _word(d) in WORDS]
        note = self._note(node)
        if not declared:
            if note:
                self.edits.append((node.lineno, node.lineno - 1, note))
            return
        (decorator,) = node.decorator_list
        own = {name: (hint, value) for name, hint, value in _annotated(node)}
        before, text = self._text(_word(decorator), node.name, decorator, own)
        hints = {name: hint for name, (hint, _) in own.items()}
        values = ", ".join(f"{n!r}: {value}" for n, (_, value) in own.items() if value)
        first = node.lineno
        made_class = [
            *before,
            *note,
            *self.lines[first - 1 : node.body[0].lineno - 1],
            *self._docstring(node),
            *_indented(text.split("\n")),
            *self._rest_of(node),
            f"{ast.unparse(decorator)}(written({node.name}, {hints!r}, {{{values}}}))",
        ]
        self.edits.append((decorator.lineno, node.end_lineno or 0, made_class))

    def _note(self, node: ast.ClassDef) -> list[str]:
        """What the compiler may know of a class. Steps and events come and go all the time: the
        last one that went is used again.
        """
        kinds = {kind.__name__ for kind in getattr(self.live, node.name).__mro__}
        told = []
        if kinds & _ACYCLIC:
            told.append("acyclic=True")
        if node.name in _EXTENDED and self.name.startswith(f"{PACKAGE}.kernel."):
            told.append("allow_interpreted_subclasses=True")
        elif node.name == "Decision" or any(
            _word(d) in ("step", "event") for d in node.decorator_list
        ):
            told.append("free_list_len=1")
        return [f"@mypyc_attr({', '.join(told)})"] if told else []

    def _text(
        self, word: str, name: str, decorator: ast.expr, own: dict[str, tuple[str, str]]
    ) -> tuple[list[str], str]:
        """What stands before the class, and its slots, fields and methods."""
        cls = getattr(self.live, name)
        if word == "state":
            return [], self._state_text(cls, own)
        slots = [self._slot(cls, field, own) for field in cast("tuple[Field, ...]", cls.fields)]
        rule = cls.usual_rule if word in ("event", "refusal") else ""
        before: list[str] = []
        match word:
            case "option":
                numbers = all(_is_number(cls, slot.hint) for slot in slots)
                pools, methods = made.native_option_source(name, slots, numbers)
                before = pools.split("\n")
            case "step":
                methods = made.record_source(slots)
            case "event":
                methods = made.event_source(slots, rule)
            case _:
                methods = made.refusal_source(slots, rule)
        names = [slot.name for slot in slots]
        literals = ", ".join(f"Literal[{n!r}]" for n in names) or "()"
        matched = f"__match_args__: ClassVar[tuple[{literals}]] = {tuple(names)!r}\n"
        return before, _slots_text(own) + matched + _fields_text(own) + methods

    def _state_text(self, cls: type, own: dict[str, tuple[str, str]]) -> str:
        columns = cast("tuple[Column, ...]", cls.columns)  # type: ignore[attr-defined]
        cells = [self._cells(cls, column, own) for column in columns]
        is_root = all(column.name in own for column in columns)
        if is_root:  # nobody plays with a bare table
            methods = made.state_constructor(cells)
        else:
            methods = made.native_state_source(cls.__name__, cells)
        return _slots_text(own) + _fields_text(own) + methods

    def _cells(self, cls: type, column: Column, own: dict[str, tuple[str, str]]) -> Cells:
        cells = column.cells()
        self._borrow(cls, column.name, cells.hint, own)
        if cells.is_made:
            cells.default = cast("type", column.factory).__name__
        elif cells.default:
            cells.default = repr(column.default)
        return cells

    def _slot(self, cls: type, field: Field, own: dict[str, tuple[str, str]]) -> Slot:
        self._borrow(cls, field.name, field.hint, own)
        if field.name in own:
            return Slot(field.name, *own[field.name])
        return Slot(
            field.name, field.hint, "" if field.default is made.MISSING else repr(field.default)
        )

    def _borrow(self, cls: type, name: str, hint: str, own: dict[str, tuple[str, str]]) -> None:
        """The type of an inherited field may have a name that this module does not know."""
        if name in own:
            return
        for part in ast.walk(ast.parse(hint)):
            if isinstance(part, ast.Name) and part.id not in _known(self.live):
                for base in cls.__mro__[:-1]:
                    module = sys.modules[base.__module__]
                    if part.id in (known := _known(module)):
                        self.borrowed[part.id] = known[part.id]
                        break

    def _docstring(self, node: ast.ClassDef) -> list[str]:
        first = node.body[0]
        return self.lines[first.lineno - 1 : first.end_lineno] if ast.get_docstring(node) else []

    def _rest_of(self, node: ast.ClassDef) -> Iterator[str]:
        """Methods and constants of the class as they stand."""
        for item in node.body:
            if isinstance(item, ast.AnnAssign) and not _is_class_var(item):
                continue
            if isinstance(item, ast.Pass | ast.Expr):
                continue
            decorators = [d.lineno for d in getattr(item, "decorator_list", ())]
            first = min((item.lineno, *decorators))
            yield from ("", *self.lines[first - 1 : item.end_lineno])


_ACYCLIC: Final = {"Option", "Decision", "Event"}
"""Nothing that these hold leads back to them, so that nobody need look for it."""
_EXTENDED: Final = {
    "Asks", "Content", "Event", "Moved", "Option", "Policy", "Refusal", "Seals", "State", "Step",
}  # fmt: skip
"""Games of others build upon these classes of the kernel, and stay interpreted."""


@cache
def _known(module: ModuleType) -> dict[str, str]:
    """The names that a module knows, those for type checking too, and where they come from."""
    found = dict.fromkeys((*vars(builtins), *vars(module)), module.__name__)
    tree = ast.parse(Path(cast("str", module.__file__)).read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.update({a.asname or a.name: node.module for a in node.names})
    return found


def _told_if_heard(source: str) -> str:
    """No event is made where nobody listens: `tell(game, ...)` stands under a condition."""
    lines = source.split("\n")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            call = node.value
            if _word(call) == "tell" and isinstance(call.args[0], ast.Name):
                for line in range(node.lineno - 1, node.end_lineno or 0):
                    lines[line] = f"    {lines[line]}"
                blank = " " * node.col_offset
                lines[node.lineno - 1] = (
                    f"{blank}if {call.args[0].id}.events is not None:\n{lines[node.lineno - 1]}"
                )
    return "\n".join(lines)


def _word(decorator: ast.expr) -> str:
    called = decorator.func if isinstance(decorator, ast.Call) else decorator
    return called.id if isinstance(called, ast.Name) else ""


def _annotated(node: ast.ClassDef) -> Iterator[tuple[str, str, str]]:
    for item in node.body:
        if isinstance(item, ast.AnnAssign) and not _is_class_var(item):
            value = ast.unparse(item.value) if item.value else ""
            yield ast.unparse(item.target), ast.unparse(item.annotation), value


def _is_class_var(item: ast.AnnAssign) -> bool:
    return ast.unparse(item.annotation).startswith("ClassVar")


def _is_number(cls: type, hint: str) -> bool:
    for base in cls.__mro__:
        try:
            kind = made.hint_of(base, hint)
        except NameError:
            continue
        while hasattr(kind, "__supertype__"):
            kind = kind.__supertype__
        return kind is int
    return False


def _slots_text(own: Iterable[str]) -> str:
    return f"__slots__ = {tuple(own)!r}\n"


def _fields_text(own: dict[str, tuple[str, str]]) -> str:
    return "".join(f"{name}: {hint}\n" for name, (hint, _) in own.items())


def _indented(lines: Sequence[str]) -> list[str]:
    return [f"    {line}" if line else "" for line in lines]


def _last_import(tree: ast.Module) -> int:
    """Behind the imports at the top of a module."""
    last = 0
    for node in tree.body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            last = node.end_lineno or 0
    return last


def expand(out: Path, names: Iterable[str]) -> None:
    """Copy the package to a folder, these modules written out."""
    shutil.rmtree(out / PACKAGE, ignore_errors=True)
    skipped = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(SOURCES / PACKAGE, out / PACKAGE, ignore=skipped)
    for name in names:
        module = Module(name)
        target = out / module.path.relative_to(SOURCES)
        target.write_text(module.written_out(), encoding="utf-8")


if __name__ == "__main__":
    expand(Path(sys.argv[1]), [name for group in compiled_modules().values() for name in group])
