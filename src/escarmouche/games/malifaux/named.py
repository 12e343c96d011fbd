"""What a player could name, and the reasons against it that several questions share."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from escarmouche.core.refusal import Refusal, refuse
from escarmouche.core.rule import clause
from escarmouche.games.malifaux import condition
from escarmouche.games.malifaux.card import GENERAL
from escarmouche.games.malifaux.state import JOKERS, SUITS, Model
from escarmouche.games.malifaux.table import Malifaux

Why = Callable[[Any], Refusal | None]
CARDS = (*[f"{suit}-{number}" for suit in SUITS for number in range(1, 14)], *JOKERS)
EDGES = ("south", "east", "north", "west")  # by quarter turns of the table
CORNERS = ("south-west", "south-east", "north-east", "north-west")
INTERACTS = ("drop", "remove", "turf", "idol", "plant", "defuse", "message")


def nameable(game: Malifaux) -> dict[str, Sequence[str | int]]:
    """All that lies open on the table, and every card there is. What is chosen in secret has a name that everybody knows."""
    return {
        "model": [model.id for model in game.models],
        "marker": [marker.id for marker in game.state.markers],
        "card": CARDS,
        "sheet": list(game.cards),
        "scheme": [f"scheme-{number}" for number in range(1, 14)],
        "seat": game.seats,
        "terrain": list(game.field.features),
        "action": [*GENERAL, *dict.fromkeys(key for model in game.models for key in game.keyed(model))],
        "zone": (*EDGES, *CORNERS),
        "condition": condition.NAMES,
        "interact": INTERACTS,
        "option": ("ready", "stone", "focus"),
    }


@clause("MALI-KILL-01", "MALI-REPL-05", "MALI-BURY-01", "MALI-SETUP-29")
def absent(model: Model) -> Refusal | None:
    """A model that is not on the table."""
    if model.status == "killed":
        return refuse("why-killed", "MALI-KILL-01", model=model.id)
    if model.status == "replaced":
        return refuse("why-replaced", "MALI-REPL-05", model=model.id)
    if model.status == "buried":
        return refuse("why-is-buried", "MALI-BURY-01", model=model.id)
    return refuse("why-undeployed", "MALI-SETUP-29", model=model.id) if model.status == "hired" else None


def only_models(game: Malifaux, models: Collection[str], key: str, rule_id: str) -> Why:
    """Any model but these is refused for one reason, unless it is not on the table at all."""

    def why(name: Any) -> Refusal | None:
        model = game.find(str(name))
        if model is None or name in models:
            return None
        return absent(model) or refuse(key, rule_id, model=model.id)

    return why


def only_markers(game: Malifaux, markers: Collection[str], key: str, rule_id: str) -> Why:
    """Any Marker but these is refused for one reason."""

    def why(name: Any) -> Refusal | None:
        known = any(marker.id == name for marker in game.state.markers)
        return refuse(key, rule_id, marker=name) if known and name not in markers else None

    return why


def not_held(hand: Callable[[], Collection[str]], rule_id: str) -> Why:
    """A card of the Fate Deck that the player does not hold."""
    return lambda card: refuse("why-not-in-hand", rule_id, card=card) if card in CARDS and card not in hand() else None


TRUE_IF: Mapping[str, str | Callable[[Any, Mapping[str, Any]], bool]] = {
    "why-out-of-reach": "gap > reach",
    "why-marker-far": "gap > reach",
    "why-too-far-place": "gap > reach",
    "why-marker-moved-far": "gap > reach",
    "why-assist-far": "gap > reach",
    "why-terrain-far": "gap > reach",
    "why-too-long": "length > most",
    "why-climb-not-walk": "height != 0",
    "why-no-side": "height != 0",
    "why-beyond-side": "height < low or height > high",
    "why-marker-long": "length > most",
    "why-scheme-near": "reach > 0",
    "why-strategy-near": "reach > 0",
    "why-scheme-unmet": "have < need",
    "why-no-actions": "limit >= 0",
    "why-no-actions-slow": "limit >= 0",
    "why-model-limit": "limit >= 1",
    "why-upgrade-limit": "limit >= 1",
    "why-too-dear": "spent > size",
    "why-few-cards": "count > 0",
    "why-few-passes": "count > 0",
    "why-few-markers": "count > 0",
    "why-too-weak": "amount > 0",
    "why-not-nearest-way": "left > 0",
    "why-not-furthest": "left > 0",
    "why-tokens-full": "count >= most",
    "why-vendetta-cheap": "theirs <= ours",
}
