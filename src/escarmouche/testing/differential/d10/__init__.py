"""D10 skirmish: what decides legality on its table, against slow and obvious code."""

from __future__ import annotations

from escarmouche.testing.differential.compare import Predicate
from escarmouche.testing.differential.d10 import moves, sight

PREDICATES: tuple[Predicate, ...] = (
    Predicate("sight", ("D10-LOS-01", "D10-LOS-06", "D10-LOS-10"), sight.sees),
    Predicate("cover", ("D10-LOS-07", "D10-LOS-08", "D10-LOS-09", "D10-LOS-10"), sight.cover),
    Predicate("share covered", ("D10-LOS-01", "D10-LOS-02", "D10-LOS-04", "D10-LOS-05"), sight.share),
    Predicate("walking", ("D10-MOV-03", "D10-MOV-05", "D10-TER-02", "D10-TER-04", "D10-TER-09"), moves.walking),
)
