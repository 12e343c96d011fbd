"""When a refusal that holds numbers is true: by its own numbers, or by what lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from escarmouche.games.ad1666.table import Anno

Args = Mapping[str, Any]


def left_to_move(game: Anno, args: Args) -> bool:
    """As many MP as the mover has left."""
    move = game.state.move
    return move is not None and args["mp"] == move.mp - move.spent


def unloaded(game: Anno, args: Args) -> bool:
    """A weapon of that kind needs just so many reloads."""
    things = game.figure(args["model"]).things
    return bool(args["load"] > 0 and any(t.card == args["item"] and t.load == args["load"] for t in things))


def coated(game: Anno, args: Args) -> bool:
    """A weapon that holds no more than so many doses, whether on it already or bought."""
    things = game.figure(args["model"]).things
    return any(t.card == args["item"] and t.ammunition == args["ammunition"] for t in things)


def far_to_spot(game: Anno, args: Args) -> bool:
    one, other = game.figure(args["model"]), game.figure(args["target"])
    return bool(game.grid.distance(one.cell, other.cell) > args["most"])


def purse_empty(game: Anno, args: Args) -> bool:
    """Just so much is in somebody's purse."""
    from escarmouche.games.ad1666.setup import purchase

    return args["left"] in [purchase.purse(game, seat) for seat in game.seats]


def full_band(game: Anno, args: Args) -> bool:
    """A Band of somebody's has as many as it may have."""
    carried = [figure.seat for figure in game.state.carried]
    sizes = [*map(len, game.state.picks), *[carried.count(seat) for seat in game.seats]]
    return args["most"] in sizes


def full_kind(game: Anno, args: Args) -> bool:
    """A Band of somebody's has as many Heroes, or as many Commoners, as it may have."""
    bands = [[pick.partition("/")[0] for pick in picks] for picks in game.state.picks]
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
    "why-too-many-tokens": "count > left or count < 1",
}
