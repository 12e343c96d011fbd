"""Gender and temper in a conversation: Charmer helps its user, Cold lets nothing help the other side (AD66-TAL-10, -23)."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666.fate import skill_test as tests
from escarmouche.games.ad1666.state import Figure, Mod, Stake, Test
from escarmouche.games.ad1666.table import Anno

CHARM = {"iron": 1, "heart": 2}  # the Charmer's Initial Card and what it adds


@clause("AD66-CHAR-13")
def opposite(game: Anno, one: Figure, other: Figure) -> bool:
    """Of opposite Genders. Who has none is never meant."""
    genders = game.card(one).gender, game.card(other).gender
    return None not in genders and genders[0] != genders[1]


@clause("AD66-TAL-23")
def cold(game: Anno, figures: Sequence[Figure]) -> bool:
    """Is somebody Cold among them?"""
    return any(game.has(figure, "cold") for figure in figures)


@clause("AD66-TAL-23")
def chill(game: Anno, stake: Stake) -> None:
    """Against the Cold: the printed Ability and the cards, and nothing on top."""
    stake.score, stake.mods = game.card(game.figure(stake.figure)).ability(stake.of), []


@rule("AD66-TAL-10", "AD66-AMB-10", "AD66-AMB-16")
def charm(game: Anno, lead: Stake, target: Figure) -> Rule[None]:
    """The lead of a conversation talent's side is a Charmer, and the target of the other Gender: +1 for IRON, +2 for HEART."""
    user = game.figure(lead.figure)
    if not game.has(user, "charmer") or not opposite(game, user, target):
        return
    yield from tests.name_suits(game, Test("charm", "AD66-TAL-10", [lead]), True)
    if lead.suit in CHARM:
        lead.mods.append(Mod("charmer", CHARM[lead.suit]))
        game.tell("charmed", "AD66-TAL-10", model=user.id, target=target.id, amount=CHARM[lead.suit])
