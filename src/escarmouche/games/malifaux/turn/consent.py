"""Whom an effect touches once everybody who may leave it out has spoken (MALI-DP-36)."""

from __future__ import annotations

from escarmouche.core.asks.ask import Choose
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux.cards.effect import Aimed, Use, whom
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.state import Doing, Model
from escarmouche.games.malifaux.table import Malifaux


@clause("MALI-CTRL-03", "MALI-DP-36", "MALI-DP-43")
def decides(game: Malifaux, use: Use, word: Aimed, model: Model) -> int:
    """Who decides about an effect on a model: whose effect it is, or the player of the model."""
    return control.decider(game, model) if word.who_decides == "owner" else use.seat


@rule("MALI-DP-36", "MALI-TIME-02", "MALI-AMB-119")
def touched(game: Malifaux, use: Use, word: Aimed) -> Rule[list[Model]]:
    """Whom it touches, the Active player's models first; where it may be left out it is asked for each."""
    found = whom(game, use, word)
    if len(found) > 1:
        found = control.in_order(game, found)
    if not word.may:
        return found
    agreed = []
    for model in found:
        if (yield from wanted(game, use, decides(game, use, word, model), model)):
            agreed.append(model)
    return agreed


@rule("MALI-DP-36")
def wanted(game: Malifaux, use: Use, seat: int, model: Model) -> Rule[bool]:
    """Is this part of an effect applied to a model?"""
    about = {"model": model.id, "by": use.model.id, "source": use.source}
    answer = yield Choose("may-effect", seat=seat, rule="MALI-DP-36", options=("yes", "no"), about=about)
    return bool(answer == "yes")


@clause("MALI-RES-08", "MALI-GEN-07")
def nobody(game: Malifaux, use: Use, word: Aimed) -> Refusal | None:
    """Why a word has nothing to do: it touches nobody."""
    return None if whom(game, use, word) else refuse("why-nobody-meant", "MALI-RES-08", model=use.model.id)


@clause("MALI-TRIG-02", "MALI-DMG-04")
def acting(game: Malifaux, use: Use) -> Doing | None:
    """The Action to which an effect belongs: one of its own, or of a Trigger declared in its duel."""
    doing = game.state.doing[-1] if game.state.doing else None
    return doing if doing and use.source in (doing.key, doing.trigger, doing.resisted) else None
