"""Flips as a player takes them: what to use before, which card to keep, when to Cheat Fate, which Trigger, when a Soulstone pays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from escarmouche.bots.malifaux import odds
from escarmouche.bots.malifaux.deeds import SOUL, Deed, fee, rate
from escarmouche.bots.malifaux.figure import Figure
from escarmouche.bots.malifaux.hand import keep as dear
from escarmouche.bots.malifaux.hand import suit, value
from escarmouche.bots.malifaux.objectives import stakes
from escarmouche.bots.malifaux.position import Position
from escarmouche.core.asks.ask import Answer
from escarmouche.core.views.scene import Duel
from escarmouche.games.malifaux.cards.card import Action, Trigger
from escarmouche.games.malifaux.fate.deck import segment
from escarmouche.games.malifaux.fate.duel import accuracy
from escarmouche.games.malifaux.state import BLACK_JOKER, RED_JOKER

TEST = 1.6  # what hangs on a duel of which nothing is known
ANSWERED = 0.75  # of what a card brings that the other may still beat
EDGE = 0.2  # of what hangs on a duel: what another + brings
LAST = 0.2  # of a Soulstone's worth in the last Turn
PROFILE = (2, 3, 4)


class Stake(NamedTuple):
    """What hangs on a duel for the seat that is asked."""

    action: Action | None
    one: Figure | None  # who acts
    other: Figure | None  # at whom
    attacks: bool  # the seat asked is who acts

    def worth(self, position: Position, difference: int) -> float:
        """What it brings who acts to win by so much."""
        if self.action is None or self.one is None:
            return TEST
        bands = odds.bands(accuracy(difference))[1:] if self.other is not None else odds.bands(0)[1:]
        found = rate(self.action.effects, Deed(position, self.one, self.other, bands))
        return found if self.one.seat == position.seat or not self.attacks else -found


def staked(position: Position, model: str) -> Stake:
    """The foremost duel, and on which side of it a model stands."""
    duel = position.scene.duels[-1] if position.scene.duels else None
    if duel is None:
        return Stake(None, None, None, True)
    action = position.action(duel.about) if duel.about else None
    sides = [position.figure(side.piece) for side in duel.sides]
    one = sides[0] if sides else None
    other = sides[1] if len(sides) > 1 else position.figure(duel.against)
    return Stake(action, one, other, not duel.sides or duel.sides[0].piece == model)


def stone(position: Position) -> float:
    """What a Soulstone is worth now."""
    many = position.stones(position.seat) > position.left
    return SOUL * (LAST if position.left == 1 else 0.7 if many else 1.0)


# -- before the flip


def prepare(ask: Any, position: Position) -> Answer:
    """Focused when attacking; a Soulstone where much hangs on it."""
    stake = staked(position, ask.about["model"])
    hangs = abs(stake.worth(position, 6))
    for name, inner in ask.open():
        if name == "focus" and (stake.attacks or hangs > 2.5):
            return name
        if name == "stone":
            lacking = _lacking(stake, position.scene.duels[-1]) if stake.attacks else []
            if lacking and hangs > stone(position):
                return {name: lacking[0]}
            if EDGE * hangs > stone(position) and not lacking:
                return {name: "plus"}
        if name not in ("ready", "focus", "stone") and inner is None:
            found = ability(position, name)
            one = position.figure(ask.about["model"])
            price = 0.0 if found is None or one is None else fee(found.cost, Deed(position, one, None, PROFILE))
            if EDGE * hangs > price:
                return name
    return "ready"


def _lacking(stake: Stake, duel: Duel) -> list[str]:
    """Suits of the TN that the stat does not bring."""
    if stake.action is None:
        return []
    found: list[str] = list(stake.action.tn_suits)
    for word in (word.removeprefix("suit-") for word in duel.sides[0].words):
        if word in found:
            found.remove(word)
    return found


def ability(position: Position, key: str) -> Any:
    """A printed Ability by its key."""
    back = position.sheet(key.partition(":")[0])
    return None if back is None else next((one for one in back.abilities if one.key == key), None)


# -- cards


def keep(ask: Any, position: Position) -> Answer:
    """The highest; a suit that is wanted counts a little."""
    wanted = _wanted(position, ask.about.get("model", ""))
    return max(ask.options, key=lambda card: value(card) + (1.5 if suit(card) in wanted else 0.0))


def _wanted(position: Position, model: str) -> list[str]:
    """Suits that the TN or a Trigger asks for."""
    if not position.scene.duels:
        return []
    stake = staked(position, model)
    if stake.action is None or not stake.attacks:
        return []
    return [*stake.action.tn_suits, *[suit for trigger in stake.action.triggers for suit in trigger.suits]]


def joker(ask: Any, position: Position) -> Answer:
    """A suit of the TN, else that of a Trigger."""
    wanted = _wanted(position, ask.about.get("model", ""))
    if position.scene.duels:
        had = [word.removeprefix("suit-") for side in position.scene.duels[-1].sides[:1] for word in side.words]
        wanted = [suit for suit in wanted if suit not in had] or wanted
    return next((suit for suit in wanted if suit in ask.options), ask.options[0])


def cheat(ask: Any, position: Position) -> Answer:
    """The card that brings most more than it is worth; none if none does."""
    options = list(ask.branch("cheat").options)
    about = ask.about
    if not position.scene.duels or position.scene.duels[-1].name == "duel-initiative":
        return "decline"
    if "flip" in about:
        gains = variable(position, about, options)
    elif "other" in about:
        gains = opposed(position, about, options)
    else:
        gains = simple(position, about, options)
    best = max(options, key=lambda card: gains[card] - position.share * dear(card))
    return {"cheat": best} if gains[best] - position.share * dear(best) > 0 else "decline"


def opposed(position: Position, about: Any, options: Sequence[str]) -> dict[str, float]:
    """What each card changes in an opposed duel."""
    stake = staked(position, about["model"])
    total, other, tn = about["total"], about["other"], about["tn"]
    last = any(
        "cheat-" in word or side.source == "hand" for side in _others(position, about) for word in (*side.words, "")
    )

    def result(mine: int, card: str) -> float:
        first, second = (mine, other) if stake.attacks else (other, mine)
        if first < second or first < tn or (stake.attacks and not suits(position, stake, card)):
            return 0.0
        found = stake.worth(position, first - second)
        return found if stake.attacks else -found

    now = result(total, about["card"])
    found = {}
    for card in options:
        new = total - value(about["card"]) + value(card)
        more = result(new, card) - now
        if stake.attacks and result(new, card) > 0:
            more += 0.5 * trigger_worth(position, stake, card) - 0.5 * trigger_worth(position, stake, about["card"])
        found[card] = more * (1.0 if last else ANSWERED)
    return found


def _others(position: Position, about: Any) -> list[Any]:
    return [side for side in position.scene.duels[-1].sides if side.piece != about["model"]]


def suits(position: Position, stake: Stake, card: str) -> bool:
    """Are the suits of the TN there with a card?"""
    lacking = _lacking(stake, position.scene.duels[-1])
    if card == RED_JOKER and lacking:
        lacking = lacking[1:]
    elif suit(card) in lacking:
        lacking.remove(suit(card))
    return not lacking


def trigger_worth(position: Position, stake: Stake, card: str) -> float:
    """The best Trigger that a card's suit opens."""
    if stake.action is None or stake.one is None:
        return 0.0
    had = [word.removeprefix("suit-") for word in position.scene.duels[-1].sides[0].words]
    had.append(suit(card))
    deed = Deed(position, stake.one, stake.other, odds.bands(0)[1:])
    found = [
        rate(trigger.effects, deed) - fee(trigger.cost, deed)
        for trigger in stake.action.triggers
        if all(had.count(one) >= trigger.suits.count(one) for one in trigger.suits) or card == RED_JOKER
    ]
    return max([0.0, *found])


def simple(position: Position, about: Any, options: Sequence[str]) -> dict[str, float]:
    """What each card changes against a TN."""
    stake = staked(position, about["model"])
    total, tn = about.get("total", 0), about.get("tn", 0)
    duel = position.scene.duels[-1]
    acting = duel.name == "duel-action"
    hangs = abs(stake.worth(position, 6)) if acting else TEST
    if not tn:
        return dict.fromkeys(options, 0.0)
    now = total >= tn and (not acting or suits(position, stake, about["card"]))
    found = {}
    for card in options:
        new = total - value(about["card"]) + value(card)
        made = new >= tn and (not acting or suits(position, stake, card))
        found[card] = hangs * (made - now)
    return found


def variable(position: Position, about: Any, options: Sequence[str]) -> dict[str, float]:
    """What each card changes in a damage flip, or another one."""
    doing = position.scene.table.get("doing", [])
    action = position.action(doing[-1]["action"]) if doing else None
    one = position.figure(doing[-1]["model"]) if doing else None
    other = position.figure(doing[-1]["target"]) if doing else None
    profile = _profile(action)

    def brings(card: str) -> float:
        if card == BLACK_JOKER:
            return 0.0
        number = profile[segment(value(card))] + (card == RED_JOKER)
        if about["flip"] != "damage" or one is None or other is None:
            return 0.5 * number
        less = other.armor
        found = stakes.loss(position, other, max(1, number - less), one.id)
        return found if other.seat != position.seat else -found

    now = brings(about["card"])
    return {card: brings(card) - now for card in options}


def _profile(action: Action | None) -> Sequence[int]:
    calls = [] if action is None else [call for call in action.effects if getattr(call.params, "profile", None)]
    return calls[0].params.profile if calls else PROFILE


# -- Triggers


def trigger(ask: Any, position: Position) -> Answer:
    """The one that brings most, if any brings anything."""
    stake = staked(position, ask.about["model"])
    one = position.figure(ask.about["model"])
    best, found = 0.05, "none"
    for name, _ in ask.open():
        printed = printed_trigger(position, name)
        if printed is None or one is None:
            continue
        target = stake.other if stake.attacks else stake.one
        deed = Deed(position, one, target, odds.bands(0)[1:])
        gain = rate(printed.effects, deed) - fee(printed.cost, deed)
        if gain > best:
            best, found = gain, name
    return found


def printed_trigger(position: Position, key: str) -> Trigger | None:
    back = position.sheet(key.partition(":")[0])
    if back is None:
        return None
    every = [*back.resists, *(one for action in back.actions for one in action.triggers)]
    return next((one for one in every if one.key == key), None)


# -- Soulstones


def draw(ask: Any, position: Position) -> Answer:
    """Two cards more while there are stones enough for all Turns."""
    return "spend" if ask.about["stones"] >= position.left + 2 else "keep"


def block(ask: Any, position: Position) -> Answer:
    """A worse damage flip for the other, if that is worth a stone."""
    one, by = position.figure(ask.about["model"]), position.figure(ask.about["by"])
    if one is None or by is None:
        return "keep"
    hope = 0.25 * stakes.loss(position, one, 4) + 0.25 * (one.health <= 4) * stakes.life(one)
    return "spend" if hope > stone(position) else "keep"


def reduce(ask: Any, position: Position) -> Answer:
    """About two wounds less, if they are worth a stone."""
    one = position.figure(ask.about["model"])
    if one is None:
        return "keep"
    amount = int(ask.about["amount"])
    saved = sum([stakes.loss(position, one, amount) - stakes.loss(position, one, amount - n) for n in (1, 2, 2, 3)]) / 4
    return "spend" if saved > stone(position) else "keep"
