"""schemathesis against the OpenAPI page: whatever it makes up, the response is one that the page promises, and never a 500."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from escarmouche.testing.remote.host import Host

EXAMPLES = 15  # good and bad requests for each route: all of them take about half a minute
ROUTES = (
    "GET /health",
    "GET /api/games",
    "GET /api/games/{game}/board",
    "GET /api/games/{game}/sheets",
    "GET /api/games/{game}/sheets/{edition}",
    "GET /api/games/{game}/lessons",
    "GET /api/drawings",
    "GET /api/texts/{lang}",
    "GET /api/rules/{name}",
    "POST /api/rooms",
    "POST /api/join",
    "POST /api/invited",
    "GET /api/rooms/{room}",
    "GET /api/rooms/{room}/view",
    "GET /api/rooms/{room}/steps",
    "POST /api/rooms/{room}/answers",
    "POST /api/rooms/{room}/undo",
    "POST /api/rooms/{room}/concede",
    "GET /api/rooms/{room}/record",
    "GET /api/rooms/{room}/course",
    "GET /api/rooms/{room}/replay",
    "POST /api/rooms/{room}/branch",
    "POST /api/records",
)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    limits = ("--rooms-per-minute", "0", "--joins-per-minute", "0", "--thinkers", "1", "--log", "warning")
    host = Host(tmp_path_factory.mktemp("openapi"), options=limits)
    host.start()
    yield host
    host.stop()
    assert "Traceback" not in host.tail()


@pytest.fixture(scope="module")
def page(host: Host) -> Any:
    return schemathesis.openapi.from_url(f"{host.url}/schema/openapi.json")


@pytest.fixture(scope="module")
def made(host: Host) -> Any:
    return host.room([{"kind": "person"}, {"kind": "bot", "bot": "random"}])


@pytest.mark.parametrize("real", [False, True], ids=["made up", "real"])
@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.name.lower())
@pytest.mark.parametrize("route", ROUTES)
def test_whatever_is_asked_is_answered_as_promised(
    page: Any, made: Any, route: str, mode: GenerationMode, real: bool
) -> None:
    """For games and rooms that are made up, and for real ones."""
    method, path = route.split()
    operation = page[path][method]
    names = {"room": made["room"], "game": "moonstone", "edition": "fr", "lang": "fr", "name": "MOON-MELEE-02"}
    known = {name: value for name, value in names.items() if f"{{{name}}}" in path}
    if (mode is GenerationMode.NEGATIVE and not (operation.query or operation.body)) or (real and not known):
        return  # any word may appear in a path

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        if real:
            case.path_parameters = known
            case.headers = {"Authorization": f"Bearer {made['tokens']['0']}"}
            case.call_and_validate(
                excluded_checks=[positive_data_acceptance]
            )  # its form was right, but the rules may refuse it
        else:
            case.call_and_validate()

    ask()


def test_every_type_that_is_named_is_described(host: Host) -> None:
    _, description = host.get("/schema/openapi.json")
    named = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(description)))
    assert named <= set(description["components"]["schemas"])


def test_the_page_lists_every_route(host: Host) -> None:
    _, description = host.get("/schema/openapi.json")
    _, page = host.get("/schema")
    listed = {f"{method.upper()} {path}" for path, item in description["paths"].items() for method in item}
    assert listed == set(ROUTES)
    for path in description["paths"]:
        assert path in page.decode()
    assert b"<script" not in page
    for operations in description["paths"].values():
        for operation in operations.values():
            assert "400" not in operation["responses"]
            assert operation["responses"]["500"]["content"]["application/json"]["schema"]["$ref"].endswith("Problem")


def test_a_room_that_is_really_there_keeps_the_promises_too(host: Host, page: Any) -> None:
    made = host.room([{"kind": "person"}, {"kind": "bot", "bot": "random"}])
    head = {"Authorization": f"Bearer {made['tokens']['0']}"}
    for path, query in (
        ("", {}),
        ("/view", {"seat": 0}),
        ("/view", {}),
        ("/steps", {"seat": 0}),
        ("/replay", {"seat": 0}),
    ):
        operation = page[f"/api/rooms/{{room}}{path}"]["GET"]
        case = operation.Case(path_parameters={"room": made["room"]}, query=query, headers=head)
        response = case.call()
        assert response.status_code == 200
        operation.validate_response(response)
