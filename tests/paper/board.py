"""A board of paper: what lies where, as people see it who play with cardboard.

It knows no rule of any game and nothing of the program. Somebody reads out what is to be done, and
it is done: take away here, put there. What cannot be done is complained about, as people would.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Spot: TypeAlias = tuple[str, str]
"""A place and what is written beside it: 'area:5', 'armies bjorn'."""
Lies: TypeAlias = int | bool | str | tuple[int, ...] | tuple[str, ...]
Facts: TypeAlias = Mapping[str, str | int]


IDLE = (
    "first-to-choose", "lay-hero-tile", "first-turn", "turn", "challenge",
    "difficulty", "prefers", "pass", "hunt", "priority-attribute", "prefers-by", "could-invade",
    "skips-rune-action", "rune-action", "no-manoeuvre", "rests", "no-special-action",
    "action-unavailable", "chooses-action", "monster-die", "monster-stays", "territory-attack",
    "take-bonus", "marker-covered", "battle", "battle-value", "battle-decided", "follower-hunts",
    "hunt-succeeds", "hunt-fails", "attacks-run-out", "blocked", "defended", "undefended",
    "gains-bonus", "bonus-unfulfilled", "no-bonus", "cards-lost", "removes-card", "selects-card",
    "token-ignored", "no-token-yet", "ragnarok", "game-ends", "draw-tiles", "return-tiles",
    "pass-origin", "look-at-claws", "shows-hand",
)  # fmt: skip
"""What is only said: nothing moves by it."""


class Wrong(AssertionError):
    """What was read out cannot be done on this board."""


@dataclass(frozen=True)
class Printed:
    """What is printed on the box's own cardboard."""

    seats: tuple[str, ...]
    gods: tuple[str, ...]
    wounds: Mapping[str, tuple[str, ...]]
    """By monster the symbols of the spaces on its board, in their order."""
    pairs: tuple[frozenset[str], ...]
    """Monsters whose boards lie on each other."""


@dataclass
class Board:
    """All that lies on a table, by place and name."""

    printed: Printed
    lies: dict[Spot, Lies]
    used: set[str] = field(default_factory=set)
    """Artefacts that are turned."""

    def copy(self) -> Board:
        return Board(self.printed, dict(self.lies), set(self.used))

    def differs(self, other: Mapping[Spot, Lies]) -> dict[Spot, tuple[Lies, Lies]]:
        """Where something else lies there."""
        return {
            spot: (lies, other[spot])
            for spot, lies in self.lies.items()
            if spot in other and _as_seen(lies) != _as_seen(other[spot])
        }

    def carry_out(self, kind: str, seat: str, facts: Facts) -> bool:
        """Do what was read out, with the name of the seat if it has one; whether anything can
        move by it."""
        told = {name: str(fact) for name, fact in facts.items()}
        if kind in IDLE:
            return False
        if "target" in told:
            self._moved(told)
        if not self._done(kind, seat, told) and "target" not in told:
            raise Wrong(f"nobody knows what '{kind}' is: {told}")
        return True

    def _done(self, kind: str, seat: str, told: dict[str, str]) -> bool:
        """One thing that is read out; False if it is none of these."""
        here, own = f"area:{told.get('region', '')}", f"seat:{seat}"
        value = int(told.get("value", 0))
        match kind:
            case "place-hero" | "move-hero":
                self._figure("heroes", seat, here)
            case "sail":
                self._figure("drakkars", seat, f"area:{told['sea']}")
            case "place-monster" | "move-monster":
                self._figure("monsters", told["monster"], here)
            case "place-boss":
                self._figure("monsters", "loki", here)
            case "recruit":
                self._army(seat, told["region"], 0, value)
            case "army-grows" | "army-shrinks":
                self._army(told["owner"], told["region"], value, int(told["new"]))
            case "army-destroyed":
                self._army(told["owner"], told["region"], value)
            case "army-stays":
                self._army(told["owner"], told["region"], value, 1)
            case "move-army" | "invades" | "place-army" | "support" | "carried-off" | "retreat":
                if told["origin"].isdecimal():
                    self._army(seat, told["origin"], value)
                self._army(seat, told["region"], 0, value)
            case "take-control":
                self._put(here, "control", seat)
            case "build-temple":
                self._put(here, "temple", True)
            case "desolation" | "cleansed":
                self._put(here, "desolation", kind == "desolation")
            case "forge-token":
                self._put(here, "token", told["rune"])
                self._put(here, "forge", True)
            case "takes-from-forge" | "forge-emptied" | "forge-rune":
                self._put(here, "forge", False)
                if kind == "forge-rune":
                    self._count(own, f"runes {told['rune']}", 1)
            case "forges-filled":
                for region in told["regions"].split():
                    self._put(f"area:{region}", "forge", True)
            case "gain-rune" | "discard-rune":
                self._count(own, f"runes {told['rune']}", 1 if kind == "gain-rune" else -1)
            case "pay-runes":
                for rune in told["runes"].split():
                    self._count(own, f"runes {rune}", -1)
            case "gains-power" | "pays-power" | "loses-power":
                self._put(own, "power", int(told["runes"]))
            case "send-priest":
                self._count(own, "priests", -1)
                self._count(f"piece:monument-{told['god']}", f"sent {seat}", 1)
            case "gain-priests":
                self._count(own, "priests", int(told["count"]))
            case "priests-away":
                self._count(own, "priests", -int(told["count"]))
            case "follower":
                for name in ("authority", "strength", "wisdom"):
                    self._put(own, f"attribute {name}", int(told[name]))
            case "raise-attribute" | "lower-attribute":
                self._put(own, f"attribute {told['attribute']}", value)
            case "injured":
                self._add(own, "injured", told["attribute"])
            case "healed":
                self._take(own, "injured", told["attribute"])
            case "ally":
                self._add(f"area:{told['realm']}", "allies", seat)
            case "control-monster" | "release-monster":
                owner = seat if kind == "control-monster" else ""
                self._put(f"board:{told['monster']}", "ring", owner)
            case "wound" | "wound-healed":
                marks = ("", seat) if kind == "wound" else (seat, "")
                self._wound(told["prey"], told["space"], *marks)
            case "regenerate":
                self._unmark(told["prey"])
            case "kill":
                self._killed(seat, told["prey"])
            case "slayer-token":
                self._count(own, "slayer-tokens", 1)
            case "use-card" | "recharge":
                cards = (told.get("cards") or told.get("card") or "").split()
                self.used = self.used | {*cards} if kind == "use-card" else self.used - {*cards}
                self._turn()
            case "special-action":
                self._add(f"piece:action-{told['action']}", "markers", seat)
            case "build-monument":
                if told["god"] != "none":  # all are as high as they can be: nothing rises
                    self._put(f"piece:monument-{told['god']}", "level", int(told["level"]))
            case "table-cleared":
                self._clear()
            case "condition-fulfilled":
                self._add("table:", "conditions", told["condition"])
            case "upper-board":
                self._on_top(told["monster"])
            case "keep-hero" | "keep-origin" | "take-origin":
                tile = own, kind.partition("-")[2]
                if tile in self.lies:  # the app's own tiles are no cardboard
                    self._put(*tile, told["card"])
            case "arbiter" | "arbiter-moves":
                self._put("table:", "arbiter", seat)
            case _:
                return False
        return True

    # Take away here, put there

    def _put(self, at: str, name: str, value: Lies) -> None:
        if (at, name) not in self.lies:
            raise Wrong(f"there is no {name} at {at}")
        self.lies[at, name] = value

    def _count(self, at: str, name: str, change: int) -> None:
        now = self.lies[at, name]
        if not isinstance(now, int) or now + change < 0:
            raise Wrong(f"{at} {name} is {now}: cannot change by {change}")
        self._put(at, name, now + change)

    def _pile(self, at: str, name: str) -> list[str]:
        now = self.lies[at, name]
        assert isinstance(now, tuple), (at, name)
        return [str(one) for one in now]

    def _add(self, at: str, name: str, one: str) -> None:
        pile = self._pile(at, name)
        if one in pile:
            raise Wrong(f"{one} is there already: {at} {name}")
        self._put(at, name, (*pile, one))

    def _take(self, at: str, name: str, one: str) -> None:
        pile = self._pile(at, name)
        if one not in pile:
            raise Wrong(f"no {one} at {at} {name}, but {pile}")
        pile.remove(one)
        self._put(at, name, tuple(pile))

    def _spots(self, name: str) -> list[str]:
        return [at for at, named in self.lies if named == name]

    def _away(self, name: str, one: str) -> None:
        """A figure leaves wherever it stands."""
        for at in self._spots(name):
            if one in self._pile(at, name):
                self._take(at, name, one)

    def _figure(self, name: str, one: str, at: str) -> None:
        self._away(name, one)
        self._add(at, name, one)

    def _army(self, seat: str, region: str, old: int = 0, new: int = 0) -> None:
        """An army of this value becomes one of that; 0 is none."""
        at, name = f"area:{region}", f"armies {seat}"
        now = self.lies[at, name]
        assert isinstance(now, tuple)
        there = [int(one) for one in now]
        if old:
            if old not in there:
                raise Wrong(f"no army of {old} of {seat} in {region}, but {there}")
            there.remove(old)
        if new:
            there.append(new)
        self._put(at, name, tuple(sorted(there, reverse=True)))

    def _moved(self, told: dict[str, str]) -> None:
        """Cards from pile to pile, by name or only so many."""
        cards = (told.get("cards") or told.get("card") or "").split()
        count = int(told.get("count", len(cards)))
        for zone, sign in ((told["origin"], -1), (told["target"], 1)):
            at, name = _spot_of(zone)
            if (at, name) not in self.lies:
                continue
            if name == "cards":
                self._count(at, name, sign * count)
                continue
            if len(cards) != count:
                raise Wrong(f"which {count} cards lie open at {at} {name}?")
            for card in cards:
                if sign > 0:  # several may look alike
                    self._put(at, name, (*self._pile(at, name), card))
                else:
                    self._take(at, name, card)
                self.used.discard(card)
        self._turn()

    def _turn(self) -> None:
        """Which of the artefacts before a seat are turned."""
        for at in self._spots("exhausted"):
            held = self._pile(at, "artefacts")
            self._put(at, "exhausted", tuple(card for card in held if card in self.used))

    def _unmark(self, monster: str) -> None:
        for number in range(1, len(self.printed.wounds.get(monster, ())) + 1):
            self._put(f"board:{monster}", f"wound {number}", "")

    def _wound(self, monster: str, symbol: str, before: str, after: str) -> None:
        """A marker on the first space with this symbol that looks so now."""
        for number, shown in enumerate(self.printed.wounds.get(monster, ()), 1):
            spot = f"board:{monster}", f"wound {number}"
            if shown == symbol and self.lies[spot] == before:
                self._put(*spot, after)
                return
        if monster in self.printed.wounds:
            raise Wrong(f"no space '{symbol}' of {monster} for {before or after}")

    def _killed(self, seat: str, monster: str) -> None:
        if monster in self.printed.wounds:  # with the boss the game is over
            self._away("monsters", monster)
            self._unmark(monster)
            self._put(f"board:{monster}", "ring", "")
            self._put(f"board:{monster}", "slain", seat)

    def _clear(self) -> None:
        for god in self.printed.gods:
            for seat in self.printed.seats:
                self._put(f"piece:monument-{god}", f"sent {seat}", 0)
        for at in self._spots("markers"):
            self._put(at, "markers", ())

    def _on_top(self, monster: str) -> None:
        for pair in self.printed.pairs:
            for one in pair if monster in pair else ():
                self._put(f"board:{one}", "upper", one == monster)


def _spot_of(zone: str) -> Spot:
    """The field that shows a pile."""
    name, _, seat = zone.partition(" ")
    if seat:
        return f"seat:{seat}", "cards" if name == "hand" else name
    return "table:", f"pile {name}"


def _as_seen(lies: Lies) -> object:
    """Piles of which nobody minds the order lie alike."""
    return sorted(lies, key=str) if isinstance(lies, tuple) else lies
