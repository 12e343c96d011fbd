"""D10 skirmish: what decides legality on its table, against slow and obvious code."""

from __future__ import annotations

from escarmouche.testing.differential.compare import Predicate
from escarmouche.testing.differential.d10 import charges, crossings, measure, moves, retreats, sight, tramples

PREDICATES: tuple[Predicate, ...] = (
    Predicate("sight", ("D10-LOS-01", "D10-LOS-06", "D10-LOS-10"), sight.sees),
    Predicate("cover", ("D10-LOS-07", "D10-LOS-08", "D10-LOS-09", "D10-LOS-10"), sight.cover),
    Predicate("share covered", ("D10-LOS-01", "D10-LOS-02", "D10-LOS-04", "D10-LOS-05"), sight.share),
    Predicate("cover in houses", ("D10-LOS-02", "D10-LOS-03", "D10-LOS-05"), sight.in_houses),
    Predicate("walking", ("D10-MOV-03", "D10-MOV-05", "D10-TER-02", "D10-TER-04", "D10-TER-09"), moves.walking),
    Predicate("crossing", ("D10-TER-04", "D10-TER-05", "D10-TER-08", "D10-MOV-19"), crossings.low),
    Predicate("stairs and rims", ("D10-MOV-22", "D10-MNT-03", "D10-GEO-09"), crossings.steep),
    Predicate("above and below", ("D10-MOV-22", "D10-TER-05", "D10-GEO-09"), crossings.below),
    Predicate("moving hidden", ("D10-MOV-12", "D10-TER-01"), crossings.in_cover),
    Predicate("past enemies", ("D10-MOV-05", "D10-GEO-07", "D10-GEO-09", "D10-MNT-06"), crossings.past),
    Predicate("cost", ("D10-MOV-03", "D10-TER-02", "D10-TER-04", "D10-TER-06", "D10-TER-08"), moves.cost),
    Predicate("proposed moves", ("D10-MOV-03",), moves.proposed),
    Predicate("straight moves", ("D10-GEO-07", "D10-MOV-05", "D10-TER-09"), moves.straight),
    Predicate("charge", ("D10-CC-04", "D10-GEO-02"), charges.charge),
    Predicate("any charge", ("D10-CC-04",), charges.charged),
    Predicate("retreat", ("D10-MOV-21", "D10-CC-35"), retreats.retreat),
    Predicate("any retreat", ("D10-MOV-21", "D10-CC-35"), retreats.retreated),
    Predicate("trample", ("D10-MOV-24",), tramples.trample),
    Predicate("any trample", ("D10-MOV-24",), tramples.trampled),
    Predicate("contact", ("D10-GEO-02", "D10-GEO-09"), measure.contact),
    Predicate("within 5 cm", ("D10-GEO-01", "D10-STA-07"), measure.noticing),
    Predicate("behind", ("D10-GEO-05", "D10-AMB-52"), measure.facing),
    Predicate("wholly in cover", ("D10-POS-03", "D10-TER-01"), measure.rough),
    Predicate("zones", ("D10-SET-06",), measure.zones),
    Predicate("edge of the table", ("D10-GEO-02", "D10-GEO-11"), measure.edges),
    Predicate("hiding", ("D10-POS-03", "D10-STA-08"), measure.hiding),
    Predicate("standing", ("D10-GEO-07", "D10-TER-09", "D10-OBJ-01"), measure.standing),
    Predicate("nearest place", ("D10-GEO-10",), measure.nearest),
    Predicate("climbing", ("D10-MOV-16", "D10-TER-03"), measure.climbing),
    Predicate("doors", ("D10-TER-06",), measure.doors),
)
