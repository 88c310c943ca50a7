"""LOR-11: cards that a player may use when their moment has come; artefacts are exhausted by it."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.lords.rules import moments
from ragnatafl.games.lords.rules.components import (
    NO_CARDS,
    UNCLAIMED,
    CardId,
    CardSet,
    artefacts_of,
    with_card,
    without_card,
)
from ragnatafl.games.lords.rules.state import Lords, content_of, texts_hold
from ragnatafl.kernel.agenda import AnyStep, Asks, Next, step
from ragnatafl.kernel.cards import move
from ragnatafl.kernel.codecs import Names
from ragnatafl.kernel.decisions import Option, option
from ragnatafl.kernel.events import Event, Moved, event, tell
from ragnatafl.kernel.hooks import When, put_in_force
from ragnatafl.kernel.seats import NOBODY, Seat
from ragnatafl.kernel.standing import Standing
from ragnatafl.kernel.state import seats_of

_WAITING: Final[tuple[When, ...]] = (
    moments.PRAYER_PHASE, moments.HERO_PHASE, moments.RUNE_PHASE, moments.MANOEUVRES_PHASE,
    moments.SPECIAL_PHASE, moments.BEFORE_HUNT, moments.HUNT_BEGINS, moments.BATTLE_BEGINS,
    moments.VALUES_COUNTED, moments.BATTLE_DECIDED,
)  # fmt: skip
"""When cards may be used that wait for their owner's word."""
MOMENTS: Final = Names("moment", [moment.name for moment in _WAITING])
PRAYER_PHASE: Final = 0
HERO_PHASE: Final = 1
RUNE_PHASE: Final = 2
MANOEUVRES_PHASE: Final = 3
SPECIAL_PHASE: Final = 4
BEFORE_HUNT: Final = 5
HUNT_BEGINS: Final = 6
BATTLE_BEGINS: Final = 7
VALUES_COUNTED: Final = 8
BATTLE_DECIDED: Final = 9


@option("use {card}")
class Use(Option):
    card: CardId


@option("decline", ending=True)
class Decline(Option):
    """Something offered is not taken."""


@option("skip", ending=True)
class Skip(Option):
    """A phase, or what is left of it, is skipped (LOR-8.0.1)."""


def this_turn(game: Lords, seat: Seat) -> int:
    return game.turns


NOT_THIS_TURN: Final = Standing(
    "not-this-turn", Use, (Skip, Decline), "prayer hero-phase rune-phase manoeuvres use-card",
    this_turn, each=True,
)  # fmt: skip
"""A charged Mjolnir is offered in every phase, again after what else was done there."""


@event("LOR-3.4", "claim-artefact")
class ArtefactClaimed(Moved):
    pass


@event("LOR-11.3", "use-card")
class CardUsed(Event):
    seat: Seat
    card: CardId


@event("LOR-11.4", "recharge")
class Recharged(Event):
    cards: CardSet


def claim(game: Lords, seat: Seat, card: CardId, rule: str) -> None:
    """LOR-3.4, LOR-9.14: an artefact comes to a player, charged, out of whosever hands."""
    zone = UNCLAIMED
    for former in seats_of(game):
        if card in game.zones[artefacts_of(former)]:
            zone = artefacts_of(former)
    game.exhausted = without_card(game.exhausted, card)
    move(game, card, zone, artefacts_of(seat), ArtefactClaimed, rule, seat)
    put_in_force(game, card, seat if texts_hold(game, seat) else NOBODY)


def exhaust(game: Lords, card: CardId, rule: str) -> None:
    """LOR-11.3; other cards are not used up."""
    seat = game.holder[card]
    if card in content_of(game).artefacts:
        game.exhausted = with_card(game.exhausted, card)
        put_in_force(game, card, NOBODY)
    tell(game, CardUsed(seat, card), rule)


def recharge(game: Lords, rule: str) -> None:
    """LOR-11.4: all artefacts of all players."""
    if not game.exhausted:
        return
    for seat in seats_of(game):
        for card in game.zones[artefacts_of(seat)]:
            if game.exhausted >> card & 1:
                put_in_force(game, card, seat)
    recharged, game.exhausted = game.exhausted, NO_CARDS
    tell(game, Recharged(recharged), rule)


def usable(game: Lords, moment: int, seat: Seat, done: CardSet) -> list[Use]:
    """The cards that a player may use at this moment, but those used already."""
    offered = _WAITING[moment].offers(game, seat)
    return [Use(CardId(card)) for card in offered if not done >> card & 1] if offered else []


def use(game: Lords, moment: int, seat: Seat, card: CardId, rule: str) -> tuple[AnyStep, ...]:
    """Exhaust it, if it is an artefact, and do what it says."""
    steps = _WAITING[moment].steps_of(game, card, seat)
    exhaust(game, card, rule)
    return steps


@step("LOR-11.3", asks="use-card", moment=MOMENTS)
class Offer(Asks[Lords, Use | Decline]):
    """A player may use cards whose moment this is; none is ever compulsory."""

    seat: Seat
    moment: int
    done: CardSet = NO_CARDS
    """What was used or declined just now."""

    def run(self, game: Lords) -> Next:
        options = usable(game, self.moment, self.seat, self.done)
        if not options:
            return None
        ways: list[Use | Decline] = [*options, Decline()]
        return self.ask(self.seat, "use-card", ways, ("moment", MOMENTS.write(self.moment)))

    def answer(self, game: Lords, seat: Seat, choice: Use | Decline) -> Next:
        if isinstance(choice, Decline):
            return None
        steps = use(game, self.moment, seat, choice.card, self.rule)
        return (*steps, Offer(seat, self.moment, with_card(self.done, choice.card)))
