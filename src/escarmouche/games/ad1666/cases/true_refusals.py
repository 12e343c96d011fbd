"""When a refusal with numbers in it is true: by its own numbers, or by what lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from escarmouche.games.ad1666.setup import purchase
from escarmouche.games.ad1666.state import Pick
from escarmouche.games.ad1666.table import Anno

Args = Mapping[str, Any]


def left_to_move(game: Anno, args: Args) -> bool:
    """The mover has exactly this many MP left."""
    move = game.state.move
    return move is not None and args["mp"] == move.mp - move.spent


def unloaded(game: Anno, args: Args) -> bool:
    """A weapon of that kind needs exactly this many reloads."""
    things = game.figure(args["model"]).things
    return bool(args["load"] > 0 and any(thing.card == args["item"] and thing.load == args["load"] for thing in things))


def coated(game: Anno, args: Args) -> bool:
    """The weapon holds at most this many doses, whether they are on it already or bought."""
    things = game.figure(args["model"]).things
    return any(thing.card == args["item"] and thing.ammunition == args["ammunition"] for thing in things)


def far_to_spot(game: Anno, args: Args) -> bool:
    spotter, other = game.figure(args["model"]), game.figure(args["target"])
    return bool(game.grid.distance(spotter.cell, other.cell) > args["most"])


def purse_empty(game: Anno, args: Args) -> bool:
    """Somebody's purse holds exactly this much."""
    return args["left"] in [purchase.money_left(game, seat) for seat in game.seats]


def full_band(game: Anno, args: Args) -> bool:
    """Somebody's Band has as many Characters as it may have."""
    carried = [figure.seat for figure in game.state.carried]
    sizes = [*map(len, game.state.picks), *[carried.count(seat) for seat in game.seats]]
    return args["most"] in sizes


def full_kind(game: Anno, args: Args) -> bool:
    """Somebody's Band has as many Heroes, or as many Commoners, as it may have."""
    bands = [[Pick.read(pick).card for pick in picks] for picks in game.state.picks]
    bands += [[figure.card for figure in game.state.carried if figure.seat == seat] for seat in game.seats]
    counts = [sum(game.cards[card].hero == (args["kind"] == "hero") for card in band) for band in bands]
    return any(count >= args["most"] for count in counts)


TRUE_IF: Mapping[str, str | Callable[[Any, Args], bool]] = {
    "why-band-full": full_band,
    "why-band-gold": "cost > left",
    "why-band-connections": "short > 0",
    "why-band-few": "count < least",
    "why-band-kinds": "count < least",
    "why-band-kind": full_kind,
    "why-band-short": "short > 0",
    "why-too-dear": "price > left",
    "why-purse-short": "cost > left",
    "why-no-story": "cost > story",
    "why-no-delay": "left != 1 or others == 0 or mine >= theirs",
    "why-no-passage": left_to_move,
    "why-too-few-mp": "cost > mp",
    "why-way-too-long": "cost > mp",
    "why-way-bends": "needed > left",
    "why-shot-unloaded": unloaded,
    "why-shot-far": "gap > range",
    "why-poison-full": coated,
    "why-too-far-to-spot": far_to_spot,
    "why-not-weakest": "score > least",
    "why-purse-empty": purse_empty,
    "why-too-many-tokens": "count > left",
}
