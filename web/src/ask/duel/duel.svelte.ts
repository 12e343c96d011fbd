// A duel stays in view for a while after it has ended, with everything reported since it began. Several may lie on the table: the
// last one is being played, and those before it wait for it or led to it. Dice lie there after the roll is over, too: it has ended when
// every side knows the result.

import type { Room } from '../../room/room.svelte'
import type { Duel, Event } from '../../wire'

export class ShownDuel {
  duel = $state.raw<Duel | null>(null)
  others = $state.raw<Duel[]>([])
  over = $state(false)
  brief = $state(false) // it is over and has been read: nothing but the result is left to see
  hidden = $state(false) // put aside by the player
  since = $state(0) // the serial with which it began
  private until = $state(Infinity) // and with which it ended
  private key = '' // of the first duel: while it lasts, it is one story
  private begun = '' // the first duel, as text
  private lastIdentity = ''
  private shown = '' // all of them, as text
  private aside: string[] = [] // those that have ended, were viewed, and are still there

  constructor(private readonly room: Room) {}

  /** Take note of what the scene shows now. */
  follow(): void {
    const duels = this.lying()
    const last = duels.at(-1)
    if (!last || !duels[0]) {
      if (this.hidden) this.close() // a player who put it aside does not want it back
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
    } else if (identity(last) !== this.lastIdentity) this.hidden = false
    this.lastIdentity = identity(last)
    this.begun = begun
    this.show(duels, last)
    if (this.over && this.hidden) this.close()
  }

  /** What lies on the table and was not put aside after it had ended. */
  private lying(): Duel[] {
    const playing = this.room.past || this.room.info?.status === 'playing' // a game may end in the middle of a duel
    const all = (playing && this.room.scene?.duels) || []
    const whole = all.map((duel) => JSON.stringify(duel))
    this.aside = this.aside.filter((ended) => whole.includes(ended))
    return all.filter((_, k) => !this.aside.includes(whole[k]!))
  }

  private show(duels: Duel[], last: Duel): void {
    const ended = known(last)
    if (ended && !this.over) {
      this.until = this.serial
      this.brief = this.shown === '' // whoever comes when it is over has not come for it
    } else if (!ended) {
      this.until = Infinity
      this.brief = false
    }
    this.over = ended
    const shown = JSON.stringify(duels)
    if (shown === this.shown) return
    if (ended) this.until = this.serial
    this.shown = shown
    this.duel = last
    this.others = duels.slice(0, -1)
  }

  private get serial(): number {
    return this.room.view?.serial ?? 0
  }

  close(): void {
    const ended = [...this.others, ...(this.duel ? [this.duel] : [])].filter(known)
    this.aside = [...this.aside, ...ended.map((duel) => JSON.stringify(duel))]
    this.duel = null
    this.others = []
    this.over = this.brief = this.hidden = false
    this.key = this.begun = this.lastIdentity = this.shown = ''
  }

  /** What was reported about it, the latest last. */
  events = $derived.by((): Event[] =>
    this.room.steps
      .filter((step) => step.serial >= this.since && step.serial <= this.until)
      .flatMap((step) => step.events ?? []),
  )
}

/** Does every side know the result, and can nobody change it any longer? */
export const known = (duel: Duel): boolean =>
  duel.sides.length > 0 && duel.sides.every((side) => side.result) && (!duel.stage || duel.stage === DONE)

const DONE = 'done'

/** Who plays: an exchange, the answer to it and what follows are one story. */
function fighters(duel: Duel): string {
  return JSON.stringify(duel.sides.map((side) => [side.seat, side.piece]))
}

function identity(duel: Duel): string {
  return JSON.stringify([duel.name, duel.about, duel.against, fighters(duel)])
}

/** An amount that is added, with its sign. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`)
