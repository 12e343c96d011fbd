// Which floor is in view. Where models stand under a roof and on it, a player looks at one level at a time.

import type { Terrain } from '../../wire'
import { inShapes, middle } from '../geometry'
import { layerOf, lookWord } from '../styles'

const STEP = 250 // decks nearer in height than this are one level
const SOLID = new Set(['barrier', 'obstacle'])
const DECKS = new Set(['hill', 'floor', 'platform', 'bridge', 'roof']) // models stand on them, and others under them

export type Level = number | null // the height to stand at; null: all levels at once

const UPRIGHT = new Set(['wall', 'window', 'door', 'open-door', 'closed-door', 'barred-door']) // nothing stands on them

export const isDeck = (t: Pick<Terrain, 'kind' | 'marks'>): boolean => DECKS.has(lookWord(t))

/** From the lowest to the highest: what lies on the ground, then what stands on it, then the next floor and what stands on that. */
export function upwards(terrain: readonly Terrain[]): Terrain[] {
  const rank = (t: Terrain) => (isDeck(t) ? (t.top ?? 0) / 10 : (t.bottom ?? 0) / 10 + layerOf(t))
  return terrain.toSorted((a, b) => rank(a) - rank(b))
}

/** The heights above the ground at which a model can stand, lowest first. */
export function levels(terrain: readonly Terrain[]): number[] {
  const heights: number[] = []
  const tops = terrain.filter(isDeck).map((t) => t.top ?? 0)
  for (const top of tops.sort((a, b) => a - b)) if (top > 0 && top - (heights.at(-1) ?? 0) > STEP) heights.push(top)
  return heights
}

/** Is it the top of something solid, a hill or a dais? Nobody stands under it. */
export function isLid(deck: Terrain, terrain: readonly Terrain[]): boolean {
  if (deck.kind === 'hill') return true
  const spot = middle(deck.shapes)
  return terrain.some(
    (t) => t !== deck && SOLID.has(t.kind) && (t.bottom ?? 0) === 0 && t.top === deck.top && inShapes(t.shapes, spot),
  )
}

/** A piece of terrain, and what the others around it make of it. */
export interface Storey {
  data: Terrain
  lid: boolean // of something solid
  under: Terrain | null // of what stands above the ground: the floor or the top that carries it
}

/** All terrain from the lowest to the highest. */
export function storeys(terrain: readonly Terrain[]): Storey[] {
  return upwards(terrain).map((data) => ({
    data,
    lid: isDeck(data) && isLid(data, terrain),
    under: (data.bottom ?? 0) > 0 && !isDeck(data) ? carrier(data, terrain) : null,
  }))
}

function carrier(data: Terrain, terrain: readonly Terrain[]): Terrain | null {
  const spot = middle(data.shapes.slice(0, 1))
  const carries = (t: Terrain) => t !== data && Math.abs((t.top ?? 0) - (data.bottom ?? 0)) < STEP
  return terrain.find((t) => carries(t) && !UPRIGHT.has(lookWord(t)) && inShapes(t.shapes, spot)) ?? null
}

/** The roofs and floors that somebody is under: they come off, so that whoever is there is seen. */
export function lifted(all: readonly Storey[], occupied: readonly (readonly number[])[]): ReadonlySet<string> {
  const covers = (t: Terrain) => occupied.some((at) => (at[2] ?? 0) < (t.top ?? 0) - STEP && inShapes(t.shapes, at))
  return new Set(all.filter(({ data, lid }) => isDeck(data) && !lid && covers(data)).map(({ data }) => data.id))
}

export type Showing = 'whole' | 'sheer' | 'no'

/** How a piece of terrain is drawn: whole, as an outline through which one sees, or not at all. */
export function showing({ data, lid, under }: Storey, level: Level, off: ReadonlySet<string> = new Set()): Showing {
  const deck = isDeck(data) && !lid
  const [bottom, top] = [data.bottom ?? 0, data.top ?? 0]
  if (level === null) {
    if (deck) return off.has(data.id) ? 'sheer' : 'whole'
    return bottom === 0 || lid || (under !== null && !off.has(under.id)) ? 'whole' : 'no'
  }
  if (deck) return Math.abs(top - level) <= STEP ? 'whole' : 'no'
  return bottom > level + STEP ? 'no' : 'whole'
}

/** Does something at this height belong to the level in view? */
export function onLevel(z: number, level: Level, all: readonly number[]): boolean {
  if (level === null) return true
  const above = all.find((other) => other > level + STEP) ?? Infinity
  return z >= level - STEP && z < above - STEP
}
