"""Packs that add cards: they are drawn, shown and used like ours, and games with them are whole."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

import ragnatafl
from games.lords.table import (
    CONTENT,
    NEWEST,
    LordsTable,
    given_lords,
    own_box,
    own_content,
    when,
)
from kit.play import played_by_verb
from kit.table import ASTRID, BJORN
from ragnatafl.games import find_game
from ragnatafl.games.lords.face.hand import draw_hand
from ragnatafl.games.lords.rules.components import CARDS
from ragnatafl.games.lords.rules.state import attribute, board_of, card_limit
from ragnatafl.games.surtr.cards.box import SHELF
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.packs import Pack, read_pack
from ragnatafl.kernel.positions import position

EXAMPLE: Final = Path(__file__).parents[3] / "examples" / "lords-first"

ADDED: Final = {
    "combat.toml": [
        (
            'card]]\nid = "harpoon"\nweapon = "spear"\nvalue = 7\ncasualties = 0\ncopies = 2\n'
            'modify = [{ on = "own-value", effect = "plus_as_attacker", amount = 2 }]'
        )
    ],
    "attacks.toml": [
        (
            'attack]]\nid = "gale"\nfury = 9\nweak_point = 9\ndraws = 1\nshield = true\n'
            'when = [{ on = "attack", step = "injure", count = 2 }]'
        )
    ],
    "blessings.toml": [
        (
            'blessing]]\nid = "far-sight"\ngod = "odin"\n'
            'modify = [{ on = "card-limit", effect = "plus_for_owner", amount = 3 }]'
        )
    ],
    "heroes.toml": [
        (
            'hero]]\nid = "hervor"\n'
            'modify = [{ on = "usurp-strength", effect = "plus_for_owner", amount = 1 }]'
        ),
        (
            'origin]]\nid = "lokison"\n'
            'when = [{ on = "chosen", effect = "raise_attribute", attribute = "wisdom" }]'
        ),
    ],
}


def write(folder: Path, file: str, entries: list[str]) -> Path:
    text = "\n".join(f'[[{entry}\nnew = true\nsource = "proposed"\n' for entry in entries)
    (folder / file).write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    for file, entries in ADDED.items():
        write(tmp_path, file, entries)
    return tmp_path


def test_the_pack_of_the_examples_is_played_with() -> None:
    """It has no entries and names the first version of our content; Followers play with theirs."""
    pack = read_pack(EXAMPLE)
    table = ragnatafl.new("lords", seats=3, seed=1, content=EXAMPLE)
    beside = make_setup(find_game("surtr"), 3, pack=pack).content

    assert [land.bit_count() for land in board_of(table.state).lands] == [4, 3, 3, 3, 4, 4]
    assert [land.bit_count() for land in own_content(NEWEST).large.lands] == [3] * 7
    assert (beside.pack, beside.version) == (None, SHELF.versions[-1].number)
    assert ragnatafl.replay(table.record()).state.setup.content.version == 1


def with_pack(pack: Path, zones: dict[str, str], **given: Any) -> LordsTable:
    """A table of ours with cards of the pack in some zones; all other added ones are out."""
    document = given_lords(**given).position() | {"content_version": CONTENT}
    del document["content"], document["memory"]
    document["zones"].pop("out", None)  # all else lies there
    for zone, cards in zones.items():
        document["zones"][zone] = [*document["zones"].get(zone, []), *cards.split()]
    return when(ragnatafl.from_position(document, content=pack))


def test_an_added_combat_card_is_played_in_battle(pack: Path) -> None:
    """LOR-10.2.1: value 7, and 2 more for the attacker; its copies are alike."""
    table = with_pack(
        pack,
        {"hand astrid": "harpoon-a harpoon-b"},
        phase="manoeuvres",
        armies=[(ASTRID, "5", 1), (BJORN, "6", 6)],
        control={"5": ASTRID, "6": BJORN},
    )
    table.says(ASTRID, "move astrid 1 from 5 to 6").says(BJORN, "pass")

    assert table.offered("play") == ["play harpoon-a"]
    table.says(ASTRID, "play harpoon-a")

    assert table.game.card_total[ASTRID] == 9
    assert "harpoon" in draw_hand(table.match.view(ASTRID))


def test_an_added_blessing_holds(pack: Path) -> None:
    """Wisdom 2 and 3 more: five cards may be held."""
    table = with_pack(pack, {"blessings astrid": "far-sight"}, phase="prayer")

    assert card_limit(table.game, ASTRID) == 5
    assert card_limit(table.game, BJORN) == 2


@pytest.mark.slow
def test_an_added_hero_and_origin_are_chosen(pack: Path) -> None:
    """Over many set-ups both are offered; who keeps them has what they say."""
    kept = set()
    for seed in range(40):
        match = ragnatafl.new("lords", seats=4, seed=seed, content=pack)
        while match.decision.prompt in ("keep-hero", "keep-origin"):
            texts = [option.text for option in match.decision]
            wanted = [text for text in texts if text in ("keep hervor", "keep lokison")]
            kept |= set(wanted)
            seat = match.decision.seat
            match.choose(wanted[0] if wanted else texts[0], seat)
            while match.decision.prompt in ("place-drakkar", "start-in"):
                match.choose(match.decision.options[0].text, seat)
            if "keep lokison" in wanted:
                assert attribute(match.state, seat, own_content().god_attribute[2]) == 3
    assert kept == {"keep hervor", "keep lokison"}


def test_a_whole_game_with_a_pack_is_played_and_replayed(pack: Path) -> None:
    """Every added card lies somewhere; record and positions hold the pack."""
    match: Match[Any] = ragnatafl.new("lords", seats=2, seed=5, content=pack)
    names = {"harpoon-a", "harpoon-b", "gale", "far-sight", "hervor", "lokison"}
    lying = {CARDS.write(card) for pile in match.state.zones for card in pile}
    assert names <= lying

    for _ in played_by_verb(match, 5, 400):
        pass
    again = ragnatafl.replay(match.record(), content=pack)

    assert position(again.state) == position(match.state)
    assert (
        position(ragnatafl.from_position(match.position(), content=pack).state)["table"]
        == (match.position()["table"])
    )
    assert match.state.setup.content.digest != own_content().digest


REFUSED: Final = {
    "an artefact": (
        "artefacts.toml",
        'artefact]]\nid = "horn"',
        (
            "artefacts.toml: horn: a pack may add sultr and gjallarhorn, but no other artefact:"
            " ours may be replaced"
        ),
    ),
    "an event": (
        "events.toml",
        (
            'event]]\nid = "event-22"\nregion = "22"\nplace = "uruz"\nactivate = ["uruz", "algiz"]'
            "\nboss = false"
        ),
        "events.toml: event-22: a pack may add cards, but no event: ours may be replaced",
    ),
    "a region": (
        "board_small.toml",
        'sea]]\nid = "s9"\ncentre = [0, 0]\noutline = [[0, 0]]\nadjacent = []',
        "board_small.toml: s9: a pack may add cards, but no sea: ours may be replaced",
    ),
    "a copy called like another card": (
        "combat.toml",
        'card]]\nid = "spear-a"\nweapon = "spear"\nvalue = 1\ncasualties = 0\ncopies = 1',
        "combat.toml: spear-a: 'spear-a' is the id of another card too",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_added_is_refused_in_one_line(case: str, tmp_path: Path) -> None:
    file, entry, line = REFUSED[case]

    with pytest.raises(BadInput) as refused:
        ragnatafl.new("lords", seed=1, content=write(tmp_path, file, [entry]))

    assert line in refused.value.faults


def test_our_own_numbers_do_not_depend_on_packs(pack: Path) -> None:
    """What a pack adds comes after ours, whatever was loaded before."""
    before = [CARDS.read(name) for name in ("sword-a", "root-fang")]
    ragnatafl.new("lords", seed=1, content=pack)

    assert [CARDS.read(name) for name in ("sword-a", "root-fang")] == before == [0, 125]


def with_copies(swords: int, dances: int) -> Match[Any]:
    """A table whose box has so many swords and sword dances."""
    counts = {"sword": swords, "sword-dance": dances}
    cards = [
        {**msgspec.to_builtins(card), "copies": counts[card.id]}
        for card in own_box().combat
        if card.id in counts
    ]
    pack = Pack(game="lords", name="box", files={"combat.toml": {"card": cards}})
    return ragnatafl.new("lords", seats=2, seed=3, content=pack)


def test_numbers_of_copies_do_not_hang_on_which_pack_came_first() -> None:
    """Two boxes at once in one program: each table knows its own cards, and plays on."""
    one, other = with_copies(4, 1), with_copies(2, 3)

    for match in (one, other):
        for _ in played_by_verb(match, at_most=40):
            pass
        assert ragnatafl.replay(match.record()).position() == match.position()
    assert CARDS.read("sword-d") < CARDS.read("sword-dance") < CARDS.read("sword-dance-c")
