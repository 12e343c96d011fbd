"""`escarmouche cards`: list the cards of a game, show one, check a folder of your own."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from escarmouche.cli import FINE, REFUSED
from escarmouche.cli.commands.setup import card_files, checked_cards, edition_of, printed
from escarmouche.cli.hearing.matching import matches
from escarmouche.cli.telling.card_lines import card_lines
from escarmouche.cli.telling.speech import Speech
from escarmouche.cli.voice import BadInput, Voice
from escarmouche.core.book import Book, find, nearest
from escarmouche.core.messages.languages import told_in
from escarmouche.core.views.card_view import CardView
from escarmouche.core.views.scene import Scene


def run(args: argparse.Namespace, voice: Voice) -> int:
    book: Any = find(args.game)
    voice = voice.of(book.name)
    edition = edition_of(book, args.edition)
    own = checked_cards(book, Path(args.cards), edition) if getattr(args, "cards", None) is not None else ()
    cards: dict[str, Any] = printed(book, edition, own)
    cards |= book.cards.card_views(edition, own)  # these read better than plain data
    if not cards:
        raise BadInput("cli-no-cards", game=book.name)
    if args.what == "check":
        return check(book, Path(args.folder), edition, voice)
    if args.what == "show":
        return show(cards, args.id, book, voice)
    for card_id, card in cards.items():
        voice.line(f"{card_id}{voice.tell('cli-colon')}{_name(card, voice)}")
    voice.say("cli-cards-count", count=len(cards), edition=edition)
    return FINE


def show(cards: dict[str, Any], wanted: str, book: Book[Any], voice: Voice) -> int:
    """One card, by its id or its name."""
    fitting = matches(wanted, {card_id: [card_id, _name(card, voice)] for card_id, card in cards.items()})
    if wanted in cards:
        fitting = [wanted]
    if len(fitting) != 1:
        close = ", ".join(fitting) if fitting else nearest(wanted, cards)
        raise BadInput("cli-no-card", name=wanted, nearest=close)
    speech = Speech(voice, Scene(book.name, None, ""))
    for line in card_lines(cards[fitting[0]], speech):
        voice.line(line)
    return FINE


def check(book: Any, folder: Path, edition: str, voice: Voice) -> int:
    """What is wrong with each file, one sentence a mistake."""
    files = card_files(folder)
    faults = book.cards.check_cards(folder, edition)
    for fault in faults:
        voice.line(voice.problem(fault))
    voice.say("cli-cards-checked", files=len(files), faults=len(faults))
    return REFUSED if faults else FINE


def _name(card: Any, voice: Voice) -> str:
    name = card.name if isinstance(card, CardView) else card.get("name", "")
    return told_in(voice.lang, name) if isinstance(name, dict) else str(name)
