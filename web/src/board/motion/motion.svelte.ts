// What moves: pieces go where they now stand, leave a trail until the next activation, and what is lost floats up as a number. Beats
// are shown here, each in its own way; until its beat comes, a piece is drawn as it was.

import { SvelteMap } from 'svelte/reactivity'
import { beatsOf, latest, type Beat, type Kinds } from '../../beats/beats'
import type { Stage } from '../../beats/playback.svelte'
import type { Piece, Scene, Step } from '../../wire'
import { distance, flat, type Leg, type Point, type Point3 } from '../geometry'
import { gridOf, type Grid } from '../grid'
import { grainOf } from '../styles'
import { fallenBefore, turnOf, type Fallen } from './fallen'
import { Held } from './held.svelte'
import { byId, carrying, pieceOf, same, Walks, ways, type Way } from './walks'

const FLOAT = 1100 // ms
const PAST = 'past' // whose eyes: nobody's now
const NEAR = 60 // a piece that was put down this near to where it now stands does not walk there again

// How long a beat takes, in ms.
const RING = 150 // who
const INK = 200 // the way
const DOWN = 60 // set down
const ATTACK = 720
const BLOW = 360 // when it meets its target
const BOX = 90 // each box that goes out
const HARM = 450
const FALL = 450
const DROP = 300
const OTHER = 350
const REACH = 4 // inches: from further away nobody lunges

export interface Trail {
  key: number
  id: string
  seat: number
  from: Point
  legs: Leg[]
  beat?: string // the key of the beat that it belongs to
}
export interface Float {
  key: number
  at: Point3
  radius: number
  text: string
  good: boolean
}
/** What a piece does for the eye: where it lunges, in thousandths of a unit. */
export interface Act {
  name: 'lunge' | 'struck' | 'fall' | 'drop'
  by: Point
}

/** What led to a moment that was. */
export interface Story {
  before: readonly Piece[] // as they were before the last decision
  earlier: readonly Beat[] // what had been shown by then
  shown: readonly Beat[] // of what came of it: what has been shown
  coming: readonly Beat[] // and what has not
}

type Pieces = ReadonlyMap<string, Piece>

export class Motion implements Stage {
  shown = new SvelteMap<string, Point3>() // where a piece is drawn while that is not where it stands
  acts = new SvelteMap<string, Act>()
  trails = $state.raw<Trail[]>([])
  floats = $state.raw<Float[]>([])
  fallen = $state.raw<Fallen[]>([])
  lit = $state.raw<Beat | null>(null) // the beat to look at
  carried = $state<string>('') // the piece that is lifted
  moves = true

  private readonly held = new Held()
  private pieces = byId([])
  private down: { id: string; at: Point } | null = null // what was put down here last
  private serial = -1
  private active = ''
  private viewer = ''
  private turn = 0
  private grain = 1
  private count = 0
  private swept = 0 // trails up to this one belong to an earlier update
  private timers: ReturnType<typeof setTimeout>[] = []
  private walks = new Walks((id, at) => void (at ? this.shown.set(id, at) : this.shown.delete(id)))

  at = (piece: Piece): Point3 | null => {
    const drawn = this.drawn(piece)
    return drawn?.at ? (this.shown.get(piece.id) ?? drawn.at) : null
  }

  /** A piece as it is to be drawn now; null: not at all. */
  drawn(piece: Piece): Piece | null {
    const held = this.held.pieces.get(piece.id)
    return held === undefined ? piece : held
  }

  /** All pieces that are to be drawn, those among them that are there no longer. */
  allDrawn(pieces: readonly Piece[]): Piece[] {
    const there = new Set(pieces.map(({ id }) => id))
    const gone = [...this.held.pieces.values()].filter((piece) => piece !== null && !there.has(piece.id))
    return [...pieces.map((piece) => this.drawn(piece)), ...gone].filter((piece) => piece !== null)
  }

  /** Is it for another pair of eyes that the table is shown now? */
  isOther = (viewer: string): boolean => viewer !== this.viewer

  /** A new scene. `viewer` is whose eyes it is seen through: for another pair of eyes nothing moves. `kinds`: what is a beat; while
   * beats are held, pieces change with them. Gives back what has happened: to another pair of eyes, all of it. */
  update(
    viewer: string,
    scene: Scene,
    steps: readonly Step[],
    moves: boolean,
    kinds: Kinds = {},
    held = false,
  ): Beat[] {
    const pieces = byId(scene.pieces ?? [])
    const grid = gridOf(scene.board)
    const other = this.isOther(viewer)
    const fresh = other ? [...steps] : steps.filter((step) => step.serial > this.serial)
    const isPiece = (id: string) => pieces.has(id) || this.pieces.has(id)
    const beats = beatsOf(fresh, { kinds, isPiece, grid })
    this.moves = moves
    this.grain = scene.board ? grainOf(scene.board.unit ?? 'inch') : 1
    if (other) this.begin(beats, pieces)
    else if (held && beats.length) this.held.hold(this.pieces, pieces, beats)
    else {
      const went = ways(fresh, (id) => pieces.has(id), grid)
      for (const piece of pieces.values()) this.compare(piece, went.get(piece.id), moves)
      for (const beat of beats) this.fell(beat)
      if (scene.active && scene.active !== this.active) this.sweep(scene.active, pieces, fresh, grid)
    }
    if (!other && this.down && !stays(this.pieces, pieces, this.down.id)) {
      if (!held) this.down = null
    }
    this.pieces = pieces
    this.viewer = viewer
    this.active = scene.active ?? ''
    this.serial = steps.at(-1)?.serial ?? 0
    this.swept = this.count
    return beats
  }

  private begin(beats: readonly Beat[], pieces: Pieces): void {
    this.skip()
    this.held.clear()
    this.shown.clear()
    this.trails = []
    this.down = null
    this.fallen = fallenBefore(beats, pieces)
    this.turn = turnOf(beats) ?? 0
  }

  /** A moment that was. For another pair of eyes, and for the present after it, nothing moves. */
  lookBack(scene: Scene, { before, earlier, shown, coming }: Story, moves: boolean): void {
    const pieces = byId(scene.pieces ?? [])
    this.viewer = PAST
    this.grain = scene.board ? grainOf(scene.board.unit ?? 'inch') : 1
    this.moves = moves
    this.settled()
    this.pieces = pieces
    this.begin(earlier, pieces)
    this.held.hold(byId(before), pieces, [...shown, ...coming])
    for (const beat of shown) this.settle(beat)
    for (const beat of latest([...earlier, ...shown])) {
      const piece = beat.kind === 'move' && beat.way ? pieces.get(beat.who) : undefined
      if (piece && beat.way) this.trail(piece, beat.way.from, beat.way.legs, beat.key)
    }
  }

  private compare(piece: Piece, way: Way | undefined, moves: boolean): void {
    const before = this.pieces.get(piece.id)
    if (!before?.at) return
    if (piece.at && !same(piece.at, before.at)) this.go(piece, piece.at, before.at, way, moves)
    const lost = (piece.health?.lost ?? 0) - (before.health?.lost ?? 0)
    if (lost && moves) this.float(piece.at ?? before.at, piece.radius, lost)
  }

  private go(piece: Piece, to: Point3, before: Point3, way: Way | undefined, moves: boolean): void {
    const legs = way?.legs ?? [flat(to)]
    this.trail(piece, way?.from ?? flat(before), legs)
    const start = this.shown.get(piece.id) ?? before
    if (!moves || this.isThere(piece.id, to)) this.walks.end(piece.id)
    else this.walks.start(piece.id, start, same(start, before) ? legs : [flat(to)], to)
  }

  private trail({ id, seat }: Piece, from: Point, legs: Leg[], beat?: string): void {
    this.trails = [...this.trails, { key: ++this.count, id, seat, from, legs, ...(beat ? { beat } : {}) }]
  }

  /** Was it put down here by hand? */
  private isThere = (id: string, to: readonly number[]): boolean =>
    this.down?.id === id && distance(this.down.at, to) < NEAR

  /** Another activation has begun: only what went since then leaves a trail. */
  private sweep(active: string, pieces: Pieces, fresh: readonly Step[], grid: Grid | null): void {
    const isPiece = (id: string) => pieces.has(id)
    const since = fresh.findIndex((step) => step.events?.some((event) => pieceOf(event, isPiece) === active))
    const recent = ways(since < 0 ? [] : fresh.slice(since), isPiece, grid)
    this.trails = this.trails.filter((trail) => trail.key > this.swept && recent.has(trail.id))
  }

  private float(at: Point3, radius: number, lost: number): void {
    const key = ++this.count
    const text = lost > 0 ? `−${lost}` : `+${-lost}`
    this.floats = [...this.floats, { key, at, radius, text, good: lost < 0 }]
    setTimeout(() => (this.floats = this.floats.filter((float) => float.key !== key)), FLOAT)
  }

  // -- beats

  point(beat: Beat | null): void {
    this.lit = beat
  }

  play(beat: Beat): number {
    if (beat.kind === 'activation') this.trails = []
    if (!this.moves) return 0
    switch (beat.kind) {
      case 'move':
        return this.carry(beat)
      case 'attack':
        return this.attack(beat)
      case 'harm':
      case 'heal':
        return this.boxes(beat)
      case 'fall':
        return this.tip(beat)
      case 'arrive':
        return this.drop(beat)
      default:
        return OTHER
    }
  }

  /** As it is once the beat has been shown. */
  settle(beat: Beat): void {
    this.settled()
    if (beat.kind === 'move' && this.held.holds(beat)) this.stand(beat)
    this.fell(beat)
    this.held.reveal(beat)
  }

  private settled(): void {
    for (const timer of this.timers) clearTimeout(timer)
    this.timers = []
    this.acts.clear()
    this.carried = ''
  }

  /** As it was before these beats, as far as pieces went somewhere, and whoever acts had not acted. */
  rewind(beats: readonly Beat[]): void {
    const before = new Map(this.pieces)
    for (const { kind, who, way } of beats.toReversed()) {
      const piece = before.get(who)
      if (piece?.at && kind === 'move' && way) before.set(who, { ...piece, at: [...way.from, piece.at[2]] })
      else if (piece && kind === 'activation') before.set(who, { ...piece, acted: false })
    }
    this.held.hold(before, this.pieces, beats)
  }

  private later(ms: number, act: () => void): void {
    this.timers.push(setTimeout(act, ms))
  }

  private onTable(id: string): (Piece & { at: Point3 }) | null {
    const held = this.held.pieces.get(id)
    const piece = held === undefined ? this.pieces.get(id) : held
    return piece?.at ? { ...piece, at: this.shown.get(id) ?? piece.at } : null
  }

  /** Who, which way, and then it is carried there. */
  private carry(beat: Beat): number {
    const piece = this.onTable(beat.who)
    const end = this.held.after(beat, beat.who)?.at ?? null
    const legs = beat.way?.legs ?? (end ? [flat(end)] : [])
    if (!piece || !legs.length) return OTHER
    const from = beat.way ? ([...beat.way.from, piece.at[2]] as Point3) : piece.at
    const to = this.endOf(beat, piece.at)
    this.trail(piece, flat(from), legs, beat.key)
    if (this.isThere(beat.who, to)) return 0
    const time = carrying(from, legs, this.grain)
    this.walks.start(beat.who, from, legs, to, time, RING + INK)
    this.held.change(beat.who, { at: to }) // there it lies when it has been carried
    this.later(RING + INK, () => (this.carried = beat.who))
    this.later(RING + INK + time, () => (this.carried = ''))
    return RING + INK + time + DOWN
  }

  private endOf(beat: Beat, at: Point3): Point3 {
    const end = this.held.after(beat, beat.who)?.at
    const last = beat.way?.legs.at(-1)
    if (!last) return end ?? at
    const [x, y] = Array.isArray(last) ? last : last.to
    return [x, y, end?.[2] ?? at[2]]
  }

  /** It has been set down. */
  private stand(beat: Beat): void {
    this.walks.end(beat.who)
    const piece = this.onTable(beat.who)
    if (!piece) return
    if (this.isThere(beat.who, this.endOf(beat, piece.at))) this.down = null
    this.held.change(beat.who, { at: this.endOf(beat, piece.at) })
  }

  private attack({ who, targets }: Beat): number {
    const from = this.onTable(who)
    const hit = targets.flatMap((id) => this.onTable(id) ?? [])
    const nearest = hit[0]
    if (!from || !nearest) return OTHER
    const far = distance(from.at, nearest.at)
    const gap = far - from.radius - nearest.radius
    const share = far > 0 && gap < REACH * 1000 * this.grain ? (gap + from.radius * 0.4) / far : 0
    const by: Point = [(nearest.at[0] - from.at[0]) * share, (nearest.at[1] - from.at[1]) * share]
    if (share > 0) this.acts.set(who, { name: 'lunge', by })
    this.later(BLOW, () => {
      for (const { id } of hit) this.acts.set(id, { name: 'struck', by: [0, 0] })
    })
    return ATTACK
  }

  /** The boxes go out, or come back, one by one. */
  private boxes(beat: Beat): number {
    const piece = this.onTable(beat.who)
    const health = this.held.after(beat, beat.who)?.health ?? null
    const before = piece?.health?.lost ?? 0
    const lost = (health?.lost ?? before) - before
    if (!piece || !health || !lost) return OTHER
    this.float(piece.at, piece.radius, lost)
    for (let k = 1; k <= Math.abs(lost); k++) {
      const now = before + Math.sign(lost) * k
      this.later(BOX * k, () => this.held.change(beat.who, { health: { ...health, lost: now } }))
    }
    return Math.max(HARM, BOX * (Math.abs(lost) + 1))
  }

  private tip({ who }: Beat): number {
    if (!this.onTable(who)) return OTHER
    this.acts.set(who, { name: 'fall', by: [0, 0] })
    return FALL
  }

  private drop(beat: Beat): number {
    const piece = this.held.after(beat, beat.who)
    if (!piece?.at) return OTHER
    this.held.pieces.set(beat.who, piece)
    this.acts.set(beat.who, { name: 'drop', by: [0, 0] })
    return DROP
  }

  /** Where somebody fell, a mark stays. */
  private fell(beat: Beat): void {
    this.turn = turnOf([beat]) ?? this.turn
    const piece = beat.kind === 'fall' ? this.onTable(beat.who) : null
    if (!piece) return
    const { id, seat, at, radius } = piece
    this.fallen = [...this.fallen.filter((mark) => mark.id !== id), { id, seat, at, radius, turn: this.turn }]
    const after = this.held.after(beat, id)
    if (this.held.pieces.has(id) && !after?.at) this.held.change(id, { at: null })
  }

  // -- pieces that are dragged

  hold(id: string, p: Point): void {
    this.walks.end(id)
    this.shown.set(id, [p[0], p[1], this.pieces.get(id)?.at?.[2] ?? 0])
  }

  /** Show it where it stands. */
  home(id: string): void {
    this.walks.end(id)
  }

  /** The piece is let go. If the drop was not taken, it glides back from there. */
  release(id: string, p: Point, taken: boolean, moves: boolean): void {
    const home = this.pieces.get(id)?.at
    this.walks.end(id)
    if (taken) this.planned(id, p)
    else if (home && moves) this.walks.start(id, [p[0], p[1], home[2]], [flat(home)], home)
  }

  /** A plan ends here: when it comes true, the piece need not walk the way a second time. */
  planned(id: string, p: Point): void {
    this.down = { id, at: p }
  }

  /** Show everything at once where it belongs. */
  skip(): void {
    this.walks.skip()
    this.floats = []
  }
}

/** Does a piece stand where it did? */
function stays(old: Pieces, now: Pieces, id: string): boolean {
  const [a, b] = [old.get(id)?.at, now.get(id)?.at]
  return a && b ? same(a, b) : a === b
}
