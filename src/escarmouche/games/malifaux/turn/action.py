"""Actions: what a model may do next, and an Action step by step (MALI-ACTN, MALI-RES, MALI-RESTR).

An Action rests in `state.resolving` from its declaration until everything after it is done. `Resolving.stage` says which step comes
next, and each is a rule of its own: cost, target, choose, effects, after. Its duel lies between target and effects, in `state.duels`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import islice

from escarmouche.core.asks.ask import Answer, Branch, Choose, Menu, Shut
from escarmouche.core.asks.lazy_choose import LazyChoose
from escarmouche.core.asks.lazy_menu import LazyMenu
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.cards import effect, passives, stats
from escarmouche.games.malifaux.cards.card import GENERAL, Action
from escarmouche.games.malifaux.cards.effect import Use
from escarmouche.games.malifaux.cards.restrictions import why_excluded
from escarmouche.games.malifaux.fate import deck, duel, trigger
from escarmouche.games.malifaux.ground.marker_kinds import BRIEF
from escarmouche.games.malifaux.harm import condition, damage, hazard
from escarmouche.games.malifaux.refusals import why_absent
from escarmouche.games.malifaux.state import Generated, Model, Resolving
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import general_actions, occasions, once_per, targeting, timing
from escarmouche.games.malifaux.turn.declaration import bar, declare, why_beyond_limit, why_unknown
from escarmouche.games.malifaux.turn.targeting import needs_target, of_target, untargeted, why_out_of_range, why_unseen

# -- what may be declared


@clause("MALI-ACT-05", "MALI-ACTN-01", "MALI-DP-25", "MALI-GACT-08", "MALI-AMB-23")
def menu(game: Malifaux, model: Model, seat: int, left: int) -> Menu | None:
    """All that a model may do next in its Activation: its own Actions, the General ones, or to stop; None if it can only stop.

    It has `left` Actions left. A (bonus) Action need not be one of them (MALI-ACTN-05).
    """
    printed = game.keyed(model)
    names = (*printed, *general_actions.NAMES)
    possible = _allowed(game, model, printed, left, names)
    if len(possible) == 1:
        return None

    def behind(name: str) -> Branch | Shut:
        action = printed.get(name)
        if name not in possible:
            return why_beyond_limit(game, model, action is not None and action.bonus, None)
        if action is not None:
            return bar(game, model, action)
        return general_actions.offer(game, model, seat, name) if name in general_actions.OFFERS else None

    about: questions.Act = {"model": model.id, "left": left, "odds": True}
    menu = LazyMenu(
        "act",
        names=names,
        possible=possible,
        behind=behind,
        seat=seat,
        rule="MALI-ACT-05",
        of="action",
        about=about,
        why=partial(_why_no_action, game, model),
    )
    return menu if left or any(name != "stop" for name, _ in menu.open()) else None


@clause("MALI-PASS-01")
def _why_no_action(game: Malifaux, model: Model, name: Answer) -> Refusal | None:
    """A pass is no Action, nor is an Action of another card."""
    return refuse("why-pass-later", "MALI-PASS-01") if name == "pass" else why_unknown(game, model, name)


@clause("MALI-ACT-05", "MALI-ACTN-05")
def _allowed(
    game: Malifaux, model: Model, printed: Mapping[str, Action], left: int, names: Sequence[str]
) -> Sequence[str]:
    """The names of the Actions that the limits of its Activation leave."""
    activation = game.state.activation
    bonus = activation is not None and not activation.bonus_taken and (left > 0 or not stats.counts(model, True))
    if left > 0 and bonus:
        return names
    within_limits = [key for key, action in printed.items() if (bonus if action.bonus else left > 0)]
    return [*within_limits, *(general_actions.NAMES if left > 0 else ("stop",))]


# -- declaring (step 1)


@rule("MALI-RES-01", "MALI-DP-25")
def begin(
    game: Malifaux, model: Model, seat: int, key: str, details: Answer, generated: Generated | None = None
) -> Rule[None]:
    """An Action is declared. A General Action is carried out at once, as far as the answer (`details`) goes."""
    resolving = declare(game, model, seat, key, generated)
    if key in GENERAL:
        yield from general_actions.carry_out(game, resolving, details)
        if resolving.stage == "after":
            yield from after(game)


# -- the steps


def step(game: Malifaux) -> Step[None]:
    """The next step of the Action being resolved."""
    resolving = game.state.resolving[-1]
    if resolving.key in GENERAL and resolving.stage != "after":
        return general_actions.step(game)
    return STAGES[resolving.stage](game)


def use_of(game: Malifaux, resolving: Resolving) -> Use:
    """An Action as its words see it."""
    target = game.find(resolving.target) if resolving.target else None
    marker = game.find_marker(resolving.target) if resolving.target and target is None else None
    chosen = tuple([game.model(name) for name in resolving.chosen])
    return Use(resolving.seat, game.model(resolving.model), resolving.key, target, marker, chosen, x=resolving.x)


def fail(game: Malifaux, resolving: Resolving, rule_id: str) -> None:
    """The Action fails: its remaining steps are skipped, except what comes after it."""
    game.tell("fails", rule_id, model=resolving.model, action=resolving.key)
    resolving.success, resolving.stage = False, "after"


@rule("MALI-RES-02", "MALI-DP-26", "MALI-AMB-25")
def pay(game: Malifaux) -> Rule[None]:
    """Step 2: its costs are paid at once, or it fails."""
    resolving = game.resolving
    action = game.action(resolving.key)
    if not (yield from effect.pay(game, untargeted(action.cost), use_of(game, resolving))):
        fail(game, resolving, "MALI-RES-02")
        return
    resolving.stage = "target" if needs_target(action) else "choose"


@rule("MALI-RES-03", "MALI-RES-04", "MALI-RES-05", "MALI-DP-27", "MALI-GEN-13")
def aim(game: Malifaux) -> Rule[None]:
    """Step 3: the target is declared and pays what it has to pay; without a legal target the Action fails."""
    resolving = game.resolving
    action, model = game.action(resolving.key), game.model(resolving.model)
    named = Generated(model.id, resolving.seat, resolving.origin, target=resolving.target) if resolving.target else None
    legal = list(islice(targeting.legal(game, model, action, named), 2))
    if not legal:
        resolving.target = ""
        fail(game, resolving, "MALI-RES-04")
        return
    resolving.target = legal[0] if len(legal) == 1 else (yield target_ask(game, resolving, legal))
    game.tell("targets", "MALI-RES-04", model=model.id, target=resolving.target, action=resolving.key)
    if action.per:
        once_per.use(game, model, resolving.key, action.once, resolving.target)
    use = use_of(game, resolving)
    if not (yield from effect.pay(game, [call for call in action.cost if of_target(call)], use)):
        fail(game, resolving, "MALI-RES-03")
        return
    if use.target is not None and not (yield from faces(game, resolving, action, use.target)):
        fail(game, resolving, "MALI-GEN-08")
        return
    resolving.stage = "choose"


def target_ask(game: Malifaux, resolving: Resolving, known: list[str]) -> Choose:
    """Which target? Some are known to be legal."""
    action, model = game.action(resolving.key), game.model(resolving.model)
    about: questions.Target = {"model": model.id, "action": resolving.key, "odds": True}

    def why(name: Answer) -> Refusal | None:
        other = game.find(str(name))
        return _why_not_targeted(game, model, action, other) if other is not None else None

    if action.marker:
        options, why = (
            partial(targeting.targets, game, action, model),
            partial(_why_marker_not_targeted, game, model, action),
        )
        return Choose(
            "target", seat=resolving.seat, rule="MALI-RES-04", options=options, of="marker", about=about, why=why
        )
    return LazyChoose(
        "target",
        among=lambda: [other.id for other in targeting.close(game, model, action)],
        passes=lambda name: why(name) is None,
        known=known,
        seat=resolving.seat,
        rule="MALI-RES-04",
        of="model",
        about=about,
        why=why,
    )


def _why_not_targeted(game: Malifaux, model: Model, action: Action, other: Model) -> Refusal | None:
    """Why a model cannot be the target; one that is out of play never can."""
    gone = why_absent(other) if not other.in_play else None
    return gone or targeting.why_not_target(game, model, action, other)


@clause("MALI-RES-04", "MALI-RESTR-01")
def _why_marker_not_targeted(game: Malifaux, model: Model, action: Action, name: Answer) -> Refusal | None:
    """Why a Marker cannot be the target: it is of another kind, or something forbids it."""
    marker = game.find_marker(name)
    if marker is None:
        return None
    if marker.kind not in action.marker:
        return refuse("why-marker-other-kind", "MALI-RES-04", marker=marker.id, kinds=list(action.marker))
    return targeting.why_marker_not_target(game, model, action, marker)


@rule("MALI-GEN-08", "MALI-ABIL-04", "MALI-AMB-132")
def faces(game: Malifaux, resolving: Resolving, action: Action, target: Model) -> Rule[bool]:
    """Being targeted is an event. A model that attacks a Terrifying enemy must pass a Wp duel first, or the Action fails."""
    model = game.model(resolving.model)
    occasions.happen(game, "targeted", target, about=model, type=action.type)
    if not action.attack or target.seat == model.seat or condition.immune(game, model, "terrifying"):
        return True
    numbers = [word.tn for word in passives.find(game, target, "terrifying")]
    if not numbers:
        return True
    return bool((yield from duel.simple(game, model, "wp", max(numbers), name="terrifying", rule_id="MALI-GEN-08")))


@rule("MALI-RES-06", "MALI-RES-07", "MALI-DP-27")
def choose(game: Malifaux) -> Rule[None]:
    """A model is chosen, where one is chosen and not targeted; then the duel begins, or the Action succeeds without one."""
    resolving = game.resolving
    action, model = game.action(resolving.key), game.model(resolving.model)
    if action.choose is not None:
        options = [m.id for m in game.in_play() if effect.fits(game, model, m, action.choose)]
        options = [name for name in options if not _out_of_reach(game, model, action, name)]
        if not options:
            fail(game, resolving, "MALI-RES-06")
            return
        about: questions.Choose = {"model": model.id, "action": resolving.key}
        why = partial(_why_not_chosen, game, model, action, options)
        name = yield Choose(
            "choose", seat=resolving.seat, rule="MALI-RES-06", options=options, of="model", about=about, why=why
        )
        resolving.chosen = [name]
    resolving.stage = "effects"
    if duel.is_needed(action):
        duel.begin(game, action, model, use_of(game, resolving).target)
    else:
        resolving.success = True


def _why_not_chosen(
    game: Malifaux, model: Model, action: Action, options: Sequence[str], name: Answer
) -> Refusal | None:
    """Why a model cannot be chosen."""
    other = game.find(str(name))
    if other is None or name in options:
        return None
    if reason := why_absent(other):
        return reason
    reason = why_out_of_range(game, model, action, other) or why_unseen(game, model, action, other)
    return reason or (why_excluded(game, model, other, action.choose) if action.choose is not None else None)


def _out_of_reach(game: Malifaux, model: Model, action: Action, name: str) -> bool:
    """Is a model on the table out of range or LoS?"""
    other = game.model(name)
    return other.on_table and bool(
        why_out_of_range(game, model, action, other) or why_unseen(game, model, action, other)
    )


@rule("MALI-RES-07", "MALI-RES-08", "MALI-TRIG-08")
def effects(game: Malifaux) -> Rule[None]:
    """Steps 4 and 5: the duel is decided; on a success the effects apply in printed order. Then the Conflict is cleared."""
    resolving = game.resolving
    if not resolving.success:
        game.tell("fails", "MALI-RES-07", model=resolving.model, action=resolving.key)
    elif resolving.instead:
        yield from general_actions.shorten_push(game, resolving)
    else:
        yield from resolve(game, resolving)
    duels = game.state.duels
    if duels and duels[-1].action == resolving.key and duels[-1].sides[0].model == resolving.model:
        duel.clear_conflict(game)
    resolving.stage = "after"


@rule("MALI-RES-08", "MALI-TRIG-08", "MALI-DMG-10")
def resolve(game: Malifaux, resolving: Resolving) -> Rule[None]:
    """The effects of an Action, then damage that Triggers have added if it dealt none, then Triggers that are resolved last."""
    yield from effect.run(game, game.action(resolving.key).effects, use_of(game, resolving))
    yield from damage.trigger_damage_only(game, resolving)
    yield from trigger.effects(game, resolving, "resolving")


@rule("MALI-RES-09", "MALI-TERR-09", "MALI-TERR-10", "MALI-AMB-113", "MALI-HAND-02", "MALI-SHOCK-01")
def after(game: Malifaux) -> Rule[None]:
    """Step 6: everything that happens after the Action, as one batch; then it is over."""
    resolving = game.resolving
    model, target = game.model(resolving.model), game.find(resolving.target) if resolving.target else None
    trigger.later(game, resolving)
    condition.acted(game, model, target)
    type = "" if resolving.key in GENERAL else game.action(resolving.key).type
    occasions.happen(game, "acts", model, about=target, type=type, action=resolving.key)
    game.state.afters += hazard.after(game, resolving, model)
    if game.state.afters:
        yield from timing.resolve_waiting(game)
    if game.markers_of("brief"):
        game.state.markers[:] = [marker for marker in game.state.markers if marker.kind not in BRIEF]
    yield from deck.limit(game)
    game.state.resolving.pop()


STAGES: dict[str, Callable[[Malifaux], Step[None]]] = {
    "cost": pay,
    "target": aim,
    "choose": choose,
    "effects": effects,
    "after": after,
}
