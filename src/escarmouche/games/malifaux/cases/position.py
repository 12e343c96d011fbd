"""Positions for cases, in the words of the game: lengths in inches, models and Markers as they are called. See `docs/cases.md`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from escarmouche.core.files.case_reader import CaseReader, Count, Spot, card_id, types
from escarmouche.core.messages.languages import ENGLISH
from escarmouche.games.malifaux.ground.field import TABLE
from escarmouche.games.malifaux.harm import condition
from escarmouche.games.malifaux.setup import choose_schemes
from escarmouche.games.malifaux.setup.options import Options
from escarmouche.games.malifaux.setup.scenario import opened
from escarmouche.games.malifaux.state import (
    NO_FACTION,
    NOBODY,
    Activation,
    Condition,
    Crew,
    Deck,
    MalifauxState,
    Marker,
    Model,
    fate_deck,
)
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import end_phase, sequence, start
from escarmouche.space.units import mil

CASE = CaseReader("malifaux")
FORMERLY = {"doing": "resolving", "fought": "past_duels"}  # names of the state that cases may use
OWN = ("models", "markers", "terrain", "cards", "upgrades", "decks", "active")  # read by functions of their own
SEATED = ("schemes", "scored", "points", "crews")  # lists with a part for each seat
STATUSES = ("in play", "hired", "buried", "killed", "replaced")
MODEL = ("card", "at", "conditions", "status")
MARKER = ("kind", "at", "floor", "seat")
PARTS = ("abilities", "actions", "resists", "triggers")  # of a card that a case writes
COUNTED = ("stones", "passes")
DECK = ("hand", "top", "discard", "removed", *COUNTED)
CARD: dict[str, Any] = {  # a card written in the case is this one, except for what the case says
    "cost": 5,
    "factions": [NO_FACTION],
    "station": "minion",
    "limit": 9,
    "df": 5,
    "wp": 5,
    "mv": 5,
    "sz": 2,
    "health": 8,
    "base": 30,
}
USUAL: dict[str, Any] = {  # what is not said is as in the second Turn, with Activations to come
    "phase": "activate",
    "turn": 2,
    "attacker": 0,
    "initiative": 0,
    "strategy": "reckoning",
    "deployment": "standard",
    "pool": [1, 2, 3, 4, 5],
}
EMPTY: dict[str, Any] = {"schemes": [[], []], "scored": [0, 0], "points": [0, 0]}


# -- what belongs to the set-up


def prepared(options: Mapping[str, Any], position: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a case: its own cards, Upgrades and terrain join them. If a case says nothing about it, the table is empty."""
    full = dict(options)
    if not position:
        return full
    own = [_card(name, written, "cards", name) for name, written in CASE.mapping(position, "cards").items()]
    own += [
        _card(name, model["card"], "models", name, "card")
        for name, model in CASE.mapping(position, "models").items()
        if isinstance(model, dict) and isinstance(model.get("card"), dict)
    ]
    brought = [_upgrade(name, written) for name, written in CASE.mapping(position, "upgrades").items()]
    if own:
        full["cards"] = [*full.get("cards", ()), *own]
    if brought:
        full["upgrades"] = [*full.get("upgrades", ()), *brought]
    if "board" not in full:
        terrain = CASE.convert(position.get("terrain", []), list[Any], "terrain")
        full |= {"board": "", "terrain": [*full.get("terrain", ()), *terrain]}
    return full


def _card(name: str, written: Any, *at: str | int) -> dict[str, Any]:
    """A Stat Card written in the case."""
    return {**CARD, **_titled({"id": name, **CASE.convert(written, dict[str, Any], *at)})}


def _upgrade(name: str, written: Any) -> dict[str, Any]:
    return {
        "factions": [NO_FACTION],
        **_titled({"id": name, **CASE.convert(written, dict[str, Any], "upgrades", name)}),
    }


def _titled(written: Mapping[str, Any]) -> dict[str, Any]:
    """Anything without a name is called by its id: a card, its Abilities, Actions and Triggers, its kinds of Markers."""
    title = _title(written.get("id", ""))
    parts = {word: written[word] for word in PARTS if isinstance(written.get(word), list)}
    named: dict[str, Any] = {
        word: [_titled(item) if isinstance(item, dict) else item for item in part] for word, part in parts.items()
    }
    if isinstance(written.get("markers"), dict):
        named["markers"] = {kind: _titled_kind(kind, data) for kind, data in written["markers"].items()}
    return {"name": title, **written, **named}


def _titled_kind(kind: Any, written: Any) -> Any:
    """A kind of Marker with its name; anything but a mapping is left for the card reader to refuse."""
    return {"name": _title(kind), **(written or {})} if isinstance(written, dict | None) else written


def _title(id: Any) -> dict[str, str]:
    name = str(id).replace("-", " ").title()
    return {ENGLISH: name}


# -- the state


def state_of(setup: Options, position: Mapping[str, Any]) -> MalifauxState:
    """Any position: what is not said is as in the second Turn. Without a position: a new game."""
    if not position:
        return opened(setup)
    state = _fields(position)
    state.decks = [_deck(seat, written) for seat, written in enumerate(_pair(position.get("decks", [])))]
    game = Malifaux(state, setup)
    for name, written in CASE.mapping(position, "models").items():
        state.models.append(_model(game, name, CASE.convert(written, dict[str, Any], "models", name)))
    for name, written in CASE.mapping(position, "markers").items():
        state.markers.append(_marker(game, name, CASE.convert(written, dict[str, Any], "markers", name)))
    _seats(game, position)
    _activate(game, position)
    return state


def _pair(written: Any) -> list[dict[str, Any]]:
    """What is said about each seat: `[{...}, {...}]` or `{1: {...}}`."""
    parts = CASE.convert(written, list[dict[str, Any]] | dict[int, dict[str, Any]], "decks")
    known = parts if isinstance(parts, dict) else dict(enumerate(parts))
    for seat in known:
        CASE.seat(seat, 2, "decks", seat)
    return [known.get(seat, {}) for seat in (0, 1)]


def _fields(position: Mapping[str, Any]) -> MalifauxState:
    """Everything that is a plain field of the state."""
    fields = types(MalifauxState)
    usual: dict[str, Any] = {**USUAL, **msgspec.to_builtins(EMPTY)}
    for word, value in position.items():
        if word in OWN:
            continue
        word = FORMERLY.get(word, word)
        if word not in fields:
            raise CASE.unknown(word, [*OWN, *fields], word)
        usual[word] = value
    usual["step"] = _step(usual["phase"], usual.get("step"))
    state = MalifauxState(**{word: CASE.convert(value, fields[word], word) for word, value in usual.items()})
    if not state.crews:
        state.crews = [Crew(NO_FACTION, done=True), Crew(NO_FACTION, done=True)]
    return state


def _step(phase: Any, written: Any) -> str:
    """The step of a phase that has several: the first, unless it is said."""
    steps: dict[str, list[str]] = {
        "start": list(start.STEPS),
        "end": list(end_phase.STEPS),
        "schemes": list(choose_schemes.ORDER),
    }
    known = steps.get(CASE.one_of(phase, sequence.STEPS, "phase"), [""])
    return known[0] if written is None else CASE.one_of(written, known, "step")


def _seats(game: Malifaux, position: Mapping[str, Any]) -> None:
    """Seats that the game has, and something for each of them."""
    state, seats = game.state, game.setup.seats
    for word in ("seat", "attacker", "initiative"):
        if getattr(state, word) != NOBODY or word == "seat":
            CASE.seat(getattr(state, word), seats, word)
    for word in SEATED:
        if word in position and len(getattr(state, word)) != seats:
            raise CASE.wrong("file-position-each-seat", word, count=len(getattr(state, word)), seats=seats)
    for seat in state.ready:
        CASE.seat(seat, seats, "ready")


def _deck(seat: int, written: Mapping[str, Any]) -> Deck:
    """`decks: [{hand: [ram-5], top: [crow-3], stones: 2}]`: every other card lies in the deck."""
    deck = fate_deck()
    for word, value in written.items():
        if word not in DECK:
            raise CASE.unknown(word, DECK, "decks", seat, word)
        if word in COUNTED:
            setattr(deck, word, CASE.convert(value, Count, "decks", seat, word))
            continue
        cards = list(map(card_id, CASE.convert(value, list[str], "decks", seat, word)))
        for card in cards:
            CASE.one_of(card, [name for name, count in deck.pile.rest.items() if count], "decks", seat, word)
            deck.pile.rest[card] -= 1
        setattr(deck.pile if word == "top" else deck, word, cards)
    return deck


def _model(game: Malifaux, name: str, written: Mapping[str, Any]) -> Model:
    card = name if isinstance(written.get("card"), dict) else written.get("card", name)
    CASE.one_of(card, game.cards, "models", name, "card")
    model = Model(id=name, card=card, seat=0, health=game.cards[card].health)
    plain = types(Model)
    for word, value in written.items():
        if word in MODEL:
            continue
        if word not in plain:
            raise CASE.unknown(word, [*MODEL, *(name for name in plain if name not in MODEL)], "models", name, word)
        setattr(model, word, CASE.convert(value, plain[word], "models", name, word))
    _checked(game, model, written)
    model.conditions = _conditions(CASE.mapping(written, "conditions", "models", name), name)
    if "at" in written:
        model.x, model.y, model.z, model.floor = _spot(game, written, game.cards[card].radius, "models", name)
        if "status" not in written:
            model.status = ""
    return model


def _checked(game: Malifaux, model: Model, written: Mapping[str, Any]) -> None:
    """Checks words that must be known: its seat, its status, its Upgrades."""
    at = ("models", model.id)
    CASE.seat(model.seat, game.setup.seats, *at, "seat")
    for upgrade in model.upgrades:
        CASE.one_of(upgrade, game.upgrades, *at, "upgrades")
    if "status" in written:
        model.status = "" if CASE.one_of(written["status"], STATUSES, *at, "status") == "in play" else written["status"]


def _conditions(written: Mapping[str, Any], name: str) -> list[Condition]:
    """`conditions: {burning: 2, fast: 0, adversary: guild}`."""
    conditions = []
    for word, value in written.items():
        at = ("models", name, "conditions", word)
        known = CASE.one_of(word, condition.NAMES, *at)
        if known == "adversary":
            conditions.append(Condition(known, 0, CASE.convert(value, str, *at)))
        else:
            conditions.append(Condition(known, CASE.convert(value, Count, *at)))
    return conditions


def _spot(game: Malifaux, written: Mapping[str, Any], radius: int, *at: str | int) -> tuple[int, int, int, str]:
    """Where it stands: `[x, y]`; `floor` names what it stands on."""
    floor = CASE.one_of(written.get("floor", TABLE), [TABLE, *game.field.features], *at, "floor")
    x, y, *more = map(mil, CASE.convert(written.get("at", [0, 0]), Spot, *at, "at"))
    return x, y, more[0] if more else game.field.z_at(floor, x, y, radius), floor


def _marker(game: Malifaux, name: str, written: Mapping[str, Any]) -> Marker:
    """`{one: {kind: scheme, at: [4, 5], seat: 0}}`."""
    at = ("markers", name)
    for word in written:
        if word not in MARKER:
            raise CASE.unknown(word, MARKER, *at, word)
    kind = CASE.one_of(written.get("kind", "scheme"), list(game.kinds), *at, "kind")
    radius = game.kinds[kind].radius
    x, y, z, floor = _spot(game, written, radius, *at)
    seat = written.get("seat", NOBODY)
    return Marker(name, kind, x, y, z, floor, radius, seat if seat == NOBODY else CASE.seat(seat, 2, *at, "seat"))


def _activate(game: Malifaux, position: Mapping[str, Any]) -> None:
    """`active: ann`: it is activating, with all its Actions left; otherwise it is the turn of the player with Initiative."""
    state, name = game.state, position.get("active")
    if "active" in position:
        active = game.model(CASE.one_of(name, [model.id for model in game.models], "active"))
        state.activation, state.seat = Activation(active.id, active.seat, "actions"), active.seat
    elif "seat" not in position:
        state.seat = state.initiative
