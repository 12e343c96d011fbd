"""Variable flips: a card selects one of three values (MALI-VAR). Damage flips are such flips, not duels (MALI-DMG-03)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.fate import deck, past_conflicts
from escarmouche.games.malifaux.fate import flip as flips
from escarmouche.games.malifaux.state import BLACK_JOKER, RED_JOKER, Duel, Mod, Model, Side
from escarmouche.games.malifaux.table import Malifaux


class Variable(NamedTuple):
    """What a variable flip gave. `joker`: red or black, flipped or put there by cheating (MALI-JOKER-07)."""

    card: str
    band: int  # 0 Weak, 1 Moderate, 2 Severe
    joker: str = ""


@rule("MALI-VAR-01", "MALI-CHEAT-05", "MALI-CONF-01", "MALI-CONF-03", "MALI-DP-37", "MALI-AMB-120")
def flip(
    game: Malifaux,
    seat: int,
    model: Model | None,
    fates: Sequence[Mod],
    rule_id: str,
    *,
    profile: Sequence[int] = (),
    cheat: bool = True,
    name: str = "variable",
) -> Rule[Variable]:
    """Flip, cheat if that is allowed, and see which segment it is. `cheat=False`: an effect forbids it. `profile`: its values."""
    side = Side(seat, model.id if model else "", "", fates=list(fates), cheated="" if cheat else "barred")
    duel = Duel(name, rule_id, [side], stage="variable", profile=list(profile))
    past_conflicts.lay(game, duel)
    yield from flips.flip(game, side, rule_id)
    about: questions.Cheating = {"flip": name}
    if profile:
        about |= {"case": "in-flip", "amount": number(profile, read(side.card))}
    yield from flips.cheat(game, side, rule_id, about=about)
    game.state.duels.pop()
    deck.stack(game, seat, [side.card] if side.card else [])
    past_conflicts.note(game, duel)
    return read(side.card)


@clause("MALI-VAR-01", "MALI-JOKER-07", "MALI-AMB-08")
def read(card: str) -> Variable:
    """What a card means in a variable flip, wherever it came from. No card at all counts as the Black Joker."""
    joker = "red" if card == RED_JOKER else "black" if card in (BLACK_JOKER, "") else ""
    return Variable(card, deck.band(card) if card else deck.WEAK, joker)


@clause("MALI-JOKER-03", "MALI-JOKER-06", "MALI-AMB-08", "MALI-AMB-09")
def number(profile: Sequence[int], result: Variable) -> int:
    """The number that was flipped: 0 for the Black Joker, which nothing may modify; the Severe value plus 1 for the Red Joker.

    >>> number((2, 3, 5), Variable("ram-9", 1)), number((2, 4, 6), Variable("red-joker", 2, "red"))
    (3, 7)
    """
    if result.joker == "black":
        return 0
    return profile[result.band] + (result.joker == "red")
