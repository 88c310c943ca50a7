"""Whether a hunt may end in a kill, told from a view alone.

What is hidden is dealt again and again as the viewer believes that it may lie: what the hunter and
the monster hold, and both decks. Then the hunt is played out by the rules, and everybody is taken
to choose so: the monster attacks with any of its cards, each as likely as the other. The hunter
defends with a shield, or with cards that can wound nothing here, and with others only if the hunt
is at stake; wounds all spaces if the hand has a card for each, else a fair share of them, for there
must be something to strike with in the rounds to come; uses what helps, and keeps its wisdom whole.
"""

from __future__ import annotations

import random
from typing import ClassVar, Final

from ragnatafl.games.lords.mind.odds import is_open, outlook
from ragnatafl.games.lords.rules import moments
from ragnatafl.games.lords.rules.artefacts import Decline, Use
from ragnatafl.games.lords.rules.attributes import Injure, InjureAttribute, TakeInjury, unhurt
from ragnatafl.games.lords.rules.components import (
    ATTACK_DECK,
    ATTACK_PLAYED,
    COMBAT_DECK,
    SHIELD,
    WEAPONS,
    WEAPONS_OF,
    WISDOM,
    CardId,
    KindId,
    SpaceId,
    WeaponId,
    claws_of,
    hand_of,
)
from ragnatafl.games.lords.rules.hunt.hunts import (
    Defend,
    DefendNoMore,
    DefendWith,
    EndHunt,
    EndRound,
    HeroRound,
    PlayAttack,
    Strike,
    StrikeTwice,
    defence,
    fury,
    is_defended,
    keeper,
    matches,
    open_attack,
)
from ragnatafl.games.lords.rules.hunt.texts import FailHunt, SpecialAttack
from ragnatafl.games.lords.rules.reserves import DiscardCard, DrawCards
from ragnatafl.games.lords.rules.state import Lords, content_of, hand, is_hunting, open_spaces
from ragnatafl.kernel.agenda import AnyStep
from ragnatafl.kernel.chance import fresh_luck
from ragnatafl.kernel.decisions import Decision, Option
from ragnatafl.kernel.odds import (
    CERTAIN,
    IMPOSSIBLE,
    Chance,
    Hidden,
    Policy,
    Prospect,
    carry_out,
    counted,
    is_narrow,
    thought,
)
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.views import to_reckon

HUNTS: Final = 48
_FEW: Final = 16
_NO_CARD: Final = CardId(-1)
_ALL_WEAPONS: Final = (1 << len(WEAPONS)) - 1


def hunt_chance(game: Lords) -> Chance:
    """How likely the hunt that goes on kills the prey, for what the viewer knows."""
    if not is_hunting(game):
        return CERTAIN if game.prey >= 0 and not open_spaces(game, game.prey) else IMPOSSIBLE
    return _Hunt(to_reckon(game)).chance()


def chances(game: Lords) -> list[Prospect]:
    """What the viewer may ask now: who wins the battle that goes on, and whether prey is killed."""
    found: list[Prospect] = []
    if is_open(game):
        found += [Prospect("chance-win", seat, part) for seat, part in outlook(game).chances]
    if is_hunting(game):
        found.append(Prospect("chance-kill", game.active, hunt_chance(game)))
    return found


class _Hunt(Policy[Lords]):
    """A hunt that is played to its end many times."""

    def __init__(self, game: Lords) -> None:
        self.rng = random.Random(29)
        self.viewer = game.viewer
        self.game = thought(game, self.rng)
        zones = [hand_of(game.active), claws_of(keeper(game)), COMBAT_DECK, ATTACK_DECK]
        self.deals = Hidden(game).deals(zones)
        self.steps: list[AnyStep] = []
        """What is still to be done before the hunt ends."""
        for step in reversed(game.agenda):
            if isinstance(step, EndHunt):
                break
            self.steps.append(step)
        content = content_of(game)
        self.kinds, self.value, self.weapon = content.space_kind, content.value, content.weapon
        self.draws = [0] * len(content.weapon)
        """By combat card: how many cards its wound brings;"""
        self.fits = [0] * len(content.weapon)
        """the weapons for which it may stand, as a bit mask."""
        for card in content.combat:
            self.draws[card] = _drawn_after(game, card)
            self.fits[card] = _fitting_weapons(game, card)
        self.is_free = False
        """Somebody else than the viewer had something to choose, or chance was drawn."""

    def chance(self) -> Chance:
        """Until it is known well enough, or for so many hunts."""
        kills, is_free = 0, False
        for hunts in range(1, HUNTS + 1):
            self.deals.put(self.game, hunts)
            fresh_luck(self.game, self.rng)
            kills += self.kills(self.game.clone())
            is_free = is_free or self.is_free
            if hunts % 8 == 0 and hunts > _FEW and is_narrow(counted(kills, hunts)):
                break
        if kills in (0, hunts) and not is_free:
            return CERTAIN if kills else IMPOSSIBLE
        return counted(kills, hunts)

    def kills(self, game: Lords) -> bool:
        game.drawn = self.is_free = False
        carry_out(game, self.steps, self)
        self.is_free = self.is_free or game.drawn
        return not open_spaces(game, game.prey)

    # How everybody is taken to choose

    foreseen: ClassVar[tuple[type[AnyStep], ...]] = (Defend, HeroRound)

    def foresee(self, game: Lords, step: AnyStep) -> tuple[Seat, Option] | None:
        if game.hunt_ended:
            return None
        if game.active != self.viewer:
            self.is_free = True
        return game.active, self.defend(game) if type(step) is Defend else self.strike(game)

    def choose(self, game: Lords, decision: Decision) -> Option:
        options = decision.options
        if decision.seat != self.viewer and len(options) > 1:
            self.is_free = True
        if decision.seat != game.active:  # the monster; and who would help may or may not
            return options[int(self.rng.random() * len(options))]
        best, most = options[0], -99
        for option in options:
            liked = self.liked(game, option)
            if liked > most:
                best, most = option, liked
        return best

    def liked(self, game: Lords, option: Option) -> int:
        """Of what the hunter is offered beside: the higher the better."""
        if isinstance(option, Use):
            hurts = [
                isinstance(s, TakeInjury)
                for s in moments.HUNT.steps_of(game, option.card, game.active)
            ]
            return 1 if not any(hurts) or len(unhurt(game, game.active)) > 1 else -2
        if isinstance(option, Decline):
            return -1
        if isinstance(option, InjureAttribute):
            return -2 if option.attribute == WISDOM else 0
        if isinstance(option, DiscardCard):
            return -self.use_of(game, option.card)
        if isinstance(option, PlayAttack):  # the hunter may choose it
            return -content_of(game).attack[option.card].fury
        return 0

    def use_of(self, game: Lords, card: CardId) -> int:
        """How much a hunter wants to keep a card: shields, what wounds, what is worth more."""
        wanted = 20 * bool(self.fits[card] & self.wanted(game))
        return max(wanted, 10 * (self.weapon[card] == SHIELD)) + self.value[card]

    def wanted(self, game: Lords) -> int:
        """The weapons that open spaces ask for, as a bit mask."""
        found = 0
        for space in open_spaces(game, game.prey):
            for weapon in WEAPONS_OF[self.kinds[space]]:
                found |= 1 << weapon
        return found

    def defend(self, game: Lords) -> Option:
        """Shields first, then what wounds nothing; the rest only if all is at stake."""
        if is_defended(game):
            return DefendNoMore()
        held, value = hand(game, game.active), self.value
        if open_attack(game).shield:
            for card in held:
                if self.weapon[card] == SHIELD:
                    return DefendWith(card)
        needed, wanted = fury(game) - defence(game), self.wanted(game)
        spare = [card for card in held if not self.fits[card] & wanted]
        if sum([value[card] for card in spare]) < needed:
            if not self.is_at_stake(game) or sum([value[card] for card in held]) < needed:
                return DefendNoMore()
            spare = spare or held
        best = spare[0]
        for card in spare:
            if value[card] > value[best]:
                best = card
        return DefendWith(best)

    def is_at_stake(self, game: Lords) -> bool:
        """Would the attack end the hunt?"""
        attack, injuries = CardId(game.zones[ATTACK_PLAYED][-1]), 0
        for step in moments.ATTACK.steps_of(game, attack, game.active):
            if isinstance(step, FailHunt):
                return True
            if isinstance(step, Injure):
                injuries += step.count
            elif isinstance(step, SpecialAttack):
                injuries += 1
        return injuries > len(unhurt(game, game.active))

    def strike(self, game: Lords) -> Option:
        """Rather with what draws, then with that of which there is most; what fits all last."""
        spaces, held = open_spaces(game, game.prey), hand(game, game.active)
        if game.struck_now:
            rounds = max(1, len(game.zones[ATTACK_DECK]) // 2)
            is_share = game.struck_now * rounds >= len(spaces) + game.struck_now
            if is_share and not self.has_all(spaces, held):
                return EndRound()
        best: Option = EndRound()
        most = -99
        for kind in dict.fromkeys([self.kinds[space] for space in spaces]):
            cards = self.fitting(kind, held)
            if cards:
                first = cards[0]
                weapon = self.weapon[first]
                liked = 10 * self.draws[first] - 5 * (self.fits[first] != 1 << weapon)
                liked += len([card for card in held if self.weapon[card] == weapon])
                if liked > most:
                    most = liked
                    one = len(cards) == 1
                    best = Strike(first, kind) if one else StrikeTwice(first, cards[1], kind)
        return best

    def fitting(self, kind: KindId, held: list[CardId]) -> list[CardId]:
        """A card for each weapon of a space, or none at all; one that fits all goes last."""
        found: list[CardId] = []
        for weapon in WEAPONS_OF[kind]:
            best, bit = _NO_CARD, 1 << weapon
            for card in held:
                fits = self.fits[card]
                if fits & bit and card not in found:
                    best = card
                    if fits == bit:
                        break
            if best == _NO_CARD:
                return []
            found.append(best)
        return found

    def has_all(self, spaces: list[SpaceId], held: list[CardId]) -> bool:
        """Is there a card for every space?"""
        rest = held[:]
        for space in spaces:
            cards = self.fitting(self.kinds[space], rest)
            if not cards:
                return False
            for card in cards:
                rest.remove(card)
        return True


def _drawn_after(game: Lords, card: int) -> int:
    steps = moments.HUNT_AFTER.steps_of(game, card, game.active)
    return sum([step.count for step in steps if isinstance(step, DrawCards)])


def _fitting_weapons(game: Lords, card: int) -> int:
    own = content_of(game).weapon[card]
    other = WeaponId(0 if own else 1)
    return _ALL_WEAPONS if matches(game, card, other) else 1 << own
