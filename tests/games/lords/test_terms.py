"""What tables of Lords are judged by: each term differs where a player would say so."""

from __future__ import annotations

from math import isfinite
from random import Random

import pytest

from games.lords.table import DUEL, PLAIN, battle_in, given_lords, hunt_of, new_lords, when
from kit.play import played_at_random
from kit.table import ASTRID, BJORN
from ragnatafl.bots.judgement import SURENESS, Judgement, judgement_of
from ragnatafl.bots.karl import Karl
from ragnatafl.bots.worth import everybodys_worth, worth
from ragnatafl.games.lords import GAME
from ragnatafl.games.lords.mind.fights import attackers_chance
from ragnatafl.games.lords.mind.terms import LEANINGS, NAMES, count, is_quiet, progress
from ragnatafl.games.lords.rules.components import ATTACK_DECK, COMBAT_DECK, EVENT_DECK
from ragnatafl.games.lords.rules.state import Lords
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import NOBODY, Seat


def term(match: Match[Lords], name: str, seat: Seat = ASTRID) -> float:
    return count(match.state)[seat][NAMES.index(name)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_seats_are_counted_in_one_pass(seats: int) -> None:
    """From the first choice of the set-up on; and chances are shares of one victory."""
    match = new_lords(seats, seed=seats)
    judgement = judgement_of(GAME)
    assert judgement is not None
    for number, _ in enumerate(played_at_random(match, seats, at_most=600)):
        if match.over or number % 5:
            continue
        counted = count(match.state)
        assert [len(own) for own in counted] == [len(NAMES)] * seats
        assert all(isfinite(number) for own in counted for number in own)
        assert sum(judgement.chances(match.state)) == pytest.approx(1)
        assert 0 <= progress(match.state) <= 1
        together = everybodys_worth(match.state)
        assert together == [worth(match.state, Seat(seat)) for seat in range(seats)]


def test_nothing_is_read_off_the_order_of_decks() -> None:
    match = new_lords(3, seed=4)
    rng = Random(4)
    for number, _ in enumerate(played_at_random(match, 4, at_most=300)):
        if match.over or number % 10:
            continue
        before, other = count(match.state), match.state.clone()
        for deck in (COMBAT_DECK, ATTACK_DECK, EVENT_DECK):
            rng.shuffle(other.zones[deck])
        assert count(other) == before == count(match.state)


def base(**more: object) -> Match[Lords]:
    fixed: dict[str, object] = {
        "control": {"1": ASTRID, "2": ASTRID, "9": BJORN},
        "armies": [(ASTRID, "1", 2), (BJORN, "9", 2)],
    }
    return given_lords(**{**fixed, **more})  # type: ignore[arg-type]  # of given_lords' own names


MORE = {"1": ASTRID, "2": ASTRID, "9": BJORN}
RISES: list[tuple[str, dict[str, object]]] = [
    ("jarl", {"control": {**MORE, "3": ASTRID}}),
    ("jarl-near", {"control": {**MORE, "3": ASTRID}}),
    ("jarl-next", {"control": {**MORE, "4": BJORN}}),  # open to the army in 1
    ("gothi", {"temples": "2"}),
    ("gothi-near", {"temples": "2"}),
    ("gothi-next", {"control": {**MORE, "6": BJORN}, "temples": "6", "drakkars": {ASTRID: "s1"}}),
    ("shrines", {"control": {**MORE, "6": ASTRID}}),
    ("slayer", {"monsters": {"draugr": "13"}, "wounds": {"draugr": {0: ASTRID}}}),
    ("trophies", {"slain": {"draugr": ASTRID}}),
    ("boss", {"slain": {"draugr": ASTRID}}),
    ("boss-here", {"slain": {"draugr": ASTRID}, "heroes": {ASTRID: "7"}}),
    ("best-road", {"temples": "2", "control": {**MORE, "6": ASTRID, "12": ASTRID}}),
    ("ring", {"control": {**MORE, "4": ASTRID}}),
    ("regions", {"control": {**MORE, "8": ASTRID}}),
    ("marked-regions", {"control": {**MORE, "8": ASTRID}}),
    ("monuments", {"control": {**MORE, "15": ASTRID}}),
    ("danger", {"armies": [(ASTRID, "1", 2), (BJORN, "3", 1)]}),  # beside 2, which is empty
    ("temples-in-danger", {"armies": [(ASTRID, "1", 2), (BJORN, "3", 1)], "temples": "2"}),
    ("armies", {"armies": [(ASTRID, "1", 2), (ASTRID, "1", 1), (BJORN, "9", 2)]}),
    ("army-values", {"armies": [(ASTRID, "1", 3), (BJORN, "9", 2)]}),
    ("nearly-ready", {"armies": [(ASTRID, "2", 1), (BJORN, "9", 2)]}),  # 3 asks for 2
    ("footholds", {"armies": [(ASTRID, "14", 2), (BJORN, "9", 2)]}),
    ("authority", {"attributes": {ASTRID: (3, 2, 2)}}),
    ("strength", {"attributes": {ASTRID: (2, 3, 2)}}),
    ("wisdom", {"attributes": {ASTRID: (2, 2, 3)}}),
    ("injuries", {"injured": {ASTRID: "wisdom"}}),
    ("runes", {"runes": {ASTRID: "uruz uruz"}}),
    ("rune-kinds", {"runes": {ASTRID: "uruz algiz"}}),
    ("cards", {"hands": {ASTRID: "axe-a"}}),
    ("priests", {"priests": {ASTRID: 1}}),
    ("alliances", {"allies": {"niflheim": [ASTRID]}}),
    ("blessings", {"blessings": {ASTRID: "raven-banner"}}),
    ("artefacts", {"artefacts": {ASTRID: "gungnir"}}),
    ("tamed", {"monsters": {"garm": "13"}, "rings": {"garm": ASTRID}}),
    ("spent-actions", {"wheel": {"prepare": [ASTRID]}}),
    ("prey-here", {"monsters": {"draugr": "1"}}),
    ("hero-here", {"runes": {ASTRID: "uruz"}}),  # of Vanaheim, beside 1
    ("usurp-here", {"heroes": {ASTRID: "5"}}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "more"), RISES, ids=[name for name, _ in RISES])
def test_one_thing_more_is_counted(name: str, more: dict[str, object]) -> None:
    """For who has it; what Bjorn has of the same does not change."""
    before, after = base(), base(**more)

    assert term(after, name) > term(before, name)
    if name not in ("best-road", "danger"):
        assert term(after, name, BJORN) == pytest.approx(term(before, name, BJORN), abs=0.4)


def test_armies_on_their_way_count_as_arrived() -> None:
    """LOR-8.5.5.2: regions change hands after the last army; 14 is too strong for this one."""
    table = when(
        base(
            phase="special-action",
            armies=[
                (ASTRID, "1", 1),
                (ASTRID, "2", 2),
                (ASTRID, "8", 1),
                (ASTRID, "13", 2),
                (BJORN, "10", 2),
            ],
        )
    )
    before = {seat: term(table.match, "regions", seat) for seat in (ASTRID, BJORN)}
    table.says(ASTRID, "act mobilise", "move astrid 2 from 2 to 3")
    table.says(ASTRID, "move astrid 2 from 13 to 14", "move astrid 1 from 8 to 9")

    assert [table.game.control[region] for region in (2, 13, 8)] == [NOBODY, NOBODY, BJORN]
    assert term(table.match, "regions") == before[ASTRID] + 2
    assert term(table.match, "regions", BJORN) == before[BJORN] - 1


def test_the_drakkar_makes_armies_ready() -> None:
    """5 asks for 2 and lies beside 1 anyhow; 6 asks for 3, beyond the sea s1."""
    weak = base(armies=[(ASTRID, "2", 3)])
    by_sea = base(armies=[(ASTRID, "2", 3)], drakkars={ASTRID: "s1"}, control={"3": BJORN, **MORE})

    assert term(weak, "ready-armies") == 1  # 3
    assert term(base(armies=[(ASTRID, "12", 2)]), "ready-armies") == 1  # 11
    assert term(base(armies=[(ASTRID, "12", 1)]), "ready-armies") == 0
    assert term(by_sea, "jarl-next") > term(weak, "jarl-next")


def test_prey_far_away_is_far() -> None:
    monsters = {"draugr": "9"}
    ways = [
        term(base(monsters=monsters, heroes={ASTRID: at}), "hero-away") for at in ("9", "8", "3")
    ]

    assert ways == [0, 1, 3]


def test_regions_at_yggdrasil_decide_when_ragnarok_has_begun() -> None:
    """LOR-1.5.7: tied, who had the last turn earlier."""
    regions = {"4": ASTRID, "9": BJORN}
    turned = "monument-small slayer-small jarl-small"
    calm = given_lords(control=regions)
    ending = given_lords(control=regions, last_turns=1, face_down=turned)
    tied = given_lords(control={}, last_turns=1, face_down=turned)

    assert term(ending, "ring-lead") > term(calm, "ring-lead") == 0
    assert (term(ending, "ragnarok"), term(ending, "ragnarok", BJORN)) == (1, -1)
    assert term(calm, "ragnarok") == 0
    assert (term(tied, "ragnarok"), term(tied, "ragnarok", BJORN)) == (0.5, -0.5)
    assert progress(ending.state) == 1 > progress(calm.state)


def test_whose_turn_comes_next() -> None:
    match = given_lords(turn=ASTRID)

    assert (term(match, "turn-order"), term(match, "turn-order", BJORN)) == (0, 1)


# Battles and hunts


def fight(armies: list[tuple[Seat, str, int]], **more: object) -> Match[Lords]:
    given: dict[str, object] = {"control": {"6": BJORN, "5": ASTRID}, "tiles": PLAIN, **more}
    return given_lords(armies=armies, steps=battle_in("6"), **given)  # type: ignore[arg-type]


def test_a_battle_is_worth_more_the_better_it_stands() -> None:
    weak, strong = fight([(ASTRID, "6", 1), (BJORN, "6", 6)]), fight([(ASTRID, "6", 6), DUEL[1]])

    assert attackers_chance(weak.state) < 0.05
    assert attackers_chance(strong.state) > 0.7
    assert term(weak, "battle") < 0 < term(strong, "battle")
    assert term(strong, "battle", BJORN) < term(weak, "battle", BJORN) <= 0


def test_cards_in_hand_help_until_one_passes() -> None:
    bare = fight([*DUEL])
    armed = fight([*DUEL], hands={BJORN: "sword-a spear-a"})
    assert attackers_chance(armed.state) < attackers_chance(bare.state)

    when(armed).says(BJORN, "pass")

    assert attackers_chance(armed.state) == attackers_chance(bare.state)


def test_cards_without_room_for_their_symbols_do_not_help() -> None:
    """LOR-10.2.3: an axe has two symbols, an army of 1 room for one."""
    armies = [(ASTRID, "6", 2), (BJORN, "6", 1)]
    with_axe, bare = fight(armies, hands={BJORN: "axe-a"}), fight(armies)

    assert attackers_chance(with_axe.state) == attackers_chance(bare.state)


def test_a_hunt_is_worth_the_cards_for_it() -> None:
    """Draugr has three spaces for swords, three for axes and one for a spear."""
    hunts = [
        given_lords(
            monsters={"draugr": "1"}, hands={ASTRID: hand}, tiles=PLAIN, steps=hunt_of("draugr"),
            attributes={ASTRID: (2, 2, 6)}, deck="shield-a shield-b",
        )
        for hand in ("bow-a bow-b", "sword-a axe-a")
    ]  # fmt: skip

    assert [round(term(hunt, "hunt"), 2) for hunt in hunts] == [0, 0.29]
    assert not is_quiet(hunts[0].state)
    assert is_quiet(base().state)


# Leanings


def lead(judgement: Judgement, table: Lords) -> float:
    """How far Astrid is before Bjorn, in logits."""
    scores = judgement.scores(table)
    return scores[ASTRID] - scores[BJORN]


def test_each_leaning_loves_its_own_road_most() -> None:
    """All that it judges is flatter, but what it has gone of its road."""
    jarl = base(control={str(n): ASTRID for n in (1, 2, 3, 5, 6)} | {"9": BJORN}).state
    gothi = base(temples="2 6", control={"1": ASTRID, "2": ASTRID, "6": ASTRID, "9": BJORN}).state
    judgement = judgement_of(GAME)
    assert judgement is not None
    leaning = {way.name: judgement.leaning(way) for way in LEANINGS}

    assert lead(leaning["jarl"], jarl) > SURENESS * lead(judgement, jarl)
    assert lead(leaning["gothi"], gothi) > SURENESS * lead(judgement, gothi)
    assert lead(leaning["slayer"], jarl) == pytest.approx(SURENESS * lead(judgement, jarl))
    for way in LEANINGS:
        assert {name for name, _ in (*way.more, *(way.between_two or ()))} <= set(NAMES)


def test_karls_lean_as_their_seed_will_have_it() -> None:
    leanings = {int(Karl(seed).character * len(LEANINGS)) for seed in range(40)}

    assert leanings == set(range(len(LEANINGS)))
    assert Karl(7).character == Karl(7).character


def test_what_battles_are_worth_can_be_learnt() -> None:
    """Games are gathered with the tables in the middle of battles."""
    pytest.importorskip("numpy")
    from ragnatafl.lab.training.gathering import gather_one, make_plan, weights_now

    plan = make_plan("lords", bots=["thrall"], positions=1000)
    taken = gather_one(plan, [weights_now(GAME)], 0)

    assert taken.terms[:, :, NAMES.index("battle")].any()
