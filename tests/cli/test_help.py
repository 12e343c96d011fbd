"""`--help` teaches, in both languages, at once."""

from __future__ import annotations

import argparse
import ast
import inspect
import os
import re
import subprocess
import sys

import pytest

from escarmouche.cli import argparse_words
from escarmouche.cli.parser import COMMANDS
from escarmouche.cli.voice import language

from .conftest import Cli

PROGRAMMERS = (
    "cannot",
    "mutually",
    "conflicting",
    "dest=",
    "invalid conflict",
    "'required'",
    ".__call__",
    "%r is not callable",
)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("command", ["", *COMMANDS, "cards tin show"])
def test_every_command_has_help_without_holes(cli: Cli, command: str, lang: str) -> None:
    said = cli(f"{command} --help --lang {lang}")
    assert said.code == 0
    assert not re.search(r"cli-|\{|None", said.out.replace("{en,fr}", "").replace("{list,show,check}", ""))
    assert ("utilisation" in said.out) == (lang == "fr")


def test_help_speaks_french_by_option_or_locale(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Pour commencer" in cli("--lang fr --help").out
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Pour commencer" in cli("--help").out
    assert "To begin" in cli("--help --lang=en").out


def test_the_language_is_read_from_the_words_and_the_locale() -> None:
    assert language(["play", "--lang=fr"], {}) == "fr"
    assert language(["play", "--lang", "de"], {"LC_ALL": "fr_CA"}) == "fr"
    assert language(["--", "--lang", "fr"], {"LANG": "en_GB.UTF-8"}) == "en"


def test_all_that_argparse_may_say_is_translated() -> None:
    tree = ast.parse(inspect.getsource(argparse))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    said = [node.args[0].value for node in calls if node.func.id == "_" and isinstance(node.args[0], ast.Constant)]
    known = {text for text in said if not text.startswith(PROGRAMMERS)}
    assert known
    untranslated = known - set(argparse_words.FRENCH) - {"%(heading)s:", 'argument "-" with mode %r'}
    assert {text for text in untranslated if not text.startswith("invalid option string")} == set()


def test_nothing_heavy_is_imported_for_help() -> None:
    code = (
        "import sys; from escarmouche.cli import main; main(['--help']); "
        "print([m for m in ('shapely', 'numpy', 'yaml', 'tqdm', 'escarmouche.core.play.game', 'multiprocessing') "
        "if m in sys.modules])"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert out.rstrip().endswith("[]")


def test_help_answers_in_three_tenths_of_a_second() -> None:
    times = []
    for _ in range(5):  # the processor's time, so that whatever else the machine does is not counted
        before = os.times()
        subprocess.run([sys.executable, "-m", "escarmouche.cli", "--help"], capture_output=True, check=True)
        after = os.times()
        times.append(after.children_user + after.children_system - before.children_user - before.children_system)
    assert min(times) < 0.3
