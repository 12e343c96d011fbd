"""Damage: the arithmetic of a blow, line by line, and damage from abilities (MOON-DMG)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.moonstone.cards.damage_changes import Change, changes
from escarmouche.games.moonstone.events import agendas
from escarmouche.games.moonstone.harm.wounds import Hit, mark
from escarmouche.games.moonstone.melee.blow import Blow
from escarmouche.games.moonstone.melee.signature_move import guards, is_unreducible, key
from escarmouche.games.moonstone.state import Model
from escarmouche.games.moonstone.table import Moonstone


class Sum(NamedTuple):
    """The damage of one blow: base times copies, each change, and what is left. A base of None is Null."""

    base: int | None
    copies: int
    changes: Sequence[Change]
    total: int


@clause("MOON-DEF-07", "MOON-CRIT-02", "MOON-CRIT-03", "MOON-DMG-03", "MOON-AMB-51", "MOON-SIG-06")
def of_blow(game: Moonstone, blow: Blow) -> Sum:
    """The Deal value once for each copy, then every change once. Null stays Null; less than 0 counts as 0."""
    base, copies = blow.base, blow.copies
    if base is None:
        return Sum(None, copies, (), 0)
    lines = _lines(game, blow)
    total = base * copies
    for change in lines:
        if change.null:
            return Sum(base, copies, lines, 0)
        total += change.amount
    return Sum(base, copies, lines, max(0, total))


@clause("MOON-DMG-02", "MOON-AMB-56", "MOON-AMB-58", "MOON-AMB-93")
def _lines(game: Moonstone, blow: Blow) -> list[Change]:
    """What changes this blow: passives of both characters, an Agenda, and a Signature Move of the one who is hit."""
    victim = game.card(blow.victim)
    lines = [*changes(blow.card).dealt[blow.move, blow.type], *changes(victim).suffered[blow.type]]
    if blow.upgraded and is_unreducible(blow.card):
        lines = [change for change in lines if change.amount >= 0 and not change.null]
    bout = game.state.bout
    if "events" in game.on and bout is not None and blow.fighter.model == bout.attacker.model:
        bonus = agendas.damage_bonus(game, blow.model)
        if bonus:
            lines.append(Change("raiding-party", bonus))
    return lines + guards(victim, blow.victim_fighter)


def tell(game: Moonstone, blow: Blow, dealt: Sum) -> None:
    """The arithmetic for the log, line by line."""
    if not game.recording:
        return
    model, target = blow.model.id, blow.victim.id
    move = key(blow.card) if blow.upgraded else blow.move
    if dealt.base is None:
        event, clause_id = ("blow-short", "MOON-MELEE-08") if blow.fighter.null else ("blow-null", "MOON-MELEE-09")
        game.tell(event, clause_id, model=model, target=target, card=blow.move, move=move, against=blow.against)
        return
    game.tell(
        "blow",
        "MOON-MELEE-06",
        model=model,
        target=target,
        card=blow.move,
        move=move,
        against=blow.against,
        type=blow.type,
        base=dealt.base,
        copies=dealt.copies,
        product=dealt.base * dealt.copies,
    )
    _tell_changes(game, dealt.changes, model, target)
    game.tell("damage", "MOON-DMG-03", model=model, target=target, type=blow.type, total=dealt.total)


@clause("MOON-DMG-03", "MOON-DMG-05", "MOON-DEF-07")
def resisted(game: Moonstone, victim: Model, amount: int, type: str) -> tuple[Sequence[Change], int]:
    """What a character changes of the damage of an ability, and what is left of it."""
    lines = changes(game.card(victim)).resisted[type]
    return lines, max(0, amount + sum(change.amount for change in lines))


def _tell_changes(game: Moonstone, lines: Sequence[Change], model: str, target: str) -> None:
    for change in lines:
        if change.null:
            game.tell("change-null", "MOON-AMB-51", source=change.source, model=model, target=target)
        else:
            signed = f"{change.amount:+d}".replace("-", "−")
            game.tell(
                "change",
                "MOON-DMG-02",
                source=change.source,
                amount=change.amount,
                signed=signed,
                model=model,
                target=target,
            )


@rule("MOON-DMG-05", "MOON-DMG-03", "MOON-DEF-07")
def hurt(game: Moonstone, victims: list[Model], amount: int, type: str, cause: Model | None) -> Rule[None]:
    """Damage from an ability, to all at once: changed by what fits its type, but not by what is for Melee only."""
    hits = [Hit(victim, _resisted(game, victim, amount, type, cause), cause) for victim in victims]
    yield from mark(game, hits)


def _resisted(game: Moonstone, victim: Model, amount: int, type: str, cause: Model | None) -> int:
    if not victim.in_play:
        return 0
    lines, total = resisted(game, victim, amount, type)
    if game.recording:
        who = cause.id if cause else ""
        game.tell("hurt", "MOON-DMG-05", model=who, target=victim.id, type=type, amount=amount)
        _tell_changes(game, lines, who, victim.id)
        if lines:
            game.tell("damage", "MOON-DMG-03", model=who, target=victim.id, type=type, total=total)
    return total
