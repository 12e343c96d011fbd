"""Positions for cases, in the words of the game: squares by name, Characters and cards as they are called. See `docs/cases.md`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from escarmouche.core.pile import Pile
from escarmouche.core.position import Position
from escarmouche.games.ad1666.muster import muster, possession, readied
from escarmouche.games.ad1666.options import Options
from escarmouche.games.ad1666.scenario import COLOURS
from escarmouche.games.ad1666.state import NOBODY, Activation, AnnoState, Deck, Figure, Thing, player_deck
from escarmouche.games.ad1666.table import Anno

CASE = Position("ad1666")
OWN = ("board", "scenario", "figures", "floor", "hands", "discards", "decks", "active", "magic", "event", "doors")
FIGURE = ("card", "seat", "side", "at", "things", "hands", "adds", "load", "ammunition", "poisoned")
PLAIN: dict[str, Any] = {  # the scenario of a case is this but for what the case says
    "id": "case",
    "name": {"en": "A case", "fr": "Un cas"},
    "text": {"en": "A position to try a rule in.", "fr": "Une position pour essayer une règle."},
    "kind": "adventure",
    "boards": ["courtyard"],
    "red": {"band": ["dragoon"], "zone": "red"},
    "blue": {"band": ["musketeer"], "zone": "blue"},
    "alarm": 20,
    "rout": False,
}
CARD: dict[str, Any] = {  # a card of the case's own is this but for what the case says
    "faction": "local",
    "gold": 1,
    "crippled": 4,
    "killed": 8,
    "strength": 0,
    "agility": 0,
    "fortitude": 0,
}


def slug(text: object) -> str:
    """A card as a case says it: `8 iron`, `iron 8`, `iron-8`, `black joker`."""
    words = str(text).lower().replace("-", " ").split()
    if len(words) == 2 and words[0].isdigit():
        words.reverse()
    return "-".join(words)


# -- what belongs to the set-up


def prepared(options: Mapping[str, Any], position: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a case: its drawn board, its scenario and its own cards join them."""
    full = dict(options)
    own = [
        {"id": name, "name": {"en": name, "fr": name}, **CARD, **figure["card"]}
        for name, figure in (position.get("figures") or {}).items()
        if isinstance(figure, dict) and isinstance(figure.get("card"), dict)
    ]
    if own:
        full["cards"] = [*full.get("cards", ()), *own]
    board = position.get("board")
    if isinstance(board, str) and "\n" in board:
        board = {"drawing": board}
    scenario = {**PLAIN, **(position.get("scenario") or {})}
    if isinstance(board, dict):
        full["boards"] = [{"id": "case", "name": PLAIN["name"], **board}]
        scenario["boards"] = ["case"]
    elif board is not None:
        scenario["boards"] = [board]
    if position and "scenario" not in full:
        full |= {"scenario": "case", "scenarios": [scenario]}
    return full


# -- the state


def given(setup: Options, position: Mapping[str, Any]) -> AnnoState:
    """The state of a case. Without a position it is that of a new game."""
    if not position:
        from escarmouche.games.ad1666 import BOOK

        return BOOK.open(setup)
    state = _fields(position)
    game = Anno(state, setup)
    for name, said in (position.get("figures") or {}).items():
        game.figures.append(_figure(game, name, said))
        game.mustered()
    state.things = [_lying(game, i, said) for i, said in enumerate(position.get("floor") or [])]
    state.decks = [_deck(position, seat) for seat in range(max(2, setup.seats))]
    state.doors = _doors(game, position.get("doors") or {})
    game.swung()
    _shared(state, position)
    if "active" in position:
        _activate(game, position["active"], position.get("seat"))
    return state


def _fields(position: Mapping[str, Any]) -> AnnoState:
    """Everything that is a plain field of the state."""
    fields = {field.name: field for field in msgspec.structs.fields(AnnoState)}
    usual: dict[str, Any] = {
        "phase": "action",
        "turn": 1,
        "initiative": 0,
        "first": 0,
        "points": [0, 0],
        "purse": [0, 0],
    }
    usual |= {"plus": [0, 0], "picks": [[], []], "goods": [[], []], "alarm": 20}
    for word, value in position.items():
        if word in OWN:
            continue
        if word not in fields:
            raise CASE.unknown(word, [*OWN, *fields], word)
        usual[word] = value
    return AnnoState(**{name: CASE.convert(value, fields[name].type) for name, value in usual.items()})


def _figure(game: Anno, name: str, said: Any) -> Figure:
    if not isinstance(said, dict):
        raise CASE.wrong("file-position-figure", "figures", name)
    card = name if isinstance(said.get("card"), dict) else str(said.get("card", name))
    if card.partition("/")[0] not in game.cards:
        raise CASE.unknown(card, game.cards, "figures", name, "card")
    seat = int(said.get("seat", NOBODY))
    figure = muster(game.cards, game.items, card, name, seat, int(said.get("side", seat)))
    if (
        seat == NOBODY
    ):  # as a scenario's: without a marker, and at odds with both sides unless it says otherwise (AD66-AMB-73)
        figure.marker, figure.hands = False, readied(game.items, figure)
        figure.hostile = list(COLOURS) if said.get("vocation", "recruit") != "recruit" else []
    if "things" in said:
        figure.things, figure.hands = [], []
    for item in [*said.get("things", ()), *said.get("adds", ())]:
        figure.things.append(_item(game, figure, item, name))
    _equip(game, figure, said)
    plain = {field.name: field.type for field in msgspec.structs.fields(Figure)}
    for word, value in said.items():
        if word in FIGURE:
            continue
        if word not in plain:
            raise CASE.unknown(word, [*FIGURE, *plain], "figures", name, word)
        setattr(figure, word, CASE.convert(value, plain[word], "figures", name, word))
    if "at" in said:
        _stand(game, figure, said)
    return figure


def _stand(game: Anno, figure: Figure, said: Mapping[str, Any]) -> None:
    figure.cell = str(said["at"])
    if figure.cell not in game.grid.cells:
        raise CASE.unknown(figure.cell, game.grid.cells, "figures", figure.id, "at")
    if "status" not in said:
        figure.status = ""
    figure.prone = figure.prone or figure.unconscious


def _item(game: Anno, figure: Figure, item: str, name: str) -> Thing:
    if item not in game.items:
        raise CASE.unknown(item, game.items, "figures", name, "things")
    return possession(game.items[item], figure, own=not game.items[item].scenario)


def _equip(game: Anno, figure: Figure, said: Mapping[str, Any]) -> None:
    """`hands: [rapier, main-gauche]` by item; `load: {pistol: 2}`, `ammunition: {..}`, `poisoned: {dagger: [poison-viper]}`."""
    if "hands" in said:
        figure.hands = [_own(figure, item) for item in said["hands"]]
    elif "things" in said:
        figure.hands = readied(game.items, figure)
    for word in ("load", "ammunition"):
        for item, count in (said.get(word) or {}).items():
            setattr(game.thing(figure, _own(figure, item)), word, count)
    for item, poisons in (said.get("poisoned") or {}).items():
        game.thing(figure, _own(figure, item)).poisons = list(poisons)


def _own(figure: Figure, item: str) -> str:
    """The id of a figure's thing, said by its item."""
    known = [thing.id for thing in figure.things]
    for name in (item, f"{figure.id}.{item}"):
        if name in known:
            return name
    raise CASE.unknown(item, [thing.card for thing in figure.things], "figures", figure.id)


def _lying(game: Anno, number: int, said: Mapping[str, Any]) -> Thing:
    item = str(said.get("card", ""))
    if item not in game.items:
        raise CASE.unknown(item, game.items, "floor", number)
    return Thing(str(said.get("id", item)), item, own=False, cell=str(said["at"]))


def _deck(position: Mapping[str, Any], seat: int) -> Deck:
    """`hands: {0: [8 iron]}`, `discards: {0: [...]}`; `decks: {0: {top: [...]}}`: everything else lies in the deck in no order, or in the
    discard if that is said to be the `rest`."""
    deck, full = Deck(), player_deck().rest
    lying = (position.get("discards") or {}).get(seat, ())
    hand = [slug(card) for card in (position.get("hands") or {}).get(seat, ())]
    discard = [slug(card) for card in lying] if lying != "rest" else []
    top = [slug(card) for card in ((position.get("decks") or {}).get(seat) or {}).get("top", ())]
    for card in (*hand, *discard, *top):
        if full.get(card, 0) < 1:
            raise CASE.unknown(card, [name for name, count in full.items() if count], "hands", seat)
        full[card] -= 1
    if lying == "rest":
        discard, full = [card for card, count in full.items() if count], dict.fromkeys(full, 0)
    deck.pile, deck.hand, deck.discard = Pile(full, top), hand, discard
    return deck


def _doors(game: Anno, said: Mapping[str, str]) -> dict[str, str]:
    doors = {edge.id: edge.state for edge in game.grid.edges.values() if edge.state}
    for edge, state in said.items():
        if edge not in doors:
            raise CASE.unknown(edge, doors, "doors", edge)
        doors[edge] = state
    return doors


def _shared(state: AnnoState, position: Mapping[str, Any]) -> None:
    """`magic: {top: [4, 16]}`: what comes next of the shared decks; what lies in their discards is not in them."""
    for name in ("magic", "event"):
        pile: Pile = getattr(state, name)
        pile.top += [str(card) for card in (position.get(name) or {}).get("top", ())]
        for card in (*pile.top, *getattr(state, f"{name}_discard")):
            pile.rest[card] -= 1


def _activate(game: Anno, name: str, next_to_act: int | None) -> None:
    """Somebody is being activated; the other player is next, unless the case says who."""
    figure = game.figure(name)
    figure.activated = True
    game.state.activation = Activation(name)
    if next_to_act is None and figure.seat != NOBODY:
        game.state.seat = game.opponent(figure.seat)
