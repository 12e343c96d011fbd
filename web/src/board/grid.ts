// Boards with cells: what lies where, how far apart it is, what is next in a direction. Lengths are thousandths of a square.

import type { Board, Cell, Edge, Piece, Scene } from '../wire'
import { distance, inRing, type Point } from './geometry'

const SQUARE = 1000
const FITS = 360 // the radius of what does not say its own
const WINDS: Readonly<Record<string, Point>> = { north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] }

/** A name on the rim, and where along it. */
export interface Tick {
  name: string
  at: number
}

export class Grid {
  readonly cells: ReadonlyMap<string, Cell>
  readonly edges: ReadonlyMap<string, Edge>
  readonly columns: Tick[]
  readonly rows: Tick[]
  private touch: Map<string, Set<string>> | undefined

  constructor(board: Board) {
    this.cells = new Map((board.cells ?? []).map((cell) => [cell.id, cell]))
    this.edges = new Map((board.edges ?? []).map((edge) => [edge.id, edge]))
    this.columns = ticks(board.cells ?? [], /^[a-z]+/, 0)
    this.rows = ticks(board.cells ?? [], /\d+$/, 1)
  }

  /** The cell under a point. */
  at(p: readonly number[]): Cell | undefined {
    for (const cell of this.cells.values()) if (inRing(cell.ring, p)) return cell
    return undefined
  }

  /** The nearest of some edges, if it is within the slack. */
  nearest(p: readonly number[], slack: number, among: Iterable<Edge> = this.edges.values()): Edge | undefined {
    let [nearest, least] = [undefined as Edge | undefined, slack]
    for (const edge of among) {
      const far = off(edge, p)
      if (far <= least) [nearest, least] = [edge, far]
    }
    return nearest
  }

  /** An edge by its id, also a plain one that the board leaves out. */
  edge(id: string): Edge | undefined {
    return this.edges.get(id) ?? this.plain(id)
  }

  private plain(id: string): Edge | undefined {
    const [one, other] = sides({ id })
    const [a, b] = [this.spot(one), this.spot(other)]
    const [dx, dy] = a && b ? [(b[0] - a[0]) / SQUARE, (b[1] - a[1]) / SQUARE] : (WINDS[other] ?? [0, 0])
    if (!a || Math.abs(dx) + Math.abs(dy) !== 1) return undefined
    const [x, y] = [a[0] + (dx * SQUARE) / 2, a[1] + (dy * SQUARE) / 2]
    const [w, h] = [(dy * SQUARE) / 2, (dx * SQUARE) / 2]
    return { id, kind: 'open', ends: [[x - w, y - h], [x + w, y + h]] } // prettier-ignore
  }

  /** The middle of a square by its column and row, whatever cell it belongs to. */
  private spot(id: string): Point | undefined {
    const column = this.columns.find((tick) => id.replace(/\d+$/, '') === tick.name)
    const row = this.rows.find((tick) => id.replace(/^[a-z]+/, '') === tick.name)
    return column && row ? [column.at, row.at] : undefined
  }

  /** How many steps it is from cell to cell over edges and corners, whatever stands between; null where no cells lie between. */
  steps(from: string, to: string): number | null {
    const far = new Map([[from, 0]])
    for (const [id, count] of far) {
      if (id === to) return count
      for (const next of this.touching(id)) if (!far.has(next)) far.set(next, count + 1)
    }
    return null
  }

  /** The squares between two points: steps between their cells, else the larger of the two differences. */
  apart(a: readonly number[], b: readonly number[]): number {
    const [from, to] = [this.at(a), this.at(b)]
    const steps = from && to ? this.steps(from.id, to.id) : null
    if (steps !== null) return steps
    const [dx, dy] = [(b[0] ?? 0) - (a[0] ?? 0), (b[1] ?? 0) - (a[1] ?? 0)]
    return Math.round(Math.max(Math.abs(dx), Math.abs(dy)) / SQUARE)
  }

  /** The middle of the cell under a point, or the point itself beside the cells. */
  snap(p: Point): Point {
    return this.at(p)?.at ?? p
  }

  /** Of some cells the next one in a direction: straight on rather than to the side. */
  next(from: readonly number[], dx: number, dy: number, among: Iterable<string>): string | undefined {
    let [best, least] = [undefined as string | undefined, Infinity]
    for (const id of among) {
      const at = this.cells.get(id)?.at
      if (!at) continue
      const [x, y] = [at[0] - (from[0] ?? 0), at[1] - (from[1] ?? 0)]
      const ahead = x * dx + y * dy
      const aside = Math.abs(x * dy - y * dx)
      const score = ahead + 2 * aside + (aside > ahead ? 1e6 : 0) // what lies rather to the side comes last
      if (ahead > 0 && score < least) [best, least] = [id, score]
    }
    return best
  }

  private touching(id: string): ReadonlySet<string> {
    this.touch ??= neighbours(this.cells.values())
    return this.touch.get(id) ?? new Set()
  }
}

const grids = new WeakMap<Board, Grid>() // made once for each board

/** The grid of a board; null for a plane. */
export function gridOf(board: Board | null | undefined): Grid | null {
  if (!board?.cells?.length) return null
  const grid = grids.get(board) ?? new Grid(board)
  grids.set(board, grid)
  return grid
}

/** A scene in which whatever names its cell stands in the middle of it. */
export function inCells(scene: Scene, grid: Grid | null): Scene {
  if (!grid) return scene
  const put = <T extends { at: Piece['at']; cell?: string; radius: number }>(thing: T): T => {
    const cell = thing.at ? undefined : grid.cells.get(thing.cell ?? '')
    return cell ? { ...thing, at: [...cell.at, 0], radius: thing.radius || FITS } : thing
  }
  return { ...scene, pieces: scene.pieces?.map(put) ?? [], markers: scene.markers?.map(put) ?? [] }
}

/** The two cells of an edge; beyond the board it is the side of the world. */
export function sides({ id }: { id: string }): [string, string] {
  const [one = '', other = ''] = id.split('|')
  return [one, other]
}

/** The middle of an edge. */
export function between({ ends: [a, b] }: Edge): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

const DOORS = new Set(['open', 'closed', 'locked', 'broken'])
const DRAWINGS = new Set(['open', 'wall', 'window', 'slope', 'obstacle', 'stairs', 'ladder', 'climb'])

/** Which drawing shows an edge that is now in this state. A word that nobody knows gets a plain one. */
export function drawing(kind: string, state = ''): string {
  if (kind === 'door') return `door-${DOORS.has(state) ? state : 'closed'}`
  if (kind === 'fragile') return state === 'broken' ? 'rubble' : 'fragile'
  return DRAWINGS.has(kind) ? kind : 'other'
}

/** Where an edge lies in the picture: its middle, its length, and the turn after which the lower side is below it. */
export function lie(edge: Edge, x: (mils: number) => number, y: (mils: number) => number) {
  const [a, b] = edge.ends
  const [cx, cy] = [(x(a[0]) + x(b[0])) / 2, (y(a[1]) + y(b[1])) / 2]
  const angle = Math.atan2(y(b[1]) - y(a[1]), x(b[0]) - x(a[0]))
  const [ux, uy] = edge.upper ? [x(edge.upper[0]) - cx, y(edge.upper[1]) - cy] : [0, 0]
  const over = uy * Math.cos(angle) - ux * Math.sin(angle) > 0 // the upper side would be below
  const turn = (angle * 180) / Math.PI + (over ? 180 : 0)
  return { x: cx, y: cy, turn, length: distance(a, b) / SQUARE }
}

/** The outline of some rings on the lattice taken together: sides that two of them share vanish. */
export function outline(rings: readonly (readonly Point[])[]): Point[][] {
  const all = new Set(rings.flatMap((ring) => sidesOf(clockwise(ring))))
  const left = new Map<string, string[]>()
  for (const side of all) {
    const [a = '', b = ''] = side.split(' ')
    if (!all.has(`${b} ${a}`)) left.set(a, [...(left.get(a) ?? []), b])
  }
  const loops: Point[][] = []
  for (let start = first(left); start !== undefined; start = first(left)) loops.push(loop(left, start))
  return loops
}

// -- helping

const spelt = ([x, y]: readonly number[]) => `${x},${y}`
const read = (corner: string) => corner.split(',').map(Number) as Point

function clockwise(ring: readonly Point[]): readonly Point[] {
  const twice = ring.reduce((sum, [x, y], k) => {
    const [u, v] = ring[(k + 1) % ring.length]!
    return sum + (u - x) * (v + y)
  }, 0)
  return twice < 0 ? ring.toReversed() : ring
}

/** A ring as sides of one square's length, each from corner to corner. */
function sidesOf(ring: readonly Point[]): string[] {
  const corners = [...lattice(ring)]
  return corners.map((corner, k) => `${spelt(corner)} ${spelt(corners[(k + 1) % corners.length]!)}`)
}

const first = (left: Map<string, string[]>) => [...left.keys()].find((corner) => left.get(corner)?.length)

/** Follow sides from a corner until none is left there. */
function loop(left: Map<string, string[]>, start: string): Point[] {
  const ring: Point[] = []
  for (let corner: string | undefined = start; corner !== undefined; corner = left.get(corner)?.pop()) {
    ring.push(read(corner))
  }
  return ring.slice(0, -1)
}

/** The column or row names of the plain squares, in order. */
function ticks(cells: readonly Cell[], part: RegExp, axis: 0 | 1): Tick[] {
  const places = new Map<string, number>()
  for (const { id, at, ring } of cells) {
    const name = part.exec(id)?.[0]
    if (name && ring.length === 4 && !places.has(name)) places.set(name, at[axis])
  }
  return [...places].map(([name, at]) => ({ name, at })).sort((a, b) => a.at - b.at)
}

/** From a point to the nearest point of an edge. */
function off({ ends: [a, b] }: Edge, p: readonly number[]): number {
  const [x, y] = [p[0] ?? 0, p[1] ?? 0]
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const all = dx * dx + dy * dy
  const t = all ? Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / all)) : 0
  return Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy)
}

/** Cells that share a corner of the lattice. */
function neighbours(cells: Iterable<Cell>): Map<string, Set<string>> {
  const around = new Map<string, string[]>()
  for (const cell of cells) {
    for (const corner of lattice(cell.ring)) {
      const at = spelt(corner)
      around.set(at, [...(around.get(at) ?? []), cell.id])
    }
  }
  const touching = new Map<string, Set<string>>()
  for (const ids of around.values()) {
    for (const id of ids) {
      const near = touching.get(id) ?? new Set()
      for (const other of ids) if (other !== id) near.add(other)
      touching.set(id, near)
    }
  }
  return touching
}

/** Every corner of the lattice on a ring, those on its straight sides too. */
function* lattice(ring: readonly Point[]): Iterable<Point> {
  for (const [k, a] of ring.entries()) {
    const b = ring[(k + 1) % ring.length] ?? a
    const count = Math.max(1, Math.round(distance(a, b) / SQUARE))
    for (let n = 0; n < count; n++) {
      yield [Math.round(a[0] + ((b[0] - a[0]) * n) / count), Math.round(a[1] + ((b[1] - a[1]) * n) / count)]
    }
  }
}
