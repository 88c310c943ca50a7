"""What people tell of a real board: a line of the record, and checked like a position."""

from __future__ import annotations

import pytest

from kit.table import ASTRID, BJORN, DAGNY
from ragnatafl.kernel.beside import Value
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.corrections import LONGEST_PATCH, Patch, read_patch, told_board
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.match import replay
from ragnatafl.kernel.positions import digest, from_position
from ragnatafl.kernel.records import parse_record
from ragnatafl.kernel.seats import TABLE, Seat
from toys.raid import BESIDE, GAME
from toys.stories import RaidTable, given_raid, new_raid

Told = tuple[str, str, Value]


def given_turn() -> RaidTable:
    """Astrid's turn; Bjorn is next, then Dagny."""
    hands = {ASTRID: "axe-1 axe-2", BJORN: "axe-3 axe-4", DAGNY: "axe-5 axe-6"}
    return given_raid(3, hands=hands)


def tell(table: RaidTable, *told: Told, then: str = "", option: str = "") -> Patch:
    """Astrid tells her board."""
    patch = told_board(table.game, BESIDE, ASTRID, told, then, option)
    table.match.choose(patch.text, TABLE)
    return patch


def faults_of(table: RaidTable, *told: Told, then: str = "", option: str = "") -> list[Fault]:
    before = digest(table.game), len(table.match.events), len(table.match.lines)
    with pytest.raises(BadInput) as refused:
        tell(table, *told, then=then, option=option)
    assert (digest(table.game), len(table.match.events), len(table.match.lines)) == before
    return [fault for fault in refused.value.faults if isinstance(fault, Fault)]


def test_what_is_told_is_so_and_the_question_stays() -> None:
    table = given_turn()

    patch = tell(table, ("seat:bjorn", "warriors", 1), ("seat:astrid", "banner", "horn-1"))

    assert table.game.warriors == [3, 1, 3]
    assert table.pile("banner astrid") == ["horn-1"]
    assert table.match.decision.seat == ASTRID
    assert patch.table == {"warriors": {"1": 1}}
    assert sorted(patch.zones) == ["banner astrid", "deck"]
    assert patch.agenda is None


def test_everybody_hears_what_was_told() -> None:
    table = given_turn()

    tell(table, ("seat:bjorn", "warriors", 1))

    told, done = table.match.events_for(DAGNY)[-2:]
    assert repr(told) == "- field-told at=seat:bjorn field=warriors before=3 after=1"
    assert (done.kind, done.seat, done.all_facts()["then"]) == ("board-told", ASTRID, "on")


def test_a_told_table_equals_the_position_that_says_the_same() -> None:
    table = given_turn()
    document = table.match.position()
    document["table"]["glory"] = [0, 4, 0]

    tell(table, ("seat:bjorn", "glory", 4))

    assert digest(table.game) == digest(from_position(GAME, document))


def test_a_turn_played_at_the_board_is_over() -> None:
    table = given_turn()

    tell(table, ("seat:astrid", "glory", 2), then="over")

    assert table.match.decision.seat == BJORN
    assert table.match.events[-1].all_facts()["then"] == "over"


def test_the_rules_do_what_follows_from_a_told_board() -> None:
    table = given_turn()

    tell(table, ("seat:bjorn", "glory", 7))

    assert table.match.over
    assert table.match.winners == (BJORN,)


def test_a_call_puts_the_rules_to_work_and_then_the_question_stands_again() -> None:
    table = given_turn()

    tell(table, then="raid", option="dagny")
    asked = [decision.prompt for decision in table.match.decisions]
    table.match.choose("put axe-1", ASTRID)
    table.match.choose("put axe-6", DAGNY)
    table.rolls(1)

    assert asked == ["put", "put"]
    assert (table.match.decision.seat, table.match.decision.prompt) == (ASTRID, "turn")


def test_undo_takes_a_correction_back_and_the_same_told_again_leads_to_the_same() -> None:
    table = given_turn()
    before = digest(table.game)
    patch = tell(table, ("seat:bjorn", "warriors", 1), then="over")
    after = digest(table.game)

    table.match.undo()
    taken_back = digest(table.game)
    table.match.choose(patch.text, TABLE)

    assert (taken_back, digest(table.game)) == (before, after)


def test_a_record_with_corrections_is_replayed() -> None:
    table = given_turn()
    tell(table, ("seat:bjorn", "warriors", 1), then="over")
    table.match.choose("rest axe-3", BJORN)

    record = parse_record(table.match.record().to_json())

    assert record.choices[0].startswith('table: {"by":"astrid"')
    assert digest(replay(record, GAME).state) == digest(table.game)


def test_a_correction_in_a_record_that_cannot_be_names_its_line() -> None:
    table = given_turn()
    table.match.lines.clear()
    record = table.match.record()
    wrong = type(record)(
        **{name: getattr(record, name) for name in record.__struct_fields__ if name != "choices"},
        choices=('table: {"by":"astrid","table":{"warriors":{"9":1}}}',),
    )

    with pytest.raises(BadInput, match="record: choice 1: correction: warriors has no place '9'"):
        replay(wrong, GAME)


@pytest.mark.parametrize(
    ("told", "key", "at", "name"),
    [
        (("seat:bjorn", "warriors", 4), "told-number", "seat:bjorn", "warriors"),
        (("seat:bjorn", "warriors", True), "told-number", "seat:bjorn", "warriors"),
        (("seat:bjorn", "warriors", (1,)), "told-number", "seat:bjorn", "warriors"),
        (("seat:bjorn", "banner", "spoon"), "told-choice", "seat:bjorn", "banner"),
        (("seat:eirik", "warriors", 1), "no-field", "seat:eirik", "warriors"),
        (("seat:bjorn", "ships", 1), "no-field", "seat:bjorn", "ships"),
    ],
)
def test_what_makes_no_sense_is_named_with_its_field(
    told: Told, key: str, at: str, name: str
) -> None:
    (fault,) = faults_of(given_turn(), told)

    assert (fault.key, fault.at, fault.name) == (key, at, name)


def test_every_fault_is_told_at_once() -> None:
    table = given_turn()
    tell(table, ("seat:bjorn", "banner", "horn-1"))

    wrong = faults_of(
        table, ("seat:astrid", "banner", "horn-1"), ("seat:dagny", "glory", 30),
    )  # fmt: skip

    assert [(fault.key, fault.at) for fault in wrong] == [
        ("banner-of-another", "seat:astrid"),
        ("told-number", "seat:dagny"),
    ]


@pytest.mark.parametrize(
    ("then", "option", "key"),
    [
        ("", "", "nothing-told"),
        ("feast", "", "no-such-call"),
        ("raid", "astrid", "no-such-option"),
        ("raid", "", "no-such-option"),
    ],
)
def test_a_call_that_is_not_offered_is_named(then: str, option: str, key: str) -> None:
    (fault,) = faults_of(given_turn(), then=then, option=option)

    assert fault.key == key


def test_the_turn_of_another_cannot_be_over() -> None:
    table = given_turn()
    with pytest.raises(BadInput) as refused:
        told_board(table.game, BESIDE, BJORN, (), "over")

    assert [fault.key for fault in refused.value.faults if isinstance(fault, Fault)] == [
        "no-turn-to-end"
    ]


def test_no_turn_is_over_while_something_goes_on() -> None:
    table = given_turn()
    table.match.choose("raid bjorn", ASTRID)

    (fault,) = faults_of(table, then="over")

    assert fault.key == "not-at-rest"


def test_a_hundred_and_twenty_one_fields_are_too_many() -> None:
    many: list[Told] = [("seat:bjorn", "warriors", 1)] * 121

    (fault,) = faults_of(given_turn(), *many)

    assert fault.key == "too-much-told"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("{", "correction: input data was truncated"),
        ('{"by": "astrid", "spell": 1}', "unknown field 'spell'"),
        ('{"by": "freydis"}', "unknown seat 'freydis'"),
        ('{"by": "astrid", "table": {"warriors": {"x": 1}}}', "warriors has no place 'x'"),
        ('{"by": "astrid", "table": {"warriors": {"1": 9}}}', "warriors 9 is not between 0 and 3"),
        ('{"by": "astrid", "table": {"ships": 1}}', "unknown entry 'ships'"),
        ('{"by": "astrid", "zones": {"discard": ["axe-1"]}}', "stands there too often"),
        ('{"by": "astrid", "zones": {"hand astrid": []}}', "these cards are nowhere"),
        ('{"by": "astrid", "agenda": [{"step": "sleep"}]}', "unknown step 'sleep'"),
        ('{"by": "astrid", "agenda": []}', "agenda must be a list of steps"),
        ("[" * 15_000, "nested too deeply|expected 'object'"),
        ('{"by": "' + "x" * LONGEST_PATCH + '"}', "longer than"),
    ],
)
def test_a_patch_that_does_not_fit_leaves_everything_as_it_was(text: str, line: str) -> None:
    table = given_turn()
    before = digest(table.game), len(table.match.events), len(table.match.lines)

    with pytest.raises(BadInput, match=line):
        table.match.choose(text, TABLE)

    assert (digest(table.game), len(table.match.events), len(table.match.lines)) == before


@pytest.mark.parametrize("source", ["fast", "sealed"])
def test_only_a_table_beside_a_board_is_told(source: str) -> None:
    table = new_raid(source=source, seed="1" * 64)

    with pytest.raises(Illegal, match="beside no real board"):
        table.match.choose('{"by": "astrid"}', TABLE)


def test_a_game_that_is_over_is_not_corrected() -> None:
    table = given_turn()
    tell(table, ("seat:bjorn", "glory", 7))

    with pytest.raises(Illegal, match="the game is over"):
        table.match.choose('{"by": "astrid"}', TABLE)


def test_outcomes_told_for_a_step_are_told_again_after_a_correction() -> None:
    table = given_turn()
    table.match.choose("raid bjorn", ASTRID)
    table.match.choose("put axe-1", ASTRID)
    table.match.choose("put axe-3", BJORN)
    asked = table.match.decision.prompt

    tell(table, ("seat:bjorn", "warriors", 1))

    assert (asked, table.match.decision.prompt) == ("chance", "chance")
    table.rolls(6)
    assert table.clash() == (7, 4)


def test_a_patch_is_read_as_it_is_written() -> None:
    patch = Patch("bjorn", (("area:5", "armies bjorn", "3", "3 2"),), "over", {"a": {"1": 2}})

    assert read_patch(patch.text) == patch
    assert Seat(TABLE) == -4
