"""Raid, a toy: sealed choices, a draft with memory, all hooks, nested steps, an automa, a die."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Annotated, Final, Literal, NewType, cast

import msgspec

from ragnatafl.kernel.agenda import Asks, Next, Sealed, Seals, Step, Verdict, finish, step
from ragnatafl.kernel.beside import Beside, Call, Field, Value
from ragnatafl.kernel.cards import Zone, move, move_top, no_zones, put_all, turn_piles
from ragnatafl.kernel.chance import Lot, draw, shuffle
from ragnatafl.kernel.codecs import BadInput, Names, Number, spelt
from ragnatafl.kernel.content import Entry, Kind, entries_of
from ragnatafl.kernel.decisions import Decision, Option, Refusal, option, refusal
from ragnatafl.kernel.effects import Effects
from ragnatafl.kernel.events import Event, Moved, event, tell
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.game import Face, Game, Mind, Switches
from ragnatafl.kernel.hooks import (
    Blank,
    Instead,
    Modify,
    When,
    moments_in,
    none_in_force,
    put_in_force,
)
from ragnatafl.kernel.keeps import Keep as Keeping
from ragnatafl.kernel.seats import NO_SEATS, NOBODY, PUBLIC, SEATS, Seat, SeatMask, mask_of
from ragnatafl.kernel.setup import Content, Setup
from ragnatafl.kernel.shelf import Shelf, Tables
from ragnatafl.kernel.state import State, field, seats_of, state
from ragnatafl.kernel.story import Story

CardId = NewType("CardId", int)
DIE: Final = Lot("raid-die", Names("face", ("1", "2", "3", "4", "5", "6")))
DECK, DISCARD, GONE = range(3)
PACK, HAND, BANNER = 3, 7, 11  # the first of one zone a seat
GLORY_TO_WIN: Final = 7
IN_THE_BOX: Final = 16
SHELF: Final = Shelf(files(__name__) / "cards" / "content")
CARDS: Final = spelt(CardId, Names("card", SHELF.every("cards.toml", "card")))

STRENGTH: Final = Modify(seat=Seat)
RAID_WON: Final = When(winner=Seat)
LOSE_WARRIOR: Final = Instead(loser=Seat)
TEXT: Final = Blank()


def zones(setup: Setup) -> tuple[Zone, ...]:
    def each(name: str, open_to_all: bool) -> Iterator[Zone]:
        for seat in map(Seat, range(4)):
            seen_by = PUBLIC if open_to_all else mask_of(seat)
            yield Zone(f"{name} {SEATS.write(seat)}", seen_by, seat)

    return (
        Zone("deck", NO_SEATS), Zone("discard", PUBLIC), Zone("gone", NO_SEATS),
        *each("pack", False), *each("hand", False), *each("banner", True),
    )  # fmt: skip


class CardEntry(Entry, frozen=True, kw_only=True):
    value: int
    edition: Literal["box", "own"] = "box"


KIND: Final = Kind("cards.toml", "card", CardEntry, grows=True)


class RaidContent(Content):
    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        cards = entries_of(tables, KIND)
        if sum(card.edition == "box" for card in cards) != IN_THE_BOX:
            raise BadInput(f"cards.toml: the box must have {IN_THE_BOX} cards")
        self.deck = CARDS.take([card.id for card in cards])
        numbered = dict(zip(self.deck, cards, strict=True))
        worth = {number: card.value for number, card in numbered.items()}
        self.value = tuple(worth.get(number, 0) for number in range(len(CARDS)))
        self.hooks = EFFECTS.bind("cards.toml", numbered.items(), len(CARDS))


class RaidSwitches(Switches, frozen=True, kw_only=True):
    automas: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0


@state
class Raid(State):
    warriors: list[int] = field(codec=Number("warriors", 0, 3), by=(SEATS,))
    glory: list[int] = field(codec=Number("glory", 0, 20), by=(SEATS,))
    put: list[int] = field(codec=Number("strength of the card put", 0, 8), by=(SEATS,))
    """What each side's card in this raid was worth."""


def start(setup: Setup) -> Raid:
    seats = setup.seats
    automas = min(cast("RaidSwitches", setup.switches).automas, seats - 1)
    game = Raid(
        setup=setup, seats=seats, warriors=[3] * seats, glory=[0] * seats, put=[0] * seats,
        automas=SeatMask(((1 << automas) - 1) << (seats - automas)),
    )  # fmt: skip
    none_in_force(game)
    no_zones(game)
    put_all(game, DECK, content_of(game).deck)
    return game


def rebuild(game: Raid) -> None:
    """The text of a banner holds for its owner."""
    none_in_force(game)
    for seat in seats_of(game):
        for card in game.zones[BANNER + seat]:
            put_in_force(game, card, seat)


def content_of(game: State) -> RaidContent:
    return cast("RaidContent", game.setup.content)


def value(game: State, card: int) -> int:
    return content_of(game).value[card]


@option("keep {card}")
class Keep(Option):
    card: CardId


@option("raid {seat}")
class RaidSeat(Option):
    seat: Seat


@option("raise {card}")
class RaiseBanner(Option):
    card: CardId


@option("rest {card}")
class Rest(Option):
    card: CardId


@option("put {card}")
class Put(Option):
    card: CardId


@option("put nothing")
class PutNothing(Option):
    pass


@option("discard the banner")
class DiscardBanner(Option):
    pass


@option("lose a warrior")
class LoseOne(Option):
    pass


@event("RAID-2", "deal")
class Dealt(Moved):
    pass


@event("RAID-2", "keep")
class Kept(Moved):
    pass


@event("RAID-2", "pass-packs")
class PacksPassed(Moved):
    pass


@event("RAID-2.1")
class LastCardLeaves(Moved):
    pass


@event("RAID-3", "raise")
class Raised(Moved):
    pass


@event("RAID-3", "rest")
class Rested(Moved):
    pass


@event("RAID-3.2", "discard")
class Discarded(Moved):
    pass


@event("RAID-4", "put")
class CardPut(Moved):
    pass


@event("RAID-4.1", "clash")
class Clashed(Event):
    seat: Seat
    die: int
    attack: int
    defence: int


@event("RAID-5", "glory")
class GloryGained(Event):
    seat: Seat
    amount: int


@event("RAID-5", "lose-warrior")
class WarriorLost(Event):
    seat: Seat


@refusal("RAID-3")
class NoSuchFoe(Refusal):
    seat: Seat


@refusal("RAID-3.1")
class NoWarrior(Refusal):
    seat: Seat


def best(game: State, options: tuple[Option, ...]) -> Verdict:
    """RAID-8: the option with the best card, and what was compared."""
    worth = [(value(game, o.numbers()[0]) if o.numbers() else -1, o) for o in options]
    _, chosen = max(worth, key=lambda pair: pair[0])
    return Verdict(chosen, tuple((o.text.replace(" ", "-"), w) for w, o in worth))


@step("RAID-1")
class SetUp(Step[Raid]):
    def run(self, game: Raid) -> Next:
        shuffle(game, DECK)
        for seat in seats_of(game):
            for _ in range(4):
                move_top(game, DECK, PACK + seat, Dealt, seat=seat)
        return (Draft(1), Draft(2), Draft(3), NextTurn(Seat(0)))


@step("RAID-2", asks="keep")
class Draft(Seals[Raid, Keep]):
    round: int

    def run(self, game: Raid) -> Next:
        return Sealed(
            self.ask(seat, "keep", map(Keep, map(CardId, game.zones[PACK + seat])))
            for seat in seats_of(game)
        )

    def answers(self, game: Raid, choices: list[Keep | None]) -> Next:
        for seat, choice in enumerate(choices):
            if choice is not None:
                move(game, choice.card, PACK + seat, HAND + seat, Kept, seat=Seat(seat))
        if self.round < 3:
            turn_piles(game, tuple(PACK + seat for seat in seats_of(game)), PacksPassed)
        else:
            for seat in seats_of(game):
                (last,) = game.zones[PACK + seat]
                move(game, last, PACK + seat, GONE, LastCardLeaves, seat=seat)
        return None

    def decide(self, game: Raid, decision: Decision) -> Verdict:
        return best(game, decision.options)


@step("RAID-3")
class NextTurn(Step[Raid]):
    seat: Seat

    def run(self, game: Raid) -> Next:
        for i in range(game.seats):
            seat = Seat((self.seat + i) % game.seats)
            if game.zones[HAND + seat]:
                return (Turn(seat), NextTurn(Seat((seat + 1) % game.seats)))
        most = max(game.glory)  # RAID-7
        winners = sum(1 << seat for seat, glory in enumerate(game.glory) if glory == most)
        finish(game, SeatMask(winners), "RAID-7")


@step("RAID-3", asks="turn arbiter")
class Turn(Asks[Raid, RaidSeat | RaiseBanner | Rest]):
    seat: Seat

    def whom(self, game: Raid) -> Seat:
        return self.seat

    def run(self, game: Raid) -> Next:
        hand = [CardId(card) for card in game.zones[HAND + self.seat]]
        others = (seat for seat in seats_of(game) if seat != self.seat)
        raids = (RaidSeat(s) for s in others if why_not_raid(game, self.seat, s) is None)
        options: tuple[RaidSeat | RaiseBanner | Rest, ...] = (
            *raids,
            *map(RaiseBanner, hand),
            *map(Rest, hand),
        )
        return self.ask(self.seat, "turn", options)

    def answer(self, game: Raid, seat: Seat, choice: RaidSeat | RaiseBanner | Rest) -> Next:
        match choice:
            case RaidSeat(defender):
                return (RaidOn(seat, defender),)
            case RaiseBanner(card):
                drop_banner(game, seat, "RAID-3.2")
                move(game, card, HAND + seat, BANNER + seat, Raised, seat=seat)
                put_in_force(game, card, seat)
            case Rest(card):
                move(game, card, HAND + seat, DISCARD, Rested, seat=seat)
        return None

    def why_not(self, game: Raid, seat: Seat, choice: Option) -> Refusal | None:
        return why_not_raid(game, seat, choice.seat) if isinstance(choice, RaidSeat) else None

    def decide(self, game: Raid, decision: Decision) -> Verdict | Decision:
        raids = [o for o in decision.options if isinstance(o, RaidSeat)]
        if not raids:
            banners = tuple(o for o in decision.options if isinstance(o, RaiseBanner))
            return Verdict(best(game, banners).option)  # to tell the rest would show the hand
        most = max(game.glory[o.seat] for o in raids)
        equal = tuple(o for o in raids if game.glory[o.seat] == most)
        if len(equal) > 1:  # RAID-8.1
            return Decision(Seat(0), "arbiter", "RAID-8.1", equal, behalf=decision.seat)
        return Verdict(equal[0], tuple((SEATS.write(o.seat), game.glory[o.seat]) for o in raids))


def drop_banner(game: Raid, seat: Seat, rule: str) -> None:
    for card in tuple(game.zones[BANNER + seat]):
        move(game, card, BANNER + seat, DISCARD, Discarded, rule, seat)
        put_in_force(game, card, NOBODY)


def why_not_raid(game: Raid, seat: Seat, other: Seat) -> Refusal | None:
    if other == seat or not 0 <= other < game.seats:
        return NoSuchFoe(seat)
    for side in (seat, other):
        if not game.warriors[side]:
            return NoWarrior(side)
    return None


@step("RAID-4", asks="put")
class RaidOn(Seals[Raid, Put | PutNothing]):
    attacker: Seat
    defender: Seat

    def run(self, game: Raid) -> Next:
        return Sealed(
            self.ask(side, "put", self._offered(game, side), secret=True)
            for side in (self.attacker, self.defender)
        )

    def _offered(self, game: Raid, side: Seat) -> tuple[Put | PutNothing, ...]:
        hand = game.zones[HAND + side]
        return tuple(Put(CardId(card)) for card in hand) or (PutNothing(),)

    def answers(self, game: Raid, choices: list[Put | PutNothing | None]) -> Next:
        for side in (self.attacker, self.defender):
            choice = choices[side]
            game.put[side] = 0
            if isinstance(choice, Put):
                game.put[side] = value(game, choice.card)
                move(game, choice.card, HAND + side, DISCARD, CardPut, seat=side)
        return (Clash(self.attacker, self.defender),)

    def decide(self, game: Raid, decision: Decision) -> Verdict:
        return best(game, decision.options)


@step("RAID-4.1")
class Clash(Step[Raid]):
    attacker: Seat
    defender: Seat

    def run(self, game: Raid) -> Next:
        die = draw(game, DIE, "RAID-4") + 1
        attack = STRENGTH.of(game, game.put[self.attacker] + die, self.attacker)
        base = game.put[self.defender] + game.warriors[self.defender]
        defence = STRENGTH.of(game, base, self.defender)
        tell(game, Clashed(self.attacker, die, attack, defence))
        if attack == defence:
            return None
        sides = (self.attacker, self.defender)
        winner, loser = sides if attack > defence else sides[::-1]
        return (WinRaid(winner, loser),)


@step("RAID-5")
class WinRaid(Step[Raid]):
    seat: Seat
    loser: Seat

    def run(self, game: Raid) -> Next:
        more = RAID_WON.steps(game, self.seat, self.seat)
        return (GainGlory(self.seat, 2), *more, LoseWarrior(self.loser))


@step("RAID-6")
class GainGlory(Step[Raid]):
    seat: Seat
    amount: int

    def run(self, game: Raid) -> Next:
        game.glory[self.seat] += self.amount
        tell(game, GloryGained(self.seat, self.amount))
        if game.glory[self.seat] >= GLORY_TO_WIN:
            finish(game, mask_of(self.seat), "RAID-6")
        return None


@step("RAID-5", asks="shield")
class LoseWarrior(Asks[Raid, DiscardBanner | LoseOne]):
    seat: Seat

    def run(self, game: Raid) -> Next:
        if LOSE_WARRIOR.offered(game, self.seat):
            return self.ask(self.seat, "shield", (DiscardBanner(), LoseOne()))
        self._lose(game)
        return None

    def answer(self, game: Raid, seat: Seat, choice: DiscardBanner | LoseOne) -> Next:
        if isinstance(choice, DiscardBanner):
            return LOSE_WARRIOR.offered(game, seat)[0].steps
        self._lose(game)
        return None

    def _lose(self, game: Raid) -> None:
        game.warriors[self.seat] -= 1
        tell(game, WarriorLost(self.seat))

    def decide(self, game: Raid, decision: Decision) -> Verdict:
        return Verdict(decision.options[0])


@step("RAID-9")
class DropBanner(Step[Raid]):
    seat: Seat

    def run(self, game: Raid) -> Next:
        drop_banner(game, self.seat, "RAID-9")
        return None


EFFECTS = Effects(moments_in(globals()))


@EFFECTS
def own_strength(game: Raid, card: int, owner: Seat, strength: int, seat: Seat, amount: int) -> int:
    return strength + amount if seat == owner else strength


@EFFECTS
def more_glory(
    game: Raid, card: int, owner: Seat, winner: Seat, amount: int
) -> tuple[GainGlory, ...]:
    return (GainGlory(owner, amount),) if owner == winner else ()


@EFFECTS
def discard_banner(
    game: Raid, card: int, owner: Seat, loser: Seat
) -> tuple[DropBanner, ...] | None:
    return (DropBanner(owner),) if owner == loser else None


@EFFECTS
def others_banners(game: Raid, card: int, owner: Seat, other: int) -> bool:
    return game.holder[other] not in (owner, NOBODY)


def faults(game: Raid) -> Iterator[str]:
    held = sorted(card for pile in game.zones for card in pile)
    if held != list(content_of(game).deck):
        yield f"zones: each of the {len(held)} cards must be in one zone"
    for name in ("warriors", "glory", "put"):
        if len(getattr(game, name)) != game.seats:
            yield f"table: {name} must have {game.seats} entries"
    if any(len(game.zones[BANNER + seat]) > 1 for seat in range(4)):
        yield "zones: a seat has one banner at most"
    if any(game.zones[z + seat] for z in (PACK, HAND, BANNER) for seat in range(game.seats, 4)):
        yield "zones: nobody sits there"


def evaluate(game: Raid, seat: Seat) -> float:
    """Own glory against the best other, with warriors and cards as small change."""
    mine = game.glory[seat] + game.warriors[seat] / 4 + len(game.zones[HAND + seat]) / 8
    best_other = max(g for other, g in enumerate(game.glory) if other != seat)
    return max(-1.0, min(1.0, (mine - best_other) / 8))


def keeps(setup: Setup) -> tuple[Keeping, ...]:
    """The die; the deck; what automas hold, and what people do."""
    automas = min(cast("RaidSwitches", setup.switches).automas, setup.seats - 1)
    theirs = [SEATS.write(seat) for seat in range(setup.seats - automas, setup.seats)]
    return (
        Keeping("die", ("raid-die",), "app"),
        Keeping("deck", ("deck",)),
        Keeping("automas", tuple(f"{zone} {seat}" for zone in ("pack", "hand") for seat in theirs),
                "app"),
        Keeping("hands", ("hand",), "counted", ("told", "counted")),
    )  # fmt: skip


def places(game: Raid) -> list[str]:
    return [f"seat:{SEATS.write(seat)}" for seat in seats_of(game)]


def fields(game: Raid, at: str) -> list[Field]:
    seat = SEATS.read(at.removeprefix("seat:"))
    banner = game.zones[BANNER + seat]
    return [
        Field(at, "warriors", "warriors", "number", game.warriors[seat], high=3),
        Field(at, "glory", "glory", "number", game.glory[seat], high=20),
        Field(
            at, "banner", "banners", "choice", CARDS.write(banner[0]) if banner else "",
            choices=tuple(CARDS.write(card) for card in content_of(game).deck),
        ),
    ]  # fmt: skip


def put_told(game: Raid, at: str, name: str, told: Value) -> None:
    seat = SEATS.read(at.removeprefix("seat:"))
    if name == "banner":
        game.zones[DISCARD] += game.zones[BANNER + seat]
        game.zones[BANNER + seat] = []
        if told:
            card = CARDS.read(told)
            home = next(pile for pile in game.zones if card in pile)
            if any(home is pile for pile in (*game.zones[PACK:HAND], *game.zones[BANNER:])):
                line = f"{told} lies in a pack or is another seat's banner (RAID-3.2)"
                raise BadInput(Fault(line, "banner-of-another", (("card", str(told)),)))
            home.remove(card)
            game.zones[BANNER + seat] = [card]
    else:
        getattr(game, name)[seat] = told


def over(game: Raid, seat: Seat) -> tuple[NextTurn, ...]:
    """Its turn was played at the real table."""
    mine = game.agenda[-1] == Turn(seat)
    return (NextTurn(Seat((seat + 1) % game.seats)),) if mine else ()


def follows(before: Raid, told: Raid, seat: Seat) -> tuple[GainGlory, ...]:
    """RAID-6: who has the glory now has won."""
    return tuple(GainGlory(s, 0) for s in seats_of(told) if told.glory[s] >= GLORY_TO_WIN)


def calls(game: Raid, seat: Seat) -> list[Call]:
    foes = [s for s in seats_of(game) if why_not_raid(game, seat, s) is None]
    return [Call("raid", "", tuple(map(SEATS.write, foes)))] if foes else []


def called(game: Raid, seat: Seat, call: str, option: str) -> tuple[RaidOn, ...]:
    return (RaidOn(seat, Seat(SEATS.read(option))),)


BESIDE: Final = Beside(
    places=places, fields=fields, put=put_told, follows=follows, over=over, calls=calls,
    called=called, looked_at=lambda game, seat: frozenset({"glory"}),
    fresh=lambda setup: tuple((f"seat:{name}", "banner") for name in SEATS.ids[: setup.seats]),
)  # fmt: skip


def draw_text(game: Raid, language: str, names: Sequence[str]) -> str:
    lines = []
    for seat in range(game.seats):
        name, banner = SEATS.write(seat), game.zones[BANNER + seat]
        flag = CARDS.write(banner[0]) if banner else "-"
        hand = " ".join(CARDS.write(card) for card in game.zones[HAND + seat])
        lines.append(
            f"{name:8} glory {game.glory[seat]}  warriors {game.warriors[seat]}"
            f"  banner {flag:9} hand {hand}"
        )
    return "\n".join(lines)


GAME: Final = Game(
    name="raid",
    version=1,
    seats=(3, 2, 4),
    package=__name__,
    switches=RaidSwitches,
    shelf=SHELF,
    load=RaidContent,
    kinds=(KIND,),
    effects=EFFECTS,
    start=start,
    first_step=SetUp,
    state=Raid,
    cards=CARDS,
    zones=zones,
    faults=faults,
    rebuild=rebuild,
    scores=lambda game: tuple(game.glory),
    keeps=keeps,
    story=Story(deeds=("raise", "put", "discard", "lose-warrior"), kept_deeds=(("deal", "deck"),)),
    open_face=lambda: Face(draw_text=draw_text, beside=BESIDE),
    open_mind=lambda: Mind(evaluate=evaluate),
)
