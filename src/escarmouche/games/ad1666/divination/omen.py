"""The Divination table: what each Magic card foretells, and how it comes true (AD66-DIV)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from escarmouche.core.play.rule import Rule, Step, clause, rule
from escarmouche.games.ad1666.divination import glimpse, master_of_fate, mind_reading
from escarmouche.games.ad1666.fate import deck, skill_test
from escarmouche.games.ad1666.fate.skill_test import Task
from escarmouche.games.ad1666.harm import wound
from escarmouche.games.ad1666.state import Figure
from escarmouche.games.ad1666.table import Anno

Omen: TypeAlias = Callable[[Anno, Figure], Step[None] | None]  # None: nobody was asked anything

SILENT = "omen-silent"
VISION = 7  # ND


# -- the player's own fate


@rule("AD66-DIV-01", "AD66-DP-57", "AD66-HID-02")
def future(game: Anno, seer: Figure) -> Rule[None]:
    """Look at the top three cards of your own deck and put them back in any order."""
    yield from glimpse.look_at_top(game, seer, seer.seat, "AD66-DIV-01")


@clause("AD66-DIV-02", "AD66-DP-58")
def present(game: Anno, seer: Figure) -> None:
    """Next turn has no Initiative Phase: the seer's player says who has Initiative, unless the other player felt the present too."""
    if seer.seat not in game.state.felt:
        game.state.felt.append(seer.seat)
    game.tell("present-felt", "AD66-DIV-02", model=seer.id, seat=seer.seat + 1)


@clause("AD66-DIV-03")
def destiny(game: Anno, seer: Figure) -> None:
    """Master of fate: a token that replaces a card."""
    give_token(game, seer, master_of_fate.TOKEN, "AD66-DIV-03")


@rule("AD66-DIV-04", "AD66-DP-60", "AD66-AMB-06", "AD66-HID-08")
def prophecy(game: Anno, seer: Figure) -> Rule[None]:
    """Draw a card now; over the hand limit one is discarded."""
    yield from deck.draw_cards(game, seer.seat, 1, "AD66-DIV-04")
    yield from deck.keep_hand_limit(game, seer.seat)


@rule("AD66-DIV-07", "AD66-DP-62", "AD66-AMB-94")
def lessons(game: Anno, seer: Figure) -> Rule[None]:
    """Two cards of the player's own discard are shuffled into the deck."""
    yield from glimpse.return_discards(game, seer, seer.seat, "AD66-DIV-07")


@rule("AD66-DIV-10")
def death(game: Anno, seer: Figure) -> Rule[None]:
    """The seer must pass a Fortitude test ND 7 or become Unconscious."""
    verdict = yield from skill_test.unopposed(game, seer, Task("vision-test", "AD66-DIV-10", "fortitude", VISION))
    if not verdict.success:
        wound.fall_unconscious(game, seer, "AD66-DIV-10")


@clause("AD66-DIV-11")
def thoughts(game: Anno, seer: Figure) -> None:
    """Mind reading: a token that makes the opponent say who comes next."""
    give_token(game, seer, mind_reading.TOKEN, "AD66-DIV-11")


# -- the other's


@rule("AD66-DIV-05", "AD66-DP-57", "AD66-HID-02")
def misfortune(game: Anno, seer: Figure) -> Rule[None]:
    """Bad luck: look at the top three cards of the opponent's deck and put them back in any order."""
    yield from glimpse.look_at_top(game, seer, game.opponent(seer.seat), "AD66-DIV-05")


@rule("AD66-DIV-06", "AD66-DP-61", "AD66-HID-07")
def calamity(game: Anno, seer: Figure) -> Rule[None]:
    """Look at the opponent's hand; one card of it may be discarded."""
    glimpse.look_at_hand(game, seer, "AD66-DIV-06")
    yield from glimpse.discard_from_hand(game, seer)


@rule("AD66-DIV-08", "AD66-DP-62", "AD66-AMB-94")
def recurring(game: Anno, seer: Figure) -> Rule[None]:
    """Two cards of the opponent's discard are shuffled into that player's deck."""
    yield from glimpse.return_discards(game, seer, game.opponent(seer.seat), "AD66-DIV-08")


@clause("AD66-DIV-09", "AD66-HID-07")
def precognition(game: Anno, seer: Figure) -> None:
    """Look at the opponent's hand."""
    glimpse.look_at_hand(game, seer, "AD66-DIV-09")


# -- both, or nobody


@rule("AD66-DIV-12", "AD66-AMB-08", "AD66-AMB-15")
def chaos(game: Anno, seer: Figure) -> Rule[None]:
    """Both players reshuffle, the seer's first."""
    for seat in (seer.seat, game.opponent(seer.seat)):
        yield from deck.reshuffle(game, seat, "AD66-DIV-12")


@clause("AD66-DIV-13")
def silence(game: Anno, seer: Figure) -> None:
    """Nothing."""


@clause("AD66-GEN-08")
def give_token(game: Anno, seer: Figure, word: str, rule_id: str) -> None:
    """A token is put on the seer."""
    seer.tokens[word] = seer.tokens.get(word, 0) + 1
    game.tell("seer-token", rule_id, model=seer.id, token=word)


# -- the table

TABLE: tuple[tuple[range, str, str, Omen], ...] = (
    (range(1, 3), "future", "AD66-DIV-01", future),
    (range(3, 4), "present", "AD66-DIV-02", present),
    (range(4, 5), "destiny", "AD66-DIV-03", destiny),
    (range(5, 6), "prophecy", "AD66-DIV-04", prophecy),
    (range(6, 8), "misfortune", "AD66-DIV-05", misfortune),
    (range(8, 9), "calamity", "AD66-DIV-06", calamity),
    (range(9, 10), "lessons", "AD66-DIV-07", lessons),
    (range(10, 11), "recurring", "AD66-DIV-08", recurring),
    (range(11, 13), "precognition", "AD66-DIV-09", precognition),
    (range(13, 14), "death", "AD66-DIV-10", death),
    (range(14, 16), "thoughts", "AD66-DIV-11", thoughts),
    (range(16, 17), "chaos", "AD66-DIV-12", chaos),
    (range(17, 25), "silent", "AD66-DIV-13", silence),
)
ENTRIES = {str(number): entry[1:] for entry in TABLE for number in entry[0]}


def omen_name(card: str) -> str:
    """The entry of a Magic card, as a word (`word-omen-<name>`)."""
    return f"omen-{ENTRIES[card][0]}"


def omen_rule(card: str) -> str:
    return ENTRIES[card][1]


@rule()
def fulfil(game: Anno, seer: Figure, card: str) -> Rule[None]:
    """What a Magic card foretells comes true."""
    omen = ENTRIES[card][2](game, seer)
    if omen is not None:
        yield from omen
