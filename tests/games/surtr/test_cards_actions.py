"""The 57 action cards of Followers (SOLO-1.3): what is printed on each of them, all but bonuses."""

from __future__ import annotations

import pytest

from games.lords.table import hero_in
from games.surtr.table import (
    FOLLOWER,
    PERSON,
    deck,
    given_surtr,
    own_box,
    row,
    steps_of_turn,
    when,
)
from ragnatafl.games.lords.rules.components import OUT
from ragnatafl.games.surtr.rules.components import CARDS

PRINTED = {
    "basic-a1": "basic a 1 1 ally strengthen-army reinforce min remove",
    "basic-a2": "basic a 9 6 control-monster draw-combat mobilise max remove",
    "basic-a3": "basic a 17 11 ally recruit prepare min remove",
    "basic-a4": "basic a 4 16 draw-combat raise-attribute build-temple max remove",
    "basic-a5": "basic a 12 5 control-monster activate-monster monsters min remove",
    "basic-a6": "basic a 20 10 strengthen-army raise-attribute usurp max remove",
    "basic-b1": "basic b 7 15 draw-combat raise-attribute reinforce max remove",
    "basic-b2": "basic b 15 4 ally strengthen-army mobilise min remove",
    "basic-b3": "basic b 2 9 control-monster activate-monster prepare max remove",
    "basic-b4": "basic b 10 14 ally draw-combat build-temple min remove",
    "basic-b5": "basic b 18 3 control-monster raise-attribute monsters max remove",
    "basic-b6": "basic b 5 8 strengthen-army recruit usurp min remove",
    "basic-c1": "basic c 13 13 control-monster draw-combat reinforce min remove",
    "basic-c2": "basic c 21 2 strengthen-army raise-attribute mobilise max remove",
    "basic-c3": "basic c 8 7 ally draw-combat prepare min remove",
    "basic-c4": "basic c 16 12 control-monster strengthen-army build-temple max remove",
    "basic-c5": "basic c 3 1 ally activate-monster monsters min remove",
    "basic-c6": "basic c 11 6 raise-attribute recruit usurp max remove",
    "ragnar-1": "hero ragnar 19 11 strengthen-army recruit mobilise max reshuffle",
    "ragnar-2": "hero ragnar 6 16 ally strengthen-army usurp min reshuffle",
    "lagertha-1": "hero lagertha 14 5 draw-combat strengthen-army mobilise min reshuffle",
    "lagertha-2": "hero lagertha 1 10 draw-combat recruit usurp max reshuffle",
    "aslaug-1": "hero aslaug 9 15 ally raise-attribute build-temple max reshuffle",
    "aslaug-2": "hero aslaug 17 4 ally draw-combat prepare min reshuffle",
    "snorri-1": "hero snorri 4 9 ally recruit build-temple min reshuffle",
    "snorri-2": "hero snorri 12 14 ally raise-attribute usurp max reshuffle",
    "beowulf-1": "hero beowulf 20 3 control-monster draw-combat monsters max reshuffle",
    "beowulf-2": "hero beowulf 7 8 draw-combat raise-attribute usurp min reshuffle",
    "sixth-1": "hero sixth 15 13 control-monster activate-monster monsters min reshuffle",
    "sixth-2": "hero sixth 2 2 strengthen-army draw-combat mobilise max reshuffle",
    "jarl-1": "advanced jarl 10 7 strengthen-army recruit mobilise max reshuffle",
    "jarl-2": "advanced jarl 18 12 ally strengthen-army mobilise min reshuffle",
    "jarl-3": "advanced jarl 5 1 draw-combat strengthen-army mobilise max reshuffle",
    "jarl-4": "advanced jarl 13 6 recruit strengthen-army reinforce min reshuffle",
    "jarl-5": "advanced jarl 21 11 ally recruit reinforce max reshuffle",
    "jarl-6": "advanced jarl 8 16 strengthen-army draw-combat usurp min remove",
    "jarl-7": "advanced jarl 16 5 control-monster strengthen-army usurp max reshuffle",
    "jarl-8": "advanced jarl 3 10 raise-attribute recruit prepare min reshuffle",
    "jarl-9": "advanced jarl 11 15 ally raise-attribute build-temple max reshuffle",
    "gothi-1": "advanced gothi 19 4 ally raise-attribute build-temple min reshuffle",
    "gothi-2": "advanced gothi 6 9 draw-combat raise-attribute build-temple max reshuffle",
    "gothi-3": "advanced gothi 14 14 ally strengthen-army build-temple min remove",
    "gothi-4": "advanced gothi 1 3 ally raise-attribute prepare max reshuffle",
    "gothi-5": "advanced gothi 9 8 draw-combat raise-attribute prepare min reshuffle",
    "gothi-6": "advanced gothi 17 13 ally draw-combat usurp max reshuffle",
    "gothi-7": "advanced gothi 4 2 strengthen-army raise-attribute usurp min reshuffle",
    "gothi-8": "advanced gothi 12 7 ally recruit mobilise max reshuffle",
    "gothi-9": "advanced gothi 20 12 control-monster raise-attribute reinforce min reshuffle",
    "slayer-1": "advanced slayer 7 1 control-monster draw-combat monsters max reshuffle",
    "slayer-2": "advanced slayer 15 6 draw-combat raise-attribute monsters min reshuffle",
    "slayer-3": "advanced slayer 2 11 control-monster activate-monster monsters max reshuffle",
    "slayer-4": "advanced slayer 10 16 draw-combat activate-monster monsters min remove",
    "slayer-5": "advanced slayer 18 5 draw-combat raise-attribute prepare max reshuffle",
    "slayer-6": "advanced slayer 5 10 control-monster draw-combat prepare min reshuffle",
    "slayer-7": "advanced slayer 13 15 activate-monster raise-attribute usurp max reshuffle",
    "slayer-8": "advanced slayer 21 4 ally strengthen-army mobilise min reshuffle",
    "slayer-9": "advanced slayer 8 9 control-monster recruit reinforce max reshuffle",
}
"""Kind, set; region on the large and the small side; two rune actions, special action, Max or Min,
and what happens to it afterwards."""
FIELDS = ["kind", "set", "large", "small", "first", "second", "special", "tie", "refresh"]
OTHERS = "basic-c3 basic-c5", "basic-a3 basic-a5"
"""Two cards beside it in the row, from a set of which it is not."""
FORGE = {"min": "6", "max": "8"}
"""From which of two forges the tie-break takes."""


def printed(card: str, field: str) -> str:
    return PRINTED[card].split()[FIELDS.index(field)]


def others(card: str) -> str:
    return OTHERS[card.startswith("basic-c")]


def test_there_are_57_cards_and_no_others() -> None:
    assert list(PRINTED) == [entry.id for entry in own_box().actions]
    assert len(PRINTED) == 57


@pytest.mark.parametrize("card", PRINTED)
def test_what_is_printed_on_the_card(card: str) -> None:
    (entry,) = [entry for entry in own_box().actions if entry.id == card]
    fields = (
        entry.kind, entry.set, *entry.regions, *entry.runes, entry.special, entry.tie,
        entry.refresh,
    )  # fmt: skip

    assert " ".join(fields) == PRINTED[card]


@pytest.mark.rule("SOLO-4.1", "SOLO-5.2.1", "SOLO-5.5.1.1", "SOLO-5.6.4")
@pytest.mark.parametrize("card", PRINTED)
def test_a_turn_by_the_card(card: str) -> None:
    """All is possible: forges 6 and 8 as near to Bjorn, a shrine, Draugr beside Bjorn's army."""
    new = "basic-b1" if card != "basic-b1" else "basic-b2"
    match = given_surtr(
        rows={FOLLOWER: f"{card} {others(card)}"}, decks={FOLLOWER: new},
        heroes={FOLLOWER: "7", PERSON: "9"}, monsters={"draugr": "8"}, rings={"draugr": FOLLOWER},
        attributes={FOLLOWER: (2, 6, 2)}, armies=[(FOLLOWER, "2", 1), (PERSON, "9", 3)],
        control={"2": FOLLOWER, "9": PERSON},
        steps=steps_of_turn("follower-prays", "place-follower-hero", "follower-acts", "new-card"),
    )  # fmt: skip
    table = when(match)
    removed = printed(card, "refresh") == "remove"

    assert table.facts("takes-from-forge")["region"] == FORGE[printed(card, "tie")]
    assert hero_in(table.game, FOLLOWER) == printed(card, "small")
    assert table.heard("chooses-action", "action-unavailable") == [
        f"chooses-action action={printed(card, 'special')}"
    ]
    assert row(table.game) == f"{others(card)} {new}"
    assert (CARDS.read(card) in table.game.zones[OUT]) is removed
    assert deck(table.game) == ([] if removed else [card])


@pytest.mark.rule("SOLO-5.3.1")
@pytest.mark.parametrize("card", PRINTED)
def test_the_rune_actions_of_the_card(card: str) -> None:
    """Without runes both are read and too dear, the left one first."""
    match = given_surtr(
        rows={FOLLOWER: f"{others(card).split()[0]} {card}"}, phase="scan-runes"
    )  # fmt: skip

    assert when(match).heard("skips-rune-action") == [
        f"skips-rune-action action={printed(card, field)} why=too-dear"
        for field in ("first", "second")
    ]
