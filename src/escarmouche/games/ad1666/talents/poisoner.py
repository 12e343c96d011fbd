"""Poisoner: home-made poison, for weapons of the whole Band (AD66-TAL-16)."""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Choose
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.harm import poison
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import Figure, Thing
from escarmouche.games.ad1666.table import Anno

TOKEN = "poison-token"  # the item card that says what it does


@rule("AD66-TAL-16", "AD66-DP-05")
def before_game(game: Anno, seat: int) -> Rule[None]:
    """Before the game: each Poisoner of a player places its X tokens."""
    for figure in game.figures:
        if figure.seat == seat and game.has(figure, "poisoner"):
            yield from place_tokens(game, figure)


@rule("AD66-TAL-16", "AD66-DP-05", "AD66-POIS-02", "AD66-POIS-08")
def place_tokens(game: Anno, poisoner: Figure) -> Rule[None]:
    """One token after the other, on any weapon of the Band that can take it; good and loyal Characters use no poison and get none."""
    if poison.has_scruples(game, poisoner):
        return
    count = game.talent(poisoner, "poisoner")
    for left in range(count, 0, -1):
        weapons = coatable(game, poisoner.seat)
        if not weapons:
            return
        about, options = questions.WithCardsLeft(model=poisoner.id, left=left), list(weapons)
        why = refusals.things(game, functools.partial(why_not_coated, game, poisoner.seat))
        ask = Choose(
            "place-poison",
            seat=poisoner.seat,
            rule="AD66-TAL-16",
            options=options,
            of="thing",
            about=about,
            why=why,
        )
        name = yield from decide(game, ask)
        owner = weapons[name]
        poison.coat(game, owner, game.thing(owner, name), TOKEN, "AD66-TAL-16")


@clause("AD66-TAL-16", "AD66-POIS-02", "AD66-POIS-08")
def why_not_coated(game: Anno, seat: int, owner: Figure | None, thing: Thing) -> Refusal | None:
    """Why a thing cannot be poisoned: nobody in the Band has it, or it takes no poison."""
    if owner is None or owner.seat != seat:
        return refuse("why-not-of-band", "AD66-TAL-16", item=thing.card)
    return poison.why_not(game, owner, thing)


@clause("AD66-TAL-16", "AD66-POIS-02", "AD66-POIS-08", "AD66-AMB-80")
def coatable(game: Anno, seat: int) -> dict[str, Figure]:
    """The weapons of a Band that may be given one more poison, each with its owner."""
    return {
        thing.id: figure
        for figure in game.figures
        if figure.seat == seat
        for thing in figure.things
        if poison.why_not(game, figure, thing) is None
    }
