"""Agendas (MOON-EVENT) [EN] [optional]: a lasting bonus for their owner, from the moment they are revealed."""

from __future__ import annotations

from escarmouche.core.play.rule import clause
from escarmouche.games.moonstone.goals import victory
from escarmouche.games.moonstone.state import Model
from escarmouche.games.moonstone.table import Moonstone

AGENDAS = ("crazy-town", "defy-the-odds", "erudition", "forced-march", "raiding-party", "tavern-gossip")
REQUIRED = {
    "raiding-party": "dominion",
    "erudition": "commonwealth",
    "tavern-gossip": "commonwealth",
    "crazy-town": "dominion",
}
MARCH, DASH = 2000, 1000  # mils of Jog: Forced March, Defy the Odds


@clause("MOON-AMB-87", "MOON-AMB-88", "MOON-CONC-03")
def is_working(game: Moonstone, seat: int, agenda: str) -> bool:
    """Has this player revealed that Agenda, and does the troupe have its faction? It does nothing for a player who has conceded."""
    state = game.state
    if seat in state.conceded:
        return False
    return agenda in state.revealed and agenda in state.secrets[seat] and suits_faction(game, seat, agenda)


@clause("MOON-AMB-87")
def suits_faction(game: Moonstone, seat: int, agenda: str) -> bool:
    """An Agenda of another faction may be taken, but does nothing."""
    return REQUIRED.get(agenda) in (None, game.state.factions[seat])


@clause("MOON-EVENT-05", "MOON-AMB-88")
def reveal(game: Moonstone, seat: int, agenda: str) -> None:
    """From now on it counts, and everybody knows it."""
    game.state.revealed.append(agenda)
    game.tell("revealed-agenda", "MOON-AMB-88", seat=seat + 1, card=agenda)
    if not suits_faction(game, seat, agenda):
        game.tell("idle-agenda", "MOON-AMB-87", seat=seat + 1, card=agenda, faction=REQUIRED[agenda])


@clause("MOON-EVENT-07")
def is_behind(game: Moonstone, seat: int) -> bool:
    """Does another player hold more stones?"""
    held = victory.scores(game)
    return any(held[rival] > held[seat] for rival in game.playing())


@clause("MOON-EVENT-07")
def melee_bonus(game: Moonstone, model: Model) -> int:
    """Defy the Odds: +1 Melee while another player holds more stones."""
    if not game.state.revealed:
        return 0
    return int(is_working(game, model.seat, "defy-the-odds") and is_behind(game, model.seat))


@clause("MOON-EVENT-07")
def arcane_bonus(game: Moonstone, model: Model) -> int:
    """Erudition: +1 Arcane for Wizards and Clerics."""
    if not game.state.revealed:
        return 0
    words = game.card(model).keywords
    return int(("wizard" in words or "cleric" in words) and is_working(game, model.seat, "erudition"))


@clause("MOON-EVENT-07", "MOON-AMB-72")
def jog_bonus(game: Moonstone, model: Model) -> int:
    """Forced March: +2" for Soldiers. Defy the Odds: +1" while another player holds more stones."""
    if not game.state.revealed:
        return 0
    march = "soldier" in game.card(model).keywords and is_working(game, model.seat, "forced-march")
    dash = is_working(game, model.seat, "defy-the-odds") and is_behind(game, model.seat)
    return march * MARCH + dash * DASH


@clause("MOON-EVENT-07")
def roll_bonus(game: Moonstone, seat: int) -> int:
    """Tavern Gossip: +1 to the roll for the first activation."""
    if not game.state.revealed:
        return 0
    return int(is_working(game, seat, "tavern-gossip"))


@clause("MOON-EVENT-07", "MOON-AMB-93")
def damage_bonus(game: Moonstone, attacker: Model) -> int:
    """Raiding Party: +2 Dmg in the first Melee Attack that a character makes in a turn, its Follow-Up included.

    A Melee Attack is ticked off as `melee` when it is declared, so the first has one tick.
    """
    if not game.state.revealed:
        return 0
    return 2 * int(attacker.used.count("melee") <= 1 and is_working(game, attacker.seat, "raiding-party"))
