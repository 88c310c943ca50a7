"""What is played otherwise since version 2 of the rules; tables of version 1 play as they did."""

from __future__ import annotations

from typing import Final

from ragnatafl.kernel.mends import Mend

ANY_ORDER: Final = Mend("LOR-9.6.3", since=2)
"""The hunter adds defence cards in any order."""
CARD_NAMED: Final = Mend("LOR-C", since=2)
"""What a text brings about is told with the card, realm, monster or god that says it."""
