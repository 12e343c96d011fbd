// What a mouse, a pen or fingers on the board mean. The board says what lies where; this says what is done with it.

import type { Point } from '../geometry'
import type { End } from '../tools/rulers.svelte'
import type { BoardView } from '../view.svelte'

const DRAG = 3 // px before a press becomes a drag
const SLOPPY = 9 // the same for a finger
const LONG = 500 // ms of a long press
const TWICE = 350 // ms between the clicks of a double click
const WHEEL = 1.0016

export interface Thing {
  id: string
  kind: 'piece' | 'marker' | 'terrain' | 'edge' | 'cell'
}

/** A point of the page, in pixels. */
export interface OnPage {
  x: number
  y: number
}

export type How = 'move' | 'drag' | 'click' | 'double' | 'cancel' | 'undo'
export type Phase = 'start' | 'move' | 'end'

/** Whoever answers a question on the board. What it does not take is the board's own: selecting, panning. */
export interface Listener {
  readonly aiming: boolean // does it want to hear about every place?
  onThing(id: string): boolean
  onCell(id: string | null, how: 'move' | 'click'): boolean
  onPoint(p: Point, how: How): void
  onDrag(piece: string, p: Point, phase: Phase): boolean
  onMenu(id: string, at: OnPage): void
  onEnter(id: string): boolean // it was pressed on a thing: was there something to confirm?
}

/** What the board knows of itself. */
export interface Surface {
  hit(x: number, y: number, touch: boolean): Thing | null
  base(thing: Thing): End | null
  cell(p: Point): string | null
  snap(p: Point): Point // where a ruler is laid
  select(id: string | null): void
  hover(id: string | null): void
  open(id: string): void
  ping(p: Point): void
  moves(): boolean // may things move?
  plans(id: string): boolean // is it drawn where this piece would go?
  lens(at: Point | null): void // a finger hides what it is on: show it beside
}

type Gesture = 'none' | 'press' | 'drag' | 'aim' | 'pan' | 'pinch' | 'ruler' | 'spent'

export class Pointer {
  gesture: Gesture = 'none'
  readonly #camera: BoardView['camera']
  readonly #motion: BoardView['motion']
  readonly #rulers: BoardView['rulers']
  readonly #tools: BoardView['tools']
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
    private readonly element: Element,
    private readonly surface: Surface,
    view: BoardView,
    private readonly listener: Listener,
  ) {
    this.#camera = view.camera
    this.#motion = view.motion
    this.#rulers = view.rulers
    this.#tools = view.tools
  }

  /** Hear the pointer until the returned function is called. */
  listen(): () => void {
    const { element } = this
    const events: [string, (event: never) => void][] = [
      ['pointerdown', this.down],
      ['pointermove', this.move],
      ['pointerup', this.up],
      ['pointercancel', this.lost],
      ['pointerleave', this.leave],
    ]
    for (const [name, act] of events) element.addEventListener(name, act as EventListener)
    element.addEventListener('wheel', this.wheel as EventListener, { passive: false })
    return () => {
      for (const [name, act] of events) element.removeEventListener(name, act as EventListener)
      element.removeEventListener('wheel', this.wheel as EventListener)
    }
  }

  #spot(event: MouseEvent): Point {
    const box = this.element.getBoundingClientRect()
    return [event.clientX - box.left, event.clientY - box.top]
  }

  down = (event: PointerEvent): void => {
    const at = this.#spot(event)
    this.#touch = event.pointerType !== 'mouse'
    this.#fingers.set(event.pointerId, at)
    this.element.setPointerCapture(event.pointerId)
    this.#motion.skip()
    if (this.#fingers.size === 2) return this.#pinch()
    if (this.#fingers.size > 2) return
    this.#start = this.#last = at
    this.#right = event.button === 2
    this.#thing = this.surface.hit(...at, this.#touch)
    if (event.button !== 0) {
      event.preventDefault()
      this.gesture = 'press'
    } else if (event.altKey) {
      this.surface.ping(this.#camera.point(...at))
      this.gesture = 'spent'
    } else if (event.ctrlKey || event.metaKey || this.#tools.tool === 'ruler') this.#rule(at, event)
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
        this.#camera.pan(at[0] - before[0], at[1] - before[1])
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
      // one of two fingers is up: the other pans no further, so that nothing jumps
      this.gesture = 'spent'
      return
    }
    this.#flush()
    const was = this.gesture
    this.gesture = 'none'
    this.surface.lens(null)
    if (was === 'press') this.#click(at, event)
    else if (was === 'drag') this.#drop(at)
    else if (was === 'aim') this.#point(this.#camera.point(...at), 'click')
    else if (was === 'ruler') this.#laid(event)
  }

  lost = (event: PointerEvent): void => {
    clearTimeout(this.#long)
    this.#fingers.delete(event.pointerId)
    if (this.gesture === 'drag') this.#cancel()
    if (!this.#fingers.size) this.gesture = 'none'
    this.surface.lens(null)
  }

  leave = (event: PointerEvent): void => {
    if (this.gesture !== 'none' || event.pointerType !== 'mouse') return // a finger leaves whenever it is lifted
    this.surface.hover(null)
    this.listener.onCell(null, 'move')
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault()
    const lines = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1
    const pinch = event.ctrlKey ? 6 : 1 // the two-finger gesture of a touch pad comes in small steps
    this.#camera.zoom(WHEEL ** (-event.deltaY * lines * pinch), ...this.#spot(event))
  }

  /** The key that held a ruler was let go. */
  letGo(shift: boolean): void {
    if (this.#tools.tool === 'ruler' || !this.#rulers.live) return
    if (shift) this.#rulers.keep()
    else this.#rulers.drop()
    if (this.gesture === 'ruler') this.gesture = 'spent'
  }

  // -- within a gesture

  #float(at: Point, event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return
    this.surface.hover(this.surface.hit(...at, false)?.id ?? null)
    if (this.#rulers.live && (event.ctrlKey || event.metaKey)) this.#rulers.move(this.#end(at))
    const p = this.#camera.point(...at)
    this.listener.onCell(this.surface.cell(p), 'move')
    if (this.#tools.tool !== 'sight') this.#point(p, 'move') // a line is looked along from where a path ends
  }

  #begin(at: Point, event: PointerEvent): void {
    clearTimeout(this.#long)
    const thing = this.#thing
    const held = event.buttons & 1
    if (
      held &&
      thing?.kind === 'piece' &&
      this.listener.onDrag(thing.id, this.#camera.point(...this.#start), 'start')
    ) {
      this.gesture = 'drag'
      this.surface.hover(null)
    } else if (held && this.listener.aiming) this.gesture = 'aim'
    else this.gesture = 'pan'
    if (this.gesture === 'pan') this.#camera.pan(at[0] - this.#start[0], at[1] - this.#start[1])
    else this.#follow(at)
  }

  #follow(at: Point): void {
    const p = this.#camera.point(...at)
    if (this.gesture === 'drag' && this.#thing) {
      this.listener.onDrag(this.#thing.id, p, 'move')
      // where the plan is drawn, the piece itself stays at its origin
      const { id } = this.#thing
      if (this.surface.plans(id)) this.#motion.home(id)
      else this.#motion.hold(id, p)
    } else if (this.gesture === 'aim') this.#point(p, 'drag')
    else if (this.gesture === 'ruler') this.#rulers.move(this.#end(at))
    if (this.#touch) this.surface.lens(at)
  }

  #drop(at: Point): void {
    const thing = this.#thing
    if (!thing) return
    const p = this.#camera.point(...at)
    const taken = this.listener.onDrag(thing.id, p, 'end')
    this.#motion.release(thing.id, p, taken, this.surface.moves())
  }

  /** A drag has no effect. */
  #cancel(): void {
    const at = this.#camera.point(...this.#last)
    this.#point(at, 'cancel')
    if (this.#thing) this.#motion.release(this.#thing.id, at, false, this.surface.moves())
    this.gesture = 'spent'
    this.surface.lens(null)
  }

  #pressed = (): void => {
    if (this.gesture !== 'press') return
    this.gesture = 'spent'
    this.#menu(this.#start)
  }

  #menu(at: Point): void {
    this.listener.onMenu(this.#thing?.id ?? '', this.#onPage(at))
  }

  #point(p: Point, how: How): void {
    if (this.listener.aiming) this.listener.onPoint(p, how)
  }

  /** A point of the board's picture on the page. */
  #onPage(at: Point): OnPage {
    const box = this.element.getBoundingClientRect()
    return { x: at[0] + box.left, y: at[1] + box.top }
  }

  #click(at: Point, event: PointerEvent): void {
    if (this.#right) {
      if (this.listener.aiming) this.listener.onPoint(this.#camera.point(...at), 'cancel')
      else this.#menu(at)
      return
    }
    if (event.button !== 0) return
    const { time, at: old } = this.#clicked
    const twice = event.timeStamp - time < TWICE && Math.hypot(at[0] - old[0], at[1] - old[1]) < SLOPPY
    this.#clicked = { time: twice ? -Infinity : event.timeStamp, at }
    this.choose(this.#thing, this.#camera.point(...at), twice)
  }

  /** A thing or a place was clicked, or chosen by key. */
  choose(thing: Thing | null, p: Point, twice = false): void {
    if (thing && thing.kind !== 'cell' && !twice && this.listener.onThing(thing.id)) return
    const cell = twice ? null : this.surface.cell(p)
    if (cell && this.listener.onCell(cell, 'click')) return
    if (this.listener.aiming) return this.listener.onPoint(p, twice ? 'double' : 'click')
    if (thing?.kind !== 'piece') this.surface.select(null)
    else if (twice) this.surface.open(thing.id)
    else this.surface.select(thing.id)
  }

  // -- two fingers

  #pinch(): void {
    clearTimeout(this.#long)
    if (this.gesture === 'drag') this.#cancel()
    this.surface.lens(null)
    this.gesture = 'pinch'
  }

  #spread(finger: number, before: Point, at: Point): void {
    const other = [...this.#fingers].find(([id]) => id !== finger)?.[1]
    if (!other) return
    const was = Math.hypot(before[0] - other[0], before[1] - other[1])
    const now = Math.hypot(at[0] - other[0], at[1] - other[1])
    const middle: Point = [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2]
    this.#camera.pan((at[0] - before[0]) / 2, (at[1] - before[1]) / 2)
    if (was > 10 && now > 10) this.#camera.zoom(now / was, ...middle)
  }

  // -- rulers

  #end(at: Point): End {
    const thing = this.surface.hit(...at, this.#touch)
    return (thing && this.surface.base(thing)) ?? { at: this.surface.snap(this.#camera.point(...at)), radius: 0 }
  }

  #rule(at: Point, event: PointerEvent): void {
    this.gesture = 'ruler'
    if (this.#rulers.live && this.#tools.tool !== 'ruler') this.#rulers.bend(this.#end(at))
    else {
      if (event.shiftKey) this.#rulers.keep()
      this.#rulers.begin(this.#end(at))
    }
  }

  #laid(event: PointerEvent): void {
    if (event.shiftKey) this.#rulers.keep()
    else if (!event.ctrlKey && !event.metaKey && this.#tools.tool !== 'ruler') this.#rulers.drop()
  }

  // -- the pointer is followed once in each frame

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
