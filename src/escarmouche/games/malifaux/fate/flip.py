"""Flips: Fate Modifiers, the card that is kept, the suit of the Red Joker, and Cheating Fate (MALI-FLIP, -FATE, -JOKER, -CHEAT)."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from escarmouche.core.asks.ask import Answer, Choose, LazyBranch, Menu, parts
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.malifaux import questions
from escarmouche.games.malifaux.fate import deck
from escarmouche.games.malifaux.refusals import CARDS, not_held
from escarmouche.games.malifaux.state import BLACK_JOKER, RED_JOKER, SUITS, Mod, Side
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import occasions

MOST = 4  # cards revealed because of Fate Modifiers (MALI-FATE-05)


@clause("MALI-FATE-01", "MALI-AMB-04", "MALI-AMB-120")
def net(fates: Sequence[Mod]) -> int:
    """All + and - together: each + cancels a -."""
    return sum([mod.amount for mod in fates]) if fates else 0


@clause("MALI-FATE-02", "MALI-FATE-05", "MALI-AMB-05")
def count(modifier: int) -> int:
    """How many cards are revealed.

    >>> [count(modifier) for modifier in (0, 1, -2, 3, -5)]
    [1, 2, 3, 4, 4]
    """
    return min(MOST, abs(modifier) + 1)


# -- the flip


@rule("MALI-FLIP-01", "MALI-CHEAT-02")
def flip(game: Malifaux, side: Side, rule_id: str, *, suited: bool = False) -> Rule[None]:
    """A whole flip: cards are revealed, one is kept. `suited`: its suit counts."""
    yield from reveal(game, side, rule_id)
    yield from keep(game, side, rule_id, suited=suited)


@rule("MALI-FLIP-01", "MALI-FATE-02", "MALI-CONF-01")
def reveal(game: Malifaux, side: Side, rule_id: str) -> Rule[None]:
    """The top card of the player's deck, and one more for each Fate Modifier left, for all to see."""
    cards = yield from deck.take(game, side.seat, count(net(side.fates)), rule_id)
    side.flipped = list(cards)
    game.tell("flipped", rule_id, seat=side.seat + 1, cards=list(cards), owned=int(bool(side.model)), **_whose(side))


@clause("MALI-FATE-03", "MALI-FATE-04", "MALI-FATE-06")
def choices(side: Side) -> list[str]:
    """Which of the revealed cards may be kept: any with +, the lowest or the Red Joker with -; the Black Joker if it is there."""
    flipped = side.flipped
    if len(flipped) < 2:
        return flipped
    if BLACK_JOKER in flipped:
        return [BLACK_JOKER]
    if net(side.fates) >= 0:
        return flipped
    lowest = min(map(deck.value, flipped), default=0)
    return [card for card in flipped if deck.value(card) == lowest or card == RED_JOKER]


@rule("MALI-CONF-02", "MALI-FATE-03", "MALI-FATE-04", "MALI-DISC-04", "MALI-DP-31", "MALI-DP-32")
def keep(game: Malifaux, side: Side, rule_id: str, *, suited: bool = False) -> Rule[None]:
    """One card goes into the Conflict, the others are discarded. A player without a choice is not asked."""
    options = choices(side)
    if not options:  # a deck with no card left at all (MALI-AMB-12)
        return
    card = options[0]
    if len(options) > 1:
        about: questions.Keep = {"modifier": net(side.fates), **_whose(side)}
        why = functools.partial(why_not_kept, side)
        card = yield Choose("keep", seat=side.seat, rule=rule_id, options=options, of="card", about=about, why=why)
    side.card = card
    if len(side.flipped) > 1:
        rest = list(side.flipped)
        rest.remove(card)
        deck.stack(game, side.seat, rest)
        game.tell("kept", rule_id, seat=side.seat + 1, card=card, **_whose(side))
    if suited:
        yield from name_suit(game, side)


@clause("MALI-CONF-02", "MALI-FATE-04")
def why_not_kept(side: Side, card: Answer) -> Refusal | None:
    """Why a card is not kept: it was not flipped, or a lower one was."""
    if card not in CARDS or card in choices(side):
        return None
    lower = card in side.flipped
    return refuse(
        "why-keep-lowest" if lower else "why-not-flipped", "MALI-FATE-04" if lower else "MALI-CONF-02", card=card
    )


@rule("MALI-JOKER-04", "MALI-DP-33")
def name_suit(game: Malifaux, side: Side) -> Rule[None]:
    """A player with the Red Joker in the Conflict names its suit."""
    side.suit = deck.suit(side.card)
    if side.card == RED_JOKER:
        about: questions.OfAnyModel = _whose(side)
        side.suit = yield Choose("joker-suit", seat=side.seat, rule="MALI-JOKER-04", options=SUITS, about=about)
        game.tell("joker-suit", "MALI-JOKER-04", seat=side.seat + 1, suit=side.suit, **about)


@rule("MALI-FLIP-02")
def reflip(game: Malifaux, side: Side, rule_id: str, *, suited: bool = True) -> Rule[None]:
    """The card in the Conflict is discarded, and as many cards as before are flipped again."""
    if side.card:
        deck.stack(game, side.seat, [side.card])
    game.tell("reflips", rule_id, seat=side.seat + 1, **_whose(side))
    side.card = side.suit = ""
    yield from flip(game, side, rule_id, suited=suited)


# -- cheating


@clause("MALI-CHEAT-03", "MALI-CHEAT-04", "MALI-CHEAT-05", "MALI-JOKER-02", "MALI-JOKER-05", "MALI-AMB-06")
def why_not_cheated(side: Side, other: Side | None = None) -> Refusal | None:
    """Why a flip cannot be cheated now; `other` is the opponent's side of an opposed duel."""
    if side.cheated == "barred":
        return refuse("why-cheat-barred", "MALI-CHEAT-05")
    if side.cheated:
        return refuse("why-cheated", "MALI-CHEAT-04")
    if net(side.fates) < 0:  # MALI-AMB-05
        return refuse("why-cheat-negative", "MALI-CHEAT-03")
    if side.card == BLACK_JOKER:
        return refuse("why-cheat-black", "MALI-JOKER-02")
    if other is not None and other.card == RED_JOKER and other.cheated != "cheated":  # MALI-AMB-07
        return refuse("why-cheat-red", "MALI-JOKER-05")
    return None


@clause("MALI-CHEAT-03", "MALI-CHEAT-04", "MALI-CHEAT-05")
def mark_if_uncheatable(side: Side, other: Side | None = None) -> bool:
    """Is a flip uncheatable? Then it is marked as such."""
    if why_not_cheated(side, other) is None:
        return False
    side.cheated = "barred"
    return True


@rule("MALI-CHEAT-01", "MALI-CHEAT-05", "MALI-DP-37")
def cheat(game: Malifaux, side: Side, rule_id: str, *, about: questions.Cheating | None = None) -> Rule[bool]:
    """The player who flipped may cheat, if nothing forbids it. Says whether it was done."""
    return not mark_if_uncheatable(side) and (yield from replace(game, side, rule_id, about=about))


@rule("MALI-CHEAT-01", "MALI-CHEAT-04", "MALI-AMB-16", "MALI-HID-02", "MALI-DP-34", "MALI-DP-37")
def replace(
    game: Malifaux,
    side: Side,
    rule_id: str,
    *,
    suited: bool = False,
    about: questions.Cheating | questions.Prepare | None = None,
) -> Rule[bool]:
    """The player who flipped may put a card of the hand in place of the flipped one, or decline, once."""
    hand = game.deck(side.seat).hand
    asked: questions.Cheat = {"case": "in-general", "card": side.card, **_whose(side), **(about or {})}
    name, card = parts((yield _cheat_ask(hand, side.seat, rule_id, asked)) if hand else "decline")
    if name == "decline":
        side.cheated = "declined"
        return False
    yield from put(game, side, card, rule_id, suited=suited)
    return True


def _cheat_ask(hand: list[str], seat: int, rule_id: str, about: questions.Cheat) -> Menu:
    with_odds: questions.CheatCard = {**about, "odds": True}

    def branches() -> dict[str, LazyBranch]:
        return {
            "decline": None,
            "cheat": Choose(
                "cheat-card",
                seat=seat,
                rule=rule_id,
                options=list(hand),
                of="card",
                about=with_odds,
                why=not_held(lambda: hand, "MALI-CHEAT-01"),
            ),
        }

    return Menu("cheat", seat=seat, rule=rule_id, branches=branches, about=about)


@rule("MALI-CHEAT-01", "MALI-CHEAT-02", "MALI-DISC-04", "MALI-AMB-07", "MALI-AMB-08")
def put(game: Malifaux, side: Side, card: str, rule_id: str, *, suited: bool) -> Rule[None]:
    """The card is put into the Conflict, the flipped one is discarded. This is not a flip; a Joker may be used like any card."""
    deck.play(game, side.seat, card)
    deck.stack(game, side.seat, [side.card] if side.card else [])
    game.tell("cheated", rule_id, seat=side.seat + 1, card=card, instead=side.card, **_whose(side))
    side.card, side.cheated = card, "cheated"
    if suited:
        yield from name_suit(game, side)
    if side.model:
        occasions.happen(game, "cheats", game.model(side.model))


def _whose(side: Side) -> questions.OfAnyModel:
    return {"model": side.model} if side.model else {}
