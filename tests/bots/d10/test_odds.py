"""The chances that the bot calculates with are those of the ledger."""

from __future__ import annotations

from escarmouche.bots.d10.odds import clash, harm, shot, under


def test_the_odds_of_the_ledger() -> None:
    """The ledger's table of odds: rolls under a stat, the JD, pairs of dice."""
    assert [round(100 * under(stat)) for stat in (0, 3, 5, 9)] == [9, 39, 59, 99]
    assert (shot(5, critical_tables=True), round(100 * shot(5, critical_tables=False))) == (0.5, 59)
    odds = clash(4, 3, 0, critical_tables=False, double_out=False, rerolls=(False, False))
    assert (round(100 * odds.hit), round(100 * odds.back)) == (55, 36)
    odds = clash(4, 3, 0, critical_tables=False, double_out=True, rerolls=(False, False))
    assert (round(100 * odds.out), round(100 * odds.back_out)) == (16, 6)
    assert harm(3, wounded=False, wounds=False) > harm(6, wounded=False, wounds=False)
    assert harm(4, wounded=True, wounds=True) > harm(4, wounded=False, wounds=True)
