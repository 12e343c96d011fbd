// The board as this screen shows it: which part, which floor, what was laid on it, what moves. Made once for each room that is shown;
// keys and panels tell it where to look.

import { getContext, setContext, type Component } from 'svelte'
import { Playback } from '../beats/playback.svelte'
import { beatSounds } from '../beats/sounding'
import { settings } from '../lib/settings.svelte'
import type { Room } from '../room/room.svelte'
import { Camera } from './camera.svelte'
import { middle } from './geometry'
import { between } from './grid'
import type { Level } from './ground/floors'
import { Motion } from './motion/motion.svelte'
import { Layers } from './tools/layers.svelte'
import { Rulers } from './tools/rulers.svelte'
import { Tools } from './tools/tools.svelte'

const STEP = 80 // px

/** Something that is drawn over the whole board, in its units, with what it needs. */
export interface Shade<Given extends Record<string, unknown> = Record<string, unknown>> {
  part: Component<Given>
  given: Given
}

export class BoardView {
  readonly camera = new Camera()
  readonly motion = new Motion()
  readonly playback = new Playback(this.motion, () => settings, beatSounds)
  readonly rulers = new Rulers()
  readonly tools = new Tools()
  readonly layers: Layers
  level = $state<Level>(null) // the floor in view
  theatre = $state(false) // it stands up in paper
  shade = $state.raw<Shade | null>(null)
  peeking = $state(false) // the key is held that shows the hover card at once

  constructor(readonly room: Room) {
    this.layers = new Layers(room)
  }

  /** What the room shows has changed: what led to it is shown beat by beat. */
  follow(): void {
    const { room, motion, playback } = this
    const { scene, steps } = room
    if (!scene || room.past) return
    const viewer = `${room.id} ${room.seat ?? ''}`
    const kinds = room.scenery?.beats ?? {}
    const held = settings.moves && settings.pace !== 'once'
    if (motion.isOther(viewer)) playback.begin(room.seat, motion.update(viewer, scene, steps, settings.moves, kinds))
    else {
      if (steps.at(-1)?.kind === 'undo') playback.catchUp()
      playback.push(motion.update(viewer, scene, steps, settings.moves, kinds, held))
    }
  }

  /** The piece that acts, as far as has been shown. */
  get active(): string {
    const { busy, shown } = this.playback
    const begun = busy ? shown.findLast(({ kind }) => kind === 'activation') : undefined
    return begun?.who ?? this.room.scene?.active ?? ''
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

  /** Look at what stands on the table, and so many inches around it: a small fight on a large table is drawn large. */
  frame(inches: number): void {
    const { scene } = this.room
    const spots = [...(scene?.pieces ?? []), ...(scene?.markers ?? [])].flatMap(({ at }) => (at ? [at] : []))
    if (!spots.length || this.room.grid) return
    const around = inches * this.camera.grain * 1000
    const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
    const { width, height } = this.camera.table
    const low = (values: number[]): number => Math.max(0, Math.min(...values) - around)
    const high = (values: number[], end: number): number => Math.min(end * 1000, Math.max(...values) + around)
    this.camera.frame([low(xs), low(ys)], [high(xs, width), high(ys, height)])
  }

  /** Bring a thing to the middle. */
  centre(id: string): void {
    const at = this.spot(id)
    if (at) this.camera.centre(at)
  }

  /** Bring a thing to the middle if it is not in sight, so many pixels within the rim of the screen. */
  reveal(id: string, rim?: number): void {
    const at = this.spot(id)
    if (at && !this.camera.shows(at, rim)) this.camera.centre(at)
  }

  /** Where on the page a thing is drawn. */
  onPage(id: string): { x: number; y: number } {
    const box = document.querySelector('[data-board]')?.getBoundingClientRect()
    const [x, y] = this.camera.screen(this.spot(id) ?? [0, 0])
    return { x: x + (box?.left ?? 0), y: y + (box?.top ?? 0) }
  }

  /** How long so many pixels are on the table, in thousandths of its unit. */
  mils(pixels: number): number {
    return this.camera.px(pixels) * 1000
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
