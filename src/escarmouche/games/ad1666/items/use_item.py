"""Using things that are neither weapons nor armour: bandages and keys (AD66-ITEM-09, -10, AD66-DSN-11)."""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Menu, Shut, parts
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.harm import wound
from escarmouche.games.ad1666.items import hands
from escarmouche.games.ad1666.state import Figure, Thing
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import notice


@clause("AD66-ITEM-10")
def usable_things(game: Anno, figure: Figure) -> list[Thing]:
    """What it has that does something when used here: bandages on a wound, a key at a locked door."""
    items = game.items
    return [
        thing
        for thing in figure.things
        if items[thing.card].heals or (items[thing.card].opens and locked_doors(game, figure))
    ]


@clause("AD66-ITEM-10", "AD66-EDGE-10")
def locked_doors(game: Anno, figure: Figure) -> list[str]:
    """The locked doors that its square borders."""
    return [edge for edge, borders in game.ground.doors(figure.cell) if borders and game.ground.state(edge) == "locked"]


@clause("AD66-ITEM-10")
def branch(game: Anno, figure: Figure) -> Menu | Shut:
    """What to use, and on which door."""
    branches: dict[str, LazyBranch] = {
        thing.id: thing_branch(game, figure, thing) for thing in usable_things(game, figure)
    }
    reasons = [inner for inner in branches.values() if isinstance(inner, Refusal)]
    about: questions.OfModel = {"model": figure.id}
    why = refusals.own_things(game, figure, functools.partial(why_useless, game, figure))
    ask = Menu("use", seat=figure.seat, rule="AD66-ITEM-10", branches=branches, of="thing", about=about, why=why)
    return Shut(reasons[0], ask) if len(reasons) == len(branches) else ask


@clause("AD66-ITEM-10", "AD66-EDGE-10")
def why_useless(game: Anno, figure: Figure, thing: Thing) -> Refusal | None:
    """Why a thing cannot be used: a key without a locked door, or a thing that has no such use."""
    if game.item(thing).opens:
        return refuse("why-no-lock-here", "AD66-ITEM-10", model=figure.id, item=thing.card)
    return refuse("why-not-used", "AD66-ITEM-10", item=thing.card)


@clause("AD66-ITEM-04", "AD66-ITEM-09", "AD66-WOUND-01")
def thing_branch(game: Anno, figure: Figure, thing: Thing) -> Choose | Refusal | None:
    """Bandages must be in hand, and there must be a wound; a key only has to be carried."""
    if game.item(thing).opens:
        about: questions.WithItem = {"model": figure.id, "item": thing.card}
        options, why = (
            locked_doors(game, figure),
            refusals.edges(game, functools.partial(why_not_unlocked, game, figure)),
        )
        return Choose("unlock", seat=figure.seat, rule="AD66-ITEM-10", options=options, of="edge", about=about, why=why)
    if not figure.wounds:
        return refuse("why-unhurt", "AD66-WOUND-01", model=figure.id)
    return hands.why_not_in_hand(game, figure, thing)


@clause("AD66-ITEM-10", "AD66-EDGE-10")
def why_not_unlocked(game: Anno, figure: Figure, edge: str) -> Refusal | None:
    """Why a key does not open it: no door, not at its square, or not locked."""
    if game.grid.edges[edge].kind != "door":
        return refuse("why-no-door", "AD66-ITEM-10", edge=refusals.edge_name(game, edge))
    if figure.cell not in game.grid.edges[edge].cells:
        return refuse("why-not-at-edge", "AD66-ITEM-10", model=figure.id, edge=edge, cell=figure.cell)
    if game.ground.state(edge) == "locked":
        return None
    return refuse("why-not-locked", "AD66-ITEM-10", model=figure.id, edge=edge)


@clause("AD66-ITEM-10", "AD66-WOUND-01", "AD66-DSN-11")
def do(game: Anno, figure: Figure, choice: Answer) -> None:
    """Bandages heal their user and are used up; a key unlocks and opens a door and is kept."""
    name, edge = parts(choice)
    thing = game.thing(figure, name)
    game.tell("used", "AD66-ITEM-10", model=figure.id, item=thing.card)
    if edge is not None:
        game.state.doors[edge] = "open"
        game.doors_changed()
        game.tell("unlocked", "AD66-ITEM-10", model=figure.id, edge=edge)
        notice.everybody_looks(game)
        return
    wound.heal(game, figure, game.item(thing).heals, "AD66-WOUND-01")
    figure.things.remove(thing)
    figure.hands = [held for held in figure.hands if held != name]
