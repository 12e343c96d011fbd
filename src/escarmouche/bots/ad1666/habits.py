"""How a player of Anno Domini 1666 answers: what is worth a thought, what is reckoned at once, and the plain answer in between."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from escarmouche.bots.ad1666 import band, hands, muster, order, plans, talk
from escarmouche.bots.ad1666.fate import duel, hazard, trial
from escarmouche.bots.ad1666.fate.cards import RATED
from escarmouche.bots.ad1666.fighter import Sheet
from escarmouche.core.asks.ask import Answer, Ask, Choose, Menu
from escarmouche.core.dealer.chance import Random
from escarmouche.core.views.scene import Scene
from escarmouche.games.ad1666.fate.deck import value

Look = Callable[[], Scene]
Thought = Callable[[Any, Scene, Sheet], list[Answer]]
Habit = Callable[[Any, Scene, Sheet], Answer]

DECLINE = ("pass", "stop", "stay", "end", "none", "no", "keep-marker", "done")

# Questions, or branches of them, that mean nothing without the next one.
MOVES = ("full-move", "partial-move", "run", "reload", "divination")
follows: dict[str, Any] = {"action": dict.fromkeys(MOVES, "move")}
ahead = 6  # answers to the next one that are worth a look: `plans.move` names the best first
even = ("band", "draft")  # whoever is considered is as good as the others: Bands should not be all the same
rests = {"action": "end", "move": "stop"}  # answers that leave everything as it is


def hides(scene: Scene) -> bool:
    """Are cards being played that this seat does not see?"""
    return any(side.hidden > len(side.own) for duel in scene.duels for side in duel.sides)


def consider(ask: Ask, look: Look, sheet: Sheet) -> Iterator[Answer] | None:
    """The answers a player would think about, or the one that is reckoned; None: any."""
    habit = HABITS.get(ask.name)
    if habit is not None:
        return iter([habit(ask, look(), sheet)])
    thought = THOUGHTS.get(ask.name)
    return None if thought is None else iter(thought(ask, look(), sheet))


def plain(ask: Ask, look: Look, sheet: Sheet, rng: Random) -> Answer:
    """An answer without looking ahead."""
    if ask.name in ("watch", "watch-at"):
        return plans.react(ask)
    habit = HABITS.get(ask.name) or PLAIN.get(ask.name)
    if habit is not None:
        return habit(ask, look(), sheet)
    if isinstance(ask, Menu):
        for name in DECLINE:
            if name in ask.names and ask.branch(name) is None:
                return name
    if isinstance(ask, Choose):
        for name in DECLINE:
            if name in ask.options:
                return name
    return ask.sample(rng)


# -- small habits


def activate(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    return order.activation(ask.options, scene, ask.seat, sheet)


def turn(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """Menus that offer more than activation: activate."""
    inner = ask.branch("activate") if "activate" in ask.names else None
    if isinstance(inner, Choose):
        return {"activate": order.activation(inner.options, scene, ask.seat, sheet)}
    return "pass"


def mine(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    return ask.seat if ask.seat in ask.options else ask.options[0]


def first(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    return next(iter(ask))


def kept(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """A marker is kept: an attack gives it up by itself."""
    return "keep-marker"


def fewest(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """The cards that are worth least go."""
    return tuple(sorted(ask.options, key=lambda card: RATED[value(card)])[: ask.least])


def loaded(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    return "remove-counter"


def theirs(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """A non-player Character is sent against the others, if there is a choice."""
    side = {piece.id: piece.marks["side"] for piece in scene.pieces}
    own = next((piece.marks["side"] for piece in scene.pieces if piece.seat == ask.seat), ask.seat)
    others = [name for name in ask.options if side.get(name) != own]
    return others[0] if others else ask.options[0]


HABITS: dict[str, Habit] = {
    # whose turn it is
    "activate": activate,
    "action-turn": turn,
    "first-player": mine,
    "feel-present": mine,
    "combat-turn": order.combat_turn,
    "combat-action": order.combat_action,
    "sweep": order.sweep,
    "drop-marker": kept,
    "name-next": activate,
    # cards
    "initiative": duel.initiative,
    "commit": duel.commit,
    "reinforce-one": duel.reinforce_one,
    "fence": duel.fence,
    "parry": duel.parry,
    "suit": hazard.joker,
    "tactician-card": hazard.again,
    "unshakeable": hazard.again,
    "which-card": hazard.which,
    "faith": hazard.faith,
    "fate": hazard.fate,
    "sly": hazard.sly,
    "hand-limit": fewest,
    "lose-cards": fewest,
    "tactician-discard": fewest,
    "weapon": hazard.arms,
    "quick-reload": loaded,
    # talk and omens
    "conversation-join": hazard.everybody,
    "conversation-lead": hazard.lead,
    "interaction": talk.interaction,
    "divination": talk.divination,
    "deck-order": talk.deck_order,
    "cards-returned": talk.returned,
    "calamity": talk.calamity,
    "prayer": talk.prayer,
    "support-npc": talk.support,
    # nobody's people
    "morale-order": first,
    "poison-order": first,
    "npc-next": first,
    "npc-target": theirs,
    "npc-goal": first,
    "npc-step": first,
    "brawl-attacker": first,
    # before the game
    "captain": band.captain,
    "gamble": band.gamble,
    "uncle": band.nephews,
    "place-poison": band.coat,
    "band-variant": band.variant,
    "equip": hands.hands,
}

THOUGHTS: dict[str, Thought] = {
    "action": plans.action,
    "move": plans.move,
    "watch": plans.watch,
    "watch-at": plans.watch,
    "deploy": muster.deploy,
    "arrive": muster.deploy,
    "reinforce": lambda ask, scene, sheet: list(trial.choices(ask, scene)),
    "band": band.building,
    "draft": band.drafting,
    "purchase": band.shopping,
    "story": band.spending,
}

PLAIN: dict[str, Habit] = {"reinforce": trial.reinforce}
