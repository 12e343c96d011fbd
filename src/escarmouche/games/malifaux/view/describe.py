"""What a card says to a reader, made from the same words that it plays by: no card text is stored anywhere."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from escarmouche.core.messages.languages import told_in
from escarmouche.core.messages.text import HERE, Texts
from escarmouche.games.malifaux.cards.card import (
    GENERAL,
    Ability,
    Action,
    AnyCard,
    Filter,
    Text,
    Trigger,
    Upgrade,
    When,
)
from escarmouche.games.malifaux.cards.effect import Aimed
from escarmouche.games.malifaux.cards.library import cards, upgrades
from escarmouche.games.malifaux.cards.passives import DamageFate, Fate
from escarmouche.games.malifaux.cards.references import LAYS
from escarmouche.games.malifaux.cards.vocabulary import Call
from escarmouche.games.malifaux.cards.words.action_words import Act, Either, eithers
from escarmouche.games.malifaux.cards.words.cost_words import Cost
from escarmouche.games.malifaux.cards.words.damage_words import Trial
from escarmouche.games.malifaux.cards.words.move_words import PlacedNear
from escarmouche.games.malifaux.ground.marker_kinds import MarkerKind, ours

Names = Mapping[str, Text]
Printed = Action | Ability | Trigger | Upgrade
LENGTHS = ("distance", "within", "range", "pulse", "near")
ANYBODY = Filter()
COUNTED = ("damaged", "damages", "discards")  # events with an amount, which is X
FATES = ("fate", "damage-fate")
PAID_BY_TARGET = ("discard", "damage", "token", "condition")  # costs that the target can pay
VALUED = ("shielded", "injured", "burning", "distracted", "focused", "poison")


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
        sentence([teller.within(option, _whom_it(either))]) for either in eithers(effects) for option in either.options
    ]


def head(action: Action, lang: str = "en", names: Names | None = None) -> str:
    """The line of an Action: kind, range, stat, Resist, TN."""
    return ", ".join(Teller(lang, names).head(action))


@functools.cache
def _texts(lang: str) -> Texts:
    return Texts(lang, [HERE, Path(__file__).parents[1] / "text"])


@functools.cache
def _names() -> dict[str, Text]:
    return called([*cards().values(), *upgrades().values()])


def called(backs: Sequence[AnyCard]) -> dict[str, Text]:
    """What cards, their Actions and their kinds of Markers are called."""
    names = {name: kind.name for back in backs for name, kind in back.markers.items()}
    return names | {back.id: back.name for back in backs} | {a.key: a.name for back in backs for a in back.actions}


def laid(kind: MarkerKind, lang: str = "en") -> str:
    """What a kind of Marker is, in a reader's language."""
    return Teller(lang).laid(kind)


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


class Teller:
    """Puts cards into words in one language."""

    def __init__(self, lang: str, names: Names | None = None) -> None:
        self.texts, self.lang = _texts(lang), lang
        self.names = names if names is not None else _names()
        self.owner = ""  # the card that is being described
        self.chosen = "whom-chosen"  # whom `to: chosen` means in the effects being described

    def say(self, key: str, **args: Any) -> str:
        """A text of the vocabulary: its arguments are texts already, and are not looked up again."""
        if not self.texts.has(key):
            return key
        pattern = self.texts.bundle.get_message(key).value
        return str(self.texts.bundle.format_pattern(pattern, args)[0]) if pattern else key

    def joined(self, clauses: Iterable[str], begins: bool = True) -> str:
        return sentence(clauses, f"{self.texts.language.gap}; ", begins)

    # -- single things

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
        names = [(_times(cards.count(card)), self.term(card)) for card in dict.fromkeys(cards)]
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

    # -- words

    def effects(self, calls: Iterable[Call], begins: bool = False) -> str:
        """What happens, in order. Where the same model comes up again, it is named once: `the target suffers 2 damage and gains Slow`."""
        clauses: list[tuple[str, list[str]]] = []  # the subject, and what it does
        for call in calls:
            clause = self.clause(call, "does")
            subject = self.subject(call, clause)
            said_before = clauses[-1] if clauses else ("", [])
            if subject and subject == said_before[0] and not re.search("[:;]", said_before[1][-1]):
                said_before[1].append(clause.removeprefix(f"{subject} "))
            else:
                clauses.append((subject, [clause]))
        return self.joined([self.joining(does) for _, does in clauses], begins)

    def subject(self, call: Call, clause: str) -> str:
        """Who does or suffers a clause, if it begins with them and leaves nothing open to anybody."""
        params = call.params
        if not isinstance(params, Aimed) or params.may or params.who_decides == "owner":
            return ""
        whom = self.whom(params)
        return whom if clause.startswith(f"{whom} ") else ""

    def costs(self, calls: Iterable[Call]) -> str:
        return self.joining([self.clause(call, "cost") for call in calls])

    def clause(self, call: Call, kind: str) -> str:
        """A word with its parameters, and its notes in brackets."""
        params = call.params
        way = self.either(params)[0] if isinstance(params, Either) else variant(call.word, params, kind)
        text = self.say(f"{kind}-{call.word}{way}", **self.args(call, kind))
        notes = self.notes(params)
        return f"{text} ({', '.join(notes)})" if notes else text

    def notes(self, params: Any) -> list[str]:
        """What only some words of this kind say."""
        notes = [self.say("note-irreducible")] if getattr(params, "irreducible", False) else []
        if getattr(params, "because", ""):
            notes.append(self.say("note-because", condition=self.term(params.because)))
        if getattr(params, "ignores", ()):
            notes.append(self.say("note-ignores", words=self.listed([f"ignored-{w}" for w in params.ignores])))
        if getattr(params, "cheat", True) is False:
            notes.append(self.say("note-uncheatable"))
        if getattr(params, "types", ()):
            notes.append(self.say("note-types", types=self.listed([f"type-{t}" for t in params.types], "or")))
        if isinstance(params, Aimed):
            notes += [self.say("note-may")] if params.may else []
            if params.who_decides == "owner" and not isinstance(params, Either | Act):
                notes.append(self.say("note-owner"))
        if getattr(params, "most", 99) != 99:
            notes.append(self.say("note-most", most=params.most))
        return notes + (self.scope(params) if isinstance(params, Fate | DamageFate) else [])

    def scope(self, params: Fate | DamageFate) -> list[str]:
        """Which flips a + or - applies to."""
        scope = [self.term(f"type-{params.type}")] if params.type else []
        if isinstance(params, Fate):
            scope += [self.say(f"says-{params.stat}")] if params.stat else []
            scope += [self.say("note-foe", filter=self.filter(params.only))] if params.only != ANYBODY else []
        return scope

    def args(self, call: Call, kind: str) -> dict[str, Any]:
        """The parameters as a reader wants them."""
        params = call.params
        raw = {name: getattr(params, name) for name in params.__struct_fields__}
        args = {name: self.value(name, value) for name, value in raw.items() if not isinstance(value, Filter)}
        if isinstance(params, Aimed):
            args["whom"] = self.whom(params)
        if "only" in raw:
            args["filter"] = self.filter(params.only)
        if "kinds" in raw:
            args |= self.lying(params, args)
        if isinstance(params, PlacedNear):
            args["where"] = self.beside(params, args["kinds"])
        if call.word in LAYS:
            args["kind"] = self.markers([params.kind])
        if "condition" in raw:
            args["condition"] = self.condition(params.condition, raw.get("amount", 1), _of(params))
        if call.word in FATES:
            args["fate"] = fate(params.amount)
        if raw.get("profile") is not None:
            args["profile"] = self.profile(params.profile, raw.get("blasts", (0, 0, 0)))
        if "token" in raw:
            args["amount"] = _times(args["amount"])
        return args | self.held(params) | self.special(call, kind)

    def lying(self, params: Any, args: dict[str, Any]) -> dict[str, Any]:
        """Markers that are meant: whose, and how many."""
        who = getattr(params, "who", "any")
        kinds = args["kinds"] if who == "any" else self.say(f"says-marker-{who}", kinds=args["kinds"])
        return {"kinds": kinds, "amount": _times(args.get("amount", 1))}

    def beside(self, params: PlacedNear, kinds: str) -> str:
        """`in base contact with any Corpse Marker within 6″ of this model`."""
        how = "contact" if params.contact else "completely" if params.completely else "within"
        near = self.say("beside-near", near=self.inches(params.near)) if params.near else ""
        return f"{self.say(f'beside-{how}', distance=self.inches(params.distance), kinds=kinds)} {near}".strip()

    def value(self, name: str, value: Any) -> Any:
        """One parameter."""
        if name in LENGTHS and value is not None:
            return self.inches(value)
        if name == "amount":
            return abs(value) if isinstance(value, int) else value.lstrip("-")
        if name == "kinds":
            return self.markers(value)
        if name == "kind":
            return self.term(f"kind-{value or 'any'}")
        if name == "actions":
            return self.joining([self.named(action) for action in value], "or")
        if name in ("cards", "conditions", "to", "suits") and isinstance(value, tuple):
            return self.listed(value, "and" if name == "suits" else "or")
        if name == "of" and self.texts.has(f"anchor-{value}"):
            return self.say(f"anchor-{value}")
        if name == "stat":
            return self.say(f"says-{value}") if value else ""
        return self.term(value) if isinstance(value, str) and value else value if isinstance(value, int | float) else ""

    def held(self, params: Any) -> dict[str, str]:
        """What a word contains: effects, costs, passive words."""
        held = {}
        for name, context in (("fail", _context(params, failed=True)), ("effects", _context(params))):
            calls = getattr(params, name, ())
            if calls:
                held[name] = self.within(calls, context)
        if getattr(params, "words", ()):
            held["words"] = self.passives(params.words, begins=False)
        if getattr(params, "options", ()):
            _, options = self.either(params)
            held["options"] = self.say("says-either", most=", ".join(options[:-1]), last=options[-1])
        if getattr(params, "cost", ()):
            held["cost"] = self.costs(params.cost)
        return held

    def either(self, params: Either) -> tuple[str, list[str]]:
        """How an either/or is said, and its options: without their subject if that is always the one who chooses."""
        options = [self.within(option, _whom_it(params)) for option in params.options]
        subject = f"{self.say(_whom_it(params))} "
        if all(option.startswith(subject) for option in options):
            return "-same", [option.removeprefix(subject) for option in options]
        return "", options

    def within(self, calls: Iterable[Call], chosen: str) -> str:
        """Effects within which `to: chosen` means other models than outside."""
        before, self.chosen = self.chosen, chosen or self.chosen
        text = self.effects(calls)
        self.chosen = before
        return text.rstrip(".")

    def special(self, call: Call, kind: str) -> dict[str, Any]:
        """What a few words need in addition."""
        params = call.params
        if call.word == "lasting":
            return {"until": self.say(f"word-until-{params.until}")}
        if call.word in ("stat", "total", "hiring"):
            return {"amount": signed(params.amount)}
        if call.word == "replace":
            return {"cards": self.counted(params.cards)}
        if call.word == "gain":
            return {"of": ""}
        if call.word == "lose" and params.all:
            return {"conditions": self.listed(params.conditions)}
        if call.word == "immune":
            return {"to": self.listed(params.to)}
        if call.word == "hiring":
            return {"leader": self.term(params.leader)}
        if kind == "cost" and call.word == "condition":
            return {"condition": self.term(params.condition)}
        return {}

    # -- the parts of a card

    def passives(self, calls: Iterable[Call], begins: bool = True) -> str:
        return self.joined([self.clause(call, "passive") for call in calls], begins)

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


def _of(params: Any) -> str:
    """The X of Adversary (X)."""
    return str(getattr(params, "of", "")) if getattr(params, "condition", "") == "adversary" else ""


def _times(amount: int | str) -> int | str:
    """`1 Ember Token`, `2 × Ember Token`."""
    return amount if amount == 1 else f"{amount} ×"


def _context(params: Any, failed: bool = False) -> str:
    """Whom `to: chosen` means in the effects that a word contains."""
    if isinstance(params, Trial) and _single(params):
        return "whom-it"
    return "whom-failed" if failed else {"Trial": "whom-passed", "Pick": "whom-chosen"}.get(type(params).__name__, "")


def _single(params: Aimed) -> bool:
    """Does the word mean one model?"""
    return params.to not in ("all", "friends", "enemies")


def _whom_it(params: Any) -> str:
    return "whom-self" if params.to == "self" else "whom-it"


def variant(word: str, params: Any, kind: str) -> str:
    """Some words are said in several ways."""
    if kind == "cost":
        return "-target" if isinstance(params, Cost) and params.of == "target" and word in PAID_BY_TARGET else ""
    if kind != "does":
        return _passive(word, params)
    negative = getattr(params, "amount", 0)
    if word in ("push", "move"):
        return f"-{params.way}" + ("-degrees" if getattr(params, "degrees", None) is not None else "")
    if word in ("place", "unbury") and params.kinds:
        return "-marker"
    if word == "unbury" and not params.distance and not params.contact:
        return "-zone"
    if word in ("place", "unbury"):
        return "-contact" if params.contact else "-completely" if params.completely else ""
    if word in ("damage", "heal"):
        return "-flip" if params.profile is not None else ""
    if word in ("token", "soulstone", "pass-token", "draw", "look", "reveal"):
        lost = "-lose" if isinstance(negative, int) and negative < 0 else ""
        return lost + ("-opponent" if getattr(params, "who", "") == "opponent" else "") + _counted(word, params)
    return _rest(word, params)


def _counted(word: str, params: Any) -> str:
    if word != "reveal" or not params.effects:
        return ""
    return "-suit" if params.suit else "-count"


def _passive(word: str, params: Any) -> str:
    if word in FATES:
        side = "-against" if params.against else ""
        return side if word == "damage-fate" else f"-{params.when}{side}"
    return ""


def _rest(word: str, params: Any) -> str:
    """The other words that are said in several ways."""
    if word in ("drop", "create", "remove-marker", "move-marker"):
        near = "" if getattr(params, "within", 0) else "-targeted" if not getattr(params, "kinds", "x") else "-contact"
        return near + ("-straight" if getattr(params, "straight", False) else "")
    if word == "summon":
        return ("-upgrade" if params.upgrade else "") + ("-within" if params.within is not None else "")
    if word == "replace":
        return "-together" if params.together else ""
    if word == "lose":
        some = "-some" if params.amount else ""
        if params.all and params.conditions:
            return f"{some}-each"
        return some + ("-all" if params.all and not params.conditions else "" if params.conditions else "-any")
    if word in ("act", "obey"):
        return ("-named" if params.actions else "") + ("-same" if params.at != "any" else "")
    if word == "duel":
        came = ("-pass" if params.effects else "") + ("-fail" if params.fail else "")
        return came + ("-it" if _single(params) else "")
    if word == "remove-card":
        return f"-{params.pile}"
    if word == "chain":
        return ("-all" if params.all else "") + ("-within" if params.within else "")
    if word == "count":
        return f"-{params.count}"
    if word == "choose":
        return "-within" if params.within else ""
    if word == "may":
        return "-cost" if params.cost else ""
    return ""
