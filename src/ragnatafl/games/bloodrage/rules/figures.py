"""BR-2.2: figures, and groups of them: what a clan has in one place, as one small number.

A group counts warriors in its low four bits and has one bit for each other figure. Places hold one
group a clan, so that figures move, die and are counted without a loop over pieces. Groups are added
and taken apart with + and -.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NewType

from ragnatafl.kernel.codecs import BadInput, Custom, Flags, Names, Number, Parts, spelt

FigureId = NewType("FigureId", int)
Group = NewType("Group", int)

MONSTERS: Final = (
    "troll", "sea-serpent", "valkyrie", "fire-giant", "frost-giant", "volur-witch",
    "dwarf-chieftain", "dark-elf", "soldier-of-hel",
)  # fmt: skip
FIGURES: Final = spelt(FigureId, Names("figure", ("warrior", "leader", "ship", *MONSTERS)))
WARRIOR: Final = FigureId(0)
LEADER: Final = FigureId(1)
SHIP: Final = FigureId(2)
FIRST_MONSTER: Final = FigureId(3)
SEA_SERPENT: Final = FigureId(FIGURES.read("sea-serpent"))

NONE: Final = Group(0)
WARRIORS: Final = 0b1111
"""The bits of a group that count warriors."""
_BITS: Final = 4 + len(FIGURES) - 1


def one(figure: FigureId) -> Group:
    """The group of this figure alone."""
    return Group(1 if figure == WARRIOR else 8 << figure)


ONE: Final = [one(FigureId(figure)) for figure in range(len(FIGURES))]
SHIPS: Final = ONE[SHIP] | ONE[SEA_SERPENT]
"""BR-2.2.1: what goes into fjords and nowhere else."""
PLAIN: Final = WARRIORS | ONE[LEADER] | ONE[SHIP]
"""All figures but monsters."""
COUNT: Final = bytes((group & WARRIORS) + (group >> 4).bit_count() for group in range(1 << _BITS))
"""How many figures a group has."""
_KINDS: Final[list[tuple[FigureId, ...]]] = [()]
"""By set of kinds: those in it, in their order."""
for _kind in range(len(FIGURES)):
    _KINDS.extend([(*others, FigureId(_kind)) for others in _KINDS])


def figures_in(group: Group) -> tuple[FigureId, ...]:
    """The kinds of figures in a group, each once, in a fixed order.

    >>> [FIGURES.write(figure) for figure in figures_in(Group(3 + ONE[LEADER]))]
    ['warrior', 'leader']
    """
    others = group >> 4 << 1
    return _KINDS[others | 1 if group & WARRIORS else others]


def has(group: Group, figure: FigureId) -> bool:
    return bool(group & (WARRIORS if figure == WARRIOR else ONE[figure]))


def part(group: Group, mask: int) -> Group:
    """The figures of a group that are of these kinds: `part(group, SHIPS)`."""
    return Group(group & mask)


def all_of(group: Group, figure: FigureId) -> Group:
    """All figures of one kind in a group."""
    return Group(group & (WARRIORS if figure == WARRIOR else ONE[figure]))


def write_group(number: int) -> str:
    """
    >>> write_group(3 + ONE[LEADER]), write_group(0)
    ('3-warrior leader', 'nothing')
    """
    return " ".join(_words(Group(number))) or "nothing"


def _words(group: Group) -> Iterator[str]:
    for figure in figures_in(group):
        count = group & WARRIORS if figure == WARRIOR else 1
        yield f"{count}-warrior" if count > 1 else FIGURES.write(figure)


def read_group(text: str) -> int:
    if text == "nothing":
        return NONE
    group = 0
    for word in text.split():
        count, dash, name = word.partition("-")
        number = int(count) if dash and count.isascii() and count.isdigit() else 1
        figure = FigureId(FIGURES.read(name if dash and count.isdigit() else word))
        if has(Group(group), figure) or not 1 <= number <= (
            MOST_WARRIORS if figure == WARRIOR else 1
        ):
            raise BadInput(f"{text!r} is no group, write it as '3-warrior leader troll'")
        group += number * ONE[figure]
    return group


MOST_WARRIORS: Final = 8


def split_group(group: int) -> tuple[int, int]:
    """How many warriors, and which other figures."""
    return group & WARRIORS, group >> 4


GROUP: Final = spelt(
    Group,
    Custom(
        "group", write_group, read_group,
        Parts(
            split_group, warriors=Number("warriors", 0, MOST_WARRIORS),
            others=Flags("others", FIGURES.ids[LEADER:]),
        ),
    ),
)  # fmt: skip
