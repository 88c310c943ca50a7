"""Section 5 of the design: what every level promises."""

from __future__ import annotations

from typing import Any

import pytest

import ragnatafl
from bots.march import new_march
from bots.tables import play_out, says
from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.bots import Bot, BotSpec, Budget, bot_levels, make_bot, parse_bot
from ragnatafl.bots.worth import can_judge
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.game import make_setup, start_game
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.views import view
from toys.raid import GAME
from toys.stories import given_raid, new_raid

BRIEF = Budget(iterations=6)


def test_levels_from_weak_to_strong() -> None:
    assert bot_levels() == ("thrall", "bondi", "karl", "jarl", "konung")


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("karl", BotSpec("karl")),
        ("jarl:400", BotSpec("jarl", Budget(iterations=400))),
        ("jarl:0.5s", BotSpec("jarl", Budget(seconds=0.5))),
        (" jarl:2s ", BotSpec("jarl", Budget(seconds=2.0))),
        ("jarl:400:2", BotSpec("jarl", Budget(iterations=400, workers=2))),
        ("jarl:0.5s:3", BotSpec("jarl", Budget(seconds=0.5, workers=3))),
        ("jarl::2", BotSpec("jarl", Budget(workers=2))),
    ],
)
def test_a_bot_is_written_as_level_and_budget(text: str, spec: BotSpec) -> None:
    assert parse_bot(text) == spec
    assert parse_bot(str(spec)) == spec


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "bot '': unknown bot '', known: thrall, bondi, karl, jarl"),
        ("jral:5", "bot 'jral:5': unknown bot 'jral', did you mean 'jarl'?"),
        ("Karl", "bot 'Karl': unknown bot 'Karl', did you mean 'karl'?"),
        ("jarl:", "'' is no budget, it must be iterations or seconds a decision"),
        ("jarl:fast", "'fast' is no budget, it must be iterations or seconds a decision"),
        ("jarl:-3", "as in 'jarl:400' or 'jarl:0.5s'"),
        ("jarl:1e9s", "'1e9s' is no budget"),
        ("jarl:٣", "is no budget"),
        ("jarl:0", "bot 'jarl:0': a budget must have 1 iteration at least, not 0"),
        ("jarl:0s", "bot 'jarl:0s': a budget must have more than 0 seconds, not 0"),
        ("jarl:9:0", "bot 'jarl:9:0': a budget must have 1 to 64 workers, not 0"),
        ("jarl:9:65", "bot 'jarl:9:65': a budget must have 1 to 64 workers, not 65"),
        ("jarl:9:", "bot 'jarl:9:': '' is no number of workers, as in 'jarl:400:2'"),
        ("jarl:9:2:2", "'2:2' is no number of workers, as in 'jarl:400:2'"),
        ("jarl:x:2", "'x' is no budget, it must be iterations or seconds a decision"),
    ],
)
def test_a_bot_that_is_not_there_is_refused_in_one_line(text: str, fault: str) -> None:
    with pytest.raises(BadInput) as refused:
        parse_bot(text)

    assert fault in str(refused.value)
    assert len(refused.value.faults) == 1


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown bot 'drott', known: thrall, bondi, karl, jarl, k"):
        make_bot("drott")


def test_budgets_in_iterations_repeat_and_those_in_seconds_do_not() -> None:
    assert Budget(iterations=5).repeats
    assert Budget(iterations=5, workers=2).repeats
    assert Budget().repeats
    assert not Budget(seconds=1.0).repeats
    assert not Budget(iterations=5, seconds=1.0).repeats


@pytest.mark.parametrize("level", bot_levels())
@pytest.mark.parametrize(("seats", "automas"), [(2, 0), (3, 0), (4, 0), (4, 2)])
def test_every_level_plays_the_toy_to_its_end(level: str, seats: int, automas: int) -> None:
    """Sealed choices, a draft, dice and automas in it."""
    match = new_raid(seats, automas).match

    play_out(match, _bots(level, seats), BRIEF)

    assert match.over


@pytest.mark.parametrize("level", bot_levels())
@pytest.mark.parametrize("modules", [{}, {"extra_card": 1, "archmasters": 1, "adepts": 1}])
def test_every_level_plays_runics_to_its_end(level: str, modules: dict[str, object]) -> None:
    match = ragnatafl.new("runics", seats=3, seed=4, options=modules)

    play_out(match, _bots(level, 3), Budget(iterations=1))

    assert match.over


@pytest.mark.parametrize("level", bot_levels())
def test_every_level_plays_beside_told_dice(level: str) -> None:
    """Chance is told at the table; a bot rolls its own in thought."""
    table = given_raid(hands={ASTRID: "axe-8 axe-2", BJORN: "axe-3"}, source="asked")

    assert says(make_bot(level, seed=1), table.match, BRIEF) in table.offered(to=ASTRID)
    table.says(ASTRID, "raid bjorn")
    assert says(make_bot(level, seed=1), table.match, BRIEF, BJORN) == "put axe-3"


@pytest.mark.parametrize("level", bot_levels())
def test_who_needs_no_memory_chooses_without(level: str) -> None:
    """Whoever deals needs what the seat remembers; a thrall looks at its options alone."""
    game = start_game(make_setup(GAME, 3), "1", remember=False)
    seen, spec = view(game, ASTRID), parse_bot(level)

    if spec.needs_memory:
        with pytest.raises(ValueError, match="this table keeps no memory of its seats"):
            spec.make(1).choose(seen, game.decision, BRIEF)
    else:
        assert spec.make(1).choose(seen, game.decision, BRIEF) in game.decision.options
    assert spec.needs_memory == (level != "thrall")


@pytest.mark.parametrize("level", bot_levels())
def test_the_same_seed_repeats_the_same_game(level: str) -> None:
    games = [play_out(new_raid(3).match, _bots(level, 3), BRIEF) for _ in range(2)]

    assert games[0] == games[1]


@pytest.mark.parametrize("level", bot_levels())
def test_without_a_seed_a_bot_is_free(level: str) -> None:
    match = new_raid(3).match

    assert says(make_bot(level), match, BRIEF).startswith("keep ")


@pytest.mark.parametrize("level", bot_levels())
def test_a_forced_answer_is_given_at_once(level: str) -> None:
    """Nothing is drawn from the bot's generator, so the choices that follow are the same."""
    table = given_raid(hands={ASTRID: "axe-1", BJORN: ""}).says(ASTRID, "raid bjorn")
    bot, other = make_bot(level, seed=5), make_bot(level, seed=5)
    draft = new_raid(3).match

    assert says(bot, table.match, BRIEF, BJORN) == "put nothing"
    assert says(bot, draft, BRIEF) == says(other, draft, BRIEF) or level == "thrall"


@pytest.mark.parametrize("level", bot_levels())
def test_what_a_seat_does_not_see_does_not_change_its_choice(level: str) -> None:
    """2.7: another hand of Bjorn, another deck, other dice to come."""
    tables = [
        given_raid(3, hands={ASTRID: "axe-3 raven-1 horn-1", BJORN: bjorn, DAGNY: dagny})
        for bjorn, dagny in (("axe-1 fog-1", "axe-2 shield-1"), ("axe-8 axe-7", "horn-2 fog-2"))
    ]
    budget = Budget(iterations=25)

    choices = [[says(make_bot(level, seed=n), t.match, budget) for n in range(6)] for t in tables]

    assert choices[0] == choices[1]


@pytest.mark.parametrize("level", bot_levels())
def test_a_sealed_answer_of_another_seat_does_not_change_the_choice(level: str) -> None:
    """2.5: what Astrid has put lies face down."""
    hands = {ASTRID: "axe-1 axe-8", BJORN: "axe-4 axe-5 shield-1"}
    tables = [
        given_raid(hands=hands).says(ASTRID, "raid bjorn").says(ASTRID, put)
        for put in ("put axe-1", "put axe-8")
    ]
    budget = Budget(iterations=20)

    choices = [
        [says(make_bot(level, seed=n), t.match, budget, BJORN) for n in range(6)] for t in tables
    ]

    assert choices[0] == choices[1]


@pytest.mark.parametrize("level", bot_levels())
def test_thinking_leaves_the_view_as_it_was(level: str) -> None:
    match = new_raid(3).match
    decision = match.decision
    view = match.view(decision.seat)
    before = [repr(getattr(view, column.name)) for column in view.columns]

    make_bot(level, seed=2).choose(view, decision, BRIEF)

    assert [repr(getattr(view, column.name)) for column in view.columns] == before


@pytest.mark.parametrize("level", ["karl", "jarl"])
def test_a_game_that_judges_no_tables_is_played_by_its_scores(level: str) -> None:
    assert not can_judge(new_march().game)
    assert says(make_bot(level, seed=1), new_march(), Budget(iterations=20)) == "set out"


def test_thralls_choose_anything() -> None:
    match: Match[Any] = new_march()

    assert {says(make_bot("thrall", seed=n), match) for n in range(20)} == {"rest", "set out"}


def _bots(level: str, seats: int) -> list[Bot]:
    return [make_bot(level, seed=f"{level} {seat}") for seat in range(seats)]
