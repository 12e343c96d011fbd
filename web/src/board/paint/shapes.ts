// Outlines as the painter sees them: in inches, y grows downwards. Corners run clockwise on the paper.

import type { Shape } from '../geometry'
import type { Random } from './random'

export type Spot = readonly [number, number]

export interface Outline {
  ring: Spot[]
  circle: readonly [number, number, number] | null // x, y, radius; its ring has corners enough to look round
}

/** Where something long lies: turned by `angle` about (x, y), it fills the rectangle from there to (length, width). */
export interface Lie {
  x: number
  y: number
  angle: number
  length: number
  width: number
}

const ROUND = 36 // corners of a circle

/** A shape of the wire as an outline. `mils` is the length of an inch, `height` the board's height in inches. */
export function outlineOf(shape: Shape, mils: number, height: number): Outline {
  if (shape.circle) {
    const [x = 0, y = 0, r = 0] = shape.circle
    return disc(x / mils, height - y / mils, r / mils)
  }
  const ring = (shape.ring ?? []).map(([x = 0, y = 0]): Spot => [x / mils, height - y / mils])
  return { ring: clockwise(ring), circle: null }
}

export function disc(x: number, y: number, r: number): Outline {
  const ring = Array.from({ length: ROUND }, (_, k): Spot => polar(x, y, r, (2 * Math.PI * k) / ROUND))
  return { ring, circle: [x, y, r] }
}

export const rectangle = (x: number, y: number, width: number, height: number): Outline => ({
  ring: [[x, y], [x + width, y], [x + width, y + height], [x, y + height]],
  circle: null,
}) // prettier-ignore

export const polar = (x: number, y: number, far: number, angle: number): Spot => [
  x + far * Math.cos(angle),
  y + far * Math.sin(angle),
]

export const between = (a: Spot, b: Spot, share: number): Spot => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

export const apart = (a: Spot, b: Spot): number => Math.hypot(b[0] - a[0], b[1] - a[1])

/** Twice the area, positive where the corners run clockwise on the paper. */
export function turning(ring: readonly Spot[]): number {
  return ring.reduce((sum, [x, y], k) => {
    const [u, v] = ring[(k + 1) % ring.length]!
    return sum + x * v - u * y
  }, 0)
}

/** The same ring clockwise. What was its first side still is: stairs begin at their foot. */
export function clockwise(ring: Spot[]): Spot[] {
  const [first, second, ...rest] = ring
  return turning(ring) < 0 && first && second ? [second, first, ...rest.reverse()] : ring
}

export function box({ ring }: Outline): { x: number; y: number; width: number; height: number } {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Parts that share sides as one outline: what was cut into pieces to be measured is painted whole. */
export function joined(parts: readonly Outline[]): Outline[] {
  if (parts.length < 2 || parts.some(({ circle }) => circle)) return [...parts]
  const name = ([x, y]: Spot) => `${x.toFixed(3)} ${y.toFixed(3)}`
  const next = new Map<string, Spot>() // from corner to corner, without the sides that two parts share
  const sides = parts.flatMap(({ ring }) => ring.map((a, k) => [a, ring[(k + 1) % ring.length]!] as const))
  const all = new Set(sides.map(([a, b]) => `${name(a)} ${name(b)}`))
  const rim = sides.filter(([a, b]) => !all.has(`${name(b)} ${name(a)}`))
  for (const [a, b] of rim) next.set(name(a), b)
  if (rim.length === sides.length || next.size !== rim.length) return [...parts]
  const ring = [rim[0]![0]]
  for (
    let at = rim[0]![1];
    name(at) !== name(ring[0]!) && ring.length <= rim.length;
    at = next.get(name(at)) ?? ring[0]!
  ) {
    ring.push(at)
  }
  return ring.length === rim.length ? [{ ring, circle: null }] : [...parts]
}

/** The centre of its area. */
export function middle({ ring, circle }: Outline): Spot {
  if (circle) return [circle[0], circle[1]]
  const twice = turning(ring)
  if (!twice) return ring[0] ?? [0, 0]
  let [mx, my] = [0, 0]
  for (const [k, [x, y]] of ring.entries()) {
    const [u, v] = ring[(k + 1) % ring.length]!
    mx += (x + u) * (x * v - u * y)
    my += (y + v) * (x * v - u * y)
  }
  return [mx / (3 * twice), my / (3 * twice)]
}

/** Is a point inside, and this far from the rim? */
export function within({ ring, circle }: Outline, [x, y]: Spot, margin = 0): boolean {
  if (circle) return Math.hypot(x - circle[0], y - circle[1]) <= circle[2] - margin
  let inside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = [ring[i]!, ring[j]!]
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside
    if (margin && fromSide(a, b, [x, y]) < margin) return false
  }
  return inside
}

function fromSide(a: Spot, b: Spot, p: Spot): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const all = dx * dx + dy * dy
  const share = all ? Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / all)) : 0
  return apart(p, between(a, b, share))
}

/** Points strewn over an outline, no two nearer than `gap`; from north to south. */
export function strewn(outline: Outline, gap: number, margin: number, random: Random): Spot[] {
  const { x, y, width, height } = box(outline)
  const tries = Math.min(4000, Math.ceil((14 * width * height) / (gap * gap)) + 20)
  const spots: Spot[] = []
  for (let k = 0; k < tries; k++) {
    const spot: Spot = [x + random() * width, y + random() * height]
    if (within(outline, spot, margin) && spots.every((other) => apart(other, spot) >= gap)) spots.push(spot)
  }
  return spots.sort((a, b) => a[1] - b[1])
}

/** An outline swept along a vector: its shadow. Pieces of it, all clockwise, so that together they fill evenly. */
export function swept({ ring }: Outline, [dx, dy]: Spot): Spot[][] {
  const moved = ([x, y]: Spot): Spot => [x + dx, y + dy]
  const sides = ring.map((a, k): Spot[] => {
    const b = ring[(k + 1) % ring.length]!
    return clockwise([a, b, moved(b), moved(a)])
  })
  return [ring, ring.map(moved), ...sides]
}

/** The rectangle along its longest side that holds it; of a circle, the square around it. */
export function lieOf({ ring, circle }: Outline): Lie {
  if (circle) {
    const [x, y, r] = circle
    return { x: x - r, y: y - r, angle: 0, length: 2 * r, width: 2 * r }
  }
  const sides = ring.map((a, k) => [a, ring[(k + 1) % ring.length]!] as const)
  const [a, b] = sides.reduce((best, side) => (apart(...side) > apart(...best) + 1e-6 ? side : best), sides[0]!)
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0])
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const along = ring.map(([x, y]) => x * cos + y * sin)
  const across = ring.map(([x, y]) => y * cos - x * sin)
  const [left, top] = [Math.min(...along), Math.min(...across)]
  const [length, width] = [Math.max(...along) - left, Math.max(...across) - top]
  return { x: left * cos - top * sin, y: left * sin + top * cos, angle, length, width }
}

/** A point given along and across a lie, on the paper. */
export function onPaper({ x, y, angle }: Lie, along: number, across: number): Spot {
  return [
    x + along * Math.cos(angle) - across * Math.sin(angle),
    y + along * Math.sin(angle) + across * Math.cos(angle),
  ]
}

/** Does an outline fill its lie: is it a rectangle? */
export function isRectangle(outline: Outline): boolean {
  const { length, width } = lieOf(outline)
  return !outline.circle && Math.abs(turning(outline.ring) / 2 - length * width) < 0.01 * length * width
}
