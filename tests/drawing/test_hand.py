"""The own hand: equal cards lie on one heap, and all can be pointed at."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

from kit.table import ASTRID, BJORN
from ragnatafl.drawing.hand import Hand, Held, hand_style
from ragnatafl.drawing.sight import Sight
from ragnatafl.kernel.seats import Seat
from toys.raid import CARDS, HAND, Raid
from toys.stories import given_raid


class RaidHand(Hand[Sight[Raid]]):
    """A hand of the toy: axes are alike."""

    game_class = "raid"
    prefix = "rd"
    head = 50
    style = hand_style(prefix, 24, {})

    def parts(self) -> Iterator[str]:
        yield from self.cards("hand", self.sight.game.zones[HAND + self.seat])

    def title(self, key: str) -> str:
        return key

    def held(self, card: int) -> Held:
        name = CARDS.write(card)
        return Held("<rect/>", 90, 70, name, f"{name}, worth 3")

    def title_of(self, card: int) -> int:
        return 0 if CARDS.write(card).startswith("axe") else card

    def count(self, number: int) -> str:
        return f"<text>{number}</text>"


def a_hand(cards: str, turn: Seat = ASTRID) -> RaidHand:
    game = given_raid(hands={ASTRID: cards, BJORN: "fog-1"}, turn=turn).match.view(ASTRID)
    return RaidHand(Sight(game, "en", ()), ASTRID)


def heaps(hand: RaidHand) -> list[tuple[str, int]]:
    """What is drawn of the hand: which card, and how many it stands for."""
    cards = hand.sight.game.zones[HAND]
    return [(CARDS.write(card), count) for card, count in hand.without_copies(cards)]


def test_a_hand_is_whole_and_each_card_can_be_pointed_at() -> None:
    page = ElementTree.fromstring(a_hand("axe-1 horn-1").html())

    assert [part.text for part in page.iter("p")] == ["Hand"]
    found = [element for element in page.iter() if element.attrib.get("role") == "button"]
    assert [element.attrib["id"] for element in found] == ["card:axe-1", "card:horn-1"]
    assert found[0].attrib["aria-label"] == "axe-1, worth 3"


def test_equal_cards_lie_on_one_heap_while_nobody_asks_for_them() -> None:
    hand = a_hand("axe-1 axe-2 horn-1", turn=BJORN)

    assert heaps(hand) == [("axe-1", 2), ("horn-1", 1)]
    assert "axe-1, worth 3 × 2" in hand.html()
    assert "<text>2</text>" in hand.html()


def test_equal_cards_that_are_all_offered_lie_side_by_side() -> None:
    assert heaps(a_hand("axe-1 axe-2 horn-1")) == [("axe-1", 1), ("axe-2", 1), ("horn-1", 1)]
