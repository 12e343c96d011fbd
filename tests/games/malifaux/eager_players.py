"""Crews of one keyword, players who want a fight, and positions in the thick of it."""

from __future__ import annotations

import itertools
import math
import random
from typing import Any

from escarmouche.core.asks.ask import Answer, Ask, Menu
from escarmouche.core.asks.region import Path
from escarmouche.games.malifaux import BOOK
from escarmouche.games.malifaux.cards.library import cards, upgrades
from escarmouche.games.malifaux.movement import place
from escarmouche.games.malifaux.movement.route import Route
from escarmouche.games.malifaux.setup import choose_schemes, crew
from escarmouche.games.malifaux.setup.crew import Hire
from escarmouche.games.malifaux.setup.options import FixedCrew, Options
from escarmouche.games.malifaux.state import Model
from escarmouche.games.malifaux.table import Malifaux

KEYWORDS = ("knell", "tontine", "quench", "caravan")
STRATEGIES = ("turf", "explosives", "idols", "reckoning")
DEPLOYMENTS = ("standard", "corner", "flank", "wedge")
BOARDS = ("crossroads", "depot", "graveyard", "river", "random:7")
SHY = {
    "stop": 0.15,
    "decline": 0.3,
    "pass": 0.3,
    "none": 0.3,
    "ready": 0.5,
    "walk": 2.0,
    "interact": 2.0,
    "charge": 3.0,
}
KEEN = 5.0  # how much rather one takes an Action of a card
LOOKED_AT = 10  # paths that are checked
SPREAD = 9.0  # inches around the middle of a brawl
PLIGHTS = ("burning", "poison", "injured", "focused", "distracted", "shielded", "fast", "slow", "staggered", "stunned")


# -- Crews


def given(keyword: str, number: int = 0) -> FixedCrew:
    """A Crew of a keyword: one of its Leaders, as many of its models as can be paid for, each with an Upgrade that it may have."""
    mine = [card for card in cards().values() if keyword in card.keywords]
    leads = sorted((card for card in mine if crew.leads(card, True)), key=lambda card: card.station != "master")
    leader = leads[number % len(leads)]
    faction = leader.factions[0]
    pool = crew.pool_of(Options(legacy=True), faction, leader.id)
    rng, hires = random.Random(f"{keyword} {number}"), [Hire(leader.id)]
    rest = [card.id for card in (*mine, *cards().values()) for _ in range(card.limit)]
    for name in rest:
        for worn in rng.sample(["", "", *upgrades()], 3):
            more = [*hires, Hire(name, worn)]
            if crew.why_illegal(pool, more) is None:
                hires = more
                break
    return FixedCrew(faction=faction, leader=leader.id, hires=[str(hire) for hire in hires])


# -- players


def keen(ask: Ask, rng: random.Random) -> Answer:
    """At random, but prefers to act, and goes where enemies are."""
    if isinstance(ask, Menu):
        for name in sorted(ask.names, key=lambda name: -(rng.random() ** (1 / will(name)))):
            inner = ask.branch(name)
            if inner is None:
                return name
            if isinstance(inner, Ask):
                return {name: keen(inner, rng)}
    if isinstance(ask, Path) and isinstance(ask.region, Route) and rng.random() < 0.7:
        few = list(itertools.islice(ask, LOOKED_AT))
        return min(few, key=lambda legs: far(ask.region, legs)) if few else ask.sample(rng)
    return ask.sample(rng)


def will(name: str) -> float:
    return KEEN if ":" in name else SHY.get(name, 1.0)


def far(route: Route, legs: Answer) -> float:
    """How far from the nearest enemy a path ends."""
    last = legs[-1] if legs else route.start
    x, y = last["to"] if isinstance(last, dict) else last[:2]
    return min((math.hypot(enemy.x - x, enemy.y - y) for enemy in route.game.enemies(route.model)), default=0.0)


# -- in the thick of it


def brawl(first: str, other: str, seed: int, **options: Any) -> dict[str, Any]:
    """A position for a case: two Crews in each other's faces somewhere on a board, wounded, with Conditions, cards and Soulstones."""
    rng = random.Random(f"{first} {other} {seed}")
    setup = BOOK.read_setup(options)
    table = Malifaux(BOOK.cases.position(setup, {"models": {"x": {"card": next(iter(cards()))}}}), setup)
    table.models.clear()
    middle = Model("middle", next(iter(cards())), 0, rng.randrange(10000, 26000), rng.randrange(10000, 26000))
    models: dict[str, dict[str, Any]] = {}
    for seat, keyword in enumerate((first, other)):
        for number, hire in enumerate(map(Hire.read, given(keyword, seed).hires)):
            model = Model(f"{hire.card}-{seat}-{number}", hire.card, seat, status="hired")
            region = place.region(table, model, within=rng.randrange(1000, int(SPREAD * 1000)), of=middle)
            if region is None:
                continue
            table.models.append(model)
            place.enter(table, model, region.sample(rng))
            models[model.id] = _plight(table, model, hire, rng, leader=number == 0)
    hands = [[f"{suit}-{value}" for value in rng.sample(range(1, 14), 3)] for suit in ("ram", "mask")]
    decks = [{"hand": hand, "stones": 4, "passes": 1} for hand in hands]
    scenario = {"strategy": setup.strategy or "reckoning", "deployment": setup.deployment or "standard"}
    return {"models": models, "decks": decks, "turn": 3, **scenario, **_schemes(table, rng)}


def _schemes(table: Malifaux, rng: random.Random) -> dict[str, Any]:
    """A pool, and two Schemes of it for each player."""
    pool = rng.sample(range(1, 14), 5)
    chosen = []
    for seat in (0, 1):
        options = [choices for number in pool if (choices := choose_schemes.possible(table, seat, number))]
        plans = [rng.choice(choices) for choices in rng.sample(options, 2)]
        chosen.append([[plan.number, plan.friend, plan.enemy] for plan in plans])
    return {"pool": pool, "schemes": chosen}


def _plight(table: Malifaux, model: Model, hire: Hire, rng: random.Random, leader: bool) -> dict[str, Any]:
    """Where and how somebody stands."""
    health = table.card(model).health
    worn = {name: rng.randrange(1, 5) if name in PLIGHTS[:6] else 0 for name in rng.sample(PLIGHTS, rng.randrange(3))}
    return {
        "card": hire.card,
        "seat": model.seat,
        "at": [model.x / 1000, model.y / 1000, model.z / 1000],
        "floor": model.floor,
        "health": rng.randrange(max(1, health // 2), health + 1),
        "conditions": {} if {"fast", "slow"} <= set(worn) else worn,
        "upgrades": [hire.upgrade] if hire.upgrade else [],
        "leader": leader,
    }
