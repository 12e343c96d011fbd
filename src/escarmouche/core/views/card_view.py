"""A printed card as a reader wants it: name, numbers, health bar, abilities in words. The client draws it and knows no game by name."""

from __future__ import annotations

import msgspec

from escarmouche.core.views.scene import Name


class Stat(msgspec.Struct, omit_defaults=True, frozen=True):
    """A number on a card. `name` is a word of the game's texts (`stat-<name>`); a length is in thousandths of the unit."""

    name: str
    value: int | str
    length: bool = False
    signed: bool = False  # +1, -1: a change, not an amount


class Part(msgspec.Struct, omit_defaults=True, frozen=True):
    """An ability: its name, what it costs and how far it reaches, and what it does in words."""

    id: str
    name: Name
    text: Name
    stats: list[Stat] = []
    words: list[str] = []  # words of the game: once-per-game, arcane
    rule: str = ""


class Section(msgspec.Struct, omit_defaults=True, frozen=True):
    """A block of abilities under one word of the game's texts (`section-<name>`)."""

    name: str
    parts: list[Part]


class CardView(msgspec.Struct, omit_defaults=True, frozen=True):
    """A whole card."""

    id: str
    name: Name
    words: list[str] = []  # keywords, factions
    stats: list[Stat] = []
    boxes: int = 0  # of the health bar
    dots: list[int] = []  # the boxes that carry a dot, counted from 1
    sections: list[Section] = []
    emblem: str = ""  # what its counter carries; empty: the first letters of its name
