"""Who sees whom, and why (MOON-LOS, MOON-COVER): the engine's own verdict with its lines, for the tools of a player."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from escarmouche.core.play.rule import clause
from escarmouche.core.views import player_tools
from escarmouche.core.views.player_tools import Sentence, Sightline, rays
from escarmouche.games.moonstone.ground import engage, height, measure, sight
from escarmouche.games.moonstone.state import Model
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.space.sight.sight import Tried

HEAVY, LIGHT = "heavy-cover", "light-cover"
Spot = tuple[int, int, int]


def sightline(game: Moonstone, looker: str, target: str, at: Spot | None = None) -> Sightline:
    """Does one model see the other, perhaps from another place?"""
    game, a = as_if_at(game, looker, at)
    b = on_board(game, target)
    if a is b:
        return Sightline(
            looker, target, True, 0, [], lines=[Sentence("sight-itself", "MOON-LOS-06", {"model": looker})]
        )
    line_of_sight, lines = sight.sight(game, a, b), sight.tried(game, a, b)
    stopping = [] if line_of_sight.clear else list(dict.fromkeys(name for line in lines for name in line.by))
    return Sightline(
        looker,
        target,
        line_of_sight.clear,
        max(0, round(measure.gap(game, a, b))),
        rays(lines, line_of_sight.line if line_of_sight.clear else None),
        stopping,
        cover_word(game, a, b) if line_of_sight.clear else "",
        list(_reasons(game, a, b, line_of_sight.clear, lines)),
    )


def as_if_at(game: Moonstone, name: str, at: Spot | None) -> tuple[Moonstone, Model]:
    """The table with a model where it is planned to stand, and the model."""
    model = on_board(game, name, planned=at is not None)
    if at is None:
        return game, model
    x, y, z = at
    moved = msgspec.structs.replace(model, x=x, y=y, z=z, floor=game.field.floor_at(x, y, z), status="")
    return with_model(game, model, moved), moved


def with_model(game: Moonstone, model: Model, other: Model) -> Moonstone:
    """The table with another model in the place of this one. The game itself is not changed."""
    models = [other if known is model else known for known in game.models]
    return game.over(msgspec.structs.replace(game.state, models=models))


def on_board(game: Moonstone, name: str, *, planned: bool = False) -> Model:
    """The model of that name, which must stand on the board unless a place is planned for it."""
    return player_tools.on_table("moonstone", game.models, name, ("", "dying"), planned=planned)


# -- reasons


def _reasons(game: Moonstone, a: Model, b: Model, clear: bool, lines: list[Tried]) -> Iterator[Sentence]:
    who = {"model": a.id, "target": b.id}
    gap = max(0, round(measure.gap(game, a, b)))
    centre = list(lines[0].by)
    if not clear:
        by = list(dict.fromkeys(name for line in lines for name in line.by))
        yield Sentence("sight-blocked", "MOON-LOS-02", {**who, "by": by, "gap": gap})
        woods = [name for name in by if game.field.kinds.get(name) == "wood"]
        if woods:
            yield Sentence("sight-wood", "MOON-LOS-03", {"by": woods})
        return
    if centre:
        yield Sentence("sight-past", "MOON-LOS-02", {**who, "by": centre, "gap": gap})
    else:
        yield Sentence("sight-clear", "MOON-LOS-02", {**who, "gap": gap})
    yield from _cover(game, a, b)
    yield from _height(game, a, b)
    yield from _reach(game, a, b)


def cover_word(game: Moonstone, a: Model, b: Model) -> str:
    """The cover that `b` has from `a`; empty: none (MOON-COVER-05: only the worse of the two counts)."""
    cover = sight.cover(game, a, b)
    return HEAVY if cover.heavy is not None else LIGHT if cover.light is not None else ""


@clause("MOON-COVER-01", "MOON-COVER-02", "MOON-COVER-03", "MOON-COVER-04")
def _cover(game: Moonstone, a: Model, b: Model) -> Iterator[Sentence]:
    """What cover costs a model that aims an Arcane Ability, and what gives none because it is near."""
    cover, who = sight.cover(game, a, b), {"model": a.id, "target": b.id}
    cards = -height.cover_malus(game, a, b, cover)
    if cover.heavy is not None:
        yield Sentence("cover-heavy", "MOON-COVER-03", {**who, "by": cover.heavy, "cards": cards})
    elif cover.light is not None:
        yield Sentence("cover-light", "MOON-COVER-02", {**who, "by": cover.light, "cards": cards})
    else:
        yield Sentence("cover-none", "MOON-COVER-02", who)
    near = sight.ignored_cover(game, a, b)
    if near:
        yield Sentence("cover-ignored", "MOON-COVER-04", {**who, "by": near})


def _height(game: Moonstone, a: Model, b: Model) -> Iterator[Sentence]:
    if height.looks_down(game, a, b):
        rule = "MOON-ELEV-02" if game.edition.range_by_height else "MOON-ELEV-01"
        more, cards = height.range_bonus(game, a, b), height.draw_bonus(game, a, b)
        yield Sentence("sight-above", rule, {"model": a.id, "target": b.id, "range": more, "cards": cards})


def _reach(game: Moonstone, a: Model, b: Model) -> Iterator[Sentence]:
    for model, other in ((a, b), (b, a)):
        if engage.engages(game, model, other):
            reach = game.card(model).reach
            yield Sentence("sight-engages", "MOON-ENG-01", {"model": model.id, "target": other.id, "reach": reach})
