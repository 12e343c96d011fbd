"""The effect words of the cards: damage and wounds, energy, stats, shots, stones. Those that move models are in `move_words.py`.

`run(game, calls, use)` runs the words of an ability or of a Signature Move.
"""

from __future__ import annotations

import functools
from typing import Any, Literal

from escarmouche.core.asks.ask import Choose
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.moonstone.cards import stats
from escarmouche.games.moonstone.cards.card import DamageType
from escarmouche.games.moonstone.cards.effect import Aimed, Use, Word, does, run, whom, worth
from escarmouche.games.moonstone.cards.vocabulary import word
from escarmouche.games.moonstone.cards.words.move_words import Charge
from escarmouche.games.moonstone.goals import stones, victory
from escarmouche.games.moonstone.harm import damage, wounds
from escarmouche.games.moonstone.state import Effect, Model, Stone
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.space.disc import Body, gap_in_space
from escarmouche.space.shape import Piece
from escarmouche.space.sight.sight import sees
from escarmouche.space.units import TOLERANCE, mil

__all__ = ["Charge", "Use", "replenished", "run"]


# -- damage, wounds, health


@word("effect", "damage")
class Damage(Aimed, frozen=True, kw_only=True):
    """Damage of a type: modifiers that fit it apply."""

    amount: str | int
    type: DamageType


@does(Damage)
@rule("MOON-DEF-07", "MOON-DMG-05")
def hurt(game: Moonstone, use: Use, word: Damage) -> Rule[None]:
    """All victims suffer it together."""
    victims = whom(game, use, word)
    if victims:
        yield from damage.hurt(game, victims, worth(word.amount, use), word.type, use.model)


@word("effect", "wounds")
class Wounds(Aimed, frozen=True, kw_only=True):
    """Wounds: nothing modifies them."""

    amount: str | int


@does(Wounds)
@rule("MOON-DEF-08")
def wound(game: Moonstone, use: Use, word: Wounds) -> Rule[None]:
    count = worth(word.amount, use)
    victims = whom(game, use, word)
    if victims and count > 0:
        yield from wounds.mark(game, [wounds.Hit(m, count, use.model) for m in victims])


@word("effect", "restore")
class Restore(Aimed, frozen=True, kw_only=True):
    """Wounds are restored, never above the printed health."""

    amount: str | int


@does(Restore)
@clause("MOON-HEALTH-03", "MOON-DEF-09", "MOON-AMB-43")
def restore(game: Moonstone, use: Use, word: Restore) -> None:
    for model in whom(game, use, word):
        wounds.restore(game, model, worth(word.amount, use))


@clause("MOON-TURN-02", "MOON-HEALTH-03")
def replenished(game: Moonstone, model: Model) -> None:
    """What a character does at its Replenish Step, before its energy is counted: some restore wounds."""
    for regenerate in game.card(model).words("regenerate"):
        wounds.restore(game, model, regenerate.amount)


# -- energy


@word("effect", "gain-energy")
class GainEnergy(Aimed, frozen=True, kw_only=True):
    """Energy, also above the blue dots."""

    amount: str | int


@does(GainEnergy)
@clause("MOON-DEF-09", "MOON-AMB-74")
def gain_energy(game: Moonstone, use: Use, word: GainEnergy) -> None:
    gained = worth(word.amount, use)
    for model in whom(game, use, word):
        model.energy += gained
        game.tell("energy-gained", "MOON-AMB-74", model=model.id, amount=gained, energy=model.energy)


@word("effect", "lose-energy")
class LoseEnergy(Aimed, frozen=True, kw_only=True):
    """Energy is discarded: a number of tokens, or all."""

    amount: str | int


@does(LoseEnergy)
@clause("MOON-AMB-73")
def lose_energy(game: Moonstone, use: Use, word: LoseEnergy) -> None:
    """It takes what is there, never more."""
    for model in whom(game, use, word):
        lost = model.energy if word.amount == "all" else min(model.energy, worth(word.amount, use))
        model.energy -= lost
        game.tell("energy-lost", "MOON-AMB-73", model=model.id, amount=lost, energy=model.energy)


@word("effect", "rally")
class Rally(Aimed, frozen=True, kw_only=True):
    """Energy is restored up to the open blue dots (Rallying Cry)."""


@does(Rally)
@clause("MOON-AMB-74", "MOON-DEF-09")
def rally(game: Moonstone, use: Use, word: Rally) -> None:
    """It only raises, never lowers."""
    for model in whom(game, use, word):
        gained = stats.open_pips(game, model) - model.energy
        if gained > 0:
            model.energy += gained
            game.tell("energy-gained", "MOON-AMB-74", model=model.id, amount=gained, energy=model.energy)


# -- until the end of the turn


@word("effect", "stat")
class Stat(Aimed, frozen=True, kw_only=True):
    """Stats are changed until the end of the turn."""

    stats: tuple[Literal["melee", "arcane", "evade"], ...]
    amount: str | int


@does(Stat)
@clause("MOON-AMB-73")
def stat(game: Moonstone, use: Use, word: Stat) -> None:
    """Changes add up, even the same one used twice; a stat may go below 0."""
    change = worth(word.amount, use)
    for model in whom(game, use, word):
        for name in word.stats:
            model.effects.append(Effect(name, change))
            signed = f"{change:+d}".replace("-", "−")
            game.tell("stat-changed", "MOON-AMB-73", model=model.id, stat=f"stat-{name}", amount=change, signed=signed)


@word("effect", "no-jog")
class NoJog(Aimed, frozen=True, kw_only=True):
    """Cannot Jog until the end of the turn."""


@word("effect", "no-move")
class NoMove(Aimed, frozen=True, kw_only=True):
    """Cannot move of its own accord until the end of the turn."""


@word("effect", "slow")
class Slowed(Aimed, frozen=True, kw_only=True):
    """Slow until the end of the turn."""


@does(NoJog)
@clause("MOON-AMB-73")
def no_jog(game: Moonstone, use: Use, word: NoJog) -> None:
    add_effect(game, use, word, "no-jog")


@does(NoMove)
@clause("MOON-AMB-73", "MOON-AMB-80")
def no_move(game: Moonstone, use: Use, word: NoMove) -> None:
    add_effect(game, use, word, "no-move")


@does(Slowed)
@clause("MOON-AMB-73", "MOON-MOVE-04")
def slowed(game: Moonstone, use: Use, word: Slowed) -> None:
    add_effect(game, use, word, "slow")


def add_effect(game: Moonstone, use: Use, word: Aimed, kind: str) -> None:
    """A yes-or-no effect: once is enough (MOON-AMB-54)."""
    for model in whom(game, use, word):
        if not game.has(model, kind):
            model.effects.append(Effect(kind))
        game.tell(f"now-{kind}", "MOON-AMB-73", model=model.id)


@word("effect", "jog-again")
class JogAgain(Aimed, frozen=True, kw_only=True):
    """May Jog once more this turn."""


@does(JogAgain)
@clause("MOON-MOVE-02")
def jog_again(game: Moonstone, use: Use, word: JogAgain) -> None:
    for model in whom(game, use, word):
        model.jogged = False
        game.tell("jog-again", "MOON-MOVE-02", model=model.id)


# -- abilities


class OfAbility(Word, frozen=True, kw_only=True):
    """An ability of this character, by its id."""

    ability: str


@word("effect", "reload")
class Reload(OfAbility, frozen=True, kw_only=True):
    """A once-per-game ability can be used again."""


@does(Reload)
@clause("MOON-ACTIVE-08")
def reload(game: Moonstone, use: Use, word: Reload) -> None:
    if word.ability in use.model.spent:
        use.model.spent.remove(word.ability)
    game.tell("reloaded", "MOON-ACTIVE-08", model=use.model.id, ability=word.ability)


@word("effect", "forbid")
class Forbid(OfAbility, frozen=True, kw_only=True):
    """An ability is lost for the rest of the game."""


@does(Forbid)
@clause("MOON-AMB-75")
def forbid(game: Moonstone, use: Use, word: Forbid) -> None:
    if word.ability not in use.model.lost:
        use.model.lost.append(word.ability)
    game.tell("ability-lost", "MOON-AMB-75", model=use.model.id, ability=word.ability)


# -- Moonstones


@word("effect", "steal-stone")
class StealStone(Aimed, frozen=True, kw_only=True):
    """The target loses a stone and this character gains it, if it carries any (Robbery)."""


@does(StealStone)
@clause("MOON-STONE-05")
def steal_stone(game: Moonstone, use: Use, word: StealStone) -> None:
    """Possession passes from card to card."""
    for model in whom(game, use, word):
        carried = [s for s in game.stones if s.holder == model.id]
        if not carried or model is use.model or not use.model.in_play:
            game.tell("nothing-stolen", "MOON-STONE-05", model=use.model.id, target=model.id)
        else:
            stones.give(game, model, use.model, carried[0])


@word("effect", "drop-stones")
class DropStones(Aimed, frozen=True, kw_only=True):
    """All stones carried are dropped."""


@does(DropStones)
@rule("MOON-STONE-04", "MOON-AMB-28")
def drop_stones(game: Moonstone, use: Use, word: DropStones) -> Rule[None]:
    """The active player places them in base contact, at depth 1."""
    for model in whom(game, use, word):
        if game.held(model):
            yield from stones.drop(game, model)
            victory.sudden_victory(game)


@word("effect", "unearth")
class Unearth(Word, frozen=True, kw_only=True):
    """A stone in the ground comes nearer to the surface, never above depth 1: taking it still needs a Harvest."""

    within: float
    amount: str | int = 1


@does(Unearth)
@rule("MOON-LOS-05", "MOON-DEC-17")
def unearth(game: Moonstone, use: Use, word: Unearth) -> Rule[None]:
    """The depth of one stone within reach goes down."""
    options = buried(game, use.model, word)
    if not options:
        game.tell("nothing-unearthed", "MOON-LOS-05", model=use.model.id)
        return
    why = functools.partial(why_not_unearthed, game, use.model, word)
    name: str = yield Choose("unearth", seat=use.seat, rule="MOON-LOS-05", options=options, of="stone", why=why)
    stone = game.stone(name)
    stone.depth = max(1, stone.depth - worth(word.amount, use))
    game.tell("unearthed", "MOON-LOS-05", model=use.model.id, stone=name, depth=stone.depth)


@clause("MOON-LOS-05", "MOON-ACTIVE-02", "MOON-HARVEST-01", "MOON-HARVEST-03")
def why_not_unearthed(game: Moonstone, model: Model, word: Unearth, name: Any) -> Refusal | None:
    """Why a stone cannot be unearthed; None if it can."""
    stone = next((stone for stone in game.stones if stone.id == name), None)
    if stone is None:
        return None
    if stone.holder:
        return refuse("why-stone-carried", "MOON-HARVEST-03", stone=stone.id, model=stone.holder)
    if stone.depth <= 1:
        return refuse("why-stone-shallow", "MOON-HARVEST-01", stone=stone.id, depth=stone.depth)
    gap, range_ = gap_in_space(game.body(model), game.stone_body(stone)), mil(word.within)
    if gap > range_ + TOLERANCE:
        who = {"stone": stone.id, "model": model.id}
        return refuse("why-stone-out-of-range", "MOON-ACTIVE-02", **who, gap=round(gap), range=range_)
    if _reaches(game, model, stone, range_):
        return None
    return refuse("why-stone-unseen", "MOON-LOS-05", stone=stone.id, model=model.id)


@clause("MOON-LOS-05", "MOON-AMB-100")
def buried(game: Moonstone, model: Model, word: Unearth) -> list[str]:
    """The Moonstones deeper than 1, within the distance and in line of sight of a character."""
    return [s.id for s in game.lying() if s.depth > 1 and _reaches(game, model, s, mil(word.within))]


def _reaches(game: Moonstone, model: Model, stone: Stone, reach: int) -> bool:
    """A stone can be seen like a base: it blocks nothing, but walls and models may hide it."""
    body, stone_body = game.body(model), game.stone_body(stone)
    if gap_in_space(body, stone_body) > reach + TOLERANCE:
        return False
    level = model.z == stone.z
    high = max(model.z, stone.z)
    standing = [game.body(x) for x in game.on_board() if x is not model and (x.z == model.z if level else x.z > high)]
    blockers: list[Body | Piece] = [*standing, *game.field.blockers(model.z, stone.z)]
    return sees(body, stone_body, blockers, patches=game.field.woods_between(model.z, stone.z))
