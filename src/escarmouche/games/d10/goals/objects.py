"""Things to take and carry: scenario objects, dropped weapons, the beacon (D10-OBJ)."""

from __future__ import annotations

import functools
from typing import Any

from escarmouche.core.asks.ask import Choose, Shut, unless_empty
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.d10 import questions
from escarmouche.games.d10.goals import victory
from escarmouche.games.d10.ground import marker as markers
from escarmouche.games.d10.ground.measure import contact, ready, touches
from escarmouche.games.d10.refusals import (
    carried,
    figure_of,
    marker_of,
    why_away,
    why_not_carried,
    why_not_own,
    why_out_of_reach,
)
from escarmouche.games.d10.setup.scenario import Goal
from escarmouche.games.d10.state import MARKER, Figure, Marker
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn.action_spec import ActionSpec

HANDS = 2


@clause("D10-OBJ-03")
def heavy(game: D10, name: str) -> bool:
    """Is an object heavy?"""
    return any(thing.id == name and thing.heavy for thing in game.scenario.objects)


@clause("D10-OBJ-03")
def laden(game: D10, figure: Figure) -> bool:
    """Does a figure carry a heavy object?"""
    return bool(figure.load) and heavy(game, figure.load)


def within_reach(game: D10, figure: Figure, kind: str) -> list[str]:
    """The markers of a kind that its base touches."""
    return [marker.id for marker in game.state.markers if marker.kind == kind and touches(figure, marker)]


# -- weapons


@clause("D10-WPN-12", "D10-OBJ-02", "D10-DP-25")
def _pickup(game: D10, figure: Figure) -> Choose | Shut:
    """Any dropped weapon that it touches, even while engaged."""
    names, about = within_reach(game, figure, "weapon"), questions.OfFigure(figure=figure.id)
    why = functools.partial(why_not_picked_up, game, figure)
    ask = Choose("pickup", seat=figure.seat, rule="D10-WPN-12", options=names, of="marker", about=about, why=why)
    return unless_empty(ask, lambda: refuse("why-no-weapon-here", "D10-WPN-12", figure=figure.id))


@clause("D10-WPN-12")
def why_not_picked_up(game: D10, figure: Figure, name: Any) -> Refusal | None:
    """Why something cannot be picked up: this figure or another one has it, it is not a weapon, or out of reach."""
    own, marker = carried(figure, name), marker_of(game, name)
    if own is not None:
        return refuse("why-has-it", "D10-WPN-12", figure=figure.id, weapon=own.card)
    if marker is None:
        return why_not_carried(game, figure, name, "D10-WPN-12")
    if marker.kind != "weapon":
        return refuse("why-not-a-weapon", "D10-WPN-12", marker=marker.id)
    return why_out_of_reach(figure, marker, "D10-WPN-12")


@clause("D10-WPN-12", "D10-WPN-14")
def pickup(game: D10, figure: Figure, name: str) -> None:
    """The weapon keeps its state. It is in hand if enough hands are free."""
    thing = markers.remove(game, name).thing
    assert thing is not None
    if "weapon_in_hand" in game.on:
        used = sum([game.weapon(other).hands for other in figure.things if other.held])
        thing.held = used + game.weapon(thing).hands <= HANDS
    figure.things.append(thing)
    game.tell("picked-up", "D10-WPN-12", figure=figure.id, weapon=thing.card)


# -- objects


@clause("D10-OBJ-02", "D10-OBJ-03", "D10-DP-25")
def _take(game: D10, figure: Figure) -> Choose | Refusal | Shut:
    """An object that it touches, if it carries none; riders take no heavy ones."""
    if figure.load:
        return refuse("why-carries", "D10-OBJ-02", figure=figure.id, object=figure.load)
    names = within_reach(game, figure, "object")
    light = [name for name in names if not (figure.mounted and heavy(game, name))]
    about, why = questions.OfFigure(figure=figure.id), functools.partial(why_not_taken, game, figure)
    ask = Choose("take", seat=figure.seat, rule="D10-OBJ-02", options=light, of="object", about=about, why=why)
    if names:
        return unless_empty(ask, lambda: refuse("why-rider-carries", "D10-OBJ-03", figure=figure.id, object=names[0]))
    return Shut(lambda: refuse("why-nothing-here", "D10-OBJ-02", figure=figure.id), ask)


@clause("D10-OBJ-02", "D10-OBJ-03")
def why_not_taken(game: D10, figure: Figure, name: Any) -> Refusal | None:
    """Why an object cannot be taken: somebody carries it, it is out of reach, or too heavy for a rider."""
    bearer = next((other for other in game.figures if other.load and other.load == name), None)
    if bearer is not None:
        return refuse("why-carried-by", "D10-OBJ-02", object=name, by=bearer.id)
    marker = marker_of(game, name)
    if marker is None:
        return None
    if marker.kind != "object":
        return refuse("why-not-an-object", "D10-OBJ-02", marker=marker.id)
    reason = why_out_of_reach(figure, marker, "D10-OBJ-02")
    if reason is None and figure.mounted and heavy(game, name):
        return refuse("why-rider-carries", "D10-OBJ-03", figure=figure.id, object=name)
    return reason


@clause("D10-OBJ-02")
def take(game: D10, figure: Figure, name: str) -> None:
    """It carries the object now."""
    markers.remove(game, name)
    carry(game, figure, name)
    game.tell("taken", "D10-OBJ-02", figure=figure.id, object=name)


def carry(game: D10, figure: Figure, name: str) -> None:
    """Note who carries an object, and which seat had it last."""
    figure.load = name
    game.state.flags[f"last:{name}"] = figure.seat + 1


@clause("D10-OBJ-02", "D10-DP-25")
def _why_nothing_put_down(game: D10, figure: Figure) -> Refusal | None:
    return None if figure.load else refuse("why-carries-nothing", "D10-OBJ-02", figure=figure.id)


@clause("D10-OBJ-02")
def putdown(game: D10, figure: Figure, answer: None) -> None:
    """The object lies beside it."""
    name = figure.load
    lay(game, figure)
    game.tell("put-down", "D10-OBJ-02", figure=figure.id, object=name)


def lay(game: D10, figure: Figure) -> None:
    """What it carries becomes a marker touching its base; if the figure was removed, the marker lies in its place (D10-FIG-08)."""
    x, y = markers.beside(game, figure, MARKER) if figure.in_play else (figure.x, figure.y)
    game.state.markers.append(Marker(figure.load, "object", x, y, figure.z, figure.floor, of=figure.load))
    figure.load = ""


@clause("D10-OBJ-03", "D10-FIG-08")
def drop(game: D10, figure: Figure) -> None:
    """A stunned, fallen or removed figure drops what it carries, in contact."""
    if figure.load:
        name = figure.load
        lay(game, figure)
        game.tell("dropped-object", "D10-OBJ-03", figure=figure.id, object=name)


@clause("D10-OBJ-04", "D10-DP-25")
def _give(game: D10, figure: Figure) -> Choose | Refusal | Shut:
    """A friend in contact that can carry it."""
    if not figure.load:
        return refuse("why-carries-nothing", "D10-OBJ-04", figure=figure.id)
    near = [friend for friend in game.friends(figure) if contact(figure, friend)]
    able = [friend.id for friend in near if receives(game, friend, figure.load)]
    about, why = questions.Give(figure=figure.id, object=figure.load), functools.partial(why_not_given, game, figure)
    ask = Choose("give", seat=figure.seat, rule="D10-OBJ-04", options=able, of="figure", about=about, why=why)
    return unless_empty(ask, lambda: refuse("why-no-friend-here", "D10-OBJ-04", figure=figure.id, object=figure.load))


@clause("D10-OBJ-03", "D10-OBJ-04")
def receives(game: D10, friend: Figure, name: str) -> bool:
    """It is on its feet and carries nothing else; no rider receives a heavy object."""
    return ready(friend) and not friend.load and not (friend.mounted and heavy(game, name))


@clause("D10-OBJ-03", "D10-OBJ-04")
def why_not_given(game: D10, figure: Figure, name: Any) -> Refusal | None:
    """Why an object cannot be given to somebody."""
    friend = figure_of(game, name)
    if friend is None:
        return None
    if friend.id == figure.id:
        return refuse("why-carries", "D10-OBJ-04", figure=figure.id, object=figure.load)
    reason, who = (
        why_not_own(friend, figure.seat, "D10-OBJ-04") or why_away(friend),
        {"figure": figure.id, "target": name},
    )
    if reason is not None:
        return reason
    if not contact(figure, friend):
        return refuse("why-not-beside-friend", "D10-OBJ-04", **who)
    if not ready(friend):
        return refuse("why-friend-down", "D10-OBJ-04", **who)
    if friend.load:
        return refuse("why-carries", "D10-OBJ-04", figure=friend.id, object=friend.load)
    unfit = friend.mounted and heavy(game, figure.load)
    return refuse("why-rider-carries", "D10-OBJ-03", figure=friend.id, object=figure.load) if unfit else None


@clause("D10-OBJ-04")
def give(game: D10, figure: Figure, name: str) -> None:
    """The friend carries it now; only the giver pays."""
    thing, figure.load = figure.load, ""
    carry(game, game.figure(name), thing)
    game.tell("given", "D10-OBJ-04", figure=figure.id, target=name, object=thing)


# -- the beacon


def beacon_of(game: D10, seat: int) -> Goal | None:
    """The beacon that a seat has to light, if the scenario has one."""
    return next((goal for who, goal in victory.goals(game) if goal.does == "beacon" and who == seat), None)


@clause("D10-SET-04", "D10-END-02", "D10-AMB-64")
def _why_not_lit(game: D10, figure: Figure) -> Refusal | None:
    """It stands on the platform, and no enemy there is upright or crouched."""
    goal = beacon_of(game, figure.seat)
    if goal is None:
        return refuse("why-no-beacon", "D10-SET-04")
    if figure.floor != goal.floor:
        return refuse("why-beacon-far", "D10-SET-04", figure=figure.id, floor=goal.floor)
    enemies = [enemy.id for enemy in game.enemies(figure) if enemy.floor == goal.floor and ready(enemy)]
    if enemies:
        return refuse("why-beacon-held", "D10-SET-04", target=enemies[0])
    return None


@clause("D10-SET-04", "D10-END-02")
def beacon(game: D10, figure: Figure, answer: None) -> None:
    """The beacon is lit: the game is won."""
    game.tell("beacon", "D10-SET-04", figure=figure.id)
    victory.lit(game, figure)


ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec("pickup", 1, "D10-WPN-12", _pickup, pickup, "crit_tables"),
    ActionSpec("take", 1, "D10-OBJ-02", _take, take),
    ActionSpec("putdown", 1, "D10-OBJ-02", _why_nothing_put_down, putdown),
    ActionSpec("give", 1, "D10-OBJ-04", _give, give),
    ActionSpec("beacon", 2, "D10-SET-04", _why_not_lit, beacon),
)
