"""What is said of places and tokens, for those who point at them or hear the picture."""

from __future__ import annotations

from ragnatafl.games.bloodrage.face.sight import BloodRageSight
from ragnatafl.games.bloodrage.rules.board import (
    FJORDS,
    PLACES,
    PROVINCES,
    REGIONS,
    YGGDRASIL,
    ProvinceId,
)
from ragnatafl.games.bloodrage.rules.components import REWARDS, UNKNOWN
from ragnatafl.games.bloodrage.rules.state import (
    empty_villages,
    is_destroyed,
    is_pillaged,
    strength,
)
from ragnatafl.kernel.seats import Seat
from ragnatafl.kernel.state import seats_of


def province_label(sight: BloodRageSight, province: ProvinceId) -> tuple[str, str]:
    """A short one, name and strengths; and a long one."""
    game, content = sight.game, sight.content
    name = sight.name(PROVINCES.write(province))
    if is_destroyed(game, province):
        label = f"{name}: {sight.say('draw-destroyed')}"
        return label, label
    parts, short = [name], [name]
    if province != YGGDRASIL:
        parts.append(sight.name(REGIONS.write(content.region[province])))
        free, count = empty_villages(game, province), content.villages[province]
        parts.append(sight.say("draw-villages", ("empty", free), ("count", count)))
    parts.append(token_label(sight, province))
    parts += (
        sight.say("draw-doom", ("age", age))
        for age, doomed in enumerate(game.dooms[game.age - 1 :], game.age)
        if doomed == province
    )
    for seat in seats_of(game):
        power = strength(game, seat, province)
        if game.groups[seat][province] or power:
            figures = figures_label(sight, seat, province)
            parts.append(f"{figures}, {sight.say('draw-str', ('value', power))}")
            short.append(f"{sight.names[seat]} {power}")
    return " · ".join(short), " · ".join(parts)


def fjord_label(sight: BloodRageSight, number: int) -> tuple[str, str]:
    """Its name; and with it the provinces that ships there support, and the ships."""
    game, fjord = sight.game, FJORDS[number]
    supported = [
        PROVINCES.write(province)
        for province, own in enumerate(sight.content.fjord)
        if own == fjord and not is_destroyed(game, province)
    ]
    name = sight.name(PLACES.write(fjord))
    parts = [name]
    if supported:
        parts.append(sight.say("draw-fjord", ("provinces", " ".join(supported))))
    ships = [figures_label(sight, s, fjord) for s in seats_of(game) if game.groups[s][fjord]]
    return name, " · ".join((*parts, *ships))


def figures_label(sight: BloodRageSight, seat: Seat, place: int) -> str:
    """Whose figures are in a place, and which."""
    group = sight.game.groups[seat][place]
    who = f"{sight.names[seat]} ({sight.clan(seat)})"
    return f"{who}: {sight.group(group)}" if group else who


def token_label(sight: BloodRageSight, province: ProvinceId) -> str:
    if is_pillaged(sight.game, province):
        return sight.say("draw-pillaged")
    reward = sight.game.rewards[province]
    name = "none" if reward == UNKNOWN else REWARDS.write(reward)
    return sight.say("draw-token", ("reward", name))
