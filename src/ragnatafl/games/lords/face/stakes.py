"""What options cost and give as things stand, by the rules' own numbers."""

from __future__ import annotations

from typing import Final

from ragnatafl.drawing.chances import number
from ragnatafl.games.lords.mind.odds import PASS, outlook
from ragnatafl.games.lords.rules import moments
from ragnatafl.games.lords.rules.armies import RecruitIn, Strengthen, recruit_places
from ragnatafl.games.lords.rules.attributes import HealAttribute, RaiseAttribute
from ragnatafl.games.lords.rules.battle.battles import Pass, PlayCard, symbols_of
from ragnatafl.games.lords.rules.board import REALMS, REGIONS, GodId, RegionId, regions_in
from ragnatafl.games.lords.rules.components import (
    ALL_RUNES,
    ARMIES,
    ATTRIBUTES,
    AUTHORITY,
    BOSS,
    BUILD_TEMPLE,
    CARDS,
    MOBILISE,
    MONSTERS_ACTION,
    MOST,
    PREPARE,
    PREY,
    REINFORCE,
    RUNES,
    USURP,
    ActionId,
    AttributeId,
    CardId,
    RuneId,
    thing_of_god,
)
from ragnatafl.games.lords.rules.heroes import PlaceHero
from ragnatafl.games.lords.rules.hunt.hunts import DefendWith, huntable
from ragnatafl.games.lords.rules.manoeuvres import GrowArmy, MoveArmy, can_grow, targets
from ragnatafl.games.lords.rules.monsters import activatable
from ragnatafl.games.lords.rules.prayer import Forge, SendPriest
from ragnatafl.games.lords.rules.realms import Ally, TakeBonus, counts_as_allied
from ragnatafl.games.lords.rules.rune_actions import Activate, Draw, Tame
from ragnatafl.games.lords.rules.special_actions import (
    Act,
    BuildMonument,
    BuildNothing,
    why_not_act,
)
from ragnatafl.games.lords.rules.state import (
    Lords,
    armies_on_board,
    attribute,
    board_of,
    content_of,
    controlled,
    population,
    priests_in_supply,
    runes_in_supply,
    seats_with_armies,
    temples_of,
    total,
    track_of,
)
from ragnatafl.games.lords.rules.temples import BuildTempleIn, temple_places
from ragnatafl.games.lords.rules.usurp import resistance, usurp_strength
from ragnatafl.kernel.chance import Outcome
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.game import Stake, Stakes
from ragnatafl.kernel.seats import NO_SEATS, NOBODY, SEATS, Seat

NOTHING: Final[Stakes] = ((), ())
RUNE_ACTIONS: Final = "rune-phase"
BY_LEVEL: Final = {
    "strengthen_by_level": "armies-by-level",
    "draw_by_level": "cards-by-level",
    "runes_by_level": "runes-by-level",
    "others_suffer_by_level": "losses-by-level",
}
"""What gods give (LOR-8.1.1.3); a pack may have other gifts."""
MARCHES: Final = ("manoeuvres", "mobilise")
EVENTS: Final = "event-deck"
BOSS_PLACED: Final = "LOR-7.9.1"
MONSTER_PLACED: Final = "LOR-7.9.2"
OF_CARDS: Final = "LOR-8.3.4"
"""Rune actions that cards give ask for a target first, then for any rune."""


def stakes(game: Lords, decision: Decision, choice: Option) -> Stakes:
    """Runes and priests to pay; armies, attributes, runes and cards to win."""
    return _price(game, decision, choice), tuple(_gains(game, decision, choice))


# What it costs


def _price(game: Lords, decision: Decision, choice: Option) -> tuple[Stake, ...]:
    match choice:
        case SendPriest():
            return (("priest", ()),)
        case PlayCard(card) if symbols := symbols_of(game, decision.behalf, card):
            return (("losses", (("count", symbols),)),)
        case Act(action) if game.top[action] != NOBODY:  # LOR-8.5.1.4
            return (("covered", (("rival", SEATS.write(game.top[action])),)),)
        case Tame() | Ally() if decision.rule == OF_CARDS:
            return (_runes(1),)
    return _rune_action(game, choice) if decision.prompt == RUNE_ACTIONS else ()


def _rune_action(game: Lords, choice: Option) -> tuple[Stake, ...]:
    """LOR-8.3.1 to LOR-8.3.3"""
    content = content_of(game)
    match choice:
        case Activate(prey) if prey == BOSS:
            return (_rune(content.prey_rune[BOSS]),)
        case Tame(monster):
            return (_rune(content.prey_rune[monster]),)
        case Ally(realm):
            return (_rune(content.realm_rune[realm]),)
        case Activate() | Strengthen() | PlaceHero():
            return (_runes(2),)
        case Draw(count):
            return (_runes(count + 1),)
        case RaiseAttribute():
            return (_runes(3),)
    return ()


def _rune(rune: RuneId) -> Stake:
    return "rune", (("rune", RUNES.write(rune)),)


def _runes(count: int) -> Stake:
    return "runes", (("count", count),)


# What it gives


def _gains(game: Lords, decision: Decision, choice: Option) -> list[Stake]:
    seat = decision.behalf
    match choice:
        case Act(action):
            return _action(game, seat, action)
        case BuildMonument(god):
            level = ("monument", (("was", game.levels[god]), ("new", game.levels[god] + 1)))
            return [level, *_refreshed(game, seat)]
        case BuildNothing():
            return _refreshed(game, seat)
        case BuildTempleIn():
            return _temple(game, seat)
        case SendPriest(god):
            return [*_raised(game, seat, content_of(game).god_attribute[god]), *_bonus(game, god)]
        case RaiseAttribute(which):
            return _raised(game, seat, which)
        case HealAttribute(which):
            return [_attribute(which, attribute(game, seat, which), game.tokens[seat][which])]
        case Forge(region):
            return [_rune(game.forge_rune[region])]
        case Ally(realm) if game.allies[realm] == NO_SEATS:  # LOR-2.9.3
            return [_cards(1)]
        case TakeBonus(realm):
            return [("bonus", (("realm", REALMS.write(realm)),))]
        case MoveArmy(_, value, _, region) if decision.prompt in MARCHES:
            return _entered(game, seat, region, value)
        case RecruitIn():
            value = 1 if decision.prompt == "recruit-one" else attribute(game, seat, AUTHORITY)
            return [("army", (("value", value),))]
        case Strengthen(_, value) | GrowArmy(_, value):
            return [("value", (("was", value), ("new", min(ARMIES, value + 1))))]
        case PlayCard(card):
            return [_strength(_value_of(game, seat, card)), *_chance(game, seat, card)]
        case Pass():
            return _chance(game, seat, PASS)
        case DefendWith(card):
            return [_strength(content_of(game).value[card])]
        case Outcome() if choice.lot.name == EVENTS:
            drawn = CARDS.read(choice.lot.faces.write(choice.face))
            return [_event(game, drawn, decision.rule)]
    return []


def _event(game: Lords, card: int, rule: str) -> Stake:
    """What an event says, for who must find it among ours: at the set-up only what it places."""
    content = content_of(game)
    place = ("region", REGIONS.write(content.event_region[card]))
    if rule == BOSS_PLACED:
        return "places-boss", (place,)
    rune = ("place", RUNES.write(content.event_place[card]))
    if rule == MONSTER_PLACED:
        return "places-monster", (place, rune)
    first, second = map(RUNES.write, content.event_activate[card])
    boss = ("boss", int(content.event_boss[card]))
    return "event", (place, rune, ("first", first), ("second", second), boss)


def _chance(game: Lords, seat: Seat, card: CardId) -> list[Stake]:
    """To win with this card, or if one passes, for what its player may know."""
    if game.viewer != seat:
        return []
    by_card = dict(outlook(game).by_card)
    return [("chance", (("percent", number(by_card[card])),))] if card in by_card else []


def _cards(count: int) -> Stake:
    return "cards", (("count", count),)


def _strength(count: int) -> Stake:
    return "strength", (("count", count),)


def _value_of(game: Lords, seat: Seat, card: CardId) -> int:
    """LOR-10.2.1: what a combat card adds in this battle."""
    value = content_of(game).value[card]
    if not game.muted >> seat & 1:
        value = moments.OWN_VALUE.of_card(game, card, seat, value)
    return moments.CARD_VALUE.of(game, value, seat)


def _raised(game: Lords, seat: Seat, which: AttributeId) -> list[Stake]:
    """LOR-5.1: the number of the token, hurt or not."""
    now = game.tokens[seat][which]
    return [_attribute(which, now, now + 1)] if now < MOST else []


def _attribute(which: AttributeId, was: int, new: int) -> Stake:
    name = ATTRIBUTES.write(which)
    return "attribute", (("attribute", name), ("was", was), ("new", new))


def _bonus(game: Lords, god: GodId) -> list[Stake]:
    """LOR-8.1.1.3: what the monument adds at its level."""
    level = game.levels[god]
    entry = content_of(game).things[thing_of_god(god)]
    lines = [line for line in entry.when if line.get("on") == "god-bonus"] if level else []
    return [(BY_LEVEL.get(str(line.get("effect")), "more"), (("level", level),)) for line in lines]


def _entered(game: Lords, seat: Seat, region: RegionId, value: int) -> list[Stake]:
    """LOR-3.2, LOR-10.1: whom an army would meet there, or what it would take."""
    met = [other for other in seats_with_armies(game, region) if other != seat]
    if met:
        own = total(game, seat, region) + value
        return [
            ("battle", (
                ("rival", SEATS.write(other)), ("own", own), ("other", total(game, other, region)),
            ))
            for other in met
        ]  # fmt: skip
    takes = total(game, seat, region) + value >= population(game, region)
    return [("control", ())] if game.control[region] != seat and takes else []


# Special actions (LOR-8.5)


def would_give(game: Lords, seat: Seat, action: ActionId) -> list[Stake]:
    """What a player would get from an action that it may take now; nothing for another."""
    return _action(game, seat, action) if why_not_act(game, seat, action) is None else []


def _action(game: Lords, seat: Seat, action: ActionId) -> list[Stake]:
    """What the action would give now, and before it the bonus of the realm (LOR-8.5.2)."""
    found = [_carried_out(game, seat, action)]
    if game.top[action] == NOBODY:
        allied = [r for r in content_of(game).realms_of[action] if counts_as_allied(game, seat, r)]
        found += [("bonus", (("realm", REALMS.write(realm)),)) for realm in allied]
    return found


def _carried_out(game: Lords, seat: Seat, action: ActionId) -> Stake:
    if action == MONSTERS_ACTION:
        prey = " ".join(PREY.write(prey) for prey in huntable(game, seat))
        many = min(2, len(activatable(game, seat)))
        return "hunt" if prey else "monsters", (("count", many), ("prey", prey))
    if action == USURP:
        region = game.hero_region[seat]
        return "usurp", (
            ("region", REGIONS.write(region)), ("own", usurp_strength(game, seat)),
            ("other", resistance(game, seat, region)), ("value", attribute(game, seat, AUTHORITY)),
        )  # fmt: skip
    if action == PREPARE:
        return "prepare", ()
    if action == MOBILISE:
        able = [
            army
            for army in armies_on_board(game, seat)
            if targets(game, seat, game.army_region[army]) or can_grow(game, seat, army)
        ]
        return "mobilise", (("count", len(able)),)
    if action == REINFORCE:
        value = attribute(game, seat, AUTHORITY)
        return "reinforce", (("value", value), ("count", len(recruit_places(game, seat))))
    assert action == BUILD_TEMPLE
    places = temple_places(game, seat)
    key = "temple" if len(places) == 1 else "temples"
    return key, (("regions", ", ".join(map(REGIONS.write, places))),)


def _temple(game: Lords, seat: Seat) -> list[Stake]:
    """LOR-8.5.7.2: priests, as far as there are some, and perhaps a choice of blessings."""
    priests = min(moments.TEMPLE_PRIESTS.of(game, 1, seat), priests_in_supply(game, seat))
    found: list[Stake] = [("priests", (("count", priests),))] if priests else []
    if game.temples.bit_count() + 1 in track_of(game).selections:
        found.append(("blessings", ()))
    return found


def _refreshed(game: Lords, seat: Seat) -> list[Stake]:
    """LOR-8.5.11.5: priests for temples, as far as there are some, and runes of own forges."""
    sent = sum(spaces[seat] for spaces in game.sent)  # LOR-8.5.11.3: they come back before
    priests = min(temples_of(game, seat), priests_in_supply(game, seat) + sent)
    found: list[Stake] = [("priests", (("count", priests),))] if priests else []
    runes = len(regions_in(controlled(game, seat) & _forged_then(game)))
    return [*found, ("runes", (("count", runes),))] if runes else found


def _forged_then(game: Lords) -> int:
    """LOR-8.5.11.4: the forges with a rune once they are filled, the lowest regions first."""
    forged, left = int(game.forged), [runes_in_supply(game, rune) for rune in ALL_RUNES]
    for region in regions_in(board_of(game).forges & ~game.forged):
        rune = game.forge_rune[region]
        if rune >= 0 and left[rune] > 0:
            left[rune] -= 1
            forged |= 1 << region
    return forged
