"""What a case expects of a position, in the words of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal

from escarmouche.core.book import Mismatch
from escarmouche.core.files.case_reader import CLOSE, Each, Length, Parts, Spot, card_id, near, same
from escarmouche.games.malifaux.cards import passives, stats
from escarmouche.games.malifaux.cases.position import CASE, FORMERLY, STATUSES
from escarmouche.games.malifaux.fate import modifiers
from escarmouche.games.malifaux.ground import cover, engage, measure, shadow, sight
from escarmouche.games.malifaux.setup import zone
from escarmouche.games.malifaux.state import Deck, Marker, Model, Side
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.units import mil

Look = Callable[[Malifaux, Model, Any], Iterator[Mismatch]]
MILS = 1000
EDGES = ("south", "east", "north", "west")  # numbered as in `zone.py`


def expect(game: Malifaux, wanted: Mapping[str, Any]) -> Iterator[Mismatch]:
    """What a case expects and does not hold: of models by their ids, of Markers, decks, the duel, the whole table."""
    wanted = {FORMERLY.get(word, word): value for word, value in wanted.items()}
    yield from CASE.expect(game, wanted, {model.id: model for model in game.models}, _model, TABLE)


# -- a model

PLAIN = ("card", "seat", "health", "activated", "upgrades", "tokens", "floor", "leader", "summoned", "used", "group")


def _model(game: Malifaux, model: Model, wanted: Mapping[str, Any]) -> Iterator[Mismatch]:
    yield from CASE.piece(game, model.id, model, wanted, CHECKS, PLAIN)


def _other(game: Malifaux, name: str) -> Model:
    return game.model(CASE.one_of(name, [model.id for model in game.models], name))


def _at(game: Malifaux, model: Model, wanted: Spot) -> Iterator[Mismatch]:
    yield from near("at", wanted, (model.x, model.y, model.z))


def _status(game: Malifaux, model: Model, wanted: str) -> Iterator[Mismatch]:
    yield from same("status", CASE.one_of(wanted, STATUSES), model.status or "in play")


def _conditions(game: Malifaux, model: Model, wanted: Mapping[str, int | str]) -> Iterator[Mismatch]:
    """`conditions: {burning: 2, fast: 0}`: exactly these; `adversary: guild`."""
    actual = {
        condition.name: condition.of if condition.name == "adversary" else condition.value
        for condition in model.conditions
    }
    yield from same("conditions", wanted, actual)


def _gap(game: Malifaux, model: Model, wanted: Each[str, Length]) -> Iterator[Mismatch]:
    """`gap: {bob: 1}`: as it is measured."""
    for name, length in wanted.items():
        actual = measure.gap(game, model, _other(game, name))
        if abs(actual - mil(length)) > CLOSE:
            yield Mismatch(f"gap {name}", length, round(actual / MILS, 3))


def _sees(game: Malifaux, model: Model, wanted: Each[str, bool]) -> Iterator[Mismatch]:
    for name, value in wanted.items():
        yield from same(f"sees {name}", value, sight.sees(game, model, _other(game, name)))


def _cover(game: Malifaux, model: Model, wanted: Each[str, bool]) -> Iterator[Mismatch]:
    """`cover: {ann: true}`: against that shooter, by a Shadow or by what is on its card."""
    for name, value in wanted.items():
        actual = passives.has(game, model, "cover") or cover.cover(game, _other(game, name), model)
        yield from same(f"cover {name}", value, actual)


def _concealed(game: Malifaux, model: Model, wanted: Each[str, bool]) -> Iterator[Mismatch]:
    """`concealed: {ann: true}`: against that attacker, by terrain or by what is on its card."""
    for name, value in wanted.items():
        yield from same(f"concealed {name}", value, modifiers.concealed(game, _other(game, name), model))


def _engaged(game: Malifaux, model: Model, wanted: bool | list[str]) -> Iterator[Mismatch]:
    """`engaged: true`, or by exactly these."""
    engagers = sorted([enemy.id for enemy in engage.engagers(game, model)])
    yield from same(
        "engaged",
        sorted(wanted) if isinstance(wanted, list) else wanted,
        engagers if isinstance(wanted, list) else bool(engagers),
    )


def _within(game: Malifaux, model: Model, wanted: Each[str, Length]) -> Iterator[Mismatch]:
    """`within: {bob: 3}`: of a model or Marker; `not_within` likewise."""
    yield from _reaching(game, model, wanted, "within", True)


def _not_within(game: Malifaux, model: Model, wanted: Each[str, Length]) -> Iterator[Mismatch]:
    yield from _reaching(game, model, wanted, "not_within", False)


def _reaching(game: Malifaux, model: Model, wanted: Mapping[str, Length], word: str, so: bool) -> Iterator[Mismatch]:
    for name, reach in wanted.items():
        if measure.within(game, model, _thing(game, name), mil(reach)) is not so:
            yield Mismatch(f"{word} {name}", reach, round(measure.gap(game, model, _thing(game, name)) / MILS, 3))


def _thing(game: Malifaux, name: str) -> Model | Marker:
    """A model or a Marker."""
    known = [*(model.id for model in game.models), *(marker.id for marker in game.state.markers)]
    return game.find(CASE.one_of(name, known, name)) or game.marker(name)


def _touches(game: Malifaux, model: Model, wanted: list[str]) -> Iterator[Mismatch]:
    """`touches: [bob]`: exactly these models are in base contact with it."""
    touching = [other.id for other in game.on_table() if other is not model and measure.contact(game, model, other)]
    yield from same("touches", sorted(wanted), sorted(touching))


def _shadow(game: Malifaux, model: Model, wanted: list[str]) -> Iterator[Mismatch]:
    """`shadow: [crates]`: it is in the Shadow of exactly these pieces, with any part of its base."""
    pieces = game.field.features
    casting = [name for name, piece in pieces.items() if shadow.in_shadow(game, measure.seen(game, model), piece)]
    yield from same("shadow", sorted(wanted), sorted(casting))


def _half(game: Malifaux, model: Model, wanted: list[int]) -> Iterator[Mismatch]:
    """`half: [0]`: the table halves that it is on, by the seat whose zone they hold."""
    yield from same("half", wanted, [seat for seat in (0, 1) if zone.on_half(game, seat, model)])


def _zone(game: Malifaux, model: Model, wanted: list[int]) -> Iterator[Mismatch]:
    """`zone: [0]`: the seats in whose Deployment Zones it is completely."""
    yield from same("zone", wanted, [seat for seat in (0, 1) if zone.inside(game, seat, model)])


def _killed_by(game: Malifaux, model: Model, wanted: str) -> Iterator[Mismatch]:
    """`killed_by: ann`; `none`: by nobody."""
    kill = next((each for each in game.state.kills if each.model == model.id), None)
    yield from same("killed_by", wanted, "not killed" if kill is None else kill.by or "none")


def _left(game: Malifaux, model: Model, wanted: int) -> Iterator[Mismatch]:
    """`left: 2`: the Actions that it may still take in its Activation."""
    yield from same("left", wanted, stats.left(game, model))


def _stat(name: str) -> Look:
    def look(game: Malifaux, model: Model, wanted: int) -> Iterator[Mismatch]:
        yield from same(name, wanted, stats.stat(game, model, name))

    return look


CHECKS: dict[str, Look] = {
    "at": _at,
    "status": _status,
    "conditions": _conditions,
    "gap": _gap,
    "sees": _sees,
    "cover": _cover,
    "concealed": _concealed,
    "engaged": _engaged,
    "within": _within,
    "not_within": _not_within,
    "touches": _touches,
    "shadow": _shadow,
    "half": _half,
    "zone": _zone,
    "killed_by": _killed_by,
    "left": _left,
    **{name: _stat(name) for name in ("df", "wp", "mv", "sz")},
}


# -- the table


def _markers(game: Malifaux, wanted: list[str] | Each[str, Literal["none"] | Parts]) -> Iterator[Mismatch]:
    """`markers: {one: {at: [4, 5]}}`; `{one: none}`: not there; a list: exactly these kinds."""
    known = {marker.id: marker for marker in game.state.markers}
    if isinstance(wanted, list):
        yield from same("markers", sorted(wanted), sorted([marker.kind for marker in known.values()]))
        return
    for name, parts in wanted.items():
        marker = known.get(name)
        if marker is None or isinstance(parts, str):
            if isinstance(parts, str) != (marker is None):
                yield Mismatch(f"markers {name}", parts, "none" if marker is None else marker)
            continue
        with CASE.under(name):
            for miss in CASE.piece(game, name, marker, parts, {"at": _lies}, ("kind", "floor", "seat")):
                yield Mismatch(f"markers {miss.what}", miss.wanted, miss.found)


def _lies(game: Malifaux, marker: Marker, wanted: Spot) -> Iterator[Mismatch]:
    yield from near("at", wanted, (marker.x, marker.y, marker.z))


def _decks(game: Malifaux, wanted: Each[int, Parts]) -> Iterator[Mismatch]:
    """`decks: {0: {hand: [ram-5], discard: [], stones: 1, cards: 53}}`: `top` is the card that lies on the Discard Pile."""
    for seat, parts in wanted.items():
        deck = game.deck(CASE.seat(seat, len(game.state.decks), seat))
        with CASE.under(seat):
            for miss in CASE.piece(game, str(seat), deck, parts, DECK, ("stones", "passes")):
                yield Mismatch(f"decks {miss.what}", miss.wanted, miss.found)


def _pile(word: str) -> Callable[[Malifaux, Deck, Any], Iterator[Mismatch]]:
    """Exactly these cards, in any order."""

    def look(game: Malifaux, deck: Deck, wanted: list[str]) -> Iterator[Mismatch]:
        yield from same(word, sorted(map(card_id, wanted)), sorted(getattr(deck, word)))

    return look


def _count(game: Malifaux, deck: Deck, wanted: int) -> Iterator[Mismatch]:
    yield from same("cards", wanted, len(deck.pile))


def _top(game: Malifaux, deck: Deck, wanted: str) -> Iterator[Mismatch]:
    yield from same("top", card_id(wanted), deck.discard[-1] if deck.discard else "none")


DECK: dict[str, Callable[[Malifaux, Deck, Any], Iterator[Mismatch]]] = {
    **{word: _pile(word) for word in ("hand", "discard", "removed")},
    "cards": _count,
    "top": _top,
}


def _duel(game: Malifaux, wanted: Literal["none"] | Each[str, int | Parts]) -> Iterator[Mismatch]:
    """`duel: {ann: 12, bob: {total: 9, fate: -1}}`: the totals of the duel on the table, and what made them; `duel: none`."""
    if isinstance(wanted, str) or not game.state.duels:
        yield from same("duel", wanted, "none" if not game.state.duels else game.duel.name)
        return
    sides = {side.model: side for side in game.duel.sides}
    for name, value in wanted.items():
        if name not in sides:
            yield Mismatch(f"duel {name}", value, sorted(sides))
        elif isinstance(value, int):
            yield from same(f"duel {name}", value, sides[name].total)
        else:
            with CASE.under(name):
                yield from _side(sides[name], value)


def _side(side: Side, wanted: Mapping[str, Any]) -> Iterator[Mismatch]:
    """`{total: 12, stat: 5, card: ram-7, fate: -1, fates: {focused: 1}, mods: {cover: 1}, suits: [ram]}` of a side of a duel."""
    actual = {
        "total": side.total,
        "stat": side.stat_value,
        "card": side.card,
        "flipped": side.flipped,
        "fate": sum([mod.amount for mod in side.fates]),
        "fates": {mod.word: mod.amount for mod in side.fates},
        "mods": {mod.word: mod.amount for mod in side.mods},
        "suits": side.suits,
    }
    for word, value in wanted.items():
        if word not in actual:
            raise CASE.unknown(word, actual, word)
        expected = card_id(value) if word == "card" else value
        expected = list(map(card_id, value)) if word == "flipped" and isinstance(value, list) else expected
        yield from same(f"duel {side.model} {word}", expected, actual[word])


def _active(game: Malifaux, wanted: str) -> Iterator[Mismatch]:
    """`active: ann`: who is activating; `active: none`."""
    yield from same("active", wanted, game.state.activation.model if game.state.activation else "none")


def _taken(game: Malifaux, wanted: int) -> Iterator[Mismatch]:
    """`taken: 1`: Actions that have counted in this Activation."""
    yield from same("taken", wanted, game.state.activation.taken if game.state.activation else 0)


def _edges(game: Malifaux, wanted: Each[int, list[str]]) -> Iterator[Mismatch]:
    """`edges: {0: [south, east, west]}`: the friendly table edges of a seat."""
    for seat, names in wanted.items():
        edges = zone.friendly_edges(game, CASE.seat(seat, game.setup.seats, seat))
        yield from same(f"edges {seat}", sorted(names), sorted([EDGES[edge] for edge in edges]))


TABLE: dict[str, Callable[[Malifaux, Any], Iterator[Mismatch]]] = {
    "markers": _markers,
    "decks": _decks,
    "duel": _duel,
    "active": _active,
    "taken": _taken,
    "edges": _edges,
}
