"""What a case expects of a position, in the words of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal

import msgspec

from escarmouche.core.book import Mismatch
from escarmouche.core.files.case_reader import CLOSE, Each, Length, Parts, Spot, near, same
from escarmouche.games.d10.cards import stats
from escarmouche.games.d10.cases.position import CASE, STATUSES
from escarmouche.games.d10.combat import arms
from escarmouche.games.d10.goals import victory
from escarmouche.games.d10.ground import measure, sight
from escarmouche.games.d10.state import Figure, Marker, Roll, Thing
from escarmouche.games.d10.table import D10
from escarmouche.space.units import mil

Look = Callable[[D10, Figure, Any], Iterator[Mismatch]]
MILS = 1000


def expect(game: D10, wanted: Mapping[str, Any]) -> Iterator[Mismatch]:
    """Every expectation that does not hold: about figures by id, markers, rolls, bands, the whole table."""
    yield from CASE.expect(game, wanted, {figure.id: figure for figure in game.figures}, _figure, TABLE)


# -- a figure

PLAIN = (
    "card",
    "seat",
    "facing",
    "posture",
    "mounted",
    "hidden",
    "wounded",
    "climb",
    "pa",
    "activated",
    "load",
    "moved",
    "attacked",
    "stumbled",
    "floor",
    "barred",
)


def _figure(game: D10, figure: Figure, wanted: Mapping[str, Any]) -> Iterator[Mismatch]:
    yield from CASE.piece(game, figure.id, figure, wanted, CHECKS, PLAIN)


def _other(game: D10, name: str) -> Figure:
    return game.figure(CASE.one_of(name, [figure.id for figure in game.figures], name))


def _at(game: D10, figure: Figure, wanted: Spot) -> Iterator[Mismatch]:
    yield from near("at", wanted, (figure.x, figure.y, figure.z))


def _status(game: D10, figure: Figure, wanted: str) -> Iterator[Mismatch]:
    yield from same("status", CASE.one_of(wanted, STATUSES), figure.status or "in play")


def _gap(game: D10, figure: Figure, wanted: Each[str, Length]) -> Iterator[Mismatch]:
    """`gap: {bob: 1}`: from edge to edge."""
    for name, length in wanted.items():
        gap = measure.gap(figure, _other(game, name))
        if abs(gap - mil(length)) > CLOSE:
            yield Mismatch(f"gap {name}", length, round(gap / MILS, 3))


def _touches(game: D10, figure: Figure, wanted: list[str]) -> Iterator[Mismatch]:
    """Exactly these enemies, in any order."""
    yield from same("touches", sorted(wanted), sorted(enemy.id for enemy in measure.touching(game, figure)))


def _engaged(game: D10, figure: Figure, wanted: bool) -> Iterator[Mismatch]:
    yield from same("engaged", wanted, measure.engaged(game, figure))


def _cards(what: str, which: Callable[[Thing], bool]) -> Look:
    """Exactly these weapons, by their cards."""

    def look(game: D10, figure: Figure, wanted: list[str]) -> Iterator[Mismatch]:
        yield from same(what, sorted(wanted), sorted(thing.card for thing in figure.things if which(thing)))

    return look


def _missiles(game: D10, figure: Figure, wanted: Each[str, int]) -> Iterator[Mismatch]:
    """`missiles: {bow: 7}`: how many are left."""
    for card, count in wanted.items():
        left = [thing.missiles for thing in figure.things if thing.card == card]
        yield from same(f"missiles {card}", [count], left)


def _sees(game: D10, figure: Figure, wanted: Each[str, bool]) -> Iterator[Mismatch]:
    """`sees: {bob: true}`."""
    for name, value in wanted.items():
        yield from same(f"sees {name}", value, sight.sees(game, figure, _other(game, name)))


def _cover(game: D10, figure: Figure, wanted: Each[str, float]) -> Iterator[Mismatch]:
    """`cover: {ann: 0.5}`: how much of it is covered from that shooter."""
    for name, value in wanted.items():
        covered = round(sight.cover(game, _other(game, name), figure).mean, 2)
        yield from same(f"cover {name}", value, covered)


def _base(game: D10, figure: Figure, wanted: float) -> Iterator[Mismatch]:
    """`base: 2.5`: how wide its base is."""
    yield from same("base", wanted, 2 * game.radius(figure) / MILS)


def _equipment(game: D10, figure: Figure, wanted: Each[str, int]) -> Iterator[Mismatch]:
    """`e: {bob: 2}`: what its weapons are worth against somebody, without a charge."""
    for name, value in wanted.items():
        yield from same(f"e {name}", value, arms.equipment(game, figure, _other(game, name), False))


def _valid(game: D10, figure: Figure, wanted: bool) -> Iterator[Mismatch]:
    yield from same("valid", wanted, stats.valid(figure))


CHECKS: dict[str, Look] = {
    "at": _at,
    "status": _status,
    "gap": _gap,
    "touches": _touches,
    "engaged": _engaged,
    "has": _cards("has", lambda thing: True),
    "holds": _cards("holds", lambda thing: thing.held),
    "loaded": _cards("loaded", lambda thing: thing.loaded),
    "damaged": _cards("damaged", lambda thing: thing.damaged),
    "broken": _cards("broken", lambda thing: thing.broken),
    "missiles": _missiles,
    "sees": _sees,
    "cover": _cover,
    "valid": _valid,
    "base": _base,
    "e": _equipment,
}


# -- the table


def _morale(game: D10, wanted: Each[int, int]) -> Iterator[Mismatch]:
    """`morale: {0: 12}`: the M of a seat's band now."""
    for seat, value in wanted.items():
        yield from same(f"morale {seat}", value, stats.morale(game, CASE.seat(seat, game.setup.seats, seat)))


def _points(game: D10, wanted: Each[int, int]) -> Iterator[Mismatch]:
    """`points: {0: 3}`: what a seat would score now."""
    scores = victory.points(game)
    for seat, value in wanted.items():
        yield from same(f"points {seat}", value, scores[CASE.seat(seat, len(scores), seat)])


def _markers(game: D10, wanted: list[str] | Each[str, Literal["none"] | Parts]) -> Iterator[Mismatch]:
    """`markers: {chest: {at: [4, 5]}}`; `{chest: none}`: not there; `markers: []`: none at all."""
    known = {marker.id: marker for marker in game.state.markers}
    if isinstance(wanted, list):
        yield from same("markers", sorted(wanted), sorted(known))
        return
    for name, parts in wanted.items():
        marker = known.get(name)
        if marker is None or isinstance(parts, str):
            if isinstance(parts, str) != (marker is None):
                yield Mismatch(f"markers {name}", parts, "none" if marker is None else marker)
            continue
        with CASE.under(name):
            for miss in CASE.piece(game, name, marker, parts, MARKER, ("kind", "floor", "of")):
                yield Mismatch(f"markers {miss.what}", miss.wanted, miss.found)


def _lies(game: D10, marker: Marker, wanted: Spot) -> Iterator[Mismatch]:
    yield from near("at", wanted, (marker.x, marker.y, marker.z))


def _touched(game: D10, marker: Marker, wanted: list[str]) -> Iterator[Mismatch]:
    touching = [figure.id for figure in game.in_play() if measure.touches(figure, marker)]
    yield from same("touches", sorted(wanted), sorted(touching))


def _weapon(game: D10, marker: Marker, wanted: str) -> Iterator[Mismatch]:
    yield from same("weapon", wanted, marker.thing.card if marker.thing else "none")


MARKER: dict[str, Callable[[D10, Marker, Any], Iterator[Mismatch]]] = {
    "at": _lies,
    "touches": _touched,
    "weapon": _weapon,
}


def _rolls(game: D10, wanted: list[Parts]) -> Iterator[Mismatch]:
    """`rolls: [{kind: jt, die: 4, result: success}]`: exactly these rolls lie on the table, in this order, each with what is named.

    `need` is the stat with all its modifiers; `mods: {hampered: -1}` lists all of them.
    """
    rolls = game.state.rolls
    if len(rolls) != len(wanted):
        yield Mismatch("rolls", len(wanted), [[roll.kind, roll.die] for roll in rolls])
        return
    for number, (roll, parts) in enumerate(zip(rolls, wanted, strict=True)):
        with CASE.under(number):
            for miss in CASE.piece(game, str(number), roll, parts, ROLL, ROLLED):
                yield Mismatch(f"rolls {miss.what}", miss.wanted, miss.found)


def _mods(game: D10, roll: Roll, wanted: Mapping[str, int]) -> Iterator[Mismatch]:
    yield from same("mods", wanted, {mod.word: mod.amount for mod in roll.mods})


def _need(game: D10, roll: Roll, wanted: int) -> Iterator[Mismatch]:
    yield from same("need", wanted, max(0, roll.stat + sum([mod.amount for mod in roll.mods])))


ROLL: dict[str, Callable[[D10, Roll, Any], Iterator[Mismatch]]] = {"mods": _mods, "need": _need}
ROLLED = tuple(field.name for field in msgspec.structs.fields(Roll) if field.name != "mods")

TABLE: dict[str, Callable[[D10, Any], Iterator[Mismatch]]] = {
    "morale": _morale,
    "points": _points,
    "markers": _markers,
    "rolls": _rolls,
}
