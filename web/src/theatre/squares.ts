// A board of squares as a set: what stands in the squares, and walls, doors and windows along their sides as they are now.

import { drawing } from '../board/grid'
import { groundOf, type Item } from '../board/paint/kit'
import { box, rectangle, type Outline, type Spot } from '../board/paint/shapes'
import { squaresOf } from '../board/paint/squares'
import type { Board, Cell, Edge } from '../wire'
import { toneOf, type Mapping, type Point } from './paper/folding'
import { foldingOf, stand, unfolded, type Fold } from './paper/forms'
import { LOOKS } from './paper/looks'
import type { Now, Solid, Table } from './set'
import * as solid from './paper/solids'
import type { Folding } from './paper/solids'

const SQUARE = 1000
const WALL = 1.3 // inches: no higher, or nobody would see into the rooms
const LOW = 0.5 // a hedge, a bench
const THICK = 0.16
const ROOF = 1.5 // where one walks above the ground
const STAGE = 0.4 // a table, a dais

const TALL: Readonly<Record<string, number>> = {
  'flat-roof': ROOF, house: 2, tower: 2.6, statue: 1.5, column: WALL, table: STAGE, bookcase: 1.1, hearth: 1, fountain: 0.4, well: 0.6,
  hedge: LOW, balustrade: LOW, dyke: LOW, rock: 0.8,
} // prettier-ignore

export class Squares implements Table {
  readonly inch = SQUARE
  readonly width: number
  readonly height: number
  readonly pictures = [[]]
  private readonly raised: ReadonlyMap<string, number> // how high cells are above the ground
  private readonly tops: ReadonlyMap<string, number> // how high what stands in a cell is
  private readonly things: Item[]

  constructor(readonly board: Board) {
    this.width = board.width / SQUARE
    this.height = board.height / SQUARE
    const stages = new Set(
      (board.edges ?? []).flatMap(({ kind, upper }) => (upper && kind === 'slope' ? [String(upper)] : [])),
    )
    const heightOf = (cell: Cell) => (cell.kind === 'high' ? ROOF : stages.has(String(cell.at)) ? STAGE : 0)
    this.raised = new Map((board.cells ?? []).map((cell) => [cell.id, heightOf(cell)]))
    this.tops = new Map(
      (board.cells ?? []).flatMap(({ id, look = '', kind }) =>
        kind === 'open' ? [] : [[id, TALL[look] ?? LOOKS[look]?.tall ?? ROOF]],
      ),
    )
    const { things, runs } = squaresOf(board, groundOf(board))
    this.things = [...things, ...runs.filter(({ look }) => look !== 'wall')]
  }

  spot([x = 0, y = 0, z = 0]: readonly number[], cell = ''): Point {
    return [x / SQUARE, this.height - y / SQUARE, z / SQUARE + (this.raised.get(cell) ?? 0)]
  }

  fold({ states }: Now, picture: Mapping): Fold {
    const fold = unfolded()
    const folding = foldingOf(fold, 0, picture)
    for (const item of this.things) {
      const look = LOOKS[item.look]?.form === 'table' && item.look === 'table' ? 'flags' : item.look
      const top = TALL[item.look] ?? LOOKS[item.look]?.tall ?? 0
      if (look === 'flags')
        item.outlines.forEach((outline) =>
          solid.block(folding, outline, { bottom: 0, top }, 'boards', toneOf('#b98b52')),
        )
      else stand(fold, folding, { item, span: { bottom: 0, top } })
    }
    for (const edge of this.board.edges ?? []) this.raise(folding, edge, drawing(edge.kind, states[edge.id]))
    return fold
  }

  /** Roofs of squares are flat. */
  trodden(): string[] {
    return []
  }

  solid(id: string): Solid | null {
    const cell = this.board.cells?.find((one) => one.id === id)
    if (cell) {
      const ring = cell.ring.map(([x, y]): Spot => [x / SQUARE, this.height - y / SQUARE])
      return { outlines: [{ ring }], bottom: 0, top: this.tops.get(id) ?? WALL }
    }
    const edge = this.board.edges?.find((one) => one.id === id)
    return edge ? { outlines: [this.outlineOf(edge)], bottom: 0, top: Math.max(...this.beside(edge)) + WALL } : null
  }

  // -- along the lines

  private raise(folding: Folding, edge: Edge, as: string): void {
    const build = EDGES[as]
    const heights = this.beside(edge)
    const top = Math.max(...heights)
    if (as === 'stairs') this.climb(folding, edge, top)
    else
      build?.(
        folding,
        this.outlineOf(edge, as === 'wall' || as === 'climb' ? THICK : 0),
        { bottom: 0, top: top + WALL },
        top,
      )
  }

  /** Steps in the lower cell, up to the edge of the higher one. */
  private climb(folding: Folding, edge: Edge, top: number): void {
    const [one, other] = edge.id.split('|').map((id) => this.board.cells?.find((cell) => cell.id === id))
    const low = (this.raised.get(one?.id ?? '') ?? 0) < (this.raised.get(other?.id ?? '') ?? 0) ? one : other
    if (!low) return
    const { ring } = this.outlineOf(edge)
    const [x, y] = [low.at[0] / SQUARE, this.height - low.at[1] / SQUARE]
    const { x: left, y: high, width, height } = box({ ring, circle: null })
    const [mx, my] = [left + width / 2, high + height / 2]
    const [ux, uy] = [mx - x, my - y] // from the middle of the cell to the edge
    const far = Math.hypot(ux, uy) || 1
    const [vx, vy] = [(-uy / far) * 0.34, (ux / far) * 0.34]
    const foot: Spot = [x + 0.1 * ux, y + 0.1 * uy]
    const steps: Spot[] = [[foot[0] - vx, foot[1] - vy], [foot[0] + vx, foot[1] + vy], [mx + vx, my + vy], [mx - vx, my - vy]] // prettier-ignore
    solid.stairs(folding, { ring: steps, circle: null }, { bottom: 0, top }, 'boards', WOOD)
  }

  /** How high the cells on both sides of an edge are; beyond the board it is as high as on this side. */
  private beside({ id }: Edge): number[] {
    const heights = id.split('|').flatMap((cell) => this.raised.get(cell) ?? [])
    return heights.length ? heights : [0]
  }

  /** What is built along an edge; walls reach into each other at corners. */
  private outlineOf({ ends: [a, b] }: Edge, more = 0): Outline {
    const [ax, ay, bx, by] = [a[0] / SQUARE, this.height - a[1] / SQUARE, b[0] / SQUARE, this.height - b[1] / SQUARE]
    const [x, y] = [Math.min(ax, bx), Math.min(ay, by)]
    const half = THICK / 2
    return ax === bx
      ? rectangle(x - half, y - more / 2, THICK, Math.abs(by - ay) + more)
      : rectangle(x - more / 2, y - half, Math.abs(bx - ax) + more, THICK)
  }
}

type Build = (folding: Folding, outline: Outline, span: solid.Span, walked: number) => void // so high one walks there

const [STONE, WOOD] = [toneOf('#dccfb6'), toneOf('#b98b52')]

const wall: Build = (folding, outline, span) => solid.block(folding, outline, span, 'stone', STONE)
const shut: Build = (folding, outline, span) => solid.door(folding, outline, span, 'stone', STONE)

const EDGES: Readonly<Record<string, Build>> = {
  wall,
  climb: wall,
  window: (folding, outline, span) => solid.pane(folding, outline, span, 'stone', STONE),
  'door-closed': shut,
  'door-locked': shut,
  'door-open': (folding, outline, span) => solid.openDoor(folding, outline, span, 'stone', STONE),
  fragile: (folding, outline, { bottom, top }) =>
    solid.block(folding, outline, { bottom, top: top - 0.35 }, 'boards', WOOD),
  rubble: (folding, outline) => solid.mound(folding, outline, { bottom: 0, top: 0.22 }, 0.7),
  ladder: (folding, outline, _span, walked) => solid.ladder(folding, outline, { bottom: 0, top: walked + 0.25 }, WOOD),
}
