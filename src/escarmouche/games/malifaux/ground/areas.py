"""Areas of effect: Auras, pulses, and what an effect measures from (MALI-AURA, MALI-PULSE, MALI-SHOCK)."""

from __future__ import annotations

from typing import Literal

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.cards.card import AnyCard, AuraWord, PassiveWord
from escarmouche.games.malifaux.cards.effect import Use, fits, heir
from escarmouche.games.malifaux.ground import measure, sight
from escarmouche.games.malifaux.ground.measure import Thing
from escarmouche.games.malifaux.state import Marker, Model
from escarmouche.games.malifaux.table import Malifaux

Anchor = Literal["self", "target", "about", "chosen", "marker", "itself", "nearest-enemy"]


# -- Auras


@clause("MALI-AURA-01", "MALI-AURA-02", "MALI-AURA-03", "MALI-AMB-74", "MALI-EX-35")
def reaching(game: Malifaux, model: Model, word: str, owners: list[Model]) -> list[PassiveWord]:
    """The instances of a passive word that Auras of these owners give a model. If several have the same name, only the best counts, which
    its controller would choose (MALI-AURA-04, MALI-DP-52). If all of that name are alike, it is any of them.
    """
    if not model.on_table:
        return []
    words: list[PassiveWord] = []
    counting: dict[str, tuple[str, str]] = {}  # for each name the Aura that counts: whose, and the key of its Ability
    for owner in owners:
        if owner.on_table:
            for given in own_auras(game, owner, word):
                name, aura = given.name, (owner.id, given.key)
                if name not in counting and name in game.library.differing_auras:
                    counting[name] = _best(game, model, name)
                if counting.get(name, aura) == aura and affects(game, owner, model, given):
                    counting[name] = aura
                    words.append(PassiveWord(name, given.params, given.key))
    return words


def own_auras(game: Malifaux, owner: Model, word: str) -> tuple[AuraWord, ...]:
    """The instances of a word in the Auras of a model, on its card and its Upgrades."""
    words = game.cards[owner.card].aura_words.get(word, ())
    for upgrade in owner.upgrades:
        words += game.upgrades[upgrade].aura_words.get(word, ())
    return words


@clause("MALI-AURA-04", "MALI-AMB-138", "MALI-DP-52")
def _best(game: Malifaux, model: Model, name: str) -> tuple[str, str]:
    """Among all Auras of one name that affect a model, the one whose words are worth most to it."""
    worth: dict[tuple[str, str], float] = {}
    for owner in game.on_table():
        cards: list[AnyCard] = [game.cards[owner.card], *[game.upgrades[upgrade] for upgrade in owner.upgrades]]
        for given in [given for card in cards for words in card.aura_words.values() for given in words]:
            if given.name == name and affects(game, owner, model, given):
                aura = owner.id, given.key
                worth[aura] = worth.get(aura, 0) + given.params.worth()
    return max(worth, key=lambda aura: worth[aura], default=("", ""))


@clause("MALI-AURA-01", "MALI-AURA-02", "MALI-CTRL-02")
def affects(game: Malifaux, owner: Model, model: Model, given: AuraWord) -> bool:
    """Does an Aura affect a model: is it meant, within range and in LoS? Its owner always is in range."""
    if owner is not model and not measure.within(game, owner, model, given.reach):
        return False
    return fits(game, owner, model, given.only) and (owner is model or sight.sees(game, owner, model))


# -- pulses of Markers


@clause("MALI-PULSE-01", "MALI-SHOCK-02", "MALI-AMB-117")
def shockwave_victims(game: Malifaux, marker: Marker, reach: int) -> list[Model]:
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
        return use.model if use.model.on_table else None
    chosen = use.chosen[0] if use.chosen else None
    meant = {"target": use.target, "about": use.about, "chosen": chosen}
    things: dict[str, Thing | None] = {
        word: heir(game, model_meant) if model_meant else None for word, model_meant in meant.items()
    }
    thing = {**things, "marker": use.marker, "itself": model}[name]
    return thing if isinstance(thing, Marker) or (thing is not None and thing.on_table) else None


@clause("MALI-MEAS-03")
def nearest(game: Malifaux, model: Model, others: list[Model]) -> Model | None:
    """The nearest of them; if several are equally near, the first in the order of the table."""
    return min([m for m in others if m is not model], key=lambda m: measure.gap(game, model, m), default=None)
