"""The designer's report: what many games tell, in numbers that can be checked by hand."""

from __future__ import annotations

import csv
import math
import re
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.events import Event, Told
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.packs import pack_of
from ragnatafl.kernel.seats import Seat
from ragnatafl.lab.arena import play
from ragnatafl.lab.study.accounts import (
    Account,
    Deed,
    Happening,
    Kind,
    Things,
    Times,
    Watching,
    account_of,
    marks,
)
from ragnatafl.lab.study.chances import (
    SURE,
    chance_of_mean,
    corrected,
    mean_interval,
    student,
    two_sided,
)
from ragnatafl.lab.study.figures import IN_SHARES, changes, figures_of, thing_changes
from ragnatafl.lab.study.page import page
from ragnatafl.lab.study.parquet import Collection
from ragnatafl.lab.study.plans import make_plan
from ragnatafl.lab.study.plots import as_svg, plotting
from ragnatafl.lab.study.sheets import Cell, Names, change_sheets, sheets
from ragnatafl.table.command import main

pytest.importorskip("matplotlib")
pytest.importorskip("pyarrow")
GAMES = ("runics", "bloodrage", "lords", "surtr")
OTHERWISE = {"origin", "target", "space", "symbol", "chosen", "others"}
"""Facts that name places, weapons and what is compared, by words that are ids of things too."""
ASTRID = Seat(0)
VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "use"}


def test_endings_and_seats_are_counted_by_number_of_players() -> None:
    """Astrid wins three of four games of two, one of them by another rule; one is shared."""
    games = [
        given(0, winners=(0,), ended_by="RAID-7"),
        given(1, winners=(0,), ended_by="RAID-7"),
        given(2, winners=(0, 1), ended_by="RAID-7"),
        given(3, winners=(0,), ended_by="RAID-6"),
        given(4, seats=3, winners=(2,), ended_by="RAID-6"),
    ]

    told = figures_of(games)

    assert [(e.seats, e.ending, e.games, e.share.share) for e in told.endings] == [
        (2, "RAID-7", 3, 0.75),
        (2, "RAID-6", 1, 0.25),
        (3, "RAID-6", 1, 1.0),
    ]
    assert [(s.seats, s.won.share) for s in told.sat][:2] == [(2, 0.875), (2, 0.125)]
    assert told.sat[0].won.low < 0.875 < told.sat[0].won.high


def test_pick_and_win_rates_are_those_of_the_seats_that_chose() -> None:
    """The axe was offered four times, taken twice, by Astrid who won and by Bjorn who did not."""
    games = [
        given(0, winners=(0,), deeds=(Deed(0, "take", "card:axe", 3, 1),)),
        given(1, winners=(0,), deeds=(Deed(1, "take", "card:axe", 1, 1),)),
        given(2, winners=(0,), deeds=(Deed(1, "take", "card:shield", 5, 0),)),
    ]

    shield, axe = sorted(figures_of(games).deeds, key=lambda one: one.sat)

    assert (axe.offered, axe.taken, axe.picked.share) == (4, 2, 0.5)
    assert (axe.games, axe.sat, axe.won.share, axe.lift) == (2, 2, 0.5, 0.0)
    assert (shield.picked.share, shield.sat, shield.unusual) == (0.0, 0, 1.0)


def test_a_thing_that_always_wins_is_no_luck_and_twenty_usual_ones_are() -> None:
    """Many comparisons are allowed for: one of twenty that looks odd alone does not among all."""
    sure = Deed(0, "take", "card:axe", 1, 1)
    games = [
        given(n, winners=(n % 2,), deeds=(sure, Deed(1, "take", f"card:c{n % 20}", 1, 1)))
        for n in range(0, 80, 2)
    ]

    told = {one.thing: one.unusual for one in figures_of(games).deeds}

    assert told["card:axe"] < 0.001
    assert corrected([0.04] + [0.5] * 19)[0] > 0.05


def test_comebacks_are_told_from_points_at_half_of_the_game() -> None:
    led = tuple(marks([(0, 0), (5, 0), (9, 1)]))
    behind = tuple(marks([(0, 0), (0, 5), (9, 6)]))
    games = [
        given(0, winners=(0,), course=led, scores=(9, 1)),
        given(1, winners=(0,), course=behind, scores=(9, 6)),
    ]

    [told] = figures_of(games).comebacks

    assert (told.leader_wins.share, told.from_behind.share, told.from_last.share) == (0.5, 0.5, 0.5)
    assert told.changes == 0.5


def test_the_pace_tells_where_winners_were() -> None:
    """One leads from the start; one is last at half of the game; one is second of three then."""
    games = [
        given(0, winners=(0,), course=marks([(1, 0), (2, 0), (3, 0)])),
        given(1, winners=(0,), course=marks([(0, 0), (0, 4), (9, 4)])),
        given(2, winners=(), course=marks([(9, 9)] * 3)),
        given(3, seats=3, winners=(1,), course=marks([(0, 0, 0), (5, 3, 1), (5, 7, 1)])),
    ]

    told = {(one.seats, one.at): one[2:] for one in figures_of(games).moments}

    assert told[2, 0.0] == (0.5, 0.0, 1.0, 0.0)
    assert told[2, 0.5] == (1.0, 2.0, 0.5, 0.5)
    assert told[2, 1.0] == (6.0, 2.0, 1.0, 0.0)
    assert told[3, 0.5] == (3.0, 3.0, 0.0, 0.0)
    assert told[3, 1.0] == (7.0, 3.0, 1.0, 0.0)


def test_lengths_are_values_that_occurred() -> None:
    """Of twenty games with 1 to 20 turns one in twenty has one turn, three in four have 15."""
    games = [given(n, turns=20 - n, rounds=n % 2) for n in range(20)]

    told = {one.measure: one for one in figures_of(games).lengths}

    assert (told["turns"].mean, told["turns"].quantiles) == (10.5, (1, 5, 10, 15, 19))
    assert (told["rounds"].mean, told["rounds"].quantiles) == (0.5, (0, 0, 0, 1, 1))


def test_what_stands_in_one_table_is_corrected_for_all_of_it() -> None:
    """Who has the axe wins all of four games, who has the rope two: two were compared. Rain, which
    no seat had, and the things of the other table, were not."""
    axe, rope = Deed(0, "take", "card:axe", 1, 1), Deed(1, "take", "card:rope", 1, 1)
    fish, rain = Happening(0, "catch", "card:fish", 3), Happening(-1, "fall", "card:rain", 1)
    games = [
        given(n, winners=(0,), deeds=(axe,) if n < 4 else (rope,), happenings=(fish, rain))
        for n in range(4)
    ]
    games += [given(n, winners=(n % 2,), deeds=(rope,)) for n in range(4, 8)]

    told = figures_of(games)

    assert [one.unusual for one in told.deeds] == pytest.approx([2 * two_sided(2.0), 1.0])
    assert [one.taken for one in told.happenings] == [12, 4]
    assert [one.unusual for one in told.happenings] == pytest.approx([two_sided(2.0), 1.0])


def test_rules_and_forced_questions_are_counted() -> None:
    games = [
        given(0, met=(Times("RAID-2", 6),), questions=(6, 4), choices=(3, 2), turns=5),
        given(1, met=(Times("RAID-3", 2),), questions=(5, 5), choices=(5, 5), turns=5),
    ]

    told = figures_of(games)

    assert [(r.rule, r.games.share, r.a_game) for r in told.rules_met] == [
        ("RAID-2", 0.5, 3.0),
        ("RAID-3", 0.5, 1.0),
    ]
    [asked] = told.questions
    assert (asked.a_game, asked.a_turn) == (10, 2)
    assert (asked.forced.share, asked.forced_a_turn) == (0.25, 0.5)


def test_never_met_are_rules_that_can_be_asked_or_told() -> None:
    """Armies moved by LOR-8.4.2, so that LOR-6.3 was met; LOR-10.5 is a step without a word."""
    moves = given(0, game="lords", met=(Times("LOR-8.4.2", 9),), events=(Kind("move-army", 9),))

    rules = rows_of("unmet-rules", moves)

    assert ("LOR-7.5.1" in rules, "LOR-6.3" in rules, "LOR-10.5" in rules) == (True, False, False)
    assert "LOR-6.3" in rows_of("unmet-rules", given(0, game="lords", events=(Kind("pass", 1),)))


def test_of_games_that_do_not_tell_their_events_only_what_asks_is_never_met() -> None:
    rules = rows_of("unmet-rules", given(0, game="lords"))

    assert ("LOR-8.1.1.3" in rules, "LOR-6.3" in rules) == (True, False)


def test_never_met_are_things_that_something_can_name() -> None:
    """Of runes and tokens one was gained; no event tells one army from another."""
    rune = Happening(0, "gain-rune", "rune:uruz", 3)

    told = rows_of("unmet", given(0, game="lords", happenings=(rune,)))

    assert "Algiz" in told
    assert not {"Army", "Priest", "Temple", "Ring"} & set(told)


def test_never_met_are_things_that_a_fact_names_by_its_kind() -> None:
    """Of the five rewards of pillaging one was paid; what raises axes is a stat besides."""
    glory = Happening(0, "pillaged", "token:glory", 1)

    told = told_rows("unmet", given(0, game="bloodrage", happenings=(glory,)))

    assert len(told) == 4
    assert len({kind for _, kind in told}) == 1


@pytest.mark.parametrize("game", GAMES)
def test_what_events_name_stands_in_the_report(game: str) -> None:
    """Conditions, runes, attributes and tokens too, which no card names."""
    content = make_setup(find_game(game)).content
    called: dict[str, set[str]] = {}
    for one in Names(game, content, "en").box.components:
        for anchor in (one.id, *one.anchors):
            called.setdefault(anchor.partition(":")[2], set()).add(one.id)
    plan, named, things = make_plan(game, ["thrall"]), set[tuple[str, str]](), set[str]()

    for number in range(3):
        watching = Watching()
        told = watching.account(play(plan.pairing(number), watching))
        things |= {one.thing for one in figures_of([told]).happenings}
        facts = {fact for event in watching.events for fact in event.all_facts().items()}
        texts = [(fact, value) for fact, value in facts if isinstance(value, str)]
        named |= {(fact, word) for fact, value in texts for word in value.split()}

    known = {(fact, word) for fact, word in named if fact not in OTHERWISE and word in called}
    assert {one for one in known if not called[one[1]] & things} == set()
    assert known


def test_conditions_of_ragnarok_are_told() -> None:
    """One was fulfilled; of the others it is known that they never were."""
    slayer = Told("condition-fulfilled", "LOR-1.5", ASTRID, (("condition", "slayer-small"),), (), 0)

    game = given(0, game="lords", happenings=heard("lords", slayer))

    assert [row[:3] for row in told_rows("happenings", game)] == [
        (
            "Slayer · For 2 players",
            "Conditions of Ragnarok",
            "A condition of Ragnarok is fulfilled: …",
        )
    ]
    assert "Great Jarl · For 2 players" in rows_of("unmet", game)


def test_a_fact_says_what_kind_of_thing_it_names() -> None:
    """Ragnar is a hero and a Follower's tile, axes are a stat and a reward, two warriors a kind."""
    facts = {
        "surtr": (("hero", "ragnar"), ("hero", "sixth"), ("card", "ragnar")),
        "bloodrage": (("stat", "axes"), ("reward", "axes"), ("figures", "leader 2-warrior")),
        "lords": (("attributes", "strength"), ("space", "axe"), ("space", "wisdom")),
    }

    told = {
        game: [
            one.thing for fact in some for one in heard(game, Told("e", "", ASTRID, (fact,), (), 0))
        ]
        for game, some in facts.items()
    }

    assert told == {
        "surtr": ["tile:ragnar", "tile:sixth", "card:ragnar"],
        "bloodrage": ["stat:axes", "token:axes", "figure:leader", "figure:warrior"],
        "lords": ["attribute:strength"],
    }


def test_a_change_is_told_in_pairs_of_the_same_seed() -> None:
    """Every game is two turns longer with the change, long or short: that is no luck."""
    before = [given(n, turns=10 + 7 * (n % 5), winners=(n % 2,)) for n in range(40)]
    after = [msgspec.structs.replace(one, turns=one.turns + 2) for one in before]

    told = {(one.measure, one.facts): one for one in changes(before, after)}

    turns = told["turns", ""]
    assert (turns.pairs, turns.difference) == (40, (2.0, 2.0, 2.0))
    assert turns.unusual < 0.001
    assert told["seat", "0"].difference[0] == 0.0
    assert told["seat", "0"].unusual == 1.0
    assert thing_changes(before, after) == ()


def test_two_pairs_make_nothing_sure() -> None:
    """Both games are longer and end otherwise with the change: luck does so every other time."""
    before = [given(n, ended_by="RAID-7", turns=4) for n in range(2)]
    after = [given(n, ended_by="RAID-6", turns=6) for n in range(2)]

    told = {(one.measure, one.facts): one for one in changes(before, after)}

    ending, turns = told["ending", "RAID-7"], told["turns", ""]
    assert (ending.before, ending.after, ending.unusual) == (1.0, 0.0, 0.5 * 3 / 2)
    assert ending.difference == pytest.approx((-1.0, -1.0, 0.193), abs=0.001)
    assert (turns.difference, turns.unusual) == ((2.0, -math.inf, math.inf), 1.0)
    names = Names("raid", make_setup(find_game("raid")).content, "en")
    shares, counts, _ = change_sheets([ending, turns], (), names, names)
    assert [row[5:8] for row in shares.rows] == [ending.difference]
    assert [row[5:8] for row in counts.rows] == [(2.0, "", "")]


def test_ends_of_an_interval_are_those_of_student() -> None:
    """Hours of sleep that ten people gained by another drug (Student, 1908)."""
    gained = [1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4]

    assert mean_interval(gained) == pytest.approx((1.58, 0.700, 2.460), abs=0.001)
    assert chance_of_mean(gained) == pytest.approx(2**-8)  # nine are more, none less
    assert student(4.0621, 9) == pytest.approx(0.00283, abs=1e-5)


def test_each_table_of_a_change_is_corrected_by_itself() -> None:
    """What is never shown and what stands in another table makes no change less certain."""
    before = [given(n, winners=(n % 2,), scores=(n % 3, 0), turns=4 + n % 5) for n in range(12)]
    after = [msgspec.structs.replace(one, winners=(0,)) for one in before]

    told = [one for one in changes(before, after) if one.measure in IN_SHARES]

    assert [(one.measure, one.facts) for one in told] == [
        ("ending", "RAID-7"), ("seat", "0"), ("seat", "1")
    ]  # fmt: skip
    assert [one.unusual for one in told] == corrected([1.0, 2**-5, 2**-5])


def test_halves_of_the_same_games_choose_alike() -> None:
    """A seat is asked for the same things all game long, and leans to some of them in that game: by
    luck one of twenty splits marks something. What is chosen twice as often is marked."""
    luck = Random(1)
    games = [
        given(n, deeds=tuple(leant(luck, f"card:c{thing}") for thing in range(20)))
        for n in range(100)
    ]
    marked = 0
    for _ in range(40):
        luck.shuffle(games)
        told = thing_changes(games[:50], games[50:])
        marked += any(one.unusual < SURE for one in told)

    more = [msgspec.structs.replace(one, deeds=(leant(luck, "card:c0", 0.6),)) for one in games]

    assert marked <= 4
    told = thing_changes(games, more)
    assert [one.thing for one in told if one.unusual < SURE] == ["card:c0"]


def test_what_is_in_one_game_is_one_game() -> None:
    """A hundred offers in two games are two games; in a hundred games they are a hundred."""
    few = [given(n, deeds=(Deed(0, "take", "card:axe", 50, 50 * n),)) for n in range(2)]
    many = [given(n, deeds=(Deed(0, "take", "card:axe", 1, n % 2),)) for n in range(100)]

    [wide], [narrow] = figures_of(few).deeds, figures_of(many).deeds

    assert wide.picked.share == narrow.picked.share == 0.5
    assert wide.picked.high - wide.picked.low > 0.9
    assert narrow.picked == pytest.approx((0.5, 0.402, 0.598), abs=0.003)


def test_forced_questions_have_the_interval_of_their_games() -> None:
    games = [given(n, questions=(50, 50), choices=(50 * (n % 2), 50)) for n in range(100)]

    [asked] = figures_of(games).questions

    assert asked.forced == pytest.approx((0.25, 0.20, 0.30), abs=0.01)


def test_what_no_seat_had_is_blank_and_not_compared() -> None:
    """Rain is nobody's; fish is Astrid's, and she wins: as rare as if nothing else was compared."""
    fish, rain = Happening(0, "catch", "card:fish", 1), Happening(-1, "fall", "card:rain", 1)
    deed = Deed(0, "keep", "card:axe", 1, 0)
    games = [given(n, happenings=(fish, rain), deeds=(deed,)) for n in range(4)]
    names = Names("raid", make_setup(find_game("raid")).content, "en")

    told = figures_of(games)
    found = {sheet.name: sheet for sheet in sheets(told, names)}

    [caught, fell] = told.happenings
    assert caught.unusual == pytest.approx(two_sided(2.0))
    assert caught.sat == 4
    assert fell.sat == 0
    rows = list(csv.reader(found["happenings"].csv().splitlines()))
    assert [row[6:] for row in rows if row[0] == "card:rain"] == [["", "", "", "", ""]]
    assert {len(row) for row in rows} == {11}
    [row] = csv.DictReader(found["deeds"].csv().splitlines())
    assert (row["picked"], row["won"], row["lift"], row["luck"]) == ("0.0", "", "", "")


def test_of_no_games_nothing_is_told() -> None:
    with pytest.raises(BadInput, match="there are no games to tell of"):
        figures_of([])


@pytest.mark.parametrize("game", GAMES)
def test_every_sheet_has_words_in_every_language(game: str) -> None:
    """And a name for every thing, option and event that games of it have."""
    plan = make_plan(game, ["thrall"], seats=(find_game(game).seats[0],), seed="words")
    figures = figures_of([account_of(plan.pairing(number)) for number in range(2)])

    for code in LANGUAGES:
        names = Names(game, make_setup(find_game(game)).content, code)
        for sheet in sheets(figures, names):
            told = [names.say(sheet.name), names.say(f"{sheet.name}-about")]
            told += [names.say(f"col-{column.name}") for column in sheet.columns]
            assert all(told)
            assert all(len(row) == len(sheet.columns) for row in sheet.rows)
            texts = [place for place, column in enumerate(sheet.columns) if column.kind == "text"]
            if sheet.name in ("deeds", "happenings", "unmet"):
                called = [tuple(row[place] for place in texts) for row in sheet.rows]
                assert len(set(called)) == len(called), sheet.name
        assert not [one.word for one in figures.deeds if names.option(one.word) == one.word]
        assert not [one.word for one in figures.happenings if names.event(one.word) == one.word]
        assert not [one.thing for one in figures.deeds if names.thing(one.thing) == one.thing]


def test_a_report_is_one_page_with_plots_and_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, games, figures = tmp_path / "report.html", tmp_path / "games", tmp_path / "csv"
    command = ["report", "raid", "-n", "8", "--bots", "thrall,karl", "--workers", "1"]
    command += ["--out", str(out), "--games", str(games), "--csv", str(figures)]

    assert main(command) == 0
    first = out.read_text()
    assert main([*command, "--lang", "pt-BR"]) == 0  # nothing is played again

    shape = Shape()
    shape.feed(first)
    assert not shape.open
    assert shape.count["svg"] >= 5
    assert shape.count["table"] >= 8
    assert len(shape.ids) == len(set(shape.ids))
    assert not re.findall(r'(?:src|href)="(?!#)[^"]', first.replace("http://www.w3.org", ""))
    assert 'lang="pt-BR"' in out.read_text()
    with (figures / "seats.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert sum(float(row["won"]) for row in rows if row["seats"] == "2") == pytest.approx(1.0)
    assert "8 games" in capsys.readouterr().out


@pytest.mark.filterwarnings("error")
def test_labels_of_plots_may_hold_any_letters() -> None:
    """A pack may call a card '$a$', or 'id="x"', or by letters that our font has not."""
    name = '$x_ 漢 id="x" #010203'

    def draw() -> Any:  # Any: a figure of matplotlib
        figure, axes = plotting().subplots()
        axes.plot([0, 1], label=name)
        axes.legend()
        return figure

    told = as_svg("seats", draw)

    assert f">{name}</text>" in told
    assert 'id="seats-' in told


def test_numbers_and_automas_are_written_as_the_language_has_them() -> None:
    games = [given(n, bots=("karl", "automa"), turns=10 + n) for n in range(2)]
    names = Names("raid", make_setup(find_game("raid")).content, "uk")
    found = {sheet.name: sheet for sheet in sheets(figures_of(games), names)}

    told = page("", [], [("games", [found["bots"], found["lengths"]])], {}, names)

    assert re.findall("<td>(karl|automa|автома)</td>", told) == ["автома", "karl"]
    assert '<td data-value="10.5">10,5</td>' in told


def test_games_of_another_game_are_not_told_as_this_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Collection.begin(tmp_path / "games", make_plan("raid", ["thrall"])).add([given(0)])
    command = ["report", "runics", "-n", "0", "--out", str(tmp_path / "report.html")]

    assert main([*command, "--games", str(tmp_path / "games")]) == 2

    assert "games of another plan (game: raid)" in capsys.readouterr().err
    assert not (tmp_path / "report.html").exists()


def test_games_that_are_there_are_told_by_their_own_plan(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The page names their pack by itself; another one, or games of another seed, are refused."""
    folder, out = tmp_path / "games", tmp_path / "report.html"
    packs = {
        name: pack_of({"ragnatafl": "pack", "name": name, "version": 1})
        for name in ("mighty", "meek")
    }
    plan = make_plan("raid", ["thrall"], pack=packs["mighty"])
    Collection.begin(folder, plan).add([given(0), given(1)])
    theirs = msgspec.structs.replace(plan, pack=packs["meek"], seed="south")
    Collection.begin(folder / "against", theirs).add([given(0)])
    for name, pack in packs.items():
        (tmp_path / f"{name}.json").write_text(pack.to_json())
    command = ["report", "raid", "-n", "0", "--games", str(folder), "--out", str(out)]

    assert main(command) == 0
    assert "Content pack: mighty" in out.read_text()

    for wrong, told in (
        ("--content", f"{folder} holds games of another plan (pack: mighty)"),
        ("--against", "against holds games of another plan (seed: south)"),
    ):
        assert main([*command, wrong, str(tmp_path / "meek.json")]) == 2
        line = capsys.readouterr().err
        assert told in line
        assert line.count("\n") == 1


def test_games_of_other_seeds_are_no_pairs() -> None:
    ours = [given(0), given(1)]
    theirs = [given(0, seed="south/0"), given(1, seats=3), given(7, seed="0/1", turns=9)]

    told = {(one.measure, one.facts): one for one in changes(ours, theirs)}

    assert (told["turns", ""].pairs, told["turns", ""].after) == (1, 9)


def test_two_packs_are_compared_game_by_game(tmp_path: Path) -> None:
    """With the pack the weakest card of a draft is the strongest; the same seeds are played."""
    pack, games = tmp_path / "mighty", tmp_path / "games"
    pack.mkdir()
    strong = 'id = "tyrs-bash-1"\nage = 1\nkind = "battle"\nstrength = 9\nplayers = ["-"]\n'
    (pack / "cards.toml").write_text(f'[[card]]\n{strong}source = "public"\n')
    command = ["report", "bloodrage", "-n", "3", "--bots", "karl", "--seats", "2", "--workers", "1"]
    command += ["--out", str(tmp_path / "change.html"), "--games", str(games)]

    assert main([*command, "--against", str(pack)]) == 0

    told = (tmp_path / "change.html").read_text()
    assert "What the pack changes" in told
    assert "mighty" in told
    ours, theirs = Collection.open(games), Collection.open(games / "against")
    assert [one.seed for one in ours.read()] == [one.seed for one in theirs.read()]
    assert ours.plan.pack is None
    assert {one.pack for one in theirs.read()} == {theirs.plan.pack and theirs.plan.pack.digest}


def test_what_a_pack_adds_is_told_with_its_name_first() -> None:
    """R17 is the pack's own; R02 is in both boxes, and was offered only without the pack."""
    rows = (("R07", ["GR", "BB", "BG"]), ("R17", ["RG", "BB", "GB"]))
    cards = [{"id": c, "rows": row, "source": "seed", "new": c == "R17"} for c, row in rows]
    pack = pack_of({"ragnatafl": "pack", "files": {"cards.toml": {"card": cards}}})
    ours, theirs = (
        Names("runics", make_setup(find_game("runics"), 2, {}, one).content, "en")
        for one in (None, pack)
    )
    card, new = Deed(0, "lay", "card:R01", 2, 1), Deed(0, "lay", "card:R17", 4, 3)
    gone = Deed(0, "lay", "card:R02", 4, 0)
    before = [given(n, deeds=(card, gone)) for n in range(9)]
    after = [given(n, deeds=(card, new)) for n in range(9)]

    *_, told = change_sheets((), thing_changes(before, after), ours, theirs)

    first, *others = csv.DictReader(told.csv().splitlines())
    assert ours.thing("card:R17") == "card:R17"
    assert (first["thing"], first["picked"], first["picked-after"]) == ("R17", "", "0.75")
    assert (first["difference"], first["won"], first["won-after"]) == ("", "", "1.0")
    assert [(one["picked"], one["picked-after"], one["luck"]) for one in others] == [
        ("0.5", "0.5", "1.0"),
        ("0.0", "", ""),
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_cannot_be_told_gets_one_line(
    code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "report.html")
    (tmp_path / "file").write_text("")
    for wrong in (
        ["-n", "0"],
        ["-n", "0", "--games", str(tmp_path / "nowhere")],
        ["-n", "-3"],
        ["-n", "2", "--on", "rya"],
        ["-n", "2", "--on", "ray://127.0.0.1:9"],
        ["-n", "2", "--seats", "2", "--bots", "thrall,thrall,thrall"],
        ["-n", "2", "--games", str(tmp_path / "file")],
    ):
        assert main(["--lang", code, "report", "raid", "--out", out, "--workers", "1", *wrong]) == 2
        line = capsys.readouterr().err
        assert line.startswith("ragnatafl: ")
        assert line.count("\n") == 1
    assert not Path(out).exists()


# Given


def rows_of(sheet: str, game: Account) -> list[Cell]:
    """The first column of one sheet, in English."""
    return [row[0] for row in told_rows(sheet, game)]


def told_rows(sheet: str, game: Account) -> list[tuple[Cell, ...]]:
    names = Names(game.game, make_setup(find_game(game.game)).content, "en")
    [found] = [one for one in sheets(figures_of([game]), names) if one.name == sheet]
    return list(found.rows)


def heard(game: str, event: Event) -> tuple[Happening, ...]:
    """What is counted of one event."""
    things = Things(find_game(game), make_setup(find_game(game)).content)
    named = things.named((*event.facts, *event.secrets))
    return tuple(Happening(event.seat, event.kind, thing, 1) for thing in named)


def given(number: int, **facts: object) -> Account:
    """A game of two in which nothing is remarkable."""
    seats = facts.get("seats", 2)
    assert isinstance(seats, int)
    usual: dict[str, object] = {
        "number": number, "game": "raid", "rules": 1, "content": 1, "pack": "", "seats": seats,
        "options": "{}", "seed": f"0/{number}", "bots": ("thrall",) * seats, "winners": (0,),
        "ended_by": "RAID-7", "rounds": 0, "turns": 4, "scores": (0,) * seats,
        "parts": ((),) * seats, "course": marks([(0,) * seats] * 2), "questions": (4,) * seats,
        "choices": (4,) * seats, "widths": (), "met": (), "deeds": (), "happenings": (),
        "record": "", "seconds": (0.0,) * seats, "longest": (0.0,) * seats, "micros": (),
    }  # fmt: skip
    told = {**usual, **facts}
    told.setdefault("ending", told["ended_by"])
    return msgspec.convert(told, Account)


def leant(luck: Random, thing: str, share: float = 0.3) -> Deed:
    """Asked forty times, with a leaning of this game about a share."""
    leaning = share * luck.uniform(0.4, 1.6)
    return Deed(0, "take", thing, 40, sum(luck.random() < leaning for _ in range(40)))


class Shape(HTMLParser):
    """Which elements a page has, and whether all of them are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.count: dict[str, int] = {}
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1
        self.ids += [value for name, value in attrs if name == "id" and value]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids += [value for name, value in attrs if name == "id" and value]

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag
