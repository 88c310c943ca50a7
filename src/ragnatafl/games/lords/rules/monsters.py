"""LOR-9.1 to LOR-9.3: monsters and the boss act, stomp, and are controlled."""

from __future__ import annotations

from functools import cache
from typing import Final

from ragnatafl.games.lords.rules import moments
from ragnatafl.games.lords.rules.armies import (
    Lower,
    find_army,
    lower,
)
from ragnatafl.games.lords.rules.artefacts import Decline
from ragnatafl.games.lords.rules.board import RegionId, RegionSet
from ragnatafl.games.lords.rules.components import (
    ALL_MONSTERS,
    ATTACK,
    BOSS,
    EITHER,
    FACES,
    MONSTERS,
    NO_MONSTER,
    FaceId,
    MonsterId,
    PreyId,
    RuneId,
    ThingId,
    thing_of_prey,
)
from ragnatafl.games.lords.rules.state import (
    ArmyId,
    Lords,
    all_armies_in,
    board_of,
    content_of,
    owner_of,
    rings_left,
    unlike_armies,
)
from ragnatafl.kernel.agenda import AnyStep, Asks, Next, Step, step
from ragnatafl.kernel.chance import Lot, draw
from ragnatafl.kernel.codecs import Number
from ragnatafl.kernel.decisions import Option, Refusal, option, refusal
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.seats import NOBODY, Seat

YES_NO: Final = Number("yes or no", 0, 1)


@option("move {monster} to {region}", at="piece:{monster} area:{region}")
class MoveMonster(Option):
    monster: MonsterId
    region: RegionId


@option("attack with {monster}")
class AttackWith(Option):
    """Its territory attack; it has a button, since pointing at the monster begins its move."""

    monster: MonsterId


@option("release {monster}", at="piece:{monster}")
class Release(Option):
    monster: MonsterId


@option("place loki {region}", at="piece:loki area:{region}")
class PlaceBoss(Option):
    region: RegionId


# Activation (LOR-9.1)


def monster_die(game: Lords) -> Lot:
    return _die(content_of(game).faces)


@cache
def _die(weights: tuple[int, ...]) -> Lot:
    return Lot("monster-die", FACES, weights)


def is_on_board(game: Lords, monster: MonsterId) -> bool:
    return game.monster_region[monster] >= 0


def handler(game: Lords, monster: MonsterId) -> Seat:
    """LOR-9.1.1, LOR-9.1.4: who decides about a monster: its controller, else the active player."""
    return game.ring[monster] if game.ring[monster] != NOBODY else game.active


def activatable(game: Lords, seat: Seat, but: int = 0) -> list[MonsterId]:
    """Own and neutral monsters on the board, but those of a set."""
    places, rings = game.monster_region, game.ring
    return [
        monster
        for monster in ALL_MONSTERS
        if places[monster] >= 0
        and (rings[monster] == NOBODY or rings[monster] == seat)
        and not but >> monster & 1
    ]


def ways_to_move(game: Lords, monster: MonsterId) -> list[MoveMonster]:
    """LOR-6.5.2: to any adjacent region whatever is there."""
    region = game.monster_region[monster]
    return [MoveMonster(monster, near) for near in board_of(game).adjacent[region]]


@event("LOR-9.1.3", "monster-die")
class MonsterDieRolled(Event):
    seat: Seat
    monster: MonsterId
    face: FaceId


@step("LOR-9.1")
class ActivateMonster(Step[Lords]):
    """It moves or makes its territory attack; for a neutral one the die is rolled (LOR-9.1.3)."""

    monster: MonsterId

    def run(self, game: Lords) -> Next:
        monster = self.monster
        if not is_on_board(game, monster):
            return None
        if game.ring[monster] != NOBODY:
            return (MoveOrAttack(monster, EITHER),)
        whose = ("monster", MONSTERS.write(monster))
        face = FaceId(draw(game, monster_die(game), "LOR-9.1.3", whose))
        tell(game, MonsterDieRolled(game.active, monster, face))
        return (TerritoryAttack(monster),) if face == ATTACK else (MoveOrAttack(monster, face),)


@refusal()
class OfMonster(Refusal):
    """Why something cannot be done with a monster."""

    seat: Seat
    monster: MonsterId


@refusal("LOR-9.1.3")
class DieSaysMove(OfMonster):
    pass


@refusal("LOR-6.5.2")
class MonsterTooFar(OfMonster):
    region: RegionId


@step("LOR-9.1", asks="move-or-attack")
class MoveOrAttack(Asks[Lords, MoveMonster | AttackWith]):
    """Who decides about the monster chooses a region, or the attack where it may."""

    monster: MonsterId
    face: FaceId

    def run(self, game: Lords) -> Next:
        ways: list[MoveMonster | AttackWith] = []
        ways += ways_to_move(game, self.monster)
        if self.face == EITHER:
            ways.append(AttackWith(self.monster))
        name = ("monster", MONSTERS.write(self.monster))
        return self.ask(handler(game, self.monster), "move-or-attack", ways, name)

    def answer(self, game: Lords, seat: Seat, choice: MoveMonster | AttackWith) -> Next:
        if isinstance(choice, AttackWith):
            return (TerritoryAttack(self.monster),)
        may_waive = int(game.ring[self.monster] != NOBODY)  # LOR-9.2.2, LOR-9.2.3
        return move_monster(game, seat, self.monster, choice.region, may_waive, self.rule)

    def why_not(self, game: Lords, seat: Seat, choice: Option) -> Refusal | None:
        if isinstance(choice, AttackWith):
            return DieSaysMove(seat, self.monster)
        if isinstance(choice, MoveMonster) and choice.monster == self.monster:
            return MonsterTooFar(seat, self.monster, choice.region)
        return None


@event("LOR-9.1", "move-monster")
class MonsterMoved(Event):
    seat: Seat
    monster: MonsterId
    region: RegionId
    by: ThingId | None = None


def move_monster(
    game: Lords,
    seat: Seat,
    monster: MonsterId,
    region: RegionId,
    may_waive: int,
    rule: str,
    by: ThingId | None = None,
) -> tuple[AnyStep, ...]:
    game.monster_region[monster] = region
    tell(game, MonsterMoved(seat, monster, region, by), rule)
    return (Stomp(seat, monster, may_waive),)


@refusal("LOR-9.2.3")
class MustStomp(OfMonster):
    pass


@step("LOR-9.2", asks="stomp", may_waive=YES_NO)
class Stomp(Asks[Lords, Lower | Decline]):
    """A monster that moved into a region with armies lowers one of them by 1."""

    seat: Seat
    monster: MonsterId
    may_waive: int

    def run(self, game: Lords) -> Next:
        found = unlike_armies(game, all_armies_in(game, game.monster_region[self.monster]))
        if not found:
            return None
        ways: list[Lower | Decline] = [lowering(game, army) for army in found]
        if self.may_waive:
            ways.append(Decline())
        return self.ask(self.seat, "stomp", ways, ("monster", MONSTERS.write(self.monster)))

    def answer(self, game: Lords, seat: Seat, choice: Lower | Decline) -> Next:
        if isinstance(choice, Decline):
            return None
        army = find_army(game, choice.owner, choice.region, choice.value)
        return lower(game, army, 1, self.rule)

    def why_not(self, game: Lords, seat: Seat, choice: Option) -> Refusal | None:
        return MustStomp(seat, self.monster) if isinstance(choice, Decline) else None


def lowering(game: Lords, army: ArmyId) -> Lower:
    return Lower(owner_of(army), game.army_value[army], game.army_region[army])


# Control of monsters (LOR-9.3)


@refusal("LOR-9.4")
class PreyNotHere(Refusal):
    seat: Seat
    prey: PreyId


@refusal("LOR-8.3.1.2")
class MonsterNotHere(OfMonster):
    pass


@refusal("LOR-9.3.3")
class MonsterControlled(OfMonster):
    owner: Seat


def why_not_tame(game: Lords, seat: Seat, monster: MonsterId, reach: RegionSet) -> Refusal | None:
    """A neutral monster within reach of the hero."""
    if not is_on_board(game, monster) or not reach >> game.monster_region[monster] & 1:
        return MonsterNotHere(seat, monster)
    if game.ring[monster] != NOBODY:
        return MonsterControlled(seat, monster, game.ring[monster])
    return None


@event("LOR-9.3.1", "release-monster")
class MonsterReleased(Event):
    seat: Seat
    monster: MonsterId


@event("LOR-9.3", "control-monster")
class MonsterTamed(Event):
    seat: Seat
    monster: MonsterId
    by: ThingId | None = None


@step("LOR-9.3", asks="release")
class ControlMonster(Asks[Lords, Release]):
    """LOR-9.3.1: for a third monster a ring is taken off one of the two."""

    seat: Seat
    monster: MonsterId
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        if rings_left(game, self.seat) > 0:
            self._put_ring(game)
            return None
        own = [Release(m) for m in ALL_MONSTERS if game.ring[m] == self.seat]
        return self.ask(self.seat, "release", own, ("monster", MONSTERS.write(self.monster)))

    def answer(self, game: Lords, seat: Seat, choice: Release) -> Next:
        game.ring[choice.monster] = NOBODY
        tell(game, MonsterReleased(seat, choice.monster))
        self._put_ring(game)
        return None

    def _put_ring(self, game: Lords) -> None:
        game.ring[self.monster] = self.seat
        tell(game, MonsterTamed(self.seat, self.monster, self.card))


@step("LOR-11.3", asks="lead-monster", reach=YES_NO)
class LeadMonster(Asks[Lords, MoveMonster | Decline]):
    """Move a monster to an adjacent region and decide on its stomp.

    Gnipa Chain: any on the board; Drive the Beast: one in the region of the hero.
    """

    seat: Seat
    reach: int
    """1: only a monster in the region of the hero, and it may be left."""
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        here = game.hero_region[self.seat]
        ways: list[MoveMonster | Decline] = []
        for monster in ALL_MONSTERS:
            place = game.monster_region[monster]
            if place >= 0 and (not self.reach or place == here):
                ways += ways_to_move(game, monster)
        if not ways:
            return None
        if self.reach:
            ways.append(Decline())
        return self.ask(self.seat, "lead-monster", ways)

    def answer(self, game: Lords, seat: Seat, choice: MoveMonster | Decline) -> Next:
        if isinstance(choice, Decline):
            return None
        return move_monster(game, seat, choice.monster, choice.region, 1, self.rule, self.card)


# Territory attacks (LOR-9.1.2)


@event("LOR-9.1.2", "territory-attack")
class TerritoryAttacked(Event):
    seat: Seat
    monster: MonsterId
    region: RegionId


@step("LOR-9.1.2")
class TerritoryAttack(Step[Lords]):
    """Resolved in full, also where it hits the monster's controller."""

    monster: MonsterId

    def run(self, game: Lords) -> Next:
        monster = self.monster
        region, seat = game.monster_region[monster], handler(game, monster)
        tell(game, TerritoryAttacked(seat, monster, region))
        return moments.TERRITORY_ATTACK.steps_of(game, thing_of_prey(monster), seat, region)


# The boss (LOR-9.1.5)


@step("LOR-9.1.5")
class ActivateBoss(Step[Lords]):
    """As its board says, without die; the active player decides."""

    def run(self, game: Lords) -> Next:
        return moments.ACTIVATED.steps_of(game, thing_of_prey(BOSS), game.active)


@event("LOR-6.5.3", "place-boss")
class BossPlaced(Event):
    region: RegionId


@event("LOR-9.2.4", "place-monster")
class MonsterPlaced(Event):
    monster: MonsterId
    region: RegionId


def put_boss(game: Lords, region: RegionId, rule: str) -> None:
    game.boss_region = region
    tell(game, BossPlaced(region), rule)


def put_monster(game: Lords, monster: MonsterId, region: RegionId, rule: str) -> None:
    """LOR-9.2.4: a placed monster does not stomp."""
    game.monster_region[monster] = region
    tell(game, MonsterPlaced(monster, region), rule)


def pair_of(game: Lords, rune: RuneId) -> list[MonsterId]:
    """LOR-7.5.1: the two monsters of a rune, the one of the upper board first."""
    runes = content_of(game).prey_rune
    found = [monster for monster in ALL_MONSTERS if runes[monster] == rune]
    upper = [monster for monster in found if game.upper >> monster & 1]
    return upper + [monster for monster in found if not game.upper >> monster & 1]


def next_to_place(game: Lords, rune: RuneId) -> MonsterId:
    """LOR-7.9.3, LOR-F37: neither on the board nor slain, the upper one first; else -1."""
    for monster in pair_of(game, rune):
        if not is_on_board(game, monster) and game.slayer[monster] == NOBODY:
            return monster
    return NO_MONSTER
