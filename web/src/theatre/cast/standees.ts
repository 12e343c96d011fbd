// Models as standees: a card on a base. The card turns to whoever looks; whoever lies is laid down.

import { RIM as STONE } from '../../board/markers/cut'
import type { Shape as Field } from '../../board/pieces/livery'
import { along } from '../paper/courses'
import { at, Sheet, shaded, toneOf, type Point, type Tone } from '../paper/folding'
import type { Cell } from './faces'
import { turned } from '../paper/solids'

/** What a card is cut like: the field of a counter, or a stone. */
export type Shape = Field | 'stone'

export interface Standee {
  id: string
  foot: Point
  radius: number // inches, of its base
  tall: number
  lying: boolean
  facing: number | null // radians, clockwise from the east
  shape: Shape
  deep: string // the colour of its base
}

const BASE = 0.14 // inches
const CARD = 0.08 // how thick
const EYES = 0.9 // of its height

export const wide = ({ radius }: Pick<Standee, 'radius'>): number => 1.75 * radius

/** How high the eyes of somebody are. */
export const eyes = ({ foot, tall, lying }: Standee): number => foot[2] + (lying ? 0.3 * tall : EYES * tall)

/** As tall as its rules say, else as its base suggests. */
export const tallness = (tall: number, radius: number): number => tall || 3.05 * radius

const ROUND = 14

/** The outline of a card that is as wide as high as 1: x from -0.5 to 0.5, from the lower left corner round to the lower right one. */
export function card(shape: Shape, cap: number): [number, number][] {
  if (shape === 'stone') return turnedTo(STONE, 4).map(([x, y]) => [x / 2, (0.86 - y) / 1.84]) // as on the map, upright
  const arch = Array.from({ length: ROUND + 1 }, (_, k): [number, number] => {
    const angle = Math.PI * (1 - k / ROUND)
    return bent(shape, angle, cap)
  })
  return [[-0.5, 0], ...arch, [0.5, 0]]
}

/** The same corners, beginning with another one. */
export const turnedTo = <T>(corners: readonly T[], first: number): T[] => [
  ...corners.slice(first),
  ...corners.slice(0, first),
]

/** A point of the upper end of a card: round, scalloped, cut or pointed, as the fields of counters differ. */
function bent(shape: Field, angle: number, cap: number): [number, number] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  if (shape === 'hexagon') {
    const x = Math.max(-0.5, Math.min(0.5, 0.72 * cos))
    return [x, 1 - cap + cap * Math.min(1, 1.25 * sin)]
  }
  if (shape === 'quatrefoil') return [0.5 * Math.sign(cos) * Math.abs(cos) ** 0.8, 1 - cap + cap * sin ** 1.9]
  const lobe = shape === 'scallop' ? 1 - 0.09 * Math.abs(Math.sin(3.5 * angle)) : 1
  return [0.5 * cos * (shape === 'scallop' ? Math.min(1, lobe + 0.06) : 1), 1 - cap + cap * sin * lobe]
}

/** All cards, as they stand on their own; `turn` puts them where they are seen from somewhere. */
export class Cards {
  readonly faces = new Sheet()
  readonly bodies = new Sheet()
  private readonly ends: { faces: number; bodies: number }[] = [] // after each standee, in points

  constructor(
    readonly standees: readonly Standee[],
    cells: readonly Cell[],
  ) {
    for (const [k, standee] of standees.entries()) {
      this.cut(standee, cells[k]!)
      this.ends.push({ faces: this.faces.points.length / 3, bodies: this.bodies.points.length / 3 })
    }
  }

  private cut(standee: Standee, [left, top, width, height]: Cell): void {
    const { tall, shape } = standee
    const across = wide(standee)
    const cap = Math.min(0.42, across / 2 / tall)
    const ring = card(shape, cap).map(([x, y]): [number, number] => [x * across, y * tall])
    const on = ([x, , z]: Point) => [left + (x / across + 0.5) * width, top + (1 - z / tall) * height] as const
    const plain = along('paper', [0, 0], [1, 0], 0)
    const [front, back] = [CARD / 2, -CARD / 2]
    const body = toneOf(standee.deep)
    const middle: [number, number] = [0, tall * 0.4]
    const point = ([x, z]: [number, number], y: number): Point => [x, y, z]
    for (const [k, a] of ring.entries()) {
      const b = ring[(k + 1) % ring.length]!
      this.faces.triangle(point(middle, front), point(a, front), point(b, front), WHITE, on)
      this.bodies.triangle(point(middle, back), point(b, back), point(a, back), body, plain)
      this.bodies.face([point(a, back), point(b, back), point(b, front), point(a, front)], RIM, plain)
    }
  }

  /** The points of both sheets and their normals, as seen from a place. */
  turn(eye: Point): { faces: Float32Array; bodies: Float32Array; normals: Float32Array } {
    const faces = new Float32Array(this.faces.points.length)
    const bodies = new Float32Array(this.bodies.points.length)
    const normals = new Float32Array(this.bodies.normals.length)
    let [face, body] = [0, 0]
    for (const [k, standee] of this.standees.entries()) {
      const place = placing(standee, eye)
      const { faces: lastFace, bodies: lastBody } = this.ends[k]!
      for (; face < lastFace; face++) place(this.faces.points, faces, face, true)
      for (; body < lastBody; body++) {
        place(this.bodies.points, bodies, body, true)
        place(this.bodies.normals, normals, body, false)
      }
    }
    return { faces, bodies, normals }
  }
}

const WHITE: Tone = [1, 1, 1]
const RIM = toneOf('#f4ead2')

const LEAN = 0.5 // of the angle from which it is seen: a card leans back a little for whoever looks down on it
const MOST = 0.6 // radians

/** The directions of a card on the table: along it, out of it, and up it. */
interface Axes {
  right: Point
  out: Point
  up: Point
  start: Point // the middle of its foot
}

function axes({ foot, tall, lying }: Standee, eye: Point): Axes {
  const [dx, dy] = [eye[0] - foot[0], eye[1] - foot[1]]
  const far = Math.hypot(dx, dy) || 1
  const [fx, fy] = far > 1e-6 ? [dx / far, dy / far] : [0, 1]
  const right: Point = [fy, -fx, 0]
  const [x, y, z] = foot
  if (lying) {
    const start: Point = [x + (fx * tall) / 2, y + (fy * tall) / 2, z + BASE + CARD]
    return { right, out: [0, 0, 1], up: [-fx, -fy, 0], start }
  }
  const lean = Math.max(0, Math.min(MOST, LEAN * Math.atan2(eye[2] - z, far)))
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  return { right, out: [fx * cos, fy * cos, sin], up: [-fx * sin, -fy * sin, cos], start: [x, y, z + BASE] }
}

/** Puts points (or directions) of a card that stands by itself where it is on the table. */
function placing(standee: Standee, eye: Point) {
  const { right, out, up, start } = axes(standee, eye)
  return (from: readonly number[], to: Float32Array, k: number, isPoint: boolean): void => {
    const [x, y, z] = [from[3 * k]!, from[3 * k + 1]!, from[3 * k + 2]!]
    for (const n of [0, 1, 2] as const) to[3 * k + n] = x * right[n] + y * out[n] + z * up[n] + (isPoint ? start[n] : 0)
  }
}

/** The bases, and where those that have a front look. */
export function bases(standees: readonly Standee[]): Sheet {
  const sheet = new Sheet()
  const sheets = { sides: sheet, lids: sheet, panes: sheet }
  for (const { foot, radius, deep, facing } of standees) {
    const [x, y, z] = foot
    turned(sheets, [x, y], radius, 0.96 * radius, { bottom: z + 0.01, top: z + BASE }, toneOf(deep), 28)
    if (facing !== null) wedge(sheet, foot, radius, facing)
  }
  return sheet
}

const plain = along('paper', [0, 0], [1, 0], 0)

function wedge(sheet: Sheet, [x, y, z]: Point, radius: number, facing: number): void {
  const on = (r: number, turn: number) =>
    at([x + r * Math.cos(facing + turn), y + r * Math.sin(facing + turn)], z + BASE + 0.02)
  sheet.triangle(
    on(radius * 0.98, -0.5),
    on(radius * 1.45, 0),
    on(radius * 0.98, 0.5),
    shaded(toneOf('#fffaf0'), 1.05),
    plain,
  )
}

// -- who is pointed at

export interface Ray {
  from: Point
  along: Point
}

/** The nearest standee that a line from the eye meets. */
export function hit(standees: readonly Standee[], ray: Ray): Standee | null {
  let [nearest, least] = [null as Standee | null, Infinity]
  for (const standee of standees) {
    const far = met(standee, ray)
    if (far !== null && far < least) [nearest, least] = [standee, far]
  }
  return nearest
}

const SLACK = 0.1 // inches
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** How far along a line the card of a standee is met, which looks at where the line begins. */
function met(standee: Standee, { from, along: way }: Ray): number | null {
  const { right, out, up, start } = axes(standee, from)
  const slant = dot(way, out)
  if (Math.abs(slant) < 1e-9) return null
  const off: Point = [from[0] - start[0], from[1] - start[1], from[2] - start[2]]
  const far = -dot(off, out) / slant
  if (far <= 0) return null
  const spot: Point = [off[0] + far * way[0], off[1] + far * way[1], off[2] + far * way[2]]
  const [x, z] = [dot(spot, right), dot(spot, up)]
  return Math.abs(x) <= wide(standee) / 2 + SLACK && z >= -BASE - SLACK && z <= standee.tall + SLACK ? far : null
}
