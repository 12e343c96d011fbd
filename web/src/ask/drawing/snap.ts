// Where a drawn place or way may have been meant to end: in contact with what is near, or at its limit. The rules are not known here: these
// are guesses from what everybody sees, which show at once, and the engine is asked about each.

import { beside, distance, type Shape } from '../../board/geometry'
import type { Point2 } from '../../wire'
import { towards } from './measure'

/** A round thing with which a base can come into contact. */
export interface Round {
  id: string
  at: readonly number[]
  radius: number
}

/** Something with sides that a base can stand against. */
export interface Solid {
  id: string
  shapes: readonly Shape[]
}

/** What is near, for a base of this radius, and how far a hand may be off. */
export interface Surroundings {
  radius: number
  rounds: readonly Round[]
  solids: readonly Solid[]
  tolerance: number
}

/** The way to a place: where it begins, and how much of it is left; null: nobody knows. */
export interface Start {
  from: Point2 | null
  left: number | null
}

/** A place where it may end, and what it would touch there. */
export interface Stop {
  at: Point2
  touches: string[]
}

/** Something that a base stands just short of, and where it would touch it; null: it is out of reach. */
export interface Short {
  id: string
  gap: number
  at: Point2 | null
}

const SAME = 3 // thousandths: two guesses nearer to each other than this are one

/** Where it may have been meant to end, the likeliest first; the last is what was pointed at, as far as the limit lets it go. */
export function stops(p: Point2, start: Start, near: Surroundings): Stop[] {
  const plain = start.from && start.left !== null ? towards(start.from, p, start.left) : p
  // near to where the hand is, or to where the limit stops it
  const close = [p, plain].flatMap((place) => contacts(place, start, near).filter(({ off }) => off <= near.tolerance))
  const [first, second] = close
  const both = first && second ? between(p, first.round, second.round, start, near) : []
  const sides = near.solids.flatMap((solid) => against(p, solid, start, near))
  const deep = contacts(p, start, near).filter(({ off }) => off > near.tolerance) // meant if one cannot stand there
  return unlike([...both, ...close, ...sides, { at: plain, touches: [] }, ...deep]).map(({ at, touches }) => ({
    at,
    touches,
  }))
}

function contacts(p: Point2, start: Start, near: Surroundings): Contact[] {
  return near.rounds.flatMap((round) => contact(p, round, start, near)).sort((a, b) => a.off - b.off)
}

/** What is touched by a hair less than the eye can tell: the nearest thing within a distance that is not touched. */
export function shortOf(at: Point2, most: number, touching: number, start: Start, near: Surroundings): Short | null {
  const gaps = near.rounds
    .map((round) => ({ round, gap: distance(at, round.at) - round.radius - near.radius }))
    .sort((a, b) => a.gap - b.gap)
  const [nearest] = gaps
  if (!nearest || nearest.gap <= touching || nearest.gap > most) return null
  const { round, gap } = nearest
  const found = reached(onto(round, near.radius, at), at, round, start, near.radius)
  return { id: round.id, gap: Math.round(gap), at: found }
}

// -- contact with one thing

interface Contact extends Stop {
  round: Round
  off: number
}

/** In contact with a thing, if the hand was near its rim or on it. */
function contact(p: Point2, round: Round, start: Start, near: Surroundings): Contact[] {
  const whole = round.radius + near.radius
  const far = distance(p, round.at)
  const off = Math.abs(far - whole)
  if (off > near.tolerance && far > whole) return []
  const on = far < round.radius // what is pointed at itself is walked up to
  const wanted = on && start.from ? onto(round, near.radius, start.from) : onto(round, near.radius, p)
  const at = reached(wanted, p, round, start, near.radius)
  if (!at || (!on && distance(at, p) > Math.max(near.tolerance, whole - far))) return []
  return [{ at, touches: [round.id], round, off }]
}

/** The place of a base in contact with a thing, on the side of a point. */
function onto(round: Round, radius: number, side: readonly number[]): Point2 {
  const [x, y] = [round.at[0] ?? 0, round.at[1] ?? 0]
  const far = distance(round.at, side)
  const whole = round.radius + radius
  const [ux, uy] = far ? [((side[0] ?? 0) - x) / far, ((side[1] ?? 0) - y) / far] : [1, 0]
  return [Math.round(x + ux * whole), Math.round(y + uy * whole)]
}

/** A place in contact, if the way is long enough; else the one nearest to the hand that it reaches. */
function reached(wanted: Point2, p: Point2, round: Round, { from, left }: Start, radius: number): Point2 | null {
  if (!from || left === null || distance(from, wanted) <= left) return wanted
  const ends = meeting(from, left, round.at, round.radius + radius)
  // rounded so that it is not longer than it may be
  return nearestTo(p, ends.map((end) => towards(from, end, left))) ?? null // prettier-ignore
}

// -- contact with several

function between(p: Point2, one: Round, other: Round, { from, left }: Start, near: Surroundings): Stop[] {
  const both = meeting(one.at, one.radius + near.radius, other.at, other.radius + near.radius)
    .map(([x, y]): Point2 => [Math.round(x), Math.round(y)])
    .filter((at) => !from || left === null || distance(from, at) <= left)
  const at = nearestTo(p, both)
  return at && distance(at, p) <= near.tolerance ? [{ at, touches: [one.id, other.id] }] : []
}

/** Where two circles meet. */
function meeting(a: readonly number[], r: number, b: readonly number[], s: number): Point2[] {
  const far = distance(a, b)
  if (!far || far > r + s || far < Math.abs(r - s)) return []
  const along = (far * far + r * r - s * s) / (2 * far)
  const high = Math.sqrt(Math.max(0, r * r - along * along))
  const [ax = 0, ay = 0, bx = 0, by = 0] = [a[0], a[1], b[0], b[1]]
  const [ux, uy] = [(bx - ax) / far, (by - ay) / far]
  return [high, -high].map((h) => [ax + ux * along - uy * h, ay + uy * along + ux * h])
}

/** Against a side, if the hand was near it. */
function against(p: Point2, solid: Solid, { from, left }: Start, near: Surroundings): Stop[] {
  const at = beside(solid.shapes, p, near.radius)
  if (!at || distance(at, p) > near.tolerance / 2) return [] // ground has many sides: they draw less than bases do
  if (from && left !== null && distance(from, at) > left) return []
  return [{ at, touches: [solid.id] }]
}

const nearestTo = (p: Point2, places: readonly Point2[]): Point2 | undefined =>
  [...places].sort((a, b) => distance(a, p) - distance(b, p))[0]

function unlike(some: readonly Stop[]): Stop[] {
  return some.filter((stop, i) => !some.slice(0, i).some((other) => distance(other.at, stop.at) <= SAME))
}
