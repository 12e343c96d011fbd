"""How a Close Combat begins, and who is the Attacker (AD66-MELEE-05, AD66-TAL-22)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.npcs import provoked
from escarmouche.games.ad1666.state import Combat, Fighter, Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import notice


@clause("AD66-MELEE-05", "AD66-DISC-10", "AD66-AMB-87")
def begin_attack(game: Anno, figure: Figure, enemy: Figure) -> None:
    """A Character attacks in its own activation, perhaps by surprise."""
    game.tell("attacked", "AD66-MELEE-05", model=figure.id, target=enemy.id)
    begin_combat(game, figure, enemy)
    figure.attacked = True
    game.combat.surprise, figure.surprise = figure.surprise, False


@clause("AD66-MELEE-05", "AD66-COMPH-03", "AD66-NPC-12", "AD66-AMB-76")
def begin_combat(game: Anno, figure: Figure, enemy: Figure) -> None:
    """Both are marked activated. Before anything is resolved, the attack may rouse its victim or make it join a Band."""
    provoked.attacked(game, enemy, figure)
    notice.everybody_looks(game)
    figure.activated = enemy.activated = True
    assign_roles(game, figure, enemy)


@clause("AD66-MELEE-05", "AD66-TAL-22", "AD66-AMB-93")
def assign_roles(game: Anno, figure: Figure, enemy: Figure) -> None:
    """The Character that attacks is the Attacker, unless only the other one is Berserk: a Berserk always is."""
    attacker, defender = Fighter(figure.id), Fighter(enemy.id)
    if game.has(enemy, "berserk") and not game.has(figure, "berserk"):
        attacker, defender = defender, attacker
        game.tell("berserk", "AD66-TAL-22", model=enemy.id)
    game.state.combat = Combat(figure.id, attacker, defender)
