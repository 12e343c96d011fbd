"""All mistakes of a file at once; what follows only from a part that could not be read is not reported."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from escarmouche.core.files.source import Source, mistakes
from escarmouche.core.files.type_mistakes import fitted, type_mistakes
from escarmouche.core.messages.refusal import BadFile


class Part(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    size: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1


class Whole(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    kind: Literal["hill", "wall"]
    top: int
    parts: list[Part] = []
    at: tuple[int, int] | None = None
    names: dict[Literal["en", "fr"], str] = {}
    more: Part | None = None


WELL = {"id": "a", "kind": "hill", "top": 3}


def read(source: Source) -> None:
    whole = source.convert(source.data, Whole)
    for i, part in enumerate(whole.parts):
        if part.size > whole.top:
            source.report(source.wrong("file-other-type", ("parts", i, "size"), types="less", got="more"))
    if not whole.names.get("en"):
        source.report(source.wrong("file-empty", ("names",), types="a name"))


def told(folder: Path, text: str) -> list[str]:
    file = folder / "x.yaml"
    file.write_text(text, encoding="utf-8")
    return [str(fault).removeprefix(f"{file}, line ") for fault in mistakes(file, read)]


@pytest.mark.parametrize(
    ("data", "at"),
    [
        (WELL, []),
        (WELL | {"kind": "hil", "top": "x"}, [("kind",), ("top",)]),
        (WELL | {"colour": 1, "parts": [{"nam": "x", "size": 9}, 3]}, [("colour",), ("parts", 0, "nam")]),
        (WELL | {"at": [1]}, [("at",)]),
        (WELL | {"at": [1, "x"]}, [("at", 1)]),
        (WELL | {"names": {"de": "x", "en": 5}}, [("names", "de"), ("names", "en")]),
        (WELL | {"more": {"name": 3}}, [("more", "name")]),
        (WELL | {"more": 3}, [("more",)]),
        ("hello", [()]),
        ([], [()]),
        ({}, [(), (), ()]),
    ],
)
def test_every_misfit_is_found_and_replaced(data: object, at: list[tuple[object, ...]]) -> None:
    found = [mistake.at for mistake in type_mistakes(data, Whole)]
    assert found[: len(at)] == at and bool(found) == bool(at)
    for second in (False, True):
        assert isinstance(msgspec.convert(fitted(data, Whole, second), Whole), Whole)


def test_all_of_a_file_by_lines(tmp_path: Path) -> None:
    text = "id: a\nid: b\nkind: hil\ntop: 3\nparts:\n- {name: x, size: 4}\n- {name: 5, size: 9}\nnames: {en: ''}\n"
    said = told(tmp_path, text)
    assert [line.split(":")[0] for line in said] == ["2", "3", "6", "7", "7", "8"]
    assert said[3:5] == [
        "7: “name”: this must be text, not a whole number",
        "7: “size”: this must be a whole number, 5 or less",
    ]


def test_nothing_is_told_that_only_follows_from_another_mistake(tmp_path: Path) -> None:
    text = "id: a\nkind: hill\ntop: many\nparts: [{name: x, size: 4}]\nnames: [en]\n"
    assert [line.split(":")[0] for line in told(tmp_path, text)] == ["3", "5"]


def test_whoever_does_not_gather_hears_of_the_first(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="line 2"):
        read(Source("id: 1\nkind: hil\ntop: 3".replace("id: 1", "id: a")))
    with pytest.raises(BadFile, match=r"^the whole, parts\[0\].size: "):
        read(Source.of(WELL | {"parts": [{"name": "a", "size": "x"}]}, "the whole"))


def test_several_mistakes_are_one_error_with_a_line_each(tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    file.write_text("id: a\nkind: hil\ntop: x\nnames: {en: x}", encoding="utf-8")
    error = BadFile.together(mistakes(file, read))
    assert error.text("en").count("\n") == 1 and error.text("fr").count("ligne") == 2
