"""Typed cards go by their own names everywhere: gallery, row, log, terminal, as plain text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import ragnatafl
from paper.pack import SURTR, other_box, titled
from ragnatafl.games import find_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.content import AnyKind
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.game import load_content
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.packs import Pack
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.table.telling.catalogue import catalogue_of
from ragnatafl.table.telling.speech import Voice
from ragnatafl.table.web.box.looking import Look, look
from ragnatafl.table.web.pages.read import reading
from ragnatafl.table.web.pages.seat import seat_page
from ragnatafl.table.web.rooms import Rooms
from ragnatafl.table.web.saying import voice_at
from table.conftest import Run
from table.web.given import filled, held

OTHER = other_box()
SHOWN = {
    "actions action", "tiles tile", "challenges challenge", "combat card", "attacks attack",
    "blessings blessing", "heroes hero", "heroes origin", "artefacts artefact", "monsters monster",
    "monsters boss", "gods god", "realms realm", "conditions condition",
}  # fmt: skip
"""The kinds whose entries have names on the printed table."""
each_code = pytest.mark.parametrize("code", LANGUAGES)
BAD = "<script>alert(1)</script>[bold]&amp;"


def kind_at(at: str) -> AnyKind:
    return next(kind for kind in SURTR.kinds if kind.at() == at)


def retitled(pack: Pack, text: str, note: str = "") -> Pack:
    """The same box where everything is called so."""
    files: Any = msgspec.to_builtins(pack.files)
    for table in files.values():
        for items in table.values():
            for item in items:
                item |= {"title": text, "note": note}
    return msgspec.structs.replace(pack, files=files)


def some_game(game: str, pack: Pack | None, choices: int = 80) -> Match[Any]:
    match, rng = ragnatafl.new(game, seats=2, seed=4, content=pack), Random(4)
    for _ in range(choices):
        if not match.over:
            match.choose(rng.choice(match.decision.options).text)
    return match


def said(match: Match[Any], voice: Voice) -> Iterator[str]:
    """The log, and what is offered."""
    yield from map(voice.event, match.events)
    if not match.over:
        yield voice.prompt(match.decision)
        yield from map(voice.option, match.decision.options)


@each_code
@pytest.mark.parametrize("at", sorted(SHOWN))
def test_the_gallery_of_a_table_calls_things_as_they_are_printed(at: str, code: str) -> None:
    kind, content = kind_at(at), load_content(SURTR, pack=OTHER)
    items: Any = OTHER.files[kind.file][kind.key]
    shown = {
        entry: found.name
        for found in catalogue_of(SURTR, content, code).components
        for entry in found.entries
    }

    for item in items:
        wanted = titled(kind_at("heroes hero") if at == "tiles tile" else kind, item["id"])
        if at == "tiles tile" and item["id"] == "sixth":  # who is no hero of a person
            wanted = titled(kind, "sixth")
        assert wanted in shown[f"{at} {item['id']}"]


@each_code
@pytest.mark.parametrize("game", ["lords", "surtr"])
def test_the_log_names_typed_cards_and_never_their_ids(game: str, code: str) -> None:
    """Also the fourth copy of a card of which we have three."""
    match = some_game(game, OTHER)
    voice = Voice(code, match.game, match.names, match.setup.content)
    text = "\n".join(said(match, voice))

    assert "My hero " in text
    ours = Voice(code, match.game, match.names)
    assert ours.name("lagertha") not in text.replace("My hero lagertha", "")
    for card in match.setup.content.cards:  # type: ignore[attr-defined]  # of Lords
        assert voice.name(match.game.cards.write(card)).startswith("My ")


@each_code
def test_a_copy_that_only_the_pack_has_goes_by_our_name(code: str) -> None:
    """Where nobody typed a name."""
    match = some_game("lords", retitled(OTHER, ""), 1)
    voice = Voice(code, match.game, match.names, match.setup.content)

    assert voice.name("sword-d") == voice.name("sword-a") != "sword-a"
    assert voice.name("onslaught-b") == voice.name("onslaught") != "onslaught"


@pytest.mark.parametrize("game", ["lords", "surtr"])
def test_tables_with_and_without_a_pack_speak_side_by_side(game: str) -> None:
    packed, plain = (some_game(game, pack) for pack in (OTHER, None))
    voice = Voice("en", plain.game, plain.names, plain.setup.content)

    assert "My hero " in "\n".join(
        said(packed, Voice("en", packed.game, packed.names, packed.setup.content))
    )
    assert "My hero " not in "\n".join(said(plain, voice))


def test_the_row_and_the_sheets_show_what_was_typed(rooms: Rooms) -> None:
    """Of a Follower's action cards what is drawn are icons, and their names for who points."""
    seats = "automa here"
    room = rooms.keep(
        rooms.lay("surtr", filled(seats), {}, pack=OTHER, seed="1" * 64, **held(seats))
    )
    while not any("row" in zone.name and room.match.state.zones[n]
                  for n, zone in enumerate(room.match.setup.zones)):  # fmt: skip
        asked = room.asked()[0]
        room.do(room.choose(asked.seat, asked.options[0].text, room.moment))

    page = str(seat_page(room, Seat(1), Seat(1), "en").parts)
    assert "My action " in page
    assert "As printed." in page


def test_the_terminal_prints_titles_as_they_are(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text(retitled(OTHER, "[bold]Ax[/x] <b>").to_json())
    ran = run("play", "lords", "--seats", "2", "--players", "me,me", "--no-curtain", "--seed", "3",
              "--content", "mine.json", typed=["1", "log", "cards", "1"])  # fmt: skip

    assert "[bold]Ax[/x] <b>" in " ".join(ran.out.split())


@pytest.mark.parametrize("game", ["lords", "surtr"])
def test_whatever_is_typed_is_no_markup_on_any_page(rooms: Rooms, game: str) -> None:
    pack = retitled(OTHER, BAD, BAD)
    seats = "automa here" if game == "surtr" else "here here"
    room = rooms.keep(rooms.lay(game, filled(seats), {}, pack=pack, seed="1" * 64, **held(seats)))
    rng = Random(1)
    for _ in range(60):
        if not room.match.over:
            asked = room.asked()[0]
            room.do(room.choose(asked.seat, rng.choice(asked.options).text, room.moment))

    seat = Seat(1)
    pages = [str(seat_page(room, eyes, eyes, "uk").parts) for eyes in (seat, SPECTATOR)]
    shown = catalogue_of(room.match.game, room.match.setup.content, "uk").components
    pages += [str(reading(room, seat, seat, found.id, "uk")["html"]) for found in shown]
    pages += [str(found.face) for found in shown]
    assert "alert(1)" in "".join(pages)
    assert "<script>alert" not in "".join(pages)
    assert BAD in "".join(said(room.match, voice_at(room, "uk")))


@each_code
@pytest.mark.parametrize(
    ("title", "wanted"),
    [
        ("x" * 300, {"en": "more than 60 letters", "uk": "60", "ru": "60", "pt-BR": "60"}),
        (
            "abc\u202egnp.exe",
            {"en": "cannot be seen", "uk": "невидимі", "ru": "невидимые", "pt-BR": "não se veem"},
        ),
        (
            "two\nlines",
            {"en": "cannot be seen", "uk": "невидимі", "ru": "невидимые", "pt-BR": "não se veem"},
        ),
    ],
)
def test_a_title_that_is_none_is_told_and_ours_is_played(
    title: str, wanted: dict[str, str], code: str
) -> None:
    """One line with the field; the rest of the file is there and is played."""
    event: Any = OTHER.files["events.toml"]["event"]
    card: Any = OTHER.files["attacks.toml"]["attack"]
    attacks = [{**card[0], "title": title}, *card[1:]]
    files: Any = {"events.toml": {"event": event}, "attacks.toml": {"attack": attacks}}
    pack = Pack(game="lords", files=files)

    with pytest.raises(BadInput) as refused:
        load_content(find_game("lords"), pack=pack)
    (fault,) = refused.value.faults
    assert isinstance(fault, Fault)
    assert fault.name == "title"
    found: Any = look(SURTR, Look(msgspec.to_builtins(pack)), code)
    assert wanted[code] in found["parts"]["faults"]
    assert found["pack"]["files"] == pack.files


def test_what_is_pasted_into_a_form_loses_what_cannot_be_seen() -> None:
    form = [("title", "Ragn\u202ear\n the\u00a0 Bold"), ("weapon", "sword"), ("value", "3")]
    form += [("casualties", "1"), ("copies", "3")]

    found: Any = look(SURTR, Look(None, "combat card", "sword", form, "next"), "en")
    assert found["pack"]["files"]["combat.toml"]["card"][0]["title"] == "Ragnar the Bold"
