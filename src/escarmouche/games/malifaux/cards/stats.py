"""The stats of a model as they count now: the card, its words, Conditions; and how many Actions it may take (MALI-CARD-04 to -06)."""

from __future__ import annotations

from typing import Any

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.cards import passives
from escarmouche.games.malifaux.cards.card import Card
from escarmouche.games.malifaux.harm import condition
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux

ACTIONS, MORE = 2, 3  # of most models; of Masters and Leaders, and the most that Fast gives (MALI-ACT-05)
STAGGERED = 2  # off Mv
NAMES = ("df", "wp", "mv", "sz")
HURT = ("df", "wp")  # lowered by Injured


@clause("MALI-CARD-04", "MALI-CARD-05", "MALI-COND-08", "MALI-COND-12")
def stat(game: Malifaux, model: Model, name: str) -> int:
    """Df, Wp, Mv (inches) or Sz, never below 0."""
    return _now(game.card(model), model, name, passives.find(game, model, "stat"))


@clause("MALI-CARD-04")
def every_stat(game: Malifaux, model: Model) -> dict[str, int]:
    """All of them at once."""
    card, words = game.card(model), passives.find(game, model, "stat")
    return {name: _now(card, model, name, words) for name in NAMES}


def _now(card: Card, model: Model, name: str, words: list[Any]) -> int:
    value: int = getattr(card, name)
    for word in words:
        if word.stat == name:
            value += word.amount
    if model.conditions:
        if name in HURT:
            value -= condition.value(model, "injured")
        elif name == "mv" and condition.has(model, "staggered"):
            value -= STAGGERED
    return max(0, value)


@clause("MALI-CARD-06")
def health(game: Malifaux, model: Model) -> int:
    """Its maximum Health: what is printed."""
    return game.card(model).health


@clause("MALI-ACT-05", "MALI-ACT-06", "MALI-COND-06", "MALI-COND-07")
def limit(game: Malifaux, model: Model) -> int:
    """How many Actions it may declare in its Activation (D-3)."""
    base = MORE if model.leader or game.cards[model.card].station == "master" else ACTIONS
    if not model.conditions:
        return base
    names = condition.names(model)
    if "fast" in names:
        base = min(MORE, base + 1)
    return base - ("slow" in names)


@clause("MALI-AMB-26", "MALI-ACT-06")
def left(game: Malifaux, model: Model) -> int:
    """How many Actions it may still declare. A limit that has dropped below the Actions already taken undoes none of them."""
    activation = game.state.activation
    if activation is None or activation.model != model.id or not model.on_table:
        return 0
    more = limit(game, model) - activation.taken
    return more if more > 0 else 0


@clause("MALI-ACTN-05", "MALI-COND-09", "MALI-AMB-27")
def counts(model: Model, bonus: bool) -> bool:
    """Does an Action declared now count against the limit? A (bonus) one only while Stunned."""
    return not bonus or condition.has(model, "stunned")
