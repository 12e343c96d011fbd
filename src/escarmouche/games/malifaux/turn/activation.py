"""The Activation Phase: whose turn it is, Pass Tokens, a model's Activation and what is chained to it (MALI-ACT, MALI-PASS)."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence

import msgspec

from escarmouche.core.asks.ask import Answer, Branch, Choose, LazyBranch, Menu, Shut, parts
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.malifaux.fate import past_conflicts
from escarmouche.games.malifaux.goals import scheme
from escarmouche.games.malifaux.harm import condition
from escarmouche.games.malifaux.models import control, stats
from escarmouche.games.malifaux.refusals import absent
from escarmouche.games.malifaux.state import Activation, After, Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import action, timing

NO_PASS = refuse("why-no-pass", "MALI-PASS-01")
CHAINED = 1  # Activations after the chosen one (MALI-AMB-47)


def ready(game: Malifaux, seat: int) -> list[Model]:
    """A Crew's models that have not activated this Turn; Buried ones activate, too (MALI-BURY-01)."""
    return [m for m in game.models if m.seat == seat and not m.activated and m.status in ("", "buried")]


# -- whose turn it is


@rule(
    "MALI-ACT-01",
    "MALI-ACT-02",
    "MALI-ACT-03",
    "MALI-ACT-09",
    "MALI-PASS-01",
    "MALI-DP-22",
    "MALI-DP-23",
    "MALI-AMB-23",
    "MALI-AMB-24",
    "MALI-AMB-81",
)
def choose(game: Malifaux) -> Rule[None]:
    """The Active player discards a Pass Token or activates a model; who has none left is skipped; with none left at all the phase ends."""
    state = game.state
    able = ready(game, state.seat)
    if not able:
        state.seat = game.opponent(state.seat)
        able = ready(game, state.seat)
    if not able:
        state.phase, state.step = "end", ""
        return
    answer = yield menu(game, state.seat, able)
    word, name = parts(answer)
    if word == "pass":
        _pass(game)
    else:
        begin(game, game.model(name))


def menu(game: Malifaux, seat: int, able: list[Model]) -> Menu:
    """Whom to activate, or a Pass Token."""
    passes = game.deck(seat).passes

    def branches() -> dict[str, LazyBranch]:
        options = [model.id for model in able]
        spent: Branch = None if passes else NO_PASS
        why = functools.partial(not_to_activate, game, seat, options)
        models = Choose("activate-model", seat=seat, rule="MALI-ACT-03", options=options, of="model", why=why)
        return {"model": models, "pass": spent}

    return Menu("activate", seat=seat, rule="MALI-ACT-03", branches=branches, about={"passes": passes})


@clause("MALI-ACT-03", "MALI-CTRL-01")
def not_to_activate(game: Malifaux, seat: int, options: Sequence[str], name: Answer) -> Refusal | None:
    """Why a model cannot be activated: it is another's, has left play, or has activated this Turn."""
    model = game.find(str(name))
    if model is None or name in options:
        return None
    if model.seat != seat:
        return refuse("why-not-own", "MALI-ACT-03", model=model.id)
    if model.activated:
        return refuse("why-activated", "MALI-ACT-03", model=model.id)
    return absent(model)


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
    found = game.state.activation = Activation(model.id, model.seat, chained=chained)
    game.tell("activates", "MALI-ACT-03", model=model.id, seat=model.seat + 1)
    timing.happen(game, "activation-start", model)
    return found


# -- an Activation


def step(game: Malifaux) -> Step[None]:
    """What comes next of it."""
    activation = game.state.activation
    assert activation is not None
    return STAGES[activation.stage](game)


@rule("MALI-ACT-05", "MALI-ACT-06", "MALI-DP-25", "MALI-AMB-26", "MALI-AMB-48", "MALI-BURY-01")
def act(game: Malifaux) -> Rule[None]:
    """The next Action, or no more. A Buried model takes none, and who is out of play has nothing left to do."""
    activation, model = _active(game)
    known: dict[str, Branch | Shut] = {}
    left = stats.left(game, model)
    if model.status != "" or not (left or _bonus(game, activation, model, known)):
        activation.stage = "end"
        return
    seat = control.decider(game, model)
    answer = yield action.menu(game, model, seat, left, known)
    key, said = parts(answer)
    if key == "stop":
        activation.stage = "end"
        return
    yield from action.begin(game, model, seat, key, said)


def _bonus(game: Malifaux, activation: Activation, model: Model, known: dict[str, Branch | Shut]) -> bool:
    """Has it a (bonus) Action left that it could declare without an Action to spare? What is found out is kept for its menu."""
    if activation.bonus or stats.counts(model, True):
        return False
    for one in game.actions(model):
        if one.bonus:
            found = known[one.key] = action.why_not(game, model, one)
            if found is None:
                return True
    return False


@rule("MALI-ACT-07", "MALI-ACT-09", "MALI-DP-24", "MALI-DP-66", "MALI-AMB-48")
def end(game: Malifaux) -> Rule[None]:
    """Effects at its end; it has activated this Turn. Killed in it, it has none of its own."""
    activation, model = _active(game)
    if model.status in ("", "buried"):
        timing.happen(game, "activation-end", model)
        game.state.afters += endings(game, model)
        if game.state.afters:
            yield from timing.settle(game)
    if model.status in ("", "buried"):
        for seat in game.seats:
            if scheme.could(game, seat, "activation"):
                yield from scheme.reveal(game, seat, "activation")
        condition.activated(game, model)
        model.lasting = [one for one in model.lasting if one.until != "activation"]
    model.activated = True
    game.tell("activated", "MALI-ACT-07", model=model.id)
    if activation.next:
        activation.stage = "chain"
    else:
        _over(game, activation)


@clause("MALI-ACT-07", "MALI-TIME-02", "MALI-COND-08")
def endings(game: Malifaux, model: Model) -> list[After]:
    """The Conditions that end now, as effects of this moment: those of which an Ability that is resolved now speaks, or that keep it from
    moving as it would. Of the others no order could matter. Actions that are generated come after all of it (MALI-TIME-03)."""
    if not model.conditions:
        return []
    said = [timing.find(game, after.source) for after in game.state.afters]
    text = msgspec.json.encode([(one.cost, one.effects) for one in said if one]).decode()
    found = [one.name for one in model.conditions if one.name in condition.BRIEF]
    return [After(model.id, model.seat, name) for name in found if any(word in text for word in _matters(name))]


def _matters(name: str) -> list[str]:
    """What in the words of an Ability makes it matter whether a Condition has ended."""
    moves = [f'"word":"{word}"' for word in ("move", "push", "place")] if name == "staggered" else []
    return [f'"{name}"', '"all":true', *moves]


@clause("MALI-ACT-03", "MALI-ACT-08")
def unchained(game: Malifaux, activation: Activation, name: Answer) -> Refusal | None:
    """Why a model does not activate right after this one: no effect says so, or it has activated."""
    model = game.find(str(name))
    if model is None:
        return None
    if reason := None if model.status == "buried" else absent(model):
        return reason
    if name not in activation.next:
        return refuse("why-not-chained", "MALI-ACT-08", model=model.id)
    return refuse("why-activated", "MALI-ACT-03", model=model.id) if model.activated else None


@rule("MALI-ACT-08", "MALI-ACT-09", "MALI-DP-57", "MALI-AMB-47")
def chain(game: Malifaux) -> Rule[None]:
    """Another model may activate right after it, where an effect says so; else it is the opponent's turn."""
    activation, model = _active(game)
    able = [
        name for name in activation.next if game.model(name).status in ("", "buried") and not game.model(name).activated
    ]
    if able and (activation.whole or activation.chained < CHAINED):
        why = functools.partial(unchained, game, activation)
        branches: dict[str, LazyBranch] = {
            "chain": Choose("chain-model", seat=activation.seat, rule="MALI-ACT-08", options=able, of="model", why=why),
            "decline": None,
        }
        about = {"model": model.id}
        answer = yield Menu("chain", seat=activation.seat, rule="MALI-ACT-08", branches=branches, about=about)
        word, name = parts(answer)
        if word == "chain":
            after = begin(game, game.model(name), activation.chained + 1)
            if activation.whole:
                after.next, after.whole = [one for one in able if one != name], True
            return
    _over(game, activation)


@clause("MALI-ACT-09")
def _over(game: Malifaux, activation: Activation) -> None:
    """It is the opponent's turn."""
    game.state.activation = None
    game.state.seat = game.opponent(activation.seat)


def _active(game: Malifaux) -> tuple[Activation, Model]:
    """The Activation and its model: the one that has Replaced it, if one has (MALI-REPL-07)."""
    activation = game.state.activation
    assert activation is not None
    return activation, game.model(activation.model)


STAGES: dict[str, Callable[[Malifaux], Step[None]]] = {"actions": act, "end": end, "chain": chain}
