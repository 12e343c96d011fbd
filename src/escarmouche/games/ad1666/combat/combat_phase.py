"""The Combat Phase: who is activated next, to fight or to avoid it; and a Close Combat that goes on from its stage (AD66-COMPH)."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Menu, parts
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.ad1666 import refusals
from escarmouche.games.ad1666.combat import attack as onset
from escarmouche.games.ad1666.combat import blow, engage, exchange, parry, retreat, sweep, weapon
from escarmouche.games.ad1666.divination import mind_reading
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import inconspicuous, notice
from escarmouche.games.ad1666.turn import action, anytime

PASS = "pass"


# -- the phase


@rule("AD66-COMPH-01", "AD66-COMPH-02", "AD66-DSN-19")
def phase(game: Anno) -> Rule[bool]:
    """The next activation of a player's Character. Says whether there is none left: nobody has to fight, or a Lull lets nobody."""
    seat = None if game.state.lull else upcoming(game)
    if seat is None:
        return True
    yield from activation(game, seat)
    return False


def fight(game: Anno) -> Step[None]:
    """A Close Combat goes on from where it is."""
    return STAGES[game.combat.stage](game)


@clause("AD66-COMPH-02", "AD66-AMB-58")
def upcoming(game: Anno) -> int | None:
    """Whose turn it is: players alternate; one with nobody to activate is skipped, one who passed is not asked again for nothing."""
    state = game.state
    for seat in (state.seat, game.opponent(state.seat)):
        if not game.sits(seat):
            continue
        near, heard = close(game, seat), seat in state.passed
        if near and (obliged(game, seat) or (not heard and free(game, seat))):
            return seat
        if not heard and anytime.gifted(game, seat) and anytime.restless(game, seat):
            return seat
    return None


# -- who


@clause("AD66-MELEE-02", "AD66-COMPH-04", "AD66-AMB-57", "AD66-AMB-58")
def obliged(game: Anno, seat: int) -> list[Figure]:
    """Who must be activated: everybody who engages an enemy, one that lies on the ground too. Who lies there itself engages nobody."""
    return [figure for figure in close(game, seat) if engage.engaged(game, figure)]


@clause("AD66-DISC-12", "AD66-AMB-105")
def free(game: Anno, seat: int) -> list[Figure]:
    """Who may be activated and need not: a marked Character next to an enemy, or one next to somebody it could attack all the same."""
    return [
        figure
        for figure in close(game, seat)
        if not figure.prone and not engage.engaged(game, figure) and targets(game, figure)
    ]


def close(game: Anno, seat: int) -> list[Figure]:
    """A player's Characters that have not been activated and stand next to somebody else's: most do not."""
    cells, zone = [f.cell for f in game.in_play() if f.seat != seat], game.ground.zone
    return [f for f in game.of_seat(seat) if not f.activated and not zone(f.cell).isdisjoint(cells)]


@clause("AD66-MELEE-01", "AD66-MELEE-02", "AD66-GEN-05", "AD66-STATE-03", "AD66-SQ-11", "AD66-EDGE-02", "AD66-EDGE-11")
def targets(game: Anno, figure: Figure) -> list[Figure]:
    """Whom it could attack: everybody adjacent who is not its friend."""
    around = game.ground.controls(figure.cell)
    return [other for other in game.figures if other.cell in around and engage.attackable(game, figure, other)]


@rule("AD66-MELEE-02", "AD66-COMPH-02", "AD66-AMB-58", "AD66-DP-17", "AD66-DIV-11")
def activation(game: Anno, seat: int) -> Rule[None]:
    """A player activates a Character; to pass is allowed only to who has none that engages anybody."""
    state = game.state
    if mind_reading.lost(game, seat):
        state.seat = game.opponent(seat)
        return
    menu = candidates(game, seat)
    answers: list[Answer] = list(itertools.islice(menu, 2))
    answer = answers[0]
    if len(answers) > 1:
        answer = yield from decide(game, menu)
    word, said = parts(answer)
    if word in anytime.NAMES:
        yield from anytime.do(game, seat, word, said)
        return
    state.seat = game.opponent(seat)
    if word == PASS:
        state.passed.append(seat)
        game.tell("combat-passed", "AD66-AMB-58", seat=seat + 1)
        return
    state.passed = []
    mind_reading.activated(game, seat)
    game.tell("combat-activated", "AD66-MELEE-02", seat=seat + 1, model=said)
    yield from act(game, game.figure(str(said)))


@clause("AD66-MELEE-02", "AD66-AMB-58", "AD66-DP-17", "AD66-DIV-11")
def candidates(game: Anno, seat: int) -> Menu:
    """Who may be activated, passing, and what may be done at any time."""
    must = obliged(game, seat)
    able = [figure.id for figure in mind_reading.narrowed(game, seat, [*must, *free(game, seat)])]
    branches: dict[str, LazyBranch] = {}
    if able:
        why = refusals.among(game, functools.partial(unfit, game, seat))
        branches["activate"] = Choose(
            "combat-activate", seat=seat, rule="AD66-MELEE-02", options=able, of="model", why=why
        )
    branches[PASS] = refuse("why-combat-pass", "AD66-AMB-58", models=[figure.id for figure in must]) if must else None
    branches |= anytime.branches(game, seat)
    left = functools.partial(left_out, game, seat)
    return Menu("combat-turn", seat=seat, rule="AD66-COMPH-02", branches=branches, why=left)


@clause("AD66-COMPH-02", "AD66-DIV-11", "AD66-TAL-01")
def left_out(game: Anno, seat: int, name: str) -> Refusal | None:
    """Why nobody can be activated, or something not be done at any time."""
    if name == "activate":
        return refuse("why-nobody-to-fight", "AD66-COMPH-02")
    return anytime.left_out(game, seat, name) or action.not_now(name)


@clause("AD66-MELEE-02", "AD66-COMPH-04", "AD66-STATE-02", "AD66-DISC-12", "AD66-DIV-11")
def unfit(game: Anno, seat: int, figure: Figure) -> Refusal | None:
    """Why somebody cannot be activated: another's, activated before, on the ground, beside no enemy; or another one was named."""
    reason = refusals.not_own(figure, seat, "AD66-MELEE-02")
    if reason is not None:
        return reason
    able = [*obliged(game, seat), *free(game, seat)]
    if figure in able:
        chosen = mind_reading.narrowed(game, seat, able)
        return None if figure in chosen else refuse("why-named-other", "AD66-DIV-11", model=chosen[0].id)
    if figure.activated:
        return refuse("why-fought-already", "AD66-COMPH-04", model=figure.id)
    if figure.prone:
        return refuse("why-prone-fights-not", "AD66-STATE-02", model=figure.id)
    return refuse("why-engages-nobody", "AD66-MELEE-02", model=figure.id)


# -- fight or not


@rule("AD66-MELEE-02", "AD66-DISC-02", "AD66-DISC-04", "AD66-DISC-12", "AD66-AMB-87", "AD66-DP-19", "AD66-DP-37")
def act(game: Anno, figure: Figure) -> Rule[None]:
    """It fights one adjacent enemy or avoids combat. With a marker it may also keep it and do neither; else the marker goes."""
    menu = choice(game, figure)
    answers: list[Answer] = list(itertools.islice(menu, 2))
    answer = answers[0]
    if len(answers) > 1:
        answer = yield from decide(game, menu)
    word, said = parts(answer)
    if word == "stay-hidden":
        figure.activated = True
        game.tell("marker-kept", "AD66-DISC-12", model=figure.id)
        return
    if figure.marker:
        inconspicuous.lose(game, figure, "AD66-DISC-02", surprise=True)
        notice.noticed(game)
    if word == "fight":
        yield from attack(game, figure, game.figure(str(said)))
    else:
        yield from avoid(game, figure)


@clause("AD66-MELEE-02", "AD66-DISC-12", "AD66-TAL-22")
def choice(game: Anno, figure: Figure) -> Menu:
    """Whom to fight; to avoid combat; to keep the marker."""
    about = {"model": figure.id}
    enemies = [other.id for other in targets(game, figure)]
    branches: dict[str, LazyBranch] = {
        "fight": Choose(
            "fight",
            seat=figure.seat,
            rule="AD66-MELEE-02",
            options=enemies,
            of="model",
            about=about,
            why=refusals.among(game, functools.partial(why_not, game, figure)),
        ),
        "avoid": unavoidable(game, figure),
    }
    if figure.marker:
        branches["stay-hidden"] = None
    why = functools.partial(unhidden, figure)
    return Menu("combat-action", seat=figure.seat, rule="AD66-MELEE-02", branches=branches, about=about, why=why)


@clause("AD66-DISC-12")
def unhidden(figure: Figure, name: str) -> Refusal | None:
    """Without a marker there is none to keep."""
    if name == "stay-hidden":
        return refuse("why-not-inconspicuous", "AD66-DISC-12", model=figure.id)
    return action.not_now(name)


@clause("AD66-GEN-05", "AD66-MELEE-01", "AD66-DISC-09", "AD66-TAL-01")
def why_not(game: Anno, figure: Figure, target: Figure) -> Refusal | None:
    """Why somebody cannot be attacked."""
    about = {"model": figure.id, "target": target.id}
    if target is figure:
        return refuse("why-itself", "AD66-GEN-05", model=figure.id)
    if target.marker:
        return refuse("why-fight-marked", "AD66-DISC-09", **about)
    if target.id in figure.uncles or figure.id in target.uncles:
        return refuse("why-fight-uncle", "AD66-TAL-01", **about)
    if not engage.attackable(game, figure, target):
        return refuse("why-fight-friend", "AD66-GEN-05", **about)
    if target.cell not in game.ground.controls(figure.cell):
        return refuse("why-fight-apart", "AD66-MELEE-01", **about)
    return None


@clause("AD66-TAL-22", "AD66-MELEE-02")
def unavoidable(game: Anno, figure: Figure) -> Refusal | None:
    """Who is Berserk cannot avoid combat; who engages nobody has none to avoid."""
    if game.has(figure, "berserk"):
        return refuse("why-avoid-berserk", "AD66-TAL-22", model=figure.id)
    if not figure.marker and not engage.engaged(game, figure):
        return refuse("why-avoid-nobody", "AD66-MELEE-02", model=figure.id)
    return None


@rule("AD66-MELEE-05")
def attack(game: Anno, figure: Figure, enemy: Figure) -> Rule[None]:
    """A Close Combat begins; `fight` goes on with it."""
    yield from ()
    onset.attack(game, figure, enemy)


@rule("AD66-MELEE-03", "AD66-MELEE-04", "AD66-AMB-58", "AD66-AMB-59")
def avoid(game: Anno, figure: Figure) -> Rule[None]:
    """It does not fight, without any other effect, unless nobody around it is left to attack it: then it retreats as if it had lost."""
    figure.activated, figure.attacked, figure.surprise = True, True, False
    game.tell("combat-avoided", "AD66-MELEE-03", model=figure.id)
    if shunned(game, figure):
        yield from retreat.lost(game, figure)


@clause("AD66-MELEE-04", "AD66-AMB-58", "AD66-AMB-59")
def shunned(game: Anno, figure: Figure) -> bool:
    """Has every enemy beside it used its own activation, or fallen in this phase? Those that lay there before are not counted."""
    around = game.ground.controls(figure.cell)
    beside = [
        other
        for other in game.in_play()
        if other.cell in around and engage.enemies(game, figure, other) and not other.down
    ]
    return bool(beside) and all(other.attacked or other.prone for other in beside)


STAGES: dict[str, Callable[[Anno], Step[None]]] = {
    "weapons": weapon.weapons,
    "exchange": exchange.exchange,
    "parry": parry.parry,
    "damage": blow.damage,
    "retreat": retreat.retreat,
    "sweep": sweep.sweep,
}
