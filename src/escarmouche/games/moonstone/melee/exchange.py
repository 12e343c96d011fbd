"""One exchange of blows: copies, upgrades, types, then damage and wounds, at the same time for both (MOON-MELEE-07)."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

from escarmouche.core.asks.ask import Choose
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, rule
from escarmouche.games.moonstone import questions
from escarmouche.games.moonstone.harm import damage, wounds
from escarmouche.games.moonstone.melee.blow import Blow, lay
from escarmouche.games.moonstone.melee.signature_move import upgrade
from escarmouche.games.moonstone.state import TYPES, Fighter
from escarmouche.games.moonstone.table import Moonstone


@rule("MOON-MELEE-01", "MOON-AMB-46", "MOON-FOLLOW-05")
def resolve(game: Moonstone, blows: Sequence[Blow]) -> Rule[None]:
    """The attacker before the defender at each step; everything here is open."""
    for blow in blows:
        yield from critical(game, blow)  # MOON-CRIT-01
    for blow in blows:
        yield from upgrade(game, blow)  # MOON-SIG-02
    for blow in blows:
        yield from choose_type(game, blow)  # MOON-DMG-01
    yield from strike(game, blows)  # MOON-MELEE-07


@rule("MOON-CRIT-01", "MOON-DEC-28", "MOON-HID-14")
def critical(game: Moonstone, blow: Blow) -> Rule[None]:
    """One or two more copies may be added. It is asked as long as cards are held, so that nobody else learns whether they match."""
    fighter, move = blow.fighter, blow.move
    if not fighter.hand:
        return
    copies: int = yield Choose(
        "critical",
        seat=fighter.seat,
        rule="MOON-CRIT-01",
        options=lambda: range(1, 2 + fighter.hand.count(move)),
        about=questions.Critical(model=fighter.model, card=move),
        why=functools.partial(why_too_many, fighter, move),
    )
    if copies > 1:
        lay(fighter, move, copies - 1, blow.laid)
        game.tell("critical", "MOON-CRIT-01", model=fighter.model, card=move, copies=copies)


def why_too_many(fighter: Fighter, move: str, copies: Any) -> Refusal | None:
    """Only copies in hand can be added to the card that was played, which lies there already."""
    held = 1 + fighter.hand.count(move)
    if not isinstance(copies, int) or 1 <= copies <= held:
        return None
    return refuse("why-copies", "MOON-CRIT-01", card=move, copies=copies, held=held)


@rule("MOON-DMG-01", "MOON-DEC-30")
def choose_type(game: Moonstone, blow: Blow) -> Rule[None]:
    """The dealer chooses one of the printed types; with one type, with Null or with nobody to hit there is nothing to choose."""
    types = blow.strike.types
    if len(types) > 1 and blow.base is not None and blow.hits:
        about: questions.Type = {"model": blow.model.id, "card": blow.move, "target": blow.victim.id}
        why = functools.partial(why_not_printed, types, blow.move)
        seat = blow.fighter.seat
        blow.choose((yield Choose("type", seat=seat, rule="MOON-DMG-01", options=types, about=about, why=why)))
    elif types:
        blow.choose(types[0])


def why_not_printed(types: Sequence[str], move: str, kind: Any) -> Refusal | None:
    """A type of damage that the card does not show."""
    barred = kind in TYPES and kind not in types
    return refuse("why-type-not-printed", "MOON-DMG-01", card=move, type=kind) if barred else None


@rule("MOON-MELEE-07", "MOON-AMB-52")
def strike(game: Moonstone, blows: Sequence[Blow]) -> Rule[None]:
    """All damage is worked out first, then all wounds are marked together."""
    hits = []
    for blow in blows:
        if blow.hits:
            dealt = damage.of_blow(game, blow)
            damage.tell(game, blow, dealt)
            hits.append(wounds.Hit(blow.victim, dealt.total, blow.model))
    yield from wounds.mark(game, hits)
