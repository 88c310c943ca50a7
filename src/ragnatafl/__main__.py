"""`python -m ragnatafl` is the command `ragnatafl`."""

import sys

from ragnatafl.table.command import main

sys.exit(main())
