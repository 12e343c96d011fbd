"""Moves of a figure's own will (D10-MOV): Advance, Quick advance, Crawl, Move hidden, Move crouched."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.core.asks.about import about_of
from escarmouche.core.asks.ask import Answer, Number
from escarmouche.core.asks.region import Path
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.d10 import questions
from escarmouche.games.d10.cards import stats
from escarmouche.games.d10.dice.rolls import agility
from escarmouche.games.d10.goals.objects import laden
from escarmouche.games.d10.ground import measure, stand
from escarmouche.games.d10.harm import damage
from escarmouche.games.d10.movement import facing, jump
from escarmouche.games.d10.movement.measured_path import Gait, track
from escarmouche.games.d10.movement.route import Route
from escarmouche.games.d10.movement.walk import cut, walk
from escarmouche.games.d10.state import Figure, UnderResult
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn.action_spec import ActionSpec

Legs = Sequence[Sequence[int]]
CRAWL = 3_000
CROUCHED = 5_000
CRAWLING = Gait("crawl", CRAWL, "D10-MOV-09", over="none", slows=False)


# -- how


@clause("D10-MOV-01", "D10-TER-04", "D10-TER-05", "D10-TER-08", "D10-OBJ-03")
def advancing(game: D10, figure: Figure) -> Gait:
    """An Advance. Low pieces cost 3 cm; with the table of moves they are jumped or stepped over, with a heavy load only stepped over."""
    distance = stats.advance(game, figure)
    if "move_table" not in game.on:
        return Gait("advance", distance, "D10-MOV-01")
    if laden(game, figure):
        return Gait("advance", distance, "D10-MOV-01", step=True, laden=True)
    return Gait("advance", distance, "D10-MOV-01", over="jump")


@clause("D10-MOV-02", "D10-TER-04", "D10-TER-05")
def running(game: D10, figure: Figure) -> Gait:
    """A Quick advance that succeeds goes as far as an Advance."""
    over = jump.over(game, figure)
    return Gait("quick", stats.advance(game, figure), "D10-MOV-02", over=over)


@clause("D10-MOV-12", "D10-MOV-19", "D10-OBJ-03", "D10-AMB-36")
def stealing(game: D10, figure: Figure) -> Gait:
    """Move hidden: as far as an Advance, terrain costs included, wholly in non-clear terrain; with a heavy load over no low piece."""
    distance, over = stats.advance(game, figure), jump.over(game, figure)
    return Gait("movehid", distance, "D10-MOV-11", over=over, rough=True, laden=laden(game, figure))


@clause("D10-MOV-14", "D10-MOV-04", "D10-AMB-36")
def stooping(game: D10, figure: Figure) -> Gait:
    """Move crouched: 5 cm, 3 less when wounded."""
    distance = CROUCHED - (stats.LIMP if figure.wounded else 0)
    return Gait("movecro", distance, "D10-MOV-13", over="none")


@clause("D10-DP-07", "D10-MOV-03", "D10-MOV-06")
def path(game: D10, figure: Figure, gait: Gait) -> Path:
    """Along which path? A polyline that is not longer than the allowance; passing near enemies is free."""
    about: questions.Move = {"figure": figure.id, "distance": gait.distance}
    return Path(gait.name, seat=figure.seat, rule=gait.rule, region=Route(game, figure, gait), about=about)


# -- what is asked


def _advance(game: D10, figure: Figure) -> Path:
    return path(game, figure, advancing(game, figure))


@clause("D10-MOV-25", "D10-AMB-58")
def _quick(game: D10, figure: Figure) -> Path | Refusal:
    """Not after one that failed in this activation."""
    if figure.stumbled:
        return refuse("why-stumbled", "D10-MOV-25", figure=figure.id)
    return path(game, figure, running(game, figure))


@clause("D10-MOV-09", "D10-MOV-10")
def _crawl(game: D10, figure: Figure) -> Path | Refusal:
    """Only prone figures crawl, not stunned ones."""
    if figure.posture != "prone":
        return refuse("why-not-prone", "D10-MOV-10", figure=figure.id)
    return path(game, figure, CRAWLING)


@clause("D10-MOV-11")
def _movehid(game: D10, figure: Figure) -> Path | Refusal:
    """Only a hidden figure in non-clear terrain moves hidden."""
    if not figure.hidden:
        return refuse("why-not-hidden", "D10-MOV-11", figure=figure.id)
    if not game.field.rough(figure.x, figure.y, figure.floor):
        return refuse("why-in-the-open", "D10-MOV-11", figure=figure.id)
    return path(game, figure, stealing(game, figure))


@clause("D10-MOV-13")
def _movecro(game: D10, figure: Figure) -> Path | Refusal:
    """Only a crouched figure moves crouched."""
    if figure.posture != "crouched":
        return refuse("why-not-crouched", "D10-MOV-13", figure=figure.id)
    return path(game, figure, stooping(game, figure))


# -- what is done


@rule("D10-MOV-01", "D10-GEO-06", "D10-DP-09")
def advance(game: D10, figure: Figure, legs: Legs) -> Rule[None]:
    """Advance, 2 PA: up to 10 cm on foot, 20 mounted; low pieces are jumped or carefully stepped over, as declared."""
    gait = advancing(game, figure)
    steps = yield from jump.declare(game, figure, legs, gait)
    yield from walk(game, figure, legs, gait, steps=steps)
    yield from turn(game, figure)


@rule("D10-MOV-02", "D10-MOV-25", "D10-AMB-10", "D10-AMB-11", "D10-GEO-06")
def quick(game: D10, figure: Figure, legs: Legs) -> Rule[None]:
    """Quick advance, 1 PA and a JA: as an Advance; failed, at most A cm; critically, exactly A cm, and it falls."""
    gait = running(game, figure)
    result = yield from agility(game, figure, "D10-MOV-02")
    if result != "success":
        figure.stumbled = True
        legs = yield from _cut_short(game, figure, legs, gait, result)
    walked = yield from walk(game, figure, legs, gait)
    if result == "critical" and not walked.fell and figure.in_play and not measure.down(figure):
        damage.fall(game, figure, "D10-MOV-02")
    yield from turn(game, figure)


class Reach(Number):
    """How far along a declared path: a number that is shown as a length."""

    __slots__ = ()

    @clause("D10-MOV-02")
    def why_not(self, answer: Answer) -> Refusal | None:
        reason = super().why_not(answer)
        if reason is None or reason.key != "why-out-of-range":
            return reason
        return refuse(
            "why-beyond",
            "D10-MOV-02",
            figure=about_of(self, questions.OfFigure)["figure"],
            length=answer,
            most=self.high,
        )


@rule("D10-MOV-02", "D10-MOV-03", "D10-DP-08", "D10-GEO-10")
def _cut_short(game: D10, figure: Figure, legs: Legs, gait: Gait, result: UnderResult) -> Rule[Legs]:
    """A failed Quick advance: the path for A cm, or less if its player likes and the failure was not critical."""
    way = track(game, figure, legs, gait)
    most = way.reach(min(gait.distance, stats.stat(game, figure, "a") * 1_000))
    distance = most
    if result == "failure" and most:
        about: questions.OfFigure = {"figure": figure.id}
        distance = yield Reach(
            "how-far", seat=figure.seat, rule="D10-MOV-02", low=0, high=most, of="distance", about=about
        )
    return cut(figure, legs, stand.last_free(game, figure, way, distance, markers=result == "failure"))


@rule("D10-MOV-12", "D10-MOV-14", "D10-GEO-06")
def low(game: D10, figure: Figure, legs: Legs, gait: Gait) -> Rule[None]:
    """Move hidden, Move crouched: the figure moves and stays as it is."""
    yield from walk(game, figure, legs, gait)
    yield from turn(game, figure)


@rule("D10-MOV-09")
def crawl(game: D10, figure: Figure, legs: Legs) -> Rule[None]:
    """Crawl, 1 PA: 3 cm on the ground, whatever its maluses."""
    yield from walk(game, figure, legs, CRAWLING)
    if figure.in_play and figure.posture == "prone":
        yield from facing.ask(game, figure, "D10-GEO-06")


@rule("D10-MOV-11")
def movehid(game: D10, figure: Figure, legs: Legs) -> Rule[None]:
    """Move hidden, 2 PA."""
    yield from low(game, figure, legs, stealing(game, figure))


@rule("D10-MOV-13")
def movecro(game: D10, figure: Figure, legs: Legs) -> Rule[None]:
    """Move crouched, 2 PA."""
    yield from low(game, figure, legs, stooping(game, figure))


@rule("D10-GEO-06")
def turn(game: D10, figure: Figure) -> Rule[None]:
    """After its move a figure on its feet may face any way."""
    if figure.in_play and not measure.down(figure):
        yield from facing.ask(game, figure, "D10-GEO-06")


ACTIONS: tuple[ActionSpec, ...] = (
    ActionSpec("advance", 2, "D10-MOV-01", _advance, advance),
    ActionSpec("quick", 1, "D10-MOV-02", _quick, quick),
    ActionSpec("crawl", 1, "D10-MOV-09", _crawl, crawl, "move_table"),
    ActionSpec("movehid", 2, "D10-MOV-11", _movehid, movehid, "move_table"),
    ActionSpec("movecro", 2, "D10-MOV-13", _movecro, movecro, "move_table"),
)
