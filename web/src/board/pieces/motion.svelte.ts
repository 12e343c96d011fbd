// What moves: pieces walk to where they now stand, leave a trail until the next activation, and a wound floats up as a number.

import { SvelteMap } from 'svelte/reactivity'
import type { Piece, Scene, Step } from '../../wire'
import { distance, flat, type Leg, type Point, type Point3 } from '../geometry'
import { gridOf, type Grid } from '../grid'
import { byId, pieceOf, same, Walks, ways, type Way } from './walks'

const FLOAT = 1100 // ms
const NEAR = 60 // a piece that was put down this near to where it now stands does not walk there again

export interface Trail {
  key: number
  id: string
  seat: number
  from: Point
  legs: Leg[]
}
export interface Float {
  key: number
  at: Point3
  radius: number
  text: string
  good: boolean
}

type Pieces = ReadonlyMap<string, Piece>

export class Motion {
  shown = new SvelteMap<string, Point3>() // where a piece is drawn while that is not where it stands
  trails = $state.raw<Trail[]>([])
  floats = $state.raw<Float[]>([])

  private pieces = byId([])
  private down: { id: string; at: Point } | null = null // what was put down here last
  private serial = -1
  private active = ''
  private viewer = ''
  private count = 0
  private swept = 0 // trails up to this one belong to an earlier update
  private walks = new Walks((id, at) => void (at ? this.shown.set(id, at) : this.shown.delete(id)))

  at = (piece: Piece): Point3 | null => (piece.at ? (this.shown.get(piece.id) ?? piece.at) : null)

  /** A new scene. `viewer` is whose eyes it is seen through: for another pair of eyes nothing moves. */
  update(viewer: string, scene: Scene, steps: readonly Step[], moves: boolean): void {
    const pieces = byId(scene.pieces ?? [])
    if (viewer === this.viewer) {
      const fresh = steps.filter((step) => step.serial > this.serial)
      const grid = gridOf(scene.board)
      const went = ways(fresh, (id) => pieces.has(id), grid)
      for (const piece of pieces.values()) this.compare(piece, went.get(piece.id), moves)
      if (scene.active && scene.active !== this.active) this.sweep(scene.active, pieces, fresh, grid)
    } else this.begin()
    if (viewer === this.viewer && this.down && !stays(this.pieces, pieces, this.down.id)) this.down = null
    this.pieces = pieces
    this.viewer = viewer
    this.active = scene.active ?? ''
    this.serial = steps.at(-1)?.serial ?? 0
    this.swept = this.count
  }

  private begin(): void {
    this.skip()
    this.shown.clear()
    this.trails = []
    this.down = null
  }

  private compare(piece: Piece, way: Way | undefined, moves: boolean): void {
    const before = this.pieces.get(piece.id)
    if (!before?.at) return
    if (piece.at && !same(piece.at, before.at)) this.go(piece, piece.at, before.at, way, moves)
    const lost = (piece.badges?.['wounds'] ?? 0) - (before.badges?.['wounds'] ?? 0)
    if (lost && moves) this.float(piece.at ?? before.at, piece.radius, lost)
  }

  private go(piece: Piece, to: Point3, before: Point3, way: Way | undefined, moves: boolean): void {
    const legs = way?.legs ?? [flat(to)]
    this.trails = [
      ...this.trails,
      { key: ++this.count, id: piece.id, seat: piece.seat, from: way?.from ?? flat(before), legs },
    ]
    const start = this.shown.get(piece.id) ?? before
    const there = this.down?.id === piece.id && distance(this.down.at, to) < NEAR
    if (!moves || there) this.walks.end(piece.id)
    else this.walks.start(piece.id, start, same(start, before) ? legs : [flat(to)], to)
  }

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
