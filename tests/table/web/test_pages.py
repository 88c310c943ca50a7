"""Pages: what a seat is shown, in four languages, and nothing that is not its own."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from html.parser import HTMLParser
from xml.etree import ElementTree

import msgspec
import pytest

from ragnatafl.games import find_game
from ragnatafl.games.runics.rules.components import CARDS, hand_of
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.kernel.decisions import REFUSALS
from ragnatafl.kernel.language import LANGUAGES
from ragnatafl.kernel.positions import digest
from ragnatafl.kernel.rulebook import rulebook
from ragnatafl.kernel.seats import SPECTATOR, Seat
from ragnatafl.table.learning.scenes import laid, scenes
from ragnatafl.table.web import summary
from ragnatafl.table.web.markup import Markup
from ragnatafl.table.web.pages import reading
from ragnatafl.table.web.pages.chart import chart
from ragnatafl.table.web.pages.home import home_page
from ragnatafl.table.web.pages.join import join_page, no_seat_page
from ragnatafl.table.web.pages.pictures import in_layers
from ragnatafl.table.web.pages.replay import replay_page, replay_parts
from ragnatafl.table.web.pages.rules import rules_page, scene_picture
from ragnatafl.table.web.pages.seat import SeatPage, seat_page
from ragnatafl.table.web.pages.shell import CLIENT_WORDS
from ragnatafl.table.web.pages.table import table_page
from ragnatafl.table.web.places import SeatKind
from ragnatafl.table.web.refusals import InvitationUsed
from ragnatafl.table.web.room import Room
from ragnatafl.table.web.rooms import Rooms
from ragnatafl.table.web.saying import PageVoice
from table.web.given import ASTRID, BJORN, DAGNY, filled, given_table, held, play

RUNICS = find_game("runics")
SPOKEN = pytest.mark.parametrize("code", LANGUAGES)
VOID = {"br", "hr", "img", "input", "link", "meta"}
ALL: dict[str, object] = {"extra_card": True, "archmasters": True, "adepts": True}


class Nesting(HTMLParser):
    """Reads a page and complains about tags that do not match, and about an id used twice."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids += [value for name, value in attrs if name == "id" and value]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_startendtag(tag, attrs)
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag


def well_made(html: str) -> None:
    nesting = Nesting()
    nesting.feed(html)
    nesting.close()
    assert nesting.open == []
    assert len(nesting.ids) == len(set(nesting.ids))


def page_of(room: Room, seat: int = ASTRID, code: str = "en") -> SeatPage:
    return seat_page(room, Seat(seat), Seat(seat), code)


def sent(page: SeatPage) -> str:
    """All that a browser would get, as one text."""
    return msgspec.json.encode({**page.head, "parts": page.parts}).decode()


def named_in(text: str, cards: Iterable[int]) -> set[str]:
    """Cards a text names; a table's random name may hold the same letters inside."""
    return set(map(CARDS.write, cards)) & set(re.findall(r"\w+", text))


def whole(page: SeatPage) -> str:
    """The page as the browser puts it together."""
    return "".join(part for name, part in page.parts.items() if name != "words")


def offered(page: SeatPage) -> list[dict[str, object]]:
    return msgspec.convert(page.head["options"], list[dict[str, object]])


# A seat's page


@pytest.mark.slow
@SPOKEN
@pytest.mark.parametrize("game", ["runics", "raid"])
def test_every_moment_of_a_game_has_a_page_for_every_seat(
    rooms: Rooms, game: str, code: str
) -> None:
    options = ALL if game == "runics" else {}
    room = given_table(rooms, game, "link link link", **options)

    while not room.over:
        play(room, 5, seed=room.stored)
        for seat in (ASTRID, BJORN, DAGNY, SPECTATOR):
            page = page_of(room, seat, code)
            well_made(whole(page))
            assert page.head["language"] == code
            assert page.head["moment"] == room.moment


def test_only_who_is_asked_gets_options(rooms: Rooms) -> None:
    room = given_table(rooms, first="bjorn")

    assert [option["text"] for option in offered(page_of(room, BJORN))] == [
        option.text for option in room.asked()[0].options
    ]
    assert offered(page_of(room, ASTRID)) == []
    assert offered(page_of(room, SPECTATOR)) == []


def test_the_first_anchors_of_an_option_can_be_pointed_at(rooms: Rooms) -> None:
    """What is taken up, then where it goes: both are on the page, with these very ids."""
    room = given_table(rooms, "runics", "link link link", **ALL)

    while not room.over:
        asked = room.asked()[0].seat
        page = page_of(room, asked)
        ids = set(re.findall(r'id="([^"]+)"', whole(page)))
        for option in offered(page):
            path = msgspec.convert(option["anchors"], list[str])[:2]
            assert set(path) <= ids
        play(room, 1, seed=room.stored)


def test_a_ghost_refers_to_what_is_on_the_page(rooms: Rooms) -> None:
    room = play(given_table(rooms, archmasters=True), 6)

    for _ in range(8):
        page = page_of(room, room.asked()[0].seat)
        ids = set(re.findall(r'id="([^"]+)"', whole(page)))
        ghosts = "".join(str(option["ghost"]) for option in offered(page))
        assert set(re.findall(r'href="#([^"]+)"', ghosts)) <= ids
        play(room, 1, seed=room.stored)


@pytest.mark.slow
def test_no_card_of_another_hand_is_sent(rooms: Rooms) -> None:
    """RUN-4.2: hands are secret."""
    room = given_table(rooms, seats="link link link", extra_card=True)

    while not room.over:
        play(room, 1, seed=room.stored)
        if any(event.kind == "show-hand" for event in room.match.events):
            break
        hands = [room.match.state.zones[hand_of(Seat(seat))] for seat in range(3)]
        for seat in (ASTRID, BJORN, DAGNY, SPECTATOR):
            told = sent(page_of(room, seat))
            others = [card for s, hand in enumerate(hands) if s != seat for card in hand]
            assert not named_in(told, others)
            assert seat == SPECTATOR or len(named_in(told, hands[seat])) == len(hands[seat])


def test_the_board_is_drawn_once_for_all(rooms: Rooms) -> None:
    room = play(given_table(rooms), 5)

    boards = [
        [part for name, part in page_of(room, seat).parts.items() if name.startswith("board.")]
        for seat in (ASTRID, BJORN, SPECTATOR)
    ]

    assert boards[0] == boards[1] == boards[2]
    assert all(one is other for one, other in zip(boards[0], boards[1], strict=True))


def test_layers_joined_are_the_picture(rooms: Rooms) -> None:
    assert RUNICS.face.draw_svg is not None
    seen = play(given_table(rooms), 8).match.view(SPECTATOR)
    picture = RUNICS.face.draw_svg(seen, "en", ())

    layers = in_layers(Markup(picture))

    assert "".join(layers) == picture
    assert len(layers) > 5


def test_names_are_escaped_everywhere(rooms: Rooms) -> None:
    room = play(given_table(rooms), 10)
    evil = '<b>"x"</b>&'
    room.do(room.rename(ASTRID, evil))

    pieces = [whole(page_of(room, seat)) for seat in (ASTRID, BJORN, SPECTATOR)]
    pieces.append(table_page(room, ASTRID, "en"))
    play(room)
    pieces.append(whole(page_of(room)))
    pieces.append(replay_page(room, ASTRID, "en"))

    assert not [piece for piece in pieces if '<b>"x' in piece or "<b>&quot;x" in piece]
    assert escape(evil) in pieces[0]


def test_undo_tells_why_not(rooms: Rooms) -> None:
    room = given_table(rooms, first="astrid")
    play(room, 1)
    assert page_of(room).head["can_undo"]

    play(room, 1)

    assert not page_of(room).head["can_undo"]
    assert page_of(room).head["undo_reason"]


def test_a_sealed_answer_can_be_seen_and_changed_by_its_owner_alone(rooms: Rooms) -> None:
    room = given_table(rooms, "raid")
    first, second = (option.text for option in room.asked()[0].options[:2])
    before = page_of(room, BJORN)

    room.do(room.choose(ASTRID, first, room.moment))

    assert first in sent(page_of(room))
    assert second in [option["text"] for option in offered(page_of(room))]
    assert page_of(room, BJORN).head["options"] == before.head["options"]
    assert first not in sent(page_of(room, BJORN))


def test_a_careful_choice_is_made_when_it_is_confirmed(rooms: Rooms) -> None:
    room = play(given_table(rooms, first="astrid"), 1)

    draws = room.choose(ASTRID, "draw", room.moment)
    assert room.why_final(draws) in ("unseen", "answered")
    assert room.asked()[0].seat == ASTRID
    room.do(draws)
    assert room.asked()[0].seat == BJORN


# The hot seat


def test_a_curtain_hides_all_hands_until_the_next_person_is_ready(rooms: Rooms) -> None:
    room = given_table(rooms, seats="here here link", first="bjorn")
    hands = [*room.match.state.zones[hand_of(ASTRID)], *room.match.state.zones[hand_of(BJORN)]]

    curtain = seat_page(room, ASTRID, ASTRID, "en")
    lifted = seat_page(room, ASTRID, BJORN, "en")

    assert curtain.head["curtain"] == BJORN
    assert curtain.head["options"] == []
    assert not named_in(sent(curtain), hands)
    assert lifted.head["curtain"] is None
    assert offered(lifted)


def test_no_curtain_while_nobody_at_this_screen_is_asked(rooms: Rooms) -> None:
    room = given_table(rooms, seats="here here link", first="dagny")

    assert seat_page(room, ASTRID, ASTRID, "en").head["curtain"] is None


# The end


def test_the_end_shows_every_point_and_their_course(rooms: Rooms) -> None:
    room = play(given_table(rooms, seats="link link link", extra_card=True))
    end = page_of(room).parts["end"]

    assert len(room.course.points) == len(room.match.lines) + 1
    assert room.course.points[-1] == room.match.scores
    for total in room.match.scores:
        assert f"<td><b>{total}</b></td>" in end
    assert 'class="chart"' in end
    assert 'id="rematch"' in end
    assert 'id="rematch"' not in page_of(room, SPECTATOR).parts["end"]


def test_after_a_rematch_everybody_finds_the_next_table(rooms: Rooms) -> None:
    room = play(given_table(rooms))
    again = rooms.keep(rooms.lay_again(room))
    room.do(room.set_rematch(again.name))

    for seat in (ASTRID, BJORN, SPECTATOR):
        link = f'href="/t/{again.name}"'
        assert link in page_of(room, seat).parts["end"]


def test_sources_of_points_add_up(rooms: Rooms) -> None:
    """RUN-8.1, RUN-8.2: area by area and card by card they are the score."""
    assert RUNICS.score_sources is not None
    room = given_table(rooms, seats="link link link", extra_card=True)

    while not room.over:
        play(room, 1, seed=room.stored)
        for seat in (ASTRID, BJORN, DAGNY):
            sources = RUNICS.score_sources(room.match.state, seat)
            assert sum(points for _, points, _ in sources) == room.match.scores[seat]


def test_signs_in_a_chart_do_not_lie_on_each_other() -> None:
    drawn = chart([(0, 0, 0), (5, 5, 5)], ["Astrid", "Bjorn", "Dagny"], "Points")

    heights = [float(y) for y in re.findall(r'x="283.5" y="([\d.]+)"', drawn)]

    assert len(heights) == 3
    assert min(abs(a - b) for a in heights for b in heights if a is not b) >= 11


# Whole pages


@pytest.mark.slow
@SPOKEN
def test_whole_pages_are_well_made_in_every_language(rooms: Rooms, code: str) -> None:
    room = play(given_table(rooms, seats="here link"))
    room.do(room.seating.invite(BJORN, room.places[BJORN].holder))

    for html in (
        home_page(code),
        table_page(room, ASTRID, code),
        replay_page(room, ASTRID, code),
        join_page(room, BJORN, "<script>", code),
        no_seat_page(room, InvitationUsed(), code),
        rules_page(RUNICS, code),
        rules_page(RUNICS, code, '"<script>'),
        reading.spec_page(RUNICS, code),
        reading.how_page(RUNICS, code),
        reading.fault_page("<script>", code),
    ):
        well_made(html)
        assert f'lang="{code}"' in html
        assert "<script>" not in html
        assert not re.search(r"\son\w+=|javascript:|https?://(?!www\.w3\.org)(?!…)", html)


@SPOKEN
def test_the_program_of_the_page_has_all_its_words(rooms: Rooms, code: str) -> None:
    words = msgspec.json.decode(page_of(given_table(rooms), code=code).parts["words"])

    assert set(words) == {*CLIENT_WORDS, "game"}
    assert all(words.values())


def test_languages_differ_and_have_the_same_messages() -> None:
    said = [{key: PageVoice(code).line(key) for key in CLIENT_WORDS} for code in LANGUAGES]

    for key in ("options", "undo", "resign-sure"):
        assert len({words[key] for words in said}) == len(LANGUAGES)


@SPOKEN
def test_every_game_tells_how_to_play_it(code: str) -> None:
    html = reading.how_page(RUNICS, code)

    assert html.count("<h2>") >= 5
    assert "R" in html


@SPOKEN
def test_how_to_play_shows_pictures_of_our_own(code: str) -> None:
    game = find_game("bloodrage")
    html = reading.how_page(game, code)
    shown = re.findall(r'<img src="/how/bloodrage/([a-z]+)\.svg\?lang=([\w-]+)" alt="[^"]+', html)

    assert shown == [("map", code), ("battle", code)]
    for name, _ in shown:
        ElementTree.fromstring(reading.how_picture(game, name, code))


@pytest.mark.parametrize("name", ["nothing", "../content/cards", "map.json", ""])
def test_no_other_picture_is_served(name: str) -> None:
    with pytest.raises(BadInput, match="there is no picture"):
        reading.how_picture(find_game("bloodrage"), name, "en")


def test_the_form_of_a_new_table_has_every_option_of_the_game() -> None:
    html = home_page("en")

    for name in RUNICS.switch_names():
        assert f'data-switch="{name}"' in html


@pytest.mark.parametrize(
    ("code", "roots", "realms"),
    [
        ("en", "Deep Roots: one more desolation token at the start",
         "realms beside its hero&#x27;s own region go first"),
        ("uk", "Глибоке коріння: на початку ще один жетон спустошення",
         "спершу царства біля самого регіону його героя"),
        ("ru", "Глубокие корни: в начале ещё один жетон опустошения",
         "сначала царства у самого региона его героя"),
    ],
)  # fmt: skip
def test_an_option_of_several_names_is_boxes_to_tick(code: str, roots: str, realms: str) -> None:
    """SOLO-2.11, SOLO-18: in words; nobody types an id."""
    html = home_page(code)

    assert f'<input type="checkbox" value="deep-roots">{roots}<' in html
    assert f'<input type="checkbox" value="own-realms-first">{realms}<' in html
    assert 'data-switch="challenges"' not in html
    assert 'data-switch="readings"' not in html


def test_a_picture_shows_the_game() -> None:
    assert reading.picture(RUNICS, "en").startswith("<svg")


def test_every_rule_can_be_read_and_an_unknown_one_is_refused() -> None:
    for rule in rulebook(RUNICS):
        assert rule in str(reading.rule_text(RUNICS, rule, "uk")["html"])

    with pytest.raises(BadInput, match="no rule"):
        reading.rule_text(RUNICS, "RUN-99", "uk")


def test_the_rules_have_contents_marks_of_readings_and_tables_to_open() -> None:
    html = rules_page(RUNICS, "en")

    assert '<li><a href="/rules/runics#RUN-5">Laying a card</a></li>' in html
    assert '<h2 id="RUN-5">Laying a card</h2>' in html
    assert '<a href="/cards/runics/S00">start card</a>' in html
    assert '<button type="button" data-open="/learn/runics/below/open">' in html
    assert "our reading (what it means that a card must not lie wholly on another one: " in html
    assert all(html.count(f'id="{rule}"') == 1 for rule in rulebook(RUNICS))


@pytest.mark.parametrize(
    ("words", "rule", "other"), [("майстрами", "RUN-5.8", "RUN-3.2"), ("5.2", "RUN-5.2", "RUN-6.1")]
)
def test_search_shows_what_it_finds_and_no_more(words: str, rule: str, other: str) -> None:
    html = rules_page(RUNICS, "uk", words)

    assert f'id="{rule}"' in html
    assert f'id="{other}"' not in html


def test_every_scene_that_the_rules_show_can_be_drawn_and_opened(rooms: Rooms) -> None:
    for name, scene in scenes(RUNICS).items():
        ElementTree.fromstring(scene_picture(RUNICS, name, "uk"))
        if scene.play:
            room = rooms.keep(rooms.lay_scene(RUNICS, name, "uk", "astrid"))
            assert digest(room.match.state) == digest(laid(RUNICS, name).state)


def test_a_scene_that_is_not_there_or_only_a_picture_is_refused(rooms: Rooms) -> None:
    with pytest.raises(BadInput, match="no scene 'belw', did you mean 'below'"):
        scene_picture(RUNICS, "belw", "en")
    with pytest.raises(BadInput, match="only a picture"):
        rooms.lay_scene(RUNICS, "areas", "en", "astrid")


@pytest.mark.parametrize(
    ("code", "said"),
    [("en", "at least 1 rune"), ("uk", "видиму руну"), ("ru", "видимую руну"), ("pt-BR", "runa")],
)
def test_a_rule_is_read_in_the_language_of_the_reader(code: str, said: str) -> None:
    shown = str(reading.rule_text(RUNICS, "RUN-5.2", code)["html"])

    assert f'<dl lang="{code}">' in shown
    assert said in re.findall("<mark>(.*?)</mark>", shown)[0]


def test_links_invite_whoever_is_not_here(rooms: Rooms) -> None:
    kinds: list[tuple[SeatKind, str, str]] = [("here", "", ""), ("link", "", ""), ("bot", "", "")]
    room = rooms.keep(rooms.lay("runics", kinds, {}, opener="astrid"))

    links = summary.links_of(room)

    seats = msgspec.convert(links["seats"], list[dict[str, object]])
    table = f"/t/{room.name}"
    assert links["watch"] == table
    assert [seat["link"] for seat in seats] == [
        table,
        f"{table}/join/{room.places[BJORN].invitation}",
        "",  # nobody sits down in place of a bot
    ]
    assert room.seating.invited(room.places[BJORN].invitation) == BJORN


def test_my_tables_tell_where_i_am_awaited(rooms: Rooms) -> None:
    room = given_table(rooms, first="bjorn")
    mine = [summary.mine_entry(room, seat, "en") for seat in (ASTRID, BJORN)]

    assert [entry["waiting"] for entry in mine] == [False, True]
    play(room)
    assert summary.mine_entry(room, ASTRID, "en")["over"]


# Replay and reports


def test_in_a_running_game_one_looks_back_through_ones_own_eyes(rooms: Rooms) -> None:
    room = play(given_table(rooms), 6)

    for number in range(7):
        told = replay_parts(room, ASTRID, number, "bjorn", "en")
        assert (told["number"], told["last"], told["eyes"]) == (number, 6, "astrid")
        hand = room.match.state.zones[hand_of(BJORN)]
        assert not named_in(msgspec.json.encode(told).decode(), hand)


def test_after_the_end_one_may_look_through_any_eyes(rooms: Rooms) -> None:
    room = play(given_table(rooms))

    told = replay_parts(room, ASTRID, 0, "bjorn", "en")
    onlooker = replay_parts(room, ASTRID, 0, "", "en")

    assert told["eyes"] == "bjorn"
    assert msgspec.convert(told["parts"], dict[str, str])["hand"]
    assert not msgspec.convert(onlooker["parts"], dict[str, str])["hand"]


def test_what_a_bot_was_after_is_told_when_the_game_is_over(rooms: Rooms) -> None:
    """Its cards have a part in that: while the game runs nobody hears of it. Nor of people's."""
    seats = "link karl"
    laid = rooms.lay("runics", filled(seats), {}, seed="3", source="fast", **held(seats))
    room = play(rooms.keep(laid), 6)

    def told_at(number: int) -> str:
        parts = replay_parts(room, ASTRID, number, "", "en")["parts"]
        return msgspec.convert(parts, dict[str, str])["banner"]

    assert not any("is after" in told_at(number) for number in range(7))
    play(room)
    lines = room.match.lines
    after = {lines[n].seat for n in range(len(lines)) if "is after" in told_at(n)}
    assert after == {BJORN}


def test_at_a_hot_seat_a_running_game_is_looked_at_as_onlookers_do(rooms: Rooms) -> None:
    room = play(given_table(rooms, seats="here here"), 4)

    assert replay_parts(room, ASTRID, 2, "", "en")["eyes"] == ""


def test_a_bug_report_keeps_secrets_until_the_end(rooms: Rooms) -> None:
    room = play(given_table(rooms), 4)

    report = summary.bug_report(room, ASTRID, "0.1.0")

    told = msgspec.json.encode(report).decode()
    assert report["record"] is None
    assert not named_in(told, room.match.state.zones[hand_of(BJORN)])
    assert room.match.seed not in told
    play(room)
    assert (
        room.match.seed in msgspec.json.encode(summary.bug_report(room, ASTRID, "0.1.0")).decode()
    )


def test_pointing_at_what_is_not_offered_is_refused_by_its_rule(rooms: Rooms) -> None:
    """RUN-5.2: far away from all runes no card may lie."""
    from ragnatafl.kernel.decisions import Illegal

    room = given_table(rooms, first="astrid")
    card = CARDS.write(room.match.state.zones[hand_of(ASTRID)][0])

    with pytest.raises(Illegal) as illegal:
        room.explain(ASTRID, [f"card:{card}", "area:9,9"], "90")

    assert illegal.value.refusal.rule == "RUN-5.2"
    assert room.stored == 1


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_refusal_of_a_game_is_told_where_no_game_is_known(code: str) -> None:
    """As on a page of faults: in the words of the game it comes from."""
    lords = find_game("lords")
    assert lords.step_classes
    theirs = next(kind for kind in REFUSALS if kind.__module__.startswith("ragnatafl.games.lords"))
    refusal = theirs(*[0] * len(theirs.fields))

    assert PageVoice(code).reason(refusal) == PageVoice(code, lords).reason(refusal)
