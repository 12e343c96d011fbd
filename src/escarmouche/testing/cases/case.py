"""A case is data: given a position, hands and chance, when these answers are given, then this holds.

Cases are in YAML files, a list in each; `docs/cases.md` describes the format. `run_file` plays every case of a file.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from escarmouche.core.book import games
from escarmouche.core.files.source import Source
from escarmouche.core.messages.refusal import BadFile, EscarmoucheError, refuse
from escarmouche.testing.cases import format
from escarmouche.testing.cases.result import Failure, Result
from escarmouche.testing.cases.run import Run, Stopped
from escarmouche.testing.cases.variants import variants

OWN = (
    "case",
    "edition",
    "options",
    "given",
    "when",
    "then",
    "refused",
    "seed",
    "note",
)  # an entry of `each` may say these
KEYS = (*OWN, "rules", "game", "seats", "each")


class Case(NamedTuple):
    """A case to play: what it says, with its lines, and the edition it is played by."""

    source: Source
    edition: str | None
    marked: bool  # is it one of several editions?
    faults: tuple[BadFile, ...] = ()  # why it is no case: it is read for more mistakes, but not played

    @property
    def title(self) -> str:
        title = " ".join(str(self.source.data.get("case", "?")).split())
        return f"{title} [{self.edition}]" if self.marked else title

    @property
    def rules(self) -> tuple[str, ...]:
        listed = self.source.data.get("rules") or []
        return tuple(dict.fromkeys([*format.ID.findall(self.title), *(listed if isinstance(listed, list) else ())]))


def run_file(path: Path, cards: Sequence[Any] = ()) -> list[Result]:
    """Play every case of a file. A file that holds no list of cases raises `BadFile`. `cards` are known to all of them."""
    return run_source(Source.read(Path(path), []), _folder(path), cards)


def _folder(path: Path) -> str:
    """The name of a file's folder, whatever the working directory. A game's folder may hold one for each chapter."""
    folder = Path(path).resolve().parent
    return folder.parent.name if folder.name not in games() and folder.parent.name in games() else folder.name


def cases_of(path: Path) -> list[Case]:
    """The cases of a file, to play one by one."""
    return list(cases(Source.read(Path(path), []), _folder(path)))


def run_text(text: str, file: str = "text", game: str = "") -> list[Result]:
    """Play cases that are not in a file."""
    return run_source(Source(text, file, []), game)


def run_paths(paths: Sequence[str | Path], cards: Sequence[Any] = ()) -> list[Result]:
    """Play the cases of files, and of all files below folders. `cards` are known to all of them."""
    return [result for file in files_of(paths) for result in run_file(file, cards)]


def files_of(paths: Sequence[str | Path]) -> list[Path]:
    """The files that paths name: themselves, or all below a folder."""
    return [file for path in map(Path, paths) for file in (sorted(path.rglob("*.yaml")) if path.is_dir() else [path])]


def run_source(source: Source, folder: str = "", cards: Sequence[Any] = ()) -> list[Result]:
    return [play(case, cards) for case in list(cases(source, folder))]


def cases(source: Source, folder: str = "") -> Iterator[Case]:
    """Every case of a file, once for each entry of its `each` and for each edition."""
    data = source.data or []
    if not isinstance(data, list):
        raise source.wrong("file-cases")
    installed = games()
    for number, part in enumerate(source.parts() if data else ()):
        faults = [fault for fault in source.gathered or () if fault.at[:1] == (number,)]
        yield from _cases(part, folder, installed, faults)


def _cases(part: Source, folder: str, installed: Sequence[str], faults: list[BadFile]) -> Iterator[Case]:
    """The cases of an entry. Of one that is no case at all, only what is wrong with it."""
    if not isinstance(part.data, dict):
        yield Case(part.saying({}), None, False, (part.wrong("file-case"),))
        return
    if "game" not in part.data and folder in installed:
        part.data["game"] = folder
    part.game = part.data.get("game") if part.data.get("game") in installed else None
    faults += _malformed(part)
    if faults:
        known = {word: value for word, value in part.data.items() if word in KEYS}
        yield Case(part.saying(known), _editions(known)[0], False, tuple(faults))
        return
    for variant in variants(part):
        for edition in _editions(variant.data):
            yield Case(variant, edition, edition != variant.data.get("edition"))


def _editions(case: Mapping[str, Any]) -> list[Any]:
    """The editions that a case is played by: those of its list, or the one that it names."""
    named = case.get("edition")
    return named if named and isinstance(named, list) else [named if isinstance(named, str) else None]


def _malformed(part: Source) -> Iterator[BadFile]:
    """Words that no case has, or no entry of its `each`; an `each` that is none; no game."""
    yield from (part.unknown(word, KEYS, (word,)) for word in part.data if word not in KEYS)
    if "game" not in part.data:
        yield part.wrong("file-case-game")
    if "each" not in part.data:
        return
    entries = part.data["each"]
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries) or not entries:
        yield part.wrong("file-each", ("each",))
        return
    for n, entry in enumerate(entries):
        yield from (part.unknown(word, OWN, ("each", n, word)) for word in entry if word not in OWN)


def play(case: Case, cards: Sequence[Any] = ()) -> Result:
    """Play one case. Whatever goes wrong in it is its result."""
    source = case.source
    result = Result(source.file, source.line(()), case.title, case.rules, [], bool(case.faults))
    if "game" not in source.data or "each" in source.data:  # whatever is said of it has been found already
        result.failures = _failures_of(case.faults)
        return result
    run = Run(source, case.edition, cards)
    try:
        if run.read() and not case.faults:
            run.play()
    except Stopped:
        pass
    except EscarmoucheError as error:
        at = ("when", run.step - 1) if isinstance(run.step, int) else ("game",)
        run.failures.append(Failure(source.line(at), run.step, mistake=error))
    except Exception as error:  # the engine broke: that is a result, too
        trace = "".join(traceback.format_tb(error.__traceback__)[-3:]).rstrip()
        broken = f"{type(error).__name__}: {error}"
        run.failures.append(
            Failure(result.line, run.step, "engine", refuse("case-no-error"), broken, stopped=True, trace=trace)
        )
    result.failures = sorted(
        [*_failures_of((*case.faults, *run.faults())), *run.failures], key=lambda failure: failure.line
    )
    return result


def _failures_of(faults: Iterable[BadFile]) -> list[Failure]:
    return [Failure(int(fault.refusal.args["line"]), "given", mistake=fault) for fault in faults]
