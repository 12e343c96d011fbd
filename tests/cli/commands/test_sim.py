"""Many games at once."""

from __future__ import annotations

import json
from typing import Any

import pytest

from escarmouche.bots.random_bot import Random
from escarmouche.cli.commands import sim
from tests.cli.conftest import Cli


def without_times(text: str) -> Any:
    found = json.loads(text)
    for word in ("seconds", "games_per_second", "decisions_per_second", "answers"):
        del found[word]
    return found


def test_a_seed_makes_it_repeatable(cli: Cli) -> None:
    runs = [cli("sim tin --games 8 --seed 4 --json") for _ in range(2)]
    assert runs[0].code == 0
    assert without_times(runs[0].out) == without_times(runs[1].out)


def test_the_summary_counts_wins_draws_and_lengths(cli: Cli) -> None:
    found = json.loads(cli("sim tin --games 10 --seed 4 --seats random,random --swap --json").out)
    won = sum(seat["won"] for seat in found["seats"])
    assert won + found["draws"] == 10
    assert found["bots"][0]["bot"] == "random" and found["bots"][0]["played"] == 20
    assert found["decisions"]["mean"] == 13 and found["turns"]["median"] == 3
    assert found["answers"]["random"]["p50_ms"] <= found["answers"]["random"]["p95_ms"]
    assert found["errors"] == []
    assert all(seat["low"] <= seat["share"] <= seat["high"] for seat in found["seats"])


def test_games_are_also_counted_by_what_was_played(cli: Cli) -> None:
    """Where a player chooses a side, seats say nothing of whether a scenario is fair."""
    words = "sim d10 --option scenario=the-tax-chest --edition simplified --games 6 --seed 4"
    found = json.loads(cli(f"{words} --json").out)
    assert [side["side"]["fr"] for side in found["sides"]] == ["Les Écorcheurs", "Les Gens des Bois"]
    assert [side["played"] for side in found["sides"]] == [6, 6]
    assert sum(side["won"] for side in found["sides"]) + found["draws"] == 6
    assert "Les Écorcheurs" in cli(f"{words} --lang fr").out
    built = cli(
        "sim d10 --option scenario=the-tax-chest --option build=true --edition simplified --games 1 --seed 4 --json"
    )
    assert json.loads(built.out)["sides"] == []  # bands of their own
    assert json.loads(cli("sim tin --games 2 --seed 4 --json").out)["sides"] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_person_reads_a_page(cli: Cli, lang: str) -> None:
    said = cli(f"sim tin --games 4 --seed 4 --lang {lang}")
    assert said.code == 0 and not said.err
    assert "95 %" in said.out.replace("\xa0", " ")
    assert "cli-" not in said.out


def test_swapped_seats_share_their_deals() -> None:
    class Args:
        game, seats, seed, games, swap = "tin", "random,random", "7", 4, True
        option: tuple[str, ...] = ()
        scenario = board = option
        edition = cards = worlds = None

    tasks = sim.planned(Args)  # type: ignore[arg-type]
    assert [task.seed for task in tasks] == ["7/0", "7/0", "7/1", "7/1"]


def test_a_bot_that_breaks_is_counted_and_the_games_go_on(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Random, seat: Any) -> Any:
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr(Random, "answer", broken)
    said = cli("sim tin --games 2 --seed 4 --json")
    found = json.loads(said.out)
    assert said.code == 1
    assert found["games"] == 2 and found["errors"][0]["ended"]
    assert "by zero" in found["errors"][0]["error"]


def test_bots_that_count_worlds_answer_alike_whenever_they_are_asked(cli: Cli) -> None:
    words = "sim ad1666 --option scenario=crossed-blades --games 1 --seats greedy,random --seed 4 --worlds 1 --json"
    one, two = (cli(words) for _ in range(2))
    assert one.code == 0 and without_times(one.out) == without_times(two.out)


def test_several_processes_give_the_same_games(cli: Cli) -> None:
    one, two = (cli(f"sim moonstone --games 2 --seed 4 --jobs {jobs} --json") for jobs in (1, 2))
    assert without_times(one.out) == without_times(two.out)
