"""What a bot would do in the player's place: why, then what."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.bots.adviser import Advice
from escarmouche.cli.hearing import amount
from escarmouche.cli.telling.speech import Speech
from escarmouche.core.asks.ask import Ask


def reasons(advice: Advice, speech: Speech) -> Iterator[str]:
    """What the answer would bring, in a line."""
    sentences = [
        speech.tell(f"advice-{reason.term}-{'more' if reason.better else 'less'}") for reason in advice.reasons
    ]
    yield " ".join(sentences) or speech.tell("cli-hint-no-reason")


def advised(advice: Advice, speech: Speech, ask: Ask) -> Iterator[str]:
    """The answer, and the second best of another kind."""
    yield speech.tell("cli-hint", answer=amount.answer_in_words(speech, ask, advice.answer))
    if advice.second is not None:
        yield speech.tell("cli-hint-second", answer=amount.answer_in_words(speech, ask, advice.second))
