"""Names in sentences: the French `de` before each of them, capitals at the beginning."""

from __future__ import annotations

import re

import pytest

from escarmouche.core.messages.grammar import capital, de
from escarmouche.core.messages.text import texts

from .test_text import FOLDERS

# the same pairs stand in web/tests/lib/grammar.test.ts
DE = {
    "Archer du guet 1": "d’Archer du guet 1",
    "Émile": "d’Émile",
    "Œdipe": "d’Œdipe",
    "Hélène": "d’Hélène",
    "Hue Taillefer": "de Hue Taillefer",
    "hallebardier": "de hallebardier",
    "héros": "de héros",
    "Yves": "d’Yves",
    "Yann": "de Yann",
    "Ben": "de Ben",
    "le mur": "du mur",
    "les ronces": "des ronces",
    "la haie": "de la haie",
    "l’échelle": "de l’échelle",
    "Le Goff": "de Le Goff",
    "La Rochelle": "de La Rochelle",
    "Le Nabot perfide": "du Nabot perfide",
    "L’abbé Mouchemorve 2": "de l’abbé Mouchemorve 2",
    "La route de la frontière": "de la route de la frontière",
    "Les Gens des Bois": "des Gens des Bois",
    "Ada, Ben, le mur": "d’Ada, de Ben, du mur",
    "": "de ",
}


@pytest.mark.parametrize("name", DE)
def test_of_a_name(name: str) -> None:
    assert de(name) == DE[name]


def test_a_sentence_begins_with_a_capital() -> None:
    assert [capital(text) for text in ("la haie", "Ada", "œuf", "2 cm", "")] == ["La haie", "Ada", "Œuf", "2 cm", ""]


def test_in_texts() -> None:
    names = {"a": {"en": "the hedge", "fr": "la haie"}, "b": {"en": "Archer", "fr": "Archer"}}
    french, english = texts("fr", "moonstone"), texts("en", "moonstone")
    assert french.say("why-no-stone", {"model": "b"}, names).endswith("le socle d’Archer.")
    assert french.say("why-not-an-obstacle", {"terrain": "a", "model": "b"}, names).startswith("La haie n’est pas")
    assert english.say("why-terrain-moved", {"terrain": "a"}, names) == "The hedge has been moved."
    assert "?" in french.say("why-no-stone")


def test_no_name_follows_a_plain_de() -> None:
    """Numbers may; of the arguments that are names, those of the rules have that name."""
    named = re.compile(r"\bde \{ \$(figure|target|model|by|enemies|piece|object) \}")
    left = [
        f"{file.name}: {line}"
        for folder in FOLDERS
        for file in sorted((folder / "fr").glob("*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if named.search(line)
    ]
    assert left == []
