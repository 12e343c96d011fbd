"""A line to a room: entering, playing, being told, coming back, and behaving badly."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from escarmouche.server.wire import connection
from escarmouche.server.wire.incoming import KINDS, LARGEST
from tests.server.house import BOT, PERSON, House, Line, opened


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("socket")) as found:
        yield found


def closing(line: Line) -> tuple[int, str, list[Any]]:
    """How a line is hung up on, and what it was told before."""
    heard: list[Any] = []
    with pytest.raises(WebSocketDisconnect) as end:
        while True:
            heard.append(line.hear())
    return end.value.code, end.value.detail, heard


def test_what_one_decides_the_other_is_told(house: House) -> None:
    made = house.room(PERSON, PERSON)
    room, tokens = made["room"], made["tokens"]
    with house.line(room, tokens["0"]) as one, house.line(room, tokens["1"]) as two:
        assert [one.hear()["t"] for _ in range(3)] == ["welcome", "scenery", "update"]
        before = two.until("update")
        assert one.heard[0]["seats"] == [0]
        ask = one.heard[2]["asks"][0]
        answer = {"t": "answer", "seat": 0, "moment": one.heard[2]["moment"], "answer": ask["options"][0]}
        assert one.asks(**answer)["ok"]
        after = two.until("update")
        assert after["serial"] == before["serial"] + 1
        assert [step["seat"] for step in after["steps"]] == [0]
        assert after["waiting"][0] == {"seat": 0, "ask": "faction", "rule": ask["rule"], "chosen": True}
        assert "commonwealth" not in str(after["steps"])
        assert one.asks(**answer)["ok"]  # again: harmless
        assert one.asks(**{**answer, "answer": ask["options"][1]})["fault"]["code"] == "answered"
        assert one.asks(**{**answer, "moment": 0})["fault"]["code"] in ("stale", "answered")
        assert one.asks(**{**answer, "seat": 1})["fault"]["code"] == "forbidden"


def test_several_seats_on_one_screen(house: House) -> None:
    made = house.room(PERSON, PERSON)
    with house.line(made["room"], *made["tokens"].values()) as line:
        assert line.until("welcome")["seats"] == [0, 1]
        line.until("update", seat=0)
        line.until("update", seat=1)


def test_a_spectator_sees_and_cannot_act(house: House) -> None:
    made = house.room(PERSON, PERSON)
    with house.line(made["room"]) as line:
        assert line.until("welcome")["seats"] == []
        view = line.until("update")
        assert view["seat"] is None and view["asks"] == []
        assert line.asks(t="answer", seat=0, moment=1, answer="commonwealth")["fault"]["code"] == "forbidden"
        assert house.get(f"/api/rooms/{made['room']}")["spectators"] == 1


def test_coming_back_brings_what_was_missed(house: House) -> None:
    made = house.room(PERSON, PERSON)
    room, tokens = made["room"], made["tokens"]
    with house.line(room, tokens["0"]) as line:
        known = line.until("update")["serial"]
    with house.line(room, tokens["1"]) as other:
        other.until("update")
        for text in ("one", "two"):
            assert other.asks(t="say", seat=1, text=text)["ok"]
    with house.line(room, tokens["0"], since=known) as line:
        assert not line.until("welcome").get("cut")
        assert [step["text"] for step in line.until("update")["steps"]] == ["one", "two"]
    with house.line(room, tokens["0"], since=10**30) as line:
        assert line.until("update")["steps"] == []


def test_who_missed_too_much_gets_the_end_of_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "MOST", 3)
    made = house.room(PERSON, PERSON)
    with house.line(made["room"], made["tokens"]["0"]) as line:
        line.until("update")
        for number in range(6):
            line.asks(t="say", seat=0, text=str(number))
    with house.line(made["room"], made["tokens"]["0"]) as line:
        assert line.until("welcome")["cut"]
        assert [step["text"] for step in line.until("update")["steps"]] == ["3", "4", "5"]


def test_who_is_here_is_told_to_the_others(house: House) -> None:
    made = house.room(PERSON, PERSON)
    room, tokens = made["room"], made["tokens"]
    with house.line(room, tokens["0"]) as line:
        line.until("update")
        with house.line(room, tokens["1"]) as other:
            other.until("update")
            seen: dict[str, Any] = {}
            while not seen.get("here"):
                seen = line.until("room")["info"]["seats"][1]
        while seen.get("here"):
            seen = line.until("room")["info"]["seats"][1]


def test_a_silent_line_is_dead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(tmp_path) as house:
        house.client.app.state.service.settings.quiet = 0.5
        made = house.room(PERSON, BOT)
        with house.line(made["room"], made["tokens"]["0"]) as line:
            code, why, _ = closing(line)
        assert (code, why) == (1008, "silent")


def test_a_pulse_is_answered_and_a_finger_shown_to_all(house: House) -> None:
    made = house.room(PERSON, PERSON)
    room, tokens = made["room"], made["tokens"]
    with house.line(room, tokens["0"]) as one, house.line(room, tokens["1"]) as two:
        two.until("update")
        one.say(t="pulse")
        one.until("pong")
        one.say(t="point", at=[100, 200], seat=0)
        assert two.until("pointed") == {"t": "pointed", "seat": 0, "at": [100, 200]}
        one.say(t="point", at=[1, 2], seat=1)  # not its seat: nobody is told
        one.say(t="point", at=[3, 4])
        assert two.until("pointed")["at"] == [3, 4]


def test_the_tools_answer(house: House) -> None:
    made = house.room(PERSON, PERSON)
    with house.line(made["room"], made["tokens"]["0"]) as line:
        view = line.until("update")
        moment, options = view["moment"], view["asks"][0]["options"]
        head = {"seat": 0, "moment": moment}
        assert line.asks(t="detail", path=[], **head)["data"]["options"] == options
        assert line.asks(t="detail", path=["nosuch"], **head)["fault"]["code"] == "unknown"
        assert line.asks(t="why", answer="nosuch", **head)["data"]["key"] == "why-not-an-option"
        assert line.asks(t="why", answer=options[0], **head).get("data") is None
        assert "events" in line.asks(t="preview", answer=options[0], **head)["data"]
        assert line.asks(t="threat", piece="nosuch")["fault"]["code"] == "unknown"
        assert line.asks(t="layer", name="nosuch")["fault"]["code"] == "unknown"
        assert line.asks(t="sight", one="a", other="b", at=[1, 2, 3])["fault"]["code"] == "unknown"
        assert line.asks(t="undo", seat=0)["fault"]
        assert line.asks(t="consent", seat=0, serial=5, yes=True)["fault"]
        assert line.asks(t="absence", seat=0, about=1, choice="bot")["fault"]
        assert line.asks(t="return", seat=0)["ok"]  # it is there already
        assert line.asks(t="concede", seat=1)["fault"]["code"] == "forbidden"


def test_who_concedes_is_told_and_so_is_everybody(house: House) -> None:
    made = house.room(PERSON, PERSON)
    with house.line(made["room"], made["tokens"]["0"]) as one, house.line(made["room"]) as spectator:
        one.until("update")
        spectator.until("update")
        assert spectator.asks(t="concede", seat=0)["fault"]["code"] == "forbidden"
        assert one.asks(t="concede", seat=0)["ok"]
        assert one.asks(t="concede", seat=0)["fault"]["code"] == "over"
        step = spectator.until("update")["steps"][-1]
        assert (step["kind"], step["seat"], step["events"][0]["name"]) == ("concede", 0, "conceded")


# -- behaving badly


def test_the_wrong_key_does_not_open(house: House) -> None:
    made = house.room(PERSON, PERSON)
    for room, tokens, code in (
        ("nosuch", [], "unknown"),
        (made["room"], ["x" * 43], "forbidden"),
        (made["room"], [made["tokens"]["0"], "\ud800".encode("utf-8", "surrogatepass").decode("latin-1")], "forbidden"),
    ):
        with house.line(room, *tokens) as line:
            ended, why, heard = closing(line)
        assert (ended, why) == (1008, code)
        assert heard[-1]["fault"]["code"] == code


def test_the_first_message_must_be_enter(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    with house.client.websocket_connect("/api/live") as socket_:
        line = Line(socket_)
        line.say(t="pulse")
        assert line.until("reply")["fault"]["why"]["key"] == "error-enter-first"
    monkeypatch.setattr(connection, "HELLO", 0.2)
    with house.client.websocket_connect("/api/live") as socket_:
        assert closing(Line(socket_))[:2] == (1008, "silent")


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
def test_what_is_no_message_gets_one_fault_and_the_line_goes_on(house: House, text: str, key: str) -> None:
    made = house.room(PERSON, PERSON)
    with house.line(made["room"], made["tokens"]["0"]) as line:
        line.until("update")
        line.socket.send_text(text)
        fault = line.until("reply")["fault"]
        assert fault["why"]["key"] == key
        if key == "error-no-message":
            assert fault["why"]["args"]["messages"] == sorted(KINDS)
        line.say(t="pulse")
        line.until("pong")


def test_odd_answers_are_refused_and_break_nothing(house: House) -> None:
    made = house.room(PERSON, PERSON)
    with house.line(made["room"], made["tokens"]["0"]) as line:
        moment = line.until("update")["moment"]
        odd = [None, [], {}, {"a": {"b": [1]}}, 10**400, -1, 1.5, "", "x" * 5000, [[["x"]]], {"": ""}, True]
        for answer in odd:
            for kind in ("answer", "why", "preview"):
                reply = line.asks(t=kind, seat=0, moment=moment, answer=answer)
                assert (reply.get("fault") or {}).get("code") != "internal", (kind, answer)
                assert kind != "answer" or not reply["ok"]
        for moment in (-1, 10**30):
            assert line.asks(t="answer", seat=0, moment=moment, answer="x")["fault"]["code"] != "internal"


def test_a_second_enter_is_refused(house: House) -> None:
    made = house.room(PERSON, PERSON)
    with house.line(made["room"], made["tokens"]["0"]) as line:
        line.until("update")
        line.say(t="enter", room=made["room"])
        assert line.until("reply")["fault"]["why"]["key"] == "error-entered"


@pytest.mark.parametrize(
    ("text", "code"),
    [("nonsense", 1007), ('"' + "x" * LARGEST + '"', 1009), (b"bytes", 1007)],
    ids=["bad", "big", "bin"],
)
def test_who_goes_on_like_that_is_hung_up_on(house: House, text: str | bytes, code: int) -> None:
    made = house.room(PERSON, PERSON)
    with house.line(made["room"], made["tokens"]["0"]) as line:
        line.until("update")
        for _ in range(connection.PATIENCE + 1):
            line.socket.send_bytes(text) if isinstance(text, bytes) else line.socket.send_text(text)
        ended, _, heard = closing(line)
    assert ended == code
    assert sum(message["t"] == "reply" for message in heard) == connection.PATIENCE + 1


def test_a_flood_is_told_so_and_then_cut_off(house: House) -> None:
    made = house.room(PERSON, PERSON)
    with house.line(made["room"], made["tokens"]["0"]) as line:
        line.until("update")
        for _ in range(connection.BURST + 60):
            line.socket.send_text('{"t":"pulse"}')
        ended, why, heard = closing(line)
    assert (ended, why) == (1008, "too-fast")
    assert [m["fault"]["code"] for m in heard if m["t"] == "reply"] == ["too-fast"] * (connection.PATIENCE + 1)


def test_faults_of_ours_do_not_end_the_line(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("secret of the house")

    made = house.room(PERSON, PERSON)
    with house.line(made["room"], made["tokens"]["0"]) as line:
        line.until("update")
        monkeypatch.setattr(house.client.app.state.service, "say", broken)
        reply = line.asks(t="say", seat=0, text="x")
        assert reply["fault"]["code"] == "internal"
        assert "secret" not in json.dumps(reply)
        line.say(t="pulse")
        line.until("pong")
