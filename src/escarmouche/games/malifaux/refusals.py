"""What a player could name, and the reasons against it that several questions share."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.cards import stats
from escarmouche.games.malifaux.cards.card import GENERAL
from escarmouche.games.malifaux.ground import measure
from escarmouche.games.malifaux.harm import condition
from escarmouche.games.malifaux.state import JOKERS, SUITS, Model
from escarmouche.games.malifaux.table import Malifaux

Why = Callable[[Any], Refusal | None]
CARDS = (*[f"{suit}-{number}" for suit in SUITS for number in range(1, 14)], *JOKERS)
EDGES = ("south", "east", "north", "west")  # by quarter turns of the table
CORNERS = ("south-west", "south-east", "north-east", "north-west")
STRATEGIES = ("turf", "explosives", "idols", "reckoning")
MOMENTS: Mapping[str | int, tuple[str, str]] = {
    "cheat": ("why-cheat-later", "MALI-CHEAT-01"),
    "stone": ("why-stone-later", "MALI-SS-03"),
    "focus": ("why-focus-later", "MALI-COND-15"),
    "relent": ("why-relent-later", "MALI-DUEL-04"),
}
INTERACTS = ("drop", "remove", "turf", "idol", "plant", "defuse", "message")


def nameable(game: Malifaux) -> dict[str, Sequence[str | int]]:
    """Everything that lies open on the table, and every card there is. Even what is chosen in secret has a name that everybody knows."""
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
        "strategy": STRATEGIES,
        "interact": INTERACTS,
        "option": ("ready", "stone", "focus"),
        "trigger": list(game.library.triggers),
    }


@clause("MALI-KILL-01", "MALI-REPL-05", "MALI-BURY-01", "MALI-SETUP-29")
def why_absent(model: Model) -> Refusal | None:
    """Why a model is not on the table; None if it is."""
    if model.status == "killed":
        return refuse("why-killed", "MALI-KILL-01", model=model.id)
    if model.status == "replaced":
        return refuse("why-replaced", "MALI-REPL-05", model=model.id)
    if model.status == "buried":
        return refuse("why-is-buried", "MALI-BURY-01", model=model.id)
    return refuse("why-undeployed", "MALI-SETUP-29", model=model.id) if model.status == "hired" else None


@clause("MALI-SETUP-26")
def why_not_in_game(game: Malifaux, name: str | int) -> Refusal | None:
    """A Stat Card that is in neither Crew, once both lie open."""
    if name not in game.cards or not game.models or any(model.card == name for model in game.models):
        return None
    return refuse("why-not-in-game", "MALI-SETUP-26", card=name)


@clause("MALI-CHEAT-01", "MALI-SS-03", "MALI-COND-15", "MALI-DUEL-04")
def why_later(name: str | int) -> Refusal | None:
    """What is done in other questions than this one: it belongs to another moment."""
    key, rule_id = MOMENTS.get(name, ("", ""))
    return refuse(key, rule_id) if key else None


def only_models(game: Malifaux, models: Collection[str], key: str, rule_id: str) -> Why:
    """Refuses every other model: for one reason, or because it is not on the table."""

    def why(name: Any) -> Refusal | None:
        model = game.find(str(name))
        if model is None or name in models:
            return None
        return why_absent(model) or refuse(key, rule_id, model=model.id)

    return why


def in_contact(game: Malifaux, model: Model, kind: str, rule_id: str) -> Why:
    """Refuses every Marker except one of the Strategy in base contact: it is of another kind, or lies elsewhere."""

    def why(name: Any) -> Refusal | None:
        marker = game.find_marker(name)
        if marker is None:
            return None
        if marker.kind != kind:
            return refuse("why-no-strategy-marker-it", rule_id, marker=marker.id)
        apart = not measure.contact(game, model, marker)
        return refuse("why-marker-apart", rule_id, marker=marker.id, model=model.id) if apart else None

    return why


def not_held(hand: Callable[[], Collection[str]], rule_id: str) -> Why:
    """Refuses a card of the Fate Deck that the player does not hold."""
    return lambda card: refuse("why-not-in-hand", rule_id, card=card) if card in CARDS and card not in hand() else None


# -- when a reason that holds numbers is true


def all_taken(game: Malifaux, args: Mapping[str, Any]) -> bool:
    """The model has this many Actions, and none of them is left."""
    model = game.model(args["model"])
    return stats.limit(game, model) == args["limit"] and stats.left(game, model) <= 0


def near(game: Malifaux, args: Mapping[str, Any], kind: str) -> bool:
    """It is about a Marker of that kind, and about a distance."""
    return game.marker(args["target"]).kind == kind and args["reach"] > 0


def within_wholly(game: Malifaux, args: Mapping[str, Any]) -> bool:
    return measure.completely(game, game.model(args["model"]), game.model(args["target"]), args["reach"])


TRUE_IF: Mapping[str, str | Callable[[Any, Mapping[str, Any]], bool]] = {
    "why-out-of-reach": "gap > reach",
    "why-no-target-near": "gap > reach",
    "why-no-target-seen": "reach > 0",
    "why-marker-far": "gap > reach",
    "why-too-far-place": "gap > reach",
    "why-marker-moved-far": "gap > reach",
    "why-assist-far": "gap > reach",
    "why-terrain-far": "gap > reach",
    "why-tokens-far": "gap > reach",
    "why-message-far": "gap > reach",
    "why-not-completely": lambda game, args: not within_wholly(game, args),
    "why-too-long": "length > most",
    "why-climb-not-walk": "height != 0",
    "why-no-side": "height != 0",
    "why-no-floor": "True",  # of a place that the sentence does not hold
    "why-beyond-side": "height < low or height > high",
    "why-marker-long": "length > most",
    "why-scheme-near": lambda game, args: near(game, args, "scheme"),
    "why-strategy-near": lambda game, args: near(game, args, "strategy"),
    "why-scheme-unmet": "have < need",
    "why-no-actions": all_taken,
    "why-no-actions-slow": all_taken,
    "why-model-limit": lambda game, args: args["limit"] == game.cards[args["card"]].limit,
    "why-upgrade-limit": lambda game, args: args["limit"] == game.upgrades[args["upgrade"]].plentiful,
    "why-too-dear": "spent > size",
    "why-few-cards": "have < count",
    "why-none-discarded": "have < count",
    "why-few-passes": "have < count",
    "why-few-markers": "have < count",
    "why-too-weak": lambda game, args: args["amount"] >= game.model(args["model"]).health,
    "why-not-nearest-way": "left > 0",
    "why-not-furthest": "left > 0",
    "why-tokens-full": "count >= most",
    "why-vendetta-cheap": "theirs <= ours",
}
