"""Recruiting: a Recruit that is won over belongs to the Band from then on (AD66-NPC-09 to -12)."""

from __future__ import annotations

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import refusals
from escarmouche.games.ad1666.fate import conversation
from escarmouche.games.ad1666.fate.skill_test import Contest
from escarmouche.games.ad1666.state import NOBODY, Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import notice

RECRUITING = Contest("recruiting", "AD66-NPC-10", "charisma", "charisma")


@clause("AD66-NPC-10", "AD66-INTPH-01")
def targets(game: Anno, user: Figure) -> list[Figure]:
    """The Recruits adjacent to a Character."""
    recruits = [other for other in game.npcs() if other.vocation == "recruit"]
    if user.unconscious or not recruits:
        return []
    around = game.ground.adjacent(user.cell)
    return [other for other in recruits if other.cell in around]


@clause("AD66-NPC-09", "AD66-NPC-10")
def why_not(game: Anno, user: Figure, other: Figure) -> Refusal | None:
    """Why somebody cannot be recruited: not a Recruit, or not beside the user."""
    if other.seat != NOBODY or other.vocation != "recruit":
        return refuse("why-no-recruit-it", "AD66-NPC-10", target=other.id)
    return refusals.why_not_beside(game, user, other, "AD66-NPC-10")


@rule("AD66-NPC-10", "AD66-AMB-14", "AD66-AMB-16", "AD66-AMB-76")
def persuade(game: Anno, user: Figure, target: Figure) -> Rule[None]:
    """Charisma against the Recruit's, by the rules of conversation; the other player speaks for it."""
    able = conversation.possible_helpers(game, user, target)
    clash = yield from conversation.converse(game, user, target, RECRUITING, able, talent=False)
    if clash.winner == 0:
        join(game, target, user.seat, "AD66-NPC-10")
    else:
        game.tell("not-recruited", "AD66-NPC-10", model=user.id, target=target.id)


@clause("AD66-NPC-10", "AD66-NPC-11", "AD66-NPC-12", "AD66-AMB-76")
def join(game: Anno, recruit: Figure, seat: int, rule_id: str) -> None:
    """It is no longer a non-player Character: a full member of the Band, without an Inconspicuous marker, and activated in this phase."""
    assert recruit.seat == NOBODY
    recruit.seat, recruit.side, recruit.vocation, recruit.hostile = seat, game.side(seat), "", []
    recruit.marker, recruit.activated = False, True
    game.figures_changed()
    game.tell("recruited", rule_id, model=recruit.id, seat=seat + 1)
    notice.everybody_looks(game)
