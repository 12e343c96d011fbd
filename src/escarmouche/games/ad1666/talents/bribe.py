"""Bribe: a purse that makes a weak enemy look away, or go home (AD66-TAL-29)."""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, unless_empty
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.cards import stats
from escarmouche.games.ad1666.fate import conversation
from escarmouche.games.ad1666.fate.skill_test import CLEAR, Contest
from escarmouche.games.ad1666.harm import wound
from escarmouche.games.ad1666.npcs import provoked
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import inconspicuous, notice

TOKEN = "bribe"
BRIBERY = Contest("bribery", "AD66-TAL-29", "charisma", "fortitude")
FIRM = 1  # Fortitude or Intelligence that resists any bribe


@clause("AD66-TAL-29", "AD66-PART-08")
def branch(game: Anno, figure: Figure) -> LazyBranch:
    """Whom to bribe, as long as the token is there."""
    if not figure.tokens.get(TOKEN):
        return refuse("why-bribe-spent", "AD66-TAL-29", model=figure.id)
    beside = [other for other in adjacent_figures(game, figure) if inconspicuous.is_foe(figure, other)]
    weak = [other.id for other in beside if why_not_bendable(game, other) is None]
    about: questions.OfModel = {"model": figure.id}
    why = refusals.figures_on_board(game, functools.partial(why_not_bribed, game, figure))
    ask = Choose("bribe", seat=figure.seat, rule="AD66-TAL-29", options=weak, of="model", about=about, why=why)
    reasons = [reason for other in beside if (reason := why_not_bendable(game, other)) is not None]
    return unless_empty(ask, reasons[0] if reasons else refuse("why-nobody-beside", "AD66-TAL-29", model=figure.id))


@clause("AD66-TAL-29", "AD66-GEN-05")
def why_not_bribed(game: Anno, figure: Figure, other: Figure) -> Refusal | None:
    """Why somebody cannot be bribed: not an enemy, not beside the briber, or not open to it."""
    if not inconspicuous.is_foe(figure, other):
        return refusals.why_friend(figure, other, "AD66-TAL-29")
    return refusals.why_not_beside(game, figure, other, "AD66-TAL-29") or why_not_bendable(game, other)


def adjacent_figures(game: Anno, figure: Figure) -> list[Figure]:
    """Everybody in an adjacent square."""
    around = game.ground.adjacent(figure.cell)
    return [other for other in game.in_play() if other.cell in around]


@clause("AD66-TAL-29")
def why_not_bendable(game: Anno, other: Figure) -> Refusal | None:
    """Only a Commoner whose Fortitude and Intelligence are both below 1 now is open to a bribe."""
    card = game.card(other)
    if card.hero:
        return refuse("why-bribe-hero", "AD66-TAL-29", target=other.id)
    if max(stats.fortitude(game, other), card.intelligence) >= FIRM:
        return refuse("why-bribe-firm", "AD66-TAL-29", target=other.id)
    return None


@rule("AD66-TAL-29", "AD66-DISC-04", "AD66-AMB-13", "AD66-AMB-17", "AD66-AMB-90")
def do(game: Anno, figure: Figure, choice: Answer) -> Rule[None]:
    """Charisma against Fortitude by the rules of conversation. It is an attack: the briber is no longer Inconspicuous."""
    other = game.figure(str(choice))
    if (
        other not in adjacent_figures(game, figure)
        or not inconspicuous.is_foe(figure, other)
        or why_not_bendable(game, other) is not None
    ):
        game.tell("nobody-to-bribe", "AD66-TAL-29", model=figure.id, target=other.id)
        return
    provoked.attacked(game, other, figure)
    inconspicuous.lose_marker(game, figure, "AD66-DISC-04", surprise=True)
    notice.everybody_looks(game)
    helpers = [helper for helper in conversation.possible_helpers(game, figure, other) if not helper.prone]
    clash = yield from conversation.converse(game, figure, other, BRIBERY, helpers)
    if clash.winner == 0:
        take_purse(game, figure, other, clash.margin >= CLEAR)


@clause("AD66-TAL-29", "AD66-AMB-13", "AD66-AMB-56", "AD66-AMB-90")
def take_purse(game: Anno, figure: Figure, other: Figure, triumph: bool) -> None:
    """The purse changes hands: the other counts as Unconscious; after a Triumph it is gone and counts as killed."""
    del figure.tokens[TOKEN]
    game.tell("bribed", "AD66-TAL-29", model=figure.id, target=other.id)
    if triumph:
        wound.remove(game, other, "killed", "AD66-TAL-29")
    else:
        wound.fall_unconscious(game, other, "AD66-TAL-29")
