// The forms that things on the table are folded into. What lies on top is cut from the painting; sides are of plain paper with drawn courses.

import { hasGables, ridgeOver } from '../../board/paint/roofs'
import {
  apart,
  box,
  between,
  isRectangle,
  lieOf,
  middle,
  onPaper,
  type Lie,
  type Outline,
  type Spot,
} from '../../board/paint/shapes'
import { along, around } from './courses'
import { at, shaded, toneOf, type Mapping, type Point, type Sheet, type Tone } from './folding'
import type { Stuff } from './looks'
import { triangles } from './triangles'

/** The sheets that a thing is folded from. */
export interface Sheets {
  sides: Sheet // drawn courses
  lids: Sheet // the painting
  panes: Sheet // glass, which lamps shine through at night
}

export interface Folding extends Sheets {
  picture: Mapping // where a point is on the painting
}

/** The lower and the upper end of something. */
export interface Span {
  bottom: number
  top: number
}

const WHITE: Tone = [1, 1, 1]
const ROUND = 8 // corners: an outline with more of them is round
const shrunk = (outline: Outline, share: number): Spot[] => {
  const centre = middle(outline)
  return outline.ring.map((spot) => between(centre, spot, share))
}

/** A flat piece of the painting at a height. */
export function lid({ lids, picture }: Folding, ring: readonly Spot[], z: number): void {
  for (const [a, b, c] of triangles(ring)) lids.triangle(at(a, z), at(b, z), at(c, z), WHITE, picture)
}

/** Upright sides around an outline. */
export function sides(
  { sides: sheet }: Sheets,
  ring: readonly Spot[],
  { bottom, top }: Span,
  stuff: Stuff,
  tone: Tone,
): void {
  let run = 0
  for (const [k, a] of ring.entries()) {
    const b = ring[(k + 1) % ring.length]!
    const far = apart(a, b)
    const on = ring.length > ROUND ? around(stuff, a, b, run) : along(stuff, a, b)
    sheet.face([at(a, bottom), at(b, bottom), at(b, top), at(a, top)], tone, on)
    run += far
  }
}

/** Straight sides under a piece of the painting. */
export function block(folding: Folding, outline: Outline, span: Span, stuff: Stuff, tone: Tone): void {
  sides(folding, outline.ring, span, stuff, tone)
  lid(folding, outline.ring, span.top)
}

/** A small block all of paper: a post, a rail, a step. */
export function bit(sheets: Sheets, lie: Lie, span: Span, stuff: Stuff, tone: Tone): void {
  const ring = [
    onPaper(lie, 0, 0),
    onPaper(lie, lie.length, 0),
    onPaper(lie, lie.length, lie.width),
    onPaper(lie, 0, lie.width),
  ]
  sides(sheets, ring, span, stuff, tone)
  const [a, b] = [ring[0]!, ring[1]!]
  sheets.sides.face(ring.map((spot) => at(spot, span.top)), shaded(tone, 1.08), along('paper', a, b, 0)) // prettier-ignore
}

/** Part of a lie: from there to there along and across it. */
export const part = (lie: Lie, from: number, to: number, left = 0, right = lie.width): Lie => {
  const [x, y] = onPaper(lie, from, left)
  return { x, y, angle: lie.angle, length: to - from, width: right - left }
}

/** Sides that slope inwards: the painting goes over them. Where they are `steep`, it is drawn down over them from within its dark outline. */
export function mound(folding: Folding, outline: Outline, { bottom, top }: Span, share: number, steep = false): void {
  const upper = shrunk(outline, share)
  const [cx, cy] = middle(outline)
  const inner = (value: number, centre: number) => centre + (value - centre) * WITHIN
  const over: Mapping = steep ? ([x, y, z]) => folding.picture([inner(x, cx), inner(y, cy), z]) : folding.picture
  for (const [k, a] of outline.ring.entries()) {
    const next = (k + 1) % outline.ring.length
    const face = [at(a, bottom), at(outline.ring[next]!, bottom), at(upper[next]!, top), at(upper[k]!, top)]
    folding.lids.face(face, WHITE, over)
  }
  for (const [a, b, c] of triangles(upper)) folding.lids.triangle(at(a, top), at(b, top), at(c, top), WHITE, over)
}

const WITHIN = 0.82

const STEEPEST = 0.62 // of half its width: how high a roof rises

/** How high the roof over an outline rises. */
export function rise(outline: Outline, most: number): number {
  const { width } = lieOf(outline)
  return Math.min(most, (STEEPEST * width) / 2)
}

/** A sloped roof from its eaves to its ridge; under gables the walls go on. */
export function roof(
  folding: Folding,
  outline: Outline,
  { bottom, top }: Span,
  look: string,
  stuff: Stuff,
  tone: Tone,
): void {
  const { lids, picture, sides: sheet } = folding
  if (!isRectangle(outline)) return mound(folding, outline, { bottom, top }, 0.02)
  const { corners, ridge } = ridgeOver(outline, hasGables(look))
  const [a, b, c, d] = corners
  const [left, right] = ridge
  lids.face([at(a, bottom), at(b, bottom), at(right, top), at(left, top)], WHITE, picture)
  lids.face([at(c, bottom), at(d, bottom), at(left, top), at(right, top)], WHITE, picture)
  for (const [from, to, peak] of [[b, c, right], [d, a, left]] as const) {
    const ends: [Point, Point, Point] = [at(from, bottom), at(to, bottom), at(peak, top)]
    if (hasGables(look)) sheet.face(ends, tone, along(stuff, from, to, 0))
    else lids.face(ends, WHITE, picture)
  } // prettier-ignore
}

/** Walls under a roof; its ridge is where the rules say that the house ends. */
export function house(folding: Folding, outline: Outline, span: Span, look: string, stuff: Stuff, tone: Tone): void {
  const eaves = span.top - rise(outline, 0.42 * (span.top - span.bottom))
  sides(folding, outline.ring, { bottom: span.bottom, top: eaves }, stuff, tone)
  roof(folding, outline, { bottom: eaves, top: span.top }, look, stuff, tone)
}

const THICK = 0.14 // inches: a floor

/** A floor; on posts where nothing else holds it. */
export function deck(
  folding: Folding,
  outline: Outline,
  { bottom, top }: Span,
  stuff: Stuff,
  tone: Tone,
  posts: boolean,
): void {
  sides(folding, outline.ring, { bottom: top - THICK, top }, stuff, tone)
  lid(folding, outline.ring, top)
  if (!posts) return
  const inner = shrunk(outline, 0.96)
  for (const [x, y] of inner) {
    bit(
      folding,
      { x: x - 0.1, y: y - 0.1, angle: 0, length: 0.2, width: 0.2 },
      { bottom, top: top - THICK },
      'boards',
      shaded(tone, 0.8),
    )
  }
}

/** A deck with low walls along its way, on piers. */
export function bridge(folding: Folding, outline: Outline, { bottom, top }: Span, tone: Tone): void {
  const lie = lieOf(outline)
  deck(folding, outline, { bottom, top }, 'stone', tone, false)
  for (const left of [0, lie.width - 0.2])
    bit(folding, part(lie, 0, lie.length, left, left + 0.2), { bottom: top, top: top + 0.35 }, 'stone', tone)
  const piers = Math.max(2, Math.round(lie.length / 3))
  for (let k = 0; k < piers; k++) {
    const x = (k * (lie.length - 0.6)) / (piers - 1)
    bit(
      folding,
      part(lie, x, x + 0.6, 0.15, lie.width - 0.15),
      { bottom, top: top - THICK },
      'stone',
      shaded(tone, 0.92),
    )
  }
}

/** Steps from the first side of the outline up to the opposite one. */
export function stairs(folding: Folding, outline: Outline, { bottom, top }: Span, stuff: Stuff, tone: Tone): void {
  const [a, b, c, d] = outline.ring
  if (!a || !b || !c || !d || outline.ring.length !== 4) return mound(folding, outline, { bottom, top }, 0.4)
  const count = Math.max(3, Math.round(apart(a, d) / 0.38))
  for (let k = 0; k < count; k++) {
    const [low, high] = [k / count, (k + 1) / count]
    const ring = [between(a, d, low), between(b, c, low), between(b, c, high), between(a, d, high)]
    const z = bottom + (top - bottom) * high
    sides(folding, ring, { bottom, top: z }, stuff, tone)
    lid(folding, ring, z)
  }
}

/** Two rails and rungs between them, along the outline. */
export function ladder(folding: Folding, outline: Outline, { bottom, top }: Span, tone: Tone): void {
  const lie = lieOf(outline)
  const [long, thick] = [lie.length, Math.min(lie.width, 0.12)]
  for (const x of [0, long - 0.1]) bit(folding, part(lie, x, x + 0.1, 0, thick), { bottom, top }, 'boards', tone)
  for (let z = bottom + 0.25; z < top; z += 0.35)
    bit(folding, part(lie, 0, long, 0, thick), { bottom: z, top: z + 0.07 }, 'boards', tone)
}

// -- openings

const DOOR = 2.1 // inches
const LINTEL = 0.3
const LEAF = toneOf('#8f6231')
const GLASS = toneOf('#bcd3d6')

/** How high the opening of a door is. */
const doorway = ({ bottom, top }: Span): number => Math.min(bottom + DOOR, top - LINTEL)

export function door(folding: Folding, outline: Outline, span: Span, stuff: Stuff, tone: Tone): void {
  const [lie, high] = [lieOf(outline), doorway(span)]
  block(folding, outline, { bottom: high, top: span.top }, stuff, tone)
  bit(
    folding,
    part(lie, 0, lie.length, lie.width * 0.25, lie.width * 0.75),
    { bottom: span.bottom, top: high },
    'boards',
    LEAF,
  )
}

/** An open door: the lintel, and its leaf turned into the room. */
export function openDoor(folding: Folding, outline: Outline, span: Span, stuff: Stuff, tone: Tone): void {
  const [lie, high] = [lieOf(outline), doorway(span)]
  block(folding, outline, { bottom: high, top: span.top }, stuff, tone)
  const [x, y] = onPaper(lie, 0.06, lie.width / 2)
  const leaf = { x, y, angle: lie.angle - 1.2, length: Math.max(0.3, Math.min(1.4, lie.length) - 0.1), width: 0.09 }
  bit(folding, leaf, { bottom: span.bottom, top: high }, 'boards', LEAF)
}

/** Wall below and above, glass between. */
export function pane(folding: Folding, outline: Outline, { bottom, top }: Span, stuff: Stuff, tone: Tone): void {
  const lie = lieOf(outline)
  const high = top - bottom
  const [sill, head] = [bottom + 0.32 * high, top - Math.min(0.45, 0.18 * high)]
  sides(folding, outline.ring, { bottom, top: sill }, stuff, tone)
  bit(folding, lie, { bottom: sill - 0.02, top: sill }, 'paper', tone)
  block(folding, outline, { bottom: head, top }, stuff, tone)
  const glass = part(lie, 0, lie.length, lie.width * 0.38, lie.width * 0.62)
  const ring = rectangleOf(glass)
  for (const [k, a] of ring.entries()) {
    const b = ring[(k + 1) % 4]!
    folding.panes.face([at(a, sill), at(b, sill), at(b, head), at(a, head)], GLASS, () => [0, 0])
  }
  const bars = Math.max(1, Math.round(lie.length / 0.8))
  for (let k = 0; k <= bars; k++) {
    const x = Math.min(lie.length - 0.08, Math.max(0, (k * lie.length) / bars - 0.04))
    bit(
      folding,
      part(lie, x, x + 0.08, lie.width * 0.3, lie.width * 0.7),
      { bottom: sill, top: head },
      'boards',
      shaded(LEAF, 0.9),
    )
  }
  const half = (sill + head) / 2
  bit(
    folding,
    part(lie, 0, lie.length, lie.width * 0.3, lie.width * 0.7),
    { bottom: half - 0.04, top: half + 0.04 },
    'boards',
    shaded(LEAF, 0.9),
  )
}

const rectangleOf = (lie: Lie): Spot[] => [
  onPaper(lie, 0, 0), onPaper(lie, lie.length, 0), onPaper(lie, lie.length, lie.width), onPaper(lie, 0, lie.width),
] // prettier-ignore

// -- along a line

/** Things that follow each other along a lie, so far apart. */
function* steps(lie: Lie, gap: number): Generator<number> {
  const count = Math.max(1, Math.round(lie.length / gap))
  for (let k = 0; k <= count; k++) yield (k * lie.length) / count
}

export function fence(folding: Folding, outline: Outline, { bottom, top }: Span, tone: Tone): void {
  const lie = lieOf(outline)
  const [wide, half] = [Math.min(0.2, lie.width), lie.width / 2]
  const rails = part(lie, 0, lie.length, half - wide / 4, half + wide / 4)
  for (const share of [0.35, 0.75]) {
    const z = bottom + (top - bottom) * share
    bit(folding, rails, { bottom: z, top: z + 0.12 }, 'boards', tone)
  }
  for (const x of steps(lie, 0.95)) {
    const from = Math.min(lie.length - wide, Math.max(0, x - wide / 2))
    bit(
      folding,
      part(lie, from, from + wide, half - wide / 2, half + wide / 2),
      { bottom, top },
      'boards',
      shaded(tone, 0.85),
    )
  }
}

export function railing(folding: Folding, outline: Outline, { bottom, top }: Span, tone: Tone): void {
  const lie = lieOf(outline)
  const half = lie.width / 2
  for (const z of [bottom + 0.12, top - 0.18])
    bit(folding, part(lie, 0, lie.length, half - 0.04, half + 0.04), { bottom: z, top: z + 0.07 }, 'paper', tone)
  for (const x of steps(lie, 0.3)) {
    const from = Math.min(lie.length - 0.07, Math.max(0, x - 0.035))
    bit(folding, part(lie, from, from + 0.07, half - 0.035, half + 0.035), { bottom, top }, 'paper', tone)
  }
}

/** Pointed stakes that lean outwards. */
export function stakes({ sides: sheet }: Sheets, outline: Outline, { bottom, top }: Span, tone: Tone): void {
  const lie = lieOf(outline)
  const r = Math.min(0.16, lie.width / 2)
  for (const x of steps(lie, 0.5)) {
    const along_ = Math.min(lie.length - r, Math.max(r, x))
    const corner = (dx: number, dy: number) => at(onPaper(lie, along_ + dx, lie.width / 2 + dy), bottom)
    const foot = [corner(-r, -r), corner(r, -r), corner(r, r), corner(-r, r)]
    const tip = at(onPaper(lie, along_, lie.width * 0.35), top)
    for (const [k, a] of foot.entries())
      sheet.triangle(a, foot[(k + 1) % 4]!, tip, tone, along('boards', [0, 0], [1, 0], 0))
  }
}

export function wire(folding: Folding, outline: Outline, { bottom, top }: Span, tone: Tone): void {
  const lie = lieOf(outline)
  for (const x of steps(lie, 1.4)) {
    const from = Math.min(lie.length - 0.12, Math.max(0, x - 0.06))
    bit(
      folding,
      part(lie, from, from + 0.12, lie.width / 2 - 0.06, lie.width / 2 + 0.06),
      { bottom, top },
      'boards',
      toneOf('#8d6734'),
    )
  }
  for (const [share, high] of [[0.25, 0.4], [0.5, 0.85], [0.75, 0.4]] as const) {
    const [y, z] = [lie.width * share, bottom + (top - bottom) * high]
    bit(folding, part(lie, 0, lie.length, y - 0.025, y + 0.025), { bottom: z, top: z + 0.05 }, 'paper', tone)
  } // prettier-ignore
}

// -- furniture

export function table(folding: Folding, outline: Outline, span: Span, stuff: Stuff, tone: Tone): void {
  const { length, width } = lieOf(outline)
  const legs = !outline.circle && Math.min(length, width) > 0.4
  deck(folding, outline, span, stuff, tone, legs)
  if (legs) return
  const [x, y] = middle(outline)
  bit(
    folding,
    { x: x - 0.15, y: y - 0.15, angle: 0, length: 0.3, width: 0.3 },
    { bottom: span.bottom, top: span.top - THICK },
    stuff,
    tone,
  )
}

/** A bed of boards between wheels. */
export function cart(folding: Folding, outline: Outline, { bottom, top }: Span, stuff: Stuff, tone: Tone): void {
  const lie = lieOf(outline)
  const axle = bottom + 0.38 * (top - bottom)
  const bed = {
    ring: rectangleOf(part(lie, 0.04 * lie.length, 0.96 * lie.length, 0.12 * lie.width, 0.88 * lie.width)),
    circle: null,
  }
  block(folding, bed, { bottom: axle, top }, stuff, tone)
  const r = Math.min(0.24 * lie.length, 0.48 * (top - bottom))
  for (const y of [0.02, lie.width - 0.1])
    for (const share of [0.26, 0.74])
      wheel(folding, part(lie, 0, lie.length, y, y + 0.08), share * lie.length, bottom + r, r)
}

function wheel({ sides: sheet }: Sheets, lie: Lie, x: number, z: number, r: number): void {
  const tone = toneOf('#5b3d1f')
  const rim = (y: number) =>
    Array.from({ length: 12 }, (_, k): Point =>
      at(onPaper(lie, x + r * Math.cos((k * Math.PI) / 6), y), z + r * Math.sin((k * Math.PI) / 6)),
    )
  const [near, far] = [rim(0), rim(lie.width)]
  const on = along('paper', [0, 0], [1, 0], 0)
  for (const ring of [near, far]) sheet.face(ring, tone, on)
  for (const [k, a] of near.entries())
    sheet.face([a, near[(k + 1) % 12]!, far[(k + 1) % 12]!, far[k]!], shaded(tone, 0.7), on)
}

/** A round shaft on a plinth, under a slab. */
export function column(folding: Folding, outline: Outline, { bottom, top }: Span, tone: Tone): void {
  const { x, y, width, height } = box(outline)
  const [r, middle]: [number, Spot] = [Math.min(width, height) / 2, [x + width / 2, y + height / 2]]
  const foot = bottom + 0.1 * (top - bottom)
  turned(folding, middle, 0.98 * r, 0.9 * r, { bottom, top: foot }, tone, 18)
  turned(folding, middle, 0.76 * r, 0.68 * r, { bottom: foot, top: top - 0.12 }, tone, 18)
  turned(folding, middle, 0.8 * r, 0.96 * r, { bottom: top - 0.12, top }, tone, 18)
}

/** A pedestal with somebody on it, in stone. */
export function figure(folding: Folding, outline: Outline, { bottom, top }: Span, stuff: Stuff, tone: Tone): void {
  const foot = bottom + 0.3 * (top - bottom)
  block(folding, outline, { bottom, top: foot }, stuff, tone)
  const [x, y] = middle(outline)
  const { width, length } = lieOf(outline)
  const r = 0.22 * Math.min(width, length)
  const high = top - foot
  for (const [wide, from, to] of [[1, 0, 0.12], [0.62, 0.12, 0.5], [0.82, 0.5, 0.74], [0.4, 0.74, 1]] as const) {
    turned(folding, [x, y], r * wide, r * wide * 0.85, { bottom: foot + from * high, top: foot + to * high }, tone)
  } // prettier-ignore
}

/** A round post that narrows upwards. */
export function turned(
  { sides: sheet }: Sheets,
  [x, y]: Spot,
  low: number,
  high: number,
  { bottom, top }: Span,
  tone: Tone,
  corners = 8,
): void {
  const ring = (r: number) =>
    Array.from({ length: corners }, (_, k): Spot => [
      x + r * Math.cos((2 * Math.PI * k) / corners),
      y + r * Math.sin((2 * Math.PI * k) / corners),
    ])
  const [foot, head] = [ring(low), ring(high)]
  for (const [k, a] of foot.entries()) {
    const next = (k + 1) % corners
    sheet.face(
      [at(a, bottom), at(foot[next]!, bottom), at(head[next]!, top), at(head[k]!, top)],
      tone,
      along('paper', a, foot[next]!, 0),
    )
  }
  sheet.face(head.map((spot) => at(spot, top)), tone, along('paper', foot[0]!, foot[1]!, 0)) // prettier-ignore
}
