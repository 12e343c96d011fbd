"""Flips: Fate Modifiers, Jokers, cheating, variable flips (MALI-FLIP, -FATE, -JOKER, -CHEAT, -VAR), with their exact odds."""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from escarmouche.games.malifaux.fate import deck, flip, soulstone_defence, variable_flip
from escarmouche.games.malifaux.fate.variable_flip import Variable
from escarmouche.games.malifaux.state import BLACK_JOKER, RED_JOKER, SUITS, Mod, Side, fate_deck
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import start
from tests.games.malifaux.positions import asked, lay, open_branches, refused, run, told

CARDS = list(fate_deck().pile.counts())
RULE = "MALI-FLIP-01"


def table(**more: Any) -> Malifaux:
    return lay(models={"a": {}, "b": {"seat": 1, "at": (3, 0)}}, active="a", **more)


def side(*fates: int, flipped: tuple[str, ...] = (), card: str = "", seat: int = 0) -> Side:
    return Side(seat, "a", fates=[Mod("test", amount) for amount in fates], flipped=list(flipped), card=card)


# -- Fate Modifiers


def test_cancelling() -> None:
    """MALI-FATE-01, MALI-AMB-120: each + cancels one -, wherever they come from, and only then is there a cap (MALI-FATE-05)."""
    assert flip.net([Mod("accuracy", -2), Mod("focused", 1), Mod("cover", -1), Mod("soulstone", -1)]) == -3
    assert flip.net([Mod("x", 5), Mod("y", -5)]) == 0
    assert [flip.count(n) for n in (-9, -3, -2, -1, 0, 1, 2, 3, 9)] == [4, 4, 3, 2, 1, 2, 3, 4, 4]


def test_cards_revealed() -> None:
    """MALI-FATE-02, MALI-FATE-05, MALI-AMB-05: n modifiers reveal n + 1 cards, never more than four."""
    game = table()
    for net, cards in ((0, 1), (1, 2), (-2, 3), (3, 4), (-4, 4)):
        assert asked(flip.reveal(game, side(net), RULE)).count == cards


@pytest.mark.parametrize(
    ("net", "flipped", "options"),
    [
        (2, ("ram-4", "mask-7", "crow-10"), ["ram-4", "mask-7", "crow-10"]),
        (-2, ("ram-4", "mask-7", "crow-10"), ["ram-4"]),
        (-2, ("ram-4", "mask-7", "crow-4"), ["ram-4", "crow-4"]),
        (-1, ("ram-4", RED_JOKER), ["ram-4", RED_JOKER]),
        (1, ("ram-4", BLACK_JOKER), [BLACK_JOKER]),
        (-1, (RED_JOKER, BLACK_JOKER), [BLACK_JOKER]),
        (1, (RED_JOKER, BLACK_JOKER), [BLACK_JOKER]),
    ],
)
def test_choices(net: int, flipped: tuple[str, ...], options: list[str]) -> None:
    """MALI-FATE-03, MALI-FATE-04, MALI-FATE-06, MALI-EX-01, MALI-EX-02: any with +, the lowest with -; Jokers have their own ways."""
    assert flip.choices(side(net, flipped=flipped)) == options


def test_example_plus() -> None:
    """MALI-EX-01, MALI-DP-31, MALI-CONF-02: of 4, 7 and 10 with ++ any may be kept; the others are discarded, by nobody."""
    game = table(tops=(["ram-4", "mask-7", "crow-10"], ()))
    mine = side(1, 1)
    ask = asked(flip.flip(game, mine, RULE), ["ram-4", "mask-7", "crow-10"])
    assert ask.name == "keep" and ask.of == "card" and len(list(ask)) == 3
    game, mine = table(tops=(["ram-4", "mask-7", "crow-10"], ())), side(1, 1)
    run(flip.flip(game, mine, RULE), ["ram-4", "mask-7", "crow-10"], "crow-10")
    assert mine.card == "crow-10" and game.deck(0).discard == ["ram-4", "mask-7"]
    assert told(game) == ["flipped", "kept"]  # MALI-DISC-04: no `discarded`


def test_example_minus() -> None:
    """MALI-EX-02, MALI-CHEAT-03: with -- the 4 must be used, nobody is asked, and the flip cannot be cheated."""
    game, mine = table(hands=(["ram-13"], ())), side(-1, -1)
    run(flip.flip(game, mine, RULE), ["ram-4", "mask-7", "crow-10"])
    assert mine.card == "ram-4"
    assert run(flip.cheat(game, mine, RULE)) is False and mine.cheated == "barred"


def test_tied_lowest() -> None:
    """MALI-DP-32, MALI-FATE-04: with - the player picks among the lowest, or takes the Red Joker."""
    ask = asked(flip.flip(table(), side(-2), RULE), ["ram-4", "mask-4", RED_JOKER])
    assert list(ask) == ["ram-4", "mask-4", RED_JOKER]
    ask = asked(flip.flip(table(), side(-1), RULE), ["ram-4", "mask-4"])
    assert refused(ask, "crow-9").rule == "MALI-CONF-02"


# -- odds


def highest(flipped: tuple[str, ...], net: int) -> str:
    return max(flip.choices(side(net, flipped=flipped)), key=deck.value)


def test_odds_of_the_kept_card() -> None:
    """MALI-FATE-03, MALI-FATE-04, MALI-FATE-06, MALI-VAR-01: which band is kept with one +, one - and none, over all pairs of cards."""
    pairs = list(itertools.permutations(CARDS, 2))
    plus = Counter(deck.band(highest(pair, 1)) for pair in pairs)
    minus = Counter(deck.band(highest(pair, -1)) for pair in pairs)
    # Without Black Joker and Severe cards 20 + 20 are left; 20 of them are Weak. With the Black Joker, Weak: 2 * 53.
    assert plus[0] == 2 * 53 + 20 * 19 and plus[0] + plus[1] == 2 * 53 + 40 * 39
    # The Red Joker is worth taking under -: 2 * 52 pairs without the Black one. Else Severe needs two of the other twelve.
    assert minus[2] == 2 * 52 + 12 * 11 and minus[0] == 54 * 53 - 33 * 32 - 2 * 20
    assert Counter(deck.band(card) for card in CARDS) == {0: 21, 1: 20, 2: 13}  # D-2


def test_odds_of_the_black_joker() -> None:
    """MALI-FATE-06: more cards make it likelier, and it always counts: n cards, n of 54."""
    for net, cards in ((1, 2), (2, 3)):
        hits = sum(highest(some, net) == BLACK_JOKER for some in itertools.combinations(CARDS, cards))
        assert Fraction(hits, len(list(itertools.combinations(CARDS, cards)))) == Fraction(cards, 54)


# -- Jokers


def test_jokers() -> None:
    """MALI-JOKER-01: 0, no suit, Weak. MALI-JOKER-04, MALI-DP-33: 14, Severe, and its player names a suit."""
    assert (deck.value(BLACK_JOKER), deck.suit(BLACK_JOKER), deck.band(BLACK_JOKER)) == (0, "", 0)
    assert (deck.value(RED_JOKER), deck.band(RED_JOKER)) == (14, 2)
    game, mine = table(), side()
    run(flip.flip(game, mine, RULE, suited=True), [RED_JOKER], "crow")
    assert mine.suit == "crow"
    assert list(asked(flip.flip(table(), side(), RULE, suited=True), [RED_JOKER])) == list(SUITS)
    mine = side()
    run(flip.flip(game, mine, RULE, suited=True), [BLACK_JOKER])
    assert mine.suit == ""


def test_black_joker_is_not_cheated() -> None:
    """MALI-JOKER-02: the player who flipped it cannot cheat."""
    game, mine = table(hands=(["ram-13"], ())), side()
    run(flip.flip(game, mine, RULE), [BLACK_JOKER])
    refusal = flip.why_not_cheated(mine)
    assert refusal and refusal.rule == "MALI-JOKER-02"
    run(flip.cheat(game, mine, RULE))


def test_red_joker_stops_the_other() -> None:
    """MALI-JOKER-05: only in the Conflict, only when flipped. MALI-AMB-06: not one that was discarded. MALI-AMB-07: not one put there."""
    mine, other = side(card="ram-4"), side(card=RED_JOKER, seat=1)
    refusal = flip.why_not_cheated(mine, other)
    assert refusal and refusal.rule == "MALI-JOKER-05"
    assert flip.why_not_cheated(mine, side(1, card="ram-9", flipped=("ram-9", RED_JOKER), seat=1)) is None
    other.cheated = "cheated"
    assert flip.why_not_cheated(mine, other) is None
    assert flip.why_not_cheated(mine) is None  # a simple duel


def test_jokers_in_numbers() -> None:
    """MALI-JOKER-03, MALI-JOKER-06, MALI-AMB-09: Black is 0, Red the Severe value and 1, in every flip that gives a number."""
    for profile in ((2, 3, 5), (2, 4, 6), (1, 2, 3)):
        assert variable_flip.number(profile, variable_flip.read(BLACK_JOKER)) == 0
        assert variable_flip.number(profile, variable_flip.read(RED_JOKER)) == profile[2] + 1
        assert [variable_flip.number(profile, Variable("ram-1", band)) for band in (0, 1, 2)] == list(profile)


def test_jokers_by_cheating() -> None:
    """MALI-JOKER-07, MALI-AMB-08: both have their effect also when put there."""
    game = table(hands=([RED_JOKER, BLACK_JOKER], ()))
    first = run(variable_flip.flip(game, 0, game.model("a"), (), RULE), ["ram-4"], {"cheat": RED_JOKER})
    second = run(variable_flip.flip(game, 0, game.model("a"), (), RULE), ["ram-5"], {"cheat": BLACK_JOKER})
    assert (first.joker, second.joker) == ("red", "black")
    assert game.deck(0).discard == ["ram-4", RED_JOKER, "ram-5", BLACK_JOKER]


# -- cheating


def test_cheat() -> None:
    """MALI-CHEAT-01, MALI-CHEAT-02, MALI-DISC-04: the flipped card is discarded, by nobody, and the other is not a flip."""
    game, mine = table(hands=(["ram-13", "ram-1"], ())), side(1)
    run(flip.flip(game, mine, RULE), ["ram-4", "ram-3"], "ram-4")
    assert run(flip.cheat(game, mine, RULE), {"cheat": "ram-13"}) is True
    assert mine.card == "ram-13" and mine.flipped == ["ram-4", "ram-3"]
    assert game.deck(0).hand == ["ram-1"] and game.deck(0).discard == ["ram-3", "ram-4"]
    assert told(game)[-1] == "cheated"


def test_cheat_once() -> None:
    """MALI-CHEAT-04: neither after cheating nor after declining."""
    game, mine = table(hands=(["ram-13", "ram-1"], ())), side(card="ram-4")
    assert open_branches(asked(flip.cheat(game, mine, RULE))) == ["decline", "cheat"]
    mine = side(card="ram-4")
    run(flip.cheat(game, mine, RULE), "decline")
    refusal = flip.why_not_cheated(mine)
    assert refusal and refusal.rule == "MALI-CHEAT-04"
    assert run(flip.cheat(game, mine, RULE)) is False


def test_cheat_from_the_hand() -> None:
    """MALI-CHEAT-01, MALI-AMB-16, MALI-DP-37: only the player who flips, only cards held; a player without cards is not asked."""
    game = table(hands=(["ram-13"], ["ram-12"]))
    ask = asked(flip.cheat(game, side(card="ram-4"), RULE))
    assert ask.seat == 0 and refused(ask, {"cheat": "ram-12"}).rule == "MALI-CHEAT-01"
    run(flip.cheat(table(), side(card="ram-4"), RULE))


def test_cancelled_minus_may_be_cheated() -> None:
    """MALI-AMB-04: a flip whose modifiers cancel out may be cheated; MALI-AMB-05: one with more - than three may not."""
    assert flip.why_not_cheated(side(1, -1, card="ram-4")) is None
    for net in (-1, -5):
        refusal = flip.why_not_cheated(side(net, card="ram-4"))
        assert refusal and refusal.rule == "MALI-CHEAT-03"


def test_forbidden() -> None:
    """MALI-CHEAT-05: an effect may forbid it, as that of the Soulstone that reduces damage does (MALI-SS-03, D-7)."""
    game = lay(models={"a": {"card": "boss"}}, hands=(["ram-13"], ()), stones=(1, 0), active="a")
    left = run(soulstone_defence.reduce(game, game.model("a"), 3, None), "spend", ["mask-7"])
    assert left == 1 and game.deck(0).stones == 0 and game.deck(0).hand == ["ram-13"]


def test_reflip() -> None:
    """MALI-FLIP-02: the card is discarded, and as many are flipped again."""
    game, mine = table(), side(1)
    run(flip.flip(game, mine, RULE), ["ram-4", "ram-3"], "ram-4")
    run(flip.reflip(game, mine, RULE), ["ram-9", "ram-8"], "ram-9")
    assert mine.card == "ram-9" and game.deck(0).discard == ["ram-3", "ram-4", "ram-8"]


# -- variable flips


def test_variable() -> None:
    """MALI-VAR-01, MALI-CONF-01, MALI-CONF-03: 0-5 Weak, 6-10 Moderate, 11-14 Severe; the card lies in the open, then is discarded."""
    game = table(hands=(["ram-13"], ()))
    step = variable_flip.flip(game, 0, game.model("a"), (), RULE, name="damage")
    ask = asked(step, ["ram-6"])
    assert ask.name == "cheat" and game.duel.sides[0].card == "ram-6" and not game.deck(0).discard
    game = table(hands=(["ram-13"], ()))
    result = run(variable_flip.flip(game, 0, game.model("a"), (), RULE), ["ram-6"], "decline")
    assert result == Variable("ram-6", 1) and game.deck(0).discard == ["ram-6"] and not game.state.duels


def test_another_value() -> None:
    """MALI-VAR-02: a stated number selects the segment as a flip does."""
    assert [deck.segment(number) for number in (0, 5, 6, 10, 11, 13, 14)] == [0, 0, 1, 1, 2, 2, 2]


def test_variable_with_modifiers() -> None:
    """MALI-DP-37, MALI-AMB-120, MALI-CHEAT-03: modifiers of all kinds together; with - no cheating, without it there is."""
    game = table(hands=(["ram-13"], ()))
    fates = [Mod("accuracy", -1), Mod("focused", 1), Mod("soulstone", -1)]
    result = run(variable_flip.flip(game, 0, game.model("a"), fates, RULE), ["ram-12", "ram-2"])
    assert result.band == 0
    fates = [Mod("accuracy", -1), Mod("focused", 1)]
    assert run(variable_flip.flip(game, 0, game.model("a"), fates, RULE), ["ram-3"], {"cheat": "ram-13"}).band == 2


# -- the Initiative


def initiative(**more: Any) -> Malifaux:
    return lay(models={"a": {}, "b": {"seat": 1}}, state={"phase": "start", "step": "flip"}, **more)


def test_initiative_jokers() -> None:
    """MALI-AMB-15: Black 0 and not cheated, Red 14; it is not an opposed duel, so Red stops nobody."""
    game = initiative(hands=(["ram-1"], ["ram-1"]))
    run(start.flips(game), [RED_JOKER], ["mask-9"])
    run(start.cheats(game), "decline", "decline")
    assert [side.cheated for side in game.duel.sides] == ["declined", "declined"]
    game = initiative(hands=(["ram-1"], ["ram-1"]))
    run(start.flips(game), [BLACK_JOKER], ["mask-9"])
    run(start.cheats(game), "decline")
    assert [side.cheated for side in game.duel.sides] == ["barred", "declined"]


def test_initiative_order() -> None:
    """MALI-DP-18: the lower flip first; if equal, whoever has Initiative."""
    for cards, first in ((("ram-3", "mask-9"), 0), (("ram-9", "mask-3"), 1), (("ram-3", "mask-3"), 0)):
        game = initiative(hands=(["crow-1"], ["crow-1"]))
        run(start.flips(game), [cards[0]], [cards[1]])
        assert asked(start.cheats(game)).seat == first


def test_initiative_tie() -> None:
    """MALI-AMB-14: cheated cards are lost, Pass Tokens kept, both flip again. MALI-DP-19: the higher total says who has Initiative."""
    game = initiative(hands=(["crow-9"], ()), passes=(0, 1))
    run(start.flips(game), ["ram-3"], ["mask-8"])
    run(start.cheats(game), {"cheat": "crow-9"})
    run(start.initiative(game))
    assert game.state.step == "flip" and game.deck(1).passes == 1 and game.deck(0).discard == ["ram-3", "crow-9"]
    run(start.flips(game), ["ram-4"], ["mask-9"])
    run(start.cheats(game))
    ask = asked(start.initiative(game))
    assert ask.seat == 1 and list(ask) == [0, 1]


def test_start_of_turn() -> None:
    """MALI-DP-15, MALI-AMB-13: both discard in secret, at once. MALI-DP-16: a Soulstone for two cards. MALI-DP-17: then down to six."""
    hand = ["ram-1", "ram-2", "ram-3", "ram-4", "ram-5", "ram-6"]
    game = lay(models={"a": {}, "b": {"seat": 1}}, hands=(hand, hand), stones=(1, 0), state={"phase": "start"})
    asks = asked(start.discard(game))
    assert isinstance(asks, tuple) and [ask.seat for ask in asks] == [0, 1]
    run(start.stones(game), "spend", ["mask-1", "mask-2"], ["ram-1", "mask-2"])
    assert game.deck(0).stones == 0 and len(game.deck(0).hand) == 6
