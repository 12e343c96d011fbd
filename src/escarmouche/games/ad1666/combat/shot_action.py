"""A shot as an action: declared, perhaps interrupted, then carried out (AD66-FULL-01, AD66-FULL-02, AD66-PART-02, AD66-WATCH-06)."""

from __future__ import annotations

from escarmouche.core.asks.ask import Answer, parts
from escarmouche.core.play.rule import Rule, rule
from escarmouche.games.ad1666.combat import shoot
from escarmouche.games.ad1666.state import Figure, ShotKind, Thing
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.turn import watch


@rule("AD66-FULL-01", "AD66-FULL-02", "AD66-PART-02", "AD66-DP-23")
def do(game: Anno, figure: Figure, choice: Answer, kind: ShotKind) -> Rule[None]:
    """A shot as an action of a player's Character, with the weapon and at the target that were chosen."""
    name, aimed = parts(choice)
    yield from declare_and_resolve(game, figure, game.thing(figure, name), game.figure(aimed), kind)


@rule("AD66-WATCH-04", "AD66-WATCH-06", "AD66-WATCH-07", "AD66-AMB-20")
def declare_and_resolve(game: Anno, figure: Figure, thing: Thing, target: Figure, kind: ShotKind) -> Rule[None]:
    """A shot is declared, perhaps interrupted by a watcher (never a Quick Shot), then carried out all the same."""
    shoot.declare(game, figure, thing, target, kind)
    if kind != "quick":
        yield from watch.offer_interruption(game, figure, f"{kind}-shot", target.id)
    yield from shoot.resolve(game, figure, thing, target, kind)
