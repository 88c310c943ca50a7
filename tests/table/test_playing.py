"""The toy played from the terminal by script: told dice, sealed choices, two people, asides."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ragnatafl import load_record
from ragnatafl.kernel.agenda import Next
from toys import raid

if TYPE_CHECKING:
    from table.conftest import Ran, Run

DEALT = [
    *("axe-8", "axe-7", "axe-6", "axe-5"),  # to Astrid
    *("axe-1", "axe-2", "horn-1", "fog-1"),  # to Bjorn
]
DRAFT = [
    *("keep axe-8", "keep axe-1"),
    *("keep axe-2", "keep axe-5"),
    *("keep axe-7", "keep horn-1"),
]
RAIDS = [
    *("raid bjorn", "put axe-8", "put axe-1", "6"),  # 14 against 4
    "rest axe-5",
    *("raid bjorn", "put axe-7", "put horn-1", "1"),
    *("raid bjorn", "put axe-2", "put nothing", "raid-die 6"),
]
BESIDE_A_REAL_TABLE = ("--players", "me,me", "--source", "asked", "--no-curtain")


def play(run: Run, *arguments: str, typed: list[str]) -> Ran:
    return run("play", "raid", *arguments, typed=typed)


def test_game_with_told_cards_and_dice(run: Run) -> None:
    """Chance is asked: the person tells each card and each die, by its face or its text."""
    ran = play(run, *BESIDE_A_REAL_TABLE, typed=[*DEALT, *DRAFT, *RAIDS])

    assert ran.code == 0, ran.err
    assert "Tell the outcome of the raid die  RAID-4\n  1  2  3  4  5  6\n> 6" in ran.out
    assert "· Astrid rolls 6: 14 against 4" in ran.out
    assert "The game is over. Astrid wins!  RAID-7" in ran.out
    winners = [line.split() for line in ran.lines if line.startswith("★")]
    assert winners == [["★", "▼", "Astrid", "6"]]


def test_told_outcomes_stand_in_the_record(run: Run) -> None:
    typed = [*DEALT, *DRAFT, *RAIDS, "told.json"]

    assert play(run, *BESIDE_A_REAL_TABLE, typed=typed).code == 0

    choices = load_record("told.json").choices
    assert choices[0] == "chance: deck axe-8"
    assert [choice for choice in choices if "raid-die" in choice] == [
        "chance: raid-die 6",
        "chance: raid-die 1",
        "chance: raid-die 6",
    ]


def test_what_the_program_keeps_is_not_asked(run: Run) -> None:
    """It deals and rolls; what people choose is asked as ever."""
    kept = (*BESIDE_A_REAL_TABLE, "--keep", "die=app,deck=app", "--seed", "3")

    ran = play(run, *kept, typed=["1"] * 60)

    assert ran.code == 0, ran.err
    assert "Tell the outcome" not in ran.out
    assert " rolls " in ran.out


def test_a_record_says_who_kept_what(run: Run) -> None:
    kept = (*BESIDE_A_REAL_TABLE, "--keep", "die=app,deck=app")

    assert play(run, *kept, typed=["1", "1", "save kept.json", "quit"]).code == 0

    record = load_record("kept.json")
    assert record.kept == {"die": "app", "deck": "app"}
    assert not [choice for choice in record.choices if choice.startswith("chance")]


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("--keep", "die=app"), "--keep is for a real board: it needs --source asked"),
        (("--source", "asked", "--keep", "dice=app"), "keep: unknown 'dice', did you mean 'die'?"),
        (("--source", "asked", "--keep", "die"), "--keep: 'die' must be NAME=WHO"),
        (("--source", "asked", "--keep", "die=me"), "keep die: cannot be 'me', known: app, told"),
        (
            ("--source", "asked", "--keep", "usual", "--players", "me,karl"),
            "--players: karl cannot play cards that are only counted",
        ),
    ],
)
def test_who_keeps_what_is_checked(run: Run, arguments: tuple[str, ...], line: str) -> None:
    ran = play(run, *arguments, typed=[])

    assert ran.code == 2
    assert line in ran.err


def test_what_has_been_told_is_shown(run: Run) -> None:
    """Cards of one step are told one after the other, before any of them is on the table."""
    ran = play(run, *BESIDE_A_REAL_TABLE, typed=DEALT[:2])

    assert "Told so far: axe 8, axe 7\n" in ran.out
    assert ran.out.count("warriors 3") == 2  # the table itself, with two lines, once


def test_die_shows_no_other_face(run: Run) -> None:
    """A number that is no face is refused, though it could be the number of an option."""
    ran = play(run, *BESIDE_A_REAL_TABLE, typed=[*DEALT, *DRAFT, *RAIDS[:3], "7", "6", "scores"])

    assert "RAID-4: chance cannot choose '7' here; offered: 1 · 2 · 3 · 4 and 2 more" in ran.out
    assert "rolls 6" in ran.out


def test_question_with_one_option_is_asked_if_hidden_facts_made_it_so(run: Run) -> None:
    """'put nothing' is all Bjorn can put, but who sees him skip it knows his hand."""
    ran = play(run, *BESIDE_A_REAL_TABLE, typed=[*DEALT, *DRAFT, *RAIDS])

    assert " 1 put nothing\n> put nothing" in ran.out
    assert "Only one option is left" not in ran.out


@pytest.fixture
def forced_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """In their turn all can only rest, with the first card of the hand."""

    def run(turn: raid.Turn, game: raid.Raid) -> Next:
        first = raid.CardId(game.zones[raid.HAND + turn.seat][0])
        return turn.ask(turn.seat, "turn", (raid.Rest(first),))

    monkeypatch.setattr(raid.Turn, "run", run)


@pytest.mark.usefixtures("forced_rest")
def test_forced_choices_are_taken_and_told(run: Run) -> None:
    draft = ["1"] * 3

    ran = play(run, "--players", "me,thrall", "--seed", "3", typed=draft)
    asked = play(run, "--players", "me,thrall", "--seed", "3", "--ask-forced", typed=draft)

    assert ran.out.count("Only one option is left, so it is taken: rest, discard ") == 3
    assert "The game is over." in ran.out
    assert "Only one option is left" not in asked.out
    assert " 1 rest, discard " in asked.out


@pytest.mark.usefixtures("forced_rest")
def test_forced_choice_is_told_to_its_owner_alone(run: Run) -> None:
    """Behind the curtain Bjorn looks at the screen to the end, and reads of his own cards only."""
    ran = play(run, "--players", "me,me", "--seed", "3", typed=["", "1", "", "1", ""] * 3)

    told = [line for line in ran.lines if line.startswith("Only one option is left")]
    rests = [line for line in ran.lines if line.startswith("· Bjorn rests and discards ")]
    assert [line.rpartition("discard ")[2] for line in told] == [
        line.rpartition("discards ")[2] for line in rests
    ]
    assert len(told) == 3


def test_sealed_answers_behind_the_curtain(run: Run) -> None:
    """One after the other, each with its own view; the answers open together."""
    ran = play(
        run, "--players", "me,me", "--seed", "3",
        typed=["", "keep axe-7", "", "keep raven-1"],
    )  # fmt: skip

    first, second = ran.out.index("> keep axe-7"), ran.out.index("> keep raven-1")
    opened = ran.out.index("· Bjorn keeps raven 1")
    assert first < second < opened
    assert "The answer is sealed." in ran.out[first:second]
    assert "Bjorn, press Enter when ready." in ran.out[first:second]


def test_person_sees_own_view_only(run: Run) -> None:
    ran = play(run, "--players", "me,me", "--seed", "3", typed=["", "keep axe-7", ""])

    astrids, _, bjorns = ran.out.partition("Bjorn, press Enter when ready.")
    assert "Astrid is dealt axe 7" in astrids
    assert "Bjorn is dealt a card" in astrids
    assert "raven 1" not in astrids
    assert "Bjorn is dealt raven 1" in bjorns
    assert "axe 7" not in bjorns


def test_sealed_answer_may_be_changed_until_the_last_is_in(run: Run) -> None:
    """At the curtain, who has answered types the name."""
    ran = play(
        run, "--players", "me,me", "--seed", "3",
        typed=["", "keep axe-7", "Astrid", "keep axe-1", "", "keep raven-1", "", "",
               "save s.json"],
    )  # fmt: skip

    assert "Who wants to change a sealed answer types the name now: Astrid" in ran.out
    assert "Your answer so far: keep axe 7" in ran.out
    assert load_record("s.json").choices == ("astrid: keep axe-1", "bjorn: keep raven-1")


def test_sealed_answer_changed_at_an_open_table(run: Run) -> None:
    ran = play(
        run, "--players", "me,me", "--seed", "3", "--no-curtain",
        typed=["change", "keep axe-7", "change dagny", "change", "keep axe-1", "keep raven-1",
               "save s.json"],
    )  # fmt: skip

    assert "Nobody has a sealed answer that could be changed." in ran.out
    assert "Who wants to change the answer? Type change and a name: Astrid" in ran.out
    assert load_record("s.json").choices == ("astrid: keep axe-1", "bjorn: keep raven-1")


def test_undo_goes_back_to_the_last_question(run: Run) -> None:
    """Alone at the table undo is free: bots' answers are taken back too."""
    ran = play(
        run, "--players", "me,thrall", "--seed", "3",
        typed=["undo", "keep axe-7", "2", "undo", "undo", "keep axe-1", "save s.json"],
    )  # fmt: skip

    assert ran.out.count("there is nothing to take back") == 1
    assert ran.out.count("Taken back.") == 2
    assert load_record("s.json").choices[0] == "astrid: keep axe-1"
    assert len(load_record("s.json").choices) == 3  # and thrall's answer to the next question


def test_undo_of_told_outcomes(run: Run) -> None:
    typed = [*DEALT, *DRAFT, *RAIDS[:4], "undo", "5", "save s.json"]

    assert play(run, *BESIDE_A_REAL_TABLE, typed=typed).code == 0

    assert load_record("s.json").choices[-1] == "chance: raid-die 5"


def test_undo_is_refused_once_another_is_asked(run: Run) -> None:
    """Two people: what another seat was asked after cannot be taken back."""
    ran = play(
        run, "--players", "me,me", "--seed", "3", "--no-curtain",
        typed=[*["1"] * 6, "5", "undo"],
    )  # fmt: skip

    assert "the last choice was Astrid's" in ran.out
    assert "Taken back." not in ran.out


def test_why_tells_the_rule_of_question_option_and_refusal(run: Run) -> None:
    ran = play(
        run, *BESIDE_A_REAL_TABLE,
        typed=[*DEALT, *DRAFT, "why", "why 2", "raid astrid", "why", "why RAID-77", "why raid-9",
               "why raid astrid"],
    )  # fmt: skip

    question, option, refusal, unknown, named = ran.out.split("> why")[1:6]
    assert "RAID-3    In turn each seat with a card in hand raids another seat" in question
    assert "→ Astrid raises axe 8  RAID-3" in option
    assert "RAID-3: Astrid cannot raid that seat" in option
    assert "RAID-3.1" in refusal
    assert "There is no rule RAID-77; near it are RAID-7, RAID-9, RAID-8." in unknown
    assert "Banners: a horn adds 2 strength" in named


@pytest.mark.parametrize(
    ("code", "typed", "unseen", "seen"),
    [
        ("en", "why Bjorn", "Bjorn (karl): what it is after cannot be told from what you see.",
         "Bjorn (karl) is after: points held"),
        ("uk", "чому бйорн", "Бйорн (karl): з того, що ви бачите, мети не видно.",
         "Бйорн (karl) має на меті: очки"),
    ],
)  # fmt: skip
def test_why_tells_what_a_bot_is_after(
    run: Run, code: str, typed: str, unseen: str, seen: str
) -> None:
    """Before its first answer nobody knows; then it is told by what everybody sees."""
    turns = ["1"] * 4
    ran = run(
        "--lang", code, "play", "runics", "--seed", "5", "--players", "me,karl",
        typed=[typed, *turns, typed, "quit", ""],
    )  # fmt: skip

    assert unseen in ran.out
    assert seen in ran.out


def test_try_shows_the_table_after_an_option(run: Run) -> None:
    ran = play(run, *BESIDE_A_REAL_TABLE, typed=[*DEALT, *DRAFT, "try raise axe-8", "try", "log"])

    tried = ran.out.split("> try")[1]
    assert "After 'raise axe 8' the table would look like this" in tried
    assert "banner axe-8" in tried
    assert "Astrid raises" not in ran.out.split("> log")[1]


def test_try_does_not_show_what_chance_will_bring(run: Run) -> None:
    ran = play(run, "--players", "me,thrall", "--seed", "3", typed=["try 1"])

    assert "This cannot be tried" in ran.out


def test_hint_names_an_option(run: Run) -> None:
    ran = play(run, "--players", "me,thrall", "--seed", "3", typed=["hint"])

    assert "would choose" in ran.out
    assert "Next best: " in ran.out
    assert " of 100" in ran.out


def test_log_as_this_seat_may_know_it(run: Run) -> None:
    ran = play(run, "--players", "me,thrall", "--seed", "3", typed=["log", "log 2", "log all"])

    whole, short, everything = ran.out.split("> log")[1:]
    assert "RAID-2  · Astrid is dealt axe 7" in whole
    assert "RAID-2  · Bjorn is dealt a card" in whole
    assert "… 6 earlier lines: log all shows everything" in short
    assert everything.count("RAID-2") == 8
    assert "At the table" in everything.splitlines()[1]  # nobody's turn yet


def test_options_are_found_by_parts_of_their_text(run: Run) -> None:
    """A part that fits several options shortens the list; one that fits one is taken by Enter."""
    ran = play(run, *BESIDE_A_REAL_TABLE, typed=[*DEALT, *DRAFT, "rest", "RAISE 8", "", "log 1"])

    several, one = ran.out.split("> rest")[1].split("> RAISE 8")
    assert "rest, discard axe 2" in several
    assert "raise" not in several
    assert "Enter takes it." in one
    assert "Astrid raises axe 8" in ran.out.split("> log 1")[1]


def test_number_that_is_not_there(run: Run) -> None:
    ran = play(run, "--players", "me,thrall", "--seed", "3", typed=["99", "0"])

    assert "There is no option 99: type a number from 1 to 4." in ran.out
    assert "There is no option 0" in ran.out


def test_choice_that_is_not_offered(run: Run) -> None:
    """The rule, the reason and what could be chosen; a command misspelt is guessed."""
    ran = play(run, "--players", "me,thrall", "--seed", "3",
               typed=["keep mjolnir", "raid bjorn", "udno", "1", "save s.json"])  # fmt: skip

    offered = "offered: 1 keep shield 2 · 2 keep horn 2 · 3 keep axe 7 · 4 keep axe 1"
    assert "RAID-2: 'keep mjolnir' means nothing here: unknown card 'mjolnir'" in ran.out
    assert f"RAID-2: Astrid cannot choose 'raid bjorn' here; {offered}\n" in ran.out
    assert "Did you mean undo?" in ran.out
    assert len(load_record("s.json").choices) == 3  # nothing of it is in the record


def test_scores_board_rules_and_help(run: Run) -> None:
    ran = play(
        run, "--players", "me,thrall", "--seed", "3",
        typed=["scores", "board", "rules", "rules RAID-6", "help", "?", "more", ""],
    )  # fmt: skip

    assert "Bjorn (thrall)" in ran.out.split("> scores")[1].split("> board")[0]
    assert "Keep a card" in ran.out.split("> board")[1].split("> rules")[0]
    assert "Who has 7 glory wins at once." in ran.out.split("> rules RAID-6")[1]
    assert ran.out.count("take back your last choice") == 2


def test_hash_at_the_start_and_secret_at_the_end(run: Run) -> None:
    secret = "07" * 32
    ran = run(
        "play", "raid", "--players", "thrall,thrall", "--source", "sealed", "--seed", secret,
        typed=["sealed.json"],
    )  # fmt: skip

    digest = "".join(ran.lines[1].split()[-1:])
    assert ran.lines[1].startswith("Chance is sealed. The SHA-256 of its secret")
    assert f"The secret of this game was {secret}" in ran.out
    assert f"ragnatafl verify sealed.json --hash {digest}" in ran.out
    assert secret not in ran.out[: ran.out.index("The game is over")]


def test_saved_sealed_game_keeps_its_secret(run: Run) -> None:
    ran = run(
        "play", "raid", "--players", "me,thrall", "--source", "sealed", typed=["1", "save s.json"]
    )  # fmt: skip

    assert "stays out of the record until the game is over" in ran.out
    assert load_record("s.json").seed == ""


def test_saved_game_is_played_on(run: Run) -> None:
    first = play(run, "--players", "me,thrall", "--seed", "3", typed=["1", "save s.json"])
    assert "ragnatafl play --from s.json --players me,thrall" in first.out

    again = run("play", "--from", "s.json", "--players", "me,thrall", typed=["undo", "log all"])

    assert again.code == 0
    assert "Taken back." in again.out
    assert again.out.count("1 keep shield 2") == 1  # asked again from the start


def test_end_of_input_is_told_in_one_line_and_saves_nothing(run: Run, tmp_path: Path) -> None:
    ran = play(run, "--players", "me,thrall", "--seed", "3", typed=["1"])

    assert ran.code == 0
    assert ran.lines[-1].startswith("The input ended after 3 choices and nothing was saved;")
    assert list(tmp_path.iterdir()) == []


def test_quit_offers_to_save(run: Run, tmp_path: Path) -> None:
    ran = play(run, "--players", "me,thrall", "--seed", "3", typed=["1", "quit", "left.json"])

    assert ran.lines[-1] == "The game was left unfinished."
    assert (tmp_path / "left.json").exists()


def test_save_spares_files_that_are_no_records(run: Run, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary", encoding="utf-8")

    ran = play(
        run, "--players", "me,thrall", "--seed", "3",
        typed=["save", "save diary.txt", "save nowhere/s.json", "save s.json", "save s.json"],
    )  # fmt: skip

    assert "Save where? Type save and a file name." in ran.out
    assert "diary.txt is there already and is no record" in ran.out
    assert "nowhere/s.json cannot be written: No such file or directory" in ran.out
    assert ran.out.count("Saved in s.json") == 2
    assert (tmp_path / "diary.txt").read_text(encoding="utf-8") == "dear diary"


def test_automa_is_told_in_words_and_a_person_arbitrates(run: Run) -> None:
    """RAID-8.1: of several seats the automa could raid a person chooses."""
    ran = run(
        "play", "raid", "--seats", "3", "--option", "automas=1", "--players", "me,me", "--seed",
        "4", "--no-curtain", typed=[*["1"] * 6, "6", "6", "1"],
    )  # fmt: skip

    assert "Raid: Astrid, Bjorn, Dagny (automa)" in ran.out
    assert "Choose whom the automa raids (for Dagny)  RAID-8.1" in ran.out


def test_bots_alone_are_watched(run: Run) -> None:
    ran = play(run, "--players", "thrall,thrall", "--seed", "3", typed=[])

    assert ran.code == 0
    assert "The game is over." in ran.out
    assert "The seed of this game was 3" in ran.out


def test_confirm_before_what_cannot_be_taken_back(run: Run) -> None:
    ran = play(
        run, "--players", "me,me", "--seed", "3", "--no-curtain", "--confirm",
        typed=[*["1"] * 6, "5", "no", "5", "yes", "log 1"],
    )  # fmt: skip

    question = "cannot be taken back: another player is asked next."
    assert ran.out.count(question) == 2


@pytest.mark.parametrize(
    ("code", "asked", "word"),
    [("uk", "Астрід", "довідка"), ("ru", "Бьёрн", "справка"), ("pt-BR", "Bjorn", "ajuda")],
)
def test_table_speaks_four_languages(run: Run, code: str, asked: str, word: str) -> None:
    ran = run("--lang", code, "play", "raid", "--players", "me,me", "--seed", "3", "--no-curtain",
              typed=["1", word, "help"])  # fmt: skip

    assert asked in ran.out
    help_page = ran.out.split(f"> {word}")[1].split("> help")[0].strip()
    assert help_page == ran.out.split("> help")[1].split("\n", 1)[1].rsplit("\n", 2)[0].strip()


def test_language_of_the_system(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")

    assert "Введення скінчилося" in play(run, "--players", "me,thrall", typed=[]).out
