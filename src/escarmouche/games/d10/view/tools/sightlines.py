"""Who sees whom, and why (D10-LOS): the engine's own verdict with its 21 rays, for the tools of a player."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from escarmouche.core.play.rule import clause
from escarmouche.core.views import player_tools
from escarmouche.core.views.player_tools import Ray, Sentence, Sightline
from escarmouche.games.d10.cards.stats import shooting
from escarmouche.games.d10.combat import shoot
from escarmouche.games.d10.ground import measure, sight
from escarmouche.games.d10.ground.sight import Bar, Beam, Cover
from escarmouche.games.d10.movement import hide
from escarmouche.games.d10.state import Figure, Mod
from escarmouche.games.d10.table import D10

RULES = {"poor-crouched": "D10-SHO-09", "poor-ground": "D10-STA-04", "poor-scenery": "D10-LOS-07"}
RULES |= {"poor-shield": "D10-SHO-11"}
PERCENT = 100


@clause("D10-LOS-01", "D10-LOS-06", "D10-LOS-10", "D10-GEO-03")
def sightline(game: D10, figure: str, other: str, at: tuple[int, int, int] | None = None) -> Sightline:
    """Does one figure see the other, perhaps from another place? With its rays, what covers them, and what that means for a shot."""
    game, a = as_if_at(game, figure, at)
    b = on_table(game, other)
    if a is b:
        return Sightline(figure, other, True, 0, [], lines=[Sentence("sight-itself", "", {"figure": figure})])
    cover = sight.cover(game, a, b)
    bars = sight.between(game, a, b)
    rays = sight.beams(a, b, bars)
    return Sightline(
        figure,
        other,
        cover.clear,
        distance(a, b),
        [_ray(a, ray) for ray in rays] + _leaning(a, b, rays, bars),
        [] if cover.clear else list(cover.by),
        _word(cover),
        list(_reasons(game, a, b, cover, rays)),
    )


def distance(a: Figure, b: Figure) -> int:
    """From edge to edge, in whole thousandths."""
    return max(0, round(measure.gap(a, b)))


def _ray(a: Figure, ray: Beam) -> Ray:
    x, y = ray.end
    return Ray((a.x, a.y), (round(x), round(y)), ray.open, ray.by)


@clause("D10-LOS-10")
def _leaning(a: Figure, b: Figure, rays: list[Beam], bars: list[Bar]) -> list[Ray]:
    """A figure without an open ray of its own leans out: the open rays of the other."""
    if any(ray.open for ray in rays):
        return []
    return [_ray(b, ray) for ray in sight.beams(b, a, sight.turned(bars)) if ray.open]


def _word(cover: Cover) -> str:
    """A word for the cover: more than half by scenery, enough to be poorly visible, or none."""
    if not cover.clear:
        return ""
    return "sheltered" if sight.sheltered(cover) else "behind-scenery" if sight.behind_scenery(cover) else ""


# -- reasons


@clause("D10-LOS-06", "D10-LOS-08", "D10-LOS-10")
def _reasons(game: D10, a: Figure, b: Figure, cover: Cover, rays: list[Beam]) -> Iterator[Sentence]:
    """Sight first, then cover, then what a shot would be worth."""
    who = {"figure": a.id, "target": b.id}
    if not cover.clear:
        yield Sentence("sight-blocked", "D10-LOS-06", {**who, "gap": distance(a, b), "by": list(cover.by)})
        return
    yield Sentence("sight-clear", "D10-LOS-06", {**who, "gap": distance(a, b)})
    if not any(ray.open for ray in rays):
        yield Sentence("sight-leans", "D10-LOS-10", who)
    elif cover.by:
        percent = round(cover.mean * PERCENT)
        yield Sentence("sight-cover", "D10-LOS-02", {**who, "by": list(cover.by), "percent": percent})
    if shoot.reroll(game, cover):
        yield Sentence("sight-reroll", "D10-LOS-08", who)
    if a.seat != b.seat:
        yield from _shot(game, a, b, cover)


@clause("D10-LOS-07", "D10-STA-07", "D10-GEO-05", "D10-AMB-50")
def _shot(game: D10, a: Figure, b: Figure, cover: Cover) -> Iterator[Sentence]:
    """What a shot would meet: a hidden target, one behind the shooter, the two maluses, and T in the end."""
    who, skill = {"figure": a.id, "target": b.id}, shooting(game, a)
    if hide.protected(game, b, a):
        yield Sentence("sight-hidden", "D10-STA-07", who)
    if skill is None:
        return
    if not measure.in_front(a, b.x, b.y):
        yield Sentence("sight-behind", "D10-GEO-05", who)
    mods = shoot.hampered(a) + shoot.poorly_visible(game, a, b, cover)
    for mod in mods:
        yield Sentence("sight-malus", rule_of(mod), {"malus": mod.word, "amount": -mod.amount})
    need = max(0, skill + sum(mod.amount for mod in mods))
    hopeless = need == 0 and "crit_tables" in game.on
    yield Sentence(
        "sight-hopeless" if hopeless else "sight-need", "D10-AMB-50" if hopeless else "D10-SHO-02", {"need": need}
    )


def rule_of(mod: Mod) -> str:
    """The rule behind a malus."""
    return RULES.get(mod.word, "D10-SHO-06")


# -- a place where it does not stand yet


def as_if_at(game: D10, name: str, at: tuple[int, int, int] | None) -> tuple[D10, Figure]:
    """The table with a figure where it is planned to stand, and the figure."""
    figure = on_table(game, name, planned=at is not None)
    if at is None:
        return game, figure
    x, y, z = at
    moved = msgspec.structs.replace(figure, x=x, y=y, z=z, floor=game.field.floor_at(x, y, z), status="")
    return with_figure(game, figure, moved), moved


def with_figure(game: D10, figure: Figure, other: Figure) -> D10:
    """The table with another figure in the place of this one. The game itself is not changed."""
    figures = [other if known is figure else known for known in game.figures]
    return game.over(msgspec.structs.replace(game.state, figures=figures))


def on_table(game: D10, name: str, *, planned: bool = False) -> Figure:
    """The figure of that name, which must stand on the table unless a place is planned for it."""
    return player_tools.on_table("d10", game.figures, name, planned=planned, called="figure")
