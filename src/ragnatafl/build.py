"""Which build plays: the plain sources, or libraries that were compiled from them.

The compiled ones are there for speed alone. Where they do not fit (another version, another Python,
a part is missing, the sources were changed since) the plain sources play, and one line says why.
`RAGNATAFL_PLAIN=1` asks for the plain sources.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import os
import platform
import sys
from collections.abc import Sequence
from functools import cache
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType
from typing import Final

VERSION: Final = "0.1.0"
PACKAGE: Final = Path(__file__).parent
MANIFEST: Final = "compiled.json"
"""Written by the build: what was compiled, from what, and how large each library is."""
CORE: Final = "ragnatafl_core__mypyc"
BESIDE: Final = "rules_text"
"""The folder that wheels alone have: what `docs/rules` of a checkout holds."""
PLAYS: Final = (".py", ".toml", ".json", ".npz")
"""How files end that say what is played."""


def describe(package: Path, modules: Sequence[str], libraries: Sequence[Path], by: str) -> str:
    """The manifest of a compiled build whose libraries lie in the folder of the package."""
    return json.dumps(
        {
            "version": VERSION,
            "python": EXTENSION_SUFFIXES[0],
            "by": by,
            "sources": digest_of(package, modules),
            "modules": list(modules),
            "libraries": {
                str(path.relative_to(package.parent)): path.stat().st_size for path in libraries
            },
        },
        indent=1,
    )


def digest_of(package: Path, modules: Sequence[str]) -> str:
    """One digest of the sources of these modules."""
    made = hashlib.blake2b(digest_size=16)
    for module in modules:
        made.update((package / f"{module.replace('.', '/')}.py").read_bytes())
    return made.hexdigest()


def fault_of(package: Path = PACKAGE) -> str | None:
    """Why the libraries that lie here cannot play; '' when there are none, None when they can."""
    path = package / MANIFEST
    if not path.exists():
        lying = any(next(package.glob(f"kernel/*{end}"), None) for end in (".so", ".pyd"))
        return f"there is no {MANIFEST} beside them" if lying else ""
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
        if told["version"] != VERSION:
            return f"they are of version {told['version']}, this is {VERSION}"
        if told["python"] != EXTENSION_SUFFIXES[0]:
            return f"they are for {told['python']}, this Python takes {EXTENSION_SUFFIXES[0]}"
        for name, size in told["libraries"].items():
            library = package.parent / name
            if not library.is_file() or library.stat().st_size != size:
                return f"{library.name} is missing or not whole"
        if told["sources"] != digest_of(package, told["modules"]):
            return "the sources have changed since"
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return f"{MANIFEST} cannot be read"
    try:
        importlib.import_module(CORE)
    except ImportError as error:
        return f"{CORE} does not load: {str(error).splitlines()[0]}"
    return None


@cache
def package_mark(package: Path = PACKAGE) -> str:
    """A fingerprint of the program as it is: rules, content and what bots have learnt. Compiled or
    not, from a checkout or a wheel, the same one plays the same games."""
    mark = hashlib.blake2b(digest_size=6)
    for path in sorted(package.rglob("*")):
        inside = path.relative_to(package)
        if path.suffix in PLAYS and path.name != MANIFEST and inside.parts[0] != BESIDE:
            mark.update(str(inside).encode() + b"\0" + path.read_bytes())
    return mark.hexdigest()


class PlainFinder:
    """Finds the sources of this package and never a library."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("ragnatafl."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def _choose() -> bool:
    """Are the libraries to be used? If not, they are kept out of the way of the sources."""
    wished = os.environ.get("RAGNATAFL_PLAIN", "") in ("", "0")
    fault = fault_of() if wished else ""
    if fault is None:
        return True
    if fault:
        print(
            f"ragnatafl: the compiled libraries are left aside ({fault}); the plain sources play",
            file=sys.stderr,
        )
    sys.meta_path.insert(0, PlainFinder())
    return False


IS_COMPILED: Final = _choose()


def told() -> str:
    """What plays, in one line: for `--version`, reports of faults and the bench.

    >>> told().startswith(f"ragnatafl {VERSION} (")
    True
    """
    python = f"{platform.python_implementation()} {platform.python_version()}"
    system = f"{platform.system()} {platform.machine()}"
    kind = "plain sources"
    if IS_COMPILED:
        made = json.loads((PACKAGE / MANIFEST).read_text(encoding="utf-8"))
        kind = f"compiled by {made['by']}"
    return f"ragnatafl {VERSION} ({kind}, {python}, {system})"
