"""`escarmouche rules`: the ledger of a game, rule by rule, and what plays and tests each."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from typing import Any

from escarmouche.cli import FINE, REFUSED
from escarmouche.cli.hearing.matching import fold
from escarmouche.cli.voice import BadInput, Voice
from escarmouche.core.book import Book, find, nearest
from escarmouche.core.messages import ledger
from escarmouche.core.messages.ledger import Clause
from escarmouche.testing import rules

WHOLE = 6  # rules found by a word are shown in full up to this number
LINE = 100  # letters of a rule that is not shown in full


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
    """The rules named, in full, with what plays and tests them; if many contain a word, the beginning of each."""
    clauses = list({clause.id: clause for name in names for clause in wanted(book, name, voice.lang)}.values())
    if len(clauses) > WHOLE and not any(_by_id(name, clauses) for name in names):
        for clause in clauses:
            voice.line(_shortly(clause, voice))
        voice.say("cli-rules-found", count=len(clauses), game=book.name)
        return FINE
    rows = {row.rule.id: row for row in rules.coverage(book.name).rows}
    for clause in clauses:
        voice.line(_clause_line(clause, voice))
        row = rows.get(clause.id)
        if row and row.functions:
            voice.say("cli-rule-code", functions=", ".join(row.functions))
        if row and row.covered:
            voice.say("cli-rule-tests", tests=", ".join(dict.fromkeys([*row.cases, *row.tests])))
        if row and row.exempt:
            voice.say("cli-rule-exempt", why=row.exempt)
    if any(clause.lang != voice.lang for clause in clauses):
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
    """Rules by their id, its beginning, or a word in them, as `rule` shows them during a game."""
    clauses = wanted(book, name, voice.lang)
    short = len(clauses) > WHOLE and not _by_id(name, clauses)
    for clause in clauses:
        yield _shortly(clause, voice) if short else _clause_line(clause, voice)


def wanted(book: Book[Any], name: str, lang: str) -> list[Clause]:
    """The rules of that id; else those whose id begins like that; else those with a word in their text that does."""
    clauses = ledger.clauses(book, lang)
    sought = name.upper().strip()
    fitting = [clause for clause in clauses if clause.id == sought]
    fitting = fitting or [clause for clause in clauses if clause.id.startswith(sought)]
    if not fitting and not sought.startswith(f"{book.prefix}-"):  # a word, and no misspelt id
        word = re.compile(rf"\b{re.escape(fold(name))}")
        fitting = [clause for clause in clauses if word.search(fold(clause.text))]
    if not fitting:
        raise _unknown(name, [clause.id for clause in clauses])
    return fitting


def _by_id(name: str, clauses: list[Clause]) -> bool:
    """Was the beginning of an id named, and not a word?"""
    return any(clause.id.startswith(name.upper().strip()) for clause in clauses)


def _shortly(clause: Clause, voice: Voice) -> str:
    """A rule in a line."""
    start = clause.text if len(clause.text) <= LINE else f"{clause.text[:LINE].rsplit(' ', 1)[0]} ..."
    return f"{clause.id}{voice.tell('cli-colon')}{start}"


def _clause_line(clause: Clause, voice: Voice) -> str:
    return f"{clause.id}{voice.tell('cli-colon')}{clause.text}"


def _unknown(name: str, ids: list[str]) -> BadInput:
    """No rule has this id or this word: reported with the nearest id, or, where none is near, with the chapters."""
    close = nearest(name.upper().strip(), ids)
    if "," not in close:
        return BadInput("cli-no-rule", name=name, nearest=close)
    chapters = dict.fromkeys(rule_id.rpartition("-")[0] for rule_id in ids)
    return BadInput("cli-no-rule-near", name=name, chapters=", ".join(chapters))
