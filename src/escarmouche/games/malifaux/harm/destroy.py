"""Destroying Destructible terrain: a nameless General Action (MALI-TERR-08, MALI-AMB-37)."""

from __future__ import annotations

import functools
from typing import Any

from escarmouche.core.asks.ask import Answer, Branch, Choose, Shut, unless_empty
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.ground import marker, measure
from escarmouche.games.malifaux.movement import fall
from escarmouche.games.malifaux.state import Marker, Model, Resolving
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.units import TOLERANCE, mil

REACH = mil(1)


@clause("MALI-TERR-08", "MALI-AMB-37", "MALI-DP-25")
def offer(game: Malifaux, model: Model, seat: int) -> Branch | Shut:
    """Any Destructible piece within 1", seen or not."""
    options = pieces(game, model)
    about, why = questions.OfModel(model=model.id), functools.partial(why_not_destroyed, game, model, options)
    ask = Choose("destroy", seat=seat, rule="MALI-TERR-08", options=options, of="terrain", about=about, why=why)
    return unless_empty(ask, refuse("why-destroy", "MALI-TERR-08", model=model.id))


@clause("MALI-TERR-08")
def why_not_destroyed(game: Malifaux, model: Model, options: list[str], name: Any) -> Refusal | None:
    """Why a piece of terrain cannot be destroyed: it is not Destructible, or too far away."""
    feature = game.field.features.get(name) if isinstance(name, str) else None
    if feature is None or name in options:
        return None
    if "destructible" not in feature.traits:
        return refuse("why-indestructible", "MALI-TERR-08", terrain=name)
    gap = round(measure.to_terrain(game, model, feature))
    return refuse("why-terrain-far", "MALI-TERR-08", terrain=name, model=model.id, gap=gap, reach=REACH)


def pieces(game: Malifaux, model: Model) -> list[str]:
    """The Destructible terrain within 1" of a model, Markers too."""
    x, y, r = model.x, model.y, game.cards[model.card].radius + REACH + TOLERANCE
    near = measure.near(game, "destructible", (x - r, y - r, x + r, y + r))
    return [feature.id for feature in near if measure.to_terrain(game, model, feature) <= REACH + TOLERANCE]


@rule("MALI-TERR-08", "MALI-AMB-37")
def carry(game: Malifaux, resolving: Resolving, name: Answer) -> Rule[None]:
    """It is removed from the table; models that stood on it fall, and so do Markers that lay on it."""
    standing = [model for model in game.on_table() if name in game.field.under(model.floor)]
    solids = [
        solid for solid in game.state.markers if solid.floor == name and solid.kind in game.kinds.bearing("solid")
    ]
    for solid in solids:
        game.state.markers.remove(solid)
    if name in game.field.features:
        game.state.gone.append(str(name))
        game.raze()
        marker.lower(game, str(name))
    else:
        marker.remove(game, game.marker(str(name)), "MALI-TERR-08")
    game.tell("destroyed", "MALI-TERR-08", model=resolving.model, terrain=name)
    for solid in solids:
        yield from _come_down(game, solid)
    for model in standing:
        yield from fall.fall(game, model)


@rule("MALI-TERR-08", "MALI-MARK-03", "MALI-AMB-62")
def _come_down(game: Malifaux, fallen: Marker) -> Rule[None]:
    """A solid Marker whose floor is gone comes down. Until it lies it is nowhere."""
    below = marker.floor_at(game, game.marked(fallen), 0.0)
    x, y, floor = yield from fall.come_down(game, fallen, fallen.x, fallen.y, below)
    marker.lay(game, fallen, x, y, floor)
    game.state.markers.append(fallen)
    marker.lift(game, fallen)
