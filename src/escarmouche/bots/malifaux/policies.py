"""Which policy answers which question of Malifaux."""

from __future__ import annotations

from collections.abc import Callable

from escarmouche.bots.malifaux import actions, activation, choices, placement
from escarmouche.bots.malifaux.fate import cheating, duels, hand, soulstones
from escarmouche.bots.malifaux.objectives import scheme_choice
from escarmouche.bots.malifaux.position import Position
from escarmouche.bots.malifaux.proposals import first
from escarmouche.bots.malifaux.setup import deployment, roster
from escarmouche.bots.policy import policy
from escarmouche.core.asks.ask import Answer, Ask, Choose, Menu, Number, Some
from escarmouche.core.asks.region import Path, Place


def initiative(ask: Choose) -> Answer:
    return ask.seat if ask.seat in ask.options else ask.options[0]


def relent(ask: Choose) -> Answer:
    return "relent"


def ignore(ask: Choose) -> Answer:
    return "ignore"


CANDIDATES: dict[str, Callable[[Ask, Position], list[Answer]]] = {
    "hire": policy(Some, roster.crews),
    "leader": policy(Choose, roster.leaders),
}
SIMPLE: dict[str, Callable[[Ask], Answer]] = {  # without a look at the position
    "assist-condition": first,
    "direction": first,
    "drop-remains": first,
    "effects-of": first,
    "ignore-hazard": policy(Choose, ignore),
    "idol-beside": first,
    "idol-edge": first,
    "initiative": policy(Choose, initiative),
    "next-effect": first,
    "relent": policy(Choose, relent),
    "remains": first,
    "replace-activation": first,
    "replace-heir": first,
    "which-aura": first,
    "which-condition": first,
}
POLICIES: dict[str, Callable[[Ask, Position], Answer]] = {
    "act": policy(Menu, actions.act),
    "activate": policy(Menu, activation.activate),
    "blast": policy(Place, placement.blast),
    "chain": policy(Menu, activation.chain),
    "cheat": policy(Menu, cheating.cheat),
    "choose": policy(Choose, choices.target),
    "choose-models": policy(Some, choices.some_models),
    "deploy": policy(Menu, deployment.deploy),
    "discard-cards": policy(Some, hand.discard_worst),
    "disengage-attack": policy(Menu, choices.stop_disengaging),
    "disengage-push": policy(Place, placement.displace),
    "drop-marker": policy(Place, placement.lay_marker),
    "either": policy(Choose, choices.either),
    "end-scheme": policy(Menu, choices.reveal),
    "explosives": policy(Choose, deployment.explosives),
    "generated": policy(Menu, actions.generated),
    "group": policy(Choose, deployment.group),
    "groups": policy(Some, deployment.groups),
    "hand-limit": policy(Some, hand.discard_worst),
    "idol-damage": policy(Number, placement.idol_damage),
    "idol-drop": policy(Place, placement.drop_idol),
    "joker-suit": policy(Choose, duels.joker_suit),
    "keep": policy(Choose, duels.keep),
    "landing": policy(Place, placement.displace),
    "marker-landing": policy(Place, placement.lay_marker),
    "may": policy(Choose, choices.may),
    "may-effect": policy(Choose, choices.may_effect),
    "move": policy(Path, placement.move),
    "move-away": policy(Path, placement.move),
    "move-marker": placement.move_marker,
    "move-toward": policy(Path, placement.move),
    "name-x": policy(Number, choices.name_x),
    "place": policy(Place, placement.displace),
    "prepare": policy(Menu, duels.prepare),
    "push": policy(Place, placement.displace),
    "push-direction": policy(Number, placement.push_direction),
    "remove-card": policy(Some, hand.remove_worst),
    "replace": policy(Place, placement.join),
    "reveal-scheme": policy(Menu, choices.reveal),
    "scheme": policy(Menu, scheme_choice.scheme),
    "shockwave": policy(Place, placement.blast),
    "soulstone-block": policy(Choose, soulstones.block),
    "soulstone-reduce": policy(Choose, soulstones.reduce),
    "start-discard": policy(Some, hand.discard_low),
    "stone-draw": policy(Choose, soulstones.draw),
    "summon": policy(Place, placement.join),
    "summon-whom": policy(Choose, choices.most_expensive),
    "take-explosives": policy(Menu, choices.accept),
    "target": policy(Choose, choices.target),
    "trigger": policy(Menu, duels.trigger),
    "turf-neutral": policy(Menu, choices.accept),
    "unbury": policy(Place, placement.join),
    "which-markers": policy(Some, choices.markers),
}
