"""Set-up, steps A to D: who attacks, which Strategy and deployment, and the Scheme pool (MALI-SETUP-01 to -20)."""

from __future__ import annotations

from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux.fate import deck
from escarmouche.games.malifaux.goals import strategy as strategies
from escarmouche.games.malifaux.setup.options import Options
from escarmouche.games.malifaux.state import JOKERS, Crew, DeploymentName, MalifauxState, StrategyName, fate_deck
from escarmouche.games.malifaux.table import Malifaux

STRATEGIES: dict[str, StrategyName] = {"ram": "turf", "tome": "explosives", "mask": "idols", "crow": "reckoning"}
DEPLOYMENTS: dict[str, DeploymentName] = {"ram": "standard", "crow": "corner", "tome": "flank", "mask": "wedge"}
POOL = 5


@clause("MALI-SETUP-01", "MALI-SETUP-02", "MALI-SETUP-03", "MALI-DP-02", "MALI-DECK-01")
def opened(setup: Options) -> MalifauxState:
    """Size and board are agreed on; each player has a full deck; nothing else is known."""
    return MalifauxState(
        crews=[Crew(), Crew()], schemes=[[], []], scored=[0, 0], points=[0, 0], decks=[fate_deck(), fate_deck()]
    )


@rule("MALI-SETUP-07", "MALI-SETUP-08", "MALI-SETUP-09", "MALI-SETUP-10", "MALI-HID-05")
def scenario(game: Malifaux) -> Rule[None]:
    """The higher card attacks and has Initiative; its suit decides the Strategy, the other card's suit the deployment."""
    state, setup = game.state, game.setup
    first, second = yield from _flips(game)
    state.attacker = 0 if deck.value(first) > deck.value(second) else 1
    state.initiative = state.attacker
    high, low = (first, second) if state.attacker == 0 else (second, first)
    state.strategy = setup.strategy or STRATEGIES[deck.suit(high)]  # MALI-SETUP-09
    state.deployment = setup.deployment or DEPLOYMENTS[deck.suit(low)]  # MALI-SETUP-10
    strategy, deployment = state.strategy, state.deployment
    game.tell("scenario", "MALI-SETUP-07", seat=state.attacker + 1, strategy=strategy, deployment=deployment)
    state.phase = "pool"


def _flips(game: Malifaux) -> Rule[tuple[str, str]]:
    """A card for each player; Jokers are flipped again, and both cards if they are equal."""
    while True:
        first = yield from flip(game, 0, "MALI-SETUP-07")
        second = yield from flip(game, 1, "MALI-SETUP-07")
        game.tell("scenario-flips", "MALI-SETUP-07", cards=[first, second])
        if deck.value(first) != deck.value(second):
            return first, second


@rule("MALI-SETUP-07", "MALI-SETUP-18")
def flip(game: Malifaux, seat: int, rule_id: str) -> Rule[str]:
    """A card of the set-up; a Joker is flipped again. Used cards are set aside until the game starts."""
    while True:
        cards = yield from deck.take(game, seat, 1, rule_id)
        deck.stack(game, seat, cards)
        if cards[0] not in JOKERS:
            return str(cards[0])


@rule("MALI-SETUP-18", "MALI-SETUP-19", "MALI-SETUP-20")
def pool(game: Malifaux) -> Rule[None]:
    """The Attacker's next five cards name five different Schemes; they are open from now on."""
    state = game.state
    state.pool = sorted(set(game.setup.pool))
    while len(state.pool) < POOL:
        card = yield from flip(game, state.attacker, "MALI-SETUP-18")
        number = deck.value(card)
        if number not in state.pool:
            state.pool.append(number)
            state.flips.append(card)
    state.pool.sort()
    game.tell("pool", "MALI-SETUP-18", schemes=[f"scheme-{number}" for number in state.pool])
    strategies.set_up(game)
    state.phase = "faction"
