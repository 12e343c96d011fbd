"""Being hit (D10-DMG), clumsiness (D10-DEG), and what they lead to: stunned, fallen, wounded, out of action, dead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from escarmouche.core.asks.ask import Choose
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.d10 import questions
from escarmouche.games.d10.cards.stats import stat
from escarmouche.games.d10.dice.rolls import against, roll_of
from escarmouche.games.d10.goals.objects import drop as let_go
from escarmouche.games.d10.ground import stand
from escarmouche.games.d10.ground.marker import unsaddle
from escarmouche.games.d10.movement import facing, hide
from escarmouche.games.d10.state import Figure, HarmResult, Mod, Posture
from escarmouche.games.d10.table import D10

STOREY = 3_000  # each full 3 cm of a fall beyond the first 3 costs D-1 (D10-MOV-22)

# -- the rolls


@rule("D10-DMG-01", "D10-DMG-07", "D10-DMG-09")
def hit(game: D10, figure: Figure, mods: Sequence[Mod], rule_id: str, reroll: str = "") -> Rule[None]:
    """JD: a figure that is hit is no longer hidden and rolls against D, all modifiers added. `reroll` names the rule that grants one."""
    hide.reveal(game, figure, "D10-DMG-09")
    game.tell("hit", rule_id, figure=figure.id)
    roll = roll_of(game, "jd", figure, stat(game, figure, "d"), mods)
    result = yield from against(game, roll, "D10-DMG-01", reroll)
    suffer(game, figure, result)


@clause("D10-DMG-02", "D10-DMG-03", "D10-DMG-04", "D10-DMG-05", "D10-DMG-06", "D10-DMG-08")
def suffer(game: D10, figure: Figure, result: HarmResult) -> None:
    """Under D: unharmed. Equal: stunned. Over: out of action, or wounded where cards have a blood side. Critical: dead."""
    if result == "under":
        game.tell("unharmed", "D10-DMG-02", figure=figure.id)
    elif result == "equal":
        stun(game, figure, "D10-DMG-03")
    elif result == "over":
        wound(game, figure, "D10-DMG-05" if "wounds" in game.on else "D10-DMG-04")
    else:
        remove(game, figure, "dead", "D10-DMG-06")


@rule("D10-DEG-01", "D10-DEG-07", "D10-MOV-17")
def clumsy(
    game: D10,
    figure: Figure,
    rule_id: str,
    *,
    recover: bool = False,
    trampled: bool = False,
    mods: Sequence[Mod] = (),
) -> Rule[None]:
    """JDeg: a die against D, with no modifier except for a drop; a climber drops first and rolls at the foot."""
    hide.reveal(game, figure)
    game.tell("clumsy", rule_id, figure=figure.id)
    if fallen := drop(game, figure):
        mods = (*mods, drop_malus(fallen))
    roll = roll_of(game, "jdeg", figure, stat(game, figure, "d"), mods)
    result = yield from against(game, roll, "D10-DEG-01")
    if result == "under":
        yield from collect(game, figure, recover)
    elif result == "equal":
        stun(game, figure, "D10-DEG-03")
    elif result == "over":
        tumble(game, figure, trampled)
    else:
        remove(game, figure, "out", "D10-DEG-05")


@rule("D10-DEG-02", "D10-DEG-06", "D10-DEG-08", "D10-AMB-19", "D10-DP-20")
def collect(game: D10, figure: Figure, recover: bool) -> Rule[None]:
    """Under D: nothing happens. A figure that was recovering may get up at no further cost, and face any way it likes."""
    if not recover:
        game.tell("steady", "D10-DEG-02", figure=figure.id)
        return
    about: questions.OfFigure = {"figure": figure.id}
    answer = yield Choose(
        "come-round", seat=figure.seat, rule="D10-DEG-06", options=("stand-up", "stay-down"), about=about
    )
    if answer == "stay-down":
        figure.posture = "prone"
        game.tell("recovered-down", "D10-DEG-06", figure=figure.id)
        return
    figure.posture = "up"
    game.tell("recovered", "D10-DEG-02", figure=figure.id)
    yield from facing.ask(game, figure, "D10-DEG-06")


@clause("D10-DEG-04", "D10-MOV-26", "D10-AMB-20", "D10-AMB-37")
def tumble(game: D10, figure: Figure, trampled: bool) -> None:
    """Over D: on its back, and no longer stunned. A figure already on its back when a horse rode over it is stunned."""
    if trampled and figure.posture == "prone":
        stun(game, figure, "D10-MOV-26")
    else:
        fall(game, figure, "D10-DEG-04")


# -- their results


@clause("D10-STA-01", "D10-DEG-03", "D10-DMG-03")
def stun(game: D10, figure: Figure, rule_id: str) -> None:
    """It lies on its belly, and its M is 0."""
    lay(game, figure, "stunned")
    game.tell("stunned", rule_id, figure=figure.id)


@clause("D10-STA-02", "D10-DEG-04")
def fall(game: D10, figure: Figure, rule_id: str) -> None:
    """It lies on its back."""
    lay(game, figure, "prone")
    game.tell("fallen", rule_id, figure=figure.id)


@clause("D10-MOV-17", "D10-OBJ-03", "D10-STA-06", "D10-STA-10")
def lay(game: D10, figure: Figure, posture: Posture) -> None:
    """It goes to the ground: off its horse or the wall, neither hidden nor crouched, and what it carried falls beside it."""
    unhorse(game, figure)
    drop(game, figure)
    hide.reveal(game, figure, "D10-STA-10")
    figure.posture = posture
    let_go(game, figure)


@clause("D10-STA-11", "D10-STA-12", "D10-LVL-06", "D10-DMG-08", "D10-AMB-21")
def wound(game: D10, figure: Figure, rule_id: str) -> None:
    """The card is turned to its blood side. If there is none, or it is wounded again, the figure is out of action."""
    if "wounds" not in game.on:
        remove(game, figure, "out", rule_id)
    elif figure.wounded:
        remove(game, figure, "out", "D10-STA-12")
    else:
        figure.wounded = True
        game.tell("wounded", rule_id, figure=figure.id)


@clause("D10-FIG-07", "D10-FIG-08", "D10-MNT-06", "D10-OBJ-03", "D10-AMB-23")
def remove(game: D10, figure: Figure, status: Literal["out", "dead"], rule_id: str) -> None:
    """Out of action or dead: it leaves the table with its riderless mount; what it carried lies where it stood."""
    drop(game, figure)
    figure.status, figure.hidden = status, False
    game.mustered()
    game.tell(status, rule_id, figure=figure.id)
    let_go(game, figure)
    unsaddle(game, figure.id)


@clause("D10-MNT-04", "D10-DMG-09")
def unhorse(game: D10, figure: Figure) -> None:
    """A rider that is stunned or falls lies where it was, on the base of a figure on foot, and the mount bolts."""
    if figure.mounted:
        figure.mounted = False
        game.tell("unhorsed", "D10-MNT-04", figure=figure.id)


@clause("D10-MOV-17")
def drop(game: D10, figure: Figure) -> int:
    """A climber drops to the foot of the piece; says how far. Nobody else drops."""
    if figure.posture != "climbing":
        return 0
    top = figure.z
    figure.posture, figure.climb = "up", ""
    foot = stand.nearest(game, figure, figure.x, figure.y, figure.floor, markers=False)
    figure.x, figure.y, figure.z, figure.floor = foot
    game.tell("dropped", "D10-MOV-17", figure=figure.id, height=top - foot.z)
    return top - foot.z


@clause("D10-MOV-22")
def drop_malus(fallen: int) -> Mod:
    """What a drop costs: D-1 for each full 3 cm above the first 3."""
    return Mod("height", -max(0, (fallen - STOREY) // STOREY))
