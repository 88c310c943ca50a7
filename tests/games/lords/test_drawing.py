"""The pictures: all that is on the table is there, can be pointed at, and betrays nothing."""

from __future__ import annotations

import math
import random
import re
from functools import cache
from html import unescape
from typing import Final
from xml.etree import ElementTree

import pytest

from games.lords.table import (
    OUR_REALMS,
    a_hunt,
    battle_in,
    given_lords,
    new_lords,
    own_content,
    when,
)
from kit.table import ASTRID, BJORN, DAGNY, EIRIK
from ragnatafl.drawing.outlines import is_inside
from ragnatafl.games.lords import GAME
from ragnatafl.games.lords.face.hand import draw_hand
from ragnatafl.games.lords.face.landscape import landscape
from ragnatafl.games.lords.face.map import SIZE, shapes
from ragnatafl.games.lords.face.picture import draw_plates, draw_svg
from ragnatafl.games.lords.face.pointing import draw_ghost
from ragnatafl.games.lords.face.spots import realm_spots, sea_spots, spots
from ragnatafl.games.lords.face.tracker import draw_row, phase_of
from ragnatafl.games.lords.rules.board import SEAS, Board
from ragnatafl.games.lords.rules.components import ACTIONS, CARDS, MONSTERS, claws_of, hand_of
from ragnatafl.games.lords.rules.rune_actions import PayRunes
from ragnatafl.games.lords.rules.state import Lords, board_of, content_of
from ragnatafl.kernel.language import LANGUAGES, language
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.pointing import option_at
from ragnatafl.kernel.seats import SEATS, SPECTATOR, Seat
from ragnatafl.kernel.views import HIDDEN, view

SVG: Final = "{http://www.w3.org/2000/svg}"


@cache
def moments(every: int = 40, at_most: int = 450) -> tuple[Lords, ...]:
    """Games of all sizes: when something is asked for the first time, now and then, at the end."""
    found: list[Lords] = []
    asked: set[str] = set()
    for seats in (2, 3, 4):
        rng = random.Random(seats)
        match = new_lords(seats, seats)
        for number in range(at_most):
            if match.over:
                break
            if match.decision.prompt not in asked or number % every == 0:
                asked.add(match.decision.prompt)
                found.append(match.state.clone())
            texts = [option.text for option in match.decision.options]
            bold = [text for text in texts if text not in ("pass", "decline", "skip")]
            fierce = [text for text in texts if text.startswith(("hunt", "strike"))]
            match.choose(rng.choice(fierce or bold or texts))
        found.append(match.state.clone())
    return tuple(found)


def ids(text: str) -> list[str]:
    root = ElementTree.fromstring(text)
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


def by_id(text: str, name: str) -> ElementTree.Element:
    return next(e for e in ElementTree.fromstring(text).iter() if e.attrib.get("id") == name)


def label(text: str, name: str) -> str:
    return by_id(text, name).attrib["aria-label"]


def shown_to(game: Lords, seat: Seat) -> list[str]:
    """All ids on a seat's page: the picture for everybody, and its own things."""
    return ids(draw_svg(view(game, SPECTATOR))) + ids(draw_hand(view(game, seat)))


def full_table(seats: int = 4) -> Match[Lords]:
    """Something of everything."""
    return given_lords(
        seats=seats,
        armies=[(ASTRID, "14", 3), (ASTRID, "14", 3), (ASTRID, "15", 1), (BJORN, "2", 6)],
        control={"14": ASTRID, "2": BJORN, "4": BJORN},
        drakkars={ASTRID: "s3", BJORN: "s1"},
        injured={BJORN: "wisdom"},
        attributes={ASTRID: (2, 2, 3), BJORN: (3, 2, 5)},
        runes={ASTRID: "uruz algiz"},
        priests={ASTRID: 2, BJORN: 1},
        sent={"odin": {BJORN: 2}},
        levels={"odin": 2, "thor": 3},
        temples="2",
        allies={"alfheim": [ASTRID, BJORN]},
        wheel={"usurp": [BJORN, ASTRID], "monsters": [ASTRID]},
        hands={ASTRID: "spear-a spear-b axe-a", BJORN: "onslaught"},
        blessings={BJORN: "seidr"},
        artefacts={ASTRID: "mjolnir"},
        exhausted="mjolnir",
        monsters={"draugr": "14", "garm": "2"},
        rings={"garm": BJORN},
        wounds={"draugr": {0: BJORN}},
        slain={"fafnir": BJORN},
        slayer_tokens={ASTRID: 1},
        loki="9",
        empty_forges="6",
        face_down="slayer-large" if seats > 2 else "slayer-small",
    )


@pytest.mark.slow
def test_every_picture_is_whole() -> None:
    """Well-formed, no id twice, every place to point at, every figure once."""
    for game in moments():
        board = board_of(game)
        areas = {
            *(f"area:{entry.id}" for entry in (*board.entries, *board.sea_entries)),
            *(f"area:{name}" for name in OUR_REALMS),
            *(f"piece:action-{name}" for name in (*ACTIONS.ids, "build-monument")),
            *(f"piece:monument-{god}" for god in ("odin", "thor", "freya")),
        }
        picture = ids(draw_svg(view(game, SPECTATOR)))
        for seat in map(Seat, range(game.seats)):
            found = picture + ids(draw_hand(view(game, seat)))

            assert len(found) == len(set(found))
            assert areas <= set(found)
            armies = [name for name in found if re.match(r"piece:[a-z]+-army-\d$", name)]
            assert len(armies) == 6 * game.seats
            assert len([name for name in found if name.startswith("piece:figure-")]) == 7


@pytest.mark.slow
def test_all_that_can_be_chosen_is_there() -> None:
    """Each anchor of each option is somewhere on the page of the seat that is asked."""
    for game in moments():
        for decision in game.decisions:
            found = set(shown_to(game, decision.seat))
            anchors = {str(anchor) for option in decision.options for anchor in option.anchors()}
            assert anchors <= found, decision.prompt


def test_who_points_at_the_anchors_of_an_option_says_its_text() -> None:
    """Also where it is not offered, so that the refusal can name the rule."""
    for game in moments():
        for decision in game.decisions:
            seen = view(game, decision.seat)
            blank = view(game, decision.seat)
            blank.decisions = (decision.hidden(),)
            for option in decision.options:
                anchors = [str(anchor) for anchor in option.anchors()]
                if anchors:
                    assert option_at(seen, anchors, option.variant()) == option.text
                    if not isinstance(option, PayRunes):  # a set, which no template can say
                        assert option_at(blank, anchors, option.variant()) == option.text


def test_what_can_be_chosen_can_be_reached_by_key() -> None:
    match = given_lords(
        phase="hero-phase",
        heroes={ASTRID: "9"},
        drakkars={ASTRID: "s2"},
        injured={ASTRID: "wisdom"},
    )
    pages = draw_svg(match.view(ASTRID)) + draw_hand(match.view(ASTRID))

    for anchor in ("area:8", "area:s1", "piece:attribute-wisdom"):
        tag = re.search(rf'<[^>]*id="{anchor}"[^>]*>', pages)
        assert tag is not None
        assert 'role="button" tabindex="0"' in tag[0]
        assert "aria-label=" in tag[0]
    assert 'tabindex="0"' not in draw_svg(match.view(BJORN)) + draw_hand(match.view(BJORN))


def test_every_kind_of_thing_has_its_anchor() -> None:
    match = full_table()

    found = set(shown_to(match.state, ASTRID))

    assert {
        "area:14", "area:s3", "area:alfheim", "piece:action-usurp", "piece:action-build-monument",
        "piece:monument-odin", "piece:forge-12", "piece:army-astrid-14-3", "piece:hero-astrid",
        "piece:army-bjorn-2-6", "piece:drakkar-astrid", "piece:draugr", "piece:garm", "piece:loki",
        "piece:attribute-wisdom", "piece:rune-uruz", "card:spear-a", "card:axe-a", "card:mjolnir",
        "seat:astrid",
    } <= found  # fmt: skip
    assert "card:spear-b" not in found  # a copy, drawn once with its number
    assert "card:onslaught" not in found


def test_pictures_show_no_hidden_card() -> None:
    """LOR-4.5: nobody sees hands of others and of the monster; the map shows none at all."""
    for game in moments():
        secret = [
            (seat, card)
            for seat in range(game.seats)
            for zone in (hand_of, claws_of)
            for card in game.zones[zone(Seat(seat))]
        ]
        picture = draw_svg(view(game, SPECTATOR))
        assert not [card for _, card in secret if f'"card:{CARDS.write(card)}"' in picture]
        for viewer in map(Seat, range(game.seats)):
            seen = view(game, viewer)
            known = {card for pile in seen.zones for card in pile if card != HIDDEN}
            drawn = [
                CARDS.read(name.removeprefix("card:"))
                for name in ids(draw_hand(seen))
                if name.startswith("card:")
            ]
            offered = {
                str(anchor)
                for decision in seen.decisions
                for option in decision.options
                for anchor in option.anchors()
            }
            assert all(card in known or f"card:{CARDS.write(card)}" in offered for card in drawn)
            own = {own_content().title[card] for card in seen.zones[hand_of(viewer)]}
            combat = [card for card in drawn if card in own_content().combat and card in known]
            assert own <= {own_content().title[card] for card in combat}


def test_the_map_is_the_same_for_all() -> None:
    """Nobody shows a hand, or what it is worth, by handing over the wrong thing."""
    for game in moments():
        picture = draw_svg(view(game, SPECTATOR))
        asked = {decision.seat for decision in game.decisions}
        assert draw_svg(game) == picture
        for seat in map(Seat, range(game.seats)):
            if seat not in asked:  # who is asked sees what is open besides
                assert draw_svg(view(game, seat)) == picture
        onlooker = draw_hand(view(game, SPECTATOR))
        assert draw_hand(game) == onlooker
        assert "card:" not in onlooker  # there may be chances


def test_a_picture_needs_nothing_else() -> None:
    """No file, font or script from elsewhere: every reference is to something inside."""
    for table in (full_table(), full_table(2), a_hunt().match):
        text = draw_svg(table.view(SPECTATOR))
        hand = draw_hand(table.view(ASTRID))

        references = {name[1:] for name in re.findall(r'href="([^"]*)"', text + hand)}
        references |= set(re.findall(r"url\(#([^)]*)\)", text))

        assert references <= set(ids(text))
        assert "http" not in (text + hand).replace('xmlns="http://www.w3.org/2000/svg"', "")
        assert "<script" not in text + hand
        assert "prefers-color-scheme: dark" in text


def test_pieces_are_one_flat_layer() -> None:
    """Stable ids and nothing to click, so that a page can move them over the map."""
    picture = ElementTree.fromstring(draw_svg(full_table().view(SPECTATOR)))
    flat = pieces_in(picture)

    names = [piece.attrib["id"] for piece in flat]

    # armies, heroes and drakkars of four, priests in reserve and sent, monsters and Loki
    assert len(names) == 4 * (6 + 1 + 1) + 2 + 3 + 7
    assert all(name.startswith("piece:") for name in names)
    assert all("transform:translate(" in piece.attrib["style"] for piece in flat)
    assert ".lords .pieces { pointer-events: none; }" in draw_svg(full_table().state)


def test_a_figure_keeps_its_id_when_it_moves() -> None:
    match = given_lords(phase="manoeuvres", armies=[(ASTRID, "9", 2), (ASTRID, "8", 1)])
    before = where_pieces_are(match)
    when(match).says(ASTRID, "move astrid 2 from 9 to 10")
    after = where_pieces_are(match)

    assert set(before) == set(after)
    assert [name for name in before if before[name] != after[name]] == ["piece:astrid-army-1"]


def where_pieces_are(match: Match[Lords]) -> dict[str, str]:
    picture = ElementTree.fromstring(draw_svg(match.view(SPECTATOR)))
    return {piece.attrib["id"]: piece.attrib["style"] for piece in pieces_in(picture)}


def pieces_in(picture: ElementTree.Element) -> list[ElementTree.Element]:
    """On the map, on sheets, and on the boards of monsters."""
    layers = (e for e in picture.iter() if e.attrib.get("id", "").endswith("-pieces"))
    return [piece for layer in layers for piece in layer]


def test_alike_armies_stand_on_one_heap() -> None:
    """Armies of one owner, region and value are pointed at together, with their number."""
    text = draw_svg(full_table().view(SPECTATOR), "en", ("Ann", "Bo", "Cid", "Eve"))

    assert label(text, "piece:army-astrid-14-3") == "Ann: army of value 3 × 2"
    assert label(text, "piece:army-astrid-15-1") == "Ann: army of value 1 × 1"
    assert len(re.findall(r'class="count-text" y="14.500">2<', text)) == 1


def test_labels_tell_all_that_is_there() -> None:
    """Land, strength or controller, symbols, monsters, heroes and armies (LOR-2, LOR-3)."""
    text = draw_svg(full_table().view(SPECTATOR), "en", ("Ann", "Bo", "Cid", "Eve"))

    assert label(text, "area:14") == (
        "region 14 · Wolf Land · controlled by Ann · shrine · beside Muspelheim · Draugr ·"
        " Ann: armies 3 + 3, in all 6"
    )
    assert label(text, "area:2").startswith(
        "region 2 · Raven Land · controlled by Bo · shrine with a temple ·"
        " forge with a rune: Uruz · beside Niflheim · Garm (controlled by Bo) ·"
    )
    assert "empty forge (Othala)" in label(text, "area:6")
    assert "population strength 5" in label(text, "area:7")
    odin = label(text, "piece:monument-odin")
    assert odin == "monument of Odin (authority), level 2, priests 2 of 3, Bo 2"
    assert label(text, "area:s3") == (
        "South-Eastern Sea · adjacent to regions 11, 12, 14 · drakkars: Ann"
    )


def test_the_wheel_says_what_an_action_would_give() -> None:
    """LOR-8.5.1.4, LOR-8.5.2: a rune for who is covered, else the bonus of the realm."""
    text = draw_svg(full_table().view(SPECTATOR), "en", ("Ann", "Bo", "Cid", "Eve"))

    assert label(text, "piece:action-usurp") == (
        "Usurp · markers: Bo, Ann · 1 rune for Ann, whose marker lies on top"
    )
    assert label(text, "piece:action-reinforce").endswith("or heal 1 injury. · bonus for Ann, Bo")
    assert label(text, "piece:action-mobilise").endswith("nobody is allied")
    assert label(text, "area:alfheim").endswith("allied: Ann, Bo")


def test_the_race_is_told_for_everybody() -> None:
    """LOR-1.2 to LOR-1.5: lands, temples, kills, regions at Yggdrasil; five conditions."""
    text = draw_svg(full_table().view(SPECTATOR), "en", ("Ann", "Bo", "Cid", "Eve"))

    assert label(text, "race:bjorn") == (
        "Bo: lands 0 of 3, temples 1 of 5, slain monsters 1 of 2, regions at Yggdrasil 1"
        " · Raven Land 2/4"
    )
    assert label(text, "condition:slayer-large").endswith("fulfilled, face down")
    assert label(text, "condition:monument-large").endswith("– with 3 of 3")
    assert label(text, "condition:gothi-large").endswith("nearest: Bo with 1 of 4")
    assert "temples left on the track: 6 of 7" in label(text, "track")
    assert label(text, "ragnarok") == "Ragnarok: 1 of 3 conditions"
    down = "monument-small jarl-small realms-small"
    ending = draw_svg(given_lords(last_turns=2, face_down=down).view(SPECTATOR))
    assert label(ending, "ragnarok") == "Ragnarok! Turns still to come: 2"


@pytest.mark.parametrize(
    ("phase", "number"),
    [("prayer", 0), ("hero-phase", 1), ("rune-phase", 2), ("manoeuvres", 3), ("special-action", 4)],
)
def test_the_guide_shows_the_phase(phase: str, number: int) -> None:
    """LOR-8.0"""
    match = given_lords(
        phase=phase,
        armies=[(ASTRID, "1", 1)],
        drakkars={ASTRID: "s1"},
        priests={ASTRID: 1},
        runes={ASTRID: "uruz othala"},
    )

    assert phase_of(match.view(BJORN)) == number
    assert draw_svg(match.state).count('class="phase-now"') == 1


def test_a_battle_belongs_to_the_phase_before_it() -> None:
    match = given_lords(phase="manoeuvres", armies=[(ASTRID, "9", 2), (BJORN, "10", 1)])
    when(match).says(ASTRID, "move astrid 2 from 9 to 10")

    assert match.state.battle_region >= 0
    assert phase_of(match.state) == 3
    assert phase_of(new_lords().state) == -1


def test_sheets_tell_what_all_may_know() -> None:
    """LOR-4.5: attributes, runes, priests, armies, cards in number, blessings, trophies."""
    text = draw_svg(full_table().view(SPECTATOR), "en", ("Ann", "Bo", "Cid", "Eve"))

    told = label(text, "seat:bjorn")
    for part in (
        "authority 3", "wisdom 2 (injured, token at 5)", "priests in reserve 1, in the supply 1",
        "armies in reserve 5", "combat cards 1, limit 2", "slain: Fafnir, slayer tokens 0",
        "allied with Alfheim", "controls Garm", "Seidr", "Gungnir",
    ):  # fmt: skip
        assert part in told
    assert "Mjolnir (exhausted)" in label(text, "seat:astrid")
    assert "slayer tokens 1" in label(text, "seat:astrid")


@pytest.mark.parametrize(
    ("code", "began", "had"),
    [
        ("en", "first to choose a hero", "had the first turn"),
        ("uk", "перший вибір героя", "перший хід у грі"),
        ("ru", "первый выбор героя", "первый ход в игре"),
    ],
)
def test_who_began_the_selection_has_not_had_a_turn(code: str, began: str, had: str) -> None:
    """LOR-7.10.9: whose turn is first is settled when all have a hero."""
    setting_up = new_lords(seed=1)
    playing = given_lords()
    playing.state.first = ASTRID

    text = draw_svg(setting_up.view(SPECTATOR), code)
    first = SEATS.write(setting_up.state.first)
    assert began in label(text, f"seat:{first}")
    assert had not in text
    assert had in label(draw_svg(playing.view(SPECTATOR), code), "seat:astrid")


def test_monster_boards_show_wounds_and_rewards() -> None:
    text = draw_svg(full_table().view(SPECTATOR), "en", ("Ann", "Bo", "Cid", "Eve"))

    draugr = label(text, "board:draugr")
    assert draugr.startswith(
        "Draugr · Uruz · in region 14 · open wound spaces: sword, axe (1 rune)"
    )
    assert "wounds by Bo" in draugr
    assert draugr.endswith("artefact: Barrow Crown")
    assert label(text, "board:fafnir").endswith("slain by Bo")
    assert "not on the board yet" in label(text, "board:nidhogg")


def test_the_hunt_is_shown_with_its_spaces() -> None:
    """LOR-9.6: fury, weak point, what was played against it, and what is still open."""
    table = a_hunt()
    table.says(BJORN, "attack by attack-1").says(ASTRID, "defend axe-a")
    text = draw_svg(table.match.view(SPECTATOR), "en", ("Ann", "Bo"))
    found = ids(text)

    told = label(text, "hunt")
    assert told.startswith("Hunt: Draugr · Ann · open wound spaces: sword, sword, axe (1 rune)")
    assert "Attack I (fury 4, weak point 6, draws 2): 1 injury." in told
    assert "defence 4, with wisdom 6" in told
    assert "chance" not in told  # which is each reader's own
    assert {"piece:space-sword", "piece:space-axe-rune", "piece:space-spear-army"} <= set(found)
    assert {"card:attack-1", "card:axe-a"} <= set(found)
    assert "card:sword-a" not in found


def test_the_battle_is_shown_with_both_sides() -> None:
    """LOR-10.2, LOR-10.3: armies, cards, values, symbols; chances are each reader's own."""
    match = given_lords(
        armies=[(ASTRID, "9", 4), (BJORN, "9", 4)],
        hands={ASTRID: "sword-a", BJORN: "spear-a"},
        steps=battle_in("9"),
    )
    when(match).says(BJORN, "play spear-a").says(ASTRID, "play sword-a")
    text = draw_svg(match.view(SPECTATOR), "en", ("Ann", "Bo"))

    assert label(text, "battle") == (
        "Battle in region 9. Ann: attacker, army value 4, Sword, battle value 7, at most 7,"
        " casualty symbols 1; Bo: defender, army value 4, Spear, battle value 6, at most 6"
    )
    assert {"card:sword-a", "card:spear-a"} <= set(ids(text))


def test_hands_show_what_can_be_chosen_from() -> None:
    """LOR-7.10, LOR-8.5.8, LOR-9.4.1: tiles, blessings on offer, the monster's hand."""
    match = new_lords(2, 1)
    chooser = match.decision.seat
    tiles = [option.text.removeprefix("keep ") for option in match.decision.options]
    assert {f"card:{tile}" for tile in tiles} <= set(ids(draw_hand(match.view(chooser))))

    table = a_hunt()
    assert {"card:attack-1", "card:special-1"} <= set(ids(draw_hand(table.match.view(BJORN))))
    hunter = draw_hand(table.match.view(ASTRID))
    assert "card:attack-1" not in hunter
    assert "chance to kill" in hunter


def test_blessings_on_offer_leave_the_map_free() -> None:
    """LOR-8.5.8: they stand below it, in place of the phases."""
    match = given_lords(
        phase="special-action",
        armies=[(ASTRID, "6", 2)],
        control={"2": BJORN, "6": ASTRID, "7": ASTRID},
        temples="2",
    )
    assert {"selection", "guide"} & set(ids(draw_plates(match.view(SPECTATOR))[1])) == {"guide"}
    when(match).says(ASTRID, "act build-temple", "build temple 6")

    board = draw_plates(match.view(SPECTATOR))[1]

    assert {"selection", "guide"} & set(ids(board)) == {"selection"}
    assert f'<g id="layer:map-phases" transform="translate(0 {SIZE})">' in board
    _, _, wide, high = map(float, ElementTree.fromstring(board).attrib["viewBox"].split())
    assert high / wide <= 1.15


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_map_is_nearly_square(seats: int) -> None:
    """So that it can be large on screens that are broader than high, and on others."""
    board = draw_plates(given_lords(seats=seats).view(SPECTATOR))[1]

    _, _, wide, high = map(float, ElementTree.fromstring(board).attrib["viewBox"].split())
    assert 1 / 1.15 <= high / wide <= 1.15


def test_a_hunt_has_a_plate_of_its_own_while_it_lasts() -> None:
    """So it hides nothing of the map; spaces and cards are pointed at there."""
    drawn = draw_plates(a_hunt().match.view(SPECTATOR))

    assert [ids(plate)[0].removeprefix("plate:") for plate in drawn] == [
        "art", "map", "fight", "astrid", "bjorn", "race", "monsters", "supply",
    ]  # fmt: skip
    assert {"hunt", "piece:space-sword"} <= set(ids(drawn[2]))
    assert "fight" not in str([ids(plate)[0] for plate in draw_plates(full_table().state)])


def test_a_row_tells_what_a_player_has() -> None:
    """Each land, what is to be had to win, cards, runes and authority; all of it in words."""
    match = full_table()
    row = draw_row(match.view(SPECTATOR), BJORN, "en", ("Ann", "Bo", "Cid", "Eve"))

    assert ids(row) == ["summary:bjorn"]
    assert re.findall(r"<text[^>]*>([^<]*)<", row) == [
        "2/4", "0/3", "0/3", "0/3", "0/4", "0/4",
        "0/3", "1/5", "1/2", "1", "1", str(sum(match.state.runes[BJORN])), "3",
    ]  # fmt: skip
    assert label(row, "summary:bjorn").startswith("Bo: lands 0 of 3, temples 1 of 5")
    assert draw_row(match.view(ASTRID), BJORN, "en", ("Ann", "Bo", "Cid", "Eve")) == row


def test_where_there_is_little_room_cards_are_cut_below_their_names() -> None:
    match = given_lords(hands={ASTRID: "sword-a"})

    assert 'style="--kept:220/76" preserveAspectRatio="xMinYMin slice"' in draw_hand(
        match.view(ASTRID)
    )


def test_wounds_outside_hunts_are_pointed_at_in_the_hand() -> None:
    """LOR-9.13.3: each kind of open space once."""
    match = given_lords(
        phase="prayer", artefacts={ASTRID: "mjolnir"}, monsters={"draugr": "3"}, priests={ASTRID: 1}
    )
    when(match).says(ASTRID, "use mjolnir")

    found = ids(draw_hand(match.view(ASTRID)))

    assert {"piece:space-sword", "piece:space-axe", "piece:space-axe-rune"} <= set(found)
    assert len(found) == len(set(found))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_languages_and_boards_are_drawn(code: str, seats: int) -> None:
    match = full_table(seats) if seats != 3 else given_lords(seats=3, armies=[(DAGNY, "21", 2)])
    hunt = a_hunt().match

    for each in (match, hunt):
        text = draw_svg(each.view(SPECTATOR), code)
        found = ids(text) + ids(draw_hand(each.view(ASTRID), code))
        assert len(found) == len(set(found))
        assert language(code, GAME.package).say("draw-title") in unescape(text)


def test_names_of_players_are_escaped() -> None:
    names = ('<b>"&', "Bo", "Cid", "Eve")
    match = full_table()

    text = draw_svg(match.view(SPECTATOR), "en", names)
    hand = draw_hand(match.view(ASTRID), "en", names)

    assert "<b>" not in text + hand
    assert names[0] in label(text, "seat:astrid")
    ElementTree.fromstring(hand)


def test_the_same_view_gives_the_same_picture() -> None:
    one, other = full_table(), full_table()

    assert draw_svg(one.view(ASTRID)) == draw_svg(other.view(ASTRID))
    assert draw_hand(one.view(ASTRID)) == draw_hand(other.view(ASTRID))


def test_ghosts_show_what_an_option_would_do() -> None:
    """A figure where it would stand, an arrow on its way; all of them well-formed."""
    match = given_lords(
        seats=4,
        phase="manoeuvres",
        turn=EIRIK,
        armies=[(EIRIK, "9", 2)],
        drakkars={EIRIK: "s2"},
    )
    move = next(o for o in match.decision.options if o.text == "move eirik 2 from 9 to 10")

    ghost = draw_ghost(match.view(EIRIK), move)

    assert 'class="march-line"' in ghost
    assert 'class="army-value" y="15">2<' in ghost
    for game in moments():
        for decision in game.decisions:
            seen = view(game, decision.seat)
            for option in decision.options:
                ElementTree.fromstring(f"<g>{draw_ghost(seen, option)}</g>")


@cache
def both_boards() -> tuple[Board, Board]:
    content = content_of(new_lords().state)
    return content.small, content.large


def test_outlines_still_tile_and_hold_what_stands_in_them() -> None:
    """Neighbours share every bent line; plates, symbols and figures are inside their region."""
    for board in both_boards():
        found = shapes(board)
        assert found.island.count("M") == 1
        assert all(path.endswith("Z") for path in (*found.regions, *found.seas, *found.realms))
        for entry, here in zip(board.entries, spots(board), strict=True):
            inside = [here.plate, *here.figures]
            inside += [here.settlement] if entry.settlement else []
            inside += [here.shrine] if entry.shrine else []
            inside += [here.forge] if entry.forge else []
            inside += [here.monument] if entry.monument else []
            assert all(is_inside(entry.outline, x, y) for x, y in inside)
            assert len(set(here.figures)) == len(here.figures)
        for sea, here_sea in zip(board.sea_entries, sea_spots(board), strict=True):
            assert all(is_inside(sea.outline, x, y) for x, y in here_sea.drakkars)
        assert landscape(board) is landscape(board)


def test_figures_leave_numbers_and_names_legible() -> None:
    """The first three of a region: off its plate, and off the names of realms."""
    for board in both_boards():
        names = [(x + dx, y - 30) for x, y in realm_spots(board) for dx in (-64, -32, 0, 32, 64)]
        for here in spots(board):
            x, y = here.plate
            for figure in here.figures[:3]:
                assert min(math.dist(figure, (x + dx, y)) for dx in (-18, 17)) > 38
                assert min(math.dist(figure, name) for name in names) > 33


def test_seas_end_at_the_frame() -> None:
    drawn = ElementTree.fromstring(draw_svg(full_table().view(SPECTATOR)))
    clipped = [e.attrib["id"] for e in drawn.iter() if "clip-path" in e.attrib]

    assert clipped == [f"area:{sea}" for sea in SEAS.ids]
    assert any(e.attrib.get("id") == "lr-open" for e in drawn.iter(f"{SVG}clipPath"))


@pytest.mark.parametrize("code", LANGUAGES)
def test_long_words_get_smaller_instead_of_being_cut(code: str) -> None:
    """Monsters on their boards, and the last turns in two lines."""
    down = "jarl-small realms-small gothi-small"
    picture = draw_svg(given_lords(last_turns=2, face_down=down).view(SPECTATOR), code)
    shown = [text.text or "" for text in ElementTree.fromstring(picture).iter(f"{SVG}text")]
    fate = by_id(picture, "ragnarok")

    for name in MONSTERS.ids:
        assert language(code, GAME.package).say(f"name-{name}") in shown
    assert len(list(fate.iter(f"{SVG}text"))) <= 2
