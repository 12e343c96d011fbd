// Measuring for words: bases with a height, bearings in degrees. What is drawn is measured by the board's geometry.

import { distance, inShapes, middle, type Shape } from '../../board/geometry'

export interface Spot {
  x: number
  y: number
  z: number
  r: number
}

export const POINTS = 16 // of the compass

export function spot(at: readonly number[], r = 0): Spot {
  return { x: at[0] ?? 0, y: at[1] ?? 0, z: at[2] ?? 0, r }
}

/** From edge to edge, never less than nothing. */
export function gap(a: Spot, b: Spot): number {
  const flat = Math.max(0, Math.hypot(b.x - a.x, b.y - a.y) - a.r - b.r)
  return a.z === b.z ? flat : Math.hypot(flat, b.z - a.z)
}

/** Degrees clockwise from north, which is where y grows. */
export function bearing(a: Spot, b: Spot): number {
  return (Math.atan2(b.x - a.x, b.y - a.y) * (180 / Math.PI) + 360) % 360
}

/** The nearest point of the compass: 0 is north, 4 is east. */
export function compass(angle: number): number {
  return Math.round((angle * POINTS) / 360) % POINTS
}

/** From a point towards another, at most this far. Rounded down, so that it is never longer. */
export function towards(from: readonly number[], to: readonly number[], most: number): [number, number] {
  const all = distance(from, to)
  const [x, y] = [from[0] ?? 0, from[1] ?? 0]
  const [dx, dy] = [(to[0] ?? 0) - x, (to[1] ?? 0) - y]
  if (all <= most || all === 0) return [Math.round(x + dx), Math.round(y + dy)]
  const part = Math.max(0, most) / all
  return [x + Math.trunc(dx * part), y + Math.trunc(dy * part)]
}

/** From the edge of a base to the nearest part of some shapes; 0 when it touches or stands in one. */
export function clear(from: Spot, shapes: readonly Shape[]): number {
  if (inShapes(shapes, [from.x, from.y])) return 0
  return Math.max(0, Math.min(...shapes.map((shape) => off(from, shape))) - from.r)
}

/** The middle of some shapes, as a place. */
export function centre(shapes: readonly Shape[]): Spot {
  return spot(middle(shapes))
}

function off(from: Spot, shape: Shape): number {
  if (shape.circle) return distance([from.x, from.y], shape.circle) - (shape.circle[2] ?? 0)
  const ring = shape.ring ?? []
  return Math.min(...ring.map((corner, i) => beside(from, corner, ring[(i + 1) % ring.length] ?? corner)))
}

function beside(from: Spot, a: readonly number[], b: readonly number[]): number {
  const [x, y] = [a[0] ?? 0, a[1] ?? 0]
  const [dx, dy] = [(b[0] ?? 0) - x, (b[1] ?? 0) - y]
  const all = dx * dx + dy * dy
  const t = all ? Math.max(0, Math.min(1, ((from.x - x) * dx + (from.y - y) * dy) / all)) : 0
  return Math.hypot(from.x - x - t * dx, from.y - y - t * dy)
}
