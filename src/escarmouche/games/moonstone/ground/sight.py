"""Line of sight and cover (MOON-LOS, MOON-COVER)."""

from __future__ import annotations

from collections.abc import Iterable

from escarmouche.core.play.rule import clause
from escarmouche.games.moonstone.state import Model
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.space.disc import Body
from escarmouche.space.shape import Piece, gap
from escarmouche.space.sight.cover import Cover, aside, crosses_any
from escarmouche.space.sight.cover import cover as cover_between
from escarmouche.space.sight.sight import Sight, Tried
from escarmouche.space.sight.sight import sees as sees_past
from escarmouche.space.sight.sight import sight as sight_past
from escarmouche.space.sight.sight import tried as tried_past
from escarmouche.space.units import TOLERANCE

NEAR = 1000  # things this near the originator may be ignored for cover (MOON-COVER-04)


@clause("MOON-LOS-02", "MOON-AMB-04", "MOON-AMB-05")
def blocking(game: Moonstone, a: Model, b: Model) -> list[Body | Piece]:
    """Every third model on their level, and the Barriers that stand high enough."""
    return [*between(game, a, b), *game.field.blockers(a.z, b.z)]


def between(game: Moonstone, a: Model, b: Model, za: int | None = None) -> list[Body]:
    """Third models that can stand in a line: on one level those of that level; between levels only those above both.

    `za` is the height of `a` where that is not the one it stands at now.
    """
    body, z = game.body, a.z if za is None else za
    if z == b.z:
        return [body(m) for m in game.models if m.status in ("", "dying") and m.z == z and m is not a and m is not b]
    high = max(z, b.z)
    return [body(m) for m in game.models if m.status in ("", "dying") and m.z > high and m is not a and m is not b]


@clause("MOON-LOS-01", "MOON-LOS-02", "MOON-LOS-03", "MOON-LOS-06", "MOON-AMB-03", "MOON-AMB-07")
def sees(game: Moonstone, a: Model, b: Model) -> bool:
    """Is there a clear straight line between some part of one base and some part of the other?"""
    if a is b:
        return True
    return sees_past(game.body(a), game.body(b), blocking(game, a, b), patches=game.field.woods_between(a.z, b.z))


def sight(game: Moonstone, a: Model, b: Model) -> Sight:
    """Line of sight with its reasons: the clear line, or what stands in the way."""
    return sight_past(game.body(a), game.body(b), blocking(game, a, b), patches=game.field.woods_between(a.z, b.z))


def tried(game: Moonstone, a: Model, b: Model) -> list[Tried]:
    """The lines that a player would lay a ruler along, each with what stands in its way."""
    return tried_past(game.body(a), game.body(b), blocking(game, a, b), patches=game.field.woods_between(a.z, b.z))


@clause("MOON-COVER-01", "MOON-COVER-02", "MOON-COVER-03", "MOON-AMB-31", "MOON-AMB-32")
def cover(game: Moonstone, a: Model, b: Model) -> Cover:
    """What gives `b` cover from `a`: other bases, Obstacles, Barriers, Wooded Patches, but none within 1" of `a`."""
    if a is b:
        return Cover(None, None)
    looker, target = game.body(a), game.body(b)
    return cover_between(looker, target, _covering(game, a, b, looker, target))


@clause("MOON-COVER-04")
def _covering(game: Moonstone, a: Model, b: Model, looker: Body, target: Body) -> Iterable[Body | Piece]:
    for thing in _standing_between(game, a, b, looker, target):
        if gap(looker, thing) > NEAR + TOLERANCE:
            yield thing


def _standing_between(game: Moonstone, a: Model, b: Model, looker: Body, target: Body) -> Iterable[Body | Piece]:
    for third in game.on_board():
        if third is not a and third is not b and (a.z != b.z or third.z == a.z):
            yield game.body(third)
    for piece in game.field.covers_between(a.z, b.z):
        if not aside(looker, target, piece):
            yield piece


@clause("MOON-COVER-04")
def ignored_cover(game: Moonstone, a: Model, b: Model) -> list[str]:
    """What would give `b` cover from `a` if it did not stand within 1" of `a`."""
    looker, target = game.body(a), game.body(b)
    near = (thing for thing in _standing_between(game, a, b, looker, target) if gap(looker, thing) <= NEAR + TOLERANCE)
    return [thing.id for thing in near if crosses_any(looker, target, thing)]
