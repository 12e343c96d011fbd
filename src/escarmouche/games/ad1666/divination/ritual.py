"""A ritual: a caster turns Magic cards, a Full Action each turn, and needs N red ones before M black ones (AD66-DSN-21)."""

from __future__ import annotations

from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666.fate import magic
from escarmouche.games.ad1666.fate.deck import suit_of_number
from escarmouche.games.ad1666.goals import victory
from escarmouche.games.ad1666.ground import engage
from escarmouche.games.ad1666.state import BLACK, Figure
from escarmouche.games.ad1666.table import Anno


@clause("AD66-DSN-21", "AD66-AMB-92")
def pause_casting(game: Anno) -> None:
    """A new turn: no spell is being cast until the caster acts again."""
    if game.state.ritual is not None:
        game.state.ritual.casting = False


@clause("AD66-DSN-21")
def casters_to_act(game: Anno) -> list[str]:
    """The caster acts whatever its vocation, as long as the ritual goes on."""
    rite = game.state.ritual
    if rite is None or is_decided(game) or rite.figure in game.state.queue:
        return []
    return [rite.figure] if game.figure(rite.figure).in_play else []


@clause("AD66-DSN-21")
def can_cast(game: Anno, npc: Figure) -> bool:
    """Is it the caster, free to go on?"""
    rite = game.state.ritual
    return rite is not None and rite.figure == npc.id and not is_decided(game) and not engage.engagers(game, npc)


@clause("AD66-DSN-21")
def is_decided(game: Anno) -> bool:
    rite, asked = game.state.ritual, game.scenario.ritual
    return rite is not None and asked is not None and (rite.red >= asked.red or rite.black >= asked.black)


@rule("AD66-DSN-21", "AD66-DECK-14", "AD66-TAL-21")
def cast(game: Anno, npc: Figure) -> Rule[None]:
    """It turns its Magic cards; the spell is open to prayers until the turn ends (AD66-AMB-92)."""
    rite, asked = game.state.ritual, game.scenario.ritual
    assert rite is not None and asked is not None
    rite.casting = True
    for _ in range(asked.cards):
        (card,) = yield from magic.turn_up(game, 1, "AD66-DSN-21")
        count_card(game, npc, card)
        if is_decided(game):
            break
    conclude(game)


def count_card(game: Anno, npc: Figure, card: str) -> None:
    """A black card is a failure."""
    rite = game.state.ritual
    assert rite is not None
    if suit_of_number(card) in BLACK:
        rite.black += 1
    else:
        rite.red += 1
    game.tell("ritual-card", "AD66-DSN-21", model=npc.id, card=f"magic-{card}", red=rite.red, black=rite.black)


@clause("AD66-DSN-21")
def conclude(game: Anno) -> None:
    """Enough cards of one kind: the ritual is complete, or it has failed."""
    rite, asked = game.state.ritual, game.scenario.ritual
    assert rite is not None and asked is not None
    if rite.red >= asked.red:
        game.tell("ritual-complete", "AD66-DSN-21", model=rite.figure)
        victory.achieve(game, "ritual")
    elif rite.black >= asked.black:
        game.tell("ritual-failed", "AD66-DSN-21", model=rite.figure)
        victory.achieve(game, "foil")
