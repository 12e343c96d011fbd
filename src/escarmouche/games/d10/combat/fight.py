"""Close combat (D10-CC): one attack in ten steps."""

from __future__ import annotations

from escarmouche.core.asks.ask import Choose
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.d10 import questions
from escarmouche.games.d10.cards.stats import stat
from escarmouche.games.d10.combat import advantage, arms, defend
from escarmouche.games.d10.combat.bout import ANSWERS, Bout, bout_of
from escarmouche.games.d10.dice.rolls import need, offer, roll_of, throw, zero
from escarmouche.games.d10.ground.measure import bearing, turn_to
from escarmouche.games.d10.harm import damage
from escarmouche.games.d10.state import Figure, Mod, Roll
from escarmouche.games.d10.table import D10

CLUMSY = -1  # C with an improvised weapon (D10-WPN-15)
FATAL = range(4)  # rows that fall on the roller by themselves: out of action, stunned, wounded, fallen
OPEN = {4: -3, 5: -2, 6: -1}  # rows on which the opponent hits, and what they cost in D
SPOILT, SLIPPED = 7, 8  # rows that cost the weapon and do not end the fight: it is damaged, it falls


@rule("D10-CC-09", "D10-CC-25", "D10-CC-26")
def fight(game: D10) -> Rule[None]:
    """The ten steps of an attack. Afterwards both stay in contact, unless something moved or removed one.

    Before the last step the fight rests in the state: a copy need not roll again what has been rolled.
    """
    bout = bout_of(game)  # (1) it has been declared, and a charge has been run: attack.py
    if bout.action.stage == "face":
        yield from face(game, bout)  # (10)
        game.state.action = None
        return
    turn_to(bout.attacker, bout.defender)
    reaction = yield from defend.declare(game, bout)  # (2)
    yield from defend.attempt(game, bout, reaction)  # (3)
    if not bout.over:
        lay_rolls(game, bout)  # (4)
        yield from roll_both(game, bout)  # (5)
        yield from rerolls(game, bout)  # (6)
        yield from criticals(game, bout)  # (7)
    if not bout.over:
        compare(game, bout)  # (8)
        yield from strike_loser(game, bout)  # (9)
    if bout.stance != "dodge" and any(
        may_turn(bout, figure) for figure in bout.fighters
    ):  # a figure that dodged has chosen a facing
        bout.action.stage = "face"
    else:
        game.state.action = None


# -- the JC


@clause("D10-CC-01", "D10-CC-10", "D10-CC-23", "D10-WPN-15", "D10-FIG-03")
def lay_rolls(game: D10, bout: Bout) -> None:
    """Lay both rolls on the table, with C, what changes it, and the advantages. A stunned figure rolls nothing."""
    for figure in bout.fighters if bout.stance else (bout.attacker,):
        improvised = arms.melee(game, figure) is None
        roll = roll_of(game, "jc", figure, stat(game, figure, "c"), [Mod("improvised", CLUMSY)] if improvised else ())
        roll.advantages = advantage.advantages(game, bout.action, figure, bout.enemy(figure))
        bout.rolls.append(roll)


@rule("D10-CC-01", "D10-DIE-03", "D10-DIE-13")
def roll_both(game: D10, bout: Bout) -> Rule[None]:
    """Each side rolls a die: the attacker first."""
    for roll in bout.rolls:
        yield from throw(game, roll, "D10-CC-01")


@rule("D10-CC-12", "D10-CC-13", "D10-DIE-12", "D10-DP-15")
def rerolls(game: D10, bout: Bout) -> Rule[None]:
    """A fighter with three advantages may reroll: the attacker decides first, and rerolls in the same order."""
    for roll in bout.rolls:
        if advantage.rerolls(game, roll.advantages):
            yield from offer(game, roll, "D10-CC-12")
    for roll in bout.rolls:
        roll.total = roll.die + need(roll)


# -- critical failures


@rule("D10-CC-20", "D10-CC-21", "D10-AMB-48", "D10-DIE-06")
def criticals(game: D10, bout: Bout) -> Rule[None]:
    """Zero checks, and their results. If both are critical, both apply, and the fight ends if either ends it."""
    failed: list[Roll] = []
    for roll in bout.rolls:
        if (yield from zero(game, roll, "D10-CC-20")):
            failed.append(roll)
    for roll in failed:
        roll.result = "critical"
        figure = game.figure(roll.figure)
        if "crit_tables" in game.on:
            yield from apply_row(game, bout, figure, roll)
        else:
            fumble(game, bout, figure)


@clause("D10-DIE-07", "D10-DIE-14")
def fumble(game: D10, bout: Bout, figure: Figure) -> None:
    """Without a table: the roller is out of action, and totals are not compared."""
    bout.over = True
    damage.remove(game, figure, "out", "D10-DIE-07")


@rule("D10-CC-20", "D10-CC-21", "D10-CC-22", "D10-CC-23", "D10-AMB-17", "D10-AMB-60")
def apply_row(game: D10, bout: Bout, figure: Figure, roll: Roll) -> Rule[None]:
    """A row of the JC table falls on the roller. A stunned opponent cannot strike back: rows 4 to 6 are a miss."""
    worse_row(game, figure, roll)
    game.tell("jc-row", "D10-CC-20", figure=figure.id, row=roll.row, name=f"jc-row-{roll.row}")
    bout.over = bout.over or roll.row not in (SPOILT, SLIPPED)
    if roll.row in FATAL:
        strike_down(game, figure, roll.row)
    elif roll.row in OPEN and bout.stance:
        mods = [*bout.mods(figure), Mod("row", OPEN[roll.row])]
        yield from damage.hit(game, figure, mods, "D10-CC-21")
    elif roll.row in (SPOILT, SLIPPED):
        yield from disarm(game, bout, figure, roll.row)


@clause("D10-CC-22", "D10-AMB-18")
def worse_row(game: D10, figure: Figure, roll: Roll) -> None:
    """Where the players agreed on it, a wounded roller reads one row lower; the first row is 0 or less."""
    if game.setup.wounded_row and figure.wounded:
        roll.row = max(0, roll.row - 1)


@clause("D10-CC-20", "D10-LVL-06")
def strike_down(game: D10, figure: Figure, number: int) -> None:
    """Rows 0 to 3: out of action, stunned, wounded, fallen."""
    if number == 0:
        damage.remove(game, figure, "out", "D10-CC-20")
    else:
        (damage.stun, damage.wound, damage.fall)[number - 1](game, figure, "D10-CC-20")


@rule("D10-CC-20", "D10-CC-21", "D10-WPN-10", "D10-WPN-12")
def disarm(game: D10, bout: Bout, figure: Figure, number: int) -> Rule[None]:
    """Rows 7 and 8: the weapon it fights with is damaged, or falls. Bare hands lose nothing."""
    weapon = arms.melee(game, figure, bout.charges(figure))
    if weapon is None:
        return
    if number == SLIPPED:
        yield from arms.drop(game, figure, weapon)
    else:
        weapon.damaged = True
        game.tell("damaged", "D10-WPN-10", figure=figure.id, weapon=weapon.card)


# -- who has won, and what it does


@clause("D10-CC-01", "D10-CC-10", "D10-CC-11", "D10-CC-23", "D10-AMB-47")
def compare(game: D10, bout: Bout) -> None:
    """The higher total wins; equal totals, whoever has more advantages; equal again: nobody. The stunned are simply hit."""
    if not bout.stance:
        bout.winner = bout.attacker
        bout.rolls[0].result = "won"
        return
    own, other = bout.rolls
    ahead = (own.total - other.total) or (len(own.advantages) - len(other.advantages))
    if not ahead:
        own.result = other.result = "tied"
        tell_result(game, own, other, "fight-tied")
        return
    best, least = (own, other) if ahead > 0 else (other, own)
    best.result, least.result = "won", "lost"
    bout.winner = game.figure(best.figure)
    tell_result(game, best, least, "fight-won" if own.total != other.total else "fight-edged")


def tell_result(game: D10, best: Roll, least: Roll, name: str) -> None:
    """Say who has won, and by how much."""
    game.tell(
        name,
        "D10-CC-01" if name == "fight-won" else "D10-CC-11",
        figure=best.figure,
        target=least.figure,
        total=best.total,
        other=least.total,
        advantages=len(best.advantages),
        against=len(least.advantages),
    )


@rule("D10-CC-06", "D10-CC-07", "D10-CC-08", "D10-CC-31", "D10-CC-37", "D10-AMB-57")
def strike_loser(game: D10, bout: Bout) -> Rule[None]:
    """The attacker hits if it wins; the defender only if it skewers or has parried. Otherwise it has warded the enemy off."""
    winner = bout.winner
    if winner is None:
        return
    loser = bout.enemy(winner)
    if winner is bout.defender and bout.stance not in ANSWERS:
        game.tell("warded-off", "D10-CC-07", figure=winner.id, target=loser.id)
    elif is_doubled(game, bout):
        damage.remove(game, loser, "out", "D10-CC-18")
    else:
        yield from damage.hit(game, loser, bout.mods(loser), "D10-CC-01")


@clause("D10-CC-18", "D10-CC-19", "D10-CC-23", "D10-AMB-16")
def is_doubled(game: D10, bout: Bout) -> bool:
    """More than double the loser's total (exactly double is not enough): no JD, the loser is out of action."""
    if "double_out" not in game.on or not bout.stance:
        return False
    low, high = sorted(roll.total for roll in bout.rolls)
    return high > 2 * low


@rule("D10-GEO-06", "D10-DP-27", "D10-AMB-51")
def face(game: D10, bout: Bout) -> Rule[None]:
    """Afterwards a fighter still standing may face its opponent."""
    for figure in bout.fighters:
        if not may_turn(bout, figure):
            continue
        enemy = bout.enemy(figure)
        about: questions.AtTarget = {"figure": figure.id, "target": enemy.id}
        options = ("face-enemy", "keep-facing")
        answer = yield Choose("after-fight", seat=figure.seat, rule="D10-GEO-06", options=options, about=about)
        if answer == "face-enemy":
            turn_to(figure, enemy)
            game.tell("faced-enemy", "D10-GEO-06", figure=figure.id, target=enemy.id)


@clause("D10-GEO-06")
def may_turn(bout: Bout, figure: Figure) -> bool:
    """Does a fighter still stand, and look elsewhere than at its opponent?"""
    enemy = bout.enemy(figure)
    if figure.status or enemy.status or figure.posture != "up":
        return False
    return figure.facing != bearing(figure.x, figure.y, enemy.x, enemy.y)
