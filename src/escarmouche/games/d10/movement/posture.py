"""Postures (D10-STA, D10-POS): get up, come round, lie down, crouch and stop crouching."""

from __future__ import annotations

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.d10.ground import measure
from escarmouche.games.d10.harm import damage
from escarmouche.games.d10.movement import facing, hide
from escarmouche.games.d10.state import Figure
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn.action_spec import ActionSpec


@clause("D10-MOV-07")
def stand(game: D10, figure: Figure, rule_id: str = "D10-MOV-07") -> None:
    """It stands on its feet."""
    if figure.posture != "up":
        figure.posture = "up"
        game.tell("stood", rule_id, figure=figure.id)


@clause("D10-STA-06")
def uncrouch(game: D10, figure: Figure, rule_id: str = "D10-STA-06") -> None:
    """Crouching ends; a figure that does not crouch stays as it is."""
    if figure.posture == "crouched":
        stand(game, figure, rule_id)


# -- from the ground


@clause("D10-MOV-07", "D10-STA-03")
def _why_not_prone(game: D10, figure: Figure) -> Refusal | None:
    """Only a figure on its back gets up: a stunned one must come round first."""
    if figure.posture != "prone":
        return refuse("why-not-prone", "D10-MOV-07", figure=figure.id)
    return None


@rule("D10-MOV-07", "D10-GEO-06")
def getup(game: D10, figure: Figure, answer: None) -> Rule[None]:
    """Get up, 2 PA: the figure stands and faces as it likes."""
    stand(game, figure)
    yield from facing.ask(game, figure, "D10-MOV-07")


@clause("D10-MOV-08", "D10-STA-01")
def _why_not_stunned(game: D10, figure: Figure) -> Refusal | None:
    """Only a stunned figure has to come round."""
    if figure.posture != "stunned":
        return refuse("why-not-stunned", "D10-MOV-08", figure=figure.id)
    return None


@rule("D10-MOV-08", "D10-DEG-02")
def recover(game: D10, figure: Figure, answer: None) -> Rule[None]:
    """Recover, 2 PA: a stunned figure rolls a JDeg to come round."""
    yield from damage.clumsy(game, figure, "D10-MOV-08", recover=True)


# -- by choice


@clause("D10-POS-05", "D10-STA-10", "D10-MNT-03")
def _why_mounted(figure: Figure) -> Refusal | None:
    """Lying down and crouching are barred to mounted figures."""
    return refuse("why-mounted", "D10-MNT-03", figure=figure.id) if figure.mounted else None


@clause("D10-POS-01")
def _why_not_lying(game: D10, figure: Figure) -> Refusal | None:
    if not measure.ready(figure):
        return refuse("why-not-standing", "D10-POS-01", figure=figure.id)
    return _why_mounted(figure)


@clause("D10-POS-01", "D10-STA-03", "D10-STA-10")
def lie(game: D10, figure: Figure, answer: None) -> None:
    """Lie down, 1 PA: the figure lies on the ground, prone, and is no longer hidden."""
    hide.reveal(game, figure, "D10-STA-10")
    figure.posture = "prone"
    game.tell("lay-down", "D10-POS-01", figure=figure.id)


@clause("D10-POS-04")
def _why_not_crouching(game: D10, figure: Figure) -> Refusal | None:
    if figure.posture == "crouched":
        return refuse("why-crouched", "D10-POS-04", figure=figure.id)
    return _why_mounted(figure)


@clause("D10-POS-04", "D10-STA-05", "D10-STA-10")
def crouch(game: D10, figure: Figure, answer: None) -> None:
    """Crouch, 1 PA: harder to hit, except from behind. Nobody is hidden and crouched at once."""
    hide.reveal(game, figure, "D10-STA-10")
    figure.posture = "crouched"
    game.tell("crouched", "D10-POS-04", figure=figure.id)


@clause("D10-STA-06", "D10-DP-22")
def _why_not_rising(game: D10, figure: Figure) -> Refusal | None:
    if figure.posture != "crouched":
        return refuse("why-not-crouched", "D10-STA-06", figure=figure.id)
    return None


@clause("D10-STA-06", "D10-DP-22")
def rise(game: D10, figure: Figure, answer: None) -> None:
    """Stop crouching, 0 PA, when its player likes."""
    uncrouch(game, figure)


ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec("getup", 2, "D10-MOV-07", _why_not_prone, getup),
    ActionSpec("recover", 2, "D10-MOV-08", _why_not_stunned, recover),
    ActionSpec("lie", 1, "D10-POS-01", _why_not_lying, lie, "pos_table"),
    ActionSpec("crouch", 1, "D10-POS-04", _why_not_crouching, crouch, "pos_table"),
    ActionSpec("rise", 0, "D10-STA-06", _why_not_rising, rise, "pos_table"),
)
