"""Positions for cases, in the words of the game: lengths in inches, models and Markers as they are called. See `docs/cases.md`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from escarmouche.core import misfit
from escarmouche.core.position import Position
from escarmouche.games.malifaux.field import TABLE
from escarmouche.games.malifaux.options import Options
from escarmouche.games.malifaux.state import (
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
from escarmouche.space.units import mil

CASE = Position("malifaux")
OWN = ("models", "markers", "terrain", "cards", "upgrades", "decks", "active")  # read by functions of their own
MODEL = ("card", "at", "conditions")
MARKER = ("kind", "at", "floor", "seat")
PARTS = ("abilities", "actions", "resists", "triggers")  # of a card that a case writes
DECK = ("hand", "top", "discard", "removed", "stones", "passes")
CARD: dict[str, Any] = {  # a card of the case's own is this but for what the case says
    "cost": 5,
    "factions": ["case"],
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
    """The options of a case: its own cards, Upgrades and terrain join them. Without a word about it the table is empty."""
    full = dict(options)
    if not position:
        return full
    own = [_card(name, said) for name, said in (position.get("cards") or {}).items()]
    own += [
        _card(name, model["card"])
        for name, model in (position.get("models") or {}).items()
        if isinstance(model, dict) and isinstance(model.get("card"), dict)
    ]
    brought = [_upgrade(name, said) for name, said in (position.get("upgrades") or {}).items()]
    if own:
        full["cards"] = [*full.get("cards", ()), *own]
    if brought:
        full["upgrades"] = [*full.get("upgrades", ()), *brought]
    if "board" not in full:
        full |= {"board": "", "terrain": [*full.get("terrain", ()), *(position.get("terrain") or ())]}
    return full


def _card(name: str, said: Mapping[str, Any]) -> dict[str, Any]:
    """A Stat Card written in the case."""
    if not isinstance(said, dict):
        raise CASE.wrong("file-position-card", "cards", name)
    return {**CARD, **_titled({"id": name, **said})}


def _upgrade(name: str, said: Mapping[str, Any] | None) -> dict[str, Any]:
    return {"factions": ["case"], **_titled({"id": name, **(said or {})})}


def _titled(said: Mapping[str, Any]) -> dict[str, Any]:
    """What has no name of its own is called by its id: a card, its Abilities, Actions and Triggers, its kinds of Markers."""
    title = _title(said.get("id", ""))
    parts = {word: said[word] for word in PARTS if isinstance(said.get(word), list)}
    named: dict[str, Any] = {
        word: [_titled(one) if isinstance(one, dict) else one for one in part] for word, part in parts.items()
    }
    if isinstance(said.get("markers"), dict):
        kinds = {kind: {"name": _title(kind), **(what or {})} for kind, what in said["markers"].items()}
        named["markers"] = kinds
    return {"name": title, **said, **named}


def _title(id: Any) -> dict[str, str]:
    name = str(id).replace("-", " ").title()
    return {"en": name, "fr": name}


# -- the state


def given(setup: Options, position: Mapping[str, Any]) -> MalifauxState:
    """Any position: what is not said is as in the second Turn. Without a position: a new game."""
    if not position:
        from escarmouche.games.malifaux.scenario import opened

        return opened(setup)
    state = _fields(position)
    state.decks = [_deck(seat, said) for seat, said in enumerate(_pair(position.get("decks")))]
    game = Malifaux(state, setup)
    for name, said in (position.get("models") or {}).items():
        state.models.append(_model(game, name, said))
    for name, said in (position.get("markers") or {}).items():
        state.markers.append(_marker(game, name, said))
    _activate(game, position)
    return state


def _pair(said: Any) -> list[Mapping[str, Any]]:
    """What is said of each seat: `[{...}, {...}]` or `{1: {...}}`."""
    if isinstance(said, Mapping):
        return [said.get(seat) or {} for seat in (0, 1)]
    return [*(said or ()), {}, {}][:2]


def _fields(position: Mapping[str, Any]) -> MalifauxState:
    """Everything that is a plain field of the state."""
    fields = {field.name: field for field in msgspec.structs.fields(MalifauxState)}
    usual: dict[str, Any] = {**USUAL, **msgspec.to_builtins(EMPTY)}
    for word, value in position.items():
        if word in OWN:
            continue
        if word not in fields:
            raise CASE.unknown(word, [*OWN, *fields], word)
        usual[word] = value
    state = MalifauxState(**{word: CASE.convert(value, fields[word].type, word) for word, value in usual.items()})
    if not state.crews:
        state.crews = [Crew("case", done=True), Crew("case", done=True)]
    return state


def _deck(seat: int, said: Mapping[str, Any]) -> Deck:
    """`decks: [{hand: [ram-5], top: [crow-3], stones: 2}]`: every other card lies in the deck."""
    deck = fate_deck()
    for word, value in said.items():
        if word not in DECK:
            raise CASE.unknown(word, DECK, "decks", seat, word)
        for card in value if isinstance(value, list) else ():
            if not deck.pile.rest.get(card):
                raise CASE.unknown(card, [name for name, count in deck.pile.rest.items() if count], "decks", seat, word)
            deck.pile.rest[card] -= 1
    deck.pile.top = list(said.get("top", ()))
    for word in ("hand", "discard", "removed"):
        setattr(deck, word, list(said.get(word, ())))
    deck.stones, deck.passes = int(said.get("stones", 0)), int(said.get("passes", 0))
    return deck


def _model(game: Malifaux, name: str, said: Any) -> Model:
    if not isinstance(said, dict):
        raise CASE.wrong("file-position-model", "models", name)
    card = name if isinstance(said.get("card"), dict) else str(said.get("card", name))
    if card not in game.cards:
        raise CASE.unknown(card, game.cards, "models", name, "card")
    model = Model(id=name, card=card, seat=0, health=game.cards[card].health)
    plain = {field.name: field.type for field in msgspec.structs.fields(Model)}
    for word, value in said.items():
        if word in MODEL:
            continue
        if word not in plain:
            raise CASE.unknown(word, [*MODEL, *plain], "models", name, word)
        setattr(model, word, CASE.convert(value, plain[word], "models", name, word))
    model.conditions = _conditions(said.get("conditions") or {}, name)
    if "at" in said:
        model.x, model.y, model.z, model.floor = _spot(game, said, game.cards[card].radius, "models", name)
        if "status" not in said:
            model.status = ""
    return model


def _conditions(said: Mapping[str, Any], name: str) -> list[Condition]:
    """`conditions: {burning: 2, fast: 0, adversary: guild}`."""
    found = []
    for word, value in said.items():
        if word == "adversary":
            found.append(Condition(word, 0, str(value)))
        else:
            found.append(Condition(word, CASE.convert(value or 0, int, "models", name, "conditions", word)))
    return found


def _spot(game: Malifaux, said: Mapping[str, Any], radius: int, *at: str | int) -> tuple[int, int, int, str]:
    """Where it stands: `[x, y]`; `floor` names what it stands on."""
    place, floor = said.get("at", [0, 0]), str(said.get("floor", TABLE))
    if not isinstance(place, Sequence) or not all(isinstance(number, int | float) for number in place):
        raise CASE.wrong("file-position-place", *at, "at", place=misfit.shown(place))
    if floor and floor not in game.field.features:
        raise CASE.unknown(floor, game.field.features, *at, "floor")
    x, y, *more = map(mil, place)
    return x, y, more[0] if more else game.field.z_at(floor, x, y, radius), floor


def _marker(game: Malifaux, name: str, said: Mapping[str, Any]) -> Marker:
    """`{one: {kind: scheme, at: [4, 5], seat: 0}}`."""
    at = ("markers", name)
    for word in said:
        if word not in MARKER:
            raise CASE.unknown(word, MARKER, *at, word)
    kind = str(said.get("kind", "scheme"))
    if kind not in game.kinds:
        raise CASE.unknown(kind, game.kinds, *at, "kind")
    radius = game.kinds[kind].radius
    x, y, z, floor = _spot(game, said, radius, *at)
    return Marker(name, kind, x, y, z, floor, radius, int(said.get("seat", NOBODY)))


def _activate(game: Malifaux, position: Mapping[str, Any]) -> None:
    """`active: ann`: it is activating, with its Actions before it; else it is the turn of who has Initiative."""
    state, name = game.state, position.get("active")
    if name is not None:
        if game.find(str(name)) is None:
            raise CASE.unknown(str(name), [model.id for model in game.models], "active")
        seat = game.model(str(name)).seat
        state.activation, state.seat = Activation(str(name), seat, "actions"), seat
    elif "seat" not in position:
        state.seat = state.initiative
