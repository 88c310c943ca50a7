"""LOR-8.3: rune actions, one in a turn, paid in full before their effect."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.lords.rules import moments
from ragnatafl.games.lords.rules.armies import (
    Strengthen,
    find_army,
    growing,
    strengthen,
    why_not_strengthen,
)
from ragnatafl.games.lords.rules.artefacts import RUNE_PHASE, CardUsed, Skip, Use, usable, use
from ragnatafl.games.lords.rules.attributes import RaiseAttribute, lowest, shift
from ragnatafl.games.lords.rules.board import RealmId, RegionId, RegionSet
from ragnatafl.games.lords.rules.components import (
    ALL_MONSTERS,
    ALL_RUNES,
    BOSS,
    CARDS,
    NO_CARDS,
    RUNES,
    AttributeId,
    CardId,
    CardSet,
    MonsterId,
    PreyId,
    RuneId,
    ThingId,
    with_card,
)
from ragnatafl.games.lords.rules.heroes import HeroIsThere, PlaceHero, place_hero
from ragnatafl.games.lords.rules.monsters import (
    ActivateBoss,
    ActivateMonster,
    ControlMonster,
    MonsterControlled,
    OfMonster,
    PreyNotHere,
    activatable,
    is_on_board,
    why_not_tame,
)
from ragnatafl.games.lords.rules.realms import (
    Ally,
    ally,
    realms_beside,
    why_not_ally,
    why_not_beside,
)
from ragnatafl.games.lords.rules.reserves import (
    DrawCards,
    can_draw,
    discard_rune,
    gain_rune,
)
from ragnatafl.games.lords.rules.state import (
    ArmyId,
    Lords,
    armies_on_board,
    board_of,
    content_of,
    is_allied,
    monsters_in,
    runes_to_gain,
)
from ragnatafl.kernel.agenda import AnyStep, Asks, Next, Step, step
from ragnatafl.kernel.codecs import Names, Number, Subset
from ragnatafl.kernel.decisions import Anchor, Option, Refusal, option, refusal
from ragnatafl.kernel.events import Event, event, tell
from ragnatafl.kernel.seats import NOBODY, Seat

KINDS: Final = Names(
    "rune action",
    ("activate-boss", "tame", "ally", "strengthen", "activate", "draw-one", "place-hero",
     "raise", "draw-two"),
)  # fmt: skip
"""The nine rune actions of the rulebook."""
ACTIVATE_BOSS: Final = 0
TAME: Final = 1
ALLY: Final = 2
STRENGTHEN: Final = 3
ACTIVATE: Final = 4
DRAW_ONE: Final = 5
PLACE_HERO: Final = 6
RAISE: Final = 7
DRAW_TWO: Final = 8
FIRST_OF_CARDS: Final = 9
"""After the nine kinds come the cards that give a rune action."""
EVERY_KIND: Final = -1
"""All kinds, as bits."""


def write_runes(mask: int) -> str:
    return " ".join(RUNES.write(rune) for rune in ALL_RUNES if mask >> rune & 1)


def read_runes(text: str) -> int:
    return sum(1 << rune for rune in {RUNES.read(name) for name in text.split()})


RUNE_SET: Final = Subset("runes", write_runes, read_runes, RUNES)


@option("activate {prey}", at="piece:{prey}", variant="activate")
class Activate(Option):
    prey: PreyId


@option("tame {monster}", at="piece:{monster}", variant="tame")
class Tame(Option):
    """Take control of a neutral monster."""

    monster: MonsterId


@option("draw {count}", count=Number("combat cards", 1, 2))
class Draw(Option):
    count: int


@option("pay {runes}", runes=RUNE_SET)
class PayRunes(Option):
    runes: int

    def anchors(self) -> tuple[Anchor, ...]:
        return tuple(Anchor("piece", f"rune-{n}") for n in write_runes(self.runes).split())


@option("swap {given} for {rune}", at="piece:rune-{given} piece:rune-{rune}")
class SwapRune(Option):
    given: RuneId
    rune: RuneId


RuneChoice = (
    Activate | Tame | Ally | Strengthen | Draw | PlaceHero | RaiseAttribute | Use | Skip
)  # fmt: skip


# What may be done


def types_held(game: Lords, seat: Seat) -> int:
    return len(ALL_RUNES) - game.runes[seat].count(0)


def rune_actions(game: Lords, seat: Seat, kinds: int) -> list[RuneChoice]:
    """LOR-8.3.1 to LOR-8.3.3: all of these kinds that have an effect and can be paid."""
    types = types_held(game, seat)
    ways: list[RuneChoice] = []
    if types >= 1:
        ways += _for_one_rune(game, seat, kinds)
    if types >= 2:
        if kinds >> STRENGTHEN & 1:
            ways += growing(game, armies_on_board(game, seat))
        if kinds >> ACTIVATE & 1:
            ways += [Activate(monster) for monster in activatable(game, seat)]
        if kinds >> DRAW_ONE & 1 and can_draw(game):
            ways.append(Draw(1))
        if kinds >> PLACE_HERO & 1:
            here = game.hero_region[seat]
            ways += [PlaceHero(region) for region in board_of(game).regions if region != here]
    if types == len(ALL_RUNES):
        if kinds >> RAISE & 1:
            ways += [RaiseAttribute(which) for which in lowest(game, seat)]
        if kinds >> DRAW_TWO & 1 and can_draw(game):
            ways.append(Draw(2))
    return ways


def _for_one_rune(game: Lords, seat: Seat, kinds: int) -> list[RuneChoice]:
    """LOR-8.3.1: what the hero may do where it is, for the one rune that it takes."""
    held, here = game.runes[seat], game.hero_region[seat]
    ways: list[RuneChoice] = []
    if here < 0:
        return ways
    content = content_of(game)
    if kinds >> ACTIVATE_BOSS & 1 and game.boss_region == here and held[content.prey_rune[BOSS]]:
        ways.append(Activate(BOSS))
    if kinds >> TAME & 1 and here in game.monster_region:
        ways += [
            Tame(monster)
            for monster in monsters_in(game, here)
            if game.ring[monster] == NOBODY and held[content.prey_rune[monster]]
        ]
    if kinds >> ALLY & 1:
        ways += [
            Ally(realm)
            for realm in realms_beside(game, here)
            if held[content.realm_rune[realm]] and not is_allied(game, seat, realm)
        ]
    return ways


def kind_of(choice: RuneChoice) -> int:
    match choice:
        case Activate(prey):
            return ACTIVATE_BOSS if prey == BOSS else ACTIVATE
        case Tame():
            return TAME
        case Ally():
            return ALLY
        case Strengthen():
            return STRENGTHEN
        case Draw(count):
            return DRAW_ONE if count == 1 else DRAW_TWO
        case PlaceHero():
            return PLACE_HERO
        case _:
            return RAISE


def write_kinds(mask: int) -> str:
    names = (*KINDS.ids, *CARDS.ids)
    return " ".join(name for kind, name in enumerate(names) if mask >> kind & 1) or "none"


def read_kinds(text: str) -> int:
    names = text.split() if text != "none" else []
    kinds = {KINDS.read(n) if n in KINDS.ids else len(KINDS) + CARDS.read(n) for n in names}
    return sum(1 << kind for kind in kinds)


KIND_SET: Final = Subset("rune actions", write_kinds, read_kinds, KINDS, CARDS)
FEW: Final = Number("rune actions", 0, 9)


@step("LOR-8.3", asks="rune-phase", free=FEW, other=FEW, taken=KIND_SET)
class RunePhase(Asks[Lords, RuneChoice]):
    """One rune action; cards may add others, or let a second one be taken."""

    seat: Seat
    free: int = 1
    """Rune actions left."""
    other: int = 0
    """Rune actions left that must differ from those taken (Rune Carver)."""
    taken: int = 0
    """The kinds taken: the nine as bits, then the cards that give one."""
    done: CardSet = NO_CARDS
    """Cards used in this phase."""

    def run(self, game: Lords) -> Next:
        ways: list[RuneChoice] = []
        if self.free or self.other:
            kinds = EVERY_KIND if self.free else ~self.taken
            ways += rune_actions(game, self.seat, kinds)
            given = moments.RUNE_ACTION.offers(game, self.seat)
            ways += [Use(CardId(card)) for card in given if kinds >> FIRST_OF_CARDS + card & 1]
        ways += usable(game, RUNE_PHASE, self.seat, self.done)
        if not ways:
            return None
        ways.append(Skip())
        return self.ask(self.seat, "rune-phase", ways)

    def _after(self, kind: int) -> AnyStep:
        """LOR-R14: what differs from those taken uses up the right to a different one first."""
        differs = self.taken and not self.taken >> kind & 1
        free, other = self.free, self.other
        if other and (differs or not free):
            other -= 1
        else:
            free -= 1
        return RunePhase(self.seat, free, other, self.taken | 1 << kind, self.done)

    def answer(self, game: Lords, seat: Seat, choice: RuneChoice) -> Next:
        if isinstance(choice, Skip):
            return None
        if isinstance(choice, Use):
            return self._use(game, seat, choice.card)
        return (*rune_action(game, seat, choice), self._after(kind_of(choice)))

    def _use(self, game: Lords, seat: Seat, card: CardId) -> Next:
        if steps := moments.RUNE_ACTION.steps_of(game, card, seat):
            tell(game, CardUsed(seat, card), "LOR-8.3.4")
            return (*steps, self._after(FIRST_OF_CARDS + card))
        more = moments.MORE_RUNE_ACTIONS.of_card(game, card, seat, 0, seat)
        steps = use(game, RUNE_PHASE, seat, card, "LOR-11.3")
        done = with_card(self.done, card)
        return (*steps, RunePhase(seat, self.free + more, self.other, self.taken, done))

    def why_not(self, game: Lords, seat: Seat, choice: Option) -> Refusal | None:
        return why_not_rune_action(game, seat, choice)


@refusal("LOR-8.3.3.1")
class NotLowest(Refusal):
    seat: Seat
    attribute: AttributeId


@refusal("LOR-8.0.5")
class NoCardLeft(Refusal):
    seat: Seat


@refusal("LOR-8.3.1")
class WrongRune(Refusal):
    seat: Seat
    rune: RuneId


@refusal("LOR-8.3.2")
class TooFewRunes(Refusal):
    seat: Seat
    needed: int
    types: int


@refusal("LOR-8.3.5")
class RuneActionDone(Refusal):
    seat: Seat


def why_not_rune_action(game: Lords, seat: Seat, choice: Option) -> Refusal | None:
    """Why a rune action is not offered: its target, or its price."""
    content, held = content_of(game), game.runes[seat]
    here = game.hero_region[seat]
    wanted: RuneId | None = None
    needed = 2
    match choice:
        case Activate(prey) if prey == BOSS:
            if here != game.boss_region:
                return PreyNotHere(seat, BOSS).under("LOR-8.3.1.1")
            wanted = content.prey_rune[BOSS]
        case Activate(prey):
            if refusal := why_not_activate(game, seat, MonsterId(prey), "LOR-8.3.2.2"):
                return refusal
        case Tame(monster):
            if refusal := why_not_tame(game, seat, monster, RegionSet(1 << max(0, here))):
                return refusal
            wanted = content.prey_rune[monster]
        case Ally(realm):
            refusal = why_not_ally(game, seat, realm) or why_not_beside(game, seat, realm)
            if refusal:
                return refusal
            wanted = content.realm_rune[realm]
        case Strengthen():
            if refusal := why_not_strengthen(game, seat, choice):
                return refusal
        case RaiseAttribute(which):
            if which not in lowest(game, seat):
                return NotLowest(seat, which)
            needed = 3
        case Draw(count):
            if not can_draw(game):
                return NoCardLeft(seat)
            needed = count + 1
        case PlaceHero(region):
            if region == here:
                return HeroIsThere(seat, region)
        case _:
            return None
    if wanted is not None:
        if not held[wanted]:
            return WrongRune(seat, wanted)
    elif (types := types_held(game, seat)) < needed:
        return TooFewRunes(seat, needed, types).under(f"LOR-8.3.{needed}")
    return RuneActionDone(seat)


@refusal("LOR-8.3.2.2")
class NotOnBoard(OfMonster):
    pass


@refusal("LOR-8.5.9.1")
class ActivatedJustNow(OfMonster):
    pass


def why_not_activate(
    game: Lords, seat: Seat, monster: MonsterId, rule: str, but: int = 0
) -> Refusal | None:
    """Why a monster may not be activated by this player; `but` are those that have acted."""
    if not is_on_board(game, monster):
        return NotOnBoard(seat, monster).under(rule)
    if game.ring[monster] not in (NOBODY, seat):
        return MonsterControlled(seat, monster, game.ring[monster]).under(rule)
    if but >> monster & 1:
        return ActivatedJustNow(seat, monster).under(rule)
    return None


def rune_action(game: Lords, seat: Seat, choice: RuneChoice) -> tuple[AnyStep, ...]:
    """LOR-8.3.5: first the price, then the effect."""
    content = content_of(game)
    match choice:
        case Activate(prey) if prey == BOSS:
            pay(game, seat, 1 << content.prey_rune[BOSS])
            return (ActivateBoss(),)
        case Tame(monster):
            pay(game, seat, 1 << content.prey_rune[monster])
            return (ControlMonster(seat, monster),)
        case Ally(realm):
            pay(game, seat, 1 << content.realm_rune[realm])
            return ally(game, seat, realm, "LOR-8.3.1.3")
        case Activate(prey):
            return (PayDifferent(seat, 2), ActivateMonster(MonsterId(prey)))
        case Strengthen(_, value, region):
            army = find_army(game, seat, region, value)
            return (PayDifferent(seat, 2), StrengthenOne(seat, army))
        case Draw(count):
            return (PayDifferent(seat, count + 1), DrawCards(seat, count))
        case PlaceHero(region):
            return (PayDifferent(seat, 2), PutHero(seat, region))
        case RaiseAttribute(which):
            return (PayDifferent(seat, 3), RaiseLowest(seat, which))
        case _:
            raise AssertionError(f"{choice} is no rune action")


@event("LOR-8.3.5", "pay-runes", runes=RUNE_SET)
class RunesPaid(Event):
    seat: Seat
    runes: int


def pay(game: Lords, seat: Seat, runes: int) -> None:
    """Runes of different types, as bits, go to the supply; one event tells of all of them."""
    for rune in ALL_RUNES:
        game.runes[seat][rune] -= runes >> rune & 1
    tell(game, RunesPaid(seat, runes))


# Paying


_SETS: Final[tuple[tuple[int, ...], ...]] = ((), (1, 2, 4), (3, 5, 6), (7,))
"""By number: the sets of so many different runes, as bits."""


def rune_sets(game: Lords, seat: Seat, count: int) -> list[int]:
    """The sets of so many different runes that a player has, as bits."""
    held = 0
    for rune in ALL_RUNES:
        if game.runes[seat][rune]:
            held |= 1 << rune
    return [mask for mask in _SETS[count] if mask & held == mask]


@step("LOR-8.3.5", asks="pay-runes", count=Number("runes", 1, 3))
class PayDifferent(Asks[Lords, PayRunes]):
    """So many runes, all of different types."""

    seat: Seat
    count: int

    def run(self, game: Lords) -> Next:
        ways = [PayRunes(runes) for runes in rune_sets(game, self.seat, self.count)]
        return self.ask(self.seat, "pay-runes", ways, ("count", self.count))

    def answer(self, game: Lords, seat: Seat, choice: PayRunes) -> Next:
        pay(game, seat, choice.runes)
        return None


# Effects after paying


@step("LOR-8.3.2.1")
class StrengthenOne(Step[Lords]):
    seat: Seat
    army: ArmyId

    def run(self, game: Lords) -> Next:
        strengthen(game, self.army, 1, self.rule)
        return None


@step("LOR-8.3.2.4")
class PutHero(Step[Lords]):
    seat: Seat
    region: RegionId

    def run(self, game: Lords) -> Next:
        place_hero(game, self.seat, self.region, self.rule)
        return None


@step("LOR-8.3.3.1")
class RaiseLowest(Step[Lords]):
    seat: Seat
    which: AttributeId

    def run(self, game: Lords) -> Next:
        shift(game, self.seat, self.which, 1, self.rule)
        return None


# Rune actions that cards give (LOR-8.3.4)


@step("LOR-8.3.4", asks="tame")
class TameNearby(Asks[Lords, Tame]):
    """Beast Tamer: a neutral monster in or beside the hero's region, for any rune."""

    seat: Seat
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        ways = [Tame(monster) for monster in tameable_nearby(game, self.seat)]
        return self.ask(self.seat, "tame", ways)

    def answer(self, game: Lords, seat: Seat, choice: Tame) -> Next:
        return (PayDifferent(seat, 1), ControlMonster(seat, choice.monster, self.card))


def tameable_nearby(game: Lords, seat: Seat) -> list[MonsterId]:
    here = game.hero_region[seat]
    if here < 0:
        return []
    reach = RegionSet(board_of(game).adjacent_set[here] | 1 << here)
    return [m for m in ALL_MONSTERS if why_not_tame(game, seat, m, reach) is None]


@step("LOR-8.3.4", asks="ally")
class AllyNearby(Asks[Lords, Ally]):
    """Guest of the Realms: a realm beside the hero's region, for any rune."""

    seat: Seat
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        ways = [Ally(realm) for realm in realms_to_ally(game, self.seat)]
        return self.ask(self.seat, "ally", ways)

    def answer(self, game: Lords, seat: Seat, choice: Ally) -> Next:
        return (PayDifferent(seat, 1), AllyNow(seat, choice.realm, self.card))


def realms_to_ally(game: Lords, seat: Seat) -> list[RealmId]:
    near = realms_beside(game, game.hero_region[seat])
    return [realm for realm in near if not is_allied(game, seat, realm)]


@step("LOR-8.3.4")
class AllyNow(Step[Lords]):
    seat: Seat
    realm: RealmId
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        return ally(game, self.seat, self.realm, self.rule, self.card)


def swaps(game: Lords, seat: Seat) -> list[SwapRune]:
    """Tears of Gold: one own rune for one of another type from the supply."""
    held = [rune for rune in ALL_RUNES if game.runes[seat][rune]]
    left = runes_to_gain(game)
    return [SwapRune(given, rune) for given in held for rune in left if rune != given]


@step("LOR-8.3.4", asks="swap-rune")
class SwapOneRune(Asks[Lords, SwapRune]):
    seat: Seat
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        return self.ask(self.seat, "swap-rune", swaps(game, self.seat))

    def answer(self, game: Lords, seat: Seat, choice: SwapRune) -> Next:
        discard_rune(game, seat, choice.given, self.rule, self.card)
        gain_rune(game, seat, choice.rune, self.rule, self.card)
        return None
