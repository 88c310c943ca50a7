"""LOR-7 Set-up: the board is laid out; its first events."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

import ragnatafl
from games.lords.table import OUR_REALMS, given_lords, new_lords, own_content, when
from kit.table import ASTRID, BJORN, cards
from ragnatafl.games.lords.rules.board import REALMS, REGION_SET, REGIONS, regions_in
from ragnatafl.games.lords.rules.components import (
    ALL_RUNES,
    ATTACK_DECK,
    BLESSING_DECK,
    COMBAT_DECK,
    CONDITIONS,
    EVENT_DECK,
    EVENT_DISCARD,
    MONSTERS,
    OUT,
    RUNES,
    UNCLAIMED,
)
from ragnatafl.games.lords.rules.state import (
    Lords,
    board_of,
    conditions_of,
    priests_in_supply,
    rings_left,
    runes_in_supply,
    temples_left,
)
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.seats import NOBODY, SPECTATOR
from ragnatafl.kernel.state import seats_of

SEEDS: Final = range(40)


def forge_runes(game: Lords) -> list[str]:
    return [RUNES.write(game.forge_rune[region]) for region in regions_in(board_of(game).forges)]


# LOR-7.1 Board

BESIDE_REALMS: Final = {
    2: {
        "muspelheim": "14 15 16", "svartalfheim": "15 16", "niflheim": "2 3 4",
        "vanaheim": "1 4 5 6 7", "alfheim": "6 7 8 9", "jotunheim": "8 10 11 13",
    },
    3: {
        "muspelheim": "14 15 16", "svartalfheim": "15 17 18 19 21", "niflheim": "2 3 4 20 21",
        "vanaheim": "1 4 5 6 7", "alfheim": "6 7 8 9", "jotunheim": "8 10 11 13",
    },
}  # fmt: skip


@pytest.mark.rule("LOR-7.1.1")
@pytest.mark.parametrize(("seats", "regions"), [(2, 16), (3, 21), (4, 21)])
def test_the_side_of_the_board_is_that_for_the_number_of_players(seats: int, regions: int) -> None:
    assert len(new_lords(seats).state.control) == regions


@pytest.mark.rule("LOR-7.1.2")
@pytest.mark.parametrize("seats", [2, 3])
def test_six_realms_lie_in_their_places(seats: int) -> None:
    """Niflheim lies elsewhere on the side for two players."""
    board = board_of(new_lords(seats).state)

    for realm, beside in BESIDE_REALMS[seats].items():
        here = [r for r in board.regions if REALMS.read(realm) in board.realms_of[r]]
        assert " ".join(map(REGIONS.write, here)) == beside


@pytest.mark.rule("LOR-7.1.2", "LOR-8.3.1.3")
@pytest.mark.parametrize(("seats", "realms"), [(2, ["svartalfheim"]), (3, ["muspelheim"])])
def test_a_hero_allies_with_the_realms_of_this_side(seats: int, realms: list[str]) -> None:
    """Region 16 is beside Svartalfheim, whose rune is othala, only for two players."""
    rune = "othala" if seats == 2 else "uruz"
    match = given_lords(
        seats=seats, phase="rune-phase", heroes={ASTRID: "16"}, runes={ASTRID: rune}
    )

    assert when(match).offered("ally") == [f"ally {realm}" for realm in realms]


@pytest.mark.rule("LOR-7.1.3", "LOR-8.5.2")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    ("action", "realm"),
    [
        ("monsters", "muspelheim"), ("usurp", "svartalfheim"), ("prepare", "niflheim"),
        ("mobilise", "vanaheim"), ("reinforce", "alfheim"), ("build-temple", "jotunheim"),
    ],
)  # fmt: skip
def test_each_action_of_the_wheel_points_at_its_realm(seats: int, action: str, realm: str) -> None:
    """Bjorn is allied with all of them."""
    match = given_lords(
        seats=seats,
        phase="special-action",
        armies=[(ASTRID, "2", 3), (BJORN, "9", 2)],
        heroes={ASTRID: "1"},
        control={"2": ASTRID, "9": BJORN},
        drakkars={ASTRID: "s1", BJORN: "s2"},
        monsters={"draugr": "12"},
        allies={name: [BJORN] for name in OUR_REALMS},
    )

    table = when(match).says(ASTRID, f"act {action}")

    assert table.asked == (BJORN, "take-bonus")
    assert table.offered() == [f"take bonus of {realm}", "decline"]


# LOR-7.2 Temple track


@pytest.mark.rule("LOR-7.2", "LOR-7.2.2")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 5), (3, 7), (4, 7)])
@pytest.mark.parametrize("track", ["a", "b"])
def test_a_temple_waits_on_each_space_of_the_track(seats: int, spaces: int, track: str) -> None:
    assert temples_left(new_lords(seats, track=track).state) == spaces


@pytest.mark.rule("LOR-7.2.2")
def test_other_temples_are_not_in_the_game() -> None:
    """A sixth for two players."""
    with pytest.raises(BadInput, match=r"there are 5 temples \(LOR-7\.2\.2\)"):
        given_lords(
            control=dict.fromkeys(("2", "6", "10"), ASTRID)
            | dict.fromkeys(("12", "13", "14"), BJORN),
            temples="2 6 10 12 13 14",
        )


@pytest.mark.rule("LOR-7.2", "LOR-7.2.1", "LOR-8.5.7.4")
@pytest.mark.parametrize(
    ("seats", "track", "selections"),
    [(2, "a", [2, 4]), (2, "b", [1, 3, 5]), (3, "a", [2, 5]), (3, "b", [1, 3, 5])],
)
def test_the_side_of_the_track_is_an_option(seats: int, track: str, selections: list[int]) -> None:
    """Under which spaces a blessing selection waits; 'a' has two of them."""
    shrines = ["2", "6", "10", "12", "13", "14", "17"]
    found = []
    for space in range(1, 6 if seats == 2 else 8):
        owners = [ASTRID, BJORN, BJORN, ASTRID, BJORN, ASTRID, BJORN][: space - 1]
        control = dict(zip(shrines, owners, strict=False))
        match = given_lords(
            seats=seats,
            phase="special-action",
            control={**control, shrines[space - 1]: ASTRID},
            temples=" ".join(shrines[: space - 1]),
            track=track,
        )
        table = when(match).says(ASTRID, "act build-temple", f"build temple {shrines[space - 1]}")
        if not match.over and table.asked[1] == "take-blessing":
            found.append(space)

    assert found == selections


@pytest.mark.rule("LOR-7.2.1")
def test_the_track_has_no_third_side() -> None:
    assert new_lords(2).setup.switches == new_lords(2, track="a").setup.switches
    with pytest.raises(BadInput, match="track"):
        new_lords(2, track="c")


# LOR-7.3 Forges


@pytest.mark.rule("LOR-7.3.1", "LOR-7.3.3")
@pytest.mark.parametrize(("seats", "regions"), [(3, "2 6 8 12 17 20"), (4, "2 6 8 12 17 20")])
def test_forge_tokens_lie_at_random_and_open_two_of_each_type(seats: int, regions: str) -> None:
    layouts = set()
    for seed in SEEDS:
        match = new_lords(seats, seed)
        assert REGION_SET.write(match.state.forged) == regions
        runes = forge_runes(match.view(SPECTATOR))
        assert Counter(runes) == {"uruz": 2, "othala": 2, "algiz": 2}
        layouts.add(tuple(runes))

    assert len(layouts) > 20
    assert all({runes[place] for runes in layouts} == set(RUNES.ids) for place in range(6))


@pytest.mark.rule("LOR-7.3.2", "LOR-7.3.3")
def test_for_two_players_three_types_and_one_more_at_random() -> None:
    fourth = Counter[str]()
    layouts = set()
    for seed in SEEDS:
        game = new_lords(2, seed).state
        assert REGION_SET.write(game.forged) == "2 6 8 12"
        counts = Counter(forge_runes(game))
        assert sorted(counts.values()) == [1, 1, 2]
        fourth.update(rune for rune, count in counts.items() if count == 2)
        layouts.add(tuple(forge_runes(game)))

    assert sorted(fourth) == sorted(RUNES.ids)
    assert len(layouts) > 12


@pytest.mark.rule("LOR-7.3.1")
def test_the_forges_may_be_told() -> None:
    wanted = "algiz algiz othala uruz"

    assert {" ".join(forge_runes(new_lords(2, s, forges=wanted).state)) for s in range(5)} == {
        wanted
    }


@pytest.mark.rule("LOR-7.3.1", "LOR-7.3.2")
@pytest.mark.parametrize(
    ("seats", "wrong"),
    [
        (2, "uruz othala algiz"),
        (2, "uruz uruz othala othala"),
        (2, "uruz uruz uruz algiz"),
        (2, "uruz othala algiz uruz othala algiz"),
        (3, "uruz othala algiz uruz"),
        (3, "uruz uruz uruz othala algiz algiz"),
    ],
)
def test_forges_that_do_not_fit_are_refused(seats: int, wrong: str) -> None:
    count = 4 if seats == 2 else 6
    with pytest.raises(
        BadInput, match=f"^lords: forges must name {count} runes .*, not '{wrong}'$"
    ):
        new_lords(seats, forges=wrong)


@pytest.mark.rule("LOR-7.3.1")
def test_a_forge_of_no_known_rune_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown rune 'fehu'"):
        new_lords(2, forges="uruz othala algiz fehu")


# LOR-7.4 to LOR-7.8 What lies ready


@pytest.mark.rule("LOR-7.4.1", "LOR-7.4.2")
@pytest.mark.parametrize("seats", [2, 3])
def test_monuments_are_bases_and_their_artefacts_are_nobodys(seats: int) -> None:
    match = new_lords(seats)
    game, board = match.state, board_of(match.state)

    assert game.levels == [0, 0, 0]
    assert [REGIONS.write(region) for region in board.monument] == ["4", "10", "15"]
    assert [own_content().god_attribute[god] for god in range(3)] == [0, 1, 2]
    assert {"gungnir", "mjolnir", "brisingamen"} <= set(cards(game, UNCLAIMED).split())


@pytest.mark.rule("LOR-7.5.1")
def test_in_each_pair_one_board_at_random_is_the_upper_one() -> None:
    found = set()
    for seed in SEEDS:
        game = new_lords(3, seed).state
        upper = [name for place, name in enumerate(MONSTERS.ids) if game.upper >> place & 1]
        assert len(upper) == 3
        for pair in (("draugr", "garm"), ("fafnir", "grendel"), ("hraesvelgr", "nidhogg")):
            assert len(set(pair) & set(upper)) == 1
        found.add(tuple(upper))

    assert len(found) == 8


@pytest.mark.rule("LOR-7.5.1", "LOR-F37")
@pytest.mark.parametrize("upper", ["draugr", "garm"])
def test_the_upper_board_acts_and_comes_first(upper: str) -> None:
    """Event 3 activates the monsters of uruz: the upper one before the other."""
    match = given_lords(
        phase="special-action",
        wheel={"usurp": [ASTRID]},
        monsters={"draugr": "1", "garm": "9"},
        upper=f"{upper} fafnir hraesvelgr",
        events="event-3",
        chance="asked",
    )

    table = when(match).says(ASTRID, "build monument odin")
    table.told_by_chance("event-deck event-3", "monster-die move")

    assert {text.split()[1] for text in table.offered()} == {upper}


@pytest.mark.rule("LOR-7.5.2")
def test_artefacts_and_figures_of_monsters_wait_beside_their_boards() -> None:
    """Nobody has one, nothing is wounded or slain, nobody's ring is on a monster."""
    game = new_lords(3, 2).state

    assert sorted(game.zones[UNCLAIMED]) == list(own_content().artefacts)
    assert set(game.wounds) == set(game.ring) == set(game.slayer) == {NOBODY}
    placed = sum(region >= 0 for region in game.monster_region)
    assert placed <= 3


@pytest.mark.rule("LOR-7.5.3")
def test_the_boss_lies_beside_the_map_until_his_event() -> None:
    """His board without a wound; before the first event he is nowhere."""
    match = ragnatafl.new(
        "lords", seats=2, source="asked", options={"forges": "uruz othala algiz uruz"}
    )
    table = when(match).told_by_chance(
        "upper-board draugr", "upper-board fafnir", "upper-board hraesvelgr"
    )
    assert table.match.decision.rule == "LOR-7.9.1"
    assert table.game.boss_region == -1

    table.told_by_chance("event-deck event-14", "event-deck event-1", "event-deck event-2")
    table.told_by_chance("first-to-choose astrid")
    assert table.game.boss_region == REGIONS.read("14")


@pytest.mark.rule("LOR-7.6.1", "LOR-4.5")
def test_every_deck_is_shuffled_and_lies_face_down() -> None:
    decks = {
        COMBAT_DECK: own_content().combat,
        ATTACK_DECK: own_content().attacks,
        BLESSING_DECK: own_content().blessings,
    }
    orders: dict[int, set[tuple[int, ...]]] = {deck: set() for deck in (*decks, EVENT_DECK)}
    for seed in range(8):
        match = new_lords(3, seed)
        for deck, seen in orders.items():
            seen.add(tuple(match.state.zones[deck]))
            assert set(match.view(ASTRID).zones[deck]) == {-1}
        for deck, kind in decks.items():
            assert sorted(match.state.zones[deck]) == list(kind)

    assert [len(seen) for seen in orders.values()] == [8, 8, 8, 8]


@pytest.mark.rule("LOR-7.6.2")
@pytest.mark.parametrize(("seats", "gone"), [(2, range(17, 22)), (3, ()), (4, ())])
def test_for_two_players_events_above_sixteen_leave_the_game(
    seats: int, gone: range | tuple[()]
) -> None:
    game = new_lords(seats, 3).state

    assert cards(game, OUT) == " ".join(f"event-{number}" for number in gone)
    left = len(game.zones[EVENT_DECK]) + len(game.zones[EVENT_DISCARD])
    assert left == 21 - len(gone)


@pytest.mark.rule("LOR-7.6.3")
@pytest.mark.parametrize(("seats", "left"), [(2, 32), (3, 30)])
def test_all_other_runes_form_the_supply(seats: int, left: int) -> None:
    game = new_lords(seats).state

    assert sum(runes_in_supply(game, rune) for rune in ALL_RUNES) == left
    assert game.runes == [[0, 0, 0]] * seats


@pytest.mark.rule("LOR-7.7")
@pytest.mark.parametrize(("seats", "side"), [(2, "small"), (3, "large"), (4, "large")])
def test_five_conditions_for_the_number_of_players_lie_face_up(seats: int, side: str) -> None:
    game = new_lords(seats).state

    assert [CONDITIONS.write(condition) for condition in conditions_of(game)] == [
        f"{name}-{side}" for name in ("monument", "slayer", "jarl", "gothi", "realms")
    ]
    assert game.face_down == 0


@pytest.mark.rule("LOR-7.8")
def test_each_player_has_the_same_pieces() -> None:
    """Six armies, four priests, a drakkar, three tokens, two rings."""
    game = new_lords(4).state

    assert len(game.army_region) == 4 * 6
    assert {*game.army_region, *game.hero_region, *game.drakkar_sea} == {-1}
    assert [game.priests[s] + priests_in_supply(game, s) for s in seats_of(game)] == [4] * 4
    assert [rings_left(game, seat) for seat in seats_of(game)] == [2] * 4
    assert [len(tokens) for tokens in game.tokens] == [3] * 4


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"track": "c"}, "track"),
        ({"start_priests": 5}, "start_priests"),
        ({"forges": "uruz"}, "forges must name 4 runes"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_set_up_options_that_do_not_fit_are_refused(
    options: dict[str, int | str], fault: str
) -> None:
    with pytest.raises(BadInput, match=fault):
        ragnatafl.new("lords", seats=2, options=options)
