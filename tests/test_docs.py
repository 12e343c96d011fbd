"""What the documentation shows is true: examples run, commands exist, cases pass, links lead somewhere, lists are complete."""

from __future__ import annotations

import ast
import doctest
import io
import json
import re
import shlex
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from escarmouche.bots.evaluator import Evaluator
from escarmouche.cli import main, parser
from escarmouche.cli.commands import play, setup
from escarmouche.cli.prompt import COMMANDS
from escarmouche.cli.voice import Voice
from escarmouche.core.asks.ask import frozen
from escarmouche.core.asks.wire import ask_from_json
from escarmouche.core.book import GROUP, Book, Cards, Cases, Tools, find
from escarmouche.core.files.source import Source
from escarmouche.core.views.look import Ground, Hour, Look
from escarmouche.games import ad1666, moonstone
from escarmouche.games.ad1666.cards import card, library, own_files
from escarmouche.games.ad1666.ground.board import Board
from escarmouche.games.ad1666.setup import scenario
from escarmouche.games.ad1666.setup.options import Options
from escarmouche.games.ad1666.turn import sequence
from escarmouche.games.d10.cards import card as d10_card
from escarmouche.games.d10.cards import library as d10_library
from escarmouche.games.d10.ground import terrain as d10_terrain
from escarmouche.games.d10.setup import scenario as d10_scenario
from escarmouche.games.malifaux.ground import board as malifaux_board
from escarmouche.games.malifaux.ground import terrain as malifaux_terrain
from escarmouche.games.moonstone.cards.read_card import read_card
from escarmouche.games.moonstone.cards.vocabulary import vocabulary
from escarmouche.games.moonstone.ground import board as moonstone_board
from escarmouche.games.moonstone.ground import terrain as moonstone_terrain
from escarmouche.server.rooms.log_entry import EntryKind
from escarmouche.server.web.hosting import Hosting
from escarmouche.server.wire.ask_shapes import Ask as AskShape
from escarmouche.server.wire.messages import ClientMessage, ServerMessage
from escarmouche.space.grid import text_drawing
from escarmouche.testing.cases import case
from escarmouche.testing.cases.check import CHECKS
from escarmouche.testing.cases.format import STEPS
from escarmouche.testing.rules import exempted, ledger_ids, named

ROOT = Path(__file__).parents[1]
SHELVES = ("editions/", "goals/strategies/", "goals/schemes/")  # folders of modules that are all alike
GAMES = sorted(entry.name for entry in entry_points(group=GROUP))
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    ROOT / "rules" / "README.md",
    ROOT / "rules" / "exempt.md",
    *sorted((ROOT / "src" / "escarmouche" / "games").rglob("*.md")),
]
BOARDS = ROOT / "docs" / "boards.md"
SERVER = ROOT / "src" / "escarmouche" / "server"
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


MADE = {name(page): [body for body in blocks(page, "yaml") if not body.startswith("- case")] for page in PAGES}


def test_whatever_is_shown_as_a_file_is_read_here() -> None:
    assert {page: len(bodies) for page, bodies in MADE.items() if bodies} == {
        "docs/boards.md": 5,
        "docs/cards/ad1666.md": 2,
        "docs/cards/d10.md": 2,
        "docs/cards/malifaux.md": 2,
        "docs/cards/moonstone.md": 1,
        "docs/lessons.md": 2,
        "src/escarmouche/games/d10/README.md": 1,
    }


def test_the_level_shown_can_stand_in_a_scenario_and_has_every_field() -> None:
    (body,) = MADE["src/escarmouche/games/d10/README.md"]
    level = Source(body).data["levels"]["simplified"]
    msgspec.convert(level, d10_scenario.Change)
    assert level.keys() == fields(d10_scenario.Change)
    assert {key for side in level["forces"] for key in side} == fields(d10_scenario.Shift)


@pytest.mark.parametrize("body", MADE["docs/cards/moonstone.md"], ids=lambda b: b.split()[1])
def test_every_card_shown_can_be_read_and_is_the_one_that_is_played(body: str) -> None:
    source = Source(body)
    for edition in ("en", "fr"):
        there = Source.read(find("moonstone").folder / "data" / "cards" / f"{source.data['id']}.yaml")
        assert read_card(source, edition) == read_card(there, edition)


def test_the_board_the_scenario_and_the_cards_shown_are_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The files of the pages, under the names that they give them, and the commands that they begin with."""
    for body in (*MADE["docs/boards.md"], *MADE["docs/cards/ad1666.md"]):
        data = Source(body).data
        own = "my-cards" if isinstance(data, list) or "crippled" in data else "."
        (tmp_path / own).mkdir(exist_ok=True)
        name = "items" if isinstance(data, list) else data.get("id", "goods-yard")
        (tmp_path / own / f"{name}.yaml").write_text(body, encoding="utf-8")
    assert own_files.faults(tmp_path / "my-cards") == []
    monkeypatch.chdir(tmp_path)
    text = BOARDS.read_text(encoding="utf-8")
    played = (("moonstone .*\\.yaml", []), ("ad1666 .*\\.yaml", ["--cards", "my-cards"]), ("d10 .*\\.yaml.*", []))
    for command, cards in played:
        files = re.search(rf"^escarmouche play ({command})$", text, re.MULTILINE)
        assert files is not None
        assert main(["sim", *files[1].split(), *cards, "--games", "2", "--seed", "1", "--lang", "en"]) == 0
    assert main(["sim", "malifaux", "--board", "goods-yard.yaml", "--games", "1", "--seed", "1"]) == 0
    for line in blocks(BOARDS, "sh")[0].splitlines():
        assert main(shlex.split(line, comments=True)[1:]) == 0


def test_the_figures_shown_make_a_band(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """They are well, their M is that of the page, and a game is played with them."""
    body, weapons = MADE["docs/cards/d10.md"]
    (tmp_path / "rats.yaml").write_text(body, encoding="utf-8")
    (tmp_path / "weapons.yaml").write_text(weapons, encoding="utf-8")
    assert find("d10").cards.check_cards(tmp_path, "full") == []
    cards = Source(body).data
    assert sum({"leader": 3, "character": 2, "other": 1}[card["rank"]] * card.get("copies", 1) for card in cards) == 12
    rats = [card["id"] for card in cards for _ in range(card.get("copies", 1))]
    bands = f"bands=[{rats}, {rats}]".replace("'", "")
    assert main(["sim", "d10", "--cards", str(tmp_path), "--option", bands, "--games", "1", "--seed", "1"]) == 0
    assert "errors: 0" in capsys.readouterr().out


def test_the_asks_shown_as_json_can_be_answered_so() -> None:
    page = ROOT / "docs" / "bots.md"
    shown = [json.loads(body) for body in blocks(page, "json")]
    assert [example["ask"]["kind"] for example in shown] == ["choose", "some", "number", "place", "menu"]
    for example in shown:
        msgspec.convert(example["ask"], AskShape)
        assert ask_from_json(example["ask"]).why_not(frozen(example["answer"])) is None, example["answer"]


def test_the_code_shown_is_the_code() -> None:
    """A block of Python without a prompt is in a file exactly as shown."""
    melee = (ROOT / "src" / "escarmouche" / "games" / "moonstone" / "melee" / "melee.py").read_text(encoding="utf-8")
    (rules,) = blocks(ROOT / "docs" / "design.md", "python")
    assert rules in melee
    race = (ROOT / "examples" / "race" / "race" / "__init__.py").read_text(encoding="utf-8")
    parts = (ROOT / "docs" / "games.md").read_text(encoding="utf-8").split("## A scene")[1].split("\n## ")[0]
    shown = [body for kind, body in FENCE.findall(parts) if kind == "python"]
    assert len(shown) == 2 and all(body in race for body in shown)


SESSIONS = {  # a page with one, its command, and what is typed before it begins
    "README.md": (
        "play moonstone --edition en --option size=3 --seats human,random --seed 4",
        """commonwealth; billy, flintlock, friar; accept; accept; early bird; south; billy; to 18 9.4; flintlock; to 21 9;
        friar; to 12 7; billy""",
    ),
    "docs/play.md": ("play ad1666 --seats human,random --seed 4", "d9; e9; c10; g9; you; 1; full-move"),
}


@pytest.mark.parametrize("page", SESSIONS)
def test_the_session_on_a_page_goes_as_shown(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is typed there is typed here, after the set-up; `...` stands for lines left out."""
    text = (ROOT / page).read_text(encoding="utf-8")
    session = text.split("<!-- session -->\n```text\n")[1].split("```")[0]
    command, before = SESSIONS[page]
    assert page != "README.md" or f"escarmouche {command}\n" in text
    typed = [line.removeprefix("> ") for line in session.splitlines() if line.startswith("> ")]
    typed = [*re.split(r";\s+", before), *typed]
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    assert main([*shlex.split(command), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    now = told[told.index(session.splitlines()[0]) :]
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
    named = [*getattr(args, "scenario", ()), *getattr(args, "board", ())]
    brought = any(word.endswith(".yaml") for word in named) or getattr(args, "cards", None)  # files that are not there
    if (named or getattr(args, "option", None)) and not brought:
        setup.find(args.game).read_setup(setup.options(args, len(setup.players(args.seats, args.game or ""))))


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


def test_the_options_of_a_game_in_the_terminal_are_all_described() -> None:
    text = (ROOT / "docs" / "play.md").read_text(encoding="utf-8")
    table = text.split("## In the terminal")[1].split("\n### ")[0]
    described = set(re.findall(r"^\| `--([a-z-]+)", table, re.MULTILINE))
    assert described == {*play.TERMINAL, "lang"}


SHOWN = {"ArrowUp": "↑", "ArrowDown": "↓", "ArrowLeft": "←", "ArrowRight": "→", "Escape": "Esc"}


def test_the_keys_of_the_browser_are_all_described() -> None:
    code = (ROOT / "web" / "src" / "lib" / "keys.svelte.ts").read_text(encoding="utf-8")
    usual = re.findall(r"'(\S+?)'", code.split("export const defaults")[1].split("\n}")[0])
    there = {SHOWN.get(key, re.sub(r"(?<![a-zA-Z])[a-z]$", lambda letter: letter[0].upper(), key)) for key in usual}
    text = (ROOT / "docs" / "play.md").read_text(encoding="utf-8")
    tables = [part.split("\n\n")[0] for part in text.split("\n| Key |")[1:]]
    cells = [cell for table in tables for cell in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)]
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
        word for cell in re.findall(r"^\| (.*?) \|", table, re.MULTILINE) for word in re.findall(r"`([\w-]+)`", cell)
    }
    said = {kind.__struct_config__.tag for kind in (*get_args(ServerMessage), *get_args(ClientMessage))}
    assert said <= described


def server_names() -> dict[str, set[str]]:
    """Every class, function and constant of the server and the core, with the members of each class."""
    names: dict[str, set[str]] = {}
    for package in ("server", "core", "lessons"):
        for path in (ROOT / "src" / "escarmouche" / package).rglob("*.py"):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    names.setdefault(node.name, set()).update(members(node))
                elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                    names.setdefault(node.name, set())
                elif isinstance(node, ast.AnnAssign | ast.Assign):
                    targets = [node.target] if isinstance(node, ast.AnnAssign) else node.targets
                    names.update({target.id: set() for target in targets if isinstance(target, ast.Name)})
    return names


def members(node: ast.ClassDef) -> set[str]:
    """The methods of a class, and what it keeps on itself."""
    methods = {inner.name for inner in node.body if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef)}
    kept = {
        inner.attr for inner in ast.walk(node) if isinstance(inner, ast.Attribute) and isinstance(inner.ctx, ast.Store)
    }
    return methods | kept


def test_whatever_the_map_of_the_server_names_is_there() -> None:
    text = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    names, kinds = server_names(), {*get_args(EntryKind), "rooms", "seats", "lines"}
    picture = re.findall(r"\b[A-Z]\w*[a-z]\w*(?:\.\w+)?", blocks(ROOT / "docs" / "server.md", "text")[0])
    named = [*re.findall(r"`([\w-]+(?:\.\w+)?)`", FENCE.sub("", text)), *picture]
    known = {"WebSocket", "PostgreSQL", "Redis"}
    missing = []
    for word in named:
        owner, _, member = word.partition(".")
        if word not in kinds | known and (owner not in names or (member and member not in names[owner])):
            missing.append(word)
    assert missing == []
    assert len(named) > 80
    assert {path for path in re.findall(r"`((?:\w+/)+(?:\w+\.py)?)`", text) if not (SERVER / path).exists()} == set()


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
    text = (ROOT / "docs" / "cards" / "moonstone.md").read_text(encoding="utf-8")
    described = set(re.findall(r"`([a-z-]+)", text))
    assert set(vocabulary(kind)) <= described


def test_every_key_of_a_case_is_described() -> None:
    text = (ROOT / "docs" / "cases.md").read_text(encoding="utf-8")
    described = set(re.findall(r"`([a-z]+)", text))
    assert {*case.KEYS, *STEPS, *CHECKS} <= described


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_position_is_described(game: str) -> None:
    """What a game reads by functions of its own stands in its two tables; the rest are fields of its state."""
    text = (ROOT / "docs" / "cases.md").read_text(encoding="utf-8")
    titles = {"moonstone": "Moonstone", "ad1666": "Anno Domini 1666", "d10": "D10 skirmish", "malifaux": "Malifaux"}
    title = titles[game]
    given, then = (text.split(f"## {title}: {half}\n")[1].split("\n## ")[0] for half in ("given", "then"))
    places = {"given": "position", "expect": "expect"}
    rooms = {half: import_module(f"escarmouche.games.{game}.cases.{place}") for half, place in places.items()}
    wanted = {word for name in ("OWN", "FIGURE") for word in getattr(rooms["given"], name, ())}
    assert wanted - words(given) == set()
    assert {*rooms["expect"].CHECKS, *getattr(rooms["expect"], "TABLE", ())} - words(then) == set()


def test_every_phase_of_a_position_is_described() -> None:
    text = (ROOT / "docs" / "cases.md").read_text(encoding="utf-8")
    listed = re.findall(r"phases: ([a-z,; ]+)", text)[-1]
    assert set(re.split(r"[,;] ", listed.strip())) == set(sequence.STEPS)


# -- a player's own files


def words(text: str) -> set[str]:
    """Every word between backticks, also those in a mapping that is shown there; blocks are not checked."""
    plain = FENCE.sub("", text)
    return {word for shown in re.findall(r"`([^`]+)`", plain) for word in re.findall(r"[a-z_]+(?:-[a-z]+)*", shown)}


def fields(kind: type[msgspec.Struct]) -> set[str]:
    return {field.name for field in msgspec.structs.fields(kind)}


def choices(kind: Any) -> set[str]:
    """The words that may stand somewhere in a file: those of all its fields, and of what they hold."""
    if get_origin(kind) is Literal:
        return {word for word in get_args(kind) if isinstance(word, str)}
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return {word for hint in get_type_hints(kind, include_extras=True).values() for word in choices(hint)}
    if get_origin(kind) is not None or isinstance(kind, UnionType):
        return {word for part in get_args(kind) for word in choices(part)}
    return set()


def structs(module: ModuleType) -> tuple[type[msgspec.Struct], ...]:
    """The structs that a module declares."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    return tuple(kind for kind in kinds if kind.__module__ == module.__name__ and not kind.__name__.startswith("_"))


WRITTEN: dict[tuple[str, str], tuple[type[msgspec.Struct], ...]] = {  # a chapter of a page, and what is written there
    ("boards.md", "## Moonstone and Malifaux"): (moonstone_board.Board, malifaux_board.Board),
    ("boards.md", "### A board"): (Board,),
    ("boards.md", "### A scenario"): structs(scenario),
    ("boards.md", "## D10 skirmish"): tuple(kind for kind in structs(d10_scenario) if kind is not d10_scenario.Change),
    ("cards/ad1666.md", "# Cards of Anno Domini 1666"): (card.Card, card.Item, card.RangeBand),
    ("cards/d10.md", "# Figures of D10 skirmish"): (d10_card.Card, d10_card.Blood, d10_card.WeaponFile),
    ("terrain.md", "## Moonstone"): (moonstone_terrain.TerrainData,),
    ("terrain.md", "## Malifaux"): (malifaux_terrain.TerrainData,),
    ("terrain.md", "## D10 skirmish"): (d10_terrain.TerrainData,),
}
TERRAIN: tuple[Any, ...] = (d10_terrain, malifaux_terrain, moonstone_terrain)
OUTLINE = {"id", "kind", "name", "rect", "turn", "circle", "polygon", "line", "thick", "foot", "head"}  # of all terrain

PAINTED = {
    "look",
    "looks",
    "ground",
    "grounds",
    "hour",
    *get_args(Look),
    *get_args(Ground),
    *get_args(Hour),
}  # a chapter of its own


def test_every_word_for_the_eye_is_described() -> None:
    chapter = BOARDS.read_text(encoding="utf-8").split("\n## What a table looks like\n")[1]
    assert PAINTED - {""} - words(chapter) == set()


@pytest.mark.parametrize(("page", "title"), WRITTEN)
def test_every_field_of_a_file_is_described(page: str, title: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    level = title.split(" ", maxsplit=1)[0]
    chapter = re.split(rf"\n{level} ", f"\n{text}".split(f"\n{title}\n")[1])[0]
    wanted = {word for kind in WRITTEN[page, title] for word in fields(kind) | choices(kind)} - {"en", "fr", ""}
    if page == "boards.md":  # terrain has a page of its own
        wanted -= {word for module in TERRAIN for word in choices(module.TerrainData)}
    kinds = {word for kind in WRITTEN[page, title] for word in get_args(get_type_hints(kind).get("kind"))}
    wanted -= PAINTED - kinds
    if page == "terrain.md":
        assert words(text.split("## An outline")[1].split("\n## ")[0]) >= OUTLINE
        wanted -= OUTLINE
    assert wanted - words(chapter) == set()


def test_every_weapon_is_on_the_page_of_the_figures() -> None:
    assert set(d10_library.weapons()) <= words((ROOT / "docs" / "cards" / "d10.md").read_text(encoding="utf-8"))


def test_every_folder_of_texts_is_listed_for_who_adds_a_language() -> None:
    folders = {path.relative_to(ROOT).as_posix() for path in (ROOT / "src").rglob("text") if path.is_dir()}
    text = (ROOT / "docs" / "languages.md").read_text(encoding="utf-8")
    assert folders == set(re.findall(r"`(src/\S+/text)`", text))


def test_every_sign_of_a_drawing_is_described() -> None:
    chapter = BOARDS.read_text(encoding="utf-8").split("#### The drawing")[1].split("\n| Field")[0]
    signs = {
        sign for cell in re.findall(r"^\| (`.*?) \| ", chapter, re.MULTILINE) for sign in re.findall(r"`(.+?)`", cell)
    }
    assert {sign.removeprefix("\\") for sign in signs} == {*text_drawing.KINDS, *text_drawing.EDGES} - {" "}
    for limit in (text_drawing.MOST, text_drawing.TALLEST):
        assert str(limit) in chapter


def test_every_option_of_a_game_is_on_its_page() -> None:
    text = (find("ad1666").folder / "README.md").read_text(encoding="utf-8")
    assert fields(Options) - {"edition"} <= words(text.split("## Set-up")[1].split("\n## ")[0])


# -- what a game or a bot may be


def test_everything_that_a_book_says_is_described() -> None:
    text = (ROOT / "docs" / "games.md").read_text(encoding="utf-8")
    said = [name for kind in (Book, Cards, Cases, Tools) for name in (*vars(kind), *kind.__annotations__)]
    public = {name for name in said if not name.startswith("_")}
    assert public - words(text) == set()


def test_everything_that_an_evaluator_says_is_described() -> None:
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8").split("## An evaluator")[1].split("\n## ")[0]
    public = {name for name in (*vars(Evaluator), *Evaluator.__annotations__) if not name.startswith("_")}
    assert public - words(text) == set()


# -- links and maps


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_link_leads_somewhere(page: Path) -> None:
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    for target in re.findall(r"\]\(([^)#\s]+)|src=\"([^\"]+)\"", text):
        link = target[0] or target[1]
        if not link.startswith(("http:", "https:", "mailto:")):
            assert (page.parent / link).exists(), f"{name(page)}: {link}"


def test_the_house_is_as_drawn() -> None:
    page = ROOT / "docs" / "design.md"
    house = next(body for body in blocks(page, "") if "src/escarmouche/\n" in body)
    for line in house.splitlines():
        room = re.match(r"(\s*)(\S+/)", line)
        if room:
            folder = ROOT / "src" / "escarmouche" if room[1] else ROOT
            assert (folder / room[2]).is_dir(), line
    rooms = {path.name for path in (ROOT / "src" / "escarmouche").iterdir() if (path / "__init__.py").is_file()}
    assert all(f"  {room}/" in house for room in (*rooms, *(f"games/{game}" for game in GAMES)))


@pytest.mark.parametrize("game", GAMES)
def test_every_module_of_a_game_is_on_its_map(game: str) -> None:
    folder = find(game).folder
    said = set(re.findall(r"`([a-z_/]+)\.py`", (folder / "README.md").read_text(encoding="utf-8")))
    modules = {path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.py")}
    assert {name for name in modules if not name.endswith("__init__") and not name.startswith(SHELVES)} <= said
    assert said <= modules


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_of_the_ledger_is_on_the_map(game: str) -> None:
    text = (find(game).folder / "README.md").read_text(encoding="utf-8")
    said = set(re.findall(rf"`({find(game).prefix}-[A-Z]+)", text))
    assert said == {rule.id.rsplit("-", 1)[0] for rule in ledger_ids(game)}


BESIDE = {"AMB", "DP", "DEC", "EX", "DES", "DSN"}  # rulings, decisions, examples and designs stand in all chapters


@pytest.mark.parametrize("game", GAMES)
def test_the_map_leads_to_every_rule(game: str) -> None:
    """Whoever looks for a rule finds it in one of the files on the row of its chapter."""
    book = find(game)
    text = (book.folder / "README.md").read_text(encoding="utf-8")
    rows = [row for line in text.splitlines() if len(row := line.split("|")) == 5]
    files = {
        chapter: tuple(re.findall(r"`([\w/]+(?:\.py|/))`", row[2]))
        for row in rows
        for chapter in re.findall(rf"`({book.prefix}-[A-Z]+)`", row[3])
    }
    citing: dict[str, list[str]] = {}
    for path in book.folder.rglob("*.py"):
        for rule in named(path.read_text(encoding="utf-8"), book.prefix):
            citing.setdefault(rule, []).append(path.relative_to(book.folder).as_posix())
    sought = {rule: files[rule.rsplit("-", 1)[0]] for rule in citing if rule.split("-")[1] not in BESIDE}
    missed = [rule for rule, shown in sought.items() if not any(file.startswith(shown) for file in citing[rule])]
    assert {rule: citing[rule] for rule in missed} == {}


def test_every_scenario_is_on_the_map_with_its_boards() -> None:
    text = (find("ad1666").folder / "README.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `([a-z-]+)` \| ([a-z ]+) \|", text, re.MULTILINE))
    assert rows.keys() == set(scenario.scenarios())
    one = {name: " or ".join(scenario.load(name).boards) for name in rows if not scenario.load(name).nights}
    assert {name: row for name, row in rows.items() if name in one} == one


def test_what_is_counted_is_counted_right() -> None:
    text = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    for game in GAMES:
        assert f"{len(ledger_ids(game))} entries" in text
    assert (
        f"{len(moonstone.BOOK.cards.card_data('fr'))} characters and {len(moonstone.BOOK.cards.boards())} boards"
        in text
    )
    box = f"{len(library.cards())} Characters, {len(library.items())} items, "
    box += f"{len(ad1666.BOOK.cards.boards())} boards"
    for page in (ROOT / "README.md", find("ad1666").folder / "README.md"):
        said = " ".join(page.read_text(encoding="utf-8").split())
        assert re.search(rf"{box}(,| and) {len(scenario.scenarios())} scenarios", said), page


def test_nothing_of_moonstone_is_exempt() -> None:
    assert exempted(ROOT / "rules" / "exempt.md", "MOON") == {}


@pytest.mark.parametrize("name", ["theatre", "table"])
def test_the_pictures_of_the_readme_are_the_whole_table_and_small(name: str) -> None:
    picture = (ROOT / "docs" / "pictures" / f"{name}.webp").read_bytes()
    assert picture[:4] == b"RIFF" and picture[8:16] == b"WEBPVP8X"  # the form that says its size in full
    assert [1 + int.from_bytes(picture[at : at + 3], "little") for at in (24, 27)] == [1440, 900]
    assert len(picture) < 200_000
    assert re.search(
        rf'<img src="docs/pictures/{name}\.webp"[^>]* alt="[^"]{{40,}}"',
        (ROOT / "README.md").read_text(encoding="utf-8"),
    )
