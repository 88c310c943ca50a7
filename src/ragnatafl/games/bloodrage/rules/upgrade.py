"""BR-6.9 Upgrade: a card from the hand into a slot of the clan sheet."""

from __future__ import annotations

from ragnatafl.games.bloodrage.rules.board import RESERVE, PlaceId
from ragnatafl.games.bloodrage.rules.clans import change_rage
from ragnatafl.games.bloodrage.rules.components import DISCARD, CardId, hand_of, slots_of
from ragnatafl.games.bloodrage.rules.figures import FIGURES, NONE, ONE, SHIPS, FigureId, Group
from ragnatafl.games.bloodrage.rules.invade import FreeInvade
from ragnatafl.games.bloodrage.rules.state import (
    BloodRage,
    cards_in,
    content_of,
    hand,
    put_group,
    upgrade_cost,
)
from ragnatafl.kernel.agenda import Next
from ragnatafl.kernel.cards import move
from ragnatafl.kernel.decisions import Option, Refusal, option, refusal
from ragnatafl.kernel.events import Event, Moved, event, tell
from ragnatafl.kernel.hooks import put_in_force
from ragnatafl.kernel.seats import NOBODY, Seat


@option("upgrade {card}", at="card:{card} area:slots")
class Upgrade(Option):
    """Into an empty slot."""

    card: CardId


@option("upgrade {card} replacing {old}")
class UpgradeReplacing(Option):
    """Into the slot of another card, which is discarded."""

    card: CardId
    old: CardId


def in_slots(game: BloodRage, seat: Seat, kind: str) -> list[CardId]:
    """The upgrades of one kind on a clan sheet."""
    kinds = content_of(game).kind
    return [card for card in cards_in(game, slots_of(seat)) if kinds[card] == kind]


def upgrades(game: BloodRage, seat: Seat, cards: list[CardId]) -> list[Upgrade | UpgradeReplacing]:
    """Every Upgrade with these cards of the hand for which `why_not_upgrade` has no reason."""
    content, rage = content_of(game), game.rage[seat]
    found: list[Upgrade | UpgradeReplacing] = []
    for card in cards:
        slots = content.slots[card]
        if slots and upgrade_cost(game, seat, card) <= rage:
            taken = in_slots(game, seat, content.kind[card])
            if len(taken) < slots:
                found.append(Upgrade(card))
            # BR-6.9.1.2: also while another slot is empty
            found += [UpgradeReplacing(card, old) for old in taken]
    return found


@refusal()
class CannotUpgrade(Refusal):
    seat: Seat
    card: CardId


@refusal("BR-6.9.1")
class UpgradeNotInHand(CannotUpgrade):
    pass


@refusal("BR-6.9.1")
class UpgradeNoUpgrade(CannotUpgrade):
    pass


@refusal("BR-6.9.1")
class UpgradeSlotsFull(CannotUpgrade):
    pass


@refusal("BR-6.9.1")
class UpgradeOtherSlot(CannotUpgrade):
    old: CardId


@refusal("BR-6.3")
class UpgradeRage(CannotUpgrade):
    cost: int
    rage: int


def why_not_upgrade(
    game: BloodRage, seat: Seat, choice: Upgrade | UpgradeReplacing
) -> Refusal | None:
    card, content = choice.card, content_of(game)
    if card not in hand(game, seat):
        return UpgradeNotInHand(seat, card)
    kind = content.kind[card]
    if not content.slots[card]:
        return UpgradeNoUpgrade(seat, card)
    taken = in_slots(game, seat, kind)
    if isinstance(choice, UpgradeReplacing):
        if choice.old not in taken:
            return UpgradeOtherSlot(seat, card, choice.old)
    elif len(taken) >= content.slots[card]:
        return UpgradeSlotsFull(seat, card)
    cost = upgrade_cost(game, seat, card)
    if cost > game.rage[seat]:
        return UpgradeRage(seat, card, cost, game.rage[seat])
    return None


@event("BR-6.9.1", "upgrade")
class Upgraded(Moved):
    pass


@event("BR-6.9.1.3", "replace-upgrade")
class UpgradeReplaced(Moved):
    pass


@event("BR-6.9.5")
class MonsterLeaves(Event):
    seat: Seat
    figure: FigureId
    place: PlaceId


def upgrade(game: BloodRage, seat: Seat, choice: Upgrade | UpgradeReplacing) -> Next:
    """BR-6.9.1: pay, discard what was there, put the new card; then perhaps a free invade."""
    card = choice.card
    change_rage(game, seat, -upgrade_cost(game, seat, card), "BR-6.9.1")
    if isinstance(choice, UpgradeReplacing):
        discard_upgrade(game, seat, choice.old)
    move(game, card, hand_of(seat), slots_of(seat), Upgraded, seat=seat)
    put_in_force(game, card, seat)
    kinds = invading_kinds(game, card)
    if content_of(game).kind[card] == "monster":  # BR-6.9.4
        put_group(game, seat, RESERVE, Group(game.groups[seat][RESERVE] + kinds))
    return (FreeInvade(seat, kinds),) if kinds else None


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
    move(game, card, slots_of(seat), DISCARD, UpgradeReplaced, seat=seat)
    put_in_force(game, card, NOBODY)
    content = content_of(game)
    if content.kind[card] == "monster":
        remove_monster(game, seat, content.figure[card])


def remove_monster(game: BloodRage, seat: Seat, figure: FigureId) -> None:
    """BR-6.9.5: from wherever it is; that is no destruction (BR-6.9.5.1)."""
    unit = ONE[figure]
    for number, group in enumerate(game.groups[seat]):
        if group & unit:
            place = PlaceId(number)
            put_group(game, seat, place, Group(group - unit))
            tell(game, MonsterLeaves(seat, figure, place))
