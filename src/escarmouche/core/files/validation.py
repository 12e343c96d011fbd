"""Data that does not fit its type, reported in the reader's language: what is there, and what should be."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import inspect

from escarmouche.core.messages.refusal import Refusal, refuse

Step = str | int
NAMES = ("int", "float", "str", "bool", "null", "array", "object")
SHAPES = (  # what msgspec says, and the key of our text for it
    (r"Expected `(?P<types>[^`]+)`, got `(?P<got>[^`]+)`", "file-other-type"),
    (r"Object missing required field `(?P<field>.+?)`", "file-missing"),
    (r"Object contains unknown field `(?P<field>.+?)`", "file-unknown-field"),
    (r"Invalid enum value (?P<value>.+)", "file-not-a-value"),
    (r"Expected `(?P<types>[^`]+)` (?P<sign>[<>]=?) (?P<bound>[-+.\de]+)", "file-bound"),
    (r"Expected `(?P<types>[^`]+)` of length (?P<sign>[<>]=) (?P<bound>\d+)", "file-length-bound"),
    (r"Expected `(?P<types>[^`]+)` of length (?P<wanted>\d+), got (?P<count>\d+)", "file-length"),
    (r"Expected `(?P<types>[^`]+)` of at least length (?P<wanted>\d+), got (?P<count>\d+)", "file-length-too-short"),
)
SIGNS = {">=": "least", "<=": "most", ">": "above", "<": "below"}


def explain(message: str) -> Refusal:
    """A message of msgspec as a refusal. A message that nobody has foreseen is quoted in brackets."""
    text = message.split(" - at `", maxsplit=1)[0]
    for shape, key in SHAPES:
        match = re.fullmatch(shape, text, re.DOTALL)
        if match:
            return _filled(key, match.groupdict())
    return refuse("file-misfit", problem=text)


def _filled(key: str, said: dict[str, str]) -> Refusal:
    sign = said.pop("sign", "")
    if sign:
        key = f"{key.removesuffix('-bound')}-{SIGNS[sign]}"
        key = "file-empty" if (key, said["bound"]) == ("file-length-least", "1") else key
    args: dict[str, Any] = dict(said)
    if "types" in said:
        args["types"] = either(map(_type, said["types"].split(" | ")))
    if "got" in said:
        args["got"] = _type(said["got"])
    for name in ("wanted", "count"):
        if name in said:
            args[name] = int(said[name])
    if "bound" in said:
        args["bound"] = f"{float(said['bound']):g}"
    return refuse(key, **args)


def _type(name: str) -> Refusal | str:
    return refuse(f"type-{name}") if name in NAMES else name


def either(values: Iterable[Any]) -> Any:
    """One of these values: `5, 6 or 7` in the reader's language."""
    *more, last = values
    return refuse("type-either", some=more, last=last) if more else last


def path(message: str) -> tuple[Step, ...]:
    """The path in a message: `... - at `$.passives[0].amount`` -> ("passives", 0, "amount")."""
    match = re.search(r" - at `(?:key` in `)?\$(.*)`$", message)
    if not match:
        return ()
    steps = re.findall(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]", match[1])
    return tuple(name or (int(index) if index.isdigit() else index) for name, index in steps)


def types(to: Any, steps: Sequence[Step]) -> tuple[Any, ...]:
    """The types that are allowed at the end of a path into a type."""
    try:
        info = inspect.type_info(to)
        for step in steps:
            for kind in _parts(info):
                if isinstance(kind, inspect.StructType):
                    info = next(field.type for field in kind.fields if field.encode_name == step)
                    break
                inner = getattr(kind, "item_type", None) or getattr(kind, "value_type", None)
                if inner is not None:
                    info = inner
                    break
            else:
                return ()
    except StopIteration:
        return ()
    return _parts(info)


def _parts(info: Any) -> tuple[Any, ...]:
    return info.types if isinstance(info, inspect.UnionType) else (info,)


def wanted(to: Any, steps: Sequence[Step]) -> Any:
    """What must be at the end of a path, in words; None if that cannot be said briefly."""
    descriptions = [_described(kind) for kind in types(to, steps) if not isinstance(kind, inspect.NoneType)]
    flat = [part for parts in descriptions for part in (parts if isinstance(parts, list) else [parts])]
    return either(flat) if flat and None not in flat else None


def _described(info: Any) -> Any:
    if isinstance(info, inspect.LiteralType):
        return [shown(value) for value in info.values if value != ""]
    for kind, name in (
        (inspect.IntType, "int"),
        (inspect.FloatType, "float"),
        (inspect.StrType, "str"),
        (inspect.BoolType, "bool"),
        ((inspect.ListType, inspect.VarTupleType), "array"),
        ((inspect.DictType, inspect.StructType), "object"),
    ):
        if isinstance(info, kind):
            return _bounded(refuse(f"type-{name}"), info)
    return None


def _bounded(what: Refusal, info: Any) -> Refusal:
    low, high = getattr(info, "ge", None), getattr(info, "le", None)
    if low is not None:
        what = refuse("type-least", what=what, bound=f"{low:g}")
    return what if high is None else refuse("type-most", what=what, bound=f"{high:g}")


def shown(value: Any) -> str:
    """A value as it would be written."""
    if isinstance(value, str):
        return value
    try:
        return json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError):
        return str(value)


def at(data: Any, steps: Sequence[Step]) -> Any:
    """The value at the end of a path; if the path ends early, the value where it ends."""
    for step in steps:
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError):
            return data
    return data
