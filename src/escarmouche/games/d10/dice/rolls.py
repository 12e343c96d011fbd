"""Rolls (D10-DIE): a die of 0 to 9, the zero check, rerolls. Each roll stays on the table, for all to see."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.asks.ask import About, Choose, Number
from escarmouche.core.dealer.chance import DEALER
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.d10 import questions
from escarmouche.games.d10.cards.stats import stat
from escarmouche.games.d10.state import Figure, HarmResult, Mod, Roll, RollKind, UnderResult
from escarmouche.games.d10.table import D10

TABLED = ("jt", "jc")  # rolls with a critical table (D10-DIE-06)


@rule("D10-DIE-01")
def die(name: str, clause_id: str, about: About) -> Rule[int]:
    """One die: 0 to 9, and 0 is zero."""
    score: int = yield Number(name, seat=DEALER, rule=clause_id, low=0, high=9, about=about)
    return score


def roll_of(
    game: D10, kind: RollKind, figure: Figure, stat: int, mods: Sequence[Mod] = (), against: Figure | None = None
) -> Roll:
    """A roll laid on the table: no die has been thrown yet."""
    roll = Roll(kind, figure.seat, figure.id, stat, [mod for mod in mods if mod.amount])
    roll.against = "" if against is None else against.id
    game.state.rolls.append(roll)
    return roll


@clause("D10-DIE-10", "D10-AMB-50")
def need(roll: Roll) -> int:
    """The modified stat: never below 0, without an upper limit."""
    return max(0, roll.stat + sum(mod.amount for mod in roll.mods))


@rule("D10-DIE-13")
def throw(game: D10, roll: Roll, clause_id: str) -> Rule[None]:
    """The first die of a roll."""
    about: questions.Throw = {"figure": roll.figure, "seat": roll.seat + 1, "need": need(roll)}
    roll.die = yield from die(roll.kind, clause_id, about)


@rule("D10-DIE-12")
def offer(game: D10, roll: Roll, clause_id: str) -> Rule[bool]:
    """A reroll: the roller decides after seeing the die and before any second one; the new die stands even if it is worse."""
    about: questions.Reroll = {"figure": roll.figure, "die": roll.die, "need": need(roll), "roll": roll.kind}
    answer: str = yield Choose("reroll", seat=roll.seat, rule=clause_id, options=("keep", "reroll"), about=about)
    if answer == "keep":
        return False
    roll.first = roll.die
    yield from throw(game, roll, clause_id)
    game.tell("rerolled", clause_id, figure=roll.figure, roll=roll.kind, first=roll.first, die=roll.die)
    return True


@rule("D10-DIE-04", "D10-DIE-05", "D10-DIE-06", "D10-AMB-02")
def zero(game: D10, roll: Roll, clause_id: str) -> Rule[bool]:
    """A first die of 0 calls for a second one at once. Is the roll a critical failure? If so, the row of its table is known."""
    if roll.die != 0:
        return False
    name = "zero" if roll.figure else "zero-band"
    about: questions.SecondDie = {"figure": roll.figure, "seat": roll.seat + 1, "roll": roll.kind}
    roll.second = yield from die(name, "D10-DIE-04", about)
    if roll.kind not in TABLED or "crit_tables" not in game.on:
        return roll.second == 0
    if game.setup.crit_rule == "second-die":
        roll.row = roll.second
        return True
    if roll.second == 0:
        roll.row = yield from die("row", "D10-AMB-02", questions.Row(figure=roll.figure, roll=roll.kind))
    return roll.second == 0


@clause("D10-AMB-01")
def read(game: D10, roll: Roll) -> int:
    """What a roll-under die counts: a 0 is zero, or ten if the host has chosen that."""
    return 10 if roll.die == 0 and game.setup.zero_is == 10 else roll.die


@rule("D10-DIE-02", "D10-AMB-05")
def under(game: D10, roll: Roll, clause_id: str) -> Rule[UnderResult]:
    """JA, JT, JM: at or under the stat succeeds. The result: success, failure or critical."""
    yield from throw(game, roll, clause_id)
    critical = yield from zero(game, roll, clause_id)
    roll.result = "critical" if critical else "success" if read(game, roll) <= need(roll) else "failure"
    tell(game, roll, clause_id)
    return roll.result


@rule("D10-DIE-11", "D10-DMG-01", "D10-DEG-01")
def against(game: D10, roll: Roll, clause_id: str, reroll: str = "") -> Rule[HarmResult]:
    """JD, JDeg: under, equal to or over the modified D, or critical. `reroll` names the rule that grants one."""
    yield from throw(game, roll, clause_id)
    if reroll:
        yield from offer(game, roll, reroll)
    critical = yield from zero(game, roll, clause_id)
    value, limit = read(game, roll), need(roll)
    roll.result = "critical" if critical else "under" if value < limit else "equal" if value == limit else "over"
    tell(game, roll, clause_id)
    return roll.result


def tell(game: D10, roll: Roll, clause_id: str) -> None:
    """Report the result of a figure's roll: `event-rolled` with kind and result as words. A band's roll is reported by its own rule."""
    if roll.figure:
        game.tell(
            "rolled",
            clause_id,
            figure=roll.figure,
            roll=roll.kind,
            die=roll.die,
            second=roll.second,
            need=need(roll),
            result=roll.result,
        )


@rule("D10-MOV-02", "D10-FIG-01")
def agility(game: D10, figure: Figure, clause_id: str, mods: Sequence[Mod] = ()) -> Rule[UnderResult]:
    """A JA: success, failure or critical."""
    roll = roll_of(game, "ja", figure, stat(game, figure, "a"), mods)
    result = yield from under(game, roll, clause_id)
    return result
