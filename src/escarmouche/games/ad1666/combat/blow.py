"""The blow: where it lands, what armour leaves of it, and who drops the weapon (AD66-DMG, AD66-EDGE-04, AD66-TAL-13)."""

from __future__ import annotations

from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666.cards import stats
from escarmouche.games.ad1666.cards.card import Item
from escarmouche.games.ad1666.combat import sweep
from escarmouche.games.ad1666.fate import skill_test
from escarmouche.games.ad1666.fate.skill_test import Task
from escarmouche.games.ad1666.harm import poison, wound
from escarmouche.games.ad1666.state import NOBODY, Fighter, Figure
from escarmouche.games.ad1666.table import Anno

HEAD, HANDS, LEGS = "skull", "cup", "iron"
FIRM_GRIP = 6  # ND of the Agility test against Disarm


@rule("AD66-DMG-01", "AD66-DMG-02", "AD66-MELEE-13", "AD66-AMB-08", "AD66-POIS-03")
def deal_damage(game: Anno) -> Rule[None]:
    """The loser takes what the winner's blow leaves after armour; then the cards go, and perhaps a weapon."""
    combat = game.combat
    won, lost = combat.fighter(combat.winner), combat.fighter(combat.loser)
    winner, loser = game.figure(won.figure), game.figure(lost.figure)
    weapon, where = game.weapon(winner, won.weapon), hit_location(game, winner, loser, combat.suit)
    amount = damage_amount(game, winner, weapon, where)
    wounds = wound.damage_after_armour(game, loser, where, amount, weapon.piercing)
    game.tell(
        "struck",
        "AD66-DMG-01",
        model=winner.id,
        target=loser.id,
        item=weapon.id,
        location=f"hit-{where}",
        margin=combat.margin,
        amount=amount,
        armour=wound.armour(game, loser, where, weapon.piercing),
        wounds=wounds,
    )
    riposte_won(game, winner)
    combat.hurt = yield from wound.take_wounds(game, loser, wounds, "AD66-DMG-02", winner)
    if won.weapon:
        poison.use_in_combat(game, game.thing(winner, won.weapon), loser, combat.hurt)
    yield from sweep.discard_exchange(game, again=sweep.can_sweep(game))
    if where == HANDS and combat.hurt and game.has(winner, "disarm"):
        yield from disarm(game, winner, loser, lost)
    if all(thing.id != lost.weapon for thing in loser.things):
        lost.weapon = ""  # dropped, because the loser is dead or disarmed
    combat.stage = "retreat"


@clause("AD66-DMG-01", "AD66-TAL-17", "AD66-TAL-20", "AD66-AMB-68")
def damage_amount(game: Anno, winner: Figure, weapon: Item, where: str) -> int:
    """The difference of the totals, the weapon's modifier for the location, and talents. Armour is subtracted later."""
    combat = game.combat
    amount = combat.margin + weapon.damage.get(where, 0)  # type: ignore[call-overload]
    if combat.suit == "heart" and game.has(winner, "straight-to-the-heart"):
        amount += 1
    if combat.attacker.figure == winner.id and game.has(winner, "slash"):
        amount -= 1
    return int(amount)


@clause("AD66-DECK-03", "AD66-DMG-01", "AD66-EDGE-03", "AD66-EDGE-04", "AD66-AMB-106")
def hit_location(game: Anno, winner: Figure, loser: Figure, suit: str) -> str:
    """The suit of the winner's card; across a Slope the head of an enemy above and the legs of an enemy below are out of reach."""
    height = game.ground.above(loser.cell, winner.cell)
    if height > 0 and suit == HEAD:
        return LEGS
    return HEAD if height < 0 and suit == LEGS else suit


@clause("AD66-DECK-13", "AD66-DSN-12")
def riposte_won(game: Anno, winner: Figure) -> None:
    """A Musketeer wins a Riposte: its player draws a card after the test."""
    if game.combat.riposte and winner.seat != NOBODY and game.card(winner).faction == "musketeers":
        game.deck(winner.seat).owed += 1
        game.tell("riposte-won", "AD66-DSN-12", model=winner.id, seat=winner.seat + 1)


@rule("AD66-TAL-13", "AD66-AMB-56", "AD66-AMB-85")
def disarm(game: Anno, winner: Figure, loser: Figure, lost: Fighter) -> Rule[None]:
    """A Commoner wounded in the hands tests Agility or loses the weapon it used; without any Close Combat weapon left it flees."""
    if not loser.in_play or game.card(loser).hero or not lost.weapon:
        return
    thing = game.thing(loser, lost.weapon)
    if "natural" in game.item(thing).words:
        return
    seat = stats.card_player(game, loser, winner.seat)
    task = Task("disarm", "AD66-TAL-13", "agility", FIRM_GRIP, seat=seat)
    verdict = yield from skill_test.unopposed(game, loser, task)
    if verdict.success:
        return
    loser.things.remove(thing)
    if thing.id in loser.hands:
        loser.hands.remove(thing.id)
    game.tell("disarmed", "AD66-TAL-13", model=winner.id, target=loser.id, item=thing.card)
    if not any(game.item(left).close for left in loser.things):
        wound.remove(game, loser, "fled", "AD66-TAL-13")
