"""Bands: those of the scenario, those given, those built; and the figures they make (D10-SET-01 to -05, -07, D10-FIG-02)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.asks.ask import Choose, Menu
from escarmouche.core.book import register
from escarmouche.core.messages.refusal import BadSetup
from escarmouche.games.d10 import BOOK
from escarmouche.games.d10.cards.library import printed
from escarmouche.games.d10.setup import band
from escarmouche.games.d10.setup.options import LEVELS
from escarmouche.games.d10.state import FOOT, HEIGHTS, MARKER, MOUNTED, RIDER, D10State
from escarmouche.games.d10.table import D10
from tests.games.d10.positions import card, field, run

register(BOOK)

BAND = ["captain", "axe-woman", *["pikeman"] * 7]  # 3 + 2 + 7


def new(level: str = "simplified", scenario: dict[str, Any] | None = None, **options: Any) -> D10:
    """A table before anything is decided."""
    setup = BOOK.read_setup(
        {"edition": level, "scenario": "own", "scenarios": [scenario or field()], "seats": 2, **options}
    )
    return D10(BOOK.open(setup), setup)


def mustered(level: str = "simplified", scenario: dict[str, Any] | None = None, **options: Any) -> D10:
    """A table with all figures beside it."""
    game = new(level, scenario, **options)
    run(band.muster(game))
    band.gather(game)
    return game


def test_two_players() -> None:
    """D10-SET-01: 2 players."""
    for seats in (1, 3):
        with pytest.raises(BadSetup, match="2 players"):
            BOOK.read_setup({"scenario": "own", "scenarios": [field()], "seats": seats})


def test_sizes() -> None:
    """D10-SET-02, D10-SET-03: the table, bases and heights."""
    game = new()
    assert (game.field.width, game.field.height) == (90_000, 90_000)
    assert (2 * FOOT, 2 * MOUNTED, 2 * MARKER) == (2_500, 4_000, 2_000)
    assert (HEIGHTS["up"], HEIGHTS["crouched"], HEIGHTS["prone"], RIDER) == (3_000, 2_000, 1_000, 5_000)


def test_bands_of_the_scenario() -> None:
    """D10-SET-04, D10-FIG-02: the scenario fixes the bands; M is set by rank, and each standard band has 12."""
    game = new()
    run(band.muster(game))
    assert game.state.phase == "edges"
    assert [band.total(game.cards, picks) for picks in game.state.bands] == [12, 12]
    assert len(game.state.bands[0]) == 8 and len(game.state.bands[1]) == 9
    ranks = {card.rank: card.morale for card in printed().values()}
    assert ranks == {"leader": 3, "character": 2, "other": 1}


@pytest.mark.parametrize(
    ("picks", "key"),
    [
        (["axe-woman", *["pikeman"] * 9], "why-band-leader"),
        (["captain", "bailiff", "axe-woman", *["pikeman"] * 4], "why-band-leader"),
        (["captain", *["pikeman"] * 9], "why-band-characters"),
        (["captain", *["axe-woman"] * 4, "pikeman"], "why-band-characters"),
        (["captain", "axe-woman", *["pikeman"] * 5], "why-band-morale"),
        (["captain", "axe-woman", *["pikeman"] * 9], "why-band-morale"),
    ],
)
def test_limits_of_a_band(picks: list[str], key: str) -> None:
    """D10-SET-05: 1 Leader, 1 to 3 Characters, M 11 to 13."""
    refusal = band.why_incomplete(printed(), picks, 0)
    assert refusal is not None and (refusal.key, refusal.rule) == (key, "D10-SET-05")
    with pytest.raises(BadSetup, match="player 1"):
        new(bands=[picks])


def test_bands_are_equal() -> None:
    """D10-SET-05: both bands have the same M; given ones are refused otherwise, those of the scenario too."""
    more = [*BAND, "pikeman"]
    assert band.why_incomplete(printed(), more, 0) is None
    with pytest.raises(BadSetup, match="player 2"):
        new(bands=[BAND, more])
    with pytest.raises(BadSetup, match="player 2"):
        new(bands=[more])  # the other one is the scenario's, with M 12
    assert new(bands=[BAND]).setup.bands == [BAND]


def test_given_figures_must_exist() -> None:
    """D10-DP-01: the nearest known figure is named."""
    with pytest.raises(BadSetup, match="pikeman"):
        new(bands=[["pikemen"]])
    with pytest.raises(BadSetup, match="2 can play"):
        new(bands=[BAND, BAND, BAND])


def test_building() -> None:
    """D10-SET-05, D10-DP-01: take, put back, done; the first player's M binds the second."""
    game = new(build=True)
    run(band.muster(game), {"take": "captain"})
    run(band.muster(game), {"take": "sergeant"})
    run(band.muster(game), {"back": "sergeant"})
    run(band.muster(game), {"take": "axe-woman"})
    for _ in range(6):
        run(band.muster(game), {"take": "pikeman"})
    ask = next(iter(band.muster(game)))
    assert isinstance(ask, Menu) and ask.about["morale"] == 11 and ask.branch("done") is None
    run(band.muster(game), {"take": "pikeman"})
    run(band.muster(game), "done")
    assert game.state.ready == [0]
    for name in ("bailiff", "crossbowman", *["archer"] * 6):
        run(band.muster(game), {"take": name})
    second = next(iter(band.muster(game)))
    assert isinstance(second, Menu) and second.seat == 1
    refusal = second.why_not("done")
    assert refusal is not None and refusal.key == "why-band-equal" and refusal.args["wanted"] == 12
    run(band.muster(game), {"take": "archer"})
    full = band.menu(game, 1)
    reason = full.why_not({"take": "archer"})
    assert reason is not None and reason.rule == "D10-SET-05" and reason.key == "why-band-room"
    run(band.muster(game), "done")
    run(band.muster(game))
    assert game.state.phase == "edges" and game.state.ready == []


def test_building_keeps_room() -> None:
    """D10-SET-05: nobody is taken who would leave no room for the Leader and the Character that a band must have."""
    game = new(build=True)
    for _ in range(8):
        run(band.muster(game), {"take": "pikeman"})
    take = band.menu(game, 0).branch("take")
    assert isinstance(take, Choose)
    assert "pikeman" not in take.options and "captain" in take.options and "axe-woman" in take.options
    reason = take.why_not("pikeman")
    assert reason is not None and reason.key == "why-band-room" and reason.args["due"] == 5
    run(band.muster(game), {"take": "captain"})
    reason = band.menu(game, 0).why_not({"take": "bailiff"})
    assert reason is not None and reason.key == "why-band-leader"
    done = band.menu(game, 0).why_not("done")
    assert done is not None and done.key == "why-band-characters"


def test_three_characters_at_most() -> None:
    """D10-SET-05: the fourth Character is refused."""
    reason = band.why_not(printed(), ["axe-woman"] * 3, 0, "sergeant")
    assert reason is not None and reason.key == "why-band-characters"


def test_the_start_of_figures() -> None:
    """D10-SET-07: standing or mounted, healthy, not hidden, loaded; names are numbered where a card is there twice."""
    game = mustered()
    names = [figure.id for figure in game.figures]
    assert names[:3] == ["bailiff", "sergeant", "crossbowman"] and names[3:5] == ["archer-1", "archer-2"]
    assert len(set(names)) == len(names) == 17
    for figure in game.figures:
        assert (figure.status, figure.posture, figure.pa) == ("reserve", "up", 2)
        assert not (figure.hidden or figure.wounded)
        assert figure.mounted is game.card(figure).mounted
        assert all(thing.loaded and thing.missiles == -1 for thing in figure.things)


def test_one_set_in_hand() -> None:
    """D10-SET-07: at the third level one set of weapons is in hand, and missiles are counted."""
    game = mustered("advanced")
    held = {f.id: [thing.card for thing in f.things if thing.held] for f in game.figures}
    assert held["archer-1"] == ["bow"] and held["captain"] == ["pistol", "pistol"]
    assert held["shield-bearer-1"] == ["sword", "shield"] and held["javelineer-1"] == ["javelin", "dagger"]
    missiles = {thing.card: thing.missiles for figure in game.figures for thing in figure.things}
    assert (missiles["bow"], missiles["javelin"], missiles["sword"]) == (8, 3, -1)


def test_sheathed() -> None:
    """D10-SET-07: a scenario may start with weapons sheathed: only what stays loaded at the belt is."""
    game = mustered("advanced", field(sheathed=True))
    things = [thing for figure in game.figures for thing in figure.things]
    assert not any(thing.held for thing in things)
    loaded = {thing.card: thing.loaded for thing in things}
    assert (loaded["pistol"], loaded["crossbow"], loaded["arquebus"]) == (True, True, True)
    assert (loaded["bow"], loaded["javelin"]) == (False, False)


def force(**rest: Any) -> dict[str, Any]:
    return {"band": "bailiff", "zones": [{"edge": "south"}], **rest}


def test_special_riders_and_missiles() -> None:
    """D10-SET-04: a scenario may mount figures, let nobody ride, and count missiles otherwise."""
    other = {"band": "flayers", "zones": [{"edge": "north"}], "missiles": {"javelineer": 1, "arquebusier": 2}}
    first = force(mounted={"shield-bearer": 2}, missiles={"crossbowman": 2})
    game = mustered("advanced", field(forces=[first, other]))
    assert [figure.id for figure in game.figures if figure.mounted] == [
        "bailiff",
        "shield-bearer-1",
        "shield-bearer-2",
        "reiter",
    ]
    missiles = {thing.card: thing.missiles for figure in game.figures for thing in figure.things}
    assert (missiles["javelin"], missiles["arquebus"], missiles["crossbow"], missiles["bow"]) == (1, 2, 2, 8)
    afoot = mustered("advanced", field(riders=False))
    assert not any(figure.mounted for figure in afoot.figures)


def test_own_cards_can_be_taken() -> None:
    """D10-SET-05: whatever players bring has the M of its rank."""
    game = new(build=True, cards=[card(id="witch", rank="leader")])
    run(band.muster(game), {"take": "witch"})
    assert band.total(game.cards, game.state.bands[0]) == 3


def test_samples_and_levels() -> None:
    """D10-LVL-01, D10-LVL-02: three levels; whatever is played is played at one of them."""
    assert BOOK.editions == LEVELS == ("simplified", "full", "advanced")
    assert isinstance(BOOK.open(new().setup), D10State)
    assert {sample["edition"] for sample in BOOK.cases.samples()} <= set(LEVELS)
