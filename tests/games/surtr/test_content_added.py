"""What a pack may add for Followers: advanced cards, corrupted heroes and challenges."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import ragnatafl
from games.surtr.table import FOLLOWER, NEWEST, own_content
from ragnatafl.bots.encoding import Encoder
from ragnatafl.games.surtr import GAME, load
from ragnatafl.games.surtr.cards.box import SHELF
from ragnatafl.games.surtr.face.picture import draw_svg
from ragnatafl.games.surtr.rules.components import TILES
from ragnatafl.games.surtr.rules.state import Surtr
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.game import make_setup, start_game
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.packs import read_pack
from ragnatafl.kernel.seats import SPECTATOR
from ragnatafl.kernel.views import view

ACTION = """[[action]]
id = "{name}"
new = true
kind = "{kind}"
set = "{group}"
regions = ["1", "1"]
runes = ["ally", "strengthen-army"]
special = "prepare"
tie = "max"
refresh = "reshuffle"
source = "proposed"
when = [{{ on = "bonus", effect = "take_runes_times", count = 3 }}]

"""
TILE = """[[tile]]
id = "hervor"
new = true
road = "jarl"
start = ["3", "3"]
desolation = ["3", "3"]
attributes = [4, 3, 2]
order = ["authority", "strength", "wisdom"]
preference = 3
priority = "prepare"
advanced = [6, 0, 0]
source = "proposed"
when = [{ on = "advantage", step = "gain-runes", count = 5 }]
"""
HERO = '[[hero]]\nid = "hervor"\nnew = true\nsource = "proposed"\n'
CHALLENGE = """[[challenge]]
id = "long-winter"
new = true
kind = "preparation"
once = false
source = "proposed"
when = [{ on = "preparation", step = "gain-runes", count = 4 }]
"""


def action(name: str, kind: str, group: str) -> str:
    return ACTION.format(name=name, kind=kind, group=group)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """Hervor with her two cards, a Jarl's card and a challenge."""
    cards = [action(f"hervor-{n}", "hero", "hervor") for n in (1, 2)]
    (tmp_path / "actions.toml").write_text("".join([*cards, action("jarl-10", "advanced", "jarl")]))
    (tmp_path / "tiles.toml").write_text(TILE)
    (tmp_path / "heroes.toml").write_text(HERO)
    (tmp_path / "challenges.toml").write_text(CHALLENGE)
    return tmp_path


def hero_of(match: Match[Surtr]) -> str:
    return TILES.write(match.state.corrupted[FOLLOWER])


def played(match: Match[Surtr]) -> Match[Surtr]:
    """A whole game at random; the picture is drawn now and then."""
    rng = Random(1)
    while not match.over:
        if len(match.lines) % 20 == 0:
            assert "<svg" in draw_svg(match.view(SPECTATOR))
        match.choose(rng.choice(match.decision.options).text)
    return match


def test_ours_stay_as_they_are_beside_what_is_added(pack: Path) -> None:
    packed = load(SHELF.take(pack=read_pack(pack)))

    assert len(packed.action) == 57 + 3
    ours = own_content(NEWEST)
    assert {card: packed.action[card] for card in ours.action} == ours.action
    assert {tile: packed.tile[tile] for tile in ours.tile} == ours.tile
    assert packed.digest != ours.digest


def test_numbers_for_networks_tell_of_added_things_at_their_tables_alone(pack: Path) -> None:
    packed = Encoder(make_setup(GAME, 2, pack=read_pack(pack)))
    ours = Encoder(make_setup(GAME, 2))

    assert "corrupted +0: hervor" in packed.legend
    assert not [label for label in ours.legend if "hervor" in label or "long-winter" in label]
    seen = view(start_game(packed.setup, "1"), SPECTATOR)
    with pytest.raises(ValueError, match="the view of other cards, by another pack"):
        ours.dense(seen)
    assert packed.dense(seen).any()


@pytest.mark.slow
def test_an_added_hero_plays_with_added_cards_and_challenges(pack: Path) -> None:
    """SOLO-2.2, SOLO-2.11: drawn like any other; record and position keep it."""
    options = {"challenges": "long-winter"}
    begun = (
        ragnatafl.new("surtr", seats=2, seed=seed, options=options, content=pack)
        for seed in range(1, 40)
    )
    games = [played(match) for match in begun if hero_of(match) == "hervor"]

    assert games
    selected = {e.all_facts()["card"] for g in games for e in g.events if e.kind == "selects-card"}
    assert {"hervor-1", "hervor-2", "jarl-10"} <= selected
    for match in games[:3]:
        assert "long-winter" in {e.all_facts().get("challenge") for e in match.events}
        assert ragnatafl.replay(match.record(), content=pack).position() == match.position()


def test_a_position_with_added_cards_is_read_back(pack: Path) -> None:
    match: Match[Surtr] = ragnatafl.new("surtr", seats=2, seed=1, content=pack)

    again = ragnatafl.from_position(match.position(), content=pack)

    assert again.position() == match.position()
    assert "jarl-10" in str(match.position()["zones"])


def test_an_added_challenge_is_chosen_by_name_and_belongs_to_its_pack(pack: Path) -> None:
    with pytest.raises(BadInput, match="surtr: unknown challenge 'long-winter'"):
        ragnatafl.new("surtr", seats=2, seed=1, options={"challenges": "long-winter"})


@pytest.mark.parametrize(
    ("file", "text", "line"),
    [
        (
            "actions.toml", action("basic-a7", "basic", "a"),
            "actions.toml: set a must have 6 basic cards, not 7",
        ),
        (
            "actions.toml", action("jarl-10", "advanced", "jarls"),
            "actions.toml: jarl-10: unknown set of advanced cards 'jarls', did you mean 'jarl'?",
        ),
        (
            "actions.toml", action("raven-banner", "advanced", "jarl"),
            "actions.toml: raven-banner: 'raven-banner' is the id of another card too",
        ),
        (
            "tiles.toml", TILE,
            "tiles.toml: hervor: must have 2 action cards of its own (SOLO-2.7.1)",
        ),
        (
            "surtr.toml",
            '[[incarnation]]\nid = "hel"\nnew = true\nslots = [5]\ndie = [2, 2, 2]\n',
            "surtr.toml: hel: a pack may add cards, but no incarnation: ours may be replaced",
        ),
    ],
)  # fmt: skip
def test_what_cannot_be_added_is_refused_in_one_line(
    tmp_path: Path, file: str, text: str, line: str
) -> None:
    (tmp_path / file).write_text(text)

    with pytest.raises(BadInput) as refused:
        load(SHELF.take(pack=read_pack(tmp_path)))

    assert refused.value.faults == (line,)
