"""A fight with a script: a table with fighters on it, and a driver that feeds scripted answers to a rule."""

from __future__ import annotations

from typing import Any

from escarmouche.core.asks.ask import Ask
from escarmouche.core.dealer.chance import DEALER
from escarmouche.core.dealer.draw import Draw
from escarmouche.games.moonstone.setup.options import Options
from escarmouche.games.moonstone.state import Model, MoonstoneState, Stone
from escarmouche.games.moonstone.table import Moonstone

GAP = 2181  # centre to centre of two 30 mm bases 1" apart

SHORT = {
    "HG": "high-guard",
    "FS": "falling-swing",
    "TH": "thrust",
    "SC": "sweeping-cut",
    "RA": "rising-attack",
    "LG": "low-guard",
}


def cards(text: str) -> list[str]:
    """`RA RA TH` as the ids of the cards."""
    return [SHORT[word] for word in text.split()]


def deals(text: str) -> dict[str, int | None]:
    """What a Signature Move deals against HG FS TH SC RA LG."""
    values = [None if word == "-" else int(word) for word in text.split()]
    return dict(zip(SHORT.values(), values, strict=True))


def named(text: str) -> dict[str, str]:
    return {"en": text, "fr": text}


def passive(name: str, *words: dict[str, Any]) -> dict[str, Any]:
    return {"id": name, "name": named(name), "words": list(words)}


def card(name: str, **changed: Any) -> dict[str, Any]:
    """A plain character, with these changes."""
    plain = {
        "id": name,
        "name": named(name),
        "keywords": ["human"],
        "factions": ["commonwealth"],
        "melee": 3,
        "range": 1,
        "arcane": 3,
        "evade": 0,
        "base": 30,
        "health": 7,
        "pips": [1, 2, 3],
    }
    return {**plain, **changed}


def signature(upgrades: str, damage: str, types: list[str] | None = None, **changed: Any) -> dict[str, Any]:
    return {
        "name": named("signature"),
        "upgrades": SHORT[upgrades],
        "deals": deals(damage),
        "types": types or [],
        **changed,
    }


SHARP = {"impact", "slicing", "piercing"}
PLATE = passive("plate", {"suffered": {"amount": -2, "types": sorted(SHARP)}})
WEAKLING = passive("weakling", {"dealt": {"amount": -1}})

BILLY = card(
    "billy",
    melee=4,
    health=8,
    passives=[
        passive("arming-sword", {"dealt": {"amount": 1, "types": ["slicing"]}}),
        passive("quilted", {"suffered": {"amount": -1, "types": ["slicing"]}}),
    ],
)
BOBBY = card("bobby", melee=2, passives=[WEAKLING])
BARON = card(
    "baron",
    melee=5,
    range=2,
    passives=[passive("longsword", {"dealt": {"amount": 1, "types": ["slicing", "piercing"]}}), PLATE],
    signature=signature("FS", "- 0 1 2 3 2", ["slicing"], follow=["falling-swing", "thrust", "sweeping-cut"]),
)
STU = card(
    "stu",
    melee=4,
    range=3,
    passives=[
        passive(
            "harpoon",
            {"dealt": {"amount": -1, "types": ["impact", "slicing"]}},
            {"dealt": {"amount": 2, "types": ["piercing"]}},
        )
    ],
    signature=signature("TH", "0 3 4 - 3 0", ["piercing"], end=[{"no-jog": {"wounded": True}}]),
)
NABOT = card(
    "nabot",
    melee=5,
    health=5,
    passives=[
        PLATE,
        passive("vicious", {"vicious": {}}),
        passive("short", {"dealt": {"amount": -1, "card": "falling-swing"}}),
    ],
    signature=signature("RA", "3 3 2 2 0 -", ["piercing"], during=[{"unreducible": None}]),
)
FLAVIUS = card(
    "flavius",
    melee=4,
    range=2,
    health=9,
    passives=[
        passive("padding", {"suffered": {"amount": -2, "types": ["impact"]}}),
        passive(
            "bludgeon",
            {"dealt": {"null": True, "types": ["slicing", "piercing"]}},
            {"dealt": {"amount": 1, "types": ["impact"]}},
        ),
        passive("spite", {"spite": {}}),
    ],
    signature=signature("SC", "1 1 1 0 0 -", ["impact"], end=[{"restore": {"amount": 1, "to": "self"}}]),
)
FLINTLOCK = card(
    "flintlock",
    health=8,
    signature=signature("HG", "- - - - - -", during=[{"suffered": {"amount": -1}}]),
)
SHOWY = card("showy", melee=2, passives=[passive("predictable", {"predictable": None})])
QUACK = card(
    "quack",
    signature=signature("LG", "- - - - - -", end=[{"stat": {"stats": ["melee"], "amount": -2, "to": "target"}}]),
)
TWIN = {**BARON, "id": "twin"}
MEDIC = card(
    "medic",
    signature=signature(
        "SC", "- 2 3 0 2 -", ["slicing"], follow=["thrust"], end=[{"restore": {"amount": 1, "to": "self"}}]
    ),
)
PLAIN = card("plain")
OTHER = card("other")
GIANT = card("giant", base=40)
ALL = [BILLY, BOBBY, BARON, STU, NABOT, FLAVIUS, FLINTLOCK, SHOWY, QUACK, TWIN, MEDIC, PLAIN, OTHER, GIANT]


class ScriptedFight:
    """Fighters by name, in a row on an empty board, of seats 0 and 1 in turn: `ScriptedFight("billy", "bobby")` stand 1" apart."""

    def __init__(self, *names: str, gap: int = GAP, off: str = "", seats: int = 2, **options: Any) -> None:
        switched = dict.fromkeys(off.split(), False)
        self.setup = Options(cards=ALL, terrain=[], seats=seats, **{**switched, **options})
        models = [
            Model(name, name, seat=i % 2, x=18000 + gap * i, y=18000, status="", energy=0)
            for i, name in enumerate(names)
        ]
        state = MoonstoneState(phase="activation", turn=1, models=models, slain=[0] * seats, active=names[0])
        self.game = Moonstone(state, self.setup)
        self.asked: list[Ask] = []

    def __getitem__(self, name: str) -> Model:
        return self.game.model(name)

    def stone(self, holder: str) -> Stone:
        stone = Stone(f"stone-{len(self.game.stones) + 1}", 0, 0, 0, holder=holder)
        self.game.stones.append(stone)
        return stone

    def fight(self, hands: dict[str, str], *answers: Any) -> None:
        """A round of Melee between the first two, who draw these cards and give these answers."""
        from escarmouche.games.moonstone.melee.melee import melee

        first, second = self.game.models[:2]
        self.run(melee(self.game, first, second), hands, *answers)

    def run(self, step: Any, hands: dict[str, str], *answers: Any) -> None:
        """Feed a rule: hands to its draws, answers to its asks, every one checked and used."""
        drawn = {name: cards(text) for name, text in hands.items()}
        left = list(answers)
        running, send = iter(step), None
        while True:
            try:
                asks = running.send(send)
            except StopIteration:
                break
            if isinstance(asks, tuple):
                send = tuple(self._answer(ask, answer) for ask, answer in zip(asks, left.pop(0), strict=True))
            elif asks.seat == DEALER:
                send = self._deal(asks, drawn)
            else:
                assert left, f"nothing is said to {asks!r}"
                send = self._answer(asks, left.pop(0))
        assert not left, f"never asked: {left}"

    def _answer(self, ask: Ask, answer: Any) -> Any:
        self.asked.append(ask)
        if isinstance(answer, dict):
            (name, answer), *_ = answer.items()
            assert name == ask.name, f"{ask!r} instead of {name}"
        answer = SHORT.get(answer, answer)
        assert ask.why_not(answer) is None, f"{answer} is refused by {ask!r}"
        return answer

    def _deal(self, ask: Ask, drawn: dict[str, list[str]]) -> tuple[str, ...]:
        assert isinstance(ask, Draw)
        hand = drawn[ask.about["model"]]
        taken, hand[:] = tuple(hand[: ask.count]), hand[ask.count :]
        assert ask.why_not(taken) is None, f"{taken} cannot be drawn by {ask!r}"
        return taken

    def told(self, name: str) -> list[dict[str, Any]]:
        """The arguments of every event of a name."""
        return [dict(event.args) for event in self.game.events if event.name == name]
