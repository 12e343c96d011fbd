"""Clauses of a card: each word with its parameters, and words within words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from escarmouche.games.malifaux.cards.card import Filter
from escarmouche.games.malifaux.cards.effect import Aimed
from escarmouche.games.malifaux.cards.passives import DamageFate, Fate
from escarmouche.games.malifaux.cards.references import LAYS
from escarmouche.games.malifaux.cards.vocabulary import Call
from escarmouche.games.malifaux.cards.words.action_words import Act, Either
from escarmouche.games.malifaux.cards.words.damage_words import Trial
from escarmouche.games.malifaux.cards.words.move_words import PlacedNear
from escarmouche.games.malifaux.view.cards.phrases import ANYBODY, Phrases, fate, signed, times
from escarmouche.games.malifaux.view.cards.variants import FATES, is_of_one, variant

LENGTHS = ("distance", "within", "range", "pulse", "near")


class Clauses(Phrases):
    """The words of cards as clauses, in one language."""

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
            args["condition"] = self.condition(params.condition, raw.get("amount", 1), _adversary(params))
        if call.word in FATES:
            args["fate"] = fate(params.amount)
        if raw.get("profile") is not None:
            args["profile"] = self.profile(params.profile, raw.get("blasts", (0, 0, 0)))
        if "token" in raw:
            args["amount"] = times(args["amount"])
        return args | self.held(params) | self.special(call, kind)

    def lying(self, params: Any, args: dict[str, Any]) -> dict[str, Any]:
        """Markers that are meant: whose, and how many."""
        who = getattr(params, "who", "any")
        kinds = args["kinds"] if who == "any" else self.say(f"says-marker-{who}", kinds=args["kinds"])
        return {"kinds": kinds, "amount": times(args.get("amount", 1))}

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
        options = [self.within(option, whom_it(params)) for option in params.options]
        subject = f"{self.say(whom_it(params))} "
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
        if kind == "cost" and call.word == "condition":
            return {"condition": self.term(params.condition)}
        return {}

    def passives(self, calls: Iterable[Call], begins: bool = True) -> str:
        return self.joined([self.clause(call, "passive") for call in calls], begins)


def _adversary(params: Any) -> str:
    """The X of Adversary (X)."""
    return str(getattr(params, "of", "")) if getattr(params, "condition", "") == "adversary" else ""


def _context(params: Any, failed: bool = False) -> str:
    """Whom `to: chosen` means in the effects that a word contains."""
    if isinstance(params, Trial) and is_of_one(params):
        return "whom-it"
    return "whom-failed" if failed else {"Trial": "whom-passed", "Pick": "whom-chosen"}.get(type(params).__name__, "")


def whom_it(params: Any) -> str:
    """What the one that a word means is called in the words that it contains: this model, or it."""
    return "whom-self" if params.to == "self" else "whom-it"
