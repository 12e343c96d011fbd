"""Schemes in play: revealing them, what they let models Interact for, and their VP at the end (MALI-SCHM-01 to -03, MALI-HID-06).

That a player is asked must not give away which Schemes the player has. So a player is asked whenever any Scheme that the player could
have, for all the opponent knows, would be met: this depends on the pool, on what has been revealed, and on the table. The possible
answers depend on the Schemes themselves, and only their owner sees them.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import Any

from escarmouche.core.asks.ask import Answer, Branch, Choose, LazyBranch, Menu, parts
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.goals import goal
from escarmouche.games.malifaux.goals.goal import Plan, Spend, Tally
from escarmouche.games.malifaux.goals.schemes import (
    assassinate,
    breakthrough,
    claim_jump,
    deliver_a_message,
    detonate_charges,
    dig_their_graves,
    harness_the_ley_line,
    hold_up_their_forces,
    outflank,
    power_ritual,
    search_the_ruins,
    take_prisoner,
    vendetta,
)
from escarmouche.games.malifaux.ground import marker
from escarmouche.games.malifaux.refusals import only_models
from escarmouche.games.malifaux.setup import choose_schemes
from escarmouche.games.malifaux.state import NOBODY, Model, Scheme
from escarmouche.games.malifaux.table import Malifaux

ALL = (
    detonate_charges,
    breakthrough,
    harness_the_ley_line,
    search_the_ruins,
    dig_their_graves,
    hold_up_their_forces,
    take_prisoner,
    power_ritual,
    outflank,
    assassinate,
    deliver_a_message,
    claim_jump,
    vendetta,
)
PLANS: dict[int, Plan] = {module.PLAN.number: module.PLAN for module in ALL}
MOMENTS = {
    moment: [plan for plan in PLANS.values() if plan.moment == moment] for moment in ("turn", "kill", "activation")
}


def own(game: Malifaux, seat: int, number: int) -> Scheme | None:
    """A player's Scheme of that number."""
    return next((scheme for scheme in game.state.schemes[seat] if scheme.number == number), None)


# -- what the other player cannot rule out


@clause("MALI-HID-06")
def open_numbers(game: Malifaux, seat: int) -> list[int]:
    """Which Schemes a player's secret ones may be: those of the pool that were not shown. None if all of the player's were."""
    schemes = game.state.schemes[seat]
    shown = [scheme.number for scheme in schemes if scheme.shown]
    return [number for number in game.state.pool if number not in shown] if len(shown) < len(schemes) else []


@clause("MALI-HID-06")
def imaginable(game: Malifaux, seat: int, number: int) -> Iterator[Scheme]:
    """A Scheme with every choice of models that may have been made for it, or with the models that have Replaced them."""
    activation = game.state.activation
    if number == take_prisoner.PLAN.number:
        yield from (Scheme(number, enemy=enemy.id) for enemy in goal.enemies(game, seat))
    elif number == claim_jump.PLAN.number:
        yield from (Scheme(number, friend=friend.id) for friend in goal.friends(game, seat))
    elif number != vendetta.PLAN.number:
        yield Scheme(number)
    elif activation and game.model(activation.model).seat == seat:
        others = [name for name in activation.harmed if game.model(name).seat != seat]
        yield from (Scheme(number, activation.model, enemy) for enemy in others)


@clause("MALI-HID-06", "MALI-AMB-129")
def might_reveal(game: Malifaux, seat: int, moment: str) -> bool:
    """Might a player reveal something now? Never in Turn 1."""
    state = game.state
    if state.turn < goal.FIRST:
        return False
    for plan in MOMENTS.get(moment, ()):
        number = plan.number
        if number in state.pool and _worth_trying(game, seat, plan) and number in open_numbers(game, seat):
            for scheme in imaginable(game, seat, number):
                if plan.reveal(game, seat, scheme).is_met:
                    return True
    return False


def _worth_trying(game: Malifaux, seat: int, plan: Plan) -> bool:
    """Is it worth trying every model that a Scheme may be about? Usually a look at the table shows that none can meet it."""
    return (not plan.first or plan.first <= len(goal.markers(game, seat))) and plan.may_be_revealable(game, seat)


# -- revealing


@rule("MALI-SCHM-01", "MALI-SCHM-03", "MALI-END-02", "MALI-DP-63", "MALI-DP-64", "MALI-DP-66")
def reveal(game: Malifaux, seat: int, moment: str) -> Rule[None]:
    """A player may reveal Schemes that are met at this moment, one after the other."""
    while might_reveal(game, seat, moment):  # MALI-AMB-106, MALI-AMB-129
        branches = functools.partial(_reveals, game, seat, moment)
        why = functools.partial(why_not_scored, game, seat)
        answer = yield Menu("reveal-scheme", seat=seat, rule="MALI-SCHM-03", branches=branches, of="scheme", why=why)
        name, chosen = parts(answer)
        if name == "decline":
            return
        _reveal(game, seat, int(name.rpartition("-")[2]), chosen)  # MALI-HID-06


def _reveals(game: Malifaux, seat: int, moment: str) -> dict[str, LazyBranch]:
    """A player's own secret Schemes, and how far each is from being met."""
    branches: dict[str, LazyBranch] = {"decline": None}
    for scheme in game.state.schemes[seat]:
        plan, name = PLANS[scheme.number], choose_schemes.word(scheme.number)
        if scheme.revealed:
            continue
        if plan.moment == moment:
            branches[name] = _offer(game, seat, plan, plan.reveal(game, seat, scheme), name)
        else:
            branches[name] = refuse(f"why-scheme-moment-{plan.moment}", plan.rule, scheme=name)
    return branches


@clause("MALI-SCHM-01", "MALI-SCHM-02", "MALI-SETUP-27")
def why_not_scored(game: Malifaux, seat: int, name: Answer) -> Refusal | None:
    """Why a Scheme does not score now: the player has not chosen it, or it has scored, this Turn or for good."""
    scheme = next((own for own in game.state.schemes[seat] if choose_schemes.word(own.number) == name), None)
    if scheme is None:
        known = any(choose_schemes.word(number) == name for number in PLANS)
        return refuse("why-scheme-not-own", "MALI-SETUP-27", scheme=name) if known else None
    if scheme.revealed == game.state.turn:
        return refuse("why-scheme-this-turn", "MALI-SCHM-02", scheme=name)
    if scheme.revealed and not scheme.ended and PLANS[scheme.number].last:
        return refuse("why-scheme-later", "MALI-SCHM-01", scheme=name)
    return refuse("why-scheme-scored", "MALI-SCHM-01", scheme=name)


@clause("MALI-SCHM-01", "MALI-SETUP-27")
def why_later(game: Malifaux, seat: int, name: Answer) -> Refusal | None:
    """Why a Scheme is not revealed at a question about something else: this is not its moment, or it is not the player's."""
    plan = next((plan for plan in PLANS.values() if choose_schemes.word(plan.number) == name), None)
    if plan is None or not any(game.state.schemes):
        return None
    scheme = own(game, seat, plan.number)
    if scheme is None or scheme.revealed:
        return why_not_scored(game, seat, name)
    return refuse(f"why-scheme-moment-{plan.moment}", plan.rule, scheme=name)


@clause("MALI-DP-63", "MALI-DP-67")
def _offer(game: Malifaux, seat: int, plan: Plan, tally: Tally, name: str) -> Branch:
    """A Scheme in a menu: why it cannot score, or which Markers to remove if there is a choice."""
    if not tally.is_met:
        return refuse("why-scheme-unmet", plan.rule, scheme=name, have=int(tally.have), need=tally.need)
    if len(tally.sets()) > 1:
        return Spend(
            "scheme-markers",
            tally,
            seat=seat,
            rule=plan.rule,
            about=questions.SchemeMarkers(scheme=name, count=tally.spent),
            why=functools.partial(_why_not_counted, game, plan, name),
        )
    return None


def _why_not_counted(game: Malifaux, plan: Plan, scheme: str, name: Answer) -> Refusal | None:
    """A Marker that the condition of a Scheme does not count."""
    if game.find_marker(name) is None:
        return None
    return refuse("why-marker-not-counted", plan.rule, scheme=scheme, marker=name)


def _reveal(game: Malifaux, seat: int, number: int, chosen: Answer) -> None:
    """It is shown, with its models; Markers are removed; 1 VP."""
    scheme, plan = own(game, seat, number), PLANS[number]
    assert scheme is not None
    tally = plan.reveal(game, seat, scheme)
    show(game, seat, scheme, plan)
    scheme.revealed = game.state.turn
    _score(game, seat, plan, tally, chosen)


@clause("MALI-HID-06", "MALI-SETUP-28", "MALI-AMB-107")
def show(game: Malifaux, seat: int, scheme: Scheme, plan: Plan) -> None:
    """A Scheme and the models chosen for it are no longer secret."""
    models = [name for name in (scheme.friend, scheme.enemy) if name]
    name = choose_schemes.word(scheme.number)
    game.tell("scheme-revealed", plan.rule, seat=seat + 1, scheme=name, models=models, count=len(models))


@clause("MALI-END-03", "MALI-END-04", "MALI-SCHM-02")
def _score(game: Malifaux, seat: int, plan: Plan, tally: Tally, chosen: Sequence[str] | None) -> None:
    """The Markers go, then the VP is scored."""
    for name in (chosen or tally.sets()[0]) if tally.spent else ():
        marker.remove(game, game.marker(name), plan.rule)
    goal.score_point(game, seat, choose_schemes.word(plan.number), plan.rule)


# -- Interact


@clause("MALI-SCHM-14", "MALI-DP-65", "MALI-AMB-92", "MALI-AMB-129", "MALI-HID-06")
def interacts(game: Malifaux, model: Model, seat: int = NOBODY) -> dict[str, LazyBranch]:
    """What a player's Schemes let a model Interact for, as branches of a menu that only this player sees."""
    scheme = own(game, model.seat, deliver_a_message.PLAN.number)
    if (
        scheme is None
        or scheme.revealed
        or game.state.turn < goal.FIRST
        or not deliver_a_message.reaches(game, model, scheme)
    ):
        return {}
    about: questions.OfModel = {"model": model.id}
    seat, options = model.seat if seat == NOBODY else seat, [scheme.enemy]
    why = only_models(game, options, "why-message-other", "MALI-SCHM-14")
    ask = Choose("interact-message", seat=seat, rule="MALI-SCHM-14", options=options, of="model", about=about, why=why)
    return {"message": ask}


@clause("MALI-SCHM-14", "MALI-SETUP-27")
def why_no_message(game: Malifaux, model: Model, seat: int) -> Refusal | None:
    """Why a model cannot deliver a message. An opponent who controls it knows nothing of its player's Schemes."""
    scheme = own(game, model.seat, deliver_a_message.PLAN.number) if seat == model.seat else None
    name = choose_schemes.word(deliver_a_message.PLAN.number)
    if scheme is None:
        return refuse("why-scheme-not-own", "MALI-SETUP-27", scheme=name)
    if scheme.revealed:
        return refuse("why-scheme-scored", "MALI-SCHM-01", scheme=name)
    if game.state.turn < goal.FIRST:
        return refuse("why-scheme-first-turn", "MALI-AMB-129", scheme=name)
    return deliver_a_message.why_not(game, model, scheme)


@clause("MALI-SCHM-14", "MALI-DP-65", "MALI-AMB-92")
def interact(game: Malifaux, model: Model, target: str) -> None:
    """The message is delivered, which reveals the Scheme."""
    game.tell("message", "MALI-SCHM-14", model=model.id, target=target)
    _reveal(game, model.seat, deliver_a_message.PLAN.number, None)


# -- the end of the game


@clause("MALI-END-06", "MALI-SCHM-02", "MALI-AMB-105")
def due(game: Malifaux, scheme: Scheme) -> bool:
    """Can it still score its End VP? Not in the Turn of its Reveal VP."""
    return not scheme.ended and scheme.revealed != game.state.turn


@rule("MALI-SCHM-01", "MALI-END-05", "MALI-END-06", "MALI-DP-67", "MALI-AMB-105", "MALI-HID-06")
def end(game: Malifaux, seat: int) -> Rule[None]:
    """A player's End VP: first those that cost nothing, then those for which Markers may be removed."""
    for scheme in game.state.schemes[seat]:
        plan = PLANS[scheme.number]
        if not plan.last and due(game, scheme) and plan.end(game, seat, scheme).is_met:
            _end(game, seat, scheme.number, None)
    while could_end(game, seat):
        branches = functools.partial(_ends, game, seat)
        why = functools.partial(why_not_scored, game, seat)
        answer = yield Menu("end-scheme", seat=seat, rule="MALI-END-05", branches=branches, of="scheme", why=why)
        name, chosen = parts(answer)
        if name == "decline":
            return
        _end(game, seat, int(name.rpartition("-")[2]), chosen)


@clause("MALI-HID-06")
def could_end(game: Malifaux, seat: int) -> bool:
    """Might a player have Markers to remove for an End VP, for all the opponent knows?"""
    shown = [scheme for scheme in game.state.schemes[seat] if scheme.shown and due(game, scheme)]
    guessed = [Scheme(number) for number in open_numbers(game, seat)]
    own = len(goal.markers(game, seat))
    for scheme in (*shown, *guessed):
        plan = PLANS[scheme.number]
        if 0 < plan.last <= own and plan.end(game, seat, scheme).is_met:
            return True
    return False


def _ends(game: Malifaux, seat: int) -> dict[str, LazyBranch]:
    """A player's Schemes whose End VP cost Markers."""
    branches: dict[str, LazyBranch] = {"decline": None}
    for scheme in game.state.schemes[seat]:
        plan, name = PLANS[scheme.number], choose_schemes.word(scheme.number)
        tally = plan.end(game, seat, scheme)
        if tally.spent and due(game, scheme):
            branches[name] = _offer(game, seat, plan, tally, name)
    return branches


def _end(game: Malifaux, seat: int, number: int, chosen: Answer) -> None:
    """It is shown, if it was secret; Markers are removed; 1 VP."""
    scheme, plan = own(game, seat, number), PLANS[number]
    assert scheme is not None
    tally = plan.end(game, seat, scheme)
    if not scheme.shown:
        show(game, seat, scheme, plan)
    scheme.ended = True
    _score(game, seat, plan, tally, chosen)


@clause("MALI-HID-06")
def unveil(game: Malifaux, seat: int) -> None:
    """After the game, Schemes that never scored are shown too."""
    for scheme in game.state.schemes[seat]:
        if not scheme.shown:
            show(game, seat, scheme, PLANS[scheme.number])


# -- for a scene


@clause("MALI-HID-06")
def progress(game: Malifaux, seat: int, viewer: int | None) -> list[dict[str, Any]]:
    """A player's Schemes as somebody may see them: how many of how many for each VP. A secret Scheme is an empty entry at the end."""
    schemes = game.state.schemes[seat]
    seen = [scheme for scheme in schemes if viewer == seat or scheme.shown or game.state.phase == "over"]
    return [entry(game, seat, scheme) for scheme in seen] + [{} for _ in range(len(schemes) - len(seen))]


def entry(game: Malifaux, seat: int, scheme: Scheme) -> dict[str, Any]:
    """One Scheme, for somebody who may know it."""
    plan = PLANS[scheme.number]
    return {
        "scheme": choose_schemes.word(scheme.number),
        "friend": scheme.friend,
        "enemy": scheme.enemy,
        "moment": plan.moment,
        "revealed": scheme.revealed,
        "ended": scheme.ended,
        "reveal": _share(plan.reveal(game, seat, scheme)),
        "end": _share(plan.end(game, seat, scheme)),
    }


def _share(tally: Tally) -> dict[str, int]:
    return {"have": int(tally.have), "need": tally.need}
