"""Sets are picked in any order and put back; what is said to the rules is what they would hear."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games.bloodrage.table import given_bloodrage
from games.lords.table import given_lords
from kit.table import ASTRID, BJORN
from ragnatafl.games import find_game
from ragnatafl.kernel.agenda import Asks
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.positions import digest, position
from ragnatafl.table.picking import Picked, Picking, picking, reads


def set_of(match: Match[Any]) -> Picking:
    found = picking(match, match.decision.seat)
    assert found is not None
    return found


def texts(options: tuple[Any, ...] | list[Any]) -> list[str]:
    return [option.text for option in options]


def given_march(target: str = "angerboda", there: str = "nothing") -> Match[Any]:
    figures = {ASTRID: {"yggdrasil": "3-warrior leader"}, BJORN: {target: there}}
    match = given_bloodrage(figures=figures)
    match.choose(f"march yggdrasil {target}", ASTRID)
    return match


def test_figures_go_along_in_any_order() -> None:
    """BR-6.8.1.1 asks kind by kind; whoever picks names them as they come to mind."""
    march = set_of(given_march())

    picked = march.pick(["take 1 leader", "take 2 warrior"])

    assert texts(march.members)[-1] == "take 1 leader"
    assert texts(picked.members) == ["take 1 leader", "take 2 warrior"]
    assert texts(picked.answers) == ["take 2 warrior", "take 1 leader"]


def test_what_is_not_picked_stays() -> None:
    """The rules hear 'take 0' for it."""
    picked = set_of(given_march()).pick(["take 1 leader"])

    assert texts(picked.answers) == ["take 0 warrior", "take 1 leader"]


def test_somebody_must_march() -> None:
    nobody = set_of(given_march()).pick([])

    assert nobody.answers == ()
    assert nobody.more


def test_all_march_as_far_as_there_is_room() -> None:
    """BR-6.8.1.2: an empty village for each; what comes first goes first."""
    roomy, full = set_of(given_march()), set_of(given_march(there="2-warrior leader"))

    assert texts(roomy.pick_all().answers) == ["take 3 warrior", "take 1 leader"]
    assert texts(full.pick_all().answers) == ["take 2 warrior"]
    assert texts(full.pick_all(["take 1 leader"]).answers) == ["take 1 warrior", "take 1 leader"]


def test_a_picked_kind_is_not_picked_twice() -> None:
    picked = set_of(given_march()).pick(["take 1 warrior"])

    assert texts(picked.more) == ["take 1 leader"]


def test_copies_of_a_card_are_picked_one_after_the_other() -> None:
    """Of cards alike the rules offer the first; another copy stands behind it."""
    match = given_lords(
        hands={ASTRID: "sword-a sword-b sword-c shield-a"},
        steps=[{"step": "limit-cards", "seat": "astrid"}],
    )
    limit = set_of(match)

    picked = limit.pick(["discard card sword-a", "discard card sword-a"])

    assert texts(limit.members) == ["discard card sword-a", "discard card shield-a"]
    assert texts(picked.answers) == ["discard card sword-a", "discard card sword-b"]
    assert picked.more == ()
    assert not limit.any_number


@pytest.mark.parametrize(
    "picks",
    [
        ["take 4 warrior"],
        ["take 1 warrior", "take 1 warrior"],
        ["take 1 leader"] * 24,
        ["take 0 warrior"],
        ["pass"],
        [""],
        ["take 1 leader", "take 1 troll"],
    ],
)
def test_what_cannot_be_picked_is_refused(picks: list[str]) -> None:
    match = given_march()
    before = digest(match.state)

    with pytest.raises(Illegal, match=r"BR-6\.8\.1\.1"):
        set_of(match).pick(picks)

    assert digest(match.state) == before


def test_a_set_of_one_is_no_picking() -> None:
    """One kind of figure: each answer says it all."""
    match = given_bloodrage(figures={ASTRID: {"yggdrasil": "3-warrior"}})
    match.choose("march yggdrasil angerboda", ASTRID)

    assert picking(match, ASTRID) is None
    assert picking(match, BJORN) is None


# All sets of random games


def sets_met(game: str, seeds: range) -> Iterator[tuple[Match[Any], Picking]]:
    for seed in seeds:
        match = Match[Any](make_setup(find_game(game)), seed=seed)
        rng = Random(seed)
        while not match.over and len(match.lines) < 1500:
            found = picking(match, match.decision.seat)
            if found is not None:
                yield match, found
            match.choose(rng.choice(match.decision.options), match.decision.seat)


def ways(match: Match[Any], depth: int) -> Iterator[Match[Any]]:
    """Every way to answer, by hand, until the set is whole."""
    asking, seat = type(match.state.agenda[-1]), match.decision.seat
    for option in match.decision.options:
        after = match.copy()
        after.choose(option, seat)
        same = not after.over and type(after.state.agenda[-1]) is asking
        if same and len(after.state.agenda) == depth and after.decision.seat == seat:
            yield from ways(after, depth)
        else:
            yield after


def lying(match: Match[Any]) -> object:
    """The table, whatever order cards were laid down in; and who is asked there."""
    table = position(match.state)
    zones = {name: sorted(cards) for name, cards in table["zones"].items()}
    asked = [] if match.over else [(match.decision.seat, match.decision.prompt)]
    return zones, table["table"], table["agenda"], asked


@pytest.mark.slow
@pytest.mark.parametrize(("game", "least"), [("bloodrage", 5), ("lords", 8)])
def test_whatever_can_be_said_by_hand_can_be_picked(game: str, least: int) -> None:
    """And leads to the same table, in whatever order it is picked."""
    rng, met = Random(5), 0
    for match, found in sets_met(game, range(8)):
        depth, since = len(match.state.agenda), len(match.lines)
        asking = match.state.agenda[-1]
        assert isinstance(asking, Asks)
        by_reading = {reads(match.game, member): member.text for member in found.members}
        for number, by_hand in enumerate(ways(match, depth)):
            if number == 40:
                break
            named = []
            state = match.copy()
            for line in by_hand.lines[since:]:
                option = state.decision.find(line.text)
                assert option is not None
                if not asking.takes_nothing(option):
                    named.append(by_reading[reads(match.game, option)])
                state.choose(option, line.seat)
            rng.shuffle(named)

            picked = found.pick(named)

            again = match.copy()
            for answer in picked.answers:
                again.choose(answer, found.decision.seat)
            assert lying(again) == lying(by_hand)
        met += 1

    assert met >= least


def test_after_each_pick_the_rest_is_known() -> None:
    """What is offered besides can be picked, and what is not offered cannot."""
    rng = Random(2)
    for _, found in sets_met("lords", range(2)):
        picked: Picked = found.pick([])
        while picked.more and rng.random() < 0.8:
            chosen = [*texts(picked.members), rng.choice(picked.more).text]
            others = set(texts(found.members)) - set(texts(picked.more))
            for other in others:
                with pytest.raises(Illegal):
                    found.pick([*texts(picked.members), other])
            picked = found.pick(chosen)
