"""Playing by keyboard: questions, commands, undo, saving, sharing a screen, and never losing a game."""

from __future__ import annotations

import builtins
import io
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import escarmouche as esc
from escarmouche.bots.random_bot import Random
from escarmouche.cli import main
from escarmouche.cli.voice import coloured
from tests.cli import tiles
from tests.cli.conftest import START, Cli

TIN = "play tin --seed 3 --seats human,random"


def test_a_whole_game_ends_with_the_seed_and_a_command_that_verifies(cli: Cli) -> None:
    said = cli(TIN, *START, *["1"] * 20)
    assert said.code == 0
    assert "The deal is fixed; its hash is aa189f2f" in said.out
    assert re.search(r"wins|draw", said.out)
    command = re.search(r"escarmouche (replay .* --verify)", said.out)
    assert command is not None
    verified = cli(command[1])
    assert verified.code == 0
    assert "aa189f2f" in verified.out


def test_the_question_and_its_answers_are_numbered_lines(cli: Cli) -> None:
    said = cli(TIN, *START)
    assert "What does Ann Archer do? (TOY-06)\n1. wait\n2. walk\n3. cheer\n1 more is not possible now" in said.out


def test_the_same_in_french(cli: Cli) -> None:
    said = cli(f"{TIN} --lang fr", "à 3 2", "1", "1 2", "3", "pourquoi", "voir", "marcher 1,5 NO, 1 E", "quitter")
    assert "Que fait Anne l’Archère" in said.out
    assert "Gros Bob est à 3″ d" in said.out
    assert "(TOY-07)" in said.out
    assert "se déplace" in said.out
    assert "Pour la reprendre" in said.out
    assert not re.search(r"cli-|event-|ask-", said.out)


def test_look_tells_distances_and_bearings(cli: Cli) -> None:
    said = cli(TIN, *START, "look", "look bob", "map", "map draw")
    assert re.search(r"Big Bob, [\d.]+ inches east(-\w+)*, health 4 of 5, energy 2", said.out)
    assert "Distances and directions are from Ann Archer." in said.out
    assert "Hits twice." in said.out
    assert "5 boxes, dots on 2, 4 ○●○●○" in said.out
    assert "Old Oak (wood), at 6 8" in said.out
    assert "A Ann Archer (you), B Big Bob (player 2), w wood" in said.out


def test_why_explains_closed_branches_and_any_answer(cli: Cli) -> None:
    said = cli(TIN, *START, "why", "why walk 5 N", "why walk 1 N", "why hit", "why hop", "walk 5 N")
    assert "hit: Big Bob is 3″ from Ann Archer. (TOY-07)" in said.out
    assert said.out.count("That is 5″; you may walk 4″. (TOY-03)") == 2
    assert "That is allowed." in said.out
    assert "“hop” is not among the answers" in said.out


def test_undo_goes_back_to_the_players_own_decision(cli: Cli) -> None:
    said = cli(TIN, *START, "wait", "undo", "undo", "undo", "undo", "undo", "undo")
    assert said.out.count("How much do you bet?") == 2
    assert said.out.count("Where does Ann Archer begin?") >= 2
    assert "nothing to undo" in said.out


@pytest.mark.parametrize(
    ("lang", "undo", "told"),
    [
        ("en", "undo", "Player 1 takes back a decision. Chance is drawn again: the deal made since then"),
        (
            "fr",
            "annuler",
            "Le joueur 1 revient sur une décision. On tire de nouveau au sort\u00a0: le tirage fait depuis",
        ),
    ],
)
def test_undo_past_chance_says_that_it_is_drawn_again(cli: Cli, home: Path, lang: str, undo: str, told: str) -> None:
    """A card was drawn after the bet: it does not come back, and the log and the record say so."""
    said = cli(f"{TIN} --lang {lang}", *START, undo, "3", "log 9")
    assert said.out.count(told) == 2  # when it happens, and in the log
    (kept,) = home.rglob("*.jsonl")
    game = esc.load(kept)
    assert [entry.name for entry in game.entries()].count("*undo") == 1
    verified = cli(f"replay {kept} --verify --lang {lang}")
    assert verified.code == 0
    assert ("One of these deals was taken back" if lang == "en" else "L’un de ces tirages a été annulé") in verified.out
    retold = cli(f"replay {kept} --all --lang {lang}").out
    assert f". {told}" in retold and retold.count(told) == 1


def test_undo_without_chance_leaves_no_trace(cli: Cli, home: Path) -> None:
    said = cli(TIN, *START[:2], "undo", "1", *START[2:])
    assert "is taken back" in said.out and "drawn again" not in said.out
    (kept,) = home.rglob("*.jsonl")
    assert "*undo" not in kept.read_text()


def test_everybody_at_the_screen_hears_that_chance_is_drawn_again(cli: Cli) -> None:
    said = cli(f"{TIN[:-12]}human,human", "", "to 3 2", "", "to 9 2", "", *START[1:], "undo", "3", "wait", "")
    told = "Player 1 takes back a decision. Chance is drawn again: the deal made since then does not come back."
    assert said.out.count(told) == 2
    assert said.out.index("Pass the keyboard to player 2", said.out.index(told)) < said.out.rindex(told)


def test_undo_does_not_take_back_what_another_chose_in_secret(cli: Cli) -> None:
    said = cli("play moonstone --seats human,human --seed 1", "", "1", "", "undo", "2")
    assert "nothing to undo" in said.out
    assert "Player 1 plays for the Commonwealth." in said.out
    assert "Player 2 plays for the Dominion." in said.out


def test_after_an_undo_moves_are_told_as_before(cli: Cli) -> None:
    said = cli(TIN, *START, "walk 1 N", "undo", "walk 2 N")
    assert "→ Ann Archer moved 1 inch north" in said.out
    assert "→ Ann Archer moved 2 inches north" in said.out


def test_without_any_input_the_game_is_kept(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["play", "moonstone", "--seed", "1"]) == 0
    said = capsys.readouterr()
    assert "The game is kept in" in said.out and not said.err


def test_back_leaves_a_branch_and_numbers_can_be_given_in_one_line(cli: Cli) -> None:
    said = cli(TIN, *START, "walk", "back", "back", "3 2")
    assert said.out.count("What does Ann Archer do?") == 2
    assert "There is nothing to go back to" in said.out
    assert "Ann Archer: cheer" in said.out


@pytest.mark.parametrize(
    ("lang", "always", "off", "before", "again"),
    [("en", "always", "off", "As before", "asked everything"), ("fr", "toujours", "stop", "Comme avant", "de nouveau")],
)
def test_always_lasts_through_other_questions_until_it_is_ended(
    cli: Cli, lang: str, always: str, off: str, before: str, again: str
) -> None:
    command = f"{TIN} --option drills=5 --option bets=true --lang {lang}"
    said = cli(command, "1", "1", "1 2", "3", f"{always} 1", "1", "2", f"{always} {off}", "3", "2", "4")
    assert said.out.count(before) == 2
    assert again in said.out and "cli-" not in said.out


def test_always_answers_the_same_question_until_the_turn_ends(cli: Cli) -> None:
    said = cli(f"{TIN} --option drills=4", *START, "no", "always", "always perhaps", "always yes", "always wait", "1")
    assert "Say which answer" in said.out and "“perhaps” is not among the answers" in said.out
    assert said.out.count("Are you ready? (TOY-01) As before: yes.") == 2
    assert said.out.count("What does Ann Archer do?") == 2


def test_save_and_load(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    said = cli(TIN, *START, "save", f"save {path}", f"save {tmp_path}/no/where", "quit")
    assert f"Saved in {path}" in said.out
    assert "Say where" in said.out and "cannot be written" in said.out
    before = path.read_bytes()
    again = cli(f"play --load {path} --seats human,random", "1")
    assert "What does Ann Archer do?" in again.out
    assert path.read_bytes() == before
    assert cli(f"play moonstone --load {path}").code == 2
    assert cli(f"play --load {path} --seed 4").code == 2
    assert cli(f"play --load {path} --seats human,random,random").code == 2


def test_save_writes_over_nothing_but_saved_games(cli: Cli, tmp_path: Path) -> None:
    letter, game = tmp_path / "letter.txt", tmp_path / "game.jsonl"
    letter.write_text("Dear Ann", encoding="utf-8")
    said = cli(TIN, *START, f"save {letter}", f"save {tmp_path}", f"save {game}", "wait", f"save {game}")
    assert said.out.count("is left as it is") == 2
    assert said.out.count("Saved in") == 2
    assert letter.read_text(encoding="utf-8") == "Dear Ann"
    assert sorted(path.name for path in tmp_path.glob("*.*")) == ["game.jsonl", "letter.txt"]


def test_a_record_without_its_seed_is_not_continued(cli: Cli, tmp_path: Path) -> None:
    from escarmouche.core.play import record

    record.save(esc.new("tin", seed=1), tmp_path / "open.jsonl", seed=False)
    assert "without its seed" in cli(f"play --load {tmp_path}/open.jsonl").err


def test_the_end_of_the_input_says_where_the_game_is(cli: Cli, home: Path) -> None:
    said = cli(TIN.replace("random", "greedy"), *START)  # against random, which is usual here, no seats need to be said
    assert said.code == 0
    file = next(home.glob("tin-*.jsonl"))
    assert f"The game is kept in {file}" in said.out
    assert f"escarmouche play --load {file} --seats human,greedy" in said.out
    assert esc.load(file).pending[0].name == "toy-act"


def test_an_interrupt_loses_nothing(cli: Cli, monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    lines = iter(START)

    def keyboard(prompt: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr(builtins, "input", keyboard)
    said = cli(TIN)
    assert said.code == 130
    assert esc.load(next(home.glob("tin-*.jsonl"))).pending[0].name == "toy-act"


def test_two_people_at_one_screen_do_not_see_each_others_cards(cli: Cli) -> None:
    typed = ["", "to 3 2", "", "to 9 2", "", "1", "1 2", "3", "look", "wait", "", "look", "wait", "", "1", "", "1"]
    said = cli("play tin --seed 3 --seats human,human", *typed)
    screens = re.split(r"\n{40,}", said.out)
    assert len(screens) > 3
    for screen in screens:
        seats = set(re.findall(r"Pass the keyboard to player (\d)", screen))
        assert len(seats) == 1
        hands = re.findall(r"Your hand \(cards\): (.*)\.", screen)
        told = re.findall(r"You draw: (\w+)", screen)
        assert len(told) <= 1 and len(hands) <= 1
    assert any("Your hand (cards): s" in screen for screen in screens)


def test_a_bot_that_breaks_is_replaced_by_a_legal_answer_and_that_is_said(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: Random, seat: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(Random, "answer", broken)
    said = cli(TIN, *START, *["1"] * 20)
    assert said.code == 0
    assert "Player 2 (random) failed to answer, so a legal answer is given for it: ZeroDivisionError" in said.out
    monkeypatch.setattr(Random, "answer", lambda self, seat: "nonsense")
    assert "“nonsense”" in cli(TIN, *START, *["1"] * 20).out


def test_bots_alone_are_watched(cli: Cli) -> None:
    said = cli("play tin --seed 3 --seats random,random")
    assert said.code == 0
    assert "You draw" not in said.out and "Player 2 draws a card." in said.out


def test_fast_gives_the_only_answer(cli: Cli) -> None:
    said = cli(f"{TIN} --fast", *START, "wait")
    assert "Which card do you lay down? (TOY-09) Nothing else worth choosing" in said.out


def test_the_rest_of_a_set_up_can_be_said(cli: Cli) -> None:
    said = cli(["play", "tin", "--seed", "1", "--option", "teams=[red, blue]", "--option", "rounds=1", "--board", "x"])
    assert said.code == 0


def test_colours_are_for_terminals_only(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    assert coloured(Terminal(), {})
    assert not coloured(Terminal(), {"NO_COLOR": "1"})
    assert not coloured(Terminal(), {"TERM": "dumb"})
    assert not coloured(io.StringIO(), {})


@pytest.mark.skipif(os.name == "nt", reason="signals are sent otherwise there")
def test_control_c_on_a_real_process(tmp_path: Path) -> None:
    environ = {**os.environ, "XDG_STATE_HOME": str(tmp_path)}
    heed = "signal.signal(signal.SIGINT, signal.default_int_handler)"  # tests run in the background would ignore it
    code = f"import signal, sys; {heed}; from escarmouche.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", code, "play", "moonstone", "--seed", "1", "--seats", "human,random"]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environ, text=True
    )
    deadline = time.monotonic() + 30
    while not any(path.stat().st_size for path in tmp_path.glob("escarmouche/*.jsonl")):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    file = next(tmp_path.glob("escarmouche/*.jsonl"))
    assert str(file) in out
    assert "Traceback" not in err
    assert esc.load(file).pending


def test_a_closed_pipe_is_no_error(tmp_path: Path) -> None:
    environ = {**os.environ, "XDG_STATE_HOME": str(tmp_path)}
    command = f"{sys.executable} -m escarmouche.cli rules moonstone | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, env=environ, text=True, check=False)
    assert "Traceback" not in done.stderr and "went wrong" not in done.stderr


def test_who_concedes_has_lost(cli: Cli) -> None:
    said = cli(TIN, *START, "concede", "no", "concede", "yes")
    assert said.code == 0
    assert said.out.count("Concede? You will lose the game.") == 2
    assert said.out.count("You play on.") == 1
    assert "Player 1 concedes." in said.out
    assert "Player 2 (bot that plays at random) wins" in said.out
    assert "Won by concession." in said.out
    command = re.search(r"escarmouche replay (\S+) --verify", said.out)
    assert command is not None
    replayed = cli(f"replay {command[1]} --all")
    assert "player 1 concedes." in replayed.out.lower()
    assert "player 2" in replayed.out.lower()


def test_what_misses_by_a_hair_ends_at_the_limit_and_says_so(cli: Cli) -> None:
    """MOON-MOVE-02: a jog of 4.1 inches is one of 4; one of 5 is refused."""
    start = "play moonstone --edition en --option size=3 --seats human,random --seed 4"
    setting_out = ("commonwealth", "billy, flintlock, friar", "accept", "accept", "early bird", "south")
    deployed = ("billy", "to 18 9.4", "flintlock", "to 21 9", "friar", "to 12 7", "billy")
    said = cli(start, *setting_out, *deployed, "jog 5 N", "jog 4.1 N", "quit").out
    assert "That is 5″ long; the move may be at most 4″. (MOON-MOVE-02)" in said
    assert (
        "That is 4.1″ long; the move may be at most 4″. (MOON-MOVE-02)\nNot quite there, then: 4 inches north" in said
    )


def test_conceding_in_french(cli: Cli) -> None:
    said = cli(f"{TIN} --lang fr", "à 3 2", "abandonner", "oui")
    assert "Le joueur 1 abandonne." in said.out
    assert "Victoire par abandon." in said.out


def test_who_goes_away_at_the_question_has_not_conceded(cli: Cli) -> None:
    said = cli(TIN, *START, "concede")
    assert "concedes" not in said.out
    assert "To go on:" in said.out


def test_when_one_of_several_concedes_the_bots_play_to_the_end(cli: Cli) -> None:
    said = cli("play moonstone --seed 5 --seats human,random,random --option size=2", "concede", "yes")
    assert said.code == 0
    assert "Player 1 concedes." in said.out
    assert re.search(r"wins|draw", said.out)


@pytest.mark.parametrize("before", ["", "pourquoi ", "toujours "])
def test_whatever_has_a_name_in_the_game_is_told_why_not(cli: Cli, before: str) -> None:
    """D10-SET-06: an edge whose name stands in others, one of two walls, an action, an enemy."""
    start = "play d10 --lang fr --edition full --scenario quarrel-at-the-inn --seed 3"
    names = ("sud", "mur ouest", "tirer", "enguerrand", "griffon")
    said = cli(start, *(f"{before}{name}" for name in names), "quitter").out.replace("\u00a0", " ")
    assert "« sud » est un côté de la table" in said
    assert "« le mur ouest » est un élément de décor" in said
    assert "« Tirer » est une action" in said
    assert "Enguerrand d’Orval n’est pas une de vos figurines. (D10-SET-06)" in said
    assert "« griffon » n’est pas parmi les réponses." in said


def test_a_whole_game_is_played_saved_and_replayed(cli: Cli) -> None:
    said = cli(
        f"{tiles.PLAY} --option scenario=the-letter --option crew=ann,bob --edition second",
        "none",
        "walk c2",
        "end",
        "end",
    )
    assert said.code == 0 and "wins" in said.out
    command = re.search(r"escarmouche (replay .*) --verify", said.out)
    assert command is not None
    told = cli(f"{command[1]} --all")
    assert "walk c2" in told.out and told.code == 0
    assert "Around c2: " in cli(command[1], "3", "near c2", "map", "look dirk", "quit").out


def test_options_that_are_lists_are_written_with_or_without_brackets(cli: Cli) -> None:
    for text in ("crew=ann,bob", "crew=[ann, bob]", "crew=ann"):
        assert cli(["play", "tiles", "--option", text]).code == 0
    assert cli(["play", "tiles", "--option", "scenario=[a]"]).code == 2
    assert cli(["play", "tiles", "--option", "edition=1666"]).code == 0
