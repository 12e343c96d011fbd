"""Tests: a card, a score, modifiers and reinforcements against a difficulty or against another side (AD66-TEST, AD66-OPP).

The cards lie in `state.tests` while a test lasts; `discard_played` discards them. The caller of a test decides when: most do so at once,
a Close Combat after its Parry.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Literal, NamedTuple

from escarmouche.core.asks.ask import Choose, Menu, Some
from escarmouche.core.messages.refusal import Refusal, refuse
from escarmouche.core.play.rule import Rule, clause, rule
from escarmouche.games.ad1666 import questions, refusals
from escarmouche.games.ad1666.cards import stats
from escarmouche.games.ad1666.divination import master_of_fate
from escarmouche.games.ad1666.fate import deck
from escarmouche.games.ad1666.npcs.empty_seat import decide
from escarmouche.games.ad1666.state import BLACK_JOKER, JOKERS, NOBODY, RED_JOKER, SUITS, Figure, Mod, Stake, Suit, Test
from escarmouche.games.ad1666.table import Anno
from escarmouche.games.ad1666.talents import faith, unshakeable

CLEAR = 5  # the margin of a Triumph or a Mishap (AD66-TEST-03)
SAME_SUIT, SAME_VALUE = 1, 2  # what a reinforcement adds (AD66-TEST-06)


class Task(NamedTuple):
    """What an Unopposed Test is about."""

    name: str  # a word: what it is for
    rule: str
    of: str  # the Ability, Talent or weapon class that is tested; "" for none
    nd: int  # the difficulty
    mods: Sequence[Mod] = ()
    seat: int = NOBODY  # who plays the cards, if it is not the Character's player
    item: str = ""  # the item it is made with
    target: str = ""  # the figure it is aimed at


class Contest(NamedTuple):
    """What an Opposed Test between Characters is about."""

    name: str
    rule: str
    of: str  # what the caller tests
    against: str  # what the other side tests


class Verdict(NamedTuple):
    """How an Unopposed Test ended. `margin` is the total less the difficulty; a Black Joker fails by at least 1 (AD66-AMB-11)."""

    success: bool
    triumph: bool
    mishap: bool
    margin: int
    card: str
    suit: str

    @property
    def result(self) -> str:
        """In a word."""
        if self.success:
            return "triumph" if self.triumph else "success"
        return "mishap" if self.mishap else "failure"


class Clash(NamedTuple):
    """How an Opposed Test ended: the winning side (0 called the test, 1 the other, None: a tie) and by how much."""

    winner: int | None
    margin: int
    suits: tuple[Suit | Literal[""], Suit | Literal[""]]


# -- against a difficulty


@rule("AD66-TEST-01", "AD66-TEST-02", "AD66-TEST-03", "AD66-AMB-12")
def unopposed(game: Anno, figure: Figure, task: Task) -> Rule[Verdict]:
    """The whole of an Unopposed Test: its cards are discarded when it ends."""
    verdict = yield from attempt(game, figure, task)
    yield from discard_played(game, task.rule)
    return verdict


@rule("AD66-TEST-01", "AD66-TEST-04", "AD66-TEST-05", "AD66-NPC-06", "AD66-AMB-11")
def attempt(game: Anno, figure: Figure, task: Task) -> Rule[Verdict]:
    """An Unopposed Test whose cards stay in play: the caller discards them."""
    player = stats.card_player(game, figure) if task.seat == NOBODY else task.seat
    of = yield from faith.offer_faith(game, figure, player, task.of, task.name)
    stake = make_stake(game, figure, of, player, task.mods)
    test = Test(
        task.name, task.rule, [stake], task.nd, stage="revealed", revealed=True, about=task.item, against=task.target
    )
    game.state.tests.append(test)
    stake.source = "deck"  # never from the hand
    stake.card = yield from deck.turn_up(game, player, task.rule)
    tell_card(game, test, stake)
    yield from after_reveal(game, test, suited=False)
    yield from reinforce(game, test)
    verdict = judge(test)
    test.stage = "done"
    game.tell(
        "tested", task.rule, model=figure.id, test=task.name, total=total(stake), nd=task.nd, result=verdict.result
    )
    return verdict


@clause("AD66-TEST-01", "AD66-CHAR-04")
def make_stake(game: Anno, figure: Figure, of: str, seat: int, mods: Sequence[Mod] = ()) -> Stake:
    """One side of a test before any card is played: its score, and what changes all its tests."""
    return Stake(
        seat, figure.id, of, stats.score(game, figure, of), mods=[*mods, *stats.lasting_mods(game, figure, of)]
    )


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
    """Any number of hand cards that match the Initial Card's suit or value. Any player with a card in hand is asked, matching or not."""
    (stake,) = test.sides
    hand = game.deck(stake.seat).hand
    if not hand or stake.card in JOKERS:
        return
    test.stage = "reinforcing"
    ask = Some(
        "reinforce",
        seat=stake.seat,
        rule="AD66-TEST-06",
        options=lambda: matching_cards(game, stake),
        least=0,
        most=len(hand),
        of="card",
        about=questions.Reinforce(model=stake.figure, total=total(stake), nd=test.nd),
        why=refusals.cards_in_hand(hand, "AD66-TEST-06", functools.partial(why_no_match, stake)),
        once="AD66-DECK-04",
    )
    cards = yield from decide(game, ask)
    for card in cards:
        add_reinforcement(game, test, stake, card)


# -- against another side


@rule("AD66-OPP-01", "AD66-OPP-02", "AD66-OPP-03", "AD66-OPP-04", "AD66-OPP-05", "AD66-OPP-06")
def opposed(game: Anno, name: str, rule_id: str, caller: Stake, other: Stake) -> Rule[Clash]:
    """A whole Opposed Test: its cards are discarded when it ends. The caller loses a tie."""
    test = opposed_before_cards(name, rule_id, caller, other)
    game.state.tests.append(test)
    yield from commit(game, test)
    yield from reveal(game, test)
    yield from after_reveal(game, test, suited=False)
    clash = yield from reinforce_and_compare(game, test)
    yield from discard_played(game, rule_id)
    return clash._replace(winner=1) if clash.winner is None else clash


@clause("AD66-OPP-01")
def opposed_before_cards(name: str, rule_id: str, caller: Stake, other: Stake) -> Test:
    """An Opposed Test before any card is committed."""
    return Test(name, rule_id, [caller, other], opposed=True, stage="committing")


@rule("AD66-OPP-03")
def after_reveal(game: Anno, test: Test, *, suited: bool) -> Rule[None]:
    """What may happen to the cards once they are seen, and the suits of Jokers."""
    yield from master_of_fate.offer_replacement(game, test)
    yield from unshakeable.offer_second_card(game, test)
    yield from name_suits(game, test, suited)


@rule("AD66-OPP-04", "AD66-OPP-05")
def reinforce_and_compare(game: Anno, test: Test) -> Rule[Clash]:
    """Reinforcement, then the totals of the two sides are compared."""
    yield from reinforce_in_turn(game, test)
    return decide_winner(game, test)


@clause("AD66-OPP-05")
def decide_winner(game: Anno, test: Test) -> Clash:
    """Nobody reinforces any longer: who has won, and by how much."""
    clash = compare(test)
    test.stage = "done"
    (caller, other), totals = test.sides, [total(stake) for stake in test.sides]
    game.tell(
        "compared", test.rule, test=test.name, model=caller.figure, other=other.figure, one=totals[0], two=totals[1]
    )
    return clash


@clause("AD66-OPP-05")
def compare(test: Test) -> Clash:
    caller, other = test.sides
    difference = total(caller) - total(other)
    winner = None if difference == 0 else 0 if difference > 0 else 1
    return Clash(winner, abs(difference), (caller.suit, other.suit))


@rule("AD66-OPP-01", "AD66-OPP-02", "AD66-OPP-07", "AD66-DP-35", "AD66-DP-36", "AD66-HID-04")
def commit(game: Anno, test: Test) -> Rule[None]:
    """The Initiative holder commits a card from hand or deck, then the other, who knows where it came from; or both at once if agreed."""
    choosing = [stake for stake in holder_first(game, test.sides) if not stake.nothing and not stake.reused]
    asks = [source_ask(game, test, stake) for stake in choosing]
    if game.setup.simultaneous and len(asks) == 2 and all(game.has_player(ask.seat) for ask in asks):
        answers = yield tuple(asks)
        for stake, answer in zip(choosing, answers, strict=True):
            commit_card(game, test, stake, answer)
        return
    for stake, ask in zip(choosing, asks, strict=True):
        answer = yield from decide(game, ask)
        commit_card(game, test, stake, answer)


def source_ask(game: Anno, test: Test, stake: Stake) -> Menu:
    """Hand or deck, and which card of the hand."""
    hand = game.deck(stake.seat).hand
    why = refusals.cards_in_hand(hand, "AD66-OPP-01")
    card = Choose("commit-card", seat=stake.seat, rule="AD66-OPP-01", options=lambda: list(hand), of="card", why=why)
    about: questions.Commit = {"test": test.name, "model": stake.figure}
    return Menu(
        "commit",
        seat=stake.seat,
        rule="AD66-OPP-01",
        branches={"deck": None, **({"hand": card} if hand else {})},
        about=about,
        why=functools.partial(why_empty_hand, "AD66-OPP-01"),
    )


@clause("AD66-OPP-01", "AD66-INIT-01")
def why_empty_hand(rule_id: str, name: str) -> Refusal | None:
    """Nothing can be played from an empty hand."""
    return refuse("why-empty-hand", rule_id) if name == "hand" else None


def commit_card(game: Anno, test: Test, stake: Stake, answer: object) -> None:
    """The source is public, the card is not (AD66-HID-04)."""
    if isinstance(answer, dict):
        stake.source, stake.card = "hand", str(answer["hand"])
        deck.play_from_hand(game, stake.seat, stake.card)
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
    """Cards committed from the deck are turned up now; all cards are revealed together."""
    for stake in holder_first(game, [*test.sides, *test.others]):
        if stake.source == "deck" and not stake.reused:
            stake.card = yield from deck.turn_up(game, stake.seat, test.rule)
    test.revealed, test.stage = True, "revealed"
    for stake in (*test.sides, *test.others):
        if not stake.nothing:
            tell_card(game, test, stake)


@rule("AD66-DECK-02", "AD66-AMB-09", "AD66-AMB-10", "AD66-DP-26")
def name_suits(game: Anno, test: Test, suited: bool) -> Rule[None]:
    """Where it matters, a Joker gets a suit: a Red one from its owner, a Black one from the opponent; the player without Initiative
    names first."""
    waiting = []
    for stake in test.sides:
        stake.suit = stake.suit or deck.suit(stake.card) if stake.card else ""
        if suited and stake.card in JOKERS and not stake.suit:
            seat = stake.seat if stake.card == RED_JOKER else game.opponent(stake.seat)
            waiting.append((seat, stake))
    for seat, stake in sorted(waiting, key=lambda pair: pair[0] == game.initiative_holder):
        about: questions.OfCard = {"card": stake.card, "model": stake.figure}
        stake.suit = yield from decide(
            game, Choose("suit", seat=seat, rule="AD66-DECK-02", options=SUITS, of="suit", about=about)
        )
        game.tell("suit-named", "AD66-DECK-02", seat=seat + 1, card=stake.card, suit=stake.suit)


@rule("AD66-OPP-04", "AD66-MELEE-11")
def reinforce_in_turn(game: Anno, test: Test) -> Rule[None]:
    """One card or a pass, the Initiative holder first, in turn, until both pass in succession."""
    test.stage = "reinforcing"
    while still_reinforcing(test):
        yield from reinforce_or_pass(game, test)


@clause("AD66-OPP-04")
def still_reinforcing(test: Test) -> bool:
    """Can a reinforcement still come?"""
    return test.passes < 2


@rule("AD66-OPP-04", "AD66-DP-15", "AD66-HID-14")
def reinforce_or_pass(game: Anno, test: Test) -> Rule[None]:
    """The side whose turn it is adds a card or passes; one that obviously cannot add any passes without being asked."""
    stake = holder_first(game, test.sides)[test.turn % 2]
    test.turn += 1
    if stake.nothing or stake.reused or stake.card in JOKERS or not game.deck(stake.seat).hand:
        test.passes += 1
        return
    ask = Choose(
        "reinforce-one",
        seat=stake.seat,
        rule="AD66-OPP-04",
        options=lambda: ["pass", *matching_cards(game, stake)],
        of="card",
        about=questions.ReinforceOne(
            model=stake.figure or "initiative",
            totals=[total(side) for side in test.sides],
            mine=total(stake),
            theirs=next(total(side) for side in test.sides if side is not stake),
        ),
        why=refusals.cards_in_hand(game.deck(stake.seat).hand, "AD66-OPP-04", functools.partial(why_no_match, stake)),
    )
    card = yield from decide(game, ask)
    test.passes = test.passes + 1 if card == "pass" else 0
    if card == "pass":
        game.tell("no-reinforcement", "AD66-OPP-04", seat=stake.seat + 1)
    else:
        add_reinforcement(game, test, stake, card)


# -- cards and totals


@clause("AD66-OPP-01")
def holder_first(game: Anno, sides: Sequence[Stake]) -> list[Stake]:
    """The Initiative holder's first."""
    return sorted(sides, key=lambda stake: stake.seat != game.initiative_holder)


@clause("AD66-TEST-06", "AD66-TEST-08")
def matching_cards(game: Anno, stake: Stake) -> list[str]:
    """The cards of a hand that can reinforce: the same suit or the same value; never a Joker."""
    first = stake.card
    return [card for card in game.deck(stake.seat).hand if value_beside(first, card)]


@clause("AD66-TEST-06", "AD66-TEST-08")
def why_no_match(stake: Stake, card: str) -> Refusal | None:
    """Why a card does not reinforce: a Joker, or neither the suit nor the value of the Initial Card."""
    if card in JOKERS:
        return refuse("why-joker-reinforces-not", "AD66-TEST-08", card=card)
    return (
        None if value_beside(stake.card, card) else refuse("why-no-match", "AD66-TEST-06", card=card, first=stake.card)
    )


@clause("AD66-TEST-06", "AD66-TEST-08")
def reinforcement_value(stake: Stake, card: str) -> int:
    """What a card adds to the Initial Card: 2 if it has the same value, 1 if it has the same suit."""
    return value_beside(stake.card, card)


def value_beside(first: str, card: str) -> int:
    """What one card adds to another, whoever plays them."""
    if card in JOKERS or first in JOKERS:
        return 0
    if deck.value(card) == deck.value(first):
        return SAME_VALUE
    return SAME_SUIT if deck.suit(card) == deck.suit(first) else 0


def add_reinforcement(game: Anno, test: Test, stake: Stake, card: str) -> None:
    """A reinforcement is played."""
    deck.play_from_hand(game, stake.seat, card)
    stake.extra.append(card)
    game.tell(
        "reinforced",
        test.rule,
        seat=stake.seat + 1,
        model=stake.figure or "initiative",
        card=card,
        amount=reinforcement_value(stake, card),
    )


@clause("AD66-TEST-01", "AD66-MELEE-10")
def total(stake: Stake) -> int:
    """Card, score, modifiers and reinforcements; 0 for an Unconscious fighter."""
    if stake.nothing:
        return 0
    amount = stake.score + (deck.value(stake.card) if stake.card else 0)
    for mod in stake.mods:
        amount += mod.amount
    for card in stake.extra:
        amount += reinforcement_value(stake, card)
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
def discard_played(game: Anno, rule_id: str) -> Rule[None]:
    """Every card in play goes to its owner's discard, together. What a Sweep reuses stays (AD66-AMB-08)."""
    played = []
    for test in game.state.tests:
        for stake in (*test.sides, *test.others):
            played += [(stake.seat, card) for card in stake.spent]
            if not stake.reused:
                played += [(stake.seat, card) for card in ([stake.card] if stake.card else []) + stake.extra]
    game.state.tests.clear()
    yield from deck.settle_test(game, played, rule_id)
