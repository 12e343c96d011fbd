"""Words of harm: damage, Healing, killing, Conditions, duels that must be passed, Shockwaves."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, Literal

from escarmouche.core.asks.ask import Choose
from escarmouche.core.asks.region import Place
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.cards import effect
from escarmouche.games.malifaux.cards.effect import Aimed, Use, Word, bars, does, whom, worth
from escarmouche.games.malifaux.cards.vocabulary import word
from escarmouche.games.malifaux.fate import duel, modifiers, variable_flip
from escarmouche.games.malifaux.ground import areas, marker
from escarmouche.games.malifaux.harm import condition, damage
from escarmouche.games.malifaux.harm import heal as healing
from escarmouche.games.malifaux.harm import kill as killing
from escarmouche.games.malifaux.harm.damage import Hit, Profile
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.movement import place
from escarmouche.games.malifaux.state import ConditionName, Marker, Model, Suit
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn.consent import acting, affected_models, decides, why_nobody
from escarmouche.space.units import mil

Three = tuple[int, int, int]


# -- damage


@word("effect", "damage")
class Damage(Aimed, frozen=True, kw_only=True):
    """Damage: a fixed amount, or a flip of `profile` [weak, moderate, severe] with the `blasts` of each; `because` of a Condition
    (MALI-DMG-03)."""

    amount: int | str = 0
    profile: Three | None = None
    blasts: Three = (0, 0, 0)
    irreducible: bool = False
    because: ConditionName | Literal[""] = ""
    ignores: tuple[Literal["armor", "reduces", "hard-to-kill"], ...] = ()
    cheat: bool = True  # False: the flip cannot be cheated (MALI-CHEAT-05)

    def speaks_of(self) -> tuple[ConditionName, ...]:
        return (*super().speaks_of(), *((self.because,) if self.because else ()))


@clause("MALI-GEN-09", "MALI-DP-36")
def declined(game: Malifaux, use: Use, word: Damage, model: Model) -> bool:
    """Does a player have a choice about this damage, and may not choose it, since it would leave the model no Health?"""
    chosen = word.may and decides(game, use, word, model) == control.decider(game, model)
    return chosen and word.profile is None and worth(word.amount, use) >= model.health


@bars(Damage)
@clause("MALI-RES-08", "MALI-GEN-09")
def why_harmless(game: Malifaux, use: Use, word: Damage) -> Refusal | None:
    """It touches no model, or only models whose players may not choose it."""
    models = whom(game, use, word)
    if not models:
        return why_nobody(game, use, word)
    if not all(declined(game, use, word, model) for model in models):
        return None
    return refuse("why-too-weak", "MALI-GEN-09", model=models[0].id, amount=worth(word.amount, use))


@does(Damage)
@rule("MALI-DMG-03", "MALI-DMG-11", "MALI-KILL-07", "MALI-AMB-119", "MALI-EX-31")
def hurt(game: Malifaux, use: Use, word: Damage) -> Rule[None]:
    """All models suffer together; if the damage is flipped, each has its own flip."""
    models = yield from affected_models(game, use, word)
    resolving = acting(game, use)
    if word.profile is None:
        amount = worth(word.amount, use)
        models = [model for model in models if not declined(game, use, word, model)]
        yield from damage.suffer(
            game,
            [
                _hit(use, word, model, amount + damage.added(resolving, model))
                for model in models
                if amount > 0 or resolving
            ],
        )
        return
    yield from damage.flip(
        game,
        resolving,
        models,
        Profile(*word.profile, word.blasts),
        by=use.model,
        source=use.source,
        irreducible=word.irreducible,  # MALI-DMG-08
        because=word.because,  # MALI-COND-04
        cheat=word.cheat,
        ignores=word.ignores,
    )


def _hit(use: Use, word: Damage, model: Model, amount: int) -> Hit:
    return Hit(model, amount, use.model, use.source, word.irreducible, word.because, word.ignores)


@word("effect", "heal")
class Heal(Aimed, frozen=True, kw_only=True):
    """Healing: a fixed amount, or a flip of `profile` (MALI-HEAL-01)."""

    amount: int | str = 0
    profile: Three | None = None


@bars(Heal)
@clause("MALI-HEAL-01", "MALI-GEN-07")
def why_not_healed(game: Malifaux, use: Use, word: Heal) -> Refusal | None:
    """There is no model to Heal, or none has lost Health."""
    models = whom(game, use, word)
    if any(model.health < game.card(model).health for model in models):
        return None
    return refuse("why-unhurt", "MALI-HEAL-01", model=models[0].id) if models else why_nobody(game, use, word)


@does(Heal)
@rule("MALI-HEAL-01", "MALI-KILL-03", "MALI-JOKER-03", "MALI-JOKER-06", "MALI-DMG-04")
def mend(game: Malifaux, use: Use, word: Heal) -> Rule[None]:
    """Each model regains as much Health as the card says or the flip gives."""
    for model in (yield from affected_models(game, use, word)):
        amount = worth(word.amount, use)
        if word.profile is not None:
            fates = modifiers.variable(acting(game, use))
            result = yield from variable_flip.flip(
                game, use.seat, use.model, fates, "MALI-HEAL-01", profile=word.profile, name="heal"
            )
            amount = variable_flip.number(word.profile, result)
        healing.heal(game, model, amount)


@word("effect", "kill")
class Kill(Aimed, frozen=True, kw_only=True):
    """Killed outright, whatever its Health (MALI-KILL-04)."""


bars(Kill)(why_nobody)


@does(Kill)
@rule("MALI-KILL-04", "MALI-KILL-05")
def slay(game: Malifaux, use: Use, word: Kill) -> Rule[None]:
    for model in (yield from affected_models(game, use, word)):
        yield from killing.kill(game, model, use.model, type=damage.kind(game, use.source))


# -- Conditions


@word("effect", "gain")
class Gain(Aimed, frozen=True, kw_only=True):
    """A Condition: `amount` for one with a value, `of` for Adversary (X) (MALI-COND-01, -03, -10)."""

    condition: ConditionName
    amount: int | str = 1
    of: str = ""

    def speaks_of(self) -> tuple[ConditionName, ...]:
        return (*super().speaks_of(), self.condition)


@bars(Gain)
@clause("MALI-GEN-07", "MALI-COND-01", "MALI-EX-30")
def why_nothing_gained(game: Malifaux, use: Use, word: Gain) -> Refusal | None:
    """No model would gain anything."""
    models = whom(game, use, word)
    if any(condition.can_gain(game, model, word.condition, word.of) for model in models):
        return None
    if not models:
        return why_nobody(game, use, word)
    return refuse("why-cannot-gain", "MALI-GEN-07", model=models[0].id, condition=word.condition)


@does(Gain)
@rule("MALI-COND-01", "MALI-COND-03", "MALI-COND-10")
def gain(game: Malifaux, use: Use, word: Gain) -> Rule[None]:
    for model in (yield from affected_models(game, use, word)):
        condition.gain(game, model, word.condition, worth(word.amount, use), word.of)


@word("effect", "lose")
class Lose(Aimed, frozen=True, kw_only=True):
    """Conditions end, or their value drops by `amount`: one of those named (or any, if none is named), or `all` of them (MALI-COND-05)."""

    conditions: tuple[ConditionName, ...] = ()
    amount: int | str = 0  # 0: it ends
    all: bool = False

    def speaks_of(self) -> tuple[ConditionName, ...]:
        """Every Condition, if none is named."""
        return (*super().speaks_of(), *(self.conditions or condition.NAMES))


def worn(model: Model, word: Lose) -> list[str]:
    """Which of its Conditions an effect means."""
    return list(dict.fromkeys([c.name for c in model.conditions if not word.conditions or c.name in word.conditions]))


@bars(Lose)
@clause("MALI-GEN-07", "MALI-COND-05")
def why_nothing_lost(game: Malifaux, use: Use, word: Lose) -> Refusal | None:
    """No model has such a Condition."""
    models = whom(game, use, word)
    if any(worn(model, word) for model in models):
        return None
    return refuse("why-no-condition", "MALI-COND-05", model=models[0].id) if models else why_nobody(game, use, word)


@does(Lose)
@rule("MALI-COND-05", "MALI-DP-36")
def lose(game: Malifaux, use: Use, word: Lose) -> Rule[None]:
    """One Condition of the deciding player's choice, unless the effect takes all."""
    for model in (yield from affected_models(game, use, word)):
        names = worn(model, word)
        if len(names) > 1 and not word.all:
            seat, about = decides(game, use, word, model), questions.CausedBy(model=model.id, by=use.model.id)
            why = functools.partial(why_condition_stays, model, names)
            ask = Choose("which-condition", seat=seat, rule="MALI-COND-05", options=tuple(names), about=about, why=why)
            names = [(yield ask)]
        for name in names:
            condition.lose(game, model, name, worth(word.amount, use) or None)


def why_condition_stays(model: Model, names: Sequence[str], name: Any) -> Refusal | None:
    """A Condition that the model does not have, or that the effect does not take away."""
    if name not in condition.NAMES or name in names:
        return None
    key = "why-not-lost" if condition.has(model, name) else "why-has-not"
    return refuse(key, "MALI-COND-05", model=model.id, condition=name)


# -- duels within effects


@word("effect", "duel")
class Trial(Aimed, frozen=True, kw_only=True):
    """Each model performs a simple duel. `fail` is for those that fail, `effects` for those that pass; there they are `to: chosen`
    (MALI-GEN-08)."""

    stat: Literal["df", "wp", "mv"]
    tn: int
    suits: tuple[Suit, ...] = ()
    effects: tuple[Any, ...] = ()
    fail: tuple[Any, ...] = ()


bars(Trial)(why_nobody)


@does(Trial)
@rule("MALI-GEN-08", "MALI-DUEL-02", "MALI-AMB-19", "MALI-AMB-119")
def trial(game: Malifaux, use: Use, word: Trial) -> Rule[None]:
    """First all duels, then the effects on those that failed, then on those that passed."""
    models = yield from affected_models(game, use, word)
    yield from tested(game, use, models, word)


@rule("MALI-GEN-08", "MALI-AMB-19", "MALI-AMB-119")
def tested(game: Malifaux, use: Use, models: Sequence[Model], word: Trial | Shockwave) -> Rule[None]:
    """Models must pass a duel or suffer the effect."""
    passed, failed = list[Model](), list[Model]()
    for model in models:
        if model.in_play:
            won = yield from duel.simple(
                game, model, word.stat, word.tn, word.suits, name="duel", rule_id="MALI-GEN-08"
            )
            (passed if won else failed).append(model)
    if failed:
        yield from effect.run(game, word.fail, use._replace(chosen=tuple(failed)))
    if passed and isinstance(word, Trial):
        yield from effect.run(game, word.effects, use._replace(chosen=tuple(passed)))


# -- Shockwaves


@word("effect", "shockwave")
class Shockwave(Word, frozen=True, kw_only=True):
    """Shockwave: Markers Dropped within the Action's range (or `within`), a (pulse) from each, and a duel or `fail` (MALI-SHOCK)."""

    pulse: float
    markers: int = 1
    within: float = 0
    stat: Literal["df", "wp", "mv"] = "mv"
    tn: int
    suits: tuple[Suit, ...] = ()
    fail: tuple[Any, ...] = ()


@does(Shockwave)
@rule("MALI-SHOCK-01", "MALI-SHOCK-02", "MALI-SHOCK-03", "MALI-SHOCK-04", "MALI-AMB-117", "MALI-EX-28")
def shock(game: Malifaux, use: Use, word: Shockwave) -> Rule[None]:
    """The Markers lie until the Action is over; each model that they or their pulses touch is affected once."""
    laid = yield from shockwaves(game, use, word)  # MALI-DP-51
    struck = [model for wave in laid for model in areas.shockwave_victims(game, wave, mil(word.pulse))]
    tested_models = control.in_order(game, [model for at, model in enumerate(struck) if model not in struck[:at]])
    yield from tested(game, use, tested_models, word)
    if not game.state.resolving:
        for wave in laid:
            marker.remove(game, wave, "MALI-SHOCK-01")


@rule("MALI-SHOCK-01", "MALI-DP-51")
def shockwaves(game: Malifaux, use: Use, word: Shockwave) -> Rule[list[Marker]]:
    """One Marker after the other, in range and LoS of the model."""
    laid = []
    for _ in range(word.markers):
        region = place.drop(game, "shockwave", use.model, reach(game, use, word), seen=use.model)
        if region is None:
            break
        about: questions.Shockwave = {"model": use.model.id, "source": use.source, **marker.puts(game, "shockwave")}
        spot = yield Place("shockwave", seat=use.seat, rule="MALI-SHOCK-01", region=region, about=about)
        laid.append(marker.put(game, "shockwave", spot, use.seat, "MALI-SHOCK-01", use.model.z))
    return laid


def reach(game: Malifaux, use: Use, word: Shockwave) -> int:
    """How far away a Shockwave Marker may be Dropped."""
    if word.within:
        return mil(word.within)
    resolving = acting(game, use)
    return game.action(resolving.key).range if resolving and ":" in resolving.key else 0
