"""Data compared with its type, part by part: everything that does not fit, and the same data with stand-ins that fit.

msgspec stops at the first part that does not fit. Somebody who writes a file wants to know all of them.
"""

from __future__ import annotations

import difflib
import types
import typing
from collections.abc import Iterator
from typing import Annotated, Any, Literal, NamedTuple, Union

import msgspec
from msgspec import inspect

from escarmouche.core.files.validation import Step

Steps = tuple[Step, ...]


class TypeMistake(NamedTuple):
    """Where something does not fit, what msgspec says about it, the type it should have, and where `fitted` puts its stand-in."""

    at: Steps
    message: str
    to: Any
    replaced: Steps


class _Part(NamedTuple):
    step: Step
    data: Any
    to: Any


def type_mistakes(data: Any, to: Any, at: Steps = ()) -> Iterator[TypeMistake]:
    """Every part of the data that does not fit its type, in the order of the data."""
    problem = _problem(data, to)
    if not problem:
        return
    kind = _kind(data, to)
    inner = list(_inside(data, kind, at))
    yield from inner or [TypeMistake(at, problem, to, at)]


def fitted(data: Any, to: Any, second: bool = False) -> Any:
    """The data with a stand-in for each part that does not fit.

    There are two stand-ins for everything. What is wrong with both of them is not the fault of the stand-in.
    """
    if not _problem(data, to):
        return data
    kind = _kind(data, to)
    made: Any = None
    if _is_struct(kind) and isinstance(data, dict):
        made = {part.step: fitted(part.data, part.to, second) for part in _fields(data, kind)}
        made |= {
            field.encode_name: stand_in(field.type, second)
            for field in msgspec.structs.fields(kind)
            if field.required and field.encode_name not in data
        }
    elif isinstance(data, list):
        made = [fitted(part.data, part.to, second) for part in _items(data, kind)]
    elif isinstance(data, dict):
        made = {part.step: fitted(part.data, part.to, second) for part in _values(data, kind) if _key_fits(part, kind)}
    return stand_in(to, second) if made is None or _problem(made, to) else made


def stand_in(to: Any, second: bool = False) -> Any:
    """A small value of a type, as plain data; `second`: another one, if there is another."""
    return _stand_in(inspect.type_info(to), second)


def _stand_in(info: Any, second: bool) -> Any:
    match info:
        case inspect.UnionType():
            return _stand_in(min(info.types, key=_wordy), second)
        case inspect.LiteralType():
            return info.values[-1 if second else 0]
        case inspect.IntType() | inspect.FloatType():
            low, high = info.ge or 0, 99 if info.le is None else info.le
            return high if second else low
        case inspect.StrType():
            return "b" if second else "a"
        case inspect.BoolType():
            return second
        case inspect.TupleType():
            return [_stand_in(item, second) for item in info.item_types]
        case inspect.ListType() | inspect.VarTupleType():
            return [_stand_in(info.item_type, second)] * (info.min_length or 0)
        case inspect.StructType():
            return {field.encode_name: _stand_in(field.type, second) for field in info.fields if field.required}
        case inspect.DictType():
            return {}
    return None


def _wordy(info: Any) -> int:
    """A number is a better stand-in than a word, which may have to come from a list that no type knows; nothing at all comes last."""
    return 2 if isinstance(info, inspect.NoneType) else int(isinstance(info, inspect.StrType))


# -- parts of data


def _problem(data: Any, to: Any) -> str:
    """What msgspec says first; empty: the data fits."""
    try:
        msgspec.convert(data, to, strict=True)
    except msgspec.ValidationError as problem:
        return str(problem)
    return ""


def _inside(data: Any, kind: Any, at: Steps) -> Iterator[TypeMistake]:
    """What does not fit within something that is itself of the right kind: a mapping where a mapping should be."""
    if _is_struct(kind) and isinstance(data, dict):
        known = {field.encode_name: field for field in msgspec.structs.fields(kind)}
        missing = [name for name, field in known.items() if field.required and name not in data]
        for key, value in data.items():
            if key in known:
                yield from type_mistakes(value, known[key].type, (*at, key))
                continue
            meant = next(iter(difflib.get_close_matches(str(key), missing, n=1, cutoff=0.7)), "")
            missing = [name for name in missing if name != meant]  # it is there, misspelt
            yield TypeMistake((*at, key), f"Object contains unknown field `{key}`", kind, (*at, meant or key))
        for name in missing:
            yield TypeMistake(at, f"Object missing required field `{name}`", kind, (*at, name))
    elif isinstance(data, list):
        for part in _items(data, kind):
            yield from type_mistakes(part.data, part.to, (*at, part.step))
    elif isinstance(data, dict):
        for part in _values(data, kind):
            if not _key_fits(part, kind):
                of = typing.get_args(kind)[0]
                yield TypeMistake((*at, part.step), _problem(part.step, of), of, (*at, part.step))
            yield from type_mistakes(part.data, part.to, (*at, part.step))


def _fields(data: dict[Any, Any], kind: Any) -> Iterator[_Part]:
    """The fields of a struct that the data has."""
    for field in msgspec.structs.fields(kind):
        if field.encode_name in data:
            yield _Part(field.encode_name, data[field.encode_name], field.type)


def _items(data: list[Any], kind: Any) -> Iterator[_Part]:
    """The items of a list or tuple, if they are as many as there should be."""
    if typing.get_origin(kind) not in (list, tuple):
        return
    of = typing.get_args(kind)
    fixed = typing.get_origin(kind) is tuple and Ellipsis not in of
    kinds = of if fixed else of[:1] * len(data)
    if len(kinds) == len(data):
        for i, to in enumerate(kinds):
            yield _Part(i, data[i], to)


def _values(data: dict[Any, Any], kind: Any) -> Iterator[_Part]:
    """The values of a mapping by their keys."""
    if typing.get_origin(kind) is dict:
        for key, value in data.items():
            yield _Part(key, value, typing.get_args(kind)[1])


def _key_fits(part: _Part, kind: Any) -> bool:
    return not _problem(part.step, typing.get_args(kind)[0])


# -- types


def _kind(data: Any, to: Any) -> Any:
    """The type without its bounds; if there are several types, the one that such data means: a mapping means a struct, a list a tuple."""
    if typing.get_origin(to) is Annotated:
        return _kind(data, typing.get_args(to)[0])
    if typing.get_origin(to) not in (Union, types.UnionType):
        return to
    kinds = [_kind(data, choice) for choice in typing.get_args(to)]
    for kind in kinds:
        mapping = _is_struct(kind) or typing.get_origin(kind) is dict
        if (isinstance(data, dict) and mapping) or (
            isinstance(data, list) and typing.get_origin(kind) in (list, tuple)
        ):
            return kind
    return Literal[None]


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)
