"""The pieces of Runics: each card as the facts tell it, and packs that replace pieces."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

import pytest

import ragnatafl
from games.runics.table import RUNE_CARDS, given_runics
from kit.packs import Box, write_pack
from kit.table import ASTRID, when
from ragnatafl.games.runics import GAME
from ragnatafl.games.runics.cards import box
from ragnatafl.games.runics.cards.box import SHELF, load
from ragnatafl.games.runics.cards.entries import CardEntry
from ragnatafl.games.runics.face.hand import draw_hand
from ragnatafl.games.runics.face.picture import draw_svg
from ragnatafl.games.runics.rules.components import CARDS, MASTERS_EACH, START_CARD, RunicsContent
from ragnatafl.games.runics.rules.grid import (
    LETTERS,
    WORTH,
    Face,
    areas,
    read_face,
    sections,
    start_board,
    turned,
)
from ragnatafl.games.runics.rules.laying import Lay
from ragnatafl.games.runics.rules.plain import wrong_below, wrong_beside
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.content import entries_of
from ragnatafl.kernel.game import make_setup

# Rows of the card upright, the place of red, the areas within the card, and the legal placements on
# the start card by the rule below only, beside only, both, together.
FACTS: Final = """\
R01 RG GB BB corner R1,G1,G1,B3       10 3 2 15
R02 GR GB BB corner R1,G2,B3          12 4 2 18
R03 BB RB GG middle R1,G2,B3          13 4 2 19
R04 BR GG BB corner R1,G2,B2,B1        7 4 3 14
R05 BB RG GB middle R1,G1,G1,B2,B1    10 3 3 16
R06 BB GR GB middle R1,G2,B2,B1        9 5 3 17
R07 RG BB GB corner R1,G1,G1,B3        8 3 1 12
R08 GR BB GB corner R1,G1,G1,B3       10 2 1 13
R09 RB GB GB corner R1,G2,B3          11 4 2 17
R10 BR GB GB corner R1,G2,B2,B1        9 5 2 16
R11 GB RB GB middle R1,G1,G1,B3       10 3 2 15
R12 BG RB GB middle R1,G1,G1,B2,B1    11 3 2 16
R13 BR GB BG corner R1,G1,G1,B1,B1,B1  6 4 2 12
R14 RB GB BG corner R1,G1,G1,B2,B1     9 3 2 14
R15 BG RB BG middle R1,G1,G1,B1,B1,B1  7 3 2 12
R16 BR BB GG corner R1,G2,B3          10 5 1 16"""
ROWS: Final = {line.split()[0]: line.split()[1:] for line in FACTS.splitlines()}

BOX: Final = Box(SHELF, load)


@cache
def content() -> RunicsContent:
    return load(SHELF.take())


@cache
def cards() -> tuple[CardEntry, ...]:
    return entries_of(SHELF.take(), box.RUNE_CARDS)


def faces() -> tuple[Face, ...]:
    """Of all cards; a pack may have brought names of more, which have none here."""
    return content().faces[: START_CARD + 1]


@pytest.mark.rule("RUN-2.1", "RUN-2.2")
@pytest.mark.parametrize("card", RUNE_CARDS)
def test_the_face_of_each_card_is_that_of_the_facts(card: str) -> None:
    """RUN-2.1: six sections, each with one rune."""
    top, middle, bottom, red, *_ = ROWS[card]

    entry = cards()[CARDS.read(card)]

    assert entry.id == card
    assert entry.rows == (top, middle, bottom)
    assert entry.source == "proposed"
    assert ("R" in middle) == (red == "middle")


@pytest.mark.rule("RUN-2.4", "RUN-2.5")
@pytest.mark.parametrize("card", RUNE_CARDS)
def test_the_areas_of_each_card_are_those_of_the_facts(card: str) -> None:
    """RUN-2.5"""
    board = start_board(content().faces[CARDS.read(card)], 2)

    found = [f"{LETTERS[colour]}{cells.bit_count()}" for colour, cells in areas(board)]

    assert sorted(found) == sorted(ROWS[card][4].split(","))


@pytest.mark.rule("RUN-5.4", "RUN-5.5", "RUN-13.6")
@pytest.mark.parametrize("card", RUNE_CARDS)
def test_the_start_placements_of_each_card_are_those_of_the_facts(card: str) -> None:
    """RUN-13.6: by the rule below only, beside only, both; and their sum."""
    table = when(given_runics(hands={ASTRID: card}))

    ways: Counter[tuple[bool, bool]] = Counter()
    offered = [choice for choice in table.match.decision.options if isinstance(choice, Lay)]
    own = [lay for lay in offered if CARDS.write(lay.card) == card]
    for lay in own:
        cells = dict(sections(content().faces[lay.card], lay.turn, lay.x, lay.y))
        board = table.game.board
        ways[not wrong_below(board, cells), not wrong_beside(board, cells)] += 1

    counts = [ways[True, False], ways[False, True], ways[True, True], len(own)]
    assert counts == [int(count) for count in ROWS[card][5:]]


@pytest.mark.rule("RUN-3.1")
def test_the_start_card_is_the_mirror_image_of_r03() -> None:
    """RUN-3.1: so that all 17 cards differ, however they are turned."""
    start, third = cards()[START_CARD], cards()[CARDS.read("R03")]

    assert start.start
    assert start.rows == ("BB", "BR", "GG")
    assert tuple(row[::-1] for row in third.rows) == start.rows
    assert len({frozenset(turned(f, t) for t in (0, 180)) for f in faces()}) == 17


@pytest.mark.rule("RUN-2.2")
def test_runes_are_worth_what_the_facts_tell() -> None:
    """RUN-2.2: blue 1, green 2, red 3; 10 points on every card."""
    runes = entries_of(SHELF.take(), box.RUNE_WORTH)
    told = [(rune.id, rune.letter, rune.points, rune.on_each_card) for rune in runes]

    assert told == [("blue", "B", 1, 3), ("green", "G", 2, 2), ("red", "R", 3, 1)]
    assert {sum(WORTH[colour] for colour in face) for face in faces()} == {10}


@pytest.mark.rule("RUN-3.2")
def test_the_totals_of_the_deck_are_those_of_the_facts() -> None:
    """RUN-3.2: 48 blue, 32 green and 16 red runes; where red lies, and what touches."""
    deck = cards()[:START_CARD]
    runes = Counter(letter for card in deck for row in card.rows for letter in row)
    together = [ROWS[card.id][4].split(",") for card in deck]

    assert len(deck) == 16
    assert runes == {"B": 48, "G": 32, "R": 16}
    assert Counter("R" in card.rows[1] for card in deck) == {False: 10, True: 6}
    assert sum("G2" in areas_of for areas_of in together) == 7
    assert sum("B3" in areas_of for areas_of in together) == 8
    assert sum(areas_of.count("B1") == 3 for areas_of in together) == 2


@pytest.mark.rule("RUN-3.2")
def test_the_deck_holds_one_card_of_each_kind() -> None:
    """RUN-3.2: all that can be made of three blue, two green and one red, mirrors not counted."""
    kinds = set()
    for face in content().faces[:START_CARD]:
        a, b, c, d, e, f = face
        kinds.add(frozenset(turned(s, t) for s in (face, (b, a, d, c, f, e)) for t in (0, 180)))

    assert len(kinds) == 16
    assert sum(len(kind) for kind in kinds) == 60


@pytest.mark.rule("RUN-3.3", "RUN-1.1")
def test_there_are_three_masters_for_each_of_three_players() -> None:
    """RUN-3.3: and a hand and a place for kept cards each."""
    assert MASTERS_EACH == 3
    assert [zone.name for zone in make_setup(GAME, 3).zones][3:] == [
        "hand astrid", "kept astrid", "hand bjorn", "kept bjorn", "hand dagny", "kept dagny",
    ]  # fmt: skip


# Packs: who owns the box types in the printed card


def card_entry(card: str, *rows: str, source: str = "public") -> str:
    return f'[[card]]\nid = "{card}"\nrows = {list(rows)}\nsource = "{source}"\n'


def test_a_pack_replaces_a_card(tmp_path: Path) -> None:
    """The other mirror image of R01 may be the printed one; all else stays."""
    pack = write_pack(tmp_path, "cards.toml", card_entry("R01", "GR", "BG", "BB"))

    packed = BOX.loaded(pack)

    assert packed.faces[0] == read_face("GRBGBB")
    assert packed.faces[1:] == content().faces[1:]
    assert packed.digest != content().digest
    assert packed.pack is not None
    assert packed.pack.name == tmp_path.name


def test_a_game_is_played_with_the_cards_of_a_pack(tmp_path: Path) -> None:
    """The start card is another; a record of it is replayed only with the same pack."""
    pack = write_pack(tmp_path, "cards.toml", card_entry("S00", "GG", "RB", "BB"))
    match = ragnatafl.new("runics", seed=1, content=pack)
    twin = ragnatafl.new("runics", seed=1)

    assert match.decision.options != twin.decision.options
    match.choose(match.decision.options[0])

    assert ragnatafl.replay(match.record(), content=pack).position() == match.position()
    assert ragnatafl.replay(match.record()).position() == match.position()
    with pytest.raises(BadInput, match=r"^the position was made with content "):
        ragnatafl.from_position(match.position())


MIRROR: Final = card_entry("R99", "GR", "BB", "BG") + "new = true\n"
"""One more card: R07 as seen in a mirror."""


def test_a_pack_adds_a_card_that_is_drawn_shown_and_laid(tmp_path: Path) -> None:
    """A whole game with it; record and position know it by the pack."""
    pack = write_pack(tmp_path, "cards.toml", MIRROR)
    start = given_runics(hands={ASTRID: "R01 R02"}).position()
    hand = ["R99", "R01", "R02"]
    start.update(zones={"hand astrid": hand, "hand bjorn": 3, "table": ["S00"]}, memory={})
    start["content"] = BOX.loaded(pack).digest
    match = ragnatafl.from_position(start, content=pack)

    assert 'id="card:R99"' in draw_hand(match.view(ASTRID))
    match.choose(next(o for o in match.decision if o.text.startswith("lay R99")))
    while not match.over:
        match.choose(match.decision.options[-1])

    assert 'id="card:R99"' in draw_svg(match.view(ASTRID))
    assert sum(len(pile) for pile in match.state.zones) == 18
    assert ragnatafl.replay(match.record(), content=pack).position() == match.position()
    assert ragnatafl.from_position(match.position(), content=pack).over
    assert ragnatafl.replay(match.record()).position() == match.position()


def rune_entry(name: str, letter: str, points: int, on_each_card: int) -> str:
    return (
        f'[[rune]]\nid = "{name}"\nletter = "{letter}"\npoints = {points}\n'
        f'on_each_card = {on_each_card}\nsource = "public"\n'
    )


FAULTY: Final = {
    "an added card that is there already": (
        card_entry("R01", "GR", "BG", "BB") + "new = true\n",
        "cards.toml: R01: is in our content already: leave out 'new' to replace it",
    ),
    "an added card that equals one of ours": (
        card_entry("R99", "BG", "BB", "GR") + "new = true\n",
        "cards.toml: R99: is the same card as R07",
    ),
    "one more start card": (
        card_entry("S01", "GR", "BB", "BG") + "start = true\nnew = true\n",
        "cards.toml: S01: the start card is S00",
    ),
    "another total": (
        '[[edition]]\nid = "box"\ncards = 17\nsource = "seed"\n',
        "cards.toml: box: must have 17 rune cards, not 16",
    ),
    "unknown card": (
        card_entry("R17", "GR", "BG", "BB"),
        "cards.toml: unknown card 'R17' in the pack, did you mean 'R16'?",
    ),
    "wrong runes": (
        card_entry("R01", "RR", "GB", "BB"),
        "cards.toml: R01: rows must be three of two letters, together BBBGGR",
    ),
    "wrong letters": (
        card_entry("R01", "RG", "GB", "BX"),
        "cards.toml: R01: rows must be three of two letters, together BBBGGR",
    ),
    "wrong shape": (
        card_entry("R01", "RGG", "BB", "B"),
        "cards.toml: R01: rows must be three of two letters, together BBBGGR",
    ),
    "too many rows": (
        card_entry("R01", "RG", "GB", "B", "B"),
        "cards.toml: R01: expected 'array' of length 3, got 4 - at '$.rows'",
    ),
    "the same card": (
        card_entry("R01", "BB", "BG", "RG"),
        "cards.toml: R02: is the same card as R01",
    ),
    "unknown source": (
        card_entry("R01", "GR", "BG", "BB", source="rumour"),
        "cards.toml: R01: invalid enum value 'rumour' - at '$.source'",
    ),
    "no source": (
        '[[card]]\nid = "R01"\nrows = ["GR", "BG", "BB"]\n',
        "cards.toml: R01: object missing required field 'source'",
    ),
    "unknown field": (
        card_entry("R01", "GR", "BG", "BB") + "copies = 2\n",
        "cards.toml: R01: object contains unknown field 'copies'",
    ),
    "other points": (
        '[[rune]]\nid = "red"\nletter = "R"\npoints = 4\non_each_card = 1\nsource = "public"\n',
        "cards.toml: red: must have the letter R and 3 points",
    ),
    "a thousand runes on a card": (
        rune_entry("red", "R", 3, on_each_card=1000),
        "cards.toml: on_each_card: a card has 6 runes in all, not 3, 2, 1000",
    ),
    "more runes than anybody can count": (
        rune_entry("red", "R", 3, on_each_card=10**18),
        "cards.toml: red: numbers must lie between -1000 and 1000",
    ),
    "fewer runes than none": (
        rune_entry("red", "R", 3, on_each_card=-2) + rune_entry("blue", "B", 1, on_each_card=6),
        "cards.toml: on_each_card: a card has 6 runes in all, not 6, 2, -2",
    ),
    "unknown table": (
        '[[cards]]\nid = "R01"\n',
        "cards.toml: 'cards' cannot be replaced, did you mean 'card'?",
    ),
    "an adept that does more": (
        '[[adept]]\nid = "green"\nsource = "public"\ndraws = 2\n',
        "cards.toml: green: object contains unknown field 'draws'",
    ),
}


@pytest.mark.parametrize("case", FAULTY)
def test_a_faulty_pack_is_refused_with_one_line(case: str, tmp_path: Path) -> None:
    """File, entry, and what would be right."""
    text, line = FAULTY[case]

    faults = BOX.faults(write_pack(tmp_path, "cards.toml", text))

    assert faults == (line,)


def test_a_pack_that_is_no_toml_is_refused(tmp_path: Path) -> None:
    """Neither are other files, nor a pack that is not there."""
    with pytest.raises(BadInput, match=r"^cards\.toml: .* \(at line 2, column "):
        BOX.loaded(write_pack(tmp_path, "cards.toml", '[[card]]\nid "R01"\n'))
    with pytest.raises(BadInput, match=r"^content pack .*nowhere is not a directory$"):
        BOX.loaded(tmp_path / "nowhere")
    (tmp_path / "cards.toml").unlink()
    with pytest.raises(BadInput, match=r"^card\.toml: no such content file, did you mean 'cards"):
        BOX.loaded(write_pack(tmp_path, "card.toml", ""))


def test_a_pack_brings_no_more_masters(tmp_path: Path) -> None:
    """RUN-3.3: their number is the rulebook's."""
    with pytest.raises(BadInput, match=r"^cards\.toml: 'masters' cannot be replaced"):
        BOX.loaded(write_pack(tmp_path, "cards.toml", "[masters]\nper_player = 4\n"))


def test_all_faulty_cards_of_a_pack_are_named(tmp_path: Path) -> None:
    """Not only the first one."""
    pack = write_pack(
        tmp_path, "cards.toml", card_entry("R01", "RR", "GB", "BB") + card_entry("R09", "", "", "")
    )

    faults = BOX.faults(pack)

    assert [line.split(": ")[1] for line in faults] == ["R01", "R09"]


@pytest.mark.parametrize(
    ("kind", "more"),
    [
        ("rune", 'letter = "Y"\npoints = 5\non_each_card = 1'),
        ("edition", "cards = 3"),
        ("adept", ""),
    ],
)
def test_a_pack_may_add_nothing_but_cards(tmp_path: Path, kind: str, more: str) -> None:
    text = f'[[{kind}]]\nid = "gold"\nnew = true\nsource = "public"\n{more}\n'

    [line] = BOX.faults(write_pack(tmp_path, "cards.toml", text))

    assert line == f"cards.toml: gold: a pack may add cards, but no {kind}: ours may be replaced"
