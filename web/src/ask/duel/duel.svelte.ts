// A duel stays before the eyes for a while after it has ended, with all that was told since it began. Several may lie on the table: the
// last one is being played, and those before it wait for it or led to it. Dice lie there after the roll is over, too: it has ended when
// every side knows what came of it.

import type { Table } from '../../lib/table.svelte'
import type { Duel, Event } from '../../wire'

export class Bout {
  duel = $state.raw<Duel | null>(null)
  others = $state.raw<Duel[]>([])
  over = $state(false)
  hidden = $state(false) // put aside by the player
  since = $state(0) // the serial with which it began
  private until = $state(Infinity) // and with which it ended
  private key = '' // of the first one: while it lasts, it is one story
  private begun = '' // the first one, whole
  private last = ''
  private shown = '' // all of them, whole
  private aside: string[] = [] // those that have ended, were looked at, and lie there still

  constructor(private readonly table: Table) {}

  /** Take note of what the scene shows now. */
  follow(): void {
    const duels = this.lying()
    const found = duels.at(-1)
    if (!found || !duels[0]) {
      if (this.hidden) this.close() // who put it aside does not want it back
      if (this.duel && !this.over) this.until = this.serial
      this.over = this.duel !== null
      this.begun = ''
      return
    }
    const [key, begun] = [fighters(duels[0]), JSON.stringify(duels[0])]
    if (key !== this.key || (this.over && begun !== this.begun)) {
      this.key = key
      this.hidden = false
      this.since = this.serial
    } else if (identity(found) !== this.last) this.hidden = false
    this.last = identity(found)
    this.begun = begun
    this.show(duels, found)
    if (this.over && this.hidden) this.close()
  }

  /** What lies on the table and was not put aside after it had ended. */
  private lying(): Duel[] {
    const playing = this.table.info?.status === 'playing' // a game may end in the middle of a duel
    const all = (playing && this.table.scene?.duels) || []
    const whole = all.map((duel) => JSON.stringify(duel))
    this.aside = this.aside.filter((one) => whole.includes(one))
    return all.filter((_, k) => !this.aside.includes(whole[k]!))
  }

  private show(duels: Duel[], found: Duel): void {
    const ended = known(found)
    if (ended && !this.over) this.until = this.serial
    else if (!ended) this.until = Infinity
    this.over = ended
    const shown = JSON.stringify(duels)
    if (shown === this.shown) return
    if (ended) this.until = this.serial
    this.shown = shown
    this.duel = found
    this.others = duels.slice(0, -1)
  }

  private get serial(): number {
    return this.table.view?.serial ?? 0
  }

  close(): void {
    const ended = [...this.others, ...(this.duel ? [this.duel] : [])].filter(known)
    this.aside = [...this.aside, ...ended.map((duel) => JSON.stringify(duel))]
    this.duel = null
    this.others = []
    this.over = false
    this.hidden = false
    this.key = this.begun = this.last = this.shown = ''
  }

  /** What was told of it, the latest last. */
  events = $derived.by((): Event[] =>
    this.table.steps
      .filter((step) => step.serial >= this.since && step.serial <= this.until)
      .flatMap((step) => step.events ?? []),
  )
}

/** Does every side know what came of it, and can nobody change that any more? */
export const known = (duel: Duel): boolean =>
  duel.sides.length > 0 && duel.sides.every((side) => side.result) && (!duel.stage || duel.stage === DONE)

const DONE = 'done'

/** Who plays: an exchange, its Parry and what follows are one story. */
function fighters(duel: Duel): string {
  return JSON.stringify(duel.sides.map((side) => [side.seat, side.piece]))
}

function identity(duel: Duel): string {
  return JSON.stringify([duel.name, duel.about, duel.against, fighters(duel)])
}
