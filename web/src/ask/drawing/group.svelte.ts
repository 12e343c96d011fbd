// Several pieces that are put on the board one after the other: together around a point, or each as soon as the one before it stands.

import { distance, inRing } from '../../board/geometry'
import type { How } from '../../board/pointing/pointer'
import type { Piece, Point2, Refusal } from '../../wire'
import * as about from '../about'
import type { Question } from '../question.svelte'
import * as tree from '../tree'
import { lattice } from './lattice'
import type { Placing } from './placing.svelte'

const GAP = 60 // between two bases
const RINGS = 5 // around the middle
const TRIES = 10 // places that are asked about for each; then it is one that the rules propose
const STEP = 500 // of an arrow key
const PATIENCE = 10_000 // ms for the next question to come

export class Group {
  on = $state(false) // the next click on the board is the middle of all
  middle = $state.raw<Point2 | null>(null)
  busy = $state(false)
  keyed = $state(false) // the middle was moved by keys: another key confirms it

  constructor(
    private readonly question: Question,
    private readonly placing: Placing,
  ) {}

  /** Those that one player places in a row: pieces that are not on the board yet, each a branch with a place behind it. */
  waiting = $derived.by((): Piece[] => {
    const { top, room } = this.question
    if (top?.kind !== 'menu' || !about.together(top)) return []
    const open = tree.branches(top).filter(([, behind]) => tree.isOpen(behind))
    const pieces = open.map(([id, behind]) => (behind?.kind === 'place' ? room.piece(id) : undefined))
    return pieces.every((piece) => piece && !piece.at) ? (pieces as Piece[]) : []
  })

  /** Where they may stand at all, as far as the question says it. */
  private get rings(): Point2[][] {
    const { top } = this.question
    return Object.values((top && about.rings(top)) ?? {})
  }

  private places = $derived.by((): Point2[] => {
    if (!this.middle) return []
    const widest = Math.max(0, ...this.waiting.map(({ radius }) => radius))
    const { rings } = this
    const every = lattice(this.middle, 2 * widest + GAP, RINGS)
    return rings.length ? every.filter((place) => rings.some((ring) => inRing(ring, place))) : every
  })

  /** Where they would stand if nothing were in the way. */
  get plan(): Piece[] {
    return this.waiting.flatMap((piece, i): Piece[] => {
      const place = this.places[i]
      return place ? [{ ...piece, at: [...place, 0] }] : []
    })
  }

  start(): void {
    this.question.go([])
    this.on = true
    this.middle = null
  }

  stop(): void {
    this.on = this.keyed = false
    this.middle = null
  }

  /** By keyboard: the middle begins in the middle of where they may stand. */
  nudge(dx: number, dy: number): void {
    const [x, y] = this.middle ?? centre(this.rings.flat()) ?? this.placing.start
    this.keyed = true
    this.middle = [Math.round(x + dx * STEP), Math.round(y + dy * STEP)]
  }

  onPoint(p: Point2, how: How): void {
    if (this.busy) return
    if (how === 'cancel') this.stop()
    else {
      this.middle = [Math.round(p[0]), Math.round(p[1])]
      if (how === 'click' && !this.question.touch) void this.put()
    }
  }

  /** Each in turn at the nearest place that it may have. */
  async put(): Promise<void> {
    const { middle } = this
    if (!middle || this.busy) return
    this.busy = true
    const name = this.question.top?.name
    let free = this.places
    let left = this.waiting.length
    try {
      while (left > 0 && this.question.top?.name === name && this.waiting[0]) {
        const place = await this.place(this.waiting[0].id, free, middle)
        const { moment } = this.question
        if (!place || !(await this.question.send({ [this.waiting[0].id]: place })) || !(await this.asked(moment))) break
        free = free.filter((other) => other !== place)
        left -= 1
      }
    } catch {
      // the connection is slow or gone: those that stand already stay there
    } finally {
      this.busy = false
      this.stop()
      this.question.fault = left ? noRoom(left) : null
    }
  }

  /** The nearest of some places that it may have; else the nearest that the rules propose. */
  private async place(id: string, free: Point2[], middle: Point2): Promise<readonly number[] | null> {
    const { room } = this.question
    for (const place of free.slice(0, TRIES)) if (!(await room.engine.why({ [id]: place }))) return place
    const detailed = await room.engine.detail([id])
    const proposed = detailed.kind === 'place' ? (detailed.proposals ?? []) : []
    return [...proposed].sort((a, b) => distance(a, middle) - distance(b, middle))[0] ?? null
  }

  /** Wait for the next question; false if none comes. */
  private async asked(before: string): Promise<boolean> {
    const until = Date.now() + PATIENCE
    while (this.question.room.sending || this.question.moment === before) {
      if (Date.now() > until) return false
      await new Promise((done) => setTimeout(done, 20))
    }
    return true
  }
}

function centre(points: readonly Point2[]): Point2 | undefined {
  const [first, ...rest] = points
  if (!first) return undefined
  const [x, y] = rest.reduce<Point2>(([a, b], [c, d]) => [a + c, b + d], first)
  return [x / points.length, y / points.length]
}

const noRoom = (count: number): Refusal => ({ key: 'ui-group-room', args: { count } })
