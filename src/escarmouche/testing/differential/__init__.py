"""The differential kit: every predicate that decides what is legal on a board, answered twice.

The engine's answer is exact, or a search with a bound; the other one is slow and obvious: dense samples, whole searches, code of its own
that shares nothing with the engine but the plain data of the board. Boards are random and crowded. Where the slow answer lies within its
margin of the turning point it says nothing (`CLOSE`); everywhere else the two must agree.

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
