"""What action cards and challenges say is what their entries do; and each reason has its words."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from msgspec.structs import replace

from games.surtr.table import NEWEST, own_box
from ragnatafl.games.surtr import GAME
from ragnatafl.games.surtr.cards.box import ADVANTAGES, BONUSES, SCALE, TIMES
from ragnatafl.games.surtr.face.words import (
    advantage_text,
    bonus_text,
    challenge_text,
    difficulty_text,
)
from ragnatafl.kernel.language import LANGUAGES, Language, language


def reasons() -> set[str]:
    """By what a Follower prefers one option to another (SOLO-4): the names of keys."""
    folder = Path(str(files(GAME.package)))
    text = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    return set(re.findall(r'\bKey(?:\[\w+\])?\(\s*"([\w-]+)"', text))


def tongue(code: str) -> Language:
    return language(code, *GAME.packages)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_fits_on_its_card(code: str) -> None:
    cards = {entry.id: bonus_text(tongue(code), entry) for entry in own_box().actions}
    others = {entry.id: challenge_text(tongue(code), entry) for entry in own_box().challenges}

    assert {key: text for key, text in {**cards, **others}.items() if len(text) > 110} == {}


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("gothi-4", "For each forge it controls: 2 runes."),
        ("slayer-5", "If it holds 3 combat cards or fewer: 2 combat cards."),
        ("jarl-9", "+1 to its frontier army."),
        ("slayer-9", "If it controls two monsters: 2 runes."),
        ("basic-a1", ""),
    ],
)
def test_a_card_says_what_its_entry_does(card: str, text: str) -> None:
    """SOLO-5.6.1: the condition first; a basic card has no bonus."""
    (entry,) = [entry for entry in own_box().actions if entry.id == card]

    assert bonus_text(tongue("en"), entry) == text


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "If it is allied with 4 realms or more: 5 runes."),
        ("uk", "Якщо він у союзі з 4 або більше царствами: 5 рун."),
        ("ru", "Если он в союзе с 4 или больше царствами: 5 рун."),
        ("pt-BR", "Se tem aliança com 4 reinos ou mais: 5 runas."),
    ],
)
def test_other_numbers_in_a_pack_are_other_numbers_in_the_text(code: str, text: str) -> None:
    (entry,) = [entry for entry in own_box().actions if entry.id == "gothi-9"]
    given = ({**entry.modify[0], "count": 4},), ({**entry.when[0], "count": 5},)

    printed = replace(entry, modify=given[0], when=given[1])

    assert bonus_text(tongue(code), printed) == text


def test_a_challenge_says_its_numbers() -> None:
    (entry,) = [challenge for challenge in own_box().challenges if challenge.id == "full-quivers"]
    runes, cards = entry.when

    printed = replace(entry, when=({**runes, "count": 1}, {**cards, "count": 4}))

    assert challenge_text(tongue("en"), printed).endswith("1 more rune and 4 more combat cards.")


@pytest.mark.rule("SOLO-2.8")
@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "Advantage at the start: 2 combat cards, +6 to its frontier army."),
        ("uk", "Перевага на початку: 2 карти битви, +6 його прикордонній армії."),
        ("ru", "Преимущество в начале: 2 карты битвы, +6 его пограничной армии."),
        ("pt-BR", "Vantagem no início: 2 cartas de combate, +6 ao seu exército de fronteira."),
    ],
)
def test_a_tile_says_what_its_follower_begins_with(code: str, text: str) -> None:
    (ragnar,) = [tile for tile in own_box(NEWEST).tiles if tile.id == "ragnar"]

    assert advantage_text(tongue(code), ragnar) == text


@pytest.mark.rule("SOLO-2.8")
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", ADVANTAGES.ids)
def test_whatever_a_tile_may_give_is_put_into_words(name: str, code: str) -> None:
    (tile, *_) = own_box(NEWEST).tiles
    kind = "effect" if "_" in name else "step"

    text = advantage_text(tongue(code), replace(tile, when=({kind: name, "count": 3},)))

    assert name not in text
    assert name.replace("_", "-") not in text


def does(on: str, name: str, count: int = 3) -> dict[str, int | str]:
    """A line of an entry: effects have names of Python, steps those of records."""
    is_effect = "_" in name or name == "adds"
    return {"on": on, "effect" if is_effect else "step": name, "count": count}


@pytest.mark.rule("SOLO-15.2")
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    ("moment", "name"),
    [
        (moment, name)
        for moment, known in SCALE.doings.items()
        if moment != "bonus-times"
        for name in known.ids
    ],
)
def test_every_lever_that_a_pack_may_pull_is_put_into_words(
    moment: str, name: str, code: str
) -> None:
    """In a step of the scale, and in a challenge that is not as ours."""
    step = replace(own_box(NEWEST).difficulties[1], note="Nb.")
    line = does(moment, name)
    hook = "when" if "preparation" in moment else "modify"

    text = difficulty_text(tongue(code), replace(step, **{hook: (line,)}))
    assert text.endswith(". Nb.")
    assert name not in text
    challenge = replace(own_box().challenges[0], when=(), modify=(), note="Nb.")
    assert challenge_text(tongue(code), replace(challenge, **{hook: (line, line)})) != text
    assert challenge_text(tongue(code), replace(challenge, **{hook: (line,)})).endswith(" Nb.")


@pytest.mark.rule("SOLO-15.2")
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_step_says_whether_armies_come_to_help(code: str) -> None:
    """Without help by 0, or by 1 less than the usual 1; else with it."""

    def told(name: str, count: int) -> str:
        step = replace(own_box(NEWEST).difficulties[1], when=())
        return difficulty_text(
            tongue(code), replace(step, modify=(does("support-armies", name, count),))
        )

    assert told("set_to", 0) == told("adds", -1)
    assert told("set_to", 1) == told("adds", 1) != told("set_to", 0)


@pytest.mark.rule("SOLO-5.6.1")
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", [*BONUSES.ids, *TIMES.ids])
def test_every_bonus_that_a_pack_may_give_is_put_into_words(name: str, code: str) -> None:
    """A condition is told with what it brings."""
    card = own_box().actions[0]
    is_bonus = name in BONUSES.ids
    bonus = does("bonus", name if is_bonus else "army_up", 7)
    times = () if is_bonus else (does("bonus-times", name),)

    text = bonus_text(tongue(code), replace(card, when=(bonus,), modify=times))
    assert "7" in text
    assert name.replace("_", "-") not in text


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_reason_to_prefer_something_has_a_sentence_of_its_own(code: str) -> None:
    facts = (
        ("seat", "astrid"), ("rule", "other"), ("chosen", "14"), ("others", "12"), ("own", 1),
        ("theirs", 2),
    )  # fmt: skip
    said = {tongue(code).say("event-prefers", (*facts, ("by", by))) for by in reasons()}

    assert {"wins", "symbol", "max", "min", "stronger", "weaker", "tile"} <= reasons()
    assert len(said) == len(reasons())
