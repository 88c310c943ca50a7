"""Readable texts for small numbers."""

from __future__ import annotations

import pytest

from ragnatafl.kernel.codecs import BadInput, Custom, Names, Number, Template, did_you_mean, kebab

RUNES = Names("rune", ("blue", "green", "red"))


def test_names_are_written_and_read_back() -> None:
    assert [RUNES.read(RUNES.write(number)) for number in range(len(RUNES))] == [0, 1, 2]


def test_a_hidden_number_is_written_as_a_question_mark() -> None:
    assert RUNES.write(-1) == "?"


@pytest.mark.parametrize("wrong", ["gren", 1, None, ["blue"], {"blue": 1}])
def test_an_unknown_name_is_refused_with_the_nearest(wrong: object) -> None:
    with pytest.raises(BadInput, match="unknown rune"):
        RUNES.read(wrong)


def test_an_id_may_stand_only_once() -> None:
    with pytest.raises(BadInput, match="rune: an id stands twice"):
        Names("rune", ("blue", "blue"))


@pytest.mark.parametrize(("written", "number"), [(3, 3), ("3", 3), ("-2", -2)])
def test_a_number_is_read_from_a_number_or_a_text(written: object, number: int) -> None:
    assert Number("coins", -5, 5).read(written) == number


@pytest.mark.parametrize(
    ("wrong", "line"),
    [
        (6, "coins 6 is not between -5 and 5"),
        (True, "coins must be a whole number, not True"),
        (1.0, "coins must be a whole number, not 1.0"),
        ("1.5", "coins must be a whole number, not '1.5'"),
        ("9" * 5000, "coins must be a whole number"),
    ],
)
def test_a_wrong_number_is_refused(wrong: object, line: str) -> None:
    with pytest.raises(BadInput, match=line):
        Number("coins", -5, 5).read(wrong)


def test_a_sentence_is_read_back() -> None:
    lay = Template("lay {rune} at {x},{y}", {"rune": RUNES}, ("rune", "x", "y"))

    assert lay.write((2, -1, 4)) == "lay red at -1,4"
    assert lay.read("lay red at -1,4") == (2, -1, 4)
    assert lay.read("lay red") is None
    assert lay.read("please lay red at -1,4") is None


def test_a_sentence_with_a_wrong_id_says_so() -> None:
    lay = Template("lay {rune}", {"rune": RUNES}, ("rune",))

    with pytest.raises(BadInput, match="unknown rune 'rod', did you mean 'red'"):
        lay.read("lay rod")


def test_a_text_of_several_words_fits_a_hole() -> None:
    hill = Custom("hill", lambda number: f"hill {number} in the north", lambda t: int(t.split()[1]))
    go = Template("go to {hill} now", {"hill": hill}, ("hill",))

    assert go.read(go.write((7,))) == (7,)


@pytest.mark.parametrize("sentence", ["lay {x}", "lay {rune} {rune}", "lay"])
def test_a_sentence_names_each_of_its_numbers_once(sentence: str) -> None:
    with pytest.raises(TypeError, match="must name each of"):
        Template(sentence, {}, ("rune",))


def test_a_text_codec_takes_no_number() -> None:
    with pytest.raises(BadInput, match="hill must be a text, not 7"):
        Custom("hill", str, int).read(7)


def test_few_known_words_are_all_told_and_many_are_cut_short() -> None:
    assert did_you_mean("x", ["raid", "runics"]) == "known: raid, runics"
    assert did_you_mean("x", []) == "known: none"
    assert did_you_mean("", [f"card-{n}" for n in range(20)]).endswith("and 8 more")


@pytest.mark.parametrize(
    ("name", "words"), [("PlayCombatCards", "play-combat-cards"), ("Draw2", "draw2")]
)
def test_classes_have_readable_names(name: str, words: str) -> None:
    assert kebab(name) == words


def test_bad_input_holds_every_fault() -> None:
    assert BadInput("one", "two").faults == ("one", "two")
    assert str(BadInput("one", "two")) == "one; two"


def test_a_fault_is_one_printable_line_whatever_came_in() -> None:
    fault = BadInput("unknown zone '\n\x1b[2J', known: deck")

    assert str(fault) == "unknown zone '\\n\\x1b[2J', known: deck"
    assert fault.faults == (str(fault),)
