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


_DEEDS: Final = (
    # Whose it is, and who decides
    "follower", "arbiter", "arbiter-moves",
    # Its board: priests, attributes, runes, markers
    "send-priest", "raise-attribute", "lower-attribute", "takes-from-forge", "gain-priests",
    "priests-away", "ally", "special-action", "slayer-token", "claim-artefact", "artefact-lost",
    "use-card",
    # The map: heroes, armies, control, temples, tokens
    "place-hero", "sail", "recruit", "invades", "move-army", "place-army", "support", "carried-off",
    "retreat", "army-grows", "army-shrinks", "army-destroyed", "army-stays", "take-control",
    "build-temple", "desolation",
    # Monuments and what they bring
    "build-monument", "condition-fulfilled", "table-cleared", "forges-filled", "recharge",
    # Monsters, and what they do to people
    "place-monster", "place-boss", "move-monster", "territory-attack", "control-monster",
    "release-monster", "wound", "wound-healed", "kill", "regenerate", "injured", "healed",
    "gain-rune", "discard-rune", "forge-rune", "forge-emptied",
)  # fmt: skip
"""What people move on their board when a Follower does it."""
_KEPT_DEEDS: Final = (
    ("event", "events"), ("tuck", "blessings"), ("take-blessing", "blessings"),
    ("blessings-left", "blessings"), ("new-card", "actions"), ("puts-aside", "actions"),
    ("reshuffles-card", "actions"), ("removes-card", "actions"), ("attacks-discarded", "attacks"),
    ("attack-deck", "attacks"), ("reshuffle event-discard", "events"),
    ("reshuffle blessing-discard", "blessings"),
)  # fmt: skip

STORY: Final = Story(
    LORDS.turns,
    LORDS.asks,
    (*LORDS.parts, "difficulty challenge"),
    tuple([_with_followers(episode) for episode in LORDS.episodes]),
    deeds=_DEEDS,
    kept_deeds=_KEPT_DEEDS,
    app_deeds=LORDS.app_deeds,
)
