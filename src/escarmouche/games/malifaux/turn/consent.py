"""Which models an effect touches once everybody who may decline it has decided (MALI-DP-36)."""

from __future__ import annotations

from escarmouche.core.asks.ask import Choose
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.cards.effect import Aimed, Use, whom
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.state import Model, Resolving
from escarmouche.games.malifaux.table import Malifaux


@clause("MALI-CTRL-03", "MALI-DP-36", "MALI-DP-43")
def decides(game: Malifaux, use: Use, word: Aimed, model: Model) -> int:
    """The seat that decides about an effect on a model: the one whose effect it is, or the model's own player."""
    return control.decider(game, model) if word.who_decides == "owner" else use.seat


@rule("MALI-DP-36", "MALI-TIME-02", "MALI-AMB-119")
def affected_models(game: Malifaux, use: Use, word: Aimed) -> Rule[list[Model]]:
    """The models it touches, the Active player's first; if it may be declined, each is asked about."""
    models = whom(game, use, word)
    if len(models) > 1:
        models = control.in_order(game, models)
    if not word.may:
        return models
    agreed = []
    for model in models:
        if (yield from wanted(game, use, decides(game, use, word, model), model)):
            agreed.append(model)
    return agreed


@rule("MALI-DP-36")
def wanted(game: Malifaux, use: Use, seat: int, model: Model) -> Rule[bool]:
    """Is this part of an effect applied to a model?"""
    about: questions.EffectOf = {"model": model.id, "by": use.model.id, "source": use.source}
    answer = yield Choose("may-effect", seat=seat, rule="MALI-DP-36", options=("yes", "no"), about=about)
    return bool(answer == "yes")


@clause("MALI-RES-08", "MALI-GEN-07")
def why_nobody(game: Malifaux, use: Use, word: Aimed) -> Refusal | None:
    """Why a word has nothing to do: it touches nobody."""
    return None if whom(game, use, word) else refuse("why-nobody-meant", "MALI-RES-08", model=use.model.id)


@clause("MALI-TRIG-02", "MALI-DMG-04")
def acting(game: Malifaux, use: Use) -> Resolving | None:
    """The Action to which an effect belongs: one of its own, or of a Trigger declared in its duel."""
    resolving = game.state.resolving[-1] if game.state.resolving else None
    return resolving if resolving and use.source in (resolving.key, resolving.trigger, resolving.resisted) else None
