"""`python few_files.py -m ragnatafl ...`: the program where a process may open 1,024 files."""

from __future__ import annotations

import resource
import runpy
import sys

resource.setrlimit(resource.RLIMIT_NOFILE, (1_024, 1_024))
sys.argv = sys.argv[2:]
del sys.path[0]  # this folder, whose names are not for the program
runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
