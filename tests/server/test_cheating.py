"""Ways to look at what one may not see: at a game that goes on, at one that began from another, at a lesson, at one without spectators."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from escarmouche.lessons.shelf import lessons
from tests.server.app_client import PERSON, AppClient, opened

GAMES = ("moonstone", "malifaux", "ad1666", "d10")
PEOPLE = [PERSON, PERSON]


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AppClient]:
    with opened(tmp_path_factory.mktemp("cheating")) as app:
        yield app


def made(app: AppClient, **plan: Any) -> Any:
    return app.post("/api/rooms", {"game": "moonstone", "seats": PEOPLE, **plan})


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def refused(app: AppClient, room: str, **head: str) -> None:
    """Nobody gets at what is hidden while a game goes on."""
    for way in ("record", "course", "replay?all=true", "replay?seat=1", "view?seat=1", "steps?seat=1"):
        assert app.get(f"/api/rooms/{room}/{way}", 403, **head)["code"] == "forbidden", way
    found = app.client.post(f"/api/rooms/{room}/branch", json={"serial": 0, "seats": PEOPLE}, headers=head)
    assert (found.status_code, found.json()["code"]) == (403, "forbidden")
    info = app.get(f"/api/rooms/{room}")
    assert "seed" not in info


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_goes_on(app: AppClient, game: str) -> None:
    room = made(app, game=game)
    refused(app, room["room"])
    refused(app, room["room"], **bearer(room["tokens"]["0"]))
    assert app.get(f"/api/rooms/{room['room']}")["commitment"]


def test_a_game_that_goes_on_from_another(app: AppClient) -> None:
    """Its hands are those of a game that is over; what comes is its own, and is nobody's business."""
    room = made(app)
    token = room["tokens"]["0"]
    for seat, faction in enumerate(("commonwealth", "dominion")):
        body = {"seat": seat, "moment": 1, "answer": faction}
        app.post(f"/api/rooms/{room['room']}/answers", body, token=room["tokens"][str(seat)])
    app.post(f"/api/rooms/{room['room']}/concede", {"seat": 0}, token=token)
    old = app.get(f"/api/rooms/{room['room']}")
    branch = app.post(f"/api/rooms/{room['room']}/branch", {"serial": 2, "seats": PEOPLE}, 201)
    for seat in (0, 1):  # what was decided in the other game is not taken back in this one
        head = bearer(branch["tokens"][str(seat)])
        assert not app.get(f"/api/rooms/{branch['room']}/view?seat={seat}", **head)["undo"]["possible"]
        found = app.client.post(f"/api/rooms/{branch['room']}/undo", json={"seat": seat}, headers=head)
        assert found.status_code == 409, found.text
    refused(app, branch["room"])
    refused(app, branch["room"], **bearer(branch["tokens"]["0"]))
    assert app.get(f"/api/rooms/{branch['room']}/view?seat=0", 403, **bearer(token))["code"] == "forbidden"
    assert app.get(f"/api/rooms/{branch['room']}")["commitment"] != old["commitment"]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_with_arranged_chance(app: AppClient, game: str) -> None:
    """Its seed is never told, and its chance is no promise; a spectator has no guide."""
    lesson = next(lesson for lesson in lessons(game) if not lesson.questions)
    room = made(app, game=game, seats=[], lesson=lesson.id)
    (seat, token) = next(iter(room["tokens"].items()))
    refused_ways = ("record", "course", "replay?all=true", f"replay?seat={1 - int(seat)}", f"view?seat={1 - int(seat)}")
    for head in ({}, bearer(token)):
        for way in refused_ways:
            assert app.get(f"/api/rooms/{room['room']}/{way}", 403, **head)["code"] == "forbidden", way
    assert "guide" in app.get(f"/api/rooms/{room['room']}/view?seat={seat}", **bearer(token))
    assert "guide" not in app.get(f"/api/rooms/{room['room']}/view")
    app.post(f"/api/rooms/{room['room']}/concede", {"seat": int(seat)}, token=token)
    info = app.get(f"/api/rooms/{room['room']}")
    assert "seed" not in info and not info["commitment"]
    assert app.client.post(f"/api/rooms/{room['room']}/branch", json={"serial": 0, "seats": PEOPLE}).status_code == 409
    assert app.client.get(f"/api/rooms/{room['room']}/record").status_code in (404, 409)


def test_a_game_without_spectators_stays_its_players_own(app: AppClient) -> None:
    """When it is over, too: whoever knows no more than its address gets no hand, no replay and no record."""
    room = made(app, spectators=False)
    token = room["tokens"]["1"]
    refused(app, room["room"])
    app.post(f"/api/rooms/{room['room']}/concede", {"seat": 0}, token=room["tokens"]["0"])
    for way in ("record", "course", "replay?all=true", "replay", "view", "steps"):
        assert app.get(f"/api/rooms/{room['room']}/{way}", 403)["code"] == "forbidden", way
        if way != "course":
            assert app.get(f"/api/rooms/{room['room']}/{way}", **bearer(token))
    way, body = f"/api/rooms/{room['room']}/branch", {"serial": 0, "seats": PEOPLE}
    assert app.post(way, body, 403)["code"] == "forbidden"
    branch = app.post(way, body, 201, token=token)  # one of its players goes on from it: nobody watches that, either
    assert app.get(f"/api/rooms/{branch['room']}/view", 403)["code"] == "forbidden"
