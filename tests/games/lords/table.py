"""Tables of Lords of Ragnarok for stories: `given_lords` is a position, `when` lets it speak."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Self, TypeAlias, TypeVar

from kit.given import given_position, new_game
from kit.table import ASTRID, BJORN, Table, cards, seat_name
from ragnatafl.games import register
from ragnatafl.games.lords import GAME, load
from ragnatafl.games.lords.cards.box import SHELF, Box
from ragnatafl.games.lords.rules.board import GODS, REALMS, REGIONS, SEAS
from ragnatafl.games.lords.rules.components import (
    ACTIONS,
    ALL_ATTRIBUTES,
    ARMIES,
    ATTRIBUTES,
    CARDS,
    COMBAT_DISCARD,
    CONDITIONS,
    MONSTERS,
    PREY,
    RUNES,
    LordsContent,
    artefacts_of,
    blessings_of,
    claws_of,
    hand_of,
    played_by,
)
from ragnatafl.games.lords.rules.state import Lords, attribute, owner_of
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.packs import read_pack
from ragnatafl.kernel.seats import NOBODY, SEATS, Seat

register(GAME)

CONTENT: Final = 1
"""The content that stories of rules are told with: its lands and monsters never change."""
NEWEST: Final = SHELF.versions[-1].number
L = TypeVar("L", bound=Lords)

PHASES: Final = ("prayer", "hero-phase", "rune-phase", "manoeuvres", "special-action")
"""The steps of a turn's phases, as `phase` of `given_lords` names them."""
NOTES: Final[Mapping[str, Mapping[str, object]]] = {
    "prayer": {"sent": 0, "forged": 0, "done": "none"},
    "hero-phase": {"chosen": 0, "done": "none"},
    "rune-phase": {"free": 1, "other": 0, "taken": "none", "done": "none"},
    "manoeuvres": {"chosen": 0, "done": "none"},
    "special-action": {"done": "none"},
    "scan-runes": {"place": 0, "done": 0},
}
"""What steps of a turn have noted when they begin, those of Followers too."""
TILES: Final = ("ragnar thorson", "lagertha freyason", "aslaug tyrson", "snorri baldrson")
"""Hero and origin of each seat, unless named. Aslaug, Snorri and Beowulf disturb least."""
HOMES: Final = ("1", "9", "11", "16")
"""Where heroes stand unless named."""
PLAIN: Final = {ASTRID: "snorri thorson", BJORN: "aslaug freyason"}
"""Heroes without a word in battles."""
WISE: Final = {ASTRID: (2, 2, 3), BJORN: (2, 2, 3)}
DUEL: Final = ((ASTRID, "6", 4), (BJORN, "6", 4))
OUR_GODS: Final = GODS.ids[:3]
OUR_REALMS: Final = REALMS.ids[:6]
"""What is in our box; others come with a pack."""
FORGES: Final = ("uruz", "othala", "algiz", "uruz", "othala", "algiz")


def given_lords(
    *,
    seats: int = 2,
    turn: Seat = ASTRID,
    phase: str = "prayer",
    armies: Sequence[tuple[Seat, str, int]] = (),
    control: Mapping[str, Seat] | None = None,
    heroes: Mapping[Seat, str] | None = None,
    tiles: Mapping[Seat, str] | None = None,
    drakkars: Mapping[Seat, str] | None = None,
    attributes: Mapping[Seat, tuple[int, int, int]] | None = None,
    injured: Mapping[Seat, str] | None = None,
    runes: Mapping[Seat, str] | None = None,
    priests: Mapping[Seat, int] | None = None,
    sent: Mapping[str, Mapping[Seat, int]] | None = None,
    levels: Mapping[str, int] | None = None,
    temples: str = "",
    allies: Mapping[str, Sequence[Seat]] | None = None,
    wheel: Mapping[str, Sequence[Seat]] | None = None,
    hands: Mapping[Seat, str] | None = None,
    blessings: Mapping[Seat, str] | None = None,
    artefacts: Mapping[Seat, str] | None = None,
    exhausted: str = "",
    monsters: Mapping[str, str] | None = None,
    rings: Mapping[str, Seat] | None = None,
    wounds: Mapping[str, Mapping[int, Seat]] | None = None,
    slain: Mapping[str, Seat] | None = None,
    slayer_tokens: Mapping[Seat, int] | None = None,
    upper: str = "draugr fafnir hraesvelgr",
    loki: str = "7",
    forges: Mapping[str, str] | None = None,
    empty_forges: str = "",
    face_down: str = "",
    last_turns: int = -1,
    turns: int = 5,
    deck: str = "",
    discard: str = "",
    events: str = "",
    event_discard: str = "",
    blessing_deck: str = "",
    chance: str = "fast",
    steps: Sequence[dict[str, object]] | None = None,
    version: int | None = None,
    pack: Path | None = None,
    content_version: int = CONTENT,
    **options: int | str,
) -> Match[Lords]:
    """A table at the start of a phase of somebody's turn, the rest of the turn following.

    `armies` are (owner, region, value). `control` is who controls which region; the god artefact of
    a controlled monument goes to its controller. `attributes` are (authority, strength, wisdom), 2
    each unless named. `runes` are names with blanks between. `sent` says how many priests of whom
    stand at a god's monument. `wheel` has markers by action, bottom to top. `wounds` are covered
    spaces of a board, counted from 0, by whose marker. `deck`, `events` and `blessing_deck` name
    the cards on top of those decks, the first to be drawn first; the rest follows in some order.
    `chance="asked"` lets the test tell dice and cards: `table.told_by_chance("monster-die move")`.
    Loki is in 7 unless named, all monsters are off the board, all forges hold their rune (uruz,
    othala, algiz in turn by region number). `steps` replaces the phase by steps of an agenda.
    `content_version` is that of our content, `pack` other content than ours.
    """
    everyone = [Seat(seat) for seat in range(seats)]
    content = own_content(content_version)
    if pack is not None:
        content = load(SHELF.take(version=content_version, pack=read_pack(pack)))
    gods, realms = GODS.ids[: content.gods[-1] + 1], REALMS.ids[: content.realms[-1] + 1]
    board = content.small if seats == 2 else content.large
    owned = dict(control or {})
    regions = REGIONS.ids[: len(board.regions)]
    gifts = {seat: (artefacts or {}).get(seat, "").split() for seat in everyone}
    for god in content.gods:
        owner = owned.get(REGIONS.write(board.monument[god]))
        if owner is not None and CARDS.write(content.god_artefact[god]) not in gifts[owner]:
            gifts[owner].append(CARDS.write(content.god_artefact[god]))
    kept = [(tiles or {}).get(seat, TILES[seat]).split() for seat in everyone]

    zones: dict[str, list[str]] = {
        "combat-deck": [], "combat-discard": discard.split(),
        "attack-deck": _names(content.attacks), "blessing-deck": [],
        "event-deck": [], "event-discard": event_discard.split(),
        "hero-stack": [], "origin-stack": [], "unclaimed": [],
        "out": [n for n in _names(content.events) if int(n.removeprefix("event-")) > len(regions)],
    }  # fmt: skip
    for seat in everyone:
        name = SEATS.write(seat)
        zones[f"hand {name}"] = (hands or {}).get(seat, "").split()
        zones[f"blessings {name}"] = (blessings or {}).get(seat, "").split()
        zones[f"artefacts {name}"] = gifts[seat]
        zones[f"tiles {name}"] = kept[seat]
    used = {card for pile in zones.values() for card in pile}
    for zone, box, first in (
        ("combat-deck", content.combat, deck), ("blessing-deck", content.blessings, blessing_deck),
        ("event-deck", content.events, events), ("hero-stack", content.heroes, ""),
        ("origin-stack", content.origins, ""), ("unclaimed", content.artefacts, ""),
    ):  # fmt: skip
        top = first.split()
        rest = [name for name in _names(box) if name not in used and name not in top]
        zones[zone] = [*rest, *reversed(top)]
    stolen = [
        CARDS.write(content.artefact_of[MONSTERS.read(name)])
        for name in slain or {}
        if CARDS.write(content.artefact_of[MONSTERS.read(name)]) in zones["unclaimed"]
    ]
    zones["unclaimed"] = [name for name in zones["unclaimed"] if name not in stolen]
    zones["out"] += stolen

    on_wheel = [list((wheel or {}).get(action, ())) for action in ACTIONS.ids]
    forge_regions = [r for r in regions if board.forges >> REGIONS.read(r) & 1]
    runes_laid = {r: FORGES[place] for place, r in enumerate(forge_regions)} | dict(forges or {})
    full = [region for region in forge_regions if region not in empty_forges.split()]
    army_region, army_value = _armies(armies, seats)
    agenda = list(steps) if steps is not None else _phase(phase, turn)
    following = {"step": "take-turn", "seat": SEATS.write((turn + 1) % seats)}
    return given_position(
        "lords",
        seats=seats,
        version=version,
        options=options,
        chance=chance,
        agenda=[*agenda, following],
        zones=zones,
        table={
            "active": SEATS.write(turn),
            "first": "astrid",
            "turns": turns,
            "last_turns": last_turns,
            "face_down": sum(1 << CONDITIONS.read(name) for name in face_down.split()),
            "control": [seat_name(owned.get(region)) for region in regions],
            "temples": temples or "none",
            "forge_rune": [runes_laid.get(region, "none") for region in regions],
            "forged": " ".join(full) or "none",
            "levels": [(levels or {}).get(god, 0) for god in gods],
            "sent": [[(sent or {}).get(god, {}).get(seat, 0) for seat in everyone] for god in gods],
            "allies": [
                sum(1 << seat for seat in (allies or {}).get(realm, ())) for realm in realms
            ],
            "marked": [sum(1 << seat for seat in pile) for pile in on_wheel],
            "top": [seat_name(pile[-1]) if pile else "none" for pile in on_wheel],
            "army_region": army_region,
            "army_value": army_value,
            "hero_region": [(heroes or {}).get(seat, HOMES[seat]) for seat in everyone],
            "drakkar_sea": [(drakkars or {}).get(seat, "none") for seat in everyone],
            "tokens": [list((attributes or {}).get(seat, (2, 2, 2))) for seat in everyone],
            "injured": [
                sum(1 << ATTRIBUTES.read(n) for n in (injured or {}).get(seat, "").split())
                for seat in everyone
            ],
            "runes": [
                [(runes or {}).get(seat, "").split().count(rune) for rune in RUNES.ids]
                for seat in everyone
            ],
            "priests": [(priests or {}).get(seat, 0) for seat in everyone],
            "slayer_tokens": [(slayer_tokens or {}).get(seat, 0) for seat in everyone],
            "exhausted": exhausted or "none",
            "monster_region": [(monsters or {}).get(name, "none") for name in MONSTERS.ids],
            "ring": [seat_name((rings or {}).get(name)) for name in MONSTERS.ids],
            "slayer": [seat_name((slain or {}).get(name)) for name in MONSTERS.ids],
            "upper": sum(1 << MONSTERS.read(name) for name in upper.split()),
            "wounds": [
                seat_name((wounds or {}).get(name, {}).get(place))
                for prey, name in enumerate(PREY.ids)
                for place in range(len(content.spaces_of[prey]))
            ],
            "boss_region": loki,
        },
        pack=pack,
        content=content_version,
    )


@cache
def own_content(version: int = CONTENT) -> LordsContent:
    return load(SHELF.take(version=version))


@cache
def own_box(version: int = CONTENT) -> Box:
    """The entries of our own files."""
    return Box(SHELF.take(version=version))


def _names(cards: Sequence[int]) -> list[str]:
    return [CARDS.write(card) for card in cards]


def _armies(placed: Sequence[tuple[Seat, str, int]], seats: int) -> tuple[list[str], list[int]]:
    regions, values = ["none"] * (ARMIES * seats), [0] * (ARMIES * seats)
    for owner, region, value in placed:
        free = next(
            army for army in range(owner * ARMIES, (owner + 1) * ARMIES) if regions[army] == "none"
        )
        regions[free], values[free] = region, value
    return regions, values


def _phase(phase: str, turn: Seat) -> list[dict[str, object]]:
    return steps_of_phases(PHASES[PHASES.index(phase) :], turn)


def steps_of_phases(phases: Sequence[str], turn: Seat) -> list[dict[str, object]]:
    """Steps of a turn one after the other, control settled and battles fought after each."""
    agenda: list[dict[str, object]] = []
    for each in phases:
        agenda.append({"step": each, "seat": SEATS.write(turn), **NOTES.get(each, {})})
        agenda += [{"step": "settle-control"}, {"step": "fight-battles"}]
    return agenda


def battle_in(
    region: str, attacker: Seat = ASTRID, defender: Seat = BJORN
) -> list[dict[str, object]]:
    """`steps` for a battle that begins now; afterwards the active player's special action."""
    sides = {"attacker": SEATS.write(attacker), "defender": SEATS.write(defender)}
    return [{"step": "battle", "region": region, **sides}, *_phase("special-action", attacker)]


def hunt_of(prey: str, hunter: Seat = ASTRID) -> list[dict[str, object]]:
    """`steps` for a hunt that begins now; afterwards the turn ends."""
    name = SEATS.write(hunter)
    before: dict[str, object] = {"step": "offer", "seat": name, "moment": "before-hunt"}
    begin: dict[str, object] = {"step": "begin-hunt", "seat": name, "prey": prey}
    return [
        {**before, "done": "none"},
        begin,
        {"step": "settle-control"},
        {"step": "fight-battles"},
    ]


def new_lords(
    seats: int = 2, seed: int = 1, version: int | None = None, **options: int | str
) -> Match[Lords]:
    """A game from its very beginning."""
    return new_game("lords", seats, seed, options, version, content=CONTENT)


class TableOfLords(Table[L]):
    """What is said in turns and hunts; at a table of a mode of Lords too."""

    def hunter_draws(self, cards: str) -> Self:
        """The combat cards that are drawn now, where chance is asked."""
        return self.told_by_chance(*(f"combat-deck {card}" for card in cards.split()))

    def monster_draws(self, cards: str) -> Self:
        """The attack cards that are drawn now, where chance is asked."""
        return self.told_by_chance(*(f"attack-deck {card}" for card in cards.split()))

    def skips(self, seat: Seat, *prompts: str) -> Self:
        """Skip or decline while asked one of these: any phase but the special action."""
        wanted = prompts or PHASES[:4]
        while not self.match.over and self.asked[0] == seat and self.asked[1] in wanted:
            self.match.choose("skip" if "skip" in self.offered() else "decline", seat)
        return self


LordsTable: TypeAlias = TableOfLords[Lords]
T = TypeVar("T", bound=TableOfLords[Any])  # Any: tables of Lords and of its modes


def when(match: Match[L]) -> TableOfLords[L]:
    return TableOfLords(match)


def tell_armies(game: Lords) -> list[str]:
    """All armies on the board: 'astrid 3 in 14', by owner, region and value."""
    found = sorted(
        (owner_of(army), region, game.army_value[army])
        for army, region in enumerate(game.army_region)
        if region >= 0
    )
    return [f"{SEATS.write(o)} {v} in {REGIONS.write(r)}" for o, r, v in found]


def controller(game: Lords, region: str) -> Seat:
    return game.control[REGIONS.read(region)]


def regions_controlled(game: Lords, seat: Seat) -> str:
    return " ".join(REGIONS.write(r) for r, owner in enumerate(game.control) if owner == seat)


def held_runes(game: Lords, seat: Seat) -> str:
    """The runes of a player by type: 'uruz uruz algiz'."""
    return " ".join(
        name for rune, name in enumerate(RUNES.ids) for _ in range(game.runes[seat][rune])
    )


def hero_in(game: Lords, seat: Seat) -> str:
    return REGIONS.write(game.hero_region[seat])


def drakkar_in(game: Lords, seat: Seat) -> str:
    return SEAS.write(game.drakkar_sea[seat])


def monster_in(game: Lords, monster: str) -> str:
    return REGIONS.write(game.monster_region[MONSTERS.read(monster)])


def values(game: Lords, seat: Seat) -> tuple[int, ...]:
    """Authority, strength and wisdom as they count now."""
    return tuple(attribute(game, seat, which) for which in ALL_ATTRIBUTES)


def hand(game: Lords, seat: Seat) -> str:
    return cards(game, hand_of(seat))


def played(game: Lords, seat: Seat) -> str:
    return cards(game, played_by(seat))


def blessings(game: Lords, seat: Seat) -> str:
    return cards(game, blessings_of(seat))


def artefacts(game: Lords, seat: Seat) -> str:
    return cards(game, artefacts_of(seat))


def claws(game: Lords, seat: Seat) -> str:
    """The monster's attack hand, if this seat plays it."""
    return cards(game, claws_of(seat))


def discarded(game: Lords) -> str:
    return cards(game, COMBAT_DISCARD)


def markers(game: Lords, prey: str) -> list[str]:
    """Whose markers cover the wound spaces, from left to right; '-' for an open one."""
    spaces = own_content().spaces_of[PREY.read(prey)]
    return ["-" if game.wounds[s] == NOBODY else SEATS.write(game.wounds[s]) for s in spaces]


def a_battle(
    armies: Sequence[tuple[Seat, str, int]] = DUEL,
    hands: Mapping[Seat, str] | None = None,
    *,
    control: Mapping[str, Seat] | None = None,
    artefacts: Mapping[Seat, str] | None = None,
    blessings: Mapping[Seat, str] | None = None,
    drakkars: Mapping[Seat, str] | None = None,
    loki: str = "16",
    region: str = "6",
    version: int | None = None,
) -> LordsTable:
    """Astrid attacks Bjorn in region 6, of population strength 3; both are plain and wise."""
    match = given_lords(
        armies=armies, hands=hands, control=control, artefacts=artefacts, blessings=blessings,
        drakkars=drakkars, loki=loki, attributes=WISE, tiles=PLAIN, steps=battle_in(region),
        version=version,
    )  # fmt: skip
    return when(match)


def all_pass(table: T) -> T:
    return table.says(BJORN, "pass").says(ASTRID, "pass")


def decided(table: LordsTable) -> tuple[object, ...]:
    """Who won a battle, and with which values: attacker's, defender's."""
    event = table.told("battle-decided")[-1]
    return event.seat, *(number for _, number in event.facts)


def fight(table: T, astrid: str = "", bjorn: str = "") -> T:
    """Both play these combat cards, one by one, then pass; stops at any other question."""
    plans = {ASTRID: astrid.split(), BJORN: bjorn.split()}
    while table.asked[1] == "play-or-pass":
        plan = plans[table.asked[0]]
        table.says(table.asked[0], f"play {plan.pop(0)}" if plan else "pass")
    return table


def battle_values(table: TableOfLords[L]) -> tuple[str | int, str | int]:
    """The values of attacker and defender when they were compared last."""
    facts = table.facts("battle-decided")
    return facts["attack"], facts["defence"]


def hunt(match: Match[Lords], prey: str, drawn: str, attacks: str) -> LordsTable:
    """Astrid's hunt from its choice to the first attack; chance is asked.

    `drawn` are the combat cards of her strength, `attacks` the two cards the monster draws.
    """
    table = when(match).says(ASTRID, "act monsters", f"hunt {prey}")
    return draws(table, drawn, attacks)


def draws(table: T, drawn: str = "", attacks: str = "") -> T:
    """Chance tells combat cards that are drawn, then attack cards."""
    return table.hunter_draws(drawn).monster_draws(attacks)


def attack(table: T, card: str, *answers: str, defend: str = "") -> T:
    """The monster plays this card, the hunter defends with these and answers what it does."""
    hunter = Seat(table.game.active)
    table.says(table.asked[0], f"attack by {card}")
    table.says(hunter, *(f"defend {each}" for each in defend.split()), "defend no more")
    return table.says(hunter, *answers)


def a_hunt(
    prey: str = "draugr",
    *,
    cards: str = "sword-a axe-a",
    attacks: str = "attack-1 special-1",
    seats: int = 2,
    hands: Mapping[Seat, str] | None = None,
    tiles: Mapping[Seat, str] | None = None,
    attributes: Mapping[Seat, tuple[int, int, int]] | None = None,
    injured: Mapping[Seat, str] | None = None,
    runes: Mapping[Seat, str] | None = None,
    priests: Mapping[Seat, int] | None = None,
    armies: Sequence[tuple[Seat, str, int]] = (),
    allies: Mapping[str, Sequence[Seat]] | None = None,
    blessings: Mapping[Seat, str] | None = None,
    artefacts: Mapping[Seat, str] | None = None,
    rings: Mapping[str, Seat] | None = None,
    wounds: Mapping[str, Mapping[int, Seat]] | None = None,
    slain: Mapping[str, Seat] | None = None,
    version: int | None = None,
) -> LordsTable:
    """Astrid hunts in region 1, just before the first attack; Bjorn or Dagny plays the prey.

    She has drawn `cards`, as many as her strength, the prey `attacks`. Chance is asked.
    """
    table = when(
        given_lords(
            seats=seats, hands=hands, tiles=tiles, attributes=attributes, injured=injured,
            runes=runes, priests=priests, armies=armies, allies=allies, blessings=blessings,
            artefacts=artefacts, rings=rings, wounds=wounds, slain=slain,
            monsters={} if prey == "loki" else {prey: "1"}, loki="1" if prey == "loki" else "7",
            chance="asked", steps=hunt_of(prey), version=version,
        )
    )  # fmt: skip
    return table.hunter_draws(cards).monster_draws(attacks)


def hero_round(table: T) -> T:
    """The prey of `a_hunt` hits by attack-1: authority is injured, Reinforcements are drawn."""
    table.says(table.asked[0], "attack by attack-1")
    table.says(ASTRID, "defend no more", "injure authority")
    return table.hunter_draws("reinforcements-a").monster_draws("attack-2 attack-3")
