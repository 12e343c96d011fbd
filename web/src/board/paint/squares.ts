// Boards of squares in the same hand: floors by room, walls in runs along the lines, and what stands in the squares.

import type { Board, Cell, Edge } from '../../wire'
import { drawing, lie, outline as together } from '../grid'
import { bar, clipped, filled, line, lined, mixed, pathOf, pebble, spot, traced, type Ink } from './ink'
import type { Ground, Item, Kit, Painter } from './kit'
import { LANDS } from './lands'
import { hashOf, seeded } from './random'
import { clockwise, rectangle, swept, type Outline, type Spot } from './shapes'
import { WALLS } from './walls'

const SQUARE = 1000
const WALL = 0.2 // how thick a wall is drawn; it stands on its line
const LOW = 0.26 // the same for a hedge or a bench
const INDOORS: ReadonlySet<string> = new Set(['parquet', 'planks', 'flags'])
/** What fills the squares it stands in, as one thing; anything else stands in each of them. */
const JOINED: ReadonlySet<string> = new Set([
  'house',
  'shed',
  'table',
  'bookcase',
  'fountain',
  'flat-roof',
  'water',
  'hedge',
])
const TALL: Readonly<Record<string, number>> = {
  house: 3,
  tower: 4,
  'flat-roof': 3,
  statue: 2,
  column: 3,
  table: 0.7,
  water: 0,
}

export interface Squares {
  floors: { ground: Ground; path: Path2D }[]
  things: Item[] // in the squares
  runs: Item[] // walls, hedges and benches along the lines
  lines: Path2D
  tint: Path2D // every other square, so that they are easy to count
}

/** What there is to paint of a board of squares. */
export function squaresOf(board: Board, ground: Ground): Squares {
  const height = board.height / SQUARE
  const ringOf = (ring: readonly (readonly number[])[]) =>
    clockwise(ring.map(([x = 0, y = 0]): Spot => [x / SQUARE, height - y / SQUARE]))
  const cells = board.cells ?? []
  const grounds = grouped(cells, (cell) => (cell.ground || ground) as Ground)
  const floors = [...grounds].map(([kind, some]) => ({
    ground: kind,
    path: traced(...together(some.map(({ ring }) => ring)).map(ringOf)),
  }))
  const odd = cells.filter(
    ({ at: [x, y], ring }) => ring.length === 4 && (Math.floor(x / SQUARE) + Math.floor(y / SQUARE)) % 2,
  )
  return {
    floors,
    things: thingsOf(board, ground, ringOf),
    runs: runsOf(board, ground, height),
    lines: traced(...cells.map(({ ring }) => ringOf(ring))),
    tint: traced(...odd.map(({ ring }) => ringOf(ring))),
  }
}

function grouped<T, K>(all: readonly T[], by: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const one of all) groups.set(by(one), [...(groups.get(by(one)) ?? []), one])
  return groups
}

type RingOf = (ring: readonly (readonly number[])[]) => Spot[]

/** Which word a square is painted by; none for open ground. */
function lookOf(cell: Cell, raised: ReadonlySet<string>, ground: Ground): string {
  if (cell.look) return cell.look
  if (cell.kind === 'high') return 'flat-roof'
  if (cell.kind === 'water' || cell.kind === 'rough') return cell.kind === 'water' ? 'water' : 'brush'
  if (cell.kind === 'blocked') return INDOORS.has(cell.ground || ground) ? 'column' : 'rock'
  return raised.has(String(cell.at)) ? 'table' : ''
}

function thingsOf({ cells = [], edges = [] }: Board, ground: Ground, ringOf: RingOf): Item[] {
  const raised = new Set(edges.flatMap(({ upper }) => (upper ? [String(upper)] : [])))
  const looks = grouped(cells, (cell) => lookOf(cell, raised, ground))
  looks.delete('')
  return [...looks].flatMap(([look, some]) => {
    const rings = JOINED.has(look) ? together(some.map(({ ring }) => ring)) : some.map(({ ring }) => ring)
    return rings.map((ring, k): Item => {
      const outline = inset({ ring: ringOf(ring), circle: null }, JOINED.has(look) ? 0 : 0.06)
      const top = TALL[look] ?? 1.4
      return { id: `${look} ${k}`, kind: 'square', look, outlines: [outline], bottom: 0, top }
    })
  })
}

function inset(outline: Outline, far: number): Outline {
  if (!far) return outline
  const [xs, ys] = [outline.ring.map(([x]) => x), outline.ring.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs) + far, Math.min(...ys) + far]
  return rectangle(x, y, Math.max(...xs) - far - x, Math.max(...ys) - far - y)
}

// -- along the lines

/** What an edge is painted as along its whole length; doors and windows sit in a wall. */
function runLook(edge: Edge, grounds: ReadonlyMap<string, string>): string {
  const as = drawing(edge.kind)
  if (as === 'wall' || as === 'climb' || as === 'window' || as.startsWith('door')) return 'wall'
  if (as !== 'obstacle') return ''
  const [one = '', other = ''] = edge.id.split('|').map((id) => grounds.get(id) ?? '')
  if (INDOORS.has(one) || INDOORS.has(other)) return 'balustrade'
  return one === 'cobbles' && (other === 'cobbles' || !other) ? 'dyke' : 'hedge'
}

/** Edges of one look that follow each other on a line are one run. */
function runsOf({ cells = [], edges = [] }: Board, ground: Ground, height: number): Item[] {
  const grounds = new Map(cells.map((cell) => [cell.id, cell.ground || ground]))
  const lines = grouped(
    edges.map((edge) => ({ edge, look: runLook(edge, grounds) })).filter(({ look }) => look),
    ({
      edge: {
        ends: [a, b],
      },
      look,
    }) => (a[0] === b[0] ? `${look} x ${a[0]}` : `${look} y ${a[1]}`),
  )
  return [...lines].flatMap(([key, some]) => {
    const [look = '', axis = ''] = key.split(' ')
    const along = axis === 'x' ? 1 : 0
    const starts = some.map(({ edge: { ends: [a, b] } }) => Math.min(a[along], b[along])).sort((a, b) => a - b) // prettier-ignore
    return stretches(starts).map(([from, to]): Item => {
      const at = some[0]!.edge.ends[0][1 - along]! / SQUARE
      const wide = look === 'wall' ? WALL : LOW
      const more = look === 'wall' ? WALL / 2 : 0 // corners meet
      const [start, length] = [from / SQUARE - more, (to - from) / SQUARE + 2 * more]
      const outline =
        axis === 'x'
          ? rectangle(at - wide / 2, height - start - length, wide, length)
          : rectangle(start, height - at - wide / 2, length, wide)
      const top = look === 'wall' ? 1.6 : 0.6
      return { id: `${key} ${from}`, kind: 'run', look, outlines: [outline], bottom: 0, top }
    })
  })
}

/** Starts of squares in order as stretches without a gap. */
function stretches(starts: readonly number[]): [number, number][] {
  const all: [number, number][] = []
  for (const start of starts) {
    const last = all.at(-1)
    if (last && last[1] === start) last[1] += SQUARE
    else all.push([start, start + SQUARE])
  }
  return all
}

export function paintFloors({ g, pattern }: Kit, { floors, lines, tint }: Squares): void {
  for (const { ground, path } of floors) filled(g, path, pattern(ground))
  for (const { path } of floors) lined(g, path, 'rgb(58 46 26 / 0.35)', 0.06)
  g.globalAlpha = 0.055
  filled(g, tint, '#2a1c08')
  g.globalAlpha = 0.26
  lined(g, lines, '#3b2f1c', 0.028)
  g.globalAlpha = 1
}

// -- single edges: those that never change, and those that do

const STILL: ReadonlySet<string> = new Set(['window', 'stairs', 'ladder', 'climb', 'other'])

/** Windows, stairs and holds. Slopes are the sides of what is raised. */
export function paintStill(kit: Kit, board: Board): void {
  for (const edge of board.edges ?? []) {
    const as = drawing(edge.kind)
    if (STILL.has(as)) paintEdge(kit, board, edge, as)
  }
}

/** Doors and fragile walls, as they are now. */
export function paintMoving(kit: Kit, board: Board, states: Readonly<Record<string, string>>): void {
  for (const edge of board.edges ?? []) {
    if (edge.kind === 'door' || edge.kind === 'fragile')
      paintEdge(kit, board, edge, drawing(edge.kind, states[edge.id]))
  }
}

/** Where windows are: lamps stand behind them at night. */
export const windowsOf = (board: Board): Spot[] =>
  (board.edges ?? [])
    .filter(({ kind }) => kind === 'window')
    .map(({ ends: [a, b] }) => [(a[0] + b[0]) / 2 / SQUARE, (board.height - (a[1] + b[1]) / 2) / SQUARE])

function paintEdge(kit: Kit, board: Board, edge: Edge, as: string): void {
  const { g } = kit
  const at = lie(edge, (x) => x / SQUARE, (y) => (board.height - y) / SQUARE) // prettier-ignore
  g.save()
  g.translate(at.x, at.y)
  g.rotate((at.turn * Math.PI) / 180)
  EDGES[as]?.(kit, seeded(hashOf(edge.id)))
  g.restore()
}

/** A painter of terrain for a rectangle about the middle of an edge. */
function part(paint: Painter | undefined, length: number, width: number, look = '') {
  const outlines = [rectangle(-length / 2, -width / 2, length, width)]
  return (kit: Kit, random: () => number) =>
    paint?.(kit, { id: look, kind: 'edge', look, outlines, bottom: 0, top: 1 }, random)
}

function shadow(g: Ink, outline: Outline): void {
  filled(g, traced(...swept(outline, [0.07, 0.08])), 'rgb(29 21 11 / 0.25)')
}

const leaf = rectangle(-0.37, -0.09, 0.74, 0.18)
const doorway = part(WALLS['open-door'], 0.74, 0.2)
const closed = part(WALLS['closed-door'], 0.74, 0.2)
const barred = part(WALLS['barred-door'], 0.74, 0.22)

/** Each drawn from left to right about the middle of the edge, with its lower side below. */
const EDGES: Readonly<Record<string, (kit: Kit, random: () => number) => void>> = {
  window: part(WALLS['window'], 0.74, 0.2),
  'door-closed': closed,
  'door-locked': (kit, random) => {
    barred(kit, random)
    spot(kit.g, 0, 0, 0.13, '#fdf6e3', '#1f2430', 0.035)
    bar(kit.g, -0.06, -0.01, 0.12, 0.08, '#1f2430')
    kit.g.beginPath()
    kit.g.arc(0, -0.01, 0.04, Math.PI, 0)
    kit.g.strokeStyle = '#1f2430'
    kit.g.lineWidth = 0.03
    kit.g.stroke()
  },
  'door-open': (kit, random) => {
    doorway(kit, random)
    const { g } = kit
    g.save()
    g.translate(-0.33, 0)
    g.rotate(Math.PI / 7)
    const open = rectangle(-0.06, -0.66, 0.12, 0.68)
    shadow(g, open)
    filled(g, pathOf(open), '#8f6231', '#2f1c0a', 0.04)
    line(g, '#5f3f1c', 0.025, [0, -0.64], [0, 0])
    g.restore()
  },
  'door-broken': ({ g }, random) => {
    filled(g, pathOf(leaf), '#d9c596')
    for (let k = 0; k < 7; k++) {
      const [x, y, turn] = [(random() - 0.5) * 0.7, (random() - 0.5) * 0.34, random() * 3]
      g.save()
      g.translate(x, y)
      g.rotate(turn)
      bar(g, -0.12, -0.035, 0.24, 0.07, mixed('#8f6231', '#6d4720', random()), '#2f1c0a', 0.025)
      g.restore()
    }
  },
  stairs: (kit, random) => {
    const ring: Spot[] = [[-0.38, 0.3], [0.38, 0.3], [0.38, -0.3], [-0.38, -0.3]] // prettier-ignore
    const outlines = [{ ring: clockwise(ring), circle: null }]
    LANDS['stairs']?.(kit, { id: 'stairs', kind: 'edge', look: 'stairs', outlines, bottom: 0, top: 1 }, random)
  },
  ladder: ({ g }) => {
    for (const x of [-0.15, 0.15]) {
      line(g, '#3c2611', 0.09, [x, -0.36], [x, 0.36])
      line(g, '#b9894e', 0.05, [x, -0.36], [x, 0.36])
    }
    for (const y of [-0.24, -0.08, 0.08, 0.24]) {
      line(g, '#3c2611', 0.08, [-0.15, y], [0.15, y])
      line(g, '#d3ac70', 0.04, [-0.15, y], [0.15, y])
    }
  },
  climb: (kit, random) => {
    for (const x of [-0.3, 0, 0.3]) {
      spot(kit.g, x + 0.05 * random(), -0.02, 0.075, '#4a3f30')
      spot(kit.g, x - 0.02, -0.04, 0.04, '#efe6d0')
    }
    const ivy = [rectangle(-0.5, -0.13, 1, 0.26)]
    kit.g.globalAlpha = 0.7
    for (const outline of ivy) {
      clipped(kit.g, outline, () => {
        for (let k = 0; k < 9; k++)
          spot(kit.g, (random() - 0.5) * 0.96, (random() - 0.5) * 0.2, 0.045, '#68895a', '#2f4a2a', 0.02)
      })
    }
    kit.g.globalAlpha = 1
  },
  fragile: (kit, random) => {
    const wall = rectangle(-0.5, -0.09, 1, 0.18)
    shadow(kit.g, wall)
    part(WALLS['dyke'], 1, 0.18)(kit, random)
    for (const x of [-0.3, 0.02, 0.3]) {
      line(kit.g, '#2a2118', 0.035, [x, -0.09], [x + 0.05, -0.02], [x - 0.03, 0.02], [x + 0.03, 0.09])
    }
  },
  rubble: ({ g }, random) => {
    for (let k = 0; k < 9; k++) {
      const stone = pebble((k - 4) * 0.11, (random() - 0.5) * 0.24, 0.05 + 0.06 * random(), 6, random)
      filled(g, traced(stone), mixed('#bdb49c', '#8f866f', random()), '#4c4536', 0.025)
    }
  },
  other: ({ g }) => {
    g.setLineDash([0.1, 0.08])
    line(g, '#5a4c2c', 0.06, [-0.46, 0], [0.46, 0])
    g.setLineDash([])
  },
}
