"""The whole table in words: what `look` and `map` tell."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.cli import plane
from escarmouche.cli.plane import Spot
from escarmouche.cli.speech import Speech
from escarmouche.core.scene import Hand, Track

NEAR = 6000  # terrain further away is left to `map`
CLOSE = 8  # and so is what is not among the nearest


def table(speech: Speech) -> Iterator[str]:
    """All a player would see at a glance, the nearest first."""
    yield from summary(speech)
    scene, origin = speech.scene, speech.origin
    if origin is not None:
        yield speech.tell("cli-seen-from", name=speech.word(speech.focus))
    for seat in sorted({piece.seat for piece in scene.pieces}, key=lambda s: (s != scene.seat, s)):
        key = "cli-models-yours" if seat == scene.seat else "cli-models-of"
        yield speech.tell(key, player=speech.player(seat))
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
    """Tracks, hands, piles and what lies in the middle."""
    tracks = []
    for track in speech.scene.tracks:
        if track.seat is None and track.value in (0, ""):
            continue
        tracks.append(_track(speech, track))
    if tracks:
        yield speech.tell("cli-semicolon").join(tracks) + "."
    for hand in speech.scene.hands:
        yield _hand(speech, hand)
    piles = [f"{speech.word(pile.kind)} {pile.count}" for pile in speech.scene.piles]
    if piles:
        yield speech.tell("cli-piles", piles=", ".join(piles))
    for name, value in speech.scene.table.items():
        if value not in (None, "", [], {}):
            yield f"{speech.label(name)}{speech.tell('cli-colon')}{speech.plain(value)}"


def everything(speech: Speech) -> Iterator[str]:
    """The board with all that is on it, each with its place."""
    board = speech.scene.board
    if board is None:
        yield speech.tell("cli-no-board")
        return
    size = {"width": speech.length(board.width), "height": speech.length(board.height)}
    yield speech.tell("cli-board", name=board.name.get(speech.voice.lang) or "none", **size)
    for terrain in board.terrain:
        yield "  " + speech.terrain(terrain)
    for marker in speech.scene.markers:
        yield "  " + speech.marker(marker)
    for piece in speech.scene.pieces:
        yield "  " + speech.piece(piece)


def _near(speech: Speech, origin: Spot) -> Iterator[str]:
    """The terrain near by."""
    pieces = speech.scene.board.terrain if speech.scene.board else []
    ranked = sorted((plane.distance(origin, terrain), i) for i, terrain in enumerate(pieces))
    close = [pieces[i] for apart, i in ranked if apart <= NEAR][:CLOSE]
    if close:
        yield speech.tell("cli-terrain-near")
        for terrain in close:
            yield "  " + speech.terrain(terrain, origin)


def _track(speech: Speech, track: Track) -> str:
    """A track in the game's own words, if it has some: `track-<name>`."""
    key, value = f"track-{track.name}", speech.word(track.value)
    who = speech.player(track.seat) if track.seat is not None else ""
    if speech.voice.texts.has(key):
        return speech.tell(key, player=who, value=value)
    return f"{speech.word(track.name)} ({who}) {value}" if who else f"{speech.word(track.name)} {value}"


def _hand(speech: Speech, hand: Hand) -> str:
    what, who = speech.word(hand.kind), speech.player(hand.seat)
    if hand.cards is None:
        return speech.tell("cli-hand-hidden", player=who, kind=what, count=hand.count)
    cards = ", ".join(speech.thing("card", card) for card in hand.cards) or speech.tell("cli-nothing")
    mine = "yes" if hand.seat == speech.scene.seat else "no"
    return speech.tell("cli-hand", player=who, kind=what, cards=cards, mine=mine)


def _far(speech: Speech, name: str) -> float:
    base = speech.spot_of(name)
    return 0.0 if base is None or speech.origin is None else plane.gap(speech.origin, base)
