"""What is in the box and can be read: cards, boards, tokens, each with its face and its words."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Component:
    """One thing of the box; copies are one."""

    id: str
    """How pages and addresses call it, as anchors are called: 'card:troll-1', 'board:draugr'."""
    kind: str
    """What it is listed under; the game's words have `kind-...`."""
    name: str
    text: str
    """What it does, in whole sentences."""
    source: str
    """Where it comes from: the rulebook, another public source, or our own proposal."""
    face: str
    """Its picture, whole but for the style and the definitions of its game (`Face.art`)."""
    facts: tuple[str, ...] = ()
    """Its numbers and signs, in words."""
    rules: tuple[str, ...] = ()
    """The rules that tell more of it."""
    anchors: tuple[str, ...] = ()
    """What else on a table, or in a fact of an event, is this thing: 'piece:rune-uruz', or
    'hero:ragnar' for a fact `hero` that has another kind than the component."""
    ids: tuple[str, ...] = ()
    """By which ids of the content sentences name it."""
    cards: tuple[int, ...] = ()
    """The numbers of its copies, if it is a card."""
    entries: tuple[str, ...] = ()
    """The entries of the content that it shows, with their kind: 'monster draugr'."""
