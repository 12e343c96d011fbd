"""What changes duels and damage flips: Fate Modifiers with their sources, and what is added to a stat (MALI-FATE-01, MALI-AMB-120).

Each is a `Mod`: a word (`mod-<word>`) and how much. They are cancelled one for one when cards are flipped, not here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux.cards import effect, passives
from escarmouche.games.malifaux.cards.card import Action, Borne
from escarmouche.games.malifaux.fate import total
from escarmouche.games.malifaux.ground import sight
from escarmouche.games.malifaux.harm import condition
from escarmouche.games.malifaux.state import Doing, Duel, Mod, Model, Side
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import engage

COVER = 1  # added to Df, and - on damage flips


# -- duels


@clause("MALI-FATE-01", "MALI-ACTN-02")
def duel(game: Malifaux, duel: Duel, side: Side) -> list[Mod]:
    """The Fate Modifiers on one side's flip when the duel begins; a Soulstone and Focused may come to them in step A."""
    model, other = game.model(side.model), total.opposite(duel, side)
    foe = game.model(other.model) if other else None
    found = attacking(game, duel, model, foe) if side is duel.sides[0] else []
    found += _worded(game, duel, side, model, foe)
    return found


@clause("MALI-ACTN-02", "MALI-COND-10", "MALI-COND-14", "MALI-CONC-01", "MALI-ENG-07")
def attacking(game: Malifaux, duel: Duel, model: Model, foe: Model | None) -> list[Mod]:
    """What the Action itself, its target and the Conditions of both give to who acts."""
    if ":" not in duel.action:
        return []
    action, found = game.action(duel.action), []
    if action.fate:
        found.append(Mod("printed", action.fate))
    target = foe or aimed(game, duel, model)
    if target is None:
        return found
    if target.seat != model.seat and condition.has(model, "distracted"):
        found.append(Mod("distracted", -1))
    if foe is not None:
        found += [Mod(word, amount) for word, amount in _between(game, action, model, foe)]
    return found


@clause("MALI-AMB-39")
def aimed(game: Malifaux, duel: Duel, model: Model) -> Model | None:
    """The model that the Action of a simple duel targets."""
    doing = game.state.doing[-1] if game.state.doing else None
    if doing is None or doing.key != duel.action or doing.model != model.id:
        return None
    return game.find(doing.target) if doing.target else None


@clause("MALI-CONC-01", "MALI-CONC-02", "MALI-ENG-07", "MALI-COND-10", "MALI-AMB-45", "MALI-RES-07")
def _between(game: Malifaux, action: Action, model: Model, foe: Model) -> Iterator[tuple[str, int]]:
    """What stands between attacker and target: their feud, Concealment, Friendly Fire."""
    if adversary(game, model, foe):
        yield "adversary", 1
    if action.type != "melee" and "concealment" not in action.ignores and concealed(game, model, foe):
        yield "concealment", -1
    if action.type == "missile" and "friendly-fire" not in action.ignores and engage.friendly_fire(game, model, foe):
        yield "friendly-fire", -1


@clause("MALI-COND-10", "MALI-AMB-45")
def adversary(game: Malifaux, model: Model, foe: Model) -> bool:
    """Has the target an Adversary (X) that the attacker is? However many, it counts once."""
    if not foe.conditions:
        return False
    traits = game.card(model).traits
    return any(one.name == "adversary" and one.of in traits for one in foe.conditions)


@clause("MALI-CONC-01", "MALI-CONC-02")
def concealed(game: Malifaux, attacker: Model, target: Model) -> bool:
    """Has the target Concealment: from terrain between the two, or from words?"""
    return passives.has(game, target, "concealment") or sight.concealed(game, attacker, target)


@clause("MALI-COVER-01", "MALI-COVER-02", "MALI-RES-07")
def covered(game: Malifaux, action: Action, attacker: Model, target: Model) -> bool:
    """Has the target of a (missile) Action Cover: from a Shadow, or from words?"""
    if action.type != "missile" or "cover" in action.ignores:
        return False
    return passives.has(game, target, "cover") or sight.cover(game, attacker, target)


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
    """Passive words: what a model's own give to its duels, and what they take from those of its opponent."""
    attacks = side is duel.sides[0]
    found = [
        Mod(source(one, "ability"), one.params.amount)
        for one in passives.sources(game, model, "fate")
        if not one.params.against and _applies(game, one.params, duel, side.stat, attacks, model, foe)
    ]
    if foe is not None:
        found += [
            Mod(source(one, "enemy-ability"), one.params.amount)
            for one in passives.sources(game, foe, "fate")
            if one.params.against and _applies(game, one.params, duel, side.stat, attacks, foe, model)
        ]
    return found


def source(one: Borne, word: str) -> str:
    """What a reader is told that it comes from: the Ability; of what was lent the model that lent it, or the word alone."""
    return one.key or one.name or word


@clause("MALI-DUEL-03")
def _applies(game: Malifaux, word: Any, duel: Duel, stat: str, attacks: bool, model: Model, foe: Model | None) -> bool:
    """Does a passive `fate` bear on this flip: its side, its stat, its type, the opponent?"""
    if word.when != "any" and (word.when == "attack") != attacks:
        return False
    if (word.stat and word.stat != stat) or (word.type and word.type not in duel.types):
        return False
    return foe is None or bool(effect.fits(game, model, foe, word.only))


# -- damage flips


@clause("MALI-DMG-04", "MALI-AMB-120", "MALI-COVER-01")
def damage(game: Malifaux, doing: Doing | None, by: Model, target: Model) -> list[Mod]:
    """Every Fate Modifier on a damage flip before the Soulstone: Accuracy, Focused, Cover, words of both."""
    found = variable(doing)
    action = game.action(doing.key) if doing and ":" in doing.key else None
    if doing and focused(doing, by):
        found.append(Mod("focused", 1))
    if action and doing and doing.target == target.id and covered(game, action, by, target):
        found.append(Mod("cover", -COVER))
    kind = action.type if action else ""
    for model, against in ((by, False), (target, True)):
        for one in passives.sources(game, model, "damage-fate"):
            word = one.params
            if word.against == against and (not word.type or word.type == kind):
                found.append(Mod(source(one, "enemy-ability" if against else "ability"), word.amount))
    return found


@clause("MALI-DMG-04")
def variable(doing: Doing | None) -> list[Mod]:
    """What any variable flip after an opposed duel has: Accuracy."""
    return [Mod("accuracy", doing.accuracy)] if doing and doing.accuracy else []


@clause("MALI-COND-15", "MALI-AMB-40")
def focused(doing: Doing, by: Model) -> bool:
    """Has the model that flips lowered Focused for the duel from which the flip comes: as Attacker, or as Defender?"""
    return bool(doing.focus) if by.id == doing.model else doing.braced and by.id == doing.target
