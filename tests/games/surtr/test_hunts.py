"""SOLO-8.5.3 to SOLO-8.5.6: how a Follower hunts."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import artefacts, discarded, hero_in, markers, own_content
from games.surtr.table import (
    FOLLOWER,
    PERSON,
    SurtrTable,
    cards_held,
    desolation,
    given_surtr,
    power,
    tucked,
    when,
)
from ragnatafl.games.lords.rules.components import ATTACK_DECK, MONSTERS, PREY, claws_of
from ragnatafl.kernel.seats import NOBODY, Seat

MIN, MAX = "basic-a5", "basic-b5"
"""Monsters, with either tie-break."""
USELESS = "bow-a bow-b"
"""What it draws by its strength of 2, unless told: no space of Draugr or Grendel takes a bow."""
EIGHT_USELESS = "bow-c volley-a volley-b ambush hammer-a hammer-b hammer-c stagger-a"


def follower_hunt(
    cards: str = "", wounds: dict[int, Seat] | None = None, prey: str = "draugr",
    card: str = MIN, deck: str = USELESS, grendel: dict[int, Seat] | None = None, **given: Any,
) -> SurtrTable:  # fmt: skip
    """Beowulf in 9 holds these cards and hunts in 9. Any: as there.

    Draugr: sword, sword, axe-rune, sword-priest, axe, spear-army, axe. Hraesvelgr: bow, sword,
    bow-rune, sword, bow-realm, spear, sword-priest. Grendel: axe, hammer, axe-priest, hammer,
    sword-army, axe, hammer-realm.
    """
    table: dict[str, Any] = {
        "corrupted": {FOLLOWER: "beowulf"},
        "heroes": {FOLLOWER: "9"},
        "monsters": {} if prey == "loki" else {prey: "9"},
        "wounds": {"grendel": grendel or {}, prey: wounds or {}},
        "hands": {FOLLOWER: cards},
    }
    return when(
        given_surtr(phase="follower-acts", rows={FOLLOWER: card}, deck=deck, **(table | given))
    )


def by(*spaces: int, seat: Seat = PERSON) -> dict[int, Seat]:
    """Wounds in these spaces."""
    return dict.fromkeys(spaces, seat)


def struck(table: SurtrTable) -> list[object]:
    """The spaces that were marked, in their order."""
    return [event.all_facts()["space"] for event in table.told("wound")]


# Cards (SOLO-8.5.3.1)


@pytest.mark.rule("SOLO-8.5.3.1", "SOLO-8.5.3.6")
def test_it_draws_by_its_strength_even_beyond_eight() -> None:
    """8 and 3 more; one of the three wounds. Of the 10 left 8 come back."""
    table = follower_hunt(
        EIGHT_USELESS, deck="stagger-b thunderclap sword-a", attributes={FOLLOWER: (2, 3, 2)}
    )

    assert discarded(table.game) == "sword-a"
    assert struck(table) == ["sword-priest"]
    assert cards_held(table.game) == 8


@pytest.mark.rule("SOLO-8.5.3.1")
def test_its_whole_hand_is_shown() -> None:
    table = follower_hunt("sword-a axe-a")

    (shown,) = table.told("shows-hand")

    assert shown.rule == "SOLO-8.5.3.1"
    assert [event.kind for event in table.match.events].index("shows-hand") < [
        event.kind for event in table.match.events
    ].index("wound")


@pytest.mark.rule("SOLO-8.5.3.1.1")
def test_shields_match_any_weapon_but_come_after_all_other_cards() -> None:
    """Bow and sword are open: the sword wounds there, the shield is a bow; killed."""
    table = follower_hunt(
        "sword-a shield-a", by(2, 3, 4, 5, 6), "hraesvelgr", deck="hammer-a hammer-b"
    )

    assert struck(table) == ["sword", "bow"]
    assert table.game.slayer[MONSTERS.read("hraesvelgr")] == FOLLOWER


# Which prey (SOLO-8.5.3.2)


@pytest.mark.rule("SOLO-8.5.3.2")
def test_it_hunts_what_will_have_fewest_open_spaces_left() -> None:
    """Two swords leave Draugr 5; Grendel has 2 already, though no card wounds it."""
    table = follower_hunt(
        "sword-a sword-b",
        monsters={"draugr": "9", "grendel": "9"},
        grendel=by(1, 3, 4, 5, 6),
    )

    assert table.facts("follower-hunts")["prey"] == "grendel"
    assert markers(table.game, "draugr") == ["-"] * 7


@pytest.mark.rule("SOLO-8.5.3.2")
def test_cards_and_shields_count_for_what_will_be_left() -> None:
    """A sword, an axe and a shield finish Draugr with 3 spaces, not Grendel with 2 hammers."""
    table = follower_hunt(
        "sword-a axe-a shield-a",
        by(2, 3, 4, 5),
        monsters={"draugr": "9", "grendel": "9"},
        grendel=by(0, 2, 4, 5, 6),
    )

    assert table.facts("follower-hunts")["prey"] == "draugr"
    assert table.game.slayer[MONSTERS.read("draugr")] == FOLLOWER


@pytest.mark.rule("SOLO-8.5.3.2", "SOLO-4.1")
@pytest.mark.parametrize(("card", "prey"), [(MIN, "draugr"), (MAX, "grendel")])
def test_equal_prey_is_taken_by_the_tie_break(card: str, prey: str) -> None:
    table = follower_hunt(card=card, monsters={"draugr": "8", "grendel": "10"})

    assert table.facts("follower-hunts")["prey"] == prey


# Wounds (SOLO-8.5.3.3)


@pytest.mark.rule("SOLO-8.5.3.3")
def test_a_card_marks_a_space_with_a_reward_else_the_rightmost() -> None:
    """The first axe on the rune, the second on the last space; the sword on the priest."""
    table = follower_hunt("axe-a axe-b sword-a")

    assert markers(table.game, "draugr") == [
        "-", "-", "astrid", "astrid", "-", "-", "astrid",
    ]  # fmt: skip
    assert discarded(table.game) == "sword-a axe-a axe-b"


@pytest.mark.rule("SOLO-8.5.3.3")
def test_of_several_rewards_it_takes_the_rightmost() -> None:
    """Fafnir has hammer-rune and hammer-realm."""
    table = follower_hunt("hammer-a", prey="fafnir", deck="sword-a sword-b")

    assert struck(table) == ["hammer-realm"]


@pytest.mark.rule("SOLO-8.5.3.3")
def test_shields_choose_among_all_spaces_left() -> None:
    """spear-army is the rightmost reward; then sword-priest, axe-rune, and the last axe."""
    table = follower_hunt("shield-a shield-b shield-c reinforcements-a")

    assert struck(table) == ["spear-army", "sword-priest", "axe-rune", "axe"]


@pytest.mark.rule("SOLO-8.5.3.3")
@pytest.mark.parametrize(
    ("cards", "spent"),
    [("onslaught sword-a sword-dance-a", "sword-dance-a"), ("sword-b sword-a sword-c", "sword-a"),
     ("shield-a reinforcements-a", "reinforcements-a")],
)  # fmt: skip
def test_of_too_many_cards_the_cheapest_is_spent(cards: str, spent: str) -> None:
    """S-44: the lowest value, then the lowest number; one sword space is open."""
    table = follower_hunt(cards, by(0, 2, 3, 4, 5, 6))

    assert discarded(table.game) == spent
    assert cards_held(table.game) == len(cards.split()) + 1


# What they bring (SOLO-8.5.3.4, SOLO-8.5.3.5)


@pytest.mark.rule("SOLO-8.5.3.4")
@pytest.mark.parametrize(
    ("cards", "priests"), [("axe-a sword-a spear-a", 1), ("axe-a", 1), ("bow-c", 0)]
)
def test_rewards_bring_one_priest_whatever_they_say(cards: str, priests: int) -> None:
    """A rune, a priest and an army are marked, or a rune alone, or nothing."""
    table = follower_hunt(cards, armies=[(FOLLOWER, "3", 1)], control={"3": FOLLOWER})

    assert table.game.priests[FOLLOWER] == priests
    assert power(table.game) == 0
    assert table.game.army_value[0] == 1


@pytest.mark.rule("SOLO-8.5.3.4")
def test_a_plain_wound_brings_no_priest() -> None:
    table = follower_hunt("sword-a", by(3))

    assert struck(table) == ["sword"]
    assert table.game.priests[FOLLOWER] == 0


@pytest.mark.rule("SOLO-8.5.3.5")
def test_the_last_plain_space_brings_the_artefact_tucked() -> None:
    """Draugr lives on: a sword and a spear are open."""
    table = follower_hunt("axe-a", by(0, 1, 2, 4))

    assert artefacts(table.game, FOLLOWER) == "barrow-crown"
    assert tucked(table.game) == 1


@pytest.mark.rule("SOLO-8.5.3.5")
def test_a_killed_monster_gives_its_artefact_as_well() -> None:
    table = follower_hunt("axe-a", by(0, 1, 2, 3, 4, 5))

    assert table.told("kill")
    assert artefacts(table.game, FOLLOWER) == "barrow-crown"


@pytest.mark.rule("SOLO-8.5.3.5")
@pytest.mark.parametrize(
    ("wounds", "held"),
    [(by(0, 1, 4, 6), ""), (by(0, 1, 2, 4), "barrow-crown")],
    ids=["plain spaces were covered before", "it is no longer there"],
)
def test_else_there_is_no_artefact(wounds: dict[int, Seat], held: str) -> None:
    """The axe marks the rune; or the last plain space, but Bjorn has the artefact."""
    table = follower_hunt("axe-a", wounds, artefacts={PERSON: held})

    assert len(struck(table)) == 1
    assert artefacts(table.game, FOLLOWER) == ""


@pytest.mark.rule("SOLO-8.5.3.5.1")
@pytest.mark.parametrize(
    ("cards", "old", "token"),
    [("axe-a", by(0, 1, seat=FOLLOWER), "4"), ("axe-a", by(0, 1, 3, seat=FOLLOWER), "none"),
     ("axe-a", by(0, 1, 3), "4"), ("bow-c", {}, "4")],
    ids=["three with old ones", "four with old ones", "markers of another", "no wound at all"],
)  # fmt: skip
def test_a_living_monster_with_few_markers_of_its_own_places_a_token(
    cards: str, old: dict[int, Seat], token: str
) -> None:
    table = follower_hunt(cards, old)

    assert desolation(table.game) == token


@pytest.mark.rule("SOLO-8.5.3.5.1")
def test_a_killed_monster_places_no_token() -> None:
    """S-45: though it bears but one marker of the Follower."""
    table = follower_hunt("axe-a", by(0, 1, 2, 3, 4, 5))

    assert table.told("kill")
    assert desolation(table.game) == "none"


# Afterwards (SOLO-8.5.3.6 to SOLO-8.5.5)


@pytest.mark.rule("SOLO-8.5.3.6")
def test_the_cards_left_are_shuffled_away_and_as_many_drawn_unseen() -> None:
    """Two bows and a hammer; the discard pile is not shuffled in (S-21)."""
    table = follower_hunt("sword-a hammer-a", discard="axe-a")

    back, drawn = table.facts("returns-hand"), table.facts("draw-cards")
    assert (back["count"], back["target"]) == (3, "combat-deck")
    assert (drawn["count"], drawn["origin"]) == (3, "combat-deck")
    assert cards_held(table.game) == 3
    assert discarded(table.game) == "sword-a axe-a"


@pytest.mark.rule("SOLO-8.5.4")
def test_there_are_no_attack_cards_and_the_hero_stays_unhurt() -> None:
    """Also where nothing was wounded: there is no failure."""
    table = follower_hunt(heroes={FOLLOWER: "9", PERSON: "1"}, monsters={"draugr": "8"})

    assert len(table.game.zones[ATTACK_DECK]) == len(own_content().attacks)
    assert not any(table.game.zones[claws_of(seat)] for seat in (FOLLOWER, PERSON))
    assert table.game.injured[FOLLOWER] == 0
    assert hero_in(table.game, FOLLOWER) == "9"


@pytest.mark.rule("SOLO-8.5.5")
@pytest.mark.parametrize("owner", [FOLLOWER, PERSON])
def test_controlled_monsters_are_hunted_too(owner: Seat) -> None:
    table = follower_hunt("axe-a", by(0, 1, 2, 3, 4, 5), rings={"draugr": owner})

    assert table.game.slayer[MONSTERS.read("draugr")] == FOLLOWER
    assert table.game.ring[MONSTERS.read("draugr")] == NOBODY


@pytest.mark.rule("SOLO-8.5.5.1")
@pytest.mark.parametrize(("count", "tokens"), [(4, 1), (3, 0)])
def test_a_person_with_four_markers_gets_a_slayer_token(count: int, tokens: int) -> None:
    wounds = by(0, 1, 2, 3, 4, 5, seat=FOLLOWER) | by(*range(count))
    table = follower_hunt("axe-a", wounds)

    assert table.game.slayer[MONSTERS.read("draugr")] == FOLLOWER
    assert table.game.slayer_tokens[PERSON] == tokens


# Loki (SOLO-8.5.6): sword-axe, spear-bow, hammer-sword, axe-spear, bow-hammer


def loki_hunt(cards: str, deck: str, **given: Any) -> SurtrTable:
    return follower_hunt(cards, prey="loki", deck=deck, loki="9", slain={"garm": FOLLOWER}, **given)


@pytest.mark.rule("SOLO-8.5.6")
def test_a_space_of_loki_takes_two_cards_at_once() -> None:
    """S-21: a bow and a hammer; the sword alone wounds nothing."""
    table = loki_hunt("bow-a hammer-a", "sword-a sword-b")

    assert struck(table) == ["bow-hammer"]
    assert discarded(table.game) == "bow-a hammer-a"
    assert cards_held(table.game) == 2


@pytest.mark.rule("SOLO-8.5.6")
def test_pairs_without_a_shield_then_with_one_then_with_two() -> None:
    """S-21: from right to left in each pass: sword and axe first, then the bow with a shield."""
    table = loki_hunt("sword-a axe-a shield-a shield-b shield-c", "bow-a bow-b")

    assert struck(table) == [
        "sword-axe",
        "bow-hammer",
        "spear-bow",
    ]


@pytest.mark.rule("SOLO-8.5.6")
def test_two_shields_make_a_wound_of_any_kind() -> None:
    table = loki_hunt("shield-a shield-b", "reinforcements-a reinforcements-b")

    assert struck(table) == ["bow-hammer", "axe-spear"]


@pytest.mark.rule("SOLO-8.5.6", "SOLO-8.5.3.5.1")
@pytest.mark.parametrize(
    ("cards", "token"),
    [("bow-a hammer-a axe-a spear-a hammer-b sword-a", "4"),
     ("bow-a hammer-a axe-a spear-a hammer-b sword-a axe-b sword-b", "none")],
    ids=["three", "four"],
)  # fmt: skip
def test_loki_not_killed_heals_after_the_test_for_a_token(cards: str, token: str) -> None:
    table = loki_hunt(cards, "bow-b bow-c")

    assert markers(table.game, "loki") == ["-"] * 5
    assert table.facts("regenerate") == {"prey": "loki"}
    assert len(struck(table)) == len(cards.split()) // 2
    assert desolation(table.game) == token


@pytest.mark.rule("SOLO-8.5.5.1", "SOLO-8.5.6")
def test_who_kills_loki_wins_at_once() -> None:
    table = loki_hunt(
        "sword-a axe-a spear-a bow-a hammer-a sword-b axe-b spear-b", "bow-b hammer-b"
    )

    assert table.winners == (FOLLOWER,)
    assert table.ended_by == "LOR-1.4"
    assert table.facts("kill")["prey"] == PREY.write(PREY.read("loki"))
