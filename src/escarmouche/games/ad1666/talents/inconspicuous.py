"""Inconspicuous: a marker that makes its owner everybody's friend, and all the ways to lose it (AD66-DISC).

A lost marker never comes back (AD66-DISC-07). A rule that takes one away, except `check_markers`, calls `notice.everybody_looks` after it.
"""

from __future__ import annotations

from escarmouche.core.asks.ask import Choose
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions
from escarmouche.games.ad1666.ground import engage, measure, sight
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno

RANGE = 6  # squares within which a sharp Hero sees through it


@clause("AD66-AMB-86", "AD66-DISC-03", "AD66-DISC-05", "AD66-TAL-14")
def check_markers(game: Anno) -> None:
    """Which Characters give themselves away now? Checked after every step, swap and change of state."""
    for figure in game.in_play():
        if figure.marker:
            check_marker(game, figure)


def check_marker(game: Anno, figure: Figure) -> None:
    """One marked Character: anybody notices a weapon that shows; without one, only sharp Heroes see through it."""
    watchers = [other for other in game.in_play() if not other.marker and engage.are_rivals(figure, other)]
    shows = shows_weapon(game, figure)
    if not shows:
        watchers = [other for other in watchers if sees_through(game, other, figure)]
    if not watchers:
        return
    bodies = sight.view_blockers(game)
    if any(sight.sees(game, figure, other, bodies) for other in watchers):
        lose_marker(game, figure, "AD66-DISC-03" if shows else "AD66-DISC-05")


@clause("AD66-DISC-03", "AD66-AMB-86")
def shows_weapon(game: Anno, figure: Figure) -> bool:
    """Does it hold a weapon without the icon? One that is only carried does not show."""
    for name in figure.hands:
        item = game.item(game.thing(figure, name))
        if (item.close or item.ranged) and not item.inconspicuous:
            return True
    return False


@clause("AD66-DISC-05", "AD66-AMB-38")
def sees_through(game: Anno, hero: Figure, figure: Figure) -> bool:
    """Is it a Hero within 6 squares whose Wit or Intelligence is at least X?"""
    card = game.card(hero)
    needed = game.talent(figure, "inconspicuous")
    return card.hero and max(card.wit, card.intelligence) >= needed and measure.within(game, figure, hero, RANGE)


@clause("AD66-GEN-05", "AD66-DISC-09")
def is_foe(figure: Figure, other: Figure) -> bool:
    """Is the other an enemy that a talent may be used against? A marker of the user does not matter, the other's makes it a friend."""
    return other.in_play and not other.marker and engage.are_rivals(figure, other)


@clause("AD66-DISC-07", "AD66-DISC-10", "AD66-AMB-87")
def lose_marker(game: Anno, figure: Figure, rule_id: str, surprise: bool = False) -> None:
    """The marker goes for good. `surprise`: given up freely or by the attack itself, so that its attack is a surprise."""
    if not figure.marker:
        return
    figure.marker, figure.surprise = False, surprise
    game.tell("marker-lost", rule_id, model=figure.id)


@rule("AD66-DISC-02", "AD66-DP-19", "AD66-AMB-87")
def offer_drop(game: Anno, figure: Figure) -> Rule[bool]:
    """When an activation begins: discard the marker or keep it. True if it was discarded."""
    if not figure.marker:
        return False
    ask = Choose(
        "drop-marker",
        seat=figure.seat,
        rule="AD66-DISC-02",
        options=("keep-marker", "drop-marker"),
        about=questions.OfModel(model=figure.id),
    )
    answer = yield from decide(game, ask)
    if answer == "keep-marker":
        return False
    lose_marker(game, figure, "AD66-DISC-02", surprise=True)
    return True
