"""`escarmouche case`: play cases from files and say how they went."""

from __future__ import annotations

import argparse
from pathlib import Path

from escarmouche.cli import FINE, REFUSED
from escarmouche.cli.hearing.unclear import Unclear
from escarmouche.cli.voice import Voice
from escarmouche.core.messages.refusal import BadFile


def run(args: argparse.Namespace, voice: Voice) -> int:
    from escarmouche.testing.cases import case

    for file in args.files:
        if not Path(file).exists():
            raise BadFile("error-no-file", file=file)
    results = case.run_paths(args.files)
    if not results:
        raise Unclear("cli-no-cases", files=", ".join(args.files))
    if args.verbose:
        for result in results:
            if result.passed:
                voice.line(result.text(voice.lang))
    for line in case.report(results, voice.lang):
        voice.line(line)
    return FINE if all(result.passed for result in results) else REFUSED
