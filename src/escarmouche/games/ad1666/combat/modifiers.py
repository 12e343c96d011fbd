"""What is added to a Combat Total besides cards and score (AD66-MOD), talents and weapons included."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.play.rule import clause
from escarmouche.games.ad1666.cards.card import Item
from escarmouche.games.ad1666.combat import support
from escarmouche.games.ad1666.state import BLACK, Fighter, Figure, Mod
from escarmouche.games.ad1666.table import Anno

SURPRISE = 2


@clause("AD66-MELEE-09", "AD66-MOD-08", "AD66-AMB-67", "AD66-AMB-84")
def before_cards(game: Anno, me: Fighter, foe: Fighter, willing: Sequence[str]) -> list[Mod]:
    """What is known before a card is played. Being Crippled and the like apply to every test."""
    figure, enemy = game.figure(me.figure), game.figure(foe.figure)
    weapon, other = game.weapon(figure, me.weapon), game.weapon(enemy, foe.weapon)
    amounts = {
        "reach": reach_bonus(weapon, other),
        "prone": -figure.prone,
        "surprise": surprise_bonus(game, figure),
        "slash": slash_bonus(game, figure),
        "cumbersome": -riposte_bonus(game, weapon, "cumbersome"),
        "quick": +riposte_bonus(game, weapon, "quick"),
        "sweep": -earlier_sweeps(game, figure),
    }
    return [
        *[Mod(word, amount) for word, amount in amounts.items() if amount],
        *support.support_mods(game, figure, enemy, willing),
        *environment_mods(game, enemy),
    ]


@clause("AD66-TAL-05", "AD66-TAL-17", "AD66-TAL-24", "AD66-AMB-09", "AD66-AMB-93")
def after_reveal(game: Anno, figure: Figure, suit: str) -> list[Mod]:
    """What depends on the suit of the fighter's own Initial Card."""
    attacks = figure.id == game.combat.attacker.figure
    talents = {
        "frenzied-attack": attacks and suit not in BLACK and game.has(figure, "frenzied-attack"),
        "straight-to-the-heart": suit == "heart" and game.has(figure, "straight-to-the-heart"),
        "deft-guard": not attacks and suit in BLACK and game.has(figure, "deft-guard"),
    }
    return [Mod(word, 1) for word, holds in talents.items() if holds]


@clause("AD66-MOD-02", "AD66-WPN-04")
def reach_bonus(weapon: Item, other: Item) -> int:
    """The longer weapon gives +1, however much longer it is."""
    return int((weapon.reach or 0) > (other.reach or 0))


@clause("AD66-DISC-10", "AD66-AMB-67")
def surprise_bonus(game: Anno, figure: Figure) -> int:
    """For the activated Character, if it attacks from hiding."""
    combat = game.combat
    return SURPRISE if combat.surprise and combat.active == figure.id else 0


@clause("AD66-TAL-20", "AD66-AMB-93")
def slash_bonus(game: Anno, figure: Figure) -> int:
    """+1 for an Attacker with Slash."""
    return int(game.combat.attacker.figure == figure.id and game.has(figure, "slash"))


@clause("AD66-TAL-18", "AD66-TAL-30")
def riposte_bonus(game: Anno, weapon: Item, word: str) -> int:
    """1 in a Riposte, whoever parried, with a weapon that has the keyword."""
    return int(game.combat.riposte > 0 and word in weapon.words)


@clause("AD66-TAL-07")
def earlier_sweeps(game: Anno, figure: Figure) -> int:
    """How many fights of this Sweep came before."""
    combat = game.combat
    return len(combat.swept) if combat.active == figure.id else 0


@clause("AD66-MOD-05", "AD66-AMB-113")
def environment_mods(game: Anno, enemy: Figure) -> list[Mod]:
    """The scenario's penalties hold for everybody, so two fighters ignore them; but nothing hampers an Unconscious enemy."""
    return [Mod(word, amount) for word, amount in game.scenario.penalties.items()] if enemy.unconscious else []
