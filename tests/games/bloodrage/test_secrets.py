"""BR-2.6 What is known: what each seat sees, what it remembers, and what it may guess from that."""

from __future__ import annotations

from collections import Counter

import pytest

from games.bloodrage.table import (
    committed,
    given_bloodrage,
    hand,
    new_bloodrage,
    played,
    slots,
    when,
)
from kit.play import played_eagerly
from kit.secrets import believed, guesses
from kit.table import ASTRID, BJORN, DAGNY, cards
from ragnatafl.games.bloodrage.rules.board import OUTER_PROVINCES
from ragnatafl.games.bloodrage.rules.components import (
    DISCARD,
    GONE,
    UNKNOWN,
    hand_of,
    pack_of,
    quests_of,
)
from ragnatafl.games.bloodrage.rules.state import BloodRage
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SPECTATOR, Seat


def pack(game: BloodRage, seat: Seat) -> set[int]:
    return set(game.zones[pack_of(seat)])


def everybody_keeps_the_first(match: Match[BloodRage]) -> None:
    for seat in range(match.setup.seats):
        match.choose(match.decision.options[0], seat)


def given_secrets() -> Match[BloodRage]:
    return given_bloodrage(
        seats=3,
        figures={BJORN: {"angerboda": "2-warrior", "valhalla": "leader"}},
        hands={ASTRID: "tyrs-bash-1", BJORN: "tyrs-smite-1 alfheim-1a troll-1"},
        quests={BJORN: "manheim-1a jotunheim-1a"},
        upgrades={BJORN: "thors-glory-1"},
        stats={BJORN: {"axes": 2}},
        glory={BJORN: 12},
    )


# BR-2.6.1 Open


@pytest.mark.rule("BR-2.6.1")
@pytest.mark.parametrize("viewer", [ASTRID, DAGNY, SPECTATOR])
def test_what_lies_open_is_seen_by_all(viewer: Seat) -> None:
    """BR-2.6.1: map, reserves, Valhalla, stats, rage, glory, upgrades, dooms."""
    match = given_secrets()

    seen, table = match.view(viewer), match.state

    assert seen.groups == table.groups
    assert seen.cells == table.cells
    assert seen.rage == table.rage
    assert seen.earned == table.earned
    assert slots(seen, BJORN) == "thors-glory-1"
    assert seen.dooms == table.dooms
    assert seen.rewards == table.rewards
    assert (seen.pillaged, seen.destroyed, seen.first) == (0, table.destroyed, table.first)


@pytest.mark.rule("BR-2.6.1")
@pytest.mark.parametrize("viewer", [ASTRID, SPECTATOR])
def test_how_many_cards_and_quests_a_clan_holds_is_open(viewer: Seat) -> None:
    """BR-2.6.1: three cards and two quests."""
    seen = given_secrets().view(viewer)

    assert len(seen.zones[hand_of(BJORN)]) == 3
    assert len(seen.zones[quests_of(BJORN)]) == 2


# BR-2.6.2, BR-2.6.3 Hidden from the others


@pytest.mark.rule("BR-2.6.2")
@pytest.mark.parametrize("viewer", [ASTRID, DAGNY, SPECTATOR])
def test_hands_and_committed_quests_are_hidden_from_the_others(viewer: Seat) -> None:
    """BR-2.6.2: they see backs."""
    seen = given_secrets().view(viewer)

    assert hand(seen, BJORN) == "? ? ?"
    assert committed(seen, BJORN) == "? ?"


@pytest.mark.rule("BR-2.6.3")
def test_a_player_may_look_at_its_own_cards_at_any_time() -> None:
    """BR-2.6.3: at committed quests and draft picks too, in every moment of a game."""
    match = new_bloodrage(3, 2)
    for _ in played_eagerly(match, 2):
        for seat in (ASTRID, BJORN, DAGNY):
            seen = match.view(seat)
            for zone in (hand_of(seat), quests_of(seat), pack_of(seat)):
                assert seen.zones[zone] == match.state.zones[zone]
                assert -1 not in seen.zones[zone]


@pytest.mark.rule("BR-2.6.2", "BR-5.3.1")
def test_draft_picks_and_packs_are_hidden_from_the_others() -> None:
    """BR-2.6.2: the sealed pick, the pack it comes from, and the cards kept so far."""
    match = new_bloodrage(3, 5)
    everybody_keeps_the_first(match)
    match.choose(match.decision.options[0], ASTRID)

    for viewer in (BJORN, DAGNY, SPECTATOR):
        seen = match.view(viewer)
        assert hand(seen, ASTRID) == "?"
        assert pack(seen, ASTRID) == {-1}
        assert seen.sealed[ASTRID] is None
    own = match.view(ASTRID).sealed[ASTRID]
    assert own is not None
    assert own.text.startswith("keep ")
    assert all(not d.options for d in match.view(BJORN).decisions if d.seat != BJORN)


@pytest.mark.rule("BR-2.6.2", "BR-8.1")
def test_committed_quests_are_shown_in_the_quest_phase() -> None:
    """BR-2.6.2: until then nobody else hears of them."""
    match = given_bloodrage(hands={ASTRID: "alfheim-1a"}, rage={ASTRID: 1, BJORN: 0})
    table = when(match).says(ASTRID, "commit alfheim-1a")
    told = [e.all_facts() for e in match.events_for(BJORN) if e.kind == "commit"]
    assert told == [{"origin": "hand astrid", "target": "quests astrid"}]

    table.says(ASTRID, "pass", "save nothing").says(BJORN, "save nothing")

    shown = [e.all_facts()["card"] for e in match.events_for(BJORN) if e.kind == "reveal-quest"]
    assert shown == ["alfheim-1a"]


@pytest.mark.rule("BR-2.6.2")
def test_battle_cards_are_hidden_until_the_reveal() -> None:
    """BR-2.6.2: then all see them."""
    match = given_bloodrage(
        age=2,
        figures={ASTRID: {"angerboda": "warrior"}, BJORN: {"angerboda": "warrior"}},
        hands={ASTRID: "tyrs-bash-1 troll-1", BJORN: "tyrs-smite-1 alfheim-1a"},
    )
    table = when(match).says(ASTRID, "pillage angerboda").all_decline()
    table.says(ASTRID, "play tyrs-bash-1")
    for viewer in (BJORN, SPECTATOR):
        assert match.view(viewer).sealed == (None, None)
        assert "tyrs-bash-1" not in repr(match.events_for(viewer))

    table.says(BJORN, "play tyrs-smite-1")

    assert played(match.view(SPECTATOR), ASTRID) == "tyrs-bash-1"
    assert played(match.view(ASTRID), BJORN) == "tyrs-smite-1"


@pytest.mark.rule("BR-2.6.2", "BR-6.11.8.3")
def test_the_question_for_late_cards_betrays_nothing() -> None:
    """BR-6.11.8.3: Bjorn does not see what Astrid may add, and it is never skipped."""
    match = given_bloodrage(
        age=2,
        figures={ASTRID: {"angerboda": "warrior"}, BJORN: {"angerboda": "warrior"}},
        hands={ASTRID: "tyrs-bash-1 heimdalls-eye-2a", BJORN: "tyrs-smite-1 alfheim-1a"},
    )
    table = when(match).says(ASTRID, "pillage angerboda").all_decline()
    table.says(ASTRID, "play tyrs-bash-1").says(BJORN, "play tyrs-smite-1")

    assert match.view(BJORN).decision.options == ()
    assert match.decision.secret
    table.says(ASTRID, "add nothing")
    assert table.offered() == ["add nothing"]
    assert match.decision.secret


# BR-2.6.4 Cards that leave the game


@pytest.mark.rule("BR-2.6.4", "BR-5.2")
def test_what_is_left_of_the_deck_is_unknown_to_all() -> None:
    """BR-2.6.4: of the four cards nobody knows one."""
    match = new_bloodrage(2, 5)

    for seat in (ASTRID, BJORN):
        own = pack(match.state, seat)
        assert match.view(seat).zones[GONE] == [-1] * 4
        assert len(believed(match, seat, GONE)) == 20 - len(own)
        told = [e.all_facts() for e in match.events_for(seat) if e.kind == "leave-unseen"]
        assert [facts["count"] for facts in told] == [4]
        assert all("cards" not in facts for facts in told)


@pytest.mark.rule("BR-2.6.4", "BR-5.3.4")
def test_the_last_two_cards_are_known_to_who_discarded_them() -> None:
    """BR-2.6.4: Astrid knows that they are gone, and nowhere else."""
    match = new_bloodrage(3, 5)
    for _ in range(5):
        everybody_keeps_the_first(match)
    last = pack(match.state, ASTRID)
    everybody_keeps_the_first(match)
    gone = last - set(match.state.zones[hand_of(ASTRID)])

    assert len(gone) == 2
    for table in guesses(match, ASTRID):
        assert gone <= set(table.zones[GONE])


@pytest.mark.rule("BR-2.6.4")
def test_battle_cards_and_replaced_upgrades_are_discarded_openly() -> None:
    """BR-2.6.4"""
    match = given_bloodrage(
        figures={ASTRID: {"angerboda": "leader"}, BJORN: {"angerboda": "warrior"}},
        hands={ASTRID: "tyrs-bash-1 lokis-domain-1"},
        upgrades={ASTRID: "thors-glory-1"},
        rage={BJORN: 0},
    )

    table = when(match).says(ASTRID, "pillage angerboda").all_decline()
    table.says(ASTRID, "play tyrs-bash-1").nothing_late()
    table.says(ASTRID, "upgrade lokis-domain-1 replacing thors-glory-1")

    for viewer in (BJORN, SPECTATOR):
        assert cards(match.view(viewer), DISCARD) == "tyrs-bash-1 thors-glory-1"


# What was seen in a pack stays known


@pytest.mark.rule("BR-2.6.2")
def test_a_pack_that_was_passed_on_is_remembered() -> None:
    """Astrid gave seven cards to Bjorn: he keeps one of them, and Dagny gets the other six."""
    match = new_bloodrage(3, 5)
    everybody_keeps_the_first(match)
    given = pack(match.state, BJORN)
    assert believed(match, ASTRID, pack_of(BJORN)) == given
    everybody_keeps_the_first(match)

    for table in guesses(match, ASTRID):
        kept = set(table.zones[hand_of(BJORN)]) & given
        assert len(kept) == 1
        assert pack(table, DAGNY) == given - kept
    kept_by_bjorn = {
        tuple(sorted(set(table.zones[hand_of(BJORN)]) & given)) for table in guesses(match, ASTRID)
    }
    assert len(kept_by_bjorn) > 1


@pytest.mark.rule("BR-2.6.2", "BR-5.4")
def test_of_two_players_one_sees_what_the_other_took() -> None:
    """The pack that comes back lacks two cards: they are in Bjorn's hand, in every guess."""
    match = new_bloodrage(2, 5)
    everybody_keeps_the_first(match)
    everybody_keeps_the_first(match)
    lent = pack(match.state, BJORN)
    everybody_keeps_the_first(match)
    everybody_keeps_the_first(match)
    taken = lent - pack(match.state, ASTRID)

    assert len(taken) == 2
    for table in guesses(match, ASTRID):
        assert taken <= set(table.zones[hand_of(BJORN)])
    first = {tuple(sorted(table.zones[hand_of(BJORN)])) for table in guesses(match, ASTRID)}
    assert len(first) > 1  # the two of his own first pack she has never seen


@pytest.mark.rule("BR-2.6.2")
def test_a_card_taken_back_after_a_battle_is_remembered() -> None:
    """Bjorn lost: his card is in his hand again, and Astrid knows it."""
    match = given_bloodrage(
        figures={ASTRID: {"angerboda": "leader"}, BJORN: {"angerboda": "warrior"}},
        hands={ASTRID: "tyrs-smite-1", BJORN: "tyrs-bash-1 alfheim-1a"},
    )
    table = when(match).says(ASTRID, "pillage angerboda").all_decline()
    table.says(ASTRID, "play tyrs-smite-1").says(BJORN, "play tyrs-bash-1").nothing_late()

    assert hand(match.view(ASTRID), BJORN) == "? ?"
    assert all("tyrs-bash-1" in hand(guess, BJORN).split() for guess in guesses(match, ASTRID))
    assert len({hand(guess, BJORN) for guess in guesses(match, ASTRID)}) > 1


@pytest.mark.rule("BR-2.6.2")
def test_a_committed_quest_is_guessed_to_be_a_quest() -> None:
    """BR-6.10.1: whatever was committed, it was a quest."""
    match = given_bloodrage(hands={ASTRID: "alfheim-1a tyrs-bash-1", BJORN: "tyrs-smite-1"})
    when(match).says(ASTRID, "commit alfheim-1a")
    quests = match.setup.content.quest_cards  # type: ignore[attr-defined]  # of this game

    for guess in guesses(match, BJORN, 30):
        assert all(quests >> card & 1 for card in guess.zones[quests_of(ASTRID)])


# BR-3.2.1 Tokens face down


@pytest.mark.rule("BR-3.2.1")
def test_hidden_tokens_are_guessed_from_those_that_are_left() -> None:
    """BR-3.2.1: what was shown stays where it is; the rest is shuffled."""
    match = new_bloodrage(2, 6, hidden_pillage=True)
    for _ in played_eagerly(match, 6):
        if match.state.rewards[:8].count(UNKNOWN) <= 6:
            break
    assert 0 < match.state.rewards[:8].count(UNKNOWN) <= 6

    layouts = set()
    for guess in guesses(match, ASTRID):
        assert guess.rewards == match.state.rewards
        tokens = [
            guess.buried[p] if guess.rewards[p] == UNKNOWN else guess.rewards[p]
            for p in OUTER_PROVINCES
        ]
        assert Counter(tokens) == {0: 3, 1: 2, 2: 2, 3: 1}
        layouts.add(tuple(tokens))
    assert len(layouts) > 5
