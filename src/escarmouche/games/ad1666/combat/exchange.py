"""One exchange of a Close Combat: both play, modifiers, Fencing, reinforcement, and who has won (AD66-MELEE-09 to -13)."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence

from escarmouche.core.asks.ask import Choose
from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.ad1666 import questions
from escarmouche.games.ad1666.cards import stats
from escarmouche.games.ad1666.combat import fencing, modifiers, parry, support, sweep
from escarmouche.games.ad1666.fate import skill_test
from escarmouche.games.ad1666.fate.skill_test import Clash
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import NOBODY, Combat, Fighter, Mod, Stake, Test, TestStage
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import faith


@clause("AD66-MELEE-09", "AD66-MELEE-11", "AD66-PARRY-06", "AD66-AMB-67")
def exchange(game: Anno) -> Step[None]:
    """An Opposed Test between the two Combat Totals, resumed from its stage; every Riposte repeats all of it."""
    tests = game.state.tests
    stage = tests[-1].stage if tests and tests[-1].name == "combat" else "done"
    return STAGES[stage](game)


@rule("AD66-MELEE-09", "AD66-MELEE-10")
def begin(game: Anno) -> Rule[None]:
    """Players say who helps and who trusts in Faith; then both sides are known, except for their cards."""
    combat = game.combat
    willing = yield from support.volunteers(game, combat)
    tested = yield from choose_tested(game, combat)
    attacker, defender = [
        combat_stake(game, me, tested[me.figure], willing) for me in (combat.attacker, combat.defender)
    ]
    game.state.tests.append(skill_test.opposed_before_cards("combat", "AD66-MELEE-09", attacker, defender))


@rule("AD66-MELEE-09")
def play_cards(game: Anno) -> Rule[None]:
    """Both commit a card and show it."""
    running = game.state.tests[-1]
    yield from skill_test.commit(game, running)
    yield from skill_test.reveal(game, running)


@rule("AD66-MELEE-10", "AD66-MOD-09")
def modify_totals(game: Anno) -> Rule[None]:
    """What changes the cards, the suit of a Joker, Talents and Fencing tokens: all of it before the first reinforcement."""
    running = game.state.tests[-1]
    yield from skill_test.after_reveal(game, running, suited=True)
    yield from apply_modifiers(game, running)
    running.stage = "reinforcing"


@rule("AD66-MELEE-11", "AD66-MELEE-12", "AD66-MELEE-13")
def reinforce(game: Anno) -> Rule[None]:
    """One card or a pass at a time; then the totals are compared."""
    running = game.state.tests[-1]
    if skill_test.still_reinforcing(running):
        yield from skill_test.reinforce_or_pass(game, running)
    else:
        yield from conclude(game, skill_test.decide_winner(game, running))


# -- before the cards


@rule("AD66-AMB-92", "AD66-AMB-15", "AD66-TAL-21")
def choose_tested(game: Anno, combat: Combat) -> Rule[dict[str, str]]:
    """What each tests: the Combat Talent of its weapon, or Faith instead. Said before a card is committed, by the active one first."""
    tested: dict[str, str] = {}
    for me in sorted((combat.attacker, combat.defender), key=lambda me: me.figure != combat.active):
        figure = game.figure(me.figure)
        skill: str = game.weapon(figure, me.weapon).skill or ""
        if not figure.unconscious:
            skill = yield from faith.offer_faith(game, figure, player_of(game, me), skill, "combat")
        tested[figure.id] = skill
    return tested


@clause("AD66-NPC-04", "AD66-AMB-78")
def player_of(game: Anno, me: Fighter) -> int:
    """Who plays for a fighter."""
    return stats.card_player(game, game.figure(me.figure), game.figure(game.combat.opponent(me.figure)).seat)


@clause("AD66-MELEE-09", "AD66-MELEE-10", "AD66-MOD-01", "AD66-MOD-03", "AD66-MOD-04")
def combat_stake(game: Anno, me: Fighter, of: str, willing: Sequence[str]) -> Stake:
    """A fighter's side: score and modifiers. An Unconscious fighter plays nothing."""
    combat, figure = game.combat, game.figure(me.figure)
    if figure.unconscious:
        return Stake(player_of(game, me), figure.id, "", nothing=True)
    foe = combat.fighter(combat.opponent(me.figure))
    side = skill_test.make_stake(game, figure, of, player_of(game, me), modifiers.before_cards(game, me, foe, willing))
    if combat.kept is not None and combat.kept.figure == figure.id:
        play_again(side, combat.kept)
        combat.kept = None
    return side


@clause("AD66-TAL-07", "AD66-AMB-84")
def play_again(side: Stake, kept: Stake) -> None:
    """A sweeping fighter plays the cards of the first fight again."""
    side.seat, side.source, side.suit = kept.seat, kept.source, kept.suit
    side.card, side.extra, side.reused = kept.card, kept.extra, True


# -- after the reveal


@rule("AD66-MOD-09", "AD66-AMB-10", "AD66-AMB-15", "AD66-AMB-61")
def apply_modifiers(game: Anno, running: Test) -> Rule[None]:
    """Talents that depend on the card apply by themselves; then each may use Fencing tokens, the Initiative holder first."""
    for side in running.sides:
        if not side.nothing:
            side.mods += modifiers.after_reveal(game, game.figure(side.figure), side.suit)
    for side in skill_test.holder_first(game, running.sides):
        yield from use_fencing(game, side)
    for side in running.sides:
        for mod in side.mods:
            game.tell("modified", running.rule, model=side.figure, mod=f"mod-{mod.word}", amount=mod.amount)


@rule("AD66-MOD-09", "AD66-MELEE-08", "AD66-AMB-57", "AD66-AMB-61", "AD66-AMB-78", "AD66-DP-39")
def use_fencing(game: Anno, side: Stake) -> Rule[None]:
    """Any number of usable tokens, +1 each, for this exchange only. Not with bare hands; non-player Characters use none."""
    figure = game.figure(side.figure)
    if side.nothing or figure.seat == NOBODY or not game.combat.fighter(figure.id).weapon:
        return
    most = fencing.usable_tokens(game, figure)
    if not most:
        return
    about: questions.WithCardsLeft = {"model": figure.id, "left": most}
    options, why = ("pass", *range(1, most + 1)), functools.partial(fencing.why_too_many, figure, most, "AD66-MOD-09")
    ask = Choose("fence", seat=side.seat, rule="AD66-MOD-09", options=options, about=about, why=why)
    count = yield from decide(game, ask)
    if count != "pass":
        fencing.use_tokens(game, figure, count)
        side.mods.append(Mod("fencing", count))
        game.tell("fenced", "AD66-MOD-09", model=figure.id, count=count, left=fencing.usable_tokens(game, figure))


# -- the result


@rule("AD66-MELEE-12", "AD66-MELEE-13", "AD66-TAL-22", "AD66-AMB-72")
def conclude(game: Anno, clash: Clash) -> Rule[None]:
    """A winner and a loser, who may parry; or a tie: no damage, no parry, and both retreat."""
    combat = game.combat
    figures = [game.figure(combat.attacker.figure), game.figure(combat.defender.figure)]
    if clash.winner is not None and not figures[clash.winner].unconscious:
        note_winner(game, clash, clash.winner)
        return
    yield from sweep.discard_exchange(game)
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
def note_winner(game: Anno, clash: Clash, winner: int) -> None:
    """The lower total loses. Next comes the Parry, if one is possible, otherwise the damage."""
    combat = game.combat
    sides = (combat.attacker, combat.defender)
    ahead, behind = sides[winner], sides[1 - winner]
    combat.winner, combat.loser = ahead.figure, behind.figure
    combat.margin, combat.suit = clash.margin, clash.suits[winner]
    game.tell("exchange-won", "AD66-MELEE-13", model=ahead.figure, target=behind.figure, margin=clash.margin)
    combat.stage = "parry" if parry.parry_possible(game, behind, ahead) else "damage"


STAGES: Mapping[TestStage, Callable[[Anno], Step[None]]] = {
    "done": begin,  # the exchange before is over
    "committing": play_cards,
    "revealed": modify_totals,
    "reinforcing": reinforce,
}
