"""SOLO-14: Followers with expansions, told with the pack that we propose for them."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from shutil import copytree
from typing import Any

import pytest

import ragnatafl
from games.lords.table import OUR_GODS, tell_armies, values
from games.surtr.table import (
    FOLLOWER,
    PERSON,
    SurtrTable,
    cards_held,
    given_surtr,
    new_surtr,
    power,
    tucked,
    when,
)
from kit.packs import Box, write_pack
from ragnatafl.bots import Budget, make_bot
from ragnatafl.games.lords.cards.box import EXPANSIONS
from ragnatafl.games.lords.rules.board import GODS, REALMS
from ragnatafl.games.lords.rules.usurp import usurp_strength
from ragnatafl.games.surtr import GAME, load
from ragnatafl.games.surtr.cards.box import SHELF
from ragnatafl.games.surtr.rules.components import TILES
from ragnatafl.games.surtr.rules.state import Surtr
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.language import LANGUAGES, refusal_line
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.packs import read_pack
from ragnatafl.kernel.seats import Seat
from ragnatafl.lab import checks
from ragnatafl.table.telling.speech import Voice

MIN, MAX = "basic-a1", "basic-a2"
"""Action cards by their tie-break."""
CAST = Seat(0), Seat(1), Seat(2)
"""At a table of three: a Follower, then two people."""


def given(**told: Any) -> SurtrTable:  # Any: as there
    return when(given_surtr(pack=EXPANSIONS, **told))


def changed(to: Path, file: str, old: str, new: str) -> Path:
    """Our pack with something else in it."""
    pack = copytree(EXPANSIONS, to / "pack")
    text = (pack / file).read_text(encoding="utf-8")
    assert old in text
    return write_pack(pack, file, text.replace(old, new))


def without(to: Path, *files: str) -> Path:
    """Our pack without these files."""
    pack = copytree(EXPANSIONS, to / "pack")
    for file in files:
        (pack / file).unlink()
    return pack


def priests(table: SurtrTable, god: str) -> int:
    """How many priests stand at a monument."""
    return sum(table.game.sent[GODS.read(god)])


def allied(table: SurtrTable, seat: Seat = FOLLOWER) -> list[str]:
    return [REALMS.write(r) for r, seats in enumerate(table.game.allies) if seats >> seat & 1]


def faults_in(pack: Path, hero: str = "random") -> BadInput:
    """Why a game with this pack is not begun."""
    with pytest.raises(BadInput) as refused:
        new_surtr(content=None, pack=pack, hero=hero)
    return refused.value


def told_in(code: str, fault: BadInput) -> str:
    """What a page says of it."""
    voice = Voice(code, ragnatafl.new("surtr", seed=1).game)
    return "; ".join(map(voice.fault, fault.faults))


# Gods (SOLO-14.1)


@pytest.mark.rule("SOLO-14.1")
@pytest.mark.parametrize("level", [0, 1, 3])
@pytest.mark.parametrize(
    ("attribute", "hero", "other"),
    [
        ("strength", "lagertha", "thor"),
        ("wisdom", "aslaug", "freya"),
        ("authority", "ragnar", "odin"),
    ],
)
def test_a_follower_gains_by_the_attribute_of_the_god_as_much_as_the_level(
    attribute: str, hero: str, other: str, level: int, tmp_path: Path
) -> None:
    """Heimdall's own bonus is cards whatever his attribute; others that raise it are full."""
    pack = changed(tmp_path, "gods.toml", 'attribute = "wisdom"', f'attribute = "{attribute}"')
    match = given_surtr(
        pack=pack, phase="follower-prays", corrupted={FOLLOWER: hero}, priests={FOLLOWER: 1},
        sent={other: {PERSON: 3}, "hel": {PERSON: 1, FOLLOWER: 2}}, levels={"heimdall": level},
        armies=[(FOLLOWER, "16", 1)], heroes={FOLLOWER: "16"},
    )  # fmt: skip
    table = when(match)

    assert priests(table, "heimdall") == 1
    assert sum(values(table.game, FOLLOWER)) == 7
    assert power(table.game) == level * (attribute == "wisdom")
    assert cards_held(table.game) == level * (attribute == "strength")
    army = 1 + level * (attribute == "authority")
    assert tell_armies(table.game) == [f"astrid {army} in 16"]


@pytest.mark.rule("SOLO-14.1", "SOLO-4.1")
@pytest.mark.parametrize(("row", "god"), [(MIN, "thor"), (MAX, "hel")])
def test_of_two_monuments_with_one_attribute_the_region_decides_for_priests(
    row: str, god: str
) -> None:
    """Strength is Lagertha's priority: Thor's monument is in 10, Hel's in 14."""
    table = given(
        phase="follower-prays", corrupted={FOLLOWER: "lagertha"}, rows={FOLLOWER: row},
        priests={FOLLOWER: 1},
    )  # fmt: skip

    assert priests(table, god) == 1
    assert table.told("prefers")[-1].rule == "SOLO-14.1"


@pytest.mark.rule("SOLO-14.1")
def test_with_one_of_two_monuments_full_the_other_one_is_taken() -> None:
    table = given(
        phase="follower-prays", corrupted={FOLLOWER: "lagertha"}, rows={FOLLOWER: MIN},
        priests={FOLLOWER: 1}, sent={"thor": {PERSON: 3}},
    )  # fmt: skip

    assert priests(table, "hel") == 1
    assert not table.told("prefers")


@pytest.mark.rule("SOLO-14.1", "SOLO-8.7.1")
@pytest.mark.parametrize(
    ("row", "before", "raised"),
    [(MIN, {}, "thor"), (MAX, {}, "hel"), (MIN, {"thor": 3}, "hel"), (MAX, {"hel": 3}, "thor")],
)
def test_of_two_monuments_with_one_attribute_the_region_decides_which_rises(
    row: str, before: dict[str, int], raised: str
) -> None:
    marked = ("reinforce", "usurp", "mobilise", "prepare", "build-temple")
    table = given(
        phase="follower-acts", corrupted={FOLLOWER: "lagertha"}, rows={FOLLOWER: row},
        wheel={action: [FOLLOWER] for action in marked}, levels=before,
    )  # fmt: skip

    found = {god: level for god, level in zip(GODS.ids, table.game.levels, strict=True) if level}
    assert found == {**before, raised: before.get(raised, 0) + 1}


@pytest.mark.rule("SOLO-14.1")
def test_people_use_the_bonus_as_it_is_printed() -> None:
    """Heimdall at level 2: wisdom rises to 3, then two combat cards."""
    table = given(turn=PERSON, priests={PERSON: 1}, levels={"heimdall": 2}, phase="prayer")
    table.says(PERSON, "send priest heimdall")

    assert values(table.game, PERSON) == (2, 2, 3)
    assert cards_held(table.game, PERSON) == 2


# Hel (SOLO-14.1.1)


def prayed_to_hel(level: int = 1, **told: Any) -> SurtrTable:  # Any: as there
    """Bjorn's priest stands at Hel's monument."""
    rest = {
        "power": {FOLLOWER: 2}, "hands": {FOLLOWER: "spear-a axe-a"},
        "armies": [(FOLLOWER, "16", 3), (FOLLOWER, "3", 1)], "control": {"16": FOLLOWER},
    }  # fmt: skip
    table = given(
        turn=PERSON, phase="prayer", priests={PERSON: 1}, levels={"hel": level}, **(rest | told)
    )
    return table.says(PERSON, "send priest hel")


@pytest.mark.rule("SOLO-14.1.1")
def test_the_person_chooses_what_the_follower_loses() -> None:
    """A rune, a card, or 1 of one of its armies; nothing else."""
    table = prayed_to_hel()

    assert table.asked == (PERSON, "follower-suffers")
    assert table.offered() == [
        "suffer rune", "suffer card", "lower astrid 3 in 16", "lower astrid 1 in 3",
    ]  # fmt: skip


@pytest.mark.rule("SOLO-14.1.1")
@pytest.mark.parametrize(
    ("choice", "runes", "cards", "armies"),
    [
        ("suffer rune", 1, 2, ["astrid 1 in 3", "astrid 3 in 16"]),
        ("suffer card", 2, 1, ["astrid 1 in 3", "astrid 3 in 16"]),
        ("lower astrid 3 in 16", 2, 2, ["astrid 1 in 3", "astrid 2 in 16"]),
        ("lower astrid 1 in 3", 2, 2, ["astrid 3 in 16"]),
    ],
)
def test_what_is_chosen_is_lost_once(
    choice: str, runes: int, cards: int, armies: list[str]
) -> None:
    table = prayed_to_hel().says(PERSON, choice)

    assert (power(table.game), cards_held(table.game)) == (runes, cards)
    assert tell_armies(table.game) == armies
    assert table.asked == (PERSON, "hero-phase")


@pytest.mark.rule("SOLO-14.1.1")
def test_it_is_chosen_as_often_as_the_level_says_and_while_there_is_something() -> None:
    table = prayed_to_hel(3, armies=[], control={}, power={FOLLOWER: 1})
    table.says(PERSON, "suffer rune")

    assert table.offered() == ["suffer card"]
    table.says(PERSON, "suffer card").says(PERSON, "suffer card")
    assert table.asked == (PERSON, "hero-phase")


@pytest.mark.rule("SOLO-14.1.1")
def test_with_nothing_to_lose_nobody_is_asked() -> None:
    table = prayed_to_hel(3, armies=[], control={}, power={}, hands={})

    assert table.asked == (PERSON, "hero-phase")


@pytest.mark.rule("SOLO-14.1.1", "SOLO-3.3.1")
@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("en", "Bjorn cannot let Astrid take an injury: a Follower is never injured"),
        ("uk", "Bjorn не може вибрати поранення: Astrid — Послідовник"),
        ("ru", "Bjorn не может выбрать ранение: Astrid — Последователь"),
        ("pt-BR", "Bjorn não pode causar um ferimento a Astrid: um Seguidor nunca é ferido"),
    ],
)
def test_an_injury_is_refused_in_every_language(code: str, why: str) -> None:
    table = prayed_to_hel()
    table.cannot(PERSON, "suffer injury", "SOLO-14.1.1")

    with pytest.raises(Illegal) as refused:
        table.match.choose("suffer injury", PERSON)
    assert refusal_line(code, refused.value).startswith(f"SOLO-14.1.1: {why}")


@pytest.mark.rule("SOLO-14.1.1")
def test_another_person_chooses_its_own_loss_and_may_take_an_injury() -> None:
    """Astrid is the Follower; Dagny, on Bjorn's left, is asked first."""
    follower, bjorn, dagny = CAST
    table = given(
        seats=3, people=2, turn=bjorn, phase="prayer", priests={bjorn: 1}, levels={"hel": 1},
        power={follower: 1}, runes={dagny: "uruz"}, arbiter=dagny,
    )  # fmt: skip
    table.says(bjorn, "send priest hel")

    assert table.asked == (dagny, "suffer")
    assert table.offered() == ["suffer rune", "suffer injury"]
    table.says(dagny, "suffer injury").says(dagny, "injure wisdom")
    assert table.asked == (bjorn, "follower-suffers")


@pytest.mark.rule("SOLO-14.1")
def test_people_lose_nothing_by_a_follower_at_hels_monument() -> None:
    """Strength: a combat card for the one level."""
    table = given(
        phase="follower-prays", priests={FOLLOWER: 1}, levels={"hel": 1}, runes={PERSON: "uruz"},
        sent={"thor": {PERSON: 3}}, corrupted={FOLLOWER: "lagertha"},
    )  # fmt: skip

    assert priests(table, "hel") == 1
    assert cards_held(table.game) == 1
    assert sum(table.game.runes[PERSON]) == 1


# Realms (SOLO-14.2)


@pytest.mark.rule("SOLO-14.2", "SOLO-3.3.5")
@pytest.mark.parametrize(
    ("allies", "gains"), [(["niflheim"], 1), (["asgard"], 1), (["niflheim", "asgard"], 2), ([], 0)]
)
def test_a_follower_gains_for_each_allied_realm_that_is_woken(
    allies: list[str], gains: int
) -> None:
    """Prepare wakes Niflheim, and Asgard beside it: the first gain is a card, the next a rune."""
    table = given(
        turn=PERSON, phase="special-action", power={FOLLOWER: 0},
        allies={realm: [FOLLOWER] for realm in allies},
    )  # fmt: skip
    table.says(PERSON, "act prepare")

    assert power(table.game) + cards_held(table.game) == gains


@pytest.mark.rule("SOLO-14.2")
@pytest.mark.parametrize(("choice", "priests"), [("take bonus of asgard", 1), ("decline", 0)])
def test_people_may_use_what_a_realm_prints(choice: str, priests: int) -> None:
    table = given(turn=PERSON, phase="special-action", allies={"asgard": [PERSON]})
    table.says(PERSON, "act prepare").says(PERSON, choice)

    assert table.game.priests[PERSON] == priests


@pytest.mark.rule("SOLO-14.2")
def test_people_ally_with_it_beside_its_regions() -> None:
    table = given(turn=PERSON, phase="rune-phase", heroes={PERSON: "15"}, runes={PERSON: "algiz"})

    assert table.offered("ally") == ["ally asgard"]
    table.says(PERSON, "ally asgard")
    assert allied(table, PERSON) == ["asgard"]


def scanned(hero: str, **told: Any) -> SurtrTable:  # Any: as there
    """The Follower pays for one rune action, an alliance, with its hero in this region."""
    return given(
        phase="scan-runes", rows={FOLLOWER: f"{MIN} basic-a3"}, power={FOLLOWER: 1},
        heroes={FOLLOWER: hero}, **told,
    )  # fmt: skip


@pytest.mark.rule("SOLO-14.2.1")
@pytest.mark.parametrize(
    ("hero", "before", "chosen"),
    [
        ("4", [], "asgard"),
        ("4", ["asgard"], "niflheim"),
        ("13", [], "asgard"),
        ("16", ["muspelheim"], "asgard"),
        ("10", [], "alfheim"),
    ],
)
def test_asgard_goes_first_if_it_is_near(hero: str, before: list[str], chosen: str) -> None:
    """It lies at 4 and 15. Beside 13 there is Muspelheim too, which is first of all others."""
    table = scanned(hero, allies={realm: [FOLLOWER] for realm in before})

    assert sorted(allied(table)) == sorted([*before, chosen])


@pytest.mark.rule("SOLO-14.2.1")
def test_asgard_goes_first_though_realms_at_the_hero_are_preferred() -> None:
    """S-17 otherwise: at 16 lie Muspelheim and Svartalfheim, Asgard is one region away."""
    table = scanned("16", readings="own-realms-first")

    assert allied(table) == ["asgard"]
    assert table.told("prefers")[-1].rule == "SOLO-14.2.1"


@pytest.mark.rule("SOLO-14.2.1", "SOLO-2.8")
def test_the_first_realms_of_an_advantage_begin_with_asgard() -> None:
    """A challenge gives three realms clockwise from Muspelheim."""
    match = new_surtr(content=None, pack=EXPANSIONS, hero="ragnar", challenges="all")
    while not match.state.turns:
        match.choose(match.decision.options[0].text)

    given = [e for e in match.events if e.kind == "ally" and e.rule == "SOLO-2.8"]
    found = [event.all_facts()["realm"] for event in given]
    assert found == ["asgard", "muspelheim", "svartalfheim"]


# Artefacts, blessings, combat cards (SOLO-14.3)


@pytest.mark.rule("SOLO-14.3", "SOLO-3.3.7")
@pytest.mark.parametrize(("seat", "value"), [(FOLLOWER, 3), (PERSON, 5)])
def test_only_people_use_the_effect_of_an_added_combat_card(seat: Seat, value: int) -> None:
    """The Barrow Spear is worth 3, and 2 more to who attacks with it."""
    other = PERSON if seat == FOLLOWER else FOLLOWER
    sides = {"attacker": ["astrid", "bjorn"][seat], "defender": ["astrid", "bjorn"][other]}
    table = given(
        turn=seat, steps=[{"step": "battle", "region": "6", **sides}],
        armies=[(seat, "6", 2), (other, "6", 6)], control={"6": other},
        hands={seat: "barrow-spear"}, after=PERSON,
    )  # fmt: skip
    if table.asked == (PERSON, "play-or-pass") and seat == FOLLOWER:
        table.says(PERSON, "pass")
    if seat == PERSON:
        table.says(PERSON, "play barrow-spear")

    assert table.facts("play-card")["value"] == value


@pytest.mark.rule("SOLO-14.3", "SOLO-3.3.6")
def test_added_blessings_and_artefacts_are_tucked_and_count() -> None:
    """Both count as tucked cards; what they say holds for people alone."""
    table = given(
        turn=PERSON, phase="prayer", control={"8": FOLLOWER},
        blessings={FOLLOWER: "hall-of-the-dead"},
    )  # fmt: skip

    assert tucked(table.game) == 2
    strength = given(turn=PERSON, phase="prayer", blessings={PERSON: "hall-of-the-dead"})
    assert usurp_strength(strength.game, PERSON) == usurp_strength(table.game, PERSON) + 1
    assert usurp_strength(table.game, FOLLOWER) == 2


# Monsters (SOLO-14.4)


def heroes_drawn(pack: Path, seats: int = 2) -> set[str]:
    """The corrupted heroes of thirty set-ups."""
    setup = make_setup(GAME, seats, pack=read_pack(pack))
    drawn = [Match[Surtr](setup, seed=seed).state.corrupted for seed in range(30)]
    return {TILES.write(tile) for tiles in drawn for tile in tiles if tile >= 0}


@pytest.mark.rule("SOLO-14.4")
@pytest.mark.parametrize("seats", [2, 4])
def test_beside_sea_monsters_no_follower_of_monsters_is_used(seats: int) -> None:
    """Three Followers have the three priority actions that are left."""
    assert heroes_drawn(EXPANSIONS, seats) == {"ragnar", "lagertha", "aslaug", "snorri"}


@pytest.mark.rule("SOLO-14.4")
@pytest.mark.parametrize("monster", ["jormungandr", "kraken"])
def test_one_sea_monster_is_enough(monster: str, tmp_path: Path) -> None:
    entry = f'[[sea-monster]]\nid = "{monster}"\nnew = true\nsource = "seed"\n'
    pack = write_pack(tmp_path, "monsters.toml", entry)

    assert "beowulf" not in heroes_drawn(pack)
    fault = faults_in(pack, hero="beowulf")
    assert str(fault) == (
        f"surtr: beowulf cannot be a Follower beside {monster}: its priority action is monsters"
        " (SOLO-14.4)"
    )


@pytest.mark.rule("SOLO-14.4")
def test_without_sea_monsters_they_are_used(tmp_path: Path) -> None:
    assert "beowulf" in heroes_drawn(without(tmp_path, "monsters.toml"))


@pytest.mark.rule("SOLO-14.4")
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("hero", ["beowulf", "sixth"])
def test_who_wishes_for_one_is_told_the_rule(hero: str, code: str) -> None:
    fault = faults_in(EXPANSIONS, hero=hero)

    said = told_in(code, fault)
    assert said.endswith("(SOLO-14.4)")
    assert "fault-" not in said
    assert len({told_in(other, fault) for other in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.rule("SOLO-14.4")
def test_a_position_with_one_is_refused() -> None:
    with pytest.raises(BadInput, match="astrid is not used beside sea monsters"):
        given(corrupted={FOLLOWER: "beowulf"})


@pytest.mark.rule("SOLO-14.4", "SOLO-12.1")
@pytest.mark.parametrize("code", LANGUAGES)
def test_too_few_followers_that_are_left_are_told(code: str, tmp_path: Path) -> None:
    """Ragnar's priority action is changed to that of Lagertha: two are left for three."""
    box = Box(SHELF, load)
    pack = copytree(EXPANSIONS, tmp_path / "pack")
    tile = box.changed("tiles.toml", "ragnar", '"reinforce"', '"usurp"')
    write_pack(pack, "tiles.toml", tile)
    with pytest.raises(BadInput, match=re.escape("(SOLO-12.1)")) as refused:
        new_surtr(4, content=None, pack=pack)

    assert told_in(code, refused.value).endswith("(SOLO-12.1)")
    assert new_surtr(4, content=None, pack=pack, people=2).state.corrupted[1] >= 0


@pytest.mark.rule("SOLO-14.4.1")
def test_other_monsters_change_nothing(tmp_path: Path) -> None:
    """Another board in the place of Draugr's: the same Followers, hunting what it shows."""
    box = Box(SHELF.base or SHELF, load)
    text = box.entry("monsters.toml", "draugr")
    spaces = 'spaces = ["axe", "axe", "axe", "axe", "axe"]'
    pack = write_pack(tmp_path, "monsters.toml", re.sub(r"spaces = .*", spaces, text))

    assert heroes_drawn(pack) == {"ragnar", "lagertha", "aslaug", "snorri", "beowulf"}
    match = given_surtr(
        pack=pack, phase="follower-acts", corrupted={FOLLOWER: "beowulf"}, rows={FOLLOWER: MIN},
        monsters={"draugr": "9"}, heroes={FOLLOWER: "9"}, hands={FOLLOWER: "axe-a axe-b"},
        attributes={FOLLOWER: (2, 2, 4)}, wheel={"reinforce": [FOLLOWER]},
    )  # fmt: skip
    assert sum(owner == FOLLOWER for owner in match.state.wounds) >= 1


# What is not supported (SOLO-14.5)


@pytest.mark.rule("SOLO-14.5")
@pytest.mark.parametrize("code", LANGUAGES)
def test_another_boss_is_refused_with_the_rule(code: str, tmp_path: Path) -> None:
    text = Box(SHELF.base or SHELF, load).changed(
        "monsters.toml", "loki", 'id = "loki"', 'id = "fenrir"\nnew = true'
    )
    fault = faults_in(write_pack(tmp_path, "monsters.toml", text))

    assert str(fault) == ("monsters.toml: fenrir: no other boss than loki is supported (SOLO-14.5)")
    assert told_in(code, fault).endswith("(SOLO-14.5)")
    assert len({told_in(other, fault) for other in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.rule("SOLO-14.5")
def test_there_is_no_option_for_a_boss() -> None:
    with pytest.raises(BadInput, match="boss"):
        new_surtr(boss="fenrir")


@pytest.mark.rule("SOLO-14.5.1")
@pytest.mark.parametrize("code", LANGUAGES)
def test_five_players_are_refused_with_the_rule(code: str) -> None:
    with pytest.raises(BadInput) as refused:
        new_surtr(5, people=3)

    fault = refused.value
    assert str(fault) == "surtr: 5 seats are not possible, only 2, 3, 4 (SOLO-14.5.1)"
    assert told_in(code, fault).endswith("(SOLO-14.5.1)")
    assert len({told_in(other, fault) for other in LANGUAGES}) == len(LANGUAGES)


# Whole games


TABLES = [("lords", 2, 2), ("lords", 4, 4), ("surtr", 2, 1), ("surtr", 4, 1), ("surtr", 4, 2)]


def begun(game: str, seats: int, people: int, seed: int) -> Match[Any]:
    options = {"people": people} if game == "surtr" else {}
    return ragnatafl.new(game, seats=seats, seed=seed, options=options, content=EXPANSIONS)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "people"), TABLES)
def test_random_games_go_through_all_nets(game: str, seats: int, people: int) -> None:
    """Replay, clones, positions, views and leaks, as of any other game."""
    match = begun(game, seats, people, 7)
    faults = list(checks.Inspection(match, Random(5), leak_tests=2).faults())

    assert faults == []


@pytest.mark.slow
@pytest.mark.parametrize("level", ["thrall", "karl"])
@pytest.mark.parametrize(("game", "seats", "people"), TABLES[:4])
def test_bots_play_it(game: str, seats: int, people: int, level: str) -> None:
    match = begun(game, seats, people, 3)
    bots = [make_bot(level, seed=seat) for seat in range(seats)]
    for _ in range(60):
        if match.over:
            break
        decision = match.decision
        seat = decision.seat
        option = bots[seat].choose(match.view(seat), decision, Budget(iterations=20))
        match.choose(option.text, seat)

    assert list(checks.table_faults(match.state)) == []


def test_only_heimdall_may_be_brought(tmp_path: Path) -> None:
    """Hel has a place in the columns, and is not there."""
    pack = without(tmp_path, "blessings.toml", "board_large.toml", "monsters.toml")
    for file in ("gods.toml", "artefacts.toml", "board_small.toml"):
        entries = re.split(r"^(?=\[\[)", (pack / file).read_text(encoding="utf-8"), flags=re.M)
        kept = [e for e in entries if not re.search(r'"(hel|sultr)"', e)]
        write_pack(pack, file, "".join(kept))
    large = copytree(EXPANSIONS, tmp_path / "large") / "board_large.toml"
    entries = re.split(r"^(?=\[\[)", large.read_text(encoding="utf-8"), flags=re.M)
    write_pack(pack, "board_large.toml", "".join(e for e in entries if '"hel"' not in e))
    table = when(given_surtr(pack=pack, turn=PERSON, phase="prayer", priests={PERSON: 1}))

    assert table.game.levels == [0] * 5
    assert table.offered("send") == [f"send priest {g}" for g in (*OUR_GODS, "heimdall")]
    before = table.match.position()
    with pytest.raises(Illegal):
        table.match.choose("send priest hel", PERSON)
    assert table.match.position() == before


@pytest.mark.parametrize("choice", ["send priest hel", "build monument hel", "ally asgard"])
@pytest.mark.parametrize("phase", ["prayer", "rune-phase", "special-action"])
def test_who_is_not_in_our_box_is_refused(choice: str, phase: str) -> None:
    """LOR-2.4, LOR-2.9: their names are known, and they are not there."""
    table = when(
        given_surtr(turn=PERSON, phase=phase, priests={PERSON: 1}, wheel={"usurp": [PERSON]})
    )
    before = table.match.position()

    with pytest.raises(Illegal):
        table.match.choose(choice, PERSON)
    assert table.match.position() == before


REFUSED = {
    "another god": (
        "gods.toml", '"hel"', '"baldr"',
        "gods.toml: baldr: a pack may add hel and heimdall, but no other god: ours may be replaced",
    ),
    "another realm": (
        "realms.toml", '"asgard"', '"utgard"',
        "realms.toml: utgard: a pack may add asgard, but no other realm: ours may be replaced",
    ),
    "an action that is not there": (
        "realms.toml", '"prepare"', '"prepaer"',
        "realms.toml: asgard: unknown special action 'prepaer', did you mean 'prepare'?",
    ),
    "another sea monster": (
        "monsters.toml", '"kraken"', '"orm"',
        (
            "monsters.toml: orm: a pack may add jormungandr and kraken, but no other sea-monster:"
            " ours may be replaced"
        ),
    ),
    "an artefact of another": (
        "gods.toml", '"sultr"', '"mjolnir"', "gods.toml: hel: 'mjolnir' belongs to another one",
    ),
    "an artefact of nobody": (
        "gods.toml", '"sultr"', '"mjolnir"',
        "artefacts.toml: sultr: belongs to no god and no monster (LOR-11.1)",
    ),
    "a god without a monument": (
        "board_small.toml", '"hel"', '""',
        "board_small.toml: each god must have one monument (LOR-2.4)",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", REFUSED)
def test_a_pack_that_does_not_fit_is_refused_in_one_line(case: str, tmp_path: Path) -> None:
    file, old, new, line = REFUSED[case]
    fault = faults_in(changed(tmp_path, file, old, new))

    assert line in fault.faults


@pytest.mark.parametrize("file", ["gods.toml", "realms.toml"])
def test_what_is_named_must_be_brought(file: str, tmp_path: Path) -> None:
    """Without its gods the blessings of Hel are nobody's; without Asgard no region lies at it."""
    fault = faults_in(without(tmp_path, file))

    assert any("unknown god 'hel'" in line for line in fault.faults) == (file == "gods.toml")
    assert any("asgard" in line for line in fault.faults) == (file == "realms.toml")


def test_without_the_pack_nothing_is_known_of_it() -> None:
    content = load(SHELF.take())

    assert (len(content.gods), len(content.realms), content.sea_monsters) == (3, 6, ())
    assert [len(realms) for realms in content.realms_of] == [1] * 6
    assert len(load(SHELF.take(pack=read_pack(EXPANSIONS))).gods) == 5
