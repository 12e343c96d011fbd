"""Words about models that come and go: Summon, Replace, Upgrades; and about which model activates next."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux.cards.card import Filter
from escarmouche.games.malifaux.cards.effect import Aimed, Use, Word, bars, does, fits, whom, worth
from escarmouche.games.malifaux.cards.vocabulary import word
from escarmouche.games.malifaux.ground import measure, sight
from escarmouche.games.malifaux.ground.areas import Anchor, anchor
from escarmouche.games.malifaux.models import replace as replacing
from escarmouche.games.malifaux.models import summon as summoning
from escarmouche.games.malifaux.models import upgrade as upgrades
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn.consent import affected_models, why_nobody
from escarmouche.space.units import mil

# -- Summon


@word("effect", "summon")
class Summon(Word, frozen=True, kw_only=True):
    """One of these cards joins this model's Crew, in base contact with it or as the card says, with an Upgrade if one is named
    (MALI-SUMM)."""

    cards: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    upgrade: str = ""
    of: Anchor = "self"
    within: float | None = None  # None: in base contact
    amount: int | str = 1


@bars(Summon)
@clause("MALI-LIMIT-01", "MALI-SUMM-04", "MALI-HIRE-08")
def why_not_summoned(game: Malifaux, use: Use, word: Summon) -> Refusal | None:
    """None of them may be added to the Crew."""
    reasons = [summoning.why_not(game, use.model, card, word.upgrade) for card in word.cards]
    return None if None in reasons else reasons[0]


@does(Summon)
@rule("MALI-SUMM-01", "MALI-SUMM-02", "MALI-SUMM-03", "MALI-SUMM-04", "MALI-DP-53")
def summon(game: Malifaux, use: Use, word: Summon) -> Rule[None]:
    for _ in range(worth(word.amount, use)):
        beside = anchor(game, use, word.of)
        within = None if word.within is None else mil(word.within)
        yield from summoning.summon(
            game, use.seat, use.model, word.cards, attached=word.upgrade, beside=beside, within=within
        )


# -- Replace


@word("effect", "replace")
class Replace(Aimed, frozen=True, kw_only=True):
    """Each is Replaced by models of all these cards, of this model's Crew or of its own; `together`: this model and the others are
    Replaced by one (MALI-REPL)."""

    cards: tuple[str, ...]
    heal: int = 0
    crew: Literal["own", "same"] = "own"
    together: bool = False


@bars(Replace)
@clause("MALI-REPL-01", "MALI-LIMIT-01")
def why_not_replaced(game: Malifaux, use: Use, word: Replace) -> Refusal | None:
    """There is no model that could be Replaced in this way."""
    models = whom(game, use, word)
    for originals in _groups(use, word, models):
        if replacing.possible(game, originals, word.cards, _crew(use, word, originals[0])):
            return None
    return refuse("why-not-replaced", "MALI-REPL-01", model=models[0].id) if models else why_nobody(game, use, word)


def _groups(use: Use, word: Replace, models: list[Model]) -> list[list[Model]]:
    """The models that are Replaced together."""
    if word.together:
        return [[use.model, *[model for model in models if model is not use.model]]] if models else []
    return [[model] for model in models]


def _crew(use: Use, word: Replace, original: Model) -> int:
    return use.model.seat if word.crew == "own" else original.seat


@does(Replace)
@rule("MALI-REPL-01", "MALI-REPL-02", "MALI-REPL-08", "MALI-REPL-09", "MALI-REPL-10", "MALI-DP-54")
def replace(game: Malifaux, use: Use, word: Replace) -> Rule[None]:
    for originals in _groups(use, word, (yield from affected_models(game, use, word))):
        crew = _crew(use, word, originals[0])
        yield from replacing.replace(game, use.seat, use.model, originals, list(word.cards), crew=crew, heal=word.heal)


# -- Upgrades


@word("effect", "attach")
class Attach(Aimed, frozen=True, kw_only=True):
    """An Upgrade is attached to a friend or an enemy, under its Limitations (MALI-UPG-01, -02)."""

    upgrade: str


@bars(Attach)
@clause("MALI-UPG-02", "MALI-GEN-07")
def why_not_attached(game: Malifaux, use: Use, word: Attach) -> Refusal | None:
    """No model may have it."""
    models = whom(game, use, word)
    reasons = [upgrades.why_not(game, model, word.upgrade) for model in models]
    return (None if None in reasons else reasons[0]) if models else why_nobody(game, use, word)


@does(Attach)
@rule("MALI-UPG-01", "MALI-UPG-02", "MALI-UPG-06", "MALI-UPG-07", "MALI-UPG-08")
def attach(game: Malifaux, use: Use, word: Attach) -> Rule[None]:
    for model in (yield from affected_models(game, use, word)):
        upgrades.attach(game, model, word.upgrade)


@word("effect", "strip")
class Strip(Aimed, frozen=True, kw_only=True):
    """An Upgrade is discarded from models that have it (MALI-UPG-01)."""

    upgrade: str


@bars(Strip)
@clause("MALI-UPG-01", "MALI-GEN-07")
def why_no_upgrade(game: Malifaux, use: Use, word: Strip) -> Refusal | None:
    models = whom(game, use, word)
    if any(word.upgrade in model.upgrades for model in models):
        return None
    return refuse("why-no-upgrade", "MALI-UPG-01", upgrade=word.upgrade)


@does(Strip)
@rule("MALI-UPG-01")
def strip(game: Malifaux, use: Use, word: Strip) -> Rule[None]:
    for model in (yield from affected_models(game, use, word)):
        upgrades.discard(game, model, word.upgrade)


# -- who activates next


@word("effect", "chain")
class Chain(Word, frozen=True, kw_only=True):
    """After this Activation a friendly model may be activated next: one of those meant, or `all` one after the other (MALI-ACT-08)."""

    only: Filter = Filter()
    within: float = 0  # 0: anywhere
    all: bool = False


def chained(game: Malifaux, use: Use, word: Chain) -> list[Model]:
    """Friends that have not activated, near enough and in LoS if a distance is named."""
    model = use.model
    friends = [
        m for m in game.in_play(model.seat) if m is not model and not m.activated and fits(game, model, m, word.only)
    ]
    if not word.within:
        return friends
    near = mil(word.within)
    return [m for m in friends if m.on_table and measure.within(game, model, m, near) and sight.sees(game, model, m)]


@bars(Chain)
@clause("MALI-ACT-08")
def why_no_chain(game: Malifaux, use: Use, word: Chain) -> Refusal | None:
    """No model is activating, or there is none left to activate."""
    if game.state.activation and chained(game, use, word):
        return None
    return refuse("why-no-chain", "MALI-ACT-08", model=use.model.id)


@does(Chain)
@clause("MALI-ACT-08", "MALI-AMB-47", "MALI-DP-57")
def chain(game: Malifaux, use: Use, word: Chain) -> None:
    """The models are noted; the player chooses when the Activation is over."""
    activation = game.state.activation
    if activation is not None:
        activation.may_follow = [model.id for model in chained(game, use, word)]
        activation.all_follow = word.all
        game.tell("may-chain", "MALI-ACT-08", model=use.model.id, models=activation.may_follow)
