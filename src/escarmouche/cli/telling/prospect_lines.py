"""What the options of a question do and bring, below each of them: what follows, how likely it is, card against card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from escarmouche.cli.telling.speech import Speech
from escarmouche.core.messages.languages import told_in
from escarmouche.core.views.player_tools import Sentence
from escarmouche.core.views.prospect import Match, Prospect, Share

WHOLE = 100


def effect(prospect: Prospect, speech: Speech) -> str:
    """What it does, as its card says it."""
    return told_in(speech.voice.lang, prospect.effect) if prospect.effect else ""


def brought(prospect: Prospect, speech: Speech, odds: bool = True) -> list[str]:
    """What follows in one line, its odds in another if they are wanted, and card against card."""
    chances = [_odds(prospect, speech)] if odds else []
    parts = [" ".join(_sentences(prospect.lines, speech)), *chances, *_rows(prospect, speech)]
    return [part for part in parts if part]


def _sentences(sentences: Iterable[Sentence], speech: Speech) -> Iterator[str]:
    for sentence in sentences:
        yield speech.voice.texts.say(sentence.key, sentence.args, speech.scene.names)


def _odds(prospect: Prospect, speech: Speech) -> str:
    outcomes = zip(prospect.odds, _sentences((chance.what for chance in prospect.odds), speech), strict=True)
    return "; ".join(f"{percent(chance.share, speech)} {text}" for chance, text in outcomes)


def percent(share: Share, speech: Speech) -> str:
    """A probability; what is nearly certain is not called certain, nor what hardly ever comes impossible."""
    of, among = share
    rounded = round(WHOLE * of / among)
    if 0 < of < among and rounded in (0, WHOLE):
        return speech.tell("cli-percent-below" if not rounded else "cli-percent-above")
    return speech.tell("cli-percent", number=rounded)


def _rows(prospect: Prospect, speech: Speech) -> Iterator[str]:
    for row in prospect.rows:
        cells = ", ".join(_cell(match, speech) for match in row.matches)
        if cells:
            form = {"form": speech.word(row.form)} if row.form else {}
            yield speech.tell("cli-against-form" if form else "cli-against", **form, cells=cells)


def _cell(match: Match, speech: Speech) -> str:
    """`High Guard 0/2`: dealt and suffered with one card; with all copies in brackets."""
    name = speech.word(match.form or match.against)
    also = f" ({', '.join(speech.word(word) for word in match.words)})" if match.words else ""
    return f"{name} {_amount(match.deals)}/{_amount(match.suffers)}{also}"


def _amount(numbers: list[int]) -> str:
    if not numbers:
        return "–"
    return str(numbers[0]) if numbers[-1] == numbers[0] else f"{numbers[0]} ({numbers[-1]})"
