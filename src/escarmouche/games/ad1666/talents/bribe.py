"""Bribe: a purse that makes a weak enemy look away, or go home (AD66-TAL-29)."""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, unless_empty
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import refusals
from escarmouche.games.ad1666.cards import stats
from escarmouche.games.ad1666.fate import conversation
from escarmouche.games.ad1666.fate.skill_test import CLEAR
from escarmouche.games.ad1666.harm import wound
from escarmouche.games.ad1666.npcs import npc
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import inconspicuous, notice

TOKEN = "bribe"
FIRM = 1  # Fortitude or Intelligence that no purse can bend


@clause("AD66-TAL-29", "AD66-PART-08")
def branch(game: Anno, figure: Figure) -> LazyBranch:
    """Whom to bribe, while the token is there."""
    if not figure.tokens.get(TOKEN):
        return refuse("why-bribe-spent", "AD66-TAL-29", model=figure.id)
    beside = [other for other in near(game, figure) if inconspicuous.foe(figure, other)]
    weak, about = [other.id for other in beside if why_not(game, other) is None], {"model": figure.id}
    why = refusals.among(game, functools.partial(unbribed, game, figure))
    ask = Choose("bribe", seat=figure.seat, rule="AD66-TAL-29", options=weak, of="model", about=about, why=why)
    reasons = [reason for other in beside if (reason := why_not(game, other)) is not None]
    return unless_empty(ask, reasons[0] if reasons else refuse("why-nobody-beside", "AD66-TAL-29", model=figure.id))


@clause("AD66-TAL-29", "AD66-GEN-05")
def unbribed(game: Anno, figure: Figure, other: Figure) -> Refusal | None:
    """Why a purse cannot be offered to somebody: no enemy, not beside it, or not to be bent."""
    if not inconspicuous.foe(figure, other):
        return refusals.friend(figure, other, "AD66-TAL-29")
    return refusals.not_beside(game, figure, other, "AD66-TAL-29") or why_not(game, other)


def near(game: Anno, figure: Figure) -> list[Figure]:
    """Everybody in an adjacent square."""
    around = game.ground.adjacent(figure.cell)
    return [other for other in game.in_play() if other.cell in around]


@clause("AD66-TAL-29")
def why_not(game: Anno, other: Figure) -> Refusal | None:
    """Only a Commoner whose Fortitude and Intelligence are both below 1, as they stand now."""
    card = game.card(other)
    if card.hero:
        return refuse("why-bribe-hero", "AD66-TAL-29", target=other.id)
    if max(stats.fortitude(game, other), card.intelligence) >= FIRM:
        return refuse("why-bribe-firm", "AD66-TAL-29", target=other.id)
    return None


@rule("AD66-TAL-29", "AD66-DISC-04", "AD66-AMB-13", "AD66-AMB-17", "AD66-AMB-90")
def do(game: Anno, figure: Figure, said: Answer) -> Rule[None]:
    """Charisma against Fortitude by the rules of conversation. It is an attack: an Inconspicuous briber is so no longer."""
    other = game.figure(str(said))
    if other not in near(game, figure) or not inconspicuous.foe(figure, other) or why_not(game, other) is not None:
        game.tell("nobody-to-bribe", "AD66-TAL-29", model=figure.id, target=other.id)
        return
    npc.attacked(game, other, figure)
    inconspicuous.lose(game, figure, "AD66-DISC-04", surprise=True)
    notice.noticed(game)
    helpers = [helper for helper in conversation.band(game, figure, other) if not helper.prone]
    clash = yield from conversation.converse(
        game, "bribery", "AD66-TAL-29", figure, other, "charisma", "fortitude", helpers
    )
    if clash.winner == 0:
        yield from taken(game, figure, other, clash.margin >= CLEAR)


@rule("AD66-TAL-29", "AD66-AMB-13", "AD66-AMB-56", "AD66-AMB-90")
def taken(game: Anno, figure: Figure, other: Figure, triumph: bool) -> Rule[None]:
    """The purse changes hands: the other is Unconscious for all rules; after a Triumph it is gone and counts as a kill."""
    del figure.tokens[TOKEN]
    game.tell("bribed", "AD66-TAL-29", model=figure.id, target=other.id)
    if triumph:
        yield from wound.remove(game, other, "killed", "AD66-TAL-29")
    else:
        wound.faint(game, other, "AD66-TAL-29")
