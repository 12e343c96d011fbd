// What the question wants drawn on the board. `ask/marks.ts` makes them whenever something changes; the board draws them.

import type { Foretold, Refusal } from '../wire'
import type { Leg, Point, Point3 } from './geometry'

export type Mark = 'selectable' | 'selected' | 'danger' | 'active' | 'hovered'

export interface Region {
  rings: Point[][]
  kind: 'place' | 'path'
  proposals: Point[]
}

export interface Draft {
  piece: string
  from: Point3
  legs: Leg[]
  cursor: Point | Point3 | null
  length: number // of the legs and the stretch to the cursor
  limit: number | null
  ok: boolean
  why: Refusal | null
  kind: string // by which branch of the question it moves; '' if that is all that is asked
  touches: string[] // what it was snapped to
  short: { id: string; gap: number } | null // what it misses by a hair
}

export interface Ghost {
  piece: string
  at: Point3
  ok: boolean
  put?: { kind: string; radius: number; seat: number } // something new
}

/** A piece that is being turned: where it would look, and where it looks now, in degrees counter-clockwise from the east. */
export interface Turn {
  piece: string
  degrees: number
  now: number
}

/** A cell that may be chosen: here, or (deep) behind a branch of the question. */
export interface Square {
  mark: Mark
  cost: number | null
  deep: boolean
}

/** A way over cells, from middle to middle, and what it costs. */
export interface Route {
  from: Point | null
  points: Point[]
  cost: number | null
}

export interface Refused {
  at: Point
  why: Refusal
}

export interface Arrow {
  from: string
  to: string
  kind: 'hostile' | 'friendly'
}

export class Marks {
  things = new Map<string, Mark>()
  cells = new Map<string, Square>()
  region: Region | null = null
  draft: Draft | null = null
  ghost: Ghost | null = null
  turn: Turn | null = null
  foretold: Foretold | null = null
  route: Route | null = null
  refused: Refused | null = null
  arrows: Arrow[] = []
}
