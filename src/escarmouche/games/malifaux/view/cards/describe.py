"""What a card says to a reader, made from the same words that it plays by: no card text is stored anywhere."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from escarmouche.games.malifaux.cards.card import Ability, Action, Trigger, Upgrade, When
from escarmouche.games.malifaux.cards.vocabulary import Call
from escarmouche.games.malifaux.cards.words.action_words import eithers
from escarmouche.games.malifaux.ground.marker_kinds import MarkerKind
from escarmouche.games.malifaux.view.cards.clauses import Clauses, whom_it
from escarmouche.games.malifaux.view.cards.phrases import ANYBODY, Names, fate, sentence

Printed = Action | Ability | Trigger | Upgrade
COUNTED = ("damaged", "damages", "discards")  # events with an amount, which is X


def describe(thing: Printed, lang: str = "en", names: Names | None = None) -> str:
    """What an Action, Ability, Trigger or Upgrade says, in a reader's language. `names` are the names of cards and Upgrades."""
    teller = Teller(lang, names)
    teller.owner = "" if isinstance(thing, Upgrade) else thing.key.partition(":")[0]
    if isinstance(thing, Action):
        return teller.action(thing)
    if isinstance(thing, Ability):
        return teller.ability(thing)
    return teller.trigger(thing) if isinstance(thing, Trigger) else teller.limits(thing)


def options(effects: Iterable[Call], lang: str = "en", names: Names | None = None) -> list[str]:
    """Every option of every either/or among effects, for the player who has to choose."""
    teller = Teller(lang, names)
    return [
        sentence([teller.within(option, whom_it(either))]) for either in eithers(effects) for option in either.options
    ]


def head(action: Action, lang: str = "en", names: Names | None = None) -> str:
    """The line of an Action: kind, range, stat, Resist, TN."""
    return ", ".join(Teller(lang, names).head(action))


def laid(kind: MarkerKind, lang: str = "en") -> str:
    """What a kind of Marker is, in a reader's language."""
    return Teller(lang).laid(kind)


class Teller(Clauses):
    """Puts the parts of cards into words in one language."""

    def ability(self, ability: Ability) -> str:
        """Passive words, or: when, how often, at what cost, and what happens."""
        parts = [self.passives(ability.words)] if ability.words else []
        if ability.when is not None:
            head = [self.when(ability.when)]
            head += [self.say(f"head-once-{ability.once}")] if ability.once else []
            if ability.may and ability.cost:
                head.append(self.say("head-may-cost", cost=self.costs(ability.cost)))
            elif ability.may:
                head.append(self.say("head-may"))
            parts.append(self.headed(head, () if ability.may else ability.cost, ability.effects))
            if ability.when.event in COUNTED and re.search(r"\dX|\bX\b", parts[-1]):
                parts.append(self.joined([self.say(f"x-{ability.when.event}")]))
        return " ".join(parts)

    @property
    def colon(self) -> str:
        return f"{self.texts.language.gap}:"

    def paid(self, action: Action) -> str:
        """The cost of an Action, then what it is for."""
        text = self.effects(action.effects, begins=True)
        return f"{self.say('head-cost', cost=self.costs(action.cost))} {text}".strip() if action.cost else text

    def headed(self, head: Sequence[str], cost: Sequence[Call], effects: Sequence[Call]) -> str:
        """When, and for which cost; then what happens."""
        paid = f" {self.say('head-cost-within', cost=self.costs(cost))}" if cost else ""
        return f"{', '.join(head)}{paid}{self.colon} {self.effects(effects)}"

    def when(self, when: When) -> str:
        """The event, and whose."""
        whose = self.say("whom-self")
        if when.whose is not None:
            reach = self.say("whose-aura", reach=self.inches(when.aura)) if when.aura else ""
            whose = self.say("whose", filter=self.filter(when.whose), reach=reach).strip()
        text = self.happening(when, whose)
        if when.health is not None:
            key = "when-half" if when.health == "half" else "when-health"
            text += self.say(key, health=when.health if when.health != "half" else 0)
        if when.type:
            text += f" ({self.term(f'type-{when.type}')})"
        return f"{text} ({self.say(f'says-{when.stat}')})" if when.stat else text

    def happening(self, when: When, whose: str) -> str:
        """What happens, by or to which model, or after which Actions."""
        other = when.by or when.whom
        if other is not None:
            return self.say(f"when-{when.event}-by", whose=whose, by=self.filter(other))
        if when.actions:
            named = self.joining([self.named(action) for action in when.actions], "or")
            return self.say(f"when-{when.event}-named", whose=whose, actions=named)
        own = f"when-{when.event}-self"
        return (
            self.say(own) if when.whose is None and self.texts.has(own) else self.say(f"when-{when.event}", whose=whose)
        )

    def head(self, action: Action) -> list[str]:
        """`bonus, range 8″ (missile), stat 6 Ram +, Resist Df, TN 13`."""
        parts = [self.say("head-bonus")] if action.bonus else []
        parts += [self.say("head-attack" if action.attack else "head-tactical")]
        if action.range or action.type:
            type = f" ({self.term(f'type-{action.type}')})" if action.type else ""
            parts.append(self.say("head-range", range=self.inches(action.range / 1000)) + type)
        if action.stat is not None:
            more = [self.suits(action.suits), fate(action.fate)]
            parts.append(" ".join(part for part in (self.say("head-stat", stat=action.stat), *more) if part))
        if action.resist:
            resist = action.resist if action.resist == "*" else self.say(f"says-{action.resist}")
            parts.append(self.say("head-resist", resist=resist))
        if action.tn:
            parts.append(f"{self.say('head-tn', tn=action.tn)} {self.suits(action.tn_suits)}".strip())
        return parts

    def limited(self, action: Action) -> list[str]:
        """Who may be targeted or chosen, and when it may be used."""
        parts = []
        if action.marker:
            parts.append(self.say("head-target", filter=self.markers(action.marker)))
        elif action.target is not None and action.target != ANYBODY:
            parts.append(self.say("head-target", filter=self.filter(action.target)))
        if action.choose is not None:
            parts.append(self.say("head-choose", filter=self.filter(action.choose)))
        parts += [] if action.sight else [self.say("head-unseen")]
        if action.ignores:
            parts.append(self.say("note-ignores", words=self.listed([f"ignored-{w}" for w in action.ignores])))
        if action.engaged is not None:
            parts.append(self.say("head-engaged" if action.engaged else "head-not-engaged"))
        if action.once:
            per = "-target" if action.per else ""
            parts.append(self.say(f"head-once-{action.once}{per}"))
        return parts

    def action(self, action: Action) -> str:
        """Its line, its limits, its cost, its effects. Triggers are described separately."""
        parts = [self.joined(self.head(action)), self.joined(self.limited(action))]
        parts.append(self.paid(action))
        return " ".join(part for part in parts if part)

    def trigger(self, trigger: Trigger) -> str:
        """`Ram, After Killing: ...`"""
        head = [self.suits(trigger.suits)] if trigger.suits else []
        head += [self.joining([self.say(f"says-{stat}") for stat in trigger.resist], "or")] if trigger.resist else []
        head += [self.filter(trigger.only)] if trigger.only != ANYBODY else []
        head.append(self.say(f"timing-{trigger.timing}"))
        return self.headed(head, trigger.cost, trigger.effects)

    def limits(self, upgrade: Upgrade) -> str:
        """The Limitations of an Upgrade."""
        parts = [self.say("limit-plentiful", count=upgrade.plentiful)] if upgrade.plentiful > 1 else []
        parts += [self.say("limit-restricted", word=self.term(word)) for word in upgrade.restricted]
        parts += [self.say("limit-special", word=self.term(upgrade.special))] if upgrade.special else []
        return self.joined(parts)
