"""Who sees whom, who is in Shadow, has Cover or Concealment: by thousands of lines from rim to rim (MALI-LOS, MALI-SHAD, MALI-CONC)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, permutations
from math import hypot

from escarmouche.games.malifaux.ground import cover, measure, shadow, sight
from escarmouche.testing.differential.compare import CLOSE, Comparison, Predicate
from escarmouche.testing.differential.malifaux.board import Board, Man, Slab, board
from escarmouche.testing.differential.malifaux.plain_geometry import Line, Part, Ring, between, lines, runs, trim

Answer = bool | object  # CLOSE where the margin leaves it open
Parts = tuple[Part, ...]
COUNTS = (7, 25, 81)  # lines across each base: more if fewer leave it open
CLEAR = 12.0  # a line that keeps this far from everything is certainly clear
LITTLE = 1000.0  # MALI-SHAD-03, MALI-TERR-06
FAR = 3000  # MALI-SHAD-01
NEAR = 8.0  # this near the end of a Shadow or a contact the answer is open


# -- lines


def gaps(a: Ring, b: Ring, count: int) -> tuple[float, float]:
    """How far a line may be from the nearest line that is tried, beside it and at its ends."""
    wide = max(a.r, b.r)
    return wide / (count // 2) / 2 + 2, trim(wide, count)


def crossed(a: Ring, b: Ring, parts: Parts, inset: float = 0.0) -> Answer:
    """Does any line cross a piece? With an inset lines that only graze a base are left out."""
    if not between(a, b, parts, gaps(a, b, COUNTS[0])[0] + CLEAR):
        return False
    for count in COUNTS:
        aside, _ = gaps(a, b, count)
        near = False
        for line in lines(a, b, count, inset):
            if runs(parts, line, -CLEAR):
                return True
            near = near or bool(runs(parts, line, aside + CLEAR))
        if not near:
            return False
    return CLOSE


def little(a: Ring, b: Ring, parts: Parts) -> Answer:
    """Does any line cross 1" or less of a piece?"""
    for count in COUNTS:
        aside, ends = gaps(a, b, count)
        least = 1e18
        for line in lines(a, b, count):
            if _sum(runs(parts, line, CLEAR)) <= LITTLE - CLEAR:
                return True
            least = min(least, _sum(runs(parts, _trimmed(line, ends), -aside)))
        if least > LITTLE + CLEAR:
            return False
    return CLOSE


def _sum(stretches: Sequence[tuple[float, float]]) -> float:
    return sum(high - low for low, high in stretches)


def _trimmed(line: Line, ends: float) -> Line:
    x, y, ux, uy, far = line
    cut = min(ends, far / 2)
    return Line(x + ux * cut, y + uy * cut, ux, uy, far - 2 * cut)


def clear(a: Ring, b: Ring, solid: Sequence[Parts], dense: Sequence[Parts]) -> Answer:
    """Is there a line that meets nothing solid and passes through nothing Dense?"""
    if hypot(b.x - a.x, b.y - a.y) - a.r - b.r < 4 * CLEAR:
        return CLOSE
    solid, dense = ([parts for parts in pieces if between(a, b, parts, CLEAR)] for pieces in (solid, dense))
    for count in COUNTS:
        aside, ends = gaps(a, b, count)
        doubt, order = False, list(solid)
        for line in lines(a, b, count):
            if _free(line, order, dense):
                return True
            doubt = doubt or not _barred(line, order, dense, aside, ends)
        if not doubt:
            return False
    return CLOSE


def _free(line: Line, solid: list[Parts], dense: Sequence[Parts]) -> bool:
    for k, parts in enumerate(solid):
        if runs(parts, line, CLEAR):
            solid.insert(0, solid.pop(k))  # the next line usually meets it, too
            return False
    return all(_passable(line, parts) for parts in dense)


def _passable(line: Line, parts: Parts) -> bool:
    """Is it certain that a line does not both enter and leave it?"""
    deep = runs(parts, line, -CLEAR)
    for low, high in runs(parts, line, CLEAR):
        whole = [run for run in deep if low <= run[0] and run[1] <= high]
        if len(whole) != 1 or (whole[0][0] > 0 and whole[0][1] < line.far):
            return False
    return True


def _barred(line: Line, solid: Sequence[Parts], dense: Sequence[Parts], aside: float, ends: float) -> bool:
    """Is it certain that one thing blocks this line and those beside it?"""
    short = _trimmed(line, ends)
    if any(runs(parts, short, -aside) for parts in solid):
        return True
    for parts in dense:
        wide = [run for run in runs(parts, line, aside) if run[0] > ends and run[1] < line.far - ends]
        if wide and any(low <= run[0] and run[1] <= high for run in runs(parts, line, -aside) for low, high in wide):
            return True
    return False


# -- what blocks


def either(answers: Iterator[Answer]) -> Answer:
    """Does any of them hold?"""
    verdict: Answer = False
    for answer in answers:
        if answer is True:
            return True
        verdict = CLOSE if answer is CLOSE else verdict
    return verdict


def both(answers: Iterator[Answer]) -> Answer:
    """Do all of them hold?"""
    verdict: Answer = True
    for answer in answers:
        if answer is False:
            return False
        verdict = CLOSE if answer is CLOSE else verdict
    return verdict


def steps(slab: Slab) -> list[Slab]:
    """Stairs as Heights of whole inches, each where they are at least that high (MALI-TERR-22)."""
    if not slab.foot or not slab.head:
        return [slab]
    treads, inches = [], slab.height // 1000
    for inch in range(1, inches + 1):
        low, high = inch / inches, (inch + 1) / inches
        if inch == inches:  # their upper end: a line, as thick as the margins allow
            long = hypot(slab.head[0][0] - slab.foot[0][0], slab.head[0][1] - slab.foot[0][1])
            low, high = 1 - (CLEAR + 1) / long, 1 + (CLEAR + 1) / long
        corners = []
        for share, (one, other) in ((low, (0, 1)), (high, (1, 0))):
            for k in (one, other):
                (px, py), (qx, qy) = slab.foot[k], slab.head[k]
                corners.append((px + (qx - px) * share, py + (qy - py) * share))
        area = sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(corners, [*corners[1:], corners[0]], strict=True))
        outline = tuple(corners if area > 0 else corners[::-1])
        treads.append(slab._replace(parts=(outline,), height=1000 * inch))
    return treads


def shaded(board: Board, man: Man, slab: Slab) -> Answer:
    """Is a model even partly in the Shadow of a piece (MALI-SHAD-01, -02)?"""
    if not slab.height or "blocking" not in slab.traits or slab.id in board.under(man.floor):
        return False
    over = slab.far(man.x, man.y) - man.r - min(FAR, slab.top)
    return CLOSE if abs(over) < NEAR else over < 0


def over(board: Board, a: Man, b: Man, slab: Slab) -> Answer:
    """Does one of them stand on the piece, with a line that crosses little of it (MALI-SHAD-03)?"""
    if slab.id not in board.under(a.floor) and slab.id not in board.under(b.floor):
        return False
    return little(a.ring, b.ring, board.slabs[slab.id].parts)


def through_arch(slab: Slab, high: int) -> bool:
    """Do both look through below a bridge (MALI-TERR-20)?"""
    return bool(slab.clearance) and slab.bottom + slab.clearance >= high


def blocks(board: Board, a: Man, b: Man, slab: Slab) -> Answer:
    """Do lines through a piece of Blocking terrain not count (MALI-LOS-06, -08, MALI-SHAD-02, -03)?"""
    high = max(a.size, b.size)
    if "blocking" not in slab.traits or through_arch(slab, high):
        return False
    tall: Answer = slab.top >= high
    if tall is False:
        tall = either(shaded(board, man, slab) for man in (a, b) if slab.top >= man.size)
    if tall is False:
        return False
    looks = over(board, a, b, slab)
    return both(iter((tall, CLOSE if looks is CLOSE else not looks)))


def floored(board: Board, a: Man, b: Man) -> Answer:
    """Does one stand on a bridge, and the other under it (MALI-LOS-03)?"""

    def between(upper: Man, lower: Man) -> Iterator[Answer]:
        for name in board.under(upper.floor):
            slab = board.slabs[name]
            if slab.clearance and lower.z < slab.bottom + slab.clearance:
                gap = slab.far(lower.x, lower.y) - lower.r
                yield CLOSE if abs(gap) < NEAR else gap < 0

    return either(answer for pair in ((a, b), (b, a)) for answer in between(*pair))


def third(board: Board, a: Man, b: Man) -> list[Parts]:
    """Models that block lines between two others (MALI-LOS-06, -07)."""
    high = max(a.size, b.size)
    blockers: list[Parts] = []
    for man in board.men.values():
        if man.id in (a.id, b.id) or man.size < high:
            continue
        if any(through_arch(board.slabs[name], high) for name in [man.floor] if name):
            continue  # it stands on a bridge under which they look through
        blockers.append((man.ring,))
    return blockers


def sees(board: Board, a: Man, b: Man, walls: Sequence[Parts] = ()) -> Answer:
    """Is there a clear line (MALI-LOS-04)? Such walls are also in its way, however high."""
    level = floored(board, a, b)
    if level is not False:
        return CLOSE if level is CLOSE else False
    gap = hypot(b.x - a.x, b.y - a.y) - a.r - b.r
    if gap < 2:
        return True
    high, sure, perhaps = max(a.size, b.size), [*third(board, a, b), *walls], []
    dense: list[Parts] = []
    for slab in board.slabs.values():
        if "dense" in slab.traits and slab.top >= high:
            dense.append(slab.parts)
        for step in steps(slab):
            answer = blocks(board, a, b, step)
            if answer is True:
                sure.append(step.parts)
            elif answer is CLOSE:
                perhaps.append(step.parts)
    most = clear(a.ring, b.ring, sure, dense)
    if not perhaps or most is False:
        return most
    return True if clear(a.ring, b.ring, [*sure, *perhaps], dense) is True else CLOSE


# -- what is compared


def _pairs(rng: random.Random, *, turned: bool = False) -> Iterator[tuple[Board, Man, Man]]:
    made = board(rng)
    for a, b in (permutations if turned else combinations)(made.men.values(), 2):
        yield made, a, b


def _seen(rng: random.Random) -> Iterator[Comparison]:
    for made, a, b in _pairs(rng):
        model = made.game.model
        yield Comparison(sight.sees(made.game, model(a.id), model(b.id)), sees(made, a, b), made.told(a.id, b.id))


def _shadowed(rng: random.Random) -> Iterator[Comparison]:
    made = board(rng)
    for man in made.men.values():
        model = made.game.model(man.id)
        for slab in made.slabs.values():
            feature = made.game.field.features.get(slab.id)
            if feature is not None and not slab.foot:
                engine = shadow.in_shadow(made.game, measure.seen(made.game, model), feature)
                yield Comparison(engine, shaded(made, man, slab), f"{made.told(man.id)}, Shadow of {slab.id}")


def covered(board: Board, shooter: Man, target: Man) -> Answer:
    """Is the target in the Shadow of a piece that lines between the two cross (MALI-SHAD-04)?"""
    high = max(shooter.size, target.size)

    def by(slab: Slab) -> Answer:
        if "blocking" not in slab.traits or through_arch(slab, high):
            return False
        answers: list[Callable[[], Answer]] = [
            lambda: shaded(board, target, slab),
            lambda: _through(board, shooter.ring, target.ring, slab),
            lambda: _not(over(board, shooter, target, slab)),
        ]
        return both(answer() for answer in answers)

    return either(by(step) for slab in board.slabs.values() for step in steps(slab))


def _through(board: Board, a: Ring, b: Ring, slab: Slab) -> Answer:
    """Does any line cross a piece? The upper end of stairs, which is only a line, must be crossed clearly."""
    if not slab.foot or not slab.head or slab.height < board.slabs[slab.id].height:
        return crossed(a, b, slab.parts)
    vx, vy = slab.head[0][0] - slab.foot[0][0], slab.head[0][1] - slab.foot[0][1]
    long = hypot(vx, vy)
    (part,) = slab.parts
    shifted = [tuple((x + vx / long * by, y + vy / long * by) for x, y in part) for by in (-2 * CLEAR, 2 * CLEAR)]  # type: ignore[misc]
    answers = {crossed(a, b, parts) for parts in (slab.parts, *[(band,) for band in shifted])}
    answers.add(crossed(a, b, slab.parts, CLEAR))
    return answers.pop() if len(answers) == 1 else CLOSE


def _not(answer: Answer) -> Answer:
    return CLOSE if answer is CLOSE else not answer


def _covered(rng: random.Random) -> Iterator[Comparison]:
    for made, a, b in _pairs(rng, turned=True):
        if hypot(a.x - b.x, a.y - b.y) > a.r + b.r + 4 * CLEAR:
            model = made.game.model
            engine = cover.cover(made.game, model(a.id), model(b.id))
            yield Comparison(engine, covered(made, a, b), "Cover: " + made.told(a.id, b.id))


def concealed(board: Board, attacker: Man, target: Man) -> Answer:
    """Does a line cross Concealing terrain, and is the attacker not at its rim inside it (MALI-TERR-05, -06)?"""
    high = max(attacker.size, target.size)

    def by(slab: Slab) -> Answer:
        if "concealing" not in slab.traits or slab.top < high:
            return False
        line = crossed(attacker.ring, target.ring, slab.parts)
        if line is False:
            return False
        gap = slab.far(attacker.x, attacker.y) - attacker.r
        within: Answer = slab.floor == attacker.floor and (CLOSE if abs(gap) < NEAR else gap < 0)
        ignored = within if within is False else both(iter((within, little(attacker.ring, target.ring, slab.parts))))
        return both(iter((line, _not(ignored))))

    return either(by(slab) for slab in board.slabs.values())


def _concealed(rng: random.Random) -> Iterator[Comparison]:
    for made, a, b in _pairs(rng, turned=True):
        if hypot(a.x - b.x, a.y - b.y) > a.r + b.r + 4 * CLEAR:
            model = made.game.model
            engine = cover.concealed(made.game, model(a.id), model(b.id))
            yield Comparison(engine, concealed(made, a, b), "Concealment: " + made.told(a.id, b.id))


PREDICATES = (
    Predicate("sight", ("MALI-LOS-04", "MALI-LOS-06", "MALI-LOS-09", "MALI-SHAD-02", "MALI-AMB-53"), _seen),
    Predicate("shadow", ("MALI-SHAD-01", "MALI-SHAD-02"), _shadowed),
    Predicate("cover", ("MALI-SHAD-04", "MALI-COVER-02"), _covered),
    Predicate("concealment", ("MALI-TERR-05", "MALI-TERR-06", "MALI-CONC-02"), _concealed),
)
