"""Cards on the table between two players: a round of Melee, an Arcane Ability and its resistance (MOON-HID).

Hands are listed with the scene's hands. The question, not this module, says who has chosen in secret.
"""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.core.views.scene import Duel, Side
from escarmouche.games.moonstone.state import Bout, Casting, CastingStage, Fighter, MeleeStage
from escarmouche.games.moonstone.table import Moonstone


def duels(game: Moonstone, seat: int | None) -> list[Duel]:
    """What lies there now, as far as a viewer may know it."""
    state, shown = game.state, []
    if state.bout is not None:
        shown.append(_melee(state.bout))
    if state.casting is not None:
        shown.append(_casting(game, state.casting, seat))
    return shown


@clause("MOON-HID-03", "MOON-HID-04")
def _melee(bout: Bout) -> Duel:
    """Cards lie face up once both are revealed; before that they are in the hands."""
    stage: MeleeStage = "melee-choice"
    if bout.attacker.follow or bout.defender.follow:
        stage = "melee-follow-up"
    elif bout.attacker.played:
        stage = "melee-exchange"
    sides = [_fighter(bout.attacker, "attacker"), _fighter(bout.defender, "defender")]
    return Duel("melee", "MOON-MELEE-01", sides, stage=stage)


def _fighter(fighter: Fighter, role: str) -> Side:
    return Side(fighter.seat, role, fighter.model, "combat", shown=[*fighter.played, *fighter.follow])


@clause("MOON-HID-05", "MOON-HID-06", "MOON-HID-07", "MOON-HID-08", "MOON-HID-13")
def _casting(game: Moonstone, casting: Casting, seat: int | None) -> Duel:
    """What was said is public, and so is every card that was turned up; a face-down card is known only to the player who laid it."""
    down = [*casting.buried, *([casting.card] if casting.card else [])]
    turned = len(casting.shown) - casting.answered
    caster = Side(
        casting.seat,
        "caster",
        casting.model,
        "arcane",
        shown=casting.shown[:turned],
        hidden=len(down),
        own=down if seat == casting.seat else [],
        claim=casting.declared,
    )
    resister = Side(casting.resister, "resister", _target(game, casting), "arcane", shown=casting.shown[turned:])
    return Duel("casting", "MOON-ARC-01", [caster, resister], about=casting.ability, stage=_stage(casting))


def _target(game: Moonstone, casting: Casting) -> str:
    """The target, if it is the resisting player's own."""
    return casting.target if casting.target and game.model(casting.target).seat == casting.resister else ""


def _stage(casting: Casting) -> CastingStage:
    if casting.card:
        return "arcane-declared"
    if casting.answered:
        return "arcane-answered"
    if casting.buried:
        return "arcane-believed"
    return "arcane-revealed" if casting.shown else "arcane-drawn"
