"""`escarmouche rules`: the ledger of a game, rule by rule, and what plays and tests each."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from escarmouche.cli import FINE, REFUSED
from escarmouche.cli.hearing.unclear import Unclear
from escarmouche.cli.voice import Voice
from escarmouche.core.book import Book, find, nearest
from escarmouche.core.messages import ledger
from escarmouche.core.messages.ledger import Clause
from escarmouche.testing import rules


def run(args: argparse.Namespace, voice: Voice) -> int:
    book = find(args.game)
    if args.ids:
        return show(book, args.ids, voice)
    coverage = rules.coverage(book.name)
    if args.json:
        voice.line(rules.as_json(coverage).decode())
        return FINE
    if args.missing:
        return missing(coverage, voice)
    for line in rules.table(coverage, voice.lang):
        voice.line(line)
    return FINE


def show(book: Book[Any], names: list[str], voice: Voice) -> int:
    """The rules named, whole, with what plays and tests them."""
    found = [clause for name in names for clause in wanted(book, name, voice.lang)]
    rows = {row.rule.id: row for row in rules.coverage(book.name).rows}
    for clause in found:
        voice.line(_told(clause, voice))
        row = rows.get(clause.id)
        if row and row.functions:
            voice.say("cli-rule-code", functions=", ".join(row.functions))
        if row and row.covered:
            voice.say("cli-rule-tests", tests=", ".join(dict.fromkeys([*row.cases, *row.tests])))
        if row and row.exempt:
            voice.say("cli-rule-exempt", why=row.exempt)
    if any(clause.lang != voice.lang for clause in found):
        voice.say("cli-ledger-language")
    return FINE


def missing(coverage: rules.Coverage, voice: Voice) -> int:
    """The rules that no case and no test names."""
    for row in coverage.rows:
        if row.state == "uncovered":
            voice.line(f"{row.rule.id}{voice.tell('cli-colon')}{row.rule.title}")
    voice.line(rules.counted(coverage, voice.lang))
    return REFUSED if coverage.uncovered() else FINE


def text(book: Book[Any], name: str, voice: Voice) -> Iterator[str]:
    """Rules by their id or its beginning, as `rule` tells them during a game."""
    for clause in wanted(book, name, voice.lang):
        yield _told(clause, voice)


def wanted(book: Book[Any], name: str, lang: str) -> list[Clause]:
    clauses = ledger.clauses(book, lang)
    sought = name.upper().strip()
    found = [clause for clause in clauses if clause.id == sought]
    found = found or [clause for clause in clauses if clause.id.startswith(sought)]
    if not found:
        raise Unclear("cli-no-rule", name=name, nearest=_near(sought, [clause.id for clause in clauses]))
    return found


def _told(clause: Clause, voice: Voice) -> str:
    return f"{clause.id}{voice.tell('cli-colon')}{clause.text}"


def _near(sought: str, ids: list[str]) -> str:
    """The nearest id; where none is near, the families of ids rather than hundreds of them."""
    close = nearest(sought, ids)
    return close if "," not in close else ", ".join(dict.fromkeys(name.rpartition("-")[0] for name in ids))
