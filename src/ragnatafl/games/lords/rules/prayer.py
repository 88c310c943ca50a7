"""LOR-8.1: prayer: send a priest, forge a rune, either or both."""

from __future__ import annotations

from ragnatafl.games.lords.rules import moments
from ragnatafl.games.lords.rules.artefacts import PRAYER_PHASE, Skip, Use, usable, use
from ragnatafl.games.lords.rules.attributes import shift
from ragnatafl.games.lords.rules.board import GodId, RegionId, regions_in
from ragnatafl.games.lords.rules.components import NO_CARDS, CardSet, thing_of_god, with_card
from ragnatafl.games.lords.rules.reserves import take_from_forge, within_limits
from ragnatafl.games.lords.rules.state import Lords, content_of, controlled
from ragnatafl.kernel.agenda import AnyStep, Asks, Next, step
from ragnatafl.kernel.codecs import Number
from ragnatafl.kernel.decisions import Option, Refusal, option, refusal
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.seats import Seat


@option("send priest {god}", at="piece:monument-{god}")
class SendPriest(Option):
    god: GodId


@option("forge {region}", at="piece:forge-{region}")
class Forge(Option):
    region: RegionId


PrayerChoice = SendPriest | Forge | Use | Skip


def free_spaces(game: Lords, god: GodId) -> int:
    """LOR-2.4.2: priest spaces of a monument that are free."""
    return content_of(game).priest_spaces[god] - sum(game.sent[god])


@refusal("LOR-8.1.1")
class NoPriest(Refusal):
    seat: Seat
    god: GodId


@refusal("LOR-8.1.1")
class NoPriestSpace(Refusal):
    seat: Seat
    god: GodId


def why_not_send(game: Lords, seat: Seat, god: GodId) -> Refusal | None:
    """LOR-8.1.1: neither control nor the hero is needed there."""
    if god not in content_of(game).gods:
        return None
    if not game.priests[seat]:
        return NoPriest(seat, god)
    return NoPriestSpace(seat, god) if free_spaces(game, god) <= 0 else None


@event("LOR-8.1.1", "send-priest")
class PriestSent(Event):
    seat: Seat
    god: GodId


def send_priest(game: Lords, seat: Seat, god: GodId) -> tuple[AnyStep, ...]:
    """LOR-8.1.1.2, LOR-8.1.1.3: the attribute first, then the bonus of the monument's level."""
    game.priests[seat] -= 1
    game.sent[god][seat] += 1
    tell(game, PriestSent(seat, god))
    shift(game, seat, content_of(game).god_attribute[god], 1, "LOR-8.1.1.2")
    level = game.levels[god]
    bonus = moments.GOD_BONUS.steps_of(game, thing_of_god(god), seat, level) if level else ()
    return (*bonus, *moments.PRIEST_SENT.steps(game, seat, seat, god))


def forges_in_reach(game: Lords, seat: Seat) -> list[RegionId]:
    """LOR-8.1.2: the forge at the hero with a rune; some blessings reach farther."""
    reach = 1 << game.hero_region[seat] if game.hero_region[seat] >= 0 else 0
    if moments.FORGE_AFAR.of(game, 0, seat):
        reach |= controlled(game, seat)
    return regions_in(game.forged & reach)


@refusal("LOR-8.1.2")
class NoRuneOnForge(Refusal):
    seat: Seat
    region: RegionId


@refusal("LOR-8.1.2")
class ForgeTooFar(Refusal):
    seat: Seat
    region: RegionId


def why_not_forge(game: Lords, seat: Seat, region: RegionId) -> Refusal | None:
    if not game.forged >> region & 1:
        return NoRuneOnForge(seat, region)
    return None if region in forges_in_reach(game, seat) else ForgeTooFar(seat, region)


@refusal("LOR-8.1.3")
class PriestSentAlready(Refusal):
    seat: Seat


@refusal("LOR-8.1.3")
class ForgedAlready(Refusal):
    seat: Seat


@step("LOR-8.1", asks="prayer", sent=Number("sent", 0, 1), forged=Number("forged", 0, 1))
class Prayer(Asks[Lords, PrayerChoice]):
    """Each at most once, in either order."""

    seat: Seat
    sent: int = 0
    forged: int = 0
    done: CardSet = NO_CARDS

    def run(self, game: Lords) -> Next:
        seat = self.seat
        ways: list[PrayerChoice] = []
        if not self.sent and game.priests[seat]:
            gods = content_of(game).gods
            ways += [SendPriest(god) for god in gods if free_spaces(game, god) > 0]
        if not self.forged:
            ways += [Forge(region) for region in forges_in_reach(game, seat)]
        ways += usable(game, PRAYER_PHASE, seat, self.done)
        if not ways:
            return None
        ways.append(Skip())
        return self.ask(seat, "prayer", ways)

    def answer(self, game: Lords, seat: Seat, choice: PrayerChoice) -> Next:
        match choice:
            case SendPriest(god):
                return (*send_priest(game, seat, god), Prayer(seat, 1, self.forged, self.done))
            case Forge(region):
                take_from_forge(game, seat, region, "LOR-8.1.2")
                return (*within_limits(game, seat), Prayer(seat, self.sent, 1, self.done))
            case Use(card):
                steps = use(game, PRAYER_PHASE, seat, card, "LOR-11.3")
                return (*steps, Prayer(seat, self.sent, self.forged, with_card(self.done, card)))
            case Skip():
                return None

    def why_not(self, game: Lords, seat: Seat, choice: Option) -> Refusal | None:
        match choice:
            case SendPriest(god):
                return PriestSentAlready(seat) if self.sent else why_not_send(game, seat, god)
            case Forge(region):
                return ForgedAlready(seat) if self.forged else why_not_forge(game, seat, region)
        return None
