"""Finding and reading what is in the box: by name, by word, by what a sentence names."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from ragnatafl.games import find_game
from ragnatafl.kernel.events import Told
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.kernel.views import view
from ragnatafl.lab.checks import redealt
from ragnatafl.table.telling.catalogue import catalogue
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.telling.whereabouts import held_by, now, piles, where

if TYPE_CHECKING:
    from table.conftest import Run

ASTRID, BJORN = Seat(0), Seat(1)


def marked(code: str, game: str, line: str, **facts: str) -> list[tuple[str, str]]:
    """What of a sentence is marked, and as what."""
    found = catalogue(find_game(game), code).named_in(line, facts.items())
    return [(line[start:end], name) for start, end, name in found]


# Names in sentences


@pytest.mark.parametrize(
    ("code", "line", "seen"),
    [
        ("en", "Astrid moves Grendel to region 4", "Grendel"),
        ("uk", "Astrid переміщує Гренделя в регіон 4", "Гренделя"),
        ("ru", "Astrid перемещает Гренделя в регион 4", "Гренделя"),
        ("pt-BR", "Astrid move Grendel para o território 4", "Grendel"),
    ],
)
def test_a_name_is_found_in_whatever_case_it_stands(code: str, line: str, seen: str) -> None:
    assert marked(code, "lords", line, monster="grendel") == [(seen, "grendel")]


def test_only_what_the_facts_hold_is_marked() -> None:
    """'Sword' is a card and a weapon: a line that tells of no card marks none."""
    assert marked("en", "lords", "an open sword space", kind="sword-rune") == []
    assert marked("en", "lords", "Astrid plays Sword", card="sword-b") == [("Sword", "sword-b")]


def test_a_condition_of_ragnarok_is_marked_in_the_line_that_tells_of_it() -> None:
    line = "A condition of Ragnarok is fulfilled: Slayer"

    assert marked("en", "lords", line, condition="slayer-small") == [("Slayer", "slayer-small")]


def test_a_longer_name_goes_before_one_that_it_holds() -> None:
    line = "Loki guards; Astrid plays Loki's Domain"

    names = marked("en", "bloodrage", line, cards="lokis-domain-1 troll-1")

    assert names == [("Loki's Domain", "lokis-domain-1")]


@pytest.mark.parametrize("code", ["en", "uk", "ru", "pt-BR"])
def test_every_card_that_an_event_tells_of_is_marked_in_its_line(code: str) -> None:
    """A played game of Blood Rage: where the sentence holds the name, it can be read."""
    match: Match[Any] = Match(make_setup(find_game("bloodrage")), seed="5")
    rng, voice = Random(5), Voice(code, find_game("bloodrage"))
    while len(match.lines) < 120 and not match.over:
        match.choose(rng.choice(match.decision.options))
    told = 0
    for event in match.events_for(ASTRID):
        card = str(event.all_facts().get("card", ""))
        line = voice.event(event)
        if card and voice.name(card) in line:
            assert isinstance(event, Told) or event.kind
            found = catalogue(find_game("bloodrage"), code).named_in(
                line, event.all_facts().items()
            )
            assert card in [name for _, _, name in found], line
            told += 1
    assert told > 10


# Searching


def test_words_are_found_in_any_form_and_without_accents() -> None:
    def names(game: str, code: str, words: str) -> list[str]:
        return [found.name for found in catalogue(find_game(game), code).search(words)]

    assert "Троль" in names("bloodrage", "uk", "троля")
    assert "Fúria" in names("bloodrage", "pt-BR", "furia era")
    assert names("bloodrage", "en", "sea serp") == ["Sea Serpent"]
    assert names("bloodrage", "en", "no such words") == []


def test_kind_and_source_narrow_the_search() -> None:
    box = catalogue(find_game("lords"), "en")

    monsters = box.search(kind="monsters")
    assert [found.name for found in monsters][-1] == "Loki"
    assert {found.source for found in box.search(source="public")} == {"public"}


def test_a_name_nobody_knows_gets_the_nearest() -> None:
    box = catalogue(find_game("bloodrage"), "en")

    assert box.called("Sea Snake") is None
    assert box.nearest("Sea Snake")[0] == "Sea Serpent"
    assert box.called("sea serpent") is box.at("card:sea-serpent-1")


# Where things are


def match_after(choices: int, game: str = "bloodrage", seats: int = 3) -> Match[Any]:
    match: Match[Any] = Match(make_setup(find_game(game), seats), seed="11")
    rng = Random(11)
    while len(match.lines) < choices and not match.over:
        match.choose(rng.choice(match.decision.options))
    return match


def test_an_own_card_is_in_the_own_hand_and_for_others_hidden() -> None:
    match = match_after(30)
    game = find_game("bloodrage")
    voice, box = Voice("en", game, ("Astrid", "Bjorn", "Dagny")), catalogue(game, "en")
    seen = match.view(ASTRID)
    zone = next(z for z, place in enumerate(seen.setup.zones) if place.name == "hand astrid")
    held = seen.zones[zone][0]
    found = box.at(f"card:{game.cards.write(held)}")
    assert found is not None

    assert any("Hand · Astrid" in line for line in where(seen, found, voice))
    assert not any("Hand · Astrid" in line for line in where(match.view(BJORN), found, voice)) or (
        len(found.cards) > 1
    )
    assert any("idden" in line for line in where(match.view(SPECTATOR), found, voice))


def test_a_discarded_card_lies_in_the_open_pile_for_everybody() -> None:
    match = match_after(140)
    game = find_game("bloodrage")
    voice, box = Voice("en", game), catalogue(game, "en")
    for seat in (ASTRID, SPECTATOR):
        seen = match.view(seat)
        shown = {pile.anchor: pile for pile in piles(seen, box, voice)}
        pile = shown["zone:discard"]
        assert pile.hidden == 0
        assert sum(count for _, count in pile.cards) == len(
            seen.zones[[z.name for z in seen.setup.zones].index("discard")]
        )
        found, _ = pile.cards[0]
        assert any("Discard pile" in line for line in where(seen, found, voice))


def test_what_a_seat_has_is_shown_as_far_as_the_viewer_sees_it() -> None:
    match = match_after(30)
    game = find_game("bloodrage")
    voice, box = Voice("en", game), catalogue(game, "en")

    own = {pile.title for pile in held_by(match.view(ASTRID), ASTRID, box, voice)}
    others = {pile.title for pile in held_by(match.view(BJORN), ASTRID, box, voice)}

    assert "Hand · Astrid" in own
    assert "Hand · Astrid" not in others


@pytest.mark.parametrize("name", ["bloodrage", "lords", "surtr", "runics"])
def test_readings_do_not_change_with_what_their_reader_must_not_see(name: str) -> None:
    """Permuted secrets, equal words: of every component, every pile, every seat (2.7)."""
    game, rng = find_game(name), Random(8)
    match: Match[Any] = Match(make_setup(game), seed="8")
    voice, box = Voice("en", game), catalogue(game, "en")
    compared = 0
    while compared < 4000 and not match.over:
        match.choose(rng.choice(match.decision.options))
        if rng.random() > 0.2:
            continue
        for seat in (*map(Seat, range(match.state.seats)), SPECTATOR):
            seen, twin = match.view(seat), view(redealt(match.state, seat, rng), seat)
            for found in rng.sample(box.components, min(40, len(box.components))):
                assert now(seen, found, voice) == now(twin, found, voice), (found.id, seat)
                compared += 1
            assert piles(seen, box, voice) == piles(twin, box, voice)
            for other in map(Seat, range(match.state.seats)):
                assert held_by(seen, other, box, voice) == held_by(twin, other, box, voice)
    assert compared > 100


# The terminal


def test_cards_of_a_game_from_the_command_line(run: Run) -> None:
    one = run("cards", "bloodrage", "Sea", "Serpent")
    some = run("cards", "lords", "--kind", "monsters", "--lang", "uk")
    unknown = run("cards", "bloodrage", "Sea", "Snak")
    kind = run("cards", "bloodrage", "--kind", "dragons")

    assert "A ship and a monster in one" in one.out
    assert "Told by people who own the box" in one.out
    assert "Драугр" in some.out
    assert "Регіональна атака" in some.out
    assert unknown.code == 2
    assert "the nearest are: Sea Serpent" in unknown.err
    assert kind.code == 2
    assert "unknown kind 'dragons', there are: battle-cards" in kind.err


def test_a_card_is_read_at_the_table(run: Run) -> None:
    """With where it is now; a part of its name is enough, and a wrong one gets the nearest."""
    ran = run(
        "play", "bloodrage", "--seed", "3", "--players", "me,thrall,thrall,thrall",
        typed=["card Sea Serpent", "card", "card Sea Snak", "card strength in", "quit"],
    )  # fmt: skip

    read, empty, unknown, several = ran.out.split("> card")[1:5]
    assert "lives in fjords" in read
    assert "→" in read
    assert "Which card?" in empty
    assert "nearest are: Sea Serpent" in unknown
    assert "things" in several or "Dark Elf" in several
