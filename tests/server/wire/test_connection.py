"""A connection to a room: entering, playing, being told, coming back, and behaving badly."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from escarmouche.server.wire import connection
from escarmouche.server.wire.incoming import KINDS, LARGEST
from tests.server.app_client import BOT, PERSON, AppClient, Connection, opened


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AppClient]:
    with opened(tmp_path_factory.mktemp("socket")) as app:
        yield app


def closing(screen: Connection) -> tuple[int, str, list[Any]]:
    """How a connection is closed, and what it was told before."""
    heard: list[Any] = []
    with pytest.raises(WebSocketDisconnect) as end:
        while True:
            heard.append(screen.hear())
    return end.value.code, end.value.detail, heard


def test_what_one_player_decides_the_other_is_told(app: AppClient) -> None:
    made = app.room(PERSON, PERSON)
    room, tokens = made["room"], made["tokens"]
    with app.connect(room, tokens["0"]) as first, app.connect(room, tokens["1"]) as second:
        assert [first.hear()["t"] for _ in range(3)] == ["welcome", "scenery", "update"]
        before = second.until("update")
        assert first.heard[0]["seats"] == [0]
        ask = first.heard[2]["asks"][0]
        answer = {"t": "answer", "seat": 0, "moment": first.heard[2]["moment"], "answer": ask["options"][0]}
        assert first.ask(**answer)["ok"]
        after = second.until("update")
        assert after["serial"] == before["serial"] + 1
        assert [step["seat"] for step in after["steps"]] == [0]
        assert after["waiting"][0] == {"seat": 0, "ask": "faction", "rule": ask["rule"], "chosen": True}
        assert "commonwealth" not in str(after["steps"])
        assert first.ask(**answer)["ok"]  # again: harmless
        assert first.ask(**{**answer, "answer": ask["options"][1]})["fault"]["code"] == "answered"
        assert first.ask(**{**answer, "moment": 0})["fault"]["code"] in ("stale", "answered")
        assert first.ask(**{**answer, "seat": 1})["fault"]["code"] == "forbidden"


def test_several_seats_on_one_screen(app: AppClient) -> None:
    made = app.room(PERSON, PERSON)
    with app.connect(made["room"], *made["tokens"].values()) as screen:
        assert screen.until("welcome")["seats"] == [0, 1]
        screen.until("update", seat=0)
        screen.until("update", seat=1)


def test_a_spectator_sees_and_cannot_act(app: AppClient) -> None:
    made = app.room(PERSON, PERSON)
    with app.connect(made["room"]) as screen:
        assert screen.until("welcome")["seats"] == []
        view = screen.until("update")
        assert view["seat"] is None and view["asks"] == []
        assert screen.ask(t="answer", seat=0, moment=1, answer="commonwealth")["fault"]["code"] == "forbidden"
        assert app.get(f"/api/rooms/{made['room']}")["spectators"] == 1


def test_coming_back_brings_what_was_missed(app: AppClient) -> None:
    made = app.room(PERSON, PERSON)
    room, tokens = made["room"], made["tokens"]
    with app.connect(room, tokens["0"]) as screen:
        known = screen.until("update")["serial"]
    with app.connect(room, tokens["1"]) as other:
        other.until("update")
        for text in ("one", "two"):
            assert other.ask(t="say", seat=1, text=text)["ok"]
    with app.connect(room, tokens["0"], since=known) as screen:
        assert not screen.until("welcome").get("cut")
        assert [step["text"] for step in screen.until("update")["steps"]] == ["one", "two"]
    with app.connect(room, tokens["0"], since=10**30) as screen:
        assert screen.until("update")["steps"] == []


def test_a_client_that_missed_too_much_gets_the_end_of_it(app: AppClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "MOST_STEPS", 3)
    made = app.room(PERSON, PERSON)
    with app.connect(made["room"], made["tokens"]["0"]) as screen:
        screen.until("update")
        for number in range(6):
            screen.ask(t="say", seat=0, text=str(number))
    with app.connect(made["room"], made["tokens"]["0"]) as screen:
        assert screen.until("welcome")["cut"]
        assert [step["text"] for step in screen.until("update")["steps"]] == ["3", "4", "5"]


def test_who_is_here_is_told_to_the_others(app: AppClient) -> None:
    made = app.room(PERSON, PERSON)
    room, tokens = made["room"], made["tokens"]
    with app.connect(room, tokens["0"]) as screen:
        screen.until("update")
        with app.connect(room, tokens["1"]) as other:
            other.until("update")
            seen: dict[str, Any] = {}
            while not seen.get("here"):
                seen = screen.until("room")["info"]["seats"][1]
        while seen.get("here"):
            seen = screen.until("room")["info"]["seats"][1]


def test_a_silent_connection_is_dead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(tmp_path) as app:
        app.client.app.state.service.settings.quiet = 0.5
        made = app.room(PERSON, BOT)
        with app.connect(made["room"], made["tokens"]["0"]) as screen:
            code, why, _ = closing(screen)
        assert (code, why) == (1013, "silent")


def test_a_pulse_is_answered_and_pointing_is_shown_to_all(app: AppClient) -> None:
    made = app.room(PERSON, PERSON)
    room, tokens = made["room"], made["tokens"]
    with app.connect(room, tokens["0"]) as first, app.connect(room, tokens["1"]) as second:
        second.until("update")
        first.say(t="pulse")
        first.until("pong")
        first.say(t="point", at=[100, 200], seat=0)
        assert second.until("pointed") == {"t": "pointed", "seat": 0, "at": [100, 200]}
        first.say(t="point", at=[1, 2], seat=1)  # not its seat: nobody is told
        first.say(t="point", at=[3, 4])
        assert second.until("pointed")["at"] == [3, 4]


def test_the_tools_answer(app: AppClient) -> None:
    made = app.room(PERSON, PERSON)
    with app.connect(made["room"], made["tokens"]["0"]) as screen:
        view = screen.until("update")
        moment, options = view["moment"], view["asks"][0]["options"]
        head = {"seat": 0, "moment": moment}
        assert screen.ask(t="detail", path=[], **head)["data"]["options"] == options
        assert screen.ask(t="detail", path=["nosuch"], **head)["fault"]["code"] == "unknown"
        assert screen.ask(t="why", answer="nosuch", **head)["data"]["key"] == "why-not-an-option"
        assert screen.ask(t="why", answer=options[0], **head).get("data") is None
        assert "events" in screen.ask(t="preview", answer=options[0], **head)["data"]
        assert screen.ask(t="threat", piece="nosuch")["fault"]["code"] == "unknown"
        assert screen.ask(t="layer", name="nosuch")["fault"]["code"] == "unknown"
        assert screen.ask(t="sight", one="a", other="b", at=[1, 2, 3])["fault"]["code"] == "unknown"
        assert screen.ask(t="undo", seat=0)["fault"]
        assert screen.ask(t="consent", seat=0, serial=5, yes=True)["fault"]
        assert screen.ask(t="absence", seat=0, about=1, choice="bot")["fault"]
        assert screen.ask(t="return", seat=0)["ok"]  # it is there already
        assert screen.ask(t="concede", seat=1)["fault"]["code"] == "forbidden"


def test_a_concession_is_told_to_everybody(app: AppClient) -> None:
    made = app.room(PERSON, PERSON)
    with app.connect(made["room"], made["tokens"]["0"]) as first, app.connect(made["room"]) as spectator:
        first.until("update")
        spectator.until("update")
        assert spectator.ask(t="concede", seat=0)["fault"]["code"] == "forbidden"
        assert first.ask(t="concede", seat=0)["ok"]
        assert first.ask(t="concede", seat=0)["fault"]["code"] == "over"
        step = spectator.until("update")["steps"][-1]
        assert (step["kind"], step["seat"], step["events"][0]["name"]) == ("concede", 0, "conceded")


# -- behaving badly


def test_a_wrong_token_does_not_open_a_room(app: AppClient) -> None:
    made = app.room(PERSON, PERSON)
    for room, tokens, code in (
        ("nosuch", [], "unknown"),
        (made["room"], ["x" * 43], "forbidden"),
        (made["room"], [made["tokens"]["0"], "\ud800".encode("utf-8", "surrogatepass").decode("latin-1")], "forbidden"),
    ):
        with app.connect(room, *tokens) as screen:
            ended, why, heard = closing(screen)
        assert (ended, why) == (1008, code)
        assert heard[-1]["fault"]["code"] == code


def test_the_first_message_must_be_enter(app: AppClient, monkeypatch: pytest.MonkeyPatch) -> None:
    with app.client.websocket_connect("/api/live") as socket_:
        screen = Connection(socket_)
        screen.say(t="pulse")
        assert screen.until("reply")["fault"]["why"]["key"] == "error-enter-first"
    monkeypatch.setattr(connection, "ENTER_TIMEOUT", 0.2)
    with app.client.websocket_connect("/api/live") as socket_:
        assert closing(Connection(socket_))[:2] == (1013, "silent")


HOSTILE = [
    ("", "error-message-unreadable"),
    ("nonsense", "error-message-unreadable"),
    ("[]", "error-message-unreadable"),
    ("null", "error-message-unreadable"),
    ("{}", "error-message-unreadable"),
    ('{"t": 5}', "error-no-message"),
    ('{"t": "nosuch"}', "error-no-message"),
    ('{"t": ["enter"]}', "error-no-message"),
    ('{"t": "say", "seat": "zero", "text": "x"}', "error-message-misfit"),
    ('{"t": "say", "seat": 0}', "error-message-misfit"),
    ('{"t": "pulse", "more": 1}', "error-message-misfit"),
    ('{"t": "point", "at": [1, 2, 3]}', "error-message-misfit"),
    ('{"t": "say", "seat": 0, "text": "\\ud800"}', "error-message-unreadable"),
    ("[" * 60_000, "error-message-unreadable"),
    ('{"t":"answer","seat":0,"moment":1,"answer":' + "[" * 30_000 + "]" * 30_000 + "}", "error-message-unreadable"),
    ('{"t": "say", "seat": 0, "text": "' + "x" * LARGEST + '"}', "error-too-large"),
]


@pytest.mark.parametrize(("text", "key"), HOSTILE, ids=range(len(HOSTILE)))
def test_a_bad_message_gets_one_fault_and_the_connection_goes_on(app: AppClient, text: str, key: str) -> None:
    made = app.room(PERSON, PERSON)
    with app.connect(made["room"], made["tokens"]["0"]) as screen:
        screen.until("update")
        screen.socket.send_text(text)
        fault = screen.until("reply")["fault"]
        assert fault["why"]["key"] == key
        if key == "error-no-message":
            assert fault["why"]["args"]["messages"] == sorted(KINDS)
        screen.say(t="pulse")
        screen.until("pong")


def test_odd_answers_are_refused_and_break_nothing(app: AppClient) -> None:
    made = app.room(PERSON, PERSON)
    with app.connect(made["room"], made["tokens"]["0"]) as screen:
        moment = screen.until("update")["moment"]
        odd = [None, [], {}, {"a": {"b": [1]}}, 10**400, -1, 1.5, "", "x" * 5000, [[["x"]]], {"": ""}, True]
        for answer in odd:
            for kind in ("answer", "why", "preview"):
                reply = screen.ask(t=kind, seat=0, moment=moment, answer=answer)
                assert (reply.get("fault") or {}).get("code") != "internal", (kind, answer)
                assert kind != "answer" or not reply["ok"]
        for moment in (-1, 10**30):
            assert screen.ask(t="answer", seat=0, moment=moment, answer="x")["fault"]["code"] != "internal"


def test_a_second_enter_is_refused(app: AppClient) -> None:
    made = app.room(PERSON, PERSON)
    with app.connect(made["room"], made["tokens"]["0"]) as screen:
        screen.until("update")
        screen.say(t="enter", room=made["room"])
        assert screen.until("reply")["fault"]["why"]["key"] == "error-entered"


@pytest.mark.parametrize(
    ("text", "code"),
    [("nonsense", 1007), ('"' + "x" * LARGEST + '"', 1009), (b"bytes", 1007)],
    ids=["bad", "big", "bin"],
)
def test_a_client_that_goes_on_like_that_is_cut_off(app: AppClient, text: str | bytes, code: int) -> None:
    made = app.room(PERSON, PERSON)
    with app.connect(made["room"], made["tokens"]["0"]) as screen:
        screen.until("update")
        for _ in range(connection.BAD_MESSAGES + 1):
            screen.socket.send_bytes(text) if isinstance(text, bytes) else screen.socket.send_text(text)
        ended, _, heard = closing(screen)
    assert ended == code
    assert sum(message["t"] == "reply" for message in heard) == connection.BAD_MESSAGES + 1


def test_a_flood_is_told_so_and_then_cut_off(app: AppClient) -> None:
    made = app.room(PERSON, PERSON)
    with app.connect(made["room"], made["tokens"]["0"]) as screen:
        screen.until("update")
        for _ in range(connection.BURST + 60):
            screen.socket.send_text('{"t":"pulse"}')
        ended, why, heard = closing(screen)
    assert (ended, why) == (1008, "too-fast")
    assert [m["fault"]["code"] for m in heard if m["t"] == "reply"] == ["too-fast"] * (connection.BAD_MESSAGES + 1)


def test_a_mistake_of_ours_does_not_end_the_connection(app: AppClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("secret of the server")

    made = app.room(PERSON, PERSON)
    with app.connect(made["room"], made["tokens"]["0"]) as screen:
        screen.until("update")
        monkeypatch.setattr(app.client.app.state.service, "handle", broken)
        reply = screen.ask(t="say", seat=0, text="x")
        assert reply["fault"]["code"] == "internal"
        assert "secret" not in json.dumps(reply)
        screen.say(t="pulse")
        screen.until("pong")
