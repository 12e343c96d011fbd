"""The Parry: the loser of an exchange flips Fencing tokens against ND 6 (AD66-PARRY)."""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Choose
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions
from escarmouche.games.ad1666.cards import stats
from escarmouche.games.ad1666.combat import fencing, sweep
from escarmouche.games.ad1666.fate import skill_test
from escarmouche.games.ad1666.fate.skill_test import Task
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import NOBODY, Fighter, Figure, Mod
from escarmouche.games.ad1666.table import Anno

DIFFICULTY = 6
EASIER = 2  # how much each further token lowers it (AD66-PARRY-03)
RULES = {  # why a fighter cannot parry, and by which rule
    "prone": "AD66-PARRY-08",
    "unarmed": "AD66-AMB-66",
    "natural": "AD66-TAL-03",
    "surprised": "AD66-DISC-10",
    "overpowered": "AD66-TAL-04",
}


@clause("AD66-PARRY-01")
def parry_possible(game: Anno, lost: Fighter, won: Fighter) -> bool:
    """Does the loser have a token to use, and does nothing forbid it? Whatever forbids it goes into the log."""
    loser = game.figure(lost.figure)
    if not fencing.usable_tokens(game, loser):
        return False
    reason = what_bars(game, lost, won)
    if reason:
        game.tell("no-parry", RULES[reason], model=loser.id, why=f"no-parry-{reason}")
    return not reason


@clause("AD66-PARRY-08", "AD66-MELEE-08", "AD66-DISC-10", "AD66-TAL-03", "AD66-AMB-66")
def what_bars(game: Anno, lost: Fighter, won: Fighter) -> str:
    """What keeps a fighter with usable tokens from parrying; the weapon used in this combat decides, not the one in the other hand."""
    loser, combat = game.figure(lost.figure), game.combat
    if loser.prone or loser.unconscious:
        return "prone"
    if not lost.weapon:
        return "unarmed"
    if "natural" in game.weapon(loser, lost.weapon).words:
        return "natural"
    if combat.surprise and combat.active == won.figure:
        return "surprised"
    return "overpowered" if is_overpowered(game, loser, won) else ""


@clause("AD66-TAL-04", "AD66-TAL-27", "AD66-AMB-66")
def is_overpowered(game: Anno, loser: Figure, won: Fighter) -> bool:
    """Powerful Assault, of the winner or of its weapon, with more Strength than the loser's; Iron Parry ignores it."""
    winner = game.figure(won.figure)
    if game.has(loser, "iron-parry") or game.card(winner).strength <= game.card(loser).strength:
        return False
    return game.has(winner, "powerful-assault") or "powerful-assault" in game.weapon(winner, won.weapon).words


@rule("AD66-PARRY-01", "AD66-PARRY-04", "AD66-PARRY-05", "AD66-AMB-61")
def parry(game: Anno) -> Rule[None]:
    """The loser may flip tokens, all before the card is turned. Neither Ability nor Talent counts; a failure leads to damage."""
    combat = game.combat
    loser, winner = game.figure(combat.loser), game.figure(combat.winner)
    tokens = yield from tokens_staked(game, loser)
    if not tokens:
        combat.stage = "damage"
        return
    fencing.use_tokens(game, loser, tokens)
    nd = DIFFICULTY - EASIER * (tokens - 1)
    game.tell("parries", "AD66-PARRY-01", model=loser.id, target=winner.id, count=tokens, nd=nd)
    bonus = weapon_bonus(game, loser)  # AD66-PARRY-02, AD66-AMB-65
    seat = stats.card_player(game, loser, winner.seat)  # AD66-NPC-05
    verdict = yield from skill_test.attempt(game, loser, Task("parry", "AD66-PARRY-01", "", nd, bonus, seat))
    if verdict.success:
        yield from riposte(game, loser, winner)
    else:
        combat.stage = "damage"


@rule("AD66-PARRY-01", "AD66-PARRY-03", "AD66-NPC-23", "AD66-AMB-78", "AD66-DP-40")
def tokens_staked(game: Anno, loser: Figure) -> Rule[int]:
    """How many tokens it flips: as many as its player likes, or none; a non-player Character always one."""
    if loser.seat == NOBODY:
        return 1
    most = fencing.usable_tokens(game, loser)
    about: questions.Parry = {
        "model": loser.id,
        "target": game.combat.winner,
        "left": most,
        "margin": game.combat.margin,
    }
    options, why = ("pass", *range(1, most + 1)), functools.partial(fencing.why_too_many, loser, most, "AD66-PARRY-01")
    count = yield from decide(
        game, Choose("parry", seat=loser.seat, rule="AD66-PARRY-01", options=options, about=about, why=why)
    )
    return 0 if count == "pass" else int(count)


@clause("AD66-TAL-26", "AD66-PARRY-02", "AD66-ITEM-07")
def weapon_bonus(game: Anno, loser: Figure) -> list[Mod]:
    """What weapons in the hands add to a Parry, the one that is not used included."""
    bonus = sum([game.item(thing).words.get("parry", 0) for thing in fencing.equipped_things(loser)])
    return [Mod("parry", bonus)] if bonus else []


@rule("AD66-PARRY-06", "AD66-PARRY-07", "AD66-AMB-08")
def riposte(game: Anno, loser: Figure, winner: Figure) -> Rule[None]:
    """A Parry succeeds: the cards of the exchange and of the Parry are discarded together, and a Riposte must be fought."""
    combat = game.combat
    game.tell("parried", "AD66-PARRY-06", model=loser.id, target=winner.id)
    yield from sweep.discard_exchange(game)
    combat.riposte, combat.stage = combat.riposte + 1, "exchange"
