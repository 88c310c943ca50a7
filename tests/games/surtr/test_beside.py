"""Followers beside a real board: people tell theirs, the rules do what concerns the Followers."""

from __future__ import annotations

from typing import Any

import pytest

from games.lords.table import controller, tell_armies
from games.surtr.table import (
    FOLLOWER,
    PERSON,
    cards_held,
    given_surtr,
    power,
)
from kit.table import ASTRID, BJORN, DAGNY
from kit.telling import beside_of, faults_of, shown, tell
from ragnatafl.games.lords.rules.components import (
    ATTACK_DECK,
    CARDS,
    COMBAT_DECK,
    CardId,
    blessings_of,
    hand_of,
)
from ragnatafl.games.lords.rules.hunt.hunts import PlayAttack
from ragnatafl.games.surtr import GAME
from ragnatafl.games.surtr.rules.state import Surtr, action_deck
from ragnatafl.kernel.agenda import take_up
from ragnatafl.kernel.beside import Field, Value
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.keeps import usual_keepers
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.positions import position
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.kernel.views import view


def a_turn(**more: Any) -> Match[Surtr]:  # Any: whatever `given_surtr` takes
    """Bjorn's turn beside a real board; Astrid is the Follower."""
    return given_surtr(turn=PERSON, phase="prayer", chance="asked", loki="13", **more)


@pytest.mark.parametrize(
    ("at", "name", "value"),
    [
        ("area:5", "desolation", True),
        ("area:5", "armies astrid", (4, 2)),
        ("area:5", "heroes", ("astrid",)),
        ("area:s2", "drakkars", ("bjorn",)),
        ("seat:astrid", "power", 4),
        ("seat:astrid", "cards", 3),
        ("seat:astrid", "attribute wisdom", 5),
        ("seat:astrid", "priests", 2),
        ("seat:astrid", "blessings", ("levy",)),
        ("seat:astrid", "row", ("basic-a4", "basic-a1")),
        ("seat:bjorn", "runes uruz", 2),
    ],
)
def test_what_is_told_is_so(at: str, name: str, value: Value) -> None:
    match = a_turn()

    tell(match, PERSON, (at, name, value))

    assert shown(match, PERSON, at, name) == value
    assert match.decision.seat == PERSON


@pytest.mark.rule("SOLO-3.3.3")
@pytest.mark.rule("SOLO-2.6.4")
def test_nothing_is_told_of_a_follower_that_it_never_has() -> None:
    match = a_turn()
    beside, seen = beside_of(match), view(match.state, PERSON)

    names = {field.name.split()[0] for field in beside.fields(seen, "seat:astrid")}
    people = {field.name.split()[0] for field in beside.fields(seen, "seat:bjorn")}
    (ships,) = beside.fields(seen, "area:s1")

    assert not names & {"injured", "runes", "exhausted", "hero", "origin", "hand"}
    assert people >= {"injured", "runes", "exhausted", "hero", "origin"}
    assert not people & {"power", "row"}
    assert ships.choices == ("bjorn",)


@pytest.mark.rule("SOLO-13.1.1")
def test_the_arbiter_token_is_told_where_there_is_one() -> None:
    two = given_surtr(seats=3, people=2, turn=BJORN, phase="prayer", chance="asked", arbiter=BJORN)

    tell(two, BJORN, ("table:", "arbiter", "dagny"))

    assert two.state.arbiter == DAGNY
    alone = beside_of(a_turn()).fields(view(a_turn().state, PERSON), "table:")
    assert "arbiter" not in [field.name for field in alone]


# The Follower's turn


@pytest.mark.rule("SOLO-3.1")
def test_after_a_persons_turn_the_follower_has_one() -> None:
    match = a_turn()

    tell(match, PERSON, ("area:5", "armies bjorn", (6,)), then="over")

    assert controller(match.state, "5") == PERSON
    assert (match.state.active, dict(match.decision.facts)["lot"]) == (FOLLOWER, "surtr-die")


@pytest.mark.rule("SOLO-3.1")
def test_nobody_ends_a_followers_turn() -> None:
    match = given_surtr(phase="select-card", chance="asked")

    (fault,) = faults_of(match, PERSON, then="over")

    assert fault.key == "not-at-rest"
    assert beside_of(match).calls(view(match.state, PERSON), PERSON) == []


@pytest.mark.rule("SOLO-9.2")
def test_an_army_told_in_a_region_of_the_follower_meets_its_support() -> None:
    match = a_turn(armies=[(FOLLOWER, "6", 3)], control={"5": FOLLOWER, "6": FOLLOWER})

    tell(match, PERSON, ("area:5", "armies bjorn", (4,)))

    assert (match.state.attacker, match.state.defender) == (PERSON, FOLLOWER)
    assert "astrid 3 in 5" in tell_armies(match.state)


@pytest.mark.rule("SOLO-3.2.7")
def test_a_region_told_as_usurped_starts_no_battle() -> None:
    match = a_turn(armies=[(FOLLOWER, "6", 3)], control={"5": FOLLOWER, "6": FOLLOWER})

    tell(match, PERSON, ("area:5", "armies bjorn", (4,)), ("area:5", "control", "bjorn"))

    assert match.state.battle_region < 0
    assert controller(match.state, "5") == PERSON


# What a Follower gets by what people did


@pytest.mark.rule("SOLO-3.2.1")
@pytest.mark.parametrize(("below", "runes"), [((FOLLOWER,), 1), ((), 0)])
def test_a_covered_marker_gives_the_follower_a_rune(below: tuple[int, ...], runes: int) -> None:
    match = a_turn(wheel={"usurp": below})
    names = ("astrid", "bjorn") if below else ("bjorn",)

    tell(match, PERSON, ("piece:action-usurp", "markers", names))

    assert power(match.state) == runes


@pytest.mark.rule("SOLO-3.2.1")
def test_a_marker_below_anothers_is_not_covered_again() -> None:
    match = given_surtr(
        seats=3, people=2, turn=BJORN, phase="prayer", chance="asked", arbiter=BJORN,
        wheel={"usurp": (ASTRID, DAGNY)},
    )  # fmt: skip

    tell(match, BJORN, ("piece:action-usurp", "markers", ("astrid", "dagny", "bjorn")))

    assert power(match.state) == 0


@pytest.mark.rule("SOLO-3.3.5")
@pytest.mark.parametrize(
    ("allies", "held", "runes", "cards"),
    [((FOLLOWER,), "sword-a", 1, 1), ((FOLLOWER,), "", 0, 1), ((), "", 0, 0)],
)
def test_an_allied_follower_takes_the_bonus_of_the_first_marker(
    allies: tuple[int, ...], held: str, runes: int, cards: int
) -> None:
    match = a_turn(allies={"svartalfheim": allies}, hands={FOLLOWER: held})

    tell(match, PERSON, ("piece:action-usurp", "markers", ("bjorn",)))
    if match.decision.seat < 0:
        match.choose(match.decision.options[0])

    assert (power(match.state), cards_held(match.state)) == (runes, cards)


@pytest.mark.rule("SOLO-3.2.5")
@pytest.mark.parametrize(("markers", "tokens"), [(4, 1), (3, 0)])
def test_a_follower_gets_a_slayer_token_for_four_markers(markers: int, tokens: int) -> None:
    match = a_turn(monsters={"garm": "7"}, wounds={"garm": dict.fromkeys(range(markers), FOLLOWER)})

    tell(match, PERSON, ("board:garm", "slain", "bjorn"))

    assert match.state.slayer_tokens == [tokens, 0]


# Calls


@pytest.mark.rule("SOLO-9.8")
def test_a_follower_retreats_where_a_person_says_so() -> None:
    match = a_turn(armies=[(FOLLOWER, "5", 3)], control={"5": FOLLOWER, "6": FOLLOWER})
    tell(match, PERSON, then="retreat", option="5")
    assert tell_armies(match.state) == ["astrid 3 in 6"]

    (fault,) = faults_of(match, PERSON, then="retreat", option="5")
    assert fault.key == "no-such-option"


@pytest.mark.rule("SOLO-3.6")
def test_a_follower_loses_a_card_or_a_rune_as_far_as_it_has_some() -> None:
    match = a_turn(hands={FOLLOWER: "sword-a"}, power={FOLLOWER: 1})

    for _ in range(2):
        tell(match, PERSON, then="lose-rune", option="astrid")
        tell(match, PERSON, then="lose-card", option="astrid")
        while match.decision.seat < 0:
            match.choose(match.decision.options[0])

    assert (power(match.state), cards_held(match.state)) == (0, 0)


@pytest.mark.rule("SOLO-10.5")
@pytest.mark.parametrize(("answer", "blessings"), [("take a blessing", 1), ("decline", 0)])
def test_a_blessing_is_called_for_where_the_app_keeps_their_deck(
    answer: str, blessings: int
) -> None:
    laid = a_turn()
    setup = make_setup(GAME, 2, kept={"blessings": "app"})
    match: Match[Surtr] = Match(setup, source="asked", start=position(laid.state))

    tell(match, PERSON, then="blessing")
    match.choose(answer, PERSON)

    assert len(match.state.zones[blessings_of(PERSON)]) == blessings
    (fault,) = faults_of(laid, PERSON, then="blessing")
    assert fault.key == "no-such-call"


@pytest.mark.rule("SOLO-7.3")
def test_a_followers_monster_acts_by_its_rules_and_no_other_is_called() -> None:
    match = a_turn(
        monsters={"garm": "5", "fafnir": "9"}, rings={"garm": FOLLOWER},
        armies=[(PERSON, "6", 3)], control={"6": PERSON},
    )  # fmt: skip

    tell(match, PERSON, then="monster", option="garm")

    assert shown(match, PERSON, "area:6", "monsters") == ("garm",)
    (fault,) = faults_of(match, PERSON, then="monster", option="fafnir")
    assert fault.key == "no-such-option"


@pytest.mark.rule("SOLO-8.4.2")
def test_in_a_selection_the_follower_takes_one_blindly() -> None:
    match = a_turn()
    tell(match, PERSON, then="selection")
    while match.decision.seat < 0 or match.decision.prompt == "take-blessing":
        match.choose(match.decision.options[0])

    assert [len(match.state.zones[zone]) for zone in (16, 22)] == [1, 1]


@pytest.mark.rule("SOLO-8.4.2")
def test_blessings_of_the_box_are_told_where_the_program_keeps_what_followers_take() -> None:
    """They lie open for people too; only which one the Follower takes is the program's."""
    kept = usual_keepers(make_setup(GAME).keeps)
    match: Match[Surtr] = Match(make_setup(GAME, kept=kept), seed=1, source="asked")
    while match.decision.prompt != "prayer":
        match.choose(match.decision.options[0], match.decision.seat)
    tell(match, PERSON, then="selection")
    asked = []
    while match.decision.prompt != "prayer":
        asked.append(dict(match.decision.facts).get("lot", match.decision.prompt))
        match.choose(match.decision.options[0], match.decision.seat)

    assert asked == ["blessing-deck"] * 3 + ["take-blessing"]


# What the next turn looks at


@pytest.mark.rule("SOLO-8.5.2")
def test_wounds_matter_to_who_hunts_and_realms_to_who_may_ally() -> None:
    plain = a_turn(corrupted={FOLLOWER: "ragnar"})
    hunter = a_turn(corrupted={FOLLOWER: "beowulf"})

    def looked(match: Match[Surtr]) -> frozenset[str]:
        return beside_of(match).looked_at(view(match.state, PERSON), PERSON)

    assert looked(plain) >= {"armies", "control", "heroes", "temples", "monsters", "wheel"}
    assert "wounds" in looked(hunter)
    assert "wounds" not in looked(plain)
    assert "runes" not in looked(plain)


# Secrets


def test_no_field_tells_what_a_person_does_not_see() -> None:
    """A Follower's hand, action deck and the decks may be anything: all fields stay the same."""
    match = a_turn(hands={FOLLOWER: "sword-a spear-a", PERSON: "impale"})
    before = [fields_of(match, seat) for seat in (PERSON, SPECTATOR)]

    for zones in ((hand_of(FOLLOWER), COMBAT_DECK), (action_deck(match.state, FOLLOWER),)):
        cards = [card for zone in zones for card in match.state.zones[zone]]
        for zone in zones:
            match.state.zones[zone] = [cards.pop() for _ in match.state.zones[zone]]

    assert [fields_of(match, seat) for seat in (PERSON, SPECTATOR)] == before


def fields_of(match: Match[Surtr], seat: Seat) -> list[Field]:
    beside, seen = beside_of(match), view(match.state, seat)
    return [field for at in beside.places(seen) for field in beside.fields(seen, at)]


def test_a_hand_that_is_only_counted_is_a_number_for_its_owner_too() -> None:
    kept = {"combat": "counted", "hands": "app"}
    match: Match[Surtr] = Match(make_setup(GAME, kept=kept), seed=1, source="asked")
    while match.decision.prompt != "prayer":
        match.choose(match.decision.options[0], match.decision.seat)

    names = [field.name for field in fields_of(match, PERSON) if field.at == "seat:bjorn"]

    assert "cards" in names
    assert "hand" not in names


def test_an_empty_hand_that_is_counted_is_still_a_number() -> None:
    """So that who has drawn a card can tell it."""
    kept = {"combat": "counted", "hands": "app"}
    match: Match[Surtr] = Match(make_setup(GAME, kept=kept), seed=1, source="asked")
    while match.decision.prompt != "prayer":
        match.choose(match.decision.options[0], match.decision.seat)

    tell(match, PERSON, ("seat:bjorn", "cards", 0))
    tell(match, PERSON, ("seat:bjorn", "cards", 2))

    assert shown(match, PERSON, "seat:bjorn", "cards") == 2


@pytest.mark.rule("LOR-9.6.2")
def test_who_looks_at_attack_cards_may_play_one_though_the_own_hand_is_only_counted() -> None:
    """It is no card of that hand."""
    kept = {"combat": "counted", "hands": "app"}
    match: Match[Surtr] = Match(make_setup(GAME, kept=kept), seed=1, source="asked")
    while match.decision.prompt != "prayer":
        match.choose(match.decision.options[0], match.decision.seat)
    held, attack = match.state.zones[hand_of(BJORN)][:], match.state.zones[ATTACK_DECK][0]

    take_up(match.state, BJORN, PlayAttack(CardId(attack)))

    assert match.state.zones[hand_of(BJORN)] == held


@pytest.mark.rule("LOR-4.4.1")
@pytest.mark.parametrize("first", ["cards", "pile"])
def test_a_follower_gets_for_a_card_of_yours_what_stood_in_for_it(first: str) -> None:
    """A card that Bjorn has discarded was thought in Astrid's hand. He held it, and the deck stays
    the one that was shuffled: nothing of it comes to her unseen, and nothing of hers into it."""
    kept = {"combat": "counted", "hands": "app"}
    match: Match[Surtr] = Match(make_setup(GAME, kept=kept), seed=1, source="asked")
    while match.decision.prompt != "prayer":
        match.choose(match.decision.options[0], match.decision.seat)
    zones = match.state.zones
    hers, his, deck = (set(zones[zone]) for zone in (hand_of(ASTRID), hand_of(BJORN), COMBAT_DECK))
    laid = min(hers)

    told: list[tuple[str, str, Value]] = [
        ("seat:bjorn", "cards", len(his) - 1),
        ("table:", "pile combat-discard", (CARDS.write(laid),)),
    ]
    tell(match, PERSON, *(told if first == "cards" else reversed(told)))

    zones = match.state.zones
    assert set(zones[hand_of(ASTRID)]) < hers | his
    assert len(zones[hand_of(ASTRID)]) == len(hers)
    assert set(zones[COMBAT_DECK]) == deck
    assert shown(match, PERSON, "seat:bjorn", "cards") == len(his) - 1


def test_before_its_hero_is_chosen_a_follower_looks_at_nothing() -> None:
    match: Match[Surtr] = Match(make_setup(GAME), seed=1, source="asked")

    assert beside_of(match).looked_at(match.state, PERSON) == frozenset()


def test_behind_its_turn_one_hears_what_a_follower_has() -> None:
    """SOLO-3.3.3, SOLO-3.3.4: its runes and cards are numbers."""
    match = a_turn()
    held = ("runes", power(match.state)), ("cards", cards_held(match.state))

    told = beside_of(match).closing(match.state, FOLLOWER)
    assert told == [("closing-holds", (("seat", "astrid"), *held))]
