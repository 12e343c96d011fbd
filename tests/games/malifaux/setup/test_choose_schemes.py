"""Set-up, step H: two Schemes in secret, with the models they need (MALI-SETUP-27, -28)."""

from __future__ import annotations

from escarmouche.games.malifaux import BOOK
from escarmouche.games.malifaux.setup import choose_schemes
from escarmouche.games.malifaux.state import Scheme
from escarmouche.testing.conformance import words
from tests.games.malifaux.positions import asked, lay, open_branches, refused, run, upgrade
from tests.games.malifaux.rule_runner import ability
from tests.games.malifaux.setup.set_up import crews


def test_schemes() -> None:
    """MALI-SETUP-27, MALI-SETUP-28, MALI-DP-07, MALI-DP-08, MALI-AMB-84, MALI-AMB-85, MALI-HID-06: two different ones, in secret."""
    game = crews()
    first, second = asked(choose_schemes.schemes(game))
    assert open_branches(first) == [f"scheme-{number}" for number in (1, 7, 11, 12, 13)]
    assert refused(first, {"scheme-7": "b-boss"}).rule == "MALI-SCHM-10"
    assert refused(second, {"scheme-13": {"b-thug": "a-man"}}).key == "why-scheme-model"
    run(choose_schemes.schemes(game), [{"scheme-7": "b-thug"}, "scheme-1"])
    assert game.state.schemes == [[Scheme(7, enemy="b-thug")], [Scheme(1)]]
    assert all(event.to is not None for event in game.events)
    again, _ = asked(choose_schemes.schemes(game))
    assert refused(again, {"scheme-7": "b-rival"}).rule == "MALI-AMB-85"
    run(choose_schemes.schemes(game), [{"scheme-13": {"a-man": "b-rival"}}, {"scheme-12": "b-thug"}])
    assert game.state.schemes[0][1] == Scheme(13, "a-man", "b-rival") and game.state.phase == "zone"


def test_models_of_schemes() -> None:
    """MALI-SETUP-28, MALI-SCHM-10, MALI-SCHM-14, MALI-SCHM-15, MALI-SCHM-16, MALI-AMB-88: who may be chosen for which."""
    game = crews()
    assert choose_schemes.NEEDS[7](game, 0) == ["b-thug"]
    assert choose_schemes.NEEDS[11](game, 0) == ["b-boss", "b-rival"]
    assert choose_schemes.NEEDS[12](game, 0) == ["a-man", "a-pet"]
    assert choose_schemes.avengers(game, 0) == {
        "a-boss": ["b-rival"],
        "a-man": ["b-thug", "b-rival"],
    }  # no Totem, no Leader
    game.state.models = [model for model in game.models if model.id != "b-thug"]
    game.models = game.state.models
    ask, _ = asked(choose_schemes.schemes(game))
    assert refused(ask, {"scheme-7": "b-boss"}).key == "why-scheme-model"


def test_an_upgrade_may_make_a_model_insignificant_for_schemes() -> None:
    """MALI-STRAT-02, MALI-AMB-130, MALI-UPG-01: whom an Upgrade makes Insignificant cannot be chosen for a Scheme."""
    rags = upgrade("rags", abilities=[ability({"insignificant": {}})])
    models = {"a": {}, "b": {"seat": 1, "upgrades": ["rags"]}, "c": {"seat": 1, "at": (9, 9)}}
    game = lay(models=models, upgrades=[rags])
    assert [scheme.enemy for scheme in choose_schemes.possible(game, 0, choose_schemes.PRISONER)] == ["c"]


def test_schemes_have_names_wherever_they_are_offered() -> None:
    """MALI-SETUP-27, MALI-DP-07: as branches of a menu, too."""
    game = lay(models={"a": {}, "b": {"seat": 1, "at": (9, 9)}}, state={"pool": list(range(1, 14)), "step": "first"})
    assert list(words.deep("malifaux", choose_schemes.menu(game, 0), BOOK.names(game))) == []
