"""Crews as text: written, read, brought to the table, and as the docs show them."""

from __future__ import annotations

from pathlib import Path

import pytest

from escarmouche.core.messages.refusal import BadSetup
from escarmouche.games.malifaux import BOOK
from escarmouche.games.malifaux.setup import crew, crew_text, hire
from escarmouche.games.malifaux.setup.crew import Hire
from escarmouche.games.malifaux.setup.options import FixedCrew
from tests.games.malifaux.positions import asked, run
from tests.games.malifaux.setup.set_up import muster, opened


def test_crews_as_text() -> None:
    """MALI-HIRE-03: what is exported is read again; what cannot be hired is reported with its line."""
    game = opened()
    text = "faction: own\nleader: boss  # the old one\n\nman + cloak\ntrio\n"
    made = crew_text.read(text, game.setup)
    assert made == FixedCrew(faction="own", leader="boss", hires=["boss", "man+cloak", "trio"])
    pool = crew.pool_of(game.setup, "own", "boss")
    for lang in ("en", "fr"):
        assert crew_text.read(crew_text.export(pool, list(map(Hire.read, made.hires)), lang), game.setup) == made
    assert crew_text.read("faction: Own\nleader: BOSS\n2x Homme\n", game.setup).hires == ["boss", "man", "man"]
    for text, line, key in (
        ("leader: boss", 0, "why-roll-no-head"),
        ("faction: own\nleader: man", 2, "why-roll-leads"),
        ("faction: own\nleader: boss\nforeigner", 3, "why-not-faction"),
        ("faction: own\nleader: boss\nthgu", 3, "why-roll-card-near"),
        ("fraction: own", 1, "why-roll-head"),
        ("faction: own\nleader: boss\n0x man", 3, "why-roll-none"),
    ):
        with pytest.raises(BadSetup) as caught:
            crew_text.read(text, game.setup)
        assert caught.value.refusal.args["line"] == line and caught.value.refusal.args["reason"].key == key


def test_a_text_at_the_beginning() -> None:
    """MALI-SETUP-21, MALI-SETUP-22: a complete Crew as text names the Faction and the Leader where they are declared, with its mistakes."""
    game = opened()
    first, _ = asked(hire.faction(game))
    run(hire.faction(game), ["own", "own"])
    second, _ = asked(hire.leader(game))
    text = "faction: Own\nleader: BOSS\n2x Homme\nforeigner\n"
    for ask, answer in ((first, ["own"]), (second, ["boss"])):
        hires, slips = ask.parse(text)
        assert hires == answer and ask.why_not(hires[0]) is None
        assert [(slip.line, slip.why.key) for slip in slips] == [(4, "why-not-faction")]
    for ask, text, answer, keys in (
        (first, "man\n", [], ["why-roll-no-head"]),
        (first, "faction: own\nleader: man\n", ["own"], ["why-roll-leads"]),
        (first, "faction: own\nthgu\n", ["own"], ["why-roll-card-near"]),
        (second, "man\n", [], ["why-roll-no-head"]),
        (second, "leader: boss\n", ["boss"], []),
        (second, "leader: man\n", [], ["why-roll-leads"]),
        (second, "faction: other\nleader: boss\n", [], ["why-roll-other-faction"]),
    ):
        hires, slips = ask.parse(text)
        assert (hires, [slip.why.key for slip in slips]) == (answer, keys), text


def test_a_text_at_the_table() -> None:
    """MALI-SETUP-21, MALI-SETUP-24, MALI-HIRE-04, MALI-UPG-07: each wrong line has its reason; the rest can be taken."""
    ask = muster()
    text = ask.write(["pet", "trio", "trio#2", "trio#2+cloak", "boss+charm"], "fr")
    answer, slips = ask.parse(text)
    assert (sorted(answer), slips) == (["boss+charm", "pet", "trio", "trio#2", "trio#2+cloak"], [])
    assert ask.why_not(answer) is None
    answer, slips = ask.parse(
        "leader: boss\n# a note\n3 trio\n2 trio\nnobody at all\ntrio + nothing\nman + cloak + charm\npet"
    )
    assert answer == ["trio", "trio#2", "trio#3", "pet"]
    assert [(slip.line, slip.why.key) for slip in slips] == [
        (4, "why-model-limit"),
        (5, "why-roll-card"),
        (6, "why-roll-upgrade"),
        (7, "why-one-upgrade"),
    ]
    answer, slips = ask.parse("faction: own\nleader: rival\npet")
    assert (answer, [(slip.line, slip.why.rule) for slip in slips]) == ([], [(2, "MALI-SETUP-24")])


def test_the_text_of_the_docs() -> None:
    """MALI-HIRE-01: the Crew that the documentation shows can be hired."""
    page = (Path(__file__).parents[4] / "docs" / "cards" / "malifaux.md").read_text(encoding="utf-8")
    text = page.partition("## A Crew as text")[2].split("```")[1]
    made = crew_text.read(text, BOOK.read_setup({"seats": 2}))
    assert made.hires == ["tamsin-farrow+salt-charm", "jun-hale", "outrider", "outrider"]
