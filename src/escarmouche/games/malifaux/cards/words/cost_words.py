"""Words of costs: what is paid before an Action, a Trigger or an Ability goes on. With `of: target` the target pays (MALI-RES-02, -03)."""

from __future__ import annotations

from typing import Literal

from escarmouche.core.asks.ask import Number
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.cards.effect import Use, Word, bars, does, worth
from escarmouche.games.malifaux.cards.vocabulary import word
from escarmouche.games.malifaux.cards.words import marker_words
from escarmouche.games.malifaux.cards.words.marker_words import hold, lying
from escarmouche.games.malifaux.fate import deck, soulstone_defence
from escarmouche.games.malifaux.ground import marker
from escarmouche.games.malifaux.harm import condition, damage
from escarmouche.games.malifaux.models import control
from escarmouche.games.malifaux.state import ConditionName, Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import timing


class Cost(Word, frozen=True, kw_only=True):
    """A cost. If `amount` is X, the player who pays says how much, up to `most`."""

    of: Literal["self", "target"] = "self"
    amount: int | str = 1
    most: int = 99


@clause("MALI-RES-03", "MALI-GEN-03")
def payer(use: Use, word: Cost) -> Model:
    """The model that pays: the one whose effect it is, or its target."""
    return use.target if word.of == "target" and use.target is not None else use.model


def open_x(use: Use, word: Cost) -> bool:
    """Is X still to be named?"""
    return isinstance(word.amount, str) and not use.x


def due(use: Use, word: Cost) -> int:
    """How much the model must have: nothing as long as X may be 0."""
    return 0 if open_x(use, word) else worth(word.amount, use)


@rule("MALI-GEN-04", "MALI-AMB-139", "MALI-DP-26", "MALI-DP-36")
def price(game: Malifaux, use: Use, word: Cost, able: int) -> Rule[int]:
    """What is paid. X, once named, holds for the whole Action."""
    if not open_x(use, word):
        return worth(word.amount, use)
    most = min(word.most, able)
    about: questions.NameX = {"model": use.model.id, "source": use.source, "most": most}
    x: int = yield Number("name-x", seat=use.seat, rule="MALI-GEN-04", low=0, high=most, about=about)
    if game.state.resolving and timing.find(game, use.source) is None:
        game.state.resolving[-1].x = x
    return worth(word.amount, use._replace(x=x))


# -- cards


@word("cost", "discard")
class DiscardCost(Cost, frozen=True, kw_only=True):
    """Cards of the hand (MALI-HAND-04)."""


def hand(game: Malifaux, use: Use, word: Cost) -> list[str]:
    return game.deck(seat_of(game, use, word)).hand


@clause("MALI-CTRL-04")
def seat_of(game: Malifaux, use: Use, word: Cost) -> int:
    """Whose resources are spent: those of the player who decides for the paying model."""
    model = payer(use, word)
    return use.seat if model is use.model else control.decider(game, model)


@bars(DiscardCost)
@clause("MALI-RES-02", "MALI-RES-03", "MALI-HAND-04")
def why_few_cards(game: Malifaux, use: Use, word: DiscardCost) -> Refusal | None:
    amount, have = due(use, word), len(hand(game, use, word))
    return None if have >= amount else refuse("why-few-cards", "MALI-RES-02", count=amount, have=have)


@does(DiscardCost)
@rule("MALI-RES-02", "MALI-HAND-04", "MALI-DISC-03", "MALI-DISC-05", "MALI-DP-26")
def discard(game: Malifaux, use: Use, word: DiscardCost) -> Rule[None]:
    amount = yield from price(game, use, word, len(hand(game, use, word)))
    yield from deck.give_up(game, seat_of(game, use, word), amount, amount, "MALI-RES-02", payer(use, word))


# -- Health


@word("cost", "damage")
class DamageCost(Cost, frozen=True, kw_only=True):
    """Damage, if the model keeps some Health (MALI-GEN-09)."""


@bars(DamageCost)
@clause("MALI-GEN-09", "MALI-RES-02")
def why_too_weak(game: Malifaux, use: Use, word: DamageCost) -> Refusal | None:
    """A model cannot choose damage that would bring it to 0 Health."""
    model, amount = payer(use, word), due(use, word)
    return None if model.health > amount else refuse("why-too-weak", "MALI-GEN-09", model=model.id, amount=amount)


@does(DamageCost)
@rule("MALI-GEN-09", "MALI-RES-02", "MALI-DMG-11")
def bleed(game: Malifaux, use: Use, word: DamageCost) -> Rule[None]:
    model = payer(use, word)
    amount = yield from price(game, use, word, model.health - 1)
    yield from damage.suffer(game, [damage.Hit(model, amount, use.model, use.source)])


# -- Soulstones, Pass Tokens


@word("cost", "soulstone")
class SoulstoneCost(Cost, frozen=True, kw_only=True):
    """A Soulstone; the model must be able to use them (MALI-SS-01, -03)."""


@bars(SoulstoneCost)
@clause("MALI-SS-01", "MALI-SS-02", "MALI-SS-03")
def why_no_stone(game: Malifaux, use: Use, word: SoulstoneCost) -> Refusal | None:
    model = payer(use, word)
    if soulstone_defence.able(game, model) and game.deck(seat_of(game, use, word)).stones >= due(use, word):
        return None
    return refuse("why-no-stone", "MALI-SS-01", model=model.id)


@does(SoulstoneCost)
@rule("MALI-SS-02", "MALI-SS-03", "MALI-DP-59")
def spend(game: Malifaux, use: Use, word: SoulstoneCost) -> Rule[None]:
    amount = yield from price(game, use, word, game.deck(seat_of(game, use, word)).stones)
    for _ in range(amount):
        soulstone_defence.spend(game, payer(use, word), "MALI-SS-03")


@word("cost", "pass-token")
class PassCost(Cost, frozen=True, kw_only=True):
    """Pass Tokens (MALI-PASS-03)."""


@bars(PassCost)
@clause("MALI-PASS-03")
def why_no_pass(game: Malifaux, use: Use, word: PassCost) -> Refusal | None:
    amount, have = due(use, word), game.deck(seat_of(game, use, word)).passes
    return None if have >= amount else refuse("why-few-passes", "MALI-PASS-03", count=amount, have=have)


@does(PassCost)
@rule("MALI-PASS-03", "MALI-DP-59")
def spend_pass(game: Malifaux, use: Use, word: PassCost) -> Rule[None]:
    seat = seat_of(game, use, word)
    own = game.deck(seat)
    own.passes -= yield from price(game, use, word, own.passes)
    game.tell("passes-now", "MALI-PASS-03", model=use.model.id, seat=seat + 1, passes=own.passes)


# -- Markers, Tokens, Conditions


@word("cost", "remove-marker")
class MarkerCost(marker_words.Lying, frozen=True, kw_only=True):
    """Markers nearby: in base contact, or within a distance and LoS (MALI-MARK-05)."""

    most: int = 99


def _x(word: MarkerCost) -> Cost:
    return Cost(amount=word.amount, most=word.most)


@bars(MarkerCost)
@clause("MALI-RES-02", "MALI-MARK-05")
def why_few_markers(game: Malifaux, use: Use, word: MarkerCost) -> Refusal | None:
    count, markers = due(use, _x(word)), lying(game, use, word)
    if len(markers) >= count:
        return None
    kinds, have = list(word.kinds), len(markers)
    return refuse("why-few-markers", "MALI-RES-02", model=use.model.id, kinds=kinds, count=count, have=have)


@does(MarkerCost)
@rule("MALI-RES-02", "MALI-MARK-05", "MALI-DP-26")
def remove(game: Malifaux, use: Use, word: MarkerCost) -> Rule[None]:
    amount = yield from price(game, use, _x(word), len(lying(game, use, word)))
    for paid in (yield from marker_words.picked(game, use, word, amount, "MALI-RES-02")):
        marker.remove(game, paid)


@word("cost", "token")
class TokenCost(Cost, frozen=True, kw_only=True):
    """Tokens of the model, or of the target (MALI-TOK-01)."""

    token: str


@bars(TokenCost)
@clause("MALI-RES-02", "MALI-RES-03", "MALI-TOK-01")
def why_few_tokens(game: Malifaux, use: Use, word: TokenCost) -> Refusal | None:
    model = payer(use, word)
    if model.tokens.get(word.token, 0) >= due(use, word):
        return None
    return refuse("why-no-token", "MALI-RES-02", model=model.id, token=word.token)


@does(TokenCost)
@rule("MALI-RES-02", "MALI-RES-03", "MALI-TOK-01")
def spend_token(game: Malifaux, use: Use, word: TokenCost) -> Rule[None]:
    model = payer(use, word)
    amount = yield from price(game, use, word, model.tokens.get(word.token, 0))
    hold(game, model, word.token, -amount)


@word("cost", "condition")
class ConditionCost(Cost, frozen=True, kw_only=True):
    """A Condition is lowered; one without a value ends (MALI-COND-05)."""

    condition: ConditionName

    def speaks_of(self) -> tuple[ConditionName, ...]:
        return (self.condition,)


@bars(ConditionCost)
@clause("MALI-RES-02", "MALI-COND-05")
def why_no_condition(game: Malifaux, use: Use, word: ConditionCost) -> Refusal | None:
    model = payer(use, word)
    if _worth(model, word.condition) >= due(use, word):
        return None
    return refuse("why-no-condition", "MALI-RES-02", model=model.id)


def _worth(model: Model, name: str) -> int:
    """The value of a model's Condition; one without a value counts as 1."""
    return condition.value(model, name) or int(condition.has(model, name))


@does(ConditionCost)
@rule("MALI-RES-02", "MALI-COND-05")
def shed(game: Malifaux, use: Use, word: ConditionCost) -> Rule[None]:
    model = payer(use, word)
    amount = yield from price(game, use, word, _worth(model, word.condition))
    if amount:
        condition.lose(game, model, word.condition, amount)
