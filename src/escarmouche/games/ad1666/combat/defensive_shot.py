"""The Defensive Shot: an engaged Character fires at an enemy that has just engaged it (AD66-FULL-02 to -05)."""

from __future__ import annotations

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.ground import engage, sight
from escarmouche.games.ad1666.state import Figure, Thing
from escarmouche.games.ad1666.table import Anno


@clause("AD66-FULL-02", "AD66-FULL-03", "AD66-FULL-05", "AD66-AMB-28")
def why_not(game: Anno, figure: Figure, thing: Thing, target: Figure) -> Refusal | None:
    """What a Defensive Shot needs as well: the target engages the shooter, did not when the turn began, and the weapon is handy."""
    who = {"model": figure.id, "target": target.id}
    if not engage.engages(game, target, figure):
        return refuse("why-shot-not-engaging", "AD66-FULL-02", **who)
    if target.id in figure.foes:
        return refuse("why-shot-old-foe", "AD66-FULL-03", **who)
    return why_unwieldy(game, figure, thing, target)


@clause("AD66-FULL-05", "AD66-AMB-29")
def why_unwieldy(game: Anno, figure: Figure, thing: Thing, target: Figure) -> Refusal | None:
    """A two-handed weapon needs some cover between the two, even one whose penalty the shooter ignores."""
    if game.item(thing).hands < 2 or game.ground.shot(figure.cell, target.cell, sight.view_blockers(game)).covered:
        return None
    return refuse("why-shot-unwieldy", "AD66-FULL-05", model=figure.id, target=target.id, item=thing.card)
