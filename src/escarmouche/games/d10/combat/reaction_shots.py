"""Reaction shots (D10-REA): who may shoot at a mover, where on its path, and what happens then."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Menu, Why, parts
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.d10 import questions
from escarmouche.games.d10.cards.stats import shooting
from escarmouche.games.d10.combat import arms, shoot
from escarmouche.games.d10.goals.objects import laden
from escarmouche.games.d10.ground import measure, sight, veil
from escarmouche.games.d10.movement import hide
from escarmouche.games.d10.movement.measured_path import Track
from escarmouche.games.d10.refusals import carried, figure_of, why_away, why_not_carried, why_not_own
from escarmouche.games.d10.state import PA, Figure, Thing
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn.activation import pay_reaction
from escarmouche.space.units import TOLERANCE

NONE = "no-shot"


class Reaction(NamedTuple):
    """A shot at a mover: who shoots, with what, and how far along the path the mover has come."""

    figure: str
    thing: str
    d: int


# -- who could shoot


@clause("D10-REA-01", "D10-REA-03", "D10-ACT-06", "D10-ACT-07", "D10-OBJ-03")
def armed(game: D10, figure: Figure) -> list[Thing]:
    """What a figure could react with: both PA unspent, standing, crouched or mounted, a T, a loaded weapon at hand, no heavy load."""
    if figure.pa < PA or not measure.ready(figure):
        return []
    ready = [thing for thing in arms.hands(game, figure) if thing.loaded and thing.missiles != 0 and arms.usable(thing)]
    weapons = [thing for thing in ready if game.weapon(thing).shoots]
    if not weapons or shooting(game, figure) is None or laden(game, figure):
        return []
    return weapons


@clause("D10-REA-01", "D10-REA-03", "D10-ACT-06", "D10-FIG-05", "D10-OBJ-03")
def why_no_weapon(game: D10, figure: Figure) -> Refusal | None:
    """Why a figure has nothing to react with: too few PA, not on its feet, laden, no T, or no weapon that it could shoot."""
    if figure.pa < PA:
        return refuse("why-reaction-pa", "D10-ACT-06", figure=figure.id, pa=figure.pa, cost=PA)
    if not measure.ready(figure):
        return refuse("why-reaction-down", "D10-REA-03", figure=figure.id)
    if laden(game, figure):
        return refuse("why-reaction-laden", "D10-OBJ-03", figure=figure.id, object=figure.load)
    weapons = shoot.arsenal(game, figure)
    if not weapons:
        return refuse("why-no-missile-weapon", "D10-REA-01", figure=figure.id)
    if shooting(game, figure) is None:
        return refuse("why-no-t", "D10-FIG-05", figure=figure.id)
    return None if armed(game, figure) else shoot.why_useless(game, figure, weapons[0])


@clause("D10-REA-01", "D10-REA-02", "D10-REA-03")
def reactors(game: D10, mover: Figure, skip: str) -> list[Figure]:
    """The enemies of a mover that may react at all: not engaged with anybody else, and not the target of its charge."""
    return [
        enemy
        for enemy in game.enemies(mover)
        if enemy.id != skip and armed(game, enemy) and not engaged_by_another(game, enemy, mover)
    ]


def engaged_by_another(game: D10, figure: Figure, mover: Figure) -> bool:
    """Is it engaged by anybody except the mover? Contact with the mover depends on the point of the path."""
    return any(
        enemy is not mover and measure.ready(enemy) and measure.contact(figure, enemy) for enemy in game.enemies(figure)
    )


# -- where


OUTSIDE = {  # what keeps a mover out of a fire zone, in the order in which it is checked
    "far": "D10-REA-03",
    "arc": "D10-REA-03",
    "hidden": "D10-REA-02",
    "touching": "D10-REA-03",
    "unseen": "D10-LOS-06",
}


@clause("D10-REA-02", "D10-REA-03", "D10-STA-07", "D10-LOS-06")
def what_keeps_out(game: D10, figure: Figure, thing: Thing, mover: Figure, track: Track, d: int) -> str:
    """What keeps the mover out of the fire zone at a point: range, front arc, hiding beyond 5 cm, contact, line of sight. "": it is in."""
    at, far = track.at(d), game.weapon(thing).range + game.radius(figure) + game.radius(mover)
    if math.hypot(at.x - figure.x, at.y - figure.y) > far + TOLERANCE:
        return "far"
    if not measure.in_front(figure, at.x, at.y):
        return "arc"
    ghost = sight.moved(mover, at)
    if hide.protected(game, ghost, figure):
        return "hidden"
    if measure.ready(ghost) and measure.contact(figure, ghost):
        return "touching"
    return "" if sight.sees(game, figure, ghost) else "unseen"


def in_zone(game: D10, figure: Figure, thing: Thing, mover: Figure, track: Track, d: int) -> bool:
    """Is the mover in the fire zone at a point?"""
    return not what_keeps_out(game, figure, thing, mover, track, d)


def why_never_in_zone(
    game: D10, figure: Figure, thing: Thing, mover: Figure, track: Track, way: Iterable[int]
) -> Refusal | None:
    """Why a mover is in a weapon's fire zone at none of these points: what keeps it out where it comes nearest to being in."""
    words = [what_keeps_out(game, figure, thing, mover, track, d) for d in way]
    if not words or "" in words:
        return None
    word = max(words, key=list(OUTSIDE).index)
    who = {"figure": figure.id, "target": mover.id, "weapon": thing.card}
    return refuse(f"why-reaction-{word}", OUTSIDE[word], **who, **_range(game, thing, word))


def _range(game: D10, thing: Thing, word: str) -> dict[str, int]:
    return {"range": game.weapon(thing).range} if word == "far" else {}


@clause("D10-REA-04", "D10-AMB-31")
def points(game: D10, figure: Figure, thing: Thing, mover: Figure, track: Track, way: Iterable[int]) -> list[int]:
    """The points of the path, one every cm, at which the mover is in the fire zone."""
    return [d for d in way if in_zone(game, figure, thing, mover, track, d)]


def may_come_into_range(game: D10, figure: Figure, thing: Thing, mover: Figure, track: Track, way: list[int]) -> bool:
    """May the path come into range at all? It is no longer than its points say."""
    at, far = track.at(way[0]), game.weapon(thing).range + way[-1] - way[0] + game.radius(figure) + game.radius(mover)
    return math.hypot(at.x - figure.x, at.y - figure.y) <= far + TOLERANCE


# -- the offer


@rule("D10-REA-01", "D10-REA-02", "D10-REA-04", "D10-DP-17")
def offer(
    game: D10, mover: Figure, track: Track, start: int, skip: str = "", end: int | None = None
) -> Rule[Reaction | None]:
    """The other player may choose who shoots at the mover, and at which point from `start` on. If nobody can, nothing is asked.

    `end`: where the mover stops, if it does not go the whole way.
    """
    if "shoot_adv" not in game.on:
        return None
    able = reactors(game, mover, skip)
    if not able:
        return None
    last = track.length if end is None else end
    way = [d for d in track.points() if start <= d < last] + [max(start, last)]
    branches: dict[str, LazyBranch] = {}
    for figure in able:
        shots = {
            thing.id: ask
            for thing in armed(game, figure)
            if (ask := ask_where(game, figure, thing, mover, track, way)) is not None
        }
        if shots:
            why = functools.partial(why_not_with_at, game, figure, mover, track, way)
            branches[figure.id] = (
                next(iter(shots.values())) if len(shots) == 1 else ask_which_weapon(figure, shots, why)
            )
    if not branches and not veiled_could_react(game, mover, able):
        return None
    if branches:
        veil.spot(game, mover)
    branches = {NONE: None, **branches}
    answer = yield Menu(
        "reaction",
        seat=1 - mover.seat,
        rule="D10-DP-17",
        branches=branches,
        of="figure",
        about=questions.Reaction(target=mover.id),
        why=functools.partial(why_not_by, game, mover, track, way, skip),
    )
    return chosen(answer, branches)


@clause("D10-REA-01", "D10-REA-02", "D10-REA-03", "D10-HID-04")
def why_not_by(game: D10, mover: Figure, track: Track, way: list[int], skip: str, name: Any) -> Refusal | None:
    """Why somebody cannot shoot at the mover. A figure that does not see the mover is not told where it is."""
    figure = figure_of(game, name)
    if figure is None:
        return None
    reason = why_not_own(figure, 1 - mover.seat, "D10-REA-01") or why_away(figure) or why_no_weapon(game, figure)
    if reason is not None:
        return reason
    if figure.id == skip:
        return refuse("why-charged", "D10-REA-02", figure=figure.id, target=mover.id)
    if engaged_by_another(game, figure, mover):
        return refuse("why-reaction-engaged", "D10-REA-03", figure=figure.id)
    if veil.veiled(game, mover, figure.seat):
        return refuse("why-away-veiled", "D10-HID-04", figure=mover.id)
    reasons = [why_never_in_zone(game, figure, thing, mover, track, way) for thing in armed(game, figure)]
    return next((reason for reason in reasons if reason is not None), None)


@clause("D10-HID-04")
def veiled_could_react(game: D10, mover: Figure, able: list[Figure]) -> bool:
    """In fog: could a veiled figure react, wherever it is? Then the question is always asked, so that it does not reveal who sees whom."""
    return game.setup.fog and any(veil.veiled(game, figure, mover.seat) for figure in able)


def ask_where(game: D10, figure: Figure, thing: Thing, mover: Figure, track: Track, way: list[int]) -> Choose | None:
    """At which point of the path; None if the mover is never in the fire zone. Further points are worked out when somebody looks."""
    if not may_come_into_range(game, figure, thing, mover, track, way):
        return None
    first = next((n for n, d in enumerate(way) if in_zone(game, figure, thing, mover, track, d)), None)
    if first is None:
        return None
    rest = functools.partial(points, game, figure, thing, mover, track, way[first:])
    about: questions.Point = {"figure": figure.id, "target": mover.id, "weapon": thing.card, "thing": thing.id}

    def why(d: Answer) -> Refusal | None:
        if not isinstance(d, int):
            return None
        if d not in way:
            return refuse("why-not-a-point", "D10-REA-04", target=mover.id, length=d, most=way[-1], points=way)
        return why_never_in_zone(game, figure, thing, mover, track, [d])

    return Choose("point", seat=figure.seat, rule="D10-REA-04", options=rest, of="length", about=about, why=why)


def ask_which_weapon(figure: Figure, shots: dict[str, Choose], why: Why) -> Menu:
    """With which of several weapons."""
    branches: dict[str, LazyBranch] = dict(shots)
    about: questions.OfFigure = {"figure": figure.id}
    return Menu(
        "reaction-weapon", seat=figure.seat, rule="D10-REA-01", branches=branches, of="thing", about=about, why=why
    )


@clause("D10-REA-01", "D10-REA-07")
def why_not_with(game: D10, figure: Figure, rule_id: str, name: Any) -> Refusal | None:
    """Why a figure cannot react with this thing: it is another's, no missile weapon, or of no use as it is."""
    thing = carried(figure, name)
    return why_not_carried(game, figure, name, rule_id) if thing is None else shoot.why_useless(game, figure, thing)


def why_not_with_at(
    game: D10, figure: Figure, mover: Figure, track: Track, way: list[int], name: Any
) -> Refusal | None:
    """Why this thing is unfit for a Reaction shot, for which the mover has to be in its fire zone."""
    thing, reason = carried(figure, name), why_not_with(game, figure, "D10-REA-01", name)
    return reason if thing is None or reason is not None else why_never_in_zone(game, figure, thing, mover, track, way)


def chosen(answer: Answer, branches: Mapping[str, LazyBranch]) -> Reaction | None:
    """The answer as a reaction. A figure with only one weapon to shoot with was not asked which."""
    name, rest = parts(answer)
    if name == NONE:
        return None
    asked = branches[name]
    if isinstance(asked, Choose):
        return Reaction(name, about_of(asked, questions.Point)["thing"], rest)
    thing, d = parts(rest)
    return Reaction(name, thing, d)


# -- the shot


@rule("D10-REA-01", "D10-REA-05", "D10-SHO-06")
def fire(game: D10, reaction: Reaction, mover: Figure) -> Rule[bool]:
    """The shot at a mover where it is now, at T-1 because hampered. Does it go on? Not if it was stunned, knocked down or removed."""
    figure = game.figure(reaction.figure)
    pay_reaction(figure, PA)
    cover, before = sight.cover(game, figure, mover), mover.posture
    mods = shoot.hampered(figure, "reaction") + shoot.poorly_visible(game, figure, mover, cover)
    thing = arms.thing_of(figure, reaction.thing)
    yield from shoot.fire(game, figure, thing, mover, mods, "D10-REA-01", cover)
    return mover.in_play and (not measure.down(mover) or mover.posture == before)
