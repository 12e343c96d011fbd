"""The Combat Phase: who is activated next, to fight or to avoid it; and a Close Combat that goes on from its stage (AD66-COMPH)."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Mapping

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Menu, parts
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.combat import attack, blow, exchange, parry, retreat, sweep, weapon
from escarmouche.games.ad1666.divination import mind_reading
from escarmouche.games.ad1666.ground import engage
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import CombatStage, Figure
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import inconspicuous, notice
from escarmouche.games.ad1666.turn import action, anytime

PASS = "pass"


# -- the phase


@rule("AD66-COMPH-01", "AD66-COMPH-02", "AD66-DSN-19")
def phase(game: Anno) -> Rule[bool]:
    """The next activation of a player's Character. True if there is none left: nobody has to fight, or a Lull forbids it."""
    seat = None if game.state.lull else next_seat(game)
    if seat is None:
        return True
    yield from next_activation(game, seat)
    return False


def resume_combat(game: Anno) -> Step[None]:
    """A Close Combat goes on from where it is."""
    return STAGES[game.combat.stage](game)


@clause("AD66-COMPH-02", "AD66-AMB-58")
def next_seat(game: Anno) -> int | None:
    """Whose turn it is: players alternate. A player with nobody to activate is skipped; one who passed is not asked again without need."""
    state = game.state
    for seat in (state.seat, game.opponent(state.seat)):
        if not game.has_player(seat):
            continue
        near, heard = beside_others(game, seat), seat in state.passed
        if near and (must_fight(game, seat) or (not heard and may_fight(game, seat))):
            return seat
        if not heard and anytime.has_something(game, seat) and anytime.wants_to_speak(game, seat):
            return seat
    return None


# -- who


@clause("AD66-MELEE-02", "AD66-COMPH-04", "AD66-AMB-57", "AD66-AMB-58")
def must_fight(game: Anno, seat: int) -> list[Figure]:
    """Who must be activated: every Character that engages an enemy, even one on the ground. A Character on the ground engages nobody."""
    return [figure for figure in beside_others(game, seat) if engage.engaged_enemies(game, figure)]


@clause("AD66-DISC-12", "AD66-AMB-105")
def may_fight(game: Anno, seat: int) -> list[Figure]:
    """Who may be activated but need not be: a marked Character next to an enemy, or one next to somebody else it could attack."""
    return [
        figure
        for figure in beside_others(game, seat)
        if not figure.prone and not engage.engaged_enemies(game, figure) and targets(game, figure)
    ]


def beside_others(game: Anno, seat: int) -> list[Figure]:
    """A player's Characters that have not been activated and stand next to somebody else's."""
    cells, zone = [figure.cell for figure in game.in_play() if figure.seat != seat], game.ground.zone
    return [figure for figure in game.of_seat(seat) if not figure.activated and not zone(figure.cell).isdisjoint(cells)]


@clause("AD66-MELEE-01", "AD66-MELEE-02", "AD66-GEN-05", "AD66-STATE-03")
def targets(game: Anno, figure: Figure) -> list[Figure]:
    """Whom it could attack: everybody adjacent who is not its friend."""
    around = engage.controlled_squares(game, figure.cell)  # AD66-SQ-11, AD66-EDGE-02, AD66-EDGE-11
    return [other for other in game.figures if other.cell in around and engage.may_attack(game, figure, other)]


@rule("AD66-MELEE-02", "AD66-COMPH-02", "AD66-AMB-58", "AD66-DP-17", "AD66-DIV-11")
def next_activation(game: Anno, seat: int) -> Rule[None]:
    """A player activates a Character; only a player none of whose Characters engages anybody may pass."""
    state = game.state
    if mind_reading.activation_lost(game, seat):
        state.seat = game.opponent(seat)
        return
    menu = activation_menu(game, seat)
    answers: list[Answer] = list(itertools.islice(menu, 2))
    answer = answers[0]
    if len(answers) > 1:
        answer = yield from decide(game, menu)
    word, choice = parts(answer)
    if word in anytime.NAMES:
        yield from anytime.do(game, seat, word, choice)
        return
    state.seat = game.opponent(seat)
    if word == PASS:
        state.passed.append(seat)
        game.tell("combat-passed", "AD66-AMB-58", seat=seat + 1)
        return
    state.passed = []
    mind_reading.release_named(game, seat)
    game.tell("combat-activated", "AD66-MELEE-02", seat=seat + 1, model=choice)
    yield from fight_or_avoid(game, game.figure(str(choice)))


@clause("AD66-MELEE-02", "AD66-AMB-58", "AD66-DP-17", "AD66-DIV-11")
def activation_menu(game: Anno, seat: int) -> Menu:
    """Who may be activated, passing, and what may be done at any time."""
    must = must_fight(game, seat)
    able = [figure.id for figure in mind_reading.narrow_to_named(game, seat, [*must, *may_fight(game, seat)])]
    branches: dict[str, LazyBranch] = {}
    if able:
        why = refusals.figures_on_board(game, functools.partial(why_not_activated, game, seat))
        branches["activate"] = Choose(
            "combat-activate", seat=seat, rule="AD66-MELEE-02", options=able, of="model", why=why
        )
    branches[PASS] = refuse("why-combat-pass", "AD66-AMB-58", models=[figure.id for figure in must]) if must else None
    branches |= anytime.branches(game, seat)
    left = functools.partial(why_left_out, game, seat)
    return Menu("combat-turn", seat=seat, rule="AD66-COMPH-02", branches=branches, why=left)


@clause("AD66-COMPH-02", "AD66-DIV-11", "AD66-TAL-01")
def why_left_out(game: Anno, seat: int, name: str) -> Refusal | None:
    """Why nobody can be activated, or why something that may be done at any time is not offered."""
    if name == "activate":
        return refuse("why-nobody-to-fight", "AD66-COMPH-02")
    if name in action.FIGHTING:
        return refuse("why-activate-first", "AD66-MELEE-02", branch=name)
    return anytime.why_left_out(game, seat, name) or action.why_not_now(name)


@clause("AD66-MELEE-02", "AD66-COMPH-04", "AD66-STATE-02", "AD66-DISC-12", "AD66-DIV-11")
def why_not_activated(game: Anno, seat: int, figure: Figure) -> Refusal | None:
    """Why a Character cannot be activated: somebody else's, activated before, on the ground, beside no enemy; or another was named."""
    reason = refusals.why_not_own(figure, seat, "AD66-MELEE-02")
    if reason is not None:
        return reason
    able = [*must_fight(game, seat), *may_fight(game, seat)]
    if figure in able:
        chosen = mind_reading.narrow_to_named(game, seat, able)
        return None if figure in chosen else refuse("why-named-other", "AD66-DIV-11", model=chosen[0].id)
    if figure.activated:
        return refuse("why-fought-already", "AD66-COMPH-04", model=figure.id)
    if figure.prone:
        return refuse("why-prone-fights-not", "AD66-STATE-02", model=figure.id)
    return refuse("why-engages-nobody", "AD66-MELEE-02", model=figure.id)


# -- fight or not


@rule("AD66-MELEE-02", "AD66-DP-19", "AD66-DP-37")
def fight_or_avoid(game: Anno, figure: Figure) -> Rule[None]:
    """It fights one adjacent enemy or avoids combat. With a marker it may also do neither and keep it; otherwise the marker goes."""
    menu = fight_menu(game, figure)
    answers: list[Answer] = list(itertools.islice(menu, 2))
    answer = answers[0]
    if len(answers) > 1:
        answer = yield from decide(game, menu)
    word, choice = parts(answer)
    if word == "stay-hidden":  # AD66-DISC-12
        figure.activated = True
        game.tell("marker-kept", "AD66-DISC-12", model=figure.id)
        return
    if figure.marker:  # AD66-DISC-04, AD66-AMB-87
        inconspicuous.lose_marker(game, figure, "AD66-DISC-02", surprise=True)
        notice.everybody_looks(game)
    if word == "fight":
        attack.begin_attack(game, figure, game.figure(str(choice)))
    else:
        yield from avoid(game, figure)


@clause("AD66-MELEE-02", "AD66-DISC-12", "AD66-TAL-22")
def fight_menu(game: Anno, figure: Figure) -> Menu:
    """Whom to fight; to avoid combat; to keep the marker."""
    about: questions.OfModel = {"model": figure.id}
    enemies = [other.id for other in targets(game, figure)]
    branches: dict[str, LazyBranch] = {
        "fight": Choose(
            "fight",
            seat=figure.seat,
            rule="AD66-MELEE-02",
            options=enemies,
            of="model",
            about=about,
            why=refusals.figures_on_board(game, functools.partial(why_not_attacked, game, figure)),
        ),
        "avoid": why_not_avoided(game, figure),
    }
    if figure.marker:
        branches["stay-hidden"] = None
    why = functools.partial(why_not_chosen, game, figure)
    return Menu("combat-action", seat=figure.seat, rule="AD66-MELEE-02", branches=branches, about=about, why=why)


@clause("AD66-DISC-12")
def why_not_chosen(game: Anno, figure: Figure, name: str) -> Refusal | None:
    """Why something else is not done: a Character without a marker has none to keep; the rest is for another time."""
    if name == "stay-hidden":
        return refuse("why-not-inconspicuous", "AD66-DISC-12", model=figure.id)
    return anytime.why_left_out(game, figure.seat, name) or action.why_not_now(name)


@clause("AD66-GEN-05", "AD66-MELEE-01", "AD66-DISC-09", "AD66-TAL-01")
def why_not_attacked(game: Anno, figure: Figure, target: Figure) -> Refusal | None:
    """Why somebody cannot be attacked."""
    about = {"model": figure.id, "target": target.id}
    if target is figure:
        return refuse("why-itself", "AD66-GEN-05", model=figure.id)
    if target.marker:
        return refuse("why-fight-marked", "AD66-DISC-09", **about)
    if target.id in figure.uncles or figure.id in target.uncles:
        return refuse("why-fight-uncle", "AD66-TAL-01", **about)
    if not engage.may_attack(game, figure, target):
        return refuse("why-fight-friend", "AD66-GEN-05", **about)
    if target.cell not in game.ground.controls(figure.cell):
        return refuse("why-fight-apart", "AD66-MELEE-01", **about)
    return None


@clause("AD66-TAL-22", "AD66-MELEE-02")
def why_not_avoided(game: Anno, figure: Figure) -> Refusal | None:
    """A Berserk cannot avoid combat; a Character that engages nobody has none to avoid."""
    if game.has(figure, "berserk"):
        return refuse("why-avoid-berserk", "AD66-TAL-22", model=figure.id)
    if not figure.marker and not engage.engaged_enemies(game, figure):
        return refuse("why-avoid-nobody", "AD66-MELEE-02", model=figure.id)
    return None


@rule("AD66-MELEE-03", "AD66-MELEE-04", "AD66-AMB-58", "AD66-AMB-59")
def avoid(game: Anno, figure: Figure) -> Rule[None]:
    """It does not fight. Nothing else happens, unless nobody around it is left to attack it: then it retreats as if it had lost."""
    figure.activated, figure.attacked, figure.surprise = True, True, False
    game.tell("combat-avoided", "AD66-MELEE-03", model=figure.id)
    if nobody_left_to_attack(game, figure):
        yield from retreat.loser_retreats(game, figure)


@clause("AD66-MELEE-04", "AD66-AMB-58", "AD66-AMB-59")
def nobody_left_to_attack(game: Anno, figure: Figure) -> bool:
    """Has every enemy beside it used its own activation, or fallen in this phase? Those that lay on the ground before do not count."""
    around = game.ground.controls(figure.cell)
    beside = [
        other
        for other in game.in_play()
        if other.cell in around and engage.are_enemies(game, figure, other) and not other.down
    ]
    return bool(beside) and all(other.attacked or other.prone for other in beside)


STAGES: Mapping[CombatStage, Callable[[Anno], Step[None]]] = {
    "weapons": weapon.name_weapons,
    "exchange": exchange.exchange,
    "parry": parry.parry,
    "damage": blow.deal_damage,
    "retreat": retreat.retreat,
    "sweep": sweep.sweep,
}
