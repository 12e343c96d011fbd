// From where the table is looked at.

import type { Point } from './paper/folding'

export type View = 'orbit' | 'table' | 'eyes'

export interface Pose {
  eye: Point
  target: Point
  field: number // degrees from the top of the picture to its foot
}

/** Round a place at the table: how far, from which side and how high. */
export interface Round {
  target: Point
  far: number
  turn: number // radians, clockwise from the east on the map: the side from which one looks
  rise: number // radians above the table
}

export const FIELD = 40
const RIM = 1.6 // inches: the frame of the map
const LOWEST = 0.06
const HIGHEST = 1.52

export function poseOf({ target, far, turn, rise }: Round): Pose {
  const [x, y, z] = target
  const flat = far * Math.cos(rise)
  return { eye: [x + flat * Math.cos(turn), y + flat * Math.sin(turn), z + far * Math.sin(rise)], target, field: FIELD }
}

interface Size {
  width: number
  height: number
}

/** How far away one must stand to see the whole of a table, on a screen of this shape. */
function whole({ width, height }: Size, turn: number, shape: number, rise: number): number {
  const sideways = Math.abs(Math.sin(turn)) > Math.abs(Math.cos(turn))
  const [wide, deep] = (sideways ? [width, height] : [height, width]).map((inches) => inches + RIM) as [number, number]
  const half = Math.tan((FIELD * Math.PI) / 360)
  const near = (deep / 2) * Math.cos(rise) // so much nearer is the edge before us
  const across = (wide * 0.505) / (half * Math.max(shape, Math.sqrt(shape))) + near
  const down = (deep * Math.sin(rise) * 0.6) / half
  return Math.max(across, down)
}

/** A place a little nearer than the middle of the table: so the whole of it is in the middle of the picture. */
function aim({ width, height }: Size, turn: number, share: number, z: number): Point {
  return [width / 2 + share * width * Math.cos(turn), height / 2 + share * height * Math.sin(turn), z]
}

/** The whole table from one side. */
export function orbit(table: Size, turn: number, shape: number): Round {
  const rise = 0.78
  return { target: aim(table, turn, 0.055, 0), far: whole(table, turn, shape, rise), turn, rise }
}

/** As somebody sees it who sits there. */
export function seated(table: Size, turn: number, shape: number): Pose {
  const rise = 0.31
  return poseOf({ target: aim(table, turn, -0.03, 0.6), far: 0.92 * whole(table, turn, shape, rise), turn, rise })
}

/** From the eyes of one to the body of another. */
export function between(from: { at: Point; eyes: number }, to: { at: Point; eyes: number }, shape = 1): Pose {
  const [x, y] = from.at
  const level = to.at[2] + 0.62 * (to.eyes - to.at[2])
  const far = Math.hypot(to.at[0] - x, to.at[1] - y)
  const field = Math.min(58, Math.max(34, 62 - 1.6 * far))
  const lower = shape < 1 ? 0.2 * far : 0 // on an upright screen the verdict is below: the picture is above it
  return { eye: [x, y, from.eyes], target: [to.at[0], to.at[1], level - lower], field }
}

/** The side of the table from which a seat plays: where its own stand rather than the others. South, where that cannot be told. */
export function sideOf(own: readonly Point[], others: readonly Point[]): number {
  const centre = (all: readonly Point[]) =>
    all.reduce<[number, number]>(([x, y], [u, v]) => [x + u / all.length, y + v / all.length], [0, 0])
  if (!own.length || !others.length) return Math.PI / 2
  const [a, b] = [centre(own), centre(others)]
  const [dx, dy] = [a[0] - b[0], a[1] - b[1]]
  if (Math.hypot(dx, dy) < 0.5) return Math.PI / 2
  return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 0 : Math.PI) : dy > 0 ? Math.PI / 2 : -Math.PI / 2
}

// -- moving about

export function turned(round: Round, dx: number, dy: number): Round {
  return { ...round, turn: round.turn + dx, rise: Math.min(HIGHEST, Math.max(LOWEST, round.rise + dy)) }
}

export function nearer(round: Round, share: number, table: Size): Round {
  const most = 2.4 * Math.max(table.width, table.height)
  return { ...round, far: Math.min(most, Math.max(2.5, round.far / share)) }
}

/** Along the table, as shares of the picture's height: to the right of the picture, and towards whoever looks. */
export function moved(round: Round, dx: number, dy: number, table: Size): Round {
  const step = 2 * round.far * Math.tan((FIELD * Math.PI) / 360)
  const [cos, sin] = [Math.cos(round.turn), Math.sin(round.turn)]
  const [x, y, z] = round.target
  const inside = (value: number, size: number) => Math.min(size, Math.max(0, value))
  const to: Point = [
    inside(x + (sin * dx + cos * dy) * step, table.width),
    inside(y + (-cos * dx + sin * dy) * step, table.height),
    z,
  ]
  return { ...round, target: to }
}

/** Part of the way from one pose to another. */
export function partway(a: Pose, b: Pose, share: number): Pose {
  const ease = share * share * (3 - 2 * share)
  const mix = (p: Point, q: Point): Point => [
    p[0] + (q[0] - p[0]) * ease,
    p[1] + (q[1] - p[1]) * ease,
    p[2] + (q[2] - p[2]) * ease,
  ]
  return { eye: mix(a.eye, b.eye), target: mix(a.target, b.target), field: a.field + (b.field - a.field) * ease }
}
