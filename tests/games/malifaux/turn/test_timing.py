"""Timing: Abilities that wait, batches, the order of simultaneous effects (MALI-TIME, MALI-ABIL, MALI-AURA-04)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.play.rule import Rule
from escarmouche.games.malifaux import BOOK
from escarmouche.games.malifaux.cards import effect
from escarmouche.games.malifaux.cards.effect import Aimed, Use
from escarmouche.games.malifaux.cards.vocabulary import _known, word
from escarmouche.games.malifaux.state import After
from escarmouche.games.malifaux.table import Malifaux
from escarmouche.games.malifaux.turn import occasions, timing
from escarmouche.testing.conformance import words
from tests.games.malifaux.positions import asked, card, lay, play, run, told
from tests.games.malifaux.rule_runner import waits

NOTES: list[tuple[str, str]] = []  # whose effect was resolved, about whom


@word("effect", "frame-note")
class Note(Aimed, frozen=True, kw_only=True):
    """An effect for these tests: it notes itself, and may set off another."""

    then: str = ""


@effect.does(Note)
def note(game: Malifaux, use: Use, params: Note) -> Rule[None]:
    NOTES.append((use.model.id, use.about.id if use.about else ""))
    if params.then:
        occasions.happen(game, params.then, use.model)
    return
    yield


del _known["effect"]["frame-note"]  # tests of other files, in whatever order, do not know the word


@pytest.fixture(autouse=True)
def _clean() -> Any:
    """Nothing noted yet; the word is known here and to nobody else."""
    _known["effect"]["frame-note"] = Note
    NOTES.clear()
    yield
    del _known["effect"]["frame-note"]


def ability(name: str, event: str, **rest: Any) -> dict[str, Any]:
    """An Ability that notes when its event happens."""
    whose = {"whose": rest.pop("whose")} if "whose" in rest else {}
    aura = {"aura": rest.pop("aura")} if "aura" in rest else {}
    effects = [{"frame-note": {"to": rest.pop("to", "self"), "then": rest.pop("then", "")}}]
    made = {"id": name, "name": {"en": name, "fr": name}, "when": {"event": event, **whose, **aura}}
    return {**made, "effects": effects, **rest}


def table(*abilities: dict[str, Any], **rest: Any) -> Malifaux:
    """Ann and Cat against Bob and Dan, all with these Abilities; Ann is activating."""
    spots = {"ann": (0, 10), "cat": (0, 14), "bob": (1, 18), "dan": (1, 22)}
    models = {name: {"card": "seer", "seat": seat, "at": (x, 10)} for name, (seat, x) in spots.items()}
    return lay(models=models, cards=[card("seer", abilities=list(abilities))], active="ann", **rest)


def test_who_waits() -> None:
    """MALI-ABIL-04, MALI-CARD-07: own events, others' events near enough, each noted for later."""
    game = table(ability("own", "moves"), ability("near", "moves", whose={"who": "enemy"}, aura=6))
    waiting = occasions.waiting(game, "moves", game.model("cat"))
    assert [(after.model, after.source, after.about) for after in waiting] == [
        ("cat", "seer:own", ""),
        ("bob", "seer:near", "cat"),
    ]
    occasions.happen(game, "moves", game.model("cat"))
    assert game.state.afters == waiting and NOTES == []


def test_auras_need_sight() -> None:
    """MALI-AURA-01, MALI-AMB-74: within the distance and seen; Buried models neither give nor get."""
    wall = [{"id": "wall", "kind": "house", "rect": [16, 10, 1, 6]}]
    game = table(ability("near", "cheats", whose={"who": "enemy"}, aura=6), terrain=wall)
    assert occasions.waiting(game, "cheats", game.model("cat")) == []
    game = table(ability("near", "cheats", whose={"who": "enemy"}, aura=6))
    assert len(occasions.waiting(game, "cheats", game.model("cat"))) == 1
    game.model("bob").status = "buried"
    assert occasions.waiting(game, "cheats", game.model("cat")) == []


def test_after_the_action() -> None:
    """MALI-AMB-113, MALI-ABIL-04, MALI-RES-09: what an Action sets off comes once it is over."""
    game = table(ability("own", "acts"))
    play(game, "concentrate")
    assert NOTES == [("ann", "")] and "ability" in told(game)


def test_sequence() -> None:
    """MALI-TIME-01: what a batch creates comes after all of it."""
    game = table(ability("one", "moves", then="targeted"), ability("two", "targeted"))
    game.state.afters = [After("ann", 0, "seer:one"), After("cat", 0, "seer:one")]
    run(timing.resolve_waiting(game), "cat", "ann")
    assert [name for name, _ in NOTES] == ["cat", "ann", "ann", "cat"]


def test_the_order_of_a_batch() -> None:
    """MALI-TIME-02, MALI-DP-21, MALI-DP-14, MALI-AMB-112: the Active player's models, each with all its effects; then the other's."""
    game = table(ability("one", "moves"), ability("two", "moves"))
    afters = [
        After(name, seat, f"seer:{key}")
        for key in ("one", "two")
        for name, seat in (("bob", 1), ("ann", 0), ("cat", 0))
    ]
    ask = asked(timing.batch(game, afters))
    assert (ask.name, ask.seat, list(ask.options)) == ("effects-of", 0, ["ann", "cat"])
    ask = asked(timing.batch(game, afters), "cat")
    assert (ask.name, list(ask.options)) == ("next-effect", ["seer:one", "seer:two"])
    NOTES.clear()
    run(timing.batch(game, afters), "cat", "seer:two", "seer:one", "seer:one")
    assert [name for name, _ in NOTES] == ["cat", "cat", "ann", "ann", "bob", "bob"]


def test_initiative_leads_where_nobody_is_active() -> None:
    """MALI-TIME-02, MALI-START-08, MALI-AMB-112: outside of Activations the player with Initiative is first."""
    game = table(ability("one", "start-phase"))
    game.state.activation, game.state.initiative = None, 1
    assert asked(timing.moment(game, "start-phase")).seat == 1
    run(timing.moment(game, "start-phase"), "dan", "cat")
    assert [name for name, _ in NOTES] == ["dan", "bob", "cat", "ann"]


def test_optional_abilities() -> None:
    """MALI-DP-24, MALI-DP-59: what a model may do is asked of its player."""
    game = table(ability("one", "activation-start", may=True))
    run(timing.ability(game, After("bob", 1, "seer:one")), "no")
    assert NOTES == []
    run(timing.ability(game, After("bob", 1, "seer:one")), "yes")
    assert NOTES == [("bob", "")]


@pytest.mark.parametrize("once", ["activation", "turn"])
def test_abilities_once(once: str) -> None:
    """MALI-GEN-10, MALI-GEN-11, MALI-GEN-12: once is once, for each model by itself."""
    game = table(ability("one", "moves", once=once))
    for name, seat in (("bob", 1), ("bob", 1), ("dan", 1)):
        run(timing.ability(game, After(name, seat, "seer:one")))
    assert NOTES == [("bob", ""), ("dan", "")]
    assert occasions.waiting(game, "moves", game.model("bob")) == []


def test_same_auras() -> None:
    """MALI-AURA-04, MALI-AURA-03, MALI-EX-26, MALI-EX-27, MALI-DP-52: of the same name one counts where the other model is affected."""
    game = table(ability("hold", "cheats", whose={"who": "enemy"}, aura=12, to="about"))
    occasions.happen(game, "cheats", game.model("cat"))
    assert len(game.state.afters) == 2
    ask = asked(timing.batch(game, game.state.afters))
    assert (ask.name, ask.seat, list(ask.options)) == ("which-aura", 0, ["bob", "dan"])
    run(timing.resolve_waiting(game), "dan")
    assert NOTES == [("dan", "cat")]
    NOTES.clear()
    game = table(ability("scamper", "cheats", whose={"who": "enemy"}, aura=12, to="self"))
    occasions.happen(game, "cheats", game.model("cat"))
    run(timing.resolve_waiting(game), "bob")
    assert NOTES == [("bob", "cat"), ("dan", "cat")]


def test_same_auras_of_two_cards() -> None:
    """MALI-AURA-04, MALI-ABIL-02: the name counts, not the card; two events that one Aura answers are not two Auras."""
    hold = ability("hold", "cheats", whose={"who": "enemy"}, aura=12, to="about")
    cards = [card("seer", abilities=[hold]), card("other", abilities=[hold])]
    spots = {"ann": ("man", 0, 10), "bob": ("seer", 1, 14), "dan": ("other", 1, 18)}
    models = {name: {"card": kind, "seat": seat, "at": (x, 10)} for name, (kind, seat, x) in spots.items()}
    game = lay(models=models, cards=cards, active="ann")
    occasions.happen(game, "cheats", game.model("ann"))
    assert list(asked(timing.batch(game, game.state.afters)).options) == ["bob", "dan"]
    run(timing.resolve_waiting(game), "dan")
    assert NOTES == [("dan", "ann")]
    NOTES.clear()
    game.model("dan").status = "killed"
    occasions.happen(game, "cheats", game.model("ann"))
    occasions.happen(game, "cheats", game.model("ann"))
    run(timing.resolve_waiting(game))
    assert NOTES == [("bob", "ann"), ("bob", "ann")]


def test_same_auras_within_words() -> None:
    """MALI-AURA-03, MALI-AURA-04: which models an Aura affects also depends on words within words."""
    hold = ability("hold", "cheats", whose={"who": "enemy"}, aura=12)
    for effects, left in (
        ([{"may": {"effects": [{"frame-note": {"to": "about"}}]}}], 1),
        ([{"may": {"effects": []}}], 2),
    ):
        game = table({**hold, "effects": effects})
        occasions.happen(game, "cheats", game.model("cat"))
        ask = asked(timing.batch(game, game.state.afters))
        assert (ask.name == "which-aura") is (left == 1)


def test_who_is_out_of_play_does_nothing() -> None:
    """MALI-ABIL-01: an Ability that waited goes with its model."""
    game = table(ability("one", "moves"))
    game.model("bob").status = "killed"
    run(timing.ability(game, After("bob", 1, "seer:one")))
    assert NOTES == []


def test_moments_of_an_activation() -> None:
    """MALI-ACT-04, MALI-ACT-07, MALI-DP-24, MALI-SETUP-31: the start and the end of it, and of the game."""
    for event in ("activation-start", "activation-end", "game-start"):
        assert occasions.waiting(table(ability("one", event)), event, table().model("ann")) == []
        game = table(ability("one", event))
        assert len(occasions.waiting(game, event, game.model("ann"))) == 1
    game = table(ability("one", "activation-start"), ability("two", "activation-end"))
    game.state.activation = None
    play(game, {"model": "ann"}, "stop")
    assert NOTES == [("ann", ""), ("ann", "")]


def test_effects_at_once_are_called_by_their_names() -> None:
    """MALI-TIME-02, MALI-DP-21: which effect comes next, and where one happens twice, about whom; in both languages."""
    seer = card("seer", abilities=[*waits("moves", {"soulstone": {}}), *waits("acts", {"draw": {}})])
    game = lay(models={"a": {"card": "seer"}, "b": {"at": (3, 3)}, "c": {"seat": 1, "at": (6, 6)}}, cards=[seer])
    named, moved = BOOK.names(game), "seer:on-moves"
    afters = [After("a", 0, moved, "b"), After("a", 0, "burning"), After("a", 0, moved, "c"), After("a", 0, moved, "c")]
    afters += [After("a", 0, "hazard", "marker:pyre"), After("a", 0, "hazard", "marker:pit-trap")]
    ask = asked(timing.batch(game, afters))
    assert list(ask.options) == [moved, "burning", "hazard"] and list(words.deep("malifaux", ask, named)) == []
    ask = asked(timing.batch(game, afters), moved)
    assert (ask.name, list(ask.options)) == ("next-about", ["b", "c"]) and list(
        words.deep("malifaux", ask, named)
    ) == []
    ask = asked(timing.batch(game, afters), "hazard")
    assert list(ask.options) == ["pyre", "pit-trap"] and list(words.deep("malifaux", ask, named)) == []
    run(timing.batch(game, afters), moved, "c", moved, "b", moved, "hazard", "pit-trap", "burning")
    assert game.deck(0).stones == 3
