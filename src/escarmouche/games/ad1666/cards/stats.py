"""Scores as they stand now: Abilities, Talents, and what changes them in every test (AD66-CHAR-04, AD66-WOUND-02, AD66-TAL-01, -06)."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.cards.card import ABILITIES
from escarmouche.games.ad1666.ground import engage, measure, sight
from escarmouche.games.ad1666.state import NOBODY, Figure, Mod
from escarmouche.games.ad1666.table import Anno

UNTRAINED = -2  # using a weapon without its Combat Talent (AD66-CHAR-06)
COMMAND = 6  # squares that Authority reaches
STEADY = 2  # Fortitude that Authority does not raise further (AD66-AMB-83)


@clause("AD66-WOUND-02", "AD66-WOUND-03")
def is_crippled(game: Anno, figure: Figure) -> bool:
    return figure.wounds >= game.card(figure).crippled


@clause("AD66-CHAR-04", "AD66-CHAR-05", "AD66-CHAR-06", "AD66-CHAR-11")
def score(game: Anno, figure: Figure, of: str) -> int:
    """What is added to the card when this is tested: an Ability, a rated Talent, or the Combat Talent of a weapon (-2 without it)."""
    card = game.card(figure)
    if of == "":
        return 0
    if of in ABILITIES:
        return fortitude(game, figure) if of == "fortitude" else card.ability(of)
    if of in card.talents:
        return game.talent(figure, of)
    skill = card.skill(of)
    return UNTRAINED if skill is None else skill


@clause("AD66-TAL-06", "AD66-AMB-83")
def fortitude(game: Anno, figure: Figure) -> int:
    """A Commoner has one more for each friend with Authority in sight within 6 squares, up to 2."""
    card = game.card(figure)
    if card.hero or card.fortitude >= STEADY:
        return card.fortitude
    return min(STEADY, card.fortitude + commanders_in_sight(game, figure))


def commanders_in_sight(game: Anno, figure: Figure) -> int:
    """How many friends with Authority it sees within 6 squares."""
    return sum(
        other is not figure
        and game.has(other, "authority")
        and engage.allied(figure, other)
        and measure.within(game, figure, other, COMMAND)
        and sight.sees(game, figure, other)
        for other in game.in_play()
    )


@clause("AD66-WOUND-02", "AD66-TAL-01", "AD66-AMB-65")
def lasting_mods(game: Anno, figure: Figure, of: str) -> list[Mod]:
    """What changes every test of a Character: -1 Crippled; a "nephew" has -1, but +1 in tests of Fortitude."""
    mods = []
    if is_crippled(game, figure):
        mods.append(Mod("crippled", -1))
    if figure.tokens.get("uncle"):
        mods.append(Mod("uncle", 1 if of == "fortitude" else -1))
    return mods


@clause("AD66-NPC-04", "AD66-NPC-05", "AD66-AMB-79")
def card_player(game: Anno, figure: Figure, against: int = NOBODY) -> int:
    """Who plays a Character's cards: its player; for a non-player Character the opponent of `against`, or the Initiative holder."""
    if figure.seat != NOBODY:
        return figure.seat
    return game.opponent(against) if against != NOBODY else game.initiative_holder
