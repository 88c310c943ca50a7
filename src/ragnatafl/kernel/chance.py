"""Chance has one door, `draw`, and three sources behind it.

*Fast*: two small generators in the state, for simulation. *Sealed*: HMAC-SHA256 in counter mode
under a 256-bit secret whose hash is shown at the start and which is itself shown at the end, so
that anyone can check every shuffle. Seats may mix in nonces of their own once they have seen the
hash: then who knows the secret cannot have chosen the luck. *Asked*: a physical die or deck; a draw
without a told outcome abandons the step and puts the question to the seat CHANCE.
"""

from __future__ import annotations

import hashlib
import hmac
import random
import re
import secrets
from collections.abc import Sequence
from typing import Final

from ragnatafl.kernel.agenda import Untold
from ragnatafl.kernel.codecs import BadInput, Names, Template, bad
from ragnatafl.kernel.decisions import Decision, Fact, Facts, Option, Pointing
from ragnatafl.kernel.keeps import APP
from ragnatafl.kernel.seats import CHANCE, NOBODY, PUBLIC, Seat, SeatMask
from ragnatafl.kernel.state import ASKED, FAST, SEALED, State
from ragnatafl.kernel.told import is_unseen, only_one_of, possible, put_at

SOURCES: Final = Names("source of chance", ("fast", "sealed", "asked"))
LONGEST_NONCE: Final = 64
_NONCE: Final = re.compile("[A-Za-z0-9_-]*")
_SEAL: Final = re.compile("[0-9a-f]{64}")

NO_ZONE: Final = -1

# Two multiplicative generators combined (L'Ecuyer 1988): every product stays below 2^62.
_M1: Final = 2147483563
_M2: Final = 2147483399


class Lot:
    """Something with outcomes: a die, a deck, a first player. Weights say how likely each is."""

    __slots__ = ("_outcomes", "faces", "name", "total", "weights")

    def __init__(self, name: str, faces: Names, weights: tuple[int, ...] | None = None) -> None:
        self.name = name
        self.faces = faces
        self.weights = weights or (1,) * len(faces)
        self.total = sum(self.weights)
        self._outcomes: tuple[Outcome, ...] = ()

    def outcomes(self) -> tuple[Outcome, ...]:
        if not self._outcomes:
            self._outcomes = tuple(
                Outcome(self, face) for face in range(len(self.faces)) if self.weights[face]
            )
        return self._outcomes


class Outcome(Option):
    """A told outcome of a lot, the answer of the seat CHANCE: 'raid-die 3'."""

    __slots__ = ("face", "lot")
    __match_args__ = ("face",)
    key = "outcome"
    template = Template("{face}", {}, ("face",))
    pointing = Pointing("", "", template)

    def __init__(self, lot: Lot, face: int) -> None:
        self.lot = lot
        self.face = face
        self._text = f"{lot.name} {lot.faces.write(face)}"

    @property
    def weight(self) -> int:
        return self.lot.weights[self.face]

    def facts(self) -> tuple[tuple[str, str | int], ...]:
        return ("lot", self.lot.name), ("face", self.lot.faces.write(self.face))


def draw(game: State, lot: Lot, rule: str, *facts: Fact) -> int:
    """Which of its faces a lot shows: the one door of chance. `facts` are for who must tell it."""
    game.drawn = True
    if game.source == ASKED and game.setup.keeper(lot.name) != APP:
        return lot.outcomes()[_told(game, lot.outcomes(), rule, NOBODY, facts)].face
    number = random_below(game, lot.total)
    for face, weight in enumerate(lot.weights):
        number -= weight
        if number < 0:
            return face
    raise AssertionError("weights do not add up")


def draw_from(game: State, zone: int, rule: str, target: int = NO_ZONE) -> int:
    """The top card of a pile, which stays there until it is moved.

    A told card changes places with the card on top. It is told where somebody sees it: in the pile,
    or where it goes, `target`, open to all unless a zone is named; and not where the program keeps
    the pile, or hides the card.
    """
    pile = game.zones[zone]
    if is_told(game, zone) and (_is_open(game, target) or is_told(game, target)):
        unseen = target != NO_ZONE and is_unseen(game, target) and is_unseen(game, zone)
        if not unseen:
            seen_by = PUBLIC if target == NO_ZONE else game.setup.zones[target].seen_by
            turn_up(game, zone, len(pile) - 1, rule, seen_by)
    return pile[-1]


def _is_open(game: State, zone: int) -> bool:
    return zone == NO_ZONE or game.setup.zones[zone].seen_by == PUBLIC


def turn_up(
    game: State, zone: int, place: int, rule: str, seen_by: SeatMask, fixed: int = 0
) -> int:
    """Ask which card lies at a place of a pile and let it lie there; `fixed` ones were told."""
    game.drawn = True
    cards = game.setup.game.cards
    here = possible(game, zone, place, fixed)
    lot = Lot(game.setup.zones[zone].name, Names("card", [cards.write(card) for card in here]))
    told = here[_told(game, lot.outcomes(), rule, only_one_of(game, seen_by))]
    put_at(game, zone, place, told, fixed)
    return told


def shuffle(game: State, zone: int) -> None:
    """Bring a pile into a random order; never asked, even beside a physical deck."""
    game.drawn = True
    pile = game.zones[zone]
    for last in range(len(pile) - 1, 0, -1):
        other = random_below(game, last + 1)
        pile[last], pile[other] = pile[other], pile[last]


def random_below(game: State, limit: int) -> int:
    """A number from 0 to `limit` - 1 out of the fast or the sealed source."""
    if game.source == SEALED:
        counter = game.luck_b.to_bytes(8, "big")
        game.luck_b += 1
        block = hmac.digest(game.luck_a.to_bytes(32, "big"), counter, "sha256")
        return int.from_bytes(block, "big") % limit  # 256 bits: the bias is below 2^-200
    game.luck_a = a = game.luck_a * 40014 % _M1
    game.luck_b = b = game.luck_b * 40692 % _M2
    return (a - b) % (_M1 - 1) % limit


def is_told(game: State, zone: int) -> bool:
    """Are cards of this zone told by people, who have them before their eyes?"""
    if game.source != ASKED or game.viewer >= 0:
        return False
    setup = game.setup
    return setup.keeper(setup.zones[zone].name) != APP


def _told(
    game: State,
    outcomes: tuple[Outcome, ...],
    rule: str,
    teller: Seat = NOBODY,
    facts: Facts = (),
) -> int:
    """The next told outcome of the step underway, by its place in the list of outcomes.

    `teller` is the only person who sees it, if there is one.
    """
    if game.told_drawn < len(game.told):
        game.told_drawn += 1
        return game.told[game.told_drawn - 1]
    lot: Facts = (("lot", outcomes[0].lot.name),)
    behalf = CHANCE if teller == NOBODY else teller
    raise Untold(Decision(CHANCE, "chance", rule, outcomes, lot + facts, behalf=behalf))


def seed_luck(game: State, source: int, seed: str) -> None:
    """Set the source of chance: `seed` is any text, for *sealed* the secret in 64 hex digits,
    behind a colon the nonces by seat if there are any; the key of all draws is made of the whole.
    """
    game.source = source
    if source == SEALED:
        secret, nonces = split_seed(seed)
        key = hashlib.sha256(seed.encode()).hexdigest() if nonces else secret
        game.luck_a, game.luck_b = int(key, 16), 0
        return
    mixed = hashlib.blake2b(seed.encode(), digest_size=16).digest()
    game.luck_a = int.from_bytes(mixed[:8], "big") % (_M1 - 1) + 1
    game.luck_b = int.from_bytes(mixed[8:], "big") % (_M2 - 1) + 1


def fresh_luck(game: State, rng: random.Random) -> None:
    """Fast chance out of another generator: for tables that bots think on."""
    game.source = FAST
    game.luck_a = int(rng.random() * (_M1 - 1)) + 1
    game.luck_b = int(rng.random() * (_M2 - 1)) + 1


def new_secret() -> str:
    """A fresh 256-bit secret for a sealed game."""
    return secrets.token_hex(32)


def check_secret(seed: str) -> str:
    if len(seed) != 64 or not all(digit in "0123456789abcdef" for digit in seed):
        raise bad("the secret of a sealed game is 64 hex digits in lower case", "no-secret")
    return seed


def check_nonce(nonce: str) -> str:
    """What a seat mixes in; '' for a seat that gives nothing."""
    if len(nonce) > LONGEST_NONCE or _NONCE.fullmatch(nonce) is None:
        raise BadInput(f"a nonce is at most {LONGEST_NONCE} of the letters A-Z a-z 0-9 - _")
    return nonce


def new_nonce() -> str:
    """A fresh 128-bit nonce, for a seat that brings none of its own."""
    return secrets.token_hex(16)


def seal_of(nonce: str) -> str:
    """What is shown of a nonce before it is: its SHA-256, so that nobody changes it afterwards.

    >>> seal_of("a1")[:16]
    'f55ff16f66f43360'
    """
    return hashlib.sha256(nonce.encode()).hexdigest()


def check_seal(seal: str) -> str:
    """Of a nonce; '' for a seat that gives nothing."""
    if seal and _SEAL.fullmatch(seal) is None:
        raise BadInput("the seal of a nonce is its SHA-256, 64 hex digits in lower case")
    return seal


def mix(secret: str, nonces: Sequence[str]) -> str:
    """The seed of a sealed game: its secret, and by seat what was mixed in.

    >>> mix("00" * 32, ("a1", "", "b2"))[60:]
    '0000:a1,,b2'
    >>> mix("00" * 32, ("", "")) == "00" * 32
    True
    """
    mixed = ",".join([check_nonce(nonce) for nonce in nonces])
    return f"{check_secret(secret)}:{mixed}" if any(nonces) else check_secret(secret)


def split_seed(seed: str) -> tuple[str, tuple[str, ...]]:
    """The secret of a sealed game, and the nonces by seat that are mixed in, if any.

    >>> split_seed("00" * 32 + ":a1,,b2")[1]
    ('a1', '', 'b2')
    """
    secret, colon, mixed = seed.partition(":")
    nonces = tuple(mixed.split(",")) if colon else ()
    if mix(secret, nonces) != seed:
        raise BadInput("the seed of a sealed game has no nonce behind its colon")
    return secret, nonces


def published_hash(seed: str) -> str:
    """What is shown at the start of a sealed game: the SHA-256 of its secret, without nonces.

    >>> published_hash("00" * 32)[:16]
    '66687aadf862bd77'
    """
    secret, _ = split_seed(seed)
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


__all__ = [
    "ASKED",
    "FAST",
    "SEALED",
    "SOURCES",
    "Lot",
    "Outcome",
    "check_nonce",
    "check_seal",
    "draw",
    "draw_from",
    "fresh_luck",
    "mix",
    "new_nonce",
    "new_secret",
    "published_hash",
    "random_below",
    "seal_of",
    "seed_luck",
    "shuffle",
    "split_seed",
    "turn_up",
]
