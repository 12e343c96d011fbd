"""What a case expects of a position, in the words of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from escarmouche.core.book import Miss
from escarmouche.core.position import CLOSE, field, near, same
from escarmouche.games.malifaux.given import CASE
from escarmouche.games.malifaux.state import MalifauxState, Marker, Model, Side
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.units import mil

Look = Callable[[Malifaux, Model, Any], Iterator[Miss]]
MILS = 1000
EDGES = ("south", "east", "north", "west")  # as zones number them


def expect(game: Malifaux, wanted: Mapping[str, Any]) -> Iterator[Miss]:
    """What does not hold of what is wanted: of models by their ids, of Markers, decks, the duel, of the whole table."""
    models = {model.id: model for model in game.models}
    fields = [one.name for one in msgspec.structs.fields(MalifauxState)]
    for word, value in wanted.items():
        if word in models:
            yield from _model(game, models[word], value)
        elif word in TABLE:
            yield from TABLE[word](game, value)
        elif word in fields:
            yield from field(word, value, msgspec.to_builtins(getattr(game.state, word)))
        else:
            raise CASE.unknown(word, [*models, *TABLE, *fields], "then")


# -- a model

PLAIN = ("card", "seat", "health", "activated", "upgrades", "tokens", "floor", "leader", "summoned", "used", "group")


def _model(game: Malifaux, model: Model, wanted: Mapping[str, Any]) -> Iterator[Miss]:
    for word, value in wanted.items():
        if word in CHECKS:
            for miss in CHECKS[word](game, model, value):
                yield Miss(f"{model.id} {miss.what}", miss.wanted, miss.found)
        elif word in PLAIN:
            found = getattr(model, word)
            yield from same(f"{model.id} {word}", "" if value == "none" and isinstance(found, str) else value, found)
        else:
            raise CASE.unknown(word, [*CHECKS, *PLAIN], "then")


def _at(game: Malifaux, model: Model, wanted: list[float]) -> Iterator[Miss]:
    yield from near("at", wanted, (model.x, model.y, model.z))


def _status(game: Malifaux, model: Model, wanted: str) -> Iterator[Miss]:
    yield from same("status", wanted, model.status or "in play")


def _conditions(game: Malifaux, model: Model, wanted: Mapping[str, Any]) -> Iterator[Miss]:
    """`conditions: {burning: 2, fast: 0}`: exactly these; `adversary: guild`."""
    found = {one.name: one.of if one.name == "adversary" else one.value for one in model.conditions}
    yield from same("conditions", dict(wanted or {}), found)


def _gap(game: Malifaux, model: Model, wanted: Mapping[str, float]) -> Iterator[Miss]:
    """`gap: {bob: 1}`: as it is measured."""
    from escarmouche.games.malifaux import measure

    for name, length in wanted.items():
        found = measure.gap(game, model, game.model(name))
        if abs(found - mil(length)) > CLOSE:
            yield Miss(f"gap {name}", length, round(found / MILS, 3))


def _sees(game: Malifaux, model: Model, wanted: Mapping[str, bool]) -> Iterator[Miss]:
    from escarmouche.games.malifaux import sight

    for name, value in wanted.items():
        yield from same(f"sees {name}", value, sight.sees(game, model, game.model(name)))


def _cover(game: Malifaux, model: Model, wanted: Mapping[str, bool]) -> Iterator[Miss]:
    """`cover: {ann: true}`: against that shooter."""
    from escarmouche.games.malifaux import sight

    for name, value in wanted.items():
        yield from same(f"cover {name}", value, sight.cover(game, game.model(name), model))


def _concealed(game: Malifaux, model: Model, wanted: Mapping[str, bool]) -> Iterator[Miss]:
    from escarmouche.games.malifaux import sight

    for name, value in wanted.items():
        yield from same(f"concealed {name}", value, sight.concealed(game, game.model(name), model))


def _engaged(game: Malifaux, model: Model, wanted: bool | list[str]) -> Iterator[Miss]:
    """`engaged: true`, or by exactly these."""
    from escarmouche.games.malifaux import engage

    found = sorted([enemy.id for enemy in engage.engagers(game, model)])
    yield from same(
        "engaged",
        sorted(wanted) if isinstance(wanted, list) else wanted,
        found if isinstance(wanted, list) else bool(found),
    )


def _within(game: Malifaux, model: Model, wanted: Mapping[str, float]) -> Iterator[Miss]:
    """`within: {bob: 3}`: of a model or Marker; `not_within` likewise."""
    yield from _reaching(game, model, wanted, "within", True)


def _not_within(game: Malifaux, model: Model, wanted: Mapping[str, float]) -> Iterator[Miss]:
    yield from _reaching(game, model, wanted, "not_within", False)


def _reaching(game: Malifaux, model: Model, wanted: Mapping[str, float], what: str, so: bool) -> Iterator[Miss]:
    from escarmouche.games.malifaux import measure

    for name, reach in wanted.items():
        if measure.within(game, model, _thing(game, name), mil(reach)) is not so:
            yield Miss(f"{what} {name}", reach, round(measure.gap(game, model, _thing(game, name)) / MILS, 3))


def _thing(game: Malifaux, name: str) -> Model | Marker:
    """A model or a Marker."""
    return game.find(name) or game.marker(name)


def _touches(game: Malifaux, model: Model, wanted: list[str]) -> Iterator[Miss]:
    """`touches: [bob]`: exactly these models are in base contact with it."""
    from escarmouche.games.malifaux import measure

    found = [other.id for other in game.on_table() if other is not model and measure.contact(game, model, other)]
    yield from same("touches", sorted(wanted), sorted(found))


def _shadow(game: Malifaux, model: Model, wanted: list[str]) -> Iterator[Miss]:
    """`shadow: [crates]`: it is in the Shadow of exactly these pieces, with any part of its base."""
    from escarmouche.games.malifaux import shadow

    pieces = game.field.features
    found = [name for name, piece in pieces.items() if shadow.in_shadow(game, model, game.body(model), piece)]
    yield from same("shadow", sorted(wanted), sorted(found))


def _half(game: Malifaux, model: Model, wanted: list[int]) -> Iterator[Miss]:
    """`half: [0]`: the table halves that it is on, by the seat whose zone they hold."""
    from escarmouche.games.malifaux import zone

    yield from same("half", wanted, [seat for seat in (0, 1) if zone.on_half(game, seat, model)])


def _zone(game: Malifaux, model: Model, wanted: list[int]) -> Iterator[Miss]:
    """`zone: [0]`: the seats in whose Deployment Zones it is completely."""
    from escarmouche.games.malifaux import zone

    yield from same("zone", wanted, [seat for seat in (0, 1) if zone.inside(game, seat, model)])


def _killed_by(game: Malifaux, model: Model, wanted: str) -> Iterator[Miss]:
    """`killed_by: ann`; `none`: by nobody."""
    kill = next((one for one in game.state.kills if one.model == model.id), None)
    yield from same("killed_by", wanted, "not killed" if kill is None else kill.by or "none")


def _left(game: Malifaux, model: Model, wanted: int) -> Iterator[Miss]:
    """`left: 2`: the Actions that it may still take in its Activation."""
    from escarmouche.games.malifaux import stats

    yield from same("left", wanted, stats.left(game, model))


def _stat(name: str) -> Look:
    def look(game: Malifaux, model: Model, wanted: int) -> Iterator[Miss]:
        from escarmouche.games.malifaux import stats

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


def _markers(game: Malifaux, wanted: Any) -> Iterator[Miss]:
    """`markers: {one: {at: [4, 5]}}`; `{one: none}`: not there; a list: exactly these kinds."""
    known = {marker.id: marker for marker in game.state.markers}
    if isinstance(wanted, list):
        yield from same("markers", sorted(wanted), sorted([marker.kind for marker in known.values()]))
        return
    for name, parts in wanted.items():
        marker = known.get(name)
        if marker is None or parts == "none":
            if (parts == "none") != (marker is None):
                yield Miss(f"markers {name}", parts, "none" if marker is None else marker)
            continue
        for word, value in parts.items():
            if word == "at":
                found = near("at", value, (marker.x, marker.y, marker.z))
                yield from (Miss(f"markers {name} {miss.what}", miss.wanted, miss.found) for miss in found)
            elif word in ("kind", "floor", "seat"):
                yield from same(f"markers {name} {word}", value, getattr(marker, word))
            else:
                raise CASE.unknown(word, ["at", "kind", "floor", "seat"], "then")


def _decks(game: Malifaux, wanted: Mapping[int, Mapping[str, Any]]) -> Iterator[Miss]:
    """`decks: {0: {hand: [ram-5], discard: [], stones: 1, cards: 53}}`: `top` is the card that lies on the Discard Pile."""
    for seat, parts in wanted.items():
        deck = game.deck(int(seat))
        for word, value in parts.items():
            if word in ("hand", "discard", "removed"):
                yield from same(f"decks {seat} {word}", sorted(value), sorted(getattr(deck, word)))
            elif word in ("stones", "passes"):
                yield from same(f"decks {seat} {word}", value, getattr(deck, word))
            elif word == "cards":
                yield from same(f"decks {seat} cards", value, len(deck.pile))
            elif word == "top":
                yield from same(f"decks {seat} top", value, deck.discard[-1] if deck.discard else "none")
            else:
                raise CASE.unknown(word, ["hand", "discard", "removed", "stones", "passes", "cards", "top"], "then")


def _duel(game: Malifaux, wanted: Any) -> Iterator[Miss]:
    """`duel: {ann: 12, bob: {total: 9, fate: -1}}`: the totals of the duel on the table, and what made them; `duel: none`."""
    if wanted == "none" or not game.state.duels:
        yield from same("duel", wanted, "none" if not game.state.duels else game.duel.name)
        return
    sides = {side.model: side for side in game.duel.sides}
    for name, value in wanted.items():
        if name not in sides:
            yield Miss(f"duel {name}", value, sorted(sides))
        elif isinstance(value, Mapping):
            yield from _side(sides[name], value)
        else:
            yield from same(f"duel {name}", value, sides[name].total)


def _side(side: Side, wanted: Mapping[str, Any]) -> Iterator[Miss]:
    """`{total: 12, stat: 5, card: ram-7, fate: -1, fates: {focused: 1}, mods: {cover: 1}, suits: [ram]}` of a side of a duel."""
    found = {
        "total": side.total,
        "stat": side.base,
        "card": side.card,
        "flipped": side.flipped,
        "fate": sum([mod.amount for mod in side.fates]),
        "fates": {mod.word: mod.amount for mod in side.fates},
        "mods": {mod.word: mod.amount for mod in side.mods},
        "suits": side.suits,
    }
    for word, value in wanted.items():
        if word not in found:
            raise CASE.unknown(word, found, "then")
        yield from same(f"duel {side.model} {word}", value, found[word])


def _active(game: Malifaux, wanted: str) -> Iterator[Miss]:
    """`active: ann`: who is activating; `active: none`."""
    yield from same("active", wanted, game.state.activation.model if game.state.activation else "none")


def _taken(game: Malifaux, wanted: int) -> Iterator[Miss]:
    """`taken: 1`: Actions that have counted in this Activation."""
    yield from same("taken", wanted, game.state.activation.taken if game.state.activation else 0)


def _edges(game: Malifaux, wanted: Mapping[int, list[str]]) -> Iterator[Miss]:
    """`edges: {0: [south, east, west]}`: the friendly table edges of a seat."""
    from escarmouche.games.malifaux import zone

    for seat, names in wanted.items():
        yield from same(
            f"edges {seat}", sorted(names), sorted([EDGES[n] for n in zone.friendly_edges(game, int(seat))])
        )


TABLE: dict[str, Callable[[Malifaux, Any], Iterator[Miss]]] = {
    "markers": _markers,
    "decks": _decks,
    "duel": _duel,
    "active": _active,
    "taken": _taken,
    "edges": _edges,
}
