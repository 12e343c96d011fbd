"""Passive words: what is always on (MOON-DEF-10). The rules that they change look them up on the card."""

from __future__ import annotations

from typing import Literal

import msgspec

from escarmouche.games.moonstone.cards.card import DamageType, Move
from escarmouche.games.moonstone.cards.vocabulary import word


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Parameters of a passive word."""


@word("passive", "dealt")
class Dealt(Word, frozen=True):
    """Melee Dmg dealt is changed, for some types (none named: all), with some card only, or becomes Null (MOON-DMG-02)."""

    amount: int = 0
    types: tuple[DamageType, ...] = ()
    card: Move | None = None
    null: bool = False


@word("passive", "suffered")
class Suffered(Word, frozen=True):
    """Dmg suffered is changed, for some types (none named: all), from whatever source (MOON-DMG-05)."""

    amount: int
    types: tuple[DamageType, ...] = ()
    melee_only: bool = False


@word("passive", "harvest-cost")
class HarvestCost(Word, frozen=True):
    """Each Harvest costs more (Weakling)."""

    amount: int


@word("passive", "slow")
class Slow(Word, frozen=True):
    """Jog limited to 2" (MOON-MOVE-04)."""


@word("passive", "premonition")
class Premonition(Word, frozen=True):
    """May interrupt with a Reaction Step when an enemy declares it as a target (MOON-AMB-62)."""


@word("passive", "predictable")
class Predictable(Word, frozen=True):
    """Shows its hand to the opponent before Combat Cards are chosen (MOON-AMB-85)."""


@word("passive", "divine-intervention")
class DivineIntervention(Word, frozen=True):
    """Two Catastrophes in the resist hand cancel an enemy Arcane Ability (MOON-AMB-42)."""

    distance: float = 4


@word("passive", "spite")
class Spite(Word, frozen=True):
    """Restores wounds each time it causes wounds to an enemy (Rancunier)."""

    amount: int = 1


@word("passive", "vicious")
class Vicious(Word, frozen=True):
    """Gains energy each time it causes wounds to an enemy, a few times a turn (Perfide, MOON-AMB-83)."""

    amount: int = 1
    limit: int = 3


@word("passive", "near")
class Near(Word, frozen=True):
    """A stat is changed while a model with a keyword stands near (Lard Lover)."""

    stat: Literal["melee", "arcane", "evade"]
    amount: int
    keyword: str
    distance: float


@word("passive", "stride")
class Stride(Word, frozen=True):
    """Jogs further, or less far (inches); Slow caps it all the same (MOON-AMB-72)."""

    amount: float


@word("passive", "regenerate")
class Regenerate(Word, frozen=True):
    """Restores wounds at each Replenish Step, before its energy is counted (MOON-HEALTH-03)."""

    amount: int = 1
