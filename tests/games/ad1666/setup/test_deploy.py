"""Placing the pieces (AD66-SETUP-09, -10)."""

from __future__ import annotations

from escarmouche.games.ad1666.cards.library import cards, items
from escarmouche.games.ad1666.setup import band, bands_to_figures, deploy
from escarmouche.games.ad1666.state import Figure

from ..positions.setup import BLUE, FREE, RED, asks, begun, on, play, scene, table

# -- between Bands and the first turn


def test_ad66_setup_09_ad66_setup_10_the_table_is_laid() -> None:
    game = play({"scenario": "the-letter"})
    on(game, asks("deploy"))
    state = game.table.state
    assert [len(deck.hand) for deck in state.decks] == [4, 4] and state.alarm == 14
    assert {thing.card: thing.cell for thing in state.things} == {"letter": "p1", "key": "b10"}
    assert "key" in [thing.card for thing in game.table.figure("porthos").things]
    assert state.doors["n5|n6"] == "locked" and state.doors["c5|c6"] == "closed"
    assert game.pending[0].seat == 1  # Blue is placed first
    assert game.why_not(1, "k14") == "k14 is not one of the squares where Athos is placed. (AD66-SETUP-10)"
    assert game.why_not(1, "k14", "fr") == "k14 ne fait pas partie des cases où placer Athos. (AD66-SETUP-10)"
    game.answer(1, "h2")
    assert game.refusal(1, "h2").key == "why-occupied"  # type: ignore[union-attr]
    on(game, begun)
    assert game.table.figure("longinus").status == "reserve" and state.lull
    assert all(f.in_play for f in game.table.figures if f.id != "longinus")


def test_ad66_item_11_restricted_hands_are_chosen_before_the_game() -> None:
    game = play({**FREE, "bands": [RED, BLUE]})
    on(game, asks("equip"))
    assert game.table.state.phase == "equip" and game.pending[0].rule == "AD66-ITEM-04"
    game = play()
    on(game, asks("deploy"))
    assert game.table.state.phase == "deploy"


# -- the kit


def test_late_arrivals_are_members_of_the_band() -> None:
    game = play({"scenario": "three-witnesses"})
    on(game, asks("deploy"))
    assert {name: arrival.turn for name, arrival in bands_to_figures.late_arrivals(game.table).items()} == {
        "dragoon": 3,
        "musketeer": 3,
    }
    assert deploy.placing_order(game.table) == [0, 1]
    assert isinstance(items()["purse"].scenario, bool) and items()["purse"].scenario


def test_a_figure_is_where_it_was_put() -> None:
    game = table(scene())
    figure = Figure("hound", "hound", 0, 0)
    game.figures.append(figure)
    deploy.put_on_board(game, figure, "e4", "AD66-SETUP-10")
    assert game.figure_at("e4") is figure and band.with_arms(cards(), "guard") == "guard/halberd"
