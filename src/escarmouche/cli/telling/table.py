"""The whole table in words: what `look` and `map` show."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.cli.telling import around, plane, square
from escarmouche.cli.telling.duel import duels
from escarmouche.cli.telling.goals import goals
from escarmouche.cli.telling.plane import Spot
from escarmouche.cli.telling.speech import NOBODY, Speech
from escarmouche.core.messages.languages import told_in
from escarmouche.core.views.scene import Board, Hand, Pile, Track

NEAR = 6000  # terrain further away is left to `map`
CLOSE = 8  # and so is what is not among the nearest


def table(speech: Speech) -> Iterator[str]:
    """All a player would see at a glance, the nearest first."""
    yield from summary(speech)
    scene, origin = speech.scene, speech.origin
    if origin is not None:
        yield speech.tell("cli-seen-from", name=speech.word(speech.focus))
    for seat in sorted({piece.seat for piece in scene.pieces}, key=lambda s: (s != scene.seat, s == NOBODY, s)):
        key = "yours" if seat == scene.seat else "nobodys" if seat == NOBODY else "of"
        yield speech.tell(f"cli-models-{key}", player=speech.player(seat))
        pieces = [piece for piece in scene.pieces if piece.seat == seat]
        for piece in sorted(pieces, key=lambda piece: _far(speech, piece.id)):
            yield "  " + speech.piece(piece, origin, owner=False)
    lying = [marker for marker in scene.markers if not marker.holder]
    if lying:
        yield speech.tell("cli-markers")
        for marker in sorted(lying, key=lambda marker: _far(speech, marker.id)):
            yield "  " + speech.marker(marker, origin)
    if origin is not None:
        yield from _near(speech, origin)


def summary(speech: Speech) -> Iterator[str]:
    """Tracks, hands, piles, the cards of a test, goals, and what else lies in the middle."""
    shown = (track for track in speech.scene.tracks if track.seat is not None or track.of or track.value not in (0, ""))
    tracks = [_track(speech, track) for track in shown]
    if tracks:
        yield speech.tell("cli-semicolon").join(tracks) + "."
    for hand in speech.scene.hands:
        yield _hand(speech, hand)
    piles = [f"{_pile(speech, pile)} {pile.count}" for pile in speech.scene.piles if not pile.cards]
    if piles:
        yield speech.tell("cli-piles", piles=", ".join(piles))
    for pile in speech.scene.piles:
        if pile.cards:
            cards = ", ".join(speech.thing("card", card) for card in pile.cards)
            yield speech.tell("cli-pile-open", name=_pile(speech, pile), count=len(pile.cards), cards=cards)
    yield from duels(speech)
    yield from goals(speech)
    for name, value in speech.scene.table.items():
        if value not in (None, "", [], {}):
            yield f"{speech.label(name)}{speech.tell('cli-colon')}{speech.plain(value)}"


def everything(speech: Speech) -> Iterator[str]:
    """The board with all that is on it, each with its place."""
    board = speech.scene.board
    if board is None:
        yield speech.tell("cli-no-board")
        return
    if speech.grid is None:
        yield plane_head(speech, board)
    else:
        yield square.board(speech, speech.grid)
        yield from ("  " + line for line in square.everything(speech, speech.grid))
    for terrain in board.terrain:
        yield "  " + speech.terrain(terrain)
    for marker in speech.scene.markers:
        yield "  " + speech.marker(marker)
    for piece in speech.scene.pieces:
        yield "  " + speech.piece(piece)


def plane_head(speech: Speech, board: Board) -> str:
    """The name and the size of a board that is measured."""
    size = {"width": speech.length(board.width), "height": speech.length(board.height)}
    return speech.tell("cli-board", name=told_in(speech.voice.lang, board.name) or "none", **size)


def _near(speech: Speech, origin: Spot) -> Iterator[str]:
    """The terrain near by; on a grid what closes the square."""
    yield from around.sides(speech, origin)
    pieces = speech.scene.board.terrain if speech.scene.board else []
    ranked = sorted((plane.distance(origin, terrain), i) for i, terrain in enumerate(pieces))
    close = [pieces[i] for apart, i in ranked if apart <= NEAR][:CLOSE]
    if close:
        yield speech.tell("cli-terrain-near")
        for terrain in close:
            yield "  " + speech.terrain(terrain, origin)


def _track(speech: Speech, track: Track) -> str:
    """A track in the game's own words, `track-<name>`. A text without a place for anything is its name alone."""
    key, value = f"track-{track.name}", speech.word(track.value)
    who = speech.player(track.seat) if track.seat is not None else ""
    if speech.voice.texts.has(key) and speech.voice.texts.unfilled(key):
        return speech.tell(key, player=who, value=value, of=track.of or 0)
    name = speech.titled("track", track.name) + (f" ({who})" if who else "")
    if track.of:
        return speech.tell("cli-track-of", name=name, value=value, of=track.of)
    return name if track.value == "yes" else f"{name} {value}"


def _pile(speech: Speech, pile: Pile) -> str:
    """What a pile is called, and whose it is."""
    name = speech.titled("pile", pile.kind)
    return name if pile.seat is None else f"{name} ({speech.player(pile.seat)})"


def _hand(speech: Speech, hand: Hand) -> str:
    what, who = speech.titled("hand", hand.kind), speech.player(hand.seat)
    if hand.cards is None:
        return speech.tell("cli-hand-hidden", player=who, kind=what, count=hand.count)
    cards = ", ".join(speech.thing("card", card) for card in hand.cards) or speech.tell("cli-nothing")
    mine = "yes" if hand.seat == speech.scene.seat else "no"
    return speech.tell("cli-hand", player=who, kind=what, cards=cards, mine=mine)


def _far(speech: Speech, name: str) -> float:
    base = speech.spot_of(name)
    return 0.0 if base is None or speech.origin is None else speech.gap(speech.origin, base)
