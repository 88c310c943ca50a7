"""The steps that entries of content may name, where a text says no more than the step does."""

from __future__ import annotations

from ragnatafl.games.lords.cards.known import EFFECTS
from ragnatafl.games.lords.rules.armies import StrengthenArmies
from ragnatafl.games.lords.rules.attributes import Injure, WeakenHighest
from ragnatafl.games.lords.rules.battle.texts import (
    AddToValue,
    BringArmy,
    LowerEnemyArmy,
    MoreLossesIfWon,
    MuteNextCard,
    OpponentDiscards,
    SpareSymbol,
)
from ragnatafl.games.lords.rules.heroes import FlyAnywhere
from ragnatafl.games.lords.rules.hunt.texts import (
    CalmNextAttack,
    DiscardHalf,
    DiscardToWisdom,
    FailHunt,
    HandAnew,
    HealWound,
    InjuriesOrCards,
    LookAtClaws,
    MoreAttacks,
    RunesOrInjuries,
    SpecialAttack,
    StaggerMonster,
)
from ragnatafl.games.lords.rules.realms import PlaceHeroOrHeal
from ragnatafl.games.lords.rules.reserves import (
    DrawCards,
    GainPriests,
    GainRunes,
    LoseCards,
    LoseRandomCards,
)
from ragnatafl.games.lords.rules.territory_attacks import (
    CarryArmyOff,
    DriveOut,
    GnawArmy,
    InjureHeroes,
    LowerEachArmy,
    PlaceBossElsewhere,
    SwallowRunes,
)

EFFECTS.open(
    DrawCards, GainPriests, GainRunes, LoseCards, LoseRandomCards, StrengthenArmies,
    Injure, WeakenHighest, FlyAnywhere, PlaceHeroOrHeal,
)  # fmt: skip
EFFECTS.open(
    AddToValue, BringArmy, LowerEnemyArmy, MoreLossesIfWon, MuteNextCard, OpponentDiscards,
    SpareSymbol,
)  # fmt: skip
EFFECTS.open(
    CalmNextAttack, DiscardHalf, DiscardToWisdom, FailHunt, HandAnew, HealWound,
    InjuriesOrCards, LookAtClaws, MoreAttacks, RunesOrInjuries, SpecialAttack, StaggerMonster,
)  # fmt: skip
EFFECTS.open(
    CarryArmyOff, DriveOut, GnawArmy, InjureHeroes, LowerEachArmy, PlaceBossElsewhere,
    SwallowRunes,
)  # fmt: skip
