"""One attack as it is being fought: who fights, how the defender answers, what was rolled, who has won."""

from __future__ import annotations

import dataclasses
from typing import Literal, TypeAlias

from escarmouche.games.d10.state import Action, Figure, Mod, Roll
from escarmouche.games.d10.table import D10

Stance: TypeAlias = Literal["", "defend", "skewer", "dodge", "parry"]  # "": it lies stunned and does nothing
ANSWERS = ("skewer", "parry")  # the stances in which a defender may hit back (D10-CC-08, -37)


@dataclasses.dataclass(slots=True)
class Bout:
    """An attack from its declaration until both have turned; it lives as long as the rule that fights it."""

    action: Action
    attacker: Figure
    defender: Figure
    stance: Stance = ""
    over: bool = False  # totals are no longer compared
    rolls: list[Roll] = dataclasses.field(default_factory=list)  # the attacker's JC, then the defender's
    winner: Figure | None = None

    @property
    def fighters(self) -> tuple[Figure, Figure]:
        return self.attacker, self.defender

    def enemy(self, figure: Figure) -> Figure:
        """The other one."""
        return self.defender if figure is self.attacker else self.attacker

    def charges(self, figure: Figure) -> bool:
        """Is it the fighter that has charged?"""
        return figure is self.attacker and self.action.name == "charge"

    def mods(self, victim: Figure) -> list[Mod]:
        """What changes the D of the victim (D10-DMG-07): hard blows and parries count for the defender alone."""
        mods = []
        if victim is self.defender and self.action.name == "hithard":
            mods.append(Mod("hithard", -1))
        if victim is self.defender and self.stance == "parry":
            mods.append(Mod("parry", 2))
        return mods


def bout_of(game: D10) -> Bout:
    """The attack that has been declared, and whose charge has been run."""
    action = game.state.action
    assert action is not None, "nobody attacks"
    return Bout(action, game.figure(action.figure), game.figure(action.target))
