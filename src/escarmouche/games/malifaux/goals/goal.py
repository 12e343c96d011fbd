"""What Strategies and Schemes count: which models count at all, Markers, things that go in pairs, and VP (MALI-STRAT-02, MALI-END-03)."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from escarmouche.core.asks.ask import Answer, Choose, Shut, Some, unless_empty
from escarmouche.core.dealer.chance import Random
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import clause
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.cards import passives
from escarmouche.games.malifaux.ground import measure
from escarmouche.games.malifaux.refusals import Why, in_contact
from escarmouche.games.malifaux.state import Marker, Model, Scheme
from escarmouche.games.malifaux.table import Malifaux

FIRST = 2  # no VP before this Turn (MALI-END-04)


def always(chosen: Sequence[str]) -> bool:
    return True


class Tally(NamedTuple):
    """How far a condition is met: how many of how many. If the VP costs Markers: the candidates, how many are removed, and which may
    be removed together."""

    have: int
    need: int
    names: tuple[str, ...] = ()
    spent: int = 0
    good: Callable[[Sequence[str]], bool] = always

    @property
    def is_met(self) -> bool:
        return self.have >= self.need

    def sets(self) -> list[tuple[str, ...]]:
        """All the Markers that may be removed together."""
        return [markers for markers in itertools.combinations(self.names, self.spent) if self.good(markers)]


def never_ruled_out(game: Malifaux, seat: int) -> bool:
    return True


Moment = Literal["turn", "kill", "activation", "interact"]  # of a Turn and an Activation: at the end


class Plan(NamedTuple):
    """A Scheme as printed: its number and rule, when it may be revealed, and its two conditions.

    `may_be_revealable` is a quick test whether it could be revealed at all, whichever models were chosen for it.
    """

    number: int
    rule: str
    moment: Moment
    reveal: Callable[[Malifaux, int, Scheme], Tally]
    end: Callable[[Malifaux, int, Scheme], Tally]
    first: int = 0  # friendly Scheme Markers that it takes to reveal it
    last: int = 0  # those removed for its End VP
    may_be_revealable: Callable[[Malifaux, int], bool] = never_ruled_out


class Spend(Some):
    """Choose the Markers to remove for a VP: this many, and together they must meet the condition."""

    __slots__ = ("tally",)

    def __init__(
        self, name: str, tally: Tally, *, seat: int, rule: str, about: questions.SchemeMarkers, why: Why
    ) -> None:
        sets = tally.sets()
        options = [name for name in tally.names if any(name in markers for markers in sets)]
        super().__init__(
            name,
            options=options,
            least=tally.spent,
            most=tally.spent,
            seat=seat,
            rule=rule,
            once=rule,
            of="marker",
            about=about,
            why=why,
        )
        self.tally = tally

    def __iter__(self) -> Iterator[Answer]:
        return iter(self.tally.sets())

    def sample(self, rng: Random) -> Answer:
        sets = self.tally.sets()
        self.offered = sets[int(rng.random() * len(sets))]
        return self.offered

    @clause("MALI-DP-63", "MALI-DP-67")
    def why_not(self, answer: Answer) -> Refusal | None:
        if reason := super().why_not(answer):
            return reason
        return None if self.tally.good(answer) else refuse("why-not-together", self.rule)


# -- who counts


@clause("MALI-STRAT-02", "MALI-AMB-130")
def counts(game: Malifaux, model: Model) -> bool:
    """Insignificant models are ignored entirely for Strategies and Schemes."""
    return not passives.has(game, model, "insignificant")


@clause("MALI-SCHM-03", "MALI-STRAT-02")
def friends(game: Malifaux, seat: int) -> list[Model]:
    """The models of a Crew on the table that count."""
    return [model for model in game.on_table() if model.seat == seat and counts(game, model)]


def enemies(game: Malifaux, seat: int) -> list[Model]:
    """The models of the other Crew on the table that count."""
    return friends(game, game.opponent(seat))


def chosen(game: Malifaux, name: str) -> Model | None:
    """The model that was chosen for a Scheme, if it is on the table and counts."""
    model = game.find(name)
    return model if model and model.on_table and counts(game, model) else None


def in_play(game: Malifaux, name: str) -> bool:
    """Is a chosen model in play, Buried or not?"""
    model = game.find(name)
    return model is not None and model.in_play


@clause("MALI-MARK-13", "MALI-SCHM-03")
def markers(game: Malifaux, seat: int) -> list[Marker]:
    """The Scheme Markers that are friendly to a seat."""
    return [marker for marker in game.state.markers if marker.kind == "scheme" and marker.seat == seat]


def laid(game: Malifaux, kind: str) -> list[Marker]:
    """The Markers of a kind on the table."""
    return [marker for marker in game.state.markers if marker.kind == kind]


def touched_marker(game: Malifaux, model: Model, seat: int, name: str, kind: str, rule_id: str) -> Choose | Shut:
    """Which Marker of the Strategy, in base contact, a model Interacts with."""
    options = [marker.id for marker in laid(game, kind) if measure.contact(game, model, marker)]
    why = in_contact(game, model, kind, rule_id)
    ask = Choose(
        name, seat=seat, rule=rule_id, options=options, of="marker", about=questions.OfModel(model=model.id), why=why
    )
    return unless_empty(ask, refuse("why-no-strategy-marker", rule_id, model=model.id))


def is_far_from_all(game: Malifaux, model: Model, others: Sequence[Model], reach: int) -> bool:
    """Is none of these other models within a distance of it?"""
    return not any(other is not model and measure.within(game, model, other, reach) for other in others)


@clause("MALI-AMB-87")
def at_most_half(game: Malifaux, model: Model) -> bool:
    """Does it have half its Health or less? Twice the current value is compared with the maximum, so nothing is rounded."""
    return 2 * model.health <= game.card(model).health


@clause("MALI-AMB-87")
def at_least_half(game: Malifaux, model: Model) -> bool:
    return 2 * model.health >= game.card(model).health


@clause("MALI-AMB-95", "MALI-KILL-05", "MALI-AMB-79")
def turned_on(game: Malifaux, scheme: Scheme) -> bool:
    """Was the chosen enemy killed by its own side, itself or another, after the Scheme had been revealed?

    To be revealed it needs the enemy in play, so whatever killed it came later.
    """
    enemy = game.find(scheme.enemy)
    if not scheme.revealed or enemy is None:
        return False
    return any(kill.model == enemy.id and kill.crew == enemy.seat and kill.worth_points for kill in game.state.kills)


# -- Markers


def any_of(markers: Sequence[Marker], need: int) -> Tally:
    """This many of these Markers, any of them; as many as are needed are removed."""
    return Tally(min(len(markers), need), need, tuple(marker.id for marker in markers), need)


def paired(wishes: Mapping[str, Sequence[Any]], need: int) -> Tally:
    """This many Markers, each paired with a different thing."""
    able = tuple(name for name, things in wishes.items() if things)

    def good(names: Sequence[str]) -> bool:
        return matched([wishes[name] for name in names]) == len(names)

    return Tally(min(need, matched([wishes[name] for name in able])), need, able, need, good)


def matched(wishes: Sequence[Sequence[Any]]) -> int:
    """How many can be paired with one of the things they want, using no thing twice."""
    owner: dict[Any, int] = {}

    def has(wish: int, tried: list[Any]) -> bool:
        for thing in wishes[wish]:
            if thing not in tried:
                tried.append(thing)
                if thing not in owner or has(owner[thing], tried):
                    owner[thing] = wish
                    return True
        return False

    return sum([has(wish, []) for wish in range(len(wishes))])


# -- VP


@clause("MALI-END-03", "MALI-END-04")
def score_point(game: Malifaux, seat: int, source: str, rule_id: str) -> None:
    """One VP is scored and announced with its source."""
    points = game.state.points
    points[seat] += 1
    game.tell("scores", rule_id, seat=seat + 1, source=source, total=points[seat])
