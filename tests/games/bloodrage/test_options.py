"""What is offered is all that no rule forbids, and nothing else: over random games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import cast

import pytest

from games.bloodrage.table import given_bloodrage, new_bloodrage, own_content
from kit.play import played_eagerly
from kit.table import ASTRID, BJORN, DAGNY, EIRIK
from ragnatafl.games.bloodrage.rules.actions import Pass, why_not
from ragnatafl.games.bloodrage.rules.battle import Play
from ragnatafl.games.bloodrage.rules.board import ALL_PROVINCES, PLACES, PlaceId
from ragnatafl.games.bloodrage.rules.clans import Raise
from ragnatafl.games.bloodrage.rules.components import ALL_STATS, CARDS, CardId, slots_of
from ragnatafl.games.bloodrage.rules.discard import SaveCard
from ragnatafl.games.bloodrage.rules.figures import FIGURES, FigureId
from ragnatafl.games.bloodrage.rules.gods_gifts import Keep
from ragnatafl.games.bloodrage.rules.hammers import MoveLeaderTo
from ragnatafl.games.bloodrage.rules.invade import Invade, Recall
from ragnatafl.games.bloodrage.rules.march import March
from ragnatafl.games.bloodrage.rules.pillage import Challenge, Join, Pillage
from ragnatafl.games.bloodrage.rules.quest import Commit
from ragnatafl.games.bloodrage.rules.sacrifice import Sacrifice
from ragnatafl.games.bloodrage.rules.state import BloodRage
from ragnatafl.games.bloodrage.rules.upgrade import Upgrade, UpgradeReplacing
from ragnatafl.kernel.agenda import Asks
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import Seat

EVERY_PLACE = [PlaceId(place) for place in range(len(PLACES))]
EVERY_FIGURE = [FigureId(figure) for figure in range(len(FIGURES))]
EVERY_CARD = own_content().cards


def every_action(game: BloodRage) -> Iterator[Option]:
    """Everything that could be said in a turn, sense or not."""
    for figure in EVERY_FIGURE:
        for place in EVERY_PLACE:
            yield Invade(figure, place)
            yield Recall(figure, place)
    for origin in EVERY_PLACE:
        for target in EVERY_PLACE:
            yield March(origin, target)
    in_slots = [CardId(card) for s in range(game.seats) for card in game.zones[slots_of(Seat(s))]]
    for card in EVERY_CARD:
        yield Upgrade(card)
        yield Commit(card)
        for old in in_slots:
            yield UpgradeReplacing(card, old)
    for province in ALL_PROVINCES:
        yield Pillage(province)
        yield Challenge(province)
    yield Sacrifice()
    yield Pass()


ANSWERS: dict[str, Callable[[], list[Option]]] = {
    "call-to-battle": lambda: [Join(f, p) for f in EVERY_FIGURE for p in EVERY_PLACE],
    "free-invade": lambda: [Invade(f, p) for f in EVERY_FIGURE for p in EVERY_PLACE],
    "reinforce": lambda: [Invade(f, p) for f in EVERY_FIGURE for p in EVERY_PLACE],
    "keep-gift": lambda: [Keep(card) for card in EVERY_CARD],
    "play-card": lambda: [Play(card) for card in EVERY_CARD],
    "save-card": lambda: [SaveCard(card) for card in EVERY_CARD],
    "raise": lambda: [Raise(stat) for stat in ALL_STATS],
    "move-leader": lambda: [MoveLeaderTo(place) for place in EVERY_PLACE],
}
"""By prompt: what could be said besides 'decline', 'stay' and the like."""


def unlike_words(options: list[Option]) -> list[str]:
    """Their texts, with titles in the place of cards: copies are alike and offered once."""
    texts = []
    for option in options:
        card = getattr(option, "card", None)
        text = option.text
        if card is not None:
            text = text.replace(CARDS.write(card), f"title {own_content().title[card]}", 1)
        texts.append(text)
    return sorted(set(texts))


def check_turn(game: BloodRage, decision: Decision) -> None:
    allowed = [o for o in every_action(game) if why_not(game, decision.seat, o) is None]

    assert len(set(decision.options)) == len(decision.options)
    assert unlike_words(allowed) == unlike_words(list(decision.options))


def check_answers(game: BloodRage, decision: Decision) -> None:
    said = ANSWERS[decision.prompt]()
    step = cast("Asks[BloodRage, Option]", game.agenda[-1])  # the step on top is the one that asks
    offered = [option for option in decision.options if isinstance(option, type(said[0]))]

    allowed = [option for option in said if step.why_not(game, decision.seat, option) is None]

    assert len(set(decision.options)) == len(decision.options)
    assert unlike_words(allowed) == unlike_words(offered)


def check_game(match: Match[BloodRage], seed: int) -> set[str]:
    """Look at every question of a game; which kinds of actions were offered."""
    offered: set[str] = set()
    for _ in chain([""], played_eagerly(match, seed)):
        for decision in match.decisions:
            if decision.prompt == "turn":
                check_turn(match.state, decision)
                offered |= {type(option).__name__ for option in decision.options}
            elif decision.prompt in ANSWERS:
                check_answers(match.state, decision)
                offered.add(decision.prompt)
    return offered


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed"), [(2, 2), (3, 1), (4, 1)])
def test_all_that_no_rule_forbids_is_offered(seats: int, seed: int) -> None:
    """From the first draft to the last pass."""
    offered = check_game(new_bloodrage(seats, seed), seed)

    assert {"Invade", "March", "Upgrade", "Commit", "Pillage", "Pass"} <= offered
    assert {"keep-gift", "play-card", "save-card", "call-to-battle", "raise"} <= offered


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_all_that_upgrades_allow_is_offered(seed: int) -> None:
    """The last age of clans with upgrades that add actions, places and free invades."""
    match = given_bloodrage(
        seats=4,
        age=3,
        upgrades={
            ASTRID: "friggas-domain-3 friggas-sacrifice-3 tyrs-challenge-2 dark-elf-2 troll-1",
            BJORN: "friggas-succor-1 thors-domain-2 friggas-charm-1 lord-of-hammers-1",
            DAGNY: "sea-serpent-1 fire-giant-2 brothers-in-arms-1 lokis-blessing-1",
            EIRIK: "soldier-of-hel-3 dwarf-chieftain-1 experts-in-arms-2 friggas-protection-2",
        },
        figures={
            ASTRID: {"angerboda": "2-warrior troll", "valhalla": "2-warrior leader dark-elf"},
            BJORN: {"angerboda": "leader", "andlang": "2-warrior"},
            DAGNY: {"ne": "ship sea-serpent", "utgard": "2-warrior"},
            EIRIK: {"yggdrasil": "leader 2-warrior"},
        },
        hands={
            ASTRID: "lord-of-spears-3 tyrs-smite-3", BJORN: "masters-in-arms-3 odins-tide-2a",
            DAGNY: "frost-giant-3 eternal-dragons-3", EIRIK: "volur-witch-3 alfheim-3a alfheim-3b",
        },
        rage=dict.fromkeys((ASTRID, BJORN, DAGNY, EIRIK), 12),
        stats={seat: {"horns": 3} for seat in (ASTRID, BJORN, DAGNY, EIRIK)},
        pillaged="angerboda",
    )  # fmt: skip

    offered = check_game(match, seed)

    assert {"Recall", "Sacrifice", "Challenge", "UpgradeReplacing"} <= offered
