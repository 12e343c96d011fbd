"""Climbing (D10-MOV-15 to -17, -22): up scenery at least as tall as the figure, partway, and down again."""

from __future__ import annotations

import functools
from typing import Any

from escarmouche.core.asks.ask import Choose, Shut, unless_empty
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.d10 import questions
from escarmouche.games.d10.dice.rolls import agility, die, roll_of
from escarmouche.games.d10.ground import measure, stand
from escarmouche.games.d10.harm import damage
from escarmouche.games.d10.movement import facing, hide, posture
from escarmouche.games.d10.movement.measured_path import Stand
from escarmouche.games.d10.state import HEIGHTS, Figure
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn.action_spec import ActionSpec
from escarmouche.space import shape
from escarmouche.space.units import TOLERANCE

CM = 1_000
SMOOTH = ("rail", "deep", "door", "window")  # nothing to climb


@clause("D10-MOV-16", "D10-TER-03", "D10-AMB-38")
def walls(game: D10, figure: Figure) -> list[str]:
    """What it may climb: the piece it hangs on; else scenery as tall as itself that it touches, and floors whose rim it stands beside."""
    if figure.posture == "climbing":
        return [figure.climb]
    field, body, z = game.field, game.body(figure), figure.z
    r = body.r + measure.CONTACT + TOLERANCE
    near = field.near(figure.floor, figure.x - r, figure.y - r, figure.x + r, figure.y + r)
    high = [piece for piece in near if piece.kind not in SMOOTH and not field.is_low(piece, False, z)]
    tops = {piece.top for piece in high}
    for data in field.terrain:
        floor = field.surfaces.get(data.id)
        if data.kind == "floor" and floor and floor.z - z >= HEIGHTS["up"] and floor.z not in tops:
            high.append(field.pieces[data.id])
    high = [piece for piece in high if abs(shape.gap(body, piece)) <= measure.CONTACT + TOLERANCE]
    return [piece.id for piece in high if not roofed(game, figure, top(game, piece.id))]


@clause("D10-MOV-16", "D10-GEO-09")
def roofed(game: D10, figure: Figure, height: int) -> bool:
    """Is there a floor over its head, lower than it would climb? Nobody climbs through a balcony."""
    field, body = game.field, game.body(figure)
    floors = [field.pieces[data.id] for data in field.terrain if data.kind == "floor"]
    low = [floor for floor in floors if figure.z < field.surfaces[floor.id].z < height]
    return any(shape.gap(body, floor) < -TOLERANCE for floor in low)


@clause("D10-MOV-15", "D10-MNT-03")
def _branch(game: D10, figure: Figure) -> Choose | Refusal | Shut:
    """What does it climb? On foot only."""
    if figure.mounted:
        return refuse("why-mounted", "D10-MNT-03", figure=figure.id)
    options, about = walls(game, figure), questions.OfFigure(figure=figure.id)
    why = functools.partial(why_not_climbed, game, figure, options)
    ask = Choose("climb", seat=figure.seat, rule="D10-MOV-15", options=options, of="terrain", about=about, why=why)
    return unless_empty(ask, functools.partial(why_nothing_to_climb, game, figure))


def why_nothing_to_climb(game: D10, figure: Figure) -> Refusal:
    """Why nothing can be climbed: what it touches is under a floor, or it touches nothing that is high enough."""
    reasons = [why_not_climbed(game, figure, [], name) for name in game.field.data]
    roof = next((reason for reason in reasons if reason is not None and reason.key == "why-roofed"), None)
    return roof or refuse("why-nothing-to-climb", "D10-MOV-16", figure=figure.id)


@clause("D10-MOV-15", "D10-MOV-16", "D10-TER-03", "D10-ACT-12")
def why_not_climbed(game: D10, figure: Figure, options: list[str], name: Any) -> Refusal | None:
    """Why a piece cannot be climbed."""
    field, data = game.field, game.field.data.get(name)
    if data is None or name in options:
        return None
    who, piece = {"figure": figure.id, "piece": name}, field.pieces[data.id]
    if figure.posture == "climbing":
        return refuse("why-hangs-elsewhere", "D10-ACT-12", **who, by=figure.climb)
    if data.kind in SMOOTH or not (data.kind == "floor" or data.nature.shape in ("line", "solid")):
        return refuse("why-not-climbable", "D10-MOV-15", **who)
    if top(game, name) <= figure.z:
        return refuse("why-below", "D10-MOV-15", **who)
    if top(game, name) - figure.z < HEIGHTS["up"]:
        return refuse("why-too-low", "D10-TER-03", **who)
    apart = shape.gap(game.body(figure), piece)
    if apart > measure.CONTACT + TOLERANCE or (piece.bottom - figure.z > measure.LEVEL and data.kind != "floor"):
        return refuse("why-not-at-piece", "D10-MOV-16", **who)
    if data.kind == "floor" and options and not roofed(game, figure, top(game, name)) and apart >= -TOLERANCE:
        return refuse("why-climbed-by", "D10-MOV-16", **who, by=options[0])
    return refuse("why-roofed", "D10-MOV-16", **who)


@rule("D10-MOV-15", "D10-STA-06", "D10-STA-08", "D10-DP-23")
def climb(game: D10, figure: Figure, piece: str) -> Rule[None]:
    """Climb, 2 PA and a JA: its own height and a die in cm; failed, it stays where it is; critically, it makes a JDeg."""
    posture.uncrouch(game, figure)
    hide.reveal(game, figure)
    result = yield from agility(game, figure, "D10-MOV-15")
    if result == "critical":
        yield from damage.clumsy(game, figure, "D10-MOV-15")
    elif result == "failure":
        game.tell("not-climbed", "D10-MOV-15", figure=figure.id, piece=piece)
    else:
        yield from _climb_up(game, figure, piece)


@rule("D10-MOV-15", "D10-MOV-16", "D10-DIE-09", "D10-AMB-39")
def _climb_up(game: D10, figure: Figure, piece: str) -> Rule[None]:
    """As far up as the die says: on top if that is enough, else it hangs partway."""
    roll = roll_of(game, "climb", figure, HEIGHTS["up"] // CM)
    roll.die = yield from die("climb", "D10-MOV-15", questions.OfFigure(figure=figure.id))
    roll.total, roll.result = roll.stat + roll.die, "success"
    risen = roll.total * CM
    figure.moved = True
    if figure.z + risen < top(game, piece):
        start, figure.z = figure.z, below(game, figure, figure.z + risen)
        figure.posture, figure.climb = "climbing", piece
        game.tell("climbed", "D10-MOV-15", figure=figure.id, piece=piece, height=figure.z - start)
        return
    spot = summit(game, figure, piece)
    if spot is None:
        figure.posture, figure.climb, figure.z = "climbing", piece, below(game, figure, top(game, piece) - 1)
        game.tell("clings", "D10-MOV-16", figure=figure.id, piece=piece)
        return
    over = spot.z < top(game, piece)
    figure.posture, figure.climb = "up", ""
    figure.x, figure.y, figure.z, figure.floor = spot
    game.tell("crossed" if over else "topped", "D10-MOV-16", figure=figure.id, piece=piece)
    yield from facing.ask(game, figure, "D10-GEO-06")


@clause("D10-GEO-07", "D10-MOV-16")
def below(game: D10, figure: Figure, z: int) -> int:
    """How high it hangs: just below somebody who is in the way."""
    above = [other for other in game.in_play() if other is not figure and measure.gap(figure, other) < -TOLERANCE]
    for other in sorted(above, key=lambda other: -other.z):
        if abs(other.z - z) <= measure.LEVEL:
            z = other.z - measure.LEVEL - 1
    return max(z, figure.z)


def top(game: D10, piece: str) -> int:
    """How high it has to climb: to the top of a piece, or to the level of a floor."""
    surface = game.field.surfaces.get(piece)
    return surface.z if surface else game.field.pieces[piece].top


@clause("D10-MOV-16")
def summit(game: D10, figure: Figure, piece: str) -> Stand | None:
    """A free place on top: on the floor up there, or if there is none, touching the far side; None if that is taken."""
    field, scenery = game.field, game.field.pieces[piece]
    for floor, surface in field.surfaces.items():
        outline = surface.outline
        if outline is None or surface.slope is not None or surface.z != top(game, piece):
            continue
        if floor == piece or scenery.contains((outline.x, outline.y)):
            spot = stand.nearest(game, figure, figure.x, figure.y, floor)
            return spot if spot.floor == floor else None
    return stand.beyond(game, figure, scenery)


# -- down


@clause("D10-MOV-22", "D10-ACT-12")
def _why_no_hold(game: D10, figure: Figure) -> Refusal | None:
    """Only a climber can let go."""
    if figure.posture != "climbing":
        return refuse("why-not-climbing", "D10-MOV-22", figure=figure.id)
    return None


@rule("D10-MOV-22", "D10-MOV-17", "D10-DP-23")
def letgo(game: D10, figure: Figure, answer: None) -> Rule[None]:
    """Let go, 0 PA: it drops to the foot and rolls a JDeg there, at D-1 per full 3 cm above the first 3."""
    game.tell("let-go", "D10-MOV-22", figure=figure.id, piece=figure.climb)
    figure.moved = True
    yield from damage.clumsy(game, figure, "D10-MOV-22")


ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec("climb", 2, "D10-MOV-15", _branch, climb, "move_table"),
    ActionSpec("letgo", 0, "D10-MOV-22", _why_no_hold, letgo, "move_table"),
)
