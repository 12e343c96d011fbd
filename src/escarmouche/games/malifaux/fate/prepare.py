"""Step A of a duel: what may be used before a card is flipped: a Soulstone, Focused, Abilities (MALI-DUEL-05, -06).

The Attacker's player uses theirs first, then the Defender's; in a simple duel the opponent comes last. The Abilities are those of the
models in the duel, and those of other models that wait for such a duel.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, NamedTuple

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Menu, parts
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.cards import effect
from escarmouche.games.malifaux.cards.card import Ability
from escarmouche.games.malifaux.cards.effect import Use
from escarmouche.games.malifaux.fate import soulstones, total
from escarmouche.games.malifaux.harm import condition
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.state import Duel, Model, Side
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import occasions, once_per, timing


class Option(NamedTuple):
    """An Ability for step A: its model, and the side of the duel that it is used for."""

    owner: Model
    ability: Ability
    side: Side


@clause("MALI-AMB-111", "MALI-DUEL-06")
def says(game: Malifaux, duel: Duel) -> list[tuple[int, Side | None, bool]]:
    """Who has a say, in order: each side, and the other player if both sides are one player's.

    The last part says whether it is the player's first turn: a player with both sides uses the Abilities of other models only once.
    """
    first, *rest = duel.sides
    speakers: list[tuple[int, Side | None, bool]] = [(first.seat, first, True)]
    for side in rest:
        speakers.append((side.seat, side, side.seat != first.seat))
    if speakers[-1][0] == first.seat:
        speakers.append((game.opponent(first.seat), None, True))
    return speakers


@rule("MALI-DUEL-05", "MALI-DUEL-06", "MALI-AMB-111", "MALI-DP-29", "MALI-DP-30")
def options(game: Malifaux, duel: Duel, seat: int, side: Side | None, first: bool) -> Rule[bool]:
    """One player's options, until there are no more or none is wanted; those that must be used come first. Says whether anything
    was asked."""
    usable = abilities(game, duel, seat, side, first)
    if usable and (must := [option for option in usable if not option.ability.may]):
        for option in must:
            yield from use(game, duel, option)
        usable = abilities(game, duel, seat, side, first)
    asked = False
    while offers := offered(game, duel, seat, side, usable):
        branches: dict[str, LazyBranch] = {"ready": None, **offers}
        about: questions.Prepare = total.about(duel, side or duel.sides[0])
        why = functools.partial(why_not_used, game, duel, side)
        answer = yield Menu(
            "prepare", seat=seat, rule="MALI-DUEL-05", branches=branches, of="option", about=about, why=why
        )
        asked = True
        name, details = parts(answer)
        if name == "ready":
            break
        yield from _take(game, duel, side, name, details, usable)
        usable = abilities(game, duel, seat, side, first)
    return asked


@clause("MALI-DUEL-05", "MALI-SS-01", "MALI-SS-02", "MALI-COND-15", "MALI-DUEL-04")
def why_not_used(game: Malifaux, duel: Duel, side: Side | None, name: Answer) -> Refusal | None:
    """Why a Soulstone, or Focused, cannot be used before this duel."""
    if name not in ("stone", "focus"):
        return None
    if side is None:
        return refuse("why-not-in-duel", "MALI-DUEL-05")
    if side.relents:
        return refuse("why-relents", "MALI-DUEL-04", model=side.model)
    if name == "stone":
        return _why_no_stone(game, side)
    if len(duel.sides) < 2:
        return refuse("why-focus-simple", "MALI-COND-15", model=side.model)
    return refuse("why-focused" if side.focused else "why-not-focused", "MALI-COND-15", model=side.model)


def _why_no_stone(game: Malifaux, side: Side) -> Refusal:
    if side.soulstone:
        return refuse("why-stone-used", "MALI-SS-02", model=side.model)
    if not game.deck(side.seat).stones:
        return refuse("why-no-stones", "MALI-DUEL-05")
    return refuse("why-no-stone", "MALI-SS-01", model=side.model)


def offered(
    game: Malifaux, duel: Duel, seat: int, side: Side | None, usable: Sequence[Option]
) -> dict[str, LazyBranch]:
    """What a player can still use."""
    offers: dict[str, LazyBranch] = {}
    if side is not None and not side.relents:
        if soulstones.usable(game, side):
            offers["stone"] = Choose("stone-use", seat=seat, rule="MALI-DUEL-05", options=soulstones.USES)
        if focusable(game, duel, side):
            offers["focus"] = None
    for option in usable:
        offers[option.ability.key] = None
    return offers


def _take(
    game: Malifaux, duel: Duel, side: Side | None, name: str, details: Answer, usable: Sequence[Option]
) -> Rule[None]:
    if side is not None and name == "stone":
        soulstones.spend(game, side, details)
    elif side is not None and name == "focus":
        focus(game, side)
    else:
        yield from use(game, duel, next(option for option in usable if option.ability.key == name))


# -- Focused


@clause("MALI-COND-15", "MALI-AMB-40")
def focusable(game: Malifaux, duel: Duel, side: Side) -> bool:
    """May a side lower Focused: in an opposed duel, once, as Attacker or Defender?"""
    return len(duel.sides) > 1 and not side.focused and condition.has(game.model(side.model), "focused")


@clause("MALI-COND-15", "MALI-AMB-40")
def focus(game: Malifaux, side: Side) -> None:
    """Focused is lowered by 1 for + on this duel, and on the damage flips that the model makes from it."""
    condition.lose(game, game.model(side.model), "focused", 1)
    side.focused = True
    total.alter(side, "focused", fate=1)


# -- Abilities


@clause("MALI-DUEL-03", "MALI-DUEL-06", "MALI-GEN-10", "MALI-GEN-11", "MALI-AURA-04")
def abilities(game: Malifaux, duel: Duel, seat: int, side: Side | None, first: bool) -> list[Option]:
    """A player's Abilities that wait for such a duel and can be paid for: of the model of a side; and `first` those of others, too.

    Each is used once for a side, whoever has it: Auras of one name affect a model once.
    """
    usable: list[Option] = []
    if not occasions.awaited(game, "duel"):
        return usable
    kind = duel.types[0] if duel.types else ""
    for called in duel.sides:
        model = game.model(called.model)
        for after in () if called.relents else occasions.waiting(game, "duel", model, type=kind):
            own = after.model == called.model
            if after.seat == seat and (called is side if own else first):
                option = Option(game.model(after.model), timing.ability_of(game, after), called)
                if not _used(game, called, option.ability) and _meant(game, duel, option):
                    usable.append(option)
    return usable


def _used(game: Malifaux, side: Side, ability: Ability) -> bool:
    """A player's Abilities that wait for such a duel and can be paid for: those of the side's model, and on the `first` turn those
    of others.

    Each is used once for a side, whichever model has it: Auras of one name affect a model once.
    """
    used = [timing.find(game, key) for key in side.used]
    return any(other.name == ability.name for other in used if other)


def _meant(game: Malifaux, duel: Duel, option: Option) -> bool:
    """Is it for a duel with this stat, and can it be paid?"""
    when, use = option.ability.when, _use(game, duel, option)
    if when is None or when.stat not in ("", option.side.stat):
        return False
    return effect.why_unpaid(game, option.ability.cost, use) is None


@rule("MALI-DUEL-06", "MALI-ABIL-01", "MALI-DP-30", "MALI-DP-59")
def use(game: Malifaux, duel: Duel, option: Option) -> Rule[None]:
    """Its cost is paid and its text resolved, before any card is flipped."""
    owner, ability, side = option
    use = _use(game, duel, option)
    side.used.append(ability.key)
    once_per.use(game, owner, ability.key, ability.once)
    about: dict[str, Any] = {"model": owner.id, "ability": ability.key}
    if owner.id == side.model:
        game.tell("prepares", "MALI-DUEL-06", **about)
    else:
        game.tell("prepares-for", "MALI-DUEL-06", **about, target=side.model)
    if (yield from effect.pay(game, ability.cost, use)):
        yield from effect.run(game, ability.effects, use)


def _use(game: Malifaux, duel: Duel, option: Option) -> Use:
    """In the owner's own duel the target is its opponent; in another model's duel `about` is that model."""
    owner, ability, side = option
    seat, other = control.decider(game, owner), total.other_side(duel, side)
    if owner.id != side.model:
        return Use(seat, owner, ability.key, about=game.model(side.model))
    return Use(seat, owner, ability.key, game.model(other.model) if other else None)
