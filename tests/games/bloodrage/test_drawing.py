"""The pictures: all that is on the table is there, can be pointed at, and betrays nothing."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import count
from typing import Final
from xml.etree import ElementTree

import pytest

from games.bloodrage.table import fight, given_bloodrage, new_bloodrage, when
from kit.play import played_by_verb
from kit.table import ASTRID, BJORN, DAGNY, EIRIK
from ragnatafl.drawing.lettering import breadth, fitted
from ragnatafl.drawing.outlines import is_inside
from ragnatafl.drawing.sheets import ROOM
from ragnatafl.games.bloodrage import GAME
from ragnatafl.games.bloodrage.face.figures import on_map, waiting
from ragnatafl.games.bloodrage.face.hand import draw_hand
from ragnatafl.games.bloodrage.face.landscape import landscape
from ragnatafl.games.bloodrage.face.map import POLYGONS, SPOTS, track_cell
from ragnatafl.games.bloodrage.face.picture import draw_plates, draw_svg
from ragnatafl.games.bloodrage.face.pointing import draw_ghost, option_at
from ragnatafl.games.bloodrage.face.sheets import draw_row
from ragnatafl.games.bloodrage.rules.board import (
    ALL_PROVINCES,
    FJORDS,
    OUTER_PROVINCES,
    PLACES,
    RESERVE,
    VALHALLA,
    YGGDRASIL,
)
from ragnatafl.games.bloodrage.rules.components import (
    CARDS,
    SLOTS,
    hand_of,
    pack_of,
    quests_of,
)
from ragnatafl.games.bloodrage.rules.figures import COUNT
from ragnatafl.games.bloodrage.rules.state import BloodRage, content_of
from ragnatafl.kernel.language import LANGUAGES, language
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SPECTATOR, Seat

SVG: Final = "{http://www.w3.org/2000/svg}"


def tables(every: int = 23) -> Iterator[Match[BloodRage]]:
    """Games of all sizes at some of their moments, and at their end; nobody passes who need not."""
    for seats in (2, 3, 4):
        rng = random.Random(seats)
        match = new_bloodrage(seats, seats, hidden_pillage=seats == 3)
        for number in count():
            texts = [option.text for option in match.decision.options]
            bold = [text for text in texts if text not in ("pass", "decline")]
            match.choose(rng.choice(bold or texts))
            if number % every == 0 or match.over:
                yield match
            if match.over:
                break


def watchers(match: Match[BloodRage]) -> tuple[Seat, ...]:
    return (*map(Seat, range(match.state.seats)), SPECTATOR)


def ids(text: str) -> list[str]:
    root = ElementTree.fromstring(text)
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


def by_id(text: str, name: str) -> ElementTree.Element:
    return next(e for e in ElementTree.fromstring(text).iter() if e.attrib.get("id") == name)


def shown_to(match: Match[BloodRage], seat: Seat) -> list[str]:
    """All ids on a seat's page: the picture for everybody, and its own things."""
    return ids(draw_svg(match.view(SPECTATOR))) + ids(draw_hand(match.view(seat)))


@pytest.mark.slow
def test_every_picture_is_whole() -> None:
    """Well-formed, no id twice, every place to point at, and every figure once."""
    areas = {f"area:{PLACES.write(place)}" for place in (*ALL_PROVINCES, *FJORDS)}
    for match in tables():
        game = match.state
        figures = sum(COUNT[group] for groups in game.groups for group in groups)
        for seat in range(game.seats):
            found = shown_to(match, Seat(seat))

            assert len(found) == len(set(found))
            assert areas <= set(found)
            clans = re.compile(r"piece:(astrid|bjorn|dagny|eirik)-")
            assert len([name for name in found if clans.match(name)]) == figures


@pytest.mark.slow
def test_all_that_can_be_chosen_is_there() -> None:
    """Each anchor of each option is somewhere on the page of the seat that is asked."""
    for match in tables(every=9):
        for decision in match.decisions:
            found = set(shown_to(match, decision.seat))
            anchors = {str(anchor) for option in decision.options for anchor in option.anchors()}
            assert anchors <= found


def test_what_can_be_chosen_can_be_reached_by_key() -> None:
    match = given_bloodrage(
        figures={ASTRID: {"utgard": "warrior"}}, hands={ASTRID: "troll-1 manheim-1a"}
    )
    pages = draw_svg(match.view(ASTRID)) + draw_hand(match.view(ASTRID))

    for anchor in ("area:gimle", "piece:token-utgard", "piece:leader-reserve", "card:troll-1"):
        tag = re.search(rf'<[^>]*id="{anchor}"[^>]*>', pages)
        assert tag is not None
        assert 'role="button" tabindex="0"' in tag[0]
        assert "aria-label=" in tag[0]
    assert 'tabindex="0"' not in draw_svg(match.view(BJORN)) + draw_hand(match.view(BJORN))


def test_what_does_not_stand_alone_is_pointed_at_as_the_rules_mean_it() -> None:
    """Who points at the anchors of an option says its text."""
    for match in tables(every=9):
        for decision in match.decisions:
            view = match.view(decision.seat)
            for option in decision.options:
                anchors = [str(anchor) for anchor in option.anchors()]
                if not anchors or option.key == "save":
                    continue
                view.decisions = (decision,)
                assert option_at(view, anchors, option.variant()) == option.text


def test_pointing_says_what_is_not_offered_too() -> None:
    """So that the refusal can name the rule."""
    match = given_bloodrage(
        upgrades={ASTRID: "valkyrie-2 tyrs-challenge-2"},
        hands={ASTRID: "troll-1"},
        pillaged="gimle",
    )
    view = match.view(ASTRID)

    def meant(*anchors: str, variant: str = "") -> str:
        return option_at(view, anchors, variant)

    assert meant("piece:warrior-reserve", "area:yggdrasil") == "invade warrior yggdrasil"
    assert meant("piece:warrior-valhalla", "area:utgard") == "recall warrior utgard"
    assert meant("area:utgard", "area:nw") == "march utgard nw"
    assert meant("piece:token-andlang") == "pillage andlang"
    assert meant("piece:token-gimle") == "challenge gimle"
    assert meant("card:troll-1", "card:valkyrie-2") == "upgrade troll-1 replacing valkyrie-2"
    assert meant("card:manheim-1a") == "commit manheim-1a"
    assert meant("seat:bjorn") == ""


def test_pictures_show_no_hidden_card() -> None:
    """BR-2.6.2: nobody sees hands, packs and quests of others; the map shows none at all."""
    for match in tables():
        game = match.state
        secret = [
            (seat, card)
            for seat in range(game.seats)
            for zone in (hand_of, pack_of, quests_of)
            for card in game.zones[zone(Seat(seat))]
        ]
        picture = draw_svg(match.view(SPECTATOR))
        assert not [card for _, card in secret if f"card:{CARDS.write(card)}" in picture]
        for viewer in range(game.seats):
            own = {content_of(game).title[card] for seat, card in secret if seat == viewer}
            drawn = [
                CARDS.read(name.removeprefix("card:"))
                for name in ids(draw_hand(match.view(viewer)))
                if name.startswith("card:")
            ]
            assert {content_of(game).title[card] for card in drawn} == own
            assert not [card for seat, card in secret if seat != viewer and card in drawn]


def test_the_map_is_the_same_for_all() -> None:
    """Nobody shows a hand, or what it is worth, by handing over the wrong thing."""
    for match in tables():
        picture = draw_svg(match.view(SPECTATOR))
        assert draw_svg(match.state) == picture
        asked = {decision.seat for decision in match.decisions}
        for seat in range(match.state.seats):
            if seat not in asked:  # who is asked sees what is open besides
                assert draw_svg(match.view(seat)) == picture
        onlooker = draw_hand(match.view(SPECTATOR))
        assert draw_hand(match.state) == onlooker
        assert "card:" not in onlooker  # there may be chances


def test_the_same_view_gives_the_same_picture() -> None:
    one, other = (given_bloodrage(figures={ASTRID: {"sw": "ship"}}) for _ in range(2))

    assert draw_svg(one.view(ASTRID)) == draw_svg(other.view(ASTRID))
    assert draw_hand(one.view(ASTRID)) == draw_hand(other.view(ASTRID))


def test_a_picture_needs_nothing_else() -> None:
    """No file, font or script from elsewhere: every reference is to something inside."""
    match = new_bloodrage(4, 5)
    list(played_by_verb(match))
    text = draw_svg(match.view(SPECTATOR))
    hand = draw_hand(match.view(ASTRID))

    references = {name[1:] for name in re.findall(r'href="([^"]*)"', text + hand)}
    references |= set(re.findall(r"url\(#([^)]*)\)", text))

    assert references <= set(ids(text))
    assert "http" not in (text + hand).replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert "<script" not in text + hand
    assert "prefers-color-scheme: dark" in text


def test_pieces_are_one_flat_layer() -> None:
    """Stable ids and nothing to click, so that a page can move them over the map."""
    match = given_bloodrage(seats=4)
    picture = ElementTree.fromstring(draw_svg(match.view(SPECTATOR)))
    layers = [e for e in picture.iter() if e.attrib.get("id", "").endswith("-pieces")]
    flat = [piece for layer in layers for piece in layer]

    names = [piece.attrib["id"] for piece in flat]

    assert [layer.attrib["id"] for layer in layers][:2] == [
        "layer:map-pieces",
        "layer:astrid-pieces",
    ]
    assert len(names) == 4 * (8 + 1 + 1 + 1)  # warriors, leader, ship, marker of glory
    assert all(name.startswith("piece:") for name in names)
    assert all("transform:translate(" in piece.attrib["style"] for piece in flat)
    assert ".bloodrage .pieces { pointer-events: none; }" in draw_svg(match.state)


def test_one_figure_stands_in_a_village() -> None:
    """BR-2.1.1: no two figures of outer provinces and fjords lie over each other."""
    match = given_bloodrage(
        seats=4,
        figures={
            ASTRID: {"gimle": "3-warrior", "nw": "ship"},
            BJORN: {"gimle": "leader", "nw": "ship sea-serpent"},
            DAGNY: {"gimle": "warrior", "nw": "ship"},
            EIRIK: {"nw": "ship"},
        },
        upgrades={BJORN: "sea-serpent-1"},
        destroyed=["horgr"],
        dooms=("utgard", "myrkulor", "andlang"),
    )
    spots = [(p.x, p.y) for p in on_map(match.state)]

    assert len(spots) == len(set(spots)) == 10


def test_a_warrior_that_moves_takes_few_others_along() -> None:
    """Warriors have no names in the game; the picture finds some that change little."""
    match = given_bloodrage(figures={ASTRID: {"utgard": "2-warrior", "gimle": "warrior"}})
    before = where_pieces_are(match.state)
    when(match).says(ASTRID, "march utgard andlang", "take 1 warrior")
    after = where_pieces_are(match.state)

    moved = [name for name in before if before[name] != after[name]]

    assert set(before) == set(after)
    assert 1 <= len(moved) <= 4


def where_pieces_are(game: BloodRage) -> dict[str, tuple[float, float]]:
    halls = [waiting(game, place, [(0.0, 0.0)] * game.seats, 1, 1) for place in (RESERVE, VALHALLA)]
    return {p.name: (round(p.x), round(p.y)) for p in (*on_map(game), *halls[0], *halls[1])}


def test_heaps_tell_their_number() -> None:
    match = given_bloodrage(figures={ASTRID: {"yggdrasil": "5-warrior leader"}})

    text = draw_svg(match.view(SPECTATOR))

    assert Counter(re.findall(r'class="count-text" y="11">(\d)<', text)) == {"5": 1, "3": 1, "8": 1}


def test_labels_tell_all_that_is_there() -> None:
    """Region, villages, token, doom, figures and their strength (BR-2.6.1)."""
    match = given_bloodrage(
        seats=3, figures={ASTRID: {"gimle": "2-warrior leader"}, DAGNY: {"nw": "ship"}}
    )
    text = draw_svg(match.view(SPECTATOR), "en", ("Ann", "Bo", "Cid"))

    assert by_id(text, "area:gimle").attrib["aria-label"] == (
        "Gimle · Alfheim · 2 of 5 villages empty · pillage pays: Rage ·"
        " falls in the Ragnarok of age 1 · Ann (Wolf clan): 2 warriors, leader, STR 5 ·"
        " Cid (Serpent clan), STR 2"
    )
    assert by_id(text, "area:gimle").findtext(f"{SVG}title") == "Gimle · Ann 5 · Cid 2"
    assert "Cid (Serpent clan): ship" in by_id(text, "area:nw").attrib["aria-label"]
    assert by_id(text, "area:horgr").attrib["aria-label"] == "Horgr: destroyed"


def test_tokens_say_what_they_pay_and_turn_over() -> None:
    """BR-6.11.11: a token that was taken shows its back; BR-3.2.1: one may be unknown."""
    text = draw_svg(given_bloodrage(pillaged="utgard").view(SPECTATOR))
    hidden = draw_svg(new_bloodrage(2, 1, hidden_pillage=True).view(SPECTATOR))

    label = by_id(text, "piece:token-utgard").attrib["aria-label"]
    assert label == "Utgard: pillaged in this age"
    label = by_id(text, "piece:token-andlang").attrib["aria-label"]
    assert label == "Andlang: pillage pays: 5 glory"
    assert "piece:token-horgr" not in ids(text)  # destroyed, and the token with it
    assert hidden.count(">?</text>") == 5
    assert text.count(">?</text>") == 0


def test_ruins_and_dooms_are_marked() -> None:
    """BR-3.3, BR-3.4: what is destroyed burns; what falls in this age and later has its sign."""
    text = draw_svg(given_bloodrage(seats=4, age=2).view(SPECTATOR))

    assert text.count('class="ash"') == 2  # one before the game, one in age 1
    assert [name for name in ids(text) if name.startswith("doom:")] == ["doom:2", "doom:3"]
    assert text.count('class="doomed"') == 1


def test_sheets_tell_what_all_may_know() -> None:
    """BR-2.6.1: stats, rage, glory, upgrades, reserve, and how many cards and quests."""
    match = given_bloodrage(
        upgrades={BJORN: "troll-1 lokis-domain-1"},
        hands={BJORN: "tyrs-bash-1"},
        quests={BJORN: "manheim-1a"},
        glory={BJORN: 104},
        stats={BJORN: {"axes": 3}},
    )
    text = draw_svg(match.view(SPECTATOR), "en", ("Ann", "Bo"))

    label = by_id(text, "seat:bjorn").attrib["aria-label"]
    for told in (
        "Bo, Raven clan: glory 104, rage 6, Rage 6, cell 1 of 6, Axes 6, cell 4 of 6",
        "1 card in hand, 1 quest committed",
        "the reserve: 8 warriors, leader, ship, troll",
        "monster: Troll, clan: Loki's Domain",
    ):
        assert told in label
    assert {"card:troll-1", "card:lokis-domain-1"} <= set(ids(text))
    assert "100+" in text


def test_a_battle_has_a_plate_of_its_own_while_it_lasts() -> None:
    """So it hides nothing of the map."""
    match = given_bloodrage(
        figures={ASTRID: {"gimle": "leader"}, BJORN: {"gimle": "warrior"}},
        hands={ASTRID: "tyrs-bash-1", BJORN: "tyrs-smite-1"},
    )
    assert plates(match) == ["art", "map", "astrid", "bjorn"]

    when(match).says(ASTRID, "pillage gimle").all_decline()

    assert plates(match) == ["art", "map", "fight", "astrid", "bjorn"]
    assert 'id="battle"' in draw_plates(match.view(SPECTATOR))[2]


def plates(match: Match[BloodRage]) -> list[str]:
    drawn = draw_plates(match.view(SPECTATOR))
    return [ids(plate)[0].removeprefix("plate:") for plate in drawn]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_name_can_be_read_on_a_sheet(code: str) -> None:
    """Whole, in letters that are not too small where a sheet is 300 pixels wide."""
    match = given_bloodrage(seats=4, upgrades={BJORN: "troll-1 lokis-domain-1 brothers-in-arms-1"})
    content, words = content_of(match.state), language(code, GAME.package)
    kinds = zip(content.entry, content.kind, strict=True)
    names = [words.name(entry.id) for entry, kind in kinds if kind in SLOTS]

    sheet = draw_plates(match.view(SPECTATOR), code)[3]

    sizes = [float(size) for size in re.findall(r'font-size="([^"]*)"', sheet)]
    assert len(sizes) > 8
    assert min(sizes) >= 13
    assert all(fitted(name, ROOM - 78, 17) >= 13 for name in names)


def test_a_row_tells_what_a_clan_has() -> None:
    """In short: rage, axes, figures on the map of horns, cards and quests; all of it in words."""
    match = given_bloodrage(
        figures={BJORN: {"gimle": "2-warrior", "nw": "ship"}},
        upgrades={BJORN: "troll-1"},
        hands={BJORN: "tyrs-bash-1"},
        quests={BJORN: "manheim-1a"},
    )
    row = draw_row(match.view(SPECTATOR), BJORN, "en", ("Ann", "Bo"))

    assert ids(row) == ["summary:bjorn"]
    assert re.findall(r"<text[^>]*>([^<]*)<", row) == ["6", "3", "3/4", "1", "1", "8", "0"]
    assert "Bo, Raven clan: glory" in ElementTree.fromstring(row).attrib["aria-label"]
    assert draw_row(match.view(ASTRID), BJORN, "en", ("Ann", "Bo")) == row


def test_where_there_is_little_room_cards_are_cut_below_their_names() -> None:
    match = given_bloodrage(hands={ASTRID: "troll-1 heimdalls-sight-1"})
    hand = draw_hand(match.view(ASTRID))

    kept = re.findall(r'style="--kept:220/(\d+)" preserveAspectRatio="xMinYMin slice"', hand)
    assert [int(high) for high in kept] == [74, 100]  # a name in one line, and in two


def test_a_long_name_keeps_off_the_axes_of_who_pillages() -> None:
    """Bold letters are broader by an eighth."""
    match = given_bloodrage(
        figures={ASTRID: {"gimle": "leader"}, BJORN: {"gimle": "warrior"}},
        hands={ASTRID: "tyrs-bash-1", BJORN: "tyrs-smite-1"},
    )
    when(match).says(ASTRID, "pillage gimle").all_decline()

    plate = draw_plates(match.view(SPECTATOR), "uk", ("Святослава", "Bjorn"))[2]

    found = re.search(
        r'x="38" y="20" font-size="([\d.]+)">(Свят[^<]*)</text><use href="#br-ax', plate
    )
    assert found is not None
    axes = 158 - 20 * 0.42
    assert 38 + breadth(found[2]) * float(found[1]) / 0.88 < axes


def test_revealed_cards_lie_in_the_battle() -> None:
    match = given_bloodrage(
        seats=3,
        figures={ASTRID: {"utgard": "leader"}, BJORN: {"utgard": "warrior"}},
        hands={ASTRID: "tyrs-bash-1 heimdalls-eye-2a", BJORN: "tyrs-smite-1 heimdalls-eye-2b"},
        age=2,
        destroyed=["horgr", "muspelheim"],
        dooms=("gimle", "myrkulor", "andlang"),
    )
    fight(match, "utgard", astrid="tyrs-bash-1", bjorn="tyrs-smite-1")
    text = draw_svg(match.view(SPECTATOR))

    assert {"card:tyrs-bash-1", "card:tyrs-smite-1"} <= set(ids(text))
    label = by_id(text, "battle").attrib["aria-label"]
    assert "Astrid (Wolf clan): pillager, STR 3, Tyr's Bash" in label
    assert "total between 5 and 7" in label


def test_own_things_lie_beside_the_map() -> None:
    """Figures with their cost, stats, slots, hand and quests; during the draft the pack."""
    match = given_bloodrage(
        hands={ASTRID: "tyrs-smash-1a troll-1"}, quests={ASTRID: "manheim-1a"}, seats=3
    )
    found = set(ids(draw_hand(match.view(ASTRID))))
    draft = set(ids(draw_hand(new_bloodrage(3, 2).view(ASTRID))))

    assert {"piece:warrior-reserve", "piece:leader-reserve", "piece:ship-reserve"} <= found
    assert {"piece:stat-rage", "piece:stat-axes", "piece:stat-horns", "area:slots"} <= found
    assert {"card:tyrs-smash-1a", "card:troll-1", "card:manheim-1a"} <= found
    assert len([name for name in draft if name.startswith("card:")]) == 8


def test_equal_cards_are_drawn_once_with_their_number() -> None:
    """The copy that is offered can be pointed at; committed quests are told one by one."""
    match = given_bloodrage(
        hands={ASTRID: "manheim-1a manheim-1b troll-1"},
        quests={ASTRID: "alfheim-1a alfheim-1b"},
        seats=4,
    )
    text = draw_hand(match.view(ASTRID))

    assert "card:manheim-1b" not in ids(text)
    assert by_id(text, "card:manheim-1a").attrib["aria-label"].endswith("× 2")
    assert "×" not in by_id(text, "card:troll-1").attrib["aria-label"]
    assert {"card:alfheim-1a", "card:alfheim-1b"} <= set(ids(text))


def test_each_own_card_tells_the_chance_to_win_with_it() -> None:
    match = given_bloodrage(
        figures={ASTRID: {"utgard": "warrior"}, BJORN: {"utgard": "leader"}},
        hands={ASTRID: "tyrs-smite-1 manheim-1a"},
        dooms=("gimle", "myrkulor", "andlang"),
    )
    when(match).says(ASTRID, "pillage utgard").all_decline()
    text = draw_hand(match.view(ASTRID))

    assert "chance to win 100%" in by_id(text, "card:tyrs-smite-1").attrib["aria-label"]
    assert "chance to win 0%" in by_id(text, "card:manheim-1a").attrib["aria-label"]
    assert re.findall(r'class="card-chance"[^>]*>(\d+%)<', text) == ["100%", "0%"]


def test_ghosts_are_drawn_on_the_map() -> None:
    """A figure where it would stand, an arrow for a march, nothing where nothing would be put."""
    match = given_bloodrage(figures={ASTRID: {"utgard": "warrior"}})
    view = match.view(ASTRID)
    ghosts = {option.text: draw_ghost(view, option) for option in match.decision.options}

    assert "#br-leader" in ghosts["invade leader gimle"]
    assert "march-line" in ghosts["march utgard yggdrasil"]
    assert 'class="target"' in ghosts["pillage utgard"]
    assert ghosts["pass"] == ""
    for ghost in ghosts.values():
        ElementTree.fromstring(f"<svg>{ghost}</svg>")


def test_names_are_escaped() -> None:
    """What people call themselves stays text."""
    names = ('<script>alert("1")</script>', "Ann & Bo")
    match = given_bloodrage(
        figures={ASTRID: {"utgard": "warrior"}, BJORN: {"utgard": "leader"}},
        hands={ASTRID: "tyrs-bash-1"},
        dooms=("gimle", "myrkulor", "andlang"),
    )
    when(match).says(ASTRID, "pillage utgard").all_decline()
    text = draw_svg(match.view(SPECTATOR), "en", names)
    hand = draw_hand(match.view(ASTRID), "en", names)

    assert "<script" not in text + hand
    assert names[0] in by_id(text, "seat:astrid").attrib["aria-label"]
    assert "Ann &amp; Bo" in text
    ElementTree.fromstring(hand)


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_languages_draw(code: str) -> None:
    told = {
        "en": "falls in the Ragnarok of age 1",
        "uk": "гине в Рагнароку епохи 1",
        "ru": "гибнет в Рагнароке эпохи 1",
        "pt-BR": "cai no Ragnarok da era 1",
    }
    match = given_bloodrage(hands={ASTRID: "troll-1 tyrs-smash-1a"}, quests={ASTRID: "manheim-1a"})
    text = draw_svg(match.view(SPECTATOR), code)
    hand = draw_hand(match.view(ASTRID), code)

    assert told[code] in text
    assert language(code, GAME.package).name("utgard") in text
    assert language(code, GAME.package).name("troll-1") in hand
    ElementTree.fromstring(text)
    ElementTree.fromstring(hand)


def test_all_that_stands_in_a_province_is_drawn_inside_it() -> None:
    content = content_of(given_bloodrage().state)
    for province in OUTER_PROVINCES:
        spots = SPOTS[province]
        villages = spots.villages[: content.villages[province]]
        for x, y in (spots.token, spots.doom, spots.name, *villages):
            assert is_inside(POLYGONS[province], x, y)
    assert all(is_inside(POLYGONS[YGGDRASIL], x, y) for x, y in SPOTS[YGGDRASIL].villages)


def test_the_glory_track_goes_round_once_in_a_hundred() -> None:
    """BR-2.7: after the last space it is walked again."""
    cells = [track_cell(glory) for glory in range(100)]

    assert len(set(cells)) == 100
    assert track_cell(100) == cells[0]


def test_the_landscape_has_a_house_for_each_village() -> None:
    content = content_of(given_bloodrage().state)

    text = landscape(content.region, (*content.villages, 0))

    assert text.count("#br-house") == sum(content.villages) == 32


def test_a_card_that_depends_on_others_shows_an_x() -> None:
    match = given_bloodrage(hands={ASTRID: "heimdalls-sight-1 tyrs-bash-1"})

    hand = draw_hand(match.view(ASTRID))

    assert ">+X</text>" in hand
    assert ">+2</text>" in hand
