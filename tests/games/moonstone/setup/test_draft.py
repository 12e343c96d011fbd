"""Troupes drafted one character at a time (MOON-DRAFT)."""

from __future__ import annotations

from random import Random

from escarmouche.games.moonstone.setup import draft

from ..positions import BOTH, MOON, SUN, asked, card, run, table, told

ROLLS = [("roll-draft", 2), ("roll-draft", 5)]


def begun(factions=("commonwealth", "dominion"), first=1, **options):
    options.setdefault("size", 2)
    game = table(draft=True, **options)
    run(draft.draft(game), [("faction", faction) for faction in factions])
    run(draft.draft(game), [*ROLLS, ("draft-first", first)])
    return game


def test_moon_draft_01_factions_are_chosen_in_secret_together():
    asks = asked(draft.draft(table(draft=True)))
    assert [(ask.name, ask.rule) for ask in asks] == [("faction", "MOON-DRAFT-01")] * 2


def test_moon_draft_02_the_highest_roller_says_who_begins():
    game = table(draft=True, size=2)
    run(draft.draft(game), [("faction", "commonwealth"), ("faction", "dominion")])
    ask = asked(draft.draft(game), ROLLS)
    assert (ask.name, ask.seat, list(ask)) == ("draft-first", 1, [0, 1])


def test_moon_draft_02_only_the_tied_roll_again():
    game = table(draft=True, size=1, seats=3)
    run(draft.draft(game), [("faction", "commonwealth")] * 3)
    ask = asked(draft.draft(game), [("roll-draft", n) for n in (6, 1, 6, 2, 3)])
    assert (ask.name, ask.seat) == ("draft-first", 2)


def test_moon_draft_03_one_character_each_in_turn_until_the_troupes_are_full():
    game = begun(first=1)
    for name in ("moon3", "sun1", "moon1"):
        run(draft.draft(game), [("draft", name)])
    assert game.state.phase == "troupes"  # as the table was opened: the draft is still on
    run(draft.draft(game), [("draft", "sun6")])
    assert game.state.troupes == [["sun1", "sun6"], ["moon3", "moon1"]]
    assert (game.state.phase, game.state.order) == ("grow", [])
    assert [m.id for m in game.models] == ["sun1", "sun6", "moon3", "moon1"]
    assert told(game).count("drafted") == 4


def test_moon_draft_03_a_character_taken_is_gone_for_everybody():
    game = begun(("commonwealth", "commonwealth"), first=0)
    run(draft.draft(game), [("draft", "sun1")])
    ask = asked(draft.draft(game))
    assert "sun1" not in ask
    assert ask.why_not("sun1").args == {"character": "sun1", "seat": 1}


def test_moon_draft_04_only_ones_own_faction():
    ask = asked(draft.draft(begun(first=0)))
    assert ask.why_not("moon1").rule == "MOON-DRAFT-04"


def test_moon_troupe_01_nobody_may_be_left_without_a_full_troupe():
    cards = [*BOTH, card("sun1", "commonwealth"), card("moon1", "dominion"), card("moon2", "dominion")]
    game = table(cards, draft=True, size=2)
    run(draft.draft(game), [("faction", "commonwealth"), ("faction", "dominion")])
    run(draft.draft(game), [*ROLLS, ("draft-first", 1)])
    ask = asked(draft.draft(game))
    assert list(ask) == ["moon1", "moon2"]
    assert ask.why_not("dusk").key == "why-draft-starves"


def test_moon_troupe_01_troupes_are_smaller_when_two_share_a_small_faction():
    game = begun(("commonwealth", "commonwealth"), size=5)
    assert draft.size(game) == 3


def test_named_troupes_leave_nothing_to_draft():
    game = table(draft=True, troupes=[["sun1"], ["moon1"]], factions=["commonwealth", "dominion"])
    run(draft.draft(game))
    run(draft.draft(game))
    assert game.state.phase == "grow"
    assert [m.id for m in game.models] == ["sun1", "moon1"]


def test_random_drafts_end():
    for seed in range(30):
        rng = Random(seed)
        game = table([*SUN, *MOON, *BOTH], draft=True, seats=2 + seed % 3, events=bool(seed % 2))
        game.state.phase = "draft"
        while game.state.phase == "draft":
            run(draft.draft(game), rng=rng)
        taken = [name for troupe in game.state.troupes for name in troupe]
        assert len(taken) == len(set(taken))
        assert len({len(troupe) for troupe in game.state.troupes}) == 1
        assert game.state.phase == ("events" if seed % 2 else "grow")
