"""Invariants: what must hold at every moment of every game. The conformance kit looks at them after each decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import get_args

from escarmouche.games.malifaux.cards import passives
from escarmouche.games.malifaux.ground import stand
from escarmouche.games.malifaux.ground.marker_kinds import BRIEF
from escarmouche.games.malifaux.harm.condition import NAMES, VALUED
from escarmouche.games.malifaux.state import HAND, Model, Status, fate_deck
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.disc import Body, overlapping

VP, OWN = 8, 4  # in all, and from the Strategy (MALI-END-04)


def broken(game: Malifaux) -> Iterator[str]:
    """Everything that is wrong, one sentence for each."""
    for model in game.models:
        yield from _model(game, model)
    yield from _places(game)
    yield from _kept(game)
    for seat in game.seats:
        yield from _cards(game, seat)
        yield from _points(game, seat)
    names = [model.id for model in game.models] + [marker.id for marker in game.state.markers]
    if len(set(names)) != len(names):
        yield f"a name stands there twice: {sorted(names)}"
    state = game.state
    if state.phase == "activate" and not (state.resolving or state.afters or state.queue or state.activation):
        yield from _between(game)


def _model(game: Malifaux, model: Model) -> Iterator[str]:
    """Every value in its range (MALI-CARD-05, -06, MALI-COND-01, -05)."""
    if model.status not in get_args(Status):
        yield f"{model.id} is {model.status!r}"
    if not 0 <= model.health <= game.card(model).health:
        yield f"{model.id} has {model.health} Health"
    if model.in_play and model.health == 0 and not _busy(game):
        yield f"{model.id} is in play with 0 Health"
    if len(set(model.upgrades)) != len(model.upgrades):
        yield f"{model.id} has an Upgrade twice: {model.upgrades}"
    for token, count in model.tokens.items():
        if count < 0:
            yield f"{model.id} has {count} {token}"
    yield from _conditions(model)


def _conditions(model: Model) -> Iterator[str]:
    """No Condition stands twice, or beside one that cancels it, and each has a value if it counts."""
    seen = [(condition.name, condition.of) for condition in model.conditions]
    if {("fast", ""), ("slow", "")} <= set(seen):
        yield f"{model.id} is Fast and Slow"
    if len(set(seen)) != len(seen):
        yield f"{model.id} has a Condition twice: {seen}"
    for condition in model.conditions:
        if condition.name not in NAMES or (condition.name in VALUED) != (condition.value > 0):
            yield f"{model.id} has {condition.name} {condition.value}"


def _busy(game: Malifaux) -> bool:
    """Is something half done? Then a model at 0 Health may still stand there, and bases may overlap for a moment."""
    state = game.state
    return bool(state.resolving or state.duels or state.afters or state.activation or state.phase in ("start", "end"))


def _between(game: Malifaux) -> Iterator[str]:
    """Between two Activations nothing is left over from the last one, and every model stands where a model may stand."""
    state = game.state
    if state.dying or state.duels:
        yield f"left over: {state.dying} are being killed, {len(state.duels)} duels"
    for marker in state.markers:
        if marker.kind in BRIEF:
            yield f"{marker.id} is left over"
    for seat in game.seats:
        if len(game.deck(seat).hand) > HAND:
            yield f"player {seat + 1} holds {len(game.deck(seat).hand)} cards"
        for card, count in Counter([model.card for model in game.in_play(seat)]).items():
            if count > game.cards[card].limit:
                yield f"player {seat + 1} has {count} {card}"
    for model in game.on_table():
        body, tall = game.body(model), stand.height(game, model)
        less = Body(model.id, model.x, model.y, body.r - 1)  # the end of a way is rounded
        hits = [stand.hit(game, base, model.floor, tall, (model.id,)) for base in (body, less)]
        if None not in hits:
            yield f"{model.id} stands in {hits[0]}"


def _places(game: Malifaux) -> Iterator[str]:
    """No models overlap on the same level; all stand on the table (MALI-MOVE-01, MALI-MOVE-07)."""
    bodies = [(model, game.body(model)) for model in game.on_table()]
    for number, (model, body) in enumerate(bodies):
        if not game.field.on_table(body):
            yield f"{model.id} stands over the table edge"
        for other, base in bodies[:number]:
            if model.floor == other.floor and overlapping(body, base) and not _falling(game, model, other):
                yield f"{model.id} and {other.id} overlap"


def _falling(game: Malifaux, *models: Model) -> bool:
    """May one of them be about to fall while it passes through the other? Then its player is asked where it lands (MALI-AMB-62)."""
    return bool(game.state.resolving) and any(passives.find(game, model, "moves-through") for model in models)


def _kept(game: Malifaux) -> Iterator[str]:
    """Which models have a word is remembered until an Upgrade changes hands: every change must go through `Malifaux.set_upgrades`."""
    for word, having in (*game.library.waiting.items(), *game.library.aura_words.items()):
        kept = [model.id for model in game.bearers(having)]
        actual = [m.id for m in game.models if m.card in having.cards or not having.upgrades.isdisjoint(m.upgrades)]
        if kept != actual:
            yield f"{word} is kept for {kept}, not for {actual}"


def _cards(game: Malifaux, seat: int) -> Iterator[str]:
    """Every Fate Card of a player is somewhere, once (MALI-DECK-01, -02)."""
    deck = game.deck(seat)
    cards = [card for card, count in deck.pile.counts().items() for _ in range(count)]
    cards += [*deck.hand, *deck.discard, *deck.removed]
    whole = list(fate_deck().pile.rest)
    if len(set(cards)) != len(cards) or any(card not in whole for card in cards):
        yield f"cards of player {seat + 1} are there twice"
    lying = sum([len(duel.sides) for duel in game.state.duels]) * 4 + len(game.state.flips)
    if not len(whole) - lying <= len(cards) <= len(whole):
        yield f"player {seat + 1} has {len(cards)} of {len(whole)} cards"
    if min(deck.stones, deck.passes) < 0:
        yield f"player {seat + 1} has {deck.stones} Soulstones and {deck.passes} Pass Tokens"


def _points(game: Malifaux, seat: int) -> Iterator[str]:
    """No more VP than there are (MALI-END-04)."""
    state = game.state
    if not 0 <= state.points[seat] <= VP or not 0 <= state.scored[seat] <= OWN:
        yield f"player {seat + 1} has {state.points[seat]} VP, {state.scored[seat]} of the Strategy"
    schemes = sum([bool(scheme.revealed) + scheme.ended for scheme in state.schemes[seat]])
    if state.points[seat] != state.scored[seat] + schemes:
        yield f"player {seat + 1} has {state.points[seat]} VP for {state.scored[seat]} and {schemes}"
    if state.turn <= 1 and state.points[seat]:
        yield f"player {seat + 1} has VP in Turn {state.turn}"
