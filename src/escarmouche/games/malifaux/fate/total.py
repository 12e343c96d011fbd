"""Duel totals: what a side has, with which suits (MALI-DUEL-08, -11)."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.fate import deck
from escarmouche.games.malifaux.state import Duel, Mod, Model, Side
from escarmouche.games.malifaux.table import Malifaux


@clause("MALI-DUEL-08", "MALI-DUEL-11", "MALI-DUEL-04", "MALI-AMB-03")
def total(duel: Duel, side: Side) -> int:
    """Stat, value of the card in the Conflict and modifiers; a side that relents has the other's total."""
    if side.relents:
        side = duel.sides[0]
    amount = side.stat_value + deck.value(side.card) if side.card else side.stat_value
    for mod in side.mods:
        amount += mod.amount
    return amount


@clause("MALI-DUEL-11", "MALI-ACTN-02", "MALI-AMB-03", "MALI-AMB-20")
def suits(duel: Duel, side: Side) -> list[str]:
    """The suits in a total: printed, bought, and that of the card."""
    if side.relents:
        side = duel.sides[0]
    return [*side.suits, side.suit] if side.suit else list(side.suits)


@clause("MALI-TRIG-01", "MALI-DUEL-13")
def holds(had: Sequence[str], wanted: Sequence[str]) -> bool:
    """Are all these suits there? A suit wanted twice must be there twice.

    >>> holds(("ram", "crow"), ("crow",)), holds(("ram", "crow"), ("ram", "ram"))
    (True, False)
    """
    return not wanted or all(had.count(suit) >= wanted.count(suit) for suit in wanted)


def other_side(duel: Duel, side: Side) -> Side | None:
    """The other side of an opposed duel."""
    return duel.sides[side is duel.sides[0]] if len(duel.sides) > 1 else None


def about(duel: Duel, side: Side) -> questions.Prepare:
    """What a question in a duel is about: the models, the totals as the cards make them now, the TN."""
    other = other_side(duel, side)
    case = "in-opposed" if other else "in-simple"  # which of its texts a question has
    said: questions.Prepare = {"case": case, "model": side.model, "total": total(duel, side), "tn": duel.tn}
    if other:
        said |= {"target": other.model, "other": total(duel, other)}
    return said


# -- for effects that change the duel being performed


def side_of(game: Malifaux, model: Model) -> Side | None:
    """A model's side of it."""
    sides = game.duel.sides if game.state.duels else []
    return next((side for side in sides if side.model == model.id), None)


@clause("MALI-DUEL-06", "MALI-DUEL-13", "MALI-TRIG-07")
def alter(side: Side, word: str, *, fate: int = 0, amount: int = 0, suit: str = "") -> None:
    """An effect gives + or - to the flip, adds to the total, or adds a suit to it. `word` says what did (`mod-<word>`)."""
    if fate:
        side.fates.append(Mod(word, fate))
    if amount:
        side.mods.append(Mod(word, amount))
    if suit:
        side.suits.append(suit)


@clause("MALI-CHEAT-05")
def forbid_cheating(side: Side) -> None:
    """An effect forbids a side to Cheat Fate in this duel, unless it has already."""
    side.cheated = side.cheated or "barred"
