"""The pictures of tables with Followers: all is there, can be pointed at, and betrays nothing."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Mapping
from functools import cache
from html import unescape
from typing import Final
from xml.etree import ElementTree

import pytest

from games.lords.table import battle_in
from games.surtr.table import FOLLOWER, NEWEST, PERSON, given_surtr, new_surtr
from ragnatafl.drawing.outlines import is_inside
from ragnatafl.games.lords.face.hand import draw_hand
from ragnatafl.games.lords.face.spots import spots
from ragnatafl.games.lords.face.tracker import phase_of
from ragnatafl.games.lords.rules.components import MONSTERS, hand_of
from ragnatafl.games.lords.rules.rune_actions import PayRunes
from ragnatafl.games.lords.rules.state import board_of
from ragnatafl.games.surtr.face.picture import draw_plates, draw_row, draw_svg, token_spots
from ragnatafl.games.surtr.face.pointing import draw_ghost, option_at
from ragnatafl.games.surtr.rules.components import CARDS
from ragnatafl.games.surtr.rules.invasion import targets
from ragnatafl.games.surtr.rules.state import (
    Surtr,
    action_deck,
    battle_deck,
    followers_of,
    people_of,
    row,
)
from ragnatafl.kernel.decisions import Illegal
from ragnatafl.kernel.language import LANGUAGES, language
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.seats import SEATS, SPECTATOR, Seat
from ragnatafl.kernel.views import view

SVG: Final = "{http://www.w3.org/2000/svg}"
NAMES: Final = ("Surt's own", "Bo", "Cid", "Eve")


@cache
def moments(every: int = 25, at_most: int = 110) -> tuple[Surtr, ...]:
    """Tables of all kinds: when something is asked for the first time, now and then, the end."""
    found: list[Surtr] = []
    asked: set[str] = set()
    for seats, people, seed in ((2, 1, 1), (3, 2, 2), (4, 1, 3), (4, 3, 4)):
        rng = random.Random(seed)
        match = new_surtr(seats, seed, people=people, challenges="scorched-earth old-oaths")
        for number in range(at_most):
            if match.over:
                break
            if match.decision.prompt not in asked or number % every == 0:
                asked.add(match.decision.prompt)
                found.append(match.state.clone())
            texts = [option.text for option in match.decision.options]
            bold = [text for text in texts if text not in ("pass", "decline", "skip")]
            match.choose(rng.choice(bold or texts))
        found.append(match.state.clone())
    return tuple(found)


def ids(text: str) -> list[str]:
    root = ElementTree.fromstring(text)
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


def label(text: str, name: str) -> str:
    return by_id(text, name).attrib["aria-label"]


def by_id(text: str, name: str) -> ElementTree.Element:
    return next(e for e in ElementTree.fromstring(text).iter() if e.attrib.get("id") == name)


def shown_to(game: Surtr, seat: Seat) -> list[str]:
    """All ids on a seat's page: the picture for everybody, and its own things."""
    return ids(draw_svg(view(game, SPECTATOR))) + ids(draw_hand(view(game, seat)))


def full_table(challenges: str = "none") -> Match[Surtr]:
    """Something of everything that Followers add; Bjorn may remove a token."""
    return given_surtr(
        turn=PERSON,
        phase="manoeuvres",
        corrupted={FOLLOWER: "snorri"},
        rows={FOLLOWER: "basic-a1 snorri-1 basic-a4"},
        hands={FOLLOWER: "sword-a axe-a", PERSON: "spear-a"},
        power={FOLLOWER: 4},
        attributes={FOLLOWER: (2, 3, 5)},
        blessings={FOLLOWER: "seidr"},
        armies=[(PERSON, "4", 5), (FOLLOWER, "5", 3)],
        control={"4": PERSON, "5": FOLLOWER},
        rings={"garm": FOLLOWER},
        monsters={"garm": "12"},
        slayer_tokens={FOLLOWER: 1},
        allies={"alfheim": [FOLLOWER]},
        desolation="4 5",
        challenges=challenges,
    )


def a_battle(hands: Mapping[Seat, str] | None = None) -> Match[Surtr]:
    """In the Follower's turn, by its second card; the person may play or pass."""
    return given_surtr(
        steps=battle_in("4", FOLLOWER, PERSON)[:1],
        selected="basic-a2",
        armies=[(FOLLOWER, "4", 3), (PERSON, "4", 2)],
        control={"4": PERSON},
        hands=hands,
    )


@pytest.mark.slow
def test_every_picture_is_whole() -> None:
    """Well-formed, no id twice; a board, a row and a switch for each Follower."""
    for game in moments():
        picture = ids(draw_svg(view(game, SPECTATOR)))
        for seat in people_of(game):
            found = picture + ids(draw_hand(view(game, seat)))
            assert len(found) == len(set(found))
            armies = [name for name in found if re.match(r"piece:[a-z]+-army-\d$", name)]
            assert len(armies) == 6 * game.seats
        for seat in followers_of(game):
            name = SEATS.write(seat)
            own = {f"seat:{name}", f"race:{name}", f"switch:invade-{name}", f"aside:invade-{name}"}
            own |= {f"card:{CARDS.write(card)}" for card in row(game, seat)}
            assert own <= set(picture)
        assert "incarnation" in picture


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
            seen, blank = view(game, decision.seat), view(game, decision.seat)
            blank.decisions = (decision.hidden(),)
            for option in decision.options:
                anchors = [str(anchor) for anchor in option.anchors()]
                if anchors:
                    assert option_at(seen, anchors, option.variant()) == option.text
                    if not isinstance(option, PayRunes):  # a set, which no template can say
                        assert option_at(blank, anchors, option.variant()) == option.text


@pytest.mark.slow
def test_pictures_show_no_hidden_card() -> None:
    """SOLO-3.8: hands, battle decks and action decks of Followers are nowhere."""
    for game in moments():
        secret = {
            card
            for seat in followers_of(game)
            for zone in (hand_of(seat), action_deck(game, seat), battle_deck(game, seat))
            for card in game.zones[zone]
        }
        for seat in (SPECTATOR, *people_of(game)):
            seen = view(game, seat)
            pages = draw_svg(seen) + draw_hand(seen)
            assert not [card for card in secret if f'"card:{CARDS.write(card)}"' in pages]


@pytest.mark.slow
def test_the_map_is_the_same_for_all() -> None:
    """And a whole state, with all that is hidden, is drawn as an onlooker sees it."""
    for game in moments():
        picture = draw_svg(view(game, SPECTATOR))
        asked = {decision.seat for decision in game.decisions}
        assert draw_svg(game) == picture
        for seat in map(Seat, range(game.seats)):
            if seat not in asked:
                assert draw_svg(view(game, seat)) == picture


@pytest.mark.rule("SOLO-3.8")
def test_a_board_of_a_follower_tells_all_that_is_open() -> None:
    told = label(draw_svg(full_table().view(SPECTATOR), "en", NAMES), "seat:astrid")

    for part in (
        "Surt's own: Follower of Surtr, corrupted Snorri", "works to be Great Gothi",
        "attributes in its order: wisdom 5, strength 3, authority 2",
        "priority action: Build temple", "invades first temples and shrines", "runes 4 of 6",
        "combat cards 2 of 8", "action deck 5", "armies in reserve 5", "tucked cards: Seidr",
        "slayer tokens 1", "controls Garm", "allied with Alfheim",
    ):  # fmt: skip
        assert part in told, part


def test_cards_of_the_row_are_told_from_left_to_right() -> None:
    """SOLO-5: region, two rune actions with their costs, special action, tie-break, bonus, end."""
    text = draw_svg(full_table().view(SPECTATOR))
    cards = [name for name in ids(text) if name.startswith("card:")]

    assert cards == ["card:basic-a1", "card:snorri-1", "card:basic-a4"]
    told = label(text, "card:basic-a1")
    for part in (
        "hero to region 1", "(1)", "(2)", "special action: Reinforce", "ties: Min", "no bonus",
        "leaves the game afterwards",
    ):  # fmt: skip
        assert part in told, part
    assert "goes back into the action deck" in label(text, "card:snorri-1")
    assert "hero to region 16" in label(text, "card:basic-a4")


@pytest.mark.slow
def test_the_region_of_a_card_is_that_of_the_side_in_use() -> None:
    """SOLO-2.6.2: the large board of three has another number than the small one of two."""
    small = draw_svg(given_surtr(turn=PERSON, phase="prayer").view(SPECTATOR))
    large = draw_svg(given_surtr(seats=3, turn=Seat(2), phase="prayer").view(SPECTATOR))

    assert "hero to region 6" in label(small, "card:basic-a2")
    assert "hero to region 9" in label(large, "card:basic-a2")


@pytest.mark.rule("SOLO-5.0")
def test_the_die_lies_on_the_selected_card() -> None:
    """In the Follower's turn, here while it attacks; before and after it lies on none."""
    idle = draw_svg(full_table().view(SPECTATOR))
    match = a_battle(hands={PERSON: "spear-a"})
    assert match.decision.prompt == "play-or-pass"
    text = draw_svg(match.view(SPECTATOR))

    assert '"#lr-die-' not in idle.replace('id="', "")
    assert '<use href="#lr-die-2"/>' in text
    assert "selected by the Surtr die" in label(text, "card:basic-a2")
    assert "selected by the Surtr die" not in label(text, "card:basic-a1")


@pytest.mark.rule("SOLO-10.4.1")
@pytest.mark.parametrize(
    ("regions", "told"),
    [
        ("", "desolation on the map: 0 of 5"),
        ("4", "1 of 5, to remove one: an army of value 5, that may give a blessing"),
        ("4 7 8", "3 of 5, to remove one: an army of value 3"),
        ("1 4 7 8 13", "an army of value 1, one more token and Midgard burns"),
    ],
)
def test_the_incarnation_card_tells_what_removing_needs(regions: str, told: str) -> None:
    match = given_surtr(turn=PERSON, phase="prayer", desolation=regions)
    text = draw_svg(match.view(SPECTATOR))

    assert label(text, "incarnation").endswith(told)
    covered = by_id(text, "incarnation").iter(f"{SVG}use")
    tokens = [use for use in covered if use.attrib["href"] == "#lr-desolation"]
    assert len(tokens) == 5 - len(regions.split())


@pytest.mark.rule("SOLO-10.4")
def test_tokens_lie_in_their_regions_and_can_be_pointed_at() -> None:
    match = full_table()
    text = draw_svg(match.view(PERSON))

    assert {"token:4", "token:5"} <= set(ids(text))
    assert "token:7" not in ids(text)
    assert "desolation" in label(text, "area:4")
    assert "desolation" not in label(text, "area:7")
    tag = re.search(r'<circle id="piece:desolation-4"[^>]*>', text)
    assert tag is not None
    assert 'role="button" tabindex="0"' in tag[0]  # the army is strong enough
    other = re.search(r'<circle id="piece:desolation-5"[^>]*>', text)
    assert other is not None
    assert "tabindex" not in other[0]
    cleanse = next(o for o in match.decision.options if o.text == "cleanse 4 with bjorn 5")
    assert 'class="target"' in draw_ghost(match.view(PERSON), cleanse)


def test_who_points_at_a_token_that_cannot_go_hears_why() -> None:
    match = given_surtr(
        turn=PERSON,
        phase="manoeuvres",
        armies=[(PERSON, "4", 3), (PERSON, "7", 5)],
        control={"4": PERSON, "7": PERSON},
        desolation="4 7",
    )
    anchors = ["piece:army-bjorn-4-3", "piece:desolation-4"]
    choice = option_at(match.view(PERSON), anchors, "")

    assert choice == "cleanse 4 with bjorn 3"
    with pytest.raises(Illegal, match=r"SOLO-10\.4"):
        match.choose(choice, PERSON)


@pytest.mark.rule("SOLO-11.3.1")
def test_the_race_counts_tokens_for_followers() -> None:
    """SOLO-16.4: as Ragnarok would; people have their regions alone."""
    match = given_surtr(
        turn=PERSON,
        phase="prayer",
        control={"4": PERSON, "7": PERSON, "13": PERSON, "8": FOLLOWER},
        desolation="4 8 15",
    )
    text = draw_svg(match.view(SPECTATOR), "en", NAMES)
    numbers = [
        [number.text for number in by_id(text, f"race:{name}").iter(f"{SVG}text")][4]
        for name in ("astrid", "bjorn")
    ]

    assert numbers == ["4", "3"]
    assert "desolation on the map: 3 of 5" in label(text, "race:astrid")
    assert "desolation" not in label(text, "race:bjorn")


def test_action_cards_are_looked_at_and_not_chosen() -> None:
    """Nobody who wants to read one is refused a card to play."""
    match = a_battle(hands={PERSON: "spear-a"})

    assert option_at(match.view(PERSON), ["card:spear-a"], "") == "play spear-a"
    assert option_at(match.view(PERSON), ["card:basic-a1"], "") == ""


@pytest.mark.rule("SOLO-9.3")
def test_chances_in_battle_count_the_battle_deck() -> None:
    """A Follower plays from it, not from its hand; nobody knows which card it is."""
    bare = label(draw_svg(a_battle().view(SPECTATOR), "en", NAMES), "battle")
    match = a_battle(hands={FOLLOWER: "sword-a", PERSON: "spear-a"})
    armed = label(draw_svg(match.view(SPECTATOR), "en", NAMES), "battle")

    assert "battle value 3, at most 3" in bare
    assert re.search(r"Surt's own: attacker, army value 3, battle value 3, at most [4-9]", armed)
    assert "Sword" not in armed


def test_tokens_have_places_of_their_own() -> None:
    """Inside their regions, off numbers, symbols and the first figures."""
    for seats in (2, 3):
        board = board_of(new_surtr(seats).state)
        assert token_spots(board) is token_spots(board)
        for region in board.regions:
            token, here = token_spots(board)[region], spots(board)[region]
            x, y = here.plate
            assert is_inside(board.entries[region].outline, *token)
            if board.ring >> region & 1:
                assert min(math.dist(token, (x + dx, y)) for dx in (-22, 0, 17)) > 38
                assert min(math.dist(token, figure) for figure in here.figures[:2]) > 28


@pytest.mark.rule("SOLO-5.4.0")
def test_what_a_follower_could_invade_is_shown_on_wish() -> None:
    """Hidden until its switch is on; all of it is public."""
    for game in moments()[::5]:
        text = draw_svg(view(game, SPECTATOR))
        for seat in followers_of(game):
            name = SEATS.write(seat)
            layer = by_id(text, f"aside:invade-{name}")
            drawn = {
                int(use.attrib["href"].removeprefix("#lr-region-"))
                for use in layer.iter(f"{SVG}use")
            }
            assert drawn == set(targets(game, seat))
            assert layer.attrib["data-aside"] == f"invade-{name}"
            assert f'data-shows="invade-{name}"' in text
        assert ".lords .could-invade { display: none;" in text


def test_the_line_beside_the_layer_names_the_regions() -> None:
    match = given_surtr(
        turn=PERSON,
        phase="prayer",
        armies=[(FOLLOWER, "5", 6)],
        control={"5": FOLLOWER, "6": FOLLOWER},
    )
    text = draw_svg(match.view(SPECTATOR), "en", NAMES)
    empty = draw_svg(given_surtr(turn=PERSON, phase="prayer").view(SPECTATOR), "en", NAMES)

    told = label(text, "aside:invade-astrid")
    assert told.startswith("Surt's own could invade regions ")
    assert label(empty, "aside:invade-astrid") == "Surt's own can invade nothing now"


@pytest.mark.rule("SOLO-13.1.1")
def test_the_arbiter_token_is_told() -> None:
    match = given_surtr(seats=3, people=2, turn=Seat(1), phase="prayer", arbiter=Seat(2))
    text = draw_svg(match.view(SPECTATOR), "en", NAMES)

    assert label(text, "incarnation").endswith("Arbiter: Cid")
    assert "#lr-arbiter" in text


@pytest.mark.rule("SOLO-13.3")
@pytest.mark.parametrize(
    ("step", "prompt"),
    [
        (
            {"step": "invade-by-arbiter", "seat": "astrid", "only": "none", "regions": "4 7"},
            "arbiter-invasion",
        ),
        (
            {"step": "activate-by-arbiter", "seat": "astrid", "monsters": 0b11},
            "arbiter-monster",
        ),
        ({"step": "gnaw-by-arbiter", "seat": "astrid", "region": "4"}, "arbiter-gnaw"),
    ],
)
def test_the_arbiter_answers_by_pointing(step: dict[str, object], prompt: str) -> None:
    """Also where it is not offered, so that the refusal can name the rule."""
    bjorn, dagny = Seat(1), Seat(2)
    match = given_surtr(
        seats=3,
        people=2,
        arbiter=dagny,
        steps=[step],
        armies=[(FOLLOWER, "5", 6), (bjorn, "4", 1), (dagny, "7", 1)],
        control={"5": FOLLOWER, "4": bjorn, "7": dagny},
        monsters={MONSTERS.write(0): "4", MONSTERS.write(1): "7"},
    )
    asked = match.decision
    assert (asked.seat, asked.prompt, len(asked.options)) == (dagny, prompt, 2)
    seen, blank = match.view(dagny), match.view(dagny)
    blank.decisions = (asked.hidden(),)

    for option in asked.options:
        anchors = [str(anchor) for anchor in option.anchors()]
        assert set(anchors) <= set(shown_to(match.state, dagny))
        assert option_at(blank, anchors, option.variant()) == option.text
        assert 'class="target"' in draw_ghost(seen, option)


@pytest.mark.rule("SOLO-2.11")
def test_chosen_challenges_are_told() -> None:
    match = given_surtr(turn=PERSON, phase="prayer", challenges="scorched-earth hosts-of-surtr")
    text = draw_svg(match.view(SPECTATOR))

    assert label(text, "challenges").startswith("Challenges: Scorched Earth, Hosts of Surtr")
    assert "challenges" not in ids(draw_svg(full_table().view(SPECTATOR)))


@pytest.mark.rule("SOLO-15.2")
def test_the_difficulty_and_its_levers_are_told() -> None:
    """Not with the first content, which has none."""
    match = given_surtr(turn=PERSON, phase="prayer", content=NEWEST, difficulty="first-game")
    text = label(draw_svg(match.view(SPECTATOR)), "difficulty")

    assert text.startswith("Difficulty: First game. ")
    assert "no army from beside a battle comes to its help" in text.lower()
    assert "difficulty" not in ids(draw_svg(full_table().view(SPECTATOR)))


def test_a_follower_has_neither_ship_nor_player_board() -> None:
    """SOLO-2.6.4; the sheets of people are as in Lords, below its board."""
    match = given_surtr(seats=3, people=2, turn=Seat(1), phase="prayer")
    text = draw_svg(match.view(SPECTATOR), "en", NAMES)

    assert "piece:astrid-drakkar" not in ids(text)
    assert "piece:bjorn-drakkar" in ids(text)
    assert label(text, "seat:bjorn").startswith("Bo: ")
    assert "Follower" not in label(text, "seat:bjorn")


def test_the_guide_follows_the_turn_of_a_follower() -> None:
    """SOLO-5: while it manoeuvres, a battle belongs to that phase."""
    match = new_surtr(2, 5)
    rng = random.Random(1)
    seen = set()
    while not match.over and len(match.events) < 3000:
        if match.decision.prompt == "play-or-pass" and match.state.active == FOLLOWER:
            seen.add(phase_of(match.state, after=1))
        match.choose(rng.choice(match.decision.options).text)

    assert seen
    assert seen <= {3, 4}  # manoeuvres, and Mobilise


def test_tables_before_the_set_up_can_be_drawn() -> None:
    """Where chance is asked, the corrupted hero is not known yet."""
    match = new_surtr(2, 1, source="asked")
    text = draw_svg(match.view(SPECTATOR))

    assert label(text, "seat:astrid").startswith("Follower of Surtr: Follower of Surtr")
    assert "incarnation" in ids(text)


@pytest.mark.slow
@pytest.mark.parametrize("code", LANGUAGES)
def test_all_languages_are_drawn(code: str) -> None:
    for match in (full_table(challenges="all"), new_surtr(4, 3)):
        text = draw_svg(match.view(SPECTATOR), code)
        words = language(code, *match.game.packages)
        assert words.say("draw-title") in unescape(text)
        assert len(ids(text)) == len(set(ids(text)))


def test_names_are_escaped() -> None:
    names = ('<b>"&', "Bo")
    text = draw_svg(full_table().view(SPECTATOR), "en", names)

    assert "<b>" not in text
    assert names[0] in label(text, "seat:astrid")


def test_a_picture_needs_nothing_else() -> None:
    """No file, font or script from elsewhere: every reference is to something inside."""
    text = draw_svg(full_table().view(SPECTATOR))

    references = {name[1:] for name in re.findall(r'href="([^"]*)"', text)}
    references |= set(re.findall(r"url\(#([^)]*)\)", text))

    assert references <= set(ids(text))
    spaces = ("http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml")
    assert "http" not in text.replace(spaces[0], "").replace(spaces[1], "")
    assert "<script" not in text


def test_plates_are_those_of_lords_and_surtrs_own() -> None:
    drawn = draw_plates(full_table().view(SPECTATOR))

    assert [ids(plate)[0].removeprefix("plate:") for plate in drawn] == [
        "art", "map", "astrid", "bjorn", "race", "surtr", "monsters", "supply",
    ]  # fmt: skip
    assert {"switch:invade-astrid", "piece:astrid-hero"} & set(ids(drawn[2]))
    assert "incarnation" in ids(drawn[5])


def test_a_row_tells_what_a_follower_has() -> None:
    """SOLO-3.3.3: runes of no kind."""
    row = draw_row(full_table().view(SPECTATOR), FOLLOWER, "en", NAMES)

    assert ids(row) == ["summary:astrid"]
    assert label(row, "summary:astrid") == label(
        draw_svg(full_table().view(SPECTATOR), "en", NAMES), "race:astrid"
    )
    runes = full_table().state.power[FOLLOWER]
    assert re.findall(r"<text[^>]*>([^<]*)<", row)[-2] == str(runes)
