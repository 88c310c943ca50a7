"""Rules hold keys and arguments; the sentences live in four Fluent files (2.9)."""

from __future__ import annotations

import pytest

from kernel.coins import Guess, SideId, new_coins
from kit.table import ASTRID, BJORN
from ragnatafl.games import find_game, game_names
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import REFUSALS, Illegal, Refusal, refusal
from ragnatafl.kernel.events import Told
from ragnatafl.kernel.language import LANGUAGES, language, refusal_line
from ragnatafl.kernel.seats import CHANCE, SPECTATOR, mask_of
from toys.raid import GAME, CardId, Keep, NoWarrior
from toys.stories import given_raid

COINS = "kernel.coins"


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("en", "keep axe 1"),
        ("uk", "залишити карту «сокира 1»"),
        ("ru", "оставить карту «топор 1»"),
        ("pt-BR", "ficar com a carta “machado 1”"),
    ],
)
def test_an_option_is_said_in_each_language(code: str, sentence: str) -> None:
    assert language(code, GAME.package).option(Keep(CardId(0))) == sentence


def test_people_are_called_by_their_own_names() -> None:
    table = given_raid(hands={ASTRID: "axe-1"}, warriors={BJORN: 0})
    with pytest.raises(Illegal) as refused:
        table.says(ASTRID, "raid bjorn")

    assert refusal_line("en", refused.value, ("Ingrid", "Olaf")) == "RAID-3.1: Olaf has no warrior"
    assert language("en").seat(ASTRID, ("Ingrid",)) == "Ingrid"
    assert language("en").seat(BJORN, ("Ingrid",)) == "Bjorn"
    assert language("en").seat(CHANCE) == "chance"


def test_a_message_is_looked_up_in_the_game_first_and_then_in_the_kernel() -> None:
    speech = language("en", GAME.package)

    assert speech.say("prompt-keep") == "Keep a card"
    assert speech.say("refuse-game-is-over") == "the game is over"


def test_a_game_that_speaks_english_alone_is_still_understood() -> None:
    """The kernel speaks Ukrainian, the game falls back to English."""
    speech = language("uk", COINS)

    assert speech.option(Guess(SideId(1))) == "guess tails"
    assert speech.say("refuse-game-is-over") == "гру закінчено"


def test_a_name_that_is_not_known_is_its_id() -> None:
    assert language("en").name("axe-1") == "axe-1"
    assert language("en", GAME.package).name("axe-1") == "axe 1"


def test_several_ids_are_a_list() -> None:
    assert language("en").name("astrid bjorn", ("Ingrid",)) == "Ingrid, Bjorn"


def test_a_secret_event_has_a_sentence_for_those_who_may_not_know_it() -> None:
    event = Told("deal", "RAID-2", ASTRID, (), (("card", "axe-1"),), mask_of(ASTRID))
    speech = language("en", GAME.package)

    assert speech.event(event.seen_from(ASTRID)) == "Astrid is dealt axe 1"
    assert speech.event(event.seen_from(SPECTATOR)) == "Astrid is dealt a card"


def test_a_told_outcome_can_be_asked_for() -> None:
    match = new_coins("two")
    speech = language("en", COINS)

    assert speech.prompt(match.decision) == "Tell the outcome of the coin"
    assert speech.option(match.decision.options[0]) == "the coin shows heads"


@refusal("RAID-1")
class Weather(Refusal):
    """Nobody has a word for it."""


@refusal("RAID-3.1", "no-warrior")
class WarriorOfNobody(Refusal):
    """It does not tell whose."""


def test_a_missing_message_or_argument_is_our_mistake() -> None:
    speech = language("en", GAME.package)

    with pytest.raises(KeyError, match="en: no message 'refuse-weather'"):
        speech.refusal(Weather())
    with pytest.raises(ValueError, match="en: refuse-no-warrior"):
        speech.refusal(WarriorOfNobody())


def test_an_unknown_language_gets_one_line() -> None:
    with pytest.raises(BadInput, match="unknown language 'no', known: en, uk, ru, pt-BR"):
        language("no")


@pytest.mark.parametrize("code", LANGUAGES)
def test_names_from_people_are_never_read_as_messages(code: str) -> None:
    """A player may call herself { $seat_name } or <b>: it is shown as it is."""
    none_left = NoWarrior(BJORN)

    said = language(code, GAME.package).refusal(none_left, ("A", "{ $seat_name } <b>"))

    assert "{ $seat_name } <b>" in said


@pytest.mark.plain
def test_every_refusal_can_be_read_without_its_game() -> None:
    """Whoever raises it need not know the game: its words lie in the package that it is from.

    Zero stands for every fact here; compiled, facts have their types.
    """
    import ragnatafl.table.web.refusals

    for name in game_names():
        assert find_game(name).step_classes
    ours = [kind for kind in REFUSALS if kind.__module__.startswith("ragnatafl.")]
    assert len(ours) > 100
    assert ragnatafl.table.web.refusals.Stale in ours

    for kind in ours:
        line = str(Illegal(kind(*[0] * len(kind.fields))))
        assert kind.key not in line, line


def test_a_refusal_without_words_says_its_key() -> None:
    @refusal("-")
    class WordlessRefusal(Refusal):
        count: int

    assert str(Illegal(WordlessRefusal(3))) == "wordless-refusal (count 3)"
