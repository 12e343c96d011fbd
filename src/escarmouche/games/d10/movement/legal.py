"""The legality of a move from its first cm to its last: what stops it, what it may pass, where it may end."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.d10.cards.stats import LIMP
from escarmouche.games.d10.ground.measure import CONTACT, LEVEL, down
from escarmouche.games.d10.ground.stand import standing, taken, why_occupied
from escarmouche.games.d10.movement.measured_path import Drop, Gait, Interval, Stand, Track
from escarmouche.games.d10.refusals import why_no_doorway
from escarmouche.games.d10.state import DOWN, FOOT, MOUNTED, Figure
from escarmouche.games.d10.table import D10
from escarmouche.space.disc import Body
from escarmouche.space.shape import Piece, Thing
from escarmouche.space.sweep import through, through_round
from escarmouche.space.travel.leg import blocked
from escarmouche.space.travel.path import Straight
from escarmouche.space.travel.path_over_floors import Span
from escarmouche.space.travel.slide import contact
from escarmouche.space.units import ROUNDING, TOLERANCE, Spot

SHORTENED = ("advance", "quick", "charge", "movehid", "movecro", "trample")  # what a wound makes shorter (D10-MOV-04)
ALLOWED = TOLERANCE - ROUNDING  # ends are rounded, which must not turn contact into an overlap
ZONE = CONTACT + TOLERANCE  # nearer than this bases are in contact (D10-GEO-02)
CLEAR = ZONE + ALLOWED  # a line that keeps this far away certainly is not


class Legal:
    """All moves of one figure with one gait: what is wrong with one of them."""

    __slots__ = ("field", "figure", "gait", "game", "r", "start")

    def __init__(self, game: D10, figure: Figure, gait: Gait) -> None:
        self.game, self.figure, self.gait = game, figure, gait
        self.field = game.field
        self.r = MOUNTED if figure.mounted else FOOT
        self.start = (figure.x, figure.y)

    def why_illegal(self, path: Sequence[Spot]) -> Refusal | None:
        """What is wrong with a path; None if it may be walked."""
        gait, figure = self.gait, self.figure
        if gait.straight and len(path) > 1:
            return refuse("why-not-straight", gait.rule)
        if all(point == self.start for point in path):
            return self._why_untrodden(gait.through[0]) if gait.through else None
        if len(path) == 1 and self._plain(*path[0]):
            return None
        track = Track(self.field, figure, path, gait)
        if track.cost > gait.distance + TOLERANCE:
            return self._why_too_long(track)
        return (
            self._why_off_table(path)
            or self._why_blocked(track)
            or self._why_passed(track)
            or self._why_open_ground(track)
            or self._why_no_landing(track)
            or self._why_missed(track)
            or self._why_no_room(track)
        )

    @clause("D10-MOV-03", "D10-MOV-04")
    def _why_too_long(self, track: Track) -> Refusal:
        """Longer than the allowance; for a wounded figure, perhaps only longer than what its wound leaves of it."""
        gait, numbers = self.gait, {"length": track.cost, "most": self.gait.distance}
        if self.figure.wounded and gait.name in SHORTENED and track.cost <= gait.distance + LIMP + TOLERANCE:
            return refuse("why-limping", "D10-MOV-04", figure=self.figure.id, **numbers)
        return refuse("why-too-long", "D10-MOV-03", **numbers)

    def _plain(self, x1: float, y1: float) -> bool:
        """Is it certainly a legal straight move over open ground? Most moves are, and need not be measured."""
        figure, field, gait, r = self.figure, self.field, self.gait, self.r
        x, y, floor = figure.x, figure.y, figure.floor
        far = math.hypot(x1 - x, y1 - y)
        if far > gait.distance or gait.rough or gait.through or field.surfaces[floor].slope:
            return False
        if not (r <= x1 <= field.width - r and r <= y1 <= field.height - r):
            return False
        box = (min(x, x1) - r, min(y, y1) - r, max(x, x1) + r, max(y, y1) + r)
        if field.odd(floor, figure.mounted).near(*box):
            return False
        ux, uy = (x1 - x) / far, (y1 - y) / far
        walls = field.walls(floor, figure.mounted).near(*box)
        return (not walls or contact(x, y, ux, uy, far, r, walls)[0] >= far) and self._past(ux, uy, far)

    def _past(self, ux: float, uy: float, far: float) -> bool:
        """Does a straight move certainly pass all bases, and end on none?"""
        figure, r = self.figure, self.r
        x, y, z = figure.x, figure.y, figure.z
        for other in self.game.figures:
            ox, oy = other.x - x, other.y - y
            wide = r + (MOUNTED if other.mounted else FOOT)
            along, cross = ux * ox + uy * oy, ux * oy - uy * ox
            if not -wide - CLEAR < cross < wide + CLEAR or not -wide - CLEAR < along < far + wide + CLEAR:
                continue
            if not other.in_play or other is figure or abs(other.z - z) > LEVEL:
                continue
            apart = math.hypot(along - far, cross)
            if apart < wide - ALLOWED:
                return False
            if other.seat != figure.seat and other.posture not in DOWN:
                grazes = along < far and abs(cross) < wide - ALLOWED
                if grazes or apart > wide + ZONE - ROUNDING or math.hypot(ox, oy) <= wide + CLEAR:
                    return False
        for marker in self.game.state.markers:
            apart = math.hypot(marker.x - x - ux * far, marker.y - y - uy * far)
            if marker.kind == "mount" or apart < r + marker.radius:
                return False
        return True

    @clause("D10-GEO-08", "D10-TER-07")
    def _why_off_table(self, path: Sequence[Spot]) -> Refusal | None:
        """The base stays on the table."""
        r, field = self.r - TOLERANCE, self.field
        for x, y in path:
            if not (r <= x <= field.width - r and r <= y <= field.height - r):
                return refuse("why-off-table", "D10-GEO-08", figure=self.figure.id)
        return None

    @clause("D10-GEO-07", "D10-TER-05", "D10-TER-07", "D10-MNT-03", "D10-MNT-06")
    def _why_blocked(self, track: Track) -> Refusal | None:
        """Nothing high is entered, and no enemy unless it is on the ground; riders climb no stairs."""
        done = 0.0
        for span in track.spans:
            if self._too_steep(span):
                return refuse("why-no-riders", "D10-MNT-03", figure=self.figure.id)
            hit = self._hit(span, track)
            drop = next((drop for drop in track.drops if drop.start <= done < drop.end), None)
            if hit in self.field.pieces and drop is not None:
                hit = self._hit_aloft(track, span, drop, done)
            if hit is not None:
                return self._why_overburdened(span, hit) or self._why_stopped(hit)
            done += span.far
        return None

    def _too_steep(self, span: Span) -> bool:
        """Riders climb no stairs (D10-MNT-03)."""
        return self.figure.mounted and self.field.surfaces[span.floor].slope is not None

    @clause("D10-OBJ-03")
    def _why_overburdened(self, span: Span, hit: str) -> Refusal | None:
        """What it could jump over, or down from, without its heavy load."""
        if not self.gait.laden:
            return None
        by, low = self.field.owner(hit), self.field.lows(span.floor, self.figure.mounted).pieces
        if by != "rim" and all(piece.id != hit for piece in low):
            return None
        return refuse("why-laden-jump", "D10-OBJ-03", figure=self.figure.id, object=self.figure.load, by=by)

    def _why_stopped(self, hit: str) -> Refusal:
        data = self.field.data.get(hit)
        if data is not None and data.kind == "door":
            return why_no_doorway(self.game, self.figure, hit)
        return refuse("why-in-the-way", self._bars(hit), figure=self.figure.id, by=self.field.owner(hit))

    @clause("D10-MOV-22", "D10-TER-05")
    def _hit_aloft(self, track: Track, span: Span, drop: Drop, done: float) -> str | None:
        """What stops it while it drops from a rim: what is high above that floor, too, and bases. What else it overlaps at the foot is
        still below it, or jumped over."""
        upper, leg = self.field.surfaces[drop.floor].z, Straight(*span.at(span.far))  # type: ignore[arg-type]
        near = [piece for piece in self._terrain(span, track) if isinstance(piece, Piece) and piece.top > upper]
        high = [piece for piece in near if not self.field.is_low(piece, self.figure.mounted, upper)]
        landed = span.cut(min(span.far, drop.end - done), span.far)
        return blocked((span.x, span.y), leg, self.r, high) or self._met_base(span, track) or self._hit(landed, track)

    def _bars(self, hit: str) -> str:
        """The rule that keeps it from going on."""
        if any(other.id == hit for other in self.game.figures):
            return "D10-GEO-07"
        if any(marker.id == hit for marker in self.game.state.markers):
            return "D10-MNT-06"
        data = self.field.data.get(hit)
        if data is not None and data.kind == "deep":
            return "D10-TER-07"
        return "D10-TER-05" if "move_table" in self.game.on else "D10-TER-04"

    @clause("D10-MOV-05")
    def _why_passed(self, track: Track) -> Refusal | None:
        """A move into contact with an enemy stops there: once it touches one, it does not leave contact again."""
        last = len(track.spans) - 1
        for other, wide in self._newly_met():
            for k, span in enumerate(track.spans):
                start, end = through_round(other.x - span.x, other.y - span.y, span.ux, span.uy, wide + ZONE)
                if end < 0 or start > span.far or not self._level(span, other, start, end):
                    continue
                if k < last or end < span.far - ROUNDING:
                    return refuse("why-stops-at-contact", "D10-MOV-05", figure=self.figure.id, target=other.id)
        return None

    def _newly_met(self) -> Iterator[tuple[Figure, int]]:
        """The enemies that it may come into contact with, and how far apart the centres are when the bases touch."""
        for other in self.game.figures:
            if other.seat == self.figure.seat or not other.in_play or down(other):
                continue
            wide = self.r + (MOUNTED if other.mounted else FOOT)
            apart = (other.x - self.figure.x) ** 2 + (other.y - self.figure.y) ** 2
            if apart <= (wide + ZONE) ** 2 and abs(other.z - self.figure.z) <= LEVEL:
                continue  # in contact from the start: it leaves, or it may not move at all (D10-ACT-08)
            yield other, wide

    def _level(self, span: Span, other: Figure, start: float, end: float) -> bool:
        """Do they meet on one level anywhere on this stretch (D10-GEO-09)?"""
        surface = self.field.surfaces[span.floor]
        if surface.slope is None:
            return abs(other.z - surface.z) <= LEVEL
        ends = [surface.height(*span.at(min(max(d, 0.0), span.far))) - other.z for d in (start, end)]
        return min(ends) <= LEVEL and max(ends) >= -LEVEL

    @clause("D10-MOV-12", "D10-TER-01")
    def _why_open_ground(self, track: Track) -> Refusal | None:
        """A figure that moves hidden stays in non-clear terrain all the way."""
        if not self.gait.rough:
            return None
        if all(self._sheltered(span) >= span.far - ROUNDING for span in track.spans):
            return None
        return refuse("why-open-ground", "D10-MOV-12", figure=self.figure.id)

    def _sheltered(self, span: Span) -> float:
        """How far along a stretch the ground under the centre stays non-clear."""
        sheltered: list[Interval] = [
            through(part, span.x, span.y, span.ux, span.uy, 0.0)
            for piece in self.field.roughs(span.floor, *span.box(0))
            for part in (*piece.parts, *piece.joints)
        ]
        reached = 0.0
        for start, end in sorted(sheltered):
            if start <= reached + ROUNDING and end > reached:
                reached = end
        return reached

    @clause("D10-MOV-19", "D10-MOV-22")
    def _why_no_landing(self, track: Track) -> Refusal | None:
        """A figure that may fall beyond a low piece needs room there; one that drops from a rim needs room at the foot."""
        if not self.gait.drops:
            return None
        ends = [(drop.end, drop.floor, "why-no-foot", "D10-MOV-22") for drop in track.drops]
        ends += [
            (crossing.end, crossing.piece, "why-no-landing", "D10-MOV-19")
            for crossing in track.crossings
            if not any(drop.start <= crossing.end <= drop.end for drop in track.drops)
        ]
        for d, piece, key, rule_id in ends:
            at = track.at(d)
            hit = taken(self.game, self.figure, at.x, at.y, at.floor, markers=False)
            if hit == piece:  # the path ends on it
                return why_occupied(self.game, self.figure, hit)
            if hit is not None:
                return refuse(key, rule_id, figure=self.figure.id, piece=piece, by=hit)
        return None

    @clause("D10-MOV-24")
    def _why_missed(self, track: Track) -> Refusal | None:
        """The figure to be trampled must lie under the path."""
        for name in self.gait.through:
            target = self.game.figure(name)
            reach = (MOUNTED if target.mounted else FOOT) - TOLERANCE
            crossed = False
            for span in track.spans:
                start, end = through_round(target.x - span.x, target.y - span.y, span.ux, span.uy, reach)
                crossed = crossed or (start < span.far and end > 0 and self._level(span, target, start, end))
            if not crossed:
                return self._why_untrodden(name)
        return None

    def _why_untrodden(self, name: str) -> Refusal:
        return refuse("why-not-over", "D10-MOV-24", figure=self.figure.id, target=name)

    @clause("D10-GEO-07", "D10-TER-09", "D10-OBJ-01")
    def _why_no_room(self, track: Track) -> Refusal | None:
        """It may not end on another base, an object or a piece of scenery."""
        at = track.at(track.length)
        hit = taken(self.game, self.figure, at.x, at.y, at.floor)
        return why_occupied(self.game, self.figure, hit) if hit is not None else None

    def end(self, point: Spot) -> Stand:
        """Where a straight move to a point ends, with its floor. The move is known to be legal."""
        figure, field = self.figure, self.field
        if not field.has_portals and not (self.gait.drops and figure.floor):
            return Stand(round(point[0]), round(point[1]), figure.z, figure.floor)
        track = Track(field, figure, (point,), self.gait)
        return track.at(track.length)

    # -- what is in the way

    @clause("D10-MOV-22", "D10-TER-09")
    def _terrain(self, span: Span, track: Track) -> list[Thing]:
        """The terrain that stops this move on a stretch. A base hangs over the rim of a floor only where its move drops from it."""
        field, mounted, gait = self.field, self.figure.mounted, self.gait
        box = span.box(self.r)
        things: list[Thing] = [*field.walls(span.floor, mounted).near(*box)]
        if any(drop.floor == span.floor for drop in track.drops):
            rims = [rim.id for rim in field.rims(span.floor)]
            things = [piece for piece in things if piece.id not in rims]
        if gait.over == "none":
            things += field.lows(span.floor, mounted).near(*box)
        return things

    @clause("D10-GEO-09")
    def _bases(self, span: Span) -> Iterator[tuple[Body, float, float]]:
        """The bases that stop it, and from where to where on a stretch their footings differ by no more than 3 cm."""
        surface, far = self.field.surfaces[span.floor], span.far
        if surface.slope is None:
            yield from ((body, 0.0, far) for body in standing(self.game, self.figure, surface.z))
            return
        foot, head = surface.height(span.x, span.y), surface.height(*span.at(far))
        for body in standing(self.game, self.figure):
            ends = [_share(body.z + gap, foot, head) * far for gap in (-LEVEL, LEVEL)]
            start, end = min(ends), max(ends)
            if start < end or abs(body.z - foot) <= LEVEL:
                yield (body, start, end) if start < end else (body, 0.0, far)

    def _hit(self, span: Span, track: Track) -> str | None:
        """What stops it on a stretch of its path."""
        leg = Straight(*span.at(span.far))  # type: ignore[arg-type]
        return blocked((span.x, span.y), leg, self.r, self._terrain(span, track)) or self._met_base(span, track)

    def _met_base(self, span: Span, track: Track) -> str | None:
        """The base that stops it on a stretch of its path."""
        for body, start, end in self._bases(span):
            leg = Straight(*span.at(end))  # type: ignore[arg-type]
            x, y = span.at(start)
            if span is not track.spans[0] and math.hypot(body.x - x, body.y - y) < self.r + body.r - TOLERANCE:
                return body.id  # it comes down, or off the stairs, on somebody
            if blocked(span.at(start), leg, self.r, (body,)) is not None:
                return body.id
        return None


def _share(z: float, foot: float, head: float) -> float:
    """Where between two heights a third lies: 0 to 1."""
    return min(1.0, max(0.0, (z - foot) / (head - foot))) if head != foot else 0.0
