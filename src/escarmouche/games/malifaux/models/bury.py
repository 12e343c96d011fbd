"""Burying and unburying: off the table, but in play (MALI-BURY)."""

from __future__ import annotations

from escarmouche.core.asks.region import Place, Region
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.ground import measure
from escarmouche.games.malifaux.harm import hazard
from escarmouche.games.malifaux.movement import place
from escarmouche.games.malifaux.setup import zone
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import occasions


@clause("MALI-BURY-01", "MALI-BURY-05", "MALI-AMB-38", "MALI-AMB-74")
def bury(game: Malifaux, model: Model) -> bool:
    """A model leaves the table and stays in play. One that is Buried already is left alone. This is not movement."""
    if not model.on_table:
        return False
    model.status = "buried"
    game.tell("buried", "MALI-BURY-01", model=model.id)
    return True


@rule("MALI-BURY-03", "MALI-BURY-05", "MALI-PLACE-04", "MALI-MOVE-02", "MALI-DP-55")
def unbury(game: Malifaux, seat: int, model: Model, region: Region | None) -> Rule[bool]:
    """The effect's controller Places it as the effect says; if that is impossible, its owner does, anywhere in their own zone.

    Says whether it is back: if the zone has no room, it stays Buried.
    """
    if model.status != "buried":
        return False
    rule_id, about = "MALI-BURY-03", questions.OfModel(model=model.id)
    if region is None:
        seat, region = model.seat, zone.region(game, model.seat, model)
    if region is None:
        return False
    spot = yield Place("unbury", seat=seat, rule=rule_id, region=region, about=about)
    place.enter(game, model, spot)
    game.tell("unburied", rule_id, model=model.id, end=(model.x, model.y, model.z))
    hazard.wade(game, model, measure.hazards(game, model))  # it was Placed there (MALI-PLACE-04, MALI-MOVE-11)
    occasions.happen(game, "moves", model)
    return True
