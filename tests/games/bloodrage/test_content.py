"""The box of Blood Rage: cards, icons and tokens as the facts tell, and packs that replace them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from games.bloodrage.table import given_bloodrage, new_bloodrage, when
from kit.packs import Box, played_with, write_pack
from kit.table import ASTRID
from ragnatafl.games.bloodrage.cards.box import SHELF, load
from ragnatafl.games.bloodrage.rules.components import (
    CARDS,
    DECK,
    OUT,
    BloodRageContent,
    pack_of,
)
from ragnatafl.games.bloodrage.rules.figures import FIGURES, MONSTERS
from ragnatafl.games.bloodrage.rules.state import content_of, switches_of
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.seats import Seat

BOX: Final = Box(SHELF, load)


@cache
def content() -> BloodRageContent:
    return load(SHELF.take())


def brought(card: int) -> str:
    """The monster that comes with a card; '?' for none."""
    return FIGURES.write(content().figure[card])


def in_deck(age: int, seats: int, edition: str) -> list[int]:
    """The cards of an age's deck at a table."""
    return [
        card
        for card in content().cards
        if content().age[card] == age and content().in_game(card, seats, edition)
    ]


# BR-2.5 Cards


@pytest.mark.rule("BR-2.5")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_deck_has_battle_cards_quests_and_upgrades_of_five_kinds(age: int) -> None:
    """BR-2.5: 13 battle cards, 9 quests, and 12 upgrades with one monster more of edition 102."""
    kinds = Counter(content().kind[card] for card in in_deck(age, 4, "102"))

    assert kinds == {
        "battle": 13, "quest": 9, "leader": 1, "warrior": 1, "ship": 1, "clan": 6, "monster": 3,
    }  # fmt: skip


@pytest.mark.rule("BR-2.5.1", "BR-3.5")
@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize(
    ("edition", "seats", "size"),
    [("99", 4, 33), ("99", 3, 25), ("99", 2, 19), ("102", 4, 34), ("102", 3, 26), ("102", 2, 20)],
)
def test_decks_have_the_size_of_their_edition_and_players(
    edition: str, seats: int, size: int, age: int
) -> None:
    """BR-2.5.1: three decks of 33 or of 34 cards."""
    assert len(in_deck(age, seats, edition)) == size


@pytest.mark.rule("BR-2.5.1", "BR-3.5")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_each_deck_has_eight_cards_of_4_and_six_of_3_players(age: int) -> None:
    """BR-3.5: in either edition; 19 or 20 have no icon."""
    for edition, plain in (("99", 19), ("102", 20)):
        icons = Counter(content().icon[card] for card in in_deck(age, 4, edition))
        assert icons == {"4+": 8, "3+": 6, "-": plain}


@pytest.mark.rule("BR-2.5.1")
@pytest.mark.parametrize(("edition", "count"), [("99", 6), ("102", 9)])
def test_the_editions_differ_in_three_monsters(edition: str, count: int) -> None:
    """BR-2.5.1: Dwarf Chieftain, Dark Elf and Soldier of Hel."""
    cards = [card for age in (1, 2, 3) for card in in_deck(age, 4, edition)]
    monsters = {brought(card) for card in cards} - {"?"}

    assert len(monsters) == count
    missing = {"dwarf-chieftain", "dark-elf", "soldier-of-hel"} if edition == "99" else set()
    assert monsters == {*MONSTERS} - missing


@pytest.mark.rule("BR-2.5.1")
def test_the_edition_is_a_set_up_option() -> None:
    """BR-2.5.1: 102 unless 99 is chosen, which puts three cards more out of the game."""
    usual, seed = new_bloodrage(4), new_bloodrage(4, edition="99")

    assert switches_of(usual.state).edition == "102"
    assert usual.state.zones[OUT] == []
    assert [brought(card) for card in sorted(seed.state.zones[OUT])] == [
        "dwarf-chieftain", "dark-elf", "soldier-of-hel",
    ]  # fmt: skip
    with pytest.raises(BadInput):
        new_bloodrage(4, edition="100")


@pytest.mark.rule("BR-2.5", "BR-2.5.2")
def test_there_are_three_decks_one_an_age() -> None:
    """BR-2.5: at the first question the deck of age 1 has been dealt, the others lie whole."""
    game = new_bloodrage(4).state

    assert [len(game.zones[DECK + age]) for age in range(3)] == [0, 34, 34]
    for age in (2, 3):
        assert sorted(game.zones[DECK + age - 1]) == in_deck(age, 4, "102")
    dealt = [card for seat in range(4) for card in game.zones[pack_of(Seat(seat))]]
    assert {content_of(game).age[card] for card in dealt} == {1}


def test_there_are_nine_pillage_tokens() -> None:
    """Facts 2.1: three of Rage, two of Axes, two of Horns, 5 glory, and all three."""
    assert content().tokens == (3, 2, 2, 1, 1)


# Packs: who owns the box types in the printed card


def test_a_pack_replaces_a_card(tmp_path: Path) -> None:
    """The printed Tyr's Bash may be stronger; all else stays, and battles are fought with it."""
    pack = write_pack(
        tmp_path,
        "cards.toml",
        BOX.changed("cards.toml", "tyrs-bash-1", "strength = 2", "strength = 3"),
    )

    packed = BOX.loaded(pack)

    assert packed.strength[CARDS.read("tyrs-bash-1")] == 3
    assert [e for e in packed.entry if e.id != "tyrs-bash-1"] == [
        e for e in content().entry if e.id != "tyrs-bash-1"
    ]
    assert packed.digest != content().digest
    assert packed.pack is not None
    assert packed.pack.name == tmp_path.name


def test_a_pack_replaces_a_province(tmp_path: Path) -> None:
    """With four villages in Utgard a fourth figure finds room."""
    text = 'id = "utgard"\nregion = "jotunheim"\nvillages = 4\nfjord = "sw"\nsource = "public"\n'
    pack = write_pack(tmp_path, "board.toml", f"[[province]]\n{text}")
    match = played_with(pack, given_bloodrage(figures={ASTRID: {"utgard": "3-warrior"}}))

    assert "invade warrior utgard" in when(match).offered()


FAULTY: Final = {
    "unknown card": (
        BOX.changed("cards.toml", "troll-1", 'id = "troll-1"', 'id = "trol-1"'),
        "cards.toml: unknown card 'trol-1' in the pack, did you mean 'troll-1'?",
    ),
    "unknown effect": (
        BOX.changed("cards.toml", "troll-1", "destroys_enemies", "destroy_enemies"),
        "cards.toml: troll-1: unknown effect 'destroy_enemies', did you mean 'destroys_enemies'?",
    ),
    "unknown moment": (
        BOX.changed("cards.toml", "troll-1", '"invaded"', '"invade"'),
        "cards.toml: troll-1: unknown moment 'invade', did you mean 'invaded'?",
    ),
    "unknown argument": (
        BOX.changed("cards.toml", "lokis-domain-1", "amount = 1", "amounts = 1"),
        (
            "cards.toml: lokis-domain-1: effect 'own_plus' takes no argument 'amounts', "
            "did you mean 'amount'?"
        ),
    ),
    "missing argument": (
        BOX.changed("cards.toml", "lokis-domain-1", ", amount = 1", ""),
        "cards.toml: lokis-domain-1: effect 'own_plus' needs the argument 'amount'",
    ),
    "argument of another kind": (
        BOX.changed("cards.toml", "lokis-domain-1", "amount = 1", 'amount = "one"'),
        "cards.toml: lokis-domain-1: effect 'own_plus': amount must be int, not 'one'",
    ),
    "another age": (
        BOX.changed("cards.toml", "tyrs-bash-1", "age = 1", "age = 2"),
        "cards.toml: age 1 of edition 99 must have 33 cards, 6 of them 3+ and 8 4+, not (32, 6, 8)",
    ),
    "another icon": (
        BOX.changed("cards.toml", "tyrs-bash-1", '["-"]', '["4+"]'),
        "cards.toml: age 1 of edition 99 must have 33 cards, 6 of them 3+ and 8 4+, not (33, 6, 9)",
    ),
    "a card without copies": (
        BOX.changed("cards.toml", "tyrs-bash-1", '["-"]', "[]"),
        "cards.toml: tyrs-bash-1: players must have an icon for each copy, 1 to 26",
    ),
    "a battle card with a figure": (
        BOX.entry("cards.toml", "tyrs-bash-1") + 'figure = "troll"\n',
        "cards.toml: tyrs-bash-1: a monster brings its figure, and no other card does",
    ),
    "another monster": (
        BOX.changed(
            "cards.toml", "troll-1", 'figure = "troll"\nplayers', 'figure = "valkyrie"\nplayers'
        ),
        "cards.toml: troll-1: a monster needs a figure that no other card brings: troll",
    ),
    "a quest that asks for nothing": (
        BOX.changed("cards.toml", "alfheim-1", 'region = "alfheim"\n', ""),
        "cards.toml: alfheim-1: a quest names a region, or a number of dead figures",
    ),
    "a strength below 0": (
        BOX.changed("cards.toml", "tyrs-bash-1", "strength = 2", "strength = -2"),
        "cards.toml: tyrs-bash-1: numbers must not be below 0",
    ),
    "a fourth age": (
        BOX.changed("cards.toml", "tyrs-bash-1", "age = 1", "age = 4"),
        "cards.toml: tyrs-bash-1: invalid enum value 4 - at '$.age'",
    ),
    "no source": (
        BOX.changed("cards.toml", "tyrs-bash-1", 'source = "public"\n', ""),
        "cards.toml: tyrs-bash-1: object missing required field 'source'",
    ),
    "unknown field": (
        BOX.entry("cards.toml", "tyrs-bash-1") + "god = 1\n",
        "cards.toml: tyrs-bash-1: object contains unknown field 'god'",
    ),
}


@pytest.mark.parametrize("case", FAULTY)
def test_a_faulty_card_is_refused_with_one_line(case: str, tmp_path: Path) -> None:
    """File, card, and what would be right."""
    text, line = FAULTY[case]

    faults = BOX.faults(write_pack(tmp_path, "cards.toml", text))

    assert line in faults


@pytest.mark.rule("BR-2.5.1", "BR-3.5")
@pytest.mark.parametrize(
    ("card", "old", "new", "fault"),
    [
        ("tyrs-bash-1", '["-"]', '["-", "-"]', "age 1 of edition 102 must have 34 .* (35, 6, 8)"),
        ("tyrs-crush-1", '["4+"]', '["3+"]', "age 1 of edition 99 must have 33 .* (33, 7, 7)"),
        ("valkyrie-2", "age = 2", 'age = 2\nedition = "102"', "age 2 of edition 99 .* (32, 6, 8)"),
        ("tyrs-rage-3", "age = 3", "age = 1", "age 3 of edition 102 must have 34 .* (33, 6, 8)"),
    ],
)
def test_wrong_totals_are_refused(
    card: str, old: str, new: str, fault: str, tmp_path: Path
) -> None:
    """BR-2.5.1: the totals of an edition stand in the content; whoever changes a card keeps them"""
    faults = BOX.faults(
        write_pack(tmp_path, "cards.toml", BOX.changed("cards.toml", card, old, new))
    )

    beginning, end = fault.split(".*")
    assert any(beginning in line and line.endswith(end.strip()) for line in faults)


def test_a_pack_with_other_totals_says_so(tmp_path: Path) -> None:
    """A printing with one more copy an age is another edition."""
    editions = (
        '[[edition]]\nid = "99"\ncards = {}\nthree = 6\nfour = 8\nsource = "public"\n',
        '[[edition]]\nid = "102"\ncards = {}\nthree = 6\nfour = 8\nsource = "public"\n',
    )
    more = "".join(
        BOX.changed("cards.toml", f"tyrs-smite-{n}", "players = [", 'players = ["-", ')
        for n in (1, 2, 3)
    )
    text = editions[0].format(34) + editions[1].format(35) + more

    packed = BOX.loaded(write_pack(tmp_path, "cards.toml", text))

    assert len(packed.cards) == len(content().cards) + 3


NAMELESS: Final = {
    "figure": ("troll-1", 'enemies", figure = "troll"', 'enemies", figure = "trol"', "'troll'"),
    "action": ("tyrs-challenge-2", '"challenge"', '"chalenge"', "'challenge'"),
    "whom": ("troll-1", '"warriors"', '"warrior"', "'warriors'"),
}


@pytest.mark.parametrize("case", NAMELESS)
def test_an_argument_that_names_nothing_is_refused(case: str, tmp_path: Path) -> None:
    """A figure or an action that an effect is given must exist."""
    card, old, new, right = NAMELESS[case]

    faults = BOX.faults(
        write_pack(tmp_path, "cards.toml", BOX.changed("cards.toml", card, old, new))
    )

    assert faults[0].startswith(f"cards.toml: {card}: ")
    assert right in faults[0]


BOARD: Final = {
    "unknown region": (
        '[[province]]\nid = "utgard"\nregion = "midgard"\nvillages = 3\nfjord = "sw"\n',
        "board.toml: utgard: unknown region 'midgard', known: manheim, jotunheim, alfheim",
    ),
    "unknown fjord": (
        '[[province]]\nid = "utgard"\nregion = "jotunheim"\nvillages = 3\nfjord = "s"\n',
        "board.toml: utgard: unknown fjord 's', did you mean 'sw'?",
    ),
    "no villages": (
        '[[province]]\nid = "utgard"\nregion = "jotunheim"\nvillages = 0\nfjord = "sw"\n',
        "board.toml: utgard: villages must be 1 to 9, not 0",
    ),
    "ten tokens": (
        '[[reward]]\nid = "rage"\ntokens = 4\n',
        "board.toml: there must be 9 pillage tokens, one of them 'all', not [4, 2, 2, 1, 1]",
    ),
    "a track that falls": (
        '[[stat]]\nid = "axes"\ntrack = [3, 4, 5, 6, 8, 7]\n',
        "board.toml: axes: a track has 6 cells that never fall, from 1 up",
    ),
    "a short track": (
        '[[stat]]\nid = "axes"\ntrack = [3, 4, 5, 6, 8]\n',
        "board.toml: axes: a track has 6 cells that never fall, from 1 up",
    ),
}


@pytest.mark.parametrize("case", BOARD)
def test_a_faulty_board_is_refused_with_one_line(case: str, tmp_path: Path) -> None:
    """File, entry, and what would be right."""
    text, line = BOARD[case]

    faults = BOX.faults(write_pack(tmp_path, "board.toml", text + 'source = "public"\n'))

    assert line in faults


@pytest.mark.rule("BR-2.2")
@pytest.mark.parametrize(("figure", "count"), [("warrior", 16), ("leader", 2), ("ship", 0)])
def test_other_numbers_of_figures_are_refused(figure: str, count: int, tmp_path: Path) -> None:
    """BR-2.2: a clan has eight warriors, one leader, one ship."""
    text = f'[[figure]]\nid = "{figure}"\nstrength = 1\ncount = {count}\nsource = "public"\n'

    with pytest.raises(BadInput, match=rf"^board\.toml: {figure}: "):
        BOX.loaded(write_pack(tmp_path, "board.toml", text))
