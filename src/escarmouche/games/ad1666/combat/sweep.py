"""How the cards of an exchange are discarded, and Sweep: one blow after the other with the same cards (AD66-TAL-07)."""

from __future__ import annotations

import functools

import msgspec

from escarmouche.core.asks.ask import Choose
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.combat import attack
from escarmouche.games.ad1666.fate import deck, skill_test
from escarmouche.games.ad1666.ground import engage
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import NOBODY, Figure, Stake
from escarmouche.games.ad1666.table import Anno

STOP = "stop"


# -- cards that are used again


@rule("AD66-DECK-08", "AD66-AMB-08")
def discard_exchange(game: Anno, again: bool = False) -> Rule[None]:
    """The cards of an exchange and of its Parry are discarded together. `again`: those of the winner stay in play for a Sweep."""
    sides = [side for running in game.state.tests if running.opposed for side in running.sides]
    kept = [side for side in sides if again and side.figure == game.combat.winner]
    for side in sides:
        if side.reused and all(side is not other for other in kept):
            side.reused = False
            restore_owed_draw(game, side.seat)
    for side in kept:
        keep_cards(game, side)
    yield from skill_test.discard_played(game, "AD66-DECK-08")


@clause("AD66-TAL-07", "AD66-AMB-08", "AD66-DECK-12")
def keep_cards(game: Anno, side: Stake) -> None:
    """Initial Card and reinforcements stay in play. If playing them emptied the hand, the draw waits until they are discarded."""
    combat, cards = game.combat, game.deck(side.seat)
    side.reused = True
    combat.kept = msgspec.structs.replace(side, mods=[], spent=[])
    combat.emptied, cards.emptied = combat.emptied or cards.emptied, False


@clause("AD66-DECK-12", "AD66-AMB-08")
def restore_owed_draw(game: Anno, seat: int) -> None:
    """Kept cards are discarded after all: the draw that waited for it is due."""
    combat, cards = game.combat, game.deck(seat)
    combat.emptied, cards.emptied = False, combat.emptied or cards.emptied


@rule("AD66-DECK-08", "AD66-AMB-08")
def discard_kept(game: Anno) -> Rule[None]:
    """The Sweep is over: its cards are discarded."""
    kept, game.combat.kept = game.combat.kept, None
    if kept is not None:
        restore_owed_draw(game, kept.seat)
        yield from deck.settle_test(game, [(kept.seat, card) for card in (kept.card, *kept.extra)], "AD66-DECK-08")


# -- the next enemy


@clause("AD66-TAL-07", "AD66-AMB-84")
def can_sweep(game: Anno) -> bool:
    """The winner has the talent, wounded its enemy without any Riposte, and engages somebody else."""
    combat = game.combat
    if not combat.winner or combat.hurt < 1 or combat.riposte:
        return False
    winner = game.figure(combat.winner)
    return game.has(winner, "sweep") and bool(next_targets(game, winner))


@clause("AD66-TAL-07", "AD66-AMB-84")
def next_targets(game: Anno, winner: Figure) -> list[Figure]:
    """Whom it could sweep next: enemies it engages, activated or not, each at most once in a Combat Phase. Non-player Characters
    fight among themselves by other rules."""
    return [
        enemy
        for enemy in engage.engaged_enemies(game, winner)
        if enemy.id != game.combat.loser
        and used_key(winner, enemy.id) not in game.state.used
        and (winner.seat != NOBODY or enemy.seat != NOBODY)
    ]


@clause("AD66-TAL-07", "AD66-AMB-84")
def why_not_swept(game: Anno, winner: Figure, enemy: Figure) -> Refusal | None:
    """Why somebody cannot be swept: just beaten, swept before, not engaged, or both are non-player Characters."""
    if enemy in next_targets(game, winner):
        return None
    if enemy is winner:
        return refuse("why-itself", "AD66-TAL-07", model=winner.id)
    who = {"model": winner.id, "target": enemy.id}
    if enemy.id == game.combat.loser or used_key(winner, enemy.id) in game.state.used:
        return refuse("why-swept-once", "AD66-TAL-07", **who)
    if enemy in engage.engaged_enemies(game, winner):
        return refuse("why-npc-among-npcs", "AD66-NPC-25", **who)
    return refuse("why-not-engaged-by", "AD66-TAL-07", **who)


def used_key(winner: Figure, enemy: str) -> str:
    return f"sweep:{winner.id}:{enemy}"


@rule("AD66-TAL-07", "AD66-AMB-84", "AD66-DP-43", "AD66-NPC-02")
def sweep(game: Anno) -> Rule[None]:
    """A fight is over. A winner with Sweep may attack another enemy at once with the same cards; otherwise the combat ends."""
    combat = game.combat
    chosen = STOP
    if combat.kept is not None and can_sweep(game):
        winner = game.figure(combat.winner)
        seat = game.initiative_holder if winner.seat == NOBODY else winner.seat
        options = [STOP, *[enemy.id for enemy in next_targets(game, winner)]]
        about: questions.Sweep = {"model": winner.id, "penalty": len(combat.swept) + 1}
        why = refusals.figures_on_board(game, functools.partial(why_not_swept, game, winner))
        ask = Choose("sweep", seat=seat, rule="AD66-TAL-07", options=options, of="model", about=about, why=why)
        chosen = yield from decide(game, ask)
    if chosen == STOP:
        yield from discard_kept(game)
        game.state.combat = None
    else:
        next_fight(game, game.figure(combat.winner), game.figure(chosen))


@clause("AD66-TAL-07", "AD66-COMPH-03", "AD66-AMB-84")
def next_fight(game: Anno, sweeper: Figure, enemy: Figure) -> None:
    """The next fight of a Sweep begins: a new enemy, which counts as activated, the same cards and the same weapon."""
    past = game.combat
    for name in (past.loser, enemy.id):
        if used_key(sweeper, name) not in game.state.used:
            game.state.used.append(used_key(sweeper, name))
    attack.begin_combat(game, sweeper, enemy)
    combat, before = game.combat, past.swept if past.active == sweeper.id else []
    combat.swept, combat.kept, combat.emptied = [*before, past.loser], past.kept, past.emptied
    combat.fighter(sweeper.id).weapon = past.fighter(sweeper.id).weapon
    game.tell("swept", "AD66-TAL-07", model=sweeper.id, target=enemy.id, penalty=len(combat.swept))
