"""What was acknowledged is stored once, in its order; of what nobody answered some may be."""

from __future__ import annotations

import pytest

from ragnatafl.lab.losses import Fate, Said, Saying, compare

A, B, C = (Saying("choice", 0, text) for text in "abc")


def sent(*sayings: Saying, fate: Fate = Fate.ACKNOWLEDGED) -> list[Said]:
    return [Said(saying, fate) for saying in sayings]


UNHEARD, REFUSED = Fate.UNHEARD, Fate.REFUSED


@pytest.mark.parametrize(
    ("said", "stored", "lost", "doubled", "unheard"),
    [
        (sent(A, B), [A, B], "", False, 0),
        (sent(A, B), [A], f"{B} at 1", False, 0),
        (sent(A, B), [B], f"{A} at 0", True, 0),
        (sent(A, B), [B, A], "", True, 0),
        (sent(A, B), [A, A, B], "", True, 0),
        (sent(A, B), [A, B, B], "", True, 0),
        (sent(A, A), [A, A], "", False, 0),
        (sent(A, A), [A], f"{A} at 1", False, 0),
        (sent(A) + sent(B, fate=UNHEARD), [A, B], "", False, 1),
        (sent(A) + sent(B, fate=UNHEARD), [A], "", False, 0),
        (sent(A, fate=UNHEARD) + sent(A), [A], "", False, 0),
        (sent(A, fate=UNHEARD) + sent(A), [A, A], "", False, 1),
        (sent(A, fate=UNHEARD) + sent(A), [A, A, A], "", True, 0),
        (sent(A, fate=UNHEARD) + sent(B), [B, A], "", True, 0),
        (sent(A, fate=REFUSED) + sent(B), [A, B], "", True, 0),
        (sent(A, fate=REFUSED) + sent(B), [B], "", False, 0),
        ([], [C], "", True, 0),
    ],
)
def test_what_is_stored_is_what_was_said(
    said: list[Said], stored: list[Saying], lost: str, doubled: bool, unheard: int
) -> None:
    found = compare(said, stored)

    if doubled and lost:
        assert any(found[:2])  # the first that was said is not there, another stands in its place
    else:
        assert found[0] == lost
        assert bool(found[1]) == doubled
    assert found[2] == unheard
