// A place or a path that is being chosen: corners, the cursor, how long it is, whether it is allowed, and what would happen.

import type { Foretold, Leg, Point2, Point3, Refusal } from '../../wire'
import { beside, distance, inRing, isArc, legEnd, pathLength, type Shape } from '../../board/geometry'
import * as about from '../about'
import { towards } from './measure'
import { throttle } from './throttle'
import type { Spatial } from '../tree'

/** What is asked while drawing, and not more often than this. */
const PAUSE = 150
/** How far an arrow key moves the cursor. */
export const NUDGE = 100
const UNIT = 1000

/** Whoever knows the rules: asked about the answer that this place or path would be. */
export interface Judge {
  why(value: unknown): Promise<Refusal | null>
  preview(value: unknown): Promise<Foretold | null>
}

/** What can be climbed on a path, and how wide the base is that climbs it. */
export interface Sides {
  shapes: readonly Shape[]
  radius: number
}

export class Drawing {
  legs = $state.raw<Leg[]>([])
  cursor = $state.raw<Point2 | null>(null) // where the pointer is, which may be further than allowed
  still = $state(false) // it was chosen to stay
  height = $state<number | null>(null) // where several floors lie above each other; of a path: how high it climbs where it stops
  why = $state.raw<Refusal | null>(null)
  foretold = $state.raw<Foretold | null>(null)
  checked = $state.raw<string>('') // the answer that `why` is about
  limit = $state<number | null>(null) // how far it may go, where that is known
  private asked = throttle(PAUSE, () => void this.check())

  constructor(
    readonly ask: Spatial,
    readonly piece: string,
    readonly from: Point3 | null, // null: it is not on the board yet
    private readonly judge: Judge,
    readonly sides: Sides | null = null,
  ) {
    this.limit = about.distance(ask)
  }

  // -- what is drawn

  /** The last corner. */
  private get base(): Point2 | null {
    const last = this.legs.at(-1)
    return last ? legEnd(last) : this.from && [this.from[0], this.from[1]]
  }

  private get walked(): number {
    return this.from ? pathLength(this.from, this.legs) + climbed(this.from[2], this.legs) : 0
  }

  /** Does it climb a side where it stops? */
  get climbs(): boolean {
    return this.sides !== null && this.height !== null
  }

  /** How long it is, to where the pointer is; how high it climbs, too. */
  get length(): number {
    const stop = this.climbs ? this.stop : this.cursor
    const last = this.legs.at(-1)
    const now = (last && !isArc(last) ? last[2] : undefined) ?? this.from?.[2] ?? 0
    const up = this.climbs ? Math.abs((this.height ?? 0) - now) : 0
    return this.walked + up + (stop && this.base ? distance(this.base, stop) : 0)
  }

  /** Where it stops: at the cursor, or at the limit on the way to it; where it climbs, against the nearest side. */
  get stop(): Point2 | null {
    const near = this.cursor ?? this.base
    if (this.climbs && this.sides && near) return beside(this.sides.shapes, near, this.sides.radius) ?? rounded(near)
    if (!this.cursor) return this.base
    if (this.limit === null || !this.base) return rounded(this.cursor)
    return towards(this.base, this.cursor, this.limit - this.walked)
  }

  /** The answer as it stands; undefined while there is nothing to send. */
  get value(): unknown {
    const stop = this.stop
    if (this.ask.kind === 'place') {
      if (!this.cursor || !stop) return undefined
      return this.height === null ? stop : [...stop, this.height]
    }
    if (this.climbs && stop) return [...this.legs, this.end(stop)]
    if (!this.cursor || !stop || (this.base && distance(this.base, stop) === 0))
      return this.legs.length || this.still ? this.legs : undefined
    return [...this.legs, stop]
  }

  private end(stop: Point2): Point2 | Point3 {
    return this.climbs ? [...stop, this.height ?? 0] : stop
  }

  get started(): boolean {
    return this.legs.length > 0 || this.cursor !== null || this.still || this.climbs
  }

  /** Is it known to be allowed? Until the answer comes, it is hoped so. */
  get ok(): boolean {
    return this.why === null
  }

  // -- drawing

  move(point: Point2 | null): void {
    this.cursor = point && rounded(point)
    this.still = false
    this.changed()
  }

  /** A corner where it stands now. */
  corner(): void {
    const stop = this.stop
    if (this.ask.kind !== 'path' || !stop) return
    if (!this.climbs && (!this.cursor || (this.base && distance(this.base, stop) === 0))) return
    this.legs = [...this.legs, this.end(stop)]
    this.cursor = this.height = null
    this.changed()
  }

  less(): boolean {
    if (!this.started) return false
    this.still = false
    if (this.climbs) this.height = null
    else if (this.cursor && !this.legs.length) this.cursor = null
    else this.legs = this.legs.slice(0, -1)
    this.changed()
    return true
  }

  /** Onto another floor, or up a side to a height; null is the ground, or no climb. */
  raise(height: number | null): void {
    this.height = height
    this.changed()
  }

  clear(): void {
    this.legs = []
    this.cursor = this.height = null
    this.still = false
    this.changed()
  }

  /** By keyboard: a little further in a direction. */
  nudge(dx: number, dy: number, start: Point2): void {
    const [x, y] = this.cursor ?? this.base ?? start
    this.move([x + dx * NUDGE, y + dy * NUDGE])
  }

  /** This many units straight on, in the direction of the cursor. */
  measured(units: number): boolean {
    const base = this.base
    if (!base || !this.cursor || distance(base, this.cursor) === 0) return false
    const far = distance(base, this.cursor)
    const part = (units * UNIT) / far
    this.move([base[0] + (this.cursor[0] - base[0]) * part, base[1] + (this.cursor[1] - base[1]) * part])
    return true
  }

  /** Take over a proposal. */
  propose(answer: readonly number[] | readonly Leg[]): void {
    if (this.ask.kind === 'place') {
      const [x, y, z] = answer as readonly number[]
      this.height = z ?? null
      this.cursor = [x ?? 0, y ?? 0]
    } else {
      this.legs = [...(answer as readonly Leg[])]
      this.cursor = this.height = null
      this.still = !answer.length
    }
    this.changed()
  }

  /** A place that begins where the piece stands is a move: it goes as far as its outline does. */
  bound(outline: readonly (readonly Point2[])[]): void {
    const { from } = this
    if (this.limit !== null || !from || !outline.some((ring) => inRing(ring, from))) return
    this.limit = Math.floor(Math.max(...outline.flat().map((corner) => distance(from, corner))))
    this.changed()
  }

  // -- is it allowed, and what would happen

  private changed(): void {
    this.asked()
  }

  async check(): Promise<boolean> {
    const value = this.value
    const key = JSON.stringify(value) ?? ''
    if (value === undefined) {
      this.why = null
      this.foretold = null
      this.checked = ''
      return false
    }
    try {
      const why = await this.judge.why(value)
      if (key !== JSON.stringify(this.value)) return false // it has moved on meanwhile
      this.why = why
      this.checked = key
      const foretold = why ? null : await this.judge.preview(value)
      if (key === JSON.stringify(this.value)) this.foretold = foretold
      return why === null
    } catch {
      return true // nobody could be asked now: the answer itself will say
    }
  }

  stopAsking(): void {
    this.asked.stop()
  }
}

/** How far legs lead up and down: one without a height is on the floor that it came from. */
function climbed(floor: number, legs: readonly Leg[]): number {
  let [far, now] = [0, floor]
  for (const leg of legs) {
    const to = isArc(leg) ? floor : (leg[2] ?? floor)
    if (!isArc(leg) && leg.length === 3) far += Math.abs(to - now)
    now = to
  }
  return far
}

function rounded(point: readonly number[]): Point2 {
  return [Math.round(point[0] ?? 0), Math.round(point[1] ?? 0)]
}
