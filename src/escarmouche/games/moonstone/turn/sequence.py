"""The turn: Replenish, Activation, Discard (MOON-TURN), and who begins (MOON-INIT). `step` finds the rule to run next."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from escarmouche.core.asks.ask import Choose
from escarmouche.core.dealer.draw import roll
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.concede import StillPlaying
from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.moonstone import questions
from escarmouche.games.moonstone.arcane import arcane
from escarmouche.games.moonstone.cards import stats
from escarmouche.games.moonstone.cards.words.effect_words import replenished
from escarmouche.games.moonstone.events import agendas, events, play_windows
from escarmouche.games.moonstone.goals import victory
from escarmouche.games.moonstone.melee import melee
from escarmouche.games.moonstone.refusals import named, why_conceded, why_not_own, why_out_of_play
from escarmouche.games.moonstone.setup import deploy, draft, moonstones, troupe
from escarmouche.games.moonstone.state import Model, Phase
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.games.moonstone.turn import action, withdraw

BONUS = {2: 2, 3: 1}  # what Initiative adds to the roll (MOON-INIT-03)


def step(game: Moonstone) -> Step[None]:
    """The rule to run next, from the state alone (MOON-SETUP-01, MOON-TURN-01)."""
    phase = game.state.phase
    if game.state.conceded and withdraw.is_due(game):
        return withdraw.withdraw(game)
    if phase == "activation":
        return _activation(game)
    if phase in STEPS:
        return STEPS[phase](game)
    raise ValueError(f"no rule for phase {game.state.phase!r}")


def _activation(game: Moonstone) -> Step[None]:
    """In the middle of an action its cards lie on the table; else the next action, or the next character."""
    state = game.state
    if state.bout is not None:
        return melee.fight(game)
    if state.casting is not None:
        return arcane.cast(game)
    if state.action is not None:
        return action.aftermath(game)
    return action.act(game) if state.active else activation(game)


@rule("MOON-TURN-01", "MOON-TURN-02", "MOON-AMB-74", "MOON-OUT-03")
def replenish(game: Moonstone) -> Rule[None]:
    """A turn begins: every character in play gets one energy for each open blue dot."""
    state = game.state
    state.turn += 1
    game.tell("turn", "MOON-TURN-01", turn=state.turn)
    if "events" in game.on:
        yield from play_windows.step_edge(game, "replenish-start")
    for model in game.in_play():
        replenished(game, model)
        model.energy = max(model.energy, stats.open_pips(game, model))
    game.tell("replenished", "MOON-TURN-02", energy={model.id: model.energy for model in game.in_play()})
    if "events" in game.on:
        yield from play_windows.step_edge(game, "replenish-end")
    state.phase = "initiative"


@rule("MOON-INIT-01", "MOON-INIT-02", "MOON-INIT-03", "MOON-DEC-11", "MOON-AMB-18")
def initiative(game: Moonstone) -> Rule[None]:
    """Who activates first: the highest roll chooses; in turn 1 the player with Initiative does, without a roll."""
    state = game.state
    if not game.in_play():  # nobody is left to activate: the turn is skipped (MOON-AMB-18)
        state.phase = "activation"
        return
    if state.turn == 1 and state.initiative >= 0:
        winner = state.initiative
    else:
        winner = yield from highest(game)
    why = functools.partial(why_conceded, game)
    state.first = state.seat = yield Choose(
        "first-player", seat=winner, rule="MOON-INIT-01", options=StillPlaying(game), of="seat", why=why
    )
    game.tell("first-player", "MOON-INIT-01", seat=state.first + 1, winner=winner + 1)
    state.phase = "activation"
    if "events" in game.on:
        yield from play_windows.step_edge(game, "activation-start")


@rule("MOON-INIT-01", "MOON-INIT-03", "MOON-AMB-16")
def highest(game: Moonstone) -> Rule[int]:
    """Everybody rolls; only the tied highest roll again, with their bonuses."""
    rolling = game.playing()
    while len(rolling) > 1:
        totals = {}
        for seat in rolling:
            score = yield from roll("initiative", "MOON-INIT-01", about=questions.OfSeat(seat=seat + 1))
            totals[seat] = score + roll_bonus(game, seat)
            game.tell("rolled", "MOON-INIT-01", seat=seat + 1, score=score, total=totals[seat])
        if "events" in game.on:
            yield from play_windows.rolled(game, totals)  # [EN] Tavern Gossip
        best = max(totals.values())
        rolling = [seat for seat in rolling if totals[seat] == best]
    return rolling[0]


@clause("MOON-INIT-03")
def roll_bonus(game: Moonstone, seat: int) -> int:
    bonus = BONUS.get(game.state.turn, 0) if seat == game.state.initiative else 0
    return bonus + (agendas.roll_bonus(game, seat) if "events" in game.on else 0)


def ready(game: Moonstone, seat: int) -> list[Model]:
    """A player's characters that have not activated this turn."""
    return [m for m in game.models if m.seat == seat and m.in_play and not m.activated]


@clause("MOON-TURN-03", "MOON-TURN-05")
def why_not_activated(game: Moonstone, seat: int, name: Any) -> Refusal | None:
    """Why a character cannot be activated now; None if it can, or if there is nobody of that name. Nobody passes."""
    model = named(game, name)
    if model is None:
        return refuse("why-must-activate", "MOON-TURN-03") if name in ("pass", "none", "end") else None
    reason = why_not_own(model, seat, "MOON-TURN-03") or why_out_of_play(model)
    return reason or (refuse("why-activated", "MOON-TURN-05", model=model.id) if model.activated else None)


@rule("MOON-TURN-03", "MOON-TURN-05", "MOON-TURN-06", "MOON-DEC-12", "MOON-AMB-17", "MOON-AMB-18")
def activation(game: Moonstone) -> Rule[None]:
    """The next player in turn order who has a character left to activate activates one; when nobody has, discard."""
    state = game.state
    for seat in (state.seat, *game.from_left(state.seat)):
        able = ready(game, seat)
        if able:
            break
    else:
        state.phase = "discard"
        if "events" in game.on:
            yield from play_windows.step_edge(game, "activation-end")
        return
    state.seat = seat
    chosen = able[0].id
    if len(able) > 1:
        options, why = [model.id for model in able], functools.partial(why_not_activated, game, seat)
        chosen = yield Choose("activate", seat=seat, rule="MOON-TURN-03", options=options, of="model", why=why)
    state.active = chosen
    game.tell("activated", "MOON-TURN-03", model=chosen, seat=seat + 1)


@rule("MOON-TURN-07", "MOON-AMB-73")
def discard(game: Moonstone) -> Rule[None]:
    """All unspent energy goes, and whatever lasts until the end of the turn; the next turn begins or the game ends."""
    state = game.state
    if "events" in game.on:
        yield from play_windows.step_edge(game, "discard-start")
    for model in game.models:
        model.energy = 0
        model.activated = model.jogged = False
        model.used.clear()
        model.effects.clear()
    game.tell("discarded", "MOON-TURN-07", turn=state.turn)
    if "events" in game.on:
        yield from play_windows.step_edge(game, "discard-end")
    if not victory.end_of_turn(game):
        state.phase = "replenish"


STEPS: dict[Phase, Callable[[Moonstone], Step[None]]] = {
    "troupes": troupe.choose,
    "draft": draft.draft,
    "events": events.choose,
    "grow": moonstones.grow,
    "deploy": deploy.deploy,
    "replenish": replenish,
    "initiative": initiative,
    "discard": discard,
}
