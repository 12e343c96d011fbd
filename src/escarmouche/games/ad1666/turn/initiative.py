"""The Initiative Phase: a card each, from hand or deck, and the higher one wins (AD66-INIT)."""

from __future__ import annotations

import functools

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Menu
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.divination import master_of_fate
from escarmouche.games.ad1666.fate import deck, skill_test
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.setup.scenario import COLOURS
from escarmouche.games.ad1666.state import NOBODY, Stake, Test
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import sly_as_a_fox, tactician

NAME = "initiative"


@rule("AD66-INIT-01", "AD66-SETUP-11", "AD66-DIV-02")
def phase(game: Anno) -> Rule[None]:
    """Who has Initiative: as the scenario says in turn 1, or the player who felt the present; otherwise cards are laid, then counted."""
    state = game.state
    if state.tests:
        yield from count_totals(game)
        return
    if state.turn == 1 and game.scenario.initiative is not None:
        give_initiative(game, COLOURS.index(game.scenario.initiative), "AD66-SETUP-11")
        yield from sly_as_a_fox.first_turn(game)
        return
    felt = state.felt
    if len(felt) == 1:
        yield from name_holder(game, felt[0])
        return
    yield from lay_cards(game)


@rule("AD66-DIV-02", "AD66-DP-58", "AD66-AMB-94")
def name_holder(game: Anno, seat: int) -> Rule[None]:
    """The phase is skipped: the player who felt the present decides. If both did, neither counts."""
    seats = range(len(game.state.decks))
    ask = Choose("feel-present", seat=seat, rule="AD66-DIV-02", options=list(seats), of="seat")
    holder = yield from decide(game, ask)
    give_initiative(game, holder, "AD66-DIV-02")


@rule("AD66-INIT-01", "AD66-INIT-02", "AD66-DP-11", "AD66-DP-12", "AD66-HID-06")
def lay_cards(game: Anno) -> Rule[None]:
    """The previous holder announces hand or deck, then the other chooses; the cards are turned together."""
    seats = sorted(range(len(game.state.decks)), key=lambda seat: seat != game.initiative_holder)
    test = Test(
        NAME,
        "AD66-INIT-01",
        [Stake(seat, "", "", mods=sly_as_a_fox.carried_bonus(game, seat)) for seat in seats],
        opposed=True,
    )
    test.stage = "committing"
    game.state.tests.append(test)
    for stake in test.sides:
        answer = yield from decide(game, source_ask(game, stake.seat))
        commit_card(game, stake, answer)
    yield from skill_test.reveal(game, test)


def source_ask(game: Anno, seat: int) -> Menu:
    """Hand or deck, and which card of the hand."""
    hand = game.deck(seat).hand
    why, empty = (
        refusals.cards_in_hand(hand, "AD66-INIT-01"),
        functools.partial(skill_test.why_empty_hand, "AD66-INIT-01"),
    )
    card = Choose("initiative-card", seat=seat, rule="AD66-INIT-01", options=lambda: list(hand), of="card", why=why)
    branches: dict[str, LazyBranch] = {"deck": None, **({"hand": card} if hand else {})}
    about: questions.Initiative = {"turn": game.state.turn}
    return Menu("initiative", seat=seat, rule="AD66-INIT-02", branches=branches, about=about, why=empty)


@clause("AD66-INIT-02", "AD66-HID-06")
def commit_card(game: Anno, stake: Stake, answer: Answer) -> None:
    """The source is public, the card is not."""
    stake.source = "deck"
    if isinstance(answer, dict):
        stake.source, stake.card = "hand", str(answer["hand"])
        deck.play_from_hand(game, stake.seat, stake.card)
    game.tell("initiative-laid", "AD66-INIT-02", seat=stake.seat + 1, source=stake.source)


@rule("AD66-INIT-01", "AD66-INIT-03", "AD66-INIT-04", "AD66-DP-15")
def count_totals(game: Anno) -> Rule[None]:
    """Foxes and Tacticians, then reinforcement, the previous holder first; the higher total wins, a tie is repeated."""
    test = game.state.tests[-1]
    yield from master_of_fate.offer_replacement(game, test)  # AD66-DIV-03
    yield from sly_as_a_fox.after_reveal(game, test)  # AD66-TAL-34, AD66-AMB-04
    yield from tactician.offer_second_card(game, test)  # AD66-TAL-36
    yield from skill_test.reinforce_in_turn(game, test)
    totals = {stake.seat: skill_test.total(stake) for stake in test.sides}
    clash = skill_test.compare(test)
    game.tell("initiative-totals", "AD66-INIT-01", one=totals[0], two=totals[1])
    winner = NOBODY if clash.winner is None else test.sides[clash.winner].seat
    yield from skill_test.discard_played(game, "AD66-INIT-01")
    if winner == NOBODY:
        game.tell("initiative-tied", "AD66-INIT-04", total=totals[0])
    else:
        give_initiative(game, winner, "AD66-INIT-01")


@clause("AD66-INIT-01")
def give_initiative(game: Anno, seat: int, rule_id: str) -> None:
    """A player has Initiative until the next Initiative Phase."""
    state = game.state
    state.initiative, state.felt, state.phase = seat, [], "npcs"
    game.tell("initiative", rule_id, seat=seat + 1)
