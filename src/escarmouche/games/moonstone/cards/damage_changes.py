"""What the passives of a card change in damage and wounds, sorted once for each card, so that a blow only looks it up."""

from __future__ import annotations

from typing import Any, NamedTuple

from escarmouche.core.play.memo import Memo
from escarmouche.core.play.rule import clause
from escarmouche.games.moonstone.cards.card import Card
from escarmouche.games.moonstone.state import MOVES, TYPES

KEPT = 1024  # cards remembered; players' own cards come and go


class Change(NamedTuple):
    """One line of the arithmetic: the id of what changes the damage, and by how much. `null` makes it Null."""

    source: str
    amount: int
    null: bool = False


class Trigger(NamedTuple):
    """Something that happens each time wounds are caused to an enemy."""

    source: str
    amount: int
    limit: int = 0


class Changes:
    """The tables of one card. The type is "" for a blow that has none."""

    __slots__ = ("card", "dealt", "predictable", "resisted", "spite", "suffered", "vicious")

    def __init__(self, card: Card) -> None:
        self.card = card  # kept, so that no other card gets its id
        types = ("", *TYPES)
        self.dealt = {(move, type): _dealt(card, move, type) for move in MOVES for type in types}
        self.suffered = {type: _suffered(card, type, melee=True) for type in types}
        self.resisted = {type: _suffered(card, type, melee=False) for type in types}
        self.spite = [Trigger(source, word.amount) for source, word in _words(card, "spite")]
        self.vicious = [Trigger(source, word.amount, word.limit) for source, word in _words(card, "vicious")]
        self.predictable = any(_words(card, "predictable"))


_made = Memo(KEPT)


def changes(card: Card) -> Changes:
    """The tables of a card, made the first time they are asked for."""
    return _made.keep(id(card), Changes, card)


def _words(card: Card, word: str) -> list[tuple[str, Any]]:
    return [(passive.id, call.params) for passive in card.passives for call in passive.words if call.word == word]


@clause("MOON-DMG-02", "MOON-DMG-04", "MOON-AMB-84")
def _dealt(card: Card, move: str, type: str) -> tuple[Change, ...]:
    """Changes of Melee damage dealt with a card of the hand and a type."""
    return tuple(
        Change(source, word.amount, word.null)
        for source, word in _words(card, "dealt")
        if (not word.types or type in word.types) and word.card in (None, move)
    )


@clause("MOON-DMG-05")
def _suffered(card: Card, type: str, melee: bool) -> tuple[Change, ...]:
    """Changes of damage suffered of a type; those for Melee count in Melee only."""
    return tuple(
        Change(source, word.amount)
        for source, word in _words(card, "suffered")
        if (not word.types or type in word.types) and (melee or not word.melee_only)
    )
