// A duel stays before the eyes for a while after it has ended, with all that was told since it began. Several may lie on the table: the
// last one is being played, and those before it wait for it.

import type { Table } from '../lib/table.svelte'
import type { Duel, Event } from '../wire'

export class Bout {
  duel = $state.raw<Duel | null>(null)
  others = $state.raw<Duel[]>([])
  over = $state(false)
  hidden = $state(false) // put aside by the player
  since = $state(0) // the serial with which it began
  private until = $state(Infinity) // and with which it ended
  private key = '' // of the first one: while it lasts, it is one story
  private last = ''

  constructor(private readonly table: Table) {}

  /** Take note of what the scene shows now. */
  follow(): void {
    const playing = this.table.info?.status === 'playing' // a game may end in the middle of a duel
    const duels = (playing && this.table.scene?.duels) || []
    const found = duels.at(-1)
    if (!found || !duels[0]) {
      if (this.hidden) this.close() // who put it aside does not want it back
      if (this.duel && !this.over) this.until = this.table.view?.serial ?? Infinity
      this.over = this.duel !== null
      return
    }
    const key = fighters(duels[0])
    if (key !== this.key || this.over) {
      this.key = key
      this.hidden = false
      this.since = this.table.view?.serial ?? 0
    } else if (identity(found) !== this.last) this.hidden = false
    this.last = identity(found)
    this.over = false
    this.until = Infinity
    this.duel = found
    this.others = duels.slice(0, -1)
  }

  close(): void {
    this.duel = null
    this.others = []
    this.over = false
    this.hidden = false
    this.key = this.last = ''
  }

  /** What was told of it, the latest last. */
  events = $derived.by((): Event[] =>
    this.table.steps
      .filter((step) => step.serial >= this.since && step.serial <= this.until)
      .flatMap((step) => step.events ?? []),
  )
}

/** Who plays: an exchange, its Parry and what follows are one story. */
function fighters(duel: Duel): string {
  return JSON.stringify(duel.sides.map((side) => [side.seat, side.piece]))
}

function identity(duel: Duel): string {
  return JSON.stringify([duel.name, duel.about, duel.against, fighters(duel)])
}
