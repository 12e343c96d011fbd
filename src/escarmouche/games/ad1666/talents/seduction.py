"""Seduction: two people leave the party early (AD66-TAL-35)."""

from __future__ import annotations

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import refusals
from escarmouche.games.ad1666.fate import conversation
from escarmouche.games.ad1666.fate.skill_test import Contest
from escarmouche.games.ad1666.harm import wound
from escarmouche.games.ad1666.npcs import provoked
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import charm, inconspicuous

COURTING = Contest("courting", "AD66-TAL-35", "charisma", "fortitude")


@clause("AD66-TAL-35", "AD66-TAL-23", "AD66-AMB-88", "AD66-INTPH-01")
def targets(game: Anno, user: Figure) -> list[Figure]:
    """Whom an Inconspicuous Character with the talent may seduce: adjacent enemies of the opposite Gender, never the Cold, and each
    only once in a game."""
    if not game.has(user, "seduction") or not user.marker or user.unconscious:
        return []
    around = game.ground.adjacent(user.cell)
    return [
        other
        for other in game.in_play()
        if other.cell in around
        and inconspicuous.is_foe(user, other)
        and charm.opposite_genders(game, user, other)
        and not game.has(other, "cold")
        and other.id not in user.seduced
    ]


@clause("AD66-TAL-35", "AD66-TAL-23", "AD66-CHAR-13", "AD66-GEN-05")
def why_not(game: Anno, user: Figure, other: Figure) -> Refusal | None:
    """Why somebody cannot be seduced: not an enemy, not beside the user, not of the opposite Gender, Cold, or tried before."""
    who = {"model": user.id, "target": other.id}
    if not inconspicuous.is_foe(user, other):
        return refusals.why_friend(user, other, "AD66-TAL-35")
    reason = refusals.why_not_beside(game, user, other, "AD66-TAL-35")
    if reason is not None:
        return reason
    if not charm.opposite_genders(game, user, other):
        return refuse("why-same-gender", "AD66-TAL-35", **who)
    if game.has(other, "cold"):
        return refuse("why-cold", "AD66-TAL-23", target=other.id)
    return refuse("why-tried-before", "AD66-TAL-35", **who) if other.id in user.seduced else None


@clause("AD66-CONV-02", "AD66-EX-05", "AD66-AMB-100")
def helpers(game: Anno, user: Figure, target: Figure) -> list[Figure]:
    """Who may help: also Inconspicuous, adjacent to the target and of the opposite Gender."""
    able = conversation.possible_helpers(game, user, target)
    return [figure for figure in able if figure.marker and charm.opposite_genders(game, figure, target)]


@rule("AD66-TAL-35", "AD66-CONV-07", "AD66-AMB-56", "AD66-AMB-88", "AD66-AMB-100", "AD66-EX-04")
def seduce(game: Anno, user: Figure, target: Figure) -> Rule[None]:
    """Charisma against Fortitude. If it wins, user and target leave and count as killed, without alarm. Otherwise the marker stays."""
    user.seduced.append(target.id)
    provoked.attacked(game, target, user)
    able = helpers(game, user, target)
    clash = yield from conversation.converse(game, user, target, COURTING, able)
    if clash.winner != 0:
        game.tell("not-seduced", "AD66-TAL-35", model=user.id, target=target.id)
        return
    game.tell("seduced", "AD66-TAL-35", model=user.id, target=target.id)
    wound.remove(game, target, "killed", "AD66-TAL-35", alarm=False)
    wound.remove(game, user, "killed", "AD66-TAL-35", alarm=False)
