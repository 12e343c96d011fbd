"""Signature Moves: a character's own table instead of one standard card, with effects of its own (MOON-SIG)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from escarmouche.core.asks.ask import Choose
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.moonstone import questions
from escarmouche.games.moonstone.cards.card import Call, Card
from escarmouche.games.moonstone.cards.damage_changes import Change
from escarmouche.games.moonstone.cards.vocabulary import word
from escarmouche.games.moonstone.melee.combat_cards import Strike
from escarmouche.games.moonstone.state import Fighter
from escarmouche.games.moonstone.table import Moonstone

if TYPE_CHECKING:
    from escarmouche.games.moonstone.melee.blow import Blow


class During(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Parameters of a word that changes the damage of the round (MOON-SIG-05)."""


@word("during", "suffered")
class Guarded(During, frozen=True):
    """Damage suffered in this round is changed, once for each copy (Tactical Retreat)."""

    amount: int


@word("during", "unreducible")
class Unreducible(During, frozen=True):
    """The damage of this move is not reduced by passive abilities (Groin Tickler, MOON-AMB-56)."""


@clause("MOON-SIG-01", "MOON-SIG-03")
def strike_of(card: Card) -> Strike:
    """The table of a character's Signature Move."""
    move = card.signature
    if move is None:
        raise LookupError(f"{card.id} has no Signature Move")
    return Strike(move.types, move.deals, move.follow)  # type: ignore[arg-type]


def key(card: Card) -> str:
    """The id of a Signature Move in events: the book knows its name in both languages."""
    return f"{card.id}-signature"


@rule("MOON-SIG-02", "MOON-DEC-29", "MOON-FOLLOW-06")
def upgrade(game: Moonstone, blow: Blow) -> Rule[None]:
    """After the reveal, before damage: a fighter whose card matches may declare the upgrade."""
    if "signature_moves" not in game.on or not matches(blow.card, blow.move):
        return
    about: questions.Signature = {"model": blow.model.id, "card": blow.move, "move": key(blow.card)}
    answer = yield Choose(
        "signature", seat=blow.fighter.seat, rule="MOON-SIG-02", options=("upgrade", "keep"), about=about
    )
    if answer == "upgrade":
        blow.upgrade()
        game.tell("upgraded", "MOON-SIG-02", model=blow.model.id, card=blow.move, move=key(blow.card))


def matches(card: Card, move: str) -> bool:
    """Is this the standard card that the character's Signature Move replaces?"""
    return card.signature is not None and card.signature.upgrades == move


@clause("MOON-SIG-05", "MOON-SIG-06", "MOON-AMB-54", "MOON-END-04")
def guards(card: Card, fighter: Fighter) -> list[Change]:
    """How Signature Moves that a fighter has upgraded in this round change the damage it suffers, out of reach too."""
    if card.signature is None:
        return []
    copies = len(fighter.played) * fighter.upgraded + len(fighter.follow) * fighter.follow_upgraded
    return [
        Change(key(card), call.params.amount * copies)
        for call in card.signature.during
        if copies and isinstance(call.params, Guarded)
    ]


@clause("MOON-AMB-56")
def is_unreducible(card: Card) -> bool:
    """Does the Signature Move shrug off passive reductions?"""
    return card.signature is not None and any(isinstance(call.params, Unreducible) for call in card.signature.during)


def touches(call: Call) -> str:
    """Whom an effect touches: its own character ("self"), the enemy ("target") or everybody near ("pulse")."""
    return getattr(call.params, "to", "self")


@clause("MOON-AMB-48", "MOON-AMB-101")
def helps_owner(card: Card) -> bool:
    """Does the Signature Move have effects on its own character, so that it is worth playing with nobody to hit?"""
    move = card.signature
    return move is not None and (
        any(isinstance(call.params, Guarded) for call in move.during)
        or any(touches(call) == "self" for call in move.end)
    )
