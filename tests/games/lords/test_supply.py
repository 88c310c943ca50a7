"""LOR-4.3 The supply and its ends, LOR-4.4 decks and discards."""

from __future__ import annotations

import pytest

import ragnatafl
from games.lords.table import (
    OUR_REALMS,
    artefacts,
    blessings,
    discarded,
    given_lords,
    hand,
    new_lords,
    regions_controlled,
    tell_armies,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY, cards
from ragnatafl.games.lords.rules.components import (
    ATTACK_DECK,
    ATTACK_DISCARD,
    BLESSING_DISCARD,
    COMBAT_DECK,
    COMBAT_DISCARD,
    EVENT_DECK,
    EVENT_DISCARD,
    claws_of,
)
from ragnatafl.games.lords.rules.state import Lords, priests_in_supply
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SPECTATOR


def with_pile(match: Match[Lords], zone: str, kept: str) -> Match[Lords]:
    """The same table, its pile reduced to these cards, the first on top; the rest is out."""
    document = match.position()
    del document["memory"]
    zones = document["zones"]
    zones["out"] += [card for card in zones[zone] if card not in kept.split()]
    zones[zone] = kept.split()[::-1]
    return ragnatafl.from_position(document)


def given_hunt(runes: str = "") -> Match[Lords]:
    """Astrid hunts Draugr with wisdom 2 and strength 4, and the monster attacks."""
    match = given_lords(
        phase="special-action",
        heroes={ASTRID: "9"},
        attributes={ASTRID: (2, 4, 2)},
        hands={ASTRID: "axe-a axe-b"},
        runes={ASTRID: runes},
        monsters={"draugr": "9"},
        chance="asked",
    )
    table = when(match).says(ASTRID, "act monsters", "hunt draugr")
    drawn = ("sword-a", "sword-b", "bow-a", "bow-b")
    table.told_by_chance(*(f"combat-deck {card}" for card in drawn))
    table.told_by_chance("attack-deck attack-1", "attack-deck attack-2")
    return match


# LOR-4.3 The supply


@pytest.mark.rule("LOR-4.3")
def test_a_rune_that_has_run_out_cannot_be_gained() -> None:
    match = given_lords(
        phase="special-action",
        attributes={ASTRID: (2, 2, 6), BJORN: (2, 2, 6)},
        runes={ASTRID: "uruz uruz uruz uruz uruz", BJORN: "uruz uruz uruz uruz uruz"},
        wheel={"prepare": [BJORN]},
    )

    table = when(match).says(ASTRID, "act prepare")
    table.cannot(BJORN, "gain uruz", "LOR-4.3")

    assert table.offered() == ["gain othala", "gain algiz"]
    assert table.says(BJORN, "gain algiz").offered("gain") == ["gain othala", "gain algiz"]


@pytest.mark.rule("LOR-4.3", "LOR-8.5.7.1")
def test_without_a_temple_on_the_track_none_is_built() -> None:
    """Five temples for two players; two shrines are without one."""
    owners = {"2": ASTRID, "6": ASTRID, "10": ASTRID, "12": BJORN, "13": BJORN, "14": ASTRID}
    match = given_lords(phase="special-action", control=owners, temples="2 6 10 12 13")

    when(match).cannot(ASTRID, "act build-temple", "LOR-8.5.1.2")


@pytest.mark.rule("LOR-4.3")
@pytest.mark.parametrize(("priests", "sent", "gained"), [(3, 1, 0), (3, 0, 1), (0, 3, 1)])
def test_a_priest_is_gained_only_from_the_own_supply(priests: int, sent: int, gained: int) -> None:
    """Of four, those in reserve and at monuments are gone from it."""
    match = given_lords(
        phase="special-action",
        control={"2": ASTRID},
        priests={ASTRID: priests},
        sent={"odin": {ASTRID: sent}},
    )

    table = when(match).says(ASTRID, "act build-temple", "build temple 2")

    assert table.game.priests[ASTRID] == priests + gained


@pytest.mark.rule("LOR-4.3", "LOR-8.4.3.4")
def test_a_seventh_army_is_not_recruited() -> None:
    """Usurping is still allowed (LOR-F30); nothing is recruited."""
    match = given_lords(
        phase="special-action",
        armies=[(ASTRID, region, 1) for region in ("2", "3", "4", "6", "8", "9")],
        heroes={ASTRID: "1"},
        drakkars={ASTRID: "s1"},
    )

    table = when(match).cannot(ASTRID, "act reinforce", "LOR-8.5.1.2")
    table.says(ASTRID, "act usurp")

    assert regions_controlled(table.game, ASTRID) == "1"
    assert len(tell_armies(table.game)) == 6


@pytest.mark.rule("LOR-4.3.1")
def test_control_markers_are_unlimited() -> None:
    """15 regions, six realms and five actions are 26 markers already; two more are put down."""
    own = [str(number) for number in range(1, 21) if number not in (4, 7, 10, 13, 15)]
    match = given_lords(
        seats=3,
        phase="special-action",
        control=dict.fromkeys(own, ASTRID),
        allies={realm: [ASTRID] for realm in OUR_REALMS},
        wheel={
            action: [ASTRID]
            for action in ("monsters", "prepare", "mobilise", "reinforce", "build-temple")
        },
        heroes={ASTRID: "13"},
        attributes={ASTRID: (2, 4, 2)},
        deck="spear-a",
    )

    table = when(match).says(ASTRID, "act usurp", "decline", "decline")

    assert len(regions_controlled(table.game, ASTRID).split()) == 16
    assert not match.over


@pytest.mark.rule("LOR-4.3.2")
@pytest.mark.parametrize(("deck", "discard"), [("bow-a", "axe-a"), ("bow-a axe-a", "")])
def test_where_less_is_left_than_is_due_what_is_left_is_taken(deck: str, discard: str) -> None:
    """Thor at level 3 gives three cards; two are left, in deck and discards."""
    match = given_lords(
        priests={ASTRID: 1}, levels={"thor": 3}, attributes={ASTRID: (2, 2, 6)}, discard=discard
    )

    table = when(with_pile(match, "combat-deck", deck)).says(ASTRID, "send priest thor")

    assert hand(table.game, ASTRID) == "axe-a bow-a"
    assert table.game.zones[COMBAT_DECK] == table.game.zones[COMBAT_DISCARD] == []


@pytest.mark.rule("LOR-4.3.2", "LOR-8.5.11.5.1")
def test_fewer_priests_than_temples_are_all_gained() -> None:
    """Three temples, two priests left in the supply."""
    match = given_lords(
        seats=3,
        phase="special-action",
        control=dict.fromkeys(("2", "6", "12"), ASTRID),
        temples="2 6 12",
        priests={ASTRID: 2},
        wheel={"usurp": [ASTRID]},
        events="event-2",
    )

    table = when(match).says(ASTRID, "build monument odin")

    assert table.game.priests[ASTRID] == 4
    assert priests_in_supply(table.game, ASTRID) == 0


@pytest.mark.rule("LOR-F1", "LOR-7.8")
@pytest.mark.parametrize(("version", "usual"), [(1, 0), (2, 4)])
def test_the_four_priests_are_in_the_reserve_as_the_rulebooks_say(version: int, usual: int) -> None:
    """In version 1 they wait in the supply."""
    game = new_lords(3, version=version).state

    assert game.priests == [usual] * 3
    assert [priests_in_supply(game, seat) for seat in (ASTRID, BJORN, DAGNY)] == [4 - usual] * 3


@pytest.mark.rule("LOR-F1", "LOR-7.8")
@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("priests", [0, 1, 4])
def test_how_many_priests_are_in_the_reserve_can_be_agreed(priests: int, version: int) -> None:
    game = new_lords(3, version=version, start_priests=priests).state

    assert game.priests == [priests] * 3
    assert priests_in_supply(game, BJORN) == 4 - priests


@pytest.mark.rule("LOR-F1")
def test_nobody_starts_with_five_priests() -> None:
    with pytest.raises(BadInput, match="start_priests"):
        new_lords(2, start_priests=5)


# LOR-4.4 Decks and discards


@pytest.mark.rule("LOR-4.4")
@pytest.mark.parametrize("viewer", [ASTRID, BJORN, SPECTATOR])
def test_discard_piles_are_open_to_all(viewer: int) -> None:
    match = given_lords(
        phase="special-action",
        discard="spear-a sword-b",
        event_discard="event-3",
        control={"2": ASTRID, "6": ASTRID},
        temples="2",
        blessing_deck="levy tithe einherjar",
    )
    table = when(match).says(ASTRID, "act build-temple", "build temple 6", "take levy")
    table.says(BJORN, "take tithe")

    seen = match.view(viewer)

    assert cards(seen, COMBAT_DISCARD) == "sword-b spear-a"
    assert cards(seen, EVENT_DISCARD) == "event-3"
    assert cards(seen, BLESSING_DISCARD) == "einherjar"


@pytest.mark.rule("LOR-4.4")
def test_attack_cards_played_and_discarded_are_open_to_all() -> None:
    match = given_hunt()
    table = when(match).says(BJORN, "attack by attack-1")

    assert cards(match.view(SPECTATOR), ATTACK_DISCARD) == "attack-2"
    table.says(ASTRID, "defend no more", "injure authority")
    table.told_by_chance("combat-deck bow-c", "attack-deck wild-1", "attack-deck wild-2")
    assert cards(match.view(ASTRID), ATTACK_DISCARD) == "attack-1 attack-2"


@pytest.mark.rule("LOR-4.4.1")
def test_the_combat_deck_is_reshuffled_only_when_a_card_must_be_drawn_from_none() -> None:
    """The last card is drawn: nothing happens. The next one comes out of the discards."""
    match = given_lords(phase="special-action", attributes={ASTRID: (2, 2, 6)}, discard="axe-a")

    table = when(with_pile(match, "combat-deck", "bow-a")).says(ASTRID, "act prepare", "draw 1")
    assert table.told("reshuffle") == []
    assert discarded(table.game) == "axe-a"
    table.says(ASTRID, "draw 1")

    assert [event.rule for event in table.told("reshuffle")] == ["LOR-4.4.1"]
    assert hand(table.game, ASTRID) == "axe-a bow-a"
    assert discarded(table.game) == ""


@pytest.mark.rule("LOR-4.4.1")
def test_the_event_deck_is_reshuffled_when_it_is_empty() -> None:
    match = given_lords(
        phase="special-action", wheel={"usurp": [ASTRID]}, event_discard="event-2 event-3"
    )
    last = when(with_pile(match, "event-deck", "event-4")).says(ASTRID, "build monument odin")
    assert last.told("reshuffle") == []
    assert len(last.game.zones[EVENT_DISCARD]) == 3

    table = when(with_pile(match, "event-deck", "")).says(ASTRID, "build monument odin")

    assert len(table.told("reshuffle")) == 1
    assert (len(table.game.zones[EVENT_DECK]), len(table.game.zones[EVENT_DISCARD])) == (1, 1)


@pytest.mark.rule("LOR-4.4.1")
def test_the_blessing_deck_is_reshuffled_when_it_is_empty() -> None:
    """Three are shown, two of them from the discards."""
    document = given_lords(
        phase="special-action", control={"2": ASTRID, "6": ASTRID}, temples="2"
    ).position()
    del document["memory"]
    zones = document["zones"]
    zones["blessing-discard"] = ["levy", "tithe"]
    zones["out"] += [c for c in zones["blessing-deck"] if c not in ("levy", "tithe", "trophies")]
    zones["blessing-deck"] = ["trophies"]

    table = when(ragnatafl.from_position(document))
    table.says(ASTRID, "act build-temple", "build temple 6")

    assert table.offered() == ["take levy", "take trophies", "take tithe"]
    assert len(table.told("reshuffle")) == 1
    table.says(ASTRID, "take tithe")
    assert blessings(table.game, ASTRID) == "tithe"


@pytest.mark.rule("LOR-4.4.2", "LOR-9.5.3")
def test_the_attack_deck_is_made_anew_of_all_cards_before_each_hunt() -> None:
    """After Astrid's hunt Bjorn hunts: 14 cards again, two of them drawn."""
    match = given_lords(
        phase="special-action",
        heroes={ASTRID: "9", BJORN: "9"},
        monsters={"draugr": "9"},
        chance="asked",
    )
    table = when(match).says(ASTRID, "act monsters", "hunt draugr")
    table.told_by_chance("combat-deck bow-a", "combat-deck bow-b")
    table.told_by_chance("attack-deck attack-1", "attack-deck attack-2")
    assert len(table.game.zones[ATTACK_DECK]) == 12
    table.says(BJORN, "attack by attack-1").says(ASTRID, "defend no more", "injure authority")
    table.told_by_chance("combat-deck bow-c", "attack-deck wild-1", "attack-deck wild-2")
    assert len(table.game.zones[ATTACK_DECK]) == 10  # those played do not come back
    table.says(ASTRID, "end round", "injure strength", "discard card bow-a")
    assert len(table.game.zones[ATTACK_DISCARD]) == 4
    table.skips(BJORN).says(BJORN, "act monsters").says(ASTRID, "gain uruz")

    table.says(BJORN, "hunt draugr")
    table.told_by_chance("combat-deck axe-a", "combat-deck axe-b")
    offered = table.offered()
    table.told_by_chance("attack-deck attack-1", "attack-deck attack-2")

    assert len(offered) == 14
    assert len(table.game.zones[ATTACK_DECK]) == 12
    assert table.game.zones[ATTACK_DISCARD] == []
    assert cards(table.game, claws_of(ASTRID)) == "attack-1 attack-2"
    assert artefacts(table.game, ASTRID) == ""
