"""Words that contain others or generate Actions: act, obey, either, may, choose, count (X), lasting."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Literal

from escarmouche.core.asks.ask import Answer, Choose, Some
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.cards import effect, passives
from escarmouche.games.malifaux.cards.card import GENERAL, Filter
from escarmouche.games.malifaux.cards.effect import Aimed, Use, Word, bars, does, fits, whom, worth
from escarmouche.games.malifaux.cards.restrictions import why_excluded
from escarmouche.games.malifaux.cards.vocabulary import Call, word
from escarmouche.games.malifaux.cards.words.damage_words import Damage
from escarmouche.games.malifaux.fate import trigger
from escarmouche.games.malifaux.ground import measure, sight
from escarmouche.games.malifaux.ground.areas import Anchor, anchor
from escarmouche.games.malifaux.ground.measure import Thing
from escarmouche.games.malifaux.harm import condition
from escarmouche.games.malifaux.refusals import why_absent
from escarmouche.games.malifaux.state import ConditionName, Generated, Lasting, Model, Origin, Until
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import action_queue, timing
from escarmouche.games.malifaux.turn.consent import acting, affected_models, decides, wanted, why_nobody
from escarmouche.space.units import mil

Touched = Literal["target", "self", "chosen", "about", "all", "friends", "enemies"]


# -- Actions


@word("effect", "act")
class Act(Aimed, frozen=True, kw_only=True):
    """A model takes an Action once the present one is over: one of a kind, or one of those named; possibly against the same target
    (MALI-TIME-03)."""

    to: Touched = "self"
    who_decides: Literal["user", "owner"] = "owner"
    kind: Literal["", "attack", "melee", "missile", "bonus"] = ""
    actions: tuple[str, ...] = ()  # ids on its card, or General Actions
    at: Literal["any", "target", "about"] = "any"  # which model it must target
    optional: bool = True


@word("effect", "obey")
class Obey(Act, frozen=True, kw_only=True):
    """The same under the control of this model's player, whichever Crew the model belongs to; it is not optional (MALI-CTRL-03 to -06)."""

    to: Touched = "target"
    optional: bool = False


bars(Act)(why_nobody)
bars(Obey)(why_nobody)


@does(Act)
@does(Obey)
@rule("MALI-TIME-03", "MALI-TIME-04", "MALI-TRIG-13", "MALI-TRIG-15", "MALI-CTRL-03", "MALI-DP-58")
def act(game: Malifaux, use: Use, word: Act) -> Rule[None]:
    """The Action waits in the queue."""
    aimed = {"target": use.target, "about": use.about}.get(word.at)
    for model in (yield from affected_models(game, use, word)):
        own = isinstance(word, Obey) or model is use.model
        seat = use.seat if own else decides(game, use, word, model)  # MALI-CTRL-05
        keys = named(game, model, word.actions)
        if word.actions and not keys:
            continue
        target = aimed.id if aimed is not None else ""
        action_queue.add(
            game, Generated(model.id, seat, origin(game, use, word), keys, word.kind, target, word.optional)
        )


def named(game: Malifaux, model: Model, actions: tuple[str, ...]) -> list[str]:
    """The keys of the Actions that a card names: the model's own, or General ones."""
    own = [action.key for action in game.actions(model) if action.key.partition(":")[2] in actions]
    return [*own, *[name for name in actions if name in GENERAL]]


@clause("MALI-TRIG-14", "MALI-TRIG-15")
def origin(game: Malifaux, use: Use, word: Act) -> Origin:
    """What generated the Action: one that a Trigger generated declares no Triggers."""
    if trigger.printed(game, use.source) is not None:
        return "trigger"
    return "obey" if isinstance(word, Obey) else "ability"


# -- choices


@word("effect", "either")
class Either(Aimed, frozen=True, kw_only=True):
    """A model takes one of the options that it can resolve; within them the model is `to: chosen` (MALI-GEN-07)."""

    to: Touched = "self"
    who_decides: Literal["user", "owner"] = "owner"
    options: tuple[Any, ...] = ()


@clause("MALI-GEN-07", "MALI-EX-30")
def possible(game: Malifaux, use: Use, word: Either, model: Model) -> list[int]:
    """The options that a model is able to resolve."""
    own = use._replace(chosen=(model,))
    return [at for at, option in enumerate(word.options) if able(game, own, option, model)]


@clause("MALI-GEN-07", "MALI-GEN-09")
def able(game: Malifaux, use: Use, calls: Sequence[Call], model: Model) -> bool:
    """Can a model choose these effects: does each have something to do, and would none of them cost the model its last Health?"""
    return all(effect.why_barred(game, call, use) is None and not deadly(game, use, call, model) for call in calls)


@clause("MALI-GEN-09")
def deadly(game: Malifaux, use: Use, call: Call, model: Model) -> bool:
    """Is it damage that would leave the model that chooses it without Health? A flip does not count: nobody knows its result beforehand."""
    word = call.params
    if not isinstance(word, Damage) or word.profile is not None:
        return False
    return worth(word.amount, use) >= model.health and model in whom(game, use, word)


@bars(Either)
@clause("MALI-GEN-07")
def why_neither(game: Malifaux, use: Use, word: Either) -> Refusal | None:
    """Nobody can resolve any of them."""
    models = whom(game, use, word)
    if any(possible(game, use, word, model) for model in models):
        return None
    return refuse("why-neither", "MALI-GEN-07", model=models[0].id) if models else why_nobody(game, use, word)


@does(Either)
@rule("MALI-GEN-07", "MALI-DP-36", "MALI-EX-30")
def either(game: Malifaux, use: Use, word: Either) -> Rule[None]:
    """Each model chooses; if only one option can be resolved, it is that one."""
    for model in (yield from affected_models(game, use, word)):
        open = possible(game, use, word, model)
        if not open:
            continue
        at = open[0]
        if len(open) > 1:
            about: questions.EffectOf = {"model": model.id, "by": use.model.id, "source": use.source}
            options, seat = [named_option(game, use, word, at) for at in open], decides(game, use, word, model)
            answer = yield Choose(
                "either", seat=seat, rule="MALI-GEN-07", options=tuple(options), of="either", about=about
            )
            at = open[options.index(answer)]
        yield from effect.run(game, word.options[at], use._replace(chosen=(model,)))


def named_option(game: Malifaux, use: Use, word: Either, at: int) -> str:
    """What an option is called: the key of the Action, Ability or Trigger, and a number among all its options."""
    before = 0
    for either in eithers(calls_of(game, use.source)):
        if either == word:
            break
        before += len(either.options)
    return f"{use.source}/{before + at + 1}"


def calls_of(game: Malifaux, key: str) -> tuple[Call, ...]:
    """The effects of what has this key."""
    printed = trigger.printed(game, key) or timing.find(game, key)
    if printed is not None:
        return printed.effects
    return game.action(key).effects if ":" in key else ()


def eithers(calls: Iterable[Call]) -> Iterator[Either]:
    """Every either/or among effects, and within them."""
    for call in calls:
        if isinstance(call.params, Either):
            yield call.params
        for name in ("effects", "fail"):
            yield from eithers(getattr(call.params, name, ()))


@word("effect", "may")
class May(Word, frozen=True, kw_only=True):
    """These effects may be left out; a cost is paid for them first, if one is named (MALI-DP-36)."""

    cost: tuple[Any, ...] = ()
    effects: tuple[Any, ...] = ()


@bars(May)
@clause("MALI-DP-36", "MALI-RES-02", "MALI-GEN-09")
def why_not_possible(game: Malifaux, use: Use, word: May) -> Refusal | None:
    """Why its cost cannot be paid, or its effects cannot be chosen."""
    for call in word.effects:
        if deadly(game, use, call, use.model):
            return refuse("why-too-weak", "MALI-GEN-09", model=use.model.id, amount=worth(call.params.amount, use))
    return effect.why_unpaid(game, word.cost, use)


@does(May)
@rule("MALI-DP-36", "MALI-DP-59")
def may(game: Malifaux, use: Use, word: May) -> Rule[None]:
    if (yield from wanted(game, use, use.seat, use.model)) and (yield from effect.pay(game, word.cost, use)):
        yield from effect.run(game, word.effects, use)


@word("effect", "choose")
class Pick(Word, frozen=True, kw_only=True):
    """Models are chosen, not targeted; within these effects they are `to: chosen` (MALI-RES-06)."""

    only: Filter = Filter()
    of: Anchor = "self"
    within: float = 0  # within this distance and LoS of that object; 0: anywhere
    amount: int = 1
    upto: bool = False  # or fewer
    effects: tuple[Any, ...] = ()


@clause("MALI-RES-06", "MALI-MEAS-04", "MALI-CTRL-02")
def choices(game: Malifaux, use: Use, word: Pick) -> list[Model]:
    """Who may be chosen."""
    centre: Thing | None = anchor(game, use, word.of)
    models = [m for m in game.in_play() if fits(game, use.model, m, word.only)]
    if not word.within:
        return models
    if centre is None:
        return []
    near = [m for m in models if m.on_table and measure.within(game, centre, m, mil(word.within))]
    return [m for m in near if m is centre or sight.sees(game, centre, m)]


@clause("MALI-RES-06", "MALI-MEAS-04")
def why_not_picked(game: Malifaux, use: Use, word: Pick, name: Answer) -> Refusal | None:
    """Why a model cannot be chosen: the card does not mean it, or it is too far away or out of sight."""
    model, centre = game.find(str(name)), anchor(game, use, word.of)
    if model is None:
        return None
    if reason := (None if model.in_play else why_absent(model)) or why_excluded(game, use.model, model, word.only):
        return reason
    if not word.within or centre is None or model is centre:
        return None
    if reason := why_absent(model):
        return reason
    reach = mil(word.within)
    if not measure.within(game, centre, model, reach):
        gap = round(measure.gap(game, centre, model))
        return refuse("why-out-of-reach", "MALI-MEAS-04", target=model.id, gap=gap, reach=reach)
    return None if sight.sees(game, centre, model) else refuse("why-not-seen", "MALI-RES-06", target=model.id)


@bars(Pick)
@clause("MALI-RES-06")
def why_nobody_to_choose(game: Malifaux, use: Use, word: Pick) -> Refusal | None:
    return None if choices(game, use, word) else refuse("why-nobody-meant", "MALI-RES-06", model=use.model.id)


@does(Pick)
@rule("MALI-RES-06", "MALI-DP-27")
def pick(game: Malifaux, use: Use, word: Pick) -> Rule[None]:
    """A player without a choice is not asked."""
    chosen = choices(game, use, word)
    most, least = min(word.amount, len(chosen)), 0 if word.upto else min(word.amount, len(chosen))
    if least < len(chosen):
        names = [model.id for model in chosen]
        about: questions.ChooseModels = {"model": use.model.id, "source": use.source, "count": most}
        answer = yield Some(
            "choose-models",
            seat=use.seat,
            rule="MALI-RES-06",
            options=names,
            least=least,
            most=most,
            of="model",
            about=about,
            why=partial(why_not_picked, game, use, word),
        )
        chosen = [game.model(name) for name in answer]
    if chosen:
        yield from effect.run(game, word.effects, use._replace(chosen=tuple(chosen)))


# -- X


@word("effect", "count")
class Count(Word, frozen=True, kw_only=True):
    """For these effects X is a number read off the game: damage suffered in the Action, the amount of the event, a Condition's value,
    Tokens, cards in hand, models or Markers nearby (MALI-GEN-04)."""

    count: Literal["damage", "event", "condition", "tokens", "hand", "models", "markers", "health"]
    of: Anchor = "target"  # whose damage, Condition, Tokens or Health; or near which object
    name: str = ""  # of the Condition, the Token, the Marker
    only: Filter = Filter()  # of the models
    within: float = 0
    most: int = 99
    effects: tuple[Any, ...] = ()

    def speaks_of(self) -> tuple[ConditionName, ...]:
        counted = [name for name in condition.NAMES if self.count == "condition" and self.name == name]
        return (*super().speaks_of(), *counted)


@clause("MALI-GEN-04", "MALI-DMG-02")
def value(game: Malifaux, use: Use, word: Count) -> int:
    """What X is."""
    if word.count == "event":
        return use.amount
    if word.count == "hand":
        return len(game.deck(use.seat).hand)
    thing = anchor(game, use, word.of)
    if word.count == "damage":
        resolving = acting(game, use)
        named = {"self": use.model, "target": use.target, "about": use.about}.get(word.of)
        return resolving.harmed.get(named.id, 0) if resolving and named else 0
    if thing is None:
        return 0
    if word.count in ("models", "markers"):
        return around(game, use, word, thing)
    if not isinstance(thing, Model):
        return 0
    owned = {"tokens": thing.tokens.get(word.name, 0), "condition": condition.value(thing, word.name)}
    return owned.get(word.count, thing.health)


def around(game: Malifaux, use: Use, word: Count, centre: Thing) -> int:
    """How many models or Markers are within a distance and LoS of an object."""
    things: list[Thing] = (
        [m for m in game.on_table() if fits(game, use.model, m, word.only)]
        if word.count == "models"
        else [thing for thing in game.state.markers if not word.name or thing.kind == word.name]
    )
    near = [thing for thing in things if thing is not centre and measure.within(game, centre, thing, mil(word.within))]
    return sum(sight.sees(game, centre, thing) for thing in near)


@does(Count)
@rule("MALI-GEN-04", "MALI-GEN-05", "MALI-GEN-06")
def count(game: Malifaux, use: Use, word: Count) -> Rule[None]:
    """It stays the same until the effects are resolved."""
    yield from effect.run(game, word.effects, use._replace(x=min(word.most, value(game, use, word))))


# -- what lasts


@word("effect", "lasting")
class Lasts(Aimed, frozen=True, kw_only=True):
    """Passive words that last for a while: until the end of the model's Activation, the End Phase or the end of the Turn, or as long
    as this model is in play (MALI-END-01). An Aura cannot be lent."""

    until: Until = "end"
    words: tuple[Any, ...] = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        if any(call.word in ("aura", "hiring") for call in self.words):
            raise ValueError("an aura or a price cannot be lent to a model")


bars(Lasts)(why_nobody)


@does(Lasts)
@rule("MALI-END-01", "MALI-REPL-04", "MALI-GEN-03")
def last(game: Malifaux, use: Use, word: Lasts) -> Rule[None]:
    for model in (yield from affected_models(game, use, word)):
        lend(model, word.words, word.until, use.model)
        game.tell(
            "lasting", "MALI-END-01", model=model.id, by=use.model.id, source=use.source, until=f"until-{word.until}"
        )


def lend(model: Model, words: tuple[Call, ...], until: Until, by: Model) -> None:
    """A model is given passive words for a while."""
    for call in words:
        model.lasting.append(Lasting(call.word, until, params=passives.written(call), by=by.id))
