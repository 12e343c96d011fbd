"""Every character, figure, condition and marker of our games has an emblem, and no two characters of a game share one."""

from __future__ import annotations

from collections import Counter

import pytest

from escarmouche.core.book import find
from escarmouche.core.files.source import Source
from escarmouche.core.messages.refusal import BadFile
from escarmouche.core.views.card_view import CardView
from escarmouche.core.views.emblems import check_emblem, emblem_of, emblems
from escarmouche.games.d10.cards.library import printed

GAMES = ("ad1666", "d10", "malifaux", "moonstone")


def cast(game: str) -> list[CardView]:
    """The cards of those who stand on the table, in every edition."""
    book = find(game)
    views = [view for edition in book.editions for view in book.cards.card_views(edition).values()]
    figures = printed() if game == "d10" else ()  # they have no boxes
    return list({view.id: view for view in views if view.boxes or view.id in figures}.values())


@pytest.mark.parametrize("game", GAMES)
def test_everybody_has_an_emblem_of_their_own(game: str) -> None:
    carried = Counter(view.emblem for view in cast(game))
    assert len(carried) >= 16 and carried[""] == 0
    assert [name for name, count in carried.items() if count > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_emblem_is_in_the_list(game: str) -> None:
    named = {view.emblem for view in cast(game)} | set(find(game).signs.values())
    assert named <= emblems().keys()


def test_who_drew_an_emblem_is_known() -> None:
    assert list(emblems()) == sorted(emblems())
    assert all(len(emblem.drawing) == 12 and emblem.author for emblem in emblems().values())


def test_a_card_without_an_emblem_carries_that_of_a_keyword() -> None:
    signs = {"goblin": "goblin-head", "pirate": "pirate-hat"}
    assert emblem_of("owl", ["goblin"], signs) == "owl"
    assert emblem_of("", ["sailor", "pirate", "goblin"], signs) == "pirate-hat"
    assert emblem_of("", ["sailor"], signs) == ""


def test_an_emblem_that_does_not_exist_is_a_mistake() -> None:
    source = Source.of({"emblem": "oowl"}, "card")
    with pytest.raises(BadFile, match="owl"):
        check_emblem(source, "oowl", ("emblem",))
    check_emblem(source, "", ("emblem",))
