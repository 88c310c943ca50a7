"""What is played otherwise since version 2 of the rules; tables of version 1 play as they did."""

from __future__ import annotations

from typing import Final

from ragnatafl.kernel.mends import Mend

ANY_ORDER: Final = Mend("BR-Fnn", since=2)
"""Frigga's Sacrifice takes its figures in any order."""
NO_IDLE_QUESTION: Final = Mend("BR-6.11.8.3", since=2)
"""Nobody is asked for a late card while none can be in the game."""
CARD_NAMED: Final = Mend("BR-C", since=2)
"""What a card's text brings about is told with the card."""
