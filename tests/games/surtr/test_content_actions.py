"""Every action card as our list has it: regions, actions, bonus, and what becomes of it."""

from __future__ import annotations

import pytest

from games.surtr.table import own_box
from ragnatafl.games.surtr.cards.entries import ActionEntry

CARDS = """
basic-a1 | 1 1 | ally strengthen-army | reinforce | min | remove
basic-a2 | 9 6 | control-monster draw-combat | mobilise | max | remove
basic-a3 | 17 11 | ally recruit | prepare | min | remove
basic-a4 | 4 16 | draw-combat raise-attribute | build-temple | max | remove
basic-a5 | 12 5 | control-monster activate-monster | monsters | min | remove
basic-a6 | 20 10 | strengthen-army raise-attribute | usurp | max | remove
basic-b1 | 7 15 | draw-combat raise-attribute | reinforce | max | remove
basic-b2 | 15 4 | ally strengthen-army | mobilise | min | remove
basic-b3 | 2 9 | control-monster activate-monster | prepare | max | remove
basic-b4 | 10 14 | ally draw-combat | build-temple | min | remove
basic-b5 | 18 3 | control-monster raise-attribute | monsters | max | remove
basic-b6 | 5 8 | strengthen-army recruit | usurp | min | remove
basic-c1 | 13 13 | control-monster draw-combat | reinforce | min | remove
basic-c2 | 21 2 | strengthen-army raise-attribute | mobilise | max | remove
basic-c3 | 8 7 | ally draw-combat | prepare | min | remove
basic-c4 | 16 12 | control-monster strengthen-army | build-temple | max | remove
basic-c5 | 3 1 | ally activate-monster | monsters | min | remove
basic-c6 | 11 6 | raise-attribute recruit | usurp | max | remove
ragnar-1 | 19 11 | strengthen-army recruit | mobilise | max | reshuffle
ragnar-2 | 6 16 | ally strengthen-army | usurp | min | reshuffle
lagertha-1 | 14 5 | draw-combat strengthen-army | mobilise | min | reshuffle
lagertha-2 | 1 10 | draw-combat recruit | usurp | max | reshuffle
aslaug-1 | 9 15 | ally raise-attribute | build-temple | max | reshuffle
aslaug-2 | 17 4 | ally draw-combat | prepare | min | reshuffle
snorri-1 | 4 9 | ally recruit | build-temple | min | reshuffle
snorri-2 | 12 14 | ally raise-attribute | usurp | max | reshuffle
beowulf-1 | 20 3 | control-monster draw-combat | monsters | max | reshuffle
beowulf-2 | 7 8 | draw-combat raise-attribute | usurp | min | reshuffle
sixth-1 | 15 13 | control-monster activate-monster | monsters | min | reshuffle
sixth-2 | 2 2 | strengthen-army draw-combat | mobilise | max | reshuffle
jarl-1 | 10 7 | strengthen-army recruit | mobilise | max | reshuffle
jarl-2 | 18 12 | ally strengthen-army | mobilise | min | reshuffle
jarl-3 | 5 1 | draw-combat strengthen-army | mobilise | max | reshuffle
jarl-4 | 13 6 | recruit strengthen-army | reinforce | min | reshuffle
jarl-5 | 21 11 | ally recruit | reinforce | max | reshuffle
jarl-6 | 8 16 | strengthen-army draw-combat | usurp | min | remove
jarl-7 | 16 5 | control-monster strengthen-army | usurp | max | reshuffle
jarl-8 | 3 10 | raise-attribute recruit | prepare | min | reshuffle
jarl-9 | 11 15 | ally raise-attribute | build-temple | max | reshuffle
gothi-1 | 19 4 | ally raise-attribute | build-temple | min | reshuffle
gothi-2 | 6 9 | draw-combat raise-attribute | build-temple | max | reshuffle
gothi-3 | 14 14 | ally strengthen-army | build-temple | min | remove
gothi-4 | 1 3 | ally raise-attribute | prepare | max | reshuffle
gothi-5 | 9 8 | draw-combat raise-attribute | prepare | min | reshuffle
gothi-6 | 17 13 | ally draw-combat | usurp | max | reshuffle
gothi-7 | 4 2 | strengthen-army raise-attribute | usurp | min | reshuffle
gothi-8 | 12 7 | ally recruit | mobilise | max | reshuffle
gothi-9 | 20 12 | control-monster raise-attribute | reinforce | min | reshuffle
slayer-1 | 7 1 | control-monster draw-combat | monsters | max | reshuffle
slayer-2 | 15 6 | draw-combat raise-attribute | monsters | min | reshuffle
slayer-3 | 2 11 | control-monster activate-monster | monsters | max | reshuffle
slayer-4 | 10 16 | draw-combat activate-monster | monsters | min | remove
slayer-5 | 18 5 | draw-combat raise-attribute | prepare | max | reshuffle
slayer-6 | 5 10 | control-monster draw-combat | prepare | min | reshuffle
slayer-7 | 13 15 | activate-monster raise-attribute | usurp | max | reshuffle
slayer-8 | 21 4 | ally strengthen-army | mobilise | min | reshuffle
slayer-9 | 8 9 | control-monster recruit | reinforce | max | reshuffle
"""
"""Name | regions on the large and the small side | rune actions | special action | tie-break | what
becomes of it."""

BONUSES = """
ragnar-1 | always | army-up 1
ragnar-2 | won-battle-this-turn | draw-combat-cards 2
lagertha-1 | won-battle-this-turn | army-up 1
lagertha-2 | always | draw-combat-cards 1
aslaug-1 | hero-beside-allied-realm | gain-runes 2
aslaug-2 | always | gain-runes 1
snorri-1 | per-settlement | gain-runes 1
snorri-2 | controls-open-shrine | gain-runes 1
beowulf-1 | strength-at-least 4 | draw-combat-cards 2
beowulf-2 | always | draw-combat-cards 1
sixth-1 | monsters-controlled-at-least 1 | gain-runes 2
sixth-2 | slain-at-least 1 | raise-attribute 1
jarl-1 | gained-region-this-turn | army-up 1
jarl-2 | always | draw-combat-cards 1
jarl-3 | more-regions-than-each-human | gain-runes 2
jarl-4 | armies-on-board-at-least 4 | army-up 1
jarl-5 | settlements-at-least 2 | draw-combat-cards 2
jarl-6 | whole-lands-at-least 1 | gain-blessing 1
jarl-7 | per-settlement | gain-runes 1
jarl-8 | regions-at-least 6 | raise-attribute 1
jarl-9 | always | army-up 1
gothi-1 | temples-at-least 2 | gain-priest 1
gothi-2 | always | gain-runes 1
gothi-3 | temples-at-least-each-human | gain-blessing 1
gothi-4 | per-forge | gain-runes 2
gothi-5 | alliances-at-least 3 | raise-attribute 1
gothi-6 | hero-on-shrine | gain-priest 1
gothi-7 | shrines-at-least 3 | draw-combat-cards 2
gothi-8 | controls-monument | gain-priest 1
gothi-9 | alliances-at-least 2 | gain-runes 2
slayer-1 | wounds-at-least 4 | draw-combat-cards 2
slayer-2 | always | draw-combat-cards 1
slayer-3 | slain-at-least 1 | raise-attribute 1
slayer-4 | wounds-at-least 3 | gain-blessing 1
slayer-5 | hand-at-most 3 | draw-combat-cards 2
slayer-6 | always | gain-runes 1
slayer-7 | tucked-at-least 1 | draw-combat-cards 2
slayer-8 | hero-beside-monster | army-up 1
slayer-9 | monsters-controlled-at-least 2 | gain-runes 2
"""
"""Name | when the bonus is gained | the bonus."""

EFFECTS = {
    "army-up": "army_up",
    "draw-combat-cards": "draw_cards_times",
    "gain-runes": "take_runes_times",
    "gain-blessing": "tuck_blessings",
    "gain-priest": "take_priests",
    "raise-attribute": "raise_by_rule",
}
"""The effects that bonuses are in the content files."""


def entry_of(name: str) -> ActionEntry:
    return next(card for card in own_box().actions if card.id == name)


def written(moment: str, words: str) -> list[dict[str, int | str]]:
    """'regions-at-least 6' as content files have it."""
    if words == "always":
        return []
    name, *number = words.split()
    text: dict[str, int | str] = {"on": moment, "effect": EFFECTS.get(name, name.replace("-", "_"))}
    return [text | ({"count": int(number[0])} if number else {})]


@pytest.mark.rule("SOLO-1.3")
@pytest.mark.parametrize("line", CARDS.strip().splitlines())
def test_the_card_is_as_the_list_says(line: str) -> None:
    name, regions, runes, special, tie, refresh = line.split(" | ")
    card = entry_of(name)

    assert (card.regions, card.runes) == (tuple(regions.split()), tuple(runes.split()))
    assert (card.special, card.tie, card.refresh) == (special, tie, refresh)


@pytest.mark.rule("SOLO-1.3")
@pytest.mark.parametrize("line", BONUSES.strip().splitlines())
def test_the_bonus_is_as_the_list_says(line: str) -> None:
    name, condition, bonus = line.split(" | ")
    card = entry_of(name)

    assert list(card.when) == written("bonus", bonus)
    assert list(card.modify) == written("bonus-times", condition)
