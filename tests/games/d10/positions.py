"""A table laid in one line, and a rule run on it with the dice and answers that the test names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from escarmouche.core.asks.ask import Ask, Shut
from escarmouche.core.dealer.chance import DEALER
from escarmouche.games.d10.setup.options import Options
from escarmouche.games.d10.state import D10State, Figure, Thing
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.turn.action_spec import ActionSpec

CARD = {
    "id": "man",
    "name": {"en": "Man", "fr": "Homme"},
    "band": "own",
    "rank": "other",
    "c": 3,
    "t": 5,
    "a": 5,
    "d": 5,
}


def card(**changes: Any) -> dict[str, Any]:
    """A figure's card like any other, except for what is named; without an id of its own it is `man`."""
    return {**CARD, **changes}


def field(*terrain: dict[str, Any], width: float = 90, height: float = 90, **rest: Any) -> dict[str, Any]:
    """A scenario with nothing but this terrain."""
    force = {"band": "bailiff", "zones": [{"edge": "south"}]}
    other = {"band": "flayers", "zones": [{"edge": "north"}]}
    made = {"id": "own", "name": {"en": "Own"}, "text": {"en": "Own"}, "level": "simplified", "turns": 7}
    return {**made, "width": width, "height": height, "forces": [force, other], "terrain": list(terrain), **rest}


def lay(
    level: str = "simplified",
    *,
    figures: dict[str, dict[str, Any]],
    terrain: Sequence[dict[str, Any]] = (),
    cards: Sequence[dict[str, Any]] = (),
    scenario: dict[str, Any] | None = None,
    active: str = "",
    **options: Any,
) -> D10:
    """A table with these figures (id -> fields of `Figure`, lengths in cm, and `things`: weapon ids) in the activation phase."""
    setup = msgspec.convert(
        {
            "edition": level,
            "scenario": "own",
            "scenarios": [scenario or field(*terrain)],
            "cards": [CARD, *cards],
            **options,
        },
        Options,
    )
    state = D10State(phase="activation", turn=1, initiative=0, active=active, edges=[0, 1])
    for name, given in figures.items():
        given = {"card": "man", "seat": 0, "status": "", **given}
        at = given.pop("at", (0, 0))
        x, y = (round(n * 1000) for n in at[:2])
        things = given.pop("things", ())
        figure = Figure(id=name, x=x, y=y, z=round(at[2] * 1000) if len(at) > 2 else 0, **given)
        figure.things = [
            Thing(f"{name}-{n}", thing) if isinstance(thing, str) else Thing(**{"id": f"{name}-{n}", **thing})
            for n, thing in enumerate(things)
        ]
        state.figures.append(figure)
    return D10(state, setup)


def run(step: Any, *answers: Any) -> Any:
    """Run a rule: each answer goes to the next question, the dealer's dice among them. All must be used, and each must be legal."""
    left = list(answers)
    if step is None:  # a plain function, which has run already
        assert not left, f"nobody has asked for {left}"
        return None
    running = iter(step)
    try:
        ask = next(running)
        while True:
            assert isinstance(ask, Ask), ask
            assert left, f"nobody has answered {ask!r}"
            answer = ask.read(left.pop(0))
            refusal = ask.why_not(answer)
            assert refusal is None, (ask, answer, refusal)
            ask = running.send(answer)
    except StopIteration as end:
        assert not left, f"nobody asked for {left}"
        return end.value


def asked(step: Any, *answers: Any) -> Ask:
    """The question that comes after these answers."""
    running = iter(step)
    ask = next(running)
    for answer in answers:
        ask = running.send(ask.read(answer))
    assert isinstance(ask, Ask)
    return ask


def branch_of(spec: ActionSpec, game: D10, name: str = "a") -> Any:
    """What lies behind an action of somebody's: of one that is shut, the reason."""
    branch = spec.branch(game, game.figure(name))
    return branch.reason if isinstance(branch, Shut) else branch


def is_die(ask: Ask) -> bool:
    return ask.seat == DEALER
