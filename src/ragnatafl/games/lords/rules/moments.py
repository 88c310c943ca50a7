"""The moments that rules call out, and the effects that content may name for them."""

from __future__ import annotations

from typing import Final

from ragnatafl.kernel.agenda import AnyStep
from ragnatafl.kernel.content import Effects, Moment

Steps = tuple[AnyStep, ...]

EFFECTS: Final = Effects(
    {
        # values
        "battle-value": Moment("modify", "seat"),
        "card-value": Moment("modify", "seat"),
        "own-value": Moment("modify"),
        "symbols": Moment("modify", "seat"),
        "loss-for-losing": Moment("modify", "seat"),
        "card-limit": Moment("modify", "seat"),
        "hunt-cards": Moment("modify", "seat"),
        "any-weapon": Moment("modify"),
        "usurp-strength": Moment("modify", "seat"),
        "usurp-barred": Moment("modify", "seat", "region"),
        "hero-steps": Moment("modify", "seat"),
        "hero-returns": Moment("modify", "seat"),
        "allied": Moment("modify", "seat", "realm"),
        "other-bonus": Moment("modify", "seat"),
        "forge-afar": Moment("modify", "seat"),
        "grow-anywhere": Moment("modify", "seat"),
        "recruit-anywhere": Moment("modify", "seat"),
        "mobilise-twice": Moment("modify", "seat"),
        "rune-actions": Moment("modify", "seat"),
        "more-rune-actions": Moment("modify", "seat"),
        "temple-priests": Moment("modify", "seat"),
        "fulfilled": Moment("modify"),
        # what happens to somebody
        "control-taken": Moment("when", "seat", "region", "in_battle"),
        "battle-won": Moment("when", "seat", "region"),
        "injured": Moment("when", "seat"),
        "army-lost": Moment("when", "seat"),
        "hero-moved": Moment("when", "seat"),
        "priest-sent": Moment("when", "seat", "god"),
        "reinforced": Moment("when", "seat"),
        "prepared": Moment("when", "seat"),
        "monument-built": Moment("when", "seat"),
        "hunt-ended": Moment("when", "seat"),
        # what one card, realm, god or monster says itself
        "chosen": Moment("when"),
        "gained": Moment("when"),
        "realm-bonus": Moment("when"),
        "god-bonus": Moment("when", "level"),
        "battle": Moment("when"),
        "hunt": Moment("when"),
        "hunt-after": Moment("when"),
        "block": Moment("when"),
        "attack": Moment("when"),
        "special-attack": Moment("when"),
        "territory-attack": Moment("when", "region"),
        "activated": Moment("when"),
        "rune-action": Moment("when"),
        # cards that wait for their owner's word
        "prayer-phase": Moment("when"),
        "hero-phase": Moment("when"),
        "rune-phase": Moment("when"),
        "manoeuvres-phase": Moment("when"),
        "special-phase": Moment("when"),
        "before-hunt": Moment("when"),
        "hunt-begins": Moment("when"),
        "battle-begins": Moment("when"),
        "values-counted": Moment("when"),
        "battle-decided": Moment("when"),
        # Followers of Surtr
        "defence": Moment("modify", "region"),
        "follower-runes": Moment("modify"),
        "removal-cost": Moment("modify"),
        "recruit-bonus": Moment("modify"),
        "bonus-times": Moment("modify"),
        "bonus": Moment("when", "times"),
        "advantage": Moment("when"),
        "preparation": Moment("when"),
        # what may be done in place of something
        "army-destroyed": Moment("instead", "army"),
        "injury": Moment("instead", "seat"),
    }
)
