"""What each player is after and how far each has got, in words, and who has won. A hidden goal is counted and not named."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from escarmouche.cli.telling.speech import Speech
from escarmouche.cli.voice import Voice
from escarmouche.core.messages.languages import told_in
from escarmouche.core.play.state import Outcome
from escarmouche.core.views.aims import Aims
from escarmouche.core.views.player_tools import Sentence
from escarmouche.core.views.scene import Goal, Share


def goals(speech: Speech) -> Iterator[str]:
    """A line a goal, the reader's own first."""
    for goal in sorted(speech.scene.goals, key=lambda goal: (goal.seat != speech.scene.seat, goal.seat)):
        who, colon = speech.player(goal.seat), speech.tell("cli-colon")
        yield f"{speech.tell('cli-goal', player=who)}{colon}{speech.tell('cli-semicolon').join(_parts(speech, goal))}"


def aim_lines(speech: Speech, aims: Aims) -> Iterator[str]:
    """What wins, how it stands, what is left, and what the scenario tells one's own side."""
    for aim in sorted(aims.wins, key=lambda aim: (aim.seat is not None, aim.seat != speech.scene.seat)):
        who = "" if aim.seat is None else speech.player(aim.seat) + speech.tell("cli-colon")
        yield who + _said(speech, aim.what)
    for tally in aims.stands:
        counts = (f"{speech.player(seat)} {count}" for seat, count in enumerate(tally.counts))
        yield f"{speech.titled('label', tally.name)}{speech.tell('cli-colon')}{speech.tell('cli-semicolon').join(counts)}"
    yield from (_said(speech, sentence) for sentence in aims.left)
    if aims.orders:
        yield speech.tell("cli-orders", orders=told_in(speech.voice.lang, aims.orders))


def _said(speech: Speech, sentence: Sentence) -> str:
    return speech.voice.texts.say(sentence.key, sentence.args, speech.scene.names)


def _parts(speech: Speech, goal: Goal) -> Iterator[str]:
    if not goal.name:
        yield speech.tell("cli-goal-hidden")
        return
    yield speech.word(goal.name)
    if goal.secret:
        yield speech.tell("cli-goal-secret")
    if goal.pieces:
        yield speech.word(goal.pieces)
    yield speech.tell("cli-goal-points", points=goal.points, most=goal.most)
    yield from (_share(speech, share) for share in goal.parts)


def _share(speech: Speech, share: Share) -> str:
    key = "cli-goal-done" if share.done else "cli-goal-have"
    return speech.tell(key, name=speech.termed("goal", share.word), have=share.have, need=share.need)


def verdict(voice: Voice, outcome: Outcome, winners: Sequence[str]) -> str:
    """Who won. Nobody: a draw, unless the game has words of its own for it, such as that all have lost."""
    if winners:
        return voice.tell("cli-won", players=", ".join(winners), count=len(winners), rule=outcome.rule)
    own = f"{outcome.reason}-title"
    if voice.texts.has(own):
        return voice.tell("cli-none-won", title=voice.tell(own), rule=outcome.rule)
    return voice.tell("cli-draw", rule=outcome.rule)
