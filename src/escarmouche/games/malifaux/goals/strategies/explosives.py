"""Plant Explosives: Tokens that models carry and set down as Markers (MALI-EXPL)."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator, Sequence

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Menu, Shut
from escarmouche.core.asks.region import Place
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.goals import goal
from escarmouche.games.malifaux.ground import marker as markers
from escarmouche.games.malifaux.ground import measure
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.movement import place
from escarmouche.games.malifaux.refusals import why_absent
from escarmouche.games.malifaux.setup import zone
from escarmouche.games.malifaux.state import MARKER, Kill, Marker, Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.circles import circles_meet
from escarmouche.space.units import ROUNDING, TOLERANCE, Spot, mil

KIND, TOKEN = "strategy", "explosives"
EACH, MINION, OTHER = 5, 1, 2  # Tokens of a Crew; of a Minion, of any other model
APART, NEAR = mil(6), mil(3)
FAR = APART + 2 * MARKER + TOLERANCE  # from centre to centre


def carried(model: Model) -> int:
    return model.tokens.get(TOKEN, 0)


def lying(game: Malifaux) -> list[Marker]:
    return goal.laid(game, KIND)


# -- before the first Turn


@clause("MALI-EXPL-01")
def tokens_given(game: Malifaux, seat: int) -> int:
    """How many Tokens a player has given to models."""
    return sum([carried(model) for model in game.models if model.seat == seat])


@clause("MALI-EXPL-02", "MALI-AMB-97", "MALI-AMB-98")
def bearers(game: Malifaux, seat: int) -> list[str]:
    """The models that may be given another: a Minion one, others two, Insignificant models none."""
    if tokens_given(game, seat) >= EACH:
        return []
    bearers = []
    for model in goal.friends(game, seat):
        if carried(model) < (MINION if game.card(model).station == "minion" else OTHER):
            bearers.append(model.id)
    return bearers


@rule("MALI-EXPL-01", "MALI-DP-13", "MALI-AMB-98")
def arm(game: Malifaux) -> Rule[None]:
    """The next Token: players alternate, Initiative first, until each has given out five or no model can take more."""
    first = game.state.initiative
    able = {seat: options for seat in (first, game.opponent(first)) if (options := bearers(game, seat))}
    if not able:
        game.state.phase = "begin"
        return
    seat = min(able, key=lambda seat: (tokens_given(game, seat), seat != first))
    about: questions.Explosives = {"left": EACH - tokens_given(game, seat)}
    why = functools.partial(why_no_bearer, game, seat)
    name = yield Choose(
        "explosives", seat=seat, rule="MALI-EXPL-01", options=able[seat], of="model", about=about, why=why
    )
    gain(game, game.model(name), 1, "MALI-EXPL-01")


@clause("MALI-EXPL-01", "MALI-EXPL-02", "MALI-STRAT-02")
def why_no_bearer(game: Malifaux, seat: int, name: Answer) -> Refusal | None:
    """Why a model cannot be given a Token: it is the opponent's, Insignificant, or has as many as it may."""
    model = game.find(str(name))
    if model is None or name in bearers(game, seat):
        return None
    if model.seat != seat:
        return refuse("why-not-own", "MALI-EXPL-01", model=model.id)
    most = MINION if game.card(model).station == "minion" else OTHER
    if carried(model) >= most:
        return refuse("why-tokens-full", "MALI-EXPL-02", model=model.id, count=carried(model), most=most)
    return why_absent(model) or refuse("why-insignificant", "MALI-STRAT-02", model=model.id)


def gain(game: Malifaux, model: Model, count: int, rule_id: str) -> None:
    model.tokens[TOKEN] = carried(model) + count
    game.tell("explosives", rule_id, model=model.id, count=count)


# -- Interact


@clause("MALI-EXPL-03", "MALI-EXPL-04", "MALI-AMB-98")
def interacts(game: Malifaux, model: Model, seat: int) -> dict[str, LazyBranch]:
    """Set a Token down, or pick a Marker up."""
    branches: dict[str, LazyBranch] = {}
    if carried(model):
        branches["plant"] = functools.partial(plant, game, model, seat)
    branches["defuse"] = functools.partial(defuse, game, model, seat)
    return branches


@clause("MALI-EXPL-04")
def defuse(game: Malifaux, model: Model, seat: int) -> Choose | Shut:
    """A Strategy Marker in base contact."""
    return goal.touched_marker(game, model, seat, "interact-defuse", KIND, "MALI-EXPL-04")


class Apart(place.Spots):
    """Places that are not within 6" of these Markers."""

    def __init__(self, spots: place.Spots, others: Sequence[Marker]) -> None:
        self.others, self.whole = others, spots.why_not_at
        super().__init__(
            spots.game,
            spots.r,
            spots.centres,
            spots.reach,
            self._why_near_another,
            touch=spots.touch,
            mounts=spots.mounts,
        )

    @clause("MALI-EXPL-03")
    def _why_near_another(self, x: int, y: int, z: float | None) -> Refusal | None:
        near = [other for other in self.others if math.hypot(other.x - x, other.y - y) <= FAR]
        if near:
            lies = markers.lies(self.game, KIND, (x, y), self.ground(x, y), self.centres[0].z if z is None else z)
            for other in near:
                if measure.within(self.game, lies, other, APART):
                    return refuse("why-strategy-near", "MALI-EXPL-03", target=other.id, reach=APART)
        return self.whole(x, y, z)

    def __bool__(self) -> bool:
        return self._handy() or (not place.full(self, self.others, FAR) and super().__bool__())

    def _ideas(self) -> Iterator[Spot]:
        """First the crossings of the circles and the farthest points: if there is room anywhere, it is there."""
        rings = [(float(ring.x), float(ring.y), float(FAR + 2 * ROUNDING)) for ring in self.others]
        for body in self.centres:
            edge = float(body.r + self.r)
            for x, y, r in rings:
                yield from circles_meet(x, y, r, body.x, body.y, edge)
                apart = math.hypot(body.x - x, body.y - y)
                if apart:
                    yield body.x + (body.x - x) / apart * edge, body.y + (body.y - y) / apart * edge
        for number, ring in enumerate(rings):
            for other in rings[:number]:
                yield from circles_meet(*ring, *other)
        yield from super()._ideas()


@clause("MALI-EXPL-03", "MALI-MARK-06")
def plant(game: Malifaux, model: Model, seat: int) -> Place | Refusal:
    """A place in base contact, not within 6" of another Strategy Marker that is friendly to the deciding player."""
    region = place.drop(game, KIND, model)
    if region is None:
        return refuse("why-marker-nowhere", "MALI-MARK-11", kind=KIND)
    near = [marker for marker in lying(game) if marker.seat == seat]
    region = Apart(region, near) if near else region
    if not region:
        return refuse("why-strategy-near", "MALI-EXPL-03", target=near[0].id, reach=APART)
    about: questions.PutDown = {"model": model.id, **markers.puts(game, KIND)}
    return Place("interact-plant", seat=seat, rule="MALI-EXPL-03", region=region, about=about)


@clause("MALI-EXPL-03", "MALI-EXPL-04", "MALI-AMB-97", "MALI-MARK-14")
def interact(game: Malifaux, model: Model, word: str, chosen: Answer) -> None:
    """A Token becomes a Marker, or a Marker a Token, however many the model has."""
    if word == "plant":
        lose(game, model, 1, "MALI-EXPL-03")
        markers.put(game, KIND, chosen, control.owner(game, model), "MALI-EXPL-03", model.z)
    else:
        markers.remove(game, game.marker(chosen), "MALI-EXPL-04")
        gain(game, model, 1, "MALI-EXPL-04")


def lose(game: Malifaux, model: Model, count: int, rule_id: str) -> None:
    model.tokens[TOKEN] = carried(model) - count
    if not model.tokens[TOKEN]:
        del model.tokens[TOKEN]
    game.tell("explosives-lost", rule_id, model=model.id, count=count)


# -- deaths and points


@rule("MALI-EXPL-05", "MALI-DP-61")
def killed(game: Malifaux, kill: Kill) -> Rule[None]:
    """A model of the other Crew within 3" of a killed bearer may take its Tokens; otherwise they are gone."""
    victim = game.model(kill.model)
    count = carried(victim)
    if not count:
        return
    lose(game, victim, count, "MALI-EXPL-05")
    near = goal.enemies(game, victim.seat) if victim.on_table else []
    options = [friend.id for friend in near if able(game, friend) and measure.within(game, victim, friend, NEAR)]
    if not options:
        return
    branches: dict[str, LazyBranch] = {**dict.fromkeys(options), "decline": None}
    seat, about = game.opponent(victim.seat), questions.HowMany(model=victim.id, count=count)
    why = functools.partial(why_no_heir, game, victim, options)
    answer = yield Menu(
        "take-explosives", seat=seat, rule="MALI-EXPL-05", branches=branches, of="model", about=about, why=why
    )
    if answer != "decline":
        gain(game, game.model(answer), count, "MALI-EXPL-05")


@clause("MALI-EXPL-05", "MALI-STRAT-02")
def why_no_heir(game: Malifaux, victim: Model, options: Sequence[str], name: Answer) -> Refusal | None:
    """Why a model cannot take the Tokens: it is being killed itself, a friend of the one that is, Insignificant, or too far away."""
    model = game.find(str(name))
    if model is None or name in options:
        return None
    if reason := why_absent(model):
        return reason
    if not able(game, model):
        return refuse("why-killed", "MALI-KILL-01", model=model.id)
    if model.seat == victim.seat:
        return refuse("why-tokens-friend", "MALI-EXPL-05", model=model.id, target=victim.id)
    if not goal.counts(game, model):
        return refuse("why-insignificant", "MALI-STRAT-02", model=model.id)
    gap = round(measure.gap(game, victim, model))
    return refuse("why-tokens-far", "MALI-EXPL-05", model=model.id, target=victim.id, gap=gap, reach=NEAR)


def able(game: Malifaux, model: Model) -> bool:
    """Is it not being killed itself?"""
    return model.health > 0 and model.id not in game.state.dying


@clause("MALI-EXPL-06", "MALI-AMB-99")
def count(game: Malifaux, seat: int) -> int:
    """Strategy Markers on the enemy half, whichever side they belong to; one on the Centerline is on both halves."""
    enemy = game.opponent(seat)
    return sum([zone.on_half(game, enemy, marker) for marker in lying(game)])
