"""What is said of places and figures, for those who point at them or hear the picture."""

from __future__ import annotations

from ragnatafl.games.lords.face.figures import Stand
from ragnatafl.games.lords.face.sight import LordsSight
from ragnatafl.games.lords.face.words import card_name
from ragnatafl.games.lords.rules.board import (
    GODS,
    LANDS,
    REALMS,
    REGIONS,
    SEAS,
    GodId,
    RegionId,
    SeaId,
)
from ragnatafl.games.lords.rules.components import (
    ALL_MONSTERS,
    ATTRIBUTES,
    BOSS,
    MONSTERS,
    PREY,
    RUNES,
)
from ragnatafl.games.lords.rules.state import (
    armies,
    armies_in,
    hero_of,
    is_allied,
    monsters_in,
    priests_in_supply,
    slain,
    total,
)
from ragnatafl.kernel.seats import NOBODY, Seat
from ragnatafl.kernel.state import seats_of


def region_label(sight: LordsSight, region: RegionId) -> str:
    """Number, land, strength or controller, symbols, and all figures."""
    game, board = sight.game, sight.board
    entry, owner = board.entries[region], game.control[region]
    parts = [
        sight.say("draw-region", ("number", REGIONS.write(region))),
        sight.name(LANDS.write(board.land_of[region])),
        sight.say("draw-population", ("value", entry.population))
        if owner == NOBODY
        else sight.say("draw-controlled", ("name", sight.names[owner])),
    ]
    if entry.settlement:
        parts.append(sight.say("draw-settlement"))
    if entry.shrine:
        built = game.temples >> region & 1
        parts.append(sight.say("draw-temple" if built else "draw-shrine"))
    if entry.forge:
        parts.append(forge_label(sight, region))
    if board.god_in[region] >= 0:
        parts.append(monument_label(sight, board.god_in[region]))
    if entry.yggdrasil:
        parts.append(sight.say("draw-at-yggdrasil"))
    if board.realms_of[region]:
        beside = ", ".join(sight.name(REALMS.write(realm)) for realm in board.realms_of[region])
        parts.append(sight.say("draw-beside", ("names", beside)))
    parts += sight.more_in(region)
    parts += (prey_label(sight, monster) for monster in monsters_in(game, region))
    if game.boss_region == region:
        parts.append(sight.name(PREY.write(BOSS)))
    for seat in seats_of(game):
        parts += seat_in(sight, seat, region)
    return " · ".join(parts)


def seat_in(sight: LordsSight, seat: Seat, region: RegionId) -> list[str]:
    """Hero and armies of a player in a region."""
    game, parts = sight.game, []
    if game.hero_region[seat] == region:
        parts.append(hero_label(sight, seat))
    values = sorted((game.army_value[army] for army in armies_in(game, seat, region)), reverse=True)
    if values:
        facts = (("values", " + ".join(map(str, values))), ("total", total(game, seat, region)))
        armies = sight.say("draw-armies", *facts, ("count", len(values)))
        parts.append(f"{sight.names[seat]}: {armies}")
    return parts


def hero_label(sight: LordsSight, seat: Seat) -> str:
    hero = hero_of(sight.game, seat)
    name = card_name(sight.content, sight.words, hero) if hero >= 0 else sight.say("draw-hero")
    return sight.say("draw-hero-of", ("name", sight.names[seat]), ("hero", name))


def prey_label(sight: LordsSight, prey: int) -> str:
    name = sight.name(PREY.write(prey))
    ring = sight.game.ring[prey] if prey != BOSS else NOBODY
    if ring == NOBODY:
        return name
    return f"{name} ({sight.say('draw-ring', ('name', sight.names[ring]))})"


def figure_label(sight: LordsSight, stand: Stand) -> str:
    if stand.seat < 0:
        return prey_label(sight, stand.what)
    if not stand.what:
        return hero_label(sight, Seat(stand.seat))
    value = sight.say("draw-army", ("value", stand.what), ("count", len(stand.figures)))
    return f"{sight.names[stand.seat]}: {value}"


def forge_label(sight: LordsSight, region: RegionId) -> str:
    game = sight.game
    rune = game.forge_rune[region]
    name = sight.name(RUNES.write(rune)) if rune >= 0 else "–"
    key = "draw-forge" if game.forged >> region & 1 else "draw-forge-empty"
    return sight.say(key, ("rune", name))


def monument_label(sight: LordsSight, god: GodId) -> str:
    """Whose, how high, and which priests stand there."""
    game, content = sight.game, sight.content
    facts = (
        ("god", sight.name(GODS.write(god))),
        ("attribute", sight.name(ATTRIBUTES.write(content.god_attribute[god]))),
        ("level", game.levels[god]),
        ("taken", sum(game.sent[god])),
        ("spaces", content.priest_spaces[god]),
    )
    parts = [sight.say("draw-monument", *facts)]
    parts += (
        f"{sight.names[seat]} {game.sent[god][seat]}"
        for seat in seats_of(game)
        if game.sent[god][seat]
    )
    return ", ".join(parts)


def sea_label(sight: LordsSight, sea: SeaId) -> str:
    game, board = sight.game, sight.board
    coast = ", ".join(REGIONS.write(region) for region in board.coast[sea])
    ships = [seat for seat in seats_of(game) if game.drakkar_sea[seat] == sea]
    parts = [sight.name(SEAS.write(sea)), sight.say("draw-coast", ("regions", coast))]
    if ships:
        parts.append(sight.say("draw-drakkars", ("names", sight.people(ships))))
    return " · ".join(parts)


def reserve_labels(sight: LordsSight, seat: Seat) -> tuple[str, str]:
    """Priests and armies that wait to be used."""
    game = sight.game
    idle = sum(game.army_region[army] < 0 for army in armies(seat))
    supply = ("supply", priests_in_supply(game, seat))
    return (
        sight.say("draw-priests", ("count", game.priests[seat]), supply),
        sight.say("draw-armies-reserve", ("count", idle)),
    )


def slain_label(sight: LordsSight, seat: Seat) -> str:
    """Monsters and tokens of slayers; empty without any."""
    game = sight.game
    if not slain(game, seat):
        return ""
    names = [sight.name(MONSTERS.write(m)) for m in ALL_MONSTERS if game.slayer[m] == seat]
    tokens = ("tokens", game.slayer_tokens[seat])
    return sight.say("draw-slain", ("names", ", ".join(names) or "–"), tokens)


def controls_label(sight: LordsSight, seat: Seat) -> str:
    """Monsters that a player controls; empty without any."""
    names = [sight.name(MONSTERS.write(m)) for m in ALL_MONSTERS if sight.game.ring[m] == seat]
    return sight.say("draw-controls", ("names", ", ".join(names))) if names else ""


def allied_label(sight: LordsSight, seat: Seat) -> str:
    """Realms that a player is allied with; empty without any."""
    realms = [realm for realm in sight.content.realms if is_allied(sight.game, seat, realm)]
    names = ", ".join(sight.name(REALMS.write(realm)) for realm in realms)
    return sight.say("draw-allied-with", ("names", names)) if names else ""
