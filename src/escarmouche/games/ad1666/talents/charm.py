"""Gender and temper in a conversation: Charmer helps its user, Cold lets nothing help the other side (AD66-TAL-10, -23)."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666.fate import skill_test as tests
from escarmouche.games.ad1666.state import Figure, Mod, Stake, Test
from escarmouche.games.ad1666.table import Anno

CHARM = {"iron": 1, "heart": 2}  # the Charmer's Initial Card and what it adds


@clause("AD66-CHAR-13")
def opposite_genders(game: Anno, figure: Figure, other: Figure) -> bool:
    """Are they of opposite Genders? A Character without one never is."""
    genders = game.card(figure).gender, game.card(other).gender
    return None not in genders and genders[0] != genders[1]


@clause("AD66-TAL-23")
def any_cold(game: Anno, figures: Sequence[Figure]) -> bool:
    """Is any of them Cold?"""
    return any(game.has(figure, "cold") for figure in figures)


@clause("AD66-TAL-23")
def apply_cold(game: Anno, stake: Stake) -> None:
    """Against the Cold only the printed Ability and the cards count."""
    stake.score, stake.mods = game.card(game.figure(stake.figure)).ability(stake.of), []


@rule("AD66-TAL-10", "AD66-AMB-10", "AD66-AMB-16")
def apply_charm(game: Anno, lead: Stake, target: Figure) -> Rule[None]:
    """If the lead is a Charmer and the target of the opposite Gender: +1 for IRON, +2 for HEART."""
    user = game.figure(lead.figure)
    if not game.has(user, "charmer") or not opposite_genders(game, user, target):
        return
    yield from tests.name_suits(game, Test("charm", "AD66-TAL-10", [lead]), True)
    if lead.suit in CHARM:
        lead.mods.append(Mod("charmer", CHARM[lead.suit]))
        game.tell("charmed", "AD66-TAL-10", model=user.id, target=target.id, amount=CHARM[lead.suit])
