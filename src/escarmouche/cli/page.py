"""A card as a client draws it, in lines: its words, its numbers, its health bar, its abilities under their headings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from escarmouche.cli.fold import fold
from escarmouche.cli.speech import Speech
from escarmouche.core.sheet import Part, Section, Sheet, Stat


def page(card: Sheet, speech: Speech) -> Iterator[str]:
    yield local(card.name, speech)
    if card.words:
        yield ", ".join(speech.word(word) for word in card.words)
    if card.stats:
        yield ", ".join(_stat(stat, speech) for stat in card.stats)
    if card.boxes:
        yield bar(card.boxes, card.dots, speech)
    for section in card.sections:
        yield _heading(section, speech)
        yield from ("  " + _part(part, speech) for part in section.parts)


def reference(sections: Iterable[Section], speech: Speech, words: str = "") -> Iterator[str]:
    """A quick reference with its rules; with words: only the lines in which, with their heading, every one of them stands."""
    wanted = fold(words).split()
    for section in sections:
        heading = _heading(section, speech)
        told = [_part(part, speech) + (f" ({part.rule})" if part.rule else "") for part in section.parts]
        lines = [line for line in told if all(word in fold(f"{heading} {line}") for word in wanted)]
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
    return str(name.get(speech.voice.lang) or name.get("en") or "")


def _part(part: Part, speech: Speech) -> str:
    more = [*(_stat(stat, speech) for stat in part.stats), *(speech.word(word) for word in part.words)]
    title = local(part.name, speech) + (f" ({', '.join(more)})" if more else "")
    text = local(part.text, speech)
    return title + speech.tell("cli-colon") + text if text else title


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
