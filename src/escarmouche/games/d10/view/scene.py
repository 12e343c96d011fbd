"""What a seat may see: everything except future dice (D10-HID-01), and in fog the enemies that hide (D10-HID-04)."""

from __future__ import annotations

from escarmouche.core.messages.text import in_every_language
from escarmouche.core.play.rule import clause
from escarmouche.core.views import scene as view
from escarmouche.core.views.copies import copy_numbers
from escarmouche.games.d10.cards import stats
from escarmouche.games.d10.combat.fight import SLIPPED, SPOILT
from escarmouche.games.d10.combat.shoot import ROWS
from escarmouche.games.d10.dice.rolls import need
from escarmouche.games.d10.goals import victory
from escarmouche.games.d10.ground import measure, veil
from escarmouche.games.d10.ground.field import Field
from escarmouche.games.d10.ground.measure import CONTACT
from escarmouche.games.d10.setup.band import SEATS
from escarmouche.games.d10.setup.scenario import Scenario
from escarmouche.games.d10.state import MOUNTED, Figure, Marker, Roll, RollStage, Thing
from escarmouche.games.d10.table import D10
from escarmouche.games.d10.view.names import MARKERS, names
from escarmouche.space.shape import Round
from escarmouche.space.units import TOLERANCE, mil


@clause("D10-HID-01", "D10-HID-03")
def scene(game: D10, seat: int | None) -> view.Scene:
    """Stats, states, PA, loading, ammunition, dice and positions are public."""
    state, fighting, numbers = game.state, _fighting(game), copy_numbers(game.figures)
    return view.Scene(
        game="d10",
        seat=seat,
        phase=state.phase,
        board=board(game.field, game.scenario),
        active=state.active,
        pieces=[
            _piece(game, figure, seat, fighting, number) for figure, number in zip(game.figures, numbers, strict=True)
        ],
        markers=[_marker(game, marker) for marker in state.markers],
        tracks=_tracks(game, seat),
        duels=_duels(game),
        states=dict(game.field.doors),
        names=names(game),
        stories=[view.Story(game.scenario.name, game.scenario.text)],
    )


@clause("D10-ACT-08", "D10-ACT-09")
def _fighting(game: D10) -> list[str]:
    """The figures in contact with an enemy on its feet. Bots look at many scenes, so each pair is checked once."""
    here = [figure for figure in game.figures if figure.in_play]
    theirs = [figure for figure in here if figure.seat]
    fighting: list[str] = []
    for figure in here:
        if figure.seat:
            continue
        for enemy in theirs:
            if abs(figure.x - enemy.x) <= CLOSE and measure.contact(figure, enemy):
                fighting += [figure.id] if measure.ready(enemy) else []
                fighting += [enemy.id] if measure.ready(figure) else []
    return fighting


CLOSE = 2 * MOUNTED + measure.CONTACT + 100  # no two bases in contact are further apart


def _piece(game: D10, figure: Figure, seat: int | None, fighting: list[str], number: int) -> view.Piece:
    veiled = veil.veiled(game, figure, seat)
    shown = figure.in_play and not veiled
    states = [word for word in ("mounted", "hidden", "wounded", "activated") if getattr(figure, word)]
    if figure.status:
        states.insert(0, figure.status)
    elif figure.posture != "up":
        states.insert(0, figure.posture)
    if shown and figure.id in fighting:
        states.append("engaged")
    return view.Piece(
        figure.id,
        figure.seat,
        figure.card,
        (figure.x, figure.y, figure.z) if shown else None,
        game.radius(figure),
        {"pa": figure.pa},
        states,
        {"floor": figure.floor} if figure.floor and shown else {},
        things=[_thing(game, thing) for thing in figure.things] + _load(figure),
        facing=figure.facing if shown else None,
        posture=_posture(figure),
        place="unseen" if veiled else PLACES.get(figure.status, "gone"),
        acted=figure.activated,
        may_act=game.state.phase == "activation" and figure.id != game.state.active and _stands_ready(figure),
        rank=RANKS[game.card(figure).rank],
        copy=number,
        tall=game.height(figure) if shown else 0,
    )


POSTURES: dict[str, view.Posture] = {
    "crouched": "crouching",
    "prone": "lying",
    "stunned": "lying",
    "climbing": "climbing",
}
PLACES: dict[str, view.Whereabouts] = {"": "board", "reserve": "reserve", "veiled": "unseen"}
RANKS: dict[str, view.Rank] = {"leader": "leader", "character": "elite", "other": ""}


def _posture(figure: Figure) -> view.Posture:
    """Out of play it matters only whether it rides."""
    held = "" if figure.status else POSTURES.get(figure.posture, "")
    return held or ("riding" if figure.mounted else "")


def _stands_ready(figure: Figure) -> bool:
    """Can it still be activated in this turn?"""
    return figure.in_play and not figure.activated and figure.pa > 0


def _thing(game: D10, thing: Thing) -> view.Thing:
    weapon = game.weapon(thing)
    states = [word for word in ("damaged", "broken") if getattr(thing, word)]
    if weapon.shoots:
        states.insert(0, "loaded" if thing.loaded else "unloaded")
    badges = {"missiles": thing.missiles} if thing.missiles >= 0 else {}
    held = thing.held and "weapon_in_hand" in game.on
    return view.Thing(thing.id, thing.card, held, badges, states)


def _load(figure: Figure) -> list[view.Thing]:
    return [view.Thing(figure.load, figure.load, True)] if figure.load else []


def _marker(game: D10, marker: Marker) -> view.Marker:
    kind = marker.thing.card if marker.thing is not None else MARKERS.get(marker.kind) or marker.of or marker.id
    return view.Marker(marker.id, kind, (marker.x, marker.y, marker.z), marker.radius)


def _tracks(game: D10, seat: int | None) -> list[view.Track]:
    state = game.state
    tracks = [view.Track("turn", state.turn, of=game.scenario.turns)]
    if state.turn:  # before, nobody is in play, and a band has no M yet
        if state.initiative >= 0:
            tracks.append(view.Track("initiative", "yes", state.initiative))
        tracks.append(view.Track("first", "yes", state.first))
        tracks += _points(game, seat)
        tracks += [view.Track("morale", stats.morale(game, owner), owner) for owner in SEATS]
    tracks += [view.Track("blown", "yes", seat) for seat in state.blown]
    return tracks


@clause("D10-END-04", "D10-HID-04")
def _points(game: D10, seat: int | None) -> list[view.Track]:
    """What each band would have if points were counted now. In fog they would show where a veiled figure stands, or what it carries."""
    if not victory.by_points(game) or any(veil.veiled(game, figure, seat) for figure in game.figures):
        return []
    return [view.Track("points", points, owner) for owner, points in enumerate(victory.points(game))]


# -- dice


def _duels(game: D10) -> list[view.Duel]:
    """The rolls of the action being made, or of the last one, those of one contest together, in the order in which they were made."""
    rolls = game.state.rolls
    contests = []
    for place, roll in enumerate(rolls):
        if roll.kind not in CONTESTS:
            contests.append(_duel([roll]))
        elif all(other.kind != roll.kind for other in rolls[:place]):
            contests.append(_duel([other for other in rolls if other.kind == roll.kind]))
    return contests


def _duel(rolls: list[Roll]) -> view.Duel:
    kind = rolls[0].kind
    sides = [_side(rolls, place) for place in range(len(rolls))]
    stage: RollStage = "done" if all(side.result for side in sides) else "rolling"
    return view.Duel(f"roll-{kind}", RULES[kind], sides, stage=stage, against=rolls[0].against)


def _side(rolls: list[Roll], place: int) -> view.Side:
    """One roll of a contest with all that went into it."""
    roll = rolls[place]
    mods = [view.Mod(f"stat-{STATS[roll.kind]}", roll.stat)] if roll.kind in STATS else []
    return view.Side(
        roll.seat,
        ("attacker", "defender")[place] if roll.kind == "jc" else ROLES.get(roll.kind, "roller"),
        roll.figure,
        mods=[*mods, *(view.Mod(mod.word, mod.amount) for mod in roll.mods)],
        total=roll.total if roll.kind in ADDED and roll.die >= 0 else None,
        dice=_dice(roll),
        words=[f"advantage-{word}" for word in roll.advantages],
        target=need(roll) if roll.kind in STATS and roll.kind not in ADDED else None,
        result=_result(roll, rolls),
    )


def _dice(roll: Roll) -> list[view.Die]:
    """The die that counts, the one before a reroll, the one of the zero check, the one of a row that was thrown for."""
    dice = [view.Die(roll.first, "die-first")] if roll.first >= 0 else []
    dice += [view.Die(roll.die)] if roll.die >= 0 else []
    tabled = roll.row >= 0 and roll.row == roll.second
    dice += [view.Die(roll.second, "die-row" if tabled else "die-zero")] if roll.second >= 0 else []
    dice += [view.Die(roll.row, "die-row")] if roll.row >= 0 and not tabled else []
    return dice


def _result(roll: Roll, rolls: list[Roll]) -> str:
    """A word for the result of a roll: the row of a critical table may leave the other side without a result of its own."""
    if roll.row >= 0 and roll.result in ("", "critical"):
        return f"jc-row-{roll.row}" if roll.kind == "jc" else ROWS[roll.row]
    ended = any(other.result == "critical" and other.row not in (SPOILT, SLIPPED) for other in rolls)
    return roll.result or ("not-compared" if ended else "")


CONTESTS = ("jc", "initiative", "off")  # rolls that are made against one another
ADDED = ("jc", "initiative", "climb")  # rolls that add the stat to the die
STATS = {"ja": "a", "jt": "t", "jc": "c", "jd": "d", "jdeg": "d", "jm": "m", "initiative": "m", "climb": "height"}
ROLES = {"jt": "shooter", "jd": "victim", "jdeg": "victim"}
RULES = {
    "ja": "D10-DIE-02",
    "jt": "D10-SHO-02",
    "jc": "D10-CC-01",
    "jd": "D10-DMG-01",
    "jdeg": "D10-DEG-01",
    "jm": "D10-MOR-01",
    "initiative": "D10-TURN-03",
    "climb": "D10-MOV-15",
    "off": "D10-SET-06",
}


# -- the table itself


def board(field: Field, scenario: Scenario) -> view.Board:
    """The table with its terrain. Bots look at thousands of scenes of one field."""
    return field.memo.keep("board", lambda: _board(field, scenario))


def _board(field: Field, scenario: Scenario) -> view.Board:
    terrain = [_terrain(field, name) for name in field.data]
    touch = CONTACT + TOLERANCE
    return view.Board(
        field.width,
        field.height,
        "centimetre",
        terrain,
        scenario.name,
        ground=scenario.ground,
        hour=scenario.hour,
        contact=touch,
        level=measure.LEVEL,
    )


def _terrain(field: Field, name: str) -> view.Terrain:
    """A piece; a door looks open, closed or barred."""
    piece, data = field.pieces[name], field.data[name]
    shapes = [
        view.Shape(circle=(round(part.x), round(part.y), round(part.r)))
        if isinstance(part, Round)
        else view.Shape(ring=[(round(x), round(y)) for x, y in part.points])
        for part in piece.parts
    ]
    marks = {"look": f"{field.doors[name]}-door"} if name in field.doors else {}
    bottom, top = _heights(field, name)
    return view.Terrain(
        name,
        data.kind,
        shapes,
        bottom,
        top,
        data.name or in_every_language("d10", f"terrain-{data.kind}"),
        marks,
        data.look,
    )


def _heights(field: Field, name: str) -> tuple[int, int]:
    """From where to where a piece reaches; a floor is at its level, stairs and ladders lead from one to another."""
    piece, data = field.pieces[name], field.data[name]
    if data.kind == "floor":
        return mil(data.top), mil(data.top)
    if data.kind in ("stairs", "ladder"):
        return _level(field, data.lower), _level(field, data.upper)
    return piece.bottom, piece.top


def _level(field: Field, floor: str) -> int:
    return mil(field.data[floor].top) if floor in field.data else 0
