"""Exact odds of every roll: what the sheets make of a die, a second one after a 0, and a fight of two.

A reroll counts as used unless the roll already does what it should; that is said where it is shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from escarmouche.core.play.rule import clause
from escarmouche.games.d10.cards.stats import stat
from escarmouche.games.d10.combat import advantage
from escarmouche.games.d10.combat.bout import ANSWERS, Bout
from escarmouche.games.d10.combat.fight import FATAL, OPEN, SLIPPED, SPOILT
from escarmouche.games.d10.dice.rolls import TABLED, need
from escarmouche.games.d10.state import Figure, Mod, Roll
from escarmouche.games.d10.table import D10
from escarmouche.odds import dice
from escarmouche.odds.dice import Rolled
from escarmouche.odds.distribution import Distribution, certain

MISSED, UNHARMED = "missed", "unharmed"
FALLS = ("out", "stunned", "wounded", "fallen")  # rows 0 to 3 of the JC table


# -- one roll


@clause("D10-DIE-04", "D10-DIE-06", "D10-AMB-02")
def is_critical(game: D10, kind: str, rolled: Rolled) -> bool:
    """A 0 that is one by itself where the second die is a row, else a 0 after a 0."""
    if kind in TABLED and "crit_tables" in game.on and game.setup.crit_rule == "second-die":
        return rolled.die == 0
    return rolled.second == 0


@clause("D10-DIE-02", "D10-AMB-01")
def under(game: D10, kind: str, limit: int) -> Distribution[str]:
    """A roll at or under a stat: success, failure, critical."""

    def result(rolled: Rolled) -> str:
        if is_critical(game, kind, rolled):
            return "critical"
        return "success" if read_die(game, rolled.die) <= limit else "failure"

    return dice.read(result)


def read_die(game: D10, die: int) -> int:
    return 10 if die == 0 and game.setup.zero_is == 10 else die


@clause("D10-DMG-01")
def harm(game: D10, figure: Figure, mods: Sequence[Mod], reroll: bool = False) -> Distribution[str]:
    """What a hit does to a figure. With a reroll it rolls again what harms it."""
    limit = limit_of(game, figure, mods)
    once = dice.die().and_then(lambda die: harmed(game, figure, limit, die))
    if not reroll:
        return once
    return dice.die().and_then(
        lambda die: once if worth_again(game, figure, limit, die) else harmed(game, figure, limit, die)
    )


def worth_again(game: D10, figure: Figure, limit: int, die: int) -> bool:
    """Does another die harm the figure less often?"""
    again = dice.die().and_then(lambda other: harmed(game, figure, limit, other))
    return again.of(UNHARMED) > harmed(game, figure, limit, die).of(UNHARMED)


def limit_of(game: D10, figure: Figure, mods: Sequence[Mod]) -> int:
    return need(Roll("jd", figure.seat, figure.id, stat(game, figure, "d"), list(mods)))


@clause("D10-DMG-02", "D10-DMG-03", "D10-DMG-06")
def harmed(game: D10, figure: Figure, limit: int, die: int) -> Distribution[str]:
    """What a first die against D comes to: a 0 calls for a second one."""
    value = read_die(game, die)
    plain = UNHARMED if value < limit else "stunned" if value == limit else wounding(game, figure)
    if die:
        return certain(plain)
    return dice.die().named(lambda second: "out" if is_critical(game, "jd", Rolled(0, second)) else plain)


@clause("D10-DMG-04", "D10-DMG-05", "D10-STA-12")
def wounding(game: D10, figure: Figure) -> str:
    """Wounded where cards have a blood side that is not yet up; else out of action."""
    return "wounded" if "wounds" in game.on and not figure.wounded else "out"


@clause("D10-SHO-02", "D10-SHO-12")
def shot(game: D10, limit: int, target: Figure, mods: Sequence[Mod], reroll: bool) -> Distribution[str]:
    """A JT, and the JD of the figure that is hit."""
    hurt = harm(game, target, mods, reroll)
    return under(game, "jt", limit).and_then(lambda result: hurt if result == "success" else certain(MISSED))


# -- a fight


class Fought(NamedTuple):
    """How a fight may end: who has won, and what becomes of the two."""

    winner: str  # an id, or nobody
    attacker: str = UNHARMED
    defender: str = UNHARMED


class Failed(NamedTuple):
    """What a critical failure does to the roller, and whether it ends the fight."""

    hurt: str
    ends: bool


NOT_FAILED = Failed(UNHARMED, False)


class FightOdds:
    """Both dice of a fight, whose rolls are laid and not thrown."""

    def __init__(self, game: D10, bout: Bout, rolls: Sequence[Roll]) -> None:
        self.game, self.bout, self.rolls = game, bout, rolls
        self.needs = [need(roll) for roll in rolls]
        self.edges = [len(roll.advantages) for roll in rolls]
        self._harm: dict[tuple[str, int], Distribution[str]] = {}

    @clause("D10-CC-01", "D10-CC-12", "D10-CC-20", "D10-AMB-48")
    def ends(self) -> Distribution[Fought]:
        """Dice, rerolls, critical failures, and what the winner does."""
        thrown = dice.die().and_then(lambda one: dice.die().named(lambda other: (one, other)))
        if len(self.rolls) < 2:
            return dice.die().and_then(lambda die: self._after((die,)))
        for place, roll in enumerate(self.rolls):
            if advantage.rerolls(self.game, roll.advantages):
                thrown = thrown.and_then(lambda pair, place=place: self._again(pair, place))  # type: ignore[misc]
        return thrown.and_then(self._after)

    def _again(self, pair: tuple[int, int], place: int) -> Distribution[tuple[int, int]]:
        """A side rerolls unless its die already does what it wants: to win, or for one that only wards off, not to lose."""
        ahead = self._ahead(pair) * (-1 if place else 1)
        content = ahead > 0 or (not ahead and place == 1 and self.bout.stance not in ANSWERS)
        if content:
            return certain(pair)
        return dice.die().named(lambda die: (pair[0], die) if place else (die, pair[1]))

    @clause("D10-CC-10", "D10-CC-11")
    def _ahead(self, pair: Sequence[int]) -> int:
        """Above 0: the attacker wins; below: the defender."""
        one, other = (die + limit for die, limit in zip(pair, self.needs, strict=True))
        return (one - other) or (self.edges[0] - self.edges[1])

    def _after(self, pair: tuple[int, ...]) -> Distribution[Fought]:
        """Second dice where a 0 lies; then criticals, or the totals."""
        zeros = [place for place, die in enumerate(pair) if die == 0]
        outcome: Distribution[tuple[int, ...]] = certain(())
        for place in range(len(pair)):
            second = dice.die() if place in zeros else certain(-1)
            outcome = outcome.and_then(lambda known, second=second: second.named(lambda die: (*known, die)))  # type: ignore[misc]
        return outcome.and_then(lambda seconds: self._ended(pair, seconds))

    def _ended(self, pair: Sequence[int], seconds: Sequence[int]) -> Distribution[Fought]:
        """What critical failures do; where none ends the fight, the totals are compared."""
        failed: Distribution[tuple[Failed, ...]] = certain(())
        for place, (die, second) in enumerate(zip(pair, seconds, strict=True)):
            fails = die == 0 and is_critical(self.game, "jc", Rolled(die, second))
            row = self._failed(place, second) if fails else certain(NOT_FAILED)
            failed = failed.and_then(lambda known, row=row: row.named(lambda one: (*known, one)))  # type: ignore[misc]
        return failed.and_then(lambda both: self._judged(pair, both))

    def _judged(self, pair: Sequence[int], failed: Sequence[Failed]) -> Distribution[Fought]:
        hurts = [one.hurt for one in failed] + [UNHARMED] * (2 - len(failed))
        if any(one.ends for one in failed):
            return certain(Fought("", *hurts))
        return self._compared(pair, hurts)

    @clause("D10-CC-20", "D10-DIE-07", "D10-DIE-14", "D10-AMB-02")
    def _failed(self, place: int, second: int) -> Distribution[Failed]:
        """What a critical failure does to the roller, and whether the fight ends."""
        figure = self.bout.fighters[place]
        if "crit_tables" not in self.game.on:
            return certain(Failed("out", True))
        if self.game.setup.crit_rule == "second-die":
            return self._row(figure, second)
        return dice.die().and_then(lambda row: self._row(figure, row))

    @clause("D10-CC-20", "D10-CC-21", "D10-CC-22")
    def _row(self, figure: Figure, number: int) -> Distribution[Failed]:
        row = max(0, number - 1) if self.game.setup.wounded_row and figure.wounded else number
        if row in FATAL:
            word = FALLS[row]
            return certain(Failed(wounding(self.game, figure) if word == "wounded" else word, True))
        if row in OPEN and self.bout.stance:
            return self._hit(figure, OPEN[row]).named(lambda hurt: Failed(hurt, True))
        return certain(Failed(UNHARMED, row not in (SPOILT, SLIPPED)))

    def _hit(self, figure: Figure, row: int = 0) -> Distribution[str]:
        known = self._harm.get((figure.id, row))
        if known is None:
            mods = [*self.bout.mods(figure), *([Mod("row", row)] if row else [])]
            known = self._harm[figure.id, row] = harm(self.game, figure, mods)
        return known

    @clause("D10-CC-01", "D10-CC-06", "D10-CC-07", "D10-CC-08", "D10-CC-18", "D10-CC-23")
    def _compared(self, pair: Sequence[int], hurts: Sequence[str]) -> Distribution[Fought]:
        """The winner strikes: the attacker always, the defender only where its answer allows it."""
        ahead = self._ahead(pair) if self.bout.stance else 1
        if not ahead:
            return certain(Fought("", *hurts))
        place = 0 if ahead > 0 else 1  # of the winner
        winner, loser = self.bout.fighters[place], self.bout.fighters[1 - place]
        if place and self.bout.stance not in ANSWERS:
            return certain(Fought(winner.id, *hurts))
        hurt = certain("out") if self._doubled(pair) else self._hit(loser)
        return hurt.named(lambda word: Fought(winner.id, *((hurts[0], word) if place == 0 else (word, hurts[1]))))

    def _doubled(self, pair: Sequence[int]) -> bool:
        if "double_out" not in self.game.on or not self.bout.stance:
            return False
        low, high = sorted(die + limit for die, limit in zip(pair, self.needs, strict=True))
        return high > 2 * low
