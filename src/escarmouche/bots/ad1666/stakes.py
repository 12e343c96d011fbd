"""What is at stake in a scenario: what a life is worth in it, and who matters more than others."""

from __future__ import annotations

from typing import NamedTuple

from escarmouche.games.ad1666.cards.card import Card
from escarmouche.games.ad1666.setup.scenario import COLOURS, Scenario

POINT = 10.0  # a Victory Point
WIN = 120.0  # the game
COMMONER, HERO, CAPTAIN = 1, 2, 3  # Victory Points for a kill
SERVICE = 0.25  # what a living Character is good for, for each Gold it costs, where kills score
SERVICE_ALONE = 0.5  # and where they do not
NUISANCE = 0.2  # what a non-player Character harms, for each Gold it costs


class Stakes(NamedTuple):
    """What a scenario makes of lives."""

    scenario: Scenario
    kills: float
    service: float
    heroes: float  # for each Hero that lives
    prey: dict[str, float]  # cards that are worth killing for themselves
    allies: dict[str, int]  # non-player Characters that serve a side
    only_in_hand: bool  # only what is in hand serves

    def price(self, card: Card, captain: bool, nobody: bool = False) -> float:
        """What a life is worth; killing a non-player Character gives no points, but peace."""
        if nobody:
            return NUISANCE * card.gold + self.prey.get(card.id, 0.0)
        points = CAPTAIN if captain else HERO if card.hero else COMMONER
        price = self.kills * points + self.service * card.gold + (self.heroes if card.hero else 0.0)
        return price + self.prey.get(card.id, 0.0)


_known: dict[int, Stakes] = {}


def stakes_of(scenario: Scenario) -> Stakes:
    """Read off the scenario, once."""
    stakes = _known.get(id(scenario))
    if stakes is None or stakes.scenario is not scenario:
        stakes = _known[id(scenario)] = _read(scenario)
    return stakes


def _read(scenario: Scenario) -> Stakes:
    prey: dict[str, float] = {}
    allies: dict[str, int] = {}
    heroes = 0.0
    for goal in scenario.goals:
        value = WIN if goal.wins else POINT * goal.points
        if goal.does == "slay":
            prey[goal.card] = value
        elif goal.does == "foil" and scenario.ritual is not None:
            prey[scenario.ritual.caster] = value
        elif goal.does == "ritual" and scenario.ritual is not None and goal.side in COLOURS:
            allies[scenario.ritual.caster] = COLOURS.index(goal.side)
        elif goal.does == "survive":
            heroes = value
    kills = POINT if scenario.kills else 0.0
    service = SERVICE if scenario.kills else SERVICE_ALONE
    return Stakes(scenario, kills, service, heroes, prey, allies, scenario.advanced)
