"""Where a base may stand: what is in its way, the nearest free place, places in contact, and where forced moves end."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.d10.ground.measure import LEVEL, SNAP, down
from escarmouche.games.d10.movement.measured_path import Stand, Track
from escarmouche.games.d10.state import FOOT, MOUNTED, Figure
from escarmouche.games.d10.table import D10
from escarmouche.space.disc import Base, Body, Disc
from escarmouche.space.place import around, free, nearest_free
from escarmouche.space.shape import Piece, Thing, nearest_on, signed
from escarmouche.space.sweep import through
from escarmouche.space.travel.path import parts_of
from escarmouche.space.travel.path_over_floors import Span
from escarmouche.space.travel.slide import contact
from escarmouche.space.units import ROUNDING, TOLERANCE

FINE = 250  # how closely a floor is searched for a free place


def radius(figure: Figure) -> int:
    return MOUNTED if figure.mounted else FOOT


# -- what is in the way


@clause("D10-GEO-07", "D10-GEO-09", "D10-OBJ-01", "D10-MNT-06")
def bodies(game: D10, figure: Figure, z: float, *, markers: bool = True) -> list[Thing]:
    """The bases it may not stand on: other figures, riderless mounts, and (except after falls and forced moves) objects and weapons."""
    bases: list[Thing] = [
        game.body(other)
        for other in game.figures
        if other.in_play and other is not figure and abs(other.z - z) <= LEVEL
    ]
    for marker in game.state.markers:
        if abs(marker.z - z) <= LEVEL and (marker.kind == "mount" or (markers and marker.kind != "missile")):
            bases.append(Body(marker.id, marker.x, marker.y, marker.radius, marker.z))
    return bases


def scenery(game: D10, floor: str, mounted: bool, x: float, y: float, r: float) -> list[Piece]:
    """The linear and solid pieces, rails and deep water around a place."""
    field, box = game.field, (x - r, y - r, x + r, y + r)
    return [*field.walls(floor, mounted).near(*box), *field.lows(floor, mounted).near(*box)]


@clause("D10-GEO-07", "D10-GEO-08", "D10-TER-07", "D10-TER-09")
def taken(game: D10, figure: Figure, x: int, y: int, floor: str, *, markers: bool = True) -> str | None:
    """What a base standing here would overlap: the id of a figure, marker or piece, "edge" of the table, "rim" of the floor."""
    field, r = game.field, MOUNTED if figure.mounted else FOOT
    near = r - TOLERANCE
    if not (near <= x <= field.width - near and near <= y <= field.height - near):
        return "edge"
    if (floor or field.has_portals) and not _footing(game, x, y, floor):
        return "rim"
    pieces = scenery(game, floor, figure.mounted, x, y, r)
    hit = free(Disc(x, y, r), pieces) if pieces else None
    if hit is not None:
        return field.owner(hit)
    z = field.z_at(floor, x, y)
    return _base_at(game, figure, x, y, near, z) or _marker_at(game, x, y, near, z, markers)


@clause("D10-GEO-07", "D10-GEO-08", "D10-TER-07", "D10-TER-09", "D10-OBJ-01", "D10-MNT-06")
def why_occupied(game: D10, figure: Figure, hit: str) -> Refusal:
    """Why nobody may stand where `taken` has found something, with the rule that says so."""
    data, marker = game.field.data.get(hit), next((marker for marker in game.state.markers if marker.id == hit), None)
    if hit == "edge":
        rule_id = "D10-GEO-08"
    elif marker is not None:
        rule_id = "D10-MNT-06" if marker.kind == "mount" else "D10-OBJ-01"
    elif data is not None or hit == "rim":
        rule_id = "D10-TER-07" if data is not None and data.kind == "deep" else "D10-TER-09"
    else:
        rule_id = "D10-GEO-07"
    return refuse("why-taken", rule_id, figure=figure.id, by=hit)


def _base_at(game: D10, figure: Figure, x: int, y: int, r: int, z: int) -> str | None:
    """The figure that a base of radius r would stand on."""
    for other in game.in_play():
        ox, oy = other.x - x, other.y - y
        far = r + (MOUNTED if other.mounted else FOOT)
        if ox * ox + oy * oy < far * far and other is not figure and abs(other.z - z) <= LEVEL:
            return other.id
    return None


def _marker_at(game: D10, x: int, y: int, r: int, z: int, markers: bool) -> str | None:
    """The mount, or (if they count) the object or weapon, that a base of radius r would stand on."""
    for marker in game.state.markers:
        far = r + marker.radius
        counts = marker.kind == "mount" or (markers and marker.kind != "missile")
        if counts and (marker.x - x) ** 2 + (marker.y - y) ** 2 < far * far and abs(marker.z - z) <= LEVEL:
            return marker.id
    return None


def _footing(game: D10, x: float, y: float, floor: str) -> bool:
    """Is there floor under the centre, and no flight of stairs that begins here?"""
    surfaces = game.field.surfaces
    if floor and not game.field.on_surface(x, y, floor):
        return False
    if surfaces[floor].slope is not None:
        return True
    flights = [surfaces[portal.to].outline for portal in surfaces[floor].portals]
    return not any(flight is not None and flight.contains((x, y)) for flight in flights)


def stand(game: D10, x: int, y: int, floor: str) -> Stand:
    """A place on a surface, with its height."""
    return Stand(x, y, game.field.z_at(floor, x, y), floor)


# -- the end of a move


@clause("D10-GEO-10")
def set_back(game: D10, figure: Figure, track: Track, d: float, *, markers: bool = True) -> Stand:
    """A move is cut short here: set back along the path to the last free place."""
    return track.at(last_free(game, figure, track, d, markers=markers))


def last_free(game: D10, figure: Figure, track: Track, d: float, *, markers: bool = True) -> float:
    """How far along the path the last free place is."""
    d = track.back(d)
    while d > 0:
        at = track.at(d)
        if taken(game, figure, at.x, at.y, at.floor, markers=markers) is None:
            return d
        d = track.back(_before(game, figure, track, d, markers))
    return 0.0


def _before(game: D10, figure: Figure, track: Track, d: float, markers: bool) -> float:
    """Where the base meets what is in the way at a distance: at least a little further back, at most at the last bend."""
    done = 0.0
    for span in track.spans:
        if d <= done + span.far:
            break
        done += span.far
    local, r = d - done, radius(figure)
    x, y = span.at(local)
    things: list[Thing] = [
        *scenery(game, span.floor, figure.mounted, x, y, r),
        *bodies(game, figure, game.field.z_at(span.floor, x, y), markers=markers),
    ]
    starts = [s for s, e in overlaps(span, r - ROUNDING, things) if s - ROUNDING < local <= e + ROUNDING]
    return done + max(0.0, min([local - 2 * ROUNDING, *starts])) if local > 0 else done


def overlaps(span: Span, r: float, things: Sequence[Thing]) -> Iterator[tuple[float, float]]:
    """The stretches of a line on which a base of radius r overlaps things."""
    for thing in things:
        for part in parts_of(thing):
            start, end = through(part, span.x, span.y, span.ux, span.uy, r)
            if start < end:
                yield start, end


# -- places that are not chosen


@clause("D10-GEO-10", "D10-GEO-08")
def nearest(game: D10, figure: Figure, x: float, y: float, floor: str, *, markers: bool = True) -> Stand:
    """The free place on a surface nearest to a point."""
    field, r = game.field, radius(figure)
    mounted, z = figure.mounted, field.z_at(floor, x, y)
    things: list[Thing] = [*field.walls(floor, mounted).pieces, *field.lows(floor, mounted).pieces]
    spot = nearest_free(x, y, r, [*things, *bodies(game, figure, z, markers=markers)], field.box)
    if spot is None or taken(game, figure, *spot, floor, markers=markers) is not None:
        spot = _searched(game, figure, x, y, floor, markers)
    return stand(game, *spot, floor) if spot else Stand(figure.x, figure.y, figure.z, figure.floor)


def _searched(game: D10, figure: Figure, x: float, y: float, floor: str, markers: bool) -> tuple[int, int] | None:
    """The nearest free place where a floor ends or stairs begin: its places are tried one by one, the nearest first."""
    outline = game.field.surfaces[floor].outline
    x0, y0, x1, y1 = outline.bounds if outline else (x - 10_000, y - 10_000, x + 10_000, y + 10_000)
    spots = [(p, q) for p in range(int(x0), int(x1) + 1, FINE) for q in range(int(y0), int(y1) + 1, FINE)]
    spots.sort(key=lambda spot: (spot[0] - x) ** 2 + (spot[1] - y) ** 2)
    return next((s for s in spots if taken(game, figure, *s, floor, markers=markers) is None), None)


@clause("D10-GEO-02")
def snap(game: D10, figure: Figure, x: int, y: int, other: Base) -> tuple[int, int]:
    """A place within 0.2 cm of another base, moved straight to gap 0, for a player who wants contact."""
    far = math.hypot(x - other.x, y - other.y)
    touch = radius(figure) + other.r
    if not far or abs(far - touch) > SNAP + TOLERANCE:
        return x, y
    return round(other.x + (x - other.x) * touch / far), round(other.y + (y - other.y) * touch / far)


def places_by(game: D10, figure: Figure, body: Body, floor: str, *, markers: bool = True) -> list[Stand]:
    """Free places on a floor in contact with a base, a marker or a mount: the ends and middles of the open stretches around it."""
    r, mounted = radius(figure), figure.mounted
    near = scenery(game, floor, mounted, body.x, body.y, body.r + 2 * r)
    others = [b for b in bodies(game, figure, body.z, markers=markers) if b.id != body.id]
    spots = around(body, r, [*near, *others], game.field.box).propose()
    return [stand(game, x, y, floor) for x, y in spots if _footing(game, x, y, floor)]


# -- forced moves


@clause("D10-GEO-08", "D10-MOV-03", "D10-GEO-10")
def _slid(game: D10, figure: Figure, ux: float, uy: float, distance: float) -> Stand:
    """A forced straight move: it stops at whatever stops a base, and at the edge of the table."""
    field, r, floor = game.field, radius(figure), figure.floor
    x, y = figure.x, figure.y
    span = Span(floor, x, y, ux, uy, distance)
    box = span.box(r)
    solids: list[Thing] = [
        *field.walls(floor, figure.mounted).near(*box),
        *field.lows(floor, figure.mounted).near(*box),
    ]
    solids += [*field.edges, *standing(game, figure, figure.z)]
    far, _ = contact(x, y, ux, uy, distance, r, solids)
    resting = bodies(game, figure, figure.z, markers=False)
    while far > 0:
        end = (round(x + ux * far), round(y + uy * far))
        if taken(game, figure, *end, floor, markers=False) is None:
            return stand(game, *end, floor)
        starts = [s for s, e in overlaps(span, r - ROUNDING, resting) if s - ROUNDING < far <= e + ROUNDING]
        far = min([far - 2 * ROUNDING, *starts])
    return Stand(x, y, figure.z, floor)


@clause("D10-GEO-07", "D10-MNT-06")
def standing(game: D10, figure: Figure, z: float | None = None) -> list[Body]:
    """The bases that stop a move at a height (None: at any): enemies not on the ground, and mounts without riders."""
    bases = [
        game.body(other) for other in game.figures if other.in_play and other.seat != figure.seat and not down(other)
    ]
    for marker in game.state.markers:
        if marker.kind == "mount":
            bases.append(Body(marker.id, marker.x, marker.y, marker.radius, marker.z))
    return bases if z is None else [body for body in bases if abs(body.z - z) <= LEVEL]


@clause("D10-CC-39")
def apart(game: D10, figure: Figure, other: Figure, gap: int) -> Stand:
    """Moved straight away from another figure to this gap; to the nearest free spot if something is in the way."""
    far = math.hypot(figure.x - other.x, figure.y - other.y)
    ux, uy = ((figure.x - other.x) / far, (figure.y - other.y) / far) if far else (1.0, 0.0)
    run = radius(figure) + radius(other) + gap
    x, y = round(other.x + ux * run), round(other.y + uy * run)
    moved = _slid(game, figure, ux, uy, run - far)
    return moved if (moved.x, moved.y) == (x, y) else nearest(game, figure, x, y, figure.floor, markers=False)


@clause("D10-MOV-16")
def beyond(game: D10, figure: Figure, piece: Piece) -> Stand | None:
    """Straight over a piece, touching its far side; None if that place is not free."""
    part = min(piece.parts, key=lambda p: signed(p, figure.x, figure.y))
    px, py = nearest_on(part, figure.x, figure.y)
    far = math.hypot(px - figure.x, py - figure.y)
    if not far:
        return None
    ux, uy, r = (px - figure.x) / far, (py - figure.y) / far, radius(figure)
    span = Span(figure.floor, figure.x, figure.y, ux, uy, far)
    end = max(e for _, e in overlaps(span, r, [piece]))
    x, y = round(figure.x + ux * end), round(figure.y + uy * end)
    floor = game.field.below(x, y, piece.top)
    return stand(game, x, y, floor) if taken(game, figure, x, y, floor, markers=False) is None else None
