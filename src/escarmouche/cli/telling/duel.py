"""Cards and dice on the table, in words: who plays what from where, what is added, and what it comes to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from escarmouche.cli.telling.card_view_lines import signed
from escarmouche.cli.telling.speech import Speech
from escarmouche.core.views.scene import Die, Duel, Side


def duels(speech: Speech) -> Iterator[str]:
    """Every fight, bluff or test being played, except those that the game itself lists with what is on the table."""
    for duel in speech.scene.duels:
        if not speech.scene.table.get(duel.name):
            yield _head(speech, duel)
            yield from ("  " + _side(speech, side) for side in duel.sides)


def _head(speech: Speech, duel: Duel) -> str:
    parts = [speech.word(duel.name) + (f" ({duel.rule})" if duel.rule else "")]
    if duel.about:
        parts.append(speech.word(duel.about))
    if duel.against:
        parts.append(speech.tell("cli-duel-against", target=speech.word(duel.against)))
    if duel.target is not None:
        parts.append(speech.tell("cli-duel-target", target=duel.target))
    if duel.suits:
        parts.append(speech.tell("cli-duel-suits", suits=_suits(speech, duel.suits)))
    parts += [f"{speech.termed('result', step.word)} {step.amount}" for step in duel.scale]
    if duel.stage:
        parts.append(speech.titled("stage", duel.stage))
    return ", ".join(parts) + speech.tell("cli-colon").rstrip()


def _side(speech: Speech, side: Side) -> str:
    """Role and who; then the weapon, the cards or dice, what is added to them, the total, and the result."""
    who = speech.word(side.piece) if side.piece else ""
    player = speech.player(side.seat)
    title = f"{speech.word(side.role)} {who} ({player})" if who else f"{speech.word(side.role)} ({player})"
    parts = [speech.tell("cli-duel-weapon", weapon=speech.word(side.weapon))] if side.weapon else []
    parts += _cards(speech, side)
    parts += [", ".join(_die(speech, die) for die in side.dice)] if side.dice else []
    parts += [f"{speech.termed('mod', mod.word)} {signed(mod.amount)}" for mod in side.mods]
    if side.total is not None:
        parts.append(speech.tell("cli-duel-total", total=side.total))
        if side.suits:
            parts.append(speech.tell("cli-duel-suits", suits=_suits(speech, side.suits)))
    parts += _came(speech, side)
    return title + (speech.tell("cli-colon") + speech.tell("cli-semicolon").join(parts) if parts else "")


def _suits(speech: Speech, suits: Sequence[str]) -> str:
    """Suits, each named once: `2 × Crow, Ram`."""
    counts = [(suits.count(suit), speech.word(suit)) for suit in dict.fromkeys(suits)]
    return ", ".join(f"{count} × {suit}" if count > 1 else suit for count, suit in counts)


def _die(speech: Speech, die: Die) -> str:
    """What a die shows, and what it was for, if it is not the one that counts."""
    value = speech.tell("cli-die", value=die.value)
    if not die.word:
        return value
    own = f"cli-{die.word}"
    known = speech.voice.texts.has(die.word) or speech.voice.texts.has(f"word-{die.word}")
    return f"{value} ({speech.termed('die', own if not known and speech.voice.texts.has(own) else die.word)})"


def _came(speech: Speech, side: Side) -> Iterator[str]:
    """What a side declared, its own number to reach, what else counts for it, and the result."""
    if side.declared:
        yield speech.tell("cli-duel-declares", abilities=", ".join(map(speech.word, side.declared)))
    if side.target is not None:
        yield speech.tell("cli-duel-goal", target=side.target)
    if side.words:
        yield speech.tell("cli-duel-words", words=", ".join(speech.termed("advantage", word) for word in side.words))
    if side.result:
        yield speech.tell("cli-duel-result", result=speech.termed("result", side.result))


def _cards(speech: Speech, side: Side) -> Iterator[str]:
    """Cards face up and face down and where they came from, what was claimed about them, reinforcements, a suit named for them."""
    source = f" ({_source(speech, side.source)})" if side.source else ""
    if side.shown:
        yield _listed(speech, side.shown) + source
    if side.aside:
        yield speech.tell("cli-duel-aside", cards=_listed(speech, side.aside))
    if side.fates:
        fates = ", ".join(f"{signed(mod.amount)} {speech.termed('mod', mod.word)}" for mod in side.fates)
        yield speech.tell("cli-duel-fates", fates=fates)
    if side.own:
        yield speech.tell("cli-duel-own", cards=_listed(speech, side.own)) + source
    if side.hidden > len(side.own):
        yield speech.tell("cli-duel-hidden", count=side.hidden - len(side.own)) + source
    if side.claim:
        yield speech.tell("cli-duel-claim", claim=speech.thing("card", side.claim))
    if side.extra:
        yield speech.tell("cli-duel-extra", cards=_listed(speech, side.extra))
    if side.suit:
        yield speech.tell("cli-duel-suit", suit=speech.word(side.suit))


def _source(speech: Speech, word: str) -> str:
    """Where a card came from, in the words of the game or in plain ones."""
    plain, has = f"cli-source-{word}", speech.voice.texts.has
    if has(plain) and not has(f"source-{word}") and not has(f"word-{word}"):
        return speech.tell(plain)
    return speech.titled("source", word)


def _listed(speech: Speech, cards: Sequence[str]) -> str:
    return ", ".join(speech.thing("card", card) for card in cards)
