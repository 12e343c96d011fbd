"""What may be used once: per Activation, per Turn, for each model and each Action or Ability by itself (MALI-GEN-10 to -13)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.state import Model, Used
from escarmouche.games.malifaux.table import Malifaux


@clause("MALI-GEN-10", "MALI-GEN-11", "MALI-GEN-12", "MALI-GEN-13")
def spent(game: Malifaux, model: Model, key: str, once: str, qualifier: str = "") -> bool:
    """Has this model used up its one use? `qualifier`: the one against this target, for example."""
    if not once:
        return False
    if once == "turn":
        return _name(key, qualifier) in model.used
    activation = game.state.activation
    return activation is not None and Used(model.id, key, qualifier) in activation.used


@clause("MALI-GEN-10", "MALI-GEN-11", "MALI-GEN-13", "MALI-AMB-25")
def use(game: Malifaux, model: Model, key: str, once: str, qualifier: str = "") -> None:
    """One use is gone, whatever its result."""
    if once == "turn":
        model.used.append(_name(key, qualifier))
    elif once and game.state.activation is not None:
        game.state.activation.used.append(Used(model.id, key, qualifier))


def _name(key: str, qualifier: str) -> str:
    return f"{key}/{qualifier}" if qualifier else key
