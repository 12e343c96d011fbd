"""A card as a client draws it, in lines: its words, its numbers, its health bar, its abilities under their headings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from escarmouche.cli.hearing.matching import fold
from escarmouche.cli.telling.speech import Speech
from escarmouche.core.messages.languages import told_in
from escarmouche.core.views.card_view import CardView, Part, Section, Stat


def card_view_lines(card: CardView, speech: Speech) -> Iterator[str]:
    """A card: its name first, then whatever it has."""
    yield local(card.name, speech)
    if card.words:
        yield ", ".join(speech.word(word) for word in card.words)
    if card.stats:
        yield ", ".join(_stat(stat, speech) for stat in card.stats)
    if card.boxes:
        yield bar(card.boxes, card.dots, speech)
    for section in card.sections:
        yield _heading(section, speech)
        yield from ("  " + part_line(part, speech) for part in section.parts)


def reference(sections: Iterable[Section], speech: Speech, words: str = "") -> Iterator[str]:
    """A quick reference with its rules; with `words`, only the lines that have all of them, in the line or in its heading."""
    wanted = fold(words).split()
    for section in sections:
        heading = _heading(section, speech)
        all_lines = [part_line(part, speech) + (f" ({part.rule})" if part.rule else "") for part in section.parts]
        lines = [line for line in all_lines if all(word in fold(f"{heading} {line}") for word in wanted)]
        if lines:
            yield heading
            yield from (f"  {line}" for line in lines)


def _heading(section: Section, speech: Speech) -> str:
    return speech.titled("section", section.name) + speech.tell("cli-colon").rstrip()


def bar(health: int, dots: list[int] | tuple[int, ...], speech: Speech) -> str:
    """`8 boxes, dots on 1, 2, 4`, then a drawing."""
    drawn = "".join("●" if box in dots else "○" for box in range(1, health + 1))
    return speech.tell("cli-health-bar", health=health, dots=", ".join(map(str, dots)), count=len(dots), drawn=drawn)


def local(name: Mapping[str, str], speech: Speech) -> str:
    """A text in the reader's language."""
    return told_in(speech.voice.lang, name)


def part_line(part: Part, speech: Speech, at: str = "") -> str:
    """Its name, its numbers and words, what it is aimed at if anything, and what it does."""
    more = [*(_stat(stat, speech) for stat in part.stats), *(speech.word(word) for word in part.words)]
    title = local(part.name, speech) + (f" ({', '.join(more)})" if more else "")
    text, colon = local(part.text, speech), speech.tell("cli-colon")
    words = f"{at}. {text}" if at and text else at or text
    return f"{title}{colon}{words}" if words else title


def in_one_line(card: CardView, speech: Speech, at: str = "") -> str:
    """A whole card in a line: its name, what it is aimed at if anything, and what its parts say."""
    colon = speech.tell("cli-colon")
    parts = [part for section in card.sections for part in section.parts]
    alone = len(parts) == 1
    sentences = [
        local(part.text, speech) if alone else f"{local(part.name, speech)}{colon}{local(part.text, speech)}"
        for part in parts
    ]
    words = " ".join([*([f"{at}."] if at else []), *sentences])
    return f"{local(card.name, speech)}{colon}{words}" if words else local(card.name, speech)


def _stat(stat: Stat, speech: Speech) -> str:
    value = stat.value
    if isinstance(value, str):
        shown = speech.word(value)
    else:
        shown = speech.length(value) if stat.length else signed(value) if stat.signed else str(value)
    return f"{speech.titled('stat', stat.name)} {shown}"


def signed(value: int) -> str:
    """A change: +1, −1."""
    return f"−{-value}" if value < 0 else f"+{value}"
