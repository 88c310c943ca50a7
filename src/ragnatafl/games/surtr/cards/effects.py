"""What tiles, action cards and challenges do (SOLO-2.8, SOLO-5.6, SOLO-15)."""

from __future__ import annotations

from typing import Final

from ragnatafl.games.lords.cards.known import Steps
from ragnatafl.games.lords.cards.naming import by
from ragnatafl.games.lords.rules.board import ASGARD
from ragnatafl.games.lords.rules.components import STRENGTH, MonsterId
from ragnatafl.games.lords.rules.monsters import ControlMonster
from ragnatafl.games.lords.rules.reserves import DrawCards, GainPriests, GainRunes
from ragnatafl.games.lords.rules.state import (
    alliances,
    armies_on_board,
    attribute,
    board_of,
    content_of,
    controlled,
    hand,
    is_allied,
    lands_of,
    slain,
    temples_of,
)
from ragnatafl.games.surtr.cards.known import EFFECTS
from ragnatafl.games.surtr.rules.choosing import MOST_OPEN, Key, monsters_on_board, pick_prey
from ragnatafl.games.surtr.rules.desolation import PlaceDesolation
from ragnatafl.games.surtr.rules.gains import (
    AllyByRule,
    SendPriestsAway,
    StrengthenFrontier,
    TuckBlessing,
)
from ragnatafl.games.surtr.rules.rune_actions import RaiseByRule
from ragnatafl.games.surtr.rules.state import Surtr, people_of, tucked
from ragnatafl.kernel.seats import NOBODY, Seat

EFFECTS.open(DrawCards, GainRunes, PlaceDesolation, SendPriestsAway, StrengthenFrontier)


@EFFECTS
def set_to(game: Surtr, card: int, owner: Seat, value: int, count: int) -> int:
    """Challenges that change a number."""
    return count


@EFFECTS
def adds(game: Surtr, card: int, owner: Seat, value: int, count: int) -> int:
    """Difficulties that make a number larger or smaller."""
    return value + count


# Advantages (SOLO-2.8) and preparations (SOLO-2.11.1)


@EFFECTS
def ally_first_realms(game: Surtr, card: int, owner: Seat, count: int) -> Steps:
    """The first realms clockwise from Muspelheim; those it has already count among them.

    SOLO-14.2.1: Asgard before them all.
    """
    realms = sorted(content_of(game).realms, key=lambda realm: (realm != ASGARD, realm))
    return tuple(AllyByRule(owner, realm) for realm in realms[:count])


@EFFECTS
def raise_attributes(game: Surtr, card: int, owner: Seat, count: int) -> Steps:
    return (RaiseByRule(owner, by(game, card)),) * count


@EFFECTS
def tuck_cards(game: Surtr, card: int, owner: Seat, count: int) -> Steps:
    return (TuckBlessing(owner, by(game, card)),) * count


@EFFECTS
def control_nearest_monster(game: Surtr, card: int, owner: Seat) -> Steps:
    """The neutral monster nearest to its hero; none on the board: 1 rune."""
    neutral = [m for m in monsters_on_board(game) if game.ring[m] == NOBODY]
    if not neutral:
        return (GainRunes(owner, 1),)
    keys = (_NEAR_HERO, MOST_OPEN)
    return (ControlMonster(owner, pick_prey(game, owner, "SOLO-2.8", neutral, keys)),)


def _moves_to_hero(game: Surtr, seat: Seat, monsters: list[MonsterId]) -> list[int]:
    moves = board_of(game).distance[game.hero_region[seat]]
    return [moves[game.monster_region[monster]] for monster in monsters]


_NEAR_HERO: Final = Key[MonsterId]("hero", _moves_to_hero)


# Bonuses of action cards


@EFFECTS
def army_up(game: Surtr, card: int, owner: Seat, times: int, count: int) -> Steps:
    return (StrengthenFrontier(owner, times * count, by(game, card)),)


@EFFECTS
def draw_cards_times(game: Surtr, card: int, owner: Seat, times: int, count: int) -> Steps:
    return (DrawCards(owner, times * count, by(game, card)),)


@EFFECTS
def take_runes_times(game: Surtr, card: int, owner: Seat, times: int, count: int) -> Steps:
    return (GainRunes(owner, times * count, by(game, card)),)


@EFFECTS
def tuck_blessings(game: Surtr, card: int, owner: Seat, times: int, count: int) -> Steps:
    return (TuckBlessing(owner, by(game, card)),) * (times * count)


@EFFECTS
def raise_by_rule(game: Surtr, card: int, owner: Seat, times: int, count: int) -> Steps:
    return (RaiseByRule(owner, by(game, card)),) * (times * count)


@EFFECTS
def take_priests(game: Surtr, card: int, owner: Seat, times: int, count: int) -> Steps:
    return (GainPriests(owner, times * count, by(game, card)),)


# Conditions of bonuses: how many times the bonus is gained


def _of(game: Surtr, owner: Seat, regions: int) -> int:
    return (controlled(game, owner) & regions).bit_count()


@EFFECTS
def gained_region_this_turn(game: Surtr, card: int, owner: Seat, value: int) -> int:
    return int(game.gained > 0)


@EFFECTS
def won_battle_this_turn(game: Surtr, card: int, owner: Seat, value: int) -> int:
    return int(game.won > 0)


@EFFECTS
def more_regions_than_each_human(game: Surtr, card: int, owner: Seat, value: int) -> int:
    own = controlled(game, owner).bit_count()
    return int(all(own > controlled(game, seat).bit_count() for seat in people_of(game)))


@EFFECTS
def regions_at_least(game: Surtr, card: int, owner: Seat, value: int, count: int) -> int:
    return int(controlled(game, owner).bit_count() >= count)


@EFFECTS
def whole_lands_at_least(game: Surtr, card: int, owner: Seat, value: int, count: int) -> int:
    return int(lands_of(game, owner) >= count)


@EFFECTS
def settlements_at_least(game: Surtr, card: int, owner: Seat, value: int, count: int) -> int:
    return int(_of(game, owner, board_of(game).settlements) >= count)


@EFFECTS
def shrines_at_least(game: Surtr, card: int, owner: Seat, value: int, count: int) -> int:
    return int(_of(game, owner, board_of(game).shrines) >= count)


@EFFECTS
def temples_at_least(game: Surtr, card: int, owner: Seat, value: int, count: int) -> int:
    return int(temples_of(game, owner) >= count)


@EFFECTS
def temples_at_least_each_human(game: Surtr, card: int, owner: Seat, value: int) -> int:
    own = temples_of(game, owner)
    return int(own > 0 and all(own >= temples_of(game, seat) for seat in people_of(game)))


@EFFECTS
def controls_open_shrine(game: Surtr, card: int, owner: Seat, value: int) -> int:
    return int(_of(game, owner, board_of(game).shrines & ~game.temples) > 0)


@EFFECTS
def controls_monument(game: Surtr, card: int, owner: Seat, value: int) -> int:
    return int(game.domain[owner] & board_of(game).monuments != 0)


@EFFECTS
def hero_on_shrine(game: Surtr, card: int, owner: Seat, value: int) -> int:
    return board_of(game).shrines >> game.hero_region[owner] & 1


@EFFECTS
def hero_beside_monster(game: Surtr, card: int, owner: Seat, value: int) -> int:
    moves = board_of(game).distance[game.hero_region[owner]]
    monsters = monsters_on_board(game)
    near = moves[game.boss_region] <= 1 or any(moves[game.monster_region[m]] <= 1 for m in monsters)
    return int(near)


@EFFECTS
def hero_beside_allied_realm(game: Surtr, card: int, owner: Seat, value: int) -> int:
    realms = board_of(game).realms_of[game.hero_region[owner]]
    return int(any(is_allied(game, owner, realm) for realm in realms))


@EFFECTS
def alliances_at_least(game: Surtr, card: int, owner: Seat, value: int, count: int) -> int:
    return int(alliances(game, owner) >= count)


@EFFECTS
def armies_on_board_at_least(game: Surtr, card: int, owner: Seat, value: int, count: int) -> int:
    return int(len(armies_on_board(game, owner)) >= count)


@EFFECTS
def monsters_controlled_at_least(
    game: Surtr, card: int, owner: Seat, value: int, count: int
) -> int:
    return int(game.ring.count(owner) >= count)


@EFFECTS
def slain_at_least(game: Surtr, card: int, owner: Seat, value: int, count: int) -> int:
    return int(slain(game, owner) >= count)


@EFFECTS
def wounds_at_least(game: Surtr, card: int, owner: Seat, value: int, count: int) -> int:
    """Markers on boards of living monsters."""
    spaces = content_of(game).spaces_of
    found = sum(game.wounds[s] == owner for m in monsters_on_board(game) for s in spaces[m])
    return int(found >= count)


@EFFECTS
def strength_at_least(game: Surtr, card: int, owner: Seat, value: int, count: int) -> int:
    return int(attribute(game, owner, STRENGTH) >= count)


@EFFECTS
def hand_at_most(game: Surtr, card: int, owner: Seat, value: int, count: int) -> int:
    return int(len(hand(game, owner)) <= count)


@EFFECTS
def tucked_at_least(game: Surtr, card: int, owner: Seat, value: int, count: int) -> int:
    return int(tucked(game, owner) >= count)


@EFFECTS
def per_settlement(game: Surtr, card: int, owner: Seat, value: int) -> int:
    return _of(game, owner, board_of(game).settlements)


@EFFECTS
def per_forge(game: Surtr, card: int, owner: Seat, value: int) -> int:
    return _of(game, owner, board_of(game).forges)
