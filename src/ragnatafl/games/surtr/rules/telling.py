"""How Followers of Surtr are told: as Lords, with the hunts and battle decks of Followers."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.lords.rules.telling import STORY as LORDS
from ragnatafl.kernel.story import Episode, Story

_MORE_OPENS: Final = {"hunt": ("follower-hunts",)}
_MORE_CLOSES: Final = {"battle": ("battle-deck-returns",), "hunt": ("returns-hand",)}


def _with_followers(episode: Episode) -> Episode:
    """The same episode, as Followers may open and close it too."""
    return Episode(
        episode.name,
        (*episode.opens, *_MORE_OPENS.get(episode.name, ())),
        episode.verdict,
        (*episode.closes, *_MORE_CLOSES.get(episode.name, ())),
        episode.gathers,
        episode.before,
    )


STORY: Final = Story(
    LORDS.turns,
    LORDS.asks,
    LORDS.parts,
    tuple([_with_followers(episode) for episode in LORDS.episodes]),
)
