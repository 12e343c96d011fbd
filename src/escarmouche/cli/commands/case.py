"""`escarmouche case`: play cases from files and say how they went."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from escarmouche.cli import FINE, REFUSED
from escarmouche.cli.commands.setup import checked_cards
from escarmouche.cli.voice import BadInput, Voice
from escarmouche.core.book import find
from escarmouche.core.messages.refusal import BadFile
from escarmouche.testing.cases import case


def run(args: argparse.Namespace, voice: Voice) -> int:
    for file in args.files:
        if not Path(file).exists():
            raise BadFile("error-no-file", file=file)
    results = case.run_paths(args.files, own_cards(args) if args.cards is not None else ())
    if not results:
        raise BadInput("cli-no-cases", files=", ".join(args.files))
    if args.verbose:
        for result in results:
            if result.passed:
                voice.line(result.text(voice.lang))
    for line in case.report(results, voice.lang):
        voice.line(line)
    return FINE if all(result.passed for result in results) else REFUSED


def own_cards(args: argparse.Namespace) -> list[Any]:
    """The cards of a folder, for all cases of the run: these are of one game."""
    games = {played.source.data["game"]: None for file in case.files_of(args.files) for played in case.cases_of(file)}
    if len(games) > 1:
        raise BadInput("cli-cases-of-several", games=", ".join(games))
    return [card for game in games for card in checked_cards(find(game), Path(args.cards), None)]
