"""What a card says is what it does: no parameter of a word is left out of its text, no part of a card is silent (MALI-DES-06)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from escarmouche.games.malifaux.cards.vocabulary import Call, vocabulary
from escarmouche.games.malifaux.view.cards.describe import Teller, describe
from tests.games.malifaux.cards.test_cards import AnyCard, backs, calls, parts
from tests.games.malifaux.cards.test_vocabulary import SECTIONS, example, rows

SAYS = {"passive": "passive", "effect": "does", "cost": "cost"}
KINDS = {params: SAYS[kind] for kind in SAYS for params in vocabulary(kind).values()}
LANGUAGES = ("en", "fr")


def every() -> Iterator[Call]:
    """All words on cards, and all examples on the page that teaches them."""
    for back in backs():
        for part in parts(back):
            yield from calls(part)
    for kind in SECTIONS:
        yield from (example(kind, text) for text, _ in rows(kind))


def plainer(params: Any) -> Iterator[tuple[str, Any]]:
    """The same word without one of its parameters, as far as it can be without."""
    for field in msgspec.structs.fields(type(params)):
        usual = field.default_factory() if field.default_factory is not msgspec.NODEFAULT else field.default
        if usual is not msgspec.NODEFAULT and getattr(params, field.name) != usual:
            yield field.name, msgspec.structs.replace(params, **{field.name: usual})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_parameter_is_told(lang: str) -> None:
    """MALI-DES-06: a word with a parameter and without it do not say the same."""
    teller, silent = Teller(lang), []
    for call in every():
        kind = KINDS[type(call.params)]
        for name, other in plainer(call.params):
            if teller.clause(call, kind) == teller.clause(Call(call.word, other), kind):
                silent.append((call.word, name, teller.clause(call, kind)))
    assert silent == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("back", backs(), ids=lambda back: back.id)
def test_no_part_is_silent(back: AnyCard, lang: str) -> None:
    """MALI-CARD-02: whatever has a name on a card says something, and all of it in the reader's language."""
    for part in parts(back):
        sentence = describe(part, lang)
        assert sentence.endswith("."), part.key
        assert not any(mark in sentence for mark in ("does-", "passive-", "cost-", "says-", "whom-", "{", "None")), (
            sentence
        )


def test_an_action_that_a_card_names_is_called_by_its_name() -> None:
    by_key = {part.key: part for back in backs() for part in parts(back)}
    assert "Signed Rapier" in describe(by_key["ines-volte:rapier:again"])
    assert "Rapière signée" in describe(by_key["ines-volte:rapier:again"], "fr")
