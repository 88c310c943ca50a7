"""The toy is a registered game in all tests, so that whatever runs on every game runs on it too."""

from __future__ import annotations

import ragnatafl

ragnatafl.load_game("toys.raid")
