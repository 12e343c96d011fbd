"""Cards on the table for a test: who plays from where, with which modifiers, against what (AD66-HID-04, -05).

The client brings the last of them to the foreground: an exchange and its parry lie on the table together.
"""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.core.views.scene import Duel, Mod, Side
from escarmouche.games.ad1666.fate.skill_test import total
from escarmouche.games.ad1666.state import Combat, Stake, Test
from escarmouche.games.ad1666.table import Anno

HAND = "hand"
ROLES = ("caller", "answerer")
FIGHT = ("attacker", "defender")
EXCHANGE = "combat"


def duels(game: Anno, seat: int | None) -> list[Duel]:
    """Every test being made, as far as a viewer may know it; a Close Combat before its first card too."""
    state = game.state
    duels = [_test(game, test, seat) for test in state.tests]
    if state.combat is not None and not duels:
        duels.append(_combat(game, state.combat))
    return duels


def _combat(game: Anno, combat: Combat) -> Duel:
    fighters = (combat.attacker, combat.defender)
    sides = [
        Side(
            game.figure(fighter.figure).seat,
            role,
            fighter.figure,
            HAND,
            weapon=_item(game, fighter.figure, fighter.weapon),
        )
        for fighter, role in zip(fighters, FIGHT, strict=True)
    ]
    return Duel(*_heading(combat), sides, stage=combat.stage)


def _heading(combat: Combat) -> tuple[str, str]:
    """An exchange of blows, or its repetition after a Parry (AD66-PARRY-06)."""
    return ("riposte", "AD66-PARRY-06") if combat.riposte else (EXCHANGE, "AD66-MELEE-09")


def _item(game: Anno, figure: str, weapon: str) -> str:
    return game.thing(game.figure(figure), weapon).card if weapon else ""


def _test(game: Anno, test: Test, seat: int | None) -> Duel:
    roles = FIGHT if game.state.combat is not None and test.opposed else ROLES
    sides = [_side(game, test, stake, role, seat) for stake, role in zip(test.sides, roles, strict=False)]
    sides += [_side(game, test, stake, "helper", seat) for stake in test.others]
    combat, target = game.state.combat, None if test.opposed else test.nd
    name, rule = _heading(combat) if combat is not None and test.name == EXCHANGE else (test.name, test.rule)
    return Duel(name, rule, sides, test.about, test.stage, target, test.against)


@clause("AD66-HID-01", "AD66-HID-04", "AD66-HID-05")
def _side(game: Anno, test: Test, stake: Stake, role: str, seat: int | None) -> Side:
    """The source of a committed card is public at once, the card only when all are turned up; its own player knows a card of the hand."""
    side = Side(stake.seat, role, stake.figure, HAND, source=stake.source, weapon=_used(game, stake))
    if test.revealed or stake.reused:
        side.shown = [stake.card] if stake.card else []
        side.extra, side.suit = list(stake.extra), stake.suit
        side.total = total(stake)
    elif stake.source:
        side.hidden = 1
        side.own = [stake.card] if stake.card and seat == stake.seat else []
    side.mods = [Mod(stake.of, stake.score)] if stake.of and stake.score else []
    side.mods += [Mod(f"mod-{mod.word}", mod.amount) for mod in stake.mods]
    return side


def _used(game: Anno, stake: Stake) -> str:
    combat = game.state.combat
    if combat is None:
        return ""
    for fighter in (combat.attacker, combat.defender):
        if fighter.figure == stake.figure:
            return _item(game, fighter.figure, fighter.weapon)
    return ""
