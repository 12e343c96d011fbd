"""What a player could name, and the reasons against it that several questions share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.d10.ground.measure import touches
from escarmouche.games.d10.state import PA, Figure, Marker, Thing
from escarmouche.games.d10.table import D10

END = "end"  # of an activation
EDGES = ("north", "south", "east", "west")
SIDES = ("first", "second")  # what the sides of a scenario are called where they are not edges
REACTIONS = ("defend", "skewer", "dodge", "parry", "kick", "swap")


def nameable(game: D10) -> dict[str, Sequence[str | int]]:
    """Everything that lies open on the table, every card, weapon and action. Even in fog everybody knows who is in play (D10-HID-04)."""
    return {
        "figure": [figure.id for figure in game.figures],
        "thing": [thing.id for _, thing in things(game)],
        "marker": [marker.id for marker in game.state.markers],
        "object": [thing.id for thing in game.scenario.objects],
        "terrain": [piece.id for piece in game.scenario.terrain],
        "card": list(game.cards),
        "weapon": list(game.weapons),
        "edge": (*EDGES, *SIDES),
        "seat": range(game.setup.seats),
        "action": _actions(),
    }


def _actions() -> tuple[str, ...]:
    from escarmouche.games.d10.turn.action_list import ACTIONS  # the chapters refuse with the words of this module

    return (END, *[spec.key for spec in ACTIONS], *REACTIONS)


# -- figures


def figure_of(game: D10, name: Any) -> Figure | None:
    """The figure of that name, if there is one."""
    return next((figure for figure in game.figures if figure.id == name), None)


AWAY = {  # by status, as a player knows the table: the rule why a figure is not there
    "dead": "D10-FIG-07",
    "out": "D10-FIG-07",
    "left": "D10-GEO-11",
    "reserve": "D10-SET-04",
    "veiled": "D10-HID-04",
}


@clause("D10-FIG-07", "D10-GEO-11", "D10-SET-04", "D10-HID-04")
def why_away(figure: Figure) -> Refusal | None:
    """Why a figure is not there: it has left play, is still to come, or hides in fog."""
    return refuse(f"why-away-{figure.status}", AWAY[figure.status], figure=figure.id) if figure.status else None


@clause("D10-SET-04")
def why_not_in_game(game: D10, name: str | int) -> Refusal | None:
    """A kind of figure that neither band has."""
    if name not in game.cards or any(figure.card == name for figure in game.figures):
        return None
    return refuse("why-not-in-game", "D10-SET-04", card=name)


def why_not_own(figure: Figure, seat: int, rule_id: str) -> Refusal | None:
    """Why a figure cannot be chosen where a player chooses among their own figures."""
    return refuse("why-not-own", rule_id, figure=figure.id) if figure.seat != seat else None


def why_not_enemy(figure: Figure, target: Figure, rule_id: str) -> Refusal | None:
    """Why a figure is not an enemy on the table."""
    if target.id == figure.id:
        return refuse("why-itself", rule_id, figure=figure.id)
    if target.seat == figure.seat:
        return refuse("why-friend", rule_id, figure=figure.id, target=target.id)
    return why_away(target)


# -- weapons and markers


def things(game: D10) -> list[tuple[Figure | None, Thing]]:
    """Every weapon and shield with its owner; what lies on the ground has none."""
    owned: list[tuple[Figure | None, Thing]] = [(figure, thing) for figure in game.figures for thing in figure.things]
    return owned + [(None, marker.thing) for marker in game.state.markers if marker.thing is not None]


def carried(figure: Figure, name: Any) -> Thing | None:
    """Something that a figure has, by id."""
    return next((thing for thing in figure.things if thing.id == name), None)


@clause("D10-WPN-12")
def why_not_carried(game: D10, figure: Figure, name: Any, rule_id: str) -> Refusal | None:
    """A weapon that somebody else has, or that lies on the ground."""
    for owner, thing in things(game):
        if thing.id == name and owner is None:
            return refuse("why-weapon-lies", "D10-WPN-12", figure=figure.id, weapon=thing.card)
        if thing.id == name and owner is not None and owner.id != figure.id:
            return refuse("why-weapon-of", rule_id, figure=figure.id, weapon=thing.card, by=owner.id)
    return None


def marker_of(game: D10, name: Any) -> Marker | None:
    return next((marker for marker in game.state.markers if marker.id == name), None)


def why_out_of_reach(figure: Figure, marker: Marker, rule_id: str) -> Refusal | None:
    """Why a marker cannot be taken up: the figure does not touch it."""
    return None if touches(figure, marker) else refuse("why-not-touched", rule_id, figure=figure.id, marker=marker.id)


# -- doors


@clause("D10-SET-04")
def keeps(game: D10, figure: Figure, door: str) -> bool:
    """May this figure's side open a barred door?"""
    side = game.field.data[door].side
    edges = game.state.edges
    return side is None or side == (edges[figure.seat] if edges else figure.seat)


@clause("D10-MNT-03", "D10-TER-06", "D10-SET-04")
def why_no_doorway(game: D10, figure: Figure, door: str) -> Refusal:
    """Why a door is no way: riders pass none; others open it first, or force it if the enemy has barred it."""
    if figure.mounted:
        return refuse("why-no-riders", "D10-MNT-03", figure=figure.id)
    if game.field.doors[door] == "barred" and not keeps(game, figure, door):
        return refuse("why-barred", "D10-SET-04", figure=figure.id, door=door)
    return refuse("why-closed", "D10-TER-06", figure=figure.id, door=door)


# -- when a sentence that holds numbers is true


def _pa_left(game: D10, args: Mapping[str, Any]) -> bool:
    """Does the figure have that much left, and is it too little?"""
    return bool(game.figure(args["figure"]).pa == args["left"] < args["pa"])


def _zone_has(word: str) -> Callable[[D10, Mapping[str, Any]], bool]:
    """Does a zone of the figure's side have this limit?"""

    def holds(game: D10, args: Mapping[str, Any]) -> bool:
        zones = game.force(game.figure(args["figure"]).seat).zones
        return any(getattr(zone, word) == args[word] for zone in zones)

    return holds


def _weapon_reaches(game: D10, args: Mapping[str, Any]) -> bool:
    return bool(game.weapons[args["weapon"]].range == args["range"])


TRUE_IF: Mapping[str, str | Callable[[D10, Mapping[str, Any]], bool]] = {
    "why-pa": _pa_left,
    "why-reload-pa": _pa_left,
    "why-both-pa": _pa_left,
    "why-reaction-pa": lambda game, args: game.figure(args["figure"]).pa == args["pa"] < args["cost"] == PA,
    "why-zone-full": _zone_has("most"),
    "why-zone-kept": _zone_has("least"),
    "why-needed-there": _zone_has("least"),
    "why-reaction-far": _weapon_reaches,
    "why-too-near": "gap < least",
    "why-no-floor": "height != 0",
    "why-shot-far": "gap > range",
    "why-charge-far": "gap > reach",
    "why-not-in-contact": "gap > 100",
    "why-trample-far": "gap > reach",
    "why-no-contact": "gap > 0",
    "why-too-long": "length > most",
    "why-limping": "length > most",
    "why-charge-costly": "length > most",
    "why-not-legs": "legs > most",
    "why-not-so-far": "length != wanted",
    "why-beyond": "length < 0 or length > most",
    "why-not-a-point": "length not in points",
    "why-too-many-hands": "hands > most",
    "why-not-nearest": "gap > best",
    "why-not-near": "gap > reach",
    "why-band-leader": "count != 1",
    "why-band-characters": "count < least or count > most",
    "why-band-morale": "morale < least or morale > most",
    "why-band-equal": "morale != wanted",
    "why-band-room": "morale > room",
    "why-band-full": "morale >= most",
}
