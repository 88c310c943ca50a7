"""The build of the wheel: compiled where it can be, plain where it cannot.

`RAGNATAFL_COMPILE` is `no` for a plain wheel, `must` for an error where it cannot be compiled.
Editable installs are never compiled: they play from the sources.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))


class CompiledWheel(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        from native import compiler

        if os.environ.get("RAGNATAFL_COMPILE") == "no" or not compiler():
            return []
        return ["mypy>=1.20", "setuptools", "msgspec>=0.19"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # Any: hatchling's own
        from native import CannotCompile, build, folder_of

        wish = os.environ.get("RAGNATAFL_COMPILE", "")
        if version == "editable" or wish == "no":
            return
        out = folder_of(Path(self.root))
        try:
            libraries = build(out, self.app.display_info)
        except CannotCompile as fault:
            if wish == "must":
                raise SystemExit(f"not compiled, though asked to: {fault}") from None
            self.app.display_warning(f"not compiled, a plain wheel is built: {fault}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in libraries:
            build_data["force_include"][str(path)] = str(path.relative_to(out))
