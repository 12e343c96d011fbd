"""YAML files that people write, read with line numbers: a mistake is reported with its file, its line and the nearest known word."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import msgspec
import yaml

from escarmouche.core.book import nearest
from escarmouche.core.files import validation
from escarmouche.core.files.type_mistakes import TypeMistake, fitted, type_mistakes
from escarmouche.core.files.validation import Step
from escarmouche.core.messages.refusal import BadFile, Refusal

T = TypeVar("T")
DEEPEST, MOST = 50, 200_000  # limits that nobody needs to exceed: lists within lists, parts of a file
_Safe: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class _Loader(_Safe):  # type: ignore[misc]
    """Only `true` and `false` are truth values: a player who writes `on`, `no` or `yes` means the word."""

    yaml_implicit_resolvers: ClassVar[dict[str, list[tuple[str, Any]]]] = {
        first: [
            (tag, pattern if tag != "tag:yaml.org,2002:bool" else re.compile("(?:true|false|True|False)$"))
            for tag, pattern in known
        ]
        for first, known in _Safe.yaml_implicit_resolvers.items()
    }


class Source:
    """A YAML document, and the line of each part.

    The first mistake is raised, unless mistakes are gathered (`mistakes`): then they are kept, and the reader goes on.
    """

    def __init__(self, text: str, file: str = "text", gathered: list[BadFile] | None = None) -> None:
        self.file = file
        self.game: str | None = None  # the game whose texts say what is wrong; the core's are always known
        self.lines: dict[tuple[Step, ...], int] = {}
        self.lined = True
        self.gathered = gathered
        self.second = False  # which of the two stand-ins is put in for what does not fit
        self.replaced: list[tuple[Step, ...]] = []  # where stand-ins are: no more mistakes reported there
        loader = _Loader(text)
        try:
            node = loader.get_single_node()
            self.data: Any = self._build(loader, node, ()) if node is not None else None
        except yaml.YAMLError as problem:
            mark = getattr(problem, "problem_mark", None)
            line = mark.line + 1 if mark else 1
            what = getattr(problem, "problem", None) or str(problem)
            raise BadFile("error-yaml", file=file, line=line, problem=what) from None
        finally:
            loader.dispose()

    @classmethod
    def of(cls, data: Any, name: str) -> Source:
        """Plain data that comes from no file: a mistake is reported by the path to it."""
        source = cls("", name)
        source.data, source.lined = data, False
        return source

    @classmethod
    def read(cls, path: Path, gathered: list[BadFile] | None = None) -> Source:
        try:
            return cls(path.read_text(encoding="utf-8"), str(path), gathered)
        except FileNotFoundError:
            raise BadFile("error-no-file", file=str(path)) from None
        except (OSError, UnicodeDecodeError) as problem:
            raise BadFile("error-unreadable", file=str(path), problem=str(problem)) from None

    def _build(self, loader: Any, node: yaml.Node, at: tuple[Step, ...]) -> Any:
        self.lines[at] = node.start_mark.line + 1
        if len(at) > DEEPEST or len(self.lines) > MOST:  # `&a [*a]`, and its kin that fill any memory
            raise self.wrong("file-too-large", at[:1])
        if isinstance(node, yaml.MappingNode):
            mapping = {}
            for key_node, value_node in node.value:
                if not isinstance(key_node, yaml.ScalarNode):
                    raise self.wrong("file-key", at)
                key = loader.construct_object(key_node)
                if key in mapping:
                    self.lines[(*at, key)] = key_node.start_mark.line + 1
                    self.report(self.wrong("file-twice", (*at, key), word=str(key)))
                mapping[key] = self._build(loader, value_node, (*at, key))
                self.lines[(*at, key)] = key_node.start_mark.line + 1
            return mapping
        if isinstance(node, yaml.SequenceNode):
            return [self._build(loader, item, (*at, i)) for i, item in enumerate(node.value)]
        value = loader.construct_object(node)
        if isinstance(value, float) and not math.isfinite(value):
            self.report(self.wrong("file-not-finite", at, value=node.value))
            return 0
        return value

    def parts(self) -> list[Source]:
        """Each entry of a file that is a list, on its own, with its own lines."""
        lines: list[dict[tuple[Step, ...], int]] = [{} for _ in self.data]
        for at, line in self.lines.items():
            if at and isinstance(at[0], int):
                lines[at[0]][at[1:]] = line
        return [self._part(data, own) for data, own in zip(self.data, lines, strict=True)]

    def saying(self, data: Any) -> Source:
        """This place of the file with other data in it."""
        return self._part(data, self.lines)

    def over(self, other: Source, data: Any) -> Source:
        """This part over another: where both say something, this one counts."""
        return self._part(data, {**other.lines, **self.lines})

    def under(self, *at: Step) -> Source:
        """A part of this, on its own."""
        lines = {key[len(at) :]: line for key, line in self.lines.items() if key[: len(at)] == at}
        return self._part(validation.at(self.data, at), lines)

    def _part(self, data: Any, lines: dict[tuple[Step, ...], int]) -> Source:
        part = object.__new__(Source)
        part.file, part.game, part.data, part.lines = self.file, self.game, data, lines
        part.lined, part.gathered, part.second, part.replaced = self.lined, self.gathered, self.second, []
        return part

    def line(self, at: tuple[Step, ...]) -> int:
        """The line of a part, or of the nearest part around it."""
        while at and at not in self.lines:
            at = at[:-1]
        return self.lines.get(at, 1)

    def wrong(self, problem: str | Refusal, at: tuple[Step, ...] = (), /, **args: Any) -> BadFile:
        """Something wrong at a place in the file: the key of a text (`file-...`) and what fills it."""
        refusal = problem if isinstance(problem, Refusal) else Refusal(problem, "", args)
        return self._told("error-field", at, problem=refusal)

    def unknown(self, word: Any, known: Iterable[str], at: tuple[Step, ...] = ()) -> BadFile:
        """An unknown word, with the nearest known one."""
        return self._told("error-unknown-word", at, word=str(word), nearest=nearest(str(word), known))

    def _told(self, key: str, at: tuple[Step, ...], **args: Any) -> BadFile:
        """A mistake with its place: the line in a file, the path in plain data."""
        if self.lined:
            fault = BadFile(key, self.game, file=self.file, line=self.line(at), **args)
        else:
            where = ", ".join(filter(None, (self.file, _path(at))))
            fault = BadFile(f"{key}-in-data", self.game, where=where, **args)
        fault.at = at
        return fault

    def report(self, fault: BadFile) -> None:
        """Raise a mistake; while mistakes are gathered, keep it and go on."""
        if self.gathered is None:
            raise fault
        if not any(follows(fault.at, place) for place in self.replaced):
            self.gathered.append(fault)

    def misread(self, at: tuple[Step, ...]) -> set[Any]:
        """The parts of a list or a mapping in which something did not fit, and stand-ins are."""
        return {place[len(at)] for place in self.replaced if place[: len(at)] == at and place != at}

    def convert(self, data: Any, to: type[T], at: tuple[Step, ...] = ()) -> T:
        """Plain data as a typed struct; whatever does not fit is reported with its line."""
        try:
            return msgspec.convert(data, to, strict=True)
        except msgspec.ValidationError:
            pass
        mistakes = list(type_mistakes(data, to, at))
        for mistake in mistakes:
            self.report(self._mismatched(mistake))
        self.replaced += [mistake.replaced for mistake in mistakes]
        made = fitted(data, to, self.second)
        if data is self.data:
            self.data = made  # whoever checks the plain data next finds the stand-ins, too
        try:
            return msgspec.convert(made, to, strict=True)
        except msgspec.ValidationError:  # no stand-in will do: the reader cannot go on
            raise self._mismatched(mistakes[0]) from None

    def _mismatched(self, mistake: TypeMistake) -> BadFile:
        """What is wrong with a part that does not fit its type, with the nearest word that would fit."""
        at, message, to = mistake.at, mistake.message, mistake.to
        unknown = re.search(r"unknown field `(.+?)`", message)
        if unknown:
            return self.unknown(unknown[1], _fields(to), at)
        word = re.match(r"Invalid enum value (.+?)(?: - at `|$)", message)
        known = _words(to)
        if word and known:
            return self.unknown(word[1].strip("'"), known, at)
        where = (*at, *validation.path(message))
        problem = validation.explain(message)
        return self.wrong(
            Refusal("file-of", "", {"field": where[-1], "problem": problem}) if self._crowded(where) else problem, where
        )

    def _crowded(self, at: tuple[Step, ...]) -> bool:
        """Does a field share its line with others, so that the line alone does not say which is meant?"""
        beside = [line for place, line in self.lines.items() if place[:-1] == at[:-1] and place and place != at]
        return bool(at) and isinstance(at[-1], str) and (self.line(at) in beside or not self.lined)


def mistakes(file: Path, read: Callable[[Source], object]) -> list[BadFile]:
    """Everything that is wrong in a file, in the order of its lines."""
    try:
        faults = _mistakes(file, read, False)
        if faults:  # what is wrong with both stand-ins does not come from a stand-in
            again = [(fault.refusal, fault.at) for fault in _mistakes(file, read, True)]
            seen = {f"{fault.refusal} {fault.at}": fault for fault in faults if (fault.refusal, fault.at) in again}
            faults = list(seen.values())  # a file may be read several times, once for each edition
    except BadFile as fault:  # no YAML
        return [fault]
    return sorted(faults, key=lambda fault: int(fault.refusal.args.get("line", 0)))


def _mistakes(file: Path, read: Callable[[Source], object], second: bool) -> list[BadFile]:
    gathered: list[BadFile] = []
    source = Source.read(file, gathered)
    source.second = second
    try:
        read(source)
    except BadFile as fault:
        gathered.append(fault)
    return gathered


def follows(at: tuple[Step, ...], replaced: tuple[Step, ...]) -> bool:
    """Is something about a place only said because of the stand-in there, in it or around it?"""
    common = min(len(at), len(replaced))
    return not replaced or (common > 0 and at[:common] == replaced[:common])


def _path(at: tuple[Step, ...]) -> str:
    """`passives[0].name`, as it would be written in a program.

    >>> _path(("passives", 0, "name"))
    'passives[0].name'
    """
    steps = [f"[{step}]" if isinstance(step, int) else f".{step}" for step in at]
    return "".join(steps).removeprefix(".")


def _fields(to: Any) -> list[str]:
    """The names of the fields of a struct."""
    return [field.encode_name for field in msgspec.structs.fields(to)]


def _words(to: Any) -> list[str]:
    """The words or numbers that a type allows."""
    literals = [kind for kind in validation.types(to, ()) if isinstance(kind, msgspec.inspect.LiteralType)]
    return [str(value) for literal in literals for value in literal.values if value != ""]
