"""What an attack changes in a non-player Character: a Guard is roused, a Recruit joins a Band (AD66-NPC-08, AD66-NPC-12)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.ground import engage
from escarmouche.games.ad1666.npcs import recruit
from escarmouche.games.ad1666.npcs.guard import rouse
from escarmouche.games.ad1666.state import NOBODY, Figure
from escarmouche.games.ad1666.table import Anno


@clause("AD66-NPC-08", "AD66-NPC-12", "AD66-AMB-76", "AD66-AMB-105")
def attacked(game: Anno, victim: Figure, attacker: Figure) -> None:
    """Before an attack is resolved: a Guard is roused, a Recruit joins the other Band, anybody else becomes hostile."""
    if victim.seat != NOBODY:
        return
    if victim.vocation == "recruit":
        if attacker.seat != NOBODY:
            recruit.join(game, victim, game.opponent(attacker.seat), "AD66-NPC-12")
        return
    if attacker.seat != NOBODY and not engage.hates(victim, attacker):
        victim.hostile.append(engage.COLOURS[attacker.side])
        game.tell("npc-angered", "AD66-NPC-08", model=victim.id, by=attacker.id)
    if victim.vocation == "guard":
        rouse(game, victim)
