// What the ask layer wants drawn on the board, and what the board reports back. The ask layer writes, the board draws.

import type { Foretold, Refusal, Sightline, Threat } from '../wire'
import type { Leg, Point, Point3 } from '../board/geometry'
import { SvelteMap } from 'svelte/reactivity'

export type { Arc, Leg, Point, Point3 } from '../board/geometry'

export type Mark = 'selectable' | 'selected' | 'danger' | 'active' | 'hovered'
export type Tool = 'none' | 'ruler' | 'sight' | 'threat'
export type How = 'move' | 'click' | 'double' | 'cancel' | 'undo'
export type Phase = 'start' | 'move' | 'end'

export interface Region {
  rings: Point[][]
  kind: 'place' | 'path'
  proposals: Point[]
}

export interface Draft {
  piece: string
  from: Point3
  legs: Leg[]
  cursor: Point | null
  length: number // of legs and the stretch to the cursor
  limit: number | null
  ok: boolean
  why: Refusal | null
}

export interface Ghost {
  piece: string
  at: Point3
  ok: boolean
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
  foretold = $state.raw<Foretold | null>(null)
  arrows = $state.raw<Arrow[]>([])
  sightline = $state.raw<Sightline | null>(null)
  threat = $state.raw<Threat | null>(null)
  tool = $state<Tool>('none')

  onthing = $state.raw<((id: string) => boolean) | null>(null)
  onpoint = $state.raw<((p: Point, how: How) => void) | null>(null)
  ondrag = $state.raw<((piece: string, p: Point, phase: Phase) => boolean) | null>(null)
  onmenu = $state.raw<((id: string, screen: { x: number; y: number }) => void) | null>(null)

  /** Nothing asked, nothing drawn. The tools stay as they are. */
  clear(): void {
    this.things.clear()
    this.region = this.draft = this.ghost = this.foretold = null
    this.arrows = []
  }
}

export const marks = new Marks()
