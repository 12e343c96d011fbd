"""YAML files that people write: read with line numbers, so that a mistake is told with its file, its line and the nearest known word."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import msgspec
import yaml

from escarmouche.core.book import nearest
from escarmouche.core.files import validation
from escarmouche.core.files.validation import Step
from escarmouche.core.messages.refusal import BadFile, Refusal

T = TypeVar("T")
DEEPEST, MOST = 50, 200_000  # lists within lists, and parts of a file, that nobody needs
_Safe: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class _Loader(_Safe):  # type: ignore[misc]
    """Only `true` and `false` are truth values: a player who writes `on`, `no` or `yes` means the word."""

    yaml_implicit_resolvers: ClassVar[dict[str, list[tuple[str, Any]]]] = {
        first: [
            (tag, pattern if tag != "tag:yaml.org,2002:bool" else re.compile("true|false|True|False"))
            for tag, pattern in known
        ]
        for first, known in _Safe.yaml_implicit_resolvers.items()
    }


class Source:
    """A YAML document and where each part of it stands."""

    def __init__(self, text: str, file: str = "text") -> None:
        self.file = file
        self.game: str | None = None  # whose texts say what is wrong; the core's are always known
        self.lines: dict[tuple[Step, ...], int] = {}
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
    def read(cls, path: Path) -> Source:
        try:
            return cls(path.read_text(encoding="utf-8"), str(path))
        except FileNotFoundError:
            raise BadFile("error-no-file", file=str(path)) from None
        except (OSError, UnicodeDecodeError) as problem:
            raise BadFile("error-unreadable", file=str(path), problem=str(problem)) from None

    def _build(self, loader: Any, node: yaml.Node, at: tuple[Step, ...]) -> Any:
        self.lines[at] = node.start_mark.line + 1
        if len(at) > DEEPEST or len(self.lines) > MOST:  # `&a [*a]`, and its kin that fill any memory
            raise self.wrong("file-too-large", at[:1])
        if isinstance(node, yaml.MappingNode):
            found = {}
            for key_node, value_node in node.value:
                if not isinstance(key_node, yaml.ScalarNode):
                    raise self.wrong("file-key", at)
                key = loader.construct_object(key_node)
                if key in found:
                    self.lines[(*at, key)] = key_node.start_mark.line + 1
                    raise self.wrong("file-twice", (*at, key), word=str(key))
                found[key] = self._build(loader, value_node, (*at, key))
                self.lines[(*at, key)] = key_node.start_mark.line + 1
            return found
        if isinstance(node, yaml.SequenceNode):
            return [self._build(loader, item, (*at, i)) for i, item in enumerate(node.value)]
        value = loader.construct_object(node)
        if isinstance(value, float) and not math.isfinite(value):
            raise self.wrong("file-not-finite", at, value=node.value)
        return value

    def parts(self) -> list[Source]:
        """Each entry of a file that is a list, by itself, with its own lines."""
        lines: list[dict[tuple[Step, ...], int]] = [{} for _ in self.data]
        for at, line in self.lines.items():
            if at and isinstance(at[0], int):
                lines[at[0]][at[1:]] = line
        return [self._part(data, own) for data, own in zip(self.data, lines, strict=True)]

    def saying(self, data: Any) -> Source:
        """The same place of the file with something else in it."""
        return self._part(data, self.lines)

    def over(self, other: Source, data: Any) -> Source:
        """This and another part joined: what stands here stands in place of what stands there."""
        return self._part(data, {**other.lines, **self.lines})

    def under(self, *at: Step) -> Source:
        """A part of this, by itself."""
        lines = {key[len(at) :]: line for key, line in self.lines.items() if key[: len(at)] == at}
        return self._part(validation.at(self.data, at), lines)

    def _part(self, data: Any, lines: dict[tuple[Step, ...], int]) -> Source:
        part = object.__new__(Source)
        part.file, part.game, part.data, part.lines = self.file, self.game, data, lines
        return part

    def line(self, at: tuple[Step, ...]) -> int:
        """The line where a part stands, or the nearest part around it."""
        while at and at not in self.lines:
            at = at[:-1]
        return self.lines.get(at, 1)

    def wrong(self, problem: str | Refusal, at: tuple[Step, ...] = (), /, **args: Any) -> BadFile:
        """Something wrong at a place of the file: the key of a text (`file-...`) and what fills it."""
        said = problem if isinstance(problem, Refusal) else Refusal(problem, "", args)
        return BadFile("error-field", self.game, file=self.file, line=self.line(at), problem=said)

    def unknown(self, word: Any, known: Iterable[str], at: tuple[Step, ...] = ()) -> BadFile:
        """An unknown word: say the nearest known one."""
        return BadFile(
            "error-unknown-word", file=self.file, line=self.line(at), word=str(word), nearest=nearest(str(word), known)
        )

    def convert(self, data: Any, to: type[T], at: tuple[Step, ...] = ()) -> T:
        """Plain data as a typed struct; what does not fit is told with its line."""
        try:
            return msgspec.convert(data, to, strict=True)
        except msgspec.ValidationError as problem:
            text, steps = str(problem), validation.path(str(problem))
            where = (*at, *steps)
            found = re.search(r"unknown field `(.+?)`", text)
            if found:
                raise self.unknown(found[1], _fields(to, steps), (*where, found[1])) from None
            found = re.match(r"Invalid enum value (.+?)(?: - at `|$)", text)
            known = _words(to, steps, " - at `key` in `" in text)
            if found and known:
                word = found[1].strip("'")
                raise self.unknown(word, known, (*where, word)) from None
            raise self.wrong(validation.explain(text), where) from None


def _fields(to: Any, steps: tuple[Step, ...]) -> list[str]:
    """The field names known at the end of a path of a struct type."""
    structs = [one for one in validation.types(to, steps) if isinstance(one, msgspec.inspect.StructType)]
    return [field.encode_name for struct in structs for field in struct.fields]


def _words(to: Any, steps: tuple[Step, ...], keys: bool) -> list[str]:
    """The words or numbers that may stand at the end of a path, or be the keys of what stands there."""
    found = validation.types(to, steps)
    if keys:
        found = tuple(one.key_type for one in found if isinstance(one, msgspec.inspect.DictType))
    literals = [one for one in found if isinstance(one, msgspec.inspect.LiteralType)]
    return [str(value) for literal in literals for value in literal.values if value != ""]
