// What lies under a point of the board.

import type { Edge, Piece } from '../../wire'
import { inShapes, type Point, type Point3 } from '../geometry'
import type { Grid } from '../grid'
import { onLevel, showing, type Level, type Storey } from '../ground/floors'
import type { Marks } from '../marks'
import type { Lying } from '../markers/lying'
import type { Thing } from './pointer'

export const SLACK = 22 // px: a finger hits what is this near
export const MOUSE = 3 // the same for a mouse
const EDGE = 130 // thousandths: an edge is pointed at this near to it, and from twice as far where it may be chosen

/** Everything as it is drawn now; terrain from the lowest to the highest. */
export interface Drawn {
  pieces: readonly { piece: Piece; at: Point3 }[]
  markers: readonly Lying[]
  terrain: readonly Storey[]
  off: ReadonlySet<string> // floors and roofs that have come off
  grid: Grid | null
  offered: readonly Edge[] // edges that may be chosen
  heights: readonly number[]
  level: Level
}

interface Near {
  thing: Thing
  far: number
  at: Point3
}

/** The thing at a point, with some slack: a base first, then an edge, then terrain, then a square. */
export function hit(p: Point, slack: number, drawn: Drawn, marks: Marks): Thing | null {
  const { grid, terrain, level, off } = drawn
  const base = nearestBase(p, slack, drawn, marks)
  const wanted = grid?.nearest(p, Math.max(2 * EDGE, slack), drawn.offered)
  if (wanted && !(base && marks.things.has(base.id))) return { id: wanted.id, kind: 'edge' }
  if (base) return base
  const edge = grid?.nearest(p, EDGE)
  if (edge) return { id: edge.id, kind: 'edge' }
  const topmost = terrain.findLast((t) => showing(t, level, off) === 'whole' && inShapes(t.data.shapes, p))
  if (topmost) return { id: topmost.data.id, kind: 'terrain' }
  const cell = grid?.at(p)
  return cell && (cell.kind !== 'open' || marks.cells.has(cell.id)) ? { id: cell.id, kind: 'cell' } : null
}

/** Of the pieces and markers here: what may be chosen comes first, then what is on top, then what is nearest. */
function nearestBase(p: Point, slack: number, drawn: Drawn, marks: Marks): Thing | undefined {
  const score = ({ thing, far, at }: Near) =>
    (marks.things.has(thing.id) ? -1e6 : 0) + Math.max(0, far) * 10 - (at[2] ?? 0)
  return bases(drawn)
    .filter(({ at }) => onLevel(at[2] ?? 0, drawn.level, drawn.heights))
    .map(({ thing, at, radius }) => ({ thing, far: Math.hypot(at[0] - p[0], at[1] - p[1]) - radius, at }))
    .filter(({ far }) => far <= slack)
    .sort((a, b) => score(a) - score(b))[0]?.thing
}

function bases({ pieces, markers }: Drawn): { thing: Thing; at: Point3; radius: number }[] {
  return [
    ...pieces.map(({ piece: { id, radius }, at }) => ({ thing: { id, kind: 'piece' } as const, at, radius })),
    ...markers.map(({ marker: { id, radius }, at }) => ({ thing: { id, kind: 'marker' } as const, at, radius })),
  ]
}
