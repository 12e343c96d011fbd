"""What a case expects of a position, in the words of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal, get_args

import msgspec

from escarmouche.core.book import Mismatch
from escarmouche.core.files.case_reader import Each, Some, card_id, same
from escarmouche.games.ad1666.cards import stats
from escarmouche.games.ad1666.cards.card import ABILITIES, Skill
from escarmouche.games.ad1666.cases.position import CASE, STATUSES
from escarmouche.games.ad1666.combat import fencing, support
from escarmouche.games.ad1666.fate.skill_test import total
from escarmouche.games.ad1666.ground import engage, sight
from escarmouche.games.ad1666.state import Deck, Figure
from escarmouche.games.ad1666.table import Anno

Look = Callable[[Anno, Figure, Any], Iterator[Mismatch]]
PLAIN = tuple(field.name for field in msgspec.structs.fields(Figure))


def expect(game: Anno, wanted: Mapping[str, Any]) -> Iterator[Mismatch]:
    """The expectations that do not hold: of figures by their ids, of hands, of the test on the table, of the whole state."""
    yield from CASE.expect(game, wanted, {figure.id: figure for figure in game.figures}, _figure, TABLE)


# -- the table


def _hands(game: Anno, wanted: Each[int, int | list[str]]) -> Iterator[Mismatch]:
    for seat, cards in wanted.items():
        yield from _cards(f"hands {seat}", cards, _deck(game, seat).hand)


def _discards(game: Anno, wanted: Each[int, int | list[str]]) -> Iterator[Mismatch]:
    for seat, cards in wanted.items():
        yield from _cards(f"discards {seat}", cards, _deck(game, seat).discard)


def _decks(game: Anno, wanted: Each[int, int]) -> Iterator[Mismatch]:
    for seat, count in wanted.items():
        yield from same(f"decks {seat}", count, len(_deck(game, seat).pile))


def _deck(game: Anno, seat: int) -> Deck:
    return game.deck(CASE.seat(seat, len(game.state.decks), seat))


def _cards(what: str, wanted: int | list[str], actual: list[str]) -> Iterator[Mismatch]:
    """How many cards, or which."""
    if isinstance(wanted, int):
        yield from same(what, wanted, len(actual))
    else:
        yield from same(what, sorted(map(card_id, wanted)), sorted(actual))


def _totals(game: Anno, wanted: list[int]) -> Iterator[Mismatch]:
    """`totals: [11, 9]`: those of the test on the table now."""
    totals = [total(stake) for stake in game.state.tests[-1].sides] if game.state.tests else []
    yield from same("totals", wanted, totals)


def _difficulty(game: Anno, wanted: int | None) -> Iterator[Mismatch]:
    yield from same("nd", wanted, game.state.tests[-1].nd if game.state.tests else None)


def _mp_left(game: Anno, wanted: int | Literal["none"]) -> Iterator[Mismatch]:
    """`mp: 2`: the MP left; `none` when nobody is moving."""
    move = game.state.move
    yield from same("mp", wanted, "none" if move is None else move.mp - move.spent)


def _floor(game: Anno, wanted: Each[str, str]) -> Iterator[Mismatch]:
    """`floor: {letter: c3}`: what lies where."""
    lying = {thing.card: thing.cell for thing in game.state.things}
    for item, cell in wanted.items():
        CASE.one_of(item, game.items, item)
        yield from same(f"floor {item}", "" if cell == "none" else cell, lying.get(item, ""))


def _shared(word: str) -> Callable[[Anno, int], Iterator[Mismatch]]:
    """`magic: 24`: how many cards lie in a shared deck."""

    def look(game: Anno, wanted: int) -> Iterator[Mismatch]:
        yield from same(word, wanted, len(getattr(game.state, word)))

    return look


TABLE: dict[str, Callable[[Anno, Any], Iterator[Mismatch]]] = {
    "magic": _shared("magic"),
    "event": _shared("event"),
    "hands": _hands,
    "discards": _discards,
    "decks": _decks,
    "totals": _totals,
    "nd": _difficulty,
    "mp": _mp_left,
    "floor": _floor,
}


# -- figures


def _figure(game: Anno, figure: Figure, wanted: Mapping[str, Any]) -> Iterator[Mismatch]:
    yield from CASE.piece(game, figure.id, figure, wanted, CHECKS, PLAIN)


def _other(game: Anno, name: str) -> Figure:
    return game.figure(CASE.one_of(name, [figure.id for figure in game.figures], name))


def _at(game: Anno, figure: Figure, wanted: str) -> Iterator[Mismatch]:
    yield from same("at", wanted, figure.cell if figure.in_play else "none")


def _status(game: Anno, figure: Figure, wanted: str) -> Iterator[Mismatch]:
    yield from same("status", CASE.one_of(wanted, STATUSES), figure.status or "in play")


def _held(game: Anno, figure: Figure, wanted: list[str]) -> Iterator[Mismatch]:
    held = [game.thing(figure, name).card for name in figure.hands]
    yield from same("holds", sorted(wanted), sorted(held))


def _has(game: Anno, figure: Figure, wanted: str | Some[str]) -> Iterator[Mismatch]:
    """`has: [letter]`: these items among its things."""
    items = [thing.card for thing in figure.things]
    for item in [wanted] if isinstance(wanted, str) else wanted:
        if item not in items:
            yield Mismatch("has", item, items)


def _lacks(game: Anno, figure: Figure, wanted: str | Some[str]) -> Iterator[Mismatch]:
    items = [thing.card for thing in figure.things]
    for item in [wanted] if isinstance(wanted, str) else wanted:
        if CASE.one_of(item, game.items) in items:
            yield Mismatch("lacks", item, items)


def _on_thing(word: str) -> Look:
    """`load: {pistol: 2}`: what lies on its things."""

    def look(game: Anno, figure: Figure, wanted: Each[str, Any]) -> Iterator[Mismatch]:
        values = {thing.card: getattr(thing, word) for thing in figure.things}
        for item, value in wanted.items():
            yield from same(f"{word} {item}", value, values[CASE.one_of(item, values, item)])

    return look


def _exactly(what: str, figures: Callable[[Anno, Figure], list[Figure]]) -> Look:
    """Exactly these figures, in any order."""

    def look(game: Anno, figure: Figure, wanted: list[str]) -> Iterator[Mismatch]:
        yield from same(what, sorted(wanted), sorted(other.id for other in figures(game, figure)))

    return look


def _sees(game: Anno, figure: Figure, wanted: Some[str]) -> Iterator[Mismatch]:
    for name in wanted:
        yield from same(f"sees {name}", True, sight.sees(game, figure, _other(game, name)))


def _not_sees(game: Anno, figure: Figure, wanted: Some[str]) -> Iterator[Mismatch]:
    for name in wanted:
        yield from same(f"sees {name}", False, sight.sees(game, figure, _other(game, name)))


def _shot(game: Anno, figure: Figure, wanted: Each[str, int | Literal["none"]]) -> Iterator[Mismatch]:
    """`shot: {athos: -1, porthos: none}`: the terrain's penalty on a shot at somebody, or `none` where it is blocked."""
    for name, value in wanted.items():
        shot = game.ground.shot(figure.cell, _other(game, name).cell, sight.view_blockers(game))
        penalty = -(shot.corner + shot.obstacle) if shot.clear else "none"
        yield from same(f"shot {name}", value, penalty)


def _zone(game: Anno, figure: Figure, wanted: list[str]) -> Iterator[Mismatch]:
    yield from same("zone", sorted(wanted), sorted(engage.zone_of_control(game, figure)))


def _support(game: Anno, figure: Figure, wanted: Each[str, int]) -> Iterator[Mismatch]:
    """`support: {porthos: 3}`: what supporters add when it fights that enemy."""
    for name, value in wanted.items():
        yield from same(f"support {name}", value, support.support_total(game, figure, _other(game, name)))


def _score(game: Anno, figure: Figure, wanted: Each[str, int]) -> Iterator[Mismatch]:
    known = [*ABILITIES, *get_args(Skill), *game.card(figure).talents]
    for of, value in wanted.items():
        CASE.one_of(of, known, of)
        yield from same(f"score {of}", value, stats.score(game, figure, of))


def _fencing(game: Anno, figure: Figure, wanted: int) -> Iterator[Mismatch]:
    yield from same("fencing", wanted, fencing.usable_tokens(game, figure))


def _crippled(game: Anno, figure: Figure, wanted: bool) -> Iterator[Mismatch]:
    yield from same("crippled", wanted, stats.is_crippled(game, figure))


CHECKS: dict[str, Look] = {
    "at": _at,
    "status": _status,
    "holds": _held,
    "has": _has,
    "lacks": _lacks,
    "load": _on_thing("load"),
    "ammunition": _on_thing("ammunition"),
    "poisoned": _on_thing("poisons"),
    "engages": _exactly("engages", engage.engaged_enemies),
    "engaged_by": _exactly("engaged_by", engage.engagers),
    "sees": _sees,
    "not_sees": _not_sees,
    "shot": _shot,
    "zone": _zone,
    "support": _support,
    "score": _score,
    "fencing": _fencing,
    "crippled": _crippled,
}
