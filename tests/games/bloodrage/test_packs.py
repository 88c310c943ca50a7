"""Packs that add cards: they are dealt, shown and played like ours."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

import ragnatafl
from games.bloodrage.table import (
    BloodRageTable,
    committed,
    given_bloodrage,
    glories,
    own_content,
    pass_all,
    slots,
    upgraded,
    when,
)
from kit.play import played_by_verb
from kit.table import ASTRID, BJORN
from ragnatafl.games.bloodrage.cards.box import SHELF, load
from ragnatafl.games.bloodrage.face.hand import draw_hand
from ragnatafl.games.bloodrage.rules.figures import FIGURES, FigureId
from ragnatafl.games.bloodrage.rules.state import BloodRage, figure_strength
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.packs import read_pack
from ragnatafl.kernel.seats import Seat

ADDED: Final = {
    "hels-blow-1": 'kind = "battle"\nstrength = 3\n'
    'when = [{ on = "battle-decided", effect = "gain_if_won", rage = 0, glory = 7 }]',
    "plunder-1": 'kind = "quest"\nglory = 9\nregion = "manheim"',
    "berserkers-1": 'kind = "warrior"\ncost = 0\nstrength = 4',
    "lord-of-ravens-1": 'kind = "leader"\ncost = 0\nstrength = 6',
    "hels-dragons-1": 'kind = "ship"\ncost = 0\nstrength = 5',
    "hels-domain-1": 'kind = "clan"\ncost = 0\n'
    'modify = [{ on = "release-glory", effect = "own_plus", amount = 2 }]',
}


def new_entry(card: str, more: str, copies: int = 1) -> str:
    players = ", ".join(['"-"'] * copies)
    return (
        f'[[card]]\nid = "{card}"\nnew = true\nage = 1\nplayers = [{players}]\n'
        f'source = "proposed"\n{more}\n'
    )


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    text = "".join(new_entry(card, more) for card, more in ADDED.items())
    (tmp_path / "cards.toml").write_text(text, encoding="utf-8")
    return tmp_path


def given_added(pack: Path, card: str, figures: Mapping[Seat, Mapping[str, str]]) -> BloodRageTable:
    """Astrid has a card of the pack in her hand."""
    document = given_bloodrage(figures=figures).position()
    del document["content"], document["memory"]
    del document["zones"]["gone"]  # all else lies there
    document["zones"]["hand astrid"].append(card)
    return when(ragnatafl.from_position(document, content=pack))


def test_an_added_battle_card_is_played(pack: Path) -> None:
    """Astrid's warrior and the card beat Bjorn's leader, and its text pays."""
    table = given_added(
        pack, "hels-blow-1", {ASTRID: {"angerboda": "warrior"}, BJORN: {"angerboda": "leader"}}
    )

    table.says(ASTRID, "pillage angerboda").all_decline()
    table.says(ASTRID, "play hels-blow-1").nothing_late()

    assert glories(table.game) == [3 + 7, 0]


def test_an_added_quest_is_fulfilled(pack: Path) -> None:
    table = given_added(pack, "plunder-1", {ASTRID: {"angerboda": "warrior"}})

    table.says(ASTRID, "commit plunder-1")
    assert committed(table.game, ASTRID) == "plunder-1"
    pass_all(table).says(ASTRID, "raise axes")

    assert glories(table.game) == [9, 0]


@pytest.mark.parametrize(
    ("card", "figure", "strength"),
    [
        ("berserkers-1", "warrior", 4),
        ("lord-of-ravens-1", "leader", 6),
        ("hels-dragons-1", "ship", 5),
    ],
)
def test_an_added_upgrade_makes_figures_stronger(
    card: str, figure: str, strength: int, pack: Path
) -> None:
    table = given_added(pack, card, {})

    upgraded(table.match, card)

    assert slots(table.game, ASTRID) == card
    assert figure_strength(table.game, ASTRID, FigureId(FIGURES.read(figure))) == strength


def test_the_text_of_an_added_clan_upgrade_holds(pack: Path) -> None:
    """Two glory for each of three figures that are released."""
    table = given_added(pack, "hels-domain-1", {ASTRID: {"valhalla": "2-warrior leader"}})

    pass_all(upgraded(table.match, "hels-domain-1"))

    assert glories(table.game) == [2 * 3, 0]


def test_an_added_card_is_shown_by_its_id(pack: Path) -> None:
    """No language file has a name for it."""
    table = given_added(pack, "hels-blow-1", {})

    picture = draw_hand(table.match.view(ASTRID))

    assert "card:hels-blow-1" in picture
    assert "hels-blow-1 (" in picture


def test_added_cards_are_dealt_and_played_to_the_end(tmp_path: Path) -> None:
    """With 20 copies of a battle card each clan is dealt some; record and positions hold them."""
    text = new_entry("hels-blow-1", ADDED["hels-blow-1"], copies=20)
    (tmp_path / "cards.toml").write_text(text, encoding="utf-8")
    match = ragnatafl.new("bloodrage", seats=4, seed=3, content=tmp_path)
    added = {f"hels-blow-1{letter}" for letter in "abcdefghijklmnopqrst"}

    for number, _ in enumerate(played_by_verb(match, 3)):
        if number % 40 == 0:
            again = ragnatafl.from_position(match.position(), content=tmp_path)
            assert again.position() == match.position()
    kept = {event.all_facts()["card"] for event in match.events if event.kind == "keep"}

    assert match.over
    assert len(added & kept) > 4
    assert ragnatafl.replay(match.record(), content=tmp_path).position() == match.position()
    assert match.setup.content.digest != own_content().digest


def test_two_packs_may_add_the_same_cards_in_another_order(tmp_path: Path) -> None:
    """Both tables are there at once, and a position of either is read with its own pack."""
    matches: list[tuple[Path, Match[BloodRage]]] = []
    for order in (("hels-blow-1", "plunder-1"), ("plunder-1", "hels-blow-1")):
        folder = tmp_path / order[0]
        folder.mkdir()
        text = "".join(new_entry(card, ADDED[card]) for card in order)
        (folder / "cards.toml").write_text(text, encoding="utf-8")
        matches.append((folder, ragnatafl.new("bloodrage", seats=2, seed=1, content=folder)))

    for folder, match in matches:
        again = ragnatafl.from_position(match.position(), content=folder)
        assert again.position() == match.position()


def test_what_was_made_without_a_pack_is_not_played_with_one(tmp_path: Path) -> None:
    """Tyr's Bash had 2 then, not 9; from before contents had versions it tells no version."""
    (tmp_path / "cards.toml").write_text(
        '[[card]]\nid = "tyrs-bash-1"\nage = 1\nkind = "battle"\nstrength = 9\n'
        'players = ["-"]\nsource = "public"\n'
    )
    match = ragnatafl.new("bloodrage", seats=2, seed=1)

    with pytest.raises(BadInput, match=r"record: made without a pack: leave out '.*'"):
        ragnatafl.replay(match.record(), content=tmp_path)
    with pytest.raises(BadInput, match=r"the position was made without a pack: leave out '.*'"):
        ragnatafl.from_position(match.position(), content=tmp_path)


TROLL: Final = 'kind = "monster"\ncost = 1\nstrength = 1\nfigure = "troll"'
REFUSED: Final = {
    "our own id": (
        new_entry("troll-1", TROLL),
        "cards.toml: troll-1: is in our content already: leave out 'new' to replace it",
    ),
    "one id twice": (
        2 * new_entry("plunder-1", ADDED["plunder-1"]),
        "cards.toml: plunder-1: this id stands twice",
    ),
    "the id of a copy": (
        new_entry("tyrs-smash-1a", 'kind = "battle"'),
        "cards.toml: tyrs-smash-1a: 'tyrs-smash-1a' is the id of a copy of another card too",
    ),
    "a tenth monster": (
        new_entry("troll-2", TROLL),
        "cards.toml: troll-2: a monster needs a figure that no other card brings: none is left",
    ),
    "an effect that takes other facts": (
        new_entry(
            "hels-domain-1",
            'kind = "clan"\nmodify = [{ on = "invade-cost", effect = "own_double" }]',
        ),
        (
            "cards.toml: hels-domain-1: effect 'own_double' is not for the moment 'invade-cost', "
            "known: invades_for_nothing, may_invade_yggdrasil"
        ),
    ),
    "the winner's leader for the loser's": (
        new_entry(
            "hels-domain-1",
            'kind = "clan"\nwhen = [{ on = "battle-lost", effect = "leader_may_move" }]',
        ),
        (
            "cards.toml: hels-domain-1: effect 'leader_may_move' is not for the moment "
            "'battle-lost', known: invade_after_losing"
        ),
    ),
    "less than nothing": (
        new_entry(
            "hels-domain-1",
            'kind = "clan"\nmodify = [{ on = "release-glory", effect = "own_plus", amount = -9 }]',
        ),
        "cards.toml: hels-domain-1: numbers must not be below 0",
    ),
    "a battle card with a region": (
        new_entry("hels-blow-1", 'kind = "battle"\nregion = "manheim"'),
        "cards.toml: hels-blow-1: only a quest names a region, or a number of dead figures",
    ),
    "a third edition": (
        '[[edition]]\nid = "110"\nnew = true\ncards = 36\nthree = 6\nfour = 8\nsource = "public"\n',
        "cards.toml: 110: a pack may add cards, but no edition: ours may be replaced",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_added_is_refused_with_one_line(case: str, tmp_path: Path) -> None:
    text, line = REFUSED[case]
    (tmp_path / "cards.toml").write_text(text, encoding="utf-8")

    with pytest.raises(BadInput) as refused:
        load(SHELF.take(pack=read_pack(tmp_path)))

    assert line in refused.value.faults


def test_no_province_can_be_added(tmp_path: Path) -> None:
    """The board is printed."""
    text = 'id = "midgard"\nnew = true\nregion = "manheim"\nvillages = 3\nfjord = "nw"\n'
    (tmp_path / "board.toml").write_text(f'[[province]]\n{text}source = "public"\n')

    with pytest.raises(BadInput, match=r"^board.toml: midgard: a pack may add cards, but no prov"):
        load(SHELF.take(pack=read_pack(tmp_path)))
