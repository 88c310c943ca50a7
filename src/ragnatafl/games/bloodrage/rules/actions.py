"""BR-6 Actions: turns go round until all rage is spent or everything is pillaged."""

from __future__ import annotations

from ragnatafl.games.bloodrage.rules import moments
from ragnatafl.games.bloodrage.rules.board import ON_LAND, RESERVE, VALHALLA
from ragnatafl.games.bloodrage.rules.clans import allowing, change_rage
from ragnatafl.games.bloodrage.rules.components import CHALLENGE, RAGE, RECALL, SACRIFICE, hand_of
from ragnatafl.games.bloodrage.rules.invade import (
    RECALL_COST,
    Invade,
    Recall,
    invade,
    invades,
    recalls,
    why_not_invade,
    why_not_recall,
)
from ragnatafl.games.bloodrage.rules.march import March, march, marches, why_not_march
from ragnatafl.games.bloodrage.rules.pillage import (
    PAID_PILLAGE,
    Challenge,
    Pillage,
    challenges,
    pillage,
    pillages,
    why_not_pillage,
)
from ragnatafl.games.bloodrage.rules.quest import Commit, commit, commits, why_not_commit
from ragnatafl.games.bloodrage.rules.sacrifice import (
    ChooseSacrifice,
    Sacrifice,
    sacrifices,
    why_not_sacrifice,
)
from ragnatafl.games.bloodrage.rules.state import (
    BloodRage,
    invade_cost,
    stat,
    switches_of,
    unlike_in,
)
from ragnatafl.games.bloodrage.rules.upgrade import (
    Upgrade,
    UpgradeReplacing,
    upgrade,
    upgrades,
    why_not_upgrade,
)
from ragnatafl.kernel.agenda import Asks, Next, Step, step
from ragnatafl.kernel.decisions import Option, Refusal, option, refusal
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.seats import NO_SEATS, NOBODY, Seat, SeatMask, mask_of
from ragnatafl.kernel.state import seats_of


@option("pass", ending=True)
class Pass(Option):
    pass


Action = (
    Invade | March | Upgrade | UpgradeReplacing | Commit | Pillage | Challenge | Sacrifice | Recall
    | Pass
)  # fmt: skip


@event("BR-6.1", "set-rage")
class RageSet(Event):
    seat: Seat
    rage: int


@event("BR-6.6")
class ActionsEnd(Event):
    seat: Seat = NOBODY


@event("BR-6.5", "pass")
class Passed(Event):
    seat: Seat


@step("BR-6.1")
class Actions(Step[BloodRage]):
    """Each clan's rage is set to its stat, whatever it was before."""

    def run(self, game: BloodRage) -> Next:
        game.passed = NO_SEATS
        for seat in seats_of(game):
            game.rage[seat] = stat(game, seat, RAGE)
            tell(game, RageSet(seat, game.rage[seat]))
        return (NextTurn(game.first),)


@step("BR-6.2")
class NextTurn(Step[BloodRage]):
    """The next clan clockwise that has rage and did not pass; or the end of the phase (BR-6.6)."""

    seat: Seat

    def run(self, game: BloodRage) -> Next:
        if not is_all_pillaged(game):
            for further in range(game.seats):
                seat = Seat((self.seat + further) % game.seats)
                if game.rage[seat] and not game.passed >> seat & 1:
                    return (TakeTurn(seat), NextTurn(Seat((seat + 1) % game.seats)))
        for seat in seats_of(game):  # BR-6.6.4
            change_rage(game, seat, -game.rage[seat], "BR-6.6.4")
        game.passed = NO_SEATS
        tell(game, ActionsEnd())
        return None


def is_all_pillaged(game: BloodRage) -> bool:
    """BR-6.6.2: every province that is not destroyed, Yggdrasil included."""
    return game.pillaged | game.destroyed == ON_LAND


def extra_actions(game: BloodRage, seat: Seat) -> int:
    """BR-6.2.3: what clan upgrades add, as bits."""
    return moments.ACTIONS.of(game, 0, seat)


def actions(game: BloodRage, seat: Seat) -> list[Action]:
    """Everything a clan may do in its turn; passing it may always."""
    cards = unlike_in(game, hand_of(seat))
    found: list[Action] = []
    found += invades(game, seat)
    found += marches(game, seat)
    found += upgrades(game, seat, cards)
    found += commits(game, cards)
    found += pillages(game, seat)
    extra = extra_actions(game, seat)
    if extra & CHALLENGE:
        found += challenges(game, seat)
    if extra & SACRIFICE:
        found += sacrifices(game, seat)
    if extra & RECALL:
        found += recalls(game, seat)
    found.append(Pass())
    return found


@step("BR-6.2", asks="turn")
class TakeTurn(Asks[BloodRage, Action]):
    """Exactly one action, or pass."""

    seat: Seat

    def whom(self, game: BloodRage) -> Seat:
        return self.seat

    def run(self, game: BloodRage) -> Next:
        rage = ("rage", game.rage[self.seat])
        return self.ask(self.seat, "turn", actions(game, self.seat), rage, secret=True)

    def answer(self, game: BloodRage, seat: Seat, choice: Action) -> Next:
        if isinstance(choice, Invade):
            cost = invade_cost(game, seat, choice.figure)
            return invade(game, seat, choice.figure, RESERVE, choice.place, cost, "BR-6.7.1")
        if isinstance(choice, March):
            return march(game, seat, choice)
        if isinstance(choice, Upgrade):
            return upgrade(game, seat, choice)
        if isinstance(choice, UpgradeReplacing):
            return upgrade(game, seat, choice)
        if isinstance(choice, Commit):
            return commit(game, seat, choice)
        if isinstance(choice, Pillage):
            return pillage(game, seat, choice.province, 0)
        if isinstance(choice, Challenge):
            by = allowing(game, seat, CHALLENGE)
            return pillage(game, seat, choice.province, PAID_PILLAGE, by)
        if isinstance(choice, Sacrifice):
            return (ChooseSacrifice(seat),)
        if isinstance(choice, Recall):
            by = allowing(game, seat, RECALL)
            cost = RECALL_COST
            return invade(game, seat, choice.figure, VALHALLA, choice.place, cost, "BR-F19", by)
        return self._pass(game, seat)

    def _pass(self, game: BloodRage, seat: Seat) -> Next:
        tell(game, Passed(seat))
        change_rage(game, seat, -game.rage[seat], "BR-6.5")
        if switches_of(game).passing == "final":  # BR-6.5.2
            game.passed = SeatMask(game.passed | mask_of(seat))
        return None

    def why_not(self, game: BloodRage, seat: Seat, choice: Option) -> Refusal | None:
        return why_not(game, seat, choice)


@refusal()
class NoSuchAction(Refusal):
    seat: Seat


@refusal("BR-6.2.3")
class NoChallenge(NoSuchAction):
    pass


@refusal("BR-6.2.3")
class NoSacrifice(NoSuchAction):
    pass


@refusal("BR-6.2.3")
class NoRecall(NoSuchAction):
    pass


def why_not(game: BloodRage, seat: Seat, choice: Option) -> Refusal | None:
    """Why an action cannot be taken, in the words of the rule that forbids it."""
    match choice:
        case Invade():
            return why_not_invade(game, seat, choice)
        case March():
            return why_not_march(game, seat, choice)
        case Upgrade() | UpgradeReplacing():
            return why_not_upgrade(game, seat, choice)
        case Commit():
            return why_not_commit(game, seat, choice)
        case Pillage(province):
            return why_not_pillage(game, seat, province)
        case Challenge(province):
            return _without(game, seat, CHALLENGE, NoChallenge) or why_not_pillage(
                game, seat, province, again=True, cost=PAID_PILLAGE
            )
        case Sacrifice():
            return _without(game, seat, SACRIFICE, NoSacrifice) or why_not_sacrifice(game, seat)
        case Recall():
            return _without(game, seat, RECALL, NoRecall) or why_not_recall(game, seat, choice)
    return None


def _without(
    game: BloodRage, seat: Seat, action: int, why: type[NoSuchAction]
) -> NoSuchAction | None:
    """BR-6.2.3: no upgrade allows this action."""
    return None if extra_actions(game, seat) & action else why(seat)
