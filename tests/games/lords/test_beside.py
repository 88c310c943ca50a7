"""Lords beside a real board: what people tell of it, and what the rules do because of that."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import (
    artefacts,
    controller,
    given_lords,
    hand,
    monster_in,
    own_content,
    tell_armies,
)
from kit.given import new_game
from kit.play import played_at_random
from kit.table import ASTRID, BJORN, cards
from kit.telling import Told, beside_of, faults_of, shown, tell
from ragnatafl.games.lords.rules.board import GODS, NO_REGION
from ragnatafl.games.lords.rules.components import (
    CARDS,
    COMBAT_DECK,
    EVENT_DISCARD,
    TOP_LEVEL,
    UNCLAIMED,
    hand_of,
)
from ragnatafl.games.lords.rules.state import Lords, content_of
from ragnatafl.kernel.beside import BOARD_LAID, Value, misfit
from ragnatafl.kernel.corrections import drafted
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.positions import digest, position
from ragnatafl.kernel.seats import NOBODY
from ragnatafl.kernel.views import view


def a_turn(**more: Any) -> Match[Lords]:  # Any: whatever `given_lords` takes
    """Astrid's turn beside a real board."""
    return given_lords(chance="asked", loki="13", **more)


def test_a_board_laid_by_hand_is_told_before_the_first_turn() -> None:
    """LOR-7.10.9: who has Odinson on the told board begins."""
    laid = a_turn()
    table = laid.state.clone()
    table.agenda = [*reversed(beside_of(laid).begins(table, ASTRID))]
    match: Match[Lords] = Match(laid.setup, source="asked", start=position(table))
    assert (match.decision.seat, match.decision.prompt) == (ASTRID, BOARD_LAID)

    tell(match, ASTRID, ("seat:bjorn", "origin", "odinson"), ("area:5", "armies bjorn", (2,)))
    assert match.decision.prompt == BOARD_LAID
    match.choose("begin", ASTRID)

    assert (match.state.active, match.state.turns) == (BJORN, 1)
    assert tell_armies(match.state) == ["bjorn 2 in 5"]


@pytest.mark.parametrize(
    ("at", "name", "value"),
    [
        ("area:5", "control", "bjorn"),
        ("area:5", "control", ""),
        ("area:5", "armies bjorn", (4, 2)),
        ("area:5", "heroes", ("astrid", "bjorn")),
        ("area:5", "monsters", ("garm", "loki")),
        ("area:2", "forge", False),
        ("area:2", "token", "algiz"),
        ("area:s2", "drakkars", ("bjorn",)),
        ("area:alfheim", "allies", ("astrid",)),
        ("piece:monument-thor", "level", 2),
        ("piece:monument-thor", "sent bjorn", 1),
        ("piece:action-usurp", "markers", ("bjorn", "astrid")),
        ("seat:bjorn", "attribute wisdom", 5),
        ("seat:bjorn", "injured", ("strength",)),
        ("seat:bjorn", "runes uruz", 2),
        ("seat:bjorn", "priests", 3),
        ("seat:bjorn", "slayer-tokens", 1),
        ("seat:bjorn", "cards", 2),
        ("seat:astrid", "hand", ("sword-a", "spear-a")),
        ("seat:bjorn", "blessings", ("levy",)),
        ("seat:bjorn", "artefacts", ("mjolnir",)),
        ("seat:bjorn", "hero", "beowulf"),
        ("seat:bjorn", "origin", "njordson"),
        ("board:garm", "ring", "bjorn"),
        ("board:draugr", "slain", "bjorn"),
        ("board:garm", "upper", True),
        ("board:garm", "wound 2", "bjorn"),
        ("table:", "conditions", ("jarl-small",)),
        ("table:", "pile event-discard", ("event-3", "event-1")),
        ("table:", "pile combat-discard", ("sword-a",)),
    ],
)
def test_what_is_told_is_so(at: str, name: str, value: Value) -> None:
    match = a_turn(monsters={"garm": "7", "draugr": "3"})

    tell(match, ASTRID, (at, name, value))

    assert shown(match, ASTRID, at, name) == value
    assert match.decision.seat == ASTRID


def test_what_a_field_says_told_again_changes_nothing() -> None:
    match = new_game("lords", 3, 1, {}, None, "fast")
    for _ in played_at_random(match, 1, 120):
        pass
    beside, seen, before = beside_of(match), view(match.state, ASTRID), digest(match.state)
    for at in beside.places(seen):
        for field in beside.fields(seen, at):
            assert misfit(field, field.value) is None, (at, field.name)
            draft, _ = drafted(match.state, beside, ASTRID, [(at, field.name, field.value)])

            assert digest(draft) == before, (at, field.name)


# Figures and armies


@pytest.mark.rule("LOR-6.1")
def test_armies_are_told_by_their_values_and_moved_by_telling_both_places() -> None:
    match = a_turn(armies=[(BJORN, "5", 3), (BJORN, "5", 1)], control={"5": BJORN, "6": BJORN})

    tell(match, ASTRID, ("area:5", "armies bjorn", (1,)), ("area:6", "armies bjorn", (3,)))

    assert tell_armies(match.state) == ["bjorn 1 in 5", "bjorn 3 in 6"]


@pytest.mark.rule("LOR-6.1")
def test_a_seventh_army_is_named_at_its_field() -> None:
    match = a_turn(armies=[(BJORN, "5", 1)] * 6, control={"5": BJORN})

    (fault,) = faults_of(match, ASTRID, ("area:6", "armies bjorn", (2,)))

    assert (fault.key, fault.at, fault.name) == ("too-many-armies", "area:6", "armies bjorn")
    assert fault == "bjorn has more than 6 armies (LOR-6.1)"


@pytest.mark.rule("LOR-6.1")
def test_six_armies_are_moved_by_telling_the_new_place_first() -> None:
    """None is free until the old place is told; people tell in any order."""
    match = a_turn(armies=[(BJORN, "5", 1)] * 6, control={"5": BJORN, "6": BJORN})

    tell(match, ASTRID, ("area:6", "armies bjorn", (1,)), ("area:5", "armies bjorn", (1,) * 5))

    assert tell_armies(match.state) == ["bjorn 1 in 5"] * 5 + ["bjorn 1 in 6"]


@pytest.mark.rule("LOR-9.12")
@pytest.mark.parametrize("to", ["4", "9"])
def test_a_monster_that_goes_elsewhere_keeps_ring_and_markers(to: str) -> None:
    """Whichever of both places is told first; one that leaves the board loses them."""
    match = a_turn(monsters={"garm": "7"}, rings={"garm": BJORN}, wounds={"garm": {0: ASTRID}})
    places = sorted([("area:7", "monsters", ()), (f"area:{to}", "monsters", ("garm",))])

    tell(match, ASTRID, *places)
    kept = shown(match, ASTRID, "board:garm", "ring"), shown(match, ASTRID, "board:garm", "wound 1")
    tell(match, ASTRID, (f"area:{to}", "monsters", ()))

    assert kept == ("bjorn", "astrid")
    assert shown(match, ASTRID, "board:garm", "ring") == ""
    assert shown(match, ASTRID, "board:garm", "wound 1") == ""


def test_a_figure_told_in_one_place_has_left_the_other() -> None:
    match = a_turn(heroes={BJORN: "9"}, monsters={"garm": "7"})

    tell(match, ASTRID, ("area:4", "heroes", ("bjorn",)), ("area:4", "monsters", ("garm",)))

    assert shown(match, ASTRID, "area:9", "heroes") == ()
    assert shown(match, ASTRID, "area:7", "monsters") == ()
    assert monster_in(match.state, "garm") == "4"


@pytest.mark.rule("LOR-9.12")
def test_a_slain_monster_leaves_the_board_with_ring_markers_and_artefact() -> None:
    match = a_turn(
        monsters={"garm": "7"}, rings={"garm": BJORN}, wounds={"garm": {0: ASTRID, 1: BJORN}}
    )

    tell(match, ASTRID, ("board:garm", "slain", "astrid"))

    assert match.state.monster_region[1] == NO_REGION
    assert match.state.ring[1] == NOBODY
    assert shown(match, ASTRID, "board:garm", "wound 1") == ""
    assert "gnipa-chain" not in cards(match.state, UNCLAIMED)


@pytest.mark.rule("LOR-9.14")
def test_its_slayer_may_have_the_artefact() -> None:
    match = a_turn(monsters={"garm": "7"})

    tell(
        match, ASTRID,
        ("board:garm", "slain", "astrid"), ("seat:astrid", "artefacts", ("gnipa-chain",)),
    )  # fmt: skip

    assert artefacts(match.state, ASTRID) == "gnipa-chain"


@pytest.mark.rule("LOR-3.4")
def test_a_god_artefact_goes_with_control_of_its_region() -> None:
    match = a_turn()

    tell(match, ASTRID, ("area:10", "control", "bjorn"))
    held = artefacts(match.state, BJORN)
    tell(match, ASTRID, ("area:10", "control", ""))

    assert (held, artefacts(match.state, BJORN)) == ("mjolnir", "")


@pytest.mark.rule("LOR-3.4")
def test_a_god_artefact_that_was_used_up_comes_charged() -> None:
    match = a_turn(control={"10": BJORN})
    tell(match, ASTRID, ("seat:bjorn", "artefacts", ("mjolnir",)))
    tell(match, ASTRID, ("seat:bjorn", "exhausted", ("mjolnir",)))

    tell(match, ASTRID, ("area:10", "control", "astrid"))

    assert artefacts(match.state, ASTRID) == "mjolnir"
    assert shown(match, ASTRID, "seat:astrid", "exhausted") == ()


@pytest.mark.rule("LOR-11.3")
def test_an_artefact_taken_and_used_in_one_turn_is_told_at_once() -> None:
    """In any order; one that somebody else has is named at its field."""
    match = a_turn()

    tell(
        match, ASTRID,
        ("seat:astrid", "exhausted", ("mjolnir",)), ("area:10", "control", "astrid"),
    )  # fmt: skip
    (fault,) = faults_of(match, ASTRID, ("seat:bjorn", "exhausted", ("mjolnir",)))

    assert shown(match, ASTRID, "seat:astrid", "exhausted") == ("mjolnir",)
    assert (fault.key, fault.at, fault.name) == ("told-some", "seat:bjorn", "exhausted")


# The wheel, Ragnarok, cards


@pytest.mark.rule("LOR-8.5.1")
def test_the_last_marker_told_lies_on_top() -> None:
    match = a_turn()

    tell(match, ASTRID, ("piece:action-prepare", "markers", ("bjorn", "astrid")))

    assert match.state.top[2] == ASTRID
    (fault,) = faults_of(match, ASTRID, ("piece:action-usurp", "markers", ("bjorn", "bjorn")))
    assert (fault.key, fault.at) == ("named-twice", "piece:action-usurp")


@pytest.mark.rule("LOR-1.5.3")
@pytest.mark.rule("LOR-1.5.4")
def test_with_the_third_condition_told_ragnarok_begins_and_without_it_does_not() -> None:
    match = a_turn()
    two, three = ("jarl-small", "gothi-small"), ("jarl-small", "gothi-small", "realms-small")

    tell(match, ASTRID, ("table:", "conditions", two))
    before = match.state.last_turns
    tell(match, ASTRID, ("table:", "conditions", three))
    begun = match.state.last_turns
    tell(match, ASTRID, ("table:", "conditions", two))

    assert (before, begun, match.state.last_turns) == (-1, 2, -1)


def test_a_card_told_elsewhere_leaves_another_in_its_place() -> None:
    """The program thought that Bjorn held it; he holds as many as before."""
    match = a_turn(hands={BJORN: "sword-a sword-b"})
    held = len(hand(match.state, BJORN).split())

    tell(match, ASTRID, ("seat:astrid", "hand", ("sword-a",)))

    assert hand(match.state, ASTRID) == "sword-a"
    assert "sword-a" not in hand(match.state, BJORN).split()
    assert len(match.state.zones[hand_of(BJORN)]) == held


@pytest.mark.rule("LOR-4.4.1")
def test_a_card_drawn_from_the_reshuffled_deck_is_told_in_any_order() -> None:
    """The deck was empty: the discards became it before the card was drawn."""
    match = a_turn()
    deck = tuple(CARDS.write(card) for card in content_of(match.state).combat)
    free = tuple(card for card in deck if CARDS.read(card) in match.state.zones[COMBAT_DECK])
    tell(match, ASTRID, ("table:", "pile combat-discard", free))

    tell(match, ASTRID, ("seat:bjorn", "cards", 1), ("table:", "pile combat-discard", ()))

    assert shown(match, ASTRID, "seat:bjorn", "cards") == 1
    assert len(match.state.zones[COMBAT_DECK]) == len(free) - 1


def test_who_does_not_see_a_hand_tells_only_its_size() -> None:
    match = a_turn(hands={ASTRID: "spear-a", BJORN: "sword-a sword-b"})
    places = beside_of(match).fields(view(match.state, ASTRID), "seat:bjorn")

    assert [field.value for field in places if field.name in ("cards", "hand")] == [2]
    every = len(own_content().combat)
    (fault,) = faults_of(match, ASTRID, ("seat:bjorn", "cards", every))
    assert (fault.key, fault.facts) == (
        "no-cards-left", (("seat", "bjorn"), ("count", every - 1))
    )  # fmt: skip


# What the rules do because of it


@pytest.mark.rule("LOR-3.2")
def test_control_follows_from_armies_that_are_told() -> None:
    match = a_turn()

    tell(match, ASTRID, ("area:5", "armies astrid", (6,)))

    assert controller(match.state, "5") == ASTRID


@pytest.mark.rule("LOR-10.1")
def test_armies_of_two_players_told_in_one_region_fight() -> None:
    match = a_turn(armies=[(BJORN, "5", 3)], control={"5": BJORN})

    tell(match, ASTRID, ("area:5", "armies astrid", (4,)))

    assert (match.state.attacker, match.state.defender) == (ASTRID, BJORN)
    assert match.decision.prompt == "play-or-pass"


@pytest.mark.rule("LOR-8.0.4")
def test_after_a_turn_played_at_the_board_the_next_player_has_one() -> None:
    match = a_turn()

    tell(match, ASTRID, ("area:5", "armies astrid", (6,)), then="over")

    assert controller(match.state, "5") == ASTRID
    assert (match.state.active, match.decision.seat) == (BJORN, BJORN)


@pytest.mark.rule("LOR-8.0.4")
def test_nobody_ends_a_turn_of_another() -> None:
    (fault,) = faults_of(a_turn(), BJORN, then="over")

    assert fault.key == "no-turn-to-end"


@pytest.mark.rule("LOR-1.1")
@pytest.mark.rule("LOR-1.2")
def test_who_has_won_on_the_told_board_has_won() -> None:
    three_lands = range(5, 14)
    told: list[Told] = [(f"area:{region}", "control", "astrid") for region in three_lands]

    match = a_turn()
    tell(match, ASTRID, *told, then="over")
    assert (match.winners, match.state.ended_by) == ((ASTRID,), "LOR-1.2")

    match = a_turn()
    tell(match, ASTRID, *told[1:], then="over")
    assert not match.over


def test_nothing_follows_in_the_middle_of_a_battle() -> None:
    match = a_turn(armies=[(BJORN, "5", 3)], control={"5": BJORN})
    tell(match, ASTRID, ("area:5", "armies astrid", (4,)))

    tell(match, ASTRID, ("area:1", "armies astrid", (6,)))

    assert match.state.battle_region >= 0
    assert controller(match.state, "1") == NOBODY
    (fault,) = faults_of(match, ASTRID, then="over")
    assert fault.key == "no-turn-to-end"


# Calls


@pytest.mark.rule("LOR-8.5.11.6")
def test_an_event_that_a_person_drew_is_told_and_placed() -> None:
    match = a_turn()

    tell(match, ASTRID, then="event")
    match.choose("event-deck event-7")

    assert "event-7" in cards(match.state, EVENT_DISCARD)
    assert shown(match, ASTRID, "area:7", "monsters") != ()


@pytest.mark.rule("LOR-8.5.11.6")
def test_monsters_of_an_event_act_before_a_turn_is_over() -> None:
    """While one is to be moved nothing else is called for, and no turn ends."""
    match = a_turn(monsters={"fafnir": "3"})
    tell(match, ASTRID, then="event")
    match.choose("event-deck event-7")  # othala, then algiz
    match.choose("monster-die move")

    assert match.decision.prompt == "move-or-attack"
    assert faults_of(match, ASTRID, then="over")[0].key == "no-turn-to-end"
    assert faults_of(match, ASTRID, then="event")[0].key == "no-such-call"

    match.choose(match.decision.options[0])
    tell(match, ASTRID, then="over")
    assert match.decision.seat == BJORN


@pytest.mark.rule("LOR-8.5.11.1")
def test_a_monument_comes_with_all_that_it_brings() -> None:
    match = a_turn(wheel={"usurp": [BJORN]}, sent={"thor": {BJORN: 1}})

    tell(match, ASTRID, then="monument", option="thor")

    assert match.state.levels == [0, 1, 0]
    assert (match.state.marked[1], match.state.sent[1]) == (0, [0, 0])
    assert dict(match.decision.facts)["lot"] == "event-deck"


@pytest.mark.rule("LOR-8.5.12.1")
def test_a_monument_is_built_where_all_are_complete() -> None:
    """Nothing rises, and all else is as it always is."""
    match = a_turn(wheel={"usurp": [BJORN]})
    gods = [GODS.write(god) for god in content_of(match.state).gods]
    complete = [(f"piece:monument-{god}", "level", TOP_LEVEL) for god in gods]
    tell(match, ASTRID, *complete)

    tell(match, ASTRID, then="monument")

    assert match.state.levels == [TOP_LEVEL] * 3
    assert match.state.marked[1] == 0
    assert dict(match.decision.facts)["lot"] == "event-deck"


@pytest.mark.rule("LOR-8.5.8.1")
def test_blessings_are_selected_by_all() -> None:
    match = a_turn()

    tell(match, ASTRID, then="selection")
    asked = dict(match.decision.facts)["lot"]
    while match.decision.prompt != "take-blessing":
        match.choose(match.decision.options[0])

    assert asked == "blessing-deck"
    (fault,) = faults_of(match, ASTRID, then="over")  # not before all have chosen
    assert fault.key == "no-turn-to-end"


@pytest.mark.rule("LOR-9.4")
def test_a_hunt_is_called_where_there_is_prey_and_else_not() -> None:
    match = a_turn(monsters={"garm": "7"})
    tell(match, ASTRID, ("area:7", "heroes", ("astrid",)), then="hunt", option="garm")
    assert match.state.prey == 1

    (fault,) = faults_of(a_turn(monsters={"garm": "7"}), ASTRID, then="hunt", option="fafnir")
    assert fault.key == "no-such-option"


@pytest.mark.rule("LOR-1.4")
def test_who_has_slain_enough_may_have_slain_loki() -> None:
    match = a_turn(slayer_tokens={ASTRID: 1})
    tell(match, ASTRID, then="slay-boss")
    assert (match.winners, match.state.ended_by) == ((ASTRID,), "LOR-1.4")

    (fault,) = faults_of(a_turn(), ASTRID, then="slay-boss")
    assert fault.key == "no-such-call"


@pytest.mark.rule("LOR-9.1.3")
def test_the_die_of_a_neutral_monster_is_called_for_where_the_app_keeps_it() -> None:
    """Of a monster with a ring nobody rolls it."""
    laid = a_turn(monsters={"garm": "7", "fafnir": "3"}, rings={"fafnir": BJORN})
    setup = make_setup(laid.game, 2, kept={"monster-die": "app"})
    match: Match[Lords] = Match(setup, source="asked", start=position(laid.state))

    (fault,) = faults_of(match, ASTRID, then="monster-die", option="fafnir")
    tell(match, ASTRID, then="monster-die", option="garm")

    assert fault.key == "no-such-option"
    assert [e.kind for e in match.events if e.rule == "LOR-9.1.3"] == ["monster-die"]
    assert match.decision.seat == ASTRID
    (fault,) = faults_of(laid, ASTRID, then="monster-die", option="garm")
    assert fault.key == "no-such-call"


def test_calls_are_for_who_has_the_turn() -> None:
    match = a_turn()

    assert beside_of(match).calls(view(match.state, BJORN), BJORN) == []
