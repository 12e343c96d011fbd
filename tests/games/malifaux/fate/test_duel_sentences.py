"""What is said of Fate Cards and in a duel in which much happens (MALI-HID-03, MALI-DUEL-08)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.messages.languages import LANGUAGES
from escarmouche.core.messages.text import texts
from escarmouche.games.malifaux.fate import deck, duel, flip, soulstones
from escarmouche.games.malifaux.state import RED_JOKER, Resolving, Side, fate_deck
from escarmouche.games.malifaux.table import Malifaux
from tests.games.malifaux.positions import lay, run


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_branches_and_words(lang: str) -> None:
    """MALI-DECK-01: every card has a name; what is told, asked or offered under a key that is put together has a text."""
    known = texts(lang, "malifaux")
    wanted = [f"word-{card}" for card in fate_deck().pile.counts()]
    wanted += [
        "event-duel-total",
        "event-duel-total-suits",
        "event-duel-simple",
        "event-duel-opposed",
        "ask-hand-limit",
    ]
    wanted += [f"branch-{name}" for name in ("ready", "stone", "focus", "decline", "cheat", "none")]
    wanted += [f"word-{name}" for name in (*soulstones.USES, "relent", "resist", "spend", "keep")]
    assert [key for key in wanted if not known.has(key)] == []


def full() -> Malifaux:
    """A duel in which much happens."""
    models = {"a": {"card": "boss", "conditions": {"focused": 1}}, "b": {"card": "boss", "seat": 1, "at": (2, 0)}}
    game = lay(models=models, hands=(["ram-10"], ["ram-11"]), stones=(2, 1), active="a")
    game.state.resolving.append(Resolving("boss:strike", "a", 0, target="b"))
    duel.begin(game, game.action("boss:strike"), game.model("a"), game.model("b"))
    return game


def answered(game: Malifaux, *answers: Any) -> list[Any]:
    """Play the duel with these answers; the questions that were asked."""
    left, asks = list(answers), []
    while duel.running(game):
        running = iter(duel.step(game))
        try:
            ask = next(running)
            while True:
                asks.append(ask)
                ask = running.send(ask.read(left.pop(0)))
        except StopIteration:
            continue
    return asks


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_left_open(lang: str) -> None:
    """MALI-DUEL-08, MALI-HID-10: whatever a duel tells or asks has all that its text wants."""
    game, known = full(), texts(lang, "malifaux")
    plays = [
        {"stone": "crow"},
        "focus",
        {"stone": "plus"},
        ["ram-3", RED_JOKER],
        ["ram-4", "ram-5"],
        RED_JOKER,
        "tome",
        "ram-5",
    ]
    asks = answered(game, *plays, {"cheat": "ram-10"})
    run(deck.draw(game, 0, 1, "MALI-HAND-01"), ["mask-1"])
    run(deck.draw(game, 0, 2, "MALI-HAND-01"), ["mask-2", "mask-3"])
    run(deck.look(game, 0, 1, 2, "MALI-REV-02"), ["mask-2", "mask-3"])
    run(deck.reveal(game, 0, 1, "MALI-REV-01"), ["mask-4"])
    deck.show(game, 0, ["mask-1"], "MALI-REV-01")
    deck.remove(game, 0, ["mask-1"], "MALI-DECK-06")
    deck.reshuffle(game, 0)
    run(flip.reflip(game, Side(0, ""), "MALI-FLIP-02"), ["mask-9"])
    run(soulstones.replenish(game, 0), "spend", ["mask-5", "mask-6"])
    duel.clear_conflict(game)
    assert not [(e.name, gaps) for e in game.events if (gaps := known.unfilled(f"event-{e.name}", e.args))]
    assert not [(ask.name, gaps) for ask in asks if (gaps := known.unfilled(f"ask-{ask.name}", ask.about))]
