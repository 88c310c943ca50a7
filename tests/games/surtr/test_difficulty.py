"""SOLO-15.2 The scale of difficulty: what each lever does, and which contents have it."""

from __future__ import annotations

from pathlib import Path

import pytest

import ragnatafl
from games.lords.table import battle_values, controller, tell_armies
from games.surtr.battlefield import attacked
from games.surtr.table import (
    FOLLOWER,
    NEWEST,
    PERSON,
    cards_held,
    desolation,
    given_surtr,
    new_surtr,
    own_content,
    power,
    tokens,
    tucked,
    when,
)
from kit.packs import write_pack
from ragnatafl.games import find_game
from ragnatafl.games.surtr.face.incarnation import incarnation_lines
from ragnatafl.games.surtr.face.sight import SurtrSight
from ragnatafl.games.surtr.face.words import difficulty_text
from ragnatafl.games.surtr.rules.components import DIFFICULTIES, thing_of_difficulty
from ragnatafl.games.surtr.rules.state import Surtr
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.language import language
from ragnatafl.kernel.seats import NOBODY, Seat

STEPS = DIFFICULTIES.ids
ROOT = Path(__file__).parents[3]


def levers(to: Path, *, modify: str = "", when: str = "") -> Path:
    """A pack whose middle step has these levers, and no others."""
    entry = '[[difficulty]]\nid = "middle"\nsource = "proposed"\n'
    return write_pack(to, "difficulty.toml", f"{entry}modify = [{modify}]\nwhen = [{when}]\n")


def rule(to: Path, on: str, effect: str, count: int) -> Path:
    return levers(to, modify=f'{{ on = "{on}", effect = "{effect}", count = {count} }}')


def prepared(to: Path, on: str, what: str, *, seats: int = 2, answers: int = 0) -> Surtr:
    """A table with an army of each side after this preparation, and so many answers to it."""
    pack = levers(to, when=f'{{ on = "{on}", {what} }}')
    person = Seat(seats - 1)
    match = given_surtr(
        seats=seats, pack=pack, steps=[{"step": "difficulty", "difficulty": "middle"}], turn=person,
        armies=[(FOLLOWER, "1", 1), (person, "9", 1)], control={"1": FOLLOWER, "9": person},
        priests={Seat(seat): 4 for seat in range(seats)},
    )  # fmt: skip
    for _ in range(answers):
        match.choose(match.decision.options[0].text)
    return match.state


# The scale


@pytest.mark.rule("SOLO-15.2")
def test_the_middle_is_the_usual_step_and_is_told_at_the_set_up() -> None:
    table = when(new_surtr(content=NEWEST))
    while not table.told("first-turn"):
        table.match.choose(table.offered()[0])

    [told] = table.told("difficulty")
    assert told.all_facts()["difficulty"] == "middle"
    assert table.match.record().options["difficulty"] == "middle"


@pytest.mark.rule("SOLO-15.2")
@pytest.mark.parametrize("difficulty", STEPS)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_step_can_be_played(difficulty: str, seats: int) -> None:
    """Two rounds of a game, and the record of it plays again."""
    match = new_surtr(seats, content=NEWEST, difficulty=difficulty)
    while match.state.turns < 2 * seats and not match.over:
        match.choose(match.decision.options[0].text)

    assert ragnatafl.replay(match.record()).position() == match.position()


@pytest.mark.rule("SOLO-15.2")
@pytest.mark.parametrize("code", ["en", "uk", "ru", "pt-BR"])
def test_every_lever_of_ours_is_put_into_words(code: str) -> None:
    """With its number; and no two steps say the same."""
    words = language(code, "ragnatafl.games.lords", "ragnatafl.games.surtr")
    things = own_content(NEWEST).things
    texts = [difficulty_text(words, things[thing_of_difficulty(n)]) for n in range(len(STEPS))]

    assert len(set(texts)) == len(STEPS)
    assert not any("lever-" in text or "{" in text for text in texts)


@pytest.mark.rule("SOLO-15.2")
@pytest.mark.parametrize("step", STEPS)
def test_the_rules_say_of_each_step_what_its_entry_does(step: str) -> None:
    """SOLO-C lists the levers in the words of the box."""
    words = language("en", "ragnatafl.games.lords", "ragnatafl.games.surtr")
    text = difficulty_text(
        words, own_content(NEWEST).things[thing_of_difficulty(STEPS.index(step))]
    )
    rules = (ROOT / "docs" / "rules" / "lords-solo.md").read_text(encoding="utf-8")

    assert f"| `{step}` | {words.name(step)} | {text} |" in rules


@pytest.mark.rule("SOLO-15.2")
def test_an_unknown_step_is_refused_in_one_line() -> None:
    with pytest.raises(BadInput) as refused:
        new_surtr(content=NEWEST, difficulty="harder")

    assert str(refused.value) == "surtr: option difficulty cannot be 'harder', did you mean 'hard'?"


# Contents and rules without a scale


@pytest.mark.rule("SOLO-15.2.1")
@pytest.mark.parametrize("version", [1, 2])
def test_older_rules_have_no_scale_and_play_with_the_first_content(version: int) -> None:
    setup = make_setup(find_game("surtr"), 2, {}, version=version)

    assert setup.content.version == 1
    assert "difficulty" not in setup.chosen()
    with pytest.raises(BadInput, match="option 'difficulty' came with rules version 3"):
        make_setup(find_game("surtr"), 2, {"difficulty": "easy"}, version=version)


@pytest.mark.rule("SOLO-15.2.1")
def test_the_first_content_can_be_chosen_still() -> None:
    """It is the one of old: its digest says so; it knows the usual step alone."""
    game = find_game("surtr")
    setup = make_setup(game, 2, {}, content_version=1)

    assert setup.digest == make_setup(game, 2, {}, version=2).digest
    assert setup.digest == "88e13b8cfd5b571eedf2cbb04558aab4"
    with pytest.raises(BadInput, match="difficulty 'hard' came with content version 2"):
        make_setup(game, 2, {"difficulty": "hard"}, content_version=1).new_table()


# Rules for the whole game


@pytest.mark.rule("SOLO-15.2")
@pytest.mark.parametrize(("count", "done"), [(-1, 1), (0, 2), (1, 3)])
def test_it_does_more_or_fewer_rune_actions(tmp_path: Path, count: int, done: int) -> None:
    match = given_surtr(
        pack=rule(tmp_path, "follower-runes", "adds", count), phase="scan-runes",
        power={FOLLOWER: 6}, heroes={FOLLOWER: "7"}, armies=[(FOLLOWER, "7", 1)],
        rows={FOLLOWER: "basic-a4 basic-a1 basic-a3"},
    )  # fmt: skip

    assert len(when(match).told("rune-action")) == done


@pytest.mark.rule("SOLO-15.2")
@pytest.mark.parametrize(("count", "value"), [(-2, 1), (-1, 2), (1, 4)])
def test_its_recruits_are_stronger_or_weaker(tmp_path: Path, count: int, value: int) -> None:
    """Authority 3; at least 1."""
    match = given_surtr(
        pack=rule(tmp_path, "recruit-bonus", "adds", count), phase="follower-acts",
        attributes={FOLLOWER: (3, 2, 2)}, control={"1": FOLLOWER},
    )  # fmt: skip

    assert tell_armies(match.state) == [f"astrid {value} in 1"]


@pytest.mark.rule("SOLO-15.2")
@pytest.mark.parametrize(
    ("value", "count", "owner"),
    [(3, 0, FOLLOWER), (3, -1, NOBODY), (4, -1, FOLLOWER), (2, 0, NOBODY), (2, 1, FOLLOWER)],
)
def test_its_armies_count_more_or_less_where_it_looks_what_to_invade(
    tmp_path: Path, value: int, count: int, owner: Seat
) -> None:
    """Region 2 has population strength 3; an invasion that is allowed gives control (S-13)."""
    match = given_surtr(
        pack=rule(tmp_path, "invasion-value", "adds", count), phase="follower-manoeuvres",
        control={"3": FOLLOWER}, armies=[(FOLLOWER, "3", value)],
        heroes={FOLLOWER: "16", PERSON: "16"},
    )  # fmt: skip

    assert controller(match.state, "2") == owner


@pytest.mark.rule("SOLO-15.2")
@pytest.mark.parametrize(("count", "value"), [(-2, 1), (0, 3), (1, 4)])
def test_its_battle_values_are_higher_or_lower(tmp_path: Path, count: int, value: int) -> None:
    table = attacked(
        pack=rule(tmp_path, "battle-bonus", "adds", count), armies=[(FOLLOWER, "9", 3)],
        control={"9": FOLLOWER},
    )  # fmt: skip

    table.says(PERSON, "pass")

    assert battle_values(table) == (3, value)


@pytest.mark.rule("SOLO-15.2")
@pytest.mark.parametrize(("count", "value"), [(1, 5), (0, 2)])
def test_no_army_comes_to_its_help(tmp_path: Path, count: int, value: int) -> None:
    table = attacked(
        pack=rule(tmp_path, "support-armies", "set_to", count),
        armies=[(FOLLOWER, "9", 2), (FOLLOWER, "8", 3)], control={"9": FOLLOWER},
    )  # fmt: skip

    table.says(PERSON, "pass")

    assert battle_values(table) == (3, value)


@pytest.mark.rule("SOLO-15.2")
@pytest.mark.parametrize(("count", "armies"), [(6, "2 3 4"), (2, "1 3 4"), (0, "1 2 3")])
def test_only_its_strongest_armies_march(tmp_path: Path, count: int, armies: str) -> None:
    """Walls of Bjorn's all round: each army that marches grows by 1."""
    walls = ("2", "4", "5")
    match = given_surtr(
        pack=rule(tmp_path, "marching-armies", "set_to", count), phase="follower-acts",
        rows={FOLLOWER: "basic-a2"}, control={"1": FOLLOWER} | dict.fromkeys(walls, PERSON),
        armies=[
            *((FOLLOWER, "1", value) for value in (1, 2, 3)),
            *((PERSON, region, 6) for region in walls),
        ],
    )  # fmt: skip

    found = [line.split() for line in tell_armies(match.state)]
    assert " ".join(value for who, value, *_ in found if who == "astrid") == armies


@pytest.mark.rule("SOLO-15.2")
@pytest.mark.parametrize(("turns", "rests"), [(3, False), (5, True), (7, False), (11, True)])
def test_it_rests_in_some_rounds(tmp_path: Path, turns: int, rests: bool) -> None:
    """Every third round: at a table of two its turns are the odd ones."""
    match = given_surtr(
        pack=rule(tmp_path, "resting-rounds", "set_to", 3), phase="follower-manoeuvres",
        control={"3": FOLLOWER}, armies=[(FOLLOWER, "3", 3)], turns=turns,
    )  # fmt: skip

    assert bool(when(match).told("rests")) == rests
    assert bool(when(match).told("invades")) != rests


@pytest.mark.rule("SOLO-15.2")
@pytest.mark.parametrize(("turns", "tokens"), [(3, "none"), (4, "none"), (5, "4")])
def test_desolation_waits_for_some_rounds(tmp_path: Path, turns: int, tokens: str) -> None:
    """Two rounds are quiet."""
    match = given_surtr(
        pack=rule(tmp_path, "quiet-rounds", "set_to", 2), turns=turns,
        steps=[{"step": "place-desolation", "seat": "astrid"}],
    )  # fmt: skip

    assert desolation(match.state) == tokens
    assert bool(when(match).told("no-token-yet")) == (tokens == "none")


@pytest.mark.rule("SOLO-15.2")
@pytest.mark.parametrize(("count", "able"), [(-2, [3, 4, 5]), (0, [5]), (1, [])])
def test_removing_desolation_takes_more_or_less(
    tmp_path: Path, count: int, able: list[int]
) -> None:
    """The first token needs 5."""
    match = given_surtr(
        pack=rule(tmp_path, "removal-value", "adds", count), turn=PERSON, phase="manoeuvres",
        armies=[(PERSON, "9", value) for value in (2, 3, 4, 5)], control={"9": PERSON},
        desolation="9",
    )  # fmt: skip

    assert when(match).offered("cleanse") == [f"cleanse 9 with bjorn {value}" for value in able]


@pytest.mark.rule("SOLO-15.2", "SOLO-10.5")
@pytest.mark.parametrize(("tokens", "value", "blessed"), [("9", 3, True), ("4 7 9", 1, False)])
def test_it_is_the_slot_that_brings_a_blessing_however_little_it_takes(
    tmp_path: Path, tokens: str, value: int, blessed: bool
) -> None:
    match = given_surtr(
        pack=rule(tmp_path, "removal-value", "adds", -2), turn=PERSON, phase="manoeuvres",
        armies=[(PERSON, "9", value)], control={"9": PERSON}, desolation=tokens,
    )  # fmt: skip
    told = " ".join(incarnation_lines(SurtrSight(match.view(PERSON), "en", ("Astrid", "Bjorn"))))

    table = when(match).says(PERSON, f"cleanse 9 with bjorn {value}")

    assert f"value {value}" in told
    assert ("blessing" in told) == blessed == bool(table.offered("take a blessing"))


# What is done at the set-up


@pytest.mark.rule("SOLO-15.2")
def test_the_follower_begins_with_more(tmp_path: Path) -> None:
    """Runes, cards, attributes, tucked cards, army values and tokens; each lever alone."""

    def begins(what: str) -> Surtr:
        return prepared(tmp_path, "preparation", what)

    assert power(begins('step = "gain-runes", count = 2')) == 2
    assert cards_held(begins('step = "draw-cards", count = 3')) == 3
    assert sum(begins('effect = "raise_attributes", count = 2').tokens[FOLLOWER]) == 6 + 2
    assert tucked(begins('effect = "tuck_cards", count = 2')) == 2
    stronger = begins('step = "strengthen-frontier", count = 3')
    assert tell_armies(stronger) == ["astrid 4 in 1", "bjorn 1 in 9"]
    assert tokens(begins('step = "place-desolation"')) == 4


@pytest.mark.rule("SOLO-15.2")
@pytest.mark.parametrize(("count", "left"), [(1, 3), (4, 0), (9, 0)])
def test_the_follower_begins_with_fewer_priests(tmp_path: Path, count: int, left: int) -> None:
    game = prepared(tmp_path, "preparation", f'step = "send-priests-away", count = {count}')

    assert game.priests == [left, 4]


@pytest.mark.rule("SOLO-15.2")
def test_people_begin_with_more(tmp_path: Path) -> None:
    """Army values, cards, and runes of their choice."""

    def begins(what: str, answers: int = 0) -> Surtr:
        return prepared(tmp_path, "peoples-preparation", what, answers=answers)

    stronger = begins('step = "strengthen-armies", count = 3', 3)
    assert tell_armies(stronger) == ["astrid 1 in 1", "bjorn 4 in 9"]
    assert cards_held(begins('step = "draw-cards", count = 1'), PERSON) == 1
    assert sum(begins('step = "gain-runes", count = 2', 2).runes[PERSON]) == 2


@pytest.mark.rule("SOLO-15.2")
def test_it_holds_for_each_follower(tmp_path: Path) -> None:
    """Three Followers and a person at a table of four."""
    game = prepared(tmp_path, "preparation", 'step = "send-priests-away", count = 1', seats=4)

    assert game.priests == [3, 3, 3, 4]


@pytest.mark.rule("SOLO-15.2")
def test_a_lever_of_an_unknown_moment_is_refused(tmp_path: Path) -> None:
    pack = rule(tmp_path, "battle-bonuses", "adds", 1)

    with pytest.raises(BadInput, match=r"difficulty.toml: middle: unknown moment 'battle-bonuses'"):
        ragnatafl.new("surtr", content=pack)
