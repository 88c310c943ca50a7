"""SOLO-8.5: a Follower hunts: all its cards at once, shields for any weapon, no monster's round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ragnatafl.games.lords.rules import moments
from ragnatafl.games.lords.rules.components import (
    ATTACK_DECK,
    ATTACK_DISCARD,
    ATTACK_PLAYED,
    BOSS,
    COMBAT_DECK,
    COMBAT_DISCARD,
    MONSTERS_ACTION,
    REWARD_OF,
    SHIELD,
    STRENGTH,
    WEAPONS_OF,
    CardId,
    PreyId,
    SpaceId,
    WeaponId,
    claws_of,
    hand_of,
)
from ragnatafl.games.lords.rules.hunt.hunts import (
    Attacked,
    AttacksDiscarded,
    MonsterAttacks,
    Regenerated,
    Struck,
    keeper,
)
from ragnatafl.games.lords.rules.reserves import draw_combat, gain_priests
from ragnatafl.games.lords.rules.state import (
    attribute,
    board_of,
    content_of,
    hand,
    is_artefact_earned,
    markers_on,
    open_spaces,
    slain,
    slain_needed,
)
from ragnatafl.games.lords.rules.wounds import (
    MARKERS_FOR_TOKEN,
    artefact_is_there,
    clear_wounds,
    give_token,
    kill,
    lose_artefact,
    mark,
    take_artefact,
)
from ragnatafl.games.surtr.rules.choosing import Key, monsters_on_board, pick_prey
from ragnatafl.games.surtr.rules.components import MOST_CARDS
from ragnatafl.games.surtr.rules.desolation import PlaceDesolation
from ragnatafl.games.surtr.rules.mode import MODE
from ragnatafl.games.surtr.rules.state import (
    Surtr,
    followers_of,
    is_follower,
    is_person,
    tile_of,
    tucked,
)
from ragnatafl.kernel.agenda import Next, Step, step
from ragnatafl.kernel.cards import move, move_pile, move_some, show
from ragnatafl.kernel.chance import draw_from, shuffle
from ragnatafl.kernel.events import Event, Moved, event, tell
from ragnatafl.kernel.seats import PUBLIC, Seat


def huntable(game: Surtr, seat: Seat) -> list[PreyId]:
    """SOLO-8.5.1: within 1 move of its hero, and one more for each tucked card; Loki first."""
    moves, reach = board_of(game).distance[game.hero_region[seat]], 1 + tucked(game, seat)
    boss = game.boss_region
    if boss >= 0 and moves[boss] <= reach and slain(game, seat) >= slain_needed(game):
        return [BOSS]  # SOLO-8.5.1.1, SOLO-8.5.1.2
    return [m for m in monsters_on_board(game) if moves[game.monster_region[m]] <= reach]


def hunts(game: Surtr, seat: Seat) -> bool:
    """SOLO-8.5.2: Monsters is a hunt if it is its priority action and something is huntable."""
    return tile_of(game, seat).priority == MONSTERS_ACTION and bool(huntable(game, seat))


Wound = tuple[SpaceId, tuple[CardId, ...]]
"""A space, and the cards that mark it."""


def wounds_by(game: Surtr, prey: PreyId, cards: Sequence[int]) -> list[Wound]:
    """SOLO-8.5.3.3: which cards mark which spaces."""
    return _double_wounds(game, prey, cards) if prey == BOSS else _wounds(game, prey, cards)


def _cheapest_first(game: Surtr, cards: Sequence[int]) -> list[CardId]:
    """S-44: the lowest value, then the lowest number."""
    value = content_of(game).value
    return [CardId(card) for _, card in sorted([(value[card], card) for card in cards])]


def _take_space(game: Surtr, spaces: list[SpaceId], weapon: WeaponId | None) -> SpaceId | None:
    """One with a reward if possible, else the rightmost; of several rewards the rightmost."""
    kinds = content_of(game).space_kind
    fitting = [s for s in spaces if weapon is None or WEAPONS_OF[kinds[s]][0] == weapon]
    rewarded = [space for space in fitting if REWARD_OF[kinds[space]] >= 0]
    return max(rewarded or fitting, default=None)


def _wounds(game: Surtr, prey: PreyId, cards: Sequence[int]) -> list[Wound]:
    """All other cards first, then shields, which match anything (SOLO-8.5.3.1.1)."""
    weapons, left = content_of(game).weapon, open_spaces(game, prey)
    found: list[Wound] = []
    ordered = _cheapest_first(game, cards)
    shields = [card for card in ordered if weapons[card] == SHIELD]
    for card in (*[card for card in ordered if weapons[card] != SHIELD], *shields):
        space = _take_space(game, left, None if card in shields else weapons[card])
        if space is not None:
            left.remove(space)
            found.append((space, (card,)))
    return found


def _double_wounds(game: Surtr, prey: PreyId, cards: Sequence[int]) -> list[Wound]:
    """SOLO-8.5.6 (S-21): two cards a space; three passes: without, with one, with two shields."""
    weapons, kinds = content_of(game).weapon, content_of(game).space_kind
    held, left = _cheapest_first(game, cards), open_spaces(game, prey)
    found: list[Wound] = []
    for shields in range(3):
        for space in sorted(left, reverse=True):
            pair = _pair(held, weapons, WEAPONS_OF[kinds[space]], shields)
            if pair is not None:
                held = [card for card in held if card not in pair]
                left.remove(space)
                found.append((space, pair))
    return found


def _pair(
    held: list[CardId], weapons: Sequence[WeaponId], wanted: Sequence[WeaponId], shields: int
) -> tuple[CardId, ...] | None:
    """Two cards for two weapons, just so many of them shields."""
    wild = [card for card in held if weapons[card] == SHIELD]
    if len(wild) < shields:
        return None
    if shields == 2:
        return tuple(wild[:2])
    if shields == 1:
        for weapon in wanted:
            fits = [card for card in held if weapons[card] == weapon]
            if fits:
                return fits[0], wild[0]
        return None
    first = [card for card in held if weapons[card] == wanted[0]]
    second = [card for card in held if weapons[card] == wanted[1] and card not in first[:1]]
    return (first[0], second[0]) if first and second else None


def _open_after(game: Surtr, seat: Seat, found: list[PreyId]) -> list[int]:
    """The spaces that its cards would leave open."""
    cards = hand(game, seat)
    return [len(open_spaces(game, prey)) - len(wounds_by(game, prey, cards)) for prey in found]


_FEWEST_OPEN: Final = (Key[PreyId]("open-after", _open_after),)


@event("SOLO-8.5.3.1")
class ShowsHand(Moved):
    pass


@event("SOLO-8.5.3", "follower-hunts")
class GoesHunting(Event):
    seat: Seat
    prey: PreyId


@step("SOLO-8.5.3")
class FollowerHunts(Step[Surtr]):
    """It draws by its strength, shows its hand, and takes the prey that will have fewest spaces."""

    seat: Seat

    def run(self, game: Surtr) -> Next:
        seat = self.seat
        draw_combat(game, seat, attribute(game, seat, STRENGTH), "SOLO-8.5.3.1")
        show(game, hand_of(seat), PUBLIC, ShowsHand, seat=seat)
        prey = pick_prey(game, seat, "SOLO-8.5.3.2", huntable(game, seat), _FEWEST_OPEN)
        tell(game, GoesHunting(seat, prey))
        return (FollowerStrikes(seat, prey), FollowerRests(seat))


@step("SOLO-8.5.3.3")
class FollowerStrikes(Step[Surtr]):
    """Each card that can wound is discarded and marks its space; then what that brings."""

    seat: Seat
    prey: PreyId

    def run(self, game: Surtr) -> Next:
        seat, prey = self.seat, self.prey
        kinds = content_of(game).space_kind
        wounds = wounds_by(game, prey, list(hand(game, seat)))
        for space, cards in wounds:
            move_some(game, cards, hand_of(seat), COMBAT_DISCARD, Struck, self.rule, seat)
            mark(game, seat, prey, space, self.rule)
        if any(REWARD_OF[kinds[space]] >= 0 for space, _ in wounds):
            gain_priests(game, seat, 1, "SOLO-8.5.3.4")
        plain = any(REWARD_OF[kinds[space]] < 0 for space, _ in wounds)
        if plain and is_artefact_earned(game, prey) and artefact_is_there(game, prey):
            take_artefact(game, seat, prey)  # SOLO-8.5.3.5
        if not open_spaces(game, prey):
            kill(game, seat, prey, "SOLO-8.5.5.1")
            lose_artefact(game, prey)
            return None  # S-45
        few = markers_on(game, prey, seat) < MARKERS_FOR_TOKEN
        if prey == BOSS:
            clear_wounds(game, prey)  # S-21: he regenerates
            tell(game, Regenerated(prey))
        return (PlaceDesolation(seat),) if few else None


@event("SOLO-8.5.3.6")
class ReturnsHand(Moved):
    pass


@step("SOLO-8.5.3.6")
class FollowerRests(Step[Surtr]):
    """The cards left are shuffled into the deck, and as many drawn again, at most 8."""

    seat: Seat

    def run(self, game: Surtr) -> Next:
        seat, held = self.seat, list(hand(game, self.seat))
        move_some(game, held, hand_of(seat), COMBAT_DECK, ReturnsHand, seat=seat)
        shuffle(game, COMBAT_DECK)
        draw_combat(game, seat, min(MOST_CARDS, len(held)), self.rule)
        return None


# People's hunts (SOLO-3.2.4)


@step("SOLO-3.2.5")
class GetsToken(Step[Surtr]):
    """For its markers on a monster that a person killed at a real table."""

    seat: Seat

    def run(self, game: Surtr) -> Next:
        give_token(game, self.seat)
        return None


@MODE.at(moments.KEEPER)
def keeper_by_rule(game: Surtr, card: int, owner: Seat, usual: Seat, controller: Seat) -> Seat:
    """SOLO-3.2.4, SOLO-13.6: chance plays it, unless another person controls it."""
    is_other = controller != game.active and is_person(game, controller)
    return controller if is_other else followers_of(game)[0]


def is_played_by_chance(step: MonsterAttacks, game: Surtr) -> bool:
    return not game.lured and bool(game.zones[ATTACK_DECK]) and is_follower(game, keeper(game))


@MODE.in_place_of(MonsterAttacks, is_played_by_chance)
def attack_at_random(step: MonsterAttacks, game: Surtr) -> Next:
    """The attack card is chosen at random among those the monster holds."""
    claws = claws_of(keeper(game))
    shuffle(game, claws)
    card = draw_from(game, claws, "SOLO-3.2.4")
    move(game, card, claws, ATTACK_PLAYED, Attacked, "SOLO-3.2.4", keeper(game))
    move_pile(game, claws, ATTACK_DISCARD, AttacksDiscarded, seat=keeper(game))
    return None
