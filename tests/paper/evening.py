"""An evening beside a real board: a table played inside, the same one told to the companion.

Inside, people play at random and all luck is told. Beside, nobody knows of it: a paper board says
what to tell. What the app rolled or turned up is told inside; what dice and cards of the people
show is drawn here and told wherever it is asked for. Whatever a Follower does must be the same.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from random import Random
from typing import Any, cast

from kit.telling import beside_of
from paper.board import Board, Lies, Printed, Spot
from paper.companion import Companion
from ragnatafl.games.lords.rules.board import GODS
from ragnatafl.games.lords.rules.components import ALL_MONSTERS, CARDS, MONSTERS, SPACE_KINDS
from ragnatafl.games.surtr import GAME as SURTR
from ragnatafl.games.surtr.rules.components import SETS, SurtrContent
from ragnatafl.kernel.corrections import Patch
from ragnatafl.kernel.decisions import Decision, Facts, Option
from ragnatafl.kernel.events import Event
from ragnatafl.kernel.game import make_setup
from ragnatafl.kernel.keeps import APP, keep_of, usual_keepers
from ragnatafl.kernel.match import Match
from ragnatafl.kernel.packs import Pack
from ragnatafl.kernel.seats import CHANCE, SEATS, SPECTATOR, TABLE
from ragnatafl.kernel.state import State
from ragnatafl.kernel.views import view
from ragnatafl.lab.guests import Server

TOLD = ("field-told", "board-told")
CALLS = {"event-deck": "event", "blessing-deck": "selection"}
"""What people call for when they draw of a deck."""
OFFERS = ("use-card", "offer")
CHOICE = "choose-battle"
IN_ANY_ORDER = {"cards", "chosen", "others"}
"""Facts that name several things: which of several armies is the first, nobody sees."""
SHOWN = {
    "surtr-die": ("selects-card",), "corrupted-hero": ("follower",), "basic-set": ("action-deck",),
    "action-deck": ("new-card",), "battle-deck": ("play-card", "discard-card"),
    "hand": ("shows-hand", "discard-card"), "pile": ("discard-card",),
    "selection": ("tuck",), "event-deck": ("event",), "blessing-deck": ("blessing-shown", "tuck"),
    "forge-token": ("forge-token",), "upper-board": ("upper-board",),
    "hero-stack": ("draw-tiles",), "origin-stack": ("draw-tiles",), "monster-die": ("monster-die",),
    "attack-deck": ("attack", "look-at-claws"),
    "claws": ("attack", "look-at-claws", "attacks-discarded"),
}  # fmt: skip
"""By lot that the app keeps the events that show what it was."""


@dataclass(frozen=True)
class Cast:
    """Who plays."""

    followers: int
    people: int = 1
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def seats(self) -> str:
        return " ".join(["automa"] * self.followers + ["link"] * self.people)


@dataclass
class Figures:
    """What was seen in an evening."""

    rounds: int = 0
    compared: int = 0
    """Events of both tables that were the same."""
    calls: int = 0
    fields: int = 0
    held: int = 0
    forgotten: int = 0
    undone: int = 0
    entered: int = 0
    """Answers of people in their turns, which they entered and did not tell."""
    battles: int = 0
    taps: Counter[int] = field(default_factory=Counter)
    """By round: turns that are over; not fields, calls, battles and cards played."""
    outcomes: dict[int, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    """By round and lot: what people's dice and decks showed in turns of Followers."""
    unread: Counter[str] = field(default_factory=Counter)
    """Kinds of events that moved something on the board and were no instruction."""


class Evening:
    def __init__(
        self,
        server: Server,
        who: Cast,
        seed: int,
        kept: Mapping[str, str] | None = None,
        pack: Pack | None = None,
    ) -> None:
        self.rng, self.cast = Random(seed), who
        options = {**who.options, "people": who.people}
        seats = who.followers + who.people
        setup = make_setup(SURTR, seats, options, pack)
        self.kept = {**usual_keepers(setup.keeps), **(kept or {})}
        self.keeps = setup.keeps
        self.inside: Match[Any] = Match(setup, seed=seed, source="asked")
        self.beside = Companion(server, who.seats, options, self.kept, seed + 1, pack)
        self.people = range(who.followers, seats)
        content = cast("SurtrContent", setup.content)
        first: dict[int, str] = {}
        self.titles = {
            CARDS.write(card): first.setdefault(content.title[card], CARDS.write(card))
            for card in content.combat
        }
        """Copies look alike: by card the first of its kind."""
        self.copies = Counter(self.titles.values())
        self.sets = {
            SURTR.cards.write(card): SETS.write(kind)
            for kind, cards in enumerate(content.basic)
            for card in cards
        }
        printed = Printed(
            SEATS.ids[:seats],
            tuple(GODS.write(god) for god in content.gods),
            {
                MONSTERS.write(m): tuple(
                    SPACE_KINDS.write(content.space_kind[s]) for s in content.spaces_of[m]
                )
                for m in ALL_MONSTERS
            },
            tuple(
                frozenset(MONSTERS.write(o) for o in ALL_MONSTERS if content.prey_rune[o] == rune)
                for rune in {content.prey_rune[m] for m in ALL_MONSTERS}
            ),
        )
        self.paper = Board(printed, self.fields_of(setup.new_table()))
        self.told = self.paper.copy()
        """As it was when it was last told."""
        self.at_inside = self.at_beside = 0
        self.turned_up: dict[tuple[int, Facts, str], list[str]] = {}
        """What of the app's cards was told inside for what comes next."""
        self.planned: tuple[tuple[int, str, Facts], list[tuple[str, str]]] = ((0, "", ()), [])
        """What is told next of several cards of the app: for which question, and with what word."""
        self.instructed: dict[int, str] = {}
        """What the page told people to carry out, by the numbers of the events."""
        self.is_read_out = False
        """Nobody has entered it: the page must say it."""
        self.why_is_told = True
        """Not of a loss that people call for: it needs no more than whose it is."""
        self.told_in = 0
        """The round of the turn that is told."""
        self.figures = Figures()
        self.log: list[str] = []

    # What lies there, and what happened

    def fields_of(self, game: State) -> dict[Spot, Lies]:
        beside, seen = beside_of(self.inside), view(game, SPECTATOR)
        return {
            (one.at, one.name): self.seen(one.value)
            for at in beside.places(seen)
            for one in beside.fields(seen, at)
        }

    def seen(self, value: Lies) -> Lies:
        if isinstance(value, tuple):
            return cast("Lies", tuple([self.titles.get(str(one), one) for one in value]))
        return value

    @property
    def happened(self) -> list[Event]:
        """What happened inside."""
        return [event for event in self.inside.events if event.kind not in TOLD]

    def stream(self) -> list[tuple[int, Event]]:
        """What happened beside, with the numbers of the events."""
        events = enumerate(self.beside.match.events)
        return [(number, event) for number, event in events if event.kind not in TOLD]

    def public(self, event: Event) -> Public:
        """Kind, rule, seat and facts, as everybody may know them."""
        seen = event.seen_from(SPECTATOR)
        facts = {name: self.alike(str(fact)) for name, fact in seen.all_facts().items()}
        for name in IN_ANY_ORDER & {*facts}:
            facts[name] = " ".join(sorted(facts[name].split()))
        seat = SEATS.write(seen.seat) if seen.seat >= 0 else ""
        return seen.kind, seen.rule, seat, tuple(facts.items())

    def alike(self, words: str) -> str:
        """The same, of copies the first one."""
        return " ".join(self.titles.get(word, word) for word in words.split(" "))

    def find(self, decision: Decision, text: str) -> Option | None:
        """What is offered there that looks like this, best the same copy."""
        alike = self.alike_to(decision, text)
        return min(alike, key=lambda one: one.text != text) if alike else None

    def alike_to(self, decision: Decision, text: str) -> list[Option]:
        """All that is offered there and looks like this."""
        return [one for one in decision.options if self.alike(one.text) == self.alike(text)]

    def is_follower(self, seat: int) -> bool:
        return 0 <= seat < self.cast.followers

    def keeper(self, lot: str) -> str:
        keep = keep_of(self.keeps, lot)
        return self.kept[keep.name] if keep is not None else "told"

    # The evening

    def play(self, rounds: int = 99) -> Figures:
        self.look(self.people[0])
        while not self.inside.over and self.round <= rounds:
            decision = self.inside.decision
            if self.at_rest() and decision.seat == self.beside.match.decision.seat:
                assert self.at_inside == len(self.happened), self.trouble("inside is ahead")
                self.check_boards()
                if self.rng.random() < 0.7:
                    self.told_turn(decision.seat)
                    continue
            self.step()
        self.consume()
        assert self.beside.match.over == self.inside.over
        if self.inside.over:
            assert self.beside.match.winners == self.inside.winners
            self.check_boards()
        self.figures.rounds = self.round
        return self.figures

    @property
    def round(self) -> int:
        turns = (e for e in reversed(self.happened) if e.kind == "turn")
        return int(next((e.all_facts()["round"] for e in turns), 0))

    def at_rest(self) -> bool:
        """All that the companion did is done inside too, and it waits for a turn to be told."""
        self.consume()
        match = self.beside.match
        if self.at_beside < len(self.stream()) or match.over or match.decision.seat < 0:
            return False
        return match.decision.prompt not in OFFERS and self.look(match.decision.seat)

    def look(self, seat: int) -> bool:
        """Read the page of a seat: what is to be done; whether its turn is to be told now."""
        page = self.beside.look(seat)
        self.instructed |= {step["number"]: step["text"] for step in page["steps"]}
        return bool(page["now"]["tell"])

    # Both tables go on together

    def consume(self) -> None:
        """What happened at both must be the same; it is done on the paper board."""
        stream = self.stream()
        while self.at_inside < len(self.happened) and self.at_beside < len(stream):
            count = self.same(self.happened[self.at_inside :], stream[self.at_beside :])
            self.at_inside += count
            self.at_beside += count

    def same(self, inside: Sequence[Event], beside: Sequence[tuple[int, Event]]) -> int:
        """So many events are the same at both; losses and retreats of one owner in any order, for
        the order of armies is nobody's choice."""
        ours = list(takewhile(is_loss, map(self.compared, inside)))
        theirs = list(takewhile(is_loss, (self.compared(event) for _, event in beside)))
        count = min(len(ours), len(theirs)) or 1
        ours = ours[:count] or [self.compared(inside[0])]
        theirs = theirs[:count] or [self.compared(beside[0][1])]
        assert sorted(ours) == sorted(theirs), self.trouble(f"inside {ours}\nbeside {theirs}")
        self.figures.compared += count
        for number, event in beside[:count]:
            before = dict(self.paper.lies)
            self.do(event, self.instructed.get(number, ""))
            moved = {name for at, name in before if before[at, name] != self.paper.lies[at, name]}
            if moved - OF_THE_APP and self.is_for_page(event) and number not in self.instructed:
                self.figures.unread[event.kind] += 1
        return count

    def compared(self, event: Event) -> Public:
        """What must be the same at both tables; the reason of a loss, and the rule by which people
        may ask for it, only where it was told."""
        kind, rule, seat, facts = self.public(event)
        if not self.why_is_told and kind in OF_LOSSES:
            rule, facts = "", tuple(fact for fact in facts if fact[0] != "by")
        return kind, rule, seat, facts

    def is_for_page(self, event: Event) -> bool:
        """Must the page say it? In a turn what nobody entered; before the first one what Followers
        lay, and what the app draws."""
        kinds = event.kind, f"{event.kind} {event.all_facts().get('origin', '')}"
        if APP in [self.kept.get(KEPT.get(kind, "")) for kind in kinds]:
            return False
        drawn = self.kept.get(DRAWN.get(event.kind, "")) == APP and event.rule != CHOSEN
        return self.is_read_out or drawn or (self.round == 0 and self.is_follower(event.seat))

    def do(self, event: Event, said: str = "") -> None:
        """It is done on the paper board, with the numbers that the page says besides."""
        if event.kind == "turn":
            self.is_read_out = self.is_follower(event.seat)
        kind, _, seat, facts = self.public(event)
        self.paper.carry_out(kind, seat, {**dict(facts), **dict(SAID.findall(said))})

    def trouble(self, line: str) -> str:
        before = [str(self.public(e)) for e in self.happened[max(0, self.at_inside - 4) :]][:9]
        beside = [str(self.public(e)) for _, e in self.stream()[max(0, self.at_beside - 4) :]][:9]
        return "\n".join((line, "INSIDE", *before, "BESIDE", *beside, "LOG", *self.log[-12:]))

    def step(self) -> None:
        """The next question is answered, at both tables where both ask it."""
        self.consume()
        decision, asked = self.inside.decision, self.beside.match.decisions
        other = asked[0] if asked else None
        if self.at_inside < len(self.happened):
            self.decided(other)
            return
        if decision.seat == CHANCE:
            self.luck(decision, other)
            return
        assert other is not None
        assert (decision.seat, decision.prompt) == (other.seat, other.prompt), self.trouble(
            f"inside asks {decision.seat} {decision.prompt}, beside {other.seat} {other.prompt}"
        )
        self.answer(decision, self.rng.choice(decision.options), both=True)

    def decided(self, other: Decision | None) -> None:
        """Beside it is asked for what was decided already: which battle comes first, or what nobody
        wanted."""
        assert other is not None
        facts = self.happened[self.at_inside].all_facts()
        answer = f"fight in {facts.get('region')}" if other.prompt == CHOICE else "decline"
        assert other.find(answer), self.trouble(f"beside asks {other}")
        self.log.append(f"decided: {answer}")
        self.beside.choose(other.seat, answer)
        self.look(other.seat)

    def answer(self, decision: Decision, option: Option, both: bool) -> None:
        self.log.append(f"{decision.seat} {decision.prompt}: {option.text} {'both' * both}")
        self.inside.choose(option, decision.seat)
        if both:
            teller = int(decision.seat)
            if teller == CHANCE:
                teller = decision.behalf if decision.behalf >= 0 else self.people[0]
                if self.is_follower(self.inside.state.active):
                    self.figures.outcomes[self.round][str(dict(decision.facts)["lot"])] += 1
            elif not self.is_read_out:
                self.figures.entered += 1
            found = self.find(self.beside.match.decision, option.text)
            assert found, self.trouble(f"{option.text} is not offered beside")
            self.beside.choose(teller, found.text)
            self.look(teller)

    def luck(self, decision: Decision, other: Decision | None) -> None:
        """Told by who keeps it: at both tables, by the app, or only inside."""
        lot = str(dict(decision.facts)["lot"])
        if self.keeper(lot) == APP:
            self.answer(decision, self.shown(decision, lot), both=False)
            return
        both = other is not None and other.seat == CHANCE and dict(other.facts)["lot"] == lot
        offered = list(decision.options)
        if both and other is not None:
            offered = [one for one in offered if self.find(other, one.text)]
            assert offered, self.trouble(f"{lot}: beside are offered {other.options}")
        self.answer(decision, self.rng.choice(offered), both)

    def shown(self, decision: Decision, lot: str) -> Option:
        """What the app turned up, as the page told it. First of all people look whether they hold
        such a card themselves."""
        zones, claimed = self.inside.position()["zones"], Counter[str]()
        for _ in range(20):
            ahead = [self.public(event) for _, event in self.stream()[self.at_beside :]]
            known = [
                dict(facts) for kind, _, _, facts in ahead if kind in SHOWN[lot.partition(" ")[0]]
            ]
            words = [
                word
                for facts in known
                if all(facts.get(name, fact) == fact for name, fact in decision.facts)
                and (lot not in zones or facts.get("origin", lot) == lot)
                for fact in facts.values()
                for word in fact.split()
            ]
            if ("region", "none") in decision.facts:  # LOR-7.3.2: the rune that two forges show
                runes = [facts["rune"] for facts in known]
                words = [rune for rune in runes if runes.count(rune) > 1]
            if lot == "basic-set":
                words = [self.sets[word] for word in words if word in self.sets]
            used = self.turned_up.setdefault((self.at_beside, decision.facts, decision.rule), [])
            found = self.next_to_tell(lot, words, used)
            if found is not None:
                used.append(found[0])
                return found[1]
            missing = [word for word in Counter(words) - Counter(used) if word in self.titles]
            assert missing, self.trouble(f"the app has not shown {lot}")
            there = Counter(self.alike(last(one)) for one in decision.options)
            short = Counter(words) - Counter(used) - there
            missing = [word for word in missing if short[word]] or missing
            held = [
                (one, hold["card"])
                for one in self.people
                for hold in self.beside.look(one)["holds"]
                if (card := self.alike(hold["card"])) in missing
                and claimed[card] < self.hand(one).count(card)
            ]
            if not held:
                if self.inside.state.told:  # it is asked for these again
                    del used[-len(self.inside.state.told) :]
                self.forget(lot, missing)
                decision = self.inside.decision
                continue
            self.log.append(f"holds {held[0]}")
            self.figures.held += 1
            claimed[self.alike(held[0][1])] += 1
            self.beside.hold(*held[0])
            begins = self.stream()[self.at_beside][0]
            self.instructed = {n: said for n, said in self.instructed.items() if n < begins}
            self.look(held[0][0])
        raise AssertionError(self.trouble(f"{lot}: always held"))

    def forget(self, lot: str, missing: Sequence[str]) -> None:
        """What the app shows and inside cannot be so, by what was seen of cards before. It may be a
        card that somebody held while the Follower drew its own, for the app never saw people's
        hands. Inside that is forgotten. All else that the app shows must be possible for everybody,
        and at least one of such cards lies neither open nor in people's hands."""
        assert self.once_held() & {*missing}, self.trouble(f"{lot}: {missing} cannot be so")
        for title in missing:
            left = self.copies[title] - self.before_eyes()[title]
            assert left > 0, self.trouble(f"{lot}: {title} lies open, or people hold it")
        self.know_nothing("combat-deck", "hand", "battle-deck")
        assert self.figures.forgotten < 9, self.trouble(f"{lot}: cannot be so")
        self.figures.forgotten += 1

    def know_nothing(self, *piles: str) -> None:
        """Inside nobody remembers any longer which combat cards may be there."""
        if self.inside.over:
            return
        zones = {
            name: tuple(cards)
            for name, cards in self.inside.position()["zones"].items()
            if name.split(" ")[0] in piles
        }
        self.inside.choose(Patch(SEATS.write(self.people[0]), zones=zones).text, TABLE)

    def before_eyes(self) -> Counter[str]:
        """Combat cards that lie open or that people hold; not what the app has just reshuffled."""
        there = [f"hand {SEATS.write(seat)}" for seat in self.people]
        coming = (event.all_facts() for _, event in self.stream()[self.at_beside :])
        if not any(facts.get("origin") == "combat-discard" for facts in coming):
            there.append("combat-discard")
        return Counter(
            self.alike(card)
            for zone, cards in self.inside.position()["zones"].items()
            if zone.startswith("played ") or zone in there
            for card in cards
        )

    def once_held(self) -> set[str]:
        """Cards that some person has held."""
        hands = {f"hand {SEATS.write(seat)}" for seat in self.people}
        moved = (dict((*event.facts, *event.secrets)) for event in self.happened)
        return {
            self.alike(card)
            for facts in moved
            if {facts.get("origin"), facts.get("target")} & hands
            for card in str(facts.get("cards") or facts.get("card")).split()
        }

    def next_to_tell(
        self, lot: str, words: Sequence[str], used: Sequence[str]
    ) -> tuple[str, Option] | None:
        """Of the app's cards the next one, told so that all of them can be told. Which of several
        copies it is, nobody knows: some of them may be known to lie elsewhere."""
        asked = self.at_beside, self.inside.decision.rule, self.inside.decision.facts
        if self.planned[0] != asked or not self.planned[1] or not self.inside.state.told:
            told = (
                self.told_all(lot, some, [*used], order) for some, order in self.orders(lot, words)
            )
            self.planned = asked, next((one for one in told if one), [])
        if not self.planned[1]:
            return None
        word, text = self.planned[1].pop(0)
        found = self.inside.decision.find(text)
        assert found is not None, self.trouble(f"{text} was to be told")
        return word, found

    def orders(self, lot: str, words: Sequence[str]) -> Iterator[tuple[Sequence[str], Order]]:
        """Of copies first those that lie there, and reshuffled ones last; reshuffled ones first,
        those before all of which there are not enough else; those that can lie in few places."""
        zones = self.inside.position()["zones"]
        here, spent = zones.get(lot, ()), zones["combat-discard"]
        cards = [last(one) for one in self.inside.decision.options]
        others = Counter(self.alike(card) for card in cards if card not in spent)
        scarce = sorted(words, key=lambda word: others[word] - words.count(word))
        yield words, lambda one: (last(one) in spent, last(one) not in here)
        for some in (words, scarce):
            yield some, lambda one: (last(one) not in spent, last(one) not in here)
        known = self.inside.position()["memory"][SEATS.write(self.people[0])]
        places = Counter(card for cards in known.values() for card in cards)
        for some in (words, scarce):
            yield some, lambda one: (last(one) not in spent, places[last(one)])

    def told_all(
        self, lot: str, words: Sequence[str], used: list[str], order: Order
    ) -> list[tuple[str, str]]:
        """All that is told at once, of one place; nothing if one of them cannot be told."""
        trial, told = self.inside.copy(), []
        rule, facts = trial.decision.rule, trial.decision.facts
        while trial.decisions and trial.decision.seat == CHANCE:
            if (trial.decision.rule, trial.decision.facts) != (rule, facts):
                break
            found = self.next_shown(trial.decision, lot, words, used, order)
            if found is None:
                return []
            used.append(found[0])
            told.append((found[0], found[1].text))
            trial.choose(found[1], CHANCE)
        return told

    def next_shown(
        self,
        decision: Decision,
        lot: str,
        words: Sequence[str],
        used: Sequence[str],
        order: Order,
    ) -> tuple[str, Option] | None:
        """The first of the app's cards that is not told yet and may be told now."""
        told = list(used)
        for word in words:
            if word in told:
                told.remove(word)
            elif alike := self.alike_to(decision, f"{lot} {word}"):
                return word, min(alike, key=order)
        return None

    def hand(self, seat: int) -> list[str]:
        hand: list[str] = self.inside.position()["zones"][f"hand {SEATS.write(seat)}"]
        return list(map(self.alike, hand))

    # A turn on the paper board, told when it must be

    def told_turn(self, seat: int) -> None:
        self.told, self.told_in = self.paper.copy(), self.round
        follows: list[Event] = []
        suffers = ""
        while not self.inside.over or self.at_inside < len(self.happened):
            if self.at_inside < len(self.happened):
                if self.heard(seat, self.happened[self.at_inside], follows):
                    return
                continue
            decision = self.inside.decision
            if decision.seat == CHANCE:
                lot = str(dict(decision.facts)["lot"])
                is_own = decision.rule == "SOLO-10.5"  # one takes it oneself, blindly
                if is_own and self.keeper(lot) == APP:
                    self.tell(seat, follows, "blessing")
                    self.beside.choose(seat, "take a blessing")
                    self.scene(seat)
                    continue
                if lot in CALLS and not is_own:
                    self.tell(seat, follows, CALLS[lot])
                    self.scene(seat)
                    continue
                if lot == "monster-die" and self.keeper(lot) == APP:
                    self.tell(seat, follows, lot, str(dict(decision.facts)["monster"]))
                    self.scene(seat)
                    continue
                if lot == "pile":  # a card of a Follower that people make it lose
                    self.tell(seat, follows, "lose-card", suffers)
                    self.scene(seat)
                    continue
                assert self.keeper(lot) != APP, self.trouble(f"nobody called for {lot}")
            suffers = str(dict(decision.facts).get("follower", suffers))
            self.answer(decision, self.rng.choice(decision.options), both=False)
        if not self.beside.match.over:
            self.tell(seat, follows, "over")

    def heard(self, seat: int, event: Event, follows: list[Event]) -> bool:
        """Something happened inside; whether the turn is over by it."""
        if event.kind == "turn":
            self.tell(seat, follows, "over")
            return True
        call = self.called(event)
        if call == ("",) and not self.paper.differs(self.told.lies):
            self.tell(seat, follows, "over")  # all is told: battles are left that end the turn
            return True
        if call is not None:
            self.tell(seat, follows, *call)
            self.scene(seat)
            return False
        self.at_inside += 1
        if self.is_follower(event.seat) and (event.kind in FOLLOWS or event.rule == "SOLO-3.3.5"):
            follows.append(event)
        elif not (self.is_follower(event.seat) and event.kind == "marker-covered"):
            self.do(event)
        return False

    def called(self, event: Event) -> tuple[str, ...] | None:
        """What people need the program for now; None if it is theirs alone."""
        facts = event.all_facts()
        match event.kind:
            case "battle":
                defender = SEATS.read(str(facts["defender"]))
                mixed = self.is_follower(event.seat) or self.is_follower(defender)
                return ("",) if mixed or self.rng.random() < 0.5 else None
            case "build-monument":
                return "monument", str(facts["god"]).replace("none", "")
            case "hunt":
                called = self.rng.random() < 0.5 or self.kept.get("attacks") == APP
                return ("hunt", str(facts["prey"])) if called else None
            case "kill" if facts["prey"] == "loki":
                return ("slay-boss",)
        if not self.is_follower(event.seat):
            return None
        ahead = self.happened[self.at_inside :]
        deed = next((one for one in ahead if one.kind not in ("prefers", "prefers-by")), event)
        told = deed.all_facts()
        match deed.kind:
            case "retreat":
                return "retreat", str(told["origin"])
            case "move-monster" | "territory-attack" | "monster-stays":
                return "monster", str(told["monster"])
            case "loses-power":
                return "lose-rune", SEATS.write(deed.seat)
            case "discard-card":
                return "lose-card", SEATS.write(deed.seat)
        return None

    def tell(self, seat: int, follows: list[Event], then: str, option: str = "") -> None:
        """Tell what changed; what Followers get by it is what they got inside."""
        changed = self.paper.differs(self.told.lies)
        real = self.real_cards()
        told = [(*spot, real(spot, new), real(spot, was)) for spot, (new, was) in changed.items()]
        self.log.append(f"tells {then} {option}: {told}")
        self.is_read_out, self.why_is_told = True, then not in LOSSES
        more = {"then": "over"} if then == "over" else {"call": then, "option": option}
        if told or then:
            said = {name: word for name, word in more.items() if word}
            self.beside.tell(seat, told, **said)
            if any(name in OF_CARDS for _, name, *_ in told) and not self.inside.state.told:
                self.know_nothing("combat-deck")  # as the app: nobody told which cards went by
            if self.rng.random() < 0.2:
                once = list(map(repr, self.beside.match.events))
                self.beside.undo(seat)
                self.beside.tell(seat, told, **said)
                assert list(map(repr, self.beside.match.events)) == once
                self.figures.undone += 1
        self.figures.fields += len(told)
        if then == "over":
            self.figures.taps[self.told_in] += 1
        elif then:
            self.figures.calls += 1
        else:
            self.figures.battles += 1
        people = self.beside.match.decision.seat if not self.beside.match.over else seat
        self.look(people if people in self.people else seat)
        stream = self.stream()
        for event in follows:
            self.at_beside += self.same([event], stream[self.at_beside :])
        follows.clear()
        self.told = self.paper.copy()

    def real_cards(self) -> Callable[[Spot, Lies], Lies]:
        """Of cards that look alike those that lie there, or else some that lie nowhere open."""
        beside, seen = beside_of(self.beside.match), view(self.beside.match.state, SPECTATOR)
        there = {
            (one.at, one.name): one.value
            for at in beside.places(seen)
            for one in beside.fields(seen, at)
            if one.kind == "cards"
        }
        open_ones = {card for pile in there.values() if isinstance(pile, tuple) for card in pile}
        copies: dict[str, list[str]] = {}
        for card, title in self.titles.items():
            copies.setdefault(title, []).append(card)

        def real(spot: Spot, value: Lies) -> Lies:
            if not isinstance(value, tuple) or spot not in there:
                return value
            here = list(there.get(spot, ()))  # type: ignore[arg-type]
            taken: list[Any] = []
            for one in value:
                own = [c for c in copies.get(str(one), [one]) if c not in taken]
                first = [c for c in own if c in here]
                free = [c for c in own if c not in open_ones]
                taken.append((first or free or own)[0])
            return tuple(taken)

        return real

    def scene(self, seat: int) -> None:
        """What was called for is played with the program, until the person goes on alone."""
        while not self.inside.over and not self.at_rest():
            self.step()
        self.consume()
        self.told, self.why_is_told = self.paper.copy(), True

    # Checks

    def align_wounds(self) -> None:
        """Which of several spaces alike a marker lies on is nobody's concern."""
        for monster, spaces in self.paper.printed.wounds.items():
            spots = [(f"board:{monster}", f"wound {n}") for n in range(1, len(spaces) + 1)]
            theirs = self.fields_of(self.beside.match.state)
            ours = [(kind, self.paper.lies[spot]) for kind, spot in zip(spaces, spots, strict=True)]
            shown = [(kind, theirs[spot]) for kind, spot in zip(spaces, spots, strict=True)]
            if sorted(ours, key=str) == sorted(shown, key=str):
                self.paper.lies |= {spot: theirs[spot] for spot in spots}

    def check_boards(self) -> None:
        """Paper, inside and beside: the same lies everywhere."""
        self.align_wounds()
        inside = self.fields_of(self.inside.state)
        beside = self.fields_of(self.beside.match.state)
        both = {s: (inside[s], beside[s]) for s in inside if as_set(inside[s]) != as_set(beside[s])}
        assert not both, self.trouble(f"inside and beside: {both}")
        paper = self.paper.differs(beside)
        assert not paper, self.trouble(f"paper and beside: {paper}")


SAID = re.compile(r"(\w+) (\d+)")
"""How a sentence says a number: strength 2."""
KEPT = {
    "event": "events", "tuck": "blessings", "take-blessing": "blessings",
    "blessings-left": "blessings", "attacks-discarded": "attacks",
    "attack-deck": "attacks", "reshuffle event-discard": "events",
    "reshuffle blessing-discard": "blessings",
}  # fmt: skip
"""No cardboard moves by these where the app keeps it."""
DRAWN = {
    "forge-token": "set-up", "upper-board": "set-up", "place-monster": "events",
    "place-boss": "events",
}  # fmt: skip
"""Only the app can say what these are where it keeps it."""
CHOSEN = "LOR-6.5.3"
"""Where the boss goes by an event, whose turn it is says."""
OF_THE_APP = {"power", "row", "cards", "pile combat-discard"}
"""What the app keeps of Followers, and how many cards people hold: nobody moves cardboard."""
LOSSES = ("retreat", "lose-rune", "lose-card")
"""What people call for because of a monster or a card of which the app knows nothing."""
OF_LOSSES = ("retreat", "army-shrinks", "army-destroyed", "loses-power", "discard-card")
OF_CARDS = ("cards", "pile combat-discard")
"""Fields of combat cards: how many people hold, and what was discarded."""
FOLLOWS = ("gains-power", "slayer-token")


Order = Callable[[Option], Any]
"""By what options are sorted."""
Public = tuple[str, str, str, tuple[tuple[str, str], ...]]


def is_loss(event: Public) -> bool:
    return event[0] in ("army-shrinks", "army-destroyed", "retreat")


def last(option: Option) -> str:
    return option.text.split()[-1]


def as_set(value: Lies) -> object:
    return sorted(value, key=str) if isinstance(value, tuple) else value
