"""A printed card in lines: its name, its numbers, its health bar, its abilities in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from escarmouche.cli.telling.card_view_lines import bar, card_view_lines
from escarmouche.cli.telling.speech import Speech
from escarmouche.core.messages.languages import ENGLISH, told_in
from escarmouche.core.views.card_view import CardView

SILENT = ("id", "name", "pips", "version", "origin", "radius")  # shown elsewhere, or of no use to a reader
LENGTHS = ("reach", "range", "pulse")  # in thousandths of the unit
EMPTY: tuple[Any, ...] = (None, "", [], (), {}, False)


def card_lines(card: Mapping[str, Any] | CardView, speech: Speech) -> Iterator[str]:
    """A card as its game gives it: `name` first, then everything else under its own word."""
    if isinstance(card, CardView):
        yield from card_view_lines(card, speech)
        return
    if not card:
        return
    yield _text(card.get("name", ""), speech)
    numbers = [_entry(key, value, speech) for key, value in card.items() if _is_number(key, value)]
    if numbers:
        yield ", ".join(numbers)
    for key, value in card.items():
        if key in SILENT or value in EMPTY or _is_number(key, value):
            continue
        title = label(key, speech) + speech.tell("cli-colon")
        if key == "health":
            yield title + bar(value, card.get("pips", ()), speech)
        elif _is_part(value):
            yield title + part(value, speech)
        elif parts := _parts(value):
            yield title.rstrip()
            yield from ("  " + part(ability, speech) for ability in parts)
        else:
            yield title + _value_text(key, value, speech)


def label(key: str, speech: Speech) -> str:
    """What a reader calls a field of a card."""
    return speech.titled("stat", key)


def part(data: Mapping[str, Any], speech: Speech) -> str:
    """An ability: its name, and its text if the game gives one, otherwise its numbers."""
    title = _text(data.get("name", data.get("id", "")), speech)
    if data.get("text"):
        return title + speech.tell("cli-colon") + _text(data["text"], speech)
    numbers = [_entry(key, value, speech) for key, value in data.items() if value and _is_number(key, value)]
    return title + speech.tell("cli-colon") + ", ".join(numbers) if numbers else title


def _is_number(key: str, value: Any) -> bool:
    return key not in (*SILENT, "health") and isinstance(value, int | float) and not isinstance(value, bool)


def _is_part(value: Any) -> bool:
    return isinstance(value, Mapping) and "name" in value


def _parts(value: Any) -> list[Any]:
    """A list of abilities, however the game keeps it."""
    items = list(value.values()) if isinstance(value, Mapping) else value
    return list(items) if isinstance(items, list | tuple) and all(_is_part(item) for item in items) else []


def _entry(key: str, value: Any, speech: Speech) -> str:
    return f"{label(key, speech)} {_value_text(key, value, speech)}"


def _value_text(key: str, value: Any, speech: Speech) -> str:
    if key in LENGTHS and isinstance(value, int | float):
        return speech.length(value)
    if isinstance(value, Mapping) and ENGLISH in value:
        return _text(value, speech)
    return str(value) if isinstance(value, int | float) and not isinstance(value, bool) else speech.plain(value)


def _text(value: Any, speech: Speech) -> str:
    """A text in the reader's language, whether it is given in one or in several."""
    if isinstance(value, Mapping):
        return told_in(speech.voice.lang, value)
    return str(value)
