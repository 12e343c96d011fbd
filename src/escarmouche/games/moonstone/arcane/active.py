"""Active Abilities: declare, pay, choose a target, apply the text (MOON-ACTIVE)."""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Answer, LazyBranch
from escarmouche.core.dealer.draw import draw
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.moonstone import questions
from escarmouche.games.moonstone.arcane import aim
from escarmouche.games.moonstone.cards.card import Ability
from escarmouche.games.moonstone.cards.effect import Use, run
from escarmouche.games.moonstone.cards.words.move_words import Charge, charge
from escarmouche.games.moonstone.events import events
from escarmouche.games.moonstone.state import CATASTROPHE, Model
from escarmouche.games.moonstone.table import Moonstone


def branches(game: Moonstone, model: Model) -> dict[str, LazyBranch]:
    """A branch of the action menu for each Active Ability, worked out only when somebody looks."""
    offered: dict[str, LazyBranch] = {
        a.id: functools.partial(aim.branch, game, model, a) for a in game.card(model).actives
    }
    if "events" in game.on:
        for a in events.extra_abilities(game, model).values():
            offered[a.id] = functools.partial(aim.branch, game, model, a)
    return offered


def ability(game: Moonstone, model: Model, name: str) -> Ability | None:
    """The Active or Arcane Ability of a character by its id, if it has one of that name."""
    known = game.card(model).abilities.get(name)
    if known is None and "events" in game.on:
        known = events.extra_abilities(game, model).get(name)
    return known


@rule("MOON-ACTIVE-01", "MOON-ACTIVE-04", "MOON-DEC-17")
def use(game: Moonstone, model: Model, ability: Ability, answer: Answer) -> Rule[None]:
    """What an Active Ability does, once declared and paid."""
    targets = aimed(game, answer)
    now = Use(model.seat, model, targets[0] if targets else None, targets, pulse=ability.pulse)
    for call in ability.effects:
        if isinstance(call.params, Charge) and not charge(game, now, call.params):
            game.tell("no-contact", "MOON-AMB-79", model=model.id, ability=ability.id)
            return
    effects = [call for call in ability.effects if not isinstance(call.params, Charge)]
    if not ability.flip:
        yield from run(game, effects, now)
        return
    card = yield from flip(game, model, ability)
    if card == CATASTROPHE:
        yield from run(game, ability.catastrophe, now)  # MOON-ACTIVE-06
    else:
        yield from run(game, effects, now._replace(x=number(card)))
    shuffle_back_flipped(game)


def aimed(game: Moonstone, answer: Answer) -> tuple[Model, ...]:
    """The targets in a menu's answer: none, one or several."""
    if not answer:
        return ()
    return tuple([game.model(name) for name in ([answer] if isinstance(answer, str) else answer)])


@rule("MOON-ACTIVE-05", "MOON-HID-09")
def flip(game: Moonstone, model: Model, ability: Ability) -> Rule[str]:
    """The top card of the Arcane Deck, shown to all."""
    (card,) = yield from draw("flip", "MOON-ACTIVE-05", game.state.arcane, 1, about=questions.Flip(ability=ability.id))
    game.state.flipped = card
    game.tell("flipped", "MOON-ACTIVE-05", model=model.id, ability=ability.id, card=card)
    return card


@clause("MOON-ACTIVE-07")
def shuffle_back_flipped(game: Moonstone) -> None:
    """The flipped card goes back and the deck is shuffled."""
    game.state.arcane.shuffle_in([game.state.flipped])
    game.state.flipped = ""


def number(card: str) -> int:
    """The number of an Arcane Card; its colour is ignored.

    >>> number("blue-2")
    2
    """
    return int(card.rpartition("-")[2])
