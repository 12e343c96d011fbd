"""Inconspicuous: a marker that makes its owner everybody's friend, and all the ways to lose it (AD66-DISC).

A lost marker never comes back (AD66-DISC-07). Who takes one away by anything else than `noticed` calls `notice.noticed` after it.
"""

from __future__ import annotations

from escarmouche.core.asks.ask import Choose
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666.combat import engage
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import NOBODY, Figure
from escarmouche.games.ad1666.table import Anno

RANGE = 6  # squares within which a sharp Hero sees through it


@clause("AD66-AMB-86", "AD66-DISC-03", "AD66-DISC-05", "AD66-TAL-14")
def noticed(game: Anno) -> None:
    """Who gives itself away, as the table stands now? Asked after every step, swap and change of state."""
    for figure in game.in_play():
        if figure.marker:
            look(game, figure)


def look(game: Anno, figure: Figure) -> None:
    """One marked Character: a weapon that shows is seen by all, one without it is seen through by the sharp ones."""
    watchers = [other for other in game.in_play() if not other.marker and rivals(figure, other)]
    shows = armed(game, figure)
    if not shows:
        watchers = [other for other in watchers if sharp(game, other, figure)]
    if not watchers:
        return
    bodies = engage.bodies(game)
    if any(engage.sees(game, figure, other, bodies) for other in watchers):
        lose(game, figure, "AD66-DISC-03" if shows else "AD66-DISC-05")


@clause("AD66-DISC-03", "AD66-AMB-86")
def armed(game: Anno, figure: Figure) -> bool:
    """Does it hold a weapon without the icon? One that is merely carried does not show."""
    for name in figure.hands:
        item = game.item(game.thing(figure, name))
        if (item.close or item.ranged) and not item.inconspicuous:
            return True
    return False


@clause("AD66-DISC-05", "AD66-AMB-38")
def sharp(game: Anno, hero: Figure, figure: Figure) -> bool:
    """Is it a Hero within 6 squares whose Wit or Intelligence is at least X?"""
    card = game.card(hero)
    needed = game.talent(figure, "inconspicuous")
    return card.hero and max(card.wit, card.intelligence) >= needed and engage.within(game, figure, hero, RANGE)


@clause("AD66-GEN-03", "AD66-TAL-01", "AD66-NPC-09", "AD66-AMB-73")
def rivals(one: Figure, other: Figure) -> bool:
    """Are the two of hostile sides, whatever their markers say? Not friends by "Uncle", nor a Recruit."""
    players = one.seat != NOBODY and other.seat != NOBODY
    if one is other or (players and one.side == other.side):
        return False
    if one.vocation == "recruit" or other.vocation == "recruit" or other.id in one.uncles or one.id in other.uncles:
        return False
    return players or engage.hates(one, other) or engage.hates(other, one)


@clause("AD66-GEN-05", "AD66-DISC-09")
def foe(one: Figure, other: Figure) -> bool:
    """An enemy that a talent may be used against: one's own marker does not matter, the other's makes it a friend."""
    return other.status == "" and not other.marker and rivals(one, other)


@clause("AD66-DISC-07", "AD66-DISC-10", "AD66-AMB-87")
def lose(game: Anno, figure: Figure, rule_id: str, surprise: bool = False) -> None:
    """The marker goes for good. `surprise`: given up freely or by the attack itself, so that this activation's attack surprises."""
    if not figure.marker:
        return
    figure.marker, figure.surprise = False, surprise
    game.tell("marker-lost", rule_id, model=figure.id)


@rule("AD66-DISC-02", "AD66-DP-19", "AD66-AMB-87")
def drop(game: Anno, figure: Figure) -> Rule[bool]:
    """When an activation begins: discard the marker or keep it. Says whether it was discarded now."""
    if not figure.marker:
        return False
    ask = Choose(
        "drop-marker",
        seat=figure.seat,
        rule="AD66-DISC-02",
        options=("keep-marker", "drop-marker"),
        about={"model": figure.id},
    )
    answer = yield from decide(game, ask)
    if answer == "keep-marker":
        return False
    lose(game, figure, "AD66-DISC-02", surprise=True)
    return True
