// Which floor is in view. Where models stand under a roof and on it, a player looks at one level at a time.

import type { Terrain } from '../../wire'
import { inShapes, middle } from '../geometry'
import { lookOf } from '../styles'

const STEP = 250 // decks nearer in height than this are one level
const SOLID = new Set(['barrier', 'obstacle'])

export type Level = number | null // the height to stand at; null: all levels at once

/** The heights above the ground at which a model can stand, lowest first. */
export function levels(terrain: readonly Terrain[]): number[] {
  const heights: number[] = []
  const tops = terrain.filter((t) => lookOf(t).deck).map((t) => t.top ?? 0)
  for (const top of tops.sort((a, b) => a - b)) if (top > 0 && top - (heights.at(-1) ?? 0) > STEP) heights.push(top)
  return heights
}

/** Is it the top of something solid, a rock or a dais? Nobody stands under it. */
export function isLid(deck: Terrain, terrain: readonly Terrain[]): boolean {
  const spot = middle(deck.shapes)
  return terrain.some(
    (t) => t !== deck && SOLID.has(t.kind) && (t.bottom ?? 0) === 0 && t.top === deck.top && inShapes(t.shapes, spot),
  )
}

export type Showing = 'whole' | 'sheer' | 'no'

/** How a piece of terrain is drawn: solid, transparent, or not at all. */
export function showing(t: Terrain, lid: boolean, level: Level): Showing {
  const deck = lookOf(t).deck === true
  const [bottom, top] = [t.bottom ?? 0, t.top ?? 0]
  if (level === null) {
    if (bottom > 0 && !deck) return 'no' // upper walls stand over the lower ones
    return deck && !lid ? 'sheer' : 'whole'
  }
  if (deck && !lid) return Math.abs(top - level) <= STEP ? 'whole' : 'no'
  return bottom > level + STEP ? 'no' : 'whole'
}

/** Does something at this height belong to the level in view? */
export function onLevel(z: number, level: Level, all: readonly number[]): boolean {
  if (level === null) return true
  const above = all.find((other) => other > level + STEP) ?? Infinity
  return z >= level - STEP && z < above - STEP
}
