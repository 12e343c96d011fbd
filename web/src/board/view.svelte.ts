// The board as this screen shows it: which part, which floor, what was laid on it, what moves. Made once for each room that is shown;
// keys and panels tell it where to look.

import { getContext, setContext } from 'svelte'
import type { Room } from '../room/room.svelte'
import { Camera } from './camera.svelte'
import { middle } from './geometry'
import { between } from './grid'
import type { Level } from './ground/floors'
import { Motion } from './pieces/motion.svelte'
import { Layers } from './tools/layers.svelte'
import { Rulers } from './tools/rulers.svelte'
import { Tools } from './tools/tools.svelte'

const STEP = 80 // px

export class BoardView {
  readonly camera = new Camera()
  readonly motion = new Motion()
  readonly rulers = new Rulers()
  readonly tools = new Tools()
  readonly layers: Layers
  level = $state<Level>(null) // the floor in view
  peeking = $state(false) // the key is held that shows the hover card at once

  constructor(readonly room: Room) {
    this.layers = new Layers(room)
  }

  /** Look further to the west (-1) or east (1), north (1) or south (-1), by steps. */
  pan(east: number, north: number): void {
    this.camera.pan(-east * STEP, north * STEP)
  }

  /** Where a piece, a marker, a piece of terrain, a cell or an edge is drawn on the board. */
  spot(id: string): readonly number[] | null {
    const { room } = this
    const piece = room.piece(id)
    if (piece) return this.motion.at(piece)
    const marker = room.marker(id)
    if (marker) return marker.at ?? (marker.holder ? this.spot(marker.holder) : null)
    const terrain = room.terrain(id)
    if (terrain) return middle(terrain.shapes)
    const edge = room.edge(id)
    return room.cell(id)?.at ?? (edge ? between(edge) : null)
  }

  /** Bring a thing to the middle. */
  centre(id: string): void {
    const at = this.spot(id)
    if (at) this.camera.centre(at)
  }

  /** Bring a thing to the middle if it is not in sight. */
  reveal(id: string): void {
    const at = this.spot(id)
    if (at && !this.camera.shows(at)) this.camera.centre(at)
  }

  /** Where on the page a thing is drawn. */
  onPage(id: string): { x: number; y: number } {
    const box = document.querySelector('[data-board]')?.getBoundingClientRect()
    const [x, y] = this.camera.screen(this.spot(id) ?? [0, 0])
    return { x: x + (box?.left ?? 0), y: y + (box?.top ?? 0) }
  }

  /** Take the rulers off the table. Was there one? */
  clearRulers(): boolean {
    const some = this.rulers.live !== null || this.rulers.kept.length > 0
    this.rulers.clear()
    return some
  }
}

const KEY = Symbol('board')
export const provideBoard = (board: BoardView): BoardView => setContext(KEY, board)

/** The board on this page. Ask for it while a component starts. */
export const boardHere = (): BoardView => getContext<BoardView>(KEY)
