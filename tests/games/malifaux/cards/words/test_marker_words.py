"""Words of Markers and Tokens on a laid table."""

from __future__ import annotations

import pytest

from escarmouche.cli.hearing.reading import Reader
from escarmouche.cli.telling.plane import Spot
from escarmouche.cli.telling.speech import Speech
from escarmouche.cli.voice import Voice
from escarmouche.core.files.source import Source
from escarmouche.core.messages.refusal import BadFile
from escarmouche.games.malifaux import BOOK
from escarmouche.games.malifaux.cards import references
from escarmouche.games.malifaux.ground import marker_kinds
from tests.games.malifaux.positions import STRIKE, card, refused, told
from tests.games.malifaux.wording import asked, do, key, table, why_barred

FIXED = ("strategy", "turf", "blast", "shockwave")  # no word of a card puts, moves or removes them (MALI-MARK-14)


def test_kinds() -> None:
    """MALI-MARK-14, MALI-DES-21, MALI-DES-22: cards name every kind there is, except those that they never touch."""
    assert marker_kinds.laid(marker_kinds.ours()) == [kind for kind in marker_kinds.ours() if kind not in FIXED]
    for word in ({"remove-marker": {"kinds": ["strategy"]}}, {"drop": {"kind": "turf"}}):
        source = Source("", "test")
        source.data = card("imp", actions=[{**STRIKE, "effects": [word]}])
        with pytest.raises(BadFile):
            references.check(source, {}, (), marker_kinds.ours())


def test_drop() -> None:
    """MALI-MARK-11, MALI-MARK-06, MALI-DP-49, MALI-DES-52: in base contact, or within a distance and LoS; it is the dropper's."""
    game = table()
    do(game, {"drop": {"kind": "scheme"}}, answers=([10500, 10000],))
    assert refused(asked(game, {"drop": {"kind": "scheme", "within": 3}}), [10000, 16000]).key == "why-marker-far"
    do(game, {"drop": {"kind": "scheme", "of": "target", "amount": 2}}, answers=([18000, 11000], [18000, 9000]))
    assert [(laid.kind, laid.seat) for laid in game.state.markers] == [("scheme", 0)] * 3


def test_create() -> None:
    """MALI-MARK-12, MALI-DES-22: an Impassable Marker lies on nobody and on no Marker."""
    game = table(markers={"m": {"at": (12, 14)}})
    ask = asked(game, {"create": {"kind": "ice-pillar", "within": 8}})
    for spot in ([14000, 10000], [12000, 14000], [10000, 10000]):
        assert refused(ask, spot).key == "why-marker-taken"
    do(game, {"create": {"kind": "ice-pillar", "within": 8}}, answers=([10000, 14000],))
    assert game.state.markers[-1].kind == "ice-pillar"


def test_no_room() -> None:
    """MALI-RES-08: an effect that names something that is not there is ignored."""
    assert key(why_barred(table(), {"drop": {"kind": "scrap", "of": "marker"}})) == "why-marker-nowhere"


def test_remove() -> None:
    """MALI-MARK-05, MALI-DES-52: an enemy Scheme Marker at range; if there are several, the player chooses."""
    spots = {"m1": {"at": (12, 12), "seat": 1}, "m2": {"at": (8, 12), "seat": 1}, "m3": {"at": (8, 8), "seat": 0}}
    game = table(markers=spots)
    do(game, {"remove-marker": {"kinds": ["scheme"], "who": "enemy", "within": 6}}, answers=(["m2"],))
    assert [laid.id for laid in game.state.markers] == ["m1", "m3"]
    do(game, {"remove-marker": {}}, marker="m3")  # the targeted one
    assert [laid.id for laid in game.state.markers] == ["m1"]
    assert key(why_barred(game, {"remove-marker": {"kinds": ["corpse"], "within": 6}})) == "why-no-such-marker"


def test_move_round_corners() -> None:
    """MALI-MOVE-04, MALI-DP-42, MALI-TERR-18: unless it says so a Marker is not moved straight; its way is chosen like any other."""
    game = table(markers={"m": {"kind": "ice-pillar", "at": (14, 12)}})
    word = {"move-marker": {"kinds": ["ice-pillar"], "within": 6, "distance": 6}}
    ask = asked(game, word)
    assert ask.kind == "path" and ask.about["marker"] == "m"
    assert refused(ask, [[14000, 8000]]).key == "why-marker-stopped"
    assert refused(ask, [[15600, 10000], [14000, 8000], [14000, 6000]]).key == "why-marker-long"
    assert refused(ask, [[16000, 12000], [18000, 11000]]).key == "why-marker-stopped"
    do(game, word, answers=([[15600, 10000], [14000, 8000]],))
    assert (game.state.markers[0].x, game.state.markers[0].y) == (14000, 8000)
    for answer in ask:
        assert ask.why_not(answer) is None


def test_move() -> None:
    """MALI-MARK-05, MALI-DES-22, MALI-DES-52: a Marker is moved up to its distance and no further; an Impassable one not onto a model."""
    game = table(markers={"m": {"kind": "ice-pillar", "at": (12, 13)}})
    word = {"move-marker": {"kinds": ["ice-pillar"], "within": 6, "distance": 4, "straight": True}}
    ask = asked(game, word)
    assert refused(ask, [12000, 17500]).key == "why-marker-moved-far"
    assert refused(ask, [13900, 10200]).key == "why-marker-stopped"
    do(game, word, answers=([12000, 16000],))
    assert game.state.markers[0].y == 16000 and told(game)[-1] == "marker-moved"


def test_move_hazard() -> None:
    """MALI-TERR-12, MALI-DP-56, MALI-DES-21: a model that a Hazardous Marker touches on its way suffers its effect; the mover may
    ignore it."""
    game = table(markers={"m": {"kind": "pyre", "at": (18, 12)}})
    do(game, {"move-marker": {"distance": 4}}, answers=([[18000, 8500]],), marker="m")
    assert [(after.model, after.about) for after in game.state.afters] == [("bob", "marker:pyre")]
    game = table(markers={"m": {"kind": "pyre", "at": (10, 12)}})
    do(game, {"move-marker": {"distance": 2}}, answers=([[10000, 10500]], "ignore"), marker="m")
    assert game.state.afters == []


def test_tokens() -> None:
    """MALI-TOK-01, MALI-TOK-02, MALI-DES-46: gained, lost, passed on; they do nothing by themselves, and all see them."""
    game = table()
    do(game, {"token": {"token": "ember", "amount": 3, "to": "self"}})
    do(game, {"give-token": {"token": "ember", "amount": 2}})
    assert game.model("ann").tokens == {"ember": 1} and game.model("bob").tokens == {"ember": 2}
    do(game, {"token": {"token": "ember", "amount": -5}})
    assert game.model("bob").tokens == {}
    assert key(why_barred(game, {"token": {"token": "ember", "amount": -1}})) == "why-no-token"
    do(game, {"give-token": {"token": "ember", "amount": 5}})  # no more than it has
    assert game.model("bob").tokens == {"ember": 1}
    assert key(why_barred(game, {"give-token": {"token": "ember"}})) == "why-no-token"


def test_move_in_words() -> None:
    """MALI-MOVE-04: in a terminal the way of a Marker is described from where it lies, not from the model that moves it."""
    game = table(markers={"m": {"kind": "pyre", "at": (14, 13)}})
    reader = Reader(
        asked(game, {"move-marker": {"distance": 4}}, marker="m"), Speech(Voice("en", "malifaux"), BOOK.scene(game, 0))
    )
    assert reader.start == Spot(14000, 13000, 0, 591)
    assert reader.read("2 north, 1 east") == ((14000, 15000), (15000, 15000))
