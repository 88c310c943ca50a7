"""`ragnatafl train` for a machine with Python, numpy, msgspec and rich alone."""

from __future__ import annotations

import sys
from functools import partial

from ragnatafl.table.command import guarded, run_alone

if __name__ == "__main__":
    sys.exit(guarded(partial(run_alone, "train"), sys.argv[1:]))
