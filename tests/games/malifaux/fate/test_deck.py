"""Fate Decks, Control Hands, Discard Piles, cards revealed and looked at (MALI-DECK, -HAND, -DISC, -REV), and who may know them."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from escarmouche.core.play.game import Game
from escarmouche.core.play.undo import undoable
from escarmouche.games.malifaux import BOOK
from escarmouche.games.malifaux.fate import deck, unseen
from escarmouche.games.malifaux.state import RED_JOKER, SUITS, fate_deck
from escarmouche.games.malifaux.table import Malifaux
from tests.games.malifaux.positions import (
    asked,
    lay,
    refused,
    run,
    told,
)

HAND = ["ram-1", "mask-2", "crow-3", "tome-4", "ram-5", "mask-6", "crow-7", "tome-8"]


def table(**more: Any) -> Malifaux:
    return lay(models={"a": {}, "b": {"seat": 1, "at": (3, 0)}}, active="a", **more)


def short(game: Malifaux, seat: int, cards: list[str]) -> None:
    """Only these cards are left in a deck; those that are nowhere else are in the Discard Pile."""
    own = game.deck(seat)
    own.discard = [card for card, count in own.pile.rest.items() if count and card not in cards]
    own.pile.rest = {card: int(card in cards) for card in own.pile.rest}


def counted(game: Malifaux, seat: int) -> Counter[str]:
    own = game.deck(seat)
    return Counter(own.pile.counts()) + Counter([*own.hand, *own.discard, *own.removed])


# -- the deck


def test_deck() -> None:
    """MALI-DECK-01: 1 to 13 in four suits and two Jokers; MALI-DECK-02: a card is in one place."""
    counts = fate_deck().pile.counts()
    assert len(counts) == sum(counts.values()) == 54
    assert {deck.suit(card) for card in counts} == {*SUITS, ""}
    assert Counter(deck.value(card) for card in counts) == {**dict.fromkeys(range(1, 14), 4), 0: 1, 14: 1}
    game = table(hands=(HAND, ()))
    deck.discard(game, 0, HAND[:2], "MALI-START-01")
    run(deck.draw(game, 0, 1, "MALI-HAND-01"), ["tome-13"])
    assert counted(game, 0) == Counter(counts)


def test_no_order() -> None:
    """MALI-DECK-03, MALI-HID-01: nobody looks through the deck; in the state there is no order to look at."""
    own = fate_deck()
    assert own.pile.top == [] and deck.depth(own, 0) == deck.depth(own, 1) == deck.depth(own, None) == 0


def test_renewed() -> None:
    """MALI-DECK-04, MALI-AMB-12: an empty deck is reshuffled from the Discard Pile at that moment, not from the hand or the Conflict."""
    game = table(hands=(["ram-1"], ()))
    short(game, 0, ["ram-2"])
    thrown = len(game.deck(0).discard)
    cards = run(deck.take(game, 0, 1, "MALI-FLIP-01"), ["ram-2"])
    assert cards == ("ram-2",) and not game.deck(0).discard and len(game.deck(0).pile) == thrown == 52
    assert "ram-2" not in +Counter(game.deck(0).pile.counts())


def test_renewed_in_the_middle() -> None:
    """MALI-AMB-12: what is there, a shuffle without what was just revealed, and on; with nothing left, fewer cards. MALI-DECK-05,
    MALI-AMB-21: nobody is asked to cut."""
    game = table()
    short(game, 0, ["ram-2"])
    ask = asked(deck.take(game, 0, 3, "MALI-FLIP-01"), ["ram-2"])
    assert ask.count == 2 and len(game.deck(0).pile) == 53
    assert refused(ask, ["ram-2", "ram-3"]).key == "why-not-in-pile"
    empty = table()
    empty.deck(0).pile.rest = {}
    assert run(deck.take(empty, 0, 2, "MALI-FLIP-01")) == ()


def test_removed() -> None:
    """MALI-DECK-06, MALI-HID-04: a removed card lies face up and is never shuffled back."""
    game = table(hands=(["ram-1"], ()), discards=(["mask-9", "crow-9"], ()), tops=(["tome-2"], ()))
    deck.remove(game, 0, ["ram-1", "mask-9", "tome-2"], "MALI-DECK-06")
    own = game.deck(0)
    assert own.removed == ["ram-1", "mask-9", "tome-2"] and own.hand == [] and own.discard == ["crow-9"]
    deck.reshuffle(game, 0)
    assert len(own.pile) == 51 and game.events[0].to is None


# -- the hand


def test_draw() -> None:
    """MALI-HAND-01, MALI-HAND-03, MALI-HID-02, MALI-AMB-10: own deck, own hand; the other is told how many and not which."""
    game = table()
    step = deck.draw(game, 1, 2, "MALI-HAND-01")
    assert asked(step).seen == (1,)
    run(deck.draw(game, 1, 2, "MALI-HAND-01"), ["ram-1", "ram-2"])
    assert game.deck(1).hand == ["ram-1", "ram-2"] and not game.deck(0).hand
    full, count = game.events
    assert full.to == (1,) and full.args["cards"] == ["ram-1", "ram-2"]
    assert count.to is None and "cards" not in count.args and count.args["count"] == 2
    assert [[event.name for event in game.events if event.seen_by(seat)] for seat in (0, 1, None)] == [
        ["drew"],
        ["drew-cards"],
        ["drew"],
    ]


def test_limit() -> None:
    """MALI-HAND-02, MALI-DP-17: down to six, and the order of the answer is that on the pile (MALI-DP-68)."""
    game = table(hands=(HAND, HAND[:7]))
    ask = asked(deck.limit(game))
    assert (ask.seat, ask.least, ask.most) == (0, 2, 2)
    run(deck.limit(game), ["tome-8", "ram-1"], ["mask-2"])
    assert game.deck(0).discard == ["tome-8", "ram-1"] and game.deck(1).discard == ["mask-2"]
    assert len(game.deck(0).hand) == len(game.deck(1).hand) == 6
    run(deck.limit(game))


def test_limit_waits() -> None:
    """MALI-AMB-17: a draw in the middle of an Action is not a moment to discard."""
    game = table(hands=(HAND[:6], ()))
    run(deck.draw(game, 0, 2, "MALI-HAND-01"), ["crow-12", "crow-13"])
    assert len(game.deck(0).hand) == 8 and not game.deck(0).discard


# -- discarding


def test_order_of_discards() -> None:
    """MALI-DISC-01, MALI-DISC-03, MALI-DP-68: several are shown, then stacked as the player wants, the last on top."""
    game = table(hands=(HAND, ()), discards=(["crow-13"], ()))
    run(deck.give_up(game, 0, 0, 8, "MALI-HAND-04"), ["tome-8", "ram-1"])
    assert game.deck(0).discard == ["crow-13", "tome-8", "ram-1"]
    (shown,) = game.events
    assert shown.name == "discarded" and shown.to is None and shown.args["cards"] == ["tome-8", "ram-1"]


def test_browsing() -> None:
    """MALI-DISC-02, MALI-HID-03, MALI-AMB-11: a player's own pile as a whole, the other's top card."""
    game = table(discards=(["ram-1", "ram-2"], ()))
    assert unseen.browsable(game, 0, 0) == ["ram-1", "ram-2"]
    assert unseen.browsable(game, 0, 1) == unseen.browsable(game, 0, None) == ["ram-2"]
    assert unseen.browsable(game, 1, 0) == []


def test_who_discards(monkeypatch: pytest.MonkeyPatch) -> None:
    """MALI-HAND-04, MALI-DISC-05: a model that an effect tells to discard has discarded; MALI-DISC-04: nobody has, when a flip or the
    Conflict is cleared, nor when a rule of the game says so."""
    from escarmouche.games.malifaux.turn import occasions

    heard: list[tuple[str, str, int]] = []

    def happen(game: Malifaux, event: str, model: Any, *, amount: int = 0) -> None:
        heard.append((event, model.id, amount))

    monkeypatch.setattr(occasions, "happen", happen)
    game = table(hands=(HAND, HAND))
    run(deck.give_up(game, 0, 1, 1, "MALI-HAND-04", game.model("a")), ["ram-1"])
    run(deck.limit(game), ["mask-2"], HAND[:2])
    deck.discard(game, 0, ["crow-3"], "MALI-START-01")
    deck.stack(game, 0, ["crow-13"])
    assert heard == [("discards", "a", 1)]


def test_nothing_to_discard() -> None:
    """MALI-HAND-04: a player without cards is not asked; one with fewer discards those."""
    game = table(hands=((), ["ram-1"]))
    assert run(deck.give_up(game, 0, 1, 1, "MALI-HAND-04")) == ()
    ask = asked(deck.give_up(game, 1, 2, 2, "MALI-HAND-04"))
    assert (ask.least, ask.most) == (1, 1)


# -- revealing and looking


def test_reveal() -> None:
    """MALI-REV-01, MALI-HID-01: both see the cards, which return in their order; both then know the top."""
    game = table()
    own = game.deck(0)
    assert asked(deck.reveal(game, 0, 2, "MALI-REV-01")).seen is None
    run(deck.reveal(game, 0, 2, "MALI-REV-01"), ["ram-1", "ram-2"])
    assert own.pile.top == ["ram-1", "ram-2"] and len(own.pile) == 54
    assert [deck.depth(own, seat) for seat in (0, 1, None)] == [2, 2, 2]
    run(deck.take(game, 0, 1, "MALI-FLIP-01"), ["ram-1"])
    assert [deck.depth(own, seat) for seat in (0, 1, None)] == [1, 1, 1]
    deck.reshuffle(game, 0)
    assert deck.depth(own, 0) == 0 and not own.pile.top


def test_look() -> None:
    """MALI-REV-02, MALI-HID-01: only who may look sees them and knows them."""
    game = table()
    own = game.deck(0)
    assert asked(deck.look(game, 1, 0, 2, "MALI-REV-02")).seen == (1,)
    run(deck.look(game, 1, 0, 2, "MALI-REV-02"), ["ram-1", "ram-2"])
    run(deck.look(game, 0, 0, 1, "MALI-REV-02"), ["ram-1"])
    assert [deck.depth(own, seat) for seat in (0, 1, None)] == [1, 2, 0]
    assert [event.to for event in game.events] == [(1,), None, (0,), None]
    assert "cards" not in game.events[1].args


def test_look_beyond_the_deck() -> None:
    """MALI-AMB-12: with one card left, the Discard Pile is shuffled under it."""
    game = table()
    short(game, 0, ["ram-2"])
    run(deck.look(game, 0, 0, 2, "MALI-REV-02"), ["ram-2"], ["ram-9"])
    assert game.deck(0).pile.top == ["ram-2", "ram-9"] and len(game.deck(0).pile) == 54


def test_known_hand() -> None:
    """MALI-REV-01, MALI-HID-02: a player who saw a card drawn or shown knows it in the hand, until it leaves."""
    game = table(hands=(["crow-1"], ()))
    run(deck.reveal(game, 0, 1, "MALI-REV-01"), ["ram-1"])
    run(deck.draw(game, 0, 2, "MALI-HAND-01"), ["ram-1", "ram-2"])
    deck.show(game, 0, ["crow-1"], "MALI-REV-01")
    assert game.deck(0).hand_shown == ["ram-1", "crow-1"]
    assert unseen.concealed(game.deck(0), 0, 1) == [2] and unseen.concealed(game.deck(0), 0, None) == [0, 1, 2]
    deck.discard(game, 0, ["ram-1"], "MALI-START-01")
    assert game.deck(0).hand_shown == ["crow-1"]


def test_worlds() -> None:
    """MALI-HID-01, MALI-HID-02, MALI-HID-03, MALI-HID-04: a world of a seat keeps what it has seen, and counts; no more."""
    game = table(hands=(HAND[:3], HAND[3:6]), discards=(["ram-13"], ()))
    run(deck.look(game, 0, 1, 2, "MALI-REV-02"), ["crow-1", "crow-2"])
    run(deck.look(game, 1, 1, 3, "MALI-REV-02"), ["crow-1", "crow-2", "crow-4"])
    deck.show(game, 1, ["tome-4"], "MALI-REV-01")
    before, pools = [counted(game, seat) for seat in (0, 1)], [sorted(unseen.pool(game, seat, 0)) for seat in (0, 1)]
    seen = set()
    for seed in range(20):
        for owner in (0, 1):
            unseen.redeal(game, owner, 0, random.Random(seed))
        assert [counted(game, seat) for seat in (0, 1)] == before
        assert game.deck(0).hand == HAND[:3] and game.deck(0).discard == ["ram-13"]
        assert game.deck(1).hand[0] == "tome-4" and len(game.deck(1).hand) == 3
        assert game.deck(1).pile.top[:2] == ["crow-1", "crow-2"] and len(game.deck(1).pile.top) == 3
        assert [sorted(unseen.pool(game, seat, 0)) for seat in (0, 1)] == pools
        seen.add((*game.deck(1).hand, game.deck(1).pile.top[2]))
    assert len(seen) > 10


def test_counting() -> None:
    """MALI-HID-11: what a seat has not seen of the other's cards is 54 less what was shown."""
    game = table(hands=(HAND, HAND), discards=((), ["crow-13", RED_JOKER]))
    left = Counter(unseen.pool(game, 1, 0))
    assert left == Counter(fate_deck().pile.counts()) - Counter(["crow-13", RED_JOKER])
    assert len(unseen.pool(game, 1, 1)) == 54 - 2 - len(HAND)


def test_told_without_secrets() -> None:
    """MALI-HID-02: what is reported to all never contains a card that was drawn or looked at."""
    game = table()
    run(deck.draw(game, 0, 1, "MALI-HAND-01"), ["ram-1"])
    run(deck.look(game, 0, 0, 1, "MALI-REV-02"), ["ram-2"])
    assert told(game) == ["drew-cards", "drew", "looked-cards", "looked"]
    assert not any("cards" in event.args for event in game.events if event.to is None)


def at_the_table(game: Malifaux) -> Game[Malifaux]:
    """A whole game from a position on."""
    return Game(BOOK, game.setup, bytes(32), state=game.state)


def test_a_card_that_was_shown_is_not_taken_back_without_consent() -> None:
    """MALI-HID-02, MALI-HID-03, MALI-HID-04: whoever cheats, discards or removes shows a card of the hand."""
    game = at_the_table(
        lay(
            models={"a": {}, "b": {"conditions": {"burning": 3}, "at": (2, 0)}, "z": {"seat": 1, "at": (20, 0)}},
            hands=[["ram-9", "ram-10"], []],
            tops=[["tome-4"], []],
            active="a",
        )
    )
    game.answer(0, {"assist": "b"})
    assert game.pending[0].name == "cheat"
    game.answer(0, {"cheat": "ram-9"})
    found = undoable(game, 0)
    assert found.possible and not found.free and found.why is not None and found.why.key == "undo-shown"
    assert {"cheated", "discarded", "removed-cards", "showed-cards", "looked-cards"} <= set(BOOK.blocks_free_undo)
