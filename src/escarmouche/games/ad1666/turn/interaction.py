"""The Interaction Phase: Characters seduce and recruit (AD66-INTPH)."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import TypeAlias

from escarmouche.core.asks.ask import Choose, LazyBranch, Menu, parts
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.npcs import recruit
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import seduction
from escarmouche.games.ad1666.turn import action, anytime

Targets: TypeAlias = Callable[[Anno, Figure], list[Figure]]
Use: TypeAlias = Callable[[Anno, Figure, Figure], Step[None]]

USES: Mapping[str, tuple[Targets, Use, str]] = {
    "seduction": (seduction.targets, seduction.seduce, "AD66-TAL-35"),
    "recruit": (recruit.targets, recruit.persuade, "AD66-NPC-10"),
}
WHY_NOT: Mapping[str, Callable[[Anno, Figure, Figure], Refusal | None]] = {
    "seduction": seduction.why_not,
    "recruit": recruit.why_not,
}


@clause("AD66-INTPH-02")
def begin(game: Anno) -> None:
    """Cards have been set upright: the player who acted first in the Action Phase starts."""
    state = game.state
    state.passed, state.seat = [], state.first if state.first in game.seats else game.seats[0]


@clause("AD66-INTPH-02")
def is_over(game: Anno) -> bool:
    """No one wishes to act further, or nobody can: every player passed in succession."""
    return not seats_to_act(game)


@clause("AD66-INTPH-01", "AD66-INTPH-02")
def seats_to_act(game: Anno) -> list[int]:
    """The players who can do something and have not passed since somebody did, in turn."""
    seats = game.setup.seats
    turns = [(game.state.seat + place) % seats for place in range(seats)]
    return [seat for seat in turns if seat not in game.state.passed and offers(game, seat)]


@rule("AD66-INTPH-02", "AD66-INTPH-03", "AD66-DP-17", "AD66-DP-47")
def phase(game: Anno) -> Rule[None]:
    """One player's turn: activate somebody to use a talent or to recruit, or pass. A player who can do nothing is skipped."""
    state, seat = game.state, seats_to_act(game)[0]
    branches: dict[str, LazyBranch] = {**offers(game, seat), "pass": None}
    why = functools.partial(why_left_out, game, seat)
    answer = yield from decide(game, Menu("interaction", seat=seat, rule="AD66-INTPH-02", branches=branches, why=why))
    name, choice = parts(answer)
    state.seat = (seat + 1) % game.setup.seats
    if name == "pass":
        game.tell("interaction-passed", "AD66-INTPH-02", seat=seat + 1)
        state.passed.append(seat)
        return
    user, target = parts(choice)
    state.passed = []
    game.tell(f"{name}-tried", USES[name][2], model=user, target=target)
    yield from USES[name][1](game, game.figure(user), game.figure(target))


@clause("AD66-INTPH-01", "AD66-INTPH-03", "AD66-INTPH-04")
def offers(game: Anno, seat: int) -> dict[str, Menu]:
    """What a player's Characters that have not been activated can do now: each use, by whom, to whom."""
    offers = {}
    able = [figure for figure in game.of_seat(seat) if not figure.activated]
    for name, (targets, _, rule_id) in USES.items():
        users = {}
        for figure in able:
            if others := targets(game, figure):
                users[figure.id] = target_ask(game, name, rule_id, figure, others)
        if users:
            why = refusals.figures_on_board(game, functools.partial(why_unable, game, seat, name))
            offers[name] = Menu(name, seat=seat, rule=rule_id, branches=dict(users), of="model", why=why)
    return offers


def target_ask(game: Anno, name: str, rule_id: str, figure: Figure, others: list[Figure]) -> Choose:
    options, about = [other.id for other in others], questions.OfModel(model=figure.id)
    why = refusals.figures_on_board(game, functools.partial(WHY_NOT[name], game, figure))
    return Choose(f"{name}-target", seat=figure.seat, rule=rule_id, options=options, of="model", about=about, why=why)


# -- why not


@clause("AD66-INTPH-01", "AD66-TAL-35", "AD66-NPC-10")
def why_left_out(game: Anno, seat: int, name: str) -> Refusal | None:
    """Why none of a player's Characters can do one of these things: the reason of the only likely one, if there is only one."""
    if name not in USES:
        return anytime.why_left_out(game, seat, name) or action.why_not_now(name)
    reasons = [why_unable(game, seat, name, figure) for figure in game.of_seat(seat)]
    likely = [reason for reason in reasons if reason is not None and reason.key != "why-no-seducer"]
    if len(likely) == 1:
        return likely[0]
    return refuse(f"why-no-{name}", USES[name][2])


@clause("AD66-INTPH-01", "AD66-INTPH-03", "AD66-TAL-35", "AD66-NPC-10")
def why_unable(game: Anno, seat: int, name: str, figure: Figure) -> Refusal | None:
    """Why a Character cannot do this: another player's, activated before, Unconscious, or without the talent, the marker or a target."""
    rule_id = USES[name][2]
    reason = refusals.why_not_own(figure, seat, rule_id)
    if reason is not None:
        return reason
    if name == "seduction" and not game.has(figure, "seduction"):
        return refuse("why-no-seducer", rule_id, model=figure.id)
    if figure.activated:
        return refuse("why-activated", "AD66-INTPH-03", model=figure.id)
    if figure.unconscious:
        return refuse("why-unconscious", "AD66-STATE-04", model=figure.id)
    if name == "seduction" and not figure.marker:
        return refuse("why-not-inconspicuous", rule_id, model=figure.id)
    if USES[name][0](game, figure):
        return None
    return refuse(f"why-nobody-for-{name}", rule_id, model=figure.id)
