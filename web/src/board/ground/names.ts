// Names on the map: which things have one, and where there is room for it.

import type { Terrain } from '../../wire'
import { bounds, inShapes, type Sheet } from '../geometry'
import { lookWord } from '../styles'

const SIZE = 0.62 // of the letters, in inches
const LEAST = 3000 // what is smaller than three letters are high has no name
const LETTER = 0.46 // how wide one is, for its size
const TOUCH = 0.15 // of their height: so far a thing may reach into letters
const PARTS = new Set(
  'wall door open-door closed-door barred-door window floor stairs ladder parapet crates bridge obstacle cart'.split(
    ' ',
  ),
)
const HOUSES = new Set(['house', 'building', 'hill', 'barrier'])
const WOODS = new Set(['wood', 'woods', 'wooded', 'forest'])

/** A thing on the map. */
interface Disc {
  x: number
  y: number
  r: number
}

export interface MapName {
  id: string
  text: string
  x: number // thousandths, as on the wire
  y: number
  size: number // units
  water: boolean
}

/** The names that fit: water and what is wide have theirs inside, woods below. One name to a place. */
export function mapNames(terrain: readonly Terrain[], called: (t: Terrain) => string, grain: number): MapName[] {
  const names: MapName[] = []
  for (const t of terrain) {
    const name = nameOf(t, called(t).replace(/( \d+)+$/, ''), SIZE * grain)
    const near = (other: MapName) => Math.hypot(other.x - name!.x, other.y - name!.y) < 1500 * grain
    if (name && !names.some(near)) names.push(name)
  }
  return names
}

/** Those under things that stand or lie on the map, in the units of the picture: they would only show through between them. */
export function covered(names: readonly MapName[], sheet: Sheet, things: readonly Disc[]): ReadonlySet<string> {
  const under = ({ text, x, y, size }: MapName): boolean => {
    const [left, right] = [-1, 1].map((side) => sheet.x(x) + (side * text.length * size * LETTER) / 2) as [
      number,
      number,
    ]
    const middle = sheet.y(y) - size * 0.3
    return things.some((thing) => {
      const across = Math.max(0, left - thing.x, thing.x - right)
      return Math.hypot(across, thing.y - middle) < thing.r + size * TOUCH
    })
  }
  return new Set(names.filter(under).map(({ id }) => id))
}

function nameOf(t: Terrain, text: string, size: number): MapName | null {
  if (!text || PARTS.has(lookWord(t)) || PARTS.has(t.kind) || t.shapes.length > 1) return null
  const [left, bottom, right, top] = bounds(t.shapes)
  if (Math.min(right - left, top - bottom) < LEAST * size) return null
  const half = text.length * size * LETTER * 500
  const x = (left + right) / 2
  const middle = (top + bottom) / 2 - size * 300
  const y = WOODS.has(t.kind) ? bottom - size * 700 : HOUSES.has(t.kind) ? middle - (top - bottom) / 5 : middle
  const inside = [-half, half].every((far) => [0, size * 500].every((up) => inShapes(t.shapes, [x + far, y + up])))
  const fits = WOODS.has(t.kind) ? 2 * half < right - left : inside
  return fits ? { id: t.id, text, x, y, size, water: t.kind === 'water' || t.kind === 'deep' } : null
}
