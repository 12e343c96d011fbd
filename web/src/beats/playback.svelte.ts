// Shows beats one after the other. What is still to come is known to nobody but the queue. A decision never waits for it: whoever answers,
// or skips, sees the table at once as it is now.

import { latest, opens, type Beat } from './beats'
import { HURRY, PAUSES, type Pace } from './pace'

const MOST = 120 // beats that may wait; if there are more, only the latest activation is still shown

/** Where beats are shown. */
export interface Stage {
  play(beat: Beat): number // begins, and says how many ms it takes
  settle(beat: Beat): void // as it is once it has been shown
  point(beat: Beat | null): void // the beat to look at; null: none
  rewind(beats: readonly Beat[]): void // these will be played once more: as it was before them
}

/** What the reader wants. */
export interface Wishes {
  pace: Pace
  moves: boolean
}

export class Playback {
  past = $state.raw<Beat[]>([]) // of what is shown now: the beats that were
  now = $state.raw<Beat | null>(null)
  paused = $state(false)
  hurried = $state(false)
  again = $state(false) // what is shown has been shown before
  private waiting = $state.raw<Beat[]>([])
  private seat: number | null = null // of who looks
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly stage: Stage,
    private readonly wishes: () => Wishes,
    private readonly heard: (beat: Beat, ms: number) => void = () => undefined,
  ) {}

  /** Is something shown, or still to be shown? */
  busy = $derived.by(() => this.now !== null || this.waiting.length > 0)

  /** Is something that others did still to be shown for the first time? */
  behind = $derived.by(() => !this.again && this.rest.some((beat) => !this.own(beat)))

  /** What has been shown since the last activation began, the latest last. */
  shown = $derived.by((): Beat[] => (this.now ? [...this.past, this.now] : this.past))

  /** For another pair of eyes: nothing is shown but how the last activation went. */
  begin(seat: number | null, beats: readonly Beat[]): void {
    this.end()
    this.seat = seat
    this.past = latest(beats)
  }

  /** A moment that was: these beats had been shown, and this one stands before the eyes. Nothing is to come. */
  lookBack(past: readonly Beat[], now: Beat | null): void {
    this.end()
    this.past = now && opens(now) ? [] : latest(past)
    this.now = now
    this.again = true
    this.stage.point(now)
  }

  /** More has happened. */
  push(beats: readonly Beat[]): void {
    if (!beats.length) return
    if (this.again) this.catchUp()
    const idle = !this.busy
    this.waiting = [...this.waiting, ...beats]
    const { pace, moves } = this.wishes()
    if (pace === 'once' || !moves) this.atOnce(beats)
    else if (this.waiting.length > MOST) this.leap()
    else if (idle) this.next()
  }

  // -- the buttons

  pause(): void {
    if (!this.busy) return
    this.paused = true
    this.stop()
  }

  play(): void {
    this.paused = this.hurried = false
    this.next()
  }

  toggle(): void {
    if (this.paused) this.play()
    else this.pause()
  }

  /** One beat on, and stop there. */
  step(): void {
    this.paused = true
    this.next()
  }

  faster(): void {
    this.paused = false
    this.hurried = true
    this.next()
  }

  /** The last activation once more. */
  replay(): void {
    this.catchUp()
    const beats = this.past
    this.waiting = beats
    this.past = []
    this.again = true
    this.stage.rewind(beats)
    this.next()
  }

  /** Show everything at once as it is now. */
  catchUp(): void {
    const { rest } = this
    this.now = null
    for (const beat of rest) this.done(beat)
    this.end()
  }

  // -- the queue

  private get rest(): Beat[] {
    return this.now ? [this.now, ...this.waiting] : this.waiting
  }

  private own = (beat: Beat): boolean => this.seat !== null && beat.seat === this.seat

  private next(): void {
    this.stop()
    if (this.now) this.done(this.now)
    const [beat, ...rest] = this.waiting
    if (!beat) return this.end()
    this.waiting = rest
    if (opens(beat)) this.past = []
    this.now = beat
    this.stage.point(beat)
    const ms = this.stage.play(beat)
    this.heard(beat, ms)
    if (!this.paused) this.timer = setTimeout(() => this.next(), ms + this.pauseAfter(beat))
  }

  private done(beat: Beat): void {
    this.now = null
    this.stage.settle(beat)
    this.past = opens(beat) ? [beat] : [...this.past, beat]
  }

  private pauseAfter(beat: Beat): number {
    const { pace, moves } = this.wishes()
    if (this.again) return PAUSES[pace === 'once' || !moves ? 'quick' : pace]
    if (this.hurried) return HURRY
    return this.own(beat) ? 0 : PAUSES[pace]
  }

  /** All of it at once, and one sound for it. */
  private atOnce(beats: readonly Beat[]): void {
    this.catchUp()
    const loudest = beats.findLast(({ kind }) => kind !== 'effect') ?? beats.at(-1)
    if (loudest) this.heard(loudest, 0)
  }

  /** Too much waits: go on with what happened last. */
  private leap(): void {
    const begun = this.waiting.findLastIndex(opens)
    const from = begun > 0 ? begun : this.waiting.length - MOST / 2
    const [skipped, kept] = [this.waiting.slice(0, from), this.waiting.slice(from)]
    if (this.now) this.done(this.now)
    for (const beat of skipped) this.done(beat)
    this.waiting = kept
    if (!this.paused) this.next()
  }

  private end(): void {
    this.stop()
    this.stage.point(null)
    this.waiting = []
    this.now = null
    this.paused = this.hurried = this.again = false
  }

  private stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }
}
