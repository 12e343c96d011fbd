"""What an effect is: parameters from a card, a use (who, at whom, with which X), and the rule that its word runs."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec

from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.moonstone.cards.card import Amount, Call
from escarmouche.games.moonstone.ground import measure
from escarmouche.games.moonstone.state import Model
from escarmouche.games.moonstone.table import Moonstone
from escarmouche.space.units import mil


class Use(NamedTuple):
    """One use of an ability, or of a Signature Move at the End Step."""

    seat: int  # whose player decides
    model: Model  # the originator
    target: Model | None = None
    targets: tuple[Model, ...] = ()
    x: int = 0
    copies: int = 1  # of a Signature Move: numbers are multiplied (MOON-AMB-54)
    resister: int = -1
    pulse: int = 0  # mils

    @property
    def aimed(self) -> tuple[Model, ...]:
        """All targets, one or several."""
        return self.targets or ((self.target,) if self.target else ())


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Parameters of an effect word. Amounts and distances are numbers or texts such as `X+2` and `2X`."""

    def __post_init__(self) -> None:
        for name in ("amount", "distance"):
            value = getattr(self, name, 0)
            if isinstance(value, str) and value != "all":
                amount(value)  # nonsense is reported with its line


class Aimed(Word, frozen=True, kw_only=True):
    """Whom an effect touches: the target, its own character, or everybody in a pulse; or only some of them."""

    to: Literal["target", "self", "pulse"] = "target"
    who: Literal["any", "friend", "enemy"] = "any"
    other: bool = False  # not the originator itself
    keywords: tuple[str, ...] = ()  # any of these
    within: float = 0  # radius of the pulse in inches, if it is not the ability's own
    wounded: bool = False  # only models that suffered wounds in this round of Melee


@functools.cache
def amount(text: str | int) -> Amount:
    return Amount.read(text)


def worth(text: str | int, use: Use) -> int:
    """An amount once X is known, for each copy of the card (MOON-AMB-54).

    >>> worth("X+2", Use(0, Model("billy", "billy", 0), x=2)), worth(1, Use(0, Model("billy", "billy", 0), copies=3))
    (4, 3)
    """
    return amount(text).worth(use.x) * use.copies


def length(text: str | int, use: Use) -> int:
    """A distance in mils."""
    return max(0, mil(worth(text, use)))


@clause("MOON-DEF-04", "MOON-DEF-05", "MOON-DEF-06", "MOON-AMB-82")
def whom(game: Moonstone, use: Use, word: Aimed) -> list[Model]:
    """The models in play that an effect touches. A pulse needs no line of sight and includes its originator."""
    if word.to == "self":
        touched = [use.model]
    elif word.to == "target":
        touched = list(use.aimed)
    else:
        reach = mil(word.within) or use.pulse
        touched = [m for m in game.in_play() if m is use.model or measure.within(game, use.model, m, reach)]
    return [m for m in touched if m.in_play and _fits(game, use, word, m)]


def _fits(game: Moonstone, use: Use, word: Aimed, model: Model) -> bool:
    if word.other and model is use.model:
        return False
    if word.who != "any" and (model.seat == use.model.seat) != (word.who == "friend"):
        return False
    if word.keywords and not any(k in game.card(model).keywords for k in word.keywords):
        return False
    return not word.wounded or _suffered(game, model)


def _suffered(game: Moonstone, model: Model) -> bool:
    """Did it suffer wounds in the round of Melee that is being fought?"""
    bout = game.state.bout
    return bout is not None and any(f.model == model.id and f.suffered > 0 for f in (bout.attacker, bout.defender))


# -- words and their rules

# A rule where somebody decides something, else a plain function.
Does = Callable[[Moonstone, Use, Any], Step[None] | None]
D = TypeVar("D", bound=Does)
_does: dict[type[msgspec.Struct], Does] = {}


def does(params: type[Word]) -> Callable[[D], D]:
    """The rule that a word runs."""

    def decorate(function: D) -> D:
        _does[params] = function
        return function

    return decorate


@rule("MOON-ACTIVE-01", "MOON-SIG-05")
def run(game: Moonstone, calls: Sequence[Call], use: Use) -> Rule[None]:
    """The words of an effect, one after the other."""
    for call in calls:
        step = _does[type(call.params)](game, use, call.params)
        if step is not None:
            yield from step
