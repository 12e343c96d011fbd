"""An ability, a passive or a Signature Move in words, made from its parameters: no card text is stored anywhere."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from escarmouche.core.messages.languages import told_in
from escarmouche.core.messages.text import HERE, Texts
from escarmouche.games.moonstone.cards.card import Ability, Amount, Call, Passive, Requirement, Signature, Target, Text
from escarmouche.games.moonstone.cards.effect import Aimed
from escarmouche.games.moonstone.cards.library import cards
from escarmouche.games.moonstone.cards.words.move_words import FreeMove, PlaceInContact, PlaceWithin, Pull, Push
from escarmouche.games.moonstone.melee.combat_cards import Strike
from escarmouche.games.moonstone.state import MOVES


def body(ability: Ability, lang: str = "en", names: Mapping[str, Text] | None = None) -> str:
    """What an ability does, without what a card prints separately: cost, ranges, how often."""
    return Teller(lang, names).body(ability)


def describe(thing: Ability | Passive | Signature, lang: str = "en", names: Mapping[str, Text] | None = None) -> str:
    """What it does, in a reader's language. `names` holds the names of other abilities; without it, those of our own cards are used."""
    teller = Teller(lang, names)
    if isinstance(thing, Passive):
        return teller.joined(teller.passive(call) for call in thing.words)
    if isinstance(thing, Signature):
        return teller.signature(thing)
    return teller.ability(thing)


@functools.cache
def _texts(lang: str) -> Texts:
    return Texts(lang, [HERE, Path(__file__).parents[2] / "text"])


@functools.cache
def _names() -> dict[str, Text]:
    return {
        a.id: a.name for edition in ("en", "fr") for card in cards(edition).values() for a in card.abilities.values()
    }


def sentence(clauses: Iterable[str], joint: str = "; ", begins: bool = True) -> str:
    """Clauses as one sentence, or as the rest of one that has begun.

    >>> sentence(["the target is  moved", "it falls"])
    'The target is moved; it falls.'
    """
    text = re.sub(" {2,}", " ", joint.join(clause.strip() for clause in clauses if clause.strip()))
    return f"{text[:1].upper() if begins else text[:1]}{text[1:]}." if text else ""


def signed(amount: str | int) -> str:
    """A change with its sign.

    >>> signed(1), signed("-2X")
    ('+1', '−2X')
    """
    text = str(Amount.read(amount))
    return text.replace("-", "−") if text.startswith("-") else f"+{text}"


class Teller:
    """Puts what is on cards into words, in one language."""

    def __init__(self, lang: str, names: Mapping[str, Text] | None, x: int | None = None) -> None:
        self.texts, self.lang, self.names = _texts(lang), lang, names
        self.x = x  # None: it is not known yet
        self.foe = False  # of a Signature Move: the target is called the enemy
        self.several = False

    def say(self, key: str, **args: Any) -> str:
        return self.texts.say(key, args)

    def joined(self, clauses: Iterable[str], begins: bool = True) -> str:
        return sentence(clauses, f"{self.texts.language.gap}; ", begins)

    def inches(self, length: float | str) -> str:
        """A distance that may hold an X."""
        text = f"{length:g}" if isinstance(length, float | int) else str(Amount.read(length))
        return self.texts.language.number(text) + "″"

    def listed(self, words: Iterable[str], joint: str = "and") -> str:
        """Words of the game, joined: `Slicing and Piercing`."""
        names = [self.say(f"word-{word}") for word in words]
        if len(names) < 2:
            return "".join(names)
        return self.say(f"list-{joint}", most=", ".join(names[:-1]), last=names[-1])

    # -- abilities

    def ability(self, ability: Ability) -> str:
        """`1 energy, range 6″, once per turn. Target: one friendly character. ...`"""
        return " ".join(part for part in (f"{', '.join(self.head(ability))}.", self.body(ability)) if part)

    def body(self, ability: Ability) -> str:
        parts = []
        if ability.target is not None:
            self.several = ability.target.count > 1
            parts.append(self.target(ability.target))
        if ability.arcane:
            parts += [f"{self.requirement(r.on)} {self.effects(r.effects, ability.pulse)}" for r in ability.results]
        else:
            parts += self.active(ability)
        if ability.catastrophe:
            parts.append(f"{self.say('head-catastrophe')} {self.effects(ability.catastrophe, ability.pulse)}")
        return " ".join(part for part in parts if part)

    def head(self, ability: Ability) -> list[str]:
        parts = [self.say("head-cost", cost=ability.cost)]
        if ability.range:
            parts.append(self.say("head-range", range=self.inches(ability.range / 1000)))
        if ability.pulse:
            parts.append(self.say("head-pulse", range=self.inches(ability.pulse / 1000)))
        if ability.once:
            parts.append(self.say(f"head-once-{ability.once}"))
        if not ability.while_engaged:
            parts.append(self.say("head-not-engaged"))
        return parts

    def target(self, target: Target) -> str:
        args = {"who": f"who-{target.who}", "kind": self.listed(target.keywords, "or"), "other": target.other}
        key = "target-one" if target.count == 1 else "target-more"
        text = self.say(key, count=target.count, plain=not target.keywords, **args)
        return self.joined([f"{text} {self.say('target-weaker')}" if target.weaker else text])

    def active(self, ability: Ability) -> list[str]:
        """What an Active Ability does; a charge comes before the flip."""
        before = [call for call in ability.effects if call.word == "charge"]
        after = [call for call in ability.effects if call.word != "charge"]
        flip = self.say("head-flip") if ability.flip else ""
        return [self.effects(before, ability.pulse, True), flip, self.effects(after, ability.pulse, True)]

    def requirement(self, icons: Iterable[Requirement]) -> str:
        """`Green X or Pink 2:`"""
        words = [f"{self.say(f'word-{icon.colour}')} {icon.number or 'X'}" for icon in icons]
        joined = words[0] if len(words) == 1 else self.say("list-or", most=", ".join(words[:-1]), last=words[-1])
        return self.say("head-requirement", icons=joined)

    # -- effects

    def effects(self, calls: Iterable[Call], pulse: int = 0, begins: bool = False) -> str:
        return self.joined((self.effect(call, pulse) for call in calls), begins)

    def effect(self, call: Call, pulse: int) -> str:
        word = call.params
        args: dict[str, Any] = {"whom": self.whom(word, pulse)}
        for name in ("amount", "distance", "within"):
            if hasattr(word, name):
                args[name] = self.filled(getattr(word, name))
        if "distance" in args:
            args["distance"] = self.inches(args["distance"])
        if "within" in args:
            args["within"] = self.inches(args["within"])
        if hasattr(word, "type"):
            args["type"] = word.type
        if hasattr(word, "ability"):
            args["ability"] = self.named(word.ability)
        if hasattr(word, "stats"):
            args["stats"] = self.listed([f"stat-{stat}" for stat in word.stats])
            args["amount"] = signed(self.filled(word.amount))
        if isinstance(word, Push | Pull):
            args["end"] = self.aimed() if word.to == "self" else self.say("whom-self")
        return self.say(f"does-{call.word}{self.variant(word)}", **args)

    def filled(self, amount: Any) -> Any:
        """An amount with its X, where X is known."""
        if self.x is None or not isinstance(amount, str) or amount == "all":
            return amount
        return Amount.read(amount).worth(self.x)

    def variant(self, word: Any) -> str:
        """Some words are said in several ways."""
        if getattr(word, "amount", None) == "all":
            return "-all"
        if isinstance(word, FreeMove):
            return "-self" if word.to == "self" else f"-{word.by}"
        if isinstance(word, PlaceWithin):
            return f"-{word.by}"
        if isinstance(word, PlaceInContact) and word.may:
            return "-may"
        return ""

    def named(self, ability: str) -> str:
        names = self.names if self.names is not None else _names()
        name = names.get(ability, {})
        return told_in(self.lang, name) or ability

    def aimed(self) -> str:
        return self.say("whom-enemy" if self.foe else "whom-targets" if self.several else "whom-target")

    def whom(self, word: Any, pulse: int) -> str:
        if not isinstance(word, Aimed):
            return self.say("whom-self")
        kind = self.listed(word.keywords, "or")
        if word.to == "pulse":
            reach = self.inches(word.within or pulse / 1000)
            args = {"who": f"who-{word.who}", "other": word.other, "kind": kind, "plain": not kind}
            return self.say("whom-pulse", reach=reach, **args)
        text = self.say("whom-self") if word.to == "self" else self.aimed()
        if kind:
            text = self.say("whom-if-kind", whom=text, kind=kind)
        return self.say("whom-if-wounded", whom=text) if word.wounded else text

    # -- passives

    def passive(self, call: Call) -> str:
        word = call.params
        args = {name: getattr(word, name) for name in word.__struct_fields__}
        if "amount" in args and call.word in ("dealt", "suffered", "near"):
            args["amount"] = signed(word.amount)
        if "distance" in args:
            args["distance"] = self.inches(word.distance)
        if call.word == "stride":
            args["amount"] = f"{word.amount:+g}″".replace("-", "−")
        if call.word == "near":
            args |= {"stat": f"stat-{word.stat}", "keyword": word.keyword}
        if "types" in args:
            args["types"] = self.types(word.types)
        return self.say(f"passive-{call.word}{self.manner(call)}", **args)

    def manner(self, call: Call) -> str:
        if getattr(call.params, "null", False):
            return "-null"
        if getattr(call.params, "card", None):
            return "-card"
        return "-melee" if getattr(call.params, "melee_only", False) else ""

    def types(self, types: tuple[str, ...]) -> str:
        return self.listed(types) if types else self.say("types-all")

    # -- Signature Moves

    def signature(self, move: Signature) -> str:
        self.foe = True
        types = self.listed(move.types, "or") if move.types else self.say("types-none")
        parts = [self.say("signature-upgrades", card=move.upgrades, types=types), f"{self.deals(move)}."]
        if move.during:
            parts.append(self.joined(self.say(f"during-{c.word}", amount=self.change(c)) for c in move.during))
        if move.end:
            parts.append(f"{self.say('head-end')} {self.effects(move.end)}")
        return " ".join(parts)

    def deals(self, move: Signature | Strike) -> str:
        """The table of a card or a move: what it deals against each of the six."""
        circled = move.follow if isinstance(move, Signature) else move.circles
        values: Mapping[Any, int | None] = move.deals
        if not circled and all(value is None for value in values.values()):
            return self.say("signature-null")
        return ", ".join(self.deal(card, values[card], card in circled) for card in MOVES)

    def deal(self, card: str, value: int | None, circled: bool) -> str:
        key = "signature-deal-circled" if circled else "signature-deal"
        return self.say(key, card=card, value="dealt-null" if value is None else value)

    def change(self, call: Call) -> str:
        return signed(getattr(call.params, "amount", 0))
