"""Whether a hunt may end in a kill, told from a view alone.

The hunt is played out many times on plain numbers by a simple hunter: shields and cards without
other use go against the attack, all others against the prey. The generator has a fixed seed: the
same view gives the same number.
"""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Final, NamedTuple

from ragnatafl.games.lords.mind.odds import as_onlooker, unseen
from ragnatafl.games.lords.rules import moments
from ragnatafl.games.lords.rules.components import (
    ATTACK_DISCARD,
    ATTACK_PLAYED,
    SHIELD,
    WEAPONS_OF,
    WISDOM,
    claws_of,
    hand_of,
)
from ragnatafl.games.lords.rules.hunt.hunts import defence, fury, keeper, matches
from ragnatafl.games.lords.rules.reserves import DrawCards
from ragnatafl.games.lords.rules.state import Lords, attribute, content_of, is_hunting, open_spaces

HUNTS: Final = 160


class Blade(NamedTuple):
    """A combat card in a hunt."""

    weapon: int
    value: int
    fits_all: bool
    draws: int
    """Cards drawn after its wound."""


class Attack(NamedTuple):
    fury: int
    weak: int
    draws: int
    shield: bool
    injuries: int
    discards: int
    ends: bool


_NO_ATTACK: Final = Attack(0, 0, 0, True, 0, 0, False)


class Start(NamedTuple):
    """A hunt as plain numbers, to be played on from here."""

    stage: int
    """0: the monster attacks next; 1: an attack lies open; 2: the hero's round."""
    held: tuple[Blade, ...]
    """What the hunter is known to hold."""
    hidden: int
    """How many more cards it holds."""
    deck: tuple[Blade, ...]
    """What may be drawn."""
    spaces: tuple[tuple[int, ...], ...]
    attacks: tuple[Attack, ...]
    """Attack cards that were not seen in this hunt: in the monster's hand or deck."""
    claws: int
    """How many of them are in its hand."""
    played: Attack
    defence: int
    unhurt: int
    wisdom: int
    has_wounded: bool


def hunt_chance(game: Lords) -> float:
    """How likely the hunt that goes on kills the prey, for what the viewer knows."""
    if not is_hunting(game):
        return float(game.prey >= 0 and not open_spaces(game, game.prey))
    return _kills(_start(game)) / HUNTS


def public_hunt_chance(game: Lords) -> float:
    return hunt_chance(as_onlooker(game))


def _start(game: Lords) -> Start:
    content, seat = content_of(game), game.active
    held = game.zones[hand_of(seat)]
    known = [_blade(game, card) for card in held] if game.viewer == seat else []
    rules = {step.rule for step in game.agenda}
    played = game.zones[ATTACK_PLAYED]
    stage = 1 if played and "LOR-9.6.5" in rules else 2 if "LOR-9.7" in rules else 0
    if stage == 2 and "LOR-9.6.2" in rules:
        stage = 0
    seen = {*played, *game.zones[ATTACK_DISCARD]}
    attacks = tuple(_attack(game, card) for card in content_of(game).attacks if card not in seen)
    current = _attack(game, played[-1])._replace(fury=fury(game)) if played else _NO_ATTACK
    kinds = content.space_kind
    return Start(
        stage,
        tuple(sorted(known)),
        len(held) - len(known),
        tuple(sorted(_blade(game, card) for card in unseen(game))),
        tuple(WEAPONS_OF[kinds[space]] for space in open_spaces(game, game.prey)),
        attacks,
        len(game.zones[claws_of(keeper(game))]),
        current,
        defence(game) if stage == 1 else 0,
        3 - game.injured[seat].bit_count(),
        attribute(game, seat, WISDOM),
        game.struck_now > 0,
    )


def _blade(game: Lords, card: int) -> Blade:
    content = content_of(game)
    after = [line for line in content.entry[card].when if line["on"] == moments.HUNT_AFTER.name]
    draws = sum(int(line["count"]) for line in after if line.get("step") == DrawCards.name)
    weapon = content.weapon[card]
    fits_all = weapon != SHIELD and matches(game, card, SHIELD)
    return Blade(weapon, content.value[card], fits_all, draws)


def _attack(game: Lords, card: int) -> Attack:
    content = content_of(game)
    said = content.attack[card]
    injuries = discards = 0
    ends = False
    for line in content.entry[card].when:
        match line.get("step"):
            case "injure":
                injuries += int(line["count"])
            case "special-attack":
                injuries += 1
            case "fail-hunt":
                ends = True
            case "discard-half":
                discards += 3
            case "lose-random-cards":
                discards += int(line["count"])
    return Attack(*said[:4], injuries, discards, ends)


@lru_cache(maxsize=256)
def _kills(start: Start) -> int:
    rng = random.Random(29)
    return sum(_Hunt(start, rng).kills() for _ in range(HUNTS))


class _Hunt:
    """A hunt that is played to its end."""

    def __init__(self, start: Start, rng: random.Random) -> None:
        self.start = start
        self.deck = list(start.deck)
        rng.shuffle(self.deck)
        self.hand = [*start.held, *(self.deck.pop() for _ in range(start.hidden) if self.deck)]
        self.spaces = list(start.spaces)
        self.attacks = list(start.attacks)
        rng.shuffle(self.attacks)
        self.claws = [self.attacks.pop() for _ in range(start.claws) if self.attacks]
        self.unhurt, self.wisdom = start.unhurt, start.wisdom

    def kills(self) -> bool:
        stage, has_wounded = self.start.stage, self.start.has_wounded
        if stage == 1 and not self.faces(self.start.played, self.start.defence):
            return False
        if stage and not self.strikes(has_wounded):
            return not self.spaces
        while self.spaces:
            if not self.attacks or not self.claws:
                return False
            attack = self.claws[0]
            self.claws = []
            if not self.faces(attack, 0):
                return False
            if not self.strikes(False):
                return not self.spaces
        return True

    def faces(self, attack: Attack, spent: int) -> bool:
        """The monster's round; False if it ends the hunt."""
        spent, defended = self.defend(attack, spent)
        if not defended:
            self.unhurt -= attack.injuries
            if attack.ends or self.unhurt < 0:
                return False
            if not self.unhurt:
                self.wisdom = 2
            del self.hand[: attack.discards]
        self.draw(1 + (self.wisdom + spent >= attack.weak))
        for _ in range(attack.draws):
            if self.attacks:
                self.claws.append(self.attacks.pop())
        return True

    def defend(self, attack: Attack, spent: int) -> tuple[int, bool]:
        """Shields first, then what wounds nothing; the rest only if all is at stake."""
        if spent >= attack.fury:
            return spent, True
        if attack.shield:
            for card in self.hand:
                if card.weapon == SHIELD:
                    self.hand.remove(card)
                    return spent + card.value, True
        wanted = {weapon for space in self.spaces for weapon in space}
        at_stake = attack.ends or self.unhurt < attack.injuries
        spare = [c for c in self.hand if at_stake or not (c.fits_all or c.weapon in wanted)]
        if spent + sum(card.value for card in spare) < attack.fury:
            return spent, False
        spare.sort(key=lambda c: (c.fits_all or c.weapon in wanted, -c.value))
        for card in spare:
            if spent >= attack.fury:
                break
            self.hand.remove(card)
            spent += card.value
        return spent, True

    def strikes(self, has_wounded: bool) -> bool:
        """The hero's round; False if the hunt is over: nothing fitted, or nothing is left.

        All spaces if the hand has a card for each; else a fair share of them, for there must be
        something to strike with in the rounds to come.
        """
        rounds = max(1, len(self.attacks) // 2)
        share = len(self.spaces) if self.has_all() else -(-len(self.spaces) // rounds)
        while self.spaces and (share > 0 or not has_wounded):
            found = self.choose()
            if not found:
                break
            space, cards = found
            self.spaces.remove(space)
            for card in cards:
                self.hand.remove(card)
                self.draw(card.draws)
            share -= 1
            has_wounded = True
        return has_wounded and bool(self.spaces)

    def has_all(self) -> bool:
        rest = self.hand[:]
        for space in self.spaces:
            cards = self.fitting(space, rest)
            if not cards:
                return False
            for card in cards:
                rest.remove(card)
        return True

    def choose(self) -> tuple[tuple[int, ...], list[Blade]] | None:
        """A space and its cards: rather those that draw, then those of which there are most."""
        best, most = None, -1
        for space in dict.fromkeys(self.spaces):
            cards = self.fitting(space, self.hand)
            if cards:
                alike = sum(card.weapon == cards[0].weapon for card in self.hand)
                worth = 10 * cards[0].draws + alike - 5 * cards[0].fits_all
                if best is None or worth > most:
                    best, most = (space, cards), worth
        return best

    def fitting(self, space: tuple[int, ...], hand: list[Blade]) -> list[Blade]:
        """A card for each weapon of a space, or none at all; one that fits all goes last."""
        found: list[Blade] = []
        rest = hand[:]
        for weapon in space:
            card = next((c for c in rest if c.weapon == weapon and not c.fits_all), None) or next(
                (c for c in rest if c.fits_all), None
            )
            if card is None:
                return []
            rest.remove(card)
            found.append(card)
        return found

    def draw(self, count: int) -> None:
        for _ in range(count):
            if self.deck:
                self.hand.append(self.deck.pop())
