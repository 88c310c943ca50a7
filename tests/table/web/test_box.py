"""My box: each printed component is typed by a form of its declaration, checked and played."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final, Literal

import httpx
import msgspec
import pytest
from starlette.requests import HTTPConnection

import ragnatafl
from ragnatafl.games import find_game, game_names
from ragnatafl.kernel.content import AnyKind
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.packs import Pack, pack_of
from ragnatafl.table.settings import Settings
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.web.app import make_app
from ragnatafl.table.web.box import forms
from ragnatafl.table.web.box.checking import in_force
from ragnatafl.table.web.box.looking import Look, look
from ragnatafl.table.web.box.page import BoxVoice, shown_kinds
from ragnatafl.table.web.box.routes import MOST_OF_ONE
from ragnatafl.table.web.box.sources import counted, sources_page
from ragnatafl.table.web.guard import kind_of
from ragnatafl.table.web.hall import Hall
from ragnatafl.table.web.holders import COOKIE
from ragnatafl.table.web.markup import escape
from ragnatafl.table.web.rates import Rates

LORDS, SURTR = find_game("lords"), find_game("surtr")
ALL_KINDS: Final = [
    pytest.param(name, kind, id=f"{name} {kind.at()}")
    for name in game_names()
    for kind in find_game(name).kinds
    if not (name == "surtr" and kind in LORDS.kinds)
]
each_code = pytest.mark.parametrize("code", LANGUAGES)


def kind_at(at: str) -> AnyKind:
    return next(kind for kind in SURTR.kinds if kind.at() == at)


def typed(at: str, entry: str, *changes: tuple[str, str]) -> list[tuple[str, str]]:
    """The form of our entry, with some fields changed."""
    item = forms.ours_of(SURTR, kind_at(at))[entry]
    return list({**dict(forms.pairs_of(SURTR, kind_at(at), item)), **dict(changes)}.items())


def looked(
    at: str,
    entry: str,
    *changes: tuple[str, str],
    pack: Pack | None = None,
    code: str = "en",
    done: Literal["", "next"] = "next",
) -> dict[str, Any]:
    """What a page is answered when somebody changes fields of an entry."""
    before = msgspec.to_builtins(pack) if pack is not None else None
    form = typed(at, entry, *changes)
    return look(SURTR, Look(before, at, entry, form, done), code)


@pytest.mark.parametrize(("name", "kind"), ALL_KINDS)
def test_the_form_of_every_entry_gives_the_entry_back(name: str, kind: AnyKind) -> None:
    """Forms are made of the declarations alone: nothing of any kind is lost in them."""
    game = find_game(name)

    for entry, ours in forms.ours_of(game, kind).items():
        read = forms.read_form(game, kind, entry, forms.pairs_of(game, kind, ours))

        wanted = {key: value for key, value in ours.items() if key != "marks"}
        assert read.faults == ()
        assert msgspec.convert(read.item, kind.entry) == msgspec.convert(
            {**wanted, "source": "public"}, kind.entry
        )


@each_code
@pytest.mark.parametrize(("name", "kind"), [one for one in ALL_KINDS if one.values[0] != "raid"])
def test_forms_are_said_in_words_of_the_game(name: str, kind: AnyKind, code: str) -> None:
    """Kinds, fields, choices, moments and what cards do; numbers and letters need none."""
    game = find_game(name)
    has = (voice := BoxVoice(code, game)).language.has
    missing = [] if has(kind.word) else [kind.word]
    for field in forms.fields_of(game, kind):
        missing += [] if has(f"entry-{field.name.replace('_', '-')}") else [field.name]
        missing += [one for one in field.choices if is_raw(voice, field.what, one)]
    for moment, calls in forms.moments_of(game, kind).items():
        missing += [] if has(f"moment-{moment}") else [moment]
        assert game.effects is not None
        for doing in forms.doings_of(game.effects, kind, calls).values():
            spoken = doing.name.replace("_", "-")
            known = has(f"effect-{spoken}") or has(f"text-{spoken}")
            missing += [] if known else [doing.name]
            for argument in doing.arguments:
                missing += (
                    [] if has(f"entry-{argument.name.replace('_', '-')}") else [argument.name]
                )
                named = kind.named.get(argument.name)
                choices = named.ids if named is not None and argument.is_text else ()
                missing += [one for one in choices if is_raw(voice, argument.name, one)]

    assert missing == []


def is_raw(voice: BoxVoice, what: str, name: str) -> bool:
    """Is a choice shown by its id, which people cannot read?"""
    own = f"entry-{what}-{name.rstrip('+')}".replace(" ", "-").replace("_", "-")
    spoken = voice.language.has(own) or voice.language.has(f"name-{name}")
    return bool(name) and not name.isdecimal() and not spoken


def test_a_typed_card_is_played_and_shown_with_its_own_face() -> None:
    found = looked("actions action", "basic-a1", ("special", "usurp"), ("title", "Raiders"))
    pack = pack_of(found["pack"])

    assert found["fine"]
    assert found["entry"] == "basic-a2"
    again = look(SURTR, Look(found["pack"], "actions action", "basic-a1"), "en")
    assert "Usurp" in again["parts"]["face"]  # type: ignore[index]  # parts by name
    assert "Raiders" in again["parts"]["entries"]  # type: ignore[index]
    match = ragnatafl.new("surtr", seats=2, seed=1, content=pack)
    assert ragnatafl.replay(match.record()).position() == match.position()


def test_what_is_as_ours_is_typed_when_somebody_says_so() -> None:
    at = "combat card"
    silent = look(SURTR, Look(None, at, "sword", typed(at, "sword")), "en")
    said = looked(at, "sword")
    back = look(SURTR, Look(said["pack"], at, "sword", typed(at, "sword"), "ours"), "en")

    assert silent["pack"]["files"] == back["pack"]["files"] == {}  # type: ignore[index]
    assert [card["id"] for card in said["pack"]["files"]["combat.toml"]["card"]] == ["sword"]


FAULTS: Final = {
    "a deck that does not add up": (
        "combat card", "sword", ("copies", "4"),
        {"en": "36", "uk": "а зараз 36", "ru": "а сейчас 36", "pt-BR": "agora há 36"},
    ),
    "a number beyond its bounds": (
        "combat card", "sword", ("value", "12"),
        {"en": "from 0 to 9", "uk": "від 0 до 9", "ru": "от 0 до 9", "pt-BR": "de 0 a 9"},
    ),
    "no number at all": (
        "attacks attack", "mighty", ("fury", "many"),
        {"en": "whole number", "uk": "цілим числом", "ru": "целым числом", "pt-BR": "inteiro"},
    ),
    "a border one way": (
        "board_large region", "14", ("adjacent", "1"),
        {"en": "must border on it too", "uk": "межувати", "ru": "граничить", "pt-BR": "fronteira"},
    ),
    "an attribute twice": (
        "tiles tile", "ragnar", ("order.1", "authority"),
        {"en": "stands once", "uk": "кожен атрибут", "ru": "каждый атрибут", "pt-BR": "uma vez"},
    ),
}  # fmt: skip


@each_code
@pytest.mark.parametrize("case", FAULTS)
def test_bad_input_is_named_in_the_readers_language(case: str, code: str) -> None:
    """One line with kind, card and field; what was typed before is still there, and is played."""
    at, entry, change, told = FAULTS[case]
    before = pack_of(looked("events event", "event-1", ("boss", "yes"))["pack"])

    found = looked(at, entry, change, pack=before, code=code, done="")

    assert not found["fine"]
    assert told[code] in found["parts"]["faults"]
    assert "events.toml" in found["pack"]["files"]
    assert f'value="{change[1]}"' in found["parts"]["form"]
    force = in_force(SURTR, pack_of(found["pack"])).pack
    assert force is not None
    assert force.files == before.files


@each_code
def test_a_card_that_is_typed_twice_is_named(code: str) -> None:
    """In a file from elsewhere an id may stand twice; nothing else of the file is lost."""
    sword = dict(forms.ours_of(LORDS, kind_at("combat card"))["sword"], source="public")
    event = dict(forms.ours_of(LORDS, kind_at("events event"))["event-1"], boss=True)
    pack = Pack(
        game="lords",
        files={"combat.toml": {"card": [sword, sword]}, "events.toml": {"event": [event]}},
    )

    found = look(SURTR, Look(msgspec.to_builtins(pack)), code)

    wanted = {"en": "typed twice", "uk": "двічі", "ru": "дважды", "pt-BR": "duas vezes"}
    assert wanted[code] in found["parts"]["faults"]  # type: ignore[index]
    force = in_force(SURTR, pack).pack
    assert force is not None
    assert list(force.files) == ["events.toml"]


def test_two_cards_alike_are_pointed_at_and_played() -> None:
    """Copies exist: it may be so in the box."""
    first = looked("actions action", "basic-a1", ("special", "usurp"))
    alike = dict(pair for pair in typed("actions action", "basic-a1", ("special", "usurp")))

    found = looked("actions action", "basic-a2", *alike.items(), pack=pack_of(first["pack"]))

    assert found["fine"]
    assert "are typed alike" in found["parts"]["faults"]


def test_places_and_lines_are_added_and_left_out() -> None:
    """Wound spaces of a board, and what a card does."""
    form = typed("monsters monster", "draugr", ("spaces.99", "x"), ("does.7.on", "special-attack"))
    found = look(SURTR, Look(None, "monsters monster", "draugr", form), "en")

    assert 'name="does.7.what"' in found["parts"]["form"]  # type: ignore[index]
    shorter = [pair for pair in typed("monsters monster", "draugr") if pair[0] != "spaces.0"]
    read = forms.read_form(SURTR, kind_at("monsters monster"), "draugr", shorter)
    assert isinstance(read.item["spaces"], list)
    assert read.item["spaces"][0] == ""


def test_whatever_is_typed_is_escaped() -> None:
    """Titles and notes are shown on pages of others."""
    bad = "<script>alert(1)</script>"
    found = looked("combat card", "sword", ("title", bad), ("note", bad))

    again = look(SURTR, Look(found["pack"], "combat card", "sword"), "en")
    assert bad not in str(again["parts"])


def test_the_overview_counts_where_fields_come_from() -> None:
    kind = kind_at("combat card")
    pack = pack_of(looked("combat card", "sword")["pack"])

    ours, mine = counted(LORDS, kind), counted(LORDS, kind, pack)
    assert ours["proposed"] > ours["public"] + ours["seed"]
    assert mine["typed"] > 0
    assert sum(mine.values()) == sum(ours.values())
    sea = kind_at("board_small sea")  # beside an outline each has its neighbours
    assert sum(counted(LORDS, sea).values()) == len(forms.ours_of(LORDS, sea))


@each_code
@pytest.mark.parametrize("name", ["lords", "surtr", "bloodrage", "runics"])
def test_the_overview_says_of_every_number_where_it_comes_from(name: str, code: str) -> None:
    """Each count has its column's word beside it, for narrow screens; drawings are no numbers."""
    game = find_game(name)
    page = sources_page(game, code)

    for kind in shown_kinds(game):
        assert escape(BoxVoice(code, game).kind(kind)) in page
    assert BoxVoice(code, game).say("source-seed") in page
    assert page.count("data-label") > len(shown_kinds(game))


class House:
    """A server without a network, and two browsers."""

    def __init__(self, folder: Path) -> None:
        app = make_app(Settings(store=str(folder / "tables.db")))
        self.hall: Hall = app.state.hall
        self.transport = httpx.ASGITransport(app)
        self.olena, self.rui = (self.browser(name) for name in ("olena", "rui"))

    def browser(self, name: str) -> httpx.AsyncClient:
        return httpx.AsyncClient(
            transport=self.transport, base_url="http://localhost",
            cookies={COOKIE: name.ljust(32, "-")},
        )  # fmt: skip


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    made = House(tmp_path)
    yield made
    await made.olena.aclose()
    await made.rui.aclose()
    made.hall.bots.thinkers.close()
    made.hall.tables.keeper.close()


def a_box() -> dict[str, Any]:
    pack: dict[str, Any] = looked("combat card", "sword", ("value", "5"))["pack"]
    return {**pack, "name": "Olena's  box"}


@each_code
def test_a_typed_card_of_blood_rage_tells_its_own_effects_and_name(code: str) -> None:
    game, kind = find_game("bloodrage"), find_game("bloodrage").kinds[0]
    ours = forms.ours_of(game, kind)["odins-smite-1"]
    form = dict(forms.pairs_of(game, kind, ours))
    form |= {"does.0.what": "effect each_keeps_one_figure", "title": "Tide", "note": "Nb."}

    found: Any = look(game, Look(None, kind.at(), "odins-smite-1", list(form.items())), code)
    wanted = {
        "en": "Before strengths are compared: each clan keeps one figure",
        "uk": "Перед порівнянням сил: кожен клан лишає одну фігурку",
        "ru": "Перед сравнением сил: каждый клан оставляет одну фигурку",
        "pt-BR": "Antes de comparar as forças: cada clã fica com uma figura",
    }
    assert found["fine"]
    assert wanted[code] in found["parts"]["face"]
    assert "Nb." in found["parts"]["face"]
    match = ragnatafl.new("bloodrage", seed=1, content=pack_of(found["pack"]))
    name = Voice(code, game, (), match.setup.content).name
    assert {name("odins-smite-1a"), name("odins-smite-1b")} == {"Tide"}


@pytest.mark.anyio
async def test_a_box_is_saved_shared_and_played(house: House) -> None:
    """Who has the link looks at it, takes a copy and plays; only who saved it changes it."""
    saved = (await house.olena.post("/box/lords/save?id=", json=a_box())).json()
    link = f"/box/lords/{saved['id']}"

    assert saved["name"] == "Olena's box"
    assert 'data-mine="yes"' in (await house.olena.get(link)).text
    assert 'data-mine=""' in (await house.rui.get(link)).text
    assert (await house.rui.get(f"{link}.json")).json()["files"] == a_box()["files"]
    copied = (await house.rui.post(f"/box/lords/save?id={saved['id']}", json=a_box())).json()
    assert copied["id"] != saved["id"]
    table = {"game": "surtr", "seats": [{"kind": "automa"}, {"kind": "here"}]}
    opened = await house.rui.post("/new", json={**table, "content": saved["id"]})
    room = await house.hall.tables.find(opened.json()["room"])
    assert room is not None
    assert room.match.setup.content.pack is not None
    assert room.match.setup.content.pack.files == a_box()["files"]
    assert "typed by you" in (await house.rui.get(f"/box/lords/sources?box={saved['id']}")).text


NO_BOX: Final[dict[str, tuple[dict[str, Any], dict[str, str]]]] = {
    "another game": (
        {"game": "runics"},
        {"en": "this is a box for runics", "uk": "ця коробка для гри «runics»",
         "ru": "эта коробка для игры «runics»", "pt-BR": "esta caixa é para runics"},
    ),
    "another file": (
        {"ragnatafl": "record"},
        {"en": "is not a box", "uk": "це не коробка", "ru": "это не коробка",
         "pt-BR": "não é uma caixa"},
    ),
    "an old format": (
        {"format": 0},
        {"en": "format 1 is read here", "uk": "тут читають формат 1",
         "ru": "здесь читают формат 1", "pt-BR": "aqui se lê o formato 1"},
    ),
    "a new card": (
        {"files": {"combat.toml": {"card": [{"id": "x", "new": True}]}}},
        {"en": "only the owner of a server", "uk": "лише власник сервера",
         "ru": "только владелец сервера", "pt-BR": "só o dono de um servidor"},
    ),
    "a card called as a god of ours": (
        {"files": {"combat.toml": {"card": [{"id": "hel", "new": True}]}}},
        {"en": "“hel” is new", "uk": "«hel» нова", "ru": "«hel» новая", "pt-BR": "“hel” é nova"},
    ),
    "too many cards": (
        {"files": {"combat.toml": {"card": [{"id": str(n)} for n in range(1001)]}}},
        {"en": "1,000 entries", "uk": "записів", "ru": "записей", "pt-BR": "1.000 entradas"},
    ),
    "too much": (
        {"files": {"combat.toml": {"card": [{"id": "x", "note": "y" * 300} for _ in range(700)]}}},
        {"en": "200 KB at most", "uk": "щонайбільше 200 КБ", "ru": "не больше 200 КБ",
         "pt-BR": "no máximo 200 KB"},
    ),
    "far too much": (
        {"name": "x" * 400_000},
        {"en": "200 KB at most", "uk": "щонайбільше 200 КБ", "ru": "не больше 200 КБ",
         "pt-BR": "no máximo 200 KB"},
    ),
    "a field of another kind": (
        {"name": 7},
        {"en": "cannot be read", "uk": "не вдається прочитати", "ru": "не удаётся прочитать",
         "pt-BR": "não pode ser lida"},
    ),
}  # fmt: skip


@pytest.mark.anyio
@pytest.mark.parametrize("case", NO_BOX)
async def test_what_is_no_box_is_refused_in_the_readers_language(house: House, case: str) -> None:
    """One line, when it is kept and when it is looked at; the box that was there stays."""
    change, told = NO_BOX[case]
    saved = (await house.olena.post("/box/lords/save?id=", json=a_box())).json()["id"]
    bad = {**a_box(), **change}

    for code in LANGUAGES:
        kept = await house.olena.post(f"/box/lords/save?id={saved}&lang={code}", json=bad)
        seen = await house.olena.post(f"/box/lords/look?lang={code}", json={"pack": bad})
        for answer in (kept, seen):
            assert answer.status_code == 400
            assert told[code] in answer.json()["refused"]
            assert "\n" not in answer.json()["refused"]
    there = (await house.olena.get(f"/box/lords/{saved}.json")).json()
    assert there["files"] == a_box()["files"]


@pytest.mark.anyio
@each_code
async def test_a_box_that_is_not_there_is_told(house: House, code: str) -> None:
    table = {"game": "runics", "seats": [{"kind": "here"}, {"kind": "here"}]}
    wanted = {
        "en": "no such box", "uk": "такої коробки немає", "ru": "такой коробки нет",
        "pt-BR": "não há tal caixa",
    }  # fmt: skip

    page = await house.olena.get(f"/box/lords/nowhere?lang={code}")
    assert page.status_code == 400
    assert wanted[code] in page.text
    answer = await house.olena.post(f"/new?lang={code}", json={**table, "content": "nowhere"})
    assert wanted[code] in answer.json()["refused"]


def test_who_types_fast_is_never_refused() -> None:
    """Five looks a second for ten minutes, and pages and rules are read beside it."""
    typing = {"type": "http", "method": "POST", "path": "/box/surtr/look", "headers": []}

    assert kind_of(HTTPConnection(typing)) == "looks"
    clock = iter(range(0, 10_000_000, 200))
    rates = Rates(lambda: next(clock) / 1000)
    most = Settings().looks_a_minute
    assert not any(rates.wait("192.0.2.7", "looks", most) for _ in range(3_000))
    hurry = Rates(lambda: 0.0)
    assert any(hurry.wait("192.0.2.7", "looks", most) for _ in range(4_000))


@pytest.mark.anyio
async def test_a_browser_keeps_so_many_boxes(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ragnatafl.table.web.box.routes.MOST_OF_ONE", 2)
    assert MOST_OF_ONE > 2
    for _ in range(2):
        saved = await house.olena.post("/box/lords/save?id=", json=a_box())

    again = await house.olena.post(f"/box/lords/save?id={saved.json()['id']}", json=a_box())
    more = await house.olena.post("/box/lords/save?id=", json=a_box())
    assert (again.status_code, more.status_code) == (200, 400)


@each_code
def test_a_card_that_does_something_else_is_told_in_its_own_words(code: str) -> None:
    """Our text fits what does the same, whatever its numbers; else effects are told one by one."""
    at, does = "blessings blessing", ("does.0.what", "step gain-priests")
    found = looked(at, "levy", does, ("does.0.count", "2"), ("title", "Horn"), ("note", "Sing."))
    again = look(SURTR, Look(found["pack"], at, "levy"), code)

    face = again["parts"]["face"]  # type: ignore[index]  # parts by name
    wanted = {
        "en": "When you reinforce: gain priests: 2. Sing.",
        "uk": "Під час підкріплення: отримайте жерців: 2. Sing.",
        "ru": "При подкреплении: получите жрецов: 2. Sing.",
        "pt-BR": "Na ação Recrutar: ganhe sacerdotes: 2. Sing.",
    }
    assert found["fine"]
    assert wanted[code] in face
    assert "Horn" in face
