"""Soulstones against damage: `-` on the flip before it is made, and a flip that reduces what is left (MALI-DMG-06, -09)."""

from __future__ import annotations

from escarmouche.core.asks.ask import Choose
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.cards import passives
from escarmouche.games.malifaux.fate import variable_flip
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.state import Mod, Model
from escarmouche.games.malifaux.table import Malifaux

USERS = ("master", "henchman")
REDUCES = (1, 2, 3)


@clause("MALI-SS-01", "MALI-CTRL-04", "MALI-AMB-121")
def able(game: Malifaux, model: Model) -> bool:
    """May it use a Soulstone now: a Master, a Henchman or a model whose words say so, with one in its player's pool?"""
    if not model.in_play or not game.deck(control.decider(game, model)).stones:
        return False
    return game.card(model).station in USERS or passives.has(game, model, "soulstones")


@clause("MALI-SS-02")
def spend(game: Malifaux, model: Model, rule_id: str) -> None:
    """One Soulstone leaves the pool for good."""
    seat = control.decider(game, model)
    game.deck(seat).stones -= 1
    game.tell("soulstone", rule_id, model=model.id, seat=seat + 1, left=game.deck(seat).stones)


@rule("MALI-DMG-06", "MALI-DP-38", "MALI-AMB-43")
def block(game: Malifaux, model: Model, by: Model | None) -> Rule[list[Mod]]:
    """Before a damage flip against a model its player may spend a Soulstone for `-`."""
    if not able(game, model) or not (yield from _wanted(game, model, "block", "MALI-DMG-06", by, 0)):
        return []
    spend(game, model, "MALI-DMG-06")
    return [Mod("soulstone", -1)]


@rule("MALI-DMG-09", "MALI-DP-39", "MALI-AMB-43", "MALI-CHEAT-05")
def reduce(game: Malifaux, model: Model, amount: int, by: Model | None) -> Rule[int]:
    """Once nothing else reduces the damage, a Soulstone may: a flip that cannot be cheated takes off 1/2/3. Says what is left."""
    if amount <= 0 or not able(game, model):
        return amount
    if not (yield from _wanted(game, model, "reduce", "MALI-DMG-09", by, amount)):
        return amount
    spend(game, model, "MALI-DMG-09")
    seat = control.decider(game, model)
    result = yield from variable_flip.flip(
        game, seat, model, (), "MALI-DMG-09", profile=REDUCES, cheat=False, name="reduce"
    )
    return max(0, amount - variable_flip.number(REDUCES, result))


@rule("MALI-SS-02")
def _wanted(game: Malifaux, model: Model, use: str, rule_id: str, by: Model | None, amount: int) -> Rule[bool]:
    """Ask the player who decides for the model."""
    ask = Choose(
        f"soulstone-{use}",
        seat=control.decider(game, model),
        rule=rule_id,
        options=("spend", "keep"),
        about=questions.OfDamage(model=model.id, by=by.id if by else "", amount=amount),
    )
    return bool((yield ask) == "spend")
