"""Odds of battles and hunts: from a view alone, right where they can be reckoned by hand."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from html import escape
from io import StringIO
from typing import cast

import pytest
from rich.console import Console

from games.lords.table import a_hunt, battle_in, given_lords, when
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.drawing.chances import in_short, in_words
from ragnatafl.games.lords.face.hand import draw_hand
from ragnatafl.games.lords.face.picture import draw_svg
from ragnatafl.games.lords.face.sight import LordsSight
from ragnatafl.games.lords.face.terminal import draw_text
from ragnatafl.games.lords.mind import MIND
from ragnatafl.games.lords.mind.odds import Outlook, _Battle, is_open, outlook, standings
from ragnatafl.games.lords.mind.odds_hunt import _Hunt, hunt_chance
from ragnatafl.games.lords.rules.battle.battles import PlayCombatCards, battle_value
from ragnatafl.games.lords.rules.components import CARDS, hand_of
from ragnatafl.games.lords.rules.hunt.hunts import Defend, HeroRound
from ragnatafl.games.lords.rules.state import Lords, content_of, open_spaces
from ragnatafl.kernel.agenda import AnyStep
from ragnatafl.kernel.chance import fresh_luck
from ragnatafl.kernel.deals import cards_in
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.odds import (
    CERTAIN,
    IMPOSSIBLE,
    Hidden,
    Policy,
    carry_out,
    counted,
    is_certain,
)
from ragnatafl.kernel.seats import SPECTATOR, Seat


def a_battle(
    astrid: str = "", bjorn: str = "", values: tuple[int, int] = (4, 4), seats: int = 2
) -> Match[Lords]:
    """Astrid attacks Bjorn in region 9 with these hands and army values."""
    return given_lords(
        seats=seats,
        armies=[(ASTRID, "9", values[0]), (BJORN, "9", values[1])],
        heroes={ASTRID: "1", BJORN: "2"},
        hands={ASTRID: astrid, BJORN: bjorn},
        attributes={ASTRID: (2, 2, 4), BJORN: (2, 2, 4)},
        steps=battle_in("9"),
    )


def by_card(told: Outlook) -> dict[str, float]:
    return {
        CARDS.write(card) if card >= 0 else "pass": chance.part for card, chance in told.by_card
    }


def chances(told: Outlook) -> list[float]:
    return [chance.part for _, chance in told.chances]


def ranges(game: Lords) -> list[tuple[int, int]]:
    return [(side.low, side.high) for side in standings(game)]


def test_without_cards_the_higher_value_wins() -> None:
    """LOR-10.3.1"""
    assert chances(outlook(a_battle(values=(5, 4)).view(ASTRID))) == [1, 0]
    assert chances(outlook(a_battle(values=(3, 4)).view(ASTRID))) == [0, 1]


def test_tied_the_defender_wins() -> None:
    """LOR-10.3.2"""
    assert chances(outlook(a_battle(values=(4, 4)).view(SPECTATOR))) == [0, 1]


def test_own_cards_against_an_empty_hand_are_certain() -> None:
    match = a_battle("spear-a bow-a")
    when(match).says(BJORN, "pass")
    told = outlook(match.view(ASTRID))

    assert ranges(match.view(ASTRID)) == [(4, 7), (4, 4)]
    assert told.chances == ((ASTRID, CERTAIN), (BJORN, IMPOSSIBLE))
    assert by_card(told) == {"spear-a": 1, "bow-a": 1, "pass": 0}


def test_who_can_add_nothing_is_beaten_for_certain() -> None:
    """LOR-10.3: whatever Bjorn still plays; with Gungnir she might win."""
    match = a_battle("", "bow-a sword-a", values=(2, 4))
    armed = given_lords(
        armies=[(ASTRID, "9", 3), (BJORN, "9", 4)], hands={BJORN: "bow-a"},
        artefacts={ASTRID: "gungnir"}, steps=battle_in("9"),
    )  # fmt: skip

    for seat in (ASTRID, BJORN, SPECTATOR):
        assert outlook(match.view(seat)).chances[0] == (ASTRID, IMPOSSIBLE)
    assert not is_certain(outlook(armed.view(ASTRID)).chances[0][1])


def test_symbols_are_bounded_by_the_armies() -> None:
    """LOR-10.2.3: two axes have four symbols, an army of 3 has room for one of them."""
    match = a_battle("axe-a axe-b sword-a", values=(3, 4))

    assert ranges(match.view(ASTRID))[0] == (3, 10)  # an axe and a sword


def test_what_is_hidden_is_only_counted() -> None:
    """The same number of other cards gives an opponent the same picture."""
    one, other = a_battle("spear-a", "axe-a bow-a"), a_battle("spear-a", "shield-a bow-b")

    for seat in (ASTRID, SPECTATOR):
        assert outlook(one.view(seat)) == outlook(other.view(seat))
        assert standings(one.view(seat)) == standings(other.view(seat))
    assert outlook(one.state) == outlook(one.view(SPECTATOR))
    assert 0 < chances(outlook(one.view(ASTRID)))[0] < 1


def test_each_sees_the_battle_with_its_own_eyes() -> None:
    """Bjorn knows that he holds nothing but shields, Astrid and an onlooker do not."""
    match = a_battle("spear-a", "shield-a shield-b shield-c", values=(6, 4))

    astrid, bjorn, onlooker = (
        chances(outlook(match.view(seat)))[0] for seat in (ASTRID, BJORN, SPECTATOR)
    )

    assert bjorn > onlooker
    assert bjorn > astrid


def test_what_waits_for_the_values_counts() -> None:
    """LOR-11.3: Gungnir adds 2 after the last card, and the range knows it too."""
    plain, with_it = (
        given_lords(
            armies=[(ASTRID, "9", 4), (BJORN, "9", 5)],
            artefacts={ASTRID: artefacts},
            steps=battle_in("9"),
        )
        for artefacts in ("", "gungnir")
    )

    assert chances(outlook(plain.view(BJORN))) == [0, 1]
    assert chances(outlook(with_it.view(BJORN))) == [1, 0]
    assert ranges(with_it.view(BJORN)) == [(4, 6), (5, 5)]
    assert not is_certain(outlook(with_it.view(BJORN)).chances[0][1])  # she need not use it


@pytest.mark.parametrize(("held", "theirs"), [("spear-a", "bow-a"), ("axe-a bow-a", "spear-b")])
def test_chances_are_those_of_all_deals_there_are(held: str, theirs: str) -> None:
    """Every card that Bjorn may have, fought by the rules."""
    match = a_battle(held, theirs, values=(5, 5))
    view = match.view(ASTRID)
    cards = cards_in(Hidden(view).may_be(hand_of(BJORN)))

    won, battle = 0, _Battle(view, Hidden(view))
    for card in cards * 20:
        battle.game.zones[hand_of(BJORN)] = [card]
        fresh_luck(battle.game, battle.rng)  # a volley discards any card
        won += attacker_wins(battle.game.clone(), battle)

    chance = outlook(view).chances[0][1]
    assert chance.low <= won / len(cards * 20) <= chance.high


class Asked(Policy[Lords]):
    """The same policy, answering the questions that the rules put."""

    def __init__(
        self, policy: Policy[Lords], prompts: Mapping[str, Callable[[Seat], AnyStep]]
    ) -> None:
        self.policy = policy
        self.prompts = prompts

    def choose(self, game: Lords, decision: Decision) -> Option:
        if decision.prompt not in self.prompts:
            return self.policy.choose(game, decision)
        other = Seat(1 - decision.seat)
        last = other if decision.prompt == "play-or-pass" else decision.seat
        foreseen = self.policy.foresee(game, self.prompts[decision.prompt](last))
        assert foreseen is not None
        assert foreseen[0] == decision.seat
        titles = content_of(game).title
        return next(o for o in decision.options if alike(o, foreseen[1], titles))


def alike(one: Option, other: Option, titles: Sequence[int]) -> bool:
    """The same but for copies of a card."""
    if type(one) is not type(other):
        return False
    fields = [name for name in ("card", "first", "second") if hasattr(one, name)]
    same_cards = all(titles[getattr(one, n)] == titles[getattr(other, n)] for n in fields)
    return same_cards and getattr(one, "kind", 0) == getattr(other, "kind", 0)


def attacker_wins(game: Lords, battle: _Battle) -> bool:
    """Question by question."""
    carry_out(game, battle.steps, Asked(battle, {"play-or-pass": PlayCombatCards}))
    return battle_value(game, ASTRID) > battle_value(game, BJORN)


@pytest.mark.slow
def test_battles_are_fought_as_by_the_rules() -> None:
    """What is foreseen is what is offered: with the same deals the same side wins."""
    rng, compared = random.Random(1), 0
    for seed in range(60):
        cards = list(content_of(given_lords().state).combat)
        rng.shuffle(cards)
        names = [CARDS.write(card) for card in cards]
        match = given_lords(
            armies=[
                (ASTRID, "9", rng.randint(1, 5)), (BJORN, "9", rng.randint(1, 5)),
                (ASTRID, "10", 2), (BJORN, "8", 1), (BJORN, "9", 1),
            ],
            heroes={ASTRID: rng.choice(["1", "9"]), BJORN: rng.choice(["2", "9"])},
            hands={ASTRID: " ".join(names[:4]), BJORN: " ".join(names[4 : 4 + seed % 5])},
            blessings={ASTRID: rng.choice(["", "war-council", "hird-discipline"])},
            artefacts={BJORN: rng.choice(["", "gungnir"])},
            attributes={ASTRID: (2, 2, 6), BJORN: (2, 2, 6)},
            steps=battle_in("9"),
        )  # fmt: skip
        view = match.view(ASTRID)
        battle = _Battle(view, Hidden(view))
        for number in range(10):
            battle.deals.put(battle.game, number)
            game, again = battle.game.clone(), battle.game.clone()
            assert battle._attacker_wins(game) == attacker_wins(again, battle)
            assert game.card_total == again.card_total
            compared += 1
    assert compared == 600


def test_a_battle_that_is_decided_has_no_odds() -> None:
    match = given_lords(
        seats=3,
        armies=[(ASTRID, "9", 6), (BJORN, "9", 3), (BJORN, "9", 2)],
        control={"10": BJORN, "6": BJORN, "8": DAGNY},
        steps=battle_in("9"),
    )
    when(match).says(BJORN, "pass").says(ASTRID, "pass")

    assert not is_open(match.state)
    assert chances(outlook(match.view(SPECTATOR))) == [1, 0]
    assert outlook(given_lords().state) == Outlook((), ())


def test_a_hunter_with_the_last_weapon_kills() -> None:
    """LOR-9.7.5: one sword space is open, and the hunter holds swords for every attack."""
    wounds = {"draugr": dict.fromkeys(range(1, 7), BJORN)}
    table = a_hunt(cards="sword-a sword-b", wounds=wounds)
    table.says(BJORN, "attack by attack-1").says(ASTRID, "defend no more")
    table.says(ASTRID, "injure authority")
    while table.asked[0] < 0:  # what is drawn does not matter
        table.told_by_chance(table.offered()[0])

    assert table.asked == (ASTRID, "strike")
    assert hunt_chance(table.match.view(ASTRID)).part == 1


def test_a_hunter_without_a_fitting_card_fails() -> None:
    """LOR-9.8.4"""
    table = a_hunt(cards="hammer-a hammer-b")
    table.says(BJORN, "attack by attack-1").says(ASTRID, "defend no more")
    table.says(ASTRID, "injure authority").hunter_draws("shield-a").monster_draws("quick mighty")

    assert table.asked == (ASTRID, "strike")
    assert hunt_chance(table.match.view(ASTRID)).part == 0


def test_more_cards_are_better() -> None:
    strong = a_hunt(
        cards="sword-a sword-b axe-a axe-b spear-a shield-a", attributes={ASTRID: (2, 6, 6)}
    )
    weak = a_hunt(cards="bow-a bow-b")

    assert hunt_chance(strong.match.view(ASTRID)).low > hunt_chance(weak.match.view(ASTRID)).high


def test_cards_that_a_wound_brings_count() -> None:
    """A bow draws a card after its wound, a sword does not."""
    hunt = _Hunt(a_hunt(cards="bow-a bow-b").match.view(ASTRID))

    assert hunt.draws[CARDS.read("bow-a")] == 1
    assert hunt.draws[CARDS.read("sword-a")] == 0


@pytest.mark.parametrize("seat", [ASTRID, BJORN, SPECTATOR])
def test_a_hunt_is_told_from_a_view_alone(seat: Seat) -> None:
    """Neither what the monster holds nor what the hunter does matters to who cannot see it."""
    one = a_hunt(cards="sword-a axe-a", attacks="attack-1 special-1")
    other = a_hunt(
        cards="sword-a axe-a" if seat == ASTRID else "bow-a hammer-a",
        attacks="attack-1 special-1" if seat == BJORN else "charge recall",
    )

    assert hunt_chance(one.match.view(seat)) == hunt_chance(other.match.view(seat))
    assert hunt_chance(one.match.state) == hunt_chance(one.match.view(SPECTATOR))


def test_who_plays_the_monster_knows_its_cards() -> None:
    """One sword space is open, and she can fail only if the first attack ends the hunt."""
    wounds = {"draugr": dict.fromkeys(range(1, 7), BJORN)}
    mild, harsh = (
        a_hunt(cards="sword-a sword-b", wounds=wounds, attacks=attacks).match
        for attacks in ("attack-1 attack-2", "recall surprise")
    )

    assert hunt_chance(mild.view(ASTRID)) == hunt_chance(harsh.view(ASTRID))
    assert hunt_chance(mild.view(BJORN)) != hunt_chance(harsh.view(BJORN))


@pytest.mark.slow
@pytest.mark.parametrize("prey", ["draugr", "fafnir", "nidhogg", "grendel", "loki"])
def test_hunts_are_played_as_by_the_rules(prey: str) -> None:
    """What is foreseen is what is offered: of the same deals about as many hunts kill."""
    slain = {"draugr": ASTRID, "garm": ASTRID} if prey == "loki" else None
    table = a_hunt(
        prey, cards="sword-a sword-b axe-a spear-a shield-a", slain=slain,
        attributes={ASTRID: (2, 5, 5)},
    )  # fmt: skip
    view = table.match.view(ASTRID)
    hunt = _Hunt(view)
    asked = Asked(hunt, {"defend": Defend, "strike": HeroRound})

    kills = [0, 0]
    for number in range(100):
        hunt.deals.put(hunt.game, number)
        fresh_luck(hunt.game, hunt.rng)
        kills[0] += hunt.kills(hunt.game.clone())
        again = hunt.game.clone()
        carry_out(again, hunt.steps, asked)
        kills[1] += not open_spaces(again, again.prey)

    assert counted(kills[0], 100).low <= counted(kills[1], 100).high
    assert counted(kills[1], 100).low <= counted(kills[0], 100).high


def test_the_same_view_gives_the_same_number() -> None:
    view = a_hunt(cards="sword-a axe-a").match.view(ASTRID)

    assert hunt_chance(view) == hunt_chance(view)


@pytest.mark.parametrize("seat", [ASTRID, BJORN, SPECTATOR])
@pytest.mark.parametrize("code", ["en", "uk", "ru", "pt-BR"])
def test_panel_and_terminal_tell_the_same_and_the_map_tells_none(seat: Seat, code: str) -> None:
    """One chance for one question, the reader's own."""
    fight, hunt = a_battle("spear-a axe-a", "bow-a sword-a"), a_hunt().match
    for match, key in ((fight, "chance-win"), (hunt, "chance-kill")):
        view = match.view(seat)
        sight = LordsSight(view, code, ())
        page, lines = draw_hand(view, code), shown(view, code)
        told = MIND.chances(view) if MIND.chances else []

        assert {prospect.question for prospect in told} == {key}
        for _, asked, chance in told:
            sentence = in_words(sight, key, chance)
            assert escape(f"{sight.names[asked]}: {sentence}") in page
            assert [line for line in lines if sight.names[asked] in line and sentence in line]
            assert f">{escape(in_short(sight, chance))}</text>" in page
        assert "%</text>" not in draw_svg(view, code, ())


def test_who_is_asked_hears_what_each_card_and_passing_promise() -> None:
    match = a_battle("spear-a axe-a", "bow-a sword-a")
    view = match.view(BJORN)  # the defender is asked first
    told, page = outlook(view), draw_hand(view)
    sight = LordsSight(view, "en", ())

    assert [CARDS.write(card) for card, _ in told.by_card[:-1]] == ["sword-a", "bow-a"]
    for card, chance in told.by_card[:-1]:
        start = page.index(f'id="{sight.card_anchor(card)}"')
        assert in_words(sight, "chance-win", chance) in page[start : start + 600]
    assert f"If you pass: {in_words(sight, 'chance-win', told.by_card[-1][1])}" in page
    assert told.chances[1][1] == max(chance for _, chance in told.by_card)


def shown(view: Lords, code: str) -> list[str]:
    console = Console(width=900, file=StringIO(), color_system=None)
    console.print(draw_text(view, code))
    return cast("StringIO", console.file).getvalue().splitlines()
