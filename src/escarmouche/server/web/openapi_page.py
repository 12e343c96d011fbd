"""The OpenAPI page: every route in plain HTML, without scripts and without anything from another site; and as JSON."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from escarmouche.server.wire.schema import components

if TYPE_CHECKING:
    from litestar import Request

STYLE = """body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
code,h2{font-family:monospace}h2{border-top:1px solid #bbb;padding-top:1rem;font-size:1.1rem}td{padding:0 1.5rem .2rem 0;vertical-align:top}
@media(prefers-color-scheme:dark){body{color:#ddd;background:#1a1a1a}a{color:#9cf}}"""


def exact(page: dict[str, Any]) -> dict[str, Any]:
    """Litestar's description, made exact: our types as msgspec reads them, no null in a URL, 422 where it says 400."""
    page = msgspec.json.decode(msgspec.json.encode(page))
    page["components"]["schemas"] = components("#/components/schemas/")
    for operation in [operation for item in page["paths"].values() for operation in item.values()]:
        operation["responses"].pop("400", None)
        for parameter in operation.get("parameters", []):
            either = parameter["schema"].pop("oneOf", [])
            parameter["schema"].update(*(schema for schema in either if schema != {"type": "null"}))
            if parameter["name"] == "options":
                del parameter["schema"]
                parameter["content"] = {"application/json": {"schema": {"type": "object"}}}
    return dict(page)


class Json(JsonRenderPlugin):
    """The description for programs."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return msgspec.json.encode(exact(openapi_schema))


class Page(OpenAPIRenderPlugin):
    """One page that lists the routes, what they take and what they return."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        openapi_schema = exact(openapi_schema)
        routes = [
            _route(method, path, operation)
            for path, item in sorted(openapi_schema["paths"].items())
            for method, operation in item.items()
            if method in ("get", "post")
        ]
        info = openapi_schema["info"]
        intro = "".join(f"<p>{escape(part)}</p>" for part in info.get("description", "").split("\n\n"))
        return (
            f"<!doctype html><html lang=en><head><meta charset=utf-8><title>{escape(info['title'])}</title>"
            f"<style>{STYLE}</style></head><body><h1>{escape(info['title'])} {escape(info['version'])}</h1>{intro}"
            f'<p><a href="/schema/openapi.json">openapi.json</a></p>{"".join(routes)}</body></html>'
        ).encode()


def _route(method: str, path: str, operation: dict[str, Any]) -> str:
    takes = [(p["name"], p["in"], p.get("description", "")) for p in operation.get("parameters", [])]
    body = operation.get("requestBody", {}).get("content", {})
    takes += [("body", kind, _type_name(content.get("schema", {}))) for kind, content in body.items()]
    gives = [
        (status, kind, _type_name(content.get("schema", {})) or answer.get("description", ""))
        for status, answer in operation.get("responses", {}).items()
        for kind, content in (answer.get("content") or {"": {}}).items()
    ]
    text = escape(operation.get("description") or operation.get("summary") or "")
    return f"<h2>{method.upper()} {escape(path)}</h2><p>{text}</p>{_table(takes)}{_table(gives)}"


def _table(rows: list[tuple[str, str, str]]) -> str:
    cells = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table>{cells}</table>" if cells else ""


def _type_name(schema: dict[str, Any]) -> str:
    """The name of a type, if it has one."""
    for inner in (schema, schema.get("items", {}), schema.get("additionalProperties", {})):
        if isinstance(inner, dict) and "$ref" in inner:
            return str(inner["$ref"]).rpartition("/")[2]
    return str(schema.get("type", ""))


PLUGINS = (Page(path="/"), Json(path="/openapi.json"))
