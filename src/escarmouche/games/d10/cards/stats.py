"""What a figure's card says now: the side that lies up, morale, how far it moves."""

from __future__ import annotations

from typing import Literal

from escarmouche.core.play.rule import clause
from escarmouche.games.d10.state import Figure
from escarmouche.games.d10.table import D10

Letter = Literal["c", "a", "d"]
SHORTER = {"c": 1, "t": 1, "a": 2, "d": 1}  # how much less the blood side has, unless it is printed (D10-FIG-04)
ADVANCE = {False: 10_000, True: 20_000}  # on foot, mounted (D10-MOV-01)
LIMP = 3_000  # how much shorter a wounded figure's moves are (D10-MOV-04)
UNSKILLED = 2  # T of a figure that has none, with a weapon it picked up (D10-FIG-05)


@clause("D10-FIG-03", "D10-FIG-04", "D10-STA-11", "D10-AMB-22")
def stat(game: D10, figure: Figure, letter: Letter) -> int:
    """C, A or D on the side of the card that lies up."""
    card = game.card(figure)
    value: int = getattr(card, letter)
    if not figure.wounded:
        return value
    return getattr(card.blood, letter) if card.blood else max(1, value - SHORTER[letter])


@clause("D10-FIG-04", "D10-FIG-05")
def shooting(game: D10, figure: Figure) -> int | None:
    """T on the side of the card that lies up. Without one: T 2 for a weapon that was picked up, else None."""
    card = game.card(figure)
    if card.t is None:
        picked_up = any(game.weapon(thing).shoots and thing.card not in card.equipment for thing in figure.things)
        return UNSKILLED if picked_up else None
    if not figure.wounded:
        return card.t
    return card.blood.t if card.blood and card.blood.t is not None else max(1, card.t - SHORTER["t"])


@clause("D10-FIG-06", "D10-AMB-55")
def valid(figure: Figure) -> bool:
    """In play and not stunned."""
    return figure.in_play and figure.posture != "stunned"


@clause("D10-MOR-01", "D10-STA-01", "D10-AMB-24")
def morale(game: D10, seat: int) -> int:
    """The sum of M of the band's valid figures. Late figures count, and those who left where the scenario says so."""
    late = {late.rank for late in game.force(seat).late}
    left = game.force(seat).counts
    return sum(
        game.card(figure).morale
        for figure in game.figures
        if figure.seat == seat
        and (
            valid(figure)
            or (figure.status == "left" and left)
            or (figure.status == "reserve" and game.card(figure).rank in late)
        )
    )


@clause("D10-MOV-01", "D10-MOV-04", "D10-MNT-01")
def advance(game: D10, figure: Figure) -> int:
    """How far an Advance goes: 10 cm on foot, 20 mounted, 3 less when wounded."""
    return ADVANCE[figure.mounted] - (LIMP if figure.wounded else 0)
