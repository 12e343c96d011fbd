"""The start of the game, step J of the set-up, and the Start Phase of each Turn (MALI-SETUP-30 to -32, MALI-START, MALI-PASS-02)."""

from __future__ import annotations

from collections.abc import Callable

from escarmouche.core.asks.ask import Ask, Choose, Some
from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.fate import deck, flip, past_conflicts
from escarmouche.games.malifaux.fate import soulstones as stone
from escarmouche.games.malifaux.goals import strategy
from escarmouche.games.malifaux.refusals import not_held
from escarmouche.games.malifaux.setup import hire
from escarmouche.games.malifaux.state import HAND, TURNS, Duel, Mod, Side
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import timing


@rule("MALI-SETUP-30", "MALI-SETUP-31", "MALI-SETUP-32", "MALI-SETUP-19", "MALI-DP-14")
def begin(game: Malifaux) -> Rule[None]:
    """Every card of the set-up goes back into its deck; effects at the start of the game are resolved; Turn 1 begins."""
    state = game.state
    state.flips = []
    for seat in game.seats:
        deck.reshuffle(game, seat)
    game.tell("begins", "MALI-SETUP-32")
    yield from timing.moment(game, "game-start")
    state.phase, state.step = "start", "discard"


def step(game: Malifaux) -> Step[None]:
    """The step of the Start Phase that comes next."""
    return STEPS[game.state.step or "discard"](game)


@rule("MALI-TURN-01", "MALI-START-01", "MALI-DP-15", "MALI-AMB-13", "MALI-HID-09")
def discard(game: Malifaux) -> Rule[None]:
    """A Turn begins. Step A: each player may discard cards; neither sees the other's before both have chosen."""
    state = game.state
    state.turn += 1
    for model in game.models:
        model.activated, model.used = False, []
    game.tell("turn", "MALI-TURN-01", turn=state.turn, last=TURNS)
    holding = [seat for seat in game.seats if game.deck(seat).hand]
    answers = yield from hire.together([_discards(game, seat) for seat in holding])
    for seat, cards in zip(holding, answers, strict=True):
        deck.discard(game, seat, cards, "MALI-START-01")
    state.step = "draw"


def _discards(game: Malifaux, seat: int) -> Ask:
    hand = game.deck(seat).hand
    return Some(
        "start-discard",
        seat=seat,
        rule="MALI-START-01",
        options=lambda: list(hand),
        least=0,
        most=len(hand),
        of="card",
        why=not_held(lambda: hand, "MALI-START-01"),
    )


@rule("MALI-START-02")
def draw(game: Malifaux) -> Rule[None]:
    """Step B1: up to six cards each."""
    for seat in (game.lead, game.opponent(game.lead)):
        yield from deck.draw(game, seat, HAND - len(game.deck(seat).hand), "MALI-START-02")
    game.state.ready = []
    game.state.step = "stones"


@rule("MALI-START-03", "MALI-DP-16", "MALI-DP-17", "MALI-SS-03", "MALI-AMB-121", "MALI-DP-59")
def stones(game: Malifaux) -> Rule[None]:
    """Step B2: two more cards for a Soulstone, then down to six; first the player with Initiative, then the other."""
    state = game.state
    waiting = [seat for seat in (game.lead, game.opponent(game.lead)) if seat not in state.ready]
    if not waiting:
        state.ready, state.step = [], "flip"
        return
    state.ready.append(waiting[0])
    yield from stone.replenish(game, waiting[0])


# -- Initiative


@rule("MALI-START-04", "MALI-AMB-15")
def flips(game: Malifaux) -> Rule[None]:
    """Step C1: both flip a card."""
    past_conflicts.clear(game)
    sides = [Side(seat, "") for seat in game.seats]
    game.state.duels.append(Duel("initiative", "MALI-START-04", sides, stage="initiative"))
    for side in sides:
        yield from flip.flip(game, side, "MALI-START-04")
    game.state.step = "cheat"


@rule("MALI-START-05", "MALI-DP-18", "MALI-AMB-15")
def cheats(game: Malifaux) -> Rule[None]:
    """Step C2: the player with the lower card cheats or declines, then the other; if they are equal, the player with Initiative is
    first."""
    state, duel = game.state, game.duel
    cards = [deck.value(side.card) for side in duel.sides]
    first = state.initiative if cards[0] == cards[1] else cards.index(min(cards))
    order = (first, game.opponent(first))
    shown, passes = [side.card for side in duel.sides], [game.deck(seat).passes for seat in game.seats]
    while duel.spoken < len(order):
        side, other = (duel.sides[order[turn]] for turn in (duel.spoken, 1 - duel.spoken))
        duel.spoken += 1
        about: questions.Cheating = {"cards": shown, "passes": passes, "case": "in-initiative", "against": other.card}
        yield from flip.cheat(game, side, "MALI-START-05", about=about)
    state.step = "initiative"


@rule("MALI-START-06", "MALI-START-07", "MALI-PASS-02", "MALI-DP-19", "MALI-AMB-14")
def initiative(game: Malifaux) -> Rule[None]:
    """Step C3: with Pass Tokens added, the player with the higher total says who has Initiative; after a tie both flip again."""
    state = game.state
    duel = state.duels[-1]
    for side in duel.sides:
        passes = game.deck(side.seat).passes
        side.mods = [Mod("passes", passes)] if passes else []
        side.total = deck.value(side.card) + passes
    totals = [side.total for side in duel.sides]
    game.tell("initiative-totals", "MALI-START-06", first=1, one=totals[0], second=2, two=totals[1])
    if totals[0] == totals[1]:
        _clear(game, duel)
        state.step = "flip"
        return
    winner = totals.index(max(totals))
    state.initiative = yield Choose("initiative", seat=winner, rule="MALI-START-06", options=game.seats, of="seat")
    game.tell("initiative", "MALI-START-06", seat=state.initiative + 1, winner=winner + 1)
    for seat in game.seats:
        game.deck(seat).passes = 0
    state.flips = [side.card for side in duel.sides]
    past_conflicts.note(game, state.duels.pop())
    state.step = "strategy"


def _clear(game: Malifaux, duel: Duel) -> None:
    """The cards of the Conflict are discarded."""
    for side in duel.sides:
        deck.stack(game, side.seat, [side.card] if side.card else [])
    game.state.duels.remove(duel)


@rule("MALI-IDOL-01", "MALI-CONF-03")
def lay_idol(game: Malifaux) -> Rule[None]:
    """Between steps C and D the Strategy may use the cards of the Initiative; then they are discarded."""
    state = game.state
    yield from strategy.start(game)
    for seat, card in enumerate(state.flips):
        deck.stack(game, seat, [card] if card else [])
    state.flips, state.step = [], "effects"


# -- effects and Pass Tokens


@rule("MALI-START-08", "MALI-START-09", "MALI-DP-21")
def effects(game: Malifaux) -> Rule[None]:
    """Step D: Start Phase effects, beginning with the player who has Initiative; step E: Pass Tokens. Then models are activated."""
    yield from timing.moment(game, "start-phase")
    pass_tokens(game)
    state = game.state
    state.phase, state.step, state.seat = "activate", "", state.initiative


@clause("MALI-START-09", "MALI-AMB-22")
def pass_tokens(game: Malifaux) -> None:
    """The Crew with fewer models in play, Buried ones counted, gains a Pass Token for each it has fewer."""
    seats = [model.seat for model in game.in_play()]
    counts = [seats.count(seat) for seat in game.seats]
    fewer = counts.index(min(counts))
    difference = abs(counts[0] - counts[1])
    if difference:
        game.deck(fewer).passes += difference
        game.tell("pass-tokens", "MALI-START-09", seat=fewer + 1, count=difference)


STEPS: dict[str, Callable[[Malifaux], Step[None]]] = {
    "discard": discard,
    "draw": draw,
    "stones": stones,
    "flip": flips,
    "cheat": cheats,
    "initiative": initiative,
    "strategy": lay_idol,
    "effects": effects,
}
