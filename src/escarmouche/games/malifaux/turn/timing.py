"""Timing: what waits for an event, and in which order effects that happen at once are resolved (MALI-TIME, MALI-ABIL-04).

An effect that says "after" is noted in `state.afters` when its event happens, and resolved once the Action or Ability under way is
over. All that were noted by then are one simultaneous batch; what they create in turn is the next (MALI-TIME-01, MALI-AMB-113).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from escarmouche.core.asks.ask import Choose
from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.malifaux.cards import effect
from escarmouche.games.malifaux.cards.card import Ability
from escarmouche.games.malifaux.cards.effect import Aimed, Use
from escarmouche.games.malifaux.cards.vocabulary import Call
from escarmouche.games.malifaux.fate import deck, trigger
from escarmouche.games.malifaux.ground import measure, sight
from escarmouche.games.malifaux.harm import condition, hazard
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.state import After, Doing, Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import limit
from escarmouche.space.units import mil

ALIVE = ("", "buried")
SELF = ("dying", "killed")  # events of a model that may be out of play by then: its own Abilities still count


# -- who waits for what


@clause("MALI-ABIL-04", "MALI-CARD-07")
def waiting(
    game: Malifaux,
    event: str,
    model: Model,
    *,
    amount: int = 0,
    about: Model | None = None,
    type: str = "",
    action: str = "",
    had: int = 0,
) -> list[After]:
    """Every Ability in play that this event of this model calls, as effects to be resolved. `about` is the other model in it, `action`
    the key of what it did, `had` its Health before."""
    found: list[After] = []
    for owner, ability in game.heeding(event, model):
        if owner.status not in ALIVE and not (owner is model and event in SELF):
            continue
        if _called(game, owner, ability, model, type) and _fitting(game, owner, ability, model, about, action, had):
            whom = about if owner is model else model
            seat = control.decider(game, owner)
            found.append(After(owner.id, seat, ability.key, whom.id if whom else "", amount))
    return found


def awaited(game: Malifaux, event: str) -> bool:
    """Has anybody in this game an Ability that waits for such an event at all?"""
    waits = game.backs.waits.get(event)
    return waits is not None and bool(game.bearers(waits))


def happen(
    game: Malifaux,
    event: str,
    model: Model,
    *,
    amount: int = 0,
    about: Model | None = None,
    type: str = "",
    action: str = "",
) -> None:
    """Something happened to a model: who waits for it has an effect to resolve after the current Action or Ability."""
    if event in game.backs.waits and game.heeding(event, model):
        game.state.afters += waiting(game, event, model, amount=amount, about=about, type=type, action=action)


@clause("MALI-RES-04", "MALI-GACT-05", "MALI-SCHM-14", "MALI-ABIL-04")
def aimed(game: Malifaux, doing: Doing, name: str) -> None:
    """A General Action targets a model: that is told, and an event like any other."""
    doing.target = name
    game.tell("targets", "MALI-RES-04", model=doing.model, target=name, action=doing.key)
    happen(game, "targeted", game.model(name), about=game.model(doing.model))


@clause("MALI-AURA-01", "MALI-AURA-02", "MALI-GEN-10", "MALI-GEN-11", "MALI-AMB-74")
def _called(game: Malifaux, owner: Model, ability: Ability, model: Model, type: str) -> bool:
    """Is it this Ability's event: its own model's, or that of a model whom it means, near enough and seen?"""
    when = ability.when
    if when is None or (when.type and when.type != type) or limit.spent(game, owner, ability.key, ability.once):
        return False
    if when.whose is None:
        return owner is model
    if not effect.fits(game, owner, model, when.whose):
        return False
    if not when.aura or owner is model:
        return True
    if owner.status or model.status:
        return False
    return measure.within(game, owner, model, mil(when.aura)) and sight.sees(game, owner, model)


@clause("MALI-ABIL-04", "MALI-CTRL-02", "MALI-DMG-11", "MALI-KILL-06", "MALI-AMB-87", "MALI-AMB-136")
def _fitting(
    game: Malifaux, owner: Model, ability: Ability, model: Model, about: Model | None, action: str, had: int
) -> bool:
    """Is it what the Ability says besides: after which Action, by whom or to whom, down to how much Health?"""
    when = ability.when
    if when is None or (when.actions and (action.partition(":")[2] or action) not in when.actions):
        return False
    for meant in (when.by, when.whom):
        if meant is not None and (about is None or not effect.fits(game, owner, about, meant)):
            return False
    if when.health is None:
        return True
    least = game.card(model).health / 2 if when.health == "half" else when.health
    return had > least >= model.health


# -- one after the other


@rule("MALI-TIME-01", "MALI-AMB-113")
def settle(game: Malifaux) -> Rule[None]:
    """All effects that wait, batch after batch: what a batch creates comes after all of it."""
    state = game.state
    while state.afters:
        afters, state.afters = state.afters, []
        yield from batch(game, afters)


@rule("MALI-TIME-02", "MALI-DP-21", "MALI-DP-14", "MALI-AMB-112")
def batch(game: Malifaux, afters: Sequence[After]) -> Rule[None]:
    """Simultaneous effects: the Active player's models one by one with all of their effects; then the other's; then what is nobody's."""
    if len(afters) == 1:  # there is no order to choose
        yield from resolve(game, afters[0])
        return
    left = yield from auras(game, afters)
    lead = game.lead
    for seat in (lead, game.opponent(lead)):
        while mine := [after for after in left if after.seat == seat and after.model]:
            model = yield from _whose(game, seat, mine)
            own = [after for after in mine if after.model == model]
            left = [after for after in left if after not in own]
            yield from _all(game, seat, own)
    yield from _all(game, lead, left)


def _whose(game: Malifaux, seat: int, afters: Sequence[After]) -> Rule[str]:
    """Which of the own models is next."""
    models = list(dict.fromkeys([after.model for after in afters]))
    if len(models) == 1:
        return models[0]
    about = {"effects": list(dict.fromkeys([after.source for after in afters]))}
    rest: dict[str, Any] = {"options": models, "of": "model", "about": about}
    rest["why"] = _why_idle(game, models)
    answer: str = yield Choose("effects-of", seat=seat, rule="MALI-TIME-02", **rest)
    return answer


def _all(game: Malifaux, seat: int, afters: Sequence[After]) -> Rule[None]:
    """Some effects, one at a time, in the order the player likes."""
    left = list(afters)
    while left:
        after = yield from _next(game, seat, left)
        left.remove(after)
        yield from resolve(game, after)


def _next(game: Malifaux, seat: int, left: Sequence[After]) -> Rule[After]:
    """Which of them comes next: by what it is, and where one thing would happen several times, by whom or what it is about."""
    sources = list(dict.fromkeys([after.source for after in left]))
    source, told = sources[0], {"model": left[0].model}
    if len(sources) > 1:
        source = yield Choose("next-effect", seat=seat, rule="MALI-TIME-02", options=sources, of="effect", about=told)
    same = {_about(after): after for after in reversed(left) if after.source == source}
    if len(same) == 1 or source in condition.ENDING:  # several Adversaries end alike
        return next(after for after in left if after.source == source)
    told["effect"] = source
    rest: dict[str, Any] = {"options": list(reversed(same)), "of": "model", "about": told}
    rest["why"] = _why_idle(game, list(same))
    name = yield Choose("next-about", seat=seat, rule="MALI-TIME-02", **rest)
    return same[name]


def _why_idle(
    game: Malifaux, models: list[str], key: str = "why-no-effect-waits", rule_id: str = "MALI-TIME-02"
) -> Callable[[Any], Refusal | None]:
    from escarmouche.games.malifaux.refusals import only_models  # it leads back here

    return only_models(game, models, key, rule_id)


def _about(after: After) -> str:
    """What an effect is about, by a name that readers know."""
    return after.about.removeprefix(hazard.MARKERS) or "nobody"


@rule("MALI-AURA-03", "MALI-AURA-04", "MALI-AMB-138", "MALI-DP-52")
def auras(game: Malifaux, afters: Sequence[After]) -> Rule[list[After]]:
    """Of several Auras of the same name that would change the same model one does, as its controller chooses."""
    left = list(afters)
    for after in afters:
        rivals = _rivals(game, after, left) if after.about and len(left) > 1 and after in left else {}
        if len(rivals) > 1:
            seat, about = control.decider(game, game.model(after.about)), {"model": after.about}
            rest: dict[str, Any] = {"options": list(rivals), "of": "model", "about": about}
            rest["why"] = _why_idle(game, list(rivals), "why-no-aura", "MALI-AURA-04")
            name = yield Choose("which-aura", seat=seat, rule="MALI-AURA-04", **rest)
            others = [one for model, theirs in rivals.items() if model != name for one in theirs]
            left = [one for one in left if one not in others]
    return left


def _rivals(game: Malifaux, after: After, left: Sequence[After]) -> dict[str, list[After]]:
    """The effects of all Auras of the same name about the same model, by whose they are."""
    name, found = _affecting(game, after), dict[str, list[After]]()
    for one in left:
        if name and one.about == after.about and _affecting(game, one) == name:
            found.setdefault(one.model, []).append(one)
    return found


def _affecting(game: Malifaux, after: After) -> str:
    """The name of an Aura whose affected model is the one it is about; of whatever else none."""
    ability = find(game, after.source)
    if ability is None or ability.when is None or not ability.when.aura:
        return ""
    touched = set(_touching(ability.effects))
    return ability.name["en"] if touched == {"about"} else ""


def _touching(calls: Iterable[Call]) -> Iterator[str]:
    """Whom effects touch: those within a word that touches somebody itself go with it."""
    for call in calls:
        if isinstance(call.params, Aimed):
            yield call.params.to
        else:
            yield from _touching(getattr(call.params, "effects", ()))


def find(game: Malifaux, key: str) -> Ability | None:
    """The Ability of that key; None if the key is of something else."""
    return game.backs.abilities.get(key)


def ability_of(game: Malifaux, after: After) -> Ability:
    """The Ability that waits."""
    found = find(game, after.source)
    assert found is not None
    return found


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
    """An active Ability: may it, does its player want it, the cost, then its text step by step."""
    found, model = find(game, after.source), game.model(after.model)
    if found is None or found.when is None or limit.spent(game, model, found.key, found.once):
        return
    if model.status not in ALIVE and found.when.event not in SELF:
        return
    about = game.find(after.about) if after.about else None
    use = Use(after.seat, model, found.key, about=about, amount=after.amount, x=after.amount)
    if found.cost and effect.unpaid(game, found.cost, use) is not None:
        return
    if found.may and not (yield from wanted(game, use)):
        return
    limit.use(game, model, found.key, found.once)
    game.tell("ability", "MALI-ABIL-01", model=model.id, ability=found.key, target=after.about)
    if (yield from effect.pay(game, found.cost, use)):
        yield from effect.run(game, found.effects, use)
    yield from deck.limit(game)


def wanted(game: Malifaux, use: Use) -> Rule[bool]:
    """Does the player want an effect that the model may use?"""
    about = {"model": use.model.id, "ability": use.source, "target": use.about.id if use.about else ""}
    answer = yield Choose("may", seat=use.seat, rule="MALI-DP-24", options=("yes", "no"), about=about)
    return bool(answer == "yes")


@rule("MALI-START-08", "MALI-END-01", "MALI-SETUP-31")
def moment(game: Malifaux, event: str, more: Sequence[After] = ()) -> Rule[None]:
    """A moment of the game: all Abilities that wait for it, of all models in play, and effects of the rules themselves."""
    for model in game.in_play() if awaited(game, event) else ():
        if game.heeding(event, model):
            happen(game, event, model)
    game.state.afters += more
    yield from settle(game)
