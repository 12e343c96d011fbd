"""Timing: in which order effects that happen at once are resolved (MALI-TIME, MALI-ABIL-04).

An effect that says "after" is noted in `state.afters` when its event happens, and resolved once the Action or Ability under way is
over. All that were noted by then are one simultaneous batch; what they create in turn is the next (MALI-TIME-01, MALI-AMB-113).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from escarmouche.core.asks.ask import Choose
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.play.rule import Rule, Step, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.cards import effect
from escarmouche.games.malifaux.cards.card import Ability
from escarmouche.games.malifaux.cards.effect import Aimed, Use
from escarmouche.games.malifaux.cards.vocabulary import Call
from escarmouche.games.malifaux.fate import deck, trigger
from escarmouche.games.malifaux.harm import condition, hazard
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.refusals import only_models
from escarmouche.games.malifaux.state import After
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import occasions, once_per

# -- who waits for what


# -- one after the other


@rule("MALI-TIME-01", "MALI-AMB-113")
def resolve_waiting(game: Malifaux) -> Rule[None]:
    """All effects that wait, batch after batch: what a batch creates comes after all of it."""
    state = game.state
    while state.afters:
        afters, state.afters = state.afters, []
        yield from batch(game, afters)


@rule("MALI-TIME-02", "MALI-DP-21", "MALI-DP-14", "MALI-AMB-112")
def batch(game: Malifaux, afters: Sequence[After]) -> Rule[None]:
    """Simultaneous effects: the Active player's models one by one with all of their effects, then the opponent's, then those of no
    model."""
    if len(afters) == 1:  # there is no order to choose
        yield from resolve(game, afters[0])
        return
    left = yield from auras(game, afters)
    lead = game.lead
    for seat in (lead, game.opponent(lead)):
        while waiting := [after for after in left if after.seat == seat and after.model]:
            model = yield from _whose(game, seat, waiting)
            own = [after for after in waiting if after.model == model]
            left = [after for after in left if after not in own]
            yield from _resolve_in_order(game, seat, own)
    yield from _resolve_in_order(game, lead, left)


def _whose(game: Malifaux, seat: int, afters: Sequence[After]) -> Rule[str]:
    """Which of the player's models is next."""
    models = list(dict.fromkeys([after.model for after in afters]))
    if len(models) == 1:
        return models[0]
    about: questions.EffectsOf = {"effects": list(dict.fromkeys([after.source for after in afters]))}
    why = _why_idle(game, models)
    answer: str = yield Choose(
        "effects-of", seat=seat, rule="MALI-TIME-02", options=models, of="model", about=about, why=why
    )
    return answer


def _resolve_in_order(game: Malifaux, seat: int, afters: Sequence[After]) -> Rule[None]:
    """Some effects, one at a time, in the order the player likes."""
    left = list(afters)
    while left:
        after = yield from _choose_next(game, seat, left)
        left.remove(after)
        yield from resolve(game, after)


def _choose_next(game: Malifaux, seat: int, left: Sequence[After]) -> Rule[After]:
    """Which of them comes next: the player names the effect, and if there are several of it, the model or piece it is about."""
    sources = list(dict.fromkeys([after.source for after in left]))
    source, about = sources[0], questions.OfModel(model=left[0].model)
    if len(sources) > 1:
        source = yield Choose("next-effect", seat=seat, rule="MALI-TIME-02", options=sources, of="effect", about=about)
    same = {_about(after): after for after in reversed(left) if after.source == source}
    if len(same) == 1 or source in condition.ENDING:  # several Adversaries end alike
        return next(after for after in left if after.source == source)
    options, why = list(reversed(same)), _why_idle(game, list(same))
    named: questions.NextAbout = {"model": left[0].model, "effect": source}
    name = yield Choose("next-about", seat=seat, rule="MALI-TIME-02", options=options, of="model", about=named, why=why)
    return same[name]


def _why_idle(
    game: Malifaux, models: list[str], key: str = "why-no-effect-waits", rule_id: str = "MALI-TIME-02"
) -> Callable[[Any], Refusal | None]:
    return only_models(game, models, key, rule_id)


def _about(after: After) -> str:
    """What an effect is about, by a name that readers know."""
    return after.about.removeprefix(hazard.MARKERS) or "nobody"


@rule("MALI-AURA-03", "MALI-AURA-04", "MALI-AMB-138", "MALI-DP-52")
def auras(game: Malifaux, afters: Sequence[After]) -> Rule[list[After]]:
    """If several Auras of the same name would change the same model, one does; its controller chooses."""
    left = list(afters)
    for after in afters:
        rivals = _rivals(game, after, left) if after.about and len(left) > 1 and after in left else {}
        if len(rivals) > 1:
            seat, about = control.decider(game, game.model(after.about)), questions.OfModel(model=after.about)
            options, why = list(rivals), _why_idle(game, list(rivals), "why-no-aura", "MALI-AURA-04")
            name = yield Choose(
                "which-aura", seat=seat, rule="MALI-AURA-04", options=options, of="model", about=about, why=why
            )
            others = [effect for model, theirs in rivals.items() if model != name for effect in theirs]
            left = [effect for effect in left if effect not in others]
    return left


def _rivals(game: Malifaux, after: After, left: Sequence[After]) -> dict[str, list[After]]:
    """The effects of all Auras of this name about the same model, by their owner."""
    name, rivals = _affecting(game, after), dict[str, list[After]]()
    for other in left:
        if name and other.about == after.about and _affecting(game, other) == name:
            rivals.setdefault(other.model, []).append(other)
    return rivals


def _affecting(game: Malifaux, after: After) -> str:
    """The name of an Aura that affects the model it is about; empty for everything else."""
    ability = find(game, after.source)
    if ability is None or ability.when is None or not ability.when.aura:
        return ""
    touched = set(_touching(ability.effects))
    return ability.name["en"] if touched == {"about"} else ""


def _touching(calls: Iterable[Call]) -> Iterator[str]:
    """Whom effects touch. What a word holds is not examined if the word itself touches somebody."""
    for call in calls:
        if isinstance(call.params, Aimed):
            yield call.params.to
        else:
            yield from _touching(getattr(call.params, "effects", ()))


def find(game: Malifaux, key: str) -> Ability | None:
    """The Ability of that key; None if the key is of something else."""
    return game.library.abilities.get(key)


def ability_of(game: Malifaux, after: After) -> Ability:
    """The Ability that waits."""
    ability = find(game, after.source)
    assert ability is not None
    return ability


# -- one effect


def resolve(game: Malifaux, after: After) -> Step[None]:
    """One effect of a batch, entirely, whatever it is."""
    if after.source in condition.NAMES:
        return condition.resolve(game, after)
    if after.source == "hazard":
        return hazard.resolve(game, after)
    if find(game, after.source) is not None:
        return ability(game, after)
    return trigger.after(game, after)


@rule("MALI-ABIL-01", "MALI-GEN-10", "MALI-GEN-11", "MALI-GEN-12", "MALI-DP-24", "MALI-DP-59")
def ability(game: Malifaux, after: After) -> Rule[None]:
    """An active Ability: whether it may be used, whether its player wants it, the cost, then its effects."""
    printed, model = find(game, after.source), game.model(after.model)
    if printed is None or printed.when is None or once_per.spent(game, model, printed.key, printed.once):
        return
    if not model.in_play and printed.when.event not in occasions.SELF:
        return
    about = game.find(after.about) if after.about else None
    use = Use(after.seat, model, printed.key, about=about, amount=after.amount, x=after.amount)
    if printed.cost and effect.why_unpaid(game, printed.cost, use) is not None:
        return
    if printed.may and not (yield from wanted(game, use)):
        return
    once_per.use(game, model, printed.key, printed.once)
    game.tell("ability", "MALI-ABIL-01", model=model.id, ability=printed.key, target=after.about)
    if (yield from effect.pay(game, printed.cost, use)):
        yield from effect.run(game, printed.effects, use)
    yield from deck.limit(game)


def wanted(game: Malifaux, use: Use) -> Rule[bool]:
    """Does the player want an effect that the model may use?"""
    about: questions.May = {"model": use.model.id, "ability": use.source, "target": use.about.id if use.about else ""}
    answer = yield Choose("may", seat=use.seat, rule="MALI-DP-24", options=("yes", "no"), about=about)
    return bool(answer == "yes")


@rule("MALI-START-08", "MALI-END-01", "MALI-SETUP-31")
def moment(game: Malifaux, event: str, more: Sequence[After] = ()) -> Rule[None]:
    """A moment of the game: all Abilities that wait for it, of all models in play, and effects of the rules themselves."""
    for model in game.in_play() if occasions.awaited(game, event) else ():
        if game.heeding(event, model):
            occasions.happen(game, event, model)
    game.state.afters += more
    yield from resolve_waiting(game)
