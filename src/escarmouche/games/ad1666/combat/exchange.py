"""One exchange of a Close Combat: both play, modifiers, Fencing, reinforcement, and who has won (AD66-MELEE-09 to -13)."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence

from escarmouche.core.asks.ask import Choose
from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.ad1666.cards import stats
from escarmouche.games.ad1666.combat import fencing, modifiers, parry, support, sweep
from escarmouche.games.ad1666.fate import skill_test
from escarmouche.games.ad1666.fate.skill_test import Clash
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import NOBODY, Combat, Fighter, Mod, Stake, Test
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import faith


@clause("AD66-MELEE-09", "AD66-MELEE-11", "AD66-PARRY-06", "AD66-AMB-67")
def exchange(game: Anno) -> Step[None]:
    """An Opposed Test between the two Combat Totals, from where it is; every Riposte repeats all of it."""
    tests = game.state.tests
    stage = tests[-1].stage if tests and tests[-1].name == "combat" else "done"
    return STAGES[stage](game)


@rule("AD66-MELEE-09", "AD66-MELEE-10")
def begin(game: Anno) -> Rule[None]:
    """Who helps and who trusts in Faith is said; then both sides are known, but for their cards."""
    combat = game.combat
    willing = yield from support.volunteers(game, combat)
    tested = yield from believers(game, combat)
    one, two = [stake(game, me, tested[me.figure], willing) for me in (combat.attacker, combat.defender)]
    game.state.tests.append(skill_test.between("combat", "AD66-MELEE-09", one, two))


@rule("AD66-MELEE-09")
def play(game: Anno) -> Rule[None]:
    """Both commit a card and show it."""
    running = game.state.tests[-1]
    yield from skill_test.commit(game, running)
    yield from skill_test.reveal(game, running)


@rule("AD66-MELEE-10", "AD66-MOD-09")
def heighten(game: Anno) -> Rule[None]:
    """What changes the cards, a Joker's suit, Talents and Fencing tokens: all before the first reinforcement."""
    running = game.state.tests[-1]
    yield from skill_test.changed(game, running, suited=True)
    yield from modify(game, running)
    running.stage = "reinforcing"


@rule("AD66-MELEE-11", "AD66-MELEE-12", "AD66-MELEE-13")
def reinforce(game: Anno) -> Rule[None]:
    """One card or a pass at a time; then the totals are compared."""
    running = game.state.tests[-1]
    if skill_test.contested(running):
        yield from skill_test.bid(game, running)
    else:
        yield from decided(game, skill_test.settled(game, running))


# -- before the cards


@rule("AD66-AMB-92", "AD66-AMB-15", "AD66-TAL-21")
def believers(game: Anno, combat: Combat) -> Rule[dict[str, str]]:
    """What each tests: the Combat Talent of its weapon, or Faith in its place, said before a card is committed; who is active first."""
    found: dict[str, str] = {}
    for me in sorted((combat.attacker, combat.defender), key=lambda me: me.figure != combat.active):
        figure = game.figure(me.figure)
        skill: str = game.weapon(figure, me.weapon).skill or ""
        if not figure.unconscious:
            skill = yield from faith.instead(game, figure, player(game, me), skill, "combat")
        found[figure.id] = skill
    return found


@clause("AD66-NPC-04", "AD66-AMB-78")
def player(game: Anno, me: Fighter) -> int:
    """Who plays for a fighter."""
    return stats.player(game, game.figure(me.figure), game.figure(game.combat.opponent(me.figure)).seat)


@clause("AD66-MELEE-09", "AD66-MELEE-10", "AD66-MOD-01", "AD66-MOD-03", "AD66-MOD-04", "AD66-TAL-07", "AD66-AMB-84")
def stake(game: Anno, me: Fighter, of: str, willing: Sequence[str]) -> Stake:
    """A fighter's side: score and modifiers. Who is Unconscious plays nothing; who sweeps plays the cards of the first fight again."""
    combat, figure = game.combat, game.figure(me.figure)
    if figure.unconscious:
        return Stake(player(game, me), figure.id, "", nothing=True)
    foe = combat.fighter(combat.opponent(me.figure))
    side = skill_test.staked(game, figure, of, player(game, me), modifiers.before(game, me, foe, willing))
    kept = combat.kept
    if kept is not None and kept.figure == figure.id:
        side.seat, side.source, side.suit = kept.seat, kept.source, kept.suit
        side.card, side.extra, side.reused = kept.card, kept.extra, True
        combat.kept = None
    return side


# -- after the reveal


@rule("AD66-MOD-09", "AD66-AMB-10", "AD66-AMB-15", "AD66-AMB-61")
def modify(game: Anno, running: Test) -> Rule[None]:
    """Talents that look at the card come by themselves; then each may use Fencing tokens, the Initiative holder first."""
    for side in running.sides:
        if not side.nothing:
            side.mods += modifiers.after(game, game.figure(side.figure), side.suit)
    for side in skill_test.in_order(game, running.sides):
        yield from fence(game, side)
    for side in running.sides:
        for mod in side.mods:
            game.tell("modified", running.rule, model=side.figure, mod=f"mod-{mod.word}", amount=mod.amount)


@rule("AD66-MOD-09", "AD66-MELEE-08", "AD66-AMB-57", "AD66-AMB-61", "AD66-AMB-78", "AD66-DP-39")
def fence(game: Anno, side: Stake) -> Rule[None]:
    """Any number of usable tokens, 1 each, for this exchange alone. Not with bare hands; non-player Characters use none."""
    figure = game.figure(side.figure)
    if side.nothing or figure.seat == NOBODY or not game.combat.fighter(figure.id).weapon:
        return
    most = fencing.usable(game, figure)
    if not most:
        return
    about = {"model": figure.id, "left": most}
    options, why = ("pass", *range(1, most + 1)), functools.partial(fencing.too_many, figure, most, "AD66-MOD-09")
    ask = Choose("fence", seat=side.seat, rule="AD66-MOD-09", options=options, about=about, why=why)
    count = yield from decide(game, ask)
    if count != "pass":
        fencing.flip(game, figure, count)
        side.mods.append(Mod("fencing", count))
        game.tell("fenced", "AD66-MOD-09", model=figure.id, count=count, left=fencing.usable(game, figure))


# -- the result


@rule("AD66-MELEE-12", "AD66-MELEE-13", "AD66-TAL-22", "AD66-AMB-72")
def decided(game: Anno, clash: Clash) -> Rule[None]:
    """A winner and a loser, who may parry; or a tie: no damage, no parry, and both retreat."""
    combat = game.combat
    figures = [game.figure(combat.attacker.figure), game.figure(combat.defender.figure)]
    if clash.winner is not None and not figures[clash.winner].unconscious:
        won(game, clash, clash.winner)
        return
    yield from sweep.clear(game)
    if any(figure.unconscious for figure in figures):
        game.tell("nothing-done", "AD66-AMB-72", model=combat.active)
        combat.winner, combat.stage = "", "sweep"
    elif all(game.has(figure, "berserk") for figure in figures):
        game.tell("berserk-tie", "AD66-TAL-22", model=figures[0].id, target=figures[1].id)
        combat.riposte, combat.stage = combat.riposte + 1, "exchange"
    else:
        game.tell("combat-tied", "AD66-MELEE-12", model=figures[0].id, target=figures[1].id)
        combat.winner, combat.loser, combat.stage = "", "", "retreat"


@clause("AD66-MELEE-13", "AD66-PARRY-01", "AD66-DMG-01")
def won(game: Anno, clash: Clash, winner: int) -> None:
    """The lower total loses. The Parry comes next, if there can be one, else the damage."""
    combat = game.combat
    sides = (combat.attacker, combat.defender)
    ahead, behind = sides[winner], sides[1 - winner]
    combat.winner, combat.loser = ahead.figure, behind.figure
    combat.margin, combat.suit = clash.margin, clash.suits[winner]
    game.tell("exchange-won", "AD66-MELEE-13", model=ahead.figure, target=behind.figure, margin=clash.margin)
    combat.stage = "parry" if parry.possible(game, behind, ahead) else "damage"


STAGES: dict[str, Callable[[Anno], Step[None]]] = {
    "done": begin,  # that of the exchange before
    "committing": play,
    "revealed": heighten,
    "reinforcing": reinforce,
}
