"""The Activation Phase: whose turn it is, Pass Tokens, a model's Activation and what is chained to it (MALI-ACT, MALI-PASS)."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence

from escarmouche.core.asks.ask import Answer, Branch, Choose, LazyBranch, Menu, parts
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.cards import stats
from escarmouche.games.malifaux.cards.card import Ability
from escarmouche.games.malifaux.cards.vocabulary import every
from escarmouche.games.malifaux.fate import past_conflicts
from escarmouche.games.malifaux.goals import scheme
from escarmouche.games.malifaux.harm import condition
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.refusals import why_absent
from escarmouche.games.malifaux.state import Activation, After, ConditionName, Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import action, occasions, timing

NO_PASS = refuse("why-no-pass", "MALI-PASS-01")
CHAINED = 1  # Activations after the chosen one (MALI-AMB-47)
MOVES = ("move", "push", "place")  # words that Staggered may forbid (MALI-COND-08)


def ready(game: Malifaux, seat: int) -> list[Model]:
    """A Crew's models that have not activated this Turn; Buried ones activate, too (MALI-BURY-01)."""
    return [m for m in game.models if m.seat == seat and not m.activated and m.status in ("", "buried")]


# -- whose turn it is


@rule("MALI-ACT-01", "MALI-ACT-02", "MALI-ACT-03", "MALI-ACT-09", "MALI-DP-22", "MALI-DP-23")
def choose(game: Malifaux) -> Rule[None]:
    """The Active player discards a Pass Token or activates a model. A player with no models left is skipped; when nobody has any,
    the phase ends."""
    state = game.state
    able = ready(game, state.seat)
    if not able:  # MALI-AMB-24, MALI-AMB-81
        state.seat = game.opponent(state.seat)
        able = ready(game, state.seat)
    if not able:
        state.phase, state.step = "end", ""
        return
    answer = yield menu(game, state.seat, able)
    word, name = parts(answer)
    if word == "pass":
        _pass(game)  # MALI-PASS-01
    else:
        begin(game, game.model(name))


def menu(game: Malifaux, seat: int, able: list[Model]) -> Menu:
    """Which model to activate, or a Pass Token."""
    passes = game.deck(seat).passes

    options = [model.id for model in able]
    why = functools.partial(why_not_activated, game, seat, options)

    def branches() -> dict[str, LazyBranch]:
        spent: Branch = None if passes else NO_PASS
        models = Choose("activate-model", seat=seat, rule="MALI-ACT-03", options=options, of="model", why=why)
        return {"model": models, "pass": spent}  # MALI-AMB-23: nothing else

    about: questions.Activate = {"passes": passes}
    return Menu("activate", seat=seat, rule="MALI-ACT-03", branches=branches, about=about, why=why)


@clause("MALI-ACT-03", "MALI-CTRL-01")
def why_not_activated(game: Malifaux, seat: int, options: Sequence[str], name: Answer) -> Refusal | None:
    """Why a model cannot be activated: it belongs to the opponent, has left play, or has activated this Turn."""
    model = game.find(str(name))
    if model is None or name in options:
        return None
    if model.seat != seat:
        return refuse("why-not-own", "MALI-ACT-03", model=model.id)
    if model.in_play and model.activated:
        return refuse("why-activated", "MALI-ACT-03", model=model.id)
    return why_absent(model)


@clause("MALI-PASS-01", "MALI-ACT-02")
def _pass(game: Malifaux) -> None:
    """A Token is gone, and the other player is active at once."""
    state = game.state
    game.deck(state.seat).passes -= 1
    game.tell("passes", "MALI-PASS-01", seat=state.seat + 1, left=game.deck(state.seat).passes)
    state.seat = game.opponent(state.seat)


@clause("MALI-ACT-03", "MALI-ACT-04", "MALI-DP-24")
def begin(game: Malifaux, model: Model, chained: int = 0) -> Activation:
    """A model activates. Effects at the start of its Activation come before its first Action."""
    past_conflicts.clear(game)
    activation = game.state.activation = Activation(model.id, model.seat, chained=chained)
    game.tell("activates", "MALI-ACT-03", model=model.id, seat=model.seat + 1)
    occasions.happen(game, "activation-start", model)
    return activation


# -- an Activation


def step(game: Malifaux) -> Step[None]:
    """The next stage of the Activation."""
    activation = game.state.activation
    assert activation is not None
    return STAGES[activation.stage](game)


@rule("MALI-ACT-05", "MALI-ACT-06", "MALI-DP-25", "MALI-AMB-26", "MALI-AMB-48", "MALI-BURY-01")
def act(game: Malifaux) -> Rule[None]:
    """The next Action, if there is one. A model that is Buried or out of play takes none."""
    activation, model = _active(game)
    seat = control.decider(game, model)
    menu = action.menu(game, model, seat, stats.left(game, model)) if model.on_table else None
    if menu is None:
        activation.stage = "end"
        return
    answer = yield menu
    key, details = parts(answer)
    if key == "stop":
        activation.stage = "end"
        return
    yield from action.begin(game, model, seat, key, details)


@rule("MALI-ACT-07", "MALI-ACT-09", "MALI-DP-24", "MALI-DP-66", "MALI-AMB-48")
def end(game: Malifaux) -> Rule[None]:
    """The effects at the end of an Activation; the model has now activated this Turn. If it was killed, it has no effects of its own."""
    activation, model = _active(game)
    if model.in_play:
        occasions.happen(game, "activation-end", model)
        game.state.afters += endings(game, model)
        if game.state.afters:
            yield from timing.resolve_waiting(game)
    if model.in_play:
        for seat in game.seats:
            if scheme.might_reveal(game, seat, "activation"):
                yield from scheme.reveal(game, seat, "activation")
        condition.activated(game, model)
        model.lasting = [lasting for lasting in model.lasting if lasting.until != "activation"]
    model.activated = True
    game.tell("activated", "MALI-ACT-07", model=model.id)
    if activation.may_follow:
        activation.stage = "chain"
    else:
        _opponents_turn(game, activation)


@clause("MALI-ACT-07", "MALI-TIME-02", "MALI-COND-08")
def endings(game: Malifaux, model: Model) -> list[After]:
    """The Conditions that end now, where an Ability resolved at this moment depends on them: otherwise no order could matter.

    Actions that are generated come after all of it (MALI-TIME-03).
    """
    abilities = [ability for after in game.state.afters if (ability := timing.find(game, after.source))]
    ending = [held.name for held in model.conditions if held.name in condition.BRIEF]
    return [
        After(model.id, model.seat, name) for name in ending if any(depends(ability, name) for ability in abilities)
    ]


def depends(ability: Ability, name: ConditionName) -> bool:
    """Does a word of it, at any depth, speak of the Condition, or move a model that may be Staggered?"""
    words = every((*ability.cost, *ability.effects))
    return any(name in call.params.speaks_of() or (name == "staggered" and call.word in MOVES) for call in words)


@clause("MALI-ACT-03", "MALI-ACT-08")
def why_not_next(game: Malifaux, activation: Activation, name: Answer) -> Refusal | None:
    """Why a model does not activate right after this one: no effect says so, or it has activated."""
    model = game.find(str(name))
    if model is None:
        return None
    if reason := None if model.status == "buried" else why_absent(model):
        return reason
    if name not in activation.may_follow:
        return refuse("why-not-chained", "MALI-ACT-08", model=model.id)
    return refuse("why-activated", "MALI-ACT-03", model=model.id) if model.activated else None


@rule("MALI-ACT-08", "MALI-ACT-09", "MALI-DP-57", "MALI-AMB-47")
def chain(game: Malifaux) -> Rule[None]:
    """Another model may activate right after it if an effect says so; otherwise it is the opponent's turn."""
    activation, model = _active(game)
    able = [name for name in activation.may_follow if game.model(name).in_play and not game.model(name).activated]
    if able and (activation.all_follow or activation.chained < CHAINED):
        why = functools.partial(why_not_next, game, activation)
        branches: dict[str, LazyBranch] = {
            "chain": Choose("chain-model", seat=activation.seat, rule="MALI-ACT-08", options=able, of="model", why=why),
            "decline": None,
        }
        about: questions.OfModel = {"model": model.id}
        answer = yield Menu("chain", seat=activation.seat, rule="MALI-ACT-08", branches=branches, about=about)
        word, name = parts(answer)
        if word == "chain":
            after = begin(game, game.model(name), activation.chained + 1)
            if activation.all_follow:
                after.may_follow, after.all_follow = [other for other in able if other != name], True
            return
    _opponents_turn(game, activation)


@clause("MALI-ACT-09")
def _opponents_turn(game: Malifaux, activation: Activation) -> None:
    """It is the opponent's turn."""
    game.state.activation = None
    game.state.seat = game.opponent(activation.seat)


def _active(game: Malifaux) -> tuple[Activation, Model]:
    """The Activation and its model, or the model that has Replaced it (MALI-REPL-07)."""
    activation = game.state.activation
    assert activation is not None
    return activation, game.model(activation.model)


STAGES: dict[str, Callable[[Malifaux], Step[None]]] = {"actions": act, "end": end, "chain": chain}
