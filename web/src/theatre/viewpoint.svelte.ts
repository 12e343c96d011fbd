// From where this screen looks at the table: round it, from a seat at it, or through the eyes of a model; and the way there.

import { untrack } from 'svelte'
import { moved, nearer, orbit, partway, poseOf, seated, turned, type Pose, type Round, type View } from './views'
import type { Table } from './set'

const GLIDE = 380 // ms

export class Viewpoint {
  looks = $state<View>('orbit')
  shape = $state(1) // of the screen: width to height
  private round = $state.raw<Round | null>(null) // null: the whole table
  private before: Pose | null = null // not state: where the camera was
  private glides = false
  private seatSide: number | null = null

  constructor(
    private readonly table: () => Table,
    private readonly sideNow: () => number, // the side of the table from which this seat plays
    private readonly throughEyes: () => Pose | null,
  ) {}

  pose = $derived.by((): Pose | null => {
    if (this.looks === 'table') return seated(this.table(), this.side, this.shape)
    if (this.looks === 'orbit') return poseOf(this.round ?? this.everything())
    return this.throughEyes()
  })

  /** It stays the same, wherever the models go. */
  private get side(): number {
    return (this.seatSide ??= untrack(this.sideNow))
  }

  private everything(): Round {
    return orbit(this.table(), this.side, this.shape)
  }

  show(wanted: View): void {
    this.glides = true
    this.looks = wanted
  }

  whole(): void {
    this.round = null
    this.show('orbit')
  }

  turn(dx: number, dy: number): boolean {
    return this.go((round) => turned(round, dx, dy))
  }

  move(dx: number, dy: number): boolean {
    return this.go((round) => moved(round, dx, dy, this.table()))
  }

  zoom(share: number): boolean {
    return this.go((round) => nearer(round, share, this.table()))
  }

  /** Only where one looks round the table is one free to go. */
  private go(step: (round: Round) => Round): boolean {
    if (this.looks !== 'orbit') return false
    this.round = step(this.round ?? this.everything())
    return true
  }

  /** The camera goes there, at once or in a glide; gives what stops it. */
  glideTo(to: Pose, moves: boolean, look: (now: Pose) => void): (() => void) | void {
    const from = this.before
    if (!this.glides || !from || !moves) {
      this.before = to
      look(to)
      return
    }
    this.glides = false
    const start = performance.now()
    let next = 0
    const step = (now: number) => {
      const share = Math.min(1, (now - start) / GLIDE)
      this.before = partway(from, to, share)
      look(this.before)
      if (share < 1) next = requestAnimationFrame(step)
    }
    next = requestAnimationFrame(step)
    return () => cancelAnimationFrame(next)
  }
}
