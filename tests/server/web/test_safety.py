"""What stands between the internet and the rooms: origins, headers, limits, files, the log."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect

from escarmouche.server.web import client_files
from escarmouche.server.web.hosting import BadHosting, Hosting, hosting
from escarmouche.server.web.rate_limit import MOST, RateLimit, RateLimits
from escarmouche.server.web.texts import sentence
from tests.server.app_client import BOT, PERSON, AppClient, opened

PLAN = {"game": "moonstone", "seats": [PERSON, BOT]}


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AppClient]:
    with opened(tmp_path_factory.mktemp("safety"), base="https://table.example/") as found:
        yield found


# -- origins


@pytest.mark.parametrize("origin", ["http://testserver.local", "https://table.example"])
def test_our_own_pages_may_act(app: AppClient, origin: str) -> None:
    assert app.client.post("/api/rooms", json=PLAN, headers={"Origin": origin}).status_code == 201
    with app.client.websocket_connect("/api/live", headers={"Origin": origin}):
        pass


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://testserver.local.evil.example", "http://"])
def test_pages_of_others_may_not(app: AppClient, origin: str) -> None:
    found = app.client.post("/api/rooms", json=PLAN, headers={"Origin": origin, "Accept-Language": "fr"})
    assert found.status_code == 403
    assert found.json()["code"] == "forbidden" and "autre site" in found.json()["text"]
    with (
        pytest.raises(WebSocketDisconnect),
        app.client.websocket_connect("/api/live", headers={"Origin": origin}) as socket,
    ):
        socket.receive_json(timeout=5)
    assert app.client.get("/api/games", headers={"Origin": origin}).status_code == 200  # a look is harmless


@pytest.mark.parametrize("origin", ["null", "file://", "https://evil.example"])
def test_without_a_base_address_it_is_as_strict(tmp_path: Path, origin: str) -> None:
    with opened(tmp_path) as app:
        assert app.client.post("/api/rooms", json=PLAN, headers={"Origin": origin}).status_code == 403


@pytest.mark.parametrize("body", [b'{"game":"\xff\xfe"}', b"[" * 50_000, b"", b"nothing"])
def test_a_body_that_nobody_can_read(app: AppClient, body: bytes) -> None:
    found = app.client.post("/api/rooms", content=body, headers={"Content-Type": "application/json"})
    assert found.status_code in (400, 413, 422) and found.json()["code"] in ("malformed", "too-large"), found.text


@pytest.mark.parametrize("room", ["%00", "a%0ab", "x" * 500, "%E9%98%BF"])
def test_a_name_that_no_room_can_have_is_unknown(app: AppClient, room: str) -> None:
    assert app.get(f"/api/rooms/{room}", 404)["code"] == "unknown"


# -- headers and the log


def test_a_path_cannot_write_lines_into_the_log(app: AppClient, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        app.client.get("/x%0afake%20line%00")
    written = [record.getMessage() for record in caplog.records if record.name == "escarmouche.access"]
    assert written and all("\n" not in screen and "\0" not in screen for screen in written)


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/nosuch.js", "/schema", "/api/rooms/nosuch"])
def test_every_answer_has_the_headers(app: AppClient, path: str) -> None:
    headers = app.client.get(path).headers
    policy = headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy and "script-src 'self';" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "camera=()" in headers["permissions-policy"]
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers


def test_no_secret_is_in_the_log(app: AppClient, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        made = app.room(PERSON, PERSON)
        token = made["tokens"]["0"]
        app.get(f"/api/rooms/{made['room']}/view?seat=0", Authorization=f"Bearer {token}")
        with app.connect(made["room"], token) as screen:
            screen.until("update")
        app.get("/api/texts/en?game=nosuch", 404)
    written = caplog.text
    assert "/view 200" in written
    assert token not in written
    assert "?" not in "".join(record.getMessage() for record in caplog.records if record.name == "escarmouche.access")


def test_secrets_are_never_cached(app: AppClient) -> None:
    assert app.client.post("/api/rooms", json=PLAN).headers["cache-control"] == "no-store"
    assert "max-age=60" in app.client.get("/api/games").headers["cache-control"]


# -- files


def test_a_client_that_is_not_built_says_so(app: AppClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_files, "CLIENT", tmp_path)
    page = app.get("/")
    assert "make web" in page and 'lang="fr"' in page and "<script" not in page


def test_files_are_served_and_nothing_beside_them(
    app: AppClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>table</title>", encoding="utf-8")
    (folder / "assets" / "main-1a2b.js").write_text("go()", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    monkeypatch.setattr(client_files, "CLIENT", folder)
    get = app.client.get
    script = get("/assets/main-1a2b.js")
    assert script.text == "go()" and script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    page = get("/")
    assert page.headers["cache-control"] == "no-cache" and "table" in page.text
    assert get("/any/where").text == page.text
    assert get("/", headers={"If-None-Match": page.headers["etag"]}).status_code == 304
    assert app.client.head("/").status_code == 200
    for path in (
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/x%00.js",
        "/" + "x" * 5000 + ".js",
    ):
        found = get(path)
        assert "secret" not in found.text.replace("secret.txt", ""), path
        assert found.status_code in (200, 404)
    assert get("/missing.js").status_code == 404


# -- limits and hosting


def test_a_bucket_empties_and_fills() -> None:
    now = 0.0
    bucket = RateLimit(2, 3, lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_rate_limits_forget_clients_that_have_been_silent() -> None:
    buckets = RateLimits(1, lambda: 0.0)
    assert buckets.take("a") and not buckets.take("a")
    for number in range(MOST):
        buckets.take(str(number))
    assert buckets.take("a")
    assert all(RateLimits(0).take("a") for _ in range(100))


@pytest.mark.parametrize(
    ("environ", "key"),
    [
        ({"PORT": "many"}, "error-variable"),
        ({"WORKERS": "2"}, "error-workers-memory"),
        ({"CHANNEL": "pigeon"}, "error-channel"),
        ({"BASE": "table.example"}, "error-base"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_server_that_cannot_be_run_like_that(environ: dict[str, str], key: str, lang: str) -> None:
    with pytest.raises(BadHosting) as problem:
        hosting({f"ESCARMOUCHE_{name}": value for name, value in environ.items()}).checked()
    assert problem.value.refusal.key == key
    assert sentence(problem.value.refusal, lang) != key


def test_the_options_reach_the_workers() -> None:
    said = Hosting(port=80, base="https://table.example", budget=2.5, rooms_per_minute=7)
    assert hosting(said.environ()) == said
    assert hosting({"ESCARMOUCHE_ROOMS_PER_MINUTE": "7"}).rooms_per_minute == 7
    assert Hosting(workers=2, channel="redis://localhost").checked().settings().workers == 2
