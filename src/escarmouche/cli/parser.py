"""The words of the command line: commands, options and the help that teaches them, in the reader's language."""

from __future__ import annotations

import argparse
import difflib
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from escarmouche import __version__
from escarmouche.cli.argparse_words import translate
from escarmouche.core.messages.languages import LANGUAGES

if TYPE_CHECKING:
    from escarmouche.cli.voice import Voice

COMMANDS = ("play", "serve", "sim", "replay", "case", "rules", "cards", "boards", "lessons", "asks")

LEVELS = ("debug", "info", "warning", "error")


class Parser(argparse.ArgumentParser):
    """Argparse, but a mistake is one sentence with the nearest known word and where to read more."""

    def __init__(self, *, voice: Voice, **rest: Any) -> None:
        self.voice = voice
        rest.update(formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False, add_help=False)
        super().__init__(**rest)
        self.add_argument("-h", "--help", action="help", help=voice.tell("cli-help-help"))

    def error(self, message: str) -> NoReturn:
        self.voice.error("cli-usage-error", prog=self.prog, message=message)
        raise SystemExit(2)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            known = list(action.choices)
            text = self.voice.tell("cli-bad-choice", value=value, nearest=_nearest(str(value), known))
            raise argparse.ArgumentError(action, text)


def read(words: list[str], voice: Voice) -> argparse.Namespace:
    """The command line as a namespace. Bad ones end the program with a sentence and code 2."""
    translate(voice.lang)
    parser = build(voice)
    args, left = parser.parse_known_args(words)
    if args.command is None and not left:
        parser.print_help()
        raise SystemExit(2)
    chosen: Parser = args.parser if args.command else parser
    if left:
        known = [word for action in chosen._actions for word in action.option_strings if word.startswith("--")]
        key = "cli-unknown-option" if left[0].startswith("-") else "cli-unknown-word"
        chosen.error(voice.tell(key, word=left[0], nearest=_nearest(left[0], known)))
    return args


def build(voice: Voice) -> Parser:
    tell = voice.tell
    parser = Parser(prog="escarmouche", voice=voice, description=tell("cli-about"), epilog=tell("cli-examples"))
    parser.add_argument(
        "--version", action="version", version=f"escarmouche {__version__}", help=tell("cli-help-version")
    )
    _language(parser, "en")
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(dest="command", metavar=tell("cli-meta-command"), title=tell("cli-commands"))
    for name in COMMANDS:
        about, more = tell(f"cli-{name}-about"), tell(f"cli-{name}-examples")
        child = commands.add_parser(name, voice=voice, help=about, description=about, epilog=more)
        _language(child, argparse.SUPPRESS)
        globals()[f"_{name}"](child, tell)
        child.set_defaults(parser=child)
    return parser


def _language(parser: Parser, default: str) -> None:
    parser.add_argument("--lang", choices=list(LANGUAGES), default=default, help=parser.voice.tell("cli-help-lang"))


Tell = Callable[..., str]


def _game_options(parser: Parser, tell: Tell) -> None:
    """The options of a new game."""
    parser.add_argument("--edition", metavar=tell("cli-meta-name"), help=tell("cli-help-edition"))
    for word in ("scenario", "board"):
        named = tell("cli-meta-name-or-file")
        parser.add_argument(f"--{word}", action="append", default=[], metavar=named, help=tell(f"cli-help-{word}"))
    parser.add_argument("--cards", metavar=tell("cli-meta-folder"), help=tell("cli-help-own-cards"))
    parser.add_argument(
        "--option", action="append", default=[], metavar=tell("cli-meta-option"), help=tell("cli-help-option")
    )


def _play(parser: Parser, tell: Tell) -> None:
    parser.add_argument("game", metavar=tell("cli-meta-game"), nargs="?", help=tell("cli-help-game"))
    parser.add_argument("--seats", metavar=tell("cli-meta-seats"), help=tell("cli-help-seats"))
    _game_options(parser, tell)
    parser.add_argument("--seed", metavar=tell("cli-meta-seed"), help=tell("cli-help-seed"))
    parser.add_argument("--load", metavar=tell("cli-meta-file"), help=tell("cli-help-load"))
    parser.add_argument("--fast", action="store_true", help=tell("cli-help-fast"))
    parser.add_argument("--database", metavar=tell("cli-meta-file"), help=tell("cli-help-play-database"))
    parser.add_argument("--lessons", metavar=tell("cli-meta-folder"), help=tell("cli-help-lessons"))
    parser.add_argument("--no-browser", action="store_true", help=tell("cli-help-no-browser"))


def _serve(parser: Parser, tell: Tell) -> None:
    """None of them has a default here: what is not given may be set in a variable ESCARMOUCHE_<NAME>."""
    address, number = tell("cli-meta-address"), "N"
    for name, metavar, kind in (
        ("host", address, str),
        ("port", number, _counted(tell, 0)),
        ("workers", number, _counted(tell)),
        ("database", address, str),
        ("base", address, str),
        ("channel", address, str),
        ("thinkers", number, _counted(tell, 0)),
        ("budget", number, _counted(tell)),
        ("patience", number, _counted(tell)),
        ("proxy", tell("cli-meta-header"), str),
        ("rooms-per-minute", number, _counted(tell, 0)),
        ("joins-per-minute", number, _counted(tell, 0)),
        ("lessons", tell("cli-meta-folder"), str),
    ):
        parser.add_argument(f"--{name}", metavar=metavar, type=kind, help=tell(f"cli-help-{name}"))
    parser.add_argument("--log", choices=LEVELS, metavar=tell("cli-meta-level"), help=tell("cli-help-log"))


def _sim(parser: Parser, tell: Tell) -> None:
    count = _counted(tell)
    parser.add_argument("game", metavar=tell("cli-meta-game"), help=tell("cli-help-game"))
    parser.add_argument("--games", type=count, default=100, metavar="N", help=tell("cli-help-games"))
    parser.add_argument("--seats", default="random,random", metavar=tell("cli-meta-seats"), help=tell("cli-help-bots"))
    parser.add_argument("--seed", metavar=tell("cli-meta-seed"), help=tell("cli-help-sim-seed"))
    parser.add_argument("--worlds", type=count, metavar="N", help=tell("cli-help-worlds"))
    parser.add_argument("--swap", action="store_true", help=tell("cli-help-swap"))
    parser.add_argument("--jobs", type=count, default=1, metavar="N", help=tell("cli-help-jobs"))
    parser.add_argument("--json", action="store_true", help=tell("cli-help-json"))
    _game_options(parser, tell)


def _replay(parser: Parser, tell: Tell) -> None:
    parser.add_argument("file", metavar=tell("cli-meta-file"), help=tell("cli-help-record"))
    parser.add_argument("--to", type=_counted(tell, 0), metavar="N", help=tell("cli-help-to"))
    parser.add_argument("--all", action="store_true", help=tell("cli-help-all"))
    parser.add_argument("--seat", type=_counted(tell), metavar="N", help=tell("cli-help-seat"))
    parser.add_argument("--verify", action="store_true", help=tell("cli-help-verify"))


def _case(parser: Parser, tell: Tell) -> None:
    parser.add_argument("files", nargs="+", metavar=tell("cli-meta-file"), help=tell("cli-help-cases"))
    parser.add_argument("--cards", metavar=tell("cli-meta-folder"), help=tell("cli-help-case-cards"))
    parser.add_argument("-v", "--verbose", action="store_true", help=tell("cli-help-verbose"))


def _rules(parser: Parser, tell: Tell) -> None:
    parser.add_argument("game", metavar=tell("cli-meta-game"), help=tell("cli-help-game"))
    parser.add_argument("ids", nargs="*", metavar=tell("cli-meta-rule"), help=tell("cli-help-rule"))
    parser.add_argument("--missing", action="store_true", help=tell("cli-help-missing"))
    parser.add_argument("--json", action="store_true", help=tell("cli-help-json"))


def _asks(parser: Parser, tell: Tell) -> None:
    parser.add_argument("game", metavar=tell("cli-meta-game"), help=tell("cli-help-game"))
    parser.add_argument("names", nargs="*", metavar=tell("cli-meta-name"), help=tell("cli-help-ask"))
    parser.add_argument("--branches", action="store_true", help=tell("cli-help-branches"))
    parser.add_argument("--json", action="store_true", help=tell("cli-help-json"))


def _cards(parser: Parser, tell: Tell) -> None:
    parser.add_argument("game", metavar=tell("cli-meta-game"), help=tell("cli-help-game"))
    name = tell("cli-meta-name")
    parser.add_argument("--edition", metavar=name, help=tell("cli-help-edition"))
    doing = parser.add_subparsers(
        dest="what", required=True, metavar=tell("cli-meta-command"), title=tell("cli-commands")
    )
    for what, word in (("list", ""), ("show", "id"), ("check", "folder")):
        about = tell(f"cli-cards-{what}")
        child = doing.add_parser(what, voice=parser.voice, help=about, description=about)
        _language(child, argparse.SUPPRESS)
        child.add_argument("--edition", metavar=name, default=argparse.SUPPRESS, help=tell("cli-help-edition"))
        if what != "check":
            child.add_argument("--cards", metavar=tell("cli-meta-folder"), help=tell("cli-help-cards-too"))
        if word:
            child.add_argument(word, metavar=tell(f"cli-meta-{word}"), help=tell(f"cli-help-{word}"))


def _boards(parser: Parser, tell: Tell) -> None:
    parser.add_argument("game", metavar=tell("cli-meta-game"), help=tell("cli-help-game"))
    doing = parser.add_subparsers(
        dest="what", required=True, metavar=tell("cli-meta-command"), title=tell("cli-commands")
    )
    for what in ("list", "show", "check"):
        about = tell(f"cli-boards-{what}")
        child = doing.add_parser(what, voice=parser.voice, help=about, description=about)
        _language(child, argparse.SUPPRESS)
        if what == "show":
            child.add_argument("name", metavar=tell("cli-meta-name-or-file"), help=tell("cli-help-shown-board"))
            child.add_argument("--words", action="store_true", help=tell("cli-help-board-words"))
        if what == "check":
            child.add_argument("files", nargs="+", metavar=tell("cli-meta-file"), help=tell("cli-help-board-files"))
            child.add_argument("--cards", metavar=tell("cli-meta-folder"), help=tell("cli-help-cards-too"))


def _lessons(parser: Parser, tell: Tell) -> None:
    doing = parser.add_subparsers(
        dest="what", required=True, metavar=tell("cli-meta-command"), title=tell("cli-commands")
    )
    for what in ("list", "show", "check", "stats"):
        about = tell(f"cli-lessons-{what}")
        child = doing.add_parser(what, voice=parser.voice, help=about, description=about)
        _language(child, argparse.SUPPRESS)
        child.add_argument("--lessons", metavar=tell("cli-meta-folder"), help=tell("cli-help-lessons"))
        if what == "check":
            child.add_argument("files", nargs="+", metavar=tell("cli-meta-file"), help=tell("cli-help-lesson-files"))
            continue
        optional = "?" if what == "stats" else None
        child.add_argument("game", nargs=optional, metavar=tell("cli-meta-game"), help=tell("cli-help-game"))
        if what == "show":
            child.add_argument("id", metavar=tell("cli-meta-lesson"), help=tell("cli-help-lesson"))
        if what == "stats":
            child.add_argument("--database", metavar=tell("cli-meta-address"), help=tell("cli-help-stats-database"))
            child.add_argument("--json", action="store_true", help=tell("cli-help-json"))


def _counted(tell: Tell, least: int = 1) -> Callable[[str], int]:
    def count(text: str) -> int:
        try:
            if int(text) >= least:
                return int(text)
        except ValueError:
            pass
        raise argparse.ArgumentTypeError(tell("cli-bad-count", value=text, least=least))

    return count


def _nearest(word: str, known: Iterable[str]) -> str:
    known = list(known)
    close = difflib.get_close_matches(word, known, n=1, cutoff=0.5)
    return close[0] if close else ", ".join(known)


def split(text: str) -> Sequence[str]:
    """`human,greedy` as a list."""
    return [part.strip() for part in text.split(",") if part.strip()]
