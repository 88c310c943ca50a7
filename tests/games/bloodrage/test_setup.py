"""BR-1 Goal and BR-3 Set-up: who plays, what lies where, and what is destroyed before the game."""

from __future__ import annotations

from collections import Counter

import pytest

import ragnatafl
from games.bloodrage.table import at, cell, given_bloodrage, glories, new_bloodrage, when
from kit.play import played_eagerly
from kit.table import ASTRID, BJORN, DAGNY, EIRIK
from ragnatafl.games.bloodrage.face.words import CLANS
from ragnatafl.games.bloodrage.rules.board import OUTER_PROVINCES, PROVINCES, YGGDRASIL
from ragnatafl.games.bloodrage.rules.components import (
    OUT,
    REWARDS,
    SOURCES,
    UNKNOWN,
    deck_of,
)
from ragnatafl.games.bloodrage.rules.figures import FIRST_MONSTER, ONE
from ragnatafl.games.bloodrage.rules.state import BloodRage, content_of
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SPECTATOR, Seat

SEEDS = range(40)
TOKENS = ["rage"] * 3 + ["axes"] * 2 + ["horns"] * 2 + ["glory"]


def named(mask: int) -> list[str]:
    return [PROVINCES.write(p) for p in range(len(PROVINCES)) if mask >> p & 1]


# BR-1 Goal


@pytest.mark.rule("BR-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_no_other_number_of_clans_plays(seats: int) -> None:
    """BR-1.1: 2 to 4."""
    with pytest.raises(BadInput):
        new_bloodrage(seats)


@pytest.mark.rule("BR-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_lasts_three_ages_and_most_glory_wins(seats: int) -> None:
    """BR-1.1"""
    match = new_bloodrage(seats, 2)

    list(played_eagerly(match, 2))

    ages = [event.all_facts()["age"] for event in match.events if event.kind == "age-begins"]
    assert ages == [1, 2, 3]
    best = max(match.scores)
    assert [match.scores[seat] for seat in match.winners] == [best] * match.scores.count(best)


@pytest.mark.rule("BR-1.2")
@pytest.mark.parametrize("seed", range(3))
def test_glory_comes_from_its_sources_and_from_nothing_else(seed: int) -> None:
    """BR-1.2: battles won, pillages, quests, Ragnarok, cards and final stats; all of it is told."""
    match = new_bloodrage(4, seed)
    list(played_eagerly(match, seed))

    told = [0] * 4
    for event in match.events:
        facts = event.all_facts()
        if event.kind in ("glory", "final-stat"):
            assert facts.get("source", "end") in SOURCES.ids
            told[event.seat] += int(facts["amount"])
        elif event.kind == "steal-glory":
            told[event.seat] += int(facts["amount"])
            told[["astrid", "bjorn", "dagny", "eirik"].index(str(facts["victim"]))] -= int(
                facts["amount"]
            )
    assert match.scores == tuple(told)
    assert max(told) > 0


@pytest.mark.rule("BR-1.2")
def test_a_figure_lost_in_battle_pays_nothing_by_itself() -> None:
    """BR-1.2: Bjorn loses three figures and gains nothing, nor does Astrid for them."""
    match = given_bloodrage(
        figures={
            ASTRID: {"angerboda": "leader warrior"},
            BJORN: {"angerboda": "2-warrior", "ne": "ship"},
        },
        hands={ASTRID: "tyrs-bash-1"},
    )

    table = when(match).says(ASTRID, "pillage angerboda").all_decline()
    table.says(ASTRID, "play tyrs-bash-1").nothing_late()

    assert at(table.game, BJORN, "valhalla") == "2-warrior ship"
    assert glories(table.game) == [3, 0]


@pytest.mark.rule("BR-1.3")
@pytest.mark.parametrize(
    ("glory", "winners"),
    [
        ({ASTRID: 20, BJORN: 20}, (ASTRID, BJORN)),
        ({ASTRID: 20, BJORN: 21}, (BJORN,)),
        ({ASTRID: 1}, (ASTRID,)),
    ],
)
def test_clans_tied_for_most_glory_share_the_victory(
    glory: dict[Seat, int], winners: tuple[Seat, ...]
) -> None:
    """BR-1.3"""
    match = given_bloodrage(age=3, phase="ragnarok", glory=glory)

    assert match.over
    assert match.winners == winners


# BR-3.1 to BR-3.4 Tracks and tokens


@pytest.mark.rule("BR-3.1")
def test_glory_stats_and_rage_are_at_their_beginning() -> None:
    """BR-3.1: glory 0, first cells, rage 6."""
    game = new_bloodrage(4).state

    assert glories(game) == [0, 0, 0, 0]
    assert game.cells == [[0, 0, 0]] * 4
    assert game.rage == [6, 6, 6, 6]


@pytest.mark.rule("BR-3.2")
def test_the_pillage_tokens_lie_face_up_all_three_stats_on_yggdrasil() -> None:
    """BR-3.2: the other eight are shuffled, one to each outer province, and seen by all."""
    layouts = set()
    for seed in SEEDS:
        match = new_bloodrage(2, seed)
        seen = match.view(SPECTATOR)
        tokens = [REWARDS.write(seen.rewards[p]) for p in OUTER_PROVINCES]
        assert sorted(tokens) == sorted(TOKENS)
        assert REWARDS.write(seen.rewards[YGGDRASIL]) == "all"
        layouts.add(tuple(tokens))

    assert len(layouts) > 30
    for place in range(8):
        assert {layout[place] for layout in layouts} == {"rage", "axes", "horns", "glory"}


@pytest.mark.rule("BR-3.2.1")
def test_hidden_tokens_are_unknown_to_all() -> None:
    """BR-3.2.1: but the green-bordered one; beneath lie the same eight."""
    match = new_bloodrage(2, 4, hidden_pillage=True)

    for seat in (ASTRID, BJORN, SPECTATOR):
        seen = match.view(seat)
        assert seen.rewards[:8] == [UNKNOWN] * 8
        assert REWARDS.write(seen.rewards[YGGDRASIL]) == "all"
        assert seen.buried == [UNKNOWN] * 9
    beneath = [REWARDS.write(match.state.buried[p]) for p in OUTER_PROVINCES]
    assert sorted(beneath) == sorted(TOKENS)


@pytest.mark.rule("BR-3.2.1")
def test_a_hidden_token_is_shown_to_all_by_the_first_successful_pillage() -> None:
    """BR-3.2.1: an attempt that fails shows nothing; what was shown stays known."""
    match = given_hidden({"angerboda": "horns"})
    place = PROVINCES.read("angerboda")

    table = when(match).says(ASTRID, "pillage angerboda").all_decline().nothing_late()
    assert match.state.rewards[place] == UNKNOWN  # Astrid's warrior lost against the leader

    table.says(BJORN, "pillage angerboda").all_decline()
    for seat in (ASTRID, BJORN, SPECTATOR):
        assert REWARDS.write(match.view(seat).rewards[place]) == "horns"
    assert cell(table.game, BJORN, "horns") == 1
    assert match.state.buried[place] == UNKNOWN


def given_hidden(known: dict[str, str]) -> Match[BloodRage]:
    """Face-down tokens; Astrid's warrior and Bjorn's leader are in Angerboda."""
    plain = given_bloodrage(
        hidden_pillage=True,
        figures={ASTRID: {"angerboda": "warrior"}, BJORN: {"angerboda": "leader"}},
        rage={ASTRID: 1},
        rewards=known,
    ).position()
    rewards = plain["table"]["rewards"]
    plain["table"]["buried"] = [*rewards[:8], "none"]
    plain["table"]["rewards"] = ["none"] * 8 + ["all"]
    return ragnatafl.from_position(plain)


@pytest.mark.rule("BR-3.3")
def test_three_dooms_are_drawn_and_known_from_the_start() -> None:
    """BR-3.3: one outer province for each age, at random, seen by all."""
    firsts = set()
    for seed in SEEDS:
        match = new_bloodrage(2, seed)
        dooms = match.view(SPECTATOR).dooms
        assert len(set(dooms)) == 3
        assert YGGDRASIL not in dooms
        told = [e.all_facts() for e in match.events_for(SPECTATOR) if e.kind == "doom"]
        assert told == [
            {"age": age, "province": PROVINCES.write(doom)} for age, doom in enumerate(dooms, 1)
        ]
        firsts.add(dooms[0])

    assert firsts == set(OUTER_PROVINCES)


@pytest.mark.rule("BR-3.4")
@pytest.mark.parametrize(("seats", "count"), [(4, 1), (3, 2), (2, 3)])
def test_some_provinces_are_destroyed_before_the_game(seats: int, count: int) -> None:
    """BR-3.4: at random from the tokens that are left, never a doomed one."""
    found: Counter[str] = Counter()
    for seed in SEEDS:
        game = new_bloodrage(seats, seed).state
        gone = named(game.destroyed)
        assert len(gone) == count
        assert not set(gone) & {PROVINCES.write(doom) for doom in game.dooms}
        found.update(gone)

    assert sorted(found) == sorted(PROVINCES.ids[:8])


@pytest.mark.rule("BR-3.4.1")
def test_no_figure_enters_a_destroyed_province() -> None:
    """BR-3.4.1: neither by an invade nor by a march; and Horgr has four empty villages."""
    match = given_bloodrage(figures={ASTRID: {"utgard": "leader"}})

    table = when(match)
    table.cannot(ASTRID, "invade warrior horgr", "BR-3.4.1")
    table.cannot(ASTRID, "march utgard horgr", "BR-6.8.1.4")

    assert [text for text in table.offered() if "horgr" in text] == []


@pytest.mark.rule("BR-3.4.1")
def test_no_leader_moves_on_into_a_destroyed_province() -> None:
    """BR-3.4.1: Lord of Hammers pillages Utgard, beside Horgr."""
    match = given_bloodrage(
        figures={ASTRID: {"utgard": "leader"}}, upgrades={ASTRID: "lord-of-hammers-1"}
    )

    table = when(match).says(ASTRID, "pillage utgard").all_decline()

    assert table.offered() == ["move leader andlang", "move leader yggdrasil", "stay"]
    table.cannot(ASTRID, "move leader horgr", "BR-3.4.1")


@pytest.mark.rule("BR-3.4.1")
def test_a_destroyed_province_is_not_pillaged() -> None:
    """BR-3.4.1: the ship supports Elvagar, which is no more, and Angerboda."""
    match = given_bloodrage(figures={ASTRID: {"ne": "ship"}})

    table = when(match).cannot(ASTRID, "pillage elvagar", "BR-3.4.1")

    assert table.offered("pillage") == ["pillage angerboda"]


@pytest.mark.rule("BR-3.4.1", "BR-8.1.9")
@pytest.mark.parametrize(
    ("destroyed", "paid"),
    [(["horgr", "muspelheim", "elvagar"], 0), (["horgr", "muspelheim", "myrkulor"], 5)],
)
def test_a_destroyed_province_fulfils_no_quest(destroyed: list[str], paid: int) -> None:
    """BR-3.4.1: the ship is tied in Angerboda, and would be the strongest in Elvagar."""
    match = given_bloodrage(
        phase="quests",
        destroyed=destroyed,
        dooms=["gimle", "andlang", "utgard"],
        figures={ASTRID: {"ne": "ship"}, BJORN: {"angerboda": "2-warrior"}},
        quests={ASTRID: "manheim-1a"},
    )

    assert glories(match.state) == [paid, 0]


@pytest.mark.rule("BR-3.4.2")
def test_a_fjord_stays_usable_while_one_of_its_provinces_stands() -> None:
    """BR-3.4.2: Elvagar is destroyed, Angerboda is not."""
    table = when(given_bloodrage()).says(ASTRID, "invade ship ne")

    assert at(table.game, ASTRID, "ne") == "ship"


@pytest.mark.rule("BR-3.4.2")
def test_no_ship_enters_a_fjord_with_both_provinces_destroyed() -> None:
    """BR-3.4.2: Horgr and Muspelheim are no more."""
    table = when(given_bloodrage())

    assert table.offered("invade ship") == ["invade ship nw", "invade ship ne", "invade ship sw"]
    table.cannot(ASTRID, "invade ship se", "BR-3.4.2")


# BR-3.5 to BR-3.8 Cards, first player, clans and monsters


@pytest.mark.rule("BR-3.5")
@pytest.mark.parametrize(("seats", "icons"), [(4, set()), (3, {"4+"}), (2, {"3+", "4+"})])
def test_cards_for_more_players_leave_the_game(seats: int, icons: set[str]) -> None:
    """BR-3.5: eight of 4+ and six of 3+ in each age."""
    match = new_bloodrage(seats)
    content = content_of(match.state)

    out = [(content.age[card], content.icon[card]) for card in match.state.zones[OUT]]

    counts = {"4+": 8, "3+": 6}
    wanted = {(age, icon): counts[icon] for age in (1, 2, 3) for icon in icons}
    assert Counter(out) == wanted
    list(played_eagerly(match))
    assert len(match.state.zones[OUT]) == len(out)


@pytest.mark.rule("BR-3.5.1")
def test_each_deck_is_shuffled_on_its_own_and_lies_face_down() -> None:
    """BR-3.5.1"""
    orders = {tuple(new_bloodrage(2, seed).state.zones[deck_of(2)]) for seed in range(8)}
    match = new_bloodrage()
    content = content_of(match.state)

    assert len(orders) == 8
    for age in (2, 3):
        deck = match.state.zones[deck_of(age)]
        assert {content.age[card] for card in deck} == {age}
        assert deck != sorted(deck)
        for seat in (ASTRID, BJORN, SPECTATOR):
            assert set(match.view(seat).zones[deck_of(age)]) == {-1}


@pytest.mark.rule("BR-3.5.1")
def test_the_first_deck_is_shuffled_too() -> None:
    """BR-3.5.1: what is dealt from it differs from game to game."""
    packs = set()
    for seed in range(8):
        options = new_bloodrage(2, seed).decision.options
        packs.add(tuple(sorted(option.text for option in options)))

    assert len(packs) == 8


@pytest.mark.rule("BR-3.6")
def test_the_first_player_is_random() -> None:
    """BR-3.6"""
    firsts = Counter(new_bloodrage(4, seed).state.first for seed in SEEDS)

    assert sorted(firsts) == [ASTRID, BJORN, DAGNY, EIRIK]


@pytest.mark.rule("BR-3.6")
@pytest.mark.parametrize("name", ["astrid", "bjorn", "dagny", "eirik"])
def test_a_person_may_choose_the_first_player(name: str) -> None:
    """BR-3.6"""
    wanted = ["astrid", "bjorn", "dagny", "eirik"].index(name)

    assert {new_bloodrage(4, seed, first=name).state.first for seed in range(6)} == {wanted}


@pytest.mark.rule("BR-3.6")
def test_nobody_begins_who_does_not_sit_there() -> None:
    """BR-3.6"""
    with pytest.raises(BadInput, match=r"^bloodrage: eirik cannot begin, there are 3 seats$"):
        new_bloodrage(3, first="eirik")


@pytest.mark.rule("BR-3.6", "BR-10.2")
def test_the_first_player_token_passes_left_at_the_end_of_every_age() -> None:
    """BR-3.6: from the last seat to the first again."""
    match = new_bloodrage(3, 5, first="dagny")
    firsts = {1: match.state.first}
    for _ in played_eagerly(match, 5):
        firsts.setdefault(match.state.age, match.state.first)

    assert list(firsts.values()) == [DAGNY, ASTRID, BJORN]


@pytest.mark.rule("BR-3.7")
def test_each_player_has_a_clan_of_its_own_and_all_are_equal() -> None:
    """BR-3.7: four names for four seats; in what they have they do not differ."""
    game = new_bloodrage(4, 7).state

    assert len(set(CLANS)) == 4
    for column in (game.cells, game.rage, game.earned, game.groups):
        assert all(entry == column[0] for entry in column)


@pytest.mark.rule("BR-3.8")
def test_a_monster_joins_a_clan_only_through_its_card() -> None:
    """BR-3.8: none at first; then always those, and only those, of the cards in the slots."""
    match = new_bloodrage(4, 3)
    content = content_of(match.state)
    seen = 0
    assert not any(monsters(match.state))
    for _ in played_eagerly(match, 3):
        game = match.state
        slots = [zone.name for zone in game.setup.zones]
        for seat, name in enumerate(["astrid", "bjorn", "dagny", "eirik"]):
            cards = game.zones[slots.index(f"slots {name}")]
            figures = {content.figure[card] for card in cards if content.figure[card] >= 0}
            assert monsters(game)[seat] == sum(ONE[figure] for figure in figures)
            seen += len(figures)
    assert seen > 0


def monsters(game: BloodRage) -> list[int]:
    """By seat: the monsters that it has anywhere."""
    return [sum(group & ~(ONE[FIRST_MONSTER] - 1) for group in groups) for groups in game.groups]
