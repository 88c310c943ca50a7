"""LOR-10 Battles: armies of two players in one region fight, in six steps."""

from __future__ import annotations

from ragnatafl.games.lords.rules import moments
from ragnatafl.games.lords.rules.armies import (
    Lower,
    Retreat,
    find_army,
    lower,
)
from ragnatafl.games.lords.rules.artefacts import (
    BATTLE_BEGINS,
    BATTLE_DECIDED,
    VALUES_COUNTED,
    Offer,
)
from ragnatafl.games.lords.rules.board import REGIONS, RegionId, regions_in
from ragnatafl.games.lords.rules.components import (
    COMBAT_DISCARD,
    CardId,
    hand_of,
    played_by,
)
from ragnatafl.games.lords.rules.control import check_victory, take_control
from ragnatafl.games.lords.rules.monsters import lowering
from ragnatafl.games.lords.rules.reserves import why_not_from_hand
from ragnatafl.games.lords.rules.state import (
    FIGHTING,
    Lords,
    armies_in,
    content_of,
    contested,
    entered,
    hand,
    population,
    seats_with_armies,
    total,
    unlike_armies,
    unlike_in_hand,
)
from ragnatafl.kernel.agenda import AnyStep, Asks, Next, Step, step
from ragnatafl.kernel.cards import move, move_pile
from ragnatafl.kernel.codecs import or_none
from ragnatafl.kernel.decisions import Option, Refusal, option, refusal
from ragnatafl.kernel.events import Event, Moved, event, tell
from ragnatafl.kernel.seats import NOBODY, SEATS, Seat, SeatMask, mask_of


@option("fight in {region}", at="area:{region}")
class FightIn(Option):
    region: RegionId


@option("play {card}")
class PlayCard(Option):
    card: CardId


@option("pass", ending=True)
class Pass(Option):
    """Play no more cards in this battle."""


# Questions about battles


def battlefields(game: Lords) -> list[RegionId]:
    """LOR-10.1: the regions with armies of two players, or of one and held against it."""
    if not entered(game):
        return []
    return regions_in(contested(game) | moments.HELD.of(game, 0))


def sides(game: Lords, region: RegionId) -> tuple[Seat, Seat]:
    """LOR-10.1.2: attacker and defender; armies come to others only in their owner's turn."""
    present = seats_with_armies(game, region)
    if len(present) == 1:
        return present[0], game.control[region]  # the defender holds it without an army
    one, other = present[0], present[1]
    return (one, other) if one == game.active else (other, one)


def opponent(game: Lords, seat: Seat) -> Seat:
    return game.defender if seat == game.attacker else game.attacker


def plays_from(game: Lords, seat: Seat) -> int:
    """LOR-10.2: the zone of the combat cards that a side may play."""
    return moments.PLAYS_FROM.of(game, hand_of(seat), seat)


def battle_value(game: Lords, seat: Seat) -> int:
    """LOR-10.3: cards, armies there, and all other effects."""
    own = total(game, seat, game.battle_region) + game.card_total[seat]
    attacks = int(seat == game.attacker)
    return moments.BATTLE_VALUE.of(game, own, seat, game.battle_region, attacks)


def symbols_of(game: Lords, seat: Seat, card: int) -> int:
    """The casualty symbols of a card, as far as they count."""
    return moments.SYMBOLS.of(game, content_of(game).symbols[card], seat)


@refusal("LOR-10.2.3")
class TooManySymbols(Refusal):
    seat: Seat
    card: CardId
    symbols: int
    total: int


def why_not_play(game: Lords, seat: Seat, card: CardId) -> Refusal | None:
    """LOR-10.2.3: the own symbols, this card's included, do not exceed the own army total."""
    if card not in hand(game, seat):
        return why_not_from_hand(game, seat, card)
    own = total(game, seat, game.battle_region)
    if has_room(game, seat, card, own):
        return None
    played = game.symbols[seat] + symbols_of(game, seat, card) - game.spared[seat]
    return TooManySymbols(seat, card, played, own)


def has_room(game: Lords, seat: Seat, card: CardId, own: int) -> bool:
    """LOR-10.2.3: a card without symbols always has; `own` is the own army total."""
    more = symbols_of(game, seat, card)
    return not more or game.symbols[seat] + more - game.spared[seat] <= own


def playable(game: Lords, seat: Seat) -> list[PlayCard]:
    own = total(game, seat, game.battle_region)
    held = unlike_in_hand(game, seat)
    return [PlayCard(card) for card in held if has_room(game, seat, card, own)]


def next_to_play(game: Lords, last: Seat) -> Seat:
    """LOR-10.2: in turn from the defender; who passed plays no more."""
    first = opponent(game, last) if last != NOBODY else game.defender
    if not game.passed >> first & 1:
        return first
    second = opponent(game, first)
    return second if not game.passed >> second & 1 else NOBODY


# The steps


@step("LOR-10.1", asks="choose-battle")
class FightBattles(Asks[Lords, FightIn]):
    """At the end of a phase, one battle after the other, in the active player's order."""

    def run(self, game: Lords) -> Next:
        fields = battlefields(game)
        if not fields:
            return None
        if len(fields) == 1:
            return self._fight(game, fields[0])
        return self.ask(game.active, "choose-battle", [FightIn(region) for region in fields])

    def answer(self, game: Lords, seat: Seat, choice: FightIn) -> Next:
        return self._fight(game, choice.region)

    def _fight(self, game: Lords, region: RegionId) -> Next:
        attacker, defender = sides(game, region)
        return (Battle(region, attacker, defender), self)


@event("LOR-10", "battle")
class BattleBegun(Event):
    seat: Seat
    region: RegionId
    defender: Seat


@step("LOR-10")
class Battle(Step[Lords]):
    region: RegionId
    attacker: Seat
    defender: Seat

    def run(self, game: Lords) -> Next:
        FIGHTING.open(game)
        game.battle_region = self.region
        game.attacker, game.defender = self.attacker, self.defender
        tell(game, BattleBegun(self.attacker, self.region, self.defender))
        return (
            Offer(self.attacker, BATTLE_BEGINS), Offer(self.defender, BATTLE_BEGINS),
            PlayCombatCards(),
            Offer(self.attacker, VALUES_COUNTED), Offer(self.defender, VALUES_COUNTED),
            CompareBattleValues(), LoserCasualties(), LoserRetreats(), WinnerCasualties(),
            TakeBattlefield(), EndBattle(),
        )  # fmt: skip


@event("LOR-10.2", "pass")
class Passed(Event):
    seat: Seat


@step("LOR-10.2", asks="play-or-pass", last=or_none(SEATS))
class PlayCombatCards(Asks[Lords, PlayCard | Pass]):
    """From the defender, in turn: play one combat card, or pass and play no more."""

    last: Seat = NOBODY
    """Who was asked last; NOBODY at first."""

    def run(self, game: Lords) -> Next:
        seat = next_to_play(game, self.last)
        if seat == NOBODY:
            return None
        ways: list[PlayCard | Pass] = []
        ways += playable(game, seat)
        ways.append(Pass())
        return self.ask(
            seat, "play-or-pass", ways,
            ("region", REGIONS.write(game.battle_region)),
            ("own", battle_value(game, seat)),
            ("other", battle_value(game, opponent(game, seat))),
            secret=True,
        )  # fmt: skip

    def answer(self, game: Lords, seat: Seat, choice: PlayCard | Pass) -> Next:
        again = PlayCombatCards(seat)
        if isinstance(choice, Pass):
            game.passed = SeatMask(game.passed | mask_of(seat))
            tell(game, Passed(seat))
            return (again,)
        return (*play_card(game, seat, choice.card), again)

    def why_not(self, game: Lords, seat: Seat, choice: Option) -> Refusal | None:
        if not isinstance(choice, PlayCard):
            return None
        return why_not_play(game, seat, choice.card) or why_not_from_hand(game, seat, choice.card)


@event("LOR-10.2", "play-card")
class CardPlayed(Moved):
    value: int


def play_card(game: Lords, seat: Seat, card: CardId) -> tuple[AnyStep, ...]:
    """LOR-10.2.1: the card lies open and adds its value; its effect at once."""
    muted = bool(game.muted & mask_of(seat))
    game.muted = SeatMask(game.muted & ~mask_of(seat))
    value = content_of(game).value[card]
    if not muted:
        value = moments.OWN_VALUE.of_card(game, card, seat, value)
    value = moments.CARD_VALUE.of(game, value, seat)
    game.symbols[seat] += symbols_of(game, seat, card)
    game.card_total[seat] += value
    move(game, card, hand_of(seat), played_by(seat), CardPlayed(value), seat=seat)
    return () if muted else moments.BATTLE.steps_of(game, card, seat)


@event("LOR-10.3")
class BattleDecided(Event):
    seat: Seat
    attack: int
    defence: int


@step("LOR-10.3")
class CompareBattleValues(Step[Lords]):
    """The higher battle value wins; tied, the defender."""

    def run(self, game: Lords) -> Next:
        attack = battle_value(game, game.attacker)
        defence = battle_value(game, game.defender)
        game.winner = game.attacker if attack > defence else game.defender
        tell(game, BattleDecided(game.winner, attack, defence))
        return (Offer(game.winner, BATTLE_DECIDED),)


@step("LOR-10.4")
class LoserCasualties(Step[Lords]):
    """LOR-10.4.1: each of the loser's armies loses 1; then one for each own symbol played."""

    def run(self, game: Lords) -> Next:
        loser = opponent(game, game.winner)
        each = moments.LOSS_FOR_LOSING.of(game, 1, loser) + game.bitten[loser]
        steps: tuple[AnyStep, ...] = ()
        if each:
            for army in armies_in(game, loser, game.battle_region):
                steps += lower(game, army, each, "LOR-10.4.1")
        losses = max(0, game.symbols[loser] - game.spared[loser]) + game.harm[loser]
        return (*steps, SpreadLosses(loser, losses))


@step("LOR-10.6")
class WinnerCasualties(Step[Lords]):
    """From its own symbols only."""

    def run(self, game: Lords) -> Next:
        losses = max(0, game.symbols[game.winner] - game.spared[game.winner])
        return (SpreadLosses(game.winner, losses),)


@step("LOR-10.4.2", asks="spread-losses")
class SpreadLosses(Asks[Lords, Lower]):
    """Spread at will: one question a loss; too many, and the rest is ignored (LOR-10.4.3)."""

    seat: Seat
    losses: int

    def run(self, game: Lords) -> Next:
        found = armies_in(game, self.seat, game.battle_region) if self.losses else []
        if not found:
            return None
        ways = [lowering(game, army) for army in unlike_armies(game, found)]
        return self.ask(self.seat, "spread-losses", ways, ("losses", self.losses))

    def answer(self, game: Lords, seat: Seat, choice: Lower) -> Next:
        army = find_army(game, seat, choice.region, choice.value)
        return (*lower(game, army, 1, self.rule), SpreadLosses(seat, self.losses - 1))


@step("LOR-10.5")
class LoserRetreats(Step[Lords]):
    """All armies left to one adjacent own region, or destroyed."""

    def run(self, game: Lords) -> Next:
        return (Retreat(opponent(game, game.winner), game.battle_region),)


@step("LOR-10.7")
class TakeBattlefield(Step[Lords]):
    """The winner takes control if enough of its armies are left there."""

    def run(self, game: Lords) -> Next:
        seat, region = game.winner, game.battle_region
        left = total(game, seat, region)
        if not left or left < population(game, region):  # LOR-10.7.1, LOR-10.7.2
            return None
        steps = take_control(game, seat, region, self.rule, in_battle=True)
        check_victory(game)
        return steps


@event("LOR-10.8")
class CardsSpent(Moved):
    pass


@step("LOR-10.8")
class EndBattle(Step[Lords]):
    """The cards played are discarded; then what victory brings."""

    def run(self, game: Lords) -> Next:
        winner, region = game.winner, game.battle_region
        for seat in [game.attacker, game.defender]:
            move_pile(game, played_by(seat), COMBAT_DISCARD, CardsSpent, self.rule, seat)
        FIGHTING.close(game)
        return moments.BATTLE_WON.steps(game, winner, winner, region)
