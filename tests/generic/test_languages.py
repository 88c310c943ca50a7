"""Everything a game says is said in all four languages, in whole and right sentences (2.9, 2.17).

What must be said follows from the declarations; `words.py` reads them. `sentences.toml` has single
sentences of all games, with their cases, numbers and reasons.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from generic.tables import each_game, is_long
from generic.words import SAYS_ITSELF, Words, messages, samples, variables
from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import Names
from ragnatafl.kernel.content import facts_of
from ragnatafl.kernel.decisions import Fact, Illegal, Option
from ragnatafl.kernel.events import Told
from ragnatafl.kernel.game import Game
from ragnatafl.kernel.language import LANGUAGES, language
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.positions import digest
from ragnatafl.kernel.seats import CHANCE, NOBODY, SEATS, Seat
from ragnatafl.lab import checks

SENTENCES: Final = tomllib.loads(
    Path(__file__).with_name("sentences.toml").read_text(encoding="utf-8")
)["sentence"]
OURS: Final = ("ragnatafl", "ragnatafl.table.web", "ragnatafl.table.web.box")
"""What all games say, and the table."""
CANNOT: Final = {"en": "cannot", "uk": "не може", "ru": "не может", "pt-BR": "não pode"}
LETTERS: Final = {"uk": ("а-щьюяіїєґ", "ыэъё"), "ru": ("а-яё", "іїєґ")}
"""By language its letters, and those of its neighbour."""
ON_A_CARD: Final = 110

each_code = pytest.mark.parametrize("code", LANGUAGES)


@cache
def words_of(name: str) -> Words:
    game = find_game(name)
    assert game.face  # its sources are loaded, and with them all that they declare
    return Words(game)


def own(game: Game[Any], code: str = "en") -> dict[str, frozenset[str]]:
    """The messages of a game's own file, with their variables."""
    found = variables((*OURS, *game.packages), code)
    return {key: found[key] for key in messages(game.package, code)}


def besides(game: Game[Any]) -> set[str]:
    """What its base says for it, the kernel, and the table."""
    return {key for package in (*OURS, *game.packages[:-1]) for key in messages(package, "en")}


# What is said, and with which words


@each_game()
def test_whatever_is_declared_can_be_said(game: Game[Any]) -> None:
    """Options, events, refusals, prompts, points and switches; what pictures ask for; and names
    and texts of all that has some."""
    words, said = words_of(game.name), set(own(game)) | besides(game)

    assert sorted((words.wanted | words.drawn()) - said) == []
    named = {name for name in words.named() if not SAYS_ITSELF.fullmatch(name)}
    assert sorted(name for name in named if f"name-{name}" not in said) == []
    assert sorted(entry.id for entry in words.texts() if f"text-{entry.id}" not in said) == []


@each_game()
def test_whatever_is_chosen_has_a_verb_or_ends_things(game: Game[Any]) -> None:
    """What lists are headed by; a game without any lists whole sentences."""
    said = set(own(game)) | besides(game)
    verbless = [kind.key for kind in game.option_classes if f"verb-{kind.key}" not in said]

    assert [kind.key for kind in game.option_classes if kind.ending] == [
        key for key in verbless if game.rulebook
    ]


@each_game()
def test_nothing_is_said_that_nobody_asks_for(game: Game[Any]) -> None:
    words, elsewhere = words_of(game.name), besides(game)
    put_in = {key for said in messages(game.package, "en").values() for key in said.messages}

    left = set(own(game)) - words.wanted - put_in - elsewhere
    assert sorted(key for key in left if not words.is_asked_for(key)) == []


@each_game()
def test_a_sentence_mentions_only_what_is_declared(game: Game[Any]) -> None:
    words = words_of(game.name)
    for key, found in own(game).items():
        may = words.may_mention(key)
        assert may is None or found <= may, key


@each_code
@each_game()
def test_all_languages_say_the_same(game: Game[Any], code: str) -> None:
    """The same messages, each with the same variables."""
    assert own(game, code) == own(game)


@each_code
def test_the_kernel_and_the_table_say_the_same(code: str) -> None:
    assert variables(OURS, code) == variables(OURS, "en")


@each_code
@each_game()
def test_a_mode_does_not_repeat_its_base(game: Game[Any], code: str) -> None:
    bodies = [dict(_bodies(package, code)) for package in game.packages]

    assert [k for k in bodies[-1] if len(bodies) > 1 and bodies[-1][k] == bodies[0].get(k)] == []


def _bodies(package: str, code: str) -> list[tuple[str, str]]:
    text = files(package).joinpath("words", f"{code}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-zA-Z][\w-]*) =((?:.*\n)(?:[ \t]+.*\n)*)", text, re.MULTILINE)


# How it is said


def facts_for(words: Words, key: str) -> Iterator[tuple[Fact, ...]]:
    """Facts for a declared message: each variable in turn is all that it may be."""
    fields: dict[str, tuple[str | int, ...]] = {
        field.name: samples(field.codec) for field in words.fields[key]
    }
    fields.setdefault("rule", ("other",))
    fields["seat"] = ("astrid",)
    if key in words.of_moves:
        card = words.game.cards.ids[0]
        fields |= {"card": (card,), "cards": (card,), "count": (1, 2, 5)}
        fields |= {"origin": ("deck",), "target": ("deck",)}
    usual = {name: values[0] for name, values in fields.items()}
    for name, values in fields.items():
        for value in values:
            yield tuple({**usual, name: value}.items())


@each_code
@each_game()
def test_every_declared_sentence_is_whole(game: Game[Any], code: str) -> None:
    """With all samples of its variables; refusals of real games say who cannot, and what would be
    right after a colon."""
    words, speech, english = words_of(game.name), language(code, *game.packages), own(game)
    for key in words.fields:
        for facts in facts_for(words, key):
            said = speech.say(key, facts, ("Olena", "Petro"))
            assert said == " ".join(said.split(" ")).strip() != "", key
            assert not re.search(r"[{}$]|  ", said), key
        mentioned = english.get(key, ())
        if key.startswith("refuse-") and game.rulebook:
            assert "seat" not in mentioned or said.startswith(f"Olena {CANNOT[code]} "), key
            assert ": " in said, key
            assert not said.endswith("."), key


@each_code
@each_game()
def test_a_form_holds_the_beginning_of_the_name(game: Game[Any], code: str) -> None:
    """Names in the case that a sentence needs are messages of their own; the ending may change."""
    words, speech, said = words_of(game.name), language(code, *game.packages), own(game)
    for key, fields in words.fields.items():
        for form in messages(game.package, code)[key].messages & said.keys():
            for field in fields:
                if said[form] == {field.name} and isinstance(field.codec, Names):
                    for name in field.codec.ids:
                        stem = speech.name(name)[:3]
                        assert stem in speech.say(form, ((field.name, name),)), (form, name)


@pytest.mark.parametrize("code", LETTERS)
@each_game()
def test_each_language_keeps_to_its_letters(game: Game[Any], code: str) -> None:
    """A game may be called as on its box."""
    alphabet, foreign = LETTERS[code]
    if not game.rulebook:
        return  # a toy may be called as it likes
    for key, said in messages(game.package, code).items():
        text = " ".join(said.texts).lower()
        assert not re.search(f"[{foreign}]", text), key
        english = " ".join(messages(game.package, "en")[key].texts)
        is_named = key == "game-title" or not re.search("[A-Za-z]", english)
        assert is_named or re.search(f"[{alphabet}]", text), key


@each_code
@each_game()
def test_texts_of_cards_take_their_numbers_from_the_entry_and_fit(
    game: Game[Any], code: str
) -> None:
    words, speech = words_of(game.name), language(code, *game.packages)
    entries = {f"text-{entry.id}": entry for entry in words.entries}
    for key in filter(lambda key: key.startswith("text-"), own(game)):
        if key in entries:
            assert len(speech.say(key, facts_of(entries[key]))) <= ON_A_CARD, key


@each_code
@each_game()
def test_cards_are_told_apart_by_their_names(game: Game[Any], code: str) -> None:
    """Only copies are called alike: their ids differ by the letter at their end."""
    speech, ids = language(code, *game.packages), game.cards.ids
    alike: dict[str, set[str]] = {}
    for name in ids:
        alike.setdefault(speech.name(name), set()).add(re.sub(r"-?[a-z]$", "", name))

    assert [stems for stems in alike.values() if len(stems) > 1] == []


@each_code
@each_game()
def test_how_to_play_is_the_same_page_in_every_language(game: Game[Any], code: str) -> None:
    """Headings, tables, lists and pictures, without their words."""
    pages = [files(game.package).joinpath("words", "how", f"{c}.md") for c in (code, "en")]
    if not pages[1].is_file():
        assert not game.rulebook
        return
    mark = re.compile(r"^(#+ |\s*- |\d\. |\|)|\]\((\w+\.svg)\)$", re.MULTILINE)
    one, other = (mark.findall(page.read_text(encoding="utf-8")) for page in pages)
    assert one == other


@pytest.mark.parametrize("sentence", SENTENCES, ids=lambda s: f"{s['game']} {s['key']}")
def test_a_sentence_reads_as_it_should(sentence: dict[str, Any]) -> None:
    """Cases, numbers, reasons: some of each game, word for word."""
    game, key = find_game(sentence["game"]), sentence["key"]
    facts = tuple(sentence["facts"].items())
    for code in (code for code in LANGUAGES if code in sentence):
        speech = language(code, *game.packages)
        if key.startswith("event-"):
            given = dict(facts)
            seat = Seat(SEATS.read(given.pop("seat"))) if "seat" in given else NOBODY
            rule = str(given.pop("rule", "-"))
            event = Told(key.removeprefix("event-"), rule, seat, tuple(given.items()), (), 0)
            said = speech.event(event, ("Olena",))
        else:
            said = speech.say(key, facts, ("Olena",))
        assert said == sentence[code]


# In games


@each_game(quick=False)
def test_whatever_is_met_in_random_games_can_be_said(game: Game[Any]) -> None:
    """No two options of a question read alike, and no secret is told."""
    sayings = checks.Sayings(game)
    for seed, setup in enumerate(checks.setups(game, at_most=4 if is_long(game) else 20)):
        match = checks.start_match(setup, seed, "asked" if seed % 4 == 0 else "fast")
        rng = Random(seed)
        met: list[Option] = []
        heard = 0
        for _ in checks.play_on(match, rng):
            sayings.hear(match, heard)
            hear_secrets(match, heard)
            heard = len(match.events)
            for option in rng.sample(met, min(3, len(met))):
                hear_refusal(match, option, sayings)
            met += rng.sample(match.decision.options, 1)
            if rng.random() < 0.1:
                hear_options(match)
        sayings.hear(match, heard)

    assert sayings.faults == []


def hear_refusal(match: Match[Any], option: Option, sayings: checks.Sayings) -> None:
    """A choice of earlier on is refused in the words of a rule, and changes nothing (2.14)."""
    if option in match.decision.options:
        return
    before = digest(match.state)
    with pytest.raises(Illegal) as refused:
        match.choose(option)
    sayings.hear_refusal(refused.value.refusal)
    assert refused.value.refusal.rule in str(refused.value)
    assert digest(match.state) == before


def hear_options(match: Match[Any]) -> None:
    for code in LANGUAGES:
        speech = language(code, *match.game.packages)
        for decision in match.decisions:
            if decision.seat != CHANCE:  # copies of a card are alike, told or not
                lines = [speech.option(option) for option in decision]
                assert len(set(lines)) == len(lines), decision


def hear_secrets(match: Match[Any], since: int) -> None:
    """Who may not know a card does not read its name (RUN-4.2, BR-2.6.2, LOR-4.5, SOLO-3.8)."""
    for event in match.events[since:]:
        for seat in checks.watchers(match.state):
            if event.secrets and not event.seen_from(seat).secrets:
                for code in LANGUAGES:
                    speech = language(code, *match.game.packages)
                    said = speech.event(event.seen_from(seat))
                    names = [
                        speech.name(n) for _, cards in event.secrets for n in str(cards).split()
                    ]
                    assert not [name for name in names if re.search(rf"\b{name}\b", said)], event
