"""Ability against Ability: an Opposed Test between two Characters that one of them calls (AD66-OPP, AD66-AMB-14)."""

from __future__ import annotations

from escarmouche.core.play.rule import Rule, rule
from escarmouche.games.ad1666.cards import stats
from escarmouche.games.ad1666.fate import skill_test
from escarmouche.games.ad1666.fate.skill_test import Clash
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import faith


@rule("AD66-OPP-06", "AD66-TAL-21", "AD66-NPC-04", "AD66-AMB-14", "AD66-AMB-15")
def versus(game: Anno, name: str, rule_id: str, one: Figure, of: str, other: Figure, against: str) -> Rule[Clash]:
    """One calls the test and loses ties. Before cards are played each may trust in Faith, the caller first."""
    seat = one.seat
    theirs = stats.player(game, other, seat)
    of = yield from faith.instead(game, one, seat, of, name)
    against = yield from faith.instead(game, other, theirs, against, name)
    caller, answerer = skill_test.staked(game, one, of, seat), skill_test.staked(game, other, against, theirs)
    clash = yield from skill_test.opposed(game, name, rule_id, caller, answerer)
    return clash
