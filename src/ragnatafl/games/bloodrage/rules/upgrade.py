"""BR-6.9 Upgrade: a card from the hand into a slot of the clan sheet."""

from __future__ import annotations

from collections.abc import Iterator

from ragnatafl.games.bloodrage.rules.board import PLACES, RESERVE
from ragnatafl.games.bloodrage.rules.clans import change_rage
from ragnatafl.games.bloodrage.rules.components import (
    CARDS,
    DISCARD,
    SLOTS,
    CardId,
    hand_of,
    slots_of,
    unlike,
)
from ragnatafl.games.bloodrage.rules.figures import FIGURES, NONE, ONE, SHIPS, FigureId, Group
from ragnatafl.games.bloodrage.rules.invade import ANYWHERE, FreeInvade
from ragnatafl.games.bloodrage.rules.state import BloodRage, content_of, hand, upgrade_cost
from ragnatafl.kernel.agenda import Next
from ragnatafl.kernel.cards import move
from ragnatafl.kernel.decisions import Anchor, Option, Refusal, option
from ragnatafl.kernel.events import tell
from ragnatafl.kernel.seats import NOBODY, SEATS, Seat


@option("upgrade {card}", card=CARDS)
class Upgrade(Option):
    """Into an empty slot."""

    card: CardId

    def anchors(self) -> tuple[Anchor, ...]:
        return Anchor("card", CARDS.write(self.card)), Anchor("area", "slots")


@option("upgrade {card} replacing {old}", card=CARDS, old=CARDS)
class UpgradeReplacing(Option):
    """Into the slot of another card, which is discarded."""

    card: CardId
    old: CardId


def in_slots(game: BloodRage, seat: Seat, kind: str) -> list[CardId]:
    """The upgrades of one kind on a clan sheet."""
    kinds = content_of(game).kind
    return [CardId(card) for card in game.zones[slots_of(seat)] if kinds[card] == kind]


def upgrades(game: BloodRage, seat: Seat) -> Iterator[Upgrade | UpgradeReplacing]:
    """Every Upgrade there is: the candidates for which `why_not_upgrade` has no reason."""
    content = content_of(game)
    for card in unlike(hand(game, seat)):
        kind = content.kind[card]
        if kind in SLOTS and upgrade_cost(game, seat, card) <= game.rage[seat]:
            taken = in_slots(game, seat, kind)
            if len(taken) < SLOTS[kind]:
                yield Upgrade(card)
            for old in taken:  # BR-6.9.1.2: also while another slot is empty
                yield UpgradeReplacing(card, old)


def why_not_upgrade(
    game: BloodRage, seat: Seat, choice: Upgrade | UpgradeReplacing
) -> Refusal | None:
    card, content = choice.card, content_of(game)
    facts = (("seat", SEATS.write(seat)), ("card", CARDS.write(card)))
    if card not in hand(game, seat):
        return Refusal("BR-6.9.1", "upgrade-not-in-hand", *facts)
    kind = content.kind[card]
    if kind not in SLOTS:
        return Refusal("BR-6.9.1", "upgrade-no-upgrade", *facts)
    taken = in_slots(game, seat, kind)
    if isinstance(choice, UpgradeReplacing):
        if choice.old not in taken:
            return Refusal(
                "BR-6.9.1", "upgrade-other-slot", *facts, ("old", CARDS.write(choice.old))
            )
    elif len(taken) >= SLOTS[kind]:
        return Refusal("BR-6.9.1", "upgrade-slots-full", *facts)
    cost = upgrade_cost(game, seat, card)
    if cost > game.rage[seat]:
        return Refusal("BR-6.3", "upgrade-rage", *facts, ("cost", cost), ("rage", game.rage[seat]))
    return None


def upgrade(game: BloodRage, seat: Seat, choice: Upgrade | UpgradeReplacing) -> Next:
    """BR-6.9.1: pay, discard what was there, put the new card; then perhaps a free invade."""
    card = choice.card
    change_rage(game, seat, -upgrade_cost(game, seat, card), "BR-6.9.1")
    if isinstance(choice, UpgradeReplacing):
        discard_upgrade(game, seat, choice.old)
    move(game, card, hand_of(seat), slots_of(seat), "upgrade", "BR-6.9.1", seat)
    game.holder[card] = seat
    kinds = invading_kinds(game, card)
    if content_of(game).kind[card] == "monster":  # BR-6.9.4
        reserve = game.groups[seat][RESERVE]
        game.groups[seat][RESERVE] = Group(reserve + kinds)
    return (FreeInvade(seat, kinds, ANYWHERE),) if kinds else None


def invading_kinds(game: BloodRage, card: CardId) -> Group:
    """BR-6.9.3, BR-6.9.4: the kinds of figures of which one may invade at once."""
    content = content_of(game)
    kind = content.kind[card]
    if kind == "monster":
        return ONE[content.figure[card]]
    if kind == "clan":
        return NONE
    if kind == "ship":  # BR-Fpp: a Sea Serpent is one too
        return Group(SHIPS)
    return ONE[FigureId(FIGURES.read(kind))]


def discard_upgrade(game: BloodRage, seat: Seat, card: CardId) -> None:
    """BR-6.9.1.3: discarded openly; a monster's figure leaves the game with it."""
    move(game, card, slots_of(seat), DISCARD, "replace-upgrade", "BR-6.9.1.3", seat)
    game.holder[card] = NOBODY
    content = content_of(game)
    if content.kind[card] == "monster":
        remove_monster(game, seat, content.figure[card])


def remove_monster(game: BloodRage, seat: Seat, figure: FigureId) -> None:
    """BR-6.9.5: from wherever it is; that is no destruction (BR-6.9.5.1)."""
    groups, unit = game.groups[seat], ONE[figure]
    for place, group in enumerate(groups):
        if group & unit:
            groups[place] = Group(group - unit)
            if game.events is not None:
                where = PLACES.write(place)
                tell(
                    game, "monster-leaves", "BR-6.9.5", seat,
                    figure=FIGURES.write(figure), place=where,
                )  # fmt: skip
