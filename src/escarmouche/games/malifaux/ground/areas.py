"""Areas of effect: Auras, pulses, and what an effect measures from (MALI-AURA, MALI-PULSE, MALI-SHOCK)."""

from __future__ import annotations

from typing import Literal

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.cards.card import Back, Borne, Ray
from escarmouche.games.malifaux.cards.effect import Use, fits, heir
from escarmouche.games.malifaux.ground import measure, sight
from escarmouche.games.malifaux.ground.measure import Thing
from escarmouche.games.malifaux.state import Marker, Model
from escarmouche.games.malifaux.table import Malifaux

Anchor = Literal["self", "target", "about", "chosen", "marker", "itself", "nearest-enemy"]


# -- Auras


@clause("MALI-AURA-01", "MALI-AURA-02", "MALI-AURA-03", "MALI-AURA-04", "MALI-AMB-74", "MALI-DP-52", "MALI-EX-35")
def reaching(game: Malifaux, model: Model, word: str, owners: list[Model]) -> list[Borne]:
    """What Auras of these owners give a model of a passive word. Of several of the same name one counts, which its controller would
    choose: the best; where all that are called so are alike, any."""
    if model.status != "":
        return []
    found: list[Borne] = []
    givers: dict[str, tuple[str, str]] = {}  # of each name the Aura that counts: whose, and the key of its Ability
    for owner in owners:
        if owner.status == "":
            for ray in cast(game, owner, word):
                giver, this = givers.get(ray.name), (owner.id, ray.key)
                if giver is None and ray.name in game.backs.unlike:
                    giver = givers[ray.name] = _best(game, model, ray.name)
                if (giver is None or giver == this) and lit(game, owner, model, ray):
                    givers[ray.name] = this
                    found.append(Borne(ray.name, ray.params, ray.key))
    return found


def cast(game: Malifaux, owner: Model, word: str) -> tuple[Ray, ...]:
    """What the Auras of a model give, its card's and its Upgrades'."""
    rays = game.cards[owner.card].rays.get(word, ())
    for upgrade in owner.upgrades:
        rays += game.upgrades[upgrade].rays.get(word, ())
    return rays


@clause("MALI-AURA-04", "MALI-AMB-138", "MALI-DP-52")
def _best(game: Malifaux, model: Model, name: str) -> tuple[str, str]:
    """Of all Auras of a name that affect a model the one whose words together are worth most to it."""
    worth: dict[tuple[str, str], float] = {}
    for owner in game.models:
        backs: list[Back] = [game.cards[owner.card], *[game.upgrades[upgrade] for upgrade in owner.upgrades]]
        for ray in [ray for back in backs if owner.status == "" for rays in back.rays.values() for ray in rays]:
            if ray.name == name and lit(game, owner, model, ray):
                this = owner.id, ray.key
                worth[this] = worth.get(this, 0) + ray.params.worth()
    return max(worth, key=lambda this: worth[this], default=("", ""))


@clause("MALI-AURA-01", "MALI-AURA-02", "MALI-CTRL-02")
def lit(game: Malifaux, owner: Model, model: Model, ray: Ray) -> bool:
    """Does an Aura affect a model: is it meant, within range and in LoS? The owner always is where it is."""
    if owner is not model and not measure.within(game, owner, model, ray.reach):
        return False
    return fits(game, owner, model, ray.only) and (owner is model or sight.sees(game, owner, model))


# -- pulses of Markers


@clause("MALI-PULSE-01", "MALI-SHOCK-02", "MALI-AMB-117")
def struck(game: Malifaux, marker: Marker, reach: int) -> list[Model]:
    """The models that a Shockwave Marker touches or its (pulse) affects, friends and the model that Dropped it too."""
    return [
        model
        for model in game.on_table()
        if measure.contact(game, marker, model)
        or (measure.within(game, marker, model, reach) and sight.sees(game, marker, model))
    ]


# -- what an effect measures from


@clause("MALI-GEN-03", "MALI-TOW-01", "MALI-REPL-04")
def anchor(game: Malifaux, use: Use, name: Anchor, model: Model | None = None) -> Thing | None:
    """The object that an effect names; `itself` is the model that it touches."""
    if name == "nearest-enemy":
        return nearest(game, model or use.model, [m for m in game.on_table() if m.seat != use.model.seat])
    if name == "self":
        return use.model if use.model.status == "" else None
    chosen = use.chosen[0] if use.chosen else None
    meant = {"target": use.target, "about": use.about, "chosen": chosen}
    things: dict[str, Thing | None] = {word: heir(game, one) if one else None for word, one in meant.items()}
    thing = {**things, "marker": use.marker, "itself": model}[name]
    return thing if isinstance(thing, Marker) or (thing is not None and thing.status == "") else None


@clause("MALI-MEAS-03")
def nearest(game: Malifaux, model: Model, others: list[Model]) -> Model | None:
    """The nearest of them; of several as near the first in the order of the table."""
    return min([m for m in others if m is not model], key=lambda m: measure.gap(game, model, m), default=None)
