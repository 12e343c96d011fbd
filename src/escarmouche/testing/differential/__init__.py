"""The differential kit: every predicate that decides what is legal on a board, answered twice.

The engine's answer is exact, or a search with a bound. The other answer is slow and obvious: dense samples, exhaustive searches, separate
code that shares nothing with the engine except the plain data of the board. Boards are random and crowded. Near the turning point, within
its margin, the slow answer says nothing (`CLOSE`); everywhere else the two must agree.

    python -m escarmouche.testing.differential malifaux --count 100000 --jobs 2

`make test` makes a few hundred comparisons of each predicate, `make soak` a hundred thousand.
"""

from escarmouche.testing.differential.compare import (
    CLOSE,
    GAMES,
    Comparison,
    Predicate,
    Tally,
    compare,
    predicates,
)

__all__ = ["CLOSE", "GAMES", "Comparison", "Predicate", "Tally", "compare", "predicates"]
