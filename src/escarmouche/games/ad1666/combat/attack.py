"""How a Close Combat begins: two stand face to face, and who is the Attacker (AD66-MELEE-05, AD66-TAL-22)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.npcs import npc
from escarmouche.games.ad1666.state import Combat, Fighter, Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import notice


@clause("AD66-MELEE-05", "AD66-DISC-10", "AD66-AMB-87")
def attack(game: Anno, figure: Figure, enemy: Figure) -> None:
    """Somebody attacks in its own activation, perhaps by surprise."""
    game.tell("attacked", "AD66-MELEE-05", model=figure.id, target=enemy.id)
    meet(game, figure, enemy)
    figure.attacked = True
    game.combat.surprise, figure.surprise = figure.surprise, False


@clause("AD66-MELEE-05", "AD66-COMPH-03", "AD66-NPC-12", "AD66-AMB-76")
def meet(game: Anno, figure: Figure, enemy: Figure) -> None:
    """Both are marked activated. Whom one attacks may join a Band or be roused by it, before anything is resolved."""
    npc.attacked(game, enemy, figure)
    notice.noticed(game)
    figure.activated = enemy.activated = True
    face(game, figure, enemy)


@clause("AD66-MELEE-05", "AD66-TAL-22", "AD66-AMB-93")
def face(game: Anno, figure: Figure, enemy: Figure) -> None:
    """The one who attacks is the Attacker, unless only the other is Berserk: that one always is."""
    attacker, defender = Fighter(figure.id), Fighter(enemy.id)
    if game.has(enemy, "berserk") and not game.has(figure, "berserk"):
        attacker, defender = defender, attacker
        game.tell("berserk", "AD66-TAL-22", model=enemy.id)
    game.state.combat = Combat(figure.id, attacker, defender)
