"""What else cards ask for: a Joker's suit, one card more, Faith, fate, who speaks, and the weapon before any card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.bots.ad1666.fate.duel import weapon
from escarmouche.bots.ad1666.fighter import SUITS, Sheet
from escarmouche.bots.ad1666.position import side_of
from escarmouche.core.asks.ask import Answer, Choose
from escarmouche.core.views.scene import Scene
from escarmouche.games.ad1666.cards.card import Item
from escarmouche.games.ad1666.fate.deck import value
from escarmouche.games.ad1666.state import BLACK, RED_JOKER

POOR, RICH = 3, 8  # cards that fate had better turn again


def joker(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """The Red Joker's suit: where it hurts most, or helps a talent; the Black one's: where it does neither."""
    red = ask.about.get("card") == RED_JOKER
    sides = scene.duels[-1].sides
    side = next((one for one in sides if one.piece == ask.about.get("model")), sides[0])
    item = weapon(side, sheet)
    piece = next((one for one in scene.pieces if one.id == side.piece), None)
    talents = sheet(piece.card).talents if piece is not None else {}

    def rated(where: str) -> float:
        found = float(item.damage.get(where, 0)) if item is not None else 0.0  # type: ignore[call-overload]
        found += 2.0 * (where == "heart" and "straight-to-the-heart" in talents)
        found += 1.0 * (where not in BLACK and "frenzied-attack" in talents and side.role == "attacker")
        return found + 1.0 * (where in BLACK and "deft-guard" in talents and side.role == "defender")

    return max(ask.options, key=rated) if red else min(ask.options, key=rated)


def again(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """One more card in place of a poor one: it costs nothing."""
    poor = value(ask.about["card"]) <= 6 if "card" in ask.about else True
    return "turn" if poor and "turn" in ask.options else "pass"


def which(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """The higher of two cards."""
    return max(ask.options, key=value)


def faith(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """Where Faith is more than what would be tested, in a test that matters."""
    gain = ask.about["faith"] - ask.about["score"]
    trifle = ask.about["test"] in ("run-on", "quick-reload")
    return "faith" if gain >= 2 or (gain >= 1 and not trifle) else "pass"


def fate(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """A poor card of one's own is played again, or a good one of the other's, where it matters."""
    if scene.duels and scene.duels[-1].name in ("initiative", "run-on", "quick-reload"):
        return "pass"
    for whose in ("own", "other"):
        inner = ask.branch(whose) if whose in ask.names else None
        for card in inner.options if isinstance(inner, Choose) else ():
            if value(str(card)) <= POOR if whose == "own" else value(str(card)) >= RICH:
                return {whose: card}
    return "pass"


def sly(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """The card drawn is kept: it is worth more than the Initiative."""
    return "keep-card"


def lead(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """Who has the highest total speaks."""
    totals: Sequence[int] = ask.about["totals"]
    return max(zip(totals, ask.options, strict=True))[1]


def everybody(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """All who may take part do; but who helps with a Bribe could have done something better."""
    target = next((piece for piece in scene.pieces if piece.id == ask.about["target"]), None)
    attacks = target is not None and target.marks["side"] != side_of(scene, ask.seat)
    return () if ask.about["test"] == "bribery" and attacks else tuple(ask.options)


def arms(ask: Any, scene: Scene, sheet: Sheet) -> Answer:
    """The weapon with the best talent, length and bite; what helps to parry goes into the other hand."""
    piece = next(one for one in scene.pieces if one.id == ask.about["model"])
    things = {thing.id: thing for thing in piece.things}
    card = sheet(piece.card)

    def rated(name: str) -> float:
        if name not in things:
            return float(card.skill("brawling") or 0) - 1.5
        item: Item = sheet(things[name].card)
        skill = card.skill(item.skill or "brawling")
        found = (
            (-2 if skill is None else skill) + 0.6 * (item.reach or 0) + 0.5 * sum(item.damage.values()) / len(SUITS)
        )
        return found + 0.3 * item.piercing + 0.8 * ("poisoned" in things[name].states)

    chosen = max(ask.names, key=rated)
    inner = ask.branch(chosen)
    if inner is None:
        return chosen
    other = max(inner.options, key=lambda name: sheet(things[name].card).fencing if name in things else -1)
    return {chosen: other}
