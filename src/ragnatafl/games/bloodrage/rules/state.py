"""BR-2: everything on the table of Blood Rage, and only that; and questions about it."""

from __future__ import annotations

from typing import Final, cast

from ragnatafl.games.bloodrage.rules import moments
from ragnatafl.games.bloodrage.rules.board import (
    ALL_PROVINCES,
    FJORDS,
    MAP,
    NO_PROVINCE,
    ON_LAND,
    PLACES,
    PROVINCE_SET,
    PROVINCES,
    RESERVE,
    VALHALLA,
    YGGDRASIL,
    PlaceId,
    ProvinceId,
)
from ragnatafl.games.bloodrage.rules.components import (
    AGES,
    CARD_SET,
    CELLS,
    HORNS,
    OUT,
    REWARDS,
    SOURCES,
    STATS,
    UNKNOWN,
    BloodRageContent,
    CardId,
    RewardId,
    StatId,
    deck_of,
    hand_of,
    slots_of,
)
from ragnatafl.games.bloodrage.rules.figures import (
    COUNT,
    LEADER,
    NONE,
    ONE,
    SHIP,
    SHIPS,
    WARRIOR,
    WARRIORS,
    FigureId,
    Group,
    figures_in,
)
from ragnatafl.games.bloodrage.rules.switches import BloodRageSwitches
from ragnatafl.kernel.cards import no_zones, put_all
from ragnatafl.kernel.codecs import MASK, Number, or_none
from ragnatafl.kernel.game import Setup
from ragnatafl.kernel.hooks import none_in_force, put_in_force
from ragnatafl.kernel.scenes import Scene
from ragnatafl.kernel.seats import NO_SEATS, NOBODY, SEATS, Seat, SeatMask, clockwise
from ragnatafl.kernel.state import State, field, seats_of, state

PILLAGING: Final = Scene("pillage")
"""From its declaration to its end, with a battle or without (BR-B1 to BR-B19)."""


@state
class BloodRage(State):
    age: int = field(codec=Number("age", 1, AGES), default=1)
    first: Seat = Seat(0)
    """The seat with the first-player token (BR-3.6)."""
    cells: list[list[int]] = field(codec=Number("cell of a track", 0, CELLS - 1), by=(SEATS, STATS))
    """By seat: how far each stat has risen, 0 to 5 (BR-2.3)."""
    rage: list[int] = field(codec=Number("rage", 0, 2**31), by=(SEATS,))
    """By seat: what it can spend (BR-2.3.5)."""
    passed: SeatMask = field(codec=MASK, default=NO_SEATS, since=2)
    """The clans that passed in this age and take no more actions (BR-6.5.2)."""
    earned: list[list[int]] = field(codec=Number("glory", -(2**31), 2**31), by=(SEATS, SOURCES))
    """By seat and source: the glory it got there, less what was stolen (BR-1.2)."""
    groups: list[list[Group]] = field(by=(SEATS, PLACES))
    """By seat and place: the figures there."""
    rewards: list[RewardId] = field(codec=or_none(REWARDS), by=(PROVINCES,))
    """By province: what its pillage token pays; -1 while that is unknown to all (BR-3.2.1)."""
    buried: list[RewardId] = field(codec=or_none(REWARDS), seen="nobody", by=(PROVINCES,))
    """By province: what a token that lies face down pays; -1 for a known one."""
    pillaged: int = field(codec=PROVINCE_SET, default=0)
    """The provinces pillaged in this age."""
    destroyed: int = field(codec=PROVINCE_SET, default=0)
    dooms: list[ProvinceId] = field(default_factory=list, by=(Number("age", 1, AGES),))
    """By age: the province that falls in its Ragnarok (BR-3.3)."""
    province: ProvinceId = field(codec=or_none(PROVINCES), default=NO_PROVINCE, scene=PILLAGING)
    """Where a pillage is going on (BR-6.11)."""
    pillager: Seat = field(codec=or_none(SEATS), default=NOBODY, scene=PILLAGING)
    fighters: SeatMask = field(codec=MASK, default=NO_SEATS, scene=PILLAGING)
    """The clans in the battle (BR-6.11.4.2)."""
    winner: Seat = field(codec=or_none(SEATS), default=NOBODY, scene=PILLAGING)
    """Who won the battle; NOBODY before it is decided, and after a tie."""
    mustered: list[Group] = field(default=NONE, scene=PILLAGING, by=(SEATS,))
    """By seat: its figures in the battle when cards were played (BR-Frr)."""
    fallen: list[int] = field(
        codec=Number("figures destroyed in the battle", 0, 20),
        default=0,
        scene=PILLAGING,
        by=(SEATS,),
    )
    texts: list[int] = field(codec=CARD_SET, by=(SEATS,))
    """By seat: the battle cards revealed together, whose texts hold in this battle (BR-F14)."""
    counted: SeatMask = field(codec=MASK, default=NO_SEATS, scene=PILLAGING)
    """The seats whose revealed quest counts as a battle card (BR-Fmm)."""
    presence: list[int] = field(role="derived")
    """By seat: the places on the map where it has figures, as a set."""
    full: int = field(role="derived", default=0)
    """The outer provinces without an empty village, as a set."""


def start(setup: Setup) -> BloodRage:
    """BR-2.2, BR-3.1: all figures in reserve, tracks at their first cells; cards by age."""
    seats, content = setup.seats, cast("BloodRageContent", setup.content)
    options = cast("BloodRageSwitches", setup.switches)
    clan = Group(sum(ONE[f] * content.count[f] for f in (WARRIOR, LEADER, SHIP)))
    reserve = [clan if place == RESERVE else NONE for place in range(len(PLACES))]
    game = BloodRage(
        setup=setup,
        seats=seats,
        cells=[[0] * len(STATS) for _ in range(seats)],
        rage=[content.track[0][0]] * seats,
        earned=[[0] * len(SOURCES) for _ in range(seats)],
        groups=[reserve[:] for _ in range(seats)],
        rewards=[UNKNOWN] * len(PROVINCES),
        buried=[UNKNOWN] * len(PROVINCES),
        mustered=[NONE] * seats,
        fallen=[0] * seats,
        texts=[0] * seats,
        presence=[0] * seats,
    )
    none_in_force(game)
    no_zones(game)
    piles: list[list[int]] = [[] for _ in range(AGES + 1)]
    for card in content.cards:
        played = content.in_game(card, seats, options.edition)
        piles[content.age[card] if played else 0].append(card)
    put_all(game, OUT, piles[0])
    for age in range(1, AGES + 1):
        put_all(game, deck_of(age), piles[age])
    return game


def rebuild(game: BloodRage) -> None:
    """Make anew what follows from the rest: whose texts hold, who stands where, what is full."""
    none_in_force(game)
    for seat in seats_of(game):
        for card in game.zones[slots_of(seat)]:
            put_in_force(game, card, seat)
        if game.texts[seat]:
            put_in_force(game, game.texts[seat].bit_length() - 1, seat)
    game.presence = [
        sum(1 << place for place, group in enumerate(groups[: len(MAP)]) if group)
        for groups in game.groups
    ]
    here = zip(content_of(game).villages, zip(*game.groups, strict=False), strict=False)
    game.full = sum(
        1 << province
        for province, (villages, groups) in enumerate(here)
        if sum(COUNT[group] for group in groups) >= villages
    )


def put_group(game: BloodRage, seat: Seat, place: PlaceId, group: Group) -> None:
    """Let a clan have these figures in a place, and no others: the only door to `groups`."""
    game.groups[seat][place] = group
    if place >= RESERVE:
        return
    here = 1 << place
    if group:
        game.presence[seat] |= here
    else:
        game.presence[seat] &= ~here
    if place < YGGDRASIL:
        if empty_villages(game, ProvinceId(place)) > 0:
            game.full &= ~here
        else:
            game.full |= here


def content_of(game: State) -> BloodRageContent:
    return game.setup.content  # type: ignore[return-value]  # no other is ever set up with it


def switches_of(game: State) -> BloodRageSwitches:
    return cast("BloodRageSwitches", game.setup.switches)


def in_turn(game: BloodRage, first: Seat) -> tuple[Seat, ...]:
    """All seats once, clockwise from `first`."""
    return clockwise(first, game.seats)


def glory(game: BloodRage, seat: Seat) -> int:
    total = 0
    for amount in game.earned[seat]:
        total += amount
    return total


def stat(game: BloodRage, seat: Seat, which: StatId) -> int:
    """BR-2.3: the value of a stat: rage at the start of an age, axes or horns."""
    return content_of(game).track[which][game.cells[seat][which]]


def can_rise(game: BloodRage, seat: Seat, which: StatId) -> bool:
    """BR-2.3.2"""
    return game.cells[seat][which] < CELLS - 1


def figures_on_map(game: BloodRage, seat: Seat) -> int:
    """BR-6.7.3: ships and monsters included."""
    groups, clan = game.groups[seat], 0
    for group in groups:
        clan += group
    return COUNT[clan - groups[RESERVE] - groups[VALHALLA]]


def horns_left(game: BloodRage, seat: Seat) -> int:
    """How many figures may still come to the map."""
    return stat(game, seat, HORNS) - figures_on_map(game, seat)


def is_destroyed(game: BloodRage, province: int) -> bool:
    return bool(game.destroyed >> province & 1)


def is_pillaged(game: BloodRage, province: int) -> bool:
    return bool(game.pillaged >> province & 1)


def empty_villages(game: BloodRage, province: ProvinceId) -> int:
    """BR-2.1.1; not to be asked of Yggdrasil, which has none and needs none."""
    left = content_of(game).villages[province]
    for groups in game.groups:
        left -= COUNT[groups[province]]
    return left


def has_room(game: BloodRage, province: ProvinceId) -> bool:
    """May one more figure stand here? Yggdrasil has no limit (BR-2.1.2)."""
    return not game.full >> province & 1


def provinces_open(game: BloodRage) -> int:
    """The provinces that stand and have room for one more figure, as a set."""
    return ON_LAND & ~(game.destroyed | game.full)


def open_fjords(game: BloodRage) -> int:
    """BR-3.4.2: the fjords with a province that stands, as a set."""
    shores, found = content_of(game).shores, 0
    for fjord in FJORDS:
        if shores[fjord] & ~game.destroyed:
            found |= 1 << fjord
    return found


def provinces_held(game: BloodRage, seat: Seat) -> int:
    """The provinces where a clan has figures, or ships in the supporting fjord, as a set."""
    presence = game.presence[seat]
    return presence & ON_LAND | content_of(game).supported[presence >> len(ALL_PROVINCES)]


def places_of(game: BloodRage, province: ProvinceId) -> tuple[PlaceId, ...]:
    """A province and the fjord that supports it: what befalls one befalls both (BR-F28)."""
    if province == YGGDRASIL:
        return (PlaceId(province),)
    return (PlaceId(province), content_of(game).fjord[province])


def force(game: BloodRage, seat: Seat, province: ProvinceId) -> Group:
    """The figures of a clan in a province and its supporting fjord."""
    groups = game.groups[seat]
    if province == YGGDRASIL:
        return groups[YGGDRASIL]
    return Group(groups[province] + groups[content_of(game).fjord[province]])


def figure_strength(game: BloodRage, seat: Seat, figure: FigureId) -> int:
    """The STR number in force: printed on the upgrade, else on the clan sheet (BR-6.7.1.2)."""
    content = content_of(game)
    if figure <= SHIP:
        for card in game.zones[slots_of(seat)]:
            if content.trained[card] == figure:
                return content.strength[card]
    return content.figure_strength[figure]


def figure_strengths(game: BloodRage, seat: Seat) -> list[int]:
    """The same for all kinds of figures."""
    content = content_of(game)
    numbers = list(content.figure_strength)
    for card in game.zones[slots_of(seat)]:
        if content.trained[card] >= 0:
            numbers[content.trained[card]] = content.strength[card]
    return numbers


def strength(game: BloodRage, seat: Seat, province: ProvinceId) -> int:
    """BR-6.11.6, BR-8.1.2: STR of own figures there, fjord and upgrades counted, no cards."""
    if not force(game, seat, province):
        return 0
    return strength_with(game, seat, province, figure_strengths(game, seat))


def strength_with(game: BloodRage, seat: Seat, province: ProvinceId, numbers: list[int]) -> int:
    """The same, if there are figures; `numbers` are the STR of each kind."""
    group, total = force(game, seat, province), 0
    for figure in figures_in(group):
        total += (group & WARRIORS if figure == WARRIOR else 1) * numbers[figure]
    return moments.STRENGTH.of(game, total, seat, group, province)


def invade_cost(game: BloodRage, seat: Seat, figure: FigureId) -> int:
    """BR-6.7.1: the STR number; leaders come for 0."""
    if figure == LEADER:
        return 0
    return moments.INVADE_COST.of(game, figure_strength(game, seat, figure), seat, figure)


def upgrade_cost(game: BloodRage, seat: Seat, card: CardId) -> int:
    """BR-6.9.1.1"""
    return moments.UPGRADE_COST.of(game, content_of(game).cost[card], seat)


def is_ship(figure: FigureId) -> bool:
    """BR-2.2.1; a Sea Serpent is a ship too."""
    return bool(ONE[figure] & SHIPS)


def cards_in(game: BloodRage, zone: int) -> list[CardId]:
    """What lies in a zone, bottom to top."""
    return game.zones[zone]  # type: ignore[return-value]  # the kernel knows cards as plain numbers


def unlike_in(game: BloodRage, zone: int) -> list[CardId]:
    """One card of each title that lies there: copies are alike and make one option."""
    alike, seen = content_of(game).alike, 0
    found: list[CardId] = []
    for card in cards_in(game, zone):
        if not seen & alike[card]:
            seen |= alike[card]
            found.append(card)
    return found


def hand(game: BloodRage, seat: Seat) -> list[CardId]:
    return cards_in(game, hand_of(seat))
