"""What a player could name, and the reasons against it that several questions share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.moonstone.state import CATASTROPHE, COLOURS, MOVES, Model
from escarmouche.games.moonstone.table import Moonstone

ACTIONS = ("end", "step", "jog", "harvest", "melee", "traverse", "jump")
ARCANE = (*[f"{colour}-{number}" for colour in COLOURS for number in (1, 2, 3)], CATASTROPHE)
EDGES = ("north", "south", "east", "west")


def nameable(game: Moonstone) -> dict[str, Sequence[str | int]]:
    """Everything that lies open on the table, and every card there is."""
    return {
        "model": [model.id for model in game.models],
        "stone": [stone.id for stone in game.stones],
        "seat": range(game.setup.seats),
        "character": list(game.cards),
        "card": (*ARCANE, *MOVES),
        "edge": EDGES,
        "terrain": [piece.id for piece in game.field.terrain],
        "action": [
            *ACTIONS,
            "robbery",
            *dict.fromkeys(name for card in game.cards.values() for name in card.abilities),
        ],
    }


def named(game: Moonstone, name: Any) -> Model | None:
    """The model of that name, if there is one."""
    return next((model for model in game.models if model.id == name), None)


@clause("MOON-SLAIN-01", "MOON-OUT-03", "MOON-DEPLOY-03")
def why_out_of_play(model: Model) -> Refusal | None:
    """Why a model is not in play: it has left the board, or is not on it yet."""
    if model.status in ("slain", "dying"):
        return refuse("why-slain", "MOON-SLAIN-01", model=model.id)
    if model.status == "removed":
        return refuse("why-removed", "MOON-OUT-03", model=model.id)
    return refuse("why-not-deployed", "MOON-DEPLOY-03", model=model.id) if model.status == "reserve" else None


@clause("MOON-DEF-06")
def why_not_in_game(game: Moonstone, name: str | int) -> Refusal | None:
    """A character that no player has brought into the game is nobody's friend or enemy."""
    if name not in game.cards or any(model.card == name for model in game.models):
        return None
    return refuse("why-not-in-game", "MOON-DEF-06", character=name)


@clause("MOON-CONC-03")
def why_conceded(game: Moonstone, seat: Any) -> Refusal | None:
    """A player who has conceded is passed over."""
    return refuse("why-conceded", "MOON-CONC-03", seat=seat + 1) if seat in game.state.conceded else None


def why_not_own(model: Model, seat: int, rule_id: str) -> Refusal | None:
    """Why a model cannot be chosen where players choose among their own characters."""
    return refuse("why-not-own", rule_id, model=model.id) if model.seat != seat else None


def only_models(game: Moonstone, models: Sequence[str], key: str, rule_id: str) -> Callable[[Any], Refusal | None]:
    """Any model except these is refused, always for the same reason."""
    return lambda name: refuse(key, rule_id, model=name) if name not in models and named(game, name) else None


def not_held(
    hand: Callable[[], Sequence[str]], rule_id: str, deck: Sequence[str], *, must: bool = False
) -> Callable[[Any], Refusal | None]:
    """A card that the player does not hold, of the deck that is played from, or of the other one; or no card where one must be."""
    other = other_deck(rule_id, deck)

    def why(card: Any) -> Refusal | None:
        if must and card in ("none", "pass"):
            return refuse("why-must-play", rule_id)
        missing = card in deck and card not in hand()
        return refuse("why-not-in-hand", rule_id, card=card) if missing else other(card)

    return why


def other_deck(rule_id: str, deck: Sequence[str]) -> Callable[[Any], Refusal | None]:
    """A Combat Card where an Arcane Card is asked for, or the other way round."""
    key, wrong = ("why-not-combat", ARCANE) if deck == MOVES else ("why-not-arcane", MOVES)
    return lambda card: refuse(key, rule_id, card=card) if card in wrong else None


# -- when a sentence that holds numbers is true


def _engages(game: Moonstone, args: Mapping[str, Any]) -> bool:
    """Is that the Melee Range of the enemy?"""
    return bool(game.card(game.model(args["enemy"])).reach == args["reach"])


def _none_seen(game: Moonstone, args: Mapping[str, Any]) -> bool:
    """Are there models within range that the ability could affect, and none of them in sight?"""
    reasons = _out_of_reach(game, args)
    return "why-target-hidden" in reasons and "" not in reasons


def _none_near(game: Moonstone, args: Mapping[str, Any]) -> bool:
    """Is every model that the ability could affect out of its range?"""
    return set(_out_of_reach(game, args)) == {"why-target-far"} and bool(args["gap"] > args["range"])


def _out_of_reach(game: Moonstone, args: Mapping[str, Any]) -> list[str]:
    """For each model that an ability could affect, what keeps it out of reach; empty if nothing does."""
    from escarmouche.games.moonstone.arcane import active, aim  # they import this module

    model = game.model(args["model"])
    ability = active.ability(game, model, args["ability"])
    if ability is None:
        return []
    reasons = [aim.why_out_of_reach(game, model, ability, target) for target in aim.of_its_kind(game, model, ability)]
    return [why.key if why else "" for why in reasons]


TRUE_IF: Mapping[str, str | Callable[[Moonstone, Mapping[str, Any]], bool]] = {
    "why-outside-zone": "far > depth",
    "why-melee-too-far": "gap > reach",
    "why-too-long": "length > most",
    "why-slow": "length > most",
    "why-ability-far": _none_near,
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
    "why-ability-unseen": _none_seen,
    "why-ability-no-stone": "range > 0",
    "why-traverse-far": "gap > reach",
    "why-too-far-place": "gap > reach",
    "why-terrain-too-far": "gap > reach",
    "why-edge-far": "gap > reach",
    "why-too-thick": "thick > most",
    "why-no-far-side": "most == 1000",
    "why-stone-far": "gap > 0",
    "why-stone-out-of-range": "gap > range",
    "why-stone-shallow": "depth <= 1",
    "why-one-storey": "storeys > 1",
    "why-copies": "copies < 1 or copies > held",
    "why-faction-small": "count < size",
    "why-draft-starves": lambda game, args: args["size"] == game.setup.troupe_size,
    "why-engaged": _engages,
    "why-no-floor": "height != 0",
}
