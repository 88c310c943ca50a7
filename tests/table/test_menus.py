"""Options by verb, with costs and gains: told alike in all languages, and told rightly."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import pytest

import ragnatafl
from kit.play import played_by_verb
from ragnatafl.games.bloodrage.rules.components import STATS, StatId
from ragnatafl.games.bloodrage.rules.state import stat
from ragnatafl.games.lords.rules.components import ATTRIBUTES, RUNES, AttributeId
from ragnatafl.games.lords.rules.state import attribute
from ragnatafl.kernel.decisions import Decision, Fact, Option
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SEATS, Seat
from ragnatafl.kernel.views import view
from ragnatafl.lab.checks import redealt
from ragnatafl.table.telling.menus import Row, lines_of, rows_of
from ragnatafl.table.telling.speech import Voice

GAMES: Final = (("runics", 3), ("bloodrage", 4), ("lords", 3), ("surtr", 2))
each_game = pytest.mark.parametrize(("game", "seats"), GAMES)
Told = dict[str, list[dict[str, str | int]]]


def moments(game: str, seats: int, seed: int, choices: int) -> Iterator[Match[Any]]:
    """A random game before each of its choices, by verbs: so that rare ones come too."""
    match = ragnatafl.new(game, seats=seats, seed=seed, options=OPTIONS.get(game, {}))
    yield match
    for _ in played_by_verb(match, seed=seed, at_most=choices):
        if match.over:
            return
        yield match


OPTIONS: Final = {"runics": {"archmasters": True, "adepts": True, "extra_card": True}}


def rows_at(match: Match[Any], code: str = "en") -> list[Row]:
    decision = match.decision
    return rows_of(decision, match.view(decision.seat), Voice(code, match.game, match.names))


@pytest.mark.slow
@each_game
def test_all_languages_list_alike(game: str, seats: int) -> None:
    """A number means the same option whoever reads it; nothing is said twice in a row."""
    for match in moments(game, seats, 7, 150):
        listed = [rows_at(match, code) for code in LANGUAGES]
        shapes = [[[line.option for line in row.lines] for row in rows] for rows in listed]

        assert shapes == shapes[:1] * len(LANGUAGES)
        assert {line.option for line in lines_of(listed[0])} == set(match.decision.options)
        for row in (row for rows in listed for row in rows):
            shorts = [line.short for line in row.lines]
            assert len(set(shorts)) == len(shorts), row.title


@each_game
def test_costs_and_gains_tell_nothing_hidden(game: str, seats: int) -> None:
    """Whatever the asked seat cannot see may be otherwise: it reads the same."""
    rng = Random(1)
    for match in moments(game, seats, 3, 120):
        decision = match.decision
        if decision.seat < 0:
            continue
        tell, seen = match.game.face.stakes, match.view(decision.seat)
        other = view(redealt(match.state, decision.seat, rng), decision.seat)

        assert tell is not None
        for option in decision.options:
            assert tell(seen, decision, option) == tell(other, decision, option)


# What is told is what happens


def told_of(match: Match[Any], option: Option) -> tuple[Told, Told]:
    decision = match.decision
    tell = match.game.face.stakes
    assert tell is not None
    return tuple(map(_by_key, tell(match.view(decision.seat), decision, option)))  # type: ignore[return-value]


def _by_key(stakes: tuple[tuple[str, tuple[Fact, ...]], ...]) -> Told:
    found: Told = {}
    for key, facts in stakes:
        found.setdefault(key, []).append(dict(facts))
    return found


def facts_of(match: Match[Any], kind: str, since: int, rule: str = "") -> list[dict[str, Any]]:
    """What events of a kind told; Any: whatever they tell."""
    return [
        {**event.all_facts(), "seat": event.seat}
        for event in match.events[since:]
        if event.kind == kind and event.rule.startswith(rule)
    ]


Check = Callable[[Match[Any], Match[Any], Decision, Option, Told, Told], None]


def of_runics(
    before: Match[Any], after: Match[Any], decision: Decision, _: Option, cost: Told, gain: Told
) -> None:
    """RUN-8.1: by seat the points that were told, and no others."""
    changes = [0] * before.state.seats
    changes[decision.seat] += sum(int(told["count"]) for told in gain.get("points", []))
    changes[decision.seat] -= sum(int(told["count"]) for told in cost.get("points", []))
    for side, sign in ((cost, 1), (gain, -1)):
        for told in side.get("rival", []):
            changes[SEATS.read(str(told["rival"]))] += sign * int(told["count"])
    told_before = before.game.scores(before.state)
    assert [*map(sum, zip(told_before, changes, strict=True))] == [*after.game.scores(after.state)]


def of_bloodrage(
    before: Match[Any], after: Match[Any], decision: Decision, choice: Option, cost: Told,
    gain: Told,
) -> None:  # fmt: skip
    seat, since = decision.seat, len(before.events)
    for told in cost.get("rage", []):
        paid = [e for e in facts_of(after, "pay-rage", since, "BR-") if e["seat"] == seat]
        if choice.key == "pass" or told["count"]:
            assert paid[0]["amount"] == told["count"]
    for told in gain.get("stat", []) if choice.key == "raise" else []:
        which = StatId(STATS.read(str(told["stat"])))
        assert stat(before.state, seat, which) == told["was"]
        assert stat(after.state, seat, which) == told["new"]


def of_lords(
    before: Match[Any], after: Match[Any], decision: Decision, choice: Option, cost: Told,
    gain: Told,
) -> None:  # fmt: skip
    seat, since = decision.seat, len(before.events)
    was, now = before.state, after.state
    for told in cost.get("rune", []):
        assert facts_of(after, "pay-runes", since)[0]["runes"] == told["rune"]
    for told in cost.get("runes", []):
        assert after.decision.prompt == "pay-runes"
        assert {len(option.anchors()) for option in after.decision} == {told["count"]}
        return  # what it gives comes after paying
    if "priest" in cost:
        assert now.priests[seat] == was.priests[seat] - 1
    for told in cost.get("losses", []):
        assert now.symbols[seat] in (0, was.symbols[seat] + int(told["count"]))  # 0: it is over
    _what_lords_gain(was, now, after, seat, since, choice, gain)


def _what_lords_gain(
    was: Any, now: Any, after: Match[Any], seat: Seat, since: int, choice: Option, gain: Told
) -> None:  # Any: states of Lords
    for told in gain.get("attribute", []):
        which = AttributeId(ATTRIBUTES.read(str(told["attribute"])))
        value = now.tokens[seat][which]
        if choice.key == "heal-attribute":
            value = attribute(now, seat, which)
        assert value == told["new"]
        assert was.tokens[seat][which] == told["was"] or choice.key == "heal-attribute"
    for told in gain.get("rune", []):
        rune = RUNES.read(str(told["rune"]))
        assert now.runes[seat][rune] == was.runes[seat][rune] + 1
    for told in gain.get("army", []):
        assert facts_of(after, "recruit", since)[0]["value"] == told["value"]
    for told in gain.get("value", []):
        grown = facts_of(after, "army-grows", since)[0]
        assert (grown["value"], grown["new"]) == (told["was"], told["new"])
    for told in gain.get("strength", []) if choice.key == "play-card" else []:
        assert facts_of(after, "play-card", since)[0]["value"] == told["count"]
    if choice.key == "build-temple-in":
        told_priests = sum(int(told["count"]) for told in gain.get("priests", []))
        assert now.priests[seat] - was.priests[seat] == told_priests or after.over
    if choice.key.startswith("build-") and choice.key != "build-temple-in":
        while not after.over and not facts_of(after, "event", since):  # cards may ask before
            after.choose(after.decision.options[-1])
        rule, one = "LOR-8.5.11.5", sum(int(t["count"]) for t in gain.get("priests", []))
        given = [e for e in facts_of(after, "gain-priests", since, rule) if e["seat"] == seat]
        assert sum(event["count"] for event in given) == one or after.over
        forged = [e for e in facts_of(after, "forge-rune", since, rule) if e["seat"] == seat]
        assert len(forged) == sum(int(t["count"]) for t in gain.get("runes", [])) or after.over


CHECKS: Final[dict[str, Check]] = {
    "runics": of_runics, "bloodrage": of_bloodrage, "lords": of_lords, "surtr": of_lords,
}  # fmt: skip


TELLS: Final = {
    "runics": {"cost points", "cost rival", "gain points", "gain rival"},
    "bloodrage": {"cost rage", "gain stat"},
    "lords": {
        "cost losses", "cost priest", "cost rune", "cost runes", "gain army", "gain attribute",
        "gain priests", "gain rune", "gain runes", "gain strength", "gain value",
    },
    "surtr": {"cost priest", "cost runes", "gain army", "gain attribute", "gain value"},
}  # fmt: skip
"""What is certain, and so was looked at."""


@pytest.mark.slow
@each_game
def test_what_is_told_is_what_is_paid_and_won(game: str, seats: int) -> None:
    """Options of every verb that comes up are played on a copy of the table."""
    times: dict[tuple[str, str], int] = {}
    looked_at: set[str] = set()
    for match in (match for seed in range(6) for match in moments(game, seats, seed, 500)):
        decision = match.decision
        if match.state.pending or decision.seat < 0:
            continue
        for option in decision.options:
            kind = decision.prompt, option.key
            times[kind] = times.get(kind, 0) + 1
            if times[kind] > 50:
                continue
            cost, gain = told_of(match, option)
            after = match.copy()
            after.choose(option)
            CHECKS[game](match, after, decision, option, cost, gain)
            looked_at |= {*(f"cost {key}" for key in cost), *(f"gain {key}" for key in gain)}
    assert TELLS[game] <= looked_at
