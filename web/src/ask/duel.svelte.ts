// A duel stays before the eyes for a while after it has ended, with all that was told since it began.

import type { Table } from '../lib/table.svelte'
import type { Duel, Event } from '../wire'

export class Bout {
  duel = $state.raw<Duel | null>(null)
  over = $state(false)
  hidden = $state(false) // put aside by the player
  since = $state(0) // the serial with which it began
  private until = $state(Infinity) // and with which it ended
  private key = ''

  constructor(private readonly table: Table) {}

  /** Take note of what the scene shows now. */
  follow(): void {
    const found = this.table.scene?.duels?.[0] ?? null
    if (!found) {
      if (this.hidden) this.close() // who put it aside does not want it back
      if (this.duel && !this.over) this.until = this.table.view?.serial ?? Infinity
      this.over = this.duel !== null
      return
    }
    const key = identity(found)
    if (key !== this.key || this.over) {
      this.key = key
      this.hidden = false
      this.since = this.table.view?.serial ?? 0
    }
    this.over = false
    this.until = Infinity
    this.duel = found
  }

  close(): void {
    this.duel = null
    this.over = false
    this.hidden = false
    this.key = ''
  }

  /** What was told of it, the latest last. */
  events = $derived.by((): Event[] =>
    this.table.steps
      .filter((step) => step.serial >= this.since && step.serial <= this.until)
      .flatMap((step) => step.events ?? []),
  )
}

function identity(duel: Duel): string {
  return JSON.stringify([duel.name, duel.about, duel.sides.map((side) => [side.seat, side.piece])])
}
