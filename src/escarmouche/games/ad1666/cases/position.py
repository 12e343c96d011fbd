"""Positions for cases, in the words of the game: squares by name, Characters and cards as they are called. See `docs/cases.md`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from escarmouche.core.dealer.pile import Pile
from escarmouche.core.files.case_reader import CaseReader, Count, card_id, types
from escarmouche.core.messages.languages import ENGLISH
from escarmouche.core.messages.text import in_every_language
from escarmouche.games.ad1666 import BOOK
from escarmouche.games.ad1666.setup.new_figure import muster, new_thing, starting_hands
from escarmouche.games.ad1666.setup.options import Options
from escarmouche.games.ad1666.setup.scenario import COLOURS, scenario_of
from escarmouche.games.ad1666.state import NOBODY, Activation, AnnoState, Deck, Figure, Pick, Thing, player_deck
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.turn.sequence import STEPS
from escarmouche.space.grid.parts import DOORS, FRAGILE

CASE = CaseReader("ad1666")
OWN = ("board", "scenario", "figures", "floor", "hands", "discards", "decks", "active", "magic", "event", "doors")
BETWEEN = ("night", "spend")  # phases of a campaign
SEATED = ("points", "purse", "plus", "picks", "goods", "story")  # lists with a part for each seat
STATUSES = ("in play", "reserve", "killed", "fled", "left", "gone")
FIGURE = ("card", "seat", "side", "at", "status", "things", "hands", "adds", "load", "ammunition", "poisoned")
PLAIN: dict[str, Any] = {  # the scenario of a case, except for what the case says
    "id": "case",
    "kind": "adventure",
    "boards": ["courtyard"],
    "red": {"band": ["dragoon"], "zone": "red"},
    "blue": {"band": ["musketeer"], "zone": "blue"},
    "alarm": 20,
    "rout": False,
}
CARD: dict[str, Any] = {  # a card of the case's own, except for what the case says
    "faction": "local",
    "gold": 1,
    "crippled": 4,
    "killed": 8,
    "strength": 0,
    "agility": 0,
    "fortitude": 0,
}


# -- what belongs to the set-up


def prepared(options: Mapping[str, Any], position: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a case: its drawn board, its scenario and its own cards join them."""
    full = dict(options)
    own = [
        {"id": name, "name": {ENGLISH: name}, **CARD, **CASE.mapping(figure, "card", "figures", name)}
        for name, figure in CASE.mapping(position, "figures").items()
        if isinstance(figure, dict) and isinstance(figure.get("card"), dict)
    ]
    if own:
        full["cards"] = [*full.get("cards", ()), *own]
    board = CASE.convert(position.get("board"), str | dict[str, Any] | None, "board")
    if isinstance(board, str) and "\n" in board:
        board = {"drawing": board}
    scenario = {**PLAIN, **_named(), **CASE.mapping(position, "scenario")}
    if isinstance(board, dict):
        full["boards"] = [{"id": "case", "name": _named()["name"], **board}]
        scenario["boards"] = ["case"]
    elif board is not None:
        scenario["boards"] = [board]
    if position and "scenario" not in full:
        full |= {"scenario": "case", "scenarios": [scenario]}
    return full


def _named() -> dict[str, Any]:
    """What the scenario of a case is called."""
    return {part: in_every_language("ad1666", f"case-{part}") for part in ("name", "text")}


# -- the state


def state_of(setup: Options, position: Mapping[str, Any]) -> AnnoState:
    """The state of a case. Without a position it is the state of a new game."""
    if not position:
        return BOOK.open(setup)
    state = _fields(position)
    game = Anno(state, setup)
    for name, spec in CASE.mapping(position, "figures").items():
        game.figures.append(_figure(game, name, CASE.convert(spec, dict[str, Any], "figures", name)))
        game.figures_changed()
    state.things = _floor(game, position)
    state.decks = [_deck(position, seat) for seat in range(max(2, setup.seats))]
    state.doors = _doors(game, position)
    game.doors_changed()
    _shared(state, position)
    _check_seats(state, setup, position)
    _check_names(game, position)
    if scenario_of(setup).nights:
        state.story = state.story or [0 for _ in state.decks]
    elif state.phase in BETWEEN:
        raise CASE.wrong("file-position-campaign", "phase")
    if "active" in position:
        _activate(game, position["active"], position.get("seat"))
    return state


def _fields(position: Mapping[str, Any]) -> AnnoState:
    """Everything that is a plain field of the state."""

    fields = types(AnnoState)
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
    CASE.one_of(usual["phase"], STEPS, "phase")
    return AnnoState(**{name: CASE.convert(value, fields[name], name) for name, value in usual.items()})


def _check_seats(state: AnnoState, setup: Options, position: Mapping[str, Any]) -> None:
    """The seats exist, and lists have a part for each of them."""
    for word in ("seat", "first", "initiative", "previous"):
        if getattr(state, word) != NOBODY or word == "seat":
            CASE.seat(getattr(state, word), len(state.decks), word)
    for word in ("passed", "felt", "ready"):
        for seat in (seat for seat in getattr(state, word) if seat != NOBODY):
            CASE.seat(seat, len(state.decks), word)
    for word in SEATED:
        if word in position and len(getattr(state, word)) < setup.seats:
            raise CASE.wrong("file-position-each-seat", word, count=len(getattr(state, word)), seats=setup.seats)
    for hand in ("hands", "discards", "decks"):
        for seat in CASE.convert(position.get(hand, {}), dict[int, Any], hand):
            CASE.seat(seat, len(state.decks), hand, seat)


def _check_names(game: Anno, position: Mapping[str, Any]) -> None:
    """The figures, cards, items and places that are named exist."""
    figures = [figure.id for figure in game.figures]
    for word in ("queue", "named"):
        for name in getattr(game.state, word):
            CASE.one_of(name, figures, word)
    for figure in game.figures:
        for poison in figure.poisons:
            CASE.one_of(poison, game.items, "figures", figure.id, "poisons")
    if "scenario" not in position:
        return
    for part in ("arrivals", "npcs", "items", "goals"):
        for number, entry in enumerate(getattr(game.scenario, part)):
            for word, known in (("zone", game.grid.zones), ("cell", game.grid.cells), ("card", game.cards)):
                name = getattr(entry, word, "")
                name = Pick.read(name).card if word == "card" else name
                if name:
                    CASE.one_of(name, known, "scenario", part, number, word)


def _figure(game: Anno, name: str, spec: Mapping[str, Any]) -> Figure:
    at = ("figures", name)
    pick = name if isinstance(spec.get("card"), dict) else str(spec.get("card", name))
    card, arms = Pick.read(pick)
    CASE.one_of(card, game.cards, *at, "card")
    if arms:
        CASE.one_of(arms, game.cards[card].arms, *at, "card")
    seat, side = _sides(game, spec, *at)
    figure = muster(game.cards, game.items, pick, name, seat, side)
    if seat == NOBODY:
        _npc(game, figure, spec)
    if "things" in spec:
        figure.things, figure.hands = [], []
    for word in ("things", "adds"):
        for number, item in enumerate(CASE.convert(spec.get(word, []), list[str], *at, word)):
            figure.things.append(_item(game, figure, item, *at, word, number))
    _equip(game, figure, spec)
    _set_fields(figure, spec)
    if "status" in spec:
        figure.status = "" if CASE.one_of(spec["status"], STATUSES, *at, "status") == "in play" else spec["status"]
    if "at" in spec:
        _stand(game, figure, spec)
    return figure


def _set_fields(figure: Figure, spec: Mapping[str, Any]) -> None:
    """Everything that is a plain field of a figure."""
    plain, at = types(Figure), ("figures", figure.id)
    for word, value in spec.items():
        if word in FIGURE:
            continue
        if word not in plain:
            raise CASE.unknown(word, [*FIGURE, *plain], *at, word)
        setattr(figure, word, CASE.convert(value, plain[word], *at, word))


def _sides(game: Anno, spec: Mapping[str, Any], *at: str | int) -> tuple[int, int]:
    """Who decides for a figure, and which side it is on."""
    seat = spec.get("seat", NOBODY)
    if seat != NOBODY:
        CASE.seat(seat, max(2, game.setup.seats), *at, "seat")
    side = spec.get("side", seat)
    if side != NOBODY:
        CASE.seat(side, max(2, game.setup.seats), *at, "side")
    return seat, side


def _npc(game: Anno, figure: Figure, spec: Mapping[str, Any]) -> None:
    """Like a scenario's: without a marker, and hostile to both sides unless the case says otherwise (AD66-AMB-73)."""
    figure.marker, figure.hands = False, starting_hands(game.items, figure)
    figure.hostile = list(COLOURS) if spec.get("vocation", "recruit") != "recruit" else []


def _stand(game: Anno, figure: Figure, spec: Mapping[str, Any]) -> None:
    figure.cell = CASE.one_of(spec["at"], game.grid.cells, "figures", figure.id, "at")
    if "status" not in spec:
        figure.status = ""
    figure.prone = figure.prone or figure.unconscious


def _item(game: Anno, figure: Figure, item: str, *at: str | int) -> Thing:
    CASE.one_of(item, game.items, *at)
    return new_thing(game.items[item], figure, own=not game.items[item].scenario)


def _equip(game: Anno, figure: Figure, spec: Mapping[str, Any]) -> None:
    """`hands: [rapier, main-gauche]` by item; `load: {pistol: 2}`, `ammunition: {..}`, `poisoned: {dagger: [poison-viper]}`."""
    at = ("figures", figure.id)
    if "hands" in spec:
        figure.hands = [
            _thing_id(figure, item, "hands") for item in CASE.convert(spec["hands"], list[str], *at, "hands")
        ]
    elif "things" in spec:
        figure.hands = starting_hands(game.items, figure)
    for word in ("load", "ammunition"):
        for item, count in CASE.convert(spec.get(word, {}), dict[str, Count], *at, word).items():
            setattr(game.thing(figure, _thing_id(figure, item, word)), word, count)
    for item, poisons in CASE.convert(spec.get("poisoned", {}), dict[str, list[str]], *at, "poisoned").items():
        for poison in poisons:
            CASE.one_of(poison, [name for name, card in game.items.items() if card.poison], *at, "poisoned", item)
        game.thing(figure, _thing_id(figure, item, "poisoned")).poisons = list(poisons)


def _thing_id(figure: Figure, item: str, word: str) -> str:
    """The id of a figure's thing, said by its item."""
    known = [thing.id for thing in figure.things]
    for name in (item, f"{figure.id}.{item}"):
        if name in known:
            return name
    raise CASE.unknown(item, [thing.card for thing in figure.things], "figures", figure.id, word)


def _floor(game: Anno, position: Mapping[str, Any]) -> list[Thing]:
    """`floor: [{card: letter, at: c3}]`: what lies on the ground."""
    things = []
    for number, spec in enumerate(CASE.convert(position.get("floor", []), list[dict[str, str]], "floor")):
        for word in spec:
            CASE.one_of(word, ("card", "at", "id"), "floor", number, word)
        item = CASE.one_of(spec.get("card", ""), game.items, "floor", number, "card")
        cell = CASE.one_of(spec.get("at", ""), game.grid.cells, "floor", number, "at")
        things.append(Thing(spec.get("id", item), item, own=False, cell=cell))
    return things


def _deck(position: Mapping[str, Any], seat: int) -> Deck:
    """`hands: {0: [8 iron]}`, `discards: {0: [...]}`; `decks: {0: {top: [...]}}`: everything else lies in the deck in no order, or in the
    discard if that is the `rest`."""
    full = player_deck().rest
    hands = CASE.convert(position.get("hands", {}), dict[int, list[str]], "hands")
    discards = CASE.convert(position.get("discards", {}), dict[int, Literal["rest"] | list[str]], "discards")
    decks = CASE.convert(position.get("decks", {}), dict[int, dict[Literal["top"], list[str]]], "decks")
    lying = discards.get(seat, [])
    hand = _taken(full, hands.get(seat, []), "hands", seat)
    discard = _taken(full, [] if lying == "rest" else lying, "discards", seat)
    top = _taken(full, decks.get(seat, {}).get("top", []), "decks", seat, "top")
    if lying == "rest":
        discard, full = [card for card, count in full.items() if count], dict.fromkeys(full, 0)
    return Deck(Pile(full, top), hand, discard)


def _taken(rest: dict[str, int], cards: list[str], *at: str | int) -> list[str]:
    """Take cards that lie elsewhere out of the rest."""
    taken = []
    for card in map(card_id, cards):
        taken.append(CASE.one_of(card, [name for name, count in rest.items() if count], *at))
        rest[card] -= 1
    return taken


def _doors(game: Anno, position: Mapping[str, Any]) -> dict[str, str]:
    edges = {edge.id: edge for edge in game.grid.edges.values() if edge.state}
    doors = {name: edge.state for name, edge in edges.items()}
    for name, state in CASE.mapping(position, "doors").items():
        edge = edges[CASE.one_of(name, edges, "doors", name)]
        doors[name] = CASE.one_of(state, DOORS if edge.kind == "door" else FRAGILE, "doors", name)
    return doors


def _shared(state: AnnoState, position: Mapping[str, Any]) -> None:
    """`magic: {top: [4, 16]}`: the next cards of the shared decks. What lies in their discards is not in them."""
    for name in ("magic", "event"):
        pile: Pile = getattr(state, name)
        tops = CASE.convert(position.get(name, {}), dict[Literal["top"], list[int | str]], name)
        pile.top = _taken(pile.rest, list(map(str, tops.get("top", []))), name, "top")
        _taken(pile.rest, getattr(state, f"{name}_discard"), f"{name}_discard")


def _activate(game: Anno, name: Any, next_to_act: int | None) -> None:
    """Somebody is being activated; the other player is next, unless the case says who."""
    figure = game.figure(CASE.one_of(name, [figure.id for figure in game.figures], "active"))
    figure.activated = True
    game.state.activation = Activation(name)
    if next_to_act is None and figure.seat != NOBODY:
        game.state.seat = game.opponent(figure.seat)
