// What keys and other panels may do with the board.

import { table } from '../lib/table.svelte'
import { camera } from './camera.svelte'
import { middle } from './geometry'
import { between } from './grid'
import { motion } from './pieces/motion.svelte'
import { rulers } from './tools/rulers.svelte'
import { peek } from './tools/peek.svelte'

const STEP = 80 // px

export const board = {
  /** Look further to the west (-1) or east (1), north (1) or south (-1), by steps. */
  pan(east: number, north: number): void {
    camera.pan(-east * STEP, north * STEP)
  },
  zoom(factor: number): void {
    camera.zoom(factor)
  },
  fit(): void {
    camera.fit()
  },
  /** Bring a piece, a marker, a piece of terrain, a cell or an edge to the middle. */
  centre(id: string): void {
    const at = spot(id)
    if (at) camera.centre(at)
  },
  /** The same only where it is not in sight. */
  reveal(id: string): void {
    const at = spot(id)
    if (at && !camera.shows(at)) camera.centre(at)
  },
  /** Where on the page a thing is drawn. */
  page(id: string): { x: number; y: number } {
    const box = document.querySelector('[data-board]')?.getBoundingClientRect()
    const [x, y] = camera.screen(spot(id) ?? [0, 0])
    return { x: x + (box?.left ?? 0), y: y + (box?.top ?? 0) }
  },
  /** The hover card at once, until it is let go. */
  peek(on: boolean): void {
    peek.now = on
  },
  /** No more waiting for what moves. */
  skip(): void {
    motion.skip()
  },
  /** Take the rulers off the table. Was there one? */
  clear(): boolean {
    const some = rulers.live !== null || rulers.kept.length > 0
    rulers.clear()
    return some
  },
  /** The thing on the board that has the keyboard; '' for something else there, null if it is elsewhere. */
  focused(): string | null {
    const element = document.activeElement
    if (!element?.closest('[data-board]')) return null
    return element.getAttribute('data-id') ?? ''
  },
  /** These things as the browser goes through them. */
  inOrder(ids: string[]): string[] {
    const all = [...document.querySelectorAll('[data-board] [data-id]')].map((one) => one.getAttribute('data-id') ?? '')
    return [...ids].sort((one, other) => all.indexOf(one) - all.indexOf(other))
  },
  /** Put the keyboard on a piece of the board. */
  focus(id: string): void {
    document.querySelector<SVGElement>(`[data-board] [data-id="${CSS.escape(id)}"]`)?.focus()
  },
}

export function spot(id: string): readonly number[] | null {
  const room = table.current
  const piece = room?.piece(id)
  if (piece) return motion.at(piece)
  const marker = room?.marker(id)
  if (marker) return marker.at ?? (marker.holder ? spot(marker.holder) : null)
  const terrain = room?.terrain(id)
  if (terrain) return middle(terrain.shapes)
  const edge = room?.edge(id)
  return room?.cell(id)?.at ?? (edge ? between(edge) : null)
}
