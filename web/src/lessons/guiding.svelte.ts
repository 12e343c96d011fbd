// What the guide of a lesson says on this screen: sentence after sentence, the hints that were asked for, and the ways back.

import { SvelteMap } from 'svelte/reactivity'
import type { Room } from '../room/room.svelte'
import type { CueSaid, Guide, Hint, Refusal, Step } from '../wire'

const TOLD = ['bot', 'auto'] // modes in which others act: their sentences wait until they have been read
const ANSWER = 3 // the strength of the hint that is the answer itself

export class Guiding {
  private told = $state.raw<Guide[]>([]) // what is to be read, the first of it on the card
  private hints = $state.raw<{ of: string; asked: Hint[] }>({ of: '', asked: [] })
  private readonly said = new SvelteMap<number, string>() // the sentence of each cue that was heard here
  private heard: number | null = null // the last step of the log that was taken note of
  private asking = false // a hint is on its way
  fault = $state.raw<Refusal | null>(null)

  constructor(readonly room: Room) {}

  /** Take note of what the guide says now, and has said of what others did since. */
  follow(guide: Guide | null | undefined, steps: readonly Step[]): void {
    if (!guide) return
    const fresh = steps.filter(({ serial }) => serial > (this.heard ?? lastOwn(steps, this.seat)))
    const undone = fresh.findLastIndex(({ kind }) => kind === 'undo')
    const others = fresh.slice(undone + 1).flatMap(({ cue }) => (cue ? [spoken(cue, guide)] : []))
    this.heard = Math.max(this.heard ?? 0, steps.at(-1)?.serial ?? 0)
    this.fault = null
    const gone = undone >= 0 || guide.lesson !== this.told.at(-1)?.lesson
    const waiting = gone ? [] : this.told.filter(({ mode, silent }) => TOLD.includes(mode) && !silent)
    const sentences = [...waiting, ...others.filter(({ cue }) => waiting.every((old) => old.cue !== cue))]
    for (const { cue, say = '' } of others) this.said.set(cue, say)
    if (guide.say && !guide.silent) {
      this.said.set(guide.cue, guide.say)
      this.told = [...sentences.filter(({ cue }) => cue !== guide.cue), guide]
    } else {
      const unread = sentences.at(-1) // it stands for what happens now, and is still to be read
      const say = guide.say || ((unread ?? this.told.at(-1))?.say ?? '')
      this.told = [...sentences.slice(0, -1), { ...guide, say, silent: !unread }]
    }
  }

  /** Somebody answers: whatever was to be read has been. */
  answered(): void {
    this.told = this.told.slice(-1)
  }

  /** The sentence on the card. */
  guide = $derived.by((): Guide | null => this.told[0] ?? null)
  /** Is there another sentence to be read? */
  more = $derived.by((): boolean => this.told.length > 1)

  next(): boolean {
    if (!this.more) return false
    this.told = this.told.slice(1)
    return true
  }

  /** What was said at an earlier cue; '' if this screen was not there. */
  sentence(cue: number): string {
    return this.said.get(cue) ?? ''
  }

  // -- hints

  private moment = $derived.by((): number => this.room.view?.moment ?? -1)
  private open = $derived.by((): string => `${this.moment} ${this.guide?.cue ?? 0}`) // what the hints are for
  asked = $derived.by((): Hint[] => (this.hints.of === this.open ? this.hints.asked : []))
  /** The strength of the next hint; 0 if there is none. */
  stronger = $derived.by((): number => {
    const last = this.asked.at(-1)?.strength ?? 0
    return this.more ? 0 : (this.guide?.hints?.find((strength) => strength > last) ?? 0)
  })

  async hint(): Promise<void> {
    const { moment, open, stronger, room } = this
    if (!stronger || this.asking) return
    this.asking = true // a key that is pressed twice asks once
    await this.tried(async () => {
      const hint = await room.engine.data<Hint>({ t: 'hint', seat: this.seat, moment, strength: stronger })
      if (open === this.open) this.hints = { of: open, asked: [...this.asked, hint] }
    })
    this.asking = false
  }

  /** What is lit, with what the hints light. */
  lit = $derived.by(() => [...(this.guide?.lit ?? []), ...this.asked.flatMap(({ lit }) => lit ?? [])])
  answers = $derived.by(() => {
    const told = this.asked.flatMap(({ answers }) => answers ?? [])
    return told.length ? told : this.more ? [] : (this.guide?.answers ?? [])
  })
  /** The answer that the table gives, once it has been told. */
  solution = $derived.by((): unknown => this.asked.find(({ strength }) => strength === ANSWER)?.answers?.[0])

  // -- the ways back, and on

  back(serial: number): Promise<void> {
    return this.tried(() => this.room.engine.data({ t: 'back-to', seat: this.seat, serial }))
  }

  skip(): Promise<void> {
    return this.tried(() => this.room.engine.data({ t: 'skip-guide', seat: this.seat }))
  }

  private get seat(): number {
    return this.room.seat ?? -1
  }

  private async tried(act: () => Promise<unknown>): Promise<void> {
    this.fault = null
    try {
      await act()
    } catch (problem) {
      this.fault = (problem as { why?: Refusal }).why ?? { key: 'ui-not-sent' }
    }
  }
}

/** The last decision of a seat: what was said before it has been read. */
const lastOwn = (steps: readonly Step[], seat: number): number =>
  steps.findLast((step) => step.kind === 'answer' && step.seat === seat && !step.auto)?.serial ?? 0

/** What the guide said of something that others did. */
const spoken = ({ cue, say, lit }: CueSaid, { lesson, of, skip }: Guide): Guide => ({
  lesson,
  cue,
  of,
  mode: 'bot',
  say,
  ...(skip && { skip }),
  ...(lit && { lit }),
})
