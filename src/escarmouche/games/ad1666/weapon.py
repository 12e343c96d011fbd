"""Which weapon each fighter uses (AD66-MELEE-06, -07, AD66-AMB-60)."""

from __future__ import annotations

from escarmouche.core.ask import Choose, LazyBranch, Menu, parts
from escarmouche.core.rule import Rule, clause, rule
from escarmouche.games.ad1666 import hands, stats
from escarmouche.games.ad1666.dummy import decide
from escarmouche.games.ad1666.state import NOBODY, Fighter, Figure
from escarmouche.games.ad1666.table import BARE, Anno

EMPTY = "bare"  # bare hands, as the question calls them


@rule("AD66-MELEE-06", "AD66-AMB-22", "AD66-AMB-60", "AD66-AMB-84", "AD66-DISC-10", "AD66-DISC-11")
def weapons(game: Anno) -> Rule[None]:
    """Before any card: the Attacker names its weapon, then the defender; who sweeps has named it before the first blow. A surprise needs
    a weapon that nobody looks at twice."""
    combat = game.combat
    sweeper = combat.kept.figure if combat.kept is not None else ""
    for fighter in (combat.attacker, combat.defender):
        if fighter.figure != sweeper:
            yield from name(game, fighter)
    active = game.figure(combat.active)
    if combat.surprise and not game.weapon(active, combat.fighter(active.id).weapon).inconspicuous:
        combat.surprise = False
        game.tell("no-surprise", "AD66-DISC-10", model=active.id)
    combat.stage = "exchange"


@rule("AD66-MELEE-06", "AD66-MELEE-07", "AD66-ITEM-06", "AD66-NPC-02", "AD66-DP-38")
def name(game: Anno, fighter: Fighter) -> Rule[None]:
    """One fighter takes its weapon in hand. Who is Unconscious has what it had in hand, and nothing to choose."""
    figure = game.figure(fighter.figure)
    if figure.unconscious:
        fighter.weapon = next(iter(hands.held(game, figure)))
        return
    grips = hands.grips(game, figure)
    if figure.seat == NOBODY:
        grips = best(game, figure, grips)
    menu = choice(game, figure, grips)
    answer = menu.names[0]
    if len(list(menu)) > 1:
        answer = yield from decide(game, menu)
    chosen, other = parts(answer)
    fighter.weapon = "" if chosen == EMPTY else chosen
    hands.draw(game, figure, fighter.weapon, other or useful(grips[fighter.weapon])[0])
    card = game.weapon(figure, fighter.weapon).id if fighter.weapon else BARE
    game.tell("weapon-named", "AD66-MELEE-06", model=figure.id, item=card)


def choice(game: Anno, figure: Figure, grips: dict[str, list[str]]) -> Menu:
    """The weapons, and behind one what the other hand holds, where more than one thing would be of use there."""
    seat = game.holder if figure.seat == NOBODY else figure.seat
    branches: dict[str, LazyBranch] = {}
    for weapon, others in grips.items():
        options, about = useful(others), {"model": figure.id, "thing": weapon}
        ask = Choose("other-hand", seat=seat, rule="AD66-ITEM-07", options=options, of="thing", about=about)
        branches[weapon or EMPTY] = ask if len(options) > 1 else None
    return Menu("weapon", seat=seat, rule="AD66-MELEE-06", branches=branches, of="thing", about={"model": figure.id})


@clause("AD66-ITEM-07", "AD66-CHAR-10")
def useful(others: list[str]) -> list[str]:
    """What may be in the other hand: whatever helps there; nothing only if nothing helps."""
    return [other for other in others if other] or [""]


@clause("AD66-NPC-02", "AD66-AMB-108")
def best(game: Anno, figure: Figure, grips: dict[str, list[str]]) -> dict[str, list[str]]:
    """A non-player Character takes the weapon with which its talent is highest, and bare hands only without any."""
    scores = {
        one: stats.score(game, figure, game.weapon(figure, one).skill or "") for one in grips if one or len(grips) == 1
    }
    return {one: grips[one] for one, score in scores.items() if score == max(scores.values())}
