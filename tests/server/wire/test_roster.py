"""A roster over the socket: its offer in the detail, an answer as text, a text as an answer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from escarmouche.server.wire import connection
from tests.server.app_client import PERSON, AppClient, opened

PLAN = {"game": "malifaux", "seats": [PERSON, PERSON], "options": {"board": "crossroads"}}
ODD = [None, {}, [None], [["x"]], [{"a": 1}], [10**400], ["nobody"], ["nobody+nothing"], ["+"], ["#"], "x" * 5000, True]


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AppClient]:
    monkeypatch.setattr(connection, "BURST", 500)  # the test asks faster than anybody plays
    with opened(tmp_path) as app:
        yield app


def test_a_crew_is_written_and_read(app: AppClient) -> None:
    made = app.post("/api/rooms", PLAN)
    with app.connect(made["room"], *made["tokens"].values()) as screen:
        view = screen.until("update", seat=0)
        head = {"seat": 0, "moment": view["moment"]}
        assert screen.ask(t="write", answer="salt", **head)["fault"]["why"]["key"] == "fault-no-text"
        whole = "faction: salt\nleader: bessarion\n2 outrider\nnobody at all\n"
        for option in ("salt", "bessarion"):  # a whole Crew may be pasted from the beginning
            assert view["asks"][0]["text"] is True
            told = screen.ask(t="read", text=whole, seat=0, moment=view["moment"])["data"]
            assert told["answer"] == [option] and [slip["line"] for slip in told["slips"]] == [4]
            for seat in (0, 1):
                assert screen.ask(t="answer", seat=seat, moment=view["moment"], answer=option)["ok"]
            before = view["moment"]
            while view["moment"] == before or view["seat"] != 0:
                view = screen.until("update")
        head["moment"] = view["moment"]
        assert view["asks"][0]["roster"] == {}  # brief
        offer = screen.ask(t="detail", path=[], **head)["data"]["roster"]
        prices = {lot["id"]: lot["price"] for lot in offer["lots"]}
        assert offer["purse"] == 50 and prices["jun-hale"] == 9 and offer["fixed"][0]["id"] == "bessarion"
        crew = ["jun-hale", "outrider", "outrider#2", "outrider#2+salt-charm"]
        text = screen.ask(t="write", answer=crew, lang="fr", **head)["data"]
        read = screen.ask(t="read", text=text, **head)["data"]
        assert sorted(read["answer"]) == sorted(crew) and read["slips"] == []
        slips = screen.ask(t="read", text="jun-hale\nnobody at all\n", **head)["data"]["slips"]
        assert [(slip["line"], slip["why"]["key"]) for slip in slips] == [(2, "why-roll-card")]
        assert screen.ask(t="write", answer=["maud-hollowell"], **head)["fault"]["why"]["rule"] == "MALI-HIRE-02"
        for answer in ODD:
            for kind in ("why", "write", "preview", "answer"):
                reply = screen.ask(t=kind, answer=answer, **head)
                assert (reply.get("fault") or {}).get("code") != "internal", (kind, answer)
                assert kind not in ("write", "answer") or not reply["ok"], (kind, answer)
        for said in ("", "\n" * 5000, "+", "a+b+c", ":", "leader:", "99 jun-hale", "0 jun-hale", "#"):
            assert screen.ask(t="read", text=said, **head)["ok"], said
        for said, key in {"0 jun-hale": "why-roll-none", "+": "why-roll-card", "leader:": "why-roll-card"}.items():
            slips = screen.ask(t="read", text=f"outrider\n{said}\n", **head)["data"]["slips"]
            assert [(slip["line"], slip["text"], slip["why"]["key"]) for slip in slips] == [(2, said, key)]
