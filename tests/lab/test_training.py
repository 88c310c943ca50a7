"""Training: what decides games is found in them, and nothing is found where nothing decides."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import numpy as np
import pytest

from ragnatafl import games
from ragnatafl.bots.judgement import Weight, Weights, read_weights
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab.arena import play
from ragnatafl.lab.spreading import Hands
from ragnatafl.lab.training import gathering
from ragnatafl.lab.training.duels import Duel, duel
from ragnatafl.lab.training.figures import figures_of
from ragnatafl.lab.training.fitting import Fit, Margins, Results, Rows, cross_entropy, fit
from ragnatafl.lab.training.gathering import (
    Plan,
    Taken,
    Watch,
    digest_of,
    gather,
    gather_one,
    make_plan,
    weights_now,
)
from ragnatafl.lab.training.reports import chart, page, told, words_of
from ragnatafl.lab.training.rounds import final, is_better, settle, train
from ragnatafl.lab.training.samples import Samples, check_fits, join, read, save
from ragnatafl.table.command import main
from toys import hoard

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True)
def _hoard(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is known to these tests alone."""
    monkeypatch.setitem(games._REGISTERED, "hoard", hoard.GAME)


@pytest.fixture(scope="module")
def gathered() -> Iterator[Samples]:
    """Two thousand games of Hoard, with two and with three seats."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games._REGISTERED, "hoard", hoard.GAME)
        yield _gather(2000)


def _gather(count: int, seed: str = "1", workers: int = 1) -> Samples:
    plan = make_plan("hoard", seats=(2, 3), bots=["thrall"], positions=2, seed=seed)
    samples, played = gather(
        plan, [weights_now(hoard.GAME)], count, Hands(workers, ("toys.hoard",))
    )
    assert played == count
    return samples


def test_what_decides_a_game_is_found(gathered: Samples) -> None:
    """The weights of Hoard are known; what all seats have alike gets exactly none."""
    found = fit(gathered).model.written("hoard", {}, {})

    for name, true in hoard.TRUE.items():
        assert found.terms[name].start == pytest.approx(true, abs=0.1)
        assert found.terms[name].end == pytest.approx(true, abs=0.1)
    assert (found.terms["thralls"].start, found.terms["thralls"].end) == (0.0, 0.0)


def test_weights_of_start_and_end_are_told_apart() -> None:
    """Gold decides late tables, wolves early ones."""
    fitted = fit(_made_up(12000)).model.written("hoard", {}, {})

    assert fitted.terms["gold"].start == pytest.approx(0.0, abs=0.1)
    assert fitted.terms["gold"].end == pytest.approx(1.0, abs=0.15)
    assert fitted.terms["wolves"].start == pytest.approx(-1.0, abs=0.15)
    assert fitted.terms["wolves"].end == pytest.approx(0.0, abs=0.1)


def test_no_game_is_on_both_sides(gathered: Samples) -> None:
    """Whole games are held out, and always the same ones, whatever they are joined with."""
    found = fit(gathered)

    def keys(one: Fit, which: str) -> set[tuple[str, int]]:
        samples = getattr(one, which).samples
        parts = [samples.about[part].seed for part in samples.part]
        return set(zip(parts, samples.number.tolist(), strict=True))

    assert len(keys(found, "held")) == 400
    assert keys(found, "held").isdisjoint(keys(found, "learnt"))
    together = fit(join([_gather(100, seed="other"), gathered]))
    assert keys(found, "held") < keys(together, "held")
    assert keys(together, "held").isdisjoint(keys(together, "learnt"))


def test_where_results_are_shuffled_nothing_is_gained(gathered: Samples) -> None:
    rng = np.random.default_rng(1)
    own = gathered.only(gathered.seats == 3)
    shuffled = replace(own, winners=rng.permutation(own.winners))

    figures = figures_of(fit(shuffled), weights_now(hoard.GAME))

    assert figures.fitted == pytest.approx(figures.alike, abs=0.02)
    assert all(abs(one.missed) < 0.01 for one in figures.worth)


def test_figures_stand_beside_those_of_simpler_judges(gathered: Samples) -> None:
    true = Weights("hoard", fit(gathered).model.written("hoard", {}, {}).terms)
    nothing = weights_now(hoard.GAME)

    figures = figures_of(fit(gathered), true)

    assert figures.fitted == pytest.approx(figures.before, abs=1e-4)
    assert figures.fitted < figures.single < figures.alike
    assert figures.single_term == "gold"
    assert figures_of(fit(gathered), nothing).before == pytest.approx(figures.alike)
    missed = {one.name: one.missed for one in figures.worth}
    assert missed["gold"] > missed["wolves"] > 0.01 > abs(missed["stones"])
    assert missed["thralls"] == 0
    assert sum(one.count for one in figures.bins) == figures.tables * figures.seats
    assert figures.greatest is not None
    assert figures.greatest < 0.12


def test_gathering_is_a_function_of_plan_and_seed(tmp_path: Path) -> None:
    """The same bytes on one core and on two."""
    save(_gather(12), tmp_path / "a.npz")
    save(_gather(12, workers=2), tmp_path / "b.npz")
    save(_gather(12, seed="2"), tmp_path / "c.npz")

    first, again, other = [(tmp_path / f"{name}.npz").read_bytes() for name in "abc"]
    assert first == again != other


def test_bots_that_teach_play_as_they_do_in_the_arena() -> None:
    """Each sits at its seat for the whole game; without answers by lot it is the same game."""
    plan = make_plan("runics", [3], explore=0.0, seed="seated")
    weights = weights_now(games.find_game("runics"))

    taught = [gather_one(plan, [weights], number).winners for number in range(8)]

    assert taught == [play(plan.pairing(number)).winners for number in range(8)]


def test_gathered_games_are_read_as_they_were_written(gathered: Samples, tmp_path: Path) -> None:
    save(gathered, tmp_path / "games.npz")

    again = read(tmp_path / "games.npz")

    assert again.about == gathered.about
    for name in ("part", "number", "seats", "winners", "game", "progress", "terms"):
        assert np.array_equal(getattr(again, name), getattr(gathered, name))


def test_targets_from_later_tables_lead_to_the_same_place(gathered: Samples) -> None:
    """Hoards do not change, so what is said of the next table is what is said of this one."""
    by_results = fit(gathered).model.weights
    by_next = fit(gathered, mixture=0.5).model.weights

    assert by_next == pytest.approx(by_results, abs=0.1)
    assert not np.array_equal(by_next, by_results)


def test_two_runs_with_one_seed_are_the_same_bytes(tmp_path: Path) -> None:
    written = []
    for name in ("a", "b"):
        path = tmp_path / f"{name}.json"
        arguments = ["hoard", "-n", "60", "--bots", "thrall", "--workers", "1", "-o", str(path)]
        assert main(["train", *arguments]) == 0
        written.append(path.read_bytes())

    assert written[0] == written[1]
    weights = read_weights(written[0], hoard.GAME, "a.json")
    assert tuple(weights.terms) == tuple(hoard.TRUE)
    assert weights.made["games"] == 60
    assert weights.figures["games_held_out"] == 12
    assert msgspec.json.decode(msgspec.json.encode(weights), type=Weights) == weights


def test_weights_can_take_the_place_of_those_of_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ragnatafl.table.commands.train.files", {"toys.hoard.mind": tmp_path}.get)

    arguments = ["hoard", "-n", "20", "--bots", "thrall", "--workers", "1", "--write"]
    assert main(["train", *arguments]) == 0

    read_weights((tmp_path / "weights.json").read_bytes(), hoard.GAME, "weights.json")


def test_what_was_gathered_is_fitted_later(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two files together; the page and the chart lie beside the weights."""
    begin = ["train", "hoard", "--bots", "thrall", "--workers", "1", "-n", "30"]
    files = [tmp_path / f"{seed}.npz" for seed in ("north", "south")]
    for path in files:
        assert main([*begin, "--seed", path.stem, "--gather", str(path)]) == 0

    made = {name: tmp_path / name for name in ("w.json", "chart.svg", "page.html")}
    output = ["-o", made["w.json"], "--chart", made["chart.svg"], "--report", made["page.html"]]
    assert main(["train", "hoard", "--fit", *map(str, files), *map(str, output)]) == 0

    assert "hoard: 60 games" in capsys.readouterr().out
    weights = read_weights(made["w.json"].read_bytes(), hoard.GAME, "w.json")
    told = weights.made["from"]
    assert isinstance(told, list)
    assert [(one["seed"], one["games"]) for one in told] == [("north", 30), ("south", 30)]
    assert made["chart.svg"].read_text().startswith("<svg")
    assert "seed south" in made["page.html"].read_text()


def test_a_round_is_kept_for_what_it_does_at_the_table() -> None:
    """Rounds tell what was kept; in Hoard nobody can win by judging, so foretelling decides."""
    plan = make_plan("hoard", seats=(2,), bots=["karl"], positions=2)

    rounds = train(plan, games=150, rounds=2, duels=4, hands=Hands(1))

    assert [one.number for one in rounds] == [1, 2]
    assert [len(one.learnt.samples.about) for one in rounds] == [1, 2]
    assert all([met.games for met in one.duels.values()] == [4] for one in rounds)
    weights = final(rounds)
    assert weights is not None
    told = weights.made["rounds"]
    assert isinstance(told, list)
    assert [one["kept"] for one in told] == [one.kept for one in rounds]
    assert weights_now(hoard.GAME).terms["gold"].start == 0.0  # this process judges as before


def test_who_judges_better_wins_duels() -> None:
    """Where digging pays, who knows that beats who believes the opposite; alike, nobody leads."""
    plan = make_plan("hoard", seats=(2, 3), options={"digging": "true"})
    knows, errs = _judging(gold=0.5, wolves=-0.3), _judging(gold=-0.5, wolves=0.3)

    won = duel(plan, old=errs, new=knows, games=40, hands=Hands(1))
    lost = duel(plan, old=knows, new=errs, games=40, hands=Hands(1))
    even = duel(plan, old=knows, new=knows, games=40, hands=Hands(1))

    assert (won.is_won, won.is_lost) == (True, False)
    assert (lost.is_won, lost.is_lost) == (False, True)
    assert (even.is_won, even.is_lost) == (False, False)
    assert won.games == 40
    assert (won.new, won.old) == (lost.old, lost.new)  # the same deals, with seats swapped


def test_what_is_lost_at_the_table_is_not_kept(gathered: Samples) -> None:
    """However well it foretells; and what wins is kept however badly."""
    good = figures_of(fit(gathered), weights_now(hoard.GAME))
    bad = msgspec.structs.replace(good, before=good.fitted - 0.1)
    won, even, lost = [Duel(100, new, 100 - new, 0.2) for new in (80, 50, 20)]

    assert [is_better(good, {2: even, 3: one}) for one in (won, even, lost)] == [True, True, False]
    assert is_better(good, {})
    assert [is_better(bad, {2: even, 3: one}) for one in (won, even, lost)] == [True, False, False]


def test_bots_learn_to_dig() -> None:
    """From nothing: in two rounds karl plays what pays, and beats who knows nothing."""
    plan = make_plan("hoard", seats=(2,), options={"digging": "true"}, explore=0.3)
    nothing = weights_now(hoard.GAME)

    weights = final(train(plan, games=150, rounds=2, duels=20, hands=Hands(1)))

    assert weights is not None
    assert weights.terms["gold"].end > 0 > weights.terms["wolves"].end
    assert duel(plan, nothing, weights, 60, Hands(1)).is_won


def test_who_interrupts_keeps_what_was_gathered(tmp_path: Path) -> None:
    plan = make_plan("hoard", bots=["thrall"])

    samples, played = gather(plan, [weights_now(hoard.GAME)], 100, Hands(1), _interrupt_after(30))

    assert samples.games == played == 30
    rounds = train(
        plan, 100, rounds=3, duels=4, hands=Hands(1), stage=lambda told: _interrupt_after(30)
    )
    assert [(one.played, one.duels, one.kept) for one in rounds] == [(30, {}, True)]


def test_who_interrupts_before_any_game_has_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*told: object) -> Taken:
        raise KeyboardInterrupt

    monkeypatch.setattr(gathering, "gather_one", interrupt)

    with pytest.raises(KeyboardInterrupt):
        gather(make_plan("hoard"), [weights_now(hoard.GAME)], 100, Hands(1))


def test_pages_tell_what_the_terminal_tells(gathered: Samples) -> None:
    figures = figures_of(fit(gathered), weights_now(hoard.GAME))
    shown = page("hoard <3", figures, str.upper)

    assert "hoard &lt;3" in shown
    assert "".join(told(figures, str.upper)).count("GOLD") == shown.count("GOLD") == 2
    svg = ElementTree.fromstring(chart("hoard", figures.bins))
    assert len(svg.findall(f".//{SVG}circle")) == sum(one.count > 0 for one in figures.bins)


def test_margins_tell_more_than_victories() -> None:
    """Of few games. What decides Hoard, points do not tell: there results are gone by."""
    few, known = _made_up(400), _made_up(20_000, seed=8)
    pointless = replace(few, points=few.points[:, :0])

    by_margins, by_results = fit(few), fit(pointless)

    assert (by_margins.aim, by_results.aim) == (Margins, Results)
    rows = Rows(known)
    better, worse = [
        cross_entropy(one.model.scores(rows), rows) for one in (by_margins, by_results)
    ]
    assert better < worse
    assert by_margins.model.end[0] == pytest.approx(by_margins.model.scale[0], abs=0.2)
    assert fit(_gather(400)).aim is Results


def test_tables_of_three_have_weights_of_their_own_where_that_foretells_better() -> None:
    """With two gold decides, with three stones do; where that is alike, one set serves both."""
    two, three = _made_up(1500), _made_up(1500, seed=8, seats=3, decisive="stones")

    found = fit(join([two, three])).model.written("hoard", {}, {})

    assert found.at(2)["gold"].end == pytest.approx(1.0, abs=0.25)
    assert found.at(2)["stones"].end == pytest.approx(0.0, abs=0.2)
    assert found.at(3)["stones"].end == pytest.approx(1.0, abs=0.25)
    assert found.at(3)["gold"].end == pytest.approx(0.0, abs=0.2)
    assert not fit(two).model.seats


def test_figures_are_told_for_each_number_of_seats(gathered: Samples) -> None:
    figures = figures_of(fit(gathered), weights_now(hoard.GAME))

    assert [one.seats for one in figures.at_seats] == [2, 3]
    assert sum(one.games for one in figures.at_seats) == figures.games
    assert all(one.fitted < one.alike for one in figures.at_seats)
    lines = "".join(told(figures, str))
    assert "2 seats (" in lines
    assert "chances to win, 3 seats" in page("hoard", figures, str)


def test_those_who_judge_differently_teach_at_one_table() -> None:
    """Each seat goes by one of the weights, by lot: some dig and some drink, so it is seen what
    either brings."""
    plan = make_plan("hoard", seats=(3,), options={"digging": "true"}, explore=0.0)
    digs, drinks = _judging(gold=1.0), _judging(wolves=1.0)

    taken = [gather_one(plan, [digs, drinks], number) for number in range(10)]

    gained = [one.terms[-1] - one.terms[0] for one in taken]
    dug = [own[0] > own[1] for table in gained for own in table]
    assert 5 < sum(dug) < 25
    assert any({own[0] > own[1] for own in table} == {True, False} for table in gained)


def test_weights_that_were_not_kept_play_on_to_show_what_they_cost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("ragnatafl.lab.training.rounds.is_better", lambda figures, duels: False)
    plan = make_plan("hoard", seats=(2,), options={"digging": "true"})

    first, second = train(plan, games=30, rounds=2, duels=2, hands=Hands(1))

    _, later = second.learnt.samples.about
    assert later.judged_by.split(",") == [
        digest_of(weights_now(hoard.GAME)), digest_of(first.learnt.weights)
    ]  # fmt: skip


def test_weights_that_lose_at_the_table_are_held_back_more_strongly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Until they lose no more. It was known of gold alone that it counts: what wolves count for
    beside it, the games say less and less."""
    known, samples = _judging(gold=0.2), _made_up(3000)
    tried: list[float] = []

    def lost_at_first(
        plan: Plan, old: Weights, new: Weights, games: int, hands: Hands, watch: Watch
    ) -> Duel:
        tried.append(-new.terms["wolves"].start / new.terms["gold"].end)
        won = 80 if len(tried) == 3 else 20
        return Duel(100, won, 100 - won, 0.1)

    monkeypatch.setattr("ragnatafl.lab.training.rounds.duel", lost_at_first)

    found = settle(make_plan("hoard"), samples, known, 1.0, duels=100)

    assert found.kept
    assert len(tried) == 3
    assert tried[0] > tried[1] > tried[2] > 0
    assert final([found]) is not None


def test_few_games_begin_with_what_was_known() -> None:
    """Where forty games cannot tell better, what was known stays; where many can, it goes."""
    few, many = _gather(40, seed="few"), _made_up(12000)
    known, wrong = _judging(**hoard.TRUE), _judging(gold=-3.0, stones=2.0, thralls=0.7)

    fitted = fit(few, before=known)

    assert fitted.rein.centre.any()
    learnt = fitted.model.written("hoard", {}, {})
    assert learnt.terms["gold"].end == pytest.approx(hoard.TRUE["gold"], abs=0.15)
    mended = fit(many, before=wrong).model.written("hoard", {}, {})
    assert mended.terms["gold"].end == pytest.approx(1.0, abs=0.15)
    assert mended.terms["stones"].end == pytest.approx(0.0, abs=0.1)
    assert fit(few, before=_judging()).rein.centre.any() is np.False_


def test_options_vary_so_that_all_goes_with_all() -> None:
    plan = make_plan("hoard", (2, 3), options={}, vary={"digging": ("false", "true")})

    assert [plan.variant(number) for number in range(5)] == [
        (2, (("digging", "false"),)),
        (3, (("digging", "false"),)),
        (2, (("digging", "true"),)),
        (3, (("digging", "true"),)),
        (2, (("digging", "false"),)),
    ]
    assert "digging=false,true in turn" in str(plan.about([weights_now(hoard.GAME)]))


def test_terms_can_be_counted_as_the_asked_seat_might_think() -> None:
    """The same game of Lords; hidden cards are dealt anew before terms are counted."""
    lords = games.find_game("lords")
    plan = make_plan("lords", seats=(2,), bots=["thrall"], explore=0.0, positions=10_000)
    weights = weights_now(lords)

    real = gathering.gather_one(plan, [weights], 0)
    dealt = gathering.gather_one(replace(plan, dealt=True), [weights], 0)

    assert (real.number, real.seats, real.winners) == (dealt.number, dealt.seats, dealt.winners)
    assert set(real.progress.tolist()) == set(dealt.progress.tolist())
    assert real.terms.tolist() != dealt.terms.tolist()


def test_few_games_do_not_pretend_to_be_right() -> None:
    figures = figures_of(fit(_gather(20)), weights_now(hoard.GAME))

    assert figures.greatest is None
    assert "too few games to tell the greatest difference" in "".join(told(figures, str))


def test_terms_are_told_in_the_words_of_their_game() -> None:
    """A game without words has its names; a game with them says them in a person's language."""
    assert words_of(hoard.GAME, "uk")("gold") == "gold"


# Bad input


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["hord"], "unknown game 'hord', did you mean 'hoard'?"),
        (["raid"], "raid has no terms to be judged by, so there is nothing to train"),
        (["hoard", "-n", "0"], "there must be 1 game at least, not 0"),
        (["hoard", "-n", "19"], "too few games to learn from: 19, there must be 20 at least"),
        (["hoard", "--seats", "4"], "hoard: 4 seats are not possible, only 2, 3"),
        (["hoard", "--option", "dig=1"], "hoard: unknown option 'dig', did you mean 'digging'?"),
        (["hoard", "--vary", "digging=1,x"], "expected 'bool', got 'str'"),
        (["hoard", "--vary", "dig=1"], "hoard: unknown option 'dig', did you mean 'digging'?"),
        (
            ["hoard", "--vary", "digging=1,0", "--option", "digging=1"],
            "digging: it is either given with --option or with --vary",
        ),
        (["hoard", "--bots", "kral"], "unknown bot 'kral', did you mean 'karl'?"),
        (["hoard", "--bots", "jarl:1s"], "in training bots think in iterations, as in 'jarl:200'"),
        (["hoard", "--explore", "2"], "'2' must be a number from 0 to 1"),
        (["hoard", "--positions", "0"], "--positions 0: there must be 1 at least"),
        (["hoard", "--rounds", "0"], "--rounds 0: there must be 1 at least"),
        (["hoard", "--duels", "-1"], "--duels -1: there cannot be fewer than none"),
        (["hoard", "--workers", "0"], "there must be 1 worker at least, not 0"),
        (["hoard", "--fit", "none.npz"], "none.npz: there is no such file"),
        (["hoard", "--fit", "a", "--gather", "b"], "one of them at a time"),
        (["hoard", "-o", "no/such/file"], "cannot write no/such/file"),
        (["hoard", "--gather", "no/such/file"], "cannot write no/such/file"),
        (["hoard", "--write"], "hoard has no folder 'mind' for its weights; -o says where"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    arguments: list[str], fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", "--bots", "thrall", "--workers", "1", *arguments]) == 2

    said = capsys.readouterr().err
    assert fault in said
    assert said.count("\n") == 1


def test_files_that_do_not_fit_are_refused(gathered: Samples, tmp_path: Path) -> None:
    about = gathered.about[0]
    other = msgspec.structs.replace

    def refused(**change: object) -> str:
        save(replace(gathered, about=(other(about, **change),)), tmp_path / "it.npz")
        with pytest.raises(BadInput) as wrong:
            check_fits(read(tmp_path / "it.npz"), hoard.GAME, "it.npz")
        return str(wrong.value)

    assert refused(game="raid") == "it.npz: games of raid, not of hoard"
    odd = ("gold", "wolves", "stones", "cows")
    assert refused(terms=odd) == "it.npz: other terms than those of hoard: cows; gather anew"
    assert "games of content 123 (rules 1), hoard has " in refused(content="123")
    assert "(rules 2), hoard has " in refused(rules=2)
    assert "gathered games of another format than 1" in refused(format=2)
    assert "'terms' is not what it should be" in refused(terms=("gold",))


def test_files_that_do_not_go_together_are_refused(gathered: Samples) -> None:
    about = gathered.about[0]

    def refused(**change: object) -> str:
        changed = msgspec.structs.replace(about, **change)
        with pytest.raises(BadInput) as wrong:
            join([gathered, replace(gathered, about=(changed,))])
        return str(wrong.value)

    assert refused() == "the games of seed '1' are there twice"
    assert refused(game="raid") == "games of hoard and of raid cannot be joined"
    assert "different terms of hoard: cows" in refused(terms=("gold", "wolves", "stones", "cows"))
    assert "different content or rules of hoard" in refused(content="123")


@pytest.mark.parametrize("name", ["part", "seats", "winners", "game", "progress", "terms"])
def test_files_with_nonsense_in_them_are_refused(
    gathered: Samples, tmp_path: Path, name: str
) -> None:
    path = tmp_path / "it.npz"
    for nonsense in (getattr(gathered, name)[:-1], getattr(gathered, name).astype(np.float64)):
        save(replace(gathered, **{name: nonsense}), path)
        with pytest.raises(BadInput, match=r"it\.npz: "):
            read(path)
    save(gathered, path)
    path.write_bytes(path.read_bytes()[:-100])
    with pytest.raises(BadInput, match=r"it\.npz: these are no gathered games"):
        read(path)


def test_without_ray_a_line_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    assert main(["train", "hoard", "-n", "20", "--on", "ray"]) == 2

    assert "--on ray needs Ray: pip install 'ragnatafl[ray]'" in capsys.readouterr().err


# Given


def _interrupt_after(games: int) -> Callable[[int, int], None]:
    def watch(done: int, of: int) -> None:
        if done == games:
            raise KeyboardInterrupt

    return watch


def _judging(**worth: float) -> Weights:
    terms = {name: Weight(worth.get(name, 0.0), worth.get(name, 0.0)) for name in hoard.TRUE}
    return Weights("hoard", terms)


def _made_up(count: int, seed: int = 7, seats: int = 2, decisive: str = "gold") -> Samples:
    """Tables and what came of them, by weights that change over the game: late `decisive` counts,
    early wolves do. Who has most points wins, and luck has a say in them."""
    rng = np.random.default_rng(seed)
    plan = make_plan("hoard", seats=(seats,), seed=str(seed))
    terms = rng.normal(size=(count, seats, 4)).astype(np.float32)
    progress = rng.random(count).astype(np.float32)
    late, column = progress[:, None], list(hoard.TRUE).index(decisive)
    scores = late * terms[:, :, column] - (1 - late) * terms[:, :, 1]
    points = 10 * (scores + rng.gumbel(size=scores.shape))
    places = np.arange(count, dtype=np.int32)
    return Samples(
        (plan.about([weights_now(hoard.GAME)]),),
        np.zeros(count, dtype=np.int32),
        places,
        np.full(count, seats, dtype=np.int32),
        (1 << points.argmax(axis=1)).astype(np.int32),
        points.astype(np.float32),
        places,
        progress,
        terms,
    )
