"""Phrases of a card: what things are called, lengths, lists, who is meant, and how clauses become a sentence."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from escarmouche.core.messages.languages import told_in
from escarmouche.core.messages.text import HERE, Texts
from escarmouche.games.malifaux.cards.card import GENERAL, AnyCard, Filter, Text
from escarmouche.games.malifaux.cards.effect import Aimed
from escarmouche.games.malifaux.cards.library import cards, upgrades
from escarmouche.games.malifaux.ground.marker_kinds import MarkerKind, ours

Names = Mapping[str, Text]
ANYBODY = Filter()
VALUED = ("shielded", "injured", "burning", "distracted", "focused", "poison")


def sentence(clauses: Iterable[str], joint: str = "; ", begins: bool = True) -> str:
    """Clauses as one sentence, or as the rest of one that has begun.

    >>> sentence(["the target is  Pushed 3″", "draw a card"])
    'The target is Pushed 3″; draw a card.'
    """
    text = re.sub(" {2,}", " ", joint.join(clause.strip().rstrip(".") for clause in clauses if clause.strip()))
    text = re.sub(" +([:;,\u00a0])", r"\1", text)
    return f"{text[:1].upper() if begins else text[:1]}{text[1:]}." if text else ""


def signed(amount: int | str) -> str:
    """A change with its sign.

    >>> signed(1), signed(-2), signed("X")
    ('+1', '−2', '+X')
    """
    text = str(amount)
    return text.replace("-", "−") if text.startswith("-") else f"+{text}"


def fate(amount: int) -> str:
    """Fate Modifiers as they are printed.

    >>> fate(2), fate(-1)
    ('++', '−')
    """
    return ("+" if amount > 0 else "−") * abs(amount)


def times(amount: int | str) -> int | str:
    """`1 Ember Token`, `2 × Ember Token`."""
    return amount if amount == 1 else f"{amount} ×"


@functools.cache
def _texts(lang: str) -> Texts:
    return Texts(lang, [HERE, Path(__file__).parents[2] / "text"])


@functools.cache
def _names() -> dict[str, Text]:
    return called([*cards().values(), *upgrades().values()])


def called(backs: Sequence[AnyCard]) -> dict[str, Text]:
    """What cards, their Actions and their kinds of Markers are called."""
    names = {name: kind.name for back in backs for name, kind in back.markers.items()}
    return names | {back.id: back.name for back in backs} | {a.key: a.name for back in backs for a in back.actions}


class Phrases:
    """The phrases of cards in one language."""

    def __init__(self, lang: str, names: Names | None = None) -> None:
        self.texts, self.lang = _texts(lang), lang
        self.names = names if names is not None else _names()
        self.owner = ""  # the card that is being described
        self.chosen = "whom-chosen"  # whom `to: chosen` means in the effects being described

    def say(self, key: str, **args: Any) -> str:
        """A text of the vocabulary: its arguments are texts already, and are not looked up again."""
        return self.texts.put(key, args)[0]

    def joined(self, clauses: Iterable[str], begins: bool = True) -> str:
        return sentence(clauses, f"{self.texts.language.gap}; ", begins)

    def inches(self, length: float | str) -> str:
        if length == "mv":
            return self.say("says-own-mv")
        text = f"{length:g}" if isinstance(length, float | int) else str(length)
        return self.texts.language.number(text) + "″"

    def term(self, word: str) -> str:
        """A word of the game: a Keyword, a station, the name of a card."""
        if word in self.names:
            return told_in(self.lang, self.names[word])
        return self.say(f"word-{word}") if self.texts.has(f"word-{word}") else word.replace("-", " ").title()

    def named(self, action: str) -> str:
        """An Action that a card names: a General one, or one of its own."""
        own = f"{self.owner}:{action}"
        return self.say(f"branch-{action}") if action in GENERAL else self.term(own if own in self.names else action)

    def listed(self, words: Iterable[str], joint: str = "and") -> str:
        """`Living, Undead or Beast`."""
        return self.joining([self.term(word) for word in words], joint)

    def joining(self, texts: Sequence[str], joint: str = "and") -> str:
        """Texts in a row."""
        if len(texts) < 2:
            return "".join(texts)
        return self.say(f"says-{joint}", most=", ".join(texts[:-1]), last=texts[-1])

    def counted(self, cards: Sequence[str]) -> str:
        """`Clinker Hound and 2 × Cinder Whelp`."""
        names = [(times(cards.count(card)), self.term(card)) for card in dict.fromkeys(cards)]
        return self.joining([name if amount == 1 else f"{amount} {name}" for amount, name in names])

    def markers(self, kinds: Iterable[str]) -> str:
        names = [told_in(self.lang, ours()[kind].name) if kind in ours() else self.term(kind) for kind in kinds]
        return self.joining(names, "or") if names else self.say("says-the-marker")

    def laid(self, kind: MarkerKind) -> str:
        """`Base of 40 mm; terrain: Severe and Hazardous (Burning); Height 2″.`"""
        traits = [self.term(trait) for trait in kind.traits]
        if kind.hazard:
            traits = [
                f"{name} ({self.term(kind.hazard)})" if name == self.term("hazardous") else name for name in traits
            ]
        parts = [self.say("marker-base", base=kind.base)]
        parts.append(self.say("marker-terrain", traits=self.joining(traits)) if traits else self.say("marker-plain"))
        parts += [self.say("marker-height", height=self.inches(kind.height))] if kind.height else []
        return self.joined(parts)

    def suits(self, suits: Iterable[str]) -> str:
        return " + ".join(self.term(suit) for suit in suits)

    def profile(self, profile: Sequence[int], blasts: Sequence[int] = (0, 0, 0)) -> str:
        """`2/3(blast)/4(blast)(blast)`."""
        blast = self.say("says-blast")
        return "/".join(f"{number}{blast * count}" for number, count in zip(profile, blasts, strict=True))

    def condition(self, name: str, amount: int | str, of: str) -> str:
        """`Burning +1`, `Adversary (Knell)`, `Stunned`."""
        text = self.term(name)
        if of:
            return f"{text} ({self.term(of)})"
        return f"{text} {signed(amount)}" if name in VALUED else text

    def filter(self, only: Filter) -> str:
        """`other friendly Minion model within 3″`."""
        who = self.say(f"filter-{only.who}") if only.who != "any" else ""
        kind, other = self.listed(only.has, "or"), self.say("filter-other") if only.other else ""
        text = self.say("filter", other=other, who=who, kind=kind)
        return re.sub(" {2,}", " ", " ".join([text.strip(), *self._tails(only)])).strip()

    def _tails(self, only: Filter) -> list[str]:
        tails = []
        if only.lacks:
            tails.append(self.say("filter-lacks", kind=self.listed(only.lacks, "or")))
        if only.condition:
            tails.append(self.say("filter-condition", kind=self.listed(only.condition, "or")))
        if only.token:
            tails.append(self.say("filter-token", kind=self.term(only.token)))
        tails += [self.say(f"filter-{name}") for name in ("buried", "engaged", "wounded") if getattr(only, name)]
        if only.within:
            key = "filter-completely" if only.completely else "filter-within"
            tails.append(self.say(key, reach=self.inches(only.within)))
        return tails

    def whom(self, word: Aimed) -> str:
        """The subject of a clause."""
        if word.to in ("all", "friends", "enemies"):
            who = {"all": "any", "friends": "friend", "enemies": "enemy"}[word.to]
            only = replace(word.only, who=who) if who != "any" else word.only
            whole = only.completely and only.within == word.within  # so the distance is said once
            text = self.filter(replace(only, within=0) if whole else only)
            key = "whom-every-completely" if whole else "whom-every"
            return self.say(key, filter=text, reach=self.inches(word.within))
        text = self.say(self.chosen if word.to == "chosen" else f"whom-{word.to}")
        return self.say("whom-if", whom=text, filter=self.filter(word.only)) if word.only != ANYBODY else text
