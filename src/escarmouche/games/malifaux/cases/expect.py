"""What a case expects of a position, in the words of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal

from escarmouche.core.book import Miss
from escarmouche.core.files.case_position import CLOSE, Each, Length, Parts, Spot, card_id, near, same
from escarmouche.games.malifaux.cases.position import CASE, STATUSES
from escarmouche.games.malifaux.state import Deck, Marker, Model, Side
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.units import mil

Look = Callable[[Malifaux, Model, Any], Iterator[Miss]]
MILS = 1000
EDGES = ("south", "east", "north", "west")  # as zones number them


def expect(game: Malifaux, wanted: Mapping[str, Any]) -> Iterator[Miss]:
    """What does not hold of what is wanted: of models by their ids, of Markers, decks, the duel, of the whole table."""
    yield from CASE.expect(game, wanted, {model.id: model for model in game.models}, _model, TABLE)


# -- a model

PLAIN = ("card", "seat", "health", "activated", "upgrades", "tokens", "floor", "leader", "summoned", "used", "group")


def _model(game: Malifaux, model: Model, wanted: Mapping[str, Any]) -> Iterator[Miss]:
    yield from CASE.piece(game, model.id, model, wanted, CHECKS, PLAIN)


def _other(game: Malifaux, name: str) -> Model:
    return game.model(CASE.one_of(name, [model.id for model in game.models], name))


def _at(game: Malifaux, model: Model, wanted: Spot) -> Iterator[Miss]:
    yield from near("at", wanted, (model.x, model.y, model.z))


def _status(game: Malifaux, model: Model, wanted: str) -> Iterator[Miss]:
    yield from same("status", CASE.one_of(wanted, STATUSES), model.status or "in play")


def _conditions(game: Malifaux, model: Model, wanted: Mapping[str, int | str]) -> Iterator[Miss]:
    """`conditions: {burning: 2, fast: 0}`: exactly these; `adversary: guild`."""
    found = {one.name: one.of if one.name == "adversary" else one.value for one in model.conditions}
    yield from same("conditions", wanted, found)


def _gap(game: Malifaux, model: Model, wanted: Each[str, Length]) -> Iterator[Miss]:
    """`gap: {bob: 1}`: as it is measured."""
    from escarmouche.games.malifaux.ground import measure

    for name, length in wanted.items():
        found = measure.gap(game, model, _other(game, name))
        if abs(found - mil(length)) > CLOSE:
            yield Miss(f"gap {name}", length, round(found / MILS, 3))


def _sees(game: Malifaux, model: Model, wanted: Each[str, bool]) -> Iterator[Miss]:
    from escarmouche.games.malifaux.ground import sight

    for name, value in wanted.items():
        yield from same(f"sees {name}", value, sight.sees(game, model, _other(game, name)))


def _cover(game: Malifaux, model: Model, wanted: Each[str, bool]) -> Iterator[Miss]:
    """`cover: {ann: true}`: against that shooter, by a Shadow or by what is on its card."""
    from escarmouche.games.malifaux.cards import passives
    from escarmouche.games.malifaux.ground import sight

    for name, value in wanted.items():
        found = passives.has(game, model, "cover") or sight.cover(game, _other(game, name), model)
        yield from same(f"cover {name}", value, found)


def _concealed(game: Malifaux, model: Model, wanted: Each[str, bool]) -> Iterator[Miss]:
    """`concealed: {ann: true}`: against that attacker, by terrain or by what is on its card."""
    from escarmouche.games.malifaux.fate import modifiers

    for name, value in wanted.items():
        yield from same(f"concealed {name}", value, modifiers.concealed(game, _other(game, name), model))


def _engaged(game: Malifaux, model: Model, wanted: bool | list[str]) -> Iterator[Miss]:
    """`engaged: true`, or by exactly these."""
    from escarmouche.games.malifaux.turn import engage

    found = sorted([enemy.id for enemy in engage.engagers(game, model)])
    yield from same(
        "engaged",
        sorted(wanted) if isinstance(wanted, list) else wanted,
        found if isinstance(wanted, list) else bool(found),
    )


def _within(game: Malifaux, model: Model, wanted: Each[str, Length]) -> Iterator[Miss]:
    """`within: {bob: 3}`: of a model or Marker; `not_within` likewise."""
    yield from _reaching(game, model, wanted, "within", True)


def _not_within(game: Malifaux, model: Model, wanted: Each[str, Length]) -> Iterator[Miss]:
    yield from _reaching(game, model, wanted, "not_within", False)


def _reaching(game: Malifaux, model: Model, wanted: Mapping[str, Length], what: str, so: bool) -> Iterator[Miss]:
    from escarmouche.games.malifaux.ground import measure

    for name, reach in wanted.items():
        if measure.within(game, model, _thing(game, name), mil(reach)) is not so:
            yield Miss(f"{what} {name}", reach, round(measure.gap(game, model, _thing(game, name)) / MILS, 3))


def _thing(game: Malifaux, name: str) -> Model | Marker:
    """A model or a Marker."""
    known = [*(model.id for model in game.models), *(marker.id for marker in game.state.markers)]
    return game.find(CASE.one_of(name, known, name)) or game.marker(name)


def _touches(game: Malifaux, model: Model, wanted: list[str]) -> Iterator[Miss]:
    """`touches: [bob]`: exactly these models are in base contact with it."""
    from escarmouche.games.malifaux.ground import measure

    found = [other.id for other in game.on_table() if other is not model and measure.contact(game, model, other)]
    yield from same("touches", sorted(wanted), sorted(found))


def _shadow(game: Malifaux, model: Model, wanted: list[str]) -> Iterator[Miss]:
    """`shadow: [crates]`: it is in the Shadow of exactly these pieces, with any part of its base."""
    from escarmouche.games.malifaux.ground import shadow

    pieces = game.field.features
    found = [name for name, piece in pieces.items() if shadow.in_shadow(game, model, game.body(model), piece)]
    yield from same("shadow", sorted(wanted), sorted(found))


def _half(game: Malifaux, model: Model, wanted: list[int]) -> Iterator[Miss]:
    """`half: [0]`: the table halves that it is on, by the seat whose zone they hold."""
    from escarmouche.games.malifaux.setup import zone

    yield from same("half", wanted, [seat for seat in (0, 1) if zone.on_half(game, seat, model)])


def _zone(game: Malifaux, model: Model, wanted: list[int]) -> Iterator[Miss]:
    """`zone: [0]`: the seats in whose Deployment Zones it is completely."""
    from escarmouche.games.malifaux.setup import zone

    yield from same("zone", wanted, [seat for seat in (0, 1) if zone.inside(game, seat, model)])


def _killed_by(game: Malifaux, model: Model, wanted: str) -> Iterator[Miss]:
    """`killed_by: ann`; `none`: by nobody."""
    kill = next((one for one in game.state.kills if one.model == model.id), None)
    yield from same("killed_by", wanted, "not killed" if kill is None else kill.by or "none")


def _left(game: Malifaux, model: Model, wanted: int) -> Iterator[Miss]:
    """`left: 2`: the Actions that it may still take in its Activation."""
    from escarmouche.games.malifaux.models import stats

    yield from same("left", wanted, stats.left(game, model))


def _stat(name: str) -> Look:
    def look(game: Malifaux, model: Model, wanted: int) -> Iterator[Miss]:
        from escarmouche.games.malifaux.models import stats

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


def _markers(game: Malifaux, wanted: list[str] | Each[str, Literal["none"] | Parts]) -> Iterator[Miss]:
    """`markers: {one: {at: [4, 5]}}`; `{one: none}`: not there; a list: exactly these kinds."""
    known = {marker.id: marker for marker in game.state.markers}
    if isinstance(wanted, list):
        yield from same("markers", sorted(wanted), sorted([marker.kind for marker in known.values()]))
        return
    for name, parts in wanted.items():
        marker = known.get(name)
        if marker is None or isinstance(parts, str):
            if isinstance(parts, str) != (marker is None):
                yield Miss(f"markers {name}", parts, "none" if marker is None else marker)
            continue
        with CASE.under(name):
            for miss in CASE.piece(game, name, marker, parts, {"at": _lies}, ("kind", "floor", "seat")):
                yield Miss(f"markers {miss.what}", miss.wanted, miss.found)


def _lies(game: Malifaux, marker: Marker, wanted: Spot) -> Iterator[Miss]:
    yield from near("at", wanted, (marker.x, marker.y, marker.z))


def _decks(game: Malifaux, wanted: Each[int, Parts]) -> Iterator[Miss]:
    """`decks: {0: {hand: [ram-5], discard: [], stones: 1, cards: 53}}`: `top` is the card that lies on the Discard Pile."""
    for seat, parts in wanted.items():
        deck = game.deck(CASE.seat(seat, len(game.state.decks), seat))
        with CASE.under(seat):
            for miss in CASE.piece(game, str(seat), deck, parts, DECK, ("stones", "passes")):
                yield Miss(f"decks {miss.what}", miss.wanted, miss.found)


def _pile(word: str) -> Callable[[Malifaux, Deck, Any], Iterator[Miss]]:
    """Exactly these cards, in any order."""

    def look(game: Malifaux, deck: Deck, wanted: list[str]) -> Iterator[Miss]:
        yield from same(word, sorted(map(card_id, wanted)), sorted(getattr(deck, word)))

    return look


def _count(game: Malifaux, deck: Deck, wanted: int) -> Iterator[Miss]:
    yield from same("cards", wanted, len(deck.pile))


def _top(game: Malifaux, deck: Deck, wanted: str) -> Iterator[Miss]:
    yield from same("top", card_id(wanted), deck.discard[-1] if deck.discard else "none")


DECK: dict[str, Callable[[Malifaux, Deck, Any], Iterator[Miss]]] = {
    **{word: _pile(word) for word in ("hand", "discard", "removed")},
    "cards": _count,
    "top": _top,
}


def _duel(game: Malifaux, wanted: Literal["none"] | Each[str, int | Parts]) -> Iterator[Miss]:
    """`duel: {ann: 12, bob: {total: 9, fate: -1}}`: the totals of the duel on the table, and what made them; `duel: none`."""
    if isinstance(wanted, str) or not game.state.duels:
        yield from same("duel", wanted, "none" if not game.state.duels else game.duel.name)
        return
    sides = {side.model: side for side in game.duel.sides}
    for name, value in wanted.items():
        if name not in sides:
            yield Miss(f"duel {name}", value, sorted(sides))
        elif isinstance(value, int):
            yield from same(f"duel {name}", value, sides[name].total)
        else:
            with CASE.under(name):
                yield from _side(sides[name], value)


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
            raise CASE.unknown(word, found, word)
        said = card_id(value) if word == "card" else value
        said = list(map(card_id, value)) if word == "flipped" and isinstance(value, list) else said
        yield from same(f"duel {side.model} {word}", said, found[word])


def _active(game: Malifaux, wanted: str) -> Iterator[Miss]:
    """`active: ann`: who is activating; `active: none`."""
    yield from same("active", wanted, game.state.activation.model if game.state.activation else "none")


def _taken(game: Malifaux, wanted: int) -> Iterator[Miss]:
    """`taken: 1`: Actions that have counted in this Activation."""
    yield from same("taken", wanted, game.state.activation.taken if game.state.activation else 0)


def _edges(game: Malifaux, wanted: Each[int, list[str]]) -> Iterator[Miss]:
    """`edges: {0: [south, east, west]}`: the friendly table edges of a seat."""
    from escarmouche.games.malifaux.setup import zone

    for seat, names in wanted.items():
        found = zone.friendly_edges(game, CASE.seat(seat, game.setup.seats, seat))
        yield from same(f"edges {seat}", sorted(names), sorted([EDGES[edge] for edge in found]))


TABLE: dict[str, Callable[[Malifaux, Any], Iterator[Miss]]] = {
    "markers": _markers,
    "decks": _decks,
    "duel": _duel,
    "active": _active,
    "taken": _taken,
    "edges": _edges,
}
