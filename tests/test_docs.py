"""What the documentation shows is true: examples run, commands exist, cases pass, links lead somewhere, lists are whole."""

from __future__ import annotations

import doctest
import io
import json
import re
import shlex
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from escarmouche.cli import main, parser, setup
from escarmouche.cli.prompt import COMMANDS
from escarmouche.cli.voice import Voice
from escarmouche.core.source import Source
from escarmouche.games.moonstone.board import boards
from escarmouche.games.moonstone.card import read_card
from escarmouche.games.moonstone.deck import cards
from escarmouche.games.moonstone.words import vocabulary
from escarmouche.server.hosting import Hosting
from escarmouche.server.messages import ClientMessage, ServerMessage
from escarmouche.testing import case
from escarmouche.testing.check import CHECKS
from escarmouche.testing.rules import exempted, ledger_ids

ROOT = Path(__file__).parents[1]
GAME = ROOT / "src" / "escarmouche" / "games" / "moonstone"
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").glob("*.md")),
    ROOT / "rules" / "README.md",
    ROOT / "rules" / "exempt.md",
    GAME / "README.md",
]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def blocks(page: Path, kind: str) -> list[str]:
    return [body for found, body in FENCE.findall(page.read_text(encoding="utf-8")) if found == kind]


def shown(kind: str) -> list[tuple[Path, str]]:
    """Every block of a kind, with its page."""
    return [(page, body) for page in PAGES for body in blocks(page, kind)]


# -- examples


@pytest.mark.parametrize("page", [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")], ids=name)
def test_every_python_example_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The examples of a page are one session, in the order of the page."""
    monkeypatch.chdir(tmp_path)
    text = re.sub(r"^```\w*$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    session = doctest.DocTestParser().get_doctest(text, {"__name__": "__main__"}, name(page), str(page), 0)
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(session, out=told.append)
    assert runner.failures == 0, "".join(told)
    assert runner.tries > 0


@pytest.mark.parametrize(("page", "body"), [(p, b) for p, b in shown("yaml") if b.startswith("- case")])
def test_every_case_shown_passes(page: Path, body: str) -> None:
    results = case.run_text(body, name(page), "moonstone")
    assert results
    assert all(result.passed for result in results), "\n".join(result.text() for result in results)


@pytest.mark.parametrize("body", [b for _, b in shown("yaml") if b.startswith("id: ")], ids=lambda b: b.split()[1])
def test_every_card_shown_can_be_read_and_is_the_one_that_is_played(body: str) -> None:
    source = Source(body)
    for edition in ("en", "fr"):
        there = Source.read(GAME / "cards" / f"{source.data['id']}.yaml")
        assert read_card(source, edition) == read_card(there, edition)


BEFORE = """commonwealth; billy, flintlock, friar; accept; accept; early bird; south; billy; to 18 9.4; flintlock; to 21 9;
friar; to 12 7; billy"""


def test_the_session_in_the_readme_goes_as_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is typed there is typed here, after the set-up; `...` stands for lines left out."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    session = text.split("<!-- session -->\n```text\n")[1].split("```")[0]
    command = re.search(r"^\.venv/bin/escarmouche (play .*)$", text, re.MULTILINE)
    assert command is not None
    typed = [line.removeprefix("> ") for line in session.splitlines() if line.startswith("> ")]
    typed = [*re.split(r";\s+", BEFORE), *typed]
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    assert main([*shlex.split(command[1]), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    now = told[told.index("What does Billy do?") :]
    pattern = re.escape(session.rstrip()).replace(re.escape("..."), ".*?")
    assert re.match(pattern, now, re.DOTALL), f"the session now reads:\n\n{now}"


# -- commands


def commands() -> Iterator[tuple[str, str]]:
    """Every call of the program in a shell block, and every `escarmouche ...` in a sentence."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        lines = [line for body in blocks(page, "sh") for line in body.splitlines()]
        lines += re.findall(r"`((?:\.venv/bin/)?escarmouche [^`\n]+)`", FENCE.sub("", text))
        for line in lines:
            found = re.match(r"(?:\.venv/bin/)?escarmouche (.+)", line.strip())
            if found:
                yield name(page), found[1]


STAND_IN = {"GAME", "FILE", "FILE...", "FOLDER", "COMMAND", "--help", "--version"}  # shown in general


@pytest.mark.parametrize(("page", "command"), list(commands()))
def test_every_command_shown_exists(page: str, command: str) -> None:
    words = shlex.split(command, comments=True)
    if len(words) == 1 or STAND_IN & set(words):
        assert words[0] in parser.COMMANDS or words[0] in STAND_IN, command
        return
    try:
        args = parser.read(words, Voice("en"))
    except SystemExit:
        pytest.fail(f"{page}: escarmouche {command}")
    assert args.command in parser.COMMANDS
    if getattr(args, "board", None) or getattr(args, "option", None):
        setup.find(args.game).read_setup(setup.options(args, len(setup.players(args.seats))))


def test_every_make_target_shown_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    text = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    wanted = set(re.findall(r"(?:^|`)make ([a-z-]+)", text, re.MULTILINE))
    assert {"play", "test", "setup", "lint", "web", "web-check", "bench-server"} <= wanted <= targets


def test_the_commands_of_a_game_are_all_described() -> None:
    text = (ROOT / "docs" / "play.md").read_text(encoding="utf-8")
    table = text.split("## Instead of an answer")[1].split("\n## ")[0]
    described = {
        word for cell in re.findall(r"^\| (.*?) \|", table, re.MULTILINE) for word in re.findall(r"`(\w+)", cell)
    }
    assert described == set(COMMANDS)


SHOWN = {"ArrowUp": "↑", "ArrowDown": "↓", "ArrowLeft": "←", "ArrowRight": "→", "Escape": "Esc", "Ctrl+z": "Ctrl+Z"}


def test_the_keys_of_the_browser_are_all_described() -> None:
    code = (ROOT / "web" / "src" / "lib" / "keys.svelte.ts").read_text(encoding="utf-8")
    usual = re.findall(r"'(\S+?)'", code.split("export const defaults")[1].split("\n}")[0])
    there = {SHOWN.get(key, key.upper() if len(key) == 1 else key) for key in usual}
    text = (ROOT / "docs" / "play.md").read_text(encoding="utf-8")
    table = text.split("| Key | What it does |")[1].split("\n\n")[0]
    cells = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    assert {key for cell in cells for key in re.findall(r"`([^`]+)`", cell)} == there - set("2345678")


def test_the_options_of_the_server_are_all_described() -> None:
    text = (ROOT / "docs" / "serve.md").read_text(encoding="utf-8")
    described = re.findall(r"^\| `--([a-z-]+)[^|]*\| `ESCARMOUCHE_([A-Z_]+)` \|", text, re.MULTILINE)
    names = {option.replace("-", "_") for option, _ in described}
    assert names == {field.name for field in msgspec.structs.fields(Hosting)}
    assert names == {variable.lower() for _, variable in described}


def test_every_message_of_the_wire_is_described() -> None:
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    table = text.split("## From far away")[1].split("\n## ")[0]
    described = {
        word for cell in re.findall(r"^\| (.*?) \|", table, re.MULTILINE) for word in re.findall(r"`(\w+)`", cell)
    }
    said = {kind.__struct_config__.tag for kind in (*get_args(ServerMessage), *get_args(ClientMessage))}
    assert said <= described


@pytest.mark.parametrize("name", ["run", "dev", "bench", "web"])
def test_every_python_dependency_is_explained(name: str) -> None:
    text = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    lines = (ROOT / "requirements" / f"{name}.in").read_text(encoding="utf-8").splitlines()
    wanted = {found[0] for line in lines if (found := re.match(r"[A-Za-z][\w.-]*", line))}
    assert {package for package in wanted if f"**{package}**" not in text} == set()


def test_every_npm_dependency_is_explained() -> None:
    text = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    wanted = {*package["dependencies"], *package["devDependencies"], *package["overrides"]}
    assert {name for name in wanted if f"**{name}**" not in text} == set()


# -- lists and links


@pytest.mark.parametrize("kind", ["effect", "passive", "during"])
def test_every_word_of_the_cards_is_described(kind: str) -> None:
    text = (ROOT / "docs" / "cards.md").read_text(encoding="utf-8")
    described = set(re.findall(r"`([a-z-]+)", text))
    assert set(vocabulary(kind)) <= described


def test_every_key_of_a_case_is_described() -> None:
    text = (ROOT / "docs" / "cases.md").read_text(encoding="utf-8")
    described = set(re.findall(r"`([a-z]+)", text))
    assert {*case.KEYS, *case.STEPS, *CHECKS} <= described


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_link_leads_somewhere(page: Path) -> None:
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    for target in re.findall(r"\]\(([^)#\s]+)|src=\"([^\"]+)\"", text):
        link = target[0] or target[1]
        if not link.startswith(("http:", "https:", "mailto:")):
            assert (page.parent / link).exists(), f"{name(page)}: {link}"


@pytest.mark.parametrize("page", [ROOT / "README.md", ROOT / "docs" / "design.md"], ids=name)
def test_the_house_is_as_drawn(page: Path) -> None:
    house = next(body for body in blocks(page, "") if "src/escarmouche/\n" in body)
    for line in house.splitlines():
        room = re.match(r"(\s*)(\S+/)", line)
        if room:
            folder = ROOT / "src" / "escarmouche" if room[1] else ROOT
            assert (folder / room[2]).is_dir(), line
    rooms = {path.name for path in (ROOT / "src" / "escarmouche").iterdir() if (path / "__init__.py").is_file()}
    assert all(f"  {room}/" in house for room in rooms)


def test_every_module_of_moonstone_is_on_its_map() -> None:
    text = (GAME / "README.md").read_text(encoding="utf-8")
    said = set(re.findall(r"`([a-z]+)\.py`", text))
    there = {path.stem for path in GAME.glob("*.py") if path.stem != "__init__"}
    assert said == there


def test_every_chapter_of_the_ledger_is_on_the_map() -> None:
    text = (GAME / "README.md").read_text(encoding="utf-8")
    said = set(re.findall(r"`(MOON-[A-Z]+)", text))
    assert said == {rule.id.rsplit("-", 1)[0] for rule in ledger_ids("moonstone")}


def test_the_readme_counts_right() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"All {len(ledger_ids('moonstone'))} entries" in text
    assert f"**{len(cards('fr'))} characters and {len(boards())} boards**" in text


def test_nothing_of_moonstone_is_exempt() -> None:
    assert exempted(ROOT / "rules" / "exempt.md", "MOON") == {}


def test_the_picture_is_the_whole_table_and_small() -> None:
    picture = (ROOT / "docs" / "table.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert struct.unpack(">II", picture[16:24]) == (1280, 800)
    assert len(picture) < 500_000
    assert re.search(
        r'<img src="docs/table\.png"[^>]* alt="[^"]{40,}"', (ROOT / "README.md").read_text(encoding="utf-8")
    )
