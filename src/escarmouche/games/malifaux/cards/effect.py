"""What an effect is: parameters from a card, a use (by which model, on which target, with which X), and the rule that its word runs."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Literal, NamedTuple, TypeVar

import msgspec

from escarmouche.core.messages.refusal import Refusal
from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.malifaux.cards.card import Filter
from escarmouche.games.malifaux.cards.vocabulary import AMOUNT, Call, Params
from escarmouche.games.malifaux.ground import engage, measure, sight
from escarmouche.games.malifaux.state import Marker, Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.units import mil


class Use(NamedTuple):
    """One use of an Action, a Trigger or an Ability. "This model" is `model` (MALI-GEN-03)."""

    seat: int  # who decides (MALI-CTRL-03)
    model: Model
    source: str  # key of the Action, Trigger or Ability
    target: Model | None = None
    marker: Marker | None = None  # targeted or chosen
    chosen: tuple[Model, ...] = ()
    about: Model | None = None  # of an Ability: the model that the event happened to
    amount: int = 0  # of the event: damage suffered, cards discarded
    x: int = 0  # MALI-GEN-04


class Amount(NamedTuple):
    """`X`, `2X`, `X/2`, `X+1` or a number.

    >>> Amount.read("2X+1").worth(3), Amount.read("X/2").worth(5), Amount.read(4).worth(3)
    (7, 3, 4)
    """

    times: int
    over: int
    plus: int

    @clause("MALI-GEN-05", "MALI-GEN-06", "MALI-AMB-127")
    def worth(self, x: int) -> int:
        """Multiplication and division before addition; a quotient is rounded to the nearest integer, halves up."""
        return (2 * self.times * x + self.over) // (2 * self.over) + self.plus

    @classmethod
    def read(cls, text: str | int) -> Amount:
        if isinstance(text, int):
            return cls(0, 1, text)
        match = AMOUNT.fullmatch(text.replace(" ", ""))
        if not match:
            raise ValueError(f"{text!r} is not an amount: write a number, X, 2X, X/2 or X+1")
        times = {"": 1, "-": -1}.get(match[1]) or int(match[1])
        return cls(times, int(match[2] or 1), int(match[3] or 0))


@functools.cache
def _amount(text: str | int) -> Amount:
    return Amount.read(text)


def worth(text: str | int, use: Use) -> int:
    """An amount once X is known."""
    return _amount(text).worth(use.x)


class Word(Params, frozen=True, kw_only=True):
    """Parameters of an effect or cost word. Amounts are numbers or texts such as `X` and `X/2`."""

    # in a Trigger When Resolving: it changes the Action's effects, and so comes before them (MALI-TRIG-08)
    early: ClassVar[bool] = False

    def __post_init__(self) -> None:
        for name in ("amount", "distance"):
            value = getattr(self, name, 0)
            if isinstance(value, str):
                _amount(value)  # a mistake is reported with its line


class Aimed(Word, frozen=True, kw_only=True):
    """Which models an effect touches; of these only the ones that pass the filter."""

    to: Literal["target", "self", "chosen", "about", "all", "friends", "enemies"] = "target"
    # all, friends, enemies: every such model on the table within `within` and in LoS of this model ((pulse), MALI-PULSE-01)
    only: Filter = Filter()
    within: float = 0
    may: bool = False  # the player who decides may leave it out
    who_decides: Literal["user", "owner"] = "user"  # owner: the player of the model that it touches


@clause("MALI-PULSE-01", "MALI-CTRL-02", "MALI-GEN-03")
def whom(game: Malifaux, use: Use, word: Aimed) -> list[Model]:
    """The models in play that an effect touches, in the order of the table."""
    if word.to == "self":
        models: list[Model] = [use.model]
    elif word.to == "target":
        models = [heir(game, use.target)] if use.target else []
    elif word.to == "chosen":
        models = [heir(game, model) for model in use.chosen]
    elif word.to == "about":
        models = [heir(game, use.about)] if use.about else []
    else:
        models = _around(game, use, word)
    return [m for m in models if m.in_play and fits(game, use.model, m, word.only)]


@clause("MALI-REPL-04")
def heir(game: Malifaux, model: Model) -> Model:
    """The model that is meant now: one that was Replaced within its Crew has passed its place on."""
    while model.heir:
        model = game.model(model.heir)
    return model


def _around(game: Malifaux, use: Use, word: Aimed) -> list[Model]:
    centre, reach = use.marker or use.model, mil(word.within)
    models = []
    for other in game.on_table():
        wanted = word.to == "all" or (other.seat == use.model.seat) == (word.to == "friends")
        if (
            wanted
            and other is not centre
            and measure.within(game, centre, other, reach)
            and sight.sees(game, centre, other)
        ):
            models.append(other)
    return models


@clause("MALI-RESTR-02", "MALI-RESTR-03", "MALI-RESTR-04", "MALI-RESTR-05", "MALI-BURY-02")
def fits(game: Malifaux, model: Model, other: Model, only: Filter) -> bool:
    """Is a model among those that a card means?"""
    if (other.status == "buried") != only.buried or (only.other and other is model):
        return False
    if only.who != "any" and (other.seat == model.seat) != (only.who == "friend"):
        return False
    return only.broad or _meant(game, model, other, only)


def _meant(game: Malifaux, model: Model, other: Model, only: Filter) -> bool:
    """Is it of this kind, in this state and near enough?"""
    if only.has and game.cards[other.card].traits.isdisjoint(only.has):
        return False
    if only.lacks and not game.cards[other.card].traits.isdisjoint(only.lacks):
        return False
    if only.condition and not any(c.name in only.condition for c in other.conditions):
        return False
    if (only.token and not other.tokens.get(only.token)) or (
        only.wounded and other.health >= game.cards[other.card].health
    ):
        return False
    return not (only.engaged or only.within) or _near(game, model, other, only)


def _near(game: Malifaux, model: Model, other: Model, only: Filter) -> bool:
    if only.engaged and not engage.engages(game, model, other):
        return False
    if not only.within or other.status == "buried":
        return True
    near = measure.completely if only.completely else measure.within
    return near(game, model, other, mil(only.within))


# -- words and their rules

Does = Callable[[Malifaux, Use, Any], Step[None] | None]
D = TypeVar("D", bound=Callable[..., Any])
_does: dict[type[msgspec.Struct], Does] = {}
_bars: dict[type[msgspec.Struct], Callable[[Malifaux, Use, Any], Refusal | None]] = {}
_finds_out_itself: list[type[msgspec.Struct]] = []


def does(params: type[Word]) -> Callable[[D], D]:
    """What a word does: a rule `(game, use, params) -> Rule[None]`, or a plain function if nothing is asked. For a cost: how it is paid,
    once `bars` has found no objection.
    """

    def decorate(function: D) -> D:
        _does[params] = function
        return function

    return decorate


def bars(params: type[Word], *, finds_out_itself: bool = False) -> Callable[[D], D]:
    """Why a word cannot be resolved, or a cost cannot be paid: `(game, use, params) -> Refusal | None`.

    `finds_out_itself`: its rule notices this and then does nothing, so an effect need not check beforehand.
    """

    def decorate(function: D) -> D:
        _bars[params] = function
        if finds_out_itself:
            _finds_out_itself.append(params)
        return function

    return decorate


@rule("MALI-RES-08", "MALI-ABIL-01")
def run(game: Malifaux, calls: Sequence[Call], use: Use) -> Rule[None]:
    """The words of an effect in printed order; whatever cannot be applied is ignored."""
    for call in calls:
        params = call.params
        if type(params) in _finds_out_itself or why_barred(game, call, use) is None:
            asking = _does[type(params)](game, use, params)
            if asking is not None:
                yield from asking


@rule("MALI-RES-02", "MALI-TRIG-05")
def pay(game: Malifaux, calls: Sequence[Call], use: Use) -> Rule[bool]:
    """Costs are paid one after the other. Returns whether all were paid: one may leave too little for the next."""
    for call in calls:
        if why_barred(game, call, use) is not None:
            return False
        asking = _does[type(call.params)](game, use, call.params)
        if asking is not None:
            yield from asking
    return True


@clause("MALI-RES-02", "MALI-RES-03", "MALI-AMB-25")
def why_unpaid(game: Malifaux, calls: Sequence[Call], use: Use) -> Refusal | None:
    """Why the costs cannot all be paid: a cost that appears twice takes twice as much."""
    summed: dict[Any, int] = {}
    for call in calls:
        params = call.params
        if len(calls) > 1 and isinstance(getattr(params, "amount", ""), int):
            kind = msgspec.structs.replace(params, amount=0)
            summed[kind] = summed.get(kind, 0) + params.amount
            call = Call(call.word, msgspec.structs.replace(params, amount=summed[kind]))
        if reason := why_barred(game, call, use):
            return reason
    return None


def why_barred(game: Malifaux, call: Call, use: Use) -> Refusal | None:
    """Why a word has nothing to do, or a cost cannot be paid; None if there is no reason."""
    check = _bars.get(type(call.params))
    return check(game, use, call.params) if check else None
