"""Gambler: Magic cards for money, before anything is bought (AD66-TAL-28)."""

from __future__ import annotations

from escarmouche.core.asks.ask import Choose
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions
from escarmouche.games.ad1666.fate import magic
from escarmouche.games.ad1666.fate.deck import suit_of_number
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import Pick
from escarmouche.games.ad1666.table import Anno

PAYS = {"skull": -1, "cup": 0, "heart": 1, "iron": 2}  # kreutzers


@rule("AD66-TAL-28", "AD66-DP-04", "AD66-SETUP-09")
def gamble(game: Anno, seat: int) -> Rule[None]:
    """A player with Gamblers may draw as many Magic cards as their X add up to; wins and losses are summed, and the cards go back."""
    count = cards_to_draw(game, seat)
    if not count:
        return
    about: questions.Gamble = {"count": count, "purse": game.state.purse[seat]}
    ask = Choose("gamble", seat=seat, rule="AD66-TAL-28", options=("pass", "gamble"), about=about)
    answer = yield from decide(game, ask)
    if answer == "pass":
        return
    cards = yield from magic.turn_up(game, count, "AD66-TAL-28")
    won = sum(PAYS[suit_of_number(card)] for card in cards)
    game.state.purse[seat] = max(0, game.state.purse[seat] + won)
    game.tell("gambled", "AD66-TAL-28", seat=seat + 1, amount=won, purse=game.state.purse[seat])
    magic.shuffle_back(game, list(cards))


@clause("AD66-TAL-28")
def cards_to_draw(game: Anno, seat: int) -> int:
    """The sum of X over a player's Band."""
    band = [Pick.read(pick).card for pick in game.state.picks[seat]]
    return sum(game.cards[card].talents.get("gambler", 0) for card in band)
