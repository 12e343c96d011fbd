/** The frames of a game for one pair of eyes, as they come from the server, and what stood on the screen after each of them. */

import { turnOf } from '../board/motion/fallen'
import { beatsOf, opens, type Beat } from '../beats/beats'
import { get } from '../lib/api'
import { bare, walked } from '../panels/log/story'
import type { Grid } from '../board/grid'
import type { Event, Frame, ReelPart, Shown, Step } from '../wire'
import { patched } from './patch'

/** Through whose eyes: a seat's, a spectator's, everybody's. */
export type Eyes = number | 'watch' | 'all'

/** How much has ended or begun with a moment; a larger step stops at all that are at least as large. */
export const UNITS = ['event', 'action', 'activation', 'turn'] as const
export type Unit = (typeof UNITS)[number]

/** A moment to stop at: a line of the log, or a decision that nothing was said of. */
export interface Moment {
  key: string // of its line in the log
  frame: number
  line: number // of the frame, -1 where it has none
  event: Event | null
  beat: Beat | null
  size: number // the largest of the units that stop here
  turn: number
}

const EVENT = 0
const ACTION = 1
const ACTIVATION = 2
export const TURN = 3

export class Reel {
  readonly frames: Frame[] = []
  readonly moments: Moment[] = []
  last = 0 // the last serial of the log, as far as is known
  more = true // there are frames that are not here yet
  private readonly states: Shown[] = []
  private readonly beats: Beat[][] = []
  private turn = 0
  private coming: Promise<ReelPart> | null = null // the next part, asked for already

  constructor(
    readonly room: string,
    readonly eyes: Eyes,
    private readonly token: string | undefined,
    private readonly gridOf: (shown: Shown) => Grid | null,
  ) {}

  /** Fetch the next part; the one after it is made meanwhile. Returns whether anything has come. */
  async fetch(): Promise<boolean> {
    const { coming } = this
    this.coming = null
    const part = await (coming ?? this.ask(this.frames.at(-1)?.serial ?? -1))
    const last = part.frames.at(-1)
    if (part.more && last) {
      this.coming = this.ask(last.serial)
      this.coming.catch(() => undefined) // it is told to whoever waits for it
    }
    this.take(part)
    return part.frames.length > 0
  }

  private ask(since: number): Promise<ReelPart> {
    const query = new URLSearchParams({ since: String(since) })
    if (this.eyes === 'all') query.set('all', 'true')
    else if (this.eyes !== 'watch') query.set('seat', String(this.eyes))
    return get<ReelPart>(`api/rooms/${this.room}/replay?${query}`, this.token)
  }

  take(part: ReelPart): void {
    this.last = part.last
    this.more = part.more
    for (const frame of part.frames) {
      this.frames.push(frame)
      this.list(frame, this.frames.length - 1)
    }
  }

  /** What stood on the screen after a frame. */
  shown(frame: number): Shown {
    for (let made = this.states.length; made <= frame; made++) {
      this.states.push(patched(this.states[made - 1] ?? {}, this.frames[made]?.patch ?? null) as Shown)
    }
    return this.states[frame]!
  }

  /** The beats of a frame. */
  beatsOf(frame: number): Beat[] {
    const known = this.beats[frame]
    if (known) return known
    const { step } = this.frames[frame]!
    const [now, before] = [this.shown(frame), frame > 0 ? this.shown(frame - 1) : null]
    const ids = new Set([...(now.scene.pieces ?? []), ...(before?.scene.pieces ?? [])].map(({ id }) => id))
    const grid = this.gridOf(now)
    return (this.beats[frame] = beatsOf([step], { kinds: now.scenery.beats ?? {}, isPiece: (id) => ids.has(id), grid }))
  }

  /** The beats of everything before a frame that stands, the latest last. */
  beatsBefore(frame: number): Beat[] {
    const beats: Beat[] = []
    const gone = this.goneBefore(frame)
    for (let made = 0; made < frame; made++) if (!gone.has(made)) beats.push(...this.beatsOf(made))
    return beats
  }

  /** The frames that have been taken back before this one. */
  private goneBefore(frame: number): Set<number> {
    const gone = new Set<number>()
    for (let at = 0; at < frame; at++) {
      const { step } = this.frames[at]!
      if (step.kind !== 'undo' || step.to == null) continue
      for (let back = at - 1; back >= 0 && this.frames[back]!.serial > step.to; back--) gone.add(back)
    }
    return gone
  }

  /** The steps up to a moment, the last one as far as it has been shown. */
  steps({ frame, line }: Moment): Step[] {
    const steps = this.frames.slice(0, frame + 1).map(({ step }) => step)
    const last = steps.at(-1)!
    const events = last.events ?? []
    if (line < 0 || bare(last)) return steps
    const lines = walked(events).length
    if (line < lines - 1) steps[frame] = { ...last, events: upTo(events, line) }
    return steps
  }

  /** The moment of a key of the log; of a serial its last one; the nearest before it where there is none. */
  find(key: string): number {
    const exact = this.moments.findIndex((moment) => moment.key === key)
    if (exact >= 0) return exact
    const serial = Number(key.split('.')[0])
    return Math.max(
      0,
      this.moments.findLastIndex(({ frame }) => this.frames[frame]!.serial <= serial),
    )
  }

  /** Is there a moment of this key, or of this entry? */
  has(key: string): boolean {
    return this.moments.some((moment) => moment.key === key || String(this.frames[moment.frame]!.serial) === key)
  }

  /** From a moment one unit on (1) or back (-1): the next one of that size, or the last or first of all; null: it is not here yet. */
  beyond(from: number, unit: Unit, way: 1 | -1): number | null {
    const size = UNITS.indexOf(unit)
    for (let at = from + way; at >= 0 && at < this.moments.length; at += way) {
      if (this.moments[at]!.size >= size) return at
    }
    if (way < 0) return 0
    return this.more ? null : this.moments.length - 1
  }

  /** Where the turn or activation began in which a moment lies. */
  begun(at: number): number {
    const found = this.moments.slice(0, at + 1).findLastIndex(({ size }) => size >= ACTIVATION)
    return Math.max(0, found)
  }

  private list(frame: Frame, number: number): void {
    const { step } = frame
    const lines: (Event | null)[] = bare(step) ? [null] : walked(step.events ?? [])
    if (!lines.length && number > 0 && !('scene' in ((frame.patch ?? {}) as Shown))) return // nothing could be seen of it
    const beats = new Map(this.beatsOf(number).map((beat) => [beat.key, beat]))
    const listed = lines.length ? lines : [null]
    listed.forEach((event, line) => {
      const key = lines.length && !bare(step) ? `${step.serial}.${line}` : String(step.serial)
      const beat = beats.get(key) ?? null
      const turn = beat ? turnOf([beat]) : undefined
      const begins = turn !== undefined && turn !== this.turn
      this.turn = turn ?? this.turn
      const ended = frame.settled && line === listed.length - 1
      const size = begins ? TURN : beat && opens(beat) ? ACTIVATION : ended ? ACTION : EVENT
      this.moments.push({ key, frame: number, line: lines.length ? line : -1, event, beat, size, turn: this.turn })
    })
  }
}

/** The events of the first lines: those of one walk are one line. */
function upTo(events: readonly Event[], line: number): Event[] {
  const kept: Event[] = []
  for (const event of events) {
    if (walked([...kept, event]).length > line + 1) break
    kept.push(event)
  }
  return kept
}
