"""What a case expects of a position, in the words of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal

import msgspec

from escarmouche.core.book import Mismatch
from escarmouche.core.files.case_reader import CLOSE, CaseReader, Each, Length, Parts, Some, Spot, card_id, near, same
from escarmouche.games.moonstone.cards import stats
from escarmouche.games.moonstone.goals import victory
from escarmouche.games.moonstone.ground import engage, measure, sight
from escarmouche.games.moonstone.state import EFFECTS, STATUSES, Model, Stone
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.space.disc import touching
from escarmouche.space.units import inches, mil

CASE = CaseReader("moonstone")
Look = Callable[[Moonstone, Model, Any], Iterator[Mismatch]]


def expect(game: Moonstone, wanted: Mapping[str, Any]) -> Iterator[Mismatch]:
    """Every expectation that does not hold: about models by id, stones, the whole table."""
    yield from CASE.expect(game, wanted, {model.id: model for model in game.models}, _model, TABLE)


def _model(game: Moonstone, model: Model, wanted: Mapping[str, Any]) -> Iterator[Mismatch]:
    yield from CASE.piece(game, model.id, model, wanted, CHECKS, PLAIN)


def _other(game: Moonstone, name: str) -> Model:
    return game.model(CASE.one_of(name, [model.id for model in game.models], name))


PLAIN = ("wounds", "energy", "activated", "jogged", "floor", "ladder", "rung", "seat", "card")


def _at(game: Moonstone, model: Model, wanted: Spot) -> Iterator[Mismatch]:
    yield from near("at", wanted, (model.x, model.y, model.z))


def _status(game: Moonstone, model: Model, wanted: str) -> Iterator[Mismatch]:
    yield from same("status", CASE.one_of(wanted, STATUSES), model.status or "in play")


def _carries(game: Moonstone, model: Model, wanted: int | list[str]) -> Iterator[Mismatch]:
    held = [stone.id for stone in game.stones if stone.holder == model.id]
    yield from same("stones", wanted, held if isinstance(wanted, list) else len(held))


def _effects(game: Moonstone, model: Model, wanted: Each[str, int | bool]) -> Iterator[Mismatch]:
    """`{melee: -2, no-jog: true}`; false or 0 for what must not be there."""
    totals: dict[str, Any] = {}
    for effect in model.effects:
        totals[effect.kind] = totals.get(effect.kind, 0) + effect.amount
    for kind, amount in wanted.items():
        CASE.one_of(kind, EFFECTS, kind)
        actual: Any = kind in totals if isinstance(amount, bool) else totals.get(kind, 0)
        yield from same(f"effects {kind}", amount, actual)


def _ticked(word: str) -> Look:
    """`used: [..]`: all of these are ticked off; `[]`: nothing is."""

    def look(game: Moonstone, model: Model, wanted: list[str]) -> Iterator[Mismatch]:
        ticked: list[str] = getattr(model, word)
        if (not wanted and ticked) or any(item not in ticked for item in wanted):
            yield Mismatch(word, wanted, ticked)

    return look


def _gap(game: Moonstone, model: Model, wanted: Each[str, Length]) -> Iterator[Mismatch]:
    for name, length in wanted.items():
        actual = measure.gap(game, model, _other(game, name))
        if abs(actual - mil(length)) > CLOSE:
            yield Mismatch(f"gap {name}", length, round(inches(actual), 3))


def _those(what: str, models_of: Callable[[Moonstone, Model], list[Model]]) -> Look:
    """Exactly these models, in any order."""

    def look(game: Moonstone, model: Model, wanted: list[str]) -> Iterator[Mismatch]:
        names = sorted(other.id for other in models_of(game, model))
        yield from same(what, sorted(wanted), names)

    return look


def _touched(game: Moonstone, model: Model) -> list[Model]:
    body = game.body(model)
    return [m for m in game.on_board() if m is not model and m.floor == model.floor and touching(body, game.body(m))]


def _engaged(game: Moonstone, model: Model) -> list[Model]:
    return [enemy for enemy in game.enemies(model) if engage.engages(game, model, enemy)]


def _sees(game: Moonstone, model: Model, wanted: Some[str]) -> Iterator[Mismatch]:
    for name in wanted:
        yield from same(f"sees {name}", True, sight.sees(game, model, _other(game, name)))


def _not_sees(game: Moonstone, model: Model, wanted: Some[str]) -> Iterator[Mismatch]:
    for name in wanted:
        yield from same(f"sees {name}", False, sight.sees(game, model, _other(game, name)))


def _cover(game: Moonstone, model: Model, wanted: Each[str, str]) -> Iterator[Mismatch]:
    """`cover: {flintlock: heavy}`: what it has against that one: light, heavy or none."""
    for name, value in wanted.items():
        cover = sight.cover(game, _other(game, name), model)
        actual = "heavy" if cover.heavy else "light" if cover.light else "none"
        yield from same(f"cover {name}", value, actual)


def _stat(read: Callable[[Moonstone, Model], int], what: str) -> Look:
    def look(game: Moonstone, model: Model, wanted: int) -> Iterator[Mismatch]:
        yield from same(what, wanted, read(game, model))

    return look


def _jog(game: Moonstone, model: Model, wanted: float) -> Iterator[Mismatch]:
    yield from same("jog", wanted, inches(stats.jog(game, model)))


def _hand(game: Moonstone, model: Model, wanted: int | list[str]) -> Iterator[Mismatch]:
    """The cards it holds in this round of Melee, or as the originator of an Arcane Ability: how many, or which."""
    bout, casting = game.state.bout, game.state.casting
    hand: list[str] = []
    if bout is not None:
        hand = next((f.hand for f in (bout.attacker, bout.defender) if f.model == model.id), [])
    elif casting is not None and casting.model == model.id:
        hand = casting.hand
    if isinstance(wanted, list):
        yield from same("hand", sorted(map(card_id, wanted)), sorted(hand))
    else:
        yield from same("hand", wanted, len(hand))


CHECKS: dict[str, Look] = {
    "at": _at,
    "status": _status,
    "stones": _carries,
    "effects": _effects,
    "used": _ticked("used"),
    "spent": _ticked("spent"),
    "lost": _ticked("lost"),
    "gap": _gap,
    "touches": _those("touches", _touched),
    "engages": _those("engages", _engaged),
    "engaged_by": _those("engaged_by", engage.engagers),
    "sees": _sees,
    "not_sees": _not_sees,
    "cover": _cover,
    "melee": _stat(stats.melee, "melee"),
    "arcane": _stat(stats.arcane, "arcane"),
    "evade": _stat(stats.evade, "evade"),
    "health": _stat(stats.health_left, "health"),
    "jog": _jog,
    "hand": _hand,
}


def _stones(game: Moonstone, wanted: Each[str, Literal["none"] | Parts]) -> Iterator[Mismatch]:
    """`stones: {s1: {depth: 2, at: [..], holder: billy}}`; `holder: none`: in the ground; `s1: none`: not there."""
    known = {stone.id: stone for stone in game.stones}
    for name, parts in wanted.items():
        stone = known.get(name)
        if stone is None or isinstance(parts, str):
            if isinstance(parts, str) != (stone is None):
                yield Mismatch(f"stones {name}", parts, "none" if stone is None else stone)
            continue
        with CASE.under(name):
            for miss in CASE.piece(game, name, stone, parts, {"at": _lies}, ("depth", "holder", "floor")):
                yield Mismatch(f"stones {miss.what}", miss.wanted, miss.found)


def _lies(game: Moonstone, stone: Stone, wanted: Spot) -> Iterator[Mismatch]:
    yield from near("at", wanted, (stone.x, stone.y, stone.z))


def _held(game: Moonstone, wanted: Each[int, int]) -> Iterator[Mismatch]:
    """`held: {0: 3}`: how many stones a seat possesses."""
    scores = victory.scores(game)
    for seat, count in wanted.items():
        yield from same(f"held {seat}", count, scores[CASE.seat(seat, len(scores), seat)])


def _pile(name: str) -> Callable[[Moonstone, Any], Iterator[Mismatch]]:
    """How many cards are in a pile, or its parts: the unordered rest and the top."""

    def look(game: Moonstone, wanted: int | Each[int, Any]) -> Iterator[Mismatch]:
        pile = getattr(game.state, name)
        if not isinstance(wanted, int):
            yield from CASE.field(name, wanted, msgspec.to_builtins(pile))
        else:
            yield from same(name, wanted, len(pile))

    return look


TABLE: dict[str, Callable[[Moonstone, Any], Iterator[Mismatch]]] = {
    "stones": _stones,
    "held": _held,
    "arcane": _pile("arcane"),
    "combat": _pile("combat"),
}
