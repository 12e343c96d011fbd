"""The End Step of a round of Melee: effects of Signature Moves (MOON-END)."""

from __future__ import annotations

from escarmouche.core.asks.ask import Choose
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.moonstone.cards.card import Call
from escarmouche.games.moonstone.cards.effect import Use, run
from escarmouche.games.moonstone.melee.signature_move import key, touches
from escarmouche.games.moonstone.refusals import only_models
from escarmouche.games.moonstone.state import Bout, Fighter
from escarmouche.games.moonstone.table import Moonstone


@rule("MOON-END-01", "MOON-END-02", "MOON-DEC-32")
def end_step(game: Moonstone, bout: Bout) -> Rule[None]:
    """After all blows and wounds. If both have effects, the attacker says whose come first."""
    attacker, defender = bout.attacker, bout.defender
    sides = [
        (fighter, opponent)
        for fighter, opponent in ((attacker, defender), (defender, attacker))
        if has_effects(game, fighter, opponent)
    ]
    if not sides:
        return
    if len(sides) == 2:
        options = (attacker.model, defender.model)
        why = only_models(game, options, "why-not-fighting", "MOON-END-02")
        first = yield Choose("end-first", seat=attacker.seat, rule="MOON-END-02", options=options, of="model", why=why)
        if first == defender.model:
            sides.reverse()
    for fighter, opponent in sides:
        yield from effects_of(game, fighter, opponent)


@rule("MOON-SIG-05", "MOON-SIG-06", "MOON-AMB-54", "MOON-DEC-33")
def effects_of(game: Moonstone, fighter: Fighter, opponent: Fighter) -> Rule[None]:
    """The effects of each Signature Move a fighter played, its numbers multiplied by the copies."""
    model, target = game.model(fighter.model), game.model(opponent.model)
    for copies in upgrades(fighter):
        calls = applying_effects(game, fighter, opponent)
        if calls:
            game.tell("end-effects", "MOON-SIG-05", model=model.id, target=target.id, move=key(game.card(model)))
            use = Use(seat=fighter.seat, model=model, target=target, copies=copies)
            yield from run(game, calls, use)


def has_effects(game: Moonstone, fighter: Fighter, opponent: Fighter) -> bool:
    return bool(upgrades(fighter) and applying_effects(game, fighter, opponent))


def upgrades(fighter: Fighter) -> list[int]:
    """How many copies lay in each Signature Move of a fighter: its first card, its Follow-Up."""
    copies = []
    if fighter.upgraded:
        copies.append(len(fighter.played))
    if fighter.follow_upgraded:
        copies.append(len(fighter.follow))
    return copies


@clause("MOON-END-03", "MOON-END-04", "MOON-AMB-55")
def applying_effects(game: Moonstone, fighter: Fighter, opponent: Fighter) -> list[Call]:
    """Effects happen even if their character was slain, but not on a slain model; out of reach only those on itself."""
    model, target = game.model(fighter.model), game.model(opponent.model)
    move = game.card(model).signature
    if move is None:
        return []
    open = {"self": model.in_play, "target": target.in_play and not fighter.null, "pulse": not fighter.null}
    return [call for call in move.end if open[touches(call)]]
