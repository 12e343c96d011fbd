"""Who sees whom, and why (MALI-LOS, MALI-SHAD, MALI-CONC): the verdict of the rules with its lines, for a player's tools."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from escarmouche.core.messages.refusal import Refused, refuse
from escarmouche.core.play.rule import clause
from escarmouche.core.views.player_tools import Sentence, Sightline, rays
from escarmouche.games.malifaux.ground import cover, measure, shadow, sight, stand
from escarmouche.games.malifaux.ground.measure import Thing
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.disc import Disc
from escarmouche.space.sight.sight import Tried

COVER = "cover"
Spot = tuple[int, int, int]


def sightline(game: Malifaux, model: str, other: str, at: Spot | None = None) -> Sightline:
    """Would a model see the other (a model or a Marker) if it stood there?"""
    game, a = as_if_at(game, model, at)
    b = on_table(game, other)
    if a is b:
        return Sightline(model, other, True, 0, [], lines=[Sentence("sight-itself", "MALI-LOS-01", {"model": model})])
    clear, verdict, lines = sight.sees(game, a, b), sight.sight(game, a, b), sight.tried(game, a, b)
    stopping = [] if clear else _stopping(game, a, b, lines)
    covered = isinstance(b, Model) and clear and cover.cover(game, a, b)
    return Sightline(
        model,
        other,
        clear,
        max(0, round(measure.gap(game, a, b))),
        rays([(line, [_piece(name) for name in by]) for line, by in lines], verdict.line if clear else None),
        stopping,
        COVER if covered else "",
        list(_reasons(game, a, b, clear, lines)),
    )


def as_if_at(game: Malifaux, name: str, at: Spot | None) -> tuple[Malifaux, Model]:
    """The table with a model moved to a planned place, and that model."""
    model = game.find(name)
    if model is None:
        raise Refused(refuse("why-nobody", model=name), "malifaux")
    if at is None:
        if not model.on_table:
            raise Refused(refuse("why-not-there", model=name), "malifaux")
        return game, model
    x, y, z = at
    r = game.cards[model.card].radius
    floor, _ = stand.floor_and_fault(game, Disc(x, y, r), stand.height(game, model), z, (name,))
    height = stand.rest(game, floor, x, y, r)
    moved = msgspec.structs.replace(model, x=x, y=y, z=height, floor=floor, status="")
    models = [moved if each is model else each for each in game.models]
    return game.over(msgspec.structs.replace(game.state, models=models)), moved


def on_table(game: Malifaux, name: str) -> Thing:
    """The model or Marker of that name, which must be on the table."""
    model = game.find(name)
    if model is not None and model.on_table:
        return model
    marker = game.find_marker(name)
    if marker is None:
        raise Refused(refuse("why-not-there" if model else "why-nobody", model=name), "malifaux")
    return marker


# -- lines


def _piece(name: str) -> str:
    """The piece as a reader knows it: the steps of stairs are separate pieces here."""
    return name.partition("/")[0]


def _stopping(game: Malifaux, a: Thing, b: Thing, lines: list[Tried]) -> list[str]:
    by = [_piece(name) for line in lines for name in line.by]
    if not by and sight.floored(game, a, b):
        by = [name for end in (a, b) for name in game.field.under(end.floor)]
    return list(dict.fromkeys(by))


# -- reasons


def _reasons(game: Malifaux, a: Model, b: Thing, clear: bool, lines: list[Tried]) -> Iterator[Sentence]:
    who = {"model": a.id, "target": b.id}
    gap = max(0, round(measure.gap(game, a, b)))
    centre = [_piece(name) for name in lines[0].by]
    if not clear:
        by = _stopping(game, a, b, lines)
        yield Sentence("sight-blocked", "MALI-LOS-04", {**who, "by": by, "gap": gap})
        yield from _why(game, a, b, by)
    elif centre:
        yield Sentence("sight-past", "MALI-LOS-04", {**who, "by": centre, "gap": gap})
    else:
        yield Sentence("sight-clear", "MALI-LOS-04", {**who, "gap": gap})
    if clear and isinstance(b, Model):
        yield from _hidden(game, a, b)


@clause("MALI-LOS-09", "MALI-SHAD-02", "MALI-LOS-03")
def _why(game: Malifaux, a: Model, b: Thing, by: list[str]) -> Iterator[Sentence]:
    """Dense terrain, Shadows and floors need a further explanation."""
    if a.floor != b.floor and sight.floored(game, a, b):
        yield Sentence("sight-floor", "MALI-LOS-03", {"by": by})
    dense = [name for name in by if name in game.field.features and "dense" in game.field.features[name].traits]
    if dense:
        yield Sentence("sight-dense", "MALI-LOS-09", {"by": dense})
    high = max(measure.size(game, a), measure.size(game, b))
    for name in by:
        feature = game.field.features.get(name)
        if feature and feature.top < high:
            for end in (a, b):
                if shadow.hides(game, measure.seen(game, end), feature):
                    yield Sentence("sight-shadow", "MALI-SHAD-02", {"model": end.id, "by": name})


@clause("MALI-SHAD-04", "MALI-TERR-05")
def _hidden(game: Malifaux, a: Model, b: Model) -> Iterator[Sentence]:
    """What gives Cover and Concealment."""
    who = {"model": a.id, "target": b.id}
    covering = shadow.covering(game, a, b)
    if covering is not None:
        yield Sentence("cover-shadow", "MALI-SHAD-04", {**who, "by": _piece(covering.id)})
    concealing = cover.concealing(game, a, b)
    if concealing is not None:
        yield Sentence("concealed-by", "MALI-TERR-05", {**who, "by": concealing.id})
