"""Actions: what a model may declare, and the procedure step by step (MALI-ACTN, MALI-RES, MALI-RESTR).

An Action rests in `state.doing` from its declaration until everything after it is done. `Doing.stage` says which step comes next, and
each is a rule of its own: cost, target, choose, effects, after. Its duel lies between target and effects, in `state.duels`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice

from escarmouche.core.asks.ask import Answer, Branch, Choose, Menu, Shut
from escarmouche.core.asks.lazy_choose import LazyChoose
from escarmouche.core.asks.lazy_menu import LazyMenu
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.malifaux.cards import effect, passives
from escarmouche.games.malifaux.cards.card import GENERAL, Action
from escarmouche.games.malifaux.cards.effect import Use
from escarmouche.games.malifaux.cards.not_meant import not_whose, unmeant
from escarmouche.games.malifaux.cards.vocabulary import Call
from escarmouche.games.malifaux.fate import deck, duel, past_conflicts, trigger
from escarmouche.games.malifaux.goals import strategy
from escarmouche.games.malifaux.ground import measure, sight
from escarmouche.games.malifaux.ground.marker_kinds import BRIEF
from escarmouche.games.malifaux.harm import condition, damage, hazard
from escarmouche.games.malifaux.models import control, stats
from escarmouche.games.malifaux.refusals import absent
from escarmouche.games.malifaux.state import GONE, Doing, Generated, Marker, Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import engage, general_actions, limit, timing
from escarmouche.space.units import TOLERANCE

FREE = ("trigger", "disengage")  # Actions so generated may be (bonus) ones whatever was declared before (MALI-TRIG-15)


# -- what may be declared


@clause("MALI-ACT-05", "MALI-ACTN-01", "MALI-DP-25", "MALI-GACT-08", "MALI-AMB-23")
def menu(game: Malifaux, model: Model, seat: int, left: int, known: dict[str, Branch | Shut]) -> Menu:
    """All that a model may do next in its Activation: its own Actions, the General ones, or to stop. It has so many Actions left, and
    some have been looked at."""
    printed = game.keyed(model)
    names = (*printed, *general_actions.NAMES)
    possible = _allowed(game, model, printed, left, names)

    def behind(name: str) -> Branch | Shut:
        action = printed.get(name)
        if name not in possible:
            return uncounted(game, model, action is not None and action.bonus, None)
        if action is not None:
            return unfit(game, model, action)
        return general_actions.offer(game, model, seat, name) if name in general_actions.OFFERS else None

    return LazyMenu(
        "act",
        names=names,
        possible=possible,
        behind=behind,
        seat=seat,
        rule="MALI-ACT-05",
        of="action",
        about={"model": model.id, "left": left, "odds": True},
        known=known,
        why=partial(unknown_to, game, model),
    )


@clause("MALI-ACTN-01")
def unknown_to(game: Malifaux, model: Model, name: Answer) -> Refusal | None:
    """An Action that is on other cards, not on this model's."""
    known = any(name in game.keyed(other) for other in game.models)
    return refuse("why-no-such-action", "MALI-ACTN-01", model=model.id, action=name) if known else None


@clause("MALI-ACT-05", "MALI-ACTN-05")
def _allowed(
    game: Malifaux, model: Model, printed: Mapping[str, Action], left: int, names: Sequence[str]
) -> Sequence[str]:
    """What the limits of its Activation leave of all that."""
    activation = game.state.activation
    bonus = activation is not None and not activation.bonus and (left > 0 or not stats.counts(model, True))
    if left > 0 and bonus:
        return names
    found = [key for key, action in printed.items() if (bonus if action.bonus else left > 0)]
    return [*found, *(general_actions.NAMES if left > 0 else ("stop",))]


@clause(
    "MALI-ACTN-05",
    "MALI-ENG-03",
    "MALI-RES-02",
    "MALI-RES-04",
    "MALI-RESTR-01",
    "MALI-AMB-25",
    "MALI-GEN-10",
    "MALI-GEN-11",
)
def why_not(game: Malifaux, model: Model, action: Action, born: Generated | None = None) -> Refusal | None:
    """Why an Action cannot be declared now; `born` is what generated it."""
    return uncounted(game, model, action.bonus, born) or unfit(game, model, action, born)


@clause("MALI-ENG-03", "MALI-RES-02", "MALI-RES-04", "MALI-RESTR-01", "MALI-GEN-10", "MALI-GEN-11")
def unfit(game: Malifaux, model: Model, action: Action, born: Generated | None = None) -> Refusal | None:
    """Why it cannot be declared though there are Actions left: it was used, somebody is engaged, it cannot be paid, nobody to target."""
    if not action.per and limit.spent(game, model, action.key, action.once):
        rule_id = "MALI-GEN-10" if action.once == "activation" else "MALI-GEN-11"
        return refuse(f"why-once-{action.once}", rule_id, action=action.key)
    if reason := engaged(game, model, action):
        return reason
    if action.cost:
        use = Use(born.seat if born else model.seat, model, action.key)
        if reason := effect.unpaid(game, untargeted(action.cost), use):
            return reason
    if needs_target(action) and next(legal(game, model, action, born), None) is None:
        return refuse("why-no-target", "MALI-RES-04", action=action.key)
    return None


@clause("MALI-ACT-05", "MALI-ACTN-05", "MALI-TRIG-14", "MALI-TRIG-15", "MALI-TIME-03", "MALI-AMB-27", "MALI-AMB-28")
def uncounted(game: Malifaux, model: Model, bonus: bool, born: Generated | None) -> Refusal | None:
    """Why the limits of its Activation forbid an Action: the Action limit, or the one (bonus) Action."""
    activation = game.state.activation
    own = activation is not None and activation.model == model.id
    if bonus and own and activation.bonus and not (born and born.born in FREE):  # type: ignore[union-attr]
        return refuse("why-bonus-taken", "MALI-ACTN-05", model=model.id)
    if born is None and stats.counts(model, bonus) and stats.left(game, model) <= 0:
        return _spent(game, model)
    return None


@clause("MALI-ACT-05", "MALI-COND-07")
def _spent(game: Malifaux, model: Model) -> Refusal:
    """All Actions are taken; Slow leaves one less."""
    limit = stats.limit(game, model)
    if condition.has(model, "slow"):
        return refuse("why-no-actions-slow", "MALI-COND-07", model=model.id, limit=limit)
    return refuse("why-no-actions", "MALI-ACT-05", model=model.id, limit=limit)


@clause("MALI-ENG-03", "MALI-RESTR-01")
def engaged(game: Malifaux, model: Model, action: Action) -> Refusal | None:
    """Why being engaged, or not being so, forbids an Action."""
    if action.type == "missile" and engage.engaged(game, model) and not engage.shoots(game, model):
        return refuse("why-engaged-missile", "MALI-ENG-03", model=model.id)
    if action.engaged is not None and engage.engaged(game, model) is not action.engaged:
        key = "why-only-engaged" if action.engaged else "why-not-engaged"
        return refuse(key, "MALI-RESTR-01", model=model.id, action=action.key)
    return None


def untargeted(cost: tuple[Call, ...]) -> list[Call]:
    """The costs that are paid at once."""
    return [call for call in cost if not of_target(call)]


def of_target(call: Call) -> bool:
    """Does a cost refer to the target?"""
    return getattr(call.params, "of", "") == "target"


# -- whom it may target


def needs_target(action: Action) -> bool:
    return action.target is not None or bool(action.marker)


@clause("MALI-RES-03", "MALI-RES-04", "MALI-RES-05", "MALI-ACTN-03", "MALI-MARK-14", "MALI-BURY-02")
def legal(game: Malifaux, model: Model, action: Action, born: Generated | None = None) -> Iterator[str]:
    """Every legal target, one after the other: looked for no further than somebody wants to know."""
    if action.marker:
        for one in game.state.markers:
            if one.kind in action.marker and marker_why(game, model, action, one) is None:
                yield one.id
        return
    for other in close(game, model, action, born):
        if target_why(game, model, action, other, born) is None:
            yield other.id


def close(game: Malifaux, model: Model, action: Action, born: Generated | None = None) -> Iterator[Model]:
    """The models that may be targets: most are too far away, and nobody has asked why."""
    ranged, cards, x, y = bool(action.range or action.type), game.cards, model.x, model.y
    reach = action.range + cards[model.card].radius + TOLERANCE
    most, who = reach + measure.WIDEST, action.target.who if action.target else "any"
    shunned = -1 if who == "any" else model.seat if who == "enemy" else game.opponent(model.seat)
    named = born.target if born is not None else ""
    for other in game.models:
        if other.seat == shunned or (named and other.id != named):
            continue
        if ranged and other.status == "":
            dx = other.x - x
            if dx > most or dx < -most:
                continue
            far, dy = reach + cards[other.card].radius, other.y - y
            if dx * dx + dy * dy > far * far:
                continue
        if other.status in ("", "buried"):
            yield other


def targets(game: Malifaux, action: Action, model: Model, born: Generated | None = None) -> list[str]:
    """All legal targets."""
    return list(legal(game, model, action, born))


@clause("MALI-RES-04", "MALI-RES-05", "MALI-RESTR-02", "MALI-RESTR-03", "MALI-RESTR-04", "MALI-RESTR-05", "MALI-GEN-13")
def target_why(
    game: Malifaux, model: Model, action: Action, other: Model, born: Generated | None = None
) -> Refusal | None:
    """Why a model cannot be the target: range, restrictions, a limit against it, LoS, a cost that it would have to pay."""
    if action.attack and other is model:
        return refuse("why-target-self", "MALI-RES-05", model=model.id)
    if other.status == "" and (reason := beyond(game, model, action, other)):
        return reason
    if action.target is None:
        return refuse("why-targets-nobody", "MALI-RES-04", action=action.key)
    if reason := unmeant(game, model, other, action.target):
        return reason
    if action.per and limit.spent(game, model, action.key, action.once, other.id):
        return refuse(f"why-once-target-{action.once}", "MALI-GEN-13", action=action.key, target=other.id)
    if other.status == "" and (reason := unseen(game, model, action, other)):
        return reason
    if not action.cost:
        return None
    use = Use(born.seat if born else control.decider(game, model), model, action.key, other)
    return effect.unpaid(game, [call for call in action.cost if of_target(call)], use)


@clause("MALI-RES-04", "MALI-MEAS-04", "MALI-ACTN-06")
def beyond(game: Malifaux, model: Model, action: Action, thing: Model | Marker) -> Refusal | None:
    """Is something beyond the range? An Action without a range names its own distance."""
    if thing is model or not (action.range or action.type) or measure.within(game, model, thing, action.range):
        return None
    gap = round(measure.gap(game, model, thing))
    return refuse("why-out-of-reach", "MALI-RES-04", target=thing.id, gap=gap, reach=action.range)


@clause("MALI-RES-04", "MALI-EX-33")
def unseen(game: Malifaux, model: Model, action: Action, thing: Model | Marker) -> Refusal | None:
    """Is it not in LoS, where the Action needs it?"""
    if thing is model or not action.sight or sight.sees(game, model, thing):
        return None
    return refuse("why-not-seen", "MALI-RES-04", target=thing.id)


@clause("MALI-RES-04", "MALI-MARK-14", "MALI-RESTR-02", "MALI-RESTR-03")
def marker_why(game: Malifaux, model: Model, action: Action, one: Marker) -> Refusal | None:
    """The same of a Marker. Strategy Markers are nobody's target."""
    if strategy.protects(one):
        return refuse("why-strategy-marker", "MALI-MARK-14", target=one.id)
    who = action.target.who if action.target is not None else "any"
    return not_whose(one, model, who) or beyond(game, model, action, one) or unseen(game, model, action, one)


# -- declaring (step 1)


@rule("MALI-RES-01", "MALI-DP-25")
def begin(game: Malifaux, model: Model, seat: int, key: str, said: Answer, born: Generated | None = None) -> Rule[None]:
    """An Action is declared. What was said with it belongs to a General Action, which is carried out at once as far as it goes."""
    doing = declare(game, model, seat, key, born)
    if key in GENERAL:
        yield from general_actions.carry(game, doing, said)
        if doing.stage == "after":
            yield from after(game)


@clause("MALI-RES-01", "MALI-GEN-10", "MALI-GEN-11", "MALI-AMB-25", "MALI-CTRL-03", "MALI-TERR-10")
def declare(game: Malifaux, model: Model, seat: int, key: str, born: Generated | None = None) -> Doing:
    """It counts from now on, whatever comes of it."""
    printed = None if key in GENERAL else game.action(key)
    count(game, model, printed is not None and printed.bonus, born)
    if printed is None:
        limit.use(game, model, key, general_actions.ONCE.get(key, ""))
    elif not printed.per:
        limit.use(game, model, key, printed.once)
    state = game.state
    if not state.doing:
        past_conflicts.clear(game)
    doing = Doing(key, model.id, seat, stage="cost", born=born.born if born else "", behind=len(state.queue))
    doing.target = born.target if born else ""
    state.doing.append(doing)
    game.tell("declares", "MALI-RES-01", model=model.id, action=key, born=doing.born)
    hazard.stands(game, model)
    if printed is not None:
        doing.stage = _after_declaring(printed)
    return doing


def _after_declaring(action: Action) -> str:
    """Steps that have nothing to do are left out."""
    if untargeted(action.cost):
        return "cost"
    return "target" if needs_target(action) else "choose"


@clause("MALI-ACT-05", "MALI-ACTN-05", "MALI-COND-09", "MALI-TRIG-14", "MALI-AMB-27", "MALI-AMB-28")
def count(game: Malifaux, model: Model, bonus: bool, born: Generated | None) -> None:
    """Against the Action limit, and as the one (bonus) Action: only in its own Activation. Generated Actions are free of the limit."""
    activation = game.state.activation
    if activation is None or activation.model != model.id:
        return
    if bonus and not (born and born.born in FREE):
        activation.bonus += 1
    if born is None and stats.counts(model, bonus):
        activation.taken += 1


# -- the steps


def step(game: Malifaux) -> Step[None]:
    """The next step of the Action being resolved."""
    doing = game.state.doing[-1]
    if doing.key in GENERAL and doing.stage != "after":
        return general_actions.step(game)
    return STAGES[doing.stage](game)


def use_of(game: Malifaux, doing: Doing) -> Use:
    """An Action as its words see it."""
    target = game.find(doing.target) if doing.target else None
    found = None
    if doing.target and target is None:
        found = next((one for one in game.state.markers if one.id == doing.target), None)
    chosen = tuple([game.model(name) for name in doing.chosen])
    return Use(doing.seat, game.model(doing.model), doing.key, target, found, chosen, x=doing.x)


def fail(game: Malifaux, doing: Doing, rule_id: str) -> None:
    """The Action fails: its remaining steps are skipped but for what comes after it."""
    game.tell("fails", rule_id, model=doing.model, action=doing.key)
    doing.success, doing.stage = False, "after"


@rule("MALI-RES-02", "MALI-DP-26", "MALI-AMB-25")
def pay(game: Malifaux) -> Rule[None]:
    """Step 2: its costs are paid at once, or it fails."""
    doing = game.doing
    action = game.action(doing.key)
    if not (yield from effect.pay(game, untargeted(action.cost), use_of(game, doing))):
        fail(game, doing, "MALI-RES-02")
        return
    doing.stage = "target" if needs_target(action) else "choose"


@rule("MALI-RES-03", "MALI-RES-04", "MALI-RES-05", "MALI-DP-27", "MALI-GEN-13")
def aim(game: Malifaux) -> Rule[None]:
    """Step 3: the target is declared and what it has to pay is paid; without a legal one the Action fails."""
    doing = game.doing
    action, model = game.action(doing.key), game.model(doing.model)
    born = Generated(model.id, doing.seat, doing.born, target=doing.target) if doing.target else None
    found = list(islice(legal(game, model, action, born), 2))
    if not found:
        doing.target = ""
        fail(game, doing, "MALI-RES-04")
        return
    doing.target = found[0] if len(found) == 1 else (yield target_ask(game, doing, found))
    game.tell("targets", "MALI-RES-04", model=model.id, target=doing.target, action=doing.key)
    if action.per:
        limit.use(game, model, doing.key, action.once, doing.target)
    use = use_of(game, doing)
    if not (yield from effect.pay(game, [call for call in action.cost if of_target(call)], use)):
        fail(game, doing, "MALI-RES-03")
        return
    if use.target is not None and not (yield from faces(game, doing, action, use.target)):
        fail(game, doing, "MALI-GEN-08")
        return
    doing.stage = "choose"


def target_ask(game: Malifaux, doing: Doing, known: list[str]) -> Choose:
    """Which target? Some are known to be legal."""
    action, model = game.action(doing.key), game.model(doing.model)
    about = {"model": model.id, "action": doing.key, "odds": True}

    def why(name: Answer) -> Refusal | None:
        other = game.find(str(name))
        return _untargeted(game, model, action, other) if other is not None else None

    if action.marker:
        options, why = partial(targets, game, action, model), partial(_no_marker, game, model, action)
        return Choose("target", seat=doing.seat, rule="MALI-RES-04", options=options, of="marker", about=about, why=why)
    return LazyChoose(
        "target",
        among=lambda: [other.id for other in close(game, model, action)],
        passes=lambda name: why(name) is None,
        known=known,
        seat=doing.seat,
        rule="MALI-RES-04",
        of="model",
        about=about,
        why=why,
    )


def _untargeted(game: Malifaux, model: Model, action: Action, other: Model) -> Refusal | None:
    """Why a model is no target; who is out of play is none of anything."""
    gone = absent(other) if other.status in GONE or other.status == "hired" else None
    return gone or target_why(game, model, action, other)


@clause("MALI-RES-04", "MALI-RESTR-01")
def _no_marker(game: Malifaux, model: Model, action: Action, name: Answer) -> Refusal | None:
    """Why a Marker is no target: it is of another kind, or cannot be targeted."""
    marker = next((one for one in game.state.markers if one.id == name), None)
    if marker is None:
        return None
    if marker.kind not in action.marker:
        return refuse("why-marker-other-kind", "MALI-RES-04", marker=marker.id, kinds=list(action.marker))
    return marker_why(game, model, action, marker)


@rule("MALI-GEN-08", "MALI-ABIL-04", "MALI-AMB-132")
def faces(game: Malifaux, doing: Doing, action: Action, target: Model) -> Rule[bool]:
    """Being targeted is an event; and who is Terrifying is not attacked by whoever fails a Wp duel."""
    model = game.model(doing.model)
    timing.happen(game, "targeted", target, about=model, type=action.type)
    if not action.attack or target.seat == model.seat or condition.immune(game, model, "terrifying"):
        return True
    found = [word.tn for word in passives.find(game, target, "terrifying")]
    if not found:
        return True
    return bool((yield from duel.simple(game, model, "wp", max(found), name="terrifying", rule_id="MALI-GEN-08")))


@rule("MALI-RES-06", "MALI-RES-07", "MALI-DP-27")
def choose(game: Malifaux) -> Rule[None]:
    """What is chosen and not targeted; then the duel begins, or the Action succeeds without one."""
    doing = game.doing
    action, model = game.action(doing.key), game.model(doing.model)
    if action.choose is not None:
        options = [m.id for m in game.in_play() if effect.fits(game, model, m, action.choose)]
        options = [name for name in options if not _out(game, model, action, name)]
        if not options:
            fail(game, doing, "MALI-RES-06")
            return
        about = {"model": model.id, "action": doing.key}
        why = partial(_unchosen, game, model, action, options)
        name = yield Choose(
            "choose", seat=doing.seat, rule="MALI-RES-06", options=options, of="model", about=about, why=why
        )
        doing.chosen = [name]
    doing.stage = "effects"
    if duel.needed(action):
        duel.begin(game, action, model, use_of(game, doing).target)
    else:
        doing.success = True


def _unchosen(game: Malifaux, model: Model, action: Action, options: Sequence[str], name: Answer) -> Refusal | None:
    """Why a model cannot be chosen."""
    other = game.find(str(name))
    if other is None or name in options:
        return None
    if reason := absent(other):
        return reason
    reason = beyond(game, model, action, other) or unseen(game, model, action, other)
    return reason or (unmeant(game, model, other, action.choose) if action.choose is not None else None)


def _out(game: Malifaux, model: Model, action: Action, name: str) -> bool:
    """Is a model on the table out of range or LoS?"""
    other = game.model(name)
    return other.status == "" and bool(beyond(game, model, action, other) or unseen(game, model, action, other))


@rule("MALI-RES-07", "MALI-RES-08", "MALI-TRIG-08")
def effects(game: Malifaux) -> Rule[None]:
    """Steps 4 and 5: the duel is decided; on a success the effects apply in printed order. Then the Conflict is cleared."""
    doing = game.doing
    if not doing.success:
        game.tell("fails", "MALI-RES-07", model=doing.model, action=doing.key)
    elif doing.blank:
        yield from general_actions.shorten(game, doing)
    else:
        yield from resolve(game, doing)
    duels = game.state.duels
    if duels and duels[-1].action == doing.key and duels[-1].sides[0].model == doing.model:
        duel.over(game)
    doing.stage = "after"


@rule("MALI-RES-08", "MALI-TRIG-08", "MALI-DMG-10")
def resolve(game: Malifaux, doing: Doing) -> Rule[None]:
    """What an Action does, and the Triggers that are resolved with it: damage added to an Action that dealt none, and what comes last."""
    yield from effect.run(game, game.action(doing.key).effects, use_of(game, doing))
    yield from damage.base(game, doing)
    yield from trigger.effects(game, doing, "resolving")


@rule("MALI-RES-09", "MALI-TERR-09", "MALI-TERR-10", "MALI-AMB-113", "MALI-HAND-02", "MALI-SHOCK-01")
def after(game: Malifaux) -> Rule[None]:
    """Step 6: everything that happens after the Action, as one batch; then it is over."""
    doing = game.doing
    model, target = game.model(doing.model), game.find(doing.target) if doing.target else None
    trigger.later(game, doing)
    condition.acted(game, model, target)
    type = "" if doing.key in GENERAL else game.action(doing.key).type
    timing.happen(game, "acts", model, about=target, type=type, action=doing.key)
    game.state.afters += hazard.after(game)
    if game.state.afters:
        yield from timing.settle(game)
    if measure.laid(game, "brief"):
        game.state.markers[:] = [one for one in game.state.markers if one.kind not in BRIEF]
    yield from deck.limit(game)
    game.state.doing.pop()


STAGES: dict[str, Callable[[Malifaux], Step[None]]] = {
    "cost": pay,
    "target": aim,
    "choose": choose,
    "effects": effects,
    "after": after,
}
