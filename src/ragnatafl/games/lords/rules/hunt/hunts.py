"""LOR-9.4 to LOR-9.18: a hunt: the monster's round and the hero's, in turn, until it ends."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.lords.rules import moments
from ragnatafl.games.lords.rules.artefacts import HUNT_BEGINS, Decline, Offer, Use
from ragnatafl.games.lords.rules.attributes import Injure
from ragnatafl.games.lords.rules.battle.battles import CardsSpent
from ragnatafl.games.lords.rules.components import (
    ALL_PREY,
    ATTACK_DECK,
    ATTACK_DISCARD,
    ATTACK_PLAYED,
    BOSS,
    CARDS,
    COMBAT_DISCARD,
    PREY,
    SHIELD,
    STRENGTH,
    WEAPONS_OF,
    WISDOM,
    Attack,
    CardId,
    CardSet,
    KindId,
    PreyId,
    ThingId,
    WeaponId,
    cards_as_set,
    cards_in,
    claws_of,
    hand_of,
    played_by,
    without_card,
)
from ragnatafl.games.lords.rules.mends import ANY_ORDER
from ragnatafl.games.lords.rules.monsters import YES_NO, PreyNotHere
from ragnatafl.games.lords.rules.reserves import (
    LimitCards,
    draw_combat,
    why_not_from_hand,
)
from ragnatafl.games.lords.rules.state import (
    HUNTING,
    Lords,
    attribute,
    content_of,
    hand,
    in_turn,
    is_artefact_earned,
    open_spaces,
    prey_region,
    right_of,
    slain,
    slain_needed,
    unlike_in_hand,
)
from ragnatafl.games.lords.rules.wounds import (
    artefact_is_there,
    clear_wounds,
    kill,
    lose_artefact,
    mark,
    open_kinds,
    reward,
    space_of,
    take_artefact,
)
from ragnatafl.kernel.agenda import AnyStep, Asks, Next, Step, step
from ragnatafl.kernel.cards import deal, move, move_pile, move_some, unlike
from ragnatafl.kernel.chance import shuffle
from ragnatafl.kernel.codecs import Number
from ragnatafl.kernel.decisions import Option, Refusal, option, refusal
from ragnatafl.kernel.events import Event, Moved, event, tell
from ragnatafl.kernel.seats import NOBODY, Seat

ATTACKS_AT_FIRST: Final = 2
"""LOR-9.5.3"""


@option("attack by {card}")
class PlayAttack(Option):
    """The monster's card of this round."""

    card: CardId


@option("defend {card}")
class DefendWith(Option):
    card: CardId


@option("defend no more", ending=True)
class DefendNoMore(Option):
    pass


@option("strike {card} {kind}", at="card:{card} piece:space-{kind}")
class Strike(Option):
    """Wound the prey with a combat card: an open space that shows this."""

    card: CardId
    kind: KindId


@option("strike {first} {second} {kind}", at="card:{first} card:{second} piece:space-{kind}")
class StrikeTwice(Option):
    """LOR-9.10: two combat cards at the same time, for a space with two weapons."""

    first: CardId
    second: CardId
    kind: KindId


@option("end round", ending=True)
class EndRound(Option):
    """No more wounds in this hero's round; without one the hunt fails (LOR-9.7.6)."""


# Questions about a hunt


@refusal("LOR-1.4.1")
class TooFewSlain(Refusal):
    seat: Seat
    prey: PreyId
    slain: int
    needed: int


def why_not_hunt(game: Lords, seat: Seat, prey: PreyId) -> Refusal | None:
    """LOR-9.4, LOR-1.4.1: in the hero's region; the boss only after so many slain monsters."""
    region = prey_region(game, prey)
    if region < 0 or region != game.hero_region[seat]:
        return PreyNotHere(seat, prey)
    if prey == BOSS and slain(game, seat) < slain_needed(game):
        return TooFewSlain(seat, prey, slain(game, seat), slain_needed(game))
    return None


def huntable(game: Lords, seat: Seat) -> list[PreyId]:
    here = game.hero_region[seat]
    near = [prey for prey in ALL_PREY if prey_region(game, prey) == here]
    return [prey for prey in near if why_not_hunt(game, seat, prey) is None]


def keeper(game: Lords) -> Seat:
    """LOR-9.4.1, LOR-9.4.2: who plays the prey: its controller, else who sits to the right."""
    owner = game.ring[game.prey] if game.prey != BOSS else NOBODY
    usual = owner if owner not in (NOBODY, game.active) else right_of(game, game.active)
    return Seat(moments.KEEPER.of(game, usual, owner))


def open_attack(game: Lords) -> Attack:
    """What the attack card says that lies open."""
    return content_of(game).attack[game.zones[ATTACK_PLAYED][-1]]


def fury(game: Lords) -> int:
    return max(0, open_attack(game).fury - game.calmed)


def defence(game: Lords) -> int:
    """The total value of the cards played to defend."""
    value = content_of(game).value
    return sum([value[card] for card in game.zones[played_by(game.active)]])


def is_defended(game: Lords) -> bool:
    """LOR-9.6.3.1, LOR-9.6.3.2"""
    return defence(game) >= fury(game) or is_blocked(game)


def is_blocked(game: Lords) -> bool:
    """A shield defends whatever the fury, except against attacks that say otherwise."""
    weapon = content_of(game).weapon
    shields = any(weapon[card] == SHIELD for card in game.zones[played_by(game.active)])
    return shields and open_attack(game).shield


def matches(game: Lords, card: int, weapon: WeaponId) -> bool:
    """LOR-9.7.1: does a card's weapon match this one of a space? Some match any."""
    own = content_of(game).weapon[card]
    return own == weapon or bool(moments.ANY_WEAPON.of_card(game, card, game.active, 0))


def strikes(game: Lords, seat: Seat) -> list[Strike | StrikeTwice | EndRound]:
    """Every wound that the cards in hand can make."""
    ways: list[Strike | StrikeTwice | EndRound] = []
    held = unlike_in_hand(game, seat)
    for kind in open_kinds(game, game.prey):
        weapons = WEAPONS_OF[kind]
        fitting = [card for card in held if matches(game, card, weapons[0])]
        if len(weapons) == 1:
            ways += [Strike(card, kind) for card in fitting]
            continue
        for first in fitting:
            rest = hand(game, seat)[:]
            rest.remove(first)
            ways += [
                StrikeTwice(first, second, kind)
                for second in unlike(sorted(rest), content_of(game).title)
                if matches(game, second, weapons[1])
            ]
    return ways


# Start (LOR-9.5)


@event("LOR-9.4", "hunt")
class HuntBegun(Event):
    seat: Seat
    prey: PreyId
    keeper: Seat


@event("LOR-4.4.2", "attack-deck")
class AttacksGathered(Moved):
    pass


@event("LOR-9.6.7", "monster-draws")
class MonsterDrew(Moved):
    pass


@step("LOR-9.4")
class BeginHunt(Step[Lords]):
    seat: Seat
    prey: PreyId

    def run(self, game: Lords) -> Next:
        game.prey = self.prey
        tell(game, HuntBegun(self.seat, self.prey, keeper(game)))
        offered = [Offer(seat, HUNT_BEGINS) for seat in in_turn(game, self.seat)]
        return (*offered, ReadyForHunt(self.seat), HuntRound(), EndHunt(self.seat))


@step("LOR-9.5.2", scene=HUNTING)
class ReadyForHunt(Step[Lords]):
    """The hunter draws by strength; all 14 attack cards are shuffled, the monster draws 2."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        count = moments.HUNT_CARDS.of(game, attribute(game, self.seat, STRENGTH), self.seat)
        draw_combat(game, self.seat, count, self.rule)
        move_pile(game, ATTACK_DISCARD, ATTACK_DECK, AttacksGathered)
        shuffle(game, ATTACK_DECK)
        claws = claws_of(keeper(game))
        deal(game, ATTACK_DECK, claws, ATTACKS_AT_FIRST, MonsterDrew, "LOR-9.5.3")
        return None


@step("LOR-9.5.4", scene=HUNTING)
class HuntRound(Step[Lords]):
    """The monster's round, then the hero's, until the hunt ends."""

    def run(self, game: Lords) -> Next:
        seat = game.active
        game.struck_now = 0
        return (
            MonsterAttacks(), Defend(seat), ResolveAttack(seat), HunterDraws(seat),
            MonsterDraws(), HeroRound(seat), self,
        )  # fmt: skip


# The monster's round (LOR-9.6)


@event("LOR-9.6.1")
class AttacksRunOut(Event):
    seat: Seat


@event("LOR-9.6.2", "attack")
class Attacked(Moved):
    pass


@event("LOR-9.6.2")
class AttacksDiscarded(Moved):
    pass


@step("LOR-9.6.2", asks="attack")
class MonsterAttacks(Asks[Lords, PlayAttack]):
    """One attack card of the monster's hand; the rest of it is discarded."""

    def run(self, game: Lords) -> Next:
        if not game.zones[ATTACK_DECK]:
            HUNTING.leave(game)  # LOR-9.6.1
            tell(game, AttacksRunOut(game.active))
            return None
        held = sorted(game.zones[claws_of(keeper(game))])
        attacks = content_of(game).attack
        alike = {attacks[card].kind: CardId(card) for card in reversed(held)}
        ways = [PlayAttack(card) for card in sorted(alike.values())]
        who = game.active if game.lured else keeper(game)
        name = ("prey", PREY.write(game.prey))
        return self.ask(who, "attack", ways, name, secret=True)

    def answer(self, game: Lords, seat: Seat, choice: PlayAttack) -> Next:
        claws = claws_of(keeper(game))
        move(game, choice.card, claws, ATTACK_PLAYED, Attacked, seat=keeper(game))
        move_pile(game, claws, ATTACK_DISCARD, AttacksDiscarded, self.rule, keeper(game))
        game.lured = False
        return None


@event("LOR-9.6.3", "defend")
class CardForDefence(Moved):
    pass


@refusal("LOR-9.6.3")
class DefendInOrder(Refusal):
    seat: Seat
    card: CardId


@step("LOR-9.6.3", asks="defend", scene=HUNTING, gathers=True, after=Number("title", 0, 99))
class Defend(Asks[Lords, DefendWith | DefendNoMore]):
    """Any number of combat cards, also none, one after the other."""

    seat: Seat
    after: int = 0
    """Only titles from this one on; 0 for all, as it always is since version 2 (LOR-9.6.3)."""

    def run(self, game: Lords) -> Next:
        title, held = content_of(game).title, unlike_in_hand(game, self.seat)
        ways: list[DefendWith | DefendNoMore] = [
            DefendWith(card) for card in held if title[card] >= self.after
        ]
        ways.append(DefendNoMore())
        against, met = ("fury", fury(game)), ("defence", defence(game))
        return self.ask(self.seat, "defend", ways, against, met, secret=True)

    def answer(self, game: Lords, seat: Seat, choice: DefendWith | DefendNoMore) -> Next:
        if isinstance(choice, DefendNoMore):
            return None
        move(game, choice.card, hand_of(seat), played_by(seat), CardForDefence, seat=seat)
        if ANY_ORDER.holds(game):
            return (self,)
        return (Defend(seat, content_of(game).title[choice.card]),)

    def why_not(self, game: Lords, seat: Seat, choice: Option) -> Refusal | None:
        if not isinstance(choice, DefendWith):
            return None
        missing = why_not_from_hand(game, seat, choice.card)
        return missing or DefendInOrder(seat, choice.card)

    def takes_nothing(self, choice: DefendWith | DefendNoMore) -> bool:
        return isinstance(choice, DefendNoMore)


@event()
class AttackMet(Event):
    seat: Seat
    fury: int
    defence: int


@event("LOR-9.6.4")
class Blocked(AttackMet):
    pass


@event("LOR-9.6.4")
class Defended(AttackMet):
    pass


@event("LOR-9.6.4")
class Undefended(AttackMet):
    pass


@step("LOR-9.6.4", scene=HUNTING)
class ResolveAttack(Step[Lords]):
    """Defended, the attack has no effect."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        attack = CardId(game.zones[ATTACK_PLAYED][-1])
        defended, blocked = is_defended(game), is_blocked(game)
        met = Undefended if not defended else Blocked if blocked else Defended
        tell(game, met(self.seat, fury(game), defence(game)))
        game.calmed = 0
        if not defended:
            return moments.ATTACK.steps_of(game, attack, self.seat)
        steps: tuple[AnyStep, ...] = ()
        if blocked:  # LOR-9.6.3.3
            for card in game.zones[played_by(self.seat)]:
                steps += moments.BLOCK.steps_of(game, card, self.seat)
        return steps


@step("LOR-9.6.5", scene=HUNTING)
class HunterDraws(Step[Lords]):
    """1 combat card, and 1 more where wisdom and values reach the weak point (LOR-9.6.6)."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        draw_combat(game, self.seat, 1, self.rule)
        reach = attribute(game, self.seat, WISDOM) + defence(game)
        if reach >= open_attack(game).weak_point:
            draw_combat(game, self.seat, 1, "LOR-9.6.6")
        return None


@step("LOR-9.6.7", scene=HUNTING)
class MonsterDraws(Step[Lords]):
    """As many as the card says, or as there are; then that card is discarded."""

    def run(self, game: Lords) -> Next:
        wanted = max(1, open_attack(game).draws + game.emboldened - game.staggered)
        count = min(wanted, len(game.zones[ATTACK_DECK]))
        game.emboldened = game.staggered = 0
        deal(game, ATTACK_DECK, claws_of(keeper(game)), count, MonsterDrew)
        clear_round(game, self.rule)
        return None


def clear_round(game: Lords, rule: str) -> None:
    """The attack card and the cards played against it are discarded."""
    move_pile(game, ATTACK_PLAYED, ATTACK_DISCARD, AttacksDiscarded, rule)
    seat = game.active
    move_pile(game, played_by(seat), COMBAT_DISCARD, CardsSpent, rule, seat)


# The hero's round (LOR-9.7)


@event("LOR-9.7.1", "strike")
class Struck(Moved):
    pass


@refusal("LOR-9.7.1")
class NoOpenSpace(Refusal):
    seat: Seat
    kind: KindId


@refusal("LOR-9.10")
class TwoWeapons(Refusal):
    seat: Seat
    kind: KindId


@refusal("LOR-9.7.1")
class WeaponDiffers(Refusal):
    seat: Seat
    kind: KindId
    card: CardId


@step("LOR-9.7", asks="strike", scene=HUNTING)
class HeroRound(Asks[Lords, Strike | StrikeTwice | EndRound]):
    """Any number of wounds, one after the other."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        ways = strikes(game, self.seat)
        ways.append(EndRound())
        wounds = ("wounds", game.struck_now)
        return self.ask(self.seat, "strike", ways, wounds, secret=True)

    def answer(self, game: Lords, seat: Seat, choice: Strike | StrikeTwice | EndRound) -> Next:
        cards: tuple[CardId, ...]
        match choice:
            case EndRound():
                if not game.struck_now:  # LOR-9.7.6
                    HUNTING.leave(game)
                return None
            case Strike(card, kind):
                cards = (card,)
            case StrikeTwice(first, second, kind):
                cards = (first, second)
        move_some(game, cards, hand_of(seat), COMBAT_DISCARD, Struck, seat=seat)
        played = cards_as_set(cards)
        return (
            HuntEffects(seat, played),
            CoverSpace(seat, kind),
            HuntEffects(seat, played, after=1),
            self,
        )

    def why_not(self, game: Lords, seat: Seat, choice: Option) -> Refusal | None:
        match choice:
            case Strike(card, kind):
                cards = [card]
            case StrikeTwice(first, second, kind):
                cards = [first, second]
            case _:
                return None
        if missing := why_not_from_hand(game, seat, cards[0]):
            return missing
        if kind not in open_kinds(game, game.prey):
            return NoOpenSpace(seat, kind)
        if len(cards) != len(WEAPONS_OF[kind]):
            return TwoWeapons(seat, kind)
        return WeaponDiffers(seat, kind, cards[0])


@step("LOR-9.7.2", asks="hunt-effect", scene=HUNTING, after=YES_NO)
class HuntEffects(Asks[Lords, Use | Decline]):
    """Hunt effects are resolved if wanted, before or after the space is covered.

    LOR-9.10.2: those of two cards in either order.
    """

    seat: Seat
    cards: CardSet
    after: int = 0

    def run(self, game: Lords) -> Next:
        left = [card for card in cards_in(self.cards) if self._steps(game, card)]
        if not left:
            return None
        ways: list[Use | Decline] = [Use(card) for card in left]
        ways.append(Decline())
        names = " ".join([CARDS.write(card) for card in left])
        return self.ask(self.seat, "hunt-effect", ways, ("card", names))

    def _steps(self, game: Lords, card: CardId) -> tuple[AnyStep, ...]:
        moment = moments.HUNT_AFTER if self.after else moments.HUNT
        return moment.steps_of(game, card, self.seat)

    def answer(self, game: Lords, seat: Seat, choice: Use | Decline) -> Next:
        if isinstance(choice, Decline):
            return None
        rest = HuntEffects(seat, without_card(self.cards, choice.card), self.after)
        return (*self._steps(game, choice.card), rest)


@step("LOR-9.7.3", scene=HUNTING)
class CoverSpace(Step[Lords]):
    """The marker, the reward, and the end of the hunt if it was the last space."""

    seat: Seat
    kind: KindId
    card: ThingId | None = None

    def run(self, game: Lords) -> Next:
        space = space_of(game, game.prey, self.kind)
        mark(game, self.seat, game.prey, space, self.rule, self.card)
        game.struck |= 1 << space
        game.struck_now += 1
        if not open_spaces(game, game.prey):  # LOR-9.7.5
            HUNTING.leave(game)
        return reward(game, self.seat, space)  # LOR-9.7.4: at once, also of the last one


# The end (LOR-9.18)


@event()
class HuntOver(Event):
    seat: Seat
    prey: PreyId


@event("LOR-9.18", "hunt-succeeds")
class HuntSucceeded(HuntOver):
    pass


@event("LOR-9.18", "hunt-fails")
class HuntFailed(HuntOver):
    pass


@step("LOR-9.18")
class EndHunt(Step[Lords]):
    """Kill or failure, artefact, regeneration, the limit of cards: in this order."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        seat, prey = self.seat, game.prey
        HUNTING.leave(game)
        killed = not open_spaces(game, prey)
        earned = prey != BOSS and is_artefact_earned(game, prey) and artefact_is_there(game, prey)
        move_pile(game, claws_of(keeper(game)), ATTACK_DISCARD, AttacksDiscarded, self.rule)
        clear_round(game, self.rule)
        tell(game, HuntSucceeded(seat, prey) if killed else HuntFailed(seat, prey))
        if killed:
            kill(game, seat, prey, "LOR-9.7.5")
        failed = () if killed else (Injure(seat, 1),)  # LOR-9.8.5
        return (
            *failed, SettleArtefact(seat, int(earned), int(killed)), Regenerate(),
            *moments.HUNT_ENDED.steps(game, seat, seat), CloseHunt(seat),
        )  # fmt: skip


@step("LOR-9.18.2", earned=YES_NO, killed=YES_NO)
class SettleArtefact(Step[Lords]):
    """LOR-9.14: the hunter takes it if it is earned; else it leaves with a slain monster."""

    seat: Seat
    earned: int
    killed: int

    def run(self, game: Lords) -> Next:
        if self.earned:
            take_artefact(game, self.seat, game.prey)
        elif self.killed:
            lose_artefact(game, game.prey)
        return None


@event("LOR-9.18.3", "regenerate")
class Regenerated(Event):
    prey: PreyId


@step("LOR-9.18.3")
class Regenerate(Step[Lords]):
    """LOR-9.10.1: all markers come off the boss."""

    def run(self, game: Lords) -> Next:
        if game.prey == BOSS:
            clear_wounds(game, BOSS)
            tell(game, Regenerated(BOSS))
        return None


@step("LOR-9.18.4")
class CloseHunt(Step[Lords]):
    """The hunt is over, and the limit of combat cards holds again."""

    seat: Seat

    def run(self, game: Lords) -> Next:
        HUNTING.close(game)
        return (LimitCards(self.seat),)
