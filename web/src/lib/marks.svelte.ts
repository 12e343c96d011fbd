// What the ask layer wants drawn on the board, and what the board reports back. The ask layer writes, the board draws.

import type { Foretold, Refusal, Sightline, Threat } from '../wire'
import type { Leg, Point, Point3 } from '../board/geometry'
import { SvelteMap } from 'svelte/reactivity'

export type { Arc, Leg, Point, Point3 } from '../board/geometry'

export type Mark = 'selectable' | 'selected' | 'danger' | 'active' | 'hovered'
export type Tool = 'none' | 'ruler' | 'sight' | 'threat'
export type How = 'move' | 'drag' | 'click' | 'double' | 'cancel' | 'undo'
export type Phase = 'start' | 'move' | 'end'

export interface Screen {
  x: number
  y: number
}

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
  length: number // of legs and the stretch to the cursor
  limit: number | null
  ok: boolean
  why: Refusal | null
}

export interface Ghost {
  piece: string
  at: Point3
  ok: boolean
  put?: { kind: string; radius: number; seat: number } // something new
}

/** A piece that is being turned: where it would look, and where it looks now, in degrees against the clock from the east. */
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
  things = $state.raw<Map<string, Mark>>(new SvelteMap())
  region = $state.raw<Region | null>(null)
  draft = $state.raw<Draft | null>(null)
  ghost = $state.raw<Ghost | null>(null)
  turn = $state.raw<Turn | null>(null)
  foretold = $state.raw<Foretold | null>(null)
  arrows = $state.raw<Arrow[]>([])
  cells = $state.raw<Map<string, Square>>(new SvelteMap())
  route = $state.raw<Route | null>(null)
  refused = $state.raw<Refused | null>(null)
  sightline = $state.raw<Sightline | null>(null)
  threat = $state.raw<Threat | null>(null)
  tool = $state<Tool>('none')
  latched = $state(false) // the tool stays without a key being held

  onthing = $state.raw<((id: string) => boolean) | null>(null)
  oncell = $state.raw<((id: string | null, how: 'move' | 'click', screen: Screen) => boolean) | null>(null)
  onpoint = $state.raw<((p: Point, how: How) => void) | null>(null)
  ondrag = $state.raw<((piece: string, p: Point, phase: Phase) => boolean) | null>(null)
  onmenu = $state.raw<((id: string, screen: Screen) => void) | null>(null)

  /** Nothing asked, nothing drawn. The tools stay as they are. */
  clear(): void {
    this.things.clear()
    this.cells.clear()
    this.region = this.draft = this.ghost = this.turn = this.foretold = this.route = this.refused = null
    this.arrows = []
  }
}

export const marks = new Marks()
