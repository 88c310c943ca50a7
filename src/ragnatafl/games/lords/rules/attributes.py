"""LOR-5: attributes rise and fall, heroes are injured and healed."""

from __future__ import annotations

from ragnatafl.games.lords.rules import moments
from ragnatafl.games.lords.rules.artefacts import CardUsed, Decline, Use
from ragnatafl.games.lords.rules.components import (
    ALL_ATTRIBUTES,
    LEAST,
    MOST,
    AttributeId,
    CardId,
    ThingId,
)
from ragnatafl.games.lords.rules.reserves import within_limits
from ragnatafl.games.lords.rules.state import HUNTING, Lords, attribute, is_hunting
from ragnatafl.kernel.agenda import AnyStep, Asks, Next, Step, step
from ragnatafl.kernel.decisions import Option, Refusal, option, refusal
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.seats import Seat

Steps = tuple[AnyStep, ...]


@option("injure {attribute}", at="piece:attribute-{attribute}")
class InjureAttribute(Option):
    attribute: AttributeId


@option("heal {attribute}", at="piece:attribute-{attribute}")
class HealAttribute(Option):
    attribute: AttributeId


@option("raise {attribute}", at="piece:attribute-{attribute}")
class RaiseAttribute(Option):
    attribute: AttributeId


@option("weaken {attribute}", at="piece:attribute-{attribute}")
class WeakenAttribute(Option):
    attribute: AttributeId


@event()
class AttributeShifted(Event):
    seat: Seat
    attribute: AttributeId
    value: int
    by: ThingId | None = None


@event("LOR-5.1", "raise-attribute")
class AttributeRaised(AttributeShifted):
    pass


@event("LOR-5.1.2", "lower-attribute")
class AttributeLowered(AttributeShifted):
    pass


def shift(
    game: Lords,
    seat: Seat,
    which: AttributeId,
    change: int,
    rule: str,
    by: ThingId | None = None,
) -> None:
    """LOR-5.1, LOR-5.3.3: a token moves, hurt or not, between 2 and 6."""
    before = game.tokens[seat][which]
    after = max(LEAST, min(MOST, before + change))
    if after != before:
        game.tokens[seat][which] = after
        shifted = AttributeRaised if change > 0 else AttributeLowered
        tell(game, shifted(seat, which, after, by), rule)


def is_injured(game: Lords, seat: Seat, which: AttributeId) -> bool:
    return bool(game.injured[seat] >> which & 1)


def unhurt(game: Lords, seat: Seat) -> list[AttributeId]:
    """LOR-5.3: what can still be injured."""
    if not moments.INJURABLE.of(game, 1, seat):
        return []
    injured = game.injured[seat]
    return [which for which in ALL_ATTRIBUTES if not injured >> which & 1]


def hurt(game: Lords, seat: Seat) -> list[AttributeId]:
    injured = game.injured[seat]
    return [which for which in ALL_ATTRIBUTES if injured >> which & 1] if injured else []


@step("LOR-5.1")
class Raise(Step[Lords]):
    seat: Seat
    which: AttributeId
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        shift(game, self.seat, self.which, 1, self.rule, self.card)
        return None


def lowest(game: Lords, seat: Seat) -> list[AttributeId]:
    """LOR-8.3.3.1, LOR-F17: the lowest by present value which can still rise."""
    values = [attribute(game, seat, which) for which in ALL_ATTRIBUTES]
    least, tokens = min(values), game.tokens[seat]
    return [which for which in ALL_ATTRIBUTES if values[which] == least and tokens[which] < MOST]


@event("LOR-5.3")
class Injured(Event):
    seat: Seat
    attribute: AttributeId
    by: ThingId | None = None


@refusal("LOR-5.3")
class AlreadyInjured(Refusal):
    seat: Seat
    attribute: AttributeId


@step("LOR-5.3", asks="injure ignore-injury")
class Injure(Asks[Lords, InjureAttribute | Use | Decline]):
    """Injuries one by one; the hero's player chooses the token (LOR-5.3.1)."""

    seat: Seat
    count: int
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        if not self.count:
            return None
        whole = unhurt(game, self.seat)
        saves = self._saves(game)
        if whole:
            ways: list[InjureAttribute | Use | Decline] = [InjureAttribute(w) for w in whole]
            ways += saves
            return self.ask(self.seat, "injure", ways, ("count", self.count))
        if self._ends_hunt(game):
            if saves:
                return self.ask(self.seat, "ignore-injury", (*saves, Decline()))
            HUNTING.leave(game)  # LOR-9.8.1
        return None  # LOR-5.3.4

    def _saves(self, game: Lords) -> list[Use]:
        return [Use(CardId(save.card)) for save in moments.INJURY.offered(game, self.seat)]

    def _ends_hunt(self, game: Lords) -> bool:
        return is_hunting(game) and self.seat == game.active

    def answer(self, game: Lords, seat: Seat, choice: InjureAttribute | Use | Decline) -> Next:
        rest = Injure(seat, self.count - 1, self.card)
        match choice:
            case InjureAttribute(which):
                game.injured[seat] |= 1 << which
                tell(game, Injured(seat, which, self.card), self.rule)
                more = moments.INJURED.steps(game, seat, seat)
                return (*within_limits(game, seat), *more, rest)
            case Use(card):
                saves = moments.INJURY.offered(game, seat)
                steps = next(save.steps for save in saves if save.card == card)
                tell(game, CardUsed(seat, card), self.rule)
                return (*steps, rest)
            case Decline():
                HUNTING.leave(game)  # LOR-9.8.1
                return None

    def why_not(self, game: Lords, seat: Seat, choice: Option) -> Refusal | None:
        if isinstance(choice, InjureAttribute):
            return AlreadyInjured(seat, choice.attribute)
        return None


@step("LOR-R23", asks="injure")
class TakeInjury(Injure):
    """An injury that a player takes of its own will: nothing lets it be ignored."""

    seat: Seat
    count: int
    card: ThingId | None = None

    def _saves(self, game: Lords) -> list[Use]:
        return []


@step("LOR-5.3.5", asks="heal")
class Heal(Asks[Lords, HealAttribute]):
    """Turn one injured token of the player's choice back."""

    seat: Seat
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        ways = [HealAttribute(which) for which in hurt(game, self.seat)]
        return self.ask(self.seat, "heal", ways) if ways else None

    def answer(self, game: Lords, seat: Seat, choice: HealAttribute) -> Next:
        heal(game, seat, choice.attribute, self.rule, self.card)
        return None

    def why_not(self, game: Lords, seat: Seat, choice: Option) -> Refusal | None:
        return why_not_heal(game, seat, choice) if isinstance(choice, HealAttribute) else None


@event("LOR-5.3.5")
class Healed(Event):
    seat: Seat
    attribute: AttributeId
    by: ThingId | None = None


def heal(game: Lords, seat: Seat, which: AttributeId, rule: str, by: ThingId | None = None) -> None:
    game.injured[seat] &= ~(1 << which)
    tell(game, Healed(seat, which, by), rule)


@refusal("LOR-5.3.5")
class NotInjured(Refusal):
    seat: Seat
    attribute: AttributeId


def why_not_heal(game: Lords, seat: Seat, choice: HealAttribute) -> Refusal | None:
    injured = is_injured(game, seat, choice.attribute)
    return None if injured else NotInjured(seat, choice.attribute)


@step("LOR-5.1.2", asks="weaken", scene=HUNTING)
class WeakenHighest(Asks[Lords, WeakenAttribute]):
    """An attack: lower the highest attribute by 1, not below 2; of several by choice."""

    seat: Seat
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        values = [attribute(game, self.seat, which) for which in ALL_ATTRIBUTES]
        most = max(values)
        highest = [WeakenAttribute(which) for which in ALL_ATTRIBUTES if values[which] == most]
        return self.ask(self.seat, "weaken", highest)

    def answer(self, game: Lords, seat: Seat, choice: WeakenAttribute) -> Next:
        shift(game, seat, choice.attribute, -1, self.rule, self.card)
        return within_limits(game, seat)
