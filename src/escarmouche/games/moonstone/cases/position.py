"""Positions for cases, in the words of the game: lengths in inches, characters by name. See `docs/cases.md`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from escarmouche.core.dealer.pile import Pile
from escarmouche.core.files.case_reader import Count, Length, Spot, card_id, slug, types
from escarmouche.core.files.source import Source
from escarmouche.core.messages.languages import ENGLISH
from escarmouche.games.moonstone import BOOK
from escarmouche.games.moonstone.cards.card import Card
from escarmouche.games.moonstone.cards.library import FOLDER
from escarmouche.games.moonstone.cases.expect import CASE
from escarmouche.games.moonstone.setup.options import Options
from escarmouche.games.moonstone.state import EFFECTS, STATUSES, Effect, Model, MoonstoneState, Stone
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.games.moonstone.turn.sequence import STEPS
from escarmouche.space.units import mil

NOBODY = -1
PLAYING = ("replenish", "initiative", "activation", "discard")
EDGES = ("south", "north", "west", "east")
PER_SEAT = ("factions", "troupes", "edges", "secrets", "glimpses", "phantasm", "slain")
OWN = ("models", "stones", "terrain", "board", "arcane", "combat", "shifts")  # read by functions of their own
PLAIN: dict[str, Any] = {  # a card of the case's own, wherever the case says nothing else
    "keywords": [],
    "factions": ["commonwealth"],
    "melee": 3,
    "range": 1,
    "arcane": 3,
    "evade": 0,
    "base": 30,
    "health": 6,
    "pips": [1, 2, 3, 4],
}


# -- what belongs to the set-up


def prepared(options: Mapping[str, Any], position: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a case, with its own cards and terrain. If it does not mention a board, the board is empty."""
    full = dict(options)
    own = [
        _own_card(name, model["card"])
        for name, model in CASE.mapping(position, "models").items()
        if isinstance(model, dict) and isinstance(model.get("card"), dict)
    ]
    if own:
        full["cards"] = [*full.get("cards", ()), *own]
    if "board" in position:
        full["board"] = position["board"]
    elif "terrain" in position or "board" not in options:
        full.setdefault("terrain", CASE.convert(position.get("terrain", []), list[Any], "terrain"))
    return full


def _own_card(name: str, data: Mapping[str, Any]) -> dict[str, Any]:
    """A card written in the case. `like` starts from a character's printed card."""
    written = CASE.convert(data, dict[str, Any], "models", name, "card")
    model = written.pop("like", None)
    base: dict[str, Any] = dict(PLAIN) if model is None else _printed(model, name)
    title = name.replace("-", " ").title()
    return {**base, "id": name, "name": {ENGLISH: title}, **written}


def _printed(card: str, name: str) -> dict[str, Any]:
    known: dict[str, Any] = {}
    for path in sorted(FOLDER.glob("*.yaml")):
        data: Any = Source.read(path).data
        known[data["id"]] = data
        if slug(card) in (data["id"], *map(slug, data["name"].values())):
            return dict(data)
    raise CASE.unknown(card, known, "models", name, "card", "like")


# -- the state


def state_of(setup: Options, position: Mapping[str, Any]) -> MoonstoneState:
    """Any position. What it leaves out is as at the start of a first turn in which nothing has happened yet."""
    state: MoonstoneState = BOOK.open(setup)
    fields = types(MoonstoneState)
    _known_words(position, [*fields, *OWN])
    state.phase = CASE.one_of(position.get("phase", "activation"), ("activation", *STEPS), "phase")
    if state.phase in PLAYING:
        _playing(state, setup)
    for word, value in position.items():
        if word not in OWN:
            written = _by_seat(value, getattr(state, word), setup.seats, word) if word in PER_SEAT else value
            setattr(state, word, CASE.convert(written, fields[word], word))
    _seats(state, setup, position)
    if "models" in position:
        state.models = _models(Moonstone(state, setup), CASE.mapping(position, "models"))
    if "stones" in position:
        state.stones = _stones(Moonstone(state, setup), CASE.mapping(position, "stones"))
    state.stones += _carried(CASE.mapping(position, "models"))
    for word in ("arcane", "combat"):
        if word in position:
            setattr(state, word, _pile(getattr(state, word), position[word], word))
    if "shifts" in position:
        state.shifts = _shifts(Moonstone(state, setup), position)
    _turn(state, position)
    if state.phase == "deploy":
        _deploying(state, setup)
    return state


def _known_words(position: Mapping[str, Any], known: list[str]) -> None:
    """A position says nothing that a state does not have."""
    for word in position:
        if word not in known:
            raise CASE.unknown(word, known, word)


def _deploying(state: MoonstoneState, setup: Options) -> None:
    """Some models are left to deploy, and their players have a place in the order."""
    waiting = {model.seat for model in state.models if model.status == "reserve"}
    if not waiting:
        raise CASE.wrong("file-position-deploy", "models")
    if state.order:
        for seat in sorted(waiting):
            CASE.one_of(seat, state.order, "order")
        state.edges = state.edges or ["" for _ in range(setup.seats)]


def _seats(state: MoonstoneState, setup: Options, position: Mapping[str, Any]) -> None:
    """Seats that the game has."""
    for word in ("seat", "first"):
        CASE.seat(getattr(state, word), setup.seats, word)
    for word in ("order", "mulligans"):
        for seat in getattr(state, word):
            CASE.seat(seat, setup.seats, word)
    if state.initiative != NOBODY:
        CASE.seat(state.initiative, setup.seats, "initiative")
    if setup.seats > len(EDGES):
        raise CASE.wrong("file-position-seat", "seats", seat=str(setup.seats - 1), seats=len(EDGES))
    for word in PER_SEAT:
        if word in position and len(getattr(state, word)) != setup.seats:
            raise CASE.wrong("file-position-each-seat", word, count=len(getattr(state, word)), seats=setup.seats)
    for edge in state.edges:
        CASE.one_of(edge, ("", *EDGES), "edges")


def _shifts(game: Moonstone, position: Mapping[str, Any]) -> dict[str, tuple[int, int]]:
    """`{crate: [1, 0]}`: how far pieces of terrain have been moved."""
    shifts = CASE.convert(position["shifts"], dict[str, tuple[Length, Length]], "shifts")
    pieces = [piece.id for piece in game.field.terrain]
    return {CASE.one_of(name, pieces, "shifts", name): (mil(x), mil(y)) for name, (x, y) in shifts.items()}


def _playing(state: MoonstoneState, setup: Options) -> None:
    """What set-up leaves behind, for a position that does not mention it."""
    seats = range(setup.seats)
    state.turn = 0 if state.phase == "replenish" else 1  # Replenish begins the next one
    state.edges = list(EDGES[: setup.seats])
    state.order = list(seats)
    state.factions = ["commonwealth" for _ in seats]
    state.troupes = [[] for _ in seats]
    state.models, state.stones = [], []
    for word in ("secrets", "phantasm"):
        setattr(state, word, [[] for _ in seats])
    state.glimpses = ["" for _ in seats]
    state.slain = [0 for _ in seats]


def _turn(state: MoonstoneState, position: Mapping[str, Any]) -> None:
    """Whose turn it is follows from the active model, and phantasm cards are not in the deck."""
    if state.active:
        model = next((model for model in state.models if model.id == state.active), None)
        if model is None:
            raise CASE.unknown(state.active, [model.id for model in state.models], "active")
        if "seat" not in position:
            state.seat = model.seat
    if "seat" not in position and not state.active:
        state.seat = state.first
    if "slain" not in position and state.phase in PLAYING:
        state.slain = [
            sum(m.seat == seat and m.status == "slain" for m in state.models) for seat in range(len(state.slain))
        ]
    if "arcane" not in position:
        state.arcane.take(card for cards in state.phantasm for card in cards)
    if not any(state.troupes) and state.phase in PLAYING:
        state.troupes = [[m.card for m in state.models if m.seat == seat] for seat in range(len(state.troupes))]


def _by_seat(value: Any, usual: Any, seats: int, word: str) -> Any:
    """A list for all seats, or a mapping for some: `{1: [hesitation]}`."""
    if not isinstance(value, dict):
        return value
    for seat in value:
        CASE.seat(seat, seats, word, seat)
    usual = list(usual) if usual else [None] * seats
    return [value.get(seat, usual[seat]) for seat in range(seats)]


# -- models and stones

READ = ("at", "card", "stones", "effects", "floor", "z")  # read by functions of their own
UNSAID = ("x", "y")  # `at` says where it stands
MODEL = ("at", "stones", *(word for word in types(Model) if word not in UNSAID))


def _models(game: Moonstone, models: Mapping[str, Any]) -> list[Model]:
    return [_model(game, name, CASE.convert(data, dict[str, Any], "models", name)) for name, data in models.items()]


def _model(game: Moonstone, name: str, data: Mapping[str, Any]) -> Model:
    at = ("models", name)
    for word in data:
        if word not in MODEL:
            raise CASE.unknown(word, MODEL, *at, word)
    rest = {word: value for word, value in data.items() if word not in READ}
    status = CASE.one_of(data.get("status", "in play" if "at" in data else "reserve"), STATUSES, *at, "status")
    rest["status"] = "" if status == "in play" else status
    card = _card(game.cards, name, data.get("card", name))
    effects = _effects(CASE.mapping(data, "effects", *at), *at)
    x, y, z, floor = _spot(game, data, *at)
    plain = {"card": card, "seat": 0, **rest, "x": x, "y": y, "z": z, "floor": floor}
    fields = {word: CASE.convert(value, types(Model)[word], *at, word) for word, value in plain.items()}
    model = Model(id=name, **fields, effects=effects)
    CASE.seat(model.seat, game.setup.seats, *at, "seat")
    if model.ladder:
        CASE.one_of(model.ladder, game.field.ladders, *at, "ladder")
    return model


def _card(cards: Mapping[str, Card], name: str, written: Any) -> str:
    """A character by id or by its name in either language; a card of the case's own has the model's id."""
    if isinstance(written, dict):
        return str(written.get("id", name))
    if CASE.convert(written, str, "models", name, "card") in cards:
        return str(written)
    for card in cards.values():
        if slug(str(written)) in map(slug, card.name.values()):
            return card.id
    raise CASE.unknown(
        written, [*cards, *(text for card in cards.values() for text in card.name.values())], "models", name, "card"
    )


def _spot(game: Moonstone, data: Mapping[str, Any], *at: str | int) -> tuple[int, int, int, str]:
    """Where it stands. A floor has its own height; a third number says the height where there is none."""
    x, y, *more = map(mil, CASE.convert(data.get("at", [0, 0]), Spot, *at, "at"))
    floor = data.get("floor", "")
    surfaces: Mapping[str, Any] = getattr(game.field, "surfaces", {})
    if floor:
        CASE.one_of(floor, surfaces, *at, "floor")
    height = surfaces[floor].z if floor else 0
    return x, y, more[0] if more else mil(CASE.convert(data.get("z", height / 1000), Length, *at, "z")), floor


def _effects(effects: Mapping[str, Any], *at: str | int) -> list[Effect]:
    """`{melee: -2, no-jog: true}`."""
    for kind, amount in effects.items():
        CASE.one_of(kind, EFFECTS, *at, "effects", kind)
        CASE.convert(amount, int | bool, *at, "effects", kind)
    return [Effect(kind, 0 if amount is True else amount) for kind, amount in effects.items() if amount is not False]


def _stones(game: Moonstone, written: Mapping[str, Any]) -> list[Stone]:
    stones = []
    for name, value in written.items():
        at = ("stones", name)
        data = CASE.convert(value, dict[str, Any], *at)
        known = ("at", "depth", "holder", "floor", "z")
        for word in data:
            if word not in known:
                raise CASE.unknown(word, known, *at, word)
        holder = data.get("holder", "")
        if holder:
            CASE.one_of(holder, [model.id for model in game.state.models], *at, "holder")
        x, y, z, floor = _spot(game, data, *at)
        depth = CASE.convert(data.get("depth", 0 if holder else 1), Count, *at, "depth")
        stones.append(Stone(name, x, y, depth, z, floor, holder))
    return stones


def _carried(models: Mapping[str, Any]) -> list[Stone]:
    """`stones: 2` on a model: it holds two more."""
    return [
        Stone(f"{name}-stone-{n + 1}", 0, 0, 0, holder=name)
        for name, data in models.items()
        for n in range(CASE.convert(data.get("stones", 0), Count, "models", name, "stones"))
    ]


def _pile(usual: Pile, written: Any, *at: str | int) -> Pile:
    """A deck: the list of its cards, or what is special about it: `{without: [..], top: [..]}`."""
    full = usual.counts()
    if isinstance(written, list):
        pile = Pile(rest=dict.fromkeys(full, 0))
        for card in map(card_id, written):
            pile.rest[CASE.one_of(card, full, *at)] += 1
        return pile
    if not isinstance(written, dict) or set(written) - {"without", "top"}:
        raise CASE.wrong("file-position-deck", *at)
    pile = Pile(rest=full)
    for word in ("without", "top"):
        for card in map(card_id, CASE.convert(written.get(word, []), list[Any], *at, word)):
            if not full.get(card):
                raise CASE.unknown(card, full, *at, word)
            pile.rest[card] -= 1
            if word == "top":
                pile.top.append(card)
    return pile
