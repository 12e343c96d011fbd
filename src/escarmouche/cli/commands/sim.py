"""`escarmouche sim`: many games between bots, and their results."""

from __future__ import annotations

import argparse
import json
import secrets
import statistics
import sys
import time
import traceback
from collections.abc import Iterable, Iterator
from math import sqrt
from random import Random
from typing import Any

import msgspec

import escarmouche
from escarmouche.cli import FINE, INTERRUPTED, REFUSED
from escarmouche.cli.commands.setup import options, players, seated
from escarmouche.cli.voice import Voice
from escarmouche.core.book import find
from escarmouche.core.messages.languages import told_in
from escarmouche.core.messages.refusal import EscarmoucheError
from escarmouche.core.play.game import Game
from escarmouche.core.play.seat import Seat


class Task(msgspec.Struct):
    """One game to play."""

    number: int
    game: str
    options: dict[str, Any]
    bots: list[str]
    seed: str
    worlds: int | None = None  # how many worlds bots try their answers in; None: as many as the clock allows


class Result(msgspec.Struct):
    """The result."""

    number: int
    seed: str
    bots: list[str]
    winners: list[int] = []
    scores: list[int] = []
    rule: str = ""
    decisions: int = 0
    turns: int | None = None
    sides: list[dict[str, str]] = []  # what each seat played, by its names
    seconds: float = 0.0
    times: dict[str, list[float]] = {}  # of each bot, for each answer
    errors: list[str] = []
    failed: bool = False


def run(args: argparse.Namespace, voice: Voice) -> int:
    tasks = planned(args)
    started, results, code = time.perf_counter(), [], FINE
    try:
        for result in _bar(_played(tasks, args.jobs), len(tasks), voice):
            results.append(result)
    except KeyboardInterrupt:
        code = INTERRUPTED
    totals = summary(results, time.perf_counter() - started, args.seed)
    if args.json:
        print(json.dumps({"game": args.game, **totals}, ensure_ascii=False, indent=2))
    else:
        tell(totals, voice, args.game)
    return code or (REFUSED if totals["errors"] else FINE)


def planned(args: argparse.Namespace) -> list[Task]:
    """The games to play. With `--swap` everybody takes every seat with the same deal before the next deal."""
    names = players(args.seats, args.game, human=False)
    find(args.game)
    wanted = options(args, len(names))
    find(args.game).read_setup(wanted)
    if args.seed is None:
        args.seed = secrets.token_hex(4)
    tasks = []
    for number in range(args.games):
        turn = number % len(names) if args.swap else 0
        deal = number // len(names) if args.swap else number
        seats = [names[(seat - turn) % len(names)] for seat in range(len(names))]
        tasks.append(Task(number, args.game, wanted, seats, f"{args.seed}/{deal}", args.worlds))
    return tasks


def play(task: Task) -> Result:
    """One game from the first question to the last."""
    result = Result(task.number, task.seed, task.bots)
    try:
        game = escarmouche.new(task.game, seed=task.seed, **task.options)
        _answer_all(game, result, task.worlds)
        outcome = game.outcome
        if outcome is not None:
            result.winners, result.scores, result.rule = list(outcome.winners), list(outcome.scores), outcome.rule
        result.sides = [dict(name) for name in game.book.sides(game.table)]
        scene = game.book.scene(game.table, None)
        result.turns = next((t.value for t in scene.tracks if t.name == "turn" and isinstance(t.value, int)), None)
    except Exception as problem:
        result.failed = True
        result.errors.append(_where(problem))
    return result


def _where(problem: Exception) -> str:
    """A mistake of ours in one line: what, and where in the code."""
    last = traceback.extract_tb(problem.__traceback__)[-1]
    return f"{type(problem).__name__}: {problem} ({last.filename}:{last.lineno})"


def _answer_all(game: Game[Any], result: Result, worlds: int | None) -> None:
    bots, spare, clock = seated(result.bots, result.seed, worlds), Random(0), time.perf_counter
    began = clock()
    try:
        while game.pending:
            for ask in game.pending:
                start, name = clock(), result.bots[ask.seat]
                try:
                    answer = bots[ask.seat].answer(Seat(game, ask.seat))
                except Exception as problem:  # the bot broke: a legal answer is taken for it
                    result.errors.append(f"{name}: {_where(problem)}")
                    answer = ask.sample(spare)
                result.times.setdefault(name, []).append(clock() - start)
                try:
                    game.answer(ask.seat, answer)
                except EscarmoucheError as problem:  # it answered what the rules do not allow
                    result.errors.append(f"{name}: {problem}")
                    game.answer(ask.seat, ask.sample(spare))
                result.decisions += 1
    finally:
        result.seconds = clock() - began


def _played(tasks: list[Task], jobs: int) -> Iterator[Result]:
    if jobs == 1 or len(tasks) == 1:
        yield from map(play, tasks)
        return
    # slow to import, and needed only with --jobs
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    pool = ProcessPoolExecutor(min(jobs, len(tasks)), mp_context=multiprocessing.get_context("spawn"))
    try:
        yield from pool.map(play, tasks, chunksize=max(1, len(tasks) // (jobs * 16)))
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _bar(results: Iterator[Result], total: int, voice: Voice) -> Iterator[Result]:
    """A progress bar, if somebody is watching."""
    if not sys.stderr.isatty():
        return results
    from tqdm import tqdm  # needed only here

    bar: Iterator[Result] = iter(tqdm(results, total=total, unit=" " + voice.tell("cli-sim-unit"), file=sys.stderr))
    return bar


# -- results


def summary(results: list[Result], seconds: float, seed: str) -> dict[str, Any]:
    """Plain data for `--json` and for the page."""
    played = [result for result in results if not result.failed]
    decisions = [result.decisions for result in played]
    turns = [result.turns for result in played if result.turns is not None]
    total = sum(result.decisions for result in results)
    times: dict[str, list[float]] = {}
    for result in results:
        for bot, some in result.times.items():
            times.setdefault(bot, []).extend(some)
    return {
        "games": len(results),
        "seed": seed,
        "seats": [_share(played, seat=seat) for seat in range(len(results[0].bots) if results else 0)],
        "bots": [_share(played, bot=bot) for bot in sorted({bot for result in results for bot in result.bots})],
        "sides": _sides(played),
        "draws": sum(1 for result in played if not result.winners),
        "decisions": _spread(decisions),
        "turns": _spread(turns),
        "seconds": round(seconds, 3),
        "games_per_second": round(len(results) / seconds, 2) if seconds else 0,
        "decisions_per_second": round(total / seconds, 1) if seconds else 0,
        "answers": {bot: _percentiles(some) for bot, some in sorted(times.items())},
        "errors": [
            {"game": result.number, "seed": result.seed, "ended": not result.failed, "error": error}
            for result in results
            for error in result.errors
        ],
    }


def _share(results: list[Result], seat: int | None = None, bot: str | None = None) -> dict[str, Any]:
    """How often a seat, or a bot in any seat, won; every seat that a bot takes counts as a try."""
    who = {"bot": bot} if seat is None else {"seat": seat + 1}
    return who | _counted(
        chair in result.winners
        for result in results
        for chair, name in enumerate(result.bots)
        if chair == seat or name == bot
    )


def _sides(results: list[Result]) -> list[dict[str, Any]]:
    """How often each band or crew won, whoever led it."""
    won: dict[str, list[bool]] = {}
    names: dict[str, dict[str, str]] = {}
    for result in results:
        for chair, name in enumerate(result.sides):
            names[name["en"]] = name
            won.setdefault(name["en"], []).append(chair in result.winners)
    return [{"side": names[side], **_counted(won[side])} for side in sorted(won)]


def _counted(won: Iterable[bool]) -> dict[str, Any]:
    tries = list(won)
    wins, tried = sum(tries), len(tries)
    low, high = interval(wins, tried)
    share = round(wins / tried, 4) if tried else 0.0
    return {"played": tried, "won": wins, "share": share, "low": round(low, 4), "high": round(high, 4)}


def interval(wins: int, tries: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson.

    >>> [round(end, 3) for end in interval(50, 100)]
    [0.404, 0.596]
    """
    if not tries:
        return 0.0, 1.0
    z, share = 1.959964, wins / tries
    middle = share + z * z / (2 * tries)
    half = z * sqrt(share * (1 - share) / tries + z * z / (4 * tries * tries))
    scale = 1 + z * z / tries
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def _spread(values: list[int]) -> dict[str, float]:
    if not values:
        return {}
    mean, median = round(statistics.mean(values), 2), statistics.median(values)
    return {"mean": mean, "median": median, "least": min(values), "most": max(values)}


def _percentiles(times: list[float]) -> dict[str, float]:
    """Milliseconds."""
    ordered = sorted(times)
    half, most = ordered[len(ordered) // 2], ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    return {"answers": len(ordered), "p50_ms": round(half * 1000, 3), "p95_ms": round(most * 1000, 3)}


def tell(summed: dict[str, Any], voice: Voice, game: str) -> None:
    """The page a person reads."""
    number, say = voice.number, voice.say
    say("cli-sim-head", game=game, games=summed["games"], seed=summed["seed"], seconds=number(summed["seconds"]))
    for share in (*summed["seats"], *summed["bots"], *summed["sides"]):
        kind = next(iter(share))
        who = told_in(voice.lang, share[kind]) if kind == "side" else share[kind]
        parts = {word: number(100 * share[word]) for word in ("share", "low", "high")}
        say(f"cli-sim-{kind}", **{kind: who}, won=share["won"], played=share["played"], **parts)
    say("cli-sim-draws", count=summed["draws"])
    for word in ("decisions", "turns"):
        if summed[word]:
            say(f"cli-sim-{word}", **{name: number(value) for name, value in summed[word].items()})
    say(
        "cli-sim-speed",
        games=number(summed["games_per_second"], 2),
        decisions=number(summed["decisions_per_second"], 0),
    )
    for bot, times in summed["answers"].items():
        say("cli-sim-times", bot=bot, half=number(times["p50_ms"], 2), most=number(times["p95_ms"], 2))
    say("cli-sim-errors", count=len(summed["errors"]))
    for error in summed["errors"][:10]:
        say("cli-sim-error", number=error["game"] + 1, seed=error["seed"], error=error["error"])
