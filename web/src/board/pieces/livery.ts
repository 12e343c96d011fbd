// What tells the sides apart, also without colours: light on dark or dark on light, the outline of the field, and heraldic hatching
// (after Petra Sancta: blue is laid in horizontal lines, red in upright ones, gold in dots, green and purple aslant).

import type { Piece } from '../../wire'
import { party } from '../styles'

export type Shape = 'disc' | 'scallop' | 'hexagon' | 'quatrefoil'
export type Hatching = 'level' | 'upright' | 'dots' | 'rising' | 'falling' | 'plain'

export interface Livery {
  tone: string // the variables `--field-<tone>`, `--deep-<tone>`, `--emblem-<tone>` and `--turned-<tone>` of sides.css
  shape: Shape
  hatching: Hatching
}

const SEATS: readonly Livery[] = [
  { tone: '0', shape: 'disc', hatching: 'level' },
  { tone: '1', shape: 'scallop', hatching: 'dots' },
  { tone: '2', shape: 'hexagon', hatching: 'rising' },
  { tone: '3', shape: 'quatrefoil', hatching: 'falling' },
]
const PARTIES: readonly Livery[] = [
  { tone: 'red', shape: 'disc', hatching: 'upright' },
  { tone: 'blue', shape: 'scallop', hatching: 'level' },
]
const NOBODY: Livery = { tone: 'none', shape: 'disc', hatching: 'plain' }

/** The livery of a piece: that of its party in games whose sides have colours, else that of its seat. */
export function liveryOf({ seat, side }: Pick<Piece, 'seat' | 'side'>): Livery {
  const named = party(side)
  if (named !== null) return PARTIES[named]!
  return seat < 0 ? NOBODY : SEATS[seat % SEATS.length]!
}

/** The colour of what is drawn on the field: that of the field itself once it is turned over. */
export function inkOf(piece: Piece): string {
  const { tone } = liveryOf(piece)
  return piece.acted ? `var(--turned-${tone})` : `var(--emblem-${tone})`
}

export const SMALL = 36 // px: from here on there are boxes, hatching and pips
const MOST_PIPS = 6

/** How many pips are drawn on a counter of this size. */
export const pipsOn = ({ pips }: Piece, px: number): number => (px < SMALL ? 0 : Math.min(MOST_PIPS, pips ?? 0))

/** Where the drawing on a counter is: above the pips, and laid down with whoever lies. */
export const drawingOn = (piece: Piece, px: number): string =>
  `translate(0 ${pipsOn(piece, px) ? -0.09 : 0})${piece.posture === 'lying' ? ' rotate(90)' : ''}`

const LOBES = { scallop: { count: 12, inner: 0.93, bow: 0.31 }, quatrefoil: { count: 4, inner: 0.8, bow: 0.6 } }

/** A point so far from the middle, at an angle from the top. */
export const polar = (r: number, angle: number): string =>
  `${round(r * Math.sin(angle))} ${round(-r * Math.cos(angle))}`

const round = (n: number): number => Math.round(n * 1000) / 1000

/** The outline of a field. */
export function outline(shape: Shape, r: number): string {
  if (shape === 'disc') return `M0 ${-r}A${r} ${r} 0 1 1 -0.001 ${-r}Z`
  if (shape === 'hexagon') return `M${[0, 1, 2, 3, 4, 5].map((k) => polar(r, (Math.PI / 3) * (k + 0.5))).join('L')}Z`
  const { count, inner, bow } = LOBES[shape]
  const turn = (2 * Math.PI) / count
  const arcs = Array.from(
    { length: count },
    (_, k) => `A${r * bow} ${r * bow} 0 0 1 ${polar(r * inner, turn * (k + 0.5))}`,
  )
  return `M${polar(r * inner, -turn / 2)}${arcs.join('')}Z`
}

const TURNS: Readonly<Record<Hatching, number>> = { level: 0, upright: 90, rising: -45, falling: 45, dots: 0, plain: 0 }
const GAP = 0.11

/** The strokes of a hatching within a circle, and by how much they are turned. */
export function hatched(hatching: Hatching, r: number): { path: string; turn: number } {
  if (hatching === 'plain') return { path: '', turn: 0 }
  const rows = Array.from({ length: Math.floor((2 * r) / GAP) }, (_, k) => -r + (k + 0.5) * GAP)
  const half = (y: number) => Math.sqrt(Math.max(0, r * r - y * y))
  const path =
    hatching === 'dots'
      ? rows.flatMap((y, row) => dots(y, half(y), row)).join('')
      : rows.map((y) => `M${round(-half(y))} ${round(y)}H${round(half(y))}`).join('')
  return { path, turn: TURNS[hatching] }
}

function dots(y: number, half: number, row: number): string[] {
  const step = 2 * GAP
  const first = -Math.floor(half / step) * step + (row % 2 ? GAP : 0)
  const count = Math.max(0, Math.floor((half - first) / step))
  return Array.from({ length: count }, (_, k) => `M${round(first + k * step)} ${round(y)}h0`)
}

/** An arc of a ring, from angle to angle. */
export const arc = (r: number, from: number, to: number): string =>
  `M${polar(r, from)}A${r} ${r} 0 ${to - from > Math.PI ? 1 : 0} 1 ${polar(r, to)}`
