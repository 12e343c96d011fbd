"""Upgrades in play: attached under their Limitations, discarded (MALI-UPG). Those that are hired: `crew.py`."""

from __future__ import annotations

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux

SUMMON = "summon"  # `special` of the Upgrades that come with a Summon (MALI-REPL-03)


@clause("MALI-UPG-02", "MALI-UPG-03", "MALI-UPG-04", "MALI-UPG-05", "MALI-UPG-08", "MALI-AMB-83")
def why_not(game: Malifaux, model: Model, name: str) -> Refusal | None:
    """Why a model cannot have an Upgrade: it has it already, its Crew has enough, it is not for such a model. It costs nothing in play."""
    upgrade, traits = game.upgrades[name], game.card(model).traits
    missing = [word for word in upgrade.restricted if word not in traits]
    if missing:
        return refuse("why-upgrade-restricted", "MALI-UPG-05", upgrade=name, card=model.card, word=missing[0])
    if name in model.upgrades:
        return refuse("why-upgrade-twice", "MALI-UPG-08", upgrade=name, model=model.id)
    if held(game, model.seat, name) >= upgrade.plentiful:
        return refuse("why-upgrade-limit", "MALI-UPG-04", upgrade=name, limit=upgrade.plentiful)
    return None


@clause("MALI-UPG-03", "MALI-UPG-04")
def held(game: Malifaux, seat: int, name: str) -> int:
    """How many copies the models of a Crew have."""
    return sum(name in model.upgrades for model in game.in_play(seat))


@clause("MALI-UPG-01", "MALI-UPG-02", "MALI-UPG-06", "MALI-UPG-07", "MALI-UPG-08")
def attach(game: Malifaux, model: Model, name: str) -> bool:
    """An effect attaches an Upgrade, beside any others; if a Limitation forbids it, the copy is discarded without effect."""
    if why_not(game, model, name) is not None:
        game.tell("upgrade-void", "MALI-UPG-02", model=model.id, upgrade=name)
        return False
    game.set_upgrades(model, [*model.upgrades, name])
    game.tell("upgrade-attached", "MALI-UPG-01", model=model.id, upgrade=name)
    return True


@clause("MALI-UPG-01")
def discard(game: Malifaux, model: Model, name: str) -> bool:
    """An Upgrade is taken off a model again."""
    if name not in model.upgrades:
        return False
    game.set_upgrades(model, [other for other in model.upgrades if other != name])
    game.tell("upgrade-discarded", "MALI-UPG-01", model=model.id, upgrade=name)
    return True


@clause("MALI-REPL-03")
def summoned(game: Malifaux, model: Model) -> list[str]:
    """Those of its Upgrades that came with a Summon."""
    return [name for name in model.upgrades if game.upgrades[name].special == SUMMON]
