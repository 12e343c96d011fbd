"""Where a move ends: the model stands there, or is off the board (MOON-EDGE, MOON-OUT)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.moonstone.movement.route import Landing, Route, trail
from escarmouche.games.moonstone.state import Model
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.space.travel.path import Leg


def finish_move(game: Moonstone, model: Model, route: Route, legs: list[Leg], rule_id: str) -> None:
    """A move has been walked: the model stands at its end, or is off the board."""
    landing = route.land(legs)
    before = (model.x, model.y, model.z)
    stand(game, model, landing)
    game.tell(
        "moved",
        rule_id,
        model=model.id,
        gait=route.gait.name,
        start=before,
        path=trail(legs),
        end=(model.x, model.y, model.z),
    )
    if landing.removed:
        remove(game, model)


def stand(game: Moonstone, model: Model, landing: Landing) -> None:
    model.x, model.y, model.floor = landing.x, landing.y, landing.floor
    model.z = game.field.z_at(landing.floor, landing.x, landing.y) if landing.floor else 0
    model.ladder, model.rung = "", 0


@clause("MOON-EDGE-01", "MOON-OUT-01", "MOON-OUT-02", "MOON-OUT-03", "MOON-OUT-04")
def remove(game: Moonstone, model: Model) -> None:
    """[FR] Over the board edge: Removed from play, not slain. Its stones stay on its card and count at the end."""
    model.status = "removed"
    model.energy = 0
    game.tell("removed", "MOON-EDGE-01", model=model.id, stones=game.held(model))
