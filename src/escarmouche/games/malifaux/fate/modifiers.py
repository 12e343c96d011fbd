"""What changes duels and damage flips: Fate Modifiers with their sources, and what is added to a stat (MALI-FATE-01, MALI-AMB-120).

Each is a `Mod`: a word (`mod-<word>`) and an amount. They are cancelled one for one when cards are flipped, not here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.cards import effect, passives
from escarmouche.games.malifaux.cards.card import Action, PassiveWord
from escarmouche.games.malifaux.fate import total
from escarmouche.games.malifaux.ground import cover
from escarmouche.games.malifaux.harm import condition
from escarmouche.games.malifaux.state import Duel, Mod, Model, Resolving, Side
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import friendly_fire

COVER = 1  # added to Df, and - on damage flips


# -- duels


@clause("MALI-FATE-01", "MALI-ACTN-02")
def duel(game: Malifaux, duel: Duel, side: Side) -> list[Mod]:
    """The Fate Modifiers on one side's flip when the duel begins; a Soulstone and Focused may be added in step A."""
    model, other = game.model(side.model), total.other_side(duel, side)
    foe = game.model(other.model) if other else None
    mods = attacking(game, duel, model, foe) if side is duel.sides[0] else []
    mods += _worded(game, duel, side, model, foe)
    return mods


@clause("MALI-ACTN-02", "MALI-COND-10", "MALI-COND-14", "MALI-CONC-01", "MALI-ENG-07")
def attacking(game: Malifaux, duel: Duel, model: Model, foe: Model | None) -> list[Mod]:
    """What the Action itself, its target and the Conditions of both give the acting model."""
    if ":" not in duel.action:
        return []
    action, mods = game.action(duel.action), []
    if action.fate:
        mods.append(Mod("printed", action.fate))
    target = foe or aimed(game, duel, model)
    if target is None:
        return mods
    if target.seat != model.seat and condition.has(model, "distracted"):
        mods.append(Mod("distracted", -1))
    if foe is not None:
        mods += [Mod(word, amount) for word, amount in _between(game, action, model, foe)]
    return mods


@clause("MALI-AMB-39")
def aimed(game: Malifaux, duel: Duel, model: Model) -> Model | None:
    """The model that the Action of a simple duel targets."""
    resolving = game.state.resolving[-1] if game.state.resolving else None
    if resolving is None or resolving.key != duel.action or resolving.model != model.id:
        return None
    return game.find(resolving.target) if resolving.target else None


@clause("MALI-CONC-01", "MALI-CONC-02", "MALI-ENG-07", "MALI-COND-10", "MALI-AMB-45", "MALI-RES-07")
def _between(game: Malifaux, action: Action, model: Model, foe: Model) -> Iterator[tuple[str, int]]:
    """What stands between attacker and target: their feud, Concealment, Friendly Fire."""
    if adversary(game, model, foe):
        yield "adversary", 1
    if action.type != "melee" and "concealment" not in action.ignores and concealed(game, model, foe):
        yield "concealment", -1
    if (
        action.type == "missile"
        and "friendly-fire" not in action.ignores
        and friendly_fire.friendly_fire(game, model, foe)
    ):
        yield "friendly-fire", -1


@clause("MALI-COND-10", "MALI-AMB-45")
def adversary(game: Malifaux, model: Model, foe: Model) -> bool:
    """Does the target have an Adversary (X) that the attacker is? Several count once."""
    if not foe.conditions:
        return False
    traits = game.card(model).traits
    return any(condition.name == "adversary" and condition.of in traits for condition in foe.conditions)


@clause("MALI-CONC-01", "MALI-CONC-02")
def concealed(game: Malifaux, attacker: Model, target: Model) -> bool:
    """Does the target have Concealment: from terrain between the two, or from its words?"""
    return passives.has(game, target, "concealment") or cover.concealed(game, attacker, target)


@clause("MALI-COVER-01", "MALI-COVER-02", "MALI-RES-07")
def covered(game: Malifaux, action: Action, attacker: Model, target: Model) -> bool:
    """Does the target of a (missile) Action have Cover: from a Shadow, or from its words?"""
    if action.type != "missile" or "cover" in action.ignores:
        return False
    return passives.has(game, target, "cover") or cover.cover(game, attacker, target)


@clause("MALI-COVER-01")
def stat(game: Malifaux, duel: Duel, side: Side) -> list[Mod]:
    """What is added to one side's total besides its stat: Cover gives a Defender +1 Df."""
    if side.stat != "df" or side is duel.sides[0] or ":" not in duel.action:
        return []
    attacker = game.model(duel.sides[0].model)
    cover = covered(game, game.action(duel.action), attacker, game.model(side.model))
    return [Mod("cover", COVER)] if cover else []


# -- words of cards


def _worded(game: Malifaux, duel: Duel, side: Side, model: Model, foe: Model | None) -> list[Mod]:
    """Fate Modifiers from passive words: the model's own, and its opponent's against it."""
    attacks = side is duel.sides[0]
    mods = [
        Mod(source(passive, "ability"), passive.params.amount)
        for passive in passives.sources(game, model, "fate")
        if not passive.params.against and _applies(game, passive.params, duel, side.stat, attacks, model, foe)
    ]
    if foe is not None:
        mods += [
            Mod(source(passive, "enemy-ability"), passive.params.amount)
            for passive in passives.sources(game, foe, "fate")
            if passive.params.against and _applies(game, passive.params, duel, side.stat, attacks, foe, model)
        ]
    return mods


def source(passive: PassiveWord, word: str) -> str:
    """Where a modifier comes from, as readers are told: the Ability; for a word that was lent, the model that lent it; or the word
    alone."""
    return passive.key or passive.name or word


@clause("MALI-DUEL-03")
def _applies(game: Malifaux, word: Any, duel: Duel, stat: str, attacks: bool, model: Model, foe: Model | None) -> bool:
    """Does a passive `fate` apply to this flip: its side, its stat, its type, the opponent?"""
    if word.when != "any" and (word.when == "attack") != attacks:
        return False
    if (word.stat and word.stat != stat) or (word.type and word.type not in duel.types):
        return False
    return foe is None or bool(effect.fits(game, model, foe, word.only))


# -- damage flips


@clause("MALI-DMG-04", "MALI-AMB-120", "MALI-COVER-01")
def damage(game: Malifaux, resolving: Resolving | None, by: Model, target: Model) -> list[Mod]:
    """Every Fate Modifier on a damage flip before the Soulstone: Accuracy, Focused, Cover, words of both."""
    mods = variable(resolving)
    action = game.action(resolving.key) if resolving and ":" in resolving.key else None
    if resolving and focused(resolving, by):
        mods.append(Mod("focused", 1))
    if action and resolving and resolving.target == target.id and covered(game, action, by, target):
        mods.append(Mod("cover", -COVER))
    kind = action.type if action else ""
    for model, against in ((by, False), (target, True)):
        for passive in passives.sources(game, model, "damage-fate"):
            word = passive.params
            if word.against == against and (not word.type or word.type == kind):
                mods.append(Mod(source(passive, "enemy-ability" if against else "ability"), word.amount))
    return mods


@clause("MALI-DMG-04")
def variable(resolving: Resolving | None) -> list[Mod]:
    """The modifier of any variable flip after an opposed duel: Accuracy."""
    return [Mod("accuracy", resolving.accuracy)] if resolving and resolving.accuracy else []


@clause("MALI-COND-15", "MALI-AMB-40")
def focused(resolving: Resolving, by: Model) -> bool:
    """Did the model that flips lower Focused for the duel that led to the flip, as Attacker or as Defender?"""
    return bool(resolving.focus) if by.id == resolving.model else resolving.target_focused and by.id == resolving.target
