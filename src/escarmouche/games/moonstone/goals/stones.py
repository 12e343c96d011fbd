"""Moonstones: carrying, dropping and passing them on (MOON-STONE, MOON-SLAIN)."""

from __future__ import annotations

from escarmouche.core.asks.region import Place
from escarmouche.core.messages.refusal import refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.moonstone import questions
from escarmouche.games.moonstone.goals import victory
from escarmouche.games.moonstone.movement.push import floor_beside, standing, stone_places
from escarmouche.games.moonstone.state import STONE, Model, Stone
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.space.place import nearest_free

KEPT = refuse("why-stone-kept", "MOON-STONE-03")  # to whoever would put one down


@clause("MOON-HARVEST-03", "MOON-STONE-02")
def take(game: Moonstone, model: Model, stone: Stone) -> None:
    """A stone comes out of the ground and lies on the character's card. There is no limit to how many."""
    stone.holder, stone.depth = model.id, 0
    game.tell("stone-taken", "MOON-HARVEST-03", model=model.id, stone=stone.id, held=game.held(model))
    victory.sudden_victory(game)


@clause("MOON-STONE-05")
def give(game: Moonstone, giver: Model, taker: Model, stone: Stone) -> None:
    """Possession is transferred: the die moves from card to card."""
    stone.holder = taker.id
    game.tell("stone-moved", "MOON-STONE-05", model=giver.id, taker=taker.id, stone=stone.id)
    victory.sudden_victory(game)


@rule("MOON-STONE-04", "MOON-DEC-34", "MOON-AMB-27", "MOON-AMB-28", "MOON-AMB-92")
def drop(game: Moonstone, model: Model) -> Rule[None]:
    """All its stones are dropped: the active player lays each in base contact with it, at depth 1."""
    seat = game.active_seat()
    for stone in game.stones:
        if stone.holder != model.id:
            continue
        places = stone_places(game, model)
        if places:
            about: questions.DropStone = {"model": model.id, "stone": stone.id, "puts": "moonstone", "radius": STONE}
            x, y = yield Place("drop-stone", seat=seat, rule="MOON-STONE-04", region=places, about=about)
            floor = floor_beside(game, model, x, y)
        else:
            x, y = _nearest(game, model)
            floor = game.field.footing(model.floor)  # from a ladder it falls to its foot
        stone.x, stone.y, stone.floor = x, y, floor
        stone.z = game.field.z_at(stone.floor, x, y) if stone.floor else 0
        stone.holder, stone.depth = "", 1
        game.tell("stone-dropped", "MOON-STONE-04", model=model.id, stone=stone.id, end=(x, y, stone.z))
    victory.sudden_victory(game)


@clause("MOON-AMB-29")
def _nearest(game: Moonstone, model: Model) -> tuple[int, int]:
    """No free room around the model: the nearest legal spot."""
    field, floor = game.field, game.field.footing(model.floor)
    solids = [*field.solids_on(floor), *standing(game, floor)]
    spot = nearest_free(model.x, model.y, STONE, solids, (0, 0, field.width, field.height))
    return spot or (model.x, model.y)
