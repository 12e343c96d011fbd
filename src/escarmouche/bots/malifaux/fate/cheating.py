"""Cheating Fate: what each card of the hand would change, and whether it is worth the card."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.bots.branches import question
from escarmouche.bots.malifaux.fate.hand import worth_keeping
from escarmouche.bots.malifaux.fate.stake import TEST, Stake, stake_of, suits_there, trigger_value
from escarmouche.bots.malifaux.objectives.casualties import loss
from escarmouche.bots.malifaux.position import Position
from escarmouche.bots.malifaux.word_values import PROFILE
from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Answer, Choose, Menu
from escarmouche.games.malifaux.cards.card import Action
from escarmouche.games.malifaux.fate.deck import segment, value
from escarmouche.games.malifaux.questions import Cheat
from escarmouche.games.malifaux.state import BLACK_JOKER, RED_JOKER

ANSWERED = 0.75  # of what a card brings if the other player may still beat it


def cheat(ask: Menu, position: Position) -> Answer:
    """The card that brings most above its worth; none if none does."""
    hand = question(ask, Choose, "cheat")
    if hand is None or not position.scene.duels or position.scene.duels[-1].name == "duel-initiative":
        return "decline"
    cards, about = [str(card) for card in hand.options], about_of(ask, Cheat)
    if "flip" in about:
        gains = in_variable_flip(position, about, cards)
    elif "other" in about:
        gains = in_opposed_duel(position, about, cards)
    else:
        gains = in_simple_duel(position, about, cards)
    best = max(cards, key=lambda card: gains[card] - position.share * worth_keeping(card))
    return {"cheat": best} if gains[best] - position.share * worth_keeping(best) > 0 else "decline"


def in_opposed_duel(position: Position, about: Cheat, cards: Sequence[str]) -> dict[str, float]:
    """What each card changes in an opposed duel."""
    stake = stake_of(position, about["model"])
    last = answered_already(position, about["model"])
    now = result(position, stake, about, about["total"], about["card"])
    gains = {}
    for card in cards:
        total = about["total"] - value(about["card"]) + value(card)
        then = result(position, stake, about, total, card)
        gain = then - now
        if stake.attacks and then > 0:
            triggers = 0.5 * trigger_value(position, stake, card)
            gain += triggers - 0.5 * trigger_value(position, stake, about["card"])
        gains[card] = gain * (1.0 if last else ANSWERED)
    return gains


def result(position: Position, stake: Stake, about: Cheat, total: int, card: str) -> float:
    """What an opposed duel brings with this total and card."""
    attack, defence = (total, about["other"]) if stake.attacks else (about["other"], total)
    if attack < defence or attack < about["tn"] or (stake.attacks and not suits_there(position, stake, card)):
        return 0.0
    gain = stake.value(position, attack - defence)
    return gain if stake.attacks else -gain


def answered_already(position: Position, model: str) -> bool:
    """Has the other side cheated, or declined to? Then this card is the last word."""
    others = [side for side in position.scene.duels[-1].sides if side.piece != model]
    return any(side.source == "hand" or any("cheat-" in word for word in side.words) for side in others)


def in_simple_duel(position: Position, about: Cheat, cards: Sequence[str]) -> dict[str, float]:
    """What each card changes against a TN."""
    stake = stake_of(position, about["model"])
    total, tn = about.get("total", 0), about.get("tn", 0)
    duel = position.scene.duels[-1]
    acting = duel.name == "duel-action"
    at_stake = abs(stake.value(position, 6)) if acting else TEST
    if not tn:
        return dict.fromkeys(cards, 0.0)
    now = total >= tn and (not acting or suits_there(position, stake, about["card"]))
    gains = {}
    for card in cards:
        then = total - value(about["card"]) + value(card)
        made = then >= tn and (not acting or suits_there(position, stake, card))
        gains[card] = at_stake * (made - now)
    return gains


def in_variable_flip(position: Position, about: Cheat, cards: Sequence[str]) -> dict[str, float]:
    """What each card changes in a damage flip, or another one."""
    resolving = position.scene.table.get("doing", [])
    action = position.cards.action(resolving[-1]["action"]) if resolving else None
    attacker = position.fighter(resolving[-1]["model"]) if resolving else None
    target = position.fighter(resolving[-1]["target"]) if resolving else None
    profile = profile_of(action)

    def brings(card: str) -> float:
        if card == BLACK_JOKER:
            return 0.0
        number = profile[segment(value(card))] + (card == RED_JOKER)
        if about["flip"] != "damage" or attacker is None or target is None:
            return 0.5 * number
        harm = loss(position, target, max(1, number - target.armor), attacker.id)
        return harm if target.seat != position.seat else -harm

    now = brings(about["card"])
    return {card: brings(card) - now for card in cards}


def profile_of(action: Action | None) -> Sequence[int]:
    """The numbers of an Action's variable flip; usual ones where they are not known."""
    profiles: list[Sequence[int]] = []
    for call in action.effects if action is not None else ():
        profile = getattr(call.params, "profile", None)
        if profile:
            profiles.append(profile)
    return profiles[0] if profiles else PROFILE
