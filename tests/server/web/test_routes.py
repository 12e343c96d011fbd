"""Every route answers what it promises, and says why when it does not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from escarmouche.core.book import find, registry
from escarmouche.core.messages import ledger
from escarmouche.server.web import client_files
from tests.core.toy import ToyBook
from tests.server.app_client import BOT, OPEN, PERSON, AppClient, opened


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AppClient]:
    with opened(tmp_path_factory.mktemp("routes")) as app:
        yield app


def test_health_tells_of_the_database_and_the_bots(tmp_path: Path, bots_start_at_once: None) -> None:
    with opened(tmp_path) as app:
        assert app.get("/health") == {"status": "fine", "database": True, "thinkers": 1}


def test_the_games_and_what_can_be_agreed_on(app: AppClient) -> None:
    games = app.get("/api/games")
    assert "moonstone" in [game["game"] for game in games]


def test_a_board_before_anybody_stands_on_it(app: AppClient) -> None:
    assert app.get('/api/games/moonstone/board?options={"board":"tower"}')["width"] == 36_000
    assert app.get("/api/games/moonstone/board?options=[]", 422)["code"] == "malformed"
    assert app.get("/api/games/nosuch/board", 404)["code"] == "unknown"
    assert "nosuch" in app.get('/api/games/moonstone/board?options={"nosuch":1}', 409)["text"]


def test_the_cards_of_an_edition(app: AppClient) -> None:
    every = app.get("/api/games/moonstone/sheets/fr")
    assert "billy" in every and app.get("/api/games/moonstone/sheets") == every
    assert app.get("/api/games/moonstone/sheets/fr?cards=billy,nobody") == {"billy": every["billy"]}
    assert "en" in app.get("/api/games/moonstone/sheets/de", 404)["text"]


def test_the_drawings_that_are_asked_for(app: AppClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_files, "CLIENT", tmp_path)
    client_files.outlines_by_name.cache_clear()
    assert app.get("/api/drawings?names=owl") == {}
    (tmp_path / client_files.DRAWINGS).write_text('{"owl": "M0 0h512z", "fox": "M1 1h9z", "cat": "M2 2h9z"}')
    client_files.outlines_by_name.cache_clear()
    assert app.get("/api/drawings?names=cat,nosuch,owl") == {"cat": "M2 2h9z", "owl": "M0 0h512z"}
    assert app.get("/api/drawings", 422)["code"] == "malformed"
    client_files.outlines_by_name.cache_clear()


def test_the_texts_of_the_core_the_server_and_a_game_in_one_file(app: AppClient) -> None:
    text = app.get("/api/texts/fr?game=moonstone")
    for key in ("why-game-over", "error-no-page", "ask-faction"):
        assert f"\n{key} =" in text
    assert "\nask-faction =" not in app.get("/api/texts/fr")
    assert app.get("/api/texts/de", 404)["code"] == "unknown"
    assert app.get("/api/texts/fr?part=nosuch", 422)["code"] == "malformed"
    assert app.get("/api/texts/fr?game=nosuch", 404)["code"] == "unknown"


def test_a_rule_in_the_language_there_is(app: AppClient) -> None:
    rule = app.get("/api/rules/MOON-MELEE-02")
    assert rule["id"] == "MOON-MELEE-02" and rule["lang"] == "en" and "Melee Range" in rule["text"]
    assert app.get("/api/rules/moon-melee-02?lang=fr")["lang"] in ("en", "fr")
    assert app.get("/api/rules/MOON-NOSUCH-99", 404)["code"] == "unknown"
    assert app.get("/api/rules/MOON-MELEE-02?lang=de", 422)["code"] == "malformed"


def test_a_rule_of_a_game_of_another_package(app: AppClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its ledger stands beside it: the page's dialog of a rule asks this route."""
    book = ToyBook()
    book.name, book.prefix, book.ledger, book.folder = "elsewhere", "ELSE", "else.md", tmp_path
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "else.md").write_text("- **ELSE-MOVE-01** Two inches.\n", encoding="utf-8")
    monkeypatch.setitem(registry._books, "elsewhere", book)
    assert app.get("/api/rules/ELSE-MOVE-01?lang=fr") == {"id": "ELSE-MOVE-01", "text": "Two inches.", "lang": "en"}


def test_a_french_text_is_taken_where_there_is_one(
    app: AppClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = ledger.path(find("moonstone")).read_text(encoding="utf-8")
    (tmp_path / "fr").mkdir()
    (tmp_path / "moonstone.md").write_text(english, encoding="utf-8")
    (tmp_path / "fr" / "moonstone.md").write_text("- **MOON-MELEE-02** La portée.\n", encoding="utf-8")
    monkeypatch.setattr(ledger, "path", lambda book: tmp_path / "moonstone.md")
    ledger._clauses.cache_clear()
    assert ledger.clause("MOON-MELEE-02", "fr") == ("MOON-MELEE-02", "La portée.", "fr")
    assert ledger.clause("MOON-MELEE-03", "fr")[2] == "en"  # type: ignore[index]
    ledger._clauses.cache_clear()


def test_an_invitation_says_to_which_game_and_whose(app: AppClient) -> None:
    made = app.room({**PERSON, "name": "Ada"}, OPEN)
    invited = app.post("/api/invited", {"invitation": made["invitations"]["1"]})
    assert (invited["seat"], invited["info"]["game"], invited["info"]["seats"][0]["name"]) == (1, "moonstone", "Ada")
    assert invited["info"]["room"] == made["room"]
    app.post(
        "/api/join", {"invitation": made["invitations"]["1"], "name": "Ann"}
    )  # it is not used up by being looked at
    assert app.post("/api/invited", {"invitation": made["invitations"]["1"]}, 404)["code"] == "unknown"


def test_a_room_says_whether_others_may_watch(app: AppClient) -> None:
    made = app.room(PERSON, OPEN)
    assert app.get(f"/api/rooms/{made['room']}").get("watchable") is True


def test_a_room_is_made_joined_seen_and_played_over_http(app: AppClient) -> None:
    made = app.room(PERSON, OPEN)
    room, token = made["room"], made["tokens"]["0"]
    joined = app.post("/api/join", {"invitation": made["invitations"]["1"], "name": "Ann"})
    assert (joined["room"], joined["seat"]) == (room, 1)
    assert [seat["kind"] for seat in app.get(f"/api/rooms/{room}")["seats"]] == ["person", "person"]
    view = app.get(f"/api/rooms/{room}/view?seat=0", Authorization=f"Bearer {token}")
    assert view["asks"][0]["name"] == "faction"
    body = {"seat": 0, "moment": view["moment"], "answer": view["asks"][0]["options"][0]}
    assert app.post(f"/api/rooms/{room}/answers", body, token=token)["ok"]
    assert app.post(f"/api/rooms/{room}/answers", body, token=token)["ok"]
    other = {**body, "answer": view["asks"][0]["options"][1]}
    assert app.post(f"/api/rooms/{room}/answers", other, 409, token=token)["code"] == "answered"
    steps = app.get(f"/api/rooms/{room}/steps?seat=0&since={view['serial']}", Authorization=f"Bearer {token}")
    assert [step["kind"] for step in steps] == ["answer"]
    assert app.post(f"/api/rooms/{room}/undo", {"seat": 0}, token=token)["ok"]
    assert app.get(f"/api/rooms/{room}/view")["seat"] is None


def test_a_player_concedes_over_http_once(app: AppClient) -> None:
    made = app.room(PERSON, PERSON)
    room, token = made["room"], made["tokens"]["0"]
    way = f"/api/rooms/{room}/concede"
    assert app.post(way, {"seat": 0}, 401)["code"] == "unauthorized"
    assert app.post(way, {"seat": 1}, 403, token=token)["code"] == "forbidden"
    assert app.post(way, {"seat": 0}, token=token)["ok"]
    assert app.get(f"/api/rooms/{room}/view")["outcome"][:2] == [[1], "MOON-CONC-01"]
    assert app.post(way, {"seat": 0}, 409, token=token)["code"] == "over"


def test_the_course_of_a_finished_game_is_told_over_http(app: AppClient) -> None:
    made = app.room(PERSON, PERSON)
    room, token = made["room"], made["tokens"]["0"]
    way = f"/api/rooms/{room}/course"
    problem = app.get(way, 403, Accept_Language="fr")
    assert (problem["code"], "terminée" in problem["text"]) == ("forbidden", True)
    assert app.get("/api/rooms/nosuch/course", 404)["code"] == "unknown"
    assert app.post(f"/api/rooms/{room}/concede", {"seat": 0}, token=token)["ok"]
    for head in ({}, {"Authorization": f"Bearer {token}"}):
        assert set(app.get(way, **head)) == {"start", "turns", "notes"}


def test_courses_per_minute_are_counted_by_address(tmp_path: Path) -> None:
    with opened(tmp_path, rooms_per_minute=1, proxy="X-Forwarded-For") as app:
        way, one, other = "/api/rooms/nosuch/course", {"X_Forwarded_For": "1.2.3.4"}, {"X_Forwarded_For": "1.2.3.5"}
        assert [app.get(way, status, **one)["code"] for status in (404, 404, 404, 404, 429)][-1] == "too-fast"
        app.get(way, 404, **other)


def test_nobody_acts_or_sees_without_the_token(app: AppClient) -> None:
    made = app.room(PERSON, PERSON)
    room, body = made["room"], {"seat": 0, "moment": 1, "answer": "commonwealth"}
    assert app.post(f"/api/rooms/{room}/answers", body, 401)["code"] == "unauthorized"
    assert app.post(f"/api/rooms/{room}/answers", body, 403, token="x" * 43)["code"] == "forbidden"
    assert app.post(f"/api/rooms/{room}/answers", body, 403, token=made["tokens"]["1"])["code"] == "forbidden"
    assert app.get(f"/api/rooms/{room}/view?seat=0", 403)["code"] == "forbidden"
    assert app.get(f"/api/rooms/{room}/record", 403)["code"] == "forbidden"
    assert app.get("/api/rooms/nosuch", 404)["code"] == "unknown"
    assert app.post("/api/join", {"invitation": "nosuch"}, 404)["code"] == "unknown"


def test_a_room_without_spectators(app: AppClient) -> None:
    made = app.room(PERSON, BOT, spectators=False)
    assert app.get(f"/api/rooms/{made['room']}/view", 403)["code"] == "forbidden"


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ({"game": "nosuch", "seats": []}, "nosuch"),
        ({"game": "moonstone", "seats": [PERSON]}, "2, 3, 4"),
        ({"game": "moonstone", "seats": [PERSON, {"kind": "ghost"}]}, "kind"),
        ({"game": "moonstone", "seats": [PERSON, {"kind": "bot", "bot": "nosuch"}]}, "nosuch"),
        ({"game": "moonstone", "seats": [PERSON, BOT], "options": {"bord": "tower"}}, "board"),
        ({"game": "moonstone", "seats": [PERSON, BOT], "extra": 1}, "extra"),
        ({"seats": [PERSON, BOT]}, "game"),
        ([], "$"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_bad_plan_is_told_what_is_wrong_with_it(app: AppClient, body: object, told: str, lang: str) -> None:
    found = app.client.post("/api/rooms", json=body, headers={"Accept-Language": lang})
    assert found.status_code in (404, 409, 422), found.text
    problem = found.json()
    assert told in problem["text"], problem
    assert set(problem) == {"code", "why", "text"}
    assert not problem["text"].startswith(("error-", "fault-", "file-"))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_not_there_is_told_in_the_readers_language(app: AppClient, lang: str) -> None:
    for path, code in (("/api/nosuch", "unknown"), ("/nosuch.js", "unknown")):
        found = app.get(path, 404, Accept_Language=lang)
        assert found["code"] == code
        assert ("rien" in found["text"]) == (lang == "fr")
    found = app.client.delete("/api/rooms", headers={"Accept-Language": lang})
    assert found.status_code == 405
    assert "POST" in found.headers["allow"]
    assert found.json()["code"] == "no-method"


def test_no_json_and_too_much_of_it(app: AppClient) -> None:
    head = {"Content-Type": "application/json"}
    assert app.client.post("/api/rooms", content=b"{nonsense", headers=head).json()["code"] == "malformed"
    assert app.client.post("/api/rooms", content=b"\xff\xfe", headers=head).status_code == 422
    large = app.client.post("/api/rooms", content=b'{"game": "' + b"x" * 300_000 + b'"}', headers=head)
    assert large.status_code == 413
    assert large.json()["code"] == "too-large"


def test_a_mistake_of_ours_shows_nothing_from_inside(app: AppClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(room: str) -> None:
        raise RuntimeError("secret of the server")

    monkeypatch.setattr(app.client.app.state.service, "info", broken)
    found = app.get("/api/rooms/any", 500, Accept_Language="fr")
    assert found["code"] == "internal"
    assert "secret" not in str(found)


def test_rooms_per_minute_are_counted_by_address(tmp_path: Path) -> None:
    with opened(tmp_path, rooms_per_minute=2, joins_per_minute=2, proxy="X-Forwarded-For") as app:
        plan = {"game": "moonstone", "seats": [PERSON, BOT]}
        head = {"X-Forwarded-For": "6.6.6.6, 1.2.3.4"}
        codes = [app.client.post("/api/rooms", json=plan, headers=head).status_code for _ in range(3)]
        assert codes == [201, 201, 429]
        assert app.client.post("/api/rooms", json=plan, headers={"X-Forwarded-For": "1.2.3.5"}).status_code == 201
        joins = [app.client.post("/api/join", json={"invitation": "x"}).status_code for _ in range(3)]
        assert joins == [404, 404, 429]
