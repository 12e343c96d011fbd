"""What each option of a question does and brings: Actions, Triggers and Abilities in words, targets with range, Cover and the duel's odds.

Everything is counted from what the seat that is asked knows (`flip_odds.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import msgspec

from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Ask, Choose, Menu
from escarmouche.core.messages.refusal import refuse
from escarmouche.core.messages.text import in_every_language, unfilled_texts
from escarmouche.core.play.rule import clause
from escarmouche.core.views.player_tools import Sentence
from escarmouche.core.views.prospect import Chance, Prospect, Prospects, likely
from escarmouche.core.views.scene import Name
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.cards import passives, stats
from escarmouche.games.malifaux.cards.card import Action
from escarmouche.games.malifaux.fate import duel, flip, total
from escarmouche.games.malifaux.ground import engage, measure
from escarmouche.games.malifaux.state import Duel, Mod, Model, Side
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import friendly_fire
from escarmouche.games.malifaux.view.cards.card_views import card_views_of
from escarmouche.games.malifaux.view.prospects import flip_odds
from escarmouche.space.units import UNIT

MOVES = {"walk": "mv", "charge": "mv", "disengage": "mv"}  # General Actions that go as far as a stat


def prospects(game: Malifaux, ask: Ask, way: tuple[str, ...]) -> Prospects:
    """By option; empty where a question needs no more than its own words."""
    tell = OF.get(ask.name)
    return tell(game, ask, way) if tell is not None else {}


def said(key: str, **args: Any) -> Name:
    """A text of the game in every language."""
    return in_every_language("malifaux", key, args)


def game_texts(game: Malifaux) -> dict[str, Name]:
    """What every Action, Trigger and Ability does, by its key."""
    views = card_views_of(game.setup)
    return {part.id: part.text for view in views.values() for section in view.sections for part in section.parts}


def mods_told(mods: list[Mod]) -> list[Any]:
    """Modifiers as parts of a sentence: `Cover +1`."""
    return [refuse("then-mod", mod=_source(mod.word), amount=_signed(mod.amount)) for mod in mods if mod.amount]


def _source(word: str) -> Any:
    """Where a modifier comes from: a text of its own, or the name of an Ability."""
    return refuse(f"mod-{word}") if f"mod-{word}" in unfilled_texts("en", "malifaux") else word


def _signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else f"−{-amount}"


# -- what may be done


@clause("MALI-ACT-05", "MALI-ACTN-01", "MALI-GACT-08")
def of_actions(game: Malifaux, ask: Menu, way: tuple[str, ...]) -> Prospects:
    """Actions with their whole effect; a simple duel with its odds; how far a General Action goes."""
    model = game.model(about_of(ask, questions.OfModel)["model"])
    own, texts = game.keyed(model), game_texts(game)
    by_option = {}
    for name, _ in ask.open():
        action = own.get(name)
        if action is not None:
            by_option[name] = Prospect(texts.get(name, {}), *_simple(game, ask.seat, action, model))
        elif name in MOVES:
            distance = stats.stat(game, model, "mv") * UNIT
            by_option[name] = Prospect(said(f"effect-{name}", distance=distance))
        elif f"ref-{name}" in unfilled_texts("en", "malifaux"):
            by_option[name] = Prospect(said(f"ref-{name}"))
        elif name == "stop":
            left = ask.about.get("left", 0)
            by_option[name] = Prospect(said("effect-stop", left=left))
    return by_option


def _simple(game: Malifaux, seat: int, action: Action, model: Model) -> tuple[list[Sentence], list[Chance]]:
    """The duel of an Action against a TN alone."""
    if action.stat is None or not action.tn or action.resisted_with is not None:
        return [], []
    table, one = flip_odds.laid(game, action, model, None)
    return list(_side_told(one.sides[0])), _odds(table, seat, one)


def of_words(game: Malifaux, ask: Menu, way: tuple[str, ...]) -> Prospects:
    """Triggers, Abilities and whatever else is named by the key of what is printed."""
    texts = game_texts(game)
    return {name: Prospect(texts[name]) for name, _ in ask.open() if name in texts}


def of_effects(game: Malifaux, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """Effects that wait, by their source."""
    texts = game_texts(game)
    return {str(name): Prospect(texts[str(name)]) for name in ask if str(name) in texts}


def of_consent(game: Malifaux, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """Whether an Ability is used: what it does."""
    key = str(ask.about.get("ability") or ask.about.get("source") or "")
    texts = game_texts(game)
    return {"yes": Prospect(texts[key])} if key in texts else {}


# -- targets


@clause("MALI-RES-04", "MALI-COVER-01", "MALI-CONC-01", "MALI-ENG-07", "MALI-DUEL-03")
def of_targets(game: Malifaux, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """Each target: how far away, what counts on both sides, and how often the duel succeeds."""
    about = about_of(ask, questions.Target)
    if about["action"] not in game.library.actions:
        return {}
    action, model = game.action(about["action"]), game.model(about["model"])
    by_option = {}
    for name in map(str, ask.options):
        target = game.find(name)
        if target is None:
            continue
        lines, warns = list(_stands(game, action, model, target)), _into_fight(game, action, model, target)
        if not duel.is_needed(action):
            by_option[name] = Prospect(lines=lines, warns=warns)
            continue
        table, one = flip_odds.laid(game, action, model, target)
        for side in one.sides:
            lines += _side_told(side)
        lines += _scared(game, action, model, target)
        by_option[name] = Prospect(lines=lines, odds=_odds(table, ask.seat, one), warns=warns)
    return by_option


def _stands(game: Malifaux, action: Action, model: Model, target: Model) -> Iterator[Sentence]:
    """How far away it is, and how much Health it has left."""
    args: dict[str, Any] = {"target": target.id, "health": target.health}
    if target is model or not target.on_table or not action.range:
        yield Sentence("then-health", "MALI-DMG-11", args)
        return
    gap = max(0, round(measure.gap(game, model, target)))
    yield Sentence("then-range", "MALI-RES-04", {**args, "gap": gap, "range": action.range})


@clause("MALI-ENG-07", "MALI-ENG-08")
def _into_fight(game: Malifaux, action: Action, model: Model, target: Model) -> list[Sentence]:
    """Friends who fight the target: Friendly Fire."""
    if action.type != "missile" or "friendly-fire" in action.ignores:
        return []
    if not friendly_fire.friendly_fire(game, model, target):
        return []
    near = [other for other in engage.within_reach(game, target) if other.seat == model.seat and other is not model]
    friends = [other.id for other in near if engage.engages(game, other, target) or engage.engages(game, target, other)]
    return [Sentence("warn-into-fight", "MALI-ENG-07", {"target": target.id, "friends": friends})] if friends else []


@clause("MALI-GEN-08")
def _scared(game: Malifaux, action: Action, model: Model, target: Model) -> Iterator[Sentence]:
    """A model that attacks a Terrifying enemy has to pass a duel first; that is not part of the odds."""
    numbers = [word.tn for word in passives.find(game, target, "terrifying")] if action.attack else []
    if numbers and target.seat != model.seat:
        yield Sentence("then-terrifying", "MALI-GEN-08", {"model": model.id, "tn": max(numbers)})


@clause("MALI-DUEL-08", "MALI-FATE-01")
def _side_told(side: Side) -> Iterator[Sentence]:
    """The stat of a side with what is added, and the cards that it flips."""
    value = side.stat_value + sum(mod.amount for mod in side.mods)
    args: dict[str, Any] = {"model": side.model, "value": value}
    own = side.stat == duel.OWN
    args |= {} if own else {"stat": refuse(f"says-{side.stat}")}
    count = flip.count(flip.net(side.fates))
    kind = "more" if flip.net(side.fates) > 0 else "fewer" if flip.net(side.fates) < 0 else ""
    mods = mods_told([*side.mods, *side.fates])
    key = f"then-side{'' if own else '-stat'}{'-mods' if mods else ''}"
    yield Sentence(key, "MALI-DUEL-03", {**args, **({"mods": mods} if mods else {})})
    if kind:
        yield Sentence(f"then-cards-{kind}", "MALI-FATE-02", {"count": count})


def _odds(game: Malifaux, seat: int, one: Duel) -> list[Chance]:
    """How often it succeeds as cards come, and with the best card of the hand; to the defender, how often it fails."""
    fight = flip_odds.fought(game, seat, one)
    attacks = one.sides[0].seat == seat
    won, cheated = (fight.won, fight.cheated) if attacks else (1 - fight.won, 1 - fight.cheated)
    outcomes: list[tuple[Sentence, Fraction]] = [
        (Sentence("odds-succeeds" if attacks else "odds-resists", "MALI-DUEL-13"), won)
    ]
    if cheated > won:
        outcomes.append((Sentence("odds-cheating", "MALI-CHEAT-01"), cheated))
    return likely(outcomes)


# -- within a duel


def _running(game: Malifaux, seat: int) -> tuple[Duel, Side] | None:
    """The duel on the table, and the seat's side of it."""
    if not game.state.duels:
        return None
    latest = game.state.duels[-1]
    side = next((side for side in latest.sides if side.seat == seat), None)
    return (latest, side) if side is not None and latest.stage in duel.STAGES else None


@clause("MALI-DUEL-05", "MALI-DUEL-06", "MALI-COND-15", "MALI-SS-02")
def of_preparing(game: Malifaux, ask: Menu, way: tuple[str, ...]) -> Prospects:
    """Before the flip: how the duel stands, and how it would stand with one more card."""
    by_option = of_words(game, ask, way)
    running = _running(game, ask.seat)
    if running is None:
        return by_option
    one, side = running
    by_option["ready"] = Prospect(odds=_odds(game, ask.seat, one))
    if any(name == "focus" for name, _ in ask.open()):
        by_option["focus"] = Prospect(said("ref-focused"), odds=_odds(game, ask.seat, _better(one, side, "focused")))
    return by_option


@clause("MALI-DUEL-05", "MALI-SS-02")
def of_stones(game: Malifaux, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """A Soulstone for + on the flip."""
    running = _running(game, ask.seat)
    if running is None:
        return {}
    return {"plus": Prospect(odds=_odds(game, ask.seat, _better(*running, "soulstone")))}


def _better(one: Duel, side: Side, word: str) -> Duel:
    """The duel with one + more for a side."""
    better = msgspec.structs.replace(side, fates=[*side.fates, Mod(word, 1)])
    return msgspec.structs.replace(one, sides=[better if each is side else each for each in one.sides])


@clause("MALI-FATE-03", "MALI-DUEL-08")
def of_kept(game: Malifaux, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """Each card that may be kept: the total with it."""
    running = _running(game, ask.seat)
    if running is None:
        return {}
    one, side = running
    by_option = {}
    for card in map(str, ask):
        shown = msgspec.structs.replace(side, card=card)
        sides = [shown if each is side else each for each in one.sides]
        line = Sentence("then-total-with", "MALI-DUEL-08", {"total": total.total(one, shown)})
        by_option[card] = Prospect(lines=[line], odds=_odds(game, ask.seat, msgspec.structs.replace(one, sides=sides)))
    return by_option


@clause("MALI-CHEAT-01", "MALI-DUEL-09", "MALI-DUEL-13", "MALI-DUEL-14")
def of_cheating(game: Malifaux, ask: Choose, way: tuple[str, ...]) -> Prospects:
    """Each card of the hand in place of the one that was flipped: the total with it, and whether that is enough."""
    running = _running(game, ask.seat)
    if running is None:
        return {}
    one, side = running
    needed, settled = _needed(one, side)
    by_option = {}
    for card in map(str, ask):
        with_it = total.total(one, msgspec.structs.replace(side, card=card))
        warns = []
        if with_it < needed:
            warns = [Sentence("warn-cheat-short", "MALI-DUEL-13", {"total": with_it, "needed": needed})]
        elif settled and total.total(one, side) >= needed:
            warns = [Sentence("warn-cheat-won", "MALI-DUEL-13", {"total": total.total(one, side), "needed": needed})]
        line = Sentence("then-total-with", "MALI-DUEL-08", {"total": with_it})
        by_option[card] = Prospect(lines=[line], warns=warns)
    return by_option


def _needed(one: Duel, side: Side) -> tuple[int, bool]:
    """The total that a side needs now, and whether the other can still change its own."""
    other = total.other_side(one, side)
    if other is None:
        return one.tn, True
    against = total.total(one, other)
    return (max(one.tn, against) if side is one.sides[0] else against + 1), bool(other.cheated or other.relents)


OF: dict[str, Callable[[Malifaux, Any, tuple[str, ...]], Prospects]] = {
    "act": of_actions,
    "generated": of_actions,
    "disengage-action": of_effects,
    "target": of_targets,
    "trigger": of_words,
    "prepare": of_preparing,
    "stone-use": of_stones,
    "keep": of_kept,
    "cheat-card": of_cheating,
    "may": of_consent,
    "may-effect": of_consent,
    "next-effect": of_effects,
}
