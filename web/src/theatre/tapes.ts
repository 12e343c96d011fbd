// The lines that the engine tested, as tapes on the table: clear ones whole, stopped ones in pieces. And what stopped them, wrapped.

import type { Ray } from '../wire'
import { apart, type Outline, type Spot } from '../board/paint/shapes'
import { along } from './paper/courses'
import { at, Sheet, toneOf, type Point, type Tone } from './paper/folding'

const WIDE = 0.1 // inches
const DASH = 0.42
const GAP = 0.28
const START = 0.7 // not right under the eyes
const ABOVE = 0.06
const EDGE = 0.06
const on = along('paper', [0, 0], [1, 0], 0)

export interface Tape {
  from: Point
  to: Point
  clear: boolean
}

/** A ray between two footings. It may begin at either of them. */
export function tapeOf(ray: Ray, spot: (at: readonly number[]) => Point, ends: readonly [Point, Point]): Tape {
  const [from, to] = [spot(ray.start), spot(ray.end)]
  const level = ([x, y]: Point) => {
    const [one, other] = ends
    const [a, b] = [Math.hypot(x - one[0], y - one[1]), Math.hypot(x - other[0], y - other[1])]
    return a <= b ? one[2] : other[2]
  }
  return { from: [from[0], from[1], level(from)], to: [to[0], to[1], level(to)], clear: ray.clear }
}

export function tapes(all: readonly Tape[], good: string, bad: string): Sheet {
  const sheet = new Sheet()
  for (const [k, tape] of all.entries()) lay(sheet, tape, toneOf(tape.clear ? good : bad), ABOVE + 0.004 * k)
  return sheet
}

function lay(sheet: Sheet, { from, to, clear }: Tape, tone: Tone, above: number): void {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1])
  if (!long) return
  const [nx, ny] = [(-(to[1] - from[1]) / long) * (WIDE / 2), ((to[0] - from[0]) / long) * (WIDE / 2)]
  const spot = (far: number, side: number): Point => {
    const share = far / long
    return [
      from[0] + (to[0] - from[0]) * share + side * nx,
      from[1] + (to[1] - from[1]) * share + side * ny,
      from[2] + (to[2] - from[2]) * share + above,
    ]
  }
  const step = clear ? long : DASH + GAP
  for (let far = Math.min(START, long / 3); far < long; far += step) {
    const end = Math.min(long, far + (clear ? long : DASH))
    sheet.face([spot(far, -1), spot(end, -1), spot(end, 1), spot(far, 1)], tone, on)
  }
}

/** A skin around something, a little larger than it is, and bands along its edges. */
export function wrap(
  skin: Sheet,
  bands: Sheet,
  { ring }: Pick<Outline, 'ring'>,
  bottom: number,
  top: number,
  tone: Tone,
): void {
  const [cx, cy] = ring.reduce(([x, y], [u, v]) => [x + u / ring.length, y + v / ring.length], [0, 0] as [
    number,
    number,
  ])
  const wider = ring.map(([x, y]): Spot => {
    const far = apart([x, y], [cx, cy]) || 1
    return [x + ((x - cx) / far) * 0.05, y + ((y - cy) / far) * 0.05]
  })
  for (const [k, a] of wider.entries()) {
    const b = wider[(k + 1) % wider.length]!
    skin.face([at(a, bottom), at(b, bottom), at(b, top), at(a, top)], tone, on)
    for (const z of [bottom + 0.03, top - EDGE])
      bands.face([at(a, z), at(b, z), at(b, z + EDGE), at(a, z + EDGE)], tone, on)
  }
}
