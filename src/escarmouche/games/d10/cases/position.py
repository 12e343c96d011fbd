"""Positions for cases, in the words of the game: lengths in centimetres, figures and weapons as they are called. See `docs/cases.md`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from escarmouche.core.files.case_reader import CaseReader, Length, Spot, types
from escarmouche.core.messages.languages import ENGLISH
from escarmouche.core.messages.text import in_every_language
from escarmouche.games.d10 import BOOK
from escarmouche.games.d10.cards.library import printed
from escarmouche.games.d10.cases.invariants import DOORS
from escarmouche.games.d10.ground import veil
from escarmouche.games.d10.setup.band import hold_first_set, new_thing
from escarmouche.games.d10.setup.options import Options
from escarmouche.games.d10.state import (
    HEIGHTS,
    MARKER,
    MOUNTED,
    NOBODY,
    D10State,
    DoorState,
    Figure,
    Marker,
    MarkerKind,
    Thing,
)
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn.sequence import STEPS
from escarmouche.space.units import mil

CASE = CaseReader("d10")
OWN = ("figures", "markers", "terrain", "scenario", "doors")  # read by functions of their own
STATUSES = ("in play", "reserve", "out", "dead", "left")
FIGURE = ("card", "at", "things", "holds")
SETUP = ("bands", "edges", "deploy", "bearers")
PLAIN: dict[str, Any] = {  # the scenario of a case, wherever the case says nothing else
    "id": "case",
    "level": "simplified",
    "turns": 7,
    "forces": [
        {"band": "bailiff", "zones": [{"edge": "south"}]},
        {"band": "flayers", "zones": [{"edge": "north"}]},
    ],
    "terrain": [],
}
CARD: dict[str, Any] = {  # a card of the case's own, wherever the case says nothing else
    "band": "case",
    "rank": "other",
    "c": 3,
    "t": 5,
    "a": 5,
    "d": 5,
}


# -- what belongs to the set-up


def prepared(options: Mapping[str, Any], position: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a case, with its scenario, its terrain and its own cards. If it says nothing about the table, that is empty."""
    full = dict(options)
    own = [
        _card(name, figure["card"])
        for name, figure in CASE.mapping(position, "figures").items()
        if isinstance(figure, dict) and isinstance(figure.get("card"), dict)
    ]
    if own:
        full["cards"] = [*full.get("cards", ()), *own]
    scenario = CASE.convert(position.get("scenario", {}), str | dict[str, Any], "scenario")
    if isinstance(scenario, str):
        full["scenario"] = scenario
    elif position and "scenario" not in full:
        named = {part: in_every_language("d10", f"case-{part}") for part in ("name", "text")}
        made = {**PLAIN, **named, "level": full.get("edition") or PLAIN["level"], **scenario}
        drawn = CASE.convert(made["terrain"], list[Any], "scenario", "terrain")
        made["terrain"] = [*drawn, *CASE.convert(position.get("terrain", []), list[Any], "terrain")]
        full |= {"scenario": made["id"], "scenarios": [*full.get("scenarios", ()), made]}
    return full


def _card(name: str, data: Mapping[str, Any]) -> dict[str, Any]:
    """A card written in the case. `like` starts from a printed one."""
    fields = CASE.convert(data, dict[str, Any], "figures", name, "card")
    model = fields.pop("like", None)
    base = dict(CARD)
    if model is not None:
        base = msgspec.to_builtins(printed()[CASE.one_of(model, printed(), "figures", name, "card", "like")])
    title = name.replace("-", " ").title()
    return {**base, "id": name, "name": {ENGLISH: title}, **fields}


# -- the state


def state_of(setup: Options, position: Mapping[str, Any]) -> D10State:
    """Any position. What it does not say is as in the first turn, before any activation. Without a position: a new game."""
    if not position:
        return BOOK.open(setup)
    state = _fields(position)
    game = D10(state, setup)
    for name, entry in CASE.mapping(position, "figures").items():
        state.figures.append(_figure(game, name, CASE.convert(entry, dict[str, Any], "figures", name)))
    for name, entry in CASE.mapping(position, "markers").items():
        state.markers.append(_marker(game, name, CASE.convert(entry, dict[str, Any], "markers", name)))
    state.doors = _doors(game, position)
    _seats(state, setup)
    _activate(game, position)
    veil.notice(game)
    return state


def _fields(position: Mapping[str, Any]) -> D10State:
    """Everything that is a plain field of the state."""
    fields = types(D10State)
    usual: dict[str, Any] = {"phase": "activation", "turn": 1, "initiative": 0, "edges": [0, 1]}
    if position.get("phase") in SETUP:
        usual |= {"turn": 0, "initiative": -1, "edges": []}
    for word, value in position.items():
        if word in OWN:
            continue
        if word not in fields:
            raise CASE.unknown(word, [*OWN, *fields], word)
        usual[word] = value
    CASE.one_of(usual["phase"], ("activation", *STEPS), "phase")
    return D10State(**{word: CASE.convert(value, fields[word], word) for word, value in usual.items()})


def _seats(state: D10State, setup: Options) -> None:
    """Seats that the game has."""
    for word in ("seat", "first", "initiative"):
        if getattr(state, word) != NOBODY or word != "initiative":
            CASE.seat(getattr(state, word), setup.seats, word)
    for word in ("edges", "ready", "blown", "tested"):
        for seat in getattr(state, word):
            CASE.seat(seat, setup.seats, word)
    for word in ("edges", "bands"):
        if getattr(state, word) and len(getattr(state, word)) != setup.seats:
            raise CASE.wrong("file-position-each-seat", word, count=len(getattr(state, word)), seats=setup.seats)
    if state.phase == "edges" and not state.bands:
        raise CASE.wrong("file-missing", field="bands")


def _figure(game: D10, name: str, entry: Mapping[str, Any]) -> Figure:
    card = name if isinstance(entry.get("card"), dict) else entry.get("card", name)
    CASE.one_of(card, game.cards, "figures", name, "card")
    figure = Figure(id=name, card=card, seat=0, mounted=game.cards[card].mounted and game.scenario.riders)
    plain = types(Figure)
    for word, value in entry.items():
        if word in FIGURE:
            continue
        if word not in plain:
            raise CASE.unknown(word, [*FIGURE, *plain], "figures", name, word)
        setattr(figure, word, CASE.convert(value, plain[word], "figures", name, word))
    _checked(game, figure, entry)
    _arm(game, figure, entry)
    if "at" in entry:
        figure.x, figure.y, figure.z, figure.floor = _spot(game, entry, "figures", name)
        if "status" not in entry:
            figure.status = ""
    return figure


def _checked(game: D10, figure: Figure, entry: Mapping[str, Any]) -> None:
    """Words that must be known: its seat, its posture, its status."""
    at = ("figures", figure.id)
    CASE.seat(figure.seat, game.setup.seats, *at, "seat")
    CASE.one_of(figure.posture, HEIGHTS, *at, "posture")
    if "status" in entry:
        figure.status = "" if CASE.one_of(entry["status"], STATUSES, *at, "status") == "in play" else entry["status"]


def _arm(game: D10, figure: Figure, entry: Mapping[str, Any]) -> None:
    """`things: [bow, {card: dagger, damaged: true}]` instead of those on the card; `holds: [dagger]`: what is in hand."""
    figure.things = [_thing(game, figure, number, thing) for number, thing in enumerate(_things(game, figure, entry))]
    if "holds" not in entry:
        hold_first_set(game, figure)
        return
    for thing in figure.things:
        thing.held = False
    for card in CASE.convert(entry["holds"], list[str], "figures", figure.id, "holds"):
        weapon = next((thing for thing in figure.things if thing.card == card and not thing.held), None)
        if weapon is None:
            raise CASE.unknown(card, [thing.card for thing in figure.things], "figures", figure.id, "holds")
        weapon.held = True


def _things(game: D10, figure: Figure, entry: Mapping[str, Any]) -> list[Any]:
    if "things" not in entry:
        return list(game.card(figure).equipment)
    things: list[Any] = CASE.convert(entry["things"], list[Any], "figures", figure.id, "things")
    return things


def _thing(game: D10, figure: Figure, number: int, entry: Any) -> Thing:
    at = ("figures", figure.id, "things", number)
    data = CASE.convert(entry if isinstance(entry, dict) else {"card": entry}, dict[str, Any], *at)
    card = CASE.one_of(data.get("card", ""), game.weapons, *at)
    thing = new_thing(game, f"{figure.id}-{number}", card)
    plain = types(Thing)
    for word, value in data.items():
        if word not in plain:
            raise CASE.unknown(word, plain, *at, word)
        setattr(thing, word, CASE.convert(value, plain[word], *at, word))
    return thing


def _spot(game: D10, entry: Mapping[str, Any], *at: str | int) -> tuple[int, int, int, str]:
    """Where it stands: `[x, y]`, `[x, y, z]`, or with the name of a floor, which has its own height."""
    floor = CASE.one_of(entry.get("floor", ""), game.field.surfaces, *at, "floor")
    x, y, *more = map(mil, CASE.convert(entry.get("at", [0, 0]), Spot, *at, "at"))
    if more and not floor:
        floor = game.field.floor_at(x, y, more[0])
    return x, y, more[0] if more else game.field.z_at(floor, x, y), floor


MARKERS = ("kind", "at", "floor", "weapon", "of", "radius", "loaded", "damaged", "missiles")
KINDS: tuple[MarkerKind, ...] = ("object", "weapon", "missile", "mount")


def _marker(game: D10, name: str, entry: Mapping[str, Any]) -> Marker:
    """`{chest: {at: [4, 5]}}` is an object; `{kind: weapon, weapon: bow, at: ..}`, `{kind: missile, of: bow}`, `{kind: mount, of: ann}`."""
    at = ("markers", name)
    for word in entry:
        if word not in MARKERS:
            raise CASE.unknown(word, MARKERS, *at, word)
    x, y, z, floor = _spot(game, entry, *at)
    kind = CASE.one_of(entry.get("kind", "weapon" if "weapon" in entry else "object"), KINDS, *at, "kind")
    radius = MOUNTED if kind == "mount" else MARKER
    if "radius" in entry:
        radius = mil(CASE.convert(entry["radius"], Length, *at, "radius"))
    of = CASE.convert(entry.get("of", name if kind == "object" else ""), str, *at, "of")
    marker = Marker(name, kind, x, y, z, floor, radius, of=of)
    if kind == "weapon":
        marker.thing = _dropped(game, name, entry, *at)
    return marker


def _dropped(game: D10, name: str, entry: Mapping[str, Any], *at: str | int) -> Thing:
    """A weapon on the floor."""
    thing = new_thing(game, name, CASE.one_of(entry.get("weapon", name), game.weapons, *at, "weapon"))
    thing.held = False
    for word, kind in (("loaded", bool), ("damaged", bool), ("missiles", int)):
        if word in entry:
            setattr(thing, word, CASE.convert(entry[word], kind, *at, word))
    return thing


def _doors(game: D10, position: Mapping[str, Any]) -> dict[str, DoorState]:
    doors = {piece.id: piece.state for piece in game.scenario.terrain if piece.kind == "door"}
    for door, state in CASE.mapping(position, "doors").items():
        CASE.one_of(door, doors, "doors", door)
        doors[door] = CASE.one_of(state, DOORS, "doors", door)
    return doors


def _activate(game: D10, position: Mapping[str, Any]) -> None:
    """Whose turn it is follows from the active figure, or from whoever plays first."""
    state = game.state
    known = [figure.id for figure in state.figures]
    if state.active and state.active not in known:
        raise CASE.unknown(state.active, known, "active")
    if "seat" not in position:
        state.seat = game.active.seat if state.active else state.first
