"""Bad input gets one clear message and a code that is not zero."""

from __future__ import annotations

from pathlib import Path

import pytest

import escarmouche as esc
from escarmouche.cli.commands import play

from .conftest import Cli

WRONG = [
    ("plya", "play"),
    ("play --fast", "moonstone"),
    ("play tin --no-browser", "--no-browser"),
    ("play --cards mine --no-browser", "--cards"),
    ("serve --port many", "many"),
    ("serve --log loud", "warning"),
    ("play nosuch", "tin"),
    ("play tin --seats human,ramdom", "random"),
    ("play tin --seats human,random,random --option seats=2", "3"),
    ("play tin --option rounds", "rounds"),
    ("play tin --option roundz=3", "rounds"),
    ("play tin --option rounds=many", "rounds"),
    ("play tin --option rounds=[", "rounds=["),
    ("play tin --sede 3", "--seed"),
    ("play tin extra", "extra"),
    ("play tin --board", "--board"),
    ("play tin --edition de", "en"),
    ("play tiles --edition 1667", "1666"),
    ("play tiles --edition secnod", "second"),
    ("sim tiles --option edition=1667", "1666"),
    ("cards tiles list --edition 1667", "1666"),
    ("play moonstone --edition zz", "fr, en"),
    ("play --load nosuch.jsonl", "nosuch.jsonl"),
    ("sim tin --games 0", "0"),
    ("sim tin --games many", "many"),
    ("sim tin --seats human,random", "human"),
    ("sim nosuch", "nosuch"),
    ("replay nosuch.jsonl", "nosuch.jsonl"),
    ("replay", "--help"),
    ("case nosuch.yaml", "nosuch.yaml"),
    ("rules nosuch", "nosuch"),
    ("rules moonstone MOON-MELE-02", "MOON-MELEE-02"),
    ("cards tin shwo", "show"),
    ("cards tin show bobb", "bob"),
    ("cards tin check nosuch", "nosuch"),
    ("--lang de", "en"),
    ("-x", "--help"),
]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("command", "told"), WRONG)
def test_a_mistake_is_one_message_that_says_what_is_expected(cli: Cli, command: str, told: str, lang: str) -> None:
    said = cli(f"--lang {lang} {command}" if "--lang" not in command else command)
    assert said.code == 2
    assert told in said.err
    assert not said.out
    assert len(said.err.strip().split("\n")) <= 2
    assert "cli-" not in said.err and "error-" not in said.err and "Traceback" not in said.err


def saved(tmp_path: Path) -> Path:
    game = esc.new("tin", seed=1)
    esc.play_out(game, [esc.bots.Random(1), esc.bots.Random(2)])
    esc.save(game, tmp_path / "game.jsonl")
    return tmp_path / "game.jsonl"


def test_a_record_cut_short_edited_or_of_another_version_is_told_apart(cli: Cli, tmp_path: Path) -> None:
    path = saved(tmp_path)
    whole = path.read_text(encoding="utf-8")
    for change, told in (
        (lambda text: text[: len(text) // 2], "cut short"),
        (lambda text: text.replace('"toy-bet",false,', '"toy-bet",false,1', 1), "changed after it was saved"),
        (lambda text: text.replace('"rules":"1"', '"rules":"0"', 1), "changed|rules 0"),
        (lambda text: "hello", "not a record"),
    ):
        path.write_text(change(whole), encoding="utf-8")
        for command in (f"replay {path}", f"play --load {path}"):
            said = cli(command)
            assert said.code == 2
            assert any(part in said.err for part in told.split("|"))
        assert path.read_text(encoding="utf-8") == change(whole)


def test_our_own_mistake_is_one_line_and_the_details_are_in_a_file(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("the sky fell")

    monkeypatch.setattr(play, "opened", broken)
    said = cli("play tin")
    assert said.code == 3
    assert "the sky fell" in said.err and "Traceback" not in said.err
    log = next(home.glob("crash-*.log"))
    assert str(log) in said.err
    assert "Traceback" in log.read_text(encoding="utf-8")
