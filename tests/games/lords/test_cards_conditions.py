"""LOR-1.5, LOR-8.5.11.6, LOR-7.2, LOR-9.1.3: conditions, events, temple tracks, monster die."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from games.lords.table import OUR_REALMS, LordsTable, given_lords, monster_in, tell_armies, when
from kit.table import ASTRID, BJORN, DAGNY
from kit.titles import shows
from ragnatafl.games.lords.rules.board import REGIONS
from ragnatafl.games.lords.rules.components import CONDITIONS, MONSTERS
from ragnatafl.kernel.seats import Seat

# Ragnarok conditions


def fulfilled(
    seats: int,
    *,
    levels: Mapping[str, int] | None = None,
    slain: Mapping[str, Seat] | None = None,
    slayer_tokens: Mapping[Seat, int] | None = None,
    control: Mapping[str, Seat] | None = None,
    temples: str = "",
    allies: Mapping[str, Sequence[Seat]] | None = None,
    face_down: str = "",
) -> list[str]:
    """Astrid builds at Odin's monument: which conditions are face down then?"""
    match = given_lords(
        seats=seats,
        phase="special-action",
        wheel={"prepare": [ASTRID]},
        levels=levels,
        slain=slain,
        slayer_tokens=slayer_tokens,
        control=control,
        temples=temples,
        allies=allies,
        face_down=face_down,
    )
    table = when(match).says(ASTRID, "build monument odin")
    return [name for i, name in enumerate(CONDITIONS.ids) if table.game.face_down >> i & 1]


@shows("monument-small", "monument-large")
@pytest.mark.rule("LOR-1.5.1", "LOR-8.5.11.2", "LOR-7.7")
@pytest.mark.parametrize(
    ("seats", "condition"), [(2, "monument-small"), (3, "monument-large"), (4, "monument-large")]
)
def test_a_complete_monument(seats: int, condition: str) -> None:
    """It is complete by being built just now; two of level 2 are not one of level 3."""
    assert fulfilled(seats, levels={"odin": 2}) == [condition]
    assert fulfilled(seats, levels={"thor": 3}) == [condition]
    assert fulfilled(seats, levels={"odin": 1, "thor": 2, "freya": 2}) == []


COUNTS = {
    "slayer-small": 2,
    "slayer-large": 2,
    "gothi-small": 3,
    "gothi-large": 4,
    "realms-small": 6,
    "realms-large": 6,
}
"""How many slain monsters, regions with temples and alliances one player needs."""


def seats_of(condition: str) -> int:
    return 2 if condition.endswith("small") else 3


@shows("slayer-small", "slayer-large")
@pytest.mark.rule("LOR-1.5.1", "LOR-9.16")
@pytest.mark.parametrize("whom", [ASTRID, BJORN])
@pytest.mark.parametrize("condition", ["slayer-small", "slayer-large"])
def test_slain_monsters(condition: str, whom: Seat) -> None:
    """Of one player; figures and tokens count alike."""
    seats, count = seats_of(condition), COUNTS[condition]
    names = MONSTERS.ids
    assert fulfilled(seats, slain=dict.fromkeys(names[:count], whom)) == [condition]
    assert fulfilled(seats, slayer_tokens={whom: count}) == [condition]
    assert fulfilled(seats, slain=dict.fromkeys(names[: count - 1], whom)) == []
    mixed = dict.fromkeys(names[: count - 1], whom)
    assert fulfilled(seats, slain=mixed, slayer_tokens={whom: 1}) == [condition]
    other = Seat(1 - whom)
    assert count == 1 or fulfilled(seats, slain=mixed, slayer_tokens={other: 1}) == []


def held(regions: str, whom: Seat) -> dict[str, Seat]:
    return dict.fromkeys(regions.split(), whom)


@shows("jarl-small", "jarl-large")
@pytest.mark.rule("LOR-1.5.1", "LOR-2.2.1")
@pytest.mark.parametrize("whom", [ASTRID, BJORN])
@pytest.mark.parametrize(
    ("seats", "condition"), [(2, "jarl-small"), (3, "jarl-large"), (4, "jarl-large")]
)
def test_two_lands_of_one_player(seats: int, condition: str, whom: Seat) -> None:
    """All regions of both; one land each for two players does not do."""
    assert fulfilled(seats, control=held("5 6 7 11 12 13", whom)) == [condition]
    assert fulfilled(seats, control=held("5 6 7 11 12", whom)) == []
    assert fulfilled(seats, control=held("5 6 7", ASTRID) | held("11 12 13", BJORN)) == []


@shows("gothi-small", "gothi-large")
@pytest.mark.rule("LOR-1.5.1", "LOR-1.3")
@pytest.mark.parametrize("whom", [ASTRID, BJORN])
@pytest.mark.parametrize("condition", ["gothi-small", "gothi-large"])
def test_regions_with_temples(condition: str, whom: Seat) -> None:
    """Of one player; without a temple they do not count."""
    seats, count = seats_of(condition), COUNTS[condition]
    shrines = ["2", "6", "12", "14"][:count]
    control = dict.fromkeys(shrines, whom)
    assert fulfilled(seats, control=control, temples=" ".join(shrines)) == [condition]
    assert fulfilled(seats, control=control, temples=" ".join(shrines[1:])) == []
    shared = control | {shrines[0]: Seat(1 - whom)}
    assert fulfilled(seats, control=shared, temples=" ".join(shrines)) == []


@shows("realms-small", "realms-large")
@pytest.mark.rule("LOR-1.5.1", "LOR-2.9")
@pytest.mark.parametrize("whom", [ASTRID, BJORN])
@pytest.mark.parametrize("condition", ["realms-small", "realms-large"])
def test_alliances_with_realms(condition: str, whom: Seat) -> None:
    """Of one player."""
    seats, count = seats_of(condition), COUNTS[condition]
    realms = OUR_REALMS[:count]
    assert fulfilled(seats, allies=dict.fromkeys(realms, (whom,))) == [condition]
    assert fulfilled(seats, allies=dict.fromkeys(realms[1:], (whom,))) == []
    shared = dict.fromkeys(realms, (whom,)) | {realms[0]: (Seat(1 - whom),)}
    assert fulfilled(seats, allies=shared) == []


@pytest.mark.rule("LOR-1.5.2")
def test_a_condition_stays_face_down() -> None:
    assert fulfilled(2, face_down="realms-small") == ["realms-small"]


# Events


PAIRS = {
    "uruz": ("draugr", "garm"),
    "othala": ("fafnir", "grendel"),
    "algiz": ("hraesvelgr", "nidhogg"),
}
"""The monsters of each rune, the upper board first."""
EVENTS = {
    "event-1": ("uruz", "othala", "algiz", True),
    "event-2": ("othala", "algiz", "uruz", False),
    "event-3": ("algiz", "uruz", "othala", False),
    "event-4": ("uruz", "algiz", "othala", False),
    "event-5": ("othala", "uruz", "algiz", True),
    "event-6": ("algiz", "othala", "uruz", False),
    "event-7": ("uruz", "othala", "algiz", False),
    "event-8": ("othala", "algiz", "uruz", False),
    "event-9": ("algiz", "uruz", "othala", True),
    "event-10": ("uruz", "algiz", "othala", True),
    "event-11": ("othala", "uruz", "algiz", False),
    "event-12": ("algiz", "othala", "uruz", False),
    "event-13": ("uruz", "othala", "algiz", False),
    "event-14": ("othala", "algiz", "uruz", True),
    "event-15": ("algiz", "uruz", "othala", False),
    "event-16": ("uruz", "algiz", "othala", False),
    "event-17": ("othala", "uruz", "algiz", False),
    "event-18": ("algiz", "othala", "uruz", True),
    "event-19": ("uruz", "othala", "algiz", False),
    "event-20": ("othala", "algiz", "uruz", False),
    "event-21": ("algiz", "uruz", "othala", True),
}
"""The rune under place, the two under activate, and whether there is a boss symbol."""


def event_drawn(event: str, monsters: Mapping[str, str], armies: bool = False) -> LordsTable:
    """Three players; Astrid builds a monument and this event comes."""
    match = given_lords(
        seats=3,
        phase="special-action",
        wheel={"prepare": [ASTRID]},
        monsters=monsters,
        armies=[(BJORN, event.removeprefix("event-"), 2)] if armies else (),
        heroes={ASTRID: "1", BJORN: "1", DAGNY: "1"},
        chance="asked",
    )
    table = when(match).says(ASTRID, "build monument odin")
    return table.told_by_chance(f"event-deck {event}")


@shows(*EVENTS)
@pytest.mark.rule("LOR-8.5.11.6.1", "LOR-8.5.11.6.1.1", "LOR-9.2.4")
@pytest.mark.parametrize("event", EVENTS)
def test_an_event_places_the_upper_monster_of_its_rune_in_its_region(event: str) -> None:
    """It does not stomp, and does not act: its rune is not under activate."""
    place, _, _, boss = EVENTS[event]
    table = event_drawn(event, {}, armies=True)

    upper, lower = PAIRS[place]
    assert monster_in(table.game, upper) == event.removeprefix("event-")
    assert table.game.monster_region[MONSTERS.read(lower)] < 0
    assert tell_armies(table.game) == [f"bjorn 2 in {event.removeprefix('event-')}"]
    assert (table.asked == (ASTRID, "place-boss")) == boss
    assert [e.all_facts()["monster"] for e in table.told("place-monster")] == [upper]


@shows(*EVENTS)
@pytest.mark.rule("LOR-8.5.11.6.2", "LOR-8.5.11.6.3", "LOR-8.5.11.6.4", "LOR-8.5.11.6.1.2")
@pytest.mark.parametrize("event", EVENTS)
def test_an_event_activates_its_runes_in_order_then_the_boss(event: str) -> None:
    """All six are on the board, so none is placed: four act, the upper one of a pair first."""
    _, first, second, boss = EVENTS[event]
    table = event_drawn(event, dict.fromkeys(MONSTERS.ids, "12"))

    acted = []
    while table.asked[1] == "chance":
        table.told_by_chance("monster-die move")
        acted.append(table.offered()[0].split()[1])
        table.says(ASTRID, table.offered()[0])

    assert acted == [*PAIRS[first], *PAIRS[second]]
    assert not table.told("place-monster")
    assert (table.asked == (ASTRID, "place-boss")) == boss
    if boss:
        table.says(ASTRID, "place loki 3")
        assert REGIONS.write(table.game.boss_region) == "3"
    assert table.asked[0] == BJORN, "the turn is over"


# Temple tracks


TRACKS = {
    "large-a": (3, 7, (2, 5)),
    "large-b": (3, 7, (1, 3, 5)),
    "small-a": (2, 5, (2, 4)),
    "small-b": (2, 5, (1, 3, 5)),
}
"""Players, spaces, and the spaces under which a selection stands."""
SHRINES = ("2", "6", "7", "10", "12", "14", "13")


def temple_number(track: str, number: int) -> LordsTable:
    """So many temples less one stand, shared out among the others; Astrid's is to be next."""
    seats, _, _ = TRACKS[track]
    shrines = SHRINES[:number]
    control = {region: Seat(1 + i % (seats - 1)) for i, region in enumerate(shrines)}
    for region in shrines[:2]:
        control[region] = ASTRID  # so that nobody has won with temples
    control[SHRINES[number - 1]] = ASTRID
    match = given_lords(
        seats=seats,
        phase="special-action",
        control=control,
        temples=" ".join(shrines[:-1]),
        track=track[-1],
    )
    return when(match)


@shows(*TRACKS)
@pytest.mark.rule("LOR-7.2.1", "LOR-8.5.7.2", "LOR-8.5.7.4")
@pytest.mark.parametrize(
    ("track", "number"),
    [
        (track, number)
        for track, (_, spaces, _) in TRACKS.items()
        for number in range(1, spaces + 1)
    ],
)
def test_a_selection_comes_with_the_temple_that_uncovers_it(track: str, number: int) -> None:
    seats, _, selections = TRACKS[track]
    table = temple_number(track, number)

    table.says(ASTRID, "act build-temple", f"build temple {SHRINES[number - 1]}")

    assert table.told("build-temple")[0].all_facts()["space"] == number
    if number in selections:
        assert table.asked == (ASTRID, "take-blessing")
        assert len(table.offered()) == seats + 1
    else:
        assert table.asked[0] == BJORN, "the turn is over"


@shows("small-a", "small-b")
@pytest.mark.rule("LOR-7.2.2", "LOR-8.5.7.1")
@pytest.mark.parametrize("track", ["small-a", "small-b"])
def test_the_track_for_two_players_has_five_temples(track: str) -> None:
    """The other two left the game."""
    match = given_lords(
        phase="special-action",
        control=held("2 6 14", ASTRID) | held("7 10 12", BJORN),
        temples="2 6 7 10 12",
        track=track[-1],
    )

    when(match).cannot(ASTRID, "act build-temple", "LOR-8.5.1.2")


@shows("large-a", "large-b")
@pytest.mark.rule("LOR-7.2.2", "LOR-8.5.7.1")
@pytest.mark.parametrize("track", ["large-a", "large-b"])
def test_the_track_for_more_players_has_seven_temples(track: str) -> None:
    match = given_lords(
        seats=4,
        phase="special-action",
        control=held("2 6 17", ASTRID) | held("7 10 12", BJORN) | held("13 14", DAGNY),
        temples="2 6 7 10 12 13 14",
        track=track[-1],
    )

    when(match).cannot(ASTRID, "act build-temple", "LOR-8.5.1.2")


# The monster die


def rolled(face: str) -> LordsTable:
    match = given_lords(
        phase="special-action",
        monsters={"draugr": "6"},
        armies=[(BJORN, "6", 3), (BJORN, "5", 2)],
        chance="asked",
    )
    table = when(match).says(ASTRID, "act monsters", "activate draugr")
    return table.told_by_chance(f"monster-die {face}")


@shows("move")
@pytest.mark.rule("LOR-9.1.3", "LOR-9.1.4", "LOR-9.2.3")
def test_the_die_says_move() -> None:
    """No attack may be made; the active player chooses the region, and it stomps."""
    table = rolled("move")
    assert table.asked == (ASTRID, "move-or-attack")
    table.cannot(ASTRID, "attack with draugr", "LOR-9.1.3", "only moves")

    table.says(ASTRID, "move draugr to 5", "lower bjorn 2 in 5")

    assert monster_in(table.game, "draugr") == "5"
    assert tell_armies(table.game) == ["bjorn 1 in 5", "bjorn 3 in 6"]


@shows("attack")
@pytest.mark.rule("LOR-9.1.3")
def test_the_die_says_attack() -> None:
    """At once, where it stands."""
    table = rolled("attack")

    assert monster_in(table.game, "draugr") == "6"
    assert tell_armies(table.game) == ["bjorn 2 in 5", "bjorn 2 in 6"]


@shows("either")
@pytest.mark.rule("LOR-9.1.3", "LOR-9.1.4")
def test_the_die_says_either() -> None:
    table = rolled("either")
    assert table.asked == (ASTRID, "move-or-attack")
    assert table.offered() == [
        "move draugr to 5", "move draugr to 7", "move draugr to 9", "attack with draugr",
    ]  # fmt: skip

    table.says(ASTRID, "attack with draugr")

    assert tell_armies(table.game) == ["bjorn 2 in 5", "bjorn 2 in 6"]
