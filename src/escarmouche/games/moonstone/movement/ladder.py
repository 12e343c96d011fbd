"""Ladders (MOON-BLDG-03, 04): an Obstacle that is climbed from end to end, one storey for each Traverse.

A model between two storeys hangs on the ladder: `model.ladder` names it, `model.rung` counts the storeys below, and its floor is the
ladder itself.
"""

from __future__ import annotations

from escarmouche.core.asks.ask import Branch
from escarmouche.core.asks.region import Place
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.moonstone import questions
from escarmouche.games.moonstone.movement.places_along_outlines import Stretches
from escarmouche.games.moonstone.state import Model
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.space.disc import Body
from escarmouche.space.place import around, free
from escarmouche.space.shape import Piece, Thing, gap
from escarmouche.space.units import TOLERANCE


def on_ladder(model: Model) -> bool:
    """Does it hang between two storeys? Then it can only climb up or down."""
    return bool(model.ladder)


def climbable_ladders(game: Moonstone, model: Model) -> list[str]:
    """The ladders that can be climbed from where a model stands: it touches one of their ends."""
    if "ladders" not in game.on:
        return []
    field, body = game.field, game.body(model)
    return [
        name
        for name, ladder in field.ladders.items()
        if model.floor in (ladder.lower, ladder.upper) and gap(body, field.pieces[name]) <= TOLERANCE
    ]


@clause("MOON-BLDG-03", "MOON-BLDG-04", "MOON-DEC-15")
def climb_branch(game: Moonstone, model: Model, name: str, up: bool) -> Branch:
    """One storey up or down: which place at the other end, None for a rung in between, or why it cannot climb."""
    rung = rung_of(game, model, name) + (1 if up else -1)
    floor = _end(game, name, rung)
    if floor is None:
        return _why_taken(game, name, rung)
    region = landing(game, model, name, floor)
    if not region:
        return refuse("why-ladder-crowded", "MOON-BLDG-03", model=model.id, ladder=name)
    about: questions.Climb = {"model": model.id, "ladder": name}
    return Place("climb", seat=model.seat, rule="MOON-BLDG-03", region=region, about=about)


def rung_of(game: Moonstone, model: Model, name: str) -> int:
    """How many storeys of a ladder are below a model at one of its ends or on it."""
    if model.ladder == name:
        return model.rung
    return game.field.ladders[name].storeys if model.floor == game.field.ladders[name].upper else 0


def _end(game: Moonstone, name: str, rung: int) -> str | None:
    """The floor at the end of a ladder; None for a rung in between."""
    ladder = game.field.ladders[name]
    if rung <= 0:
        return ladder.lower
    return ladder.upper if rung >= ladder.storeys else None


def _why_taken(game: Moonstone, name: str, rung: int) -> Refusal | None:
    for climber in game.on_board():
        if climber.ladder == name and climber.rung == rung:
            return refuse("why-ladder-taken", "MOON-BLDG-04", other=climber.id, ladder=name)
    return None


@clause("MOON-BLDG-03")
def landing(game: Moonstone, model: Model, name: str, floor: str) -> Stretches:
    """The free places on a floor in contact with that end of a ladder."""
    field, piece, r = game.field, game.field.pieces[name], game.card(model).radius
    solids = [*nearby(game, piece, floor, 3 * r), *standing(game, floor, model)]

    def why_not_at(x: int, y: int) -> Refusal | None:
        base = Body("", x, y, r, field.z_at(floor, x, y))
        away = gap(base, piece)
        if away > TOLERANCE:
            return refuse("why-not-at-end", "MOON-BLDG-03", model=model.id, ladder=name, gap=round(away))
        hit = field.legal_spot(base, floor) or free(base, solids)
        return refuse("why-no-room", "MOON-MOVE-06", model=model.id, by=hit) if hit else None

    places = around(piece, r, solids, (0, 0, field.width, field.height))
    return Stretches(places.tracks, (), why_not_at)


def nearby(game: Moonstone, piece: Piece, floor: str, reach: float) -> list[Piece]:
    """The solids of a floor around a piece."""
    x0, y0, x1, y1 = piece.bounds
    return game.field.near(floor, x0 - reach, y0 - reach, x1 + reach, y1 + reach)


def standing(game: Moonstone, floor: str, but: Model) -> list[Thing]:
    """Bases and stones on a floor, and bases on the stairs that lead there."""
    r = game.card(but).radius
    others = [(m, game.body(m)) for m in game.on_board() if m is not but]
    bodies: list[Thing] = [body for m, body in others if game.field.meets(floor, m.floor, m.x, m.y, r + body.r)]
    return bodies + [game.stone_body(stone) for stone in game.lying() if stone.floor == floor]


@clause("MOON-BLDG-03", "MOON-BLDG-04")
def climb(game: Moonstone, model: Model, name: str, up: bool, where: tuple[int, ...] | None) -> None:
    """The model stands at the other end, or hangs one storey further up or down."""
    field, start = game.field, (model.x, model.y, model.z)
    rung = rung_of(game, model, name) + (1 if up else -1)
    floor = _end(game, name, rung)
    if floor is not None and where is not None:
        model.x, model.y, model.floor, model.ladder, model.rung = where[0], where[1], floor, "", 0
        model.z = field.z_at(floor, model.x, model.y)
    else:
        piece, ladder = field.pieces[name], field.ladders[name]
        low, high = field.surface(ladder.lower).z, field.surface(ladder.upper).z
        model.x, model.y, model.floor = round(piece.x), round(piece.y), name
        model.z = low + (high - low) * rung // ladder.storeys
        model.ladder, model.rung = name, rung
    end = (model.x, model.y, model.z)
    game.tell("climbed", "MOON-BLDG-04", model=model.id, ladder=name, up=up, rung=model.rung, start=start, end=end)
