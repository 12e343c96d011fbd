"""The course of a game: what is noted when a scene changes, and whose doing it is."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from escarmouche.core.messages.event import Event
from escarmouche.core.views.scene import Beat, Name, Piece
from escarmouche.server.rooms import course as courses
from escarmouche.server.rooms.course import Counts, PieceState, Seen, Telling, Tracker, seen
from escarmouche.server.rooms.log_entry import LogEntry
from escarmouche.server.rooms.room import Room
from escarmouche.server.wire.messages import Counted, Course, Hurt, Left, Note
from tests.server.replayed import RECORDS, replayed
from tests.server.services import refused

BEATS: dict[str, Beat] = {"hurt": "harm", "killed": "fall", "taken": "gain", "scores": "score"}
ANN, BOB = PieceState(0, (0, 0), leader=True), PieceState(1, (1000, 0))


def happened(name: str, **args: Any) -> Event:
    return Event(name, "R-1", args)


def table(turn: int = 1, ann: int = 0, bob: int = 0, *, active: str = "", **rest: Any) -> Seen:
    """A scene in which two score; `pieces` and `holders` are as they were in the first one if nothing else is said."""
    counts: Counts = {"stones": {0: ann, 1: bob}}
    return Seen(turn, active, counts, **{"pieces": {"ann": ANN, "bob": BOB}, "holders": {}, **rest})


class Watched:
    """A game that is followed."""

    def __init__(self, first: Seen) -> None:
        self.tracker, self.serial = Tracker(BEATS), 0
        self.see(first)

    def see(self, now: Seen, *events: Event) -> list[Note]:
        """The notes of the next decision."""
        before = len(self.tracker.course.notes)
        self.tracker.follow(self.serial, now, events)
        self.serial += 1
        return self.tracker.course.notes[before:]


def hurt(standing: PieceState, lost: int) -> PieceState:
    return standing._replace(lost=lost)


def gone(standing: PieceState) -> PieceState:
    return standing._replace(at=None, gone=True)


def test_a_score_is_noted_with_its_turn_its_scorer_and_the_sentence_that_tells_it() -> None:
    game, taken = Watched(table(active="bob")), happened("taken", model="bob", held=1)
    notes = game.see(table(2, 0, 1, active="ann"), happened("moved", model="bob"), taken, happened("rolled", n=1))
    assert notes == [Counted(1, 1, "bob", BOB.at, taken, track="stones", seat=1, before=0, after=1)]


def test_a_score_without_a_scorer_is_the_seats_and_the_number_of_a_seat_is_no_score() -> None:
    game, told = Watched(table(active="ann")), happened("scores", seat=1, total=1)
    others = [
        happened("reshuffled", seat=1, count=49),
        happened("moved", model="ann"),
        happened("scores", seat=2, total=1),
    ]
    assert game.see(table(1, 1, active="ann"), told, *others) == [
        Counted(1, 1, "", None, told, track="stones", seat=0, before=0, after=1)
    ]


def test_a_sentence_that_names_nobody_leaves_the_score_to_who_acts() -> None:
    game, told = Watched(table(active="ann")), happened("scores", side="red", total=1)
    (note,) = game.see(table(1, 1), happened("killed", model="bob", by="ann"), told)
    assert (note.piece, note.event) == ("ann", told)


def test_a_game_that_says_no_beats_has_its_scores_told_by_any_sentence() -> None:
    game, told = Watched(table()), happened("dug", seat=1, total=1)
    game.tracker = Tracker({})
    game.see(table())
    assert game.see(table(1, 1), told)[0].event == told


def test_who_takes_a_thing_has_scored_whatever_the_sentence_counts() -> None:
    game = Watched(table(1, 1, 1, holders={"stone": "ann"}))
    taken = happened("taken", model="bob", thing="stone", held=1)
    notes = game.see(table(1, 0, 2, holders={"stone": "bob"}), taken, happened("done", model="bob"))
    assert [(note.seat, note.after, note.piece, note.event) for note in notes if isinstance(note, Counted)] == [
        (0, 0, "", None),
        (1, 2, "bob", taken),
    ]


def test_who_acts_has_hurt_the_other_and_who_answers_a_blow_is_found_by_the_log() -> None:
    game = Watched(table(active="ann"))
    blows = [happened("wound", model="bob"), happened("struck", model="ann", target="bob")]
    notes = game.see(table(active="ann", pieces={"ann": hurt(ANN, 2), "bob": hurt(BOB, 3)}), *blows)
    assert notes == [Hurt(1, 1, "ann", ANN.at, by="bob", amount=2), Hurt(1, 1, "bob", BOB.at, by="ann", amount=3)]


def test_where_nobody_has_health_each_blow_that_is_told_is_one() -> None:
    bob = BOB._replace(has_health=False)
    game = Watched(table(active="ann", pieces={"ann": ANN, "bob": bob}))
    blows = [happened("hurt", model="bob"), happened("hurt", model="ann", by="bob"), happened("killed", model="bob")]
    notes = game.see(table(active="ann", pieces={"ann": ANN, "bob": gone(bob)}), *blows)
    assert notes[0] == Hurt(1, 1, "bob", BOB.at, by="ann", amount=2)
    assert [note.piece for note in notes[1:]] == ["bob"]


@pytest.mark.parametrize(
    ("active", "event", "by"),
    [
        ("", happened("hurt", model="bob", by="eve"), "eve"),  # a friend, and nobody acts
        ("ann", happened("hurt", model="bob", by="bob"), ""),  # its own doing, whoever acts
        ("ann", happened("hurt", model="bob", by="fire"), "ann"),  # nobody of this table: the enemy who acts
        ("eve", happened("struck", model="eve", target="bob"), "eve"),  # a friend who acts, and is told of
        ("eve", happened("burns", model="bob"), ""),  # a friend who acts, and is not
        ("bob", happened("pushed", model="bob", by="ann"), "ann"),  # told of, if not as the one who dealt it
        ("", happened("burns", model="bob"), ""),
    ],
)
def test_by_whom_somebody_is_hurt(active: str, event: Event, by: str) -> None:
    eve = PieceState(1, (2000, 0))
    game = Watched(table(active=active, pieces={"ann": ANN, "bob": BOB, "eve": eve}))
    (note,) = game.see(table(active=active, pieces={"ann": ANN, "bob": hurt(BOB, 1), "eve": eve}), event)
    assert isinstance(note, Hurt) and note.by == by


def test_allies_are_not_enemies() -> None:
    ally = PieceState(2, (2000, 0), side=1)
    game = Watched(table(active="ally", pieces={"ann": ANN, "bob": BOB._replace(side=1), "ally": ally}))
    (note,) = game.see(table(pieces={"ann": ANN, "bob": hurt(BOB._replace(side=1), 1), "ally": ally}))
    assert isinstance(note, Hurt) and note.by == ""


def test_who_leaves_the_board_is_noted_where_it_stood_and_nobody_is_who_stands_beside_it() -> None:
    game = Watched(table(active="bob"))
    slain = happened("killed", model="ann")
    notes = game.see(table(pieces={"ann": gone(ANN), "bob": BOB._replace(at=None), "cat": BOB}), slain)
    assert notes == [Left(1, 1, "ann", ANN.at, slain, by="bob", seat=0, leader=True)]


def test_who_leaves_the_board_some_moments_after_the_last_wound_was_taken_off_by_who_dealt_it() -> None:
    game, killed = Watched(table(active="bob")), happened("killed", model="ann")
    game.see(table(pieces={"ann": hurt(ANN, 5), "bob": BOB}), killed)
    game.see(table(pieces={"ann": hurt(ANN, 5), "bob": BOB}), happened("dropped", model="ann"))
    (note,) = game.see(table(pieces={"ann": gone(hurt(ANN, 5)), "bob": BOB}), happened("dropped", model="ann"))
    assert note == Left(3, 1, "ann", ANN.at, killed, by="bob", seat=0, leader=True)


def test_who_is_cleared_away_with_a_part_of_the_game_has_not_fallen() -> None:
    killed = happened("killed", model="bob", by="ann")
    game = Watched(table(3))
    assert [note.piece for note in game.see(table(0, pieces={}), killed)] == ["bob"]
    game = Watched(table(3))
    assert game.see(table(3, pieces={"ann": gone(ANN), "bob": gone(BOB)})) == []  # the end of all


def test_who_is_replaced_has_not_fallen() -> None:
    new, swapped = PieceState(0, (0, 0)), happened("swapped", model="ann", other="new")
    game = Watched(table(pieces={"ann": ANN, "bob": BOB, "new": new}))
    assert game.see(table(pieces={"bob": BOB, "new": new}), swapped) == []


def test_who_walks_off_was_felled_by_nobody() -> None:
    left = happened("moved", model="ann")
    game = Watched(table(active="bob"))
    game.tracker = Tracker({**BEATS, "moved": "move"})
    game.see(table(active="bob"))
    (note,) = game.see(table(pieces={"bob": BOB}), left, happened("done", model="ann"))
    assert isinstance(note, Left) and (note.by, note.event) == ("", left)


def test_turns_are_told_with_the_entry_that_began_them_and_may_begin_again() -> None:
    game = Watched(table(0))
    for turn in (1, 1, 2, 0, 1):
        game.see(table(turn))
    assert [(turn.number, turn.serial) for turn in game.tracker.course.turns] == [(1, 1), (2, 3), (1, 5)]


def test_a_number_begins_when_it_is_first_seen() -> None:
    game = Watched(table()._replace(counts={}))
    game.see(table(1, 2, 1))
    game.see(table(1, 3, 1))
    assert game.tracker.course.start == {"stones": {0: 2, 1: 1}}
    assert [note.serial for note in game.tracker.course.notes] == [2]


def test_a_number_that_is_not_always_shown_changes_from_what_it_was() -> None:
    game = Watched(table(1, 2))
    game.see(table()._replace(counts={}))
    assert [(note.before, note.after) for note in game.see(table()) if isinstance(note, Counted)] == [(2, 0)]


def test_what_only_a_seat_may_know_is_not_told() -> None:
    game = Watched(table())
    secret = Event("killed", "R-1", {"model": "ann", "by": "bob"}, to=(1,))
    (note,) = game.see(table(pieces={"ann": gone(ANN), "bob": BOB}), secret)
    assert isinstance(note, Left) and (note.event, note.by) == (None, "")


def test_a_course_is_not_told_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courses, "MOST", 2)
    game = Watched(table())
    game.see(table(1, 1, 1))
    with refused("too-large", "fault-course-long"):
        game.see(table(1, 2, 1))


# -- whole games


def whole(name: str) -> Room:
    *_, (room, _) = replayed(name)
    assert room.status == "over"
    return room


def told(room: Room) -> Course:
    course = Telling(room).go_on(60.0)
    assert course is not None
    return course


class Spectator:
    """Somebody who watches and hears a room from its first entry on, and writes a course of it."""

    def __init__(self, room: Room) -> None:
        self.room, self.tracker = room, Tracker(room.book.beats)
        self.names: dict[str, Name] = {}
        self.pieces: dict[str, Piece] = {}
        self.look()

    def look(self) -> None:
        """What the latest entry has led to."""
        room = self.room
        update = room.views.update(None, room.serial - 1 if room.serial else None)
        scenery = room.views.scenery()[0]
        self.names |= {**scenery.names, **update.scene.names}
        cells = {cell.id: cell.at for cell in scenery.board.cells} if scenery.board is not None else {}
        now = seen(update.scene, cells)
        if any(piece.at is not None or piece.cell for piece in update.scene.pieces):
            self.stood = update.scene.pieces
        self.pieces |= {piece.id: piece for piece in update.scene.pieces}
        for step in update.steps:
            if step.kind == "undo":
                course = self.tracker.course
                course.notes = [note for note in course.notes if note.serial <= (step.to or 0)]
                course.turns = [turn for turn in course.turns if turn.serial <= (step.to or 0)]
                self.tracker._was, self.tracker._known = now, {track: dict(of) for track, of in now.counts.items()}
            elif not room.decisions or room.decisions[-1][0] == step.serial:
                self.tracker.follow(step.serial, now, step.events)


@pytest.mark.parametrize(
    "name",
    [
        "ad1666/12-three-nights",
        "ad1666/24-the-war-purse",
        "d10/21-the-monks-ford-simplified",
        "malifaux/06-explosives-flank",
        "moonstone/24-fr",
    ],
)
def test_a_course_has_nothing_that_a_spectator_was_not_shown(name: str) -> None:
    """MOON-HID-01, MALI-HID-01, AD66-HID-13, D10-HID-04: who watched the whole game would write the same, note by note."""
    spectator: Spectator | None = None
    for room, _ in replayed(name):
        if spectator is None:
            spectator = Spectator(room)
        else:
            spectator.look()
    assert spectator is not None
    course = told(spectator.room)
    seen_places = {(note.piece, note.at) for note in spectator.tracker.course.notes}
    assert {(note.piece, note.at) for note in course.notes if note.at is not None} <= seen_places
    assert [unplaced(note) for note in course.notes] == [unplaced(note) for note in spectator.tracker.course.notes]
    assert (course.start, course.turns) == (spectator.tracker.course.start, spectator.tracker.course.turns)
    if course.stood:
        stood = len(spectator.stood)
        assert course.stood[:stood] == spectator.stood
        assert {piece.id for piece in course.stood} == set(spectator.pieces)
        assert {piece.card for piece in course.stood} == set(course.emblems)  # each of our cards has one
        for piece in course.stood[stood:]:  # of an earlier part of the game, as they were seen last, but nowhere
            assert piece == msgspec.structs.replace(spectator.pieces[piece.id], at=None, cell="", place="gone")
    assert course.names.items() <= spectator.names.items()
    assert course.notes and course.turns[0].number == 1


def unplaced(note: Note) -> Note:
    return msgspec.structs.replace(note, at=None)


def test_a_course_asks_for_no_scene_but_a_spectators(monkeypatch: pytest.MonkeyPatch) -> None:
    room, asked = whole("malifaux/06-explosives-flank"), set[int | None]()
    honest = type(room.book).scene

    def scene(self: Any, table: Any, seat: int | None) -> Any:
        asked.add(seat)
        return honest(self, table, seat)

    monkeypatch.setattr(type(room.book), "scene", scene)
    told(room)
    assert asked == {None}


def test_a_course_with_several_parts_has_the_last_position_and_the_names_of_those_who_were_there() -> None:
    """When the last night is over the board is cleared, and nobody is named any more. Each night has a board of its own."""
    room = whole("ad1666/12-three-nights")
    course = told(room)
    assert not any(piece.cell for piece in room.book.scene(room.game.table, None).pieces)
    assert [piece for piece in course.stood if piece.cell]
    fallen = [note for note in course.notes if isinstance(note, Left)]
    assert {note.piece for note in fallen} | {piece.id for piece in course.stood} <= {
        *course.names,
        *room.views.scenery()[0].names,
    }
    assert course.names["thief-5"] == {"en": "Thief 5", "fr": "Voleur 5"}
    won = [note for note in course.notes if isinstance(note, Counted) and note.track == "nights"]
    assert [(note.seat, note.after) for note in won] == [(1, 1), (1, 2), (0, 1)]
    assert {note.piece for note in won} == {""}  # the whole side has won a night
    nights = [turn.serial for turn in course.turns if turn.number == 1]
    assert {note.at is None for note in fallen if note.serial < nights[-1]} == {True}


def test_what_was_taken_back_has_not_happened() -> None:
    """A stone is dug up, that is taken back, and the game goes on otherwise: the entries of the log are those of what stands."""
    for room, _ in replayed("moonstone/24-fr"):
        if room.serial == 0:
            spectator = Spectator(room)
        spectator.look()
        scored = [note for note in spectator.tracker.course.notes if isinstance(note, Counted)]
        if scored:
            break
    (note,) = scored
    play(room, room.undoing.propose(note.seat), spectator)
    asked = room.undoing.request
    if asked is not None:
        play(room, room.undoing.propose_consent(1 - note.seat, asked.serial, True), spectator)
    rng = random.Random(3)
    while room.status == "playing" and room.serial < 400:
        ask = next(ask for ask in room.game.pending if room.game.asked(ask.seat) is ask)
        play(room, room.propose_answer(ask.seat, room.moment, ask.sample(rng)), spectator)
    if room.status == "playing":
        play(room, room.propose_concession(0), spectator)
    course = told(room)
    assert note.serial not in {other.serial for other in course.notes}
    assert course == spectator.tracker.course
    assert [other for other in course.notes if other.serial > note.serial + 2]


def play(room: Room, line: LogEntry | None, spectator: Spectator) -> None:
    assert line is not None
    room.apply(line)
    spectator.look()


def test_a_course_is_made_a_little_at_a_time() -> None:
    """Between two slices others get their turn; what comes of it is the same."""
    room = whole("moonstone/24-fr")
    telling, slices = Telling(room), 1
    while (course := telling.go_on(0.0)) is None:
        slices += 1
    assert slices > 100
    assert course == told(room)


@pytest.mark.parametrize("game", ["ad1666", "d10", "malifaux", "moonstone"])
def test_the_courses_of_recorded_games_make_sense(game: str) -> None:
    """Numbers follow from each other up to those of the last scene, entries are in order, and nobody hurts or fells itself."""
    for path in sorted((RECORDS / game).glob("*.game.gz"))[::5]:
        room = whole(f"{game}/{path.name.removesuffix('.game.gz')}")
        course = told(room)
        have = {track: dict(seats) for track, seats in course.start.items()}
        for note in course.notes:
            assert note.turn == 0 or note.turn in [turn.number for turn in course.turns if turn.serial < note.serial]
            if isinstance(note, Counted):
                assert have[note.track][note.seat] == note.before != note.after
                have[note.track][note.seat] = note.after
            else:
                assert note.by != note.piece
        scene = room.book.scene(room.game.table, None)
        last = {(track.name, track.seat): track.value for track in scene.tracks}
        assert all(
            last.get((track, seat), value) == value for track, seats in have.items() for seat, value in seats.items()
        )
        assert [note.serial for note in course.notes] == sorted(note.serial for note in course.notes)
