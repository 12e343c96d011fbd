// Hands on the table: what a mouse, a pen or fingers mean. The board says what lies where; this says what is done with it.

import { marks, type Point, type Screen } from '../lib/marks.svelte'
import { camera } from './camera.svelte'
import { motion } from './pieces/motion.svelte'
import { rulers, type End } from './tools/rulers.svelte'

const DRAG = 3 // px before a press becomes a drag
const SLOPPY = 9 // the same for a finger
const LONG = 500 // ms of a long press
const TWICE = 350 // ms between the clicks of a double click
const WHEEL = 1.0016

export interface Thing {
  id: string
  kind: 'piece' | 'marker' | 'terrain' | 'edge' | 'cell'
}

export interface Desk {
  hit(x: number, y: number, touch: boolean): Thing | null
  base(thing: Thing): End | null
  cell(p: Point): string | null
  snap(p: Point): Point // where a ruler is laid
  select(id: string | null): void
  hover(id: string | null): void
  open(id: string): void
  ping(p: Point): void
  moves(): boolean
  lens(at: Point | null): void // a finger hides what it is on: show it beside
}

type Gesture = 'none' | 'press' | 'drag' | 'aim' | 'pan' | 'pinch' | 'ruler' | 'spent'

export class Hands {
  gesture: Gesture = 'none'
  #fingers = new Map<number, Point>()
  #start: Point = [0, 0]
  #last: Point = [0, 0]
  #thing: Thing | null = null
  #right = false
  #touch = false
  #long: ReturnType<typeof setTimeout> | undefined
  #clicked = { time: -Infinity, at: [0, 0] as Point }
  #frame = 0
  #next: (() => void) | null = null

  constructor(
    readonly element: SVGSVGElement,
    readonly desk: Desk,
  ) {}

  #spot(event: MouseEvent): Point {
    const box = this.element.getBoundingClientRect()
    return [event.clientX - box.left, event.clientY - box.top]
  }

  down = (event: PointerEvent): void => {
    const at = this.#spot(event)
    this.#touch = event.pointerType !== 'mouse'
    this.#fingers.set(event.pointerId, at)
    this.element.setPointerCapture(event.pointerId)
    motion.skip()
    if (this.#fingers.size === 2) return this.#pinch()
    if (this.#fingers.size > 2) return
    this.#start = this.#last = at
    this.#right = event.button === 2
    this.#thing = this.desk.hit(...at, this.#touch)
    if (event.button !== 0) {
      event.preventDefault()
      this.gesture = 'press'
    } else if (event.altKey) {
      this.desk.ping(camera.point(...at))
      this.gesture = 'spent'
    } else if (event.ctrlKey || event.metaKey || marks.tool === 'ruler') this.#rule(at, event)
    else {
      this.gesture = 'press'
      if (this.#touch) this.#long = setTimeout(this.#pressed, LONG)
    }
  }

  move = (event: PointerEvent): void => {
    const at = this.#spot(event)
    if (event.button === 2 && this.gesture === 'drag') return this.#cancel()
    if (this.gesture === 'none') return this.#soon(() => this.#float(at, event))
    if (!this.#fingers.has(event.pointerId)) return
    const before = this.#fingers.get(event.pointerId)!
    this.#fingers.set(event.pointerId, at)
    switch (this.gesture) {
      case 'press':
        if (Math.hypot(at[0] - this.#start[0], at[1] - this.#start[1]) >= (this.#touch ? SLOPPY : DRAG))
          this.#begin(at, event)
        break
      case 'pan':
        camera.pan(at[0] - before[0], at[1] - before[1])
        break
      case 'pinch':
        this.#spread(event.pointerId, before, at)
        break
      case 'drag':
      case 'aim':
      case 'ruler':
        this.#last = at
        this.#soon(() => this.#follow(at))
    }
  }

  up = (event: PointerEvent): void => {
    clearTimeout(this.#long)
    const at = this.#spot(event)
    this.#fingers.delete(event.pointerId)
    if (this.#fingers.size) {
      // one finger of two has gone: the other pans no further, so that nothing jumps
      this.gesture = 'spent'
      return
    }
    this.#flush()
    const was = this.gesture
    this.gesture = 'none'
    this.desk.lens(null)
    if (was === 'press') this.#click(at, event)
    else if (was === 'drag') this.#drop(at)
    else if (was === 'aim') marks.onpoint?.(camera.point(...at), 'click')
    else if (was === 'ruler') this.#laid(event)
  }

  lost = (event: PointerEvent): void => {
    clearTimeout(this.#long)
    this.#fingers.delete(event.pointerId)
    if (this.gesture === 'drag') this.#cancel()
    if (!this.#fingers.size) this.gesture = 'none'
    this.desk.lens(null)
  }

  leave = (event: PointerEvent): void => {
    if (this.gesture !== 'none' || event.pointerType !== 'mouse') return // a finger leaves whenever it is lifted
    this.desk.hover(null)
    marks.oncell?.(null, 'move', { x: 0, y: 0 })
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault()
    const lines = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1
    const pinch = event.ctrlKey ? 6 : 1 // the two-finger gesture of a touch pad comes in small steps
    camera.zoom(WHEEL ** (-event.deltaY * lines * pinch), ...this.#spot(event))
  }

  /** The key that held a ruler was let go. */
  letGo(shift: boolean): void {
    if (marks.tool === 'ruler' || !rulers.live) return
    if (shift) rulers.keep()
    else rulers.drop()
    if (this.gesture === 'ruler') this.gesture = 'spent'
  }

  // -- within a gesture

  #float(at: Point, event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return
    this.desk.hover(this.desk.hit(...at, false)?.id ?? null)
    if (rulers.live && (event.ctrlKey || event.metaKey)) rulers.move(this.#end(at))
    const p = camera.point(...at)
    marks.oncell?.(this.desk.cell(p), 'move', this.#page(at))
    marks.onpoint?.(p, 'move')
  }

  #begin(at: Point, event: PointerEvent): void {
    clearTimeout(this.#long)
    const thing = this.#thing
    const held = event.buttons & 1
    if (held && thing?.kind === 'piece' && marks.ondrag?.(thing.id, camera.point(...this.#start), 'start')) {
      this.gesture = 'drag'
      this.desk.hover(null)
    } else if (held && marks.onpoint) this.gesture = 'aim'
    else this.gesture = 'pan'
    if (this.gesture === 'pan') camera.pan(at[0] - this.#start[0], at[1] - this.#start[1])
    else this.#follow(at)
  }

  #follow(at: Point): void {
    const p = camera.point(...at)
    if (this.gesture === 'drag' && this.#thing) {
      marks.ondrag?.(this.#thing.id, p, 'move')
      // where the ask layer draws the plan itself, the piece stays as the ghost at its origin
      const { id } = this.#thing
      if (marks.draft?.piece === id || marks.ghost?.piece === id) motion.home(id)
      else motion.hold(id, p)
    } else if (this.gesture === 'aim') marks.onpoint?.(p, 'drag')
    else if (this.gesture === 'ruler') rulers.move(this.#end(at))
    if (this.#touch) this.desk.lens(at)
  }

  #drop(at: Point): void {
    const thing = this.#thing
    if (!thing) return
    const p = camera.point(...at)
    const taken = marks.ondrag?.(thing.id, p, 'end') ?? false
    motion.release(thing.id, p, taken, this.desk.moves())
  }

  /** Nothing comes of a drag. */
  #cancel(): void {
    const at = camera.point(...this.#last)
    marks.onpoint?.(at, 'cancel')
    if (this.#thing) motion.release(this.#thing.id, at, false, this.desk.moves())
    this.gesture = 'spent'
    this.desk.lens(null)
  }

  #pressed = (): void => {
    if (this.gesture !== 'press') return
    this.gesture = 'spent'
    this.#menu(this.#start)
  }

  #menu(at: Point): void {
    marks.onmenu?.(this.#thing?.id ?? '', this.#page(at))
  }

  /** A point of the board's picture on the page. */
  #page(at: Point): Screen {
    const box = this.element.getBoundingClientRect()
    return { x: at[0] + box.left, y: at[1] + box.top }
  }

  #click(at: Point, event: PointerEvent): void {
    if (this.#right) {
      if (marks.onpoint) marks.onpoint(camera.point(...at), 'cancel')
      else this.#menu(at)
      return
    }
    if (event.button !== 0) return
    const { time, at: old } = this.#clicked
    const twice = event.timeStamp - time < TWICE && Math.hypot(at[0] - old[0], at[1] - old[1]) < SLOPPY
    this.#clicked = { time: twice ? -Infinity : event.timeStamp, at }
    this.choose(this.#thing, camera.point(...at), twice)
  }

  /** A thing or a place was clicked, or chosen by key. */
  choose(thing: Thing | null, p: Point, twice = false): void {
    if (thing && thing.kind !== 'cell' && !twice && marks.onthing?.(thing.id)) return
    const cell = marks.oncell && !twice ? this.desk.cell(p) : null
    if (cell && marks.oncell?.(cell, 'click', this.#page(camera.screen(p)))) return
    if (marks.onpoint) return marks.onpoint(p, twice ? 'double' : 'click')
    if (thing?.kind !== 'piece') this.desk.select(null)
    else if (twice) this.desk.open(thing.id)
    else this.desk.select(thing.id)
  }

  // -- two fingers

  #pinch(): void {
    clearTimeout(this.#long)
    if (this.gesture === 'drag') this.#cancel()
    this.desk.lens(null)
    this.gesture = 'pinch'
  }

  #spread(finger: number, before: Point, at: Point): void {
    const other = [...this.#fingers].find(([id]) => id !== finger)?.[1]
    if (!other) return
    const was = Math.hypot(before[0] - other[0], before[1] - other[1])
    const now = Math.hypot(at[0] - other[0], at[1] - other[1])
    const middle: Point = [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2]
    camera.pan((at[0] - before[0]) / 2, (at[1] - before[1]) / 2)
    if (was > 10 && now > 10) camera.zoom(now / was, ...middle)
  }

  // -- rulers

  #end(at: Point): End {
    const thing = this.desk.hit(...at, this.#touch)
    return (thing && this.desk.base(thing)) ?? { at: this.desk.snap(camera.point(...at)), radius: 0 }
  }

  #rule(at: Point, event: PointerEvent): void {
    this.gesture = 'ruler'
    if (rulers.live && marks.tool !== 'ruler') rulers.bend(this.#end(at))
    else {
      if (event.shiftKey) rulers.keep()
      rulers.begin(this.#end(at))
    }
  }

  #laid(event: PointerEvent): void {
    if (event.shiftKey) rulers.keep()
    else if (!event.ctrlKey && !event.metaKey && marks.tool !== 'ruler') rulers.drop()
  }

  // -- no more than one answer to the hand in each frame

  #soon(act: () => void): void {
    this.#next = act
    this.#frame ||= requestAnimationFrame(this.#flush)
  }

  #flush = (): void => {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    const act = this.#next
    this.#next = null
    act?.()
  }
}
