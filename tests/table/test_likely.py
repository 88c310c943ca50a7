"""What has likely changed on a real board: whatever the rules let somebody do, field by field."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.surtr.table import PERSON, given_surtr
from kit.table import ASTRID
from kit.telling import beside_of, shown, tell
from ragnatafl.games import find_game
from ragnatafl.games.surtr.rules.state import Surtr
from ragnatafl.kernel.agenda import apply
from ragnatafl.kernel.corrections import OVER, drafted
from ragnatafl.kernel.decisions import Option
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.keeps import usual_keepers
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import CHANCE, Seat
from ragnatafl.kernel.state import State
from ragnatafl.kernel.views import view
from ragnatafl.lab.checks import redealt
from ragnatafl.table.telling import likely as module
from ragnatafl.table.telling.likely import MOST_OFFERED, Offer, at_place, by_group, likely


def a_turn(phase: str = "prayer", **more: Any) -> Match[Surtr]:  # Any: as `given_surtr` takes it
    """Bjorn's turn beside a real board, with an army of 3 in region 5; Astrid is the Follower."""
    more = {"armies": [(PERSON, "5", 3)], **more}
    return given_surtr(turn=PERSON, phase=phase, chance="asked", **more)


def offers_to(match: Match[Any], seat: Seat) -> list[Offer]:
    return likely(match.view(seat), beside_of(match), seat)


def changes(offer: Offer) -> dict[tuple[str, str], object]:
    return {(field.at, field.name): value for field, value in offer.fields}


def by_text(offers: list[Offer]) -> dict[str, Offer]:
    return {offer.option.text: offer for offer in offers}


def test_an_army_that_may_march_is_offered_with_both_its_regions() -> None:
    """From the first phase of the turn on, though armies march later in it."""
    march = by_text(offers_to(a_turn(), PERSON))["move bjorn 3 from 5 to 6"]

    assert changes(march) == {
        ("area:5", "armies bjorn"): (),
        ("area:6", "armies bjorn"): (3,),
        ("area:6", "control"): "bjorn",
    }
    assert march.group == "armies"


def test_what_a_special_action_leads_to_is_offered_apart() -> None:
    """The marker on the wheel, and the rune that one may gain by it."""
    offers = by_text(offers_to(a_turn(), PERSON))

    assert changes(offers["act prepare"]) == {("piece:action-prepare", "markers"): ("bjorn",)}
    assert changes(offers["gain uruz"]) == {("seat:bjorn", "runes uruz"): 1}


def test_once_it_is_told_the_next_is_offered_from_there() -> None:
    match = a_turn()
    told = [("area:5", "armies bjorn", ()), ("area:6", "armies bjorn", (3,))]

    draft, _ = drafted(match.state, beside_of(match), PERSON, told)
    offers = by_text(likely(view(draft, PERSON), beside_of(match), PERSON))

    assert "move bjorn 3 from 5 to 6" not in offers
    assert changes(offers["move bjorn 3 from 6 to 5"])["area:5", "armies bjorn"] == (3,)


def test_what_only_the_real_table_can_tell_is_not_offered() -> None:
    """LOR-8.5: a monument brings an event, whose card nobody knows yet."""
    match = a_turn("special-action", wheel={"usurp": [PERSON]})

    assert "build monument odin" in match.decision
    assert "build monument odin" not in by_text(offers_to(match, PERSON))


def test_what_a_follower_gets_of_it_is_left_to_the_rules() -> None:
    """SOLO-3.2.1: a covered Follower gains a rune, which telling the marker brings about."""
    match = a_turn("special-action", wheel={"prepare": [ASTRID]})

    cover = by_text(offers_to(match, PERSON))["act prepare"]
    tell(match, PERSON, *((field.at, field.name, value) for field, value in cover.fields))

    assert changes(cover) == {("piece:action-prepare", "markers"): ("astrid", "bjorn")}
    assert shown(match, PERSON, "seat:astrid", "power") == 1


def test_nothing_is_offered_out_of_turn() -> None:
    match = given_surtr(seats=3, people=2, turn=PERSON, phase="prayer", chance="asked")

    assert offers_to(match, PERSON)
    assert offers_to(match, Seat(2)) == []


def test_a_place_offers_few_and_of_each_group_in_turn() -> None:
    offers = offers_to(a_turn(armies=[(PERSON, "5", 3), (PERSON, "5", 2)]), PERSON)

    here = at_place(offers, "area:5")

    assert [offer.group for offer in here[:2]] == ["heroes", "armies"]
    assert len(here) == MOST_OFFERED
    assert all("area:5" in {field.at for field, _ in offer.fields} for offer in here)
    assert all(len(row) <= MOST_OFFERED for row in by_group(offers).values())


def test_so_many_answers_are_tried_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    def counted(game: State, option: Option, pause: bool) -> None:
        tried.append(option.text)
        apply(game, option, pause)

    monkeypatch.setattr(module, "MOST_TRIED", 7)
    monkeypatch.setattr(module, "apply", counted)

    offers_to(a_turn(), PERSON)

    assert len(tried) == 7


# In whole games


def whole_turns(game: str, seats: int, **options: object) -> Match[Any]:
    """Beside a real board, kept as usual."""
    chosen = find_game(game)
    kept = usual_keepers(make_setup(chosen, seats, options).keeps)
    return Match(make_setup(chosen, seats, options, kept=kept), seed="1" * 64, source="asked")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("surtr", 2, {}), ("surtr", 4, {"people": 2}), ("lords", 3, {})],
)
def test_what_is_offered_can_be_told_and_hangs_on_nothing_unseen(
    game: str, seats: int, options: dict[str, object]
) -> None:
    """At every question of some rounds: a table that differs in unseen things offers the same, and
    each offer, told, is so then."""
    match, rng, found = whole_turns(game, seats, **options), Random(5), 0
    while len(match.lines) < 160 and not match.over:
        seat = match.decision.seat
        if seat != CHANCE:
            offers = offers_to(match, seat)
            twin = view(redealt(match.state, seat, rng), seat)
            assert likely(twin, beside_of(match), seat) == offers
            for offer in rng.sample(offers, min(2, len(offers))):
                there = match.copy()
                told = [(field.at, field.name, value) for field, value in offer.fields]
                tell(there, seat, *told, then=OVER)
                found += 1
        match.choose(rng.choice(match.decision.options).text, seat)

    assert found > 30
