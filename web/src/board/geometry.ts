// The plane as the board draws and measures it. Lengths are thousandths of the unit, y grows to the north.

export type Point = [number, number]
export type Point3 = [number, number, number]
export interface Arc {
  around: Point
  to: Point
  turn: 'left' | 'right'
}
export type Leg = Point | Point3 | Arc
export interface Disc {
  at: readonly number[]
  radius: number
}
export interface Shape {
  ring?: readonly (readonly number[])[]
  circle?: readonly number[] | null
}

export const isArc = (leg: Leg): leg is Arc => !Array.isArray(leg)
export const legEnd = (leg: Leg): Point => (isArc(leg) ? leg.to : [leg[0], leg[1]])
export const flat = (p: readonly number[]): Point => [p[0] ?? 0, p[1] ?? 0]

export function distance(a: readonly number[], b: readonly number[]): number {
  return Math.hypot((b[0] ?? 0) - (a[0] ?? 0), (b[1] ?? 0) - (a[1] ?? 0))
}

/** Edge to edge between two round bases; 0 where they touch or overlap. */
export function gap(a: Disc, b: Disc): number {
  return Math.max(0, distance(a.at, b.at) - a.radius - b.radius)
}

/** How far a walk on an arc turns, in radians; positive to the left (against the clock, seen with north up). */
export function sweep(from: readonly number[], arc: Arc): number {
  const [x, y] = arc.around
  const start = Math.atan2((from[1] ?? 0) - y, (from[0] ?? 0) - x)
  const end = Math.atan2(arc.to[1] - y, arc.to[0] - x)
  const whole = 2 * Math.PI
  const left = (((end - start) % whole) + whole) % whole
  return arc.turn === 'left' ? left : left === 0 ? 0 : left - whole
}

export function legLength(from: readonly number[], leg: Leg): number {
  return isArc(leg) ? Math.abs(sweep(from, leg)) * distance(leg.around, from) : distance(from, leg)
}

export function pathLength(from: readonly number[], legs: readonly Leg[]): number {
  let length = 0
  let at = flat(from)
  for (const leg of legs) {
    length += legLength(at, leg)
    at = legEnd(leg)
  }
  return length
}

/** The point after a share (0 to 1) of a leg. */
export function along(from: readonly number[], leg: Leg, share: number): Point {
  const [fx, fy] = flat(from)
  if (!isArc(leg)) return [fx + (leg[0] - fx) * share, fy + (leg[1] - fy) * share]
  const [x, y] = leg.around
  const radius = distance(leg.around, from)
  const angle = Math.atan2(fy - y, fx - x) + sweep(from, leg) * share
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

/** The point of a path after this length; its end if it is shorter. */
export function pointAt(from: readonly number[], legs: readonly Leg[], far: number): Point {
  let at = flat(from)
  let left = far
  for (const leg of legs) {
    const length = legLength(at, leg)
    if (left < length) return along(at, leg, left / length)
    left -= length
    at = legEnd(leg)
  }
  return at
}

/** The legs up to a length, and those after it. The leg in which it falls is cut in two. */
export function cut(from: readonly number[], legs: readonly Leg[], far: number): [Leg[], Leg[]] {
  const before: Leg[] = []
  let at = flat(from)
  let left = far
  for (const [index, leg] of legs.entries()) {
    const length = legLength(at, leg)
    if (left < length) {
      const middle = along(at, leg, left / length)
      before.push(isArc(leg) ? { ...leg, to: middle } : middle)
      return [before, legs.slice(index)]
    }
    before.push(leg)
    left -= length
    at = legEnd(leg)
  }
  return [before, []]
}

export const WINDS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const
export type Wind = (typeof WINDS)[number]

/** In which of the eight directions one point lies from another. */
export function bearing(from: readonly number[], to: readonly number[]): Wind {
  const east = (to[0] ?? 0) - (from[0] ?? 0)
  const north = (to[1] ?? 0) - (from[1] ?? 0)
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4))
  return WINDS[(eighth + 8) % 8]!
}

/** Is a point within a ring of corners? */
export function inRing(ring: readonly (readonly number[])[], p: readonly number[]): boolean {
  const [px, py] = flat(p)
  let inside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = flat(ring[i]!)
    const [bx, by] = flat(ring[j]!)
    if (ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

export function inShapes(shapes: readonly Shape[], p: readonly number[]): boolean {
  return shapes.some((s) => (s.circle ? distance(s.circle, p) <= (s.circle[2] ?? 0) : inRing(s.ring ?? [], p)))
}

/** Where a base touches the outline of a shape from outside, as near to a point as can be, and in none of the other shapes. */
export function beside(shapes: readonly Shape[], p: readonly number[], radius: number): Point | null {
  const spots = shapes.flatMap((shape) => touching(shape, flat(p), radius))
  const free = spots.filter((spot) => shapes.every((shape) => outside(shape, spot) > radius - 2))
  return free.sort((a, b) => distance(a, p) - distance(b, p))[0] ?? null
}

/** A base against each side of a shape, where it is nearest to a point. */
function touching({ ring = [], circle }: Shape, p: Point, radius: number): Point[] {
  if (circle) {
    const far = distance(circle, p)
    const [ux, uy] = far ? [(p[0] - circle[0]!) / far, (p[1] - circle[1]!) / far] : [1, 0]
    return [away(flat(circle), ux, uy, (circle[2] ?? 0) + radius)]
  }
  const [mx, my] = middle([{ ring }])
  return ring.flatMap((corner, i) => {
    const [a, b] = [flat(corner), flat(ring[(i + 1) % ring.length] ?? corner)]
    const long = distance(a, b)
    if (!long) return []
    const [q] = nearestOn(a, b, p)
    const [nx, ny] = [(b[1] - a[1]) / long, (a[0] - b[0]) / long]
    const out = nx * (a[0] - mx) + ny * (a[1] - my) < 0 ? -1 : 1
    const aside = distance(p, q)
    const round = aside > 0 && !inRing(ring, p) ? [away(q, (p[0] - q[0]) / aside, (p[1] - q[1]) / aside, radius)] : []
    return [away(q, nx * out, ny * out, radius), ...round]
  })
}

function nearestOn(a: Point, b: Point, p: Point): [Point, number] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const all = dx * dx + dy * dy
  const t = all ? Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / all)) : 0
  const q: Point = [a[0] + t * dx, a[1] + t * dy]
  return [q, distance(p, q)]
}

function away(from: Point, ux: number, uy: number, far: number): Point {
  return [Math.round(from[0] + ux * far), Math.round(from[1] + uy * far)]
}

/** How far outside a shape a point lies; negative within it. */
function outside({ ring = [], circle }: Shape, p: Point): number {
  if (circle) return distance(circle, p) - (circle[2] ?? 0)
  const near = Math.min(...ring.map((a, i) => nearestOn(flat(a), flat(ring[(i + 1) % ring.length] ?? a), p)[1]))
  return inRing(ring, p) ? -near : near
}

/** The middle of the box around some shapes. */
export function middle(shapes: readonly Shape[]): Point {
  const [x0, y0, x1, y1] = bounds(shapes)
  return [(x0 + x1) / 2, (y0 + y1) / 2]
}

export function bounds(shapes: readonly Shape[]): [number, number, number, number] {
  const xs: number[] = []
  const ys: number[] = []
  for (const { ring, circle } of shapes) {
    for (const p of ring ?? []) {
      xs.push(p[0] ?? 0)
      ys.push(p[1] ?? 0)
    }
    if (circle) {
      const [x = 0, y = 0, r = 0] = circle
      xs.push(x - r, x + r)
      ys.push(y - r, y + r)
    }
  }
  if (!xs.length) return [0, 0, 0, 0]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

// -- drawing: one unit of the board is one unit of the picture, and north is up

const fine = (n: number) => Math.round(n * 1000) / 1000

/** From the board to the picture and back. `height` is the board's, in thousandths. */
export class Sheet {
  constructor(readonly height: number) {}

  x = (mils: number) => mils / 1000
  y = (mils: number) => (this.height - mils) / 1000
  spot = (p: readonly number[]) => `${fine(this.x(p[0] ?? 0))} ${fine(this.y(p[1] ?? 0))}`
  back = (x: number, y: number): Point => [Math.round(x * 1000), Math.round(this.height - y * 1000)]

  ring(ring: readonly (readonly number[])[]): string {
    return ring.length ? `M${ring.map(this.spot).join('L')}Z` : ''
  }

  shape({ ring, circle }: Shape): string {
    if (!circle) return this.ring(ring ?? [])
    const [x = 0, y = 0, r = 0] = circle
    const far = fine(r / 1000)
    const arc = `a${far} ${far} 0 1 0`
    return `M${this.spot([x - r, y])}${arc} ${fine(2 * far)} 0${arc} ${fine(-2 * far)} 0Z`
  }

  shapes = (shapes: readonly Shape[]): string => shapes.map((s) => this.shape(s)).join('')

  /** A path from leg to leg. In the picture y grows downwards, so that a left turn is counter-clockwise: sweep 0. */
  path(from: readonly number[], legs: readonly Leg[]): string {
    let at = flat(from)
    let d = `M${this.spot(at)}`
    for (const leg of legs) {
      if (isArc(leg)) d += this.arc(at, leg)
      else d += `L${this.spot(leg)}`
      at = legEnd(leg)
    }
    return d
  }

  private arc(from: Point, leg: Arc): string {
    const radius = fine(distance(leg.around, from) / 1000)
    const large = Math.abs(sweep(from, leg)) > Math.PI ? 1 : 0
    return `A${radius} ${radius} 0 ${large} ${leg.turn === 'left' ? 0 : 1} ${this.spot(leg.to)}`
  }
}
