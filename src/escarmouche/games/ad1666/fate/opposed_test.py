"""Ability against Ability: an Opposed Test between two Characters that one of them calls (AD66-OPP, AD66-AMB-14)."""

from __future__ import annotations

from escarmouche.core.play.rule import Rule, rule
from escarmouche.games.ad1666.cards import stats
from escarmouche.games.ad1666.fate import skill_test
from escarmouche.games.ad1666.fate.skill_test import Clash, Contest
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import faith


@rule("AD66-OPP-06", "AD66-TAL-21", "AD66-NPC-04", "AD66-AMB-14", "AD66-AMB-15")
def opposed_test(game: Anno, caller: Figure, other: Figure, contest: Contest) -> Rule[Clash]:
    """The caller loses ties. Before cards are played each may trust in Faith, the caller first."""
    seat = stats.card_player(game, caller, other.seat)
    other_seat = stats.card_player(game, other, seat)
    of = yield from faith.offer_faith(game, caller, seat, contest.of, contest.name)
    against = yield from faith.offer_faith(game, other, other_seat, contest.against, contest.name)
    sides = skill_test.make_stake(game, caller, of, seat), skill_test.make_stake(game, other, against, other_seat)
    clash = yield from skill_test.opposed(game, contest.name, contest.rule, *sides)
    return clash
