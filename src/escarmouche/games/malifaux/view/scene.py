"""What a seat may see of a game of Malifaux: a positive list of what is open on the table, and what is the seat's own (MALI-HID).

Worlds that a seat cannot tell from the truth are dealt in `hidden.py`; nothing that differs between them may be shown here.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

from escarmouche.core.messages.text import in_every_language
from escarmouche.core.play.rule import clause
from escarmouche.core.views import scene as view
from escarmouche.core.views.copies import copy_numbers
from escarmouche.core.views.look import UNNAMED, BoardFace
from escarmouche.games.malifaux.cards import stats
from escarmouche.games.malifaux.fate import deck, unseen
from escarmouche.games.malifaux.ground import engage
from escarmouche.games.malifaux.ground import marker as markers
from escarmouche.games.malifaux.ground.board import board_face
from escarmouche.games.malifaux.ground.buildings import INNER, SHELL
from escarmouche.games.malifaux.ground.field import Field
from escarmouche.games.malifaux.ground.terrain import TRAITS, Feature
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.setup import choose_schemes, crew, hire
from escarmouche.games.malifaux.state import NO_FACTION, NOBODY, TURNS, Marker, Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.view import goals
from escarmouche.games.malifaux.view.cards import cards_on_table
from escarmouche.games.malifaux.view.names import names, worn
from escarmouche.space.shape import Piece, Round
from escarmouche.space.units import UNIT

SPLIT = ("groups", "deploy")  # the phases in which the Attacker's groups matter (MALI-SETUP-29)
WALLS = {SHELL: "wall", INNER: "wall"}  # parts of a building that can be entered


@clause("MALI-HID-01", "MALI-HID-03", "MALI-HID-04", "MALI-HID-07", "MALI-HID-08", "MALI-HID-11")
def scene(game: Malifaux, seat: int | None) -> view.Scene:
    """Public: the table, models with everything on them, piles, Soulstones, Pass Tokens, VP, the Conflict."""
    state, numbers = game.state, copy_numbers(game.models)
    active = state.activation.model if state.activation else ""
    return view.Scene(
        game="malifaux",
        seat=seat,
        phase=state.phase,
        board=board(game.field, board_face(game.setup)),
        active=active,
        pieces=[_piece(game, model, active, number) for model, number in zip(game.models, numbers, strict=True)],
        markers=[_marker(marker) for marker in state.markers],
        hands=_hands(game, seat),
        piles=_piles(game, seat),
        tracks=_tracks(game, seat),
        duels=cards_on_table.duels(game),
        table=_table(game),
        goals=goals.goals(game, seat),
        names=names(game),
        stories=_stories(game),
    )


# -- models and Markers


@clause("MALI-HID-08", "MALI-CARD-06", "MALI-BURY-01", "MALI-ENG-02", "MALI-LOS-10")
def _piece(game: Malifaux, model: Model, active: str, number: int) -> view.Piece:
    """A model: Health, Conditions and Tokens are counts, the rest are words. Its Size adds up with Heights: it is so many inches tall."""
    card = game.card(model)
    badges = {"health": card.health, "wounds": card.health - model.health}
    badges |= {condition.name: condition.value for condition in model.conditions if condition.value}
    now = stats.every_stat(game, model) if model.in_play else {}
    return view.Piece(
        model.id,
        model.seat,
        model.card,
        (model.x, model.y, model.z) if model.on_table else None,
        card.radius,
        {**badges, **model.tokens},
        _states(game, model),
        _marks(game, model, now),
        things=[view.Thing(worn(model, upgrade), upgrade) for upgrade in model.upgrades],
        health=view.HealthBar(card.health, card.health - model.health),
        place=PLACES.get(model.status, "gone"),
        acted=model.activated,
        may_act=game.state.phase == "activate" and model.id != active and model.in_play and not model.activated,
        rank="leader" if model.leader else "elite" if card.station in ELITE else "",
        copy=number,
        tall=now.get("sz", 0) * UNIT,
    )


PLACES: dict[str, view.Whereabouts] = {"": "board", "hired": "reserve", "buried": "beside"}
ELITE = ("master", "henchman")


def _states(game: Malifaux, model: Model) -> list[str]:
    states: list[str] = [model.status] if model.status else []
    states += [word for word in ("leader", "activated") if getattr(model, word)]
    if model.on_table and engage.engaged(game, model):
        states.append("engaged")
    if control.decider(game, model) != model.seat:
        states.append("controlled")
    if model.summoned and model.summoned == game.state.turn:
        states.append("summoned")
    return states + [condition.name for condition in model.conditions if not condition.value and not condition.of]


def _marks(game: Malifaux, model: Model, now: Mapping[str, int]) -> dict[str, Any]:
    """What else can be read off it: stats that differ from the card, Adversaries, lasting effects, what it has used up, its group."""
    card = game.card(model)
    marks: dict[str, Any] = {name: value for name, value in now.items() if value != getattr(card, name)}
    feuds = [each.of for each in model.conditions if each.of]
    if feuds:
        marks["adversary"] = feuds
    if model.lasting:
        marks["lasting"] = [f"lasting-{each.word}" for each in model.lasting]
    if model.used:
        marks["used"] = [used.partition("/")[0] for used in model.used]
    if model.group and game.state.phase in SPLIT:
        marks["group"] = model.group
    if model.floor and model.on_table:
        marks["floor"] = model.floor
    return marks


@clause("MALI-HID-08", "MALI-MARK-06", "MALI-MARK-02")
def _marker(marker: Marker) -> view.Marker:
    """A Marker, and whose it is; many belong to nobody."""
    kind, seat = markers.word(marker.kind), marker.seat if marker.seat != NOBODY else None
    return view.Marker(marker.id, kind, (marker.x, marker.y, marker.z), marker.radius, seat=seat)


# -- cards


@clause("MALI-HID-02", "MALI-AMB-10", "MALI-REV-01")
def _hands(game: Malifaux, seat: int | None) -> list[view.Hand]:
    """The seat's own hand; of the other hand the number of cards, and those that were shown."""
    hands = []
    for owner, own in enumerate(game.state.decks):
        mine = owner == seat
        hands.append(view.Hand(owner, cards_on_table.HAND, len(own.hand), list(own.hand) if mine else None))
        covered = unseen.concealed(own, owner, seat)
        seen = [card for place, card in enumerate(own.hand) if place not in covered]
        if seen and not mine:
            hands.append(view.Hand(owner, "shown", len(seen), seen))
    return hands


@clause("MALI-HID-01", "MALI-HID-03", "MALI-HID-04", "MALI-AMB-10", "MALI-AMB-11")
def _piles(game: Malifaux, seat: int | None) -> list[view.Pile]:
    """The size of each deck, and the top cards that the seat knows; its own Discard Pile, and the top card of the other's."""
    piles = []
    for owner, own in enumerate(game.state.decks):
        piles.append(view.Pile("deck", len(own.pile), owner))
        top = own.pile.top[: deck.depth(own, seat)]
        if top:
            piles.append(view.Pile("top", len(top), owner, list(top)))
        open_cards = unseen.browsable(game, owner, seat)[::-1]  # the top first
        piles.append(view.Pile("discard", len(own.discard), owner, open_cards))
        if own.removed:
            piles.append(view.Pile("removed", len(own.removed), owner, list(own.removed)))
    return piles


# -- numbers


@clause("MALI-HID-05", "MALI-HID-08", "MALI-SETUP-07", "MALI-TURN-01")
def _tracks(game: Malifaux, seat: int | None) -> list[view.Track]:
    """The Turn and the scenario; for each player VP, Soulstones, Pass Tokens, Faction and Leader, as far as the seat knows them."""
    state = game.state
    tracks = [view.Track("turn", state.turn, of=TURNS)] if state.turn else []
    tracks += [view.Track(name, getattr(state, name)) for name in ("strategy", "deployment") if getattr(state, name)]
    for owner, own in enumerate(state.decks):
        tracks += _crew(game, owner, seat)
        tracks.append(view.Track("points", state.points[owner], owner))
        if game.models:
            tracks.append(view.Track("soulstones", own.stones, owner))
        if own.passes:
            tracks.append(view.Track("passes", own.passes, owner))
    if state.attacker != NOBODY:
        tracks.append(view.Track("attacker", "yes", state.attacker))
        tracks.append(view.Track("initiative", "yes", state.initiative))
    return tracks


@clause("MALI-HID-05", "MALI-HID-09", "MALI-SETUP-23")
def _crew(game: Malifaux, owner: int, seat: int | None) -> list[view.Track]:
    """Faction and Leader once they have been announced; the Title and the hired models once the Crews are shown, or to their own player."""
    own, phase = game.state.crews[owner], game.state.phase
    mine = owner == seat or game.models or hire.fixed_crew(game, owner) is not None or hire.led(game, owner)
    tracks = [view.Track("faction", own.faction, owner)] if own.faction not in ("", NO_FACTION) else []
    if own.leader and (phase != "leader" or mine):
        leads = [model.id for model in game.models if model.seat == owner and model.leader]
        leader = leads[0] if leads else own.leader if mine else crew.name(game.cards[own.leader])
        tracks.append(view.Track("leader", leader, owner))
    return tracks


# -- what lies in the middle


def _table(game: Malifaux) -> dict[str, Any]:
    """The Scheme pool, set-up cards, what is being done."""
    state = game.state
    table: dict[str, Any] = {}
    if state.pool:
        table["pool"] = [choose_schemes.word(number) for number in state.pool]
    if state.flips:
        table["flips"] = list(state.flips)
    return table | _resolving(game)


@clause("MALI-RES-01", "MALI-TIME-03")
def _resolving(game: Malifaux) -> dict[str, Any]:
    """The Actions being resolved, the latest first, and those that wait: all of them were declared openly."""
    state = game.state
    actions: dict[str, Any] = {}
    if state.resolving:
        actions["doing"] = [
            {"model": action.model, "action": action.key, "target": action.target, "stage": action.stage}
            for action in state.resolving
        ]
    if state.queue:
        actions["queue"] = [{"model": action.model, "born": action.origin} for action in state.queue]
    return actions


def _stories(game: Malifaux) -> list[view.Story]:
    """The Strategy, and how it scores."""
    word = game.state.strategy
    return (
        [view.Story(in_every_language("malifaux", f"word-{word}"), in_every_language("malifaux", f"strategy-{word}"))]
        if word
        else []
    )


# -- the table itself


@functools.lru_cache(maxsize=64)
def board(field: Field, face: BoardFace = UNNAMED) -> view.Board:
    """The table with its terrain: Traits, Heights, what Hazardous does."""
    terrain = [_terrain(field, feature) for feature in field.features.values()]
    return view.Board(field.width, field.height, "inch", terrain, dict(face.name), ground=face.ground, hour=face.hour)


@clause("MALI-TERR-01", "MALI-TERR-11", "MALI-TERR-21", "MALI-LOS-11")
def _terrain(field: Field, feature: Feature) -> view.Terrain:
    marks: dict[str, Any] = {"traits": [trait for trait in TRAITS if trait in feature.traits]}
    if feature.hazard:
        marks["hazard"] = feature.hazard
    if feature.clearance and feature.kind != INNER:
        marks["clearance"] = feature.clearance
    if feature.kind == "building":  # models stand on its flat roof, and under it if it can be entered
        marks["look"] = "roof" if feature.id in field.shells else "flat-roof"
    kind = WALLS.get(feature.kind, feature.kind)
    name = field.names.get(feature.id) or in_every_language("malifaux", f"word-{kind}")
    top = feature.bottom + (
        0 if feature.kind == INNER else feature.height
    )  # walls inside are drawn flat, below the roof
    look = field.data[feature.id].look if feature.id in field.data else ""
    return view.Terrain(feature.id, kind, _shapes(feature.piece), feature.bottom, top, name, marks, look)


def _shapes(piece: Piece) -> list[view.Shape]:
    return [
        view.Shape(circle=(round(part.x), round(part.y), round(part.r)))
        if isinstance(part, Round)
        else view.Shape(ring=[(round(x), round(y)) for x, y in part.points])
        for part in piece.parts
    ]
