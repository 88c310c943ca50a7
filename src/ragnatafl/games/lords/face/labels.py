"""What is said of places and figures, for those who point at them or hear the picture."""

from __future__ import annotations

from ragnatafl.games.lords.face.figures import Stand
from ragnatafl.games.lords.face.scene import Scene
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
from ragnatafl.games.lords.rules.components import ATTRIBUTES, BOSS, PREY, RUNES
from ragnatafl.games.lords.rules.state import (
    armies_in,
    hero_of,
    monsters_in,
    seats_of,
    total,
)
from ragnatafl.kernel.seats import NOBODY, Seat


def region_label(scene: Scene, region: RegionId) -> str:
    """Number, land, strength or controller, symbols, and all figures."""
    game, board = scene.game, scene.board
    entry, owner = board.entries[region], game.control[region]
    parts = [
        scene.say("draw-region", ("number", REGIONS.write(region))),
        scene.name(LANDS.write(board.land_of[region])),
        scene.say("draw-population", ("value", entry.population))
        if owner == NOBODY
        else scene.say("draw-controlled", ("name", scene.names[owner])),
    ]
    if entry.settlement:
        parts.append(scene.say("draw-settlement"))
    if entry.shrine:
        built = game.temples >> region & 1
        parts.append(scene.say("draw-temple" if built else "draw-shrine"))
    if entry.forge:
        parts.append(forge_label(scene, region))
    if board.god_in[region] >= 0:
        parts.append(monument_label(scene, board.god_in[region]))
    if entry.yggdrasil:
        parts.append(scene.say("draw-at-yggdrasil"))
    if board.realms_of[region]:
        beside = ", ".join(scene.name(REALMS.write(realm)) for realm in board.realms_of[region])
        parts.append(scene.say("draw-beside", ("names", beside)))
    parts += scene.more_in(region)
    parts += (prey_label(scene, monster) for monster in monsters_in(game, region))
    if game.boss_region == region:
        parts.append(scene.name(PREY.write(BOSS)))
    for seat in seats_of(game):
        parts += seat_in(scene, seat, region)
    return " · ".join(parts)


def seat_in(scene: Scene, seat: Seat, region: RegionId) -> list[str]:
    """Hero and armies of a player in a region."""
    game, parts = scene.game, []
    if game.hero_region[seat] == region:
        parts.append(hero_label(scene, seat))
    values = sorted((game.army_value[army] for army in armies_in(game, seat, region)), reverse=True)
    if values:
        facts = (("values", " + ".join(map(str, values))), ("total", total(game, seat, region)))
        armies = scene.say("draw-armies", *facts, ("count", len(values)))
        parts.append(f"{scene.names[seat]}: {armies}")
    return parts


def hero_label(scene: Scene, seat: Seat) -> str:
    hero = hero_of(scene.game, seat)
    name = card_name(scene.code, hero) if hero >= 0 else scene.say("draw-hero")
    return scene.say("draw-hero-of", ("name", scene.names[seat]), ("hero", name))


def prey_label(scene: Scene, prey: int) -> str:
    name = scene.name(PREY.write(prey))
    ring = scene.game.ring[prey] if prey != BOSS else NOBODY
    if ring == NOBODY:
        return name
    return f"{name} ({scene.say('draw-ring', ('name', scene.names[ring]))})"


def figure_label(scene: Scene, stand: Stand) -> str:
    if stand.seat < 0:
        return prey_label(scene, stand.what)
    if not stand.what:
        return hero_label(scene, Seat(stand.seat))
    value = scene.say("draw-army", ("value", stand.what), ("count", len(stand.figures)))
    return f"{scene.names[stand.seat]}: {value}"


def forge_label(scene: Scene, region: RegionId) -> str:
    game = scene.game
    rune = game.forge_rune[region]
    name = scene.name(RUNES.write(rune)) if rune >= 0 else "–"
    key = "draw-forge" if game.forged >> region & 1 else "draw-forge-empty"
    return scene.say(key, ("rune", name))


def monument_label(scene: Scene, god: GodId) -> str:
    """Whose, how high, and which priests stand there."""
    game, content = scene.game, scene.content
    facts = (
        ("god", scene.name(GODS.write(god))),
        ("attribute", scene.name(ATTRIBUTES.write(content.god_attribute[god]))),
        ("level", game.levels[god]),
        ("taken", sum(game.sent[god])),
        ("spaces", content.priest_spaces[god]),
    )
    parts = [scene.say("draw-monument", *facts)]
    parts += (
        f"{scene.names[seat]} {game.sent[god][seat]}"
        for seat in seats_of(game)
        if game.sent[god][seat]
    )
    return ", ".join(parts)


def sea_label(scene: Scene, sea: SeaId) -> str:
    game, board = scene.game, scene.board
    coast = ", ".join(REGIONS.write(region) for region in board.coast[sea])
    ships = [seat for seat in seats_of(game) if game.drakkar_sea[seat] == sea]
    parts = [scene.name(SEAS.write(sea)), scene.say("draw-coast", ("regions", coast))]
    if ships:
        parts.append(scene.say("draw-drakkars", ("names", scene.people(ships))))
    return " · ".join(parts)
