"""A table laid in one line, and a rule run on it with the cards and answers that the test names."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from escarmouche.core.asks.ask import Ask, Menu
from escarmouche.core.dealer.chance import DEALER
from escarmouche.core.messages.refusal import Refusal
from escarmouche.games.malifaux.setup.options import Options
from escarmouche.games.malifaux.state import Activation, Condition, Crew, Deck, MalifauxState, Marker, Model, fate_deck
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.space.units import mil

CARD: dict[str, Any] = {  # everybody's stats: a plain Minion without Actions of its own
    "id": "man",
    "name": {"en": "Man", "fr": "Homme"},
    "cost": 5,
    "factions": ["own"],
    "station": "minion",
    "limit": 9,
    "keywords": ["folk"],
    "df": 5,
    "wp": 5,
    "mv": 5,
    "sz": 2,
    "health": 8,
    "base": 30,
}
STRIKE: dict[str, Any] = {  # a (melee) Action of 1" that does nothing: a model that has it engages
    "id": "strike",
    "name": {"en": "Strike", "fr": "Frappe"},
    "range": 1,
    "type": "melee",
    "stat": 5,
    "resist": "df",
    "target": {},
}
SHOT: dict[str, Any] = {
    "id": "shot",
    "name": {"en": "Shot", "fr": "Tir"},
    "range": 12,
    "type": "missile",
    "stat": 5,
    "resist": "df",
    "target": {},
}


def action(**changes: Any) -> dict[str, Any]:
    """A (melee) Action like `STRIKE`, except for what is named."""
    return {**STRIKE, **changes}


def card(name: str, **changes: Any) -> dict[str, Any]:
    """A Stat Card of a man with its own id and name, except for what is named."""
    title = name.replace("-", " ").title()
    return {**CARD, "id": name, "name": {"en": title, "fr": title}, **changes}


def upgrade(name: str, **changes: Any) -> dict[str, Any]:
    title = name.replace("-", " ").title()
    return {"id": name, "name": {"en": title, "fr": title}, "factions": ["own"], **changes}


OURS = (
    CARD,
    card("fighter", actions=[STRIKE]),
    card("shooter", actions=[SHOT]),
    card("boss", station="master", limit=1, cost=12, actions=[STRIKE, SHOT]),
    card("second", station="henchman", limit=1, cost=8, actions=[STRIKE]),
    card("thug", station="enforcer", limit=1, cost=7, actions=[STRIKE]),
)


def lay(
    *,
    models: Mapping[str, Mapping[str, Any]],
    markers: Mapping[str, Mapping[str, Any]] | None = None,
    terrain: Sequence[dict[str, Any]] = (),
    cards: Sequence[dict[str, Any]] = (),
    upgrades: Sequence[dict[str, Any]] = (),
    hands: Sequence[Sequence[str]] = ((), ()),
    tops: Sequence[Sequence[str]] = ((), ()),
    discards: Sequence[Sequence[str]] = ((), ()),
    stones: Sequence[int] = (0, 0),
    passes: Sequence[int] = (0, 0),
    active: str = "",
    state: Mapping[str, Any] | None = None,
    **options: Any,
) -> Malifaux:
    """A table with these models (id -> fields of `Model`; `at` in inches) in the Activation Phase of Turn 2.

    `card` is one of `OURS` or of `cards`; `conditions` may be `{"burning": 2}`. `hands`, `tops` (of the Fate Decks), `discards`,
    `stones` and `passes` are one for each seat. `active` names the model that is activating. `state` sets any other field.
    """
    setup = msgspec.convert(
        {
            "board": "",
            "terrain": list(terrain),
            "cards": [*OURS, *cards],
            "upgrades": list(upgrades),
            **options,
        },
        Options,
    )
    fields: dict[str, Any] = {"phase": "activate", "turn": 2, "attacker": 0, "initiative": 0}
    fields |= {"strategy": "reckoning", "deployment": "standard", "pool": [1, 2, 3, 4, 5]}
    fields |= {"schemes": [[], []], "scored": [0, 0], "points": [0, 0]}
    fields |= {"crews": [Crew(faction="own", done=True) for _ in range(2)]}
    made = MalifauxState(**{**fields, **(state or {})})
    made.decks = [_deck(hands[s], tops[s], discards[s], stones[s], passes[s]) for s in (0, 1)]
    game = Malifaux(made, setup)
    for name, fields in models.items():
        made.models.append(_model(game, name, fields))
    for name, fields in (markers or {}).items():
        made.markers.append(_marker(name, fields))
    if active:
        made.seat = game.model(active).seat
        made.activation = Activation(active, made.seat, "actions")
    return game


def _deck(hand: Sequence[str], top: Sequence[str], discard: Sequence[str], stones: int, passes: int) -> Deck:
    """A full deck less the cards that are elsewhere."""
    deck = fate_deck()
    for name in (*hand, *top, *discard):
        deck.pile.rest[name] -= 1
    deck.pile.top = list(top)
    deck.hand, deck.discard, deck.stones, deck.passes = list(hand), list(discard), stones, passes
    return deck


def _model(game: Malifaux, name: str, fields: Mapping[str, Any]) -> Model:
    given = {"card": "man", "seat": 0, "status": "", **fields}
    at, worn = given.pop("at", (0, 0)), given.pop("conditions", {})
    given.setdefault("health", game.cards[given["card"]].health)
    x, y, *more = map(mil, at)
    model = Model(id=name, x=x, y=y, z=more[0] if more else 0, **given)
    model.conditions = [Condition(word, value) for word, value in worn.items()] if isinstance(worn, dict) else worn
    return model


def _marker(name: str, fields: Mapping[str, Any]) -> Marker:
    given = {"kind": "scheme", **fields}
    x, y, *more = map(mil, given.pop("at", (0, 0)))
    return Marker(id=name, x=x, y=y, z=more[0] if more else 0, **given)


def run(step: Any, *answers: Any) -> Any:
    """Run a rule: each answer goes to the next question, the dealer's cards among them. All must be used, and each must be legal.

    To questions asked together the answer is a list with one for each.
    """
    left = list(answers)
    running = iter(step)
    try:
        ask = next(running)
        while True:
            assert left, f"nobody has answered {ask!r}"
            ask = running.send(_said(ask, left.pop(0)))
    except StopIteration as end:
        assert not left, f"nobody asked for {left}"
        return end.value


def _said(ask: Any, answer: Any) -> Any:
    if isinstance(ask, tuple):
        assert len(ask) == len(answer), (ask, answer)
        return tuple(_said(question, reply) for question, reply in zip(ask, answer, strict=True))
    reply = ask.read(answer)
    refusal = ask.why_not(reply)
    assert refusal is None, (ask, reply, refusal)
    return reply


def steps(game: Malifaux, *answers: Any) -> Ask | tuple[Ask, ...]:
    """Play on from the state as the game does, rule after rule, with these answers; hand back the question that comes then."""
    left = list(answers)
    while True:
        running = iter(turn_step(game))
        try:
            ask = next(running)
            while left:
                ask = running.send(_said(ask, left.pop(0)))
        except StopIteration:
            continue
        return ask


_open: dict[
    int, tuple[Malifaux, Any, Any]
] = {}  # games whose last question is still open: the game, the rule, the question


def play(game: Malifaux, *answers: Any, seed: int = 1, fresh: bool = False) -> Any:
    """The same where only players answer: cards come from the tops of the decks as laid, others at random. The next call goes on from
    the open question; `fresh`: from the state, for a test that has changed it."""
    rng, left = random.Random(seed), list(answers)
    _, running, ask = (game, None, None) if fresh else _open.pop(id(game), (game, None, None))
    while game.state.outcome is None:
        try:
            if running is None:
                running = iter(turn_step(game))
                ask = next(running)
            while is_deal(ask) or left:
                ask = running.send(ask.sample(rng) if is_deal(ask) else _said(ask, left.pop(0)))
        except StopIteration:
            running = None
            continue
        _open[id(game)] = (game, running, ask)
        return ask
    assert not left, f"the game is over, and nobody asked for {left}"
    return None


def turn_step(game: Malifaux) -> Any:
    from escarmouche.games.malifaux.turn import sequence

    return sequence.step(game)


def asked(step: Any, *answers: Any) -> Any:
    """The question (or questions asked together) that comes after these answers."""
    running = iter(step)
    ask = next(running)
    for answer in answers:
        ask = running.send(_said(ask, answer))
    return ask


def refused(ask: Any, answer: Any) -> Refusal:
    """Why an answer is not allowed."""
    refusal = ask.why_not(ask.read(answer))
    assert refusal is not None, (ask, answer)
    return refusal  # type: ignore[no-any-return]


def open_branches(ask: Any) -> list[str]:
    """What can be taken of a menu."""
    assert isinstance(ask, Menu), ask
    return [name for name, _ in ask.open()]


def is_deal(ask: Any) -> bool:
    return not isinstance(ask, tuple) and ask.seat == DEALER


def told(game: Malifaux) -> list[str]:
    """What has happened so far, by name."""
    return [event.name for event in game.events]
