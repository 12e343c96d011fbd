"""Stray shots: a Mishap against a target in a fight may hit somebody else in that fight (AD66-SHOT-04)."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from escarmouche.core.asks.ask import Choose
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.ground import engage
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno


@clause("AD66-SHOT-04", "AD66-AMB-28", "AD66-AMB-54")
def candidates(game: Anno, shooter: Figure, target: Figure) -> list[Figure]:
    """Everybody, except the shooter, who engages the target or is engaged by it; nobody unless the target is engaged."""
    engagers = engage.engagers(game, target)
    if not engagers:
        return []
    near = [other.id for other in (*engagers, *engage.engaged_enemies(game, target))]
    return [other for other in game.in_play() if other.id in near and other is not shooter]


@clause("AD66-SHOT-04", "AD66-AMB-54")
def why_not_hit(options: Sequence[str], shooter: Figure, target: Figure, other: Figure) -> Refusal | None:
    """Why a shot cannot stray to somebody: it is the shooter, the target that was missed, or not in a fight with the target."""
    if other.id in options:
        return None
    if other is shooter:
        return refuse("why-shooter-unhurt", "AD66-AMB-54", model=shooter.id)
    if other is target:
        return refuse("why-missed", "AD66-SHOT-04", target=target.id)
    return refuse("why-not-with-target", "AD66-SHOT-04", model=other.id, target=target.id)


@rule("AD66-SHOT-04", "AD66-DP-27", "AD66-AMB-54")
def choose_victim(game: Anno, shooter: Figure, target: Figure, seat: int) -> Rule[Figure | None]:
    """The opponent of the player of the shooter's cards may let the shot hit one of them: range, sight and cover do not matter."""
    options = ["pass", *[other.id for other in candidates(game, shooter, target)]]
    if len(options) == 1:
        return None
    about: questions.AtTarget = {"model": shooter.id, "target": target.id}
    why = refusals.figures_on_board(game, functools.partial(why_not_hit, options, shooter, target))
    ask = Choose(
        "stray", seat=game.opponent(seat), rule="AD66-SHOT-04", options=options, of="model", about=about, why=why
    )
    name = yield from decide(game, ask)
    if name == "pass":
        return None
    game.tell("strayed", "AD66-SHOT-04", model=shooter.id, target=target.id, other=name)
    return game.figure(name)
