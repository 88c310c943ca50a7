"""What options cost and give as things stand, by the rules' own numbers."""

from __future__ import annotations

from typing import Final

from ragnatafl.drawing.chances import number
from ragnatafl.games.bloodrage.mind.odds import outlook
from ragnatafl.games.bloodrage.rules import moments
from ragnatafl.games.bloodrage.rules.actions import Pass
from ragnatafl.games.bloodrage.rules.battle import Add, Play
from ragnatafl.games.bloodrage.rules.board import ProvinceId
from ragnatafl.games.bloodrage.rules.clans import Raise
from ragnatafl.games.bloodrage.rules.components import (
    GLORY_OF_TOKEN,
    REWARD_ALL,
    REWARD_GLORY,
    STATS,
    UNKNOWN,
    CardId,
    StatId,
)
from ragnatafl.games.bloodrage.rules.invade import RECALL_COST, Invade, Recall
from ragnatafl.games.bloodrage.rules.march import MARCH_COST, March
from ragnatafl.games.bloodrage.rules.pillage import PAID_PILLAGE, Challenge, Join, Pillage
from ragnatafl.games.bloodrage.rules.quest import Commit, is_fulfilled
from ragnatafl.games.bloodrage.rules.sacrifice import SACRIFICED, Sacrifice
from ragnatafl.games.bloodrage.rules.state import (
    BloodRage,
    can_rise,
    content_of,
    figure_strength,
    invade_cost,
    stat,
    upgrade_cost,
)
from ragnatafl.games.bloodrage.rules.upgrade import Upgrade, UpgradeReplacing
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.game import Stake, Stakes
from ragnatafl.kernel.seats import Seat

NOTHING: Final[Stakes] = ((), ())
TURN: Final = "turn"


def stakes(game: BloodRage, decision: Decision, choice: Option) -> Stakes:
    """Rage to pay, strength to bring, glory and stats to win."""
    seat = decision.behalf
    match choice:
        case Invade(figure):
            paid = invade_cost(game, seat, figure) if decision.prompt == TURN else 0
            return _rage(paid)
        case Recall():
            return _rage(RECALL_COST)
        case March():
            return _rage(MARCH_COST)
        case Upgrade(card) | UpgradeReplacing(card):
            return _rage(upgrade_cost(game, seat, card))
        case Commit(card):
            return (), (_quest(game, seat, card),)
        case Pillage(province):
            paid = int(dict(decision.facts).get("cost", 0))
            cost = _rage(paid)[0] if paid else ()
            return cost, _reward(game, seat, province)
        case Challenge(province):
            return _rage(PAID_PILLAGE)[0], _reward(game, seat, province)
        case Sacrifice():
            return (("figures", (("count", SACRIFICED),)),), (("any-stat", ()),)
        case Pass():
            return _rage(game.rage[seat])
        case Join(figure):
            return (), (_strength(figure_strength(game, seat, figure)),)
        case Play(card):
            return (), (*_card_strength(game, card), *_chance(game, seat, card))
        case Add(card):
            return (), _card_strength(game, card)
        case Raise(which):
            return (), _raised(game, seat, which)
    return NOTHING


def _rage(count: int) -> Stakes:
    return (("rage", (("count", count),)),), ()


def _strength(count: int) -> Stake:
    return "strength", (("count", count),)


def _card_strength(game: BloodRage, card: CardId) -> tuple[Stake, ...]:
    content = content_of(game)
    return (_strength(content.strength[card]),) if content.is_battle[card] else ()


def _chance(game: BloodRage, seat: Seat, card: CardId) -> tuple[Stake, ...]:
    """To win with this card, for what its player may know."""
    if game.viewer != seat:
        return ()
    by_card = dict(outlook(game).by_card)
    return (("chance", (("percent", number(by_card[card])),)),) if card in by_card else ()


def _quest(game: BloodRage, seat: Seat, card: CardId) -> Stake:
    """BR-8.1.7: what it would pay, and whether it would be fulfilled were the age over now."""
    paid = moments.QUEST_GLORY.of(game, content_of(game).glory[card], seat)
    return "quest-now" if is_fulfilled(game, seat, card) else "quest", (("count", paid),)


def _reward(game: BloodRage, seat: Seat, province: ProvinceId) -> tuple[Stake, ...]:
    """BR-6.11.13: what the token pays, if the pillage succeeds."""
    reward = game.rewards[province]
    if reward == UNKNOWN:
        return (("unknown", ()),)
    if reward == REWARD_GLORY:
        return (("glory", (("count", GLORY_OF_TOKEN),)),)
    if reward == REWARD_ALL:
        return (("all-stats", ()),)
    return _raised(game, seat, StatId(reward))


def _raised(game: BloodRage, seat: Seat, which: StatId) -> tuple[Stake, ...]:
    """BR-2.3.2: from which number to which; nothing at the end of the track."""
    if not can_rise(game, seat, which):
        return (("nothing", ()),)
    new = content_of(game).track[which][game.cells[seat][which] + 1]
    was = stat(game, seat, which)
    return (("stat", (("stat", STATS.write(which)), ("was", was), ("new", new))),)
