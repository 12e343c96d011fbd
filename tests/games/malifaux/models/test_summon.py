"""Summon: where a new model comes, how many there may be, whose it is (MALI-SUMM, MALI-LIMIT)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.malifaux.models import control, summon
from escarmouche.games.malifaux.state import (
    Model,
    Resolving,
)
from escarmouche.games.malifaux.table import Malifaux
from tests.games.malifaux.models.boss_and_crew import NEXT, table
from tests.games.malifaux.positions import refused, told
from tests.games.malifaux.rule_runner import asked, run


def call(game: Malifaux, *cards: str, **more: Any) -> Any:
    return summon.summon(game, 0, game.model("boss"), cards, **more)


def beside(model: Model, dx: int = 1182) -> list[int]:
    return [model.x + dx, model.y]


def test_summon() -> None:
    """MALI-SUMM-01, MALI-SUMM-05, MALI-AMB-76: it joins the summoner's Crew, fresh, and may activate in this Turn."""
    game = table()
    new = run(call(game, "imp"), NEXT)
    assert (new.id, new.seat, new.status, new.health, new.summoned) == ("imp", 0, "", 4, 2)
    assert (new.x, new.y, new.activated) == (11182, 10000, False)
    assert new in game.models and game.model("imp") is new


def test_pass_tokens() -> None:
    """MALI-SUMM-02, MALI-AMB-77, MALI-PASS-03: the opposing Crew gains one Pass Token for each."""
    game = table()
    run(call(game, "imp"), NEXT)
    run(call(game, "imp"), [8818, 10000])
    assert [deck.passes for deck in game.state.decks] == [0, 2]
    assert [model.id for model in game.in_play(0)] == ["boss", "imp", "imp-2"]


def test_summon_in_contact() -> None:
    """MALI-SUMM-03, MALI-DP-53: in base contact with and in LoS of the summoner; the deciding player is asked where."""
    game = table()
    ask = asked(call(game, "imp"))
    assert ask.seat == 0 and ask.kind == "place" and NEXT in ask
    assert refused(ask, [11250, 10000]) and refused(ask, [10500, 10000])


def test_summon_out_of_sight() -> None:
    """MALI-SUMM-03: not where the summoner does not see it."""
    wall = {"id": "w", "kind": "house", "height": 4, "rect": (10, 11.7, 4, 0.2)}
    ask = asked(call(table(terrain=[wall]), "imp", within=4000))
    assert [13000, 10000] in ask
    assert refused(ask, [10000, 13000]).key == "why-place-unseen"


def test_no_place() -> None:
    """MALI-SUMM-03: with no legal position it is not added, and nobody gains a Pass Token."""
    ring = [
        {"id": f"w{n}", "kind": "house", "rect": rect}
        for n, rect in enumerate([(10, 8.8, 3.6, 0.8), (10, 11.2, 3.6, 0.8), (8.8, 10, 0.8, 1.6), (11.2, 10, 0.8, 1.6)])
    ]
    game = table(terrain=ring)
    assert run(call(game, "imp")) is None
    assert told(game) == ["no-room"] and game.deck(1).passes == 0


def test_beside_something_else() -> None:
    """MALI-SUMM-03: unless the effect says otherwise: beside a Marker, or within some distance."""
    game = table(markers={"m": {"kind": "corpse", "at": (13, 10)}})
    new = run(call(game, "imp", beside=game.marker("m"), within=0), [13000, 11181])
    assert (new.x, new.y) == (13000, 11181)


def test_limit() -> None:
    """MALI-LIMIT-01, MALI-AMB-75: no more than its number in play; killed models no longer count."""
    game = table(
        models={"imp": {"card": "imp"}, "imp-2": {"card": "imp", "at": (5, 5)}, "x": {"card": "imp", "seat": 1}}
    )
    assert run(call(game, "imp")) is None and told(game) == ["not-added"]
    game.model("imp").status = "killed"
    assert run(call(game, "imp"), NEXT).id == "imp-4"


def test_totem() -> None:
    """MALI-HIRE-08: a Totem may be Summoned only while its Master is in play in that Crew."""
    game = table(models={"c": {"card": "second", "at": (5, 5)}})
    second = game.model("c")
    assert run(call(game, "pet"), NEXT).id == "pet"
    game.model("pet").status = game.model("boss").status = "killed"
    assert run(summon.summon(game, 0, second, ["pet"])) is None


def test_required_upgrade() -> None:
    """MALI-SUMM-04, MALI-UPG-02: an Upgrade that it must have and may not have: it is not added."""
    game = table()
    assert run(call(game, "imp", attached="odd-charm")) is None
    assert run(call(game, "rare", attached="odd-charm"), NEXT).upgrades == ["odd-charm"]
    game = table(models={n: {"upgrades": ["risen"], "at": (5, i * 3 + 2)} for i, n in enumerate(("x", "y"))})
    assert run(call(game, "imp", attached="risen")) is None


def test_whom() -> None:
    """MALI-DP-53: one is chosen of several that may be added; those that may not are not offered."""
    game = table(models={"rare": {"card": "rare", "at": (5, 5)}})
    ask = asked(call(game, "imp", "rare", "half"))
    assert list(ask) == ["imp", "half"]
    assert run(call(game, "imp", "rare", "half"), "half", NEXT).card == "half"


def test_summoner_under_control() -> None:
    """MALI-AMB-116: a Summon by a controlled model joins that model's own Crew; the controller puts it down."""
    game = table()
    game.state.resolving = [Resolving("man:x", "b", 0)]
    b = game.model("b")
    step = summon.summon(game, control.decider(game, b), b, ["imp"])
    ask = asked(step)
    assert ask.seat == 0
    new = run(summon.summon(game, 0, b, ["imp"]), beside(b))
    assert new.seat == 1 and game.deck(0).passes == 1
