// A place or a path that is being chosen: corners, the cursor, how long it is, whether it is allowed, and what would happen.

import type { Foretold, Leg, Point2, Point3, Refusal } from '../../wire'
import { beside, distance, inRing, isArc, legEnd, pathLength, type Shape } from '../../board/geometry'
import * as about from '../about'
import { shortOf, stops, type Short, type Start, type Stop, type Surroundings } from './snap'
import { throttle } from './throttle'
import type { Spatial } from '../tree'

/** What is asked while drawing, and not more often than this. */
const PAUSE = 150
/** How far an arrow key moves the cursor. */
export const NUDGE = 100
const UNIT = 1000
/** Two bases this near touch, unless the board says otherwise. */
const TOUCH = 5
/** So much further than a hand may be off, a thing is still worth a word. */
const SHORT = 2
/** A hand that moves less than this at once goes on with what it was doing. */
const JUMP = 500

/** Whoever knows the rules: asked about the answer that this place or path would be. */
export interface Judge {
  why(value: unknown): Promise<Refusal | null>
  preview(value: unknown): Promise<Foretold | null>
  nearest(value: unknown, back: Point2 | null): Promise<unknown> // the value nearest to it that may be given; null: there is none
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
  exact = $state(false) // it is meant to the thousandth: typed, or proposed
  private tapped = false // the cursor stays where a finger put it
  private taken = $state(0) // which of the places where it may have been meant to end
  private ended = $state.raw<Point2 | null>(null) // where the engine lets it end, if none of them may be had
  stopped = $state.raw<Refusal | null>(null) // why it ends there
  private asked = throttle(PAUSE, () => void this.check())

  constructor(
    readonly ask: Spatial,
    readonly piece: string,
    readonly from: Point3 | null, // null: it is not on the board yet
    private readonly judge: Judge,
    readonly sides: Sides | null = null,
    private readonly around: () => Surroundings | null = () => null,
    private readonly contact = TOUCH,
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
    const stop = this.climbs || this.held ? this.stop : this.cursor
    const last = this.legs.at(-1)
    const now = (last && !isArc(last) ? last[2] : undefined) ?? this.from?.[2] ?? 0
    const up = this.climbs ? Math.abs((this.height ?? 0) - now) : 0
    return this.walked + up + (stop && this.base ? distance(this.base, stop) : 0)
  }

  private get start(): Start {
    return { from: this.base, left: this.limit === null ? null : Math.max(0, this.limit - this.walked) }
  }

  /** Where it may have been meant to end. */
  private guesses = $derived.by((): Stop[] => {
    const { cursor } = this
    if (!cursor) return []
    const { base } = this
    const around = this.exact ? null : this.around()
    const all = stops(cursor, this.start, around ?? { radius: 0, rounds: [], solids: [], tolerance: 0 })
    return all.filter(({ at, touches }) => !touches.length || !base || distance(base, at) > TOUCH) // who moves away does
  })

  /** Does it end elsewhere than the hand is, and not because it would be too long? */
  get held(): boolean {
    return this.ended !== null || this.touches.length > 0
  }

  /** Does it end near the hand, so that it may be taken without asking? */
  get meant(): boolean {
    if (!this.ended || !this.cursor) return true
    return distance(this.ended, this.cursor) <= SHORT * (this.around()?.tolerance ?? 0)
  }

  /** What was snapped to. */
  get touches(): string[] {
    return this.ended ? [] : (this.guesses[this.taken]?.touches ?? [])
  }

  /** What it would miss by a hair. */
  get short(): Short | null {
    const around = this.exact || this.touches.length ? null : this.around()
    if (!around || !this.stop || !this.cursor) return null
    return shortOf(this.stop, around.tolerance * SHORT, this.contact, this.start, around)
  }

  /** Where it stops: at the cursor or what that was near to, or at the limit on the way; where it climbs, against the nearest side. */
  get stop(): Point2 | null {
    const near = this.cursor ?? this.base
    if (this.climbs && this.sides && near) return beside(this.sides.shapes, near, this.sides.radius) ?? rounded(near)
    if (!this.cursor) return this.base
    return this.ended ?? this.guesses[this.taken]?.at ?? rounded(this.cursor)
  }

  /** The answer as it stands; undefined while there is nothing to send. */
  get value(): unknown {
    return this.valued(this.stop)
  }

  private valued(stop: Point2 | null): unknown {
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

  move(point: Point2 | null, exact = false): void {
    const jumps = !point || !this.cursor || distance(point, this.cursor) > JUMP
    if (exact || jumps) this.ended = this.stopped = null
    this.cursor = point && rounded(point)
    this.exact = exact
    this.still = this.tapped = false
    this.taken = 0
    this.changed()
  }

  /** A finger taps: it has not pointed there before, so the end waits there, with what is said of it. The tap before it is a corner if
   * the way may end there. */
  tap(point: Point2): void {
    if (this.ok) this.corner()
    this.move(point)
    this.tapped = true
  }

  /** Into contact with what it would miss by a hair. */
  touch(): void {
    const at = this.short?.at
    if (at) this.move(at)
  }

  /** A corner where it stands now. */
  corner(): void {
    const stop = this.stop
    if (this.ask.kind !== 'path' || !stop) return
    if (!this.climbs && (!this.cursor || (this.base && distance(this.base, stop) === 0))) return
    this.legs = [...this.legs, this.end(stop)]
    this.cursor = this.height = null
    this.begin()
  }

  less(): boolean {
    if (!this.started) return false
    this.still = false
    if (this.climbs) this.height = null
    else if (this.cursor && (this.tapped || !this.legs.length)) this.cursor = null
    else this.legs = this.legs.slice(0, -1)
    this.begin()
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
    this.begin()
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
    this.move([base[0] + (this.cursor[0] - base[0]) * part, base[1] + (this.cursor[1] - base[1]) * part], true)
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
    this.exact = true
    this.begin()
  }

  /** A place that begins where the piece stands is a move: it goes as far as its outline does. */
  bound(outline: readonly (readonly Point2[])[]): void {
    const { from } = this
    if (this.limit !== null || !from || !outline.some((ring) => inRing(ring, from))) return
    this.limit = Math.floor(Math.max(...outline.flat().map((corner) => distance(from, corner))))
    this.changed()
  }

  // -- is it allowed, and what would happen

  /** Nothing of where it stood before holds. */
  private begin(): void {
    this.taken = 0
    this.ended = this.stopped = null
    this.changed()
  }

  private changed(): void {
    this.asked()
  }

  /** Ask about each place where it may have been meant to end; of none may be had, where it may end on the way. */
  async check(): Promise<boolean> {
    const drawn = this.drawn
    if (this.valued(this.guesses[0]?.at ?? this.stop) === undefined) {
      this.why = this.foretold = this.ended = this.stopped = null
      this.checked = ''
      return false
    }
    try {
      const why = await this.settle(drawn)
      if (why === undefined || drawn !== this.drawn) return false // it has moved on meanwhile
      this.why = why
      this.checked = JSON.stringify(this.value)
      const foretold = why ? null : await this.judge.preview(this.value)
      if (drawn === this.drawn) this.foretold = foretold
      return why === null
    } catch {
      return true // nobody could be asked now: the answer itself will say
    }
  }

  /** What is drawn, wherever it will end. */
  private get drawn(): string {
    return JSON.stringify([this.legs, this.cursor, this.height, this.still])
  }

  /** Find where it ends. Why it may not be, null if it may; undefined if it has moved on meanwhile. */
  private async settle(drawn: string): Promise<Refusal | null | undefined> {
    const guesses = this.climbs || !this.cursor ? [] : this.guesses
    let last: Refusal | null = null
    for (const [i, { at }] of (guesses.length ? guesses : [{ at: this.stop }]).entries()) {
      const value = this.valued(at)
      const why = value === undefined ? null : await this.judge.why(value)
      if (drawn !== this.drawn) return undefined
      if (!why) {
        this.taken = i
        this.ended = this.stopped = null
        return null
      }
      if (!guesses[i]?.touches.length || !last) last = why // what is said is about what was pointed at
    }
    if (!guesses.length || this.exact) return last
    return this.endNear(drawn, last)
  }

  private async endNear(drawn: string, why: Refusal | null): Promise<Refusal | null | undefined> {
    const plain = this.guesses.findLast(({ touches }) => !touches.length)
    const found = await this.judge.nearest(this.valued(plain?.at ?? null), this.base)
    if (drawn !== this.drawn) return undefined
    const end = ending(found)
    this.ended = end
    this.stopped = end ? why : null
    this.taken = 0
    return end ? null : why
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

/** Where a place, or a path, ends on the level. */
function ending(value: unknown): Point2 | null {
  if (!Array.isArray(value) || !value.length) return null
  const last: unknown = typeof value[0] === 'number' ? value : value.at(-1)
  return Array.isArray(last) ? [Number(last[0]), Number(last[1])] : null
}

function rounded(point: readonly number[]): Point2 {
  return [Math.round(point[0] ?? 0), Math.round(point[1] ?? 0)]
}
