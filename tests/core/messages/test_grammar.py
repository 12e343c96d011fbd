"""Names in sentences: the French `de` before each of them, capitals at the beginning."""

from __future__ import annotations

import re

import pytest

from escarmouche.core.messages.grammar import au, capital, de, gender_of, le, the
from escarmouche.core.messages.languages import ended, told_in
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
    "Stu, le mal de mer": "de Stu, le mal de mer",
    "Maud Hollowell, la Sonneuse": "de Maud Hollowell, la Sonneuse",
    "": "de ",
}


@pytest.mark.parametrize("name", DE)
def test_of_a_name(name: str) -> None:
    assert de(name) == DE[name]


AU = {
    "Ben": "à Ben",
    "le mur": "au mur",
    "Le Nabot perfide": "au Nabot perfide",
    "les ronces": "aux ronces",
    "la haie": "à la haie",
    "L’abbé Mouchemorve": "à l’abbé Mouchemorve",
    "Stu, le mal de mer": "à Stu, le mal de mer",
}


@pytest.mark.parametrize("name", AU)
def test_to_a_name(name: str) -> None:
    assert au(name) == AU[name]


def test_each_of_several_names_has_its_own_word_and_may_have_a_comma_in_it() -> None:
    assert de("Ada", "Ben", "le mur") == "d’Ada, de Ben, du mur"
    assert the("3 of Cups", "Black Joker") == "the 3 of Cups and the Black Joker"
    assert le("3 de Coupe", "As de Cœur") == "le 3 de Coupe et l’As de Cœur"
    names = {"stu": {"en": "Seasick Stu", "fr": "Stu, le mal de mer"}, "ada": {"en": "Ada", "fr": "Ada"}}
    said = texts("fr", "moonstone").say("then-engaged", {"model": "ada", "enemies": ["stu", "ada"]}, names)
    assert said == "Ada entre dans la Portée de Mêlée de Stu, le mal de mer, d’Ada."


def test_a_sentence_begins_with_a_capital() -> None:
    assert [capital(text) for text in ("la haie", "Ada", "œuf", "2 cm", "")] == ["La haie", "Ada", "Œuf", "2 cm", ""]


def test_in_texts() -> None:
    names = {"a": {"en": "the stone", "fr": "la pierre"}, "b": {"en": "Archer", "fr": "Archer"}}
    french, english = texts("fr", "moonstone"), texts("en", "moonstone")
    assert french.say("why-no-stone", {"model": "b"}, names).endswith("le socle d’Archer.")
    stored = {"stone": "a", "model": "b"}
    assert french.say("why-stone-storey", stored, names).startswith("La pierre ne touche pas Archer")
    assert english.say("why-stone-storey", stored, names).startswith("The stone does not touch Archer")
    assert "?" in french.say("why-no-stone")


MARTHA = {"en": "Martha", "fr": "Marthe", "fr-gender": "f"}
HUGH = {"en": "Hugh", "fr": "Hue"}
BOOTS = {"en": "boots", "fr": "bottes", "fr-gender": "fp"}
HEDGE = {"en": "the hedge", "fr": "la haie"}
NAMES = {"martha": MARTHA, "hugh": HUGH, "boots": BOOTS, "hedge": HEDGE, "anne": MARTHA}


@pytest.mark.parametrize(
    ("who", "said"),
    [
        ("martha", "Marthe tombe sur le ventre, sonnée."),
        ("hugh", "Hue tombe sur le ventre, sonné."),
        ("hedge", "la haie tombe sur le ventre, sonnée."),
    ],
)
def test_words_agree_with_a_name(who: str, said: str) -> None:
    assert texts("fr", "d10").say("event-stunned", {"figure": who}, NAMES) == said
    assert "stunned" in texts("en", "d10").say("event-stunned", {"figure": who}, NAMES)


def test_the_gender_of_several() -> None:
    french = texts("fr", "d10")
    told = {
        name: gender_of(french.word(named, NAMES))
        for name, named in {
            "f": ["martha"],
            "fp": ["martha", "anne"],
            "mp": ["martha", "hugh"],
            "fp ": "boots",
        }.items()
    }
    assert told == {name: name.strip() for name in told}


def test_a_gender_stays_when_a_name_is_told_apart() -> None:
    assert ended(MARTHA, " 2") == {"en": "Martha 2", "fr": "Marthe 2", "fr-gender": "f"}
    assert told_in("fr", ended(MARTHA, " 2")) == "Marthe 2"


def test_a_direction_in_words() -> None:
    french, english = texts("fr", "d10"), texts("en", "d10")
    assert french.say("event-faced", {"figure": "hugh", "facing": 268}, NAMES) == "Hue se tourne vers le sud."
    assert english.say("event-faced", {"figure": "hugh", "facing": 45}, NAMES) == "Hugh turns to face north-east."


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
