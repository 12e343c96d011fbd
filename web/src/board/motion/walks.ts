// Pieces on their way: which way they went, and where on it they are now.

import type { Event, Piece, Step } from '../../wire'
import type { Grid } from '../grid'
import { flat, legEnd, pathLength, pointAt, type Leg, type Point, type Point3 } from '../geometry'

const TIME = 200 // ms
const [LEAST, MOST, INCH] = [250, 700, 60] // ms in which a piece is carried, and for each inch of its way

interface Walk {
  from: Point3
  legs: Leg[]
  to: Point3
  length: number
  start: number // ms
  time: number // ms
}

/** Walks in time. `show` is told where each piece is; null once it has arrived. */
export class Walks {
  private going = new Map<string, Walk>()
  private frame = 0

  constructor(readonly show: (id: string, at: Point3 | null) => void) {}

  start(id: string, from: Point3, legs: Leg[], to: Point3, time = TIME, delay = 0): void {
    this.going.set(id, { from, legs, to, length: pathLength(from, legs), start: performance.now() + delay, time })
    this.show(id, from)
    this.frame ||= requestAnimationFrame(this.tick)
  }

  end(id: string): void {
    this.going.delete(id)
    this.show(id, null)
  }

  skip(): void {
    for (const id of [...this.going.keys()]) this.end(id)
  }

  private tick = (now: number): void => {
    for (const [id, walk] of this.going) {
      const share = Math.max(0, (now - walk.start) / walk.time)
      if (share >= 1) this.end(id)
      else this.show(id, spot(walk, 1 - (1 - share) ** 3))
    }
    this.frame = this.going.size ? requestAnimationFrame(this.tick) : 0
  }
}

/** For how long a piece is carried along its way. `grain`: how many units of the board make an inch. */
export const carrying = (from: readonly number[], legs: readonly Leg[], grain: number): number =>
  Math.max(LEAST, Math.min(MOST, (INCH * pathLength(from, legs)) / 1000 / grain))

function spot({ from, legs, to, length }: Walk, share: number): Point3 {
  const [x, y] = pointAt(from, legs, length * share)
  return [x, y, from[2] + (to[2] - from[2]) * share]
}

export interface Way {
  from: Point
  legs: Leg[]
}

/** The ways that pieces went, from events that tell where a piece started and ended: in points, or in the cells of a grid. */
export function ways(steps: readonly Step[], isPiece: IsPiece, grid: Grid | null = null): Map<string, Way> {
  const byPiece = new Map<string, Way>()
  for (const step of steps) {
    if (step.kind === 'undo') byPiece.clear()
    for (const event of step.events ?? []) {
      const way = wayOf(event, isPiece, grid)
      if (!way) continue
      const before = byPiece.get(way.id)
      if (before) before.legs.push(...way.legs)
      else byPiece.set(way.id, { from: way.from, legs: way.legs })
    }
  }
  return byPiece
}

export type IsPiece = (id: string) => boolean

/** The piece that an event is about: its model, else the first piece that it names; '' if there is none. */
export function pieceOf({ args }: Event, isPiece: IsPiece): string {
  const ids = [args['model'], ...Object.values(args)].filter((value) => typeof value === 'string')
  return ids.find(isPiece) ?? ''
}

/** The way that a piece went by this event, and which piece it was. */
export const wayOf = (event: Event, isPiece: IsPiece, grid: Grid | null): (Way & { id: string }) | null =>
  overGround(event, isPiece) ?? (grid && stepped(event, grid))

function overGround(event: Event, isPiece: IsPiece): (Way & { id: string }) | null {
  const { start, path, end } = event.args
  const id = pieceOf(event, isPiece)
  if (!id || !isPoint(start) || !isPoint(end)) return null
  const legs: Leg[] = Array.isArray(path) ? path.filter(isLeg) : []
  const last = legs.at(-1)
  const there = last && Math.hypot(legEnd(last)[0] - end[0]!, legEnd(last)[1] - end[1]!) < 1
  return { id, from: flat(start), legs: there ? legs : [...legs, flat(end)] }
}

/** Over cells, from middle to middle. */
function stepped({ args }: Event, grid: Grid): (Way & { id: string }) | null {
  const { model, origin, start = origin, path, cell, end = cell } = args
  const middle = (id: unknown) => (typeof id === 'string' ? grid.cells.get(id)?.at : undefined)
  const [from, to] = [middle(start), middle(end)]
  if (typeof model !== 'string' || !from || !to) return null
  const legs = (Array.isArray(path) ? path : []).flatMap((id): Leg[] => {
    const at = middle(id)
    return at ? [at] : []
  })
  const last = legs.at(-1)
  return { id: model, from, legs: last && alike(legEnd(last), to) ? legs : [...legs, to] }
}

const alike = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1]

const isPoint = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length >= 2 && value.every((n) => typeof n === 'number')

const isLeg = (value: unknown): value is Leg =>
  isPoint(value) || (typeof value === 'object' && value !== null && 'around' in value && 'to' in value)

export const byId = (pieces: readonly Piece[]): ReadonlyMap<string, Piece> =>
  new Map(pieces.map((piece) => [piece.id, piece]))

export const same = (a: Point3, b: Point3): boolean => a.every((n, k) => n === b[k])
