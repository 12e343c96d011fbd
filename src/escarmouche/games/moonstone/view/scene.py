"""What a seat may see of a game of Moonstone (MOON-HID)."""

from __future__ import annotations

import functools
from typing import Any

from escarmouche.core.play.rule import clause
from escarmouche.core.views import scene as view
from escarmouche.core.views.look import UNNAMED, BoardFace
from escarmouche.games.moonstone.cards import stats
from escarmouche.games.moonstone.goals import victory
from escarmouche.games.moonstone.ground.board import board_face
from escarmouche.games.moonstone.ground.field import Field
from escarmouche.games.moonstone.state import STONE, Bout, Casting, Model
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.games.moonstone.view.cards.cards_on_table import duels
from escarmouche.games.moonstone.view.names import letter, names
from escarmouche.space.shape import Round


@clause("MOON-HID-01", "MOON-HID-02")
def scene(game: Moonstone, seat: int | None) -> view.Scene:
    """Public: the board, all cards, health, energy, stones, uses, who has activated. Hidden: hands and secret choices."""
    state = game.state
    shown = view.Scene(
        game="moonstone",
        seat=seat,
        phase=state.phase,
        board=board(game.field, board_face(game.setup)),
        active=state.active,
        pieces=[_piece(game, model) for model in game.models],
        markers=[
            view.Marker(
                stone.id,
                "moonstone",
                None if stone.holder else (stone.x, stone.y, stone.z),
                STONE,
                {"depth": stone.depth},
                stone.holder,
                letter=letter(number),
            )
            for number, stone in enumerate(game.stones)
        ],
        piles=[view.Pile("arcane", len(state.arcane)), view.Pile("combat", len(state.combat))],
        tracks=_tracks(game),
        duels=duels(game, seat),
        names=names(game),
    )
    if state.bout is not None:
        _show_bout(shown, state.bout, seat)
    if state.casting is not None:
        _show_casting(shown, state.casting, seat)
    _show_secrets(shown, game, seat)
    if state.flipped:
        shown.table["flipped"] = state.flipped  # MOON-HID-09
    return shown


def _piece(game: Moonstone, model: Model) -> view.Piece:
    card = game.card(model)
    on_board = model.status in ("", "dying")
    states: list[str] = [model.status] if model.status else []
    if model.activated:
        states.append("activated")
    if model.jogged:
        states.append("jogged")
    if on_board and stats.is_slow(game, model):
        states.append("slow")
    marks: dict[str, Any] = {}
    if model.effects:
        marks["effects"] = [[effect.kind, effect.amount] for effect in model.effects]
    for name in ("used", "spent", "lost"):
        if getattr(model, name):
            marks[name] = list(getattr(model, name))
    if model.floor:
        marks["floor"] = model.floor
    if model.ladder:
        marks["ladder"] = [model.ladder, model.rung]
    return view.Piece(
        model.id,
        model.seat,
        model.card,
        (model.x, model.y, model.z) if on_board else None,
        card.radius,
        {"wounds": model.wounds, "health": card.health, "energy": model.energy, "stones": game.held(model)},
        states,
        marks,
        health=view.HealthBar(card.health, model.wounds),
        pips=model.energy,
        posture="climbing" if on_board and model.ladder else "",
        place="board" if on_board else PLACES.get(model.status, "gone"),
        acted=model.activated,
        may_act=game.state.phase == "activation" and model.id != game.state.active and _stands_ready(model),
        reach=card.reach,
    )


PLACES: dict[str, view.Whereabouts] = {"reserve": "reserve"}


def _stands_ready(model: Model) -> bool:
    """Has it not activated this turn?"""
    return model.in_play and not model.activated


def _tracks(game: Moonstone) -> list[view.Track]:
    state = game.state
    tracks = [
        view.Track("turn", state.turn),
        view.Track("sudden", state.sudden),
    ]
    if state.turn:
        tracks.append(view.Track("first", "yes", state.first))
    if state.initiative >= 0:
        tracks.append(view.Track("initiative", "yes", state.initiative))
    tracks += [view.Track("stones", held, seat) for seat, held in enumerate(victory.scores(game))]
    tracks += [view.Track("edge", edge, seat) for seat, edge in enumerate(state.edges) if edge]
    tracks += [view.Track("faction", faction, seat) for seat, faction in enumerate(state.factions) if faction]
    tracks += [view.Track("mulligan", "used", seat) for seat in state.mulligans]
    return tracks


@functools.lru_cache(maxsize=64)
def board(field: Field, face: BoardFace = UNNAMED) -> view.Board:
    """The table with its terrain."""
    terrain = []
    for piece in field.pieces.values():
        shapes = [
            view.Shape(circle=(part.x, part.y, part.r))
            if isinstance(part, Round)
            else view.Shape(ring=[(round(x), round(y)) for x, y in part.points])
            for part in piece.parts
        ]
        look = _look(field, piece.id)
        marks = {"look": look} if look != piece.kind else {}
        name = field.names.get(piece.id, {})
        painted = field.data[piece.id].look
        terrain.append(view.Terrain(piece.id, piece.kind, shapes, piece.bottom, piece.top, name, marks, painted))
    return view.Board(field.width, field.height, "inch", terrain, dict(face.name), ground=face.ground, hour=face.hour)


def _look(field: Field, name: str) -> str:
    """What a piece of terrain looks like, which is not always what it counts as: a window is an Obstacle, an open door open ground."""
    data, kind = field.data[name], field.kinds[name]
    if kind == "barrier" and data.kind != "wall":
        return kind
    return f"{data.state}-door" if data.kind == "door" else data.kind


@clause("MOON-HID-03", "MOON-HID-04")
def _show_bout(shown: view.Scene, bout: Bout, seat: int | None) -> None:
    """Combat hands are known only to their owner (and to players who were shown them); played cards once revealed."""
    for fighter in (bout.attacker, bout.defender):
        known = seat is not None and (seat == fighter.seat or seat in fighter.shown_to)
        cards = sorted(fighter.hand) if known else None
        shown.hands.append(view.Hand(fighter.seat, "combat", len(fighter.hand), cards))
    shown.table["melee"] = {
        side: {"model": fighter.model, "played": list(fighter.played), "follow": list(fighter.follow)}
        for side, fighter in (("attacker", bout.attacker), ("defender", bout.defender))
    }


@clause("MOON-HID-05", "MOON-HID-06", "MOON-HID-07", "MOON-HID-08", "MOON-HID-13")
def _show_casting(shown: view.Scene, casting: Casting, seat: int | None) -> None:
    """Arcane hands are known to their owner only; the face-down card to the active player only."""
    hand = sorted(casting.hand) if seat == casting.seat else None
    resist = sorted(casting.resist) if seat == casting.resister else None
    shown.hands.append(view.Hand(casting.seat, "arcane", len(casting.hand), hand))
    shown.hands.append(view.Hand(casting.resister, "arcane", len(casting.resist), resist))
    shown.table["casting"] = {
        "model": casting.model,
        "ability": casting.ability,
        "target": casting.target,
        "declared": casting.declared,
        "card": casting.card if casting.card and seat == casting.seat else bool(casting.card),
        "shown": list(casting.shown),
        "buried": list(casting.buried) if seat == casting.seat else len(casting.buried),
    }


@clause("MOON-EVENT-05", "MOON-HID-10", "MOON-HID-11")
def _show_secrets(shown: view.Scene, game: Moonstone, seat: int | None) -> None:
    """Events and Agendas are their owner's secret until used; removed Arcane Cards are counted."""
    state = game.state
    for owner, cards in enumerate(state.secrets):
        if cards:
            shown.hands.append(view.Hand(owner, "secret", len(cards), list(cards) if owner == seat else None))
    for owner, cards in enumerate(state.phantasm):
        if cards:
            shown.hands.append(view.Hand(owner, "phantasm", len(cards), sorted(cards) if owner == seat else None))
    if state.revealed:
        shown.table["revealed"] = list(state.revealed)
    if seat is not None and state.glimpses and state.glimpses[seat]:
        shown.table["glimpse"] = state.glimpses[seat].split()
