// Pieces as they are drawn while what happened to them has not been shown yet.

import { SvelteMap } from 'svelte/reactivity'
import type { Beat } from '../../beats/beats'
import type { Piece } from '../../wire'

type Pieces = ReadonlyMap<string, Piece>

/** What will have become of some pieces once a beat has been shown. */
interface Outcome {
  pieces: Pieces // all of them, after everything that came with this beat
  last: string[] // the pieces to which nothing else happens in it
}

export class Held {
  readonly pieces = new SvelteMap<string, Piece | null>() // null: it is not there yet
  private outcomes = new Map<string, Outcome>() // by the key of the beat
  private left = new Map<string, number>() // how many outcomes a piece still waits for

  /** These pieces have changed by these beats, and it will be shown beat by beat. */
  hold(before: Pieces, now: Pieces, beats: readonly Beat[]): void {
    for (const beat of beats) this.outcomes.set(beat.key, { pieces: now, last: [] })
    for (const id of new Set([...before.keys(), ...now.keys()])) {
      if (alike(before.get(id), now.get(id)) && !beats.some((beat) => goes(beat, id))) continue
      const beat = beats.findLast((told) => names(told, id)) ?? beats.at(-1)
      if (!beat) continue
      this.outcomes.get(beat.key)?.last.push(id)
      this.left.set(id, (this.left.get(id) ?? 0) + 1)
      if (!this.pieces.has(id)) this.pieces.set(id, before.get(id) ?? null)
    }
  }

  /** Has something been kept back for this beat? */
  holds = ({ key }: Beat): boolean => this.outcomes.has(key)

  /** What becomes of a piece by the time that this beat has been shown with all that came with it. */
  after(beat: Beat, id: string): Piece | undefined {
    return this.outcomes.get(beat.key)?.pieces.get(id)
  }

  /** Draw a piece that is held in another way. */
  change(id: string, change: Partial<Piece>): void {
    const piece = this.pieces.get(id)
    if (piece) this.pieces.set(id, { ...piece, ...change })
  }

  /** A beat has been shown. */
  reveal({ key }: Beat): void {
    const outcome = this.outcomes.get(key)
    this.outcomes.delete(key)
    for (const id of outcome?.last ?? []) {
      const left = (this.left.get(id) ?? 1) - 1
      this.left.set(id, left)
      if (left <= 0) this.pieces.delete(id)
      else this.pieces.set(id, outcome?.pieces.get(id) ?? null)
    }
  }

  clear(): void {
    this.pieces.clear()
    this.outcomes.clear()
    this.left.clear()
  }
}

const names = ({ who, targets }: Beat, id: string): boolean => who === id || targets.includes(id)
const goes = ({ kind, who }: Beat, id: string): boolean => kind === 'move' && who === id
const alike = (one: Piece | undefined, other: Piece | undefined) => JSON.stringify(one) === JSON.stringify(other)
