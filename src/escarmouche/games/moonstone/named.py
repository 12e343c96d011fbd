"""What a player could name, and the reasons against it that several questions share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from escarmouche.core.refusal import Refusal, refuse
from escarmouche.core.rule import clause
from escarmouche.games.moonstone.state import CATASTROPHE, COLOURS, MOVES, Model
from escarmouche.games.moonstone.table import Moonstone

ACTIONS = ("end", "step", "jog", "harvest", "melee", "traverse", "jump")
ARCANE = (*[f"{colour}-{number}" for colour in COLOURS for number in (1, 2, 3)], CATASTROPHE)
EDGES = ("north", "south", "east", "west")


def nameable(game: Moonstone) -> dict[str, Sequence[str | int]]:
    """All that lies open on the table, and every card there is."""
    return {
        "model": [model.id for model in game.models],
        "stone": [stone.id for stone in game.stones],
        "seat": range(game.setup.seats),
        "character": list(game.cards),
        "card": (*ARCANE, *MOVES),
        "edge": EDGES,
        "terrain": [piece.id for piece in game.field.terrain],
        "action": [*ACTIONS, *dict.fromkeys(name for card in game.cards.values() for name in card.abilities)],
    }


def named(game: Moonstone, name: Any) -> Model | None:
    """The model of that name, if there is one."""
    return next((model for model in game.models if model.id == name), None)


@clause("MOON-SLAIN-01", "MOON-OUT-03", "MOON-DEPLOY-03")
def out_of_play(model: Model) -> Refusal | None:
    """A model that has left the board, or is not on it yet."""
    if model.status in ("slain", "dying"):
        return refuse("why-slain", "MOON-SLAIN-01", model=model.id)
    if model.status == "removed":
        return refuse("why-removed", "MOON-OUT-03", model=model.id)
    return refuse("why-not-deployed", "MOON-DEPLOY-03", model=model.id) if model.status == "reserve" else None


def not_own(model: Model, seat: int, rule_id: str) -> Refusal | None:
    """A rule that lets a player choose among the own characters alone."""
    return refuse("why-not-own", rule_id, model=model.id) if model.seat != seat else None


def only_models(game: Moonstone, models: Sequence[str], key: str, rule_id: str) -> Callable[[Any], Refusal | None]:
    """Any model but these is refused for one reason."""
    return lambda name: refuse(key, rule_id, model=name) if name not in models and named(game, name) else None


def not_held(hand: Callable[[], Sequence[str]], rule_id: str) -> Callable[[Any], Refusal | None]:
    """A card that the player does not hold."""

    def why(card: Any) -> Refusal | None:
        known = card in ARCANE or card in MOVES
        return refuse("why-not-in-hand", rule_id, card=card) if known and card not in hand() else None

    return why


TRUE_IF: Mapping[str, str] = {
    "why-outside-zone": "far > depth",
    "why-melee-too-far": "gap > reach",
    "why-too-long": "length > most",
    "why-slow": "length > most",
    "why-ability-far": "gap > range",
    "why-target-far": "gap > range",
    "why-no-energy": "energy < cost",
    "why-melee-energy": "energy < cost",
    "why-ability-energy": "energy < cost",
    "why-reaction-energy": "energy < cost",
    "why-ability-few": "found < count",
    "why-not-at-obstacle": "gap > 0",
    "why-not-at-end": "gap > 0",
    "why-not-at-foot": "gap > 0",
    "why-not-nearest": "gap > 0",
    "why-ability-unseen": "range > 0",
    "why-ability-no-stone": "range > 0",
    "why-traverse-far": "gap > reach",
    "why-too-far-place": "gap > reach",
    "why-edge-far": "gap > reach",
    "why-too-thick": "thick > most",
    "why-no-far-side": "most > 0",
    "why-stone-far": "gap > 0",
    "why-stone-out-of-range": "gap > range",
    "why-stone-shallow": "depth <= 1",
    "why-one-storey": "storeys > 1",
    "why-copies": "copies > held",
    "why-faction-small": "count < size",
    "why-draft-starves": "size > 0",
    "why-engaged": "reach > 0",
    "why-no-floor": "height != 0",
}
