"""A table for tests of single rules: plain cards, any options, and scripted answers for whoever is asked."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from escarmouche.core.asks.ask import Ask
from escarmouche.core.play.rule import Step
from escarmouche.games.moonstone.cards.card import Card
from escarmouche.games.moonstone.movement import traverse
from escarmouche.games.moonstone.setup.options import Options
from escarmouche.games.moonstone.state import Model, MoonstoneState, Stone
from escarmouche.games.moonstone.table import Moonstone

Script = Iterable[tuple[str, Any]]


def card(name: str, *factions: str, keywords: tuple[str, ...] = (), **rest: Any) -> Card:
    """A character without abilities."""
    given: dict[str, Any] = {
        "melee": 3, "reach": 1000, "arcane": 3, "evade": 0, "radius": 591, "health": 6, "pips": (1, 2, 3)
    }  # fmt: skip
    given.update(rest)
    return Card(
        id=name,
        name={"en": name, "fr": name},
        keywords=keywords,
        factions=factions,
        **given,
    )


SUN = [card(f"sun{n}", "commonwealth") for n in range(1, 7)]
MOON = [card(f"moon{n}", "dominion") for n in range(1, 7)]
BOTH = [card("dusk", "commonwealth", "dominion")]


def table(cards: Iterable[Card] = (*SUN, *MOON), **options: Any) -> Moonstone:
    """A game that stands at its beginning, on an empty board unless terrain is given."""
    options.setdefault("edition", "en")
    options.setdefault("terrain", [])
    game = Moonstone(MoonstoneState(), Options(**options))
    game.cards = {c.id: c for c in cards}
    return game


def stand(game: Moonstone, name: str, seat: int, x: float, y: float, **rest: Any) -> Model:
    """A character in play, at inches."""
    model = Model(id=name, card=name, seat=seat, x=round(x * 1000), y=round(y * 1000), status="", **rest)
    game.models.append(model)
    return model


def lay(game: Moonstone, name: str, x: float, y: float, depth: int = 1, holder: str = "") -> Stone:
    stone = Stone(id=name, x=round(x * 1000), y=round(y * 1000), depth=depth, holder=holder)
    game.stones.append(stone)
    return stone


def on_a_ladder() -> tuple[Moonstone, Model]:
    """A character half way up the ladder of the tower."""
    game = table(board="tower", terrain=None, edition="fr")
    game.state.slain = [0, 0]
    model = stand(game, "sun1", 0, 7.6 - 0.591, 10.5, energy=2)
    traverse.use(game, model, "tower-ladder")
    assert model.ladder == "tower-ladder"
    return game, model


def run(step: Step[Any], script: Script = (), rng: Random | None = None) -> Any:
    """Run one rule. Every ask is answered by the next line of the script, which names it; or at random if a generator is given."""
    lines, running, send = iter(script), iter(step), None
    while True:
        try:
            asks = running.send(send)
        except StopIteration as done:
            left = list(lines)
            assert not left, f"not asked: {left}"
            return done.value
        several = not isinstance(asks, Ask)
        answers = [_answer(ask, lines, rng) for ask in (asks if several else (asks,))]
        send = tuple(answers) if several else answers[0]


def _answer(ask: Ask, lines: Any, rng: Random | None) -> Any:
    if rng is not None:
        answer = ask.sample(rng)
        assert ask.why_not(answer) is None, (ask, answer, ask.why_not(answer))
        return answer
    name, answer = next(lines, ("nothing", None))
    assert ask.name == name, f"asked {ask}, the script has {name}"
    answer = ask.read(answer)
    assert ask.why_not(answer) is None, (ask, answer, ask.why_not(answer))
    return answer


def asked(step: Step[Any], script: Script = ()) -> Ask | tuple[Ask, ...]:
    """The question that a rule comes to after a script."""
    lines, running = iter(script), iter(step)
    asks = next(running)
    for name, answer in lines:
        assert isinstance(asks, Ask) and asks.name == name, (asks, name)
        asks = running.send(asks.read(answer))
    return asks


def told(game: Moonstone) -> list[str]:
    """The names of all reported events, in order."""
    return [event.name for event in game.events]
