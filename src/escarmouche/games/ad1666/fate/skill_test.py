"""Tests: a card, a score, modifiers and reinforcements against a difficulty or against another side (AD66-TEST, AD66-OPP).

The cards lie in `state.tests` while a test lasts; `finish` discards them. Whoever calls a test decides when that is: most at once,
a Close Combat after its parry.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import NamedTuple

from escarmouche.core.asks.ask import Choose, Menu, Some
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import refusals
from escarmouche.games.ad1666.cards import stats
from escarmouche.games.ad1666.divination import master_of_fate
from escarmouche.games.ad1666.fate import deck
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import BLACK_JOKER, JOKERS, NOBODY, RED_JOKER, SUITS, Figure, Mod, Stake, Test
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import faith, unshakeable

CLEAR = 5  # by so much a Triumph or a Mishap (AD66-TEST-03)
SAME_SUIT, SAME_VALUE = 1, 2  # what a reinforcement adds (AD66-TEST-06)


class Verdict(NamedTuple):
    """How an Unopposed Test ended. `margin` is the total less the difficulty; a Black Joker fails by at least 1 (AD66-AMB-11)."""

    success: bool
    triumph: bool
    mishap: bool
    margin: int
    card: str
    suit: str


class Clash(NamedTuple):
    """How an Opposed Test ended: the winning side (0 called the test, 1 the other, None: a tie) and by how much."""

    winner: int | None
    margin: int
    suits: tuple[str, str]


# -- against a difficulty


@rule("AD66-TEST-01", "AD66-TEST-02", "AD66-TEST-03", "AD66-AMB-12")
def unopposed(
    game: Anno,
    figure: Figure,
    of: str,
    nd: int,
    name: str,
    rule_id: str,
    mods: Sequence[Mod] = (),
    *,
    seat: int = NOBODY,
    suited: bool = False,
) -> Rule[Verdict]:
    """The whole of an Unopposed Test: its cards are discarded when it ends. `seat`: who plays, if it is not the Character's player;
    `suited`: the Initial Card's suit matters."""
    verdict = yield from attempt(game, figure, of, nd, name, rule_id, mods, seat=seat, suited=suited)
    yield from finish(game, rule_id)
    return verdict


@rule("AD66-TEST-01", "AD66-TEST-04", "AD66-TEST-05", "AD66-NPC-06", "AD66-AMB-11")
def attempt(
    game: Anno,
    figure: Figure,
    of: str,
    nd: int,
    name: str,
    rule_id: str,
    mods: Sequence[Mod] = (),
    *,
    seat: int = NOBODY,
    suited: bool = False,
    about: str = "",
    against: str = "",
) -> Rule[Verdict]:
    """The same, with the cards left in play for the caller to `finish`. `about`: with which item; `against`: at whom it is aimed."""
    player = stats.player(game, figure) if seat == NOBODY else seat
    of = yield from faith.instead(game, figure, player, of, name)
    stake = staked(game, figure, of, player, mods)
    test = Test(name, rule_id, [stake], nd, stage="revealed", revealed=True, about=about, against=against)
    game.state.tests.append(test)
    stake.source = "deck"  # never from the hand
    stake.card = yield from deck.turn_up(game, player, rule_id)
    tell_card(game, test, stake)
    yield from master_of_fate.replace(game, test)
    yield from unshakeable.again(game, test)
    yield from name_suits(game, test, suited)
    yield from reinforce(game, test)
    verdict = judge(test)
    test.stage = "done"
    game.tell(
        "tested",
        rule_id,
        model=figure.id,
        test=name,
        total=total(stake),
        nd=nd,
        result="triumph"
        if verdict.triumph
        else "mishap"
        if verdict.mishap
        else "success"
        if verdict.success
        else "failure",
    )
    return verdict


@clause("AD66-TEST-01", "AD66-CHAR-04")
def staked(game: Anno, figure: Figure, of: str, seat: int, mods: Sequence[Mod] = ()) -> Stake:
    """One side of a test before any card is played: its score, and what changes all its tests."""
    return Stake(seat, figure.id, of, stats.score(game, figure, of), mods=[*mods, *stats.standing(game, figure, of)])


@clause("AD66-TEST-03", "AD66-TEST-04", "AD66-TEST-05", "AD66-AMB-11")
def judge(test: Test) -> Verdict:
    """Success, Triumph, failure or Mishap; a Joker decides whatever the modifiers."""
    (stake,) = test.sides
    margin = total(stake) - test.nd
    if stake.card == BLACK_JOKER:
        return Verdict(False, False, True, min(margin, -1), stake.card, stake.suit)
    if stake.card == RED_JOKER:
        return Verdict(True, True, False, max(margin, 0), stake.card, stake.suit)
    return Verdict(margin >= 0, margin >= CLEAR, margin <= -CLEAR, margin, stake.card, stake.suit)


@rule("AD66-TEST-06", "AD66-TEST-07", "AD66-TEST-08", "AD66-DP-25", "AD66-HID-14")
def reinforce(game: Anno, test: Test) -> Rule[None]:
    """Any number of hand cards that match the Initial Card's suit or value. Who holds a card is asked, matching or not."""
    (stake,) = test.sides
    hand = game.deck(stake.seat).hand
    if not hand or stake.card in JOKERS:
        return
    test.stage = "reinforcing"
    ask = Some(
        "reinforce",
        seat=stake.seat,
        rule="AD66-TEST-06",
        options=lambda: matching(game, stake),
        least=0,
        most=len(hand),
        of="card",
        about={"model": stake.figure, "total": total(stake), "nd": test.nd},
        why=refusals.from_hand(hand, "AD66-TEST-06", functools.partial(unmatched, stake)),
        once="AD66-DECK-04",
    )
    cards = yield from decide(game, ask)
    for card in cards:
        add(game, test, stake, card)


# -- against another side


@rule("AD66-OPP-01", "AD66-OPP-02", "AD66-OPP-03", "AD66-OPP-04", "AD66-OPP-05", "AD66-OPP-06")
def opposed(game: Anno, name: str, rule_id: str, caller: Stake, other: Stake, *, suited: bool = False) -> Rule[Clash]:
    """A whole Opposed Test: its cards are discarded when it ends. A tie is lost by who called it."""
    test = between(name, rule_id, caller, other)
    game.state.tests.append(test)
    yield from commit(game, test)
    yield from reveal(game, test)
    yield from changed(game, test, suited=suited)
    clash = yield from resolve(game, test)
    yield from finish(game, rule_id)
    return clash._replace(winner=1) if clash.winner is None else clash


@clause("AD66-OPP-01")
def between(name: str, rule_id: str, caller: Stake, other: Stake) -> Test:
    """An Opposed Test before any card is committed."""
    return Test(name, rule_id, [caller, other], opposed=True, stage="committing")


@rule("AD66-OPP-03")
def changed(game: Anno, test: Test, *, suited: bool) -> Rule[None]:
    """What may happen to the cards once they are seen, and the suits of Jokers."""
    yield from master_of_fate.replace(game, test)
    yield from unshakeable.again(game, test)
    yield from name_suits(game, test, suited)


@rule("AD66-OPP-04", "AD66-OPP-05")
def resolve(game: Anno, test: Test) -> Rule[Clash]:
    """Reinforcement, then the totals of the two sides are compared."""
    yield from duel(game, test)
    return settled(game, test)


@clause("AD66-OPP-05")
def settled(game: Anno, test: Test) -> Clash:
    """Nobody reinforces any more: who has won, and by how much."""
    clash = compare(test)
    test.stage = "done"
    (one, two), totals = test.sides, [total(stake) for stake in test.sides]
    game.tell("compared", test.rule, test=test.name, model=one.figure, other=two.figure, one=totals[0], two=totals[1])
    return clash


@clause("AD66-OPP-05")
def compare(test: Test) -> Clash:
    one, two = test.sides
    difference = total(one) - total(two)
    winner = None if difference == 0 else 0 if difference > 0 else 1
    return Clash(winner, abs(difference), (one.suit, two.suit))


@rule("AD66-OPP-01", "AD66-OPP-02", "AD66-OPP-07", "AD66-DP-35", "AD66-DP-36", "AD66-HID-04")
def commit(game: Anno, test: Test) -> Rule[None]:
    """The Initiative holder commits a card from hand or deck, then the other, who has seen from where; or both at once if agreed."""
    choosing = [stake for stake in in_order(game, test.sides) if not stake.nothing and not stake.reused]
    asks = [source_ask(game, test, stake) for stake in choosing]
    if game.setup.simultaneous and len(asks) == 2 and all(game.sits(ask.seat) for ask in asks):
        answers = yield tuple(asks)
        for stake, answer in zip(choosing, answers, strict=True):
            committed(game, test, stake, answer)
        return
    for stake, ask in zip(choosing, asks, strict=True):
        answer = yield from decide(game, ask)
        committed(game, test, stake, answer)


def source_ask(game: Anno, test: Test, stake: Stake) -> Menu:
    """Hand or deck, and which card of the hand."""
    hand = game.deck(stake.seat).hand
    why = refusals.from_hand(hand, "AD66-OPP-01")
    card = Choose("commit-card", seat=stake.seat, rule="AD66-OPP-01", options=lambda: list(hand), of="card", why=why)
    about = {"test": test.name, "model": stake.figure}
    return Menu(
        "commit",
        seat=stake.seat,
        rule="AD66-OPP-01",
        branches={"deck": None, **({"hand": card} if hand else {})},
        about=about,
        why=functools.partial(empty_handed, "AD66-OPP-01"),
    )


@clause("AD66-OPP-01", "AD66-INIT-01")
def empty_handed(rule_id: str, name: str) -> Refusal | None:
    """Without a card in hand nothing is played from it."""
    return refuse("why-empty-hand", rule_id) if name == "hand" else None


def committed(game: Anno, test: Test, stake: Stake, answer: object) -> None:
    """The source is public, the card is not (AD66-HID-04)."""
    if isinstance(answer, dict):
        stake.source, stake.card = "hand", str(answer["hand"])
        deck.lay(game, stake.seat, stake.card)
    else:
        stake.source = "deck"
    game.tell(
        "committed",
        "AD66-OPP-01",
        seat=stake.seat + 1,
        model=stake.figure or "initiative",
        source=stake.source,
        test=test.name,
    )


@rule("AD66-OPP-01", "AD66-OPP-02")
def reveal(game: Anno, test: Test) -> Rule[None]:
    """Cards committed from the deck are turned now; all are seen together."""
    for stake in in_order(game, [*test.sides, *test.others]):
        if stake.source == "deck" and not stake.reused:
            stake.card = yield from deck.turn_up(game, stake.seat, test.rule)
    test.revealed, test.stage = True, "revealed"
    for stake in (*test.sides, *test.others):
        if not stake.nothing:
            tell_card(game, test, stake)


@rule("AD66-DECK-02", "AD66-AMB-09", "AD66-AMB-10", "AD66-DP-26")
def name_suits(game: Anno, test: Test, suited: bool) -> Rule[None]:
    """A Joker gets its suit where that matters: the Red one's from its owner, the Black one's from the opponent; the player without
    Initiative names first."""
    waiting = []
    for stake in test.sides:
        stake.suit = stake.suit or deck.suit(stake.card) if stake.card else ""
        if suited and stake.card in JOKERS and not stake.suit:
            seat = stake.seat if stake.card == RED_JOKER else game.opponent(stake.seat)
            waiting.append((seat, stake))
    for seat, stake in sorted(waiting, key=lambda pair: pair[0] == game.holder):
        about = {"card": stake.card, "model": stake.figure}
        stake.suit = yield from decide(
            game, Choose("suit", seat=seat, rule="AD66-DECK-02", options=SUITS, of="suit", about=about)
        )
        game.tell("suit-named", "AD66-DECK-02", seat=seat + 1, card=stake.card, suit=stake.suit)


@rule("AD66-OPP-04", "AD66-MELEE-11")
def duel(game: Anno, test: Test) -> Rule[None]:
    """One card or a pass, the Initiative holder first, in turn, until both pass in succession."""
    test.stage = "reinforcing"
    while contested(test):
        yield from bid(game, test)


@clause("AD66-OPP-04")
def contested(test: Test) -> bool:
    """Can a reinforcement still come?"""
    return test.passes < 2


@rule("AD66-OPP-04", "AD66-DP-15", "AD66-HID-14")
def bid(game: Anno, test: Test) -> Rule[None]:
    """The side whose turn it is adds a card or passes; who cannot, as everybody can see, passes unasked."""
    stake = in_order(game, test.sides)[test.turn % 2]
    test.turn += 1
    if stake.nothing or stake.reused or stake.card in JOKERS or not game.deck(stake.seat).hand:
        test.passes += 1
        return
    ask = Choose(
        "reinforce-one",
        seat=stake.seat,
        rule="AD66-OPP-04",
        options=lambda: ["pass", *matching(game, stake)],
        of="card",
        about={"model": stake.figure or "initiative", "totals": [total(one) for one in test.sides]},
        why=refusals.from_hand(game.deck(stake.seat).hand, "AD66-OPP-04", functools.partial(unmatched, stake)),
    )
    card = yield from decide(game, ask)
    test.passes = test.passes + 1 if card == "pass" else 0
    if card == "pass":
        game.tell("no-reinforcement", "AD66-OPP-04", seat=stake.seat + 1)
    else:
        add(game, test, stake, card)


# -- cards and totals


@clause("AD66-OPP-01")
def in_order(game: Anno, sides: Sequence[Stake]) -> list[Stake]:
    """The Initiative holder's first."""
    return sorted(sides, key=lambda stake: stake.seat != game.holder)


@clause("AD66-TEST-06", "AD66-TEST-08")
def matching(game: Anno, stake: Stake) -> list[str]:
    """The cards of a hand that can reinforce: the same suit or the same value; never a Joker."""
    first = stake.card
    return [card for card in game.deck(stake.seat).hand if adds(first, card)]


@clause("AD66-TEST-06", "AD66-TEST-08")
def unmatched(stake: Stake, card: str) -> Refusal | None:
    """Why a card does not reinforce: a Joker, or neither the suit nor the value of the Initial Card."""
    if card in JOKERS:
        return refuse("why-joker-reinforces-not", "AD66-TEST-08", card=card)
    return None if adds(stake.card, card) else refuse("why-no-match", "AD66-TEST-06", card=card, first=stake.card)


@clause("AD66-TEST-06", "AD66-TEST-08")
def worth(stake: Stake, card: str) -> int:
    """What a card adds to the Initial Card: +2 of the same value, +1 of the same suit."""
    return adds(stake.card, card)


@functools.cache
def adds(first: str, card: str) -> int:
    """The same of the two cards, whoever plays them."""
    if card in JOKERS or first in JOKERS:
        return 0
    if deck.value(card) == deck.value(first):
        return SAME_VALUE
    return SAME_SUIT if deck.suit(card) == deck.suit(first) else 0


def add(game: Anno, test: Test, stake: Stake, card: str) -> None:
    """A reinforcement is played."""
    deck.lay(game, stake.seat, card)
    stake.extra.append(card)
    game.tell(
        "reinforced",
        test.rule,
        seat=stake.seat + 1,
        model=stake.figure or "initiative",
        card=card,
        amount=worth(stake, card),
    )


@clause("AD66-TEST-01", "AD66-MELEE-10")
def total(stake: Stake) -> int:
    """Card, score, modifiers and reinforcements; an Unconscious fighter's is 0."""
    if stake.nothing:
        return 0
    amount = stake.score + (deck.value(stake.card) if stake.card else 0)
    for mod in stake.mods:
        amount += mod.amount
    for card in stake.extra:
        amount += worth(stake, card)
    return amount


def tell_card(game: Anno, test: Test, stake: Stake) -> None:
    game.tell(
        "played-card",
        test.rule,
        seat=stake.seat + 1,
        model=stake.figure or "initiative",
        card=stake.card,
        source=stake.source,
        test=test.name,
    )


@rule("AD66-DECK-08", "AD66-AMB-08")
def finish(game: Anno, rule_id: str) -> Rule[None]:
    """Every card in play goes to its owner's discard, together. What a Sweep reuses stays (AD66-AMB-08)."""
    played = []
    for test in game.state.tests:
        for stake in (*test.sides, *test.others):
            played += [(stake.seat, card) for card in stake.spent]
            if not stake.reused:
                played += [(stake.seat, card) for card in ([stake.card] if stake.card else []) + stake.extra]
    game.state.tests.clear()
    yield from deck.settle(game, played, rule_id)
